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
puzzle 4
from 6028 2 20
choice a space 1
best 0.792 57.8 space 1
tried 0.633 55.7 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.633 55.1 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.631 55.0 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.620 56.1 space 8
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.609 54.4 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.600 55.0 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.552 54.6 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:4/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M03,M06,M10,M11,M12,W01,W05,W06,W08,W09,W12,T02,T03,T07,T08,T10,T12,P05,P06,P07,P08,P09,P11,A03,A04,A05,A07,A08,A09
! buildings M04,T05,P10,M07,A02,T11,A12,W07,M09,P04,T09,W04,A11,A06,P02,W02,M01,P01,W10,T01,M05,T04,A01,P03,T06,M08,A10,W11,W03,P12
! projects #30,#5,#18,#13,#24,#14,#17,#9,#16,#8,#29,#15,#20,#7,#19,#31,#10,#22,#3,#32,#28,#12,#11,#27,#6,#23,#26,#25,#4,#21
! battles R1,C3,C1,R3,R2,C2
a keep #13,#18 play #13
b keep #14,#24 play #14
a keep #17,#18 play #18
b keep #5,#30 play #5
a keep #17,#24 play #24
b keep #9,#30 play #30
a keep M07,P10 play P10
b keep A02,A12 play A02
a space 9
a put o #24
a put s #24
b space 9
b put s #5
b put o #5
a keep M07,W07 play W07
b keep M04,A12 play A12
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
puzzle 5
from 6022 6 64
choice a keep M04,T09 play T09
best 0.316 57.7 keep M04,T09 play T09
tried 0.188 56.6 keep M04,T09 play M04
why - building_weaker CITY-5.1,CITY-5.3 1 3
tried 0.062 54.2 keep M04,M06 play M06
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.025 53.3 keep M04,M06 play M04
why - building_weaker CITY-5.1,CITY-5.3 1 3
tried 0.000 54.3 keep M06,T09 play M06
why ! building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.000 53.6 keep M06,T09 play T09
why - battle_missed CITY-7.4 87
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M05,M07,M09,M11,W06,W07,W08,W09,W10,W12,T03,T06,T07,T08,T11,T12,P01,P03,P08,P09,P10,P11,A01,A03,A05,A08,A10,A11
! buildings T05,M12,A12,M10,A04,W01,W03,P07,W11,M08,T02,W04,W05,P06,A02,P02,M02,P04,M06,W02,T09,P12,M04,P05,T04,T10,A06,A07,A09,T01
! projects #25,#21,#20,#3,#30,#29,#10,#14,#13,#18,#23,#7,#24,#11,#4,#22,#28,#8,#17,#31,#9,#5,#32,#12,#27,#26,#15,#19,#16,#6
! battles R3,R2,C3,C2,R1,C1
a keep #21,#25 play #21
b keep #14,#30 play #14
a keep #10,#25 play #10
b keep #3,#30 play #30
a keep #20,#25 play #25
b keep #3,#29 play #29
a keep M12,T05 play M12
b keep W01,W03 play W03
a space 7
a put f #10
b space 7
b put s #29
b put f #29
a keep T05,P07 play T05
b keep W01,A12 play A12
a space 8
a put o #10
a put f #1
b space 6
b put f #30
a keep M10,P07 play P07
b keep W01,A04 play A04
a space 9
a put s #21
b space 1
b put s #30
b put f #14
a keep W04,T02 play T02
b keep W05,P02 play P02
a space 5
a put f #25
a put s #21
b space 4
b put f #14
b put o #30
a keep W04,P06 play W04
b keep W05,W11 play W05
a space 4
a put o #1
a put o #25
b space 9
b put s #14
b put f #14 o
b put o #14
a keep M08,P06 play P06
b keep W11,A02 play A02
a space 6
a put s #1
a put o #25
a put f #25
b space 2
b put f #1 s
a keep M06,P04 play P04
b keep P05,P12 play P12
a space 1
a put s #25
b space 3
b put o #1 f
b put o #1
b cover o 1|2
---
mu 1
game city
rules 1
option players 3
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
puzzle 6
from 6024 5 79
choice a space 5
best 0.355 45.8 space 5
tried 0.271 44.6 space 3
why ! battle_missed CITY-7.4 81
tried 0.204 43.1 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.195 43.2 space 1
why - battle_missed CITY-7.4 68
proof 10 4 320
found gentle:2/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M02,M05,M12,W01,W06,W09,W11,T02,T05,T09,T11,P01,P07,P08,P12,A01,A07,A09,A12
! buildings P11,P05,W07,W03,A06,W10,M11,A10,M07,P09,T03,T10,W08,M09,W02,P10,T06,M03,T12,M08,M10,A11,P06,A04,T01,W05,P03,T07,P02,A08,T08,M06,W12,A02,M04,A05,A03,T04,P04,W04
! projects #14,#18,#17,#19,#15,#25,#10,#12,#20,#8,#30,#27,#21,#7,#31,#22,#5,#16,#4,#11,#28,#9,#32,#13,#6,#24,#26,#3,#23,#29
! battles R1,C2,C1,R2,C3,R3
a keep #14,#19 play #14
b keep #10,#12 play #12
c keep #27,#30 play #27
a keep #8,#19 play #19
b keep #17,#18 play #18
c keep #15,#30 play #15
a keep #8,#25 play #25
b keep #17,#20 play #17
c keep #10,#30 play #30
a keep W03,P05 play P05
b keep A06,A10 play A10
c keep M07,P09 play P09
a space 8
a put o #19
b space 4
b put o #18
c space 8
c put o #27
a keep M11,W03 play M11
b keep T03,T10 play T03
c keep M07,W07 play W07
a space 2
a put f #19
a end
b space 3
b put s #18
b put o #17
b put s #17
c space 1
c put s #27
c put f #30
a keep W03,A06 play W03
b keep T10,P11 play T10
c keep M07,W10 play M07
a space 9
a put s #2
a put o #14
a end
b space 2
b put f #1
b put s #12
c space 2
c put o #30
b pass
a keep M09,W02 play W02
b keep T06,T12 play T06
c keep P06,A04 play P06
a space 4
a put o #2
a put f #14
a end
b space 6
b put o #12
b put o #12
b end
c space 9
c put s #30
c put o #15 f
a keep M09,M10 play M10
b keep W08,T12 play W08
c keep M08,A04 play M08
a space 6
a put o #14
a end
b space 5
b put o #1
b put s #1
b end
c space 5
c put f #27
c put o #27
b pass
a keep M03,M09 play M03
b keep T12,A11 play T12
c keep P10,A04 play A04
---
mu 1
game city
rules 1
option players 3
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
puzzle 7
from 6027 1 28
choice a space 3
best 0.729 57.6 space 3
tried 0.610 56.1 space 1
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.607 55.9 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.485 54.0 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.475 53.9 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.470 54.0 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.446 54.1 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.387 52.4 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:5/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M07,M10,M12,W06,W07,W08,W11,T02,T08,T09,T10,P05,P06,P09,P10,A04,A05,A07,A10
! buildings P03,A09,P11,T05,M11,A11,P08,A03,P02,A12,T03,A06,W09,T06,P12,P04,M02,T04,A01,W02,W05,M05,W01,T07,W04,T11,M09,W03,A02,W12,M08,A08,M06,W10,T01,M03,P07,M01,T12,P01
! projects #27,#22,#10,#6,#32,#11,#18,#26,#19,#17,#14,#4,#16,#3,#29,#25,#12,#13,#30,#15,#31,#8,#21,#28,#7,#20,#23,#9,#24,#5
! battles C2,R1,R2,R3,C3,C1
a keep #6,#22 play #22
b keep #11,#26 play #26
c keep #14,#19 play #14
a keep #4,#6 play #6
b keep #10,#27 play #10
c keep #18,#19 play #19
a keep #4,#32 play #4
b keep #17,#27 play #17
c keep #11,#18 play #18
a keep P03,A09 play A09
b keep M11,A03 play A03
c keep P02,A06 play P02
a space 9
a put s #2
a put o #2
a put o #4
b space 3
b put o #17
b put s #17
c space 8
c put o #19
a keep P03,P08 play P03
b keep T03,A12 play A12
c keep P11,A06 play A06
---
mu 1
game city
rules 1
option players 3
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
puzzle 8
from 6021 8 72
choice c cover s 8|9
best 0.444 52.3 cover s 8|9
tried 0.296 49.5 cover o 8|9
why - battle_missed CITY-7.4 100
tried 0.277 49.1 cover f 8|9
why ! battle_missed CITY-7.4 100
tried 0.277 49.1 put s #14
why - battle_missed CITY-7.4 100
tried 0.265 49.0 put s #1
why - battle_missed CITY-7.4 100
tried 0.264 49.0 put s #2
why - battle_missed CITY-7.4 100
tried 0.255 48.7 put o #14
why - battle_missed CITY-7.4 100
tried 0.251 48.7 put o #2
why - battle_missed CITY-7.4 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M03,M04,M08,M12,W02,W04,W06,W09,T01,T07,T09,T10,P02,P03,P05,P11,A02,A04,A10,A12
! buildings A09,A06,A08,M05,T06,T02,T05,W12,P01,M02,M10,P08,A01,W03,A11,P04,W08,M01,T03,W05,M09,W01,T08,M11,A05,P09,T12,T11,P06,A07,M06,P12,W11,A03,P07,W10,T04,M07,W07,P10
! projects #29,#28,#12,#16,#15,#9,#8,#30,#21,#14,#7,#5,#31,#22,#13,#3,#26,#11,#18,#19,#17,#27,#25,#6,#32,#10,#24,#20,#4,#23
! battles C1,R3,R1,R2,C3,C2
a keep #16,#28 play #28
b keep #15,#30 play #15
c keep #14,#21 play #14
a keep #5,#7 play #5
b keep #12,#30 play #12
c keep #8,#21 play #21
a keep #7,#9 play #7
b keep #16,#30 play #30
c keep #8,#29 play #29
a keep A08,A09 play A09
b keep W12,T02 play W12
c keep P01,P08 play P08
a space 9
a put s #2
a put o #2
a put s #5
b space 3
b put s #30
b put o #15
c space 7
c put s #21
c put f #29
a keep T06,A08 play A08
b keep M02,T02 play T02
c keep M05,P01 play P01
a space 2
a put f #28
b space 7
b put f #30
b put s #12
b put o #30
c space 6
c put f #14
a keep M10,T06 play M10
b keep M02,A06 play A06
c keep M05,T05 play M05
a space 7
a put s #7
b space 6
b put f #12 o
b put o #12
c space 9
c put s #21
c put o #1
c put f #14
a keep P04,A01 play A01
b keep W05,W08 play W05
c keep W01,T08 play W01
a space 1
a put f #28
a put s #7
a choose R2
b space 9
b put s #15 f
b put o #15 f
c space 1
c put s #29
c put f #1
a keep M09,P04 play P04
b keep W03,A11 play A11
c keep M01,T03 play T03
a space 8
a put o #5
a put s #28
b space 5
b put s #15 f
c space 8
c put o #14
---
mu 1
game city
rules 1
option players 4
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
puzzle 9
from 6025 6 128
choice b put o #26
best 0.885 58.3 put o #26
tried 0.667 54.0 extra f #22
why - project_missed CITY-6.1,CITY-9.6 87
tried 0.667 54.0 extra s #22
why - project_missed CITY-6.1,CITY-9.6 87
tried 0.667 54.0 cover o 8|9
why - project_missed CITY-6.1,CITY-9.6 87
tried 0.667 54.0 cover o N1
why - project_missed CITY-6.1,CITY-9.6 87
tried 0.614 53.0 cover f 2/5
why - project_missed CITY-6.1,CITY-9.6 87
tried 0.611 53.4 put f #26
why ! project_missed CITY-6.1,CITY-9.6 81
tried 0.585 52.4 cover s 8|9
why - project_missed CITY-6.1,CITY-9.6 87
proof 10 4 320
found gentle:1/8 casual:1/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M03,M12,W01,W07,T06,T12,P01,P06,A05,A10
! buildings W08,A08,W11,P03,P11,M09,A02,M08,P09,W02,T07,W03,P05,T10,T09,W04,W05,M04,T05,M07,A11,W12,P08,M10,T01,A06,P12,M02,A03,T08,T02,P04,M11,A01,A09,A12,T03,W06,P02,W09,P10,M06,M01,T04,P07,T11,A07,M05,A04,W10
! projects #17,#9,#29,#19,#26,#20,#18,#22,#11,#23,#4,#8,#28,#21,#14,#25,#27,#15,#24,#31,#13,#7,#32,#16,#5,#10,#30,#3,#6,#12
! battles C1,R2,C3,R3,C2,R1
a keep #9,#19 play #19
b keep #22,#26 play #26
c keep #4,#23 play #4
d keep #14,#28 play #28
a keep #9,#21 play #21
b keep #22,#29 play #29
c keep #18,#20 play #18
d keep #11,#14 play #14
a keep #8,#9 play #9
b keep #22,#25 play #22
c keep #17,#20 play #17
d keep #11,#23 play #11
a keep P03,A08 play A08
b keep P11,A02 play A02
c keep W02,P09 play P09
d keep W04,P05 play P05
a space 8
a put o #2
b space 9
b put s #2
b put o #2
b put f #29
c space 8
c put o #4
d space 2
d put f #14
a keep M09,P03 play P03
b keep W03,P11 play W03
c keep W02,T10 play W02
d keep W04,W08 play W04
a space 3
a put o #19
a put s #2
a put f #19
a end
b space 7
b put s #29
b put f #22
c space 6
c put f #4
c colours s,o
c put s #18
c put o #18
d space 1
d put s #14
d put f #14
a keep M09,T07 play T07
b keep T09,P11 play P11
c keep W11,T10 play W11
d keep M08,W08 play W08
a space 1
a put s #9
a put f #9
a put s #21
a end
b space 1
b put f #22
c space 2
c put f #1
d space 4
d put o #14
c pass
a keep W05,T05 play W05
b keep W12,P08 play W12
c keep P12,A06 play P12
d keep P04,A03 play P04
a space 9
a put s #21
a put o #1
a end
b space 8
b put o #22
b put o #22
c space 4
c put o #17
d space 7
d put s #28
d put s #28
d put f #28
a keep T02,T08 play T08
b keep M04,P08 play P08
c keep M10,A06 play A06
d keep M02,A03 play M02
a space 4
a put f #1
a end
b space 2
b put s #22
b put f #26
c space 7
c put s #17
c put o #1
c end
d space 6
d put f #28
a keep T01,T02 play T01
b keep M04,T05 play M04
c keep M07,M10 play M07
d keep A03,A11 play A03
a space 5
a put s #1
b space 5
b put o #26
c space 9
c put o #2
c put s #1
c end
d space 3
d put s #28
d put f #28
d put o #14
c pass
a pass
a pass
c pass
a pass
c pass
a keep A09,A12 play A12
b keep W09,T03 play T03
c keep M06,P10 play P10
d keep T11,A07 play T11
a space 6
a end
b space 3
---
mu 1
game city
rules 1
option players 4
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
puzzle 10
from 6023 2 151
choice d extra s #22
best 0.615 52.6 extra s #22
tried 0.468 51.7 put o #13
why - project_missed CITY-6.1,CITY-9.6 68
tried 0.468 51.7 extra o #22
why ! project_missed CITY-6.1,CITY-9.6 68
tried 0.468 51.7 extra f #22
why - project_missed CITY-6.1,CITY-9.6 68
tried 0.468 51.7 put s #13
why - project_missed CITY-6.1,CITY-9.6 68
tried 0.254 50.2 put o #2
why - project_missed CITY-6.1,CITY-9.6 78
tried 0.254 50.2 put s #2
why - project_missed CITY-6.1,CITY-9.6 78
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:6/8
---
! removed M07,M12,W08,W09,T07,T09,P08,P12,A04,A08
! buildings T01,A05,W01,M04,P03,P05,P04,M03,M02,W03,T08,M06,A11,P07,W07,A01,M08,A07,P02,W06,T10,T02,T04,A03,P01,P06,A02,M01,M11,P09,M05,A06,M10,W04,T11,W05,W12,W02,W11,T03,T06,T05,P10,A12,A10,P11,A09,M09,T12,W10
! projects #25,#29,#7,#30,#6,#24,#32,#17,#15,#14,#22,#13,#8,#11,#16,#12,#10,#19,#4,#23,#18,#31,#28,#3,#26,#9,#27,#21,#5,#20
! battles C3,C1,R1,R3,R2,C2
a keep #25,#30 play #30
b keep #6,#32 play #32
c keep #14,#15 play #14
d keep #12,#16 play #12
a keep #8,#25 play #8
b keep #6,#29 play #6
c keep #17,#24 play #24
d keep #13,#22 play #22
a keep #16,#25 play #16
b keep #11,#29 play #29
c keep #7,#17 play #7
d keep #13,#15 play #13
a keep W01,A05 play W01
b keep M03,P03 play M03
c keep M06,W03 play M06
d keep W07,A01 play A01
a space 1
a put f #8
a put s #1
b space 9
b put s #2
b put o #2
b put o #6
c space 3
c put o #24
c put s #24
d space 8
d put o #12
a keep P04,A05 play P04
b keep T08,P03 play T08
c keep W03,P07 play P07
d keep W07,T01 play T01
a space 7
a put f #8
a choose 4
a put s #2
b space 4
b put s #29
b put o #6
b put f #29
c space 9
c put s #14
d space 4
d put s #12
d put o #12
a keep M02,A05 play A05
b keep P03,A11 play P03
c keep M04,W03 play W03
d keep W07,P05 play W07
a space 8
a put o #2
a put o #16
a put f #16
b space 3
b put s #32
b put o #32
c space 7
c put s #7
c put f #14
d space 9
d put f #22
d put o #22
a keep M08,P02 play P02
b keep T02,T10 play T02
c keep P06,A02 play P06
d keep P09,A06 play A06
a space 2
a put f #30
a put s #30
b space 7
b put s #32
b put f #32
b put f #32
b put o #32
c space 4
c put o #14
d space 6
d put s #1
d put f #22
a keep M05,M11 play M05
b keep W06,A07 play W06
c keep A02,A03 play A03
d keep P01,P09 play P09
a space 4
a put o #30
a put s #1 f
b space 5
b put f #1
c space 2
c put s #7
c choose C1
d space 3
d put o #1
d put o #22
a keep M01,M11 play M01
b keep M08,A07 play M08
c keep T10,A02 play A02
d keep T04,P01 play T04
a space 5
a put f #1 o
a end
b space 6
b put s #1
b put o #1
c space 1
c put f #14
c put o #14
d space 1
d put s #22
d put f #1
d extra s #22
d extra s #22
d use #1 C3
a pass
b pass
a pass
b pass
a pass
b pass
a keep W04,W05 play W04
b keep W02,W12 play W12
c keep P10,A12 play P10
d keep A09,A10 play A09
a space 3
a end
b space 8
b cover o E6
b cover o 8|9
b end
c space 8
c put o #1
d space 5
d put s #13
a pass
b pass
a keep W05,W11 play W11
b keep W02,T05 play W02
c keep P11,A12 play P11
d keep T11,A10 play T11
a space 9
a end
b space 2
b end
c space 5
c put f #1
c end
d space 2
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
puzzle 11
from 6026 0 40
choice a space 7
best 0.498 58.3 space 7
tried 0.377 56.8 space 2
why - sources_fewer CITY-5.1,CITY-5.3 2 4
tried 0.159 54.4 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 3 4
tried 0.141 52.6 space 1
why - sources_fewer CITY-5.1,CITY-5.3 1 4
tried 0.045 52.2 space 9
why - sources_fewer CITY-5.1,CITY-5.3 1 4
proof 10 4 320
found gentle:4/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M06,M07,M08,M09,M10,W01,W04,W05,W06,W07,W08,T02,T03,T05,T07,T11,T12,P02,P03,P04,P06,P09,P11,A01,A03,A04,A06,A09,A10
! buildings P01,A11,P05,W12,T06,T10,T01,W03,P08,A05,M12,M02,P10,A08,M01,T08,M11,P07,M04,P12,M03,A02,W11,W09,A12,W10,T04,A07,T09,W02
! projects #17,#12,#25,#31,#5,#27,#10,#13,#19,#26,#15,#3,#28,#29,#7,#6,#32,#18,#8,#24,#30,#9,#20,#11,#22,#23,#4,#16,#14,#21
! battles R3,C1,R1,C3,R2,C2
a keep #12,#25 play #12
b keep #5,#13 play #5
a keep #25,#27 play #25
b keep #13,#31 play #13
a keep #17,#27 play #17
b keep #10,#31 play #10
a keep W12,P05 play W12
b keep W03,T10 play W03
a space 3
a put o #17
a put s #17
b space 7
b put s #13
b put f #5
a keep T06,P05 play P05
b keep P01,A11 play P01
a space 8
a put o #12
b space 4
b put o #13
a keep T06,T10 play T06
b keep T01,A11 play A11
a space 6
a put o #12
a put f #25
a put s #12
b space 9
b put s #13
a keep M12,P08 play M12
b keep P10,A08 play A08
a space 4
a put o #25
b space 8
b put o #5
a keep M01,T08 play T08
b keep P10,A05 play P10
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
puzzle 12
from 6028 4 48
choice a space 8
best 0.589 57.3 space 8
tried 0.378 54.5 space 2
why ! battle_missed CITY-7.4 93
tried 0.236 51.4 space 1
why - battle_missed CITY-7.4 96
tried 0.206 51.3 space 6
why - battle_missed CITY-7.4 81
proof 10 4 320
found gentle:1/8 casual:1/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M02,M04,M06,M08,M10,W01,W05,W06,W08,W09,W12,T01,T02,T06,T07,T11,T12,P01,P03,P07,P10,P11,P12,A01,A05,A06,A07,A08,A12
! buildings T08,M07,A02,M03,W11,M05,P05,M09,T04,T09,T03,A09,P08,W03,W04,A04,M11,T05,W07,P02,P04,W02,W10,A10,P09,T10,A11,A03,P06,M12
! projects #23,#16,#21,#12,#9,#29,#6,#20,#18,#11,#32,#8,#22,#28,#13,#25,#5,#14,#17,#3,#30,#31,#24,#27,#4,#10,#15,#26,#19,#7
! battles R2,R3,C1,R1,C2,C3
a keep #12,#21 play #12
b keep #6,#29 play #6
a keep #20,#21 play #21
b keep #16,#29 play #29
a keep #20,#23 play #23
b keep #9,#16 play #16
a keep M03,A02 play A02
b keep W11,P05 play P05
a space 9
a put s #12
a put o #1
b space 8
b put o #16
a keep M03,M05 play M05
b keep W11,T08 play W11
a space 4
a put o #12
b space 2
b put f #16
a keep M03,M07 play M07
b keep M09,T08 play M09
a space 7
a put f #1
a put s #1
b space 6
b put f #29
a keep T03,A09 play T03
b keep W04,A04 play A04
a space 3
a put o #12
a put s #21
a put s #21
b space 9
b put s #29
b put o #6
a keep P08,A09 play A09
b keep W04,T04 play W04
a space 5
a put o #2
b space 3
b put o #6
b cover o E3
a keep T09,P08 play P08
b keep W03,T04 play W03
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
puzzle 13
from 6022 28 80
choice b use #19
best 1.000 61.0 use #19
tried 0.877 58.0 put o #27
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.877 58.0 put s #27
why - project_missed CITY-6.1,CITY-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M01,M05,M07,M08,M10,M11,W01,W02,W04,W06,W07,W11,T02,T03,T05,T07,T09,T12,P03,P04,P05,P08,P09,P11,A01,A03,A05,A07,A09,A10
! buildings W05,T10,T04,W08,A12,M02,T08,P02,P07,P01,M03,M06,A04,A11,W03,P12,M04,W10,M09,P10,W12,T01,A06,P06,T06,A02,T11,M12,A08,W09
! projects #22,#10,#25,#27,#4,#19,#26,#20,#29,#11,#23,#15,#6,#17,#9,#24,#14,#8,#3,#18,#7,#32,#13,#12,#28,#5,#31,#16,#21,#30
! battles R2,R1,C3,C2,C1,R3
a keep #22,#25 play #22
b keep #19,#26 play #26
a keep #4,#20 play #4
b keep #19,#27 play #19
a keep #10,#20 play #10
b keep #25,#27 play #27
a keep W05,W08 play W05
b keep P02,A12 play A12
a space 9
a put o #4
a put s #22
b space 3
b put o #19
a keep M02,W08 play W08
b keep T04,P02 play P02
a space 2
a put f #4
a colours f,o
a put f #10
a put o #22
b space 8
b put o #26
a keep M02,T10 play T10
b keep T04,T08 play T08
a space 6
a put o #22
a put f #22
a put f #22
b space 6
b put f #19
b put f #26
b put o #26
b end
a keep M03,P01 play P01
b keep A04,A11 play A11
a space 5
a extra s #22
a extra f #22
b space 2
b put f #26
b end
a keep W03,P12 play W03
b keep P07,A04 play P07
a space 7
a extra s #22
a extra f #22
b space 9
b put s #26
b put o #1
b end
a keep M06,P12 play P12
b keep M03,A04 play A04
a space 8
a put o #10
a put o #1
b space 5
b put s #1
b put f #1
b put o #2
b end
a keep W10,P10 play W10
b keep W12,A06 play A06
a space 3
a put s #1
a put s #2
b space 4
b put f #27
b end
a keep P06,P10 play P10
b keep M04,W12 play W12
a space 1
a put o #2
a put f #1
a end
b space 1
b put s #2
---
mu 1
game city
rules 1
option players 3
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
puzzle 14
from 6024 6 50
choice a use #31 5
best 0.488 55.9 use #31 5
tried 0.235 51.6 pass
why ! battle_missed CITY-7.4 78
tried 0.137 48.1 use #31 1
why - battle_missed CITY-7.4 62
tried 0.079 45.2 use #31 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M10,M11,M12,W01,W02,W11,W12,T01,T04,T05,T09,P07,P08,P09,P11,A03,A07,A11,A12
! buildings M04,T02,W07,M02,T06,A08,M03,A02,A05,M06,W06,T03,P12,T12,A09,P10,M09,W09,P04,M07,W03,T07,A04,M08,A10,P03,P05,A06,W04,W10,P02,P01,M01,W05,T08,T10,A01,W08,T11,P06
! projects #17,#9,#8,#14,#13,#27,#12,#32,#25,#31,#26,#23,#24,#22,#21,#15,#30,#20,#16,#3,#29,#10,#7,#6,#5,#4,#18,#28,#19,#11
! battles R2,R3,C2,C3,C1,R1
a keep #9,#14 play #14
b keep #12,#32 play #12
c keep #25,#26 play #26
a keep #9,#31 play #31
b keep #8,#32 play #32
c keep #13,#25 play #13
a keep #9,#27 play #27
b keep #8,#23 play #8
c keep #17,#25 play #17
a keep W07,T02 play W07
b keep A02,A08 play A02
c keep M06,A05 play A05
a space 1
a put s #31
a put f #14
b space 9
b put s #2
b put o #2
b put o #12
c space 8
c put o #13
a keep M03,T06 play T06
b keep W06,T03 play T03
c keep M02,M06 play M06
a space 5
a put o #31
b space 3
b put s #12
b put f #8
b put o #12
c space 3
c put s #17
c put o #17
a keep M03,A08 play A08
b keep M04,W06 play W06
c keep M02,T02 play M02
a space 2
a put o #14
a put f #14
b space 6
b put f #8
b choose 1
b put o #32
c space 6
c put f #26
c put f #26
---
mu 1
game city
rules 1
option players 3
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
puzzle 15
from 6027 4 38
choice a space 7
best 0.630 55.9 space 7
tried 0.501 53.3 space 6
why - battle_missed CITY-7.4 65
tried 0.500 53.1 space 5
why - damage_taken CITY-7.5 75
tried 0.482 52.8 space 1
why - battle_missed CITY-7.4 65
tried 0.438 52.3 space 3
why ! battle_missed CITY-7.4 71
tried 0.416 51.9 space 2
why - damage_taken CITY-7.5 71
tried 0.405 51.9 space 4
why - battle_missed CITY-7.4 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M02,M05,M08,M11,W01,W03,W06,W10,T02,T04,T05,T10,P02,P03,P05,P08,A02,A03,A10,A11
! buildings P10,W07,A07,A12,W04,A06,T07,A05,M01,M09,M06,M04,W12,P07,P04,W05,A09,T01,P12,T11,A08,T03,A04,P01,W11,T09,P09,P06,M03,M07,W09,W02,M10,M12,T06,A01,T08,P11,T12,W08
! projects #9,#23,#24,#31,#25,#11,#22,#4,#29,#5,#6,#21,#30,#10,#14,#16,#17,#26,#15,#20,#18,#19,#27,#3,#12,#8,#28,#13,#32,#7
! battles R3,C3,C2,R2,R1,C1
a keep #9,#31 play #31
b keep #22,#25 play #22
c keep #5,#29 play #5
a keep #6,#21 play #6
b keep #24,#25 play #24
c keep #4,#29 play #4
a keep #11,#21 play #21
b keep #9,#25 play #9
c keep #23,#29 play #29
a keep P10,A07 play P10
b keep A05,A06 play A05
c keep M04,M06 play M06
a space 9
a put s #31
a put o #31
b space 4
b put o #24
c space 7
c put f #4
c put s #29
a keep W04,T07 play W04
b keep M01,A06 play A06
c keep W07,A12 play W07
a space 8
a put o #6
b space 7
b put s #24
b put o #22
c space 1
c put f #29
c put s #5
a keep M09,T07 play M09
b keep M01,M04 play M04
c keep A07,A12 play A12
---
mu 1
game city
rules 1
option players 3
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
puzzle 16
from 6021 23 93
choice a put f #28
best 0.621 56.3 put f #28
tried 0.496 52.1 put o #1
why ! project_left CITY-6.1,CITY-9.6 1
tried 0.424 50.4 put f #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.352 48.7 put s #1
why - project_left CITY-6.1,CITY-9.6 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M06,M10,M12,W03,W08,W09,W10,T05,T06,T09,T11,P02,P06,P08,P11,A01,A02,A05,A12
! buildings A10,M07,T02,M02,M08,A04,W01,W06,W11,T08,M03,M09,M04,P03,T03,P09,P05,A03,P10,W12,A07,W07,M11,W02,T01,W05,P07,T07,W04,M05,A06,P04,T12,A09,P01,T04,A08,A11,P12,T10
! projects #11,#14,#31,#28,#18,#8,#20,#26,#5,#7,#12,#9,#21,#4,#6,#25,#19,#30,#16,#15,#27,#23,#3,#22,#17,#13,#32,#10,#24,#29
! battles R3,C1,R1,C2,R2,C3
a keep #14,#28 play #28
b keep #8,#26 play #26
c keep #5,#12 play #12
a keep #9,#14 play #14
b keep #8,#31 play #31
c keep #5,#18 play #5
a keep #9,#20 play #9
b keep #7,#8 play #8
c keep #11,#18 play #18
a keep T02,A10 play T02
b keep W06,A04 play A04
c keep M03,W11 play M03
a space 7
a put s #9
a put f #9
a put f #14
b space 7
b put f #26
c space 9
c put s #18
c put o #18
a keep W01,A10 play W01
b keep W06,T08 play W06
c keep M07,W11 play M07
a space 1
a put s #28
a put f #28
b space 3
b put s #31
b put o #31
c space 4
c put o #5
a keep M09,A10 play A10
b keep M02,T08 play M02
c keep M08,W11 play W11
a space 8
a put o #2
a put o #14
b space 2
b put f #26
b put f #8
c space 2
c put f #5
b pass
a keep P03,P09 play P03
b keep W12,A03 play A03
c keep W02,W07 play W02
a space 3
a put s #14
a put o #14
b space 4
b put o #26
c space 5
c put f #1
c put o #12
a keep M11,P09 play M11
b keep M04,W12 play M04
c keep W07,P05 play W07
a space 2
a put f #14
a put f #28
b space 1
b put s #26
b put o #26
b put f #8
b choose 7
c space 8
c put s #12
c put o #12
a keep P09,P10 play P10
b keep W12,A07 play W12
c keep T03,P05 play T03
a space 5
a put s #28
a put s #28
b space 8
b put o #1
b put o #2
c space 6
c put s #1
c put o #1
c end
b pass
c use #18
a keep W05,P07 play P07
b keep W04,A06 play W04
c keep P01,A09 play A09
a space 6
a put s #2
---
mu 1
game city
rules 1
option players 4
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
puzzle 17
from 6025 8 64
choice c put s #7
best 0.557 51.5 put s #7
tried 0.431 49.5 put s #22
why - project_left CITY-6.1,CITY-9.6 4
tried 0.418 49.5 put s #1
why - battle_missed CITY-7.4 71
tried 0.388 48.5 put o #22
why - project_left CITY-6.1,CITY-9.6 4
tried 0.371 48.6 put f #22
why ! project_left CITY-6.1,CITY-9.6 4
proof 10 4 320
found gentle:3/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M06,W01,W05,T07,T11,P02,P10,A05,A07
! buildings M08,P05,T10,T01,P09,A09,P03,P04,M09,P08,W06,P07,T09,W08,A12,T05,M11,M02,A03,W02,P01,W07,W10,P06,W12,A06,T08,T06,M01,P11,M12,T03,T12,W09,T02,A04,A11,A02,M03,W11,W04,A01,M07,A08,P12,M04,M10,T04,A10,W03
! projects #6,#28,#19,#7,#14,#22,#12,#10,#29,#9,#24,#30,#3,#5,#32,#23,#4,#25,#17,#11,#15,#13,#27,#20,#18,#26,#16,#31,#8,#21
! battles C1,R3,C2,R1,C3,R2
a keep #19,#28 play #28
b keep #12,#14 play #14
c keep #9,#24 play #9
d keep #5,#32 play #5
a keep #19,#23 play #19
b keep #6,#12 play #12
c keep #22,#24 play #22
d keep #30,#32 play #30
a keep #23,#29 play #29
b keep #3,#6 play #3
c keep #7,#24 play #7
d keep #10,#32 play #10
a keep T10,P05 play P05
b keep P09,A09 play P09
c keep M09,P08 play P08
d keep W08,A12 play A12
a space 1
a put f #19
b space 8
b put o #12
c space 7
c put s #7
c put f #9
d space 6
d put f #5
a keep P03,P04 play P04
b keep W06,A09 play A09
c keep T05,T09 play T09
d keep W08,T01 play T01
a space 7
a put f #29
a put s #29
b space 9
b put s #12
b put o #12
b put o #14
c space 8
c put o #2
c put s #2
c put s #9
d space 4
d put s #5
d put o #5
d put f #30
d put s #30
d put o #30
a keep P03,P07 play P03
b keep M09,W06 play W06
c keep M08,T05 play T05
d keep W08,T10 play W08
a space 3
a put s #28
a cover o N1
b space 3
b put s #2
b put o #2
b put f #14
c space 4
c put f #1
c put o #1
---
mu 1
game city
rules 1
option players 4
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
puzzle 18
from 6023 13 112
choice c space 1
best 0.607 54.3 space 1
tried 0.494 51.6 space 3
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.474 50.7 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.463 50.8 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:1/8 casual:3/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M10,W01,W02,T02,T12,P01,P08,A08,A11
! buildings A09,M12,T09,M02,M09,P04,P09,A12,T11,T10,A07,A04,W06,T03,A01,T07,P05,A10,A05,W07,M11,W10,M04,W05,P11,A06,W11,M03,W08,P12,P10,T08,M07,T06,P07,P03,T01,M05,W04,A03,P06,M08,P02,W12,M06,T04,W03,W09,T05,A02
! projects #6,#27,#17,#4,#21,#30,#24,#18,#14,#9,#10,#26,#11,#28,#16,#20,#32,#8,#7,#12,#29,#15,#22,#19,#13,#3,#31,#5,#23,#25
! battles R3,R2,C3,R1,C2,C1
a keep #6,#27 play #6
b keep #18,#21 play #18
c keep #14,#26 play #26
d keep #16,#28 play #28
a keep #20,#27 play #27
b keep #4,#21 play #4
c keep #14,#30 play #14
d keep #10,#16 play #16
a keep #9,#20 play #9
b keep #11,#21 play #21
c keep #17,#30 play #17
d keep #10,#24 play #24
a keep T09,A09 play A09
b keep P04,A12 play A12
c keep A04,A07 play A04
d keep W06,T03 play W06
a space 9
a put s #27
a put o #6
b space 7
b put f #4
c space 9
c put o #17
d space 3
d put s #24
d put o #24
a keep T09,P09 play P09
b keep T10,T11 play T11
c keep A01,A07 play A01
d keep M02,M12 play M02
a space 8
a put o #6
a put o #27
b space 4
b put o #4
b colours s,f
b put s #21
b put o #18
b put f #1
b put s #21
c space 8
c put f #26
c put o #26
d space 2
d put f #16
d put f #28
a keep T09,P04 play T09
b keep T07,T10 play T10
c keep T03,A07 play A07
d keep M09,M12 play M12
a space 6
a put f #27
a put o #27
b space 1
b put s #18
b put s #2
b end
c space 7
c put s #17
c put s #26
c put f #26
d space 4
d put o #16
b pass
a keep A05,A10 play A05
b keep M11,W05 play W05
c keep W11,A06 play A06
d keep P10,P12 play P12
a space 5
a put s #9
a put o #1
b space 9
b put o #2
b put s #1
b put o #1
b end
c space 6
c put s #1
c put f #1
d space 5
d use #16 o,o
d put s #28
d put s #28
b pass
a keep W08,A10 play A10
b keep M11,P05 play P05
c keep M04,W11 play W11
d keep P10,P11 play P11
a space 4
a put o #2
a end
b space 8
b end
c space 2
c put f #14
d space 6
d put f #28
d put f #28
b pass
a keep M03,W08 play M03
b keep M11,T08 play M11
c keep M04,W07 play W07
d keep W10,P10 play P10
a space 1
a put s #1
a put f #9
b space 2
b end
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
puzzle 19
from 6026 2 62
choice a space 6
best 0.269 53.2 space 6
tried 0.016 51.2 space 2
why ! battle_missed CITY-7.4 96
tried 0.016 50.1 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:4/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M09,M10,M11,M12,W01,W03,W05,W06,W07,W10,T04,T05,T06,T08,T09,T10,P01,P02,P04,P06,P08,P12,A03,A05,A06,A07,A08,A11
! buildings T02,A02,M04,W02,W12,M07,W11,P05,M06,A10,P07,T12,T11,M08,M05,P10,T03,M02,A04,P03,A01,W04,P09,A12,W08,T01,A09,T07,W09,P11
! projects #14,#26,#24,#17,#9,#28,#6,#3,#19,#16,#32,#12,#18,#15,#13,#5,#11,#27,#20,#31,#4,#7,#8,#25,#23,#22,#10,#29,#30,#21
! battles R3,R1,C1,C3,R2,C2
a keep #14,#24 play #14
b keep #6,#28 play #28
a keep #9,#24 play #24
b keep #6,#26 play #6
a keep #9,#17 play #9
b keep #3,#26 play #26
a keep M04,T02 play T02
b keep W11,W12 play W12
a space 7
a put f #9
a put s #9
a put o #1
b space 3
b put s #28
b put o #6
a keep M07,P05 play P05
b keep W11,A02 play W11
a space 3
a put s #1
b space 2
b put f #26
b put o #6
a keep M07,W02 play M07
b keep M04,A02 play M04
a space 4
a put f #1
a put o #2
b space 1
b put s #26
b put f #26
b put f #28
a keep P07,A10 play P07
b keep M05,P10 play M05
a space 1
a put s #2
a put s #14
a put s #24
b space 4
b put o #26
a keep T11,A10 play A10
b keep T12,P10 play P10
a space 5
a put o #24
b space 9
b put s #28
b put o #26
a keep M06,T11 play T11
b keep M08,T12 play T12
a space 8
a put o #14
a put o #14
a put f #14
b space 6
b put s #28
b put f #28
b put o #2
a keep M02,A04 play M02
b keep P09,A12 play A12
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
puzzle 20
from 6028 15 53
choice b choose C2
best 0.369 57.8 choose C2
tried 0.263 55.6 choose R1
tried 0.156 56.4 choose R2
tried 0.152 54.6 choose C3
why ! battle_missed CITY-7.4 81
tried 0.117 54.7 choose C1
why - battle_missed CITY-7.4 84
tried 0.078 54.3 choose R3
why - battle_missed CITY-7.4 100
proof 10 4 320
found gentle:3/8 casual:3/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M03,M06,M07,M09,M11,W01,W02,W03,W06,W10,W11,T01,T03,T04,T05,T09,T11,P01,P03,P06,P07,P10,P12,A01,A02,A04,A05,A06,A08
! buildings T07,W08,W05,M05,W04,A09,P05,T10,M10,W09,T08,A11,P02,T12,P08,W07,W12,A12,A07,M12,A10,P09,T06,M08,P04,M02,M04,T02,P11,A03
! projects #7,#28,#25,#5,#30,#27,#15,#10,#12,#21,#11,#20,#31,#29,#23,#9,#17,#26,#16,#22,#3,#32,#8,#4,#14,#6,#18,#24,#13,#19
! battles R3,C2,R2,R1,C1,C3
a keep #5,#28 play #28
b keep #10,#15 play #15
a keep #5,#27 play #5
b keep #7,#25 play #7
a keep #10,#27 play #10
b keep #25,#30 play #30
a keep W05,W08 play W05
b keep W04,A09 play A09
a space 9
a put s #2
a put o #2
a put f #5
b space 9
b put s #30
b put o #30
a keep W08,P05 play P05
b keep M05,W04 play W04
a space 8
a put s #5
a put o #5
a put s #28
a put f #28
a put o #1
b space 6
b put f #30
b put o #15 f
a keep W08,T07 play W08
b keep M05,T10 play M05
a space 2
a put f #28
b space 8
b put o #15 f
a keep W09,A11 play W09
b keep W07,P02 play W07
a space 7
a put s #28
a put f #10
a put f #28
b space 1
b put s #15 f
b put f #15 o
a keep P08,A11 play A11
b keep T08,P02 play P02
a space 3
a put s #28
a extra s #28
b space 7
b put s #7
b put o #7 s
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
puzzle 21
from 6022 33 25
choice a space 2
best 0.641 56.0 space 2
tried 0.394 51.9 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.362 52.1 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.264 52.0 space 7
why ! battle_missed CITY-7.4 78
tried 0.227 50.5 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.188 51.6 space 6
why - battle_missed CITY-7.4 78
tried 0.133 49.0 space 9
why - battle_missed CITY-7.4 78
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M05,M07,M10,M11,M12,W01,W02,W04,W07,W09,W12,T05,T06,T07,T08,T10,T12,P02,P04,P06,P08,P11,P12,A02,A05,A06,A07,A09,A12
! buildings W10,M04,M02,P01,P05,P07,A10,W06,T03,T01,A04,M08,W08,M09,W03,P03,P09,M01,P10,T02,A03,W11,A01,M06,A11,T09,A08,T11,T04,W05
! projects #18,#32,#12,#4,#24,#27,#8,#31,#7,#6,#28,#14,#23,#30,#5,#9,#25,#20,#16,#17,#3,#29,#10,#22,#13,#15,#26,#19,#21,#11
! battles R1,C2,R2,R3,C1,C3
a keep #12,#32 play #12
b keep #27,#31 play #27
a keep #8,#32 play #32
b keep #18,#31 play #31
a keep #4,#8 play #4
b keep #18,#24 play #24
a keep W10,P01 play P01
b keep W06,A10 play W06
a space 4
a put o #12
b space 3
b put o #24
b put s #24
a keep W10,P05 play P05
b keep M04,A10 play A10
a space 8
a put o #12
b space 8
b put o #31
a keep M02,W10 play M02
b keep M04,P07 play P07
---
mu 1
game city
rules 1
option players 3
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
puzzle 22
from 6024 7 78
choice a space 5
best 0.477 52.3 space 5
tried 0.128 46.7 space 1
why ! battle_missed CITY-7.4 96
tried 0.112 46.6 space 6
why - battle_missed CITY-7.4 96
tried 0.041 43.8 space 4
why - sources_fewer CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:4/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M10,M11,M12,W03,W08,W10,W12,T03,T05,T11,T12,P01,P07,P09,P12,A01,A03,A04,A09
! buildings T06,A11,W09,A06,A05,W02,M05,M06,A08,T01,T02,P10,W06,A07,P05,P06,P08,A02,T10,W04,P11,M09,P04,M03,P03,M04,P02,M07,W01,T08,M01,T04,W11,T09,W05,A10,A12,W07,M08,T07
! projects #16,#21,#20,#32,#23,#9,#30,#29,#18,#22,#3,#25,#17,#19,#12,#15,#6,#26,#5,#13,#31,#27,#28,#11,#10,#8,#7,#4,#24,#14
! battles C1,C2,C3,R1,R2,R3
a keep #21,#32 play #32
b keep #23,#30 play #30
c keep #22,#25 play #22
a keep #18,#21 play #21
b keep #16,#20 play #16
c keep #25,#29 play #29
a keep #9,#18 play #18
b keep #3,#20 play #3
c keep #23,#25 play #25
a keep W09,A06 play W09
b keep M06,A05 play M06
c keep P10,A08 play A08
a space 7
a put s #18
a put f #32
b space 7
b put s #30
b put f #30
c space 8
c put o #22
a keep M05,W02 play M05
b keep T02,A05 play A05
c keep P10,A11 play A11
a space 9
a put s #21
a put o #18
b space 4
b put o #30
b put o #16 f
c space 2
c put f #29
a keep W02,T01 play W02
b keep T02,T06 play T06
c keep P10,A06 play A06
a space 2
a put f #32
b space 8
b put s #16 o
b put o #3 s
b put s #3
c space 3
c put s #29
c cover o E3
a pass
a keep W06,P05 play W06
b keep P08,A02 play A02
c keep M03,P04 play P04
a space 3
a put s #2
a put f #1
a put o #2
a put s #21
b space 9
b put s #3 f
b put f #1 s
b put o #1 f
c space 5
c put s #22
c put f #22
a keep P05,P11 play P05
b keep P08,A07 play P08
c keep M03,W04 play W04
a space 8
a put o #32
a end
b space 2
b put f #1 o
c space 6
c put f #22
c put o #22
c extra s #22
a keep T10,P11 play T10
b keep M09,A07 play M09
c keep M03,P06 play M03
---
mu 1
game city
rules 1
option players 3
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
puzzle 23
from 6027 4 98
choice a space 4
best 0.724 57.3 space 4
tried 0.572 54.8 space 5
why ! strength_less CITY-7.3 0 2
tried 0.460 52.9 space 1
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:4/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M05,M08,M11,W01,W03,W06,W10,T02,T04,T05,T10,P02,P03,P05,P08,A02,A03,A10,A11
! buildings P10,W07,A07,A12,W04,A06,T07,A05,M01,M09,M06,M04,W12,P07,P04,W05,A09,T01,P12,T11,A08,T03,A04,P01,W11,T09,P09,P06,M03,M07,W09,W02,M10,M12,T06,A01,T08,P11,T12,W08
! projects #9,#23,#24,#31,#25,#11,#22,#4,#29,#5,#6,#21,#30,#10,#14,#16,#17,#26,#15,#20,#18,#19,#27,#3,#12,#8,#28,#13,#32,#7
! battles R3,C3,C2,R2,R1,C1
a keep #9,#31 play #31
b keep #22,#25 play #22
c keep #5,#29 play #5
a keep #6,#21 play #6
b keep #24,#25 play #24
c keep #4,#29 play #4
a keep #11,#21 play #21
b keep #9,#25 play #9
c keep #23,#29 play #29
a keep P10,A07 play P10
b keep A05,A06 play A05
c keep M04,M06 play M06
a space 9
a put s #31
a put o #31
b space 4
b put o #24
c space 7
c put f #4
c put s #29
a keep W04,T07 play W04
b keep M01,A06 play A06
c keep W07,A12 play W07
a space 8
a put o #6
b space 7
b put s #24
b put o #22
c space 1
c put f #29
c put s #5
a keep M09,T07 play M09
b keep M01,M04 play M04
c keep A07,A12 play A12
a space 6
a put s #21
a put f #1
b space 8
b put f #22
b put o #22
c space 3
c put o #4
c colours f,o
c put f #5
c put o #5
c put s #1
c cover o E3
c put f #1
a pass
a keep W12,P04 play W12
b keep P12,A09 play A09
c keep T03,P01 play P01
a space 3
a put o #6
a put s #21
a put o #2
b space 9
b put s #22
b put o #1
c space 2
c put o #1
c cover f N2
a keep P04,A04 play A04
b keep W05,P12 play P12
c keep T01,T03 play T03
a space 2
a put o #1
b space 6
b put f #22
b extra o #22
c space 8
c cover o 7|8
c put o #2
a keep T11,P04 play P04
b keep W05,A08 play W05
c keep T01,P07 play P07
a space 7
a put s #1
a end
b space 5
b put s #9
b extra s #22
b extra o #22
c space 4
c end
a pass
a pass
c pass
a use #1 R3
c pass
c pass
a keep P06,P09 play P06
b keep M07,W02 play W02
c keep M12,A01 play A01
---
mu 1
game city
rules 1
option players 3
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
puzzle 24
from 6021 37 113
choice c put f #2 s
best 0.347 54.6 put f #2 s
tried 0.147 53.7 extra f #22
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.147 53.7 cover o 6/9
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.147 53.7 cover o 3/6
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.131 53.6 put f #1
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.103 52.9 cover f 3/6
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.103 52.9 cover f N1
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.073 53.3 extra o #22
why - project_missed CITY-6.1,CITY-9.6 100
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:0/8 fierce:8/8
---
! removed M06,M09,M10,M12,W01,W02,W03,W09,T01,T02,T08,T09,P01,P04,P05,P06,A03,A08,A09,A11
! buildings M07,W05,W08,A07,P08,M02,M08,P09,T12,P07,M05,A05,W12,T05,P11,P10,T11,P12,W11,A02,M01,P02,W10,T03,T10,T06,W06,W04,A01,M04,T04,A12,A04,A06,T07,P03,M03,A10,M11,W07
! projects #11,#32,#13,#30,#26,#29,#9,#19,#25,#3,#22,#15,#18,#5,#8,#24,#14,#17,#23,#27,#20,#21,#16,#12,#31,#7,#4,#10,#6,#28
! battles R2,C1,C2,R1,C3,R3
a keep #13,#32 play #32
b keep #19,#26 play #26
c keep #22,#25 play #22
a keep #13,#15 play #13
b keep #11,#19 play #19
c keep #25,#29 play #29
a keep #9,#15 play #15
b keep #3,#11 play #3
c keep #25,#30 play #30
a keep W05,A07 play W05
b keep P08,P09 play P08
c keep M05,A05 play A05
a space 9
a put s #2
a put o #2
a put f #15
b space 6
b put f #1
c space 2
c put f #30
a keep M08,A07 play M08
b keep P07,P09 play P09
c keep M05,W08 play M05
a space 8
a put s #13
a put o #13
b space 3
b put o #26
c space 9
c put s #30
c put o #30
a keep T12,A07 play A07
b keep M07,P07 play P07
c keep M02,W08 play M02
a space 7
a put s #13
a put s #32
a put f #15
b space 4
b put o #2
c space 6
c put f #29 s
a keep W12,P10 play W12
b keep W11,A02 play A02
c keep W10,P02 play P02
a space 3
a put s #32
a put o #15
b space 9
b put s #2
b put f #26
b put o #26
b put s #26
c space 8
c put o #22 s
c put o #29 f
a keep T03,P10 play T03
b keep T05,P11 play P11
c keep T11,P12 play P12
a space 6
a put f #15
a put o #32
b space 7
b put f #26
c space 4
c put o #22 f
a keep W10,P10 play P10
b keep M01,T05 play T05
c keep W11,T11 play W11
a space 1
a put s #1
b space 2
b put f #19
b put o #19
b end
c space 1
c put f #22
c put o #22
a keep W04,T10 play T10
b keep T04,A12 play T04
c keep A04,A06 play A06
a space 5
a put f #32
a put f #32
a put o #32
b space 1
b put f #3
b put s #3
b put s #3
b put o #1
b use #19
b put s #1
b end
c space 3
c put s #22 o
c cover o E3
b pass
a keep W04,A01 play W04
b keep T07,A12 play A12
c keep W06,T06 play W06
a space 4
a put f #1
a put o #1
a end
b space 8
b end
c space 5
c extra s #22
c extra f #22
---
mu 1
game city
rules 1
option players 4
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
puzzle 25
from 6025 10 123
choice d pass
best 0.442 53.0 pass
tried 0.358 51.9 redirect 1
tried 0.289 49.8 redirect 7
tried 0.280 49.5 redirect 8
tried 0.235 48.8 redirect 6
why ! battle_missed CITY-7.4 84
tried 0.204 48.6 redirect 9
proof 10 4 320
found gentle:1/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M09,W10,W12,T05,T08,P01,P09,A07,A09
! buildings P02,A05,A02,P07,M05,P06,A03,W08,T11,A08,T12,W09,A06,A11,M07,M02,P11,W04,W06,A04,P12,W03,T03,W11,A10,T02,M08,T01,T07,M04,P04,P08,P10,T10,M12,T09,W01,W02,A01,W07,M10,M11,P03,W05,M01,T06,M03,A12,T04,P05
! projects #8,#29,#27,#3,#19,#23,#18,#17,#13,#22,#5,#25,#31,#28,#11,#16,#21,#14,#4,#15,#12,#10,#32,#9,#30,#6,#24,#26,#7,#20
! battles C2,R1,C3,R3,R2,C1
a keep #8,#29 play #29
b keep #18,#19 play #19
c keep #5,#22 play #22
d keep #28,#31 play #28
a keep #8,#16 play #16
b keep #3,#27 play #27
c keep #5,#23 play #5
d keep #13,#31 play #31
a keep #8,#25 play #25
b keep #3,#11 play #3
c keep #18,#23 play #18
d keep #13,#17 play #17
a keep P02,A02 play A02
b keep W08,A03 play A03
c keep W09,A08 play A08
d keep A06,A11 play A11
a space 9
a put o #16
a put s #2
b space 3
b put s #27
b put o #19
c space 8
c put o #18
d space 7
d put s #31
a keep M05,P06 play M05
b keep W08,T11 play W08
c keep M02,W09 play W09
d keep A05,A06 play A05
a space 2
a put f #16
b space 6
b put f #19
b end
c space 7
c put f #5
c put s #18
c put f #22
d space 8
d put o #31
a keep T12,P06 play T12
b keep M07,T11 play M07
c keep M02,P07 play M02
d keep P02,A06 play P02
a space 3
a put o #2
a put s #29
a put f #29
a cover s 2|3
b space 2
b put o #27
b end
c space 2
c put f #1
d space 9
d put s #17
d put o #17
d pass
a keep W04,A04 play A04
b keep W03,W11 play W03
c keep T01,A10 play A10
d keep M04,P08 play M04
a space 1
a put f #25
a put s #25
a put o #1
b space 7
b put s #3
b put f #27
b end
c space 4
c put o #22
c put o #5
d space 1
d put s #28
d put f #28
a keep W04,P04 play W04
b keep W06,W11 play W11
c keep T03,P12 play T03
d keep T02,P08 play T02
a space 8
a put o #25
a put f #25
b space 5
b put f #3
b put o #27
b end
c space 3
c put s #5
c put s #22
c put f #22
c put o #22
c extra f #22
c extra o #22
c extra s #22
d space 2
d put s #28
d put f #28
a keep M08,P04 play P04
b keep W06,T07 play T07
c keep P11,P12 play P12
d keep T01,P08 play P08
a space 7
a put s #25
a put o #25
a put f #1
b space 9
b put s #1
b put s #3
b put o #1
b end
c space 6
c extra f #22
c put o #1
d space 6
d put f #1
d put f #28
d pass
---
mu 1
game city
rules 1
option players 4
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
puzzle 26
from 6023 15 151
choice c cover s E9
best 0.237 49.2 cover s E9
tried 0.129 48.0 put s #2
why - battle_missed CITY-7.4 90
tried 0.068 46.6 cover s 3/6
why ! battle_missed CITY-7.4 90
tried 0.068 46.6 cover s S9
why - battle_missed CITY-7.4 90
tried 0.068 46.6 cover s N3
why - battle_missed CITY-7.4 90
tried 0.068 46.6 cover s 2|3
why - battle_missed CITY-7.4 90
tried 0.068 46.6 cover s 2/5
why - battle_missed CITY-7.4 90
proof 10 4 320
found gentle:1/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M06,W03,W09,T08,T09,P02,P07,A04,A06
! buildings A07,T07,W12,W06,P03,A10,M11,T05,T06,P09,W05,M04,M02,P04,T02,T12,A08,T01,W08,M08,P06,P05,A09,W11,W02,W10,M12,P01,A01,A03,W07,M07,A12,P12,M01,M03,A02,P11,T04,P10,W01,P08,A11,T10,M09,A05,M10,T03,W04,T11
! projects #13,#10,#3,#17,#19,#21,#8,#29,#9,#25,#15,#12,#18,#6,#31,#27,#11,#24,#30,#14,#4,#23,#26,#16,#28,#20,#22,#5,#32,#7
! battles R1,C2,R2,R3,C3,C1
a keep #3,#13 play #13
b keep #8,#19 play #19
c keep #12,#25 play #12
d keep #27,#31 play #27
a keep #6,#18 play #6
b keep #10,#17 play #17
c keep #25,#29 play #29
d keep #9,#15 play #9
a keep #18,#31 play #31
b keep #3,#10 play #3
c keep #8,#25 play #8
d keep #15,#21 play #15
a keep W12,A07 play W12
b keep P03,A10 play P03
c keep M04,W05 play M04
d keep T02,P04 play P04
a space 3
a put s #31
a put o #31
b space 3
b put s #17
b put o #17
c space 1
c put s #29
c put f #29
d space 7
d put f #15
d put s #9
a keep T05,A07 play A07
b keep P09,A10 play A10
c keep M02,W05 play M02
d keep W06,T07 play W06
a space 7
a put s #13
a put f #1
b space 4
b put o #1
c space 8
c put o #12
d space 3
d put o #15
d put s #2
a keep T05,T06 play T06
b keep T12,P09 play P09
c keep W05,T02 play T02
d keep M11,T07 play M11
a space 8
a put s #13
a put o #6
a put o #13
b space 8
b put o #19
c space 7
c put s #12
c put f #8
c put o #12
d space 6
d put f #9
d put f #15
a pass
a keep W08,A08 play A08
b keep P06,A09 play A09
c keep M12,W02 play W02
d keep W07,A01 play A01
a space 5
a put o #1
b space 9
b put s #2
b put o #2
b put f #19
b end
c space 6
c put f #8
c choose 1
d space 5
d put f #15
a keep M07,W08 play M07
b keep M08,P06 play P06
c keep M12,W11 play W11
d keep W07,W10 play W07
a space 2
a put o #6
a put s #1
a end
b space 5
b end
c space 2
c put f #1
c end
d space 1
d put s #27
d put f #1
a pass
a keep W08,P01 play P01
b keep M08,A03 play A03
c keep M12,T01 play M12
d keep W10,P05 play W10
a space 4
a put o #2
a end
b space 7
b put f #1
b end
c space 5
c put o #1
c end
d space 9
d put s #1
d end
a pass
a pass
a pass
a pass
a pass
a keep M03,P12 play M03
b keep P10,A02 play A02
c keep W01,A11 play W01
d keep T03,A05 play T03
a space 9
a put s #2
a end
b space 1
b use #19
b put s #3
b put s #3
b put f #3
b end
c space 9
c put s #1
c cover f 7|8
d space 8
d put o #2
d put o #1
d put f #27
d put o #27
d end
a pass
a keep T04,P12 play P12
b keep P08,P10 play P10
c keep M09,A11 play A11
d keep M01,A05 play A05
a space 6
a end
b space 6
b put s #1
b end
c space 3
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
puzzle 27
from 6026 6 46
choice b keep W04,P06 play W04
best 0.250 52.1 keep W04,P06 play W04
tried 0.077 46.9 keep T09,P06 play T09
tried 0.067 46.9 keep W04,P06 play P06
tried 0.048 48.3 keep T09,P06 play P06
tried 0.025 46.5 keep W04,T09 play W04
why ! battle_missed CITY-7.4 65
tried 0.025 46.5 keep W04,T09 play T09
why - battle_missed CITY-7.4 65
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M03,M05,M08,M10,M12,W05,W06,W07,W08,W10,W12,T01,T05,T06,T07,T08,T10,P01,P03,P05,P08,P09,P11,A05,A06,A07,A08,A10,A11
! buildings P07,M09,M07,P12,W01,T12,A12,W03,A04,W11,W04,T09,M04,W02,P06,T03,T04,A02,A01,M06,T02,P10,A03,T11,P02,M01,W09,P04,M11,A09
! projects #29,#4,#21,#9,#23,#30,#7,#25,#26,#32,#3,#18,#5,#14,#12,#13,#10,#24,#16,#27,#8,#11,#22,#20,#28,#31,#15,#17,#19,#6
! battles C1,C2,R3,C3,R1,R2
a keep #4,#29 play #4
b keep #25,#30 play #25
a keep #23,#29 play #29
b keep #21,#30 play #30
a keep #9,#23 play #9
b keep #7,#21 play #21
a keep M09,P12 play P12
b keep W01,W03 play W03
a space 3
a put o #2
b space 7
b put s #30
b put f #25
a keep M09,A12 play A12
b keep W01,P07 play W01
a space 6
a put f #4
a put o #4
a colours s,o
a put s #2
a put o #1
a put s #9
b space 1
b put s #21
b put f #30
a keep M07,M09 play M09
b keep T12,P07 play T12
a space 1
a put f #9
b space 3
b put s #21
b put s #25
b put o #30
a keep W11,A04 play W11
b keep W02,P06 play W02
a space 2
a put f #1
a put f #29
a end
b space 6
b put f #25 s
a keep T03,A04 play T03
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
puzzle 28
from 6028 18 31
choice b space 9
best 0.255 54.6 space 9
tried 0.131 51.7 space 2
why ! battle_missed CITY-7.4 78
tried 0.122 51.4 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.094 51.4 space 5
why - battle_missed CITY-7.4 78
tried 0.092 50.2 space 3
why - battle_missed CITY-7.4 84
tried 0.084 49.1 space 7
why - battle_missed CITY-7.4 71
tried 0.050 49.6 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:3/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M06,M07,M09,M10,W01,W02,W03,W06,W09,W11,T01,T02,T05,T08,T10,T12,P01,P02,P06,P07,P09,P10,A01,A02,A03,A05,A06,A07
! buildings M12,M04,P03,W08,W07,P04,T07,T06,M02,P11,T09,A08,M11,P05,T03,W04,P08,W12,A10,A09,M05,M08,T11,W05,A12,P12,W10,A04,A11,T04
! projects #14,#27,#28,#4,#5,#9,#16,#25,#11,#13,#12,#15,#19,#10,#21,#32,#30,#22,#24,#8,#7,#17,#29,#31,#23,#20,#6,#26,#3,#18
! battles C3,R1,R3,C1,C2,R2
a keep #14,#28 play #14
b keep #5,#25 play #5
a keep #16,#28 play #16
b keep #4,#25 play #4
a keep #27,#28 play #28
b keep #9,#25 play #25
a keep M04,P03 play M04
b keep W07,P04 play W07
a space 1
a put f #16
a put s #14
b space 1
b put s #25
b put f #5
a keep T06,P03 play P03
b keep M12,W08 play M12
a space 3
a put o #16
a put s #2
b space 4
b put o #4
b put o #5
a keep T06,P04 play P04
b keep W08,T07 play W08
a space 7
a put f #14
a put s #28
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
puzzle 29
from 6022 36 59
choice b keep A03,A11 play A03
best 0.484 61.1 keep A03,A11 play A03
tried 0.369 60.3 keep A03,A11 play A11
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.250 58.7 keep T05,A03 play A03
tried 0.119 58.1 keep M05,A03 play A03
tried 0.067 55.9 keep T05,A11 play A11
why ! building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.028 55.1 keep M05,A11 play A11
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.013 57.1 keep T05,A03 play T05
tried 0.000 54.2 keep T05,A11 play T05
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M06,M08,M10,M11,M12,W02,W03,W04,W05,W08,W10,T01,T03,T04,T07,T08,T10,P02,P04,P06,P07,P08,P10,A01,A04,A05,A07,A08,A12
! buildings A06,T02,P11,W11,T06,M03,W01,W07,P03,M02,P09,W12,A02,T12,T09,P01,A09,W06,P12,W09,M05,T05,A11,A03,T11,M07,P05,A10,M01,M09
! projects #24,#21,#10,#16,#32,#20,#29,#11,#27,#18,#26,#25,#23,#31,#7,#13,#6,#14,#9,#19,#12,#28,#30,#8,#15,#3,#4,#5,#22,#17
! battles R3,C3,C1,C2,R1,R2
a keep #21,#24 play #21
b keep #29,#32 play #32
a keep #11,#20 play #11
b keep #16,#29 play #16
a keep #10,#20 play #10
b keep #24,#29 play #29
a keep W11,A06 play W11
b keep W01,W07 play W07
a space 9
a put o #11
b space 1
b put s #29
b put f #29
a keep M03,T06 play T06
b keep W01,T02 play T02
a space 8
a put f #11
a put o #11
a put o #11
b space 7
b put s #2
b put f #16
b put o #2
b put o #16
a keep M03,P11 play P11
b keep W01,A06 play A06
a space 7
a put s #21
a put f #10
b space 6
b put f #32
a keep W12,P03 play P03
b keep P01,A02 play A02
a space 3
a put o #10
a put s #21
b space 9
b put s #32
b put o #32
a keep W12,T09 play W12
b keep P01,P09 play P09
a space 5
a put o #1
b space 3
b cover o E3
b cover o 6/9
a keep M02,T09 play M02
b keep T12,P01 play P01
a space 6
a put s #1
a put f #1
b space 2
b put f #32
b put o #32
a keep P12,A09 play A09
---
mu 1
game city
rules 1
option players 3
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
puzzle 30
from 6024 8 107
choice a keep M02,W06 play M02
best 1.000 62.6 keep M02,W06 play M02
tried 0.975 55.6 keep M02,P11 play P11
why - building_weaker CITY-5.1,CITY-5.3 1 3
tried 0.973 56.2 keep M02,P11 play M02
why - project_missed CITY-6.1,CITY-9.6 90
tried 0.958 57.6 keep M02,W06 play W06
why ! building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.872 57.0 keep W06,P11 play W06
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.611 51.5 keep W06,P11 play P11
why - building_weaker CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:2/8 casual:4/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M03,M05,M07,M08,W03,W07,W10,W11,T01,T03,T05,T06,P01,P06,P08,P12,A08,A09,A10,A12
! buildings M09,T08,A11,A02,P03,M01,W01,M10,W12,T11,P07,M12,A03,A04,M04,A05,P09,A07,A01,M11,P04,W08,P02,W02,T04,T07,W05,M02,W06,P11,A06,W09,P10,T02,T09,P05,M06,W04,T10,T12
! projects #22,#18,#17,#3,#23,#15,#13,#4,#32,#14,#7,#21,#27,#31,#12,#9,#25,#8,#20,#5,#24,#11,#26,#29,#30,#6,#19,#10,#28,#16
! battles C3,R1,R3,R2,C1,C2
a keep #3,#22 play #22
b keep #13,#15 play #15
c keep #14,#21 play #14
a keep #7,#32 play #7
b keep #13,#18 play #13
c keep #4,#23 play #4
a keep #21,#32 play #32
b keep #3,#18 play #18
c keep #17,#23 play #23
a keep A02,A11 play A02
b keep W01,P03 play P03
c keep M12,P07 play P07
a space 9
a put o #22
a put s #7
b space 3
b put s #18
b put o #18
c space 9
c put s #14
a keep M10,A11 play M10
b keep W01,W12 play W01
c keep M12,T08 play T08
a space 3
a put s #7
a choose C3
b space 1
b put s #13
b put f #15
c space 4
c put o #4
c put f #4
c colours f,o
c put o #2
c put f #23
a keep T11,A11 play A11
b keep M09,W12 play W12
c keep M01,M12 play M01
a space 2
a put s #22
a put f #32
b space 4
b put o #13
b put o #15
c space 1
c put s #2
c put f #23
c put s #23
c pass
b pass
a keep A03,A05 play A03
b keep A01,A07 play A01
c keep W02,P02 play P02
a space 6
a put f #22
a put o #22
b space 2
b put s #13
b put f #15
c space 8
c put o #14
c put o #14
a keep P04,A05 play P04
b keep M04,A07 play M04
c keep W02,P09 play W02
a space 5
a put s #2
a put o #2
a put f #22
b space 6
b put s #1
b put f #15
c space 7
c put f #1
a keep M11,A05 play A05
b keep W08,A07 play A07
c keep P09,A04 play A04
a space 4
a put s #32
a put o #32
b space 7
b put s #2
b put f #1
c space 5
c put f #14
c put f #14
c pass
c pass
a keep M02,T07 play T07
b keep W09,A06 play A06
c keep T09,P10 play P10
a space 1
a put s #32
a put f #32
a extra s #22
a put o #32
b space 5
b put o #1
b end
c space 2
c put s #1
c end
b pass
---
mu 1
game city
rules 1
option players 3
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
puzzle 31
from 6027 7 101
choice c space 2
best 0.439 53.1 space 2
tried 0.354 50.6 space 3
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.195 48.8 space 4
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:5/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M05,M06,M07,W02,W08,W11,W12,T01,T02,T08,T09,P01,P05,P06,P08,A03,A06,A11,A12
! buildings A01,W07,W09,P03,T03,T12,A10,W06,A07,M09,P09,A09,W03,A02,T06,M08,M11,P07,A04,T04,P02,M01,P12,W05,A05,T05,T10,T07,W01,W10,T11,A08,M02,P11,M12,W04,M03,M10,P04,P10
! projects #27,#13,#4,#17,#28,#20,#21,#10,#5,#12,#8,#3,#7,#22,#11,#29,#18,#14,#25,#24,#15,#23,#31,#30,#19,#26,#16,#32,#9,#6
! battles R3,C3,C1,R1,R2,C2
a keep #13,#27 play #13
b keep #20,#28 play #28
c keep #5,#12 play #12
a keep #8,#27 play #27
b keep #4,#17 play #4
c keep #5,#21 play #5
a keep #8,#10 play #8
b keep #3,#17 play #17
c keep #20,#21 play #21
a keep W07,W09 play W09
b keep W06,T03 play W06
c keep P09,A09 play A09
a space 7
a put s #13
a put f #27
b space 3
b put o #17
b put s #17
c space 9
c put s #12
c put o #5
a keep W07,A10 play A10
b keep M09,A07 play A07
c keep P09,A01 play P09
a space 4
a put o #13
a put o #27
b space 7
b put s #28
b put f #28
c space 8
c put o #12
c put o #12
a keep W07,T03 play W07
b keep M09,P03 play P03
c keep T12,A01 play A01
a space 8
a put f #8
a put o #27
b space 9
b put s #28
c space 7
c put s #5
c put f #1
a keep W03,A02 play A02
b keep P07,A04 play A04
c keep P02,P12 play P12
a space 1
a put s #27
a put f #8
a choose 9
b space 1
b put s #1
b put f #28
c space 6
c put f #5
c put s #1
c put o #1
c put o #2
c end
a keep M01,W05 play M01
b keep M08,P07 play M08
c keep T04,P02 play T04
a space 5
a put o #1
b space 6
b put f #4
b put o #4
b colours s,f
b put s #28
b put f #28
c space 1
c put s #21
c put s #21
c end
a keep M11,W05 play M11
b keep W03,P07 play P07
c keep T06,P02 play P02
a space 2
a put s #13
a put f #1
b space 4
b extra s #28
b put o #1
c space 5
c end
c pass
c pass
a keep T05,A05 play A05
b keep T11,A08 play A08
c keep M12,W04 play M12
a space 3
a put s #1
a use #1 C1
b space 8
b put f #1
b put o #2
---
mu 1
game city
rules 1
option players 3
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
puzzle 32
from 6021 55 104
choice a put f #22
best 0.644 55.3 put f #22
tried 0.416 53.3 put s #1
why ! project_left CITY-6.1,CITY-9.6 1
tried 0.370 51.3 put f #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.289 50.4 put o #1
why - project_left CITY-6.1,CITY-9.6 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M02,M07,M10,W02,W03,W11,W12,T02,T03,T05,T10,P03,P06,P08,P12,A04,A07,A09,A12
! buildings A01,P11,P04,A11,P01,T08,P02,M12,M11,W01,T09,P05,T06,M09,A10,T07,W06,P07,A08,P09,A06,W07,W09,P10,M05,W08,W10,W05,M03,T01,M08,T11,M04,A02,A05,M06,A03,W04,T04,T12
! projects #14,#22,#19,#31,#7,#26,#30,#20,#27,#21,#3,#32,#5,#8,#18,#24,#15,#25,#13,#10,#28,#29,#12,#23,#17,#9,#6,#4,#16,#11
! battles C3,R1,R3,C2,C1,R2
a keep #14,#22 play #14
b keep #20,#26 play #26
c keep #27,#32 play #32
a keep #21,#22 play #21
b keep #19,#31 play #19
c keep #27,#30 play #30
a keep #7,#22 play #22
b keep #3,#31 play #31
c keep #20,#27 play #27
a keep P04,A01 play P04
b keep M12,P02 play P02
c keep W01,P05 play W01
a space 7
a put s #14
a put f #14
b space 9
b put o #19
c space 8
c put o #30
a keep P01,A01 play P01
b keep M11,M12 play M12
c keep P05,A11 play A11
a space 6
a put f #14
b space 3
b put o #26
c space 9
c put s #27
c put s #30
a keep T09,A01 play A01
b keep M11,P11 play P11
c keep T08,P05 play P05
a space 8
a put o #14
b space 6
b put f #26
b put f #19
b end
c space 2
c put f #30
a keep T07,A10 play A10
b keep P09,A08 play P09
c keep W07,W09 play W09
a space 4
a put o #14
b space 2
b put o #26
b end
c space 7
c put s #32
c put f #2 s
c put f #2 o
c put s #32
a keep P10,A06 play P10
b keep M09,A08 play A08
c keep W06,W07 play W07
a space 5
a put s #22
a put o #22
b space 1
b put f #26
b put f #1
b end
c space 1
c put s #32 f
c put f #32
a keep P07,A06 play P07
b keep M09,T07 play M09
c keep W06,T06 play W06
a space 1
a put s #21
a put s #21
b space 5
b put o #31
b end
c space 3
c put s #32 o
c put o #32
a keep W05,W08 play W05
b keep M08,T01 play M08
c keep A02,A05 play A05
a space 9
a put s #2
a put f #22
a put o #22
b space 8
b put s #31
b use #19
b put s #2
b put o #2
b put o #1
b put s #26
c space 4
c put o #27 f
c put o #27
a keep M03,W08 play M03
b keep M04,M06 play M06
c keep W10,A02 play A02
a space 3
a put o #2
---
mu 1
game city
rules 1
option players 4
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
puzzle 33
from 6025 10 143
choice d put o #2
best 0.518 54.8 put o #2
tried 0.346 52.8 extra o #28
why ! project_missed CITY-6.1,CITY-9.6 71
tried 0.346 52.5 put o #1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:1/8 fierce:8/8
---
! removed M06,M09,W10,W12,T05,T08,P01,P09,A07,A09
! buildings P02,A05,A02,P07,M05,P06,A03,W08,T11,A08,T12,W09,A06,A11,M07,M02,P11,W04,W06,A04,P12,W03,T03,W11,A10,T02,M08,T01,T07,M04,P04,P08,P10,T10,M12,T09,W01,W02,A01,W07,M10,M11,P03,W05,M01,T06,M03,A12,T04,P05
! projects #8,#29,#27,#3,#19,#23,#18,#17,#13,#22,#5,#25,#31,#28,#11,#16,#21,#14,#4,#15,#12,#10,#32,#9,#30,#6,#24,#26,#7,#20
! battles C2,R1,C3,R3,R2,C1
a keep #8,#29 play #29
b keep #18,#19 play #19
c keep #5,#22 play #22
d keep #28,#31 play #28
a keep #8,#16 play #16
b keep #3,#27 play #27
c keep #5,#23 play #5
d keep #13,#31 play #31
a keep #8,#25 play #25
b keep #3,#11 play #3
c keep #18,#23 play #18
d keep #13,#17 play #17
a keep P02,A02 play A02
b keep W08,A03 play A03
c keep W09,A08 play A08
d keep A06,A11 play A11
a space 9
a put o #16
a put s #2
b space 3
b put s #27
b put o #19
c space 8
c put o #18
d space 7
d put s #31
a keep M05,P06 play M05
b keep W08,T11 play W08
c keep M02,W09 play W09
d keep A05,A06 play A05
a space 2
a put f #16
b space 6
b put f #19
b end
c space 7
c put f #5
c put s #18
c put f #22
d space 8
d put o #31
a keep T12,P06 play T12
b keep M07,T11 play M07
c keep M02,P07 play M02
d keep P02,A06 play P02
a space 3
a put o #2
a put s #29
a put f #29
a cover s 2|3
b space 2
b put o #27
b end
c space 2
c put f #1
d space 9
d put s #17
d put o #17
d pass
a keep W04,A04 play A04
b keep W03,W11 play W03
c keep T01,A10 play A10
d keep M04,P08 play M04
a space 1
a put f #25
a put s #25
a put o #1
b space 7
b put s #3
b put f #27
b end
c space 4
c put o #22
c put o #5
d space 1
d put s #28
d put f #28
a keep W04,P04 play W04
b keep W06,W11 play W11
c keep T03,P12 play T03
d keep T02,P08 play T02
a space 8
a put o #25
a put f #25
b space 5
b put f #3
b put o #27
b end
c space 3
c put s #5
c put s #22
c put f #22
c put o #22
c extra f #22
c extra o #22
c extra s #22
d space 2
d put s #28
d put f #28
a keep M08,P04 play P04
b keep W06,T07 play T07
c keep P11,P12 play P12
d keep T01,P08 play P08
a space 7
a put s #25
a put o #25
a put f #1
b space 9
b put s #1
b put s #3
b put o #1
b end
c space 6
c extra f #22
c put o #1
d space 6
d put f #1
d put f #28
d pass
d pass
c pass
a keep M12,P10 play P10
b keep W02,W07 play W07
c keep W05,P03 play P03
d keep T06,A12 play T06
a space 5
a put s #1
a end
b space 1
b put s #2
b put f #1
b put o #2
b end
c space 9
c put o #2
c put s #1
c end
d space 4
d put s #28
---
mu 1
game city
rules 1
option players 4
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
puzzle 34
from 6023 18 166
choice b put f #1
best 0.667 54.3 put f #1
tried 0.476 53.3 cover f S7
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.476 53.3 cover f 2|3
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.476 53.3 cover f 2/5
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.476 53.3 cover f 1|2
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.476 53.3 cover f 4|5
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.476 53.3 cover f W7
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.476 53.3 cover f 7|8
why - project_missed CITY-6.1,CITY-9.6 100
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M07,M12,W03,W12,T04,T08,P06,P08,A04,A06
! buildings T02,W02,T06,A02,A09,T09,M10,W01,M01,W09,A03,M06,A07,M11,P03,W04,A12,A08,T11,P11,A10,M02,W06,T03,P10,P05,A05,W10,W05,P09,P01,M05,A01,M04,T10,P02,M09,A11,W07,T01,T05,W08,P07,W11,P12,T07,P04,M03,T12,M08
! projects #27,#29,#4,#3,#26,#13,#12,#9,#24,#31,#14,#22,#6,#21,#8,#19,#7,#30,#18,#23,#25,#17,#15,#16,#11,#5,#20,#28,#10,#32
! battles C3,C1,R3,R2,R1,C2
a keep #3,#27 play #27
b keep #12,#26 play #26
c keep #14,#31 play #14
d keep #6,#19 play #19
a keep #3,#21 play #21
b keep #12,#29 play #12
c keep #13,#31 play #31
d keep #6,#22 play #22
a keep #3,#24 play #3
b keep #8,#29 play #29
c keep #4,#13 play #13
d keep #6,#9 play #6
a keep W02,A02 play A02
b keep W01,A09 play A09
c keep W09,A03 play A03
d keep W04,A07 play W04
a space 9
a put s #21
a put o #27
b space 9
b put s #26
b put o #12
c space 3
c put s #31
c put o #31
d space 8
d put o #19
a keep W02,T09 play T09
b keep M06,W01 play M06
c keep W09,P03 play P03
d keep T02,T06 play T06
a space 3
a put o #27
a put s #21
b space 3
b put s #12
b put o #12
c space 9
c put s #14
d space 6
d put f #19
d put o #6
d end
a keep M01,W02 play M01
b keep M11,W01 play W01
c keep W09,A07 play A07
d keep M10,T02 play T02
a space 7
a put f #3
b space 1
b put s #29
b put f #29
c space 7
c put f #1
c put s #2
d space 7
d put f #22
d put s #22
d put f #22
d put o #22
d use #19
d put o #22
d extra s #22
d extra f #22
c pass
a keep A08,A12 play A12
b keep M02,A10 play A10
c keep P05,P10 play P05
d keep W05,P09 play W05
a space 6
a put f #27
a put f #1
a put o #2
b space 8
b put o #26
b put o #26
c space 6
c put o #2
c put f #14
c put o #13
d space 2
d extra f #22
a keep M05,A08 play A08
b keep M02,P11 play M02
c keep W06,P10 play P10
d keep P09,A05 play P09
a space 8
a put o #1
a end
b space 6
b put f #26
b put f #26
b put o #1
c space 1
c put s #13
d space 9
d put o #1
d put f #1
d extra o #22
a keep M05,W10 play M05
b keep P01,P11 play P01
c keep W06,T11 play T11
d keep T03,A05 play A05
a space 4
a put s #2
a put s #1
a end
b space 4
b cover o 1/4
c space 2
c put f #14
c put o #14
c put o #14
c put s #13
d space 3
d put s #1
d put o #2
d put o #6
d put s #2
d end
c pass
d pass
d pass
d pass
d pass
a keep T10,A01 play T10
b keep W07,A11 play W07
c keep W11,P07 play P07
d keep T07,P12 play P12
a space 5
a put s #27
a end
b space 2
c space 4
c put s #1
c put o #1
c end
d space 4
d end
d pass
a keep T01,A01 play T01
b keep W08,A11 play A11
c keep W11,P04 play P04
d keep T07,P02 play P02
a space 2
a put s #3
a put s #3
b space 5
b put s #1
b cover s N2
c space 5
c end
d space 1
d end
d pass
a keep T05,A01 play A01
b keep M03,W08 play W08
c keep M04,W11 play M04
d keep M09,T07 play T07
a space 1
a end
b space 7
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
puzzle 35
from 6026 9 76
choice a use #19
best 1.000 66.1 use #19
tried 0.572 62.5 put s #1
why - project_missed CITY-6.1,CITY-9.6 93
tried 0.566 63.4 put s #2
why ! project_missed CITY-6.1,CITY-9.6 90
tried 0.566 63.4 put o #2
why - project_missed CITY-6.1,CITY-9.6 90
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M02,M05,M09,M10,M12,W02,W06,W08,W09,W10,W12,T02,T04,T07,T09,T10,T12,P01,P02,P04,P07,P09,P11,A01,A03,A04,A05,A09,A11
! buildings T03,T06,W07,A12,W04,A08,W11,A02,M07,A06,M04,P10,T05,T11,A07,P12,P06,M08,P03,W01,A10,M03,M06,P05,W05,M11,P08,T01,W03,T08
! projects #9,#10,#11,#28,#13,#30,#19,#18,#26,#3,#23,#29,#22,#12,#32,#7,#5,#27,#6,#15,#24,#16,#14,#25,#17,#8,#20,#4,#21,#31
! battles C3,C1,C2,R2,R1,R3
a keep #10,#28 play #28
b keep #13,#30 play #30
a keep #10,#19 play #19
b keep #9,#13 play #13
a keep #10,#11 play #10
b keep #9,#18 play #9
a keep W07,A12 play W07
b keep W04,A02 play A02
a space 1
a put s #28
a put f #28
b space 9
b put o #13
b put s #13
a keep W11,A12 play A12
b keep W04,T06 play T06
a space 6
a put f #28
b space 8
b put f #9
b put o #2
b put s #13
a keep W11,T03 play W11
b keep W04,A08 play W04
a space 9
a put f #19
a put o #19
a end
b space 5
b put o #30
a keep M04,A06 play A06
b keep T05,A07 play A07
a space 5
a put f #28
a end
b space 7
b put s #2
b put s #9
b put f #30
b put s #30
a keep T11,P12 play T11
b keep M07,P10 play P10
a space 2
a put s #28
a put f #10
a put o #10
a put s #28
a extra o #28
a end
b space 4
b put s #1
b put o #1
a keep T05,P12 play P12
b keep M04,M07 play M04
a space 4
a extra o #28
a extra o #28
a end
b space 1
b put s #1 f
b end
a keep W01,P06 play P06
b keep M06,P05 play P05
a space 3
a put o #1
a extra o #28
a end
b space 2
b end
a keep M03,A10 play A10
b keep M08,P03 play P03
a space 8
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
puzzle 36
from 6028 20 51
choice b space 6
best 0.941 65.9 space 6
tried 0.700 60.9 space 7
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.625 60.5 space 1
why - sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.372 55.0 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 3
tried 0.231 54.9 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 3
proof 10 4 320
found gentle:3/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M04,M06,M08,M10,M12,W01,W03,W07,W08,W10,W12,T01,T02,T03,T06,T07,T11,P01,P02,P04,P05,P06,P08,A02,A03,A04,A06,A07,A08
! buildings P10,A11,P03,A10,P11,T08,W02,W11,M01,A09,T12,W05,M07,T10,A05,A12,W06,P12,T04,T05,M09,M02,A01,P07,W04,W09,T09,M05,P09,M11
! projects #12,#29,#6,#3,#4,#28,#22,#15,#25,#17,#14,#19,#16,#24,#5,#18,#7,#26,#8,#9,#32,#13,#20,#21,#30,#31,#11,#27,#23,#10
! battles C3,C1,C2,R3,R1,R2
a keep #3,#12 play #12
b keep #22,#28 play #28
a keep #3,#15 play #15
b keep #6,#22 play #6
a keep #3,#29 play #29
b keep #4,#22 play #4
a keep P03,P10 play P10
b keep W02,W11 play W11
a space 9
a put s #12
a put o #15
b space 2
b put f #4
a keep T08,P03 play T08
b keep W02,A10 play A10
a space 4
a put o #12
a put o #12
b space 4
b put o #4
b colours s,f
b put s #28
b put f #28
a keep P03,A11 play A11
b keep W02,P11 play W02
a space 7
a put s #29
a put f #29
b space 5
b put f #28
b put o #6
a keep T12,A09 play T12
b keep A05,A12 play A05
a space 3
a cover o S7
a put s #1
a put f #15
b space 3
b put s #28
b put o #6
a keep T10,A09 play T10
b keep W05,A12 play A12
a space 1
a put f #15
a put f #15
a put s #2
a put o #1
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
puzzle 37
from 6022 60 71
choice b keep A01,A07 play A07
best 0.247 58.3 keep A01,A07 play A07
tried 0.127 56.1 keep A01,A07 play A01
why - building_weaker CITY-5.1,CITY-5.3 2 4
tried 0.116 57.1 keep W10,A07 play A07
tried 0.103 55.3 keep W10,A07 play W10
why ! building_weaker CITY-5.1,CITY-5.3 2 4
tried 0.059 54.4 keep W10,A01 play A01
why - building_weaker CITY-5.1,CITY-5.3 2 4
tried 0.022 54.6 keep W10,A01 play W10
why - building_weaker CITY-5.1,CITY-5.3 2 4
proof 10 4 320
found gentle:1/8 casual:3/8 steady:0/8 keen:6/8 fierce:8/8
---
! removed M04,M05,M06,M09,M10,M11,W01,W02,W03,W06,W07,W09,T02,T04,T05,T06,T07,T09,P04,P05,P08,P09,P10,P12,A02,A03,A04,A09,A11,A12
! buildings M12,W04,T11,T01,W12,W05,P01,P07,P11,W11,T10,A10,M08,P02,T08,W08,A05,A07,M03,W10,M02,A06,T12,A01,T03,M07,A08,M01,P06,P03
! projects #4,#9,#10,#27,#23,#11,#30,#31,#13,#7,#14,#16,#24,#28,#5,#12,#29,#3,#18,#21,#19,#15,#26,#17,#32,#22,#6,#8,#20,#25
! battles C2,C1,C3,R1,R2,R3
a keep #10,#27 play #27
b keep #30,#31 play #30
a keep #10,#23 play #10
b keep #4,#31 play #31
a keep #9,#23 play #9
b keep #4,#11 play #4
a keep M12,W04 play W04
b keep W05,W12 play W12
a space 6
a put f #27
b space 3
b put s #31
b put o #31
a keep M12,P01 play P01
b keep W05,T01 play W05
a space 4
a put o #10
b space 2
b put f #4
b put o #30
a keep M12,T11 play M12
b keep T01,P07 play P07
a space 9
a put o #27
a put o #27
b space 4
b put o #4
b colours s,f
b put s #30
b put f #30
b pass
a keep W11,A10 play A10
b keep W08,P02 play P02
a space 8
a put o #1
a put o #2
b space 8
b put o #1 s
a keep M08,W11 play W11
b keep W08,P11 play P11
a space 7
a put f #10
a put f #9
a end
b space 7
b put s #1 f
b put f #1 o
a keep M08,T10 play T10
b keep W08,T08 play W08
a space 1
a put s #9
a put f #1
a put s #1
b space 9
b put s #2
b put o #2
b end
b pass
b use #1 C3
a keep M03,A05 play M03
b keep A01,A06 play A06
a space 5
a put s #27
a end
b space 6
b end
a keep T12,A05 play A05
---
mu 1
game city
rules 1
option players 3
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
puzzle 38
from 6024 8 76
choice c space 6
best 0.487 50.8 space 6
tried 0.364 49.5 space 2
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.265 47.9 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.177 46.7 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.175 47.5 space 7
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:3/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M05,M07,M08,W03,W07,W10,W11,T01,T03,T05,T06,P01,P06,P08,P12,A08,A09,A10,A12
! buildings M09,T08,A11,A02,P03,M01,W01,M10,W12,T11,P07,M12,A03,A04,M04,A05,P09,A07,A01,M11,P04,W08,P02,W02,T04,T07,W05,M02,W06,P11,A06,W09,P10,T02,T09,P05,M06,W04,T10,T12
! projects #22,#18,#17,#3,#23,#15,#13,#4,#32,#14,#7,#21,#27,#31,#12,#9,#25,#8,#20,#5,#24,#11,#26,#29,#30,#6,#19,#10,#28,#16
! battles C3,R1,R3,R2,C1,C2
a keep #3,#22 play #22
b keep #13,#15 play #15
c keep #14,#21 play #14
a keep #7,#32 play #7
b keep #13,#18 play #13
c keep #4,#23 play #4
a keep #21,#32 play #32
b keep #3,#18 play #18
c keep #17,#23 play #23
a keep A02,A11 play A02
b keep W01,P03 play P03
c keep M12,P07 play P07
a space 9
a put o #22
a put s #7
b space 3
b put s #18
b put o #18
c space 9
c put s #14
a keep M10,A11 play M10
b keep W01,W12 play W01
c keep M12,T08 play T08
a space 3
a put s #7
a choose C3
b space 1
b put s #13
b put f #15
c space 4
c put o #4
c put f #4
c colours f,o
c put o #2
c put f #23
a keep T11,A11 play A11
b keep M09,W12 play W12
c keep M01,M12 play M01
a space 2
a put s #22
a put f #32
b space 4
b put o #13
b put o #15
c space 1
c put s #2
c put f #23
c put s #23
c pass
b pass
a keep A03,A05 play A03
b keep A01,A07 play A01
c keep W02,P02 play P02
a space 6
a put f #22
a put o #22
b space 2
b put s #13
b put f #15
c space 8
c put o #14
c put o #14
a keep P04,A05 play P04
b keep M04,A07 play M04
c keep W02,P09 play W02
a space 5
a put s #2
a put o #2
a put f #22
b space 6
b put s #1
b put f #15
---
mu 1
game city
rules 1
option players 3
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
puzzle 39
from 6027 13 40
choice a space 9
best 0.636 54.3 space 9
tried 0.423 51.4 space 1
why ! battle_missed CITY-7.4 81
tried 0.342 50.7 space 6
why - battle_missed CITY-7.4 71
tried 0.294 49.8 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.277 49.4 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.221 48.5 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.206 48.7 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M09,M10,M11,W01,W03,W04,W05,T02,T06,T07,T08,P02,P03,P09,P10,A02,A04,A05,A06
! buildings P08,P05,A10,W10,A12,W11,P06,W09,T09,A01,P12,A11,T10,T12,M08,P01,P11,M03,A07,M05,M01,T01,A09,M12,A03,A08,W06,P07,T11,T05,W08,W02,M04,M06,T03,P04,M07,W07,W12,T04
! projects #22,#4,#12,#16,#17,#27,#9,#19,#30,#8,#10,#5,#6,#11,#28,#32,#31,#24,#15,#29,#18,#14,#3,#20,#26,#23,#25,#13,#7,#21
! battles C3,R3,C2,R1,C1,R2
a keep #12,#22 play #12
b keep #17,#19 play #19
c keep #5,#30 play #5
a keep #8,#22 play #22
b keep #4,#16 play #16
c keep #27,#30 play #30
a keep #8,#9 play #9
b keep #4,#10 play #10
c keep #17,#27 play #27
a keep W10,A10 play A10
b keep W09,W11 play W11
c keep A01,A11 play A01
a space 4
a put o #12
b space 7
b put f #19
c space 8
c put o #5
a keep W10,A12 play A12
b keep T09,P12 play P12
c keep P08,A11 play P08
a space 7
a put f #22
a put o #22
b space 3
b put o #19
b end
c space 7
c put s #5
c put f #5
c put s #30
c put f #30
c put o #30
a keep W09,W10 play W10
b keep T09,P05 play P05
c keep P06,A11 play P06
---
mu 1
game city
rules 1
option players 3
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
puzzle 40
from 6021 71 90
choice a space 3
best 0.705 60.5 space 3
tried 0.440 57.5 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.256 56.5 space 7
why ! strength_less CITY-7.3 0 1
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M06,M07,M09,W08,W09,W10,W11,T02,T07,T08,T09,P07,P08,P10,P11,A01,A02,A03,A11
! buildings M02,W02,A10,P05,P12,W03,P02,W01,T11,P03,M11,A06,A05,A04,T10,T12,T04,A08,M10,T05,M08,M01,P01,A07,W06,W12,T03,M04,P04,M05,A12,T01,W05,P09,T06,W07,A09,M12,W04,P06
! projects #26,#27,#11,#9,#30,#12,#8,#5,#14,#32,#31,#3,#20,#13,#4,#18,#29,#16,#17,#23,#19,#21,#15,#28,#10,#25,#6,#24,#22,#7
! battles R3,R2,C3,C1,C2,R1
a keep #26,#27 play #26
b keep #12,#30 play #12
c keep #14,#32 play #14
a keep #3,#31 play #31
b keep #11,#30 play #30
c keep #5,#32 play #5
a keep #3,#8 play #8
b keep #11,#27 play #27
c keep #9,#32 play #9
a keep W02,A10 play A10
b keep W03,P12 play P12
c keep P03,A06 play P03
a space 4
a put o #31
b space 8
b put o #30
c space 3
c put s #14
c put o #14
a keep W02,P02 play P02
b keep W03,T11 play W03
c keep P05,A06 play P05
a space 8
a put o #26
b space 7
b put o #12
b put s #30
b put f #30
c space 8
c put o #14
a keep M11,W02 play W02
b keep M02,T11 play T11
c keep W01,A06 play A06
a space 9
a put s #31
a put o #2
b space 4
b put o #12 s
b put o #12
b put s #27
c space 7
c put s #5
c put f #14
a pass
a keep A04,A05 play A04
b keep T04,A08 play A08
c keep P01,A07 play P01
a space 1
a put s #2
a put f #8
a put f #8
a choose 8
b space 2
b put f #27
c space 6
c put s #1
c put f #14
a keep M01,A05 play A05
b keep T04,T10 play T10
c keep T05,A07 play A07
a space 2
a put f #26
a put o #26
b space 1
b put s #27 o
b put f #27 o
b put f #1 s
b put f #1
b put o #1
c space 5
c put f #5
a keep M01,M10 play M01
b keep M08,T04 play M08
c keep T05,T12 play T05
a space 5
a put f #26
a put o #1
b space 6
c space 4
c put f #9
c put s #9
c put o #1
a pass
a keep W06,W12 play W12
b keep P04,A12 play A12
c keep W05,P09 play P09
---
mu 1
game city
rules 1
option players 4
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
puzzle 41
from 6025 14 93
choice d space 3
best 0.892 57.2 space 3
tried 0.807 55.2 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 3 5
tried 0.689 52.8 space 9
why - sources_fewer CITY-5.1,CITY-5.3 3 5
tried 0.629 51.7 space 1
why - sources_fewer CITY-5.1,CITY-5.3 2 5
tried 0.530 49.9 space 4
why - sources_fewer CITY-5.1,CITY-5.3 1 5
proof 10 4 320
found gentle:4/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M06,W08,W11,T03,T07,P08,P11,A09,A12
! buildings A03,M04,M10,W06,A04,A01,W10,P09,M11,T04,T08,T06,W04,W02,W03,T02,T05,W05,T09,T01,P01,M03,P05,P06,W07,P04,M07,P12,M12,M02,M08,T12,T11,W09,P10,T10,W01,M09,M05,P03,A11,P07,A07,P02,A08,A06,W12,A10,A05,A02
! projects #4,#14,#7,#21,#6,#22,#12,#16,#5,#25,#30,#24,#3,#28,#10,#15,#31,#20,#27,#32,#19,#8,#26,#29,#11,#13,#17,#18,#9,#23
! battles R2,C2,C3,R3,C1,R1
a keep #14,#21 play #21
b keep #12,#22 play #12
c keep #5,#24 play #5
d keep #15,#28 play #28
a keep #3,#14 play #14
b keep #4,#22 play #22
c keep #6,#24 play #6
d keep #25,#30 play #30
a keep #3,#15 play #15
b keep #4,#10 play #4
c keep #7,#24 play #7
d keep #16,#25 play #16
a keep W06,A03 play A03
b keep A01,A04 play A01
c keep M11,T04 play T04
d keep W03,W04 play W03
a space 3
a put o #15
a put s #21
b space 8
b put o #12
c space 9
c put o #1
c put s #7
c put s #7
c choose R2
d space 7
d put s #28
d put f #16
a keep W06,W10 play W10
b keep T08,A04 play T08
c keep W02,T02 play W02
d keep M04,W04 play M04
a space 9
a put s #21
b space 4
b put f #4
b put o #4
b colours s,o
b put s #12
b put o #12
c space 6
c put s #1
c put f #1
d space 6
d put f #28
a keep W06,T06 play W06
b keep M11,A04 play A04
c keep M10,T02 play M10
d keep W04,P09 play W04
a space 7
a put f #15
b space 9
b put f #22
b put o #22
c space 8
c put o #5
d space 8
d put o #16
d use #16 o
d put s #28
a keep W05,T01 play W05
b keep P01,P05 play P05
c keep W07,P12 play P12
d keep M08,T12 play M08
a space 2
a put f #15
a put o #2
b space 2
b put f #22
c space 4
c put o #6
d space 2
d put f #28
a keep M02,T01 play T01
b keep T09,P01 play T09
c keep W07,P06 play W07
d keep T12,P04 play T12
a space 5
a put s #2
a put f #15
a put s #14
b space 3
b put s #22
b put o #22
b extra s #22
c space 5
c put o #2
c put f #5
---
mu 1
game city
rules 1
option players 4
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
puzzle 42
from 6023 19 49
choice a space 8
best 0.512 52.6 space 8
tried 0.361 50.7 space 1
why - battle_missed CITY-7.4 75
tried 0.298 49.6 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.298 49.3 space 9
why ! battle_missed CITY-7.4 87
tried 0.263 49.1 space 4
why - battle_missed CITY-7.4 71
tried 0.258 49.1 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.181 47.8 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:3/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M06,W05,W09,T02,T08,P02,P11,A04,A11
! buildings T01,A06,A07,M10,M11,W02,W10,M09,W11,W03,M12,T11,A10,A09,W01,M04,M07,T09,T12,P10,P06,W12,W07,W06,A03,T07,T04,M02,M08,M01,T10,P03,P09,P01,P07,P04,T05,A08,T06,A01,A02,P05,T03,A12,W04,M05,A05,W08,P08,P12
! projects #7,#20,#5,#3,#17,#11,#19,#13,#10,#22,#9,#29,#23,#27,#14,#26,#16,#18,#6,#25,#30,#12,#4,#21,#32,#28,#8,#31,#15,#24
! battles R3,R1,C3,C2,R2,C1
a keep #3,#5 play #5
b keep #13,#19 play #19
c keep #22,#29 play #22
d keep #26,#27 play #26
a keep #3,#14 play #14
b keep #13,#20 play #13
c keep #17,#29 play #29
d keep #9,#10 play #10
a keep #3,#27 play #3
b keep #20,#23 play #23
c keep #7,#17 play #17
d keep #9,#11 play #9
a keep A06,A07 play A07
b keep M11,W02 play M11
c keep W03,W11 play W03
d keep W01,A09 play W01
a space 7
a put s #14
a put f #5
b space 2
b put f #23
c space 7
c put s #29
c put f #29
d space 1
d put s #9
d put f #9
a keep W10,A06 play A06
b keep M12,W02 play M12
c keep W11,A10 play A10
d keep M10,A09 play A09
a space 6
a put f #3
b space 9
b put o #19
c space 8
c put o #22
c put o #22
d space 9
d put o #10
d put s #26
a keep W10,T11 play W10
b keep M04,W02 play M04
c keep W11,T01 play W11
d keep M09,M10 play M09
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
puzzle 43
from 6026 17 41
choice b space 1
best 0.505 54.4 space 1
tried 0.336 51.3 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.325 51.3 space 9
why ! strength_less CITY-7.3 0 1
tried 0.309 50.2 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.297 50.6 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.247 48.6 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:5/8 casual:2/8 steady:0/8 keen:1/8 fierce:8/8
---
! removed M01,M05,M06,M08,M10,M12,W01,W02,W03,W05,W09,W12,T01,T02,T03,T04,T05,T11,P01,P03,P04,P05,P09,P10,A03,A04,A05,A08,A11,A12
! buildings M11,P07,M02,A02,A10,P12,A07,W10,P02,P06,T06,A06,M04,W07,P08,W08,M07,T07,W06,T08,M09,T10,T09,M03,A09,T12,W11,A01,P11,W04
! projects #13,#10,#27,#21,#31,#22,#3,#4,#20,#8,#17,#15,#30,#25,#16,#26,#18,#23,#14,#5,#7,#19,#24,#28,#29,#32,#11,#12,#9,#6
! battles R2,R1,R3,C3,C2,C1
a keep #13,#27 play #13
b keep #22,#31 play #31
a keep #4,#27 play #4
b keep #10,#22 play #22
a keep #21,#27 play #21
b keep #3,#10 play #10
a keep M02,A02 play A02
b keep W10,A07 play A07
a space 9
a put s #13
a put o #13
b space 7
b put s #31
b put f #10
a keep P12,A10 play P12
b keep M11,P07 play P07
a space 8
a put f #4
a put o #4
a colours s,o
a put s #13
a put o #1
b space 4
b put o #10
b put s #1
a keep W10,A10 play A10
b keep M02,M11 play M02
a space 4
a put o #2
b space 8
b put o #31
b put s #2
b pass
a keep P06,A06 play P06
b keep W07,P08 play W07
a space 1
a put s #1
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
puzzle 44
from 6022 60 29
choice b space 5
best 0.611 54.2 space 5
tried 0.478 51.3 space 1
why - battle_missed CITY-7.4 65
tried 0.455 51.3 space 9
why - battle_missed CITY-7.4 78
tried 0.436 51.1 space 4
why ! battle_missed CITY-7.4 71
tried 0.352 50.2 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.336 50.2 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.298 50.0 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:1/8 casual:2/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M04,M05,M06,M09,M10,M11,W01,W02,W03,W06,W07,W09,T02,T04,T05,T06,T07,T09,P04,P05,P08,P09,P10,P12,A02,A03,A04,A09,A11,A12
! buildings M12,W04,T11,T01,W12,W05,P01,P07,P11,W11,T10,A10,M08,P02,T08,W08,A05,A07,M03,W10,M02,A06,T12,A01,T03,M07,A08,M01,P06,P03
! projects #4,#9,#10,#27,#23,#11,#30,#31,#13,#7,#14,#16,#24,#28,#5,#12,#29,#3,#18,#21,#19,#15,#26,#17,#32,#22,#6,#8,#20,#25
! battles C2,C1,C3,R1,R2,R3
a keep #10,#27 play #27
b keep #30,#31 play #30
a keep #10,#23 play #10
b keep #4,#31 play #31
a keep #9,#23 play #9
b keep #4,#11 play #4
a keep M12,W04 play W04
b keep W05,W12 play W12
a space 6
a put f #27
b space 3
b put s #31
b put o #31
a keep M12,P01 play P01
b keep W05,T01 play W05
a space 4
a put o #10
b space 2
b put f #4
b put o #30
a keep M12,T11 play M12
b keep T01,P07 play P07
a space 9
a put o #27
a put o #27
---
mu 1
game city
rules 1
option players 3
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
puzzle 45
from 6024 15 99
choice c space 2
best 0.381 48.5 space 2
tried 0.253 47.2 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.183 46.3 space 9
why - strength_less CITY-7.3 0 1
proof 10 4 320
found gentle:5/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M07,M08,M10,W01,W02,W03,W04,T04,T05,T08,T12,P01,P07,P10,P12,A03,A04,A08,A09
! buildings M05,T11,M12,W12,M03,T01,W07,P05,M09,T10,M06,P08,P02,W06,W10,P11,T03,W05,M11,A10,M02,A11,W09,T06,P09,A07,P03,P04,A01,P06,T09,W11,A02,A12,M01,W08,A06,T07,A05,T02
! projects #8,#25,#21,#6,#26,#14,#12,#7,#5,#3,#27,#17,#13,#23,#24,#4,#20,#32,#29,#22,#18,#11,#9,#28,#10,#19,#30,#16,#31,#15
! battles R3,R2,C3,C1,C2,R1
a keep #6,#25 play #25
b keep #7,#26 play #26
c keep #5,#27 play #5
a keep #6,#17 play #6
b keep #8,#21 play #21
c keep #12,#14 play #12
a keep #17,#27 play #17
b keep #3,#8 play #8
c keep #7,#14 play #14
a keep M05,W12 play W12
b keep M03,W07 play W07
c keep M06,P08 play P08
a space 3
a put s #17
a put o #17
b space 1
b put s #26
b put f #26
c space 7
c put s #5
c put f #5
a keep M05,P05 play M05
b keep M03,M09 play M03
c keep M06,M12 play M12
a space 9
a put s #25
a put o #6
b space 9
b put s #21
b put o #26
c space 4
c put f #14
c put o #5
c put s #14
c put f #14
c put o #14
a keep T10,P05 play P05
b keep M09,T11 play M09
c keep M06,T01 play M06
a space 8
a put o #6
b space 8
b put f #8
c space 3
c put s #12
c put o #14
a keep W06,P02 play P02
b keep W05,A10 play W05
c keep W09,T06 play T06
a space 2
a put f #25
a put o #25
b space 2
b put f #8
b choose 1
c space 8
c put o #12
c put o #12
a keep W06,A11 play A11
b keep W10,A10 play A10
c keep W09,T03 play T03
a space 1
a put s #25
b space 5
b put o #26
b put s #21
c space 1
c put s #1
c put f #1
c put o #1
c end
c pass
a keep M11,W06 play W06
b keep M02,W10 play M02
c keep W09,P11 play P11
a space 5
a put f #25
a put o #25
b space 6
b put f #26
b put o #1
c space 6
c end
c pass
c pass
c pass
a keep P09,A07 play A07
b keep P06,A01 play A01
c keep W08,A02 play W08
a space 7
a put s #1
a put f #1
b space 7
b put s #1
b put f #1
---
mu 1
game city
rules 1
option players 3
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
puzzle 46
from 6027 13 58
choice c space 5
best 0.892 59.3 space 5
tried 0.735 55.1 space 4
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.680 53.7 space 9
why ! strength_less CITY-7.3 0 1
tried 0.627 53.4 space 3
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.598 53.2 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.490 52.1 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:3/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M09,M10,M11,W01,W03,W04,W05,T02,T06,T07,T08,P02,P03,P09,P10,A02,A04,A05,A06
! buildings P08,P05,A10,W10,A12,W11,P06,W09,T09,A01,P12,A11,T10,T12,M08,P01,P11,M03,A07,M05,M01,T01,A09,M12,A03,A08,W06,P07,T11,T05,W08,W02,M04,M06,T03,P04,M07,W07,W12,T04
! projects #22,#4,#12,#16,#17,#27,#9,#19,#30,#8,#10,#5,#6,#11,#28,#32,#31,#24,#15,#29,#18,#14,#3,#20,#26,#23,#25,#13,#7,#21
! battles C3,R3,C2,R1,C1,R2
a keep #12,#22 play #12
b keep #17,#19 play #19
c keep #5,#30 play #5
a keep #8,#22 play #22
b keep #4,#16 play #16
c keep #27,#30 play #30
a keep #8,#9 play #9
b keep #4,#10 play #10
c keep #17,#27 play #27
a keep W10,A10 play A10
b keep W09,W11 play W11
c keep A01,A11 play A01
a space 4
a put o #12
b space 7
b put f #19
c space 8
c put o #5
a keep W10,A12 play A12
b keep T09,P12 play P12
c keep P08,A11 play P08
a space 7
a put f #22
a put o #22
b space 3
b put o #19
b end
c space 7
c put s #5
c put f #5
c put s #30
c put f #30
c put o #30
a keep W09,W10 play W10
b keep T09,P05 play P05
c keep P06,A11 play P06
a space 9
a put s #22
b space 1
b put f #16
b end
c space 6
c put f #27 s
a keep T12,P01 play T12
b keep M03,M05 play M05
c keep M12,A09 play A09
a space 3
a put s #12
a put f #22
a put o #12
b space 9
b put o #16
b put s #1
b end
---
mu 1
game city
rules 1
option players 3
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
puzzle 47
from 6021 74 90
choice b put s #28
best 0.441 55.5 put s #28
tried 0.301 53.3 put o #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.293 53.1 put s #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.261 52.9 put o #2
why ! project_left CITY-6.1,CITY-9.6 1
tried 0.261 52.9 put s #2
why - project_left CITY-6.1,CITY-9.6 1
tried 0.252 52.2 put f #1
why - project_left CITY-6.1,CITY-9.6 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M06,M09,M12,W05,W09,W11,W12,T03,T05,T08,T10,P01,P06,P11,P12,A04,A07,A09,A11
! buildings W04,M05,W03,T07,A08,W10,A03,T09,A01,P04,A02,T06,T02,W06,T12,W08,P08,A12,A06,T11,M02,M11,P07,P05,T04,T01,A05,P03,A10,M08,W02,M10,M04,P02,W01,W07,P10,M01,M07,P09
! projects #27,#19,#8,#18,#14,#10,#28,#22,#32,#25,#4,#11,#24,#26,#16,#13,#23,#15,#9,#3,#30,#6,#21,#17,#7,#29,#5,#12,#31,#20
! battles C3,R1,R2,C1,R3,C2
a keep #18,#19 play #19
b keep #14,#28 play #28
c keep #25,#32 play #32
a keep #4,#11 play #4
b keep #14,#27 play #14
c keep #10,#22 play #10
a keep #11,#25 play #11
b keep #18,#27 play #18
c keep #8,#22 play #8
a keep M05,W04 play M05
b keep A03,A08 play A03
c keep A01,A02 play A02
a space 9
a put o #19
a put s #1
b space 3
b put s #18
b put o #18
c space 9
c put s #2
c put o #2
c put f #10
a keep W04,T09 play T09
b keep P04,A08 play P04
c keep W03,A01 play A01
a space 8
a put o #4
a put o #1
a put f #4
a colours f,o
a put f #19
a put o #11
a end
b space 7
b put s #14
b put f #14
c space 8
c put o #10
c put f #8
a keep W04,T06 play W04
b keep T07,A08 play A08
c keep W03,W10 play W03
a space 5
a put o #2
a end
b space 6
b put f #14
b put f #28
c space 7
c put s #32
c put f #8
c choose 8
b pass
a keep W06,W08 play W06
b keep T11,A12 play T11
c keep M11,P05 play P05
a space 6
a put f #1
a put f #11
a end
b space 8
b put s #28
b put o #14
b put o #14
c space 2
c put f #32
a keep W08,P07 play W08
b keep T12,A12 play A12
c keep P08,A06 play A06
a space 2
a put s #2
a put o #11
a end
b space 5
b put f #28
b put f #28
c space 3
c put s #32
c put o #32
a keep M11,P07 play P07
b keep M02,T12 play T12
c keep T02,P08 play P08
a space 7
a end
b space 9
b put s #28
---
mu 1
game city
rules 1
option players 4
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
puzzle 48
from 6025 19 121
choice b pass
best 0.833 53.3 pass
tried 0.600 50.1 use #31 1
why ! battle_missed CITY-7.4 100
tried 0.587 49.4 use #31 9
why - battle_missed CITY-7.4 71
tried 0.528 48.0 use #31 3
tried 0.517 48.0 use #31 7
tried 0.502 47.8 use #31 5
tried 0.467 47.3 use #31 4
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M12,W01,W10,T02,T03,P06,P12,A03,A09
! buildings M02,P03,A08,P02,W02,W06,T08,W03,W09,T01,P04,T12,A02,T11,M07,P01,T04,W07,T06,P10,P08,A06,A11,A07,P07,T10,M01,P05,W05,W08,A12,A10,M08,W12,M09,M05,T09,M04,P09,A04,T05,M11,W11,T07,W04,A01,M10,P11,A05,M06
! projects #31,#4,#22,#19,#18,#29,#5,#3,#27,#12,#21,#24,#15,#28,#13,#17,#11,#23,#6,#8,#16,#30,#9,#10,#14,#20,#25,#26,#7,#32
! battles R1,C1,R2,C2,R3,C3
a keep #19,#22 play #22
b keep #5,#29 play #5
c keep #12,#27 play #12
d keep #15,#28 play #28
a keep #13,#19 play #19
b keep #4,#31 play #31
c keep #3,#18 play #3
d keep #15,#24 play #24
a keep #13,#21 play #21
b keep #4,#17 play #4
c keep #18,#29 play #29
d keep #15,#27 play #27
a keep P03,A08 play P03
b keep W03,W06 play W06
c keep W09,T12 play T12
d keep P01,A02 play A02
a space 3
a put s #22
a put o #19
b space 3
b put s #31
b put o #31
c space 3
c put s #12
c put o #12
c put o #12
d space 9
d put s #2
d put o #2
d put o #24
a keep W02,A08 play A08
b keep W03,P04 play W03
c keep W09,T11 play W09
d keep P01,P02 play P02
a space 2
a put f #19
a put f #22
a end
b space 7
b put s #5
b put f #5
c space 7
c put s #29
c put f #29
d space 7
d put s #24
a keep W02,T01 play W02
b keep M07,P04 play M07
c keep M02,T11 play T11
d keep T08,P01 play P01
a space 4
a put o #22
a end
b space 1
b put s #2
c space 4
c put s #3
c put o #1
c put o #2
d space 6
d put f #1
d put f #27
b pass
a keep W07,P10 play W07
b keep A06,A11 play A06
c keep T10,P05 play T10
d keep W08,A10 play W08
a space 8
a put o #22
a end
b space 5
c space 1
c put s #1
c put s #3
c put f #1
c put f #3
d space 4
d put o #1
a keep W05,A12 play A12
b keep T04,A11 play A11
c keep P05,P08 play P08
d keep M01,A10 play A10
a space 1
a put f #22
a extra f #22
a extra f #22
a end
b space 4
b put f #4
b put s #1
c space 6
c end
d space 8
d put o #27
d put o #27
a keep W05,P07 play W05
b keep T04,P10 play P10
c keep T06,P05 play T06
d keep M01,A07 play A07
a space 9
a put s #21
a extra o #22
a use #19
a put s #21
a extra o #22
b space 9
b put o #4
b colours f,o
b put o #1
b put f #1
b end
c space 8
c cover o 7|8
c cover o 3/6
d space 1
d put s #27
d put f #28
---
mu 1
game city
rules 1
option players 4
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
puzzle 49
from 6023 37 61
choice c choose R2
best 0.523 53.2 choose R2
tried 0.397 50.4 choose C1
why - damage_taken CITY-7.5 71
tried 0.389 50.0 choose R3
why - battle_missed CITY-7.4 68
tried 0.381 49.5 choose R1
why ! battle_missed CITY-7.4 62
tried 0.379 50.2 choose C2
tried 0.353 49.3 choose C3
why - battle_missed CITY-7.4 62
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M02,W03,W12,T02,T12,P05,P12,A01,A06
! buildings P02,A09,M04,T07,T11,M12,M10,M09,A03,P11,A08,W07,M08,T06,T09,T05,P06,T04,T08,W01,W06,M06,M05,A11,T01,P08,A02,W02,W04,A04,A07,A10,P09,T03,M11,W08,A05,M03,W10,W05,P01,W11,A12,P04,P07,T10,P10,W09,M07,P03
! projects #23,#24,#18,#30,#9,#32,#7,#27,#14,#15,#8,#19,#16,#5,#21,#28,#3,#17,#13,#25,#10,#6,#11,#29,#12,#31,#20,#22,#26,#4
! battles R2,C1,C2,R3,C3,R1
a keep #18,#30 play #30
b keep #27,#32 play #32
c keep #14,#15 play #14
d keep #16,#28 play #28
a keep #5,#21 play #5
b keep #23,#24 play #23
c keep #7,#9 play #7
d keep #16,#19 play #19
a keep #8,#21 play #21
b keep #18,#24 play #24
c keep #9,#27 play #27
d keep #15,#16 play #16
a keep P02,A09 play A09
b keep M10,T11 play T11
c keep A03,A08 play A03
d keep M08,T09 play M08
a space 9
a put s #30
a put o #5
b space 8
b put o #24
b put s #2
c space 3
c put s #14
c put o #14
d space 5
a keep M12,P02 play M12
b keep M10,W07 play W07
c keep T05,A08 play A08
d keep M04,T09 play M04
a space 4
a put o #1
b space 1
b put s #24
b put f #1
c space 8
c put o #14
d space 1
d put f #19
d put s #2
a keep P02,P11 play P02
b keep M10,T06 play T06
c keep T05,T07 play T07
d keep M09,T09 play T09
a space 7
a put s #5
a put f #5
a put s #21
a put f #30
a put o #30
b space 4
b put o #2
b put s #32
b put o #1
c space 1
c put s #7
c put s #7
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
puzzle 50
from 6026 19 55
choice a space 2
best 0.134 50.2 space 2
tried 0.016 45.5 space 4
why ! sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.006 43.2 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 3
tried 0.003 42.7 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 3
proof 10 4 320
found gentle:6/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M04,M05,M07,M11,M12,W03,W04,W05,W07,W09,W11,T01,T03,T05,T08,T09,T11,P03,P04,P05,P07,P08,P09,A01,A02,A03,A04,A06,A09
! buildings W08,P02,M09,T10,W12,M06,A10,T02,P11,T07,A12,W02,P01,A08,A05,M08,T12,W01,P10,T04,P12,P06,M02,A07,M03,W10,T06,W06,A11,M10
! projects #13,#27,#18,#32,#23,#21,#10,#8,#31,#30,#5,#20,#7,#29,#26,#24,#9,#16,#14,#4,#3,#11,#6,#12,#28,#17,#25,#22,#15,#19
! battles C2,R1,R2,C1,R3,C3
a keep #13,#32 play #32
b keep #10,#21 play #21
a keep #8,#13 play #13
b keep #18,#27 play #27
a keep #8,#10 play #10
b keep #18,#23 play #18
a keep W08,P02 play P02
b keep M06,W12 play W12
a space 8
a put o #13
b space 3
b put s #18
b put o #18
a keep W08,A10 play A10
b keep M06,M09 play M09
a space 9
a put o #1
a put o #10
b space 5
a keep W08,T10 play T10
b keep M06,T02 play M06
a space 1
a put s #13
a put s #13
a put f #10
b space 7
b put s #21
b put f #1
a keep W02,A12 play W02
b keep M08,A05 play A05
a space 6
a put s #1
a put f #1
a end
b space 4
b put o #27
b put o #27
a pass
a keep A08,A12 play A12
b keep M08,P11 play M08
a space 3
a put f #32
a put o #32
a end
b space 8
b put s #2
b put o #2
b put s #21
a pass
a keep T07,A08 play A08
b keep P01,P11 play P01
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
puzzle 51
from 6022 66 70
choice a keep M06,W08 play W08
best 0.369 52.7 keep M06,W08 play W08
tried 0.122 50.0 keep M01,W08 play M01
why ! project_missed CITY-6.1,CITY-9.6 93
tried 0.028 49.8 keep M01,W08 play W08
tried 0.016 47.8 keep M01,M06 play M01
why - project_missed CITY-6.1,CITY-9.6 93
tried 0.000 46.6 keep M06,W08 play M06
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.000 45.7 keep M01,M06 play M06
why - building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M04,M07,M08,M09,M10,M11,W02,W03,W05,W09,W10,W12,T02,T06,T07,T08,T09,T10,P01,P02,P04,P09,P10,P12,A03,A05,A07,A09,A10,A12
! buildings T03,T01,A02,A01,P06,A04,M12,P08,A06,W11,M02,P07,T12,W04,T04,P03,M03,A08,W08,W01,M01,P05,M06,W06,A11,T11,P11,M05,T05,W07
! projects #30,#12,#28,#24,#4,#10,#16,#23,#9,#14,#8,#17,#29,#26,#19,#13,#32,#22,#5,#3,#11,#7,#20,#25,#27,#15,#18,#6,#31,#21
! battles R2,C3,R1,C2,R3,C1
a keep #28,#30 play #28
b keep #4,#16 play #4
a keep #10,#30 play #10
b keep #12,#16 play #12
a keep #24,#30 play #24
b keep #16,#23 play #16
a keep T03,A02 play A02
b keep M12,P08 play M12
a space 9
a put o #24
a put s #24
b space 4
b put o #12
a keep P06,A04 play A04
b keep P08,A01 play A01
a space 1
a put s #2
a put f #10
b space 1
b put s #12
b put o #12
a keep T01,P06 play P06
b keep T03,P08 play T03
a space 3
a put o #2
a put o #10
b space 3
b put f #16
b put s #1
b put o #16
a keep W11,A06 play A06
b keep W04,P03 play W04
a space 8
a put f #28
b space 5
b put o #4
a keep W11,T12 play W11
b keep P03,P07 play P03
a space 2
a put f #28
a put o #1
b space 6
b put f #1
b put o #1
a keep M02,T12 play T12
b keep T04,P07 play T04
a space 7
a put s #1
a put s #28
a put s #28
b space 9
b put f #4
b colours s,f
b put s #2
b put o #2
b end
a pass
a pass
a keep W08,A08 play A08
b keep W06,P05 play W06
a space 5
a put f #28
a end
b space 8
b end
a pass
---
mu 1
game city
rules 1
option players 3
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
puzzle 52
from 6024 20 47
choice c space 5
best 0.128 47.9 space 5
tried 0.052 43.6 space 6
why ! battle_missed CITY-7.4 71
tried 0.050 43.4 space 9
why - battle_missed CITY-7.4 84
tried 0.048 43.1 space 7
why - battle_missed CITY-7.4 68
tried 0.043 43.0 space 8
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.034 42.6 space 1
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.030 42.5 space 2
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M09,M10,M11,W03,W08,W11,W12,T06,T09,T10,T11,P06,P08,P10,P12,A04,A05,A07,A09
! buildings A08,M02,A01,T03,A12,T12,A03,T02,W05,T01,T05,P03,P02,M07,M12,P09,M04,T04,P05,P07,T08,A02,W07,A10,P04,P01,M01,M08,M06,W04,A06,W06,T07,M05,P11,W01,A11,W09,W10,W02
! projects #27,#8,#18,#31,#16,#10,#14,#4,#19,#26,#21,#12,#29,#20,#6,#22,#9,#7,#3,#24,#17,#5,#28,#32,#25,#23,#30,#13,#15,#11
! battles R2,C1,R3,R1,C2,C3
a keep #18,#27 play #27
b keep #4,#14 play #14
c keep #12,#19 play #12
a keep #21,#26 play #26
b keep #4,#31 play #31
c keep #16,#19 play #16
a keep #10,#21 play #21
b keep #4,#18 play #4
c keep #8,#19 play #19
a keep M02,A08 play A08
b keep T02,A03 play A03
c keep T01,T05 play T05
a space 8
a put o #26
b space 3
b put s #31
b put o #31
c space 4
c put o #19
c put f #19
c end
a keep M02,A12 play A12
b keep W05,P03 play P03
c keep T03,A01 play T03
a space 5
a put f #26
b space 5
c space 3
c put o #16
c put s #12
c put o #12
c end
a keep M02,T02 play M02
b keep W05,T01 play W05
c keep T12,A01 play T12
a space 6
a put f #26
b space 2
b put f #4
b put o #4
b colours f,o
b put f #14
b put o #14
---
mu 1
game city
rules 1
option players 3
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
puzzle 53
from 6027 31 100
choice c put o #2
best 0.561 56.6 put o #2
tried 0.441 55.6 use #1 C2
why - project_missed CITY-6.1,CITY-9.6 93
tried 0.434 55.5 cover o 4|5
why ! project_missed CITY-6.1,CITY-9.6 93
tried 0.420 55.2 cover o 5|6
why - project_missed CITY-6.1,CITY-9.6 93
proof 10 4 320
found gentle:3/8 casual:1/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M02,M03,M09,M12,W05,W06,W09,W11,T03,T07,T08,T11,P06,P08,P09,P12,A05,A08,A11,A12
! buildings A03,M10,M05,W12,A09,P05,T12,W04,M11,M01,A06,M08,T05,A07,W10,T10,T06,T09,M06,P04,W02,P03,P07,T02,M04,W03,P11,A02,T04,M07,A01,W07,P01,P10,A10,W08,T01,W01,A04,P02
! projects #21,#4,#32,#9,#6,#18,#10,#11,#17,#29,#20,#27,#16,#8,#23,#14,#5,#12,#13,#25,#30,#3,#28,#19,#31,#15,#26,#7,#22,#24
! battles R2,C1,C2,R3,C3,R1
a keep #4,#32 play #32
b keep #6,#10 play #6
c keep #27,#29 play #27
a keep #4,#17 play #4
b keep #9,#21 play #21
c keep #18,#29 play #29
a keep #11,#17 play #17
b keep #9,#20 play #9
c keep #10,#18 play #18
a keep W12,A03 play A03
b keep W04,A09 play A09
c keep M01,A06 play M01
a space 3
a put s #17
a put o #17
b space 4
b put o #6
c space 4
c put o #18
a keep W12,P05 play W12
b keep M11,W04 play W04
c keep M05,A06 play M05
a space 8
a put o #4
b space 8
b put o #6
c space 9
c put s #18
c put o #27
a keep M08,P05 play M08
b keep M10,M11 play M11
c keep T12,A06 play A06
a space 6
a put f #4
a colours s,o
a put s #2
a put o #2
a put f #32
b space 5
b put s #21
c space 3
c put o #27
a keep W10,A07 play A07
b keep M06,P04 play P04
c keep T02,P03 play P03
a space 7
a put s #32
a put f #32
b space 7
b put s #21
b put s #9
b put f #9
b put o #1
c space 1
c put s #29
c put f #29
a keep W02,W10 play W02
b keep M06,T05 play T05
c keep T02,T09 play T09
a space 4
a put s #32
a put o #32
b space 2
b put f #1
b put s #1
b end
c space 8
c put s #27
c cover o E3
c cover o N1
a keep W10,T06 play T06
b keep M06,P07 play P07
c keep T02,T10 play T10
a space 5
a put s #1
a put o #32
b space 1
b put s #2
c space 6
c put s #1
c put f #1
c put f #27
c put o #1
c pass
c pass
c pass
a keep W03,A02 play A02
b keep W07,A01 play A01
c keep W08,A10 play A10
a space 2
a put f #1
a put o #1
a end
b space 6
b end
c space 5
---
mu 1
game city
rules 1
option players 3
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
puzzle 54
from 6021 88 80
choice b space 4
best 0.916 58.2 space 4
tried 0.684 53.7 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.591 53.2 space 2
why ! battle_missed CITY-7.4 87
tried 0.533 52.1 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:3/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M09,M10,M11,W05,W07,W08,W10,T04,T06,T09,T12,P04,P08,P09,P11,A03,A05,A06,A11
! buildings T05,M07,W06,T07,A10,W02,M08,M12,A02,T08,P06,P10,W03,W09,W11,W04,P07,T11,P05,A04,A12,M02,T02,A07,P12,A09,M05,M03,A08,M06,P01,A01,P03,T03,W12,W01,T10,M04,T01,P02
! projects #6,#23,#31,#12,#13,#8,#15,#16,#3,#22,#7,#14,#17,#18,#27,#10,#4,#26,#21,#19,#30,#25,#29,#20,#32,#11,#5,#24,#28,#9
! battles C2,C1,R3,C3,R1,R2
a keep #6,#12 play #12
b keep #13,#15 play #15
c keep #14,#22 play #14
a keep #3,#7 play #3
b keep #13,#31 play #13
c keep #8,#22 play #22
a keep #7,#16 play #16
b keep #6,#31 play #31
c keep #8,#23 play #23
a keep W06,T07 play W06
b keep W02,A10 play A10
c keep T08,P10 play P10
a space 3
a put s #12
a put o #1
b space 8
b put o #31
c space 9
c put o #22
c put s #23
a keep M08,M12 play M12
b keep W02,P06 play P06
c keep M07,T08 play T08
a space 4
a put o #16
b space 5
b put s #31
c space 2
c put f #23
c put f #23
a keep M08,A02 play M08
b keep W02,T05 play W02
c keep M07,T07 play T07
a space 2
a put f #16
b space 9
b put s #13
b put o #13
c space 1
c put s #22
c put f #22
c put o #22
b pass
c pass
a keep W04,W11 play W04
b keep T11,A04 play A04
c keep A07,A12 play A12
a space 8
a put o #12
b space 1
b put s #13
b put f #15
c space 7
c put f #22
a keep W11,T02 play T02
b keep W03,T11 play W03
c keep P05,P07 play P07
a space 7
a put o #12
a put s #3
a put f #3
a put f #1
a put s #3
b space 7
b put s #1
b put f #15
b put o #15
c space 4
c extra s #22
c extra o #22
a keep W11,A07 play A07
b keep M02,T11 play M02
c keep W09,P05 play P05
a space 1
a put s #1
a put s #2
---
mu 1
game city
rules 1
option players 4
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
puzzle 55
from 6025 20 134
choice d space 5
best 0.811 53.8 space 5
tried 0.705 51.8 space 3
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.592 50.0 space 4
why - sources_fewer CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:2/8 casual:5/8 steady:8/8 keen:4/8 fierce:8/8
---
! removed M01,M06,W05,W11,T09,T12,P01,P10,A04,A11
! buildings T04,P09,M10,P12,W04,T05,A05,W08,P08,W02,T01,W03,A09,A08,P02,A10,M11,W01,W09,W06,T10,P11,A12,M09,W10,M02,P05,T02,M04,M07,T11,M12,A01,A07,T08,P07,T06,A03,M03,T03,P04,W07,W12,M08,P06,P03,A02,M05,A06,T07
! projects #24,#5,#4,#21,#12,#27,#16,#7,#29,#10,#18,#15,#17,#32,#30,#9,#31,#25,#22,#3,#19,#28,#6,#26,#20,#13,#14,#11,#8,#23
! battles C2,C1,R2,R3,R1,C3
a keep #4,#5 play #5
b keep #12,#27 play #12
c keep #10,#18 play #18
d keep #30,#32 play #32
a keep #4,#17 play #4
b keep #21,#27 play #21
c keep #7,#16 play #7
d keep #29,#30 play #30
a keep #15,#17 play #15
b keep #9,#27 play #27
c keep #16,#24 play #16
d keep #10,#29 play #29
a keep P09,P12 play P12
b keep W04,A05 play A05
c keep W03,P08 play W03
d keep A09,A10 play A09
a space 8
a put o #1
b space 8
b put o #12
c space 7
c put s #2
c put f #16
d space 9
d put s #2
d put o #2
d put s #30
a keep W08,P09 play P09
b keep W02,T01 play T01
c keep P08,A08 play A08
d keep T04,A10 play T04
a space 5
a put o #5
b space 4
b put s #12
b put o #12
c space 4
c put o #16
d space 1
d put s #29
d put f #30
d put o #30
a keep W04,W08 play W04
b keep W02,P02 play P02
c keep M10,P08 play P08
d keep T05,A10 play A10
a space 4
a put f #4
a put o #4
a colours s,f
a put s #1
a put f #1
b space 9
b put s #21
b put o #27
c space 6
c put f #1
d space 8
d put o #29 f
d put o #32 s
a keep W06,W09 play W06
b keep T10,A12 play A12
c keep W10,P05 play W10
d keep M12,T11 play M12
a space 3
a put s #2
a put o #15
b space 3
b put o #27
c space 1
c put s #1
d space 7
d put f #32 s
d put o #32 f
a keep M04,W09 play M04
b keep M11,W01 play M11
c keep M09,P11 play P11
d keep M02,T11 play T11
a space 1
a put s #5
a put f #15
b space 1
b put s #21
b put f #27
c space 3
c put s #18
c end
d space 2
d put f #32
d put o #32
d put o #32
a keep W09,T02 play W09
b keep M07,W01 play M07
c keep M09,T10 play T10
d keep M02,P05 play P05
a space 7
a put o #2
a put f #15
a put f #15
a end
b space 7
b put s #1
b put f #1
b put o #1
b end
c space 2
c use #16 f,f
c put o #18
c put o #2
c put s #7
c put s #7
c choose R2
d space 6
d cover o E6
b pass
c pass
b pass
b pass
a keep T08,A01 play A01
b keep M03,A03 play A03
c keep M08,W12 play W12
d keep P06,A02 play P06
a space 2
a put f #5
a end
b space 6
b end
c space 8
c put o #1
c end
---
mu 1
game city
rules 1
option players 4
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
puzzle 56
from 6023 52 93
choice c space 8
best 0.394 55.6 space 8
tried 0.121 50.3 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.101 50.7 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.047 47.6 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.036 47.3 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:2/8 casual:2/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M04,M05,W06,W11,T03,T12,P01,P07,A06,A07
! buildings A10,P04,P02,M11,P10,P08,P11,T05,W02,W01,A01,W12,M02,A03,M10,M08,W09,M03,T08,W10,T07,A09,A08,P05,A02,P12,A04,P06,M12,W05,M09,W03,M06,W04,T06,T01,T10,A11,T09,A05,W07,M07,T04,A12,M01,T11,T02,W08,P09,P03
! projects #7,#26,#28,#4,#32,#9,#11,#24,#8,#20,#22,#27,#3,#16,#31,#21,#13,#25,#29,#5,#12,#10,#17,#14,#18,#15,#23,#19,#6,#30
! battles C1,C2,R3,R2,C3,R1
a keep #4,#28 play #28
b keep #24,#32 play #32
c keep #8,#27 play #27
d keep #21,#31 play #31
a keep #4,#16 play #4
b keep #24,#26 play #26
c keep #9,#11 play #9
d keep #21,#22 play #22
a keep #16,#20 play #16
b keep #3,#24 play #24
c keep #7,#11 play #7
d keep #8,#21 play #21
a keep P04,A10 play P04
b keep P08,P10 play P10
c keep W01,A01 play W01
d keep M02,A03 play A03
a space 7
a put f #4
a put s #28
b space 9
b put s #24
b put o #24
c space 1
c put s #7
c put f #9
d space 3
d put s #31
d put o #31
a keep P11,A10 play A10
b keep W02,W12 play W12
c keep M08,A01 play A01
d keep M02,P02 play P02
a space 8
a put o #4
a colours s,f
a put s #28
a put f #16
a put o #16
b space 3
b put s #2
b put o #2
b put o #32
c space 7
c put s #7
c choose R1
d space 2
d put f #22
d put o #22
a keep P08,P11 play P11
b keep M10,W02 play W02
c keep M08,M11 play M08
d keep M02,T05 play M02
a space 2
a put f #28
b space 6
b put s #32
b put f #32
c space 2
c put s #9
c put f #27
d space 7
d put s #22
d pass
a keep W09,W10 play W09
b keep P05,A09 play P05
c keep P06,A02 play P06
d keep W03,W05 play W05
a space 6
a put f #28
b space 8
b put s #32
b put o #32
c space 4
c put o #27
c put o #27
c put s #27
d space 9
d put s #21
d put o #22
a keep M12,W10 play W10
b keep T08,A09 play T08
c keep A02,A08 play A08
d keep W03,A04 play A04
a space 1
a put s #28
a put f #28
b space 4
b put f #32
b put o #26
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
puzzle 57
from 6026 20 47
choice a space 2
best 0.838 61.0 space 2
tried 0.589 57.5 space 9
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.483 56.0 space 6
why ! sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.364 56.4 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.292 56.1 space 8
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:4/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M04,M06,M08,M09,M10,W01,W02,W04,W05,W07,W12,T02,T03,T04,T05,T08,T12,P01,P04,P08,P10,P11,P12,A01,A02,A04,A09,A11,A12
! buildings W03,M03,M07,T06,W09,A10,A05,T07,T01,M11,W11,A07,W10,A03,P07,T10,W06,M12,T09,P09,A06,P02,A08,P03,M01,T11,W08,P06,M05,P05
! projects #31,#25,#9,#19,#10,#29,#26,#3,#22,#20,#14,#12,#6,#16,#7,#23,#18,#13,#30,#17,#21,#5,#15,#4,#8,#24,#27,#32,#11,#28
! battles C2,R1,C1,R2,R3,C3
a keep #19,#25 play #25
b keep #26,#29 play #26
a keep #3,#19 play #19
b keep #29,#31 play #31
a keep #3,#9 play #3
b keep #10,#29 play #29
a keep M07,W03 play W03
b keep W09,A05 play A05
a space 7
a put s #25
a put f #3
b space 4
b put o #31
a keep M07,A10 play A10
b keep M03,W09 play W09
a space 4
a put o #19
a put o #25
b space 7
b put s #31
b put f #29
b put o #26
a keep M07,T06 play M07
b keep M03,T07 play M03
a space 5
a put o #25
b space 9
b put s #29
b put o #26
b pass
a keep M11,W11 play M11
b keep T10,A03 play A03
a space 1
a put s #3
a put f #19
a use #19
a put s #3
a put f #1
b space 3
b put s #26
b put o #1
a keep W11,P07 play W11
b keep T10,A07 play A07
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
puzzle 58
from 6022 85 38
choice a space 7
best 0.298 55.8 space 7
tried 0.161 54.3 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.142 53.6 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.114 52.8 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.102 52.9 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.072 52.1 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:3/8 casual:3/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M02,M06,M08,M09,M11,W02,W03,W04,W06,W08,W11,T02,T03,T08,T09,T10,T11,P01,P02,P06,P09,P11,P12,A02,A05,A06,A07,A08,A11
! buildings A04,P03,P04,M10,W07,P07,P05,A09,A12,P10,A01,T01,M03,M07,W12,T07,A10,A03,M05,T04,W05,T05,M04,W09,T06,W10,T12,M12,P08,W01
! projects #8,#18,#11,#4,#17,#26,#20,#14,#5,#28,#22,#15,#6,#10,#7,#12,#21,#32,#23,#27,#30,#9,#24,#29,#25,#13,#3,#31,#19,#16
! battles R3,C1,C2,R1,R2,C3
a keep #4,#18 play #4
b keep #17,#26 play #26
a keep #14,#18 play #14
b keep #11,#17 play #17
a keep #8,#18 play #18
b keep #11,#20 play #20
a keep P03,A04 play P03
b keep W07,A09 play W07
a space 3
a put s #18
a put o #18
b space 9
b put o #17
a keep P05,A04 play P05
b keep P04,A09 play P04
a space 8
a put o #4
b space 7
b put s #17
b put f #1
a keep M10,A04 play A04
b keep P07,A09 play P07
a space 1
a put s #14
a put f #4
a colours f,o
a put f #14
a put o #14
b space 4
b put s #26
b put o #1
a pass
a keep A01,A12 play A12
b keep W12,T07 play W12
---
mu 1
game city
rules 1
option players 3
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
puzzle 59
from 6024 26 110
choice b put s #1 | put f #1
best 0.857 55.3 put s #1
tried 0.769 53.4 put s #25
why ! project_missed CITY-6.1,CITY-9.6 93
tried 0.769 53.4 put f #25
why - project_missed CITY-6.1,CITY-9.6 93
proof 10 4 320
found gentle:5/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M07,M09,M10,W02,W03,W09,W10,T03,T05,T10,T11,P03,P08,P11,P12,A01,A03,A07,A10
! buildings P04,M03,P05,A09,P01,P09,T01,A05,P07,W11,M12,P10,A02,W04,A08,W01,W08,T06,M06,P06,A12,W12,A11,M01,M02,P02,W07,M11,T04,T07,W06,M08,A06,T09,A04,M05,W05,T12,T02,T08
! projects #25,#30,#22,#9,#27,#4,#10,#13,#23,#17,#18,#24,#21,#19,#31,#29,#26,#14,#16,#32,#28,#12,#20,#15,#8,#5,#3,#11,#6,#7
! battles C3,C2,R2,R3,R1,C1
a keep #22,#30 play #30
b keep #13,#27 play #13
c keep #17,#18 play #18
a keep #23,#24 play #24
b keep #25,#27 play #25
c keep #4,#10 play #4
a keep #17,#23 play #23
b keep #22,#27 play #22
c keep #9,#10 play #10
a keep M03,A09 play M03
b keep P01,P09 play P09
c keep P07,P10 play P10
a space 9
a put o #24
a put s #24
b space 8
b put o #13
c space 9
c put o #18
c put s #18
a keep A05,A09 play A09
b keep M12,P01 play M12
c keep P04,P05 play P05
a space 3
a put o #1
b space 4
b put o #22
c space 8
c put o #4
c put s #2
a keep W11,A05 play W11
b keep P01,P07 play P07
c keep T01,P04 play P04
a space 2
a put f #30
a put o #30
b space 9
b put s #2
b put o #2
b put s #22
c space 3
a keep W04,A02 play W04
b keep W08,P06 play P06
c keep W12,A12 play W12
a space 6
a put s #30
a put o #1 f
a put f #1 s
b space 6
b put s #13
b put f #22
c space 4
c put o #2
c put f #10
a keep A02,A11 play A02
b keep W01,A08 play W01
c keep T06,A12 play A12
a space 5
a put o #2
a put f #2 s
a put s #23
b space 1
b put s #13
b put f #22
b put o #22
c space 7
c put f #4
c colours s,o
c put o #10
c put s #1
c put f #1
c put o #1
a keep M06,A11 play M06
b keep M01,A08 play A08
c keep W08,T06 play W08
a space 7
a put f #23
a put s #23 f
b space 2
b extra f #22
c space 2
c end
a use #23
c pass
c use #1 C2
a pass
c pass
a pass
a keep M11,W07 play W07
b keep M08,W06 play W06
c keep A04,A06 play A04
a space 8
a end
b space 3
b extra s #22
b extra f #22
b extra o #22
c space 1
c end
a use #1 R2
a keep T04,T07 play T07
b keep M08,T09 play M08
c keep P02,A06 play A06
a space 1
a end
b space 7
---
mu 1
game city
rules 1
option players 3
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
puzzle 60
from 6027 40 107
choice c space 4
best 0.307 52.2 space 4
tried 0.171 50.7 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.169 50.7 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:5/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M05,M06,M08,W03,W05,W08,W12,T06,T07,T11,T12,P02,P03,P09,P12,A01,A06,A09,A11
! buildings A02,T10,T08,P10,A08,M12,P07,M01,M02,M09,W10,P04,M07,A04,T03,T02,A03,M03,T04,T01,A12,M11,W07,W04,P06,P01,W11,M10,P11,T09,W09,T05,W02,P05,W06,A07,P08,A05,W01,A10
! projects #26,#32,#22,#23,#30,#14,#12,#25,#16,#18,#5,#6,#28,#3,#29,#8,#27,#17,#19,#13,#20,#31,#10,#9,#21,#11,#24,#7,#4,#15
! battles C1,C2,R1,R3,C3,R2
a keep #26,#32 play #26
b keep #12,#14 play #14
c keep #6,#18 play #6
a keep #5,#32 play #5
b keep #12,#22 play #12
c keep #25,#30 play #30
a keep #18,#32 play #32
b keep #16,#22 play #16
c keep #23,#25 play #25
a keep T10,A02 play A02
b keep P07,A08 play P07
c keep M02,P04 play P04
a space 9
a put o #5
a put s #5
b space 4
b put o #12
c space 7
c put f #30
c put s #25
a keep M01,M12 play M12
b keep W10,A08 play A08
c keep T08,P10 play P10
a space 7
a put f #5
a put f #1
a put o #1
a put s #1
b space 8
b put o #12
c space 9
c put s #1
c put o #30
a keep M01,M09 play M09
b keep M02,W10 play W10
c keep T08,T10 play T10
a space 5
b space 7
b put s #12
b put s #14
b put f #14
c space 1
c put s #30
c put f #6 o
c put o #6
c put o #2
a keep M07,A04 play A04
b keep T04,A03 play T04
c keep W04,W07 play W04
a space 6
a put f #26
a put f #26
b space 9
b put f #14
b put s #1
b put o #14
b put o #14
c space 8
c put o #2 s
c put o #25
c put f #1
a keep M07,M11 play M07
b keep T02,A03 play A03
c keep M03,T01 play T01
a space 8
a put s #26
a put o #26
b space 3
b put s #2
b put o #16
c space 6
c put s #1 o
c put f #25
c put f #25
a keep M11,W07 play W07
b keep T02,A12 play A12
c keep M03,T03 play M03
a space 2
a put o #26
b space 5
b put f #16
c space 3
c put s #25 o
c put o #25 s
c pass
c pass
a pass
a pass
c pass
a keep P01,P06 play P06
b keep T09,P11 play P11
c keep W02,W06 play W02
a space 3
a put s #2
a put o #2
a put o #32
a put s #32
a end
b space 6
b put f #1
b use #16 f
b put o #1
b use #1 C2
---
mu 1
game city
rules 1
option players 3
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
puzzle 61
from 6021 91 97
choice a put s #22
best 0.577 54.6 put s #22
tried 0.404 52.1 put s #1
tried 0.373 51.7 put f #1
why - project_missed CITY-6.1,CITY-9.6 65
tried 0.365 51.7 extra s #28
why ! project_missed CITY-6.1,CITY-9.6 62
tried 0.365 51.7 put f #22
why - project_missed CITY-6.1,CITY-9.6 62
tried 0.365 51.7 put o #1
why - project_missed CITY-6.1,CITY-9.6 62
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M06,M07,M12,W04,W05,W08,W09,T04,T06,T10,T11,P08,P09,P11,P12,A02,A03,A04,A08
! buildings P03,A11,P10,P02,P01,W11,A09,W10,P07,M10,M11,M04,A10,T07,M08,A05,W12,P06,W07,W01,T12,P04,T03,A06,W02,M05,T01,T05,A12,M03,M09,T02,A07,T08,T09,W03,W06,M01,P05,A01
! projects #16,#11,#28,#22,#18,#5,#13,#6,#3,#4,#31,#20,#21,#10,#12,#15,#24,#30,#27,#32,#9,#17,#25,#7,#29,#23,#14,#19,#8,#26
! battles C3,C1,R2,R3,R1,C2
a keep #22,#28 play #28
b keep #5,#13 play #5
c keep #4,#31 play #31
a keep #3,#22 play #22
b keep #11,#13 play #13
c keep #4,#6 play #6
a keep #3,#18 play #18
b keep #11,#20 play #11
c keep #4,#16 play #4
a keep P03,P10 play P10
b keep P01,A09 play A09
c keep M04,P07 play P07
a space 9
a put s #18
a put o #18
b space 9
b put s #5
b put o #13
c space 4
c put o #31
a keep W10,P03 play W10
b keep M10,P01 play M10
c keep P02,A11 play P02
a space 6
a put s #28
a put f #28
b space 6
b put o #5
c space 8
c put o #4
a keep M11,P03 play P03
b keep M04,P01 play M04
c keep W11,A11 play W11
a space 3
a put s #2
a put s #28
a put o #2
a put f #28
b space 1
b put f #5
b put f #11
b put s #13
b put s #13
b put o #11
c space 2
c put f #4
c colours s,o
c put s #31
c put o #6
c pass
a keep A05,A10 play A05
b keep W07,W12 play W12
c keep P04,A06 play A06
a space 8
a put s #28
a put o #22
b space 4
b put o #11
b put o #11
c space 6
c put f #1
a keep T12,A10 play A10
b keep M08,W07 play M08
c keep P04,P06 play P06
a space 4
a put o #22
b space 8
b put o #1
c space 3
c put o #1
c put o #6
a keep W01,T12 play W01
b keep W07,T03 play W07
c keep T07,P04 play P04
a space 1
a put f #28
a extra s #28
b space 2
b put f #1
c space 7
c put s #1
c put s #2
c end
c pass
c pass
a pass
c pass
a use #18
c pass
a keep W02,T05 play T05
b keep M03,A12 play A12
c keep W03,A07 play A07
a space 5
---
mu 1
game city
rules 1
option players 4
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
puzzle 62
from 6025 22 70
choice d pass
best 0.583 55.2 pass
tried 0.270 49.0 use #31 8
why ! damage_taken CITY-7.5 87
tried 0.252 49.1 use #31 6
tried 0.203 47.5 use #31 3
proof 10 4 320
found gentle:3/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M07,M10,W08,W10,T04,T07,P11,P12,A01,A03
! buildings P05,T03,M02,T09,T01,T11,M08,A02,A06,W01,M03,A07,M04,A10,W12,W09,A11,A05,P10,T06,T08,M12,M05,A09,T10,A08,P08,M01,W07,T02,P04,M11,P09,M06,T12,W03,W02,P06,T05,P01,A12,P07,W06,W05,P02,W04,P03,M09,W11,A04
! projects #6,#9,#28,#3,#14,#19,#8,#13,#25,#16,#30,#31,#5,#26,#22,#27,#29,#18,#10,#15,#24,#11,#12,#7,#32,#4,#17,#23,#20,#21
! battles C2,R3,C3,C1,R2,R1
a keep #9,#28 play #28
b keep #14,#19 play #14
c keep #25,#30 play #25
d keep #22,#26 play #26
a keep #5,#9 play #5
b keep #6,#19 play #19
c keep #13,#30 play #30
d keep #22,#31 play #31
a keep #9,#16 play #9
b keep #6,#27 play #6
c keep #3,#13 play #13
d keep #8,#22 play #8
a keep T03,T09 play T03
b keep M08,A02 play M08
c keep M03,A07 play M03
d keep W09,W12 play W12
a space 8
a put o #5
a put s #5
b space 8
b put o #19
c space 9
c put s #13
c put o #13
d space 3
d put s #31
d put o #31
a keep T09,T11 play T09
b keep W01,A02 play A02
c keep M04,A07 play A07
d keep W09,P05 play W09
a space 9
a put s #9
a put o #1
a put f #5
a put f #9
a put o #2
a put s #2
a put s #28
b space 9
b put s #2
b put o #2
b put f #19
b end
c space 7
c put s #13
c put f #1
d space 6
d put f #26
d put o #26
a keep T11,A06 play A06
b keep W01,A10 play A10
c keep M02,M04 play M02
d keep T01,P05 play P05
a space 7
a put f #1
a put s #1
b space 4
b put o #6
b end
c space 8
c put s #30
c put f #30
c put o #30
d space 8
d put o #26
---
mu 1
game city
rules 1
option players 4
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
puzzle 63
from 6023 58 86
choice c keep M04,W05 play M04
best 0.228 46.5 keep M04,W05 play M04
tried 0.132 43.5 keep M04,T06 play M04
tried 0.091 43.5 keep M04,W05 play W05
why ! building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.073 41.2 keep W05,T06 play W05
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.055 41.4 keep W05,T06 play T06
why - battle_missed CITY-7.4 93
tried 0.034 40.4 keep M04,T06 play T06
proof 10 4 320
found gentle:1/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M10,W09,W10,T07,T10,P02,P12,A01,A06
! buildings T04,W03,P08,A02,A11,M03,P01,W12,M11,P11,W11,T03,P06,T08,M07,A09,A05,W02,P05,M05,A04,W05,W04,M04,M12,T01,T06,T05,W08,W06,W07,A07,P10,A08,T02,P09,W01,P03,M06,M09,P07,A10,T09,M02,A03,P04,T11,T12,M08,A12
! projects #7,#17,#5,#31,#22,#8,#4,#9,#15,#3,#20,#23,#29,#12,#32,#6,#14,#30,#27,#24,#18,#16,#26,#19,#13,#21,#11,#25,#10,#28
! battles C1,C2,R1,R3,R2,C3
a keep #5,#31 play #5
b keep #4,#22 play #22
c keep #15,#20 play #15
d keep #12,#32 play #12
a keep #29,#31 play #31
b keep #4,#7 play #4
c keep #9,#20 play #20
d keep #3,#32 play #32
a keep #23,#29 play #29
b keep #6,#7 play #7
c keep #9,#17 play #17
d keep #3,#8 play #8
a keep T04,A02 play A02
b keep W12,A11 play W12
c keep W11,P11 play W11
d keep P06,A09 play A09
a space 9
a put s #31
a put o #31
b space 3
b put s #22
b put o #4
c space 9
c put o #17
d space 9
d put s #2
d put o #2
d put o #12
a keep T04,P01 play P01
b keep M11,A11 play M11
c keep M07,T08 play M07
d keep W03,P08 play P08
a space 6
a put f #5
a put f #29
b space 1
b put f #4
b colours s,o
b put s #7
b put o #22
c space 1
c put s #17
d space 7
d put s #12
d put f #8
a keep T03,T04 play T03
b keep P11,A11 play A11
c keep T08,P06 play P06
d keep M03,W03 play M03
a space 3
a put s #29
a put o #5
a put s #5
a put f #1
a put o #2
a put s #2
a put o #1
b space 7
b put s #7
b choose C1
c space 5
d space 8
d put f #8
d choose 1
d put o #12
a pass
a keep W02,P05 play W02
b keep W04,A04 play A04
c keep M12,T06 play M12
d keep W06,W07 play W07
a space 4
a cover o 3/6
b space 2
b put f #22
b put o #22
c space 3
c put o #2
d space 1
d put s #32
d put f #32
a keep W08,A07 play A07
b keep W04,A05 play A05
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
puzzle 64
from 6026 26 70
choice a put o #1
best 0.637 48.0 put o #1
tried 0.434 47.4 put o #14
why ! project_missed CITY-6.1,CITY-9.6 78
tried 0.434 47.4 put f #14
why - project_missed CITY-6.1,CITY-9.6 78
tried 0.325 46.1 put s #1
why - project_missed CITY-6.1,CITY-9.6 96
proof 10 4 320
found gentle:2/8 casual:2/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M03,M05,M06,M07,M10,M12,W01,W02,W04,W07,W08,W12,T01,T05,T06,T08,T09,T10,P02,P03,P04,P06,P07,P09,A03,A04,A06,A07,A09,A12
! buildings W11,P11,M08,P01,A05,A10,T04,T07,M09,P08,A01,P05,T02,T11,W09,A02,M04,W03,A11,P10,M02,A08,P12,T12,W06,M11,M01,W10,T03,W05
! projects #25,#3,#14,#29,#9,#18,#23,#13,#26,#32,#12,#30,#19,#5,#15,#27,#17,#31,#6,#24,#10,#16,#22,#7,#8,#11,#21,#20,#28,#4
! battles C3,C2,R3,R1,R2,C1
a keep #14,#25 play #25
b keep #13,#18 play #13
a keep #9,#14 play #14
b keep #18,#29 play #29
a keep #3,#9 play #3
b keep #18,#23 play #18
a keep W11,P11 play P11
b keep A05,A10 play A10
a space 2
a put f #3
b space 8
b put o #18
a keep W11,T04 play T04
b keep P01,A05 play A05
a space 1
a put s #3
a put f #1
a put s #3
b space 3
b put s #18
a keep M08,W11 play M08
b keep T07,P01 play P01
a space 3
a put s #25
a put s #14
b space 1
b put s #13
b use #18
a keep P05,P08 play P08
b keep W09,A02 play A02
a space 5
a put f #25
b space 9
b put s #13
b put o #13
a keep T11,P05 play P05
b keep M09,W09 play M09
a space 8
a put o #25
a put f #25
b space 5
b put s #29
a keep T11,A01 play A01
b keep W09,T02 play T02
a space 7
a put s #25
a put f #14
b space 7
b put s #1
b put f #29
b cover o W1
b cover o 8|9
a keep W03,A11 play W03
b keep P12,A08 play A08
a space 9
a put o #25
a put s #2
b space 2
b put f #1
b put o #1
b end
b pass
a keep T12,A11 play T12
b keep M04,P12 play M04
a space 6
a put o #2
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
puzzle 65
from 6022 86 31
choice a put f #23
best 0.689 55.3 put f #23
tried 0.512 53.7 put f #32
why - project_left CITY-6.1,CITY-9.6 2
tried 0.486 53.4 put f #1
why - project_left CITY-6.1,CITY-9.6 2
tried 0.475 52.9 put s #32
why - project_left CITY-6.1,CITY-9.6 2
tried 0.469 52.8 put s #1
why - project_left CITY-6.1,CITY-9.6 2
tried 0.422 52.1 put o #32
why ! project_left CITY-6.1,CITY-9.6 2
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M03,M06,M10,M11,M12,W02,W05,W06,W07,W09,W12,T02,T03,T05,T06,T07,T12,P01,P03,P05,P09,P10,P11,A03,A04,A05,A07,A11,A12
! buildings W03,T04,T10,P08,T01,W04,M09,A08,A02,W08,T09,T11,A06,M05,M04,M07,T08,P04,P06,A01,M01,P07,P12,W01,A10,P02,A09,W10,M08,W11
! projects #21,#32,#16,#9,#4,#23,#20,#5,#8,#15,#28,#19,#22,#29,#10,#14,#26,#11,#13,#30,#31,#6,#25,#3,#18,#7,#12,#24,#27,#17
! battles R3,R2,C2,C1,C3,R1
a keep #21,#32 play #32
b keep #4,#5 play #5
a keep #21,#23 play #21
b keep #4,#16 play #4
a keep #9,#23 play #23
b keep #16,#20 play #16
a keep W03,T10 play W03
b keep W04,A08 play A08
a space 7
a put s #21
a put f #32
b space 8
b put o #5
a keep T01,T10 play T01
b keep W04,P08 play W04
a space 6
a put f #23
a put s #21
b space 4
b put o #4
a keep T04,T10 play T04
b keep M09,P08 play M09
a space 9
a put s #23
a put o #1
a put s #2
a put o #2
---
mu 1
game city
rules 1
option players 3
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
puzzle 66
from 6024 29 69
choice b space 2
best 0.411 52.5 space 2
tried 0.295 51.1 space 1
tried 0.290 50.0 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.280 50.5 space 3
why ! sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.254 49.9 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:3/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M08,M09,M10,M11,W01,W02,W09,W12,T01,T03,T07,T09,P08,P10,P11,P12,A01,A03,A04,A10
! buildings M07,W04,W05,W08,P03,M05,A07,T02,W06,A06,P05,M12,A05,P04,A08,A02,W10,A09,T11,M01,W11,T12,P09,T08,W03,M03,T06,T04,A12,T10,P01,P07,M04,M06,T05,P02,P06,W07,A11,M02
! projects #13,#20,#9,#32,#8,#6,#16,#10,#17,#14,#21,#30,#7,#4,#11,#22,#27,#28,#26,#18,#19,#24,#15,#5,#3,#31,#23,#29,#25,#12
! battles R3,C1,R1,C2,C3,R2
a keep #13,#32 play #32
b keep #6,#16 play #6
c keep #14,#30 play #14
a keep #13,#21 play #13
b keep #9,#16 play #16
c keep #10,#30 play #30
a keep #8,#21 play #8
b keep #9,#17 play #9
c keep #10,#20 play #10
a keep W04,W05 play W05
b keep M05,A07 play M05
c keep W06,P05 play P05
a space 9
a put s #2
a put o #2
a put s #13
b space 9
b put o #6
b put s #9
c space 8
c put o #10
a keep W04,P03 play P03
b keep M12,A06 play M12
c keep W06,W08 play W06
a space 3
a put s #13
a put o #13
b space 4
b put o #6
c space 3
c put s #2
c put o #2
c put f #14
a keep W04,A07 play A07
b keep M07,A06 play M07
c keep W08,T02 play T02
a space 7
a put s #32
a put f #8
b space 7
b put f #9
c space 9
c put f #30
c put s #30
c put o #30
a keep A05,A08 play A08
b keep T11,A09 play T11
c keep W11,P09 play P09
a space 2
a put f #8
a choose 7
a put f #32
b space 8
b put o #16
b put o #2
b put o #1
b put f #16
c space 1
c put f #10
a keep T08,A05 play A05
b keep A02,A09 play A02
c keep W10,W11 play W11
a space 8
a put s #32
a put o #32
---
mu 1
game city
rules 1
option players 3
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
puzzle 67
from 6027 40 111
choice a keep W09,T05 play T05
best 1.000 60.5 keep W09,T05 play T05
tried 0.796 56.9 keep W09,T05 play W09
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.727 55.1 keep T05,P01 play T05
tried 0.662 54.2 keep W09,P01 play W09
why ! building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.619 53.6 keep W09,P01 play P01
why - project_missed CITY-6.1,CITY-9.6 96
tried 0.420 51.8 keep T05,P01 play P01
why - project_missed CITY-6.1,CITY-9.6 62
proof 10 4 320
found gentle:1/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M04,M05,M06,M08,W03,W05,W08,W12,T06,T07,T11,T12,P02,P03,P09,P12,A01,A06,A09,A11
! buildings A02,T10,T08,P10,A08,M12,P07,M01,M02,M09,W10,P04,M07,A04,T03,T02,A03,M03,T04,T01,A12,M11,W07,W04,P06,P01,W11,M10,P11,T09,W09,T05,W02,P05,W06,A07,P08,A05,W01,A10
! projects #26,#32,#22,#23,#30,#14,#12,#25,#16,#18,#5,#6,#28,#3,#29,#8,#27,#17,#19,#13,#20,#31,#10,#9,#21,#11,#24,#7,#4,#15
! battles C1,C2,R1,R3,C3,R2
a keep #26,#32 play #26
b keep #12,#14 play #14
c keep #6,#18 play #6
a keep #5,#32 play #5
b keep #12,#22 play #12
c keep #25,#30 play #30
a keep #18,#32 play #32
b keep #16,#22 play #16
c keep #23,#25 play #25
a keep T10,A02 play A02
b keep P07,A08 play P07
c keep M02,P04 play P04
a space 9
a put o #5
a put s #5
b space 4
b put o #12
c space 7
c put f #30
c put s #25
a keep M01,M12 play M12
b keep W10,A08 play A08
c keep T08,P10 play P10
a space 7
a put f #5
a put f #1
a put o #1
a put s #1
b space 8
b put o #12
c space 9
c put s #1
c put o #30
a keep M01,M09 play M09
b keep M02,W10 play W10
c keep T08,T10 play T10
a space 5
b space 7
b put s #12
b put s #14
b put f #14
c space 1
c put s #30
c put f #6 o
c put o #6
c put o #2
a keep M07,A04 play A04
b keep T04,A03 play T04
c keep W04,W07 play W04
a space 6
a put f #26
a put f #26
b space 9
b put f #14
b put s #1
b put o #14
b put o #14
c space 8
c put o #2 s
c put o #25
c put f #1
a keep M07,M11 play M07
b keep T02,A03 play A03
c keep M03,T01 play T01
a space 8
a put s #26
a put o #26
b space 3
b put s #2
b put o #16
c space 6
c put s #1 o
c put f #25
c put f #25
a keep M11,W07 play W07
b keep T02,A12 play A12
c keep M03,T03 play M03
a space 2
a put o #26
b space 5
b put f #16
c space 3
c put s #25 o
c put o #25 s
c pass
c pass
a pass
a pass
c pass
a keep P01,P06 play P06
b keep T09,P11 play P11
c keep W02,W06 play W02
a space 3
a put s #2
a put o #2
a put o #32
a put s #32
a end
b space 6
b put f #1
b use #16 f
b put o #1
b use #1 C2
c space 4
c end
a pass
c pass
---
mu 1
game city
rules 1
option players 3
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
puzzle 68
from 6021 92 96
choice b space 1
best 0.271 53.7 space 1
tried 0.047 49.4 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.020 44.9 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:3/8 casual:3/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M02,M04,M05,M11,W01,W02,W11,W12,T05,T06,T11,T12,P04,P06,P07,P12,A01,A02,A10,A11
! buildings P03,A04,M12,A05,W10,M01,P08,P01,T08,P09,T02,A06,A12,M08,M03,P05,M06,W03,W08,M10,P02,W07,W04,A09,W05,A07,T09,T03,W09,P10,A08,A03,P11,T10,T04,M07,W06,T01,T07,M09
! projects #21,#16,#31,#18,#32,#26,#9,#30,#6,#19,#3,#14,#22,#11,#12,#5,#4,#29,#20,#8,#13,#25,#15,#10,#27,#24,#17,#28,#23,#7
! battles C2,R1,R3,C3,C1,R2
a keep #16,#31 play #31
b keep #26,#32 play #26
c keep #14,#19 play #14
a keep #3,#6 play #6
b keep #18,#21 play #21
c keep #19,#30 play #19
a keep #3,#9 play #3
b keep #16,#18 play #16
c keep #30,#32 play #30
a keep A04,A05 play A05
b keep P01,P08 play P01
c keep T02,P09 play P09
a space 4
a put o #6
b space 4
b put o #16
c space 8
c put o #19
a keep M01,A04 play M01
b keep P08,A06 play P08
c keep T02,P03 play T02
a space 2
b space 7
b put s #26
b put f #16
b put f #26
c space 9
c put o #1
c put f #19
c end
a keep T08,A04 play A04
b keep M12,A06 play A06
c keep W10,P03 play P03
a space 1
a put s #31
a put o #31
a put f #3
a put f #1
b space 3
b put o #26
c space 3
c put o #14
c put s #1
c end
a pass
a keep M03,A12 play A12
b keep W03,W08 play W03
c keep W07,P02 play P02
a space 7
a put o #6
a end
b space 9
b put o #26
c space 5
c put o #30
c end
a keep W04,A09 play A09
b keep W08,P05 play P05
c keep M06,W07 play W07
a space 9
a put o #1
a put s #1
b space 8
b put s #21
b put f #26
b use #16 o
b put s #21
c space 1
c put f #1
c put s #14
c end
a keep M10,W04 play W04
b keep M03,W08 play W08
c keep M06,M08 play M06
a space 6
a put o #2
a end
b space 6
c space 7
c use #19
c put s #30
c put f #30
c put f #14 o
c put s #14 f
a pass
a use #1 R3
a keep W05,A07 play A07
b keep P10,A03 play P10
c keep M07,T10 play M07
a space 3
a put s #3
a put s #3
---
mu 1
game city
rules 1
option players 4
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
puzzle 69
from 6025 23 93
choice b space 3
best 0.706 55.3 space 3
tried 0.522 52.3 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.510 51.9 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.509 51.8 space 9
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.452 51.2 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:0/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M11,W07,W08,T02,T09,P06,P10,A05,A11
! buildings A09,P04,P11,M05,W09,M12,M10,M07,P05,P09,W06,M09,T12,W02,P12,T03,T01,M03,A02,T07,T10,A08,P03,M08,M06,M04,T04,W04,P01,W05,A04,M01,W12,W03,A12,T06,A01,T11,W01,P07,T08,P02,A07,W11,A03,P08,A06,A10,W10,T05
! projects #26,#30,#21,#16,#22,#15,#10,#28,#9,#5,#31,#12,#17,#7,#4,#13,#23,#11,#27,#32,#25,#14,#6,#18,#19,#24,#29,#3,#8,#20
! battles C2,R2,R3,C3,R1,C1
a keep #26,#30 play #26
b keep #10,#28 play #28
c keep #5,#12 play #12
d keep #7,#13 play #13
a keep #4,#30 play #4
b keep #10,#16 play #16
c keep #5,#15 play #5
d keep #9,#31 play #9
a keep #7,#30 play #7
b keep #10,#17 play #17
c keep #15,#21 play #15
d keep #22,#31 play #22
a keep P04,A09 play A09
b keep M12,W09 play W09
c keep W06,P09 play P09
d keep T03,T12 play T03
a space 9
a put s #26
a put o #4
b space 7
b put s #28
b put f #28
c space 8
c put o #5
d space 3
d put s #22
d put o #22
d put o #22
a keep M07,P04 play M07
b keep M12,P05 play P05
c keep W02,W06 play W06
d keep M05,P11 play M05
a space 5
b space 8
b put f #16
b put o #16
c space 3
c put s #5
c put o #12
d space 9
d put o #13
d put s #13
a keep M09,P04 play M09
b keep M12,P12 play P12
c keep W02,T12 play W02
d keep M10,P11 play M10
a space 6
a put f #4
a colours s,o
a put s #7
a put o #26
b space 4
b use #16 o,o
b put s #28
b put s #28
c space 2
c put f #5
c put s #12
c put f #15
c put f #15
c put o #12
d space 7
d put s #13
a keep T07,A02 play A02
b keep P03,A08 play A08
c keep W04,T04 play T04
d keep M01,P01 play P01
a space 8
a put f #26
a put o #26
b space 1
b put f #28
b put o #17
c space 1
c put s #1
c put f #15
c put o #1
c put o #15
d space 6
d put f #22
d put f #22
a keep W05,A04 play A04
b keep M03,P03 play P03
c keep W04,T10 play W04
d keep M01,M04 play M04
a space 1
a put s #7
a choose C1
a put f #26
---
mu 1
game city
rules 1
option players 4
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
puzzle 70
from 6023 63 56
choice c space 5
best 0.844 59.5 space 5
tried 0.639 55.2 space 9
why - battle_missed CITY-7.4 81
tried 0.634 55.2 space 1
why - battle_missed CITY-7.4 84
tried 0.619 54.6 space 6
why ! battle_missed CITY-7.4 75
tried 0.610 54.4 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.563 54.2 space 7
why - battle_missed CITY-7.4 84
tried 0.527 53.3 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:1/8 casual:1/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M01,M12,W02,W08,T04,T05,P04,P12,A01,A11
! buildings T01,P08,P01,M05,W01,W09,M08,M11,T09,A06,M04,A03,W11,P07,P05,P10,M09,A08,P06,T07,W10,M07,P09,T02,T03,P11,P02,A07,P03,W06,M10,M06,W05,M03,T06,W04,W03,A12,A05,A09,M02,A02,A04,W12,T11,A10,T10,T08,W07,T12
! projects #28,#24,#6,#13,#3,#19,#15,#20,#32,#30,#10,#23,#11,#12,#22,#29,#25,#9,#27,#31,#26,#16,#7,#8,#18,#5,#14,#4,#17,#21
! battles R2,R1,C2,C1,R3,C3
a keep #13,#28 play #28
b keep #15,#20 play #15
c keep #30,#32 play #32
d keep #12,#29 play #12
a keep #11,#22 play #11
b keep #6,#20 play #6
c keep #19,#30 play #19
d keep #23,#29 play #29
a keep #10,#22 play #10
b keep #13,#20 play #13
c keep #24,#30 play #30
d keep #3,#23 play #3
a keep P01,P08 play P08
b keep M08,W01 play W01
c keep A03,A06 play A03
d keep W11,P10 play P10
a space 7
a put s #28
a put f #28
b space 1
b put s #13
b put f #1
c space 3
c put s #2
c put o #2
c put o #19
d space 9
d put s #29
d put o #12
a keep W09,P01 play P01
b keep M04,T09 play M04
c keep P07,A06 play P07
d keep W11,T01 play T01
a space 4
a put f #28
a put o #11
b space 6
b put f #15
c space 4
c put o #30
d space 6
d put f #29
d put s #12
d put o #12
a keep M08,W09 play W09
b keep T09,P05 play P05
c keep M05,A06 play A06
d keep M11,W11 play W11
a space 6
a put f #28
b space 8
b put o #15
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
puzzle 71
from 6026 26 44
choice b space 5
best 0.597 52.4 space 5
tried 0.234 44.9 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.191 45.0 space 6
why ! battle_missed CITY-7.4 96
tried 0.166 44.4 space 2
why - battle_missed CITY-7.4 87
tried 0.150 43.6 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M05,M06,M07,M10,M12,W01,W02,W04,W07,W08,W12,T01,T05,T06,T08,T09,T10,P02,P03,P04,P06,P07,P09,A03,A04,A06,A07,A09,A12
! buildings W11,P11,M08,P01,A05,A10,T04,T07,M09,P08,A01,P05,T02,T11,W09,A02,M04,W03,A11,P10,M02,A08,P12,T12,W06,M11,M01,W10,T03,W05
! projects #25,#3,#14,#29,#9,#18,#23,#13,#26,#32,#12,#30,#19,#5,#15,#27,#17,#31,#6,#24,#10,#16,#22,#7,#8,#11,#21,#20,#28,#4
! battles C3,C2,R3,R1,R2,C1
a keep #14,#25 play #25
b keep #13,#18 play #13
a keep #9,#14 play #14
b keep #18,#29 play #29
a keep #3,#9 play #3
b keep #18,#23 play #18
a keep W11,P11 play P11
b keep A05,A10 play A10
a space 2
a put f #3
b space 8
b put o #18
a keep W11,T04 play T04
b keep P01,A05 play A05
a space 1
a put s #3
a put f #1
a put s #3
b space 3
b put s #18
a keep M08,W11 play M08
b keep T07,P01 play P01
a space 3
a put s #25
a put s #14
b space 1
b put s #13
b use #18
a keep P05,P08 play P08
b keep W09,A02 play A02
a space 5
a put f #25
b space 9
b put s #13
b put o #13
a keep T11,P05 play P05
b keep M09,W09 play M09
a space 8
a put o #25
a put f #25
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
puzzle 72
from 6022 95 66
choice b space 7
best 0.891 53.4 space 7
tried 0.784 51.6 space 3
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.741 50.3 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:3/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M02,M07,M08,M09,M10,W02,W03,W08,W10,W11,W12,T01,T03,T04,T05,T07,T08,P01,P03,P05,P06,P09,P12,A01,A03,A05,A06,A07,A09
! buildings A12,T11,P07,W05,M04,T02,W04,M03,W06,A04,T09,T06,A08,P04,W01,M11,W09,A02,P02,M05,M06,W07,T10,P11,M12,P10,P08,A11,T12,A10
! projects #23,#18,#25,#31,#6,#9,#16,#5,#19,#20,#26,#17,#8,#13,#3,#27,#15,#10,#12,#32,#24,#4,#30,#7,#11,#22,#14,#28,#21,#29
! battles C3,C1,R3,C2,R1,R2
a keep #25,#31 play #25
b keep #5,#9 play #5
a keep #6,#31 play #6
b keep #18,#23 play #18
a keep #9,#31 play #31
b keep #16,#23 play #16
a keep W05,A12 play W05
b keep M03,W04 play W04
a space 9
a put s #31
a put o #31
b space 8
b put o #5
a keep T02,A12 play A12
b keep M03,P07 play M03
a space 3
a put o #25
b space 9
b put s #5
b put f #16
b put o #16
a keep T02,T11 play T11
b keep M04,P07 play P07
a space 4
a put o #6
a put o #6
a put s #25
b space 4
b put o #18
a pass
a keep W06,A04 play A04
b keep P04,A08 play A08
a space 1
a put s #25
a put f #25
a put f #25
b space 6
b put o #1
b put f #1
a keep W01,W06 play W06
b keep T09,P04 play P04
a space 7
a put f #1
a put o #25
b space 1
b put s #18
a keep W01,T06 play W01
b keep M11,T09 play M11
a space 8
a put s #1
a put o #1
a use #1 C3
b space 2
b use #16 f
b put s #1
a pass
a keep M05,W09 play M05
b keep W07,P11 play W07
a space 5
a put s #2
a put o #2
a end
---
mu 1
game city
rules 1
option players 3
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
puzzle 73
from 6024 31 133
choice c use #31 2
best 0.500 50.0 use #31 2
tried 0.266 45.6 use #31 1
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.000 43.4 use #31 8
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.000 41.0 use #31 9
why - battle_missed CITY-7.4 100
tried 0.000 48.0 pass
why - battle_missed CITY-7.4 100
tried 0.000 46.6 use #31 3
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.000 45.0 use #31 6
why - battle_missed CITY-7.4 100
tried 0.000 45.0 use #31 7
why - battle_missed CITY-7.4 100
proof 10 4 320
found gentle:3/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M05,M06,M11,W02,W05,W07,W12,T01,T05,T10,T11,P06,P09,P10,P11,A06,A09,A10,A12
! buildings A01,W01,A08,P04,T03,P05,A05,A11,T06,A07,A02,P02,M09,P07,W09,T08,W08,M04,T07,T12,M01,P03,P01,T04,M10,A04,W04,W11,W10,M07,M08,W03,M12,P12,M02,T09,P08,T02,A03,W06
! projects #10,#8,#27,#30,#31,#11,#16,#19,#25,#13,#12,#17,#4,#5,#24,#7,#9,#32,#3,#29,#28,#14,#18,#23,#15,#6,#22,#20,#26,#21
! battles C1,R2,R3,C3,R1,C2
a keep #27,#30 play #27
b keep #16,#19 play #19
c keep #12,#25 play #12
a keep #13,#30 play #13
b keep #8,#16 play #16
c keep #25,#31 play #31
a keep #11,#30 play #30
b keep #8,#17 play #17
c keep #10,#25 play #10
a keep W01,P04 play P04
b keep A05,A11 play A05
c keep A02,A07 play A02
a space 7
a put s #13
a put f #30
b space 4
b put o #19
c space 9
c put s #31
c put o #31
a keep W01,T03 play T03
b keep T06,P02 play P02
c keep A07,A08 play A08
a space 3
a put s #13
a put s #30
a put o #30
b space 2
b put f #19
b end
c space 8
c put f #10
c put o #10
a keep W01,A11 play W01
b keep T06,A01 play A01
c keep P05,A07 play A07
a space 1
a put s #13 o
a put f #27 s
b space 8
b put o #17
b end
c space 1
c put s #12
c pass
a keep M09,W09 play M09
b keep M04,W08 play M04
c keep P01,P03 play P03
a space 6
a put f #27
a put o #27
b space 6
b put f #16
b end
c space 3
c put s #1
c put o #12
a keep W09,T04 play W09
b keep W08,P07 play W08
c keep T12,P01 play P01
a space 2
a put s #1
a put f #27 o
b space 3
b put s #1
b put o #16
b put s #17
b end
c space 4
c put o #12
a keep T04,T07 play T04
b keep M01,P07 play P07
c keep T08,T12 play T08
a space 9
a put s #1 f
a put s #1 o
a put s #2
a put o #2
a end
b space 1
b use #16 s,s
b put f #1
b put o #1
b end
c space 7
c put f #1
c put o #1
c end
c pass
b pass
c pass
b pass
c pass
b pass
c pass
c pass
a keep W04,W11 play W04
b keep W03,W10 play W03
c keep M12,P12 play P12
a space 8
a end
b space 9
b put o #2
b end
c space 2
c end
c pass
a keep M07,W11 play W11
b keep W10,T09 play W10
c keep M12,A04 play A04
a space 5
a end
b space 5
b put s #2
b end
c space 5
c end
c pass
a keep M02,M07 play M02
b keep M10,T09 play T09
c keep M08,M12 play M12
a space 4
a end
b space 7
b use #19
b end
c space 6
c put o #2
c end
---
mu 1
game city
rules 1
option players 3
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
puzzle 74
from 6021 98 90
choice c pass
best 0.377 54.5 pass
tried 0.161 50.5 use #31 4
tried 0.141 49.9 use #31 2
tried 0.120 49.4 use #31 3
tried 0.092 51.0 use #31 7
tried 0.050 49.4 use #31 9
why - damage_taken CITY-7.5 62
tried 0.019 47.7 use #31 8
why ! battle_missed CITY-7.4 96
proof 10 4 320
found gentle:1/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M07,M08,M09,W05,W08,W09,W12,T01,T02,T07,T09,P03,P04,P09,P10,A02,A04,A06,A11
! buildings P02,M11,M12,M03,A01,W07,P11,T05,M01,M05,M06,W02,A05,T06,W10,T08,T11,T04,W11,A10,M10,P08,P01,A09,W01,M02,A08,T03,A12,P06,P12,T12,T10,W04,A03,P07,W03,W06,A07,P05
! projects #29,#32,#16,#4,#27,#7,#8,#21,#31,#10,#20,#6,#19,#23,#15,#9,#24,#22,#18,#25,#26,#11,#3,#14,#5,#30,#12,#28,#13,#17
! battles C3,C2,R1,C1,R2,R3
a keep #4,#32 play #4
b keep #21,#27 play #27
c keep #6,#31 play #6
a keep #10,#32 play #32
b keep #21,#29 play #21
c keep #8,#31 play #31
a keep #7,#10 play #7
b keep #20,#29 play #29
c keep #8,#16 play #16
a keep M03,M12 play M03
b keep W07,A01 play W07
c keep M05,W02 play M05
a space 9
a put s #32
a put o #4
b space 1
b put s #29
b put f #29
c space 9
c put s #31
c put o #31
a keep M12,P11 play P11
b keep M06,A01 play A01
c keep W02,P02 play P02
a space 2
a put f #4
a colours s,f
a put f #1
a put s #1
b space 8
b put o #27
c space 8
c put o #6
c put o #16
a keep M01,M12 play M12
b keep M06,M11 play M06
c keep W02,T05 play W02
a space 4
a put o #1
b space 7
b put s #21
b put s #21
b put f #27
c space 4
c put o #6
c pass
a keep W10,A05 play A05
b keep W11,A10 play A10
c keep P08,A09 play A09
a space 5
a put o #2
a put f #32
b space 4
b put o #27
b cover o 1/4
c space 3
c put o #1
a keep W10,P01 play W10
b keep W11,T08 play T08
c keep T11,P08 play P08
a space 6
a put s #2
a put f #32
a put s #7
b space 2
b put s #27
b put f #1
b put o #1
c space 7
c put f #16
c put s #1
a keep T04,P01 play P01
b keep M10,W11 play W11
c keep T06,T11 play T11
a space 1
a put s #7
a choose R3
a end
b space 9
b cover o S9
b end
c space 2
c put f #1
c put o #2
c put s #2
c end
---
mu 1
game city
rules 1
option players 4
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
puzzle 75
from 6023 67 142
choice a put s #25
best 0.532 47.2 put s #25
tried 0.324 45.4 put s #1
tried 0.324 45.4 put o #2
tried 0.324 45.4 put s #2
tried 0.278 44.4 extra o #22
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.278 44.4 extra f #22
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.203 42.7 use #19
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.203 42.7 put o #25
why - project_missed CITY-6.1,CITY-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M05,M06,W03,W06,T04,T07,P09,P12,A04,A08
! buildings W02,T11,W04,T06,M01,P01,W01,A12,M03,M07,A02,W07,P10,W11,W10,P02,P03,T08,P06,W08,W09,T01,M02,P08,W05,A11,P11,A10,W12,M09,A03,P05,M08,A01,T05,T09,A05,P07,T10,A07,M11,T03,A09,T02,P04,M10,M12,M04,A06,T12
! projects #22,#29,#13,#25,#15,#27,#10,#20,#28,#23,#8,#21,#11,#19,#12,#16,#18,#17,#24,#7,#31,#9,#6,#32,#26,#30,#14,#4,#3,#5
! battles C2,R3,R2,C3,C1,R1
a keep #22,#25 play #22
b keep #15,#27 play #15
c keep #21,#28 play #28
d keep #12,#16 play #12
a keep #19,#25 play #19
b keep #13,#29 play #13
c keep #10,#21 play #10
d keep #16,#23 play #16
a keep #8,#25 play #25
b keep #11,#29 play #29
c keep #21,#27 play #21
d keep #20,#23 play #20
a keep W02,W04 play W04
b keep W01,A12 play W01
c keep W07,A02 play W07
d keep W11,P10 play P10
a space 4
a put o #19
b space 1
b put s #29
b put f #29
c space 1
c put s #21
c put f #10
d space 9
d put s #12
d put o #16
a keep W02,P01 play W02
b keep M03,M07 play M03
c keep W10,A02 play A02
d keep T06,T11 play T11
a space 2
a put f #19
a end
b space 9
b put s #13
b put o #13
c space 9
c put s #21
c put o #10
d space 4
d put o #12
d put o #12
a keep P01,A12 play A12
b keep M07,P02 play P02
c keep W10,W11 play W11
d keep M01,T06 play T06
a space 3
a put f #22
a put o #22
a end
b space 2
b put s #13
b put f #15
c space 7
c put f #28
d space 7
d put o #2
d put s #2
d put f #16
d put s #20
a keep W08,P06 play P06
b keep M02,W09 play W09
c keep A10,A11 play A11
d keep W12,P05 play W12
a space 7
a put o #22
a end
b space 7
b put f #15
b put s #1
c space 3
c put s #28
d space 8
d put s #20
d put o #1
a keep M09,W08 play M09
b keep M02,P03 play M02
c keep P08,A10 play P08
d keep W05,P11 play W05
a space 1
a put s #22
a put f #22
a end
b space 6
b put f #15
b put o #15
c space 6
c put f #28
c put f #28
d space 2
d put f #1
a keep W08,P05 play P05
b keep P03,A03 play A03
c keep T08,A10 play T08
d keep T01,P11 play T01
a space 8
a put o #1
a extra f #22
a end
b space 3
b put f #1
b put o #1
b put s #2
b put o #2
b end
c space 8
c put s #2
c put f #1
c put o #2
c put s #28
d space 3
d put s #1
d end
d pass
d pass
d use #1 C2
d pass
a keep T09,A01 play A01
b keep A05,A07 play A05
c keep T02,A09 play T02
d keep M04,P04 play P04
a space 6
a extra f #22
a end
b space 4
b cover o 1/4
b end
c space 5
c put s #28
c extra f #28
d space 1
d end
a keep T09,T10 play T09
b keep M11,A07 play A07
c keep M12,A09 play M12
d keep M04,T05 play T05
a space 9
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
puzzle 76
from 6022 99 75
choice b keep M07,A04 play M07
best 0.419 63.5 keep M07,A04 play M07
tried 0.311 59.8 keep M07,A04 play A04
why ! building_weaker CITY-5.1,CITY-5.3 0 1
tried 0.284 59.7 keep T07,A04 play A04
why - building_weaker CITY-5.1,CITY-5.3 0 1
tried 0.109 57.8 keep T07,A04 play T07
why - battle_missed CITY-7.4 100
tried 0.034 63.5 keep M07,T07 play M07
tried 0.000 58.6 keep M07,T07 play T07
proof 10 4 320
found gentle:2/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M03,M04,M05,M06,M08,M11,W01,W02,W06,W07,W08,W10,T01,T04,T05,T08,T10,T11,P01,P02,P04,P08,P11,P12,A01,A05,A06,A08,A09,A10
! buildings A02,P05,T02,M09,A03,W05,P10,W09,M01,P09,W12,M12,P03,W11,P06,A11,W03,T07,M07,P07,T06,A12,A04,M10,T03,W04,T09,T12,A07,M02
! projects #30,#22,#32,#19,#3,#17,#29,#26,#11,#27,#9,#14,#4,#31,#28,#25,#12,#5,#8,#24,#15,#7,#10,#6,#16,#21,#13,#23,#18,#20
! battles C2,C3,R2,C1,R3,R1
a keep #22,#32 play #22
b keep #3,#26 play #26
a keep #17,#29 play #29
b keep #3,#19 play #19
a keep #17,#30 play #30
b keep #3,#32 play #3
a keep P05,A02 play A02
b keep W09,A03 play A03
a space 9
a put s #22
a put o #30
b space 3
b put s #3
b put o #26
a keep W05,P05 play W05
b keep M09,W09 play W09
a space 2
a put f #30
b space 7
b put s #3
b put f #3
a keep T02,P05 play P05
b keep M09,P10 play P10
a space 1
a put s #30
a put f #29 s
b space 9
b put s #2
b put o #19
a keep M12,W12 play W12
b keep W11,A11 play A11
a space 3
a put s #22 f
a put o #29 f
a cover o N1
b space 6
b put f #19
b put s #26
b end
a keep M12,P06 play P06
b keep W11,P09 play P09
a space 4
a put o #22 f
a put o #22
b space 8
b put o #1
b put f #26
b use #19
b put f #26
b put o #26
a keep M01,M12 play M12
b keep W11,P03 play W11
a space 6
a put f #22 o
a cover o E6
b space 2
b put o #2
b put f #1
b put s #1
b pass
b pass
a keep W03,P07 play W03
b keep A04,A12 play A12
a space 7
a put s #2
a put f #2 o
a cover o 4/7
b space 1
b end
b pass
a keep M10,T06 play T06
---
mu 1
game city
rules 1
option players 3
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
puzzle 77
from 6024 31 72
choice c space 6
best 0.423 50.8 space 6
tried 0.259 48.9 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.227 48.6 space 2
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.212 47.9 space 4
why ! sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.132 47.6 space 7
why - sources_fewer CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:3/8 casual:4/8 steady:0/8 keen:5/8 fierce:8/8
---
! removed M03,M05,M06,M11,W02,W05,W07,W12,T01,T05,T10,T11,P06,P09,P10,P11,A06,A09,A10,A12
! buildings A01,W01,A08,P04,T03,P05,A05,A11,T06,A07,A02,P02,M09,P07,W09,T08,W08,M04,T07,T12,M01,P03,P01,T04,M10,A04,W04,W11,W10,M07,M08,W03,M12,P12,M02,T09,P08,T02,A03,W06
! projects #10,#8,#27,#30,#31,#11,#16,#19,#25,#13,#12,#17,#4,#5,#24,#7,#9,#32,#3,#29,#28,#14,#18,#23,#15,#6,#22,#20,#26,#21
! battles C1,R2,R3,C3,R1,C2
a keep #27,#30 play #27
b keep #16,#19 play #19
c keep #12,#25 play #12
a keep #13,#30 play #13
b keep #8,#16 play #16
c keep #25,#31 play #31
a keep #11,#30 play #30
b keep #8,#17 play #17
c keep #10,#25 play #10
a keep W01,P04 play P04
b keep A05,A11 play A05
c keep A02,A07 play A02
a space 7
a put s #13
a put f #30
b space 4
b put o #19
c space 9
c put s #31
c put o #31
a keep W01,T03 play T03
b keep T06,P02 play P02
c keep A07,A08 play A08
a space 3
a put s #13
a put s #30
a put o #30
b space 2
b put f #19
b end
c space 8
c put f #10
c put o #10
a keep W01,A11 play W01
b keep T06,A01 play A01
c keep P05,A07 play A07
a space 1
a put s #13 o
a put f #27 s
b space 8
b put o #17
b end
c space 1
c put s #12
c pass
a keep M09,W09 play M09
b keep M04,W08 play M04
c keep P01,P03 play P03
a space 6
a put f #27
a put o #27
b space 6
b put f #16
b end
c space 3
c put s #1
c put o #12
a keep W09,T04 play W09
b keep W08,P07 play W08
c keep T12,P01 play P01
a space 2
a put s #1
a put f #27 o
b space 3
b put s #1
b put o #16
b put s #17
b end
---
mu 1
game city
rules 1
option players 3
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
puzzle 78
from 6021 117 61
choice c space 1
best 0.645 56.0 space 1
tried 0.527 53.5 space 8
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.478 52.5 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.472 52.9 space 9
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.453 52.2 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.412 51.2 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:4/8 casual:4/8 steady:0/8 keen:7/8 fierce:8/8
---
! removed M02,M03,M04,M07,W03,W04,W05,W06,T04,T05,T06,T11,P05,P08,P09,P12,A01,A06,A10,A11
! buildings W10,M01,T02,A09,A12,P01,M09,A08,P03,T12,T09,P07,A04,W09,W12,T08,W01,W02,M06,A03,T01,W07,M05,T03,A02,A05,P04,M11,M10,P10,M12,A07,P06,M08,T07,T10,P02,W08,P11,W11
! projects #26,#27,#24,#19,#16,#32,#15,#10,#23,#14,#22,#6,#8,#21,#28,#12,#31,#11,#20,#18,#3,#13,#4,#9,#5,#30,#7,#25,#29,#17
! battles C3,C2,R1,R3,C1,R2
a keep #19,#26 play #26
b keep #10,#32 play #10
c keep #14,#22 play #14
a keep #6,#19 play #19
b keep #24,#27 play #27
c keep #16,#22 play #22
a keep #6,#15 play #6
b keep #23,#24 play #24
c keep #16,#32 play #16
a keep W10,A09 play A09
b keep A08,A12 play A12
c keep P03,P07 play P03
a space 9
a put s #2
a put o #2
a put o #19
b space 3
b put o #10
c space 3
c put s #14
c put o #14
a keep W10,P01 play P01
b keep T12,A08 play A08
c keep T02,P07 play P07
a space 4
a put o #6
b space 8
b put o #24
c space 4
c put o #14
a keep W10,T09 play T09
b keep M01,T12 play T12
c keep M09,T02 play T02
a space 8
a put f #26
a put o #6
a put f #19
a put o #26
a end
b space 9
b put s #24
b put f #10
c space 7
c put f #14
c put s #2
c put o #2
c put f #14
a keep W09,A04 play A04
b keep W01,W02 play W02
c keep M05,W07 play W07
a space 1
a put s #26
a put f #26
a end
b space 6
b put f #1
b put f #27
---
mu 1
game city
rules 1
option players 4
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
puzzle 79
from 6025 28 97
choice b space 7
best 0.684 56.5 space 7
tried 0.541 53.8 space 1
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.506 53.2 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 3
tried 0.483 52.5 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.352 50.0 space 9
why - sources_fewer CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:5/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M11,W03,W05,T07,T11,P07,P11,A02,A03
! buildings W06,M01,T06,T04,A12,M02,T12,A01,M07,T01,A09,M10,W09,W08,W11,A10,A11,M05,T08,A04,A08,M12,P12,P04,P02,M04,P01,T09,A07,T10,P10,M09,P08,M08,M03,T05,T02,W12,W10,P03,W07,P09,A06,W02,P06,A05,W01,W04,P05,T03
! projects #10,#21,#28,#14,#29,#32,#6,#4,#11,#12,#15,#22,#23,#8,#31,#17,#30,#5,#3,#20,#27,#18,#26,#24,#9,#19,#13,#16,#25,#7
! battles C1,R2,R1,R3,C2,C3
a keep #21,#28 play #28
b keep #6,#32 play #32
c keep #11,#12 play #12
d keep #17,#31 play #31
a keep #8,#21 play #21
b keep #6,#14 play #14
c keep #11,#29 play #29
d keep #15,#22 play #15
a keep #8,#17 play #8
b keep #6,#23 play #6
c keep #10,#11 play #10
d keep #4,#22 play #4
a keep M01,T04 play T04
b keep T12,A01 play T12
c keep M07,A09 play A09
d keep W09,A10 play A10
a space 1
a put f #8
a put s #21
a put s #21
b space 3
b put s #2
b put o #2
b put o #6
b put o #6
b put o #32
c space 9
c put s #29
c put o #10
d space 4
d put o #31
a keep M01,A12 play A12
b keep T01,A01 play A01
c keep M07,W11 play W11
d keep W06,W09 play W09
a space 6
a put f #28
b space 6
b put s #32
b put f #32
c space 2
c put f #10
d space 7
d put s #31
d put f #4
d put o #4
d colours f,o
d put f #15
d put o #15
a keep M01,M10 play M01
b keep W08,T01 play W08
c keep M07,T06 play T06
d keep M02,W06 play W06
a space 4
a put s #28
a put o #2
b space 2
b put s #32
b put f #32
c space 6
c put f #29
c put o #2
c put s #2
c put s #12
d space 3
d put s #1
d put o #1
d pass
a keep M05,A04 play M05
b keep P04,P12 play P12
c keep T09,P02 play T09
d keep P10,A07 play P10
a space 9
a put o #1
a put f #28
a put s #28
b space 8
b put o #32
c space 8
c put o #12
c put o #12
c put f #1
d space 9
d put s #2
d put o #2
d put f #1
d use #1 C1
a keep M09,A04 play A04
b keep P04,A11 play P04
c keep P02,A08 play A08
d keep M04,P01 play P01
a space 7
a put f #28
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
puzzle 80
from 6022 112 75
choice a put s #2 | put o #2
best 0.219 58.9 put s #2
tried 0.134 57.9 extra o #28
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.134 57.9 put s #1
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.134 57.9 use #24 6
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.100 56.9 put o #1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M02,M03,M08,M10,M11,M12,W04,W05,W06,W09,W11,W12,T02,T03,T05,T06,T07,T09,P01,P04,P05,P06,P09,P12,A02,A03,A05,A10,A11,A12
! buildings T04,P07,W10,T01,P03,T10,W08,M05,A04,W07,P10,A06,W03,M09,M06,A01,T12,T08,P11,A09,T11,M01,A07,M04,W01,P08,W02,P02,A08,M07
! projects #28,#15,#27,#3,#24,#30,#7,#12,#20,#10,#17,#29,#6,#8,#4,#13,#14,#19,#25,#32,#5,#31,#16,#26,#22,#11,#18,#23,#9,#21
! battles R3,R2,C3,R1,C1,C2
a keep #3,#28 play #28
b keep #12,#30 play #12
a keep #3,#24 play #24
b keep #15,#30 play #15
a keep #3,#27 play #27
b keep #7,#30 play #7
a keep T04,P07 play T04
b keep W08,P03 play P03
a space 1
a put s #28
a put f #28
a put s #28
b space 3
b put s #12
b put o #15
a keep M05,P07 play M05
b keep W08,W10 play W10
a space 2
a put f #28
a put o #27
b space 6
b put s #7
b put f #15
a keep T01,P07 play T01
b keep W08,T10 play T10
a space 4
a put s #28
a put f #28
a extra o #28
b space 1
b put s #7
b choose R2
b put f #15
b put f #15
a keep W07,A04 play A04
b keep W03,A01 play A01
a space 7
a put s #27
a put f #1
b space 8
b put o #12
a keep M09,W07 play W07
b keep W03,P10 play P10
a space 5
a put f #27
a put s #24
b space 9
b put s #1
b put s #2
b put o #12
a keep M09,A06 play A06
b keep M06,W03 play W03
a space 8
a put o #27
b space 7
b put f #1
b end
a keep P11,A09 play A09
b keep M04,T11 play T11
a space 3
a extra o #28
a put o #24
a end
b space 4
b put o #1
b put o #2
b end
a pass
a keep M01,P11 play M01
b keep M04,T12 play T12
a space 6
---
mu 1
game city
rules 1
option players 3
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
puzzle 81
from 6024 35 89
choice a use #31 9
best 0.938 59.9 use #31 9
tried 0.842 57.4 use #31 3
tried 0.626 54.5 pass
why ! battle_missed CITY-7.4 96
tried 0.533 53.0 use #31 8
why - battle_missed CITY-7.4 93
tried 0.506 52.6 use #31 6
why - battle_missed CITY-7.4 90
tried 0.458 52.0 use #31 4
why - battle_missed CITY-7.4 90
tried 0.402 51.2 use #31 7
why - battle_missed CITY-7.4 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M08,M10,M11,W05,W06,W07,W10,T03,T06,T08,T10,P01,P04,P07,P09,A03,A05,A07,A10
! buildings T05,T04,M05,W12,T01,M07,P08,A11,T02,M06,W03,P11,P06,P10,T11,A08,W08,M04,W11,P03,A01,M01,W01,W04,P02,A06,M09,T09,M12,A04,W02,A12,A09,M02,P05,A02,P12,T12,W09,T07
! projects #18,#10,#31,#17,#11,#25,#22,#30,#15,#21,#5,#23,#9,#19,#3,#13,#16,#7,#4,#8,#12,#14,#20,#27,#6,#24,#29,#32,#26,#28
! battles R2,C3,C1,C2,R1,R3
a keep #18,#31 play #31
b keep #22,#30 play #22
c keep #5,#15 play #5
a keep #18,#21 play #21
b keep #17,#30 play #30
c keep #15,#25 play #15
a keep #11,#18 play #11
b keep #17,#23 play #17
c keep #10,#25 play #10
a keep M05,W12 play W12
b keep M07,P08 play M07
c keep M06,W03 play W03
a space 3
a put s #31
a put o #31
b space 4
b put o #30
c space 7
c put s #5
c put f #5
a keep M05,A11 play M05
b keep P08,P11 play P08
c keep M06,T04 play M06
a space 4
a put o #11
b space 7
b put s #30
b put f #30
b put f #17 s
c space 3
c put s #2
c put o #2
c put f #15
a keep T02,A11 play A11
b keep T05,P11 play P11
c keep T01,T04 play T04
a space 9
a put s #21
b space 2
b put f #17 o
c space 9
c put f #15
c put o #5
c put f #15
c put s #1
c put o #15
c end
a pass
a keep P06,A08 play A08
b keep M04,W08 play W08
c keep W01,W04 play W01
a space 8
a put o #11
b space 5
b put f #22 s
b put o #22 f
c space 1
c put f #10
c end
a keep P06,A01 play P06
b keep M04,P10 play M04
c keep W04,W11 play W11
a space 6
a put f #11
a put o #11
b space 8
b put s #22 f
b put f #22 o
b put o #22
c space 2
c put f #1
a keep P03,A01 play A01
b keep M01,P10 play P10
c keep W04,T11 play W04
a space 7
a put s #1
a put s #21
a put f #1
b space 9
b extra s #22
b extra o #22
c space 8
c put o #1
c put o #10
c end
---
mu 1
game city
rules 1
option players 3
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
puzzle 82
from 6021 156 98
choice b cover s N1
best 0.870 58.1 cover s N1
tried 0.763 57.2 cover o N1
why - battle_missed CITY-7.4 100
tried 0.763 57.2 cover o E9
why - battle_missed CITY-7.4 100
tried 0.763 57.2 cover o 3/6
why - battle_missed CITY-7.4 100
tried 0.763 57.2 extra s #22
why - battle_missed CITY-7.4 100
tried 0.744 57.1 extra o #22
why ! battle_missed CITY-7.4 100
tried 0.737 56.9 put o #2
why - battle_missed CITY-7.4 100
tried 0.737 56.9 put s #2
why - battle_missed CITY-7.4 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M02,M03,M05,W01,W09,W11,W12,T02,T09,T11,T12,P01,P04,P06,P08,A02,A04,A08,A11
! buildings P07,T04,A12,A05,P11,A10,P02,A03,T05,A06,A09,A01,P05,M11,W04,W05,T06,T10,M12,W06,W07,P12,P03,M10,M07,T03,P09,A07,T01,M06,T07,M09,W10,P10,W03,W08,M04,M08,T08,W02
! projects #12,#11,#3,#29,#4,#15,#22,#5,#32,#13,#28,#17,#16,#26,#10,#30,#21,#9,#6,#20,#8,#27,#19,#25,#31,#23,#14,#7,#24,#18
! battles C2,R1,C3,C1,R2,R3
a keep #3,#12 play #12
b keep #5,#22 play #22
c keep #17,#28 play #28
a keep #13,#32 play #32
b keep #5,#29 play #5
c keep #4,#15 play #4
a keep #13,#17 play #13
b keep #3,#29 play #29
c keep #11,#15 play #11
a keep T04,A05 play T04
b keep P02,A03 play A03
c keep A06,A09 play A09
a space 9
a put s #13
a put s #13
a put o #13
b space 3
b put s #22
b put o #5
c space 9
c put o #4
c put s #28
a keep P11,A10 play A10
b keep P02,A01 play P02
c keep A06,A12 play A12
a space 4
a put o #12
b space 2
b put f #5
b put o #22
c space 6
c put f #4
c colours f,o
c put f #28
c put o #2
a keep T05,P11 play T05
b keep P07,A01 play A01
c keep A05,A06 play A05
a space 3
a put s #12
a put o #12
b space 7
b put s #5
b put s #29
b put f #29
b cover o S7
c space 3
c put s #2
c put o #1
c put f #28
a keep M11,W05 play M11
b keep M12,W06 play M12
c keep W07,P12 play W07
a space 6
a put s #32
a put f #32
a put f #32
b space 4
b cover o 4/7
c space 8
c put o #11
c put o #11
a keep M10,W05 play M10
b keep W04,P05 play P05
c keep T06,P12 play T06
a space 1
a put s #32
b space 1
b put s #1
b put f #22
b put o #22
c space 7
c put f #28
c put s #28
c put s #28
a keep W05,T10 play W05
b keep W04,P03 play W04
c keep W06,P12 play P12
a space 2
a put s #2
a put o #2
a put f #1
a put o #32
b space 6
b put f #22
c space 4
c extra o #28
c extra o #28
a keep M07,P09 play P09
b keep M06,M09 play M09
c keep W03,W10 play W10
a space 7
a put o #32
b space 9
---
mu 1
game city
rules 1
option players 4
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
puzzle 83
from 6025 30 60
choice c space 7
best 0.329 48.9 space 7
tried 0.229 46.9 space 4
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.187 46.1 space 1
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.178 46.1 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.175 46.3 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.120 44.6 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.117 44.3 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:3/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M11,W02,W03,T03,T05,P02,P12,A06,A07
! buildings A03,W05,T10,P10,A09,W07,T08,A10,P04,W04,M09,T04,M07,W08,W10,W06,M06,W12,P06,A02,P09,A01,M04,A05,P03,M03,W09,A08,A12,T09,P05,W11,T07,W01,M05,M02,P08,T06,M12,T12,P07,T02,P01,T01,T11,A04,A11,M08,M10,P11
! projects #19,#13,#23,#30,#17,#14,#7,#6,#5,#16,#27,#12,#31,#11,#15,#29,#18,#20,#9,#21,#25,#8,#24,#4,#28,#10,#3,#32,#22,#26
! battles R3,C3,R1,C2,C1,R2
a keep #13,#19 play #19
b keep #6,#14 play #14
c keep #5,#12 play #12
d keep #15,#31 play #15
a keep #11,#13 play #13
b keep #6,#30 play #30
c keep #5,#7 play #5
d keep #27,#31 play #31
a keep #11,#16 play #16
b keep #6,#29 play #29
c keep #7,#23 play #23
d keep #17,#27 play #17
a keep W05,P10 play P10
b keep W07,A09 play A09
c keep W04,T04 play T04
d keep W06,W08 play W06
a space 9
a put o #16
a put s #13
b space 9
b put s #14
b put o #30
c space 9
c put s #12
c put o #12
c put o #12
d space 3
d put s #31
d put o #31
a keep W05,T08 play T08
b keep W07,P04 play P04
c keep M07,W04 play W04
d keep W08,A03 play A03
a space 4
a put o #19
a put f #19
a end
b space 7
b put s #30
b put f #30
c space 8
c put f #5
c put o #5
d space 4
d put o #15
a keep M09,W05 play M09
b keep W07,W10 play W07
c keep M07,T10 play M07
d keep W08,A10 play A10
a space 6
a put f #16
a put s #13
a end
b space 8
b put o #29 s
b put o #29 f
---
mu 1
game city
rules 1
option players 4
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
puzzle 84
from 6023 81 140
choice a keep M09,A09 play A09 | keep M03,A09 play A09
best 0.797 56.5 keep M09,A09 play A09
tried 0.705 53.8 keep M03,A09 play M03
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.671 53.5 keep M09,A09 play M09
why ! building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.378 51.0 keep M03,M09 play M09
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.371 50.7 keep M03,M09 play M03
why - building_weaker CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M10,M11,W01,W10,T01,T11,P04,P08,A04,A12
! buildings A11,P11,P01,M08,W08,M06,M07,T03,P06,A01,T02,W11,P12,T12,P03,A05,A07,M05,T04,M12,M02,W06,P02,T10,P09,W09,W07,T07,W03,A10,P05,T05,A02,W12,A06,A09,A03,M09,W05,M03,W02,P07,M04,T08,P10,W04,T06,M01,T09,A08
! projects #14,#26,#11,#16,#8,#18,#15,#13,#32,#7,#29,#25,#22,#24,#12,#10,#30,#19,#31,#20,#3,#17,#28,#23,#6,#5,#9,#21,#27,#4
! battles C1,R3,C2,C3,R1,R2
a keep #14,#26 play #26
b keep #13,#15 play #13
c keep #25,#32 play #25
d keep #12,#22 play #12
a keep #14,#24 play #14
b keep #15,#16 play #15
c keep #8,#18 play #18
d keep #7,#22 play #22
a keep #24,#29 play #29
b keep #10,#16 play #10
c keep #8,#11 play #8
d keep #7,#32 play #7
a keep P01,A11 play P01
b keep M06,M07 play M06
c keep W11,A01 play A01
d keep P12,A05 play P12
a space 4
a put o #14
b space 7
b put f #15
b put s #13
c space 8
c put o #25
d space 4
d put o #12
a keep W08,A11 play W08
b keep M07,P06 play M07
c keep W11,P03 play P03
d keep P11,A05 play A05
a space 2
a put f #14
b space 4
b put o #13
c space 3
c put s #18
c put o #18
d space 8
d put o #12
a keep T02,A11 play T02
b keep T12,P06 play T12
c keep M08,W11 play W11
d keep T03,P11 play T03
a space 7
a put s #14
a put f #14
a put f #29
a put o #14
b space 3
b put s #13
b put o #10
b put f #10
c space 9
c put f #8
c put o #25
d space 3
d put s #12
d put o #22
d put s #22
c pass
a keep M05,T04 play M05
b keep M02,W06 play M02
c keep W07,W09 play W07
d keep W03,A10 play W03
a space 9
a put s #29
a put o #26
b space 8
b put o #15
b put s #2
c space 1
c put s #25
c put f #8
c choose 7
d space 7
d put f #22
d put o #22
d put s #2
d put o #2
d put f #22
a keep T04,P05 play P05
b keep M12,A07 play M12
c keep W09,T10 play T10
d keep P09,A10 play A10
a space 5
a put f #26
b space 5
b put f #15
b put o #2
b put f #15
c space 6
c put s #1
c put s #25
c put f #25
c put f #25
d space 1
d put s #7
d extra o #22
a keep T04,T07 play T04
b keep T05,A07 play T05
c keep W06,W09 play W09
d keep P02,P09 play P02
a space 1
a put s #1
a put s #26
a put f #26
a put o #1
a put o #26
b space 2
b put s #1
b put f #1
b put o #1
c space 5
c put f #1
d space 9
d put s #7
d choose R1
d extra o #22
c pass
c pass
a keep W12,A09 play W12
b keep W05,A03 play W05
c keep W02,P07 play P07
d keep W04,T06 play W04
a space 3
a put s #2
a cover o 2|3
b space 9
b end
c space 4
c put s #2
c put o #1
c end
d space 2
d extra f #22
d extra o #22
c pass
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
puzzle 85
from 6022 114 76
choice b put f #27
best 0.753 60.4 put f #27
tried 0.119 56.1 put o #27
why - project_missed CITY-6.1,CITY-9.6 84
tried 0.119 56.1 extra f #28
why ! project_missed CITY-6.1,CITY-9.6 84
tried 0.119 56.1 use #1 R3
why - project_missed CITY-6.1,CITY-9.6 84
proof 10 4 320
found gentle:3/8 casual:1/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M02,M03,M05,M07,M10,W02,W03,W06,W07,W08,W12,T07,T08,T09,T10,T11,T12,P02,P06,P07,P09,P10,P12,A01,A03,A04,A05,A09,A10
! buildings T06,W09,M09,A06,W01,T03,T05,P01,M11,P11,P08,A07,W10,W11,M04,P05,P03,P04,M08,W05,T01,A08,A02,M06,M12,T04,W04,A11,T02,A12
! projects #9,#27,#17,#13,#32,#24,#28,#18,#22,#8,#23,#15,#31,#19,#25,#12,#16,#10,#29,#6,#3,#7,#4,#14,#21,#26,#30,#20,#11,#5
! battles R1,R3,C1,C3,C2,R2
a keep #9,#13 play #13
b keep #28,#32 play #28
a keep #9,#18 play #9
b keep #17,#27 play #27
a keep #18,#32 play #32
b keep #17,#24 play #24
a keep W09,T06 play W09
b keep W01,P01 play W01
a space 7
a put f #9
a put s #9
b space 1
b put s #24
b put f #28
a keep T03,T05 play T03
b keep P01,A06 play P01
a space 8
a put o #2
a put f #32
a put s #2
a put o #32
b space 6
b put f #28
a keep M09,T05 play M09
b keep T06,A06 play A06
a space 3
a put o #13
b space 3
b put s #28
b put o #24
a keep M11,P08 play P08
b keep W10,W11 play W10
a space 9
a put s #13
b space 7
b put s #28
a keep M04,M11 play M04
b keep W11,P11 play P11
a space 1
a put s #13
a put f #32
b space 2
b put s #28
b put f #28
a keep M11,A07 play A07
b keep W11,P05 play W11
a space 6
a put s #1
a put f #1
b space 5
b put o #1
b extra f #28
b crossing R1,C1
b use #24 1
a keep M08,P04 play M08
b keep A02,A08 play A08
a space 5
a put o #1
a put s #32
b space 8
b put o #2
b extra f #28
b extra f #28
a keep M06,T01 play M06
b keep P03,A02 play A02
a space 4
a put o #32
a put s #32
b space 9
b put s #2
b put s #1
b put f #1
---
mu 1
game city
rules 1
option players 3
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
puzzle 86
from 6024 40 105
choice a space 2
best 0.681 51.9 space 2
tried 0.480 49.3 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.426 48.8 space 7
why ! sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:5/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M08,M09,M11,W03,W08,W09,W12,T02,T08,T10,T12,P01,P05,P08,P09,A03,A04,A11,A12
! buildings T06,P12,W11,A06,W05,P03,M06,M05,P06,W04,M03,T03,W01,W02,A01,A09,P11,M01,W10,A10,A07,T09,W07,P04,T11,P07,T05,T01,P02,M12,T04,P10,M10,T07,W06,A05,A02,A08,M04,M07
! projects #20,#24,#25,#4,#19,#13,#5,#23,#12,#6,#27,#29,#10,#8,#7,#9,#11,#32,#21,#28,#17,#31,#22,#30,#16,#18,#15,#26,#14,#3
! battles R2,R1,R3,C1,C3,C2
a keep #4,#25 play #25
b keep #5,#19 play #5
c keep #6,#12 play #12
a keep #4,#27 play #4
b keep #19,#24 play #19
c keep #13,#23 play #13
a keep #6,#27 play #6
b keep #24,#29 play #29
c keep #20,#23 play #20
a keep W11,P12 play P12
b keep W05,P03 play P03
c keep T03,P06 play T03
a space 4
a put o #4
b space 3
b put s #5
b put o #5
c space 3
c put s #13
c put o #13
c put s #13
a keep M05,M06 play M06
b keep M03,W04 play M03
c keep T06,A06 play T06
a space 3
a put o #6
a put s #1
b space 5
c space 6
c put o #2
c put f #1
c put s #2
c put o #12
a keep M05,W05 play M05
b keep W04,P06 play W04
c keep W11,A06 play A06
a space 6
a put f #4
a colours f,o
a put f #25
a put o #6
b space 6
b put s #29
b put f #19
b put o #19
b end
c space 9
c put s #12
c put o #12
a keep W01,A09 play W01
b keep W10,A10 play A10
c keep T09,P04 play P04
a space 1
a put s #25
a put f #1
a put o #1
b space 8
b put s #2
b put o #2
b put f #29
b end
c space 7
c put s #1
c end
a keep W07,A09 play W07
b keep W02,A01 play A01
c keep M01,P11 play M01
a space 5
a put f #25
a put o #25
b space 2
b put f #1
b cover o N2
b end
c space 8
c put o #1
c put s #20
c end
c pass
a keep T09,A09 play A09
b keep W02,A07 play A07
c keep W10,P11 play W10
a space 9
a put s #25
a put o #25
b space 1
b put s #1
b end
c space 4
c put s #20
c end
c pass
c use #20
a pass
a pass
c use #1 R2
a pass
a pass
a keep T11,P07 play P07
b keep M12,P02 play M12
c keep T07,A05 play T07
---
mu 1
game city
rules 1
option players 3
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
puzzle 87
from 6021 160 75
choice c space 9
best 0.394 51.2 space 9
tried 0.291 49.8 space 4
why - battle_missed CITY-7.4 78
tried 0.284 48.6 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.284 48.8 space 6
why ! battle_missed CITY-7.4 75
tried 0.272 48.4 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:3/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M05,M08,M09,W02,W05,W08,W09,T08,T10,T11,T12,P03,P06,P08,P10,A03,A04,A05,A09
! buildings W01,T07,A08,W06,P07,M03,W11,M01,T05,T09,T02,M06,T06,T01,P02,W12,P01,A12,T04,A06,A01,A11,M12,M07,W04,P09,M02,T03,W10,P11,W07,P12,M10,A07,A02,P05,A10,M11,P04,W03
! projects #6,#9,#7,#12,#18,#28,#26,#4,#22,#16,#27,#10,#31,#15,#14,#23,#11,#32,#17,#20,#21,#5,#30,#25,#19,#13,#24,#8,#3,#29
! battles C1,C3,C2,R1,R2,R3
a keep #9,#12 play #12
b keep #26,#28 play #28
c keep #10,#27 play #10
a keep #16,#22 play #22
b keep #6,#26 play #6
c keep #4,#18 play #18
a keep #16,#27 play #16
b keep #9,#26 play #26
c keep #4,#7 play #7
a keep W01,W06 play W06
b keep W11,P07 play W11
c keep M06,T09 play M06
a space 3
a put s #12
a put o #12
b space 2
b put f #28
c space 3
c put o #18
c put s #18
a keep M03,W01 play M03
b keep T02,P07 play T02
c keep T09,A08 play T09
a space 9
a put s #2
a put o #2
a put o #12
b space 7
b put s #28
b put f #28
b put o #6
c space 8
c put o #10
c put f #10
a keep W01,T05 play W01
b keep T07,P07 play T07
c keep M01,A08 play A08
a space 1
a put f #16
a put s #1
b space 1
b put s #28
b put f #28
b put o #6
b put s #28
b extra s #28
c space 5
c put o #2
c pass
a keep W12,P02 play W12
b keep P01,A12 play P01
c keep A01,A11 play A11
a space 4
a put o #16
a put o #22
b space 4
b put f #26
b put o #26
b extra s #28
c space 7
c put s #2
c put s #7
c put s #7
c choose R3
a keep M12,P02 play P02
b keep T06,A12 play A12
c keep A01,A06 play A06
a space 5
a put s #22
b space 6
b put f #26
---
mu 1
game city
rules 1
option players 4
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
puzzle 88
from 6025 35 149
choice c put s #7
best 0.951 58.9 put s #7
tried 0.681 54.1 extra s #22
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.681 54.1 put f #1
why - project_left CITY-6.1,CITY-9.6 4
tried 0.681 54.1 extra f #22
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.681 54.1 extra o #22
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.681 54.1 put s #1
why - project_left CITY-6.1,CITY-9.6 4
tried 0.681 54.1 put o #1
why - project_left CITY-6.1,CITY-9.6 4
proof 10 4 320
found gentle:2/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M05,W04,W07,T07,T09,P02,P07,A02,A12
! buildings W08,T11,A06,A09,W05,P08,A08,W09,M03,T08,M01,P12,M09,W02,M10,T01,A07,W06,W10,W01,M12,A10,M11,M07,T02,T03,T10,P11,M06,M08,T12,W12,P09,T06,P06,T05,P05,A05,W11,A03,P04,P03,A11,M02,T04,P01,A01,A04,W03,P10
! projects #18,#5,#11,#6,#31,#16,#22,#14,#7,#20,#26,#17,#21,#15,#29,#25,#12,#24,#9,#4,#3,#8,#30,#19,#23,#13,#10,#28,#27,#32
! battles R2,C2,R3,C1,R1,C3
a keep #5,#6 play #5
b keep #14,#31 play #14
c keep #7,#26 play #26
d keep #25,#29 play #29
a keep #6,#15 play #15
b keep #18,#31 play #31
c keep #7,#22 play #7
d keep #17,#25 play #17
a keep #6,#20 play #6
b keep #18,#21 play #18
c keep #11,#22 play #22
d keep #16,#25 play #16
a keep T11,A09 play A09
b keep W05,P08 play P08
c keep M03,P12 play P12
d keep M09,W02 play W02
a space 9
a put s #5
a put o #15
b space 7
b put f #14
b put s #14
c space 4
c put o #26
d space 2
d put f #16
a keep W09,A08 play A08
b keep M01,W05 play M01
c keep M03,M10 play M03
d keep M09,W08 play W08
a space 6
a put f #5
a put o #6
b space 4
b put f #14
b put o #31
c space 9
c put s #22
c put o #22
d space 4
d put o #16
a keep W09,T08 play W09
b keep W05,T01 play W05
c keep M10,A06 play M10
d keep M09,T11 play T11
a space 3
a put f #15
a put o #6
b space 9
b put o #14
b put s #31
c space 6
c put o #26
d space 8
d put o #1
d put s #1
b pass
a keep W01,A07 play A07
b keep M07,A10 play A10
c keep T03,P11 play P11
d keep W12,T12 play W12
a space 7
a put s #1
a put f #15
b space 8
b put o #14
c space 5
c put s #26
c put f #26
d space 3
d put s #17
d put o #17
a keep M08,W01 play M08
b keep W06,W10 play W06
c keep M12,T03 play M12
d keep T02,T10 play T02
a space 2
a put s #2
a put f #15
b space 3
b put s #18
b put o #18
c space 7
c put f #26
c put o #22
d space 7
d put f #1
d put s #29
d put o #2
d put s #2
d put f #29
d end
d pass
a keep W01,T12 play W01
b keep M06,W10 play W10
c keep M07,T03 play M07
d keep M11,T10 play T10
a space 1
a put f #1
a end
b space 5
b put s #1
b put s #2
c space 2
c put f #22
d space 1
d cover s 4/7
d cover f 2|3
d cover f 1|2
d end
b pass
d pass
d use #1 C2
a keep P06,P09 play P06
b keep W11,A05 play A05
c keep M02,P03 play M02
d keep T04,A04 play A04
a space 4
a put o #1
a put o #2
a put o #5
a end
b space 2
b put f #1
c space 8
c put f #22
c extra f #22
c extra o #22
d space 5
d end
a pass
a keep P09,A03 play P09
b keep W11,P04 play P04
c keep P03,A01 play P03
d keep T04,T06 play T06
a space 8
a end
b space 1
b put o #2
b put o #1
b end
c space 3
c put s #2
c put s #7
c put o #2
---
mu 1
game city
rules 1
option players 4
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
puzzle 89
from 6023 85 119
choice b keep M06,W08 play M06
best 0.514 49.1 keep M06,W08 play M06
tried 0.422 48.0 keep M06,P03 play M06
tried 0.372 47.5 keep M06,W03 play M06
tried 0.361 48.0 keep W03,W08 play W08
tried 0.360 47.9 keep W08,P03 play W08
tried 0.333 48.1 keep M06,W03 play W03
why - battle_missed CITY-7.4 65
tried 0.280 47.2 keep W03,W08 play W03
why ! battle_missed CITY-7.4 68
tried 0.220 45.9 keep W03,P03 play W03
why - battle_missed CITY-7.4 65
proof 10 4 320
found gentle:0/8 casual:1/8 steady:0/8 keen:0/8 fierce:6/8
---
! removed M07,M11,W01,W05,T08,T12,P08,P09,A05,A08
! buildings W12,A02,W11,T01,M01,W07,M05,M10,P04,T02,M04,W09,M12,T06,A12,W10,P01,P11,T11,T07,M02,P02,A07,A01,M09,M03,T09,P10,P07,T05,M08,T10,A03,P05,A10,A06,W08,M06,P03,W03,A09,A04,T03,P06,W04,A11,W02,W06,T04,P12
! projects #17,#13,#19,#6,#9,#28,#26,#15,#14,#5,#24,#4,#27,#16,#3,#31,#20,#7,#22,#11,#25,#12,#23,#21,#29,#8,#10,#18,#30,#32
! battles R3,C1,R1,C2,C3,R2
a keep #13,#19 play #19
b keep #9,#26 play #26
c keep #5,#14 play #14
d keep #16,#27 play #27
a keep #13,#31 play #13
b keep #6,#9 play #6
c keep #5,#28 play #5
d keep #4,#16 play #4
a keep #24,#31 play #31
b keep #3,#9 play #9
c keep #17,#28 play #17
d keep #15,#16 play #15
a keep W12,A02 play W12
b keep M05,W07 play W07
c keep W09,P04 play P04
d keep T06,A12 play A12
a space 3
a put s #31
a put o #31
b space 1
b put s #26
b put f #9
c space 7
c put s #14
c put f #5
d space 6
d put f #27
a keep M10,A02 play M10
b keep M04,M05 play M05
c keep M12,W09 play M12
d keep W11,T06 play W11
a space 8
a put o #13
b space 2
b put o #6
b put f #1
c space 4
c put o #14
d space 9
d put f #4
d put o #15
a keep T02,A02 play A02
b keep M04,W10 play M04
c keep W09,T01 play W09
d keep M01,T06 play M01
a space 2
a put f #19
a put o #19
a end
b space 8
b put o #6
c space 3
c put o #14
d space 7
d put f #15
a pass
a keep P01,P11 play P01
b keep A01,A07 play A01
c keep M09,P10 play P10
d keep T10,P07 play P07
a space 5
a put s #13
a end
b space 5
b put s #9
c space 9
c put s #5
c put o #5
c put s #2
c put f #14
c put o #2
c put f #14
d space 4
d put o #4
d colours f,o
d put s #1
d put f #1
d put o #1
a keep T05,P11 play P11
b keep T07,A07 play A07
c keep M02,P02 play P02
d keep M03,T09 play M03
a space 7
a put s #13
a put f #1
a end
b space 4
b put s #1
c space 1
c put o #17
d space 1
d put f #15
d put s #2
a keep T05,T10 play T10
b keep M08,T07 play T07
c keep M02,T11 play T11
d keep M09,T09 play M09
a space 1
a put s #1
a put o #1
a end
b space 6
b put f #26
b put o #1
c space 8
c put s #17
c put o #1
c end
d space 5
d put f #15
a pass
b use #1 C1
a pass
a pass
a keep A06,A10 play A06
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
puzzle 90
from 6022 140 27
choice a space 3
best 0.659 59.0 space 3
tried 0.478 55.8 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.428 54.7 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.392 52.9 space 8
why ! battle_missed CITY-7.4 75
tried 0.322 52.0 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.302 51.5 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.216 49.3 space 4
why - battle_missed CITY-7.4 81
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M03,M07,M08,M11,M12,W02,W03,W04,W07,W08,W09,T02,T03,T08,T09,T11,T12,P01,P03,P05,P06,P09,P12,A04,A05,A08,A09,A10,A12
! buildings A06,T04,T07,M04,P11,M10,M06,A07,W06,A01,W05,W11,P07,P08,T06,M09,T05,P04,W12,W10,A03,M01,A02,T01,M05,T10,P02,W01,P10,A11
! projects #3,#17,#24,#21,#20,#28,#14,#5,#23,#29,#9,#12,#11,#6,#19,#18,#7,#25,#30,#26,#31,#16,#15,#27,#10,#32,#13,#22,#4,#8
! battles C3,R1,C1,C2,R3,R2
a keep #21,#24 play #21
b keep #14,#28 play #28
a keep #5,#20 play #5
b keep #14,#17 play #14
a keep #3,#20 play #3
b keep #17,#24 play #24
a keep M04,A06 play M04
b keep M06,A07 play A07
a space 1
a put s #5
a put f #5
b space 7
b put s #24
b put f #28
a keep M10,A06 play A06
b keep M06,T04 play M06
a space 7
a put s #3
b space 3
b put s #28
b put o #24
a keep M10,T07 play M10
b keep T04,P11 play P11
---
mu 1
game city
rules 1
option players 3
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
puzzle 91
from 6024 50 79
choice a space 3
best 0.207 48.6 space 3
tried 0.047 44.6 space 2
why ! battle_missed CITY-7.4 87
tried 0.034 44.4 space 8
why - battle_missed CITY-7.4 81
tried 0.014 42.6 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:2/8 casual:3/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M06,M09,M10,M12,W01,W04,W06,W11,T02,T04,T07,T09,P03,P06,P11,P12,A01,A03,A04,A05
! buildings M03,P07,W09,P04,A10,T06,A08,P02,M08,M05,T12,M02,T08,A09,A06,P10,M07,T05,P09,A12,A07,P05,W05,T10,W07,W02,W12,M04,M01,W08,P01,W10,T11,A02,A11,T03,T01,M11,W03,P08
! projects #23,#24,#9,#21,#11,#25,#20,#30,#18,#5,#17,#4,#8,#16,#12,#6,#26,#7,#22,#29,#14,#13,#27,#15,#31,#3,#10,#19,#28,#32
! battles C1,R1,C3,R3,C2,R2
a keep #9,#21 play #21
b keep #25,#30 play #25
c keep #5,#17 play #5
a keep #4,#9 play #4
b keep #24,#30 play #30
c keep #11,#17 play #17
a keep #9,#20 play #9
b keep #18,#24 play #18
c keep #11,#23 play #11
a keep W09,P04 play P04
b keep A08,A10 play A10
c keep M05,T12 play M05
a space 7
a put s #9
a put f #9
b space 4
b put o #30
c space 4
c put o #5
a keep W09,P02 play W09
b keep M02,A08 play A08
c keep M03,P07 play M03
a space 6
a put f #4
b space 8
b put o #18
c space 9
c put o #17
c put s #17
a keep M08,P02 play P02
b keep M02,T12 play M02
c keep T06,P07 play P07
a space 9
a put o #4
a colours s,o
a put s #21
a put o #1
a put f #1
b space 7
b put s #30
b put f #30
c space 5
c put o #11
a keep T08,A09 play A09
b keep P09,A12 play P09
c keep W05,A07 play A07
a space 4
a put s #21
a put o #2
b space 9
b put f #18 s
b put o #25 s
c space 7
c put f #11
c put s #5
c put s #1
a keep T10,P05 play T10
b keep A06,A12 play A12
c keep M07,W05 play W05
a space 1
a put s #2
a put s #1
a end
b space 3
b put o #25 s
c space 2
c put f #5
c put f #1
c put o #1
c put s #2
c end
a use #1 C1
a keep T05,P05 play P05
b keep T08,A06 play T08
c keep M07,P10 play M07
---
mu 1
game city
rules 1
option players 3
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
puzzle 92
from 6021 164 125
choice b put s #1
best 1.000 60.0 put s #1
tried 0.500 58.0 put f #25
why ! project_left CITY-6.1,CITY-9.6 2
tried 0.500 58.0 put s #25
why - project_left CITY-6.1,CITY-9.6 2
tried 0.500 58.0 put o #25
why - project_left CITY-6.1,CITY-9.6 2
proof 10 4 320
found gentle:1/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M05,M06,M10,W06,W07,W08,W10,T01,T07,T08,T10,P05,P06,P07,P09,A01,A02,A06,A07
! buildings W01,T06,T04,A03,W12,T11,T03,P03,P01,A08,M12,T02,A12,W04,M09,P04,P02,W05,P08,A11,W11,T12,W03,M04,M07,M02,T05,P11,A09,W09,A04,M03,A05,W02,P10,M11,T09,A10,M08,P12
! projects #22,#30,#7,#28,#27,#10,#13,#25,#23,#17,#12,#21,#8,#4,#24,#11,#15,#31,#29,#3,#6,#19,#26,#14,#9,#16,#18,#5,#32,#20
! battles R1,C3,C1,R2,C2,R3
a keep #28,#30 play #28
b keep #13,#25 play #25
c keep #12,#21 play #12
a keep #17,#30 play #30
b keep #13,#22 play #13
c keep #10,#21 play #10
a keep #17,#27 play #17
b keep #22,#23 play #22
c keep #7,#21 play #21
a keep W01,A03 play A03
b keep W12,P03 play P03
c keep T02,A08 play T02
a space 3
a put o #17
a put s #17
b space 3
b put s #22
b put o #13
c space 7
c put s #21
c put f #10
c put o #10
a keep W01,T11 play T11
b keep W12,P01 play P01
c keep T04,T06 play T04
a space 2
a put f #30
a put o #30
a put s #30
b space 6
b put s #13
b put f #22
c space 1
c put s #21
c put f #1
c put o #12
a keep M12,W01 play M12
b keep W12,A08 play W12
c keep T03,T06 play T06
a space 5
a put o #28 s
b space 4
b put o #22
c space 8
c put o #12
c put s #12
a keep W04,A12 play W04
b keep W05,P02 play P02
c keep W03,T12 play T12
a space 6
a put f #28 s
a put o #28 s
b space 5
b put s #13
b put o #22
c space 9
c put s #1
c put o #1
c end
c pass
a keep W11,A12 play A12
b keep W05,P04 play W05
c keep W03,A11 play W03
a space 7
a put f #1 s
b space 9
b put f #22
b extra s #22
b extra o #22
c space 3
c put o #2
c end
c use #1 R1
a keep W11,P08 play W11
b keep M04,P04 play P04
c keep M09,A11 play A11
a space 1
a put f #28
a put o #28 f
b space 7
b extra s #22
b extra f #22
c space 2
c put s #2
c end
a keep M02,M07 play M02
b keep W09,A09 play A09
c keep W02,A05 play A05
a space 8
a put f #28
a extra o #28
b space 8
b put o #1
b put o #2
c space 6
c end
a keep M03,M07 play M03
b keep W09,P10 play W09
c keep W02,T05 play T05
a space 9
a extra o #28
a extra o #28
a put s #1 f
a put f #1 o
a end
b space 2
b put f #1
b put f #25
c space 4
c end
a pass
a keep M07,M11 play M07
b keep P10,P11 play P10
c keep W02,A04 play A04
a space 4
a put o #2 s
a put o #2
a extra o #28
a end
b space 1
b put s #2
---
mu 1
game city
rules 1
option players 4
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
puzzle 93
from 6025 42 130
choice c put s #27
best 0.838 53.8 put s #27
tried 0.757 52.3 extra s #28
why ! project_missed CITY-6.1,CITY-9.6 81
tried 0.723 52.1 put s #2
tried 0.629 50.6 put s #1
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M11,W05,W06,T02,T05,P08,P10,A02,A05
! buildings W03,M10,A07,T08,W07,T06,P01,P09,P06,W12,T09,A08,W11,M02,T11,P02,T04,A03,A10,P03,W01,A12,A11,W02,P07,W08,M12,A04,T12,T03,M06,A09,P12,W04,P11,M01,P05,P04,M09,T07,A01,W10,M03,T10,M07,A06,T01,M08,W09,M05
! projects #18,#7,#15,#14,#23,#16,#29,#4,#27,#22,#28,#31,#9,#26,#21,#11,#13,#32,#19,#25,#6,#12,#17,#8,#10,#20,#24,#5,#3,#30
! battles C3,R2,C1,R3,R1,C2
a keep #14,#15 play #15
b keep #4,#16 play #4
c keep #27,#28 play #28
d keep #21,#26 play #26
a keep #11,#14 play #11
b keep #7,#16 play #7
c keep #23,#27 play #27
d keep #21,#31 play #31
a keep #14,#22 play #14
b keep #9,#16 play #16
c keep #18,#23 play #18
d keep #21,#29 play #29
a keep W03,A07 play A07
b keep W07,P09 play P09
c keep W12,P06 play W12
d keep W11,P02 play P02
a space 7
a put f #15
a put s #14
b space 8
b put o #4
c space 3
c put o #18
c put s #18
d space 8
d put o #31
a keep T06,P01 play P01
b keep W07,A08 play A08
c keep M02,P06 play P06
d keep W11,T08 play W11
a space 4
a put o #14
b space 5
b put o #16
c space 6
c put f #28
c put o #27
d space 2
d put f #29
a keep T06,T09 play T09
b keep W07,T11 play W07
c keep M02,M10 play M02
d keep W03,T08 play W03
a space 8
a put o #1
a put s #1
a put o #14
b space 1
b put s #7
b put f #4
b colours s,f
b put s #7
b choose C3
b put f #16
c space 7
c put s #28
d space 7
d put s #31
d put f #26
d pass
a keep T04,A10 play T04
b keep W02,A12 play A12
c keep M12,A04 play A04
d keep T03,A09 play A09
a space 1
a put f #15
a put s #2
a put o #2
a put f #1
a end
b space 6
b put f #1
b end
c space 1
c put s #28
c put f #28
d space 9
d put s #29
d put o #26
d cover o 7|8
a pass
a keep M06,A10 play A10
b keep W02,A03 play A03
c keep M12,W01 play W01
d keep W08,P07 play W08
a space 9
a put o #15
a put o #11
a end
b space 3
b put s #1
b put o #1
c space 8
c put f #28
c put o #27
d space 3
d put s #26
d put o #26
a use #1 C3
a keep M06,T03 play T03
b keep W02,T12 play W02
c keep M12,P03 play P03
d keep P07,A11 play P07
a space 5
a put f #15
a put o #11
a put o #11
b space 7
b end
c space 5
c put s #28
d space 5
d pass
b pass
b pass
b pass
a keep P11,P12 play P12
b keep M09,P04 play P04
c keep W10,T10 play W10
d keep M07,A06 play A06
a space 6
a put f #11
b space 2
b put o #2
b end
c space 9
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
puzzle 94
from 6022 146 48
choice b space 8
best 0.662 56.0 space 8
tried 0.452 51.9 space 1
why - battle_missed CITY-7.4 71
tried 0.450 51.9 space 4
why ! battle_missed CITY-7.4 75
tried 0.372 51.7 space 3
why - battle_missed CITY-7.4 68
tried 0.287 50.5 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:1/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M04,M06,M08,M10,M11,W01,W04,W06,W08,W11,W12,T02,T03,T04,T09,T11,T12,P01,P03,P05,P06,P09,P12,A01,A02,A06,A09,A10,A12
! buildings A07,A03,P11,W10,P10,P02,W05,M09,T01,W07,M03,M02,P07,M07,T07,T08,A08,M05,T05,A11,A05,M12,A04,W09,T10,T06,P08,W02,W03,P04
! projects #8,#6,#23,#31,#21,#15,#10,#16,#30,#4,#13,#17,#11,#19,#27,#9,#20,#28,#26,#32,#22,#14,#18,#29,#25,#12,#7,#3,#24,#5
! battles R1,C2,R3,C1,C3,R2
a keep #6,#31 play #31
b keep #15,#21 play #15
a keep #6,#16 play #6
b keep #8,#21 play #21
a keep #16,#23 play #23
b keep #8,#10 play #10
a keep A03,A07 play A03
b keep W05,P02 play P02
a space 3
a put o #6
a put s #31
b space 2
b put f #10
a keep P10,A07 play P10
b keep W05,W10 play W05
a space 9
a put o #6
a put s #23
b space 9
b put s #21
b put o #15
a keep P11,A07 play A07
b keep M09,W10 play W10
a space 7
a put f #23
a put s #1
b space 7
b put s #21
a keep W07,T01 play T01
b keep T08,P07 play T08
a space 4
a put o #31
a put s #2
a put o #2
a put f #23
b space 6
b put f #15
b put f #15
b put f #15
a keep W07,T07 play W07
b keep M03,P07 play P07
a space 1
a put f #1
a end
---
mu 1
game city
rules 1
option players 3
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
puzzle 95
from 6024 51 66
choice a put o #2
best 0.777 57.8 put o #2
tried 0.611 54.9 extra o #28
why - project_missed CITY-6.1,CITY-9.6 87
tried 0.411 51.0 put o #27
why - project_missed CITY-6.1,CITY-9.6 65
tried 0.386 50.4 put o #1
why ! project_missed CITY-6.1,CITY-9.6 71
proof 10 4 320
found gentle:0/8 casual:1/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M07,M08,M10,M12,W02,W04,W05,W07,T03,T04,T08,T11,P04,P05,P07,P09,A01,A03,A07,A10
! buildings P08,T10,T09,M01,A09,A04,W01,P12,M04,A08,A06,A05,W10,W09,P10,A12,P01,M09,P03,T12,P06,M11,T02,T06,M02,W08,W03,M05,T01,W12,W11,P02,P11,M06,T05,W06,T07,A11,A02,M03
! projects #16,#3,#28,#13,#19,#18,#12,#7,#27,#5,#14,#9,#32,#6,#21,#30,#29,#20,#17,#24,#4,#8,#25,#22,#10,#31,#26,#11,#23,#15
! battles R2,R3,R1,C1,C2,C3
a keep #13,#28 play #28
b keep #12,#19 play #12
c keep #5,#14 play #14
a keep #13,#27 play #27
b keep #3,#19 play #19
c keep #5,#7 play #5
a keep #13,#18 play #18
b keep #3,#9 play #3
c keep #7,#16 play #7
a keep M01,P08 play P08
b keep P12,A09 play A09
c keep A06,A08 play A08
a space 7
a put s #18
a put f #28
b space 9
b put s #12
b put o #12
c space 8
c put o #5
a keep W01,A04 play A04
b keep M04,P12 play P12
c keep T10,A06 play A06
a space 1
a put s #28
a put f #28
b space 4
b put o #12
c space 7
c put s #14
c put f #5
a keep W01,A05 play A05
b keep M04,T09 play T09
c keep M01,T10 play M01
a space 2
a put f #28
a put o #18
b space 8
b put o #19
b put o #1
b put f #19
b end
c space 5
c put f #14
a pass
a keep W09,P10 play P10
b keep T12,P03 play P03
c keep T02,P06 play P06
a space 9
a put s #28
a put o #27
b space 3
b put s #3
b put o #2
b end
c space 3
c put o #14
a keep M11,W09 play W09
b keep W10,A12 play A12
c keep T02,P01 play P01
a space 3
a put s #28
---
mu 1
game city
rules 1
option players 3
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
puzzle 96
from 6021 181 95
choice c space 6
best 0.652 60.9 space 6
tried 0.506 56.0 space 2
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.466 55.0 space 8
why ! battle_missed CITY-7.4 71
tried 0.450 54.2 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:4/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! removed M06,M07,M09,M12,W06,W08,W09,W12,T02,T04,T05,T06,P05,P06,P09,P11,A01,A04,A10,A11
! buildings T03,W07,A06,P07,P12,P08,T09,W11,A02,M11,A03,T11,W03,W01,T12,A09,M03,W02,A08,A07,T01,M05,T07,P03,W05,P01,M10,T10,T08,W10,P04,M08,W04,M04,A05,M02,P10,P02,A12,M01
! projects #24,#22,#3,#17,#12,#27,#28,#9,#23,#5,#19,#15,#32,#11,#6,#13,#20,#18,#10,#16,#8,#29,#21,#7,#31,#30,#4,#14,#26,#25
! battles C1,C2,R1,R3,C3,R2
a keep #3,#22 play #22
b keep #12,#27 play #12
c keep #5,#15 play #5
a keep #3,#19 play #19
b keep #17,#24 play #17
c keep #15,#28 play #28
a keep #3,#9 play #3
b keep #23,#24 play #23
c keep #15,#27 play #27
a keep W07,A06 play W07
b keep T09,P08 play T09
c keep A02,A03 play A03
a space 1
a put s #22
a put f #19
b space 7
b put s #17
b put o #17
c space 3
c put s #27
c put o #5
a keep W11,P12 play W11
b keep M11,T11 play T11
c keep P07,A02 play A02
a space 9
a put o #19
a end
b space 8
b put o #12
b put o #12
b put s #12
c space 9
c put s #2
c put o #2
c put f #27
a keep P08,P12 play P12
b keep M11,T03 play T03
c keep P07,A06 play P07
a space 8
a put f #22
a put o #22
a end
b space 3
b put s #23
b put o #2
b put s #2
b put o #1
c space 4
c put o #27
a keep W03,A09 play W03
b keep W02,A08 play W02
c keep M05,P03 play P03
a space 7
a put s #3
a put f #3
a put o #22
a use #19
a put s #3
a put f #22
a extra o #22
b space 2
b put f #1
b put f #23
c space 1
c put s #5
c put f #5
c put s #28
c put f #28
c put o #27
a keep T01,A09 play A09
b keep W01,T12 play W01
c keep M05,A07 play A07
a space 4
a extra o #22
a extra o #22
b space 1
b put s #1
b put f #23
b end
c space 7
c put s #28
c put s #28
c put f #28
b pass
a keep M03,T01 play M03
b keep T07,T12 play T07
c keep M05,A08 play A08
a space 3
a extra o #22
b space 5
b end
---
mu 1
game city
rules 1
option players 4
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
puzzle 97
from 6025 47 142
choice d keep P04,A04 play P04
best 0.193 45.2 keep P04,A04 play P04
tried 0.111 44.7 keep T02,P04 play P04
tried 0.097 43.4 keep P04,A04 play A04
why ! building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.061 43.5 keep T02,A04 play A04
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.033 43.4 keep T02,A04 play T02
tried 0.031 43.0 keep T02,P04 play T02
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M10,W06,W10,T05,T11,P03,P12,A03,A09
! buildings T04,W12,W08,M05,P02,P08,M02,M11,A02,T09,M04,M08,W11,T01,M01,P10,W01,T08,A05,P11,A08,W09,W03,W02,T10,T06,A01,A12,T07,A06,A07,W07,T02,T03,P04,W04,A11,M09,P05,P01,M12,P09,A10,P06,A04,M07,T12,M03,P07,W05
! projects #15,#23,#9,#21,#31,#16,#7,#30,#10,#13,#14,#3,#18,#12,#27,#26,#5,#20,#22,#11,#25,#17,#29,#8,#24,#4,#28,#19,#32,#6
! battles C3,C2,R2,C1,R3,R1
a keep #15,#21 play #15
b keep #7,#30 play #30
c keep #13,#14 play #14
d keep #26,#27 play #26
a keep #12,#21 play #12
b keep #7,#23 play #7
c keep #13,#31 play #31
d keep #3,#10 play #3
a keep #21,#27 play #21
b keep #18,#23 play #18
c keep #9,#13 play #13
d keep #10,#16 play #10
a keep W12,T04 play T04
b keep M02,P08 play P08
c keep M04,A02 play A02
d keep W11,P10 play P10
a space 9
a put s #12
a put o #12
a put o #12
b space 7
b put s #18
b put f #30
c space 9
c put s #31
c put o #31
d space 9
d put o #10
d put s #3
a keep W12,P02 play W12
b keep M02,T09 play M02
c keep M01,M04 play M04
d keep M05,W11 play W11
a space 3
a put s #21
a put o #15
b space 6
b put f #1
c space 8
c put f #14
c put o #13
d space 2
d put f #10
a keep M08,P02 play P02
b keep T01,T09 play T09
c keep M01,W08 play M01
d keep M05,M11 play M11
a space 2
a put f #15
a put o #1
b space 9
b put o #30
b put o #18
b put s #30
c space 3
c put s #13
d space 6
d put s #3
d put f #3
c pass
a keep W01,A05 play W01
b keep W09,A08 play A08
c keep A01,A12 play A01
d keep W07,T07 play W07
a space 1
a put s #1
a put s #21
a put f #1
a end
b space 8
b put f #7 s
b put o #7 s
b choose R3
c space 1
c put s #13
d space 1
d put f #1
d put s #26
a pass
a keep A06,A07 play A06
b keep W09,P11 play P11
c keep W02,W03 play W03
d keep T06,T10 play T06
a space 6
a put s #2
a put f #15
a put o #2
a put f #15
a end
b space 5
b put s #1
b put f #1 o
c space 4
c put o #14
d space 5
d put f #26
d put s #2
a pass
a keep T07,A07 play A07
b keep W09,A05 play A05
c keep W02,T08 play W02
d keep T10,A12 play A12
a space 7
a end
b space 2
b put f #2 s
c space 5
c put s #14
c put o #14
d space 3
d put o #2
d put f #26
d put o #26
c pass
a pass
a pass
a use #1 R2
a keep W04,T03 play T03
b keep P01,A11 play P01
c keep P06,P09 play P09
d keep T12,A04 play T12
a space 5
a end
b space 4
b put f #2 o
b end
c space 2
c put f #14
c put o #1
d space 8
d put o #26
d put s #1
d put o #1
d end
d pass
a keep M09,W04 play M09
b keep A10,A11 play A10
c keep M03,P06 play P06
---
mu 1
game city
rules 1
option players 4
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
puzzle 98
from 6023 101 119
choice d choose C2
best 0.822 58.2 choose C2
tried 0.718 55.6 choose C1
why - battle_missed CITY-7.4 65
tried 0.689 55.5 choose R3
why ! battle_missed CITY-7.4 96
tried 0.688 55.6 choose R2
why - battle_missed CITY-7.4 96
tried 0.673 55.2 choose R1
why - battle_missed CITY-7.4 100
tried 0.672 55.2 choose C3
why - battle_missed CITY-7.4 96
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M07,M12,W03,W07,T04,T09,P04,P09,A05,A10
! buildings T07,P12,A07,M04,W11,M08,T06,A02,A03,W08,M03,W02,P02,M10,A11,A06,W09,M11,P11,M02,P05,T02,P07,M09,T08,T05,T03,T12,P08,A08,P10,W12,M01,T11,M05,W01,T10,T01,A09,A04,P03,W06,M06,W04,A01,W05,W10,P01,P06,A12
! projects #30,#20,#19,#16,#7,#28,#4,#26,#18,#15,#6,#32,#25,#22,#13,#14,#11,#21,#31,#23,#10,#5,#27,#17,#3,#24,#12,#29,#8,#9
! battles R1,C2,C1,R2,R3,C3
a keep #19,#30 play #19
b keep #26,#28 play #28
c keep #15,#32 play #32
d keep #14,#25 play #14
a keep #13,#22 play #13
b keep #16,#26 play #16
c keep #4,#15 play #4
d keep #6,#18 play #6
a keep #22,#25 play #22
b keep #26,#30 play #26
c keep #15,#20 play #15
d keep #7,#18 play #7
a keep P12,A07 play P12
b keep W11,A02 play A02
c keep W02,A03 play A03
d keep P02,A06 play P02
a space 8
a put o #13
b space 9
b put o #1
b put s #1
c space 3
c put s #2
c put o #2
c put f #4
d space 2
d put f #14
a keep M08,A07 play M08
b keep W08,W11 play W11
c keep W02,A11 play W02
d keep M04,A06 play A06
a space 2
a put f #19
b space 7
b put f #16
c space 4
c put o #4
c colours f,o
c put f #32
c put o #32
d space 5
d put o #14
a keep M03,A07 play M03
b keep M10,W08 play W08
c keep T07,A11 play A11
d keep M04,T06 play M04
a space 9
a put s #13
a put f #22
a put o #19
a use #19
a put s #13
a put f #22
a put o #22
b space 4
b put o #16
c space 6
c put f #32
d space 1
d put f #1
d put s #14
a keep M02,W09 play W09
b keep M09,T02 play M09
c keep T03,T12 play T03
d keep W12,A08 play W12
a space 3
a put s #22
a put o #22
b space 6
b put f #1
b end
c space 5
c put s #32
c put f #15
c put o #32
d space 4
d put o #6
d put o #6
d put s #7
b pass
a keep M02,P08 play M02
b keep M11,T02 play M11
c keep P05,P07 play P07
d keep T05,A08 play A08
a space 6
a extra f #22
a extra f #22
a extra o #22
b space 1
b put f #26
b end
c space 9
c put s #1
c put s #32
d space 6
d put f #14
d end
b pass
a keep T08,P08 play P08
b keep T02,P10 play T02
c keep P05,P11 play P05
d keep T05,T12 play T05
a space 7
a put s #1
a extra f #22
b space 2
b put f #26
b put o #26
b end
c space 2
c put f #1
c put o #1
d space 3
d put o #14
d put s #7
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
puzzle 99
from 6022 174 68
choice b keep T12,A09 play A09
best 0.562 55.0 keep T12,A09 play A09
tried 0.150 50.1 keep P04,A09 play P04
why ! building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.125 51.0 keep P04,A09 play A09
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.000 47.0 keep T12,A09 play T12
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.000 49.7 keep T12,P04 play P04
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.000 48.7 keep T12,P04 play T12
why - building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:0/8 casual:1/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M04,M06,M07,M08,M09,M11,W01,W02,W04,W09,W11,W12,T02,T06,T08,T09,T10,T11,P03,P05,P08,P09,P10,P12,A04,A05,A06,A10,A11,A12
! buildings A03,M01,P07,W07,W10,W03,M12,M03,W06,M02,A08,W08,P11,T03,A02,W05,T07,T12,A01,P04,T05,T04,T01,A09,P02,M10,P06,A07,M05,P01
! projects #28,#15,#10,#16,#14,#25,#29,#3,#19,#31,#8,#23,#5,#6,#13,#17,#20,#12,#21,#22,#24,#18,#9,#32,#7,#27,#26,#11,#4,#30
! battles C3,C2,C1,R2,R3,R1
a keep #16,#28 play #28
b keep #14,#25 play #14
a keep #16,#29 play #16
b keep #10,#25 play #25
a keep #15,#29 play #29
b keep #3,#10 play #10
a keep W07,A03 play W07
b keep W03,W10 play W03
a space 1
a put f #29
a put s #29
b space 7
b put s #14
b put f #10
a keep M12,A03 play M12
b keep W10,P07 play P07
a space 4
a put o #16
a put o #2
b space 8
b put o #10
a keep M01,A03 play A03
b keep M03,W10 play W10
a space 7
a put f #16
b space 6
b put f #14
a keep M02,W08 play W08
b keep W05,P11 play P11
a space 2
a cover f W7
a put o #1
b space 2
b put f #14
a keep M02,A02 play M02
b keep W05,W06 play W06
a space 8
a put s #2
a cover o 4/7
a put s #1
b space 3
b put s #2
b put o #2
b put o #14
a keep A02,A08 play A02
b keep W05,T03 play W05
a space 9
a put f #1
a put s #28
a end
b space 9
b put s #1
b put s #25
b put o #14
a keep T07,A01 play A01
b keep T05,A09 play T05
a space 3
a cover s N3
b space 5
b put s #25
b put f #1
b put o #1
b use #1 C1
a keep T01,T04 play T01
---
mu 1
game city
rules 1
option players 3
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
puzzle 100
from 6024 51 67
choice b space 7
best 0.295 51.1 space 7
tried 0.197 49.7 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.187 49.6 space 2
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.186 49.3 space 1
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.155 48.5 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M07,M08,M10,M12,W02,W04,W05,W07,T03,T04,T08,T11,P04,P05,P07,P09,A01,A03,A07,A10
! buildings P08,T10,T09,M01,A09,A04,W01,P12,M04,A08,A06,A05,W10,W09,P10,A12,P01,M09,P03,T12,P06,M11,T02,T06,M02,W08,W03,M05,T01,W12,W11,P02,P11,M06,T05,W06,T07,A11,A02,M03
! projects #16,#3,#28,#13,#19,#18,#12,#7,#27,#5,#14,#9,#32,#6,#21,#30,#29,#20,#17,#24,#4,#8,#25,#22,#10,#31,#26,#11,#23,#15
! battles R2,R3,R1,C1,C2,C3
a keep #13,#28 play #28
b keep #12,#19 play #12
c keep #5,#14 play #14
a keep #13,#27 play #27
b keep #3,#19 play #19
c keep #5,#7 play #5
a keep #13,#18 play #18
b keep #3,#9 play #3
c keep #7,#16 play #7
a keep M01,P08 play P08
b keep P12,A09 play A09
c keep A06,A08 play A08
a space 7
a put s #18
a put f #28
b space 9
b put s #12
b put o #12
c space 8
c put o #5
a keep W01,A04 play A04
b keep M04,P12 play P12
c keep T10,A06 play A06
a space 1
a put s #28
a put f #28
b space 4
b put o #12
c space 7
c put s #14
c put f #5
a keep W01,A05 play A05
b keep M04,T09 play T09
c keep M01,T10 play M01
a space 2
a put f #28
a put o #18
b space 8
b put o #19
b put o #1
b put f #19
b end
c space 5
c put f #14
a pass
a keep W09,P10 play P10
b keep T12,P03 play P03
c keep T02,P06 play P06
a space 9
a put s #28
a put o #27
b space 3
b put s #3
b put o #2
b end
c space 3
c put o #14
a keep M11,W09 play W09
b keep W10,A12 play A12
c keep T02,P01 play P01
a space 3
a put s #28
a extra o #28
---
mu 1
game city
rules 1
option players 4
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
puzzle 101
from 6025 47 165
choice c put s #2 | put o #2
best 0.333 45.5 put s #2
tried 0.167 44.5 put s #1
why ! project_missed CITY-6.1,CITY-9.6 100
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M10,W06,W10,T05,T11,P03,P12,A03,A09
! buildings T04,W12,W08,M05,P02,P08,M02,M11,A02,T09,M04,M08,W11,T01,M01,P10,W01,T08,A05,P11,A08,W09,W03,W02,T10,T06,A01,A12,T07,A06,A07,W07,T02,T03,P04,W04,A11,M09,P05,P01,M12,P09,A10,P06,A04,M07,T12,M03,P07,W05
! projects #15,#23,#9,#21,#31,#16,#7,#30,#10,#13,#14,#3,#18,#12,#27,#26,#5,#20,#22,#11,#25,#17,#29,#8,#24,#4,#28,#19,#32,#6
! battles C3,C2,R2,C1,R3,R1
a keep #15,#21 play #15
b keep #7,#30 play #30
c keep #13,#14 play #14
d keep #26,#27 play #26
a keep #12,#21 play #12
b keep #7,#23 play #7
c keep #13,#31 play #31
d keep #3,#10 play #3
a keep #21,#27 play #21
b keep #18,#23 play #18
c keep #9,#13 play #13
d keep #10,#16 play #10
a keep W12,T04 play T04
b keep M02,P08 play P08
c keep M04,A02 play A02
d keep W11,P10 play P10
a space 9
a put s #12
a put o #12
a put o #12
b space 7
b put s #18
b put f #30
c space 9
c put s #31
c put o #31
d space 9
d put o #10
d put s #3
a keep W12,P02 play W12
b keep M02,T09 play M02
c keep M01,M04 play M04
d keep M05,W11 play W11
a space 3
a put s #21
a put o #15
b space 6
b put f #1
c space 8
c put f #14
c put o #13
d space 2
d put f #10
a keep M08,P02 play P02
b keep T01,T09 play T09
c keep M01,W08 play M01
d keep M05,M11 play M11
a space 2
a put f #15
a put o #1
b space 9
b put o #30
b put o #18
b put s #30
c space 3
c put s #13
d space 6
d put s #3
d put f #3
c pass
a keep W01,A05 play W01
b keep W09,A08 play A08
c keep A01,A12 play A01
d keep W07,T07 play W07
a space 1
a put s #1
a put s #21
a put f #1
a end
b space 8
b put f #7 s
b put o #7 s
b choose R3
c space 1
c put s #13
d space 1
d put f #1
d put s #26
a pass
a keep A06,A07 play A06
b keep W09,P11 play P11
c keep W02,W03 play W03
d keep T06,T10 play T06
a space 6
a put s #2
a put f #15
a put o #2
a put f #15
a end
b space 5
b put s #1
b put f #1 o
c space 4
c put o #14
d space 5
d put f #26
d put s #2
a pass
a keep T07,A07 play A07
b keep W09,A05 play A05
c keep W02,T08 play W02
d keep T10,A12 play A12
a space 7
a end
b space 2
b put f #2 s
c space 5
c put s #14
c put o #14
d space 3
d put o #2
d put f #26
d put o #26
c pass
a pass
a pass
a use #1 R2
a keep W04,T03 play T03
b keep P01,A11 play P01
c keep P06,P09 play P09
d keep T12,A04 play T12
a space 5
a end
b space 4
b put f #2 o
b end
c space 2
c put f #14
c put o #1
d space 8
d put o #26
d put s #1
d put o #1
d end
d pass
a keep M09,W04 play M09
b keep A10,A11 play A10
c keep M03,P06 play P06
d keep P04,A04 play A04
a space 4
a end
b space 1
b end
c space 7
c put f #1
d space 7
d end
d pass
a keep M12,W04 play W04
b keep M07,A11 play A11
c keep M03,T02 play M03
d keep P04,P05 play P05
a space 8
a end
b space 3
b end
c space 6
c end
d space 4
d end
c use #31 7
---
mu 1
game city
rules 1
option players 4
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
puzzle 102
from 6023 112 119
choice d use #31 9
best 0.705 50.0 use #31 9
tried 0.537 48.5 use #31 8
tried 0.477 47.9 use #31 3
tried 0.473 47.5 use #31 1
tried 0.441 48.0 pass
why ! battle_missed CITY-7.4 100
tried 0.420 47.2 use #31 2
tried 0.304 46.2 use #31 7
why - battle_missed CITY-7.4 93
proof 10 4 320
found gentle:2/8 casual:1/8 steady:2/8 keen:3/8 fierce:8/8
---
! removed M01,M11,W03,W07,T01,T07,P04,P11,A06,A09
! buildings T02,P01,M10,P05,T03,T10,W04,P07,W01,P03,M02,W05,A01,A07,M12,M09,A11,T11,T09,A04,W12,M03,M08,A12,W11,T12,M07,T04,W09,W10,A02,A08,W08,A03,P10,P09,P12,T08,M06,P06,P08,M05,M04,P02,A10,W06,T06,A05,W02,T05
! projects #4,#10,#9,#30,#19,#6,#31,#15,#21,#7,#11,#24,#29,#12,#18,#17,#22,#5,#20,#8,#16,#13,#14,#32,#28,#3,#27,#25,#23,#26
! battles R2,R3,R1,C1,C3,C2
a keep #4,#30 play #30
b keep #15,#19 play #15
c keep #7,#24 play #7
d keep #12,#29 play #12
a keep #4,#18 play #4
b keep #10,#19 play #19
c keep #6,#24 play #24
d keep #21,#29 play #29
a keep #11,#18 play #18
b keep #10,#17 play #17
c keep #6,#9 play #6
d keep #21,#31 play #31
a keep P01,P05 play P05
b keep W04,P07 play W04
c keep W01,W05 play W05
d keep A01,A07 play A01
a space 8
a put o #30
b space 4
b put o #19
c space 9
c put s #7
c put o #24
d space 8
d put o #12
a keep T03,P01 play T03
b keep M02,P03 play M02
c keep M12,W01 play W01
d keep T02,A07 play A07
a space 3
a put o #4
a put s #1
a put f #4
a colours s,f
a put s #30
a put f #30
b space 6
b put f #19
b end
c space 1
c put s #7
c choose R2
c put f #1
d space 7
d put s #12
d put s #29
d put f #29
a keep P01,P07 play P01
b keep M09,P03 play P03
c keep M10,M12 play M12
d keep T02,T10 play T10
a space 4
a put o #18 s
b space 3
b put s #17
b put o #17
b end
c space 4
c put o #6
c put o #6
d space 1
d put s #31
d put f #1
d put o #12
a keep A04,A11 play A04
b keep W12,A12 play W12
c keep T04,T12 play T12
d keep W09,A02 play A02
a space 5
a put f #18 o
a put f #1
b space 8
b put o #1
b end
c space 3
c put s #24
c put o #2
c put s #2
c put s #1
d space 9
d put s #1
d put o #31
d end
a keep W10,A08 play A08
b keep T09,A12 play A12
c keep M08,T04 play M08
d keep W09,W11 play W09
a space 2
a put f #1 o
a put f #2 s
b space 7
b put f #1
b put o #15
b end
c space 8
c put o #1
c end
d space 3
d put o #1
d end
d pass
a keep M07,W10 play W10
b keep T09,A11 play A11
c keep T04,T11 play T04
d keep M03,W11 play W11
a space 1
a put s #2 o
a end
b space 2
b put f #15
b end
c space 5
c end
d space 2
d end
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
puzzle 103
from 6022 177 56
choice a space 9
best 0.928 63.0 space 9
tried 0.787 58.7 space 1
why - battle_missed CITY-7.4 87
tried 0.786 57.4 space 4
why - battle_missed CITY-7.4 87
tried 0.669 58.0 space 2
why ! battle_missed CITY-7.4 96
proof 10 4 320
found gentle:0/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M04,M05,M06,M08,W04,W06,W08,W09,W11,W12,T02,T07,T09,T10,T11,T12,P02,P03,P04,P09,P10,P12,A01,A02,A04,A06,A07,A10
! buildings A03,A08,A11,T08,T06,P07,W03,W07,M12,W02,M09,M07,P08,T05,T03,M11,A09,A05,P05,T04,P06,T01,P01,W01,W10,A12,M10,W05,M02,P11
! projects #30,#5,#3,#21,#12,#29,#8,#11,#23,#19,#4,#20,#17,#31,#14,#26,#22,#13,#16,#32,#15,#10,#28,#18,#7,#24,#27,#25,#6,#9
! battles R1,R3,R2,C3,C1,C2
a keep #5,#30 play #5
b keep #12,#29 play #12
a keep #8,#30 play #30
b keep #3,#29 play #29
a keep #8,#21 play #21
b keep #3,#11 play #11
a keep A03,A08 play A03
b keep W03,W07 play W07
a space 3
a put s #30
a put o #5
b space 8
b put o #12
a keep P07,A08 play A08
b keep T08,A11 play T08
a space 8
a put o #1
b space 2
b put f #29
b put s #29
a keep W03,P07 play W03
b keep T06,A11 play A11
a space 7
a put s #5
a put f #5
a put s #21
a put f #30
a put o #30
b space 5
b put s #12
b put f #11
a keep M12,W02 play M12
b keep T03,T05 play T03
a space 5
a put f #21 s
b space 3
b put o #12
b put s #2
b put f #1
b put o #2
b put o #11
a keep W02,P08 play W02
b keep M07,M09 play M07
a space 6
a put f #1 s
a put f #1
a put o #2 s
b space 9
b put o #11
b put o #11
a keep T05,P08 play P08
b keep M09,M11 play M09
---
mu 1
game city
rules 1
option players 3
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
puzzle 104
from 6024 52 127
choice b use #31 4
best 1.000 61.0 use #31 4
tried 0.734 58.0 use #31 7
tried 0.734 56.4 use #31 5
why - battle_missed CITY-7.4 100
tried 0.500 54.4 use #31 6
why - battle_missed CITY-7.4 100
tried 0.500 49.9 use #31 9
why - battle_missed CITY-7.4 100
tried 0.500 53.4 pass
why ! battle_missed CITY-7.4 100
tried 0.500 54.4 use #31 1
why - battle_missed CITY-7.4 100
tried 0.500 51.4 use #31 2
why - battle_missed CITY-7.4 100
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M07,M08,W02,W05,W06,W12,T01,T04,T06,T12,P01,P08,P09,P10,A04,A05,A11,A12
! buildings P04,P06,P11,P02,M02,T08,T10,T07,P12,W08,T11,W09,A03,W10,P03,P07,A09,T05,M12,W04,P05,M05,W07,A10,M04,M11,W03,W11,M10,M06,A06,A08,T09,A01,W01,M09,A02,T03,A07,T02
! projects #20,#31,#7,#30,#16,#17,#24,#25,#3,#10,#15,#27,#19,#29,#12,#21,#8,#18,#11,#32,#23,#5,#28,#13,#9,#6,#22,#4,#14,#26
! battles C3,R2,R1,C1,R3,C2
a keep #7,#30 play #30
b keep #16,#25 play #25
c keep #15,#27 play #15
a keep #3,#10 play #10
b keep #16,#31 play #31
c keep #17,#27 play #27
a keep #3,#24 play #3
b keep #7,#16 play #16
c keep #17,#20 play #17
a keep P04,P06 play P06
b keep M02,T07 play M02
c keep W09,P12 play W09
a space 6
a put f #10
b space 6
b put f #25
c space 7
c put s #17
c put f #27
a keep T08,P04 play P04
b keep W08,T07 play W08
c keep P02,P12 play P12
a space 9
a put o #30
a put s #30
b space 4
b put o #31
c space 4
c put o #17
c put o #27
a keep T08,T11 play T11
b keep T07,P11 play P11
c keep T10,P02 play T10
a space 5
a put o #10
a put f #30
b space 3
b put s #31
b put f #16
c space 1
c put f #15
c put s #1
c put s #27
b pass
a keep P03,A03 play A03
b keep W04,A09 play A09
c keep W07,P05 play P05
a space 8
a put s #3
a put o #3 s
b space 9
b put s #25
b put o #16
b put o #25
c space 8
c put o #27
c put f #15
a keep P03,A10 play A10
b keep W04,W10 play W04
c keep W07,T05 play T05
a space 4
a put o #3 f
a put o #1 s
b space 8
b put o #25
c space 5
c put f #15
c put o #15
a keep M12,P03 play M12
b keep M05,W10 play W10
c keep W07,P07 play W07
a space 7
a put f #1
a put o #1
a put o #2 s
b space 5
b put s #25
b use #16 s
b put f #25
c space 9
c put o #1
b pass
a pass
a pass
a pass
a pass
a keep W03,W11 play W11
b keep A06,A08 play A08
c keep M09,W01 play W01
a space 2
a put f #2 o
a end
b space 2
b put f #1
b end
c space 3
c put s #2
a pass
a keep M10,W03 play W03
b keep T09,A01 play T09
c keep M04,M09 play M09
a space 3
a end
b space 7
b put s #1
b put s #2
b put o #2
b put o #1
c space 6
c put o #2
c put f #1
c end
a pass
c pass
a keep M10,A06 play A06
b keep M11,A01 play M11
c keep M04,M06 play M04
a space 1
a end
b space 1
b end
c space 2
c end
---
mu 1
game city
rules 1
option players 3
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
puzzle 105
from 6021 191 82
choice b space 8
best 0.839 58.5 space 8
tried 0.628 53.4 space 2
why ! strength_less CITY-7.3 2 4
tried 0.586 52.6 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.525 50.5 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:3/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M02,M07,M09,M12,W01,W05,W07,W09,T02,T03,T05,T07,P03,P08,P09,P10,A01,A03,A09,A10
! buildings P07,T12,M03,P06,T04,P01,T09,P04,A12,M05,W10,W12,M08,A08,T01,A07,W03,W04,W06,P12,W11,T11,P11,T06,T10,A06,P05,W08,M06,A11,T08,M04,A05,A04,W02,A02,M10,P02,M01,M11
! projects #12,#8,#31,#23,#11,#27,#15,#28,#6,#4,#25,#18,#5,#21,#17,#14,#24,#30,#3,#26,#10,#32,#9,#22,#20,#19,#16,#29,#7,#13
! battles R1,R2,R3,C1,C2,C3
a keep #12,#31 play #12
b keep #15,#28 play #28
c keep #6,#25 play #25
a keep #4,#31 play #4
b keep #8,#15 play #8
c keep #6,#27 play #6
a keep #11,#31 play #31
b keep #15,#18 play #18
c keep #23,#27 play #23
a keep M03,T12 play T12
b keep T04,P04 play P04
c keep W12,A12 play W12
a space 3
a put s #12
a put o #12
a put o #12
b space 7
b put s #28
b put f #28
c space 3
c put s #25
c put o #6
a keep T09,P01 play T09
b keep M05,W10 play M05
c keep P06,A12 play A12
a space 8
a put s #31
a put o #31
b space 4
b put s #18
b put o #18
c space 6
c put f #25
c put o #6
a keep T04,P01 play P01
b keep W10,P07 play P07
c keep M03,P06 play P06
a space 4
a put o #4
b space 3
b put s #28
c space 4
c put o #25
a pass
a keep A07,A08 play A08
b keep W04,W06 play W04
c keep W11,P11 play W11
a space 5
a put f #1
a put o #1
b space 6
b put s #28
b put f #28
c space 2
c put f #1
c put o #25
a keep T11,A07 play T11
b keep M08,W06 play W06
c keep W03,P12 play W03
a space 9
a put s #1
a put o #2
a end
b space 1
b put f #8
b put f #28
c space 7
c put s #25
c put f #25
a pass
a keep P11,A07 play A07
b keep M08,T06 play M08
c keep T01,P12 play P12
a space 7
a put s #2
a put f #4
a colours s,f
a end
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
puzzle 106
from 6022 178 59
choice b space 7
best 0.916 62.3 space 7
tried 0.628 58.6 space 1
why ! battle_missed CITY-7.4 84
tried 0.478 56.5 space 6
why - battle_missed CITY-7.4 93
tried 0.478 56.4 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M06,M07,M09,M10,M12,W01,W03,W04,W05,W08,W12,T01,T02,T05,T07,T08,T10,P03,P04,P07,P09,P10,P12,A02,A04,A05,A06,A11,A12
! buildings W09,W11,T09,P02,T11,A03,P01,A08,M01,W10,M04,A09,W06,M02,A10,W07,P11,W02,M03,T12,T03,M08,P05,T06,A01,A07,M11,P06,P08,T04
! projects #22,#8,#12,#30,#25,#20,#11,#4,#28,#27,#7,#14,#17,#24,#26,#23,#31,#32,#21,#6,#19,#9,#15,#16,#18,#13,#5,#10,#3,#29
! battles R1,R3,C2,C3,R2,C1
a keep #12,#22 play #22
b keep #4,#25 play #25
a keep #12,#20 play #12
b keep #4,#30 play #4
a keep #8,#20 play #20
b keep #11,#30 play #30
a keep W09,T09 play W09
b keep A03,A08 play A03
a space 7
a put s #12
a put f #22
b space 3
b put s #25
b put o #4
a keep T09,T11 play T11
b keep W11,A08 play W11
a space 4
a put o #12
a put o #12
a put f #22
b space 2
b put f #4
b colours s,f
b put s #30
b put f #30
b put o #30
a keep T09,P02 play T09
b keep P01,A08 play A08
a space 3
a put o #1
a put f #1
b space 8
b put o #25 s
a keep W10,A09 play A09
b keep W07,A10 play A10
a space 9
a put s #1
a put o #22
a end
b space 4
b put o #25 f
a use #1 R1
a keep M02,W06 play M02
b keep M04,W07 play W07
a space 6
a put o #22
a end
b space 9
b put f #25
b put o #25
a keep M01,W06 play M01
b keep M04,W10 play W10
a space 5
a put s #22
a extra o #22
---
mu 1
game city
rules 1
option players 3
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
puzzle 107
from 6024 52 96
choice b space 2
best 0.823 57.4 space 2
tried 0.744 55.4 space 1
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.725 52.6 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:3/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M07,M08,W02,W05,W06,W12,T01,T04,T06,T12,P01,P08,P09,P10,A04,A05,A11,A12
! buildings P04,P06,P11,P02,M02,T08,T10,T07,P12,W08,T11,W09,A03,W10,P03,P07,A09,T05,M12,W04,P05,M05,W07,A10,M04,M11,W03,W11,M10,M06,A06,A08,T09,A01,W01,M09,A02,T03,A07,T02
! projects #20,#31,#7,#30,#16,#17,#24,#25,#3,#10,#15,#27,#19,#29,#12,#21,#8,#18,#11,#32,#23,#5,#28,#13,#9,#6,#22,#4,#14,#26
! battles C3,R2,R1,C1,R3,C2
a keep #7,#30 play #30
b keep #16,#25 play #25
c keep #15,#27 play #15
a keep #3,#10 play #10
b keep #16,#31 play #31
c keep #17,#27 play #27
a keep #3,#24 play #3
b keep #7,#16 play #16
c keep #17,#20 play #17
a keep P04,P06 play P06
b keep M02,T07 play M02
c keep W09,P12 play W09
a space 6
a put f #10
b space 6
b put f #25
c space 7
c put s #17
c put f #27
a keep T08,P04 play P04
b keep W08,T07 play W08
c keep P02,P12 play P12
a space 9
a put o #30
a put s #30
b space 4
b put o #31
c space 4
c put o #17
c put o #27
a keep T08,T11 play T11
b keep T07,P11 play P11
c keep T10,P02 play T10
a space 5
a put o #10
a put f #30
b space 3
b put s #31
b put f #16
c space 1
c put f #15
c put s #1
c put s #27
b pass
a keep P03,A03 play A03
b keep W04,A09 play A09
c keep W07,P05 play P05
a space 8
a put s #3
a put o #3 s
b space 9
b put s #25
b put o #16
b put o #25
c space 8
c put o #27
c put f #15
a keep P03,A10 play A10
b keep W04,W10 play W04
c keep W07,T05 play T05
a space 4
a put o #3 f
a put o #1 s
b space 8
b put o #25
c space 5
c put f #15
c put o #15
a keep M12,P03 play M12
b keep M05,W10 play W10
c keep W07,P07 play W07
a space 7
a put f #1
a put o #1
a put o #2 s
b space 5
b put s #25
b use #16 s
b put f #25
c space 9
c put o #1
b pass
a pass
a pass
a pass
a pass
a keep W03,W11 play W11
b keep A06,A08 play A08
c keep M09,W01 play W01
a space 2
a put f #2 o
a end
---
mu 1
game city
rules 1
option players 3
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
puzzle 108
from 6021 199 83
choice a space 3
best 0.380 55.6 space 3
tried 0.184 53.1 space 4
why - battle_missed CITY-7.4 87
tried 0.158 53.1 space 6
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.092 49.8 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:4/8 casual:0/8 steady:0/8 keen:1/8 fierce:8/8
---
! removed M01,M02,M09,M11,W03,W09,W11,W12,T01,T06,T09,T12,P02,P05,P07,P12,A03,A09,A10,A11
! buildings P09,P11,W08,T10,M03,M12,W01,T04,P03,P01,M06,T11,T08,A04,P08,A07,W06,W07,A02,M10,W04,P04,W02,M08,P10,M07,M04,A05,M05,W05,W10,A08,T07,T05,A01,T02,A06,P06,A12,T03
! projects #23,#20,#26,#14,#31,#28,#19,#13,#9,#21,#11,#32,#8,#12,#16,#24,#25,#22,#3,#5,#10,#15,#6,#18,#7,#27,#30,#4,#17,#29
! battles C1,R1,R2,C2,C3,R3
a keep #14,#26 play #26
b keep #19,#28 play #28
c keep #21,#32 play #32
a keep #9,#14 play #14
b keep #19,#23 play #19
c keep #13,#31 play #31
a keep #9,#21 play #21
b keep #11,#23 play #11
c keep #13,#20 play #13
a keep W08,P09 play P09
b keep M12,W01 play W01
c keep P01,P03 play P03
a space 8
a put o #14
b space 1
b put s #28
b put f #11
c space 3
c put s #31
c put o #31
a keep W08,T04 play T04
b keep M12,T11 play M12
c keep P01,P11 play P01
a space 1
a put s #21
a put s #21
a put f #14
b space 4
b put o #19
b put o #11
c space 1
c put s #13
a keep M06,W08 play W08
b keep T10,T11 play T11
c keep M03,P11 play M03
a space 2
a put f #14
a put o #14
b space 8
b put o #11
b put f #19
b end
c space 9
c put s #13
c put o #13
c pass
a keep P08,A04 play P08
b keep W06,A02 play A02
c keep W02,W04 play W04
a space 7
a put s #14
a put f #26
a put f #26
b space 9
b put s #28
b put o #11
b end
c space 6
c put s #2
c put f #32
c put o #2
c put s #32
a keep M08,A04 play M08
b keep W06,T08 play T08
c keep W02,W07 play W07
a space 5
a put o #26
b space 6
b put f #28
b put f #28
b put s #28
b use #19
b put f #28
b extra f #28
c space 5
c put o #32
a keep M10,A04 play M10
b keep W06,P04 play W06
c keep W02,A07 play A07
---
mu 1
game city
rules 1
option players 4
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
puzzle 109
from 6025 58 95
choice d put f #28
best 0.928 58.5 put f #28
tried 0.833 55.4 put s #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.678 53.0 put o #2
why ! project_left CITY-6.1,CITY-9.6 1
tried 0.678 53.0 put s #2
why - project_left CITY-6.1,CITY-9.6 1
tried 0.660 52.5 put f #1
why - project_left CITY-6.1,CITY-9.6 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M07,W01,W12,T01,T02,P08,P11,A06,A07
! buildings M03,P09,M09,M11,M01,A05,A11,P07,A02,W10,T06,M12,W08,M05,A10,P05,W02,A08,A04,P06,T08,T11,P03,W09,T04,P01,P04,A01,A12,W07,W05,M02,M04,W11,P02,M10,W03,W04,T09,T05,T12,T10,A03,P10,P12,M08,A09,T03,T07,W06
! projects #19,#24,#12,#18,#7,#5,#4,#13,#16,#23,#10,#6,#27,#3,#28,#31,#25,#9,#8,#30,#29,#15,#21,#26,#11,#32,#14,#20,#22,#17
! battles R2,C3,C1,R3,C2,R1
a keep #12,#19 play #12
b keep #5,#13 play #5
c keep #6,#23 play #6
d keep #27,#28 play #28
a keep #19,#31 play #31
b keep #13,#18 play #13
c keep #7,#23 play #7
d keep #10,#16 play #16
a keep #19,#27 play #19
b keep #3,#18 play #18
c keep #23,#24 play #24
d keep #4,#10 play #4
a keep M03,M11 play M03
b keep A05,A11 play A05
c keep M12,A02 play A02
d keep W08,A10 play A10
a space 9
a put s #12
a put o #31
b space 4
b put o #5
c space 9
c put o #24
c put s #24
d space 4
d put o #4
a keep M01,M11 play M11
b keep W10,A11 play A11
c keep M12,P05 play M12
d keep M09,P09 play M09
a space 2
a put f #19
b space 5
b put s #5
c space 4
c put o #6
d space 6
d put f #4
d colours s,f
d put s #28
d put f #16
a keep M01,T06 play T06
b keep M05,W10 play M05
c keep W08,P05 play W08
d keep P07,P09 play P09
a space 8
a put o #19
a put f #1
a put o #12
a end
b space 9
b put s #18
b put o #18
c space 5
c put o #6
d space 3
d put o #16
d use #16 o
d put f #28
a keep P06,A08 play A08
b keep W09,P03 play P03
c keep P01,A01 play A01
d keep W07,A12 play A12
a space 6
a put o #12
a end
b space 3
b put s #13
b put o #13
c space 8
c put f #1
c put o #1
c put s #1
d space 7
d put f #28
d put o #1
a keep W05,P06 play W05
b keep W09,A04 play A04
c keep T11,P01 play P01
d keep W07,T04 play T04
a space 7
a put s #31
a end
b space 8
b put s #13
b put o #1
c space 6
c end
d space 9
d put s #28
d put s #28
---
mu 1
game city
rules 1
option players 4
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
puzzle 110
from 6023 127 117
choice b pass
best 0.707 52.6 pass
tried 0.569 49.7 use #31 3
tried 0.401 48.6 use #31 5
tried 0.387 48.7 use #31 7
tried 0.361 48.6 use #31 1
why - battle_missed CITY-7.4 100
tried 0.267 47.1 use #31 4
tried 0.134 44.7 use #31 2
why ! battle_missed CITY-7.4 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M09,M11,W05,W09,T01,T07,P01,P10,A06,A08
! buildings W12,W01,A09,W11,A11,M02,A03,A04,W04,T06,W08,M10,P09,A02,T12,P02,W06,A01,W10,M06,A12,A07,P03,W03,M05,M04,W07,A05,T09,M08,T05,T03,P06,M07,P08,P12,T02,W02,M12,P07,P05,M03,P11,M01,T10,T11,T04,T08,P04,A10
! projects #13,#10,#27,#21,#17,#31,#23,#16,#24,#5,#19,#3,#6,#4,#15,#8,#29,#7,#18,#30,#26,#28,#25,#9,#12,#22,#14,#11,#20,#32
! battles C1,R1,C3,R2,R3,C2
a keep #13,#27 play #13
b keep #23,#31 play #31
c keep #5,#19 play #5
d keep #6,#15 play #15
a keep #4,#27 play #4
b keep #10,#21 play #21
c keep #16,#19 play #19
d keep #3,#24 play #24
a keep #6,#27 play #6
b keep #8,#10 play #8
c keep #16,#23 play #16
d keep #3,#17 play #3
a keep W12,A09 play A09
b keep M02,A03 play A03
c keep W04,W08 play W04
d keep T12,A02 play T12
a space 9
a put s #13
a put o #4
b space 4
b put o #1
c space 8
c put o #5
d space 3
d put o #24
d put s #24
d put f #15
a keep W12,A04 play W12
b keep M02,M10 play M10
c keep P02,P09 play P09
d keep W01,A02 play A02
a space 3
a put s #13
a put o #13
b space 1
b put s #31
b put o #31
c space 9
c put f #19
c put o #19
c end
d space 9
d put s #3
d put o #2
a keep T06,A04 play A04
b keep M02,W08 play M02
c keep W11,P02 play W11
d keep W01,A11 play W01
a space 1
a put s #1
a put f #4
a colours f,o
a put f #1
a put o #1
b space 2
b put f #1
b put s #1
c space 7
c put f #16
c put o #16
c end
d space 1
d put s #2
d put f #3
d put s #3
b pass
a keep W06,A01 play A01
b keep W03,A12 play W03
c keep M05,A05 play M05
d keep M08,T09 play M08
a space 6
a put o #6
a end
b space 5
b put s #21
b put o #2
c space 5
c put s #5
c end
d space 2
d put f #15
d put s #1
d end
a keep W06,T05 play W06
b keep W10,A12 play A12
c keep A05,A07 play A07
d keep W07,T09 play T09
a space 5
a put s #2
b space 3
b put f #8
b end
c space 2
c put f #1
c end
d space 5
d put o #15
d put f #15
a keep M04,T05 play M04
b keep W10,T03 play W10
c keep M06,A05 play A05
d keep W07,P03 play P03
a space 8
a put o #6
b space 7
b put s #21
c space 6
c put o #1
c put o #2
c end
d space 4
d put o #1
d end
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
puzzle 111
from 6022 187 37
choice b keep M07,M08 play M08
best 0.800 60.1 keep M07,M08 play M08
tried 0.605 56.1 keep M07,W01 play W01
why - battle_missed CITY-7.4 62
tried 0.572 54.6 keep M07,W01 play M07
tried 0.566 55.2 keep M08,W01 play W01
why - battle_missed CITY-7.4 75
tried 0.556 54.9 keep M08,W01 play M08
why - battle_missed CITY-7.4 65
tried 0.505 53.5 keep M08,W11 play M08
why - battle_missed CITY-7.4 71
tried 0.445 52.8 keep M07,W11 play W11
why - battle_missed CITY-7.4 71
tried 0.375 51.1 keep W01,W11 play W11
why ! battle_missed CITY-7.4 90
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M04,M05,M10,M11,M12,W02,W03,W04,W06,W08,W09,T03,T04,T05,T07,T10,T12,P01,P05,P07,P10,P11,P12,A05,A06,A07,A09,A11,A12
! buildings T11,P03,P06,W12,T09,M03,M02,W07,T01,A01,T08,M06,W01,M07,W11,M08,T02,P02,A10,P09,P04,W10,P08,T06,A08,W05,A04,A02,A03,M09
! projects #6,#19,#18,#29,#17,#26,#21,#20,#25,#4,#3,#24,#28,#11,#30,#10,#14,#7,#9,#31,#12,#13,#16,#27,#32,#22,#23,#5,#15,#8
! battles C3,C1,R1,C2,R3,R2
a keep #6,#19 play #19
b keep #21,#26 play #26
a keep #6,#17 play #6
b keep #21,#29 play #21
a keep #17,#18 play #18
b keep #20,#29 play #29
a keep W12,P06 play W12
b keep M03,W07 play W07
a space 3
a put s #18
a put o #18
b space 1
b put s #29
b put f #26
a keep M02,P06 play P06
b keep M03,P03 play M03
a space 6
a put f #19
a put o #19
a end
b space 9
b put s #26
b put o #26
a keep M02,T11 play M02
b keep T09,P03 play P03
a space 8
a put o #6
a end
b space 3
b put s #2
b put o #26
a pass
a keep M06,A01 play A01
---
mu 1
game city
rules 1
option players 3
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
puzzle 112
from 6024 55 123
choice c put o #1 | put f #26
best 0.245 55.0 put o #1
tried 0.000 53.0 put o #2
why ! project_left CITY-6.1,CITY-9.6 2
tried 0.000 53.0 put o #26
why - project_left CITY-6.1,CITY-9.6 2
proof 10 4 320
found gentle:3/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M06,M10,M12,W02,W05,W07,W12,T02,T05,T06,T07,P01,P07,P08,P10,A03,A06,A09,A10
! buildings M07,W09,M11,M08,A08,P05,W03,P11,T01,T11,P12,A04,W04,P02,A02,M04,T10,P04,W06,P06,A01,T09,T04,A07,A05,W10,M03,A12,W08,T03,T08,A11,W11,M09,T12,P03,W01,M02,P09,M01
! projects #24,#12,#4,#25,#28,#32,#22,#9,#26,#21,#6,#13,#10,#27,#3,#17,#16,#20,#15,#7,#11,#19,#8,#23,#18,#30,#14,#29,#31,#5
! battles R1,C1,R2,R3,C3,C2
a keep #12,#25 play #12
b keep #9,#28 play #28
c keep #13,#26 play #26
a keep #21,#25 play #25
b keep #4,#9 play #4
c keep #13,#22 play #13
a keep #21,#32 play #21
b keep #6,#9 play #6
c keep #22,#24 play #22
a keep M07,W09 play W09
b keep W03,A08 play A08
c keep P12,A04 play P12
a space 7
a put s #12
a put f #25
b space 8
b put o #4
c space 4
c put o #13
a keep M07,P05 play M07
b keep W03,T11 play W03
c keep M08,A04 play A04
a space 1
a put s #21
b space 5
b put f #4
b colours s,f
b put s #28
b put f #1
c space 1
c put s #22
c put f #22
a keep T01,P05 play P05
b keep M11,T11 play T11
c keep M08,P11 play P11
a space 8
a put f #25
a put o #12
b space 2
b put o #6
b put s #28
b put f #28
c space 3
c put s #13
a keep W04,A02 play A02
b keep P04,P06 play P06
c keep A01,A07 play A01
a space 9
a put s #21
a put o #12
b space 6
b put o #1
b put f #28
c space 8
c put o #22
a keep W04,T09 play T09
b keep P02,P04 play P04
c keep W06,A07 play W06
a space 3
a put s #25
a put o #25
b space 9
b put o #6
b put s #28
b put f #28
c space 7
c put s #13
c put f #22
c put o #22
a keep W04,T10 play W04
b keep T04,P02 play T04
c keep M04,A07 play M04
a space 2
a put o #25
b space 1
b extra o #28
b put s #1
b extra o #28
b end
c space 5
c extra f #22
b pass
b pass
a keep A05,A12 play A05
b keep W08,T03 play W08
c keep W11,P03 play P03
a space 4
a put f #1
a put o #1
a put o #2
b space 4
b extra o #28
b put s #2
c space 9
c extra s #22
c extra f #22
a keep A11,A12 play A11
b keep M09,T03 play M09
c keep W10,W11 play W11
a space 5
a put s #2
a put s #25
b space 7
b end
c space 6
c put f #1
c extra f #22
a keep T12,A12 play A12
b keep M03,T03 play T03
c keep W10,T08 play T08
a space 6
a end
b space 3
b put o #2
b extra o #28
b end
c space 2
c put s #1
c put f #26
---
mu 1
game city
rules 1
option players 3
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
puzzle 113
from 6021 211 102
choice a put s #28
best 0.537 55.0 put s #28
tried 0.503 52.0 put o #1
why ! project_left CITY-6.1,CITY-9.6 1
tried 0.486 47.0 put s #1
why - project_left CITY-6.1,CITY-9.6 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M05,M06,M07,W01,W02,W05,W08,T01,T06,T09,T12,P02,P06,P08,P10,A07,A08,A09,A11
! buildings W06,A12,P05,P03,P11,P07,W04,M02,A10,T11,A01,T02,A06,P09,A05,W12,M12,M09,T08,W11,T04,M08,M10,P01,T10,P12,A02,W09,A03,W03,T03,T07,A04,M11,T05,W07,M04,M03,P04,W10
! projects #14,#28,#13,#22,#10,#20,#18,#30,#24,#4,#27,#7,#32,#5,#11,#3,#31,#21,#9,#26,#23,#16,#15,#12,#6,#29,#25,#8,#17,#19
! battles R3,R2,C3,C1,R1,C2
a keep #14,#28 play #28
b keep #10,#30 play #30
c keep #4,#27 play #27
a keep #14,#24 play #14
b keep #13,#22 play #22
c keep #4,#18 play #4
a keep #20,#24 play #24
b keep #7,#13 play #7
c keep #10,#18 play #18
a keep W06,P03 play P03
b keep W04,P07 play P07
c keep A01,A10 play A10
a space 3
a put s #24
a put o #24
b space 4
b put o #30
c space 4
c put o #4
a keep W06,P11 play P11
b keep W04,T11 play T11
c keep P05,A12 play A12
a space 7
a put f #14
b space 2
b put f #30
b put s #30
c space 7
c put f #4
c colours s,o
c put s #18
c put o #18
c put o #27
a keep W06,T02 play W06
b keep W04,A01 play A01
c keep M02,P05 play P05
a space 1
a put f #14
b space 7
b put s #7
b put s #7
b choose R3
c space 8
c put f #27
c put o #27
c use #18
a keep W12,P09 play P09
b keep M12,W11 play M12
c keep T04,P01 play P01
a space 5
b space 3
b put o #22 s
b put o #22 f
c space 5
c put f #1
c put o #1
a keep M08,W12 play M08
b keep A05,A06 play A06
c keep M09,T04 play M09
a space 2
a put s #14
a put f #28
a put o #14
b space 5
b put s #22 f
b put o #22
c space 1
c put s #27
c end
a keep W12,T08 play T08
b keep M10,A05 play A05
c keep W11,T04 play W11
a space 4
a put s #28
a put f #1
a put f #28
a put f #28
a put o #14
b space 8
b put o #22
c space 2
c end
a keep P12,A02 play A02
b keep W03,T07 play W03
c keep W07,A04 play A04
a space 9
a put s #2
a put o #2
a put s #28
b space 9
b put s #1
b put o #1 f
c space 9
c put o #2
a keep T03,A03 play T03
b keep M11,T07 play T07
c keep W07,W09 play W09
a space 8
---
mu 1
game city
rules 1
option players 4
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
puzzle 114
from 6025 64 84
choice a space 8
best 0.620 52.3 space 8
tried 0.495 50.5 space 7
why ! strength_less CITY-7.3 0 1
tried 0.452 49.4 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.442 49.6 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.385 49.5 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M11,W05,W11,T03,T10,P04,P08,A02,A07
! buildings M05,A01,W12,P10,M06,M03,A08,A11,P07,P03,W09,A12,P05,W10,M12,P06,M09,P09,T05,A03,T04,W03,T07,W06,W08,A10,M10,W01,W07,M07,T08,T09,T01,M02,A05,P11,W02,A04,A09,P12,P02,A06,T02,T06,W04,P01,T12,M04,M08,T11
! projects #22,#15,#9,#7,#11,#12,#31,#3,#32,#29,#17,#28,#6,#10,#14,#24,#16,#20,#26,#25,#4,#30,#19,#13,#27,#23,#8,#21,#5,#18
! battles C3,C1,R3,R2,R1,C2
a keep #9,#22 play #22
b keep #12,#31 play #12
c keep #28,#32 play #28
d keep #6,#14 play #14
a keep #10,#24 play #24
b keep #15,#31 play #15
c keep #3,#11 play #11
d keep #6,#29 play #29
a keep #10,#17 play #10
b keep #9,#31 play #31
c keep #3,#7 play #7
d keep #6,#32 play #6
a keep W12,P10 play W12
b keep M03,A08 play M03
c keep W09,P03 play P03
d keep W10,P05 play P05
a space 3
a put s #24
a put o #24
b space 9
b put s #31
b put o #31
c space 3
c put o #11
c put s #28
d space 8
d put o #6
a keep P10,A11 play P10
b keep A08,A12 play A08
c keep W09,P06 play P06
d keep W10,A01 play A01
a space 9
a put s #22
a put o #22
b space 8
b put f #15
b put o #15
c space 9
c put s #7
d space 7
d put s #29
d put f #29
a keep P07,A11 play P07
b keep M12,A12 play A12
c keep M05,W09 play W09
d keep M06,W10 play W10
a space 4
a put o #22
b space 7
b put f #15
b put f #15
c space 7
c put s #7
c choose C1
c put f #11
d space 6
d put f #14
b pass
a keep M09,A03 play M09
b keep W03,W06 play W06
c keep W01,A10 play A10
d keep M07,W07 play M07
a space 6
a put s #2
a put o #2
a put f #22
a put f #22
b space 3
b put s #12
b put o #12
c space 6
c put s #2
c put o #2
c put o #11
d space 4
d put o #6
a keep T09,A03 play A03
b keep W03,P09 play P09
c keep W01,T07 play W01
d keep W07,W08 play W08
---
mu 1
game city
rules 1
option players 4
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
puzzle 115
from 6023 141 141
choice d keep M09,W08 play M09
best 0.339 48.6 keep M09,W08 play M09
tried 0.231 47.5 keep M09,T04 play M09
tried 0.227 47.6 keep M09,W08 play W08
tried 0.090 45.6 keep M09,T04 play T04
tried 0.089 45.2 keep W08,T04 play W08
why ! battle_missed CITY-7.4 75
tried 0.018 43.7 keep W08,T04 play T04
why - battle_missed CITY-7.4 93
proof 10 4 320
found gentle:3/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M07,W06,W09,T03,T06,P02,P05,A04,A09
! buildings W03,T07,T05,P04,W12,T09,T02,P08,M04,M10,P09,M08,T11,W10,T01,P07,M11,A08,A05,A07,T12,A03,M05,A12,A01,A10,W07,M12,A11,W04,W11,W02,P03,T04,W08,P10,M03,P12,A06,T08,P06,A02,P01,W05,W01,M01,M09,P11,T10,M02
! projects #8,#10,#20,#11,#25,#6,#26,#15,#16,#3,#9,#12,#30,#29,#14,#22,#31,#17,#13,#5,#28,#32,#19,#21,#4,#27,#18,#7,#24,#23
! battles R2,C1,C2,C3,R3,R1
a keep #10,#11 play #10
b keep #6,#26 play #26
c keep #12,#16 play #12
d keep #14,#30 play #14
a keep #22,#29 play #22
b keep #6,#20 play #6
c keep #15,#25 play #15
d keep #9,#30 play #30
a keep #3,#29 play #29
b keep #11,#20 play #11
c keep #8,#25 play #8
d keep #9,#16 play #16
a keep W03,P04 play W03
b keep W12,P08 play W12
c keep M04,P09 play M04
d keep W10,P07 play P07
a space 7
a put s #29
a put f #29
b space 3
b put o #6
b put s #2
c space 1
c put s #12
c put f #15
d space 4
d put o #16
a keep T02,P04 play P04
b keep M08,P08 play M08
c keep T11,P09 play P09
d keep W10,T07 play T07
a space 5
b space 8
b put o #6
c space 8
c put o #15
d space 1
d put s #30
d put f #30
d put o #30
d put s #16 f
a keep M10,T02 play M10
b keep T01,P08 play T01
c keep T05,T11 play T11
d keep W10,T09 play W10
a space 4
a put s #22
a put o #10
b space 4
b put o #2
b put o #1
b put f #1
c space 9
c put f #15
c put o #12
c put o #12
d space 7
d put s #14
d put s #14 f
a keep A05,A07 play A05
b keep M05,T12 play M05
c keep W07,A01 play A01
d keep W04,A11 play W04
a space 8
a put f #10
a put o #22
a cover o W4
b space 9
b put s #1
b put o #11
b end
c space 7
c put s #1
c put f #15
d space 6
d put f #14
b pass
a keep W02,A07 play W02
b keep T12,A08 play A08
c keep W07,A03 play A03
d keep M12,A10 play M12
a space 6
a put f #22
a put o #22
b space 1
b put f #11
b end
c space 3
c put s #2
c put o #2
c put f #8
d space 9
d put o #14
d put o #14
b pass
a keep A07,A11 play A11
b keep W11,T12 play W11
c keep M11,W07 play W07
d keep A10,A12 play A10
a space 2
a put f #22
a extra s #22
b space 2
b put o #11
b put f #26
b put f #26
b end
c space 2
c put f #8
c choose 6
c put o #1
d space 8
d put o #1 s
d put o #1 f
b pass
b pass
a keep P03,P10 play P10
b keep T08,P12 play P12
c keep P01,P06 play P06
d keep M09,P11 play P11
a space 9
a put o #1
a extra s #22
a extra s #22
a extra s #22
b space 6
b put o #11
b end
c space 4
c end
d space 2
d put f #1 o
d end
d pass
a keep P03,A06 play A06
b keep W05,A02 play A02
c keep W01,P01 play W01
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
puzzle 116
from 6022 188 66
choice a keep T12,P12 play T12
best 0.994 57.5 keep T12,P12 play T12
tried 0.831 55.9 keep W08,T12 play T12
tried 0.797 54.7 keep W08,A11 play A11
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.784 54.4 keep P12,A11 play A11
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.725 54.4 keep T12,A11 play A11
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.616 53.0 keep T12,A11 play T12
tried 0.487 51.6 keep W08,A11 play W08
why - building_weaker CITY-5.1,CITY-5.3 1 3
tried 0.425 51.8 keep W08,T12 play W08
why ! building_weaker CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:5/8 fierce:8/8
---
! removed M01,M02,M05,M06,M10,M11,W02,W04,W05,W06,W09,W12,T01,T02,T03,T07,T09,T10,P01,P02,P04,P08,P09,P11,A01,A02,A03,A04,A08,A12
! buildings A05,W01,A06,P06,M07,A07,T05,T04,A10,M12,A09,W10,W03,M09,M04,P10,T12,W08,P12,A11,P03,W11,W07,T08,P05,P07,M08,M03,T06,T11
! projects #21,#25,#29,#12,#20,#23,#9,#5,#8,#13,#15,#4,#26,#30,#24,#32,#28,#18,#27,#6,#31,#16,#22,#11,#10,#19,#3,#17,#7,#14
! battles C3,C2,C1,R2,R3,R1
a keep #12,#25 play #12
b keep #5,#9 play #5
a keep #23,#25 play #25
b keep #21,#29 play #21
a keep #9,#23 play #9
b keep #20,#29 play #29
a keep A05,A06 play A05
b keep T04,A07 play A07
a space 4
a put o #25
b space 7
b put s #29
b put f #29
a keep T05,A06 play A06
b keep W01,P06 play P06
a space 7
a put s #12
a put o #25
b space 4
b put s #5
b put o #5
a keep T04,T05 play T04
b keep M07,W01 play W01
a space 9
a put o #12
a put s #9
a put f #9
b space 1
b put s #1
b put f #1
b put o #1
b pass
b pass
a keep M12,A09 play A09
b keep M04,W03 play W03
a space 3
a put o #12
b space 9
b cover o S9
b end
b pass
a keep M09,P10 play P10
b keep M04,A10 play A10
a space 6
a put s #25
a put s #2
b space 8
b cover o 7|8
b end
b pass
a keep M09,W10 play M09
b keep M04,M12 play M04
a space 8
a put f #25
a put f #25
b space 6
b put f #5
b put s #21
b put o #2
b cover o 8|9
b end
b use #1 C3
---
mu 1
game city
rules 1
option players 3
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
puzzle 117
from 6024 56 89
choice b space 7
best 0.609 55.2 space 7
tried 0.484 53.6 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.470 53.5 space 3
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.470 53.0 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:6/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M07,M09,M11,W07,W09,W11,W12,T03,T04,T08,T11,P04,P06,P08,P11,A04,A05,A06,A11
! buildings M05,T02,T06,T01,P07,P05,A09,T07,W02,T05,P03,P12,A08,M08,W01,P02,T09,P10,A10,W04,A12,A02,W06,M12,A07,T12,M01,M03,P01,A01,A03,W10,W08,T10,P09,M06,M10,W03,W05,M04
! projects #9,#25,#5,#23,#22,#21,#16,#12,#20,#10,#24,#19,#13,#4,#14,#30,#8,#11,#17,#18,#28,#3,#15,#29,#7,#6,#27,#26,#32,#31
! battles R2,C1,R3,C3,C2,R1
a keep #5,#25 play #5
b keep #12,#22 play #12
c keep #10,#24 play #10
a keep #19,#25 play #19
b keep #9,#22 play #22
c keep #16,#21 play #16
a keep #24,#25 play #25
b keep #9,#20 play #9
c keep #21,#23 play #21
a keep M05,T01 play M05
b keep P05,A09 play A09
c keep T05,P03 play P03
a space 4
a put o #19
b space 9
b put s #22
b put o #12
c space 3
c put s #21
c put o #10
a keep T07,P07 play P07
b keep W02,P12 play P12
c keep T02,T06 play T02
a space 5
a put o #5
b space 6
b put f #22
b put o #12
c space 7
c put f #10
c put s #21
c put s #2
a keep T07,P05 play P05
b keep W02,T05 play T05
c keep T01,T06 play T01
a space 2
a put f #19
a end
b space 4
b put s #12
b put o #22
c space 6
c put f #16
c put s #1
c put o #2
c put o #16
a keep W01,A08 play A08
b keep T09,A10 play T09
c keep A02,A12 play A02
a space 6
a put f #5
a end
b space 8
b put f #22
b put o #22
b extra o #22
c space 9
c put o #1
c end
a keep M12,W06 play W06
b keep P02,A10 play A10
c keep W04,P10 play W04
a space 3
a use #19
a put s #5
a put s #25
a put s #25
a put f #25
a put f #25
a put o #25
a put o #25
a put f #1
a put o #1
b space 5
b extra o #22
b extra o #22
c space 8
c put f #1
c end
c pass
a keep M12,A12 play A12
b keep W01,P02 play P02
c keep M08,P10 play M08
a space 1
a end
---
mu 1
game city
rules 1
option players 3
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
puzzle 118
from 6021 223 65
choice c space 5
best 0.542 55.3 space 5
tried 0.420 53.1 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.343 51.3 space 2
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.286 49.9 space 9
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.186 47.7 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:1/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M06,M08,M09,W01,W02,W05,W09,T02,T03,T04,T07,P01,P04,P06,P10,A04,A06,A09,A12
! buildings A10,M04,M10,P02,W03,W11,T12,M07,M01,T01,W06,A03,A01,T08,W07,M03,P12,P11,P07,W12,T10,M05,P09,W08,W10,P05,A02,A11,M11,M12,T05,A07,T11,A05,W04,A08,T09,P08,P03,T06
! projects #6,#23,#3,#14,#29,#13,#10,#25,#8,#27,#9,#31,#18,#24,#22,#16,#5,#21,#19,#17,#12,#30,#20,#15,#7,#32,#28,#26,#4,#11
! battles C2,R3,R1,C1,C3,R2
a keep #6,#14 play #14
b keep #13,#25 play #25
c keep #27,#31 play #27
a keep #6,#9 play #6
b keep #13,#23 play #13
c keep #29,#31 play #31
a keep #9,#10 play #9
b keep #8,#23 play #8
c keep #3,#29 play #29
a keep P02,A10 play P02
b keep W03,W11 play W03
c keep W06,A03 play A03
a space 8
a put o #14
b space 7
b put f #25
b put s #25
c space 3
c put s #31
c put o #31
a keep T12,A10 play A10
b keep M01,T01 play M01
c keep M10,W06 play M10
a space 9
a put o #6
a put o #14
b space 8
b put o #13
c space 8
c put o #27
a keep W11,T12 play W11
b keep M04,T01 play M04
c keep M07,W06 play W06
a space 2
a put f #14
b space 1
b put f #25
b put s #13
c space 7
c put s #29
c put f #29
c pass
a keep T08,A01 play A01
b keep W12,P11 play W12
c keep W08,P09 play P09
a space 1
a put s #14
a put f #14
b space 3
b put s #13
b put o #25
c space 4
c cover o W7
a keep M05,T08 play M05
b keep M03,P11 play M03
c keep W08,P12 play W08
a space 4
a put o #6
b space 9
b put s #25
b put o #25
---
mu 1
game city
rules 1
option players 4
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
puzzle 119
from 6025 64 127
choice c space 2
best 0.913 58.5 space 2
tried 0.713 54.2 space 4
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.506 52.4 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:3/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M11,W05,W11,T03,T10,P04,P08,A02,A07
! buildings M05,A01,W12,P10,M06,M03,A08,A11,P07,P03,W09,A12,P05,W10,M12,P06,M09,P09,T05,A03,T04,W03,T07,W06,W08,A10,M10,W01,W07,M07,T08,T09,T01,M02,A05,P11,W02,A04,A09,P12,P02,A06,T02,T06,W04,P01,T12,M04,M08,T11
! projects #22,#15,#9,#7,#11,#12,#31,#3,#32,#29,#17,#28,#6,#10,#14,#24,#16,#20,#26,#25,#4,#30,#19,#13,#27,#23,#8,#21,#5,#18
! battles C3,C1,R3,R2,R1,C2
a keep #9,#22 play #22
b keep #12,#31 play #12
c keep #28,#32 play #28
d keep #6,#14 play #14
a keep #10,#24 play #24
b keep #15,#31 play #15
c keep #3,#11 play #11
d keep #6,#29 play #29
a keep #10,#17 play #10
b keep #9,#31 play #31
c keep #3,#7 play #7
d keep #6,#32 play #6
a keep W12,P10 play W12
b keep M03,A08 play M03
c keep W09,P03 play P03
d keep W10,P05 play P05
a space 3
a put s #24
a put o #24
b space 9
b put s #31
b put o #31
c space 3
c put o #11
c put s #28
d space 8
d put o #6
a keep P10,A11 play P10
b keep A08,A12 play A08
c keep W09,P06 play P06
d keep W10,A01 play A01
a space 9
a put s #22
a put o #22
b space 8
b put f #15
b put o #15
c space 9
c put s #7
d space 7
d put s #29
d put f #29
a keep P07,A11 play P07
b keep M12,A12 play A12
c keep M05,W09 play W09
d keep M06,W10 play W10
a space 4
a put o #22
b space 7
b put f #15
b put f #15
c space 7
c put s #7
c choose C1
c put f #11
d space 6
d put f #14
b pass
a keep M09,A03 play M09
b keep W03,W06 play W06
c keep W01,A10 play A10
d keep M07,W07 play M07
a space 6
a put s #2
a put o #2
a put f #22
a put f #22
b space 3
b put s #12
b put o #12
c space 6
c put s #2
c put o #2
c put o #11
d space 4
d put o #6
a keep T09,A03 play A03
b keep W03,P09 play P09
c keep W01,T07 play W01
d keep W07,W08 play W08
a space 8
a extra s #22
b space 4
b put o #12
c space 8
c put o #11
c put f #28
d space 5
d put s #14
d put o #14
a keep M10,T09 play M10
b keep W03,T08 play T08
c keep T05,T07 play T07
d keep W07,T04 play W07
a space 5
a extra s #22
a put o #10
b space 5
b put s #1
b put f #1
b put o #1
c space 1
c put s #28
c put f #28
c put s #28
d space 1
d put s #1
d put f #14
b pass
b pass
b pass
b pass
a keep P11,A05 play A05
b keep W02,A04 play A04
c keep T06,A06 play T06
d keep W04,P01 play P01
a space 2
a put f #10
a extra s #22
b space 1
b put s #2
b use #1 C1
b end
---
mu 1
game city
rules 1
option players 4
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
puzzle 120
from 6023 146 141
choice b keep M11,A08 play M11
best 0.807 53.5 keep M11,A08 play M11
tried 0.677 52.5 keep T01,A08 play T01
tried 0.533 51.3 keep M11,T01 play M11
tried 0.427 50.6 keep M11,T01 play T01
tried 0.263 48.0 keep T01,A08 play A08
why ! building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.200 46.8 keep M11,A08 play A08
why - building_weaker CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:3/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M06,W11,W12,T02,T12,P08,P11,A05,A10
! buildings T04,P10,T06,P09,P05,A11,T07,W06,T10,W04,M03,A07,T09,M01,P02,P07,M04,A06,T03,M07,P06,A01,W10,A03,P12,P04,W03,M08,T05,P03,M12,A12,W01,A09,W08,A02,T08,M09,A08,A04,T11,M11,M10,T01,W05,W09,W07,W02,M05,P01
! projects #17,#18,#9,#13,#22,#27,#32,#10,#8,#5,#24,#7,#30,#20,#3,#23,#31,#12,#19,#11,#21,#16,#28,#14,#6,#4,#26,#29,#15,#25
! battles C2,C3,C1,R1,R2,R3
a keep #13,#17 play #13
b keep #22,#32 play #22
c keep #5,#24 play #5
d keep #3,#30 play #30
a keep #17,#20 play #17
b keep #18,#32 play #18
c keep #24,#27 play #27
d keep #3,#7 play #3
a keep #8,#20 play #8
b keep #23,#32 play #32
c keep #9,#24 play #9
d keep #7,#10 play #10
a keep P09,P10 play P09
b keep W06,A11 play W06
c keep M03,W04 play W04
d keep P02,P07 play P02
a space 3
a put o #17
b space 3
b put s #18
b put o #18
c space 6
c put f #5
d space 2
d put f #30
a keep P05,P10 play P10
b keep A07,A11 play A07
c keep M03,T09 play M03
d keep T04,P07 play P07
a space 9
a put s #17
a put o #13
b space 7
b put s #32
b put f #32
c space 9
c put s #5
c put o #1
c put o #27
d space 3
d put s #30
d put o #30
a keep T10,P05 play P05
b keep M01,A11 play M01
c keep T06,T09 play T06
d keep T04,T07 play T04
a space 8
a put s #13
a put o #1
b space 5
c space 8
c put o #27
c put f #27
c put s #27
d space 9
d put s #3
d put s #3
d put o #3 f
a keep M04,A06 play A06
b keep W10,A01 play A01
c keep W03,P12 play P12
d keep P03,A12 play A12
a space 6
a put s #13
a put o #2
a put f #1
b space 8
b put s #2
b put o #2
b put o #32
c space 4
c put o #5
c put s #1
c put f #1
c put o #2
c end
d space 5
d put o #10 f
c pass
a keep M12,T05 play T05
b keep M07,W10 play M07
c keep P06,A03 play A03
d keep P03,P04 play P04
a space 5
a put s #2
a put f #8
a put f #8
a choose 2
a put s #1
b space 4
b put o #22
b put o #32
c space 7
c put s #9
c put f #9
c end
d space 7
d put s #1
d put f #10 o
c pass
a keep M08,M12 play M12
b keep M04,W10 play W10
c keep T03,P06 play P06
d keep W03,P03 play P03
a space 4
a end
b space 2
b put s #32
b put f #32
c space 3
c put s #2
c end
d space 1
d put s #1 f
d put f #1 o
c pass
b use #18
c pass
c pass
c pass
a keep W01,W08 play W01
b keep A04,A08 play A04
c keep M10,T11 play T11
d keep W02,W07 play W02
a space 1
a end
b space 9
b put f #22
b put o #22
c space 5
c end
d space 4
d put s #2
d put f #2 o
d end
c pass
a keep W08,T08 play W08
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
puzzle 121
from 6022 191 60
choice b keep W06,T08 play T08
best 0.834 60.4 keep W06,T08 play T08
tried 0.675 59.4 keep W07,T08 play T08
tried 0.597 59.0 keep M07,T08 play T08
tried 0.580 57.4 keep W06,W07 play W06
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.561 56.5 keep W06,T08 play W06
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.559 56.4 keep M07,W06 play W06
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.553 56.7 keep M07,W06 play M07
why - building_weaker CITY-5.1,CITY-5.3 1 3
tried 0.383 55.4 keep M07,T08 play M07
why ! building_weaker CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:2/8 casual:2/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M02,M04,M05,M08,M09,M12,W01,W02,W05,W09,W10,W12,T01,T02,T03,T06,T07,T11,P03,P04,P07,P09,P11,P12,A02,A03,A04,A07,A09,A10
! buildings A11,P05,A08,W04,T09,W03,A05,P08,M06,P10,T10,M03,P02,A12,M11,A01,T04,W08,T05,A06,T08,W07,M07,W06,T12,M01,P06,P01,W11,M10
! projects #8,#18,#13,#22,#32,#23,#29,#7,#11,#15,#21,#30,#4,#20,#31,#24,#16,#17,#3,#28,#6,#27,#9,#25,#12,#14,#10,#19,#26,#5
! battles C3,R2,R3,R1,C2,C1
a keep #13,#22 play #22
b keep #23,#32 play #32
a keep #13,#29 play #13
b keep #18,#23 play #18
a keep #8,#29 play #29
b keep #7,#23 play #23
a keep W04,A08 play A08
b keep W03,A05 play A05
a space 8
a put o #22
b space 8
b put o #32
a keep W04,P08 play P08
b keep W03,A11 play W03
a space 7
a put s #29
a put f #22
a put f #29
b space 7
b put s #18
b put o #18
b put f #32
a keep W04,P05 play W04
b keep T09,A11 play A11
a space 1
a put s #22
b space 9
b put s #1
b put s #32
a keep M03,M06 play M03
b keep A01,A12 play A12
a space 9
a put s #13
a put f #22
a put o #22
b space 6
b put f #32
b put f #1
a keep M06,P02 play P02
b keep P10,A01 play A01
a space 2
a extra f #22
b space 4
b put o #1
a keep M06,T10 play M06
b keep M11,P10 play P10
a space 5
a put o #13
a extra f #22
b space 1
b put s #32
b put s #2
b pass
b use #1 R2
b use #18
a keep W08,T05 play W08
---
mu 1
game city
rules 1
option players 3
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
puzzle 122
from 6024 62 82
choice b space 6
best 0.642 54.4 space 6
tried 0.459 53.0 space 2
why ! strength_less CITY-7.3 1 3
tried 0.455 52.8 space 4
why - strength_less CITY-7.3 1 3
tried 0.323 51.5 space 8
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M05,M07,M08,W04,W10,W11,W12,T01,T02,T04,T12,P01,P05,P10,P11,A01,A03,A08,A09
! buildings T06,A06,A05,T07,M11,W05,M04,M06,T08,W03,P12,T03,W09,M03,A07,W08,M09,W06,T11,P09,A04,A12,M12,P07,W01,P02,M10,P04,P06,P03,A02,M02,A10,T10,T05,W02,A11,P08,T09,W07
! projects #7,#12,#17,#26,#4,#19,#29,#23,#11,#16,#31,#24,#8,#5,#30,#32,#13,#20,#6,#9,#15,#18,#27,#21,#22,#14,#28,#3,#10,#25
! battles R3,C1,C2,R1,R2,C3
a keep #12,#26 play #12
b keep #4,#19 play #19
c keep #11,#31 play #31
a keep #24,#26 play #26
b keep #4,#7 play #4
c keep #23,#29 play #29
a keep #11,#24 play #24
b keep #7,#16 play #7
c keep #17,#23 play #17
a keep T06,T07 play T06
b keep M06,W05 play M06
c keep W03,P12 play W03
a space 6
a put f #1
a put o #12
b space 7
b put s #7
b put f #19
c space 7
c put s #29
c put f #29
a keep M04,T07 play T07
b keep W05,T03 play W05
c keep P12,A05 play A05
a space 5
a put s #12
a put o #12
b space 9
b put s #7
b choose R1
b put o #19
b end
c space 8
c put o #31
c put o #17
a keep M04,T08 play T08
b keep T03,A06 play A06
c keep M11,P12 play P12
a space 4
a put f #26
a put o #24
a put s #24
b space 3
b put o #4
b end
c space 4
c put o #1
c put o #2
a keep W08,A07 play W08
b keep W06,P09 play P09
c keep A04,A12 play A04
a space 2
a put s #2
a put f #26
b space 5
c space 1
c put f #1
c put s #31
a keep M12,A07 play M12
b keep M03,W06 play M03
c keep T11,A12 play A12
a space 9
a put o #2
a put o #1
a put s #1
a end
b space 1
b put f #1
b end
c space 5
c end
a pass
a keep M09,A07 play A07
b keep W06,P07 play P07
c keep W09,T11 play T11
a space 8
a put s #26
a end
---
mu 1
game city
rules 1
option players 3
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
puzzle 123
from 6021 226 78
choice a space 9
best 0.066 48.4 space 9
tried 0.022 45.0 space 8
why - battle_missed CITY-7.4 90
tried 0.011 43.6 space 2
why - battle_missed CITY-7.4 93
tried 0.006 44.4 space 5
why ! battle_missed CITY-7.4 100
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M03,M05,M11,W03,W04,W07,W10,T01,T07,T10,T12,P03,P05,P08,P11,A02,A03,A04,A06
! buildings M08,T06,A09,T05,M01,W11,M04,W08,P12,W12,P07,T02,P04,W09,A07,P06,T09,A01,T11,P10,M09,M07,M10,W02,T08,T03,M06,P02,W06,P09,A11,M12,W01,T04,A12,A05,W05,A08,P01,A10
! projects #17,#24,#31,#21,#5,#10,#15,#9,#8,#29,#18,#27,#20,#3,#13,#26,#7,#12,#22,#30,#19,#6,#28,#16,#4,#25,#14,#11,#32,#23
! battles R3,C3,C2,C1,R2,R1
a keep #21,#24 play #24
b keep #5,#15 play #5
c keep #27,#29 play #27
a keep #8,#21 play #21
b keep #15,#31 play #15
c keep #10,#29 play #29
a keep #8,#9 play #9
b keep #18,#31 play #31
c keep #10,#17 play #17
a keep T06,A09 play A09
b keep W08,W11 play W11
c keep W12,P12 play W12
a space 4
a put o #24
b space 2
b put f #5
c space 3
c put s #17
c put o #17
a keep M04,T06 play M04
b keep W08,P07 play W08
c keep M08,P12 play P12
a space 1
a put s #24
a put o #2
a put f #9
b space 3
b put s #31
b put o #31
c space 6
c put o #27
c put f #27
a keep T02,T06 play T02
b keep T05,P07 play P07
c keep M01,M08 play M01
a space 7
a put s #9
a put f #1
a put s #2
a put s #21
b space 9
b put s #5
c space 4
c put o #1
b pass
a keep P06,A07 play A07
b keep T09,A01 play A01
c keep M07,W02 play M07
a space 3
a put s #21
b space 1
b put s #1
b put f #15
c space 2
c put o #27
a keep M09,P06 play P06
b keep W09,T09 play T09
c keep T11,P10 play P10
a space 6
a end
b space 8
b put f #15
b put o #1
b put o #5
b put s #2
b put f #15
b put o #15
c space 1
c put s #29
c put s #27
c put o #2
a keep M09,W02 play W02
b keep M10,W09 play W09
c keep T11,P04 play T11
---
mu 1
game city
rules 1
option players 4
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
puzzle 124
from 6025 66 106
choice b space 8
best 0.419 52.5 space 8
tried 0.322 51.0 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.287 50.1 space 4
why ! damage_taken CITY-7.5 84
tried 0.245 49.3 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:3/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M07,M12,W04,W09,T02,T05,P04,P06,A08,A11
! buildings W05,W02,W12,T08,W11,W10,M06,M01,P01,M03,A02,A12,P03,A03,T09,A04,T10,A06,T03,P10,A05,W07,P07,T12,M04,A01,W01,M09,W03,T11,P05,T06,A09,W06,A10,T04,M05,P09,M10,T01,M11,A07,P12,P11,P08,M08,T07,P02,W08,M02
! projects #28,#11,#22,#30,#23,#5,#31,#18,#8,#9,#3,#13,#24,#7,#29,#16,#21,#14,#12,#19,#20,#4,#15,#32,#25,#17,#26,#6,#10,#27
! battles C2,R2,R3,C1,C3,R1
a keep #11,#22 play #22
b keep #5,#31 play #5
c keep #3,#13 play #13
d keep #16,#29 play #16
a keep #7,#24 play #7
b keep #28,#31 play #28
c keep #3,#18 play #18
d keep #9,#29 play #29
a keep #8,#24 play #24
b keep #11,#31 play #31
c keep #3,#30 play #30
d keep #9,#23 play #9
a keep W02,W12 play W12
b keep W10,W11 play W11
c keep P01,A02 play A02
d keep A03,A04 play A03
a space 3
a put s #7
a put o #22
b space 2
b put f #5
c space 9
c put s #18
c put o #18
d space 3
d put s #29
d put o #16
a keep M06,W02 play M06
b keep M03,A12 play M03
c keep P01,P03 play P03
d keep W05,A04 play A04
a space 7
a put s #7
a choose C2
a put f #1
b space 9
b put s #5
b put o #5
b put s #31
b put f #28
b put o #31
c space 3
c put s #13
c put o #13
d space 1
d put s #9
d put f #16
a keep W02,W10 play W02
b keep T09,A12 play A12
c keep T08,P01 play P01
d keep M01,W05 play M01
a space 4
a put o #2
b space 1
b put f #28
b put f #28
c space 6
c put s #13
c put f #30
c put f #1
d space 5
b pass
c pass
a keep T10,A06 play A06
b keep P07,A05 play P07
c keep M04,A01 play M04
d keep W03,T11 play W03
a space 6
a put o #1
a put f #22
b space 3
b put s #2
b put o #2
b put s #28
c space 1
c put s #30
c end
d space 7
d put s #1
d put f #29
a keep T10,P05 play T10
b keep P10,A05 play P10
c keep W07,A01 play W07
d keep W01,T11 play W01
a space 1
a put s #2
a put f #22
a put s #1
a put o #24
a end
b space 7
b put s #28
c space 5
c put o #30
d space 8
d cover o 7|8
a keep M09,P05 play P05
b keep T06,A05 play A05
c keep T03,A01 play A01
d keep T11,T12 play T11
a space 8
a put o #22
---
mu 1
game city
rules 1
option players 4
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
puzzle 125
from 6023 150 114
choice a space 5
best 0.080 46.3 space 5
tried 0.030 42.9 space 4
why - battle_missed CITY-7.4 84
tried 0.003 41.1 space 6
why - battle_missed CITY-7.4 87
tried 0.000 39.5 space 7
why ! battle_missed CITY-7.4 90
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M10,M11,W02,W08,T01,T03,P02,P12,A06,A08
! buildings W05,P01,T09,T07,A04,P10,T12,W12,T02,M12,T04,W01,P05,M05,P07,P06,W04,P03,W10,P09,T11,W07,M06,W06,T10,P08,T06,P11,T05,M04,M07,A09,A02,M01,M09,A12,A10,M02,W09,A03,M08,A01,A05,W11,P04,A11,A07,M03,W03,T08
! projects #25,#16,#15,#26,#24,#5,#7,#8,#19,#13,#20,#21,#23,#11,#3,#18,#32,#22,#30,#4,#9,#31,#6,#17,#27,#12,#10,#14,#29,#28
! battles C3,C2,C1,R3,R2,R1
a keep #16,#26 play #26
b keep #5,#24 play #5
c keep #19,#20 play #19
d keep #3,#18 play #3
a keep #11,#16 play #16
b keep #15,#25 play #15
c keep #7,#20 play #7
d keep #13,#18 play #13
a keep #11,#21 play #21
b keep #23,#25 play #25
c keep #20,#24 play #24
d keep #8,#18 play #8
a keep W05,T07 play T07
b keep W12,A04 play W12
c keep M12,W01 play M12
d keep M05,P05 play M05
a space 1
a put s #21
a put f #1
a put s #21
b space 3
b put s #2
b put o #2
b put f #5
c space 9
c put o #1
d space 9
d put s #13
d put o #13
a keep W05,T12 play T12
b keep T02,A04 play A04
c keep W01,P06 play W01
d keep T09,P01 play P01
a space 3
a put o #16
a put s #2
a put f #16
b space 1
b put s #5
b put f #15
c space 1
c put f #1
c put s #1
d space 6
d put f #8
d put f #8
d choose 1
a keep W05,T04 play W05
b keep T02,P07 play T02
c keep P05,P06 play P06
d keep T09,P10 play P10
a space 9
a put o #2
a put s #26
a put s #1
b space 7
b put f #15
b put s #25
b put o #5
b put s #25
b put f #15
b put o #15
c space 4
c put o #19
c put o #24
d space 7
d put s #13
a keep W04,P09 play W04
b keep W07,T11 play T11
c keep P08,P11 play P08
d keep M04,A09 play A09
a space 8
a put o #1
b space 2
b put f #25
b put f #25
b put o #25
b put o #25
c space 2
c put f #19
c put s #24
c end
d space 4
d put s #3
d put o #1
a keep M07,T05 play T05
b keep W07,P03 play P03
c keep W06,P11 play W06
d keep M04,T10 play M04
a space 2
a put f #26
a put f #26
a end
b space 5
b put o #1
c space 3
c put s #7
c put o #2
c use #19
c put s #7
c choose R3
c end
d space 1
d put s #3
d put f #3
d put o #2
a keep M07,T06 play M07
b keep W07,P09 play W07
c keep W10,P11 play P11
d keep M06,T10 play M06
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
puzzle 126
from 6022 196 33
choice b pass
best 0.055 55.1 pass
tried 0.013 49.6 use #31 4
tried 0.011 51.0 use #31 7
tried 0.009 50.7 use #31 5
why ! battle_missed CITY-7.4 78
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M04,M06,M10,M11,W02,W03,W05,W07,W08,W11,T02,T03,T04,T05,T06,T07,P01,P02,P03,P05,P07,P10,A01,A03,A04,A08,A09,A12
! buildings M08,T08,P08,P09,T01,A10,A06,P06,W12,W09,T10,T11,A02,M09,A07,P04,W06,W01,A05,T09,P12,M02,M05,T12,P11,W04,A11,M12,M07,W10
! projects #13,#19,#4,#22,#21,#12,#6,#31,#14,#18,#29,#5,#8,#24,#17,#32,#10,#7,#9,#23,#30,#26,#11,#16,#27,#15,#25,#20,#3,#28
! battles C2,R3,C3,R1,C1,R2
a keep #13,#22 play #22
b keep #6,#12 play #12
a keep #13,#21 play #13
b keep #4,#19 play #19
a keep #6,#21 play #21
b keep #4,#31 play #31
a keep P08,P09 play P08
b keep A06,A10 play A10
a space 7
a put s #22
a put f #22
b space 4
b put o #19
a keep T01,P09 play P09
b keep T08,A06 play A06
a space 8
a put f #22
a put o #13
b space 7
b put s #31
b put o #31
a keep M08,T01 play T01
b keep T08,P06 play P06
a space 9
a put s #13
a put o #22
a put s #13
b space 5
b put o #12
---
mu 1
game city
rules 1
option players 3
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
puzzle 127
from 6024 63 19
choice b space 7
best 0.542 53.0 space 7
tried 0.395 50.6 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.354 50.5 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.338 49.7 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.319 49.6 space 3
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.308 48.9 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.305 49.1 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.286 48.6 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:4/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M06,M07,M10,W03,W05,W08,W11,T02,T05,T06,T07,P03,P05,P08,P10,A02,A08,A09,A11
! buildings M08,M09,A04,A10,W09,A12,M04,A01,A06,M11,M01,A03,P04,W04,P06,A05,T10,W02,W10,T12,M12,P01,T03,A07,T01,P11,P12,W12,T04,W06,T08,P02,P07,M03,P09,M02,W01,T09,T11,W07
! projects #27,#26,#23,#28,#24,#5,#25,#13,#9,#15,#8,#31,#21,#14,#16,#3,#11,#19,#6,#32,#18,#20,#4,#12,#17,#10,#29,#30,#7,#22
! battles R3,C3,R2,R1,C2,C1
a keep #26,#28 play #28
b keep #5,#24 play #5
c keep #15,#31 play #15
a keep #9,#26 play #26
b keep #23,#27 play #27
c keep #13,#31 play #13
a keep #9,#25 play #9
b keep #8,#23 play #8
c keep #24,#31 play #31
a keep A04,A10 play A04
b keep M04,W09 play W09
c keep A03,A06 play A03
a space 1
a put s #9
a put f #9
---
mu 1
game city
rules 1
option players 3
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
puzzle 128
from 6021 229 60
choice c space 6
best 0.546 55.9 space 6
tried 0.440 53.5 space 3
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.410 52.8 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.368 51.5 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.291 50.2 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.277 49.5 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:3/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! removed M01,M03,M04,M08,W01,W07,W08,W09,T02,T03,T06,T10,P03,P06,P09,P12,A03,A04,A09,A10
! buildings T05,A12,P10,T01,M07,W12,W05,W06,P08,T08,M11,T04,T12,P01,M10,A11,W02,T09,M12,M09,A06,A02,P11,A01,P05,A07,M02,A05,W10,A08,T11,P07,P02,W03,M05,P04,T07,W11,M06,W04
! projects #23,#11,#4,#26,#14,#29,#17,#6,#25,#30,#5,#18,#16,#7,#10,#21,#15,#3,#9,#31,#28,#22,#20,#27,#8,#13,#19,#32,#24,#12
! battles C3,R1,R2,R3,C2,C1
a keep #4,#26 play #26
b keep #6,#14 play #14
c keep #5,#25 play #5
a keep #4,#30 play #4
b keep #6,#23 play #6
c keep #25,#29 play #25
a keep #17,#30 play #30
b keep #18,#23 play #18
c keep #11,#29 play #29
a keep P10,A12 play P10
b keep W06,W12 play W12
c keep T08,P08 play P08
a space 9
a put s #30
a put o #4
b space 3
b put o #6
b put s #18
c space 7
c put s #29
c put f #29
a keep W05,A12 play A12
b keep W06,T04 play T04
c keep T01,T08 play T08
a space 6
a put f #4
a colours f,o
a put f #30
a put o #30
b space 9
b put o #6
b put s #14
b put o #18
b put f #1
c space 4
c put s #5
c put f #5
c put o #25
a keep M11,W05 play W05
b keep W06,T05 play W06
c keep M07,T01 play M07
a space 2
a put f #26 s
b space 5
c space 9
c put o #25
b pass
a keep P01,A11 play P01
b keep M09,W02 play W02
c keep A02,A06 play A06
a space 5
a put s #26 f
a put f #26
b space 4
b put o #2
b put f #14
---
mu 1
game city
rules 1
option players 4
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
puzzle 129
from 6025 72 153
choice d keep M03,W09 play M03
best 0.976 56.9 keep M03,W09 play M03
tried 0.842 55.4 keep M03,T02 play M03
tried 0.799 51.7 keep M03,W09 play W09
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.729 51.3 keep M03,T02 play T02
tried 0.727 52.1 keep W09,T02 play T02
why - damage_taken CITY-7.5 68
tried 0.670 50.9 keep W09,T02 play W09
why ! building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:1/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M08,W08,W12,T08,T11,P01,P09,A09,A10
! buildings P03,T03,M06,W07,P02,A08,M12,T06,A02,P11,A12,W02,T05,W06,T01,A03,A07,M02,A11,P07,M07,W10,T07,T09,P06,T10,W01,M05,M04,T04,P10,A01,W05,A06,M03,T02,A05,T12,M10,W03,P04,P08,M09,W11,M11,W09,P05,W04,P12,A04
! projects #31,#23,#15,#22,#19,#14,#7,#29,#28,#26,#25,#21,#8,#27,#13,#4,#9,#18,#3,#12,#20,#30,#17,#24,#5,#6,#16,#10,#11,#32
! battles C1,R2,R3,R1,C2,C3
a keep #15,#22 play #22
b keep #14,#19 play #14
c keep #25,#28 play #28
d keep #13,#27 play #13
a keep #4,#15 play #4
b keep #19,#31 play #19
c keep #7,#25 play #7
d keep #26,#27 play #26
a keep #15,#21 play #21
b keep #8,#31 play #31
c keep #23,#25 play #23
d keep #27,#29 play #29
a keep W07,P03 play W07
b keep M12,A08 play M12
c keep W02,A02 play A02
d keep W06,A03 play A03
a space 1
a put f #4
a put s #22
b space 4
b put o #19
c space 2
c put f #1
d space 3
d put s #26
d put o #26
a keep P02,P03 play P03
b keep A08,A12 play A12
c keep W02,T05 play W02
d keep M06,W06 play M06
a space 4
a put o #22
b space 6
b put f #19
b end
c space 6
c put f #28
d space 7
d put s #29
d put f #29
a keep P02,P11 play P02
b keep T01,A08 play A08
c keep T03,T05 play T05
d keep W06,T06 play T06
a space 8
a put o #4
a colours s,f
a put f #22
a put s #21
b space 8
b put o #31
b end
c space 3
c put s #23
c put o #1
c put f #23
c put s #1
d space 8
d put s #13
d put s #13
d put o #13
c pass
c pass
a keep P07,A07 play A07
b keep M07,W10 play M07
c keep W01,T10 play T10
d keep T04,A01 play A01
a space 5
a put f #22
a put s #21
b space 5
b put f #14
b put o #14
b end
c space 1
c put f #23
c put f #28
c put s #7
c put s #7
c choose C3
c end
d space 6
d put f #26
c pass
a keep P07,P10 play P07
b keep W10,A11 play A11
c keep W01,T07 play T07
d keep M05,T04 play T04
a space 2
a put o #22
a extra s #22
b space 2
b put s #31
b put f #14
b end
c space 9
c put s #2
c put s #28
c put o #2
c put s #28
c end
d space 9
d put f #26
d put s #1
d put o #26
d cover o 3/6
c pass
a keep P06,P10 play P06
b keep M04,W10 play M04
c keep M02,W01 play W01
d keep M05,T09 play M05
a space 9
a extra s #22
a extra o #22
b space 1
b put s #14
b put f #1
b put o #14
b end
c space 5
c put s #28
c end
d space 4
d cover o 4/7
b pass
c pass
c use #23
c use #1 C1
a keep W05,A06 play A06
b keep W03,A05 play A05
c keep W11,P08 play P08
d keep W04,W09 play W04
a space 3
a extra s #22
a put o #1
b space 3
b put s #1
b put o #1
b end
c space 7
c put f #28
c extra s #28
d space 5
d put o #1
d cover o 5|6
b pass
a keep M10,W05 play M10
b keep W03,P04 play P04
c keep W11,P05 play W11
---
mu 1
game city
rules 1
option players 4
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
puzzle 130
from 6023 156 57
choice c space 3
best 0.628 51.1 space 3
tried 0.511 49.3 space 5
why - battle_missed CITY-7.4 62
tried 0.463 48.1 space 7
why ! battle_missed CITY-7.4 81
tried 0.447 48.2 space 2
why - battle_missed CITY-7.4 84
tried 0.435 47.8 space 1
why - battle_missed CITY-7.4 81
tried 0.401 47.4 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.396 47.1 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M09,W06,W11,T05,T11,P02,P05,A01,A07
! buildings M07,T01,A10,M12,W12,T04,P12,P04,W05,A09,T08,T12,P08,P11,A06,A12,W03,A11,T09,W10,P07,P01,W02,T03,A08,P06,M02,P10,M04,A03,M10,W07,A02,P09,A05,P03,W04,W01,W08,T02,M11,M06,W09,M01,A04,T06,T07,M08,M03,T10
! projects #20,#3,#16,#18,#11,#24,#23,#21,#29,#15,#10,#27,#9,#22,#7,#6,#30,#26,#19,#12,#31,#14,#8,#25,#28,#13,#4,#17,#32,#5
! battles R1,R3,C1,C2,C3,R2
a keep #16,#18 play #16
b keep #21,#24 play #21
c keep #10,#15 play #10
d keep #6,#22 play #22
a keep #7,#9 play #7
b keep #3,#24 play #24
c keep #11,#23 play #23
d keep #6,#29 play #6
a keep #9,#27 play #27
b keep #3,#18 play #18
c keep #11,#20 play #20
d keep #15,#29 play #29
a keep M12,A10 play A10
b keep W12,P12 play W12
c keep W05,A09 play A09
d keep A06,A12 play A12
a space 8
a put o #16
b space 3
b put s #18
b put o #18
c space 9
c put o #2
c put s #2
c put f #10
d space 3
d put o #6
a keep M12,P04 play P04
b keep T12,P12 play P12
c keep W05,P11 play W05
d keep M07,A06 play A06
a space 7
a put s #7
a put f #16
a use #16 o
a put s #7
a choose R1
b space 8
b put o #24
c space 8
c put o #10
d space 7
d put s #22
a keep M12,T08 play M12
b keep T12,P08 play P08
c keep T01,P11 play P11
d keep M07,T04 play T04
a space 9
a put o #1
a put o #27
b space 7
b put s #24
b put f #1
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
puzzle 131
from 6022 200 48
choice b space 3
best 0.600 56.3 space 3
tried 0.275 53.7 space 5
why - sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.264 53.9 space 7
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.259 53.0 space 1
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.241 51.9 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 3
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M05,M06,M08,M10,M12,W01,W02,W03,W05,W06,W08,T01,T02,T05,T09,T11,T12,P05,P07,P08,P09,P10,P11,A01,A03,A04,A06,A09,A11
! buildings M07,P12,W04,A07,M02,T06,W10,M01,T10,M03,P04,W07,A05,T04,P03,P02,T08,A08,A12,W09,A02,P06,T03,T07,P01,W12,M09,A10,M11,W11
! projects #31,#25,#26,#28,#32,#27,#13,#12,#8,#10,#5,#15,#22,#14,#3,#4,#7,#29,#21,#20,#19,#6,#17,#30,#11,#23,#18,#24,#9,#16
! battles C1,C3,R1,R3,R2,C2
a keep #25,#28 play #28
b keep #12,#32 play #12
a keep #13,#27 play #27
b keep #26,#31 play #26
a keep #13,#32 play #13
b keep #25,#31 play #31
a keep W04,A07 play A07
b keep W10,T06 play T06
a space 7
a put s #13
a put f #27
b space 8
b put s #31
b put o #31
a keep M02,W04 play M02
b keep W10,P12 play P12
a space 8
a put s #13
a put o #13
b space 4
b put o #12
a keep M07,W04 play W04
b keep M01,W10 play W10
a space 1
a put s #28
b space 6
b put f #26
b pass
a keep M03,W07 play M03
b keep T04,P03 play T04
a space 9
a put s #28
a put f #28
a put o #27
b space 9
b put s #12
b put s #26
b put f #26
b put o #12
b put o #26
a keep P02,A05 play A05
b keep P03,P04 play P03
a space 6
a put o #1
---
mu 1
game city
rules 1
option players 3
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
puzzle 132
from 6024 65 100
choice a space 2
best 0.636 52.5 space 2
tried 0.541 50.2 space 8
why ! battle_missed CITY-7.4 87
tried 0.486 49.0 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:2/8 casual:3/8 steady:0/8 keen:7/8 fierce:8/8
---
! removed M02,M05,M06,M11,W06,W10,W11,W12,T04,T05,T07,T09,P01,P02,P09,P11,A03,A05,A11,A12
! buildings A08,W04,P10,M10,A07,T06,T01,A04,T12,W03,P05,W02,P06,M03,A02,P04,W05,A10,T10,W07,T02,M04,M12,M09,T11,T03,A01,W01,W08,M08,A09,P07,P03,W09,P08,P12,T08,M01,A06,M07
! projects #14,#25,#8,#12,#20,#24,#16,#31,#9,#19,#30,#7,#3,#11,#17,#32,#22,#27,#26,#18,#15,#10,#21,#13,#29,#28,#5,#23,#6,#4
! battles C2,C1,R1,R3,C3,R2
a keep #12,#14 play #14
b keep #16,#31 play #31
c keep #19,#30 play #19
a keep #7,#12 play #12
b keep #8,#16 play #16
c keep #24,#30 play #30
a keep #7,#20 play #7
b keep #8,#9 play #9
c keep #24,#25 play #24
a keep W04,P10 play P10
b keep A04,A07 play A07
c keep W03,P05 play P05
a space 9
a put s #14
a put o #12
b space 7
b put s #9
b put f #9
c space 8
c put o #30
a keep W04,T01 play T01
b keep W02,A04 play A04
c keep W03,A08 play A08
a space 4
a put s #12
a put o #12
b space 1
b put s #31
b put f #16
c space 6
c put f #19
a keep W04,T12 play T12
b keep M10,W02 play W02
c keep W03,T06 play W03
a space 3
a put s #7
a put s #7
a choose C2
a put o #14
b space 2
b put o #31
b put f #1
c space 9
c put s #24
c put o #19
c put o #24
c end
b pass
a keep P04,A02 play P04
b keep W05,W07 play W05
c keep M04,M12 play M04
a space 7
a put s #1
a put s #2
a put f #14
b space 9
b put o #16
b put s #2
c space 1
c put s #30
c put f #30
c end
a keep M09,A02 play A02
b keep W07,P06 play P06
c keep M12,A10 play A10
a space 1
a put f #14
a end
b space 4
b put o #2
b put s #1
b put o #1
b end
c space 4
c put o #1 s
c end
b pass
a keep M09,T10 play T10
b keep W07,T02 play W07
c keep M03,M12 play M03
a space 6
a put f #1
a put o #14
a end
b space 5
b end
c space 7
c put o #1 f
c end
b use #31 5
b end
b pass
b use #1 C1
a keep W01,T11 play T11
b keep W08,A09 play W08
c keep W09,P12 play W09
---
mu 1
game city
rules 1
option players 3
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
puzzle 133
from 6021 234 55
choice a space 5
best 0.241 50.4 space 5
tried 0.134 47.4 space 7
why - strength_less CITY-7.3 0 1
tried 0.119 45.8 space 6
why - sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.113 46.5 space 9
why - strength_less CITY-7.3 0 1
tried 0.056 43.4 space 1
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.037 42.8 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:2/8 casual:2/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M03,M04,M05,M10,W02,W04,W05,W11,T01,T10,T11,T12,P07,P09,P11,P12,A03,A04,A07,A08
! buildings W12,A06,T02,A09,T03,M08,A02,W09,T06,W08,M02,M07,P08,M12,P01,T09,T04,W01,W03,P05,A11,P10,A05,P03,P06,P02,T08,P04,W07,M01,A01,W06,A10,W10,M06,A12,M11,T07,T05,M09
! projects #30,#18,#26,#9,#29,#32,#6,#4,#20,#7,#27,#25,#21,#3,#13,#19,#15,#12,#11,#16,#24,#8,#17,#23,#5,#31,#28,#14,#22,#10
! battles C1,C2,R2,R3,R1,C3
a keep #9,#26 play #26
b keep #6,#32 play #32
c keep #20,#25 play #25
a keep #7,#27 play #7
b keep #6,#30 play #6
c keep #4,#29 play #4
a keep #20,#27 play #27
b keep #9,#30 play #9
c keep #18,#29 play #18
a keep W12,A09 play W12
b keep W09,A02 play A02
c keep M02,M07 play M07
a space 8
a put o #1
b space 9
b put s #2
b put o #2
b put o #6
c space 4
c put o #4
a keep T03,A09 play T03
b keep W09,T06 play T06
c keep T02,A06 play A06
a space 3
a put s #7
a put o #2
a put s #7
a choose R1
b space 8
b put s #9
b put f #9
b put o #6
b put o #32
c space 6
c put f #4
c colours s,o
c put s #18
c put o #18
a keep W08,A09 play W08
b keep M02,W09 play W09
c keep M08,T02 play M08
a space 4
a put o #26
b space 6
b put f #32
b put f #32
c space 8
c put o #25
a keep M12,T09 play T09
b keep W01,P05 play P05
c keep P10,A11 play P10
---
mu 1
game city
rules 1
option players 4
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
puzzle 134
from 6023 163 54
choice a space 5
best 0.620 52.4 space 5
tried 0.502 50.2 space 8
why ! strength_less CITY-7.3 0 2
tried 0.338 48.9 space 3
why - damage_taken CITY-7.5 68
tried 0.305 48.5 space 4
why - battle_missed CITY-7.4 68
tried 0.274 47.7 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.212 46.6 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.200 46.2 space 1
why - battle_missed CITY-7.4 78
proof 10 4 320
found gentle:1/8 casual:0/8 steady:0/8 keen:1/8 fierce:8/8
---
! removed M01,M02,W01,W09,T03,T06,P02,P08,A03,A09
! buildings W08,W03,T02,A11,M06,P07,P09,W02,P05,M10,T10,M04,W11,M09,M05,P03,M12,P01,M07,A04,W06,P04,T09,A06,A05,P12,T12,T11,M11,W12,M08,W10,A02,M03,T01,A10,P10,A08,W04,T05,A01,T08,A07,W05,A12,T07,W07,P06,P11,T04
! projects #27,#18,#9,#20,#30,#22,#31,#5,#10,#12,#3,#4,#6,#26,#24,#19,#28,#25,#14,#29,#15,#21,#13,#32,#23,#7,#11,#17,#8,#16
! battles C2,R3,R1,C1,C3,R2
a keep #18,#27 play #27
b keep #5,#22 play #22
c keep #4,#12 play #12
d keep #24,#26 play #26
a keep #6,#19 play #19
b keep #5,#9 play #5
c keep #4,#30 play #30
d keep #10,#24 play #10
a keep #3,#6 play #3
b keep #9,#18 play #18
c keep #4,#20 play #4
d keep #24,#31 play #31
a keep W03,W08 play W03
b keep W02,P09 play P09
c keep T10,P05 play P05
d keep M05,W11 play M05
a space 7
a put s #27
a put f #3
b space 8
b put o #5
c space 8
c put o #12
d space 9
d put o #2
d put s #2
d put s #31
a keep M06,W08 play W08
b keep M04,W02 play M04
c keep T10,P03 play P03
d keep W11,T02 play T02
a space 2
a put f #19
b space 1
b put s #5
b put f #5
b put f #22
b put s #18
b put o #18
c space 3
c put s #12
c put o #12
d space 7
d put f #1
d put s #1
d put o #31
a keep M06,M10 play M10
b keep M09,W02 play W02
c keep T10,A11 play T10
d keep W11,P07 play W11
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
puzzle 135
from 6022 212 31
choice a pass
best 0.627 54.7 pass
tried 0.294 49.2 use #31 8
tried 0.153 48.6 use #31 7
tried 0.113 50.8 use #31 1
why ! battle_missed CITY-7.4 87
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M04,M05,M08,M09,M11,W01,W05,W06,W09,W10,W12,T02,T06,T07,T08,T09,T12,P02,P06,P08,P10,P11,P12,A02,A06,A07,A08,A09,A11
! buildings T03,P04,W04,M12,M10,A01,P07,T11,T01,P05,P03,A04,P01,M02,T10,W11,M06,A03,W07,W02,A05,A10,M07,M03,T05,W08,W03,T04,A12,P09
! projects #23,#18,#5,#7,#25,#10,#13,#31,#12,#29,#20,#11,#28,#15,#19,#17,#16,#6,#8,#27,#22,#4,#3,#9,#24,#21,#30,#26,#32,#14
! battles C1,R3,C3,C2,R2,R1
a keep #5,#23 play #5
b keep #13,#25 play #25
a keep #23,#31 play #31
b keep #13,#18 play #13
a keep #7,#23 play #7
b keep #10,#18 play #10
a keep W04,P04 play P04
b keep P07,A01 play A01
a space 7
a put s #5
a put f #5
b space 8
b put o #13
a keep M10,W04 play W04
b keep M12,P07 play M12
a space 8
a put o #31
a put o #1
b space 4
b put o #10
a keep M10,T03 play M10
b keep T11,P07 play P07
a space 1
a put s #31
b space 5
b put s #13
b put o #25
---
mu 1
game city
rules 1
option players 3
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
puzzle 136
from 6024 74 61
choice a keep M12,W01 play W01
best 0.270 55.2 keep M12,W01 play W01
tried 0.107 51.9 keep M12,W01 play M12
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.054 50.6 keep M12,P05 play M12
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.050 50.5 keep M12,P05 play P05
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.045 49.4 keep W01,P05 play W01
why ! battle_missed CITY-7.4 68
tried 0.011 46.1 keep W01,P05 play P05
why - building_weaker CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:2/8 casual:5/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M02,M05,M06,W03,W05,W07,W09,T01,T05,T09,T12,P01,P03,P04,P12,A01,A05,A06,A09
! buildings T02,A11,T11,M08,A08,W10,P06,M03,W11,T10,W04,T08,M11,A02,P07,W01,A04,M09,P02,T07,A12,P05,A03,M12,A10,A07,P08,W08,P11,W06,P09,T03,T04,P10,M10,M04,W12,W02,T06,M07
! projects #21,#20,#22,#3,#12,#32,#13,#9,#17,#23,#27,#29,#26,#24,#7,#5,#19,#6,#28,#15,#11,#18,#4,#14,#16,#31,#25,#10,#8,#30
! battles R3,R2,C3,C1,C2,R1
a keep #21,#22 play #21
b keep #12,#32 play #12
c keep #27,#29 play #27
a keep #22,#23 play #22
b keep #3,#32 play #32
c keep #13,#29 play #13
a keep #9,#23 play #9
b keep #3,#17 play #3
c keep #20,#29 play #29
a keep T02,A11 play A11
b keep M03,A08 play M03
c keep W04,W11 play W04
a space 2
a put f #9
b space 9
b put s #2
b put o #2
b put s #12
c space 4
c put o #13
a keep W10,T02 play W10
b keep T10,A08 play A08
c keep M08,W11 play M08
a space 5
a put s #9
b space 6
b put f #3
b put o #12
c space 8
c put o #27
a keep T02,T08 play T02
b keep T10,T11 play T11
c keep W11,P06 play P06
a space 7
a put s #21
a put f #1
a put s #21
b space 4
b put s #3
b put o #12
c space 6
c put f #29
a keep W01,A02 play A02
b keep P02,A04 play A04
c keep A03,A12 play A03
a space 9
a put o #2
a put s #2
a put o #1
b space 1
b put s #3
b put f #32
b put f #32
c space 7
c put s #29
c cover o W7
c put f #27
---
mu 1
game city
rules 1
option players 3
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
puzzle 137
from 6021 238 80
choice c space 1
best 0.452 54.2 space 1
tried 0.321 52.5 space 5
why ! strength_less CITY-7.3 0 1
tried 0.264 51.8 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.259 51.9 space 9
why - strength_less CITY-7.3 0 1
tried 0.218 51.0 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:2/8 casual:2/8 steady:0/8 keen:3/8 fierce:8/8
---
! removed M04,M06,M07,M12,W03,W06,W09,W10,T04,T07,T08,T11,P01,P02,P08,P09,A01,A03,A04,A10
! buildings W08,W07,W04,A07,A06,A12,T03,M09,M01,P12,P10,T10,M11,W05,T06,W02,T05,M02,A09,W01,M08,M10,A11,T12,T09,W12,P03,P07,P06,P05,P04,M05,T02,W11,A02,P11,A05,A08,M03,T01
! projects #13,#10,#28,#5,#8,#6,#12,#4,#11,#17,#18,#14,#26,#21,#3,#15,#20,#19,#9,#27,#7,#32,#16,#24,#25,#31,#22,#29,#30,#23
! battles R1,C3,C2,R2,R3,C1
a keep #5,#13 play #5
b keep #6,#12 play #12
c keep #11,#14 play #14
a keep #17,#18 play #17
b keep #6,#28 play #28
c keep #4,#8 play #4
a keep #11,#18 play #18
b keep #6,#13 play #6
c keep #8,#10 play #10
a keep W04,W07 play W04
b keep T03,A06 play T03
c keep P10,P12 play P12
a space 8
a put o #18
b space 3
b put s #12
b put o #12
b put o #12
c space 8
c put o #4
a keep M09,W07 play W07
b keep T10,A06 play T10
c keep P10,A07 play P10
a space 1
a put s #18
a put f #5
b space 1
b put s #28
b put s #28
b put f #28
c space 7
c put s #2
c put o #2
c put f #4
c colours f,o
c put f #14
c put o #14
a keep M01,M09 play M09
b keep W08,A06 play A06
c keep A07,A12 play A12
a space 9
a put s #5
a put f #1
b space 6
b put f #28
b put o #6
c space 3
c put o #14
a use #18
a keep W02,W05 play W05
b keep T05,A09 play T05
c keep M08,A11 play A11
a space 7
a put o #5
a put o #1
a put s #1
a put s #17
a end
b space 4
b put s #28
b put f #28
b put o #6
b extra s #28
b extra s #28
b extra s #28
c space 6
c put f #14
a keep M10,W02 play W02
b keep M11,A09 play A09
c keep M02,W01 play W01
a space 2
a put o #17
a end
b space 9
b put o #1
b extra s #28
---
mu 1
game city
rules 1
option players 4
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
puzzle 138
from 6025 76 141
choice d space 2
best 0.827 56.4 space 2
tried 0.665 54.3 space 6
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.605 53.9 space 1
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:1/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M08,M10,W05,W08,T06,T12,P04,P10,A06,A07
! buildings T02,W07,P08,P11,A09,A03,T11,W09,M09,T07,A10,M06,W03,M07,P12,W02,T08,W06,M04,P01,M02,T09,M11,P05,M12,T04,A05,M05,A12,P07,P02,A11,W04,T03,T10,T01,W01,A02,A08,A01,P09,A04,W12,P06,W10,W11,M01,T05,P03,M03
! projects #23,#18,#24,#21,#5,#25,#16,#11,#20,#19,#4,#6,#12,#7,#29,#22,#3,#14,#28,#31,#27,#15,#10,#17,#8,#32,#9,#30,#26,#13
! battles C2,C3,R2,R1,R3,C1
a keep #21,#23 play #21
b keep #5,#25 play #5
c keep #4,#19 play #19
d keep #12,#22 play #12
a keep #7,#29 play #29
b keep #18,#25 play #25
c keep #4,#16 play #4
d keep #6,#22 play #22
a keep #7,#20 play #7
b keep #18,#23 play #18
c keep #16,#24 play #24
d keep #6,#11 play #6
a keep W07,P08 play W07
b keep A03,A09 play A09
c keep M06,T07 play M06
d keep W03,P12 play P12
a space 1
a put f #29
a put s #29
b space 9
b put s #18
b put o #18
c space 3
c put o #19
c put s #2
d space 8
d put o #12
a keep W09,P08 play W09
b keep A03,A10 play A10
c keep W02,T07 play W02
d keep W03,T02 play T02
a space 7
a put s #21
a put f #1
b space 8
b put o #5
b put o #25
c space 6
c put f #4
c put f #19
c end
d space 7
d put o #6
d put s #12
d put f #22
d put o #6
d put o #12
a keep M09,P08 play P08
b keep M07,A03 play A03
c keep T07,P11 play T07
d keep W03,T11 play T11
a space 2
a end
b space 3
b put s #5
b put o #1
c space 1
c put s #24
c put f #1
c put o #4
c colours s,o
c put o #24
c put s #1
c end
d space 5
d put s #22
d put o #22
b pass
a keep M04,W06 play W06
b keep M02,P05 play M02
c keep M05,A05 play A05
d keep A11,A12 play A12
a space 3
a cover o 1|2
a put s #21
a end
b space 6
b put f #1
b put f #25
b put o #25
c space 8
c put o #2
c put o #1
c end
d space 3
d put o #22
c pass
a keep P02,P07 play P02
b keep P01,P05 play P01
c keep M05,M11 play M05
d keep M12,T04 play M12
a space 8
a cover o 7|8
b space 1
b put s #1
b use #1 C2
c space 9
c end
d space 4
d put f #22
d extra o #22
d extra o #22
c pass
a keep P07,A11 play P07
b keep M04,P05 play P05
c keep M11,T08 play T08
d keep T04,T09 play T04
a space 9
a cover o E9
a put s #7
b space 5
b put s #25
c space 4
c end
d space 9
d put s #1
d put o #1
d extra s #22
d extra f #22
c use #1 C2
a keep W04,T03 play T03
b keep A02,A08 play A08
c keep W12,A04 play W12
d keep W10,W11 play W11
a space 4
a put o #2
a put o #1
a put s #2
a put s #7
a choose R1
b space 4
b put f #5
b put s #25
b put f #25
b put o #2
b end
c space 5
---
mu 1
game city
rules 1
option players 4
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
puzzle 139
from 6023 165 142
choice a put s #1
best 0.910 55.8 put s #1
tried 0.686 53.8 put f #25
why ! project_left CITY-6.1,CITY-9.6 2
tried 0.679 54.2 put s #25
why - project_left CITY-6.1,CITY-9.6 2
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M11,W08,W09,T09,T11,P06,P07,A04,A11
! buildings P11,T10,T03,P03,M04,P04,A08,P10,M12,T07,M10,W07,W11,P12,A09,M09,P09,A12,A10,A02,W03,M06,W05,W01,A07,W12,A01,T02,M01,A03,M02,W06,T08,A05,P02,M08,T01,W04,A06,P08,T12,T06,W10,P01,W02,T04,M03,T05,M07,P05
! projects #25,#13,#18,#31,#30,#14,#28,#3,#23,#8,#6,#4,#5,#32,#29,#20,#9,#27,#11,#10,#17,#21,#22,#16,#15,#7,#24,#19,#26,#12
! battles C2,R2,R1,C1,C3,R3
a keep #13,#25 play #25
b keep #14,#30 play #14
c keep #4,#6 play #6
d keep #5,#32 play #5
a keep #13,#29 play #13
b keep #18,#30 play #18
c keep #3,#28 play #28
d keep #23,#32 play #32
a keep #8,#29 play #8
b keep #20,#30 play #30
c keep #3,#31 play #31
d keep #4,#23 play #4
a keep P03,P11 play P03
b keep P10,A08 play P10
c keep M12,W07 play W07
d keep P12,A09 play A09
a space 3
a put s #13
a put o #25
b space 9
b put o #18
b put s #18
c space 1
c put s #31
c put f #28
d space 9
d put s #2
d put o #2
d put o #5
a keep M04,P04 play M04
b keep T07,A08 play A08
c keep M12,W11 play M12
d keep T03,P12 play P12
a space 6
a put s #13
a put f #8
b space 8
b put o #14
c space 4
c put o #6
c put o #31
d space 6
d put f #4
d put o #4
d colours s,f
d put s #5
d put f #5
d put o #1
d put s #1
d put f #1
a keep M10,P04 play M10
b keep M09,T07 play M09
c keep W11,T10 play W11
d keep T03,P11 play P11
a space 8
a put o #13
b space 6
b put s #30
b put f #14
c space 7
c put f #28
c put f #28
d space 2
d put f #32
c pass
b pass
a keep P09,A12 play A12
b keep M06,W03 play W03
c keep W12,A01 play W12
d keep W06,A03 play A03
a space 5
a put f #8
a choose 1
b space 7
b put s #14
b put f #14
c space 3
c put s #28
c put o #6
d space 3
d put s #32
d put o #32
a keep M02,P09 play P09
b keep M06,A10 play A10
c keep W01,W05 play W05
d keep W06,A07 play A07
a space 9
a put o #1
a put o #2
b space 3
b put o #14
c space 9
c put s #2
c put o #2
c put s #28
d space 7
d put s #32
d put f #32
a keep M02,T02 play M02
b keep M01,M06 play M01
c keep W01,A02 play W01
d keep W06,A01 play A01
a space 4
a put f #1
b space 5
b put f #30
c space 8
c put s #28
c extra o #28
d space 8
d put o #32
d end
c pass
d pass
d pass
b pass
d pass
a keep P02,A05 play A05
b keep W04,P08 play W04
c keep W10,P01 play P01
d keep M03,W02 play W02
a space 2
a put f #25
a put o #25
b space 4
b put o #30
b put o #2 s
c space 5
c extra o #28
d space 4
d use #1 R2
d end
a keep P02,A06 play A06
b keep T12,P08 play P08
c keep W10,T05 play T05
d keep M03,T08 play M03
a space 7
a put s #2
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
puzzle 140
from 6022 224 67
choice b put s #27
best 0.680 61.4 put s #27
tried 0.159 55.4 put f #27
why ! project_missed CITY-6.1,CITY-9.6 90
tried 0.159 55.4 extra s #28
why - project_missed CITY-6.1,CITY-9.6 90
tried 0.156 55.4 put f #1
why - project_missed CITY-6.1,CITY-9.6 90
tried 0.087 53.8 put s #1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M04,M05,M08,M09,M11,W03,W05,W07,W08,W09,W10,T01,T02,T08,T09,T10,T12,P03,P04,P05,P07,P08,P11,A01,A03,A06,A07,A10,A11
! buildings M03,W04,P01,P06,M01,T06,P09,T04,M06,A08,W12,M07,T03,P12,M10,A04,A02,P02,W02,A09,T05,P10,W06,T11,W11,A05,M12,A12,W01,T07
! projects #13,#18,#27,#20,#32,#8,#10,#28,#11,#7,#25,#16,#26,#14,#21,#4,#9,#31,#22,#17,#30,#24,#29,#15,#23,#5,#19,#3,#6,#12
! battles R3,C3,R2,C2,C1,R1
a keep #13,#27 play #13
b keep #28,#32 play #28
a keep #8,#10 play #10
b keep #18,#32 play #18
a keep #8,#20 play #8
b keep #27,#32 play #27
a keep M03,W04 play M03
b keep T04,T06 play T04
a space 9
a put s #13
a put o #10
b space 9
b put s #18
b put s #28
b put o #18
a keep W04,P09 play P09
b keep T06,P06 play P06
a space 5
b space 6
b put s #28
b put f #28
a keep W04,P01 play W04
b keep M01,T06 play T06
a space 6
a put f #10
a put o #13
a put o #1
b space 8
b put s #28
b put f #28
b put o #27
b pass
a keep W12,A08 play A08
b keep P12,A04 play A04
a space 2
a put f #8
a put o #2
b space 1
b put f #28
b extra s #28
a keep M10,W12 play M10
b keep M07,P12 play P12
a space 1
a put s #13
b space 3
b put o #1
b put o #27
a keep M06,W12 play W12
b keep M07,T03 play M07
a space 8
a end
b space 2
b put o #2
b end
a keep P02,A09 play A09
b keep W06,T11 play T11
a space 3
a put s #2
a put f #8
a choose 3
a end
b space 5
b put s #2
---
mu 1
game city
rules 1
option players 3
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
puzzle 141
from 6024 76 95
choice c keep M04,W05 play M04
best 0.488 51.5 keep M04,W05 play M04
tried 0.402 50.5 keep M04,W05 play W05
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.320 49.2 keep M04,P10 play M04
tried 0.318 50.3 keep M04,W07 play M04
tried 0.317 49.7 keep W05,W07 play W05
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.309 48.9 keep M04,P10 play P10
tried 0.282 48.6 keep W05,W07 play W07
why ! building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.159 47.9 keep M04,W07 play W07
why - building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:1/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M02,M03,M05,M11,W01,W03,W04,W09,T01,T04,T06,T07,P01,P05,P06,P09,A01,A03,A10,A12
! buildings P02,M06,P12,M08,T05,T10,M10,M12,M07,A02,W12,A11,W11,P03,P08,W10,W02,P04,A08,P11,M01,T12,T02,W06,A09,T09,T11,P07,T08,A04,A07,T03,W05,M04,W07,P10,M09,A06,A05,W08
! projects #11,#25,#22,#28,#18,#32,#3,#9,#5,#19,#4,#7,#8,#14,#10,#24,#13,#15,#30,#6,#26,#17,#23,#12,#20,#16,#21,#27,#31,#29
! battles C3,R2,R1,C1,R3,C2
a keep #11,#28 play #28
b keep #3,#32 play #32
c keep #4,#5 play #5
a keep #7,#19 play #19
b keep #3,#22 play #22
c keep #9,#18 play #18
a keep #4,#7 play #4
b keep #3,#11 play #3
c keep #9,#25 play #25
a keep M08,P12 play P12
b keep M12,T05 play M12
c keep W12,A02 play W12
a space 6
a put f #19
b space 4
b put o #22
c space 3
c put s #2
c put o #2
c put o #18
a keep M08,M10 play M10
b keep M07,A11 play A11
c keep M06,A02 play A02
a space 3
a put o #19
a put s #28
a end
b space 7
b put s #22
b put f #22
c space 9
c put s #18
c put o #25
a keep M08,T05 play T05
b keep M07,P02 play P02
c keep M06,T10 play M06
a space 2
a put f #28
a put f #28
a use #19
a put s #28
a put s #28
a put f #28
b space 8
b put s #3
b put o #22
c space 6
c put f #5
c put o #5
a keep W11,P08 play W11
b keep W02,A08 play A08
c keep T02,T12 play T12
a space 5
a extra f #28
a put o #4
b space 1
b put f #22
b extra o #22
c space 1
c put s #5
c put o #1
c put s #1
c put f #1
a keep W06,P08 play P08
b keep W02,P03 play W02
c keep P04,P11 play P04
a space 7
a put s #2
a put f #4
a colours s,f
a extra f #28
a put s #1
b space 9
b put s #3
b extra o #22
c space 7
c put s #25
c put f #25
a keep W06,T02 play W06
b keep M01,P03 play M01
c keep W10,P11 play P11
a space 9
a put o #2
a extra f #28
b space 5
b put f #3
b put o #1
c space 2
c put f #25
a keep T11,A09 play A09
b keep A04,A07 play A07
---
mu 1
game city
rules 1
option players 3
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
puzzle 142
from 6021 260 112
choice b put o #22
best 0.524 52.4 put o #22
tried 0.422 50.3 put f #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.352 49.6 cover o 3/6
why - project_missed CITY-6.1,CITY-9.6 68
tried 0.352 49.6 cover f 3/6
why ! project_missed CITY-6.1,CITY-9.6 68
tried 0.352 49.6 cover o 8|9
why - project_missed CITY-6.1,CITY-9.6 68
tried 0.352 49.6 cover f 8|9
why - project_missed CITY-6.1,CITY-9.6 68
tried 0.352 49.6 cover f N2
why - project_missed CITY-6.1,CITY-9.6 68
tried 0.352 49.6 cover f 2/5
why - project_missed CITY-6.1,CITY-9.6 68
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:0/8 fierce:8/8
---
! removed M03,M06,M08,M10,W01,W02,W06,W07,T04,T09,T10,T11,P01,P02,P10,P11,A04,A05,A06,A09
! buildings M12,W12,W10,A03,T01,A02,A11,P03,W04,M05,T07,T03,M02,P06,T02,T05,W11,T08,T06,P07,M09,A08,M07,P12,T12,P05,M01,M11,P08,A12,P04,W03,W09,W08,A07,A10,A01,M04,W05,P09
! projects #29,#26,#19,#25,#15,#3,#14,#22,#9,#23,#8,#7,#6,#32,#21,#17,#24,#5,#4,#28,#11,#10,#30,#16,#18,#12,#31,#13,#27,#20
! battles C1,R1,C3,C2,R3,R2
a keep #19,#26 play #26
b keep #14,#22 play #14
c keep #8,#9 play #9
a keep #19,#23 play #19
b keep #22,#29 play #29
c keep #3,#15 play #3
a keep #8,#23 play #23
b keep #7,#22 play #22
c keep #15,#25 play #25
a keep W12,A03 play A03
b keep P03,A02 play P03
c keep T03,T07 play T03
a space 3
a put o #26
a put s #26
b space 3
b put s #2
b put o #2
b put f #29
c space 3
c put s #9
c put o #1
c put f #9
a keep T01,A11 play A11
b keep W04,A02 play A02
c keep W10,T07 play T07
a space 6
a put f #26
b space 9
b put s #29
b put o #14
c space 1
c put f #1
c put s #1
c put o #2
a keep M05,T01 play M05
b keep M12,W04 play M12
c keep W10,W12 play W10
a space 2
a put f #26
a put o #26
b space 4
b put o #14
c space 6
c put f #3
a keep M02,P06 play M02
b keep W11,T06 play W11
c keep M07,A08 play M07
a space 5
b space 7
b put f #14
b put f #14
c space 9
c put s #2
c put o #25
c put s #3
a keep M09,P12 play P12
b keep T05,T06 play T05
c keep P07,A08 play P07
a space 8
a put o #19
a put o #1
b space 5
b put s #14
b put o #22
c space 5
c put s #3
a keep M09,T08 play M09
b keep T06,P06 play P06
c keep T02,A08 play A08
a space 9
a put f #19
a put s #1
a use #19
a put f #1
a put s #23
a end
b space 2
b put f #22
c space 2
c put f #25
c put f #25
a pass
c pass
a pass
c use #1 R1
a pass
a keep M01,P05 play P05
b keep W03,P08 play P08
c keep W09,A10 play A10
a space 7
a end
b space 6
b put s #22
b put f #22
b cover f W7
c space 4
c put o #25
c put s #25
c end
a pass
a keep M01,A12 play A12
b keep W03,W08 play W08
c keep W09,T12 play W09
a space 1
a put f #23
a end
b space 8
---
mu 1
game city
rules 1
option players 4
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
puzzle 143
from 6025 81 64
choice d space 3
best 0.565 54.4 space 3
tried 0.410 51.2 space 5
why ! battle_missed CITY-7.4 65
tried 0.378 51.3 space 6
why - damage_taken CITY-7.5 71
tried 0.294 50.5 space 1
tried 0.243 49.4 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.224 48.1 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.214 47.9 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:2/8 casual:1/8 steady:0/8 keen:5/8 fierce:8/8
---
! removed M05,M07,W06,W07,T09,T12,P07,P12,A07,A10
! buildings T01,T08,P03,P04,M09,W04,M04,A01,A06,M10,T07,A02,A05,T05,T03,W02,W11,A11,M12,P11,W01,W12,T04,M08,M01,P10,P01,T10,W05,T06,W03,M02,A04,P05,A12,P08,W08,P09,T02,M03,A08,W10,T11,A09,W09,P06,M06,M11,P02,A03
! projects #9,#21,#14,#15,#6,#5,#26,#20,#32,#16,#19,#23,#29,#17,#10,#7,#30,#11,#12,#24,#4,#25,#22,#18,#3,#28,#27,#31,#8,#13
! battles R1,R2,C3,R3,C1,C2
a keep #14,#15 play #14
b keep #6,#26 play #26
c keep #19,#32 play #32
d keep #7,#29 play #29
a keep #10,#17 play #10
b keep #9,#21 play #21
c keep #5,#19 play #5
d keep #7,#16 play #16
a keep #17,#23 play #17
b keep #9,#15 play #9
c keep #6,#19 play #19
d keep #7,#20 play #7
a keep P03,P04 play P03
b keep M04,W04 play M04
c keep A02,A06 play A02
d keep W02,A05 play A05
a space 3
a put s #17
a put o #17
b space 1
b put s #21
b put f #1
c space 9
c put s #2
c put o #2
c put o #5
d space 2
d put f #29
a keep P04,A01 play P04
b keep M10,T07 play M10
c keep T03,A06 play T03
d keep W02,T08 play W02
a space 9
a put o #14
b space 7
b put s #21
c space 3
c put s #5
c put f #5
c put s #32
c put f #19
c put o #19
c put o #32
c end
d space 9
d put s #29
a keep W04,A01 play A01
b keep T05,T07 play T05
c keep T01,A06 play A06
d keep M09,T08 play M09
a space 6
a put s #14
a put f #14
b space 4
b put o #26
b put o #26
c space 6
c put f #32
c put o #32
c end
---
mu 1
game city
rules 1
option players 4
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
puzzle 144
from 6023 174 139
choice c space 7
best 0.449 52.8 space 7
tried 0.324 51.0 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.255 49.8 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M07,M09,W07,W09,T01,T12,P04,P05,A01,A05
! buildings T02,W08,P02,W02,P08,T09,W03,A11,M03,M11,P11,T03,M10,A09,A03,A04,T06,A10,P03,A02,W10,M06,P01,W05,P07,P12,M04,A12,W12,M12,W01,A08,M08,M02,T11,P06,T05,M01,T10,A07,T07,T04,W11,W06,P09,A06,P10,T08,M05,W04
! projects #20,#11,#12,#6,#14,#3,#13,#8,#19,#27,#30,#17,#29,#9,#5,#15,#21,#28,#18,#25,#16,#4,#26,#23,#31,#32,#22,#10,#24,#7
! battles R1,C1,R3,C3,C2,R2
a keep #12,#20 play #12
b keep #13,#14 play #14
c keep #19,#30 play #19
d keep #5,#15 play #5
a keep #9,#29 play #29
b keep #6,#13 play #13
c keep #8,#30 play #30
d keep #15,#27 play #15
a keep #9,#17 play #9
b keep #6,#20 play #6
c keep #8,#11 play #11
d keep #3,#27 play #3
a keep T02,P02 play T02
b keep W03,P08 play P08
c keep M03,T03 play T03
d keep A03,A09 play A03
a space 7
a put f #29
a put s #29
a put s #12
b space 7
b put s #13
b put f #14
c space 3
c put s #30
c put o #30
c put f #30
d space 3
d put s #2
d put o #2
d put f #5
a keep T09,P02 play T09
b keep W03,P11 play P11
c keep M03,A04 play A04
d keep W02,A09 play A09
a space 3
a put o #12
a put o #12
b space 3
b put s #14
c space 1
c put s #19 f
c put f #19 o
c end
d space 9
d put s #3
d put o #5
a keep M11,P02 play M11
b keep M10,W03 play W03
c keep M03,W08 play W08
d keep W02,A11 play A11
a space 1
a cover f N1
b space 9
b put o #14
c space 4
c put f #11
c use #19
c put f #11 o
c put o #11
c put o #11
d space 7
d put s #5
d put s #3
d put f #3
d put o #15
a keep T06,A02 play A02
b keep W10,P01 play P01
c keep P12,A12 play P12
d keep W01,A08 play A08
a space 9
a put s #9
a put o #2
b space 4
b put f #14
b put o #14
c space 8
c put o #1 s
d space 6
d put f #15
d put f #15
d put o #1
a keep M12,T06 play T06
b keep W10,A10 play A10
c keep W05,A12 play A12
d keep M04,W01 play M04
a space 8
a put f #9
a cover o 7|8
a put s #2
a put s #1
b space 6
b put o #13
c space 6
c put f #1
c put o #1
c end
d space 1
d put s #1
d put f #15
c pass
a keep M12,P07 play M12
b keep W10,W12 play W12
c keep W05,P03 play W05
d keep M06,W01 play M06
a space 4
a cover f 1/4
a put o #1
b space 8
b put s #13
b put o #6
c space 9
c put s #2
c put f #2 o
c use #1 R1
c end
d space 4
d put f #1
d end
d pass
d pass
d pass
d pass
a keep T11,P06 play T11
b keep T10,A07 play T10
c keep W06,W11 play W11
d keep P09,A06 play A06
a space 5
a put f #1
a end
b space 1
b put s #1
b put f #1
b put o #6
b put o #1
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
puzzle 145
from 6022 246 46
choice a keep T08,T11 play T08
best 0.564 59.6 keep T08,T11 play T08
tried 0.458 55.5 keep M05,T08 play T08
tried 0.450 54.3 keep M05,T11 play M05
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.433 54.2 keep M05,T08 play M05
why ! building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.397 52.9 keep M05,T11 play T11
why - building_weaker CITY-5.1,CITY-5.3 2 3
tried 0.373 54.2 keep T08,T11 play T11
why - building_weaker CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M04,M06,M07,M08,M10,M12,W01,W03,W04,W06,W09,W10,T01,T05,T06,T09,T10,T12,P02,P03,P05,P06,P08,P11,A02,A04,A07,A09,A11,A12
! buildings W11,M01,P04,A05,W02,W05,W08,T07,T03,M05,M11,T02,T11,W12,T08,P01,T04,M09,A10,A06,P09,A08,M03,P10,A01,P12,A03,W07,P07,M02
! projects #4,#11,#32,#29,#27,#7,#14,#28,#13,#25,#22,#31,#24,#21,#16,#9,#12,#15,#10,#20,#17,#19,#3,#6,#26,#18,#30,#5,#23,#8
! battles R1,R3,C2,C3,R2,C1
a keep #29,#32 play #32
b keep #14,#28 play #28
a keep #27,#29 play #29
b keep #4,#14 play #4
a keep #11,#27 play #27
b keep #7,#14 play #14
a keep M01,P04 play P04
b keep W02,W05 play W05
a space 7
a put s #29
a put f #29
b space 9
b put s #2
b put o #2
b put f #4
a keep W08,T07 play W08
b keep W11,A05 play A05
a space 4
a put s #27
a put o #27
b space 8
b put s #28
b put o #4
b colours s,f
b put s #28
b put f #28
a keep W02,T07 play W02
b keep M01,W11 play W11
a space 8
a put o #1
b space 7
b put f #28
b put o #14
a keep M05,T03 play T03
b keep W12,P01 play P01
a space 3
a put o #27
a cover s S8
a put f #27
b space 4
b put f #28
b put o #14
---
mu 1
game city
rules 1
option players 3
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
puzzle 146
from 6024 76 91
choice c space 5
best 0.471 53.5 space 5
tried 0.268 50.4 space 2
why ! battle_missed CITY-7.4 71
tried 0.138 47.7 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.094 46.6 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:3/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M03,M05,M11,W01,W03,W04,W09,T01,T04,T06,T07,P01,P05,P06,P09,A01,A03,A10,A12
! buildings P02,M06,P12,M08,T05,T10,M10,M12,M07,A02,W12,A11,W11,P03,P08,W10,W02,P04,A08,P11,M01,T12,T02,W06,A09,T09,T11,P07,T08,A04,A07,T03,W05,M04,W07,P10,M09,A06,A05,W08
! projects #11,#25,#22,#28,#18,#32,#3,#9,#5,#19,#4,#7,#8,#14,#10,#24,#13,#15,#30,#6,#26,#17,#23,#12,#20,#16,#21,#27,#31,#29
! battles C3,R2,R1,C1,R3,C2
a keep #11,#28 play #28
b keep #3,#32 play #32
c keep #4,#5 play #5
a keep #7,#19 play #19
b keep #3,#22 play #22
c keep #9,#18 play #18
a keep #4,#7 play #4
b keep #3,#11 play #3
c keep #9,#25 play #25
a keep M08,P12 play P12
b keep M12,T05 play M12
c keep W12,A02 play W12
a space 6
a put f #19
b space 4
b put o #22
c space 3
c put s #2
c put o #2
c put o #18
a keep M08,M10 play M10
b keep M07,A11 play A11
c keep M06,A02 play A02
a space 3
a put o #19
a put s #28
a end
b space 7
b put s #22
b put f #22
c space 9
c put s #18
c put o #25
a keep M08,T05 play T05
b keep M07,P02 play P02
c keep M06,T10 play M06
a space 2
a put f #28
a put f #28
a use #19
a put s #28
a put s #28
a put f #28
b space 8
b put s #3
b put o #22
c space 6
c put f #5
c put o #5
a keep W11,P08 play W11
b keep W02,A08 play A08
c keep T02,T12 play T12
a space 5
a extra f #28
a put o #4
b space 1
b put f #22
b extra o #22
c space 1
c put s #5
c put o #1
c put s #1
c put f #1
a keep W06,P08 play P08
b keep W02,P03 play W02
c keep P04,P11 play P04
a space 7
a put s #2
a put f #4
a colours s,f
a extra f #28
a put s #1
b space 9
b put s #3
b extra o #22
c space 7
c put s #25
c put f #25
a keep W06,T02 play W06
b keep M01,P03 play M01
c keep W10,P11 play P11
a space 9
a put o #2
a extra f #28
b space 5
b put f #3
b put o #1
---
mu 1
game city
rules 1
option players 3
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
puzzle 147
from 6021 261 84
choice c space 5
best 0.930 60.9 space 5
tried 0.831 59.6 space 9
why ! strength_less CITY-7.3 2 3
tried 0.812 59.0 space 1
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.787 57.6 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:2/8 casual:4/8 steady:0/8 keen:1/8 fierce:8/8
---
! removed M01,M04,M05,M09,W02,W07,W10,W12,T02,T04,T09,T12,P03,P07,P11,P12,A01,A05,A09,A12
! buildings W11,M08,T03,T10,A11,T01,W06,W03,A10,P09,A07,A03,M02,P04,A06,A04,P08,W04,M06,P01,T07,A02,W01,A08,M11,T06,T05,P02,W05,W08,M03,M10,T08,T11,W09,M12,P10,P05,P06,M07
! projects #4,#16,#18,#32,#21,#23,#11,#15,#14,#29,#6,#17,#10,#13,#12,#27,#31,#5,#20,#24,#9,#26,#8,#25,#19,#30,#22,#7,#28,#3
! battles R1,C3,R3,C1,R2,C2
a keep #4,#32 play #32
b keep #21,#23 play #23
c keep #6,#14 play #14
a keep #4,#29 play #4
b keep #16,#18 play #18
c keep #6,#15 play #6
a keep #11,#29 play #29
b keep #16,#17 play #16
c keep #15,#21 play #21
a keep W11,T10 play W11
b keep W03,W06 play W03
c keep A03,A07 play A03
a space 2
a put f #32
b space 7
b put f #16
b put s #18
c space 3
c put s #14
c put o #6
a keep T10,A11 play T10
b keep W06,A10 play A10
c keep M08,A07 play A07
a space 1
a put s #29
a put f #4
a put f #29
a put o #4
a colours s,o
a put s #2
a put o #2
a put s #32
b space 4
b put o #16
b put o #18
c space 7
c put s #21
c put f #14
a keep P09,A11 play P09
b keep W06,T03 play W06
c keep M08,T01 play M08
a space 3
a put o #32
b space 3
b put o #2
b put s #2
b put s #1
c space 8
c put s #21
c put o #6
a keep A04,A06 play A06
b keep W04,P08 play W04
c keep A02,A08 play A02
a space 6
a put f #32
a cover o 2|3
b space 5
b put o #1
c space 2
c put f #14
c put o #14
a keep W01,A04 play A04
b keep M02,P08 play M02
c keep P01,A08 play P01
a space 9
a put s #32
a put o #32
b space 2
b put f #1
b put f #23
c space 4
c put o #14
a keep M06,W01 play W01
b keep T07,P08 play P08
c keep P04,A08 play P04
a space 8
a cover o E3
b space 6
b put f #23
b end
---
mu 1
game city
rules 1
option players 4
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
puzzle 148
from 6025 85 174
choice c use #31 5
best 0.333 52.0 use #31 5
tried 0.333 47.0 use #31 3
why ! damage_taken CITY-7.5 100
tried 0.333 45.0 use #31 1
tried 0.333 42.0 use #31 4
why - damage_taken CITY-7.5 100
tried 0.333 46.0 use #31 9
why - damage_taken CITY-7.5 100
tried 0.333 44.0 pass
why - damage_taken CITY-7.5 100
tried 0.333 42.0 use #31 6
why - damage_taken CITY-7.5 100
tried 0.167 41.0 use #31 2
why - damage_taken CITY-7.5 100
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M07,W08,W12,T02,T04,P02,P05,A01,A06
! buildings A04,A09,M01,M02,A11,P04,W01,A08,A05,W06,P08,T05,W10,T10,W09,W03,T03,T09,T11,P03,P11,M09,A03,M04,P09,A12,W02,M03,P01,T12,W11,M08,M12,W07,A10,T06,T01,M06,P12,P06,T08,W04,M11,T07,A02,A07,M10,P07,P10,W05
! projects #3,#9,#12,#21,#27,#26,#10,#31,#25,#16,#13,#17,#24,#32,#30,#7,#28,#29,#22,#11,#19,#4,#14,#20,#23,#8,#6,#18,#15,#5
! battles R2,C3,R1,C1,C2,R3
a keep #12,#21 play #12
b keep #26,#27 play #26
c keep #13,#25 play #25
d keep #7,#32 play #32
a keep #21,#30 play #30
b keep #3,#27 play #27
c keep #13,#31 play #31
d keep #7,#16 play #16
a keep #17,#21 play #21
b keep #3,#24 play #24
c keep #9,#13 play #9
d keep #7,#10 play #7
a keep A04,A09 play A09
b keep W01,P04 play W01
c keep W06,A05 play A05
d keep W03,W09 play W03
a space 9
a put s #30
a put o #12
b space 1
b put f #1
b put s #24
c space 8
c put o #25
d space 7
d put f #32
d put s #32
a keep A04,A08 play A04
b keep P04,P08 play P04
c keep W06,W10 play W06
d keep M01,M02 play M02
a space 1
a put s #12
a put f #30
b space 7
b put s #1
b put f #27
c space 3
c put s #31
c put o #31
d space 6
d put f #16
a keep T05,A08 play A08
b keep T10,P08 play T10
c keep W09,W10 play W09
d keep M01,A11 play M01
a space 6
a put o #30
a put f #12 o
b space 6
b put f #26
b put o #1
c space 7
c put s #9
c put f #9
d space 8
d put o #16
c pass
b pass
b pass
a keep T11,P03 play T11
b keep P11,A03 play A03
c keep W02,P09 play P09
d keep W11,P01 play W11
a space 8
a put s #1
a put o #21 s
a put o #21 s
b space 4
b put o #24
b put o #2
b end
c space 1
c put f #25
d space 2
d use #16 f
d put s #7
b pass
a keep M08,P03 play P03
b keep T03,T09 play T03
c keep M09,W02 play M09
d keep M03,A12 play M03
a space 3
a put s #1 f
a put o #1
a end
b space 3
b put s #2
b put o #27
b put o #27
b put o #26
b end
c space 9
c put s #25
d space 9
d put s #2
d put o #2
d put o #32
d put s #7
d choose C1
a pass
b pass
a keep M08,P01 play P01
b keep T09,T12 play T09
c keep W02,P11 play W02
d keep M04,A12 play M04
a space 4
a put o #2 s
a end
b space 2
b put s #27
b put f #26
b end
c space 2
c put f #1
c put f #25
c put o #25
d space 1
d put s #32
d put f #32
d put f #1
c pass
a pass
b use #1 R2
a pass
a pass
a keep W07,A10 play A10
b keep T01,P12 play P12
c keep W04,T08 play T08
d keep P07,A02 play A02
a space 2
a put o #2
a use #1 R2
a end
b space 8
b put o #26
b end
c space 5
c put s #25
c end
d space 5
d put s #1
d end
a keep W07,P06 play W07
b keep M11,T01 play T01
c keep W04,A07 play A07
d keep M12,T06 play M12
a space 7
a end
b space 5
b put s #26
b end
c space 6
d space 3
d put o #32
d put o #1
d end
a keep T07,P06 play P06
b keep M10,M11 play M11
c keep W04,P07 play W04
d keep M06,T06 play T06
a space 5
a end
b space 9
b end
c space 4
c put o #1
c put o #2
d space 4
d end
---
mu 1
game city
rules 1
option players 4
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
puzzle 149
from 6023 175 146
choice c put o #26
best 0.372 54.9 put o #26
tried 0.205 52.6 put o #2
why ! project_missed CITY-6.1,CITY-9.6 81
tried 0.205 52.6 put s #26
why - project_missed CITY-6.1,CITY-9.6 81
proof 10 4 320
found gentle:2/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M06,M10,W04,W07,T06,T12,P02,P04,A04,A07
! buildings W08,P05,T03,T09,P08,T10,M05,M03,A05,A10,W09,A11,T11,P01,P10,M08,A08,A12,W12,A02,M12,P06,P11,P03,T08,W03,M01,M04,A09,M07,W10,M11,P09,P07,P12,T01,M09,T07,A03,W06,T02,M02,W05,T04,W11,T05,A01,W02,W01,A06
! projects #24,#3,#8,#14,#26,#28,#4,#32,#15,#22,#5,#6,#16,#9,#11,#21,#31,#12,#30,#17,#27,#23,#10,#7,#13,#18,#20,#19,#25,#29
! battles R3,C1,C2,R2,R1,C3
a keep #3,#14 play #14
b keep #4,#28 play #28
c keep #5,#22 play #22
d keep #9,#21 play #21
a keep #3,#16 play #16
b keep #4,#8 play #4
c keep #5,#26 play #5
d keep #6,#15 play #6
a keep #3,#9 play #3
b keep #8,#11 play #11
c keep #24,#26 play #26
d keep #15,#32 play #15
a keep W08,P05 play P05
b keep M03,P08 play P08
c keep W09,A10 play A10
d keep M08,P10 play P10
a space 8
a put o #16
b space 7
b put s #28
b put f #11
c space 4
c put o #5
d space 9
d put s #21
d put o #6
a keep W08,T10 play T10
b keep M03,A05 play A05
c keep W09,P01 play W09
d keep M08,T09 play M08
a space 1
a put s #14
a put f #14
a put f #16
b space 2
b put f #28
c space 7
c put s #5
c put f #5
c put f #22
c put s #22
c put o #22
c put o #22
d space 8
d put o #6
d put s #21
a keep W08,A11 play W08
b keep M03,T11 play M03
c keep T03,P01 play T03
d keep M05,T09 play M05
a space 4
a put f #14
a put o #14
b space 9
b put s #28
b put o #11
c space 8
c put f #22
c extra s #22
c extra o #22
d space 2
d put f #15
a keep W12,A02 play W12
b keep M12,P06 play M12
c keep M04,W03 play M04
d keep W10,A09 play W10
a space 3
a put s #3
a put o #14
b space 4
b put f #4
b put o #4
b colours s,o
b put s #28
b put o #11
c space 1
c extra s #22
c extra f #22
d space 6
d put s #1
d put f #15
a keep M07,A02 play A02
b keep P06,A08 play A08
c keep W03,P03 play P03
d keep T08,A09 play A09
a space 2
a put f #3
a put o #1
a use #16 f
a put s #3
b space 8
b put o #11
b put f #28
b put f #28
c space 3
c put s #1
c put o #1
d space 3
d put o #15
d put o #1
d put s #2
a keep M01,M07 play M07
b keep M11,P06 play P06
c keep W03,A12 play A12
d keep T08,P11 play T08
a space 5
a put s #1
a put f #1
a end
b space 5
b extra o #28
b extra o #28
c space 2
c put f #1
c put f #26
c end
d space 4
d put o #2
d put f #15
d put f #1
a pass
c pass
d pass
a pass
c pass
d pass
c pass
a pass
d pass
a keep P09,P12 play P12
b keep M09,A03 play A03
c keep M02,W05 play W05
d keep W02,W11 play W11
a space 6
a put o #2
a end
b space 3
b put s #2
b put o #2
b extra o #28
c space 9
c put s #2
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
puzzle 150
from 6022 255 65
choice b put f #1
best 0.512 58.9 put f #1
tried 0.347 57.2 put f #28
why ! project_missed CITY-6.1,CITY-9.6 90
tried 0.344 57.0 put s #28
why - project_missed CITY-6.1,CITY-9.6 90
tried 0.341 57.0 put o #1
why - project_missed CITY-6.1,CITY-9.6 93
tried 0.334 57.1 put s #1
why - project_missed CITY-6.1,CITY-9.6 93
proof 10 4 320
found gentle:0/8 casual:1/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M03,M04,M05,M06,M10,M12,W02,W05,W08,W09,W11,W12,T02,T03,T08,T10,T11,T12,P01,P05,P06,P08,P11,P12,A02,A03,A05,A06,A08,A09
! buildings A01,W04,P09,A04,W07,M11,T09,P02,T05,W03,W10,A07,P04,T06,P07,P10,M09,W01,T07,W06,A12,M01,M07,M02,T01,P03,A11,A10,T04,M08
! projects #12,#23,#13,#25,#28,#15,#24,#8,#3,#9,#4,#31,#26,#22,#21,#10,#7,#29,#14,#16,#11,#20,#18,#17,#19,#6,#32,#30,#27,#5
! battles C2,C1,C3,R2,R3,R1
a keep #12,#25 play #12
b keep #15,#28 play #28
a keep #8,#25 play #25
b keep #13,#15 play #15
a keep #8,#23 play #8
b keep #13,#24 play #13
a keep W04,A04 play W04
b keep W07,P02 play W07
a space 8
a put o #12
b space 1
b put s #13
b put f #15
a keep T09,A04 play A04
b keep P09,A01 play A01
a space 7
a put f #8
a put o #25
b space 6
b put f #15
a keep T09,P02 play P02
b keep M11,P09 play P09
a space 2
a put f #8
a choose 1
b space 8
b put o #13
a keep W03,T05 play T05
b keep P07,P10 play P07
a space 3
a put s #12
a put s #25
a put o #12
b space 3
b put s #13
b put s #2
a keep W03,T06 play T06
b keep W10,A07 play A07
a space 5
a put f #25
a put o #25
b space 7
b put f #15
b put s #28
a keep W03,P10 play P10
b keep W10,P04 play P04
a space 9
a put s #25
a put o #2
b space 2
b put o #15
a keep W01,W06 play W01
b keep M02,M07 play M02
a space 1
a put s #1
a put s #2
a put f #25
a put o #1
b space 5
b put o #2
b put f #28
---
mu 1
game city
rules 1
option players 3
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
puzzle 151
from 6024 79 64
choice b space 1
best 0.496 52.2 space 1
tried 0.312 47.8 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.298 47.1 space 4
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.297 47.2 space 9
why - sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.278 46.8 space 3
why - sources_fewer CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:3/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M05,M06,M10,W01,W04,W06,W08,T04,T05,T06,T09,P02,P03,P06,P11,A01,A02,A06,A08
! buildings M09,W09,W10,T08,A07,M01,W03,P01,M11,T01,A05,M04,P04,P12,T10,P07,M08,M02,M12,P08,W12,A12,W07,A10,P10,T12,W02,W05,T11,P05,P09,T03,T07,M07,A04,T02,A11,A09,A03,W11
! projects #22,#19,#14,#11,#25,#10,#28,#26,#18,#23,#9,#21,#24,#16,#8,#20,#15,#31,#6,#29,#32,#30,#27,#4,#7,#12,#13,#5,#17,#3
! battles R2,C3,C1,C2,R1,R3
a keep #14,#22 play #14
b keep #10,#28 play #28
c keep #18,#21 play #21
a keep #9,#22 play #22
b keep #11,#19 play #19
c keep #25,#26 play #26
a keep #9,#18 play #18
b keep #11,#23 play #11
c keep #10,#25 play #10
a keep W09,W10 play W09
b keep W03,P01 play W03
c keep M04,A05 play A05
a space 3
a put o #18
b space 7
b put f #19
b put s #28
c space 4
c put o #10
a keep W10,A07 play A07
b keep M11,P01 play P01
c keep M04,M09 play M04
a space 7
a put s #18
a put f #22
b space 6
b put f #28
c space 6
c put f #10
a keep W10,T01 play T01
b keep M11,T08 play T08
c keep M01,M09 play M09
a space 4
a put s #22
a put o #22
a put o #22
b space 2
b put o #19
b put f #28
b end
c space 3
c put s #26
c put o #26
a pass
a keep P04,P12 play P12
b keep M02,P08 play M02
c keep W07,A12 play A12
a space 8
a put o #14
b space 8
b put o #11
b end
c space 7
c put f #26
c put o #26
a keep W12,A10 play A10
b keep T10,P08 play T10
c keep M12,W07 play W07
a space 5
a put o #14
---
mu 1
game city
rules 1
option players 3
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
puzzle 152
from 6021 264 93
choice b keep W01,T06 play W01
best 0.505 56.2 keep W01,T06 play W01
tried 0.466 50.1 keep W01,T06 play T06
why ! project_missed CITY-6.1,CITY-9.6 90
tried 0.451 49.3 keep W03,T06 play T06
why - project_missed CITY-6.1,CITY-9.6 90
tried 0.438 49.1 keep M06,T06 play T06
why - project_missed CITY-6.1,CITY-9.6 90
tried 0.411 49.9 keep M06,W01 play W01
tried 0.243 46.4 keep M06,T06 play M06
why - project_missed CITY-6.1,CITY-9.6 71
tried 0.171 42.6 keep W01,W03 play W03
why - project_missed CITY-6.1,CITY-9.6 90
tried 0.168 42.9 keep W03,T06 play W03
why - project_missed CITY-6.1,CITY-9.6 90
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M01,M02,M04,M12,W02,W05,W06,W10,T03,T07,T09,T12,P01,P05,P08,P10,A01,A05,A06,A07
! buildings M05,A12,A03,A11,W07,M08,M07,T01,T04,M10,P12,A09,P07,T08,T05,P06,A02,T10,W08,P03,P04,M03,W09,M09,P11,A10,M11,T02,M06,T06,W03,W01,A04,P09,A08,W11,W12,P02,T11,W04
! projects #29,#4,#9,#13,#19,#16,#3,#28,#21,#18,#11,#10,#14,#27,#24,#20,#5,#23,#31,#22,#32,#7,#8,#15,#30,#26,#17,#12,#6,#25
! battles R3,C1,R1,C3,C2,R2
a keep #4,#13 play #13
b keep #19,#28 play #28
c keep #10,#18 play #10
a keep #4,#21 play #4
b keep #19,#29 play #19
c keep #16,#18 play #18
a keep #3,#21 play #21
b keep #11,#29 play #11
c keep #9,#16 play #9
a keep M05,A03 play A03
b keep M07,W07 play W07
c keep P12,A09 play A09
a space 3
a put s #13
a put o #13
b space 1
b put s #28
b put f #19
c space 9
c put s #18
c put o #18
a keep M05,M08 play M05
b keep M10,T04 play M10
c keep P12,A12 play A12
a space 9
a put o #1
a put s #13
b space 8
b put o #19
b end
c space 7
c put f #1
a keep M07,M08 play M07
b keep T04,A11 play A11
c keep T01,P12 play P12
a space 4
a put o #4
b space 2
b put f #28
b end
c space 6
c put o #2
c put f #9
c use #18
a keep P06,P07 play P07
b keep P03,A02 play A02
c keep M03,P04 play M03
a space 1
a put s #21
a put s #21
b space 9
b put s #2
b put o #2
b put f #28
b end
c space 5
c put o #1
a keep M09,P06 play P06
b keep T08,P03 play P03
c keep W08,T10 play T10
a space 5
a put o #2
b space 3
b put s #28
b put o #11
b end
c space 1
c put s #2
c put f #10
c put o #10
c put s #9
a keep M09,P04 play P04
b keep W09,T08 play W09
c keep W08,T05 play W08
a space 2
a put s #2
a put f #4
a colours s,f
a put s #1
a put f #1
a end
b space 7
b put s #28
b put f #28
b end
c space 3
c put s #1
c use #1 C1
a keep M11,A10 play A10
---
mu 1
game city
rules 1
option players 4
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
puzzle 153
from 6025 86 96
choice b space 5
best 0.757 54.4 space 5
tried 0.637 52.7 space 7
why ! strength_less CITY-7.3 1 2
tried 0.403 48.8 space 3
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.383 48.2 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.362 48.3 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:3/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! removed M05,M09,W02,W11,T05,T09,P03,P12,A01,A10
! buildings A04,W10,W03,M11,A03,T04,P07,A09,T08,T03,T06,P06,M03,A11,W05,M07,A07,A05,M06,W09,P10,P04,M04,T01,M01,A06,P05,M02,M12,A08,P02,W06,P08,W07,W12,T12,W08,P11,T07,T10,W04,T11,A02,M10,M08,P09,A12,W01,T02,P01
! projects #16,#17,#6,#5,#11,#26,#30,#3,#9,#22,#10,#32,#15,#24,#28,#23,#27,#20,#13,#31,#4,#14,#12,#7,#8,#18,#19,#29,#25,#21
! battles C3,C2,R3,C1,R1,R2
a keep #5,#6 play #6
b keep #26,#30 play #26
c keep #9,#22 play #22
d keep #15,#28 play #28
a keep #5,#24 play #5
b keep #16,#30 play #30
c keep #3,#9 play #9
d keep #10,#32 play #10
a keep #15,#24 play #24
b keep #16,#23 play #16
c keep #3,#17 play #17
d keep #11,#32 play #11
a keep W03,A04 play A04
b keep A03,A09 play A09
c keep T03,P06 play P06
d keep W05,A11 play A11
a space 7
a put f #1
b space 9
b put s #30
b put o #30
c space 6
c put f #22
d space 2
d put f #10
a keep T04,P07 play T04
b keep T06,A03 play T06
c keep M03,T03 play M03
d keep W05,W10 play W05
a space 9
a put s #24
a put o #24
a put o #1
b space 6
b put f #16
b put f #30
b put o #16
c space 9
c put s #17
c put o #17
d space 9
d put s #2
d put o #2
d put f #28
a keep T08,P07 play P07
b keep M07,A03 play A03
c keep M11,T03 play T03
d keep W03,W10 play W03
a space 4
a put o #6
a put s #1
b space 4
b put o #26 s
c space 3
c put s #22
c put o #22
c put o #22
c put f #22
d space 7
d put s #28
d put f #28
a pass
a pass
a keep M06,A05 play M06
b keep M04,P04 play M04
c keep M02,A06 play M02
d keep W06,A08 play W06
a space 3
a put o #6
a put s #2
a put o #2
a put f #5
a end
b space 1
b put s #26 f
b put f #26
b put o #26
c space 2
c extra f #22
c extra f #22
d space 3
d put s #28
d put o #10
d put o #11
a pass
a keep P02,A05 play A05
b keep W09,A07 play A07
c keep T01,A06 play A06
d keep P05,A08 play P05
a space 2
a put s #5
a end
---
mu 1
game city
rules 1
option players 4
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
puzzle 154
from 6023 182 136
choice a keep T12,A02 play T12
best 0.093 45.4 keep T12,A02 play T12
tried 0.039 40.8 keep T03,A02 play A02
why ! building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.036 40.9 keep T12,A02 play A02
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.022 38.4 keep T03,A02 play T03
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.018 43.0 keep T03,T12 play T12
tried 0.010 39.0 keep T03,T12 play T03
why - building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:1/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M02,M12,W01,W03,T06,T09,P01,P03,A05,A06
! buildings M09,W06,P06,T04,P02,A09,M01,M04,W02,M03,A12,T01,M06,P04,T08,W11,W10,A07,W04,T11,P09,M10,P07,A01,A04,P12,T02,A11,M11,P08,P05,W09,T10,T12,M08,A03,A08,P11,A02,T03,W05,M07,T07,T05,P10,A10,W07,W12,M05,W08
! projects #14,#32,#9,#25,#15,#21,#20,#17,#24,#10,#13,#19,#30,#11,#31,#23,#27,#8,#22,#29,#4,#3,#26,#28,#7,#5,#16,#18,#6,#12
! battles C1,R3,C2,R2,C3,R1
a keep #14,#32 play #14
b keep #15,#21 play #15
c keep #13,#19 play #19
d keep #30,#31 play #30
a keep #11,#32 play #32
b keep #21,#25 play #21
c keep #13,#17 play #13
d keep #10,#31 play #31
a keep #11,#24 play #24
b keep #23,#25 play #25
c keep #9,#17 play #9
d keep #10,#20 play #10
a keep T04,P06 play P06
b keep P02,A09 play A09
c keep M03,W02 play M03
d keep W11,P04 play P04
a space 3
a put o #1
b space 9
b put s #2
b put o #2
b put f #15
c space 9
c put s #13
c put o #13
d space 7
d put s #31
d put f #30
a keep M04,T04 play M04
b keep P02,A12 play A12
c keep M06,W02 play M06
d keep W06,W11 play W06
a space 8
a put o #24
b space 3
b put o #15
c space 7
c put s #13
c put f #9
d space 3
d put s #30
d put o #30
a keep T01,T04 play T04
b keep T08,P02 play P02
c keep M09,W02 play W02
d keep M01,W11 play M01
a space 9
a put s #24
a put f #1
a put o #14
a put o #14
b space 8
b put o #1
b put o #25
c space 2
c put f #1
d space 4
d put o #31
d use #31 7
d put f #10
a keep W04,W10 play W10
b keep P09,A01 play A01
c keep P12,A04 play A04
d keep W09,P08 play W09
a space 6
a put s #1
a put f #14
a put s #14
a end
b space 6
b put f #15
b put o #25
c space 1
c put f #19
c put o #19
c put s #9
c end
d space 5
d put s #10 o
a use #1 C1
a keep M11,P05 play P05
b keep P09,A07 play A07
c keep M10,P12 play M10
d keep P08,A11 play P08
a space 2
a put f #14
b space 7
b put s #21
b put s #21
b put f #15
c space 5
c put s #1
c end
d space 6
d put f #1 s
d put f #1
a keep M11,T02 play M11
b keep W04,P09 play W04
c keep T11,P12 play P12
d keep P07,A11 play A11
a space 1
a put f #32
a put f #32
b space 1
b put s #1
c space 8
c put o #1
c put o #2
c end
d space 9
d put s #1 o
d put f #2 s
d pass
d pass
d pass
a keep T12,A03 play A03
b keep P11,A08 play A08
c keep W05,T05 play W05
d keep W12,A10 play A10
a space 5
a put s #2
a put o #2
a put s #32
b space 2
b put f #1
b put f #25
b put f #25
b use #1 C1
c space 3
d space 2
d put o #2
d end
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
puzzle 155
from 6022 267 69
choice a put o #1
best 0.998 61.6 put o #1
tried 0.750 58.9 cover o 5/8
why - project_missed CITY-6.1,CITY-9.6 81
tried 0.750 58.9 cover o S9
why - project_missed CITY-6.1,CITY-9.6 81
tried 0.750 58.9 cover o 1/4
why - project_missed CITY-6.1,CITY-9.6 81
tried 0.716 56.9 cover s S9
why - project_missed CITY-6.1,CITY-9.6 81
tried 0.705 57.9 cover f 5/8
why ! project_missed CITY-6.1,CITY-9.6 81
tried 0.705 57.9 cover f 1/4
why - project_missed CITY-6.1,CITY-9.6 81
tried 0.705 57.9 cover f S9
why - project_missed CITY-6.1,CITY-9.6 81
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M02,M04,M07,M08,M11,W04,W05,W06,W07,W08,W12,T02,T03,T05,T08,T10,T12,P02,P04,P05,P08,P09,P11,A01,A02,A03,A08,A10,A11
! buildings P07,W11,W03,A05,M12,A06,A09,P01,T01,M03,A04,P12,W02,W01,T07,P10,P03,M09,T06,M10,A12,M05,T04,M06,A07,P06,W10,T09,T11,W09
! projects #27,#13,#32,#12,#23,#29,#17,#26,#9,#10,#5,#19,#11,#31,#6,#8,#3,#30,#21,#7,#4,#18,#15,#14,#20,#24,#25,#16,#28,#22
! battles C2,C1,R2,R3,R1,C3
a keep #12,#32 play #12
b keep #26,#29 play #26
a keep #17,#32 play #32
b keep #13,#27 play #13
a keep #17,#29 play #29
b keep #23,#27 play #27
a keep W03,A05 play A05
b keep P01,A09 play A09
a space 8
a put o #12
b space 9
b put s #26
b put o #13
a keep W03,A06 play W03
b keep P01,P07 play P07
a space 7
a put s #2
a put f #29
a put o #2
a put s #29
b space 4
b put o #27
a keep W11,A06 play A06
b keep M12,P01 play P01
a space 3
a put o #12
b space 7
b put s #13
b put f #26
a keep P12,A04 play A04
b keep W01,P10 play P10
a space 1
a put s #12
a put f #32
b space 1
b put s #13
b put s #27
a keep W02,P12 play P12
b keep M03,W01 play W01
a space 4
a put o #32
a cover o E3
b space 6
b put o #26
a keep W02,T01 play T01
b keep M03,T07 play M03
a space 6
a put s #32
a put f #32
a put o #32
b space 8
b put f #26
b put o #26
a keep M10,P03 play M10
b keep M05,A12 play A12
a space 9
a put s #1
a put s #32
b space 3
b put o #27
a keep T04,P03 play T04
b keep M05,T06 play T06
a space 5
a cover o E9
a put f #1
---
mu 1
game city
rules 1
option players 3
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
puzzle 156
from 6024 84 102
choice b space 5
best 0.097 51.1 space 5
tried 0.025 49.6 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.009 48.4 space 4
why ! sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:2/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M04,M05,M06,W03,W07,W08,W10,T01,T04,T11,T12,P03,P06,P08,P12,A01,A05,A08,A09
! buildings A07,M02,M11,P07,P05,T07,A04,T06,W12,P04,T08,A11,A10,A02,P09,A12,M01,P10,A06,T03,W04,T02,P01,P11,M09,M12,W05,T05,W01,M07,M08,W06,T10,W09,M10,A03,W11,T09,W02,P02
! projects #8,#19,#16,#13,#12,#7,#27,#3,#31,#14,#17,#28,#25,#22,#9,#10,#32,#26,#11,#24,#4,#6,#5,#23,#30,#21,#29,#15,#20,#18
! battles C2,R2,C3,R1,C1,R3
a keep #8,#19 play #19
b keep #12,#27 play #12
c keep #14,#28 play #28
a keep #17,#31 play #31
b keep #13,#16 play #13
c keep #3,#14 play #14
a keep #7,#17 play #7
b keep #8,#16 play #8
c keep #3,#27 play #27
a keep P07,A07 play A07
b keep P05,A04 play P05
c keep W12,P04 play P04
a space 7
a put f #19
a put s #31
b space 8
b put o #12
c space 7
c put s #1
c put f #1
a keep T07,P07 play P07
b keep A04,A11 play A04
c keep M02,W12 play W12
a space 4
a put o #19
a use #19
a put s #7
a put o #31
a put s #7
a choose C2
b space 1
b put s #12
b put f #8
c space 3
c put o #1
c put s #14
a keep T07,T08 play T08
b keep M11,A11 play A11
c keep M02,T06 play T06
a space 6
a put f #1
a put o #1
b space 9
b put s #13
b put s #13
c space 6
c put o #27
c put f #14
c put f #14
a pass
c use #1 C2
a keep A02,A10 play A02
b keep T03,A06 play T03
c keep W04,T02 play W04
a space 9
a put s #1
a put o #2
a end
b space 3
b put s #1
b put o #12
b put o #13
c space 8
c put o #14
c put o #14
a keep P01,A10 play A10
b keep A06,A12 play A12
c keep T02,P10 play P10
a space 5
a end
b space 6
b put f #8
b choose 1
b put f #1
b put o #1
c space 4
c put s #2
a keep M01,P01 play P01
b keep P11,A06 play A06
c keep T02,P09 play P09
a space 1
a put s #2
a end
b space 7
b put s #2
b end
c space 9
c put o #2
c put f #27
c put o #27
c put s #27
a pass
b use #1 R2
a keep M12,W05 play M12
b keep W01,W06 play W06
c keep T10,A03 play A03
a space 3
a end
---
mu 1
game city
rules 1
option players 3
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
puzzle 157
from 6021 272 41
choice b space 3
best 0.698 55.2 space 3
tried 0.541 52.0 space 2
why - battle_missed CITY-7.4 68
tried 0.502 52.1 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.440 49.8 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.370 49.0 space 8
why ! battle_missed CITY-7.4 78
tried 0.356 48.8 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.210 46.3 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:4/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M04,M05,M09,W01,W05,W07,W09,T03,T05,T09,T12,P02,P03,P05,P10,A05,A06,A09,A12
! buildings M08,P09,M06,W06,M12,W11,A01,P04,A02,W10,A11,W12,W02,A07,W03,A08,A04,M07,P06,W08,M01,T06,T02,T07,P12,M02,W04,P08,P07,A03,T08,M10,P01,T01,P11,T04,T11,A10,M11,T10
! projects #12,#5,#7,#15,#6,#13,#25,#8,#18,#11,#23,#9,#31,#3,#29,#26,#30,#21,#17,#28,#4,#10,#24,#16,#19,#27,#22,#32,#20,#14
! battles C3,R1,R3,C2,R2,C1
a keep #5,#12 play #12
b keep #13,#25 play #25
c keep #9,#18 play #18
a keep #5,#11 play #5
b keep #13,#15 play #13
c keep #6,#8 play #6
a keep #9,#11 play #9
b keep #15,#23 play #15
c keep #7,#8 play #8
a keep M06,W06 play M06
b keep W11,P04 play P04
c keep W12,A02 play W12
a space 3
a put s #12
a put o #5
b space 7
b put s #13
b put f #15
c space 3
c put s #18
c put o #18
a keep W06,A01 play A01
b keep W10,W11 play W11
c keep P09,A02 play A02
a space 8
a put o #12
b space 9
b put o #15
c space 2
c put f #8
c put o #6
a keep W06,A11 play A11
b keep M08,W10 play M08
c keep M12,P09 play P09
a space 2
a put f #9
a put s #9
---
mu 1
game city
rules 1
option players 4
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
puzzle 158
from 6025 87 96
choice c space 2
best 0.528 50.4 space 2
tried 0.444 48.7 space 3
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.428 48.1 space 1
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.415 48.4 space 8
why ! strength_less CITY-7.3 0 2
tried 0.369 46.0 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:2/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M09,M11,W02,W09,T10,T11,P02,P04,A01,A04
! buildings P11,P09,M06,M05,M02,W06,A08,T01,W10,W03,W05,P10,W04,A12,T03,T07,M04,W08,T04,W07,M08,A10,A06,A07,M03,M01,P12,P07,W01,T02,T08,P06,T05,P01,P08,M10,A05,A11,T06,P05,W11,A09,T09,M12,A03,T12,W12,A02,M07,P03
! projects #25,#6,#27,#26,#24,#22,#23,#9,#20,#10,#3,#17,#7,#19,#31,#29,#4,#11,#32,#8,#12,#15,#13,#28,#30,#14,#18,#21,#16,#5
! battles C1,C2,C3,R3,R1,R2
a keep #25,#26 play #26
b keep #9,#22 play #22
c keep #3,#10 play #3
d keep #29,#31 play #31
a keep #7,#19 play #19
b keep #6,#9 play #6
c keep #10,#24 play #10
d keep #20,#29 play #29
a keep #7,#17 play #7
b keep #9,#25 play #9
c keep #24,#27 play #24
d keep #20,#23 play #23
a keep M05,P09 play P09
b keep W06,A08 play W06
c keep W03,W05 play W05
d keep T07,A12 play T07
a space 8
a put o #19
b space 3
b put o #6
b put s #22
c space 9
c put s #24
c put o #24
d space 1
d put f #23
d put s #29
d put f #29
a keep M02,M05 play M05
b keep W10,A08 play A08
c keep W03,W04 play W03
d keep M06,P11 play M06
a space 9
a put s #2
a put o #2
a put f #19
a put o #26
a end
b space 6
b put f #1
b put f #22
c space 7
c put s #3
c put f #3
d space 7
d put s #31
d put f #23
a keep M02,P10 play P10
b keep W10,T03 play T03
c keep W04,A12 play W04
d keep T01,P11 play T01
a space 7
a put s #7
a use #19
a put s #7
a choose C1
b space 8
b put o #22
b put o #22
c space 4
c put o #1
c put o #10
d space 9
d put s #2
d put o #31
d use #31 7
a keep W07,W08 play W07
b keep A06,A10 play A10
c keep M03,P07 play M03
d keep T02,P06 play P06
a space 1
a put s #26
a put f #26
b space 4
b put o #6
b put f #22
c space 5
c put f #10
c put s #3
d space 6
d put s #23
d cover f E9
a keep W01,W08 play W08
b keep M04,A06 play M04
c keep M08,P07 play M08
d keep M01,P12 play P12
a space 2
a put f #26
a put o #26
b space 5
b extra f #22
b extra o #22
---
mu 1
game city
rules 1
option players 4
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
puzzle 159
from 6023 190 148
choice d put f #1 | put s #1
best 0.597 58.6 put f #1
tried 0.508 57.2 put s #2
why ! project_missed CITY-6.1,CITY-9.6 93
tried 0.508 57.2 extra f #28
why - project_missed CITY-6.1,CITY-9.6 93
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M09,W05,W10,T02,T10,P06,P12,A04,A07
! buildings M07,M03,A02,P07,W12,A08,M05,P05,W03,A06,P01,A01,T11,T05,P08,T03,P04,M01,T08,W09,P11,A03,W01,W08,M11,P09,T06,T04,M08,A12,T12,T07,W02,W06,A11,W07,P03,M04,P10,M12,M10,T09,P02,W04,A10,W11,M06,T01,A05,A09
! projects #3,#5,#19,#29,#27,#21,#11,#15,#9,#25,#14,#17,#10,#28,#8,#20,#4,#16,#24,#26,#7,#18,#12,#32,#13,#31,#23,#30,#22,#6
! battles R3,C1,C2,R2,C3,R1
a keep #19,#29 play #19
b keep #15,#27 play #15
c keep #14,#25 play #14
d keep #10,#28 play #28
a keep #8,#29 play #29
b keep #3,#5 play #5
c keep #11,#21 play #21
d keep #10,#17 play #10
a keep #8,#9 play #8
b keep #3,#20 play #3
c keep #11,#27 play #11
d keep #17,#25 play #17
a keep M03,A02 play A02
b keep W12,A08 play W12
c keep W03,P01 play P01
d keep T03,P08 play P08
a space 9
a put o #1
a put s #29
b space 3
b put s #2
b put o #2
b put f #5
c space 6
c put f #11
d space 7
d put s #28
d put f #28
a keep M03,P05 play P05
b keep A01,A06 play A06
c keep W03,T11 play W03
d keep M07,T03 play M07
a space 2
a put f #29
b space 6
b put f #3
b put o #5
c space 5
c put o #14
d space 4
d put f #10
d put o #10
a keep M03,A08 play A08
b keep T05,A01 play A01
c keep T11,P07 play P07
d keep M05,T03 play M05
a space 8
a put f #19
a put o #19
a end
b space 8
b put o #15
c space 4
c put s #14
c put o #14
d space 9
d put s #17
d put o #17
a keep W09,T08 play W09
b keep W01,W08 play W08
c keep M11,P09 play P09
d keep T07,A12 play A12
a space 7
a use #19
a put s #1
a put f #1
a put f #8
a put f #8
a choose 4
a put s #2
a end
b space 5
b put s #3
b put s #3
c space 2
c put o #11
d space 6
d put f #28
d put f #28
a use #1 R3
a keep T08,T12 play T12
b keep W01,P04 play W01
c keep M11,A03 play A03
d keep T04,T06 play T04
a space 3
a put o #2
a end
b space 1
b put s #1
b put f #15
c space 3
c put o #11
c put o #11
c put s #21
d space 1
d put s #28
d put s #28
d extra f #28
d extra f #28
a keep T07,T08 play T07
b keep M08,P04 play P04
c keep M01,M11 play M11
d keep T06,P11 play P11
a space 1
a cover f 1|2
a end
b space 2
b put s #5
b put f #15
b put f #15
b put o #1
b end
c space 1
c put f #14
c put f #14
c put s #21
d space 2
d extra f #28
a keep W02,W07 play W07
b keep M12,P10 play P10
c keep W04,P02 play P02
d keep W11,A10 play A10
a space 4
a cover o W4
a end
b space 9
b end
c space 9
c put f #1
c put o #1
d space 8
d put o #1
d put o #2
a keep W02,P03 play W02
b keep M10,M12 play M12
c keep M06,W04 play W04
d keep W06,A11 play A11
a space 6
a cover f 6/9
b space 4
b end
c space 7
c put s #1
d space 5
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
puzzle 160
from 6022 278 19
choice b keep W04,P12 play P12
best 0.648 60.4 keep W04,P12 play P12
tried 0.481 56.6 keep P12,A05 play P12
why ! battle_missed CITY-7.4 78
tried 0.481 56.5 keep P12,A05 play A05
why - battle_missed CITY-7.4 78
tried 0.459 57.0 keep W04,P12 play W04
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.287 54.2 keep W04,A05 play A05
why - battle_missed CITY-7.4 68
tried 0.280 54.1 keep W04,A05 play W04
why - building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:0/8 casual:1/8 steady:0/8 keen:5/8 fierce:8/8
---
! removed M01,M03,M07,M08,M09,M10,W01,W03,W06,W08,W09,W10,T04,T06,T07,T08,T10,T12,P01,P03,P05,P09,P10,P11,A03,A07,A08,A09,A11,A12
! buildings W12,A04,P12,A05,W04,T03,A06,W07,T09,A01,W11,P02,T05,P06,A10,M11,M06,T01,M04,W02,P08,M02,P07,M05,T11,P04,W05,M12,A02,T02
! projects #6,#23,#8,#4,#21,#16,#14,#11,#31,#18,#22,#28,#13,#15,#24,#26,#17,#7,#29,#5,#25,#32,#19,#30,#9,#20,#12,#27,#10,#3
! battles R1,C1,R3,R2,C2,C3
a keep #4,#6 play #6
b keep #14,#21 play #14
a keep #4,#16 play #4
b keep #8,#21 play #21
a keep #16,#23 play #23
b keep #8,#11 play #8
a keep W12,A04 play W12
b keep W04,W07 play W07
a space 3
a put o #6
a put s #2
b space 1
b put s #14
b put f #14
a keep A04,A06 play A04
---
mu 1
game city
rules 1
option players 3
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
puzzle 161
from 6024 86 92
choice b use #31 1
best 0.657 56.2 use #31 1
tried 0.571 54.3 use #31 3
tried 0.534 53.6 pass
why ! battle_missed CITY-7.4 96
tried 0.516 51.2 use #31 7
why - battle_missed CITY-7.4 84
tried 0.498 52.7 use #31 2
tried 0.490 52.3 use #31 5
why - battle_missed CITY-7.4 93
tried 0.361 48.8 use #31 9
why - battle_missed CITY-7.4 81
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M05,M10,M11,W04,W10,W11,W12,T01,T05,T08,T11,P07,P09,P10,P11,A07,A08,A09,A10
! buildings P06,W06,T04,P02,A04,P05,W02,W08,P04,P03,P08,T09,A11,T12,T06,P01,T10,T02,W03,M08,W05,A03,W07,M03,M09,M06,W09,A12,M04,W01,A06,M07,M12,A01,A02,M02,A05,T03,P12,T07
! projects #30,#17,#3,#4,#26,#8,#18,#31,#23,#9,#21,#13,#11,#28,#22,#12,#6,#32,#20,#16,#27,#19,#25,#14,#10,#15,#7,#29,#5,#24
! battles C2,R1,R2,C3,C1,R3
a keep #4,#30 play #30
b keep #26,#31 play #26
c keep #13,#21 play #13
a keep #4,#9 play #4
b keep #3,#31 play #31
c keep #8,#18 play #18
a keep #9,#21 play #9
b keep #3,#23 play #3
c keep #8,#17 play #8
a keep T04,P06 play T04
b keep W02,A04 play A04
c keep P03,P08 play P03
a space 9
a put o #4
a put s #9
a put f #4
a colours f,o
a put f #9
a put o #1
b space 1
b put s #26
b put f #26
c space 3
c put s #18
c put o #18
a keep W08,P06 play P06
b keep W02,P04 play W02
c keep P02,P08 play P02
a space 6
a put f #1
a put s #1
b space 2
b put f #26
b put o #31
c space 8
c put o #1
a keep W08,T09 play W08
b keep W06,P04 play W06
c keep P05,P08 play P08
a space 2
a put f #30
b space 3
b put s #31
b put f #3
b put o #26
c space 2
c put f #8
c put f #8
c choose 2
b pass
a pass
a pass
a keep T06,A11 play T06
b keep M08,W03 play W03
c keep W07,A03 play A03
a space 3
a put s #30
a put o #30
a put o #2
a put s #2
a end
b space 9
b put o #26
c space 4
c put o #13
a use #1 C2
a keep M03,W05 play W05
b keep M08,P01 play P01
c keep W07,T02 play W07
a space 7
a end
b space 5
b put s #3
c space 1
c put s #1
c put f #1
c put o #2
a keep M03,T10 play M03
b keep M08,A11 play A11
c keep T02,T12 play T02
a space 1
a end
b space 7
b put s #3
c space 5
c put s #13
c put s #13
c end
---
mu 1
game city
rules 1
option players 3
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
puzzle 162
from 6021 274 115
choice b put o #1
best 0.803 54.4 put o #1
tried 0.669 53.4 cover o 2|3
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.669 53.4 cover o E3
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.669 53.4 cover o S7
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.669 53.4 cover o 2/5
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.669 53.4 cover o 3/6
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.586 52.6 put o #2
why - project_left CITY-6.1,CITY-9.6 2
proof 10 4 320
found gentle:1/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M02,M08,M12,W01,W03,W06,W09,T03,T04,T10,T11,P02,P04,P05,P09,A03,A08,A09,A10
! buildings T01,W04,M06,T12,M04,W08,M07,T02,M09,P01,T05,T06,P10,T07,T08,P03,W10,A06,A05,W02,A04,W07,P08,P07,M05,T09,A11,A01,A02,W05,P11,M03,A12,M11,A07,W12,W11,M10,P06,P12
! projects #16,#29,#23,#6,#14,#20,#9,#18,#28,#25,#22,#21,#15,#19,#31,#8,#4,#26,#13,#32,#3,#7,#11,#24,#17,#30,#5,#12,#27,#10
! battles C2,R3,R1,R2,C1,C3
a keep #6,#16 play #6
b keep #14,#18 play #14
c keep #25,#28 play #28
a keep #21,#22 play #21
b keep #18,#29 play #29
c keep #9,#25 play #25
a keep #20,#22 play #22
b keep #16,#18 play #18
c keep #9,#23 play #9
a keep M06,T12 play T12
b keep M04,W08 play M04
c keep M09,P01 play P01
a space 3
a put o #6
a put s #21
a put o #6
a put s #21
b space 8
b put o #18
c space 6
c put f #28
a keep M07,T02 play T02
b keep W08,T06 play W08
c keep M09,W04 play W04
a space 7
a put f #1
a put s #2
a put o #2
a put o #1
b space 5
b put s #18
c space 1
c put s #28
a keep M07,T05 play T05
b keep T01,T06 play T06
c keep M06,M09 play M06
a space 8
a put o #22
a put o #22
b space 6
b put s #29
b put f #29
b put o #14
c space 7
c put s #9
c put f #28
a keep T08,P10 play P10
b keep A05,A06 play A06
c keep P07,A04 play P07
a space 9
a put s #1
a put s #22
a end
b space 7
b put s #14
b put f #14
c space 3
c put s #28
c put s #28
a pass
a keep T08,P08 play T08
b keep P03,A05 play P03
c keep W02,A04 play A04
a space 4
a put f #22
a put f #22
a extra o #22
a end
b space 9
b put s #1
b put f #14
b put o #14
c space 2
c put f #28
c put o #2
a pass
a keep W10,P08 play W10
b keep W07,A05 play A05
c keep W02,T07 play W02
a space 6
a extra s #22
a extra f #22
a extra s #22
a end
b space 4
b cover o 4|5
b cover o E9
c space 9
c put s #2
c put f #9
c extra o #28
a pass
a use #1 C2
b pass
a keep A01,A11 play A01
b keep P11,A02 play A02
c keep W12,A07 play W12
a space 1
a end
b space 2
b put f #1
c space 4
c put o #1
c extra o #28
c extra o #28
a keep W05,A11 play A11
b keep P11,A12 play A12
c keep M05,T09 play T09
a space 5
a end
b space 3
---
mu 1
game city
rules 1
option players 4
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
puzzle 163
from 6025 91 103
choice a space 6
best 0.657 57.1 space 6
tried 0.528 54.4 space 3
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.477 52.8 space 1
why ! sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.476 53.1 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 3
proof 10 4 320
found gentle:4/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M12,W07,W09,T06,T07,P11,P12,A03,A10
! buildings T05,M08,P04,T02,T03,P07,A08,M04,P01,W12,M01,A04,W03,P10,W02,T08,P08,A11,T01,P09,A01,M09,A06,W08,P02,P05,T09,A07,M07,A02,P06,T10,T12,M11,T11,M05,M03,T04,A09,W01,P03,W04,W05,A12,A05,W10,W06,W11,M10,M02
! projects #14,#15,#32,#13,#17,#10,#31,#21,#5,#6,#11,#26,#30,#12,#3,#24,#8,#9,#7,#20,#27,#23,#25,#28,#4,#29,#22,#19,#18,#16
! battles C3,R1,R2,C1,R3,C2
a keep #14,#32 play #14
b keep #17,#31 play #31
c keep #5,#26 play #26
d keep #12,#30 play #12
a keep #3,#24 play #24
b keep #13,#15 play #15
c keep #5,#21 play #5
d keep #11,#30 play #30
a keep #3,#6 play #6
b keep #13,#32 play #13
c keep #17,#21 play #21
d keep #10,#11 play #10
a keep T02,P04 play P04
b keep M04,A08 play M04
c keep W12,A04 play W12
d keep W03,P10 play W03
a space 9
a put o #6
b space 1
b put s #13
b put f #15
c space 3
c put s #26
c put o #5
d space 7
d put f #10
d put s #30
a keep T03,P07 play P07
b keep P01,A08 play A08
c keep W02,A04 play W02
d keep T05,P10 play P10
a space 4
a put o #14
b space 6
b put f #15
c space 6
c put f #5
d space 9
d put o #10
d put s #12
a keep M01,T03 play T03
b keep T08,P01 play P01
c keep M08,A04 play A04
d keep T02,T05 play T05
a space 8
a put s #24
a put f #14
a put o #6
a put o #24
b space 5
b put f #1
c space 9
c put s #5
c put s #21
c put f #26
c put o #26
c put o #26
d space 4
d put o #12
d put o #12
a keep P08,P09 play P09
b keep A01,A06 play A06
c keep P02,A07 play A07
d keep T10,P06 play T10
a space 5
a put o #14
b space 9
b put s #13
b put o #13
c space 7
c put s #21
c put f #26
d space 1
d put f #30
d put s #1
d put f #1
d put o #30
a keep P08,A02 play P08
b keep A01,A11 play A11
c keep W08,P02 play P02
d keep T09,P05 play T09
a space 7
a put s #14
a put f #1
a put f #14
b space 2
b put f #15
b put s #31
c space 2
c put f #1
c put o #1
d space 3
d put o #2 s
d put o #2
d put o #1
a keep P06,A02 play P06
b keep M07,A01 play M07
c keep W08,T01 play W08
d keep M09,P05 play M09
---
mu 1
game city
rules 1
option players 4
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
puzzle 164
from 6023 192 135
choice b put f #14
best 0.968 57.4 put f #14
tried 0.878 54.4 put o #2
why ! project_missed CITY-6.1,CITY-9.6 100
tried 0.878 54.4 extra s #28
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.664 51.4 put o #1
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.664 51.4 put f #1
why - project_missed CITY-6.1,CITY-9.6 100
tried 0.664 51.4 put s #1
why - project_missed CITY-6.1,CITY-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M10,M12,W03,W06,T01,T10,P07,P10,A01,A06
! buildings P08,P04,M09,M05,W01,M01,T07,M08,W08,P03,A11,A07,P05,M07,W07,W11,M03,M11,W04,M02,P02,W05,P09,T03,W10,W02,P01,T04,A08,M04,A05,T12,P06,A03,W09,T11,P11,P12,A10,A04,W12,T08,T09,T06,T05,M06,A12,T02,A09,A02
! projects #11,#27,#3,#26,#22,#14,#28,#17,#31,#12,#18,#24,#32,#7,#29,#10,#6,#20,#19,#13,#4,#5,#21,#8,#15,#25,#23,#9,#30,#16
! battles R2,R1,C1,R3,C2,C3
a keep #26,#27 play #26
b keep #14,#28 play #28
c keep #12,#24 play #12
d keep #29,#32 play #32
a keep #7,#10 play #7
b keep #11,#14 play #14
c keep #17,#24 play #17
d keep #29,#31 play #31
a keep #10,#18 play #10
b keep #11,#27 play #11
c keep #3,#24 play #3
d keep #22,#29 play #29
a keep M05,P04 play P04
b keep M08,W01 play W01
c keep P03,A07 play P03
d keep W07,W11 play W07
a space 7
a put s #26
a put f #26
b space 1
b put s #28
b put f #28
c space 3
c put s #12
c put o #17
d space 1
d put s #29
d put f #29
a keep M05,T07 play M05
b keep W08,A11 play A11
c keep P05,A07 play A07
d keep W11,P08 play W11
a space 4
a put o #26
a put s #1
b space 2
b put s #14
b put f #28
c space 7
c put s #17
c put f #1
d space 9
d put o #31
a keep M08,T07 play M08
b keep M07,W08 play M07
c keep M09,P05 play P05
d keep M01,P08 play M01
a space 2
a put f #10
b space 4
b put o #11
c space 8
c put o #12
d space 3
d put s #31
d pass
a keep M03,W04 play M03
b keep W05,P09 play P09
c keep W02,T04 play T04
d keep A05,A08 play A08
a space 3
a put o #10
b space 8
b put o #11
c space 1
c put s #2
c put f #3
c put o #12
d space 8
d put f #32
d put o #32
a keep M04,W04 play W04
b keep M02,W05 play M02
c keep T03,P02 play P02
d keep W10,A05 play A05
a space 6
a put f #26
a put s #7
b space 7
b put s #28
b put f #11
b put f #28
c space 9
c put o #2
c put s #1
c put s #3
d space 2
d put f #32
d cover o 2|3
a keep M04,P01 play P01
b keep W05,T12 play W05
c keep M11,T03 play T03
d keep W02,W10 play W10
a space 8
a put o #26
b space 9
b put s #28
b put o #11
c space 5
c put s #3
d space 7
d put s #32
d put f #1
d pass
a keep W09,P06 play W09
b keep P12,A10 play A10
c keep W12,T08 play T08
d keep T05,A12 play A12
a space 9
a put o #1
b space 5
b put o #14
b put o #14
b extra s #28
c space 6
c put o #1
c end
d space 5
d put o #32
d end
a keep P06,A04 play A04
b keep T09,P12 play T09
c keep W12,T02 play W12
d keep T05,A03 play A03
a space 1
a put s #7
a choose R3
a put f #1
a end
b space 3
b put s #2
---
mu 1
game city
rules 1
option players 3
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
puzzle 165
from 6024 88 85
choice c space 2
best 0.308 50.8 space 2
tried 0.173 47.9 space 3
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.150 47.7 space 8
tried 0.131 47.7 space 6
why - sources_fewer CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:4/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,M04,M11,W03,W07,W08,W11,T03,T04,T08,T10,P01,P03,P07,P12,A02,A03,A07,A11
! buildings P09,W01,W05,A12,A06,M07,T07,M02,M06,P05,W12,A09,W06,W02,T02,T09,P02,M08,T05,T06,M12,P10,M05,W09,M10,T12,T11,A05,A08,P06,T01,A01,P04,A04,W10,P08,M09,W04,A10,P11
! projects #3,#8,#4,#17,#10,#14,#22,#12,#16,#27,#6,#31,#23,#18,#13,#25,#30,#32,#28,#21,#24,#11,#7,#15,#9,#29,#20,#19,#5,#26
! battles R3,R1,C2,R2,C1,C3
a keep #4,#17 play #4
b keep #12,#14 play #14
c keep #16,#31 play #16
a keep #6,#17 play #6
b keep #3,#12 play #12
c keep #10,#22 play #22
a keep #17,#31 play #31
b keep #3,#27 play #3
c keep #8,#10 play #8
a keep W01,W05 play W05
b keep M02,A06 play M02
c keep W12,A09 play W12
a space 9
a put s #31
a put o #31
b space 8
b put o #14
c space 4
c put o #1
a keep M07,W01 play M07
b keep P05,A06 play P05
c keep P09,A12 play P09
a space 4
a put o #4
b space 2
b put f #14
c space 1
c put f #16
c put o #16
a keep M06,W01 play W01
b keep A06,A09 play A09
c keep T07,A12 play A12
a space 8
a put o #6
a put s #1
b space 9
b put s #14
b put o #14
c space 7
c put f #1
c put o #2
a pass
a keep W02,W06 play W06
b keep M08,T06 play T06
c keep M05,W09 play W09
a space 3
a put o #6
a put s #2
b space 6
b put s #12
b put f #14
b put o #12
c space 5
c put s #2
c put s #1
c end
c use #1 R3
a keep M12,W02 play M12
b keep T02,T09 play T09
c keep T05,P02 play P02
a space 5
a put o #1
b space 3
b put s #3
b put s #3
b put o #1
b put o #12
c space 9
c put o #22
a keep M05,W02 play M05
b keep T02,P10 play T02
c keep M08,T05 play T05
a space 2
a put f #4
a colours s,f
a put f #1
a end
b space 7
b put s #1
b put f #1
b put f #3
---
mu 1
game city
rules 1
option players 3
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
puzzle 166
from 6021 275 74
choice c space 1
best 0.424 52.1 space 1
tried 0.263 47.3 space 8
why - strength_less CITY-7.3 0 1
tried 0.233 47.0 space 3
why ! strength_less CITY-7.3 0 1
tried 0.179 44.9 space 4
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.169 44.5 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M07,M10,M11,W03,W08,W10,W12,T01,T03,T08,T11,P01,P03,P08,P12,A01,A08,A09,A12
! buildings M05,T05,A11,A02,A05,T09,A07,P04,M01,A06,T02,P11,M12,W11,P10,A03,P07,P02,W02,P06,W05,W09,T07,W01,T06,T12,A10,P05,M03,W06,M08,M04,P09,T04,W04,M02,M09,W07,T10,A04
! projects #21,#17,#6,#3,#20,#27,#22,#13,#4,#30,#28,#5,#32,#14,#23,#8,#15,#7,#18,#29,#16,#24,#12,#11,#10,#26,#9,#31,#19,#25
! battles R2,R3,C1,R1,C3,C2
a keep #6,#21 play #6
b keep #13,#22 play #22
c keep #5,#28 play #28
a keep #21,#30 play #21
b keep #13,#17 play #13
c keep #5,#27 play #5
a keep #20,#30 play #30
b keep #4,#17 play #4
c keep #3,#27 play #27
a keep A02,A11 play A02
b keep A05,A07 play A05
c keep P11,A06 play A06
a space 9
a put s #30
a put o #30
b space 8
b put o #4
c space 6
c put f #27
a keep P04,A11 play P04
b keep M01,A07 play M01
c keep M05,P11 play P11
a space 7
a put f #30
a put s #6 o
b space 4
b put o #22
c space 5
c put s #5
a keep T02,A11 play A11
b keep T05,A07 play A07
c keep M05,T09 play M05
a space 2
a put f #6 o
b space 5
b put s #13
b put f #4
b colours s,o
b put s #13
b put o #13
c space 9
c put s #27
c put o #5
a keep W11,A03 play A03
b keep W02,P02 play P02
c keep W01,W09 play W09
a space 3
a put s #21
a put o #21 s
b space 7
b put s #22
b put f #22
b put o #22
c space 7
c put s #28
c put f #5
c put s #28
c put f #28
c put o #27
a keep W05,W11 play W11
b keep W02,P10 play P10
c keep W01,P06 play W01
a space 6
a put f #1 s
a put f #1
b space 9
b put s #2
b put o #2
b put f #22
b extra s #22
---
mu 1
game city
rules 1
option players 4
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
puzzle 167
from 6025 91 141
choice b keep P03,A09 play P03
best 0.837 60.5 keep P03,A09 play P03
tried 0.740 58.2 keep P03,A09 play A09
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.702 58.2 keep W04,P03 play W04
why ! building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.692 58.0 keep W04,P03 play P03
tried 0.576 55.3 keep W04,A09 play W04
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.530 54.6 keep W04,A09 play A09
why - building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:3/8 casual:3/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M06,M12,W07,W09,T06,T07,P11,P12,A03,A10
! buildings T05,M08,P04,T02,T03,P07,A08,M04,P01,W12,M01,A04,W03,P10,W02,T08,P08,A11,T01,P09,A01,M09,A06,W08,P02,P05,T09,A07,M07,A02,P06,T10,T12,M11,T11,M05,M03,T04,A09,W01,P03,W04,W05,A12,A05,W10,W06,W11,M10,M02
! projects #14,#15,#32,#13,#17,#10,#31,#21,#5,#6,#11,#26,#30,#12,#3,#24,#8,#9,#7,#20,#27,#23,#25,#28,#4,#29,#22,#19,#18,#16
! battles C3,R1,R2,C1,R3,C2
a keep #14,#32 play #14
b keep #17,#31 play #31
c keep #5,#26 play #26
d keep #12,#30 play #12
a keep #3,#24 play #24
b keep #13,#15 play #15
c keep #5,#21 play #5
d keep #11,#30 play #30
a keep #3,#6 play #6
b keep #13,#32 play #13
c keep #17,#21 play #21
d keep #10,#11 play #10
a keep T02,P04 play P04
b keep M04,A08 play M04
c keep W12,A04 play W12
d keep W03,P10 play W03
a space 9
a put o #6
b space 1
b put s #13
b put f #15
c space 3
c put s #26
c put o #5
d space 7
d put f #10
d put s #30
a keep T03,P07 play P07
b keep P01,A08 play A08
c keep W02,A04 play W02
d keep T05,P10 play P10
a space 4
a put o #14
b space 6
b put f #15
c space 6
c put f #5
d space 9
d put o #10
d put s #12
a keep M01,T03 play T03
b keep T08,P01 play P01
c keep M08,A04 play A04
d keep T02,T05 play T05
a space 8
a put s #24
a put f #14
a put o #6
a put o #24
b space 5
b put f #1
c space 9
c put s #5
c put s #21
c put f #26
c put o #26
c put o #26
d space 4
d put o #12
d put o #12
a keep P08,P09 play P09
b keep A01,A06 play A06
c keep P02,A07 play A07
d keep T10,P06 play T10
a space 5
a put o #14
b space 9
b put s #13
b put o #13
c space 7
c put s #21
c put f #26
d space 1
d put f #30
d put s #1
d put f #1
d put o #30
a keep P08,A02 play P08
b keep A01,A11 play A11
c keep W08,P02 play P02
d keep T09,P05 play T09
a space 7
a put s #14
a put f #1
a put f #14
b space 2
b put f #15
b put s #31
c space 2
c put f #1
c put o #1
d space 3
d put o #2 s
d put o #2
d put o #1
a keep P06,A02 play P06
b keep M07,A01 play M07
c keep W08,T01 play W08
d keep M09,P05 play M09
a space 6
a put s #1
a put o #1
a end
b space 4
b put o #15
b put o #31
c space 4
c put s #1
c put o #2
d space 2
d end
b pass
a pass
a pass
c use #1 R2
d pass
a pass
d pass
a keep T11,T12 play T11
b keep W01,A09 play W01
c keep W05,A12 play A12
d keep W06,A05 play A05
a space 2
a put s #2
a put o #2
a end
b space 8
b put s #1
b put o #1
b use #1 C3
c space 8
c end
d space 8
d end
a pass
d use #1 R2
a keep M03,T12 play M03
---
mu 1
game city
rules 1
option players 4
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
puzzle 168
from 6023 203 151
choice b extra o #28
best 0.945 58.7 extra o #28
tried 0.767 56.6 put o #2
why ! project_missed CITY-6.1,CITY-9.6 71
tried 0.767 56.6 put f #23
why - project_missed CITY-6.1,CITY-9.6 71
proof 10 4 320
found gentle:3/8 casual:2/8 steady:0/8 keen:2/8 fierce:8/8
---
! removed M11,M12,W02,W09,T06,T10,P01,P07,A02,A06
! buildings W12,M03,P02,A08,A07,M05,M07,A12,P12,M06,M09,T09,M08,P10,W05,M04,A01,T07,W08,W06,T08,M01,P11,A05,T11,M02,T05,A11,W01,T02,P04,W11,T01,P09,A04,W10,A09,A10,T12,W07,P06,P08,M10,W04,P03,T04,A03,W03,T03,P05
! projects #20,#3,#16,#31,#28,#11,#10,#5,#29,#15,#8,#27,#17,#4,#19,#23,#26,#21,#25,#22,#30,#13,#9,#6,#18,#32,#14,#7,#12,#24
! battles C2,R1,C3,R3,R2,C1
a keep #16,#31 play #31
b keep #5,#28 play #28
c keep #15,#27 play #15
d keep #4,#19 play #19
a keep #16,#17 play #16
b keep #5,#20 play #5
c keep #10,#27 play #27
d keep #8,#29 play #29
a keep #4,#17 play #4
b keep #20,#23 play #23
c keep #3,#10 play #3
d keep #8,#11 play #11
a keep W12,P02 play W12
b keep A07,A12 play A07
c keep M06,P12 play P12
d keep M04,W05 play M04
a space 3
a put s #31
a put o #31
b space 7
b put s #5
b put f #5
c space 8
c put o #27
d space 1
d put f #19
d put s #29
a keep M05,P02 play P02
b keep T09,A12 play A12
c keep M08,P10 play M08
d keep M03,A08 play A08
a space 2
a put f #16
a put o #16
b space 3
b put o #5
b put s #28
b put f #28
b put o #1
c space 2
c put f #27
d space 2
d put f #29
d put f #11
a keep M05,M09 play M09
b keep M06,T09 play M06
c keep W05,P10 play W05
d keep M03,M07 play M03
a space 5
a put o #4
b space 8
b put s #28
c space 9
c put s #27
c put o #27
d space 3
d put o #19
d cover f E3
d end
a pass
a keep W06,A01 play A01
b keep T08,A05 play T08
c keep M02,A11 play A11
d keep W01,T02 play T02
a space 8
a put s #1
a put o #1
b space 2
b put f #28
b put f #28
b put s #28
c space 3
c put s #2
c put s #3
d space 9
d cover o S9
d put s #1
d end
a keep W06,W11 play W11
b keep W08,A05 play A05
c keep M01,P11 play P11
d keep W01,T05 play W01
a space 9
a put f #1
a put o #2
b space 5
b extra o #28
b put f #1
c space 1
c put s #3
c put f #3
d space 8
d put o #1
d put s #2
d end
a keep W06,T11 play W06
b keep W08,P04 play W08
c keep M01,T07 play M01
d keep M02,T05 play M02
a space 6
a put f #4
a colours f,o
a end
b space 4
b extra o #28
b put s #1
c space 6
c put s #1
c put f #15
d space 7
d put f #1
d cover s S7
d end
a pass
d use #1 C2
b pass
b pass
a use #1 C3
b use #1 C3
a keep W10,A04 play A04
b keep W07,A09 play A09
c keep W04,P08 play W04
d keep P03,A03 play A03
a space 1
a put s #2
a end
b space 9
b extra o #28
b put s #23
c space 4
c put o #2
c put f #15
d space 4
d put o #2
d put o #11
d use #19
d put o #11
d put o #11
d end
a keep T12,A10 play A10
b keep M10,W07 play W07
c keep W03,T04 play W03
d keep P03,P09 play P03
a space 4
a end
b space 1
b put s #2
---
mu 1
game city
rules 1
option players 3
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
puzzle 169
from 6024 92 101
choice b space 3
best 0.936 54.4 space 3
tried 0.747 51.4 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 3
tried 0.722 51.4 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M05,M09,M10,W07,W08,W09,W12,T03,T08,T09,T12,P04,P05,P07,P11,A01,A06,A08,A11
! buildings M12,P09,M04,P01,T11,M07,T06,M06,P03,W03,P10,T10,T02,T04,P06,M08,A09,T07,A12,W11,W06,P08,T01,T05,P12,A02,W04,W10,A03,W02,M01,P02,A10,M11,M03,W05,A07,W01,A04,A05
! projects #20,#12,#11,#10,#5,#14,#23,#15,#7,#18,#29,#9,#17,#16,#25,#32,#6,#3,#21,#4,#8,#31,#24,#22,#26,#27,#13,#19,#28,#30
! battles C1,R1,R2,R3,C2,C3
a keep #10,#12 play #12
b keep #5,#14 play #14
c keep #18,#29 play #29
a keep #7,#10 play #10
b keep #5,#20 play #5
c keep #15,#18 play #18
a keep #7,#23 play #7
b keep #9,#20 play #9
c keep #11,#15 play #11
a keep M04,M12 play M12
b keep M06,T11 play M06
c keep W03,P03 play P03
a space 4
a put o #12
b space 7
b put s #9
b put f #9
c space 3
c put o #1
c put s #29
a keep M04,T06 play T06
b keep T11,P10 play P10
c keep W03,P01 play W03
a space 3
a put o #12
a put s #12
b space 9
b put s #14
b put o #5
c space 7
c put f #29
c put s #1
a keep M04,T10 play M04
b keep T11,P09 play P09
c keep M07,P01 play P01
a space 1
a put s #1
a put f #1
a put o #1
b space 1
b put f #14
c space 2
c cover f N2
a keep T04,P06 play T04
b keep W11,A09 play A09
c keep W06,T01 play T01
a space 9
a put s #7
a put s #7
a choose R1
a put o #10
b space 4
b put o #14
b put o #14
c space 6
c put s #18
c put f #1
c put o #18
c end
c pass
a keep P06,P08 play P06
b keep M08,W11 play W11
c keep T07,A12 play T07
a space 6
a put f #10
a put s #2
a put o #2
a end
b space 2
b put f #14
c space 1
c put s #2
c cover f 1|2
c put o #2
c put f #11
c end
c pass
a keep W06,P08 play W06
b keep M08,T05 play M08
c keep T02,A12 play T02
a space 2
a end
b space 8
b put s #1
b put s #5
b put o #1
c space 5
c put o #11
c put o #11
c end
c use #1 C1
c pass
a keep W04,A02 play W04
b keep W02,A03 play A03
c keep W05,A10 play W05
a space 8
a end
---
mu 1
game city
rules 1
option players 3
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
puzzle 170
from 6021 277 86
choice c space 3
best 0.768 51.4 space 3
tried 0.648 49.4 space 6
why - sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.393 45.2 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.328 45.2 space 8
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:4/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M10,M11,M12,W02,W06,W07,W11,T06,T08,T10,T12,P01,P07,P08,P10,A01,A05,A08,A11
! buildings T05,W05,P05,M04,T03,M05,W04,W08,W09,T11,W03,T01,T09,T04,W01,W12,A07,P06,A09,P11,P03,M08,M09,M03,A06,P12,P09,T07,P02,M01,M07,A04,A10,A02,A12,T02,M06,A03,P04,W10
! projects #5,#19,#30,#13,#24,#15,#25,#9,#26,#16,#7,#28,#27,#14,#18,#21,#22,#8,#4,#17,#29,#20,#10,#31,#23,#12,#3,#11,#6,#32
! battles C1,C3,R1,R3,R2,C2
a keep #5,#19 play #5
b keep #15,#25 play #25
c keep #26,#28 play #28
a keep #16,#19 play #19
b keep #13,#30 play #30
c keep #24,#26 play #26
a keep #9,#16 play #16
b keep #7,#13 play #13
c keep #15,#24 play #24
a keep W05,P05 play P05
b keep M05,W04 play M05
c keep W03,W09 play W03
a space 8
a put o #5
b space 9
b put s #1
b put o #13
c space 7
c put s #24
c put f #28
a keep W05,W08 play W08
b keep T01,T11 play T11
c keep M04,W09 play M04
a space 2
a put f #5
b space 8
b put o #2
b put o #1
b put s #13
c space 1
c put s #28
c put f #28
a keep W04,W05 play W04
b keep T01,T05 play T01
c keep W09,T03 play W09
a space 4
a put o #19
b space 6
b put f #30
b put s #13
c space 4
c put o #24
a keep W12,T04 play W12
b keep P06,A07 play A07
c keep M03,P03 play M03
a space 3
a put s #5
a put f #16
a put s #2
a put o #2
a put f #19
a put o #16
a end
b space 7
b put s #2
b put f #1
b put o #30
b end
c space 9
c put s #28
c put o #26
b use #1 C1
a keep M08,T04 play M08
b keep W01,P06 play P06
c keep P11,A09 play P11
a space 6
b space 4
b put s #30
b put o #25
c space 2
c put f #26
c put f #28
a keep T04,P03 play P03
b keep M09,W01 play M09
c keep T09,A09 play T09
a space 9
a put s #1
a put o #1
a end
b space 3
b put o #25 f
b put s #25
---
mu 1
game city
rules 1
option players 4
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
puzzle 171
from 6025 93 71
choice b space 3
best 0.390 51.5 space 3
tried 0.195 48.4 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.186 48.4 space 4
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.155 46.1 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.116 44.9 space 9
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.076 44.3 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:5/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M10,M12,W02,W11,T09,T12,P01,P05,A06,A09
! buildings M04,A07,M05,W06,A01,A08,W01,M09,P04,W05,M11,P03,A04,W10,T11,W03,T06,A03,P10,M07,A05,P12,M01,W08,T10,T02,P08,W07,A02,P06,A11,M02,P02,T04,W04,T05,M03,T03,W09,A12,P09,A10,P07,P11,M08,T08,T01,M06,T07,W12
! projects #14,#21,#19,#17,#28,#9,#11,#22,#12,#24,#3,#25,#10,#5,#15,#29,#20,#23,#13,#27,#7,#31,#16,#30,#6,#4,#32,#18,#26,#8
! battles C3,R3,R2,R1,C1,C2
a keep #14,#19 play #14
b keep #11,#28 play #28
c keep #12,#25 play #12
d keep #5,#15 play #5
a keep #19,#29 play #19
b keep #11,#17 play #17
c keep #22,#25 play #22
d keep #15,#24 play #15
a keep #3,#29 play #29
b keep #10,#11 play #11
c keep #21,#25 play #21
d keep #9,#24 play #24
a keep M05,W06 play M05
b keep W01,A08 play W01
c keep W05,P03 play W05
d keep W03,A04 play W03
a space 9
a put s #29
a put o #19
b space 1
b put s #17
b put f #28
c space 9
c put s #22
c put o #12
d space 7
d put s #5
d put f #5
a keep W06,A01 play W06
b keep P04,A08 play A08
c keep W10,P03 play P03
d keep A04,A07 play A04
a space 3
a put s #2
a put o #2
a put f #19
a end
b space 8
b put o #17
c space 3
c put s #12
c put o #12
d space 1
d put f #15
d put s #1
a keep M11,A01 play A01
b keep T11,P04 play T11
c keep M04,W10 play W10
d keep M09,A07 play M09
a space 2
a put f #29
a end
b space 2
b put f #1
b put f #28
c space 6
c put s #21
c put f #22
d space 9
d put s #24
a keep P10,A03 play A03
b keep P12,A05 play A05
c keep W07,P08 play W07
d keep P06,A11 play P06
a space 4
a cover o N2
a end
---
mu 1
game city
rules 1
option players 4
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
puzzle 172
from 6023 216 109
choice d space 1
best 0.204 47.1 space 1
tried 0.081 44.4 space 9
why ! battle_missed CITY-7.4 96
tried 0.076 44.4 space 3
why - battle_missed CITY-7.4 100
tried 0.019 39.7 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:2/8 casual:2/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M01,M04,W07,W10,T04,T05,P02,P08,A01,A12
! buildings A08,M07,P07,A02,P01,P09,T07,T03,A03,W09,M11,W06,M03,P05,T01,T02,M09,T10,M02,T08,A06,P03,A04,P11,W02,W01,M06,P06,W05,A05,M10,A11,M05,T12,T09,P10,A09,T11,W11,P04,W08,M12,T06,W03,M08,A10,A07,W04,P12,W12
! projects #31,#4,#9,#13,#12,#32,#30,#28,#3,#26,#17,#18,#20,#19,#6,#15,#22,#14,#16,#10,#8,#29,#21,#25,#11,#23,#27,#5,#7,#24
! battles R1,C1,C3,C2,R3,R2
a keep #4,#13 play #13
b keep #12,#28 play #28
c keep #3,#26 play #26
d keep #15,#19 play #15
a keep #6,#20 play #6
b keep #12,#31 play #12
c keep #3,#30 play #30
d keep #18,#19 play #19
a keep #17,#20 play #17
b keep #4,#31 play #4
c keep #3,#9 play #3
d keep #18,#32 play #18
a keep M07,A02 play A02
b keep T03,P01 play T03
c keep W06,A03 play A03
d keep M03,P05 play P05
a space 9
a put o #17
a put s #17
b space 3
b put s #12
b put f #4
b put o #4
b colours s,f
b put s #28
b put f #28
c space 3
c put s #26
c put o #26
d space 2
d put f #19
a keep M07,T07 play M07
b keep W09,P01 play P01
c keep T01,T02 play T01
d keep P07,A08 play P07
a space 1
a put s #13
b space 4
b put o #12
c space 6
c put f #30
c put o #26
d space 4
d put o #19
d end
a keep M11,T07 play M11
b keep W06,W09 play W09
c keep M03,T02 play T02
d keep P09,A08 play A08
a space 6
a put f #1
b space 6
b put f #28
b put o #12
c space 9
c put o #30
c put s #30
d space 8
d put o #1
d end
a keep M02,T08 play M02
b keep P11,A04 play A04
c keep M06,W01 play W01
d keep W05,A05 play A05
a space 8
a put o #13
a end
b space 1
b put s #28
b put f #28
c space 1
c put s #26 f
c put f #26
d space 6
a keep T08,A11 play A11
b keep T10,P11 play P11
c keep M06,A06 play A06
d keep W02,W05 play W05
a space 7
a put s #13
a put s #2
b space 5
b put s #28
b extra f #28
c space 2
c put s #1 o
d space 5
d put s #18
d put o #18
d end
a keep T08,P06 play T08
b keep M10,T10 play T10
c keep M06,M09 play M06
d keep W02,P03 play P03
a space 4
a put o #6
a put o #6
a put o #1
a end
b space 2
b extra f #28
b extra f #28
b extra f #28
c space 4
c put o #1 s
---
mu 1
game city
rules 1
option players 3
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
puzzle 173
from 6024 93 55
choice c pass
best 0.664 55.0 pass
tried 0.520 52.5 use #31 8
tried 0.364 49.1 use #31 4
why ! battle_missed CITY-7.4 81
tried 0.359 49.1 use #31 7
proof 10 4 320
found gentle:2/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M05,M06,M07,W03,W04,W08,W10,T03,T04,T07,T11,P03,P05,P06,P08,A02,A03,A05,A06
! buildings W07,W05,P01,M10,M04,T01,T09,A12,T05,P02,T08,A07,M12,T10,P07,P10,A04,P04,P11,W09,T12,A01,W06,P09,W11,P12,M03,M11,A11,M08,W12,T06,W02,A09,M01,W01,A08,A10,T02,M09
! projects #32,#17,#9,#6,#22,#26,#18,#4,#16,#31,#30,#21,#8,#13,#19,#29,#10,#5,#11,#24,#15,#14,#27,#3,#25,#7,#20,#23,#12,#28
! battles C1,R3,C3,R2,R1,C2
a keep #6,#32 play #32
b keep #22,#26 play #26
c keep #30,#31 play #30
a keep #6,#16 play #6
b keep #9,#22 play #22
c keep #4,#31 play #31
a keep #16,#18 play #16
b keep #9,#21 play #9
c keep #4,#17 play #4
a keep W05,W07 play W05
b keep M04,A12 play A12
c keep P02,A07 play P02
a space 9
a put s #2
a put o #2
a put o #16
b space 6
b put f #9
c space 8
c put o #31
a keep W07,T01 play W07
b keep M04,T05 play T05
c keep P01,A07 play P01
a space 1
a put f #16
a use #16 s
a put o #6
b space 2
b put f #22
b put o #22
c space 4
c put o #4
a keep T01,T08 play T08
b keep M04,M10 play M10
c keep T09,A07 play A07
a space 2
a put s #32
a put f #32
a put o #6
a put o #32
b space 3
b put s #9
b put o #22
b put s #22
c space 7
c put s #31
c put s #30
c put f #4
c colours f,o
c put f #30
c put o #30
---
mu 1
game city
rules 1
option players 3
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
puzzle 174
from 6021 277 92
choice c keep A02,A10 play A10
best 0.984 60.8 keep A02,A10 play A10
tried 0.944 57.2 keep A10,A12 play A10
why - project_missed CITY-6.1,CITY-9.6 78
tried 0.923 56.3 keep A02,A10 play A02
tried 0.897 55.0 keep T02,A10 play A10
tried 0.828 51.2 keep A02,A12 play A12
why - project_missed CITY-6.1,CITY-9.6 90
tried 0.780 51.4 keep T02,A02 play A02
why - project_missed CITY-6.1,CITY-9.6 75
tried 0.715 49.7 keep T02,A12 play A12
why - project_missed CITY-6.1,CITY-9.6 71
tried 0.646 49.1 keep A10,A12 play A12
why ! project_missed CITY-6.1,CITY-9.6 87
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:4/8 fierce:8/8
---
! removed M02,M10,M11,M12,W02,W06,W07,W11,T06,T08,T10,T12,P01,P07,P08,P10,A01,A05,A08,A11
! buildings T05,W05,P05,M04,T03,M05,W04,W08,W09,T11,W03,T01,T09,T04,W01,W12,A07,P06,A09,P11,P03,M08,M09,M03,A06,P12,P09,T07,P02,M01,M07,A04,A10,A02,A12,T02,M06,A03,P04,W10
! projects #5,#19,#30,#13,#24,#15,#25,#9,#26,#16,#7,#28,#27,#14,#18,#21,#22,#8,#4,#17,#29,#20,#10,#31,#23,#12,#3,#11,#6,#32
! battles C1,C3,R1,R3,R2,C2
a keep #5,#19 play #5
b keep #15,#25 play #25
c keep #26,#28 play #28
a keep #16,#19 play #19
b keep #13,#30 play #30
c keep #24,#26 play #26
a keep #9,#16 play #16
b keep #7,#13 play #13
c keep #15,#24 play #24
a keep W05,P05 play P05
b keep M05,W04 play M05
c keep W03,W09 play W03
a space 8
a put o #5
b space 9
b put s #1
b put o #13
c space 7
c put s #24
c put f #28
a keep W05,W08 play W08
b keep T01,T11 play T11
c keep M04,W09 play M04
a space 2
a put f #5
b space 8
b put o #2
b put o #1
b put s #13
c space 1
c put s #28
c put f #28
a keep W04,W05 play W04
b keep T01,T05 play T01
c keep W09,T03 play W09
a space 4
a put o #19
b space 6
b put f #30
b put s #13
c space 4
c put o #24
a keep W12,T04 play W12
b keep P06,A07 play A07
c keep M03,P03 play M03
a space 3
a put s #5
a put f #16
a put s #2
a put o #2
a put f #19
a put o #16
a end
b space 7
b put s #2
b put f #1
b put o #30
b end
c space 9
c put s #28
c put o #26
b use #1 C1
a keep M08,T04 play M08
b keep W01,P06 play P06
c keep P11,A09 play P11
a space 6
b space 4
b put s #30
b put o #25
c space 2
c put f #26
c put f #28
a keep T04,P03 play P03
b keep M09,W01 play M09
c keep T09,A09 play T09
a space 9
a put s #1
a put o #1
a end
b space 3
b put o #25 f
b put s #25
c space 3
c put s #26
c put s #28
c put o #26
a keep P09,A06 play A06
b keep M07,A04 play A04
---
mu 1
game city
rules 1
option players 4
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
puzzle 175
from 6025 96 62
choice c pass
best 0.336 50.6 pass
tried 0.085 45.3 use #31 1
tried 0.084 45.4 use #31 4
why ! battle_missed CITY-7.4 62
tried 0.067 43.7 use #31 8
why - battle_missed CITY-7.4 81
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M09,M11,W02,W04,T09,T10,P03,P09,A02,A09
! buildings A04,T08,M03,M06,P08,W06,P12,P01,T05,T04,T11,M01,W03,W12,A11,P02,P04,M05,W09,A08,A06,A05,P05,P06,A12,A03,M04,A10,P07,T12,T02,W11,M02,T06,T01,W07,M07,W10,M08,P11,W01,T07,P10,A01,M10,A07,W05,W08,M12,T03
! projects #22,#27,#24,#30,#26,#10,#9,#5,#29,#16,#18,#31,#19,#6,#21,#20,#23,#15,#8,#25,#14,#28,#4,#13,#11,#32,#12,#17,#3,#7
! battles C2,C1,R2,R3,C3,R1
a keep #22,#24 play #22
b keep #5,#26 play #26
c keep #16,#31 play #31
d keep #6,#19 play #19
a keep #20,#21 play #21
b keep #5,#30 play #5
c keep #10,#16 play #10
d keep #6,#29 play #6
a keep #18,#20 play #18
b keep #24,#30 play #24
c keep #16,#27 play #27
d keep #9,#29 play #29
a keep M03,A04 play M03
b keep W06,P12 play P12
c keep M01,T04 play T04
d keep W03,W12 play W12
a space 9
a put o #18
a put s #18
b space 8
b put o #5
c space 1
c put f #10
c put s #31
c put o #10
d space 3
d put s #29
d put o #19
a keep P01,A04 play A04
b keep W06,T05 play W06
c keep M01,P02 play P02
d keep M06,W03 play M06
a space 1
a put s #22
a put f #22
b space 3
b put s #24
b put o #24
c space 8
c put o #31
d space 7
d put s #1
d put f #19
d end
a keep T11,P01 play P01
b keep T05,A11 play A11
c keep M01,T08 play M01
d keep W03,P08 play W03
a space 2
a put o #22
b space 2
b put f #5
c space 4
c put s #27
c put o #27
d space 9
d put o #6
d end
---
mu 1
game city
rules 1
option players 4
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
puzzle 176
from 6023 219 112
choice a pass
best 0.859 57.0 pass
tried 0.582 52.2 use #31 2
why ! damage_taken CITY-7.5 100
tried 0.549 51.9 use #31 3
tried 0.485 50.9 use #31 4
why - battle_missed CITY-7.4 71
tried 0.484 50.4 use #31 9
tried 0.374 48.9 use #31 6
why - battle_missed CITY-7.4 75
tried 0.314 48.1 use #31 5
why - damage_taken CITY-7.5 100
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M03,W05,W09,T02,T10,P03,P04,A01,A08
! buildings P07,W01,T05,M08,T07,P06,T06,P05,W06,T03,M06,T01,P08,A07,M04,W12,T12,A09,A03,W11,T04,P10,W03,W02,A04,T08,M12,A05,T09,A10,A11,M01,M09,P01,P11,M05,M07,W08,A02,W04,P09,M11,W07,A12,M10,A06,P02,P12,T11,W10
! projects #23,#16,#24,#14,#3,#30,#6,#17,#12,#19,#13,#8,#10,#31,#15,#25,#4,#27,#29,#22,#11,#20,#9,#26,#18,#28,#21,#7,#5,#32
! battles R3,C2,C3,C1,R2,R1
a keep #14,#16 play #14
b keep #3,#6 play #6
c keep #12,#19 play #12
d keep #15,#25 play #25
a keep #16,#31 play #31
b keep #3,#23 play #3
c keep #19,#30 play #19
d keep #8,#13 play #13
a keep #15,#16 play #16
b keep #10,#23 play #10
c keep #24,#30 play #30
d keep #8,#17 play #17
a keep W01,P07 play P07
b keep T06,P05 play P05
c keep W06,T03 play T03
d keep W12,A07 play W12
a space 4
a put o #31
b space 8
b put o #6
c space 3
c put s #12
c put o #12
c put o #12
d space 3
d put s #17
d put o #17
a keep W01,P06 play P06
b keep M06,T06 play M06
c keep M04,P08 play M04
d keep T05,A07 play A07
a space 6
a put f #14
b space 3
b put o #10
b put s #3
c space 8
c put o #19
d space 7
d put s #13
d put f #25
a keep W01,T01 play W01
b keep W06,T06 play W06
c keep M08,P08 play M08
d keep T05,T07 play T07
a space 3
a put s #31
a put o #14
b space 5
b put f #10
c space 2
c put f #19
c end
d space 1
d put f #1
d put s #2
d put o #2
d put s #13
a pass
a keep W11,A09 play A09
b keep W02,W03 play W03
c keep A04,A05 play A05
d keep M01,T09 play M01
a space 9
a put s #14
a put o #14
b space 9
b put o #6
b put s #3
c space 4
c put o #30
c end
d space 4
d put o #13
d put s #25
a keep A10,A11 play A11
b keep W02,A03 play W02
c keep T04,A04 play A04
d keep M12,T09 play T09
a space 2
a put f #14
b space 4
b put f #3
b put o #1
c space 1
c put s #30
c put f #1
c put f #30
c end
d space 8
d put o #1
d put s #1
d put f #25
a keep T08,A10 play A10
b keep W11,A03 play W11
c keep T04,T12 play T04
d keep M12,P10 play M12
a space 5
a put s #2
a put o #16
b space 1
b put f #1
b end
c space 6
c put s #1
d space 9
d put o #25
d put o #25
---
mu 1
game city
rules 1
option players 3
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
puzzle 177
from 6024 93 105
choice b keep W02,A11 play W02
best 0.249 52.2 keep W02,A11 play W02
tried 0.067 48.3 keep M01,A11 play A11
why - project_missed CITY-6.1,CITY-9.6 62
tried 0.051 48.1 keep W02,A11 play A11
why ! project_missed CITY-6.1,CITY-9.6 75
tried 0.022 49.1 keep M01,W02 play W02
tried 0.000 46.2 keep M01,A11 play M01
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.000 42.4 keep M01,W02 play M01
why - building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:2/8 casual:4/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M02,M05,M06,M07,W03,W04,W08,W10,T03,T04,T07,T11,P03,P05,P06,P08,A02,A03,A05,A06
! buildings W07,W05,P01,M10,M04,T01,T09,A12,T05,P02,T08,A07,M12,T10,P07,P10,A04,P04,P11,W09,T12,A01,W06,P09,W11,P12,M03,M11,A11,M08,W12,T06,W02,A09,M01,W01,A08,A10,T02,M09
! projects #32,#17,#9,#6,#22,#26,#18,#4,#16,#31,#30,#21,#8,#13,#19,#29,#10,#5,#11,#24,#15,#14,#27,#3,#25,#7,#20,#23,#12,#28
! battles C1,R3,C3,R2,R1,C2
a keep #6,#32 play #32
b keep #22,#26 play #26
c keep #30,#31 play #30
a keep #6,#16 play #6
b keep #9,#22 play #22
c keep #4,#31 play #31
a keep #16,#18 play #16
b keep #9,#21 play #9
c keep #4,#17 play #4
a keep W05,W07 play W05
b keep M04,A12 play A12
c keep P02,A07 play P02
a space 9
a put s #2
a put o #2
a put o #16
b space 6
b put f #9
c space 8
c put o #31
a keep W07,T01 play W07
b keep M04,T05 play T05
c keep P01,A07 play P01
a space 1
a put f #16
a use #16 s
a put o #6
b space 2
b put f #22
b put o #22
c space 4
c put o #4
a keep T01,T08 play T08
b keep M04,M10 play M10
c keep T09,A07 play A07
a space 2
a put s #32
a put f #32
a put o #6
a put o #32
b space 3
b put s #9
b put o #22
b put s #22
c space 7
c put s #31
c put s #30
c put f #4
c colours f,o
c put f #30
c put o #30
c pass
a keep M12,T10 play M12
b keep W09,A04 play W09
c keep W06,A01 play A01
a space 4
a put o #1
a put o #32
b space 7
b put f #22
b extra s #22
c space 6
c put f #1 s
a keep T10,P09 play P09
b keep P10,A04 play A04
c keep W06,P11 play P11
a space 3
a put f #32
a end
b space 1
b extra o #22
b extra s #22
b extra f #22
c space 2
c put f #1
a keep T10,P04 play P04
b keep T12,P10 play P10
c keep W06,P07 play W06
a space 7
a put s #32
a put f #1
b space 9
b put s #26
b put o #1
c space 3
c put s #1 o
c put o #2 s
c pass
c use #1 C3
a keep W11,P12 play P12
b keep W12,A11 play W12
c keep W01,A09 play A09
a space 8
a end
b space 4
b put o #2
b put o #26
c space 9
c put s #2 o
c end
a keep W11,T06 play T06
---
mu 1
game city
rules 1
option players 3
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
puzzle 178
from 6021 282 41
choice a put s #7
best 0.334 50.3 put s #7
tried 0.204 48.4 put o #2
why - project_left CITY-6.1,CITY-9.6 4
tried 0.203 48.5 put o #15
tried 0.201 48.6 put f #1
why ! project_left CITY-6.1,CITY-9.6 4
tried 0.201 48.6 put o #12
why - project_left CITY-6.1,CITY-9.6 4
tried 0.201 48.4 put o #1
why - project_left CITY-6.1,CITY-9.6 4
tried 0.195 48.3 put s #1
why - project_left CITY-6.1,CITY-9.6 4
tried 0.188 48.2 put s #2
why - project_left CITY-6.1,CITY-9.6 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:6/8 fierce:8/8
---
! removed M01,M02,M04,M07,W06,W08,W10,W11,T04,T07,T08,T12,P02,P07,P08,P09,A01,A02,A03,A08
! buildings P01,A06,A04,T02,W02,T10,P11,A10,M12,W03,P04,M03,A11,M08,M06,M05,T06,W04,M09,T11,P12,T01,T09,W01,T03,P03,A05,P06,A12,P10,W09,M10,A07,M11,W07,W05,A09,T05,W12,P05
! projects #15,#5,#9,#12,#7,#16,#14,#13,#28,#3,#19,#25,#29,#4,#17,#31,#18,#26,#21,#32,#23,#30,#27,#6,#22,#8,#10,#24,#20,#11
! battles C1,C3,R2,C2,R1,R3
a keep #12,#15 play #15
b keep #13,#14 play #14
c keep #3,#28 play #28
a keep #12,#25 play #12
b keep #5,#13 play #5
c keep #3,#16 play #16
a keep #7,#25 play #7
b keep #13,#19 play #19
c keep #3,#9 play #9
a keep T02,A04 play T02
b keep W02,A10 play A10
c keep M03,P04 play P04
a space 7
a put s #12
a put f #15
a put f #15
b space 8
b put o #5
c space 7
c put f #9
c put s #9
a keep T10,A04 play A04
b keep M12,W02 play M12
c keep P01,A06 play A06
a space 1
a put s #7
a put f #15
b space 7
b put f #19
b put o #19
b end
c space 6
c put f #16
a keep W03,T10 play T10
b keep M03,W02 play W02
c keep P01,P11 play P11
a space 4
---
mu 1
game city
rules 1
option players 4
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
puzzle 179
from 6025 97 131
choice b space 7
best 0.292 43.3 space 7
tried 0.217 41.4 space 5
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.194 41.4 space 1
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
proof 10 4 320
found gentle:2/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M04,W07,W10,T01,T04,P08,P10,A01,A02
! buildings M09,P12,A03,T02,W06,T09,M10,A08,T06,W04,W11,P02,M11,P09,A09,P11,W05,T08,P01,T11,W02,M06,W09,M07,T03,A11,A12,T07,M08,A04,T10,W12,P05,T05,A10,M12,A07,P06,W01,P04,A05,W03,W08,M02,A06,M05,T12,P03,P07,M03
! projects #12,#13,#23,#10,#31,#20,#7,#4,#27,#8,#32,#22,#3,#21,#19,#15,#11,#24,#6,#28,#16,#29,#14,#18,#5,#9,#25,#26,#17,#30
! battles R3,C2,R2,C1,R1,C3
a keep #12,#13 play #12
b keep #4,#31 play #31
c keep #22,#32 play #22
d keep #3,#15 play #15
a keep #13,#19 play #19
b keep #4,#10 play #4
c keep #7,#32 play #7
d keep #3,#8 play #3
a keep #13,#27 play #13
b keep #10,#21 play #21
c keep #23,#32 play #32
d keep #8,#20 play #20
a keep T02,A03 play A03
b keep M10,W06 play W06
c keep W04,P02 play P02
d keep P09,A09 play A09
a space 3
a put s #13
a put o #13
b space 3
b put s #21
b put o #2
c space 8
c put o #22
d space 9
d put s #2
d put o #2
d put f #3
a keep T02,A08 play T02
b keep M10,T06 play T06
c keep W04,P11 play P11
d keep M09,P09 play P09
a space 7
a put s #13
a put f #19
a put o #19
a end
b space 8
b put o #31
b put s #31
c space 7
c put s #22
c put f #22
d space 8
d put o #15
d put o #1
a keep W11,A08 play A08
b keep M10,M11 play M11
c keep W04,P12 play P12
d keep M09,T09 play T09
a space 6
a put f #1
a end
b space 9
b put s #21
b put f #4
c space 6
c put f #22
d space 5
d put s #3
d end
b use #31 8
a keep W05,P01 play P01
b keep W02,W09 play W02
c keep T03,A12 play T03
d keep W12,A04 play A04
a space 4
a put o #12
a end
b space 2
b put f #1
b end
c space 3
c put s #7
c put s #7
c choose C2
c put o #22
c put o #32
d space 1
d put s #3
d put f #15
a keep W05,T10 play T10
b keep T08,T11 play T11
c keep M07,A12 play M07
d keep W12,A11 play A11
a space 1
a put s #12
a put o #12
a end
b space 4
b put o #4
b colours s,o
b put s #2
b put o #1
b put s #1
b end
c space 4
c put f #32
c extra o #22
d space 4
d put s #1
d put f #15
a keep W05,T07 play T07
b keep M08,T08 play T08
c keep W09,A12 play A12
d keep M06,W12 play W12
a space 9
a put s #1
a put o #1
a end
b space 6
b end
c space 2
c extra f #22
d space 3
d put s #20
d end
a pass
a pass
b pass
b pass
a keep P05,A10 play P05
b keep W01,A07 play A07
c keep W03,W08 play W03
d keep M05,A06 play A06
a space 2
a end
---
mu 1
game city
rules 1
option players 4
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
puzzle 180
from 6023 220 95
choice c space 6
best 0.362 50.7 space 6
tried 0.236 49.3 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.176 46.4 space 3
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.150 47.7 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.091 43.6 space 4
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:1/8 casual:2/8 steady:0/8 keen:1/8 fierce:8/8
---
! removed M07,M11,W02,W10,T05,T11,P02,P06,A07,A10
! buildings T12,W07,M05,T07,P09,P03,M03,M02,T06,P04,P08,T01,P05,T02,M10,W08,P01,W05,A08,W11,W09,A03,A09,P07,A02,P12,W01,T04,M08,A12,T09,T08,P10,A04,W12,T10,T03,M06,P11,W04,A06,A01,W06,A05,M09,M12,M04,W03,A11,M01
! projects #3,#31,#6,#11,#10,#4,#5,#18,#28,#13,#24,#30,#29,#12,#32,#17,#25,#8,#26,#21,#15,#23,#22,#16,#14,#19,#27,#9,#20,#7
! battles R3,C2,R2,C3,R1,C1
a keep #6,#31 play #6
b keep #4,#5 play #5
c keep #28,#30 play #28
d keep #12,#32 play #12
a keep #29,#31 play #29
b keep #3,#4 play #4
c keep #18,#30 play #30
d keep #13,#32 play #13
a keep #24,#31 play #31
b keep #3,#17 play #3
c keep #11,#18 play #11
d keep #10,#32 play #10
a keep M05,W07 play M05
b keep P03,P09 play P09
c keep P04,P08 play P08
d keep W08,P05 play P05
a space 9
a put o #31
a put s #31
b space 8
b put o #5
c space 7
c put f #28
c put s #28
d space 8
d put o #12
a keep M03,W07 play W07
b keep T01,P03 play P03
c keep T02,P04 play T02
d keep W08,T12 play T12
a space 8
a put o #6
a put o #2
b space 3
b put s #5
b put o #4
c space 9
c put o #30
c put f #28
d space 3
d put s #12
d put o #12
d put o #13
a keep M03,T06 play M03
b keep M10,T01 play M10
c keep T07,P04 play T07
d keep M02,W08 play M02
a space 5
a put s #1
b space 7
b put s #3
c space 1
c put f #28
c put s #28
c put s #28
d space 7
d put s #13
d put f #10
a pass
a keep P01,A08 play A08
b keep P07,A09 play A09
c keep W01,A02 play W01
d keep M08,A12 play M08
a space 2
a put f #1
a put o #6
b space 9
b put s #2
b put o #2
b put f #4
b colours s,f
b put s #3
b put f #3
b put o #1
c space 8
c extra s #28
c put f #30
c put o #2
d space 2
d put s #13
d put f #1
a keep T08,P01 play P01
b keep W05,W11 play W11
c keep W09,A03 play W09
d keep P12,A12 play A12
a space 6
a put f #29
a put o #1
a end
b space 1
b put f #1
---
mu 1
game city
rules 1
option players 3
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
puzzle 181
from 6024 93 96
choice a space 6
best 0.614 55.5 space 6
tried 0.511 53.7 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.511 53.4 space 8
proof 10 4 320
found gentle:3/8 casual:4/8 steady:0/8 keen:2/8 fierce:8/8
---
! removed M02,M05,M06,M07,W03,W04,W08,W10,T03,T04,T07,T11,P03,P05,P06,P08,A02,A03,A05,A06
! buildings W07,W05,P01,M10,M04,T01,T09,A12,T05,P02,T08,A07,M12,T10,P07,P10,A04,P04,P11,W09,T12,A01,W06,P09,W11,P12,M03,M11,A11,M08,W12,T06,W02,A09,M01,W01,A08,A10,T02,M09
! projects #32,#17,#9,#6,#22,#26,#18,#4,#16,#31,#30,#21,#8,#13,#19,#29,#10,#5,#11,#24,#15,#14,#27,#3,#25,#7,#20,#23,#12,#28
! battles C1,R3,C3,R2,R1,C2
a keep #6,#32 play #32
b keep #22,#26 play #26
c keep #30,#31 play #30
a keep #6,#16 play #6
b keep #9,#22 play #22
c keep #4,#31 play #31
a keep #16,#18 play #16
b keep #9,#21 play #9
c keep #4,#17 play #4
a keep W05,W07 play W05
b keep M04,A12 play A12
c keep P02,A07 play P02
a space 9
a put s #2
a put o #2
a put o #16
b space 6
b put f #9
c space 8
c put o #31
a keep W07,T01 play W07
b keep M04,T05 play T05
c keep P01,A07 play P01
a space 1
a put f #16
a use #16 s
a put o #6
b space 2
b put f #22
b put o #22
c space 4
c put o #4
a keep T01,T08 play T08
b keep M04,M10 play M10
c keep T09,A07 play A07
a space 2
a put s #32
a put f #32
a put o #6
a put o #32
b space 3
b put s #9
b put o #22
b put s #22
c space 7
c put s #31
c put s #30
c put f #4
c colours f,o
c put f #30
c put o #30
c pass
a keep M12,T10 play M12
b keep W09,A04 play W09
c keep W06,A01 play A01
a space 4
a put o #1
a put o #32
b space 7
b put f #22
b extra s #22
c space 6
c put f #1 s
a keep T10,P09 play P09
b keep P10,A04 play A04
c keep W06,P11 play P11
a space 3
a put f #32
a end
b space 1
b extra o #22
b extra s #22
b extra f #22
c space 2
c put f #1
a keep T10,P04 play P04
b keep T12,P10 play P10
c keep W06,P07 play W06
a space 7
a put s #32
a put f #1
b space 9
b put s #26
b put o #1
c space 3
c put s #1 o
c put o #2 s
c pass
c use #1 C3
a keep W11,P12 play P12
b keep W12,A11 play W12
c keep W01,A09 play A09
---
mu 1
game city
rules 1
option players 3
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
puzzle 182
from 6021 282 111
choice a keep M10,T03 play M10 | keep M10,T03 play T03
best 0.325 50.9 keep M10,T03 play M10
tried 0.173 49.1 keep M10,W09 play M10
tried 0.163 48.9 keep M10,W09 play W09
why - building_weaker CITY-5.1,CITY-5.3 0 1
tried 0.155 48.3 keep W09,T03 play T03
why ! battle_missed CITY-7.4 71
tried 0.080 47.1 keep W09,T03 play W09
why - building_weaker CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M02,M04,M07,W06,W08,W10,W11,T04,T07,T08,T12,P02,P07,P08,P09,A01,A02,A03,A08
! buildings P01,A06,A04,T02,W02,T10,P11,A10,M12,W03,P04,M03,A11,M08,M06,M05,T06,W04,M09,T11,P12,T01,T09,W01,T03,P03,A05,P06,A12,P10,W09,M10,A07,M11,W07,W05,A09,T05,W12,P05
! projects #15,#5,#9,#12,#7,#16,#14,#13,#28,#3,#19,#25,#29,#4,#17,#31,#18,#26,#21,#32,#23,#30,#27,#6,#22,#8,#10,#24,#20,#11
! battles C1,C3,R2,C2,R1,R3
a keep #12,#15 play #15
b keep #13,#14 play #14
c keep #3,#28 play #28
a keep #12,#25 play #12
b keep #5,#13 play #5
c keep #3,#16 play #16
a keep #7,#25 play #7
b keep #13,#19 play #19
c keep #3,#9 play #9
a keep T02,A04 play T02
b keep W02,A10 play A10
c keep M03,P04 play P04
a space 7
a put s #12
a put f #15
a put f #15
b space 8
b put o #5
c space 7
c put f #9
c put s #9
a keep T10,A04 play A04
b keep M12,W02 play M12
c keep P01,A06 play A06
a space 1
a put s #7
a put f #15
b space 7
b put f #19
b put o #19
b end
c space 6
c put f #16
a keep W03,T10 play T10
b keep M03,W02 play W02
c keep P01,P11 play P11
a space 4
a put f #1
a put s #7
a choose C2
b space 2
b put f #5
b end
c space 1
c put f #28
a keep M05,M06 play M05
b keep M09,W04 play M09
c keep T01,P12 play P12
a space 9
a put o #15
a put s #1
b space 3
b put f #14
b put o #14
b end
c space 8
c put o #16
c use #16 o
c put s #28
a keep M06,T09 play T09
b keep W04,A11 play A11
c keep T06,T11 play T11
a space 8
a put o #12
a put o #12
a put o #1
a end
b space 5
b put s #5
b put s #14
b put f #14
b put o #14
b end
c space 4
c put f #28
c put o #1
c put s #28
a pass
a keep M06,T01 play M06
b keep W01,W04 play W04
c keep M08,T06 play M08
a space 3
a put s #2
a put o #2
a end
b space 6
b put s #1
b put f #1
b end
c space 2
c put s #28
c put f #28
a use #1 C1
a keep T03,A05 play A05
b keep P10,A12 play A12
c keep W07,A07 play W07
a space 6
a end
b space 9
b put o #1
b end
c space 9
c put f #1
c extra o #28
c put s #1
c end
c pass
---
mu 1
game city
rules 1
option players 4
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
puzzle 183
from 6025 99 119
choice c extra o #28 | put f #22
best 0.566 56.2 extra o #28
tried 0.474 54.1 put f #1
tried 0.342 51.3 put o #1
why - project_missed CITY-6.1,CITY-9.6 78
tried 0.342 51.3 extra f #28
why ! project_missed CITY-6.1,CITY-9.6 78
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M11,W06,W11,T11,T12,P05,P11,A01,A10
! buildings P06,A12,A05,W12,P01,W10,A03,M10,P09,T04,W03,A06,A08,M03,M05,P02,W09,A02,M09,M04,W05,A04,T08,T01,W01,A09,M07,T09,T02,W04,P03,T10,W08,M08,M12,P07,A11,M01,P10,W07,T06,T05,M02,T07,T03,A07,P08,P12,P04,W02
! projects #8,#27,#3,#14,#19,#9,#17,#10,#15,#28,#22,#31,#23,#16,#11,#5,#30,#6,#7,#18,#4,#24,#20,#21,#26,#12,#13,#29,#32,#25
! battles R1,C1,R3,R2,C3,C2
a keep #14,#27 play #14
b keep #9,#19 play #19
c keep #22,#28 play #28
d keep #5,#16 play #16
a keep #23,#27 play #27
b keep #3,#8 play #3
c keep #10,#22 play #10
d keep #5,#31 play #5
a keep #15,#23 play #23
b keep #8,#11 play #11
c keep #9,#22 play #22
d keep #17,#31 play #31
a keep W12,P06 play P06
b keep P01,A03 play A03
c keep W03,A06 play W03
d keep M05,P02 play M05
a space 4
a put o #14
b space 3
b put o #11
b put s #3
c space 7
c put s #28
c put f #28
d space 9
d put o #31
d put s #31
a keep W10,W12 play W12
b keep P01,P09 play P09
c keep M03,A08 play A08
d keep P02,A12 play P02
a space 3
a put s #2
a put o #2
a put f #14
b space 8
b put o #19
c space 6
c put f #28
d space 8
d put o #2
d put o #16
a keep W10,T04 play W10
b keep P01,A06 play P01
c keep M03,A05 play A05
d keep M10,A12 play A12
a space 7
a put s #14
a put s #27
b space 7
b put f #19
b put f #3
b end
c space 4
c put o #22
c put o #22
d space 6
d put f #16
d put f #5
d pass
a keep M04,A02 play A02
b keep W05,A04 play W05
c keep W01,A09 play A09
d keep W04,P03 play W04
a space 2
a put f #14
a put o #14
b space 2
b put f #11
b use #19
b put o #11
b put o #11
b put f #1
c space 9
c put s #2
c put o #2
c put f #10
c put o #10
c put s #28
d space 4
d put o #5
a keep M04,T10 play M04
b keep W09,A04 play A04
c keep W01,T08 play T08
d keep T09,P03 play P03
a space 1
a put f #23
a put s #23
a put f #23
a put o #27
b space 1
b put s #3
b end
c space 2
c put s #28
c put f #28
d space 7
d put s #5
d put s #2
d put o #1
d put f #1
d put s #1
d end
d use #1 R1
a keep M07,T10 play T10
b keep W09,T02 play W09
c keep M09,W01 play M09
d keep T01,T09 play T09
a space 5
a put s #1
a put f #27
a put o #27
b space 6
b end
c space 3
---
mu 1
game city
rules 1
option players 4
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
puzzle 184
from 6023 222 140
choice d keep M05,A04 play M05
best 0.352 49.5 keep M05,A04 play M05
tried 0.234 48.4 keep M05,P10 play M05
tried 0.203 47.9 keep P10,A04 play P10
why - building_weaker CITY-5.1,CITY-5.3 0 2
tried 0.195 48.0 keep M05,A04 play A04
why ! building_weaker CITY-5.1,CITY-5.3 0 2
tried 0.170 47.2 keep P10,A04 play A04
why - building_weaker CITY-5.1,CITY-5.3 0 2
tried 0.157 47.2 keep M05,P10 play P10
why - building_weaker CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:4/8 casual:4/8 steady:0/8 keen:0/8 fierce:7/8
---
! removed M08,M12,W01,W08,T01,T08,P08,P11,A03,A12
! buildings T03,W07,W12,A05,M01,T04,P12,A02,A01,A10,P07,M06,A06,W03,P05,M02,W02,T12,T09,M03,A09,P06,A08,T10,P02,W06,A07,W09,W11,P01,T05,T11,A04,M11,W04,P10,T07,A11,W05,P09,M09,T02,P04,W10,M05,M07,M04,P03,T06,M10
! projects #28,#26,#29,#9,#4,#3,#10,#23,#17,#7,#24,#30,#12,#8,#27,#15,#22,#32,#14,#25,#6,#16,#21,#20,#11,#19,#5,#31,#13,#18
! battles R3,C2,C1,C3,R2,R1
a keep #26,#28 play #26
b keep #3,#4 play #4
c keep #7,#30 play #30
d keep #12,#15 play #12
a keep #8,#27 play #8
b keep #3,#29 play #29
c keep #10,#23 play #10
d keep #15,#24 play #15
a keep #17,#27 play #17
b keep #3,#28 play #28
c keep #9,#23 play #9
d keep #7,#24 play #7
a keep W12,A05 play W12
b keep P12,A02 play A02
c keep M06,A10 play A10
d keep W03,A06 play W03
a space 4
a put o #17
b space 9
b put s #2
b put o #2
b put f #4
c space 4
c put o #30
d space 7
d put s #12
d put f #15
a keep T04,A05 play T04
b keep P12,A01 play P12
c keep M06,P05 play M06
d keep T03,A06 play T03
a space 9
a put s #17
a put o #2
a put s #2
a put f #26
b space 8
b put f #28
b put o #4
b colours s,f
b put s #29
b put f #29
c space 7
c put s #30
c put f #30
c put o #10 f
d space 3
d put s #7
d put o #12
d put o #12
a keep P07,A05 play A05
b keep M02,A01 play A01
c keep W07,P05 play W07
d keep M01,A06 play A06
a space 2
a put f #26
b space 5
b put o #1
c space 1
c put s #9
c put f #9
d space 9
d put s #7
d choose R3
a keep W02,T09 play W02
b keep A08,A09 play A09
c keep W06,P02 play P02
d keep W11,T11 play T11
a space 8
a put f #8
b space 3
b cover o E3
c space 8
c put s #10 o
c put o #1 s
d space 4
d put f #15
d put o #1
d put o #15
a keep T09,P01 play T09
b keep M03,A08 play M03
c keep W06,P06 play P06
d keep W09,A07 play A07
a space 7
a put s #26
a put o #26
a put o #26
a put f #8
a choose 2
b space 2
b put s #28
b cover o N2
c space 5
c put o #1 f
d space 1
d put s #1
d put f #15
a keep W11,P01 play W11
b keep T05,A08 play A08
c keep W06,T12 play W06
d keep W09,T10 play W09
a space 1
a put o #1
a put f #1
b space 1
b put f #28
b put f #28
c space 3
c put s #1 o
c put o #2 s
d space 2
d put s #2
d put f #1
a redirect 9
d pass
d pass
d pass
a keep M11,W04 play W04
b keep W05,T07 play T07
c keep M09,W10 play M09
d keep M04,M05 play M04
a space 5
b space 6
b put s #28
b put s #28
b extra f #28
c space 6
c put f #2 o
c end
d space 6
d put o #2
d end
d pass
a keep M11,A11 play M11
b keep W05,P04 play P04
c keep M07,W10 play M07
---
mu 1
game city
rules 1
option players 3
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
puzzle 185
from 6024 95 69
choice a space 1
best 0.449 56.8 space 1
tried 0.259 54.0 space 9
why - sources_fewer CITY-5.1,CITY-5.3 3 4
tried 0.138 51.8 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 2 4
tried 0.077 49.3 space 2
why - sources_fewer CITY-5.1,CITY-5.3 1 4
tried 0.056 49.7 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 4
proof 10 4 320
found gentle:7/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M05,M08,M11,W01,W03,W05,W12,T04,T05,T08,T10,P03,P05,P09,P10,A04,A05,A11,A12
! buildings T12,W04,T03,M06,W10,A07,W06,W09,P12,P07,P04,M01,P01,M10,A08,W07,A06,P11,P08,A09,M12,A02,T07,T09,A03,W02,T11,A10,P02,T01,T06,M02,M09,M07,W11,P06,T02,W08,M04,A01
! projects #5,#28,#27,#25,#16,#8,#30,#22,#15,#3,#26,#32,#4,#23,#9,#17,#12,#24,#31,#6,#21,#10,#11,#29,#13,#18,#19,#7,#14,#20
! battles R1,C1,C3,R3,R2,C2
a keep #5,#28 play #28
b keep #16,#22 play #22
c keep #26,#32 play #26
a keep #5,#15 play #5
b keep #16,#25 play #16
c keep #30,#32 play #30
a keep #8,#15 play #8
b keep #3,#25 play #3
c keep #27,#32 play #27
a keep W04,T03 play T03
b keep W06,A07 play W06
c keep P04,P12 play P12
a space 3
a put s #5
a put f #5
a put o #5
a put s #28
a put f #28
a put o #2
b space 3
b put s #22
b put o #22
c space 4
c put o #26
a keep W04,W09 play W09
b keep P07,A07 play A07
c keep M06,P04 play M06
a space 7
a put s #28
a put f #28
b space 7
b put f #3
b put s #3
c space 7
c put f #30
c put s #30
c put o #30
a keep M01,W04 play W04
b keep T12,P07 play P07
c keep W10,P04 play P04
a space 4
a put o #1
a end
b space 4
b put o #16
b put s #3
c space 1
c put s #26
a keep W07,A08 play A08
b keep P08,A09 play A09
c keep T09,A02 play T09
a space 8
a put f #28
a end
b space 9
b put s #2
b put o #2
b put f #16
c space 8
c put s #26 f
c put f #26
c put o #26
a keep W07,T07 play T07
b keep P01,P08 play P01
c keep A02,A06 play A02
---
mu 1
game city
rules 1
option players 3
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
puzzle 186
from 6021 283 91
choice c keep P10,A06 play P10
best 0.570 51.5 keep P10,A06 play P10
tried 0.459 50.1 keep W11,P10 play P10
tried 0.447 49.6 keep W03,P10 play P10
tried 0.130 49.4 keep W11,A06 play A06
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.109 48.9 keep P10,A06 play A06
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.095 48.8 keep W11,A06 play W11
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.087 48.6 keep W03,A06 play A06
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.075 48.1 keep W11,P10 play W11
why ! building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:3/8 fierce:8/8
---
! removed M02,M06,M07,M12,W02,W06,W08,W10,T03,T04,T10,T12,P04,P08,P09,P11,A05,A10,A11,A12
! buildings A07,T02,P02,A01,M09,M03,M04,P01,P12,M01,T11,P06,P05,A03,W12,W09,M11,T09,W07,T01,P03,T08,M10,P07,W01,A02,M05,A08,A09,A04,T06,T05,W11,P10,A06,W03,M08,W04,T07,W05
! projects #6,#30,#26,#24,#20,#21,#3,#14,#18,#8,#9,#17,#32,#11,#22,#31,#28,#16,#23,#7,#4,#5,#25,#10,#13,#12,#19,#29,#15,#27
! battles R1,R3,C3,C1,C2,R2
a keep #6,#26 play #26
b keep #14,#21 play #14
c keep #17,#18 play #18
a keep #6,#9 play #6
b keep #21,#30 play #30
c keep #3,#17 play #3
a keep #9,#20 play #9
b keep #8,#21 play #21
c keep #17,#24 play #24
a keep A01,A07 play A01
b keep M04,P01 play P01
c keep P06,P12 play P12
a space 8
a put o #6
b space 4
b put o #30
c space 8
c put o #18
a keep M03,A07 play A07
b keep M04,T11 play M04
c keep P02,P06 play P02
a space 7
a put s #9
a put s #26
a put f #9
b space 1
b put s #30
b put f #30
c space 7
c put s #18
c put o #24
a keep M01,M03 play M03
b keep T02,T11 play T02
c keep M09,P06 play M09
a space 9
a put s #1
a put f #26
a put o #6
b space 7
b put s #14
b put f #14
b put f #21 s
b put s #21
c space 3
c put o #1
a keep P05,A03 play A03
b keep W07,T09 play W07
c keep P03,P07 play P03
a space 3
a put s #2
a put o #26
b space 5
b put f #14
c space 9
c put s #24
c put f #3
a keep T08,P05 play P05
b keep W09,W12 play W12
c keep M11,P07 play P07
a space 6
a put f #26
a put o #26
b space 8
b put o #14
b put o #14
b put o #1 s
c space 4
c put o #2
a keep T01,T08 play T08
b keep M10,W09 play W09
c keep M11,T09 play T09
a space 2
a put f #1
a put o #1
a end
b space 3
b put o #2 s
c space 5
c put s #2
c put s #3
c put s #3
c end
a pass
a pass
a pass
a keep A02,A08 play A08
b keep A04,A09 play A09
---
mu 1
game city
rules 1
option players 4
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
puzzle 187
from 6025 100 140
choice c keep W04,P12 play W04
best 0.296 47.0 keep W04,P12 play W04
tried 0.161 43.2 keep W04,A04 play W04
tried 0.090 41.6 keep W04,P12 play P12
tried 0.074 40.1 keep P12,A04 play A04
why - project_missed CITY-6.1,CITY-9.6 78
tried 0.063 40.5 keep P12,A04 play P12
tried 0.046 39.3 keep W04,A04 play A04
why ! project_missed CITY-6.1,CITY-9.6 84
proof 10 4 320
found gentle:0/8 casual:2/8 steady:0/8 keen:7/8 fierce:8/8
---
! removed M01,M04,W05,W09,T03,T12,P09,P10,A02,A09
! buildings M09,W01,M11,P05,A03,M05,P06,M10,A11,M07,P08,A06,M06,P04,W11,W10,M08,T04,T11,M12,A01,P11,T07,W12,M03,T09,M02,A07,T08,T02,W06,P03,A12,W03,P02,T06,T01,P01,T10,W07,A05,W02,A04,P07,W08,A10,W04,P12,T05,A08
! projects #8,#12,#3,#23,#5,#26,#9,#4,#19,#32,#17,#25,#20,#24,#29,#18,#21,#10,#13,#28,#11,#27,#15,#7,#31,#6,#14,#16,#30,#22
! battles R1,C2,R3,C1,C3,R2
a keep #3,#12 play #12
b keep #5,#26 play #26
c keep #25,#32 play #25
d keep #18,#29 play #29
a keep #3,#20 play #3
b keep #5,#8 play #5
c keep #4,#32 play #4
d keep #18,#19 play #19
a keep #17,#20 play #17
b keep #8,#24 play #24
c keep #23,#32 play #23
d keep #9,#18 play #18
a keep W01,P05 play P05
b keep M05,A03 play A03
c keep P08,A06 play P08
d keep W11,P04 play P04
a space 3
a put s #12
b space 3
b put s #24
b put o #24
c space 7
c put f #4
c put s #25
d space 7
d put s #29
d put f #29
a keep W01,P06 play P06
b keep M05,A11 play M05
c keep M06,A06 play M06
d keep M09,W11 play W11
a space 6
a put o #17
a put f #3
b space 2
b put f #5
b put o #5
c space 3
c put o #4
c colours s,f
c put f #23
c put s #2
c put s #25
d space 9
d put o #19
a keep M07,W01 play W01
b keep W10,A11 play A11
c keep M11,A06 play A06
d keep M09,M10 play M09
a space 1
a put s #17
a put f #1
b space 6
b put f #26
c space 6
c put f #1
d space 6
d put f #19
d end
a keep M12,T04 play T04
b keep W12,A01 play A01
c keep T09,A07 play T09
d keep W06,T08 play W06
a space 9
a put o #12
a put s #3
a put s #3
a put o #12
b space 8
b put o #26
c space 9
c put o #2
c put f #23
c put s #23
d space 3
d put s #18
d put o #18
d end
a keep M12,T02 play M12
b keep W12,T11 play T11
c keep T07,P11 play P11
d keep M02,M03 play M03
a space 5
a put o #1
b space 4
b put s #5
b put s #26
b put f #26
b put o #1
b put o #26
c space 8
c put f #25
c put s #1
d space 5
a keep T02,T08 play T02
b keep W12,P03 play W12
c keep M08,T07 play T07
d keep M02,A07 play A07
a space 7
a put s #1
a put s #2
a end
b space 5
b put s #1
b put o #2
c space 1
c put f #25
c put o #1
c end
d space 1
d put s #1
d end
c pass
c use #1 C2
c pass
a keep W03,P02 play W03
b keep W07,T10 play T10
c keep W02,A04 play W02
d keep W08,A10 play A10
a space 4
a put o #2
a end
b space 7
b put s #2
b put f #1
b end
c space 4
c put o #25
d space 8
d cover o W1
d cover o 5|6
d put s #2
d end
b pass
a keep P01,P02 play P02
b keep W07,A05 play A05
---
mu 1
game city
rules 1
option players 4
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
puzzle 188
from 6023 223 109
choice a space 5
best 0.142 46.7 space 5
tried 0.064 45.1 space 6
why ! battle_missed CITY-7.4 93
tried 0.045 44.3 space 1
why - battle_missed CITY-7.4 96
tried 0.012 41.9 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:3/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M09,W07,W08,T07,T08,P03,P08,A01,A12
! buildings A10,T11,M06,W11,A11,A06,A07,W03,M03,M12,M04,W06,P05,A03,T01,M07,W10,W02,T02,P07,T03,P09,M08,A02,W09,M05,A08,M10,M01,A05,A04,M11,T09,P06,W04,W12,P04,P12,T12,P01,P11,T04,A09,T10,T06,W05,W01,P02,T05,P10
! projects #15,#12,#24,#25,#31,#11,#18,#16,#32,#13,#23,#20,#29,#10,#5,#19,#7,#4,#21,#14,#30,#3,#17,#6,#8,#27,#22,#9,#26,#28
! battles C1,C2,C3,R2,R1,R3
a keep #12,#25 play #12
b keep #11,#31 play #31
c keep #13,#32 play #32
d keep #5,#10 play #5
a keep #19,#29 play #19
b keep #11,#15 play #15
c keep #13,#16 play #16
d keep #10,#23 play #10
a keep #20,#29 play #29
b keep #11,#25 play #11
c keep #13,#24 play #13
d keep #18,#23 play #18
a keep W11,A10 play A10
b keep W03,A11 play W03
c keep M12,W06 play M12
d keep T01,A03 play A03
a space 8
a put o #12
b space 7
b put s #1
b put f #15
c space 4
c put o #13
d space 4
d put o #18
a keep W11,A06 play A06
b keep M03,M04 play M03
c keep W06,P05 play W06
d keep M06,T11 play M06
a space 3
a put o #12
b space 9
b put s #31
b put o #31
c space 3
c put s #2
c put o #2
c put s #13
d space 3
d put s #18
d put o #10
a keep W11,A11 play A11
b keep M04,M07 play M04
c keep T01,P05 play P05
d keep T11,A07 play A07
a space 2
a put s #12
a put f #19
b space 1
b put f #15
b put s #2
c space 1
c put f #16
c put o #16
d space 7
d put f #10
d put s #5
b pass
d pass
a keep W02,T02 play T02
b keep T03,P09 play T03
c keep M05,A08 play M05
d keep M11,A05 play A05
a space 7
a put s #1
a put s #29
a put f #29
a put o #19
a end
b space 3
b put o #2
b put f #15
b put o #15
b end
c space 9
c put s #13
c put o #32
d space 2
d put f #5
d put s #2
a keep W02,A04 play A04
b keep W10,P09 play P09
c keep M08,A08 play M08
d keep M10,W09 play M10
a space 9
a cover o E3
a end
b space 6
b put o #11
b put o #11
c space 2
c put s #32
c put f #32
d space 8
d put o #5
d put o #2
d put f #1
d put s #1
d put o #1
d end
d pass
a keep M11,W02 play M11
b keep M01,W10 play W10
c keep P07,A08 play P07
d keep W09,A02 play A02
---
mu 1
game city
rules 1
option players 3
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
puzzle 189
from 6024 98 88
choice b space 5
best 0.912 63.4 space 5
tried 0.790 60.3 space 4
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.738 59.5 space 7
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.644 57.4 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:5/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M06,M07,M10,W03,W07,W09,W11,T01,T03,T08,T10,P02,P03,P06,P08,A02,A05,A09,A12
! buildings P10,A08,T02,P09,M03,W01,P01,T12,A07,W05,T06,W12,A11,M01,M04,T11,T05,M02,P05,M08,T09,W08,M12,M11,A10,W04,M09,A04,A01,T04,W10,T07,P07,P04,A06,P12,A03,W06,W02,P11
! projects #8,#21,#22,#29,#32,#6,#10,#15,#18,#16,#14,#25,#23,#5,#27,#11,#26,#4,#30,#28,#24,#19,#9,#13,#31,#3,#20,#17,#12,#7
! battles R3,R1,R2,C3,C2,C1
a keep #8,#22 play #22
b keep #15,#32 play #32
c keep #14,#25 play #14
a keep #16,#18 play #18
b keep #21,#29 play #29
c keep #6,#25 play #6
a keep #10,#16 play #16
b keep #8,#21 play #21
c keep #15,#25 play #15
a keep T02,A08 play T02
b keep M03,W01 play W01
c keep W05,W12 play W12
a space 7
a put s #18
a put f #16
a put o #16
b space 1
b put s #29
b put f #29
c space 3
c put s #2
c put o #2
c put f #15
a keep T12,P01 play T12
b keep M03,A07 play M03
c keep P09,P10 play P09
a space 3
a put o #18
a put s #1
a put s #2
b space 9
b put s #2
b put o #2
b put s #21
c space 8
c put o #15
a keep T06,P01 play P01
b keep W05,A07 play W05
c keep P10,A08 play P10
a space 4
a put o #2
a put f #22
a put f #1
b space 2
b put s #21
b put f #32
c space 9
c put o #14
c put s #14
a pass
a keep M01,T11 play T11
b keep M02,T05 play M02
c keep M12,T09 play T09
a space 8
a put o #1
a put o #22
a put s #22
a end
b space 6
b put f #32
b put o #32
c space 5
c put o #6
c put o #6
c put f #14
a use #1 R3
a keep M11,W08 play W08
b keep M04,T05 play T05
c keep M12,P05 play P05
a space 2
a put f #22
a end
b space 3
b put s #32
b put s #32
b put f #1
b put o #32
c space 2
c put f #14
c put o #14
a keep M08,M11 play M08
b keep M01,M04 play M01
c keep M12,A11 play M12
a space 1
---
mu 1
game city
rules 1
option players 3
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
puzzle 190
from 6021 296 43
choice c put s #7
best 0.680 54.9 put s #7
tried 0.586 53.0 put s #24
why - project_left CITY-6.1,CITY-9.6 4
tried 0.585 52.8 put o #24
why - project_left CITY-6.1,CITY-9.6 4
tried 0.581 52.9 put o #2
why - project_left CITY-6.1,CITY-9.6 4
tried 0.581 52.9 put s #2
why - project_left CITY-6.1,CITY-9.6 4
tried 0.580 52.9 put o #14
why ! project_left CITY-6.1,CITY-9.6 4
tried 0.580 52.9 put s #14
why - project_left CITY-6.1,CITY-9.6 4
tried 0.567 52.7 put o #1
why - project_left CITY-6.1,CITY-9.6 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! removed M02,M05,M08,M11,W03,W06,W09,W11,T02,T03,T05,T08,P01,P07,P08,P11,A03,A06,A08,A12
! buildings T11,P04,P03,P02,M12,P09,T04,W08,P06,M07,A05,P05,M10,P10,T09,P12,A09,M03,M01,W01,T01,W12,M04,W02,A10,T07,W07,A01,M06,A07,T12,A02,W10,W05,A04,M09,A11,W04,T10,T06
! projects #18,#25,#9,#7,#11,#24,#12,#21,#14,#17,#20,#32,#16,#15,#13,#10,#4,#19,#23,#31,#22,#6,#29,#28,#27,#26,#3,#30,#8,#5
! battles R1,C1,C3,R2,R3,C2
a keep #9,#25 play #25
b keep #12,#21 play #12
c keep #14,#32 play #14
a keep #17,#20 play #17
b keep #18,#21 play #21
c keep #11,#24 play #24
a keep #20,#32 play #32
b keep #9,#18 play #18
c keep #7,#11 play #7
a keep P02,P03 play P03
b keep W08,P09 play P09
c keep M07,P05 play P05
a space 3
a put s #17
a put o #17
b space 8
b put o #12
c space 1
c put f #1
a keep M12,P02 play M12
b keep W08,A05 play W08
c keep T11,P04 play P04
a space 4
a put o #2
b space 9
b put s #12
b put o #12
c space 7
c put s #7
c put f #14
a keep P02,P06 play P06
b keep M07,A05 play A05
c keep T04,T11 play T11
a space 5
a put o #32
b space 5
b put o #18
c space 8
c put o #14
---
mu 1
game city
rules 1
option players 4
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
puzzle 191
from 6025 101 89
choice a space 6
best 0.591 54.0 space 6
tried 0.507 52.4 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.467 51.8 space 7
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.446 51.0 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.365 50.1 space 9
why - sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:3/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M08,M09,W02,W08,T10,T11,P01,P03,A07,A10
! buildings P05,T06,T01,W01,A06,A02,P02,M02,A09,P09,W09,W04,P04,A11,T08,A12,M06,W03,A03,A08,M03,T03,M05,T04,T07,W10,W11,T09,M11,P08,M07,P12,T05,M10,A01,A05,P07,P11,W06,A04,T12,W12,M04,P06,M01,P10,T02,M12,W05,W07
! projects #16,#10,#22,#15,#3,#31,#6,#26,#7,#20,#8,#13,#19,#30,#14,#12,#28,#11,#21,#5,#17,#9,#29,#25,#4,#32,#23,#18,#24,#27
! battles R2,C3,R1,R3,C1,C2
a keep #15,#22 play #22
b keep #26,#31 play #26
c keep #7,#13 play #13
d keep #14,#30 play #14
a keep #12,#19 play #12
b keep #16,#31 play #16
c keep #3,#6 play #6
d keep #20,#30 play #30
a keep #8,#19 play #19
b keep #15,#31 play #31
c keep #3,#10 play #3
d keep #7,#20 play #7
a keep W01,T06 play T06
b keep P02,A02 play A02
c keep W04,A09 play A09
d keep P04,A11 play P04
a space 8
a put f #19
a put o #19
a end
b space 9
b put o #1
b put s #31
c space 9
c put s #13
c put o #13
d space 7
d put f #14
d put s #30
a keep M02,W01 play M02
b keep P02,P09 play P09
c keep W04,A12 play A12
d keep T01,P05 play P05
a space 5
a put o #12
a end
b space 8
b put o #31
c space 3
c put o #6
d space 8
d put o #30
a keep W01,W09 play W01
b keep T08,P02 play P02
c keep W04,A11 play A11
d keep T01,A06 play A06
a space 1
a put s #12
a put f #22
a end
b space 5
b put o #16
c space 7
c put s #13
d space 9
d put s #7
d put s #7
d choose R2
b pass
a keep A03,A08 play A03
b keep M03,T03 play T03
c keep W10,T09 play T09
d keep P08,P12 play P12
a space 4
a put s #22
a put o #12
a put o #22
a end
b space 3
b put s #1
b put o #2
b put f #16
c space 8
c put s #3
c put s #3
c put o #1
c put o #6
c put f #3
d space 6
d put f #30
d put o #14 s
a keep M11,A08 play A08
b keep M03,W03 play W03
c keep M05,W10 play M05
d keep W11,P08 play W11
---
mu 1
game city
rules 1
option players 4
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
puzzle 192
from 6023 225 117
choice d space 1
best 0.440 53.0 space 1
tried 0.301 50.2 space 4
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.285 50.3 space 5
why - sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.154 47.6 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 3
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M05,M11,W05,W06,T09,T11,P01,P11,A06,A09
! buildings M08,M12,P06,T07,M06,P08,M02,W04,W02,T12,A10,W10,A05,A03,W08,M04,W09,A04,A12,A11,P10,P05,W11,P09,T03,T05,M09,M07,M01,P02,M03,T04,P04,T08,T10,W12,W03,T02,W07,P12,P07,M10,A02,A08,A01,T01,P03,T06,A07,W01
! projects #32,#22,#13,#10,#31,#24,#5,#15,#7,#11,#16,#17,#23,#12,#4,#27,#20,#21,#26,#3,#28,#14,#8,#19,#25,#29,#30,#9,#18,#6
! battles R3,C1,C3,R2,C2,R1
a keep #22,#32 play #22
b keep #5,#15 play #5
c keep #7,#16 play #16
d keep #12,#27 play #12
a keep #4,#32 play #4
b keep #10,#13 play #13
c keep #7,#31 play #31
d keep #11,#27 play #27
a keep #17,#32 play #17
b keep #10,#23 play #23
c keep #7,#15 play #15
d keep #11,#24 play #24
a keep T07,P06 play P06
b keep M06,P08 play P08
c keep W02,A10 play A10
d keep A03,A05 play A03
a space 4
a put o #4
b space 7
b put s #23
b put f #23
c space 4
c put o #31
d space 3
d put o #24
d put s #24
a keep M02,W04 play M02
b keep M06,T12 play T12
c keep M04,W02 play M04
d keep M12,A05 play A05
a space 8
a put o #17
b space 3
b put o #2
b put s #2
b put f #23
b put o #13
c space 1
c put s #31
c put f #16
d space 8
d put o #12
a keep W04,W10 play W04
b keep M06,W08 play W08
c keep M08,W02 play W02
d keep M12,T07 play M12
a space 6
a put f #4
a colours s,o
a put s #17
a put o #22
b space 2
b put s #1
b put f #5
c space 5
c put o #16
d space 7
d put f #27
d put o #12
c pass
b pass
a keep A04,A12 play A04
b keep P05,P10 play P10
c keep M09,T03 play M09
d keep T04,P02 play T04
a space 5
a put f #22
a put f #22
a put o #22
b space 1
b put o #5
b put s #5
b put s #13
b put o #1
b put f #1
c space 6
c put f #15
c put f #15
d space 9
d put o #1
d put s #12
d put s #27
a keep M01,M03 play M03
b keep P05,A11 play A11
c keep W11,P09 play P09
d keep T05,P02 play P02
a space 9
a put s #22
a extra f #22
a extra o #22
a extra o #22
b space 9
b put s #13
c space 3
c put o #1
c put o #15
d space 2
d put f #1
d put o #27
a keep M01,M07 play M01
b keep P05,A12 play P05
c keep W09,W11 play W09
d keep T03,T05 play T03
a space 7
a put s #1
a put f #1
a extra s #22
b space 8
b end
c space 7
c put s #1
c put f #15
c put o #2
---
mu 1
game city
rules 1
option players 3
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
puzzle 193
from 6024 99 72
choice a space 3
best 0.302 54.8 space 3
tried 0.191 53.4 space 4
why - sources_fewer CITY-5.1,CITY-5.3 3 4
tried 0.175 53.4 space 7
why ! sources_fewer CITY-5.1,CITY-5.3 3 4
tried 0.045 49.0 space 9
why - sources_fewer CITY-5.1,CITY-5.3 1 4
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M07,M08,M10,W02,W03,W05,W06,T01,T04,T08,T10,P03,P05,P06,P10,A01,A02,A09,A11
! buildings T11,P09,T05,T12,P01,P11,M11,W07,P08,A04,A10,W01,M04,A06,T02,W08,W11,T07,M05,A05,T09,P04,A08,T06,M02,A03,W10,M09,P02,W04,T03,M01,W12,M12,M03,P12,A07,A12,W09,P07
! projects #26,#17,#20,#15,#8,#16,#14,#3,#9,#18,#22,#24,#28,#29,#6,#19,#30,#27,#11,#31,#32,#10,#12,#5,#23,#4,#13,#21,#7,#25
! battles C2,R2,C3,R1,R3,C1
a keep #15,#26 play #26
b keep #8,#14 play #14
c keep #18,#22 play #22
a keep #9,#24 play #24
b keep #17,#20 play #17
c keep #16,#18 play #18
a keep #3,#9 play #9
b keep #15,#20 play #15
c keep #8,#16 play #16
a keep T11,P09 play P09
b keep P01,P11 play P01
c keep A04,A10 play A10
a space 8
a put o #24
b space 6
b put f #14
c space 8
c put o #16
a keep W07,T11 play W07
b keep W01,P08 play P08
c keep T12,A04 play A04
a space 1
a put s #24
a put f #9
b space 2
b put f #15
c space 7
c put f #16
c put o #18
a keep T11,P11 play P11
b keep W01,T05 play W01
c keep M11,T12 play M11
a space 5
b space 1
b put s #17
b put s #14
b put f #14
c space 5
c put s #18
a keep W08,A06 play W08
b keep M05,W11 play M05
c keep T09,A08 play A08
a space 2
a put f #26
a put o #26
b space 9
b put s #2
b put o #2
b put o #17
b put f #15
c space 6
c put f #22
c put f #22
a keep T06,A06 play A06
b keep W11,T02 play T02
c keep T09,A05 play A05
a space 6
a put s #9
a put f #26
b space 5
b put o #14
b put f #15
b put o #14
c space 4
c put o #22
a keep T06,T07 play T06
b keep W11,P04 play P04
c keep M04,T09 play M04
---
mu 1
game city
rules 1
option players 3
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
puzzle 194
from 6021 304 105
choice b keep W10,T05 play W10
best 0.866 56.9 keep W10,T05 play W10
tried 0.700 52.5 keep W10,P11 play P11
why - project_missed CITY-6.1,CITY-9.6 71
tried 0.698 52.5 keep W10,P11 play W10
why ! project_missed CITY-6.1,CITY-9.6 71
tried 0.583 50.5 keep W10,T05 play T05
tried 0.561 50.6 keep T05,P11 play T05
tried 0.503 50.5 keep T05,P11 play P11
proof 10 4 320
found gentle:3/8 casual:3/8 steady:0/8 keen:6/8 fierce:8/8
---
! removed M01,M04,M05,M10,W02,W07,W08,W09,T01,T02,T07,T11,P06,P07,P08,P10,A03,A05,A07,A10
! buildings P09,P04,M03,A04,W01,W05,T10,M12,A11,T12,A01,P02,P05,P01,T08,M06,T04,A06,P03,M08,W11,A09,W03,M09,M02,W06,W04,T03,T05,M11,M07,T06,W12,W10,P11,P12,A12,T09,A02,A08
! projects #26,#23,#21,#20,#16,#32,#29,#25,#3,#4,#28,#7,#10,#13,#9,#17,#22,#6,#15,#19,#31,#5,#30,#18,#12,#8,#27,#14,#24,#11
! battles R3,C2,C3,C1,R2,R1
a keep #20,#26 play #26
b keep #25,#32 play #25
c keep #4,#28 play #4
a keep #3,#7 play #7
b keep #21,#32 play #21
c keep #16,#29 play #29
a keep #3,#28 play #3
b keep #20,#32 play #32
c keep #16,#23 play #16
a keep P04,A04 play P04
b keep W01,W05 play W05
c keep P02,A01 play P02
a space 7
a put s #26
a put f #26
b space 9
b put s #2
b put o #2
b put s #21
c space 9
c put o #4
a keep M12,A04 play A04
b keep W01,A11 play W01
c keep M03,P09 play P09
a space 1
a put s #3
a put f #3
b space 8
b put s #21
b put o #32
c space 1
c put f #4
c colours f,o
c put o #16
c put f #16
a keep M12,T12 play M12
b keep A01,A11 play A01
c keep M03,T10 play T10
a space 2
a put o #26
b space 7
b put s #32
b put f #32
c space 6
c put f #29
c put f #1
c put s #29
a keep M06,P05 play M06
b keep P03,A06 play P03
c keep W03,A09 play A09
a space 3
a put s #3
a put o #26
b space 3
b put s #32
b put o #32
c space 3
c cover o N1
c cover s E3
a keep M09,P05 play P05
b keep P01,A06 play P01
c keep M08,W03 play W03
a space 4
a put f #26
b space 6
b put s #1
b put f #1
b put f #32
c space 7
c cover s S9
c end
a keep M09,T04 play T04
b keep W11,A06 play W11
c keep M08,T08 play T08
a space 9
a put s #7
a put o #1
a put s #7
a choose C3
b space 5
b put o #1
c space 2
c put o #2
c put s #2
c put s #1
c end
b use #1 C2
a keep M02,W04 play W04
b keep M07,T05 play M07
c keep W12,P12 play P12
a space 8
a put f #1
a put o #2
a end
b space 4
b put o #25
c space 4
c put o #1
c end
c pass
a keep M02,T06 play T06
---
mu 1
game city
rules 1
option players 4
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
puzzle 195
from 6025 102 74
choice c space 1
best 0.626 50.1 space 1
tried 0.509 48.5 space 5
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.352 45.9 space 2
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.340 45.8 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.301 45.3 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.269 44.1 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:4/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M07,W06,W12,T03,T10,P03,P11,A01,A12
! buildings W08,T08,P06,M12,T11,P07,A08,W03,P12,P05,W02,M01,M11,M02,T05,W11,M08,A07,W07,W05,A02,P10,P02,A11,W04,W01,M04,T01,P01,A05,M05,A04,A09,A03,T02,P04,W10,T09,T06,M10,M09,T04,A06,T12,P08,M03,T07,W09,P09,A10
! projects #25,#3,#23,#20,#12,#18,#9,#4,#10,#8,#15,#24,#11,#21,#6,#19,#14,#31,#32,#27,#29,#5,#13,#16,#26,#17,#7,#22,#30,#28
! battles C1,R1,R2,C3,C2,R3
a keep #3,#25 play #3
b keep #4,#12 play #12
c keep #10,#15 play #15
d keep #6,#19 play #19
a keep #21,#25 play #25
b keep #4,#23 play #4
c keep #9,#18 play #18
d keep #6,#24 play #6
a keep #8,#21 play #21
b keep #11,#23 play #23
c keep #9,#20 play #20
d keep #10,#24 play #24
a keep W08,P06 play W08
b keep W03,A08 play A08
c keep P05,P12 play P12
d keep W11,T05 play T05
a space 2
a put f #25
b space 8
b put o #12
c space 8
c put o #15
d space 2
d put f #19
d put o #19
d end
a keep T11,P07 play P07
b keep W02,W03 play W02
c keep M11,P05 play M11
d keep M12,W11 play M12
a space 4
a put o #1
b space 4
b put o #1
c space 9
c put s #18
c put f #15
d space 4
d put o #6
d end
a keep M01,T11 play M01
b keep M02,W03 play W03
c keep T08,P05 play P05
d keep W11,P06 play W11
a space 7
a put s #21
a put f #3
b space 3
b put o #12
c space 3
c put s #1
d space 9
d put o #24
d end
a keep W07,A07 play W07
b keep A02,A11 play A02
c keep W01,W04 play W01
d keep A04,A05 play A05
a space 1
a put s #21
a put f #25
a put o #25
b space 9
b put s #1
b put f #4
b put o #4
b colours s,f
b put s #12
b put f #1
b end
---
mu 1
game city
rules 1
option players 4
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
puzzle 196
from 6023 249 123
choice d space 6
best 0.525 51.4 space 6
tried 0.428 50.1 space 1
why ! strength_less CITY-7.3 1 2
tried 0.419 50.2 space 8
why - strength_less CITY-7.3 0 2
tried 0.410 50.1 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 1
proof 10 4 320
found gentle:2/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M04,M10,W02,W08,T03,T06,P02,P05,A06,A07
! buildings P11,M02,W10,T08,M11,A08,M07,M12,A03,P04,T04,M03,T09,W01,A02,A05,T10,T02,W03,T11,T07,M01,P06,W06,P12,M05,W11,P03,W12,A11,M06,A10,A01,P08,P01,P10,T12,T05,P07,A09,T01,P09,A12,W07,W09,M08,W04,W05,A04,M09
! projects #17,#3,#25,#5,#29,#19,#32,#15,#8,#7,#18,#16,#12,#30,#4,#9,#31,#22,#26,#14,#6,#21,#11,#13,#24,#28,#23,#27,#10,#20
! battles R3,C2,C3,C1,R1,R2
a keep #5,#25 play #5
b keep #19,#32 play #32
c keep #16,#18 play #16
d keep #12,#30 play #12
a keep #4,#25 play #4
b keep #17,#19 play #19
c keep #15,#29 play #15
d keep #7,#30 play #30
a keep #8,#25 play #25
b keep #9,#17 play #17
c keep #3,#29 play #3
d keep #7,#18 play #7
a keep M02,W10 play M02
b keep M12,A08 play A08
c keep P04,A03 play P04
d keep W01,A02 play A02
a space 8
a put o #5
b space 6
b put f #32
c space 7
c put s #3
c put f #3
d space 9
d put o #12
d put s #30
a keep M07,W10 play M07
b keep M12,T04 play M12
c keep A03,A05 play A03
d keep W01,T08 play T08
a space 4
a put o #1
b space 9
b put o #19
b put o #17
c space 3
c put s #3
c put o #15
d space 4
d put o #30
d put f #30
a keep M03,W10 play M03
b keep T04,T09 play T09
c keep P11,A05 play A05
d keep M11,W01 play W01
a space 9
a put s #1
a put f #4
a put o #4
a colours s,f
a put s #25
a put f #1
b space 8
b put o #1
b put o #2
b put s #17
c space 8
c put o #2
c put o #16
d space 5
d put f #12 s
a keep W03,T10 play W03
b keep W06,T07 play W06
c keep W11,P12 play W11
d keep W12,A11 play W12
a space 5
a put f #5
b space 3
b put f #19
b use #19
b put s #2
b put s #32
b put f #1
b put o #32
b put o #32
b put s #32
c space 2
c put f #16
c use #16 o
c put f #15
d space 3
d put s #7
d put o #7 s
d choose C3
a keep M06,A10 play A10
b keep T02,T07 play T02
c keep P06,P12 play P06
d keep M05,P03 play M05
a space 6
a put o #25
a put o #25
b space 2
b put f #32
b put s #1
c space 4
c put s #2
c put f #15
c put o #1
d space 2
d put s #12 o
d put f #1 s
d put o #1 f
a keep M06,A11 play A11
b keep T07,T10 play T10
c keep T11,P12 play P12
d keep M01,P03 play P03
a space 7
a put s #2
a put s #5
a put s #25
a put f #25
a put f #25
a put o #2
a end
b space 4
b end
c space 1
c put f #15
c end
---
mu 1
game city
rules 1
option players 3
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
puzzle 197
from 6024 102 87
choice c space 5
best 0.966 56.5 space 5
tried 0.835 54.3 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 1
tried 0.706 51.0 space 1
why ! battle_missed CITY-7.4 93
tried 0.490 47.8 space 7
why - battle_missed CITY-7.4 96
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M05,M09,M10,W01,W05,W10,W12,T03,T05,T07,T11,P01,P06,P10,P11,A03,A04,A05,A10
! buildings W07,P05,A12,A02,M08,T02,T04,M02,P02,T08,P03,A11,M04,T12,T09,P08,W04,T01,W11,W08,T06,W06,P09,A07,A01,W03,W02,W09,M03,A08,P04,T10,A06,M11,M06,M07,P12,P07,M12,A09
! projects #17,#5,#3,#9,#14,#18,#15,#26,#21,#29,#7,#25,#19,#11,#24,#20,#8,#10,#12,#13,#4,#22,#30,#6,#28,#32,#23,#27,#16,#31
! battles C1,R2,C2,R3,R1,C3
a keep #5,#17 play #5
b keep #14,#26 play #26
c keep #7,#25 play #25
a keep #21,#29 play #21
b keep #3,#14 play #14
c keep #15,#18 play #18
a keep #7,#29 play #29
b keep #3,#17 play #17
c keep #9,#15 play #9
a keep W07,P05 play W07
b keep T02,T04 play T04
c keep P02,P03 play P03
a space 1
a put s #21
a put f #29
b space 1
b put s #17
b put f #26
b put o #17
c space 3
c put s #18
c put o #18
a keep M08,P05 play M08
b keep T08,A11 play T08
c keep A02,A12 play A02
a space 7
a put s #21
b space 2
b put f #26
b put o #26
b put o #26
c space 9
c put o #25
c put s #25
a keep T02,P05 play T02
b keep P02,A11 play P02
c keep M02,A12 play A12
a space 4
a put f #5
a put s #29
b space 5
b put f #14
c space 2
c put f #25
c pass
a keep T09,P08 play T09
b keep W04,W08 play W08
c keep P09,A07 play P09
a space 8
a cover o W4
a put s #1
a put s #5
b space 4
b put s #26
b put o #14
c space 8
c put o #2
a keep W06,P08 play W06
b keep W04,T12 play W04
c keep W11,A07 play A07
a space 3
a put o #5
a cover o 1/4
a put f #1
a put s #2
a cover s S7
b space 7
b put s #14
c space 6
c put s #2
c put f #9
c put s #9
a keep T01,P08 play T01
b keep T06,T12 play T06
c keep M04,W11 play M04
a space 2
a put o #2
a put o #1
a end
b space 8
b put f #14
b put o #1
b put o #14
---
mu 1
game city
rules 1
option players 3
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
puzzle 198
from 6021 307 79
choice b pass
best 0.864 56.7 pass
tried 0.784 53.7 use #31 4
tried 0.760 53.1 use #31 6
tried 0.721 53.2 use #31 5
tried 0.694 53.3 use #31 8
why - damage_taken CITY-7.5 62
tried 0.648 51.3 use #31 3
tried 0.274 51.0 use #31 1
why ! battle_missed CITY-7.4 100
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M08,M09,M12,W04,W05,W07,W08,T06,T09,T10,T11,P02,P04,P06,P09,A04,A05,A07,A10
! buildings W09,W06,T03,A12,P07,W12,P11,A06,T08,P08,M02,W03,M03,M04,P05,W11,W10,P03,M07,W02,T04,A11,T12,P10,T01,W01,A03,A02,M06,M05,A09,T07,P12,M11,A01,T05,M10,T02,A08,P01
! projects #10,#6,#31,#13,#22,#8,#29,#17,#9,#24,#20,#7,#28,#19,#23,#21,#14,#12,#16,#27,#32,#3,#5,#30,#15,#26,#4,#11,#25,#18
! battles R3,R1,C2,R2,C3,C1
a keep #6,#13 play #13
b keep #22,#29 play #22
c keep #7,#24 play #24
a keep #6,#9 play #6
b keep #10,#31 play #31
c keep #7,#8 play #8
a keep #9,#17 play #9
b keep #10,#20 play #10
c keep #7,#29 play #29
a keep W06,W09 play W06
b keep W12,A06 play W12
c keep W03,P08 play W03
a space 3
a put s #13
a put o #13
b space 3
b put o #31
b put s #31
c space 7
c put s #29
c put f #29
a keep W09,P07 play W09
b keep M02,A06 play M02
c keep T03,A12 play A12
a space 7
a put s #13
a put f #9
b space 8
b put o #22
c space 3
c cover o E3
a keep T08,P07 play P07
b keep P08,A06 play A06
c keep T03,P11 play P11
a space 9
a put s #9
b space 6
b put f #22
b put o #10
c space 9
b pass
a keep M03,W11 play M03
b keep W02,P03 play W02
c keep T04,A11 play A11
a space 5
b space 4
b put o #22
c space 2
c put f #8
a keep W11,P10 play W11
b keep M04,P03 play P03
c keep M07,W10 play M07
a space 8
a put f #1
a put o #6
b space 5
b put s #22
b put f #22
c space 5
c put s #24
a keep T04,P10 play T04
b keep M04,T12 play M04
c keep W10,P05 play P05
a space 1
a put s #1
a put o #6
a put o #1
a end
b space 1
b put f #10
b extra s #22
c space 1
c put s #1
c put f #8
c choose 1
---
mu 1
game city
rules 1
option players 4
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
puzzle 199
from 6025 103 125
choice c space 5
best 0.959 55.7 space 5
tried 0.766 51.8 space 2
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.683 50.2 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:1/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M03,W02,W06,T06,T09,P04,P12,A01,A12
! buildings T10,P09,P03,T11,P05,M02,T07,M07,P11,W04,P07,M04,W08,A06,M05,A10,T08,W12,P02,M10,A08,T05,W10,A09,P01,W03,A04,P10,W11,W07,A03,M08,M09,M11,A02,W01,A05,T02,T04,T12,P08,M06,A07,W05,W09,A11,M12,T01,T03,P06
! projects #8,#16,#20,#26,#5,#31,#23,#25,#10,#18,#3,#22,#17,#11,#21,#30,#13,#28,#6,#29,#32,#14,#12,#7,#24,#27,#19,#15,#4,#9
! battles C1,R3,C3,R1,C2,R2
a keep #16,#26 play #26
b keep #5,#23 play #5
c keep #3,#22 play #22
d keep #11,#30 play #30
a keep #16,#21 play #21
b keep #8,#23 play #8
c keep #3,#31 play #31
d keep #10,#18 play #18
a keep #11,#16 play #16
b keep #17,#23 play #17
c keep #3,#20 play #3
d keep #10,#25 play #10
a keep P03,P09 play P09
b keep M02,M07 play M07
c keep M04,P11 play M04
d keep M05,A06 play M05
a space 8
a put o #16
b space 4
b put o #5
c space 1
c put s #22
c put f #22
d space 9
d put o #10
d put s #18
a keep P03,P05 play P05
b keep W04,P07 play W04
c keep W08,A10 play A10
d keep T10,T11 play T11
a space 5
a put o #26
b space 5
b put o #1
c space 8
c put o #31
d space 8
d put o #18
d put o #2
d put f #10
a keep M02,P03 play M02
b keep P07,P11 play P11
c keep W08,A06 play W08
d keep T07,T10 play T07
a space 6
a put s #26
a put f #16
b space 7
b put f #8
b put f #8
b choose 5
c space 9
c put s #31
c put o #22
d space 1
d put s #30
d put f #30
d put o #30
c pass
a keep W12,P02 play P02
b keep A08,A09 play A09
c keep W03,P01 play W03
d keep W11,A03 play A03
a space 2
a put f #26
b space 9
b put s #17
b put o #17
c space 7
c put s #3
c put f #22
c put o #22
d space 3
d put o #2 s
d put s #1
d put o #1
a keep W07,W12 play W12
b keep M10,A08 play A08
c keep W10,P01 play P01
d keep P10,A04 play P10
a space 3
a put s #21
a put o #26
a use #16 o
a put f #26
b space 6
b put f #5
b put f #1
b put o #2
c space 6
c extra f #22
c extra f #22
d space 7
d put s #1 f
d end
a keep W07,W11 play W07
b keep M08,M10 play M08
c keep W10,T08 play W10
d keep T05,A04 play A04
a space 1
a put s #21
a put f #1
b space 8
b put s #1
b end
c space 3
c put s #3
d space 5
d end
c pass
b pass
b pass
a keep M09,A02 play A02
b keep T04,A05 play A05
c keep W05,A07 play W05
d keep T01,A11 play A11
a space 9
a put s #1
a put o #1
b space 2
b end
---
mu 1
game city
rules 1
option players 4
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
puzzle 200
from 6023 259 105
choice a space 3
best 0.395 49.9 space 3
tried 0.246 48.3 space 1
why ! sources_fewer CITY-5.1,CITY-5.3 2 3
tried 0.195 47.2 space 2
why - sources_fewer CITY-5.1,CITY-5.3 1 3
tried 0.194 47.0 space 4
why - strength_less CITY-7.3 0 1
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M12,W06,W07,T02,T12,P01,P12,A07,A11
! buildings W05,A09,P04,W09,M05,T05,P06,T07,M10,A08,M02,W10,P03,A03,A10,A02,P11,M08,T01,P02,W03,T09,T04,W02,T03,A12,P05,A05,A06,T11,A04,M09,W08,M04,W12,T08,T06,M11,P09,P08,P10,M07,M06,W01,W04,A01,P07,T10,M03,W11
! projects #11,#21,#6,#19,#25,#15,#23,#28,#9,#20,#27,#24,#26,#14,#8,#3,#30,#7,#31,#5,#32,#13,#4,#16,#29,#18,#12,#17,#10,#22
! battles C3,R2,C2,R3,C1,R1
a keep #6,#19 play #19
b keep #23,#28 play #28
c keep #24,#27 play #27
d keep #8,#14 play #14
a keep #6,#26 play #26
b keep #11,#21 play #11
c keep #15,#25 play #15
d keep #8,#20 play #20
a keep #6,#9 play #9
b keep #3,#21 play #21
c keep #23,#25 play #25
d keep #8,#24 play #8
a keep W09,A09 play A09
b keep M05,P06 play M05
c keep W10,A08 play A08
d keep P03,A03 play P03
a space 9
a put s #26
a put o #19
b space 9
b put o #11
b put s #21
c space 2
c put f #15
d space 3
d put s #20
d put o #14
a keep W09,T07 play W09
b keep M10,P06 play P06
c keep W10,A10 play A10
d keep W05,P04 play P04
a space 7
a put s #9
a put f #19
a end
b space 6
b put f #28
c space 4
c put o #15
d space 7
d put f #8
d put s #14
a keep M02,T07 play M02
b keep M10,A02 play A02
c keep W10,A03 play A03
d keep W05,T05 play W05
a space 6
a put f #9
a put o #26
a end
b space 1
b put f #28
c space 5
c put o #27
c put o #27
d space 9
d put s #20
d put o #2
d pass
a keep M08,P02 play M08
b keep W02,W03 play W03
c keep A05,A12 play A05
d keep T11,A04 play T11
a space 5
a put s #1
a end
b space 7
b put f #28
b put s #21
c space 8
c put f #27
c put o #1
d space 8
d put o #1
d put o #14
d put s #2
d put f #8
d choose 9
a keep P02,A06 play A06
b keep W02,T01 play T01
c keep T04,A12 play T04
d keep P05,A04 play A04
a space 8
a put o #26
a end
b space 4
b put s #28
b put o #11
b put s #28
c space 1
c put s #1
c put s #27
c put f #15
c put f #15
d space 1
d put f #14
d put s #1
a keep T03,P02 play T03
b keep M09,W02 play W02
c keep P11,A12 play A12
d keep T09,P05 play P05
---
mu 1
game city
rules 1
option players 3
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
puzzle 201
from 6024 103 57
choice a space 2
best 0.760 58.2 space 2
tried 0.516 54.4 space 1
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.366 53.5 space 6
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.363 52.7 space 5
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.355 52.2 space 7
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.284 51.1 space 4
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:4/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M06,M10,M11,M12,W02,W03,W09,W10,T02,T04,T10,T12,P03,P07,P08,P11,A01,A02,A04,A11
! buildings A08,M03,T11,M05,A09,T08,W06,M02,A06,A07,P06,P10,M04,T05,P05,T09,A12,M01,P09,P04,W05,W11,M07,A10,W08,A03,M09,P12,W01,W04,T01,A05,W07,T07,W12,T03,T06,P02,P01,M08
! projects #9,#27,#25,#18,#7,#10,#8,#31,#30,#4,#19,#22,#21,#29,#17,#11,#15,#14,#26,#12,#6,#20,#24,#3,#32,#23,#28,#5,#13,#16
! battles C1,R1,C2,C3,R2,R3
a keep #25,#27 play #25
b keep #7,#31 play #31
c keep #19,#22 play #22
a keep #4,#30 play #4
b keep #7,#18 play #7
c keep #10,#19 play #19
a keep #8,#30 play #30
b keep #18,#27 play #27
c keep #9,#10 play #9
a keep M03,A08 play A08
b keep W06,A09 play A09
c keep P06,A07 play P06
a space 8
a put o #4
b space 9
b put s #31
b put o #31
c space 4
c put o #19
a keep M02,M03 play M03
b keep W06,P10 play P10
c keep T11,A07 play T11
a space 9
a put f #4
a colours s,f
a put s #25
a put s #30
a put f #30
a put o #30
b space 1
b put s #7
c space 8
c put f #19
c put o #22
c end
a keep M02,A06 play A06
b keep M05,W06 play W06
c keep T08,A07 play A07
a space 3
a put o #25 s
b space 3
b put s #7
b choose C3
b put o #27
c space 7
c put s #1
c put s #9
c put f #9
c end
b pass
a keep M04,P05 play P05
b keep P04,P09 play P09
c keep W11,A10 play W11
---
mu 1
game city
rules 1
option players 3
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
puzzle 202
from 6021 320 95
choice c pass
best 0.398 48.4 pass
tried 0.191 46.0 use #31 6
tried 0.108 43.0 use #31 3
why - damage_taken CITY-7.5 62
tried 0.102 44.0 use #31 9
tried 0.048 41.6 use #31 2
tried 0.041 44.7 use #31 8
why ! battle_missed CITY-7.4 81
tried 0.039 40.6 use #31 1
proof 10 4 320
found gentle:5/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M08,M09,M11,W01,W02,W04,W05,T02,T03,T07,T11,P02,P04,P05,P08,A05,A08,A10,A11
! buildings P09,T01,A06,M12,A02,A09,M10,M06,W10,W06,T09,T05,A01,M04,P10,T10,T04,M02,T06,M01,P06,A04,W12,A12,T08,W09,P12,T12,M07,W03,W08,P07,A03,P11,W07,A07,P03,W11,M05,P01
! projects #23,#12,#18,#6,#31,#30,#14,#9,#13,#10,#26,#19,#29,#8,#24,#21,#5,#17,#20,#32,#28,#11,#16,#4,#27,#7,#15,#22,#25,#3
! battles C1,R1,R2,C3,R3,C2
a keep #6,#12 play #12
b keep #14,#30 play #14
c keep #13,#26 play #26
a keep #6,#19 play #19
b keep #18,#30 play #30
c keep #9,#31 play #31
a keep #6,#13 play #13
b keep #10,#18 play #18
c keep #9,#23 play #23
a keep M12,P09 play M12
b keep A02,A09 play A09
c keep W06,T09 play W06
a space 4
a put o #13
b space 9
b put s #18
b put o #18
c space 3
c put s #1
c put o #31
a keep M06,P09 play M06
b keep W10,A02 play A02
c keep T01,A06 play A06
a space 3
a put s #12
a put o #19
b space 8
b put o #30
c space 9
c put s #31
a keep T05,P09 play T05
b keep W10,T09 play W10
c keep M10,T01 play M10
a space 2
a put s #13
a put f #19
a put s #13
a end
b space 7
b put s #30
b put f #30
c space 8
c put o #1
c put s #26
c pass
b pass
a keep P10,A01 play P10
b keep M01,M02 play M02
c keep W12,A04 play A04
a space 9
a put o #12
a put s #1
a use #19
a put o #12
a put s #2
b space 6
b put f #14 s
b put o #14 f
c space 1
c put f #1
c put s #2
c end
c pass
a keep P06,A01 play A01
b keep M01,T10 play T10
c keep W12,T06 play W12
a space 1
a put o #1
a end
b space 1
b put s #14 f
b put f #14 o
b put o #14
c space 2
c put o #2
c put f #26
c end
c pass
a keep T04,P06 play P06
b keep M01,A12 play A12
c keep M04,T06 play M04
a space 5
a put o #2
a put f #1
b space 3
b put f #1 s
b put o #1 f
c space 6
c put f #26
c put o #26
c end
---
mu 1
game city
rules 1
option players 4
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
puzzle 203
from 6023 259 131
choice b put s #28
best 0.831 58.3 put s #28
tried 0.692 54.9 put o #2
why ! project_left CITY-6.1,CITY-9.6 1
tried 0.692 54.9 put o #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.692 54.9 put s #2
why - project_left CITY-6.1,CITY-9.6 1
tried 0.321 49.3 put s #1
why - project_left CITY-6.1,CITY-9.6 1
tried 0.200 46.8 put f #1
why - project_left CITY-6.1,CITY-9.6 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M12,W06,W07,T02,T12,P01,P12,A07,A11
! buildings W05,A09,P04,W09,M05,T05,P06,T07,M10,A08,M02,W10,P03,A03,A10,A02,P11,M08,T01,P02,W03,T09,T04,W02,T03,A12,P05,A05,A06,T11,A04,M09,W08,M04,W12,T08,T06,M11,P09,P08,P10,M07,M06,W01,W04,A01,P07,T10,M03,W11
! projects #11,#21,#6,#19,#25,#15,#23,#28,#9,#20,#27,#24,#26,#14,#8,#3,#30,#7,#31,#5,#32,#13,#4,#16,#29,#18,#12,#17,#10,#22
! battles C3,R2,C2,R3,C1,R1
a keep #6,#19 play #19
b keep #23,#28 play #28
c keep #24,#27 play #27
d keep #8,#14 play #14
a keep #6,#26 play #26
b keep #11,#21 play #11
c keep #15,#25 play #15
d keep #8,#20 play #20
a keep #6,#9 play #9
b keep #3,#21 play #21
c keep #23,#25 play #25
d keep #8,#24 play #8
a keep W09,A09 play A09
b keep M05,P06 play M05
c keep W10,A08 play A08
d keep P03,A03 play P03
a space 9
a put s #26
a put o #19
b space 9
b put o #11
b put s #21
c space 2
c put f #15
d space 3
d put s #20
d put o #14
a keep W09,T07 play W09
b keep M10,P06 play P06
c keep W10,A10 play A10
d keep W05,P04 play P04
a space 7
a put s #9
a put f #19
a end
b space 6
b put f #28
c space 4
c put o #15
d space 7
d put f #8
d put s #14
a keep M02,T07 play M02
b keep M10,A02 play A02
c keep W10,A03 play A03
d keep W05,T05 play W05
a space 6
a put f #9
a put o #26
a end
b space 1
b put f #28
c space 5
c put o #27
c put o #27
d space 9
d put s #20
d put o #2
d pass
a keep M08,P02 play M08
b keep W02,W03 play W03
c keep A05,A12 play A05
d keep T11,A04 play T11
a space 5
a put s #1
a end
b space 7
b put f #28
b put s #21
c space 8
c put f #27
c put o #1
d space 8
d put o #1
d put o #14
d put s #2
d put f #8
d choose 9
a keep P02,A06 play A06
b keep W02,T01 play T01
c keep T04,A12 play T04
d keep P05,A04 play A04
a space 8
a put o #26
a end
b space 4
b put s #28
b put o #11
b put s #28
c space 1
c put s #1
c put s #27
c put f #15
c put f #15
d space 1
d put f #14
d put s #1
a keep T03,P02 play T03
b keep M09,W02 play W02
c keep P11,A12 play A12
d keep T09,P05 play P05
a space 3
a put s #2
a put f #26
a put o #2
a put f #26
a end
b space 2
b put f #11
b put o #11
c space 7
c put f #1
c put o #2
c end
d space 4
d put f #14
c pass
d use #20
c use #1 R2
a keep W12,T08 play W12
b keep T06,P09 play T06
c keep W01,P10 play P10
d keep W04,T10 play W04
a space 4
a put o #1
a end
b space 3
---
mu 1
game city
rules 1
option players 3
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
puzzle 204
from 6024 104 75
choice c put f #1
best 0.418 51.2 put f #1
tried 0.337 49.6 put f #28
why - project_left CITY-6.1,CITY-9.6 2
tried 0.248 47.7 put s #2
why ! project_left CITY-6.1,CITY-9.6 2
tried 0.248 47.7 put s #28
why - project_left CITY-6.1,CITY-9.6 2
tried 0.248 47.7 put o #2
why - project_left CITY-6.1,CITY-9.6 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! removed M03,M04,M05,M10,W01,W03,W05,W06,T02,T05,T10,T11,P05,P06,P07,P12,A02,A08,A10,A11
! buildings T03,W02,W04,M09,M06,W07,T12,M11,A05,M12,A07,P04,W11,P08,M01,M08,A01,M07,P01,T06,T09,A09,T04,P03,P09,A03,A12,T08,P02,P11,W12,W08,A04,T01,W09,M02,W10,T07,P10,A06
! projects #30,#23,#12,#25,#15,#29,#5,#13,#24,#28,#6,#10,#19,#16,#31,#7,#26,#4,#18,#3,#21,#9,#22,#27,#14,#17,#11,#32,#20,#8
! battles R2,C1,R1,C2,C3,R3
a keep #12,#30 play #12
b keep #5,#15 play #5
c keep #6,#28 play #28
a keep #24,#30 play #30
b keep #15,#25 play #15
c keep #6,#13 play #6
a keep #24,#29 play #29
b keep #10,#25 play #10
c keep #13,#23 play #13
a keep M09,T03 play T03
b keep M06,W07 play W07
c keep A05,A07 play A05
a space 3
a put s #30
a put o #30
a put f #30
b space 1
b put s #5
b put f #5
c space 4
c put o #13
a keep M09,M11 play M09
b keep M12,P04 play M12
c keep W04,A07 play A07
a space 6
a put f #29 s
a put o #29 f
b space 4
b put o #10
b put o #15
c space 1
c put s #13
c put f #28
a keep M06,M11 play M11
b keep W02,P04 play W02
c keep W04,T12 play T12
a space 2
a put f #12 s
a put f #12 o
b space 2
b put f #15
b put o #2
c space 3
c put s #13
c put o #6
c put o #6
c put s #1
a keep W11,P08 play W11
b keep P01,A01 play A01
c keep T04,A09 play A09
a space 7
a put f #12 o
b space 8
b put o #5
b put s #2
b put f #15
b put f #15
b put o #1
c space 9
c put o #1
c put s #28
a keep T09,P08 play T09
b keep M08,P01 play P01
c keep M07,T06 play T06
a space 8
a put o #1 s
a put f #1
b space 5
b put s #1
b end
c space 7
---
mu 1
game city
rules 1
option players 3
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
puzzle 205
from 6021 347 90
choice a space 1
best 0.403 53.0 space 1
tried 0.241 49.2 space 6
why - sources_fewer CITY-5.1,CITY-5.3 1 2
tried 0.203 49.1 space 3
why ! sources_fewer CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:2/8 casual:2/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M01,M04,M07,M09,W04,W06,W07,W12,T02,T05,T09,T10,P03,P05,P10,P12,A01,A07,A09,A11
! buildings P01,W01,W09,A02,P09,W10,A10,W02,A04,T06,T12,M10,W11,A08,P11,P06,P08,W03,M08,A06,W08,T04,W05,P07,M02,M03,P04,M06,A05,T03,M11,T07,A12,T01,T08,M12,T11,M05,P02,A03
! projects #24,#10,#26,#16,#28,#15,#30,#22,#23,#12,#14,#31,#6,#13,#27,#19,#5,#20,#18,#4,#11,#17,#7,#32,#3,#25,#8,#21,#9,#29
! battles R3,R1,R2,C3,C2,C1
a keep #16,#26 play #26
b keep #28,#30 play #28
c keep #12,#14 play #14
a keep #16,#31 play #31
b keep #10,#30 play #10
c keep #12,#22 play #12
a keep #15,#16 play #16
b keep #23,#30 play #30
c keep #22,#24 play #24
a keep W09,A02 play A02
b keep W02,A10 play A10
c keep T12,A04 play T12
a space 9
a put s #31
a put o #31
b space 4
b put o #30
c space 3
c put s #12
c put o #12
c put o #12
a keep W09,P09 play P09
b keep W02,T06 play W02
c keep W01,P01 play P01
a space 8
a put o #16
b space 2
b put f #30
c space 4
c put o #24
a keep M10,W09 play W09
b keep T06,A04 play A04
c keep W01,W10 play W10
a space 7
a put s #26
a put f #16
a put f #26
b space 1
b put f #28
b put s #30
b put o #28 s
c space 7
c put s #24
a pass
a keep P11,A08 play A08
b keep W03,A06 play W03
c keep W08,T04 play T04
a space 5
a put o #26
b space 7
b put s #28
b put f #28 s
b put o #28 f
c space 1
c put s #1
c put s #14
c put f #14
c put o #14
a keep W05,P11 play P11
b keep W11,A06 play A06
c keep W08,P08 play W08
a space 2
a put f #26
a use #16 f
a put o #26
b space 6
b put f #28
c space 2
c put s #2
c put f #14
c put o #14
a keep M08,W05 play W05
b keep W11,P07 play P07
c keep P06,P08 play P06
a space 4
b space 5
b extra s #28
b put s #10 f
b put o #10
b extra s #28
c space 6
c put f #1
a pass
a keep M06,P04 play P04
b keep T03,A05 play T03
c keep T01,A12 play T01
---
mu 1
game city
rules 1
option players 4
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
puzzle 206
from 6025 105 88
choice c keep M02,M07 play M02
best 0.495 49.6 keep M02,M07 play M02
tried 0.386 48.2 keep M02,M07 play M07
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.332 47.7 keep M02,T10 play M02
tried 0.207 45.6 keep M02,T10 play T10
why - battle_missed CITY-7.4 87
tried 0.140 44.3 keep M07,T10 play M07
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.099 43.8 keep M07,T10 play T10
why ! battle_missed CITY-7.4 96
proof 10 4 320
found gentle:2/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! removed M01,M05,W03,W10,T07,T12,P04,P06,A09,A11
! buildings A10,W11,M09,M10,W09,P03,T11,T02,W01,W06,W07,T04,P07,A07,M03,P05,A01,T05,P12,M12,A05,W08,T10,M07,M02,P09,P02,M11,T06,P08,W05,T08,W02,A06,T09,M08,P10,W12,W04,A08,A02,P01,A03,M04,T01,M06,A04,P11,T03,A12
! projects #11,#30,#18,#10,#15,#26,#7,#5,#13,#12,#29,#23,#24,#21,#20,#28,#9,#19,#17,#4,#25,#14,#3,#32,#8,#16,#22,#6,#31,#27
! battles C2,R3,R2,R1,C3,C1
a keep #18,#30 play #30
b keep #5,#26 play #26
c keep #12,#13 play #12
d keep #24,#28 play #28
a keep #18,#21 play #21
b keep #5,#10 play #5
c keep #13,#15 play #15
d keep #23,#24 play #24
a keep #18,#29 play #29
b keep #10,#20 play #20
c keep #11,#13 play #13
d keep #7,#23 play #7
a keep W11,A10 play A10
b keep W09,P03 play P03
c keep W06,T04 play T04
d keep M03,A07 play A07
a space 4
a put o #30
b space 3
b put s #20
b put o #5
c space 9
c put s #12
c put o #12
c put o #12
d space 7
d put f #28
d put s #7
a keep W11,T02 play T02
b keep W07,W09 play W07
c keep W06,P05 play W06
d keep M03,M10 play M03
a space 2
a put s #30
a put f #30
b space 1
b put s #20
b put f #5
c space 3
c put s #13
c put o #15
d space 9
d put s #2
d put o #2
d put s #7
d choose C2
a keep W01,W11 play W01
b keep W09,P07 play P07
c keep M09,P05 play M09
d keep M10,T11 play M10
a space 1
a put s #21
a put s #21
a put f #29 s
b space 6
b put s #5
b put o #2
b put s #2
b put f #26
b put s #26
c space 8
c put f #15
d space 1
d put s #28
b use #20
a keep M12,P12 play P12
b keep W08,A05 play W08
c keep M02,M11 play M11
d keep W05,P08 play W05
a space 3
a put o #29 f
a cover o E3
b space 2
b put o #26
b put f #26
c space 6
c put s #13
c put f #15
c put f #15
d space 2
d put s #28
d put f #28
a keep M12,T06 play M12
b keep T05,A05 play A05
---
mu 1
game city
rules 1
option players 4
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
puzzle 207
from 6023 265 147
choice c keep W01,T12 play T12
best 0.086 43.5 keep W01,T12 play T12
tried 0.012 40.3 keep M09,W01 play M09
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.007 41.2 keep M09,T12 play T12
tried 0.005 40.2 keep M09,W01 play W01
why ! building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.000 38.2 keep M09,T12 play M09
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.000 40.1 keep W01,T12 play W01
why - building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:1/8 casual:1/8 steady:0/8 keen:8/8 fierce:8/8
---
! removed M06,M07,W09,W11,T01,T07,P01,P03,A04,A10
! buildings A02,A01,M02,A12,P04,W10,T02,T04,M10,T08,A08,W04,T06,A07,P12,W05,W07,T09,A06,A03,P05,W03,W02,M04,W06,W08,T03,T05,M12,M01,M11,P07,P02,M05,P08,P11,M03,W12,A05,P10,T11,P06,W01,P09,A09,M09,A11,T12,M08,T10
! projects #23,#28,#24,#18,#13,#16,#12,#31,#7,#17,#3,#21,#22,#25,#5,#10,#4,#26,#29,#20,#27,#30,#6,#8,#11,#15,#32,#14,#19,#9
! battles R2,C3,C2,C1,R3,R1
a keep #18,#28 play #28
b keep #12,#16 play #12
c keep #3,#21 play #21
d keep #10,#22 play #22
a keep #5,#18 play #5
b keep #16,#24 play #16
c keep #13,#31 play #31
d keep #7,#10 play #7
a keep #17,#18 play #18
b keep #24,#25 play #25
c keep #13,#23 play #13
d keep #3,#10 play #10
a keep A01,A02 play A02
b keep T02,T04 play T04
c keep W04,A08 play A08
d keep W05,P12 play P12
a space 9
a put s #18
a put o #18
b space 1
b put s #2
b put f #16
b put o #2
b put o #16
c space 8
c put o #31
d space 8
d put o #10
a keep P04,A01 play P04
b keep M10,T08 play T08
c keep W04,A07 play A07
d keep M02,W05 play M02
a space 7
a put s #5
a put f #5
b space 2
b put f #1
b put o #12
b put o #12
c space 7
c put s #31
c put f #1
d space 6
d put f #10
a keep T02,A01 play A01
b keep M10,T06 play T06
c keep W04,A12 play A12
d keep W05,W10 play W05
a space 8
a put f #28
a put o #5
a put s #28
a put f #28
a put o #1
b space 8
b put o #1
b put s #12
c space 3
c put o #13
d space 7
d put o #22
d put s #7
c pass
a pass
a keep W07,A03 play A03
b keep W03,P05 play P05
c keep W06,W08 play W08
d keep M01,M12 play M01
a space 3
a put s #28
a put o #2
b space 5
b put o #25
b put f #25
c space 4
c put s #2
c put o #2
c put s #1
d space 3
d put f #22
d put s #7
d choose C1
a keep W07,P07 play W07
b keep W03,A06 play A06
c keep W02,W06 play W02
d keep M12,T03 play M12
a space 1
a put s #28
a put f #28
b space 6
b put s #1
b put f #25
b end
c space 2
c end
d space 4
d put f #22
d put o #22
b pass
a keep T05,P07 play P07
b keep M11,W03 play W03
c keep W06,T09 play W06
d keep M04,T03 play M04
a space 4
a put s #2
a extra o #28
a extra o #28
b space 3
b put o #25
b end
c space 1
c end
d space 1
d put s #22
d extra f #22
d extra o #22
c pass
b pass
b use #1 R2
a pass
a keep M05,P08 play M05
b keep W12,P10 play P10
c keep W01,P09 play P09
d keep A09,A11 play A09
a space 2
a put f #1
a extra o #28
a extra o #28
b space 9
b put s #25
b put s #25
b end
c space 9
c put o #1
c end
d space 9
d put s #2
d extra o #22
d put o #2
d extra s #22
c pass
a keep M03,A05 play A05
b keep W12,T11 play T11
---
mu 1
game city
rules 1
option players 3
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
puzzle 208
from 6021 347 120
choice a put o #1
best 0.258 50.5 put o #1
tried 0.258 46.1 put o #2
why ! project_left CITY-6.1,CITY-9.6 2
tried 0.258 46.1 put s #2
why - project_left CITY-6.1,CITY-9.6 2
proof 10 4 320
found gentle:0/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M01,M04,M07,M09,W04,W06,W07,W12,T02,T05,T09,T10,P03,P05,P10,P12,A01,A07,A09,A11
! buildings P01,W01,W09,A02,P09,W10,A10,W02,A04,T06,T12,M10,W11,A08,P11,P06,P08,W03,M08,A06,W08,T04,W05,P07,M02,M03,P04,M06,A05,T03,M11,T07,A12,T01,T08,M12,T11,M05,P02,A03
! projects #24,#10,#26,#16,#28,#15,#30,#22,#23,#12,#14,#31,#6,#13,#27,#19,#5,#20,#18,#4,#11,#17,#7,#32,#3,#25,#8,#21,#9,#29
! battles R3,R1,R2,C3,C2,C1
a keep #16,#26 play #26
b keep #28,#30 play #28
c keep #12,#14 play #14
a keep #16,#31 play #31
b keep #10,#30 play #10
c keep #12,#22 play #12
a keep #15,#16 play #16
b keep #23,#30 play #30
c keep #22,#24 play #24
a keep W09,A02 play A02
b keep W02,A10 play A10
c keep T12,A04 play T12
a space 9
a put s #31
a put o #31
b space 4
b put o #30
c space 3
c put s #12
c put o #12
c put o #12
a keep W09,P09 play P09
b keep W02,T06 play W02
c keep W01,P01 play P01
a space 8
a put o #16
b space 2
b put f #30
c space 4
c put o #24
a keep M10,W09 play W09
b keep T06,A04 play A04
c keep W01,W10 play W10
a space 7
a put s #26
a put f #16
a put f #26
b space 1
b put f #28
b put s #30
b put o #28 s
c space 7
c put s #24
a pass
a keep P11,A08 play A08
b keep W03,A06 play W03
c keep W08,T04 play T04
a space 5
a put o #26
b space 7
b put s #28
b put f #28 s
b put o #28 f
c space 1
c put s #1
c put s #14
c put f #14
c put o #14
a keep W05,P11 play P11
b keep W11,A06 play A06
c keep W08,P08 play W08
a space 2
a put f #26
a use #16 f
a put o #26
b space 6
b put f #28
c space 2
c put s #2
c put f #14
c put o #14
a keep M08,W05 play W05
b keep W11,P07 play P07
c keep P06,P08 play P06
a space 4
b space 5
b extra s #28
b put s #10 f
b put o #10
b extra s #28
c space 6
c put f #1
a pass
a keep M06,P04 play P04
b keep T03,A05 play T03
c keep T01,A12 play T01
a space 3
a put s #1
b space 3
b extra s #28
b put f #1 s
b put o #1 f
b put o #1
b extra s #28
b end
c space 9
c put o #1
c end
b pass
a keep M11,T07 play M11
b keep M12,A05 play A05
c keep M03,A12 play A12
a space 6
a put f #1
a end
b space 8
b put o #2 s
b put o #2
b end
c space 5
c end
b pass
a keep T07,T08 play T08
b keep M02,M12 play M12
c keep M03,M06 play M03
a space 1
---
mu 1
game city
rules 1
option players 3
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
puzzle 209
from 6024 105 106
choice c keep M08,P04 play M08 | keep M08,P04 play P04
best 0.992 67.1 keep M08,P04 play M08
tried 0.931 63.5 keep M07,P04 play M07
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.917 64.2 keep M07,M08 play M08
tried 0.905 63.0 keep M07,P04 play P04
why - building_weaker CITY-5.1,CITY-5.3 1 2
tried 0.883 62.8 keep M07,M08 play M07
why ! building_weaker CITY-5.1,CITY-5.3 1 2
proof 10 4 320
found gentle:3/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M02,M03,M04,M10,W01,W05,W07,W10,T02,T10,T11,T12,P02,P08,P10,P11,A01,A06,A08,A11
! buildings P05,P12,W08,A10,T01,M05,P09,T07,M01,W12,W06,A04,W02,T04,T08,T03,T09,W03,A02,M12,P06,M09,A12,M06,P03,M08,A09,M07,A03,T05,P07,A07,W04,W09,M11,P04,P01,T06,W11,A05
! projects #16,#30,#32,#10,#5,#3,#17,#9,#24,#27,#21,#26,#31,#15,#23,#13,#6,#4,#22,#11,#28,#19,#7,#12,#18,#25,#8,#29,#14,#20
! battles C2,R3,R1,C1,R2,C3
a keep #30,#32 play #32
b keep #5,#9 play #5
c keep #26,#27 play #26
a keep #21,#30 play #30
b keep #9,#16 play #16
c keep #3,#27 play #3
a keep #17,#21 play #21
b keep #9,#24 play #9
c keep #10,#27 play #10
a keep W08,A10 play A10
b keep T01,T07 play T07
c keep W06,A04 play A04
a space 4
a put o #32
b space 1
b put f #16
b put s #9
b put o #16
c space 1
c put s #26
c put f #3
a keep W08,P09 play P09
b keep W12,T01 play T01
c keep W06,P12 play P12
a space 8
a put o #1
b space 4
b put o #5
b put s #5
b put f #5
b put f #9
b put o #1
b put s #2
c space 8
c put o #10
a keep M01,W08 play W08
b keep W12,P05 play W12
c keep M05,W06 play W06
a space 9
a put s #2
a put o #2
a put s #30
b space 3
b put o #2
b put s #1
b put f #1
c space 3
c put s #3
c put o #26
b pass
b use #1 C2
a keep W02,T04 play T04
b keep W03,A02 play A02
c keep P06,A12 play A12
a space 1
a put s #21
a put s #21
a put f #30
a put o #30
b space 5
b end
c space 2
c put f #10
a keep M06,W02 play M06
b keep W03,T08 play W03
c keep M12,P06 play P06
a space 7
a put s #1
a put f #1
a put o #32 s
b space 9
b end
c space 9
c put s #3
a keep W02,T09 play W02
b keep M09,T08 play M09
c keep M12,T03 play M12
a space 2
a put f #32 s
a put o #32 f
b space 6
b end
c space 7
c put f #26
c put o #26
a pass
a pass
a keep P03,A09 play P03
b keep P07,A07 play A07
c keep W04,P04 play W04
a space 3
a put s #32 f
a put f #32 o
a end
b space 2
b end
c space 6
c put f #26
c put o #1
a pass
a keep A03,A09 play A09
b keep W09,P07 play P07
---
mu 1
game city
rules 1
option players 3
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
puzzle 210
from 6024 107 99
choice b pass
best 0.494 51.7 pass
tried 0.331 48.4 use #31 7
tried 0.214 46.9 use #31 3
tried 0.191 46.5 use #31 9
tried 0.144 47.0 use #31 6
why ! battle_missed CITY-7.4 96
tried 0.117 46.7 use #31 4
tried 0.066 46.1 use #31 8
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! removed M03,M07,M08,M12,W01,W05,W06,W08,T01,T03,T05,T07,P03,P04,P06,P10,A01,A06,A08,A10
! buildings W10,T08,A09,A11,A02,T04,M11,T06,P12,W12,T11,M04,T12,M10,W03,W07,A07,P09,T02,P02,W04,M02,A03,T09,W09,P11,M06,M01,P05,A04,A12,P08,P07,A05,W11,P01,M09,W02,M05,T10
! projects #32,#9,#19,#5,#21,#31,#18,#7,#29,#26,#14,#20,#22,#15,#23,#30,#13,#25,#24,#4,#16,#3,#17,#10,#6,#28,#8,#27,#11,#12
! battles R1,C3,C1,C2,R3,R2
a keep #5,#32 play #5
b keep #7,#31 play #31
c keep #14,#26 play #26
a keep #29,#32 play #32
b keep #7,#19 play #19
c keep #14,#21 play #14
a keep #18,#29 play #29
b keep #7,#20 play #7
c keep #9,#21 play #21
a keep W10,A09 play A09
b keep T06,A02 play A02
c keep W12,P12 play W12
a space 9
a put s #2
a put o #2
a put s #5
b space 9
b put s #31
b put o #31
c space 3
c put s #26
c put o #26
a keep W10,T04 play T04
b keep M04,T06 play M04
c keep P12,A11 play P12
a space 1
a put s #29
a put f #5
a put o #5
a put s #32
a put f #29
a put o #32
b space 8
b put f #19
b put o #19
b end
c space 6
c put f #14
c put o #14
a keep W10,T11 play T11
b keep T06,T08 play T06
c keep M11,A11 play A11
a space 8
a put f #32
a put o #1
a put o #32
b space 7
b put s #7
b put f #1
b put s #7
b choose R1
b end
c space 7
c put s #14
b pass
a keep W03,W07 play W03
b keep P02,P09 play P09
c keep W04,A03 play A03
a space 7
a put s #1
a put f #1
a end
b space 3
b put o #1
b end
c space 4
c put f #14
c put o #14
a pass
a keep M02,W07 play M02
b keep M10,P02 play P02
c keep W04,T02 play W04
a space 6
a put f #32
a end
b space 4
b put o #2
b end
c space 1
c put s #2
c put o #2
c put f #26
a pass
a keep W07,A07 play W07
b keep M10,T09 play M10
c keep T02,T12 play T02
a space 4
a put s #32
a cover o W4
a end
b space 6
c space 5
c put s #21
c put f #26
c put o #26
---
mu 1
game city
rules 1
option players 3
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
puzzle 211
from 6024 108 75
choice b space 9
best 0.662 61.4 space 9
tried 0.545 57.0 space 2
why ! strength_less CITY-7.3 0 1
tried 0.466 52.6 space 6
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.463 53.0 space 3
why - sources_fewer CITY-5.1,CITY-5.3 0 2
tried 0.376 49.4 space 8
why - sources_fewer CITY-5.1,CITY-5.3 0 2
proof 10 4 320
found gentle:1/8 casual:1/8 steady:0/8 keen:6/8 fierce:8/8
---
! removed M01,M04,M07,M11,W06,W10,W11,W12,T01,T03,T04,T08,P04,P09,P10,P11,A01,A05,A06,A07
! buildings A04,T11,A03,T02,M05,W08,W03,W04,T10,P02,M09,W09,A09,W01,P03,A02,P05,W07,M08,P12,T07,A12,P08,M12,W05,P06,M03,T09,T05,T12,P07,A08,M10,T06,W02,P01,M02,M06,A10,A11
! projects #32,#27,#14,#21,#28,#24,#20,#31,#18,#19,#23,#6,#10,#22,#7,#5,#16,#9,#29,#3,#15,#13,#8,#30,#12,#11,#25,#17,#26,#4
! battles C1,R3,R2,C2,C3,R1
a keep #14,#27 play #14
b keep #28,#31 play #28
c keep #6,#19 play #6
a keep #18,#27 play #27
b keep #31,#32 play #31
c keep #19,#24 play #19
a keep #18,#20 play #18
b keep #23,#32 play #32
c keep #21,#24 play #24
a keep A03,A04 play A03
b keep W03,W04 play W03
c keep W09,T10 play W09
a space 3
a put o #18
a put s #18
b space 7
b put s #31
b put f #28
c space 7
c put f #19
c put s #1
a keep M05,A04 play A04
b keep W04,P02 play W04
c keep T02,T11 play T11
a space 1
a put s #14
a put f #1
b space 4
b put o #31
b put o #32
c space 4
c put o #19
c put o #6
c put o #6
c put f #1
c end
a keep M05,M09 play M05
b keep T10,P02 play T10
c keep W08,T02 play T02
a space 2
a put f #14
a put o #14
a put o #1
b space 1
b put s #28
b put s #28
b put f #28
c space 2
c put o #1
c end
b pass
c pass
c pass
a keep W01,A09 play A09
b keep W07,P12 play W07
c keep T07,A12 play A12
a space 9
a put o #27
a put s #1
b space 5
b put f #28
c space 3
c put o #24
c end
c use #1 C1
a keep M12,P08 play P08
b keep P12,A02 play A02
c keep T07,P05 play P05
a space 7
a put f #14
a put s #27
---
mu 1
game city
rules 1
option players 3
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
puzzle 212
from 6024 115 132
choice a use #31 9
best 0.739 57.4 use #31 9
tried 0.478 53.4 pass
why - battle_missed CITY-7.4 100
tried 0.478 53.4 use #31 3
why - battle_missed CITY-7.4 100
tried 0.478 51.4 use #31 5
why - battle_missed CITY-7.4 100
tried 0.478 51.4 use #31 8
why - battle_missed CITY-7.4 100
tried 0.000 47.4 use #31 4
why ! battle_missed CITY-7.4 100
tried 0.000 49.0 use #31 1
tried 0.000 49.4 use #31 7
why - battle_missed CITY-7.4 100
proof 10 4 320
found gentle:1/8 casual:0/8 steady:8/8 keen:0/8 fierce:8/8
---
! removed M05,M08,M11,M12,W02,W03,W05,W12,T02,T04,T06,T10,P02,P04,P09,P10,A05,A07,A11,A12
! buildings T01,M07,M04,M06,M01,W09,W08,P01,T11,P07,P06,M10,T03,P12,W07,W01,A10,T09,A04,A01,W06,T12,P03,T05,M02,P11,W04,A06,A08,A02,W10,M03,T07,P05,P08,M09,T08,A09,A03,W11
! projects #4,#23,#21,#8,#6,#14,#3,#15,#31,#5,#18,#19,#26,#17,#32,#24,#22,#7,#29,#13,#11,#25,#10,#9,#30,#28,#20,#16,#12,#27
! battles C2,C3,C1,R3,R2,R1
a keep #4,#21 play #4
b keep #6,#14 play #14
c keep #5,#19 play #5
a keep #21,#31 play #21
b keep #6,#8 play #6
c keep #15,#19 play #19
a keep #3,#31 play #31
b keep #8,#18 play #18
c keep #15,#23 play #15
a keep M04,M06 play M06
b keep W09,P01 play P01
c keep M10,P06 play P06
a space 3
a put s #31
a put o #31
b space 4
b put o #18
c space 6
c put f #5
a keep M04,W08 play M04
b keep W09,P07 play P07
c keep M07,M10 play M07
a space 8
a put o #4
b space 9
b put s #18
c space 9
c put s #5
c put o #5
c put f #19
c put s #1
c put o #19
c end
a keep W08,T11 play W08
b keep W09,T01 play W09
c keep M01,M10 play M10
a space 2
a put s #21
a put f #4
a colours s,o
a put s #21
a put o #1
b space 3
b put o #6
c space 8
c put o #1
c end
a pass
b pass
a keep W07,P12 play W07
b keep A04,A10 play A10
c keep W06,P03 play W06
a space 1
a put s #1
a put f #1
a put o #2
b space 8
b put o #6
b put o #14
c space 7
c put s #2
c put f #1
c end
a keep T12,P12 play P12
b keep W01,A04 play A04
c keep P03,A01 play A01
a space 4
a end
b space 7
b put f #14
b put o #14
c space 4
c put o #2
c put f #15
c end
a keep T09,T12 play T09
b keep W01,T05 play W01
c keep T03,P03 play P03
a space 9
a put s #2
a end
b space 1
b put s #14
b put f #14
c space 1
c put f #15
c end
a pass
a pass
b pass
a pass
a pass
a keep W04,A06 play A06
b keep A02,A08 play A02
c keep P05,P08 play P08
a space 7
a end
b space 5
b put s #1
b put f #1
c space 2
c put f #15
c end
a pass
a keep M03,W04 play W04
b keep T07,A08 play A08
c keep P05,P11 play P05
a space 6
a end
b space 6
b end
c space 3
c put o #15
c end
a pass
a keep M03,M09 play M03
b keep M02,T07 play T07
c keep W10,P11 play P11
a space 5
a end
b space 2
b put s #2
b put o #2
b put o #1
b end
c space 5
c use #19
c end
---
