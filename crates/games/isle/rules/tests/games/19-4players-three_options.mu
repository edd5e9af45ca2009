mu 1
game isle
rules 1
option players 4
option setup advanced
option stall quiet_end
option volcano_faces 3
option sea_geyser allowed
option prayed_flow stops
option create_where village_space
option final_moai standing
option foreign_moai untouchable
option sinking_call automatic
option map none
---
! continent 1@2,-2/0 2@-1,2/1 3@0,2/0 4@0,0/0 5@2,0/1 6@0,-1/1 7@0,3/3 8@4,-3/5 9@2,2/0 10@3,0/0 11@-2,1/3 12@4,-4/0 13@2,-3/2 14@-2,3/4 15@4,-5/0 16@-3,2/2 17@-3,3/1 18@3,1/3 19@3,-5/5 20@1,3/0 21@-1,0/3 22@4,-1/0
! boats a@2,-4 b@0,4 c@-3,1 d@5,-2
! first b
b land 7a
b sculpt 7a near
b raise 7a near NW
! die white
b move 7a 7b
c end
d end
a land 19a
a village 19a pit
a move 19a 19b
b sculpt 7b near
b move 7b 14a near
b raise 14a loose NW
! die volcano
! tokens 4
b sculpt 14a pit
c land 21b
c sculpt 21b pit
c move 21b 21a pit
c raise 21a loose SW
! die volcano
! tokens 2
d land 8b
d sculpt 8b near
d raise 8b near SW
! die white
d move 8b 22a
a village 19b pit
a move 19b 12a
a sculpt 12a pit
b raise 14a pit E
! die white
b move 14a 2a
b move 2a 3a
b move 3a 3c
c sculpt 21a pit
c raise 21a pit E
! die white
c move 21a 21b
c end
d sculpt 22a pit
d raise 22a pit SW
! die white
d move 22a 22b
d sculpt 22b pit
a raise 12a pit NW
! die volcano
! tokens 7
a move 12a 1c
a move 1c 1a
a end
b sculpt 3c near
b raise 3c near E
! die volcano
! tokens 1
b end
c move 21b 21a
c move 21a 6a
c sculpt 6a near
c raise 6a near E
! die white
d move 22b 22a pit
d raise 22a loose NW
! die volcano
! tokens 2
d move 22a 5b
d sculpt 5b near
a move 1a 4c
a village 4c far
a sculpt 4c near
b move 3c 3b
b move 3b 9a
b move 9a 18a
b end
c move 6a 6b
c pray
c sculpt 6b near
c raise 6b near E
! die volcano
! tokens 7
d raise 5b near NW
! die white
d move 5b 5c
d sculpt 5c near
d move 5c 5a
a raise 4c near NW
! die volcano
! tokens 3
a move 4c 4a
a village 4a near
b sculpt 18a pit
b raise 18a pit SW
! die white
b move 18a 18b
b move 18b 5a
c move 6b 6c
c end
d move 5a 3c
d sculpt 3c near
d raise 3c near NW
! die volcano
! tokens 1
d move 3c 5a
a sculpt 4a far
a raise 4a far SW
! die white
a move 4a 4b
a sculpt 4b far
b village 5a near
b settler 5a
b move 5a 4b
c sculpt 6c near
c move 6c 6a
c move 6a 6c
c move 6c 6a near
d move 5a 4b
d sculpt 4b near
d raise 4b near SW
! die volcano
! tokens 6
c save 6a:loose
d move 4b 5c
a raise 4b far E
! die white
a pray
a move 4b 4c
a move 4c 1a
b move 5a 18b
b sculpt 18b pit
b raise 18b pit SW
! die volcano
! tokens 7
b pray
c raise 6a loose SW
c rescue 21a
a rescue 5c
b rescue 2b
! die white
c move 21a 2c
c sculpt 2c far
c raise 2c far SW
! die volcano
! tokens 3
d raise 5c near SW
! die volcano
! tokens 3
d move 5c 5b
d move 5b 10a
d sculpt 10a pit
a move 5c 5b
a move 5b 10a
a move 10a 5a
a move 5a 3c
b sculpt 2b near
b pray
b raise 2b near E
! die white
c move 2c 2b
c pray
c move 2b 2c
c move 2c 2a
d raise 10a pit SW
! die white
d move 10a 5b
d move 5b 5a
d move 5a 3c
a pray
a sculpt 3c near
a move 3c 3b
b sculpt 2b far
b move 2b 2c
b sculpt 2c near
b raise 2c near NW
! die volcano
! tokens 7
c move 2a 7b
c sculpt 7b far
c raise 7b far NW
b rescue 3c
! die white
c sculpt 7b near
d move 3c 3a
d move 3a 3c
d village 3c far
a village 3b near
a sculpt 3b far
a raise 3b far SW
! die volcano
! tokens 5
b save 5a:near
b move 3c 3a
b sculpt 3a near
b raise 3a near SW
! die volcano
! tokens 5
b save 5a:near
b move 3a 3b
c move 7b 7a near
c raise 7a loose E
c rescue 20a
! die volcano
! tokens 3
a save none
c pray
d move 3c 3b
d village 3b near
d move 3b 20a
a move 3b 3a
a sculpt 3a far
a raise 3a far NW
! die white
a sculpt 3a near
---
= a 31 b 33 c 16 d 36
