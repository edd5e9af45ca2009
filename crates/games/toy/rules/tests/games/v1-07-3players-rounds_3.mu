mu 1
game toy
rules 1
option players 3
option rounds 3
option lowest_wins false
option fault none
option bonus none
---
! deal a=4,11,16 b=5,6,14 c=3,9,10
a seal 16
c seal 9
b seal 5
a seal 4
c seal 3
b seal 6
b seal 14
c seal 10
a seal 11
! deal a=7,14,18 b=4,11,13 c=8,9,17
b seal 13
c seal 9
a seal 14
b seal 4
c seal 8
a seal 18
a seal 7
c seal 17
b seal 11
! deal a=1,6,15 b=4,7,12 c=8,9,11
c seal 8
a seal 15
b seal 4
a seal 1
b seal 7
c seal 9
a seal 6
b seal 12
c seal 11
---
= a 63 b 32 c 26
