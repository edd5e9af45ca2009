mu 1
game isle
rules 1
option players 4
option setup standard
option stall restless_earth
option volcano_faces 4
option sea_geyser allowed
option prayed_flow stops
option create_where area
option final_moai all
option foreign_moai untouchable
option sinking_call automatic
option map none
---
! first c
c land 21b
c move 21b 21a
c village 21a pit
d end
a land 21b
a sculpt 21b pit
a move 21b 11a pit
a raise 11a loose NW
! die volcano
! tokens 3
b land 21a
b move 21a 18a
b sculpt 18a pit
b raise 18a pit NW
! die volcano
! tokens 2
c move 21a 5b
c village 5b near
c move 5b 5a
d land 18a
d move 18a 16a
d village 16a pit
a pray
a move 11a 2b
a sculpt 2b near
a raise 2b near SW
! die volcano
! tokens 6
b move 18a 18b
b sculpt 18b pit
b raise 18b pit SW
! die volcano
! tokens 1
b move 18b 5a
c village 5a near
c move 5a 4b
c sculpt 4b near
d move 16a 14a
d sculpt 14a pit
d raise 14a pit E
! die white
d move 14a 8a
a sculpt 2b far
a move 2b 10a
a sculpt 10a pit
a raise 10a pit SW
! die white
b move 5a 4b
b pray
b move 4b 5c
b sculpt 5c near
c raise 4b near E
! die white
c move 4b 4c
c sculpt 4c near
c raise 4c near E
! die white
d move 8a 5a
d move 5a 5c
d move 5c 5b
d move 5b 11a
a move 10a 20a
a sculpt 20a pit
a raise 20a pit SW
! die volcano
! tokens 1
a move 20a 9a
b raise 5c near NW
! die volcano
! tokens 7
b move 5c 5b
b move 5b 11a
b sculpt 11a pit
c move 4c 4a
c sculpt 4a near
c pray
c raise 4a near SW
! die volcano
! tokens 3
d move 11a 21a
d move 21a 11a
d move 11a 21b
d move 21b 21a
a village 9a pit
a move 9a 2c
a move 2c 2b
b raise 11a pit E
! die volcano
! tokens 6
b move 11a 2b
b move 2b 2c
b move 2c 9a
c move 4a 17b
c sculpt 17b pit
c move 17b 3a pit
c raise 3a loose SW
! die white
d move 21a 5b
d move 5b 21a
d move 21a 21b
d move 21b 21a
a raise 2b far E
! die white
a end
b move 9a 15a
b sculpt 15a pit
b raise 15a pit E
! die white
b move 15a 9a
c move 3a 3b
c pray
c sculpt 3b near
d move 21a 5b
d move 5b 21a
d move 21a 21b
d move 21b 21a
a move 2b 2c
a village 2c near
a settler 2b
b move 9a 6b
b move 6b 2c
b sculpt 2c far
b move 2c 1b far
! crack 1|3
c raise 3b near E
! die white
c sculpt 3b far
c raise 3b far SW
! die white
c move 3b 3a
d move 21a 21b
d move 21b 21a
d move 21a 21b
d move 21b 21a
a settler 2b
a move 2b 2a
a sculpt 2a near
a raise 2a near NW
! die white
b raise 1b loose E
! die volcano
! tokens 3
b move 1b 6b
b sculpt 6b far
b end
c pray
c move 3a 12a
d move 21a 5b
d move 5b 18b
d move 18b 5a
d move 5a 8a
a sculpt 2a far
a raise 2a far SW
! die volcano
! tokens 7
a move 2b 2a
a move 2a 2c
b raise 6b far E
! die volcano
! tokens 1
b village 6b near
b settler 6c
c village 12a pit
c move 12a 19a
c move 19a 12a
d village 8a near
d move 8a 14a
d move 14a 5a
a move 2c 2b
a move 2a 2b
a settler 2b
a move 2b 2c
b sculpt 6c far
b move 6b 6a
b sculpt 6a near
b sculpt 6c near
! crack 8|13
c move 12a 19a
c sculpt 19a pit
c move 19a 19b
c move 19b 17b
d move 5a 8a
d move 8a 8b
d sculpt 8b near
d raise 8b near NW
d rescue 2a
! die volcano
! tokens 7
a move 2b 2a
a move 2c 6b
a move 6b 6a
a settler 2b
b sculpt 6a far
b move 6a 6c
b move 6c 6a
b move 6a 1c near
c move 17b 13a
c village 13a pit
c move 13a 17a
d move 2a 2b
d move 2b 2c
d move 2c 2b
d move 2b 2c
a move 2b 2c
a move 2c 2b
a pray
b village 1c near
b village 1c far
! crack 2|6
d rescue 1b
a rescue 6b
c move 17a 19b
c sculpt 19b pit
c raise 19b pit NW
! die volcano
! tokens 3
c move 19b 17a
d village 1b near
d village 1b far
a move 6a 22a
a sculpt 22a pit
a raise 22a pit E
! die volcano
! tokens 7
a move 22a 7b
b raise 1c loose SW
! die white
b move 1c 7b
b settler 6a
b raise 6a far SW
b rescue 22a
a rescue 1c
! die volcano
! tokens 3
c village 17a pit
c move 17a 17b
c end
d move 1b 1a
d sculpt 1a near
d raise 1a near SW
! die volcano
! tokens 3
d sculpt 1a far
a move 1c 7b
a village 7b far
a sculpt 7b near
b move 22a 22b
b sculpt 22b pit
b move 22a 22b
b move 22b 22a
c move 17b 13a
c move 13a 17b
c move 17b 17a
c settler 17b
d raise 1a far E
! die white
d move 1a 1c
d move 1c 7b
d move 7b 7c
a move 7b 7a near
a raise 7a loose SW
! die volcano
! tokens 4
a settler 7a
a sculpt 7a near
b move 7b 7a
b sculpt 7a far
b raise 7a far E
! die volcano
! tokens 7
a save none
b sculpt 7a near
c move 17b 4a
c sculpt 4a near
c raise 4a near NW
! die volcano
! tokens 1
b save none
c settler 17b
d sculpt 7c near
d sculpt 7c far
d move 7c 7b
d sculpt 7b near
a settler 7b
a move 7a 7b
a move 7a 7c
a end
b move 7a 7b near
b move 22b 22a
b raise 7b loose E
! die volcano
! tokens 4
b move 22a 1c
c sculpt 4a near
c move 17a 17b
c move 4a 4c
c move 17b 4a
d move 7b 7a
d move 7a 7b
d move 7b 7c
d move 7c 7a
a move 7c 7b
a move 7b 22a
a move 7b 7c
a move 7b 7c
b settler 1c
b move 1c 1b
b village 1b near
! crack 7|22
d rescue 22a
a rescue 22a
b rescue 22a
---
= a 31 b 49 c 56 d 27
