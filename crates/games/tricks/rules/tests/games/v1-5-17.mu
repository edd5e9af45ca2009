mu 1
game tricks
rules 1
option players 5
option goal 120
option fixed_rounds 0
option uncertain_end true
option show_cards_gone false
---
! deal dealer=d a=R0,R1,R6,G1,G4,G6,B0,B4,B8,B9,K7,K7 b=R2,R7,R8,R9,G0,G8,B1,B7,B7,Y1,Y1,Y8 c=R4,G2,G3,G5,B1,B2,Y2,Y3,K4,K5,K6,K9 d=R5,G1,G7,G7,B5,Y0,Y5,Y7,Y7,K0,K2,K3 e=R1,R3,R7,G9,B3,B6,Y4,Y6,Y9,K1,K1,K8
d lay Y7
e pass
a pass
b pass
c lay K4,K9
d pass
e pass
a lay B4
b lay R8
c pass
d pass
e lay R3,B6
a pass
b pass
c pass
d pass
e pass
! draw B1
! deal dealer=e a=R3,R4,R6,R8,G6,B1,Y2,Y4,Y7,K1,K4,K5 b=G0,G8,B0,B4,B7,Y3,Y7,K1,K3,K6,K7,K9 c=R2,R7,G4,G5,G7,G9,B1,Y0,Y1,Y6,K0,K2 d=R1,R1,R5,R9,G1,G3,B2,B3,B5,B9,Y8,Y9 e=R0,R7,G1,G2,G7,B6,B7,B8,Y1,Y5,K7,K8
e lay B8
a pass
b pass
c pass
d lay B9
e pass
a pass
b pass
c pass
d pass
! draw B7
! deal dealer=a a=R8,G1,G3,G6,B8,Y1,Y3,Y7,Y8,K5,K7,K7 b=R3,R6,R7,G0,G1,G7,B2,B3,B5,Y1,K1,K2 c=R0,R7,G2,G8,B0,B1,B6,Y4,Y5,Y6,K0,K3 d=R1,G7,G9,B1,B4,B7,B7,Y0,Y2,Y7,Y9,K1 e=R1,R2,R4,R5,R9,G4,G5,B9,K4,K6,K8,K9
a pass
b pass
c pass
d pass
e pass
! draw R6
! deal dealer=b a=R0,R1,R5,G0,G1,G6,G7,B6,Y2,Y7,K0,K9 b=R8,R9,G2,B3,B5,B8,B9,Y1,Y6,Y7,Y8,K1 c=R1,R3,G8,B4,B7,Y1,Y3,Y5,Y9,K4,K6,K7 d=R4,R6,R7,G3,G4,G9,B2,Y0,Y4,K1,K2,K8 e=R2,R7,G1,G5,G7,B0,B1,B1,B7,K3,K5,K7
b pass
c pass
d pass
e pass
a lay G7
b pass
c pass
d pass
e lay B0
a lay G1
b pass
c pass
d lay K8
e lay B7
a pass
b pass
c pass
d pass
e pass
! draw G1
! deal dealer=c a=G1,G1,G7,B2,B3,Y1,Y3,Y4,K1,K2,K6,K8 b=R0,R1,R3,G3,G4,G8,B1,B6,Y0,Y2,Y6,K7 c=R2,R5,R6,R7,R7,G5,B1,B7,B8,Y1,K1,K5 d=R1,R8,G0,G2,G6,B4,B5,B7,Y7,Y8,Y9,K7 e=R4,R9,G7,G9,B0,B9,Y5,Y7,K0,K3,K4,K9
c lay Y1
d lay G0
e pass
a pass
b pass
c pass
d lay B7
e pass
a pass
b pass
c lay R5,R7
d lay Y7
e pass
a pass
b pass
c pass
d pass
! draw Y7
! deal dealer=d a=R4,R5,R7,G6,G7,G9,B6,B7,Y1,Y2,Y8,K1 b=R0,R1,R3,G1,G1,Y0,Y1,Y3,Y4,Y7,Y9,K7 c=G0,G2,G4,G7,B1,B5,B7,B9,K3,K4,K5,K6 d=R8,G5,B0,B1,B3,B8,K0,K1,K2,K7,K8,K9 e=R1,R2,R6,R7,R9,G3,G8,B2,B4,Y5,Y6,Y7
d pass
e pass
a lay Y1
b pass
c pass
d lay R8
e lay B4
a pass
b lay Y0,Y7
c pass
d pass
e pass
a pass
b pass
d trump R
b trump none
b partner c
b play Y4
c play K3
d play B8
e play Y5
a play Y8
a play Y1
b play Y3
c play G2
d play K2
e play Y6
e play G8
a play G9
b play G1
c play G7
d play G5
a play R4
b play R3
c play G4
d play R8
e play R9
e play G3
a play G7
b play G1
c play G0
d play K9
a play R5
b play R1
c play K4
d play K1
e play R1
a play B6
b play Y9
c play B7
d play B3
e play B2
c play B9
d play B1
e play B4
a play B7
b play K7
c play K6
d play K0
e play Y7
a play K1
b play Y1
c play B1
d play B0
e play R6
a play Y2
b play R0
e play R7
a play R7
b play Y7
c play B5
d play K7
e play R2
a play G6
b play Y0
c play K5
d play K8
! draw K0
! deal dealer=e a=R4,G0,G2,G4,G7,B0,B5,B6,Y1,Y4,Y7,K3 b=G5,G9,B1,B3,B7,B9,Y0,Y5,Y9,K1,K2,K6 c=R1,R2,R5,R6,R7,G3,G8,B2,B4,B8,K8,K9 d=R1,R7,R8,G1,G1,B7,Y1,Y2,Y3,Y6,Y8,K1 e=R0,R3,R9,G6,G7,B1,Y7,K0,K4,K5,K7,K7
e lay R9
a pass
b pass
c lay B4,K9
d pass
e pass
a pass
b pass
c pass
e trump R
c trump 9
c partner d
c play K8
d play K1
e play K7
a play K3
b play K1
c play R5
d play R7
e play R0
a play R4
b play Y9
b play B7
c play B8
d play B7
e play B1
a play B5
c play R1
d play R8
e play R9
a play G0
b play B9
e play G7
a play G2
b play G5
c play G3
d play G1
e play Y7
a play Y7
b play Y0
c play R6
d play Y8
c play G8
d play G1
e play G6
a play G4
b play G9
b play Y5
c play R7
d play Y3
e play K7
a play Y4
c play K9
d play R1
e play R3
a play B0
b play B1
c play R2
d play Y1
e play K0
a play G7
b play B3
c play B2
d play Y2
e play K5
a play B6
b play K2
a play Y1
b play K6
c play B4
d play Y6
e play K4
! draw G2
---
= a 41 b -11 c 113 d 16 e 11
