mu 1
game isle
rules 1
option players 4
option setup advanced
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
! continent 1@0,0/1 2@0,1/0 3@-4,3/0 4@-2,1/0 5@-2,3/1 6@-2,0/1 7@2,-1/5 8@-3,4/3 9@-1,3/5 10@1,2/5 11@-4,2/3 12@0,-2/2 13@2,-2/0 14@-5,4/4 15@1,-3/1 16@2,2/4 17@0,3/2 18@2,-3/4 19@3,1/3 20@-5,3/4 21@-3,1/3 22@-2,4/5
! boats a@-3,0 b@3,-2 c@-5,5 d@1,3
! first b
b land 13a
b sculpt 13a pit
b raise 13a pit NW
! die volcano
! tokens 6
b move 13a 7a
c land 14a
c sculpt 14a pit
c move 14a 8b
c move 8b 3a
d land 17a
d village 17a pit
d move 17a 9a
a land 21b
a sculpt 21b pit
a move 21b 11a
a move 11a 20a
b village 7a near
b settler 7c
b sculpt 7c near
c move 3a 8b
c village 8b near
c move 8b 8a
d pray
d move 9a 22a
d village 22a pit
a move 20a 14a
a move 14a 20b
a sculpt 20b pit
a raise 20b pit E
! die white
b move 7c 7b near
b raise 7b loose SW
! die volcano
! tokens 6
b sculpt 7b near
b move 7a 7b
c pray
c end
d move 22a 5a
d sculpt 5a near
d raise 5a near E
! die white
d move 5a 5b
a move 20b 20a
a move 20a 11a
a village 11a pit
b move 7b 19b
b move 7b 19b
b end
c village 8a near
c move 8a 8b
c move 8b 14a
d sculpt 5b near
d raise 5b near E
! die white
d end
a move 11a 21a
a village 21a pit
a move 21a 3c
b move 19b 2b
b village 19b pit
b pray
c move 14a 3a pit
c raise 3a loose NW
! die volcano
! tokens 5
c move 3a 3c
c sculpt 3c near
d sculpt 5b near
d raise 5b near NW
! die white
d move 5b 5c
d sculpt 5c far
a move 3c 5c
a village 5c near
a move 5c 5a
b move 19b 16a
b village 16a pit
b move 2b 10a
c raise 3c near E
! die white
c move 3c 3a
c village 3a near
d raise 5c far NW
! die volcano
! tokens 8
c save 8a:near
d move 5c 5a
d pray
a sculpt 5a near
a raise 5a near SW
! die white
a settler 5c
a move 5c 5a
b village 10a pit
b move 16a 19b
b move 10a 2b
c move 3a 3b
c settler 3c
c pray
c move 3b 8b
d move 5a 22a
d move 22a 9a
d sculpt 9a pit
d raise 9a pit E
! die white
a move 5a 22a
a move 5a 22a
a move 22a 22b
a move 22b 22a
b move 19b 19a
b settler 19a
b village 19a pit
c village 8b near
c move 3c 3b
c sculpt 3b near
d pray
d move 9a 22a
a move 22a 22b
a village 22b pit
a move 22a 5a
b village 2b near
b move 19a 16a
b move 16a 10a
c raise 3b near E
! die white
c move 8b 8c
c sculpt 8c far
c move 8c 8a
d move 22a 22b
d move 22b 22a
d move 22a 5a
d move 5a 5c
a settler 5b
a move 22b 22a
a move 5a 22a
a move 22a 5a
b move 19a 19b
b move 19b 7b
b move 2b 10a
b move 7b 7a
c move 3b 3a
c move 8a 8c
c sculpt 8c near
c move 8c 8b
d move 5c 5b
d move 5b 2a
d sculpt 2a near
d move 2a 17b near
a move 5a 5c
a move 22a 5a
a move 5c 5a
a move 5b 2a
b pray
b move 10a 17b
b settler 7b
c move 3a 20a
c sculpt 20a pit
c raise 20a pit E
! die volcano
! tokens 7
b save 7a:near,7b:near
c move 20a 11a
d raise 17b loose E
! die volcano
! tokens 6
d move 17b 17a
d move 17a 17b
d sculpt 17b pit
a settler 5c
a move 5a 5c
a move 2a 1a
a sculpt 1a near
b move 7a 7b
b settler 7c
b sculpt 7c near
b move 7b 7c near
c move 11a 20a
c move 8b 14a
c move 14a 3a
c move 20a 11a
d raise 17b pit NW
d rescue 10a
b rescue 2b
! die white
d move 10a 16a
d move 16a 19a
d move 19a 19b
a raise 1a near E
! die white
a pray
a move 5c 5b
a move 5b 5c
b move 7c 7a
b pray
b move 7a 1b
b end
c move 11a 21b
c move 3a 8b
c move 21b 21a
c move 21a 6a
d move 19b 7b
d move 7b 19b
d move 19b 7b
d move 7b 7a
a move 1a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 1
a move 5c 5b
b sculpt 1b far
b raise 1b far E
! die volcano
! tokens 7
b save none
b save 7c:loose
b pray
b move 1b 18b
c village 6a near
c pray
d sculpt 7a near
d raise 7a near SW
! die volcano
! tokens 5
a save 5c:near
d move 7a 7b
d sculpt 7b near
a village 5a near
a sculpt 5b near
a move 4b 1a
b move 2b 2c
b sculpt 2c near
b sculpt 18b pit
b raise 2c near NW
! die volcano
! tokens 3
c save 3a:near
c sculpt 6a far
c raise 6a far SW
! die volcano
! tokens 7
d save none
b save 7c:loose
c move 6a 4c
c sculpt 4c near
d move 7b 7c
d village 7c near
d sculpt 7c far
a village 1a near
a move 5a 5b
a move 5b 2a
b raise 18b pit NW
! die white
b village 7b near
b move 18b 18a
c raise 4c near NW
! die white
c move 8b 8c
c move 8c 8a
c settler 8c
d move 7c 7a
d end
a move 5c 5b
a pray
a move 2a 5b
a move 1a 1c
b sculpt 18a pit
b move 18a 18b pit
b raise 18b loose E
! die white
b move 2c 2a
c move 8a 3b
c sculpt 3b near
c raise 3b near SW
! die white
c move 4c 4a
d village 7a near
d move 7a 7c
d move 7c 7a
a move 5b 2a near
a raise 2a loose NW
! die volcano
! tokens 2
a sculpt 2a near
a settler 1b
b move 18b 1c
b village 1c far
b move 1c 6b
c village 4a near
c move 8c 8a near
c move 3b 3c
d move 7a 7c
d move 7c 7b
d move 7b 7c
d move 7c 7b
a raise 2a near SW
! die volcano
! tokens 7
d save 7a:near,7c:near
a sculpt 1c near
a raise 1c near NW
! die volcano
! tokens 4
c save 4a:near
a sculpt 1b near
b move 6b 6c
b move 6c 6b
b village 7b near
c move 3c 4a
c raise 8a loose E
a rescue 3c
! die white
c move 4a 3c
c settler 3a
d move 7b 7c
d move 7c 7b far
d move 7b 7a
d move 7a 7c
a raise 1b near NW
! die volcano
! tokens 7
d save 7a:near
a sculpt 3c near
a raise 3c near NW
! die white
a move 1b 1a
b village 6b near
b move 7b 7c
b move 6b 12a
c settler 3b
c move 3b 3a
c move 3a 3c
c move 3c 3b
d sculpt 7c near
d move 7c 7b
d move 7b 7c
d move 7c 7b
a move 2a 2c
a village 2c near
a move 1a 4b
b sculpt 12a pit
b raise 12a pit SW
b rescue 13a
! die volcano
! tokens 2
a save 2c:near
b sculpt 2a near
b end
c move 3b 3c
c move 3a 3c
c move 8a 8c
c move 8c 8b far
d sculpt 7b near
d move 7b 7c
d move 7c 7a
d move 7a 7c
a village 4b near
a move 3c 3b
a move 1c 6b
b move 2a 2b
b sculpt 2b far
b raise 2b far E
! die volcano
! tokens 3
b sculpt 2b near
c raise 8b loose NW
! die volcano
! tokens 6
c move 3c 4a
c village 3c near
d move 7c 7a
d move 7a 7c
d move 7c 7b
d move 7b 7c
a move 2c 2b
a village 3b near
a sculpt 6b near
b raise 2b near SW
! die volcano
! tokens 4
b move 7c 7b
b move 10a 16a
b move 7c 7b
c sculpt 4a near
c raise 4a near SW
c rescue 11a
a rescue 20a
! die white
c move 11a 20a
c move 11a 21a
d move 7c 7a
d move 7a 7c
d move 7c 7b
d move 7b 7c
a raise 6b near E
a rescue 4c
! die white
a village 4c far
a sculpt 4b near
b move 7b 7a
b move 16a 19a
b move 7b 19b
b move 7a 7c
c move 11a 20a
c move 20a 20b
c move 21a 4a
c move 4a 4c
d move 7c 7b near
d settler 7a
d move 7a 7b
d end
a raise 4b near SW
! die white
a move 2b 2c
a sculpt 4c near
! tokens 4,7
a move 2c 2a
b sculpt 7c near
b move 19a 19b
b move 2b 2a
b move 13a 7a
c sculpt 4c near
c raise 4c near E
c rescue 2a
a rescue 2a
! die white
c move 2a 2b
c move 2b 10a
d sculpt 7b near
d move 7b 7a
d sculpt 7a near
! tokens 2,7
d move 7b 7a
a sculpt 2a near
a move 2a 2c
a sculpt 2c near
a raise 2c near E
! die volcano
! tokens 2
b sculpt 7a near
b raise 7a near NW
! die volcano
! tokens 7
b village 2a near
c move 2a 2b
c village 2b far
c sculpt 2b near
d move 7a 7b
d sculpt 7b near
d end
a village 2c near
a move 2a 2b
a settler 2a
---
= a 52 b 72 c 53 d 25
