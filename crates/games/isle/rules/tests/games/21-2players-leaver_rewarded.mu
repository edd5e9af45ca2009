mu 1
game isle
rules 1
option players 2
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
! first b
b land 21a
b sculpt 21a pit
b pray
b raise 21a pit NW
! die white
a land 21a
a move 21a 18a
a sculpt 18a pit
a raise 18a pit SW
! die volcano
! tokens 2
b move 21a 5b
b sculpt 5b near
b raise 5b near E
! die white
b move 5b 11a
a end
b sculpt 11a pit
b raise 11a pit NW
! die white
b move 11a 2b
b sculpt 2b far
a move 18a 18b
a village 18b pit
a move 18b 14a
b raise 2b far SW
! die volcano
! tokens 6
b sculpt 2b near
b raise 2b near E
! die volcano
! tokens 4
b move 2b 10a
a pray
a sculpt 14a pit
a raise 14a pit E
a leave
! die white
a call
b call
a move 14a 8a
b sculpt 10a pit
b raise 10a pit SW
! die volcano
! tokens 7
b move 10a 9a
b move 9a 2c
a move 8a 4b
a sculpt 4b far
a end
b sculpt 2c far
b raise 2c far E
! die white
b village 2c near
a raise 4b far SW
! die white
a village 4b near
a move 4b 4a
b settler 2b
b move 2c 1b
b village 1b near
a sculpt 4a near
a raise 4a near NW
! die white
a sculpt 4a far
a raise 4a far SW
! die volcano
! tokens 7
b move 1b 6b
b sculpt 6b near
b raise 6b near SW
! die white
b sculpt 6b far
a end
b raise 6b far E
! die volcano
! tokens 2
b save 2c:near
b village 2b near
b move 6b 6c
a settler 4a
a move 4a 4c
a sculpt 4c far
a raise 4c far E
! die volcano
! tokens 7
b sculpt 6c far
b move 6c 6a
b move 6a 22a
b sculpt 22a pit
a sculpt 4c near
a settler 4b
a raise 4c near NW
! die volcano
! tokens 8
a move 4a 17b
b raise 22a pit E
! die volcano
! tokens 3
b move 22a 1c
b settler 1c
b sculpt 1c near
a village 17b pit
a move 4b 4c
a settler 4a
b raise 1c near SW
! die white
b move 1c 7b
b settler 2c
b sculpt 7b near
a move 4c 4a
a move 17b 3a
a move 4a 17b
a settler 4b
b settler 2a
b raise 7b near E
! die white
b village 2a near
a sculpt 3a near
a sculpt 3a far
a raise 3a far NW
! die white
a raise 3a near SW
! die volcano
! tokens 5
b sculpt 2a far
b raise 2a far SW
! die volcano
! tokens 8
b move 7b 7c
b move 1c 1a
a move 4c 4b
a move 4b 4c
a move 4c 4b
a move 4b 4c
b move 1a 2a
b move 7c 7a
b move 2a 2b
b move 2b 2c
a move 17b 3a
a move 4c 4a
a move 3a 3c
a sculpt 3c near
b move 2c 9a
b move 2a 1a
b move 9a 15a
b move 2c 9a
a raise 3c near NW
! die white
a sculpt 3c far
a raise 3c far E
! die volcano
! tokens 2
a move 4b 4c
b move 15a 20a
b move 2b 2c
b pray
b move 7a 12a
a move 4a 4b
a move 3c 3b
a sculpt 3b far
a raise 3b far E
! die white
b move 20a 20b
b move 9a 15a
b move 15a 9a
b move 1a 2a
a village 3b near
a move 4a 17b
a move 17b 17a
b move 12a 19b
b move 2a 2c
b village 19b pit
a sculpt 17a pit
a raise 17a pit E
a leave
! die volcano
! tokens 8
a leave
b call
a move 3a 17b
a move 17a 19b
b village 20b pit
b pray
a move 4c 4a
a move 4b 4c
a move 19b 19a
a sculpt 19a pit
b sculpt 9a pit
b raise 9a pit E
! die white
b village 2c near
a pray
a move 4c 4a
a move 4a 4c
b move 2c 2b
b sculpt 2b near
b move 19b 12a
b sculpt 12a pit
a move 4c 4b
a move 17b 17a
a move 3b 17b
a move 4b 4c
b move 9a 15a
b pray
a move 17a 19b
a move 19a 12a
a move 17b 19b
a move 12a 19a
b move 20b 15a
b raise 12a pit E
! die white
b move 15a 20a
b move 12a 7a
a move 4a 4b
a move 19a 19b
a move 19b 17b
a move 4b 4c
b move 2c 2b
b move 15a 20b
b village 7a far
a move 19b 19a
a move 4c 4b
a move 4c 4a
a move 19a 19b
b move 2b 2c near
b move 7a 7c
b raise 2c loose NW
b call
! die white
b sculpt 20a pit
a move 17b 17a
a move 4b 4a
a move 4a 4c
a move 4c 4b
b raise 20a pit SW
! die white
b sculpt 7c near
b move 2c 2b
b move 20b 15a
a move 19b 19a
a move 4b 4a
a move 19b 19a
a move 4a 4b
b village 15a pit
b end
a move 19a 19b
a move 19a 19b
a move 4b 4c
a move 19b 19a
b sculpt 7c far
b move 2b 2a
b move 2b 2a
b move 15a 20b
a move 17a 17b
a move 4c 4b
a move 17b 17a
a move 19a 12a
b move 2a 1a
b move 20a 20b
b move 1a 2a
b move 2a 1a
a move 4b 4c
a move 19b 19a
a move 4a 4c
a move 12a 7a
b move 1a 1c
b move 7c 7b
b move 20b 15a
b move 2a 1a
a village 7a near
a move 4c 4a
a move 19a 12a
b move 1a 2a
b move 2a 1a
b move 15a 20a
b move 7b 7a
a move 4c 4b
a move 7a 12a
a move 12a 19a
a move 4b 4c
b move 7a 7c
b move 20a 15a
b move 1c 1a
b move 15a 20a
a move 17a 19b
a move 4c 4a
a move 12a 19b
a move 4a 17b
b move 1a 2a
b move 20a 15a
b move 20b 20a
b move 1a 2a
a move 19a 12a
a move 4a 17b
a move 17b 3b
a move 3b 3a
b move 2a 1a
b move 7c 7b
b end
a move 12a 19a
a move 17b 3b
a move 19a 19b
a move 19b 19a
---
= a 109 b 134
