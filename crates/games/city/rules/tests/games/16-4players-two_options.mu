mu 1
game city
rules 1
option players 4
option expert_projects on
option boards choose
option removed_buildings hidden
option placement open
option source_strength axis
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M04,M08,W07,W12,T10,T12,P06,P12,A05,A12
! buildings T03,M03,T09,T05,M05,P02,T01,P05,A11,A09,M07,W03,P08,W09,A10,A08,W04,W05,W02,A07,P01,T04,A03,M09,W01,P11,W10,T02,W06,A04,M06,A02,M02,A06,T08,P03,P10,P04,M10,W11,A01,P07,M01,M12,W08,P09,M11,T11,T06,T07
! projects #15,#25,#14,#23,#11,#7,#19,#13,#32,#26,#12,#24,#27,#21,#6,#31,#8,#17,#9,#3,#20,#10,#29,#28,#18,#30,#22,#5,#4,#16
! battles R1,R3,C3,C2,C1,R2
c board C
d board D
b board D
a board E
! boards a=E,b=D,c=C,d=A
d keep #21,#31 play #21
b keep #7,#11 play #7
c keep #12,#32 play #12
a keep #15,#23 play #15
a keep #23,#27 play #27
c keep #13,#19 play #19
d keep #26,#31 play #26
b keep #14,#25 play #14
b keep #6,#25 play #6
d keep #31,#32 play #32
a keep #23,#24 play #23
c keep #11,#13 play #13
a keep T05,T09 play T05
d keep W09,A10 play A10
b keep P02,P05 play P02
c keep M07,A09 play A09
d space 7
c space 7
b space 3
a space 6
a put s #23
a put s #27
c put s #1
d keep M03,T03 play T03
a keep M05,T09 play M05
c keep P08,A08 play A08
b keep W03,A11 play A11
b space 2
c space 4
c put o #13
b put s #1
d space 4
d put s #21
a space 9
a put f #15
d keep M03,T01 play T01
a keep T09,P05 play P05
c keep W09,P08 play W09
b keep M07,W03 play W03
a space 8
c space 6
b space 6
b put o #6
b put o #1
d space 8
d put s #2
d put o #1
b keep T04,A03 play A03
a keep W02,A07 play W02
c keep W10,T02 play W10
d keep M06,W06 play M06
d space 3
d put s #21
d put o #26
c space 8
b space 4
a space 1
d keep W01,W06 play W06
b keep W04,T04 play T04
c keep M09,T02 play M09
a keep A04,A07 play A04
a space 3
b space 9
a put o #27
a put f #15
d space 6
c space 5
b put s #2
c put s #12
c put f #1
d keep W01,P01 play P01
a keep P11,A07 play P11
c keep W05,T02 play T02
b keep W04,A02 play A02
d space 1
b space 5
c space 3
d put s #26
a space 5
c put f #19
a put f #1
c crossing R3,C3
d keep T11,P09 play T11
a keep P03,A06 play A06
b keep M10,P04 play P04
c keep M01,M12 play M01
a space 2
c space 9
d space 2
c end
a put f #27
b space 7
d put f #26
d put s #1
a keep W11,P03 play P03
d keep T08,P09 play P09
b keep M10,P07 play M10
c keep M12,W08 play W08
b space 8
b put s #7
a space 7
c space 1
c end
d space 5
d put o #26
a put s #1
c keep M02,M12 play M12
d keep T08,P10 play T08
b keep M11,P07 play P07
a keep W11,A01 play W11
a space 4
c space 2
a put f #23
d space 9
b space 1
d put s #32
b put o #2
b put o #14
b put s #7
d put f #26
b choose C1
d crossing R3,C2
---
= a 25 b 29 c 17 d 19
