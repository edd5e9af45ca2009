mu 1
game city
rules 1
option players 2
option expert_projects off
option boards identical
option removed_buildings hidden
option placement sealed
option source_strength axis
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M01,M02,M03,M04,M08,M12,W03,W04,W07,W08,W10,W12,T01,T04,T05,T08,T10,T11,P01,P02,P03,P04,P05,P08,A02,A03,A04,A06,A08,A10
! buildings A07,A01,A09,P06,T02,A12,W11,T03,P11,P09,P12,T06,W09,T12,M11,W02,A05,T09,M09,P10,T07,M06,W06,M10,W01,M07,M05,A11,W05,P07
! projects #3,#13,#9,#21,#5,#19,#10,#16,#22,#6,#11,#14,#20,#7,#8,#12,#4,#18,#15,#17
! battles C2,R2,R3,R1,C1,C3
a keep #3,#9 play #9
b keep #10,#16 play #10
a keep #5,#19 play #19
b keep #13,#21 play #21
b keep #3,#13 play #13
a keep #5,#16 play #5
b keep W11,A12 play A12
a keep P06,A01 play P06
a space 6
b space 8
a put f #9
a keep T02,A01 play A01
b keep W11,A07 play A07
a space 8
b space 3
b put s #1
a put o #1
b keep W11,T03 play T03
a keep T02,A09 play A09
a space 9
a put o #5
b space 7
b put o #10
a put s #5
b keep W02,T12 play W02
a keep P09,P12 play P09
b space 2
b put f #10
a space 7
b keep T12,P11 play T12
a keep W09,P12 play W09
b space 6
b put o #2
a space 5
a keep T06,P12 play P12
b keep M11,P11 play P11
a space 3
a put o #19
a put o #2
b space 4
b keep W06,T07 play W06
a keep M09,T09 play M09
b space 5
b put s #21
a space 4
b keep P10,A05 play A05
a keep M06,M10 play M06
b space 1
a space 1
b keep T09,P10 play P10
a keep M10,T07 play T07
b space 9
a space 2
a put s #2
b put s #13
a put f #5
a put s #9
b put o #1
b put s #2
a put f #1
a end
b put f #1
b end
b pass
b use #1 R1
---
= a 41 b 30
