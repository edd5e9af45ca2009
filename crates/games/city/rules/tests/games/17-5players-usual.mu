mu 1
game city
rules 1
option players 5
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
! buildings A09,P05,W10,M04,A12,M12,M10,P03,T06,P01,M01,A04,W04,W08,M02,A05,A02,T04,W12,A01,A11,P02,W06,T12,W03,T05,T01,T07,W09,T02,A07,M05,P07,M07,W11,P11,T08,M06,P12,T09,M03,M11,T03,P06,A03,T11,T10,W05,P08,M09,M08,P10,W07,A08,A10,W02,W01,A06,P09,P04
! projects #19,#8,#27,#3,#7,#17,#15,#5,#25,#26,#29,#28,#13,#23,#9,#4,#22,#18,#14,#10,#21,#32,#6,#12,#11,#20,#31,#24,#30,#16
! battles C2,C1,C3,R3,R1,R2
e keep #10,#22 play #22
c keep #25,#28 play #25
a keep #3,#8 play #8
d keep #9,#13 play #13
b keep #7,#17 play #17
d keep #9,#26 play #9
e keep #4,#10 play #4
b keep #19,#27 play #19
a keep #3,#14 play #14
c keep #5,#28 play #5
e keep #10,#29 play #10
b keep #18,#27 play #18
d keep #15,#26 play #15
c keep #7,#28 play #7
a keep #3,#23 play #23
a keep W10,P05 play P05
c keep M01,T06 play T06
d keep W08,A05 play W08
b keep M12,A12 play A12
e keep W12,A02 play W12
b space 1
c space 7
d space 4
b put f #1
d put o #13
a space 2
e space 6
c put f #25
c put s #2
a put f #8
c keep M02,W04 play W04
a keep M10,P03 play M10
b keep M12,A04 play A04
e keep M04,A02 play A02
d keep A01,A05 play A05
c space 6
b space 6
c put f #1
a space 8
d space 8
e space 1
a put o #2
d put o #2
e put f #10
c keep M02,T04 play T04
b keep M01,M12 play M12
a keep P01,P03 play P03
e keep M04,W10 play M04
d keep A01,A09 play A09
a space 6
d space 3
b space 2
d put o #1
c space 8
e space 7
c put s #1
c put f #25
a keep T12,A11 play A11
b keep T01,T07 play T01
d keep W11,P11 play P11
e keep T08,P12 play P12
c keep W09,T02 play T02
d space 1
a space 5
c space 9
d put f #15
d put f #9
a put s #23
e space 5
b space 8
b put o #2
c put f #5
c put o #25
a keep T09,T12 play T09
b keep T07,P02 play T07
e keep M07,P07 play P07
d keep M05,W11 play M05
c keep W09,T05 play T05
a space 7
d space 7
a put f #8
d put o #15
e space 3
b space 7
b put s #1
e put s #22
a choose 9
c space 3
a put s #14
c put o #5
c put s #7
b keep M06,P02 play P02
c keep W06,W09 play W06
a keep T08,T12 play T08
d keep W03,W11 play W03
e keep M07,A07 play A07
e space 2
c space 4
d space 6
b space 9
a space 1
a put f #14
a put s #2
b put o #18
b put f #19
a put f #1
a keep M03,T03 play M03
c keep M08,M09 play M09
b keep T11,A03 play A03
d keep W07,A10 play A10
e keep P09,A06 play P09
c space 1
e space 9
a space 9
b space 3
c end
b put s #18
e put o #1
a put o #14
b put o #19
d space 2
a put s #1
d end
e put o #10
e put o #2
b put o #17
b use #19
b put s #2
b put s #17
b put o #1
b end
b pass
e keep M11,A06 play M11
d keep W07,P04 play W07
a keep W05,T10 play W05
b keep T11,P10 play T11
c keep M08,A08 play M08
d space 9
b space 4
e space 8
b end
a space 4
c space 5
a put f #23
d end
c put s #5
e put f #22
c put s #25
e put f #4
c put o #2
c put o #1
c use #1 C2
c end
b use #1 C1
c keep W01,A08 play A08
e keep T03,A06 play T03
a keep T10,P08 play T10
b keep W02,P10 play P10
d keep P04,P06 play P06
e space 4
c space 2
e put o #4
c end
e colours f,o
e put f #1
d space 5
a space 3
e put o #22
b space 5
d end
a put o #14
b end
c crossing R3,C1
b pass
d crossing R1,C2
---
= a 26 b 39 c 24 d 32 e 29
