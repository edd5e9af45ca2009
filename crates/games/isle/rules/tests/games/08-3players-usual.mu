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
option sinking_call automatic
option map none
---
! first b
b land 21b
b pray
b sculpt 21b pit
b end
c land 21b
c move 21b 21a
c move 21a 18b
c sculpt 18b pit
a land 21b
a move 21b 21a
a move 21a 18a
a sculpt 18a pit
b move 21b 11a
b village 11a pit
b move 11a 10a
c raise 18b pit NW
! die white
c move 18b 16a
c sculpt 16a pit
c raise 16a pit NW
! die white
a raise 18a pit SW
! die white
a move 18a 21a
a village 21a pit
b sculpt 10a pit
b raise 10a pit SW
! die volcano
! tokens 3
b move 10a 9a
b sculpt 9a pit
c move 16a 14a
c sculpt 14a pit
c move 14a 16a
c move 16a 14a
a move 21a 5b
a move 5b 5c
a sculpt 5c near
a raise 5c near SW
! die volcano
! tokens 7
b move 9a 20a
b sculpt 20a pit
b raise 20a pit NW
! die white
b move 20a 9a
c raise 14a pit NW
! die white
c move 14a 8a
c sculpt 8a near
c raise 8a near NW
! die white
a move 5c 5a
a village 5a near
a move 5a 5b
b raise 9a pit SW
! die volcano
! tokens 7
b move 9a 10a
b move 10a 20a
b move 20a 20b
c move 8a 8b
c sculpt 8b near
c raise 8b near NW
! die volcano
! tokens 3
c move 8b 13a
a village 5b near
a settler 5b
a end
b sculpt 20b pit
b move 20b 20a
b move 20a 9a
b move 9a 15a
c sculpt 13a pit
c raise 13a pit NW
! die white
c move 13a 4a
c sculpt 4a near
a move 5b 2b
a move 5b 2b
a move 2b 2a
a sculpt 2b near
b sculpt 15a pit
b raise 15a pit SW
b rescue 9a
! die white
b move 9a 6b
b move 6b 6c
c raise 4a near SW
! die volcano
! tokens 5
c move 4a 4c
c move 4c 1a
c sculpt 1a near
a raise 2b near SW
! die volcano
! tokens 6
a village 2a near
a move 2b 2c
b move 6c 6a
b village 6a far
b sculpt 6a near
c raise 1a near E
! die volcano
! tokens 3
c move 1a 4c
c sculpt 4c near
c pray
a pray
a settler 2b
a move 2a 2c
a sculpt 2c near
b raise 6a near SW
! die white
b settler 6a
b move 6a 22a
b sculpt 22a pit
c raise 4c near E
! die volcano
! tokens 8
c move 4c 3b
c village 3b near
a raise 2c near NW
! die white
a move 2b 11a
a move 11a 5b
a settler 2a
b raise 22a pit SW
! die white
b pray
b move 6a 6b
c sculpt 3b far
c raise 3b far E
! die white
c move 3b 3c
c sculpt 3c far
a sculpt 5b near
a raise 5b near E
! die white
a move 2a 2b
a settler 2a
b sculpt 6b far
b village 6b near
b raise 6b far SW
! die white
c raise 3c far E
! die white
c sculpt 3c near
c raise 3c near NW
! die white
c move 3c 3b
a move 5b 5c
a move 2a 2c
a sculpt 5c near
a raise 5c near NW
! die volcano
! tokens 8
b move 6b 6c
b village 6c near
b settler 6a
c move 3b 3a
c sculpt 3a near
c raise 3a near SW
! die volcano
! tokens 7
c sculpt 3a far
a move 2c 2b
a move 2c 2a
a move 2b 11a
a move 2b 11a
b village 6c far
b move 6a 6c
b move 22a 22b
c raise 3a far NW
! die volcano
! tokens 8
c end
a move 11a 5b
a move 11a 10a
a move 5c 5a
a sculpt 5a near
b sculpt 22b pit
b move 6c 6a
b end
c move 3a 12a
c village 12a pit
c move 12a 3a
a raise 5a near SW
! die volcano
! tokens 6
b save 6b:near
a move 2c 2b
a move 5a 5b
a move 5b 5a
b end
c move 3a 17b
c move 17b 17a
c village 17a pit
a move 10a 11a
a move 2a 2c
a move 2b 2c
a move 11a 5b
b move 6a 6c
b settler 6b
b move 22b 22a pit
b raise 22a loose E
! die volcano
! tokens 1
c move 17a 17b
c move 17b 3b
c settler 3c
c move 3b 17b
a end
b move 6b 9a
b village 6c near
b move 6c 6a
c move 3c 3a
c settler 17a
c move 17b 19b
c move 3a 17b
a move 2c 2a
a move 5a 5c
a move 2a 4c
a move 4c 4b
b settler 6c
b move 6c 6a
b sculpt 6a near
b move 9a 20a
c move 19b 17b
c village 17b pit
c move 17a 19b
a end
b end
c village 19b pit
c move 19b 19a
c move 17b 3a
a move 5b 11a
a end
b move 6c 6a
b end
c pray
c move 17b 3a
c move 3a 12a
a sculpt 4b near
a raise 4b near E
! die white
a move 11a 10a
a move 10a 20a
b move 6a 6b near
b raise 6b loose E
b rescue 1b
! die volcano
! tokens 7
b sculpt 1b near
b move 1b 1c
c village 19a pit
c move 12a 7a
c move 3a 17b
a move 2c 2a
a move 2a 4c
a pray
b raise 1b near NW
! die volcano
! tokens 2
a save 2a:near
b sculpt 1b far
b raise 1b far E
! die white
b move 22a 1c
c settler 19a
c settler 19a
c move 19a 19b
c move 17b 3a
a move 4b 4a
a pray
a move 5b 5c
b sculpt 1c near
b sculpt 1c far
b move 20a 20b
b move 1c 22a near
c move 3a 3c
c move 3c 3a
c move 3a 17b
c move 19b 17b
a move 5c 5a
a move 4a 17b
a move 5a 5c
a move 4c 1a
b pray
b move 22a 1c
b move 1c 1a
c move 19a 19b
c move 17b 17a
c move 17a 19b
c move 7a 7c
a village 1a near
a move 1a 4c
a move 5c 5b
b move 1a 1c
b move 1c 7b far
b sculpt 7b near
b raise 7b near E
! die white
c move 19a 19b
c move 7c 7a
c end
a move 20a 9a
a move 9a 10a
a move 10a 20a
a move 5b 5a
b move 1b 1a
b village 7b far
b move 7b 7a loose
c move 7a 7c
c move 19b 12a
c move 12a 19a
c move 17b 3a
a move 17b 3a
a move 20a 10a
a move 4c 1a
a move 3a 17b
b pray
b sculpt 7a near
c move 3a 17b
c move 19b 12a
c move 17b 3a
c move 3a 12a
a move 5a 5c
a move 5c 5b
a move 5b 5a
a move 17b 4a
b raise 7a loose E
! die volcano
! tokens 1
a save none
b move 1a 4c
b raise 7a near SW
b rescue 22a
c rescue 3c
! die white
b move 22a 1c loose
c move 12a 19a
c move 19b 19a
c move 19a 19b
c move 19a 19b
a sculpt 1a near
a raise 1a near SW
! die white
a move 5a 5b
a move 10a 11a
b sculpt 1b near
b sculpt 1c near
b move 1c 1b near
b move 4c 4a
c move 3c 3a
c move 19b 17a
c move 12a 3a
c move 17a 17b
a move 5b 11a
a move 5c 5b
a move 4a 4c
a move 11a 2b
b move 4a 4c
b move 1b 1c
b move 4c 2a
b move 20b 20a pit
c move 3a 3c
c move 19b 19a
c move 3a 3c
c move 3c 3b
a move 1a 4c
a pray
b move 2a 2b
b raise 20a loose SW
! die white
b move 1b 1c near
b raise 1c loose SW
! die volcano
! tokens 2
a save 2a:near
c move 19a 19b
c move 19b 17a
c move 3b 3a
c move 19a 19b
a sculpt 2b near
a sculpt 2b far
a raise 2b far E
a rescue 4c
b rescue 2a
! die volcano
! tokens 2
a save 2a:near,2b:near
a pray
b raise 1c loose NW
! die volcano
! tokens 2
a save 2a:near
b move 1c 1b
b sculpt 2b near
b move 1b 1c
c move 17a 17b
c move 17b 3b
c move 17b 3a
c move 3b 3a
a move 4c 1a
a move 4c 4b
a move 4c 4b
a move 4b 4c
b move 1c 1a
b move 2a 2c
b village 2c far
c move 19b 12a
c move 12a 3a
c move 3a 17b
c move 3a 17b
a move 2b 2c
a village 2c near
! tokens 1,2
b save 2b:near
b save 1b:loose
a move 4c 1a
b move 1c 1b
b sculpt 1b near
b sculpt 1a near
b sculpt 2c near
c move 17b 3a
c move 17b 19b
c move 3a 17b
c move 19b 17a
a move 4b 4c
a move 2c 2b
a move 4c 4a
a move 1a 4c
b sculpt 1c near
b move 2b 2a
b move 1c 1b
b end
c move 3c 3b
c move 3b 3a
c move 3a 12a
c move 3a 17b
a move 2b 2a
a sculpt 2a near
! tokens 3,4
c save 3b:near
a raise 2a near SW
a rescue 1a
b rescue 1a
! die volcano
! tokens 4
a sculpt 4c near
b move 1b 1c loose
b move 1a 4c
b sculpt 4c far
b move 4c 4b far
c end
a raise 4c near NW
a rescue 3c
b rescue 4c
! die white
a move 3c 3a
a village 4a near
---
= a 49 b 54 c 92
