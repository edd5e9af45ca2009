mu 1
game city
rules 1
option players 5
option expert_projects off
option boards choose
option removed_buildings hidden
option placement sealed
option source_strength axis
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! buildings P05,W02,M10,M04,A03,A08,A04,A05,A07,W10,W05,P07,M01,A10,M06,W03,P09,M08,W01,T10,T03,W04,P10,M11,A06,P06,P01,M09,W12,P12,W09,P08,P03,T12,W08,T08,M05,T11,P11,W06,P04,A11,W07,A12,A09,M02,T05,P02,T09,M12,A01,T07,T02,A02,T06,W11,T04,M07,M03,T01
! projects #12,#9,#20,#10,#7,#3,#18,#6,#19,#14,#15,#8,#17,#16,#13,#21,#5,#11,#4,#22
! battles R1,C1,R3,C2,C3,R2
c board A
b board E
a board B
d board A
e board C
! boards a=B,b=E,c=D,d=A,e=C
b keep #7,#18 play #18
d keep #17,#21 play #17
e keep #5,#22 play #22
a keep #9,#10 play #9
c keep #14,#19 play #19
c keep #3,#14 play #3
d keep #15,#21 play #15
a keep #4,#11 play #11
b keep #12,#20 play #12
e keep #5,#16 play #16
d keep #6,#21 play #21
a keep #4,#13 play #13
e keep #5,#8 play #8
b keep #10,#20 play #20
c keep #7,#14 play #14
e keep M08,W01 play W01
b keep A04,A08 play A04
d keep M01,A10 play M01
c keep P07,A07 play P07
a keep M04,M10 play M10
d space 8
a space 6
c space 5
b space 1
e space 8
e put o #16
d keep T10,P09 play P09
e keep M08,P05 play P05
b keep W05,A08 play A08
c keep M06,W03 play W03
a keep M04,A05 play A05
e space 5
b space 6
a space 5
c space 6
d space 5
a put s #9
c put s #1
c put o #14
e keep M08,A03 play M08
d keep W02,T10 play W02
c keep M06,A10 play M06
a keep M04,W10 play W10
b keep W05,A07 play A07
b space 2
c space 7
b put s #12
a space 4
e space 6
e put s #2
e put s #22
d space 4
d put o #1
d put f #15
b keep M09,P06 play M09
a keep M11,P10 play P10
e keep M05,T11 play M05
d keep T12,P03 play P03
c keep W12,P12 play W12
c space 8
e space 1
a space 8
e put f #16
b space 9
b put f #1
d space 6
b put o #18
c keep P01,P12 play P12
e keep T08,T11 play T08
a keep M11,W06 play W06
d keep W09,P08 play P08
b keep T03,P06 play T03
d space 2
e space 3
e put f #8
b space 8
e put f #22
b put o #2
a space 2
d put f #15
c space 2
c put o #2
e put f #1
a put o #13
a put f #1
e keep T11,T12 play T12
b keep P06,P11 play P06
c keep W04,P01 play W04
d keep W09,A06 play W09
a keep M11,W08 play W08
e space 7
d space 7
a space 9
d put s #21
d put f #1
a put o #1
b space 5
a put s #1
b end
c space 9
e put f #22
e put s #1
a use #1 C1
a keep W07,A11 play W07
e keep T01,T04 play T01
c keep M12,T09 play M12
d keep T06,A02 play T06
b keep M02,A09 play A09
a space 7
d space 1
e space 9
a put s #2
e put o #1
a put o #2
d put o #17
a put s #13
e end
c space 3
b space 3
b put o #12
e use #1 R3
d keep M03,A02 play A02
b keep M02,A01 play A01
c keep W11,T02 play T02
e keep T04,A12 play T04
a keep T05,P02 play P02
e space 2
e put o #2
d space 3
c space 1
d put f #15
c put o #19
a space 1
e put f #8
c put f #19
b space 7
b end
e choose 8
c put s #14
c use #19
e put o #22
e use #16 s
c put f #1
c put o #1
e put o #22
e keep A11,A12 play A12
b keep M02,T09 play T09
d keep M03,P04 play M03
a keep T05,T07 play T07
c keep M07,W11 play M07
c space 4
c put o #14
d space 9
b space 4
b put s #20
a space 3
a put f #11
a put s #13
d put s #1
a end
b put o #12
d put o #15
e space 4
e extra f #22
d end
d pass
d use #1 C1
c use #1 C3
---
= a 37 b 31 c 25 d 34 e 32
