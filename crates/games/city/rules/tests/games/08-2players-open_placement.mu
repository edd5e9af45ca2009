mu 1
game city
rules 1
option players 2
option expert_projects on
option boards identical
option removed_buildings hidden
option placement open
option source_strength axis
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M01,M02,M03,M08,M11,M12,W01,W02,W04,W05,W07,W12,T01,T02,T03,T09,T10,T11,P03,P06,P07,P08,P09,P10,A03,A06,A08,A09,A11,A12
! buildings T08,P05,T05,M04,M06,T04,T07,A07,W11,A04,A01,P04,M07,P12,T06,W03,W10,T12,W06,M09,A05,A02,A10,M05,P02,W09,M10,W08,P11,P01
! projects #31,#13,#19,#28,#12,#6,#16,#3,#11,#10,#20,#17,#18,#4,#15,#21,#7,#30,#14,#5,#27,#8,#22,#23,#25,#32,#26,#29,#9,#24
! battles R3,C2,C1,R2,R1,C3
a keep #13,#28 play #28
b keep #12,#16 play #16
a keep #3,#13 play #3
b keep #12,#19 play #12
b keep #6,#19 play #6
a keep #13,#31 play #31
a keep M04,T05 play M04
b keep T04,A07 play A07
b space 7
b put f #16
b put s #12
a space 1
a put f #3
a put s #3
a keep M06,T07 play T07
b keep T08,P05 play P05
b space 8
b put o #6
a space 4
a put s #3
b keep T05,T08 play T05
a keep M06,T04 play T04
b space 6
a space 3
a put s #1
b put o #2
b keep T06,P12 play T06
a keep P04,A04 play P04
b space 9
b put s #2
a space 8
b put s #1
b put f #1
b keep W11,P12 play W11
a keep M07,W03 play M07
a space 6
a put s #28
b space 3
b end
b keep P12,A04 play A04
a keep W03,A01 play A01
a space 7
b space 5
a put s #2
a put s #31
b put o #12
b end
b keep A02,A05 play A02
a keep M09,W06 play W06
a space 2
a put f #1
b space 1
b end
b keep W10,T12 play W10
a keep M05,A10 play A10
b space 2
a space 5
b end
a put o #2
a put s #28
b keep M09,T12 play M09
a keep M05,A05 play A05
b space 4
b end
a space 9
a put o #1
a use #1 R3
a put f #28
---
= a 35 b 29
