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
option foreign_moai carry
option sinking_call automatic
option map none
---
! first b
b land 21a
b sculpt 21a pit
b raise 21a pit NW
! die white
b move 21a 18b
c land 21b
c move 21b 21a
c move 21a 21b
c move 21b 21a
a land 21b
a sculpt 21b pit
a move 21b 21a
a move 21a 18a
b sculpt 18b pit
b end
c pray
c move 21a 5b
c sculpt 5b near
c raise 5b near NW
! die volcano
! tokens 5
a move 18a 16a
a village 16a pit
a move 16a 14a
b move 18b 16a pit
b raise 16a loose NW
! die volcano
! tokens 6
b pray
b move 16a 14a
c move 5b 11a
c sculpt 11a pit
c raise 11a pit SW
! die volcano
! tokens 6
c move 11a 2b
a sculpt 14a pit
a raise 14a pit E
! die volcano
! tokens 3
a move 14a 5a
a sculpt 5a far
b move 14a 8a
b village 8a near
b move 8a 8b
c sculpt 2b near
c raise 2b near E
! die volcano
! tokens 6
c move 2b 10a
c sculpt 10a pit
a raise 5a far E
! die volcano
! tokens 3
a sculpt 5a near
a raise 5a near SW
! die volcano
! tokens 2
a move 5a 4b
b village 8b near
b move 8b 4a
b sculpt 4a near
c end
a sculpt 4b near
a raise 4b near SW
! die volcano
! tokens 4
b save 4a:near
a sculpt 4b near
a raise 4b near E
! die white
b raise 4a near NW
! die volcano
! tokens 8
b move 4a 17b
b move 17b 4a
b move 4a 4c
c raise 10a pit NW
! die volcano
! tokens 1
c end
a move 4b 4c
a village 4c near
a sculpt 4c far
b move 4c 2a
b village 2a far
b sculpt 2a near
c pray
c move 10a 2b
c move 2b 2c
a raise 4c far E
! die white
a settler 4a
a move 4a 13a
a sculpt 13a pit
b raise 2a near SW
! die white
b settler 2a
b move 2a 1a
b sculpt 1a near
c move 2c 6b
c sculpt 6b near
c raise 6b near SW
! die volcano
! tokens 5
c sculpt 6b far
a raise 13a pit E
! die white
a move 13a 17b
a move 4c 1a
a sculpt 1a far
b raise 1a near E
! die volcano
! tokens 4
b settler 2c
b sculpt 2c far
b raise 2c far E
! die white
c raise 6b far E
! die volcano
! tokens 7
c move 6b 2c
c move 2c 2a
c move 2a 2b
a raise 1a far SW
! die volcano
! tokens 2
a sculpt 17b pit
a raise 17b pit NW
! die volcano
! tokens 7
a move 1a 4c
b sculpt 2c far
b raise 2c far NW
b rescue 1a
c rescue 6b
! die volcano
! tokens 6
b move 1a 1b
b move 1a 1b
c sculpt 6b near
c move 6b 6c
c sculpt 6c near
c sculpt 6c far
a end
b village 1b near
b move 1a 4c
b sculpt 1b far
c move 6c 6b near
c move 6b 6a
c sculpt 6a far
c move 6a 6c
a pray
a sculpt 4c near
a move 4c 4a
a move 4a 4b
b raise 1b far NW
! die volcano
! tokens 1
b sculpt 1b near
b raise 1b near E
! die white
b move 1b 1c
c move 6c 6a
c raise 6a far SW
! die volcano
! tokens 6
c save 6b:near
c village 6a far
a pray
a move 17b 17a
a sculpt 4b near
b sculpt 1c near
b raise 1c near SW
! die white
b move 1c 22a
b pray
c sculpt 6a near
c move 6a 22a
c sculpt 22a pit
c raise 22a pit E
! die volcano
! tokens 4
a save 4c:near
a village 17a pit
a settler 17b
a sculpt 4b near
b move 22a 1c
b sculpt 1c far
b raise 1c far NW
! die white
b move 1b 1a
c move 22a 7b
c move 7b 3c
c sculpt 3c near
c raise 3c near NW
! die volcano
! tokens 3
a move 4b 4a near
a raise 4a loose SW
! die white
a sculpt 4a far
a sculpt 4a near
b sculpt 1a near
b move 4c 1a
b move 1a 1b
b move 1b 1a
c sculpt 3c near
c raise 3c near E
! die volcano
! tokens 4
a save 4a:near
c sculpt 3c far
c move 3c 3b
a move 17a 19b
a move 19b 3a
a pray
a move 4a 4c near
b pray
b move 1c 7b
b move 1a 4c
c move 3b 3c
c move 3c 3a
c pray
a raise 4c loose NW
! die volcano
! tokens 1
b save 1a:near
a settler 17a
a move 17a 19b
a sculpt 19b pit
b sculpt 7b near
b raise 7b near E
b rescue 3c
! die white
b village 4c near
c sculpt 3a near
c raise 3a near NW
! die volcano
! tokens 7
c sculpt 3a far
c raise 3a far SW
! die volcano
! tokens 7
a settler 17b
a pray
a raise 19b pit NW
a rescue 3b
b rescue 12a
! die volcano
! tokens 3
---
= a 41 b 37 c 41
