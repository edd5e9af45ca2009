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
option map none
---
! first a
a land 18a
a sculpt 18a pit
a raise 18a pit NW
! die white
a move 18a 16a
b land 18a
b move 18a 16a
b sculpt 16a pit
b raise 16a pit NW
! die white
a move 16a 14a
a end
b move 16a 14a
b sculpt 14a pit
b raise 14a pit E
! die white
b move 14a 5a
a pray
a move 14a 8a
a sculpt 8a near
a move 8a 8b near
b sculpt 5a near
b raise 5a near E
! die white
b move 5a 5b
b sculpt 5b near
a raise 8b loose NW
! die white
a sculpt 8b near
a move 8b 8c
a move 8c 8a
b move 5b 5c
b sculpt 5c near
b raise 5c near SW
! die volcano
! tokens 2
b move 5c 5b
a move 8a 8c
a sculpt 8c near
a move 8c 8b
a move 8b 8c near
b raise 5b near NW
! die white
b move 5b 11a
b village 11a pit
a move 8c 8b near
a end
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die volcano
! tokens 2
b sculpt 2b far
a end
b raise 2b far E
! die white
b sculpt 2b near
b move 2b 2a
b move 2a 1a
a move 8b 13a
a sculpt 13a pit
a raise 13a pit E
! die white
a move 13a 17b
b sculpt 1a near
b raise 1a near E
! die volcano
! tokens 8
a save none
b move 1a 1c
b sculpt 1c near
a sculpt 17b pit
a raise 17b pit E
! die white
a move 17b 19b
a move 19b 17a
b raise 1c near NW
! die white
b move 1c 6a
b village 6a near
a sculpt 17a pit
a raise 17a pit NW
! die volcano
! tokens 4
a pray
b settler 6c
b sculpt 6c near
b move 6a 22a
b sculpt 22a pit
a move 17a 17b
a move 17b 13a
a move 13a 4a
a move 4a 4b
b raise 22a pit E
! die volcano
! tokens 4
b move 6c 6b
b sculpt 6b near
b raise 6b near SW
! die volcano
! tokens 1
a village 4b far
a sculpt 4b near
a settler 4b
b move 6b 9a
b move 22a 22b
b sculpt 22b pit
b pray
a raise 4b near E
! die white
a move 4b 4a
a settler 4a
a sculpt 4a near
b move 22b 22a
b village 9a pit
b move 22a 7b
a raise 4a near SW
! die white
a sculpt 4a far
a move 4a 3b far
a raise 3b loose E
! die volcano
! tokens 4
b sculpt 7b near
b raise 7b near E
! die volcano
! tokens 8
b move 9a 10a
b end
a settler 4c
a end
b move 7b 7a
b move 7a 12a
b move 12a 3a
b move 10a 20a
a sculpt 4c near
a raise 4c near NW
a rescue 6b
b rescue 2a
! die volcano
! tokens 8
a sculpt 4a near
a raise 4a near NW
! die white
b sculpt 20a pit
b raise 20a pit SW
! die volcano
! tokens 4
a save 4b:far
b move 20a 15a
b sculpt 15a pit
a sculpt 4b near
a raise 4b near SW
! die volcano
! tokens 2
b save 2b:near
a sculpt 4c near
a raise 4c near E
! die volcano
! tokens 6
b raise 15a pit E
! die volcano
! tokens 5
b move 15a 9a
b move 2a 2b
b move 2b 2a
a settler 4c
a sculpt 6b near
a raise 6b near E
! die volcano
! tokens 8
a move 4c 4b
b settler 9a
b sculpt 2a near
b raise 2a near NW
! die white
b sculpt 2a far
a pray
a village 4c far
b raise 2a far SW
a rescue 5a
! die white
b move 9a 10a
b move 10a 2b
b move 2a 2b
a move 5a 8a
a move 6b 6c
a village 8a near
b settler 9a
b move 9a 10a
b village 10a pit
a village 8a far
a sculpt 6c near
a move 8a 8b
b move 2b 2c
b sculpt 2c near
b move 10a 2c
b settler 9a
a sculpt 8b far
a sculpt 8b near
a settler 8b
a move 6c 6a near
b raise 2c near E
! die volcano
! tokens 5
b village 2c far
b move 2c 2b
a pray
a sculpt 6a near
b move 2b 2a near
b move 2a 2b
b move 2c 2b
b move 2b 2c
a move 8b 8c near
a sculpt 8c near
a settler 8b
a raise 6a loose SW
! die volcano
! tokens 2
b village 2b near
b end
a sculpt 8c far
a move 6a 6b near
a move 8b 8c far
a move 8c 8a
b pray
b end
a end
b move 2b 2a
b sculpt 2a near
b move 2a 2c
b sculpt 2c near
a move 8b 8c
a move 8c 8b far
a move 8c 8b
a move 6b 6c
b raise 2c near NW
a rescue 2c
! die volcano
! tokens 8
a save none
a save none
b move 2c 2a
b move 2c 2a
b move 2a 2c near
a settler 8a
a village 8a near
a sculpt 8b near
b move 2b 2a
b pray
b move 2a 2c
a move 8a 5a
a village 5a near
a sculpt 5a far
b pray
b move 9a 2c
a move 5a 5b
a sculpt 5b near
a raise 5b near E
! die white
a move 2c 2b
b move 9a 10a
b move 2a 2b
b move 2c 9a
b move 2b 2c
a village 5b far
a move 8b 8c near
a sculpt 8c near
b move 9a 15a
b move 2c 2b
b move 2c 2b loose
b move 2b 2c loose
a pray
b move 2c 2b loose
b move 2b 2a
b move 2b 2c
b move 15a 9a
a move 8b 8c
a move 2b 2a
a end
b move 10a 11a
b move 2c 2a
b move 11a 21b
b move 21b 21a
a move 2a 2c
a move 8c 8a
a move 2c 2b
a move 8a 8c
b sculpt 21a pit
b raise 21a pit SW
! die volcano
! tokens 2
b save 2b:near
b move 2a 2c
b move 2c 2b
a move 8c 8b loose
a move 5b 5c
a village 5c near
b move 2c 2a
b move 2b 2c loose
b village 2c near
a move 8a 8c
a move 2b 2a
a village 2a near
b move 9a 10a
b move 2a 2c
b move 2c 2a
b move 2a 2b
a move 2a 2b
a sculpt 5c far
a move 2b 2c
a move 8b 8a
b move 2b 2a
b move 21a 21b
b move 2c 2b
b move 21b 11a
a raise 5c far NW
! die white
a move 8a 8c
a move 8c 8b near
a move 8c 8a
b move 11a 21b
b move 2b 2a
b move 2a 2c
b move 2a 2b
a move 8c 8a
a move 5c 5a
a move 2c 2b
a move 8b 8a
b move 21b 21a
b move 21a 21b
b move 2b 2c
b end
a raise 5a far SW
! die volcano
! tokens 5
a save 5c:near
a sculpt 5a near
a move 8a 14a
a move 8a 14a
b move 2c 2a
b move 10a 9a
b move 21b 11a
b move 2c 2b loose
a move 5a 14a
a move 14a 18b
a move 18b 14a
a move 2b 2a
b move 2a 2c
b move 2b 2c
b move 2c 2b
b move 2c 9a
a move 14a 18b
a village 18b pit
a move 14a 5a
b move 2b 2c loose
b move 11a 5b
b end
a move 18b 14a
a move 5a 5b
a sculpt 5b near
a move 2a 2b
b move 2c 2b loose
b move 2b 2a loose
b move 9a 20a
b move 5b 5a
a move 5b 5a
a move 14a 5a
a move 5a 5b near
a move 5b 5a
b move 2a 2c
b move 2c 2a
b move 5a 5c
b move 20a 9a
a move 5a 5b
a end
b move 2a 2b
b move 5c 5a
b move 5a 5c
b move 2a 2b
a move 14a 8a
a move 8a 8c
a move 5b 11a
a move 8a 8c
b move 2b 2a
b move 9a 15a
b move 5c 5a
b move 5a 5b
a move 8c 8b
a move 8b 8a loose
a raise 8a loose NW
! die volcano
! tokens 5
a save 5b:near,5c:near
a sculpt 5a near
b move 9a 15a
b move 15a 9a
b move 5b 5a
b move 2a 2c
a move 5a 5b
a move 8a 8c
a move 8c 8b
a move 11a 5b
b move 9a 10a
b move 5a 5b
b move 2c 2a
b move 15a 9a
a move 8c 8a
a move 2b 2c
a move 8b 8c
a move 2c 2b
b move 10a 9a
b move 5b 5a
b move 2b 2a
b move 9a 15a
a move 2b 2a
a move 8a 14a
a move 14a 5a
a move 5a 5b
b move 5a 14a
b move 9a 10a
b move 14a 18b
b move 18b 18a
a move 5b 5a
a move 2a 2b
a move 8c 8b
a move 5b 5a
b move 18a 18b
b move 15a 9a
b move 9a 20a
b move 20a 20b
a move 5a 5b near
a move 8b 8c
a move 5b 5a
a move 2b 2a
b move 18b 18a
b move 2a 2c
b move 18a 18b
b move 18b 18a
a move 5b 11a
a move 11a 5b
a move 5a 5b
a move 5a 5c
b move 18a 18b
b move 2a 2b
b move 20b 20a
b move 2b 2c
a move 5b 11a
a move 8c 8a
a move 2a 2c
a move 11a 5b
b move 20a 20b
b move 20b 20a
b move 20a 20b
b move 10a 9a
a move 2c 2b
a move 8a 8b
a move 5b 5a near
a move 5a 5c
b move 2c 2b
b move 20b 20a
b move 2b 2c
b move 2c 9a
---
= a 123 b 121
