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
---
! removed M03,M04,M11,M12,W02,W06,W09,W10,T01,T05,T07,T08,P02,P03,P06,P09,A04,A05,A06,A11
! buildings T06,P05,W12,T04,T02,T10,M09,T11,W01,W08,A03,W04,A10,M08,T03,P04,A08,M06,M05,A01,M02,P12,W05,T12,A07,A12,P08,M01,W07,A09,M10,P01,P07,P10,T09,W03,W11,P11,M07,A02
! projects #28,#25,#14,#19,#8,#29,#13,#23,#31,#10,#30,#16,#26,#4,#5,#20,#15,#6,#7,#27,#9,#11,#22,#32,#17,#18,#21,#24,#3,#12
! battles C2,R1,R2,C1,C3,R3
a keep #14,#28 play #28
b keep #13,#23 play #23
c keep #10,#30 play #10
b keep #13,#19 play #19
a keep #16,#31 play #31
c keep #8,#29 play #29
c keep #8,#25 play #25
b keep #13,#14 play #14
a keep #16,#30 play #16
c keep W01,W04 play W01
a keep T04,T06 play T06
b keep M09,T11 play T11
c space 9
a space 9
a put o #2
b space 5
b put f #14
c keep W04,P05 play P05
a keep T02,T04 play T04
b keep M09,A03 play A03
a space 5
a put s #28
b space 4
b put o #2
c space 2
c put f #1
c keep W04,T10 play T10
a keep W08,T02 play W08
b keep M09,W12 play W12
c space 6
c put s #1
b space 8
b put o #19
b put o #14
a space 2
c put f #10
a put s #1
a put f #16
c keep M02,P12 play M02
a keep P04,A10 play A10
b keep M05,M06 play M05
c space 3
c put s #29
b space 3
a space 1
a put s #2
a put s #31
a put o #31
b keep M08,T03 play T03
a keep W05,T12 play T12
c keep P12,A08 play A08
a space 8
b space 9
c space 1
b put s #1
a put f #28
a put s #28
c put f #25
c put f #25
c keep M06,P12 play M06
a keep W05,A01 play W05
b keep M08,P04 play M08
b space 2
a space 7
a put s #28
c space 7
b put f #19
c put s #2
b end
c put f #29
a use #31 5
a put o #16
b keep M10,A09 play M10
c keep W03,P07 play P07
a keep P08,A12 play A12
a space 6
b space 1
a use #16 f,f
b put o #14
a put f #28
a put o #1
c space 4
b put s #14
c put o #2
b put s #2
b put f #1
c cover f 4/7
b end
c keep M01,A07 play A07
b keep T09,A09 play A09
a keep W07,P08 play P08
b space 7
b use #19
a space 4
c space 5
b put o #1
b use #1 C2
c cover s N1
a put f #28
b end
a keep W07,P10 play P10
c keep M01,P01 play M01
b keep W03,T09 play W03
a space 3
a end
c space 8
b space 6
---
= a 34 b 32 c 33
