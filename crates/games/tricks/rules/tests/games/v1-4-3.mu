mu 1
game tricks
rules 1
option players 4
option goal 100
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
---
! deal dealer=d a=R1,R3,R4,G1,G5,G6,B7,B9,Y1,Y1,Y4,Y7,Y7,K3,K4 b=R6,R7,G7,G7,G8,G9,B0,B1,B3,B8,Y3,Y8,Y9,K6,K7 c=R0,R8,R9,G2,B4,B5,Y2,Y5,Y6,K0,K1,K1,K7,K8,K9 d=R1,R2,R5,R7,G0,G1,G3,G4,B1,B2,B6,B7,Y0,K2,K5
d pass
a pass
b pass
c pass
! deal dealer=a a=R1,R1,R3,R6,R7,G2,G3,G4,G6,B0,B3,Y4,Y5,K3,K5 b=R5,R9,G7,B1,B1,B7,B9,Y1,Y1,Y3,Y7,Y7,K1,K4,K7 c=R4,R7,R8,G1,G8,B2,B6,B8,Y8,Y9,K0,K2,K6,K8,K9 d=R0,R2,G0,G1,G5,G7,G9,B4,B5,B7,Y0,Y2,Y6,K1,K7
a pass
b pass
c pass
d pass
! deal dealer=b a=R1,R1,R3,G0,G5,G7,B2,B5,B7,Y1,Y2,Y5,K1,K4,K7 b=R4,R5,R9,G2,G4,B3,B7,B8,Y1,Y7,Y9,K0,K2,K6,K7 c=R2,R6,G1,G6,G7,G8,G9,B1,B9,Y3,Y4,Y8,K1,K3,K5 d=R0,R7,R7,R8,G1,G3,B0,B1,B4,B6,Y0,Y6,Y7,K8,K9
b pass
c pass
d pass
a pass
! deal dealer=c a=R1,R2,R5,R9,G4,B1,B1,B2,B4,B9,Y0,Y1,Y6,Y8,K2 b=R1,R3,R7,G1,G1,G2,G5,G7,B3,B5,B8,Y2,K5,K7,K9 c=R4,R6,G3,G7,G8,B0,B6,Y1,Y7,Y7,Y9,K0,K1,K3,K4 d=R0,R7,R8,G0,G6,G9,B7,B7,Y3,Y4,Y5,K1,K6,K7,K8
c lay B6
d pass
a pass
b pass
c pass
c trump 6
c partner a
c play K4
d play K8
a play K2
b play K5
d play K1
a play Y0
b play K9
c play K3
b play R3
c play R4
d play R7
a play R2
d play R8
a play R9
b play R1
c play G3
a play Y1
b play Y2
c play Y7
d play Y4
c play B0
d play B7
a play B9
b play B5
a play Y8
b play B8
c play Y1
d play Y3
a play B2
b play B3
c play Y9
d play B7
d play G0
a play G4
b play G5
c play G8
c play G7
d play G9
a play Y6
b play G2
a play B1
b play G7
c play Y7
d play R0
a play R5
b play R7
c play K1
d play K7
b play G1
c play R6
d play K6
a play B1
c play B6
d play G6
a play B4
b play K7
c play K0
d play Y5
a play R1
b play G1
! deal dealer=d a=R0,R2,R3,R4,R5,R7,G0,G2,B1,B3,B7,B9,Y1,Y4,K4 b=R6,R9,G1,G3,G6,G7,B0,B2,B4,Y2,Y7,Y8,K6,K7,K8 c=R1,R1,R7,R8,G1,G8,G9,B8,Y1,Y5,Y6,Y7,K1,K3,K7 d=G4,G5,G7,B1,B5,B6,B7,Y0,Y3,Y9,K0,K1,K2,K5,K9
d pass
a pass
b lay Y7
c pass
d pass
a pass
b pass
b trump 7
b partner c
b play G3
c play G8
d play G4
a play G2
c play Y6
d play Y3
a play Y1
b play Y8
b play G1
c play G9
d play G5
a play G0
c play R8
d play K1
a play R2
b play R9
b play Y2
c play Y5
d play Y0
a play Y4
c play K3
d play K5
a play K4
b play K6
b play K8
c play K1
d play K0
a play R3
b play G6
c play G1
d play B7
a play B7
d play Y9
a play R4
b play Y7
c play Y1
b play B0
c play B8
d play B6
a play B1
c play Y7
d play G7
a play R7
b play K7
c play R7
d play B5
a play B9
b play G7
c play R1
d play K9
a play R0
b play R6
b play B4
c play K7
d play B1
a play B3
c play R1
d play K2
a play R5
b play B2
---
= a 52 b 47 c 102 d 19
