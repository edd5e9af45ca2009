mu 1
game tricks
rules 1
option players 6
option goal 150
option fixed_rounds 0
option uncertain_end false
option show_cards_gone true
---
! deal dealer=a a=R1,R3,R5,R6,G4,G8,B5,Y1,K8,K9 b=R4,G1,G3,G7,B0,B6,B9,Y1,Y4,K1 c=R1,R2,R7,G6,G7,B1,B4,B7,Y9,K1 d=G1,G5,B2,B3,Y3,Y5,Y7,Y8,K0,K5 e=R8,R9,G0,Y0,Y2,Y6,K2,K3,K4,K7 f=R0,R7,G2,G9,B1,B7,B8,Y7,K6,K7
a lay K8
b pass
c pass
d pass
e pass
f pass
a pass
a trump none
a partner b
a play Y1
b play Y4
c play Y9
d play Y5
e play Y0
f play Y7
c play G6
d play G5
e play G0
f play G9
a play G4
b play G1
f play G2
a play G8
b play G7
c play G7
d play G1
e play R8
a play R3
b play R4
c play R7
d play Y8
e play R9
f play R0
e play Y6
f play B8
a play B5
b play Y1
c play K1
d play Y3
e play K4
f play K6
a play K9
b play K1
c play B4
d play K0
a play R1
b play G3
c play R1
d play B3
e play K7
f play R7
f play K7
a play K8
b play B6
c play R2
d play K5
e play K2
a play R5
b play B0
c play B7
d play B2
e play K3
f play B7
a play R6
b play B9
c play B1
d play Y7
e play Y2
f play B1
! deal dealer=b a=R3,R4,R6,G7,G8,B8,Y0,Y1,Y2,K5 b=G3,G5,G6,G7,B2,B4,K1,K1,K3,K9 c=R1,R2,R8,B5,B9,Y3,Y5,Y6,K0,K7 d=R7,G1,G2,G4,B1,B3,Y4,Y7,Y7,K4 e=R0,R9,G9,B0,B1,B7,Y8,K2,K7,K8 f=R1,R5,R7,G0,G1,B6,B7,Y1,Y9,K6
b pass
c pass
d lay B3
e pass
f pass
a pass
b pass
c pass
d pass
d trump B
d partner f
d play K4
e play K7
f play K6
a play K5
b play K9
c play K7
b play K1
c play K0
d play G2
e play K8
f play B6
a play G8
f play B7
a play B8
b play B4
c play B9
d play B1
e play B1
c play B5
d play B3
e play B7
f play R1
a play Y2
b play B2
e play K2
f play R5
a play Y1
b play K1
c play R2
d play R7
e play R9
f play R7
a play R3
b play K3
c play R1
d play G4
e play R0
f play G0
a play R4
b play G7
c play R8
d play Y7
c play Y6
d play Y7
e play Y8
f play Y9
a play Y0
b play G5
f play Y1
a play G7
b play G3
c play Y3
d play Y4
e play B0
e play G9
f play G1
a play R6
b play G6
c play Y5
d play G1
! deal dealer=c a=R1,R4,R7,G1,G1,G4,G7,B3,B8,Y4 b=R3,G8,B0,B2,B7,B9,Y1,Y7,K1,K7 c=R0,R2,G3,G5,G6,G7,Y0,Y7,K0,K5 d=R8,G0,G9,B1,B4,B7,K1,K2,K6,K8 e=R1,R9,B1,B5,B6,Y1,Y3,K3,K4,K9 f=R5,R6,R7,G2,Y2,Y5,Y6,Y8,Y9,K7
c lay R0
d lay K1
e pass
f lay R7,Y2
a pass
b pass
c pass
d pass
e pass
f pass
d trump 1
f trump 2
f partner e
f play R5
a play R4
b play R3
c play R0
d play R8
e play R9
e play Y3
f play Y9
a play Y4
b play Y7
c play Y7
d play K2
d play B7
e play B6
f play Y6
a play B3
b play B7
c play K0
d play K6
e play K3
f play K7
a play G7
b play K7
c play K5
f play Y8
a play B8
b play Y1
c play Y0
d play K8
e play K4
b play B2
c play R2
d play K1
e play B1
f play Y2
a play R1
b play B9
c play G3
d play B4
e play B5
f play G2
a play G1
f play R6
a play R7
b play B0
c play G5
d play G9
e play K9
a play G4
b play G8
c play G6
d play G0
e play Y1
f play R7
e play R1
f play Y5
a play G1
b play K1
c play G7
d play B1
! deal dealer=d a=R0,R1,R1,R3,R8,G0,G5,G8,B6,K5 b=R2,R6,G6,G7,B2,B5,K1,K2,K4,K8 c=R5,R7,G1,B1,B7,B8,B9,Y6,K1,K3 d=R7,G2,G3,G9,B3,B7,Y1,Y1,Y7,K7 e=R4,G4,G7,B1,Y2,Y5,Y7,Y8,Y9,K7 f=R9,G1,B0,B4,Y0,Y3,Y4,K0,K6,K9
d pass
e pass
f pass
a pass
b pass
c pass
! deal dealer=e a=R0,G3,G5,G7,B1,B7,Y3,Y6,Y7,Y7 b=R3,R5,R6,G1,G4,G7,Y2,K1,K3,K4 c=R4,R7,R8,R9,G1,G6,B1,B5,B6,K2 d=R1,R1,G2,B3,B4,B9,Y8,K5,K6,K7 e=G0,G8,B2,B8,Y0,Y4,Y9,K0,K7,K8 f=R2,R7,G9,B0,B7,Y1,Y1,Y5,K1,K9
e lay Y4
f pass
a pass
b lay K3
c pass
d pass
e lay Y0
f pass
a pass
b lay R3,K1
c pass
d pass
e lay G0,K8
f lay B7,Y1,Y5
a lay Y3,Y6
b pass
c pass
d lay R1,K7
e pass
f pass
a pass
b pass
c pass
d pass
f trump 5
e trump 0
e partner d
e play Y0
f play B0
a play R0
b play R5
c play B5
d play K5
e play B2
f play B7
a play B7
b play G7
c play B1
d play B4
f play R2
a play B1
b play R6
c play R9
d play R1
e play G8
c play K2
d play K6
e play K7
f play K9
a play G3
b play K3
f play Y5
a play G5
b play K1
c play G6
d play B9
e play K0
e play K8
f play K1
a play Y7
b play K4
c play R7
d play K7
e play Y9
f play Y1
a play Y6
b play Y2
c play B6
d play Y8
e play G0
f play Y1
a play Y7
b play G1
c play R8
d play G2
e play B8
f play R7
a play G7
b play G4
c play R4
d play B3
e play Y4
f play G9
a play Y3
b play R3
c play G1
d play R1
---
= a 84 b 61 c 26 d 67 e 199 f 93
