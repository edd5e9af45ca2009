mu 1
game tricks
rules 1
option players 6
option goal 60
option fixed_rounds 0
option uncertain_end true
option show_cards_gone false
---
! deal dealer=c a=R7,G0,G2,G8,B6,B7,Y0,Y8,K4,K5 b=R1,G1,G1,B1,Y4,Y7,K1,K2,K3,K7 c=R1,R3,R4,G4,B1,B7,Y1,Y9,K7,K9 d=R5,R6,R7,R9,G3,B0,B2,B3,Y3,Y7 e=R0,R8,G7,G7,G9,B8,Y1,Y5,K1,K6 f=R2,G5,G6,B4,B5,B9,Y2,Y6,K0,K8
c pass
d pass
e pass
f lay B5
a pass
b pass
c pass
d pass
e pass
f pass
f trump B
f partner a
f play Y6
a play Y8
b play Y7
c play Y9
d play Y7
e play Y5
c play B7
d play B3
e play B8
f play B4
a play B6
b play B1
e play R8
f play R2
a play R7
b play R1
c play R3
d play R9
d play G3
e play G9
f play G6
a play G8
b play G1
c play G4
e play G7
f play G5
a play G2
b play G1
c play R1
d play Y3
e play K6
f play K8
a play K4
b play K1
c play K7
d play R5
f play K0
a play K5
b play K7
c play K9
d play B0
e play K1
d play R7
e play R0
f play Y2
a play G0
b play K2
c play R4
d play B2
e play G7
f play B9
a play B7
b play K3
c play B1
f play B5
a play Y0
b play Y4
c play Y1
d play R6
e play Y1
! draw Y1
! deal dealer=d a=R1,R2,G2,G6,Y1,Y1,Y6,Y9,K1,K4 b=G0,B1,B3,B4,B6,B7,Y7,K0,K5,K7 c=R0,R7,G1,G5,B0,B9,Y0,Y7,K1,K8 d=R6,G7,G8,B2,B7,Y3,Y4,Y5,K6,K9 e=R7,R8,G1,G4,G7,B5,Y2,K2,K3,K7 f=R1,R3,R4,R5,R9,G3,G9,B1,B8,Y8
d pass
e pass
f lay G9
a pass
b pass
c lay B9
d pass
e lay R8
f pass
a pass
b pass
c pass
d lay K6
e pass
f pass
a pass
b pass
c pass
d pass
! draw K6
---
= a 0 b 5 c 18 d 12 e 27 f 13
