mu 1
game toy
rules 1
option players 4
option rounds 2
option lowest_wins false
option fault none
option bonus none
---
! deal a=4,14,17 b=2,15,18 c=7,11,12 d=1,3,13
a seal 17
c seal 11
b seal 18
d seal 3
c seal 7
a seal 4
d seal 1
b seal 2
b seal 15
d seal 13
a seal 14
c seal 12
! deal a=7,12,13 b=3,10,11 c=2,5,9 d=1,14,16
b seal 11
d seal 14
c seal 2
a seal 12
b seal 3
d seal 1
a seal 13
c seal 5
b seal 10
a seal 7
c seal 9
d seal 16
---
= a 13 b 33 c 7 d 30
