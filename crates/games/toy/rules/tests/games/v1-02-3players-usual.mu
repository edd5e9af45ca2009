mu 1
game toy
rules 1
option players 3
option rounds 2
option lowest_wins false
option fault none
option bonus none
---
! deal a=10,12,18 b=1,2,11 c=6,9,15
c seal 15
b seal 1
a seal 12
a seal 18
b seal 11
c seal 6
a seal 10
b seal 2
c seal 9
! deal a=5,9,14 b=1,15,17 c=4,13,16
c seal 13
a seal 9
b seal 15
a seal 14
b seal 1
c seal 4
b seal 17
a seal 5
c seal 16
---
= a 42 b 32 c 15
