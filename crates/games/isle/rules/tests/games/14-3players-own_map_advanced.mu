mu 1
game isle
rules 1
option players 3
option setup advanced
option stall quiet_end
option volcano_faces 3
option sea_geyser allowed
option prayed_flow stops
option create_where area
option final_moai all
option foreign_moai untouchable
option sinking_call automatic
option map 1@-1,2/0 2@2,0/1 3@1,2/1 4@-1,4/1 5@0,0/0 6@-2,4/2 7@2,2/4 8@2,-2/0 9@4,-1/0 10@-1,0/3 11@4,-2/2 12@3,1/5 13@-1,5/4 14@-2,2/3 15@1,-2/1 16@5,-3/1 17@4,0/3 18@-2,1/0 19@0,5/2 20@5,-2/1 21@0,-1/3 22@-2,5/4 landfall@2,-3
---
! boats a@-3,5 b@3,2 c@2,-3
! first b
b land 7c
b sculpt 7c near
b move 7c 7a
b sculpt 7a near
c land 8c
c move 8c 8b
c sculpt 8b near
c raise 8b near E
! die white
a land 22b
a sculpt 22b pit
a move 22b 22a
a move 22a 6a
b raise 7a near NW
! die white
b move 7a 7b
b move 7b 19b
b sculpt 19b pit
c move 8b 8c
c sculpt 8c near
c move 8c 8a near
c raise 8a loose SW
! die white
a move 6a 6c
a sculpt 6c near
a move 6c 6b
a sculpt 6b near
b raise 19b pit NW
! die white
b move 19b 7b
b move 7b 7c
b move 7c 7b
c move 8a 15a
c sculpt 15a pit
c raise 15a pit E
! die white
c move 15a 21a
a raise 6b near NW
! die white
a pray
a move 6b 4c
a sculpt 4c near
b sculpt 7b near
b move 7b 7c
b move 7c 7b near
b raise 7b loose SW
! die volcano
! tokens 7
c sculpt 21a pit
c raise 21a pit E
! die volcano
! tokens 4
a save 4c:near
c move 21a 15a
c move 15a 5c
a raise 4c near NW
! die white
a move 4c 4a
a move 4a 4b
a sculpt 4b far
b move 7b 7c
b village 7c near
b pray
c sculpt 5c near
c raise 5c near NW
! die volcano
! tokens 6
c move 5c 5b
c sculpt 5b near
a raise 4b far E
! die white
a sculpt 4b near
a move 4b 4a near
a raise 4a loose SW
! die white
b move 7c 7b
b sculpt 7b near
b raise 7b near NW
! die white
b move 7b 7a
c raise 5b near E
! die volcano
! tokens 6
c move 5b 1c
c sculpt 1c near
c raise 1c near E
! die white
a village 4a near
a settler 4c
a sculpt 4a far
b sculpt 7a near
b settler 7b
b move 7a 12a
b sculpt 12a pit
c move 1c 5a
c move 5a 18b
c sculpt 18b pit
c move 18b 10a
a raise 4a far E
! die white
a move 4c 6b
a sculpt 6b far
a raise 6b far E
! die volcano
! tokens 7
b save 7a:near
b raise 12a pit SW
b rescue 3a
! die volcano
! tokens 8
b sculpt 3a near
b move 12a 17a
b raise 3a near E
! die white
c sculpt 10a pit
c raise 10a pit E
! die volcano
! tokens 2
c move 10a 21b
c sculpt 21b pit
a sculpt 6b near
a move 4a 13a
a village 13a pit
b sculpt 17a pit
b raise 17a pit NW
! die volcano
! tokens 4
b pray
b move 3a 3c
c move 21b 10a
c move 10a 21a
c move 21a 21b
c move 21b 21a
a move 6b 6a near
a raise 6a loose E
! die white
a village 6a near
b village 3c near
b move 3c 2a
b sculpt 2a near
c move 21a 21b
c move 21b 21a pit
c raise 21a loose SW
c rescue 8a
! die volcano
! tokens 2
b save 2a:near
c move 8a 2c
a sculpt 6a far
a move 13a 22a
a sculpt 22a pit
a move 6a 6c
b raise 2a near E
! die volcano
! tokens 6
b move 17a 12a
b sculpt 2a far
b move 2a 3b
c sculpt 2c far
c pray
c sculpt 2c near
c raise 2c far NW
! die white
a move 22a 6a
a pray
a village 6c far
b village 3b near
b move 3b 12a
b move 12a 3b
c raise 2c near SW
! die white
c move 2c 2b
c village 2b far
a pray
a sculpt 6c near
a move 6c 6b near
b move 3b 17b
b move 17b 3b
b move 3b 2a
b raise 2a far SW
b rescue 5c
c rescue 5c
! die volcano
! tokens 3
c move 5c 5b
c move 5b 1c
c move 1c 5a
c move 5a 18b
a village 6a near
a village 6b near
b move 12a 17b
b sculpt 17b pit
b raise 17b pit NW
! die white
b move 17b 3b
c raise 18b pit NW
! die white
c move 18b 1a
c village 1a near
a move 6a 22a
a move 22a 6a
a move 6a 22a
a raise 22a pit E
! die volcano
! tokens 6
a save 6a:near,6b:near
b sculpt 3b near
b move 5c 5a
b raise 3b near NW
! die white
b end
c move 1a 6b
c move 6b 6c
c end
a settler 6b
a move 6b 6a
a move 6a 6c
a pray
b move 3b 3a
b sculpt 3a near
b raise 3a near SW
! die white
b sculpt 5a near
c village 6c near
c move 6c 6b
c move 6b 6c
a move 6b 6a loose
a move 6a 6b
a move 22a 22b
a move 22b 22a pit
b raise 5a near NW
! die white
b move 5a 18b
b move 18b 18a
b move 3a 3c
c move 6c 6a
c move 6a 6b
c move 6b 1a
c move 1a 18b
a settler 6b
a pray
a raise 22a loose NW
a rescue 6a
! die volcano
! tokens 3
b pray
b sculpt 3c far
b sculpt 18a pit
b sculpt 3c near
c move 18b 14a
c pray
c move 14a 18b
a pray
a move 6b 6c
b raise 3c near NW
b rescue 1b
! die volcano
! tokens 1
c save 1a:near
b sculpt 1b near
b village 1b far
c move 18b 1c
c sculpt 1c near
c raise 1c near NW
! die volcano
! tokens 6
a save none
c save 6c:near
a save 6a:loose
c move 1c 18b
a sculpt 6a near
a village 6b near
a move 6c 6b
b move 18a 14a
b raise 1b near SW
! die white
b sculpt 14a pit
! tokens 5,6
a save 6a:near,6b:near
b raise 14a pit NW
! die volcano
! tokens 6
c end
a move 6c 6b
a village 6b near
a sculpt 6a near
b settler 1b
b move 14a 1a
b move 1a 1b
b move 1b 1a
c move 18b 5a
c village 5a near
c move 5a 5b
a move 6b 6a
a move 6b 6a
a settler 6c
a end
b move 1a 1c
b move 1b 1a
b move 1c 1b
b move 1a 1b
c pray
c sculpt 5b near
c raise 5b near SW
! die volcano
! tokens 1
c save none
c move 5b 5c
a sculpt 6c near
a move 6a 6c near
a sculpt 6c far
a move 6c 6a
b village 1b near
b move 1b 1a
b sculpt 1a near
c sculpt 5c near
c raise 5c near E
! die white
c settler 5a
c move 5c 5a
a move 6b 6c
a move 6c 6a
a move 6c 6b far
a move 6a 6c far
b raise 1a near SW
a rescue 1a
! die white
b move 1b 1c
b move 1a 1c
b sculpt 1c near
! tokens 1,5
b save none
c save 5a:near
c move 5a 5b
c move 5a 5c
c village 5c near
a sculpt 1a near
a move 1a 18b near
a raise 18b loose SW
! die volcano
! tokens 1
b save 1b:far
a move 18b 1a
---
= a 27 b 52 c 66
