mu 1
game isle
rules 1
option players 2
option setup standard
option stall quiet_end
option volcano_faces 2
option sea_geyser allowed
option prayed_flow stops
option create_where area
option final_moai all
option foreign_moai untouchable
option sinking_call automatic
option map none
---
! first b
b land 21b
b move 21b 21a
b move 21a 18a
b sculpt 18a pit
a land 18a
a pray
a move 18a 16a
a sculpt 16a pit
b raise 18a pit NW
! die white
b move 18a 18b
b sculpt 18b pit
b raise 18b pit SW
! die volcano
! tokens 2
a raise 16a pit NW
! die white
a move 16a 14a
a sculpt 14a pit
a raise 14a pit NW
! die white
b move 18b 5b
b sculpt 5b near
b raise 5b near NW
! die volcano
! tokens 6
b move 5b 11a
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 4
a move 8a 5a
b sculpt 11a pit
b end
a village 5a near
a move 5a 4b
a move 4b 4a
b raise 11a pit NW
! die white
b move 11a 21a
b move 21a 21b
b sculpt 21b pit
a sculpt 4a far
a raise 4a far NW
! die white
a move 4a 13a
a sculpt 13a pit
b move 21b 11a
b move 11a 21a
b village 21a pit
a raise 13a pit E
! die white
a move 13a 17a
a move 17a 17b
a sculpt 17b pit
b move 21a 21b
b move 21b 21a
b move 21a 21b
b settler 21a
a raise 17b pit NW
! die white
a pray
a move 17b 19b
b move 21b 11a
b move 11a 21b
b move 21a 21b
b pray
a move 19b 3a
a village 3a near
a move 3a 7a
b move 21b 11a pit
b raise 11a loose SW
! die white
b move 11a 2b
b sculpt 2b far
a village 7a near
a move 7a 7b
a settler 7c
b raise 2b far SW
! die white
b pray
b move 21b 21a
a village 7b near
a sculpt 7c near
a move 7b 7a
b village 2b near
b move 21a 5b
b move 5b 21a
a move 7c 7a
a move 7a 7c
a move 7a 7c
a move 7c 7b
b move 2b 10a
b village 10a pit
b settler 21b
a move 7b 22a
a village 22a pit
a move 22a 1c
b move 21b 21a
b move 10a 9a
b village 9a pit
a sculpt 1c near
a raise 1c near SW
! die volcano
! tokens 7
a save 7a:near,7c:near
a move 1c 1a
a pray
b move 9a 20a
b village 20a pit
b move 21a 21b
a village 1a near
a move 7c 7b near
a raise 7b loose E
! die white
b move 20a 20b
b sculpt 20b pit
b move 21b 11a
b move 11a 2b
a village 7b near
a move 1a 4c
a sculpt 4c near
b pray
b move 2b 2c
a raise 4c near E
! die volcano
! tokens 2
b save 2b:near
a sculpt 4c far
a raise 4c far NW
! die white
a move 7b 3c
b sculpt 2c near
b village 2c far
b move 21a 5b
a sculpt 3c near
a raise 3c near E
! die white
a move 4c 4a
a sculpt 4a near
b move 2c 1b near
b settler 20b
b sculpt 1b near
b move 1b 6a
a raise 4a near SW
! die volcano
! tokens 8
a move 4a 4b
a sculpt 4b far
a raise 4b far E
! die white
b sculpt 6a near
b raise 6a near SW
! die volcano
! tokens 5
a save 5a:near
b sculpt 6a far
b sculpt 5b near
a settler 3b
a move 4b 4a
a sculpt 3b near
a move 3b 3a near
b move 20b 15a
b sculpt 15a pit
b move 5b 18b
b move 18b 5b
a raise 3a loose SW
! die white
a move 3c 7a
a move 7a 3a
a move 3a 12a
b pray
b raise 5b near E
b rescue 4a
! die white
a settler 3a
a village 12a pit
a settler 12a
b move 4a 4b
b move 4b 4a
b raise 15a pit SW
! die volcano
! tokens 4
b sculpt 4a near
a move 3a 3b
a move 3a 7a
a pray
a move 12a 19a
b move 6a 6c
b sculpt 6c far
b sculpt 6c near
b move 6c 6a
a sculpt 19a pit
a move 19a 12a
a move 7a 7b
a move 7b 7a
b move 4a 4b
b move 6a 6c
b sculpt 4b near
b move 6c 6b
a move 4a 4c
a sculpt 4c near
a move 12a 3a
a move 12a 19b
b raise 4b near SW
! die white
b sculpt 4b far
b move 4b 4a
b move 6b 6c
a sculpt 19b pit
a move 3b 3a
a raise 19b pit NW
! die white
a move 4c 2a
b move 15a 20b
b move 20b 15a
b settler 20a
b move 15a 20a
a move 3a 12a
a move 7a 3c
a move 3a 7a
a move 2a 4c
b move 20a 9a
b move 4a 4c
b move 20b 15a pit
b move 4c 4a
a move 7a 7b
a move 3c 3a
a move 7b 7a
a move 3a 12a
b raise 15a loose E
b rescue 20a
! die white
b move 9a 20a
b move 6c 6a far
b move 20a 10a
a move 19b 17a
a move 17a 19b
a move 4c 4a
a move 4a 4c
b move 10a 2b
b move 20a 9a
b move 6a 6b far
b raise 6b loose E
! die volcano
! tokens 2
b save none
a move 7a 12a
a move 4c 2a near
a raise 2a loose NW
! die white
a move 2a 4c
b sculpt 2b near
b raise 2b near E
! die volcano
! tokens 7
a save 7a:near
b sculpt 6b far
b raise 6b far SW
! die white
a move 4c 2a
a move 2a 4c
a move 12a 7a
a move 12a 3a
b move 2b 2c
b sculpt 6b near
b move 9a 2c
b sculpt 2c near
a move 19b 19a
a move 19a 19b
a move 12a 7a
a move 7a 3a
b move 2c 2b
b move 6b 2c
b raise 2c near E
! die white
b move 2c 2a
a move 3a 3c
a move 3a 3b
a move 3b 3c
a move 3c 7b
b village 2a far
b move 20a 20b
b move 2a 2c
a move 7a 7c
a pray
a move 7c 7a
a move 3c 7b
b pray
a move 19b 17a
a move 17a 17b
a move 7a 12a
a move 4c 2a
b move 2b 2a
b move 2c 6b
b move 2a 2b
b move 20b 20a
a move 12a 7a
a end
b move 2b 2a
b move 20a 10a
b village 2a near
a move 7b 7c
a end
b move 4a 4b
b move 6b 6c
b move 2a 2c
b move 2c 9a
a pray
a move 17b 17a
a move 2a 2c
b end
a pray
a move 17a 13a
b move 4b 4a
b move 9a 2c
b move 4a 4b
b move 2c 6b
a move 7a 7c
a village 7c near
a move 7b 3c
b move 6b 6c
b move 4b 4a far
b move 6c 6b
b move 6b 6c
a move 13a 17a
a move 3c 7b
a move 7c 7b
a move 7b 3c
---
= a 120 b 108
