mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 4
option uncertain_end false
option show_cards_gone false
---
! deal dealer=c a=R2,R4,R7,G1,G6,G7,G9,B4,B5,B9,Y1,Y3,Y5,K3,K4 b=R1,R6,G1,G5,Y0,Y1,Y4,Y6,Y7,Y7,Y8,Y9,K5,K7,K8 c=R0,R3,R5,R7,R9,G0,G3,G7,B0,B1,B3,K0,K2,K6,K9 d=R1,R8,G2,G4,G8,B1,B2,B6,B7,B7,B8,Y2,K1,K1,K7
c pass
d lay B8
a pass
b pass
c pass
d pass
d trump 8
d partner c
d play B8
a play Y5
b play K8
c play R9
d play Y2
a play Y3
b play Y0
c play R5
a play R7
b play R6
c play R0
d play R1
a play R2
b play R1
c play R7
d play G4
c play B0
d play B1
a play B5
b play Y8
b play G1
c play G7
d play G2
a play G1
c play K2
d play K7
a play K3
b play K5
d play G8
a play B4
b play Y7
c play G3
d play B6
a play B9
b play Y1
c play B3
a play G7
b play G5
c play G0
d play K1
a play K4
b play K7
c play K6
d play K1
b play Y9
c play B1
d play B2
a play Y1
b play Y4
c play K9
d play B7
a play G9
b play Y6
c play K0
d play R8
a play R4
d play B7
a play G6
b play Y7
c play R3
! deal dealer=d a=R1,R5,G1,G5,G7,G9,B1,B2,B3,B9,Y2,Y3,Y7,Y8,K6 b=R3,R6,R7,G3,G4,G7,B1,B4,B7,B8,Y4,Y6,K0,K1,K5 c=R0,R2,R4,R9,G1,G6,G8,B0,B6,Y1,Y1,K1,K4,K7,K8 d=R1,R7,R8,G0,G2,B5,B7,Y0,Y5,Y7,Y9,K2,K3,K7,K9
d lay K7
a lay Y7,Y8
b pass
c pass
d pass
a pass
d trump 7
a trump 8
a partner c
a play Y8
b play R7
c play K8
d play K7
a play Y3
b play Y4
c play Y1
d play Y9
d play K9
a play K6
b play K5
c play K1
d play R1
a play R1
b play R3
c play R0
b play K0
c play K4
d play K3
a play Y2
c play B6
d play B5
a play B2
b play B4
c play R9
d play G2
a play R5
b play R6
c play K7
d play R8
a play G7
b play G7
d play R7
a play Y7
b play B8
c play G8
b play B7
c play Y1
d play B7
a play G5
b play Y6
c play R4
d play Y5
a play G9
b play G3
c play G6
d play G0
a play G1
c play B0
d play Y7
a play B3
b play B1
d play K2
a play B1
b play K1
c play G1
d play Y0
a play B9
b play G4
c play R2
! deal dealer=a a=R8,G2,G8,B1,B7,Y0,Y2,Y3,Y4,Y5,Y6,Y7,Y7,Y8,K0 b=R1,R1,R9,G1,G4,B4,B8,B9,Y1,Y9,K1,K4,K7,K7,K9 c=R0,R2,R4,R6,R7,G3,G5,G9,B0,B5,B6,Y1,K2,K3,K6 d=R3,R5,R7,G0,G1,G6,G7,G7,B1,B2,B3,B7,K1,K5,K8
a lay Y7
b pass
c pass
d pass
a pass
a trump 7
a partner d
a play G2
b play G4
c play G5
d play G0
c play G3
d play G6
a play G8
b play G1
a play Y3
b play Y1
c play Y1
d play R7
d play B3
a play B1
b play B8
c play B6
b play R9
c play R4
d play R5
a play R8
b play K7
c play R7
d play G7
a play B7
b play K1
c play K3
d play K5
a play K0
d play K8
a play Y6
b play K9
c play K6
b play Y9
c play B5
d play B7
a play Y0
d play K1
a play Y8
b play K4
c play K2
b play B9
c play B0
d play B2
a play Y2
b play K7
c play R6
d play G7
a play Y7
b play R1
c play R2
d play R3
a play Y4
d play G1
a play Y7
b play R1
c play G9
a play Y5
b play B4
c play R0
d play B1
! deal dealer=b a=R2,R6,R7,R9,G0,G2,G7,B0,B2,B3,B4,Y3,Y7,K0,K7 b=R3,R5,R7,G4,G7,B5,B9,Y1,Y5,K1,K2,K3,K4,K6,K9 c=R1,G1,G6,G8,G9,B6,B8,Y0,Y1,Y2,Y6,Y7,Y8,Y9,K1 d=R0,R1,R4,R8,G1,G3,G5,B1,B1,B7,B7,Y4,K5,K7,K8
b pass
c pass
d pass
a lay B3
b pass
c pass
d pass
a pass
a trump B
a partner d
a play R7
b play R7
c play R1
d play R0
a play Y3
b play Y5
c play Y2
d play Y4
b play B9
c play B8
d play B1
a play B3
b play R3
c play Y7
d play R4
a play R6
a play B0
b play B5
c play B6
d play B7
d play R8
a play R2
b play R5
c play G6
d play B1
a play B4
b play K2
c play G8
a play K7
b play K3
c play K1
d play K8
d play G3
a play G7
b play G7
c play G9
c play Y9
d play G1
a play Y7
b play Y1
c play Y0
d play G5
a play B2
b play K9
a play G0
b play G4
c play G1
d play K5
b play K6
c play Y6
d play K7
a play K0
d play B7
a play G2
b play K1
c play Y1
d play R1
a play R9
b play K4
c play Y8
---
= a 30 b 87 c 70 d 133
