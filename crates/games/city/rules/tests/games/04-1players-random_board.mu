mu 1
game city
rules 1
option players 1
option expert_projects on
option boards random
option removed_buildings shown
option placement sealed
option source_strength axis
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M01,M03,M04,M05,M06,M10,W03,W04,W05,W06,W10,W11,T02,T03,T04,T06,T11,T12,P01,P04,P05,P06,P07,P08,A03,A05,A06,A09,A10,A12
! buildings W12,T08,P02,T07,P09,P11,A08,P10,P12,W08,T01,T05,W02,T09,M08,W01,A07,M12,W09,M02,M11,P03,M09,A04,M07,W07,A02,A11,A01,T10
! projects #3,#6,#10,#15,#28,#25,#32,#9,#13,#27,#24,#7,#14,#11,#17,#20,#29,#5,#18,#30,#12,#16,#19,#22,#21,#26,#4,#23,#31,#8
! battles C3,R2,C2,C1,R3,R1
! boards a=C
a keep #3,#6 play #3
a keep #6,#25 play #6
a keep #25,#32 play #25
a pair 2 place T07
a space 5
a put f #25
a pair 1 place P09
a space 1
a pair 2 place T05
a space 8
a put f #25
a pair 1 place W02
a space 3
a put f #1
a pair 1 place M12
a space 4
a put o #25
a put o #6
a pair 2 place A04
a space 2
a put o #25
a put s #1
a pair 1 place W07
a space 9
a put o #6
a put s #3
a put o #1
a end
! reshuffle A02,M02,M11,A11,P03,P12,T08,M08,W08,W09,W01,W12,A08,P10
a pass
a pair 1 place A01
a space 6
a put s #3
a use #1 C2
a put s #2
a pair 1 place M11
a space 7
a put s #25
a put f #3
a end
---
= a 26
