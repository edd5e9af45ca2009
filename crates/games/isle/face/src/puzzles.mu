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
puzzle 1
from 2 1 162
choice b move 17b 17a
best 0.934 141.2 move 17b 17a
tried 0.817 138.2 move 16a 14a
tried 0.500 132.0 end
why ! points_unspent ISLE-3.4 4
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21a
a village 21a pit
a settler 21b
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a pray
a move 21a 5b
a village 5b near
b raise 5a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 5
a save none
a village 5b near
a settler 5c
a sculpt 5c near
b move 4b 4a
b sculpt 4a near
b move 4a 4b near
b raise 4b loose SW
! die white
a sculpt 5c far
a raise 5c near NW
! die white
a raise 5c far SW
! die white
a move 21a 11a
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 2
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b village 14a pit
b pray
a village 2b far
a raise 2b loose SW
! die volcano
! tokens 7
a move 5b 11a
b move 4b 4c
b move 4c 2a
b sculpt 2a near
b raise 2a near NW
! die white
a move 2b 2c
a sculpt 2c near
a sculpt 2c far
a raise 2c near E
! die white
b sculpt 2a far
b raise 2a far SW
! die volcano
! tokens 3
b move 14a 8a
b sculpt 8a near
a raise 2c far NW
! die white
a move 5c 5a
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 3
b raise 8a near NW
! die volcano
! tokens 5
a save none
b move 8a 8b
b sculpt 8b near
b raise 8b near NW
! die volcano
! tokens 6
a village 5a near
a pray
b move 8b 13a
b sculpt 13a pit
b move 13a 17a pit
b sculpt 17a pit
a move 5a 5b
a sculpt 5b near
a raise 5b near NW
! die volcano
! tokens 8
a move 21a 18a
b move 17a 17b
b move 18a 16a
b village 17b pit
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
a move 5b 5c
b move 17b 3a
b sculpt 3a near
b village 3a far
a move 2c 2b loose
a raise 2b loose E
! die white
a sculpt 5c near
a move 11a 10a
b move 3a 3b near
b sculpt 3b near
b village 3b far
a sculpt 10a pit
a raise 10a pit SW
! die volcano
! tokens 7
a move 10a 20a
a sculpt 20a pit
b move 3b 3c near
b raise 3c loose E
! die volcano
! tokens 1
b sculpt 3c near
b raise 3c near NW
! die white
a move 20a 9a pit
a move 9a 6b
a village 6b near
b sculpt 3c far
b move 3c 3a far
b raise 3a loose NW
! die white
b move 18a 21a
a sculpt 6b far
a move 6b 1b far
a raise 1b loose E
! die white
a sculpt 1b near
b pray
b end
a sculpt 1b far
a pray
b pray
a pray
b move 3a 3b
b move 3b 3a loose
b raise 3a loose SW
! die volcano
! tokens 7
b move 3a 17b
a move 1b 1a near
a move 1a 1b
a move 1b 1a far
a end
---
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
puzzle 2
from 3 3 193
choice a move 6a 22a loose
best 0.053 96.3 move 6a 22a loose
tried 0.000 116.0 end
why ! points_unspent ISLE-3.4 4
tried 0.000 116.0 move 6a 6c
proof 10 4 40
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b pray
b move 21a 5b
b village 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 5
b save none
b village 5b near
b settler 5c
b sculpt 5c near
a move 4b 4a
a sculpt 4a near
a move 4a 4b near
a raise 4b loose SW
! die volcano
! tokens 5
b save 5b:near
b pray
b sculpt 5c near
b village 5c far
a move 18a 16a
a move 4b 4c
a village 4c near
b move 5c 5a near
b raise 5a loose E
! die white
b sculpt 5a near
b sculpt 5a far
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
a sculpt 14a pit
b move 5b 2b
b sculpt 2b near
b move 2b 5c near
b raise 5c loose SW
! die white
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose E
! die white
b move 5c 2a
b sculpt 2a near
b move 2a 5c near
b raise 5c loose NW
! die volcano
! tokens 7
a move 18a 21a
a move 21a 11a
a sculpt 11a pit
a raise 11a pit SW
! die volcano
! tokens 6
b move 5a 5b near
b raise 5b loose NW
! die volcano
! tokens 5
b save 5b:near
b village 5c near
a raise 14a pit E
! die white
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 1
b pray
b move 5b 5a
b village 5a near
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose NW
! die white
b move 5a 5b far
b raise 5b loose E
b rescue 2a
! die white
b move 2a 1b
b sculpt 1b near
a move 4c 3b
a move 18a 16a
a village 3b near
b raise 1b near NW
! die white
b move 21a 11a
b village 1b far
a move 3b 3a
a move 8a 8b
a village 3a near
b move 1b 1c
b sculpt 1c near
b village 1c far
a move 3a 3c
a sculpt 3c near
a raise 3c near E
! die volcano
! tokens 6
a move 11a 10a
b raise 1c near SW
! die white
b move 11a 10a
b village 10a pit
a village 8b near
a pray
b move 10a 2c
b sculpt 2c near
b move 2c 1b near
b raise 1b loose E
! die white
a move 8b 8c
a pray
b move 1c 7b
b sculpt 7b near
b move 7b 1c near
b raise 1c loose NW
! die volcano
! tokens 2
a pray
b sculpt 2a near
b raise 2a near SW
! die white
b move 1c 7b
b sculpt 7b far
a move 10a 2b
a sculpt 2b near
a raise 2b near E
! die white
a move 2b 2c
b move 7b 7a far
b raise 7a loose E
! die white
b sculpt 7a near
b raise 7a near SW
! die volcano
! tokens 6
a end
b move 2a 2c
b sculpt 2c near
b move 2c 2a near
b raise 2a loose NW
! die volcano
! tokens 7
a move 2c 6b
a end
b village 7a near
b pray
a end
b sculpt 7a far
b move 7a 7b far
b move 7b 1c loose
b move 1c 7b
a end
b sculpt 7b near
b move 7b 1c near
b move 1c 1a loose
b raise 1a loose E
! die volcano
! tokens 8
a save none
a sculpt 6b near
a village 6b far
a move 6b 6a near
b move 21a 11a
b move 1a 1c
b move 1c 1a loose
b raise 1a loose SW
! die volcano
! tokens 7
b save none
---
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
puzzle 3
from 3 6 186
choice b raise 8a loose E
best 0.899 121.6 raise 8a loose E
tried 0.769 121.5 sculpt 2c near
why ! raise_missed ISLE-8.3 1
tried 0.708 119.0 end
why - points_unspent ISLE-3.4 3
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b pray
b move 21a 5b
b village 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b settler 5c
b move 5b 2b
b village 5c near
a move 18a 16a
a move 4b 4a
a village 4a near
b village 2b near
b pray
a sculpt 16a pit
a move 4a 4c
a village 4c near
b move 2b 2a
b move 21a 11a
b village 2a near
a move 16a 14a pit
a raise 14a loose NW
! die white
a village 14a pit
b move 2a 2c
b sculpt 2c near
b raise 2c near E
! die volcano
! tokens 8
b sculpt 11a pit
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 2
b save 2a:near
b move 11a 2b pit
b village 2b near
b raise 2b loose E
! die white
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose NW
! die white
b sculpt 2c near
b raise 2c near NW
! die white
b pray
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die white
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
b raise 10a pit SW
! die volcano
! tokens 8
a move 4c 3b
a move 3b 17b
a sculpt 17b pit
a move 17b 4a pit
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 1b
a move 4a 13a
a sculpt 13a pit
a move 13a 4a pit
a move 4a 3b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose SW
! die volcano
! tokens 5
b save 5b:near
b sculpt 5c near
a move 4b 4a
a raise 4a loose SW
! die white
a raise 4a loose NW
! die white
a move 3b 3a
b move 5c 2a near
b raise 2a loose NW
! die volcano
! tokens 1
b pray
a village 3a near
a pray
b move 2a 5c
b move 5c 5a
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 8
a move 3a 3c
a sculpt 3c near
a move 3c 3b near
a raise 3b loose SW
! die white
b move 2c 9a
b move 9a 6b
b sculpt 6b near
b raise 6b near SW
! die volcano
! tokens 7
a move 18a 16a
a pray
b move 6b 6a
b move 6a 22a
b village 22a pit
a pray
b move 22a 1c
b sculpt 1c near
b raise 1c near SW
! die volcano
! tokens 2
b save none
b save none
b sculpt 1c far
a move 18a 21a
a move 4a 17b
a move 17b 19b
a sculpt 19b pit
b village 2a near
b village 2b near
a move 19b 17a pit
a raise 17a loose E
! die volcano
! tokens 2
b save none
a move 16a 14a
a move 14a 8a
b move 1c 22a far
b raise 22a loose E
b rescue 8a
a rescue 2a
! die white
b village 2a near
a sculpt 8a near
a sculpt 8a far
a raise 8a near NW
! die volcano
! tokens 6
a settler 18a
b move 2a 2c
b sculpt 2c near
b village 2c far
a move 2a 2b
a sculpt 2b near
a raise 2b near SW
! die volcano
! tokens 2
b save none
a sculpt 2b near
b move 8a 8b
b sculpt 8b near
b village 8b far
a move 8a 8c
a sculpt 8c near
a village 8c far
b move 8b 8a near
---
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
puzzle 4
from 3 7 181
choice a move 1c 1b
best 1.000 173.2 move 1c 1b
tried 0.000 164.0 end
why ! points_unspent ISLE-3.4 4
tried 0.000 164.0 move 10a 9a
tried 0.000 164.0 move 1c 1a
tried 0.000 164.0 move 10a 11a
proof 10 4 40
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21a
a village 21a pit
a settler 21b
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a pray
a move 21a 5b
a village 5b near
b raise 5a near SW
! die volcano
! tokens 4
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 2
a settler 5c
a move 5b 2b
a village 5c near
b village 4b far
b pray
a village 2b near
a village 2b far
b move 4b 4a
b sculpt 4a near
b village 4a far
a move 2b 2a
a sculpt 2a near
a raise 2a near NW
! die volcano
! tokens 3
a sculpt 2a far
b move 4a 4c near
b raise 4c loose E
! die volcano
! tokens 1
b sculpt 4c near
b raise 4c near NW
! die white
a raise 2a far SW
! die volcano
! tokens 4
a move 2a 2c
a sculpt 2c near
a raise 2c near E
! die volcano
! tokens 1
b sculpt 4c near
b move 18a 16a
b village 4c far
a sculpt 2c far
a raise 2c far NW
! die white
a pray
b move 4c 4a near
b sculpt 4a near
b raise 4a near NW
! die white
b raise 4a loose SW
! die white
a move 21a 11a
a sculpt 11a pit
a move 11a 2b pit
a move 21a 11a
b move 4a 4b
b sculpt 4b near
b raise 4b near SW
! die volcano
! tokens 5
a save 5b:near
b sculpt 16a pit
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
a sculpt 5c near
b move 16a 14a pit
b move 14a 8a loose
b raise 8a loose E
! die white
b move 18a 16a
a raise 2b loose SW
! die volcano
! tokens 8
a move 2c 2b loose
a raise 2b loose E
! die volcano
! tokens 7
a raise 5c near NW
! die volcano
! tokens 6
b sculpt 8a near
b village 8a far
b raise 8a near NW
! die volcano
! tokens 1
a move 2b 2c
a move 2c 9a
a pray
b move 8a 8b
b sculpt 8b near
b raise 8b near NW
! die volcano
! tokens 1
b move 18a 21a
a move 9a 6b
a move 6b 1b
a village 1b near
b sculpt 8b far
b move 8b 13a far
b move 13a 17a loose
b sculpt 17a pit
a sculpt 1b far
a move 1b 1a
a sculpt 1a near
a raise 1a near E
! die white
b move 16a 14a
b sculpt 14a pit
b move 14a 5a pit
b raise 5a loose E
! die white
a sculpt 1a far
a move 1a 1c
a sculpt 1c near
a sculpt 1c far
b move 17a 17b
b pray
a move 1c 1b near
a raise 1b loose E
! die volcano
! tokens 8
a move 5c 5a
a sculpt 5a near
b sculpt 17b pit
b move 17b 3b pit
b move 3b 3c loose
b raise 3c loose E
! die white
a move 1b 1a
a raise 1a far SW
! die volcano
! tokens 5
a save none
a village 5a near
b pray
a move 5a 5b
a sculpt 5b near
a raise 5b near NW
! die white
a move 5b 5c
b move 4b 4a
b move 4a 17b
b move 5a 5c
b end
a sculpt 5c near
a raise 5c near SW
! die white
a move 1a 1c
a raise 1c far SW
! die volcano
! tokens 3
b move 21a 11a
b move 11a 10a
b end
a move 11a 10a
a pray
b end
a pray
b end
---
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
puzzle 5
from 3 7 134
choice a raise 1a far SW
best 0.423 130.0 raise 1a far SW
tried 0.378 123.9 move 1a 1b
tried 0.366 124.0 move 1a 1b far
tried 0.359 121.6 end
why - points_unspent ISLE-3.4 3
tried 0.335 120.4 move 1a 1c
why - raise_missed ISLE-8.3 2
tried 0.331 120.1 move 1a 1c far
why ! raise_missed ISLE-8.3 2
proof 10 4 40
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21a
a village 21a pit
a settler 21b
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a pray
a move 21a 5b
a village 5b near
b raise 5a near SW
! die volcano
! tokens 4
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 2
a settler 5c
a move 5b 2b
a village 5c near
b village 4b far
b pray
a village 2b near
a village 2b far
b move 4b 4a
b sculpt 4a near
b village 4a far
a move 2b 2a
a sculpt 2a near
a raise 2a near NW
! die volcano
! tokens 3
a sculpt 2a far
b move 4a 4c near
b raise 4c loose E
! die volcano
! tokens 1
b sculpt 4c near
b raise 4c near NW
! die white
a raise 2a far SW
! die volcano
! tokens 4
a move 2a 2c
a sculpt 2c near
a raise 2c near E
! die volcano
! tokens 1
b sculpt 4c near
b move 18a 16a
b village 4c far
a sculpt 2c far
a raise 2c far NW
! die white
a pray
b move 4c 4a near
b sculpt 4a near
b raise 4a near NW
! die white
b raise 4a loose SW
! die white
a move 21a 11a
a sculpt 11a pit
a move 11a 2b pit
a move 21a 11a
b move 4a 4b
b sculpt 4b near
b raise 4b near SW
! die volcano
! tokens 5
a save 5b:near
b sculpt 16a pit
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
a sculpt 5c near
b move 16a 14a pit
b move 14a 8a loose
b raise 8a loose E
! die white
b move 18a 16a
a raise 2b loose SW
! die volcano
! tokens 8
a move 2c 2b loose
a raise 2b loose E
! die volcano
! tokens 7
a raise 5c near NW
! die volcano
! tokens 6
b sculpt 8a near
b village 8a far
b raise 8a near NW
! die volcano
! tokens 1
a move 2b 2c
a move 2c 9a
a pray
b move 8a 8b
b sculpt 8b near
b raise 8b near NW
! die volcano
! tokens 1
b move 18a 21a
a move 9a 6b
a move 6b 1b
a village 1b near
b sculpt 8b far
b move 8b 13a far
b move 13a 17a loose
b sculpt 17a pit
a sculpt 1b far
a move 1b 1a
a sculpt 1a near
a raise 1a near E
! die white
b move 16a 14a
b sculpt 14a pit
b move 14a 5a pit
b raise 5a loose E
! die white
a sculpt 1a far
---
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
puzzle 6
from 3 8 211
choice a move 2c 9a | move 2c 2a | move 2c 2b | move 11a 10a | move 17b 4a
best 0.953 162.3 move 2c 9a
tried 0.000 153.0 end
why ! points_unspent ISLE-3.4 4
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21a
a village 21a pit
a settler 21b
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a pray
a move 21a 5b
a village 5b near
b raise 5a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 6
a settler 5c
a move 5b 2b
a village 5c near
b move 18a 16a
b move 4b 4a
b village 4a near
a village 2b near
a pray
b sculpt 16a pit
b move 4a 4c
b village 4c near
a move 2b 2a
a move 21a 11a
a village 2a near
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 1
b village 14a pit
a move 2a 2c
a sculpt 2c near
a raise 2c near E
! die volcano
! tokens 8
a sculpt 11a pit
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die white
a move 11a 2b pit
a move 2b 2c loose
a raise 2c loose NW
! die volcano
! tokens 2
a save 2a:near
a sculpt 2c near
b move 4c 1a
b sculpt 1a near
b move 1a 4c near
b raise 4c loose NW
! die white
a move 2c 2b near
a village 2b near
a raise 2b loose E
! die white
b move 4c 3b
b sculpt 3b near
b move 3b 1a near
b raise 1a loose E
! die white
a move 2c 9a
a move 9a 10a
a sculpt 10a pit
a raise 10a pit SW
! die white
b village 1a far
b pray
a move 10a 20a
a sculpt 20a pit
a move 20a 9a pit
a move 9a 2c loose
b move 1a 1b
b sculpt 1b near
b raise 1b near E
! die volcano
! tokens 6
b sculpt 1b far
a move 2c 2a loose
a raise 2a loose NW
! die volcano
! tokens 1
a pray
b sculpt 1b near
b raise 1b near NW
! die white
b move 1b 1a
b sculpt 1a near
a move 21a 11a
a pray
b raise 1a near SW
! die volcano
! tokens 1
b sculpt 1a near
b move 1a 1c near
b raise 1c loose SW
! die volcano
! tokens 4
b save 4a:near,4c:near
a move 2a 2c
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
b pray
b sculpt 4b near
b move 4b 4c near
b raise 4c loose E
! die white
a move 2c 2a loose
a raise 2a loose SW
! die volcano
! tokens 8
a move 2b 5b
a move 5b 18b
b move 1c 1b
b move 1b 1c far
b raise 1c loose NW
! die volcano
! tokens 2
a save none
b move 18a 16a
a sculpt 2a near
a move 2a 5c near
a raise 5c loose SW
! die white
a move 5c 2b
b move 18a 21a
b move 1c 7b
b pray
a sculpt 2b near
a move 2b 5b near
a move 5b 5a loose
a raise 5a loose E
! die white
b move 7b 3c
b pray
a move 18b 14a
a move 14a 8a
a sculpt 8a near
a raise 8a near E
! die volcano
! tokens 7
b pray
a sculpt 8a far
a raise 8a far NW
! die volcano
! tokens 8
a village 8a near
b end
a move 8a 8b
a sculpt 8b near
a raise 8b near NW
! die white
a move 5c 2a
b end
a sculpt 8b far
a move 8b 13a far
a move 13a 4a loose
a raise 4a loose SW
! die volcano
! tokens 3
b sculpt 3c near
b raise 3c near NW
! die volcano
! tokens 5
a save 5b:near,5c:near
b move 21a 5b
b move 5b 5a
a sculpt 5a near
a move 5a 5c near
a raise 5c loose NW
! die white
a move 2a 2c
b end
a village 2c near
a pray
b sculpt 3c far
b move 3c 3b far
b move 3b 4a loose
b raise 4a loose NW
! die volcano
! tokens 5
a save 5b:near
a sculpt 5c near
a move 5c 5a
a village 5a near
b move 4a 17b
b move 4c 4a
b move 17b 3a
b move 4a 17b
a move 4a 17b
a pray
a end
b end
---
