mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 6
option uncertain_end false
option show_cards_gone false
---
! deal dealer=c a=R4,G5,B2,B3,Y1,Y2,Y9,K5,K6,K7 b=R1,R5,R7,G1,G2,G4,B6,Y0,K3,K7 c=R2,R7,B1,B4,Y3,Y4,Y6,Y7,Y8,K2 d=R6,R8,G7,G9,B7,Y1,Y5,K0,K1,K9 e=R0,R3,G0,G1,G3,G6,G7,B5,B7,Y7 f=R1,R9,G8,B0,B1,B8,B9,K1,K4,K8
c pass
d pass
e pass
f lay B0
a pass
b pass
c pass
d pass
e pass
f lay K8
a lay R4,Y1,K5
b lay G2,B6
c lay Y6
d pass
e lay G6,G7
f lay B8
a lay B2
b lay R1,K3,K7
c pass
d pass
e pass
f pass
a lay G5,K6
b pass
c lay Y4
d pass
e pass
f pass
a pass
b pass
c lay Y3,Y8
d pass
e lay G1,G3
f lay B9
a pass
b lay R7,G4
c pass
d pass
e pass
f pass
a lay Y2,K7
b pass
c pass
d pass
e lay R3,G0,B7
f pass
a pass
b pass
c lay R7,Y7
d pass
e pass
f pass
a pass
b pass
c pass
b trump 1
a trump 6
a partner e
a play K7
b play K7
c play K2
d play K9
e play B7
f play K8
d play Y1
e play G1
f play R1
a play K6
b play R1
c play B1
a play G5
b play G2
c play Y7
d play G7
e play G7
f play G8
f play R9
a play R4
b play R5
c play R7
d play R8
e play R0
f play B0
a play B3
b play Y0
c play B4
d play B7
e play B5
d play Y5
e play Y7
f play K4
a play Y9
b play K3
c play Y4
a play Y1
b play G1
c play Y6
d play K1
e play G6
f play B1
c play Y8
d play G9
e play R3
f play K1
a play Y2
b play R7
f play B9
a play B2
b play B6
c play R2
d play R6
e play G3
b play G4
c play Y3
d play K0
e play G0
f play B8
a play K5
! deal dealer=d a=R5,R8,G2,B2,B7,Y4,Y7,Y9,K0,K5 b=R0,G4,G7,B1,B1,B6,K6,K7,K8,K9 c=R1,R4,R7,G7,B0,B5,Y3,Y5,Y6,K1 d=R3,R6,R7,G1,G5,B4,B9,Y8,K2,K7 e=R1,G0,G1,G3,G8,G9,B8,Y1,K1,K4 f=R2,R9,G6,B3,B7,Y0,Y1,Y2,Y7,K3
d pass
e pass
f pass
a pass
b pass
c pass
! deal dealer=e a=R4,R6,G2,G7,B2,B6,B7,Y0,Y7,K1 b=R0,R1,R9,G1,B0,B1,B8,Y1,Y7,K3 c=R2,R7,G4,G5,G7,B1,Y4,Y9,K0,K8 d=R5,R7,R8,G6,G9,B9,Y2,K4,K7,K9 e=R1,G1,B3,B7,Y1,Y5,Y6,K1,K5,K7 f=R3,G0,G3,G8,B4,B5,Y3,Y8,K2,K6
e pass
f pass
a pass
b lay R1
c lay G5,B1
d pass
e pass
f pass
a pass
b lay B1,K3
c pass
d pass
e pass
f lay G8,B5,Y3
a pass
b pass
c pass
d pass
e pass
f pass
! deal dealer=f a=G1,G3,G7,B5,B8,B9,Y4,K1,K7,K9 b=R0,R1,R2,R3,G7,B0,B1,Y0,Y7,K6 c=R5,R7,R9,G6,G9,B6,Y1,K0,K1,K4 d=R1,R7,G0,G2,B7,Y2,Y9,K3,K5,K7 e=R6,R8,G4,B3,Y3,Y5,Y6,Y7,Y8,K8 f=R4,G1,G5,G8,B1,B2,B4,B7,Y1,K2
f pass
a pass
b pass
c lay R9
d lay R7
e pass
f pass
a pass
b lay R1,G7
c pass
d lay G0,Y2
e pass
f pass
a pass
b lay R0,R3
c lay R5,B6
d lay R1,G2
e lay G4,Y5,Y6
f pass
a pass
b pass
c lay Y1,K0
d pass
e pass
f pass
a pass
b pass
c pass
! deal dealer=a a=R0,R7,G2,G4,G7,Y5,K1,K5,K7,K7 b=R2,R7,G5,B1,B5,B8,Y6,Y7,Y8,K8 c=R5,R8,G9,B1,B7,B7,B9,Y3,Y9,K3 d=R6,R9,G0,G8,B4,Y1,Y4,K4,K6,K9 e=R1,R4,G3,G6,B0,B6,Y1,Y7,K0,K2 f=R1,R3,G1,G1,G7,B2,B3,Y0,Y2,K1
a pass
b pass
c lay K3
d pass
e pass
f pass
a pass
b pass
c pass
c trump none
c partner d
c play Y9
d play Y1
e play Y1
f play Y2
a play Y5
b play Y7
c play B1
d play B4
e play B6
f play B2
a play G4
b play B5
e play K0
f play K1
a play K1
b play K8
c play K3
d play K9
d play R9
e play R4
f play R1
a play R0
b play R2
c play R5
d play G0
e play G3
f play G7
a play G7
b play G5
c play G9
c play Y3
d play Y4
e play Y7
f play Y0
a play K7
b play Y8
b play B1
c play B7
d play R6
e play B0
f play B3
a play K5
c play B7
d play K4
e play R1
f play R3
a play G2
b play B8
b play R7
c play R8
d play K6
e play G6
f play G1
a play R7
c play B9
d play G8
e play K2
f play G1
a play K7
b play Y6
! deal dealer=b a=R1,R3,R9,G9,Y2,Y3,Y4,Y7,K3,K9 b=R7,G1,G7,G8,B4,B8,Y1,Y7,Y9,K7 c=R8,G6,G7,B0,B5,Y0,Y6,K1,K5,K7 d=R7,G0,G1,G2,G4,G5,B9,K1,K6,K8 e=R2,R5,R6,G3,B2,B3,B6,Y8,K0,K4 f=R0,R1,R4,B1,B1,B7,B7,Y1,Y5,K2
b pass
c lay Y6
d pass
e pass
f lay Y5
a pass
b pass
c pass
d pass
e pass
f pass
---
= a -72 b 82 c 72 d 127 e 6 f 20
