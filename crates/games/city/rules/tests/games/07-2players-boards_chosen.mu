mu 1
game city
rules 1
option players 2
option expert_projects on
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
! removed M03,M04,M06,M08,M10,M11,W01,W02,W06,W08,W10,W12,T02,T03,T06,T07,T09,T12,P04,P05,P08,P09,P10,P12,A02,A04,A06,A07,A08,A10
! buildings A09,T05,W07,P07,W09,W03,M12,T10,M01,T08,T11,A11,M07,W04,T04,A12,P02,A01,T01,P11,P03,P06,M05,P01,W11,A05,M02,W05,A03,M09
! projects #29,#21,#8,#5,#3,#15,#4,#20,#17,#14,#27,#9,#13,#16,#10,#24,#32,#12,#23,#22,#25,#7,#6,#11,#26,#28,#31,#19,#30,#18
! battles C1,R1,R3,C2,C3,R2
a board D
b board C
a keep #5,#8 play #5
b keep #3,#15 play #15
b keep #3,#29 play #3
a keep #4,#20 play #4
b keep #8,#29 play #8
a keep #20,#21 play #20
a keep T05,P07 play P07
b keep W09,T10 play T10
b space 6
b put f #8
a space 4
b keep W07,W09 play W09
a keep W03,T05 play T05
a space 6
b space 3
b put f #1
b put o #1
a put o #1
a keep W03,A09 play W03
b keep M12,W07 play M12
a space 1
b space 2
a keep T08,A11 play T08
b keep T04,A12 play A12
b space 1
a space 5
a put f #1
b keep M01,T04 play M01
a keep M07,A11 play M07
a space 9
a put f #5
b space 7
a keep T11,A11 play T11
b keep W04,T04 play T04
a space 2
a put s #2
a put o #4
b space 4
b put s #1
b put s #2
b use #1 C1
b keep P03,P06 play P03
a keep P02,P11 play P11
b space 9
a space 7
a put f #4
a colours s,o
a put s #5
a put o #2
a put s #1
a use #1 R1
b keep T01,A01 play A01
a keep P01,P02 play P02
a space 8
a put s #20
a put o #5
b space 8
a put s #20
b put o #15
b put f #8
a end
b choose 7
b put s #3
b keep M05,T01 play M05
a keep P01,P06 play P01
a space 3
b space 5
b put f #3
b put s #3
b put o #2
a end
b put f #15
a use #20
---
= a 37 b 35
