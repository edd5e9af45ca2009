mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 5
option uncertain_end false
option show_cards_gone false
---
! deal dealer=a a=R7,G1,G9,B0,Y4,Y7,Y8,Y9,K0,K7,K7,K9 b=R4,R6,R9,G7,G8,B1,B1,Y1,Y3,Y5,Y6,K1 c=R2,R3,R7,R8,G2,B2,B5,B8,B9,Y7,K2,K6 d=R0,R5,G4,G6,G7,B3,B4,B6,B7,Y1,K4,K5 e=R1,R1,G0,G1,G3,G5,B7,Y0,Y2,K1,K3,K8
a lay K9
b lay G8
c pass
d pass
e pass
a pass
b pass
! deal dealer=b a=R2,R7,G0,G7,G7,B1,B6,Y8,Y9,K1,K6,K9 b=R3,R6,G2,G5,B0,Y1,Y5,Y7,Y7,K2,K4,K7 c=R7,R8,R9,G1,B3,B4,B7,B8,B9,Y2,K0,K8 d=R0,R4,R5,G4,G9,Y0,Y1,Y3,Y4,Y6,K3,K7 e=R1,R1,G1,G3,G6,G8,B1,B2,B5,B7,K1,K5
b pass
c pass
d pass
e pass
a lay K9
b lay Y5,K7
c pass
d pass
e pass
a lay K6
b pass
c pass
d pass
e pass
a lay G7
b lay R6,Y1
c pass
d pass
e pass
a lay B6,K1
b lay R3,K2
c lay B3
d lay G9,K3
e pass
a pass
b pass
c pass
d pass
a trump B
b trump 3
b partner d
b play Y7
c play Y2
d play Y4
e play G8
a play Y9
a play Y8
b play Y5
c play B8
d play Y6
e play R1
c play R7
d play R0
e play R1
a play R7
b play R6
c play B9
d play K3
e play B5
a play B1
b play R3
d play Y1
e play G6
a play G0
b play Y1
c play K0
d play Y0
e play K1
a play R2
b play Y7
c play R8
b play G5
c play G1
d play G4
e play G1
a play G7
a play K1
b play K4
c play K8
d play K7
e play K5
c play R9
d play R5
e play B2
a play K9
b play K7
e play B7
a play B6
b play B0
c play B3
d play Y3
c play B7
d play G9
e play G3
a play G7
b play G2
e play B1
a play K6
b play K2
c play B4
d play R4
! deal dealer=c a=R4,R5,R8,G5,B5,B9,Y0,Y4,Y6,K1,K6,K8 b=R7,G7,G7,B4,B6,B7,Y5,Y9,K0,K3,K4,K7 c=R0,R1,R9,G2,G4,G9,B7,B8,Y1,Y1,K2,K7 d=R2,R6,R7,G6,G8,B1,Y2,Y7,Y7,Y8,K5,K9 e=R1,R3,G0,G1,G1,G3,B0,B1,B2,B3,Y3,K1
c pass
d pass
e pass
a pass
b pass
! deal dealer=d a=R2,R9,G0,G1,G4,B1,B7,Y3,Y7,Y8,Y9,K6 b=R3,R7,G5,B3,B8,Y1,Y2,Y5,K0,K1,K5,K9 c=R0,R5,G3,G7,G8,B2,B4,B9,K1,K2,K3,K4 d=R4,R8,G1,G2,G6,B5,B6,Y1,Y7,K7,K7,K8 e=R1,R1,R6,R7,G7,G9,B0,B1,B7,Y0,Y4,Y6
d pass
e pass
a pass
b pass
c lay B4
d pass
e pass
a lay R2,Y9
b pass
c pass
d pass
e pass
a lay K6
b pass
c lay R0,K3
d pass
e pass
a pass
b pass
c lay G8
d pass
e lay G9
a pass
b pass
c lay K4
d pass
e pass
a pass
b pass
c lay B2
d lay R4,G2,B5
e pass
a pass
b pass
c pass
d pass
a trump Y
c trump 4
c partner b
c play B4
d play R4
e play Y0
a play G4
b play Y5
c play K2
d play K8
e play Y6
a play K6
b play K5
e play R1
a play R2
b play R3
c play R0
d play R8
d play B6
e play B0
a play B1
b play B3
c play B2
d play Y7
e play Y4
a play Y7
b play Y1
c play K4
e play G7
a play G0
b play G5
c play G3
d play G2
e play B1
a play B7
b play B8
c play B9
d play B5
c play G7
d play G1
e play G9
a play G1
b play K9
e play R7
a play R9
b play R7
c play R5
d play Y1
d play K7
e play B7
a play Y8
b play K0
c play K1
a play Y3
b play Y2
c play G8
d play K7
e play R6
a play Y9
b play K1
c play K3
d play G6
e play R1
! deal dealer=e a=R0,R1,R1,R8,G5,G7,B0,B6,Y1,Y3,K2,K3 b=R4,G1,G2,G4,G7,B1,B2,B3,Y7,K1,K1,K8 c=R2,R6,R7,G1,G6,G9,B1,B4,B5,B7,Y0,K0 d=R3,R9,G3,G8,B8,Y2,Y7,Y9,K5,K6,K7,K9 e=R5,R7,G0,B7,B9,Y1,Y4,Y5,Y6,Y8,K4,K7
e pass
a pass
b lay R4
c pass
d lay G3
e lay Y4,Y5
a lay R1,B0
b lay Y7,K1
c pass
d pass
e pass
a pass
b lay B1
c pass
d pass
e pass
a pass
b pass
e trump Y
b trump R
b partner a
b play G7
c play G6
d play G8
e play G0
a play G7
d play R9
e play R7
a play R8
b play R4
c play R2
d play Y9
e play R5
a play Y1
b play Y7
c play R7
c play B5
d play B8
e play B7
a play B6
b play B3
d play Y2
e play Y1
a play R1
b play G4
c play Y0
a play K3
b play K8
c play K0
d play K7
e play K7
b play G1
c play G1
d play G3
e play Y6
a play G5
e play B9
a play B0
b play B1
c play B1
d play K5
e play Y5
a play R0
b play B2
c play R6
d play R3
c play B4
d play Y7
e play Y8
a play R1
b play K1
a play K2
b play K1
c play G9
d play K9
e play K4
d play K6
e play Y4
a play Y3
b play G2
c play B7
---
= a 97 b -98 c 39 d 93 e 124
