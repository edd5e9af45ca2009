mu 1
game city
rules 1
option players 2
option expert_projects on
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
! removed M01,M02,M03,M05,M06,M12,W03,W07,W08,W09,W10,W12,T01,T02,T07,T09,T10,T11,P02,P05,P07,P08,P11,P12,A02,A03,A04,A06,A11,A12
! buildings P06,W02,A08,A05,M10,P04,P01,A10,P09,W06,A09,M11,T12,T04,T03,W05,T08,P10,M04,M08,W01,T06,M07,A07,M09,W11,W04,P03,T05,A01
! projects #13,#4,#29,#6,#26,#28,#27,#5,#10,#7,#9,#15,#25,#12,#32,#16,#18,#20,#11,#14,#19,#17,#8,#23,#30,#3,#22,#24,#21,#31
! battles C1,R2,R1,R3,C2,C3
b keep #27,#28 play #27
a keep #4,#13 play #13
a keep #4,#5 play #5
b keep #6,#28 play #28
a keep #4,#29 play #29
b keep #6,#26 play #6
a keep P06,A08 play P06
b keep M10,P01 play P01
b space 4
a space 4
b put o #2
a put o #13
b keep W02,A05 play A05
a keep A08,A10 play A10
a space 9
a put o #1
b space 8
b put o #1
b keep W02,P04 play W02
a keep M10,A08 play M10
b space 3
a space 5
b keep T03,T04 play T03
a keep M11,A09 play M11
a space 3
b space 6
b put f #28
a keep W05,A09 play A09
b keep W06,P09 play P09
a space 6
a put s #2
b space 2
b put o #6
a keep W05,T04 play W05
b keep W06,T12 play T12
a space 8
b space 5
a put o #2
a put o #5
b put f #28
b put o #27
b keep M07,T06 play T06
a keep T08,P10 play P10
a space 1
b space 1
a put s #29
b put f #28
b put o #6
b put f #27
b put o #27
b put s #2
b put s #28
a keep W01,A07 play W01
b keep M07,M08 play M07
b space 7
b put f #1
a space 2
b end
a keep M04,A07 play A07
b keep M08,T08 play M08
a space 7
b space 9
b put s #1
a put s #13
a put s #1
a put f #5
a put s #5
b end
a put f #1
a put s #13
a end
b use #1 R2
a pass
a use #1 R3
---
= a 47 b 27
