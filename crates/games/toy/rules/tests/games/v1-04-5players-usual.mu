mu 1
game toy
rules 1
option players 5
option rounds 2
option lowest_wins false
option fault none
option bonus none
---
! deal a=6,10,16 b=4,15,17 c=1,2,8 d=5,7,9 e=12,13,18
e seal 12
d seal 5
c seal 2
b seal 17
a seal 10
e seal 18
d seal 7
a seal 6
c seal 8
b seal 15
b seal 4
e seal 13
c seal 1
d seal 9
a seal 16
! deal a=7,8,16 b=6,12,18 c=3,4,13 d=2,9,14 e=1,5,17
d seal 2
e seal 17
a seal 16
c seal 13
b seal 6
c seal 4
e seal 1
a seal 7
b seal 18
d seal 14
e seal 5
b seal 12
c seal 3
a seal 8
d seal 9
---
= a 16 b 47 c 0 d 0 e 35
