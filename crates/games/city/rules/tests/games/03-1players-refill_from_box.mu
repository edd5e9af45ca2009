mu 1
game city
rules 1
option players 1
option expert_projects on
option boards identical
option removed_buildings hidden
option placement sealed
option source_strength axis
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill box
option pack standard
---
! removed M01,M02,M05,M07,M08,M09,W01,W02,W08,W09,W10,W11,T01,T04,T06,T09,T10,T11,P02,P03,P08,P09,P11,P12,A04,A05,A08,A09,A10,A11
! buildings T02,A01,T05,T12,W07,P06,M06,P01,M12,M03,A12,P10,T08,A02,P04,M10,W05,W04,M11,P07,P05,M04,W12,T07,A07,T03,W06,A03,W03,A06
! projects #7,#29,#19,#31,#3,#18,#21,#25,#23,#10,#6,#32,#15,#17,#11,#27,#9,#8,#28,#14,#12,#26,#4,#22,#20,#30,#13,#24,#16,#5
! battles R3,C1,R2,R1,C3,C2
a keep #19,#31 play #19
a keep #3,#31 play #3
a keep #21,#31 play #31
a pair 2 place T05
a space 5
a put s #31
a pair 1 place P06
a space 2
a pair 1 place M12
a space 7
a put f #3
a pair 2 place M10
a space 8
a put o #19
a pair 1 place W05
a space 4
a put o #1
a pair 1 place P05
a space 9
a pair 1 place T03
a space 1
a put o #2
a put f #19
a use #19
a put f #1
! reshuffle W01,T06,T10,W02,P03,W11,W08,T01,M01,A09,P11,P12,M02,P02,M05,T04,A08,P09,P08,A10,W09,M07,A04,T11,M08,T09,A11,W10,M09,A05
a pair 2 place W01
a space 3
a put s #2
a put s #1
a end
a pair 2 place P03
a space 6
a put o #31
a use #31 W02 7
---
= a 24
