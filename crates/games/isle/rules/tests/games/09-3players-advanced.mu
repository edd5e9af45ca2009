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
option map none
---
! continent 1@-3,2/0 2@-1,2/1 3@-1,0/1 4@0,0/0 5@0,-2/0 6@-1,-2/1 7@-2,3/3 8@2,-3/5 9@0,2/5 10@-3,1/3 11@2,-1/1 12@1,-4/2 13@-2,-1/2 14@-4,2/2 15@-5,3/2 16@-1,3/4 17@-3,0/0 18@1,2/2 19@-5,4/1 20@2,-4/2 21@2,0/1 22@2,1/0
! boats a@-4,4 b@0,-4 c@3,0
! first a
a land 7c
a sculpt 7c near
a move 7c 7b
a sculpt 7b near
b land 12a
b village 12a pit
b move 12a 6b
c land 21b
c move 21b 21a
c village 21a pit
a raise 7b near NW
! die volcano
! tokens 2
a move 7b 7c
a move 7c 7b
a move 7b 19b
b sculpt 6b near
b raise 6b near E
! die volcano
! tokens 8
b move 6b 6c
b move 6c 6b
c move 21a 11a
c move 11a 8b
c move 8b 8c
c pray
a pray
a village 19b pit
a move 19b 1a
b move 6b 6c
b village 6c near
b pray
c sculpt 8c near
c village 8c far
c move 8c 8b
a move 1a 19b
a end
b settler 6c
b move 6c 6a
b move 6c 6a
b move 6a 3c
c sculpt 8b far
c raise 8b far SW
! die volcano
! tokens 1
c sculpt 8b near
c settler 8a
a move 19b 7b
a move 7b 7c
a move 7c 7b near
a move 7b 7a
b village 6a near
b sculpt 3c near
b raise 3c near SW
! die volcano
! tokens 2
c move 8a 8b
c move 8b 8c
c settler 8c
c move 8c 8a
a move 7a 2a
a sculpt 2a near
a raise 2a near SW
! die volcano
! tokens 2
a sculpt 2a far
b end
c sculpt 8a near
c sculpt 8a far
c settler 8c
c raise 8a far SW
! die white
a raise 2a far E
! die white
a end
b move 3c 5a
b sculpt 5a near
b raise 5a near NW
! die volcano
! tokens 8
c save 8c:near
b settler 6c
c settler 8a
c village 8a near
c move 8a 20a
a end
b move 5a 3b
b village 3b near
b move 6c 6b
c move 8c 8b
c sculpt 8b near
c move 8b 11a
c sculpt 11a pit
a pray
a village 2a near
b move 3b 4a
b sculpt 4a near
b raise 4a near NW
! die white
b move 6a 6b
c raise 11a pit NW
! die volcano
! tokens 2
a save none
c sculpt 20a pit
c move 8b 8c
c raise 20a pit SW
! die white
a end
b settler 6b
b move 6b 6a
b move 4a 4b
b move 6a 13a
c move 8a 8c
c move 8c 8b near
c move 8b 8a
c move 8a 8b
a move 2a 1b
a sculpt 1b far
a raise 1b far E
! die white
a move 1b 1c
b pray
b sculpt 13a pit
b raise 13a pit E
! die white
c move 8c 8a
c move 11a 4c
c move 20a 20b
c sculpt 4c near
a move 1c 3a
a sculpt 3a near
a end
b end
c end
a raise 3a near E
! die volcano
! tokens 5
a move 3a 1c
a move 1c 17b
a sculpt 17b pit
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 3
b save 3b:near
b move 6b 12a
b move 13a 17a
c raise 4c near E
! die white
c pray
c move 4c 5b
c sculpt 5b near
a raise 17b pit SW
! die white
a move 17b 17a
a sculpt 17a pit
a move 17a 17b
b move 6b 6a
b move 4b 18b
b village 18b pit
c sculpt 20b pit
c raise 20b pit SW
c rescue 4c
! die volcano
! tokens 1
c raise 5b near SW
! die volcano
! tokens 1
c sculpt 5b far
a move 17b 1c
a move 1c 3a
a move 3a 2c
a sculpt 2c far
b end
c raise 5b far E
! die volcano
! tokens 3
b save 3b:near
c move 4c 4a
c move 4c 5b
c move 5b 5a
a sculpt 2c near
a raise 2c far NW
! die volcano
! tokens 3
a raise 2c near SW
! die volcano
! tokens 7
a save 7b:loose
a move 2c 2a
b move 6a 3c
b village 3c near
b sculpt 3c far
c village 5a near
c move 4c 4a
c move 4a 2b
a pray
a sculpt 2a near
a move 2a 16a
b raise 3c far NW
! die volcano
! tokens 6
b move 18b 18a
b pray
b sculpt 18a pit
c village 2b near
c sculpt 2b far
c raise 2b far NW
! die volcano
! tokens 1
a move 16a 9a
a sculpt 9a pit
a raise 9a pit NW
! die volcano
! tokens 3
b save 3c:near
a move 9a 16a
b move 18a 22a
b sculpt 22a pit
b raise 22a pit NW
! die volcano
! tokens 7
a save none
b move 12a 5c
c move 4a 4b
c pray
c move 4b 4a
a sculpt 16a pit
a raise 16a pit NW
! die white
a move 16a 9a
a move 9a 18b
b sculpt 5c near
b raise 5c near E
! die white
b move 5c 5b
b move 17a 17b
c move 5b 5c
c move 2b 2a
c move 5c 5a
c move 4a 4b
a move 18b 18a
a move 18a 9a
a move 9a 18a
a move 18a 22a
b move 3c 3a
b move 5b 5c
b sculpt 5c far
b raise 5c far NW
! die white
c pray
c move 4c 4a
a move 22a 22b
a move 22b 22a
a move 22a 22b
a sculpt 22b pit
b sculpt 3a far
b raise 3a far SW
b rescue 5b
! die volcano
! tokens 7
b pray
b move 5b 5c
c move 2a 2b
c move 5a 5b
c move 5b 5a
c move 5a 5b
a move 22b 22a
a move 22a 22b
a move 22b 22a
a move 22a 22b
b end
c move 5a 5b
c move 4a 4b
c move 2b 2c
c move 5b 5c
a move 22b 22a
a move 22a 22b
a move 22b 22a
a move 22a 22b
b move 5c 5a
b move 17b 17a
b move 5c 5a
b move 5a 5b
c move 4b 4a
c move 4b 4c
c move 5b 5a
c move 2c 2b
a move 22b 22a
a move 22a 22b
a move 22b 22a
a move 22a 22b
b move 22a 18a
b move 17a 13a
b move 5a 5c
b move 18a 18b pit
c move 4a 4c
c move 4c 4b
c move 5c 5a
c move 2b 2a
a move 22b 22a
a move 22a 22b
a move 22b 22a
a move 22a 22b
b raise 18b loose E
a rescue 18b
! die white
b settler 18b
b pray
c move 4b 4a
c move 5a 5c
c move 4c 5b
c move 5b 5a
a move 18b 4b
a move 4b 18b
a move 18b 4b
a move 4b 4c
b move 5b 5c
b move 5c 5a
b move 5c 5b
b move 18b 4b
c move 5c 5b
c move 5b 5a
c move 4a 4b
c end
a move 4c 4a
a move 4a 4b
a move 4b 4c
a move 4c 4a
b move 5a 5c
b move 18b 2b
b move 5b 5c
b move 4b 4a
c move 5a 5b
c move 4b 4a
c move 5a 5c
c move 4a 4c
a move 4a 4b
a move 4b 4a
a move 4a 4b
a move 4b 4a
b move 13a 6a
b village 6a near
b move 6a 6c
c move 5b 5a
c move 5c 5b
c move 5a 5b
c move 5b 5a
a move 4a 4b
a move 4b 4c
a move 4c 4b
a move 4b 4c
b village 6c near
b move 5c 5b
b move 5c 5a
c move 5a 5b
c move 5a 5b
c move 2a 2b
c move 5b 4c
a move 4c 5b
a move 5b 5c
a move 5c 5b
a move 5b 5c
b move 4a 4b
b move 5a 5b
b move 5b 4c
b move 4c 4a
c move 4c 4b
c move 4b 4c
c move 5b 5a
c move 5b 5a
a move 5c 5a
a move 5a 5c
a move 5c 5b
a move 5b 5a
b move 5b 5a
b move 2b 2c
b move 2c 2a
b move 5a 5c
c move 4c 4a
c move 5a 5c
c move 5a 5c
c move 4c 4b
a move 5a 5b
a move 5b 4c
a move 4c 4b
a move 4b 4a
b move 5c 5a
b move 6c 6b
b village 6b near
c move 4a 4b
c move 2b 2a
c move 5c 5a
c move 5c 5a
a move 4a 4b
a move 4b 18b
a move 18b 21a
a move 21a 11a
b move 6b 12a
b move 2a 2b
b move 2b 2a
b move 12a 6b
c move 4b 4c
c move 4c 4a
c move 4b 4a
c move 4a 4b
---
= a 59 b 87 c 68
