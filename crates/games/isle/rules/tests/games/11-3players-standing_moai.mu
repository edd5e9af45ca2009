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
option final_moai standing
option foreign_moai untouchable
option sinking_call automatic
option map none
---
! first b
b land 21a
b move 21a 11a
b sculpt 11a pit
b raise 11a pit E
! die white
c land 21a
c sculpt 21a pit
c raise 21a pit SW
! die white
c move 21a 5b
a land 18a
a village 18a pit
a move 18a 16a
b move 11a 5b
b sculpt 5b near
b raise 5b near E
! die white
b move 5b 5c
c move 5b 5c
c move 5c 5b
c move 5b 5a
c sculpt 5a near
a village 16a pit
a move 16a 18b
a sculpt 18b pit
b sculpt 5c near
b raise 5c near SW
! die white
b move 5c 2b
b sculpt 2b near
c end
a raise 18b pit SW
! die white
a move 18b 16a
a move 16a 14a
a end
b raise 2b near SW
! die white
b move 2b 10a
b sculpt 10a pit
b raise 10a pit NW
! die volcano
! tokens 8
c move 5a 14a
c move 14a 8a
c sculpt 8a near
c raise 8a near E
! die volcano
! tokens 7
a sculpt 14a pit
a raise 14a pit E
! die volcano
! tokens 4
a move 14a 5a
a move 5a 18b
b pray
b move 10a 2c
b move 2c 9a
b sculpt 9a pit
c pray
c move 8a 8b
c sculpt 8b far
c raise 8b far NW
! die volcano
! tokens 6
a move 18b 18a
a move 18a 18b
a move 18b 18a
a move 18a 16a
b raise 9a pit E
! die volcano
! tokens 5
c save 5a:near
b move 9a 2c
b village 2c near
c village 8b near
c move 8b 8c
c sculpt 8c near
a move 16a 18b
a move 18b 5b
a village 5b near
b move 2c 2a
b village 2a near
b move 2a 1b
c sculpt 8c far
c move 8c 8a
c end
a move 5b 11a
a move 11a 2b
a pray
a move 2b 11a
b end
c sculpt 8a far
c raise 8a far NW
! die white
c settler 8a
c move 8a 5a
a move 11a 10a
a move 10a 20a
a end
b move 1b 6a
b village 6a near
b end
c raise 5a near E
! die white
c move 5a 14a
c move 14a 5a
c move 5a 5c
a move 20a 15a
a sculpt 15a pit
a raise 15a pit SW
! die volcano
! tokens 1
a move 15a 20a
b pray
b sculpt 6a far
b raise 6a far SW
! die volcano
! tokens 1
c sculpt 5c near
c raise 5c near NW
! die white
c move 8a 8b
c move 8b 13a
a pray
a sculpt 20a pit
a raise 20a pit SW
a rescue 9a
! die volcano
! tokens 2
b save none
b move 6a 6c
b settler 6a
b move 6c 6b
b sculpt 6b far
c village 13a pit
c move 5c 5b
c settler 13a
a move 9a 2c
a village 2c near
a move 2c 6b
b settler 6a
b raise 6b far SW
! die volcano
! tokens 4
b sculpt 6b near
b raise 6b near E
! die volcano
! tokens 4
c move 13a 17a
c sculpt 17a pit
c raise 17a pit E
! die volcano
! tokens 8
c move 5b 11a
a end
b pray
b move 6a 22a
c move 17a 17b
c sculpt 17b pit
c raise 17b pit E
! die white
c move 13a 4a
a move 6b 6a
a move 6a 22a
a move 22a 7b
a sculpt 7b far
b sculpt 22a pit
b move 6a 6c
b raise 22a pit SW
! die volcano
! tokens 8
b sculpt 6c far
c village 4a far
c sculpt 4a near
c raise 4a near SW
! die white
a raise 7b far E
! die volcano
! tokens 1
a village 7b near
a settler 7b
b sculpt 6c near
b move 22a 22b
b sculpt 22b pit
b settler 6a
c move 17b 3b
c settler 4a
c sculpt 3b near
c raise 3b near E
! die volcano
! tokens 1
a move 7b 7a
a end
b move 6c 6a near
b move 6a 6c loose
b move 6a 6b
b move 6b 6c
c move 4a 4b
c settler 4a
c end
a move 7b 3c
a sculpt 3c near
a raise 3c near E
a rescue 22a
c rescue 1a
! die white
a move 22a 6a
b move 6c 6b
b move 6c 6a loose
b move 6b 6a
b settler 6a
c village 1a far
c move 4a 4b
c move 4b 4c
a move 6a 22a
a move 22a 1c
a move 22a 1c
a sculpt 1c near
b move 6a 6b
b move 6b 6c
b move 6a 6c
b move 6c 6b
c sculpt 4c near
c raise 4c near NW
! die white
c move 11a 2b
c sculpt 2b near
a raise 1c near NW
! die volcano
! tokens 8
a village 1c far
a move 1c 1a
b move 6c 6a far
b move 22b 22a
b move 6a 6c loose
b move 22a 22b
c raise 2b near E
! die volcano
! tokens 1
c village 4b near
c pray
a sculpt 1a far
a raise 1a far SW
! die white
a move 1a 1c
a move 1c 1a
b move 6a 22a
b move 6c 6b
b move 6b 2c
b move 22a 22b
c move 2b 2a
c village 4c far
c sculpt 4b far
a end
b move 22b 22a
b move 22b 22a
b move 22a 22b
b move 6b 6c
c raise 4b far SW
! die white
c move 4a 4c
c sculpt 2a near
c raise 2a near SW
c rescue 5c
! die volcano
! tokens 1
a save 1c:far
a sculpt 1a far
a raise 1a far E
a rescue 22a
c rescue 6a
! die volcano
! tokens 2
a save 2c:near
a pray
a move 22a 22b
b move 2c 9a
b move 22b 22a pit
b raise 22a loose E
b rescue 6a
a rescue 6a
! die white
b move 9a 2c
c sculpt 2a near
c raise 2a near NW
! die white
c move 6a 6c
c move 5c 5a
a end
b move 6b 6a
b move 2c 2b
b village 2b near
c move 2a 2b
c move 6c 6a
c move 5c 5a
c move 5c 5b
a move 6a 6c
a move 6c 6a
a move 6a 6b
a move 6b 6a
b move 6a 6b
b move 6c 6b
b move 2b 2c
b move 6b 2c
c move 5a 8a
c sculpt 8a far
c village 8a near
a end
b move 6b 6a
b move 6a 6b
b move 6a 6b
b move 6b 6c
c pray
c move 6a 6c
c move 6c 6a
a move 6a 6b
a move 6b 6a
a move 6a 6c
a move 6c 6a
b move 6a 6b loose
b move 2c 9a
b move 6b 6a
b move 9a 2c
c move 6a 6c
c pray
a pray
a move 6a 6b
a move 6b 6a
b move 6a 6b
b move 2c 9a
b end
c move 8a 8c
c sculpt 8c near
c move 5b 5a
c move 8c 8a
a move 6a 6c
a move 6c 6b
a move 6b 2c
a move 2c 10a
b move 6b 6a
b move 6c 6b
b move 9a 2c
b move 6b 6a loose
c move 6c 6a
c move 5a 8a
c move 2b 10a
c move 6a 6c
a move 10a 11a
a move 11a 10a
a move 10a 2b
a move 2b 2a
b move 6a 6c
b move 2c 6b
b move 6b 6c
b move 6a 6b
c move 10a 11a
c move 5a 8a
c move 8a 8c
c sculpt 8c far
a move 2a 2b
a move 2b 2a
a move 2a 2c
a move 2c 10a
b move 6b 2c
b move 6c 6a
b move 2c 9a
b move 9a 2c
c move 6c 6b
c move 8c 8a near
c move 8a 8c
c move 8a 8b
a pray
a move 10a 11a
---
= a 36 b 76 c 91
