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
option solo_neutral_trade none
option solo_refill discards
option pack standard
---
! removed M01,M05,M06,M07,M09,M12,W02,W05,W07,W10,W11,W12,T01,T03,T04,T06,T08,T09,P01,P04,P05,P07,P08,P09,A04,A06,A07,A08,A09,A11
! buildings A01,M02,W09,M03,A05,T07,W03,A02,P11,P10,A03,W06,W08,P02,T10,P03,P06,T11,A10,M08,W01,M11,P12,M10,T12,T02,T05,M04,A12,W04
! projects #14,#15,#19,#32,#28,#26,#20,#4,#25,#23,#16,#30,#6,#27,#22,#10,#13,#24,#7,#12,#21,#18,#9,#5,#31,#3,#11,#29,#17,#8
! battles R3,C1,C2,C3,R2,R1
a keep #19,#32 play #32
a keep #19,#26 play #19
a keep #20,#26 play #20
a pair 2 place M03
a space 9
a put s #1
a put o #1
a pair 2 place W03
a space 6
a pair 1 place P10
a space 4
a pair 1 place P02
a space 7
a put s #2
a pair 1 place P06
a space 8
a put o #32
a put f #1
a pair 2 place M10
a space 2
a pair 2 place M04
a space 5
a put o #19
! reshuffle T07,M02,A01,A03,T12,T10,W01,W06,M11,M08,A10,A05,P03,T02
a pair 1 place W04
a space 1
a put s #20
a pair 1 place A01
a space 3
a put o #2
a put s #32
a put f #32
a neutral crossing R2,C2
---
= a 15
