mu 1
game toy
rules 1
option players 4
option rounds 2
option lowest_wins true
option fault none
option bonus none
---
! deal a=1,12,13 b=4,8,14 c=3,6,17 d=2,7,10
b seal 4
a seal 13
c seal 6
d seal 2
c seal 3
b seal 14
a seal 1
d seal 10
c seal 17
d seal 7
b seal 8
a seal 12
! deal a=7,10,18 b=8,13,17 c=2,3,15 d=1,9,16
a seal 18
b seal 13
c seal 3
d seal 16
c seal 15
d seal 9
a seal 7
b seal 8
d seal 1
a seal 10
c seal 2
b seal 17
---
= a 8 b 0 c 3 d 10
