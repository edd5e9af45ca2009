mu 1
game isle
rules 1
option players 4
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
! first a
a land 21b
a sculpt 21b pit
a pray
a move 21b 11a
b land 18a
b sculpt 18a pit
b raise 18a pit SW
! die volcano
! tokens 6
b move 18a 21a
c land 18a
c move 18a 21a
c sculpt 21a pit
c raise 21a pit SW
! die volcano
! tokens 5
d land 18a
d move 18a 18b
d sculpt 18b pit
d raise 18b pit NW
! die volcano
! tokens 5
a move 11a 2b
a sculpt 2b near
a raise 2b near E
! die white
a move 2b 5c
b move 21a 21b
b move 21b 11a
b sculpt 11a pit
b raise 11a pit NW
! die white
c move 21a 5b
c sculpt 5b near
c raise 5b near NW
! die white
c sculpt 5b far
d move 18b 14a
d village 14a pit
d move 14a 5a
a move 5c 4b
a move 4b 8b
a village 8b near
b move 11a 21b
b end
c raise 5b far E
! die volcano
! tokens 1
c move 5b 5a
c sculpt 5a far
c sculpt 5a near
d move 5a 14a
d move 14a 8a
d sculpt 8a near
d raise 8a near E
! die white
a settler 8b
a move 8b 4b
a move 4b 8a
a move 8a 5a
b move 21b 11a
b move 11a 5b
b move 5b 5c
b sculpt 5c near
c raise 5a far SW
! die white
c raise 5a near E
! die volcano
! tokens 3
c move 5a 5c
c sculpt 5c far
d move 8a 8c
d village 8c near
d move 8c 8a
a pray
a move 5a 4b
a sculpt 4b near
b pray
b raise 5c near NW
! die volcano
! tokens 2
b move 5c 4c
b sculpt 4c near
c raise 5c far SW
c rescue 2a
! die white
c sculpt 2a near
c raise 2a near SW
! die volcano
! tokens 8
a save none
c move 2a 1a
d move 8a 8b
d village 8b near
d move 8b 13a
a end
b raise 4c near NW
! die volcano
! tokens 2
b move 4c 4a
b sculpt 4a near
b raise 4a near NW
! die volcano
! tokens 8
c sculpt 1a near
c raise 1a near SW
! die white
c sculpt 1a far
c raise 1a far E
! die volcano
! tokens 8
d pray
d move 13a 8b
d sculpt 8b near
d raise 8b near NW
! die white
a raise 4b near SW
! die volcano
! tokens 8
a village 8b far
a sculpt 8b near
b move 4a 13a
b sculpt 13a pit
b move 13a 17b
b move 17b 3a
c move 1a 1c
c village 1c near
c sculpt 1c far
d move 8b 8a
d sculpt 8a far
d raise 8a far NW
! die volcano
! tokens 6
d sculpt 8a near
a settler 8b
a move 4b 4a
a move 8b 8c
a sculpt 8c far
b sculpt 3a near
b raise 3a near NW
! die volcano
! tokens 4
b sculpt 3a far
b raise 3a far SW
! die white
c raise 1c far SW
! die white
c move 1c 1b
c sculpt 1b far
c raise 1b far E
! die white
d pray
d move 8a 8c near
d sculpt 8c near
a sculpt 4a near
a move 8c 8b
a raise 4a near SW
! die volcano
! tokens 4
a sculpt 4a near
b move 3a 3b
b village 3b near
b sculpt 3b far
c sculpt 1b near
c raise 1b near NW
! die volcano
! tokens 1
c sculpt 1b near
c pray
d move 8c 8a
d move 8a 8c
d move 8c 8a
d move 8a 8c
a move 4a 4c
a sculpt 4c far
a raise 4c far E
! die volcano
! tokens 3
b save 3b:near
a sculpt 4c near
b raise 3b far SW
! die white
b move 3b 3a
b sculpt 3a near
b pray
c move 1b 1c
c sculpt 1c near
c raise 1c near NW
! die volcano
! tokens 6
c move 1c 7b
d move 8c 8b
d move 8b 8c
d move 8c 8a
d move 8a 8c
a move 8b 13a near
a move 13a 17b
a move 17b 17a
a settler 8b
b settler 3c
b sculpt 3c near
b village 3c far
c village 7b near
c move 7b 1c
c move 1c 1b
d move 8c 8b
d move 8b 8c
d move 8c 8b
d move 8b 8c
a village 17a pit
a move 17a 19b
a sculpt 19b pit
b raise 3c near NW
! die white
b move 3c 3b
b move 3a 12a
b sculpt 12a pit
c move 1b 1a near
c sculpt 1a near
c move 1a 1c near
c move 1c 7b
d move 8c 8b
d move 8b 8c
d move 8c 8b near
d move 8b 13a loose
a move 8b 13a
a raise 13a loose E
a rescue 4a
! die volcano
! tokens 7
c save 7b:near
a move 13a 17b
a move 4a 4b
b raise 12a pit SW
d rescue 2a
a rescue 3b
! die volcano
! tokens 3
b save 3b:near
b pray
b move 12a 7a
b move 7a 7c
c settler 7c
c sculpt 7c near
c village 7c far
d sculpt 2a far
d raise 2a far NW
! die white
d sculpt 2a near
d move 2a 2c
a move 3b 3a
a sculpt 3a near
a move 3a 3c near
a raise 3c loose E
! die volcano
! tokens 3
b save 3b:near
b move 7c 7a
b settler 3c
b sculpt 3c far
b sculpt 7a near
c move 7c 7a
c settler 7a
c sculpt 7a far
c raise 7a far E
! die white
d sculpt 2c far
d pray
a move 3c 3a
a pray
b village 3c near
b pray
b move 7a 12a
c move 7a 7c
c settler 7a
c move 7b 22a
c settler 7c
d raise 2c far E
! die volcano
! tokens 7
b save none
d move 2c 9a
d sculpt 9a pit
d raise 9a pit SW
! die white
a move 3a 3b
a move 3b 3a
a move 3a 3b
a move 3b 3a
b move 12a 3a
b sculpt 3a near
b move 3b 3c
b move 3a 3b
c village 7c near
c sculpt 7a near
c raise 7a near SW
a rescue 1c
b rescue 1a
! die volcano
! tokens 1
d move 9a 15a
d sculpt 15a pit
d move 15a 20b
d move 20b 15a
a move 1c 1b
a move 1b 1c
a village 1c near
b sculpt 1a near
b move 1a 1b
b sculpt 1b near
b move 1b 1a
c sculpt 22a pit
c raise 22a pit SW
c rescue 6b
a rescue 6a
b rescue 6b
! die volcano
! tokens 6
c village 6b far
d raise 15a pit SW
! die white
d move 15a 20a
d sculpt 20a pit
d raise 20a pit SW
! die volcano
! tokens 6
---
= a 22 b 28 c 58 d 38
