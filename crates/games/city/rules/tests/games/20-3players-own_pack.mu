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
option pack my-copy 1.2.0 sha256:538eadeaab93826954d4902da0a9d2571ac24c61ddb9cfb9ff114961f9374b5b { schema = "mu-city-pack/1", pack = { id = "my-copy", version = "1.2.0", kind = "overlay", extends = "city-default", counts = "free", title = { en = "My copy # 1", fr = "Mon \U00000020exemplaire : « à moi »" } }, building = [{ id = "X-1", type = "military", edges = ["food", "food", "food", "food"], copies = 5 }], project = [{ number = 1, basic = true, expert = false, copies = 5, cost = { strength = 0, faith = 0, food = 0, any = 2 }, ap = 3, keyword = "complete", name = { en = "Hands" }, text = { en = "Do as it says." }, effect = [{ op = "manual", prompt = { en = "Ask \"why\"?\U0000000AThen do it." } }, { op = "ward", spaces = 2 }] }] }
---
! removed M03,M04,M12,X-1,W02,W04,W07,W11,T01,T04,T07,T11,P03,P04,P05,P12,A01,A04,A09,A12
! buildings X-1,P01,T08,T06,M07,T05,X-1,T02,W03,W10,W05,A03,A02,P11,W08,M08,P08,W06,T03,P02,X-1,T09,W01,M02,A10,M09,P07,M11,A08,P06,P10,A07,T12,A11,T10,W12,W09,M06,M10,P09,X-1,A05,M01,M05,A06
! projects #19,#23,#24,#18,#16,#27,#31,#21,#30,#6,#3,#9,#4,#32,#14,#29,#12,#26,#13,#10,#15,#8,#7,#22,#25,#5,#11,#28,#20,#17
! battles C1,R3,C2,R2,C3,R1
a keep #18,#19 play #18
c keep #3,#9 play #9
b keep #21,#31 play #21
b keep #24,#31 play #24
a keep #6,#30 play #30
c keep #16,#27 play #27
b keep #19,#31 play #31
a keep #3,#6 play #3
c keep #16,#23 play #23
c keep W05,A03 play W05
a keep X-1,T06 play X-1
b keep X-1,T02 play X-1
b space 7
c space 8
a space 9
a put o #30
a keep M07,T06 play T06
b keep W03,T02 play W03
c keep T08,P01 play P01
b space 5
a space 4
c space 4
c put o #27
a put s #1 any
c keep T05,T08 play T08
b keep T02,A03 play T02
a keep M07,W10 play W10
b space 1
c space 2
a space 6
a put f #1 any
c put o #1 any
a manual #1
b put f #1 any
c put f #1 any
a choose 1,3
c manual #1
c choose 5,7
c keep X-1,W01 play W01
a keep W08,A02 play W08
b keep T03,P02 play P02
a space 3
b space 8
c space 1
b put o #1 any
b manual #1
b choose 2,4
a put s #2
c put f #27
c put s #27
b end
a put s #30
a keep M02,A02 play A02
b keep M08,T03 play M08
c keep X-1,P08 play P08
b space 3
a space 2
b put s #2
a put f #30
c space 9
a put o #3 f
b keep T03,T09 play T09
a keep M02,W06 play W06
c keep X-1,P11 play X-1
a space 7
b space 2
b put s #31
b put o #24
a put f #2 o
a put o #3 s
c space 6
a put s #3
b keep A07,A08 play A08
c keep W12,T10 play T10
a keep P07,A10 play P07
b space 6
c space 3
b end
a space 8
c put f #23
c put f #23
b keep A07,A11 play A11
c keep M09,W12 play W12
a keep P10,A10 play P10
b space 9
a space 1
b put s #21
a put s #18
c space 5
a keep T12,A10 play T12
b keep M11,A07 play A07
c keep M09,P06 play P06
b space 4
c space 7
a space 5
a put s #18 o
a end
b put s #21
a pass
a crossing R2,C2
---
= a 39 b 38 c 22
