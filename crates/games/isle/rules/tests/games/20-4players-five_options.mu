mu 1
game isle
rules 1
option players 4
option setup standard
option stall restless_earth
option volcano_faces 3
option sea_geyser forbidden
option prayed_flow flows_on
option create_where area
option final_moai standing
option foreign_moai carry
option sinking_call automatic
option map none
---
! first b
b land 21a
b sculpt 21a pit
b raise 21a pit NW
! die white
b move 21a 5b
c land 21a
c move 21a 18a
c end
d land 21a
d move 21a 18b
d end
a land 18a
a sculpt 18a pit
a raise 18a pit NW
! die volcano
! tokens 1
a move 18a 18b
b village 5b near
b settler 5c
b sculpt 5c near
c move 18a 18b
c village 18b pit
c move 18b 16a
d move 18b 16a
d sculpt 16a pit
d move 16a 14a pit
d raise 14a loose E
! die volcano
! tokens 4
a move 18b 5a
a pray
a sculpt 5a near
a raise 5a near SW
! die white
b raise 5c near SW
! die white
b move 5c 2a
b village 2a near
c move 16a 18a
c move 18a 18b
c move 18b 18a
c move 18a 18b
d move 14a 8a
d sculpt 8a near
d raise 8a near E
! die volcano
! tokens 6
d move 8a 8c
a move 5a 18b
a move 18b 14a
a sculpt 14a pit
a raise 14a pit NW
! die volcano
! tokens 1
b move 5b 11a
b move 11a 10a
b sculpt 10a pit
b raise 10a pit SW
! die white
c move 18b 5a
c move 5a 18b
c move 18b 16a
c pray
d move 8c 8b
d pray
d village 8b near
a move 14a 18b
a move 18b 16a
a end
b move 10a 11a
b sculpt 11a pit
b raise 11a pit SW
! die volcano
! tokens 8
d save 8b:near
b settler 2c
c move 16a 18b
c move 18b 5b
c move 5b 2b
c move 2b 2c
d village 8b far
d end
a move 16a 18b
a move 18b 5b
a move 5b 2b
a move 2b 2c
b pray
b village 2c near
b move 11a 2b
c move 2c 6b
c move 6b 6a
c sculpt 6a near
c raise 6a near SW
! die white
d move 8b 4b
d sculpt 4b near
d raise 4b near SW
! die white
d sculpt 4b far
a move 2c 2b
a sculpt 2b near
a raise 2b near SW
! die white
a move 2b 2c
b move 2a 4c
b sculpt 4c near
b raise 4c near NW
! die white
b sculpt 4c far
c sculpt 6a far
c move 6a 6c
c sculpt 6c near
c sculpt 6c far
d move 4b 4a
d move 4a 4b
d move 4b 4a
d move 4a 4b
a move 2c 6b
a sculpt 6b far
a raise 6b far SW
! die white
a move 6b 9a
b move 4c 2a
b move 2c 2b
b settler 2c
b move 2b 2a
c move 6c 6b
c sculpt 6b near
c raise 6b near E
! die white
c move 6b 6c
d move 4b 4a far
d raise 4a loose NW
! die volcano
! tokens 2
b save 2c:near
d sculpt 4a near
d raise 4a near SW
! die volcano
! tokens 2
a sculpt 9a pit
a raise 9a pit SW
! die volcano
! tokens 3
a move 9a 20a
a sculpt 20a pit
b sculpt 2a near
b raise 2a near SW
! die white
b sculpt 2c near
b raise 2c near NW
! die volcano
! tokens 2
c move 6c 6a
c move 6a 22a
c pray
d sculpt 4a far
d move 4a 17b
d pray
d sculpt 17b pit
a raise 20a pit NW
! die volcano
! tokens 3
a move 20a 10a
a move 10a 9a
a move 9a 15a
b sculpt 2a near
b raise 2a near NW
b rescue 1a
a rescue 6b
! die volcano
! tokens 8
d save none
b village 1a near
c village 22a pit
c move 22a 1c
c end
d raise 17b pit NW
! die volcano
! tokens 1
d move 17b 4a
d move 4a 4b far
d move 4b 4c
a move 6b 6a
a move 6a 22a
a move 22a 1c
a sculpt 1c near
b move 1a 1b
b sculpt 1b near
b raise 1b near NW
! die white
b sculpt 1b far
c move 1c 7b near
c move 7b 7a loose:a
c sculpt 7a near
c move 7a 7c near
d move 4c 4b
d move 4b 4a
d move 4a 17b
d end
a sculpt 1c far
a raise 1c far NW
! die white
a move 1c 7b
a move 7b 3c
b sculpt 1a near
b sculpt 1a far
b move 1b 1a
b raise 1a near SW
! die white
c move 7c 7b
c sculpt 7b near
c raise 7b near E
b rescue 6b
! die volcano
! tokens 3
c move 7b 7c
d move 17b 13a
d sculpt 13a pit
d raise 13a pit E
! die volcano
! tokens 4
d save none
d move 13a 17a
a sculpt 3c far
a raise 3c far NW
! die white
a sculpt 3c near
a move 3c 3a
b move 6b 6c
b move 6c 6a near
b move 6a 6c
b move 6c 6a
c move 7c 7b
c move 7b 7a
c move 7a 12a
c move 12a 3a
d sculpt 17a pit
d raise 17a pit NW
d rescue 19b
! die white
d sculpt 19b pit
d move 19b 3a pit
a sculpt 3a far
a pray
a raise 3a far SW
! die volcano
! tokens 6
c save 6a:loose
b move 6a 6c loose:c
b village 6c near
b move 6c 6b
c village 3a near
c move 3a 3b
c sculpt 3b near
d move 3a 12a loose
d raise 12a loose E
a rescue 12a
c rescue 7b
! die volcano
! tokens 7
a save none
c save none
d move 12a 19a
d sculpt 19a pit
a sculpt 12a pit
a raise 12a pit SW
d rescue 12a
! die volcano
! tokens 7
a move 12a 7a
a sculpt 7a near
---
= a 23 b 22 c 21 d 19
