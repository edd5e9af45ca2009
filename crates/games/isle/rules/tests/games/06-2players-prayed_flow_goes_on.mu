mu 1
game isle
rules 1
option players 2
option setup standard
option stall quiet_end
option volcano_faces 3
option sea_geyser allowed
option prayed_flow flows_on
option create_where area
option final_moai all
option foreign_moai untouchable
option sinking_call automatic
option map none
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 18a
a pray
a move 18a 21a
a sculpt 21a pit
b sculpt 18b pit
b raise 18b pit SW
! die white
b move 18a 16a
b sculpt 16a pit
a move 21a 5b
a sculpt 5b near
a raise 5b near NW
! die white
a move 5b 5c
b raise 16a pit NW
! die white
b move 16a 14a
b move 18b 21a
b move 14a 8a
a village 5c near
a move 5c 4c
a sculpt 4c near
b village 8a near
b move 21a 5b
b pray
a raise 4c near E
! die white
a move 4c 4b
a move 4b 8b
a sculpt 8b near
b end
a raise 8b near NW
! die volcano
! tokens 7
a pray
a move 8b 8c
b move 5b 5c
b move 5c 5b
b settler 8b
b move 8b 13a
a move 8c 8b
a move 8b 13a
a end
b sculpt 13a pit
b raise 13a pit NW
! die white
b move 5b 11a
b settler 8a
a move 13a 4a
a sculpt 4a near
a raise 4a near NW
! die volcano
! tokens 3
a move 4a 4b
b sculpt 11a pit
b raise 11a pit NW
! die white
b settler 8a
b move 11a 21b
a sculpt 4b near
a raise 4b near SW
! die white
a move 4b 4c
a move 4c 1a
b sculpt 21b pit
b move 21b 11a
b move 8a 8c
b sculpt 8c near
a move 1a 1b
a sculpt 1b near
a raise 1b near E
! die volcano
! tokens 4
a move 1b 1a
b move 8c 8a near
b raise 8a loose E
! die volcano
! tokens 2
b move 11a 21b
b move 8a 5a
a sculpt 1a near
a raise 1a near SW
! die volcano
! tokens 1
a sculpt 1a near
a raise 1a near E
! die white
b end
a move 1a 1c
a village 1c near
a sculpt 1c far
b village 5a near
b move 13a 4a
b move 21b 21a
a raise 1c far NW
! die white
a move 1c 6a
a sculpt 6a near
a raise 6a near SW
! die white
b village 4a near
b end
a move 6a 6b
a move 6b 2c
a sculpt 2c near
a raise 2c near NW
! die volcano
! tokens 1
a save 1c:near
b move 8a 5a
b move 8a 8b
b move 5a 14a
b end
a sculpt 2c far
a raise 2c far E
! die volcano
! tokens 3
a move 2c 9a
a sculpt 9a pit
b sculpt 14a pit
b raise 14a pit NW
b rescue 8a
! die volcano
! tokens 4
b save 4a:near
b move 8a 5a
b move 21a 21b
a raise 9a pit E
! die white
a move 9a 15a
a pray
b village 4a far
b pray
b move 5a 8a
a move 15a 20b
a pray
b end
a move 20b 20a
a move 20a 15a
a village 15a pit
b move 4a 4b
b village 4b near
b sculpt 4b far
a move 15a 20b
a move 20b 20a
a move 20a 20b
a move 20b 15a
b move 8b 8a
b raise 4b far E
! die volcano
! tokens 1
a save 1c:near
b move 8a 5a
b move 5a 18b
a move 15a 20a
a pray
b move 21b 11a
b move 4b 4c
b move 4c 2a
b move 5a 5c
a move 20a 10a
a move 10a 20a
a move 20a 20b
a move 20b 20a
b sculpt 2a near
b raise 2a near NW
! die volcano
! tokens 8
b save 8a:near
b pray
b sculpt 2a far
a move 20a 20b
a move 20b 20a
a move 20a 20b
a move 20b 20a
b raise 2a far SW
! die white
b sculpt 8a far
b raise 8a far NW
! die white
b move 18b 21a
a move 20a 10a
a move 10a 20a
a move 20a 10a
a end
b move 8a 8c
b move 11a 2b
b sculpt 8c near
b sculpt 2b near
a move 10a 20a
a move 20a 10a
a village 10a pit
b raise 2b near SW
! die volcano
! tokens 8
b save 8c:near
b sculpt 8c far
b village 2b far
a settler 10a
a move 10a 20a
a move 10a 20a
a move 20a 20b
b pray
b move 2a 2c
b move 8c 8b far
b sculpt 8b far
a move 20b 20a
a move 20a 20b
a move 20b 20a
a move 20a 20b
b sculpt 8b near
b move 5c 5b
b move 2b 2c
b move 8b 8a
a move 20a 10a
a move 10a 20a
a move 20b 20a
a move 20a 20b
b move 2c 9a
b move 2c 2b
b pray
a move 20b 20a
a move 20a 20b
a move 20b 20a
a move 20a 20b
b move 5b 18b
b move 9a 6b
b move 8a 8c
b move 8c 8b near
a move 20b 20a
a village 20a pit
a move 20a 10a
b move 2b 11a
b move 6b 6c
b move 21a 21b
b move 11a 21b
a move 10a 9a
a move 20a 20b
a village 20b pit
b move 21b 11a
b move 6c 6b
b move 18b 5a
b move 5a 8a
a settler 20a
a move 20b 15a
a move 9a 6b
a move 20a 15a
b move 11a 21b
b move 21b 21a
b move 8b 8a
b move 8a 8b
a move 6b 6c
a move 15a 9a
a move 9a 10a
a move 15a 9a
b move 8a 8b
b move 21a 18a
b move 6b 6c
b move 21b 21a pit
a move 6c 6b
a move 6b 6c
a move 10a 9a
a move 9a 6b
---
= a 104 b 101
