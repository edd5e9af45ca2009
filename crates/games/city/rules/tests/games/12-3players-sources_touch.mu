mu 1
game city
rules 1
option players 3
option expert_projects on
option boards identical
option removed_buildings hidden
option placement sealed
option source_strength touch
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M01,M03,M09,M11,W01,W02,W07,W10,T04,T07,T08,T09,P04,P07,P11,P12,A03,A06,A07,A09
! buildings P09,W04,A05,T10,T05,P05,M12,M02,M05,T11,T06,W09,A01,M06,T12,P10,M10,P03,M07,W06,T03,W03,M04,P01,A11,T01,P02,A02,A08,P08,W08,A04,T02,M08,W11,W05,W12,P06,A12,A10
! projects #10,#17,#27,#5,#31,#4,#23,#29,#9,#25,#19,#22,#6,#16,#3,#18,#15,#20,#7,#28,#30,#21,#26,#13,#32,#24,#11,#14,#12,#8
! battles C2,R2,R3,R1,C3,C1
a keep #17,#27 play #27
b keep #23,#31 play #23
c keep #9,#25 play #9
b keep #5,#31 play #31
c keep #25,#29 play #29
a keep #19,#22 play #22
c keep #10,#25 play #10
b keep #5,#17 play #17
a keep #4,#19 play #4
a keep T10,P09 play T10
b keep M02,P05 play M02
c keep T06,T11 play T11
c space 3
b space 1
c put f #29
a space 7
a put s #2
a put f #22
a keep M12,T05 play T05
b keep M05,P05 play P05
c keep W04,A05 play W04
b space 8
a space 9
b put o #2
c space 9
a put f #4
b keep M05,T06 play T06
c keep P09,A05 play P09
a keep M12,W09 play W09
a space 8
c space 7
b space 5
b put s #23
b keep M07,M10 play M10
c keep W03,P01 play P01
a keep T12,A01 play T12
c space 8
b space 9
c put o #2
a space 2
a put o #2
a put o #27
b put s #1
c keep W06,P03 play P03
b keep M06,P10 play M06
a keep T03,A01 play T03
c space 1
c put f #9
a space 4
a put s #22
b space 3
b put o #17
b put s #17
b keep M04,P10 play P10
a keep W03,A01 play W03
c keep M07,W06 play M07
c space 4
a space 1
b space 4
c put o #1
c put s #29
a keep T01,A02 play A02
c keep M08,W11 play W11
b keep W08,A04 play A04
a space 6
c space 5
b space 6
b put f #1
c keep M08,P02 play P02
a keep P08,A08 play P08
b keep W08,T02 play W08
c space 6
b space 7
a space 3
a put f #27
a put s #1
c keep M08,T01 play M08
b keep T02,A11 play T02
a keep W05,A08 play W05
c space 2
a space 5
a put s #27
b space 2
b put f #23
c cover s 5|6
c cover f 3/6
b put o #31
a crossing R1,C3
---
= a 11 b 27 c 22
