mu 1
game isle
rules 1
option players 2
option setup standard
option stall restless_earth
option volcano_faces 3
option sea_geyser allowed
option prayed_flow stops
option create_where area
option final_moai all
option foreign_moai untouchable
option sinking_call automatic
option map none
---
! first b
b land 21a
b village 21a pit
b pray
a land 18a
a sculpt 18a pit
a raise 18a pit SW
! die white
a move 18a 18b
b move 21a 11a
b sculpt 11a pit
b raise 11a pit NW
! die volcano
! tokens 7
b move 11a 2b
a sculpt 18b pit
a raise 18b pit NW
! die white
a move 18b 14a
a move 14a 8a
b move 2b 5c
b village 5c near
b move 5c 5b
a village 8a near
a move 8a 8c
a sculpt 8c near
b sculpt 5b near
b settler 5c
b raise 5b near E
! die white
b move 5c 2a
a move 8c 8b near
a raise 8b loose NW
! die white
a sculpt 8b near
a move 8b 13a
b move 5b 5a
b sculpt 5a near
b raise 5a near E
! die white
b sculpt 2a near
a sculpt 13a pit
a raise 13a pit NW
! die white
a move 13a 4a
a sculpt 4a near
b raise 2a near NW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near SW
! die volcano
! tokens 6
a pray
a raise 4a near SW
! die white
a move 4a 17b
a sculpt 17b pit
b move 4b 5c
b move 2a 4c
b sculpt 4c near
b end
a raise 17b pit NW
! die white
a move 17b 17a
a village 17a pit
b raise 4c near E
! die volcano
! tokens 5
b save 5c:near
b settler 5a
b sculpt 5a near
b move 5c 5b
a move 17a 19b
a sculpt 19b pit
a move 19b 19a
a move 19a 12a
b raise 5a near SW
! die volcano
! tokens 1
b sculpt 5b near
b move 4c 1a
b pray
a sculpt 12a pit
a raise 12a pit E
! die volcano
! tokens 5
b save 5b:near
a move 12a 19b
a raise 19b pit NW
! die volcano
! tokens 2
b raise 5b near NW
! die volcano
! tokens 6
b move 1a 3c
b village 3c near
a move 19b 19a
a sculpt 19a pit
a move 19a 19b pit
a raise 19b loose E
! die white
b move 5b 5c
b move 3c 7b
b village 5a near
a end
! crack 2|4
b village 7b near
b village 5c near
a move 19b 3a
a move 3a 3b
a move 3b 1a
a sculpt 1a near
! crack 1|7
b sculpt 7b far
b raise 7b far E
! die white
b move 5c 5a
b move 5a 5b
a raise 1a near SW
! die volcano
! tokens 2
a sculpt 1a far
a raise 1a far E
! die volcano
! tokens 2
a move 1a 1c
b move 5b 11a
b move 7b 7c
b sculpt 7c near
b move 7c 7a near
a sculpt 1c far
a raise 1c far SW
! die white
a sculpt 1c near
a raise 1c near NW
! die white
b raise 7a loose E
! die white
b village 7a far
b sculpt 7a near
a move 1c 1b
a move 1b 1c
a move 1c 1b
a move 1b 1a
b raise 7a near SW
! die volcano
! tokens 5
b village 5a near
b move 11a 5b
a move 1a 1b
a village 1b far
a move 1b 6a
b sculpt 5b near
b move 5a 14a
b sculpt 14a pit
b move 7a 7c
a move 6a 6c
a sculpt 6c near
a move 6c 6b
a move 6b 9a
! crack 3|4
b sculpt 7c far
b settler 7c
b move 7c 7a
b raise 14a pit E
! die volcano
! tokens 7
a pray
a sculpt 9a pit
a raise 9a pit SW
! die white
b end
a move 9a 6b
a sculpt 6b near
a move 6b 1b near
a raise 1b loose E
! die white
b village 7c near
b move 7c 7b
b pray
a move 1b 1c
a move 1c 1b
a village 1b near
! crack 7|22
b rescue 22a
b pray
b sculpt 22a pit
b raise 22a pit SW
! die volcano
! tokens 4
a settler 1c
a settler 1a
a move 1c 6a
a move 1b 6a
b move 14a 18b
b move 22a 22b
b move 22b 22a
b move 22a 6a
a move 6a 6c
a village 6a far
a move 1a 4c
! crack 11|21
b sculpt 6a near
b raise 6a near SW
a rescue 6b
! die volcano
! tokens 8
a save 8a:near,8b:near
b move 5b 5c near
b raise 5c loose SW
! die white
a sculpt 6b far
a sculpt 6c far
a raise 6b far E
! die white
a move 6c 6b
b pray
b sculpt 5c near
a move 6b 6a
a move 6a 6c
a pray
a move 6b 2c
! crack 5|14
b rescue 11a
b raise 5c near NW
! die white
b move 11a 2b
b sculpt 2b far
b move 6a 6b
a sculpt 2c far
a raise 2c far NW
a rescue 9a
b rescue 9a
! die white
a village 2c near
---
= a 52 b 94
