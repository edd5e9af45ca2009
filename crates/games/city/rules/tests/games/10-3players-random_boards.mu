mu 1
game city
rules 1
option players 3
option expert_projects on
option boards random
option removed_buildings hidden
option placement sealed
option source_strength axis
option extra_before_cost off
option doomed_trade_token off
option solo_neutral_trade token
option solo_refill discards
option pack standard
---
! removed M02,M04,M06,M11,W03,W04,W05,W10,T02,T04,T09,T10,P03,P04,P06,P07,A03,A07,A09,A11
! buildings M07,A01,M03,M08,W09,P08,T08,A10,A04,W11,M05,P02,W08,P11,W12,W02,T12,P05,P10,T07,P09,M09,W07,A08,T05,T03,M01,T11,A06,A12,M10,T06,A05,P01,P12,M12,W06,W01,A02,T01
! projects #11,#18,#32,#8,#19,#24,#9,#22,#26,#15,#21,#13,#12,#29,#4,#25,#28,#3,#16,#27,#31,#30,#14,#20,#7,#10,#6,#23,#5,#17
! battles C3,C2,R1,R3,C1,R2
! boards a=A,b=D,c=C
a keep #11,#32 play #11
c keep #15,#21 play #21
b keep #19,#22 play #19
a keep #13,#32 play #13
c keep #15,#24 play #24
b keep #8,#18 play #18
a keep #9,#32 play #9
b keep #8,#26 play #8
c keep #15,#22 play #15
b keep T08,P08 play P08
a keep M07,A01 play A01
c keep W11,P02 play P02
c space 1
a space 4
b space 1
c put f #1
c put s #24
b put f #1
c keep M03,W11 play W11
b keep T08,A04 play T08
a keep M07,W09 play W09
c space 4
b space 5
a space 1
b put s #2
b keep M08,A04 play A04
c keep M03,A10 play M03
a keep M05,M07 play M05
b space 7
c space 8
a space 7
b put f #8
a keep W08,P11 play P11
c keep M09,P09 play P09
b keep P05,P10 play P10
b space 6
c space 2
a space 6
b put o #2
b put s #1
c keep M09,T07 play T07
b keep W12,P05 play W12
a keep W07,A08 play W07
c space 9
a space 2
a put f #9
b space 3
c put o #24
b keep W08,P05 play P05
a keep T12,A08 play T12
c keep M09,W02 play M09
c space 3
c put o #2
b space 2
b put f #19
a space 9
a put s #2
c put f #15
a put o #2
a put o #11
b keep T06,A06 play T06
a keep M01,T11 play M01
c keep P12,A05 play P12
b space 9
c space 7
c put f #15
b put o #19
a space 3
a put o #13
a put s #13
a put f #1
c keep T03,T05 play T05
b keep M12,P01 play P01
a keep M10,A12 play M10
c space 5
c put o #15
b space 8
b put o #18
b use #19
a space 8
c put s #1
b put o #1
a put o #11
a put s #9
b keep M12,A05 play A05
a keep A06,A12 play A06
c keep T03,T11 play T11
b space 4
a space 5
a put s #13
b put f #8
b choose 8
a put o #1
a put f #11
c space 6
c put f #15
b use #1 R3
---
= a 36 b 32 c 29
