mu 1
game city
rules 1
option players 5
option expert_projects on
option boards random
option removed_buildings hidden
option placement open
option source_strength touch
option extra_before_cost on
option doomed_trade_token on
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! buildings P05,T05,W05,M07,M05,A07,M03,P09,P07,A09,A12,A02,A10,M10,A08,W06,P02,T10,W09,T02,A11,M01,P06,W02,P11,P12,A04,W04,M12,P04,W08,A06,T11,W03,T12,P01,M04,T03,M11,T08,W10,M06,T09,T04,W01,T01,T06,W12,A01,P08,A05,W11,M08,T07,M09,W07,A03,P10,P03,M02
! projects #15,#9,#6,#5,#18,#31,#30,#27,#22,#4,#25,#16,#13,#19,#26,#14,#17,#10,#3,#24,#21,#23,#12,#28,#7,#11,#8,#29,#20,#32
! battles R1,C3,C2,R3,C1,R2
! boards a=C,b=E,c=D,d=B,e=A
d keep #14,#19 play #14
e keep #10,#17 play #10
b keep #18,#27 play #18
a keep #5,#9 play #5
c keep #22,#25 play #22
a keep #9,#24 play #9
e keep #17,#26 play #17
c keep #25,#30 play #25
b keep #6,#27 play #6
d keep #4,#16 play #16
d keep #4,#31 play #4
a keep #13,#24 play #13
e keep #19,#26 play #26
b keep #3,#27 play #27
c keep #15,#30 play #15
a keep T05,P05 play T05
d keep M10,W06 play M10
b keep M03,P09 play P09
e keep T02,T10 play T10
c keep A09,A12 play A09
b space 7
a space 8
c space 6
c put o #1
a put s #2
d space 7
e space 9
d put o #2
d put s #2
d put f #16
e put o #26
a keep M05,A07 play A07
e keep M07,W05 play M07
d keep W06,P02 play P02
b keep M03,P07 play M03
c keep A08,A10 play A08
d space 9
a space 5
c space 3
b space 1
c put f #22
b put o #27
e space 4
e put o #2
c put o #15
a put f #1
b keep P07,A12 play A12
d keep W06,T02 play T02
c keep W09,A10 play A10
e keep W05,P05 play P05
a keep M05,A02 play A02
c space 1
e space 1
e put f #10
d space 1
d put f #4
a space 1
a put f #5
b space 9
b put f #1
c put o #2
b keep P12,A04 play P12
d keep T12,P01 play P01
e keep M11,T03 play T03
c keep W08,P04 play P04
a keep W02,P06 play W02
e space 8
b space 3
e put o #17
c space 5
d space 4
c put o #22
e put s #1
a space 9
a keep M04,P06 play P06
d keep T12,A06 play A06
e keep M11,T11 play M11
b keep M01,A04 play M01
c keep W04,W08 play W08
a space 2
a put o #1
c space 9
a put s #5
d space 5
e space 3
c extra s #22
b space 6
b put s #27
c keep W04,A11 play A11
d keep T12,P11 play T12
b keep T08,A04 play A04
e keep M12,T11 play M12
a keep M04,W03 play W03
d space 2
e space 7
e put f #26
d put o #14
c space 8
c extra s #22
d put s #1
b space 2
b put s #2
b put o #6
a space 3
c put f #1
a put o #13
e keep P03,P10 play P03
a keep M06,T04 play M06
d keep M08,W07 play W07
c keep W11,A01 play A01
b keep W01,W12 play W12
b space 5
c space 7
d space 3
c put o #22
e space 5
a space 7
b keep P08,A05 play A05
a keep T04,T06 play T04
d keep M02,A03 play M02
e keep W10,P10 play P10
c keep M09,W11 play W11
a space 6
e space 2
e put s #2
b space 8
c space 2
e put o #10
e put f #1
b put o #6
d space 6
a put o #2
a put s #9
e keep W10,T01 play W10
a keep W01,T06 play T06
b keep T07,P08 play T07
c keep M08,M09 play M08
d keep T09,A03 play T09
d space 8
e space 6
b space 4
a space 4
e put s #17
c space 4
c put s #1
d put s #14
c put s #25
e put f #26
a put o #5
a put s #1
e put s #26
c end
a put f #9
e end
d put o #4
d colours f,o
b put f #27
d put o #14
d put f #1
b put o #18
a put s #13
b put s #18
a end
c use #1 R1
b use #18
a use #1 C1
---
= a 27 b 33 c 36 d 17 e 23
