mu 1
game isle
rules 1
option players 2
option setup standard
option stall quiet_end
option volcano_faces 3
option sea_geyser allowed
option prayed_flow stops
option create_where area
option final_moai all
option foreign_moai untouchable
option sinking_call automatic
option map 1@2,-1/0 2@-1,2/1 3@0,0/0 4@0,2/0 5@2,1/1 6@-1,0/1 7@3,1/4 8@4,-2/5 9@1,3/0 10@0,3/4 11@-1,3/5 12@1,-2/2 13@-2,1/2 14@4,-3/0 15@1,4/5 16@-3,2/2 17@2,-3/5 18@-3,3/1 19@4,-4/4 20@0,4/5 21@-2,3/5 22@4,0/0 landfall@2,3
---
! first b
b land 15a
b village 15a pit
b move 15a 20a
a land 15a
a move 15a 20a
a village 20a pit
b move 20a 10a
b move 10a 4a
b move 4a 4c
b sculpt 4c near
a move 20a 15a
a move 15a 20b
a village 20b pit
b raise 4c near NW
! die volcano
! tokens 5
b move 4c 4a
b move 4a 4b
b sculpt 4b near
a settler 20b
a move 20b 15a
a move 15a 9a
a settler 20b
b raise 4b near SW
! die volcano
! tokens 2
b move 4b 7b
b sculpt 7b near
b raise 7b near NW
! die white
a sculpt 9a pit
a move 20b 20a
a end
b move 7b 7a
b sculpt 7a near
b raise 7a near NW
! die white
b move 7a 7c
a raise 9a pit SW
! die volcano
! tokens 6
a move 9a 10a
a move 20b 20a
a settler 20b
b village 7c near
b move 7c 7a
b move 7a 7c
a pray
a move 20a 10a
a sculpt 10a pit
a move 10a 11a
b settler 7b
b move 7c 7b
b move 7b 7a
b move 7a 22a
a end
b sculpt 22a pit
b raise 22a pit NW
! die white
b move 22a 5b
b pray
a raise 10a pit E
! die white
a village 11a pit
a move 11a 21b
b pray
b village 5b near
a sculpt 21b pit
a move 20a 15a
a pray
b pray
b sculpt 5b far
a pray
a move 10a 20a
b raise 5b far NW
! die white
b move 5b 5a
b sculpt 5a near
b move 7b 9a
a move 21b 21a
a move 20a 15a
a village 21a pit
b raise 5a near SW
! die volcano
! tokens 3
b sculpt 5a far
b raise 5a far E
! die volcano
! tokens 5
b save 5b:near
b settler 5a
a move 15a 9a
a move 15a 9a
a move 21a 2a
a settler 20b
b settler 5c
b village 5c near
b sculpt 5c far
a move 9a 15a
a sculpt 2a near
a raise 2a near SW
! die volcano
! tokens 6
a move 9a 15a
b raise 5c far NW
! die volcano
! tokens 6
b move 5a 5c
b sculpt 5a near
b move 5c 3b
a sculpt 2a far
a move 15a 20a
a raise 2a far E
! die volcano
! tokens 3
a move 15a 20a
b sculpt 3b near
b sculpt 3b far
b settler 5b
b raise 3b far E
! die volcano
! tokens 6
a move 20a 10a
a move 20b 15a
a move 15a 20a
a move 20b 15a
b move 9a 4b
b move 5c 5b
b move 3b 3a
b sculpt 3a near
a move 2a 2c
a sculpt 2c near
a raise 2c near NW
! die volcano
! tokens 2
a sculpt 2c near
b village 3a far
b raise 3a near NW
! die volcano
! tokens 4
b sculpt 4b near
a raise 2c near SW
! die volcano
! tokens 3
b save none
a move 20a 10a
a village 2c far
b move 3a 3c
b raise 4b near E
! die volcano
! tokens 2
b move 5a 5c
b move 3c 12a
a village 2c near
a move 2c 3a
a sculpt 3a near
b village 12a pit
b move 5b 5a
b end
a raise 3a near SW
! die white
a move 20a 20b
a move 10a 20a
a move 3a 3b
b end
a sculpt 3b near
a raise 3b near SW
! die white
a move 10a 20a
a move 3b 1a
b move 5a 5c
b move 5c 5a
b move 12a 17b
b sculpt 17b pit
a pray
b move 5c 5a
b move 4b 4c
b raise 17b pit E
! die volcano
! tokens 4
b move 17b 17a
a sculpt 1a near
a raise 1a near NW
! die volcano
! tokens 4
a move 15a 9a
a move 20a 15a
b move 17a 12a
b move 12a 3c
b move 5a 5b near
b move 3c 3b
a move 15a 20a
a move 20b 15a
a move 20a 10a
a move 9a 4b
b raise 5b loose E
! die white
b move 5a 5b
b move 5b 8b
b move 8b 8a
a move 1a 1c
a move 4b 4c
a move 1c 14a
a move 14a 19b
b move 8a 8b
b move 5b 8b
b move 8b 1b
b move 1b 8a
a sculpt 4c far
a sculpt 4c near
a raise 4c near E
! die white
a sculpt 19b pit
b move 8b 8a
b move 8a 8b
b move 5b 8b
b move 3b 3c
a move 19b 14a pit
a sculpt 14a pit
a move 14a 8a loose
a move 4c 4b
b move 8b 8c
b move 8b 8a
b move 3c 3a
b move 8c 8b
a raise 8a loose NW
! die volcano
! tokens 1
a move 8a 1b
a move 4b 9a
a move 9a 4b
b pray
b move 3a 3c
a move 15a 9a
a move 20a 20b
a move 10a 11a
a move 11a 10a
b move 8a 1c
b move 8b 1b
b move 3c 1a
b move 4c 4b
a move 1b 1a
a move 10a 11a
a move 4b 4c
a move 1a 1b
b move 4b 4a
b move 1c 1a
b move 1a 1c
b move 1b 1a
a move 1b 8b
a move 20b 20a
a move 20a 20b
a move 20b 15a
b move 1a 1b
b move 4a 4b
b move 8a 8c
b move 4b 4a
a move 9a 4b
a move 4c 4a
a move 11a 10a
a move 10a 11a
b pray
a move 4a 4b
a move 11a 2a
a move 4b 4c
a move 8b 1b
b move 1b 8a
b move 1a 1c
b move 1c 1a
b move 8c 8b
a move 4b 4c
a move 4c 4b
a move 4c 4a far
a raise 4a loose SW
! die volcano
! tokens 2
a save 2c:near
b move 4a 4c
b move 4c 4a
b move 1a 1c
b move 8b 8c
a move 4b 4a
a move 4a 4b
a move 15a 20a
a move 1b 8a
b move 8a 1c
b move 1c 8a
b move 8a 8c
b move 8c 8a
a move 20a 10a
a move 2a 2b
a move 10a 11a
a move 4a 4b
b move 8a 8b
b move 4a 4b
b end
a move 4b 4a
a move 4a 4b
a move 2b 2a
a move 4b 4a
b move 8c 8b
b move 4b 4a
b move 8b 1b
b move 1b 8a
a move 8a 8b
a move 4b 4a
a move 11a 2a
a move 4a 4b
b move 8b 8a
b move 1c 1b
b move 1b 8a
b move 1c 1a
a move 4b 4a
a move 8b 8c
a move 8c 8a
a move 8a 8b
b move 8a 1b
b move 1b 8b
b move 8a 8c
b move 1a 1c
a move 2a 11a
a move 4a 4b
a move 8b 8a
a move 2a 11a
b move 8c 8b
b move 8b 1b
b move 1c 14a
b move 1b 1a
a move 11a 10a
a move 10a 11a
a move 4a 4b
a move 4b 4a
b move 4a 4c
b move 8b 1b
b move 4c 4b
b move 14a 19a
a move 4b 4a
a move 11a 2a
a move 8a 1c
a move 4a 4b
---
= a 106 b 138
