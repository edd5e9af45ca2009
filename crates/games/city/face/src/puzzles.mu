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
puzzle 1
from 2 9 53
choice a put s #28
best 0.800 59.8 put s #28
tried 0.600 56.5 put s #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.575 55.5 put o #1
why ! project_left CITY-6.1,CITY-9.6 1
tried 0.525 53.8 cover s W4
tried 0.500 54.5 cover f S8
tried 0.500 54.5 cover o W4
tried 0.500 54.5 cover f W4
tried 0.500 54.5 cover o S8
proof 10 4 40
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M04,M05,M08,M12,W04,W05,W06,W07,W08,W12,T01,T04,T06,T09,T10,T11,P06,P07,P08,P10,P11,P12,A01,A03,A06,A09,A11,A12
! buildings A04,M09,M02,A02,P09,T05,A07,W10,P01,T03,W09,A08,W11,T07,W03,P02,P05,A10,M07,M06,P04,W02,T12,A05,W01,M10,P03,T02,M11,T08
! projects #28,#17,#24,#25,#29,#10,#15,#20,#32,#21,#16,#12,#23,#4,#3,#18,#27,#30,#9,#19,#5,#31,#11,#7,#22,#13,#14,#26,#6,#8
! battles C2,R3,R1,C1,R2,C3
a keep #25,#28 play #28
b keep #15,#29 play #15
a keep #10,#25 play #10
b keep #17,#24 play #24
a keep #25,#29 play #29
b keep #17,#20 play #17
a keep A02,A04 play A04
b keep P09,A07 play P09
a space 1
a put s #29
a put f #29
b space 8
b put o #15
a keep W10,A02 play A02
b keep M02,A07 play A07
a space 9
a put s #2
a put o #2
a put f #10
b space 7
b put s #24
b put f #15
a keep M09,W10 play M09
b keep M02,T05 play M02
a space 8
a put f #28
b space 5
b put o #24
a keep W09,A08 play W09
b keep W03,W11 play W11
a space 7
a put s #28
a put f #28
a put f #28
b space 2
b put f #15
b put f #15
a keep P02,A08 play A08
b keep W03,P01 play P01
a space 4
a put f #1
a put o #10
a put s #28
b space 1
b put s #17
b put f #1
a keep T03,P02 play T03
b keep W03,T07 play W03
a space 5
---
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
puzzle 2
from 2 10 50
choice a space 1
best 0.975 71.0 space 1
tried 0.825 65.5 space 7
why ! battle_missed CITY-7.4 90
tried 0.750 60.9 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.725 60.7 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 40
found gentle:4/8 casual:5/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M05,M06,M09,M10,M11,M12,W02,W06,W09,W10,W11,W12,T01,T02,T05,T06,T10,T11,P01,P03,P05,P07,P08,P10,A01,A04,A05,A06,A11,A12
! buildings P04,T04,T08,A10,W04,W03,M01,P11,A02,T12,P06,M08,W08,M03,P09,W07,A09,P12,W05,T07,M07,M04,T09,T03,P02,W01,A08,A07,A03,M02
! projects #22,#20,#26,#11,#7,#21,#12,#31,#16,#30,#15,#18,#3,#32,#25,#24,#14,#19,#4,#6,#28,#5,#8,#23,#29,#17,#27,#9,#10,#13
! battles C3,C1,C2,R1,R2,R3
a keep #22,#26 play #26
b keep #12,#31 play #12
a keep #7,#21 play #21
b keep #20,#31 play #31
a keep #7,#11 play #11
b keep #20,#22 play #22
a keep P04,A10 play A10
b keep W03,W04 play W04
a space 4
a put o #26
b space 4
b put o #12
a keep P04,P11 play P11
b keep W03,T04 play W03
a space 2
a put f #26
b space 7
b put s #12
b put f #22
b put o #12
a keep T08,P04 play P04
b keep M01,T04 play T04
a space 3
a put s #26
b space 9
b put s #31
b put o #22
b put o #31
b pass
a keep P06,A02 play A02
b keep W07,W08 play W07
a space 9
a put s #21
a put o #26
b space 5
b put f #22
a keep P06,P09 play P09
b keep W08,T12 play T12
a space 8
a put o #11
b space 3
b put s #22
b put o #22
b extra s #22
a keep M08,P06 play P06
b keep M03,W08 play W08
---
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
puzzle 3
from 2 23 75
choice b keep W01,W08 play W08
best 0.250 58.2 keep W01,W08 play W08
tried 0.000 56.2 keep W01,W08 play W01
why ! building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.000 56.1 keep W01,A08 play W01
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.000 53.5 keep W08,A08 play W08
tried 0.000 53.5 keep W08,A08 play A08
why - building_weaker CITY-5.1,CITY-5.3 0 2
tried 0.000 51.5 keep W01,A08 play A08
why - building_weaker CITY-5.1,CITY-5.3 0 2
proof 10 4 40
found gentle:3/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M04,M09,M10,M12,W02,W03,W04,W07,W09,W10,T02,T03,T05,T06,T08,T10,P03,P04,P07,P09,P10,P11,A02,A03,A09,A10,A11,A12
! buildings M11,P01,M05,W11,W12,T07,P05,M08,A07,A06,A04,P08,M07,W05,A05,T12,W06,W08,A01,A08,T09,W01,T11,P12,M06,P02,T01,T04,P06,M02
! projects #4,#13,#15,#19,#16,#3,#30,#28,#14,#7,#18,#31,#24,#6,#11,#32,#20,#12,#10,#17,#25,#22,#8,#26,#23,#5,#29,#9,#27,#21
! battles R1,C1,C2,R2,C3,R3
a keep #15,#19 play #15
b keep #28,#30 play #28
a keep #3,#19 play #19
b keep #4,#30 play #4
a keep #3,#13 play #13
b keep #16,#30 play #16
a keep W11,P01 play P01
b keep W12,P05 play P05
a space 4
a put o #13
b space 2
b put f #4
a keep M08,W11 play M08
b keep M11,W12 play W12
a space 2
a put f #19
b space 3
b put s #28
b put o #4
b colours f,o
b put f #16
b put o #16
a keep M05,W11 play M05
b keep M11,T07 play M11
a space 9
a put s #13
a put o #19
a end
b space 1
b put f #28
b put f #28
a keep P08,A06 play P08
b keep W05,A05 play A05
a space 7
a put s #13
a put f #15
a put f #15
a end
b space 8
b use #16 o
b put s #28
a keep M07,A06 play A06
b keep W05,A07 play A07
a space 3
a put s #1
a put o #15
a end
b space 7
b put s #28
b put f #28
a keep M07,A04 play A04
b keep W05,T12 play W05
a space 8
a put f #15
a put o #1
a end
b space 9
b put o #1
b extra s #28
b extra s #28
a keep W06,A01 play A01
b keep W01,P12 play P12
a space 6
a put s #2
a put f #1
a end
b space 6
b put f #1
b put o #2
a pass
a keep W06,T09 play W06
---
