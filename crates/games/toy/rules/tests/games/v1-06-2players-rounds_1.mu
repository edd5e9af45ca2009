mu 1
game toy
rules 1
option players 2
option rounds 1
option lowest_wins false
option fault none
option bonus none
---
! deal a=2,4,7 b=1,11,16
a seal 2
b seal 11
a seal 7
b seal 16
b seal 1
a seal 4
---
= a 4 b 27
