mu 1
game toy
rules 1
option players 2
option rounds 2
option lowest_wins false
option fault none
option bonus none
---
! deal a=6,9,18 b=2,5,16
b seal 5
a seal 6
a seal 18
b seal 16
b seal 2
a seal 9
! deal a=1,8,17 b=2,4,12
a seal 17
b seal 12
a seal 1
b seal 2
b seal 4
a seal 8
---
= a 58 b 2
