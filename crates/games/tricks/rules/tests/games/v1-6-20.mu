mu 1
game tricks
rules 1
option players 6
option goal 100
option fixed_rounds 0
option uncertain_end true
option show_cards_gone true
---
! deal dealer=b a=R0,R1,R6,G1,G8,B4,B6,Y2,Y9,K4 b=R2,G1,G6,G7,G7,B3,B9,Y5,K5,K6 c=R3,G3,G9,B1,B5,B8,Y1,Y3,K7,K9 d=R7,R8,G2,G5,B1,B2,K0,K3,K7,K8 e=R4,R5,R7,B7,Y0,Y6,Y7,Y7,K1,K1 f=R1,R9,G0,G4,B0,B7,Y1,Y4,Y8,K2
b pass
c pass
d lay K7
e pass
f pass
a pass
b pass
c pass
d pass
d trump none
d partner c
d play K3
e play K1
f play K2
a play K4
b play K6
c play K9
c play Y1
d play R7
e play Y0
f play Y1
a play Y9
b play Y5
a play B4
b play B9
c play B8
d play B1
e play B7
f play B0
b play K5
c play K7
d play K7
e play K1
f play G4
a play Y2
c play G3
d play G5
e play R7
f play G0
a play G1
b play G6
b play G1
c play G9
d play G2
e play R5
f play R1
a play G8
c play B5
d play B2
e play R4
f play B7
a play B6
b play B3
f play R9
a play R6
b play R2
c play R3
d play R8
e play Y6
f play Y4
a play R1
b play G7
c play Y3
d play K8
e play Y7
e play Y7
f play Y8
a play R0
b play G7
c play B1
d play K0
! draw K5
! deal dealer=c a=R7,G1,G2,G8,G9,Y1,Y4,Y5,Y7,K4 b=R2,R3,R9,G0,G4,B8,B9,Y8,K0,K5 c=G7,G7,B0,B3,B5,Y6,K1,K2,K3,K7 d=R1,R5,G1,G3,B1,B1,B7,K1,K6,K8 e=R1,R4,R6,G6,B2,B6,Y0,Y2,Y7,K9 f=R0,R7,R8,G5,B4,B7,Y1,Y3,Y9,K7
c pass
d pass
e lay Y0
f pass
a pass
b lay R2,B8
c pass
d lay R1,G3,B1
e pass
f pass
a pass
b pass
c pass
d pass
b trump 8
d trump 3
d partner f
d play B7
e play B6
f play B4
a play R7
b play B9
c play B0
b play G4
c play G7
d play G1
e play G6
f play G5
a play G2
c play B3
d play G3
e play R4
f play R8
a play G8
b play B8
c play G7
d play K6
e play K9
f play R7
a play G9
b play G0
a play Y7
b play R2
c play Y6
d play R5
e play Y2
f play Y1
a play Y4
b play Y8
c play B5
d play K1
e play Y0
f play Y9
b play K0
c play K2
d play R1
e play R1
f play K7
a play K4
f play Y3
a play Y1
b play R3
c play K3
d play K8
e play Y7
f play R0
a play Y5
b play R9
c play K7
d play B1
e play R6
b play K5
c play K1
d play B1
e play B2
f play B7
a play G1
! draw R1
! deal dealer=d a=R0,R3,G1,G6,B3,K1,K1,K3,K7,K9 b=R1,R7,R7,G5,B4,B7,Y1,Y5,Y6,Y8 c=R2,R6,G1,G2,G3,B1,B8,Y2,Y7,K6 d=R1,R5,R8,R9,G7,B0,B6,Y0,Y1,Y9 e=R4,G4,G8,B1,Y4,Y7,K2,K4,K5,K8 f=G0,G7,G9,B2,B5,B7,B9,Y3,K0,K7
d pass
e pass
f pass
a pass
b lay B7
c pass
d pass
e pass
f lay B2
a pass
b pass
c pass
d pass
e pass
f pass
! draw B1
! deal dealer=e a=R6,R7,R9,G4,G7,G8,G9,B3,Y6,K7 b=R4,G2,G7,B0,B7,B7,Y1,Y7,K1,K7 c=R0,R1,R8,B8,Y1,Y4,K0,K2,K3,K4 d=R2,G0,G1,G1,G3,B2,Y0,Y2,Y8,K6 e=R3,R7,G6,B1,B4,B5,B6,B9,K1,K9 f=R1,R5,G5,B1,Y3,Y5,Y7,Y9,K5,K8
e pass
f pass
a pass
b lay K7
c pass
d pass
e lay B1
f pass
a pass
b pass
c pass
d pass
e lay B6
f pass
a pass
b pass
c pass
d pass
e lay R7
f pass
a lay R9,G9,Y6
b pass
c pass
d pass
e lay B5
f pass
a pass
b lay G7,B0,B7
c pass
d pass
e pass
f pass
a lay G4,G8
b pass
c pass
d pass
e pass
f pass
a pass
b trump 7
a trump 8
a partner c
a play G9
b play G2
c play R0
d play G1
e play G6
f play G5
a play K7
b play Y7
c play R8
d play Y8
e play R7
f play K8
c play K0
d play K6
e play K1
f play K5
a play G4
b play K1
d play G1
e play B4
f play R1
a play R6
b play K7
c play Y4
b play B0
c play R1
d play B2
e play B9
f play B1
a play B3
e play R3
f play R5
a play R9
b play R4
c play B8
d play R2
c play Y1
d play Y0
e play B6
f play Y9
a play Y6
b play Y1
f play Y5
a play G7
b play G7
c play K2
d play Y2
e play B1
a play R7
b play B7
c play K3
d play G0
e play K9
f play Y7
a play G8
b play B7
c play K4
d play G3
e play B5
f play Y3
! draw Y2
---
= a 135 b 65 c 127 d -35 e 30 f 33
