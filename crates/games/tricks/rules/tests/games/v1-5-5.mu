mu 1
game tricks
rules 1
option players 5
option goal 100
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
---
! deal dealer=d a=R2,R3,R4,R7,R9,B0,B1,B2,B3,Y0,K6,K7 b=R1,R7,G1,G4,B6,B8,B9,Y1,Y5,Y7,Y9,K9 c=R1,G0,G1,G3,G7,G9,B1,B5,Y3,Y4,Y6,K0 d=R0,R5,R6,G7,G8,B4,B7,Y1,Y8,K4,K7,K8 e=R8,G2,G5,G6,B7,Y2,Y7,K1,K1,K2,K3,K5
d lay R6
e pass
a pass
b pass
c pass
d pass
d trump R
d partner e
d play B7
e play B7
a play B0
b play B9
c play B1
b play R7
c play R1
d play R5
e play R8
a play R3
e play K3
a play K6
b play K9
c play K0
d play K7
b play Y9
c play Y4
d play Y8
e play Y2
a play Y0
b play G1
c play G1
d play G8
e play G6
a play B3
d play G7
e play G5
a play R4
b play G4
c play G0
a play K7
b play B8
c play G7
d play K8
e play K5
d play B4
e play Y7
a play B1
b play B6
c play B5
b play Y5
c play Y6
d play Y1
e play K2
a play R2
a play R9
b play R1
c play G9
d play R0
e play K1
a play R7
b play Y1
c play Y3
d play R6
e play G2
a play B2
b play Y7
c play G3
d play K4
e play K1
! deal dealer=e a=R1,R7,G2,B1,B2,B5,B8,Y5,K3,K4,K7,K8 b=R1,R4,G1,G4,G5,B0,B7,Y0,Y1,Y3,Y7,Y7 c=R2,R9,G0,G1,G3,G7,G8,B1,B4,Y2,K7,K9 d=R0,R3,R7,R8,G6,B3,Y1,Y4,Y6,Y8,Y9,K5 e=R5,R6,G7,G9,B6,B7,B9,K0,K1,K1,K2,K6
e pass
a lay B5
b pass
c pass
d pass
e lay G9,K1
a pass
b pass
c pass
d lay R3,R7,Y9
e pass
a pass
b lay Y1,Y7
c lay B4,K7
d lay B3
e pass
a pass
b pass
c pass
d pass
e trump 1
d trump 3
d partner a
d play K5
e play K6
a play K7
b play G4
c play K7
a play B5
b play B0
c play B4
d play Y1
e play B6
d play R3
e play K1
a play K3
b play Y1
c play B1
d play R8
e play R5
a play R7
b play R4
c play R2
d play B3
e play K1
a play R1
b play G1
c play G3
d play Y6
e play R6
a play Y5
b play Y0
c play Y2
d play R7
e play K2
a play B2
b play B7
c play R9
c play G8
d play G6
e play G7
a play G2
b play G5
c play G0
d play Y8
e play G9
a play B1
b play R1
a play K8
b play Y3
c play K9
d play Y9
e play K0
b play Y7
c play G1
d play Y4
e play B7
a play K4
c play G7
d play R0
e play B9
a play B8
b play Y7
! deal dealer=a a=R6,R7,G4,G8,B0,B1,B2,B3,B7,B8,Y8,K7 b=R1,G3,G5,G9,B1,Y1,Y2,Y7,K0,K1,K6,K8 c=R8,G1,G1,G7,B5,B7,Y3,Y4,Y5,K1,K4,K9 d=R0,R1,R3,R4,R9,G0,G2,G6,Y1,Y6,Y9,K3 e=R2,R5,R7,G7,B4,B6,B9,Y0,Y7,K2,K5,K7
a pass
b pass
c pass
d lay R3
e pass
a pass
b pass
c lay G1
d lay Y9
e pass
a lay R6,G4,G8
b pass
c pass
d pass
e pass
a pass
d trump Y
a trump R
a partner e
a play Y8
b play Y1
c play Y5
d play R3
e play Y0
d play Y1
e play R7
a play R7
b play Y7
c play Y3
e play B9
a play B8
b play B1
c play B7
d play R4
d play K3
e play K5
a play K7
b play K0
c play K9
c play B5
d play R1
e play B4
a play B2
b play K8
d play Y9
e play R5
a play R6
b play R1
c play R8
c play G7
d play G2
e play G7
a play G8
b play G3
a play B0
b play G5
c play G1
d play R0
e play B6
d play G0
e play K7
a play G4
b play G9
c play G1
b play K6
c play K4
d play Y6
e play K2
a play B3
d play G6
e play R2
a play B7
b play Y2
c play K1
e play Y7
a play B1
b play K1
c play Y4
d play R9
! deal dealer=b a=R3,G5,G6,B1,B9,Y1,Y3,Y6,Y7,K1,K7,K7 b=R1,R7,G3,B4,B7,B8,Y8,Y9,K0,K3,K4,K5 c=R0,R1,R4,R7,G9,B0,B1,Y0,Y1,Y5,K1,K2 d=R2,R5,R6,G1,G4,G7,B2,B3,Y2,K6,K8,K9 e=R8,R9,G0,G1,G2,G7,G8,B5,B6,B7,Y4,Y7
b lay B8
c pass
d pass
e lay R8,G8
a pass
b pass
c pass
d pass
e pass
b trump 8
e trump R
e partner d
e play Y4
a play Y6
b play Y9
c play Y5
d play Y2
b play K3
c play K2
d play K9
e play B7
a play K1
d play R5
e play R8
a play R3
b play B8
c play R0
e play G7
a play G6
b play G3
c play G9
d play G1
c play Y0
d play B2
e play Y7
a play Y7
b play B4
e play G2
a play G5
b play R1
c play R7
d play G7
c play R4
d play R2
e play R9
a play B9
b play Y8
e play B6
a play B1
b play B7
c play B1
d play B3
b play K5
c play K1
d play K6
e play G1
a play K7
a play Y3
b play K4
c play Y1
d play K8
e play B5
d play R6
e play G8
a play K7
b play R7
c play R1
b play K0
c play B0
d play G4
e play G0
a play Y1
! deal dealer=c a=R1,G1,G1,B2,B7,Y7,Y7,K0,K1,K2,K5,K7 b=R1,R2,R7,G0,G2,G7,B6,Y4,Y5,Y6,Y9,K7 c=R3,R6,R7,R8,G3,G9,B5,B7,Y1,Y2,Y3,Y8 d=R0,G4,G6,G8,B0,B4,B8,B9,Y1,K4,K6,K9 e=R4,R5,R9,G5,G7,B1,B1,B3,Y0,K1,K3,K8
c pass
d lay K9
e lay R9,G7
a pass
b pass
c pass
d lay R0,Y1
e pass
a pass
b lay R1,G7
c pass
d pass
e pass
a lay K1,K7
b pass
c lay R7
d pass
e lay B3
a lay K0
b pass
c pass
d lay B9
e pass
a lay Y7,Y7
b pass
c pass
d pass
e pass
a pass
d trump 1
a trump 7
a partner c
a play R1
b play K7
c play B7
d play Y1
e play B1
b play B6
c play B5
d play B4
e play B3
a play B2
b play Y9
c play Y8
d play K9
e play Y0
a play G1
a play B7
b play G7
c play Y1
d play B9
e play B1
a play G1
b play R7
c play R7
d play K6
e play K1
b play G2
c play G9
d play G4
e play G5
a play Y7
a play Y7
b play R1
c play Y3
d play G6
e play G7
a play K1
b play Y6
c play G3
d play G8
e play K3
a play K5
b play G0
c play R3
d play K4
e play K8
e play R5
a play K0
b play R2
c play R8
d play R0
c play Y2
d play B8
e play R4
a play K2
b play Y5
b play Y4
c play R6
d play B0
e play R9
a play K7
---
= a 49 b 110 c 85 d 68 e 28
