mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 8
option uncertain_end false
option show_cards_gone true
---
! deal dealer=d a=R5,G2,G7,G8,B0,B3,B4,B5,B7,Y1,Y4,K0,K1,K1,K6 b=R7,R7,R9,G9,B1,B1,B2,B8,B9,Y0,Y5,Y7,Y8,K2,K5 c=R1,R4,R6,G0,G3,B6,B7,Y1,Y3,Y7,Y9,K4,K7,K8,K9 d=R0,R1,R2,R3,R8,G1,G1,G4,G5,G6,G7,Y2,Y6,K3,K7
d pass
a pass
b lay B9
c lay R1,G0
d pass
a pass
b pass
c pass
b trump 9
c trump R
c partner d
c play R6
d play R1
a play R5
b play B9
c play G0
d play G7
a play G7
b play K2
d play R2
a play G8
b play G9
c play R4
c play B6
d play Y6
a play B3
b play B2
c play Y1
d play Y2
a play Y1
b play Y0
d play K7
a play K1
b play K5
c play K7
d play G1
a play G2
b play Y5
c play G3
c play K4
d play K3
a play K0
b play B8
c play K8
d play G4
a play K6
b play B1
c play Y3
d play R0
a play Y4
b play Y7
d play G1
a play B7
b play B1
c play R1
c play B7
d play G5
a play B5
b play R7
b play R9
c play K9
d play R8
a play B4
b play R7
c play Y9
d play R3
a play K1
b play Y8
c play Y7
d play G6
a play B0
! deal dealer=a a=G5,G6,G7,B0,B3,B6,Y3,Y4,Y9,K0,K1,K5,K7,K8,K9 b=R0,R1,R4,R6,R8,R9,G2,G4,G9,B8,Y0,Y1,Y7,Y7,Y8 c=R2,R7,R7,G7,B5,B7,B9,Y1,Y2,Y5,Y6,K1,K3,K6,K7 d=R1,R3,R5,G0,G1,G1,G3,G8,B1,B1,B2,B4,B7,K2,K4
a lay K0
b pass
c pass
d pass
a lay G5
b pass
c lay B7
d lay G0,K2
a lay K8
b pass
c lay R7,G7,K6
d pass
a pass
b lay R4,Y1,Y7
c pass
d pass
a lay Y3
b pass
c pass
d lay B7
a lay K9
b lay R9
c pass
d pass
a pass
b pass
b trump Y
a trump 8
a partner d
a play K0
b play Y7
c play K1
d play K2
b play G2
c play G7
d play G1
a play G7
c play Y5
d play G8
a play K8
b play Y1
d play G0
a play G5
b play G9
c play Y6
c play R2
d play R1
a play B6
b play R9
b play R6
c play R7
d play R5
a play Y9
a play K1
b play R8
c play K7
d play K4
b play R0
c play R7
d play R3
a play B0
c play B7
d play B4
a play B3
b play G4
c play B5
d play B1
a play K9
b play Y7
b play B8
c play Y1
d play B7
a play Y4
b play R1
c play Y2
d play B2
a play Y3
a play K5
b play Y8
c play K6
d play G1
b play Y0
c play K3
d play B1
a play G6
b play R4
c play B9
d play G3
a play K7
! deal dealer=b a=R6,R7,G0,G3,G5,G6,G8,B4,Y5,Y7,Y7,Y8,K6,K7,K8 b=R0,G1,G1,G2,G4,G7,B6,B7,Y6,K1,K2,K4,K5,K7,K9 c=R1,R4,R8,R9,G9,B5,B7,B8,B9,Y0,Y2,Y9,K0,K1,K3 d=R1,R2,R3,R5,R7,G7,B0,B1,B1,B2,B3,Y1,Y1,Y3,Y4
b pass
c pass
d pass
a pass
! deal dealer=c a=R1,R4,R6,G1,G3,G4,B0,B2,B5,B8,B9,Y7,K1,K3,K4 b=R0,R1,R2,R7,R8,R9,G5,G9,B6,Y1,Y1,Y5,Y6,Y7,K8 c=R3,R5,G0,G2,G8,B1,B1,B4,Y2,Y4,K0,K1,K6,K7,K7 d=R7,G1,G6,G7,G7,B3,B7,B7,Y0,Y3,Y8,Y9,K2,K5,K9
c pass
d lay B7
a pass
b pass
c pass
d pass
d trump 7
d partner b
d play K2
a play K3
b play K8
c play K1
b play B6
c play B1
d play B3
a play B2
b play R0
c play R5
d play Y3
a play R6
a play B0
b play R9
c play B1
d play B7
d play G6
a play G3
b play G5
c play G8
c play Y2
d play Y9
a play K4
b play Y5
d play G1
a play G4
b play G9
c play G0
b play Y6
c play Y4
d play Y0
a play G1
b play R1
c play R3
d play Y8
a play R1
c play K7
d play R7
a play Y7
b play Y7
c play K7
d play G7
a play B8
b play R7
c play B4
d play G7
a play B9
b play R8
d play B7
a play R4
b play Y1
c play K6
d play K5
a play K1
b play R2
c play K0
d play K9
a play B5
b play Y1
c play G2
! deal dealer=d a=R1,R5,G6,B0,B1,B1,B6,B9,Y1,Y6,Y7,Y8,Y9,K2,K6 b=R1,R2,R4,R8,G0,G1,G8,G9,B7,B7,Y0,Y2,Y5,K3,K8 c=R0,R3,R7,R9,G7,B2,B5,B8,Y3,K0,K1,K1,K4,K5,K7 d=R6,R7,G1,G2,G3,G4,G5,G7,B3,B4,Y1,Y4,Y7,K7,K9
d lay B4
a pass
b pass
c lay R3
d pass
a pass
b pass
c lay K1
d lay B3,K9
a pass
b pass
c lay G7
d pass
a lay Y8
b pass
c lay K7
d pass
a lay R5,Y9,K2
b lay R4,Y2
c pass
d lay R7,Y1
a lay R1,Y7
b pass
c pass
d lay G1
a lay K6
b lay Y0
c pass
d lay G3,K7
a pass
b pass
c pass
d lay Y4
a pass
b lay G8,G9,B7
c pass
d pass
a pass
b pass
a trump R
d trump 9
d partner b
d play G2
a play G6
b play G0
c play G7
c play K5
d play K7
a play K6
b play K8
b play B7
c play B2
d play B3
a play B6
b play Y5
c play Y3
d play Y7
a play Y1
d play Y1
a play Y7
b play Y0
c play K4
a play R1
b play R4
c play R7
d play R6
c play B5
d play B4
a play B1
b play B7
b play G8
c play R9
d play G4
a play B0
c play K1
d play G1
a play K2
b play K3
b play G9
c play R0
d play R7
a play Y9
b play R8
c play R3
d play K9
a play R5
d play G5
a play B1
b play G1
c play K1
d play Y4
a play Y6
b play Y2
c play K0
a play Y8
b play R2
c play K7
d play G7
b play R1
c play B8
d play G3
a play B9
! deal dealer=a a=R1,R2,R7,R9,G0,G1,B1,B2,B4,B7,Y2,Y3,Y8,K4,K9 b=R3,R4,R8,G1,G2,G4,G7,B0,B5,B6,B7,Y7,Y7,K1,K3 c=R0,R7,G3,B1,B8,B9,Y0,Y1,Y1,Y4,Y5,K2,K7,K7,K8 d=R1,R5,R6,G5,G6,G7,G8,G9,B3,Y6,Y9,K0,K1,K5,K6
a lay K9
b pass
c pass
d pass
a pass
a trump 9
a partner d
a play R7
b play R4
c play R0
d play R1
a play K9
b play G2
c play B9
d play G9
a play B7
b play B6
c play B8
d play B3
c play K2
d play K6
a play K4
b play K1
d play K0
a play R9
b play K3
c play K8
a play R1
b play R3
c play R7
d play R6
c play K7
d play K5
a play B4
b play R8
c play Y1
d play Y6
a play Y3
b play Y7
b play B0
c play B1
d play G5
a play B2
a play Y2
b play Y7
c play Y1
d play K1
b play B7
c play Y4
d play G8
a play B1
b play G4
c play G3
d play G7
a play G1
d play G6
a play G0
b play G7
c play Y5
b play G1
c play Y0
d play Y9
a play R2
d play R5
a play Y8
b play B5
c play K7
! deal dealer=b a=R1,R2,R4,G3,G4,G7,G9,B7,B7,B9,Y5,Y8,K4,K7,K8 b=R0,R1,R6,R9,G5,B1,B3,Y1,Y1,Y4,Y7,K1,K1,K2,K5 c=R3,R5,R7,R7,R8,G0,G1,G6,G8,B0,B2,B8,Y9,K3,K7 d=G1,G2,G7,B1,B4,B5,B6,Y0,Y2,Y3,Y6,Y7,K0,K6,K9
b pass
c pass
d pass
a pass
! deal dealer=c a=R0,R1,R3,R5,G6,G8,B3,B9,Y0,Y3,Y6,K1,K2,K3,K9 b=R7,R7,R9,G2,G3,G4,B0,B1,B2,B4,Y1,Y8,K0,K6,K8 c=R4,R6,R8,G5,G9,B1,B6,B7,Y2,Y4,Y7,K1,K5,K7,K7 d=R1,R2,G0,G1,G1,G7,G7,B5,B7,B8,Y1,Y5,Y7,Y9,K4
c pass
d pass
a pass
b lay B1
c pass
d pass
a pass
b lay R7
c pass
d pass
a lay R5,K3
b pass
c pass
d pass
a lay R1
b pass
c pass
d pass
a pass
b trump 1
a trump 3
a partner d
a play R0
b play R9
c play R8
d play R2
b play B2
c play B6
d play B7
a play B9
a play Y3
b play Y1
c play B1
d play R1
a play Y0
b play Y8
c play Y7
d play Y5
b play G3
c play K1
d play G1
a play R1
b play G4
c play G9
d play G0
a play G8
c play Y4
d play Y7
a play Y6
b play B4
d play G7
a play G6
b play G2
c play G5
d play B5
a play K3
b play B0
c play B7
a play K9
b play K6
c play K7
d play K4
a play B3
b play B1
c play Y2
d play Y1
a play K2
b play K0
c play K7
d play G1
d play B8
a play R5
b play K8
c play R6
d play Y9
a play R3
b play R7
c play K5
a play K1
b play R7
c play R4
d play G7
---
= a 82 b 164 c 179 d 115
