mu 1
game isle
rules 1
option players 3
option setup standard
option stall quiet_end
option volcano_faces 3
option sea_geyser allowed
option prayed_flow stops
option create_where area
option final_moai all
option foreign_moai untouchable
option sinking_call by_players
option map none
---
! first c
c land 18a
c sculpt 18a pit
c raise 18a pit SW
! die volcano
! tokens 7
c move 18a 18b
a land 21a
a sculpt 21a pit
a raise 21a pit NW
! die white
a move 21a 18b
b land 21a
b move 21a 5b
b sculpt 5b near
b raise 5b near E
! die white
c move 18b 5a
c sculpt 5a near
c raise 5a near SW
! die white
c move 5a 14a
a village 18b pit
a move 18b 14a
a move 14a 8a
b pray
b move 5b 2b
b end
c move 14a 16a
c move 16a 14a
c pray
c sculpt 14a pit
a move 8a 8b
a sculpt 8b near
a move 8b 8c
a sculpt 8c near
b village 2b near
b move 2b 2c
b sculpt 2c near
c raise 14a pit NW
! die volcano
! tokens 7
c move 14a 16a
c village 16a pit
a move 8c 8b near
a raise 8b loose NW
! die white
a move 8b 13a
a sculpt 13a pit
b raise 2c near NW
! die white
b settler 2a
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 4
c move 16a 14a
c move 14a 8a
c move 8a 8c
c move 8c 8a
a raise 13a pit E
! die volcano
! tokens 3
a move 13a 4a
a village 4a far
b move 2c 9a
b sculpt 9a pit
b raise 9a pit E
! die volcano
! tokens 6
b move 2a 1b
c sculpt 8a near
c raise 8a near NW
! die volcano
! tokens 4
c pray
a village 4a near
a settler 4a
a move 4a 4b
b sculpt 1b near
b raise 1b near NW
! die white
b move 1b 1c
b move 9a 6b
c move 8a 8b
c move 8b 8c
c move 8c 8a
c end
a settler 4c
a move 4c 4a
a move 4a 4c
a sculpt 4b far
b move 1c 22a
b sculpt 6b far
b raise 6b far SW
! die white
b sculpt 6b near
c move 8a 8b
c move 8b 8a
c move 8a 14a
c move 14a 16a
a end
b move 6b 6a
b pray
b end
c move 16a 14a
c move 14a 16a
c move 16a 14a
c move 14a 8a
a raise 4b far E
! die white
a village 4a far
a sculpt 4c far
b village 6a far
b sculpt 22a pit
b raise 22a pit SW
! die volcano
! tokens 4
c move 8a 8c
c move 8c 8b
c move 8b 8c
c move 8c 8a
a village 4a near
a village 4c far
b sculpt 6a near
b move 6a 6c
b settler 6b
b raise 6b near E
! die white
c end
a village 4b far
a sculpt 4b near
a raise 4b near SW
! die volcano
! tokens 1
b sculpt 6c near
b village 6c far
b move 6c 6a near
c move 8a 14a
c move 14a 8a
c move 8a 8c
c move 8c 8b
a move 4a 4c
a village 4c near
a settler 4b
b raise 6a loose SW
! die volcano
! tokens 7
b move 22a 6a
b move 6b 6a
b move 6a 6c
c move 8b 8c
c move 8c 8b
c move 8b 8c
c move 8c 8a
a move 4c 1a
a sculpt 1a far
a raise 1a far SW
! die volcano
! tokens 8
a move 4b 4a
b end
c village 8a near
c move 8a 8b
c sculpt 8b near
a sculpt 1a near
a raise 1a near E
a leave
! die volcano
! tokens 8
c save 8a:near
a leave
b leave
c call
c rescue 13a
a move 4a 13a
a move 1a 1b
b move 6a 6c
b move 6c 6a
b move 6a 6b near
b move 6a 22a
c move 13a 17b
c sculpt 17b pit
c raise 17b pit E
! die volcano
! tokens 3
c move 17b 19b
a sculpt 1b near
a raise 1b near E
! die white
a move 13a 17a
a sculpt 17a pit
b settler 6b
b move 6b 6c loose
b settler 6a
b move 6c 6a
c move 19b 12a
c sculpt 12a pit
c raise 12a pit E
! die volcano
! tokens 6
b save none
c move 12a 7a
a raise 17a pit NW
! die volcano
! tokens 3
a move 1b 1c
a sculpt 1c near
a raise 1c near NW
a leave
! die volcano
! tokens 7
a leave
b call
c call
b rescue 1b
b move 1b 1c
b sculpt 1c far
b raise 1c far SW
! die white
b move 1b 1c
c sculpt 7a near
c raise 7a near SW
! die white
c village 7a far
a pray
a move 4b 4a
a move 4c 3b
a sculpt 3b far
b pray
b move 1c 7b
c move 7a 7c
c village 7c far
c move 7c 7b
a raise 3b far SW
! die volcano
! tokens 4
a save 4c:near
a sculpt 4a near
a settler 4b
a raise 4a near NW
! die white
b village 7b near
b sculpt 7b far
b raise 7b far E
b leave
! die volcano
! tokens 4
a leave
b call
c leave
! tie 1
b rescue 3c
a rescue 19b
---
= a 48 b 59 c 34
