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
---
! removed M02,M06,W01,W11,T03,T12,P06,P09,A01,A11
! buildings T07,W10,T05,M05,T08,P05,A02,P10,W04,M12,A10,A05,A07,W03,M01,P01,T02,A04,P07,W09,A08,W12,P04,T06,A12,P12,A03,T10,T04,P08,M08,T11,W02,W08,M03,M04,M07,P03,M11,M09,T01,P11,T09,M10,W05,A09,W06,P02,A06,W07
! projects #10,#7,#26,#13,#6,#9,#17,#12,#19,#25,#3,#11,#30,#15,#20,#16,#23,#14,#18,#29,#21,#8,#31,#4,#32,#27,#5,#22,#24,#28
! battles C1,R2,R3,C3,R1,C2
a keep #7,#10 play #7
d keep #15,#20 play #15
c keep #19,#25 play #25
b keep #6,#9 play #6
a keep #10,#16 play #10
b keep #9,#13 play #9
c keep #17,#19 play #19
d keep #11,#20 play #11
a keep #3,#16 play #3
d keep #12,#20 play #20
b keep #13,#30 play #30
c keep #17,#26 play #26
a keep M05,W10 play W10
d keep M01,P01 play P01
b keep P05,A02 play A02
c keep M12,A10 play M12
b space 4
a space 3
d space 6
c space 4
c put o #25
d put f #15
c keep W03,A10 play W03
a keep M05,P10 play P10
d keep T05,T07 play T05
b keep W04,A05 play W04
b space 1
d space 3
b put s #9
d put s #1
a space 6
d put s #20
a put s #3
c space 7
c put s #1
c put f #19
c keep M01,A10 play M01
b keep A05,A07 play A07
d keep T07,T08 play T07
a keep M05,P05 play M05
a space 1
d space 2
b space 8
d put s #20
c space 9
d use #20
d keep T04,P08 play P08
b keep P04,A08 play A08
a keep P07,A04 play A04
c keep A03,A12 play A03
b space 3
a space 5
d space 8
c space 2
d keep T04,P12 play T04
b keep T02,P04 play P04
a keep M08,P07 play M08
c keep W12,A12 play A12
d space 1
d put o #15
a space 9
d put f #1
c space 1
b space 2
c put f #1
d put s #2
c keep W09,W12 play W12
a keep T10,P07 play T10
b keep T02,T11 play T11
d keep T06,P12 play P12
c space 5
d space 7
a space 2
c put o #19
a put s #1
b space 9
b put o #1
c end
b put f #1
d keep W05,P02 play W05
a keep M03,W02 play W02
b keep M07,M09 play M09
c keep T01,P11 play T01
b space 5
a space 4
d space 9
b put s #2
d put o #11
a put f #3
d put f #15
c space 8
d end
c put o #26
c put f #26
a put o #10
c end
c keep W06,P11 play P11
a keep M03,P03 play M03
b keep M10,T09 play T09
d keep M04,P02 play M04
b space 6
c space 3
b put f #9
d space 5
a space 7
c put s #2
c use #19
b put o #30
d end
c put s #25
a keep M07,P03 play M07
b keep M10,A09 play A09
c keep W06,W08 play W08
d keep M11,P02 play P02
d space 4
a space 8
c space 6
d put o #2
a put o #1
b space 7
d put f #11
c put s #25
c put f #26
---
= a 18 b 18 c 36 d 18
