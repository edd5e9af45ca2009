mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 10
option uncertain_end false
option show_cards_gone true
---
! deal dealer=d a=R5,G2,G9,B0,B7,Y0,Y1,Y2,Y3,Y4,Y7,K0 b=R0,R2,R4,R7,G4,G6,B1,B4,B8,Y6,K1,K3 c=R3,R6,R8,R9,G1,B7,Y1,Y5,Y8,K1,K2,K6 d=R7,G0,G1,G7,G8,B3,B6,B9,Y7,K4,K8,K9 e=R1,R1,G3,G5,G7,B1,B2,B5,Y9,K5,K7,K7
d pass
e pass
a lay Y7
b pass
c pass
d lay B3,Y7
e pass
a pass
b pass
c lay R6,K2
d pass
e pass
a lay G2,Y4
b pass
c pass
d lay G1,G8
e lay R1,Y9,K7
a pass
b pass
c lay G1,Y5,K6
d lay G0,K4
e pass
a pass
b pass
c pass
d pass
c trump Y
d trump none
d partner a
d play K9
e play K7
a play K0
b play K1
c play K6
d play K4
e play K5
a play Y0
b play K3
c play K1
a play Y3
b play Y6
c play Y8
d play Y7
e play Y9
e play G3
a play G9
b play G4
c play G1
d play G0
a play B7
b play B8
c play B7
d play B3
e play B5
b play B1
c play R6
d play B9
e play B2
a play B0
d play B6
e play B1
a play G2
b play B4
c play R9
d play G8
e play G5
a play Y2
b play G6
c play Y5
c play R8
d play R7
e play R1
a play R5
b play R0
c play R3
d play K8
e play R1
a play Y1
b play R7
a play Y4
b play R2
c play Y1
d play G7
e play G7
a play Y7
b play R4
c play K2
d play G1
e play K7
! deal dealer=e a=R4,R5,R6,G0,B2,Y7,Y8,Y9,K1,K2,K8,K9 b=R7,R8,G2,G5,B1,B1,B7,Y0,Y1,Y5,Y7,K0 c=R0,R1,R1,R7,G8,B4,B5,B9,Y1,Y2,Y4,K3 d=R2,R9,G3,G4,G7,G9,B3,B6,Y6,K5,K6,K7 e=R3,G1,G1,G6,G7,B0,B7,B8,Y3,K1,K4,K7
e lay Y3
a lay R6,K8
b pass
c lay B4
d pass
e pass
a pass
b pass
c lay R7
d pass
e lay K4
a pass
b pass
c lay Y1
d lay R2,G3
e pass
a pass
b pass
c lay R0
d pass
e lay R3,B7
a lay Y7
b pass
c pass
d pass
e lay G1
a pass
b pass
c pass
d pass
e pass
c trump 7
e trump 1
e partner d
e play K4
a play K2
b play K0
c play K3
d play K5
d play B3
e play B0
a play B2
b play R8
c play B5
c play Y1
d play K7
e play G1
a play K1
b play B7
c play R1
d play G7
e play G1
a play Y7
b play B1
c play G8
d play G4
e play G6
a play G0
b play G2
c play Y4
d play Y6
e play Y3
a play Y8
b play Y0
a play K9
b play B1
c play B4
d play K6
e play B7
b play R7
c play R7
d play G3
e play G7
a play R5
b play G5
c play Y2
d play G9
e play K7
a play Y9
e play K1
a play R4
b play Y7
c play R1
d play B6
e play R3
a play R6
b play Y5
c play R0
d play R2
a play K8
b play Y1
c play B9
d play R9
e play B8
! deal dealer=a a=R7,R9,G0,G1,G5,B2,B7,B8,Y6,Y7,K6,K8 b=R1,R3,B0,B5,B7,Y0,Y4,Y5,K1,K5,K7,K7 c=G2,G3,G7,G9,B1,B3,B9,Y1,Y2,Y3,K1,K2 d=R0,R2,R4,R6,R7,R8,Y1,Y7,Y9,K0,K3,K4 e=R1,R5,G1,G4,G6,G7,G8,B1,B4,B6,Y8,K9
a lay R7
b pass
c lay G2,G3
d pass
e pass
a lay B7
b lay R3,K1
c pass
d pass
e pass
a pass
b pass
! deal dealer=b a=G0,G5,B0,B1,B4,B9,Y1,Y3,Y4,Y6,Y9,K9 b=R2,R7,R9,G1,G2,G4,B3,B6,B7,Y2,K2,K7 c=R3,R5,R7,G3,B2,B7,Y0,Y8,K0,K1,K5,K7 d=R1,R1,R4,R8,G6,G7,B1,B5,Y1,K1,K4,K8 e=R0,R6,G1,G7,G8,G9,B8,Y5,Y7,Y7,K3,K6
b pass
c pass
d pass
e pass
a pass
! deal dealer=c a=R3,R4,G1,G7,B4,B8,Y4,K1,K5,K6,K7,K7 b=R1,R5,R6,R7,G5,G7,B5,B6,Y0,Y5,K3,K4 c=R0,G2,G3,G4,G6,B3,B7,B7,B9,Y1,Y1,K0 d=G0,G1,G9,B1,B1,B2,Y2,Y3,Y7,Y8,K2,K9 e=R1,R2,R7,R8,R9,G8,B0,Y6,Y7,Y9,K1,K8
c lay R0
d lay Y7,K2
e pass
a pass
b pass
c lay B3
d pass
e pass
a pass
b pass
c pass
! deal dealer=d a=R9,G8,B0,B7,B9,Y0,Y1,Y5,Y7,Y7,K1,K6 b=R0,R4,G0,G1,G2,G4,G5,G7,B4,B5,Y4,K1 c=R1,R1,R2,G1,G7,B1,B3,Y3,Y6,Y9,K7,K8 d=R3,R5,R7,R7,G3,B2,B6,B7,B8,K0,K2,K5 e=R6,R8,G6,G9,B1,Y1,Y2,Y8,K3,K4,K7,K9
d pass
e pass
a pass
b pass
c pass
! deal dealer=e a=R9,G0,G7,B1,B7,Y1,Y2,Y5,Y7,Y8,Y9,K5 b=R3,R4,R7,R8,G7,G9,B0,B5,Y7,K3,K4,K7 c=R0,R1,R2,R5,R7,G4,B3,B7,Y0,Y4,K0,K2 d=R1,R6,G2,G3,G6,G8,B1,B8,B9,Y6,K1,K7 e=G1,G1,G5,B2,B4,B6,Y1,Y3,K1,K6,K8,K9
e lay B6
a pass
b lay R7
c pass
d pass
e pass
a pass
b lay K7
c pass
d pass
e pass
a pass
b pass
e trump 6
b trump none
b partner d
b play R4
c play R2
d play R1
e play B6
a play R9
e play K1
a play K5
b play K3
c play K0
d play K7
d play B1
e play B2
a play B1
b play B0
c play B3
c play R1
d play R6
e play K6
a play Y7
b play R8
d play G2
e play G1
a play G0
b play G9
c play G4
b play G7
c play R5
d play G3
e play G5
a play G7
b play Y7
c play Y0
d play K1
e play Y1
a play Y5
b play K7
c play K2
d play G8
e play K8
a play Y8
e play G1
a play Y2
b play R3
c play Y4
d play Y6
d play B8
e play B4
a play B7
b play B5
c play B7
d play G6
e play Y3
a play Y1
b play R7
c play R0
d play B9
e play K9
a play Y9
b play K4
c play R7
! deal dealer=a a=R0,R8,R9,G0,G4,G5,B4,B9,Y1,Y1,K0,K6 b=R6,G1,G7,G8,B6,Y3,Y7,Y9,K1,K5,K7,K9 c=R2,R4,R7,G9,B0,B2,B7,B8,Y0,Y4,Y7,K3 d=R1,R1,R5,G3,G6,G7,B1,B7,Y5,Y6,Y8,K1 e=R3,R7,G1,G2,B1,B3,B5,Y2,K2,K4,K7,K8
a pass
b pass
c pass
d pass
e pass
! deal dealer=b a=R1,R6,R7,G3,G5,B7,B7,Y6,K1,K1,K5,K7 b=R5,G1,G2,G7,G8,B4,B8,Y7,Y8,K6,K7,K8 c=R0,R2,R3,G1,G7,G9,B0,B1,B5,Y2,K3,K4 d=R1,R4,R8,G0,B1,B9,Y0,Y4,Y5,Y9,K0,K9 e=R7,R9,G4,G6,B2,B3,B6,Y1,Y1,Y3,Y7,K2
b pass
c lay K4
d lay K0
e pass
a lay G3
b lay B4,Y8
c pass
d pass
e pass
a pass
b pass
c trump K
b trump 4
b partner d
b play R5
c play R0
d play R1
e play R9
a play R1
e play Y3
a play Y6
b play Y7
c play Y2
d play Y0
b play K7
c play K4
d play R4
e play G4
a play K5
c play G9
d play G0
e play G6
a play G5
b play G2
c play R3
d play R8
e play R7
a play R6
b play B4
b play Y8
c play K3
d play Y9
e play Y7
a play K7
a play G3
b play G8
c play G7
d play K0
e play Y1
d play Y4
e play K2
a play K1
b play K8
c play B5
d play Y5
e play Y1
a play B7
b play G7
c play G1
d play K9
e play B6
a play K1
b play K6
c play B1
d play B9
e play B3
a play B7
b play B8
c play B0
d play B1
e play B2
a play R7
b play G1
c play R2
! deal dealer=c a=R7,G6,B1,B1,B8,Y3,K0,K1,K3,K4,K5,K8 b=R8,G1,G2,G5,G7,G9,B6,Y2,Y7,K1,K6,K7 c=R1,R9,G0,G4,B0,B4,Y1,Y1,Y4,Y7,K7,K9 d=R0,R4,R5,G1,G7,G8,B7,Y0,Y6,Y8,Y9,K2 e=R1,R2,R3,R6,R7,G3,B2,B3,B5,B7,B9,Y5
c lay G0
d pass
e pass
a pass
b pass
c pass
c trump none
c partner e
c play G4
d play G7
e play G3
a play G6
b play G2
d play R0
e play R3
a play R7
b play R8
c play R1
b play K1
c play K9
d play K2
e play R6
a play K4
c play R9
d play R4
e play R1
a play K5
b play G1
c play K7
d play G1
e play Y5
a play K1
b play K6
c play B0
d play B7
e play B2
a play B8
b play B6
a play Y3
b play Y7
c play Y1
d play Y8
e play B7
d play Y6
e play R2
a play K0
b play Y2
c play Y7
c play Y1
d play Y0
e play R7
a play K3
b play G9
c play B4
d play Y9
e play B9
a play B1
b play K7
e play B5
a play B1
b play G7
c play Y4
d play R5
e play B3
a play K8
b play G5
c play G0
d play G8
---
= a 83 b 155 c 126 d 177 e 39
