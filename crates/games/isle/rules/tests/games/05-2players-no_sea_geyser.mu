mu 1
game isle
rules 1
option players 2
option setup standard
option stall quiet_end
option volcano_faces 3
option sea_geyser forbidden
option prayed_flow stops
option create_where area
option final_moai all
option foreign_moai untouchable
option sinking_call automatic
option map none
---
! first b
b land 21a
b move 21a 5b
b sculpt 5b near
b raise 5b near E
! die white
a land 21b
a sculpt 21b pit
a move 21b 21a
a sculpt 21a pit
b move 5b 5a
b sculpt 5a near
b raise 5a near SW
! die white
b move 5a 14a
a raise 21a pit SW
! die white
a move 21a 11a
a pray
a sculpt 11a pit
b sculpt 14a pit
b move 14a 8a
b sculpt 8a near
b move 8a 4b
a raise 11a pit NW
! die volcano
! tokens 3
a move 11a 21b
a move 21b 11a pit
a raise 11a loose SW
! die volcano
! tokens 4
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 4c
b sculpt 4c far
a move 11a 2b
a village 2b near
a move 2b 11a
b raise 4c far NW
! die volcano
! tokens 6
b sculpt 4c near
b raise 4c near E
! die white
b move 4c 3b
a move 11a 21a
a pray
a move 21a 11a
b sculpt 3b far
b raise 3b far SW
! die white
b move 3b 3a
b move 3a 7a
a move 11a 21b
a move 21b 11a
a move 11a 21b
a move 21b 11a
b end
a move 11a 21a
a move 21a 11a
a move 11a 21b
a move 21b 21a
b village 7a near
b move 7a 3a
b sculpt 3a near
a move 21a 21b
a move 21b 11a
a move 11a 21b
a move 21b 21a
b sculpt 3a far
b raise 3a near SW
! die white
b raise 3a far NW
! die volcano
! tokens 5
b move 3a 12a
a move 21a 11a
a pray
b sculpt 12a pit
b raise 12a pit E
! die volcano
! tokens 2
a save 2b:near
b move 12a 7a
b move 7a 7c
a move 11a 21b
a move 21b 21a
a move 21a 11a
a move 11a 21a
b sculpt 7c near
b move 7c 7b near
b move 7b 1c
b move 1c 22a
a move 21a 21b
a move 21b 11a
a move 11a 21a
a move 21a 21b
b sculpt 22a pit
b raise 22a pit SW
! die volcano
! tokens 5
b move 22a 6a
b sculpt 6a near
a move 21b 21a
a move 21a 11a
a move 11a 21a
a move 21a 11a
b raise 6a near SW
! die white
b move 6a 6c
b move 6c 6b
b move 6b 6a
a move 11a 2b
a move 2b 5c
a village 5c near
b move 6a 6c
b move 6c 6a
b move 6a 22a
b move 22a 6a
a pray
a move 5c 2a
b move 6a 6c
b move 6c 6b
b village 6b near
a sculpt 2a far
a raise 2a far SW
! die white
a move 2a 5c
a sculpt 5c far
b settler 6a
b move 6a 6c
b move 6c 6b
b move 6b 6a
a raise 5c far NW
! die white
a move 5c 5a
a sculpt 5a far
a raise 5a far E
! die volcano
! tokens 3
b move 6b 9a
b settler 6b
b move 6b 2c
b move 2c 2a
a village 5a near
a move 5a 14a
a move 14a 5a
b settler 6a
b move 6a 6c
b move 6a 6c
b move 6c 6a
a move 5a 14a
a move 14a 16a
a sculpt 16a pit
a raise 16a pit NW
! die white
b move 6a 6b
b pray
b move 2a 2c
b move 6c 6b
a move 16a 14a
a move 14a 5a
a move 5a 5c
a move 5c 5b
b move 6b 6a
b pray
b move 6a 22a
a sculpt 5b far
a end
b move 2c 1b
b settler 6c
b village 1b near
a raise 5b far NW
! die volcano
! tokens 1
b save none
a move 5b 5c
a move 5c 5a
a move 5a 14a
b move 6b 6c
b move 1b 2a
b move 22a 1c
b move 9a 2c
a move 14a 18b
a sculpt 18b pit
a raise 18b pit NW
! die white
a move 18b 14a
b pray
b move 6c 6a
a move 14a 18b
a move 18b 18a
a sculpt 18a pit
a raise 18a pit NW
! die white
b move 6a 6c
b move 2a 1a
b end
a move 18a 18b
a move 18b 18a
a move 18a 18b
a move 18b 18a
b move 1a 3b
b move 3b 3a
b village 3a near
a move 18a 18b
a move 18b 14a
a move 14a 18b
a move 18b 18a
b village 6c far
b village 2c near
a move 18a 18b
a move 18b 14a
a move 14a 5a
a settler 5b
b pray
a sculpt 5b near
a move 5a 5b
a move 5b 5c near
a raise 5c loose SW
! die white
b move 3a 3c
b move 2c 1b
b village 1c near
a move 5b 5c
a move 5c 5b
a move 5c 5b
a move 5b 5c
b move 6c 6a
b move 3c 3a
b move 6c 6a
b move 6a 6c
a move 5b 5a
a move 5c 5a
a move 5a 5c
a move 5a 5b
b move 1c 1a
b move 1a 3c
b move 6c 6b
b move 6a 6c
a move 5b 5c
a move 5c 5a
a end
b move 3a 3c
b move 6c 6a
b move 3c 3b
b move 6a 6b
a move 5a 5b
a move 5b 5a
a move 5a 14a
a move 14a 8a
b move 3c 1c
b end
a move 8a 8b
a settler 5b
a sculpt 8b near
a raise 8b near NW
! die volcano
! tokens 4
b move 1b 2c
b move 3b 1a
b move 1a 3b
b move 1c 3c
a move 5b 5a
a settler 5b
a move 5a 5b
a move 8b 8c
b move 2c 1b
b move 3b 4a
b move 1b 1a
b move 3c 1a
a sculpt 8c near
a move 8c 8b
a move 5b 5a
a move 5c 5a
b move 4a 17b
b move 1a 3c
b move 6b 2c
b move 1a 2a
a move 5a 14a
a move 14a 16a
a move 16a 14a
a move 8b 13a
b move 2a 1a
b move 6b 6a
b move 17b 17a
b move 2c 10a
a sculpt 13a pit
a raise 13a pit NW
! die volcano
! tokens 7
b save 7a:near
b save 7b:loose
a move 5a 14a
a move 14a 18b
b move 3c 1a
b move 6a 6b
b move 17a 17b
b move 10a 2c
a move 18b 14a
a move 5b 5a
a settler 5c
a move 14a 8a
b pray
b move 6b 6c
a move 5a 14a
a move 14a 16a
a move 13a 4a
a move 5c 5a
b move 1a 3c
b move 17b 19b
b move 6c 6a
b move 2c 2a
a end
b move 19b 19a
b move 2a 1a
b move 1a 1b
b move 1b 1c
a village 4a near
a move 16a 14a
a move 5a 5c
b move 3c 1a
b move 19a 19b
b move 1a 3c
b move 1c 3c
a move 14a 18b
a move 14a 8a
a move 8a 8c
a move 5c 5b
b move 3c 3b
b move 6a 6b
b move 19b 19a
b move 3b 3c
a move 8c 8b
a move 18b 14a
a move 14a 5a
a move 4a 3b
b move 1a 3b
b move 6b 9a
b move 3c 1c
b move 9a 10a
a move 8b 8c
a move 8c 8a near
a raise 8a loose E
a rescue 21a
! die volcano
! tokens 2
a save 2b:near
b save none
a move 21a 11a
b sculpt 1c far
b raise 1c far SW
! die white
b village 3c far
a village 3b far
a village 3b near
b move 1c 7b
b raise 7b loose E
b rescue 2a
a rescue 22a
! die volcano
! tokens 1
b save 1c:near
b sculpt 10a pit
b raise 10a pit NW
! die volcano
! tokens 6
b save 6b:near
a move 21a 11a
a move 11a 21b
a move 21b 21a
a move 11a 21a
b move 10a 20a
b move 2a 2b
b move 2a 1a
b move 2a 1a
a move 21a 21b
a move 22a 22b
a move 21a 11a
a sculpt 22b pit
b sculpt 20a pit
b move 2b 2c
b raise 20a pit SW
! die white
b sculpt 1a near
a move 11a 2b
a settler 2c
a sculpt 2c near
a raise 2c near E
! die volcano
! tokens 2
a save 2b:near
b raise 1a near E
! die white
b move 1a 1b
b move 1a 1b
b sculpt 2a far
a move 21b 11a
a sculpt 2c far
a village 2c near
b raise 2a far NW
! die volcano
! tokens 2
a save 2c:near
b sculpt 1b far
b raise 1b far E
! die volcano
! tokens 1
b save 1c:near
b sculpt 2a near
a raise 2c far NW
! die volcano
! tokens 6
a settler 2c
a sculpt 2b near
a raise 2b near E
a rescue 2b
! die white
b sculpt 1b near
b raise 1b near NW
! die volcano
! tokens 6
b sculpt 2a far
b sculpt 1b far
a move 2c 2b
a pray
a move 2b 2c
a move 2b 2a
b end
a end
---
= a 82 b 88
