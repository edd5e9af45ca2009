mu 1
game tricks
rules 1
option players 6
option goal 100
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
---
! deal dealer=e a=R9,G1,G4,B1,B7,Y5,K1,K2,K3,K7 b=R6,R8,B2,B3,B7,Y4,Y6,Y7,Y8,K0 c=R0,R1,R2,R7,G3,G7,B0,Y2,K6,K8 d=R5,R7,G2,B1,B5,B8,Y0,Y7,K5,K9 e=R1,R4,G0,G5,G6,G9,B6,Y1,Y3,K1 f=R3,G1,G7,G8,B4,B9,Y1,Y9,K4,K7
e pass
f lay B4
a pass
b pass
c pass
d pass
e lay Y3
f pass
a pass
b pass
c pass
d pass
e pass
! deal dealer=f a=R8,G9,B0,B2,B6,Y1,Y3,Y6,K0,K4 b=R1,R2,R3,G1,G6,G8,B3,Y7,Y9,K9 c=R0,R1,R6,G5,B4,Y2,Y4,K1,K7,K7 d=R7,G0,G1,G3,G4,B1,B8,Y1,Y8,K1 e=R4,R9,G7,G7,B1,B9,K2,K3,K5,K8 f=R5,R7,G2,B5,B7,B7,Y0,Y5,Y7,K6
f pass
a pass
b lay B3
c lay G5,B4
d pass
e pass
f pass
a lay Y1
b pass
c pass
d pass
e pass
f lay G2
a pass
b pass
c pass
d pass
e pass
f pass
b trump B
c trump 4
c partner a
c play R0
d play R7
e play R9
f play R7
a play R8
b play R1
e play R4
f play B5
a play K4
b play B3
c play Y4
d play G4
e play B9
f play B7
a play B2
b play Y9
c play B4
d play B1
c play R1
d play B8
e play K2
f play R5
a play Y3
b play R3
d play G0
e play G7
f play G2
a play G9
b play G1
c play G5
a play B0
b play G6
c play K7
d play G1
e play B1
f play B7
f play K6
a play K0
b play K9
c play K7
d play K1
e play K5
b play Y7
c play Y2
d play Y8
e play K3
f play Y0
a play Y1
d play Y1
e play K8
f play Y7
a play Y6
b play G8
c play R6
f play Y5
a play B6
b play R2
c play K1
d play G3
e play G7
! deal dealer=a a=R5,G1,G3,G7,G9,B0,B5,B6,Y0,Y1 b=R2,R8,B4,B9,Y3,Y5,Y6,Y7,K1,K2 c=R1,G7,B3,B7,Y1,Y2,Y8,K1,K5,K6 d=R0,R7,G4,G6,G8,B1,B2,K7,K8,K9 e=R4,R9,G1,G5,B8,Y7,Y9,K0,K3,K4 f=R1,R3,R6,R7,G0,G2,B1,B7,Y4,K7
a pass
b lay Y6
c pass
d pass
e pass
f pass
a lay G1,G9
b pass
c lay Y1,K6
d pass
e pass
f pass
a lay Y1
b pass
c lay G7
d pass
e pass
f pass
a pass
b pass
c pass
! deal dealer=b a=R3,R8,G0,G2,G4,B4,B7,B8,Y2,K1 b=R9,G1,G3,B2,B5,Y0,Y1,Y7,K0,K6 c=R1,G9,B0,B1,B6,Y3,Y4,Y8,K2,K3 d=R1,R6,G6,G7,G8,B9,Y6,K4,K5,K9 e=R4,G1,G5,B1,B7,Y1,Y5,Y9,K1,K7 f=R0,R2,R5,R7,R7,G7,B3,Y7,K7,K8
b pass
c lay B1
d pass
e pass
f pass
a pass
b pass
c pass
c trump none
c partner d
c play K3
d play K5
e play K1
f play K7
a play K1
b play K0
f play B3
a play B7
b play B5
c play B6
d play B9
e play B1
d play K9
e play K7
f play K8
a play G2
b play K6
c play K2
d play K4
e play Y1
f play R2
a play B4
b play Y0
c play Y8
d play Y6
e play Y5
f play Y7
a play Y2
b play Y1
c play Y3
f play R5
a play R3
b play R9
c play R1
d play R1
e play R4
b play G1
c play G9
d play G6
e play G1
f play G7
a play G4
c play B0
d play G8
e play B7
f play R0
a play B8
b play B2
a play G0
b play G3
c play B1
d play G7
e play G5
f play R7
d play R6
e play Y9
f play R7
a play R8
b play Y7
c play Y4
! deal dealer=c a=R5,R7,G1,G4,G8,B0,B3,B6,Y5,Y7 b=R2,G7,B1,Y8,Y9,K1,K2,K4,K6,K9 c=R0,R3,R7,G0,G9,B2,B4,Y1,Y6,K3 d=R1,R8,R9,G5,B5,B7,K0,K5,K7,K8 e=R1,R4,G1,G2,G6,B7,Y0,Y1,K1,K7 f=R6,G3,G7,B1,B8,B9,Y2,Y3,Y4,Y7
c lay Y1
d lay R1,R8
e pass
f pass
a pass
b lay K2,K9
c pass
d lay B7
e pass
f lay Y7
a lay G4,B3,Y7
b pass
c pass
d lay K8
e pass
f pass
a pass
b pass
c pass
d pass
a trump 4
d trump B
d partner c
d play G5
e play G6
f play G3
a play G1
b play G7
c play G9
c play R7
d play R9
e play R1
f play R6
a play R7
b play R2
d play B5
e play B7
f play B8
a play B3
b play K4
c play B4
c play Y1
d play K5
e play Y0
f play Y3
a play Y7
b play Y9
b play K9
c play K3
d play K7
e play K1
f play G7
a play Y5
b play K6
c play R3
d play K0
e play K7
f play Y4
a play G4
f play Y2
a play B6
b play Y8
c play Y6
d play R1
e play Y1
a play B0
b play B1
c play B2
d play B7
e play R4
f play B1
d play K8
e play G1
f play Y7
a play G8
b play K1
c play G0
d play R8
e play G2
f play B9
a play R5
b play K2
c play R0
! deal dealer=d a=G8,B1,B7,B7,B9,Y0,Y1,K0,K1,K4 b=R1,R5,G2,G4,G5,B1,Y8,K3,K6,K7 c=R1,R2,R6,R7,G0,G3,G7,Y5,Y7,K9 d=R9,B3,B4,Y1,Y6,Y7,Y9,K1,K5,K7 e=R0,R3,R7,R8,G1,G6,G9,B0,B5,B6 f=R4,G1,G7,B2,B8,Y2,Y3,Y4,K2,K8
d pass
e pass
f lay K8
a pass
b pass
c pass
d pass
e pass
f lay Y4
a pass
b pass
c pass
d pass
e pass
f pass
f trump 8
f partner e
f play Y3
a play Y1
b play G4
c play Y5
d play Y9
e play R7
d play R9
e play R0
f play R4
a play K4
b play R5
c play R1
d play B4
e play B5
f play B2
a play B7
b play B1
c play G3
a play K1
b play K6
c play K9
d play K7
e play B6
f play K2
c play G7
d play B3
e play G1
f play G1
a play G8
b play G2
a play K0
b play K3
c play R7
d play K5
e play R8
f play B8
e play G9
f play G7
a play Y0
b play G5
c play G0
d play K1
e play R3
f play Y2
a play B7
b play R1
c play R2
d play Y1
e play G6
f play K8
a play B1
b play Y8
c play Y7
d play Y6
f play Y4
a play B9
b play K7
c play R6
d play Y7
e play B0
---
= a 64 b 35 c 19 d 110 e 74 f 108
