mu 1
game tricks
rules 1
option players 5
option goal 80
option fixed_rounds 0
option uncertain_end false
option show_cards_gone true
---
! deal dealer=d a=R3,R5,R6,G1,G7,G7,B4,B7,B8,Y2,Y7,Y8 b=R1,G0,B2,Y0,Y1,Y3,Y4,Y5,K1,K2,K6,K8 c=R4,R7,R8,G3,G5,G6,G8,G9,Y7,K0,K5,K9 d=R0,R1,G4,B0,B1,B1,B3,B7,Y6,K1,K3,K7 e=R2,R7,R9,G1,G2,B5,B6,B9,Y1,Y9,K4,K7
d pass
e pass
a lay R6
b lay Y4
c lay G3,G5
d pass
e pass
a pass
b pass
c pass
a trump 6
c trump none
c partner e
c play G8
d play G4
e play G1
a play G7
b play G0
c play R8
d play R0
e play R9
a play R5
b play R1
e play K4
a play G1
b play K1
c play K0
d play K7
d play B7
e play B9
a play B7
b play B2
c play K9
e play G2
a play G7
b play K8
c play G9
d play K1
c play K5
d play K3
e play K7
a play Y2
b play K2
e play B6
a play R6
b play K6
c play G6
d play Y6
e play Y1
a play Y8
b play Y5
c play Y7
d play B1
a play B8
b play Y3
c play G3
d play B3
e play B5
a play Y7
b play Y4
c play G5
d play R1
e play Y9
e play R2
a play R3
b play Y0
c play R7
d play B0
c play R4
d play B1
e play R7
a play B4
b play Y1
---
= a 9 b 0 c 65 d 4 e 82
