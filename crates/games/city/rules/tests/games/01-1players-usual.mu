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
option solo_refill discards
option pack standard
---
! removed M01,M03,M04,M06,M08,M11,W01,W02,W06,W07,W08,W10,T01,T03,T04,T06,T08,T09,P02,P04,P07,P10,P11,P12,A01,A02,A04,A06,A08,A09
! buildings A03,P09,T02,W05,P06,W03,W04,W09,M09,A07,P03,M07,M02,M05,T05,A10,A12,M10,T12,T07,A11,W11,M12,P01,P05,W12,P08,T10,A05,T11
! projects #32,#23,#8,#13,#14,#17,#7,#19,#11,#30,#5,#24,#16,#6,#31,#4,#27,#20,#10,#21,#18,#22,#9,#25,#12,#3,#29,#15,#28,#26
! battles R1,C1,C2,R2,R3,C3
a keep #8,#32 play #8
a keep #14,#17 play #17
a keep #7,#14 play #14
a pair 2 place W05
a space 8
a pair 1 place P06
a space 6
a put f #14
a pair 1 place A07
a space 4
a pair 2 place A10
a space 2
a pair 1 place M10
a space 7
a put s #1
a put s #14
a pair 2 place P01
a space 3
a put o #14
a pair 2 place T10
a space 9
a put o #17
a put s #2
! reshuffle W09,M05,P05,W11,M07,W04,T12,W12,M02,P09,A03,T07,A11,P03
a pair 1 place A05
a space 1
a pair 1 place W11
a space 5
a put o #14
a put f #8
---
= a 9
