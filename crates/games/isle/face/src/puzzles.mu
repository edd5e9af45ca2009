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
puzzle 7
from 6035 0 135
choice b move 4a 13a
best 0.719 118.3 move 4a 13a
tried 0.584 113.6 move 1a 1c
why ! turn_weaker ISLE-12.3 11
tried 0.539 108.8 end
why - points_unspent ISLE-3.4 4
tried 0.539 109.5 move 4a 17b
why - next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first a
a land 21a
a village 21a pit
a settler 21b
b land 18a
b village 18a pit
b settler 18b
a settler 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die white
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
a settler 5c
a move 5a 8a
a village 5c near
b move 14a 5a pit
b raise 5a loose SW
! die white
b pray
a sculpt 8a near
a move 8a 4b near
a move 4b 5c loose
a raise 5c loose SW
! die volcano
! tokens 5
a save 5c:near
b sculpt 5a near
b move 5a 14a near
b raise 14a loose NW
! die white
b move 18a 16a
a pray
a sculpt 21b pit
a move 21b 21a pit
a raise 21a loose SW
! die volcano
! tokens 6
b move 14a 8a
b move 8a 4b
b sculpt 4b near
b raise 4b near E
! die white
a move 21a 11a
a sculpt 5b near
a raise 5b near E
! die white
a sculpt 11a pit
b sculpt 16a pit
b move 4b 4a
b village 4a near
a move 5b 2b
a move 5c 2a
a sculpt 2a near
a sculpt 2b near
b raise 16a pit NW
! die volcano
! tokens 3
b move 4a 4c
b village 4c near
a move 2a 1b near
a raise 1b loose NW
! die volcano
! tokens 3
a sculpt 1b near
a raise 1b near E
! die volcano
! tokens 8
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose NW
! die white
a move 2b 2c near
a sculpt 2c near
a raise 2c near NW
! die volcano
! tokens 1
a raise 2c loose E
! die white
b move 16a 14a
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
a move 11a 10a pit
a raise 10a loose SW
! die white
a village 1b near
b raise 4b loose SW
! die white
b move 4c 3b
b sculpt 3b far
b move 3b 4a far
a move 1b 1c
a sculpt 1c near
a village 1c far
b move 4a 4c loose
b raise 4c loose E
! die white
b move 18a 18b
b move 18b 14a
a move 1c 1a near
a village 1a far
a raise 1a loose E
! die white
b move 4c 3b
b move 3b 1a
b sculpt 1a near
b raise 1a near SW
! die white
a sculpt 10a pit
a move 2c 9a
a sculpt 9a pit
a raise 9a pit SW
! die volcano
! tokens 4
b save 4a:near,4c:near
b sculpt 4b near
b pray
b move 4b 4a near
b raise 4a loose NW
! die volcano
! tokens 6
a move 10a 20a pit
a move 9a 15a
a village 20a pit
---
mu 1
game isle
rules 1
option players 3
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
puzzle 8
from 6034 1 276
choice b move 11a 5b | move 11a 10a
best 0.597 92.0 move 11a 5b
tried 0.438 89.7 end
why ! points_unspent ISLE-3.4 3
tried 0.403 90.2 move 17a 13a
tried 0.359 88.9 move 2a 2c
tried 0.350 89.3 move 2a 2b
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 3
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 18a 21a
c move 5a 4b
c village 4b near
a settler 5c
a move 5b 2b
a village 5c near
b village 2b near
b pray
c sculpt 16a pit
c move 4b 4a
c village 4a near
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a raise 5a loose SW
! die white
b move 21a 5b
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
c move 16a 14a pit
c move 4a 4c
c village 4c near
a move 21a 11a
a move 5a 14a
a sculpt 14a pit
a move 14a 5a pit
b move 2b 2a
b village 2a near
b move 10a 2c pit
c raise 14a loose E
! die volcano
! tokens 6
c move 18a 16a
c pray
a move 5a 5c loose
a raise 5c loose SW
! die volcano
! tokens 3
a pray
b sculpt 2c near
b raise 2c near NW
! die white
b raise 2c loose E
! die volcano
! tokens 5
a save 5b:near
b move 2a 1a
c move 14a 5a
c sculpt 5a near
c move 5a 14a near
c raise 14a loose NW
! die white
a sculpt 5c near
a move 5c 2a
a raise 5c near NW
! die white
a move 2a 1a
b move 1a 3b
b sculpt 3b near
b village 3b far
c move 14a 8a
c move 8a 8b
c sculpt 8b near
c move 8b 4a near
a sculpt 1a near
a raise 1a near E
! die volcano
! tokens 2
b save 2b:near
a move 1a 3c
a sculpt 3c near
b move 3b 3a near
b sculpt 3a near
b raise 3a near NW
! die volcano
! tokens 8
b raise 3a loose SW
! die volcano
! tokens 3
a save none
c move 4c 3b
c raise 4a loose NW
! die volcano
! tokens 2
b save 2b:near
c sculpt 3b near
c raise 3b near SW
! die volcano
! tokens 8
a sculpt 3c near
a move 3c 1a near
a move 1a 4c loose
a raise 4c loose NW
! die volcano
! tokens 1
b pray
b sculpt 2c near
b village 2c far
c move 3b 1a
c move 1a 1b
c village 1b near
a move 2b 2a
a sculpt 2a near
a sculpt 2a far
a raise 2a near SW
! die volcano
! tokens 6
b move 2c 2a near
b raise 2a loose NW
! die white
b village 3a near
c sculpt 1b far
c move 1b 1c
c sculpt 1c near
c raise 1c near SW
! die white
a move 2a 2b far
a raise 2b loose SW
! die volcano
! tokens 2
b save none
a village 2b near
b sculpt 3a far
b move 3a 3c far
b raise 3c loose E
! die white
b sculpt 3c far
c sculpt 1c far
c raise 1c far NW
! die volcano
! tokens 7
c move 1c 1b
c raise 1b far E
! die white
a move 4c 4a
a move 4a 17b
a village 17b pit
b raise 3c far NW
! die volcano
! tokens 6
b village 2a near
b move 2a 2c
c move 1b 6b
c sculpt 6b near
c move 6b 9a near
c raise 9a loose SW
! die white
a move 2b 2c
a move 17b 17a
a village 17a pit
b sculpt 2c near
b pray
b end
c sculpt 9a pit
c raise 9a pit E
! die volcano
! tokens 3
b save none
c move 9a 6b
c sculpt 6b far
a move 11a 10a
a move 10a 20a
a village 20a pit
b sculpt 3c near
b move 3c 3b
b sculpt 3b near
b raise 3b near E
! die white
c move 6b 1b far
c move 1b 1a loose
c raise 1a loose SW
! die white
c end
a move 20a 20b
a sculpt 20b pit
a pray
b move 3b 3a
b sculpt 3a near
b move 3a 12a near
b raise 12a loose SW
! die volcano
! tokens 3
b save none
c pray
c end
a move 20b 15a pit
a raise 15a loose E
! die volcano
! tokens 4
c save 4b:near,4c:near
a sculpt 15a pit
a end
b sculpt 12a pit
b move 12a 7a
b sculpt 7a near
b raise 7a near E
! die volcano
! tokens 6
c sculpt 4a near
c raise 4a near SW
! die white
c village 1a near
a move 15a 9a
a move 9a 6b
a sculpt 6b near
a raise 6b near E
a rescue 19a
b rescue 19a
c rescue 19a
! die volcano
! tokens 8
b sculpt 19a pit
b move 19a 19b
b sculpt 19b pit
b raise 19b pit NW
! die volcano
! tokens 2
a save 2b:near
b save 2a:near,2c:near
c move 19a 19b
c move 19b 17a
c pray
a move 17a 13a
a sculpt 13a pit
a move 13a 17a pit
a raise 17a loose NW
a rescue 17a
b rescue 17a
! die white
b pray
b move 5b 11a
b move 21b 11a
b end
c move 17a 13a
c move 13a 8b
c village 8b near
a move 17a 13a
a move 13a 8b
a sculpt 8b far
a raise 8b far NW
! die white
b move 2c 2a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 9
from 6031 0 120
choice b move 14a 8a | move 4b 4a
best 0.482 81.8 move 14a 8a
tried 0.304 67.6 end
why - points_unspent ISLE-3.4 4
tried 0.286 66.3 move 18a 21a
why ! turn_weaker ISLE-12.3 1
tried 0.279 65.7 pray
why - turn_weaker ISLE-12.3 1
tried 0.276 65.4 move 18a 16a
why - turn_weaker ISLE-12.3 1
tried 0.274 65.2 move 16a 14a
why - turn_weaker ISLE-12.3 1
tried 0.267 64.6 move 14a 18b
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 6
b pray
c village 11a pit
c pray
a village 5c near
a village 2b near
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 8a
c move 21a 18a
c pray
a move 5c 2a
a move 2b 2c
a village 2c near
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 2
a save 2b:near
b move 18a 16a
c move 5b 2b
c move 21a 5b
c move 2b 2a
c sculpt 2a near
a pray
a sculpt 2c near
a village 2a far
b sculpt 16a pit
b move 4b 4a
b village 4a near
c raise 2a near SW
! die volcano
! tokens 5
a save none
c move 2a 1a
c sculpt 1a near
c raise 1a near E
! die white
a raise 2c near E
! die volcano
! tokens 3
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 3
a move 2c 6b
b move 16a 14a pit
b move 4a 4c
b village 4c near
c move 1a 3b
c sculpt 3b near
c raise 3b near E
! die volcano
! tokens 4
b save 4a:near,4c:near
c sculpt 3b far
a village 6b near
a village 6b far
b pray
b move 4c 4b
b village 4b near
c raise 3b far SW
! die white
c move 3b 3a
c village 3a near
a move 5a 5c
a sculpt 5c near
a move 5c 2a near
a raise 2a loose NW
! die white
b raise 14a loose NW
! die volcano
! tokens 7
b move 18a 16a
b pray
c village 3a far
c move 3a 3c
c sculpt 3c near
a move 5a 5b
a sculpt 5b near
a move 5b 2b near
a raise 2b loose E
! die white
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 10
from 6036 0 308
choice a move 4a 4b
best 0.667 64.0 move 4a 4b
tried 0.589 62.5 village 4a near
why ! village_burnt ISLE-10.3 100
tried 0.589 63.3 village 4a far
tried 0.589 63.3 sculpt 4a near
tried 0.245 56.0 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:7/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a move 21a 5b
a village 5b near
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a pray
a settler 5a
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 5a pit
d raise 5a loose SW
! die white
d pray
a settler 5a
a move 5a 4b
a village 4b near
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die white
c settler 2c
c sculpt 2a near
c village 2c near
d move 18a 16a
d sculpt 16a pit
d move 16a 14a pit
d raise 14a loose NW
! die white
a move 5c 4c
a move 4b 8b
a village 4c near
b move 21a 11a
b move 11a 10a
b pray
c raise 2a near SW
! die volcano
! tokens 3
c move 2a 1a
c sculpt 1a near
c raise 1a near E
! die white
d move 14a 8a
d sculpt 8a near
d move 8a 4b near
d raise 4b loose E
! die white
a sculpt 8b near
a move 8b 4a near
a village 4a near
b move 10a 9a
b village 9a pit
b move 9a 6b
c move 1a 3b
c sculpt 3b near
c village 3b far
d move 4b 8b
d move 8b 13a
d village 13a pit
a raise 4a loose NW
! die white
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
b sculpt 6b near
b move 6b 1b near
b village 1b near
c move 3b 3a near
c village 3a near
c raise 3a loose NW
! die volcano
! tokens 5
a save none
d move 13a 17a
d sculpt 17a pit
d move 17a 17b pit
d raise 17b loose NW
! die white
a raise 4a loose SW
! die volcano
! tokens 6
a sculpt 5a near
a move 5a 18b near
a sculpt 5b near
b move 1b 1c loose
b village 1c near
b raise 1c loose SW
! die white
c village 3a far
c pray
d move 17b 19b
d sculpt 19b pit
d raise 19b pit E
! die white
d move 5a 5c
a raise 5b near E
! die white
a raise 18b loose NW
! die volcano
! tokens 6
a move 5b 11a
a move 4c 1a
b move 5b 5c
b sculpt 5c near
b raise 5c near NW
! die white
b end
c move 2c 6b
c move 3a 3c
c sculpt 3c near
c raise 3c near E
! die volcano
! tokens 4
a save 4b:near
d move 19b 12a
d sculpt 12a pit
d move 12a 7a pit
d raise 7a loose SW
c rescue 4a
! die volcano
! tokens 8
a pray
a village 4a near
a move 4a 4c
b move 2b 2c
b move 2c 6b
b village 6b near
c move 4a 4c
c sculpt 4c near
c sculpt 6b far
c raise 4c near NW
! die white
d sculpt 7a near
d raise 7a near E
! die volcano
! tokens 8
d move 18a 16a
d move 18a 21a
a move 1a 1b
a move 1b 6a
a sculpt 6a far
a raise 6a far SW
! die volcano
! tokens 5
b sculpt 5c near
b raise 5c near SW
! die white
b move 6b 6c
b sculpt 6c near
c move 6b 2c far
c pray
d move 16a 14a
d move 14a 8a
d sculpt 8a near
d raise 8a near NW
! die white
a sculpt 5a near
a village 6a near
a raise 5a near E
! die white
b sculpt 6c far
b move 5c 5b
b sculpt 5b near
b raise 5b near NW
! die white
c raise 2c loose NW
! die white
c move 2b 10a
c move 10a 20a
c sculpt 20a pit
d village 8a far
d move 8a 8b
d sculpt 8b near
a move 6a 22a
a sculpt 22a pit
a move 22a 1c pit
a raise 1c loose NW
! die white
b move 6c 6b near
b move 6b 9a loose
b raise 9a loose SW
! die volcano
! tokens 6
a save none
b save none
b move 9a 6b
c move 20a 10a pit
c move 10a 2c loose
c move 2c 10a
c raise 2c loose E
! die white
d village 8b far
d raise 8b near NW
! die white
d move 7a 7b
a move 1c 7b
a village 7b near
a move 7b 7c
b sculpt 6b near
b move 6b 9a near
b raise 9a loose E
! die white
b move 9a 15a
c move 10a 20a
c move 20a 15a
c village 15a pit
d move 8b 8c
d sculpt 8c near
d village 8c far
a village 7c near
a pray
b move 15a 20b
b sculpt 20b pit
b move 20b 15a pit
b raise 15a loose SW
! die white
c pray
d pray
d end
a move 7c 7b
a move 7b 22a
a move 22a 6a
a sculpt 6a near
b end
c move 21b 11a
c end
d move 7b 22a
d move 22a 22b
d sculpt 22b pit
d end
a move 6a 6c near
a village 6c near
! tokens 2,4
a save 4a:near
c save 2b:near
a sculpt 4c near
b move 11a 2b
b move 2b 2a
b sculpt 2a near
b raise 2a near NW
! die white
c sculpt 2c near
c move 4c 4b
c village 4b near
! tokens 7,8
a save none
d save 8c:near
d move 8c 8a
d sculpt 8a near
d move 8a 8b
d sculpt 8b near
a raise 4c near E
! die white
a move 4c 4a
a move 6c 6b loose
a raise 6b loose E
a rescue 9a
b rescue 4c
d rescue 2a
! tokens 2,4
a save none
c save 2b:near
! die volcano
! tokens 4
b village 4c near
b village 4c far
c village 2c near
c village 4b near
d sculpt 2a near
d move 2a 2b near
d move 2b 11a loose
d raise 11a loose E
d rescue 4b
a rescue 8a
b rescue 8a
c rescue 21a
! die white
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
puzzle 11
from 6035 2 88
choice a move 2b 2a
best 0.409 81.1 move 2b 2a
tried 0.309 74.9 end
why - points_unspent ISLE-3.4 4
tried 0.296 74.3 move 10a 20a
why ! turn_weaker ISLE-12.3 1
tried 0.294 66.9 move 10a 9a
proof 10 4 320
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
a settler 21a
a pray
a move 21a 5b
a sculpt 5b near
b raise 5a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 7
a move 21a 11a
a sculpt 11a pit
a raise 5b near NW
! die volcano
! tokens 2
a raise 11a pit SW
! die white
b move 4b 4c
b move 4c 2a
b village 2a near
a move 11a 2b
a sculpt 2b near
a sculpt 2b far
a raise 2b near SW
! die volcano
! tokens 5
b village 2a far
b pray
a raise 2b far E
! die white
a move 21a 18a
a village 5b near
b move 2a 2c
b sculpt 2c near
b village 2c far
a move 21a 11a
a move 5b 5c
a sculpt 5c near
a raise 5c near NW
! die white
b raise 2c near E
! die white
b move 2c 9a
b sculpt 9a pit
b raise 9a pit SW
! die white
a sculpt 5c far
a raise 5c far SW
! die volcano
! tokens 7
a move 5c 5a
a sculpt 5a near
b move 9a 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die white
a raise 5a near E
! die volcano
! tokens 6
a move 11a 10a
a sculpt 10a pit
a raise 10a pit SW
! die white
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 6
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
puzzle 12
from 6032 4 124
choice b move 3c 3a near
best 0.559 112.4 move 3c 3a near
tried 0.428 101.9 raise 3c near NW
why ! next_turn_weaker ISLE-12.3 1
tried 0.141 85.7 move 3c 3a
tried 0.131 84.8 raise 3c near E
why - next_turn_weaker ISLE-12.3 1
tried 0.117 82.8 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a settler 5c
a village 5c near
a pray
b raise 5a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose SW
! die white
a settler 5a
b move 18a 16a
b move 4b 4a
b village 4a near
a move 5c 2a
a move 18b 16a
a sculpt 16a pit
a raise 16a pit NW
! die white
b move 18a 21a
b move 4a 4c
b village 4c near
a move 5b 11a
a sculpt 11a pit
a pray
b move 21a 5b
b move 5b 2b
b sculpt 2b near
b raise 2b near SW
! die volcano
! tokens 2
a village 2a near
a village 2a far
b sculpt 2b near
b raise 2b near E
! die white
b pray
a move 2a 2c
a sculpt 2c near
a village 2c far
b move 16a 14a
b sculpt 14a pit
b raise 14a pit E
a rescue 14a
! die volcano
! tokens 8
b move 18a 21a
a raise 2c near NW
! die white
a move 11a 10a pit
a move 10a 2c loose
a raise 2c loose E
! die white
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die white
a move 2c 1b
a sculpt 1b near
a move 1b 2a near
a raise 2a loose SW
! die volcano
! tokens 7
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose E
! die volcano
! tokens 3
a move 2a 1a
a sculpt 1a near
a move 1a 2a near
a raise 2a loose NW
! die volcano
! tokens 1
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose NW
! die white
a move 2c 9a
a sculpt 9a pit
a move 9a 6b
a sculpt 6b near
b move 4c 3b
b move 3b 1a
b sculpt 1a near
b raise 1a near E
! die white
a move 6b 1b near
a raise 1b loose E
! die white
a sculpt 1b near
a move 14a 8a
b move 1a 3c
b sculpt 3c near
b village 3c far
a raise 1b near NW
! die volcano
! tokens 6
a move 1b 1c
a sculpt 1c near
a sculpt 1c far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 13
from 6034 2 98
choice b move 4b 8b | move 4b 8a
best 0.730 87.1 move 4b 8b
tried 0.576 72.9 end
why - points_unspent ISLE-3.4 4
tried 0.543 71.7 move 4c 3b
why ! turn_weaker ISLE-12.3 5
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die white
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 18a 21a
b move 5a 4b
b village 4b near
c settler 5c
c village 5c near
c move 5c 2a
a village 2b near
a pray
b sculpt 16a pit
b move 4b 4a
b village 4a near
c move 5a 14a
c sculpt 14a pit
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 3
a move 21a 5b
a move 21a 11a
a move 11a 10a
a sculpt 10a pit
b move 16a 14a pit
b move 4a 4c
b village 4c near
c sculpt 2a near
c move 2a 5c near
c raise 5c loose SW
! die white
c move 5c 2a
a move 2b 2c
a sculpt 2c near
a raise 2c near E
! die white
a raise 10a pit SW
! die white
b raise 14a loose NW
! die volcano
! tokens 3
b move 18a 16a
b pray
c move 2a 1a
c move 5b 2b
c sculpt 1a near
c raise 1a near SW
! die volcano
! tokens 7
a move 10a 9a
a sculpt 9a pit
a raise 9a pit SW
! die volcano
! tokens 8
a move 9a 6b
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
c move 1a 1b
c village 1b near
c move 21a 11a
a sculpt 6b near
a move 6b 2c near
a raise 2c loose NW
! die volcano
! tokens 3
a move 2c 1b
---
mu 1
game isle
rules 1
option players 3
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
puzzle 14
from 6031 2 186
choice b move 1c 6a
best 0.304 64.8 move 1c 6a
tried 0.265 59.4 move 21b 11a
why ! turn_weaker ISLE-12.3 6
tried 0.262 59.0 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18b
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c sculpt 5a near
a settler 5c
a pray
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c raise 5a near SW
! die volcano
! tokens 5
a save none
c move 18b 14a
c sculpt 14a pit
c raise 14a pit NW
! die white
a settler 21a
a village 5b near
a move 5b 2b
b move 11a 2b
b move 21a 18a
b village 2b near
c move 5a 4b
c sculpt 4b near
c raise 4b near E
! die white
c move 18a 16a
a village 5c near
a pray
b move 5b 5a
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 7
b move 2b 2a
c move 4b 4c
c sculpt 16a pit
c village 4c near
a move 21a 11a
a pray
b village 2a near
b pray
c move 4c 4a
c move 14a 8a
c village 4a near
a move 21a 18a
a move 2b 2c
a village 2c near
b move 11a 2b
b move 2a 1a
b village 1a near
c sculpt 8a near
c move 8a 4b near
c raise 4b loose SW
! die volcano
! tokens 4
c save 4a:near
c pray
a move 11a 10a
a village 10a pit
a move 10a 9a
b move 1a 1b
b village 1b near
b move 1b 1c
c village 4b near
c pray
a village 9a pit
a move 9a 20a
a sculpt 20a pit
b sculpt 1c near
b raise 1c near NW
! die white
b end
c move 4a 3b
c sculpt 3b near
c move 3b 4c near
c raise 4c loose NW
! die white
a move 20a 15a
a sculpt 15a pit
a move 15a 20b pit
a sculpt 20b pit
b pray
b end
c sculpt 4c near
c raise 4c near E
! die volcano
! tokens 1
b save 1a:near,1b:near
c move 16a 18b pit
c raise 18b loose NW
! die volcano
! tokens 7
a pray
b sculpt 1c near
b raise 1c near SW
! die white
b pray
c move 18a 16a
c move 4c 3b
c move 3b 17b
c sculpt 17b pit
a move 21b 11a
a end
b pray
b end
c move 17b 4a pit
c move 4a 13a
c sculpt 13a pit
c move 13a 4a pit
a end
b end
c raise 4a loose NW
! die volcano
! tokens 4
c save 4a:near,4b:near
c raise 4a loose SW
! die white
c move 4a 17b
c move 18a 21a
a end
b end
c move 4b 4c
c sculpt 4c near
c move 4c 2a near
c raise 2a loose NW
! die white
a end
b end
c move 17b 17a
c move 2a 4c
c village 17a pit
a end
b end
c move 17a 19b
c village 19b pit
c move 19b 3a
a end
b end
c sculpt 3a near
c move 3a 3b near
c raise 3b loose E
! die white
c move 3b 3c
a end
b end
c move 3c 7b
c sculpt 7b near
c raise 7b near E
! die volcano
! tokens 2
a save 2c:near
b save 2a:near,2b:near
c sculpt 7b far
a end
b end
c move 7b 3c far
c raise 3c loose NW
! die volcano
! tokens 4
c sculpt 3c near
c raise 3c near E
! die white
a end
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 15
from 6036 1 298
choice b move 5c 5b near
best 0.333 53.0 move 5c 5b near
tried 0.097 51.7 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d land 21a
d move 21a 5b
d village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c move 21a 5b
c pray
c move 21a 18a
d settler 5a
d village 5a near
d settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d pray
d settler 5a
d settler 5a
d sculpt 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a pray
b move 21a 18a
b move 11a 10a
b village 10a pit
c settler 2c
c sculpt 2a near
c village 2c near
d raise 5c near NW
! die white
d move 5a 4b
d village 4b near
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
b move 10a 2c
b move 2c 1b
b village 1b near
c move 2a 4c near
c raise 4c loose E
! die volcano
! tokens 6
c sculpt 4c near
c raise 4c near NW
! die volcano
! tokens 6
d move 4b 4a
d move 4a 3b
d village 3b near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b move 11a 2b
b move 1b 1a
b village 1a near
c move 2c 6b
c sculpt 6b near
c village 6b far
d move 3b 3c
d village 3c near
d move 5a 18b
a move 4b 4a
a sculpt 4a near
a move 4a 4b near
a raise 4b loose SW
! die volcano
! tokens 7
b move 1a 1c
b village 1c near
b end
c move 6b 2c near
c raise 2c loose E
! die volcano
! tokens 1
b save 1a:near
c pray
d move 5b 11a
d move 3c 3a
d village 3a near
a move 4b 4a
a move 4a 17b
a village 17b pit
b pray
b village 1c near
b move 1c 1b
c move 2c 1b
c sculpt 1b near
c move 1b 2a near
c raise 2a loose SW
! die white
d move 5a 18b
d move 18b 14a
d pray
a move 18a 16a
a move 17b 17a
a village 17a pit
b move 2b 2c
b move 2c 6b
b pray
c move 2a 1b
c move 1b 6a
c village 6a near
d move 11a 10a
d move 10a 9a
d sculpt 9a pit
d raise 9a pit SW
! die white
a move 17a 13a
a sculpt 13a pit
a move 13a 17a pit
a raise 17a loose E
! die white
b move 6b 6a
b sculpt 6a far
b raise 6a far SW
! die volcano
! tokens 4
d save none
b move 6a 22a
c sculpt 4c near
c move 4c 3b near
c raise 3b loose E
! die volcano
! tokens 2
c save 2c:near
c sculpt 2b near
d move 9a 15a
d sculpt 15a pit
d move 15a 9a pit
d raise 9a loose E
! die volcano
! tokens 5
d save none
a move 17a 19b
a sculpt 19b pit
a move 19b 17a pit
a raise 17a loose NW
! die white
b sculpt 22a pit
b raise 22a pit E
! die volcano
! tokens 5
b village 5b near
c move 2b 2a near
c village 2a near
c raise 2a loose NW
! die volcano
! tokens 4
d sculpt 5c near
d raise 5c near SW
! die white
d village 5c far
a sculpt 5a near
a raise 5a near E
! die white
a village 5a far
b sculpt 5b far
b raise 5b far NW
! die white
b move 22a 7b
b sculpt 7b near
c move 6a 6c
c move 21b 11a
c pray
d move 9a 10a
d move 10a 20a
d sculpt 20a pit
d raise 20a pit SW
! die volcano
! tokens 4
a move 18a 21a
a pray
b move 7b 7a near
b raise 7a loose E
! die white
b sculpt 7a near
b raise 7a near SW
! die volcano
! tokens 3
d save none
c sculpt 3b near
c move 3b 17b near
c raise 17b loose E
c rescue 4a
d rescue 6b
a rescue 4a
b rescue 4a
! die volcano
! tokens 5
b save none
c sculpt 4a near
d sculpt 5c near
d move 5c 5b near
d village 5b near
a village 4a far
a village 5a near
b settler 21a
b move 4a 4b
b village 4b near
c raise 4a near NW
! die white
c move 4a 4c
c village 4c near
d raise 5b loose E
! die white
d move 6b 6c
d sculpt 6c near
d sculpt 6c far
a move 4a 4b
a village 4b far
a move 4b 4c
b move 21a 11a
b move 4b 4c
b village 4c far
c pray
c end
d move 6c 6b far
d raise 6b loose E
! die white
d move 20a 20b
d sculpt 20b pit
a move 16a 14a
a move 14a 8a
a move 8a 8b
a sculpt 8b near
b move 21b 11a
b move 18a 21a
b move 5b 11a
b end
c end
d move 14a 8a
d move 8a 8c
d village 8c near
! tokens 4,8
a save none
b save none
c save 4c:near
d save none
a sculpt 8b near
a raise 8b near NW
! die volcano
! tokens 5
a save none
d save 5b:near
a village 5a near
b move 4c 4a
b sculpt 4a near
b raise 4a near SW
b rescue 5c
c rescue 8a
a rescue 2a
! die volcano
! tokens 6
c save none
d save none
b sculpt 5c near
c village 8a near
c village 6c near
d sculpt 6b near
d move 6b 2c near
d raise 2c loose NW
c rescue 9a
! die volcano
! tokens 8
c save 8a:near
d sculpt 8c far
a sculpt 8b near
a move 8b 8a near
a raise 8a loose NW
! die white
a move 8a 8c
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 16
from 6033 2 134
choice a move 2c 2a loose | end
best 0.598 69.9 move 2c 2a loose
tried 0.540 65.4 move 4c 4a
why ! turn_weaker ISLE-12.3 5
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21b
a village 21b pit
a settler 21a
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 21a
a move 21a 5b
a pray
a move 21a 18a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c move 18b 14a
c village 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a move 5b 2b
a village 2b near
a settler 2a
b pray
b settler 5a
b village 5c near
c pray
c move 14a 8a
c village 8a near
d move 21a 18a
d move 11a 10a
d village 10a pit
a settler 2c
a sculpt 2a near
a village 2c near
b settler 5a
b move 5a 4b
b pray
c move 8a 4b
c sculpt 4b near
c raise 4b near E
! die white
c move 4b 8b
d move 10a 2c
d move 2c 1b
d village 1b near
a raise 2a near SW
! die white
a move 2a 1a
a sculpt 1a near
a raise 1a near E
! die volcano
! tokens 8
c save 8a:near
b move 4b 4a
b move 4a 3b
b village 3b near
c pray
c sculpt 8b far
c village 8b near
d move 1b 1c
d move 18a 16a
d village 1c near
a move 1a 4c
a sculpt 4c near
a raise 4c near E
! die white
a move 2c 6b
b move 3b 3a
b move 5a 8a
b village 3a near
c move 8b 8c
c sculpt 8c near
c village 8c far
d sculpt 16a pit
d raise 16a pit NW
! die volcano
! tokens 4
d pray
a sculpt 6b near
a move 6b 2c near
a sculpt 4c near
a raise 4c near NW
! die white
b move 3a 3c
b move 8a 4b
b village 3c near
c move 8c 8a near
c raise 8a loose NW
! die white
c move 8a 8b
c raise 8b far NW
! die white
d move 11a 10a
d move 10a 9a
d sculpt 9a pit
d raise 9a pit E
! die volcano
! tokens 6
a raise 2c loose E
! die white
a move 2c 6b
a sculpt 6b near
a move 6b 2c near
b sculpt 4b near
b move 4b 4a near
b move 4a 3b loose
b raise 3b loose E
! die white
c move 8b 13a
c sculpt 13a pit
c move 13a 8b pit
c move 18a 21a
d move 9a 15a
d sculpt 15a pit
d move 15a 9a pit
d raise 9a loose SW
! die volcano
! tokens 1
d save 1b:near,1c:near
a move 2b 5b
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
puzzle 17
from 6035 3 77
choice a village 4c far
best 0.753 107.6 village 4c far
tried 0.599 91.9 raise 4c near NW
why ! next_turn_weaker ISLE-12.3 8
tried 0.599 91.9 raise 4c near E
why - next_turn_weaker ISLE-12.3 8
tried 0.597 91.2 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 8
a pray
b sculpt 21b pit
b move 21b 11a pit
b sculpt 11a pit
b move 5c 2a
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
a move 18a 16a
b sculpt 2a near
b move 2a 5c near
b raise 5c loose SW
! die volcano
! tokens 5
b save 5b:near
b pray
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 4
a sculpt 4b near
b sculpt 8a far
b raise 8a far E
! die volcano
! tokens 8
b village 5c near
a raise 4b near SW
! die white
a move 4b 4a
a village 4a near
b sculpt 8a near
b raise 8a near NW
! die volcano
! tokens 7
b move 5b 2b
b move 11a 5b pit
a village 4a far
a move 4a 4c
a sculpt 4c near
b sculpt 2b near
b move 2b 5c near
b raise 5c loose NW
! die volcano
! tokens 3
b raise 5b loose NW
! die white
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
puzzle 18
from 6032 5 207
choice a move 6c 6b near | move 6c 6b loose
best 0.815 160.2 move 6c 6b near
tried 0.000 152.0 end
why ! points_unspent ISLE-3.4 3
tried 0.000 152.0 move 11a 10a
why - turn_weaker ISLE-12.3 1
tried 0.000 152.0 move 5c 5a
why - turn_weaker ISLE-12.3 1
tried 0.000 152.0 move 5c 5b
why - turn_weaker ISLE-12.3 1
tried 0.000 152.0 move 15a 9a
why - turn_weaker ISLE-12.3 1
tried 0.000 152.0 move 6c 6a
why - turn_weaker ISLE-12.3 1
proof 10 4 320
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
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a settler 5c
a move 5b 2b
a village 5c near
b move 18a 16a
b move 4b 4a
b village 4a near
a village 2b near
a pray
b move 4a 4c
b sculpt 16a pit
b village 4c near
a move 2b 2a
a move 21a 11a
a village 2a near
b move 16a 14a pit
b raise 14a loose NW
! die white
b village 14a pit
a move 2a 2c
a sculpt 2c near
a raise 2c near E
! die volcano
! tokens 6
a sculpt 11a pit
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 7
a move 11a 2b pit
a move 2b 2c loose
a raise 2c loose NW
! die volcano
! tokens 5
a save 5b:near
a sculpt 5c near
b move 4c 1a
b sculpt 1a near
b move 1a 4c near
b raise 4c loose NW
! die volcano
! tokens 8
a move 5c 2a near
a raise 2a loose SW
! die volcano
! tokens 7
a move 2a 1b
a sculpt 1b near
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose E
! die white
a move 1b 2a near
a raise 2a loose NW
! die white
a pray
b move 4c 3b
b move 3b 3a
b village 3a near
a move 21a 5b
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
b move 3a 3c
b sculpt 3c near
b pray
a move 2c 9a
a move 9a 10a
a sculpt 10a pit
a raise 10a pit SW
! die volcano
! tokens 4
b save 4a:near
b village 4b near
b pray
a move 10a 20a
a sculpt 20a pit
a move 20a 9a pit
a move 9a 2c loose
b raise 3c near E
! die volcano
! tokens 5
a save 5b:near
b move 4b 4c
b sculpt 4c near
b move 18a 16a
a move 5b 5a
a sculpt 5a near
a raise 5a near E
! die white
a sculpt 5a far
b move 18a 21a
b pray
a move 5a 5c far
a village 5c near
a raise 5c loose SW
! die volcano
! tokens 4
b save 4a:near,4b:near
b sculpt 4c near
b pray
b end
a move 2c 2b loose
a raise 2b loose E
! die volcano
! tokens 5
a save none
a village 5c near
b move 21a 5b
b sculpt 5b near
b raise 5b near NW
! die volcano
! tokens 3
b save 3a:near
b sculpt 3c near
a move 2c 2b loose
a raise 2b loose SW
! die white
a pray
b raise 3c near NW
! die volcano
! tokens 7
b move 3c 3b
b sculpt 3b near
b move 3b 4a near
a move 5c 5a
a sculpt 5a near
a move 5a 5c near
a raise 5c loose NW
! die white
b move 4a 17b
b sculpt 17b pit
b move 17b 3a pit
b raise 3a loose NW
! die white
a move 2a 2c
a move 2c 9a
a move 9a 6b
a sculpt 6b near
b move 4c 4a near
b raise 4a loose SW
! die white
b raise 4a loose NW
! die white
b move 4a 17b
a village 6b far
a move 6b 6a near
a sculpt 6a near
b move 17b 19b
b sculpt 19b pit
b move 19b 3a pit
b raise 3a loose SW
! die white
a sculpt 6a far
a pray
b move 3a 12a
b sculpt 12a pit
b move 12a 7a pit
b raise 7a loose E
! die white
a move 2b 2c
a move 2c 9a
a move 6a 6c near
a sculpt 6c near
b move 3a 12a
b move 12a 19a
b pray
a pray
b end
a move 9a 15a
a move 2b 2c
a move 2c 9a
a end
b end
a move 15a 20b
a move 9a 15a
a end
b end
a move 21b 11a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 19
from 6034 2 87
choice b move 4b 8a | move 4b 8b
best 0.713 81.3 move 4b 8a
tried 0.658 75.8 move 4c 2a
why - next_turn_weaker ISLE-12.3 6
tried 0.615 72.3 move 4c 3b
why - next_turn_weaker ISLE-12.3 5
tried 0.585 69.5 end
why - points_unspent ISLE-3.4 1
tried 0.565 68.3 move 4b 4a
why - next_turn_weaker ISLE-12.3 8
tried 0.530 66.9 raise 4b loose SW
why ! next_turn_weaker ISLE-12.3 5
tried 0.516 65.5 raise 4b loose E
why - next_turn_weaker ISLE-12.3 5
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die white
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 18a 21a
b move 5a 4b
b village 4b near
c settler 5c
c village 5c near
c move 5c 2a
a village 2b near
a pray
b sculpt 16a pit
b move 4b 4a
b village 4a near
c move 5a 14a
c sculpt 14a pit
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 3
a move 21a 5b
a move 21a 11a
a move 11a 10a
a sculpt 10a pit
b move 16a 14a pit
b move 4a 4c
b village 4c near
c sculpt 2a near
c move 2a 5c near
c raise 5c loose SW
! die white
c move 5c 2a
a move 2b 2c
a sculpt 2c near
a raise 2c near E
! die white
a raise 10a pit SW
! die white
b raise 14a loose NW
! die volcano
! tokens 3
b move 18a 16a
b pray
c move 2a 1a
c move 5b 2b
c sculpt 1a near
c raise 1a near SW
! die volcano
! tokens 7
a move 10a 9a
a sculpt 9a pit
a raise 9a pit SW
! die volcano
! tokens 8
a move 9a 6b
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 20
from 6031 4 142
choice c move 14a 8a
best 0.236 67.0 move 14a 8a
tried 0.137 61.0 end
why ! points_unspent ISLE-3.4 2
tried 0.126 59.7 move 5c 5a
tried 0.125 59.6 move 14a 5a loose
tried 0.125 59.6 move 14a 16a
tried 0.125 59.6 move 18a 16a
tried 0.123 59.3 move 5c 5b
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 5
a save none
b settler 11a
b settler 21a
b move 21a 5b
b pray
c village 5a near
c pray
a village 5b near
a settler 5c
a sculpt 5c far
b move 11a 2b
b move 21a 18a
b village 2b near
c move 5a 5c
c move 18a 21a
c village 5c near
a move 5a 4b
a raise 5c far SW
! die volcano
! tokens 8
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 1
b move 2b 2a
b move 18a 16a
b village 2a near
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a move 4b 4c
a sculpt 4c near
a raise 4c near E
! die white
a move 4c 1a
b move 2a 2c
b move 11a 10a
b village 2c near
c move 14a 8a
c sculpt 8a near
c village 8a far
a village 1a near
a village 1a far
b sculpt 10a pit
b move 10a 2c pit
b raise 2c loose E
! die white
b move 2c 1b
c move 8a 8b near
c sculpt 8b near
c sculpt 8b far
c move 8b 8c near
a move 1a 1b
a sculpt 1b near
a sculpt 1b far
a raise 1b near E
! die volcano
! tokens 6
b move 1b 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die volcano
! tokens 2
b save 2a:near
c move 18a 16a
c pray
a raise 1b far NW
! die volcano
! tokens 4
a move 1b 1c
a sculpt 1c near
a sculpt 1c far
b pray
b move 2c 9a
b village 2c near
c pray
a raise 1c near NW
! die volcano
! tokens 5
a save 5b:near
c save 5a:near,5c:near
a pray
a raise 1c far SW
! die white
a move 21a 11a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 2a loose
b raise 2a loose NW
! die white
c sculpt 8c near
c pray
a move 5c 2b
a sculpt 2b near
a move 2b 2a near
a raise 2a loose SW
! die white
b move 2c 9a
b move 9a 6b
b sculpt 6b far
b raise 6b far SW
! die white
c pray
a move 1c 1a
a move 1a 4c
a sculpt 4c near
a move 4c 1a near
b move 6b 6a
b sculpt 6a near
b village 6a far
c sculpt 8c far
c move 16a 14a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 21
from 6036 2 40
choice a move 14a 5a pit
best 0.528 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.470 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.457 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
d land 21b
d village 21b pit
d settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 11a
b village 11a pit
c settler 5a
c village 5a near
c settler 5c
d settler 21a
d pray
d move 21a 5b
d move 21a 18a
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 11a
b settler 21a
b pray
b move 21a 5b
c pray
c settler 5a
c village 5c near
d move 5b 2b
d village 2b near
d settler 2a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 22
from 6033 7 308
choice c move 2a 2c
best 0.222 53.2 move 2a 2c
tried 0.000 37.0 end
why ! points_unspent ISLE-3.4 3
tried 0.000 41.0 move 5b 18b
why - turn_weaker ISLE-12.3 10
tried 0.000 37.0 move 2a 2b
why - turn_weaker ISLE-12.3 10
tried 0.000 37.0 move 9a 10a
why - turn_weaker ISLE-12.3 10
tried 0.000 37.0 move 9a 15a
why - turn_weaker ISLE-12.3 10
tried 0.000 38.8 move 11a 10a
why - turn_weaker ISLE-12.3 10
tried 0.000 37.0 move 9a 20a
why - turn_weaker ISLE-12.3 10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b move 21a 5b
b village 5b near
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b village 5a near
b settler 5c
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d pray
d move 21a 5b
d move 21a 18a
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b pray
b settler 5a
b village 5c near
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 4
a pray
b settler 5a
b move 5a 4b
b sculpt 4b near
b sculpt 4b far
c move 11a 10a
c move 10a 2c
c village 2c near
d settler 2a
d sculpt 2a near
d move 2a 4c near
d raise 4c loose E
! die volcano
! tokens 2
c save 2c:near
d save 2b:near
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 6
b raise 4b near SW
! die white
b raise 4b far E
! die white
b pray
c pray
c move 2c 2a
c village 2a near
d pray
d sculpt 4c near
d raise 4c near NW
! die white
d sculpt 4c far
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die white
a move 8a 8b
b move 4b 4a
b sculpt 4a near
b village 4a far
c move 21a 11a
c move 11a 10a
c village 10a pit
d move 4c 3b far
d raise 3b loose E
! die white
d sculpt 3b near
d raise 3b near SW
! die volcano
! tokens 3
a sculpt 8b near
a move 8b 13a near
a village 13a pit
b raise 4a near NW
! die volcano
! tokens 5
b save 5b:near
b sculpt 5a near
b sculpt 5c near
b raise 5c near SW
! die volcano
! tokens 4
c move 5b 2b
c move 2a 1a
c village 1a near
d sculpt 3b near
d move 3b 3a near
d village 3a near
a move 13a 17b loose
a raise 17b loose E
! die white
a sculpt 17b pit
a raise 17b pit NW
! die white
b sculpt 4a near
b raise 4a near SW
! die white
b pray
c move 10a 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose E
! die white
d village 3a far
d move 3a 3c loose
d sculpt 3c near
a move 17b 19b
a sculpt 19b pit
a move 19b 12a pit
a raise 12a loose E
! die white
b move 5c 2a
b move 2a 1b
b village 1b near
c move 2c 6b
c sculpt 6b near
c move 6b 2c near
c raise 2c loose NW
! die white
d village 3c far
d raise 3c near E
! die volcano
! tokens 2
c save 2a:near
d save none
d raise 3c loose NW
! die white
a sculpt 12a pit
a move 12a 19a pit
a village 19a pit
b move 5b 2b
b move 1b 1c
b village 1c near
c pray
c sculpt 2b near
c village 2c near
d move 2a 1b
d move 1b 6a
d sculpt 6a near
d raise 6a near SW
! die white
a move 19a 12a
a move 12a 7a
a sculpt 7a near
a raise 7a near E
! die volcano
! tokens 4
b move 5a 5c near
b raise 5c loose NW
! die volcano
! tokens 2
c save 2a:near
b sculpt 2b near
b raise 2b near SW
! die white
c pray
c village 2c near
c move 2c 9a
d sculpt 6a far
d move 6a 22a far
d sculpt 22a pit
d raise 22a pit E
! die white
a move 7a 7b
a village 7b near
a move 7b 7c
b sculpt 4a near
b move 4a 4b near
b village 4b near
c move 9a 6b
c sculpt 6b far
c move 6b 9a far
c move 9a 2c loose
d move 22a 1c loose
d raise 1c loose NW
! die volcano
! tokens 3
d save 3a:near
d sculpt 3c near
d pray
a move 18a 16a
a move 18a 21a
a village 7c near
b village 4b far
b move 4b 4c loose
b move 4c 2a loose
c move 2c 2a loose
c raise 2a loose SW
! die volcano
! tokens 6
c move 2a 2c
c move 2c 9a
d move 3c 3b
d sculpt 3b near
d end
a end
b move 2a 1b loose
b raise 1b loose NW
! die volcano
! tokens 1
b save 1c:near
c save none
b sculpt 1b near
b raise 1b near E
! die white
c sculpt 1a near
c raise 1a near E
! die volcano
! tokens 7
a save none
c move 9a 20a
c sculpt 20a pit
d move 1c 7b
d sculpt 7b near
d raise 7b near E
b rescue 3b
c rescue 6a
! die white
d move 7b 7a
a sculpt 7c near
a move 7c 7a near
a raise 7a loose SW
a rescue 6a
d rescue 6a
! die white
a sculpt 6a near
b settler 5b
b move 5a 18b
b move 5b 21a
b move 2b 11a
c move 20a 9a pit
c move 9a 2c loose
c move 2c 2a loose
c raise 2a loose NW
! die volcano
! tokens 5
b save none
d move 6a 6c
d sculpt 6c near
d village 6c far
a move 6a 6b near
a raise 6b loose E
a rescue 2c
c rescue 9a
d rescue 9a
! die white
a village 5a near
b move 11a 5b
b sculpt 5b near
b raise 5b near NW
! die white
b sculpt 5c near
c move 9a 15a
c sculpt 15a pit
c move 15a 9a pit
c move 9a 2c loose
d move 9a 20a
d move 20a 20b
d village 20b pit
a end
b end
c move 2c 9a
c move 2b 11a
c end
d move 2b 2a
d move 3b 3a near
d raise 3a loose NW
! die volcano
! tokens 5
a save none
b save none
d end
a sculpt 5a near
a move 5a 18b near
a move 18b 18a loose
a raise 18a loose NW
! die white
b sculpt 5c near
b move 3b 3a
b village 5b near
c move 11a 5b
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
puzzle 23
from 6035 4 84
choice a raise 2a loose SW | end
best 0.362 91.4 raise 2a loose SW
tried 0.315 86.2 raise 2a loose NW
why ! next_turn_weaker ISLE-12.3 8
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a settler 5c
a pray
a village 5c near
b raise 5a near SW
! die volcano
! tokens 7
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die volcano
! tokens 8
a settler 5a
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die white
a move 5c 2a
a move 5b 11a
a village 2a near
b sculpt 14a pit
b move 4b 4a
b village 4a near
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b move 4a 4c
b raise 14a pit E
! die volcano
! tokens 3
b village 4c near
a move 2a 2c
a village 2c near
a raise 2b loose E
! die volcano
! tokens 2
a save 2a:near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 8
a sculpt 2b near
a pray
a village 2c near
b move 4c 3b
b sculpt 3b near
b move 3b 4a near
b raise 4a loose NW
! die volcano
! tokens 3
a raise 2b near SW
! die volcano
! tokens 4
b save 4c:near
a move 2b 10a
a sculpt 10a pit
a move 10a 2c pit
b pray
b sculpt 4a near
b village 4b near
a move 2c 2a loose
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
puzzle 24
from 6032 6 178
choice b move 6c 6b near
best 0.818 127.0 move 6c 6b near
tried 0.686 121.8 end
why - points_unspent ISLE-3.4 4
tried 0.635 122.5 move 1a 3c
why ! turn_weaker ISLE-12.3 8
tried 0.468 119.1 move 1a 1c
why - turn_weaker ISLE-12.3 8
proof 10 4 320
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
! die white
b settler 5c
b move 5b 2b
b village 5c near
a move 18a 16a
a move 4b 4a
a village 4a near
b village 2b near
b pray
a move 4a 4c
a sculpt 16a pit
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
! die white
b sculpt 11a pit
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die white
b move 11a 2b pit
b move 2b 2c loose
b raise 2c loose NW
! die volcano
! tokens 5
b save 5b:near
b sculpt 5c near
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose NW
! die white
b move 5c 2a near
b raise 2a loose SW
! die volcano
! tokens 5
b save none
b move 21a 5b
b sculpt 5b near
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die volcano
! tokens 8
b move 5b 2b near
b move 2a 1b
b sculpt 1b near
b move 1b 2a near
a move 4c 3b
a move 3b 3a
a village 3a near
b raise 2a loose NW
! die white
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
a move 3a 17b
a sculpt 17b pit
a move 17b 4a pit
a move 4a 13a
b move 2a 5c
b sculpt 5c near
b move 5c 5a near
b raise 5a loose E
! die white
a sculpt 13a pit
a raise 13a pit E
! die volcano
! tokens 6
a move 18a 16a
a move 18a 21a
b raise 2b loose E
! die white
b move 2c 2b loose
b raise 2b loose SW
! die volcano
! tokens 2
b save none
b move 2c 9a
a move 4b 4a
a raise 4a loose SW
! die white
a pray
b move 9a 6b
b sculpt 6b near
b raise 6b near SW
! die white
b sculpt 6b far
a move 13a 17a
a pray
b move 6b 6a far
b village 6a near
b raise 6a loose SW
! die volcano
! tokens 5
a move 21a 5b
a sculpt 5b near
a raise 5b near E
! die white
a sculpt 17a pit
b village 6a far
b move 6a 6c
b sculpt 6c near
a move 5b 5c
a sculpt 5c near
a raise 5c near NW
! die white
a raise 17a pit NW
! die volcano
! tokens 3
a save none
b village 6c far
b village 5a near
a move 5c 5a
a village 5a far
a end
b move 2b 2c
b sculpt 2c near
b move 2c 9a near
b raise 9a loose E
! die white
a pray
b move 9a 10a
b sculpt 10a pit
b move 10a 11a pit
b raise 11a loose SW
b rescue 8a
a rescue 2a
! die white
a sculpt 2a near
a move 2a 2b
a village 2b near
b sculpt 8a near
b raise 8a near NW
! die white
b pray
a move 2b 2a
a move 2a 2c near
a move 2c 9a loose
a raise 9a loose SW
b rescue 1a
! die volcano
! tokens 7
---
mu 1
game isle
rules 1
option players 3
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
puzzle 25
from 6034 4 78
choice b move 4a 3b | move 16a 14a pit
best 0.709 72.5 move 4a 3b
tried 0.590 62.5 end
why - points_unspent ISLE-3.4 4
tried 0.586 61.8 move 16a 18a pit
why ! next_turn_weaker ISLE-12.3 1
tried 0.586 61.8 move 4a 4c
why - next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:8/8 steady:0/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 6
b pray
c village 11a pit
c pray
a village 5c near
a village 2b near
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 8a
c move 21a 18a
c pray
a move 5c 2a
a move 2b 2c
a village 2c near
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die white
b move 18a 16a
c move 5b 2b
c move 21a 11a
c move 11a 10a
c sculpt 10a pit
a move 2c 9a
a sculpt 9a pit
a village 2a near
b sculpt 16a pit
b move 4b 4a
b village 4a near
c raise 10a pit NW
! die volcano
! tokens 2
a save none
c village 2b near
c move 2b 2a
a sculpt 2a near
a move 2a 2c near
a raise 2c loose E
! die white
a raise 9a pit SW
! die volcano
! tokens 3
---
mu 1
game isle
rules 1
option players 3
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
puzzle 26
from 6031 4 133
choice a move 1c 1a
best 0.848 101.8 move 1c 1a
tried 0.798 90.1 move 11a 10a
why - next_turn_weaker ISLE-12.3 9
tried 0.763 84.4 move 5b 5a
why - next_turn_weaker ISLE-12.3 9
tried 0.761 84.7 pray
why ! next_turn_weaker ISLE-12.3 9
tried 0.755 84.3 move 5b 11a
why - next_turn_weaker ISLE-12.3 9
tried 0.754 83.7 move 11a 5b
why - next_turn_weaker ISLE-12.3 9
tried 0.754 83.6 move 11a 21a
why - next_turn_weaker ISLE-12.3 9
tried 0.753 83.7 move 2a 5c
why - next_turn_weaker ISLE-12.3 9
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 5
a save none
b settler 11a
b settler 21a
b move 21a 5b
b pray
c village 5a near
c pray
a village 5b near
a settler 5c
a sculpt 5c far
b move 11a 2b
b move 21a 18a
b village 2b near
c move 5a 5c
c move 18a 21a
c village 5c near
a move 5a 4b
a raise 5c far SW
! die volcano
! tokens 8
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 1
b move 2b 2a
b move 18a 16a
b village 2a near
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a move 4b 4c
a sculpt 4c near
a raise 4c near E
! die white
a move 4c 1a
b move 2a 2c
b move 11a 10a
b village 2c near
c move 14a 8a
c sculpt 8a near
c village 8a far
a village 1a near
a village 1a far
b sculpt 10a pit
b move 10a 2c pit
b raise 2c loose E
! die white
b move 2c 1b
c move 8a 8b near
c sculpt 8b near
c sculpt 8b far
c move 8b 8c near
a move 1a 1b
a sculpt 1b near
a sculpt 1b far
a raise 1b near E
! die volcano
! tokens 6
b move 1b 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die volcano
! tokens 2
b save 2a:near
c move 18a 16a
c pray
a raise 1b far NW
! die volcano
! tokens 4
a move 1b 1c
a sculpt 1c near
a sculpt 1c far
b pray
b move 2c 9a
b village 2c near
c pray
a raise 1c near NW
! die volcano
! tokens 5
a save 5b:near
c save 5a:near,5c:near
a pray
a raise 1c far SW
! die white
a move 21a 11a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 2a loose
b raise 2a loose NW
! die white
c sculpt 8c near
c pray
a move 5c 2b
a sculpt 2b near
a move 2b 2a near
a raise 2a loose SW
! die white
b move 2c 9a
b move 9a 6b
b sculpt 6b far
b raise 6b far SW
! die white
c pray
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 27
from 6033 7 328
choice a move 14a 8a
best 0.626 67.7 move 14a 8a
tried 0.427 60.5 move 18a 16a
why ! land_lost ISLE-11.1,ISLE-11.11 84
tried 0.427 60.5 end
why - points_unspent ISLE-3.4 3
tried 0.427 60.5 move 5b 5a
why - land_lost ISLE-11.1,ISLE-11.11 84
tried 0.427 60.5 move 5b 5c
why - land_lost ISLE-11.1,ISLE-11.11 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b move 21a 5b
b village 5b near
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b village 5a near
b settler 5c
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d pray
d move 21a 5b
d move 21a 18a
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b pray
b settler 5a
b village 5c near
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 4
a pray
b settler 5a
b move 5a 4b
b sculpt 4b near
b sculpt 4b far
c move 11a 10a
c move 10a 2c
c village 2c near
d settler 2a
d sculpt 2a near
d move 2a 4c near
d raise 4c loose E
! die volcano
! tokens 2
c save 2c:near
d save 2b:near
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 6
b raise 4b near SW
! die white
b raise 4b far E
! die white
b pray
c pray
c move 2c 2a
c village 2a near
d pray
d sculpt 4c near
d raise 4c near NW
! die white
d sculpt 4c far
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die white
a move 8a 8b
b move 4b 4a
b sculpt 4a near
b village 4a far
c move 21a 11a
c move 11a 10a
c village 10a pit
d move 4c 3b far
d raise 3b loose E
! die white
d sculpt 3b near
d raise 3b near SW
! die volcano
! tokens 3
a sculpt 8b near
a move 8b 13a near
a village 13a pit
b raise 4a near NW
! die volcano
! tokens 5
b save 5b:near
b sculpt 5a near
b sculpt 5c near
b raise 5c near SW
! die volcano
! tokens 4
c move 5b 2b
c move 2a 1a
c village 1a near
d sculpt 3b near
d move 3b 3a near
d village 3a near
a move 13a 17b loose
a raise 17b loose E
! die white
a sculpt 17b pit
a raise 17b pit NW
! die white
b sculpt 4a near
b raise 4a near SW
! die white
b pray
c move 10a 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose E
! die white
d village 3a far
d move 3a 3c loose
d sculpt 3c near
a move 17b 19b
a sculpt 19b pit
a move 19b 12a pit
a raise 12a loose E
! die white
b move 5c 2a
b move 2a 1b
b village 1b near
c move 2c 6b
c sculpt 6b near
c move 6b 2c near
c raise 2c loose NW
! die white
d village 3c far
d raise 3c near E
! die volcano
! tokens 2
c save 2a:near
d save none
d raise 3c loose NW
! die white
a sculpt 12a pit
a move 12a 19a pit
a village 19a pit
b move 5b 2b
b move 1b 1c
b village 1c near
c pray
c sculpt 2b near
c village 2c near
d move 2a 1b
d move 1b 6a
d sculpt 6a near
d raise 6a near SW
! die white
a move 19a 12a
a move 12a 7a
a sculpt 7a near
a raise 7a near E
! die volcano
! tokens 4
b move 5a 5c near
b raise 5c loose NW
! die volcano
! tokens 2
c save 2a:near
b sculpt 2b near
b raise 2b near SW
! die white
c pray
c village 2c near
c move 2c 9a
d sculpt 6a far
d move 6a 22a far
d sculpt 22a pit
d raise 22a pit E
! die white
a move 7a 7b
a village 7b near
a move 7b 7c
b sculpt 4a near
b move 4a 4b near
b village 4b near
c move 9a 6b
c sculpt 6b far
c move 6b 9a far
c move 9a 2c loose
d move 22a 1c loose
d raise 1c loose NW
! die volcano
! tokens 3
d save 3a:near
d sculpt 3c near
d pray
a move 18a 16a
a move 18a 21a
a village 7c near
b village 4b far
b move 4b 4c loose
b move 4c 2a loose
c move 2c 2a loose
c raise 2a loose SW
! die volcano
! tokens 6
c move 2a 2c
c move 2c 9a
d move 3c 3b
d sculpt 3b near
d end
a end
b move 2a 1b loose
b raise 1b loose NW
! die volcano
! tokens 1
b save 1c:near
c save none
b sculpt 1b near
b raise 1b near E
! die white
c sculpt 1a near
c raise 1a near E
! die volcano
! tokens 7
a save none
c move 9a 20a
c sculpt 20a pit
d move 1c 7b
d sculpt 7b near
d raise 7b near E
b rescue 3b
c rescue 6a
! die white
d move 7b 7a
a sculpt 7c near
a move 7c 7a near
a raise 7a loose SW
a rescue 6a
d rescue 6a
! die white
a sculpt 6a near
b settler 5b
b move 5a 18b
b move 5b 21a
b move 2b 11a
c move 20a 9a pit
c move 9a 2c loose
c move 2c 2a loose
c raise 2a loose NW
! die volcano
! tokens 5
b save none
d move 6a 6c
d sculpt 6c near
d village 6c far
a move 6a 6b near
a raise 6b loose E
a rescue 2c
c rescue 9a
d rescue 9a
! die white
a village 5a near
b move 11a 5b
b sculpt 5b near
b raise 5b near NW
! die white
b sculpt 5c near
c move 9a 15a
c sculpt 15a pit
c move 15a 9a pit
c move 9a 2c loose
d move 9a 20a
d move 20a 20b
d village 20b pit
a end
b end
c move 2c 9a
c move 2b 11a
c end
d move 2b 2a
d move 3b 3a near
d raise 3a loose NW
! die volcano
! tokens 5
a save none
b save none
d end
a sculpt 5a near
a move 5a 18b near
a move 18b 18a loose
a raise 18a loose NW
! die white
b sculpt 5c near
b move 3b 3a
b village 5b near
c move 11a 5b
c move 2a 2c
c move 2c 2b loose
c raise 2b loose E
! die volcano
! tokens 2
c save none
d sculpt 2a near
d move 2a 2b
d village 2b near
a sculpt 2c near
a move 2c 9a near
a raise 9a loose SW
c rescue 10a
d rescue 5b
! die white
a move 21a 5b
b end
c end
d end
a move 16a 14a
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
puzzle 28
from 6035 6 194
choice b move 17a 19b
best 0.553 142.2 move 17a 19b
tried 0.214 125.6 move 13a 8b
tried 0.213 126.2 pray
why ! turn_weaker ISLE-12.3 1
tried 0.212 126.0 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
a settler 21a
a pray
a move 21a 5b
a sculpt 5b near
b raise 5a near SW
! die volcano
! tokens 2
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 7
a move 5b 2b near
a sculpt 2b near
a village 2b far
b move 4b 4c
b sculpt 4c near
b move 4c 2a near
b raise 2a loose NW
! die volcano
! tokens 3
a raise 2b near E
! die volcano
! tokens 2
a save none
a move 21a 5b
a village 2b near
b sculpt 2a near
b village 2a far
b raise 2a near SW
! die white
a move 21a 11a
a sculpt 11a pit
a move 11a 10a pit
a raise 10a loose SW
! die white
b move 2a 2c
b sculpt 2c near
b sculpt 2c far
b raise 2c near E
! die white
a sculpt 10a pit
a move 10a 9a pit
a village 9a pit
b raise 2c far NW
! die volcano
! tokens 3
b move 18a 16a
b sculpt 16a pit
b move 16a 18a pit
a raise 9a loose SW
! die volcano
! tokens 8
a move 21a 11a
a pray
b move 2c 2a
b move 2a 5c
b sculpt 5c near
b raise 5c near SW
! die white
a move 9a 6b
a sculpt 6b near
a raise 6b near E
! die volcano
! tokens 6
a move 6b 1b
b raise 18a loose NW
! die volcano
! tokens 4
b move 18a 16a
b pray
a sculpt 1b near
a move 1b 1a
a village 1a near
b move 16a 14a
b sculpt 14a pit
b move 14a 8a pit
b raise 8a loose E
b rescue 4b
a rescue 4b
! die volcano
! tokens 3
a settler 1c
a village 1c near
a settler 1a
b sculpt 8a near
b village 4b near
b raise 8a near NW
! die white
a settler 1a
a move 1a 3b
a sculpt 3b near
a raise 3b near E
! die white
b move 4b 4a
b sculpt 4a near
b village 4a far
a sculpt 3b far
a move 3b 1a far
a move 1a 3c
a raise 1a loose SW
! die volcano
! tokens 6
b move 4a 4c near
b raise 4c loose E
! die white
b sculpt 4c near
b raise 4c near NW
! die white
a sculpt 3c near
a village 3c far
a raise 3c near E
! die white
b village 8a far
b move 8a 8b
b sculpt 8b near
a move 1c 7b
a sculpt 7b near
a move 7b 1c near
a raise 1c loose SW
! die volcano
! tokens 7
b village 8b far
b raise 8b near NW
! die white
b move 8b 13a
a move 3c 3a
a sculpt 3a near
a village 3a far
b sculpt 13a pit
b move 13a 4a pit
b move 4a 4b loose
b raise 4b loose SW
! die volcano
! tokens 7
a raise 3a near SW
! die white
a move 1c 7b
a sculpt 7b near
a move 7b 1c near
b move 4b 4a
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
a move 1c 7b
a sculpt 7b far
a move 7b 1c far
a raise 1c loose NW
! die white
b raise 4a loose NW
! die white
b move 4a 17b
b move 17b 19b
b sculpt 19b pit
a move 1c 6a
a sculpt 6a near
a move 6a 1b near
a raise 1b near E
! die white
b move 19b 17b pit
b move 17b 3a loose
b raise 3a loose NW
! die white
b move 3a 17b
a raise 1b loose NW
! die white
a pray
b move 17b 17a
b pray
a pray
b move 4b 4a
b move 4a 13a
b village 17a pit
a move 1a 1c
a move 1c 7b
a move 7b 7a
a sculpt 7a near
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
puzzle 29
from 6032 7 70
choice b sculpt 2a near
best 0.752 83.1 sculpt 2a near
tried 0.682 75.2 end
why - points_unspent ISLE-3.4 4
tried 0.665 74.2 village 11a pit
why ! turn_weaker ISLE-12.3 3
tried 0.663 75.7 move 4a 4c
why - turn_weaker ISLE-12.3 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 6
a pray
b sculpt 8a near
b move 8a 4b near
b village 4b near
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 2
b move 4b 4a
b move 5c 2a
b village 4a near
a move 5a 5b
a move 5b 2b
a village 2b near
b sculpt 2a near
b raise 2a near NW
! die white
b sculpt 2a far
b raise 2a far SW
! die volcano
! tokens 1
a village 2b far
a move 2b 2c
a sculpt 2c near
b move 21a 11a
b sculpt 21b pit
b move 21b 21a pit
b raise 21a loose SW
! die volcano
! tokens 2
a save 2b:near
a sculpt 2c near
a sculpt 2c far
a raise 2c near E
! die volcano
! tokens 3
a raise 2c far NW
! die volcano
! tokens 3
---
mu 1
game isle
rules 1
option players 3
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
puzzle 30
from 6034 4 263
choice c move 17a 17b loose | move 3a 19b | end
best 0.056 75.3 move 17a 17b loose
tried 0.041 68.7 raise 17a loose NW
why ! turn_weaker ISLE-12.3 3
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 6
b pray
c village 11a pit
c pray
a village 5c near
a village 2b near
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 8a
c move 21a 18a
c pray
a move 5c 2a
a move 2b 2c
a village 2c near
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die white
b move 18a 16a
c move 5b 2b
c move 21a 11a
c move 11a 10a
c sculpt 10a pit
a move 2c 9a
a sculpt 9a pit
a village 2a near
b sculpt 16a pit
b move 4b 4a
b village 4a near
c raise 10a pit NW
! die volcano
! tokens 2
a save none
c village 2b near
c move 2b 2a
a sculpt 2a near
a move 2a 2c near
a raise 2c loose E
! die white
a raise 9a pit SW
! die volcano
! tokens 3
b move 4a 4c
b move 16a 18a pit
b village 4c near
c move 10a 20a
c move 2a 2c
c village 2c near
a move 9a 6b
a sculpt 6b near
a village 6b far
b move 4c 3b
b sculpt 3b near
b move 3b 4a near
b raise 4a loose NW
! die volcano
! tokens 7
c sculpt 20a pit
c move 20a 20b
c village 20b pit
a move 6b 1b near
a raise 1b loose E
! die volcano
! tokens 5
a save none
a sculpt 1b near
a raise 1b near NW
! die volcano
! tokens 6
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b raise 4a loose SW
! die white
c move 11a 5b
c sculpt 5b near
c move 5b 5a near
c raise 5a loose E
! die volcano
! tokens 6
a save 6b:far
a pray
a move 2c 6b
a sculpt 6b near
a raise 6b near SW
! die white
b move 18a 18b loose
b move 18b 14a loose
b raise 14a loose NW
! die volcano
! tokens 8
b move 18a 16a
c sculpt 5a near
c move 5a 5c near
c move 5c 2a loose
c raise 2a loose SW
! die volcano
! tokens 1
a move 1b 1c
a sculpt 1c near
a village 1c far
b move 14a 8a
b sculpt 8a near
b raise 8a near E
! die volcano
! tokens 6
b move 18a 21a
c move 2a 5c
c sculpt 5c near
c move 5c 2a near
c raise 2a loose NW
! die volcano
! tokens 6
a save 6b:far
a pray
a move 1c 1a near
a village 1a far
b move 8a 8b
b sculpt 8b near
b raise 8b near NW
! die white
b sculpt 8b far
c move 2c 6b
c sculpt 6b near
c move 6b 2c near
c raise 2c loose NW
! die volcano
! tokens 6
a raise 1a loose E
! die white
a sculpt 1a near
a sculpt 6b near
a raise 6b near E
a rescue 1b
b rescue 1b
c rescue 1b
! die white
b settler 4a
b settler 4a
b move 8b 8a far
b raise 8a loose NW
! die white
c village 1b near
c settler 1a
c move 1a 3b
a move 1a 3b
a sculpt 3b far
a move 3b 1a far
a raise 1a near SW
! die volcano
! tokens 4
b save 4a:near,4c:near
b move 4a 4b
b sculpt 4b near
b pray
b move 4a 17b
c move 3b 3a
c village 3a near
c settler 3c
a move 1a 1c loose
a raise 1c loose SW
! die white
a move 1c 7b
a sculpt 7b near
b move 4b 4c near
b raise 4c loose E
! die volcano
! tokens 4
b save 4a:near
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 6
c settler 3a
c village 3a far
c settler 3a
a move 7b 1c near
a raise 1c loose NW
! die volcano
! tokens 7
a move 1c 7b
a sculpt 7b near
b pray
b move 17b 17a
b village 17a pit
c village 3c near
c village 3c far
a village 7b far
a move 7b 7a near
a sculpt 7a far
b move 4a 17b
b move 17a 19b
b village 19b pit
c move 3a 12a
c village 12a pit
c move 12a 7a
a village 7a near
a pray
b move 8a 8c
b sculpt 8c near
b village 8c far
c pray
a move 7a 7c
a sculpt 7c near
a village 7c far
b move 4c 4b
b move 19b 19a
b village 19a pit
c move 3a 17b
c move 17b 13a
c sculpt 13a pit
c move 13a 17a pit
a sculpt 6b near
a move 6b 6a near
a raise 6a loose SW
! die volcano
! tokens 3
c save 3a:near,3c:near
a sculpt 6a near
b move 17b 3b
b sculpt 3b near
b move 3b 3a near
b raise 3a loose NW
! die volcano
! tokens 4
b save none
c move 7a 12a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 31
from 6031 4 193
choice b move 6a 6b near
best 0.586 95.1 move 6a 6b near
tried 0.560 90.3 end
why - points_unspent ISLE-3.4 3
tried 0.538 90.1 sculpt 3b near
why ! turn_weaker ISLE-12.3 5
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 5
a save none
b settler 11a
b settler 21a
b move 21a 5b
b pray
c village 5a near
c pray
a village 5b near
a settler 5c
a sculpt 5c far
b move 11a 2b
b move 21a 18a
b village 2b near
c move 5a 5c
c move 18a 21a
c village 5c near
a move 5a 4b
a raise 5c far SW
! die volcano
! tokens 8
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 1
b move 2b 2a
b move 18a 16a
b village 2a near
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a move 4b 4c
a sculpt 4c near
a raise 4c near E
! die white
a move 4c 1a
b move 2a 2c
b move 11a 10a
b village 2c near
c move 14a 8a
c sculpt 8a near
c village 8a far
a village 1a near
a village 1a far
b sculpt 10a pit
b move 10a 2c pit
b raise 2c loose E
! die white
b move 2c 1b
c move 8a 8b near
c sculpt 8b near
c sculpt 8b far
c move 8b 8c near
a move 1a 1b
a sculpt 1b near
a sculpt 1b far
a raise 1b near E
! die volcano
! tokens 6
b move 1b 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die volcano
! tokens 2
b save 2a:near
c move 18a 16a
c pray
a raise 1b far NW
! die volcano
! tokens 4
a move 1b 1c
a sculpt 1c near
a sculpt 1c far
b pray
b move 2c 9a
b village 2c near
c pray
a raise 1c near NW
! die volcano
! tokens 5
a save 5b:near
c save 5a:near,5c:near
a pray
a raise 1c far SW
! die white
a move 21a 11a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 2a loose
b raise 2a loose NW
! die white
c sculpt 8c near
c pray
a move 5c 2b
a sculpt 2b near
a move 2b 2a near
a raise 2a loose SW
! die white
b move 2c 9a
b move 9a 6b
b sculpt 6b far
b raise 6b far SW
! die white
c pray
a move 1c 1a
a move 1a 4c
a sculpt 4c near
a move 4c 1a near
b move 6b 6a
b sculpt 6a near
b village 6a far
c sculpt 8c far
c move 16a 14a
c end
a raise 1a loose E
! die white
a move 1a 1b
a pray
b move 6a 6c near
b sculpt 6c near
b village 6c far
c end
a pray
a end
b move 6c 6a near
b raise 6a loose SW
! die volcano
! tokens 8
c save 8c:near
c save none
b move 5b 5a
b move 5a 8a
c move 8c 8a
c sculpt 8a near
c move 8a 8b
c sculpt 8b near
a move 11a 10a
a move 10a 20a
a village 20a pit
b move 8a 4b
b sculpt 4b near
b move 4b 4c near
b raise 4c loose NW
! die white
c end
a move 20a 15a
a sculpt 15a pit
a move 15a 9a pit
a raise 9a loose SW
! die white
b move 4c 4a
b sculpt 4a near
b move 4a 3b near
b raise 3b loose E
! die volcano
! tokens 6
b save none
c end
a move 9a 6b
a sculpt 6b near
a move 6b 9a near
a raise 9a loose E
! die white
b sculpt 6a near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 32
from 6036 4 279
choice b move 6b 6a | move 6b 6a near | move 6b 6c | move 6b 6c near
best 0.623 81.2 move 6b 6a
tried 0.576 76.4 move 2b 2a
why - next_turn_weaker ISLE-12.3 3
tried 0.571 73.3 village 2b near
why - next_turn_weaker ISLE-12.3 2
tried 0.567 73.7 raise 6b near E
why ! next_turn_weaker ISLE-12.3 2
tried 0.561 76.3 move 9a 10a
why - next_turn_weaker ISLE-12.3 3
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a move 21a 5b
a village 5b near
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a pray
a settler 5a
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 5a pit
d raise 5a loose SW
! die volcano
! tokens 3
d pray
a settler 5a
a move 5a 4b
a village 4b near
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die white
c settler 2c
c sculpt 2a near
c village 2c near
d move 18a 16a
d sculpt 16a pit
d move 16a 14a pit
d raise 14a loose NW
! die white
a move 5c 4c
a move 4b 8a
a village 4c near
b move 21a 11a
b move 11a 10a
b pray
c raise 2a near SW
! die volcano
! tokens 6
c move 2a 1a
c sculpt 1a near
c raise 1a near E
! die volcano
! tokens 8
d move 14a 8a
d sculpt 8a near
d move 8a 4b near
d raise 4b loose E
! die white
a move 4c 4a
a village 4a near
a sculpt 8a far
b move 10a 9a
b village 9a pit
b move 9a 6b
c move 1a 3b
c sculpt 3b near
c village 3b far
d move 4b 8b
d sculpt 8b near
d move 8b 4b near
d raise 4b loose SW
! die volcano
! tokens 3
c save none
a raise 8a far E
! die volcano
! tokens 2
c save none
a move 5a 18b
a pray
b sculpt 2b near
b raise 2b near E
! die white
b village 6b near
c village 3b near
c village 2c near
d move 18a 16a
d move 18a 21a
d move 4b 4a
d move 4a 3b
a move 5b 11a
a move 8a 8b
a sculpt 8b far
a raise 8b far NW
! die volcano
! tokens 7
b village 6b far
b move 6b 6a
b sculpt 6a near
c move 2b 10a
c move 3b 3a
c village 3a near
d move 3b 3c
d sculpt 3c near
d sculpt 3c far
d raise 3c near E
! die volcano
! tokens 5
a save none
a move 8b 13a
a sculpt 13a pit
a move 13a 4a pit
a raise 4a loose SW
! die white
b village 6a far
b move 6a 6c near
b sculpt 6c near
c village 3a far
c pray
d raise 3c far NW
! die volcano
! tokens 6
b save 6b:near
b save none
d sculpt 5a near
d move 5a 18b near
d raise 18b loose SW
! die white
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
a raise 4a loose NW
! die volcano
! tokens 7
b sculpt 6c near
b sculpt 6c far
b move 6c 6a
b sculpt 6a near
c move 2c 2a
c sculpt 2a near
c raise 2a near NW
! die volcano
! tokens 4
a save 4b:near
c move 10a 20a
d move 18b 5b
d sculpt 5b near
d move 5b 18b near
d raise 18b loose NW
! die volcano
! tokens 8
a sculpt 4a near
a move 4a 4c near
a village 4c near
b move 5b 5c
b sculpt 5c near
b raise 5c near NW
! die volcano
! tokens 1
b move 11a 10a
c sculpt 20a pit
c pray
d move 3c 3a
d move 3a 19b
d sculpt 19b pit
d raise 19b pit E
! die white
a raise 4c loose E
! die volcano
! tokens 7
a move 4c 1a
a village 1a near
b move 10a 20a
b move 20a 15a
b sculpt 15a pit
b raise 15a pit E
! die volcano
! tokens 6
b save 6b:near
c raise 20a pit NW
! die volcano
! tokens 8
c move 20a 20b
c sculpt 20b pit
c end
d move 19b 12a
d sculpt 12a pit
d move 12a 3a pit
d raise 3a loose SW
! die volcano
! tokens 6
a move 1a 1b
a sculpt 1b near
a village 1b far
b pray
b sculpt 6a near
b village 6a far
c move 2a 2c
c move 2c 6b
c sculpt 6b near
c move 6b 2c near
d move 3a 17b
d move 17b 17a
d sculpt 17a pit
d raise 17a pit E
! die white
a move 1b 1c near
a village 1c far
a raise 1c loose SW
! die white
b raise 6a near SW
! die white
b move 6a 6c
b sculpt 6c near
b sculpt 6c far
c pray
d pray
d end
a sculpt 1c near
a raise 1c near NW
! die white
a end
b move 6c 6b near
b raise 6b loose SW
! die volcano
! tokens 1
a save none
b move 15a 9a
b end
c end
d move 16a 14a
d move 18a 16a
d move 17a 17b
d move 17b 3a
a sculpt 1c near
a move 1c 1b near
a raise 1b loose E
! die white
a sculpt 1b near
b end
c end
d move 3a 12a
d move 12a 7a
d sculpt 7a near
d raise 7a near E
! die volcano
! tokens 2
c save 2c:near
a raise 1b near NW
! die volcano
! tokens 6
a move 1b 1a
a sculpt 1a near
a raise 1a near SW
! die volcano
! tokens 1
b sculpt 6b near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 33
from 6033 8 136
choice d move 3b 4c
best 0.625 67.7 move 3b 4c
tried 0.550 63.0 end
why - points_unspent ISLE-3.4 4
tried 0.516 60.5 move 5a 14a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d land 21a
d move 21a 5b
d village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c move 21a 5b
c pray
c move 21a 18a
d settler 5a
d village 5a near
d settler 5c
a settler 18a
a move 18b 14a
a pray
a sculpt 14a pit
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d pray
d settler 5a
d village 5c near
a move 14a 5a pit
a move 5a 4b loose
a raise 4b loose E
! die white
a sculpt 4b near
b move 11a 10a
b move 10a 2c
b village 2c near
c settler 2a
c move 2a 1a
c village 2a near
d settler 5a
d move 5a 8a
d pray
a raise 4b near SW
! die volcano
! tokens 7
a move 4b 4a
a village 4a near
b move 21a 11a
b move 11a 10a
b village 10a pit
c village 1a near
c pray
d move 5c 2a
d move 2a 4c
d sculpt 4c near
d raise 4c near E
! die volcano
! tokens 2
b save 2c:near
c save 2a:near
a move 4a 3b
a village 3b near
a move 18a 16a
b pray
b move 2c 2b
b village 2b near
c move 2a 1b
c move 1a 3c
c village 1b near
d move 4c 3b
d move 3b 17b
d village 17b pit
a move 18a 21a
a move 3b 3c
a village 3c near
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
b raise 2c loose E
! die white
c move 1b 1c
c move 3c 3a
c village 1c near
d move 17b 3a
d sculpt 3a near
d raise 3a near NW
! die volcano
! tokens 3
a save none
d sculpt 3a near
a sculpt 16a pit
a sculpt 3c near
a raise 3c near NW
! die volcano
! tokens 1
c save none
a move 16a 18a pit
b move 2c 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die volcano
! tokens 8
c village 1c near
c pray
d raise 3a near SW
! die white
d move 3a 3b
d village 3b near
a move 3c 1a
a sculpt 1a near
a move 1a 1c near
a raise 1c loose SW
! die volcano
! tokens 4
a save none
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose NW
! die white
c move 3a 12a
c village 12a pit
c move 12a 7a
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
puzzle 34
from 6035 6 168
choice b move 4a 17b | move 4a 13a
best 0.317 130.2 move 4a 17b
tried 0.229 123.6 pray
why ! next_turn_weaker ISLE-12.3 12
tried 0.228 123.6 end
why - points_unspent ISLE-3.4 3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
a settler 21a
a pray
a move 21a 5b
a sculpt 5b near
b raise 5a near SW
! die volcano
! tokens 2
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 7
a move 5b 2b near
a sculpt 2b near
a village 2b far
b move 4b 4c
b sculpt 4c near
b move 4c 2a near
b raise 2a loose NW
! die volcano
! tokens 3
a raise 2b near E
! die volcano
! tokens 2
a save none
a move 21a 5b
a village 2b near
b sculpt 2a near
b village 2a far
b raise 2a near SW
! die white
a move 21a 11a
a sculpt 11a pit
a move 11a 10a pit
a raise 10a loose SW
! die white
b move 2a 2c
b sculpt 2c near
b sculpt 2c far
b raise 2c near E
! die white
a sculpt 10a pit
a move 10a 9a pit
a village 9a pit
b raise 2c far NW
! die volcano
! tokens 3
b move 18a 16a
b sculpt 16a pit
b move 16a 18a pit
a raise 9a loose SW
! die volcano
! tokens 8
a move 21a 11a
a pray
b move 2c 2a
b move 2a 5c
b sculpt 5c near
b raise 5c near SW
! die white
a move 9a 6b
a sculpt 6b near
a raise 6b near E
! die volcano
! tokens 6
a move 6b 1b
b raise 18a loose NW
! die volcano
! tokens 4
b move 18a 16a
b pray
a sculpt 1b near
a move 1b 1a
a village 1a near
b move 16a 14a
b sculpt 14a pit
b move 14a 8a pit
b raise 8a loose E
b rescue 4b
a rescue 4b
! die volcano
! tokens 3
a settler 1c
a village 1c near
a settler 1a
b sculpt 8a near
b village 4b near
b raise 8a near NW
! die white
a settler 1a
a move 1a 3b
a sculpt 3b near
a raise 3b near E
! die white
b move 4b 4a
b sculpt 4a near
b village 4a far
a sculpt 3b far
a move 3b 1a far
a move 1a 3c
a raise 1a loose SW
! die volcano
! tokens 6
b move 4a 4c near
b raise 4c loose E
! die white
b sculpt 4c near
b raise 4c near NW
! die white
a sculpt 3c near
a village 3c far
a raise 3c near E
! die white
b village 8a far
b move 8a 8b
b sculpt 8b near
a move 1c 7b
a sculpt 7b near
a move 7b 1c near
a raise 1c loose SW
! die volcano
! tokens 7
b village 8b far
b raise 8b near NW
! die white
b move 8b 13a
a move 3c 3a
a sculpt 3a near
a village 3a far
b sculpt 13a pit
b move 13a 4a pit
b move 4a 4b loose
b raise 4b loose SW
! die volcano
! tokens 7
a raise 3a near SW
! die white
a move 1c 7b
a sculpt 7b near
a move 7b 1c near
b move 4b 4a
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
a move 1c 7b
a sculpt 7b far
a move 7b 1c far
a raise 1c loose NW
! die white
b raise 4a loose NW
! die white
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
puzzle 35
from 6032 8 166
choice b sculpt 8a near | sculpt 8a far
best 0.264 136.9 sculpt 8a near
tried 0.124 133.2 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a settler 5c
a pray
a settler 21a
a sculpt 5c near
b raise 5a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 6
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die volcano
! tokens 8
a move 21a 11a
b move 18a 16a
b move 4b 4a
b village 4a near
a move 5c 5a near
a raise 5a loose E
! die white
a village 11a pit
b move 18a 21a
b move 4a 4c
b village 4c near
a move 5b 2b
a move 18b 16a
a village 2b near
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die white
b sculpt 14a pit
a move 2b 2a
a village 2a near
a move 11a 10a
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 4
b save 4a:near
a sculpt 10a pit
a move 10a 2c pit
a village 2c near
b pray
b sculpt 4b near
b village 4c near
a raise 2c loose E
! die white
a move 2a 1a
a sculpt 1a near
a move 1a 2a near
b move 4c 3b
b sculpt 3b near
b move 3b 4a near
b raise 4a loose NW
! die white
a raise 2a loose SW
! die volcano
! tokens 2
a save 2b:near
a pray
a sculpt 2a near
a raise 2a near NW
! die white
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b raise 4a loose SW
! die white
a village 2c near
a pray
b move 4b 4c near
b raise 4c loose E
! die volcano
! tokens 3
b pray
a move 2c 6b
a sculpt 6b near
a sculpt 6b far
a move 6b 2c near
b move 4c 1a
b move 1a 3c
b village 3c near
a move 2c 6b
a move 6b 2c far
a raise 2c loose NW
! die white
a move 2c 9a
b village 3c far
b move 3c 3a
b sculpt 3a near
a sculpt 9a pit
a move 9a 2c pit
a move 2c 9a
a move 21b 11a
b move 3a 3b near
b raise 3b loose SW
! die white
b sculpt 3b near
b raise 3b near E
! die white
a move 9a 6b
a move 6b 1b
a sculpt 1b near
a raise 1b near E
! die volcano
! tokens 8
b move 3b 3a
b sculpt 3a far
b move 18a 16a
b raise 3a far NW
! die volcano
! tokens 1
a sculpt 1b near
a move 1b 1a near
a raise 1a loose SW
! die volcano
! tokens 8
a sculpt 1a near
b pray
b end
a raise 1a near E
! die volcano
! tokens 6
a move 1a 1c
a village 1c far
b pray
a sculpt 1c near
a raise 1c near SW
! die white
a move 1c 22a
a sculpt 22a pit
b move 16a 14a
b move 14a 8a pit
b raise 8a loose E
! die volcano
! tokens 1
b end
a move 22a 1c pit
a raise 1c loose NW
! die volcano
! tokens 1
a save none
a village 1c far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 36
from 6034 5 172
choice a move 4c 4a near
best 0.906 117.7 move 4c 4a near
tried 0.714 100.2 move 17b 13a pit
why ! turn_weaker ISLE-12.3 24
tried 0.704 92.7 end
why - points_unspent ISLE-3.4 3
tried 0.665 90.9 raise 17b pit NW
why - turn_weaker ISLE-12.3 24
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 2
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b move 5b 2b
b village 5c near
c village 2b near
c village 2b far
a sculpt 16a pit
a move 4b 4a
a village 4a near
b move 21a 11a
b move 5a 14a
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 7
c move 2b 2a
c sculpt 2a near
c village 2a far
a move 4a 4c
a move 16a 14a pit
a village 4c near
b move 2b 2c
b sculpt 2c near
b sculpt 2c far
b raise 2c near E
! die volcano
! tokens 1
c raise 2a near NW
! die white
c move 21a 5b
c pray
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die volcano
! tokens 6
b raise 2c far NW
! die volcano
! tokens 6
b move 11a 10a
b sculpt 10a pit
b raise 10a pit SW
! die white
c move 21a 18a
c pray
a move 4b 8b
a sculpt 8b near
a move 8b 4b near
a raise 4b loose SW
! die white
b move 10a 9a
b sculpt 9a pit
b raise 9a pit SW
! die white
b move 9a 6b
c move 11a 10a
c move 10a 20a
c village 20a pit
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose E
! die volcano
! tokens 4
a save 4a:near
b move 6b 1b
b sculpt 1b near
b raise 1b near E
! die volcano
! tokens 8
b sculpt 1b far
c move 20a 9a
c move 9a 6b
c sculpt 6b near
c raise 6b near E
! die volcano
! tokens 4
a sculpt 4c near
a village 4c far
a raise 4c near NW
! die white
b move 1b 1c far
b sculpt 1c near
b village 1c far
c sculpt 6b far
c raise 6b far SW
! die volcano
! tokens 4
c move 6b 6a
c sculpt 6a near
a sculpt 4c near
a sculpt 4b near
a village 4b far
b raise 1c near NW
! die white
b raise 1c loose SW
! die volcano
! tokens 8
b pray
c move 6a 22a near
c move 22a 7b loose
c raise 7b loose E
b rescue 3b
! die volcano
! tokens 5
b save 5b:near,5c:near
c sculpt 7b near
a pray
a move 4b 4a near
a village 4a near
b pray
b sculpt 3b near
b raise 3b near E
! die white
b move 14a 8a
c move 7b 3c near
c raise 3c loose NW
! die white
c sculpt 3c near
c raise 3c near E
! die white
a village 4a far
a raise 4a loose NW
! die white
a move 4a 17b
b sculpt 8a near
b move 8a 5a near
b village 5a near
c move 3c 3a
c sculpt 3a near
c move 3a 17b near
c raise 17b loose E
! die volcano
! tokens 2
c save 2b:near
a sculpt 17b pit
---
mu 1
game isle
rules 1
option players 3
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
puzzle 37
from 6031 7 215
choice a move 7a 12a near | move 7a 12a far
best 0.269 80.9 move 7a 12a near
tried 0.147 65.3 end
why - points_unspent ISLE-3.4 2
tried 0.117 62.9 move 7a 7c near
why ! turn_weaker ISLE-12.3 1
tried 0.105 62.1 move 7a 7b near
why - land_lost ISLE-11.1,ISLE-11.11 96
tried 0.104 62.0 move 7a 7b far
why - land_lost ISLE-11.1,ISLE-11.11 96
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
c settler 5c
c pray
c village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b raise 5a near SW
! die volcano
! tokens 1
b move 18b 14a
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 6
c settler 5a
c move 5a 4b
c village 4b near
a move 11a 2b
a move 21a 18a
a village 2b near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die volcano
! tokens 1
c move 4b 4a
c move 5c 2a
c village 4a near
a move 2b 2a
a move 18a 16a
a village 2a near
b move 4b 4c
b move 4c 1a
b village 1a near
c move 4a 4c
c move 21a 11a
c village 4c near
a sculpt 16a pit
a move 2a 2c
a village 2c near
b village 1a far
b move 1a 1b
b sculpt 1b near
c move 2a 1b
c sculpt 1b far
c raise 1b far E
! die white
c move 1b 1c
a move 16a 18b pit
a raise 18b loose NW
! die white
a pray
b move 1b 1c near
b sculpt 1c near
b village 1c far
c move 11a 10a
c sculpt 10a pit
c pray
a move 5b 2b
a move 2c 6b
a village 6b near
b raise 1c near NW
! die volcano
! tokens 7
b pray
b raise 1c loose SW
! die volcano
! tokens 6
a save 6b:near
c move 1c 6a
c sculpt 6a near
c sculpt 6a far
c raise 6a near SW
! die white
a sculpt 6b far
a move 6b 2c far
a move 2c 2b loose
a raise 2b loose SW
! die white
b move 18a 16a
b pray
c move 10a 9a pit
c sculpt 9a pit
c raise 9a pit E
! die volcano
! tokens 7
c raise 9a loose SW
! die white
a move 2b 2a
a move 2a 4c
a pray
b move 1c 7b
b sculpt 7b near
b sculpt 7b far
b move 7b 1c near
c move 6a 6b far
c raise 6b loose SW
! die volcano
! tokens 3
c move 6b 6c
c sculpt 6c near
a move 4c 3b
a sculpt 3b near
a raise 3b near E
! die white
a sculpt 3b far
b move 1c 1a loose
b raise 1a loose E
! die white
b move 16a 14a
b move 14a 8a
c sculpt 6c far
c move 6c 6b near
c move 6b 2c loose
c raise 2c loose E
! die volcano
! tokens 8
a raise 3b far SW
! die volcano
! tokens 4
c save 4a:near
a move 3b 3a
a sculpt 3a near
a sculpt 3a far
b sculpt 8a near
b move 8a 4b near
b sculpt 4b near
b raise 4b near SW
! die volcano
! tokens 1
b save 1a:near
c sculpt 4c near
c raise 4c near NW
! die white
c pray
a move 3a 3c near
a raise 3c loose E
! die white
a sculpt 3c near
a sculpt 3c far
b move 1a 1b
b sculpt 1b near
b move 1b 1a near
b raise 1a loose SW
! die white
c move 9a 15a
c sculpt 15a pit
c move 15a 20a pit
c raise 20a loose NW
! die volcano
! tokens 3
a save none
a sculpt 3c near
a raise 3c near NW
! die volcano
! tokens 7
a move 3c 3a
a raise 3a far NW
! die volcano
! tokens 6
a save none
b move 1a 1c
b sculpt 1c near
b move 1c 1b near
b raise 1b loose NW
! die white
c sculpt 20a pit
c move 20a 10a pit
c raise 10a loose SW
! die white
c move 2c 6b
a sculpt 3a near
a move 3a 12a near
a move 12a 7a loose
a raise 7a loose E
! die white
b move 4b 4a loose
b move 4a 17b loose
b move 17b 17a loose
b raise 17a loose NW
! die white
c sculpt 6b near
c move 6b 2c near
c move 2c 2a loose
c raise 2a loose SW
! die volcano
! tokens 1
b save none
a sculpt 7a near
a sculpt 7a far
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 38
from 6036 4 64
choice b move 2b 2a
best 0.424 42.3 move 2b 2a
tried 0.338 38.1 end
why - points_unspent ISLE-3.4 4
tried 0.333 37.8 move 21a 18a
why ! turn_weaker ISLE-12.3 1
tried 0.333 37.8 move 21a 18b
why - turn_weaker ISLE-12.3 1
tried 0.330 37.6 move 21a 11a
why - turn_weaker ISLE-12.3 1
tried 0.330 37.6 move 21b 11a
why - turn_weaker ISLE-12.3 1
tried 0.328 37.5 move 5b 5c
why - turn_weaker ISLE-12.3 1
tried 0.324 37.1 move 5b 5a
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a move 21a 5b
a village 5b near
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a pray
a settler 5a
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 5a pit
d raise 5a loose SW
! die volcano
! tokens 3
d pray
a settler 5a
a move 5a 4b
a village 4b near
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die white
c settler 2c
c sculpt 2a near
c village 2c near
d move 18a 16a
d sculpt 16a pit
d move 16a 14a pit
d raise 14a loose NW
! die white
a move 5c 4c
a move 4b 8a
a village 4c near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 39
from 6033 9 40
choice b move 14a 5a pit
best 0.526 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.469 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.456 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21a
d move 21a 5b
d village 5b near
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 5a
d village 5a near
d settler 5c
a settler 21a
a pray
a move 21a 5b
a move 21a 18a
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d pray
d settler 5a
d village 5c near
a move 5b 2b
a village 2b near
a settler 2a
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
puzzle 40
from 6035 9 138
choice a move 2a 2c near
best 0.387 126.6 move 2a 2c near
tried 0.295 115.9 end
why - points_unspent ISLE-3.4 4
tried 0.279 115.4 pray
why - turn_weaker ISLE-12.3 12
tried 0.274 116.6 sculpt 6b near
why ! turn_weaker ISLE-12.3 12
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
! tokens 1
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a settler 5c
a move 5b 2b
a village 5c near
b move 18a 16a
b move 4b 4a
b village 4a near
a village 2b near
a pray
b move 4a 4c
b sculpt 16a pit
b village 4c near
a move 2b 2a
a move 21a 11a
a village 2a near
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 5
a save 5b:near
b village 14a pit
a move 2a 2c
a sculpt 11a pit
a village 2c near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 3
a sculpt 5c near
a move 11a 2b pit
a raise 2b loose SW
! die volcano
! tokens 4
b save 4a:near
a raise 5c near NW
! die white
b pray
b sculpt 4b near
b village 4c near
a move 2c 1b
a sculpt 1b near
a move 1b 2a near
a raise 2a loose SW
! die white
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose E
! die white
a move 2a 1a
a sculpt 1a near
a move 1a 2a near
a raise 2a loose NW
! die white
b move 4c 3b
b sculpt 3b far
b move 3b 4c far
b raise 4c loose NW
! die volcano
! tokens 5
a save none
a move 2b 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose E
! die white
b move 4c 3b
b move 3b 3a
b village 3a near
a sculpt 5c near
a raise 5c near SW
! die volcano
! tokens 4
b save none
a pray
b village 3a far
b village 4b near
a move 21a 5b
a sculpt 5b near
a move 5b 11a near
a raise 11a loose NW
! die white
b move 3a 3c
b sculpt 3c near
b sculpt 3c far
b raise 3c near E
! die white
a move 2b 10a
a move 10a 9a
a sculpt 9a pit
a move 9a 2c pit
b raise 3c far NW
! die volcano
! tokens 2
a save 2b:near,2c:near
b move 4b 4a
b sculpt 4a near
b raise 4a near SW
! die volcano
! tokens 7
a pray
a raise 2c loose E
! die volcano
! tokens 8
a sculpt 2a near
a move 2c 6b
b move 4a 4c
b sculpt 4c near
b move 4c 3b near
b move 18a 16a
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
puzzle 41
from 6032 10 174
choice b move 3a 3b near
best 0.943 156.4 move 3a 3b near
tried 0.931 149.5 pray
why ! turn_weaker ISLE-12.3 18
tried 0.924 147.5 move 1a 1c
why - turn_weaker ISLE-12.3 18
tried 0.895 139.5 move 19b 19a
why - turn_weaker ISLE-12.3 18
tried 0.893 141.7 move 1a 1b
why - turn_weaker ISLE-12.3 18
tried 0.885 138.9 move 3a 3c
why - turn_weaker ISLE-12.3 18
tried 0.885 138.9 move 3a 3c near
why - turn_weaker ISLE-12.3 18
tried 0.834 138.2 move 19b 12a
why - turn_weaker ISLE-12.3 18
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
a settler 21a
a pray
a move 21a 5b
a sculpt 5b near
b raise 5a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a move 21a 11a
a sculpt 11a pit
a raise 5b near NW
! die white
a raise 11a pit SW
! die volcano
! tokens 3
b move 4b 4a
b move 4a 3b
b village 3b near
a move 11a 2b
a sculpt 2b near
a raise 2b near SW
! die volcano
! tokens 7
a move 21a 11a
b village 3b far
b pray
a move 21a 18a
a move 2b 2a
a village 2a near
b move 3b 3a
b sculpt 3a near
b village 3a far
a move 2a 2c
a move 5b 5c
a village 2c near
b move 3a 3c near
b raise 3c loose E
! die white
b sculpt 3c near
b raise 3c near NW
! die white
a sculpt 5c near
a raise 5c near NW
! die volcano
! tokens 6
a pray
b sculpt 3c far
b move 3c 3a far
b raise 3a loose NW
! die volcano
! tokens 5
b move 18a 16a
a sculpt 5c near
a raise 5c near SW
! die white
a move 11a 10a
a sculpt 10a pit
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 8
b sculpt 14a pit
a move 10a 2b pit
a raise 2b loose E
! die volcano
! tokens 6
a move 2c 1b
a sculpt 1b near
b raise 14a pit E
! die volcano
! tokens 5
b move 14a 8a
b sculpt 8a near
b raise 8a near NW
! die white
a move 1b 2a near
a raise 2a loose SW
! die volcano
! tokens 5
a village 5c near
b village 8a far
b move 8a 8b
b sculpt 8b near
a village 5c far
a move 5c 5a
a sculpt 5a near
b raise 8b near NW
! die volcano
! tokens 8
b sculpt 8b near
b move 8b 8a near
b raise 8a loose E
! die volcano
! tokens 4
a raise 5a near E
! die volcano
! tokens 8
b save none
a sculpt 5a far
a move 2a 1a
a sculpt 1a near
b move 18a 16a
b move 18a 21a
b village 8a near
a move 1a 4c near
a raise 4c loose NW
! die white
a sculpt 4c near
a raise 4c near E
! die white
b move 21a 5b
b sculpt 5b near
b raise 5b near E
b rescue 4b
a rescue 8a
! die white
b sculpt 4b near
a village 4c far
a village 8a far
b move 4b 4a near
b move 4a 3b loose
b move 3b 3a loose
b raise 3a loose SW
! die white
a move 4c 4a
a sculpt 4a near
a raise 4a near NW
! die white
a sculpt 4a far
b move 3a 17b
b sculpt 17b pit
b move 17b 3b pit
b raise 3b loose SW
! die white
a raise 4a far SW
! die volcano
! tokens 1
a pray
b move 3a 12a
b move 12a 19b
b sculpt 19b pit
b raise 19b pit E
b rescue 1a
a rescue 1a
! die white
a settler 2a
a sculpt 1a near
a move 1a 2a near
a raise 2a loose NW
! die volcano
! tokens 3
b save 3b:near
b move 3b 3a
b sculpt 3a near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 42
from 6034 6 130
choice a village 4b near
best 0.374 88.3 village 4b near
tried 0.322 83.3 end
why - points_unspent ISLE-3.4 4
tried 0.305 82.1 raise 4b loose E
why ! next_turn_weaker ISLE-12.3 8
tried 0.294 81.2 sculpt 4b near
why - next_turn_weaker ISLE-12.3 8
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
c settler 5a
c village 5a near
c settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b pray
b move 21a 11a
b move 21a 5b
c pray
c settler 5a
c settler 5a
c move 5b 2b
a move 14a 18b pit
a move 18b 5a
a pray
b sculpt 11a pit
b move 11a 2b pit
b village 2b near
c move 5a 4b
c sculpt 4b near
c village 5c near
a move 18a 16a
a sculpt 16a pit
a move 16a 18a pit
a move 18a 16a
b move 2b 2a loose
b raise 2a loose NW
! die white
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 2
b save 2b:near
c move 4b 5a near
c raise 5a loose E
! die volcano
! tokens 4
c move 5a 4b
c sculpt 4b near
a move 5a 4b
a move 4b 4a
a village 4a near
b pray
b move 21a 11a
b village 2a near
c move 4b 5a near
c raise 5a loose SW
! die white
c move 5c 4c
c sculpt 4c near
a village 4a far
a move 4a 4c
a sculpt 4c far
b move 2a 2c
b sculpt 2c near
b sculpt 2c far
b raise 2c near E
! die white
c move 4c 5c near
c raise 5c loose NW
! die white
c move 5c 4c
c move 4c 3b
a raise 4c far E
! die white
a move 18a 21a
a move 18a 18b
a raise 18b loose NW
! die volcano
! tokens 8
b move 2c 2b far
b raise 2b loose SW
! die white
b pray
c sculpt 3b near
c raise 3b near E
! die white
c move 3b 1a
c sculpt 1a near
a raise 18a loose NW
! die volcano
! tokens 3
a move 18b 14a
a move 14a 8a
a sculpt 8a near
b move 11a 10a
b sculpt 10a pit
b raise 10a pit SW
! die volcano
! tokens 4
a save 4a:near
b move 21a 11a
c move 1a 3b near
c village 3b near
c raise 3b loose SW
! die volcano
! tokens 8
a save none
a sculpt 4c near
a raise 4c near NW
! die volcano
! tokens 1
a sculpt 8a near
a move 8a 4b near
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 6b
c move 3b 3a
c sculpt 3a near
c village 3a far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 43
from 6031 9 164
choice b move 1a 1b near
best 0.797 120.9 move 1a 1b near
tried 0.766 115.9 end
why - points_unspent ISLE-3.4 3
tried 0.689 110.4 move 1a 1c
why ! turn_weaker ISLE-12.3 15
tried 0.673 109.7 move 5b 5c
why - turn_weaker ISLE-12.3 14
tried 0.660 110.2 move 5b 5a
why - turn_weaker ISLE-12.3 14
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 7
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 5a 5c
b sculpt 5c near
b raise 5c near NW
! die volcano
! tokens 2
b move 18a 21a
c settler 5a
c move 5a 14a
c sculpt 14a pit
c raise 14a pit NW
! die volcano
! tokens 8
a village 2b near
a village 2b far
b move 5c 4c
b sculpt 4c near
b move 4c 2a near
b raise 2a loose SW
! die volcano
! tokens 1
c move 5a 8a
c sculpt 8a near
c village 8a far
a move 2b 2a
a sculpt 2a near
a village 2a far
b move 2a 1a
b sculpt 1a near
b village 1a far
c move 8a 8b near
c sculpt 8b near
c village 8b far
a move 2a 2c near
a raise 2c loose E
! die white
a sculpt 2c near
a raise 2c near NW
! die white
b raise 1a near E
! die white
b move 1a 1b
b village 1b near
c move 8b 8c near
c sculpt 8c near
c village 8c far
a sculpt 2c far
a move 2c 2a far
a raise 2a loose NW
! die white
a move 21a 5b
b village 1b far
b move 1b 1c
b sculpt 1c near
c move 8c 8a near
c raise 8a loose E
! die volcano
! tokens 8
c save none
c village 8a near
a move 11a 10a
a sculpt 10a pit
a move 10a 9a pit
a move 9a 2c loose
b raise 1c near NW
! die volcano
! tokens 1
b save 1b:near
b pray
b sculpt 1c near
b raise 1c near SW
! die volcano
! tokens 4
c move 8a 8b
c sculpt 8b near
c move 8b 8c
c sculpt 8c near
a move 2c 2b loose
a raise 2b loose SW
! die volcano
! tokens 7
a pray
b sculpt 1c far
b move 1c 1a
b sculpt 1a near
b raise 1a near SW
! die volcano
! tokens 3
c move 8c 8a near
c raise 8a loose NW
! die volcano
! tokens 6
c move 8a 8b
c raise 8b near NW
! die volcano
! tokens 5
c save none
a sculpt 5b near
a raise 5b near NW
! die volcano
! tokens 3
a move 5b 5a
a sculpt 5a near
b pray
b village 16a pit
c move 5b 5c
c sculpt 5c near
c move 5c 4c near
c raise 4c loose NW
! die volcano
! tokens 7
a move 5a 4b near
a raise 4b loose SW
! die white
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 5
b move 21a 5b
b sculpt 5b near
b raise 5b near E
! die volcano
! tokens 1
b save 1b:near
b sculpt 1a near
c sculpt 4c near
c move 4c 3b near
c village 3b near
a village 4b far
a move 4b 4a
a sculpt 4a near
b move 18a 21a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 44
from 6036 5 40
choice b move 14a 5a pit
best 0.528 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.470 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.457 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21a
d move 21a 5b
d village 5b near
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 5a
d village 5a near
d settler 5c
a settler 21a
a pray
a move 21a 5b
a move 21a 18a
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d pray
d settler 5a
d village 5c near
a move 5b 2b
a village 2b near
a settler 2a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 45
from 6033 10 40
choice a move 14a 5a pit
best 0.526 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.469 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.456 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
d land 21b
d village 21b pit
d settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 11a
b village 11a pit
c settler 5a
c village 5a near
c settler 5c
d settler 21a
d pray
d move 21a 5b
d move 21a 18a
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 11a
b settler 21a
b pray
b move 21a 5b
c pray
c settler 5a
c village 5c near
d move 5b 2b
d village 2b near
d settler 2a
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
puzzle 46
from 6035 9 108
choice a move 11a 10a loose
best 0.646 129.5 move 11a 10a loose
tried 0.631 124.6 move 11a 10a
tried 0.613 120.1 move 2b 10a
why - next_turn_weaker ISLE-12.3 14
tried 0.610 119.8 move 2a 2c
why - next_turn_weaker ISLE-12.3 14
tried 0.490 107.9 move 11a 21a loose
why - next_turn_weaker ISLE-12.3 12
tried 0.431 109.7 raise 11a loose E
why - next_turn_weaker ISLE-12.3 13
tried 0.417 109.4 raise 11a loose SW
why ! next_turn_weaker ISLE-12.3 13
tried 0.349 100.2 raise 11a loose NW
why - next_turn_weaker ISLE-12.3 13
proof 10 4 320
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
! tokens 1
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a settler 5c
a move 5b 2b
a village 5c near
b move 18a 16a
b move 4b 4a
b village 4a near
a village 2b near
a pray
b move 4a 4c
b sculpt 16a pit
b village 4c near
a move 2b 2a
a move 21a 11a
a village 2a near
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 5
a save 5b:near
b village 14a pit
a move 2a 2c
a sculpt 11a pit
a village 2c near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 3
a sculpt 5c near
a move 11a 2b pit
a raise 2b loose SW
! die volcano
! tokens 4
b save 4a:near
a raise 5c near NW
! die white
b pray
b sculpt 4b near
b village 4c near
a move 2c 1b
a sculpt 1b near
a move 1b 2a near
a raise 2a loose SW
! die white
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose E
! die white
a move 2a 1a
a sculpt 1a near
a move 1a 2a near
a raise 2a loose NW
! die white
b move 4c 3b
b sculpt 3b far
b move 3b 4c far
b raise 4c loose NW
! die volcano
! tokens 5
a save none
a move 2b 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose E
! die white
b move 4c 3b
b move 3b 3a
b village 3a near
a sculpt 5c near
a raise 5c near SW
! die volcano
! tokens 4
b save none
a pray
b village 3a far
b village 4b near
a move 21a 5b
a sculpt 5b near
a move 5b 11a near
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
puzzle 47
from 6032 11 158
choice a sculpt 8a near | sculpt 8a far
best 0.085 106.8 sculpt 8a near
tried 0.079 100.7 village 8a far
why - next_turn_weaker ISLE-12.3 6
tried 0.079 100.7 village 8a near
why ! next_turn_weaker ISLE-12.3 6
tried 0.077 100.1 end
why - points_unspent ISLE-3.4 2
tried 0.063 97.0 move 1c 7b
why - next_turn_weaker ISLE-12.3 6
tried 0.063 96.6 move 5c 5a
why - next_turn_weaker ISLE-12.3 6
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 3
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a pray
b sculpt 8a near
b move 8a 4b near
b move 4b 5c loose
b raise 5c loose SW
! die volcano
! tokens 2
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 1
b move 5c 2a
b sculpt 21b pit
b village 2a near
a move 5a 5b
a move 5b 2b
a sculpt 2b near
a raise 2b near SW
! die white
b move 21b 11a pit
b move 11a 2b loose
b village 2b far
a move 2b 2c
a sculpt 2c near
a move 2c 2b near
a raise 2b loose E
! die white
b sculpt 2a far
b move 2b 2c loose
b raise 2c loose E
! die volcano
! tokens 4
b sculpt 2c far
a move 14a 8a
a move 8a 4b
a village 4b near
b raise 2c far NW
! die volcano
! tokens 8
b move 2a 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 6
a village 4b far
a move 4b 4a
a sculpt 4a near
b sculpt 4c far
b move 4c 2a far
b raise 2a loose SW
! die volcano
! tokens 7
b raise 2a far NW
! die volcano
! tokens 7
a village 4a far
a move 4a 4b near
a raise 4b loose E
! die white
b move 2c 9a
b sculpt 9a pit
b move 9a 6b pit
b raise 6b loose E
! die volcano
! tokens 6
a move 18a 21a
a move 21a 11a
a sculpt 11a pit
a raise 11a pit NW
a rescue 1a
b rescue 1a
! die volcano
! tokens 1
b village 1a near
b village 1a far
a move 1a 1b
a sculpt 1b near
a sculpt 1b far
a raise 1b near NW
! die volcano
! tokens 3
b move 1a 1c
b sculpt 1c near
b village 1c far
a raise 1b far E
! die volcano
! tokens 5
b save none
a move 11a 5b
a sculpt 5b near
a raise 5b near E
! die white
b sculpt 6b near
b raise 6b near SW
! die volcano
! tokens 8
b raise 1c near SW
! die white
b move 5b 11a
a move 18a 16a
a move 5b 5c
a sculpt 5c near
a raise 5c near NW
! die white
b village 6b far
b pray
a move 1b 1c
a move 1c 22a
a sculpt 22a pit
a raise 22a pit E
b rescue 1c
! die volcano
! tokens 3
b move 1c 7b
b sculpt 7b near
b move 7b 3c near
b raise 3c loose E
! die white
a move 22a 7b
a sculpt 7b far
a move 7b 1c far
a raise 1c loose NW
! die white
b village 3c near
b village 3c far
a move 16a 14a
a move 14a 8a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 48
from 6034 9 165
choice c sculpt 12a pit
best 0.812 82.7 sculpt 12a pit
tried 0.731 79.7 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die white
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 5a 5c
b sculpt 5c near
b raise 5c near NW
! die white
b move 18a 21a
c settler 5a
c move 5a 14a
c sculpt 14a pit
c raise 14a pit NW
! die volcano
! tokens 4
a village 2b near
a pray
b move 5c 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 7
b sculpt 4c far
c move 5a 8a
c sculpt 8a near
c raise 8a near E
! die white
c move 21a 11a
a move 2b 2a
a move 21a 5b
a village 2a near
b raise 4c far NW
! die white
b move 4c 4a
b village 4a near
c move 8a 4b
c sculpt 4b near
c sculpt 4b far
c raise 4b near E
! die white
a move 21a 18a
a move 2a 2c
a village 2c near
b village 4a far
b pray
c raise 4b far SW
! die white
c move 11a 10a
c village 10a pit
a move 11a 2b
a move 2c 1b
a village 1b near
b sculpt 16a pit
b raise 16a pit NW
! die white
b move 18a 21a
b move 21a 5b
c move 4b 4a
c move 4a 3b
c village 3b near
a move 1b 1a
a sculpt 1a near
a move 1a 2a near
a raise 2a loose SW
! die volcano
! tokens 3
c save 3b:near
b pray
b end
c pray
c move 3b 3a
c village 3a near
a move 2a 1a
a move 1a 3c
a sculpt 3c near
a raise 3c near E
! die white
b pray
c sculpt 3a far
c move 3a 3c
c village 3c far
a move 3c 7b
a sculpt 7b near
a move 7b 1c near
a raise 1c loose SW
! die volcano
! tokens 2
a save 2a:near,2c:near
b end
c move 10a 2b
c sculpt 2b near
c move 2b 2c near
c raise 2c loose NW
! die white
a pray
a village 1c near
a end
b end
c move 2c 9a
c sculpt 9a pit
c raise 9a pit SW
! die white
c move 9a 6b
a pray
a end
b end
c sculpt 6b near
c raise 6b near SW
! die white
c move 3c 3a
c raise 3a far NW
! die white
a pray
a end
b end
c move 6b 6a
c sculpt 6a near
c move 6a 22a near
c raise 22a loose SW
! die volcano
! tokens 7
a pray
b end
c sculpt 22a pit
c move 22a 1c pit
c move 1c 1b loose
c raise 1b loose E
! die volcano
! tokens 7
a end
b end
c move 1b 1c
c move 1c 7b
c move 7b 7a
c move 7a 12a
a end
b end
---
mu 1
game isle
rules 1
option players 3
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
puzzle 49
from 6031 10 181
choice a move 2a 2c near
best 0.248 59.3 move 2a 2c near
tried 0.200 53.8 village 5b near
why ! turn_weaker ISLE-12.3 1
tried 0.095 52.2 end
why - points_unspent ISLE-3.4 4
tried 0.000 41.2 sculpt 5b near
why - land_lost ISLE-11.1,ISLE-11.11 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
c settler 5a
c village 5a near
c settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b pray
b move 21a 11a
b move 21a 5b
c pray
c settler 5a
c settler 5a
c move 5b 2b
a move 14a 18b pit
a move 18b 5a
a pray
b sculpt 11a pit
b move 11a 2b pit
b village 2b near
c sculpt 5c near
c raise 5c near NW
! die white
c move 5a 4b
c sculpt 4b near
a move 5a 8a
a sculpt 8a near
a move 8a 14a near
a move 14a 18b loose
b move 2b 2a loose
b raise 2a loose NW
! die white
b sculpt 2a near
b raise 2a near SW
! die white
c move 4b 5c near
c move 5c 4c
c raise 5c loose SW
! die white
c sculpt 4c near
a move 18a 16a
a pray
b move 2a 2c
b move 21a 11a
b village 2c near
c raise 4c near E
! die volcano
! tokens 6
c move 2b 10a
c sculpt 10a pit
c raise 10a pit SW
! die white
a move 18b 5a
a sculpt 16a pit
a move 16a 18a pit
a move 18a 16a
b move 21a 18a
b pray
b end
c move 10a 9a
c sculpt 9a pit
c raise 9a pit SW
! die volcano
! tokens 1
c move 4c 1a
a move 5a 8a
a move 8a 8b
a sculpt 8b near
a raise 8b near NW
! die white
b move 11a 10a
b move 10a 20a
b village 20a pit
c village 1a near
c village 1a far
a move 8b 13a
a sculpt 13a pit
a raise 13a pit E
! die white
a move 13a 4a
b move 20a 9a
b move 9a 6b
b sculpt 6b near
b raise 6b near SW
! die volcano
! tokens 5
c save none
c sculpt 5a near
c village 5c near
c raise 5a near E
! die white
a sculpt 4a near
a raise 4a near SW
! die white
a move 4a 3b
a move 18a 21a
b sculpt 5b near
b move 5b 11a near
b raise 11a loose E
! die volcano
! tokens 4
b sculpt 6b far
c move 5a 8a
c move 1a 1b
c village 1b near
a raise 18a loose NW
! die white
a village 3b near
a move 3b 3a
b move 6b 2c far
b raise 2c loose E
! die volcano
! tokens 4
b move 2c 6b
b move 6b 6a
c sculpt 1b far
c raise 1b far E
! die volcano
! tokens 2
b save 2b:near,2c:near
c move 1b 1c
c sculpt 1c near
a move 18a 18b
a raise 18b loose NW
! die white
a raise 18b loose SW
! die white
a sculpt 3a near
b pray
b sculpt 6a near
b move 6a 22a near
b raise 22a loose E
b rescue 6a
c rescue 6a
a rescue 2a
! die white
c sculpt 6a far
c move 9a 15a
c move 6a 6b far
c raise 6b loose E
! die volcano
! tokens 5
c save 5c:near
a move 21a 5b
a sculpt 5b near
a sculpt 2a near
a raise 5b near E
b rescue 5b
! die volcano
! tokens 8
b move 5b 5a
b sculpt 5a near
b move 5a 14a near
b raise 14a loose E
b rescue 5a
a rescue 14a
! die white
c pray
c sculpt 8a near
c move 8a 5a near
c raise 5a loose SW
! die volcano
! tokens 5
c save 5c:near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 50
from 6036 6 40
choice a move 14a 5a pit
best 0.528 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.470 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.457 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
d land 21b
d village 21b pit
d settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 11a
b village 11a pit
c settler 5a
c village 5a near
c settler 5c
d settler 21a
d pray
d move 21a 5b
d move 21a 18a
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 11a
b settler 21a
b pray
b move 21a 5b
c pray
c settler 5a
c village 5c near
d move 5b 2b
d village 2b near
d settler 2a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 51
from 6033 14 256
choice c move 3c 3b
best 0.510 74.6 move 3c 3b
tried 0.383 66.6 village 7a near
why ! turn_weaker ISLE-12.3 9
tried 0.359 64.3 raise 5a near E
why - turn_weaker ISLE-12.3 9
tried 0.268 60.4 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c land 21a
c move 21a 5b
c village 5b near
d settler 18a
d village 18b pit
d settler 18a
a settler 21a
a move 21a 11a
a village 11a pit
b settler 21a
b move 21a 5b
b pray
b move 21a 18a
c settler 5a
c village 5a near
c settler 5c
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a settler 11a
a settler 21a
a pray
a move 21a 5b
b move 5b 2b
b village 2b near
b settler 2a
c pray
c settler 5a
c village 5c near
d move 14a 5a pit
d raise 5a loose SW
! die white
d pray
a move 21a 18a
a move 11a 10a
a village 10a pit
b settler 2c
b sculpt 2a near
b village 2c near
c settler 5a
c move 5a 4b
c village 4b near
d move 18a 16a
d sculpt 16a pit
d move 16a 14a pit
d raise 14a loose NW
! die volcano
! tokens 6
a move 10a 2c
a move 2c 1b
a village 1b near
b raise 2a near SW
! die volcano
! tokens 7
b move 2a 1a
b sculpt 1a near
b raise 1a near E
! die volcano
! tokens 3
c move 5c 4c
c move 4b 8b
c village 4c near
d move 14a 8a
d sculpt 8a near
d move 8a 4b near
d raise 4b loose E
! die volcano
! tokens 4
c save none
a move 1b 1c
a move 1c 3c
a village 3c near
b move 1a 4c
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 5
c save 5c:near
b move 4c 3b
c pray
c move 4c 3b
c village 3b far
d sculpt 4b near
d sculpt 5a near
d move 5a 18b near
d raise 4b near SW
! die volcano
! tokens 3
a save 3c:near
c save 3b:far
a pray
a sculpt 5b near
a village 3c far
b sculpt 3b near
b raise 3b near E
! die volcano
! tokens 4
b pray
c pray
c move 3b 3a
c village 3a far
d sculpt 4b near
d move 4b 4a near
d village 4a near
a move 5b 2b near
a raise 2b loose SW
! die volcano
! tokens 4
d save 4a:near
a pray
b move 2c 6b
b sculpt 6b near
b village 6b far
c sculpt 3a near
c raise 3a near NW
! die white
c sculpt 8b near
c raise 8b near NW
! die white
d village 4a far
d raise 4a loose NW
! die volcano
! tokens 6
b save none
d raise 18b loose SW
! die volcano
! tokens 8
a move 2b 2c
a move 2c 9a
a sculpt 9a pit
a raise 9a pit E
! die white
b move 3b 17b
b sculpt 17b pit
b village 6b near
c sculpt 8b near
c move 8b 13a near
c raise 13a loose E
! die white
c sculpt 13a pit
d move 4a 4c
d sculpt 4c near
d raise 4c near E
! die white
d sculpt 4c far
a move 9a 15a
a sculpt 15a pit
a move 15a 9a pit
a raise 9a loose SW
! die white
b raise 17b pit E
! die volcano
! tokens 6
b save 6b:near
b move 17b 17a
b sculpt 17a pit
b raise 17a pit E
c rescue 1a
d rescue 8a
! die volcano
! tokens 1
a save 1b:near
c sculpt 1a near
c move 1a 3c near
c raise 3c loose NW
! die white
c move 3c 1c
d sculpt 8a near
d raise 8a near NW
! die white
d pray
a move 3c 1c
a sculpt 1c near
a sculpt 1c far
a raise 1c near NW
! die volcano
! tokens 6
b save none
b village 6b near
b pray
c move 1c 7b
c sculpt 7b far
c move 7b 7a far
c raise 7a loose E
! die volcano
! tokens 3
a save none
d move 8a 8c
d sculpt 8c near
d village 8c far
a raise 1c far SW
! die volcano
! tokens 7
a move 9a 6b
a move 6b 6a
a sculpt 6a near
b move 6b 6c
b sculpt 6c near
b village 6c far
c sculpt 3a near
c raise 3a near SW
! die volcano
! tokens 7
c village 7a far
d move 18a 16a
d move 18a 21a
d move 18b 5a
d end
a village 6a far
a raise 6a near SW
! die volcano
! tokens 7
c save none
a move 6a 22a
b move 6c 6b near
b raise 6b loose SW
! die volcano
! tokens 5
c save 5c:near
b move 17a 19b
b sculpt 19b pit
c move 3a 3c
c sculpt 3c near
c raise 3c near E
! die volcano
! tokens 8
d save none
c sculpt 5a near
d move 5a 5b
d sculpt 8c near
d sculpt 5b near
d raise 5b near E
! die volcano
! tokens 7
a sculpt 22a pit
a move 22a 7b
a sculpt 7b near
a sculpt 7b far
b move 19b 17a pit
b raise 17a loose NW
! die volcano
! tokens 7
a save none
b move 17a 17b
b move 17b 3b
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
puzzle 52
from 6035 11 73
choice a move 4c 4b far
best 0.542 112.6 move 4c 4b far
tried 0.478 104.4 move 4c 4b
why - next_turn_weaker ISLE-12.3 15
tried 0.478 107.4 end
why - points_unspent ISLE-3.4 3
tried 0.476 103.4 move 4c 4a far
tried 0.455 102.3 move 18a 16a
why ! turn_weaker ISLE-12.3 12
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21b
b village 21b pit
b settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21b
b sculpt 21a pit
b move 21a 18b pit
b raise 18b loose NW
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b move 21a 5b
b sculpt 5b near
b raise 5b near E
! die white
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 4
a sculpt 5a near
a raise 5a near E
! die white
b pray
b settler 21a
b move 21a 11a
b sculpt 11a pit
a move 5a 4b
a sculpt 4b near
a village 4b far
b move 5b 2b
b raise 11a pit SW
! die volcano
! tokens 2
b village 2b near
a raise 4b near E
! die volcano
! tokens 5
a move 4b 4a
a village 4a near
b move 11a 10a
b village 2b far
b sculpt 10a pit
a village 4a far
a move 4a 4c
a sculpt 4c near
b move 10a 2c pit
b raise 2c loose E
! die white
b sculpt 2c near
b raise 2c near NW
! die volcano
! tokens 5
a raise 4c near NW
! die volcano
! tokens 4
a save 4a:near
a pray
a sculpt 4c near
a raise 4c near E
! die white
b move 2b 2a
b sculpt 2a near
b village 2c far
a sculpt 4c far
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
puzzle 53
from 6032 12 139
choice b move 3c 1c near
best 0.288 110.3 move 3c 1c near
tried 0.147 94.8 end
why - points_unspent ISLE-3.4 4
tried 0.142 88.0 raise 3c near NW
why - next_turn_weaker ISLE-12.3 5
tried 0.137 87.9 sculpt 3c far
why - next_turn_weaker ISLE-12.3 5
tried 0.096 86.1 village 3c far
why ! next_turn_weaker ISLE-12.3 5
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a settler 5c
a pray
a village 5c near
b raise 5a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 7
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die white
a settler 5b
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 7
a move 5c 2a
a move 5b 11a
a village 2a near
b sculpt 14a pit
b move 4b 4a
b village 4a near
a sculpt 11a pit
a move 2a 2c
a village 2c near
b raise 14a pit E
! die volcano
! tokens 5
a save none
b move 4a 4c
b village 4c near
a move 11a 2b pit
a raise 2b loose SW
! die volcano
! tokens 1
a sculpt 2b near
a raise 2b near E
! die white
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die white
a sculpt 5b near
a move 5b 11a near
a raise 11a loose NW
! die volcano
! tokens 1
a move 2c 1b
b move 4c 1a
b sculpt 1a near
b move 1a 4c near
b raise 4c loose NW
! die volcano
! tokens 5
a sculpt 1b near
a sculpt 1b far
a move 1b 2a near
a raise 2a loose SW
! die volcano
! tokens 3
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose E
! die white
a move 2a 1a
a sculpt 1a far
a move 1a 3b far
a raise 3b loose E
! die white
b move 4b 4a
b move 4a 13a
b sculpt 13a pit
b raise 13a pit E
b rescue 2a
a rescue 2a
! die volcano
! tokens 7
a sculpt 3b far
a raise 3b far SW
! die volcano
! tokens 1
a move 2a 1b
a move 1b 2a far
b move 2a 1a
b sculpt 1a near
b move 2a 1b
b raise 1a near E
! die volcano
! tokens 4
b save 4a:near
a raise 2a loose NW
! die white
a settler 2a
a settler 2b
a move 2b 10a
b pray
b sculpt 1b near
b raise 1b near NW
! die white
b sculpt 4c near
a sculpt 10a pit
a move 10a 2c pit
a raise 2c loose E
! die white
a move 2c 9a
b move 4c 4a near
b raise 4a loose SW
! die white
b move 1a 3c
b sculpt 3c near
a sculpt 9a pit
a move 9a 2c pit
a raise 2c loose NW
! die white
a move 3b 3a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 54
from 6034 9 63
choice c move 8a 4b
best 0.478 54.4 move 8a 4b
tried 0.419 50.9 move 8a 8b
why ! next_turn_weaker ISLE-12.3 1
tried 0.349 51.4 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die white
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 5a 5c
b sculpt 5c near
b raise 5c near NW
! die white
b move 18a 21a
c settler 5a
c move 5a 14a
c sculpt 14a pit
c raise 14a pit NW
! die volcano
! tokens 4
a village 2b near
a pray
b move 5c 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 7
b sculpt 4c far
c move 5a 8a
c sculpt 8a near
c raise 8a near E
! die white
c move 21a 11a
a move 2b 2a
a move 21a 5b
a village 2a near
b raise 4c far NW
! die white
b move 4c 4a
b village 4a near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 55
from 6031 11 276
choice c move 17a 17b pit
best 0.344 97.8 move 17a 17b pit
tried 0.156 82.5 raise 17a pit E
why - turn_weaker ISLE-12.3 16
tried 0.151 82.3 village 4b near
why ! turn_weaker ISLE-12.3 16
tried 0.106 82.1 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
a settler 21a
a pray
a move 21a 11a
a move 21a 5b
b pray
b settler 5a
b settler 5a
b move 5b 2b
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 6
c pray
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b sculpt 5c near
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die volcano
! tokens 3
a move 2b 2a loose
a sculpt 2a near
a raise 2a near NW
! die white
a raise 2a loose SW
! die volcano
! tokens 1
b raise 5c near NW
! die white
b move 2b 2c
b sculpt 2c near
b raise 2c near E
! die volcano
! tokens 5
b save 5b:near
c sculpt 5a near
c move 5a 5c
c village 5c near
a move 21a 11a
a move 11a 10a
a village 10a pit
b pray
b move 2c 9a
b sculpt 9a pit
b raise 9a pit SW
! die volcano
! tokens 5
b save none
c save none
c sculpt 5c near
c move 5c 5a
c village 5a near
a sculpt 5b near
a move 5b 5a near
a raise 5a loose E
! die white
a move 21a 11a
b move 5c 4c
b sculpt 4c near
b raise 4c near E
! die white
b move 4c 1a
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die white
a move 10a 9a
a move 9a 6b
a village 6b near
b village 1a near
b village 1a far
c move 4b 4a
c move 4a 3b
c village 3b near
a move 6b 1b
a sculpt 1b near
a sculpt 1b far
a raise 1b near E
! die volcano
! tokens 2
a save none
b move 1a 1c
b sculpt 1c near
b village 1c far
c move 5a 5c
c raise 5c near SW
! die volcano
! tokens 6
a save none
c village 3b far
a raise 1b far NW
! die volcano
! tokens 5
c save none
a sculpt 5a near
a village 2a near
b raise 1c near SW
! die volcano
! tokens 6
b move 4b 4a
b sculpt 4a near
b raise 4a near NW
! die volcano
! tokens 5
a save none
c move 3b 3a
c sculpt 3a near
c village 3a far
a sculpt 5a near
a move 2a 2b
a village 2b near
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b raise 4a loose SW
! die white
c move 3a 3c near
c raise 3c loose E
! die volcano
! tokens 3
c save 3b:near
c sculpt 3c near
c raise 3c near NW
! die white
a move 5a 5b near
a move 5b 11a loose
a move 11a 2b loose
a raise 2b loose SW
! die white
b move 5a 5b
b sculpt 5b near
b move 5b 21a near
b raise 21a loose SW
! die volcano
! tokens 3
c save 3b:near
c pray
c sculpt 3c near
c village 3c far
a move 2b 2c
a sculpt 2c near
a move 2c 2b near
a raise 2b loose E
! die white
b move 5a 5b
b sculpt 5b far
b raise 5b far E
! die volcano
! tokens 4
b save none
b sculpt 4a near
c move 3c 3a near
c raise 3a loose NW
! die volcano
! tokens 7
c sculpt 3a near
c raise 3a near SW
! die white
a move 2b 2c
a move 2c 6b
a sculpt 6b near
a raise 6b near E
a rescue 4b
b rescue 4b
c rescue 4b
! die volcano
! tokens 7
b settler 1a
b village 4b near
b settler 4c
c sculpt 3a far
c move 3a 3b far
c raise 3b loose E
! die white
c move 18a 16a
a sculpt 6b far
a raise 6b far SW
! die white
a pray
b move 1c 22a
b move 4b 8b
b village 4c near
c move 4b 8b
c sculpt 8b near
c move 8b 4b near
c raise 4b loose SW
! die volcano
! tokens 8
a move 6b 6a
a sculpt 6a near
a raise 6a near SW
! die white
a sculpt 6a far
b sculpt 22a pit
b move 22a 1c pit
b raise 1c loose NW
! die white
b move 1c 7b
c move 16a 14a
c move 14a 8a
c sculpt 8a near
c raise 8a near NW
! die white
a move 6a 22a far
a move 22a 7b loose
a village 7b near
b sculpt 7b far
b move 7b 1c far
b move 1c 1a loose
b raise 1a loose E
! die volcano
! tokens 2
a save none
c move 8a 8b
c sculpt 8b near
c raise 8b near NW
! die volcano
! tokens 7
a save 7b:near
c move 18a 16a
a move 7b 7a loose
a sculpt 7a near
a village 7a far
b move 8b 13a
b sculpt 13a pit
b raise 13a pit E
c rescue 13a
! die volcano
! tokens 4
b save 4b:near
b pray
c settler 3a
c settler 3a
c move 13a 17a
c sculpt 17a pit
a raise 7a near SW
! die white
a raise 7a loose E
! die white
a village 2b near
b sculpt 4c near
b move 4c 1a near
b sculpt 4a near
b raise 1a loose SW
! die volcano
! tokens 4
b save none
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 56
from 6036 8 255
choice a move 4a 4b | move 4c 4b | end
best 0.921 92.6 move 4a 4b
tried 0.776 81.4 move 4a 17b
why ! turn_weaker ISLE-12.3 8
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d move 21a 5b
d pray
d move 21a 18a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a pray
a settler 5a
a village 5c near
b move 14a 5a pit
b raise 5a loose SW
! die white
b pray
c move 21a 18a
c move 11a 10a
c village 10a pit
d settler 2c
d sculpt 2a near
d village 2c near
a settler 5a
a move 5a 4b
a village 4b near
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die white
c move 10a 2c
c move 2c 1b
c village 1b near
d raise 2a near SW
! die white
d move 2a 1a
d sculpt 1a near
d raise 1a near E
! die volcano
! tokens 1
c save none
a move 5c 4c
a move 4b 4a
a village 4c near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die volcano
! tokens 1
c village 1b near
c village 1b far
d sculpt 1a near
d village 1a far
d raise 1a near SW
! die white
a village 4a near
a move 4a 17b
a sculpt 17b pit
b move 4b 8b
b sculpt 8b near
b move 8b 4b near
b raise 4b loose SW
! die white
c move 1b 1c
c sculpt 1c near
c sculpt 1c far
c raise 1c near SW
! die volcano
! tokens 8
d move 2c 9a
d sculpt 9a pit
d move 9a 2c pit
d raise 2c loose E
! die volcano
! tokens 2
d save 2b:near
a move 17b 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die white
b move 4b 4a
b move 4a 13a
b village 13a pit
c raise 1c far NW
! die volcano
! tokens 1
c save 1b:near
c pray
c village 1c near
d pray
d sculpt 1a near
d village 2c near
a move 5b 2b
a move 2b 2a
a sculpt 2a near
a raise 2a near NW
! die white
b move 13a 17a
b village 17a pit
b move 17a 19b
c move 11a 10a
c move 10a 20a
c pray
d move 1a 1b near
d raise 1b loose E
! die white
d pray
a move 5a 18b
a move 4c 3b
a move 3b 17b
a move 17b 4a pit
b sculpt 19b pit
b move 19b 3a pit
b village 3a near
c sculpt 20a pit
c move 20a 9a pit
c raise 9a loose SW
! die white
c move 9a 6b
d move 2c 6b
d sculpt 6b near
d move 6b 2c near
d raise 2c loose NW
! die volcano
! tokens 5
a save none
a sculpt 5a near
a move 5a 5c near
a raise 5c loose NW
! die white
a sculpt 5c near
b move 3a 3c loose
b village 3c near
b raise 3c loose E
! die white
c sculpt 5b near
c move 5b 18b near
c raise 18b loose NW
! die white
c move 18a 16a
d move 2b 11a
d move 1b 6a
d village 6a near
a move 4a 4c loose
a raise 5c near SW
! die white
a raise 4c loose NW
! die white
a move 4c 3b
b move 18a 16a
b pray
c move 6b 6c
c sculpt 6c near
c move 6c 6a near
c move 6a 1b loose
d move 6a 22a
d move 22a 7b
d village 7b near
a move 18b 14a
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die white
b pray
c raise 1b loose NW
! die volcano
! tokens 1
c save none
c sculpt 1c near
c move 1c 7b near
c sculpt 1b near
d move 7b 22a
d sculpt 22a pit
d raise 22a pit E
! die volcano
! tokens 3
b save 3a:near,3c:near
d move 22a 22b
a sculpt 3b near
a move 3b 4a near
a raise 4a loose SW
! die white
a move 4a 3b
b move 18a 21a
b pray
c raise 7b loose E
c rescue 3b
! die white
c move 7b 7a
c sculpt 7a near
c raise 7a near SW
! die white
d village 22b pit
d end
a move 8a 8c
a sculpt 8c near
a move 8c 8b near
a raise 8b loose NW
! die white
b end
c move 7a 7c
c village 7c near
c end
d end
a sculpt 8b near
a move 8b 13a near
a move 13a 17b loose
a move 17b 4a loose
b end
c move 3b 3a
c move 3a 12a
c sculpt 12a pit
c raise 12a pit E
! die volcano
! tokens 4
a save none
a save none
d end
a village 4a near
a village 4c near
b end
c move 12a 19a
c village 19a pit
c end
d end
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 57
from 6033 15 166
choice c move 3a 12a
best 0.518 66.8 move 3a 12a
tried 0.436 62.4 pray
why ! turn_weaker ISLE-12.3 1
tried 0.394 60.4 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21b
a village 21b pit
a settler 21a
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 21a
a move 21a 5b
a pray
a move 21a 18a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a move 5b 2b
a village 2b near
a settler 2a
b pray
b settler 5a
b village 5c near
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 8
c pray
d move 21a 18a
d move 11a 10a
d village 10a pit
a settler 2c
a sculpt 2a near
a village 2c near
b settler 5a
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die volcano
! tokens 3
d move 10a 2c
d move 2c 1b
d village 1b near
a raise 2a near SW
! die volcano
! tokens 4
b save none
a move 2a 1a
a sculpt 1a near
a raise 1a near E
! die white
b village 4b near
b pray
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die white
d move 1b 1c
d move 1c 3c
d village 3c near
a move 1a 4c
a sculpt 4c near
a sculpt 4c far
a raise 4c near NW
! die white
b move 4b 4a
b sculpt 4a near
b village 4a far
c move 4b 4a
c move 4a 3b
c village 3b near
d village 3c far
d pray
a move 4c 3b far
a sculpt 3b far
a raise 3b loose E
! die white
a raise 3b far SW
! die white
b raise 4a near NW
! die white
b move 4a 17b
b sculpt 17b pit
b raise 17b pit E
! die white
c move 3b 3a
c sculpt 3a near
c village 3a far
d pray
d end
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
a raise 2c loose E
! die volcano
! tokens 8
b move 17b 13a
b sculpt 13a pit
b move 13a 4a pit
b raise 4a loose SW
! die volcano
! tokens 1
d save 1b:near
c raise 3a near NW
! die white
c pray
d move 3c 1c
d sculpt 1c near
d sculpt 1c far
d raise 1c near SW
! die volcano
! tokens 7
a move 2c 6b
a sculpt 6b near
a move 6b 2c near
a raise 2c loose NW
! die volcano
! tokens 2
a save 2b:near
b move 5c 2a
b sculpt 2a near
b move 2a 5c near
b raise 5c loose SW
! die white
c move 3a 12a
c sculpt 12a pit
c move 12a 3a pit
c raise 3a loose SW
! die white
d raise 1c far NW
! die volcano
! tokens 8
d move 1c 1a
d sculpt 1a near
d raise 1a near SW
! die white
a pray
a sculpt 2c near
a move 2c 2a near
a raise 2a loose NW
! die volcano
! tokens 8
b move 4a 8b
b sculpt 8b near
b village 8b far
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
puzzle 58
from 6035 13 141
choice a move 1a 1b
best 0.479 136.0 move 1a 1b
tried 0.318 122.6 move 21a 5b
why - next_turn_weaker ISLE-12.3 7
tried 0.286 121.0 end
why - points_unspent ISLE-3.4 4
tried 0.272 119.0 pray
why ! next_turn_weaker ISLE-12.3 8
tried 0.270 118.9 move 16a 18a
why - next_turn_weaker ISLE-12.3 8
tried 0.269 118.9 move 16a 18b
why - next_turn_weaker ISLE-12.3 8
tried 0.268 118.6 move 18a 21a
why - next_turn_weaker ISLE-12.3 8
tried 0.262 118.0 move 18a 16a
why - next_turn_weaker ISLE-12.3 8
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 7
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die volcano
! tokens 7
b raise 11a pit SW
! die white
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 7
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die volcano
! tokens 7
b move 21a 11a
a move 4b 4a
a sculpt 14a pit
a village 4a near
b move 21a 18a
b move 2b 2a
b village 2a near
a raise 14a pit E
! die volcano
! tokens 2
b save 2a:near
a move 4a 4c
a village 4c near
b pray
b move 2a 2c
b village 2c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 3
b village 2c far
b move 2c 2b
b sculpt 2b near
a move 4c 3b
a sculpt 3b near
a move 3b 4a near
a raise 4a loose NW
! die white
b raise 2b near E
! die white
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
a raise 4a loose SW
! die volcano
! tokens 1
b move 2b 2a loose
b raise 2a loose SW
! die white
b move 2a 1a
b sculpt 1a near
a move 4a 4c
a move 4c 1a
a sculpt 1a far
a raise 1a far E
! die white
b move 1a 3c near
b raise 3c loose E
! die white
b sculpt 3c near
b raise 3c near NW
! die white
a move 1a 1b
a sculpt 1b near
a village 1b far
b village 3c far
b pray
a move 1b 1c near
a village 1c near
a raise 1c loose SW
! die volcano
! tokens 6
b move 3c 3a
b sculpt 3a near
b raise 3a near NW
! die white
b sculpt 3a far
a sculpt 1c far
a move 1c 1a far
a raise 1a loose SW
! die volcano
! tokens 2
b save 2c:near
a move 18a 16a
b raise 3a far SW
! die volcano
! tokens 8
b sculpt 2b near
b move 2b 2a near
b raise 2a loose NW
! die volcano
! tokens 8
a move 18a 21a
a pray
a end
b sculpt 2a near
b move 3a 3b
b sculpt 3b far
b raise 3b far E
! die white
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
puzzle 59
from 6032 14 131
choice a move 17a 17b
best 0.106 84.9 move 17a 17b
tried 0.073 69.6 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
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
a move 4a 17b near
a sculpt 17b pit
b sculpt 5c far
b raise 5c near NW
! die white
b raise 5c far SW
! die white
b move 21a 11a
a move 17b 17a
a sculpt 17a pit
a pray
b move 5b 5a
b sculpt 5a near
b raise 5a near E
! die white
b sculpt 11a pit
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 2
b move 11a 2b pit
b raise 2b loose SW
! die volcano
! tokens 5
b save 5b:near
b village 2b near
a move 18a 16a
a move 18a 21a
a village 14a pit
b pray
b sculpt 5a near
b village 2b far
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 6
b move 2b 2a
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 7
b sculpt 2a far
a move 4b 4c
a move 4c 3b
a village 3b near
b raise 2a far NW
! die volcano
! tokens 8
b move 2a 2c
b sculpt 2c near
b sculpt 2c far
a move 3b 3a
a village 3a near
a move 3a 3c
b raise 2c near E
! die volcano
! tokens 6
b raise 2c far NW
! die volcano
! tokens 7
b village 5c near
a move 16a 14a
a move 14a 8a
a sculpt 8a near
a raise 8a near E
! die white
b move 5a 5b near
b raise 5b loose NW
! die volcano
! tokens 7
b move 5b 11a
b move 21a 18a
a move 8a 8b
a village 3c near
a end
b move 11a 10a
b sculpt 10a pit
b move 10a 9a pit
b move 9a 2c loose
a pray
a end
b move 2c 2b loose
b raise 2b loose E
! die volcano
! tokens 8
b move 2c 9a
b sculpt 9a pit
a pray
b move 9a 6b pit
b move 6b 1b loose
b raise 1b loose E
! die volcano
! tokens 8
b sculpt 1b near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 60
from 6034 11 172
choice a move 16a 14a
best 0.942 114.9 move 16a 14a
tried 0.833 104.8 end
why - points_unspent ISLE-3.4 4
tried 0.805 104.3 move 10a 20a
why ! turn_weaker ISLE-12.3 1
tried 0.805 104.3 pray
why - turn_weaker ISLE-12.3 1
tried 0.795 102.2 move 2a 2b
why - turn_weaker ISLE-12.3 1
tried 0.791 101.9 move 5b 18b
why - turn_weaker ISLE-12.3 1
tried 0.785 102.0 move 5b 11a
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
c settler 5c
c pray
c village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b raise 5a near SW
! die volcano
! tokens 8
b move 18b 14a
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 3
c settler 5a
c move 5a 4b
c village 4b near
a move 11a 2b
a move 21a 18a
a village 2b near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
c move 4b 4a
c move 5c 2a
c village 4a near
a move 2b 2a
a move 18a 16a
a village 2a near
b move 4b 4c
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 2
a save 2b:near
b move 4c 2a
c move 4a 3b
c sculpt 3b near
c village 3b far
a pray
a sculpt 16a pit
a village 2a near
b move 2a 1a
b sculpt 1a near
b move 1a 3b near
b raise 3b loose E
! die white
c move 3b 3a near
c raise 3a loose NW
! die volcano
! tokens 4
c save none
c village 3a near
a move 2a 2c
a village 2c near
a raise 16a pit NW
! die white
b move 18a 21a
b move 3b 3a
b village 3a far
c move 3a 3c
c sculpt 3c near
c sculpt 3c far
c raise 3c near NW
! die white
a village 2c far
a pray
b move 3a 17b
b sculpt 17b pit
b move 17b 4a pit
b raise 4a loose NW
! die volcano
! tokens 4
c raise 3c far E
! die white
c move 2a 4c
c sculpt 4c near
c raise 4c near E
! die white
a move 11a 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose SW
! die volcano
! tokens 7
b village 4a near
b village 4a far
c sculpt 4c far
c move 4c 4b
c sculpt 4b near
c raise 4b near SW
! die white
a move 2c 1b
a sculpt 1b near
a move 1b 2a near
a raise 2a loose SW
! die white
b move 4a 4b
b sculpt 4b far
b move 4b 4a far
b raise 4a loose SW
! die white
c move 21a 11a
c pray
c end
a move 2a 1b
a move 1b 6b
a sculpt 6b near
a move 6b 2c near
b move 4a 17b
b move 17b 19b
b village 19b pit
c move 11a 10a
c move 10a 9a
c village 9a pit
a move 2c 2b loose
a raise 2b loose E
! die volcano
! tokens 1
a move 2b 2a
a move 2a 1a
b move 19b 12a
b sculpt 12a pit
b move 12a 7a pit
b raise 7a loose SW
! die volcano
! tokens 6
c move 9a 6b
c pray
a sculpt 1a near
a move 1a 2a near
a raise 2a loose NW
! die volcano
! tokens 1
a move 2b 10a
b sculpt 7a near
b raise 7a near E
! die volcano
! tokens 5
c save 5b:near,5c:near
b sculpt 5a near
b move 5a 18b near
c sculpt 6b near
c raise 6b near E
! die white
c pray
---
mu 1
game isle
rules 1
option players 3
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
puzzle 61
from 6031 12 116
choice c move 14a 8a
best 0.350 61.7 move 14a 8a
tried 0.296 55.1 end
why ! points_unspent ISLE-3.4 4
tried 0.281 54.8 move 5a 5c loose
tried 0.280 54.4 move 5a 5b loose
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 5
a save none
b settler 11a
b settler 21a
b move 21a 5b
b pray
c village 5a near
c pray
a village 5b near
a settler 5c
a sculpt 5c far
b move 11a 2b
b move 21a 18a
b village 2b near
c move 5a 5c
c move 18a 21a
c village 5c near
a move 5a 4b
a raise 5c far SW
! die volcano
! tokens 7
a sculpt 4b near
a raise 4b near E
! die white
b move 2b 2a
b move 18a 16a
b village 2a near
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a move 4b 4c
a sculpt 4c near
a raise 4c near E
! die volcano
! tokens 6
a move 21a 11a
b move 2a 2c
b move 11a 10a
b village 2c near
c move 14a 5a loose
c move 5a 8a
c sculpt 8a near
c move 8a 5a near
a move 4c 1a
a sculpt 1a near
a move 1a 2a near
a raise 2a loose SW
! die white
b sculpt 10a pit
b move 10a 2c pit
b raise 2c loose E
! die white
b move 2c 1b
c raise 5a loose SW
! die white
c pray
a move 2a 1b
a move 5b 2b
a village 1b near
b move 1b 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die white
c pray
a move 1b 1c
a sculpt 1c near
a move 1c 1a near
a raise 1a loose E
! die white
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 9a
c move 18a 16a
c move 5c 2a
c move 16a 14a
c end
a move 1a 3b
a sculpt 3b near
a move 3b 1a near
a raise 1a loose SW
! die white
b move 2c 2a loose
b raise 2a loose NW
! die volcano
! tokens 6
b pray
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 62
from 6036 11 312
choice b move 3b 3a near
best 0.385 59.4 move 3b 3a near
tried 0.290 47.4 end
why - points_unspent ISLE-3.4 2
tried 0.273 45.7 move 3b 3a
why ! turn_weaker ISLE-12.3 3
tried 0.273 45.7 move 5b 5a
why - turn_weaker ISLE-12.3 3
tried 0.273 45.7 move 3b 3c
why - turn_weaker ISLE-12.3 3
tried 0.273 45.7 move 3b 3c near
why - turn_weaker ISLE-12.3 3
tried 0.273 45.7 move 14a 16a
why - turn_weaker ISLE-12.3 3
tried 0.273 45.7 move 14a 18b
why - turn_weaker ISLE-12.3 3
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 21a
a move 21a 11a
a village 11a pit
b settler 5a
b village 5a near
b settler 5c
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a settler 11a
a settler 21a
a pray
a move 21a 5b
b pray
b settler 5a
b village 5c near
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 18b pit
d move 18b 5a
d pray
a move 21a 18a
a move 11a 10a
a village 10a pit
b settler 5a
b move 5c 2a
b village 2a near
c settler 2c
c move 2a 1a
c village 2c near
d move 5a 4b
d sculpt 4b near
d raise 4b near E
! die white
d move 18a 16a
a move 10a 2c
a move 2c 1b
a village 1b near
b move 2a 1a
b sculpt 1a near
b raise 1a near SW
! die white
b move 5b 2b
c move 2c 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose E
! die white
d sculpt 16a pit
d move 16a 18a pit
d move 4b 4a
d sculpt 4a near
a move 1b 1c
a move 5b 2b
a village 1c near
b move 1a 4c
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 6
b move 4c 3b
c move 2c 6b
c sculpt 6b near
c move 6b 9a near
c raise 9a loose SW
! die white
d move 4a 3b near
d sculpt 3b near
d raise 3b near E
! die volcano
! tokens 3
d save none
d sculpt 3b near
a move 2b 2c
a move 2c 6b
a village 6b far
b move 3b 3c
b sculpt 3c near
b sculpt 3c far
b raise 3c near E
! die white
c move 9a 20a
c sculpt 20a pit
c move 20a 10a pit
c raise 10a loose SW
! die white
d raise 3b near SW
! die white
d move 3b 3a
d village 3a near
a move 6b 6a
a sculpt 6a near
a sculpt 6a far
a move 6a 6c near
b raise 3c far NW
! die volcano
! tokens 2
b save none
c save 2c:near
b sculpt 2b near
b move 2b 5b near
b raise 5b loose E
! die volcano
! tokens 8
c pray
c move 2b 2a
c village 2a near
d sculpt 3a far
d raise 3a far NW
! die white
d move 3a 19b
d sculpt 19b pit
a sculpt 6c near
a sculpt 6c far
a pray
b move 5a 8a
b sculpt 8a near
b move 8a 5a near
b raise 5a loose E
! die white
c move 10a 20a
c move 20a 20b
c village 20b pit
d move 19b 17b pit
d raise 17b loose NW
! die white
d village 17b pit
a move 11a 2b
a pray
b move 5a 8a
b sculpt 8a far
b move 8a 5a far
b move 5a 14a
c move 20b 15a
c sculpt 15a pit
c move 15a 9a pit
c raise 9a loose E
! die white
d move 18a 16a
d move 17b 17a
d village 17a pit
a pray
b move 5a 5b loose
b raise 5b loose NW
! die volcano
! tokens 2
c save 2c:near
b pray
c pray
c sculpt 2a near
c move 2a 2b near
c raise 2b loose SW
! die white
d move 18a 18b
d raise 18b loose NW
! die white
d move 18a 21a
d move 18b 14a
a sculpt 2b near
a move 2b 11a near
a raise 11a loose SW
! die white
a move 11a 2b
b move 5a 8a
b move 8a 8b
b village 8b near
c move 9a 6b
c move 21b 11a
c pray
d raise 18a loose NW
! die volcano
! tokens 1
a save 1b:near,1c:near
d move 14a 8a
d move 8a 8c
d sculpt 8c near
a move 1c 1a
a sculpt 1a near
a move 1a 1c near
a raise 1c loose SW
! die white
b move 8b 13a
b sculpt 13a pit
b raise 13a pit NW
! die volcano
! tokens 7
b move 13a 8b
c move 1a 1c
c move 1c 7b
c sculpt 7b near
c raise 7b near E
! die white
d sculpt 8c far
d move 8c 8b near
d sculpt 8b far
d raise 8b loose NW
! die volcano
! tokens 4
a move 6c 6a near
a move 6a 1c loose
a raise 1c loose NW
! die white
a move 1c 6a
b move 8b 13a
b move 13a 4a
b village 4a near
c village 7b far
c move 7b 7a
c sculpt 7a near
d end
a move 6a 1b far
a move 1c 6a
a raise 1b loose E
! die volcano
! tokens 8
b save none
a end
b move 4a 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 1
a save none
b move 4c 4b
c village 7a far
c raise 7a near E
! die volcano
! tokens 3
d save none
c move 6b 1b
d move 8b 8a far
d raise 8a loose NW
! die white
d sculpt 8a near
d raise 8a near E
! die white
a sculpt 1b near
a move 1b 1a
a village 1a near
b sculpt 4b near
b raise 4b near SW
! die volcano
! tokens 2
c save 2c:near
b village 3c near
c sculpt 2b near
c move 2b 2a
c sculpt 2a near
c raise 2a near NW
! die volcano
! tokens 2
c save 2c:near
d move 8a 8c
d village 8c near
d move 8c 8b
a sculpt 2b near
a raise 2b near E
! die white
a move 1a 1c
a sculpt 1c near
b end
c sculpt 2a near
c raise 2a near SW
! die white
c move 7a 7c
c sculpt 7c near
d village 8b near
d move 8b 13a
d move 13a 4a
a move 1c 1a near
a raise 1a loose E
! die white
a move 6a 22a
a sculpt 22a pit
b end
c move 1b 6a
c move 6a 22a
c village 7c far
d end
a move 22a 22b
a village 22b pit
a end
b end
c end
d end
a move 22b 22a
a move 22a 6a pit
a end
b move 3c 3b
b sculpt 3b near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 63
from 6033 16 220
choice d move 1c 1b loose
best 0.394 68.3 move 1c 1b loose
tried 0.307 63.0 end
why - points_unspent ISLE-3.4 2
tried 0.293 62.0 move 1c 7b
why ! turn_weaker ISLE-12.3 8
tried 0.276 60.5 move 1a 1c
why - turn_weaker ISLE-12.3 8
tried 0.273 60.1 move 1a 1b
why - turn_weaker ISLE-12.3 8
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d move 21a 5b
d pray
d move 21a 18a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a pray
a settler 5a
a settler 5a
a sculpt 5c near
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 8
b pray
c move 21a 18a
c move 11a 10a
c village 10a pit
d settler 2c
d sculpt 2a near
d village 2c near
a raise 5c near NW
! die volcano
! tokens 5
a save none
a sculpt 5c near
a move 5c 4c near
a raise 4c loose E
! die volcano
! tokens 8
b sculpt 5a near
b move 5a 14a near
b raise 14a loose NW
! die volcano
! tokens 2
d save none
b move 14a 8a
c move 10a 2b
c sculpt 5b near
c village 2b near
d village 2a near
d village 2c near
a sculpt 4c near
a raise 4c near NW
! die white
a pray
b village 8a near
b village 8a far
c move 5b 18b near
c raise 18b loose NW
! die white
c pray
d move 2a 1a
d move 2c 9a
d village 9a pit
a move 5b 11a
a move 4c 4a
a village 4a near
b move 8a 8b
b sculpt 8b near
b village 8b far
c move 18a 16a
c sculpt 16a pit
c raise 16a pit NW
! die white
c move 11a 10a
d village 1a near
d pray
a move 4a 4b
a sculpt 4b near
a raise 4b near SW
! die volcano
! tokens 4
a save 4a:near
a sculpt 4b near
b raise 8b near NW
! die white
b move 8b 8c
b sculpt 8c near
b sculpt 8c far
c move 10a 20a
c village 20a pit
c move 20a 20b
d move 1a 1b
d move 9a 6b
d village 1b near
a raise 4b near E
! die volcano
! tokens 4
a save 4a:near
a pray
a village 4b near
b move 8c 8a near
b raise 8a loose NW
! die white
b move 18a 21a
b move 18a 21a
c village 20b pit
c move 20b 15a
c sculpt 15a pit
d sculpt 6b near
d move 6b 1b near
d move 1b 2a loose
d raise 2a loose SW
! die white
a move 4b 4c
a sculpt 4c near
a village 4c far
b move 21a 5b
b pray
c move 15a 9a pit
c pray
d move 2a 1a
d move 1a 3b
d sculpt 3b near
d raise 3b near E
! die volcano
! tokens 3
a move 4c 4a near
a raise 4a loose NW
! die white
a move 4a 17b
a sculpt 17b pit
b pray
c raise 9a loose SW
! die volcano
! tokens 6
c move 9a 6b
c sculpt 6b near
c raise 6b near E
! die volcano
! tokens 4
a save 4b:near
d sculpt 3b near
d move 3b 1a near
d raise 1a loose SW
! die white
d move 1b 6a
a move 17b 4a pit
a village 4a near
a raise 4a loose SW
! die white
b move 18a 18b
b move 18b 14a
b move 5b 11a
b move 11a 2b
c move 6b 6a
c sculpt 6a near
c move 6a 1c near
c raise 1c loose SW
! die white
d sculpt 6a far
d move 6a 1c far
d sculpt 1c near
d raise 1c near NW
! die white
a move 4a 17b
a move 17b 3a
a village 3a near
b move 2b 2c
b move 2c 6b
b move 6b 6c
b sculpt 6c near
c move 1c 7b
c move 7b 3c
c sculpt 3c near
c raise 3c near E
! die white
d move 1c 1a loose
d raise 1a loose E
! die white
d move 1a 1c
d move 1c 7b
a sculpt 3a far
a move 3a 3c
a village 3c far
b village 6c far
b move 6c 6a near
b raise 6a loose SW
! die white
c move 3c 7a
c sculpt 7a near
c raise 7a near E
! die volcano
! tokens 8
b save 8a:near
c move 7a 7b
d sculpt 7b near
d move 7b 1c near
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
puzzle 64
from 6035 14 26
choice b village 5b near
best 0.435 49.3 village 5b near
tried 0.408 44.7 end
why - points_unspent ISLE-3.4 4
tried 0.302 45.9 settler 21a
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
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
! die volcano
! tokens 5
b save none
a move 18a 16a
a village 5a near
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
puzzle 65
from 6032 14 116
choice a move 17a 17b
best 0.289 102.4 move 17a 17b
tried 0.222 93.8 end
why - points_unspent ISLE-3.4 4
tried 0.178 87.4 pray
why - turn_weaker ISLE-12.3 3
tried 0.136 80.5 raise 17a pit E
why ! turn_weaker ISLE-12.3 2
proof 10 4 320
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
a move 4a 17b near
a sculpt 17b pit
b sculpt 5c far
b raise 5c near NW
! die white
b raise 5c far SW
! die white
b move 21a 11a
a move 17b 17a
a sculpt 17a pit
a pray
b move 5b 5a
b sculpt 5a near
b raise 5a near E
! die white
b sculpt 11a pit
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 2
b move 11a 2b pit
b raise 2b loose SW
! die volcano
! tokens 5
b save 5b:near
b village 2b near
a move 18a 16a
a move 18a 21a
a village 14a pit
b pray
b sculpt 5a near
b village 2b far
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 6
b move 2b 2a
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 7
b sculpt 2a far
a move 4b 4c
a move 4c 3b
a village 3b near
b raise 2a far NW
! die volcano
! tokens 8
b move 2a 2c
b sculpt 2c near
b sculpt 2c far
a move 3b 3a
a village 3a near
a move 3a 3c
b raise 2c near E
! die volcano
! tokens 6
b raise 2c far NW
! die volcano
! tokens 7
b village 5c near
a move 16a 14a
a move 14a 8a
a sculpt 8a near
a raise 8a near E
! die white
b move 5a 5b near
b raise 5b loose NW
! die volcano
! tokens 7
b move 5b 11a
b move 21a 18a
a move 8a 8b
a village 3c near
a end
b move 11a 10a
b sculpt 10a pit
b move 10a 9a pit
b move 9a 2c loose
---
mu 1
game isle
rules 1
option players 3
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
puzzle 66
from 6034 13 161
choice c move 19b 3a
best 0.941 111.3 move 19b 3a
tried 0.927 103.3 move 19b 17a
why - next_turn_weaker ISLE-12.3 10
tried 0.899 95.6 move 2c 9a
why - next_turn_weaker ISLE-12.3 10
tried 0.883 94.4 end
why - points_unspent ISLE-3.4 1
tried 0.877 93.4 move 2c 2a
why - next_turn_weaker ISLE-12.3 10
tried 0.805 95.3 raise 19b loose NW
why - next_turn_weaker ISLE-12.3 11
tried 0.748 82.6 move 19b 3a loose
why ! next_turn_weaker ISLE-12.3 12
tried 0.732 71.8 raise 19b loose E
why - next_turn_weaker ISLE-12.3 10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:7/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 2
a settler 11a
a settler 21a
a pray
a move 11a 2b
b sculpt 16a pit
b move 16a 14a pit
b village 14a pit
c settler 5c
c move 5b 2b
c village 5c near
a village 2b near
a village 2b far
b move 5a 4b
b move 18a 16a
b village 4b near
c move 2b 2a
c sculpt 2a near
c sculpt 2a far
c raise 2a near NW
! die white
a move 2b 2c
a sculpt 2c near
a village 2c far
b move 4b 4a
b move 18a 21a
b village 4a near
c raise 2a far SW
! die white
c move 5c 4c
c sculpt 4c near
c raise 4c near NW
! die volcano
! tokens 2
a save none
a sculpt 2c near
a move 2c 2b near
a sculpt 2b near
a raise 2b near SW
! die volcano
! tokens 3
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die volcano
! tokens 3
c move 4c 3b
c sculpt 3b near
c raise 3b near E
! die volcano
! tokens 2
a save none
c sculpt 3b far
a sculpt 2b near
a move 2b 2c
a village 2c near
b move 4a 17b
b village 17b pit
b move 17b 17a
c sculpt 2a near
c village 2a far
c raise 3b far SW
! die white
a move 2c 2b
a raise 2b near E
! die white
a move 11a 10a
a sculpt 10a pit
b move 16a 14a
b raise 14a loose NW
! die volcano
! tokens 3
b pray
c move 2a 2c near
c raise 2c loose E
! die volcano
! tokens 2
a save none
c village 3b near
a move 10a 11a pit
a raise 11a loose NW
! die volcano
! tokens 1
a sculpt 2b near
a move 21a 5b
b move 14a 8a
b pray
c move 3b 3a
c sculpt 3a near
c village 3a far
a move 2b 2c near
a village 2c near
a raise 2c loose NW
! die white
b pray
c move 3a 3c near
c sculpt 3c near
c raise 3c near E
! die volcano
! tokens 7
c raise 3c loose NW
! die volcano
! tokens 5
c save none
a sculpt 5b near
a raise 5b near NW
! die volcano
! tokens 1
a pray
b move 8a 5a
b sculpt 5a near
b raise 5a near SW
! die white
b move 5a 5c
c sculpt 3c far
c move 3c 3a far
c raise 3a loose NW
! die volcano
! tokens 6
c move 21a 11a
a move 21a 18a
a move 5b 5c
a sculpt 5c near
a raise 5c near NW
! die white
b sculpt 17a pit
b move 17a 19b pit
b sculpt 19b pit
b move 19b 19a
c move 3a 12a
c sculpt 12a pit
c move 12a 19b pit
---
mu 1
game isle
rules 1
option players 3
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
puzzle 67
from 6031 14 62
choice a move 5c 5a | move 5c 5b
best 0.537 50.5 move 5c 5a
tried 0.461 49.4 end
why - points_unspent ISLE-3.4 2
tried 0.450 48.6 move 18a 21a
tried 0.450 48.3 village 16a pit
why ! next_turn_weaker ISLE-12.3 5
tried 0.432 47.5 move 18a 18b
tried 0.431 47.4 sculpt 16a pit
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
c settler 5a
c village 5a near
c settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b pray
b move 21a 11a
b move 21a 5b
c pray
c settler 5a
c settler 5a
c move 5b 2b
a move 14a 18b pit
a move 18b 5a
a pray
b sculpt 11a pit
b move 11a 2b pit
b village 2b near
c move 5a 4b
c sculpt 4b near
c move 4b 5a near
c raise 5a loose E
! die white
a move 5a 5c
a sculpt 5c near
a raise 5c near NW
! die volcano
! tokens 6
a move 18a 16a
b move 2b 2a loose
b sculpt 2a near
b raise 2a near NW
! die volcano
! tokens 5
c save 5b:near
b raise 2a loose SW
! die volcano
! tokens 5
c village 5a near
c village 5c far
a sculpt 5c near
a raise 5c near SW
! die white
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 68
from 6033 17 191
choice d move 4a 4c loose
best 0.513 64.4 move 4a 4c loose
tried 0.424 61.0 pray
why ! turn_weaker ISLE-12.3 7
tried 0.377 60.9 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d land 21a
d move 21a 5b
d village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c move 21a 5b
c pray
c move 21a 18a
d settler 5a
d village 5a near
d settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d pray
d settler 5a
d village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 8
a pray
b move 21a 18a
b move 11a 10a
b village 10a pit
c settler 2c
c sculpt 2a near
c village 2c near
d settler 5a
d move 5a 4b
d village 4b near
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 1
b move 10a 2c
b move 2c 1b
b village 1b near
c move 2c 1b
c sculpt 1b far
c raise 2a near NW
! die white
c raise 1b far E
! die volcano
! tokens 2
c save 2c:near
d move 5c 4c
d move 4b 4a
d village 4c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b move 1b 1a
b sculpt 1a near
b village 1a far
c sculpt 2a near
c village 2b near
c raise 2a near SW
! die white
d sculpt 4a near
d raise 4a near SW
! die volcano
! tokens 7
d move 4a 17b
d sculpt 17b pit
a move 4b 4a
a move 4a 3b
a village 3b near
b raise 1a near E
! die white
b move 1a 1c
b sculpt 1c near
b raise 1c near NW
! die white
c pray
c move 1b 1c
c sculpt 1c far
c raise 1c far SW
! die white
d move 17b 4a pit
d raise 4a loose NW
! die white
d pray
a move 18a 16a
a move 3b 3a
a village 3a near
b move 11a 10a
b move 10a 9a
b sculpt 9a pit
b raise 9a pit E
! die volcano
! tokens 6
c move 1c 7b
c sculpt 7b near
c move 7b 3c near
c raise 3c loose E
! die volcano
! tokens 1
b save 1b:near
d move 4c 1a
d sculpt 1a near
d move 1a 4c near
d raise 4c loose E
! die volcano
! tokens 5
d save 5c:near
a sculpt 5a near
a move 3a 3c
a village 3c near
b pray
b sculpt 1c near
b village 5b near
c move 3c 7a
c sculpt 7a near
c village 7a far
d move 4a 8b
d sculpt 8b near
d move 8b 4b near
d move 4b 8b
a move 5a 5c near
a raise 5c loose SW
! die volcano
! tokens 5
b save none
d save none
a village 5c near
b move 9a 6b
b sculpt 6b near
b move 6b 1b near
b raise 1b loose NW
! die volcano
! tokens 1
b save none
c raise 7a near E
! die white
c move 2b 5b
c sculpt 5b near
c raise 5b near NW
! die volcano
! tokens 8
d village 8b near
d sculpt 8b far
d move 8b 4a far
a move 5c 5a
a sculpt 5a near
a move 5a 5c near
a raise 5c loose NW
! die volcano
! tokens 8
d save 8b:near
b sculpt 1c near
b move 1c 7b near
b raise 7b loose E
! die volcano
! tokens 1
b save none
b sculpt 7b far
c move 7a 12a
c sculpt 12a pit
c move 12a 3a pit
c raise 3a loose NW
! die volcano
! tokens 5
a save none
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
puzzle 69
from 6035 17 42
choice b move 21a 11a | move 21b 11a
best 0.511 54.9 move 21a 11a
tried 0.492 49.8 pray
why ! next_turn_weaker ISLE-12.3 1
tried 0.470 48.5 end
why - points_unspent ISLE-3.4 2
tried 0.450 47.1 move 21a 5b
why - next_turn_weaker ISLE-12.3 1
tried 0.446 45.5 move 2b 2a
why - next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 2
b move 5b 2b near
b sculpt 2b near
b village 2b far
a move 4b 4c
a sculpt 4c near
a move 4c 2a near
a raise 2a loose NW
! die volcano
! tokens 7
b raise 2b near E
! die volcano
! tokens 1
b raise 2b loose SW
! die white
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
puzzle 70
from 6032 15 155
choice a move 17b 3b loose | move 17b 3b
best 0.547 110.9 move 17b 3b loose
tried 0.533 105.2 end
why - points_unspent ISLE-3.4 3
tried 0.484 101.7 move 17b 13a
why - turn_weaker ISLE-12.3 1
tried 0.484 101.7 move 17b 19b
why - turn_weaker ISLE-12.3 1
tried 0.480 105.8 move 17b 17a
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a pray
b sculpt 8a near
b move 8a 4b near
b move 4b 5c loose
b raise 5c loose SW
! die white
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
b sculpt 21b pit
b move 5b 11a
b move 21b 21a pit
b raise 21a loose SW
! die white
a move 5a 5b
a move 5b 2b
a sculpt 2b near
a raise 2b near SW
! die volcano
! tokens 4
b village 11a pit
b move 21a 11a
b move 11a 10a
a move 14a 8a
a move 8a 4b
a village 4b near
b sculpt 10a pit
b move 10a 9a pit
b village 9a pit
a village 4b far
a move 4b 4a
a sculpt 4a near
b move 9a 2c loose
b raise 2c loose E
! die volcano
! tokens 8
b sculpt 2c near
b raise 2c near NW
! die white
a raise 4a near NW
! die white
a sculpt 4a far
a raise 4a far SW
! die white
a move 18a 16a
b move 2c 2a
b move 2a 4c
b sculpt 4c near
b raise 4c near E
! die white
a move 2b 2a
a sculpt 2a near
a move 2a 2b near
a raise 2b loose E
! die volcano
! tokens 2
b sculpt 4c far
b raise 4c far NW
! die white
b move 4c 2a
b sculpt 2a near
a sculpt 2b near
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
b move 2a 1a near
b raise 1a loose E
! die white
b village 1a near
a move 4a 4b loose
a raise 4b loose E
! die volcano
! tokens 1
b save none
a move 2b 2a near
a move 2a 4c loose
b sculpt 1a near
b move 1a 1b near
b village 1b far
a move 4b 8b
a sculpt 8b near
a village 8b far
b raise 1b loose E
! die white
b sculpt 1b near
b raise 1b near NW
! die white
b move 1b 1c
a move 8b 8c near
a sculpt 8c near
a village 8c far
b sculpt 1c near
b sculpt 1c far
b pray
a move 8c 8a
a sculpt 8a near
a move 16a 14a
a move 18a 16a
b move 1c 1a near
b raise 1a loose SW
! die volcano
! tokens 4
a save 4b:near
a save none
b move 1a 1c
b raise 1c far SW
! die volcano
! tokens 6
a sculpt 4c near
a move 4c 4b near
a raise 4b loose SW
! die white
a raise 8a near NW
! die white
b move 1c 22a
b sculpt 22a pit
b move 22a 1c pit
b raise 1c loose NW
! die white
a move 4b 4a
a sculpt 4a near
a pray
b move 1c 7b
b pray
a move 4a 17b near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 71
from 6034 13 109
choice a raise 11a loose NW
best 0.464 56.6 raise 11a loose NW
tried 0.363 53.2 sculpt 2b near
why ! raise_missed ISLE-8.3 1
tried 0.274 54.1 end
why - points_unspent ISLE-3.4 3
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 2
a settler 11a
a settler 21a
a pray
a move 11a 2b
b sculpt 16a pit
b move 16a 14a pit
b village 14a pit
c settler 5c
c move 5b 2b
c village 5c near
a village 2b near
a village 2b far
b move 5a 4b
b move 18a 16a
b village 4b near
c move 2b 2a
c sculpt 2a near
c sculpt 2a far
c raise 2a near NW
! die white
a move 2b 2c
a sculpt 2c near
a village 2c far
b move 4b 4a
b move 18a 21a
b village 4a near
c raise 2a far SW
! die white
c move 5c 4c
c sculpt 4c near
c raise 4c near NW
! die volcano
! tokens 2
a save none
a sculpt 2c near
a move 2c 2b near
a sculpt 2b near
a raise 2b near SW
! die volcano
! tokens 3
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die volcano
! tokens 3
c move 4c 3b
c sculpt 3b near
c raise 3b near E
! die volcano
! tokens 2
a save none
c sculpt 3b far
a sculpt 2b near
a move 2b 2c
a village 2c near
b move 4a 17b
b village 17b pit
b move 17b 17a
c sculpt 2a near
c village 2a far
c raise 3b far SW
! die white
a move 2c 2b
a raise 2b near E
! die white
a move 11a 10a
a sculpt 10a pit
b move 16a 14a
b raise 14a loose NW
! die volcano
! tokens 3
b pray
c move 2a 2c near
c raise 2c loose E
! die volcano
! tokens 2
a save none
c village 3b near
a move 10a 11a pit
---
mu 1
game isle
rules 1
option players 3
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
puzzle 72
from 6031 15 156
choice c move 16a 14a
best 0.512 99.7 move 16a 14a
tried 0.293 87.8 pray
why ! turn_weaker ISLE-12.3 1
tried 0.291 87.7 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
a settler 21a
a pray
a move 21a 11a
a move 21a 5b
b pray
b settler 5a
b settler 5a
b move 5b 2b
c move 14a 5a pit
c raise 5a loose SW
! die white
c pray
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b sculpt 5c near
b move 5a 4b
b sculpt 4b near
b move 4b 5a near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die volcano
! tokens 3
a move 2b 2a loose
a sculpt 2a near
a raise 2a near NW
! die volcano
! tokens 5
b save 5a:near
a raise 2a loose SW
! die volcano
! tokens 7
b pray
b village 5c near
b raise 5a loose E
! die white
c move 5a 5b
c sculpt 5b near
c raise 5b near E
! die white
c move 18a 16a
a move 21a 11a
a move 2a 2c
a village 2c near
b move 2b 10a
b move 5a 4b
b village 10a pit
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die white
a move 21a 11a
a move 11a 10a
a pray
b move 10a 9a
b sculpt 9a pit
b move 9a 6b
b sculpt 6b near
c move 4b 4a
c move 4a 3b
c village 3b near
a move 10a 20a
a sculpt 20a pit
a move 20a 9a pit
a move 9a 2c loose
b move 6b 1b near
b raise 1b loose E
! die volcano
! tokens 4
b sculpt 1b near
b raise 1b near NW
! die white
c village 3b far
c move 3b 3a
c sculpt 3a near
a raise 2c loose E
! die volcano
! tokens 6
a move 2c 6b
a sculpt 6b near
a move 6b 2c near
b move 4b 4c
b sculpt 4c near
b village 4c far
c raise 3a near NW
! die white
c sculpt 3a far
c raise 3a far SW
! die volcano
! tokens 8
c move 18a 21a
a move 2c 6b
a move 6b 6a
a village 6a near
b move 4c 4a near
b village 4a far
b raise 4a loose NW
! die white
c move 3a 3c
c sculpt 3c near
c raise 3c near NW
! die volcano
! tokens 8
c sculpt 3c far
a move 2c 2b loose
a raise 2b loose SW
! die volcano
! tokens 2
a save 2c:near
a village 2b near
b sculpt 4a near
b raise 4a near SW
! die white
b move 1b 1a
b sculpt 1a near
c raise 3c far E
! die volcano
! tokens 4
c pray
a move 2b 2a
a sculpt 2a near
a move 2a 2b near
a raise 2b loose E
! die white
b move 1a 4c near
b village 4a near
b raise 4c loose E
! die volcano
! tokens 2
a save none
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 73
from 6033 28 76
choice b move 2c 1b | move 5b 2b
best 0.490 49.3 move 2c 1b
tried 0.431 46.4 move 10a 9a
why ! next_turn_weaker ISLE-12.3 1
tried 0.430 46.6 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d land 21a
d move 21a 5b
d village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c move 21a 5b
c pray
c move 21a 18a
d settler 5a
d village 5a near
d settler 5c
a settler 18a
a move 18b 14a
a pray
a sculpt 14a pit
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d pray
d settler 5a
d village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a move 5a 4b
a sculpt 4b near
b move 11a 10a
b move 10a 2c
b village 2c near
c settler 2a
c move 2a 1a
c village 2a near
d settler 5a
d move 5c 4c
d village 4c near
a raise 4b near E
! die white
a move 4b 4a
a sculpt 4a near
a raise 4a near NW
! die volcano
! tokens 3
b move 21a 11a
b move 11a 10a
b village 10a pit
c sculpt 1a near
c move 1a 3b near
c village 3b near
d move 4c 1a
d move 1a 3b
d village 3b far
a move 4a 17b
a sculpt 17b pit
a move 17b 3b pit
a raise 3b loose E
! die volcano
! tokens 1
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
puzzle 74
from 6035 18 149
choice b move 5b 5a | move 1c 7b
best 0.700 127.7 move 5b 5a
tried 0.623 118.5 end
why - points_unspent ISLE-3.4 4
tried 0.605 119.4 move 5b 5c
why - next_turn_weaker ISLE-12.3 2
tried 0.593 118.4 village 2a near
why ! next_turn_weaker ISLE-12.3 3
tried 0.593 118.4 village 2b near
why - next_turn_weaker ISLE-12.3 3
proof 10 4 320
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
! die volcano
! tokens 7
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 4
b settler 5c
b move 5b 2b
b village 5c near
a village 4b near
a pray
b village 2b near
b pray
a move 4b 4a
a sculpt 4a near
a village 4a far
b move 2b 2a
b move 21a 11a
b village 2a near
a move 4a 4c near
a raise 4c loose NW
! die white
a sculpt 4c near
a raise 4c near E
! die volcano
! tokens 7
b move 2a 2c
b sculpt 2c near
b raise 2c near E
! die volcano
! tokens 4
a save 4b:near
b sculpt 11a pit
a sculpt 4c near
a sculpt 4c far
a move 4c 4a near
a raise 4a loose NW
! die volcano
! tokens 6
b move 11a 2b pit
b move 2b 2a loose
b raise 2a loose SW
! die white
b move 21a 11a
a sculpt 4a near
a raise 4a near SW
! die white
a pray
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b raise 2c loose NW
! die white
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 8
b move 11a 10a
b sculpt 10a pit
b move 10a 9a pit
b move 9a 2c loose
a village 14a pit
a move 14a 8a
a sculpt 8a near
b move 2a 1a
b sculpt 1a near
b move 1a 2a near
b raise 2a loose NW
! die white
a raise 8a near E
! die volcano
! tokens 5
b save none
a move 18a 16a
a village 8a far
b sculpt 5c near
b move 5c 2b near
b raise 2b loose E
! die volcano
! tokens 8
b move 2b 5b
a move 18a 21a
a sculpt 8a near
a move 8a 8b near
a sculpt 8b near
b move 2c 2b loose
b raise 2b loose SW
! die volcano
! tokens 2
b save none
b sculpt 5b near
b raise 5b near NW
! die volcano
! tokens 5
a sculpt 8b far
a pray
b sculpt 2c near
b move 2c 9a near
b village 5b near
a pray
b move 9a 6b loose
b move 6b 1b loose
b raise 1b loose E
! die volcano
! tokens 6
b sculpt 1b near
a move 8b 8c near
a sculpt 8c near
a sculpt 8c far
a end
b raise 1b near NW
! die volcano
! tokens 4
a save 4b:near
b move 1b 1c
b sculpt 1c near
b raise 1c near NW
! die white
a move 8c 8a near
a raise 8a loose NW
! die volcano
! tokens 2
a move 8a 8b
a raise 8b loose NW
! die white
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
puzzle 75
from 6032 16 187
choice a sculpt 12a pit
best 0.973 170.3 sculpt 12a pit
tried 0.869 151.4 end
why - points_unspent ISLE-3.4 4
tried 0.863 154.7 move 5c 5b
why - land_lost ISLE-11.1,ISLE-11.11 100
tried 0.808 147.9 move 12a 3a
why ! land_lost ISLE-11.1,ISLE-11.11 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a settler 5c
a village 5c near
a pray
b raise 5a near SW
! die volcano
! tokens 8
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 6
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose SW
! die volcano
! tokens 2
a settler 5a
b move 18a 16a
b move 4b 4a
b village 4a near
a move 5b 2b
a sculpt 2b near
a village 2b far
b move 18a 21a
b move 4a 4c
b village 4c near
a move 5c 2a
a village 2a near
a raise 2b near E
! die white
b move 16a 14a
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 6
b move 18a 16a
a move 2b 2c
a sculpt 2c near
a village 2a far
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die white
a raise 2c near E
! die white
a sculpt 2c far
a raise 2c far NW
! die white
a move 2a 1b
b move 4c 1a
b sculpt 1a near
b raise 1a near E
! die white
b sculpt 16a pit
a sculpt 1b near
a raise 1b near E
! die white
a move 1b 1c
a sculpt 1c near
b move 1a 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose NW
! die white
a move 1c 3c near
a raise 3c loose E
! die volcano
! tokens 5
a save 5c:near
a sculpt 3c near
a raise 3c near NW
! die volcano
! tokens 8
b move 21a 5b
b sculpt 5b near
b raise 5b near NW
! die volcano
! tokens 2
b move 16a 18a pit
a pray
a sculpt 2c near
a move 2c 2a near
a raise 2a loose NW
! die white
b move 4c 2a
b sculpt 2a near
b move 2a 4c near
b raise 4c loose E
! die volcano
! tokens 1
a move 2a 2b
a sculpt 2b near
a raise 2b near SW
! die white
a sculpt 5a near
b move 5b 11a
b sculpt 11a pit
b raise 11a pit SW
! die volcano
! tokens 1
b raise 18a loose NW
! die volcano
! tokens 1
a raise 5a near E
! die white
a move 3c 3a
a village 3a near
b move 18a 16a
b move 11a 10a
b village 10a pit
a move 3a 17b
a sculpt 17b pit
a move 17b 3b pit
a raise 3b loose E
! die volcano
! tokens 5
a save none
b move 10a 9a
b sculpt 9a pit
b move 9a 6b pit
b raise 6b loose E
! die volcano
! tokens 3
a save none
a village 3b near
a village 5a near
b sculpt 6b near
b village 6b far
b raise 6b near SW
! die white
a move 3b 3a
a move 5a 5c
a village 3a near
b move 6b 6a
b move 4c 2a
b pray
a move 3a 3c
a sculpt 3c near
a move 3c 3a near
a raise 3a loose NW
! die white
b pray
b end
a sculpt 5c near
a raise 5c near NW
! die volcano
! tokens 5
a save none
a village 5c near
b pray
a move 2b 2a
a pray
a move 5c 5a
b sculpt 6a near
b raise 6a near SW
! die white
b move 16a 14a
b move 14a 8a
a sculpt 5a near
a move 5a 5c near
a raise 5c loose SW
! die white
a move 3a 12a
b sculpt 8a near
b raise 8a near E
b rescue 5b
a rescue 8a
! die white
b village 8a far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 76
from 6034 17 204
choice a move 2b 11a far
best 0.103 102.6 move 2b 11a far
tried 0.076 98.1 pray
why ! land_lost ISLE-11.1,ISLE-11.11 90
tried 0.072 92.4 move 2b 2a
why - turn_weaker ISLE-12.3 9
tried 0.070 92.1 move 2b 2a far
why - turn_weaker ISLE-12.3 9
tried 0.067 96.0 end
why - points_unspent ISLE-3.4 3
tried 0.062 94.2 sculpt 8c far
why - turn_weaker ISLE-12.3 10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 3
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 18a 21a
c move 5a 4b
c village 4b near
a settler 5c
a move 5b 2b
a village 5c near
b village 2b near
b pray
c sculpt 16a pit
c move 4b 4a
c village 4a near
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a raise 5a loose SW
! die white
b move 21a 5b
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
c move 16a 14a pit
c move 4a 4c
c village 4c near
a move 21a 11a
a move 5a 14a
a sculpt 14a pit
a move 14a 5a pit
b move 2b 2a
b village 2a near
b move 10a 2c pit
c raise 14a loose E
! die volcano
! tokens 7
c move 18a 16a
c pray
a move 5a 5c loose
a raise 5c loose SW
! die volcano
! tokens 1
a pray
b sculpt 2c near
b raise 2c near E
! die white
b raise 2c loose NW
! die white
b move 2a 1a
c move 4c 1a
c sculpt 1a near
c move 1a 4c near
c raise 4c loose NW
! die volcano
! tokens 5
a save 5b:near
a sculpt 5c near
a move 5c 5a
a village 5a near
b sculpt 1a far
b move 1a 2a far
b raise 2a loose SW
! die volcano
! tokens 6
b move 2a 1b
c move 14a 8a
c move 8a 8b
c sculpt 8b near
c move 8b 4a near
a raise 5c near NW
! die volcano
! tokens 7
a move 5a 14a
a pray
b village 1b near
b village 1b far
c move 4a 4c loose
c raise 4c loose E
! die volcano
! tokens 6
c move 4c 3b
c sculpt 3b near
a move 2b 2c
a move 2c 9a
a sculpt 9a pit
a raise 9a pit SW
! die volcano
! tokens 2
b save 2a:near
b move 1b 1c
b sculpt 1c near
b village 1c far
c sculpt 3b far
c raise 3b near SW
! die volcano
! tokens 8
c move 3b 4a far
c raise 4a loose NW
! die white
a move 14a 8a
a sculpt 8a near
a raise 8a near E
! die volcano
! tokens 2
b save none
a move 9a 6b
b raise 1c near SW
! die volcano
! tokens 1
b save 1b:near
b pray
b sculpt 1c near
b raise 1c near NW
! die volcano
! tokens 7
c move 4a 13a
c sculpt 13a pit
c move 13a 4a pit
c raise 4a loose SW
! die volcano
! tokens 3
a village 6b near
a village 6b far
b sculpt 2c near
b move 2c 1b near
b raise 1b loose E
! die white
b move 1c 7b
c move 4a 8b
c sculpt 8b near
c move 8b 4b near
c raise 4b loose E
! die white
a move 6b 6a
a sculpt 6a near
a village 6a far
b move 1b 1a
b sculpt 1a near
b raise 1a near E
! die white
b sculpt 7b near
c move 4b 4a
c move 4a 17b
c sculpt 17b pit
c move 17b 4a pit
a move 6a 6c near
a sculpt 6c near
a sculpt 6c far
a move 8a 8c
b sculpt 7b far
b move 7b 1c near
b move 1c 7b
b move 7b 1c far
c move 4a 4b loose
c raise 4b loose SW
! die volcano
! tokens 1
b save 1b:near
c move 4b 4a
c move 4a 17b
a move 11a 2b
a sculpt 2b near
a raise 2b near SW
! die white
a sculpt 8c near
b sculpt 1a near
b pray
b raise 1a near SW
! die white
b sculpt 1c near
c move 17b 19b
c move 19b 3a
c village 3a near
a sculpt 2b far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 77
from 6031 18 201
choice b village 1a near
best 0.659 103.6 village 1a near
tried 0.551 96.8 end
why - points_unspent ISLE-3.4 2
tried 0.499 94.2 sculpt 1a near
tried 0.435 90.5 move 2a 2c
why ! turn_weaker ISLE-12.3 1
tried 0.434 90.5 move 2b 2c
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18b
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c sculpt 5a near
a settler 5c
a pray
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c raise 5a near SW
! die white
c move 18b 14a
c sculpt 14a pit
c raise 14a pit NW
! die volcano
! tokens 4
a settler 5a
a move 5a 4b
a village 4b near
b move 11a 2b
b move 21a 18a
b village 2b near
c move 5a 4b
c sculpt 4b far
c raise 4b far E
! die volcano
! tokens 5
a save none
c move 4b 4c
a sculpt 5c near
a village 5b near
a raise 5c near SW
! die volcano
! tokens 4
a save none
b move 2b 2a
b move 5b 5a
b village 2a near
c village 4c near
c village 4c far
a move 21a 11a
a sculpt 4b near
a raise 4b near SW
! die white
a move 4b 4a
b sculpt 5a near
b raise 5a near E
! die white
b pray
c move 4c 4a
c sculpt 4a near
c sculpt 4a far
c raise 4a near NW
! die white
a move 5b 2b
a move 4a 17b
a sculpt 17b pit
a raise 17b pit E
! die volcano
! tokens 3
b move 2a 2c
b sculpt 2c near
b move 2c 2a near
b raise 2a loose SW
! die white
c raise 4a far SW
! die volcano
! tokens 5
a save none
c move 18a 16a
c village 16a pit
a move 17b 3a
a sculpt 3a near
a village 3a far
b move 5a 5c
b sculpt 5c near
b move 5c 2a near
b raise 2a loose NW
! die volcano
! tokens 4
c save none
c sculpt 4a near
c move 4a 4b near
c village 4b near
a move 3a 3b near
a village 3b near
a raise 3b loose SW
! die volcano
! tokens 6
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die volcano
! tokens 5
c move 4b 4c loose
c raise 4c loose E
! die volcano
! tokens 3
a save 3b:near
c sculpt 4c near
c raise 4c near NW
c rescue 1a
! die white
a pray
a sculpt 3b far
a raise 3b far E
! die volcano
! tokens 3
a save 3a:far
a sculpt 3b near
b move 21b 11a
b move 11a 5b
b sculpt 5b near
b raise 5b near NW
! die volcano
! tokens 7
c sculpt 1a near
c move 1a 3c near
c village 3c near
a pray
a move 3b 3a
a village 3a near
b sculpt 5b far
b move 5b 21a far
b raise 21a loose SW
! die volcano
! tokens 8
b move 21a 11a
c village 3c far
c pray
a sculpt 5c near
a raise 5c near NW
! die volcano
! tokens 8
a pray
b move 2a 2c
b move 2c 6b
b sculpt 6b near
b move 6b 2c near
c raise 3c loose E
! die volcano
! tokens 1
c move 3c 7a
c sculpt 7a near
c move 7a 3c near
a move 2b 2c
a move 2c 6b
a village 6b far
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 6b
c raise 3c loose NW
! die volcano
! tokens 7
c move 14a 8a
c sculpt 8a far
c raise 8a far NW
! die white
a move 6b 6a
a sculpt 6a near
a village 6a far
b move 6b 1b
b sculpt 1b near
b raise 1b near E
! die white
b sculpt 1b far
c sculpt 8a near
c move 8a 8b near
c raise 8b loose NW
! die volcano
! tokens 2
b save 2a:near,2b:near
c sculpt 8b far
a move 6a 6c near
a sculpt 6c near
a village 6c far
b pray
b move 1b 1a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 78
from 6033 29 86
choice a move 2b 2a
best 0.500 49.1 move 2b 2a
tried 0.438 44.1 move 21a 18a
why ! turn_weaker ISLE-12.3 1
tried 0.438 44.1 move 21a 18b
why - turn_weaker ISLE-12.3 1
tried 0.434 43.7 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d move 21a 5b
d village 5b near
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
d settler 5a
d village 5a near
d settler 5c
a settler 21a
a move 21a 11a
a village 11a pit
b settler 21a
b pray
b move 21a 5b
b move 21a 18a
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d pray
d settler 5a
d village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b move 5b 2b
b village 2b near
b settler 2a
c move 14a 5a pit
c raise 5a loose SW
! die white
c pray
d settler 5a
d move 5a 4b
d village 4b near
a move 11a 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose SW
! die volcano
! tokens 5
d save none
b settler 2c
b sculpt 2a near
b village 2c near
c sculpt 5a near
c move 5a 4b near
c raise 4b loose E
! die volcano
! tokens 7
c move 18a 16a
d sculpt 5c near
d raise 5c near NW
! die volcano
! tokens 8
d sculpt 5b near
d raise 5b near NW
! die volcano
! tokens 2
b save none
a sculpt 2b near
a raise 2b near E
! die white
a pray
b village 2a near
b village 2c near
c sculpt 16a pit
c move 4b 4a
c village 4a near
d move 4b 4c
d sculpt 4c near
d raise 4c near E
! die white
d move 4c 1a
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
puzzle 79
from 6035 19 243
choice b sculpt 8b near
best 0.320 168.3 sculpt 8b near
tried 0.000 165.0 end
why ! points_unspent ISLE-3.4 4
tried 0.000 165.0 move 2a 2b
why - turn_weaker ISLE-12.3 1
tried 0.000 165.0 move 2a 2c
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a pray
b sculpt 8a near
b move 8a 4b near
b move 4b 5c loose
b raise 5c loose SW
! die volcano
! tokens 6
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
b sculpt 21b pit
b move 21b 11a pit
b sculpt 11a pit
b move 5b 2b
a move 18a 16a
a pray
b move 11a 5b pit
b raise 5b loose E
! die volcano
! tokens 6
b move 5b 11a
b raise 11a loose E
! die white
a move 5a 5b
a move 5b 2b
a sculpt 2b near
a raise 2b near SW
! die white
b move 2b 2c
b move 11a 10a
b village 10a pit
a move 18a 21a
a move 2b 2a
a village 2a near
b sculpt 2c near
b pray
b raise 2c near NW
! die volcano
! tokens 2
a save 2a:near
a move 2a 2c
a sculpt 2c near
a move 2c 2b near
a raise 2b loose E
! die white
b move 10a 9a
b sculpt 9a pit
b raise 9a pit SW
! die white
b move 2c 1b
a sculpt 2b near
a move 2b 2c near
a raise 2c loose E
! die volcano
! tokens 6
a move 2c 1b
b sculpt 1b near
b raise 1b near E
! die volcano
! tokens 6
b move 1b 1c
b sculpt 1c near
a move 1b 6b
a sculpt 6b near
a raise 6b near E
b rescue 4c
! die white
a sculpt 6b far
b village 4c near
b settler 4b
b settler 21a
a raise 6b far SW
! die white
a move 6b 6a
a village 6a near
b move 1c 3c near
b raise 3c loose NW
! die volcano
! tokens 7
b village 4b near
a village 6a far
a move 6a 6c
a sculpt 6c near
b sculpt 3c near
b raise 3c near E
! die volcano
! tokens 6
a save none
b move 4c 3b
b sculpt 3b near
a village 6c near
a village 6c far
b move 3b 4a near
b sculpt 4a near
b raise 4a near SW
! die volcano
! tokens 6
a save none
b raise 4a loose NW
! die white
a sculpt 6c near
a move 6c 6a near
a village 6a near
b move 4b 8b
b sculpt 8b near
b move 8b 8a near
b raise 8a loose E
b rescue 8a
a rescue 8a
! die volcano
! tokens 1
a village 6a far
a raise 6a loose SW
! die volcano
! tokens 4
b save 4b:near,4c:near
a settler 6b
b pray
b move 8a 8c
b village 4a near
a settler 6a
a settler 6a
a move 6a 22a
a sculpt 22a pit
b sculpt 8c near
b move 8c 8a near
b move 8a 4b loose
b raise 4b loose E
! die volcano
! tokens 1
a move 22a 1c pit
a raise 1c loose NW
! die white
a village 1c near
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b move 8a 4b
a village 1c far
a move 1c 1a
a sculpt 1a near
b move 4a 4c loose
b raise 4c loose E
! die volcano
! tokens 1
a save 1c:near
b move 4c 1a
b sculpt 1a near
a sculpt 1a far
a move 1a 1b
a sculpt 1b near
a raise 1b near NW
! die volcano
! tokens 6
a save none
b move 1a 4c near
b raise 4c loose NW
! die volcano
! tokens 3
b village 3c near
a sculpt 6a near
a move 6a 22a near
a village 1b far
b move 3c 3a
b sculpt 3a near
b village 3a far
a move 22a 7b
a sculpt 7b near
a move 7b 1c near
a raise 1c loose SW
! die volcano
! tokens 8
b move 3a 3b near
b village 3b near
b raise 3b loose E
! die white
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 1
a save 1c:near
a sculpt 1b near
a pray
b move 4c 2a
b move 8a 8b
b pray
a move 1b 1a near
a raise 1a far E
! die white
a raise 1a loose SW
! die volcano
! tokens 1
a save none
a move 6a 22a
b pray
b end
a village 1a near
a pray
b pray
a sculpt 1c near
a move 1c 7b near
a move 7b 7a loose
a raise 7a loose E
! die volcano
! tokens 6
a save none
b move 4b 4a
b move 4a 17b
b move 17b 17a
b end
a move 7a 12a
a village 12a pit
a move 12a 7a
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
puzzle 80
from 6032 18 160
choice a move 21b 11a
best 0.416 122.0 move 21b 11a
tried 0.000 111.0 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
a settler 21a
a pray
a move 21a 5b
a sculpt 5b near
b raise 5a near SW
! die volcano
! tokens 6
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a move 21a 11a
a sculpt 11a pit
a raise 5b near NW
! die volcano
! tokens 4
a raise 11a pit SW
! die volcano
! tokens 8
b move 4b 4a
b sculpt 4a near
b village 4a far
a move 11a 2b
a sculpt 2b near
a raise 2b near SW
! die white
a move 21a 11a
b move 4a 4b near
b village 4b near
b raise 4b loose SW
! die white
a move 21a 18a
a move 2b 2a
a village 2a near
b move 4b 4c
b sculpt 4c near
b raise 4c near NW
! die white
b sculpt 4c far
a move 2a 2c
a move 5b 5c
a village 2c near
b raise 4c far E
! die white
b move 18a 16a
b pray
a sculpt 5c near
a raise 5c near NW
! die white
a pray
b sculpt 16a pit
b move 16a 14a pit
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 2
a save 2a:near,2c:near
a pray
a move 11a 2b
a sculpt 2b near
a raise 2b near E
! die white
b raise 14a loose E
! die white
b move 14a 8a
b sculpt 8a near
b raise 8a near NW
! die volcano
! tokens 6
a move 2c 1b
a sculpt 1b near
a move 1b 2a near
a raise 2a loose SW
! die volcano
! tokens 7
b sculpt 8a far
b move 8a 8b far
b move 8b 13a loose
b move 13a 4a loose
a move 2a 1a
a sculpt 1a near
a move 1a 3b near
a raise 3b loose E
! die white
b raise 4a loose NW
! die volcano
! tokens 3
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
a village 3b near
a village 3b far
b raise 4a loose SW
! die white
b move 4a 17b
b move 17b 3a
b sculpt 3a near
a move 3b 3c
a sculpt 3c near
a sculpt 3c far
a raise 3c near E
! die white
b sculpt 3a far
b raise 3a near NW
! die white
b raise 3a far SW
! die white
b move 3a 12a
a raise 3c far NW
! die white
a pray
a end
b sculpt 12a pit
b move 12a 7a pit
b raise 7a loose SW
! die white
b sculpt 7a near
a pray
a end
b village 7a far
b raise 7a near E
! die white
b move 7a 7b
a pray
b move 18a 16a
b move 18a 21a
b village 7b near
a end
b pray
b end
a end
b pray
a end
b move 21a 11a
b move 11a 10a
b end
a end
b move 4c 4a
b move 4a 17b
b move 17b 13a
b end
a end
b end
---
mu 1
game isle
rules 1
option players 3
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
puzzle 81
from 6034 18 207
choice b village 1c far
best 0.584 99.7 village 1c far
tried 0.449 89.0 village 1c near
why ! next_turn_weaker ISLE-12.3 4
tried 0.417 86.6 end
why - points_unspent ISLE-3.4 2
tried 0.396 84.5 sculpt 1c near
why - next_turn_weaker ISLE-12.3 7
tried 0.396 84.6 raise 1c loose SW
why - next_turn_weaker ISLE-12.3 7
tried 0.394 84.2 sculpt 3b near
why - next_turn_weaker ISLE-12.3 8
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
c settler 5a
c village 5a near
c settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b pray
b move 21a 11a
b move 21a 5b
c pray
c settler 5a
c settler 5a
c move 5b 2b
a move 14a 18b pit
a move 18b 5a
a pray
b sculpt 11a pit
b move 11a 2b pit
b village 2b near
c move 5a 4b
c sculpt 4b near
c village 5c near
a move 18a 16a
a sculpt 16a pit
a move 16a 18a pit
a move 18a 16a
b move 2b 2a loose
b raise 2a loose NW
! die volcano
! tokens 3
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 8
c move 4b 5a near
c raise 5a loose E
! die white
c move 5a 8a
c sculpt 8a far
a move 18a 21a
a move 5a 8a
a village 8a near
b move 2a 2c
b move 21a 11a
b village 2c near
c move 8a 5a far
c move 5a 5b loose
c raise 5b loose E
! die volcano
! tokens 2
b save 2b:near
c move 2b 2a
a move 8a 8b
a sculpt 8b near
a village 8b far
b pray
b move 21a 18a
b village 2c near
c sculpt 2a near
c move 2a 5c near
c raise 5c loose NW
! die volcano
! tokens 3
c move 5c 4c
a move 8b 8c near
a sculpt 8c near
a village 8c far
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die volcano
! tokens 5
c save 5b:near
c pray
c sculpt 5a near
c village 5c near
a move 16a 14a
a pray
b move 2c 6b
b sculpt 6b near
b move 6b 1b near
b raise 1b loose E
! die white
c move 5a 5b near
c raise 5b loose NW
! die white
c move 4c 3b
c sculpt 3b near
a move 18a 16a
a move 8c 8a
a move 18a 18b
a raise 18b loose NW
! die volcano
! tokens 8
a save 8a:near,8c:near
b sculpt 1b near
b raise 1b near NW
! die white
b pray
c raise 3b near E
! die volcano
! tokens 4
c move 5c 4c
c sculpt 4c near
c raise 4c near NW
! die white
a move 8a 8b
a sculpt 8b near
a pray
b move 5b 5c
b move 5c 4c
b sculpt 4c far
b raise 4c far E
! die white
c village 3b far
c move 3b 3a
c sculpt 3a near
a raise 8b near NW
! die volcano
! tokens 7
a pray
b move 1b 1a
b sculpt 1a near
b raise 1a near E
! die white
b move 1a 3c
c village 3a far
c move 3a 3c near
c raise 3c loose E
! die white
a pray
b sculpt 3c near
b raise 3c near NW
! die volcano
! tokens 3
b village 3c near
c sculpt 3c far
c move 3c 3a far
c sculpt 3a near
c raise 3a near NW
! die volcano
! tokens 8
a save 8a:near,8c:near
a move 18b 18a
a village 8b near
a raise 18a loose NW
! die white
b move 3c 3b
b sculpt 3b near
b raise 3b near SW
! die white
b move 4c 4a
c raise 3a loose SW
! die volcano
! tokens 3
b save none
c move 3a 12a
c village 12a pit
a pray
a end
b sculpt 4a near
b move 4a 13a near
b raise 13a loose E
! die white
b sculpt 13a pit
c move 5a 8a
c move 12a 7a
c sculpt 7a near
c raise 7a near E
! die white
a move 14a 5a
a move 16a 14a
a end
b move 13a 4a pit
b raise 4a loose NW
! die volcano
! tokens 1
b village 4a far
c sculpt 7a far
c move 7a 12a far
c move 12a 19b loose
c raise 19b loose E
c rescue 1a
b rescue 1a
! die white
a end
b sculpt 1a near
b move 1a 1c near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 82
from 6031 22 77
choice b move 4b 8b
best 0.556 76.9 move 4b 8b
tried 0.465 67.3 end
why - points_unspent ISLE-3.4 4
tried 0.412 63.6 move 4c 1a
why ! turn_weaker ISLE-12.3 5
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 7
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 18a 21a
b move 5a 4b
b village 4b near
c settler 5c
c village 5c near
c move 5c 4c
a village 2b near
a pray
b sculpt 16a pit
b move 4b 4a
b village 4a near
c move 5a 14a
c sculpt 14a pit
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 2
a save 2b:near
a move 21a 5b
a move 21a 18a
a pray
b move 16a 14a pit
b move 4a 4c
b village 4c near
c move 4c 3b
c move 21a 11a
c village 3b near
a move 2b 2a
a sculpt 2a near
a village 2a far
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
c move 3b 3a
c village 3a near
c move 3a 3c
a move 2a 2c near
a sculpt 2c near
a raise 2c near E
! die white
a raise 2c loose NW
! die white
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 83
from 6033 32 270
choice d sculpt 4a near
best 0.807 56.8 sculpt 4a near
tried 0.707 56.3 village 4a near
why ! village_burnt ISLE-10.3 78
tried 0.631 50.0 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a move 21a 5b
a village 5b near
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a pray
a settler 5a
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 5a pit
d raise 5a loose SW
! die volcano
! tokens 5
a save 5a:near
d pray
a settler 5a
a pray
a village 5b near
b move 21a 18a
b move 11a 10a
b village 10a pit
c settler 2c
c sculpt 2a near
c village 2c near
d move 5a 4b
d sculpt 4b near
d raise 4b near E
! die volcano
! tokens 5
a save 5b:near
d move 18a 16a
a pray
a sculpt 5c near
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 8
b move 10a 2c
b move 2c 1b
b village 1b near
c raise 2a near SW
! die white
c move 2a 1a
c sculpt 1a near
c raise 1a near E
! die volcano
! tokens 6
d move 18a 21a
d move 4b 4a
d village 4a near
a village 5c far
a raise 5c near SW
! die volcano
! tokens 5
a save 5b:near
a pray
b move 1b 1c
b move 5b 5a
b village 1c near
c move 2c 6b
c sculpt 6b near
c move 6b 2c near
c raise 2c loose E
! die volcano
! tokens 2
c save 2b:near
d sculpt 16a pit
d move 4a 4c
d village 4c near
a sculpt 5c near
a sculpt 5a near
a move 5b 2b
a raise 5c near NW
! die volcano
! tokens 1
b save none
b sculpt 1c near
b move 1c 3c near
b village 3c near
c pray
c sculpt 1a near
c village 2c near
d move 16a 14a pit
d raise 14a loose NW
! die white
d move 14a 8a
d sculpt 8a near
a move 5a 5b near
a raise 5b loose NW
! die white
a pray
b move 3c 3a loose
b raise 3a loose NW
! die white
b sculpt 3a near
b raise 3a near SW
! die white
c raise 1a near SW
! die white
c move 2c 9a
c village 9a pit
d sculpt 8a far
d move 8a 4b near
d raise 4b loose SW
! die white
d move 18a 16a
a move 5b 11a
a move 2b 2a
a village 2a near
b move 3a 17b
b sculpt 17b pit
b move 17b 3b pit
b raise 3b loose E
! die volcano
! tokens 2
a save none
c save 2c:near
c pray
c move 1a 1b
c village 2b near
d move 4c 1a
d move 1a 1b
d sculpt 1b near
d raise 1b near NW
! die volcano
! tokens 4
d save 4a:near,4c:near
a sculpt 2a near
a move 2a 2b near
a raise 2b loose E
! die white
a move 11a 10a
b sculpt 3b near
b raise 3b near SW
! die white
b pray
c move 9a 6b
c sculpt 6b far
c move 6b 2c far
c raise 2c loose NW
! die white
d sculpt 4b near
d move 4b 4a near
d raise 4a loose NW
! die white
d end
a move 10a 20a
a village 20a pit
a move 20a 20b
b move 11a 10a
b move 10a 20a
b move 20a 20b
b sculpt 20b pit
c move 2c 9a
c move 9a 15a
c sculpt 15a pit
c raise 15a pit E
! die white
d move 1b 1c
d move 1c 22a
d village 22a pit
a move 5a 5b
a move 5b 11a
a move 5a 5b
a move 5b 21a
b move 20b 20a pit
b move 20a 9a loose
b raise 9a loose SW
c rescue 6b
a rescue 6b
! die white
b move 9a 6b
c move 6b 6a
c sculpt 6a near
c move 6a 22a near
c raise 22a loose E
! die white
d move 22a 22b
d village 22b pit
d end
a move 6b 6c
a sculpt 6c near
a village 6c far
b move 6b 6a
b sculpt 6a far
b raise 6a far SW
! die volcano
! tokens 1
b end
c village 1b near
c move 1b 1a
c sculpt 1a near
d move 16a 14a
d move 14a 8a
d raise 8a far E
d rescue 1c
a rescue 1c
b rescue 1c
c rescue 4b
! die volcano
! tokens 7
d move 1c 7b
a move 1c 7b
a village 7b near
a settler 7a
b sculpt 1c near
b settler 3a
b raise 1c near NW
! die volcano
! tokens 1
c save 1b:near
b sculpt 1c near
c settler 1a
c village 1a near
c settler 1a
d sculpt 7b far
d raise 7b far E
! die volcano
! tokens 3
b save 3c:near
d move 7b 7a
d sculpt 7a near
a settler 7c
a sculpt 7a far
a move 7a 12a far
a raise 12a loose SW
a rescue 4c
b rescue 19a
c rescue 19a
d rescue 19a
! die volcano
! tokens 4
b village 19a pit
b raise 1c near SW
! die white
b settler 19b
c move 19a 19b
c sculpt 4b near
c village 19b pit
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
puzzle 84
from 6035 19 245
choice b move 13a 17b loose
best 0.988 179.4 move 13a 17b loose
tried 0.498 164.9 move 13a 17a loose
why - next_turn_weaker ISLE-12.3 11
tried 0.295 168.6 raise 13a loose E
why ! next_turn_weaker ISLE-12.3 11
tried 0.165 170.1 end
why - points_unspent ISLE-3.4 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a pray
b sculpt 8a near
b move 8a 4b near
b move 4b 5c loose
b raise 5c loose SW
! die volcano
! tokens 6
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
b sculpt 21b pit
b move 21b 11a pit
b sculpt 11a pit
b move 5b 2b
a move 18a 16a
a pray
b move 11a 5b pit
b raise 5b loose E
! die volcano
! tokens 6
b move 5b 11a
b raise 11a loose E
! die white
a move 5a 5b
a move 5b 2b
a sculpt 2b near
a raise 2b near SW
! die white
b move 2b 2c
b move 11a 10a
b village 10a pit
a move 18a 21a
a move 2b 2a
a village 2a near
b sculpt 2c near
b pray
b raise 2c near NW
! die volcano
! tokens 2
a save 2a:near
a move 2a 2c
a sculpt 2c near
a move 2c 2b near
a raise 2b loose E
! die white
b move 10a 9a
b sculpt 9a pit
b raise 9a pit SW
! die white
b move 2c 1b
a sculpt 2b near
a move 2b 2c near
a raise 2c loose E
! die volcano
! tokens 6
a move 2c 1b
b sculpt 1b near
b raise 1b near E
! die volcano
! tokens 6
b move 1b 1c
b sculpt 1c near
a move 1b 6b
a sculpt 6b near
a raise 6b near E
b rescue 4c
! die white
a sculpt 6b far
b village 4c near
b settler 4b
b settler 21a
a raise 6b far SW
! die white
a move 6b 6a
a village 6a near
b move 1c 3c near
b raise 3c loose NW
! die volcano
! tokens 7
b village 4b near
a village 6a far
a move 6a 6c
a sculpt 6c near
b sculpt 3c near
b raise 3c near E
! die volcano
! tokens 6
a save none
b move 4c 3b
b sculpt 3b near
a village 6c near
a village 6c far
b move 3b 4a near
b sculpt 4a near
b raise 4a near SW
! die volcano
! tokens 6
a save none
b raise 4a loose NW
! die white
a sculpt 6c near
a move 6c 6a near
a village 6a near
b move 4b 8b
b sculpt 8b near
b move 8b 8a near
b raise 8a loose E
b rescue 8a
a rescue 8a
! die volcano
! tokens 1
a village 6a far
a raise 6a loose SW
! die volcano
! tokens 4
b save 4b:near,4c:near
a settler 6b
b pray
b move 8a 8c
b village 4a near
a settler 6a
a settler 6a
a move 6a 22a
a sculpt 22a pit
b sculpt 8c near
b move 8c 8a near
b move 8a 4b loose
b raise 4b loose E
! die volcano
! tokens 1
a move 22a 1c pit
a raise 1c loose NW
! die white
a village 1c near
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b move 8a 4b
a village 1c far
a move 1c 1a
a sculpt 1a near
b move 4a 4c loose
b raise 4c loose E
! die volcano
! tokens 1
a save 1c:near
b move 4c 1a
b sculpt 1a near
a sculpt 1a far
a move 1a 1b
a sculpt 1b near
a raise 1b near NW
! die volcano
! tokens 6
a save none
b move 1a 4c near
b raise 4c loose NW
! die volcano
! tokens 3
b village 3c near
a sculpt 6a near
a move 6a 22a near
a village 1b far
b move 3c 3a
b sculpt 3a near
b village 3a far
a move 22a 7b
a sculpt 7b near
a move 7b 1c near
a raise 1c loose SW
! die volcano
! tokens 8
b move 3a 3b near
b village 3b near
b raise 3b loose E
! die white
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 1
a save 1c:near
a sculpt 1b near
a pray
b move 4c 2a
b move 8a 8b
b pray
a move 1b 1a near
a raise 1a far E
! die white
a raise 1a loose SW
! die volcano
! tokens 1
a save none
a move 6a 22a
b pray
b end
a village 1a near
a pray
b pray
a sculpt 1c near
a move 1c 7b near
a move 7b 7a loose
a raise 7a loose E
! die volcano
! tokens 6
a save none
b move 4b 4a
b move 4a 17b
b move 17b 17a
b end
a move 7a 12a
a village 12a pit
a move 12a 7a
b sculpt 8b near
b move 8b 13a near
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
puzzle 85
from 6032 19 138
choice a move 4a 4c near
best 0.317 106.7 move 4a 4c near
tried 0.251 102.2 end
why - points_unspent ISLE-3.4 4
tried 0.239 102.2 move 1a 1b
why ! turn_weaker ISLE-12.3 9
tried 0.238 102.2 move 1a 1c
why - turn_weaker ISLE-12.3 9
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 2
a pray
b move 5b 2b
b move 21a 11a
b village 2b near
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
a move 18a 16a
b village 2b far
b village 11a pit
a move 18a 21a
a move 4b 4a
a village 4a near
b move 11a 10a
b sculpt 10a pit
b move 10a 2c pit
b raise 2c loose E
! die volcano
! tokens 6
a sculpt 16a pit
a move 4a 4c
a village 4c near
b sculpt 2c near
b sculpt 8a near
b raise 2c near NW
! die volcano
! tokens 4
a save 4a:near,4c:near
b sculpt 2c far
a pray
a move 4c 4b
a sculpt 4b near
a raise 4b near SW
! die white
b move 2b 2a
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 7
b sculpt 2a far
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 7
a pray
b raise 8a near E
! die volcano
! tokens 4
a save 4a:near,4c:near
b sculpt 21b pit
b move 21b 21a pit
b raise 21a loose SW
a rescue 8a
! die volcano
! tokens 8
a pray
a settler 4a
a settler 4a
a sculpt 4b near
b move 2a 1a
b sculpt 1a near
b move 1a 3b near
b raise 3b loose E
! die volcano
! tokens 3
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
a raise 4a loose NW
! die volcano
! tokens 1
b sculpt 3b near
b sculpt 8a near
b raise 3b near SW
! die white
b raise 8a near NW
! die volcano
! tokens 6
a move 4a 13a
a sculpt 13a pit
a move 13a 4a pit
a raise 4a loose SW
! die white
b sculpt 3b far
b move 3b 1a far
b sculpt 1a near
b move 1a 2a near
a move 4b 4c near
a move 4c 1a loose
a raise 1a loose E
! die volcano
! tokens 4
a save 4c:near
a pray
b raise 2a far NW
! die white
b move 2c 2b far
b raise 2b loose SW
! die volcano
! tokens 7
b move 2b 11a
a sculpt 4a near
a move 4a 4b
a village 4b near
b move 2a 2b loose
b raise 2b loose E
! die white
b pray
---
mu 1
game isle
rules 1
option players 3
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
puzzle 86
from 6034 18 162
choice a move 18b 18a | move 21a 18a | move 16a 18a | village 8b near | end
best 0.184 72.2 move 18b 18a
tried 0.155 67.1 move 21a 11a
why - turn_weaker ISLE-12.3 4
tried 0.150 67.2 move 14a 5a
why ! turn_weaker ISLE-12.3 4
tried 0.121 60.8 move 14a 8a
why - turn_weaker ISLE-12.3 4
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
c settler 5a
c village 5a near
c settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b pray
b move 21a 11a
b move 21a 5b
c pray
c settler 5a
c settler 5a
c move 5b 2b
a move 14a 18b pit
a move 18b 5a
a pray
b sculpt 11a pit
b move 11a 2b pit
b village 2b near
c move 5a 4b
c sculpt 4b near
c village 5c near
a move 18a 16a
a sculpt 16a pit
a move 16a 18a pit
a move 18a 16a
b move 2b 2a loose
b raise 2a loose NW
! die volcano
! tokens 3
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 8
c move 4b 5a near
c raise 5a loose E
! die white
c move 5a 8a
c sculpt 8a far
a move 18a 21a
a move 5a 8a
a village 8a near
b move 2a 2c
b move 21a 11a
b village 2c near
c move 8a 5a far
c move 5a 5b loose
c raise 5b loose E
! die volcano
! tokens 2
b save 2b:near
c move 2b 2a
a move 8a 8b
a sculpt 8b near
a village 8b far
b pray
b move 21a 18a
b village 2c near
c sculpt 2a near
c move 2a 5c near
c raise 5c loose NW
! die volcano
! tokens 3
c move 5c 4c
a move 8b 8c near
a sculpt 8c near
a village 8c far
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die volcano
! tokens 5
c save 5b:near
c pray
c sculpt 5a near
c village 5c near
a move 16a 14a
a pray
b move 2c 6b
b sculpt 6b near
b move 6b 1b near
b raise 1b loose E
! die white
c move 5a 5b near
c raise 5b loose NW
! die white
c move 4c 3b
c sculpt 3b near
a move 18a 16a
a move 8c 8a
a move 18a 18b
a raise 18b loose NW
! die volcano
! tokens 8
a save 8a:near,8c:near
b sculpt 1b near
b raise 1b near NW
! die white
b pray
c raise 3b near E
! die volcano
! tokens 4
c move 5c 4c
c sculpt 4c near
c raise 4c near NW
! die white
a move 8a 8b
a sculpt 8b near
a pray
b move 5b 5c
b move 5c 4c
b sculpt 4c far
b raise 4c far E
! die white
c village 3b far
c move 3b 3a
c sculpt 3a near
a raise 8b near NW
! die volcano
! tokens 7
a pray
b move 1b 1a
b sculpt 1a near
b raise 1a near E
! die white
b move 1a 3c
c village 3a far
c move 3a 3c near
c raise 3c loose E
! die white
a pray
b sculpt 3c near
b raise 3c near NW
! die volcano
! tokens 3
b village 3c near
c sculpt 3c far
c move 3c 3a far
c sculpt 3a near
c raise 3a near NW
! die volcano
! tokens 8
a save 8a:near,8c:near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 87
from 6031 23 81
choice b move 3b 3a
best 0.526 64.5 move 3b 3a
tried 0.460 63.8 end
why - points_unspent ISLE-3.4 4
tried 0.428 62.5 move 3b 4a
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
c settler 5c
c pray
c village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b raise 5a near SW
! die volcano
! tokens 3
b move 18b 14a
b sculpt 14a pit
b raise 14a pit NW
! die white
c settler 5a
c move 5a 4b
c village 4b near
a move 11a 2b
a move 21a 18a
a village 2b near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
c move 4b 4a
c move 5c 2a
c village 4a near
a move 2b 2a
a move 18a 16a
a village 2a near
b move 4b 4c
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 2
a save 2b:near
b move 4c 2a
c move 4a 3b
c sculpt 3b near
c village 3b far
a pray
a sculpt 16a pit
a village 2a near
b move 2a 1a
b sculpt 1a near
b raise 1a near E
! die white
b move 1a 3b
c move 3b 3c near
c raise 3c loose E
! die white
c sculpt 3c near
c raise 3c near NW
! die white
a move 2a 2c
a sculpt 2c near
a village 2c far
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 88
from 6033 33 240
choice d move 8a 8b near
best 0.628 72.8 move 8a 8b near
tried 0.504 66.5 raise 6b near E
why ! turn_weaker ISLE-12.3 9
tried 0.208 62.8 end
why - points_unspent ISLE-3.4 3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21a
d move 21a 5b
d village 5b near
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 5a
d village 5a near
d settler 5c
a settler 21a
a pray
a move 21a 5b
a move 21a 18a
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d pray
d settler 5a
d village 5c near
a move 5b 2b
a village 2b near
a settler 2a
b move 14a 18b pit
b move 18b 5a
b pray
c move 21a 18a
c move 11a 10a
c village 10a pit
d settler 5a
d move 5c 2a
d sculpt 2a near
d raise 2a near SW
! die white
a settler 2c
a move 2a 1a
a village 2c near
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 5
d save none
b move 18a 16a
c sculpt 5b near
c move 5b 5a near
c raise 5a loose E
! die white
c sculpt 5a near
d move 2a 1a
d sculpt 1a near
d raise 1a near E
! die volcano
! tokens 8
d move 5a 8a
a move 1a 3b
a move 2b 5c
a village 3b near
b sculpt 16a pit
b move 16a 18b pit
b raise 18b loose NW
! die white
b move 18a 16a
c raise 5a near SW
! die white
c move 10a 9a
c village 9a pit
d village 8a near
d village 8a far
a move 3b 3a
a sculpt 5c near
a village 3a near
b raise 18b loose SW
! die volcano
! tokens 3
a save none
b move 4b 4a
b village 4a near
c move 9a 6b
c move 6b 1b
c village 1b near
d move 1a 3c
d sculpt 3c near
d village 3c far
a move 5c 2b near
a raise 2b loose SW
! die volcano
! tokens 6
a village 3a near
b move 18a 21a
b move 4a 4c
b village 4c near
c move 1b 1c
c move 11a 2b
c village 1c near
d move 3c 3b near
d raise 3b loose E
! die volcano
! tokens 6
d sculpt 3b near
d raise 3b near SW
! die white
a move 2c 6b
a sculpt 6b near
a village 6b far
b move 18a 21a
b pray
c move 2b 2c
c move 2c 6b
c pray
d move 8a 8b
d sculpt 8b near
d village 8b far
a move 6b 2c near
a move 2c 2b loose
a raise 2b loose E
! die white
a move 2b 10a
b pray
c move 6b 6a
c sculpt 6a near
c move 6a 1c near
c raise 1c loose SW
! die volcano
! tokens 2
a save none
d move 8b 8c
d sculpt 8c near
d village 8c far
a village 2b near
a pray
b move 21a 5b
b end
c move 1c 6a
c sculpt 6a far
c move 6a 1c far
c raise 1c loose NW
! die volcano
! tokens 2
a save 2b:near
d move 8c 8a near
d raise 8a loose E
! die white
d move 5a 14a
d move 5b 11a
a move 2b 2a
a sculpt 2a near
a village 2a far
b end
c move 1c 7b
c sculpt 7b near
c move 7b 7a near
c raise 7a loose E
! die volcano
! tokens 3
a save none
d sculpt 3b near
d move 3b 3a near
d village 3a near
a raise 2a near NW
! die white
a move 3a 19b
a sculpt 19b pit
a raise 19b pit E
! die volcano
! tokens 4
b save 4a:near,4c:near
b move 4c 4b
b sculpt 4b near
b raise 4b near SW
! die white
b end
c sculpt 7a near
c raise 7a near SW
d rescue 1c
a rescue 17a
! die volcano
! tokens 4
b save 4a:near,4c:near
c move 7a 7c
c sculpt 7c near
d move 8a 8b
d move 8b 8a near
d raise 8a loose NW
! die volcano
! tokens 6
d move 1c 6a
a move 2a 2c
a sculpt 2c near
a sculpt 2c far
a raise 2c near E
! die volcano
! tokens 1
c save 1b:near,1c:near
b pray
b sculpt 4b near
b move 4b 4a near
b raise 4a loose SW
! die white
c pray
c move 1c 1a
c sculpt 1a near
c raise 1a near SW
! die white
d sculpt 6a near
d move 6a 6b near
d raise 6b loose SW
! die volcano
! tokens 8
d save none
d sculpt 8a near
a sculpt 17a pit
a raise 2c far NW
! die white
a pray
b end
c move 7c 7b near
c move 7b 1c loose
c move 1c 1b loose
c raise 1b loose E
! die volcano
! tokens 7
d sculpt 6b near
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
puzzle 89
from 6035 19 216
choice a move 1b 1a near
best 0.214 146.4 move 1b 1a near
tried 0.132 137.4 sculpt 6b near
why ! turn_weaker ISLE-12.3 27
tried 0.132 137.6 move 1b 1a
why - turn_weaker ISLE-12.3 15
tried 0.047 143.0 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a pray
b sculpt 8a near
b move 8a 4b near
b move 4b 5c loose
b raise 5c loose SW
! die volcano
! tokens 6
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
b sculpt 21b pit
b move 21b 11a pit
b sculpt 11a pit
b move 5b 2b
a move 18a 16a
a pray
b move 11a 5b pit
b raise 5b loose E
! die volcano
! tokens 6
b move 5b 11a
b raise 11a loose E
! die white
a move 5a 5b
a move 5b 2b
a sculpt 2b near
a raise 2b near SW
! die white
b move 2b 2c
b move 11a 10a
b village 10a pit
a move 18a 21a
a move 2b 2a
a village 2a near
b sculpt 2c near
b pray
b raise 2c near NW
! die volcano
! tokens 2
a save 2a:near
a move 2a 2c
a sculpt 2c near
a move 2c 2b near
a raise 2b loose E
! die white
b move 10a 9a
b sculpt 9a pit
b raise 9a pit SW
! die white
b move 2c 1b
a sculpt 2b near
a move 2b 2c near
a raise 2c loose E
! die volcano
! tokens 6
a move 2c 1b
b sculpt 1b near
b raise 1b near E
! die volcano
! tokens 6
b move 1b 1c
b sculpt 1c near
a move 1b 6b
a sculpt 6b near
a raise 6b near E
b rescue 4c
! die white
a sculpt 6b far
b village 4c near
b settler 4b
b settler 21a
a raise 6b far SW
! die white
a move 6b 6a
a village 6a near
b move 1c 3c near
b raise 3c loose NW
! die volcano
! tokens 7
b village 4b near
a village 6a far
a move 6a 6c
a sculpt 6c near
b sculpt 3c near
b raise 3c near E
! die volcano
! tokens 6
a save none
b move 4c 3b
b sculpt 3b near
a village 6c near
a village 6c far
b move 3b 4a near
b sculpt 4a near
b raise 4a near SW
! die volcano
! tokens 6
a save none
b raise 4a loose NW
! die white
a sculpt 6c near
a move 6c 6a near
a village 6a near
b move 4b 8b
b sculpt 8b near
b move 8b 8a near
b raise 8a loose E
b rescue 8a
a rescue 8a
! die volcano
! tokens 1
a village 6a far
a raise 6a loose SW
! die volcano
! tokens 4
b save 4b:near,4c:near
a settler 6b
b pray
b move 8a 8c
b village 4a near
a settler 6a
a settler 6a
a move 6a 22a
a sculpt 22a pit
b sculpt 8c near
b move 8c 8a near
b move 8a 4b loose
b raise 4b loose E
! die volcano
! tokens 1
a move 22a 1c pit
a raise 1c loose NW
! die white
a village 1c near
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b move 8a 4b
a village 1c far
a move 1c 1a
a sculpt 1a near
b move 4a 4c loose
b raise 4c loose E
! die volcano
! tokens 1
a save 1c:near
b move 4c 1a
b sculpt 1a near
a sculpt 1a far
a move 1a 1b
a sculpt 1b near
a raise 1b near NW
! die volcano
! tokens 6
a save none
b move 1a 4c near
b raise 4c loose NW
! die volcano
! tokens 3
b village 3c near
a sculpt 6a near
a move 6a 22a near
a village 1b far
b move 3c 3a
b sculpt 3a near
b village 3a far
a move 22a 7b
a sculpt 7b near
a move 7b 1c near
a raise 1c loose SW
! die volcano
! tokens 8
b move 3a 3b near
b village 3b near
b raise 3b loose E
! die white
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 1
a save 1c:near
a sculpt 1b near
a pray
b move 4c 2a
b move 8a 8b
b pray
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
puzzle 90
from 6032 20 52
choice b move 4a 3b
best 0.569 82.2 move 4a 3b
tried 0.517 77.3 end
why - points_unspent ISLE-3.4 3
tried 0.472 74.5 move 4a 4c
tried 0.464 73.1 move 18a 16a
why ! turn_weaker ISLE-12.3 1
tried 0.453 72.2 move 18a 21a
why - turn_weaker ISLE-12.3 1
tried 0.397 67.2 move 14a 8a
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a settler 5c
a pray
a village 5c near
b raise 5a near SW
! die volcano
! tokens 3
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 7
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die volcano
! tokens 3
a settler 5b
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 7
a move 5c 2a
a move 5b 11a
a village 2a near
b sculpt 14a pit
b move 4b 4a
b village 4a near
a sculpt 11a pit
a move 2a 2c
a village 2c near
b raise 14a pit E
! die volcano
! tokens 3
---
mu 1
game isle
rules 1
option players 3
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
puzzle 91
from 6034 19 152
choice a move 2b 2a | move 2c 2a near | move 2c 2a
best 0.565 100.3 move 2b 2a
tried 0.484 96.8 end
why - points_unspent ISLE-3.4 2
tried 0.430 95.0 move 11a 5b
why - next_turn_weaker ISLE-12.3 9
tried 0.416 94.3 move 2c 1b
why ! next_turn_weaker ISLE-12.3 9
tried 0.385 93.1 move 2c 9a
why - next_turn_weaker ISLE-12.3 10
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
c settler 5c
c pray
c village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b raise 5a near SW
! die white
b move 18b 14a
b sculpt 14a pit
b raise 14a pit NW
! die white
c settler 5a
c move 5a 4b
c village 4b near
a move 11a 2b
a move 21a 18a
a village 2b near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die volcano
! tokens 3
c move 4b 4a
c move 5c 2a
c village 4a near
a move 2b 2a
a move 18a 16a
a village 2a near
b move 4b 4c
b sculpt 4c near
b move 4c 3b near
b raise 3b loose E
! die volcano
! tokens 5
c save none
c sculpt 5b near
c move 5b 5a near
c raise 5a loose E
! die white
c move 21a 11a
a sculpt 16a pit
a move 2a 2c
a village 2c near
b village 3b near
b village 3b far
c sculpt 5a near
c move 2a 1a
c village 1a near
a move 16a 18a pit
a raise 18a loose NW
! die volcano
! tokens 4
c save none
a pray
b move 3b 3a
b sculpt 3a near
b village 3a far
c sculpt 4a near
c move 1a 1b
c village 1b near
a move 5b 5c
a sculpt 5c near
a move 5c 2b near
a raise 2b loose SW
! die white
b move 3a 3c near
b raise 3c loose E
! die white
b sculpt 3c far
b raise 3c far NW
! die volcano
! tokens 3
b save 3b:near
c move 4a 17b near
c raise 17b loose NW
! die white
c sculpt 17b pit
c raise 17b pit E
! die volcano
! tokens 5
c save none
a move 2b 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose E
! die white
b sculpt 3c near
b sculpt 3c far
b move 3c 3b near
b raise 3b loose SW
! die volcano
! tokens 4
c move 17b 13a
c sculpt 13a pit
c raise 13a pit NW
! die white
c move 13a 4a
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
a raise 2c loose E
! die white
b move 3b 3a
b sculpt 3a near
b pray
b raise 3a near SW
! die white
c sculpt 4a near
c move 1b 1c
c village 1c near
a move 2c 6b
a sculpt 6b near
a move 6b 2c near
a raise 2c loose NW
! die volcano
! tokens 8
b pray
b village 5a near
c raise 4a near NW
! die volcano
! tokens 2
a save 2a:near,2b:near
c move 4a 4b
c village 4b near
a sculpt 2c near
a pray
---
mu 1
game isle
rules 1
option players 3
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
puzzle 92
from 6031 27 102
choice c move 4a 17b | end
best 0.317 65.4 move 4a 17b
tried 0.255 60.2 pray
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
a settler 21a
a pray
a move 21a 11a
a move 21a 5b
b pray
b settler 5a
b settler 5a
b move 5b 2b
c move 14a 5a pit
c raise 5a loose SW
! die white
c pray
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b sculpt 5c near
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die volcano
! tokens 5
b save 5a:near
a sculpt 5b near
a raise 5b near NW
! die white
a raise 2b loose SW
! die volcano
! tokens 3
a move 21a 11a
b pray
b move 5c 4c
b village 4c near
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die volcano
! tokens 8
a move 21a 18a
a move 2b 2a
a village 2a near
b move 4c 3b
b sculpt 3b near
b village 3b far
c move 4b 4a
c move 18a 16a
c village 4a near
a move 11a 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose E
! die volcano
! tokens 1
b move 3b 3c near
b sculpt 3c near
b village 3c far
c move 5a 5c
c sculpt 5c near
c raise 5c near SW
! die white
c move 18a 21a
a move 2a 2c
a sculpt 2c near
a raise 2c near E
! die volcano
! tokens 6
a move 2c 1b
b raise 3c near E
! die volcano
! tokens 6
b raise 3c loose NW
! die volcano
! tokens 2
a save 2a:near
b move 3c 3a
b sculpt 3a near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 93
from 6033 35 264
choice b move 11a 2b | move 11a 10a
best 0.594 59.1 move 11a 2b
tried 0.473 54.8 end
why - points_unspent ISLE-3.4 4
tried 0.406 52.1 move 5a 5b
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 21a
a move 21a 11a
a village 11a pit
b settler 5a
b village 5a near
b settler 5c
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a settler 11a
a settler 21a
a pray
a move 21a 5b
b pray
b settler 5a
b village 5c near
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 18b pit
d move 18b 5a
d pray
a move 21a 18a
a move 11a 10a
a village 10a pit
b settler 5a
b move 5c 2a
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 1
c move 2a 1a
c village 1a near
c settler 1b
d move 5a 4b
d sculpt 4b near
d raise 4b near E
! die white
d move 18a 16a
a move 10a 2c
a move 2c 1b
a village 1b near
b move 2a 1a
b sculpt 1a far
b raise 1a far E
! die volcano
! tokens 1
a save 1b:near
c save none
b sculpt 1a near
c village 1b far
c pray
d sculpt 16a pit
d move 16a 18a pit
d move 4b 4a
d sculpt 4a near
a pray
a move 1b 1c
a village 1c near
b raise 1a near SW
! die volcano
! tokens 7
b move 1a 4c
b sculpt 4c near
b raise 4c near E
! die white
c move 1b 6a
c move 1a 1c
c village 1c far
d move 4a 3b near
d raise 3b loose E
! die white
d sculpt 3b near
d raise 3b near SW
! die white
a move 11a 10a
a move 10a 2c
a sculpt 2c near
a raise 2c near NW
! die white
b move 5a 8a
b sculpt 8a near
b move 8a 5a near
b raise 5a loose E
! die volcano
! tokens 2
c save 2b:near
c move 2b 2a
c sculpt 2a near
c move 2a 5c near
c raise 5c loose NW
! die white
d move 18a 16a
d move 3b 3a
d village 3a near
a sculpt 2c near
a move 2c 9a near
a raise 9a loose SW
! die volcano
! tokens 2
c save none
a sculpt 9a pit
b move 4c 4a
b move 4a 17b
b village 17b pit
c village 6a near
c pray
d move 3a 3c
d sculpt 3c near
d raise 3c near E
! die white
d move 18a 21a
a raise 9a pit E
! die volcano
! tokens 3
d save 3a:near
a move 9a 6b
a sculpt 6b near
a raise 6b near SW
! die volcano
! tokens 6
c save none
b move 17b 19b
b village 19b pit
b move 19b 17a
c sculpt 6a near
c move 6a 22a near
c village 22a pit
d sculpt 3c near
d move 3c 3b
d village 3b near
a village 6b near
a pray
b village 17a pit
b pray
c move 22a 7b loose
c sculpt 7b near
c village 7b far
d move 3b 3c
d raise 3c near NW
! die white
d pray
a move 6b 6c
a pray
b move 17a 13a
b sculpt 13a pit
b move 13a 17a pit
b raise 17a loose NW
! die volcano
! tokens 3
d save none
c move 7b 7a near
c raise 7a loose SW
d rescue 7a
! die white
c sculpt 7a near
c raise 7a near E
! die white
d village 7a far
d move 7a 7c
d sculpt 7c near
a sculpt 6c near
a sculpt 6c far
a move 6c 6a near
a raise 6a loose SW
! die white
b move 5b 11a
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die white
c move 1c 7b
c move 7b 1c loose
c raise 1c loose SW
! die volcano
! tokens 2
c move 7a 7c
d move 18a 18b loose
d sculpt 7c far
d raise 18b loose NW
! die volcano
! tokens 1
a save none
d raise 18b loose SW
! die volcano
! tokens 8
a sculpt 1c near
a raise 1c near NW
! die white
a move 1c 1a
a sculpt 1a near
b sculpt 2b near
b move 2b 11a near
b move 11a 5b loose
b raise 5b loose NW
! die white
c move 1c 1b
c sculpt 1b near
c raise 1b near E
! die white
c move 21b 11a
d move 18a 21a
d move 21a 5b
d move 5b 5a
d move 5a 8a
a move 1a 1b near
a raise 1b loose NW
! die volcano
! tokens 6
a save 6b:near
a village 6a near
b move 5a 8a
b sculpt 8a near
b move 8a 5a near
b raise 5a loose SW
! die white
c move 11a 2b
c move 2b 2a
c sculpt 2a near
c raise 2a near NW
! die volcano
! tokens 1
d move 8a 8b
d sculpt 8b near
d village 8b far
a sculpt 1b near
a move 6a 6c
a village 6c near
b move 5a 14a
b move 5b 11a
b move 11a 2b
b move 2b 11a
c village 2a far
c move 2a 2c
c sculpt 2c near
d move 8b 8c near
d sculpt 8c near
d village 8c far
a move 6c 6b far
a raise 6b loose E
! die white
a move 1b 1a near
a move 1a 4c loose
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
puzzle 94
from 6035 21 45
choice a move 4c 1a | move 4c 3b | end
best 0.603 74.2 move 4c 1a
tried 0.551 68.3 move 21a 11a
why ! next_turn_weaker ISLE-12.3 1
tried 0.551 68.3 move 21b 11a
why - next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
! tokens 5
a save none
b move 18a 16a
b village 5a near
a village 5b near
a settler 5c
a sculpt 5c near
b move 5a 5c
b sculpt 16a pit
b village 5c far
a raise 5c near NW
! die volcano
! tokens 1
a move 5c 4c
a sculpt 4c near
a raise 4c near E
! die white
b move 16a 18b pit
b move 18b 5b loose
b raise 5b loose E
! die volcano
! tokens 3
b move 5b 11a
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
puzzle 95
from 6032 25 26
choice a village 5b near
best 0.437 49.6 village 5b near
tried 0.408 44.9 end
why - points_unspent ISLE-3.4 4
tried 0.303 46.0 settler 21a
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
! tokens 5
a save none
b move 18a 16a
b village 5a near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 96
from 6034 20 137
choice a move 1c 7b
best 0.522 94.4 move 1c 7b
tried 0.486 88.8 end
why - points_unspent ISLE-3.4 4
tried 0.461 87.9 move 5a 5b
why - turn_weaker ISLE-12.3 1
tried 0.459 87.8 move 5c 5b
why - turn_weaker ISLE-12.3 1
tried 0.457 87.6 move 1c 1a
why - turn_weaker ISLE-12.3 1
tried 0.455 87.4 pray
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 2
b pray
c sculpt 11a pit
c move 11a 2b pit
c village 2b near
a sculpt 5c near
a raise 5c near NW
! die volcano
! tokens 1
a sculpt 2b far
a raise 2b far SW
! die volcano
! tokens 3
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 2
c save 2b:near
b move 4b 8a
c move 2b 2a loose
c pray
c village 2a near
a move 2b 2c
a sculpt 2c near
a village 2c far
b sculpt 8a near
b move 8a 14a near
b raise 14a loose NW
! die white
b move 18a 16a
c sculpt 2a far
c raise 2a loose NW
! die volcano
! tokens 5
a save 5b:near
c raise 2a far SW
! die white
c move 21a 11a
a pray
a raise 2c near E
! die volcano
! tokens 4
a sculpt 5c near
a raise 5c near SW
! die volcano
! tokens 3
b move 14a 8a
b move 8a 4b
b village 4b near
c move 21a 18a
c move 5b 5a
c sculpt 5a near
c raise 5a near E
! die white
a move 2c 6b
a move 6b 1b
a village 1b near
b move 4b 4a
b sculpt 4a near
b village 4a far
c move 18a 16a
c sculpt 16a pit
c move 16a 18b pit
c raise 18b loose SW
! die white
a village 1b far
a move 1b 1a
a sculpt 1a near
b move 4a 4c near
b raise 4c loose E
! die white
b sculpt 4c near
b raise 4c near NW
! die white
c move 11a 10a
c sculpt 10a pit
c move 10a 9a pit
c sculpt 9a pit
a village 1a far
a raise 1a near E
! die white
a move 1a 1c
b move 18a 21a
b move 18a 21a
b village 4c far
c move 9a 2c pit
c move 2c 6b
c village 6b near
a sculpt 1c near
a raise 1c near NW
! die white
a sculpt 1c far
a raise 1c far SW
! die volcano
! tokens 7
b move 4c 3b
b sculpt 3b near
b sculpt 3b far
b move 3b 4a near
c move 6b 6a
c village 6a near
c move 6a 6c
---
mu 1
game isle
rules 1
option players 3
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
puzzle 97
from 6031 30 193
choice b move 1a 1c | move 1b 1c
best 0.763 109.9 move 1a 1c
tried 0.624 99.6 move 10a 20a
tried 0.621 98.3 end
why - points_unspent ISLE-3.4 4
tried 0.595 97.4 move 10a 11a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18b
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c sculpt 5a near
a settler 5c
a pray
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c raise 5a near SW
! die white
c move 18b 14a
c sculpt 14a pit
c raise 14a pit NW
! die white
a settler 5a
a move 5a 4b
a village 4b near
b move 11a 2b
b move 21a 18a
b village 2b near
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die white
a move 5c 2a
a move 21a 11a
a village 2a near
b move 2b 2c
b move 11a 10a
b village 2c near
c move 4b 4c
c move 18a 21a
c village 4c near
a move 4b 4a
a move 11a 10a
a village 4a near
b village 10a pit
b pray
c move 4c 3b
c sculpt 3b near
c move 3b 4a near
c raise 4a loose NW
! die volcano
! tokens 6
a move 10a 9a
a sculpt 9a pit
a pray
b move 5b 2b
b move 2c 1b
b village 1b near
c move 4a 17b
c sculpt 17b pit
c move 17b 4a pit
c raise 4a loose SW
! die volcano
! tokens 2
a save 2a:near
b save 2c:near
a move 2a 2b
a sculpt 2b near
a raise 2b near E
! die white
a raise 9a pit E
! die white
b move 1b 1a
b move 10a 20a
b village 1a near
c move 18a 16a
c sculpt 16a pit
c pray
a move 9a 6b
a sculpt 6b near
a move 6b 2c near
a raise 2c loose E
! die white
b move 1a 1c
b sculpt 1c near
b raise 1c near NW
! die white
b sculpt 20a pit
c move 16a 18b pit
c move 4a 8b
c sculpt 8b near
c move 8b 4b near
a move 2c 6b
a sculpt 6b far
a move 6b 2c far
a raise 2c loose NW
! die volcano
! tokens 8
b move 20a 10a pit
b raise 10a loose SW
! die volcano
! tokens 2
a save none
b save none
b sculpt 2b near
b raise 2b near SW
! die white
c move 4b 4c loose
c raise 4c loose E
! die volcano
! tokens 4
a save none
c save none
c village 4c near
a village 2c near
a village 4a near
b move 2b 2a
b sculpt 2a near
b move 2a 1a near
b raise 1a loose E
! die volcano
! tokens 4
a save none
c save 4c:near
c move 4c 4b
c sculpt 4b near
c village 4b far
a sculpt 4a near
a move 4a 17b near
a raise 17b loose E
! die white
a move 2c 9a
b move 1a 3c
b sculpt 3c near
b move 3c 1a near
b raise 1a loose SW
! die white
c move 4b 4c near
c raise 4c loose NW
! die volcano
! tokens 7
c pray
a move 17b 3a
a move 9a 15a
a village 3a near
b move 1c 7b
b sculpt 7b near
b move 7b 1c near
b raise 1c loose SW
! die white
c move 4c 4a
c pray
a sculpt 15a pit
a move 15a 9a pit
a raise 9a loose SW
! die white
a end
b move 1c 6a
b sculpt 6a near
b move 6a 1b near
b raise 1b loose E
! die white
c move 18b 14a
c move 4a 8b
c sculpt 8b near
c move 8b 4a near
a pray
a end
b move 1b 6a
b sculpt 6a far
b move 6a 1b far
b raise 1b loose NW
! die white
c move 14a 8a
c move 8a 8c
c village 8c near
a pray
a end
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 98
from 6033 36 74
choice a move 4b 4a
best 0.467 47.5 move 4b 4a
tried 0.341 39.4 end
why - points_unspent ISLE-3.4 4
tried 0.333 38.7 move 5a 18b
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d move 21a 5b
d pray
d move 21a 18a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a pray
a settler 5a
a settler 5a
a move 5a 4b
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 3
b pray
c move 21a 18a
c move 11a 10a
c village 10a pit
d settler 2c
d sculpt 2a near
d village 2c near
a sculpt 5c near
a village 4b near
a raise 5c near NW
! die white
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die white
c move 10a 2c
c move 2c 1b
c village 1b near
d move 2a 4c near
d raise 4c loose E
! die volcano
! tokens 2
d save 2b:near
d sculpt 4c near
d raise 4c near NW
! die volcano
! tokens 1
c save 1b:near
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
puzzle 99
from 6035 22 161
choice b move 1a 1b
best 0.476 123.1 move 1a 1b
tried 0.311 111.0 move 11a 10a
why - next_turn_weaker ISLE-12.3 15
tried 0.306 107.3 end
why - points_unspent ISLE-3.4 4
tried 0.242 100.9 move 2b 2a
why - next_turn_weaker ISLE-12.3 16
tried 0.236 100.7 pray
why ! next_turn_weaker ISLE-12.3 16
tried 0.232 100.4 move 11a 5b
why - next_turn_weaker ISLE-12.3 16
tried 0.209 99.8 move 5b 11a
why - next_turn_weaker ISLE-12.3 16
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
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
! tokens 7
b settler 5c
b move 5b 2b
b village 5c near
a move 18a 16a
a move 4b 4a
a village 4a near
b village 2b near
b pray
a move 4a 4c
a sculpt 16a pit
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
! die white
b sculpt 11a pit
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 6
b move 11a 2b pit
b move 2b 2c loose
b raise 2c loose NW
! die white
b move 21a 11a
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose NW
! die volcano
! tokens 6
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose SW
! die white
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die white
b move 11a 10a
b sculpt 10a pit
b move 10a 9a pit
b move 9a 2c loose
a move 4c 3b
a move 3b 3a
a village 3a near
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b move 21b 11a
a move 3a 3c
a sculpt 3c near
a pray
b move 2a 1b
b move 1b 6b
b sculpt 6b near
b raise 6b near E
! die volcano
! tokens 1
a raise 3c near E
! die volcano
! tokens 7
a pray
b sculpt 6b far
b move 6b 1b far
b sculpt 1b near
b move 1b 2a near
a pray
b move 2a 1b
b move 1b 1c loose
b raise 1c loose SW
! die volcano
! tokens 3
a save 3a:near
b sculpt 1c near
a sculpt 3c near
a raise 3c near NW
! die volcano
! tokens 5
b save none
a move 3c 3b
a sculpt 3b near
b village 1c far
b raise 1c near NW
! die white
b sculpt 5c near
a move 3b 4a near
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
b move 5c 5a near
b raise 5a loose E
! die white
b village 5a near
a move 4a 3b
a move 18a 16a
a move 18a 21a
a move 21a 5b
b move 1c 1a
b sculpt 1a near
b raise 1a near SW
! die white
b move 5a 5b
a sculpt 5b near
a raise 5b near NW
! die volcano
! tokens 3
a save 3a:near
a sculpt 3b near
a raise 3b near SW
! die volcano
! tokens 4
a save 4a:near,4c:near
b move 2c 2b loose
b raise 2b loose SW
! die volcano
! tokens 3
b move 2c 2b loose
b raise 2b loose E
! die volcano
! tokens 4
a village 4b near
a village 4b far
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
puzzle 100
from 6032 27 168
choice a move 4b 4a near
best 0.165 130.6 move 4b 4a near
tried 0.131 124.8 move 4b 4a
why - turn_weaker ISLE-12.3 12
tried 0.119 124.6 move 18a 21a
why ! turn_weaker ISLE-12.3 21
tried 0.116 123.5 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21b
b village 21b pit
b settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b settler 5c
b village 5c near
b pray
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b sculpt 21a pit
b move 21a 18b pit
b raise 18b loose NW
! die white
b settler 5b
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 5
b save none
b move 5b 2b
b sculpt 5c near
b village 2b near
a sculpt 14a pit
a move 4b 4a
a village 4a near
b move 5c 2a near
b village 2a near
b raise 2a loose NW
! die volcano
! tokens 8
a move 4a 4c
a raise 14a pit E
! die volcano
! tokens 8
a village 4c near
b sculpt 5b near
b move 5b 2b near
b move 2b 2a loose
b raise 2a loose SW
! die volcano
! tokens 8
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die white
b move 2b 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die volcano
! tokens 3
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die volcano
! tokens 4
a save 4a:near
b move 2a 2c
b village 2c near
b move 2b 11a
a pray
a sculpt 4b near
a village 4c near
b sculpt 11a pit
b move 11a 2b pit
b raise 2b loose E
! die volcano
! tokens 8
b move 2c 6b
a move 4c 3b
a sculpt 3b far
a move 3b 4c far
a raise 4c loose NW
! die white
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die volcano
! tokens 4
a save 4a:near
b move 2c 9a
a pray
a sculpt 4b near
a village 4c near
b sculpt 9a pit
b move 9a 2c pit
b move 2b 10a
b raise 2c loose E
! die white
a move 4c 3b
a move 3b 17b
a sculpt 17b pit
a move 17b 4a pit
b move 2c 9a
b move 9a 6b
b move 10a 20a
b sculpt 20a pit
a move 4a 3b
a move 3b 1a
a sculpt 1a near
a raise 1a near E
! die white
b move 6b 6a
b sculpt 6a near
b move 6a 1b near
b raise 1b loose E
! die volcano
! tokens 7
a move 1a 3c
a sculpt 3c near
a village 3c far
b move 20a 10a pit
b move 10a 11a loose
b raise 11a loose NW
! die volcano
! tokens 1
b sculpt 1b near
a move 3c 1a near
a village 1a near
a raise 1a loose SW
! die volcano
! tokens 7
b village 1b far
b raise 1b near NW
! die white
b move 1b 1c
a move 1a 1c
a sculpt 1c near
a move 1c 22a near
a raise 22a loose E
b rescue 5b
! die volcano
! tokens 1
a save none
b sculpt 1c near
b village 1c far
b raise 1c near SW
! die volcano
! tokens 3
a sculpt 22a pit
a move 22a 1c pit
a raise 1c loose NW
! die white
a move 18a 16a
b move 1c 7b
b sculpt 7b near
b village 7b far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 101
from 6034 21 205
choice b move 3c 3b far
best 0.402 83.5 move 3c 3b far
tried 0.366 78.1 end
why - points_unspent ISLE-3.4 4
tried 0.285 77.3 move 6a 22a
why ! turn_weaker ISLE-12.3 7
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 6
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 5a 5c
b sculpt 5c near
b raise 5c near NW
! die white
b move 18a 21a
c settler 5a
c move 5a 14a
c sculpt 14a pit
c raise 14a pit NW
! die white
a village 2b near
a pray
b move 5c 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 4
b sculpt 4c near
c move 5a 8a
c sculpt 8a near
c raise 8a near E
! die white
c move 21a 11a
a move 2b 2a
a move 21a 5b
a village 2a near
b raise 4c near NW
! die white
b move 4c 4a
b village 4a near
c move 8a 4b
c sculpt 4b near
c sculpt 4b far
c raise 4b near E
! die white
a move 21a 18a
a move 2a 2c
a village 2c near
b village 4a far
b pray
c raise 4b far SW
! die volcano
! tokens 3
c move 11a 10a
c village 10a pit
a move 11a 2b
a move 2c 1b
a village 1b near
b move 4a 3b
b sculpt 3b near
b village 3b far
c move 4b 4a
c move 4a 17b
c village 17b pit
a move 1b 6a
a sculpt 6a near
a sculpt 6a far
a move 6a 1c near
b raise 3b near SW
! die white
b move 3b 3a
b village 3a near
c move 10a 9a
c move 17b 17a
c village 17a pit
a raise 1c loose NW
! die white
a sculpt 1c near
a raise 1c near SW
! die white
a move 1c 1a
b sculpt 3a far
b move 3a 3c far
b raise 3c loose E
! die white
b sculpt 3c near
c sculpt 9a pit
c raise 9a pit E
! die volcano
! tokens 6
c pray
a sculpt 1a near
a move 1a 2a near
a raise 2a loose SW
! die white
a move 2a 1a
b raise 3c near NW
! die volcano
! tokens 1
a save 1b:near
b sculpt 3c far
b sculpt 16a pit
b raise 16a pit NW
! die volcano
! tokens 2
a save none
c move 9a 6b
c sculpt 6b near
c move 6b 9a near
c raise 9a loose SW
! die white
a village 1a near
a village 2b near
b move 18a 21a
b pray
c move 17a 13a
c sculpt 13a pit
c raise 13a pit E
! die white
c move 9a 6b
a move 1a 1c
a sculpt 1c near
a move 1c 1a near
a raise 1a loose SW
! die white
b move 21a 11a
b move 11a 2b
b move 2b 2a
b sculpt 2a near
c sculpt 6b far
c move 6b 2c far
c raise 2c loose NW
! die white
c sculpt 2c near
a move 2b 10a
a move 10a 20a
a village 20a pit
b move 2a 1a near
b raise 1a loose E
! die white
b move 1a 1b
b move 1b 6a
c raise 2c near E
! die volcano
! tokens 7
c pray
a move 20a 20b
a sculpt 20b pit
a pray
b sculpt 6a near
b move 6a 6c near
b sculpt 6c near
b sculpt 6c far
c pray
a move 20b 15a pit
a raise 15a loose E
! die volcano
! tokens 8
a sculpt 15a pit
a end
b pray
c move 13a 17a
c move 17a 19b
c village 19b pit
a move 15a 9a pit
a move 9a 6b loose
a move 6b 1b loose
a raise 1b loose E
! die volcano
! tokens 4
b save none
b move 6c 6a near
b raise 6a loose SW
! die volcano
! tokens 8
b end
c move 19b 17a
c end
a move 1a 1c
a move 1c 7b
a sculpt 7b near
a move 7b 1c near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 102
from 6031 31 239
choice b move 3a 7a
best 0.541 116.8 move 3a 7a
tried 0.376 100.5 move 3a 3c
why ! next_turn_weaker ISLE-12.3 2
tried 0.303 87.3 end
why - points_unspent ISLE-3.4 4
tried 0.243 84.8 village 4b near
why - next_turn_weaker ISLE-12.3 1
tried 0.184 85.2 move 17a 19b
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
a settler 21a
a pray
a move 21a 11a
a move 21a 5b
b pray
b settler 5a
b settler 5a
b move 5b 2b
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 1
c pray
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b sculpt 5c near
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
a move 2b 2a loose
a sculpt 2a near
a raise 2a near NW
! die white
a raise 2a loose SW
! die volcano
! tokens 2
a save 2b:near
b move 4b 4a
b village 4a near
b raise 5c near NW
! die white
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die white
a pray
a move 21a 11a
a village 2a near
b move 2b 2c
b sculpt 2c near
b sculpt 2c far
b raise 2c near NW
! die volcano
! tokens 8
c move 4b 4c
c move 4c 1a
c village 1a near
a move 11a 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose SW
! die white
b raise 2c far E
! die volcano
! tokens 4
b save 4a:near
b pray
b move 4a 4c
b sculpt 4c far
c village 1a far
c move 1a 1b
c sculpt 1b near
a move 2a 2c
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
b village 4c near
b raise 4c far E
! die white
b move 5a 18b
c raise 1b near E
! die volcano
! tokens 4
b save 4a:near
c sculpt 1b far
c raise 1b far NW
! die white
c move 18a 16a
a move 2c 2b loose
a raise 2b loose E
! die white
a pray
b pray
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 6
b move 4c 4b
c move 1b 1c
c sculpt 1c near
c village 1c far
a move 2b 2c
a move 2c 9a
a move 9a 20a
a sculpt 20a pit
b village 4b near
b village 4b far
c move 1c 1a near
c raise 1a loose E
! die white
c move 18a 21a
c end
a move 20a 20b
a move 21a 11a
a village 20b pit
b move 18b 14a
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
c pray
c end
a move 20b 15a
a village 15a pit
a move 15a 20a
b move 4b 8b
b sculpt 8b near
b move 8b 4a near
b raise 4a loose SW
! die volcano
! tokens 5
b save none
c sculpt 5a near
c move 5a 5c near
c sculpt 5c near
c raise 5c near SW
! die volcano
! tokens 6
a sculpt 5b near
a raise 5b near NW
! die volcano
! tokens 7
a move 20a 10a pit
a raise 10a loose SW
! die volcano
! tokens 5
c save none
b move 4a 3b
b sculpt 3b near
b move 3b 4a near
b raise 4a loose NW
! die white
c sculpt 5c near
c move 5c 5a
c village 5a near
a sculpt 5b near
a move 5b 18b near
a raise 18b loose NW
! die white
a end
b raise 4b loose SW
! die volcano
! tokens 7
b move 4a 17b
b village 17b pit
c pray
a move 10a 9a
a move 9a 6b
a sculpt 6b near
a raise 6b near SW
! die volcano
! tokens 5
c save none
b move 17b 17a
b sculpt 17a pit
b sculpt 5a near
b raise 17a pit E
! die volcano
! tokens 1
c save 1a:near
c move 1a 1c
c sculpt 1c near
c move 1c 1a near
c raise 1a loose SW
! die white
a sculpt 6b far
a move 11a 5b
a sculpt 5b near
a raise 5b near E
! die volcano
! tokens 4
b save none
b move 5a 5b near
b move 5b 11a loose
b raise 11a loose NW
b rescue 17a
c rescue 17a
a rescue 17a
! die volcano
! tokens 1
c save 1a:near
b move 17a 19b
c settler 1c
c sculpt 1c near
c raise 1c near SW
! die volcano
! tokens 2
a save 2a:near
c settler 1b
a settler 2c
a village 2b near
a settler 2a
b sculpt 19b pit
b move 19b 3a
b village 3a near
c sculpt 1b near
c settler 1a
c village 1b far
a move 6b 6a
a sculpt 6a near
a village 6a far
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 103
from 6033 39 230
choice c move 2b 2c near
best 0.489 76.6 move 2b 2c near
tried 0.460 72.1 end
why - points_unspent ISLE-3.4 3
tried 0.442 71.1 move 17b 19b
tried 0.430 72.8 move 2b 2a near
tried 0.409 72.0 move 2b 2a
why ! next_turn_weaker ISLE-12.3 1
tried 0.386 69.4 move 2b 11a near
tried 0.378 70.8 raise 2b near E
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 21a
a move 21a 11a
a village 11a pit
b settler 5a
b village 5a near
b settler 5c
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a settler 11a
a settler 21a
a pray
a move 21a 5b
b pray
b settler 5a
b village 5c near
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 18b pit
d move 18b 5a
d pray
a move 21a 18a
a move 11a 10a
a village 10a pit
b settler 5a
b move 5c 2a
b village 2a near
c settler 2c
c move 2a 1a
c village 2c near
d move 5a 4b
d sculpt 4b near
d raise 4b near E
! die volcano
! tokens 8
d move 18a 16a
a move 10a 2c
a move 2c 1b
a village 1b near
b move 5a 8a
b sculpt 8a near
b move 8a 5a near
b raise 5a loose E
! die volcano
! tokens 7
c village 1a near
c pray
d sculpt 16a pit
d move 16a 18b pit
d raise 18b loose NW
! die volcano
! tokens 6
d move 18a 16a
a move 5b 2b
a move 1b 1c
a village 1c near
b move 2a 4c
b sculpt 4c near
b raise 4c near NW
! die white
b move 5b 2b
c move 2c 6b
c sculpt 6b near
c village 6b far
d raise 18b loose SW
! die volcano
! tokens 2
b save none
c save 2c:near
d move 4b 8a
d sculpt 8a far
d raise 8a far NW
! die volcano
! tokens 4
a sculpt 2b near
a raise 2b near SW
! die white
a pray
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 4
b village 4c near
c move 6b 6a near
c sculpt 6a near
c village 6a far
d move 8a 8b
d sculpt 8b near
d sculpt 8b far
d raise 8b near NW
! die volcano
! tokens 1
a save 1b:near,1c:near
c save none
a pray
a move 1c 1a
a village 1a near
b move 4c 4a
b sculpt 4a near
b village 4a far
c move 6a 6c near
c sculpt 6c near
c village 6c far
d move 8b 8c
d move 18a 21a
d village 8c near
a move 2b 2a
a sculpt 2a near
a raise 2a near SW
! die volcano
! tokens 7
a end
b move 4a 4b near
b village 4b far
b raise 4b loose SW
! die white
c move 1a 3b
c sculpt 3b near
c raise 3b near E
! die white
c move 3b 3a
d move 18a 21a
d move 21a 5b
d village 8c far
a move 2a 1a
a move 1a 3c
a sculpt 3c near
a raise 3c near NW
! die white
b sculpt 4b near
b move 4b 4a near
b raise 4a loose NW
! die volcano
! tokens 6
c save none
c save none
b move 5a 8a
c sculpt 6c near
c sculpt 3a near
c move 3a 17b near
c raise 17b loose E
! die volcano
! tokens 1
a save 1b:near
d move 16a 14a
d pray
a pray
a sculpt 1a near
a raise 1a near E
! die volcano
! tokens 5
b save 5b:near
a move 1a 1c
b pray
b sculpt 5a near
b raise 5a near SW
! die volcano
! tokens 1
a save 1b:near
b move 5a 14a
c move 6c 6a
c sculpt 6a near
c sculpt 17b pit
c raise 17b pit NW
! die white
d move 5b 5c
d sculpt 5c near
d raise 5c near SW
! die volcano
! tokens 1
d end
a village 1c near
a village 1c far
b move 8a 8b
b move 8b 13a
b sculpt 13a pit
b move 13a 4a pit
c raise 6a near SW
! die volcano
! tokens 5
b save none
c move 6a 6b
c sculpt 6b near
c raise 6b near SW
! die volcano
! tokens 2
c save none
d sculpt 5c near
d raise 5c near NW
! die volcano
! tokens 5
d village 5c near
a pray
a move 11a 5b
a sculpt 5b near
a raise 5b near NW
! die volcano
! tokens 4
b save 4c:near
b sculpt 4a near
b raise 4a near SW
b rescue 1a
! die volcano
! tokens 7
b sculpt 1a far
b raise 1a far SW
! die white
c sculpt 2b near
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
puzzle 104
from 6035 22 184
choice a move 13a 4a
best 0.716 147.6 move 13a 4a
tried 0.677 141.7 end
why - points_unspent ISLE-3.4 3
tried 0.616 137.3 move 3b 4a
why - next_turn_weaker ISLE-12.3 5
tried 0.563 137.0 move 4b 4a
tried 0.536 130.2 village 3b near
why ! turn_weaker ISLE-12.3 21
tried 0.477 129.5 move 3b 4a loose
why - next_turn_weaker ISLE-12.3 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
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
! tokens 7
b settler 5c
b move 5b 2b
b village 5c near
a move 18a 16a
a move 4b 4a
a village 4a near
b village 2b near
b pray
a move 4a 4c
a sculpt 16a pit
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
! die white
b sculpt 11a pit
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 6
b move 11a 2b pit
b move 2b 2c loose
b raise 2c loose NW
! die white
b move 21a 11a
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose NW
! die volcano
! tokens 6
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose SW
! die white
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die white
b move 11a 10a
b sculpt 10a pit
b move 10a 9a pit
b move 9a 2c loose
a move 4c 3b
a move 3b 3a
a village 3a near
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b move 21b 11a
a move 3a 3c
a sculpt 3c near
a pray
b move 2a 1b
b move 1b 6b
b sculpt 6b near
b raise 6b near E
! die volcano
! tokens 1
a raise 3c near E
! die volcano
! tokens 7
a pray
b sculpt 6b far
b move 6b 1b far
b sculpt 1b near
b move 1b 2a near
a pray
b move 2a 1b
b move 1b 1c loose
b raise 1c loose SW
! die volcano
! tokens 3
a save 3a:near
b sculpt 1c near
a sculpt 3c near
a raise 3c near NW
! die volcano
! tokens 5
b save none
a move 3c 3b
a sculpt 3b near
b village 1c far
b raise 1c near NW
! die white
b sculpt 5c near
a move 3b 4a near
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
b move 5c 5a near
b raise 5a loose E
! die white
b village 5a near
a move 4a 3b
a move 18a 16a
a move 18a 21a
a move 21a 5b
b move 1c 1a
b sculpt 1a near
b raise 1a near SW
! die white
b move 5a 5b
a sculpt 5b near
a raise 5b near NW
! die volcano
! tokens 3
a save 3a:near
a sculpt 3b near
a raise 3b near SW
! die volcano
! tokens 4
a save 4a:near,4c:near
b move 2c 2b loose
b raise 2b loose SW
! die volcano
! tokens 3
b move 2c 2b loose
b raise 2b loose E
! die volcano
! tokens 4
a village 4b near
a village 4b far
b move 2b 2a
b raise 2a loose NW
! die white
b move 2a 2c
b move 2c 9a
a pray
a sculpt 3b near
a move 3b 4a near
a sculpt 4a near
b move 9a 20a
b pray
a move 4a 13a
a sculpt 13a pit
a raise 13a pit E
a rescue 4c
b rescue 6b
! die volcano
! tokens 3
a sculpt 4c near
b settler 1c
b move 1c 7b
b village 7b near
a move 4c 3b near
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
puzzle 105
from 6032 37 162
choice b move 6c 6b far
best 0.266 103.9 move 6c 6b far
tried 0.187 97.4 move 1c 7b
why ! turn_weaker ISLE-12.3 5
tried 0.180 96.8 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 2
b move 5b 2b near
b sculpt 2b near
b village 2b far
a move 4b 4c
a sculpt 4c near
a move 4c 2a near
a raise 2a loose NW
! die white
b raise 2b near E
! die volcano
! tokens 8
b raise 2b loose SW
! die volcano
! tokens 6
b pray
a sculpt 2a near
a village 2a far
a raise 2a near SW
! die white
b move 21a 11a
b sculpt 11a pit
b raise 11a pit NW
! die volcano
! tokens 6
b move 21a 5b
a move 2a 2c
a sculpt 2c near
a raise 2c near E
! die white
a move 18a 16a
b move 2b 2c
b sculpt 2c far
b raise 2c far NW
! die volcano
! tokens 2
b move 21a 18a
a pray
a village 2c near
b move 2c 9a
b move 9a 6b
b village 6b near
a move 18a 21a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
b sculpt 6b far
b move 6b 1b far
b raise 1b loose E
! die volcano
! tokens 8
b sculpt 1b near
a move 14a 8a
a sculpt 8a near
a raise 8a near E
a rescue 4b
b rescue 2a
! die volcano
! tokens 8
a sculpt 8a near
b settler 2b
b move 1b 6a near
b settler 6c
b sculpt 6c near
a raise 8a near NW
! die volcano
! tokens 6
b save 6b:near
a move 2c 9a
a sculpt 9a pit
a raise 9a pit SW
b rescue 1a
! die volcano
! tokens 7
b settler 6a
b village 6c near
b settler 6a
a move 4b 4a
a village 4a near
a move 4a 3b
b sculpt 6c far
b sculpt 6a near
b village 6a far
a sculpt 3b near
a move 3b 17b near
a village 17b pit
b village 1a near
b pray
a move 17b 17a
a sculpt 8a far
a village 17a pit
b move 6a 22a
b move 6a 1c
b village 1c near
a move 9a 10a
a sculpt 10a pit
a raise 10a pit NW
! die volcano
! tokens 4
a save 4a:near
a sculpt 4b near
b sculpt 22a pit
b move 22a 1c pit
b raise 1c loose NW
! die white
b move 6a 1b near
a move 4b 4c
a village 4c near
a raise 4b near SW
! die volcano
! tokens 3
b move 1a 3c
b sculpt 3c near
b move 3c 1c near
b raise 1c loose SW
! die white
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose NW
! die volcano
! tokens 8
b move 1b 6b loose
b raise 6b loose E
a rescue 6b
! die volcano
! tokens 1
b save 1a:near
b village 1c near
a move 6b 1b
a sculpt 1b near
a move 1b 6a near
a raise 6a loose SW
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 106
from 6034 23 174
choice c move 2a 2b near
best 0.445 75.4 move 2a 2b near
tried 0.299 71.1 end
why - points_unspent ISLE-3.4 2
tried 0.200 68.0 move 2a 2c
why - land_lost ISLE-11.1,ISLE-11.11 100
tried 0.196 67.6 move 2a 2c near
why - land_lost ISLE-11.1,ISLE-11.11 100
tried 0.195 69.8 sculpt 17a pit
why - turn_weaker ISLE-12.3 2
tried 0.118 71.0 village 17a pit
why ! turn_weaker ISLE-12.3 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b village 5c near
b move 5c 2a
c village 2b near
c pray
a sculpt 16a pit
a move 4b 4a
a village 4a near
b move 5a 14a
b sculpt 14a pit
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 6
c move 2b 2a
c move 21a 5b
c village 2a near
a move 16a 14a pit
a move 4a 4c
a village 4c near
b move 21a 11a
b move 2a 2c
b sculpt 2c near
b raise 2c near NW
! die white
c move 21a 11a
c move 11a 10a
c village 10a pit
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b move 2c 1b
b sculpt 1b near
b raise 1b near E
! die volcano
! tokens 3
b move 5a 14a
c move 10a 9a
c village 9a pit
c move 9a 6b
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose NW
! die volcano
! tokens 1
b move 1b 1c
b sculpt 1c near
b village 1c far
c sculpt 6b near
c raise 6b near SW
! die white
c sculpt 6b far
c raise 6b far E
! die white
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die volcano
! tokens 5
b save none
b move 1c 1b near
b village 1b near
b raise 1b loose NW
! die white
c sculpt 5b near
c move 5b 2b near
c move 2b 2a loose
c raise 2a loose NW
! die white
a move 4b 8b
a sculpt 8b near
a move 8b 4b near
a raise 4b loose SW
! die volcano
! tokens 6
b move 1b 1a
b sculpt 1a near
b raise 1a near E
! die volcano
! tokens 5
b sculpt 5b near
c move 2a 4c
c move 4c 3b
c sculpt 3b far
c raise 3b far E
! die volcano
! tokens 6
a move 4b 4a
a move 4a 17b
a sculpt 17b pit
a raise 17b pit NW
! die volcano
! tokens 8
b move 5b 5a near
b sculpt 5a near
b village 5a far
c sculpt 6b near
c pray
a move 18a 16a
a move 17b 19b
a sculpt 19b pit
a raise 19b pit E
a rescue 17a
b rescue 17b
c rescue 17a
! die volcano
! tokens 2
c save 2a:near,2b:near
b move 5a 5c near
b village 5c far
b raise 5c loose SW
! die volcano
! tokens 5
b save 5c:far
c settler 2c
c sculpt 2c near
c move 2c 2a near
c raise 2a loose SW
! die volcano
! tokens 2
c save 2b:near
a move 21a 5b
a sculpt 5b near
a move 5b 5c near
a raise 5c loose NW
! die volcano
! tokens 4
a save 4a:near
b pray
b sculpt 5c near
b move 5c 5b near
b raise 5b loose NW
! die white
c pray
c sculpt 2a near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 107
from 6031 36 164
choice c move 17a 17b pit
best 0.406 87.4 move 17a 17b pit
tried 0.381 81.0 end
why - points_unspent ISLE-3.4 4
tried 0.374 79.1 move 17a 13a
why - turn_weaker ISLE-12.3 2
tried 0.350 78.8 move 17a 19b
why - turn_weaker ISLE-12.3 1
tried 0.334 81.3 raise 17a pit NW
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 2
b settler 11a
b settler 21a
b pray
b move 11a 2b
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a settler 5c
a move 5a 4b
a village 5c near
b village 2b near
b village 2b far
c move 5a 4b
c move 18a 16a
c village 4b near
a move 5c 2a
a sculpt 2a near
a sculpt 2a far
a raise 2a near NW
! die white
b move 2b 2c
b sculpt 2c near
b village 2c far
c move 4b 4a
c move 18a 21a
c village 4a near
a raise 2a far SW
! die white
a move 4b 4c
a sculpt 4c near
a raise 4c near NW
! die white
b raise 2c near E
! die white
b move 11a 10a
b sculpt 10a pit
b raise 10a pit SW
! die volcano
! tokens 7
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die volcano
! tokens 3
a move 4c 3b
a sculpt 3b near
a village 3b far
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
b move 21a 5b
c move 4a 17b
c move 17b 3a
c village 3a near
a move 3b 3c near
a village 3c near
a raise 3c loose E
! die white
b move 2c 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die white
c sculpt 3a far
c raise 3a far NW
! die white
c pray
a sculpt 3c far
a raise 3c far NW
! die volcano
! tokens 1
a pray
b move 2c 2b loose
b raise 2b loose E
! die volcano
! tokens 8
b pray
c move 3a 17b
c sculpt 17b pit
c move 17b 4a pit
c raise 4a loose NW
! die white
a move 21a 11a
a move 11a 10a
a move 10a 20a
a sculpt 20a pit
b move 2b 5b
b pray
c move 4a 8b
c sculpt 8b near
c move 8b 4a near
c raise 4a loose SW
! die white
a raise 20a pit SW
! die volcano
! tokens 7
a move 20a 20b
a village 20b pit
b move 21a 11a
b move 5b 5a
b move 5a 8a
b sculpt 8a near
c move 4a 8b
c sculpt 8b far
c move 8b 4b far
c raise 4b loose SW
! die white
a move 20b 15a
a sculpt 15a pit
a move 15a 9a pit
a raise 9a loose E
! die volcano
! tokens 2
b save 2b:near
b sculpt 2c near
b move 2c 2b near
b raise 8a near NW
! die white
b raise 2b loose SW
! die volcano
! tokens 8
c move 4b 4a
c move 4a 17b
c move 17b 17a
c sculpt 17a pit
a move 3c 3a
a sculpt 2a near
a move 9a 6b
a move 6b 1b
b sculpt 8a near
b move 8a 5a near
b raise 5a loose SW
! die white
b move 5a 14a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 108
from 6033 40 40
choice c move 14a 5a pit
best 0.526 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.469 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.456 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21a
a move 21a 5b
a village 5b near
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b pray
b move 21a 5b
b move 21a 18a
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a pray
a settler 5a
a village 5c near
b move 5b 2b
b village 2b near
b settler 2a
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
puzzle 109
from 6035 23 34
choice a move 4b 4a | move 4b 4c
best 0.569 62.2 move 4b 4a
tried 0.500 56.0 move 4b 8a
why ! next_turn_weaker ISLE-12.3 1
tried 0.471 54.2 end
why - points_unspent ISLE-3.4 3
tried 0.454 48.0 move 4b 8b
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21b
b village 21b pit
b settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b pray
b move 21b 11a
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b village 5b near
b settler 5a
b settler 21a
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 7
b sculpt 21a pit
b move 21a 18a pit
b raise 18a loose SW
! die white
b sculpt 11a pit
a move 18a 21a
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
puzzle 110
from 6032 38 187
choice a move 16a 14a
best 0.871 150.9 move 16a 14a
tried 0.673 144.2 end
why - points_unspent ISLE-3.4 4
tried 0.670 145.6 pray
why ! turn_weaker ISLE-12.3 1
tried 0.648 143.4 move 5b 5a
why - turn_weaker ISLE-12.3 1
proof 10 4 320
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
! die volcano
! tokens 2
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 5
b save none
b village 5b near
b settler 5c
b sculpt 5c near
a move 4b 4c
a move 4c 2a
a village 2a near
b sculpt 5c far
b raise 5c near NW
! die white
b raise 5c far SW
! die volcano
! tokens 5
b save 5b:near
b pray
a village 2a far
a pray
b move 5b 5a
b sculpt 5a near
b village 5a far
a move 2a 2b
a sculpt 2b near
a village 2b far
b village 5c near
b raise 5a near E
! die white
b move 21a 11a
a move 2b 2c near
a raise 2c loose E
! die volcano
! tokens 2
a save 2a:near
a sculpt 2c near
a raise 2c near NW
! die white
b sculpt 11a pit
b move 11a 5b pit
b raise 5b loose NW
! die volcano
! tokens 8
b move 5a 14a
a sculpt 2c far
a move 2c 2b
a sculpt 2b near
a raise 2b near SW
! die white
b sculpt 14a pit
b move 14a 5a pit
b move 5a 5b loose
b raise 5b loose E
! die volcano
! tokens 3
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
b move 5b 11a
b move 5b 11a
b pray
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 5
b save none
b move 21a 11a
b move 11a 10a
b village 10a pit
a move 4b 4c
a sculpt 4c near
a move 4c 2a near
a raise 2a loose NW
! die white
b move 10a 9a
b sculpt 9a pit
b raise 9a pit SW
! die volcano
! tokens 2
a save 2a:near
b move 11a 2b
a sculpt 2b near
a pray
a raise 2b near E
! die white
a move 2a 4c
b move 9a 6b
b sculpt 6b near
b raise 6b near E
! die white
b move 6b 1b
a move 18a 16a
a move 2b 2c
a village 2c near
b village 1b near
b village 5c near
a move 4c 3b
a sculpt 3b near
a raise 3b near E
! die volcano
! tokens 2
a save 2a:near
a pray
b move 1b 1a
b sculpt 1a near
b move 1a 1c
b sculpt 1c near
a sculpt 3b far
a raise 3b far SW
! die volcano
! tokens 7
a village 2c near
b raise 1c near SW
! die volcano
! tokens 5
b save none
b sculpt 2b near
b move 2b 2a near
b raise 2a loose SW
b rescue 4c
a rescue 5b
! die white
a move 3b 3a
a sculpt 3a near
a village 3a far
b move 4c 4a
b sculpt 4a near
b move 4a 4c near
b raise 4c loose E
! die volcano
! tokens 5
a move 3a 3c near
a village 3c near
a raise 3c loose E
! die white
b village 5c near
b village 5c far
a sculpt 3c far
a raise 3c far NW
! die white
a village 5b near
b move 5c 5a
b pray
a village 5b far
a pray
b move 4c 1a
b move 1a 1c near
b raise 1c loose NW
! die white
b move 1c 7b
a move 18a 21a
a pray
b sculpt 7b near
b move 7b 1c near
b move 1c 1a loose
b raise 1a loose E
! die volcano
! tokens 8
---
mu 1
game isle
rules 1
option players 3
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
puzzle 111
from 6034 25 143
choice a sculpt 5a near
best 0.391 82.7 sculpt 5a near
tried 0.328 77.8 move 20b 15a
why - turn_weaker ISLE-12.3 2
tried 0.319 77.9 end
why - points_unspent ISLE-3.4 4
tried 0.313 76.5 village 5a near
why ! turn_weaker ISLE-12.3 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 4
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 5a 4b
c sculpt 4b near
c village 4b far
a settler 5c
a village 5c near
a move 5c 4c
b village 2b near
b pray
c move 4b 4c near
c village 4c near
c raise 4c loose E
! die white
a sculpt 4c far
a raise 4c far NW
! die volcano
! tokens 7
a pray
b move 21a 5b
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
c move 4c 4a
c sculpt 4a near
c sculpt 4a far
c raise 4a near NW
! die white
a move 4c 2a
a sculpt 2a near
a raise 2a near SW
! die white
a move 21a 11a
b move 2b 2c
b sculpt 2c near
b raise 2c near E
! die white
b raise 10a pit SW
! die white
c raise 4a far SW
! die volcano
! tokens 4
c save 4c:near
c move 4a 4b
c sculpt 4b near
c raise 4b near E
! die volcano
! tokens 6
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a raise 5a loose SW
! die white
b move 10a 9a
b sculpt 9a pit
b raise 9a pit SW
! die white
b move 9a 6b
c pray
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
a move 2a 1a
a sculpt 1a near
a raise 1a near SW
! die white
a move 5b 2b
b village 6b near
b village 6b far
c sculpt 14a pit
c raise 14a pit E
! die volcano
! tokens 6
b save 6b:near
c move 4b 4a
c sculpt 4a near
a move 1a 1b
a village 1b near
a move 1b 1c
b move 6b 6a
b sculpt 6a near
b village 6a far
c move 4a 4b near
c raise 4b loose SW
! die volcano
! tokens 4
c save none
c pray
a move 11a 10a
a move 10a 20a
a village 1c near
b move 6a 6c near
b sculpt 6c near
b sculpt 6c far
b move 2c 1b
c sculpt 4b near
c move 4b 4a near
c move 4a 17b loose
c sculpt 17b pit
a sculpt 20a pit
a move 20a 20b
a village 20b pit
b move 5b 2b
b pray
b end
c move 17b 3b pit
c raise 3b loose E
! die volcano
! tokens 5
a save 5b:near
c village 3b near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 112
from 6031 37 218
choice a move 17a 19b
best 0.466 94.7 move 17a 19b
tried 0.430 89.8 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b move 5b 2b
b village 5c near
c village 2b near
c pray
a sculpt 16a pit
a move 4b 4a
a village 4a near
b move 21a 11a
b move 5a 14a
b sculpt 14a pit
b raise 14a pit NW
! die white
c move 2b 2a
c move 21a 5b
c village 2a near
a move 4a 4c
a move 16a 14a pit
a village 4c near
b move 14a 8a
b sculpt 8a near
b move 8a 5a near
b raise 5a loose SW
! die white
c move 21a 18a
c move 2a 2c
c village 2c near
a raise 14a loose E
! die white
a move 18a 16a
a pray
b move 5c 4c
b move 4c 1a
b village 1a near
c move 11a 10a
c sculpt 10a pit
c move 10a 2b pit
c raise 2b loose SW
! die white
a move 14a 8a
a move 8a 8b
a sculpt 8b near
a move 8b 4a near
b move 1a 1b
b village 1b near
b move 1b 1c
c move 2c 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose E
! die volcano
! tokens 7
a move 4c 3b
a raise 4a loose NW
! die white
a sculpt 3b near
a raise 3b near SW
! die white
b sculpt 1c near
b raise 1c near SW
! die volcano
! tokens 2
c save 2a:near,2b:near
b pray
c pray
c sculpt 2c near
c move 2c 2b near
c raise 2b loose E
! die white
a move 3b 3a
a sculpt 3a near
a move 3a 3b near
a raise 3b loose E
! die white
b move 2b 2c
b move 2c 6b
b sculpt 6b near
b move 6b 1b near
c move 2b 2a
c move 2a 1a
c pray
a move 3b 3c
a move 3c 7a
a village 7a near
b raise 1b loose E
! die white
b move 1c 7b
b sculpt 7b near
b raise 7b near E
! die white
c move 1a 1b
c move 1b 6a
c sculpt 6a near
c raise 6a near SW
! die volcano
! tokens 6
a sculpt 7a far
a move 7a 3c far
a raise 3c loose E
! die white
a sculpt 3c near
b sculpt 7b far
b move 7b 22a far
b raise 22a loose SW
! die volcano
! tokens 5
b save 5b:near
b sculpt 5a near
c move 5b 5c
c sculpt 5c near
c move 5c 4c near
c raise 4c loose NW
! die volcano
! tokens 2
c save 2a:near,2b:near
a raise 3c near NW
! die white
a pray
b pray
b village 22a pit
c pray
c sculpt 6a near
c move 6a 6b near
c move 6b 2c loose
a move 3c 3a
a move 3a 19b
a sculpt 19b pit
a move 19b 17a pit
b move 22a 22b
b pray
c sculpt 2c near
c raise 2c near NW
! die volcano
! tokens 2
c save 2a:near
c sculpt 2b near
c sculpt 2c near
a move 17a 17b loose
a move 17b 4a loose
a raise 4a loose SW
! die volcano
! tokens 2
a move 4a 17b
b village 22b pit
b move 5a 5b near
b raise 5b loose NW
! die white
c village 2b near
c village 2c near
a sculpt 17b pit
a move 17b 4a pit
a move 4a 4b loose
a raise 4b loose E
! die white
b end
c move 2b 2a
c sculpt 2a near
c raise 2a near SW
! die white
c move 2c 9a
a move 4a 8b
a move 8b 13a
a sculpt 13a pit
a raise 13a pit E
! die volcano
! tokens 7
a save none
b end
c move 9a 6b
c sculpt 6b near
c move 6b 9a near
c move 9a 2c loose
a move 13a 17a
a village 17a pit
a end
b end
c move 2c 2a loose
c raise 2a loose NW
! die volcano
! tokens 1
b save 1a:near,1b:near
c move 2a 2c
c move 2c 9a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 113
from 6033 41 308
choice d move 7a 7b
best 0.981 137.5 move 7a 7b
tried 0.750 104.7 end
why - points_unspent ISLE-3.4 4
tried 0.720 103.9 move 7a 12a
tried 0.715 102.9 move 3c 3a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d move 21a 5b
d village 5b near
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
d settler 5a
d village 5a near
d settler 5c
a settler 21a
a move 21a 11a
a village 11a pit
b settler 21a
b pray
b move 21a 5b
b move 21a 18a
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d pray
d settler 5a
d village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b move 5b 2b
b village 2b near
b settler 2a
c move 14a 5a pit
c raise 5a loose SW
! die white
c pray
d settler 5a
d move 5a 4b
d village 4b near
a move 11a 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose SW
! die volcano
! tokens 2
b save 2b:near
b settler 2c
b pray
b village 2a near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
d move 5c 4c
d move 4b 8b
d village 4c near
a move 2b 2c
a sculpt 2c near
a village 2c far
b move 2c 1b
b sculpt 1b near
b village 2a far
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die white
d sculpt 8b near
d move 8b 4a near
d raise 4a loose NW
! die volcano
! tokens 6
d sculpt 4a near
a move 2c 2b near
a raise 2b loose E
! die volcano
! tokens 4
d save none
a pray
b raise 1b near NW
! die volcano
! tokens 7
b move 1b 1a
b village 1a near
c sculpt 4b near
c raise 4b near SW
! die white
c move 4b 4a
c sculpt 4a near
d move 4a 17b
d sculpt 17b pit
d raise 17b pit E
! die volcano
! tokens 3
d move 17b 3a
a move 21a 18a
a move 11a 10a
a move 10a 9a
a sculpt 9a pit
b move 2a 4c
b sculpt 4c near
b move 4c 2a near
b raise 2a loose SW
! die white
c move 4a 13a near
c raise 13a loose NW
! die volcano
! tokens 5
d save none
c village 13a pit
d village 3a near
d village 3a far
a sculpt 5b near
a raise 5b near NW
! die volcano
! tokens 8
a raise 9a pit E
! die volcano
! tokens 4
a move 9a 6b
b move 1a 1c
b village 1c near
b move 2a 1a
c sculpt 5a near
c move 5a 5c near
c raise 5c loose SW
! die white
c sculpt 5c near
d move 3a 3b
d sculpt 3b near
d raise 3b near E
! die volcano
! tokens 7
d sculpt 3b far
a village 6b near
a village 6b far
b move 1a 3c
b sculpt 3c near
b move 3c 1a near
b raise 1a loose E
! die volcano
! tokens 8
c raise 5c near NW
! die volcano
! tokens 2
b save none
c move 13a 8b
c sculpt 8b near
c raise 8b near NW
! die white
d move 3b 3c far
d village 3c far
d raise 3c loose E
! die white
a sculpt 2b near
a move 2b 2c
a village 2c near
b move 1c 7b
b sculpt 7b near
b move 7b 1c near
b raise 1c loose SW
! die white
c sculpt 8b far
c move 8b 8a
c sculpt 8a near
c raise 8a near NW
! die white
d sculpt 4c near
d move 4c 1a near
d raise 1a loose SW
! die volcano
! tokens 8
d move 5a 18b
a move 2c 2a
a sculpt 2a near
a raise 2a near NW
! die white
a move 6b 6a
b move 1c 7b
b sculpt 7b far
b move 7b 1c far
b raise 1c loose NW
! die white
c village 8a near
c village 8a far
d move 1a 1c
d move 5b 11a
d pray
a sculpt 6a near
a raise 6a near SW
! die volcano
! tokens 7
a sculpt 6a far
a move 6a 6c far
b move 1c 7b
b sculpt 7b near
b move 7b 1c near
b move 1c 7b
c move 8a 8c
c sculpt 8c near
c village 8c far
d move 1c 7b
d move 7b 7a
d sculpt 7a near
d move 7a 3c near
a sculpt 6c near
a move 6c 6b near
a raise 6b loose SW
! die white
a move 6b 6c
b move 7b 7c
b sculpt 7c near
b village 7c far
c move 8c 8a near
c raise 8a loose E
! die white
c move 18a 16a
c move 18a 21a
d move 3c 7a
d raise 3c loose NW
! die white
d sculpt 7a far
d raise 7a far E
! die white
a move 6c 6b loose
a move 6b 2c loose
a raise 2c loose NW
! die white
a move 2c 9a
b pray
b end
c move 8a 8b
c pray
d move 7a 12a
d sculpt 12a pit
d move 12a 3a pit
d raise 3a loose NW
! die volcano
! tokens 6
a save none
a move 9a 15a
a sculpt 15a pit
a raise 15a pit SW
! die white
a move 15a 20a
b pray
b end
c sculpt 8b near
c move 8b 13a near
c move 13a 4a loose
c sculpt 4a near
d move 3a 19b
d sculpt 19b pit
d move 19b 3a pit
d raise 3a loose SW
! die volcano
! tokens 5
a sculpt 5b near
a raise 5b near E
! die volcano
! tokens 6
a save none
a village 20a pit
b pray
c sculpt 5c near
c move 5c 5a near
c raise 5a loose E
! die white
c move 4a 4b
d move 3a 17b
d move 17b 17a
d village 5a near
a move 20a 20b
a village 20b pit
a end
b end
c end
d sculpt 17a pit
d move 17a 17b pit
d move 17b 3b loose
d raise 3b loose SW
! die white
a move 2a 2b
a move 2b 2c near
a raise 2c loose E
! die white
a move 5b 11a
b end
c end
d move 3b 3a
d move 3a 12a
d move 12a 7a
d end
a move 2c 9a
a move 9a 6b
a sculpt 6b near
a sculpt 6b far
b end
c end
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
puzzle 114
from 6035 24 119
choice b move 4b 4a
best 0.445 115.6 move 4b 4a
tried 0.375 106.3 move 1a 1b
why ! turn_weaker ISLE-12.3 21
tried 0.352 105.6 move 18a 21a
why - turn_weaker ISLE-12.3 21
tried 0.352 108.2 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
a settler 5c
a pray
a village 5c near
b raise 5a near SW
! die volcano
! tokens 6
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die white
a settler 5b
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die white
a move 5c 2a
a move 5b 11a
a village 2a near
b sculpt 14a pit
b move 4b 4a
b village 4a near
a sculpt 11a pit
a move 2a 2c
a village 2c near
b raise 14a pit E
! die volcano
! tokens 8
b move 4a 4c
b village 4c near
a move 11a 2b pit
a raise 2b loose E
! die volcano
! tokens 8
a sculpt 2b near
a raise 2b near SW
! die white
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die white
a move 2b 10a
a sculpt 10a pit
a move 10a 2b pit
a move 2c 1b
b move 4c 1a
b sculpt 1a near
b move 1a 4c near
b raise 4c loose NW
! die white
a move 2b 2a loose
a raise 2a loose SW
! die white
a sculpt 1b near
a move 1b 2c near
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose E
! die white
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
a move 2c 6b
b move 4c 3b
b move 3b 17b
b sculpt 17b pit
b move 17b 4a pit
a sculpt 6b near
a move 6b 2c near
a raise 2c loose E
! die white
a raise 2c loose NW
! die white
b move 4a 13a
b sculpt 13a pit
b move 13a 4a pit
b move 4a 3b
a move 2a 1a
a move 1a 1c
a move 2c 2a loose
a raise 2a loose NW
! die volcano
! tokens 1
b move 3b 1a
b sculpt 1a near
b raise 1a near E
! die white
b move 18a 16a
a sculpt 1c near
a raise 1c near NW
! die white
a sculpt 1c far
a raise 1c far SW
! die volcano
! tokens 5
a save none
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
puzzle 115
from 6032 39 89
choice a move 2c 6b
best 0.340 68.5 move 2c 6b
tried 0.327 63.4 end
why - points_unspent ISLE-3.4 4
tried 0.290 62.2 pray
why ! turn_weaker ISLE-12.3 3
tried 0.270 59.2 move 2c 1b
why - next_turn_weaker ISLE-12.3 3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a pray
b sculpt 8a near
b move 8a 4b near
b village 4b near
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
b move 4b 4a
b move 21a 11a
b village 4a near
a move 18a 21a
a move 21a 11a
a sculpt 11a pit
a raise 11a pit SW
! die white
b move 5c 4c
b sculpt 21b pit
b move 21b 21a pit
b raise 21a loose SW
! die white
a move 11a 2b
a sculpt 2b near
a raise 2b near E
! die white
a move 18a 16a
b move 4a 17b
b sculpt 17b pit
b village 4c near
a move 2b 2a
a sculpt 2a near
a move 2a 2b near
a raise 2b loose SW
! die white
b move 17b 4a pit
b raise 4a loose NW
! die white
b move 4c 1a
b sculpt 1a near
a move 5a 4b
a move 2b 2c
a village 2c near
b move 1a 4c near
b move 4c 4a loose
b raise 4a loose SW
! die volcano
! tokens 6
b move 4a 8b
a move 4b 8b
a sculpt 8b near
a move 8b 4b near
a raise 4b loose E
! die volcano
! tokens 5
b save none
b sculpt 5b near
b raise 5b near E
b rescue 2b
! die white
b pray
---
mu 1
game isle
rules 1
option players 3
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
puzzle 116
from 6031 39 199
choice a move 17a 17b pit
best 0.597 100.1 move 17a 17b pit
tried 0.522 92.7 end
why - points_unspent ISLE-3.4 3
tried 0.495 92.2 raise 17a pit NW
why ! turn_weaker ISLE-12.3 9
tried 0.490 93.0 raise 17a pit E
why - turn_weaker ISLE-12.3 9
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b village 5c near
b move 5c 2a
c village 2b near
c pray
a sculpt 16a pit
a move 4b 4a
a village 4a near
b move 5a 14a
b sculpt 14a pit
b move 14a 5a pit
b raise 5a loose SW
! die white
c move 2b 2a
c move 21a 5b
c village 2a near
a move 16a 14a pit
a move 4a 4c
a village 4c near
b move 21a 11a
b move 2a 1a
b village 1a near
c move 21a 18a
c move 2a 2c
c village 2c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b move 1a 1b
b village 1b near
b move 5b 2b
c move 11a 10a
c sculpt 10a pit
c move 10a 2b pit
c raise 2b loose SW
! die volcano
! tokens 4
a save 4a:near
a pray
a sculpt 4b near
a raise 4b near SW
! die white
a sculpt 4c near
b move 1b 1c
b village 1c near
b end
c move 2c 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose E
! die volcano
! tokens 4
a save 4a:near
a sculpt 4c near
a village 4b near
a pray
b move 2b 2c
b move 2c 6b
b sculpt 6b near
b raise 6b near SW
! die white
c move 2c 1b
c pray
a raise 4c near NW
! die white
a move 4c 3b
a sculpt 3b near
a move 3b 4a near
b move 6b 6c
b sculpt 6c near
b move 6c 6b near
b raise 6b loose E
! die volcano
! tokens 6
c move 1b 1a
c move 1a 3c
c village 3c near
a move 4a 4c loose
a raise 4c loose E
! die volcano
! tokens 3
c save 3c:near
a pray
b sculpt 6b near
b move 6b 2c near
b move 2c 2a loose
b raise 2a loose SW
! die volcano
! tokens 1
b save 1a:near
c move 3c 3b
c sculpt 3b near
c raise 3b near E
! die volcano
! tokens 8
c move 3b 3a
a move 4b 4a
a move 4a 17b
a village 17b pit
b pray
b move 2a 1b
b village 1b near
c sculpt 3a near
c raise 3a near NW
! die volcano
! tokens 8
c sculpt 3a far
c raise 3a far SW
! die white
a move 17b 19b
a sculpt 19b pit
a move 19b 17b pit
a raise 17b loose NW
! die volcano
! tokens 5
b save 5b:near
b pray
b sculpt 1c near
b move 1c 1b near
b raise 1b loose NW
! die white
c move 3a 12a
c sculpt 12a pit
c raise 12a pit SW
! die volcano
! tokens 3
c save none
c move 12a 3a
a move 18a 16a
a pray
b sculpt 5a near
b move 5a 5c near
b raise 5c loose NW
! die volcano
! tokens 1
b save 1a:near
b pray
c sculpt 3a near
c move 3a 3b near
c raise 3b loose SW
! die volcano
! tokens 4
a save 4a:near,4b:near
c sculpt 3b near
a sculpt 4c near
a move 4c 4a near
a raise 4a loose NW
! die volcano
! tokens 3
c save none
a move 17b 17a
b sculpt 5c near
b raise 5c near SW
! die volcano
! tokens 1
b save none
b village 1b near
c sculpt 3b near
c move 3b 1a near
c sculpt 1a near
c move 1a 2a near
a sculpt 17a pit
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 117
from 6033 44 207
choice b move 13a 8b
best 0.596 68.7 move 13a 8b
tried 0.447 64.9 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d move 21a 5b
d pray
d move 21a 18a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a pray
a settler 5a
a village 5c near
b move 14a 5a pit
b raise 5a loose SW
! die white
b pray
c move 21a 18a
c move 11a 10a
c village 10a pit
d settler 2c
d sculpt 2a near
d village 2c near
a settler 5a
a move 5a 4b
a village 4b near
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die white
c move 10a 2c
c move 2c 1b
c village 1b near
d raise 2a near SW
! die white
d move 2a 1a
d sculpt 1a near
d raise 1a near E
! die volcano
! tokens 8
a move 5c 4c
a move 4b 4a
a village 4c near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
c move 5b 2b
c move 1b 1c
c village 1c near
d move 2c 9a
d sculpt 9a pit
d move 9a 2c pit
d raise 2c loose E
! die white
a village 4a near
a pray
b move 4b 8b
b sculpt 8b near
b move 8b 4b near
b raise 4b loose SW
! die volcano
! tokens 7
c move 2b 2c
c move 2c 6b
c sculpt 6b near
c raise 6b near E
! die white
d move 1a 3b
d sculpt 3b near
d raise 3b near E
! die volcano
! tokens 4
a save none
d move 3b 3a
a sculpt 4a near
a move 4a 17b near
a village 17b pit
b sculpt 4b near
b move 4b 4c
b village 4c near
c move 6b 6a
c sculpt 6a near
c move 6a 1b near
c raise 1b loose E
! die white
d village 3a near
d pray
a move 17b 17a
a move 4c 4a
a village 17a pit
b move 18a 16a
b pray
c move 1c 7b
c sculpt 7b near
c move 7b 1c near
c raise 1c loose NW
! die volcano
! tokens 7
d move 2b 5b
d move 3a 3c
d village 3c near
a move 4a 13a
a sculpt 13a pit
a move 13a 17b pit
a move 17a 19b
b move 18a 21a
b move 4c 4b
b move 4b 4a near
b raise 4a loose NW
! die white
c move 1c 7b
c sculpt 7b near
c move 7b 1c near
c raise 1c loose SW
! die white
d pray
d end
a raise 17b loose NW
! die white
a raise 17b loose E
! die volcano
! tokens 1
c save 1b:near
a village 19b pit
b move 16a 14a
b move 14a 8a
b sculpt 8a far
b raise 8a far NW
! die volcano
! tokens 8
c pray
c village 1c near
c move 1c 7b
d pray
a move 19b 12a
a move 12a 7a
a sculpt 7a near
a raise 7a near E
! die white
b sculpt 8a near
b move 8a 8b near
b raise 8b loose NW
! die white
b sculpt 8b near
c move 1b 1a
c sculpt 1a near
c raise 1a near SW
! die white
c sculpt 7b far
d move 21b 11a
d move 11a 10a
d move 10a 20a
d sculpt 20a pit
a sculpt 7a far
a move 7a 12a far
a raise 12a loose E
! die volcano
! tokens 1
c save 1b:near
a sculpt 12a pit
b village 8b far
b move 8b 13a near
b raise 13a loose NW
! die white
c pray
c move 7b 1c far
c village 1a near
d move 20a 9a pit
d move 9a 2c loose
d raise 2c loose NW
! die white
d move 2c 9a
a move 5a 18b
a move 12a 19b pit
a move 19b 17a loose
a raise 17a loose E
! die white
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
puzzle 118
from 6035 25 73
choice b move 11a 10a
best 0.179 86.8 move 11a 10a
tried 0.152 81.8 move 18a 16a
why - turn_weaker ISLE-12.3 3
tried 0.142 76.5 move 5c 5a
why ! turn_weaker ISLE-12.3 1
tried 0.137 73.9 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die white
b raise 11a pit SW
! die volcano
! tokens 3
a move 4b 4a
a move 4a 3b
a village 3b near
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die volcano
! tokens 7
b move 21a 11a
a village 3b far
a pray
b move 21a 18a
b move 2b 2a
b village 2a near
a move 3b 3a
a sculpt 3a near
a village 3a far
b move 2a 2c
b move 5b 5c
b village 2c near
a move 3a 3c near
a raise 3c loose E
! die volcano
! tokens 5
a sculpt 3c near
a raise 3c near NW
! die white
b sculpt 5c near
b village 5c far
b raise 5c near NW
! die volcano
! tokens 4
a sculpt 3c far
a move 3c 3a far
a raise 3a loose NW
! die volcano
! tokens 3
a save 3b:near
a sculpt 3a near
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
puzzle 119
from 6032 43 144
choice b move 2b 2a | end
best 0.796 148.2 move 2b 2a
tried 0.724 145.6 village 5c near
why ! turn_weaker ISLE-12.3 17
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 1
a pray
b sculpt 8a near
b move 8a 4b near
b move 4b 5c loose
b raise 5c loose SW
! die volcano
! tokens 5
b save 5c:near
a sculpt 5a near
a move 5a 14a near
a raise 14a loose NW
! die white
a move 18a 16a
b pray
b sculpt 21b pit
b move 21b 21a pit
b raise 21a loose SW
! die volcano
! tokens 2
a move 14a 8a
a move 8a 4b
a sculpt 4b near
a raise 4b near E
! die white
b sculpt 5b near
b move 5b 2b near
b village 2b near
a move 4b 4c
a move 4c 1a
a village 1a near
b village 2b far
b raise 2b loose E
! die white
b move 21a 11a
a village 1a far
a move 1a 1b
a sculpt 1b near
b move 2b 2c
b sculpt 2c near
b village 2c far
a raise 1b near E
! die volcano
! tokens 4
a sculpt 1b far
a raise 1b far NW
! die volcano
! tokens 8
a sculpt 16a pit
b raise 2c near NW
! die white
b move 5c 2a
b sculpt 2a near
b raise 2a near NW
! die volcano
! tokens 7
a move 1b 1c
a sculpt 1c near
a village 1c far
b sculpt 2a far
b move 2a 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 6
a move 1c 1a near
a raise 1a loose E
! die volcano
! tokens 4
a move 16a 14a pit
a raise 14a loose E
! die volcano
! tokens 7
b sculpt 4c near
b sculpt 4c far
b raise 4c far NW
! die white
b move 4c 2a near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die white
b move 2c 10a
b sculpt 10a pit
b move 10a 2c pit
b raise 2c loose E
! die volcano
! tokens 3
a sculpt 4b near
a move 18a 16a
a village 4b far
b sculpt 11a pit
b raise 11a pit SW
! die white
b pray
a move 4b 4a near
a raise 4a loose NW
! die volcano
! tokens 1
a save 1a:near
a sculpt 4a near
a raise 4a near SW
! die white
b move 2c 9a
b village 9a pit
b move 2a 2b loose
a sculpt 4a far
a move 4a 17b far
a raise 17b loose E
! die volcano
! tokens 5
b save none
a move 1a 1b
b raise 2b loose SW
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 120
from 6034 27 121
choice a move 8a 4b far
best 0.586 71.1 move 8a 4b far
tried 0.529 65.5 end
why - points_unspent ISLE-3.4 3
tried 0.486 64.0 raise 8a far NW
why ! turn_weaker ISLE-12.3 5
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 2
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b village 5c near
b move 5c 2a
c village 2b near
c village 2b far
a sculpt 16a pit
a move 4b 4a
a village 4a near
b sculpt 2a near
b raise 2a near NW
! die volcano
! tokens 3
b sculpt 2a far
b raise 2a far SW
! die white
c move 2b 2c
c sculpt 2c near
c sculpt 2c far
c raise 2c near NW
! die white
a move 16a 14a pit
a move 4a 4c
a village 4c near
b move 21a 11a
b move 5a 14a
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 2
c save 2b:near
c pray
c village 2c near
c raise 2c far E
! die volcano
! tokens 4
a save 4a:near
a pray
a move 18a 16a
a village 4c near
b sculpt 2a near
b move 2a 5c near
b raise 5c loose NW
! die white
b move 5c 4c
c move 11a 10a
c sculpt 10a pit
c raise 10a pit SW
! die volcano
! tokens 5
b save 5b:near
c move 21a 5b
a move 14a 8a loose
a move 8a 4b loose
a village 4b near
b pray
b move 4c 1a
b sculpt 1a near
b raise 1a near E
! die volcano
! tokens 8
c move 5b 5a
c sculpt 5a near
c raise 5a near SW
! die white
c move 21a 11a
a raise 4b loose E
! die white
a move 4b 8a
a sculpt 8a near
a raise 8a near E
! die white
b move 1a 3b
b sculpt 3b near
b village 3b far
c move 10a 9a
c sculpt 9a pit
c move 9a 6b pit
c raise 6b loose E
c rescue 1b
a rescue 1b
b rescue 1b
! die volcano
! tokens 3
b save none
a sculpt 8a far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 121
from 6031 41 168
choice a move 1c 1a
best 0.638 96.0 move 1c 1a
tried 0.496 90.3 end
why - points_unspent ISLE-3.4 4
tried 0.438 90.0 move 11a 10a
why - turn_weaker ISLE-12.3 5
tried 0.437 89.9 move 2b 2c
why - turn_weaker ISLE-12.3 5
tried 0.414 85.2 pray
why ! turn_weaker ISLE-12.3 6
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die white
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 18a 21a
c move 5a 4b
c village 4b near
a settler 5c
a move 5b 2b
a village 5c near
b village 2b near
b pray
c sculpt 16a pit
c move 4b 4a
c village 4a near
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a raise 5a loose SW
! die white
b move 21a 5b
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
c move 16a 14a pit
c move 4a 4c
c village 4c near
a move 21a 11a
a move 5a 14a
a sculpt 14a pit
a move 14a 5a pit
b move 2b 2a
b village 2a near
b move 10a 2c pit
c raise 14a loose E
! die white
c move 18a 16a
c pray
a move 5a 5c loose
a raise 5c loose SW
! die volcano
! tokens 7
a pray
b sculpt 2c near
b raise 2c near NW
! die white
b raise 2c loose E
! die white
b move 2a 1a
c move 14a 8a
c move 8a 8b
c sculpt 8b near
c move 8b 4a near
a move 5c 2a
a move 2a 1a
a sculpt 1a near
a raise 1a near E
! die volcano
! tokens 7
b move 1a 1b
b sculpt 1b near
b raise 1b near E
! die white
b move 1b 1c
c move 4c 3b
c raise 4a loose NW
! die white
c sculpt 3b near
c raise 3b near E
! die volcano
! tokens 6
a move 1a 1c
a sculpt 1c near
a move 1c 1a near
a raise 1a loose SW
! die white
b move 1c 7b
b sculpt 7b near
b village 7b far
c move 3b 17b
c sculpt 17b pit
c move 17b 4a pit
c raise 4a loose SW
! die volcano
! tokens 5
a save 5b:near
a sculpt 5c near
a raise 5c near NW
! die white
a move 5c 5a
a sculpt 5a near
b move 7b 7a near
b sculpt 7a near
b village 7a far
c move 4a 17b
c move 17b 3a
c village 3a near
a move 5a 5b near
a raise 5b loose NW
! die white
a pray
b raise 7a near E
! die volcano
! tokens 7
b save 7a:loose
b raise 7a loose SW
! die volcano
! tokens 1
b sculpt 7a near
b move 7a 7c near
c move 3a 19b
c sculpt 19b pit
c move 19b 17b pit
c move 17b 4a loose
a sculpt 1a near
a move 1a 1b
a village 1b near
b sculpt 7c near
b sculpt 7c far
b move 7c 7b near
b raise 7b loose E
! die volcano
! tokens 3
c save 3a:near
c move 4a 4c loose
c raise 4c loose NW
! die white
c pray
a move 1b 1c
a village 1c near
a end
b sculpt 7b near
b move 7b 22a near
b raise 22a loose E
! die white
b sculpt 22a pit
c move 4a 17b
c move 17b 3b
c sculpt 3b near
c move 3b 3c near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 122
from 6033 47 257
choice a move 17a 13a
best 0.391 74.3 move 17a 13a
tried 0.233 69.4 end
why - points_unspent ISLE-3.4 4
tried 0.217 69.4 move 5b 11a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d move 21a 5b
d pray
d move 21a 18a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b move 18b 14a
b village 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a pray
a settler 5a
a village 5c near
b pray
b move 14a 8a
b village 8a near
c move 21a 18a
c move 11a 10a
c village 10a pit
d settler 2c
d sculpt 2a near
d village 2c near
a settler 5a
a move 5a 4b
a pray
b move 8a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 8b
c move 10a 2c
c move 2c 1b
c village 1b near
d raise 2a near SW
! die white
d move 2a 1a
d sculpt 1a near
d raise 1a near E
! die volcano
! tokens 5
a save 5b:near
a sculpt 5a near
a village 5c near
a raise 5a near E
! die white
b sculpt 8b near
b move 8b 4b near
b raise 4b loose SW
! die volcano
! tokens 3
b move 18a 16a
c move 1b 1c
c move 1c 3c
c village 3c near
d move 1a 3b
d sculpt 3b near
d sculpt 3b far
d raise 3b near E
! die white
a move 4b 4a
a move 4a 17b
a village 17b pit
b sculpt 16a pit
b move 4b 4a
b village 4a near
c village 3c far
c pray
d raise 3b far SW
! die white
d move 3b 3a
d village 3a near
a move 17b 17a
a move 5a 8a
a village 17a pit
b move 4a 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 3
c save 3c:near
d save none
b move 16a 18b pit
c move 3c 3a
c sculpt 3a near
c sculpt 3a far
c raise 3a near NW
! die volcano
! tokens 8
b save none
d move 2c 9a
d sculpt 9a pit
d move 9a 2c pit
d raise 2c loose E
! die white
a sculpt 8a near
a move 8a 5a near
a move 5a 5b loose
a raise 5b loose NW
! die volcano
! tokens 8
b move 18a 16a
b pray
b move 18a 21a
c raise 3a far SW
! die volcano
! tokens 4
b save 4a:near
c move 3a 3b
c pray
d move 2c 6b
d sculpt 6b near
d move 6b 2c near
d raise 2c loose NW
! die white
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a move 5a 8a
b raise 18b loose NW
! die white
b move 18b 14a
b village 4c near
c sculpt 3b near
c move 3b 3c near
c raise 3c loose NW
! die white
c move 3c 1c
d move 2b 11a
d move 3a 12a
d village 12a pit
a move 8a 8b
a sculpt 8b near
a move 8b 8a near
a move 8a 5a loose
b move 4c 4b
b sculpt 4b near
b move 4b 4a near
b raise 4a loose NW
! die volcano
! tokens 2
d save 2b:near
c sculpt 1c near
c move 1c 3c near
c raise 3c loose E
! die volcano
! tokens 8
c end
d pray
d move 12a 7a
d village 2c near
a move 5a 5c loose
a raise 5c loose NW
! die volcano
! tokens 4
b save 4c:near
a pray
b pray
b village 4a near
b move 4a 4b
c move 5b 5a
c move 5a 8a
c sculpt 8a near
c move 8a 8b near
d move 2c 2a
d sculpt 2a near
d raise 2a near NW
! die volcano
! tokens 1
c save 1b:near
d sculpt 7a near
a move 17a 13a
a sculpt 13a pit
a move 13a 17b pit
a raise 17b loose NW
! die volcano
! tokens 7
d save none
b sculpt 4b near
b move 4b 4c near
b raise 4c loose NW
! die white
b move 14a 8a
c sculpt 8b near
c sculpt 8b far
c pray
d sculpt 7a near
d raise 7a near SW
! die volcano
! tokens 4
b save none
d move 7a 7b
d sculpt 7b near
a move 17b 19b
a sculpt 19b pit
a move 19b 17a pit
a raise 17a loose NW
c rescue 1a
! die volcano
! tokens 2
d save 2b:near
b sculpt 4c near
b move 4c 4a near
b move 4a 17b loose
b raise 17b loose E
! die white
c raise 8b near NW
! die volcano
! tokens 5
a save 5b:near,5c:near
c move 8b 8c loose
c village 8c near
d raise 7b near E
! die volcano
! tokens 1
c save none
d sculpt 2a near
d village 7b far
a move 5b 5a
a sculpt 5a near
a move 5a 5c near
a raise 5c loose SW
! die volcano
! tokens 1
b move 8a 8c
b move 17b 13a
b village 8c far
c village 1a near
c village 1a far
d move 2a 2c
d move 7b 7c
d village 2c near
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
puzzle 123
from 6035 27 181
choice b sculpt 6b near | sculpt 6b far
best 0.128 146.2 sculpt 6b near
tried 0.000 138.0 pray
why ! turn_weaker ISLE-12.3 1
tried 0.000 138.0 move 5a 5b
why - turn_weaker ISLE-12.3 1
tried 0.000 138.0 move 5c 5b
why - turn_weaker ISLE-12.3 1
tried 0.000 138.0 move 3a 3b
why - turn_weaker ISLE-12.3 1
tried 0.000 138.0 move 6b 1b
why - turn_weaker ISLE-12.3 1
tried 0.000 132.0 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 2
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b sculpt 21b pit
b village 5c near
a move 14a 5a pit
a move 5a 5b loose
a raise 5b loose E
! die volcano
! tokens 3
a move 18a 16a
b move 21b 11a pit
b move 5c 2a
b village 11a pit
a move 5b 2b
a sculpt 2b near
a village 2b far
b sculpt 2a near
b raise 2a near NW
! die volcano
! tokens 8
b sculpt 2a far
b raise 2a far SW
! die volcano
! tokens 7
a move 2b 2c near
a raise 2c loose E
! die volcano
! tokens 8
a sculpt 2c near
a raise 2c near NW
! die volcano
! tokens 8
b move 11a 5b loose
b move 5b 5a loose
b raise 5a loose SW
! die volcano
! tokens 2
b sculpt 2a near
a village 2c near
a village 2c far
b move 2a 5c near
b raise 5c loose NW
! die volcano
! tokens 8
b move 5a 4b
b sculpt 4b near
a move 2c 2b
a sculpt 2b near
a raise 2b near SW
! die white
a sculpt 16a pit
b move 4b 5a near
b move 5c 4c
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 2
a save none
a sculpt 2b near
a raise 2b near E
! die volcano
! tokens 1
a move 16a 14a pit
a raise 14a loose NW
! die white
b move 4c 3b
b sculpt 3b near
b village 3b far
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die volcano
! tokens 8
b move 5a 5c loose
b raise 3b near E
! die volcano
! tokens 7
b raise 5c loose SW
! die volcano
! tokens 7
b move 5b 11a
a move 4b 8a
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 1
a sculpt 8a far
b move 3b 3a
b sculpt 3a near
b village 3a far
a move 8a 14a far
a raise 14a loose E
! die volcano
! tokens 6
a pray
b move 3a 3c near
b raise 3c loose E
! die volcano
! tokens 6
b sculpt 3c near
b raise 3c near NW
! die white
a move 2b 2c
a move 2c 9a
a village 9a pit
b sculpt 3c far
b move 3c 3a far
b raise 3a loose NW
! die volcano
! tokens 8
b move 11a 21a
a move 9a 6b
a move 6b 1b
a village 1b near
b end
a sculpt 1b far
a raise 1b far E
! die volcano
! tokens 1
a save 1b:near
a pray
b end
a move 1b 1a
a sculpt 1a near
a sculpt 1a far
a raise 1a near E
! die white
b end
a raise 1a far SW
! die white
a move 1a 1c
a sculpt 1c near
a sculpt 1c far
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
b move 10a 20a pit
a raise 1c near SW
! die white
a raise 1c far NW
! die volcano
! tokens 6
a move 18a 16a
a move 18a 21a
b end
a move 1c 6a
a pray
b end
a pray
b end
a move 14a 8a
a end
b move 20a 9a loose
b move 9a 6b loose
b raise 6b loose E
! die white
b end
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
puzzle 124
from 6032 45 178
choice b move 8b 8c far
best 0.136 119.8 move 8b 8c far
tried 0.092 106.0 pray
why ! land_lost ISLE-11.1,ISLE-11.11 100
tried 0.081 104.0 end
why - points_unspent ISLE-3.4 4
tried 0.057 102.7 move 8b 13a far
why - land_lost ISLE-11.1,ISLE-11.11 100
tried 0.057 102.7 move 2c 2a
why - land_lost ISLE-11.1,ISLE-11.11 100
tried 0.034 102.4 move 8b 8c
why - next_turn_weaker ISLE-12.3 3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die volcano
! tokens 4
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die white
b raise 11a pit SW
! die volcano
! tokens 5
a sculpt 4b far
a raise 4b far SW
! die volcano
! tokens 3
a pray
b village 5b near
b pray
a move 4b 4a
a sculpt 4a near
a village 4a far
b move 5b 5a
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 6
b move 11a 2b
a move 4a 4c near
a village 4c near
a raise 4c loose NW
! die volcano
! tokens 7
b sculpt 2b near
b raise 2b near SW
! die white
b move 21a 11a
b move 21a 18a
a sculpt 4c far
a raise 4c far E
! die volcano
! tokens 1
a move 18a 16a
a move 18a 21a
b move 2b 2a
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 4
b move 2a 1a
a move 4c 4a
a sculpt 4a near
a move 4a 4b
a sculpt 4b near
b village 1a near
b village 1a far
a move 4b 4a near
a raise 4a near NW
! die white
a raise 4a loose SW
! die volcano
! tokens 3
a move 4a 17b
b move 1a 1b
b sculpt 1b near
b village 1b far
a sculpt 17b pit
a move 17b 3a pit
a village 3a near
b raise 1b near E
! die white
b move 5a 5c
b sculpt 5c near
b raise 5c near NW
! die white
a village 3a far
a move 3a 3c loose
a raise 3c loose E
! die volcano
! tokens 2
b move 1b 1c
b sculpt 1c near
b raise 1c near SW
! die white
b sculpt 1c far
a sculpt 3c near
a move 3c 3b near
a raise 3b loose E
! die white
a sculpt 3b near
b sculpt 5c far
b raise 5c far SW
! die white
b raise 1c far NW
! die white
b move 11a 2b
a sculpt 3b far
a move 3b 3c near
a raise 3c loose NW
! die white
a sculpt 3c far
b sculpt 2b near
b move 2b 2a near
b raise 2a loose NW
! die volcano
! tokens 5
b save none
b move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die white
a move 18a 16a
b move 16a 14a
b move 2a 2c
b village 2c near
a move 3c 3a far
a raise 3a loose NW
! die white
a move 3a 3b
a raise 3b far SW
! die white
b pray
b end
a move 21a 5b
a sculpt 5b near
a raise 5b near E
a rescue 2a
b rescue 8a
! die volcano
! tokens 8
a sculpt 14a pit
b sculpt 8a near
b raise 8a near E
! die white
b sculpt 8a far
b raise 8a far NW
! die white
a raise 14a pit E
! die volcano
! tokens 4
a save none
a move 2a 2c
a sculpt 2c far
a raise 2c far NW
! die white
b move 8a 8b
b sculpt 8b near
b raise 8b near NW
! die volcano
! tokens 7
b sculpt 8b far
a move 2c 9a
a move 9a 6b
a village 6b near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 125
from 6034 28 118
choice b move 2a 2c near
best 0.451 75.3 move 2a 2c near
tried 0.427 70.8 end
why - points_unspent ISLE-3.4 4
tried 0.414 70.6 move 2a 2c
why - turn_weaker ISLE-12.3 8
tried 0.395 64.4 move 2b 10a
why ! turn_weaker ISLE-12.3 13
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 2
b settler 11a
b settler 21a
b pray
b move 11a 2b
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a settler 5c
a move 5a 4b
a village 5c near
b village 2b near
b village 2b far
c move 5a 4b
c move 18a 16a
c village 4b near
a move 5c 2a
a sculpt 2a near
a sculpt 2a far
a raise 2a near NW
! die volcano
! tokens 8
b move 2b 2c
b sculpt 2c near
b village 2c far
c move 4b 4a
c move 18a 21a
c village 4a near
a raise 2a far SW
! die volcano
! tokens 1
a move 4b 4c
a sculpt 4c near
a raise 4c near E
! die volcano
! tokens 2
b save none
b sculpt 2c near
b move 2c 2b
b sculpt 2b near
b raise 2b near SW
! die white
c raise 14a loose NW
! die white
c move 14a 8a
c village 8a near
a move 4c 1a
a sculpt 1a near
a raise 1a near E
! die white
a sculpt 1a far
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose E
! die volcano
! tokens 5
a save 5c:near
c sculpt 8a far
c move 8a 8b
c sculpt 8b near
c sculpt 8b far
a pray
a move 1a 1b
a village 1b near
b move 21a 5b
b sculpt 5b near
b raise 5b near NW
! die volcano
! tokens 7
b move 21a 11a
c move 8b 8c near
c sculpt 8c near
c pray
a village 1b far
a move 1b 1a
a raise 1a far SW
! die volcano
! tokens 1
a save 1b:near
b move 2b 2a
b sculpt 2a near
b pray
c sculpt 8c far
c pray
a pray
a sculpt 1a near
a move 1a 1b near
a raise 1b loose E
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 126
from 6031 41 267
choice a move 9a 6b
best 0.622 111.6 move 9a 6b
tried 0.466 105.7 end
why ! points_unspent ISLE-3.4 2
tried 0.441 102.6 move 1c 1a
tried 0.413 101.2 raise 9a loose SW
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die white
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 18a 21a
c move 5a 4b
c village 4b near
a settler 5c
a move 5b 2b
a village 5c near
b village 2b near
b pray
c sculpt 16a pit
c move 4b 4a
c village 4a near
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a raise 5a loose SW
! die white
b move 21a 5b
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
c move 16a 14a pit
c move 4a 4c
c village 4c near
a move 21a 11a
a move 5a 14a
a sculpt 14a pit
a move 14a 5a pit
b move 2b 2a
b village 2a near
b move 10a 2c pit
c raise 14a loose E
! die white
c move 18a 16a
c pray
a move 5a 5c loose
a raise 5c loose SW
! die volcano
! tokens 7
a pray
b sculpt 2c near
b raise 2c near NW
! die white
b raise 2c loose E
! die white
b move 2a 1a
c move 14a 8a
c move 8a 8b
c sculpt 8b near
c move 8b 4a near
a move 5c 2a
a move 2a 1a
a sculpt 1a near
a raise 1a near E
! die volcano
! tokens 7
b move 1a 1b
b sculpt 1b near
b raise 1b near E
! die white
b move 1b 1c
c move 4c 3b
c raise 4a loose NW
! die white
c sculpt 3b near
c raise 3b near E
! die volcano
! tokens 6
a move 1a 1c
a sculpt 1c near
a move 1c 1a near
a raise 1a loose SW
! die white
b move 1c 7b
b sculpt 7b near
b village 7b far
c move 3b 17b
c sculpt 17b pit
c move 17b 4a pit
c raise 4a loose SW
! die volcano
! tokens 5
a save 5b:near
a sculpt 5c near
a raise 5c near NW
! die white
a move 5c 5a
a sculpt 5a near
b move 7b 7a near
b sculpt 7a near
b village 7a far
c move 4a 17b
c move 17b 3a
c village 3a near
a move 5a 5b near
a raise 5b loose NW
! die white
a pray
b raise 7a near E
! die volcano
! tokens 7
b save 7a:loose
b raise 7a loose SW
! die volcano
! tokens 1
b sculpt 7a near
b move 7a 7c near
c move 3a 19b
c sculpt 19b pit
c move 19b 17b pit
c move 17b 4a loose
a sculpt 1a near
a move 1a 1b
a village 1b near
b sculpt 7c near
b sculpt 7c far
b move 7c 7b near
b raise 7b loose E
! die volcano
! tokens 3
c save 3a:near
c move 4a 4c loose
c raise 4c loose NW
! die white
c pray
a move 1b 1c
a village 1c near
a end
b sculpt 7b near
b move 7b 22a near
b raise 22a loose E
! die white
b sculpt 22a pit
c move 4a 17b
c move 17b 3b
c sculpt 3b near
c move 3b 3c near
a move 1c 1a
a move 1a 1c near
a raise 1c loose NW
b rescue 3c
! die volcano
! tokens 3
c save 3a:near
a end
b sculpt 3c near
b sculpt 3c far
b raise 3c near E
! die volcano
! tokens 4
c save none
b raise 3c far NW
! die volcano
! tokens 2
b save 2b:near
c move 3c 3a loose
c raise 3a loose NW
! die white
c village 4c near
a move 2b 2c
a sculpt 2c near
a move 2c 2a near
a raise 2a loose SW
! die volcano
! tokens 6
b pray
b move 2c 2a
b sculpt 2a near
b raise 2a near NW
! die volcano
! tokens 3
c save none
c sculpt 3a near
c raise 3a near SW
! die volcano
! tokens 6
c pray
a move 2a 2c
a move 2c 9a
a village 9a pit
b village 3c near
b pray
c move 4c 4b
c sculpt 4b near
c move 4b 4c near
c raise 4c loose E
! die white
a move 9a 6b
a sculpt 6b near
a move 6b 1b near
a move 1b 6a
b move 3c 3b
b sculpt 3b near
b village 3b far
c move 4c 4a
c sculpt 4a near
c move 4a 4b near
c raise 4b loose E
! die white
a sculpt 6a near
a move 6a 1c near
a raise 1c loose SW
! die volcano
! tokens 6
a move 1c 6a
b raise 3b near SW
! die white
b pray
c move 3a 12a
c village 12a pit
c move 12a 19a
a sculpt 6a near
a village 6a far
a move 6a 6b near
b move 2a 2b
b move 2b 11a
b move 11a 10a
b move 10a 20a
c village 19a pit
c move 19a 19b
c move 19b 17a
a move 6b 9a loose
a raise 9a loose E
! die white
a move 9a 6b
a sculpt 6b near
b sculpt 20a pit
b move 20a 15a pit
b village 15a pit
c sculpt 17a pit
c move 17a 13a pit
c raise 13a loose E
! die white
c sculpt 13a pit
a sculpt 6b far
a move 6b 9a near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 127
from 6033 48 185
choice c move 4a 4c loose
best 0.611 79.5 move 4a 4c loose
tried 0.543 68.0 move 4a 4b loose
why - next_turn_weaker ISLE-12.3 7
tried 0.541 67.5 end
why - points_unspent ISLE-3.4 4
tried 0.481 72.0 move 4a 4b
why ! turn_weaker ISLE-12.3 6
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21a
a move 21a 5b
a village 5b near
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b pray
b move 21a 5b
b move 21a 18a
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a pray
a settler 5a
a village 5c near
b move 5b 2b
b village 2b near
b settler 2a
c move 14a 18b pit
c move 18b 5a
c pray
d move 21a 18a
d move 11a 10a
d village 10a pit
a settler 5a
a move 5c 2a
a sculpt 2a near
a raise 2a near SW
! die white
b settler 2c
b move 2a 1a
b village 2c near
c move 5a 4b
c sculpt 4b near
c raise 4b near E
! die volcano
! tokens 8
c move 18a 16a
d move 10a 2c
d move 2c 1b
d village 1b near
a move 2a 1a
a sculpt 1a near
a raise 1a near E
! die white
a move 5a 8a
b move 1a 3b
b move 2c 6b
b village 3b near
c sculpt 16a pit
c move 16a 18a pit
c move 4b 4a
c sculpt 4a near
d move 1b 1c
d village 1c near
d end
a sculpt 8a near
a move 8a 5a near
a raise 5a loose E
! die white
a move 5a 8a
b move 3b 3a
b sculpt 6b near
b village 3a near
c raise 4a near NW
! die white
c move 4a 17b
c sculpt 17b pit
c raise 17b pit E
! die white
d move 11a 10a
d move 10a 9a
d village 9a pit
a sculpt 8a far
a move 8a 5a far
a move 5a 5c loose
a raise 5c loose NW
! die white
b raise 6b near E
! die white
b move 3a 3c
b village 3c near
c move 18a 16a
c move 17b 17a
c village 17a pit
d move 9a 20a
d sculpt 20a pit
d pray
a move 1a 4c
a sculpt 4c near
a move 4c 1a near
a raise 1a loose SW
! die white
b move 6b 6a
b sculpt 6a near
b move 6a 6b near
b raise 6b loose SW
! die white
c move 18a 18b
c raise 18b loose NW
! die volcano
! tokens 1
d save 1b:near
c move 18a 21a
c move 18b 14a
d village 1c near
d pray
a village 1a near
a pray
b move 6b 6c
b sculpt 6c near
b pray
c raise 18a loose NW
! die white
c pray
d raise 20a pit NW
! die white
d pray
a move 5a 8a
a pray
b move 6c 6a near
b raise 6a loose SW
! die white
b move 6a 22a
b sculpt 22a pit
c move 14a 8a
c move 8a 8b
c village 8b near
d move 20a 20b
d sculpt 20b pit
d move 20b 20a pit
d raise 20a loose SW
! die volcano
! tokens 7
a move 8a 8c
a sculpt 8c near
a village 8c far
b move 22a 7b
b sculpt 7b near
b raise 7b near E
! die volcano
! tokens 4
b sculpt 7b far
c sculpt 8b far
c move 8b 4a far
c village 4a near
d move 20a 9a
d move 9a 15a
d sculpt 15a pit
d raise 15a pit E
! die volcano
! tokens 7
a move 8c 8a near
a move 8a 5a loose
a move 5a 5c loose
a raise 5c loose SW
! die white
b sculpt 7b near
b move 7b 3c near
b raise 3c loose E
! die volcano
! tokens 6
b move 3c 7a
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
puzzle 128
from 6035 28 24
choice b move 14a 5a pit
best 0.488 53.4 move 14a 5a pit
tried 0.475 47.2 end
why - points_unspent ISLE-3.4 4
tried 0.421 47.1 move 14a 5a
why - turn_weaker ISLE-12.3 1
tried 0.413 45.0 move 18a 16a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21b
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die white
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
a settler 21a
a move 21a 5b
a sculpt 5b near
a raise 5b near E
! die white
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
puzzle 129
from 6032 45 79
choice a move 4b 4a near
best 0.640 109.9 move 4b 4a near
tried 0.526 97.9 end
why - points_unspent ISLE-3.4 4
tried 0.508 97.2 sculpt 16a pit
why ! turn_weaker ISLE-12.3 21
tried 0.490 96.6 move 16a 14a
why - turn_weaker ISLE-12.3 21
proof 10 4 320
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die volcano
! tokens 4
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die white
b raise 11a pit SW
! die volcano
! tokens 5
a sculpt 4b far
a raise 4b far SW
! die volcano
! tokens 3
a pray
b village 5b near
b pray
a move 4b 4a
a sculpt 4a near
a village 4a far
b move 5b 5a
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 6
b move 11a 2b
a move 4a 4c near
a village 4c near
a raise 4c loose NW
! die volcano
! tokens 7
b sculpt 2b near
b raise 2b near SW
! die white
b move 21a 11a
b move 21a 18a
a sculpt 4c far
a raise 4c far E
! die volcano
! tokens 1
a move 18a 16a
a move 18a 21a
b move 2b 2a
b sculpt 2a near
b raise 2a near SW
! die volcano
! tokens 4
b move 2a 1a
a move 4c 4a
a sculpt 4a near
a move 4a 4b
a sculpt 4b near
b village 1a near
b village 1a far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 130
from 6034 29 170
choice a move 1c 7b
best 0.590 99.0 move 1c 7b
tried 0.515 96.9 pray
why ! turn_weaker ISLE-12.3 1
tried 0.514 97.4 end
why - points_unspent ISLE-3.4 4
tried 0.502 96.0 move 1c 6a
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 4
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 5a 4b
c sculpt 4b near
c village 4b far
a settler 5c
a village 5c near
a move 5c 4c
b village 2b near
b pray
c move 4b 4c near
c village 4c near
c raise 4c loose E
! die white
a sculpt 4c far
a raise 4c far NW
! die white
a pray
b move 21a 5b
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
c move 4c 4a
c sculpt 4a near
c sculpt 4a far
c raise 4a near NW
! die white
a move 4c 2a
a sculpt 2a near
a raise 2a near SW
! die volcano
! tokens 8
a move 21a 11a
b move 2b 2c
b sculpt 2c near
b raise 2c near E
! die white
b raise 10a pit SW
! die white
c raise 4a far SW
! die white
c move 4a 17b
c sculpt 17b pit
c move 17b 4a pit
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a raise 5a loose SW
! die white
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
b raise 2c loose NW
! die volcano
! tokens 3
c move 4a 4b loose
c raise 4b loose E
! die volcano
! tokens 5
a save 5c:near
c pray
a sculpt 5a near
a move 2a 1a
a village 5b near
b move 2c 1b
b village 1b near
b move 1b 1a
c move 4b 8b
c sculpt 8b near
c move 8b 4b near
c raise 4b loose SW
! die white
a sculpt 1a near
a raise 1a near SW
! die white
a move 5a 5c near
a raise 5c loose SW
! die volcano
! tokens 1
b save 1b:near
b village 1a near
b pray
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
c sculpt 14a pit
a move 1a 1c
a sculpt 1c near
a village 1c far
b pray
b end
c raise 14a pit E
! die white
c move 14a 8a
c sculpt 8a far
c raise 8a far NW
! die white
a raise 1c near SW
! die white
a move 5b 2b
a pray
b pray
c move 8a 8b
c sculpt 8b far
c raise 8b far NW
! die white
c move 18a 16a
a move 11a 10a
a move 10a 20a
a village 20a pit
b end
c move 8b 13a
c move 13a 17a
c village 17a pit
a move 20a 20b
a village 20b pit
a move 20b 15a
b end
c move 17a 17b
c move 17b 3b
c sculpt 3b near
c raise 3b near E
! die volcano
! tokens 1
b save 1a:near,1b:near
a sculpt 1c near
a raise 1c near NW
! die white
a sculpt 15a pit
a raise 15a pit SW
! die volcano
! tokens 4
c save none
b pray
b end
c village 3b far
c move 3b 3a
c sculpt 3a near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 131
from 6031 42 117
choice a sculpt 6b near
best 0.252 76.7 sculpt 6b near
tried 0.198 68.9 pray
why ! turn_weaker ISLE-12.3 6
tried 0.180 67.2 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 1
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 18a 21a
b move 5a 4b
b village 4b near
c settler 5c
c village 5c near
c move 5c 2a
a village 2b near
a pray
b sculpt 16a pit
b move 4b 4a
b village 4a near
c move 5a 14a
c sculpt 14a pit
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 4
b save 4b:near
a move 21a 5b
a move 21a 11a
a move 11a 10a
a sculpt 10a pit
b pray
b move 16a 14a pit
b village 4a near
c move 2a 1a
c sculpt 1a near
c village 1a far
a move 2b 2a
a village 2a near
a move 10a 2c pit
b move 4a 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 8
b raise 14a loose NW
! die volcano
! tokens 3
c move 1a 1b near
c village 1b near
c raise 1b loose E
! die volcano
! tokens 2
a save 2a:near,2b:near
a pray
a sculpt 2c near
a village 2c far
b sculpt 4c far
b raise 4c far NW
! die volcano
! tokens 3
b pray
c sculpt 1b far
c move 1b 1c far
c village 1c far
a raise 2c near E
! die white
a move 2c 6b
a pray
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die volcano
! tokens 8
c sculpt 1c near
c raise 1c near NW
! die white
c move 1c 1a loose
c raise 1a loose E
! die white
a pray
a end
b move 4b 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 4
b save 4a:near,4b:near
c move 5b 2b
c move 1a 1b
c pray
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 132
from 6033 49 101
choice c move 3b 4c
best 0.414 49.7 move 3b 4c
tried 0.336 47.9 end
why - points_unspent ISLE-3.4 4
tried 0.299 46.9 move 5a 8a
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c land 21a
c move 21a 5b
c village 5b near
d settler 18a
d village 18b pit
d settler 18a
a settler 21a
a move 21a 11a
a village 11a pit
b settler 21a
b move 21a 5b
b pray
b move 21a 18a
c settler 5a
c village 5a near
c settler 5c
d settler 18a
d move 18b 14a
d village 14a pit
a settler 11a
a settler 21a
a pray
a move 21a 5b
b move 5b 2b
b village 2b near
b settler 2a
c pray
c settler 5a
c village 5c near
d pray
d move 14a 8a
d village 8a near
a move 21a 18a
a move 11a 10a
a village 10a pit
b settler 2c
b sculpt 2a near
b village 2c near
c settler 5a
c move 5a 4b
c pray
d move 8a 4b
d sculpt 4b near
d raise 4b near E
! die white
d move 4b 8b
a move 10a 2c
a move 2c 1b
a village 1b near
b raise 2a near SW
! die volcano
! tokens 7
b move 2a 1a
b sculpt 1a near
b raise 1a near E
! die volcano
! tokens 6
c move 4b 4a
c move 4a 3b
c village 3b near
d sculpt 8b near
d move 8b 4b near
d raise 4b loose SW
! die volcano
! tokens 5
c save 5b:near
d move 18a 16a
a move 1b 1c
a move 5b 5a
a village 1c near
b move 2c 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose E
! die volcano
! tokens 4
c sculpt 5c near
c village 5a near
c raise 5c near NW
! die white
d move 4b 4a
d sculpt 4a near
d village 4a far
a move 18a 16a
a sculpt 16a pit
a move 16a 18b pit
a raise 18b loose SW
! die white
b move 2c 9a
b move 1a 3c
b village 9a pit
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
puzzle 133
from 6035 28 90
choice b sculpt 3b far
best 0.558 100.8 sculpt 3b far
tried 0.464 93.6 move 3b 4c near
why - next_turn_weaker ISLE-12.3 8
tried 0.435 97.4 end
why - points_unspent ISLE-3.4 3
tried 0.382 87.3 move 3b 4a near
why ! next_turn_weaker ISLE-12.3 8
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21b
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die white
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
a settler 21a
a move 21a 5b
a sculpt 5b near
a raise 5b near E
! die white
b move 14a 5a pit
b raise 5a loose SW
! die white
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 7
a pray
a move 5b 2b
a village 2b near
b move 5a 4b
b move 18a 16a
b village 4b near
a settler 2a
a village 2a near
a move 21b 11a
b move 18a 21a
b move 4b 4a
b village 4a near
a sculpt 11a pit
a raise 11a pit SW
! die volcano
! tokens 5
a move 2b 10a
a sculpt 10a pit
b sculpt 16a pit
b move 4a 4c
b village 4c near
a move 10a 2c pit
a raise 2c loose E
! die white
a sculpt 2c near
a raise 2c near NW
! die volcano
! tokens 7
b move 16a 14a pit
b move 14a 5a
b village 5a near
a move 2a 5c
a sculpt 5c near
a move 5c 2b near
a raise 2b loose SW
! die white
b move 5a 5c
b sculpt 5c far
b move 5c 4b far
b raise 4b loose E
! die volcano
! tokens 3
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
a move 2c 1b
b move 4c 1a
b sculpt 1a near
b raise 1a near E
! die volcano
! tokens 3
b move 1a 3b
a sculpt 1b near
a raise 1b near E
! die volcano
! tokens 3
a move 1b 1a
a move 1a 3b
b sculpt 3b near
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
puzzle 134
from 6032 46 79
choice a move 11a 10a
best 0.311 85.8 move 11a 10a
tried 0.287 75.9 end
why - points_unspent ISLE-3.4 4
tried 0.250 76.0 move 5c 5a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
a settler 21a
a pray
a move 21a 5b
a sculpt 5b near
b raise 5a near SW
! die volcano
! tokens 1
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a move 21a 11a
a sculpt 11a pit
a raise 5b near NW
! die volcano
! tokens 6
a raise 11a pit SW
! die volcano
! tokens 4
b move 4b 4a
b sculpt 4a near
b village 4a far
a move 11a 2b
a sculpt 2b near
a raise 2b near SW
! die white
a move 21a 11a
b move 4a 4b near
b village 4b near
b raise 4b loose SW
! die volcano
! tokens 4
b save 4b:near
a move 21a 18a
a move 2b 2a
a village 2a near
b pray
b move 4b 4a
b sculpt 4a near
b raise 4a near NW
! die volcano
! tokens 1
a move 2a 2c
a move 5b 5c
a village 2c near
b move 4a 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 5
b sculpt 4c far
a sculpt 5c near
a village 5c far
a raise 5c near NW
! die volcano
! tokens 7
b raise 4c far NW
! die volcano
! tokens 6
b move 18a 16a
b sculpt 16a pit
b move 16a 18a pit
---
mu 1
game isle
rules 1
option players 3
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
puzzle 135
from 6034 29 142
choice b move 2c 1b
best 0.185 66.6 move 2c 1b
tried 0.136 59.7 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 4
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 5a 4b
c sculpt 4b near
c village 4b far
a settler 5c
a village 5c near
a move 5c 4c
b village 2b near
b pray
c move 4b 4c near
c village 4c near
c raise 4c loose E
! die white
a sculpt 4c far
a raise 4c far NW
! die white
a pray
b move 21a 5b
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
c move 4c 4a
c sculpt 4a near
c sculpt 4a far
c raise 4a near NW
! die white
a move 4c 2a
a sculpt 2a near
a raise 2a near SW
! die volcano
! tokens 8
a move 21a 11a
b move 2b 2c
b sculpt 2c near
b raise 2c near E
! die white
b raise 10a pit SW
! die white
c raise 4a far SW
! die white
c move 4a 17b
c sculpt 17b pit
c move 17b 4a pit
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a raise 5a loose SW
! die white
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
b raise 2c loose NW
! die volcano
! tokens 3
c move 4a 4b loose
c raise 4b loose E
! die volcano
! tokens 5
a save 5c:near
c pray
a sculpt 5a near
a move 2a 1a
a village 5b near
b move 2c 1b
b village 1b near
b move 1b 1a
c move 4b 8b
c sculpt 8b near
c move 8b 4b near
c raise 4b loose SW
! die white
a sculpt 1a near
a raise 1a near SW
! die white
a move 5a 5c near
a raise 5c loose SW
! die volcano
! tokens 1
b save 1b:near
b village 1a near
b pray
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
c sculpt 14a pit
a move 1a 1c
a sculpt 1c near
a village 1c far
b pray
b end
c raise 14a pit E
! die white
c move 14a 8a
c sculpt 8a far
c raise 8a far NW
! die white
a raise 1c near SW
! die white
a move 5b 2b
a pray
b pray
c move 8a 8b
c sculpt 8b far
c raise 8b far NW
! die white
c move 18a 16a
a move 11a 10a
a move 10a 20a
a village 20a pit
---
mu 1
game isle
rules 1
option players 3
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
puzzle 136
from 6031 43 66
choice b move 2c 1b
best 0.532 64.1 move 2c 1b
tried 0.464 57.4 end
why - points_unspent ISLE-3.4 3
tried 0.437 55.3 move 2c 2a
why - turn_weaker ISLE-12.3 1
tried 0.401 53.3 move 5a 18b
why ! turn_weaker ISLE-12.3 1
tried 0.393 52.8 pray
why - turn_weaker ISLE-12.3 1
tried 0.391 52.5 move 5a 5b
why - turn_weaker ISLE-12.3 1
tried 0.389 52.4 move 5c 5b
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
a settler 21a
a pray
a move 21a 11a
a move 21a 5b
b pray
b settler 5a
b settler 5a
b move 5b 2b
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 2
c pray
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b sculpt 5c near
b village 2b far
b raise 5c near SW
! die white
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die volcano
! tokens 7
a raise 2b loose SW
! die volcano
! tokens 1
a move 2b 2a
a village 2a near
b move 2b 2c
b sculpt 2c near
b village 2c far
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die white
a village 2a far
a pray
b raise 2c near NW
! die white
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
puzzle 137
from 6035 29 157
choice a move 2c 1b
best 0.656 134.1 move 2c 1b
tried 0.596 131.2 end
why - points_unspent ISLE-3.4 4
tried 0.573 128.4 move 2a 1b
why ! turn_weaker ISLE-12.3 11
proof 10 4 320
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
! tokens 3
a settler 5c
a move 5b 2b
a village 5c near
b move 18a 16a
b move 4b 4a
b village 4a near
a village 2b near
a pray
b move 4a 4c
b sculpt 16a pit
b village 4c near
a move 2b 2a
a move 21a 11a
a village 2a near
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 3
b village 14a pit
a move 2a 2c
a sculpt 2c near
a raise 2c near E
! die white
a sculpt 11a pit
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 4
b save 4a:near
a move 11a 2b pit
a move 2b 2c loose
a raise 2c loose NW
! die volcano
! tokens 5
a save 5b:near
a sculpt 5c near
b pray
b sculpt 4b near
b village 4c near
a move 5c 2b near
a raise 2b loose SW
! die volcano
! tokens 3
a move 2c 1b
a sculpt 1b near
b move 4c 1a
b sculpt 1a near
b move 1a 4c near
b raise 4c loose NW
! die volcano
! tokens 5
a save none
a move 1b 2a near
a raise 2a loose SW
! die volcano
! tokens 5
a move 21a 5b
a sculpt 5b near
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose E
! die volcano
! tokens 7
a move 5b 5c near
a raise 5c loose NW
! die white
a sculpt 5c near
a raise 5c near SW
! die volcano
! tokens 6
b move 4c 3b
b sculpt 3b far
b move 3b 4a far
b move 4a 13a
a village 5c far
a pray
b village 13a pit
b pray
a move 5c 5b
a sculpt 5b far
a raise 5b far NW
! die white
a move 2c 9a
b move 13a 17b
b sculpt 17b pit
b move 17b 3a pit
b sculpt 3a near
a sculpt 9a pit
a move 9a 2c pit
a move 5b 5a
a sculpt 5a near
b raise 3a near NW
! die volcano
! tokens 4
b save 4a:near,4c:near
b pray
b raise 3a loose SW
! die volcano
! tokens 7
b sculpt 4b near
a village 5a far
a raise 5a near E
! die white
a move 2a 1a
b sculpt 3a far
b move 3a 3c
b sculpt 3c near
b sculpt 3c far
a move 2b 11a
a move 11a 10a
a sculpt 10a pit
a raise 10a pit SW
! die volcano
! tokens 1
b raise 3c near NW
! die volcano
! tokens 1
b raise 3c far E
! die white
b pray
a sculpt 1a near
a sculpt 1a far
a raise 1a near SW
! die white
a move 1a 2a far
b move 18a 16a
b pray
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
puzzle 138
from 6032 49 189
choice b raise 5b far E
best 0.516 166.1 raise 5b far E
tried 0.000 161.0 end
why ! points_unspent ISLE-3.4 4
tried 0.000 161.0 move 1a 1b
why - raise_missed ISLE-8.3 10
tried 0.000 161.0 move 1a 1c
why - raise_missed ISLE-8.3 10
tried 0.000 161.0 move 21b 11a
why - raise_missed ISLE-8.3 10
proof 10 4 320
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 3
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die white
b raise 11a pit SW
! die white
a move 4b 4a
a move 4a 3b
a village 3b near
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die volcano
! tokens 6
b move 21a 11a
a village 3b far
a pray
b move 21a 18a
b move 2b 2a
b village 2a near
a move 3b 3a
a sculpt 3a near
a village 3a far
b move 2a 2c
b move 5b 5c
b village 2c near
a move 3a 3c near
a raise 3c loose E
! die volcano
! tokens 1
a sculpt 3c near
a raise 3c near NW
! die white
b sculpt 5c near
b raise 5c near NW
! die white
b pray
a sculpt 3c far
a move 3c 3a far
a raise 3a loose NW
! die volcano
! tokens 3
a save 3b:near
a sculpt 3a near
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose E
! die volcano
! tokens 5
a raise 3a near SW
! die volcano
! tokens 7
a move 3a 3c
a sculpt 3c near
a move 18a 16a
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose SW
! die white
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 6
a sculpt 14a pit
b move 2a 1a
b sculpt 1a near
b sculpt 1a far
b move 1a 2a near
a raise 14a pit E
! die volcano
! tokens 5
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die white
b sculpt 5c near
b village 5c far
b raise 5c near SW
! die volcano
! tokens 4
a move 3c 3b near
a raise 3b loose SW
! die volcano
! tokens 4
a pray
b move 5c 5a
b village 5a near
b raise 2a loose NW
! die volcano
! tokens 4
a move 3b 4a
a sculpt 4a near
a move 4a 3b near
a raise 3b loose E
! die volcano
! tokens 1
b sculpt 5a far
b raise 5a far E
! die white
b move 5a 5b
b sculpt 5b near
a move 18a 16a
a move 8a 8b
a village 8b near
b move 2b 10a
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
a move 8b 13a
a sculpt 13a pit
a move 13a 4a pit
a raise 4a loose NW
! die volcano
! tokens 8
a save none
b move 2c 6b
b sculpt 6b near
b move 6b 2c near
b sculpt 5b far
a village 4a far
a move 4a 4b
a sculpt 4b near
b raise 2c loose E
! die volcano
! tokens 5
b save 5a:near
b raise 2c loose NW
! die volcano
! tokens 6
b pray
a raise 4b near SW
! die white
a sculpt 4b far
a move 4b 4c far
a raise 4c loose E
! die white
b move 2c 9a
b move 9a 6b
b sculpt 6b near
b raise 6b near E
! die volcano
! tokens 4
a move 18a 21a
a pray
b move 6b 1b
b move 1b 1a
b raise 1a far E
! die white
b end
a pray
b pray
b end
a move 21a 5b
a move 3b 3a
a move 3a 12a
a end
b pray
a end
---
mu 1
game isle
rules 1
option players 3
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
puzzle 139
from 6034 30 306
choice b sculpt 2b near
best 0.870 111.6 sculpt 2b near
tried 0.000 79.0 end
why ! points_unspent ISLE-3.4 3
tried 0.000 79.0 move 2b 2c
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 7
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 18a 21a
b move 5a 4b
b village 4b near
c settler 5c
c village 5c near
c move 5c 2a
a village 2b near
a pray
b sculpt 16a pit
b move 4b 4a
b village 4a near
c move 5a 14a
c sculpt 14a pit
c move 14a 5a pit
c raise 5a loose SW
! die white
a move 21a 5b
a move 21a 11a
a move 11a 10a
a sculpt 10a pit
b move 16a 14a pit
b move 4a 4c
b village 4c near
c sculpt 2a near
c move 2a 5c near
c raise 5c loose SW
! die white
c move 5b 2b
a move 2b 2c
a sculpt 2c near
a raise 2c near E
! die white
a raise 10a pit SW
! die volcano
! tokens 6
b raise 14a loose NW
! die white
b move 18a 16a
b pray
c move 5c 2a
c move 2a 1a
c village 1a near
a move 10a 9a
a sculpt 9a pit
a raise 9a pit SW
! die volcano
! tokens 1
c save 1a:near
a move 9a 6b
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die volcano
! tokens 2
a save 2b:near
c pray
c move 1a 1b
c village 1b near
a village 2c near
a village 6b near
b move 4b 8b
b sculpt 8b near
b move 8b 4b near
b raise 4b loose SW
! die white
c village 1b far
c pray
a move 2c 2a
a sculpt 2a near
a raise 2a near NW
! die volcano
! tokens 5
c save 5b:near
a sculpt 6b far
b move 4c 3b
b sculpt 3b near
b move 3b 4a near
b raise 4a loose NW
! die volcano
! tokens 4
b save 4a:near,4c:near
c move 1b 1c
c sculpt 1c near
c raise 1c near NW
! die volcano
! tokens 5
c save 5b:near
c pray
a raise 6b far SW
! die white
a move 6b 6a
a sculpt 6a near
a raise 6a near SW
! die volcano
! tokens 3
b pray
b sculpt 4b near
b move 4b 4c near
b raise 4c loose E
! die white
c sculpt 1c far
c raise 1c far SW
! die volcano
! tokens 4
b save 4a:near
c village 5a far
a village 6a far
a move 6a 6c
a sculpt 6c near
b pray
b sculpt 4c near
b raise 4c near NW
! die white
b move 4a 17b
c sculpt 5a near
c move 5a 5c near
c sculpt 5c near
c raise 5c near NW
! die volcano
! tokens 6
a save none
a village 6c near
a pray
b sculpt 17b pit
b move 17b 3b pit
b raise 3b loose E
! die white
b sculpt 3b near
c sculpt 5c far
c move 5c 5b loose
c raise 5b loose NW
! die volcano
! tokens 4
b save none
c move 21a 11a
a sculpt 6c far
a move 6c 6b
a sculpt 6b near
a raise 6b near E
! die volcano
! tokens 5
c save none
b move 3b 3c near
b village 3c near
b raise 3c loose E
! die volcano
! tokens 7
c village 5b near
c pray
a move 6b 6a
a sculpt 6a near
a move 6a 22a near
a sculpt 22a pit
b village 3c far
b move 3c 3a
b sculpt 3a near
c move 5b 5a
c sculpt 5a near
c move 5a 5b near
c raise 5b loose E
! die volcano
! tokens 8
a move 22a 7b pit
a raise 7b loose E
c rescue 7b
! die white
a move 5b 5c
a end
b village 3a far
b move 3a 3c near
b raise 3c loose NW
! die volcano
! tokens 2
a save 2b:near,2c:near
c move 2b 2a
c sculpt 2a near
c raise 2a near SW
! die volcano
! tokens 4
c sculpt 7b near
a sculpt 7b far
a move 7b 7a far
a raise 7a loose SW
! die white
a sculpt 7a near
b sculpt 4c near
b sculpt 4c far
b move 4c 4a near
b raise 4a loose SW
! die white
c move 7b 7a near
c village 7a far
c raise 7a loose E
! die white
a move 7a 7c near
a end
b move 16a 14a
b move 14a 8a
b village 8a near
c move 7a 7c
c sculpt 7c near
c village 7c far
a end
b move 8a 8b
b sculpt 8b near
b raise 8b near NW
! die volcano
! tokens 8
b save none
b end
c move 7c 7b near
c move 5b 5c
c village 5c near
a end
b move 8b 8c
b village 8c near
b end
c move 7b 22a loose
c move 22a 22b
c sculpt 22b pit
c end
a end
b move 4a 17b
b move 17b 17a
b sculpt 17a pit
b raise 17a pit NW
! die white
c move 11a 10a
c move 10a 20a
c sculpt 20a pit
c raise 20a pit NW
! die volcano
! tokens 7
a end
b move 17a 13a
b end
c move 20a 20b
c sculpt 20b pit
c move 20b 20a pit
c raise 20a loose SW
! die volcano
! tokens 4
a sculpt 7c near
a move 7c 7b near
a move 7b 22a loose
a raise 22a loose SW
! die volcano
! tokens 5
c save none
b move 21a 11a
b move 11a 5b
b end
c sculpt 5c near
c move 5c 5a
c village 5a near
a move 5c 5b
a sculpt 5b near
a end
b end
c move 20a 9a
c move 9a 15a
c sculpt 15a pit
c raise 15a pit E
! die volcano
! tokens 2
a move 5b 11a near
a raise 11a loose SW
b rescue 2a
c rescue 8a
! die white
a village 2a near
b move 2a 2b
---
mu 1
game isle
rules 1
option players 3
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
puzzle 140
from 6031 44 204
choice b village 4c near
best 0.226 62.8 village 4c near
tried 0.173 56.9 raise 4a loose NW
why ! turn_weaker ISLE-12.3 6
tried 0.082 48.5 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die white
b pray
c village 11a pit
c pray
a village 5c near
a village 2b near
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 8a
c move 21a 18a
c pray
a move 5c 2a
a move 2b 2c
a village 2c near
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 7
b move 18a 16a
c move 5b 2b
c move 21a 11a
c move 11a 10a
c sculpt 10a pit
a move 2c 9a
a sculpt 9a pit
a village 2a near
b sculpt 16a pit
b move 4b 4a
b village 4a near
c raise 10a pit NW
! die white
c move 10a 20a
c sculpt 20a pit
c raise 20a pit SW
! die volcano
! tokens 4
b save 4a:near
a move 9a 2c pit
a raise 2c loose E
! die volcano
! tokens 8
a move 2a 4c
a sculpt 4c near
b move 4a 4c
b move 16a 18a pit
b village 4c far
c move 20a 9a
c move 9a 6b
c village 6b near
a move 4c 2a near
a move 2a 2c loose
a raise 2c loose NW
! die white
a move 2c 1b
b move 4c 4b
b sculpt 4b near
b move 4b 4c near
b raise 4c loose E
! die volcano
! tokens 7
c move 2b 2a
c move 2a 1a
c village 1a near
a sculpt 1b near
a move 1b 2a near
a raise 2a loose SW
! die volcano
! tokens 8
a move 2a 1b
b move 18a 21a loose
b move 21a 5b loose
b move 5b 5c loose
b raise 5c loose NW
! die white
c move 1a 1c
c move 6b 6a
c village 1c near
a move 1b 6a
a sculpt 6a near
a move 6a 1b near
a move 1b 2a loose
b move 4c 3b
b sculpt 3b near
b move 3b 4c near
b raise 4c loose NW
! die white
c move 6a 22a
c sculpt 22a pit
c move 22a 1c pit
c raise 1c loose NW
! die white
a move 2a 2b loose
a raise 2b loose E
! die white
a move 5a 14a
a move 5a 18b
b move 18a 16a
b move 18a 21a
b pray
c move 1c 3c
c sculpt 3c near
c move 3c 1c near
c raise 1c loose SW
! die volcano
! tokens 2
a save none
a sculpt 2b near
a village 2c near
a raise 2b near SW
! die white
b move 16a 14a
b move 14a 8a
b sculpt 8a near
b raise 8a near E
b rescue 9a
c rescue 2a
a rescue 2a
! die white
c settler 1a
c settler 1a
c sculpt 2a near
c move 2a 1a near
a settler 2a
a move 2a 1b
a pray
b sculpt 8a far
b raise 8a far NW
! die volcano
! tokens 7
b move 9a 15a
b sculpt 15a pit
c raise 1a loose SW
! die white
c move 1c 7b
c sculpt 7b near
c move 7b 1c near
a settler 2a
a pray
b move 15a 9a pit
b move 9a 6b loose
b raise 6b loose E
! die white
b move 9a 2c
c move 1c 7b
c sculpt 7b far
c move 7b 1c far
c move 1c 7b
a move 2a 1a
a move 2a 1a
a move 2c 1b
a move 1b 6b
b move 8a 8b
b sculpt 8b near
b move 8b 13a near
b move 13a 4a loose
c move 7b 7a
c sculpt 7a near
c raise 7a near E
! die volcano
! tokens 4
b save 4a:near
c sculpt 7a far
a move 6b 6c
a sculpt 6c near
a move 6c 6a near
a raise 6a loose SW
! die volcano
! tokens 8
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 141
from 6033 51 126
choice d move 6b 1b near
best 0.578 65.3 move 6b 1b near
tried 0.533 60.2 move 6b 6a near
why ! turn_weaker ISLE-12.3 3
tried 0.513 61.4 end
why - points_unspent ISLE-3.4 4
tried 0.501 60.9 raise 6b near E
why - next_turn_weaker ISLE-12.3 4
tried 0.499 60.8 raise 6b far E
why - next_turn_weaker ISLE-12.3 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21b
a village 21b pit
a settler 21a
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 21a
a move 21a 5b
a pray
a move 21a 18a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a move 5b 2b
a village 2b near
a settler 2a
b pray
b settler 5a
b settler 5a
b sculpt 5c near
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 4
c pray
d move 21a 18a
d move 11a 10a
d village 10a pit
a settler 2c
a village 2a near
a move 2a 4c
b move 5c 4b near
b sculpt 4b near
b village 4b far
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die volcano
! tokens 4
b save none
b save none
d move 10a 2c
d move 2c 1b
d village 1b near
a village 2c near
a village 4c near
b sculpt 4b near
b move 4b 4a near
b village 4a far
c move 18a 16a
c move 14a 8a
c sculpt 8a near
c raise 8a near NW
! die white
d move 5b 2b
d move 1b 1a
d village 1a near
a village 4c far
a pray
b sculpt 4a near
b raise 4a loose NW
! die white
b raise 4a near SW
! die white
b move 5b 2b
c move 8a 8b
c sculpt 8b near
c raise 8b near NW
! die volcano
! tokens 7
c move 8b 8c
d move 1a 1c
d village 1c near
d end
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
a raise 2c loose E
! die volcano
! tokens 6
b move 5a 4b
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
c sculpt 8c near
c move 8c 8a near
c move 8a 14a loose
c raise 14a loose E
! die volcano
! tokens 8
d move 2b 2c
d move 2c 6b
d sculpt 6b near
d sculpt 6b far
a move 2b 5b
a pray
b move 4a 4b loose
b raise 4b loose SW
! die white
b pray
c move 14a 8a
c sculpt 8a near
c move 8a 14a near
c move 14a 18b loose
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
puzzle 142
from 6035 30 26
choice b village 5b near
best 0.435 49.3 village 5b near
tried 0.408 44.7 end
why - points_unspent ISLE-3.4 4
tried 0.302 45.9 settler 21a
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
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
! die volcano
! tokens 5
b save none
a move 18a 16a
a village 5a near
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
puzzle 143
from 6032 49 187
choice b raise 5b far E
best 0.476 163.9 raise 5b far E
tried 0.000 161.0 pray
why ! raise_missed ISLE-8.3 10
tried 0.000 161.0 end
why - points_unspent ISLE-3.4 4
tried 0.000 161.0 move 1a 1b
why - raise_missed ISLE-8.3 10
tried 0.000 161.0 move 1a 1c
why - raise_missed ISLE-8.3 10
tried 0.000 161.0 move 21b 11a
why - raise_missed ISLE-8.3 10
proof 10 4 320
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 3
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die white
b raise 11a pit SW
! die white
a move 4b 4a
a move 4a 3b
a village 3b near
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die volcano
! tokens 6
b move 21a 11a
a village 3b far
a pray
b move 21a 18a
b move 2b 2a
b village 2a near
a move 3b 3a
a sculpt 3a near
a village 3a far
b move 2a 2c
b move 5b 5c
b village 2c near
a move 3a 3c near
a raise 3c loose E
! die volcano
! tokens 1
a sculpt 3c near
a raise 3c near NW
! die white
b sculpt 5c near
b raise 5c near NW
! die white
b pray
a sculpt 3c far
a move 3c 3a far
a raise 3a loose NW
! die volcano
! tokens 3
a save 3b:near
a sculpt 3a near
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose E
! die volcano
! tokens 5
a raise 3a near SW
! die volcano
! tokens 7
a move 3a 3c
a sculpt 3c near
a move 18a 16a
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose SW
! die white
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 6
a sculpt 14a pit
b move 2a 1a
b sculpt 1a near
b sculpt 1a far
b move 1a 2a near
a raise 14a pit E
! die volcano
! tokens 5
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die white
b sculpt 5c near
b village 5c far
b raise 5c near SW
! die volcano
! tokens 4
a move 3c 3b near
a raise 3b loose SW
! die volcano
! tokens 4
a pray
b move 5c 5a
b village 5a near
b raise 2a loose NW
! die volcano
! tokens 4
a move 3b 4a
a sculpt 4a near
a move 4a 3b near
a raise 3b loose E
! die volcano
! tokens 1
b sculpt 5a far
b raise 5a far E
! die white
b move 5a 5b
b sculpt 5b near
a move 18a 16a
a move 8a 8b
a village 8b near
b move 2b 10a
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
a move 8b 13a
a sculpt 13a pit
a move 13a 4a pit
a raise 4a loose NW
! die volcano
! tokens 8
a save none
b move 2c 6b
b sculpt 6b near
b move 6b 2c near
b sculpt 5b far
a village 4a far
a move 4a 4b
a sculpt 4b near
b raise 2c loose E
! die volcano
! tokens 5
b save 5a:near
b raise 2c loose NW
! die volcano
! tokens 6
b pray
a raise 4b near SW
! die white
a sculpt 4b far
a move 4b 4c far
a raise 4c loose E
! die white
b move 2c 9a
b move 9a 6b
b sculpt 6b near
b raise 6b near E
! die volcano
! tokens 4
a move 18a 21a
a pray
b move 6b 1b
b move 1b 1a
b raise 1a far E
! die white
b end
a pray
b pray
b end
a move 21a 5b
a move 3b 3a
a move 3a 12a
a end
---
mu 1
game isle
rules 1
option players 3
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
puzzle 144
from 6034 31 97
choice c move 4b 4a
best 0.277 68.4 move 4b 4a
tried 0.241 63.7 end
why - points_unspent ISLE-3.4 4
tried 0.228 62.1 move 4b 8b
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
a settler 21a
a pray
a move 21a 11a
a move 21a 5b
b pray
b settler 5a
b settler 5a
b move 5b 2b
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 3
c pray
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b sculpt 5c near
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
a move 2b 2a loose
a sculpt 2a near
a raise 2a near NW
! die volcano
! tokens 5
b save none
a raise 2a loose SW
! die volcano
! tokens 4
b save 4b:near
b move 5c 4c
b pray
b village 4c near
c sculpt 5a near
c move 5a 5b
c village 5b near
a move 2a 2c
a move 21a 11a
a village 2c near
b move 4b 4a
b sculpt 4a near
b village 4c far
c move 18a 21a
c move 5b 5c
c village 5c near
a move 11a 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose E
! die white
b raise 4a near SW
! die volcano
! tokens 1
b sculpt 4a far
b raise 4a far NW
! die volcano
! tokens 3
b move 4c 1a
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die volcano
! tokens 6
a move 2c 6b
a sculpt 6b near
a sculpt 6b far
a move 6b 2c near
b village 1a near
b village 1a far
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 145
from 6033 52 285
choice c move 21a 11a
best 0.419 76.1 move 21a 11a
tried 0.243 68.2 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21a
a move 21a 5b
a village 5b near
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b pray
b move 21a 5b
b move 21a 18a
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a pray
a settler 5a
a village 5c near
b move 5b 2b
b village 2b near
b settler 2a
c move 14a 18b pit
c move 18b 5a
c pray
d move 21a 18a
d move 11a 10a
d village 10a pit
a settler 5a
a move 5c 2a
a village 2a near
b settler 2c
b move 2a 1a
b village 2c near
c move 5a 4b
c sculpt 4b near
c raise 4b near E
! die white
c move 18a 16a
d move 10a 2c
d move 2c 1b
d village 1b near
a move 2a 1a
a sculpt 1a near
a raise 1a near SW
! die volcano
! tokens 5
a save none
a sculpt 5a near
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b raise 2c loose E
! die volcano
! tokens 8
c move 4b 4a
c village 4a near
c move 4a 4c
d sculpt 5b near
d move 1b 1c
d village 1c near
a move 5a 5c
a raise 5a near E
! die volcano
! tokens 8
a village 5c near
b move 2c 6b
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die white
c move 18a 18b
c village 4c near
c raise 18b loose NW
! die volcano
! tokens 7
d move 18a 16a
d village 16a pit
d raise 5b near NW
! die white
a move 5a 8a
a sculpt 8a near
a village 8a far
b move 1a 4c
b move 4c 3b
b village 3b near
c move 18a 21a
c pray
d move 11a 10a
d move 10a 20a
d sculpt 20a pit
d raise 20a pit NW
! die volcano
! tokens 3
b save none
a move 8a 8c near
a sculpt 8c near
a village 8c far
b village 3b near
b pray
c move 18b 14a
c move 14a 8a
c move 8a 8b
c sculpt 8b near
d move 20a 20b
d sculpt 20b pit
d pray
a move 8c 8b near
a village 8b far
a raise 8b loose NW
! die volcano
! tokens 7
b move 3b 3a
b sculpt 3a near
b village 3a far
c move 8b 13a near
c move 13a 4a loose
c raise 4a loose SW
! die white
c move 4a 17b
d move 20b 20a pit
d move 20a 9a loose
d raise 9a loose SW
! die volcano
! tokens 7
d move 9a 6b
a move 5a 8a
a move 8b 13a
a sculpt 13a pit
a move 13a 8b pit
b move 3a 3c near
b sculpt 3c near
b raise 3c near NW
! die volcano
! tokens 8
a save none
b raise 3c loose E
! die white
c sculpt 17b pit
c move 17b 4a pit
c raise 4a loose NW
! die volcano
! tokens 5
a save none
c move 4a 17b
d sculpt 5b near
d raise 5b near E
! die volcano
! tokens 7
d move 5b 5a
d sculpt 5a near
a sculpt 8a near
a village 8b near
a raise 8a near NW
! die volcano
! tokens 2
a save none
b save 2b:near
b village 3c far
b village 2c near
c move 17b 19b
c sculpt 19b pit
c move 19b 17b pit
c raise 17b loose NW
! die volcano
! tokens 8
a save 8b:near
d move 5a 5c near
d raise 5c loose NW
! die white
d sculpt 5c near
d raise 5c near SW
! die white
a pray
a sculpt 8a near
a raise 8a near E
! die white
a move 8b 13a
b move 2b 2a
b sculpt 2a near
b move 2a 2b near
b raise 2b loose SW
! die white
c move 17b 17a
c sculpt 17a pit
c raise 17a pit NW
! die white
c end
d move 6b 6a
d sculpt 6a near
d move 6a 1b near
d raise 1b loose E
! die volcano
! tokens 1
d save 1b:near,1c:near
a sculpt 1a near
a raise 1a near E
! die white
a pray
b move 2b 11a
b pray
b end
c pray
d move 1c 22a
d sculpt 22a pit
d move 22a 1c pit
d raise 1c loose SW
! die white
a move 1a 1c
a move 1c 7b
a village 7b far
b end
c end
d move 1c 7b
d sculpt 7b near
d move 7b 1c near
d raise 1c loose NW
! die volcano
! tokens 6
a move 7b 7c
a sculpt 7c near
a village 7c far
b end
c end
d move 1b 6a
d sculpt 6a near
d move 6a 1b near
d raise 1b loose NW
! die white
a move 7c 7a near
a raise 7a loose E
! die white
a sculpt 7a far
a raise 7a far SW
b rescue 7a
! die white
b sculpt 7a near
b move 7a 7b near
b raise 7b loose E
! die white
b move 7b 22a
c end
d move 1b 1a
d move 1a 4c
d move 21b 11a
d move 4c 2a
a move 5b 11a
a move 8a 8c
a village 8c far
b move 22a 22b
b sculpt 22b pit
b move 22b 22a pit
b raise 22a loose SW
a rescue 1c
! die white
c end
d move 16a 18a
d move 18a 21a
d end
a end
b move 22a 6a
b move 6a 6b
b sculpt 6b near
b raise 6b near SW
! die volcano
! tokens 2
b save 2b:near
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
puzzle 146
from 6035 31 129
choice b move 22a 1c pit
best 0.929 117.3 move 22a 1c pit
tried 0.334 104.7 end
why - points_unspent ISLE-3.4 3
tried 0.323 104.8 move 22a 6a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21b
b village 21b pit
b settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b pray
b move 21b 11a
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b village 5b near
b settler 5a
b settler 21a
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 2
b sculpt 21a pit
b move 21a 18a pit
b raise 18a loose SW
! die white
b move 5b 2b
a move 4b 4c
a move 4c 2a
a village 2a near
b village 2b near
b village 2b far
a village 2a far
a pray
b move 2b 2c
b sculpt 2c near
b sculpt 2c far
b raise 2c near E
! die volcano
! tokens 2
a save 2a:near
b save 2b:near
a move 2a 2c
a sculpt 2c near
a raise 2c near NW
! die white
a move 18a 21a
b pray
b move 2c 2a far
b raise 2a loose SW
! die volcano
! tokens 1
b sculpt 11a pit
a move 2c 1b
a sculpt 1b near
a raise 1b near E
! die white
a sculpt 1b far
b move 11a 2b pit
b move 2b 2a loose
b raise 2a loose NW
! die white
b move 2a 5c
a raise 1b far NW
! die volcano
! tokens 2
a save none
b save none
a move 1b 1a
a village 1a near
b sculpt 2a near
b move 2a 2c
b village 2c near
a village 1a far
a move 1a 1c
a sculpt 1c near
b sculpt 5c near
b move 5c 2b near
b village 2b near
a village 1c far
a move 1c 1a near
a raise 1a loose E
! die white
b raise 2b loose E
! die white
b move 2c 9a
b village 9a pit
a move 18a 18b
a move 18b 14a
a sculpt 14a pit
a raise 14a pit NW
! die white
b move 9a 10a
b sculpt 10a pit
b raise 10a pit SW
! die white
b move 2b 2a
a move 14a 8a
a sculpt 8a near
a raise 8a near E
! die white
a move 8a 4b
b move 2a 2b near
b raise 2b loose SW
! die volcano
! tokens 4
b move 10a 9a
b move 9a 6b
a sculpt 4b near
a move 4b 4c near
a move 4c 1a loose
a raise 1a loose SW
! die white
b sculpt 6b near
b move 6b 6a near
b move 6a 22a loose
b raise 22a loose SW
! die white
a move 1a 4c
a sculpt 4c near
a move 4c 1a near
a move 1a 4c
b sculpt 22a pit
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
puzzle 147
from 6032 52 114
choice b move 4c 4a loose
best 0.335 115.5 move 4c 4a loose
tried 0.200 103.6 end
why - points_unspent ISLE-3.4 4
tried 0.188 101.9 raise 4c loose NW
why ! next_turn_weaker ISLE-12.3 15
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21b
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die white
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
a settler 21a
a move 21a 5b
a sculpt 5b near
a raise 5b near E
! die volcano
! tokens 7
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 3
b sculpt 5a near
b raise 5a near E
! die white
a pray
a move 5b 2b
a village 2b near
b move 5a 4b
b move 18a 16a
b village 4b near
a settler 2a
a village 2a near
a move 21b 11a
b move 18a 21a
b move 4b 4a
b village 4a near
a sculpt 11a pit
a raise 11a pit SW
! die volcano
! tokens 7
a move 2a 1a
a sculpt 1a near
b sculpt 16a pit
b move 4a 4c
b village 4c near
a move 1a 3b near
a raise 3b loose E
! die white
a sculpt 3b far
a raise 3b far SW
! die white
b move 16a 14a pit
b raise 14a loose NW
! die white
b pray
a sculpt 3b near
a move 3b 3a near
a village 3a near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
a village 3a far
a move 3a 3c loose
a sculpt 3c far
b move 4b 8b
b sculpt 8b near
b move 8b 4b near
b raise 4b loose SW
! die white
a village 3c near
a raise 3c loose E
! die white
a raise 3c far NW
! die volcano
! tokens 7
b move 4c 1a
b move 1a 1b
b village 1b near
a move 11a 10a
a sculpt 10a pit
a move 10a 2b pit
a raise 2b loose E
! die white
b move 1b 2c
b sculpt 2c near
b move 2c 2a near
b move 2a 4c loose
a move 2b 5c
a sculpt 5c near
a move 5c 2a near
a raise 2a loose SW
! die volcano
! tokens 1
b save 1b:near
b raise 4c loose E
! die volcano
! tokens 6
b move 4c 1a
b sculpt 1a near
b move 1a 4c near
a move 21b 11a
a move 11a 10a
a move 10a 9a
a sculpt 9a pit
---
mu 1
game isle
rules 1
option players 3
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
puzzle 148
from 6034 32 113
choice b move 1c 7b
best 0.558 72.5 move 1c 7b
tried 0.472 70.1 end
why - points_unspent ISLE-3.4 4
tried 0.431 67.3 move 6b 6a
why - next_turn_weaker ISLE-12.3 1
tried 0.428 67.2 move 6b 6a far
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b settler 5c
b pray
b village 5c near
c settler 11a
c settler 21a
c pray
c move 21a 5b
a raise 5a near SW
! die volcano
! tokens 1
a move 18b 14a
a sculpt 14a pit
a raise 14a pit NW
! die white
b settler 5a
b move 5a 4b
b village 4b near
c move 11a 2b
c move 21a 18a
c village 2b near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b move 4b 4a
b move 5c 2a
b village 4a near
c move 2b 2a
c move 18a 16a
c village 2a near
a move 4b 4c
a move 4c 1a
a village 1a near
b move 4a 4c
b move 21a 11a
b village 4c near
c move 2a 2c
c sculpt 16a pit
c village 2c near
a village 1a far
a move 1a 1b
a sculpt 1b near
b move 2a 1b
b sculpt 1b far
b raise 1b far E
! die white
b move 1b 1c
c move 16a 18b pit
c raise 18b loose NW
! die white
c pray
a move 1b 1c near
a sculpt 1c near
a village 1c far
b move 11a 10a
b sculpt 10a pit
b pray
c move 11a 10a
c move 10a 20a
c village 20a pit
a raise 1c near NW
! die white
a raise 1c loose SW
! die white
a pray
b move 10a 9a pit
b sculpt 9a pit
b raise 9a pit E
! die white
b raise 9a loose SW
! die volcano
! tokens 6
c move 20a 15a
c sculpt 15a pit
c move 15a 9a pit
c move 9a 6b loose
a move 18a 16a
a pray
b move 9a 6b
b sculpt 6b near
b sculpt 6b far
b raise 6b near SW
! die white
c move 6b 2c loose
c raise 2c loose E
! die white
c move 2c 6b
c move 6b 6a
a pray
---
mu 1
game isle
rules 1
option players 3
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
puzzle 149
from 6031 50 186
choice a move 4a 17b
best 0.847 130.2 move 4a 17b
tried 0.631 104.1 move 16a 14a
why - next_turn_weaker ISLE-12.3 14
tried 0.618 103.9 end
why ! points_unspent ISLE-3.4 3
tried 0.612 103.5 move 3c 3a
why - next_turn_weaker ISLE-12.3 15
tried 0.606 102.3 move 3c 3b
why - next_turn_weaker ISLE-12.3 15
tried 0.492 87.9 move 4a 13a
why - next_turn_weaker ISLE-12.3 13
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
c settler 5a
c village 5a near
c settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b pray
b move 21a 11a
b move 21a 5b
c pray
c settler 5a
c settler 5a
c move 5b 2b
a move 14a 18b pit
a move 18b 5a
a pray
b sculpt 11a pit
b move 11a 2b pit
b village 2b near
c village 5c near
c pray
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 3
a move 18a 16a
b move 2b 2a loose
b sculpt 2a near
b raise 2a near NW
! die white
b raise 2a loose SW
! die white
c move 2b 10a
c sculpt 10a pit
c move 10a 2c pit
c raise 2c loose NW
! die white
a sculpt 16a pit
a move 16a 18a pit
a move 4b 4a
a sculpt 4a near
b move 2a 2c
b sculpt 2c near
b pray
c move 2c 9a
c sculpt 9a pit
c raise 9a pit SW
! die white
c move 5a 8a
a move 4a 3b near
a raise 3b loose E
! die white
a sculpt 3b near
a raise 3b near SW
! die volcano
! tokens 1
b move 21a 11a
b pray
c sculpt 8a near
c move 8a 5a near
c raise 5a loose E
! die volcano
! tokens 7
c move 5a 8a
a sculpt 3b far
a move 3b 3a far
a village 3a near
b move 21a 11a
b move 11a 10a
b move 10a 20a
b sculpt 20a pit
c move 9a 6b
c sculpt 6b near
c move 6b 1b near
c raise 1b loose E
! die white
a village 3a far
a move 3a 3c loose
a sculpt 3c near
b move 20a 20b
b village 20b pit
b move 20b 15a
c village 1b near
c village 1b far
a village 3c far
a raise 3c near E
! die white
a raise 3c loose NW
! die volcano
! tokens 5
c save 5c:near
b village 5b near
b village 15a pit
c move 1b 1c
c sculpt 5a near
c raise 5a near SW
! die white
c sculpt 1c near
a move 18a 16a
a move 18a 21a
a move 18a 18b
a raise 18b loose NW
! die white
b move 15a 20a
b move 20a 10a pit
b raise 10a loose NW
! die volcano
! tokens 2
b save 2b:near
b sculpt 2c near
c village 1c far
c raise 1c near SW
! die white
c move 5c 2a
a raise 18a loose NW
! die white
a pray
b raise 2c near E
! die volcano
! tokens 6
b pray
c move 1c 1a
c sculpt 1a near
c raise 1a near E
! die volcano
! tokens 4
c sculpt 1a far
a move 18b 14a
a move 14a 8a
a move 8a 4b
a sculpt 4b near
b move 2c 2a
b sculpt 2a near
b move 2a 2b near
b raise 2b loose SW
! die white
c raise 1a far SW
! die white
c move 8a 8b
c sculpt 8b near
c raise 8b near NW
! die white
a raise 4b near SW
! die volcano
! tokens 6
a move 4b 4c
a sculpt 4c near
a raise 4c near NW
! die white
b pray
c move 8b 13a
c sculpt 13a pit
c raise 13a pit E
! die white
c move 5a 14a
a village 4c far
a move 4c 4a
a sculpt 4a near
b end
c move 13a 17b
c sculpt 17b pit
c raise 17b pit NW
! die white
c move 17b 19b
a raise 4a near NW
! die volcano
! tokens 8
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 150
from 6033 54 40
choice a move 14a 5a pit
best 0.526 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.469 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.456 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
d land 21b
d village 21b pit
d settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 11a
b village 11a pit
c settler 5a
c village 5a near
c settler 5c
d settler 21a
d pray
d move 21a 5b
d move 21a 18a
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 11a
b settler 21a
b pray
b move 21a 5b
c pray
c settler 5a
c village 5c near
d move 5b 2b
d village 2b near
d settler 2a
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
puzzle 151
from 6035 33 99
choice a move 4b 4c near | sculpt 4b far
best 0.856 127.6 move 4b 4c near
tried 0.751 124.9 village 4b far
why ! turn_weaker ISLE-12.3 11
tried 0.688 118.9 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die volcano
! tokens 8
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die volcano
! tokens 1
b raise 11a pit SW
! die volcano
! tokens 8
a move 4b 4c
a move 4c 1a
a village 1a near
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die volcano
! tokens 4
b move 21a 11a
a village 1a far
a pray
b move 21a 18a
b move 2b 2a
b village 2a near
a move 1a 1b
a sculpt 1b near
a village 1b far
b move 2a 2c
b move 5b 5c
b village 2c near
a move 1b 1c near
a raise 1c loose NW
! die volcano
! tokens 4
a sculpt 1c near
a raise 1c near SW
! die white
b sculpt 5c near
b raise 5c near NW
! die white
b pray
a sculpt 1c far
a move 1c 1a far
a raise 1a loose SW
! die volcano
! tokens 3
a move 18a 16a
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose E
! die white
a sculpt 16a pit
a move 16a 14a pit
a sculpt 14a pit
a raise 14a pit NW
! die white
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b raise 2c loose E
! die volcano
! tokens 2
b save 2a:near,2c:near
a move 14a 8a loose
a move 8a 4b loose
a raise 4b loose SW
! die white
a sculpt 4b near
b pray
b sculpt 2b near
b move 2c 6b
b sculpt 6b near
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
puzzle 152
from 6032 52 25
choice b move 14a 5a pit
best 0.485 53.4 move 14a 5a pit
tried 0.472 47.3 end
why - points_unspent ISLE-3.4 4
tried 0.419 47.0 move 14a 5a
why - turn_weaker ISLE-12.3 1
tried 0.410 44.9 move 18a 16a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
a settler 21b
a sculpt 21a pit
a move 21a 18b pit
a raise 18b loose NW
! die white
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
a settler 21a
a move 21a 5b
a sculpt 5b near
a raise 5b near E
! die volcano
! tokens 7
---
mu 1
game isle
rules 1
option players 3
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
puzzle 153
from 6034 35 66
choice a move 11a 10a
best 0.453 53.1 move 11a 10a
tried 0.403 45.5 end
why - points_unspent ISLE-3.4 3
tried 0.382 46.8 move 21a 11a
why - turn_weaker ISLE-12.3 1
tried 0.382 46.8 move 21b 11a
why - turn_weaker ISLE-12.3 1
tried 0.381 46.7 move 21a 18a
why ! turn_weaker ISLE-12.3 1
tried 0.381 46.7 move 21a 18b
why - turn_weaker ISLE-12.3 1
tried 0.372 46.5 pray
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
a settler 21a
a pray
a move 21a 11a
a move 21a 5b
b pray
b settler 5a
b settler 5a
b move 5b 2b
c move 14a 5a pit
c raise 5a loose SW
! die white
c pray
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b sculpt 5c near
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
a move 2b 2a loose
a sculpt 2a near
a raise 2a near NW
! die white
a raise 2a loose SW
! die white
b raise 5c near NW
! die white
b move 2b 2c
b sculpt 2c near
b raise 2c near NW
! die white
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die volcano
! tokens 4
b save 4b:near
a move 21a 11a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 154
from 6031 51 152
choice c move 11a 2b loose
best 0.423 71.6 move 11a 2b loose
tried 0.376 66.5 pray
why ! turn_weaker ISLE-12.3 3
tried 0.372 67.0 raise 11a loose SW
why - turn_weaker ISLE-12.3 2
tried 0.335 63.7 end
why - points_unspent ISLE-3.4 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
c settler 5c
c pray
c village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b raise 5a near SW
! die volcano
! tokens 6
b move 18b 14a
b sculpt 14a pit
b raise 14a pit NW
! die white
c settler 5a
c move 5a 4b
c village 4b near
a move 11a 2b
a move 21a 18a
a village 2b near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
c move 4b 4a
c move 5c 2a
c village 4a near
a move 2b 2a
a move 18a 16a
a village 2a near
b move 4b 4c
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 2
a save 2b:near
b move 18a 16a
c village 2a near
c pray
a pray
a move 2a 2c
a village 2c near
b move 4c 3b
b sculpt 3b near
b raise 3b near E
! die volcano
! tokens 4
c save none
b sculpt 16a pit
c sculpt 4a near
c move 2a 2c
c village 2c far
a move 5b 2b
a move 2c 1b
a village 1b near
b move 16a 18a pit
b move 3b 1a
b sculpt 1a near
b raise 1a near E
! die white
c raise 4a near SW
! die white
c move 4a 17b
c sculpt 17b pit
c raise 17b pit E
! die volcano
! tokens 7
a move 1b 6a
a sculpt 6a near
a village 6a far
b move 1a 3c
b sculpt 3c near
b move 3c 3b near
b raise 3b loose SW
! die volcano
! tokens 5
c save 5c:near
c sculpt 5b near
c move 5b 5a
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 5
c save none
a move 6a 1c near
a raise 1c loose SW
! die white
a sculpt 1c near
a raise 1c near NW
! die volcano
! tokens 2
a save none
c save 2a:near
b sculpt 5a near
b move 5a 5c near
b raise 5c loose SW
! die volcano
! tokens 5
b sculpt 5c near
c pray
c sculpt 5a near
c village 2c near
a sculpt 2b near
a raise 2b near SW
! die white
a pray
b raise 18a loose SW
! die white
b village 5c far
b raise 5c near NW
! die volcano
! tokens 7
c move 5a 5b near
c raise 5b loose E
! die volcano
! tokens 7
c sculpt 5b near
c raise 5b near NW
! die volcano
! tokens 5
a move 2b 2c
a move 2c 6b
a village 6b near
b move 18a 21a
b move 3b 3a
b village 3a near
c sculpt 5b near
c move 5b 11a near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 155
from 6033 55 40
choice d move 14a 5a pit
best 0.526 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.469 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.456 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 21a
a move 21a 11a
a village 11a pit
b settler 5a
b village 5a near
b settler 5c
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a settler 11a
a settler 21a
a pray
a move 21a 5b
b pray
b settler 5a
b village 5c near
c move 5b 2b
c village 2b near
c settler 2a
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
puzzle 156
from 6035 35 155
choice a move 18a 18b | end
best 0.940 132.0 move 18a 18b
tried 0.482 115.1 move 3b 17b
why - turn_weaker ISLE-12.3 1
tried 0.000 132.0 move 3b 3c
why ! turn_weaker ISLE-12.3 2
tried 0.000 132.0 move 3b 3a
why - turn_weaker ISLE-12.3 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21b
b village 21b pit
b settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b pray
b move 21b 11a
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b village 5b near
b settler 5c
b settler 21a
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b sculpt 21a pit
b move 21a 18a pit
b raise 18a loose SW
! die volcano
! tokens 4
b sculpt 11a pit
a move 4b 4a
a sculpt 4a near
a village 4a far
b move 11a 2b pit
b village 5c near
b raise 2b loose E
! die white
a move 4a 4b near
a village 4b near
a raise 4b loose SW
! die white
b sculpt 2b near
b raise 2b near SW
! die white
b pray
a move 4b 4c
a sculpt 4c near
a raise 4c near NW
! die volcano
! tokens 4
a save 4b:near
a pray
b move 2b 2a
b sculpt 2a near
b move 2a 4c near
b raise 4c loose E
! die volcano
! tokens 6
a sculpt 4c near
a move 18a 21a
a village 4c far
b move 4c 4a
b sculpt 4a near
b raise 4a near NW
! die volcano
! tokens 1
b move 4a 17b
a move 4c 4a near
a raise 4a loose SW
! die white
a pray
b sculpt 17b pit
b raise 17b pit E
! die white
b move 17b 3b
b sculpt 3b near
a move 18a 18b
a move 18b 14a
a sculpt 14a pit
a raise 14a pit NW
! die volcano
! tokens 8
b move 3b 1a near
b raise 1a loose E
! die white
b village 1a near
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 6
a sculpt 8a far
b village 1a far
b move 1a 1b
b sculpt 1b near
a move 8a 8b far
a raise 8b loose NW
! die white
a village 8b near
b village 1b far
b move 1b 1a near
b raise 1a loose SW
! die white
a sculpt 8b far
a pray
b move 1a 1c
b sculpt 1c near
b raise 1c near SW
! die volcano
! tokens 5
b save none
b sculpt 1c far
a move 8b 13a far
a sculpt 13a pit
a move 13a 17a pit
a sculpt 17a pit
b sculpt 5c near
b raise 5c near NW
! die white
b raise 1c far NW
! die white
b end
a move 21a 5b
a sculpt 5b near
a move 5b 18b near
a move 18b 5a
b move 5b 5a
b sculpt 5a near
b move 5a 18b near
b raise 18b loose SW
! die white
a move 17a 19b pit
a sculpt 19b pit
a raise 19b pit E
! die white
a raise 19b loose NW
! die white
b pray
b end
a move 19b 3a
a sculpt 3a near
a move 3a 3b near
a raise 3b loose E
! die white
b move 21a 11a
b move 11a 10a
b village 10a pit
a pray
b move 18a 21a
b move 10a 9a
b village 9a pit
a move 18a 21a
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
puzzle 157
from 6032 53 182
choice b move 3b 1a loose
best 0.429 131.0 move 3b 1a loose
tried 0.351 120.3 end
why - points_unspent ISLE-3.4 3
tried 0.263 121.1 raise 3b loose E
why ! next_turn_weaker ISLE-12.3 1
tried 0.260 119.5 village 3b near
why - next_turn_weaker ISLE-12.3 1
tried 0.252 120.6 sculpt 3b near
why - next_turn_weaker ISLE-12.3 1
tried 0.248 120.9 raise 3b loose SW
why - next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die volcano
! tokens 8
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die volcano
! tokens 5
b save none
b move 21a 11a
b sculpt 11a pit
b village 5b near
a move 18a 18b
a move 18b 5a
a village 5a near
b move 11a 2b
b move 21a 11a
b village 2b near
a move 5a 5c
a sculpt 5c near
a sculpt 5c far
a raise 5c near SW
! die white
b move 21a 18a
b move 2b 2a
b village 2a near
a raise 5c far NW
! die volcano
! tokens 4
a move 18a 16a
a village 4b near
b raise 11a pit SW
! die volcano
! tokens 1
b move 2a 2c
b village 2c near
a move 4b 4a
a sculpt 4a near
a village 4a far
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose E
! die volcano
! tokens 5
a save none
b save none
a move 4a 4c near
a raise 4c loose E
! die volcano
! tokens 8
a sculpt 4c near
a raise 4c near NW
! die white
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose NW
! die white
a sculpt 4c far
a move 4c 4b far
a raise 4b loose SW
! die volcano
! tokens 7
a sculpt 16a pit
b sculpt 5b near
b move 5b 18b near
b raise 18b loose NW
! die white
b move 18b 14a
a move 16a 14a pit
a sculpt 5c near
a village 14a pit
b move 14a 8a
b sculpt 8a near
b raise 8a near E
! die volcano
! tokens 5
a save none
b sculpt 8a far
a raise 14a loose NW
! die volcano
! tokens 4
a save 4b:near
a move 4b 4a
a sculpt 4a near
a pray
b raise 8a far NW
! die white
b move 2a 4c
b sculpt 4c near
b move 4c 2a near
a move 18a 21a
a raise 4a near NW
! die volcano
! tokens 7
a village 5c near
b raise 2a loose SW
! die volcano
! tokens 2
b save 2c:near
b sculpt 2b near
b pray
b raise 2b near SW
! die volcano
! tokens 1
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
a raise 4a loose SW
! die white
b village 2a near
b pray
a move 5c 5a
a sculpt 5a near
a sculpt 5a far
a raise 5a near E
! die white
b move 8a 8b
b sculpt 8b near
b village 8b far
a move 5a 5b far
a raise 5b loose NW
! die volcano
! tokens 8
b save none
a pray
b sculpt 8b near
b raise 8b near NW
! die volcano
! tokens 8
b village 8b near
a sculpt 5b near
a move 4a 17b
a move 17b 17a
a sculpt 17a pit
b move 8b 13a
b sculpt 13a pit
b move 13a 17b pit
b raise 17b loose E
! die white
a raise 17a pit E
! die volcano
! tokens 2
b save 2a:near,2c:near
a move 17a 19b
a sculpt 19b pit
a raise 19b pit E
! die white
b sculpt 2b near
b pray
b move 17b 3a
b sculpt 3a near
a move 19b 12a
a sculpt 12a pit
a move 12a 3a pit
a raise 3a loose SW
! die volcano
! tokens 5
a save none
b move 3a 3b near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 158
from 6034 35 75
choice c move 4b 4c | end
best 0.577 60.0 move 4b 4c
tried 0.518 56.9 move 4b 4a
tried 0.492 55.9 move 18a 16a
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a village 21b pit
a settler 21a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
a settler 21a
a pray
a move 21a 11a
a move 21a 5b
b pray
b settler 5a
b settler 5a
b move 5b 2b
c move 14a 5a pit
c raise 5a loose SW
! die white
c pray
a sculpt 11a pit
a move 11a 2b pit
a village 2b near
b sculpt 5c near
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
a move 2b 2a loose
a sculpt 2a near
a raise 2a near NW
! die white
a raise 2a loose SW
! die white
b raise 5c near NW
! die white
b move 2b 2c
b sculpt 2c near
b raise 2c near NW
! die white
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die volcano
! tokens 4
b save 4b:near
a move 21a 11a
a move 11a 10a
a village 10a pit
b pray
b move 2c 9a
b sculpt 9a pit
b raise 9a pit SW
! die volcano
! tokens 2
a save none
---
mu 1
game isle
rules 1
option players 3
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
puzzle 159
from 6031 52 61
choice c move 18b 14a | move 5c 5a
best 0.401 51.1 move 18b 14a
tried 0.329 48.4 end
why - points_unspent ISLE-3.4 4
tried 0.315 47.5 move 18a 16a
why ! turn_weaker ISLE-12.3 1
tried 0.309 46.9 pray
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die white
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 5a 5c
c sculpt 5c near
c raise 5c near NW
! die white
c move 18a 21a
a settler 5a
a move 5a 4b
a village 4b near
b village 2b near
b pray
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a move 21a 11a
a move 4b 4c
a village 4c near
b move 2b 2a
b move 21a 5b
b village 2a near
c move 14a 18b loose
c raise 18b loose NW
! die white
c pray
a move 4c 4a
a move 11a 10a
a village 4a near
b move 21a 18a
b move 2a 2c
b village 2c near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 160
from 6033 58 68
choice b move 4c 1a
best 0.426 44.9 move 4c 1a
tried 0.352 41.0 end
why - points_unspent ISLE-3.4 4
tried 0.346 40.4 move 5a 14a
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21b
a village 21b pit
a settler 21a
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 21a
a move 21a 5b
a pray
a move 21a 18a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c move 18b 14a
c pray
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a move 5b 2b
a village 2b near
a settler 2a
b pray
b settler 5a
b village 5c near
c move 14a 5a pit
c raise 5a loose SW
! die volcano
! tokens 7
c move 5a 4b
c sculpt 4b near
d move 11a 10a
d move 10a 2c
d village 2c near
a settler 2a
a move 2a 1a
a village 2a near
b settler 5a
b move 5c 4c
b village 4c near
c raise 4b near E
! die white
c move 4b 4a
c sculpt 4a near
c raise 4a near NW
! die volcano
! tokens 3
d move 21a 11a
d move 11a 10a
d village 10a pit
a sculpt 1a near
a move 1a 3b near
a village 3b near
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
puzzle 161
from 6035 35 190
choice b sculpt 6b near
best 1.000 152.3 sculpt 6b near
tried 0.000 134.0 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21b
b village 21b pit
b settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b pray
b move 21b 11a
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b village 5b near
b settler 5c
b settler 21a
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b sculpt 21a pit
b move 21a 18a pit
b raise 18a loose SW
! die volcano
! tokens 4
b sculpt 11a pit
a move 4b 4a
a sculpt 4a near
a village 4a far
b move 11a 2b pit
b village 5c near
b raise 2b loose E
! die white
a move 4a 4b near
a village 4b near
a raise 4b loose SW
! die white
b sculpt 2b near
b raise 2b near SW
! die white
b pray
a move 4b 4c
a sculpt 4c near
a raise 4c near NW
! die volcano
! tokens 4
a save 4b:near
a pray
b move 2b 2a
b sculpt 2a near
b move 2a 4c near
b raise 4c loose E
! die volcano
! tokens 6
a sculpt 4c near
a move 18a 21a
a village 4c far
b move 4c 4a
b sculpt 4a near
b raise 4a near NW
! die volcano
! tokens 1
b move 4a 17b
a move 4c 4a near
a raise 4a loose SW
! die white
a pray
b sculpt 17b pit
b raise 17b pit E
! die white
b move 17b 3b
b sculpt 3b near
a move 18a 18b
a move 18b 14a
a sculpt 14a pit
a raise 14a pit NW
! die volcano
! tokens 8
b move 3b 1a near
b raise 1a loose E
! die white
b village 1a near
a move 14a 8a
a sculpt 8a near
a raise 8a near NW
! die volcano
! tokens 6
a sculpt 8a far
b village 1a far
b move 1a 1b
b sculpt 1b near
a move 8a 8b far
a raise 8b loose NW
! die white
a village 8b near
b village 1b far
b move 1b 1a near
b raise 1a loose SW
! die white
a sculpt 8b far
a pray
b move 1a 1c
b sculpt 1c near
b raise 1c near SW
! die volcano
! tokens 5
b save none
b sculpt 1c far
a move 8b 13a far
a sculpt 13a pit
a move 13a 17a pit
a sculpt 17a pit
b sculpt 5c near
b raise 5c near NW
! die white
b raise 1c far NW
! die white
b end
a move 21a 5b
a sculpt 5b near
a move 5b 18b near
a move 18b 5a
b move 5b 5a
b sculpt 5a near
b move 5a 18b near
b raise 18b loose SW
! die white
a move 17a 19b pit
a sculpt 19b pit
a raise 19b pit E
! die white
a raise 19b loose NW
! die white
b pray
b end
a move 19b 3a
a sculpt 3a near
a move 3a 3b near
a raise 3b loose E
! die white
b move 21a 11a
b move 11a 10a
b village 10a pit
a pray
b move 18a 21a
b move 10a 9a
b village 9a pit
a move 18a 21a
a move 18a 18b
a raise 18b loose NW
! die white
a move 3b 17b
b pray
a move 17b 17a
a raise 17a loose NW
! die volcano
! tokens 4
a save none
a village 4a near
b move 9a 6b
b end
a move 17a 13a
a move 13a 8b loose
a move 8b 8c loose
a move 4a 4b
b end
a move 8c 8a loose
a raise 8a loose E
! die white
a move 8a 8c
a end
b end
a move 5a 5b
a move 5b 11a
a move 11a 10a
a move 10a 2c
b end
a sculpt 2c near
a move 2c 6b near
a raise 6b loose E
! die volcano
! tokens 2
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
puzzle 162
from 6032 54 82
choice b move 4c 4a near
best 0.811 122.8 move 4c 4a near
tried 0.786 116.6 end
why - points_unspent ISLE-3.4 4
tried 0.764 116.4 move 14a 8a
why ! turn_weaker ISLE-12.3 15
tried 0.734 112.9 move 4c 4b near
why - turn_weaker ISLE-12.3 15
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
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
a settler 21a
a pray
a move 21a 5b
a sculpt 5b near
b raise 5a near SW
! die volcano
! tokens 7
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
a move 21a 11a
a sculpt 11a pit
a raise 5b near NW
! die volcano
! tokens 6
a raise 11a pit SW
! die volcano
! tokens 7
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 4
a move 11a 2b
a sculpt 2b near
a raise 2b near SW
! die volcano
! tokens 8
a move 21a 11a
b village 4b near
b village 14a pit
a move 21a 18a
a move 2b 2a
a village 2a near
b move 4b 4a
b sculpt 4a near
b village 4a far
a move 2a 2c
a move 5b 5c
a village 2c near
b move 4a 4c near
b raise 4c loose NW
! die volcano
! tokens 8
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 4
b save 4b:near
a sculpt 5c near
a raise 5c near NW
! die volcano
! tokens 2
a save 2a:near
a village 2c near
b pray
b sculpt 4c near
b village 4c far
a pray
a move 11a 2b
a sculpt 2b near
a raise 2b near E
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 163
from 6034 36 121
choice c sculpt 6b near
best 0.372 72.5 sculpt 6b near
tried 0.293 64.2 end
why - points_unspent ISLE-3.4 4
tried 0.259 61.7 move 5b 11a
why ! turn_weaker ISLE-12.3 6
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 5
a save 5b:near
b village 5a near
c village 11a pit
c pray
a pray
a sculpt 5c near
a village 5c far
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die white
c move 11a 2b
c move 21a 11a
c village 2b near
a raise 5c near NW
! die volcano
! tokens 7
a move 2b 2a
a sculpt 2a near
a raise 2a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 2
c save 2b:near
b move 14a 8a
c move 21a 18a
c move 2b 2c
c village 2c near
a sculpt 2a near
a move 2a 1a near
a raise 1a loose E
! die volcano
! tokens 7
a sculpt 1a near
b sculpt 8a near
b move 4b 4a
b village 4a near
c village 2c far
c pray
a raise 1a near SW
! die white
a move 1a 4c
a sculpt 4c near
a raise 4c near E
! die white
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 8
b pray
c move 11a 10a
c sculpt 10a pit
c move 10a 2b pit
c raise 2b loose SW
! die white
a move 4c 3b
a sculpt 3b near
a raise 3b near E
! die volcano
! tokens 7
a move 5a 18b
b move 4a 17b
b move 18a 16a
b village 17b pit
c move 2c 6b
c pray
a move 3b 3c
a sculpt 3c near
a raise 3c near E
! die white
a move 3c 7b
b move 18a 21a
b move 17b 17a
b village 17a pit
c pray
a village 7b near
a village 7b far
b move 16a 14a
b move 14a 8a
b sculpt 8a near
b raise 8a near NW
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 164
from 6031 56 256
choice b move 16a 14a
best 0.351 100.7 move 16a 14a
tried 0.233 96.8 move 7b 22a near
why ! turn_weaker ISLE-12.3 1
tried 0.230 95.4 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 5
a save 5b:near
b village 5a near
c village 11a pit
c pray
a pray
a sculpt 5c near
a village 5c far
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 5
a save 5b:near
b save none
c move 21a 5b
c move 5b 2b
c village 2b near
a pray
a sculpt 5c near
a sculpt 5a near
a raise 5a near E
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 18a 16a
c move 21a 18a
c move 2b 2a
c village 2a near
a raise 5c near SW
! die white
a move 5c 2a
a pray
b move 18a 21a
b move 4b 4a
b village 4a near
c move 2a 2c
c move 11a 10a
c village 2c near
a move 2a 4c
a sculpt 4c near
a raise 4c near E
! die white
a move 4c 1a
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die white
c sculpt 10a pit
c move 10a 2b pit
c raise 2b loose SW
! die white
c move 2c 1b
a sculpt 1a near
a move 1a 3b near
a village 3b near
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b raise 4a loose NW
! die volcano
! tokens 6
c sculpt 1b near
c move 1b 2a near
c raise 2a loose SW
! die volcano
! tokens 5
a save 5b:near
c move 2a 1a
a move 5a 5c
a raise 3b loose SW
! die white
a sculpt 5c near
a raise 5c near NW
! die volcano
! tokens 5
a save 5b:near
b move 4a 13a
b sculpt 13a pit
b move 13a 4a pit
b raise 4a loose SW
! die white
c move 1a 1c
c sculpt 1c near
c raise 1c near SW
! die white
c move 5b 5a
a pray
a sculpt 5a near
a village 5a far
b move 4a 17b
b move 17b 17a
b village 17a pit
c move 1c 7b
c sculpt 7b near
c move 7b 1c near
c raise 1c loose NW
! die white
a move 5a 5b near
a raise 5b loose NW
! die volcano
! tokens 3
a save none
a sculpt 3b near
a raise 3b near E
! die volcano
! tokens 2
c save 2a:near,2c:near
b move 17a 19b
b sculpt 19b pit
b move 19b 3a pit
b raise 3a loose NW
! die volcano
! tokens 2
c village 2b near
c sculpt 2b far
c raise 2b far E
! die volcano
! tokens 3
a sculpt 5c near
a move 5c 5b near
a raise 5b loose E
! die white
a sculpt 3b near
b sculpt 3a near
b raise 3a near SW
! die volcano
! tokens 7
b village 3a far
c pray
c move 2b 2a
c village 2a near
a move 2b 2c
a sculpt 2c near
a raise 2c near NW
! die white
a move 5b 11a
b move 3a 3c
b sculpt 3c near
b raise 3c near E
! die volcano
! tokens 5
a save none
b sculpt 3c far
c move 1c 6a
c sculpt 6a near
c move 6a 1b near
c move 1b 2a loose
a move 2c 9a
a sculpt 9a pit
a raise 9a pit SW
! die volcano
! tokens 5
a save none
a move 9a 20a
b raise 3c far NW
! die volcano
! tokens 8
b pray
b end
c move 2a 1a
c raise 2a loose NW
! die volcano
! tokens 2
c save none
c village 2a near
a village 20a pit
a village 5a far
b move 3c 3a
b move 3a 12a
b village 12a pit
c move 2a 2b
c sculpt 5a near
c village 2b near
a move 3b 3a near
a move 3a 12a loose
a raise 12a loose E
! die white
a sculpt 5b near
b move 12a 7a
b sculpt 7a near
b village 7a far
c move 2b 2c
c sculpt 2c near
c pray
a sculpt 5b far
a move 5b 11a near
a move 11a 10a loose
a raise 10a loose NW
! die white
b raise 7a near E
! die volcano
! tokens 1
b move 7a 7c
b sculpt 7c near
b sculpt 7c far
c sculpt 1a near
c move 1a 1b
c village 1b near
a move 20a 9a
a move 9a 6b
a sculpt 6b near
a raise 6b near SW
! die volcano
! tokens 6
b move 7c 7a near
b raise 7a loose SW
! die white
b move 7a 7b
b sculpt 7b near
c move 1b 1a
c raise 1a near E
! die volcano
! tokens 8
c move 1a 1c
c sculpt 1c near
a village 6b near
a village 6b far
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 165
from 6033 61 40
choice b move 14a 5a pit
best 0.526 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.469 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.456 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21a
d move 21a 5b
d village 5b near
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 5a
d village 5a near
d settler 5c
a settler 21a
a pray
a move 21a 5b
a move 21a 18a
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d pray
d settler 5a
d village 5c near
a move 5b 2b
a village 2b near
a settler 2a
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
puzzle 166
from 6032 55 83
choice a move 4c 4b far
best 0.419 91.1 move 4c 4b far
tried 0.374 83.3 end
why - points_unspent ISLE-3.4 4
tried 0.353 83.0 raise 4c far NW
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 21a
b village 21a pit
b settler 21b
a land 18a
a village 18a pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 5c
b move 5a 8a
b village 5c near
a move 14a 5a pit
a raise 5a loose SW
! die white
a pray
b sculpt 8a near
b move 8a 4b near
b move 4b 5c loose
b raise 5c loose SW
! die white
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 4
b sculpt 21b pit
b move 21b 11a pit
b village 11a pit
a move 14a 8a
a move 8a 4b
a village 4b near
b move 5b 2b
b sculpt 2b near
b move 2b 5c near
b move 11a 5b loose
a village 4b far
a move 4b 4a
a sculpt 4a near
b move 5c 2a
b move 5c 2b
b raise 5c loose NW
! die white
b raise 5b loose NW
! die white
a raise 4a near NW
! die white
a sculpt 4a far
a raise 4a far SW
! die white
a move 18a 16a
b sculpt 2a near
b raise 2a near SW
! die white
b move 2a 1b
b sculpt 1b near
a move 4a 4c
a sculpt 4c near
a raise 4c near E
! die volcano
! tokens 5
b save 5c:near
a sculpt 4c far
b pray
b sculpt 5b near
b raise 5b near E
! die white
b raise 1b near E
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 167
from 6034 36 173
choice c move 2c 2b loose | move 2c 2a loose
best 0.731 90.6 move 2c 2b loose
tried 0.627 84.4 raise 2c loose NW
why - next_turn_weaker ISLE-12.3 1
tried 0.547 85.9 move 6a 6b far
why - turn_weaker ISLE-12.3 9
tried 0.541 85.9 end
why - points_unspent ISLE-3.4 2
tried 0.450 80.8 move 6a 6c far
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die volcano
! tokens 5
a save 5b:near
b village 5a near
c village 11a pit
c pray
a pray
a sculpt 5c near
a village 5c far
b move 18a 16a
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die white
c move 11a 2b
c move 21a 11a
c village 2b near
a raise 5c near NW
! die volcano
! tokens 7
a move 2b 2a
a sculpt 2a near
a raise 2a near SW
! die white
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 2
c save 2b:near
b move 14a 8a
c move 21a 18a
c move 2b 2c
c village 2c near
a sculpt 2a near
a move 2a 1a near
a raise 1a loose E
! die volcano
! tokens 7
a sculpt 1a near
b sculpt 8a near
b move 4b 4a
b village 4a near
c village 2c far
c pray
a raise 1a near SW
! die white
a move 1a 4c
a sculpt 4c near
a raise 4c near E
! die white
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 8
b pray
c move 11a 10a
c sculpt 10a pit
c move 10a 2b pit
c raise 2b loose SW
! die white
a move 4c 3b
a sculpt 3b near
a raise 3b near E
! die volcano
! tokens 7
a move 5a 18b
b move 4a 17b
b move 18a 16a
b village 17b pit
c move 2c 6b
c pray
a move 3b 3c
a sculpt 3c near
a raise 3c near E
! die white
a move 3c 7b
b move 18a 21a
b move 17b 17a
b village 17a pit
c pray
a village 7b near
a village 7b far
b move 16a 14a
b move 14a 8a
b sculpt 8a near
b raise 8a near NW
! die white
c move 5b 11a
c end
a move 7b 7c
a sculpt 7c near
a village 7c far
b move 8a 8b
b sculpt 8b near
b raise 8b near NW
! die volcano
! tokens 6
b sculpt 8b far
c sculpt 6b near
c raise 6b near SW
! die white
c sculpt 6b far
c move 6b 2c far
a move 7c 7a near
a raise 7a loose SW
! die volcano
! tokens 3
a sculpt 7a near
a sculpt 7a far
b move 8b 13a far
b raise 13a loose E
! die volcano
! tokens 7
a save 7b:near
b sculpt 13a pit
b raise 13a pit NW
! die white
c move 2c 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose E
! die white
a pray
a sculpt 7a near
a raise 7a near E
! die white
a move 7a 7c
b pray
b end
c move 2c 6b
c move 6b 6a
c sculpt 6a near
c sculpt 6a far
a village 7c near
a pray
b end
c raise 6a near SW
! die white
c move 2b 2c
---
mu 1
game isle
rules 1
option players 3
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
puzzle 168
from 6031 57 112
choice b move 1c 1b
best 0.640 96.5 move 1c 1b
tried 0.571 90.1 end
why ! points_unspent ISLE-3.4 2
tried 0.542 86.4 move 14a 8a
why - next_turn_weaker ISLE-12.3 11
tried 0.533 86.6 move 5c 5a
why - next_turn_weaker ISLE-12.3 12
tried 0.529 86.3 move 21b 11a
why - next_turn_weaker ISLE-12.3 12
tried 0.527 85.9 move 1c 1a
why - next_turn_weaker ISLE-12.3 12
tried 0.522 85.8 move 11a 5b
why - next_turn_weaker ISLE-12.3 12
tried 0.518 86.0 move 11a 10a
why - next_turn_weaker ISLE-12.3 12
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 1
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b move 5b 2b
b village 5c near
c village 2b near
c pray
a sculpt 16a pit
a move 4b 4a
a village 4a near
b move 21a 11a
b move 5a 14a
b sculpt 14a pit
b raise 14a pit NW
! die white
c move 2b 2a
c move 21a 5b
c village 2a near
a move 4a 4c
a move 16a 14a pit
a village 4c near
b move 2b 2c
b move 2c 1b
b village 1b near
c move 21a 18a
c move 2a 2c
c village 2c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b village 1b far
b pray
c move 11a 10a
c sculpt 10a pit
c move 10a 2b pit
c raise 2b loose SW
! die white
a move 4b 8b
a sculpt 8b near
a move 8b 4b near
a raise 4b loose SW
! die white
b move 1b 1a
b sculpt 1a near
b village 1a far
c move 2c 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose E
! die white
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die white
b raise 1a near E
! die volcano
! tokens 7
b move 1a 1c
b sculpt 1c near
b raise 1c near NW
! die volcano
! tokens 2
c save 2a:near,2b:near
c pray
c sculpt 2c near
c move 2c 2a near
c raise 2a loose NW
! die white
a move 4c 3b
a move 3b 17b
a sculpt 17b pit
a move 17b 4a pit
b sculpt 1c far
b raise 1c far SW
! die white
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 169
from 6033 62 187
choice a move 1a 1b | move 1a 1c
best 0.266 55.9 move 1a 1b
tried 0.196 45.2 end
why ! points_unspent ISLE-3.4 4
tried 0.121 40.9 move 1a 3c
why - turn_weaker ISLE-12.3 1
tried 0.121 40.9 move 1a 3b
why - turn_weaker ISLE-12.3 1
tried 0.118 40.5 move 1a 4c
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21b
a village 21b pit
a settler 21a
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 21a
a move 21a 5b
a pray
a move 21a 18a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c move 18b 14a
c village 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a move 5b 2b
a village 2b near
a settler 2a
b pray
b settler 5a
b village 5c near
c pray
c move 14a 8a
c village 8a near
d move 21a 18a
d move 11a 10a
d village 10a pit
a settler 2c
a sculpt 2a near
a village 2c near
b settler 5a
b move 5a 4b
b pray
c move 8a 4b
c sculpt 4b near
c raise 4b near E
! die volcano
! tokens 7
c move 4b 8b
d move 10a 2c
d move 2c 1b
d village 1b near
a raise 2a near SW
! die volcano
! tokens 2
a save 2b:near
a pray
a sculpt 2a near
a raise 2a near NW
! die volcano
! tokens 2
a save 2b:near
b move 5c 2a
b sculpt 2a near
b move 2a 5c near
b raise 5c loose SW
! die white
c sculpt 8b near
c move 8b 4b near
c raise 4b loose SW
! die volcano
! tokens 4
c sculpt 4b near
d move 1b 1a
d move 18a 16a
d village 1a near
a pray
a sculpt 2c near
a village 2c far
b move 4b 4c
b sculpt 4c near
b raise 4c near E
! die white
b sculpt 4c far
c move 4b 4a near
c sculpt 4a near
c village 4a far
d sculpt 16a pit
d move 1a 1c
d village 1c near
a raise 2c near E
! die white
a move 2c 9a
a sculpt 9a pit
a move 9a 2c pit
b move 4c 3b far
b raise 3b loose SW
! die volcano
! tokens 8
c save none
b sculpt 3b near
b raise 3b near E
! die white
c raise 4a near NW
! die volcano
! tokens 8
c raise 4a loose SW
! die white
c pray
d move 16a 18b pit
d raise 18b loose SW
! die white
d pray
a move 2c 6b
a sculpt 6b near
a move 6b 2c near
a raise 2c loose NW
! die volcano
! tokens 6
b move 5a 8a
b sculpt 8a near
b move 8a 5a near
b raise 5a loose E
! die volcano
! tokens 7
c move 4a 17b
c sculpt 17b pit
c move 17b 13a pit
c raise 13a loose E
! die white
d pray
d end
a move 2a 5c
a move 2b 11a
a move 2c 2b loose
a raise 2b loose E
! die white
b move 3b 3a
b move 5a 8a
b village 3a near
c sculpt 13a pit
c move 13a 17a pit
c village 17a pit
d pray
a move 5c 5a
a move 5a 8a
a village 8a far
b move 3a 3c
b move 5a 14a
b village 3c near
c move 17a 19b loose
c move 18a 16a
c move 19b 3a loose
c raise 3a loose NW
! die volcano
! tokens 7
d move 11a 10a
d move 10a 9a
d move 9a 6b
d sculpt 6b near
a move 8a 8b
a sculpt 8b near
a village 8b far
b move 5b 2b
b pray
c move 3a 12a
c sculpt 12a pit
c move 12a 7a pit
c raise 7a loose E
! die white
d raise 6b near E
d rescue 1a
a rescue 1a
b rescue 1a
c rescue 4b
! die volcano
! tokens 7
d move 1c 22a
d village 22a pit
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
puzzle 170
from 6032 57 180
choice b sculpt 3b near
best 0.847 117.3 sculpt 3b near
tried 0.000 115.0 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die white
b raise 11a pit SW
! die white
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 8
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die white
b move 21a 11a
a move 4b 4a
a sculpt 14a pit
a village 4a near
b move 21a 18a
b move 2b 2a
b village 2a near
a raise 14a pit E
! die white
a move 4a 4c
a village 4c near
b move 2a 2c
b move 5b 5c
b village 2c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die white
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose E
! die volcano
! tokens 8
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose NW
! die white
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose SW
! die white
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die white
b sculpt 5c near
b raise 5c near NW
! die volcano
! tokens 2
b save 2c:near
b village 2a near
a move 4c 3b
a move 3b 17b
a sculpt 17b pit
a move 17b 4a pit
b pray
b move 2a 1a
b village 2b near
a move 4a 13a
a sculpt 13a pit
a move 13a 4a pit
a move 4a 3b
b move 1a 3c
b village 3c near
b move 3c 3a
a move 4b 4a
a raise 4a loose SW
! die white
a raise 4a loose NW
! die volcano
! tokens 6
a move 3b 17b
b sculpt 3a near
b raise 3a near NW
! die volcano
! tokens 5
b sculpt 5c near
b raise 5c near SW
! die white
a move 17b 17a
a sculpt 17a pit
a pray
b move 5c 5a
b sculpt 5a near
b move 5a 18b near
b raise 18b loose SW
! die volcano
! tokens 8
a move 18a 16a
a move 17a 19b
a village 19b pit
b move 18b 5b
b sculpt 5b near
b pray
a move 19b 12a
a sculpt 12a pit
a raise 12a pit E
! die white
a move 18a 21a
b raise 5b near E
! die volcano
! tokens 3
b save 3c:near
b sculpt 3a near
b raise 3a near SW
! die volcano
! tokens 4
a save none
b move 3a 3b
a move 12a 7a
a sculpt 7a near
a raise 7a near SW
! die volcano
! tokens 4
a sculpt 4a near
b pray
b end
a move 4a 17b near
a move 17b 3b loose
a move 3b 1a loose
a raise 1a loose E
! die volcano
! tokens 5
b pray
b end
a move 1a 1c
a sculpt 1c near
a move 1c 22a near
a raise 22a loose E
! die white
b pray
a move 7a 7b
a village 22a pit
a move 22a 22b
b end
a village 22b pit
a village 7b near
b end
a move 7b 7c
a pray
b end
a pray
---
mu 1
game isle
rules 1
option players 3
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
puzzle 171
from 6034 37 49
choice b move 5c 4c near
best 0.521 52.6 move 5c 4c near
tried 0.438 47.0 end
why - points_unspent ISLE-3.4 3
tried 0.397 44.2 raise 5c near SW
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 6
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 5a 5c
b sculpt 5c near
b raise 5c near NW
! die volcano
! tokens 5
c save 5b:near
b move 18a 21a
c pray
c sculpt 5a near
c raise 5a near SW
! die volcano
! tokens 6
c settler 5c
a village 2b near
a pray
b sculpt 5c near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 172
from 6031 58 115
choice a move 1c 7b | move 1c 3c
best 0.659 78.8 move 1c 7b
tried 0.577 75.1 move 1c 1a
why - next_turn_weaker ISLE-12.3 3
tried 0.516 71.5 end
why ! points_unspent ISLE-3.4 1
tried 0.511 71.0 move 16a 14a
why - next_turn_weaker ISLE-12.3 3
tried 0.508 70.9 move 1c 1b
why - next_turn_weaker ISLE-12.3 3
tried 0.456 68.2 raise 18a loose NW
why - next_turn_weaker ISLE-12.3 3
tried 0.451 68.5 raise 18a loose SW
why - next_turn_weaker ISLE-12.3 3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21a
c move 21a 5b
c village 5b near
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b village 21b pit
b settler 21a
c settler 5a
c village 5a near
c settler 5c
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b pray
b move 21a 11a
b move 21a 5b
c pray
c settler 5a
c settler 5a
c move 5b 2b
a move 14a 18b pit
a move 18b 5a
a pray
b sculpt 11a pit
b move 11a 2b pit
b village 2b near
c move 5a 4b
c sculpt 4b near
c village 5c near
a move 18a 16a
a sculpt 16a pit
a move 16a 18a pit
a move 18a 16a
b move 2b 2a loose
b raise 2a loose NW
! die white
b sculpt 2a near
b raise 2a near SW
! die white
c move 4b 5a near
c raise 5a loose E
! die white
c move 5a 8a
c sculpt 8a near
a move 18a 21a
a pray
b move 2a 2c
b move 21a 11a
b village 2c near
c move 8a 5a near
c raise 5a loose SW
! die volcano
! tokens 6
c pray
a move 5a 4b
a move 4b 4c
a sculpt 4c near
a raise 4c near E
! die white
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die volcano
! tokens 1
c move 5a 14a
c move 2b 2c
c move 2c 6b
c sculpt 6b far
a move 4c 1a
a sculpt 1a near
a village 1a far
b move 2c 6b
b sculpt 6b near
b move 6b 1b near
b raise 1b loose E
! die white
c move 6b 9a far
c raise 9a loose SW
! die white
c sculpt 9a pit
c raise 9a pit E
! die white
a move 1a 1b near
a village 1b near
a raise 1b loose NW
! die white
b village 1b far
b pray
c move 9a 6b
c move 6b 6a
c village 6a far
a move 1b 1c
a sculpt 1c near
a village 1c far
b move 21a 11a
b pray
c sculpt 6a near
c move 6a 22a
c village 22a pit
a raise 1c near NW
! die white
a move 16a 14a
a move 18a 16a
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 173
from 6033 63 74
choice b village 4b near
best 0.613 56.7 village 4b near
tried 0.508 51.2 village 4c far
why ! next_turn_weaker ISLE-12.3 1
tried 0.470 49.2 pray
why - turn_weaker ISLE-12.3 1
tried 0.420 45.1 raise 4c near NW
why - next_turn_weaker ISLE-12.3 1
tried 0.420 45.0 sculpt 4b near
why - turn_weaker ISLE-12.3 1
tried 0.398 43.8 move 4c 5c near
why - turn_weaker ISLE-12.3 1
tried 0.371 42.5 sculpt 4c far
why - turn_weaker ISLE-12.3 1
tried 0.332 39.3 move 4c 1a near
why - next_turn_weaker ISLE-12.3 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21b
a village 21b pit
a settler 21a
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 21a
a move 21a 5b
a pray
a move 21a 18a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a move 5b 2b
a village 2b near
a settler 2a
b pray
b settler 5a
b settler 5a
b sculpt 5c near
c move 14a 5a pit
c raise 5a loose SW
! die white
c pray
d move 21a 18a
d move 11a 10a
d village 10a pit
a settler 2c
a sculpt 2a near
a village 2c near
b raise 5c near NW
! die volcano
! tokens 1
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
d move 10a 2c
d move 2c 1b
d village 1b near
a move 2c 1b
a sculpt 1b far
a raise 2a near NW
! die white
a raise 1b far E
! die volcano
! tokens 4
b save none
b move 5c 4c
b sculpt 4c near
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
puzzle 174
from 6032 57 168
choice b sculpt 3b near
best 0.533 109.2 sculpt 3b near
tried 0.130 95.1 pray
why ! turn_weaker ISLE-12.3 3
tried 0.130 95.1 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
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
b settler 21a
b pray
b move 21a 5b
b sculpt 5b near
a raise 5a near SW
! die white
a move 5a 4b
a sculpt 4b near
a raise 4b near E
! die white
b move 21a 11a
b sculpt 11a pit
b raise 5b near NW
! die white
b raise 11a pit SW
! die white
a move 18a 16a
a sculpt 16a pit
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 8
b move 11a 2b
b sculpt 2b near
b raise 2b near SW
! die white
b move 21a 11a
a move 4b 4a
a sculpt 14a pit
a village 4a near
b move 21a 18a
b move 2b 2a
b village 2a near
a raise 14a pit E
! die white
a move 4a 4c
a village 4c near
b move 2a 2c
b move 5b 5c
b village 2c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die white
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose E
! die volcano
! tokens 8
a move 4c 1a
a sculpt 1a near
a move 1a 4c near
a raise 4c loose NW
! die white
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose SW
! die white
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die white
b sculpt 5c near
b raise 5c near NW
! die volcano
! tokens 2
b save 2c:near
b village 2a near
a move 4c 3b
a move 3b 17b
a sculpt 17b pit
a move 17b 4a pit
b pray
b move 2a 1a
b village 2b near
a move 4a 13a
a sculpt 13a pit
a move 13a 4a pit
a move 4a 3b
b move 1a 3c
b village 3c near
b move 3c 3a
a move 4b 4a
a raise 4a loose SW
! die white
a raise 4a loose NW
! die volcano
! tokens 6
a move 3b 17b
b sculpt 3a near
b raise 3a near NW
! die volcano
! tokens 5
b sculpt 5c near
b raise 5c near SW
! die white
a move 17b 17a
a sculpt 17a pit
a pray
b move 5c 5a
b sculpt 5a near
b move 5a 18b near
b raise 18b loose SW
! die volcano
! tokens 8
a move 18a 16a
a move 17a 19b
a village 19b pit
b move 18b 5b
b sculpt 5b near
b pray
a move 19b 12a
a sculpt 12a pit
a raise 12a pit E
! die white
a move 18a 21a
b raise 5b near E
! die volcano
! tokens 3
b save 3c:near
b sculpt 3a near
b raise 3a near SW
! die volcano
! tokens 4
a save none
b move 3a 3b
a move 12a 7a
a sculpt 7a near
a raise 7a near SW
! die volcano
! tokens 4
a sculpt 4a near
b pray
b end
a move 4a 17b near
a move 17b 3b loose
a move 3b 1a loose
a raise 1a loose E
! die volcano
! tokens 5
b pray
b end
a move 1a 1c
a sculpt 1c near
a move 1c 22a near
a raise 22a loose E
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 175
from 6034 39 155
choice b move 9a 6b
best 0.743 115.0 move 9a 6b
tried 0.542 93.3 move 5a 14a
why - next_turn_weaker ISLE-12.3 11
tried 0.478 95.2 pray
why ! turn_weaker ISLE-12.3 1
tried 0.476 95.1 move 1a 1b
why - turn_weaker ISLE-12.3 1
tried 0.471 94.7 move 18a 21a
why - turn_weaker ISLE-12.3 1
tried 0.470 94.5 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 1
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b village 5c near
b move 5c 2a
c village 2b near
c pray
a sculpt 16a pit
a move 4b 4a
a village 4a near
b move 5a 14a
b sculpt 14a pit
b move 14a 5a pit
b raise 5a loose SW
! die white
c move 2b 2a
c move 21a 5b
c village 2a near
a move 16a 14a pit
a move 4a 4c
a village 4c near
b move 2a 1a
b sculpt 1a near
b village 1a far
c move 21a 18a
c move 2a 2c
c village 2c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b move 1a 1b near
b village 1b far
b raise 1b loose NW
! die volcano
! tokens 4
a save 4a:near
c move 11a 10a
c sculpt 10a pit
c move 10a 2b pit
c raise 2b loose SW
! die volcano
! tokens 8
a pray
a sculpt 4b near
a raise 4b near SW
! die volcano
! tokens 2
c save 2a:near,2b:near
a sculpt 4c near
b sculpt 1b near
b raise 1b near E
! die volcano
! tokens 4
a save 4a:near
b move 1b 1c
b sculpt 1c near
c pray
c village 2c near
c move 2c 6b
a sculpt 4c near
a village 4b near
a raise 4c near NW
! die white
b village 1c far
b move 1c 1a near
b raise 1a loose E
! die white
c sculpt 6b near
c move 6b 2c near
c move 2c 2b loose
c raise 2b loose E
! die volcano
! tokens 7
a pray
a move 4c 3b
a sculpt 3b near
a move 3b 4a near
b move 5b 11a
b move 21a 18a
b pray
c move 2b 10a
c move 10a 9a
c sculpt 9a pit
c move 9a 2c pit
a move 4a 4c loose
a raise 4c loose E
! die volcano
! tokens 3
a move 4c 3b
a sculpt 3b near
b move 11a 10a
b move 10a 20a
b sculpt 20a pit
b raise 20a pit SW
! die volcano
! tokens 4
a save 4a:near
c move 2c 2a loose
c raise 2a loose NW
! die white
c pray
a pray
a move 3b 4c near
a village 4b near
b move 20a 15a
b sculpt 15a pit
b move 15a 9a pit
b raise 9a loose E
! die white
c move 2a 4c
c sculpt 4c near
c move 4c 2a near
c raise 2a loose SW
! die white
a move 4c 3b
a move 3b 3c
a sculpt 3c near
a raise 3c near E
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 176
from 6031 59 88
choice c move 4c 1a near
best 0.572 71.2 move 4c 1a near
tried 0.547 65.0 end
why - points_unspent ISLE-3.4 2
tried 0.509 59.7 raise 4c near E
tried 0.503 62.6 move 4c 2a near
why ! turn_weaker ISLE-12.3 1
tried 0.503 58.1 sculpt 4c far
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
c settler 5c
c pray
c village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b raise 5a near SW
! die volcano
! tokens 2
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die volcano
! tokens 8
c settler 5a
c move 5b 2b
c village 2b near
a move 11a 2b
a move 21a 18a
a village 2b far
b move 18b 14a
b sculpt 14a pit
b raise 14a pit NW
! die white
b move 4b 8b
c move 5c 2a
c sculpt 2a near
c village 2a far
a move 2b 2c
a sculpt 2c near
a village 2c far
b village 8b near
b village 8b far
c move 2b 10a
c village 10a pit
c raise 2a near NW
! die white
a raise 2c near E
! die volcano
! tokens 6
a move 18a 16a
a sculpt 16a pit
a raise 16a pit NW
! die volcano
! tokens 4
b move 8b 8c
b sculpt 8c near
b village 8c far
c move 10a 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose NW
! die white
a move 16a 14a
a move 14a 8a
a sculpt 8a near
a raise 8a near E
! die volcano
! tokens 1
b move 8c 8b near
b move 8b 4a loose
b village 4a far
c move 2a 4c
c sculpt 4c near
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 177
from 6033 63 152
choice d move 1c 1a far | end
best 0.452 58.3 move 1c 1a far
tried 0.395 55.3 pray
why ! turn_weaker ISLE-12.3 6
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21b
a village 21b pit
a settler 21a
b land 21a
b move 21a 5b
b village 5b near
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 21a
a move 21a 5b
a pray
a move 21a 18a
b settler 5a
b village 5a near
b settler 5c
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a move 5b 2b
a village 2b near
a settler 2a
b pray
b settler 5a
b settler 5a
b sculpt 5c near
c move 14a 5a pit
c raise 5a loose SW
! die white
c pray
d move 21a 18a
d move 11a 10a
d village 10a pit
a settler 2c
a sculpt 2a near
a village 2c near
b raise 5c near NW
! die volcano
! tokens 1
b move 5a 4b
b village 4b near
c move 18a 16a
c sculpt 16a pit
c move 16a 14a pit
c raise 14a loose NW
! die white
d move 10a 2c
d move 2c 1b
d village 1b near
a move 2c 1b
a sculpt 1b far
a raise 2a near NW
! die white
a raise 1b far E
! die volcano
! tokens 4
b save none
b move 5c 4c
b sculpt 4c near
b village 4b near
c move 14a 8a
c sculpt 8a near
c move 8a 4b near
c raise 4b loose E
! die white
d move 1b 1a
d sculpt 1a near
d village 1a far
a move 2a 4c
a sculpt 4c far
a move 4c 2a far
a raise 2a loose SW
! die volcano
! tokens 4
b save none
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 8
b village 4b near
c move 4b 4a
c sculpt 4a near
c village 4a far
d move 1a 1c near
d sculpt 1c near
d raise 1c near NW
! die volcano
! tokens 8
d raise 1c loose SW
! die volcano
! tokens 3
a move 1b 6b
a sculpt 6b near
a raise 6b near SW
! die volcano
! tokens 2
a save 2c:near
a pray
b move 4c 3b
b sculpt 3b near
b village 3b far
c move 4a 4b near
c raise 4b loose SW
! die white
c move 18a 16a
c move 18a 21a
d sculpt 1c far
d move 11a 2b
d village 2b near
a village 2a near
a pray
b move 3b 3c near
b village 3c far
b raise 3c loose NW
! die volcano
! tokens 8
c move 16a 14a
c move 14a 8a
c sculpt 8a near
c raise 8a near NW
! die white
d pray
d end
a move 6b 9a
a sculpt 9a pit
a move 9a 2c pit
a move 2c 6b
b sculpt 3c near
b raise 3c near E
! die volcano
! tokens 3
b village 3c near
c sculpt 8a far
c raise 8a far E
! die white
c move 8a 8b
c sculpt 8b near
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
puzzle 178
from 6032 58 160
choice a move 18a 18b | move 21a 5b | move 16a 18b
best 0.279 130.1 move 18a 18b
tried 0.035 128.5 move 3a 3c
why - next_turn_weaker ISLE-12.3 2
tried 0.000 117.0 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
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
! tokens 2
b settler 5c
b move 5b 2b
b village 5c near
a move 18a 16a
a move 4b 4a
a village 4a near
b village 2b near
b village 2b far
a move 4a 4c
a sculpt 16a pit
a village 4c near
b move 2b 2a
b sculpt 2a near
b raise 2a near NW
! die volcano
! tokens 5
b save none
b sculpt 2a far
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 3
a village 14a pit
b raise 2a far SW
! die white
b sculpt 5c near
b move 5c 2b near
b raise 2b loose SW
! die volcano
! tokens 2
b save 2b:near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 2
b village 2b near
b village 2a near
a move 4c 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose E
! die white
b sculpt 2a far
b move 2a 2c
b sculpt 2c near
b pray
a move 4c 3b
a sculpt 3b far
a move 3b 4c far
a raise 4c loose NW
! die volcano
! tokens 7
b sculpt 2c far
b raise 2c near E
! die white
b raise 2c far NW
! die white
b move 2b 11a
a move 4c 3b
a move 3b 3a
a village 3a near
b move 21a 5b
b sculpt 5b near
b raise 5b near NW
! die white
b sculpt 11a pit
a sculpt 3a far
a move 3a 3c far
a sculpt 3c near
a sculpt 3c far
b raise 11a pit SW
! die white
b move 11a 10a
b sculpt 10a pit
b raise 10a pit SW
! die white
a raise 3c near E
! die white
a raise 3c loose NW
! die volcano
! tokens 1
a pray
b move 21a 11a
b move 10a 9a
b village 9a pit
a move 18a 16a
a pray
b move 9a 6b
b sculpt 6b near
b move 6b 1b near
b raise 1b loose E
! die white
a pray
b sculpt 1b near
b move 1b 1a near
b raise 1a loose E
! die white
b sculpt 1a near
a move 18a 21a
a end
b raise 1a near SW
! die volcano
! tokens 3
a save 3a:near
b sculpt 1a far
b pray
a sculpt 3c near
a move 3c 3b
a sculpt 3b near
a end
b move 1a 1c far
b raise 1c loose SW
! die white
b sculpt 1c near
b raise 1c near NW
! die volcano
! tokens 6
a pray
b move 5b 5a
b pray
a move 3b 3a near
a raise 3a loose NW
! die volcano
! tokens 1
a end
b pray
a end
b move 11a 10a
b move 10a 20a
b move 21b 11a
b end
---
mu 1
game isle
rules 1
option players 3
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
puzzle 179
from 6034 39 133
choice c move 2c 2a loose
best 0.371 86.7 move 2c 2a loose
tried 0.217 77.6 raise 2c loose E
why ! next_turn_weaker ISLE-12.3 12
tried 0.216 76.5 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die volcano
! tokens 1
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b village 5c near
b move 5c 2a
c village 2b near
c pray
a sculpt 16a pit
a move 4b 4a
a village 4a near
b move 5a 14a
b sculpt 14a pit
b move 14a 5a pit
b raise 5a loose SW
! die white
c move 2b 2a
c move 21a 5b
c village 2a near
a move 16a 14a pit
a move 4a 4c
a village 4c near
b move 2a 1a
b sculpt 1a near
b village 1a far
c move 21a 18a
c move 2a 2c
c village 2c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b move 1a 1b near
b village 1b far
b raise 1b loose NW
! die volcano
! tokens 4
a save 4a:near
c move 11a 10a
c sculpt 10a pit
c move 10a 2b pit
c raise 2b loose SW
! die volcano
! tokens 8
a pray
a sculpt 4b near
a raise 4b near SW
! die volcano
! tokens 2
c save 2a:near,2b:near
a sculpt 4c near
b sculpt 1b near
b raise 1b near E
! die volcano
! tokens 4
a save 4a:near
b move 1b 1c
b sculpt 1c near
c pray
c village 2c near
c move 2c 6b
a sculpt 4c near
a village 4b near
a raise 4c near NW
! die white
b village 1c far
b move 1c 1a near
b raise 1a loose E
! die white
c sculpt 6b near
c move 6b 2c near
c move 2c 2b loose
c raise 2b loose E
! die volcano
! tokens 7
a pray
a move 4c 3b
a sculpt 3b near
a move 3b 4a near
b move 5b 11a
b move 21a 18a
b pray
c move 2b 10a
c move 10a 9a
c sculpt 9a pit
c move 9a 2c pit
a move 4a 4c loose
a raise 4c loose E
! die volcano
! tokens 3
a move 4c 3b
a sculpt 3b near
b move 11a 10a
b move 10a 20a
b sculpt 20a pit
b raise 20a pit SW
! die volcano
! tokens 4
a save 4a:near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 180
from 6031 60 148
choice c move 18b 14a
best 0.288 58.6 move 18b 14a
tried 0.207 56.5 end
why ! points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b settler 5c
b pray
b village 5c near
c settler 11a
c settler 21a
c pray
c move 21a 5b
a raise 5a near SW
! die volcano
! tokens 7
a move 18b 14a
a sculpt 14a pit
a raise 14a pit NW
! die white
b settler 5a
b move 5a 4b
b village 4b near
c move 11a 2b
c move 21a 18a
c village 2b near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die white
b move 4b 4a
b move 5c 2a
b village 4a near
c move 2b 2a
c move 18a 16a
c village 2a near
a move 4b 4c
a sculpt 4c near
a raise 4c near NW
! die white
a move 18a 16a
b move 21a 11a
b move 11a 10a
b village 10a pit
c move 2a 2c
c sculpt 16a pit
c village 2c near
a move 4c 3b
a sculpt 3b near
a move 3b 1a near
a raise 1a loose E
! die volcano
! tokens 3
b move 10a 9a
b sculpt 9a pit
b pray
c move 16a 18b pit
c raise 18b loose NW
! die white
c pray
a sculpt 1a near
a move 1a 3c near
a village 3c near
b raise 9a pit SW
! die volcano
! tokens 7
b move 9a 6b
b sculpt 6b near
b raise 6b near E
! die white
c move 11a 10a
c move 10a 20a
c village 20a pit
a village 3c far
a move 3c 3b loose
a raise 3b loose E
! die volcano
! tokens 6
b sculpt 6b near
b move 6b 2c near
b raise 2c loose NW
! die white
b move 2a 4c
c move 20a 15a
c sculpt 15a pit
c move 15a 20b pit
c sculpt 20b pit
a move 3b 3a
a sculpt 3a near
a raise 3a near NW
! die volcano
! tokens 4
b save 4b:near
a sculpt 3a far
b sculpt 4a near
b move 4a 17b near
b sculpt 4c near
b raise 17b loose NW
! die volcano
! tokens 4
b save none
c move 21b 11a
c pray
a raise 3a far SW
! die white
a move 3a 3b
a sculpt 3b near
a raise 3b near SW
! die volcano
! tokens 7
b sculpt 17b pit
b move 17b 17a pit
b raise 17a loose NW
a rescue 4c
! die white
b sculpt 4c near
c pray
a move 18a 21a
a move 4c 4b
a sculpt 4b near
a raise 4b near SW
! die volcano
! tokens 8
b move 4c 2a near
b sculpt 17a pit
b raise 2a loose SW
! die volcano
! tokens 8
b raise 17a pit E
! die white
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 181
from 6033 64 40
choice c move 14a 5a pit
best 0.526 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.469 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.456 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
d land 21a
d village 21a pit
d settler 21b
a land 21a
a move 21a 5b
a village 5b near
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
d settler 21a
d move 21a 11a
d village 11a pit
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b pray
b move 21a 5b
b move 21a 18a
c settler 18a
c pray
c move 18b 14a
c sculpt 14a pit
d settler 11a
d settler 21a
d pray
d move 21a 5b
a pray
a settler 5a
a village 5c near
b move 5b 2b
b village 2b near
b settler 2a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 182
from 6034 40 45
choice a move 5a 4b near
best 0.611 56.7 move 5a 4b near
tried 0.540 51.9 move 5a 4b
why - next_turn_weaker ISLE-12.3 1
tried 0.512 51.7 end
why - points_unspent ISLE-3.4 3
tried 0.486 49.6 raise 5a near E
why - next_turn_weaker ISLE-12.3 1
tried 0.485 49.4 move 5a 18b near
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18b
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a sculpt 5a near
b settler 5c
b pray
b village 5c near
c settler 11a
c settler 21a
c pray
c move 21a 5b
a raise 5a near SW
! die volcano
! tokens 5
b save none
a move 18b 14a
a sculpt 14a pit
a raise 14a pit NW
! die volcano
! tokens 3
b village 5b near
b village 5c near
c move 11a 2b
c move 21a 18a
c village 2b near
a sculpt 5a near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 183
from 6031 64 205
choice a village 1c near | village 1c far
best 0.731 94.4 village 1c near
tried 0.666 88.8 settler 3a
why ! turn_weaker ISLE-12.3 1
tried 0.652 87.7 settler 3b
why - turn_weaker ISLE-12.3 1
tried 0.639 89.4 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 8
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 5a 8a
c sculpt 8a near
c village 8a far
a settler 5c
a move 5a 4b
a village 5c near
b village 2b near
b pray
c move 8a 14a near
c move 18a 21a
c village 14a pit
a sculpt 4b near
a move 4b 5a near
a raise 5a loose SW
! die volcano
! tokens 5
a save 5b:near
a pray
b move 2b 2a
b move 21a 5b
b village 2a near
c pray
c village 16a pit
a sculpt 5c near
a move 21a 11a
a village 5a near
b move 21a 18a
b move 2a 2c
b village 2c near
c raise 14a loose NW
! die volcano
! tokens 5
a save 5b:near
c pray
a pray
a village 5c near
a sculpt 5a near
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die volcano
! tokens 2
b save 2a:near,2b:near
c move 14a 8a
c move 8a 8b
c village 8b near
a move 5a 5b near
a raise 5b loose NW
! die white
a pray
b pray
b sculpt 2c near
b move 2c 2b near
b raise 2b loose E
! die white
c sculpt 8b far
c move 8b 8c
c sculpt 8c near
c sculpt 8c far
a move 5c 4c
a sculpt 4c near
a move 4c 5c near
a raise 5c loose NW
! die white
b move 2b 2a
b move 2a 1a
b village 1a near
c pray
a move 5c 4c
a move 4c 3b
a village 3b near
b move 1a 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose NW
! die volcano
! tokens 2
b save 2a:near
c move 16a 14a
c move 18a 16a
c move 8c 8a near
c raise 8a loose NW
! die white
a move 3b 3a
a village 3a near
a move 3a 3c
b pray
b move 2a 2c
b village 2b near
c move 8a 8b
c raise 8b far NW
! die volcano
! tokens 6
c end
a move 11a 10a
a move 10a 9a
a sculpt 9a pit
a raise 9a pit SW
! die volcano
! tokens 8
c save 8b:near
b sculpt 2c near
b move 2c 6b
b sculpt 6b near
b move 6b 2c near
c move 8b 8a
c sculpt 8a near
c move 8a 8c
c sculpt 8c near
a move 9a 6b
a sculpt 6b far
a sculpt 3c near
a raise 6b far E
! die volcano
! tokens 5
a save 5c:near
b sculpt 5b near
b raise 5b near E
! die volcano
! tokens 7
b raise 2c near E
! die volcano
! tokens 1
b save none
b raise 2c loose NW
! die volcano
! tokens 5
a save none
c move 8c 8a
c raise 8a near E
! die white
c move 8a 8b
c move 8b 13a
a raise 3c near NW
! die volcano
! tokens 5
a sculpt 5b near
a move 5b 11a near
a raise 11a loose E
a rescue 8a
b rescue 11a
c rescue 8a
! die white
b settler 2a
b move 2a 4c
b village 5b far
c settler 8a
c settler 8a
c village 13a pit
a move 6b 1b
a sculpt 1b near
a move 1b 1c near
a raise 1c loose SW
! die volcano
! tokens 8
c save none
b move 5b 5c
b sculpt 5c near
b move 5c 4b near
b raise 4b loose E
b rescue 8a
a rescue 2a
! die volcano
! tokens 8
c save none
c settler 13a
c move 13a 4a
c sculpt 4a near
c raise 4a near SW
! die volcano
! tokens 6
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 184
from 6033 67 161
choice b move 4a 4b near | move 4a 4b | move 4a 4c near | end
best 0.638 70.8 move 4a 4b near
tried 0.571 67.2 raise 4a near SW
why - next_turn_weaker ISLE-12.3 10
tried 0.541 62.1 move 4a 13a near
why ! next_turn_weaker ISLE-12.3 10
tried 0.538 62.2 move 4a 17b near
why - next_turn_weaker ISLE-12.3 10
tried 0.531 61.4 move 4a 13a
why - next_turn_weaker ISLE-12.3 10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d move 21a 5b
d pray
d move 21a 18a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b move 18b 14a
b village 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a pray
a settler 5a
a village 5c near
b pray
b move 14a 8a
b village 8a near
c move 21a 18a
c move 11a 10a
c village 10a pit
d settler 2c
d sculpt 2a near
d village 2c near
a settler 5a
a move 5a 4b
a pray
b move 8a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 8b
c move 10a 2c
c move 2c 1b
c village 1b near
d raise 2a near SW
! die white
d move 2a 1a
d sculpt 1a near
d raise 1a near E
! die volcano
! tokens 3
a move 4b 4a
a move 4a 3b
a village 3b near
b sculpt 8b near
b move 8b 4b near
b raise 4b loose SW
! die white
b move 18a 16a
c move 1b 1c
c move 18a 16a
c village 1c near
d move 1a 3c
d sculpt 3c near
d village 3c far
a sculpt 3b far
a move 3b 3a
a village 3a near
b sculpt 16a pit
b move 4b 4a
b village 4a near
c move 11a 10a
c move 10a 9a
c sculpt 9a pit
c raise 9a pit E
! die volcano
! tokens 5
a save none
d raise 3c near E
! die white
d move 3c 3a
d village 3a far
a sculpt 5b near
a raise 5b near NW
! die white
a move 3a 3b
a raise 3b far E
! die white
b move 16a 18b pit
b move 4a 4c
b sculpt 4c near
b raise 4c near E
! die white
c move 5b 5a
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 7
c move 9a 6b
d move 2c 6b
d sculpt 6b near
d move 6b 2c near
d raise 2c loose E
! die white
a move 5a 8a
a move 5a 14a
a village 5c near
b raise 18b loose NW
! die white
b move 4c 4a
b pray
c move 6b 1b
c move 1c 7b
c village 7b near
d move 2c 9a
d move 9a 15a
d sculpt 15a pit
d raise 15a pit SW
! die white
a move 5b 11a
a move 8a 8c
a village 8c near
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b raise 4a loose NW
! die volcano
! tokens 4
b save none
c sculpt 7b far
c move 7b 7a
c sculpt 7a near
c raise 7a near E
! die white
d move 15a 20a
d sculpt 20a pit
d move 20a 10a pit
d raise 10a loose SW
! die volcano
! tokens 3
a save 3a:near
a sculpt 3b near
a raise 3b near SW
! die white
a pray
b sculpt 4a near
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
puzzle 185
from 6032 59 78
choice a move 4b 8b
best 0.452 100.2 move 4b 8b
tried 0.389 94.9 move 4c 1a
why ! turn_weaker ISLE-12.3 5
tried 0.310 94.9 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21b
b village 21b pit
b settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21b
b sculpt 21a pit
b move 21a 18b pit
b raise 18b loose NW
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b move 21a 5b
b sculpt 5b near
b raise 5b near E
! die volcano
! tokens 8
a move 14a 5a pit
a raise 5a loose SW
! die volcano
! tokens 3
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 6
b pray
b move 5b 2b
b village 2b near
a move 5a 4b
a move 18a 16a
a village 4b near
b settler 2a
b village 2a near
b move 21b 11a
a move 18a 21a
a move 4b 4a
a village 4a near
b sculpt 11a pit
b raise 11a pit SW
! die volcano
! tokens 3
b move 2a 1a
b sculpt 1a near
a sculpt 16a pit
a move 4a 4c
a village 4c near
b move 1a 3b near
b sculpt 3b near
b village 3b far
a move 16a 14a pit
a raise 14a loose NW
! die white
a pray
b move 3b 3a near
b sculpt 3a near
b village 3a far
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose E
! die volcano
! tokens 7
b raise 3a near NW
! die volcano
! tokens 1
b raise 3a loose SW
! die volcano
! tokens 1
b move 3a 3c
b sculpt 3c near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 186
from 6034 41 88
choice b move 9a 6b
best 0.573 64.5 move 9a 6b
tried 0.463 57.4 pray
why - next_turn_weaker ISLE-12.3 1
tried 0.453 56.7 move 18a 21a
why - next_turn_weaker ISLE-12.3 1
tried 0.452 57.0 end
why - points_unspent ISLE-3.4 4
tried 0.448 57.0 sculpt 16a pit
why - next_turn_weaker ISLE-12.3 1
tried 0.431 55.8 move 9a 20a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die white
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 5a 5c
b sculpt 5c near
b raise 5c near NW
! die volcano
! tokens 7
b move 18a 21a
c settler 5a
c move 5a 14a
c sculpt 14a pit
c raise 14a pit NW
! die white
a village 2b near
a pray
b move 5c 4c
b sculpt 4c near
b raise 4c near E
! die volcano
! tokens 2
a save 2b:near
b move 4c 2a
c move 5a 8a
c sculpt 8a near
c raise 8a near E
! die white
c move 21a 11a
a move 2b 2a
a sculpt 2a near
a village 2a far
b move 2a 2c
b sculpt 2c near
b sculpt 2c far
b raise 2c near E
! die white
c move 14a 16a
c move 8a 4b
c village 4b near
a raise 2a near NW
! die volcano
! tokens 4
c save none
a move 11a 10a
a village 10a pit
b raise 2c far NW
! die white
b move 2c 9a
b sculpt 9a pit
b raise 9a pit SW
! die volcano
! tokens 5
c save 5b:near
c pray
c move 5b 5a
c village 5a near
a move 2a 4c
a move 21a 5b
a village 4c near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 187
from 6031 65 244
choice a move 3c 3b
best 0.315 89.1 move 3c 3b
tried 0.134 75.6 move 19b 19a
why ! next_turn_weaker ISLE-12.3 1
tried 0.082 83.7 end
why - points_unspent ISLE-3.4 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 5
c save 5b:near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b sculpt 5a near
b raise 5a near SW
! die white
b pray
c settler 5c
c pray
c village 5c near
a move 5b 5c
a sculpt 5c far
a raise 5c far SW
! die white
a move 11a 2b
b sculpt 16a pit
b move 16a 14a pit
b raise 14a loose NW
! die volcano
! tokens 7
b sculpt 14a pit
c move 5b 2b
c move 21a 11a
c village 2b near
a move 5c 2a
a sculpt 2a near
a move 2a 4c near
a raise 4c loose E
! die volcano
! tokens 5
c save none
b raise 14a pit E
! die white
b move 18a 21a
b village 5a near
c sculpt 5c near
c move 2b 2c
c village 2c near
a village 4c near
a pray
b move 5a 5b
b sculpt 5b near
b raise 5b near E
! die white
b move 18a 16a
c move 5c 2b near
c raise 2b loose SW
! die volcano
! tokens 2
c save 2b:near
c village 2c near
a move 21a 18a
a move 4c 4a
a village 4a near
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
c pray
c move 2b 2a
c sculpt 2a near
c raise 2a near SW
! die white
a move 4a 4b
a sculpt 4b near
a move 4b 4c near
a raise 4c loose NW
! die volcano
! tokens 4
a save 4a:near,4c:near
b sculpt 4b near
b raise 4b near SW
! die white
b move 4b 4a
b move 4a 3b
c move 2a 1a
c sculpt 1a near
c move 1a 2a near
c raise 2a loose NW
! die white
a pray
a move 11a 10a
a sculpt 10a pit
a raise 10a pit SW
! die volcano
! tokens 8
b sculpt 3b near
b move 3b 3a
b village 3a near
c move 2c 9a
c sculpt 9a pit
c move 9a 2c pit
c raise 2c loose E
! die volcano
! tokens 6
a move 10a 9a
a move 9a 6b
a village 6b near
b move 3a 3c
b village 3c near
b end
c move 2c 6b
c sculpt 6b far
c move 6b 2c far
c raise 2c loose NW
! die volcano
! tokens 1
a move 6b 1b
a sculpt 1b near
a village 1b far
b move 3c 3b
b raise 3b near SW
! die volcano
! tokens 2
c save 2b:near
b end
c pray
c sculpt 2a near
c village 2c near
a move 1b 1a near
a raise 1a loose E
! die white
a sculpt 1a near
a raise 1a near SW
! die white
b pray
b end
c move 2a 2b near
c raise 2b loose E
! die volcano
! tokens 6
a save none
c move 2c 9a
c move 9a 6b
a move 1a 1c
a sculpt 1c near
a village 1c far
b pray
c sculpt 6b near
c raise 6b near SW
! die volcano
! tokens 7
c pray
a raise 1c near SW
! die white
a end
b end
c move 6b 6a
c sculpt 6a near
c move 6a 22a near
c raise 22a loose E
! die volcano
! tokens 7
a end
b end
c sculpt 22a pit
c move 22a 1c pit
c raise 1c loose NW
! die volcano
! tokens 4
a save none
c move 1c 7b
a sculpt 4c near
a move 4c 3b near
a move 3b 3c loose
a raise 3c loose E
! die white
b end
c sculpt 7b near
c raise 7b near E
a rescue 7b
! die white
c village 7b far
a move 7b 7a
a sculpt 7a near
a raise 7a near SW
! die white
a sculpt 7a far
b end
c move 7b 7c
c sculpt 7c near
c village 7c far
a move 7a 3c far
a move 3c 7a
a raise 3c loose NW
a rescue 12a
c rescue 6a
! die volcano
! tokens 5
b save 5a:near
a sculpt 12a pit
b sculpt 5b near
b raise 5b near NW
! die volcano
! tokens 6
b move 5b 5c
b sculpt 5c near
c village 6a near
c village 6a far
a move 12a 19b pit
a raise 19b loose E
! die volcano
! tokens 4
a sculpt 19b pit
a raise 19b pit NW
! die white
b raise 5c near NW
! die white
b end
c move 6a 6c
c sculpt 6c near
c village 6c far
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 188
from 6033 67 197
choice a move 17a 17b pit
best 0.171 56.0 move 17a 17b pit
tried 0.166 50.5 end
why - points_unspent ISLE-3.4 2
tried 0.151 50.9 raise 17a pit NW
why - land_lost ISLE-11.1,ISLE-11.11 100
tried 0.119 45.4 move 17a 19b
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
d land 21b
d village 21b pit
d settler 21a
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 11a
c village 11a pit
d settler 21a
d move 21a 5b
d pray
d move 21a 18a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b move 18b 14a
b village 14a pit
c settler 11a
c settler 21a
c pray
c move 21a 5b
d move 5b 2b
d village 2b near
d settler 2a
a pray
a settler 5a
a village 5c near
b pray
b move 14a 8a
b village 8a near
c move 21a 18a
c move 11a 10a
c village 10a pit
d settler 2c
d sculpt 2a near
d village 2c near
a settler 5a
a move 5a 4b
a pray
b move 8a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 8b
c move 10a 2c
c move 2c 1b
c village 1b near
d raise 2a near SW
! die white
d move 2a 1a
d sculpt 1a near
d raise 1a near E
! die volcano
! tokens 3
a move 4b 4a
a move 4a 3b
a village 3b near
b sculpt 8b near
b move 8b 4b near
b raise 4b loose SW
! die white
b move 18a 16a
c move 1b 1c
c move 18a 16a
c village 1c near
d move 1a 3c
d sculpt 3c near
d village 3c far
a sculpt 3b far
a move 3b 3a
a village 3a near
b sculpt 16a pit
b move 4b 4a
b village 4a near
c move 11a 10a
c move 10a 9a
c sculpt 9a pit
c raise 9a pit E
! die volcano
! tokens 5
a save none
d raise 3c near E
! die white
d move 3c 3a
d village 3a far
a sculpt 5b near
a raise 5b near NW
! die white
a move 3a 3b
a raise 3b far E
! die white
b move 16a 18b pit
b move 4a 4c
b sculpt 4c near
b raise 4c near E
! die white
c move 5b 5a
c sculpt 5a near
c raise 5a near E
! die volcano
! tokens 7
c move 9a 6b
d move 2c 6b
d sculpt 6b near
d move 6b 2c near
d raise 2c loose E
! die white
a move 5a 8a
a move 5a 14a
a village 5c near
b raise 18b loose NW
! die white
b move 4c 4a
b pray
c move 6b 1b
c move 1c 7b
c village 7b near
d move 2c 9a
d move 9a 15a
d sculpt 15a pit
d raise 15a pit SW
! die white
a move 5b 11a
a move 8a 8c
a village 8c near
b move 4a 17b
b sculpt 17b pit
b move 17b 4a pit
b raise 4a loose NW
! die volcano
! tokens 4
b save none
c sculpt 7b far
c move 7b 7a
c sculpt 7a near
c raise 7a near E
! die white
d move 15a 20a
d sculpt 20a pit
d move 20a 10a pit
d raise 10a loose SW
! die volcano
! tokens 3
a save 3a:near
a sculpt 3b near
a raise 3b near SW
! die white
a pray
b sculpt 4a near
b move 4a 4b near
b village 4b near
c sculpt 7a far
c raise 7a far SW
! die volcano
! tokens 4
b save 4b:near
c pray
d move 3a 3c
d sculpt 3c near
d raise 3c near NW
! die volcano
! tokens 4
b save 4b:near
d move 10a 9a
a move 8c 8b
a move 8b 13a
a village 13a pit
b pray
b move 4b 4a loose
b village 4a far
c move 7a 7b
c move 7b 1c far
c raise 1c loose SW
! die volcano
! tokens 6
c move 1b 6a
d move 9a 6b
d sculpt 6b near
d raise 6b near E
! die volcano
! tokens 4
b save 4a:far
d move 6b 6a
a move 13a 17a
a sculpt 17a pit
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
puzzle 189
from 6032 62 129
choice b move 2a 2c loose
best 0.758 136.5 move 2a 2c loose
tried 0.692 128.3 end
why - points_unspent ISLE-3.4 4
tried 0.681 130.0 sculpt 1b near
why ! turn_weaker ISLE-12.3 21
tried 0.678 129.7 move 2a 2c
why - turn_weaker ISLE-12.3 11
proof 10 4 320
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
! die white
b settler 5c
b move 5b 2b
b village 5c near
a move 18a 16a
a move 4b 4a
a village 4a near
b village 2b near
b pray
a move 4a 4c
a sculpt 16a pit
a village 4c near
b move 2b 2a
b move 21a 11a
b village 2a near
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 5
b save 5b:near
a village 14a pit
b move 2a 2c
b sculpt 11a pit
b village 2c near
a move 14a 8a
a sculpt 8a near
a move 8a 4b near
a raise 4b loose SW
! die volcano
! tokens 3
b sculpt 5c near
b move 11a 2b pit
b raise 2b loose SW
! die white
b raise 5c near NW
! die volcano
! tokens 7
a move 4c 3b
a sculpt 3b near
a move 3b 4a near
a raise 4a loose NW
! die volcano
! tokens 8
b move 2c 1b
b sculpt 1b near
b move 1b 2a near
b raise 2a loose SW
! die volcano
! tokens 7
a move 4a 17b
a sculpt 17b pit
a move 17b 4a pit
a raise 4a loose SW
! die white
b move 2b 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose E
! die volcano
! tokens 2
b save 2c:near
a move 4a 17b
a move 17b 3b
a sculpt 3b far
a raise 3b far SW
! die volcano
! tokens 8
b pray
b sculpt 2a near
b village 2b near
a move 3b 3a
a sculpt 3a near
a village 3a far
b move 2a 1a
b sculpt 1a near
b move 1a 2a near
b raise 2a near NW
! die volcano
! tokens 1
a move 3a 3c near
a sculpt 3c near
a sculpt 3c far
a move 18a 16a
b move 5c 5a
b sculpt 5a near
b move 5a 5b near
b raise 5b loose NW
! die white
a move 18a 21a
a pray
a end
b move 2b 10a
b move 10a 9a
b sculpt 9a pit
b move 9a 2c pit
a pray
a end
b move 2c 6b
b sculpt 6b near
b move 6b 1b near
b raise 1b loose E
! die volcano
! tokens 6
a pray
---
mu 1
game isle
rules 1
option players 3
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
puzzle 190
from 6034 45 323
choice a sculpt 5b near
best 0.874 86.9 sculpt 5b near
tried 0.043 62.9 end
why - points_unspent ISLE-3.4 3
tried 0.027 63.1 move 22a 6a
tried 0.000 61.0 village 5b near
why ! village_burnt ISLE-10.3 84
tried 0.000 61.0 move 1a 1b
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21a
b move 21a 5b
b village 5b near
c settler 21a
c move 21a 11a
c village 11a pit
a settler 18a
a pray
a move 18b 5a
a move 18a 16a
b settler 5a
b pray
b sculpt 5a near
b raise 5a near E
! die white
c settler 11a
c settler 21a
c pray
c move 11a 2b
a move 18a 21a
a move 5a 4b
a village 4b near
b settler 5c
b move 5b 2b
b village 5c near
c village 2b near
c pray
a sculpt 16a pit
a move 4b 4a
a village 4a near
b move 21a 11a
b move 5a 14a
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 8
c move 2b 2a
c move 21a 5b
c village 2a near
a move 4a 4c
a move 16a 14a pit
a village 4c near
b move 14a 8a
b sculpt 8a near
b raise 8a near E
! die volcano
! tokens 3
b sculpt 8a far
c move 21a 18a
c move 2a 2c
c village 2c near
a move 18a 16a
a raise 14a loose E
! die volcano
! tokens 5
b save 5b:near
a pray
b pray
b move 8a 5a far
b village 5a near
c move 5b 5c
c sculpt 5c near
c move 5c 5a near
c raise 5a loose SW
! die volcano
! tokens 5
b save 5a:near
a move 21a 5b
a sculpt 5b near
a move 5b 2b near
a raise 2b loose SW
! die volcano
! tokens 3
b pray
b move 5a 4b
b village 5c near
c move 11a 10a
c sculpt 10a pit
c move 10a 2c pit
c raise 2c loose E
! die white
a move 2b 2a
a move 2a 1a
a village 1a near
b move 4b 4a
b move 4a 3b
b village 3b near
c move 2c 6b
c sculpt 6b near
c move 6b 2c near
c raise 2c loose NW
! die volcano
! tokens 5
b save 5a:near
a move 1a 1b
a sculpt 1b near
a raise 1b near E
! die white
a move 1b 1c
b pray
b sculpt 5c near
b village 3b far
c move 5a 5b
c sculpt 5b near
c move 5b 21a near
c raise 21a loose SW
c rescue 8a
a rescue 5a
! die white
a settler 4a
a settler 4a
a village 1c near
b raise 5c near NW
! die volcano
! tokens 4
a save 4b:near
b move 3b 3a
b village 3a near
c move 21a 11a
c move 2c 9a
c sculpt 9a pit
c move 9a 2c pit
a sculpt 4c near
a village 4a near
a raise 4c near E
! die white
b sculpt 3a far
b raise 3a far NW
! die volcano
! tokens 7
b move 3a 3c
b sculpt 3c near
c move 2c 2a loose
c raise 2a loose NW
! die volcano
! tokens 5
b save none
b save none
c move 8a 8b
c sculpt 8b near
a move 4a 8b
a sculpt 8b far
a move 8b 4b far
a raise 4b loose SW
! die volcano
! tokens 8
c save none
b sculpt 3c far
b raise 3c near NW
! die volcano
! tokens 4
a save none
b sculpt 5c near
b raise 3c far E
! die white
c move 2a 4c
c sculpt 4c near
c move 4c 2a near
c move 2a 4c
a sculpt 4b near
a raise 4b near E
! die white
a sculpt 4a near
a raise 4a near NW
! die white
b raise 5c near SW
! die volcano
! tokens 8
b move 5c 5a
b village 5a near
c sculpt 8b near
c move 8b 13a near
c move 13a 17b loose
c raise 17b loose NW
! die white
a move 5a 5b
a sculpt 5b near
a raise 5b near NW
! die white
a move 4a 17b
b move 11a 10a
b move 10a 20a
b village 20a pit
c sculpt 17b pit
c move 17b 19b pit
c sculpt 19b pit
c raise 19b pit E
! die volcano
! tokens 3
b save 3b:near
a move 4c 1a
a move 1c 7b
a village 7b near
b pray
b sculpt 3c near
b move 3c 3a near
b raise 3a loose SW
! die white
c move 19b 12a loose
c raise 12a loose E
b rescue 7a
! die volcano
! tokens 2
c save 2a:near,2b:near
c pray
c sculpt 2c near
a sculpt 7b far
a move 7b 7a
a sculpt 7a near
a raise 7a near SW
c rescue 17a
! die volcano
! tokens 7
a save none
b village 7a near
b village 7a far
c sculpt 17a pit
c move 17a 13a pit
c village 13a pit
a move 7a 7b
a move 7b 1c far
a move 1c 1b loose
a raise 1b loose NW
! die volcano
! tokens 8
b move 7a 7c
b sculpt 7c near
b village 7c far
c raise 13a loose E
! die white
c move 4c 2a
c raise 2a loose SW
! die white
c move 2c 9a
a move 1a 1c
a move 1c 22a
a pray
b move 7c 7b
b sculpt 7b near
b raise 7b near E
! die white
b move 20a 20b
c move 9a 15a
c sculpt 15a pit
c move 15a 9a pit
c raise 9a loose SW
! die white
a sculpt 22a pit
a move 22a 1c pit
a raise 1c loose SW
! die white
a move 1c 22a
b sculpt 20b pit
b pray
b end
c move 9a 6b
c move 6b 6a
c sculpt 6a near
c raise 6a near SW
! die white
a move 22a 22b
a sculpt 22b pit
a move 22b 22a pit
a move 22a 1c loose
b end
c move 6a 6c
c village 6c near
! tokens 2,6
c save 2b:near
c sculpt 2a near
a move 1c 1a loose
a raise 1a loose E
! die white
a move 1a 1c
a move 1c 22a
b move 2b 2c
b sculpt 2c near
b move 2c 2b near
b raise 2b loose E
b rescue 6b
c rescue 9a
! die white
c sculpt 6c near
c move 6c 6a near
c move 6a 22a loose
c raise 22a loose SW
b rescue 22a
! die volcano
! tokens 4
a sculpt 4b near
a move 4b 4c near
a move 4c 1a loose
a raise 1a loose SW
! die white
b sculpt 6b near
b move 6b 6a
b village 6a near
c move 13a 4a
c sculpt 4a near
c move 4a 4c near
c raise 4c loose NW
c rescue 5a
a rescue 1a
! tokens 1,6
a save 1a:near,1c:near
b save none
! die volcano
! tokens 5
b save 5a:near
a sculpt 1b near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 191
from 6031 68 63
choice b move 16a 14a pit | end
best 0.596 63.4 move 16a 14a pit
tried 0.540 60.3 move 4b 4c
tried 0.536 59.9 move 4b 4a
tried 0.527 58.8 move 16a 18a pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:3/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21a
a move 21a 5b
a village 5b near
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c village 21b pit
c settler 21a
a settler 5a
a village 5a near
a settler 5c
b settler 18a
b pray
b move 18b 14a
b sculpt 14a pit
c settler 21a
c pray
c move 21a 11a
c move 21a 5b
a pray
a settler 5a
a settler 5a
a move 5b 2b
b move 14a 5a pit
b raise 5a loose SW
! die white
b pray
c village 11a pit
c pray
a village 5c near
a village 2b near
b move 5a 4b
b sculpt 4b near
b raise 4b near E
! die white
b move 4b 8a
c move 21a 18a
c pray
a move 5c 2a
a move 2b 2c
a village 2c near
b sculpt 8a near
b move 8a 4b near
b raise 4b loose SW
! die volcano
! tokens 8
b move 18a 16a
c move 5b 2b
c move 21a 11a
c move 11a 10a
c sculpt 10a pit
a move 2c 9a
a sculpt 9a pit
a village 2a near
b sculpt 16a pit
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 192
from 6033 68 113
choice b move 4c 3b
best 0.490 55.3 move 4c 3b
tried 0.418 50.5 end
why - points_unspent ISLE-3.4 4
tried 0.391 48.8 move 21a 5b
why ! turn_weaker ISLE-12.3 1
tried 0.390 48.8 move 21a 18a
why - turn_weaker ISLE-12.3 1
tried 0.388 48.6 move 21a 11a
why - turn_weaker ISLE-12.3 1
tried 0.388 48.6 move 21b 11a
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a move 21a 5b
a village 5b near
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a pray
a settler 5a
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 5a pit
d raise 5a loose SW
! die volcano
! tokens 7
d pray
a settler 5a
a move 5a 4b
a village 4b near
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die volcano
! tokens 4
a save 4b:near
c settler 2c
c sculpt 2a near
c village 2c near
d move 18a 16a
d sculpt 16a pit
d move 16a 14a pit
d raise 14a loose NW
! die volcano
! tokens 4
a pray
a move 5c 4c
a village 4b near
b move 5b 5c
b move 5c 4c
b sculpt 4c near
b raise 4c near E
! die white
c raise 2a near SW
! die white
c move 2a 1a
c sculpt 1a near
c raise 1a near E
! die white
d move 14a 8a
d sculpt 8a near
d move 8a 4b near
d raise 4b loose E
! die white
a village 4c far
a pray
b move 4c 4a
b sculpt 4a near
b village 4a far
c move 1a 3b
c move 2c 6b
c village 3b near
d move 4b 8b
d sculpt 8b near
d move 8b 4b near
d raise 4b loose SW
! die white
a move 4b 4a
a move 4a 17b
a village 17b pit
b move 4a 4c near
b raise 4c loose NW
! die volcano
! tokens 6
b pray
c village 6b near
c village 6b far
d move 4b 4a
d move 4a 13a
d village 13a pit
a move 17b 19b
a sculpt 19b pit
a move 19b 17a pit
a sculpt 17a pit
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
puzzle 193
from 6032 62 46
choice b move 2a 2c
best 0.394 73.2 move 2a 2c
tried 0.319 66.4 village 5c near
why - next_turn_weaker ISLE-12.3 2
tried 0.299 63.5 end
why - points_unspent ISLE-3.4 4
tried 0.299 63.3 village 11a pit
why - next_turn_weaker ISLE-12.3 1
tried 0.298 63.3 sculpt 5c near
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
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
! die white
b settler 5c
b move 5b 2b
b village 5c near
a move 18a 16a
a move 4b 4a
a village 4a near
b village 2b near
b pray
a move 4a 4c
a sculpt 16a pit
a village 4c near
b move 2b 2a
b move 21a 11a
b village 2a near
a move 16a 14a pit
a raise 14a loose NW
! die volcano
! tokens 5
b save 5b:near
a village 14a pit
---
mu 1
game isle
rules 1
option players 3
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
puzzle 194
from 6034 46 170
choice b move 3c 3a
best 0.749 108.0 move 3c 3a
tried 0.662 89.6 move 21a 11a
why - next_turn_weaker ISLE-12.3 9
tried 0.604 92.4 end
why - points_unspent ISLE-3.4 4
tried 0.571 89.6 pray
why ! next_turn_weaker ISLE-12.3 10
tried 0.563 89.0 move 16a 18a
why - next_turn_weaker ISLE-12.3 10
tried 0.563 89.0 move 16a 18b
why - next_turn_weaker ISLE-12.3 10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18a
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die white
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 18a 21a
b move 5a 4b
b village 4b near
c settler 5c
c village 5c near
c move 5c 2a
a village 2b near
a pray
b sculpt 16a pit
b move 4b 4a
b village 4a near
c move 5a 14a
c sculpt 14a pit
c move 14a 5a pit
c raise 5a loose SW
! die white
a move 21a 5b
a move 21a 11a
a move 11a 10a
a sculpt 10a pit
b move 16a 14a pit
b move 4a 4c
b village 4c near
c sculpt 2a near
c move 2a 5c near
c raise 5c loose SW
! die white
c move 5c 2a
a move 2b 2c
a sculpt 2c near
a raise 2c near E
! die volcano
! tokens 8
a raise 10a pit SW
! die volcano
! tokens 7
b raise 14a loose NW
! die white
b move 14a 8a
b village 8a near
c move 21a 11a
c move 2a 1a
c village 1a near
a move 10a 9a
a sculpt 9a pit
a raise 9a pit SW
! die white
a move 9a 6b
b sculpt 8a far
b move 8a 4b far
b raise 4b loose E
! die volcano
! tokens 3
b move 4c 3b
c move 5b 2b
c move 1a 1b
c village 1b near
a sculpt 6b near
a move 6b 2c near
a raise 2c loose NW
! die volcano
! tokens 5
c save 5b:near
a move 2c 1b
b sculpt 3b near
b raise 3b near SW
! die white
b sculpt 3b far
b raise 3b far E
! die volcano
! tokens 1
c pray
c sculpt 1b near
c move 1b 1a near
c raise 1a loose SW
! die volcano
! tokens 4
b save 4a:near
a move 1b 1c
a sculpt 1c near
a village 1c far
b pray
b sculpt 4b near
b raise 4b near SW
! die white
b move 18a 16a
c sculpt 1a near
c raise 1a near E
! die white
c village 5a near
a raise 1c near NW
! die white
a move 1c 7b
a sculpt 7b near
a raise 7b near E
! die volcano
! tokens 2
a save 2b:near
b move 3b 3a
b sculpt 3a near
b village 3a far
c move 1a 4c
c sculpt 4c near
c raise 4c near E
! die white
c move 2b 2a
a village 2c near
a village 7b far
b move 3a 3c near
b village 3c near
b raise 3c loose E
! die volcano
! tokens 7
c sculpt 2a near
c move 2a 5c near
c raise 5c loose NW
! die white
c sculpt 5c near
a sculpt 7b near
a move 7b 7a near
a sculpt 7a near
a sculpt 7a far
b sculpt 3c far
b raise 3c far NW
! die volcano
! tokens 2
a save none
b pray
c move 5c 5b near
c raise 5b loose NW
! die white
c pray
a raise 7a near E
! die volcano
! tokens 2
a raise 7a loose SW
! die white
a village 2c near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 195
from 6031 70 248
choice b move 2a 2b
best 0.384 81.6 move 2a 2b
tried 0.347 76.6 move 11a 10a
tried 0.342 76.3 move 9a 15a
tried 0.334 75.1 move 9a 10a
tried 0.331 75.0 end
why - points_unspent ISLE-3.4 1
tried 0.325 74.9 move 5c 2a
tried 0.292 76.3 raise 2a near NW
tried 0.281 71.0 move 9a 6b
why ! land_lost ISLE-11.1,ISLE-11.11 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18b
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c sculpt 5a near
a settler 5c
a pray
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c raise 5a near SW
! die volcano
! tokens 3
c move 5a 4b
c sculpt 4b near
c raise 4b near E
! die white
a settler 5a
a move 5b 2b
a village 2b near
b move 11a 10a
b move 10a 2c
b village 2c near
c move 4b 4a
c move 4a 3b
c village 3b near
a move 21a 11a
a move 5c 2a
a village 2a near
b move 21a 11a
b move 11a 10a
b village 10a pit
c village 3b far
c move 3b 3a
c sculpt 3a near
a move 2a 1a
a village 1a near
a move 1a 1b
b move 10a 9a
b village 9a pit
b move 9a 6b
c raise 3a near NW
! die white
c sculpt 3a far
c raise 3a far SW
! die volcano
! tokens 8
c move 18b 5a
a sculpt 1b near
a move 1b 1c near
a sculpt 1c near
a raise 1c near SW
! die white
b village 6b near
b pray
c move 3a 3c
c sculpt 3c near
c raise 3c near E
! die volcano
! tokens 1
a save none
a save none
c sculpt 3c far
a sculpt 1c near
a raise 1c near NW
! die volcano
! tokens 3
c save 3b:near
a pray
b move 6b 1b
b sculpt 1b near
b move 1b 1a near
b raise 1a loose SW
! die white
c pray
c village 3c near
c raise 3c far NW
! die volcano
! tokens 1
a move 1c 1a
a sculpt 1a near
a village 1a far
b move 1a 4c
b sculpt 4c near
b move 4c 4a near
b raise 4a loose NW
! die white
c move 3c 3a
c sculpt 3a near
c move 3a 3b near
c raise 3b loose E
! die volcano
! tokens 1
a save none
a sculpt 1a near
a move 1a 1b near
a sculpt 1b near
a sculpt 1b far
b sculpt 4a near
b raise 4a near SW
! die white
b move 4a 17b
b sculpt 17b pit
c move 18a 16a
c move 5a 14a
c sculpt 14a pit
c raise 14a pit NW
! die white
a move 1b 1c near
a pray
b raise 17b pit NW
! die white
b move 17b 19b
b sculpt 19b pit
b raise 19b pit E
! die volcano
! tokens 1
a save 1b:loose
c village 16a pit
c pray
a sculpt 1c near
a sculpt 1c far
a move 1c 1a
a sculpt 1a near
b move 19b 12a
b sculpt 12a pit
b raise 12a pit E
c rescue 7a
! die volcano
! tokens 4
b move 12a 7a
c sculpt 7a near
c move 7a 7b near
c raise 7b loose E
! die white
c sculpt 7b near
a move 1a 1b
a sculpt 1b near
a move 1b 2c near
a raise 2c loose E
! die volcano
! tokens 4
b move 7a 7c
b sculpt 7c near
b move 7c 7a near
b raise 7a loose E
! die white
c move 7b 22a near
c raise 22a loose E
c rescue 6a
b rescue 6a
! die white
c sculpt 6a near
c raise 6a near SW
! die volcano
! tokens 4
a move 2c 1b
a raise 1b loose NW
! die volcano
! tokens 2
a save 2a:near
b save 2c:near
a village 2b near
b move 6a 6c
b sculpt 6c near
b pray
c move 14a 8a
c move 8a 4b
c village 4b near
a move 1b 2c far
a raise 2c loose NW
! die white
a pray
b move 2c 2a
b move 2a 4c
b sculpt 4c near
b raise 4c near NW
! die volcano
! tokens 5
a save 5b:near
c village 4b far
c move 4b 4a
c sculpt 4a near
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 4
c save 4b:near
a pray
b sculpt 4c near
b sculpt 4c far
b raise 4c near E
! die white
b move 4c 2a far
c sculpt 4a near
c sculpt 4a far
c move 4a 4b near
c raise 4b loose SW
! die volcano
! tokens 4
c save none
a move 2c 1b
a move 1b 1a
a move 1a 2a near
a raise 2a loose SW
! die volcano
! tokens 1
a save 1c:near
b move 5b 5c
b sculpt 5c near
b raise 5c near SW
! die volcano
! tokens 2
a save 2b:near
b save 2c:near
b save none
b sculpt 2a near
c village 4b near
c pray
a move 2a 1a
a village 1a near
a move 1a 1b
b move 6c 6b near
b move 6b 9a loose
b raise 9a loose E
! die volcano
! tokens 6
b save none
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 196
from 6033 68 261
choice d move 16a 14a
best 0.327 41.7 move 16a 14a
tried 0.139 31.3 end
why ! points_unspent ISLE-3.4 3
tried 0.139 31.3 move 2a 2b
why - land_lost ISLE-11.1,ISLE-11.11 100
tried 0.139 31.3 move 2a 2c
why - land_lost ISLE-11.1,ISLE-11.11 100
tried 0.139 31.3 move 21a 11a
why - land_lost ISLE-11.1,ISLE-11.11 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a move 21a 5b
a village 5b near
b land 21a
b village 21a pit
b settler 21b
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 5a
a village 5a near
a settler 5c
b settler 21a
b move 21a 11a
b village 11a pit
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a pray
a settler 5a
a village 5c near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c move 5b 2b
c village 2b near
c settler 2a
d move 14a 5a pit
d raise 5a loose SW
! die volcano
! tokens 7
d pray
a settler 5a
a move 5a 4b
a village 4b near
b move 11a 10a
b sculpt 10a pit
b move 10a 2b pit
b raise 2b loose SW
! die volcano
! tokens 4
a save 4b:near
c settler 2c
c sculpt 2a near
c village 2c near
d move 18a 16a
d sculpt 16a pit
d move 16a 14a pit
d raise 14a loose NW
! die volcano
! tokens 4
a pray
a move 5c 4c
a village 4b near
b move 5b 5c
b move 5c 4c
b sculpt 4c near
b raise 4c near E
! die white
c raise 2a near SW
! die white
c move 2a 1a
c sculpt 1a near
c raise 1a near E
! die white
d move 14a 8a
d sculpt 8a near
d move 8a 4b near
d raise 4b loose E
! die white
a village 4c far
a pray
b move 4c 4a
b sculpt 4a near
b village 4a far
c move 1a 3b
c move 2c 6b
c village 3b near
d move 4b 8b
d sculpt 8b near
d move 8b 4b near
d raise 4b loose SW
! die white
a move 4b 4a
a move 4a 17b
a village 17b pit
b move 4a 4c near
b raise 4c loose NW
! die volcano
! tokens 6
b pray
c village 6b near
c village 6b far
d move 4b 4a
d move 4a 13a
d village 13a pit
a move 17b 19b
a sculpt 19b pit
a move 19b 17a pit
a sculpt 17a pit
b move 4c 3b
b move 3b 3a
b village 3a near
c move 6b 6a
c sculpt 6a near
c sculpt 6a far
c move 6a 6c near
d move 18a 16a
d pray
a move 5a 18b
a pray
b move 21a 5b
b move 3a 3c
b village 3c near
c sculpt 6c near
c sculpt 6c far
c pray
d pray
a move 5b 11a
a move 11a 10a
a move 10a 20a
a sculpt 20a pit
b move 2b 2c
b move 2c 9a
b sculpt 9a pit
b raise 9a pit SW
! die white
c end
d move 13a 8b
d move 8b 8c
d village 8c near
a move 20a 10a pit
a raise 10a loose SW
! die volcano
! tokens 8
d save none
a raise 17a pit E
! die white
a raise 17a loose NW
! die volcano
! tokens 5
a save none
b sculpt 5b near
b raise 5b near NW
! die white
b move 5b 5a
b sculpt 5a near
c end
d move 5a 5c
d sculpt 5c near
d raise 5c near SW
! die volcano
! tokens 7
d sculpt 8c near
a move 4c 3b
a move 18b 14a
a move 14a 8a
a sculpt 8a near
b move 5a 5c near
b raise 5c loose NW
! die white
b move 9a 15a
b sculpt 15a pit
c end
d move 8c 8b near
d raise 8b loose NW
! die volcano
! tokens 4
a save 4b:near
d village 8b near
a raise 8a near NW
! die white
a move 3b 4a
a sculpt 4a near
a raise 4a near NW
! die white
b move 15a 9a pit
b raise 9a loose E
! die white
b move 9a 6b
b move 6b 1b
c end
d move 8b 13a
d move 13a 4a
d move 4a 4c
d sculpt 4c near
a move 10a 9a
a move 9a 6b
a move 6b 1b
a sculpt 1b near
b move 1b 1c
b sculpt 1c near
b move 1c 3c near
b raise 3c loose E
! die volcano
! tokens 2
c save none
c sculpt 2b near
c move 2b 11a near
c raise 11a loose NW
! die white
c move 11a 2b
d move 4c 4a near
d move 4a 17b loose
d move 17b 3a loose
d raise 3a loose NW
! die white
a raise 1b near E
! die white
a move 1b 6b
a move 6b 2c
a sculpt 2c near
b move 3c 3a
b move 3a 12a
b sculpt 12a pit
b raise 12a pit SW
! die volcano
! tokens 2
a save none
c sculpt 2b near
c move 2b 2a near
c raise 2a loose NW
! die white
c sculpt 2a near
d move 3a 12a
d move 12a 7a
d sculpt 7a near
d raise 7a near SW
! die white
a sculpt 2c near
a raise 2c near NW
c rescue 11a
d rescue 2a
! die white
a move 2c 2a
a sculpt 2a far
b move 12a 3a
b move 3a 19b
b move 19b 19a
b sculpt 19a pit
! tokens 4,8
a save none
d save 8b:near
c move 2a 2c near
c raise 2c loose E
! die white
c end
d move 18a 21a
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
puzzle 197
from 6032 63 24
choice a move 14a 5a pit
best 0.490 53.8 move 14a 5a pit
tried 0.478 47.6 end
why - points_unspent ISLE-3.4 4
tried 0.420 46.9 move 14a 5a
why - turn_weaker ISLE-12.3 1
tried 0.412 45.0 move 18a 16a
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first a
a land 18a
a village 18a pit
a settler 18b
b land 21b
b village 21b pit
b settler 21a
a settler 18a
a village 18b pit
a settler 18a
b settler 21b
b sculpt 21a pit
b move 21a 18b pit
b raise 18b loose NW
! die white
a settler 18a
a pray
a move 18b 14a
a sculpt 14a pit
b settler 21a
b move 21a 5b
b sculpt 5b near
b raise 5b near E
! die white
---
mu 1
game isle
rules 1
option players 3
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
puzzle 198
from 6034 47 134
choice a move 5c 2b near
best 0.548 80.5 move 5c 2b near
tried 0.475 74.5 village 5c far
why - turn_weaker ISLE-12.3 5
tried 0.444 70.3 end
why - points_unspent ISLE-3.4 3
tried 0.428 71.0 raise 5c near NW
why ! turn_weaker ISLE-12.3 6
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
c settler 5c
c pray
c village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b raise 5a near SW
! die volcano
! tokens 5
c save none
b move 18b 14a
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 4
c move 5c 4b
c village 4b near
c settler 4a
a sculpt 5b near
a move 5b 5a near
a raise 5a loose E
! die white
a sculpt 5a near
b move 5a 4b
b sculpt 4b far
b raise 4b far E
! die volcano
! tokens 8
b move 18a 16a
c village 4a near
c village 4a far
a move 11a 2b
a move 21a 18a
a village 2b near
b move 4b 4c
b sculpt 4c near
b sculpt 4c far
b raise 4c near E
! die volcano
! tokens 4
c save 4a:near
c pray
c sculpt 4b near
c raise 4b near SW
! die white
c move 4a 3b
a move 5a 5c near
a move 5c 2a loose
a village 2a near
b sculpt 4c near
b raise 4c near NW
! die white
b move 4c 3b far
b raise 3b loose SW
! die volcano
! tokens 1
c sculpt 3b near
c move 3b 1a near
c village 1a near
a raise 2a loose SW
! die white
a move 2a 1a
a sculpt 1a far
a raise 1a far E
! die volcano
! tokens 4
c save none
b move 3b 3c
b move 18a 21a
b village 3c near
c move 1a 1b loose
c village 1b near
c raise 1b loose E
! die white
a move 11a 10a
a sculpt 10a pit
a move 10a 2c pit
a raise 2c loose E
! die volcano
! tokens 4
c save none
b move 3c 3a
b village 3a near
b sculpt 16a pit
c sculpt 1b far
c raise 1b far NW
! die volcano
! tokens 5
c move 1b 1c
c sculpt 1c near
a sculpt 2c near
a move 2c 2a near
a raise 2a loose NW
! die white
a move 2a 5c
b move 14a 8a
b sculpt 8a near
b raise 8a near E
! die volcano
! tokens 6
b raise 16a pit NW
! die white
c raise 1c near NW
! die volcano
! tokens 4
c sculpt 1c far
c raise 1c far SW
! die white
c move 21a 11a
a sculpt 5c near
---
mu 1
game isle
rules 1
option players 3
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
puzzle 199
from 6031 71 63
choice c move 4b 4c | move 4b 4a | end
best 0.426 55.2 move 4b 4c
tried 0.367 50.9 move 21a 11a
why ! next_turn_weaker ISLE-12.3 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b move 18a 16a
c settler 5a
c pray
c sculpt 5a near
c raise 5a near E
! die white
a settler 11a
a settler 21a
a pray
a move 11a 2b
b move 5a 5c
b sculpt 5c near
b raise 5c near SW
! die volcano
! tokens 6
b move 18b 14a
c settler 5a
c move 5a 14a
c sculpt 14a pit
c raise 14a pit NW
! die volcano
! tokens 4
a sculpt 2b near
a raise 2b near SW
! die white
a pray
b move 14a 8a
b sculpt 8a near
b move 8a 4b near
b raise 4b loose E
! die white
c move 5a 8a
c move 8a 4b
c village 4b near
a move 2b 2a
a move 21a 5b
a village 2a near
b sculpt 4b far
b raise 4b far SW
! die white
b village 16a pit
---
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
option foreign_moai untouchable
option sinking_call automatic
option map none
puzzle 200
from 6033 71 40
choice d move 14a 5a pit
best 0.526 41.9 move 14a 5a pit
tried 0.470 39.7 raise 14a pit NW
tried 0.469 39.4 raise 14a pit E
tried 0.463 38.7 move 14a 8a
tried 0.456 38.7 end
why - points_unspent ISLE-3.4 4
tried 0.453 38.5 move 14a 18b pit
why ! turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! first d
d land 18a
d village 18a pit
d settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21a
b move 21a 5b
b village 5b near
c land 21b
c village 21b pit
c settler 21a
d settler 18a
d village 18b pit
d settler 18a
a settler 21a
a move 21a 11a
a village 11a pit
b settler 5a
b village 5a near
b settler 5c
c settler 21a
c pray
c move 21a 5b
c move 21a 18a
d settler 18a
d pray
d move 18b 14a
d sculpt 14a pit
a settler 11a
a settler 21a
a pray
a move 21a 5b
b pray
b settler 5a
b village 5c near
c move 5b 2b
c village 2b near
c settler 2a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 201
from 6034 47 240
choice c raise 7a far SW
best 1.000 80.0 raise 7a far SW
tried 0.000 64.0 sculpt 22a pit
why ! raise_missed ISLE-8.3 1
tried 0.000 62.0 move 7a 12a far
why - raise_missed ISLE-8.3 1
tried 0.000 66.0 move 17a 19b
why - raise_missed ISLE-8.3 1
tried 0.000 62.0 move 7a 7c far
why - raise_missed ISLE-8.3 1
tried 0.000 62.0 move 7a 12a
why - raise_missed ISLE-8.3 1
tried 0.000 62.0 move 7a 7c
why - raise_missed ISLE-8.3 1
tried 0.000 62.0 end
why - points_unspent ISLE-3.4 1
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first b
b land 18a
b village 18a pit
b settler 18b
c land 21a
c village 21a pit
c settler 21b
a land 21b
a village 21b pit
a settler 21a
b settler 18a
b village 18b pit
b settler 18b
c settler 21a
c move 21a 5b
c village 5b near
a settler 21a
a move 21a 11a
a village 11a pit
b settler 18a
b pray
b move 18b 5a
b sculpt 5a near
c settler 5c
c pray
c village 5c near
a settler 11a
a settler 21a
a pray
a move 21a 5b
b raise 5a near SW
! die volcano
! tokens 5
c save none
b move 18b 14a
b sculpt 14a pit
b raise 14a pit NW
! die volcano
! tokens 4
c move 5c 4b
c village 4b near
c settler 4a
a sculpt 5b near
a move 5b 5a near
a raise 5a loose E
! die white
a sculpt 5a near
b move 5a 4b
b sculpt 4b far
b raise 4b far E
! die volcano
! tokens 8
b move 18a 16a
c village 4a near
c village 4a far
a move 11a 2b
a move 21a 18a
a village 2b near
b move 4b 4c
b sculpt 4c near
b sculpt 4c far
b raise 4c near E
! die volcano
! tokens 4
c save 4a:near
c pray
c sculpt 4b near
c raise 4b near SW
! die white
c move 4a 3b
a move 5a 5c near
a move 5c 2a loose
a village 2a near
b sculpt 4c near
b raise 4c near NW
! die white
b move 4c 3b far
b raise 3b loose SW
! die volcano
! tokens 1
c sculpt 3b near
c move 3b 1a near
c village 1a near
a raise 2a loose SW
! die white
a move 2a 1a
a sculpt 1a far
a raise 1a far E
! die volcano
! tokens 4
c save none
b move 3b 3c
b move 18a 21a
b village 3c near
c move 1a 1b loose
c village 1b near
c raise 1b loose E
! die white
a move 11a 10a
a sculpt 10a pit
a move 10a 2c pit
a raise 2c loose E
! die volcano
! tokens 4
c save none
b move 3c 3a
b village 3a near
b sculpt 16a pit
c sculpt 1b far
c raise 1b far NW
! die volcano
! tokens 5
c move 1b 1c
c sculpt 1c near
a sculpt 2c near
a move 2c 2a near
a raise 2a loose NW
! die white
a move 2a 5c
b move 14a 8a
b sculpt 8a near
b raise 8a near E
! die volcano
! tokens 6
b raise 16a pit NW
! die white
c raise 1c near NW
! die volcano
! tokens 4
c sculpt 1c far
c raise 1c far SW
! die white
c move 21a 11a
a sculpt 5c near
a move 5c 2b near
a move 2b 2c loose
a raise 2c loose NW
! die white
b village 8a far
b pray
c village 4b near
c village 4b far
a move 2b 5b
a sculpt 5b near
a move 5b 2b near
a raise 2b loose E
! die volcano
! tokens 3
b save 3c:near
b village 3a near
b pray
c move 4b 4a
c sculpt 4a near
c raise 4a near NW
! die white
c sculpt 4a far
a move 2b 5c
a sculpt 5c far
a move 5c 2b far
a raise 2b loose SW
! die white
b move 3a 3b
b sculpt 3b near
b raise 3b near E
! die volcano
! tokens 4
c save none
b move 8a 8c
c raise 4a far SW
! die volcano
! tokens 3
b save 3a:near,3c:near
c sculpt 4a near
c move 4a 17b near
c raise 17b loose NW
! die volcano
! tokens 7
a move 2c 9a
a sculpt 9a pit
a move 9a 6b pit
a raise 6b loose SW
! die volcano
! tokens 8
b pray
b sculpt 3b near
b move 3b 3a near
b raise 3a loose NW
! die volcano
! tokens 6
c village 17b pit
c pray
a village 6b near
a village 6b far
b sculpt 8c near
b village 8c far
b move 8c 8b near
c move 1c 7b
c sculpt 7b near
c move 7b 22a near
c raise 22a loose E
c rescue 1a
a rescue 8a
b rescue 1a
! die white
a village 8a near
a settler 8b
a sculpt 8b near
b move 8b 8a loose
b raise 8a loose NW
! die volcano
! tokens 4
c save none
b settler 3a
b settler 3b
c move 17b 17a
c sculpt 17a pit
c raise 17a pit E
a rescue 17a
b rescue 4a
! die volcano
! tokens 1
c save 1a:near,1b:near
c pray
a move 1a 1c
a sculpt 1c near
a move 1c 7b near
a raise 7b loose E
b rescue 7b
c rescue 7b
! die white
b sculpt 7b far
b move 7b 7a
b sculpt 7a near
b raise 7a near E
! die volcano
! tokens 3
b save 3c:near
c settler 17a
c move 7b 7a
c sculpt 7a far
---
mu 1
game isle
rules 1
option players 3
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
puzzle 202
from 6034 48 98
choice c move 5c 4c
best 0.391 66.2 move 5c 4c
tried 0.315 60.7 sculpt 8c near
tried 0.280 58.4 end
why - points_unspent ISLE-3.4 4
tried 0.263 56.9 move 16a 14a
why ! next_turn_weaker ISLE-12.3 1
tried 0.261 56.8 village 8c near
why - next_turn_weaker ISLE-12.3 1
tried 0.261 56.8 move 18a 18b
why - next_turn_weaker ISLE-12.3 1
tried 0.254 56.2 move 5c 4b
why - next_turn_weaker ISLE-12.3 1
tried 0.246 55.4 move 5c 5b
why - next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die white
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 5a 5c
c sculpt 5c near
c raise 5c near NW
! die white
c move 18a 21a
a settler 5a
a move 5a 4b
a village 4b near
b village 2b near
b pray
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a move 4b 4c
a village 4c near
a move 21a 18a
b move 2b 2a
b move 21a 5b
b village 2a near
c move 14a 18b loose
c raise 18b loose NW
! die volcano
! tokens 7
c pray
a move 4c 4a
a move 5a 5b
a village 4a near
b move 21a 18a
b move 2a 2c
b village 2c near
c move 18a 16a
c pray
a move 5b 11a
a move 11a 2b
a pray
b move 11a 10a
b sculpt 10a pit
b move 10a 2c pit
b raise 2c loose E
! die white
c move 18b 14a
c move 14a 8a
c village 8a near
a move 2b 2a
a move 2a 1a
a sculpt 1a near
a raise 1a near E
! die white
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 6b
c move 8a 8b
c village 8b near
c move 8b 8c
a move 1a 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose NW
! die white
b sculpt 6b near
b move 6b 2c near
b move 2c 2a loose
b raise 2a loose NW
! die volcano
! tokens 3
---
mu 1
game isle
rules 1
option players 3
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
puzzle 203
from 6034 48 151
choice b move 11a 10a
best 0.708 99.1 move 11a 10a
tried 0.667 92.3 move 11a 5b
tried 0.633 92.0 pray
why ! turn_weaker ISLE-12.3 1
tried 0.628 91.7 end
why - points_unspent ISLE-3.4 4
tried 0.624 92.4 move 2a 2c
why - turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die white
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 5a 5c
c sculpt 5c near
c raise 5c near NW
! die white
c move 18a 21a
a settler 5a
a move 5a 4b
a village 4b near
b village 2b near
b pray
c sculpt 16a pit
c move 16a 14a pit
c village 14a pit
a move 4b 4c
a village 4c near
a move 21a 18a
b move 2b 2a
b move 21a 5b
b village 2a near
c move 14a 18b loose
c raise 18b loose NW
! die volcano
! tokens 7
c pray
a move 4c 4a
a move 5a 5b
a village 4a near
b move 21a 18a
b move 2a 2c
b village 2c near
c move 18a 16a
c pray
a move 5b 11a
a move 11a 2b
a pray
b move 11a 10a
b sculpt 10a pit
b move 10a 2c pit
b raise 2c loose E
! die white
c move 18b 14a
c move 14a 8a
c village 8a near
a move 2b 2a
a move 2a 1a
a sculpt 1a near
a raise 1a near E
! die white
b move 2c 9a
b sculpt 9a pit
b move 9a 2c pit
b move 2c 6b
c move 8a 8b
c village 8b near
c move 8b 8c
a move 1a 3b
a sculpt 3b near
a move 3b 4c near
a raise 4c loose NW
! die white
b sculpt 6b near
b move 6b 2c near
b move 2c 2a loose
b raise 2a loose NW
! die volcano
! tokens 3
c move 5c 4c
c move 4c 3b
c village 3b near
a move 4a 13a
a sculpt 13a pit
a move 13a 4a pit
a raise 4a loose SW
! die white
b move 2c 2b loose
b raise 2b loose SW
! die volcano
! tokens 5
a save 5b:near
b move 5b 5a
b sculpt 5a near
c move 3b 3c
c sculpt 3c near
c sculpt 3c far
c raise 3c near E
! die volcano
! tokens 4
a save 4b:near
a pray
a sculpt 4a near
a sculpt 4c near
a raise 4a near NW
! die white
b move 5a 5c near
b move 5c 4c loose
b move 4c 2a loose
b raise 2a loose SW
! die volcano
! tokens 8
c save 8a:near,8b:near
c sculpt 8c near
c sculpt 8c far
c raise 3c far NW
! die white
c move 3c 3a
a move 4a 17b
a village 17b pit
a move 17b 17a
b move 2b 11a
b pray
c sculpt 3a near
c sculpt 3a far
c raise 3a near NW
! die white
c raise 3a far SW
! die volcano
! tokens 7
a village 17a pit
a pray
---
mu 1
game isle
rules 1
option players 3
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
puzzle 204
from 6034 49 103
choice b move 2c 2a | end
best 0.440 70.9 move 2c 2a
tried 0.345 65.7 sculpt 6a near
why ! turn_weaker ISLE-12.3 13
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18a
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die white
b settler 11a
b settler 21a
b pray
b move 11a 2b
c move 18a 21a
c move 5a 4b
c village 4b near
a settler 5c
a move 5b 2b
a village 5c near
b village 2b near
b pray
c sculpt 16a pit
c move 4b 4a
c village 4a near
a move 5a 8a
a sculpt 8a near
a move 8a 5a near
a raise 5a loose SW
! die volcano
! tokens 4
c save 4b:near
b move 21a 5b
b move 21a 11a
b move 11a 10a
b sculpt 10a pit
c pray
c move 16a 14a pit
c village 4a near
a move 5c 4c
a sculpt 4c near
a move 4c 5c near
a raise 5c loose SW
! die volcano
! tokens 2
b save 2b:near
b move 10a 2c pit
b village 2c near
b raise 2c loose E
! die volcano
! tokens 6
c raise 14a loose NW
! die white
c move 4a 4c
c village 4c far
a move 21a 11a
a move 5c 2a
a sculpt 2a near
a move 2a 5c near
b sculpt 2c far
b raise 2c far NW
! die white
b move 2b 2a
b sculpt 2a far
c sculpt 14a pit
c raise 14a pit E
! die volcano
! tokens 6
c pray
a raise 5c loose NW
! die white
a pray
a end
b move 2a 1a
b sculpt 1a near
b move 1a 2a near
b move 2a 1b
c move 18a 16a
c pray
a move 2b 2a
a move 2a 1b
a sculpt 1b near
a raise 1b near E
! die white
b move 1b 6a
---
mu 1
game isle
rules 1
option players 3
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
puzzle 205
from 6034 50 260
choice a move 7a 7b
best 0.488 97.3 move 7a 7b
tried 0.413 95.4 move 11a 10a
tried 0.339 93.6 end
why - points_unspent ISLE-3.4 4
tried 0.331 92.3 move 7a 7c
why ! next_turn_weaker ISLE-12.3 1
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! first c
c land 18a
c village 18a pit
c settler 18b
a land 21a
a village 21a pit
a settler 21b
b land 21b
b village 21b pit
b settler 21a
c settler 18a
c village 18b pit
c settler 18b
a settler 21a
a move 21a 5b
a village 5b near
b settler 21a
b move 21a 11a
b village 11a pit
c settler 18a
c pray
c move 18b 5a
c move 18a 16a
a settler 5a
a pray
a sculpt 5a near
a raise 5a near E
! die volcano
! tokens 5
a save 5b:near
b settler 11a
b settler 21a
b pray
b move 21a 5b
c sculpt 5a near
c raise 5a near SW
! die white
c move 18b 14a
c sculpt 14a pit
a settler 5c
a pray
a village 5c near
b move 5b 5c
b sculpt 5c far
b raise 5c far SW
! die white
b move 11a 2b
c raise 14a pit NW
! die volcano
! tokens 4
c move 14a 8a
c move 8a 4b
c sculpt 4b near
a move 5b 2b
a move 21a 11a
a village 2b near
b move 5c 2a
b sculpt 2a near
b move 2a 4c near
b raise 4c loose E
! die white
c raise 4b near E
! die white
c village 4b far
c move 4b 4a
a move 2b 2c
a move 5c 2a
a village 2c near
b sculpt 4c near
b village 4c far
b raise 4c near NW
! die volcano
! tokens 1
c sculpt 4a near
c village 4a far
c raise 4a near NW
! die white
a move 2a 1a
a sculpt 1a near
a village 1a far
b move 4c 2a
b move 2a 1b
b village 1b near
c village 16a pit
c pray
a move 1a 1c near
a raise 1c loose NW
! die volcano
! tokens 5
a save none
a village 1c near
b village 1b far
b pray
c sculpt 5a near
c move 5a 5b near
c raise 5b loose E
! die white
c sculpt 5b near
a sculpt 1c far
a raise 1c far SW
! die volcano
! tokens 1
a save none
b save 1b:near
a village 1c near
b move 1b 1a
b sculpt 1a near
b raise 1a near SW
! die volcano
! tokens 2
a save none
b sculpt 2b near
c move 5b 2b near
c move 2b 2a loose
c raise 2a loose NW
! die volcano
! tokens 7
c sculpt 2a near
a village 2c near
a pray
b move 2b 2a near
b raise 2a loose SW
! die volcano
! tokens 3
b pray
c move 4a 17b
c sculpt 17b pit
c move 17b 4a pit
c raise 4a loose SW
! die white
a move 2c 6b
a sculpt 6b near
a move 6b 1b near
a raise 1b loose E
! die white
b move 21a 18a
b move 11a 10a
b village 10a pit
c move 4a 8b
c sculpt 8b near
c move 8b 4b near
c raise 4b loose SW
! die volcano
! tokens 2
a save 2c:near
c save none
a move 1c 7b
a move 7b 3c
a village 3c near
b move 10a 9a
b sculpt 9a pit
b sculpt 2a near
b raise 9a pit E
! die white
c move 2a 2b
c sculpt 2b near
c raise 2b near E
! die white
c move 18a 21a
a village 3c far
a move 3c 3a
a sculpt 3a near
b move 9a 15a
b sculpt 15a pit
b move 15a 9a pit
b raise 9a loose SW
! die white
c move 2b 5c
c sculpt 5c near
c move 5c 2b near
c raise 2b loose SW
! die volcano
! tokens 3
a save 3c:near
a pray
a sculpt 3a near
a sculpt 3a far
a move 3a 3b near
b move 2a 2c near
b raise 2c loose NW
! die white
b move 9a 6b
b move 6b 6a
c move 16a 14a
c move 14a 8a
c sculpt 8a near
c raise 8a near NW
! die volcano
! tokens 8
a sculpt 3b near
a raise 3b near E
! die volcano
! tokens 8
a raise 3b loose SW
! die volcano
! tokens 8
a sculpt 3b far
b sculpt 6a near
b move 6a 1c near
b move 1c 1a loose
b raise 1a loose E
! die white
c sculpt 8a near
c village 8a far
c move 8a 8c near
a move 3b 3a
a raise 3a far NW
! die volcano
! tokens 3
a save 3c:near
a pray
a sculpt 3a near
b move 1a 1c
b move 1c 7b
b sculpt 7b near
b sculpt 7b far
c move 8c 8b
c sculpt 8b near
c sculpt 8b far
c raise 8b near NW
! die volcano
! tokens 7
b save none
a raise 3a near SW
! die white
a move 3a 3b
a sculpt 3b near
a end
b sculpt 7b near
b move 7b 7a near
b sculpt 7a near
b sculpt 7a far
c move 8b 8c far
c pray
a pray
a end
b raise 7a near E
! die white
b move 7a 12a loose
b raise 12a loose E
a rescue 19b
! die white
b sculpt 12a pit
c end
a sculpt 19b pit
a move 19b 17b pit
a raise 17b loose E
c rescue 13a
! die white
a move 17b 17a
b move 12a 7a
b raise 7a far SW
! die volcano
! tokens 7
b village 7a near
c sculpt 13a pit
c raise 13a pit NW
a rescue 7a
! die white
c village 8c near
---
