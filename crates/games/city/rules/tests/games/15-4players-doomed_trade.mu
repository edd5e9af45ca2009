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
option doomed_trade_token on
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M07,M11,W02,W10,T01,T05,P02,P08,A07,A12
! buildings A08,T06,P03,W03,T02,P06,W09,M05,M06,A01,A10,T09,A06,A03,T10,P09,M01,W01,T11,P04,A11,A04,W11,T04,M03,P07,W04,W06,M10,T07,T03,W05,P05,P10,M04,T08,P01,M02,M09,A09,M12,T12,A05,W08,W07,P11,W12,A02,P12,M08
! projects #17,#18,#22,#27,#12,#4,#5,#14,#31,#6,#15,#25,#30,#16,#8,#23,#28,#10,#32,#7,#11,#29,#20,#26,#3,#13,#9,#24,#19,#21
! battles C2,C1,R3,R1,C3,R2
d keep #23,#30 play #30
c keep #15,#31 play #31
a keep #17,#27 play #17
b keep #5,#12 play #12
c keep #4,#15 play #4
b keep #5,#18 play #5
d keep #6,#25 play #25
a keep #16,#27 play #27
d keep #6,#14 play #14
c keep #15,#22 play #22
b keep #8,#18 play #18
a keep #16,#23 play #16
c keep A01,A10 play A01
b keep T02,P06 play P06
a keep W03,T06 play W03
d keep T10,A06 play A06
d space 9
b space 9
d put s #1
b put s #2
a space 6
c space 9
d keep T10,A08 play A08
c keep A03,A10 play A10
b keep M06,T02 play M06
a keep M05,W09 play W09
b space 7
b put s #5
d space 5
a space 2
b put f #1
c space 5
c keep P03,A03 play A03
a keep M05,T09 play T09
b keep T02,P09 play P09
d keep T06,T10 play T10
c space 7
a space 1
a put f #27
d space 3
d put o #2
c put f #1
b space 5
b keep W11,A04 play W11
a keep W01,P04 play P04
d keep W05,T07 play W05
c keep M03,W06 play M03
a space 4
b space 1
c space 6
c put s #31
b put f #5
d space 1
d keep W04,P07 play P07
c keep T04,A11 play T04
b keep M01,T11 play T11
a keep M10,W01 play M10
b space 4
d space 6
b put s #12
b put o #5
c space 1
c put o #1
a space 3
a put s #1
a put o #2
b put o #1
c put s #2
c put f #4
b put o #18
b put s #18
b end
c keep A04,A11 play A11
a keep W01,T07 play T07
b keep M01,T03 play T03
d keep W04,W06 play W06
b space 2
d space 2
b put s #1
b put o #12
a space 7
c space 8
a put f #1
c put s #22
d put f #25
c put s #1
c use #1 C2
d crossing R3,C2
b keep M09,P01 play M09
d keep W12,A02 play A02
a keep M04,P10 play M04
c keep W08,A05 play W08
c space 3
c end
a space 9
b space 6
b end
d space 8
c keep P11,A05 play P11
d keep W12,T08 play W12
b keep M12,T12 play M12
a keep M02,P10 play P10
b space 8
c space 2
b put o #2
a space 8
c put f #22
a put s #17
b put o #12
d space 4
d put o #25
b end
d keep T08,A09 play A09
b keep W07,T12 play W07
a keep M02,P01 play P01
c keep P05,A05 play A05
d space 7
b space 3
d put o #14
b end
a space 5
c space 4
c put o #22
a put o #17
c put o #4
c colours s,f
c put f #22
c end
b pass
b use #1 R1
---
= a 20 b 47 c 29 d 18
