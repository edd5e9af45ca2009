mu 1
game isle
rules 1
option players 3
option setup standard
option stall quiet_end
option volcano_faces 3
option sea_geyser allowed
option prayed_flow stops
option create_where village_space
option final_moai all
option foreign_moai untouchable
option sinking_call automatic
option map none
---
! first b
b land 21a
b move 21a 18b
b sculpt 18b pit
b raise 18b pit SW
! die volcano
! tokens 4
c land 21b
c sculpt 21b pit
c move 21b 21a
c move 21a 11a
a land 21b
a move 21b 21a
a village 21a pit
b move 18b 5b
b move 5b 2b
b village 2b near
c sculpt 11a pit
c end
a move 21a 5b
a sculpt 5b near
a raise 5b near E
! die volcano
! tokens 7
a move 5b 5a
b move 2b 2a
b sculpt 2a near
b pray
b raise 2a near SW
! die volcano
! tokens 5
c raise 11a pit SW
! die volcano
! tokens 1
c move 11a 10a
c pray
c sculpt 10a pit
a sculpt 5a far
a raise 5a far SW
! die white
a sculpt 5a near
a move 5a 14a
b move 2a 1b
b move 1b 1a
b sculpt 1a far
b sculpt 1a near
c raise 10a pit NW
! die volcano
! tokens 3
c move 10a 20a
c sculpt 20a pit
c raise 20a pit NW
! die volcano
! tokens 2
b save 2b:near
a move 14a 16a
a village 16a pit
a pray
b raise 1a far E
! die volcano
! tokens 3
b raise 1a near SW
! die volcano
! tokens 5
a save 5a:near
b pray
b move 1a 1c
c move 20a 9a
c village 9a pit
c move 9a 15a
a move 16a 18b
a move 18b 5a
a move 5a 14a
a sculpt 14a pit
b move 1c 1b
b village 1b near
b move 1b 6a
c sculpt 15a pit
c raise 15a pit E
! die white
c move 15a 9a
c move 9a 2c
a raise 14a pit NW
! die white
a move 14a 16a
a move 16a 18a
a sculpt 18a pit
b move 6a 6b
b village 6b near
b move 6b 9a
c sculpt 2c far
c raise 2c far NW
! die volcano
! tokens 1
b save 1b:near
c move 2c 2b
c move 2b 2a
a raise 18a pit SW
! die volcano
! tokens 1
a move 18a 21a
a move 21a 11a
a move 11a 21a
b move 9a 2c
b pray
b village 2c near
c sculpt 2a near
c move 2a 2b
c move 2b 2a
c raise 2a near NW
! die white
a move 21a 18b
a move 18b 5b
a move 5b 5a
a raise 5a near E
! die volcano
! tokens 1
b settler 2b
b move 2b 5b
b sculpt 5b near
b raise 5b near NW
! die white
c move 2a 2c
c move 2c 2a
c move 2a 2b
c move 2b 2a
a move 5a 4b
a village 4b far
a sculpt 4b near
b move 2c 10a
b village 5b far
b move 5b 5c
c move 2a 2c
c move 2c 2a
c move 2a 2c
c move 2c 2b
a move 4b 5c
a village 5c far
a settler 5c
b end
c move 2b 11a
c pray
c move 11a 21b
a sculpt 5c near
a raise 5c near NW
! die white
a move 5c 4b
a move 5c 4b
b move 5c 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 1
b sculpt 4c far
c move 21b 11a pit
c raise 11a loose E
! die white
c move 11a 2b
c move 2b 2a
a raise 4b near SW
! die volcano
! tokens 4
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 4
b save 4c:far
a sculpt 4b near
b raise 4c far NW
! die white
b village 4c near
b move 4c 3b
c move 2a 2b
c move 2b 10a
c move 10a 20a
c move 20a 20b
a move 4b 4a
a move 4a 13a
a village 13a pit
b sculpt 3b near
b raise 3b near E
! die white
b village 3b far
c sculpt 20b pit
c move 20b 20a
c move 20a 20b
c move 20b 20a
a move 4b 4a
a sculpt 4a near
a pray
a settler 13a
b move 3b 3a
b sculpt 3a far
b raise 3a far SW
! die volcano
! tokens 1
b settler 3b
c end
a raise 4a near NW
! die white
a village 4a far
a move 13a 17b
b village 3a near
b move 10a 2b
b move 3a 17b
c move 20a 20b
c pray
a sculpt 17b pit
a raise 17b pit NW
! die volcano
! tokens 8
a settler 13a
a settler 4a
b move 3b 3c
b sculpt 3c far
b end
c pray
a move 13a 8b
a sculpt 8b far
a raise 8b far NW
! die white
a sculpt 8b near
b sculpt 3c near
b raise 3c near NW
! die volcano
! tokens 2
b raise 3c far E
! die white
b settler 3a
c move 20b 20a
c move 20a 20b
c move 20b 20a
c move 20a 20b
a move 17b 17a
a village 17a pit
a move 4a 4b
b settler 3a
b sculpt 2b near
b raise 2b near SW
! die white
b move 3a 12a
c move 20b 20a
c move 20a 20b
c move 20b 20a
c move 20a 20b
a pray
a move 13a 8b
a move 8b 8a
b village 12a pit
b move 2b 2c
b move 2c 9a
c move 20b 20a
c move 20a 20b
c move 20b 20a pit
c raise 20a loose SW
! die white
a move 4b 4a near
a raise 4a loose SW
! die volcano
! tokens 4
a move 4a 4b
a move 8b 8c
b move 3c 3a
b move 17b 4a
b sculpt 4a near
b move 12a 19b
c move 20a 20b
c move 20b 20a
c move 20a 20b
c move 20b 20a
a village 8c near
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 6
b move 3a 3c
b sculpt 19b pit
b raise 19b pit NW
b rescue 3a
a rescue 2a
! die volcano
! tokens 2
b move 3a 3b
c move 20a 9a
c move 9a 2c
c sculpt 2c near
c raise 2c near E
! die volcano
! tokens 7
a sculpt 2a far
a move 2a 2c
a village 2c far
b pray
b move 9a 6b
b move 3b 3c
b sculpt 6b near
c move 2c 2b
c sculpt 2b near
c raise 2b near E
! die white
c move 2b 2a
a pray
a move 2c 2a
b end
c move 2a 2b
c move 2b 2a
c village 2a near
a move 2a 2b
a end
b raise 6b near E
c rescue 6b
a rescue 6b
! die volcano
! tokens 3
b save 3a:near
b sculpt 3c near
b move 3a 12a
b move 12a 7a
c move 6b 6c
c move 6c 6a
c sculpt 6a near
c raise 6a near SW
! die volcano
! tokens 1
a move 6b 6a
a sculpt 6a far
a move 6a 6c far
a sculpt 6c near
b sculpt 7a far
b sculpt 7a near
b move 3c 3b
b move 3a 3c
c move 6a 6c
c sculpt 6c far
c move 6c 6b far
c raise 6b loose SW
! die volcano
! tokens 6
a save 6c:near
a move 6c 6a loose
a move 6a 22a
a village 22a pit
b raise 7a near SW
b rescue 1c
! die volcano
! tokens 7
b raise 7a far E
! die volcano
! tokens 6
a save 6c:near
a save none
b sculpt 7a near
b sculpt 6b near
c move 6b 6a
c village 6a far
c sculpt 6a near
a move 22a 7b
a village 7b near
a sculpt 7b far
b move 1c 1a
b sculpt 1a near
b move 1a 1b
b move 7a 7c near
c move 6a 6b near
c end
a end
b move 1b 1a
b village 7c far
b sculpt 1c far
c village 6b far
c move 6b 6c
c move 6c 6b
a raise 7b far E
! die white
a settler 7b
a move 7b 7c
a move 7c 7a
b sculpt 1a far
b village 7c near
b sculpt 1c near
c move 6b 6c
c move 6c 6b
c move 6b 6c
c move 6c 6b
a settler 7b
a move 7a 7c
a move 7b 22a
a move 22a 22b
b move 1a 1c near
b raise 1c far SW
! die volcano
! tokens 7
a save none
b raise 1c loose NW
b rescue 6b
! die white
b move 6b 6a
c settler 6b
c move 6b 6c
c move 6b 6c
c move 6c 6b
a sculpt 7b near
a sculpt 7c near
a move 22b 22a
a move 22a 6a
---
= a 64 b 77 c 44
