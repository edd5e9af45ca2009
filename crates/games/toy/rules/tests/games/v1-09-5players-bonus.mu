mu 1
game toy
rules 1
option players 5
option rounds 2
option lowest_wins false
option fault none
option bonus 3 5 6 7 9 13 15 16
---
! deal a=4,6,18 b=9,13,17 c=5,8,10 d=2,3,16 e=11,12,15
a seal 6
b seal 13
c seal 5
e seal 11
d seal 16
d seal 2
c seal 10
b seal 17
e seal 12
a seal 4
c seal 8
d seal 3
e seal 15
a seal 18
b seal 9
! deal a=5,14,18 b=1,7,17 c=3,9,12 d=10,11,16 e=4,6,8
b seal 7
c seal 9
e seal 6
a seal 5
d seal 11
a seal 18
b seal 1
c seal 3
d seal 10
e seal 4
d seal 16
e seal 8
b seal 17
c seal 12
a seal 14
---
= a 36 b 34 c 0 d 28 e 0
