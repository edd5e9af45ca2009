mu 1
game city
rules 1
option players 3
option expert_projects on
option boards identical
option removed_buildings shown
option placement sealed
option source_strength axis
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M01,M03,M05,M10,W01,W03,W04,W07,T02,T05,T07,T11,P01,P07,P09,P11,A07,A09,A10,A12
! buildings A03,T03,P04,T09,M06,P12,T06,M12,P10,M07,A06,T12,P08,M11,W02,W06,M08,M02,T10,W08,P06,A04,A02,P05,A01,P03,W09,A11,M09,W12,M04,A08,T01,A05,W10,P02,T04,W05,W11,T08
! projects #32,#20,#3,#4,#12,#14,#27,#30,#25,#6,#13,#31,#24,#11,#28,#15,#9,#21,#22,#18,#19,#5,#8,#26,#7,#23,#16,#10,#17,#29
! battles C2,R3,C1,R1,R2,C3
b keep #12,#27 play #27
a keep #3,#32 play #3
c keep #13,#25 play #25
b keep #12,#20 play #12
c keep #14,#30 play #30
a keep #6,#32 play #6
a keep #13,#32 play #13
b keep #20,#31 play #20
c keep #4,#14 play #4
a keep T03,A03 play T03
b keep M06,T06 play T06
c keep T12,A06 play T12
b space 7
b put o #12
b put s #27
a space 6
a put o #13
c space 2
c put f #4
a keep M12,P12 play P12
b keep M06,P10 play P10
c keep T09,A06 play A06
c space 7
c put s #2
a space 8
a put o #6
b space 2
b keep M06,P04 play M06
a keep M07,M12 play M12
c keep T09,A03 play T09
a space 7
b space 5
c space 5
c put o #2
c put o #1
a put f #1
a put o #2
a keep M11,P08 play P08
b keep M08,W08 play M08
c keep P05,A02 play A02
a space 4
c space 1
c put f #25
b space 4
b put o #12
b put s #2
b keep W02,W06 play W06
a keep M11,A04 play M11
c keep T10,P05 play T10
c space 4
a space 5
b space 6
a put f #3
c put f #1
a end
c put s #1
c use #1 C2
c keep W08,P05 play W08
a keep M02,A04 play A04
b keep W02,P06 play P06
b space 9
b put s #12
c space 8
a space 9
a put o #6
a put s #3
a end
b keep M04,M09 play M04
a keep P03,A01 play A01
c keep T01,A05 play A05
a space 1
c space 3
c put s #25
a put s #1
b space 3
b put o #2
b put s #1
b keep W10,P02 play W10
c keep W09,T01 play W09
a keep W12,A08 play W12
a space 2
b space 8
c space 9
c put s #25
a keep M09,A08 play M09
c keep T01,P03 play P03
b keep P02,A11 play P02
c space 6
a space 3
b space 1
a put o #1
c put o #30
---
= a 31 b 25 c 16
