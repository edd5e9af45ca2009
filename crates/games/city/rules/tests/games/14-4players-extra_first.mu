mu 1
game city
rules 1
option players 4
option expert_projects on
option boards identical
option removed_buildings hidden
option placement sealed
option source_strength axis
option extra_before_cost on
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M02,M12,W02,W12,T01,T02,P01,P09,A03,A12
! buildings T07,A04,W07,W01,M11,M09,A09,A06,M10,W03,M05,W09,A02,A01,M01,M08,M07,M03,P06,T06,M06,A11,P02,P05,W08,T11,A08,P03,W04,P07,T08,A10,T12,W10,M04,P11,T03,A07,T05,W05,P10,T10,W06,A05,P08,T04,P04,T09,P12,W11
! projects #25,#18,#4,#31,#24,#32,#7,#12,#26,#21,#20,#16,#27,#13,#11,#5,#17,#30,#29,#10,#19,#8,#22,#15,#28,#9,#3,#6,#14,#23
! battles R3,C1,C2,R1,R2,C3
a keep #4,#31 play #4
b keep #7,#32 play #7
c keep #16,#20 play #16
d keep #5,#11 play #11
d keep #5,#21 play #5
b keep #25,#32 play #25
c keep #12,#24 play #24
a keep #13,#31 play #13
d keep #20,#21 play #20
b keep #27,#32 play #27
c keep #12,#18 play #18
a keep #26,#31 play #31
b keep M09,A09 play M09
d keep M01,A01 play A01
a keep W07,A04 play W07
c keep M05,M10 play M10
a space 1
c space 3
d space 4
b space 5
c put s #24
a put s #13
a put f #1
a keep M11,A06 play M11
c keep M05,M08 play M08
b keep W03,W09 play W03
d keep M01,W01 play W01
c space 4
a space 4
d space 2
b space 6
c keep M05,T07 play M05
b keep W09,A02 play W09
a keep A06,A09 play A06
d keep M01,A04 play A04
a space 3
c space 6
b space 3
d space 5
a put o #2
d put f #1
b put o #2
b keep P02,A11 play A11
d keep T08,A10 play T08
a keep M07,P06 play P06
c keep P03,A08 play P03
d space 9
c space 8
a space 6
b space 4
a put f #4
d put s #1
b keep M03,T06 play M03
c keep M06,A08 play M06
a keep M07,P07 play M07
d keep W08,T11 play W08
b space 7
c space 5
d space 1
d put s #2
c put s #18
a space 5
a put o #4
a colours s,o
a put o #31
a put s #2
a put o #13
c keep P02,A08 play A08
b keep W04,T06 play T06
a keep P07,A10 play P07
d keep T11,P05 play P05
d space 7
b space 8
c space 9
b put s #2
a space 8
b put s #27
b put o #27
b keep W05,A07 play W05
a keep W10,P11 play P11
d keep T09,P04 play P04
c keep T10,A05 play T10
d space 6
c space 2
d put f #11
b space 2
a space 7
c put o #18
a end
b put f #1
d keep T09,T12 play T12
a keep W10,T05 play T05
c keep T04,P08 play P08
b keep W06,P10 play P10
a space 9
d space 8
a put s #1
d put o #5
b space 9
c space 7
b put s #7
b put o #27
d put s #20
c put f #16
c put f #1
c put s #1
c keep M04,T04 play M04
d keep T03,T09 play T03
b keep W06,A05 play A05
a keep W10,A07 play A07
c space 1
b space 1
a space 2
b put s #1
a put s #31
d space 3
d put o #11
d put o #11
c put s #2
d put s #5
c end
a use #31 3
d crossing R1,C2
---
= a 33 b 20 c 24 d 13
