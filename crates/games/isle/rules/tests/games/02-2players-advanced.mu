mu 1
game isle
rules 1
option players 2
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
! continent 1@-1,2/1 2@0,0/0 3@-1,0/1 4@0,-2/0 5@-1,-2/1 6@2,-2/5 7@1,1/4 8@-2,1/2 9@0,-4/2 10@2,-4/1 11@-2,-1/4 12@-1,-4/1 13@-2,2/3 14@-1,3/5 15@2,0/5 16@-3,-2/2 17@1,-5/5 18@-3,-1/1 19@-2,-4/5 20@-2,3/5 21@2,-3/1 22@2,-5/1
! boats a@0,3 b@0,-5
! first a
a land 7c
a sculpt 7c near
a pray
a move 7c 7b near
b land 12a
b sculpt 12a pit
b raise 12a pit E
! die volcano
! tokens 4
b move 12a 19a
a move 7b 14a loose
a raise 14a loose SW
! die white
a move 14a 7b
a move 7b 14a
b village 19a pit
b move 19a 19b
b sculpt 19b pit
a move 14a 1a
a village 1a near
a move 1a 7b
b raise 19b pit SW
! die volcano
! tokens 6
b move 19b 18b
b sculpt 18b pit
b raise 18b pit E
! die white
a sculpt 7b near
a raise 7b near NW
! die volcano
! tokens 6
a move 7b 14a
a end
b move 18b 19b
b move 19b 18b
b move 18b 16a
b sculpt 16a pit
a village 14a pit
a settler 14a
a move 14a 1a
b raise 16a pit E
b rescue 18b
! die white
b move 18b 18a
b sculpt 18a pit
b raise 18a pit E
! die volcano
! tokens 3
a move 14a 1a
a move 1a 1c
a sculpt 1c near
a raise 1c near NW
! die volcano
! tokens 2
b move 18a 18b
b move 18b 19b
b settler 19b
b move 19b 5c
a move 1a 13a
a village 13a pit
a move 1c 8a
b move 5c 5b
b village 5b near
b move 5b 9a
a sculpt 8a near
a raise 8a near E
! die white
a move 13a 20a
a sculpt 20a pit
b sculpt 9a pit
b raise 9a pit SW
! die volcano
! tokens 3
b move 19b 5c
b sculpt 5c near
a raise 20a pit NW
! die white
a move 20a 20b
a move 20b 20a
a move 8a 3a
b raise 5c near SW
! die volcano
! tokens 2
b move 9a 17b
b village 17b pit
a move 3a 2a
a sculpt 2a near
a end
b move 17b 4c
b village 4c near
b sculpt 4c far
a raise 2a near NW
! die white
a pray
a sculpt 2a far
b raise 4c far NW
! die volcano
! tokens 3
b settler 4a
b sculpt 4a near
b raise 4a near SW
! die volcano
! tokens 1
a save 1a:near
a raise 2a far SW
! die white
a move 20a 1a
a settler 1c
a sculpt 1c near
b move 4a 4b
b village 4b near
b sculpt 4b far
a raise 1c near SW
! die white
a move 2a 2b
a village 2b far
b raise 4b far SW
! die volcano
! tokens 1
a save 1a:near
b settler 5c
b settler 4c
b move 5c 5a
a sculpt 2b near
a raise 2b near E
! die white
a village 1c near
b village 5a near
b move 4b 21a
b sculpt 21a pit
a move 1c 1b
a sculpt 1b far
a raise 1b far NW
! die volcano
! tokens 5
a move 1a 1b
b raise 21a pit SW
! die white
b sculpt 5a near
b raise 5a near SW
! die volcano
! tokens 1
b sculpt 5c near
a move 1b 1c
a sculpt 1b near
a sculpt 1b far
a raise 1b near E
! die volcano
! tokens 4
b raise 5c near NW
! die white
b end
a sculpt 1c near
a move 1c 1a near
a sculpt 1a near
a raise 1a loose E
! die white
b move 4c 10a
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 8
b pray
a raise 1a near SW
! die volcano
! tokens 5
a move 2b 6b
a sculpt 6b far
a move 1b 1c
b move 5c 5b
b move 21a 6a
b move 5a 3c
b sculpt 6a near
a raise 6b far SW
! die white
a move 1a 1b
a move 1b 1a
a move 1c 1b
b move 10a 21b
b raise 6a near NW
! die volcano
! tokens 2
b move 3c 3b
b move 6a 4b
a move 1a 14a
a village 6b near
a move 6b 6c
b move 5b 5c
b village 5c near
b move 21b 10a
a move 14a 1a
a move 6c 6a
a move 1a 1b
a move 1b 1a far
b move 3b 3c
b move 5c 5b
b village 10a pit
a move 1a 1c loose
a move 1b 1a
a move 6a 6c
a move 1a 1c
b move 10a 22a
b village 5b far
b move 3c 3a
a village 6c far
a village 6c near
b move 3a 8a
b move 4b 4a
b move 22a 22b
b move 4a 5b
a move 6c 6a
a move 1c 1b
a pray
a move 1c 1b
b pray
b move 5b 5a
b move 5a 3c
a move 1b 1c
a move 6a 4b
a move 1b 1c
a move 1c 1a
b move 3c 5a
b village 5a near
b end
a end
b move 22b 22a
b move 4c 4b
b move 22a 22b
b move 5b 5a
a move 4b 6a
a move 6a 4b
a move 1c 1a
a move 1a 1b
b move 22b 22a
b move 5a 3c
b move 22a 22b
b move 3c 3b
---
= a 114 b 121
