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
option foreign_moai carry
option sinking_call by_players
option map none
---
! first b
b land 21b
b move 21b 21a
b sculpt 21a pit
b move 21a 18b
c land 18a
c sculpt 18a pit
c end
d land 21a
d move 21a 18a
d move 18a 16a
d sculpt 16a pit
a land 21b
a sculpt 21b pit
a move 21b 11a
a sculpt 11a pit
b sculpt 18b pit
b raise 18b pit SW
! die white
b move 18b 21a
b raise 21a pit NW
! die volcano
! tokens 2
c raise 18a pit SW
! die volcano
! tokens 8
c move 18a 18b
c move 18b 5b
c move 5b 5c
d raise 16a pit NW
! die volcano
! tokens 8
d end
a raise 11a pit SW
! die white
a move 11a 2b
a sculpt 2b far
a raise 2b far SW
! die volcano
! tokens 4
b pray
b move 21a 5b
b move 5b 5a
b sculpt 5a near
c village 5c near
c move 5c 4b
c move 4b 4a
d move 16a 14a
d village 14a pit
d settler 14a
a sculpt 2b near
a raise 2b near E
! die volcano
! tokens 2
a sculpt 2b near
a move 2b 10a near
b move 5a 4b
b sculpt 4b far
b move 4b 8a
b sculpt 8a far
c sculpt 4a near
c pray
c move 4a 3b
c move 3b 17b
d move 14a 8a
d sculpt 8a near
d raise 8a near NW
! die white
d move 8a 8c
a raise 10a loose NW
! die volcano
! tokens 7
a move 10a 11a
a move 11a 10a
a sculpt 10a pit
b raise 8a far E
! die white
b pray
b move 8a 8b
c move 17b 19b
c move 19b 19a
c sculpt 19a pit
c move 19a 12a
d end
a raise 10a pit SW
! die volcano
! tokens 7
a move 10a 20a
a sculpt 20a pit
a raise 20a pit SW
a leave
! die white
a call
b leave
c leave
d leave
b village 8b far
b village 8b near
c move 12a 7a
c move 7a 7b
c move 7b 3c
c sculpt 3c near
d settler 14a
d sculpt 8c near
d sculpt 8c far
d move 14a 5a
a pray
a move 20a 20b
a village 20b pit
b move 8b 13a
b sculpt 13a pit
b raise 13a pit NW
! die volcano
! tokens 6
b move 13a 4a
c raise 3c near NW
! die white
c move 3c 3b
c move 3b 17b
c move 17b 3b
d pray
d settler 14a
d move 8c 8b
d move 5a 5b
a move 20b 15a
a sculpt 15a pit
a end
b sculpt 4a far
b raise 4a far SW
! die white
b move 4a 3b near
b sculpt 3b near
c raise 3b loose E
! die volcano
! tokens 1
c move 3b 3a near
c village 3a near
d move 5b 18b
d move 18b 5b
d settler 14a
d sculpt 5b near
a raise 15a pit E
! die volcano
! tokens 3
c save 3a:near
a move 15a 9a
a move 9a 6b
a move 6b 1b
b village 3b near
b move 3b 17b
b move 17b 19b
c pray
c move 3a 12a loose:b
c sculpt 12a pit
c raise 12a pit SW
! die white
d raise 5b near NW
! die volcano
! tokens 1
d move 14a 5a
d move 14a 16a
d move 16a 14a
a move 1b 6b
a village 6b near
a sculpt 6b far
b move 19b 17a
b sculpt 17a pit
b raise 17a pit NW
! die volcano
! tokens 3
b save 3b:near
c save 3a:near
b move 17a 17b
c move 12a 7a
c sculpt 7a far
c move 7a 7b far
c end
d move 14a 16a
d end
a raise 6b far SW
! die white
a move 6b 6c
a sculpt 6c near
a move 6c 6a
b move 17b 3b
b move 3b 17b
b village 17b pit
c raise 7b loose E
! die volcano
! tokens 3
b save none
c sculpt 7b near
c sculpt 7b far
c move 7b 22a near
d move 14a 16a
d move 16a 14a
d move 8b 8c
d move 14a 5a
a sculpt 6a near
a raise 6a near SW
! die volcano
! tokens 7
a settler 6b
a move 6b 9a
b move 17b 17a
b move 17a 17b
b move 17b 17a
b move 17a 17b
c move 22a 1c loose
c raise 1c loose SW
! die volcano
! tokens 3
c village 1c far
d move 5a 4b
d pray
d sculpt 4b near
a end
b move 17b 3b
b end
c pray
c move 1c 1a
c move 1a 1c
c move 1c 1a
d move 5b 21a
d raise 4b near SW
! die volcano
! tokens 2
d move 21a 21b
d move 4b 4c
a settler 6c
a sculpt 6c far
a sculpt 9a pit
a move 9a 2c
b sculpt 3b near
b raise 3b near SW
! die white
b sculpt 3b far
b move 3b 3a
c village 1a far
c sculpt 1a near
c settler 1b
d move 4c 2a
d sculpt 2a near
d end
a pray
a sculpt 2c far
a raise 2c far NW
! die volcano
! tokens 8
b save 8b:near
d save 8c:near
b sculpt 3a near
b move 3a 3c
b sculpt 3c far
b raise 3c far E
! die white
c raise 1a near E
! die white
c pray
c sculpt 1b near
d raise 2a near SW
! die white
d village 2a far
d move 2a 2c
a village 2c near
a sculpt 6a far
a move 2c 2b
b move 3c 3a
b raise 3a near SW
b leave
! die volcano
! tokens 2
a save 2c:near
a call
b leave
c leave
d leave
b village 3a far
c raise 1b near E
! die white
c pray
d move 2c 2b
d move 8c 8a far
d sculpt 8a near
d move 8a 8b
a sculpt 2b far
a sculpt 2b near
a move 6a 22a
a move 6c 6a near
b pray
b move 3a 3b
b move 3b 3a
b move 3a 3b
c sculpt 1b far
c raise 1b far NW
! die white
c move 1b 1c
c sculpt 1c near
d move 8b 8c
d move 8c 8a near
d move 5a 8a near
d move 8a 8b loose
a move 6a 22a far
a raise 22a loose SW
a call
b rescue 22a
! die white
a village 22a pit
b move 22a 22b
b village 22b pit
b move 22b 22a
c move 1c 22a near
c raise 22a loose E
c leave
! die volcano
! tokens 4
a call
b call
c leave
d leave
a rescue 1b
d rescue 4c
c move 1a 4c
c move 22a 22b
d move 8a 8c
d raise 8b loose NW
! die white
d sculpt 4c near
d raise 4c near NW
d call
a rescue 4c
b rescue 4c
c rescue 4c
! die white
a sculpt 4c far
a move 4c 4a
a sculpt 4a near
a raise 4a near NW
! die white
b move 4c 4b
b raise 4b far E
b leave
! die volcano
! tokens 8
b save 8b:near
d save 8a:near
a leave
b leave
c leave
d leave
b village 4b near
b call
b rescue 8a
c rescue 5a
d rescue 5a
a rescue 8b
c move 5a 14a
c move 14a 16a
c move 16a 14a
c move 14a 16a
d sculpt 8c near
! tokens 5,8
c save none
d sculpt 8c near
d move 8b 8a
d move 8a 5a
a sculpt 8b near
a move 8b 8a
a move 8a 8b
a move 8b 13a
---
= a 36 b 35 c 41 d 42
