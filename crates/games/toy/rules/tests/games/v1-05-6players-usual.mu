mu 1
game toy
rules 1
option players 6
option rounds 2
option lowest_wins false
option fault none
option bonus none
---
! deal a=1,4,15 b=2,6,11 c=3,5,8 d=9,10,14 e=7,16,18 f=12,13,17
f seal 17
b seal 2
a seal 1
c seal 3
d seal 14
e seal 16
b seal 11
a seal 4
e seal 7
d seal 9
f seal 12
c seal 8
d seal 10
b seal 6
c seal 5
a seal 15
f seal 13
e seal 18
! deal a=4,10,14 b=6,16,17 c=3,11,13 d=1,8,18 e=2,5,7 f=9,12,15
f seal 9
b seal 6
e seal 5
a seal 10
d seal 8
c seal 11
b seal 16
d seal 18
f seal 15
a seal 14
e seal 7
c seal 13
b seal 17
d seal 1
a seal 4
c seal 3
f seal 12
e seal 2
---
= a 0 b 17 c 11 d 18 e 18 f 29
