mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 1
from 2 10 528
choice d play G2 | play K2 | play R2
best 0.333 166.0 play G2
tried 0.072 89.2 play Y8
why ! trick_lost TRICKS-9.6 100
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R4,G0,G4,G5,B0,B7,Y0,Y2,Y3,Y6,Y7,K4,K7 b=R7,R7,R8,G1,G8,B2,B3,B8,Y4,Y8,K1,K2,K6,K7,K9 c=R1,R2,R6,R9,G6,G7,G9,B1,B6,B7,Y1,Y1,Y7,K1,K3 d=R3,R5,G1,G2,G3,G7,B1,B4,B5,B9,Y5,Y9,K0,K5,K8
c lay R1
d pass
a lay R0,Y0
b lay K2
c lay B1,Y1
d pass
a lay R1,G0
b pass
c pass
d pass
a pass
c trump 1
a trump 0
a partner b
a play R0
b play K1
c play R1
d play G1
a play G0
b play G1
c play B1
d play B1
a play B0
b play K7
c play Y1
d play K0
a play Y0
b play R7
c play Y1
d play B4
a play R1
b play B3
c play K1
d play R5
a play B7
b play B2
c play B6
d play B9
d play Y5
a play Y7
b play Y4
c play Y7
a play Y2
b play Y8
c play R2
d play Y9
d play G3
a play G4
b play G8
c play G9
c play G7
d play G2
a play G5
b play K2
c play G6
d play G7
a play Y3
b play K6
d play B5
a play R4
b play B8
c play B7
b play R8
c play R9
d play R3
a play K4
c play R6
d play K5
a play K7
b play R7
b play K9
c play K3
d play K8
a play Y6
! deal dealer=d a=R1,R7,R8,G8,G9,B0,Y1,Y5,Y7,K1,K2,K5,K6,K7,K9 b=R0,G0,G2,G5,B1,B1,B3,B4,B5,B9,Y6,Y7,Y8,K1,K4 c=R3,R5,R9,G3,G4,G6,G7,B6,B8,Y1,Y2,Y4,K0,K3,K7 d=R1,R2,R4,R6,R7,G1,G1,G7,B2,B7,B7,Y0,Y3,Y9,K8
d pass
a lay K5
b lay B1,B1
c lay R3,G3,K0
d lay R1,R2,G1,Y0
a lay K1,K2,K6,K7
b lay R0,K1
c pass
d pass
a pass
b pass
d trump 1
a trump K
a partner b
a play G8
b play G5
c play G3
d play G7
a play K1
b play B1
c play Y1
d play R1
a play K9
b play K4
c play K0
d play G1
a play G9
b play G2
c play G4
d play R2
a play R7
b play R0
c play R9
d play R6
c play B8
d play B2
a play B0
b play B5
c play R5
d play R7
a play R8
b play B1
b play Y6
c play Y2
d play Y9
a play Y5
d play Y0
a play Y7
b play Y8
c play Y4
b play K1
c play K3
d play G1
a play K6
b play B9
c play B6
d play B7
a play K7
a play R1
b play G0
c play K7
d play K8
d play B7
a play K2
b play B3
c play R3
a play K5
b play B4
c play G6
d play R4
a play Y1
b play Y7
c play G7
d play Y3
! deal dealer=a a=R3,R4,R7,R8,G6,G7,G7,G9,B1,B7,B7,Y1,Y7,K0,K6 b=R1,R2,R7,G0,G3,G4,G5,B2,B6,Y0,Y6,Y8,K2,K7,K7 c=R5,R6,G1,G1,G8,B0,Y3,Y5,Y7,Y9,K1,K1,K3,K5,K8 d=R0,R1,R9,G2,B1,B3,B4,B5,B8,B9,Y1,Y2,Y4,K4,K9
a lay R7
b pass
c lay R5,K5
d lay G2
a lay G7,G7
b lay G0,G3
c pass
d lay R0
a pass
b pass
c pass
d pass
c trump K
a trump 7
a partner d
a play G9
b play G5
c play G1
d play G2
a play R8
b play R1
c play R5
d play R0
a play G6
b play G0
c play G8
d play K4
d play B9
a play B1
b play B2
c play B0
d play R9
a play R3
b play R2
c play R6
d play Y4
a play Y1
b play Y6
c play Y3
b play K2
c play K1
d play K9
a play R7
a play K0
b play R7
c play K1
d play Y1
b play G4
c play G1
d play B1
a play K6
a play R4
b play G3
c play Y7
d play R1
c play Y9
d play Y2
a play G7
b play Y8
a play G7
b play K7
c play K3
d play B5
b play B6
c play K5
d play B3
a play B7
a play B7
b play K7
c play K8
d play B4
b play Y0
c play Y5
d play B8
a play Y7
! deal dealer=b a=R2,R3,R5,R9,G4,G5,G7,G8,B0,B4,Y5,Y8,K0,K3,K7 b=R1,R4,G2,G3,G6,G9,B1,B2,B6,B7,Y0,Y1,Y2,Y9,K6 c=R0,R6,R7,R8,G1,G7,B1,B7,B9,Y1,Y4,Y7,Y7,K1,K7 d=R1,R7,G0,G1,B3,B5,B8,Y3,Y6,K1,K2,K4,K5,K8,K9
b pass
c lay R7
d pass
a lay R5,G5
b lay G6,B6,Y0
c lay G7,B7,Y7
d lay K5
a pass
b lay G2,B2
c lay R0,Y7
d lay R1,G0,G1,K1
a pass
b pass
c pass
d pass
b trump B
c trump 7
c partner d
c play B7
d play B3
a play B0
b play B2
c play R7
d play R7
a play B4
b play B1
c play G7
d play B8
a play G7
b play B7
b play K6
c play K1
d play K8
a play K0
d play Y3
a play Y8
b play Y2
c play Y1
a play K7
b play B6
c play B1
d play B5
a play R9
b play R1
c play R0
d play R1
a play G8
b play G9
c play G1
d play G1
b play Y9
c play Y4
d play Y6
a play Y5
b play Y0
c play Y7
d play K1
a play R2
c play R6
d play K5
a play R3
b play R4
c play R8
d play K2
a play R5
b play Y1
c play Y7
d play G0
a play K3
b play G2
c play K7
d play K4
a play G4
b play G3
c play B9
d play K9
a play G5
b play G6
! deal dealer=c a=R4,R5,R7,G1,G3,G5,G6,B2,B8,Y2,K1,K3,K4,K6,K7 b=R0,R7,R8,B1,B6,B7,Y0,Y3,Y4,Y5,Y9,K0,K2,K8,K9 c=R1,R9,G2,G4,G7,G7,G9,B4,B9,Y1,Y1,Y6,Y7,K1,K5 d=R1,R2,R3,R6,G0,G1,G8,B0,B1,B3,B5,B7,Y7,Y8,K7
c lay G2
d pass
a pass
b pass
c lay G4
d lay B0
a lay K1
b lay R0,B1,Y0
c pass
d lay R1,R2,R3
a lay K3
b pass
c pass
d pass
a pass
b trump 0
d trump none
d partner a
d play G0
a play G6
b play K0
c play R1
d play B0
a play K6
b play Y0
c play Y1
d play R3
a play R7
b play R7
c play R9
c play B9
d play B1
a play B2
b play B6
c play G9
d play G1
a play G1
b play Y4
c play G7
d play G8
a play G3
b play Y3
d play B3
a play B8
b play B1
c play B4
a play K1
b play K2
c play K1
d play K7
d play B7
a play Y2
b play B7
c play Y1
d play Y7
a play K3
b play Y9
c play Y6
b play K8
c play K5
d play B5
a play K4
b play K9
c play Y7
d play R1
a play K7
b play R8
c play G2
d play R2
a play R4
b play R0
c play G4
d play Y8
a play R5
b play Y5
c play G7
d play R6
a play G5
! deal dealer=d a=R4,G0,G5,G7,B0,B4,Y4,Y6,K4,K5,K6,K7,K7,K8,K9 b=R1,R3,R5,R8,G1,G1,G7,B1,B7,B9,Y1,Y5,Y8,K1,K2 c=R0,R2,R7,R9,G9,B1,B2,B5,B6,B7,Y0,Y1,Y2,Y3,K0 d=R1,R6,R7,G2,G3,G4,G6,G8,B3,B8,Y7,Y7,Y9,K1,K3
d pass
a lay K4
b lay R1,G1
c lay R0,B1,Y0
d lay G3,B3
a lay R4,G0,B4
b lay G1,B1,Y1
c pass
d lay R1,K1
a lay G5,B0
b pass
c pass
d lay G2
a pass
b lay R3,K2
c pass
d pass
a pass
b pass
a trump 4
b trump 1
b partner c
b play G1
c play B1
d play K1
a play R4
b play K2
c play K0
d play K3
a play K6
a play G0
b play G7
c play G9
d play G3
c play Y1
d play R1
a play B4
b play G1
c play R9
d play R7
a play Y4
b play R5
a play G7
b play R1
c play B6
d play G2
b play B1
c play R7
d play G4
a play K4
b play Y1
c play B7
d play R6
a play B0
b play B9
c play B2
d play B8
a play G5
b play R8
c play R0
d play G6
a play K9
b play K1
c play Y0
d play G8
a play K5
b play R3
c play R2
d play B3
a play Y6
b play B7
c play B5
d play Y7
a play K8
b play Y8
c play Y2
d play Y9
a play K7
d play Y7
a play K7
b play Y5
c play Y3
! deal dealer=a a=R6,R9,G0,G1,G6,B0,B2,B6,B7,B8,Y2,Y3,Y7,K1,K3 b=R0,R7,G1,G3,G5,G9,Y0,Y1,Y5,Y6,Y7,K1,K4,K6,K9 c=R1,R1,R3,R5,R8,G4,G7,B1,B4,B7,B9,K0,K5,K7,K8 d=R2,R4,R7,G2,G7,G8,B1,B3,B5,Y1,Y4,Y8,Y9,K2,K7
a lay B6
b lay Y0,Y1
c lay R1,R1,R3
d lay Y1,Y4
a pass
b pass
c pass
d lay R2,B1
a lay R6
b pass
c pass
d pass
a pass
c trump R
d trump 2
d partner b
d play R4
a play B2
b play R0
c play R3
a play B7
b play K4
c play B9
d play B5
c play K7
d play K7
a play K1
b play K9
b play G1
c play G7
d play G8
a play G1
d play B1
a play B0
b play R7
c play B1
b play Y5
c play R5
d play Y4
a play Y7
c play K8
d play B3
a play K3
b play K1
c play K0
d play Y9
a play Y2
b play K6
a play G0
b play G9
c play G4
d play G7
b play Y1
c play R8
d play Y1
a play Y3
c play B4
d play R7
a play B6
b play G5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 2
from 2 12 523
choice b play G4
best 0.889 202.0 play G4
tried 0.747 168.9 play B7
why ! trick_lost TRICKS-9.6 68
tried 0.689 157.0 play Y0
why - trick_lost TRICKS-9.6 100
proof 10 4 40
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R4,G1,G3,G6,G7,G8,B5,B8,Y3,Y8,Y9,K0,K3,K5,K8 b=R2,R3,R6,R7,G1,B4,B7,B7,Y1,Y2,Y5,Y7,K1,K1,K7 c=R5,R8,G2,G4,G5,G9,B0,B1,B2,B3,B9,Y0,K2,K4,K9 d=R0,R1,R1,R7,R9,G0,G7,B1,B6,Y1,Y4,Y6,Y7,K6,K7
c lay B2
d pass
a lay G8,B8
b lay R7
c lay G2,B0
d pass
a lay Y8,K0
b lay B7
c pass
d lay R0
a pass
b pass
c pass
d lay R1
a pass
b pass
c pass
d pass
c trump 2
a trump 8
a partner d
a play G8
b play Y2
c play G2
d play B1
a play B8
b play R2
c play B2
d play Y6
a play Y8
b play B7
c play K2
d play R1
a play K8
b play Y1
c play R8
d play K6
a play Y9
b play Y5
c play Y0
d play Y4
a play G7
b play G1
c play G9
d play G0
c play B9
d play B6
a play B5
b play B4
c play K9
d play K7
a play K0
b play K1
c play B0
d play R0
a play G1
b play B7
b play Y7
c play B3
d play Y1
a play Y3
b play R7
c play R5
d play R9
a play R4
d play Y7
a play G6
b play R3
c play B1
d play R7
a play G3
b play R6
c play G4
d play R1
a play K3
b play K1
c play K4
d play G7
a play K5
b play K7
c play G5
! deal dealer=d a=R0,R1,R3,R6,G0,G1,G8,G9,B1,B2,B8,B9,Y1,Y7,K3 b=R2,R7,R7,R8,R9,G1,B0,B1,B3,Y0,Y4,Y9,K1,K8,K9 c=R1,R5,G2,G4,G5,G7,Y1,Y5,Y6,Y7,K1,K2,K5,K7,K7 d=R4,G3,G6,G7,B4,B5,B6,B7,B7,Y2,Y3,Y8,K0,K4,K6
d pass
a lay R1
b lay G1,B0
c lay R5,G5,K5
d lay B4,B5
a pass
b pass
c pass
d pass
d trump B
c trump 5
c partner b
c play K1
d play K6
a play K3
b play K8
b play R8
c play R1
d play R4
a play R1
b play R9
c play Y6
d play B6
a play R6
d play B4
a play B1
b play B3
c play R5
c play K7
d play K4
a play B2
b play K9
a play G8
b play G1
c play G2
d play G7
a play G9
b play Y4
c play G4
d play G6
a play G1
b play B0
c play G7
d play G3
b play B1
c play G5
d play B7
a play B9
c play K2
d play K0
a play B8
b play K1
a play Y1
b play Y9
c play Y7
d play Y2
b play R7
c play Y1
d play Y3
a play R0
b play R7
c play K7
d play B7
a play R3
d play B5
a play Y7
b play R2
c play Y5
d play Y8
a play G0
b play Y0
c play K5
! deal dealer=a a=R1,R2,R3,G1,G3,G4,G5,G7,G8,B1,B4,Y1,Y7,Y9,K6 b=R5,R7,G0,B3,B7,B9,Y1,Y3,Y8,K0,K1,K3,K4,K7,K9 c=R0,R1,R8,R9,G1,G6,G9,B1,B7,Y0,Y2,Y4,Y6,K1,K5 d=R4,R6,R7,G2,G7,B0,B2,B5,B6,B8,Y5,Y7,K2,K7,K8
a lay G1
b pass
c pass
d lay G2,B2
a lay G3,G4
b lay B3,K3
c lay R1
d pass
a pass
b pass
c pass
b trump K
a trump G
a partner d
a play Y9
b play Y1
c play Y0
d play Y5
a play Y7
b play Y8
c play Y6
d play Y7
b play R7
c play R8
d play R6
a play R1
c play R9
d play R7
a play R2
b play R5
c play G9
d play K7
a play G1
b play K9
c play Y4
d play K8
a play Y1
b play Y3
d play R4
a play R3
b play B3
c play R1
d play B5
a play B1
b play B7
c play B7
b play K0
c play K1
d play G7
a play G8
a play G7
b play K1
c play G1
d play G2
a play G3
b play G0
c play G6
d play K2
c play B1
d play B6
a play B4
b play B9
b play K3
c play K5
d play B0
a play K6
a play G4
b play K4
c play R0
d play B2
a play G5
b play K7
c play Y2
d play B8
! deal dealer=b a=R7,R8,G2,B1,B5,B7,Y1,Y3,Y4,Y6,Y8,K0,K1,K7,K7 b=R1,R1,R6,G1,G6,G7,B0,B6,B8,Y2,Y5,Y7,K1,K5,K8 c=R2,R3,R4,G0,G3,G7,G9,B1,B2,B3,B7,Y0,Y9,K2,K4 d=R0,R5,R7,R9,G1,G4,G5,G8,B4,B9,Y1,Y7,K3,K6,K9
b lay Y5
c lay R2,B2
d lay G5
a lay Y1
b pass
c pass
d pass
a pass
c trump 2
c partner b
c play R2
d play R5
a play G2
b play Y2
c play B2
d play K3
a play B1
b play K1
c play K2
d play Y1
a play Y1
b play B6
c play G9
d play G1
a play K1
b play G6
c play G7
d play G4
a play K0
b play G1
c play Y9
d play Y7
a play Y3
b play Y5
c play G0
d play G8
a play Y6
b play G7
d play B9
a play B7
b play B0
c play B1
d play R9
a play R7
b play R1
c play R3
d play G5
a play K7
b play Y7
c play G3
d play K9
a play K7
b play K5
c play K4
d play K6
a play Y4
b play K8
c play B7
b play R1
c play R4
d play R7
a play R8
a play Y8
b play R6
c play Y0
d play R0
a play B5
b play B8
c play B3
d play B4
! deal dealer=c a=R1,R4,R6,G0,G2,G3,G5,G7,G8,B2,B8,Y3,Y9,K7,K8 b=R3,R7,G1,G1,G7,B3,B7,Y1,Y1,Y6,Y8,K0,K4,K7,K9 c=R0,R2,R8,G4,G9,B0,B1,B4,B5,B6,Y4,Y5,K1,K5,K6 d=R1,R5,R7,R9,G6,B1,B7,B9,Y0,Y2,Y7,Y7,K1,K2,K3
c lay B4
d pass
a lay G0,G8
b lay Y1
c pass
d lay Y2
a lay G2
b pass
c pass
d lay Y0
a pass
b lay R7,G7,B7
c lay G4
d lay Y7
a lay G3,G5
b pass
c pass
d pass
a pass
b trump Y
a trump G
a partner d
a play G7
b play G1
c play G9
d play Y2
c play R8
d play R9
a play R6
b play R3
d play R1
a play R1
b play R7
c play R0
b play K4
c play K1
d play K2
a play K7
a play G8
b play Y1
c play Y4
d play Y7
a play B8
b play B3
c play B1
d play B1
a play K8
b play K9
c play K6
d play K3
b play B7
c play B0
d play B9
a play B2
d play B7
a play Y3
b play Y6
c play B4
b play Y8
c play Y5
d play G6
a play G0
d play Y0
a play Y9
b play G1
c play G4
c play K5
d play K1
a play G2
b play K7
a play R4
b play Y1
c play R2
d play R7
b play G7
c play B6
d play Y7
a play G3
b play K0
c play B5
d play R5
a play G5
! deal dealer=d a=R2,R6,R7,G0,G1,G3,G4,B7,Y1,Y6,Y9,K0,K2,K5,K7 b=R1,R3,R5,R7,G1,G5,G8,G9,B3,B5,B9,Y2,Y8,K4,K6 c=R0,R4,R8,R9,G2,B1,B2,B4,B6,Y4,Y5,Y7,K1,K7,K9 d=R1,G6,G7,G7,B0,B1,B7,B8,Y0,Y1,Y3,Y7,K1,K3,K8
d lay B1
a pass
b lay R1,R5
c lay R0,R4,B4
d lay B0
a lay G0
b pass
c pass
d pass
a pass
b trump 5
c trump 4
c partner d
c play R4
d play Y0
a play K5
b play B5
c play B4
d play B7
a play G4
b play G5
c play R8
d play R1
a play R2
b play R3
c play Y4
d play Y3
a play G1
b play R5
c play R9
d play K1
a play R6
b play R1
c play K9
d play K3
a play K0
b play K6
c play K7
d play K8
a play K2
b play B3
d play B0
a play B7
b play B9
c play B1
b play K4
c play Y5
d play Y1
a play Y6
b play G9
c play G2
d play G7
a play G0
b play G8
c play K1
d play G6
a play G3
b play R7
c play R0
d play Y7
a play R7
b play Y8
c play Y7
d play B1
a play Y9
a play K7
b play G1
c play B2
d play G7
a play Y1
b play Y2
c play B6
d play B8
! deal dealer=a a=R1,R4,R7,G1,G5,B1,B1,B2,B4,B8,Y1,Y4,Y6,Y9,K0 b=R6,G0,G3,G4,G6,G7,G7,B0,B5,B7,Y0,Y3,Y8,K2,K9 c=R2,R3,R5,G8,G9,B3,B6,Y1,Y2,Y5,Y7,K3,K4,K5,K7 d=R0,R1,R7,R8,R9,G1,G2,B7,B9,Y7,K1,K1,K6,K7,K8
a lay B1
b pass
c lay R3,B3
d lay R7,B7,K7
a pass
b lay G0,G3,B0,K2
c pass
d pass
a lay R1
b pass
c pass
d pass
a pass
d trump K
b trump G
b partner a
b play K9
c play G8
d play K1
a play G1
c play G9
d play K8
a play K0
b play K2
c play Y1
d play Y7
a play Y9
b play Y3
a play B8
b play B5
c play B3
d play B9
d play K1
a play G5
b play G7
c play K3
b play B0
c play B6
d play B7
a play B1
d play R8
a play R1
b play R6
c play R2
d play R7
a play R4
b play G0
c play R3
b play G3
c play K4
d play K7
a play Y6
b play Y8
c play Y2
d play K6
a play Y1
d play R9
a play R7
b play G7
c play R5
b play G6
c play K5
d play G2
a play B2
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 3
from 6017 0 238
choice a play R7 | play B7
best 0.985 183.7 play R7
tried 0.945 173.6 play R9
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.720 136.3 play R0
why - trick_lost TRICKS-9.6 100
tried 0.718 136.8 play B5
why - trick_lost TRICKS-9.6 100
tried 0.718 136.6 play B3
why - trick_lost TRICKS-9.6 100
tried 0.715 135.9 play B0
why - trick_lost TRICKS-9.6 100
tried 0.686 132.3 play R5
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R1,R1,R8,G3,G6,G7,G9,B1,B1,B2,B6,B9 b=R0,R2,R6,R9,G0,G1,G2,G7,G8,B3,B5,B8 c=R3,R4,R5,R7,R7,G1,G4,G5,B0,B4,B7,B7
c lay R4
a pass
b pass
c lay G4
a pass
b pass
c pass
c trump R
c play G1
a play G3
b play G7
b play B8
c play B0
a play B9
a play G7
b play G8
c play G4
b play R9
c play R3
a play R1
b play G1
c play G5
a play G6
a play R8
b play R6
c play R4
a play R1
b play R0
c play R7
c play B7
a play B1
b play B3
c play B7
a play B1
b play B5
c play R7
a play B2
b play R2
c play B4
a play B6
b play G0
a play G9
b play G2
c play R5
! deal dealer=a a=R0,R1,R3,R5,G0,G3,G5,G7,G9,B5,B6,B9 b=R1,R4,R7,R7,R8,R9,G4,G8,B0,B3,B7,B8 c=R2,R6,G1,G1,G2,G6,G7,B1,B1,B2,B4,B7
a pass
b lay R8
c pass
a pass
b lay R1
c pass
a pass
b pass
b trump 8
b play R7
c play R2
a play R1
b play R7
c play R6
a play R0
b play R9
c play G1
a play R3
b play R8
c play G1
a play G5
b play G8
c play B1
a play B5
b play B8
c play B1
a play B6
b play R4
c play G2
a play R5
a play G9
b play G4
c play G6
a play G7
b play R1
c play G7
a play G0
b play B0
c play B7
a play G3
b play B3
c play B2
a play B9
b play B7
c play B4
! deal dealer=b a=R0,R1,R3,R9,G5,G6,G8,B1,B1,B3,B5,B7 b=R1,R2,R4,R5,G0,G1,G4,G7,B0,B2,B4,B8 c=R6,R7,R7,R8,G1,G2,G3,G7,G9,B6,B7,B9
b lay R4
c lay R7,R7
a pass
b pass
c lay G7
a pass
b pass
c lay B7
a pass
b pass
c pass
c trump G
c play G9
a play G5
b play G1
c play B9
a play B1
b play B0
c play R6
a play R0
b play R1
c play R7
a play R1
b play R2
c play R7
a play R9
b play R4
a play B7
b play B8
c play B6
b play R5
c play R8
a play R3
c play B7
a play B1
b play B2
c play G7
a play G8
b play G7
a play B3
b play B4
c play G2
c play G3
a play G6
b play G0
a play B5
b play G4
c play G1
! deal dealer=c a=R3,R6,R7,R8,R9,G7,G8,G9,B2,B5,B7,B9 b=R0,R1,G1,G3,G4,G5,G6,G7,B0,B1,B7,B8 c=R1,R2,R4,R5,R7,G0,G1,G2,B1,B3,B4,B6
c pass
a lay R7
b pass
c pass
a lay G7
b pass
c pass
a pass
a trump none
a play B2
b play B7
c play B6
b play B8
c play B1
a play B9
a play R3
b play R0
c play R7
c play R1
a play R6
b play R1
a play R7
b play B0
c play R2
a play R8
b play G1
c play R4
a play R9
b play B1
c play R5
a play G7
b play G3
c play G1
a play G8
b play G4
c play G0
a play G9
b play G5
c play G2
a play B5
b play G6
c play B3
a play B7
b play G7
c play B4
! deal dealer=a a=R1,R4,R5,R8,G1,G4,G5,G9,B1,B2,B3,B7 b=R0,R1,R3,R7,G0,G1,G2,G6,G7,B5,B8,B9 c=R2,R6,R7,R9,G3,G7,G8,B0,B1,B4,B6,B7
a pass
b pass
c lay B7
a pass
b pass
c pass
c trump B
c play R9
a play R1
b play R1
c play G8
a play G1
b play G1
c play B1
a play B3
b play B5
b play B8
c play B0
a play B1
b play R7
c play R2
a play R8
a play R4
b play R0
c play R6
c play R7
a play R5
b play R3
c play G7
a play G4
b play G0
c play B7
a play B2
b play B9
b play G6
c play G3
a play G9
a play G5
b play G2
c play B6
c play B4
a play B7
b play G7
! deal dealer=b a=R0,R1,R5,R7,R7,R9,G6,B0,B3,B4,B5,B7 b=R3,R4,R6,G0,G1,G2,G5,G7,G8,B1,B1,B6 c=R1,R2,R8,G1,G3,G4,G7,G9,B2,B7,B8,B9
b pass
c lay R2
a lay R0,R7
b pass
c pass
a pass
a trump 7
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 4
from 6013 0 94
choice b pass
best 0.722 86.8 pass
tried 0.533 59.7 lay G0,G7
why - bid_missed TRICKS-10.3,TRICKS-12.2 68
tried 0.529 58.9 lay G0,G4
why - bid_missed TRICKS-10.3,TRICKS-12.2 68
tried 0.529 58.8 lay G4,B4
why - bid_missed TRICKS-10.3,TRICKS-12.2 68
tried 0.528 58.8 lay R1,R1
why - bid_missed TRICKS-10.3,TRICKS-12.2 68
tried 0.525 58.3 lay R6,R9
why ! bid_missed TRICKS-10.3,TRICKS-12.2 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R0,R1,R6,R7,R8,G1,G5,B0,B1,B5,B7,B8 b=R2,R3,R4,R9,G1,G2,G4,G7,G7,G8,B4,B7 c=R1,R5,R7,G0,G3,G6,G9,B1,B2,B3,B6,B9
b lay G4
c pass
a lay B0,B1
b lay R4,G1
c pass
a pass
b pass
b trump 4
b play R4
c play R1
a play R1
b play G4
c play B1
a play B5
b play B4
c play G0
a play G1
b play R9
c play R5
a play R6
b play G8
c play G9
a play G5
c play R7
a play R8
b play R2
a play B7
b play B7
c play B9
c play G6
a play B0
b play G7
b play G7
c play G3
a play B1
b play G2
c play B2
a play R0
b play G1
c play B3
a play R7
b play R3
c play B6
a play B8
! deal dealer=c a=R0,R1,R2,R4,R5,R6,G0,G3,G9,B3,B4,B8 b=R3,R7,R8,G5,G7,G8,B1,B2,B5,B6,B7,B9 c=R1,R7,R9,G1,G1,G2,G4,G6,G7,B0,B1,B7
c pass
a pass
b lay B7
c pass
a pass
b pass
b trump none
b play B9
c play B1
a play B3
b play R8
c play R9
a play R0
c play R7
a play R5
b play R3
c play G7
a play G9
b play G5
a play R1
b play R7
c play R1
b play G7
c play G1
a play G0
b play G8
c play G1
a play G3
b play B1
c play B7
a play B4
c play G6
a play R2
b play B2
c play G4
a play R4
b play B5
c play G2
a play R6
b play B6
c play B0
a play B8
b play B7
! deal dealer=a a=R3,R7,R7,G1,G5,G7,G9,B0,B1,B1,B3,B9 b=R1,R1,R4,R5,R6,R9,G0,G4,G7,B2,B4,B7 c=R0,R2,R8,G1,G2,G3,G6,G8,B5,B6,B7,B8
a pass
b lay R4
c lay R8,G8
a pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 5
from 6015 3 306
choice b play G1 | play Y1
best 0.943 162.0 play G1
tried 0.931 156.6 play K2
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R6,R7,G2,G3,G6,G7,B0,B1,B2,B7,Y4,Y6,Y9,K1,K2 b=R1,R2,R3,R9,G4,G5,G9,B3,B4,Y0,Y3,K0,K1,K4,K6 c=R0,R1,R4,R5,G0,B1,B6,B9,Y1,Y2,Y7,Y8,K3,K5,K7 d=R7,R8,G1,G1,G7,G8,B5,B7,B8,Y1,Y5,Y7,K7,K8,K9
b lay K0
c pass
d lay R8,G8
a lay G2
b pass
c lay R0
d lay B8
a pass
b lay K4
c pass
d lay K8
a lay B2
b pass
c lay R1
d lay K9
a pass
b lay G4,Y0
c pass
d pass
a pass
b lay R3,B3
c pass
d lay R7,G7
a pass
b pass
c pass
d pass
b trump Y
d trump 7
d partner a
d play Y7
a play Y6
b play Y3
c play Y1
d play K8
a play K2
b play K0
c play K3
d play K9
a play K1
b play K4
c play K5
d play R8
a play R6
b play R3
c play R1
d play B8
a play B1
b play B4
c play B9
c play K7
d play Y1
a play Y9
b play Y0
c play Y7
d play Y5
a play Y4
b play G5
c play B6
d play B5
a play B0
b play B3
c play R4
d play R7
a play G6
b play R9
d play G8
a play G2
b play G9
c play G0
b play K6
c play B1
d play G7
a play B2
d play B7
a play R7
b play K1
c play Y2
d play K7
a play G7
b play R2
c play Y8
d play G1
a play G3
b play G4
c play R0
b play R1
c play R5
d play G1
a play B7
! deal dealer=c a=R0,R1,R2,R7,R8,G1,B0,B1,B5,B6,Y3,Y6,K0,K3,K7 b=R4,R6,G7,B2,B4,B7,Y0,Y1,Y4,Y7,Y9,K1,K6,K8,K9 c=R3,R9,G1,G2,G5,G7,G8,G9,B7,B9,Y2,Y5,K1,K5,K7 d=R1,R5,R7,G0,G3,G4,G6,B1,B3,B8,Y1,Y7,Y8,K2,K4
c lay G5
d pass
a lay R0,B0
b pass
c lay G1,Y5
d lay G6
a pass
b lay Y0,Y4
c pass
d pass
a pass
b lay R4,Y1
c lay G2,K1
d lay G4
a pass
b pass
c pass
d pass
b trump 4
c trump G
c partner d
c play G7
d play G4
a play G1
b play Y4
d play Y7
a play Y3
b play Y9
c play Y2
b play Y1
c play Y5
d play Y8
a play Y6
d play B8
a play B1
b play B7
c play B9
c play G8
d play K4
a play R1
b play B4
c play B7
d play B1
a play B0
b play B2
c play G9
d play G0
a play R0
b play R4
c play R9
d play R1
a play R2
b play R6
c play G5
d play G3
a play K0
b play G7
b play Y7
c play G2
d play Y1
a play K3
c play G1
d play G6
a play B5
b play K9
d play R7
a play R8
b play K1
c play R3
a play B6
b play K6
c play K1
d play B3
a play R7
b play Y0
c play K5
d play R5
a play K7
b play K8
c play K7
d play K2
! deal dealer=d a=R4,R9,G1,B1,B1,B2,B3,B4,Y2,Y5,Y9,K2,K5,K7,K9 b=R3,R7,G3,G4,G8,B5,B7,B7,Y1,Y6,Y7,Y8,K0,K3,K7 c=R0,R1,R2,R6,G0,G2,G7,B0,B8,B9,Y3,K1,K4,K6,K8 d=R1,R5,R7,R8,G1,G5,G6,G7,G9,B6,Y0,Y1,Y4,Y7,K1
d lay G9
a lay B2,Y2
b pass
c lay R0,R1,G0
d lay G5,G6,G7
a pass
b lay R3,G3,K0
c pass
d pass
a pass
b pass
b trump 3
d trump G
d partner c
d play R7
a play R9
b play R7
c play R1
a play Y9
b play Y7
c play G7
d play Y7
c play B8
d play B6
a play B1
b play B5
c play B9
d play G6
a play B1
b play B7
d play R8
a play R4
b play R3
c play R0
b play Y6
c play Y3
d play Y0
a play Y2
c play K8
d play K1
a play K9
b play K0
a play K7
b play K7
c play K1
d play G7
d play R1
a play B2
b play Y1
c play R6
c play K6
d play G5
a play K2
b play G8
b play G3
c play G0
d play G1
a play B3
b play B7
c play B0
d play G9
a play B4
d play Y1
a play Y5
b play Y8
c play G2
c play R2
d play R5
a play G1
b play G4
b play K3
c play K4
d play Y4
a play K5
! deal dealer=a a=R0,R5,R6,G3,G5,G6,G7,B0,B1,B3,B4,B5,Y4,Y7,K7 b=R1,R1,R3,G1,G1,G8,B7,B7,Y1,Y1,Y5,Y6,K2,K4,K9 c=R2,R4,R7,R8,R9,G7,G9,B1,B8,B9,Y3,Y7,Y8,K0,K1 d=R7,G0,G2,G4,B2,B6,Y0,Y2,Y9,K1,K3,K5,K6,K7,K8
a lay B5
b lay R1,Y1
c lay R8,B8,K0
d lay K5,K6,K7,K8
a lay R5
b lay R1,Y1,Y5
c pass
d pass
a pass
b pass
d trump K
b trump 1
b partner c
b play R1
c play K1
d play K3
a play B1
c play B8
d play B2
a play B0
b play B7
c play R7
d play R7
a play R0
b play R3
c play G9
d play G0
a play G3
b play G8
c play G7
d play G2
a play G5
b play Y5
c play B9
d play B6
a play B3
b play B7
c play Y7
d play Y9
a play Y7
b play Y6
d play K1
a play K7
b play K9
c play B1
d play Y0
a play Y4
b play K4
c play Y3
b play Y1
c play K0
d play K5
a play B4
b play R1
c play R2
d play K8
a play R5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 6
from 6011 4 126
choice d play Y1
best 0.439 46.3 play Y1
tried 0.388 40.1 play K3
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.387 40.0 play G7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 0
tried 0.372 38.2 play B5
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.368 37.9 play B7
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R2,R8,G5,G9,B2,B7,Y0,Y1,Y3,K0,K3,K6,K7 b=R1,R5,R7,G0,G1,B0,B1,B5,B6,Y4,Y6,Y7,Y8,Y9,K9 c=R6,G4,G6,G7,G8,B1,B3,B4,B8,Y2,K1,K1,K2,K7,K8 d=R3,R4,R7,R9,G1,G2,G3,G7,B7,B9,Y1,Y5,Y7,K4,K5
c lay K8
d lay R7,G7
a lay R0,R1,Y0
b lay Y4
c pass
d pass
a pass
b pass
d trump 7
a trump 0
a partner c
a play G9
b play G1
c play G4
d play G1
a play Y0
b play G0
c play G7
d play R7
a play R0
b play B0
c play K7
d play G7
a play K7
b play R7
c play B1
d play B7
a play K0
b play Y7
c play R6
d play Y7
a play K3
b play K9
c play K1
d play K4
b play Y6
c play Y2
d play Y1
a play Y1
b play Y8
c play K1
d play Y5
a play Y3
b play Y4
c play K2
d play G2
a play G5
b play Y9
c play B3
d play R3
a play R1
b play R5
c play B4
d play R9
a play R2
d play B9
a play B2
b play B6
c play B8
d play R4
a play R8
b play R1
c play G6
a play B7
b play B1
c play G8
d play G3
a play K6
b play B5
c play K8
d play K5
! deal dealer=d a=R0,R3,R9,G1,G3,G6,G9,B1,Y0,Y4,Y6,Y7,Y9,K2,K4 b=R1,R1,R2,R7,G0,G1,G2,G4,B0,B1,B7,B9,Y2,K1,K7 c=R4,R6,R7,G8,B2,B4,B6,B8,Y1,Y5,Y7,K0,K5,K7,K8 d=R5,R8,G5,G7,G7,B3,B5,B7,Y1,Y3,Y8,K1,K3,K6,K9
d lay K3
a lay G1,Y0
b lay R1,R1,G1
c lay R7,G8,B8,K8
d lay B3
a lay B1
b pass
c pass
d pass
a pass
b trump 1
c trump K
c partner a
c play G8
d play G5
a play G9
b play G0
a play G3
b play G2
c play K7
d play G7
c play B8
d play B3
a play K4
b play B0
a play R9
b play R2
c play R6
d play R5
a play Y9
b play Y2
c play Y7
d play Y3
a play Y4
b play K7
c play Y5
d play Y8
b play K1
c play Y1
d play K6
a play G1
b play R7
c play R4
d play R8
a play R3
d play K9
a play B1
b play R1
c play K0
d play K1
a play K2
b play R1
c play K5
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 7
from 6016 10 448
choice b play R9
best 0.718 168.6 play R9
tried 0.631 146.8 play R4
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.559 129.3 play Y7
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
tried 0.559 129.3 play B7
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
tried 0.556 128.7 play K7
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R4,R5,R8,G3,G4,G7,B0,B3,B9,Y5,K5,K6 b=R2,G0,G1,G5,G9,B1,B1,Y7,Y9,K0,K1,K4 c=R3,R6,G1,G8,B2,B4,B5,B6,Y0,Y1,Y3,Y4 d=R1,R1,R7,R7,R9,G2,B8,K1,K2,K3,K7,K9 e=R0,G6,G7,B7,B7,Y1,Y2,Y6,Y7,Y8,K7,K8
c pass
d lay K7
e lay G7,B7
a lay R5,Y5,K5
b lay G1
c lay R3,Y0
d lay K1,K2,K3
e lay B7,Y7,K7
a pass
b lay B1
c pass
d pass
e pass
a pass
b pass
d trump K
e trump 7
e partner a
e play K7
a play K6
b play K1
c play Y1
d play K1
e play Y6
a play Y5
b play Y9
c play Y3
d play R7
d play R7
e play K8
a play K5
b play K0
c play B5
d play K7
e play G7
a play G7
b play K4
c play G8
d play R9
e play R0
a play R4
b play R2
c play R6
d play B8
e play B7
a play B0
b play B1
c play B2
e play B7
a play G3
b play Y7
c play B4
d play K9
e play Y7
a play B3
b play G1
c play Y0
d play K2
e play Y1
a play G4
b play G0
c play Y4
d play K3
d play R1
e play Y2
a play R8
b play B1
c play R3
a play R5
b play G5
c play G1
d play R1
e play G6
a play B9
b play G9
c play B6
d play G2
e play Y8
! deal dealer=d a=R3,R7,R7,G1,B1,B2,B9,Y5,Y9,K3,K4,K9 b=R1,R2,R8,G1,G6,G7,G8,B0,B3,K1,K7,K8 c=R4,R5,R6,R9,G0,G9,B7,B7,Y0,Y1,K1,K6 d=R0,G2,G4,B1,B4,B5,B8,Y1,Y4,Y6,Y7,Y8 e=R1,G3,G5,G7,B6,Y2,Y3,Y7,K0,K2,K5,K7
d lay Y4
e pass
a pass
b lay R8,G8
c lay R4
d lay R0,G4
e lay K7
a lay B9
b pass
c lay R5
d pass
e pass
a pass
b pass
c pass
b trump 8
d trump 4
d partner c
d play G4
e play R1
a play K4
b play R8
c play R4
d play B8
e play K0
a play G1
b play G8
c play Y0
d play Y8
e play Y2
a play B1
b play K8
c play K1
d play B4
e play K2
a play B2
b play R1
c play K6
d play Y4
e play G3
a play R3
b play G1
c play R6
d play Y7
e play Y3
a play Y9
b play G6
c play Y1
a play R7
b play R2
c play R9
d play R0
e play G5
c play G9
d play G2
e play G7
a play K3
b play G7
c play G0
d play Y6
e play B6
a play Y5
b play K1
c play B7
d play B1
e play Y7
a play B9
b play B0
a play R7
b play K7
c play R5
d play Y1
e play K7
a play K9
b play B3
c play B7
d play B5
e play K5
! deal dealer=e a=R3,R5,R7,R7,R8,G1,G7,B1,B8,Y2,Y3,K7 b=B1,B3,B7,B9,Y1,Y4,Y6,Y7,Y8,K1,K4,K5 c=R0,R9,G0,G4,B4,B6,B7,Y0,K1,K2,K6,K7 d=R1,G3,G6,G7,G8,B0,Y1,Y7,Y9,K3,K8,K9 e=R1,R2,R4,R6,G1,G2,G5,G9,B2,B5,Y5,K0
e lay R2
a lay R7,R7
b lay Y1,Y4,Y6
c lay R0,G4
d lay G3
e pass
a lay G7,K7
b pass
c lay K1
d lay G6
e lay G2
a pass
b pass
c pass
d pass
e pass
b trump Y
a trump R
a partner c
a play R7
b play Y1
c play R9
d play Y1
e play R1
c play K7
d play K8
e play K0
a play K7
b play K4
d play G7
e play G9
a play G1
b play Y6
c play G0
b play B9
c play B6
d play B0
e play B2
a play B1
b play B7
c play B4
d play Y7
e play B5
a play B8
d play G8
e play G2
a play G7
b play Y7
c play G4
b play K5
c play K6
d play K9
e play Y5
a play R7
a play R8
b play Y4
c play Y0
d play R1
e play R2
a play R5
b play Y8
c play R0
d play Y9
e play R6
e play R4
a play Y2
b play B3
c play K1
d play G3
e play G1
a play R3
b play B1
c play B7
d play G6
a play Y3
b play K1
c play K2
d play K3
e play G5
! deal dealer=a a=R4,R7,G0,G1,B0,B3,B8,B9,Y5,Y7,Y8,K1 b=R1,R7,G2,G3,G7,B1,B5,Y3,Y4,K1,K6,K8 c=R1,G4,B2,B7,B7,Y0,Y1,Y2,Y9,K0,K7,K9 d=R5,R6,G5,G8,G9,B1,B6,Y1,Y6,Y7,K2,K3 e=R0,R2,R3,R8,R9,G1,G6,G7,B4,K4,K5,K7
a lay B9
b pass
c pass
d lay R6,Y6
e lay R3,R8,R9
a pass
b lay G3
c lay B7
d pass
e pass
a pass
b pass
c lay Y0
d pass
e pass
a pass
b pass
c pass
c trump 0
e trump R
e partner d
e play R8
a play G0
b play R1
c play Y0
d play R6
e play R0
a play B0
b play R7
c play R1
d play R5
e play R9
a play R4
b play B1
c play K0
d play B6
e play G7
a play G1
b play G2
c play G4
d play G8
d play G9
e play G1
a play R7
b play G3
c play B2
a play Y7
b play Y3
c play Y9
d play Y1
e play R2
e play K7
a play K1
b play K8
c play K9
d play K2
c play Y2
d play Y6
e play R3
a play Y5
b play Y4
e play K4
a play B3
b play K6
c play K7
d play K3
c play B7
d play B1
e play B4
a play B8
b play B5
a play Y8
b play G7
c play Y1
d play Y7
e play K5
a play B9
b play K1
c play B7
d play G5
e play G6
! deal dealer=b a=R0,R9,G5,G7,B5,B6,B7,Y1,Y2,Y5,Y6,K9 b=R1,R3,R7,R8,G3,B0,B1,B3,B9,Y1,Y4,Y9 c=R2,R4,R7,G8,B4,B7,Y0,Y3,Y7,K1,K1,K7 d=G1,G2,G4,B2,B8,Y8,K2,K4,K5,K6,K7,K8 e=R1,R5,R6,G0,G1,G6,G7,G9,B1,Y7,K0,K3
b lay R3
c pass
d lay K2,K4
e lay G9
a lay G5,B5,Y5
b lay R1,G3,B0
c lay R7
d lay K5,K6,K7
e lay G7
a pass
b pass
c lay R4,Y0,K1
d pass
e pass
a pass
b pass
c pass
c trump Y
d trump K
d partner a
d play B8
e play B1
a play B5
b play B9
c play B4
b play R7
c play R7
d play K7
e play R1
a play R0
d play K8
e play K0
a play Y6
b play Y1
c play K1
d play G1
e play G7
a play G5
b play G3
c play G8
c play B7
d play B2
e play Y7
a play B6
b play B0
e play G9
a play G7
b play Y4
c play Y7
d play G2
c play R4
d play K6
e play R5
a play R9
b play R1
d play G4
e play G0
a play K9
b play B1
c play R2
a play B7
b play B3
c play Y3
d play K4
e play G1
d play K5
e play K3
a play Y2
b play Y9
c play Y0
d play K2
e play R6
a play Y1
b play R3
c play K7
c play K1
d play Y8
e play G6
a play Y5
b play R8
! deal dealer=c a=R3,G6,G8,B0,B4,B6,B8,Y3,Y7,K1,K6,K7 b=R0,R4,R7,R9,G2,G9,B7,B7,B9,Y1,Y7,K7 c=R1,R6,G1,G5,G7,Y0,Y5,Y8,K1,K3,K4,K5 d=R1,G1,B1,B1,B2,B3,Y1,Y2,Y4,Y6,K0,K9 e=R2,R5,R7,R8,G0,G3,G4,G7,B5,Y9,K2,K8
c pass
d lay B1
e lay R7,R8
a lay G6
b lay R7,B7,B7
c lay R1,K1
d lay R1,G1,B1
e lay R2,R5,Y9
a lay B6
b lay R0,Y1,Y7
c lay G5,Y0,K5
d pass
e pass
a pass
b pass
c pass
e trump R
b trump 7
b partner c
b play R7
c play R6
d play R1
e play R2
a play R3
b play B9
c play G7
d play B1
e play B5
a play B0
c play K3
d play K9
e play K2
a play K1
b play B7
b play G9
c play G5
d play G1
e play G0
a play G8
b play R0
c play R1
d play K0
e play G7
a play Y7
e play R7
a play K7
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 8
from 6012 1 298
choice a play G7 | play Y5 | play Y4
best 0.436 72.2 play G7
tried 0.281 59.7 play R8
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.281 59.7 play R7
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R2,R5,G6,G7,B0,B7,B9,Y4,K0,K1,K5,K7 b=R3,R4,R9,G2,G3,B2,B4,B8,Y0,Y2,Y7,K6 c=R1,G0,G4,G7,G8,B1,B3,Y3,Y5,Y8,K1,K8 d=R0,R6,R7,G5,G9,B5,B6,B7,Y6,Y9,K4,K9 e=R1,R7,R8,G1,G1,B1,Y1,Y1,Y7,K2,K3,K7
d pass
e lay R1
a pass
b lay G2,B2
c lay G8
d lay G9
e lay G1,G1
a lay K7
b pass
c pass
d pass
e pass
a pass
b trump 2
e trump 1
e partner d
e play R1
a play K1
b play G2
c play R1
d play Y6
e play G1
a play R2
b play B2
c play B1
d play B7
e play G1
a play B0
b play Y2
c play K1
d play R0
e play K2
a play K0
b play Y0
c play G0
d play G5
e play B1
a play Y4
b play R3
c play B3
d play K4
e play Y1
a play R5
b play G3
c play Y3
d play B5
e play Y1
a play K5
b play R4
c play G4
d play R6
e play R7
a play G6
b play R9
c play Y5
d play R7
b play B8
c play Y8
d play B6
e play K3
a play B9
a play B7
b play B4
c play G7
d play G9
e play R8
a play G7
b play K6
c play G8
d play K9
e play Y7
c play K8
d play Y9
e play K7
a play K7
b play Y7
! deal dealer=e a=R1,R2,R3,R8,G8,B2,B5,B9,Y1,Y9,K7,K8 b=R0,R5,R7,G1,B1,Y1,Y5,Y7,Y8,K1,K4,K7 c=G1,G4,G6,G7,B1,B4,B8,Y3,Y4,K1,K2,K6 d=R1,R9,G0,G7,G9,B0,B7,Y0,Y2,Y6,K5,K9 e=R4,R6,R7,G2,G3,G5,B3,B6,B7,Y7,K0,K3
e lay G3
a lay R8,G8
b lay G1,B1,Y1
c lay G4
d lay R9,G9
e pass
a lay R1,Y1
b pass
c lay B4
d lay Y0
e lay B3
a pass
b pass
c pass
d lay G0,B0
e pass
a pass
b pass
c pass
d pass
a trump 8
d trump 0
d partner b
d play Y0
e play K0
a play R8
b play R0
c play B8
d play Y2
e play Y7
a play Y9
b play Y1
c play Y3
a play K7
b play K1
c play K2
d play K9
e play K3
d play G9
e play G2
a play G8
b play G1
c play G6
a play B9
b play B1
c play B4
d play B7
e play B3
a play B2
b play Y8
c play B1
d play Y6
e play B6
b play Y7
c play Y4
d play K5
e play G3
a play Y1
b play R7
c play G1
d play R9
e play R4
a play R1
d play B0
e play G5
a play K8
b play K7
c play K1
d play G7
e play R6
a play R2
b play K4
c play G4
d play R1
e play R7
a play R3
b play R5
c play K6
e play B7
a play B5
b play Y5
c play G7
d play G0
! deal dealer=a a=R1,R4,R9,G6,G9,B6,B8,Y0,Y3,Y4,Y8,K0 b=R0,G2,G7,B5,B7,B7,Y7,Y9,K1,K2,K3,K7 c=R1,R5,R6,R8,G0,G5,B2,B3,Y1,Y5,K7,K8 d=R3,R7,G1,G3,G8,B4,B9,Y2,K1,K4,K5,K9 e=R2,R7,G1,G4,G7,B0,B1,B1,Y1,Y6,Y7,K6
a lay Y0
b lay G7,B7
c lay R5,G0,G5
d lay R3,G1,Y2,K1
e lay B1
a lay Y3
b lay B7,Y7,K7
c pass
d pass
e lay G1
a pass
b pass
c pass
d pass
e pass
d trump R
b trump 7
b partner c
b play Y9
c play Y5
d play Y2
e play Y1
a play Y0
b play K1
c play K8
d play K9
e play K6
a play K0
d play G1
e play G4
a play G9
b play G2
c play G0
a play B6
b play B5
c play B2
d play B4
e play B0
a play G6
b play G7
c play G5
d play G3
e play G1
b play B7
c play R1
d play R3
e play R7
a play R4
e play G7
a play R1
b play R0
c play R5
d play R7
d play G8
e play Y7
a play Y3
b play K2
c play Y1
e play B1
a play B8
b play B7
c play B3
d play B9
b play Y7
c play R6
d play K1
e play R2
a play R9
b play K7
c play K7
d play K4
e play B1
a play Y4
b play K3
c play R8
d play K5
e play Y6
a play Y8
! deal dealer=b a=R7,R8,G0,G7,G7,B1,B4,Y4,Y5,Y9,K4,K7 b=R0,R2,R3,B0,B3,Y3,Y7,Y8,K1,K5,K6,K8 c=R1,R5,R6,R7,R9,G4,G8,B7,B9,K0,K2,K9 d=R4,G3,G6,B1,B2,B5,B6,B7,Y0,Y1,Y2,K7 e=R1,G1,G1,G2,G5,G9,B8,Y1,Y6,Y7,K1,K3
b lay R3
c lay R1,R9
d lay B1,B6,Y0
e lay R1,G1,G1,Y1
a lay B4
b lay B3
c lay R5,R6,K0
d lay Y1
e pass
a lay Y4
b pass
c pass
d pass
e pass
a pass
d trump Y
c trump R
c partner e
c play B9
d play B2
e play B8
a play B1
b play B0
c play B7
d play B1
e play Y6
a play B4
b play B3
e play G9
a play G0
b play Y7
c play G4
d play G6
b play K8
c play K9
d play K7
e play K3
a play K4
c play R9
d play Y0
e play Y7
a play Y9
b play Y3
c play K0
d play Y2
e play K1
a play K7
b play K6
d play G3
e play G1
a play G7
b play R0
c play G8
b play K1
c play K2
d play R4
e play G1
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 9
from 6014 1 145
choice f play Y1
best 0.590 70.7 play Y1
tried 0.518 57.2 play K7
why ! trick_lost TRICKS-9.6 84
tried 0.493 50.4 play K2
why - trick_lost TRICKS-9.6 84
tried 0.486 48.3 play K5
why - trick_lost TRICKS-9.6 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R2,G5,G8,B6,B8,Y1,Y1,K0,K1,K5 b=R0,G0,G1,G7,B0,B1,B5,Y8,Y9,K8 c=R5,R6,R7,G4,G6,B1,B9,Y0,Y7,K7 d=R3,R8,G3,G7,B3,Y3,Y7,K2,K7,K9 e=R1,R4,R7,R9,G2,B4,B7,Y2,Y4,K3 f=R1,G1,G9,B2,B7,Y5,Y6,K1,K4,K6
d pass
e lay R4
f pass
a lay Y1,K1
b lay R0,G0,B0
c lay R7
d lay R3,G3,B3,K2
e lay B4
f lay R1
a pass
b pass
c lay Y7
d pass
e pass
f lay G1
a pass
b pass
c pass
d pass
e pass
f pass
b trump 0
d trump 3
d partner a
d play Y3
e play K3
f play R1
a play K0
b play R0
c play Y0
d play R3
e play R1
f play G1
a play B6
b play G0
c play B1
d play G3
e play G2
f play K1
a play R2
b play B0
c play G4
d play B3
e play Y2
f play B2
a play G5
b play G1
c play R5
d play K9
e play R4
f play K4
a play K5
b play K8
c play K7
d play K7
e play B4
f play K6
a play K1
b play B1
c play B9
d play K2
e play Y4
f play Y5
a play G8
b play B5
c play R6
d play Y7
e play R7
f play Y6
a play Y1
b play Y8
c play Y7
b play G7
c play G6
d play G7
e play B7
f play G9
a play Y1
f play B7
a play B8
b play Y9
c play R7
d play R8
e play R9
! deal dealer=e a=R1,R7,R7,G5,G7,B2,B6,B7,Y2,Y7 b=R5,G0,G1,G4,B3,B7,B8,B9,Y6,K8 c=R0,R2,R8,R9,G3,G8,B1,B5,Y7,K6 d=R6,G6,B0,Y1,K0,K1,K1,K3,K7,K9 e=R1,R3,G1,G2,G7,G9,B1,Y0,Y3,Y5 f=R4,B4,Y1,Y4,Y8,Y9,K2,K4,K5,K7
e lay G1
f lay R4,B4
a lay R7,R7,B7
b lay B9
c lay R8
d lay B0,Y1,K0,K1
e lay R1
f lay Y4,Y9,K4
a pass
b lay B8
c lay R0
d lay R6,K3
e pass
f lay Y8,K7
a pass
b pass
c pass
d pass
e pass
f pass
d trump 0
f trump 4
f partner a
f play R4
a play B6
b play G0
c play R0
d play B0
e play Y0
f play B4
a play R7
b play G4
c play B1
d play K0
e play R1
f play Y4
a play R7
b play G1
c play R2
d play G6
e play G1
f play K4
a play G7
b play B3
c play G3
d play R6
e play B1
f play Y8
a play Y2
b play Y6
c play Y7
d play Y1
e play Y3
f play Y9
a play Y7
b play R5
c play B5
d play K1
e play Y5
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 10
from 6017 2 198
choice a pass | lay B6 | lay R6,B6 | lay B0,B6 | lay R4 | lay R4,B0
best 0.556 99.6 pass
tried 0.408 66.4 lay R6,B0,B1,B6
why - bid_missed TRICKS-10.3,TRICKS-12.2 81
tried 0.394 64.5 lay B3,B5,B6,B9
why ! bid_missed TRICKS-10.3,TRICKS-12.2 81
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R4,R6,R7,R7,R8,G3,G5,G6,G7,B0,B7,B8 b=R0,R1,R2,R3,R5,G0,G1,G2,G4,G7,G9,B6 c=R1,R9,G1,G8,B1,B1,B2,B3,B4,B5,B7,B9
a lay R7
b pass
c lay B1,B1
a lay R7,G7
b pass
c lay B2,B3
a lay R8,B7
b pass
c lay B4,B5
a lay R6,B8
b pass
c lay R1,B7
a lay G5,G6
b pass
c lay G1,G8
a pass
b pass
c pass
c trump 1
c play B1
a play B0
b play R1
c play G1
a play G3
b play G1
c play B1
a play R4
b play R0
c play R1
a play G5
b play G0
c play R9
a play R8
b play R2
c play G8
a play G6
b play G9
b play G7
c play B2
a play G7
b play G2
c play B3
a play R6
b play G4
c play B4
a play R7
b play R3
c play B5
a play R7
a play B7
b play B6
c play B9
c play B7
a play B8
b play R5
! deal dealer=b a=R1,R2,R3,R7,R9,G1,G8,B1,B2,B3,B6,B7 b=R0,R4,R6,R7,G2,G3,G5,G6,G9,B0,B7,B8 c=R1,R5,R8,G0,G1,G4,G7,G7,B1,B4,B5,B9
b pass
c pass
a pass
! deal dealer=c a=R0,R1,R2,R6,G2,G6,G8,G9,B0,B1,B3,B5 b=R1,R7,R7,R9,G1,G4,G7,B1,B2,B6,B7,B8 c=R3,R4,R5,R8,G0,G1,G3,G5,G7,B4,B7,B9
c pass
a pass
b lay B7
c pass
a pass
b pass
b trump 7
b play R7
c play B7
a play R1
b play R7
c play G7
a play B1
b play G7
c play R3
a play R0
b play B7
c play B4
a play B0
b play R9
c play R4
a play R2
b play B8
c play B9
a play B3
c play R8
a play R6
b play R1
c play R5
a play G2
b play G1
c play G0
a play G6
b play G4
a play G8
b play B1
c play G1
a play B5
b play B6
c play G3
b play B2
c play G5
a play G9
! deal dealer=a a=R0,G1,G3,G7,G9,B0,B1,B1,B4,B7,B8,B9 b=R1,R3,R4,R6,R7,R9,G1,G4,G8,B3,B5,B7 c=R1,R2,R5,R7,R8,G0,G2,G5,G6,G7,B2,B6
a pass
b lay R3
c pass
a pass
b pass
b trump R
b play R9
c play R1
a play R0
b play R1
c play R5
a play G7
c play G6
a play G9
b play G1
a play B7
b play B3
c play B2
a play B8
b play B5
c play B6
a play B9
b play B7
c play G7
a play G1
b play G8
c play G0
b play R7
c play R8
a play B0
c play G5
a play G3
b play G4
c play G2
a play B1
b play R6
b play R3
c play R2
a play B1
b play R4
c play R7
a play B4
! deal dealer=b a=R1,R7,R8,G1,G2,G5,G6,B1,B2,B3,B5,B7 b=R0,R1,R3,R4,R6,G0,G3,G7,G8,B1,B4,B9 c=R2,R5,R7,R9,G1,G4,G7,G9,B0,B6,B7,B8
b pass
c lay B7
a pass
b pass
c pass
c trump none
c play R9
a play R1
b play R1
c play G9
a play G1
b play G0
c play R5
a play R7
b play R6
a play R8
b play R0
c play R2
a play B7
b play B9
c play B0
b play G7
c play G1
a play G6
b play G8
c play G4
a play G2
b play R3
c play R7
a play B1
c play G7
a play G5
b play G3
c play B6
a play B2
b play B1
c play B7
a play B3
b play B4
c play B8
a play B5
b play R4
! deal dealer=c a=R2,R4,R6,G4,G6,G9,B0,B1,B3,B5,B6,B9 b=R1,R1,R3,R5,R9,G1,G1,G2,G3,G7,B2,B7 c=R0,R7,R7,R8,G0,G5,G7,G8,B1,B4,B7,B8
c lay G0
a pass
b pass
c lay B1
a pass
b pass
c lay B4
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 11
from 6013 35 190
choice c pass
best 0.809 129.1 pass
tried 0.685 114.3 lay G7,B7
why - bid_missed TRICKS-10.3,TRICKS-12.2 62
tried 0.677 112.3 lay R4,G0
why - bid_missed TRICKS-10.3,TRICKS-12.2 71
tried 0.677 112.3 lay R4,G4
why - bid_missed TRICKS-10.3,TRICKS-12.2 71
tried 0.676 112.2 lay B1,B5
why - bid_missed TRICKS-10.3,TRICKS-12.2 71
tried 0.656 108.9 lay B7,B7
why ! bid_missed TRICKS-10.3,TRICKS-12.2 68
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R1,R6,R8,R9,G0,G7,G9,B4,B6,B7,B7 b=R2,R7,G1,G1,G2,G3,G5,G6,G8,B0,B5,B8 c=R0,R3,R4,R5,R7,G4,G7,B1,B1,B2,B3,B9
a lay R1
b lay G1,G2
c pass
a pass
b pass
b trump G
b play G5
c play G7
a play G9
a play R8
b play R2
c play R7
a play R9
b play R7
c play R0
a play R6
b play G2
c play R3
b play B0
c play B2
a play B6
a play R1
b play B5
c play R4
c play B9
a play B7
b play B8
c play B1
a play B7
b play G3
b play G8
c play G4
a play G0
b play G1
c play B3
a play G7
a play R1
b play G1
c play R5
b play G6
c play B1
a play B4
! deal dealer=b a=R3,R5,R7,R7,R9,G0,G1,G1,G5,G7,B1,B7 b=R1,R1,R2,R4,R8,G2,G3,G8,G9,B3,B5,B7 c=R0,R6,G4,G6,G7,B0,B1,B2,B4,B6,B8,B9
b pass
c lay B6
a lay R7,G7
b pass
c lay B0,B1
a pass
b lay R2
c pass
a pass
b pass
c trump B
c play B8
a play B1
b play B5
c play B9
a play B7
b play B3
c play B1
a play G0
b play B7
b play R8
c play R0
a play R3
b play G8
c play G4
a play G7
b play R4
c play R6
a play R7
a play R7
b play R2
c play B6
c play B0
a play G1
b play G3
c play B2
a play G1
b play R1
c play B4
a play G5
b play G2
c play G6
a play R5
b play G9
b play R1
c play G7
a play R9
! deal dealer=c a=R0,R1,R1,R2,R4,R5,G0,G1,G2,G7,B1,B3 b=R3,R7,R8,G1,G4,G5,G6,G7,B0,B1,B4,B5 c=R6,R7,R9,G3,G8,G9,B2,B6,B7,B7,B8,B9
c lay B6
a pass
b pass
c lay B2
a pass
b lay G4
c lay B7
a pass
b pass
c pass
c trump B
c play B6
a play B3
b play B0
c play B7
a play B1
b play B1
c play B7
a play R0
b play B5
c play B8
a play R1
b play B4
c play G8
a play G1
b play G4
c play B2
a play R1
b play R3
c play R9
a play R2
b play R7
c play G9
a play G0
b play G5
c play B9
a play G2
b play G1
c play R6
a play R4
b play R8
b play G7
c play G3
a play G7
b play G6
c play R7
a play R5
! deal dealer=a a=R5,R7,R8,G1,G3,G8,G9,B1,B1,B4,B7,B7 b=R1,R2,R4,R6,G1,G2,G4,G5,G7,B2,B5,B8 c=R0,R1,R3,R7,R9,G0,G6,G7,B0,B3,B6,B9
a pass
b lay G2
c lay R0,G0
a pass
b lay R1,R2
c pass
a pass
b pass
b trump 2
b play R2
c play R1
a play G1
b play G2
c play R0
a play B1
b play R4
c play R7
a play R8
a play G8
b play G5
c play G6
a play G9
b play G4
c play G0
a play R7
b play R1
c play R3
a play G3
b play G1
c play G7
c play B9
a play B7
b play B5
c play R9
a play R5
b play R6
c play B6
a play B7
b play B8
b play G7
c play B0
a play B1
b play B2
c play B3
a play B4
! deal dealer=b a=R1,R1,R7,R7,G2,G5,G6,G7,G8,G9,B3,B9 b=R0,R2,R5,R8,G1,G1,G3,B0,B1,B2,B6,B8 c=R3,R4,R6,R9,G0,G4,G7,B1,B4,B5,B7,B7
b pass
c lay B4
a lay G2,G7
b pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 12
from 6015 4 61
choice a play Y5
best 0.670 42.7 play Y5
tried 0.563 29.0 play R5
why ! trick_lost TRICKS-9.6 71
tried 0.493 27.5 play B1
why - trick_lost TRICKS-9.6 100
tried 0.493 27.5 play K1
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R1,R5,R9,G1,G1,B1,B4,B6,Y5,Y8,K1,K4,K6 b=R3,G0,G3,G7,B7,B8,Y1,Y2,Y6,K0,K1,K2,K5,K7,K8 c=R4,R7,R8,G5,G6,G7,B0,B5,B9,Y1,Y3,Y4,Y7,Y7,Y9 d=R2,R6,R7,G2,G4,G8,G9,B1,B2,B3,B7,Y0,K3,K7,K9
c lay Y9
d lay R2,B2
a pass
b lay K0,K1,K2
c lay Y4,Y7,Y7
d pass
a lay R0,R1,B4
b pass
c lay Y3
d pass
a pass
b pass
c pass
a trump 1
c trump Y
c partner b
c play B9
d play B2
a play B4
b play B7
c play R7
d play R2
a play R9
b play R3
a play R1
b play Y1
c play Y7
d play B1
b play B8
c play B0
d play B3
a play B6
b play K7
c play Y7
d play K3
a play K4
c play R8
d play R6
a play R0
b play Y6
b play K8
c play Y3
d play K9
a play K6
c play Y1
d play Y0
a play G1
b play Y2
c play G7
d play G8
a play R1
b play G0
a play Y8
b play K1
c play Y9
d play G2
c play G5
d play G4
a play G1
b play G3
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 13
from 6011 6 272
choice c play Y7 | play R7 | play B7
best 0.108 2.0 play Y7
tried 0.091 -10.8 play K9
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.021 -60.4 play G6
tried 0.021 -62.0 play R4
why - trick_lost TRICKS-9.6 75
tried 0.017 -65.0 play K1
why - trick_lost TRICKS-9.6 71
tried 0.016 -65.7 play R1
why - trick_lost TRICKS-9.6 75
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:4/8 fierce:7/8
---
! deal dealer=c a=R0,R2,R4,R8,G1,G5,G6,B1,B3,B5,B9,Y2,Y3,K1,K5 b=R1,R3,R7,G0,G3,G7,G9,B2,Y0,Y1,Y4,Y6,Y7,Y9,K8 c=R6,R7,G2,G7,B0,B1,B7,B8,Y5,Y7,K0,K1,K6,K7,K7 d=R1,R5,R9,G1,G4,G8,B4,B6,B7,Y1,Y8,K2,K3,K4,K9
c pass
d lay K4
a pass
b lay Y0,Y1
c pass
d lay R1,G4
a lay G5
b lay Y4,Y6
c lay R7,G7,B7,Y7,K7
d pass
a lay B5
b lay G0,Y7
c lay K0,K1
d pass
a pass
b pass
c lay B0
d pass
a pass
b pass
c lay B1
d pass
a pass
b pass
c lay G2
d pass
a pass
b pass
c lay Y5
d pass
a pass
b pass
c lay R6
d pass
a pass
b pass
c pass
b trump Y
c trump 7
c partner d
c play R6
d play R9
a play R0
b play R1
d play K9
a play K1
b play K8
c play K0
d play G8
a play G1
b play G9
c play G2
b play Y7
c play Y5
d play Y1
a play Y2
b play G0
c play B0
d play G1
a play G6
a play B9
b play B2
c play B1
d play B4
a play K5
b play Y6
c play K1
d play K2
b play R3
c play R7
d play R5
a play R2
c play K7
d play B7
a play Y3
b play Y1
c play K7
d play Y8
a play B1
b play Y9
c play B7
d play B6
a play B3
b play Y0
c play K6
d play K3
a play R4
b play R7
b play G3
c play G7
d play G4
a play G5
c play B8
d play R1
a play B5
b play G7
b play Y4
c play Y7
d play K4
a play R8
! deal dealer=d a=R1,R5,R7,R8,B0,B3,Y0,Y2,Y7,Y8,Y9,K2,K5,K6,K8 b=R3,R7,R9,G4,G6,G8,B1,B4,B7,Y1,Y4,Y5,K1,K3,K9 c=R1,R2,R4,R6,G1,G1,G3,G5,G7,B1,B7,Y7,K1,K4,K7 d=R0,G0,G2,G7,G9,B2,B5,B6,B8,B9,Y1,Y3,Y6,K0,K7
d lay R0
a lay Y8,Y9
b lay G4,B1,B4
c lay G7,B7
d lay G0,G2,Y1
a lay Y0,Y2,Y7
b pass
c pass
d pass
a pass
d trump G
a trump Y
a partner b
a play Y7
b play G6
c play G5
d play Y1
a play Y8
b play G4
c play G1
d play G9
a play R7
b play R9
c play R2
d play R0
b play K9
c play K1
d play K0
a play K6
b play R7
c play R1
d play G7
a play R1
d play B8
a play B0
b play B1
c play B7
d play K7
a play K8
b play K3
c play K4
a play R8
b play R3
c play R6
d play Y6
d play B9
a play B3
b play B4
c play B1
d play B2
a play Y2
b play B7
c play R4
a play Y9
b play G8
c play G1
d play G0
a play R5
b play K1
c play G7
d play Y3
d play B5
a play Y0
b play Y1
c play G3
b play Y4
c play Y7
d play G2
a play K2
c play K7
d play B6
a play K5
b play Y5
! deal dealer=a a=R0,R7,G1,G3,G7,G9,B0,B2,B7,Y2,Y3,Y7,Y7,K0,K5 b=R1,R6,R7,R8,G4,G6,G7,B1,B3,B5,B9,Y1,Y8,K1,K8 c=R5,G2,G5,G8,B4,B6,B8,Y1,Y4,Y5,Y6,Y9,K2,K6,K7 d=R1,R2,R3,R4,R9,G0,G1,B1,B7,Y0,K1,K3,K4,K7,K9
a lay R7
b lay R8,Y8
c pass
d lay R1
a lay G7,B7
b pass
c lay Y1,Y4,Y5,Y6
d lay R2
a pass
b pass
c lay B6
d pass
a pass
b pass
c pass
a trump 7
c trump 6
c partner b
c play Y6
d play B7
a play R7
b play R7
c play Y4
d play Y0
a play Y2
b play Y8
b play R6
c play K7
d play K7
a play G7
b play G6
c play B6
d play R1
a play B7
b play B9
c play B4
d play B1
a play B0
b play G7
c play K6
d play G1
a play Y7
c play Y5
d play K1
a play Y3
b play Y1
c play Y1
d play G0
a play Y7
b play R1
a play K5
b play K8
c play K2
d play K9
d play K3
a play K0
b play K1
c play Y9
d play K4
a play G1
b play B1
c play G2
d play R9
a play R0
b play R8
c play R5
d play R2
a play B2
b play B3
c play G5
d play R3
a play G3
b play G4
c play G8
d play R4
a play G9
b play B5
c play B8
! deal dealer=b a=R8,G0,G2,G7,G8,B1,B2,B3,B6,Y1,Y2,Y9,K0,K1,K6 b=R0,R2,R3,G5,B9,Y0,Y4,Y5,Y6,Y8,K2,K3,K5,K7,K7 c=R1,R4,R7,G1,G6,B0,B1,B7,Y1,Y3,Y7,Y7,K1,K4,K9 d=R1,R5,R6,R7,R9,G1,G3,G4,G7,G9,B4,B5,B7,B8,K8
b lay Y5
c pass
d lay R1,R5
a lay G2
b lay R0,G5
c lay R1,R4,G1,B0
d pass
a lay B2
b pass
c lay Y7
d pass
a pass
b pass
c pass
b trump 5
c trump 7
c partner d
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 14
from 6016 13 130
choice b play G3
best 0.836 116.8 play G3
tried 0.805 107.2 play K9
why ! trick_lost TRICKS-9.6 90
tried 0.801 105.6 play K3
why - trick_lost TRICKS-9.6 100
tried 0.801 105.6 play K4
why - trick_lost TRICKS-9.6 100
tried 0.800 105.4 play K5
why - trick_lost TRICKS-9.6 100
tried 0.797 104.7 play K7
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R1,R3,G0,G9,B6,Y0,Y1,Y1,Y7,K7,K9 b=R6,R7,R8,G2,G6,B5,B8,Y3,Y7,Y9,K4,K6 c=R0,G1,G1,G4,G5,G7,B1,B9,Y5,K1,K5,K8 d=R2,R9,G7,G8,B1,B3,B4,B7,Y2,Y8,K1,K2 e=R4,R5,R7,G3,B0,B2,B7,Y4,Y6,K0,K3,K7
a lay Y1
b lay R6,G6
c lay R0,G5,Y5
d lay G8,B1
e lay R7
a pass
b lay Y9,K6
c pass
d pass
e lay B7
a lay R1
b pass
c pass
d pass
e pass
a pass
c trump 5
b trump 6
b partner a
b play R6
c play G5
d play K2
e play R5
a play B6
b play G6
c play Y5
d play K1
e play Y6
a play Y7
b play K6
c play K5
d play R2
e play B0
a play K7
b play B8
c play B9
d play B1
e play B2
a play R1
c play K8
d play B3
e play K0
a play K9
b play K4
a play G9
b play G2
c play G1
d play G7
e play G3
a play R1
b play R7
c play R0
d play R9
e play R7
d play B7
e play B7
a play Y1
b play B5
c play B1
b play R8
c play G1
d play B4
e play R4
a play R3
b play Y7
c play K1
d play Y8
e play Y4
a play Y1
d play G8
e play K3
a play G0
b play Y3
c play G4
d play Y2
e play K7
a play Y0
b play Y9
c play G7
! deal dealer=b a=R2,R3,R8,R9,G9,B0,B3,B7,Y6,K0,K2,K8 b=R1,G3,G6,B4,B7,Y0,Y1,K3,K4,K5,K7,K9 c=R5,R6,G7,B6,B8,B9,Y1,Y3,Y9,K1,K6,K7 d=R0,R4,R7,G4,G5,G7,G8,B1,B2,B5,Y4,K1 e=R1,R7,G0,G1,G1,G2,B1,Y2,Y5,Y7,Y7,Y8
b lay K9
c lay R6,K6
d lay R0,R4,G4
e lay Y2
a lay R2
b pass
c lay Y1,K1
d pass
e lay Y5
a lay R3
b lay K7
c pass
d pass
e pass
a pass
b pass
d trump G
c trump 6
c partner b
c play B8
d play B2
e play B1
a play B0
b play B7
c play Y9
d play Y4
e play Y2
a play Y6
b play Y1
a play R8
b play R1
c play R5
d play R7
e play R7
a play B7
b play B4
c play B9
d play B5
e play G0
e play Y7
a play G9
b play Y0
c play Y1
d play K1
a play R2
b play G6
c play K7
d play R0
e play R1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 15
from 6012 8 183
choice a partner b
best 0.217 -0.6 partner b
tried 0.136 -19.8 partner c
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.097 -24.3 partner d
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R5,R7,R8,G0,G1,G2,G6,B2,Y1,Y7,K9 b=R0,R7,G4,B1,B7,Y1,Y5,Y7,Y8,K1,K3,K6 c=R2,R4,G1,B0,B6,B9,Y0,Y2,K2,K7,K7,K8 d=R6,G5,G7,B1,B3,B7,B8,Y3,Y4,K0,K1,K4 e=R1,R3,R9,G3,G7,G8,G9,B4,B5,Y6,Y9,K5
d lay B3
e pass
a lay G0,G2
b lay Y7
c lay R2,Y2,K2
d pass
e lay G9
a pass
b pass
c pass
d pass
e pass
a trump G
c trump K
c partner b
c play B9
d play B1
e play B5
a play B2
b play B7
c play K7
d play G5
e play G8
a play K9
b play K1
a play Y7
b play Y8
c play Y0
d play Y3
e play Y9
e play G7
a play G2
b play K6
c play K7
d play K1
c play K8
d play K0
e play G9
a play G1
b play G4
c play B0
d play B7
e play B4
a play G0
b play B1
a play R8
b play R0
c play R2
d play R6
e play R9
e play Y6
a play Y1
b play Y7
c play Y2
d play Y4
b play R7
c play R4
d play G7
e play R3
a play R7
d play K4
e play K5
a play G6
b play K3
c play G1
e play R1
a play R1
b play Y1
c play K2
d play B3
c play B6
d play B8
e play G3
a play R5
b play Y5
! deal dealer=e a=R1,G1,G4,G7,G8,B3,B7,Y5,Y7,Y8,K0,K3 b=R4,R5,G0,G5,G7,B6,B7,B9,K1,K2,K6,K8 c=R3,R8,G6,B1,B4,B5,B8,Y1,Y6,Y7,K1,K7 d=R2,R6,R7,G1,B2,Y0,Y1,Y3,Y4,K5,K7,K9 e=R0,R1,R7,R9,G2,G3,G9,B0,B1,Y2,Y9,K4
e lay R9
a pass
b pass
c pass
d pass
e pass
e trump R
e partner d
e play G9
a play G8
b play G0
c play G6
d play G1
e play Y9
a play Y5
b play R4
c play Y6
d play Y1
b play B9
c play B4
d play B2
e play B0
a play B3
b play G7
c play R3
d play R7
e play G3
a play G1
d play K9
e play K4
a play K0
b play K1
c play K1
d play K7
e play R1
a play K3
b play K2
c play K7
e play R9
a play R1
b play R5
c play R8
d play R6
e play R7
a play G4
b play G5
c play B1
d play R2
e play Y2
a play Y8
b play B6
c play Y1
d play Y0
a play Y7
b play B7
c play Y7
d play Y3
e play R0
e play B1
a play B7
b play K6
c play B8
d play Y4
c play B5
d play K5
e play G2
a play G7
b play K8
! deal dealer=a a=R1,R3,R4,G3,G5,G6,G7,Y0,Y1,K3,K6,K7 b=R0,R1,R7,R8,G4,G9,B2,B3,B8,Y4,Y6,Y7 c=R7,G0,G1,G2,B1,B6,B7,Y1,Y5,K1,K1,K4 d=R2,R5,R6,R9,G8,B0,B1,B5,B7,B9,Y3,Y8 e=G1,G7,B4,Y2,Y7,Y9,K0,K2,K5,K7,K8,K9
a pass
b lay R0
c pass
d lay B0,B5
e pass
a lay G3
b pass
c lay G1
d pass
e lay K7
a pass
b pass
c pass
d pass
e lay K0,K2
a lay G5
b pass
c pass
d lay B1,B7
e pass
a lay R1,G6,Y0
b lay R1
c lay B1
d pass
e pass
a lay R3
b pass
c pass
d pass
e lay G1,G7
a pass
b pass
c pass
d pass
e pass
e trump 2
a trump R
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 16
from 6014 6 212
choice b play B2 | play B0
best 0.910 128.2 play B2
tried 0.882 119.0 play G2
why ! trick_lost TRICKS-9.6 90
tried 0.882 119.0 play R0
why - trick_lost TRICKS-9.6 75
tried 0.882 119.0 play R1
why - trick_lost TRICKS-9.6 75
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=f a=R1,R8,G3,G7,B6,B9,Y4,Y5,K8,K9 b=R5,R7,R9,G4,B1,B2,B3,Y7,K1,K5 c=G1,G9,B0,B5,B7,Y1,Y7,K3,K4,K7 d=R0,R3,G0,G5,G7,G8,B7,Y0,Y9,K0 e=R1,R2,R4,G1,G2,G6,B1,B4,Y6,Y8 f=R6,R7,B8,Y1,Y2,Y3,K1,K2,K6,K7
f lay K2
a lay R8,K8
b lay R5
c lay G1,B0,K3
d lay R0,R3,G0,Y0
e lay R1
f lay K1
a pass
b lay B1
c pass
d pass
e lay G1
f pass
a pass
b pass
c pass
d pass
e pass
c trump B
d trump 0
d partner b
d play Y9
e play Y6
f play Y1
a play Y4
b play Y7
c play Y1
d play G7
e play G1
f play B8
a play G7
b play G4
c play G1
f play R7
a play R8
b play R9
c play B7
d play R3
e play R2
c play K3
d play B7
e play R1
f play K1
a play K9
b play K5
d play G5
e play G2
f play Y2
a play G3
b play B2
c play G9
b play K1
c play K7
d play R0
e play R4
f play K2
a play K8
d play G8
e play G6
f play R6
a play B6
b play B1
c play Y7
a play R1
b play R5
c play K4
d play G0
e play Y8
f play Y3
d play Y0
e play B1
f play K6
a play B9
b play B3
c play B5
d play K0
e play B4
f play K7
a play Y5
b play R7
c play B0
! deal dealer=a a=R5,R7,G3,G7,G9,B1,B2,B3,K1,K6 b=R1,R2,R4,G7,B0,B5,Y2,Y8,Y9,K4 c=R8,G0,G2,G5,G6,Y7,K1,K2,K7,K9 d=R0,G1,G4,B7,B7,Y1,Y1,Y4,Y6,K3 e=R3,R9,G1,G8,B1,B4,B8,B9,Y3,K5 f=R1,R6,R7,B6,Y0,Y5,Y7,K0,K7,K8
a lay G3
b lay R2,B0
c lay G0,G2,K1
d lay Y1
e lay R3
f lay R7
a pass
b pass
c pass
d pass
e pass
f pass
b trump R
c trump G
c partner f
c play G2
d play R0
e play G8
f play R1
a play G9
b play R2
a play G7
b play R4
c play G0
d play G4
e play R3
f play R6
a play B1
b play B5
c play Y7
d play B7
e play B8
f play B6
e play B9
f play Y0
a play B2
b play B0
c play R8
d play B7
c play K9
d play K3
e play K5
f play K0
a play K1
b play K4
c play K2
d play G1
e play Y3
f play K8
a play K6
b play G7
b play Y8
c play G5
d play Y1
e play B1
f play Y7
a play B3
c play G6
d play Y1
e play G1
f play R7
a play R5
b play R1
c play K1
d play Y6
e play B4
f play K7
a play R7
b play Y2
a play G3
b play Y9
c play K7
d play Y4
e play R9
f play Y5
! deal dealer=b a=R3,R5,R6,B4,B8,Y3,Y5,Y7,K0,K4 b=R0,R1,G2,G7,G8,B0,B2,B9,Y8,K8 c=R2,R4,R7,G6,G7,G9,B1,Y6,K5,K6 d=R1,R9,G1,G4,B5,B7,Y4,Y7,K2,K9 e=G0,G3,G5,B1,B3,Y1,Y2,K1,K3,K7 f=R7,R8,G1,B6,B7,Y0,Y1,Y9,K1,K7
b lay G8
c pass
d lay R1,G4
e lay G3
f lay R7,B7,Y0
a lay R3
b lay R0,B0,Y8
c lay R7
d pass
e lay B3
f pass
a lay Y3
b pass
c lay R2,B1
d pass
e pass
f pass
a pass
b pass
c pass
f trump 7
b trump 8
b partner c
b play G8
c play G7
d play B7
e play K7
f play R8
a play B8
b play G7
c play R7
d play Y7
e play G0
f play R7
a play Y7
b play Y8
c play Y6
d play R1
e play B1
f play B7
a play K0
b play K8
c play K6
d play G1
e play Y1
f play K7
a play R3
b play B9
c play B1
d play B5
e play B3
f play B6
a play B4
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 17
from 6017 2 249
choice b lay R0,B7 | lay B7,B7 | lay R0,R1 | lay R0,R2
best 0.958 197.4 lay R0,B7
tried 0.746 144.9 pass
why ! bid_low TRICKS-10.3,TRICKS-11.1 78
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R4,R6,R7,R7,R8,G3,G5,G6,G7,B0,B7,B8 b=R0,R1,R2,R3,R5,G0,G1,G2,G4,G7,G9,B6 c=R1,R9,G1,G8,B1,B1,B2,B3,B4,B5,B7,B9
a lay R7
b pass
c lay B1,B1
a lay R7,G7
b pass
c lay B2,B3
a lay R8,B7
b pass
c lay B4,B5
a lay R6,B8
b pass
c lay R1,B7
a lay G5,G6
b pass
c lay G1,G8
a pass
b pass
c pass
c trump 1
c play B1
a play B0
b play R1
c play G1
a play G3
b play G1
c play B1
a play R4
b play R0
c play R1
a play G5
b play G0
c play R9
a play R8
b play R2
c play G8
a play G6
b play G9
b play G7
c play B2
a play G7
b play G2
c play B3
a play R6
b play G4
c play B4
a play R7
b play R3
c play B5
a play R7
a play B7
b play B6
c play B9
c play B7
a play B8
b play R5
! deal dealer=b a=R1,R2,R3,R7,R9,G1,G8,B1,B2,B3,B6,B7 b=R0,R4,R6,R7,G2,G3,G5,G6,G9,B0,B7,B8 c=R1,R5,R8,G0,G1,G4,G7,G7,B1,B4,B5,B9
b pass
c pass
a pass
! deal dealer=c a=R0,R1,R2,R6,G2,G6,G8,G9,B0,B1,B3,B5 b=R1,R7,R7,R9,G1,G4,G7,B1,B2,B6,B7,B8 c=R3,R4,R5,R8,G0,G1,G3,G5,G7,B4,B7,B9
c pass
a pass
b lay B7
c pass
a pass
b pass
b trump 7
b play R7
c play B7
a play R1
b play R7
c play G7
a play B1
b play G7
c play R3
a play R0
b play B7
c play B4
a play B0
b play R9
c play R4
a play R2
b play B8
c play B9
a play B3
c play R8
a play R6
b play R1
c play R5
a play G2
b play G1
c play G0
a play G6
b play G4
a play G8
b play B1
c play G1
a play B5
b play B6
c play G3
b play B2
c play G5
a play G9
! deal dealer=a a=R0,G1,G3,G7,G9,B0,B1,B1,B4,B7,B8,B9 b=R1,R3,R4,R6,R7,R9,G1,G4,G8,B3,B5,B7 c=R1,R2,R5,R7,R8,G0,G2,G5,G6,G7,B2,B6
a pass
b lay R3
c pass
a pass
b pass
b trump R
b play R9
c play R1
a play R0
b play R1
c play R5
a play G7
c play G6
a play G9
b play G1
a play B7
b play B3
c play B2
a play B8
b play B5
c play B6
a play B9
b play B7
c play G7
a play G1
b play G8
c play G0
b play R7
c play R8
a play B0
c play G5
a play G3
b play G4
c play G2
a play B1
b play R6
b play R3
c play R2
a play B1
b play R4
c play R7
a play B4
! deal dealer=b a=R1,R7,R8,G1,G2,G5,G6,B1,B2,B3,B5,B7 b=R0,R1,R3,R4,R6,G0,G3,G7,G8,B1,B4,B9 c=R2,R5,R7,R9,G1,G4,G7,G9,B0,B6,B7,B8
b pass
c lay B7
a pass
b pass
c pass
c trump none
c play R9
a play R1
b play R1
c play G9
a play G1
b play G0
c play R5
a play R7
b play R6
a play R8
b play R0
c play R2
a play B7
b play B9
c play B0
b play G7
c play G1
a play G6
b play G8
c play G4
a play G2
b play R3
c play R7
a play B1
c play G7
a play G5
b play G3
c play B6
a play B2
b play B1
c play B7
a play B3
b play B4
c play B8
a play B5
b play R4
! deal dealer=c a=R2,R4,R6,G4,G6,G9,B0,B1,B3,B5,B6,B9 b=R1,R1,R3,R5,R9,G1,G1,G2,G3,G7,B2,B7 c=R0,R7,R7,R8,G0,G5,G7,G8,B1,B4,B7,B8
c lay G0
a pass
b pass
c lay B1
a pass
b pass
c lay B4
a pass
b pass
c lay G5
a pass
b pass
c pass
c trump none
c play G0
a play G6
b play G7
b play R9
c play R0
a play R6
b play B7
c play B1
a play B6
b play G1
c play G8
a play G9
a play B9
b play B2
c play B4
a play B1
b play R1
c play B7
c play R7
a play R2
b play R1
c play R7
a play R4
b play R3
c play R8
a play B0
b play R5
c play G5
a play G4
b play G1
c play G7
a play B3
b play G2
c play B8
a play B5
b play G3
! deal dealer=a a=R1,R3,R4,R5,R6,G3,B0,B1,B2,B3,B8,B9 b=R0,R1,R2,R7,R7,R9,G1,G2,G7,B1,B7,B7 c=R8,G0,G1,G4,G5,G6,G7,G8,G9,B4,B5,B6
a pass
b lay R7
c lay G0,G4
a pass
b lay R7,G7
c lay G1,G5
a pass
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 18
from 6013 41 120
choice b play G7
best 0.390 36.1 play G7
tried 0.327 25.9 play G1
why - trick_lost TRICKS-9.6 100
tried 0.320 25.0 play G0
why - trick_lost TRICKS-9.6 100
tried 0.302 22.0 play R5
why - trick_lost TRICKS-9.6 100
tried 0.297 21.3 play G4
why - trick_lost TRICKS-9.6 100
tried 0.267 16.3 play R7
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:3/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R1,R4,R6,R7,G1,G4,G6,G7,B2,B8 b=R3,G2,G5,G8,B0,B1,B1,B3,B5,B6,B7,B7 c=R2,R5,R7,R8,R9,G0,G1,G3,G7,G9,B4,B9
a pass
b pass
c lay R9
a pass
b pass
c pass
c trump none
c play R7
a play R1
b play R3
c play R8
a play R1
b play B1
c play R9
a play R0
b play B1
c play G9
a play G1
b play G2
c play B9
a play B2
b play B0
c play R5
a play R6
b play B6
a play R7
b play B3
c play R2
a play R4
b play G5
c play G1
a play B8
b play B7
c play B4
a play G7
b play G8
c play G0
b play B7
c play G3
a play G6
b play B5
c play G7
a play G4
! deal dealer=b a=R7,G0,G1,G2,G4,G5,G7,G7,G8,B1,B6,B8 b=R1,R1,R3,R7,R8,R9,G3,G9,B2,B3,B5,B9 c=R0,R2,R4,R5,R6,G1,G6,B0,B1,B4,B7,B7
b lay R3
c pass
a lay G0,G7
b lay G3,B3
c pass
a lay G1,G2
b pass
c pass
a pass
a trump G
a play G1
b play G3
c play G6
c play B1
a play B8
b play B9
b play R7
c play R0
a play R7
b play R8
c play R2
a play G7
a play G2
b play G9
c play G1
b play R9
c play R4
a play G7
a play G0
b play B2
c play B0
a play G4
b play R1
c play B4
a play G5
b play R1
c play R5
a play G8
b play R3
c play R6
a play B1
b play B3
c play B7
c play B7
a play B6
b play B5
! deal dealer=c a=R1,R3,R6,R7,R8,G2,G9,B1,B3,B6,B7,B8 b=R2,R4,R5,R7,G0,G1,G4,G6,G7,G8,B1,B2 c=R0,R1,R9,G1,G3,G5,G7,B0,B4,B5,B7,B9
c pass
a pass
b lay G8
c pass
a pass
b lay G7
c pass
a pass
b pass
b trump G
b play G8
c play G1
a play G9
a play R7
b play R2
c play R0
a play B7
b play B1
c play B7
a play B6
b play B2
c play B0
a play R8
b play R4
c play R1
a play B8
b play G6
c play B4
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 19
from 6015 9 139
choice c play Y6
best 0.438 41.5 play Y6
tried 0.409 37.8 play G5
why - trick_lost TRICKS-9.6 100
tried 0.409 37.8 play G7
why ! trick_lost TRICKS-9.6 100
tried 0.409 37.8 play G6
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:1/8 fierce:8/8
---
! deal dealer=d a=R0,R4,R7,R7,R8,G3,G8,B3,B4,B7,B8,Y2,K1,K1,K6 b=R1,R1,R5,G1,G2,G7,B1,Y1,Y5,Y6,Y7,Y7,Y9,K0,K9 c=R3,R6,R9,G1,G5,G7,G9,B5,B6,B9,K2,K3,K5,K7,K7 d=R2,G0,G4,G6,B0,B1,B2,B7,Y0,Y1,Y3,Y4,Y8,K4,K8
d pass
a lay R8
b lay Y7,Y9
c lay G1,G5,K5
d lay Y0
a pass
b lay Y6,Y7
c pass
d lay G0,B1
a lay R0
b pass
c pass
d pass
a pass
c trump 5
b trump Y
b partner d
b play Y5
c play G5
d play Y1
a play Y2
b play K9
c play K2
d play K4
a play K1
b play Y9
c play B5
d play Y3
a play K1
b play G7
c play G9
d play G0
a play G3
c play B9
d play B0
a play B3
b play B1
c play R9
d play R2
a play R0
b play R1
c play G7
d play G4
a play G8
b play G1
a play B7
b play Y6
c play B6
d play B1
b play G2
c play G1
d play G6
a play R4
d play Y8
a play B4
b play R5
c play K5
d play Y4
a play K6
b play Y7
c play R3
b play Y7
c play K3
d play Y0
a play R8
b play R1
c play R6
d play B2
a play R7
a play B8
b play Y1
c play K7
d play B7
b play K0
c play K7
d play K8
a play R7
! deal dealer=a a=R7,R8,G0,G1,G2,G3,B1,Y3,Y5,Y7,Y7,K3,K4,K7,K8 b=R1,R4,R5,R6,R9,B0,B6,B8,Y1,Y4,Y8,K1,K2,K5,K7 c=R1,R3,R7,G4,G5,G6,G7,B4,B5,B7,Y1,Y2,Y6,Y9,K9 d=R0,R2,G1,G7,G8,G9,B1,B2,B3,B7,B9,Y0,K0,K1,K6
a lay G3
b lay R6,R9
c lay G4
d lay R0,G1,Y0
a pass
b lay R4,R5
c lay R1
d pass
a lay Y3
b pass
c pass
d pass
a pass
d trump 0
b trump R
b partner a
b play B8
c play B4
d play B9
a play B1
d play B7
a play R7
b play B6
c play B5
a play K7
b play K1
c play K9
d play K1
c play Y9
d play K6
a play Y3
b play Y1
c play Y1
d play R2
a play Y5
b play Y4
d play Y0
a play R8
b play B0
c play R1
a play K8
b play K2
c play R7
d play G7
c play G4
d play G8
a play G1
b play R6
b play Y8
c play Y2
d play K0
a play Y7
d play B1
a play G0
b play K7
c play B7
a play K3
b play K5
c play R3
d play B3
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 20
from 6011 16 349
choice a play G5
best 0.964 194.0 play G5
tried 0.910 173.2 play G6
why ! strong_card_spent TRICKS-9.8 100
tried 0.910 173.1 play B6
why - strong_card_spent TRICKS-9.8 100
tried 0.910 173.1 play K6
why - strong_card_spent TRICKS-9.8 100
tried 0.877 163.1 play K4
why - trick_lost TRICKS-9.6 100
tried 0.829 140.2 play R7
why - trick_lost TRICKS-9.6 100
tried 0.820 142.8 play K8
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R2,G0,G1,G2,G7,G9,B1,B4,B9,Y0,Y9,K0,K2,K4,K7 b=R7,R9,G3,G5,G6,G8,B2,B3,B5,Y1,Y7,Y8,K1,K3,K5 c=R1,R7,R8,G4,B1,B6,B7,B8,Y2,Y3,Y6,K1,K7,K8,K9 d=R0,R1,R3,R4,R5,R6,G1,G7,B0,B7,Y1,Y4,Y5,Y7,K6
a pass
b lay G3
c lay R8,B8
d lay R0,R1,R3
a lay G2
b pass
c pass
d pass
a lay G0
b pass
c pass
d pass
a pass
c trump B
d trump R
d partner a
d play B0
a play B9
b play R7
c play R8
c play K7
d play K6
a play K0
b play K3
c play K8
d play B7
a play K4
b play K1
d play G1
a play G9
b play G3
c play G4
a play B4
b play R9
c play B6
d play R1
b play G8
c play R7
d play G7
a play G1
c play K9
d play R6
a play K2
b play K5
d play R3
a play B1
b play B2
c play B1
d play R4
a play R2
b play B3
c play R1
d play R0
a play Y0
b play B5
c play B8
d play R5
a play G2
b play Y1
c play B7
d play Y1
a play Y9
b play Y8
c play Y2
a play G7
b play G5
c play K1
d play Y4
a play K7
b play G6
c play Y3
d play Y5
a play G0
b play Y7
c play Y6
d play Y7
! deal dealer=b a=R2,R8,R9,G1,G4,G5,G6,B1,B8,Y1,Y4,Y7,Y7,K1,K3 b=R1,R1,R4,R5,R6,G7,B4,B5,B7,Y8,K1,K4,K5,K7,K9 c=R7,G0,G3,G8,G9,B1,B9,Y0,Y1,Y3,Y5,K0,K6,K7,K8 d=R0,R3,R7,G1,G2,G7,B0,B2,B3,B6,B7,Y2,Y6,Y9,K2
b lay R4
c lay G0,Y0
d lay G2,B2,Y2
a lay G1,B1
b pass
c pass
d pass
a pass
a trump 1
d trump 2
d partner c
d play G2
a play K1
b play R1
c play B1
d play B2
a play G1
b play R1
c play Y1
d play Y2
a play Y1
b play K1
c play K6
d play K2
a play B1
b play R4
c play R7
d play Y9
a play Y4
b play Y8
c play Y0
d play G1
a play R2
b play R6
c play G0
a play R9
b play R5
c play K0
d play R0
a play R8
b play G7
c play G3
d play R3
a play Y7
b play B7
c play Y3
d play Y6
a play Y7
b play K7
c play Y5
d play B0
a play G5
b play B4
c play G8
d play G7
c play K7
d play B3
a play K3
b play K9
b play K4
c play K8
d play B6
a play G6
c play G9
d play B7
a play G4
b play B5
c play B9
d play R7
a play B8
b play K5
! deal dealer=c a=R7,R7,G0,G4,G5,B2,B9,Y1,Y3,Y5,Y8,K1,K1,K2,K7 b=R0,R2,R5,R8,G7,G8,B0,B1,B1,B3,Y2,Y6,Y9,K0,K7 c=R1,R3,R6,G2,G9,B4,B7,B7,Y0,K3,K4,K5,K6,K8,K9 d=R1,R4,R9,G1,G1,G3,G6,G7,B5,B6,B8,Y1,Y4,Y7,Y7
c lay K9
d lay G1,G1
a lay B2
b lay R0,B0,B1
c lay K5,K6,K8
d pass
a lay G0,Y1
b pass
c pass
d pass
a pass
a trump 2
c trump K
c partner b
c play G9
d play G1
a play G0
b play G7
c play K8
d play R1
a play K1
b play R2
c play K9
d play G1
a play B2
b play Y2
c play B7
d play B8
a play B9
b play B1
a play K2
b play K0
c play G2
d play G6
a play R7
b play R8
c play R1
d play R9
d play B6
a play K1
b play B1
c play B4
a play K7
b play K7
c play K3
d play G7
a play R7
b play R0
c play R3
d play R4
a play Y8
b play Y9
c play Y0
d play Y1
b play G8
c play K6
d play G3
a play G5
c play B7
d play B5
a play Y1
b play B0
c play R6
d play Y4
a play G4
b play R5
c play K4
d play Y7
a play Y3
b play Y6
c play K5
d play Y7
a play Y5
b play B3
! deal dealer=d a=R1,R6,R7,G1,G7,B6,B7,B8,B9,Y3,Y4,Y7,Y9,K4,K6 b=R0,R1,R2,R8,G5,G6,B1,B1,B2,B3,B7,Y5,Y6,Y7,K8 c=R3,R5,R9,G3,G4,G9,B0,B4,B5,Y0,Y1,K1,K2,K3,K5 d=R4,R7,G0,G1,G2,G7,G8,Y1,Y2,Y8,K0,K1,K7,K7,K9
d lay G7
a lay R1,Y4
b lay B2
c lay R3
d lay G0,G1
a pass
b pass
c pass
d pass
a trump 4
d trump G
d partner b
d play K9
a play K6
b play K8
c play K1
d play K7
a play G7
b play R1
c play K2
a play B7
b play B1
c play B0
d play G7
d play Y8
a play Y9
b play Y5
c play Y0
a play R6
b play R8
c play R9
d play R7
c play G4
d play G1
a play G1
b play G5
c play G9
d play R4
a play K4
b play G6
c play Y1
d play Y1
a play Y7
b play Y6
a play R7
b play R0
c play R3
d play G0
d play G8
a play Y4
b play B7
c play B4
d play K7
a play B8
b play R2
c play K3
d play K1
a play Y3
b play B1
c play K5
c play B5
d play G2
a play B9
b play B2
d play K0
a play R1
b play B3
c play G3
c play R5
d play Y2
a play B6
b play Y7
! deal dealer=a a=R1,R4,R7,R9,G5,G6,B6,B7,B9,Y1,Y7,K2,K4,K6,K8 b=R0,G1,G1,G7,G9,B0,B3,B7,Y5,Y6,Y8,Y9,K5,K7,K7 c=R1,R3,R6,R7,R8,G0,G2,G3,G4,G8,B1,Y0,K1,K3,K9 d=R2,R5,G7,B1,B2,B4,B5,B8,Y1,Y2,Y3,Y4,Y7,K0,K1
a pass
b lay G7
c lay R3,G3
d lay B2
a lay K6
b pass
c pass
d pass
a lay R1,G6
b pass
c pass
d pass
a pass
c trump G
a trump 6
a partner d
a play B7
b play B0
c play B1
d play B8
d play B1
a play B9
b play B3
c play R6
c play K9
d play K1
a play K2
b play K7
c play R7
d play R2
a play R9
b play R0
a play R4
b play Y6
c play R3
d play R5
b play Y8
c play Y0
d play Y1
a play Y1
b play Y9
c play G0
d play Y2
a play Y7
c play R8
d play K0
a play R1
b play G7
b play B7
c play G2
d play B2
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 21
from 6016 16 126
choice a play Y1 | play Y0 | play Y3 | play Y4
best 0.701 67.6 play Y1
tried 0.675 62.5 play R6
why ! points_given TRICKS-10.1,TRICKS-7.5 2 0
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:6/8 fierce:8/8
---
! deal dealer=e a=R1,R3,R4,R7,G6,G7,B1,Y1,K3,K5,K8,K9 b=R1,R2,R6,R8,B1,B4,B8,Y1,Y2,Y4,Y7,K7 c=R7,G2,G3,G7,B0,B5,B6,B7,B9,Y7,Y9,K7 d=R0,R5,R9,G0,G8,Y3,Y5,Y6,Y8,K1,K1,K4 e=G1,G1,G4,G5,G9,B2,B3,B7,Y0,K0,K2,K6
e pass
a pass
b lay R2
c lay R7,G7
d lay Y3
e lay G1
a lay K3,K5,K8
b pass
c lay B7,Y7
d lay Y5
e lay Y0
a pass
b lay R1
c pass
d pass
e lay B2
a lay R1,B1
b pass
c lay B9,K7
d pass
e lay K0
a pass
b pass
c pass
d pass
e pass
a trump R
c trump 7
c partner e
c play R7
d play R9
e play B7
a play R1
b play R1
c play Y9
d play Y3
e play Y0
a play Y1
b play Y1
c play B5
d play R0
e play B2
a play B1
b play B4
d play G8
e play G1
a play G6
b play Y7
c play G2
b play K7
c play G7
d play R5
e play K2
a play R4
b play B1
c play B0
d play K1
e play B3
a play K9
e play G5
a play K3
b play R6
c play G3
d play G0
b play Y2
c play B7
d play Y5
e play G9
a play K5
c play Y7
d play K1
e play G1
a play R7
b play R2
a play G7
b play R8
c play K7
d play K4
e play G4
a play K8
b play Y4
c play B9
d play Y6
e play K0
a play R3
b play B8
c play B6
d play Y8
e play K6
! deal dealer=a a=R0,R6,G1,G4,B2,B7,Y0,Y1,Y3,Y4,K5,K8 b=R4,G2,G5,G7,G7,G9,B7,B8,Y5,Y7,K2,K4 c=R1,R2,R9,G1,G6,B1,B3,B9,Y8,K1,K1,K9 d=R1,R3,R5,R7,R7,R8,G3,B5,B6,Y1,K3,K6 e=G0,G8,B0,B1,B4,Y2,Y6,Y7,Y9,K0,K7,K7
a pass
b lay G7
c lay R1,G1
d lay R1,R3,R5
e lay Y7,K7
a lay Y0,Y1
b pass
c pass
d pass
e pass
a pass
e trump Y
d trump R
d partner a
d play R7
e play Y6
a play R0
b play Y5
c play R9
c play B9
d play B5
e play B4
a play B7
b play B7
c play K9
d play K3
e play K7
a play K5
b play K2
c play G1
d play G3
e play G8
a play G4
b play G2
e play Y9
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 22
from 6012 12 363
choice c play R7
best 0.176 82.3 play R7
tried 0.106 57.6 play R8
why ! trick_lost TRICKS-9.6 75
tried 0.104 57.1 play G2
why - trick_lost TRICKS-9.6 100
tried 0.103 56.3 play G4
why - trick_lost TRICKS-9.6 100
tried 0.100 55.8 play Y4
why - trick_lost TRICKS-9.6 90
tried 0.081 48.1 play R6
why - trick_lost TRICKS-9.6 75
tried 0.074 45.7 play B5
why - trick_lost TRICKS-9.6 78
tried 0.069 44.1 play K6
why - trick_lost TRICKS-9.6 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:6/8 fierce:7/8
---
! deal dealer=c a=R1,G2,G7,B0,B6,Y1,Y1,Y6,Y7,Y8,K1,K6 b=R5,R7,G3,G7,G9,B3,B5,B7,Y5,Y7,K4,K5 c=R2,R4,R8,G0,G5,G6,B1,B1,B2,K3,K7,K9 d=R6,R7,R9,G4,B7,B8,B9,Y2,Y9,K0,K2,K7 e=R0,R1,R3,G1,G1,G8,B4,Y0,Y3,Y4,K1,K8
c lay R2
d lay R9,B9
e lay R3
a pass
b lay R5,B5,Y5
c pass
d pass
e pass
a lay Y1,Y6
b pass
c pass
d pass
e lay R1
a pass
b pass
c pass
d pass
e pass
d trump 9
b trump 5
b partner e
b play R5
c play K9
d play R9
e play B4
a play K6
b play B5
c play G5
d play B9
e play Y0
a play B0
b play Y5
c play B1
d play Y9
e play R0
a play R1
b play K5
c play B1
d play K0
e play G1
a play G2
b play G9
c play G0
d play Y2
e play Y3
a play K1
b play R7
c play R8
d play R6
e play R1
a play G7
c play K7
d play K2
e play K8
a play Y1
b play K4
e play G8
a play Y8
b play G3
c play G6
d play G4
e play G1
a play B6
b play G7
c play R2
d play B8
b play B7
c play B2
d play B7
e play K1
a play Y6
b play Y7
c play K3
d play R7
e play Y4
a play Y1
b play B3
c play R4
d play K7
e play R3
a play Y7
! deal dealer=d a=R3,R7,R9,G4,G7,B6,Y2,Y3,Y5,Y7,K6,K9 b=R0,R5,G0,G1,G3,G6,G9,B3,Y6,Y7,K5,K7 c=R1,G2,G7,B0,B1,B7,B7,B8,Y4,K0,K1,K3 d=R2,R6,R8,G1,B1,B2,B4,B5,B9,Y9,K1,K2 e=R1,R4,R7,G5,G8,Y0,Y1,Y1,Y8,K4,K7,K8
d lay B2
e pass
a pass
b lay G0,G1
c lay B8
d lay R2,G1
e lay R4,Y0
a lay Y2,Y7
b pass
c pass
d pass
e pass
a pass
a trump Y
d trump 2
d partner e
d play B9
e play Y1
a play B6
b play B3
c play B1
e play Y1
a play Y5
b play Y6
c play G2
d play Y9
c play B7
d play B1
e play Y0
a play Y3
b play Y7
b play G9
c play G7
d play G1
e play G5
a play G4
b play K7
c play K1
d play K1
e play K8
a play K9
a play Y2
b play G6
c play Y4
d play R2
e play Y8
a play G7
b play G1
c play R1
d play B2
e play G8
d play K2
e play K4
a play Y7
b play R0
c play B0
d play R8
e play R4
a play R9
b play R5
c play B7
a play R7
b play G0
c play K0
d play R6
e play R1
a play R3
b play G3
c play K3
d play B4
e play R7
e play K7
a play K6
b play K5
c play B8
d play B5
! deal dealer=e a=R3,G0,G1,G3,G5,G7,G8,B0,B3,B5,K3,K8 b=R0,R4,R6,R7,R9,B9,Y2,Y8,K1,K4,K6,K7 c=R7,G2,G4,G9,B7,B8,Y1,Y4,Y9,K2,K5,K9 d=R2,G6,G7,B1,B1,B6,Y0,Y1,Y7,Y7,K1,K7 e=R1,R1,R5,R8,G1,B2,B4,B7,Y3,Y5,Y6,K0
e pass
a pass
b lay R4
c lay G9,Y9
d lay Y7
e lay R5
a lay G3
b lay R0,R6
c lay B8,K9
d lay G7
e lay R1,K0
a lay R3,G0,G1,B3
b pass
c pass
d pass
e lay R1
a lay K3
b pass
c pass
d pass
e pass
a pass
c trump 9
a trump 3
a partner d
a play G7
b play R9
c play G2
d play G6
e play G1
b play Y8
c play Y4
d play Y1
e play Y5
a play B5
b play K7
c play K2
d play K1
e play K0
a play K8
a play R3
b play B9
c play G9
d play B6
e play Y3
a play B3
b play K1
c play Y9
d play G7
e play R8
a play K3
b play R0
c play K9
d play Y0
e play B2
a play G8
b play Y2
c play G4
d play R2
e play R1
a play G1
b play R4
c play Y1
d play Y7
e play Y6
a play G5
b play K4
c play K5
d play Y7
e play B7
a play B0
b play R6
c play B7
d play B1
e play B4
c play R7
d play B1
e play R1
a play G3
b play R7
a play G0
b play K6
c play B8
d play K7
e play R5
! deal dealer=a a=R7,G0,G3,B1,B3,Y4,Y7,Y8,Y9,K1,K3,K4 b=R1,R1,R3,G2,G5,B0,B7,B8,Y2,K1,K8,K9 c=R4,R5,R6,R8,B4,B7,B9,Y0,Y1,Y6,K2,K6 d=G1,G1,G4,G7,B1,B5,Y3,Y5,Y7,K0,K5,K7 e=R0,R2,R7,R9,G6,G7,G8,G9,B2,B6,Y1,K7
a pass
b lay G2
c lay R6,Y6
d lay B5,Y5,K0
e lay R7
a lay G3
b pass
c lay B9,K6
d pass
e lay G7
a lay G0,B3
b lay B0
c pass
d pass
e lay R0
a pass
b pass
c pass
d pass
e pass
e trump R
c trump 6
c partner a
c play Y6
d play G1
e play R0
a play R7
b play R1
c play K6
d play G1
e play R2
a play G0
b play R1
c play R6
d play B1
e play R7
a play Y8
b play R3
c play B9
d play B5
e play B2
a play B3
b play B0
c play B7
d play K0
e play G6
a play B1
b play B7
e play R9
a play Y7
b play G2
c play R4
d play G7
e play G8
a play G3
b play G5
c play R8
d play G4
c play Y1
d play Y7
e play Y1
a play Y9
b play Y2
a play K3
b play K8
c play K2
d play K7
e play K7
b play K9
c play R5
d play K5
e play B6
a play K1
e play G7
a play Y4
b play K1
c play Y0
d play Y3
e play G9
a play K4
b play B8
c play B4
d play Y5
! deal dealer=b a=R5,G6,G7,B1,B4,B7,B8,Y0,Y1,Y9,K1,K8 b=R0,R1,R2,G9,B3,B6,B7,Y7,K3,K7,K7,K9 c=R6,R7,R8,G0,G2,G4,B0,B5,Y4,Y6,K0,K6 d=R3,R4,R9,G1,G1,B1,B2,B9,Y5,Y7,Y8,K5 e=R1,R7,G3,G5,G7,G8,Y1,Y2,Y3,K1,K2,K4
b lay K7
c lay G0,B0
d lay Y5
e lay Y2
a lay B8
b lay B7,Y7
c lay R8,K0
d lay G1
e lay G3,G5
a lay Y0
b pass
c pass
d pass
e pass
a pass
b trump 7
c trump 0
c partner e
c play G0
d play Y7
e play R7
a play B7
b play R0
c play B0
d play G1
e play G7
a play Y0
b play B7
c play K0
d play G1
e play G8
a play G7
b play Y7
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 23
from 6014 13 68
choice d play K0
best 0.934 120.0 play K0
tried 0.924 114.8 play B4
why - trick_lost TRICKS-9.6 75
tried 0.921 114.0 play R8
why ! trick_lost TRICKS-9.6 81
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R1,R3,G9,B1,Y3,Y8,K4,K8 b=R7,R9,G6,G7,B1,B6,B9,Y0,Y1,Y1 c=G1,G4,G8,B3,B7,Y2,K1,K6,K7,K7 d=R2,R7,R8,G2,B4,B7,Y9,K0,K2,K9 e=R4,R6,G1,G5,B0,B5,B8,Y4,Y7,K5 f=R5,G0,G3,G7,B2,Y5,Y6,Y7,K1,K3
a lay R1
b lay B1,Y1
c lay K7
d lay R2,R7,K0
e lay B5
f lay G3
a pass
b pass
c pass
d lay G2
e lay G5
f lay K3
a lay R1
b pass
c lay B7
d lay K2
e pass
f pass
a pass
b pass
c pass
d pass
c trump 7
d trump 2
d partner a
d play K2
e play Y7
f play B2
a play R0
b play R7
c play Y2
d play R7
e play G1
f play G7
a play R3
b play G7
c play B7
d play B7
e play B0
f play Y7
a play Y3
b play B1
c play K7
d play R2
e play R4
f play K1
a play K4
b play Y1
c play K7
d play Y9
e play Y4
f play Y5
a play Y8
b play Y1
c play G1
d play G2
e play G5
f play G0
a play K8
b play Y0
c play K1
d play K9
e play K5
f play K3
a play R1
b play G6
c play K6
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 24
from 6017 2 44
choice b play G4
best 0.747 66.0 play G4
tried 0.727 57.0 play R3
tried 0.727 57.0 play R5
tried 0.612 27.0 play B6
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R4,R6,R7,R7,R8,G3,G5,G6,G7,B0,B7,B8 b=R0,R1,R2,R3,R5,G0,G1,G2,G4,G7,G9,B6 c=R1,R9,G1,G8,B1,B1,B2,B3,B4,B5,B7,B9
a lay R7
b pass
c lay B1,B1
a lay R7,G7
b pass
c lay B2,B3
a lay R8,B7
b pass
c lay B4,B5
a lay R6,B8
b pass
c lay R1,B7
a lay G5,G6
b pass
c lay G1,G8
a pass
b pass
c pass
c trump 1
c play B1
a play B0
b play R1
c play G1
a play G3
b play G1
c play B1
a play R4
b play R0
c play R1
a play G5
b play G0
c play R9
a play R8
b play R2
c play G8
a play G6
b play G9
b play G7
c play B2
a play G7
b play G2
c play B3
a play R6
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 25
from 6013 43 317
choice a pass
best 0.893 186.0 pass
tried 0.755 162.5 lay G0,G4
why - bid_missed TRICKS-10.3,TRICKS-12.2 62
tried 0.752 162.4 lay G7,G7
why ! bid_missed TRICKS-10.3,TRICKS-12.2 71
tried 0.748 160.4 lay R8,B8
why - bid_missed TRICKS-10.3,TRICKS-12.2 71
tried 0.747 161.1 lay R5,G0
why - bid_missed TRICKS-10.3,TRICKS-12.2 71
tried 0.747 160.5 lay R8,G0
why - bid_missed TRICKS-10.3,TRICKS-12.2 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R3,R7,R9,G3,G4,G5,G6,G7,G8,B1,B7,B9 b=R0,R2,R7,G0,G1,G7,B1,B2,B4,B5,B7,B8 c=R1,R1,R4,R5,R6,R8,G1,G2,G9,B0,B3,B6
a lay G7
b pass
c lay R1,R6
a lay G3,G4
b pass
c pass
a pass
a trump G
a play R9
b play R0
c play R1
a play B9
b play B5
c play B0
a play G8
b play G0
c play G9
c play R8
a play R3
b play R2
c play R1
a play R7
b play R7
a play G7
b play G1
c play G1
a play G3
b play G7
c play G2
b play B8
c play B6
a play B1
b play B2
c play B3
a play B7
a play G6
b play B7
c play R4
a play G4
b play B1
c play R5
a play G5
b play B4
c play R6
! deal dealer=b a=R5,R6,G0,G1,G4,G7,G7,B0,B1,B4,B5,B6 b=R1,R7,R7,R8,G2,G3,G6,G8,G9,B1,B7,B9 c=R0,R1,R2,R3,R4,R9,G1,G5,B2,B3,B7,B8
b lay G2
c lay R0,R2
a pass
b pass
c pass
c trump R
c play R9
a play R5
b play R1
c play R1
a play R6
b play R8
b play B7
c play B8
a play B1
c play G1
a play G7
b play G8
b play B1
c play B7
a play B0
c play R0
a play G0
b play R7
b play G6
c play G5
a play G7
a play B6
b play B9
c play B2
b play G9
c play R2
a play G1
c play R3
a play G4
b play R7
b play G2
c play R4
a play B4
c play B3
a play B5
b play G3
! deal dealer=c a=R1,R6,R7,G3,G7,G8,B0,B1,B3,B4,B5,B7 b=R2,R4,R5,R7,R8,G1,G1,G2,G4,G6,B6,B9 c=R0,R1,R3,R9,G0,G5,G7,G9,B1,B2,B7,B8
c lay R0
a pass
b pass
c pass
c trump none
c play R9
a play R1
b play R2
c play G9
a play G3
b play G2
c play B8
a play B1
b play B9
b play G4
c play G7
a play G8
a play G7
b play G1
c play G0
a play B7
b play B6
c play B1
a play R7
b play R8
c play R1
b play G6
c play G5
a play R6
b play R4
c play R0
a play B0
b play R5
c play R3
a play B3
b play R7
c play B2
a play B4
b play G1
c play B7
a play B5
! deal dealer=a a=R2,R3,R4,R7,G0,G1,G2,G7,B2,B6,B7,B8 b=R0,R1,R5,R8,R9,G1,G3,G5,G6,G8,B0,B4 c=R1,R6,R7,G4,G7,G9,B1,B1,B3,B5,B7,B9
a lay R2
b pass
c lay B1,B7
a pass
b lay G1
c pass
a pass
b pass
c trump B
c play B9
a play B2
b play B4
c play G9
a play G1
b play G5
c play B1
a play B6
b play B0
a play B7
b play R5
c play B1
a play B8
b play R1
c play B3
a play G7
b play G8
c play G4
b play G3
c play G7
a play G0
c play B7
a play R2
b play R0
c play B5
a play G2
b play G1
c play R1
a play R7
b play R8
b play R9
c play R6
a play R3
b play G6
c play R7
a play R4
! deal dealer=b a=R2,R3,R5,R6,G0,G1,G7,G7,G9,B1,B7,B9 b=R0,R1,R4,R7,R7,R8,G1,G5,G6,B1,B4,B6 c=R1,R9,G2,G3,G4,G8,B0,B2,B3,B5,B7,B8
b pass
c lay B2
a pass
b lay R0,R4
c lay B0,B3
a pass
b pass
c pass
c trump B
c play R9
a play R2
b play R0
c play B8
a play B9
b play B4
a play B7
b play B6
c play B0
a play G9
b play G1
c play G2
a play G7
b play G6
c play G8
c play B7
a play B1
b play B1
c play B2
a play G1
b play R1
c play B3
a play G0
b play R4
c play B5
a play R3
b play G5
c play G3
a play G7
b play R8
a play R5
b play R7
c play R1
b play R7
c play G4
a play R6
! deal dealer=c a=R1,R4,R8,G0,G5,G6,G7,G8,B0,B1,B2,B9 b=R1,R2,R3,R5,R7,R7,G3,G9,B1,B5,B6,B8 c=R0,R6,R9,G1,G1,G2,G4,G7,B3,B4,B7,B7
c pass
a pass
b lay R3
c pass
a pass
b pass
b trump R
b play B8
c play B3
a play B9
a play G7
b play G3
c play G7
a play G6
b play G9
c play G1
b play B6
c play B7
a play B0
c play B7
a play B2
b play B1
c play B4
a play B1
b play B5
b play R1
c play R6
a play R8
a play G5
b play R2
c play G1
b play R5
c play R9
a play R4
c play G2
a play G0
b play R3
b play R7
c play R0
a play R1
b play R7
c play G4
a play G8
! deal dealer=a a=R5,R8,R9,G0,G2,G3,G4,G5,G7,G9,B1,B3 b=R1,R2,R3,R4,R7,G1,G6,G7,B0,B1,B5,B7 c=R0,R1,R6,R7,G1,G8,B2,B4,B6,B7,B8,B9
a lay G3
b pass
c lay B2,B6
a lay G0,G2
b pass
c pass
a pass
a trump G
a play R8
b play R1
c play R1
a play G9
b play G1
c play G1
a play R9
b play R2
c play R0
a play B1
b play B5
c play B6
c play R7
a play R5
b play R4
c play B7
a play B3
b play B0
c play G8
a play G0
b play G7
c play B8
a play G7
b play B7
a play G2
b play G6
c play R6
b play R3
c play B2
a play G3
a play G4
b play R7
c play B4
a play G5
b play B1
c play B9
! deal dealer=b a=R3,R5,R8,G0,G4,G7,G7,G8,B1,B2,B5,B8 b=R0,R1,R2,R7,G1,G2,G9,B1,B6,B7,B7,B9 c=R1,R4,R6,R7,R9,G1,G3,G5,G6,B0,B3,B4
b pass
c pass
a lay G8
b lay R7,B7
c pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 26
from 6015 14 134
choice a play K1
best 0.687 92.8 play K1
tried 0.672 89.2 play K0
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.670 88.8 play K2
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.669 88.7 play K5
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R7,G3,G6,B0,B2,B4,B6,Y4,Y6,Y7,Y8,K1,K6,K7,K8 b=R1,R4,R5,R6,R8,G5,G7,G9,B7,B9,Y0,Y1,Y5,K2,K3 c=R0,R2,R7,R9,G2,G7,G8,B1,B5,Y1,Y2,K0,K4,K5,K9 d=R1,R3,G0,G1,G1,G4,B1,B3,B7,B8,Y3,Y7,Y9,K1,K7
c pass
d lay G1
a lay G6,B6
b lay R5,G5,Y0
c lay R2,B1,Y1,K0
d lay R1
a lay Y6,Y8,K6
b pass
c pass
d pass
a pass
c trump 2
a trump 6
a partner b
a play G6
b play K2
c play Y2
d play R1
a play B6
b play R6
c play G2
d play G1
a play Y6
b play G7
c play R2
d play G1
a play K6
b play B7
c play K0
d play B1
a play Y7
b play Y1
c play Y1
d play Y9
d play B7
a play B0
b play B9
c play B5
b play G9
c play G8
d play G0
a play G3
b play G5
c play G7
d play G4
a play B2
a play K7
b play K3
c play K5
d play K1
a play K8
b play R1
c play K9
d play K7
c play K4
d play R3
a play K1
b play Y0
c play R9
d play B3
a play R7
b play R4
c play B1
d play B8
a play B4
b play R5
d play Y3
a play Y8
b play Y5
c play R7
a play Y4
b play R8
c play R0
d play Y7
! deal dealer=d a=R0,R3,R6,G0,B7,B8,Y2,Y7,Y9,K0,K1,K1,K2,K5,K7 b=R2,R4,R7,R8,G1,G5,G6,G7,B0,B2,B7,Y1,K6,K7,K9 c=R5,R7,G1,G2,G7,B1,B1,B6,B9,Y0,Y3,Y4,Y7,K3,K8 d=R1,R1,R9,G3,G4,G8,G9,B3,B4,B5,Y1,Y5,Y6,Y8,K4
d lay G4
a lay K5,K7
b lay R7
c lay Y3
d lay R1,B4
a lay K1,K2
b lay G7
c lay G1,Y0
d pass
a pass
b pass
c pass
d trump 4
a trump K
a partner c
a play Y9
b play Y1
c play Y3
d play Y1
a play B7
b play B0
c play B9
d play B3
c play Y7
d play Y8
a play Y2
b play K6
b play R7
c play R5
d play R9
a play R0
d play G8
a play G0
b play G1
c play G1
d play K4
a play K1
b play R4
c play Y4
d play G9
a play K7
b play G5
c play G2
a play B8
b play B2
c play B1
d play B5
a play Y7
b play K7
c play Y0
d play Y6
b play R8
c play R7
d play R1
a play R3
b play K9
c play K3
d play G4
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 27
from 6011 38 369
choice d play B0 | play B5
best 0.432 147.4 play B0
tried 0.329 127.7 play R5
why - trick_lost TRICKS-9.6 65
tried 0.320 126.1 play R7
why ! trick_lost TRICKS-9.6 65
tried 0.271 117.8 play Y2
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R1,R5,G1,G5,B0,B2,B4,B9,Y1,Y4,Y8,Y9,K2,K4,K5 b=R4,R7,R8,R9,G1,G2,G4,G6,G7,G8,B1,B6,Y1,Y5,K8 c=R0,R2,R7,G3,B1,B3,B7,B7,Y0,Y2,Y3,Y6,Y7,K3,K7 d=R1,R3,R6,G0,G7,G9,B5,B8,Y7,K0,K1,K1,K6,K7,K9
c lay Y7
d lay K0,K1
a lay B4
b lay G1,G2,G8
c pass
d lay K1,K6
a lay Y4
b lay G4,G6
c pass
d lay G0,K7
a pass
b pass
c lay R0,G3,B3,Y3
d pass
a pass
b pass
c pass
b trump G
d trump K
d partner c
d play K9
a play G1
b play G1
c play G3
d play K7
a play G5
b play K8
c play K3
b play R7
c play R0
d play R1
a play R5
b play R8
c play R2
d play R3
a play R1
b play R9
c play R7
d play R6
a play K2
a play Y8
b play Y1
c play Y6
d play Y7
a play B9
b play B6
c play B3
d play B5
a play Y9
b play Y5
c play Y0
d play G7
d play B8
a play B0
b play B1
c play B7
d play K6
a play K4
b play G2
c play K7
c play B7
d play K0
a play B2
b play R4
d play K1
a play K5
b play G6
c play B1
a play B4
b play G4
c play Y2
d play K1
d play G9
a play Y1
b play G8
c play Y7
d play G0
a play Y4
b play G7
c play Y3
! deal dealer=d a=R1,R1,R2,R3,R7,G1,G7,B0,B7,Y0,Y1,Y3,Y5,K1,K4 b=R4,R6,R8,G4,G5,G6,B2,B3,B6,B7,Y2,Y7,K2,K7,K8 c=R9,G1,G3,G7,G9,B1,B8,B9,Y6,Y8,Y9,K0,K1,K6,K7 d=R0,R5,R7,G0,G2,G8,B1,B4,B5,Y1,Y4,Y7,K3,K5,K9
d lay R5
a pass
b lay B2,Y2
c lay R9,G9,B9
d pass
a lay R1
b pass
c pass
d pass
a pass
b trump 2
c trump 9
c partner d
c play G7
d play G8
a play G1
b play G4
d play K9
a play R2
b play B2
c play Y9
d play G2
a play R1
b play Y2
c play R9
c play K1
d play K3
a play K4
b play K7
b play R8
c play K0
d play R0
a play R3
b play K8
c play K6
d play K5
a play K1
b play Y7
c play Y8
d play Y4
a play Y1
c play G1
d play G0
a play G7
b play G6
a play R7
b play R4
c play B1
d play R5
a play B7
b play B3
c play B8
d play B4
c play G9
d play B5
a play R1
b play K2
c play K7
d play R7
a play B0
b play G5
c play Y6
d play Y7
a play Y0
b play R6
d play Y1
a play Y3
b play B6
c play B9
c play G3
d play B1
a play Y5
b play B7
! deal dealer=a a=R1,R2,R4,R5,R8,G3,G4,B2,B5,B6,B8,B9,Y4,K1,K9 b=R1,R3,R6,R9,G1,G7,B0,B1,B3,B7,Y3,Y7,Y8,K0,K4 c=R7,R7,G5,G6,G8,B4,B7,Y0,Y1,Y2,Y5,Y6,Y9,K3,K5 d=R0,G0,G1,G2,G7,G9,B1,Y1,Y7,K1,K2,K6,K7,K7,K8
a lay R4
b lay R3,B3
c pass
d lay K1,K2,K7
a pass
b pass
c pass
d pass
b trump 3
d trump K
d partner a
d play G9
a play G4
b play G1
c play G5
d play G7
a play G3
b play G7
c play G8
a play B8
b play B1
c play B4
d play B1
a play B9
b play B0
c play B7
d play K6
d play G1
a play K1
b play K4
c play G6
b play R9
c play R7
d play R0
a play R1
b play Y7
c play Y9
d play Y1
a play Y4
c play Y1
d play Y7
a play K9
b play Y8
a play R8
b play R1
c play R7
d play K7
d play K7
a play R2
b play R3
c play K3
c play K5
d play K8
a play B6
b play B3
d play K2
a play B2
b play Y3
c play Y0
d play G0
a play R4
b play K0
c play Y6
b play R6
c play Y2
d play K1
a play R5
d play G2
a play B5
b play B7
c play Y5
! deal dealer=b a=R0,R4,R5,G2,G8,B3,B4,B5,B9,Y5,Y6,Y7,K4,K6,K8 b=R1,R2,R6,G6,G9,B1,B7,B7,Y1,Y1,Y2,K1,K2,K3,K9 c=R1,R7,R9,G0,G1,G1,G4,G5,G7,B1,B6,Y0,Y4,K5,K7 d=R3,R7,R8,G3,G7,B0,B2,B8,Y3,Y7,Y8,Y9,K0,K1,K7
b lay K1
c pass
d lay R3,Y3
a lay R4,B4,K4
b pass
c lay G0,G1,G1,G4
d pass
a pass
b lay R1
c pass
d pass
a pass
b pass
a trump B
c trump 1
c partner b
c play G0
d play G7
a play G8
b play G9
b play K9
c play K5
d play K0
a play K4
b play B1
c play B1
d play K1
a play B9
b play R1
c play B6
d play B0
a play B3
b play Y1
c play G1
d play B2
a play B4
b play Y1
c play G1
d play B8
a play B5
b play K1
c play R1
d play R3
a play R0
b play B7
c play Y0
d play G3
a play G2
b play B7
c play R7
d play Y3
a play R4
b play G6
c play G7
d play Y9
a play R5
c play G4
d play R8
a play Y5
b play R6
c play G5
d play Y8
a play K8
b play R2
c play R9
d play R7
a play Y6
b play Y2
c play K7
d play K7
a play K6
b play K2
c play Y4
d play Y7
a play Y7
b play K3
! deal dealer=c a=R4,R7,G3,G4,G7,B4,B7,Y1,Y7,Y8,Y9,K2,K4,K5,K8 b=R1,R6,R8,R9,G1,G7,G9,B1,B6,B7,B8,Y6,K1,K3,K6 c=R0,R2,G2,G5,G6,G8,B1,Y0,Y3,Y4,Y5,Y7,K0,K1,K7 d=R1,R3,R5,R7,G0,G1,B0,B2,B3,B5,B9,Y1,Y2,K7,K9
c lay G2
d lay B0,B2
a lay R4,G4,B4
b lay R1,R6,B6,Y6
c lay G5,G6
d pass
a lay Y9,K4
b lay G1,B1
c lay Y0
d pass
a lay Y8,K8
b pass
c lay R0
d pass
a pass
b pass
c lay Y3
d pass
a pass
b pass
c pass
b trump 6
a trump 4
a partner c
a play R4
b play R6
c play Y4
d play R1
a play G4
b play B6
c play G6
d play G1
a play B4
b play Y6
c play K7
d play Y1
a play K4
b play K6
c play G5
d play G0
a play K8
b play K1
c play K1
d play K9
d play K7
a play K2
b play K3
c play K0
d play B9
a play B7
b play B7
c play B1
d play B2
a play Y1
b play B8
c play Y0
b play R8
c play R0
d play R3
a play R7
b play B1
c play Y3
d play B3
a play G3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 28
from 6016 16 129
choice d play R5
best 0.612 56.9 play R5
tried 0.557 45.4 play Y1
why - trick_lost TRICKS-9.6 100
tried 0.555 45.2 play R8
why ! strong_card_spent TRICKS-9.8 100
tried 0.555 45.2 play R7
why - strong_card_spent TRICKS-9.8 100
tried 0.518 38.4 play R1
why - trick_lost TRICKS-9.6 100
tried 0.497 34.5 play R3
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:5/8 fierce:8/8
---
! deal dealer=e a=R1,R3,R4,R7,G6,G7,B1,Y1,K3,K5,K8,K9 b=R1,R2,R6,R8,B1,B4,B8,Y1,Y2,Y4,Y7,K7 c=R7,G2,G3,G7,B0,B5,B6,B7,B9,Y7,Y9,K7 d=R0,R5,R9,G0,G8,Y3,Y5,Y6,Y8,K1,K1,K4 e=G1,G1,G4,G5,G9,B2,B3,B7,Y0,K0,K2,K6
e pass
a pass
b lay R2
c lay R7,G7
d lay Y3
e lay G1
a lay K3,K5,K8
b pass
c lay B7,Y7
d lay Y5
e lay Y0
a pass
b lay R1
c pass
d pass
e lay B2
a lay R1,B1
b pass
c lay B9,K7
d pass
e lay K0
a pass
b pass
c pass
d pass
e pass
a trump R
c trump 7
c partner e
c play R7
d play R9
e play B7
a play R1
b play R1
c play Y9
d play Y3
e play Y0
a play Y1
b play Y1
c play B5
d play R0
e play B2
a play B1
b play B4
d play G8
e play G1
a play G6
b play Y7
c play G2
b play K7
c play G7
d play R5
e play K2
a play R4
b play B1
c play B0
d play K1
e play B3
a play K9
e play G5
a play K3
b play R6
c play G3
d play G0
b play Y2
c play B7
d play Y5
e play G9
a play K5
c play Y7
d play K1
e play G1
a play R7
b play R2
a play G7
b play R8
c play K7
d play K4
e play G4
a play K8
b play Y4
c play B9
d play Y6
e play K0
a play R3
b play B8
c play B6
d play Y8
e play K6
! deal dealer=a a=R0,R6,G1,G4,B2,B7,Y0,Y1,Y3,Y4,K5,K8 b=R4,G2,G5,G7,G7,G9,B7,B8,Y5,Y7,K2,K4 c=R1,R2,R9,G1,G6,B1,B3,B9,Y8,K1,K1,K9 d=R1,R3,R5,R7,R7,R8,G3,B5,B6,Y1,K3,K6 e=G0,G8,B0,B1,B4,Y2,Y6,Y7,Y9,K0,K7,K7
a pass
b lay G7
c lay R1,G1
d lay R1,R3,R5
e lay Y7,K7
a lay Y0,Y1
b pass
c pass
d pass
e pass
a pass
e trump Y
d trump R
d partner a
d play R7
e play Y6
a play R0
b play Y5
c play R9
c play B9
d play B5
e play B4
a play B7
b play B7
c play K9
d play K3
e play K7
a play K5
b play K2
c play G1
d play G3
e play G8
a play G4
b play G2
e play Y9
a play Y0
b play R4
c play R1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 29
from 6012 37 182
choice d partner c
best 0.350 42.2 partner c
tried 0.192 6.5 partner b
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.168 6.3 partner a
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=e a=R0,G0,G6,B1,B3,B7,B8,B9,Y6,K1,K2,K7 b=R5,G3,G4,B5,Y1,Y2,Y3,Y4,Y7,Y7,K7,K9 c=R1,R2,R6,R7,R9,G1,G5,G9,B6,Y0,Y1,K5 d=R1,R7,R8,G1,G2,G7,G8,B0,B2,Y8,Y9,K0 e=R3,R4,G7,B1,B4,B7,Y5,K1,K3,K4,K6,K8
e lay K4
a lay B1,B3
b lay Y4,Y7,Y7
c lay R1
d lay G1,G8
e pass
a pass
b pass
c pass
d lay G2,B0
e lay R4
a pass
b lay Y2,Y3
c lay R2
d pass
e pass
a pass
b pass
c pass
d trump 2
b trump Y
b partner a
b play Y2
c play Y1
d play B2
e play Y5
a play K2
b play K9
c play K5
d play K0
e play K1
a play K7
b play K7
c play R2
d play B0
e play K3
a play K1
c play G9
d play G8
e play G7
a play G0
b play G3
c play R9
d play R7
e play R3
a play R0
b play R5
c play R1
d play R8
e play R4
a play Y6
b play Y7
b play Y7
c play Y0
d play Y8
e play B1
a play B1
d play R1
e play B4
a play B3
b play Y3
c play R6
b play G4
c play G1
d play G7
e play B7
a play G6
d play Y9
e play K4
a play B9
b play Y1
c play B6
d play G1
e play K8
a play B7
b play Y4
c play G5
b play B5
c play R7
d play G2
e play K6
a play B8
! deal dealer=a a=R3,R4,R5,G0,G2,G5,G9,B7,B8,B9,Y2,K2 b=R0,R1,R7,R7,R8,B1,B6,Y1,Y3,Y9,K1,K7 c=R1,R2,R6,G1,G6,G7,Y6,Y8,K0,K1,K3,K8 d=G3,G4,G7,B1,Y0,Y4,Y5,Y7,Y7,K4,K5,K9 e=R9,G1,G8,B0,B2,B3,B4,B5,B7,Y1,K6,K7
a lay G2
b lay R7,R8
c lay R6,G6,K0
d lay G7,Y7
e lay B0,B2,B3,B7
a lay Y2
b pass
c pass
d lay Y0
e pass
a pass
b pass
c pass
d pass
d trump Y
e trump B
e partner a
e play R9
a play R3
b play R1
c play R1
d play Y0
d play G7
e play G8
a play G9
b play B6
c play G6
b play R7
c play R2
d play Y7
e play B7
a play R4
e play G1
a play G0
b play Y3
c play G7
d play G3
b play R7
c play R6
d play Y5
e play B0
a play R5
e play K7
a play K2
b play K1
c play K8
d play K9
d play G4
e play B2
a play G2
b play R0
c play G1
e play K6
a play B7
b play K7
c play K1
d play K4
a play B8
b play Y1
c play Y8
d play B1
e play B3
a play B9
b play B1
c play Y6
d play Y4
e play Y1
a play G5
b play Y9
c play K0
d play K5
e play B4
e play B5
a play Y2
b play R8
c play K3
d play Y7
! deal dealer=b a=R6,G1,G7,B0,B2,B7,Y1,Y1,Y3,K1,K4,K6 b=R4,R5,R8,G0,G6,G8,B1,B4,B9,Y7,K0,K2 c=R0,R3,G3,G4,G5,B5,B6,Y4,K1,K3,K5,K7 d=R1,G2,G7,G9,B3,B7,Y5,Y6,Y7,Y8,Y9,K8 e=R1,R2,R7,R7,R9,G1,B1,B8,Y0,Y2,K7,K9
b lay G0
c lay R3,K3
d lay R1,G2,Y8
e lay R1,R2,R7,R7
a lay Y1
b lay K0
c pass
d pass
e pass
a lay G1
b pass
c pass
d lay B3,Y5
e pass
a pass
b pass
c pass
d pass
e trump R
d trump 3
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 30
from 6014 16 219
choice e play K7 | play B7
best 0.959 172.4 play K7
tried 0.942 164.5 play G0
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.935 161.4 play B0
why ! points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.927 157.1 play Y1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.908 147.5 play Y8
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:3/8 fierce:7/8
---
! deal dealer=e a=R1,R2,R7,G3,G5,Y3,Y5,Y8,K1,K4 b=R0,R6,R8,G1,B1,B4,B7,B9,Y0,Y7 c=R3,R4,R9,G1,G6,G9,B6,K1,K6,K7 d=R5,G0,G4,G7,G8,Y2,Y4,K0,K3,K5 e=R1,R7,G2,B0,B5,Y1,Y7,Y9,K2,K7 f=G7,B1,B2,B3,B7,B8,Y1,Y6,K8,K9
e lay G2
f lay B1,B8
a lay Y5
b lay R0
c lay G6,B6,K6
d lay G0
e pass
f lay B2,B3
a lay R1,Y3
b lay G1
c pass
d lay G4
e lay Y7
f pass
a pass
b pass
c pass
d pass
e lay B0
f pass
a pass
b pass
c pass
d pass
e pass
e trump 0
f trump B
f partner c
f play K8
a play K4
b play B7
c play K1
d play K3
e play K7
b play B9
c play B6
d play G0
e play B5
f play B1
a play G5
b play R8
c play R9
d play R5
e play R1
f play B7
a play R2
f play B2
a play R7
b play B4
c play G1
d play K0
e play B0
e play R7
f play B3
a play R1
b play R6
c play R3
d play Y2
f play B8
a play Y3
b play B1
c play G6
d play G4
e play K2
f play Y1
a play Y8
b play Y7
c play R4
d play Y4
e play Y9
e play Y7
f play Y6
a play Y5
b play R0
c play G9
d play K5
b play Y0
c play K6
d play G7
e play G2
f play K9
a play G3
b play G1
c play K7
d play G8
e play Y1
f play G7
a play K1
! deal dealer=f a=R2,G6,G8,B0,B1,B3,B8,Y9,K2,K7 b=R1,G2,G5,G9,B6,Y2,Y3,Y4,K3,K8 c=R9,G1,G1,G3,G7,B7,B9,Y0,Y7,Y8 d=R0,R4,R5,R7,B1,B7,Y1,K0,K1,K4 e=G0,G4,G7,B2,B5,Y5,Y6,Y7,K5,K6 f=R1,R3,R6,R7,R8,B4,Y1,K1,K7,K9
f lay R1
a lay B0,B1
b lay Y2
c lay G7,B7,Y7
d lay B1
e lay G0,B2,B5,Y5
f lay R3
a lay B8
b lay R1
c pass
d lay Y1
e pass
f pass
a pass
b pass
c pass
d pass
a trump B
e trump 5
e partner d
e play G0
f play B4
a play G6
b play G2
c play G7
d play B7
d play R5
e play B2
f play R1
a play B3
b play G5
c play B9
d play Y1
e play Y7
f play Y1
a play Y9
b play Y2
c play Y0
a play R2
b play R1
c play R9
d play R0
e play K6
f play R6
c play Y7
d play B1
e play Y6
f play K1
a play B8
b play Y3
a play K2
b play K8
c play B7
d play K1
e play B5
f play K9
e play G4
f play R3
a play G8
b play G9
c play G1
d play K0
b play Y4
c play Y8
d play R4
e play Y5
f play R8
a play B1
e play K5
f play R7
a play B0
b play B6
c play G1
d play K4
e play G7
f play K7
a play K7
b play K3
c play G3
d play R7
! deal dealer=a a=R2,R7,R9,G1,G8,B8,B9,Y4,K7,K9 b=R0,R1,R7,G2,G6,G9,B4,K1,K4,K5 c=R1,R3,G1,B2,B7,Y5,Y6,Y7,K0,K3 d=R4,G4,G5,B1,B5,Y0,Y3,K1,K2,K8 e=R8,G0,G7,B0,B3,B7,Y1,Y7,Y8,K7 f=R5,R6,G3,G7,B1,B6,Y1,Y2,Y9,K6
a lay G8
b lay R0,K4
c lay R3
d lay R4
e lay R8
f lay R6,B1,B6
a lay R9,G1,B9
b pass
c lay K3
d lay Y0
e lay B7
f pass
a pass
b pass
c pass
d pass
e pass
f trump 6
a trump 9
a partner e
a play K9
b play G9
c play Y6
d play B1
e play G7
f play Y9
a play R2
b play R0
c play R1
d play R4
e play R8
f play R5
e play Y7
f play Y1
a play Y4
b play G6
c play Y7
d play Y0
b play R1
c play R3
d play K1
e play B3
f play B1
a play R7
a play B9
b play K1
c play G1
d play K2
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 31
from 6013 48 81
choice a play G4
best 0.676 66.2 play G4
tried 0.653 63.1 play R2
why - trick_lost TRICKS-9.6 100
tried 0.653 63.1 play R1
why - trick_lost TRICKS-9.6 100
tried 0.652 63.0 play R6
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R1,R3,R4,R7,G1,G2,G3,G7,B0,B1,B5,B7 b=R0,R1,R6,R7,R8,G5,G9,B2,B3,B4,B7,B9 c=R2,R5,R9,G0,G1,G4,G6,G7,G8,B1,B6,B8
c lay G8
a pass
b pass
c lay G7
a pass
b pass
c pass
c trump G
c play R9
a play R1
b play R1
c play G8
a play G3
b play G9
b play R7
c play R2
a play R3
b play R8
c play R5
a play R4
b play B9
c play B1
a play B0
b play B7
c play B8
a play B1
c play G7
a play G2
b play G5
c play B6
a play B7
b play B2
a play G1
b play R0
c play G6
c play G1
a play G7
b play R6
a play R7
b play B3
c play G0
c play G4
a play B5
b play B4
! deal dealer=a a=R3,R6,R7,R9,G0,G1,G9,B2,B3,B4,B7,B9 b=R0,R1,R1,R5,R7,R8,G2,G3,G7,B0,B5,B7 c=R2,R4,G1,G4,G5,G6,G7,G8,B1,B1,B6,B8
a pass
b pass
c pass
! deal dealer=b a=R1,R2,R3,R6,G0,G4,G5,G8,G9,B2,B3,B8 b=R0,R1,R4,R7,G1,G2,G3,G7,B1,B6,B7,B9 c=R5,R7,R8,R9,G1,G6,G7,B0,B1,B4,B5,B7
b pass
c lay B7
a lay R3,G0
b pass
c pass
a pass
a trump 3
a play B3
b play G3
c play G1
a play G0
b play G7
c play G6
b play B9
c play B7
a play B2
b play B6
c play B1
a play B8
a play R3
b play R1
c play B0
a play G8
b play G1
c play G7
a play G5
b play G2
c play B4
a play G9
b play B1
c play R5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 32
from 6015 24 70
choice c play R2 | play R3
best 0.404 0.3 play R2
tried 0.279 -21.4 play R8
why ! strong_card_spent TRICKS-9.8 100
tried 0.279 -21.4 play R7
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R4,R5,R7,R9,G1,G2,G7,B4,B8,Y4,Y7,Y7,Y8,K0,K6 b=R1,G1,G4,B1,B3,B7,Y0,Y1,Y3,Y6,K3,K4,K5,K8,K9 c=R1,R2,R3,R6,R7,R8,G3,G5,G6,B1,B2,B7,Y5,K2,K7 d=R0,G0,G7,G8,G9,B0,B5,B6,B9,Y1,Y2,Y9,K1,K1,K7
b lay K3
c lay R7,R8
d lay R0,B0,Y1
a lay Y4,Y7
b pass
c lay R3,R6
d lay K1,K1
a pass
b lay B3
c lay R1,R2
d pass
a lay Y7
b pass
c pass
d pass
a lay G1,K0
b pass
c pass
d pass
a pass
a trump 4
c trump R
c partner d
c play R1
d play R0
a play R4
b play G4
a play Y7
b play Y1
c play Y5
d play Y9
d play G7
a play G7
b play G1
c play G6
d play G8
a play G1
b play K4
c play G3
b play K8
c play K2
d play K1
a play K6
b play K9
c play K7
d play K1
a play K0
b play Y3
c play R6
d play Y2
a play Y7
c play B7
d play B9
a play B8
b play B1
d play K7
a play R9
b play K3
c play B1
a play G2
b play R1
c play G5
d play G0
b play B7
c play B2
d play B0
a play B4
a play Y8
b play Y0
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 33
from 6011 39 376
choice d play B0
best 0.333 95.0 play B0
tried 0.289 86.3 play G3
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.289 86.3 play G0
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.289 86.3 play G2
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R6,R8,G5,G6,G7,G8,B0,B7,Y0,Y2,Y4,K4,K5,K6 b=R3,G1,G7,B3,B5,B6,B8,B9,Y5,Y6,Y7,K0,K1,K2,K8 c=R0,R1,R2,R4,R7,R7,G2,G3,G4,B1,B2,B7,Y1,Y8,K9 d=R5,R9,G0,G1,G9,B1,B4,Y1,Y3,Y7,Y9,K1,K3,K7,K7
b pass
c lay R2
d pass
a lay R6,G6
b lay B3
c lay R0,R1
d lay G1
a pass
b lay K0
c pass
d pass
a pass
b pass
a trump 6
c trump R
c partner b
c play K9
d play K1
a play K4
b play K2
c play Y8
d play Y9
a play Y0
b play Y5
d play G9
a play G5
b play G1
c play G2
d play K7
a play K5
b play K8
c play R7
c play R1
d play R9
a play R6
b play B6
a play G7
b play G7
c play G3
d play G0
a play R8
b play R3
c play R0
d play R5
a play Y4
b play Y7
c play Y1
d play Y1
b play B8
c play B1
d play B1
a play B0
b play B9
c play B2
d play B4
a play B7
b play B5
c play B7
d play G1
a play G6
a play G8
b play Y6
c play G4
d play Y3
b play K0
c play R7
d play K3
a play Y2
c play R2
d play Y7
a play R1
b play K1
c play R4
d play K7
a play K6
b play B3
! deal dealer=c a=R1,R1,R6,G2,G7,B1,B2,B9,Y1,Y2,K1,K4,K5,K7,K9 b=R0,R2,R5,R7,R8,G1,B3,B4,B6,B7,Y9,K1,K3,K6,K8 c=R7,R9,G4,G5,G6,G7,G9,B1,B5,Y0,Y1,Y6,Y7,Y8,K2 d=R3,R4,G0,G1,G3,G8,B0,B7,B8,Y3,Y4,Y5,Y7,K0,K7
c lay Y0
d lay G0,B0
a lay R1,R1,K1
b lay K1,K3
c pass
d pass
a pass
b lay R0,G1
c lay Y1
d pass
a pass
b pass
c pass
a trump 1
b trump R
b partner c
b play R8
c play B1
d play G1
a play R1
a play B9
b play B7
c play B5
d play B0
a play K9
b play K3
c play K2
d play K7
a play R1
b play G1
c play Y1
d play R3
a play K7
b play K8
c play R7
d play K0
c play G9
d play G0
a play G2
b play B3
c play R9
d play R4
a play B1
b play K1
c play Y7
d play Y3
a play Y2
b play Y9
b play R7
c play G6
d play G3
a play Y1
b play R2
c play Y0
d play Y4
a play R6
a play K4
b play K6
c play Y6
d play Y5
b play B6
c play G4
d play B7
a play B2
d play G8
a play G7
b play R0
c play G7
b play B4
c play G5
d play B8
a play K1
a play K5
b play R5
c play Y8
d play Y7
! deal dealer=d a=R0,R7,G4,G5,G6,B1,B6,B7,B8,Y1,Y4,Y6,K2,K7,K9 b=R1,R4,R5,R7,G1,G3,G9,B1,B3,B7,B9,Y1,Y5,K6,K8 c=R1,R2,R3,G2,G7,G7,G8,B0,Y0,Y7,Y8,Y9,K1,K5,K7 d=R6,R8,R9,G0,G1,B2,B4,B5,Y2,Y3,Y7,K0,K1,K3,K4
d pass
a lay B6
b lay R1,G1
c lay G7
d lay K4
a lay R0,G6
b pass
c pass
d pass
a pass
b trump 1
a trump 6
a partner d
a play G6
b play B1
c play R1
d play R6
a play B6
b play G1
c play K1
d play G1
a play Y6
b play Y1
c play B0
d play K1
a play K9
b play K8
c play K5
d play K0
a play K7
b play B3
c play K7
d play K3
a play B7
b play B9
c play G7
d play B2
b play R1
c play Y0
d play G0
a play B1
b play R4
c play R2
d play R8
a play R7
d play R9
a play R0
b play R5
c play R3
d play Y7
a play Y4
b play Y5
c play Y8
c play Y7
d play Y2
a play Y1
b play K6
b play R7
c play G7
d play Y3
a play K2
b play G9
c play G2
d play B4
a play G4
b play G3
c play G8
d play K4
a play G5
c play Y9
d play B5
a play B8
b play B7
! deal dealer=a a=R1,R2,R3,R6,R7,R8,R9,G0,B1,B4,Y4,K0,K1,K1,K9 b=R4,R5,R7,G3,G5,G7,G9,Y1,Y3,Y6,Y7,Y8,K3,K5,K7 c=R0,R1,G1,G1,G2,G4,B2,B6,B7,B7,Y2,Y9,K4,K6,K7 d=G6,G7,G8,B0,B1,B3,B5,B8,B9,Y0,Y1,Y5,Y7,K2,K8
a lay R1
b lay Y1,Y3
c lay G2
d lay B9
a lay R2,R3
b pass
c pass
d pass
a lay R6
b lay R5
c lay B2
d lay B8
a pass
b pass
c pass
d pass
b trump Y
a trump R
a partner d
a play R7
b play Y6
c play R1
d play Y7
a play R8
b play Y1
c play Y9
d play Y0
a play R9
b play Y3
c play Y2
d play Y5
a play K9
b play K5
c play K4
d play K2
a play R6
b play Y8
c play R0
d play Y1
a play R1
b play Y7
c play G1
d play G6
a play B1
b play G3
c play B2
d play B3
d play G7
a play G0
b play G9
c play G2
b play R7
c play K6
d play B1
a play Y4
b play K7
c play K7
d play K8
a play K0
d play G8
a play R2
b play G5
c play G1
a play K1
b play K3
c play G4
d play B0
b play R4
c play B6
d play B5
a play R3
b play G7
c play B7
d play B9
a play K1
b play R5
c play B7
d play B8
a play B4
! deal dealer=b a=R7,R9,G7,B5,B8,Y3,Y4,Y5,Y7,Y9,K0,K1,K1,K3,K6 b=R0,R1,R7,R8,G1,G9,B3,B6,B9,Y2,Y8,K5,K7,K8,K9 c=R1,R3,R6,G4,G5,B1,B2,B4,B7,Y0,Y1,Y1,Y6,K4,K7 d=R2,R4,R5,G0,G1,G2,G3,G6,G7,G8,B0,B1,B7,Y7,K2
b pass
c lay G4
d lay G7,G8
a lay K0,K1,K3
b pass
c pass
d lay G3,G6
a pass
b lay G9
c lay B4
d pass
a pass
b lay R8
c pass
d pass
a pass
b pass
a trump K
d trump G
d partner b
d play G7
a play K1
b play K8
c play K4
d play G8
a play K1
b play K9
c play G4
d play Y7
a play Y9
b play Y2
c play Y6
a play R9
b play R1
c play R6
d play R2
a play B8
b play B3
c play B2
d play B1
a play Y3
b play Y8
c play Y1
d play G6
d play B7
a play B5
b play B6
c play B1
d play R4
a play R7
b play R8
c play R1
b play G9
c play G5
d play K2
a play K0
b play R7
c play R3
d play R5
a play K6
a play G7
b play K5
c play K7
d play G1
a play Y4
b play K7
c play Y1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 34
from 6016 16 75
choice a play G7
best 0.687 51.6 play G7
tried 0.655 45.3 play K8
why ! trick_lost TRICKS-9.6 68
tried 0.644 43.6 play R3
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=e a=R1,R3,R4,R7,G6,G7,B1,Y1,K3,K5,K8,K9 b=R1,R2,R6,R8,B1,B4,B8,Y1,Y2,Y4,Y7,K7 c=R7,G2,G3,G7,B0,B5,B6,B7,B9,Y7,Y9,K7 d=R0,R5,R9,G0,G8,Y3,Y5,Y6,Y8,K1,K1,K4 e=G1,G1,G4,G5,G9,B2,B3,B7,Y0,K0,K2,K6
e pass
a pass
b lay R2
c lay R7,G7
d lay Y3
e lay G1
a lay K3,K5,K8
b pass
c lay B7,Y7
d lay Y5
e lay Y0
a pass
b lay R1
c pass
d pass
e lay B2
a lay R1,B1
b pass
c lay B9,K7
d pass
e lay K0
a pass
b pass
c pass
d pass
e pass
a trump R
c trump 7
c partner e
c play R7
d play R9
e play B7
a play R1
b play R1
c play Y9
d play Y3
e play Y0
a play Y1
b play Y1
c play B5
d play R0
e play B2
a play B1
b play B4
d play G8
e play G1
a play G6
b play Y7
c play G2
b play K7
c play G7
d play R5
e play K2
a play R4
b play B1
c play B0
d play K1
e play B3
a play K9
e play G5
a play K3
b play R6
c play G3
d play G0
b play Y2
c play B7
d play Y5
e play G9
a play K5
c play Y7
d play K1
e play G1
a play R7
b play R2
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 35
from 6012 46 102
choice c partner b
best 0.641 61.2 partner b
tried 0.506 35.3 partner a
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.504 34.1 partner d
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R4,R5,R8,G4,B2,B7,Y4,Y7,Y7,Y8,K7 b=R0,R1,R3,G8,B5,B7,B8,Y2,Y3,Y6,K3,K5 c=R2,R7,R7,G0,G1,G7,B0,B1,B9,Y0,Y9,K9 d=R9,G1,G5,G6,G7,B4,Y1,Y1,K1,K4,K7,K8 e=R6,G2,G3,G9,B1,B3,B6,Y5,K0,K1,K2,K6
d lay G1
e pass
a lay R4,G4
b lay R0,R3,Y3
c lay R7,G0,G7,B0
d lay Y1
e lay R6
a lay R8,Y4,Y8
b pass
c pass
d pass
e lay B6
a pass
b pass
c pass
d pass
e pass
c trump 0
a trump Y
a partner b
a play R8
b play R1
c play R2
d play R9
e play R6
d play K7
e play K1
a play K7
b play K3
c play K9
c play B0
d play Y1
e play K0
a play Y7
b play R0
a play B7
b play B8
c play B9
d play B4
e play B6
c play Y9
d play Y1
e play Y5
a play Y4
b play Y2
c play Y0
d play G6
e play K6
a play Y8
b play Y3
c play R7
d play G7
e play G2
a play R1
b play R3
c play R7
d play G1
e play B1
a play R4
b play Y6
b play B7
c play B1
d play K1
e play B3
a play B2
b play G8
c play G1
d play G5
e play G9
a play G4
e play G3
a play Y7
b play K5
c play G7
d play K4
a play R5
b play B5
c play G0
d play K8
e play K2
! deal dealer=e a=R3,R9,G1,G4,G9,B1,B3,B6,Y0,Y5,K6,K7 b=R2,R7,G0,G3,G5,G6,B5,Y1,Y6,Y8,K1,K4 c=R0,R4,R5,R7,R8,G1,G2,G7,G7,Y1,Y7,K5 d=R1,R6,G8,B0,B4,B7,B8,Y3,Y4,Y9,K2,K3 e=R1,B1,B2,B7,B9,Y2,Y7,K0,K1,K7,K8,K9
e lay K9
a pass
b pass
c lay R0,R7
d lay B0
e lay K7,K8
a lay R3
b lay G5
c lay G1,G7
d lay B4
e pass
a lay B3
b lay G0
c pass
d pass
e pass
a pass
b pass
e trump K
c trump G
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 36
from 6017 4 162
choice b play G5 | play G3 | play G0
best 0.369 47.4 play G5
tried 0.332 43.8 play G8
why ! strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R4,R7,R9,G2,G5,B1,B1,B4,B5,B6,B7,B8 b=R0,R1,R2,R5,R6,R7,G0,G1,G3,G6,G7,B0 c=R1,R3,R8,G1,G4,G7,G8,G9,B2,B3,B7,B9
c lay R3
a lay B1,B4
b pass
c pass
a pass
a trump B
a play G5
b play G7
c play G8
c play G7
a play G2
b play G6
c play G9
a play B4
b play G1
a play R4
b play R7
c play R8
c play B7
a play B8
b play B0
a play B5
b play R0
c play B9
c play R1
a play R7
b play R1
a play B6
b play G0
c play B2
a play B7
b play R2
c play B3
a play R9
b play R5
c play R3
a play B1
b play G3
c play G1
a play B1
b play R6
c play G4
! deal dealer=a a=R0,R1,R2,R8,G6,G8,G9,B1,B3,B6,B7,B9 b=R1,R5,R6,G0,G1,G2,G7,B0,B1,B4,B5,B8 c=R3,R4,R7,R7,R9,G1,G3,G4,G5,G7,B2,B7
a pass
b pass
c lay R7
a pass
b pass
c lay R7
a pass
b pass
c lay G7
a pass
b pass
c pass
c trump G
c play R9
a play R1
b play R1
c play G1
a play G6
b play G7
b play B8
c play B2
a play B6
b play B1
c play B7
a play B9
a play B7
b play B0
c play G7
c play R7
a play R8
b play R6
a play G8
b play G1
c play G3
a play B3
b play B4
c play G4
c play R7
a play R0
b play R5
c play R3
a play R2
b play G0
b play B5
c play G5
a play B1
c play R4
a play G9
b play G2
! deal dealer=b a=R1,R6,R7,G5,G6,G7,G9,B1,B3,B5,B7,B8 b=R0,R1,R2,R3,R4,R8,G0,G3,B1,B2,B4,B9 c=R5,R7,R9,G1,G1,G2,G4,G7,G8,B0,B6,B7
b lay R0
c lay G7,G8
a pass
b pass
c lay G4
a pass
b pass
c pass
c trump G
c play R9
a play R1
b play R1
c play G8
a play G9
b play G0
a play G6
b play G3
c play G7
c play R7
a play R7
b play R8
b play B9
c play B0
a play B5
b play R0
c play R5
a play R6
a play B7
b play B1
c play B6
a play B8
b play B2
c play B7
a play B1
b play B4
c play G2
c play G1
a play G5
b play R2
a play B3
b play R3
c play G4
c play G1
a play G7
b play R4
! deal dealer=c a=R1,R7,R9,G1,G4,G7,G9,B0,B1,B1,B3,B6 b=R1,R4,R5,R7,G0,G3,G5,G8,B2,B4,B5,B7 c=R0,R2,R3,R6,R8,G1,G2,G6,G7,B7,B8,B9
c lay R8
a lay R1,B1
b pass
c lay R3,R6
a pass
b pass
c pass
c trump R
c play B7
a play B0
b play B2
c play B8
a play B6
b play B4
c play B9
a play B3
b play B5
c play R8
a play R1
b play R1
c play G1
a play G4
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 37
from 6013 64 248
choice a pass
best 0.601 108.2 pass
tried 0.385 81.8 lay R1,G1
why - bid_missed TRICKS-10.3,TRICKS-12.2 84
tried 0.379 81.2 lay R1,R5
why - bid_missed TRICKS-10.3,TRICKS-12.2 84
tried 0.377 81.1 lay R7,R8
why ! bid_missed TRICKS-10.3,TRICKS-12.2 81
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R2,R3,G1,G4,G6,B1,B2,B3,B4,B8,B9 b=R0,R1,R4,R7,R7,R9,G2,G8,G9,B0,B6,B7 c=R5,R6,R8,G0,G1,G3,G5,G7,G7,B1,B5,B7
a pass
b lay R7
c lay R5,G5
a pass
b lay R0,R1
c pass
a lay B2
b pass
c pass
a lay B1
b pass
c pass
a pass
b trump R
b play G8
c play G1
a play G1
b play R9
c play R5
a play R1
b play G9
c play G0
a play G4
b play R1
c play R6
a play R3
c play G7
a play G6
b play G2
c play G7
a play R2
b play R7
b play R0
c play R8
a play B4
c play B7
a play B2
b play B0
c play B5
a play B8
b play B6
a play B9
b play B7
c play B1
a play B1
b play R7
c play G3
b play R4
c play G5
a play B3
! deal dealer=b a=R1,R6,R7,G1,G2,G3,G6,G9,B0,B2,B5,B6 b=R1,R2,R4,R9,G1,G4,G5,G7,B1,B3,B7,B9 c=R0,R3,R5,R7,R8,G0,G7,G8,B1,B4,B7,B8
b lay G4
c lay R8,G8
a pass
b pass
c lay B8
a pass
b pass
c pass
c trump R
c play R8
a play R7
b play R9
b play B9
c play B1
a play B6
b play B1
c play B7
a play B0
c play G7
a play G9
b play G4
a play B2
b play B3
c play B4
c play B8
a play B5
b play B7
c play G8
a play G1
b play G1
c play R7
a play R1
b play R1
c play G0
a play G6
b play G7
b play G5
c play R0
a play G2
c play R5
a play R6
b play R2
a play G3
b play R4
c play R3
! deal dealer=c a=R1,R2,R7,R9,G1,G7,B0,B1,B4,B5,B7,B7 b=R1,R3,R4,R8,G2,G3,G5,G6,G8,G9,B1,B8 c=R0,R5,R6,R7,G0,G1,G4,G7,B2,B3,B6,B9
c pass
a pass
b lay G8
c pass
a lay R7,B7
b lay G2,G3
c pass
a lay G7,B0
b pass
c pass
a pass
a trump 7
a play B7
b play R1
c play R7
a play G1
b play G6
c play G0
b play G5
c play G1
a play R2
b play B8
c play B2
a play B5
b play R8
c play R0
a play R1
b play B1
c play B6
a play B0
c play G7
a play R7
b play G2
c play R6
a play R9
b play R3
a play B4
b play G3
c play B9
c play R5
a play B1
b play R4
c play B3
a play G7
b play G9
a play B7
b play G8
c play G4
! deal dealer=a a=R0,R6,R8,G1,G1,G2,G4,B1,B3,B4,B5,B7 b=R1,R3,R4,R9,G0,G5,G7,G9,B0,B1,B2,B7 c=R1,R2,R5,R7,R7,G3,G6,G7,G8,B6,B8,B9
a pass
b lay B0
c lay R7,R7
a pass
b pass
c lay R5
a pass
b pass
c lay R2
a pass
b pass
c pass
c trump R
c play B8
a play B4
b play B1
c play B9
a play B5
b play B0
c play G7
a play G2
b play G9
b play B7
c play B6
a play B3
b play G7
c play G8
a play G1
c play R7
a play R0
b play R9
b play G5
c play G6
a play G1
c play R7
a play R8
b play R3
a play G4
b play G0
c play G3
a play B7
b play B2
c play R2
c play R5
a play R6
b play R4
a play B1
b play R1
c play R1
! deal dealer=b a=R1,R1,R4,R7,R7,R9,G0,G1,G4,B4,B7,B9 b=R3,R5,G2,G6,G7,G7,G9,B2,B3,B5,B6,B8 c=R0,R2,R6,R8,G1,G3,G5,G8,B0,B1,B1,B7
b pass
c pass
a lay R4
b pass
c pass
a pass
a trump 4
a play G1
b play G6
c play G8
c play R8
a play R1
b play R3
c play B7
a play B9
b play B2
a play G4
b play G2
c play G1
a play B4
b play B3
c play B1
a play R4
b play R5
c play B1
a play R7
b play B5
c play R0
a play R7
b play B6
c play R2
a play R9
b play G9
c play R6
a play R1
b play B8
c play B0
a play B7
b play G7
c play G3
a play G0
b play G7
c play G5
! deal dealer=c a=R0,R1,R2,R5,R7,R8,G1,G2,G7,G9,B4,B5 b=R1,R6,R7,R9,G1,G8,B0,B1,B2,B6,B7,B8 c=R3,R4,G0,G3,G4,G5,G6,G7,B1,B3,B7,B9
c pass
a pass
b lay B6
c pass
a lay R0,R2
b lay B0,B1
c pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 38
from 6015 26 369
choice c play B2 | play Y2 | play K2
best 1.000 225.0 play B2
tried 0.619 130.0 play G8
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R6,G3,G4,G5,B7,B9,Y0,Y1,Y5,Y6,K1,K6,K8,K9 b=R2,R7,R7,R9,G1,G8,B1,B2,B8,Y1,Y3,Y7,K0,K3,K5 c=R3,G0,G1,G2,G6,G7,B0,B1,B3,B4,Y2,Y4,K1,K4,K7 d=R0,R1,R4,R5,R8,G7,G9,B5,B6,B7,Y7,Y8,Y9,K2,K7
a lay R6
b pass
c pass
d lay R0,R1
a pass
b lay R2
c lay G0
d pass
a pass
b pass
c pass
a trump 6
d trump R
d partner b
d play Y7
a play Y1
b play Y1
c play Y2
d play Y8
a play Y0
b play Y3
c play Y4
d play G9
a play G3
b play G1
c play G2
d play G7
a play G4
b play G8
c play G1
b play B8
c play B0
d play B7
a play B9
a play R6
b play R9
c play G6
d play R1
a play K8
b play K0
c play K4
d play K2
a play K9
b play K3
c play K7
d play K7
a play B7
b play B1
c play B4
d play B5
a play Y5
b play Y7
c play R3
d play Y9
c play G0
d play R8
a play G5
b play B2
d play R4
a play R1
b play R7
c play B1
b play R7
c play K1
d play B6
a play Y6
b play K5
c play B3
d play R0
a play K1
d play R5
a play K6
b play R2
c play G7
! deal dealer=b a=R0,R1,G6,G7,G7,G9,B1,B3,Y1,Y2,Y4,Y7,Y8,K2,K8 b=R3,R7,R9,G1,B2,B4,Y1,Y5,Y7,K3,K4,K6,K7,K7,K9 c=R4,R5,R7,G0,G1,G3,G4,G5,B1,B5,B6,B7,B8,Y3,K0 d=R1,R2,R6,R8,G2,G8,B0,B7,B9,Y0,Y6,Y9,K1,K1,K5
b lay K7
c pass
d pass
a lay Y7,Y8
b lay K3,K4
c lay G0,G5
d lay B0
a lay Y2,Y4
b lay K6,K7
c pass
d lay R1
a pass
b pass
c pass
d pass
a trump Y
b trump K
b partner c
b play K9
c play Y3
d play K1
a play Y1
b play R9
c play R7
d play R1
a play R1
b play K6
c play K0
d play Y0
a play K8
a play G9
b play G1
c play G5
d play G2
a play G6
b play Y7
c play G3
d play G8
b play K7
c play B1
d play K1
a play Y2
b play K7
c play G1
d play Y9
a play Y4
b play K3
c play G0
d play K5
a play Y7
d play R8
a play R0
b play R3
c play R5
d play B9
a play B1
b play B2
c play B6
d play B7
a play B3
b play B4
c play B8
c play B7
d play B0
a play Y8
b play K4
b play R7
c play R4
d play R2
a play K2
a play G7
b play Y5
c play G4
d play Y6
d play R6
a play G7
b play Y1
c play B5
! deal dealer=c a=R0,R4,G0,G3,G5,B4,Y0,Y4,Y7,Y8,K1,K2,K4,K5,K6 b=R1,R2,R5,R6,R8,R9,G8,G9,B1,Y1,Y3,Y5,Y7,K0,K8 c=R3,R7,R7,G1,G7,G7,B0,B5,B7,B8,B9,Y1,Y2,Y9,K7 d=R1,G1,G2,G4,G6,B1,B2,B3,B6,B7,Y6,K1,K3,K7,K9
c lay B9
d lay G6,B6
a lay R4,B4,Y4
b lay R1,R2,R5,R8
c lay B7
d pass
a lay Y8,K4
b lay R6,K0
c pass
d pass
a pass
b pass
a trump K
b trump R
b partner c
b play R8
c play R3
d play K1
a play K1
b play G8
c play G1
d play G1
a play G0
b play R9
c play K7
d play R1
a play K2
b play G9
c play G7
d play G2
a play G3
b play R5
c play R7
d play K9
a play K4
c play R7
d play K3
a play K5
b play K0
c play B9
d play B1
a play B4
b play B1
c play Y9
d play Y6
a play Y0
b play Y3
c play B8
d play B2
a play K6
b play R6
b play Y1
c play Y2
d play K7
a play Y7
d play G6
a play G5
b play R2
c play G7
b play Y5
c play Y1
d play B3
a play Y8
a play R4
b play R1
c play B0
d play G4
a play Y4
b play Y7
c play B7
d play B6
b play K8
c play B5
d play B7
a play R0
! deal dealer=d a=R0,R1,R1,R3,R6,R7,G2,G3,G7,G7,G9,B7,Y2,Y6,K1 b=R4,R5,R9,G0,G4,G8,B3,B4,B8,Y5,K1,K3,K5,K6,K7 c=R8,G1,G5,G6,B2,B6,B7,B9,Y0,Y3,Y4,Y7,Y8,K4,K7 d=R2,R7,G1,B0,B1,B1,B5,Y1,Y1,Y7,Y9,K0,K2,K8,K9
d lay B1
a lay R6,R7
b lay R4,G0,G4
c lay G6,Y0
d lay G1,B1,Y1
a lay R1,R1,R3
b pass
c lay Y3
d pass
a pass
b pass
c pass
d trump Y
a trump R
a partner b
a play G9
b play G0
c play G6
d play G1
a play R7
b play R9
c play Y3
d play Y1
b play G8
c play G5
d play R7
a play G2
d play K8
a play K1
b play K1
c play K7
d play K9
a play Y6
b play K3
c play K4
a play B7
b play B8
c play B9
d play B0
c play B2
d play B1
a play R6
b play B3
a play G7
b play G4
c play G1
d play Y7
d play B1
a play Y2
b play B4
c play B7
a play G7
b play R4
c play R8
d play K0
c play B6
d play B5
a play R0
b play R5
b play K5
c play Y8
d play K2
a play R3
a play G3
b play Y5
c play Y7
d play R2
d play Y1
a play R1
b play K6
c play Y0
a play R1
b play K7
c play Y4
d play Y9
! deal dealer=a a=R0,R8,G1,G2,G7,G9,B0,B1,B4,Y1,Y4,Y5,K0,K1,K8 b=R1,R5,R9,G3,B3,B5,B6,B9,Y0,Y3,Y8,K4,K5,K6,K7 c=R2,R6,R7,G0,G1,G5,G8,B2,Y1,Y2,Y7,K1,K2,K3,K9 d=R1,R3,R4,R7,G4,G6,G7,B1,B7,B7,B8,Y6,Y7,Y9,K7
a lay R0
b lay G3,B3
c lay K2
d lay R7,G7,B7
a pass
b pass
c lay R2,G0,B2
d lay B7,Y7
a lay B0
b pass
c lay G1,Y1
d pass
a pass
b pass
c pass
d trump 7
c trump 2
c partner b
c play R2
d play R7
a play G2
b play K7
c play R6
d play R1
a play R8
b play R9
b play B9
c play G1
d play B1
a play B1
b play R5
c play Y1
d play R3
a play R0
b play Y8
c play Y7
d play Y9
a play Y1
c play K9
d play G7
a play K0
b play K4
d play R4
a play G7
b play R1
c play K3
a play G9
b play G3
c play G0
d play G6
a play K8
b play K5
c play K1
d play B7
d play G4
a play G1
b play Y0
c play G5
c play R7
d play B7
a play K1
b play B6
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 39
from 6011 42 226
choice d play B1 | play B0
best 0.483 77.4 play B1
tried 0.452 71.4 play B5
why - strong_card_spent TRICKS-9.8 100
tried 0.452 71.4 play B4
why - strong_card_spent TRICKS-9.8 100
tried 0.438 69.6 play B8
why ! strong_card_spent TRICKS-9.8 100
tried 0.438 69.6 play B7
why - strong_card_spent TRICKS-9.8 100
tried 0.423 65.4 play Y3
why - trick_lost TRICKS-9.6 100
tried 0.414 64.3 play R3
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R3,R7,R8,G0,G9,B2,B6,B7,B9,Y7,Y9,K6,K7 b=R4,R7,G7,B1,B4,B7,Y0,Y1,Y2,Y5,Y8,K0,K1,K4,K5 c=R1,R2,R9,G1,G2,G3,G5,G6,B3,B8,Y3,Y4,Y6,K8,K9 d=R5,R6,G1,G4,G7,G8,B0,B1,B5,Y1,Y7,K1,K2,K3,K7
c lay G2
d pass
a lay R7,R8
b lay R4
c pass
d lay G1
a lay R3
b pass
c lay R1
d pass
a lay R1
b lay B4
c lay G3
d lay B1
a pass
b pass
c pass
d pass
c trump G
a trump R
a partner b
a play Y9
b play Y0
c play Y4
d play Y1
a play B9
b play B7
c play B3
d play B1
a play R7
b play G7
c play R9
d play G7
c play Y6
d play Y7
a play Y7
b play Y8
b play R7
c play G1
d play G1
a play R8
a play K7
b play K1
c play K8
d play K7
c play G2
d play R6
a play G0
b play R4
d play R5
a play R1
b play B1
c play G5
d play K1
a play K6
b play K0
c play K9
c play R1
d play G4
a play R3
b play Y2
a play B7
b play B4
c play B8
d play B0
c play G3
d play G8
a play R0
b play K4
a play B2
b play Y1
c play G6
d play B5
c play R2
d play K2
a play G9
b play Y5
c play Y3
d play K3
a play B6
b play K5
! deal dealer=d a=R1,R1,R6,G7,G7,B2,B3,B7,Y0,Y2,Y4,Y7,Y7,K6,K7 b=R2,R3,R7,G0,G2,G5,G6,G8,B0,B1,B5,B6,B9,Y5,K3 c=R4,R7,R8,R9,G1,G3,B4,B8,Y1,Y1,K1,K4,K5,K8,K9 d=R0,R5,G1,G4,G9,B1,B7,Y3,Y6,Y8,Y9,K0,K1,K2,K7
d lay K0
a lay G7,G7
b lay G5
c lay K8
d pass
a lay B7
b pass
c lay K4
d pass
a pass
b pass
c lay R4,G1
d lay G1
a lay Y7,Y7
b lay B5
c pass
d pass
a pass
b pass
c trump R
a trump 7
a partner b
a play R1
b play R7
c play R9
d play R0
b play B9
c play B4
d play B1
a play B2
b play G6
c play G1
d play G9
a play R6
a play G7
b play R2
c play R4
d play R5
a play B3
b play B1
c play B8
d play B7
d play Y6
a play Y0
b play Y5
c play Y1
d play Y8
a play Y2
b play R3
c play Y1
b play G5
c play G3
d play G1
a play G7
a play B7
b play G0
c play R7
d play K7
c play K5
d play K1
a play K6
b play K3
a play Y7
b play B0
c play R8
d play K0
a play Y7
b play G2
c play K9
d play K2
a play K7
b play B6
c play K1
d play Y3
a play Y4
b play B5
c play K4
d play Y9
d play G4
a play R1
b play G8
c play K8
! deal dealer=a a=R0,R9,G4,G5,B1,B3,Y2,Y4,Y5,Y7,Y8,K2,K4,K5,K6 b=R2,R4,R5,G1,G2,G8,G9,B9,Y1,K0,K1,K1,K3,K7,K8 c=R6,R7,R8,G0,G1,G3,G6,G7,G7,B2,B6,B7,Y0,K7,K9 d=R1,R1,R3,R7,B0,B1,B4,B5,B7,B8,Y1,Y3,Y6,Y7,Y9
a lay G4
b lay K0,K1
c lay G6
d lay B0,B1,B4
a pass
b lay K1,K3
c lay R6
d lay B5,B7
a lay Y4
b lay G1,K7
c lay G0,G1,G3,B2,Y0
d pass
a pass
b pass
c lay G7
d pass
a pass
b pass
c lay B6
d pass
a pass
b pass
c lay R7
d pass
a pass
b pass
c lay B7
d pass
a pass
b pass
c pass
b trump K
c trump B
c partner d
c play R7
d play R1
a play R9
b play R2
a play Y7
b play Y1
c play Y0
d play Y9
d play R7
a play R0
b play R4
c play R6
d play Y6
a play Y8
b play K7
c play B2
c play R8
d play R1
a play K6
b play R5
a play Y4
b play B9
c play K9
d play Y1
b play G8
c play G6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 40
from 6016 18 137
choice c play R1
best 0.932 182.9 play R1
tried 0.917 171.2 play G5
why ! trick_lost TRICKS-9.6 78
tried 0.916 170.5 play G3
why - trick_lost TRICKS-9.6 78
tried 0.916 170.5 play G0
why - trick_lost TRICKS-9.6 78
tried 0.915 169.1 play Y4
why - trick_lost TRICKS-9.6 71
tried 0.915 168.9 play Y1
why - trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:3/8 fierce:8/8
---
! deal dealer=e a=R3,G0,G1,G5,G8,B1,B4,B7,B9,Y1,Y4,K4 b=R1,R7,R7,G1,G7,B0,B2,B6,Y1,Y6,Y7,K3 c=R1,R9,G4,B3,B8,Y0,Y2,Y7,Y8,Y9,K1,K9 d=R0,R5,R6,G7,B1,B5,Y3,Y5,K5,K7,K7,K8 e=R2,R4,R8,G2,G3,G6,G9,B7,K0,K1,K2,K6
e lay R2
a pass
b lay R7,R7
c pass
d lay R5,B5,K5
e lay G2,G9,K2
a lay B4
b pass
c lay R9,Y0,Y9
d lay R0,B1
e pass
a lay Y4
b pass
c pass
d pass
e pass
a pass
e trump K
d trump 5
d partner c
d play R5
e play K1
a play K4
b play K3
c play K1
d play B5
e play K0
a play G5
b play R1
c play K9
d play K7
e play K2
a play G0
b play G1
c play R1
d play K7
e play K6
a play G1
b play Y1
c play Y2
d play K8
e play R2
a play B1
b play B0
c play G4
d play Y5
e play G2
a play Y1
b play B2
c play Y9
d play K5
e play G3
a play R3
b play B6
c play B3
d play B1
e play B7
a play B9
b play Y6
c play B8
a play Y4
b play Y7
c play Y8
d play Y3
e play R4
c play R9
d play R6
e play R8
a play B4
b play R7
c play Y0
d play R0
e play G6
a play B7
b play G7
c play Y7
d play G7
e play G9
a play G8
b play R7
! deal dealer=a a=R4,G1,G2,G6,G9,B1,B1,B2,B8,Y5,Y9,K6 b=R1,R5,R7,R7,G8,B3,B7,Y0,Y1,K1,K3,K5 c=R1,R2,G0,G1,G3,G5,G7,Y1,Y2,Y4,Y7,K8 d=R6,R8,R9,B0,B4,B7,B9,Y3,Y8,K0,K4,K9 e=R0,R3,G4,G7,B5,B6,Y6,Y7,K1,K2,K7,K7
a pass
b lay R7
c pass
d lay R9,B9
e lay G7,Y7,K7
a lay B8
b pass
c lay R2
d pass
e pass
a pass
b pass
c lay G0,G1,G3
d pass
e pass
a lay B2
b lay R7
c pass
d pass
e pass
a pass
b pass
e trump 7
c trump 2
c partner d
c play R2
d play B7
e play K2
a play G2
b play R7
c play Y2
d play B0
e play G7
a play B2
b play R7
c play G7
d play K0
e play Y7
a play G1
b play B7
c play Y7
d play Y3
e play K7
a play B1
b play R1
c play G1
d play B4
e play G4
a play G6
b play G8
b play K1
c play K8
d play K4
e play K1
a play K6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 41
from 6012 49 225
choice a play G3 | play B1 | play K6
best 0.725 109.6 play G3
tried 0.721 104.7 play R5
tried 0.720 103.3 play R6
why ! points_given TRICKS-10.1,TRICKS-7.5 2 1
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:5/8 fierce:8/8
---
! deal dealer=e a=R1,R6,R8,G0,G2,G7,B7,Y2,Y3,K5,K7,K8 b=R1,R4,G1,G8,B1,B1,B4,B7,Y4,Y7,K6,K7 c=R2,R7,R9,G1,G4,G6,G7,B0,B3,Y7,K1,K9 d=R0,R5,R7,G9,B2,B9,Y0,Y1,Y5,Y6,K1,K3 e=R3,G3,G5,B5,B6,B8,Y1,Y8,Y9,K0,K2,K4
e lay R3
a pass
b lay R4,B4
c lay G7
d lay Y0
e pass
a lay G7
b pass
c pass
d pass
e pass
a pass
b trump B
b partner a
b play G8
c play G1
d play G9
e play G3
a play G0
d play R7
e play R3
a play R8
b play R4
c play R9
c play K9
d play K3
e play K0
a play K5
b play K6
c play R7
d play R0
e play B8
a play R1
b play R1
e play Y8
a play Y2
b play Y4
c play Y7
d play Y5
e play Y9
a play Y3
b play Y7
c play B0
d play Y0
c play G7
d play B2
e play G5
a play G2
b play G1
d play B9
e play B6
a play B7
b play B1
c play B3
d play Y6
e play Y1
a play R6
b play B7
c play K1
b play K7
c play R2
d play K1
e play K2
a play K8
a play G7
b play B4
c play G4
d play R5
e play B5
e play K4
a play K7
b play B1
c play G6
d play Y1
! deal dealer=a a=R0,R1,R5,B5,B7,B8,Y3,Y7,Y9,K4,K7,K8 b=R3,R4,R9,G0,G4,G7,B0,Y4,Y6,K1,K1,K3 c=R6,G1,G7,B1,B6,B7,Y2,Y5,Y7,K0,K2,K9 d=R1,R2,R8,G3,G5,G6,G8,B2,B3,Y1,K6,K7 e=R7,R7,G1,G2,G9,B1,B4,B9,Y0,Y1,Y8,K5
a lay B7
b lay R4,G4
c lay B7
d lay G3
e lay Y1
a pass
b pass
c pass
d pass
e pass
b trump 4
b partner a
b play R4
c play G1
d play B2
e play B4
a play K4
b play G4
c play B1
d play G6
e play G1
a play B7
b play Y4
c play K0
d play G5
e play B1
a play Y7
b play R9
c play R6
d play R2
e play R7
a play R0
b play G7
c play G7
d play G8
e play G9
a play R1
e play G2
a play Y3
b play G0
c play B6
d play G3
d play R8
e play R7
a play R5
b play R3
c play B7
d play K7
e play K5
a play K8
b play K3
c play K9
c play K2
d play K6
e play Y0
a play K7
b play K1
a play Y9
b play Y6
c play Y2
d play Y1
e play Y1
a play B5
b play B0
c play Y5
d play B3
e play B9
e play Y8
a play B8
b play K1
c play Y7
d play R1
! deal dealer=b a=R3,R5,R6,R8,G3,G9,B1,B1,B9,Y1,Y1,K6 b=R1,G1,B3,B7,B8,Y3,Y4,Y7,Y9,K2,K7,K9 c=R1,R4,R7,R9,G0,G2,G6,G7,B7,Y7,Y8,K7 d=R0,G1,G4,G5,G8,B2,B5,B6,Y0,Y5,Y6,K3 e=R2,R7,G7,B0,B4,Y2,K0,K1,K1,K4,K5,K8
b lay B7
c lay R7,G7
d pass
e lay K0,K1,K1
a lay B1
b pass
c lay B7,Y7
d lay R0
e lay K4,K5
a lay B1
b lay Y7
c pass
d lay G1,G4,G5,B2,K3
e pass
a pass
b pass
c pass
d lay Y0
e pass
a pass
b pass
c pass
d lay B5
e pass
a pass
b pass
c pass
d lay B6
e pass
a pass
b pass
c pass
d lay Y6
e pass
a pass
b pass
c pass
d lay G8
e pass
a pass
b pass
c pass
d pass
e trump K
d trump G
d partner c
d play Y0
e play Y2
a play Y1
b play Y7
c play Y8
c play R9
d play R0
e play R2
a play R3
b play R1
c play Y7
d play Y6
e play G7
a play Y1
b play Y3
e play R7
a play R8
b play K2
c play R1
d play G5
d play B5
e play B0
a play B9
b play B3
c play B7
a play G9
b play K7
c play G0
d play G1
e play K0
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 42
from 6014 23 195
choice d partner c
best 0.498 69.3 partner c
tried 0.357 42.9 partner f
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
tried 0.316 30.1 partner a
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.223 36.2 partner e
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R2,R3,G7,B1,B5,B8,B9,Y6,Y7,K4 b=R4,R5,R6,G3,B6,B7,Y1,K0,K1,K3 c=R7,R7,R9,G1,B2,Y0,Y5,Y8,K5,K9 d=R0,G2,G6,G7,G9,B3,B4,Y1,K1,K7 e=R1,R8,G0,G4,G5,Y3,Y4,Y9,K2,K6 f=R1,G1,G8,B0,B1,B7,Y2,Y7,K7,K8
a lay B1
b pass
c lay Y0,Y5
d lay G9
e lay G4
f lay B7
a pass
b lay Y1
c pass
d pass
e pass
f lay R1,B1
a pass
b lay G3
c pass
d pass
e pass
f pass
a pass
b pass
c trump 5
f trump 7
f partner d
f play K7
a play B5
b play B7
c play Y5
d play G7
e play G5
f play B7
a play G7
b play R5
c play K5
d play K7
e play R1
f play Y7
a play Y7
b play B6
c play R7
d play G6
e play G0
f play G8
a play B1
b play G3
c play G1
d play G2
e play G4
f play K8
a play K4
b play K3
c play K9
d play K1
e play K2
c play R7
d play Y1
e play Y3
f play R1
a play Y6
b play K0
c play R9
d play R0
e play R8
f play G1
a play R2
b play R4
c play Y8
d play B3
e play Y9
f play Y2
a play R3
b play Y1
e play K6
f play B0
a play B8
b play K1
c play Y0
d play B4
e play Y4
f play B1
a play B9
b play R6
c play B2
d play G9
! deal dealer=b a=R2,R3,R8,G9,B1,B7,Y3,Y9,K2,K6 b=R7,G2,G7,Y1,Y4,Y6,K0,K1,K8,K9 c=G1,G1,G4,B7,B9,Y2,Y7,K5,K7,K7 d=R0,R1,R7,R9,B0,B3,B4,B6,B8,Y0 e=R1,R4,G3,G6,G7,B1,B2,Y1,K3,K4 f=R5,R6,G0,G5,G8,B5,Y5,Y7,Y8,K1
b lay R7
c lay B7,Y7
d lay R0,B0,Y0
e lay R1
f lay G0,G8
a lay R2
b lay K0
c lay G1,K7
d pass
e lay B1
f lay R5,B5,K1
a lay B1
b lay K1
c pass
d pass
e pass
f pass
a pass
b lay Y1
c pass
d pass
e pass
f pass
a pass
b pass
c trump 7
f trump 5
f partner e
f play R5
a play B7
b play R7
c play K5
d play R7
e play G7
f play G5
a play B1
b play G7
c play B7
d play R1
e play G6
f play Y7
a play R2
b play G2
c play Y7
d play R0
e play B2
f play B5
a play K2
b play K0
c play K7
d play B0
e play G3
f play R6
a play R8
b play Y6
c play K7
d play R9
e play R1
c play B9
d play B3
e play B1
f play K1
a play K6
b play Y1
c play G1
d play Y0
e play K3
f play G8
a play G9
b play Y4
a play Y9
b play K1
c play Y2
d play B4
e play Y1
f play Y8
a play Y3
b play K8
c play G4
d play B6
e play R4
f play Y5
f play G0
a play R3
b play K9
c play G1
d play B8
e play K4
! deal dealer=c a=R0,R2,G5,G8,B7,B9,Y1,Y8,K5,K7 b=R1,R5,G1,G4,G9,Y2,K2,K3,K4,K6 c=R1,R9,G2,G7,B4,Y6,Y7,Y7,K1,K8 d=R4,R6,R7,G7,B7,B8,Y3,Y4,Y5,K0 e=R3,R7,G0,G6,B0,B6,Y0,Y1,K1,K7 f=R8,G1,G3,B1,B1,B2,B3,B5,Y9,K9
c lay Y7
d lay R7,G7
e lay G0,B0,Y1
f lay G1,B3
a lay G5
b lay K2
c pass
d lay B7,B8
e pass
f pass
a lay R0
b lay R1,K4
c lay G7
d pass
e pass
f pass
a pass
b pass
c pass
b trump 1
d trump 7
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 43
from 6017 5 227
choice a play R1
best 0.129 54.0 play R1
tried 0.098 49.7 play R9
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.098 49.7 play R8
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R5,R6,R7,R7,G1,G3,G6,G7,B0,B1,B4,B7 b=R0,R1,R2,R3,R8,G0,G2,G5,B1,B2,B7,B8 c=R1,R4,R9,G1,G4,G7,G8,G9,B3,B5,B6,B9
a lay G7
b lay R2,G2
c pass
a pass
b pass
b trump R
b play R8
c play R9
a play R6
c play G7
a play G1
b play G0
c play G8
a play G3
b play G2
c play B9
a play B7
b play B1
c play G9
a play G6
b play G5
c play G1
a play G7
b play R0
b play B7
c play B3
a play B1
b play B8
c play B5
a play B0
b play B2
c play B6
a play B4
c play G4
a play R7
b play R1
a play R7
b play R2
c play R4
a play R5
b play R3
c play R1
! deal dealer=b a=R2,R9,G0,G3,G7,G7,G8,G9,B1,B3,B6,B7 b=R0,R1,R3,R4,R6,R7,R7,R8,G4,G6,B4,B9 c=R1,R5,G1,G1,G2,G5,B0,B1,B2,B5,B7,B8
b lay R8
c pass
a lay G0,G7
b lay R7,R7
c pass
a pass
b lay R6
c pass
a pass
b lay R4
c pass
a pass
b lay R3
c pass
a pass
b lay R1
c pass
a pass
b lay R0
c pass
a pass
b pass
b trump R
b play B9
c play B1
a play B1
b play R6
c play R1
a play R9
a play G7
b play G4
c play G2
a play B7
b play B4
c play B8
c play G1
a play G3
b play G6
b play R7
c play R5
a play R2
b play R7
c play G1
a play G0
b play R8
c play B0
a play B3
b play R1
c play B2
a play G9
b play R3
c play G5
a play B6
b play R4
c play B5
a play G8
b play R0
c play B7
a play G7
! deal dealer=c a=R0,R1,R3,R4,R7,G0,G1,G2,G3,G5,B7,B8 b=R1,R5,R7,R9,G1,G4,G6,G7,G9,B0,B1,B2 c=R2,R6,R8,G7,G8,B1,B3,B4,B5,B6,B7,B9
c lay B6
a pass
b pass
c lay B1
a pass
b pass
c pass
c trump B
c play B9
a play B8
b play B1
c play B7
a play B7
b play B0
c play B6
a play R1
b play B2
c play B3
a play R0
b play R1
c play B4
a play G1
b play G1
c play B5
a play G0
b play G4
c play B1
a play G2
b play R5
c play R8
a play R3
b play R9
b play G7
c play G8
a play G3
c play G7
a play G5
b play G9
b play R7
c play R2
a play R4
b play G6
c play R6
a play R7
! deal dealer=a a=R3,R5,R6,R7,R9,G1,G7,B0,B1,B4,B5,B6 b=R0,R1,R2,R4,R8,G1,G2,G3,G9,B2,B3,B7 c=R1,R7,G0,G4,G5,G6,G7,G8,B1,B7,B8,B9
a pass
b lay R2
c lay G0,G7
a pass
b pass
c pass
c trump G
c play B7
a play B0
b play B2
c play B8
a play B1
b play B3
c play B9
a play B4
b play B7
c play G8
a play G1
b play G9
b play R8
c play R1
a play R6
b play R1
c play R7
a play R9
a play G7
b play G2
c play G0
a play R7
b play R0
c play G6
c play G7
a play R3
b play G1
c play G4
a play R5
b play G3
c play G5
a play B5
b play R2
c play B1
a play B6
b play R4
! deal dealer=b a=R0,R1,R8,R9,G0,G1,G2,G3,G6,B2,B3,B6 b=R1,R2,R4,R6,G4,G7,G9,B4,B5,B7,B8,B9 c=R3,R5,R7,R7,G1,G5,G7,G8,B0,B1,B1,B7
b lay R4
c lay R7,G7
a pass
b lay G4,B4
c pass
a pass
b pass
b trump B
b play B7
c play B0
a play B2
b play G9
c play G1
a play G1
b play B8
c play B1
a play B3
b play B9
c play B1
a play B6
b play G7
c play G8
a play G0
c play G7
a play G2
b play G4
c play B7
a play R0
b play B4
c play G5
a play G6
b play B5
b play R1
c play R7
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 44
from 6013 82 163
choice a play B7 | play R7
best 0.467 78.7 play B7
tried 0.316 50.1 play G7
why - trick_lost TRICKS-9.6 93
tried 0.212 29.9 play G8
why ! trick_lost TRICKS-9.6 93
tried 0.208 28.6 play R3
why - trick_lost TRICKS-9.6 93
tried 0.208 28.6 play R4
why - trick_lost TRICKS-9.6 93
tried 0.139 15.2 play G3
why - trick_lost TRICKS-9.6 93
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:6/8 fierce:7/8
---
! deal dealer=b a=R1,R4,R7,R9,G0,G1,G1,B1,B3,B4,B6,B8 b=R0,R5,R6,R8,G3,G5,G7,G8,B0,B5,B7,B7 c=R1,R2,R3,R7,G2,G4,G6,G7,G9,B1,B2,B9
b lay R5
c pass
a pass
b pass
b trump 5
b play R5
c play R1
a play R1
b play G5
c play R3
a play G1
b play B5
c play B1
a play G1
b play R8
c play R7
a play R9
a play B8
b play B0
c play B2
a play R7
b play R0
c play R2
a play B3
b play B7
c play B9
c play G9
a play G0
b play G3
c play G7
a play B6
b play G8
b play R6
c play G6
a play R4
b play G7
c play G2
a play B1
b play B7
c play G4
a play B4
! deal dealer=c a=R1,R1,R2,R5,R7,R7,G5,G7,G8,B1,B3,B7 b=R0,R3,R4,G3,G7,G9,B1,B2,B4,B5,B6,B7 c=R6,R8,R9,G0,G1,G1,G2,G4,G6,B0,B8,B9
c pass
a lay R7
b pass
c lay G0,G1
a lay R7,G7
b pass
c lay G1,G2
a lay G8,B7
b pass
c pass
a pass
a trump R
a play R1
b play R3
c play R6
c play G2
a play G7
b play G9
b play B1
c play B9
a play B1
c play G1
a play G8
b play G3
a play R1
b play R4
c play R8
c play G4
a play G5
b play G7
b play B7
c play B8
a play B3
c play R9
a play R2
b play R0
c play G1
a play R7
b play B2
a play B7
b play B4
c play B0
a play R7
b play B5
c play G0
a play R5
b play B6
c play G6
! deal dealer=a a=R1,R5,R8,G0,G2,G4,G5,B0,B1,B2,B7,B9 b=R0,R2,R3,R4,R6,R7,R9,G7,G8,B3,B5,B7 c=R1,R7,G1,G1,G3,G6,G7,G9,B1,B4,B6,B8
a pass
b lay R7
c pass
a pass
b lay R0
c lay R1,G1,G1
a pass
b lay R2,R3
c pass
a pass
b pass
b trump R
b play R9
c play R7
a play R1
b play G8
c play G3
a play G0
b play R6
c play R1
a play R8
a play B7
b play B3
c play B8
c play B6
a play B9
b play B5
a play G4
b play G7
c play G9
c play G6
a play G2
b play R7
b play B7
c play B1
a play B1
b play R0
c play G1
a play R5
a play G5
b play R2
c play G1
b play R3
c play G7
a play B0
b play R4
c play B4
a play B2
! deal dealer=b a=R3,R4,R7,R7,R8,G3,G6,G7,G8,B0,B4,B7 b=R6,R9,G0,G1,G2,G4,G5,B3,B5,B6,B8,B9 c=R0,R1,R1,R2,R5,G1,G7,G9,B1,B1,B2,B7
b lay G5
c lay R1,R1
a lay R7,R7,G7
b pass
c lay G1,B1
a lay R8,B7
b pass
c pass
a pass
a trump R
a play R8
b play R9
c play R0
b play B8
c play B1
a play B0
b play B9
c play B1
a play B4
b play G1
c play G1
a play G6
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 45
from 6015 27 227
choice d play G3 | play G4
best 0.359 105.0 play G3
tried 0.355 102.0 play Y9
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R0,R3,R4,R9,G1,G3,G5,G6,G7,B0,B1,Y0,Y2,Y8,Y9 b=R1,R1,R6,R7,G2,G7,G8,B3,B7,B9,K1,K5,K6,K7,K9 c=R2,G9,B4,B7,B8,Y1,Y3,Y4,Y5,Y6,Y7,Y7,K0,K2,K8 d=R5,R7,R8,G0,G1,G4,B1,B2,B5,B6,Y1,K1,K3,K4,K7
d pass
a lay R0
b lay R1,K6
c lay Y1,Y3,Y4
d lay G1
a pass
b pass
c lay Y5
d lay B1
a lay B0
b pass
c pass
d pass
a pass
b trump 6
c trump Y
c partner d
c play Y6
d play B6
a play Y0
b play R6
c play G9
d play G0
a play G1
b play G2
c play B7
d play B1
a play B1
b play B9
b play G7
c play Y7
d play G4
a play G3
c play B8
d play B2
a play B0
b play B3
c play K8
d play K1
a play G6
b play K5
a play Y8
b play K6
c play Y1
d play Y1
a play R9
b play R7
c play R2
d play R5
a play Y9
b play K1
c play Y3
d play G1
a play R3
b play R1
c play Y7
d play R7
c play Y4
d play K3
a play Y2
b play R1
c play Y5
d play K4
a play R0
b play G8
c play K0
d play K7
a play R4
b play K9
b play B7
c play B4
d play B5
a play G7
b play K7
c play K2
d play R8
a play G5
! deal dealer=a a=R1,R2,R3,R4,R8,R9,B1,B4,Y5,Y6,Y7,K1,K5,K6,K7 b=R1,G1,G2,G5,G6,G7,G8,B0,B2,B7,B8,Y1,Y2,K2,K7 c=R0,R5,R7,G1,G4,G9,B1,B3,B7,Y1,Y4,K0,K1,K4,K8 d=R6,R7,G0,G3,G7,B5,B6,B9,Y0,Y3,Y7,Y8,Y9,K3,K9
a lay R4
b lay G1,G2
c lay R0,G4,K4
d lay G3,B9,Y3,K3
a lay R1
b lay B2
c pass
d pass
a pass
b lay B0,Y2
c pass
d pass
a pass
b lay R1
c pass
d pass
a pass
b lay Y1
c pass
d pass
a pass
b pass
d trump Y
b trump 2
b partner a
b play K2
c play Y1
d play Y9
a play Y6
b play K7
c play K8
d play K9
a play K1
d play B9
a play B1
b play B0
c play B7
d play R7
a play R8
b play R1
c play R0
a play K6
b play G8
c play K1
d play K3
a play R2
b play Y2
c play Y4
d play Y0
b play G6
c play G9
d play G0
a play Y7
a play R9
b play G5
c play R5
d play R6
a play K5
b play Y1
c play K0
d play Y7
d play G7
a play Y5
b play G1
c play G1
a play R1
b play G2
c play R7
d play G3
b play B7
c play B1
d play B5
a play B4
b play B2
c play B3
d play Y3
a play R3
b play G7
c play G4
d play Y8
a play R4
d play B6
a play K7
b play B8
c play K4
! deal dealer=b a=R1,R5,R6,R8,G1,G1,B0,B3,B4,Y1,Y2,Y3,Y4,K1,K9 b=R0,R2,R3,R4,R7,R9,G2,B6,B8,B9,Y7,K0,K6,K7,K8 c=R7,G0,G5,G7,B1,B5,B7,Y0,Y1,Y5,K1,K3,K4,K5,K7 d=R1,G3,G4,G6,G7,G8,G9,B1,B2,B7,Y6,Y7,Y8,Y9,K2
b pass
c lay K5
d lay G8,G9
a lay R1,G1,G1
b pass
c lay G0,G5,B5
d lay G4,G6,G7
a pass
b pass
c pass
d pass
c trump 5
d trump G
d partner a
d play Y7
a play Y1
b play Y7
c play Y1
d play Y8
a play Y2
b play G2
c play Y0
b play K8
c play K1
d play K2
a play K9
a play R8
b play R9
c play R7
d play R1
b play B8
c play B1
d play B1
a play B0
b play R3
c play G5
d play B2
a play R1
c play K7
d play G7
a play K1
b play K0
d play G8
a play R5
b play B9
c play B5
d play B7
a play B3
b play B6
c play B7
d play G9
a play G1
b play K7
c play Y5
d play Y6
a play Y3
b play R2
c play G7
c play K3
d play G6
a play R6
b play K6
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 46
from 6011 52 191
choice d play K7
best 0.235 6.4 play K7
tried 0.204 0.2 play R8
why ! trick_lost TRICKS-9.6 81
tried 0.190 -2.8 play B3
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.188 -3.4 play K3
why - trick_lost TRICKS-9.6 62
tried 0.185 -4.1 play K0
why - trick_lost TRICKS-9.6 62
tried 0.185 -3.8 play R6
why - trick_lost TRICKS-9.6 81
tried 0.180 -5.3 play R2
why - trick_lost TRICKS-9.6 81
tried 0.179 -5.4 play K1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:4/8 fierce:8/8
---
! deal dealer=d a=R2,R7,R9,G1,G3,G7,G9,B4,B5,B7,B9,Y1,Y1,Y5,K9 b=R3,R7,G0,G1,G6,G8,B3,B7,Y2,Y3,Y4,Y9,K1,K2,K6 c=R1,R4,R5,R6,G2,B0,B1,B1,B6,Y6,Y7,K4,K5,K7,K7 d=R0,R1,R8,G4,G5,G7,B2,B8,Y0,Y7,Y8,K0,K1,K3,K8
d lay K8
a lay G1,B5
b lay R3,G0,B3
c lay R6
d lay R0,R8,B8
a lay G9
b pass
c lay B6
d pass
a pass
b pass
c pass
a trump 1
d trump 8
d partner b
d play R8
a play G1
b play G1
c play R1
d play B8
a play Y1
b play K1
c play B1
d play Y8
a play Y1
b play G8
c play B1
d play K8
a play B5
b play G6
c play B0
d play R1
a play Y5
b play K6
c play G2
d play K1
a play G3
b play R7
c play R4
d play Y7
a play R2
b play Y9
c play Y6
b play Y2
c play Y7
d play Y0
a play B4
c play R6
d play R0
a play R7
b play R3
a play R9
b play G0
c play R5
d play K0
a play G7
b play K2
c play B6
d play G4
a play G9
b play B3
c play K4
d play G5
a play B7
b play B7
c play K5
d play B2
a play B9
b play Y3
c play K7
d play K3
a play K9
b play Y4
c play K7
d play G7
! deal dealer=a a=R6,R9,G5,G9,B1,B5,B7,B8,Y0,Y4,Y7,Y8,K1,K2,K6 b=R0,R1,R1,R3,G2,G7,G8,B0,B7,Y2,Y3,Y9,K3,K4,K7 c=R8,G0,G1,G1,G3,B1,B3,B6,B9,Y5,Y6,Y7,K0,K5,K8 d=R2,R4,R5,R7,R7,G4,G6,G7,B2,B4,Y1,Y1,K1,K7,K9
a pass
b lay R3
c pass
d lay R4,G4
a lay B5
b lay R0,Y3
c lay G3
d pass
a pass
b pass
c pass
d trump 4
b trump 3
b partner c
b play R3
c play G3
d play R4
a play Y4
b play Y3
c play B3
d play G4
a play B7
b play K4
c play G1
d play B4
a play K2
b play K3
c play B6
d play Y1
a play Y0
b play Y9
c play Y6
d play Y1
a play Y8
b play G7
c play G1
d play G6
a play G5
b play G8
c play G0
d play G7
a play G9
a play R9
b play R1
c play R8
d play R2
a play Y7
b play Y2
c play Y5
d play K7
a play B1
b play B0
c play B9
d play B2
c play Y7
d play K1
a play K6
b play B7
c play K8
d play K9
a play K1
b play K7
d play R7
a play R6
b play R1
c play B1
d play R7
a play B5
b play R0
c play K0
d play R5
a play B8
b play G2
c play K5
! deal dealer=b a=R1,R7,G0,G1,G3,G7,B5,Y0,Y1,Y1,Y2,Y5,K1,K5,K8 b=R0,R3,R4,R5,G1,G2,G4,G7,G8,B0,B1,B2,B4,Y7,K7 c=R1,R9,G5,G9,B1,B6,B7,Y3,Y4,Y6,Y8,K2,K4,K6,K9 d=R2,R6,R7,R8,G6,B3,B7,B8,B9,Y7,Y9,K0,K1,K3,K7
b lay G4
c lay B6,Y6
d lay R7,B7,Y7
a lay Y0,Y1
b pass
c pass
d pass
a pass
c trump Y
d trump 7
d partner a
d play Y7
a play Y5
b play G7
c play Y3
d play B8
a play B5
b play B1
c play B1
d play B9
a play Y0
b play B0
c play B6
a play R7
b play Y7
c play Y6
d play Y9
b play K7
c play Y4
d play R7
a play Y1
b play G8
c play G5
d play G6
a play G0
b play G4
c play G9
d play B7
a play G1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 47
from 6016 23 137
choice d play K9 | play Y9
best 0.431 29.0 play K9
tried 0.408 24.9 play K5
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R0,R3,R4,R7,R7,G1,G9,B2,B5,B9,Y3,K5 b=R5,G0,G3,B0,B1,B6,B8,Y1,Y1,Y5,Y9,K4 c=R8,R9,G5,B1,B4,B7,Y0,Y6,Y7,K0,K6,K7 d=R1,R6,G4,G6,B3,B7,Y2,Y7,K2,K3,K7,K9 e=R1,R2,G1,G2,G7,G7,G8,Y4,Y8,K1,K1,K8
d lay B7
e lay G1,G2
a lay R0,R3,R4
b lay Y1,Y1
c lay B7
d pass
e pass
a pass
b pass
c pass
e trump G
a trump R
a partner b
a play B9
b play B0
c play B1
d play B3
e play G7
e play Y8
a play Y3
b play Y9
c play Y0
d play Y2
b play R5
c play R8
d play G6
e play G2
a play G1
c play R9
d play G4
e play G7
a play G9
b play G3
c play Y7
d play Y7
e play Y4
a play R7
b play Y1
a play R7
b play G0
c play G5
d play R1
e play G1
a play R3
b play Y1
c play K0
d play R6
e play G8
d play B7
e play R2
a play B2
b play B1
c play B7
e play K8
a play K5
b play K4
c play K6
d play K9
d play K2
e play K1
a play R0
b play B8
c play K7
a play R4
b play Y5
c play B4
d play K3
e play R1
a play B5
b play B6
c play Y6
d play K7
e play K1
! deal dealer=e a=R0,R9,G7,G7,B1,B3,B5,B9,Y2,Y4,Y6,K7 b=R2,G0,G1,G2,B0,Y1,Y3,Y7,Y8,K0,K1,K4 c=R1,R1,R5,R6,R7,G8,G9,B4,B6,Y7,K2,K3 d=R4,R8,G5,G6,B1,B8,Y1,Y9,K5,K6,K7,K9 e=R3,R7,G1,G3,G4,B2,B7,B7,Y0,Y5,K1,K8
e lay R7
a lay G7,G7
b pass
c lay R1,R1,R6
d lay G5
e pass
a pass
b lay R2,G0
c pass
d pass
e pass
a pass
b pass
a trump 7
c trump R
c partner b
c play R7
d play R4
e play R3
a play R0
b play Y7
c play G8
d play G5
e play G1
a play G7
b play G1
a play B9
b play B0
c play B4
d play B1
e play B2
a play R9
b play R2
c play R1
d play K7
e play R7
e play K8
a play G7
b play K1
c play K2
d play K6
a play Y6
b play Y8
c play Y7
d play Y1
e play Y0
c play R1
d play R8
e play B7
a play K7
b play G0
d play B8
e play B7
a play B1
b play Y1
c play B6
e play G3
a play Y2
b play G2
c play G9
d play G6
c play R6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 48
from 6012 51 329
choice c partner d
best 0.917 201.1 partner d
tried 0.716 160.4 partner e
tried 0.612 133.4 partner a
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R2,R4,R9,G3,G7,G7,B1,B1,B2,B5,B9,Y1 b=R3,G0,G8,B3,B4,Y0,Y4,Y8,K2,K4,K5,K8 c=R7,G2,G5,B0,B7,B7,Y1,Y2,Y5,Y7,K3,K6 d=R0,R1,R6,G1,G1,G6,B8,Y6,Y7,Y9,K1,K1 e=R1,R5,R7,R8,G4,G9,B6,Y3,K0,K7,K7,K9
c lay Y7
d lay R1,G1
e lay R7
a lay B1,B1,B2
b lay K2,K4
c pass
d lay G1,K1
e lay K7
a pass
b lay B4
c lay R7
d pass
e pass
a pass
b pass
c pass
b trump 4
d trump 1
d partner a
d play R1
e play R1
a play R4
b play B4
c play Y1
d play G1
e play G4
a play B1
b play K4
c play B0
d play G1
e play K0
a play B1
b play Y4
c play G2
d play K1
e play Y3
a play Y1
b play K2
c play Y2
d play K1
e play R5
a play G7
b play G0
c play K3
d play B8
e play B6
a play B9
b play B3
c play B7
a play R9
b play R3
c play R7
d play R6
e play R8
a play B2
b play K5
c play B7
d play R0
e play K7
c play Y7
d play Y9
e play G9
a play G7
b play Y0
d play Y7
e play K7
a play R2
b play Y8
c play Y5
b play G8
c play G5
d play G6
e play R7
a play G3
b play K8
c play K6
d play Y6
e play K9
a play B5
! deal dealer=d a=R4,G0,G1,G5,B3,Y4,Y5,Y7,Y9,K6,K7,K8 b=R1,R2,R8,B1,B4,B7,Y2,Y7,K0,K1,K2,K5 c=R0,R1,R6,R7,G6,G7,B1,B6,Y0,Y6,K4,K9 d=R5,G1,G7,B0,B7,B8,B9,Y1,Y1,Y3,Y8,K7 e=R3,R7,R9,G2,G3,G4,G8,G9,B2,B5,K1,K3
d lay Y8
e lay R3,G3
a lay Y4
b lay K0,K1,K2
c lay R0,R6,G6,B6
d lay Y3
e pass
a lay Y5
b pass
c pass
d pass
e pass
a pass
b trump K
c trump 6
c partner d
c play R6
d play K7
e play K1
a play K6
b play K0
a play Y9
b play Y2
c play Y0
d play Y1
e play R7
a play G1
b play K5
c play G7
d play G1
e play G2
b play R8
c play R1
d play R5
e play R3
a play R4
b play Y7
c play G6
d play Y3
e play B2
a play Y4
c play B6
d play B0
e play K3
a play K8
b play K2
c play Y6
d play G7
e play G3
a play K7
b play K1
c play K4
d play Y1
e play G4
a play G0
b play B4
c play K9
d play Y8
e play B5
a play B3
b play B1
c play R7
d play B9
e play R9
a play G5
b play R2
e play G8
a play Y5
b play B7
c play B1
d play B8
e play G9
a play Y7
b play R1
c play R0
d play B7
! deal dealer=e a=R7,R8,G1,G2,G7,B2,B3,Y3,Y9,K0,K3,K6 b=G0,G7,G9,B1,B1,B6,B7,B8,Y1,Y7,K1,K7 c=R1,R6,R9,G8,B5,B7,B9,Y1,Y2,Y5,K1,K7 d=R0,R1,R2,G3,G6,Y0,Y4,Y8,K2,K4,K5,K8 e=R3,R4,R5,R7,G1,G4,G5,B0,B4,Y6,Y7,K9
e lay R4
a lay B3,K3
b lay B1,B1,Y1
c lay Y5
d lay K8
e pass
a pass
b pass
c pass
d pass
a trump 3
b trump 1
b partner c
b play Y1
c play R1
d play R1
e play G1
a play G1
b play B1
c play Y1
d play G3
e play R3
a play B3
b play K7
c play K7
d play K8
e play K9
a play K0
e play Y7
a play Y9
b play Y7
c play Y2
d play Y0
a play K6
b play B7
c play K1
d play K2
e play B0
c play R9
d play R0
e play R4
a play R8
b play B6
c play G8
d play G6
e play G4
a play G2
b play G9
b play B1
c play R6
d play R2
e play B4
a play Y3
b play K1
c play B7
d play Y4
e play R5
a play K3
b play G7
c play B5
d play K4
e play G5
a play G7
b play G0
c play Y5
d play K5
e play Y6
a play B2
b play B8
c play B9
d play Y8
e play R7
a play R7
! deal dealer=a a=R1,R1,R4,R5,R6,G6,G7,Y3,Y9,K1,K3,K4 b=R3,R9,G3,G9,B2,B3,B9,Y4,Y7,Y7,Y8,K5 c=R0,R2,R7,R7,G2,G7,G8,B6,B7,Y0,Y1,K1 d=R8,G0,G1,G4,G5,B1,B4,B5,K0,K6,K8,K9 e=G1,B0,B1,B7,B8,Y1,Y2,Y5,Y6,K2,K7,K7
a lay R1
b pass
c lay R7,R7
d lay G5
e lay Y1
a lay R1,R4
b lay B2,Y4,Y7,Y7
c pass
d lay G4
e lay Y2
a pass
b pass
c pass
d pass
e pass
a trump R
b trump 7
b partner c
b play B9
c play B6
d play B1
e play B1
a play R6
a play Y9
b play Y4
c play Y1
d play G0
e play Y6
a play G6
b play G9
c play G2
d play G1
e play G1
b play K5
c play K1
d play K6
e play K2
a play K3
d play K8
e play B7
a play K1
b play G3
c play R7
c play G7
d play R8
e play K7
a play R1
b play R3
c play B7
d play K0
e play K7
a play R1
b play Y7
c play R7
d play G4
e play Y1
a play R4
b play Y7
c play Y0
d play B4
e play Y5
a play Y3
b play Y8
b play B2
c play R0
d play B5
e play B0
a play G7
a play K4
b play B3
c play R2
d play K9
e play Y2
c play G8
d play G5
e play B8
a play R5
b play R9
! deal dealer=b a=R7,R9,G4,G5,B1,B9,Y2,Y3,Y4,Y7,Y8,K3 b=R1,R8,B2,B3,Y1,Y6,Y7,Y9,K2,K5,K7,K7 c=R5,G0,G1,G2,G6,G8,G9,B4,Y5,K0,K4,K8 d=R2,R4,G1,G7,G7,B5,B6,B7,B7,B8,Y1,K1 e=R0,R1,R3,R6,R7,G3,B0,B1,Y0,K1,K6,K9
b pass
c lay G0
d lay G7,G7
e lay R0,R1,B0
a lay Y2,Y3,Y4,Y7
b lay Y1,Y6,Y7
c lay G1,G2,G6,G8
d pass
e pass
a pass
b lay R1
c pass
d pass
e pass
a pass
b pass
b trump R
c trump G
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 49
from 6014 29 144
choice d play G4 | play G5
best 0.968 148.9 play G4
tried 0.940 131.5 play Y1
why - trick_lost TRICKS-9.6 90
tried 0.936 130.2 play Y9
why ! trick_lost TRICKS-9.6 96
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R5,R9,G2,G4,B7,Y1,Y9,K0,K3,K7 b=R0,R1,R4,G3,G5,G8,G9,Y6,K7,K8 c=R1,R7,B0,B4,B5,Y0,Y1,Y5,K1,K5 d=R3,R6,G1,G6,G7,B1,B1,B7,B9,K6 e=G0,B2,B6,Y4,Y7,Y7,Y8,K1,K2,K4 f=R2,R7,R8,G1,G7,B3,B8,Y2,Y3,K9
c lay B5
d pass
e pass
f lay R2,Y2
a lay K7
b lay G5,G8,G9
c pass
d pass
e lay Y4
f pass
a pass
b pass
c pass
d lay R3,R6,G1,B1
e lay Y7
f pass
a lay K0
b pass
c lay Y5
d pass
e pass
f pass
a pass
b pass
c pass
b trump G
d trump 6
d partner e
d play G1
e play B6
f play G1
a play G2
b play G9
c play R1
e play Y8
f play Y2
a play Y9
b play Y6
c play Y0
d play R3
b play K7
c play K1
d play B1
e play K1
f play K9
a play K7
f play B8
a play B7
b play G8
c play B0
d play B1
e play B2
b play K8
c play K5
d play G6
e play K2
f play R2
a play K0
d play R6
e play G0
f play G7
a play G4
b play G3
c play Y1
d play G7
e play Y4
f play B3
a play Y1
b play G5
c play B4
d play B7
e play K4
f play Y3
a play K3
b play R1
c play B5
d play B9
e play Y7
f play R8
a play R5
b play R0
c play Y5
d play K6
e play Y7
f play R7
a play R9
b play R4
c play R7
! deal dealer=d a=R5,R7,R7,R8,B7,Y0,Y3,K0,K4,K8 b=R1,G0,G1,G2,G3,B2,B8,Y7,Y8,K9 c=R3,G7,G8,B1,B1,B6,B9,K1,K5,K6 d=R1,G4,G5,G6,G9,B3,Y1,Y4,Y5,Y9 e=R0,R4,R6,R9,G1,B4,B5,K2,K7,K7 f=R2,G7,B0,B7,Y1,Y2,Y6,Y7,K1,K3
d pass
e lay R4
f pass
a lay R7,R7
b lay G3
c lay B1
d lay R1,G5,Y1
e pass
f lay G7
a pass
b pass
c pass
d pass
e pass
f pass
a trump 7
d trump G
d partner f
d play G9
e play G1
f play G7
a play R7
b play G1
c play G8
f play Y1
a play Y0
b play Y8
c play G7
d play Y5
e play R6
c play B9
d play B3
e play B4
f play B0
a play R7
b play B2
a play R5
b play R1
c play R3
d play R1
e play R9
f play R2
e play R0
f play K1
a play R8
b play Y7
c play B1
d play Y4
b play B8
c play B1
d play G6
e play B5
f play Y6
a play K0
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 50
from 6017 6 142
choice c play R1
best 0.663 69.0 play R1
tried 0.508 43.6 play R2
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.508 43.6 play R5
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.469 38.7 play R7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R2,R7,R7,R9,G3,G6,G7,B0,B2,B8 b=R1,R5,R6,R8,G0,G4,G7,G8,G9,B3,B5,B7 c=R3,R4,G1,G1,G2,G5,B1,B1,B4,B6,B7,B9
c pass
a lay R9
b pass
c pass
a lay R7
b pass
c pass
a lay R7
b pass
c pass
a lay R2
b pass
c pass
a pass
a trump R
a play R9
b play R1
c play R4
a play B8
b play B3
c play B4
a play R1
b play R6
c play R3
b play G7
c play G2
a play G3
b play G8
c play G1
a play G6
b play B7
c play B9
a play B0
c play B7
a play B2
b play B5
c play B1
a play R7
b play R8
b play G9
c play G5
a play G7
b play G4
c play G1
a play R7
a play R2
b play R5
c play B1
b play G0
c play B6
a play R0
! deal dealer=a a=R1,R5,R6,R7,R8,G1,G5,G7,G7,B1,B3,B8 b=R0,R1,R2,R7,G1,G3,G4,G9,B0,B1,B2,B6 c=R3,R4,R9,G0,G2,G6,G8,B4,B5,B7,B7,B9
a lay R8
b pass
c pass
a lay R7
b pass
c lay B4
a pass
b pass
c pass
a trump R
a play R8
b play R1
c play R9
c play B9
a play B1
b play B6
c play R4
a play R7
b play R0
a play B8
b play B1
c play B5
a play G1
b play G3
c play G6
c play G2
a play G7
b play G9
b play R7
c play R3
a play R1
b play G1
c play G8
a play G5
c play B7
a play B3
b play B0
c play B7
a play R6
b play B2
a play G7
b play G4
c play G0
a play R5
b play R2
c play B4
! deal dealer=b a=R0,R1,G4,G5,G7,G8,B1,B1,B2,B4,B6,B8 b=R2,R4,R6,R7,R8,G1,G3,G7,G9,B3,B5,B7 c=R1,R3,R5,R7,R9,G0,G1,G2,G6,B0,B7,B9
b pass
c pass
a pass
! deal dealer=c a=R0,R1,R2,R3,G1,G4,G6,G9,B1,B1,B7,B9 b=R5,R7,R8,G1,G3,G7,G7,G8,B0,B4,B5,B6 c=R1,R4,R6,R7,R9,G0,G2,G5,B2,B3,B7,B8
c pass
a pass
b pass
! deal dealer=a a=R4,R9,G0,G1,G4,G8,B1,B3,B4,B7,B7,B9 b=R1,R6,R7,G1,G3,G6,G7,G7,G9,B2,B5,B8 c=R0,R1,R2,R3,R5,R7,R8,G2,G5,B0,B1,B6
a lay R4
b lay G1,G7
c lay R0
a pass
b pass
c lay R1,R2
a pass
b pass
c pass
c trump R
c play B6
a play B7
b play B8
b play G9
c play G5
a play G0
b play G6
c play G2
a play G8
a play B7
b play B2
c play B0
a play B9
b play B5
c play B1
a play B1
b play R7
c play R8
c play R3
a play R4
b play R6
b play G7
c play R0
a play G1
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 51
from 6013 91 188
choice c lay R1,B2 | lay R9,B7 | lay R1,R3 | lay B2,B7
best 0.548 113.7 lay R1,B2
tried 0.283 63.9 pass
why ! bid_low TRICKS-10.3,TRICKS-11.1 87
proof 10 4 320
found gentle:0/8 casual:8/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R3,R6,G1,G7,G8,B1,B3,B4,B5,B7,B9 b=R4,R7,R8,R9,G0,G3,G4,G5,B0,B1,B2,B6 c=R0,R1,R2,R5,R7,G1,G2,G6,G7,G9,B7,B8
b lay G4
c pass
a lay B1,B3
b pass
c pass
a pass
a trump B
a play B9
b play B2
c play B8
a play B7
b play B1
c play B7
a play B1
b play B0
c play R1
a play B3
b play B6
c play G6
b play R9
c play R7
a play R1
b play R7
c play R0
a play R3
b play R8
c play R2
a play R6
b play R4
c play R5
a play B4
a play B5
b play G3
c play G1
a play G8
b play G0
c play G9
c play G7
a play G1
b play G4
c play G2
a play G7
b play G5
! deal dealer=c a=R3,R7,G4,G7,G7,B1,B3,B5,B7,B7,B8,B9 b=R1,R2,R4,R5,R6,R7,R8,G0,G2,G6,B1,B4 c=R0,R1,R9,G1,G1,G3,G5,G8,G9,B0,B2,B6
c lay G1
a lay R7,B7
b pass
c lay G1,G3
a lay G7,G7
b lay R1,R2,R4,R5,R6
c pass
a pass
b pass
b trump R
b play B4
c play B6
a play B7
a play B7
b play B1
c play B0
a play B3
b play G2
c play B2
a play G7
b play G6
c play G8
c play G5
a play G7
b play G0
a play G4
b play R4
c play G1
b play R1
c play R9
a play R7
c play G1
a play B1
b play R2
b play R5
c play R0
a play R3
b play R6
c play R1
a play B9
b play R7
c play G3
a play B5
b play R8
c play G9
a play B8
! deal dealer=a a=R0,R1,R1,R2,R3,R5,R7,R9,G6,B3,B4,B6 b=R6,R8,G0,G3,G4,G9,B0,B1,B5,B7,B8,B9 c=R4,R7,G1,G1,G2,G5,G7,G7,G8,B1,B2,B7
a lay R3
b pass
c lay G1,G7
a lay R0,R1
b pass
c pass
a pass
a trump R
a play R9
b play R8
c play R4
a play R7
b play R6
c play R7
a play R0
b play B5
c play G1
a play R2
b play B0
c play G1
a play R3
b play G0
c play B1
a play R5
b play G4
c play G2
a play R1
b play B1
c play B2
a play R1
b play G3
c play G5
a play B3
b play B7
c play B7
b play G9
c play G7
a play G6
b play B8
c play G8
a play B4
b play B9
c play G7
a play B6
! deal dealer=b a=R1,R1,R7,R9,G2,G3,G5,G6,B1,B5,B6,B9 b=R0,R3,R6,G0,G1,G7,G8,G9,B0,B1,B3,B7 c=R2,R4,R5,R7,R8,G1,G4,G7,B2,B4,B7,B8
b pass
c lay R4
a pass
b lay R0,G0
c pass
a pass
b pass
b trump 0
b play G8
c play G1
a play G2
b play G7
c play G4
a play G3
b play R6
c play R7
a play R9
a play B9
b play B3
c play B2
a play R7
b play R3
c play R8
c play B7
a play B1
b play B1
c play R2
a play R1
b play G1
c play B8
a play B6
b play B7
c play G7
a play G5
b play G9
b play R0
c play R4
a play R1
b play G0
c play B4
a play B5
b play B0
c play R5
a play G6
! deal dealer=c a=R0,R1,R2,G0,G1,G3,G6,B0,B1,B1,B4,B6 b=R5,R6,R7,R8,G1,G2,G4,G7,G8,G9,B3,B5 c=R1,R3,R4,R7,R9,G5,G7,B2,B7,B7,B8,B9
c lay R7
a pass
b lay G1,G2
c lay G7,B7
a pass
b lay G4,G7
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 52
from 6011 57 454
choice c play G7
best 0.667 202.6 play G7
tried 0.664 190.9 play R8
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.659 186.6 play R1
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R2,R3,R4,R5,R8,G7,B1,B7,Y0,Y1,Y4,Y8,K0,K3,K9 b=R0,G5,G6,G8,G9,B1,B3,B5,B8,Y2,Y5,Y7,K2,K6,K7 c=R1,R1,R6,R9,G0,G1,G2,B0,B2,B4,B7,B9,Y7,K1,K5 d=R7,R7,G1,G3,G4,G7,B6,Y1,Y3,Y6,Y9,K1,K4,K7,K8
c lay B0
d pass
a lay R2,R3
b lay G5,B5,Y5
c pass
d lay G1,G3
a pass
b pass
c pass
d pass
a trump R
b trump B
b partner d
b play G8
c play G1
d play G1
a play G7
b play G9
c play G0
d play G3
a play B7
a play K9
b play K2
c play K5
d play K4
a play Y8
b play Y2
c play Y7
d play Y9
d play K7
a play K0
b play K6
c play K1
d play K8
a play K3
b play K7
c play R6
c play B9
d play R7
a play R2
b play B1
c play B7
d play R7
a play R3
b play B8
b play Y7
c play B0
d play Y6
a play Y0
c play G2
d play G4
a play R4
b play G5
a play Y1
b play Y5
c play B4
d play Y1
c play R1
d play B6
a play B1
b play R0
d play G7
a play R5
b play G6
c play B2
c play R1
d play Y3
a play R8
b play B3
b play B5
c play R9
d play K1
a play Y4
! deal dealer=d a=R0,R6,R7,R8,R9,G0,G7,G7,B0,B1,B6,B7,K0,K2,K7 b=R4,R7,G1,G1,G6,G8,G9,B4,Y1,Y4,Y7,K5,K6,K8,K9 c=R1,R2,R3,G2,G3,G4,G5,B1,B7,B8,Y5,Y9,K1,K3,K4 d=R1,R5,B2,B3,B5,B9,Y0,Y1,Y2,Y3,Y6,Y7,Y8,K1,K7
d pass
a lay R0
b lay R4,B4
c lay G3
d lay Y2
a lay G0,B0
b lay G9,Y4
c lay R3
d lay Y0
a lay B1,K2
b lay G8,K9
c pass
d pass
a pass
b pass
a trump 0
b trump G
b partner c
b play K8
c play K3
d play K7
a play K2
b play K9
c play K4
d play K1
a play K7
b play R7
c play R1
d play R5
a play R8
a play R6
b play R4
c play R2
d play R1
a play G0
b play G1
c play G2
d play Y0
a play B7
b play B4
c play B8
d play B9
d play Y3
a play G7
b play Y1
c play Y5
a play B6
b play G6
c play B7
d play B2
b play G8
c play G3
d play Y6
a play R0
b play Y7
c play Y9
d play Y2
a play G7
a play B1
b play G1
c play B1
d play B5
b play G9
c play G4
d play Y8
a play B0
b play K5
c play K1
d play Y1
a play K0
a play R7
b play Y4
c play R3
d play B3
a play R9
b play K6
c play G5
d play Y7
! deal dealer=a a=R5,R7,G2,G3,B1,B1,B2,B7,B9,Y1,Y7,Y8,K1,K5,K8 b=R0,R1,R9,G4,G6,G7,B4,Y1,Y2,Y3,Y4,Y5,K0,K2,K7 c=R1,R3,G0,G1,G1,G5,G8,B3,Y0,Y6,Y9,K1,K3,K7,K9 d=R2,R4,R6,R7,R8,G7,G9,B0,B5,B6,B7,B8,Y7,K4,K6
a lay B1
b lay G4,B4
c lay R3,G0,B3
d lay R6
a pass
b pass
c pass
d pass
b trump 4
c trump 3
c partner d
c play R3
d play K4
a play G3
b play G4
c play B3
d play R4
a play B1
b play B4
c play K3
d play B0
a play B1
b play Y4
c play Y9
d play Y7
a play Y1
b play Y1
c play K9
d play K6
a play K1
b play K0
c play K7
d play B6
a play K8
b play K7
a play Y7
b play Y2
c play Y0
d play R8
a play K5
b play K2
c play K1
d play R2
a play Y8
b play Y5
c play Y6
d play G7
a play B9
b play Y3
c play R1
d play B5
b play G7
c play G8
d play G9
a play G2
d play B7
a play B2
b play R1
c play G0
d play B8
a play B7
b play R0
c play G5
d play R7
a play R5
b play R9
c play G1
b play G6
c play G1
d play R6
a play R7
! deal dealer=b a=R1,R1,R2,R5,G2,G5,B0,B3,B5,Y1,Y1,Y7,K0,K2,K7 b=R7,R9,G0,G4,G7,G7,G8,B1,B8,Y2,Y3,Y4,K1,K3,K8 c=R3,R6,R8,G1,G1,G9,B2,B6,B7,B7,B9,Y0,Y8,Y9,K9 d=R0,R4,R7,G3,G6,B1,B4,Y5,Y6,Y7,K1,K4,K5,K6,K7
b lay G8
c lay G9,B9
d lay K4
a lay R2
b lay G7,G7
c lay Y0,Y9
d lay K1
a lay G2
b lay G0,G4
c pass
d lay G6,K6
a pass
b pass
c pass
d pass
c trump 9
b trump G
b partner d
b play B8
c play B2
d play B1
a play B0
b play K8
c play G1
d play K5
a play K0
c play Y8
d play Y5
a play Y7
b play Y2
c play R8
d play R4
a play R2
b play R7
c play B6
d play B4
a play B3
b play B1
c play G9
d play G3
a play G2
b play R9
c play R6
d play R7
a play R1
b play G7
b play G7
c play G1
d play G6
a play G5
b play G8
c play B9
d play K1
a play R1
b play Y3
c play Y0
d play Y6
a play Y1
d play K4
a play K7
b play K1
c play R3
a play Y1
b play Y4
c play Y9
d play Y7
c play B7
d play R0
a play B5
b play G0
b play G4
c play K9
d play K6
a play K2
b play K3
c play B7
d play K7
a play R5
! deal dealer=c a=R0,G1,G2,G6,G7,B0,B2,Y0,Y4,Y6,K3,K4,K5,K6,K7 b=R1,R6,G1,G8,G9,B1,B3,B4,Y1,Y1,Y5,Y8,K1,K8,K9 c=R2,R5,R7,R8,R9,G3,G5,B6,B7,B9,Y3,Y7,Y7,Y9,K7 d=R1,R3,R4,R7,G0,G4,G7,B1,B5,B7,B8,Y2,K0,K1,K2
c lay R7
d pass
a pass
b lay R1,G1
c lay B7,Y7
d lay B1
a lay R0
b pass
c pass
d lay G0
a pass
b pass
c pass
d pass
b trump 1
c trump 7
c partner d
c play R7
d play B7
a play G1
b play R1
c play B7
d play R1
a play G7
b play G1
c play Y7
d play B1
a play K7
b play B1
c play Y7
d play K1
a play R0
b play Y1
c play K7
d play R7
a play B0
b play Y1
c play R8
d play R3
a play Y0
b play R6
c play B9
d play B5
a play B2
b play B3
c play Y9
d play Y2
a play Y4
b play Y5
c play R5
d play R4
a play G2
b play K1
b play G8
c play G3
d play G0
a play G6
b play Y8
c play Y3
d play K2
a play Y6
b play B4
c play B6
d play B8
a play K3
d play G4
a play K4
b play G9
c play G5
b play K8
c play R2
d play K0
a play K6
b play K9
c play R9
d play G7
a play K5
! deal dealer=d a=R0,R4,G5,G6,G7,B1,B4,Y5,Y9,K1,K4,K6,K7,K8,K9 b=R2,R7,R7,G0,G1,G8,B1,B3,B5,B9,Y3,Y7,K1,K2,K3 c=R1,R3,R8,G1,G4,G7,G9,B0,B8,Y0,Y1,Y2,Y8,K5,K7 d=R1,R5,R6,R9,G2,G3,B2,B6,B7,B7,Y1,Y4,Y6,Y7,K0
d pass
a lay K4
b pass
c lay R8,Y8
d lay R6,Y6,K0
a lay K1,K6,K7
b lay B3
c pass
d pass
a pass
b lay Y3
c pass
d lay R1,Y1
a lay R0,K8
b pass
c pass
d pass
a pass
d trump Y
a trump K
a partner c
a play K7
b play K1
c play Y0
d play Y4
a play K8
b play Y3
c play Y2
d play Y7
a play K9
b play K2
c play K7
d play Y6
a play K6
b play Y7
c play Y8
d play Y1
a play K4
b play K3
c play K5
d play K0
c play G9
d play G2
a play G6
b play G1
c play B8
d play B2
a play B1
b play B9
b play G8
c play G1
d play G3
a play G5
b play B1
c play B0
d play B7
a play B4
d play B6
a play Y5
b play B3
c play R3
a play G7
b play G0
c play G4
d play R1
a play K1
b play R2
c play Y1
d play R5
a play Y9
b play B5
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 53
from 6016 27 438
choice d play K3
best 0.191 49.8 play K3
tried 0.153 38.8 play Y1
tried 0.148 37.0 play R1
tried 0.145 36.2 play R0
tried 0.138 33.0 play R4
tried 0.130 32.6 play R7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
---
! deal dealer=b a=R7,G2,G7,G9,B3,B9,Y1,Y7,K0,K1,K6,K7 b=R8,R9,G8,B6,Y4,Y5,Y6,Y7,K1,K5,K7,K8 c=R1,R1,R2,R5,G0,G1,G3,G5,Y0,Y3,Y8,K2 d=R0,R3,R4,R7,G7,B1,B2,B4,B5,Y9,K3,K9 e=R6,G1,G4,G6,B0,B1,B7,B7,B8,Y1,Y2,K4
b pass
c lay R1
d pass
e lay B0,B1
a lay R7,G7,K7
b lay R8,G8,Y4,K1
c lay R1
d lay B5
e pass
a pass
b pass
c pass
d lay B4
e pass
a pass
b pass
c pass
d pass
a trump 7
b trump 8
b partner e
b play K8
c play Y8
d play R7
e play B7
a play R7
b play R8
c play R1
d play G7
e play B7
a play G7
b play G8
c play R1
d play B1
e play B8
a play Y7
b play Y4
c play Y0
d play Y9
e play Y1
a play Y1
d play K9
e play K4
a play K0
b play K1
c play K2
d play B4
e play B1
a play B9
b play B6
c play G0
a play K7
b play Y7
c play R2
d play R0
e play G1
a play K6
b play K5
c play G3
d play K3
e play B0
a play G9
b play K7
c play G1
d play B2
e play G4
b play R9
c play R5
d play R3
e play R6
a play K1
b play Y5
c play Y3
d play R4
e play Y2
a play G2
b play Y6
c play G5
d play B5
e play G6
a play B3
! deal dealer=c a=R4,R9,G7,G9,B4,B9,Y1,Y2,Y6,K4,K6,K9 b=G2,G3,G4,B7,B7,B8,Y1,Y9,K1,K5,K7,K7 c=R0,R1,R1,R2,R3,G5,B1,B6,Y3,Y4,Y7,K8 d=R6,R7,G0,G1,G1,G7,G8,B0,B3,Y0,Y7,Y8 e=R5,R7,R8,G6,B1,B2,B5,Y5,K0,K1,K2,K3
c lay R3
d lay G0,B0
e lay R5,B5,K0
a lay R4,B4,Y1,Y2
b lay K1,K5,K7
c lay R0
d lay G8,Y0,Y8
e pass
a pass
b pass
c pass
d pass
a trump 4
d trump G
d partner b
d play Y7
e play Y5
a play Y1
b play Y9
c play Y3
b play Y1
c play Y7
d play Y8
e play G6
a play Y2
e play R7
a play R9
b play G3
c play R1
d play R6
b play B7
c play B1
d play B0
e play B1
a play B9
a play K9
b play K1
c play K8
d play G7
e play K1
d play R7
e play R8
a play G7
b play G4
c play R1
b play B7
c play B6
d play B3
e play B2
a play R4
a play G9
b play G2
c play Y4
d play G1
e play K0
a play Y6
b play K5
c play G5
d play Y0
e play K2
c play R0
d play G8
e play R5
a play K6
b play K7
d play G0
e play K3
a play B4
b play K7
c play R2
d play G1
e play B5
a play K4
b play B8
c play R3
! deal dealer=d a=R3,R8,R9,G2,G3,B1,B5,B8,Y2,Y7,Y7,K8 b=R0,R1,R1,R2,R6,G6,G9,B9,Y3,Y5,Y9,K6 c=R7,R7,G5,B1,B4,Y1,K0,K1,K4,K5,K7,K7 d=R5,G0,G1,G4,G7,G8,B2,B6,Y0,Y6,Y8,K1 e=R4,G1,G7,B0,B3,B7,B7,Y1,Y4,K2,K3,K9
d lay G8
e pass
a lay R8,B8
b pass
c lay K0,K1,K7
d pass
e lay B7
a pass
b pass
c pass
d pass
e pass
a trump 8
c trump K
c partner d
c play R7
d play R5
e play R4
a play R9
b play R2
a play K8
b play K6
c play K1
d play K1
e play K2
a play Y7
b play Y9
c play Y1
d play Y0
e play Y4
b play R6
c play R7
d play G8
e play K3
a play R3
e play K9
a play R8
b play G6
c play K0
d play Y8
e play G7
a play G2
b play G9
c play G5
d play G1
b play B9
c play B1
d play B2
e play B0
a play B5
b play R1
c play K7
d play B6
e play G1
a play B1
c play K7
d play G0
e play Y1
a play B8
b play R1
c play K4
d play G4
e play B3
a play Y2
b play R0
c play K5
d play Y6
e play B7
a play G3
b play Y3
c play B4
d play G7
e play B7
a play Y7
b play Y5
! deal dealer=e a=R0,R1,R2,G0,G1,B0,B1,B8,B9,Y3,K4,K6 b=R1,R8,G5,G9,Y2,Y8,K0,K1,K1,K5,K7,K8 c=R3,R7,R7,G3,G7,B2,B5,Y0,Y1,Y5,Y7,K9 d=R4,R5,R6,G1,G2,B1,B4,B7,Y1,Y4,Y7,K3 e=R9,G4,G6,G7,G8,B3,B6,B7,Y6,Y9,K2,K7
e lay G6
a lay R0,B0
b lay K0,K1,K8
c lay Y7
d lay R4
e lay B3,B6,K2
a pass
b pass
c lay R7
d lay B4
e pass
a pass
b lay R1,R8
c pass
d pass
e pass
a pass
b pass
e trump 6
b trump K
b partner c
b play Y2
c play Y1
d play Y7
e play Y9
a play Y3
e play R9
a play R0
b play R1
c play R3
d play R4
e play G7
a play G1
b play G9
c play G7
d play G1
b play G5
c play G3
d play G2
e play G8
a play G0
e play B7
a play B8
b play K0
c play B2
d play B1
b play K1
c play K9
d play K3
e play K2
a play K6
a play B1
b play K5
c play B5
d play B4
e play B3
b play K7
c play Y7
d play R6
e play G6
a play K4
b play K8
c play Y0
d play Y1
e play B6
a play R1
b play R8
c play R7
d play R5
e play Y6
a play R2
e play K7
a play B0
b play K1
c play Y5
d play B7
e play G4
a play B9
b play Y8
c play R7
d play Y4
! deal dealer=a a=R2,R3,R7,R8,R9,G2,G5,B1,B5,Y1,K3,K6 b=R1,G0,G3,G7,B0,B3,B7,Y6,Y7,Y7,K1,K9 c=R5,G1,G4,G7,B1,B7,B8,B9,Y1,Y5,K4,K5 d=R1,G6,G8,B2,B4,B6,Y4,Y8,Y9,K0,K1,K8 e=R0,R4,R6,R7,G1,G9,Y0,Y2,Y3,K2,K7,K7
a lay R2
b pass
c lay R5,Y5
d lay G8
e lay R7
a lay R3,R7
b lay R1,G0
c pass
d pass
e pass
a pass
b pass
c trump 5
a trump R
a partner b
a play B1
b play B3
c play B7
d play B6
e play R6
e play G9
a play G2
b play G0
c play G4
d play G6
e play K7
a play K3
b play K9
c play K4
d play K1
b play B0
c play B8
d play B2
e play R7
a play R8
a play Y1
b play Y6
c play Y1
d play Y8
e play Y0
d play G8
e play G1
a play G5
b play G7
c play G1
a play B5
b play R1
c play R5
d play R1
e play R0
c play B1
d play B4
e play Y2
a play R7
b play B7
a play R9
b play G3
c play Y5
d play K0
e play R4
a play R2
b play K1
c play K5
d play Y4
e play K2
a play R3
b play Y7
c play B9
d play K8
e play Y3
a play K6
b play Y7
c play G7
d play Y9
e play K7
! deal dealer=b a=R2,R6,R7,G2,G3,G7,B0,B4,Y7,K4,K7,K8 b=R8,R9,G5,G7,B2,B7,B7,B8,Y1,Y3,K1,K5 c=R3,R5,G1,G8,G9,B1,B1,B6,Y0,Y2,Y8,K1 d=R0,R1,R1,R4,R7,G1,G6,Y1,Y7,Y9,K2,K3 e=G0,G4,B3,B5,B9,Y4,Y5,Y6,K0,K6,K7,K9
b pass
c lay B1
d lay R4,R7
e lay K0
a lay R7
b pass
c lay G1,B1
d lay R1,R1
e lay K6
a lay G7
b lay B2,B7,B7
c pass
d pass
e pass
a pass
b pass
b trump B
d trump R
d partner c
d play Y9
e play Y4
a play Y7
b play Y3
c play Y0
d play Y7
e play Y5
a play R6
b play Y1
c play Y2
a play K7
b play K1
c play K1
d play K2
e play K6
a play G7
b play G5
c play G8
d play G1
e play G0
c play G9
d play G6
e play G4
a play G2
b play G7
c play G1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 54
from 6012 52 306
choice d play Y7
best 0.839 148.2 play Y7
tried 0.813 142.8 play K9
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.797 139.1 play Y4
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.795 138.4 play G5
why - trick_lost TRICKS-9.6 68
tried 0.790 137.3 play B3
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.772 132.9 play K0
tried 0.772 132.9 play K3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:6/8 fierce:8/8
---
! deal dealer=b a=R2,R6,G5,G8,B1,B7,Y0,Y4,Y7,Y7,Y8,K7 b=R0,R5,R7,R8,B1,B2,B3,B9,Y5,K1,K6,K9 c=R9,G1,G2,G3,G6,G7,G9,B8,Y1,K1,K3,K5 d=R1,R1,R4,R7,G1,G4,G7,B4,B7,Y6,Y9,K2 e=R3,G0,B0,B5,B6,Y1,Y2,Y3,K0,K4,K7,K8
b lay R5
c lay G7,G9
d lay R1,R4,G4
e lay K0,K4
a lay Y8
b pass
c pass
d pass
e pass
a lay Y7
b pass
c pass
d pass
e pass
a pass
c trump G
d trump 4
d partner e
d play R4
e play G0
a play Y4
b play B1
c play G1
d play B4
e play K4
a play G5
b play K1
c play G9
d play G4
e play B0
a play G8
b play R0
c play G2
d play G7
e play K7
a play Y8
b play B2
c play G3
d play Y9
e play Y2
a play Y0
b play Y5
c play Y1
d play R1
e play R3
a play R6
b play R7
c play R9
c play B8
d play B7
e play B5
a play B1
b play B9
b play K9
c play K1
d play K2
e play K0
a play K7
b play R8
c play G7
d play R1
e play Y3
a play R2
c play K3
d play G1
e play K8
a play Y7
b play K6
d play R7
e play B6
a play B7
b play R5
c play G6
c play K5
d play Y6
e play Y1
a play Y7
b play B3
! deal dealer=c a=R1,R4,G3,G8,B4,B5,B8,Y4,K3,K5,K7,K8 b=R1,R2,R3,R7,G1,G1,G6,G9,B3,B7,Y6,K0 c=R5,R7,R8,G4,B1,B2,B6,Y7,K1,K1,K4,K9 d=R6,R9,G0,G7,G7,B1,B7,Y0,Y1,Y3,Y7,K2 e=R0,G2,G5,B0,B9,Y1,Y2,Y5,Y8,Y9,K6,K7
c lay K9
d lay G7,Y7
e lay R0,G2,Y1
a lay K8
b lay R3
c pass
d pass
e pass
a lay G8
b pass
c pass
d pass
e pass
a pass
a trump K
e trump 0
e partner c
e play R0
a play K8
b play K0
c play K1
d play K2
b play G9
c play G4
d play G7
e play G2
a play G3
b play B7
c play B1
d play B1
e play B9
a play B4
e play G5
a play G8
b play G1
c play K4
d play G7
c play R7
d play R9
e play K7
a play R4
b play R1
e play Y9
a play Y4
b play Y6
c play Y7
d play Y1
e play Y8
a play K3
b play R2
c play K9
d play Y3
c play R8
d play R6
e play Y1
a play R1
b play R3
c play R5
d play G0
e play Y2
a play B5
b play R7
d play Y0
e play K6
a play K5
b play B3
c play K1
d play B7
e play Y5
a play B8
b play G6
c play B2
a play K7
b play G1
c play B6
d play Y7
e play B0
! deal dealer=d a=R0,R1,R4,R6,R9,G8,B2,Y2,Y7,K1,K3,K5 b=R1,R5,R8,G5,G9,B5,B6,Y1,Y4,K2,K8,K9 c=R3,R7,R7,G0,G7,B1,B7,Y6,Y8,Y9,K0,K6 d=G1,G2,G3,G6,G7,B0,B1,Y1,Y7,K1,K4,K7 e=R2,G1,G4,B3,B4,B7,B8,B9,Y0,Y3,Y5,K7
d lay G1
e pass
a pass
b lay R5,G5
c lay R7,R7,G7
d pass
e lay R2,G1,B4,Y0
a lay R0,R1,B2
b pass
c lay B7,Y9
d lay G2
e pass
a lay R4
b pass
c pass
d pass
e lay B3,B7
a pass
b pass
c pass
d pass
e lay B8
a pass
b pass
c pass
d pass
e lay Y3
a lay K1,K3,K5
b pass
c pass
d pass
e pass
a pass
a trump 1
e trump 7
e partner c
e play Y5
a play Y2
b play Y4
c play Y9
d play G7
d play Y7
e play G1
a play Y7
b play R1
c play B1
d play K7
e play K7
a play R1
b play Y1
c play R7
d play G2
e play G4
a play G8
b play G9
c play G0
b play R8
c play R3
d play G1
e play R2
a play R4
d play B0
e play B8
a play B2
b play B5
c play R7
c play G7
d play B1
e play B7
a play K1
b play K2
c play B7
d play Y1
e play Y3
a play K5
b play R5
c play K6
d play K4
e play B3
a play K3
b play K8
b play K9
c play K0
d play G3
e play B9
a play R9
b play B6
c play Y8
d play K1
e play B4
a play R0
d play G6
e play Y0
a play R6
b play G5
c play Y6
! deal dealer=e a=R0,R1,R4,R8,G2,G7,B7,B9,Y1,Y3,K7,K7 b=R1,R7,G1,G3,G4,G6,B2,B4,B6,Y8,K1,K8 c=R2,R3,R5,R6,G1,G8,G9,B8,Y5,Y7,Y9,K1 d=R7,R9,G5,B1,B3,B7,Y2,Y4,Y7,K0,K3,K9 e=G0,G7,B0,B1,B5,Y0,Y1,Y6,K2,K4,K5,K6
e pass
a pass
b lay G4
c lay R5,R6
d lay B7
e lay G0
a lay R1
b pass
c pass
d pass
e pass
a lay G7,B7
b pass
c lay R2,R3
d lay R7
e lay K2
a lay R0,R4
b lay G1
c pass
d pass
e pass
a pass
b pass
c trump R
a trump 7
a partner d
a play R4
b play R7
c play R6
d play R9
e play G7
b play Y8
c play Y9
d play Y2
e play Y0
a play Y1
c play B8
d play B1
e play B0
a play B9
b play B2
a play B7
b play R1
c play R2
d play R7
e play K4
d play B7
e play B5
a play R8
b play G1
c play R3
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 55
from 6014 40 521
choice c partner b
best 0.364 77.1 partner b
tried 0.212 50.8 partner e
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
tried 0.180 47.4 partner f
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.179 49.3 partner d
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=e a=R8,R9,G1,B0,B3,Y0,Y2,Y7,K1,K7 b=G0,G1,G4,G5,G6,Y1,Y9,K3,K7,K8 c=R2,R5,G3,B1,B7,B7,Y1,Y8,K2,K5 d=R0,R4,G7,G8,B2,B8,B9,Y3,Y5,Y6 e=R1,R6,R7,G7,G9,B1,B4,B6,Y7,K0 f=R1,R3,R7,G2,B5,Y4,K1,K4,K6,K9
e pass
f lay K4
a pass
b lay G0,G1
c lay R2
d lay G8
e lay R1,B6,K0
f pass
a lay Y7
b lay G4,G5
c lay K2
d lay R0
e pass
f lay K1
a lay G1,Y0
b pass
c pass
d pass
e pass
f pass
a pass
a trump 1
b trump G
b partner d
b play G1
c play B1
d play G7
e play R1
f play R1
a play K1
b play Y9
c play Y8
d play Y3
e play Y7
f play Y4
a play Y2
b play K7
c play K2
d play G8
e play K0
f play K4
a play K7
d play B8
e play B4
f play B5
a play B3
b play G6
c play B7
b play Y1
c play Y1
d play R0
e play B1
f play G2
a play G1
a play R9
b play G0
c play R2
d play R4
e play R6
f play R3
b play K8
c play K5
d play B2
e play R7
f play K9
a play Y0
f play K6
a play Y7
b play K3
c play G3
d play B9
e play B6
c play R5
d play Y6
e play G7
f play R7
a play R8
b play G4
e play G9
f play K1
a play B0
b play G5
c play B7
d play Y5
! deal dealer=f a=R9,G0,G5,G6,B1,B6,B7,Y9,K3,K6 b=R1,G2,G3,G7,B2,B9,Y4,Y7,K0,K8 c=R1,R5,R6,G1,G7,B0,B8,Y7,Y8,K5 d=R0,R7,R7,R8,G1,Y1,Y5,Y6,K2,K9 e=G4,G9,B3,B4,B5,Y0,Y1,K1,K4,K7 f=R2,R3,R4,G8,B1,B7,Y2,Y3,K1,K7
f lay R2
a lay G0,G6
b lay G2
c lay R5,B8,K5
d lay R7
e lay B3,B4
f pass
a lay B1,K3
b lay K0
c pass
d lay R0
e lay Y1
f lay B1
a pass
b pass
c pass
d pass
e pass
f pass
c trump R
a trump 6
a partner d
a play G6
b play R1
c play R6
d play R0
e play B5
f play R2
c play Y7
d play Y1
e play Y0
f play Y2
a play Y9
b play Y4
a play K6
b play K0
c play R1
d play R7
e play K4
f play R3
a play K3
b play K8
c play K5
d play K9
e play K1
f play K1
d play Y6
e play G4
f play R4
a play R9
b play G2
c play R5
d play R7
e play Y1
f play B1
a play B6
b play B2
c play G1
a play G0
b play G7
c play G7
d play G1
e play G9
f play G8
e play K7
f play K7
a play G5
b play Y7
c play B0
d play K2
e play B3
f play B7
a play B1
b play B9
c play B8
d play R8
d play Y5
e play B4
f play Y3
a play B7
b play G3
c play Y8
! deal dealer=a a=R1,R5,R8,B5,B8,B9,Y4,K3,K4,K8 b=G4,B1,B2,B3,B7,Y1,Y5,Y7,Y9,K5 c=R2,R9,G7,G8,B1,Y0,Y1,Y8,K6,K7 d=R0,R4,R7,G0,G5,B4,Y3,K1,K1,K9 e=G1,G3,G6,G9,B6,B7,Y2,Y6,K2,K7 f=R1,R3,R6,R7,G1,G2,G7,B0,Y7,K0
a pass
b lay B1
c lay G8,Y8
d lay R0
e lay Y2
f lay R7
a lay R1,Y4,K3
b pass
c pass
d pass
e lay G6
f pass
a pass
b pass
c pass
d pass
e pass
c trump Y
a trump 4
a partner e
a play Y4
b play Y1
c play Y1
d play Y3
e play Y6
f play Y7
a play B8
b play B1
c play B1
d play R4
e play B7
f play B0
d play B4
e play Y2
f play R6
a play K4
b play Y7
c play Y0
d play K9
e play K2
f play K0
a play K3
b play K5
c play K6
d play R7
e play G6
f play R1
a play R8
b play Y5
c play R2
b play G4
c play Y8
d play R0
e play G1
f play R7
a play R1
b play Y9
c play G8
d play G0
e play B6
f play G7
a play R5
b play B7
c play G7
d play K1
e play K7
f play G2
a play B9
a play B5
b play B2
c play K7
d play K1
e play G3
f play G1
a play K8
b play B3
c play R9
d play G5
e play G9
f play R3
! deal dealer=b a=R3,R7,G1,G7,G9,B0,B1,B8,B9,Y0 b=R4,R9,G0,G7,G8,B1,B4,B7,K4,K7 c=R7,G6,B2,B3,Y1,Y5,Y7,Y8,K1,K2 d=R0,R1,R2,R6,R8,B7,Y4,Y9,K1,K9 e=G1,G2,G3,G5,Y1,Y7,K0,K5,K6,K7 f=R1,R5,G4,B5,B6,Y2,Y3,Y6,K3,K8
b lay R4
c pass
d lay R0,R1
e lay G5
f lay Y3
a lay G1,B0,B1
b lay G0,B1,B4
c lay Y8
d lay R2,R6,K1
e lay K0
f lay R1
a lay R3
b pass
c lay Y7
d pass
e pass
f pass
a pass
b pass
c pass
b trump 4
d trump R
d partner a
d play K9
e play K5
f play K3
a play R7
b play K7
c play K1
a play G9
b play G0
c play G6
d play R6
e play G3
f play Y2
d play Y9
e play Y7
f play Y3
a play Y0
b play B4
c play Y5
b play R4
c play R7
d play R1
e play K6
f play G4
a play R3
b play R9
c play Y7
d play Y4
e play G5
f play R5
a play B1
b play B7
c play B2
d play B7
e play K0
f play B5
a play B8
a play B9
b play B1
c play B3
d play R2
e play G2
f play B6
d play R8
e play G1
f play R1
a play G7
b play K4
c play Y1
d play R0
e play Y1
f play K8
a play B0
b play G8
c play K2
d play K1
e play K7
f play Y6
a play G1
b play G7
c play Y8
! deal dealer=c a=R4,R7,G2,G7,B5,B7,B8,Y0,Y1,Y6 b=R0,R5,G3,G5,B3,Y2,Y7,K2,K3,K9 c=R1,R1,R3,G1,B0,Y3,Y4,K4,K7,K7 d=R7,G0,G4,G6,B1,B6,Y7,Y8,K1,K5 e=R2,R8,R9,G9,B1,B2,B4,Y1,Y5,K1 f=R6,G1,G7,G8,B7,B9,Y9,K0,K6,K8
c lay R1
d pass
e lay B1,Y1
f lay G1,K0,K6
a lay Y0,Y1
b lay R0,G3,Y2,K3
c lay R1
d lay G6
e lay B2,B4,K1
f pass
a pass
b pass
c pass
d lay G0
e pass
f pass
a lay R7,G7
b pass
c pass
d pass
e pass
f pass
a pass
a trump G
e trump none
e partner d
e play R8
f play R6
a play R4
b play R0
c play R1
d play R7
e play G9
f play G1
a play G7
b play G3
c play G1
d play G6
e play R9
f play G7
a play R7
b play R5
c play R3
d play B1
f play G8
a play G2
b play G5
c play B0
d play G0
e play B4
f play Y9
a play Y6
b play Y7
c play Y3
d play Y8
e play Y1
f play B9
a play B5
b play B3
c play K7
d play B6
e play B1
f play B7
a play B8
b play Y2
c play R1
d play G4
e play B2
d play Y7
e play Y5
f play K0
a play Y1
b play K2
c play Y4
d play K1
e play K1
f play K6
a play B7
b play K9
c play K7
b play K3
c play K4
d play K5
e play R2
f play K8
a play Y0
! deal dealer=d a=R9,G0,G5,G7,G8,B0,B2,B7,Y5,K1 b=R0,R2,R8,G2,B1,B3,B7,B9,Y0,Y1 c=R1,G1,G4,G6,G9,B5,Y1,Y4,K2,K3 d=R3,R6,G3,B6,Y3,Y7,K0,K4,K6,K7 e=R1,R7,R7,G1,B1,B4,Y9,K1,K5,K9 f=R4,R5,G7,B8,Y2,Y6,Y7,Y8,K7,K8
d lay R3
e lay R1,G1
f lay B8,Y2,Y8
a lay G0
b lay R0
c lay R1
d pass
e pass
f pass
a lay G5
b pass
c pass
d pass
e pass
f pass
a pass
a trump G
f trump 8
f partner e
f play K7
a play K1
b play G2
c play K2
d play K0
e play K9
b play B7
c play B5
d play B6
e play B1
f play G7
a play B0
f play Y7
a play Y5
b play Y1
c play Y1
d play Y3
e play Y9
e play R7
f play R4
a play R9
b play R0
c play R1
d play R6
a play G5
b play R8
c play G6
d play G3
e play G1
f play B8
b play R2
c play G4
d play R3
e play R7
f play R5
a play G7
a play B2
b play B3
c play G1
d play K4
e play B4
f play Y8
f play Y2
a play G0
b play Y0
c play Y4
d play Y7
e play R1
a play G8
b play B1
c play G9
d play K6
e play K1
f play K8
a play B7
b play B9
c play K3
d play K7
e play K5
f play Y6
! deal dealer=e a=R7,G0,G5,B2,B4,B7,B8,B9,Y0,K9 b=R4,R6,G6,B1,B5,B6,Y4,K0,K3,K7 c=R1,R5,R7,R9,G7,G8,Y9,K5,K7,K8 d=R3,G1,G9,B1,B7,Y1,Y1,Y3,K2,K4 e=G1,B0,B3,Y2,Y5,Y6,Y8,K1,K1,K6 f=R0,R1,R2,R8,G2,G3,G4,G7,Y7,Y7
e lay Y6
f lay G7,Y7
a lay G0,B2,B4
b lay B6
c lay R7,R9,G7,K7
d lay Y1
e lay G1,B0
f pass
a lay B7,B8
b lay R6
c lay G8,Y9
d lay G1
e pass
f pass
a pass
b pass
c pass
d pass
a trump B
c trump R
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 56
from 6017 7 277
choice a pass | lay G0 | lay R1
best 0.345 116.7 pass
tried 0.228 101.5 lay R0,R1,B1
why - bid_missed TRICKS-10.3,TRICKS-12.2 71
tried 0.173 95.5 lay G3,G6,G7
why ! bid_missed TRICKS-10.3,TRICKS-12.2 75
tried 0.171 95.2 lay R1,G0,B1
why - bid_missed TRICKS-10.3,TRICKS-12.2 75
tried 0.170 95.3 lay G0,G2,G3
why - bid_missed TRICKS-10.3,TRICKS-12.2 75
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R1,R5,R6,R7,R8,G8,G9,B4,B7,B8,B9 b=R0,R2,R4,G0,G1,G2,G3,G4,G5,B1,B2,B7 c=R3,R7,R9,G1,G6,G7,G7,B0,B1,B3,B5,B6
a lay R8
b pass
c pass
a lay R1
b pass
c pass
a lay R1
b pass
c pass
a pass
a trump R
a play B7
b play B1
c play B1
a play G8
b play G5
c play G1
a play B8
b play B2
c play B0
a play G9
b play G3
c play G6
a play B9
b play B7
c play B3
a play R8
b play R2
c play R9
c play G7
a play R6
b play G1
a play R7
b play R0
c play R3
a play R5
b play R4
c play R7
c play B6
a play B4
b play G0
c play B5
a play R1
b play G2
a play R1
b play G4
c play G7
! deal dealer=b a=R2,R3,R4,R6,G1,G1,G5,G8,G9,B0,B4,B7 b=R1,R5,R7,R7,R9,G7,B1,B3,B6,B7,B8,B9 c=R0,R1,R8,G0,G2,G3,G4,G6,G7,B1,B2,B5
b lay B7
c pass
a pass
b lay R7
c pass
a pass
b pass
b trump 7
b play R7
c play G7
a play B7
b play R5
c play R8
a play R6
c play R1
a play R2
b play R9
b play G7
c play B1
a play G1
b play B7
c play R0
a play G1
b play R7
c play G0
a play B0
b play B6
c play B2
a play B4
b play B8
c play B5
a play R3
b play B1
c play G2
a play R4
b play R1
c play G3
a play G5
b play B3
c play G4
a play G9
b play B9
c play G6
a play G8
! deal dealer=c a=R0,R5,R7,R9,G1,G2,G3,G7,G9,B1,B6,B9 b=R1,R1,R3,R4,G1,G4,G6,G7,G8,B2,B3,B7 c=R2,R6,R7,R8,G0,G5,B0,B1,B4,B5,B7,B8
c lay B0
a lay G1,G9
b pass
c pass
a pass
a trump none
a play R9
b play R3
c play R2
a play G9
b play G1
c play G0
a play B9
b play B3
c play B1
a play G1
b play G6
c play G5
b play G8
c play R6
a play G2
b play G7
c play B0
a play G3
b play R1
c play R7
a play R0
c play B7
a play B1
b play B2
c play R8
a play R5
b play R4
c play B8
a play B6
b play B7
c play B4
a play R7
b play R1
c play B5
a play G7
b play G4
! deal dealer=a a=R0,R3,R4,R5,R8,G1,G5,G8,B1,B4,B6,B9 b=R1,R1,R2,R7,G0,G2,G6,G7,B0,B1,B7,B8 c=R6,R7,R9,G1,G3,G4,G7,G9,B2,B3,B5,B7
a pass
b lay R7
c pass
a pass
b pass
b trump 7
b play G7
c play R7
a play G1
b play R7
c play G7
a play B1
b play B7
c play B7
a play R0
b play R1
c play R6
a play R8
a play B9
b play B0
c play B2
a play B6
b play B8
c play B3
b play R2
c play R9
a play R3
c play B5
a play B4
b play B1
c play G9
a play G5
b play G0
c play G3
a play G8
b play G2
a play R4
b play R1
c play G4
a play R5
b play G6
c play G1
! deal dealer=b a=R1,R3,R7,R8,G1,G5,G7,G7,G8,G9,B6,B7 b=R2,R4,R7,G0,G1,G3,G4,B2,B5,B7,B8,B9 c=R0,R1,R5,R6,R9,G2,G6,B0,B1,B1,B3,B4
b pass
c pass
a lay G7
b pass
c pass
a pass
a trump 7
a play R7
b play B7
c play R1
a play G7
b play R7
c play B1
a play G8
b play G0
c play G2
a play G7
b play R4
c play B1
a play B7
b play R2
c play R0
a play G9
b play G1
c play G6
a play G5
b play G3
c play B0
a play G1
b play G4
c play R6
b play B8
c play B3
a play B6
b play B5
c play B4
a play R1
b play B2
c play R5
a play R3
b play B9
c play R9
a play R8
! deal dealer=c a=R6,R7,G0,G1,G7,B0,B3,B4,B5,B7,B7,B8 b=R1,R1,R3,R5,R8,G3,G6,G7,B1,B1,B2,B9 c=R0,R2,R4,R7,R9,G1,G2,G4,G5,G8,G9,B6
c lay G2
a lay B0,B7
b pass
c lay G1,G4
a pass
b lay R1
c pass
a pass
b lay R1
c pass
a pass
b pass
c trump G
c play G8
a play G1
b play G3
c play G9
a play G0
b play G6
c play R9
a play R6
b play R1
c play G1
a play G7
b play G7
a play R7
b play R8
c play R0
b play B2
c play B6
a play B7
a play B3
b play B9
c play G2
c play R7
a play B0
b play R1
c play G4
a play B4
b play B1
c play G5
a play B5
b play B1
c play R4
a play B8
b play R5
b play R3
c play R2
a play B7
! deal dealer=a a=R0,R1,R7,R9,G0,G2,G3,G6,G7,B1,B1,B4 b=R1,R3,R4,R6,R7,G1,G1,G4,G8,B5,B6,B7 c=R2,R5,R8,G5,G7,G9,B0,B2,B3,B7,B8,B9
a pass
b lay R6
c lay B0,B2
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 57
from 6013 98 241
choice c pass
best 0.990 195.7 pass
tried 0.938 181.4 lay R0,R9,G9
why - bid_missed TRICKS-10.3,TRICKS-12.2 65
tried 0.926 185.0 lay R5
why - bid_missed TRICKS-10.3,TRICKS-12.2 78
tried 0.926 184.9 lay R9
why - bid_missed TRICKS-10.3,TRICKS-12.2 78
tried 0.923 184.5 lay R0,R1,R5
why - bid_missed TRICKS-10.3,TRICKS-12.2 78
tried 0.922 184.1 lay R5,R9,G5
why - bid_missed TRICKS-10.3,TRICKS-12.2 78
tried 0.921 183.1 lay R5,R7,R9
why ! bid_missed TRICKS-10.3,TRICKS-12.2 81
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R2,R4,R5,R9,G0,G7,G9,B1,B2,B4,B7 b=R0,R1,R6,R7,G1,G1,G2,G3,G6,G7,B1,B7 c=R3,R7,R8,G4,G5,G8,B0,B3,B5,B6,B8,B9
a lay R9
b pass
c pass
a pass
a trump R
a play R9
b play R1
c play R3
a play G9
b play G1
c play G4
a play B1
b play B7
c play B8
c play R7
a play R1
b play R6
c play B6
a play B7
b play B1
a play G7
b play G1
c play G8
c play B5
a play B2
b play R7
b play G6
c play G5
a play G0
b play G2
c play B0
a play R2
a play B4
b play R0
c play B3
b play G3
c play B9
a play R4
a play R5
b play G7
c play R8
! deal dealer=b a=R0,R2,R4,R7,R9,G0,G1,G3,B1,B2,B3,B7 b=R1,R5,R7,R8,G1,G2,G5,G7,B1,B4,B6,B8 c=R1,R3,R6,G4,G6,G7,G8,G9,B0,B5,B7,B9
b pass
c lay G6
a pass
b pass
c lay G4
a pass
b pass
c pass
c trump 6
c play R6
a play G1
b play B6
c play G6
a play B1
b play R1
c play G9
a play G0
b play G1
c play B9
a play B2
b play B1
c play G7
a play G3
b play G2
c play G8
a play R0
b play G5
c play B7
a play B3
b play B8
b play G7
c play G4
a play R7
b play R7
c play R3
a play R2
b play R5
c play R1
a play R4
b play R8
c play B0
a play R9
a play B7
b play B4
c play B5
! deal dealer=c a=R2,R5,R6,R7,G0,G1,G3,G5,G6,G8,G9,B0 b=R1,R4,R9,G2,G4,G7,G7,B1,B6,B7,B7,B8 c=R0,R1,R3,R7,R8,G1,B1,B2,B3,B4,B5,B9
c pass
a lay G9
b lay G7,B7
c pass
a lay G6,G8
b pass
c pass
a lay G5
b pass
c lay B3
a pass
b pass
c lay B1
a pass
b pass
c pass
a trump G
a play G8
b play G2
c play G1
a play G9
b play G4
c play R0
a play G1
b play G7
c play B4
b play G7
c play R3
a play G0
b play R9
c play R1
a play R2
b play B6
c play B9
a play B0
c play B2
a play G6
b play B1
a play R7
b play R1
c play R8
c play B1
a play G3
b play B8
a play R5
b play R4
c play R7
c play B3
a play G5
b play B7
a play R6
b play B7
c play B5
! deal dealer=a a=R1,R6,R7,R9,G0,G1,G3,G6,B0,B1,B5,B7 b=R0,R2,R4,G2,G4,G7,G9,B1,B3,B4,B6,B9 c=R1,R3,R5,R7,R8,G1,G5,G7,G8,B2,B7,B8
a pass
b lay B4
c lay R7,G7
a pass
b lay R0,R4
c pass
a pass
b pass
b trump 4
b play R4
c play G5
a play R1
b play G4
c play R5
a play G1
b play B4
c play R3
a play B1
b play G9
c play G1
a play G0
b play B9
c play B2
a play B0
b play B1
c play B7
a play B7
c play R7
a play R9
b play R0
a play R7
b play R2
c play R1
a play R6
b play G2
c play R8
c play G7
a play G6
b play G7
c play G8
a play G3
b play B3
c play B8
a play B5
b play B6
! deal dealer=b a=R2,R9,G0,G1,G5,G7,G9,B2,B3,B5,B7,B8 b=R1,R5,R7,G3,G4,B0,B1,B1,B4,B6,B7,B9 c=R0,R1,R3,R4,R6,R7,R8,G1,G2,G6,G7,G8
b lay B4
c pass
a pass
b lay B0
c lay R6
a pass
b pass
c lay R0,R1
a pass
b pass
c pass
c trump R
c play R1
a play R2
b play R7
b play B9
c play R6
a play B2
c play R8
a play R9
b play R5
a play G7
b play G3
c play G8
c play R0
a play G0
b play R1
b play B1
c play G1
a play B7
a play B8
b play B1
c play G2
a play G9
b play G4
c play G6
a play G5
b play B0
c play G7
c play R3
a play G1
b play B4
c play R4
a play B3
b play B6
c play R7
a play B5
b play B7
! deal dealer=c a=R1,R2,R3,R4,R6,R7,R8,B2,B3,B4,B7,B8 b=G0,G1,G1,G3,G4,G6,G7,G7,B0,B1,B5,B6 c=R0,R1,R5,R7,R9,G2,G5,G8,G9,B1,B7,B9
c pass
a lay R8
b lay G0,G1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 58
from 6015 33 37
choice b play G7 | play B7 | play Y7 | play K7
best 0.916 140.3 play G7
tried 0.836 117.7 play Y9
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.831 117.4 play Y8
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.831 117.4 play Y5
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.562 43.7 play G8
why - trick_lost TRICKS-9.6 87
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:3/8 fierce:8/8
---
! deal dealer=b a=R1,R7,R9,G0,G9,B2,B3,B7,Y1,Y2,Y3,Y6,Y7,K3,K5 b=R7,R8,G4,G7,G7,G8,B1,B1,B7,Y5,Y7,Y8,Y9,K7,K8 c=R0,R2,R4,R6,G2,G3,G6,B0,B4,B5,B6,K1,K1,K6,K9 d=R1,R3,R5,G1,G1,G5,B8,B9,Y0,Y1,Y4,K0,K2,K4,K7
b lay R7
c lay R6,G6
d lay R1
a lay G0,B3,Y3
b lay G7,G7,B7
c lay R0,B0,B6
d lay G1,G1,Y0
a pass
b lay Y7,K7
c pass
d lay K0
a pass
b lay Y9
c pass
d pass
a pass
b lay R8
c pass
d pass
a pass
b lay G8
c pass
d pass
a pass
b pass
c trump 6
b trump 7
b partner d
b play R7
c play R6
d play K7
a play Y6
b play G7
c play G6
d play K0
a play R7
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 59
from 6011 71 71
choice a play R5
best 0.236 13.4 play R5
tried 0.227 10.1 play G8
why ! trick_lost TRICKS-9.6 100
tried 0.227 10.1 play G5
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R2,R3,R5,R9,G1,G2,G5,G8,B1,Y1,Y3,K1,K7,K8 b=R0,R1,R4,R7,R7,G1,G7,G9,B2,B4,B5,B9,Y1,Y4,K4 c=R8,G0,G4,B0,B3,B7,Y0,Y2,Y6,Y8,Y9,K0,K1,K5,K9 d=R6,G3,G6,G7,B1,B6,B7,B8,Y5,Y7,Y7,K2,K3,K6,K7
d lay R6
a lay R1,G1
b pass
c lay G0,B0,Y0
d lay G6,B6,K6
a pass
b lay B2,B4,B5
c lay Y2,K1
d lay G7,B8
a pass
b pass
c lay G4,B3
d pass
a pass
b lay R0,R4,Y4
c pass
d pass
a pass
b pass
d trump 7
c trump 0
c partner b
c play G0
d play G7
a play K7
b play R7
c play B0
d play B7
a play R1
b play G7
c play Y0
d play Y7
a play G1
b play R7
c play Y6
d play Y5
a play Y1
b play Y1
c play K0
d play Y7
a play B1
b play R0
c play B7
d play K7
a play K1
b play B4
c play Y8
d play B1
a play Y3
b play Y4
c play Y2
d play K2
a play R2
b play R4
c play Y9
d play G3
a play G2
b play R1
c play K9
d play K3
a play K8
b play K4
c play R8
d play R6
a play R9
b play B5
a play R3
b play G1
c play K1
d play G6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 60
from 6016 31 216
choice a play K7
best 0.472 73.9 play K7
tried 0.452 70.2 play G4
why ! points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.452 70.2 play G5
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R3,R5,R7,G1,G1,B1,B3,B4,B9,Y5,Y6 b=R4,R6,G5,Y0,Y1,Y2,Y8,K1,K4,K5,K7,K7 c=R1,G8,B1,B5,B7,Y4,Y7,Y7,K0,K3,K8,K9 d=R2,R7,R9,G2,G7,G7,B2,B6,B7,B8,Y1,K6 e=R1,R8,G0,G3,G4,G6,G9,B0,Y3,Y9,K1,K2
a lay R3
b lay Y0,K4
c lay B7
d lay R2,G2,B2
e lay G0,G3,G4,G6
a lay R0
b lay K1,K5,K7
c lay Y7
d lay R7,R9,B8
e pass
a pass
b pass
c pass
d pass
b trump K
d trump 7
d partner e
d play R9
e play R1
a play R0
b play R4
c play R1
d play B6
e play B0
a play B9
b play K5
c play B1
b play K1
c play B7
d play K6
e play K1
a play R7
c play G8
d play G2
e play G9
a play G1
b play G5
e play Y9
a play Y5
b play Y2
c play Y4
d play Y1
e play Y3
a play Y6
b play Y8
c play Y7
d play R2
c play Y7
d play R7
e play K2
a play R3
b play K7
b play K7
c play K0
d play G7
e play G0
a play B3
b play Y1
c play K3
d play G7
e play G3
a play G1
d play B7
e play G4
a play B1
b play K4
c play K9
d play B8
e play G6
a play B4
b play R6
c play B5
d play B2
e play R8
a play R5
b play Y0
c play K8
! deal dealer=b a=R3,R9,G3,B5,B8,Y6,Y9,K1,K6,K7,K7,K8 b=R2,G1,G6,G7,G8,B1,B2,Y0,Y2,K0,K2,K9 c=R5,R6,R8,G7,B0,B7,B9,Y4,Y5,Y8,K1,K4 d=R1,R4,R7,G2,G4,G5,G9,B1,B3,Y1,Y3,Y7 e=R0,R1,R7,G0,G1,B4,B6,B7,Y1,Y7,K3,K5
b pass
c lay Y4
d pass
e pass
a lay K1,K6
b lay R2,B2,Y2
c pass
d lay G9
e lay R7
a lay K7,K7
b pass
c lay B0
d lay G5
e lay B7
a pass
b lay G1,Y0
c pass
d pass
e pass
a pass
b pass
a trump K
b trump 2
b partner d
b play B2
c play K1
d play G2
e play K3
a play K1
b play G8
c play G7
d play G9
e play G1
a play G3
d play R7
e play R0
a play R9
b play K0
c play R5
b play K2
c play K4
d play Y7
e play K5
a play K8
b play Y2
c play B0
d play B3
e play R1
a play K6
b play K9
c play Y4
d play R1
e play Y1
a play K7
b play R2
c play Y5
d play Y3
e play G0
a play K7
b play G7
c play B9
d play G4
e play B4
a play R3
b play G6
c play Y8
d play G5
e play B6
a play B5
b play G1
c play R8
d play B1
e play B7
a play Y9
b play Y0
c play B7
d play Y1
e play Y7
a play Y6
e play R7
a play B8
b play B1
c play R6
d play R4
! deal dealer=c a=R1,R2,R6,R7,G1,G4,G5,B6,B7,Y2,K1,K7 b=R1,R4,R8,R9,B1,B3,B4,Y3,Y6,Y8,K4,K5 c=G2,G3,G6,G7,G8,G9,B0,B5,B8,Y4,Y5,K8 d=R0,R3,R7,G1,G7,B7,Y1,Y1,Y7,K0,K1,K9 e=R5,G0,B1,B2,B9,Y0,Y7,Y9,K2,K3,K6,K7
c lay G8
d lay R7,G7
e lay K2
a lay R7
b pass
c lay G2,G3
d pass
e pass
a pass
b pass
c pass
d trump 7
c trump G
c partner a
c play G7
d play G1
e play G0
a play R7
b play R9
c play K8
d play K9
e play K2
a play K1
b play K4
d play G7
e play Y7
a play G1
b play K5
c play G9
d play Y1
e play Y9
a play Y2
b play Y3
c play Y4
e play B9
a play B6
b play B4
c play B0
d play R7
d play Y1
e play Y0
a play B7
b play Y8
c play Y5
a play R6
b play R8
c play G6
d play R0
e play R5
c play G8
d play B7
e play K7
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 61
from 6012 52 280
choice a partner d
best 0.603 115.8 partner d
tried 0.454 74.8 partner e
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.407 70.2 partner b
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R2,R6,G5,G8,B1,B7,Y0,Y4,Y7,Y7,Y8,K7 b=R0,R5,R7,R8,B1,B2,B3,B9,Y5,K1,K6,K9 c=R9,G1,G2,G3,G6,G7,G9,B8,Y1,K1,K3,K5 d=R1,R1,R4,R7,G1,G4,G7,B4,B7,Y6,Y9,K2 e=R3,G0,B0,B5,B6,Y1,Y2,Y3,K0,K4,K7,K8
b lay R5
c lay G7,G9
d lay R1,R4,G4
e lay K0,K4
a lay Y8
b pass
c pass
d pass
e pass
a lay Y7
b pass
c pass
d pass
e pass
a pass
c trump G
d trump 4
d partner e
d play R4
e play G0
a play Y4
b play B1
c play G1
d play B4
e play K4
a play G5
b play K1
c play G9
d play G4
e play B0
a play G8
b play R0
c play G2
d play G7
e play K7
a play Y8
b play B2
c play G3
d play Y9
e play Y2
a play Y0
b play Y5
c play Y1
d play R1
e play R3
a play R6
b play R7
c play R9
c play B8
d play B7
e play B5
a play B1
b play B9
b play K9
c play K1
d play K2
e play K0
a play K7
b play R8
c play G7
d play R1
e play Y3
a play R2
c play K3
d play G1
e play K8
a play Y7
b play K6
d play R7
e play B6
a play B7
b play R5
c play G6
c play K5
d play Y6
e play Y1
a play Y7
b play B3
! deal dealer=c a=R1,R4,G3,G8,B4,B5,B8,Y4,K3,K5,K7,K8 b=R1,R2,R3,R7,G1,G1,G6,G9,B3,B7,Y6,K0 c=R5,R7,R8,G4,B1,B2,B6,Y7,K1,K1,K4,K9 d=R6,R9,G0,G7,G7,B1,B7,Y0,Y1,Y3,Y7,K2 e=R0,G2,G5,B0,B9,Y1,Y2,Y5,Y8,Y9,K6,K7
c lay K9
d lay G7,Y7
e lay R0,G2,Y1
a lay K8
b lay R3
c pass
d pass
e pass
a lay G8
b pass
c pass
d pass
e pass
a pass
a trump K
e trump 0
e partner c
e play R0
a play K8
b play K0
c play K1
d play K2
b play G9
c play G4
d play G7
e play G2
a play G3
b play B7
c play B1
d play B1
e play B9
a play B4
e play G5
a play G8
b play G1
c play K4
d play G7
c play R7
d play R9
e play K7
a play R4
b play R1
e play Y9
a play Y4
b play Y6
c play Y7
d play Y1
e play Y8
a play K3
b play R2
c play K9
d play Y3
c play R8
d play R6
e play Y1
a play R1
b play R3
c play R5
d play G0
e play Y2
a play B5
b play R7
d play Y0
e play K6
a play K5
b play B3
c play K1
d play B7
e play Y5
a play B8
b play G6
c play B2
a play K7
b play G1
c play B6
d play Y7
e play B0
! deal dealer=d a=R0,R1,R4,R6,R9,G8,B2,Y2,Y7,K1,K3,K5 b=R1,R5,R8,G5,G9,B5,B6,Y1,Y4,K2,K8,K9 c=R3,R7,R7,G0,G7,B1,B7,Y6,Y8,Y9,K0,K6 d=G1,G2,G3,G6,G7,B0,B1,Y1,Y7,K1,K4,K7 e=R2,G1,G4,B3,B4,B7,B8,B9,Y0,Y3,Y5,K7
d lay G1
e pass
a pass
b lay R5,G5
c lay R7,R7,G7
d pass
e lay R2,G1,B4,Y0
a lay R0,R1,B2
b pass
c lay B7,Y9
d lay G2
e pass
a lay R4
b pass
c pass
d pass
e lay B3,B7
a pass
b pass
c pass
d pass
e lay B8
a pass
b pass
c pass
d pass
e lay Y3
a lay K1,K3,K5
b pass
c pass
d pass
e pass
a pass
a trump 1
e trump 7
e partner c
e play Y5
a play Y2
b play Y4
c play Y9
d play G7
d play Y7
e play G1
a play Y7
b play R1
c play B1
d play K7
e play K7
a play R1
b play Y1
c play R7
d play G2
e play G4
a play G8
b play G9
c play G0
b play R8
c play R3
d play G1
e play R2
a play R4
d play B0
e play B8
a play B2
b play B5
c play R7
c play G7
d play B1
e play B7
a play K1
b play K2
c play B7
d play Y1
e play Y3
a play K5
b play R5
c play K6
d play K4
e play B3
a play K3
b play K8
b play K9
c play K0
d play G3
e play B9
a play R9
b play B6
c play Y8
d play K1
e play B4
a play R0
d play G6
e play Y0
a play R6
b play G5
c play Y6
! deal dealer=e a=R0,R1,R4,R8,G2,G7,B7,B9,Y1,Y3,K7,K7 b=R1,R7,G1,G3,G4,G6,B2,B4,B6,Y8,K1,K8 c=R2,R3,R5,R6,G1,G8,G9,B8,Y5,Y7,Y9,K1 d=R7,R9,G5,B1,B3,B7,Y2,Y4,Y7,K0,K3,K9 e=G0,G7,B0,B1,B5,Y0,Y1,Y6,K2,K4,K5,K6
e pass
a pass
b lay G4
c lay R5,R6
d lay B7
e lay G0
a lay R1
b pass
c pass
d pass
e pass
a lay G7,B7
b pass
c lay R2,R3
d lay R7
e lay K2
a lay R0,R4
b lay G1
c pass
d pass
e pass
a pass
b pass
c trump R
a trump 7
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 62
from 6014 41 105
choice d partner e
best 0.386 7.6 partner e
tried 0.278 -11.6 partner f
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.276 -12.0 partner b
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
tried 0.259 -15.1 partner c
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R6,G1,G3,G4,B2,B6,Y7,Y7,K2 b=R0,R2,R5,R8,G2,Y1,Y4,Y6,K1,K7 c=R1,R7,G5,B9,Y1,K0,K4,K6,K7,K9 d=R3,R4,R7,G1,B1,B1,B5,B7,B8,Y3 e=R9,G0,G6,G7,G9,B7,Y2,Y5,Y8,K3 f=G7,G8,B0,B3,B4,Y0,Y9,K1,K5,K8
b lay R8
c lay K0,K7
d lay B1,B1,B5
e lay G7
f lay B0
a lay B2
b pass
c lay K4,K6
d pass
e lay G0
f lay Y0
a lay R1
b lay R5
c pass
d pass
e pass
f pass
a pass
b pass
d trump 1
c trump K
c partner a
c play B9
d play B7
e play B7
f play B0
a play B2
b play K7
b play K1
c play R1
d play G1
e play K3
f play K5
a play R1
b play R8
c play R7
d play R7
e play R9
f play K8
a play R6
f play K1
a play G1
b play Y1
c play Y1
d play B1
e play G6
f play Y9
a play Y7
b play Y4
c play K6
d play Y3
e play Y2
c play K7
d play B1
e play G0
f play Y0
a play K2
b play R0
c play K0
d play B5
e play Y5
f play B3
a play B6
b play R2
c play K4
d play R3
e play G9
f play B4
a play Y7
b play G2
c play K9
d play R4
e play Y8
f play G8
a play G3
b play R5
c play G5
d play B8
e play G7
f play G7
a play G4
b play Y6
! deal dealer=c a=R5,G2,B0,B1,B7,B8,B9,Y1,Y9,K1 b=R4,R9,G3,G7,B3,B5,Y0,K1,K4,K9 c=R2,R3,R6,R7,G0,G4,G6,G7,Y5,Y7 d=R0,R8,G1,B2,B6,B7,Y1,Y3,Y7,K7 e=R7,G1,G8,G9,Y2,Y4,Y6,Y8,K3,K7 f=R1,R1,G5,B1,B4,K0,K2,K5,K6,K8
c lay R7
d pass
e lay Y2,Y8
f lay K8
a lay B0,B1,B7
b lay G3
c pass
d lay R0,G1,B7,Y7
e pass
f lay K6
a pass
b lay B3
c lay G7
d pass
e pass
f pass
a pass
b pass
c pass
a trump B
d trump Y
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 63
from 6017 10 148
choice a pass
best 0.344 51.7 pass
tried 0.296 42.2 lay R0,R3
why - bid_missed TRICKS-10.3,TRICKS-12.2 81
tried 0.291 41.5 lay R0,G7
why - bid_missed TRICKS-10.3,TRICKS-12.2 81
tried 0.290 41.5 lay G7,B7
why - bid_missed TRICKS-10.3,TRICKS-12.2 81
tried 0.287 40.8 lay R4,R6
why ! bid_missed TRICKS-10.3,TRICKS-12.2 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R2,R3,R7,G1,G2,G5,G7,G9,B3,B4,B7,B7 b=R0,R1,R4,R6,R7,G0,G1,G3,G4,G6,B0,B9 c=R1,R5,R8,R9,G7,G8,B1,B1,B2,B5,B6,B8
b lay G0
c pass
a lay R7,G7
b pass
c lay B8
a pass
b pass
c pass
a trump G
a play G9
b play G1
c play G7
a play G1
b play G6
c play G8
c play R5
a play R7
b play R1
a play B3
b play B9
c play B6
b play R4
c play R9
a play R2
c play B8
a play B4
b play B0
c play R8
a play R3
b play R0
c play R1
a play G7
b play R6
a play B7
b play G0
c play B1
b play R7
c play B2
a play G2
a play B7
b play G3
c play B1
b play G4
c play B5
a play G5
! deal dealer=c a=R7,G0,G1,G6,G7,G8,B1,B2,B3,B4,B7,B9 b=R1,R2,R3,R4,R8,G3,G4,G5,G7,G9,B7,B8 c=R0,R1,R5,R6,R7,R9,G1,G2,B0,B1,B5,B6
c pass
a pass
b pass
! deal dealer=a a=R0,R1,R3,R4,R7,R7,R9,G0,G3,B1,B5,B8 b=R1,R2,G1,G1,G4,G6,G7,G9,B0,B2,B4,B7 c=R5,R6,R8,G2,G5,G7,G8,B1,B3,B6,B7,B9
a lay R9
b pass
c lay B1,B6
a lay R7,R7
b pass
c pass
a lay R4
b pass
c pass
a pass
a trump R
a play R9
b play R1
c play R6
a play B8
b play B0
c play B9
c play R5
a play R7
b play R2
a play R1
b play G1
c play R8
c play B7
a play B1
b play B2
c play G8
a play G0
b play G6
c play B6
a play B5
b play B7
b play G7
c play G2
a play G3
b play B4
c play B1
a play R7
a play R3
b play G1
c play G5
a play R4
b play G4
c play G7
a play R0
b play G9
c play B3
! deal dealer=b a=R1,R4,R8,G1,G1,G3,G4,G6,G8,B1,B6,B7 b=R6,R7,R7,R9,G2,G7,B1,B3,B4,B7,B8,B9 c=R0,R1,R2,R3,R5,G0,G5,G7,G9,B0,B2,B5
b lay B7
c pass
a pass
b lay R7
c pass
a pass
b pass
b trump 7
b play R7
c play G7
a play B7
b play B8
c play B2
a play B1
b play R7
c play G0
a play R1
b play G7
c play B0
a play G1
b play B7
c play R1
a play G1
b play R9
c play R2
a play R4
b play B9
c play B5
a play B6
b play B3
c play R3
a play G3
b play B4
c play R0
a play G4
b play B1
c play R5
a play R8
b play R6
c play G5
a play G8
b play G2
c play G9
a play G6
! deal dealer=c a=R0,R3,R4,R6,R7,R7,G4,G5,G7,B0,B3,B7 b=R2,R5,R8,R9,G0,G1,G3,G8,G9,B1,B2,B7 c=R1,R1,G1,G2,G6,G7,B1,B4,B5,B6,B8,B9
c lay B1
a lay R7,R7
b pass
c lay B4,B5
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 64
from 6013 110 260
choice c pass
best 0.547 94.7 pass
tried 0.526 79.9 lay G7,B7
why - bid_missed TRICKS-10.3,TRICKS-12.2 78
tried 0.521 78.8 lay R0,G7
why - bid_missed TRICKS-10.3,TRICKS-12.2 84
tried 0.507 75.3 lay R4,R5
why ! bid_missed TRICKS-10.3,TRICKS-12.2 90
tried 0.503 74.4 lay R1,G1
why - bid_missed TRICKS-10.3,TRICKS-12.2 90
tried 0.502 74.1 lay R0,R1
why - bid_missed TRICKS-10.3,TRICKS-12.2 90
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R4,R7,R8,R9,G1,G2,G5,G7,G8,B6,B7 b=R1,R6,R7,G0,G1,G4,G6,G7,B1,B2,B4,B5 c=R1,R2,R3,R5,G3,G9,B0,B1,B3,B7,B8,B9
a lay G8
b pass
c lay R3,B3
a lay G5,G7
b pass
c lay R1,B0
a lay G1,G2
b pass
c lay R2,B1
a lay R8,R9
b pass
c pass
a pass
a trump G
a play R7
b play R1
c play R1
a play R8
b play R6
c play R5
a play R9
b play R7
c play R3
a play G7
b play G1
c play G3
a play B7
b play B2
c play B8
c play G9
a play G1
b play G6
c play R2
a play R4
b play G7
b play B1
c play B7
a play B6
c play B0
a play G2
b play B4
a play G8
b play G0
c play B1
a play G5
b play G4
c play B3
a play R0
b play B5
c play B9
! deal dealer=b a=R0,R1,R3,R6,R7,R7,G1,G1,G4,G7,G7,B2 b=R1,R2,R4,R5,R8,G2,G8,B1,B5,B7,B7,B9 c=R9,G0,G3,G5,G6,G9,B0,B1,B3,B4,B6,B8
b pass
c lay B0
a lay R7,R7
b pass
c lay B1,B3
a lay G7,G7
b pass
c pass
a pass
a trump R
a play R1
b play R2
c play R9
c play G3
a play G1
b play G8
b play R8
c play B1
a play R0
b play B9
c play B4
a play B2
b play B7
c play B0
a play R6
a play G7
b play G2
c play G9
c play G6
a play G7
b play R4
b play B1
c play B8
a play R7
a play R7
b play R1
c play G0
a play G1
b play B5
c play G5
c play B3
a play R3
b play B7
a play G4
b play R5
c play B6
! deal dealer=c a=R0,R1,R4,R6,G6,G7,G9,B1,B1,B7,B8,B9 b=R2,R5,R7,R8,R9,G1,G3,G7,B2,B3,B5,B6 c=R1,R3,R7,G0,G1,G2,G4,G5,G8,B0,B4,B7
c pass
a pass
b pass
! deal dealer=a a=R1,R4,R7,R8,G1,G1,B4,B5,B6,B7,B7,B8 b=R0,R2,R3,R6,R7,G2,G3,G4,G7,G7,B0,B9 c=R1,R5,R9,G0,G5,G6,G8,G9,B1,B1,B2,B3
a lay B8
b pass
c lay G0,G5
a pass
b pass
c pass
c trump 5
c play G0
a play G1
b play G7
b play B9
c play B2
a play B4
b play R7
c play R9
a play R1
c play B3
a play B6
b play B0
a play R7
b play R0
c play R1
a play B7
b play R6
c play B1
a play B7
b play R2
c play B1
a play B8
b play G2
c play R5
c play G5
a play B5
b play R3
c play G8
a play G1
b play G3
c play G9
a play R4
b play G4
c play G6
a play R8
b play G7
! deal dealer=b a=R3,R6,G0,G6,G7,G8,B0,B1,B2,B5,B6,B9 b=R0,R2,R4,R5,R7,R8,G1,G2,G4,G7,B1,B7 c=R1,R1,R7,R9,G1,G3,G5,G9,B3,B4,B7,B8
b pass
c pass
a pass
! deal dealer=c a=R2,R6,R8,R9,G0,G1,G2,G4,G6,G7,B0,B2 b=R0,R1,R7,G1,G8,G9,B1,B5,B6,B7,B8,B9 c=R1,R3,R4,R5,R7,G3,G5,G7,B1,B3,B4,B7
c pass
a lay R2
b lay B1,B5
c pass
a lay G2,B2
b lay B6,B7
c pass
a lay R8,R9
b pass
c pass
a pass
a trump G
a play R8
b play R1
c play R3
a play R9
b play R0
c play R4
a play G1
b play G8
c play G3
b play B7
c play B3
a play B0
b play R7
c play R5
a play R2
b play B8
c play B7
a play B2
b play B6
c play B1
a play G6
a play G7
b play G9
c play G5
b play B1
c play B4
a play G0
a play R6
b play G1
c play R7
b play B5
c play G7
a play G2
c play R1
a play G4
b play B9
! deal dealer=a a=R2,R5,R6,R7,R8,R9,G0,G1,G7,G8,B0,B1 b=R0,R1,R1,R7,G3,G6,G9,B1,B5,B6,B8,B9 c=R3,R4,G1,G2,G4,G5,G7,B2,B3,B4,B7,B7
a lay R9
b pass
c pass
a lay R8
b pass
c lay G4
a lay R7
b pass
c lay R4
a lay R6
b pass
c lay G1
a lay R5
b pass
c lay G2
a pass
b pass
c pass
a trump R
a play R7
b play R1
c play R4
a play R8
b play R1
c play R3
a play R9
b play R0
c play B4
a play G7
b play G9
c play G2
b play B8
c play B3
a play B1
b play R7
c play B2
a play R2
b play B9
c play B7
a play B0
b play B1
c play B7
a play R6
a play G8
b play G3
c play G4
a play G1
b play G6
c play G7
c play G5
a play G0
b play B6
c play G1
a play R5
b play B5
! deal dealer=b a=R2,R6,R7,R8,G1,G2,G5,G8,B0,B2,B3,B9 b=R1,R9,G0,G3,G4,G6,G9,B1,B4,B5,B7,B8 c=R0,R1,R3,R4,R5,R7,G1,G7,G7,B1,B6,B7
b lay B4
c lay R7,G7
a lay R2,G2,B2
b pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 65
from 6015 33 119
choice d play G2 | play G4
best 0.880 166.7 play G2
tried 0.853 159.4 play R1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 1
tried 0.848 157.2 play G1
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:6/8 fierce:8/8
---
! deal dealer=b a=R1,R7,R9,G0,G9,B2,B3,B7,Y1,Y2,Y3,Y6,Y7,K3,K5 b=R7,R8,G4,G7,G7,G8,B1,B1,B7,Y5,Y7,Y8,Y9,K7,K8 c=R0,R2,R4,R6,G2,G3,G6,B0,B4,B5,B6,K1,K1,K6,K9 d=R1,R3,R5,G1,G1,G5,B8,B9,Y0,Y1,Y4,K0,K2,K4,K7
b lay R7
c lay R6,G6
d lay R1
a lay G0,B3,Y3
b lay G7,G7,B7
c lay R0,B0,B6
d lay G1,G1,Y0
a pass
b lay Y7,K7
c pass
d lay K0
a pass
b lay Y9
c pass
d pass
a pass
b lay R8
c pass
d pass
a pass
b lay G8
c pass
d pass
a pass
b pass
c trump 6
b trump 7
b partner d
b play R7
c play R6
d play K7
a play Y6
b play G7
c play G6
d play K0
a play R7
b play G7
c play B6
d play R1
a play B7
b play B7
c play K6
d play K4
a play Y7
b play Y7
c play K1
d play Y0
a play R1
b play K7
c play K1
d play G5
a play Y1
b play Y5
c play R0
d play Y1
a play Y2
b play Y8
c play B0
d play Y4
a play Y3
b play G8
c play G2
d play G1
a play G9
a play R9
b play R8
c play R2
d play R3
a play K3
b play K8
c play K9
d play K2
c play G3
d play G1
a play G0
b play G4
b play Y9
c play R4
d play B9
a play B2
b play B1
c play B4
d play B8
a play B3
d play R5
a play K5
b play B1
c play B5
! deal dealer=c a=R0,R1,R5,G8,B5,B7,B8,Y3,Y4,Y6,K1,K2,K5,K6,K7 b=R3,R4,R6,R9,G3,G6,G7,G9,B2,B4,Y0,Y1,Y7,K0,K3 c=R2,R7,G0,G1,G7,B1,B1,B6,B7,B9,Y1,Y7,K1,K4,K8 d=R1,R7,R8,G1,G2,G4,G5,B0,B3,Y2,Y5,Y8,Y9,K7,K9
c lay B1
d pass
a lay R5,K5
b lay R3,G3,K3
c pass
d lay R1,G1,G5,B0
a pass
b pass
c lay G1
d pass
a pass
b pass
c pass
b trump G
d trump 1
d partner c
d play K7
a play K2
b play K0
c play K8
c play B9
d play B0
a play B5
b play B2
c play G1
d play G5
a play R1
b play Y1
c play B1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 66
from 6011 83 371
choice b play G1
best 0.985 205.8 play G1
tried 0.783 196.8 play R5
why ! trick_lost TRICKS-9.6 71
tried 0.783 196.7 play R1
why - trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R5,R7,R8,G0,G1,G1,G7,G8,G9,B1,B7,B9,Y1,Y4,Y5 b=R1,R6,G2,G3,G4,B5,Y2,Y6,Y7,Y8,K1,K3,K4,K6,K7 c=R0,R2,R3,R4,R7,R9,G6,B1,B2,B3,B8,Y9,K0,K2,K8 d=R1,G5,G7,B0,B4,B6,B7,Y0,Y1,Y3,Y7,K1,K5,K7,K9
a lay G1
b lay K1,K6
c lay R0,R2,R3
d lay G7
a lay G0,G1,G7
b pass
c lay R4,R7
d lay B7
a lay G8,B1
b lay K3
c pass
d pass
a pass
b lay R6
c pass
d pass
a pass
b lay R1
c pass
d pass
a pass
b pass
c trump R
a trump G
a partner b
a play G7
b play R1
c play R0
d play R1
a play G8
b play G4
c play R2
d play G5
a play G9
b play G2
c play R9
d play G7
a play B9
b play B5
c play B1
d play B0
a play B7
b play R6
c play B2
d play B4
b play Y6
c play Y9
d play Y0
a play Y1
c play G6
d play Y1
a play G1
b play G3
c play K8
d play K1
a play R7
b play K6
a play G0
b play Y2
c play R3
d play Y3
a play R8
b play K3
c play R4
d play K5
a play G1
b play Y7
c play R7
d play K9
a play R5
b play K4
c play K0
d play B6
a play Y4
b play Y8
c play K2
d play Y7
b play K7
c play B3
d play K7
a play B1
b play K1
c play B8
d play B7
a play Y5
! deal dealer=b a=R0,R1,R1,R4,G5,G7,G9,B6,B7,B9,Y7,Y9,K1,K6,K9 b=R2,R7,R8,R9,G2,G4,G6,G7,G8,B8,Y2,Y3,K0,K2,K3 c=R3,R6,G1,G3,B0,B4,B7,Y0,Y1,Y1,Y4,K1,K4,K5,K7 d=R5,R7,G0,G1,B1,B1,B2,B3,B5,Y5,Y6,Y7,Y8,K7,K8
b lay G8
c pass
d pass
a lay G9,B9
b pass
c lay Y4
d lay R5
a pass
b pass
c pass
d pass
b trump G
a trump 9
a partner d
a play B9
b play G4
c play G1
d play G0
a play Y9
b play G2
c play G3
d play G1
a play K9
b play G8
c play Y1
d play Y6
a play G7
b play R9
c play R6
d play B1
b play G7
c play Y1
d play B2
a play G9
a play B7
b play B8
c play B0
d play B1
b play Y3
c play Y0
d play Y7
a play Y7
d play K7
a play K1
b play K2
c play K1
d play Y8
a play G5
b play Y2
c play Y4
a play B6
b play K3
c play B7
d play B3
c play K7
d play K8
a play K6
b play K0
d play R7
a play R1
b play R8
c play R3
b play G6
c play B4
d play R5
a play R1
b play R7
c play K4
d play B5
a play R0
b play R2
c play K5
d play Y5
a play R4
! deal dealer=c a=R0,R5,R7,G1,G7,B6,B7,Y1,Y2,Y6,K0,K2,K4,K5,K7 b=R2,R6,G0,G5,B0,B1,B2,B3,B9,Y3,Y4,Y5,Y8,K6,K9 c=R1,R3,R4,R7,R9,G2,G3,G6,G8,B1,B7,Y0,Y7,Y7,K8 d=R1,R8,G1,G4,G7,G9,B4,B5,B8,Y1,Y9,K1,K1,K3,K7
c lay R7
d lay R1,G1
a lay K7
b lay B0
c pass
d pass
a pass
b lay R2,B1
c pass
d pass
a pass
b pass
d trump 1
b trump 0
b partner c
b play Y8
c play Y7
d play Y9
a play Y6
d play G9
a play G7
b play G5
c play G2
d play R8
a play R5
b play R2
c play R9
c play Y0
d play R1
a play G1
b play B1
c play Y7
d play G1
a play Y2
b play Y4
d play B8
a play B6
b play B9
c play B7
b play G0
c play R1
d play Y1
a play Y1
b play R6
c play R7
d play K1
a play R7
d play G7
a play R0
b play K6
c play G3
a play B7
b play B3
c play B1
d play B4
c play K8
d play K3
a play K2
b play K9
b play B0
c play R3
d play K1
a play K0
b play Y3
c play R4
d play G4
a play K4
b play Y5
c play G6
d play B5
a play K5
b play B2
c play G8
d play K7
a play K7
! deal dealer=d a=R0,R2,G1,G7,G8,G9,B2,B6,B7,Y0,Y1,Y4,Y7,K1,K5 b=R1,R3,R5,R7,R8,G0,G2,G4,B1,B4,B8,Y6,K4,K6,K8 c=R7,R9,G1,G5,G7,B1,B3,Y2,Y3,Y5,Y7,K0,K1,K2,K7 d=R1,R4,R6,G3,G6,B0,B5,B7,B9,Y1,Y8,Y9,K3,K7,K9
d lay G3
a pass
b lay R1,R3
c lay Y7
d pass
a lay Y0
b pass
c pass
d pass
a pass
c trump 7
b trump 3
b partner d
b play G2
c play G1
d play G6
a play G8
a play G9
b play G0
c play G5
d play B7
d play G3
a play G7
b play R7
c play B3
d play K3
a play B7
b play R3
c play Y3
d play Y8
a play Y1
b play Y6
c play Y2
d play Y9
a play Y0
b play K8
c play Y5
d play K9
a play K1
b play K6
c play K1
d play B9
a play B2
b play B4
c play B1
d play R1
a play R0
b play R8
c play R9
c play R7
d play K7
a play Y7
b play B1
c play G7
d play Y1
a play B6
b play K4
c play Y7
d play B0
a play R2
b play R5
c play K7
d play R4
a play Y4
b play R1
c play K0
d play B5
a play K5
b play B8
a play G1
b play G4
c play K2
d play R6
! deal dealer=a a=R2,R4,R7,R7,G7,G9,B8,Y0,Y1,Y2,Y5,Y6,K0,K1,K6 b=R0,R1,R5,R9,G1,G6,B0,B1,B4,Y4,Y7,Y8,Y9,K7,K8 c=R1,R6,G3,G7,B2,B3,B6,B7,B9,Y7,K1,K3,K4,K7,K9 d=R3,R8,G0,G1,G2,G4,G5,G8,B1,B5,B7,Y1,Y3,K2,K5
a lay Y0
b lay R0,R1
c lay R1,G3,B3
d lay G8
a pass
b pass
c pass
d pass
b trump 0
c trump 3
c partner a
c play G3
d play G0
a play Y0
b play B0
c play B3
d play R3
a play K0
b play R0
c play K3
d play Y3
a play Y6
b play G6
c play B9
d play B1
a play B8
b play B1
c play B7
d play B5
a play K6
b play B4
c play K9
d play K2
a play K1
b play K7
c play K7
d play K5
a play R2
b play K8
b play Y8
c play Y7
d play Y1
a play Y1
b play R9
c play R1
d play R8
a play R4
b play Y9
c play K1
d play B7
a play Y2
b play Y7
c play B2
d play G2
a play Y5
b play Y4
c play K4
d play G1
a play G9
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 67
from 6016 31 291
choice a play B4
best 0.457 93.3 play B4
tried 0.388 85.0 play B7
why ! trick_lost TRICKS-9.6 71
tried 0.388 86.4 play Y7
tried 0.381 85.4 play K0
why - trick_lost TRICKS-9.6 68
tried 0.369 84.4 play Y6
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R3,R5,R7,G1,G1,B1,B3,B4,B9,Y5,Y6 b=R4,R6,G5,Y0,Y1,Y2,Y8,K1,K4,K5,K7,K7 c=R1,G8,B1,B5,B7,Y4,Y7,Y7,K0,K3,K8,K9 d=R2,R7,R9,G2,G7,G7,B2,B6,B7,B8,Y1,K6 e=R1,R8,G0,G3,G4,G6,G9,B0,Y3,Y9,K1,K2
a lay R3
b lay Y0,K4
c lay B7
d lay R2,G2,B2
e lay G0,G3,G4,G6
a lay R0
b lay K1,K5,K7
c lay Y7
d lay R7,R9,B8
e pass
a pass
b pass
c pass
d pass
b trump K
d trump 7
d partner e
d play R9
e play R1
a play R0
b play R4
c play R1
d play B6
e play B0
a play B9
b play K5
c play B1
b play K1
c play B7
d play K6
e play K1
a play R7
c play G8
d play G2
e play G9
a play G1
b play G5
e play Y9
a play Y5
b play Y2
c play Y4
d play Y1
e play Y3
a play Y6
b play Y8
c play Y7
d play R2
c play Y7
d play R7
e play K2
a play R3
b play K7
b play K7
c play K0
d play G7
e play G0
a play B3
b play Y1
c play K3
d play G7
e play G3
a play G1
d play B7
e play G4
a play B1
b play K4
c play K9
d play B8
e play G6
a play B4
b play R6
c play B5
d play B2
e play R8
a play R5
b play Y0
c play K8
! deal dealer=b a=R3,R9,G3,B5,B8,Y6,Y9,K1,K6,K7,K7,K8 b=R2,G1,G6,G7,G8,B1,B2,Y0,Y2,K0,K2,K9 c=R5,R6,R8,G7,B0,B7,B9,Y4,Y5,Y8,K1,K4 d=R1,R4,R7,G2,G4,G5,G9,B1,B3,Y1,Y3,Y7 e=R0,R1,R7,G0,G1,B4,B6,B7,Y1,Y7,K3,K5
b pass
c lay Y4
d pass
e pass
a lay K1,K6
b lay R2,B2,Y2
c pass
d lay G9
e lay R7
a lay K7,K7
b pass
c lay B0
d lay G5
e lay B7
a pass
b lay G1,Y0
c pass
d pass
e pass
a pass
b pass
a trump K
b trump 2
b partner d
b play B2
c play K1
d play G2
e play K3
a play K1
b play G8
c play G7
d play G9
e play G1
a play G3
d play R7
e play R0
a play R9
b play K0
c play R5
b play K2
c play K4
d play Y7
e play K5
a play K8
b play Y2
c play B0
d play B3
e play R1
a play K6
b play K9
c play Y4
d play R1
e play Y1
a play K7
b play R2
c play Y5
d play Y3
e play G0
a play K7
b play G7
c play B9
d play G4
e play B4
a play R3
b play G6
c play Y8
d play G5
e play B6
a play B5
b play G1
c play R8
d play B1
e play B7
a play Y9
b play Y0
c play B7
d play Y1
e play Y7
a play Y6
e play R7
a play B8
b play B1
c play R6
d play R4
! deal dealer=c a=R1,R2,R6,R7,G1,G4,G5,B6,B7,Y2,K1,K7 b=R1,R4,R8,R9,B1,B3,B4,Y3,Y6,Y8,K4,K5 c=G2,G3,G6,G7,G8,G9,B0,B5,B8,Y4,Y5,K8 d=R0,R3,R7,G1,G7,B7,Y1,Y1,Y7,K0,K1,K9 e=R5,G0,B1,B2,B9,Y0,Y7,Y9,K2,K3,K6,K7
c lay G8
d lay R7,G7
e lay K2
a lay R7
b pass
c lay G2,G3
d pass
e pass
a pass
b pass
c pass
d trump 7
c trump G
c partner a
c play G7
d play G1
e play G0
a play R7
b play R9
c play K8
d play K9
e play K2
a play K1
b play K4
d play G7
e play Y7
a play G1
b play K5
c play G9
d play Y1
e play Y9
a play Y2
b play Y3
c play Y4
e play B9
a play B6
b play B4
c play B0
d play R7
d play Y1
e play Y0
a play B7
b play Y8
c play Y5
a play R6
b play R8
c play G6
d play R0
e play R5
c play G8
d play B7
e play K7
a play K7
b play B1
c play B5
d play Y7
e play B2
a play G4
b play B3
a play G5
b play Y6
c play G2
d play K1
e play B1
a play R1
b play R4
c play G3
d play R3
e play K3
c play B8
d play K0
e play K6
a play R2
b play R1
! deal dealer=d a=R1,G6,G7,B1,B3,B4,B7,Y2,Y6,Y7,K0,K9 b=R3,R7,G0,G2,G7,B6,B9,Y7,Y8,K2,K3,K6 c=R8,G1,G4,G5,B0,B5,B8,Y4,Y9,K4,K5,K7 d=R0,R1,R6,G8,G9,B1,B7,Y1,Y3,Y5,K1,K1 e=R2,R4,R5,R7,R9,G1,G3,B2,Y0,Y1,K7,K8
d lay R1
e lay R2,R4
a lay B7
b lay K2
c lay G4,B0,Y4
d pass
e pass
a pass
b lay G0
c pass
d pass
e pass
a pass
b pass
e trump R
c trump 4
c partner d
c play Y9
d play Y3
e play Y1
a play Y2
b play Y8
c play B8
d play B1
e play B2
a play B1
b play B9
b play G2
c play G1
d play G8
e play G1
a play G6
d play G9
e play G3
a play G7
b play G0
c play G5
d play B7
e play R7
a play B3
b play B6
c play B0
e play R4
a play R1
b play R3
c play R8
d play R1
e play K7
a play K9
b play K6
c play K5
d play K1
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 68
from 6014 43 148
choice d play B5
best 0.635 59.7 play B5
tried 0.473 29.8 play Y6
why ! trick_lost TRICKS-9.6 100
tried 0.464 27.2 play K5
why - trick_lost TRICKS-9.6 96
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,G1,G4,B3,B8,Y1,Y5,Y7,K1,K6 b=R1,R5,R6,R7,R9,Y6,Y8,K2,K3,K4 c=R4,R7,R8,G7,B7,B9,Y2,Y4,K1,K7 d=R1,R2,G3,G8,Y0,Y1,Y3,Y9,K0,K9 e=R3,G1,G5,B0,B1,B5,B6,K5,K7,K8 f=G0,G2,G6,G7,G9,B1,B2,B4,B7,Y7
c lay R7
d lay Y0,K0
e lay G5,B0,B5
f lay G0,G7
a lay Y1
b lay R6
c lay G7,B7,K1
d pass
e pass
f lay B7
a lay G1
b lay R1
c pass
d pass
e pass
f pass
a pass
b pass
f trump G
c trump 7
c partner e
c play G7
d play G3
e play G5
f play G6
a play G1
b play R7
c play B9
d play G8
e play B1
f play B4
a play B3
b play R6
d play K9
e play K5
f play G0
a play K6
b play K3
c play K1
f play Y7
a play G4
b play R1
c play R7
d play Y0
e play G1
f play B2
a play B8
b play R5
c play B7
d play R1
e play B0
c play R4
d play R2
e play R3
f play B1
a play R0
b play R9
b play Y6
c play Y2
d play Y9
e play K7
f play G7
a play Y5
f play B7
a play Y7
b play K2
c play K7
d play K0
e play B5
f play G2
a play Y1
b play K4
c play Y4
d play Y1
e play K8
f play G9
a play K1
b play Y8
c play R8
d play Y3
e play B6
! deal dealer=d a=R1,R3,R9,G2,B1,B2,B4,Y1,Y7,K7 b=R1,R5,G3,G6,B3,B6,B7,B9,Y0,K1 c=R7,G1,G5,G7,B7,B8,K1,K3,K4,K9 d=R7,R8,G8,G9,B0,B5,Y6,Y9,K5,K7 e=R2,R6,G4,G7,Y1,Y4,Y5,Y8,K0,K8 f=R0,R4,G0,G1,B1,Y2,Y3,Y7,K2,K6
d lay B5
e pass
f pass
a lay R1,B1
b lay B6
c lay R7,G1,G7
d lay G9,Y9,K5
e lay Y4
f lay R0,G1,B1
a pass
b lay B3,Y0
c pass
d pass
e lay Y1
f pass
a pass
b pass
c pass
d pass
e pass
c trump 7
d trump 9
d partner b
d play G9
e play G7
f play Y7
a play R9
b play B7
c play K9
d play Y9
e play Y1
f play Y2
a play Y7
b play B9
c play R7
d play G8
e play G4
f play G0
a play G2
b play G3
c play G1
d play R8
e play R2
f play R0
a play R1
b play R1
c play G7
c play B7
d play R7
e play K0
f play B1
a play K7
b play K1
c play B8
d play B0
e play Y4
f play R4
a play B2
b play B3
c play G5
d play K7
e play Y5
f play G1
a play B1
b play G6
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 69
from 6013 116 254
choice a play G0
best 0.935 154.0 play G0
tried 0.910 150.0 play B5
tried 0.889 148.5 play R5
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R2,R4,R8,R9,G1,G4,G7,G8,B0,B1,B2,B5 b=R1,R7,R7,G0,G1,G2,G3,G6,G7,B6,B7,B8 c=R0,R1,R3,R5,R6,G5,G9,B1,B3,B4,B7,B9
a pass
b lay G7
c pass
a pass
b pass
b trump 7
b play R7
c play B7
a play G7
b play R7
c play R1
a play B1
b play G7
c play B1
a play G1
b play B7
c play R0
a play B2
b play B8
c play B9
a play B0
c play R6
a play R8
b play R1
a play R9
b play G1
c play R3
a play R2
b play G0
c play R5
c play G5
a play G8
b play G2
a play R4
b play G3
c play B3
a play B5
b play B6
c play B4
b play G6
c play G9
a play G4
! deal dealer=b a=R0,R1,R2,R5,R6,G0,G3,G7,B1,B1,B7,B8 b=R1,R3,R4,R7,R7,G1,G2,G4,G9,B0,B2,B9 c=R8,R9,G1,G5,G6,G7,G8,B3,B4,B5,B6,B7
b pass
c pass
a pass
! deal dealer=c a=R1,R3,R6,R7,R8,G0,G4,G7,G9,B0,B3,B7 b=R0,R4,R9,G1,G2,G3,G6,G7,G8,B5,B6,B8 c=R1,R2,R5,R7,G1,G5,B1,B1,B2,B4,B7,B9
c pass
a lay R7
b lay G1,G6
c pass
a pass
b pass
b trump G
b play R9
c play R1
a play R1
b play G8
c play G1
a play G4
b play G1
c play G5
a play G0
c play B7
a play B0
b play B8
b play G7
c play B1
a play G9
a play R7
b play R0
c play R7
a play R6
b play R4
c play R2
a play R8
b play G6
c play R5
b play G2
c play B1
a play G7
a play R3
b play G3
c play B2
b play B5
c play B9
a play B3
c play B4
a play B7
b play B6
! deal dealer=a a=R6,R7,R8,G0,G5,G7,G9,B0,B1,B5,B6,B9 b=R0,R1,R1,R2,R4,R7,G2,G4,G6,G8,B1,B7 c=R3,R5,R9,G1,G1,G3,G7,B2,B3,B4,B7,B8
a lay B0
b pass
c pass
a pass
a trump none
a play G9
b play G2
c play G1
a play B9
b play B1
c play B2
a play B0
b play B7
c play B8
c play R9
a play R7
b play R7
c play G7
a play G0
b play G8
b play G6
c play G1
a play G7
a play B1
b play R0
c play B7
c play R5
a play R6
b play R1
a play R8
b play R1
c play R3
a play G5
b play G4
c play G3
a play B5
b play R2
c play B3
a play B6
b play R4
c play B4
! deal dealer=b a=R3,R4,R7,G0,G1,G6,G7,G7,B1,B2,B3,B5 b=R0,R1,R7,R8,G2,G4,G5,G9,B0,B1,B4,B8 c=R1,R2,R5,R6,R9,G1,G3,G8,B6,B7,B7,B9
b lay B0
c lay R6,R9
a pass
b pass
c pass
c trump R
c play R9
a play R4
b play R1
c play B9
a play B1
b play B1
c play G8
a play G7
b play G9
b play R7
c play R1
a play R7
b play B8
c play B6
a play B3
b play R8
c play R2
a play R3
b play G4
c play G1
a play G7
a play B5
b play B0
c play B7
c play B7
a play B2
b play B4
c play G3
a play G6
b play G2
a play G1
b play G5
c play R6
c play R5
a play G0
b play R0
! deal dealer=c a=R0,R4,R5,R8,R9,G1,G5,G6,G7,G8,B1,B8 b=R1,R6,R7,G1,G4,G9,B0,B3,B5,B6,B7,B9 c=R1,R2,R3,R7,G0,G2,G3,G7,B1,B2,B4,B7
c pass
a pass
b lay B6
c pass
a pass
b pass
b trump none
b play G9
c play G0
a play G5
b play B9
c play B1
a play B1
b play R1
c play R7
a play R0
c play G7
a play G8
b play G1
a play B8
b play B0
c play B7
a play R9
b play R6
c play R2
a play G7
b play G4
c play G2
a play R8
b play R7
c play R3
a play G6
b play B3
c play G3
a play R4
b play B5
c play R1
a play R5
b play B6
c play B2
a play G1
b play B7
c play B4
! deal dealer=a a=R4,R5,R6,G0,G1,G1,G2,G8,B3,B5,B6,B8 b=R0,R1,R1,R7,R8,G3,G7,G9,B0,B1,B7,B9 c=R2,R3,R7,R9,G4,G5,G6,G7,B1,B2,B4,B7
a pass
b lay R7
c pass
a pass
b pass
b trump none
b play G9
c play G4
a play G1
b play B9
c play B1
a play B3
b play R8
c play R9
a play R6
c play R7
a play R4
b play R1
c play G7
a play G2
b play G3
c play B7
a play B6
b play B1
c play G6
a play G8
b play G7
a play G1
b play R1
c play G5
c play B4
a play B8
b play B0
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 70
from 6015 43 144
choice c play K1 | play K4 | play K6
best 0.797 84.0 play K1
tried 0.607 67.1 play B6
why ! trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R4,R6,R9,G2,B1,B1,Y0,Y1,Y2,Y4,Y6,Y7,Y7,K0 b=R0,R1,R7,G1,G1,G6,B2,B3,Y5,K2,K3,K5,K7,K7,K9 c=R2,R8,G5,G7,G9,B0,B4,B5,B7,B9,Y3,Y9,K1,K4,K6 d=R3,R5,R7,G0,G3,G4,G7,G8,B6,B7,B8,Y1,Y8,K1,K8
a lay Y1
b pass
c lay B0,B4
d lay G8,B8,Y8
a lay Y0,Y2,Y4
b lay K2
c pass
d lay R7,K8
a lay Y6,Y7
b lay R0,R1,G1,G1
c pass
d lay G7,B7
a pass
b lay K3
c pass
d pass
a pass
b pass
a trump Y
d trump G
d partner b
d play G7
a play Y1
b play G1
c play G9
c play B9
d play B6
a play B1
b play B3
c play R8
d play R3
a play R6
b play R0
c play K1
d play K8
a play K0
b play K9
b play G1
c play Y3
d play G8
a play Y0
d play B7
a play B1
b play B2
c play B0
d play B8
a play Y6
b play G6
c play B4
b play K7
c play K4
d play K1
a play Y7
a play R9
b play R1
c play R2
d play R5
a play R1
b play R7
c play G7
d play R7
c play G5
d play Y1
a play Y7
b play Y5
c play K6
d play G3
a play R4
b play K2
d play G4
a play Y2
b play K7
c play Y9
d play G0
a play G2
b play K3
c play B7
a play Y4
b play K5
c play B5
d play Y8
! deal dealer=b a=R2,R3,R4,G3,G8,B0,B4,B5,B8,Y2,Y4,Y9,K1,K3,K8 b=R0,R1,R5,R7,G1,G5,G9,B1,B1,B7,B9,Y5,Y6,K2,K7 c=R6,R8,G0,G7,B3,B6,B7,Y0,Y1,Y3,Y8,K1,K4,K6,K9 d=R1,R7,R9,G1,G2,G4,G6,G7,B2,Y1,Y7,Y7,K0,K5,K7
b pass
c lay R6
d lay R7,G7
a lay R3,G3,B0
b lay R1,G1
c pass
d lay Y7,Y7
a pass
b lay R0
c lay B6
d pass
a pass
b pass
c pass
a trump 3
d trump 7
d partner b
d play R7
a play R3
b play B7
c play B3
d play G7
a play G3
b play R7
c play Y3
d play Y7
a play K3
b play K7
c play G7
d play Y7
a play K1
b play Y5
c play B7
d play K7
a play B0
b play K2
c play Y1
d play R9
a play R2
b play R1
c play R8
d play G1
a play G8
b play G1
c play G0
a play Y9
b play Y6
c play Y0
d play Y1
a play Y2
b play R5
c play Y8
d play R1
c play R6
d play K0
a play R4
b play R0
c play K9
d play K5
a play K8
b play B1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 71
from 6011 84 196
choice c play R0
best 0.778 140.1 play R0
tried 0.760 134.3 play G6
tried 0.758 133.5 play G0
tried 0.757 133.1 play G5
tried 0.745 129.2 play G8
tried 0.740 128.1 play B9
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.740 130.4 play B5
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.738 129.7 play B1
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:2/8 fierce:8/8
---
! deal dealer=a a=R1,R3,R6,G1,G2,G4,G6,G7,B3,B8,B9,Y2,Y6,K4,K5 b=R0,R4,R5,R9,G5,B0,B1,B7,Y1,Y1,Y4,Y5,Y8,K7,K7 c=R7,G0,G1,G7,B2,B4,B5,B6,B7,Y0,Y7,K1,K2,K8,K9 d=R1,R2,R7,R8,G3,G8,G9,B1,Y3,Y7,Y9,K0,K1,K3,K6
a lay G2
b lay R5,Y5
c lay B7
d lay G3,K0,K3
a lay G1,G4,G6
b pass
c lay B6
d pass
a lay R6
b pass
c pass
d pass
a pass
d trump 3
a trump 6
a partner c
a play K5
b play K7
c play K8
d play K1
c play B6
d play G3
a play Y6
b play B1
c play K9
d play K0
a play K4
b play K7
c play R7
d play R8
a play R1
b play R0
d play K6
a play R3
b play B7
c play G1
d play G8
a play G2
b play G5
c play G0
d play G9
a play G4
b play B0
c play G7
d play Y9
a play Y2
b play Y4
c play Y0
d play Y7
a play G6
b play Y1
c play Y7
a play B3
b play Y1
c play B2
d play Y3
a play R6
b play R4
c play B7
d play K3
a play G1
b play R5
c play K1
d play R1
a play G7
b play R9
c play K2
d play B1
a play B8
b play Y5
c play B4
d play R2
a play B9
b play Y8
c play B5
d play R7
! deal dealer=b a=R1,R6,R8,G4,G6,G9,B3,B6,Y0,Y1,Y2,Y7,Y7,K0,K6 b=R5,R9,G0,G1,G1,G2,G3,G8,B1,B4,B9,Y3,Y8,Y9,K1 c=R1,R7,G5,G7,G7,B0,B2,B7,Y4,Y5,K1,K3,K5,K7,K9 d=R0,R2,R3,R4,R7,B1,B5,B7,B8,Y1,Y6,K2,K4,K7,K8
b lay G1
c lay R7,G7
d lay R2
a lay R6,G6,B6
b lay G0,G1,G2
c pass
d lay R0
a lay Y0,K0
b lay G3,B1
c pass
d pass
a pass
b pass
a trump R
b trump G
b partner d
b play Y8
c play Y4
d play Y6
a play Y7
b play B9
c play B0
d play B5
a play B6
b play Y9
c play Y5
d play Y1
a play Y0
b play G8
c play R1
d play R0
a play G9
a play R8
b play R5
c play G7
d play R2
c play B7
d play B8
a play B3
b play B4
d play K7
a play K6
b play K1
c play K9
c play G7
d play R3
a play R6
b play G1
c play K1
d play K8
a play K0
b play G0
b play Y3
c play R7
d play B1
a play Y1
c play B2
d play B7
a play R1
b play B1
a play Y7
b play G1
c play G5
d play K2
c play K3
d play K4
a play Y2
b play G2
b play R9
c play K7
d play R4
a play G4
a play G6
b play G3
c play K5
d play R7
! deal dealer=c a=R2,R5,R6,R7,R7,G9,Y1,Y4,Y5,Y7,Y8,K0,K4,K8,K9 b=R1,G1,G2,G7,B3,B6,B7,Y0,Y1,Y7,Y9,K1,K5,K6,K7 c=R0,R1,R9,G0,G5,G6,G8,B1,B2,B5,B7,B8,B9,Y2,Y3 d=R3,R4,R8,G1,G3,G4,G7,B0,B1,B4,Y6,K1,K2,K3,K7
c lay B9
d lay R3,G3
a pass
b lay K7
c lay B7,B8
d pass
a lay Y4
b pass
c pass
d pass
a pass
d trump 3
c trump B
c partner a
c play R9
d play R4
a play R6
b play R1
c play B7
d play B1
a play K4
b play B3
b play Y9
c play Y2
d play Y6
a play Y7
b play Y7
c play Y3
d play B0
a play Y5
d play R8
a play R2
b play B6
c play R1
b play Y1
c play B2
d play B4
a play Y4
d play K1
a play K8
b play K1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 72
from 6016 34 67
choice e play K7
best 0.511 15.9 play K7
tried 0.450 13.3 play K5
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.444 11.8 play B1
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=e a=R1,R3,R7,G3,G5,G8,B0,B5,B7,Y3,K3,K8 b=R5,R7,R8,G1,G2,G7,Y2,Y4,Y7,Y8,Y9,K9 c=R0,R1,R4,R9,G4,G7,G9,B8,Y0,Y1,Y6,K6 d=R6,G1,B1,B2,B3,B4,B6,B7,B9,Y1,K0,K1 e=R2,G0,G6,B1,Y5,Y7,K1,K2,K4,K5,K7,K7
e lay K7
a lay R3,G3
b lay Y2,Y4,Y7
c lay R0,R1
d lay B1,B2,B3,B4
e lay K2,K4,K5,K7
a pass
b pass
c lay Y1
d lay B6,B7
e pass
a pass
b pass
c lay R4
d pass
e pass
a pass
b pass
c lay Y0
d pass
e pass
a pass
b pass
c pass
e trump K
d trump B
d partner c
d play B9
e play K1
a play K3
b play K9
c play K6
d play B7
e play K2
a play B0
b play G1
c play B8
c play R0
d play R6
e play R2
a play R7
b play R8
b play Y7
c play Y0
d play Y1
e play Y7
a play Y3
b play G7
c play G9
d play G1
e play G0
a play G3
c play R9
d play B6
e play Y5
a play R1
b play R5
d play B1
e play K4
a play B7
b play G2
c play G4
a play B5
b play Y2
c play R1
d play K1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 73
from 6012 58 474
choice c play R6
best 0.681 151.0 play R6
tried 0.652 145.0 play B1
why - trick_lost TRICKS-9.6 100
tried 0.629 145.0 play G8
why ! strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R4,R5,R6,G7,B0,B2,B6,B9,Y3,Y6,Y8,K8 b=R0,R1,G1,G3,G8,B4,Y1,Y5,Y7,K1,K2,K9 c=R2,G2,G9,B1,B3,B5,Y0,Y1,Y4,K6,K7,K7 d=R8,R9,G4,G7,B1,B8,Y2,Y9,K0,K1,K4,K5 e=R1,R3,R7,R7,G0,G1,G5,G6,B7,B7,Y7,K3
a lay R6
b lay R1,G1
c lay B1
d lay K4
e lay R7,R7,B7
a lay B6,B9,Y6
b pass
c lay R2,Y0
d lay K0
e lay B7,Y7
a pass
b pass
c pass
d pass
e pass
a trump B
e trump 7
e partner c
e play R7
a play B9
b play B4
c play B1
d play B1
e play R7
a play B0
b play Y7
c play B5
d play B8
e play Y7
a play B2
b play R1
c play K7
d play G7
e play B7
a play B6
b play G1
c play B3
d play K1
e play B7
a play G7
b play Y1
c play K7
d play K0
e play G1
a play Y3
b play G8
c play G9
d play G4
c play G2
d play Y2
e play G5
a play R4
b play G3
e play R1
a play R6
b play R0
c play R2
d play R8
d play R9
e play R3
a play R5
b play K2
c play Y1
d play Y9
e play G0
a play Y6
b play Y5
c play Y0
d play K4
e play K3
a play K8
b play K9
c play K6
b play K1
c play Y4
d play K5
e play G6
a play Y8
! deal dealer=b a=R2,G2,G4,B0,B1,B3,B5,Y1,Y1,Y2,K1,K2 b=R5,R6,R7,G8,B1,B2,B4,B6,Y5,Y6,K1,K6 c=R3,R4,R7,R8,G1,G5,G7,B8,Y3,Y7,Y9,K9 d=R1,R1,R9,G6,G7,B7,B9,Y4,K0,K4,K7,K8 e=R0,G0,G1,G3,G9,B7,Y0,Y7,Y8,K3,K5,K7
b lay B6
c lay R3,G1
d lay K7
e lay R0,G0,Y0
a lay R2
b lay R6,B1,Y6
c pass
d lay G7
e pass
a lay G2
b pass
c lay R7
d pass
e pass
a pass
b pass
c pass
c trump 3
b trump 6
b partner e
b play R6
c play R3
d play G6
e play G3
a play B3
b play B6
c play Y3
d play R1
e play K3
a play B1
b play Y6
c play G5
d play R1
e play B7
a play Y1
b play K6
c play G1
d play K0
e play Y7
a play Y1
b play G8
c play G7
d play G7
e play G9
a play G2
e play Y8
a play Y2
b play Y5
c play Y9
d play Y4
c play R8
d play R9
e play R0
a play R2
b play R5
d play B9
e play G1
a play B0
b play B1
c play B8
d play B7
e play G0
a play B5
b play B2
c play R4
d play K7
e play K5
a play K2
b play K1
c play K9
c play R7
d play K4
e play Y0
a play G4
b play R7
c play Y7
d play K8
e play K7
a play K1
b play B4
! deal dealer=c a=R6,G2,B2,B4,Y0,Y7,K0,K1,K2,K6,K7,K9 b=R0,R3,R4,R7,R8,G3,G6,B0,B5,B8,K7,K8 c=R2,G5,G8,G9,B1,B3,Y2,Y4,Y7,Y8,K1,K5 d=R1,R1,R5,R7,G1,G4,B7,Y1,Y1,Y3,Y9,K4 e=R9,G0,G1,G7,G7,B1,B6,B7,B9,Y5,Y6,K3
c pass
d lay R1
e pass
a lay K7,K9
b lay R0,R3,R8
c lay Y2,Y4
d lay R1,G1,Y1
e lay G7
a lay K1,K2,K6
b pass
c lay B1
d pass
e lay G7
a pass
b pass
c pass
d pass
e pass
d trump 1
a trump K
a partner b
a play K1
b play K7
c play B1
d play R1
e play G1
a play Y7
b play K8
c play Y8
d play Y3
e play Y5
b play B8
c play B3
d play B7
e play B9
a play B2
e play R9
a play R6
b play R0
c play R2
d play R5
e play B7
a play B4
b play B0
c play Y7
d play K4
d play G4
e play G7
a play G2
b play G3
c play G8
c play Y4
d play Y9
e play Y6
a play Y0
b play R3
d play R1
e play B1
a play K7
b play R4
c play K5
a play K9
b play B5
c play K1
d play G1
e play K3
c play G9
d play Y1
e play G0
a play K6
b play G6
a play K0
b play R7
c play G5
d play Y1
e play B6
a play K2
b play R8
c play Y2
d play R7
e play G7
! deal dealer=d a=R5,R7,G0,G8,B3,B5,B9,Y4,Y8,K3,K7,K9 b=R3,R7,G1,G3,B2,B8,Y0,Y6,K0,K5,K7,K8 c=R1,R1,R2,R4,R8,R9,G5,G9,B0,B7,Y1,K6 d=R6,G1,G4,B1,B4,Y1,Y2,Y5,Y7,Y7,K1,K2 e=R0,G2,G6,G7,G7,B1,B6,B7,Y3,Y9,K1,K4
d lay Y1
e pass
a lay B3,K3
b lay K0
c pass
d pass
e lay G7
a pass
b pass
c lay R9
d pass
e pass
a pass
b pass
c pass
c trump R
a trump K
a partner b
a play B9
b play B2
c play B0
d play B1
e play B1
a play K9
b play R7
c play R1
d play K1
e play K1
a play G8
b play G1
c play G9
d play G4
e play G2
c play R1
d play K2
e play R0
a play K7
b play K8
b play K7
c play R2
d play R6
e play K4
a play R7
b play B8
c play B7
d play B4
e play B6
a play B3
b play K5
c play K6
d play Y7
e play Y3
a play R5
c play R9
d play G1
e play Y9
a play K3
b play R3
a play Y8
b play Y6
c play Y1
d play Y1
e play G6
a play B5
b play K0
c play G5
d play Y2
e play B7
b play Y0
c play R4
d play Y7
e play G7
a play Y4
c play R8
d play Y5
e play G7
a play G0
b play G3
! deal dealer=e a=R1,R5,R7,G0,G4,G6,G9,B3,B8,Y0,Y4,K9 b=R1,R8,G1,G1,G2,G7,B1,B4,Y1,Y2,K1,K1 c=R6,R7,G3,G7,B0,B2,B6,Y7,Y9,K2,K5,K7 d=R0,R2,R9,G8,B1,B7,B7,Y3,Y5,Y7,Y8,K8 e=R3,R4,G5,B5,B9,Y1,Y6,K0,K3,K4,K6,K7
e lay K7
a lay G6,G9
b lay R1,G1,G1
c lay B6
d lay Y8
e pass
a pass
b lay B1
c lay R7
d lay G8
e lay K6
a pass
b pass
c lay B2
d pass
e pass
a pass
b pass
c pass
c trump B
b trump 1
b partner d
b play B1
c play B2
d play B7
e play Y1
a play R1
b play R1
c play B6
d play B7
e play B9
a play B3
b play G1
c play B0
d play B1
e play B5
a play B8
d play R9
e play R3
a play R5
b play R8
c play R6
d play K8
e play K0
a play K9
b play B4
c play K7
b play G1
c play K2
d play Y7
e play K3
a play G0
b play Y1
c play Y7
d play R0
e play R4
a play Y0
b play K1
c play G3
d play R2
e play K4
a play G4
b play K1
c play K5
d play Y3
e play G5
a play Y4
b play G2
c play G7
d play G8
e play Y6
a play G9
a play R7
b play Y2
c play R7
d play Y5
e play K6
a play G6
b play G7
c play Y9
d play Y8
e play K7
! deal dealer=a a=R0,R2,R3,R7,R8,G1,G9,B7,Y0,Y6,K1,K4 b=G0,G6,G7,B1,B2,B5,B6,B7,Y4,Y8,K1,K7 c=R1,R5,R6,G1,G8,B0,B1,B8,Y1,Y3,K6,K9 d=R1,R4,G3,B3,B4,B9,Y1,Y5,Y7,K3,K5,K7 e=R7,R9,G2,G4,G5,G7,Y2,Y7,Y9,K0,K2,K8
a lay R8
b lay B1,B7
c lay R1,G8,B0
d lay G3
e lay R9,G2,Y2,K2
a lay R0,R2,R3,R7
b pass
c lay G1
d lay B3
e lay Y9,K8
a pass
b pass
c lay B1
d pass
e pass
a pass
b pass
c pass
a trump R
e trump G
e partner c
e play Y9
a play Y0
b play Y4
c play Y3
d play Y1
e play G7
a play G9
b play G6
c play G1
d play R4
a play B7
b play B1
c play B8
d play B9
e play R7
e play K8
a play K1
b play K1
c play K6
d play K3
e play Y7
a play Y6
b play Y8
c play Y1
d play Y7
b play K7
c play K9
d play K5
e play K0
a play K4
c play R1
d play R1
e play G2
a play R0
b play G7
b play B2
c play B0
d play B3
e play G4
a play G1
e play G5
a play R2
b play G0
c play R5
d play G3
e play Y2
a play R3
b play B5
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 74
from 6014 48 202
choice a partner b
best 0.491 43.7 partner b
tried 0.340 20.3 partner e
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 3 4
tried 0.319 17.5 partner f
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 4
tried 0.309 15.9 partner d
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 4
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=e a=R0,R3,G0,G5,G9,B0,B8,Y4,K0,K1 b=R1,G2,G7,B1,B2,B5,B7,Y6,K7,K9 c=R7,R8,G4,G7,B1,B9,Y1,Y1,Y2,K4 d=R2,R5,R7,G1,G3,B7,Y0,Y7,Y8,K8 e=R1,R6,R9,G8,B3,Y3,Y7,Y9,K2,K6 f=R4,G1,G6,B4,B6,Y5,K1,K3,K5,K7
e lay B3
f pass
a pass
b lay G7,B7
c lay B1
d lay R7
e pass
f lay K1
a lay G0
b pass
c pass
d pass
e pass
f pass
a lay R0,B0
b pass
c pass
d pass
e lay R1,R6,K2
f lay K3
a lay R3,K1
b pass
c lay Y1
d lay B7
e pass
f pass
a pass
b pass
c pass
d pass
e trump K
a trump 0
a partner f
a play G0
b play K9
c play K4
d play Y0
e play K6
f play K7
a play K0
b play K7
c play B1
d play K8
e play K2
f play K3
a play B8
b play B1
c play B9
d play B7
e play B3
f play B4
c play R7
d play R2
e play R9
f play R4
a play R3
b play R1
e play Y9
f play Y5
a play Y4
b play Y6
c play Y2
d play Y7
e play G8
f play G1
a play G9
b play G2
c play G4
d play G1
a play R0
b play B2
c play Y1
d play G3
e play Y7
f play K5
a play G5
b play G7
c play G7
d play R5
e play R1
f play G6
b play B5
c play Y1
d play Y8
e play R6
f play B6
a play K1
a play B0
b play B7
c play R8
d play R7
e play Y3
f play K1
! deal dealer=f a=R9,G8,B1,B5,Y7,Y7,K0,K4,K5,K8 b=R7,G0,G9,B4,B7,Y0,Y2,Y9,K6,K9 c=R1,R5,R7,G1,G2,G4,B2,B7,Y4,K7 d=R0,R2,R3,G3,G5,G6,Y1,Y5,K2,K7 e=R1,R6,R8,G7,B0,B3,B6,Y1,Y6,K1 f=R4,G1,G7,B1,B8,B9,Y3,Y8,K1,K3
f lay B1
a lay K0,K8
b lay G0,G9,Y9
c lay R7
d lay R2
e lay R6,B6
f pass
a pass
b pass
c pass
d pass
e pass
a trump K
b trump 9
b partner e
b play G9
c play K7
d play K2
e play K1
f play K1
a play K0
b play Y9
c play R1
d play K7
e play Y1
f play K3
a play K4
b play K9
c play G1
d play Y1
e play R1
f play B9
a play K8
b play K6
c play G2
d play R0
e play B3
f play G1
a play R9
a play Y7
b play Y0
c play Y4
d play Y5
e play Y6
f play Y8
f play B8
a play B5
b play B4
c play B2
d play G6
e play B6
f play G7
a play G8
b play G0
c play G4
d play G3
e play G7
a play Y7
b play Y2
c play R7
d play R2
e play B0
f play Y3
a play K5
b play R7
c play B7
d play R3
e play R8
f play R4
a play B1
b play B7
c play R5
d play G5
e play R6
f play B1
! deal dealer=a a=R7,R7,R8,G1,G6,G9,B5,Y0,Y1,Y2 b=R2,G1,G3,G5,G7,G8,B1,B7,Y4,Y9 c=B1,B6,Y7,Y8,K3,K5,K6,K7,K8,K9 d=R1,R4,R6,R9,G7,B2,B8,Y3,Y6,K2 e=G0,G2,B0,B3,B7,B9,Y5,Y7,K0,K1 f=R0,R1,R3,R5,G4,B4,Y1,K1,K4,K7
a pass
b lay G7
c lay K8,K9
d lay B2
e lay G0,B0,K1
f lay G4
a lay R7,Y0
b lay G1,G3,G5
c lay K5,K6,K7
d lay R1
e pass
f lay B4
a pass
b pass
c pass
d pass
e lay G2
f pass
a lay G1,B5,Y1,Y2
b pass
c pass
d pass
e lay B3
f pass
a pass
b pass
c pass
d pass
e pass
c trump K
a trump G
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 75
from 6013 120 82
choice b play R3
best 0.886 93.4 play R3
tried 0.822 83.3 play R8
why ! strong_card_spent TRICKS-9.8 100
tried 0.814 81.5 play R7
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R3,R4,R5,R7,R7,R8,G3,G5,G6,B3,B4,B6 b=R0,R1,G0,G1,G2,G4,G7,G7,G8,G9,B2,B7 c=R1,R2,R6,R9,G1,B0,B1,B1,B5,B7,B8,B9
b lay G7
c pass
a pass
b lay G0
c pass
a lay R3
b lay G1
c pass
a lay G3
b pass
c pass
a pass
b trump G
b play G7
c play G1
a play G3
b play G7
c play B0
a play G5
b play G8
c play R1
a play G6
b play G0
c play R2
a play R8
b play G2
c play R6
a play B6
b play G4
c play B1
a play R5
b play G1
c play B1
a play R3
b play G9
c play B5
a play B4
b play R1
c play R9
a play R4
c play B7
a play B3
b play B2
c play B8
a play R7
b play B7
c play B9
a play R7
b play R0
! deal dealer=c a=R0,G1,G3,G4,B1,B1,B2,B3,B5,B6,B7,B9 b=R1,R3,R7,R7,R8,G0,G1,G5,G8,B0,B4,B7 c=R1,R2,R4,R5,R6,R9,G2,G6,G7,G7,G9,B8
c lay R9
a pass
b pass
c lay R6
a lay B3
b pass
c lay R5
a lay B1
b pass
c lay R4
a lay B1
b pass
c lay R2
a pass
b pass
c lay R1
a pass
b pass
c pass
c trump R
c play R9
a play R0
b play R1
c play G9
a play G3
b play G1
c play B8
a play B5
b play B0
c play R1
a play G4
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 76
from 6015 46 304
choice a play R0
best 0.526 83.2 play R0
tried 0.484 78.0 play R5
why ! strong_card_spent TRICKS-9.8 100
tried 0.450 73.8 play K1
why - trick_lost TRICKS-9.6 100
tried 0.432 71.6 play K6
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R5,G0,G2,G4,B1,B6,B8,B9,Y3,Y7,Y7,Y9,K0,K4,K5 b=R7,G1,G9,B2,B7,Y4,Y5,Y6,Y8,K1,K2,K6,K7,K8,K9 c=R0,R3,R4,R6,R7,R8,G1,G3,G6,G7,B0,Y0,Y1,K1,K3 d=R1,R1,R2,R9,G5,G7,G8,B1,B3,B4,B5,B7,Y1,Y2,K7
c lay R0
d lay B1,B3
a lay G0
b lay K1,K2,K6
c lay B0
d pass
a pass
b pass
c pass
d trump B
b trump K
b partner c
b play K7
c play B0
d play B1
a play B1
b play K8
c play K1
d play B3
a play B9
b play K9
c play K3
d play B4
a play K0
b play G9
c play G3
d play G5
a play G0
b play K6
c play R4
d play K7
a play B6
d play G7
a play G2
b play G1
c play G7
d play R9
a play R5
b play R7
c play R6
d play G8
a play G4
b play B7
c play G6
b play Y8
c play Y0
d play Y1
a play Y9
a play Y7
b play Y4
c play Y1
d play Y2
a play Y7
b play Y5
c play G1
d play B7
d play R1
a play K4
b play K1
c play R0
a play K5
b play B2
c play R7
d play B5
a play Y3
b play Y6
c play R3
d play R1
b play K2
c play R8
d play R2
a play B8
! deal dealer=d a=R1,R4,R5,R7,G0,G3,G4,G7,G9,B5,B8,B9,Y1,Y6,K8 b=R1,R8,G7,B1,B3,B4,B7,Y1,Y7,Y9,K1,K2,K4,K5,K7 c=R2,R3,R7,G1,G1,G5,G6,B6,Y2,Y3,Y7,Y8,K3,K7,K9 d=R0,R6,R9,G2,G8,B0,B1,B2,B7,Y0,Y4,Y5,K0,K1,K6
d lay B0
a lay G7,G9
b lay K7
c lay R3
d lay R0,Y0
a lay G3,G4
b lay K1
c lay R2
d lay B1,K1
a pass
b pass
c lay Y3
d pass
a pass
b pass
c lay Y2
d pass
a pass
b pass
c pass
a trump G
d trump 0
d partner c
d play R9
a play R1
b play R1
c play R2
d play R0
a play G0
b play G7
c play G1
a play B8
b play B1
c play B6
d play B1
a play B9
b play B3
c play G6
d play B2
c play K7
d play K1
a play K8
b play K7
a play R7
b play R8
c play R3
d play R6
b play Y9
c play Y7
d play Y4
a play Y6
b play Y7
c play Y8
d play Y5
a play Y1
c play R7
d play B0
a play R4
b play Y1
d play Y0
a play G9
b play K1
c play G1
d play K0
a play G3
b play K2
c play G5
d play G8
a play G4
b play B4
c play K3
d play B7
a play B5
b play B7
c play Y2
d play K6
a play G7
b play K4
c play K9
a play R5
b play K5
c play Y3
d play G2
! deal dealer=a a=R4,R5,R7,G4,G6,B0,B7,Y3,Y6,Y7,Y8,K4,K6,K7,K8 b=R8,G5,G7,G9,B1,B2,B6,B7,B8,B9,Y0,Y1,Y7,K1,K7 c=R0,R1,R6,G0,G1,G7,B3,B4,Y1,Y4,Y9,K2,K3,K5,K9 d=R1,R2,R3,R7,R9,G1,G2,G3,G8,B1,B5,Y2,Y5,K0,K1
a lay R4
b lay B1,B7
c lay B4
d lay R2
a lay G4,K4
b lay B2,B6
c lay R0
d lay G2
a lay Y8,K8
b lay B8,Y0
c lay R1
d pass
a lay R7,B7
b pass
c pass
d pass
a pass
b trump B
a trump 7
a partner c
a play B7
b play B1
c play B3
d play B1
a play Y6
b play Y1
c play Y9
d play Y2
c play K2
d play K0
a play K6
b play K1
a play Y8
b play Y0
c play Y4
d play Y5
a play K8
b play G7
c play K3
d play K1
b play Y7
c play B4
d play B5
a play B0
b play K7
c play G7
d play R7
a play R7
b play B7
c play R1
d play R2
a play Y7
b play G9
c play G0
d play G2
a play G4
b play B6
c play R0
d play R1
a play K7
a play G6
b play G5
c play G1
d play G8
d play R9
a play R4
b play R8
c play R6
d play G3
a play Y3
b play B2
c play K5
b play B8
c play Y1
d play R3
a play K4
b play B9
c play K9
d play G1
a play R5
! deal dealer=b a=R0,R5,R7,R7,R9,G3,G4,B4,Y2,Y7,Y8,K1,K1,K6,K8 b=R2,R3,G0,G1,G8,B2,B3,B7,B9,Y1,Y1,Y3,K2,K7,K7 c=R4,R6,G2,G5,G7,G9,B1,B6,Y5,Y7,Y9,K0,K4,K5,K9 d=R1,R1,R8,G1,G6,G7,B0,B1,B5,B7,B8,Y0,Y4,Y6,K3
b lay B2
c pass
d pass
a lay R7,R9
b lay R2,G0
c lay R6
d lay B1
a lay R5,R7
b pass
c lay K5
d lay B0
a pass
b pass
c pass
d pass
b trump 2
a trump R
a partner c
a play Y7
b play Y1
c play Y5
d play Y0
a play Y8
b play Y1
c play Y9
d play Y4
c play R4
d play R1
a play Y2
b play R2
b play B9
c play B1
d play B0
a play B4
b play G8
c play G9
d play G1
a play G3
c play Y7
d play Y6
a play R7
b play Y3
a play K8
b play K7
c play K9
d play K3
c play G7
d play G6
a play G4
b play G1
c play R6
d play R1
a play R7
b play B2
a play R9
b play K2
c play G2
d play R8
a play K1
b play K7
c play K0
d play B5
b play B7
c play B6
d play B8
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 77
from 6011 107 56
choice c play R9
best 0.465 14.7 play R9
tried 0.442 8.2 play K5
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.442 8.2 play Y5
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.441 8.1 play R5
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.440 7.9 play B8
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.428 4.2 play R6
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R4,G1,B0,B1,B1,B2,B3,B6,Y1,Y6,Y8,K1,K1,K2,K6 b=R0,R1,R2,R7,G0,G1,G2,G7,G8,B7,B9,Y3,Y7,Y9,K4 c=R1,R3,R5,R6,R9,G4,G9,B4,B8,Y0,Y4,Y5,K3,K5,K9 d=R7,R8,G3,G5,G6,G7,B5,B7,Y1,Y2,Y7,K0,K7,K7,K8
b pass
c lay G4
d lay R7,G7
a lay G1,B1,B1
b lay R1,G0
c lay R1,B4,Y0
d lay B7,Y7,K7
a pass
b lay R7,G7
c pass
d lay K7
a pass
b pass
c pass
d pass
b trump G
d trump 7
d partner c
d play G7
a play G1
b play G8
c play G4
d play R8
a play R4
b play R1
c play R3
d play K8
a play K1
b play K4
c play K3
d play G3
a play B0
b play G1
c play G9
c play K9
d play K0
a play K1
b play R2
c play R1
d play G6
a play B1
b play R0
d play B5
a play B1
b play B9
c play B4
b play R7
c play Y0
d play G5
a play B6
b play Y7
c play Y4
d play R7
a play Y6
b play G7
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 78
from 6016 35 18
choice e play Y3 | play B3 | play K3
best 0.758 75.5 play Y3
tried 0.619 46.5 play B8
why - trick_lost TRICKS-9.6 78
tried 0.612 44.7 play B6
why - trick_lost TRICKS-9.6 78
tried 0.608 44.0 play B9
why ! trick_lost TRICKS-9.6 78
tried 0.580 37.9 play R1
why - trick_lost TRICKS-9.6 68
tried 0.573 36.5 play K5
why - trick_lost TRICKS-9.6 65
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:6/8 fierce:8/8
---
! deal dealer=a a=R5,R9,G0,G1,G5,G6,G7,B2,Y0,Y1,Y9,K2 b=R3,G2,G4,G8,B0,B1,B5,B7,Y2,Y7,K1,K9 c=R0,R2,R7,R8,G1,G9,Y1,Y4,Y6,Y7,K7,K7 d=R1,R4,R7,G3,G7,B1,B4,Y5,Y8,K0,K4,K6 e=R1,R6,B3,B6,B7,B8,B9,Y3,K1,K3,K5,K8
a lay G0
b lay G2,B0
c lay R7,Y7,K7
d lay R4
e lay R1,B3,Y3,K1
a lay G1
b lay B1
c pass
d lay B4
e pass
a pass
b pass
c pass
d pass
c trump 7
e trump 3
e partner b
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 79
from 6012 58 461
choice b play G0
best 0.887 178.2 play G0
tried 0.864 174.3 play B5
tried 0.862 173.8 play B6
why - points_given TRICKS-10.1,TRICKS-7.5 2 1
tried 0.862 173.9 play B7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 1
tried 0.861 174.0 play B2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R4,R5,R6,G7,B0,B2,B6,B9,Y3,Y6,Y8,K8 b=R0,R1,G1,G3,G8,B4,Y1,Y5,Y7,K1,K2,K9 c=R2,G2,G9,B1,B3,B5,Y0,Y1,Y4,K6,K7,K7 d=R8,R9,G4,G7,B1,B8,Y2,Y9,K0,K1,K4,K5 e=R1,R3,R7,R7,G0,G1,G5,G6,B7,B7,Y7,K3
a lay R6
b lay R1,G1
c lay B1
d lay K4
e lay R7,R7,B7
a lay B6,B9,Y6
b pass
c lay R2,Y0
d lay K0
e lay B7,Y7
a pass
b pass
c pass
d pass
e pass
a trump B
e trump 7
e partner c
e play R7
a play B9
b play B4
c play B1
d play B1
e play R7
a play B0
b play Y7
c play B5
d play B8
e play Y7
a play B2
b play R1
c play K7
d play G7
e play B7
a play B6
b play G1
c play B3
d play K1
e play B7
a play G7
b play Y1
c play K7
d play K0
e play G1
a play Y3
b play G8
c play G9
d play G4
c play G2
d play Y2
e play G5
a play R4
b play G3
e play R1
a play R6
b play R0
c play R2
d play R8
d play R9
e play R3
a play R5
b play K2
c play Y1
d play Y9
e play G0
a play Y6
b play Y5
c play Y0
d play K4
e play K3
a play K8
b play K9
c play K6
b play K1
c play Y4
d play K5
e play G6
a play Y8
! deal dealer=b a=R2,G2,G4,B0,B1,B3,B5,Y1,Y1,Y2,K1,K2 b=R5,R6,R7,G8,B1,B2,B4,B6,Y5,Y6,K1,K6 c=R3,R4,R7,R8,G1,G5,G7,B8,Y3,Y7,Y9,K9 d=R1,R1,R9,G6,G7,B7,B9,Y4,K0,K4,K7,K8 e=R0,G0,G1,G3,G9,B7,Y0,Y7,Y8,K3,K5,K7
b lay B6
c lay R3,G1
d lay K7
e lay R0,G0,Y0
a lay R2
b lay R6,B1,Y6
c pass
d lay G7
e pass
a lay G2
b pass
c lay R7
d pass
e pass
a pass
b pass
c pass
c trump 3
b trump 6
b partner e
b play R6
c play R3
d play G6
e play G3
a play B3
b play B6
c play Y3
d play R1
e play K3
a play B1
b play Y6
c play G5
d play R1
e play B7
a play Y1
b play K6
c play G1
d play K0
e play Y7
a play Y1
b play G8
c play G7
d play G7
e play G9
a play G2
e play Y8
a play Y2
b play Y5
c play Y9
d play Y4
c play R8
d play R9
e play R0
a play R2
b play R5
d play B9
e play G1
a play B0
b play B1
c play B8
d play B7
e play G0
a play B5
b play B2
c play R4
d play K7
e play K5
a play K2
b play K1
c play K9
c play R7
d play K4
e play Y0
a play G4
b play R7
c play Y7
d play K8
e play K7
a play K1
b play B4
! deal dealer=c a=R6,G2,B2,B4,Y0,Y7,K0,K1,K2,K6,K7,K9 b=R0,R3,R4,R7,R8,G3,G6,B0,B5,B8,K7,K8 c=R2,G5,G8,G9,B1,B3,Y2,Y4,Y7,Y8,K1,K5 d=R1,R1,R5,R7,G1,G4,B7,Y1,Y1,Y3,Y9,K4 e=R9,G0,G1,G7,G7,B1,B6,B7,B9,Y5,Y6,K3
c pass
d lay R1
e pass
a lay K7,K9
b lay R0,R3,R8
c lay Y2,Y4
d lay R1,G1,Y1
e lay G7
a lay K1,K2,K6
b pass
c lay B1
d pass
e lay G7
a pass
b pass
c pass
d pass
e pass
d trump 1
a trump K
a partner b
a play K1
b play K7
c play B1
d play R1
e play G1
a play Y7
b play K8
c play Y8
d play Y3
e play Y5
b play B8
c play B3
d play B7
e play B9
a play B2
e play R9
a play R6
b play R0
c play R2
d play R5
e play B7
a play B4
b play B0
c play Y7
d play K4
d play G4
e play G7
a play G2
b play G3
c play G8
c play Y4
d play Y9
e play Y6
a play Y0
b play R3
d play R1
e play B1
a play K7
b play R4
c play K5
a play K9
b play B5
c play K1
d play G1
e play K3
c play G9
d play Y1
e play G0
a play K6
b play G6
a play K0
b play R7
c play G5
d play Y1
e play B6
a play K2
b play R8
c play Y2
d play R7
e play G7
! deal dealer=d a=R5,R7,G0,G8,B3,B5,B9,Y4,Y8,K3,K7,K9 b=R3,R7,G1,G3,B2,B8,Y0,Y6,K0,K5,K7,K8 c=R1,R1,R2,R4,R8,R9,G5,G9,B0,B7,Y1,K6 d=R6,G1,G4,B1,B4,Y1,Y2,Y5,Y7,Y7,K1,K2 e=R0,G2,G6,G7,G7,B1,B6,B7,Y3,Y9,K1,K4
d lay Y1
e pass
a lay B3,K3
b lay K0
c pass
d pass
e lay G7
a pass
b pass
c lay R9
d pass
e pass
a pass
b pass
c pass
c trump R
a trump K
a partner b
a play B9
b play B2
c play B0
d play B1
e play B1
a play K9
b play R7
c play R1
d play K1
e play K1
a play G8
b play G1
c play G9
d play G4
e play G2
c play R1
d play K2
e play R0
a play K7
b play K8
b play K7
c play R2
d play R6
e play K4
a play R7
b play B8
c play B7
d play B4
e play B6
a play B3
b play K5
c play K6
d play Y7
e play Y3
a play R5
c play R9
d play G1
e play Y9
a play K3
b play R3
a play Y8
b play Y6
c play Y1
d play Y1
e play G6
a play B5
b play K0
c play G5
d play Y2
e play B7
b play Y0
c play R4
d play Y7
e play G7
a play Y4
c play R8
d play Y5
e play G7
a play G0
b play G3
! deal dealer=e a=R1,R5,R7,G0,G4,G6,G9,B3,B8,Y0,Y4,K9 b=R1,R8,G1,G1,G2,G7,B1,B4,Y1,Y2,K1,K1 c=R6,R7,G3,G7,B0,B2,B6,Y7,Y9,K2,K5,K7 d=R0,R2,R9,G8,B1,B7,B7,Y3,Y5,Y7,Y8,K8 e=R3,R4,G5,B5,B9,Y1,Y6,K0,K3,K4,K6,K7
e lay K7
a lay G6,G9
b lay R1,G1,G1
c lay B6
d lay Y8
e pass
a pass
b lay B1
c lay R7
d lay G8
e lay K6
a pass
b pass
c lay B2
d pass
e pass
a pass
b pass
c pass
c trump B
b trump 1
b partner d
b play B1
c play B2
d play B7
e play Y1
a play R1
b play R1
c play B6
d play B7
e play B9
a play B3
b play G1
c play B0
d play B1
e play B5
a play B8
d play R9
e play R3
a play R5
b play R8
c play R6
d play K8
e play K0
a play K9
b play B4
c play K7
b play G1
c play K2
d play Y7
e play K3
a play G0
b play Y1
c play Y7
d play R0
e play R4
a play Y0
b play K1
c play G3
d play R2
e play K4
a play G4
b play K1
c play K5
d play Y3
e play G5
a play Y4
b play G2
c play G7
d play G8
e play Y6
a play G9
a play R7
b play Y2
c play R7
d play Y5
e play K6
a play G6
b play G7
c play Y9
d play Y8
e play K7
! deal dealer=a a=R0,R2,R3,R7,R8,G1,G9,B7,Y0,Y6,K1,K4 b=G0,G6,G7,B1,B2,B5,B6,B7,Y4,Y8,K1,K7 c=R1,R5,R6,G1,G8,B0,B1,B8,Y1,Y3,K6,K9 d=R1,R4,G3,B3,B4,B9,Y1,Y5,Y7,K3,K5,K7 e=R7,R9,G2,G4,G5,G7,Y2,Y7,Y9,K0,K2,K8
a lay R8
b lay B1,B7
c lay R1,G8,B0
d lay G3
e lay R9,G2,Y2,K2
a lay R0,R2,R3,R7
b pass
c lay G1
d lay B3
e lay Y9,K8
a pass
b pass
c lay B1
d pass
e pass
a pass
b pass
c pass
a trump R
e trump G
e partner c
e play Y9
a play Y0
b play Y4
c play Y3
d play Y1
e play G7
a play G9
b play G6
c play G1
d play R4
a play B7
b play B1
c play B8
d play B9
e play R7
e play K8
a play K1
b play K1
c play K6
d play K3
e play Y7
a play Y6
b play Y8
c play Y1
d play Y7
b play K7
c play K9
d play K5
e play K0
a play K4
c play R1
d play R1
e play G2
a play R0
b play G7
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 80
from 6014 63 55
choice e play R3 | play Y5
best 0.654 50.2 play R3
tried 0.592 35.7 play K1
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 1
tried 0.592 35.6 play G1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 1
tried 0.592 35.6 play R1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 1
tried 0.590 35.3 play Y1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=b a=R5,R6,R8,B4,B8,Y1,Y4,Y9,K7,K8 b=R2,R7,G0,G6,G8,Y3,K1,K2,K3,K6 c=R1,R4,R7,G1,G5,B1,B2,B3,B9,K9 d=R0,R9,G3,B0,B1,B5,B6,Y2,Y7,K5 e=R1,R3,G1,G2,G7,G7,Y1,Y5,Y7,K1 f=G4,G9,B7,B7,Y0,Y6,Y8,K0,K4,K7
b pass
c lay B1
d pass
e lay R1,G1
f pass
a lay R8,B8,Y1
b lay G0,K2
c pass
d lay B6
e pass
f lay Y0
a pass
b pass
c pass
d pass
e pass
f lay G4
a pass
b pass
c pass
d pass
e pass
f pass
f trump 4
a trump 8
a partner e
a play R8
b play G8
c play R4
d play B1
e play G7
f play G4
a play B8
b play R2
c play R1
d play R0
e play G7
f play K4
a play K8
b play G0
c play G1
d play B0
e play Y7
f play Y8
a play B4
b play K1
c play B1
d play Y2
e play G2
f play K0
a play Y4
b play Y3
c play B2
d play G3
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 81
from 6013 127 208
choice a play B4 | play B2 | play B1
best 0.925 144.0 play B4
tried 0.738 111.0 play B7
why ! strong_card_spent TRICKS-9.8 100
tried 0.738 111.0 play B6
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R2,R3,R7,R8,R9,G6,G9,B0,B1,B2,B4,B8 b=R0,R4,G0,G1,G3,G4,G7,B1,B3,B6,B7,B7 c=R1,R1,R5,R6,R7,G1,G2,G5,G7,G8,B5,B9
b lay G7
c lay R5,G5
a pass
b pass
c pass
c trump 5
c play R5
a play B1
b play G1
c play G5
a play B0
b play G0
c play B5
a play R2
b play R0
c play B9
a play B2
b play B7
c play G8
a play G9
b play G4
a play R7
b play R4
c play R1
a play R8
b play G3
c play R1
a play B8
b play B7
c play G1
a play B4
b play B6
c play G2
b play G7
c play G7
a play G6
b play B1
c play R6
a play R3
b play B3
c play R7
a play R9
! deal dealer=c a=R1,R1,R7,R8,R9,G3,G5,G6,G9,B3,B7,B8 b=R0,R2,R5,R6,R7,G1,G1,G4,G7,B1,B4,B7 c=R3,R4,G0,G2,G7,G8,B0,B1,B2,B5,B6,B9
c lay B0
a lay R1,G3
b pass
c pass
a pass
a trump 3
a play R7
b play R2
c play R4
a play R8
b play R5
c play R3
c play B9
a play B8
b play B4
c play G7
a play G9
b play G1
a play B7
b play B1
c play B1
a play G3
b play G1
c play G0
a play B3
b play R0
c play B0
a play R9
b play R7
c play G2
a play R1
b play R6
c play B6
b play G4
c play G8
a play G5
c play B2
a play R1
b play B7
b play G7
c play B5
a play G6
! deal dealer=a a=R2,R3,R5,R7,R7,R8,R9,G4,B0,B1,B5,B6 b=R0,R1,R4,G0,G2,G5,G6,G7,B1,B3,B8,B9 c=R1,R6,G1,G1,G3,G7,G8,G9,B2,B4,B7,B7
a lay R5
b pass
c lay G1,G7
a lay R2,R3
b pass
c pass
a pass
a trump R
a play R7
b play R0
c play R1
a play R7
b play R4
c play R6
a play R2
b play R1
c play G1
a play R3
b play B3
c play G1
a play R5
b play G6
c play B2
a play R8
b play G2
c play G3
a play R9
b play B1
c play B4
a play B1
b play B8
c play B7
b play G0
c play G7
a play G4
c play G8
a play B0
b play G5
c play G9
a play B5
b play G7
c play B7
a play B6
b play B9
! deal dealer=b a=R0,R5,R7,R9,G1,G4,G5,B0,B4,B5,B8,B9 b=R7,R8,G0,G2,G6,G7,G7,G8,B1,B1,B7,B7 c=R1,R1,R2,R3,R4,R6,G1,G3,G9,B2,B3,B6
b pass
c lay R3
a lay R5,B5
b lay R7,G7,G7
c pass
a lay R0,B0
b pass
c pass
a pass
a trump 5
a play B8
b play B1
c play B2
a play R5
b play G0
c play R1
a play G5
b play B7
c play R1
a play B5
b play G8
c play G1
a play R9
b play R7
c play R2
a play B9
b play B1
c play B3
a play G1
b play G6
c play G3
b play G2
c play G9
a play G4
c play B6
a play B0
b play B7
b play R8
c play R6
a play R0
b play G7
c play R3
a play B4
b play G7
c play R4
a play R7
! deal dealer=c a=R4,R7,G1,G5,G9,B1,B1,B2,B4,B6,B7,B8 b=R1,R5,R6,R7,G2,G3,G4,G8,B0,B5,B7,B9 c=R0,R1,R2,R3,R8,R9,G0,G1,G6,G7,G7,B3
c lay R0
a lay B1,B4
b pass
c pass
a pass
a trump B
a play G9
b play G2
c play G1
a play B8
b play B9
c play B3
b play R6
c play R8
a play R4
c play G6
a play G1
b play G4
c play R9
a play R7
b play R7
c play G7
a play G5
b play G8
b play B7
c play R0
a play B1
b play R1
c play R1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 82
from 6015 48 346
choice d play G7 | play G6 | play Y7
best 0.407 94.7 play G7
tried 0.335 88.3 play G2
why - trick_lost TRICKS-9.6 100
tried 0.332 87.4 play R9
why ! strong_card_spent TRICKS-9.8 100
tried 0.287 81.3 play R1
tried 0.279 80.8 play R7
tried 0.257 77.7 play K7
why - trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=G1,G1,G4,G8,B5,B8,Y0,Y2,Y6,Y7,K1,K2,K4,K5,K6 b=R0,R1,R2,R5,R7,G2,G3,G7,B0,B4,B7,B9,Y5,K0,K7 c=R1,R6,R8,R9,G5,G6,B1,B2,Y3,Y7,Y9,K1,K3,K7,K9 d=R3,R4,R7,G0,G7,G9,B1,B3,B6,B7,Y1,Y1,Y4,Y8,K8
c lay Y3
d pass
a lay K1,K2
b lay R0
c pass
d lay Y1
a pass
b pass
c pass
d pass
c trump Y
a trump K
a partner d
a play K4
b play Y5
c play K9
d play Y1
c play R8
d play R3
a play Y2
b play R1
a play K1
b play K7
c play Y3
d play K8
d play G9
a play G1
b play G2
c play G5
d play G7
a play G8
b play G3
c play G6
a play G1
b play G7
c play Y7
d play G0
c play R9
d play R4
a play Y6
b play R0
a play K2
b play K0
c play K7
d play Y1
c play R1
d play R7
a play Y0
b play R2
a play K6
b play B0
c play K1
d play Y4
a play K5
b play B4
c play Y9
d play Y8
a play G4
b play R5
c play K3
d play B1
c play B1
d play B7
a play B8
b play B9
b play B7
c play B2
d play B3
a play B5
b play R7
c play R6
d play B6
a play Y7
! deal dealer=d a=R0,R4,R7,R8,G2,G4,G6,G8,B0,B7,B8,Y1,Y5,K0,K7 b=R1,R2,R3,R6,G1,G3,G5,G7,G7,B1,B2,Y0,Y2,K4,K6 c=R5,R9,G0,G1,G9,B1,B4,B5,B6,Y1,Y7,Y8,K5,K7,K9 d=R1,R7,B3,B7,B9,Y3,Y4,Y6,Y7,Y9,K1,K1,K2,K3,K8
d lay K3
a pass
b pass
c lay R5,B5
d lay R1,B3
a lay G8
b lay R2
c pass
d pass
a pass
b pass
c trump B
d trump 3
d partner a
d play Y3
a play B8
b play B1
c play B1
d play K3
a play B0
b play B2
c play B4
d play B3
a play B7
b play R3
c play B5
d play Y9
a play Y5
b play Y0
c play Y1
d play K8
a play K7
b play K4
c play K9
c play Y7
d play Y4
a play Y1
b play Y2
c play Y8
d play Y6
a play R4
b play G3
b play K6
c play K7
d play K1
a play K0
c play R9
d play R1
a play R7
b play R6
c play G9
d play B7
a play G4
b play G1
d play B9
a play R0
b play R1
c play B6
d play Y7
a play R8
b play R2
c play G1
d play R7
a play G6
b play G5
c play R5
d play K2
a play G2
b play G7
c play K5
c play G0
d play K1
a play G8
b play G7
! deal dealer=a a=R1,R1,R4,R7,G1,G2,B1,B1,B4,B6,Y2,Y6,Y7,K1,K2 b=R0,R2,R7,R8,G9,Y0,Y1,Y1,Y5,K0,K3,K4,K5,K7,K8 c=R3,R9,G3,G4,G6,B0,B3,B5,B7,B8,Y4,Y9,K6,K7,K9 d=R5,R6,G0,G1,G5,G7,G7,G8,B2,B7,B9,Y3,Y7,Y8,K1
a pass
b lay K0
c lay R3,G3
d lay G0,G1,G7
a lay B1,B1
b lay K3,K4,K5
c pass
d lay G5,G7
a lay G2
b pass
c pass
d pass
a lay Y2
b pass
c pass
d pass
a pass
b trump K
d trump G
d partner a
d play B9
a play B4
b play K7
c play B0
b play G9
c play K6
d play K1
a play K2
b play R7
c play R9
d play R5
a play R1
c play Y9
d play Y3
a play Y2
b play Y0
c play B7
d play B2
a play B1
b play K0
b play R8
c play R3
d play R6
a play R1
b play Y1
c play Y4
d play Y7
a play Y7
d play G7
a play G1
b play K3
c play K9
d play G7
a play G2
b play K4
c play G3
d play G8
a play K1
b play K5
c play G4
d play Y8
a play Y6
b play Y1
c play K7
c play G6
d play G1
a play R4
b play K8
c play B3
d play B7
a play B1
b play R0
d play G0
a play R7
b play R2
c play B5
d play G5
a play B6
b play Y5
c play B8
! deal dealer=b a=R3,R4,R5,R9,G0,G5,G6,G9,Y0,Y3,Y5,Y7,K1,K6,K9 b=R1,R7,G3,G4,G8,B3,B6,B7,B7,B8,B9,Y2,K1,K3,K7 c=R0,R1,R6,R7,R8,G1,G7,G7,B1,B2,B5,Y1,Y1,K4,K7 d=R2,G1,G2,B0,B1,B4,Y4,Y6,Y7,Y8,Y9,K0,K2,K5,K8
b lay B3
c lay R1,G1
d lay R2,G2,B0
a lay G0,K1
b lay B6,B7,B7
c pass
d pass
a pass
b pass
d trump 2
b trump B
b partner a
b play B6
c play B2
d play R2
a play R3
c play R7
d play G2
a play R5
b play R1
d play Y7
a play Y5
b play B7
c play Y1
b play B7
c play B1
d play B1
a play G0
b play B8
c play B5
d play K2
a play Y3
b play B9
c play R1
d play B0
a play Y0
b play G8
c play G1
d play G1
a play G5
b play Y2
c play R0
d play B4
a play K1
d play K8
a play K6
b play K1
c play K7
d play K5
a play K9
b play K3
c play K4
a play G9
b play G3
c play G7
d play K0
a play R9
b play R7
c play R6
d play Y4
a play G6
b play G4
c play G7
d play Y6
c play Y1
d play Y9
a play Y7
b play B3
b play K7
c play R8
d play Y8
a play R4
! deal dealer=c a=R0,R2,R7,R8,G4,G8,B0,B2,B6,B7,Y4,Y5,K0,K1,K6 b=G1,G3,G5,G7,G9,B1,B3,B7,Y0,Y2,Y3,Y7,Y9,K2,K8 c=R1,R3,R5,R6,B1,B5,B8,B9,Y1,Y1,K1,K3,K5,K7,K9 d=R1,R4,R7,R9,G0,G1,G2,G6,G7,B4,Y6,Y7,Y8,K4,K7
c lay R1
d lay R4,B4
a lay R0
b lay G3,B3,Y0
c pass
d pass
a lay B0
b pass
c pass
d pass
a pass
d trump 4
b trump 3
b partner a
b play G3
c play R3
d play R4
a play G4
b play B3
c play K3
d play B4
a play Y4
b play Y3
c play R1
d play K4
a play R7
b play G9
c play B1
d play G1
a play G8
b play G7
c play Y1
d play G0
a play B0
b play Y9
c play Y1
d play Y6
a play Y5
b play Y7
c play K1
d play Y8
a play K0
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 83
from 6011 122 76
choice a play K4
best 0.268 -22.9 play K4
tried 0.213 -33.5 play R5
tried 0.158 -47.8 play G5
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.158 -47.8 play G4
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R2,R5,R7,R7,G2,G4,G5,G6,G7,G7,Y0,Y8,K0,K4,K7 b=R3,R4,R8,G3,G9,B2,B5,B8,B9,Y1,Y7,Y9,K1,K6,K8 c=R0,R1,G1,G8,B1,B1,B3,B6,Y1,Y4,Y7,K1,K3,K7,K9 d=R1,R6,R9,G0,G1,B0,B4,B7,B7,Y2,Y3,Y5,Y6,K2,K5
d pass
a lay G7
b lay R8,B8
c pass
d lay Y2
a lay G6,G7
b lay Y1,K1
c lay R0,R1,B3
d lay Y3
a lay G4,G5
b pass
c lay G1
d pass
a lay G2
b pass
c pass
d pass
a lay Y8
b pass
c pass
d pass
a lay R7
b pass
c pass
d pass
a pass
b trump B
a trump G
a partner c
a play Y8
b play Y9
c play Y4
d play Y6
b play Y7
c play Y1
d play Y2
a play Y0
b play G9
c play B6
d play B7
a play G2
b play R8
c play R1
d play R6
a play R2
b play K8
c play K9
d play K2
a play K0
c play G1
d play B0
a play G6
b play B9
a play K7
b play K1
c play K1
d play K5
a play R7
b play R3
c play R0
d play R9
d play R1
a play R7
b play R4
c play B3
c play B1
d play G1
a play G7
b play B2
a play G7
b play B5
c play G8
d play B4
c play Y7
d play Y3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 84
from 6016 40 144
choice e play B7
best 0.869 115.8 play B7
tried 0.573 46.5 play Y8
why ! trick_lost TRICKS-9.6 78
tried 0.509 28.7 play Y1
why - trick_lost TRICKS-9.6 90
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R3,G2,G6,B2,B8,Y1,Y4,Y6,Y7,K3,K8,K9 b=R6,R8,G7,G8,G9,B3,B5,Y5,K1,K4,K5,K7 c=R0,R1,R2,R5,R7,B1,B9,Y1,Y2,Y7,Y9,K6 d=R4,G0,G1,G3,G4,B1,B4,B6,B7,Y8,K0,K2 e=R1,R7,R9,G1,G5,G7,B0,B7,Y0,Y3,K1,K7
c lay R7
d lay R4,G4
e pass
a lay Y1
b lay B5,K1,K5
c lay R1,R2,R5
d pass
e lay G1
a lay R3,G2
b pass
c pass
d pass
e pass
a pass
b trump 5
c trump R
c partner a
c play R5
d play R4
e play G5
a play R3
b play B5
c play B9
d play B1
e play B7
a play B2
b play B3
c play Y9
d play Y8
e play Y3
a play Y6
b play R6
b play G7
c play R7
d play G1
e play G1
a play G6
c play Y1
d play G0
e play Y0
a play Y7
b play Y5
b play R8
c play R1
d play K0
e play R7
a play Y4
b play K7
c play K6
d play K2
e play K7
a play K8
a play K9
b play K1
c play B1
d play G3
e play K1
a play B8
b play K5
c play R2
d play B4
e play B0
c play Y7
d play G4
e play R1
a play Y1
b play K4
e play R9
a play G2
b play G8
c play R0
d play B6
e play G7
a play K3
b play G9
c play Y2
d play B7
! deal dealer=d a=R4,R6,G5,G7,B0,B6,B9,Y4,K1,K2,K3,K5 b=R0,R2,R9,G1,G4,B1,B4,Y3,Y5,Y7,K1,K9 c=R3,R5,R7,R8,G1,G7,G8,G9,B8,Y1,Y6,K6 d=R1,R1,G0,G2,B2,B3,B5,B7,Y2,Y9,K0,K8 e=R7,G3,G6,B1,B7,Y0,Y1,Y7,Y8,K4,K7,K7
d lay B2
e lay R7,Y7
a lay K1
b lay G4
c lay R8,G8,B8
d pass
e lay K4,K7
a lay B0,K5
b lay R0
c lay R7,G9
d lay G2
e lay Y0,Y1
a pass
b pass
c pass
d pass
e pass
c trump G
e trump 7
e partner d
e play R7
a play G7
b play G4
c play R7
d play G0
a play R4
b play R9
c play R3
d play R1
e play K4
b play K9
c play K6
d play K0
e play G6
a play K2
e play Y7
a play G5
b play G1
c play G7
d play G2
c play B8
d play B2
e play B1
a play B0
b play B4
c play Y6
d play Y9
e play Y0
a play Y4
b play Y3
d play B7
e play K7
a play K5
b play Y7
c play G1
d play R1
e play G3
a play R6
b play R0
c play R5
e play K7
a play K1
b play B1
c play G9
d play Y2
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 85
from 6012 69 387
choice a play B2
best 0.699 144.8 play B2
tried 0.642 135.5 play K1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 1
tried 0.538 116.5 play Y1
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R2,R4,R9,G3,G7,B5,Y3,K1,K3,K5,K7,K9 b=R7,G8,B1,B8,B9,Y6,Y7,Y8,K1,K4,K6,K7 c=R6,R8,G0,G2,B1,B2,B4,B7,Y1,Y2,K0,K2 d=R1,R1,R5,R7,G6,G7,G9,B0,B6,B7,Y1,K8 e=R0,R3,G1,G1,G4,G5,B3,Y0,Y4,Y5,Y7,Y9
a lay K3
b lay G8,B8
c lay G2,B2,Y2
d lay G6,B0
e lay Y0
a lay R2,G3,K1
b lay R7,B9,Y8
c pass
d pass
e lay Y4
a pass
b pass
c pass
d lay R7
e pass
a pass
b pass
c pass
d pass
a trump K
b trump 8
b partner c
b play B9
c play B2
d play B0
e play B3
a play B5
b play R7
c play R6
d play R5
e play R0
a play R9
a play G7
b play K7
c play G0
d play G7
e play G1
b play G8
c play K0
d play K8
e play Y0
a play K7
d play G6
e play G1
a play G3
b play K6
c play G2
b play B8
c play K2
d play B6
e play R3
a play K1
b play Y8
c play R8
d play B7
e play G4
a play K9
b play Y7
c play Y1
d play Y1
e play Y9
a play Y3
e play Y7
a play K5
b play Y6
c play Y2
d play R7
a play R2
b play K4
c play B4
d play R1
e play Y4
b play B1
c play B1
d play R1
e play G5
a play K3
a play R4
b play K1
c play B7
d play G9
e play Y5
! deal dealer=b a=R0,R1,R2,G3,G8,B4,B9,Y2,Y8,K0,K3,K6 b=R7,R9,G5,B1,B5,B8,Y4,Y7,K1,K7,K7,K8 c=R7,G0,G7,B1,B3,B7,Y0,Y1,Y3,Y5,Y6,Y9 d=R3,R4,G1,G4,G7,B6,B7,Y1,Y7,K2,K5,K9 e=R1,R5,R6,R8,G1,G2,G6,G9,B0,B2,K1,K4
b lay R7
c lay Y0,Y1
d lay G7
e lay R1
a lay R0
b lay Y7,K7
c lay Y3,Y5
d lay G1,Y1
e lay R5
a lay R1
b lay R9,K7
c pass
d pass
e pass
a pass
b pass
c trump Y
b trump 7
b partner d
b play Y7
c play Y1
d play G7
e play R1
a play Y2
b play R9
c play Y6
d play R4
e play R6
a play R0
c play R7
d play Y7
e play G1
a play Y8
b play Y4
d play B7
e play K1
a play R1
b play R7
c play Y9
d play Y1
e play B0
a play K0
b play K7
c play Y0
b play K8
c play G7
d play K9
e play K4
a play K3
c play B7
d play K5
e play G6
a play R2
b play K7
c play Y3
d play R3
e play G2
a play G3
b play B1
c play Y5
d play G4
e play B2
a play B4
b play K1
c play B1
d play B6
e play R5
a play B9
b play B5
a play K6
b play G5
c play G0
d play K2
e play R8
a play G8
b play B8
c play B3
d play G1
e play G9
! deal dealer=c a=R2,R3,R5,G1,G7,B1,Y0,Y1,Y1,Y4,Y7,K7 b=R4,R7,G2,G5,G9,B5,B7,Y3,Y7,K1,K2,K7 c=R7,R9,G1,G3,B3,B8,B9,Y2,Y9,K1,K4,K6 d=G0,G6,G7,B1,B2,B4,B6,B7,Y6,Y8,K0,K3 e=R0,R1,R1,R6,R8,G4,G8,B0,Y5,K5,K8,K9
c lay R9
d pass
e lay R0,R8
a lay Y1
b lay R7,B7,Y7
c pass
d lay G0,B1,B2,K3
e pass
a lay Y0
b pass
c lay B9
d lay B4
e pass
a pass
b pass
c pass
d pass
b trump 7
d trump B
d partner c
d play B7
e play B0
a play B1
b play B5
c play R7
d play Y8
e play Y5
a play Y1
b play Y3
c play Y2
d play K0
e play K8
a play G7
b play K2
c play K1
a play Y1
b play B7
c play Y9
d play Y6
e play R0
b play G9
c play G1
d play G0
e play G4
a play G1
b play G5
c play G3
d play G6
e play G8
a play Y7
a play Y0
b play R7
c play B8
d play K3
e play R1
c play R9
d play B6
e play R1
a play R2
b play R4
d play B4
e play K5
a play K7
b play Y7
c play B9
c play B3
d play B1
e play K9
a play R3
b play K7
c play K4
d play G7
e play R8
a play Y4
b play K1
d play B2
e play R6
a play R5
b play G2
c play K6
! deal dealer=d a=R1,R3,R9,G2,G5,G6,B0,B1,B4,Y3,K4,K5 b=R2,R8,G1,G7,G8,G9,B3,B6,B7,B9,Y5,K7 c=R0,R1,R4,R5,R6,G7,B1,B2,B5,Y4,Y7,K3 d=G3,B7,Y0,Y1,Y1,Y2,Y7,K0,K1,K6,K7,K8 e=R7,R7,G0,G1,G4,B8,Y6,Y8,Y9,K1,K2,K9
d pass
e lay B8
a pass
b lay G7,B7
c lay R4
d lay B7,Y0,Y7
e pass
a lay R3
b pass
c pass
d pass
e pass
a pass
b trump B
d trump Y
d partner e
d play G3
e play G1
a play G6
b play G7
c play G7
b play G8
c play Y7
d play K1
e play G0
a play G2
c play R1
d play K6
e play R7
a play R9
b play R2
a play R1
b play R8
c play R0
d play Y0
e play R7
d play Y1
e play Y6
a play B0
b play B3
c play B1
e play Y8
a play B1
b play B9
c play B2
d play B7
e play K9
a play K4
b play K7
c play K3
d play K7
e play Y9
a play B4
b play Y5
c play B5
d play Y1
e play K1
a play K5
b play B6
c play Y4
d play K0
c play R4
d play Y2
e play K2
a play R3
b play G1
d play Y7
e play B8
a play Y3
b play B7
c play R5
d play K8
e play G4
a play G5
b play G9
c play R6
! deal dealer=e a=R1,R9,G2,G9,B0,B2,B9,Y1,Y3,Y8,K1,K3 b=R4,G6,G7,B7,B7,Y0,Y1,Y2,Y7,Y9,K2,K8 c=R0,R5,R7,G1,G7,B4,B5,Y4,Y5,K4,K6,K7 d=R2,R7,G3,G4,G5,G8,B8,K0,K1,K5,K7,K9 e=R1,R3,R6,R8,G0,G1,B1,B1,B3,B6,Y6,Y7
e lay R6
a lay R9,G9
b lay G7,B7,B7
c lay B4
d lay K0,K1,K5,K7
e lay B6
a pass
b lay Y7,Y9
c lay Y4
d pass
e pass
a pass
b pass
c pass
d trump K
b trump Y
b partner a
b play Y9
c play K4
d play K5
e play Y6
a play K3
b play G7
c play G1
d play G8
e play G1
a play G9
a play Y8
b play K2
c play Y4
d play K1
e play Y7
a play R9
b play R4
c play R0
d play R7
e play R1
a play B9
b play B7
c play B4
d play B8
e play B1
a play R1
b play Y7
c play R5
d play R2
e play R3
b play B7
c play B5
d play K7
e play B1
a play B0
d play K9
e play G0
a play Y3
b play Y1
c play Y5
c play G7
d play G5
e play R6
a play G2
b play G6
c play R7
d play G3
e play R8
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 86
from 6014 72 270
choice a partner c
best 0.246 11.8 partner c
tried 0.124 -16.1 partner b
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
tried 0.090 -23.9 partner f
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
tried 0.082 -25.6 partner d
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R3,R4,R7,R8,G3,G7,B1,Y0,Y7,K6 b=G0,G1,G1,B0,B6,B9,Y5,Y7,K7,K8 c=R0,R6,G2,B1,B2,B4,B7,Y1,K2,K4 d=R5,G6,B7,Y2,Y6,Y9,K1,K3,K5,K9 e=R7,G4,G7,G8,G9,B3,B5,Y1,K0,K7 f=R1,R1,R2,R9,G5,B8,Y3,Y4,Y8,K1
a pass
b lay G0
c lay G2,B2
d lay K5
e pass
f lay R1
a lay R7,G7,Y0
b pass
c pass
d pass
e lay Y1,K0
f pass
a pass
b pass
c pass
d pass
e pass
c trump B
a trump R
a partner f
a play R8
b play B0
c play B1
d play R5
e play B5
f play R9
f play Y8
a play Y7
b play Y5
c play Y1
d play Y9
e play Y1
d play K9
e play K0
f play K1
a play K6
b play K7
c play K2
d play Y6
e play B3
f play Y3
a play Y0
b play Y7
c play B7
c play K4
d play K5
e play K7
f play R2
a play G7
b play K8
f play G5
a play G3
b play G0
c play G2
d play G6
e play G7
e play R7
f play R1
a play B1
b play B6
c play B2
d play B7
e play G4
f play R1
a play R3
b play G1
c play R6
d play Y2
c play B4
d play K1
e play G9
f play B8
a play R4
b play B9
a play R7
b play G1
c play R0
d play K3
e play G8
f play Y4
! deal dealer=b a=R1,G2,G4,G9,B1,Y5,K1,K2,K5,K6 b=R5,R8,G0,G1,G8,B2,B8,Y2,K0,K7 c=R0,R1,R2,R4,R6,R7,G7,B4,K1,K9 d=R3,R7,G5,B1,B3,B5,B6,B7,Y1,Y3 e=R9,G7,B9,Y0,Y1,Y4,Y6,Y8,K4,K7 f=G1,G3,G6,B0,B7,Y7,Y7,Y9,K3,K8
b lay G8
c lay R6,R7
d lay R3,B1,B3
e lay G7,Y0,Y1,Y4
f lay B7
a lay K1,K2,K5
b lay R8
c lay R1,R2,R4
d pass
e pass
f lay Y7
a pass
b pass
c pass
d pass
e pass
f pass
e trump Y
c trump R
c partner a
c play K9
d play R7
e play K7
f play K3
a play K1
b play K7
d play B5
e play B9
f play B0
a play B1
b play B2
c play B4
e play Y0
f play Y9
a play R1
b play R8
c play R1
d play Y3
b play G8
c play G7
d play G5
e play G7
f play G3
a play G9
a play Y5
b play Y2
c play R7
d play Y1
e play Y6
f play Y7
c play K1
d play R3
e play K4
f play K8
a play K6
b play K0
d play B1
e play Y1
f play B7
a play G4
b play B8
c play R6
c play R4
d play B3
e play Y4
f play Y7
a play G2
b play R5
b play G1
c play R2
d play B6
e play Y8
f play G1
a play K2
c play R0
d play B7
e play R9
f play G6
a play K5
b play G0
! deal dealer=c a=R4,G1,B0,B3,B7,Y1,Y1,Y8,K0,K7 b=R1,R3,R6,R7,G0,B6,Y0,Y5,K1,K5 c=R1,R5,R8,G4,B1,B1,B4,Y3,Y9,K9 d=G6,G7,G8,B5,B7,Y2,Y4,K2,K3,K4 e=R0,R2,R9,G5,G9,B2,B8,Y7,K1,K7 f=R7,G1,G2,G3,G7,B9,Y6,Y7,K6,K8
c lay R1
d pass
e pass
f lay R7,G7
a lay G1,B0,Y1
b lay R1
c pass
d lay K2
e lay R0,Y7
f pass
a pass
b pass
c pass
d pass
e pass
f trump 7
a trump 0
a partner d
a play K0
b play G0
c play R1
d play G7
e play Y7
f play R7
a play Y1
b play Y5
c play Y9
d play Y2
e play R2
f play Y6
c play K9
d play K2
e play K1
f play K6
a play K7
b play K1
a play B0
b play Y0
c play B1
d play B7
e play K7
f play G7
a play B3
b play B6
c play B1
d play B5
e play B8
f play B9
f play Y7
a play B7
b play R7
c play Y3
d play K3
e play R0
e play R9
f play G2
a play R4
b play R6
c play R5
d play Y4
e play G9
f play G3
a play G1
b play R3
c play G4
d play G8
e play G5
f play G1
a play Y8
b play R1
c play B4
d play G6
d play K4
e play B2
f play K8
a play Y1
b play K5
c play R8
! deal dealer=d a=R3,R6,G0,G8,G9,Y2,Y7,K3,K8,K9 b=R7,R9,G2,B6,B7,Y1,Y5,Y8,K1,K2 c=R8,G4,B0,B5,Y3,Y6,K0,K1,K5,K7 d=R1,R2,R4,G5,B2,B4,B7,Y0,Y4,Y9 e=R5,R7,G1,G3,G6,G7,G7,B8,B9,K7 f=R0,R1,G1,B1,B1,B3,Y1,Y7,K4,K6
d lay R4
e pass
f lay R1,B1
a lay R3,G0,Y2
b lay G2
c lay K7
d lay R1,B4,Y0
e lay R5,G1,G3
f lay R0,G1,B1
a lay G8
b lay Y1
c lay K5
d pass
e pass
f pass
a lay R6,K3
b pass
c pass
d pass
e lay R7,G7
f pass
a pass
b pass
c pass
d pass
e pass
e trump G
a trump K
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 87
from 6013 128 214
choice b play R0 | play R1
best 0.984 176.3 play R0
tried 0.945 170.0 play G6
why ! trick_lost TRICKS-9.6 100
tried 0.945 170.1 play B4
why - trick_lost TRICKS-9.6 100
tried 0.944 170.0 play B6
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R4,R6,G2,G3,G6,B1,B3,B4,B5,B9 b=R1,R7,R7,R8,G0,G4,G5,G7,G7,G8,B0,B8 c=R2,R3,R5,R9,G1,G1,G9,B1,B2,B6,B7,B7
a pass
b lay G7
c pass
a pass
b pass
b trump 7
b play R7
c play B7
a play B3
b play R7
c play B7
a play G3
b play G7
c play G1
a play G2
b play G7
c play G1
a play R1
b play R8
c play R9
a play R0
c play G9
a play G6
b play G0
c play B6
a play B9
b play B0
a play B1
b play B8
c play B1
b play G4
c play R2
a play R4
b play G5
c play B2
a play B4
b play G8
c play R3
a play B5
b play R1
c play R5
a play R6
! deal dealer=b a=R0,R3,R5,R6,R7,R7,G0,G5,G6,G7,B1,B3 b=R4,G1,G1,G4,G7,G9,B1,B4,B5,B6,B7,B8 c=R1,R1,R2,R8,R9,G2,G3,G8,B0,B2,B7,B9
b lay B4
c lay R2,G2
a pass
b lay R4,G1
c lay R9,B2
a pass
b pass
c pass
c trump R
c play R8
a play R3
b play R4
c play B9
a play B1
b play B1
c play R9
a play R0
b play G1
c play G8
a play G0
b play G9
b play G7
c play G2
a play G5
b play B7
c play B0
a play B3
b play B8
c play B2
a play R5
a play R6
b play G1
c play R1
a play R7
b play B6
c play R1
a play R7
b play G4
c play R2
a play G6
b play B4
c play G3
a play G7
b play B5
c play B7
! deal dealer=c a=R4,R7,G1,G4,G8,B0,B1,B1,B4,B6,B8,B9 b=R1,R1,R6,R7,R8,G1,G3,G7,G9,B2,B3,B7 c=R0,R2,R3,R5,R9,G0,G2,G5,G6,G7,B5,B7
c lay R5
a pass
b pass
c lay G5
a lay B4
b pass
c lay B5
a pass
b pass
c pass
c trump G
c play R9
a play R4
b play R1
c play G0
a play G4
b play G7
b play R7
c play R0
a play R7
b play R6
c play R2
a play G8
a play B9
b play B7
c play B5
a play B8
b play B2
c play B7
a play B6
b play B3
c play G6
c play G7
a play G1
b play G9
b play R8
c play R3
a play B0
b play R1
c play R5
a play B4
c play G5
a play B1
b play G1
c play G2
a play B1
b play G3
! deal dealer=a a=R0,R2,R3,R4,R7,G3,G8,G9,B4,B5,B7,B8 b=R1,R5,R7,R9,G1,G7,B1,B1,B2,B3,B7,B9 c=R1,R6,R8,G0,G1,G2,G4,G5,G6,G7,B0,B6
a pass
b lay B1
c lay G6,G7
a pass
b lay R1,G1
c lay G4,G5
a pass
b pass
c pass
c trump G
c play G1
a play G3
b play G7
b play R7
c play R8
a play R2
c play R1
a play R0
b play R5
b play B7
c play B0
a play B8
a play B7
b play B2
c play B6
a play G8
b play G1
c play G0
a play B4
b play B1
c play G6
c play G7
a play G9
b play B3
a play B5
b play B1
c play G2
c play R6
a play R7
b play R9
b play R1
c play G4
a play R3
c play G5
a play R4
b play B9
! deal dealer=b a=R3,R5,R8,G4,G7,G8,B0,B1,B4,B5,B6,B7 b=R0,R4,R7,R7,G0,G1,G1,G3,G5,G7,B2,B8 c=R1,R1,R2,R6,R9,G2,G6,G9,B1,B3,B7,B9
b pass
c pass
a pass
! deal dealer=c a=R3,R4,R5,R7,G1,G4,G5,G9,B1,B3,B8,B9 b=R0,R1,R1,R7,R8,R9,G6,G7,B4,B6,B7,B7 c=R2,R6,G0,G1,G2,G3,G7,G8,B0,B1,B2,B5
c pass
a pass
b lay R7
c pass
a pass
b pass
b trump 7
b play R7
c play G7
a play R7
b play R8
c play R2
a play R3
b play G7
c play G1
a play G9
b play B7
c play B1
a play G1
b play B7
c play G0
a play R4
b play R9
c play R6
a play R5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 88
from 6015 52 131
choice a play K5
best 0.094 -1.3 play K5
tried 0.037 -21.8 play R5
why - trick_lost TRICKS-9.6 100
tried 0.035 -21.9 play G1
why - strong_card_spent TRICKS-9.8 100
tried 0.028 -26.4 play G9
why ! strong_card_spent TRICKS-9.8 100
tried 0.028 -26.4 play G6
why - strong_card_spent TRICKS-9.8 100
tried 0.028 -26.4 play G7
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:2/8 fierce:8/8
---
! deal dealer=a a=R1,R3,R5,R9,G2,G3,G7,G9,B0,B1,Y0,Y1,Y7,Y9,K3 b=R1,R4,G5,B1,B5,B6,B7,Y2,Y5,Y6,K0,K1,K1,K7,K7 c=R2,R6,R7,R8,G0,G1,G4,G8,B3,B4,Y4,Y7,K4,K6,K8 d=R0,R7,G1,G6,G7,B2,B7,B8,B9,Y1,Y3,Y8,K2,K5,K9
a lay R3
b pass
c lay G4,B4
d lay B2
a lay R1,R5
b lay G5
c lay Y4,K4
d lay R0
a lay G3,B0
b lay B5
c lay R8,G8
d pass
a pass
b pass
c pass
a trump B
c trump 4
c partner b
c play G4
d play B9
a play B0
b play B6
c play Y4
d play B2
a play B1
b play B7
c play K4
d play B8
a play Y0
b play B5
c play B4
d play B7
a play R5
b play B1
c play R7
d play R0
a play R1
b play R1
c play R8
d play R7
a play R9
b play R4
b play K1
c play K8
d play K9
a play K3
d play Y8
a play Y1
b play Y2
c play Y7
d play G1
a play G9
b play G5
c play G1
a play R3
b play K1
c play R6
d play Y1
c play G8
d play G6
a play G3
b play Y6
c play K6
d play K2
a play G2
b play K7
b play K7
c play B3
d play K5
a play Y9
c play R2
d play Y3
a play G7
b play K0
c play G0
d play G7
a play Y7
b play Y5
! deal dealer=b a=R2,R5,R6,R8,G1,G1,G2,G6,G7,G9,B3,B7,Y0,Y1,K5 b=R0,R1,R3,R7,G3,G8,B0,B5,B7,B9,Y5,Y9,K1,K3,K7 c=G0,G4,G7,B1,B1,B2,B4,Y2,Y3,Y4,Y7,Y8,K0,K2,K4 d=R1,R4,R7,R9,G5,B6,B8,Y1,Y6,Y7,K1,K6,K7,K8,K9
b lay R3
c lay G4,B4
d lay R1,B6,K6
a lay G1,G1,G2,Y0
b lay G3
c pass
d pass
a pass
b pass
d trump K
a trump G
a partner b
a play Y1
b play Y9
c play Y2
d play Y1
b play B9
c play B1
d play B6
a play B3
b play B7
c play B1
d play B8
a play B7
d play R9
a play R2
b play R1
c play Y7
d play Y6
a play Y0
b play Y5
c play Y8
c play G7
d play K1
a play G1
b play G8
b play B5
c play B2
d play G5
a play R8
d play R7
a play R6
b play R0
c play K0
c play Y3
d play Y7
a play G2
b play G3
b play B0
c play B4
d play R1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 89
from 6011 140 55
choice c play R3 | play R2
best 0.637 46.9 play R3
tried 0.494 14.4 play B4
why - trick_lost TRICKS-9.6 100
tried 0.478 12.0 play B8
why ! trick_lost TRICKS-9.6 100
tried 0.385 -3.5 play K6
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R6,R7,R7,G1,G5,B0,B1,B2,B6,B7,Y1,Y2,Y5,Y7,Y9 b=R0,R4,R5,G1,G2,G3,G7,B1,Y4,Y6,Y7,Y8,K0,K4,K7 c=R1,R2,R3,R8,R9,G0,G6,G9,B3,B4,B7,B8,K6,K7,K9 d=R1,G4,G7,G8,B5,B9,Y0,Y1,Y3,K1,K1,K2,K3,K5,K8
a lay Y7
b lay R4,Y4
c lay R3,R8,R9
d lay K1,K1,K2,K3
a lay R7,R7
b pass
c lay R1,R2
d pass
a pass
b pass
c pass
d trump K
c trump R
c partner a
c play R8
d play K1
a play R7
b play K0
c play R9
d play K1
a play R7
b play K4
c play G9
d play G4
a play G1
b play G1
c play B7
d play B9
a play B2
b play B1
d play G7
a play G5
b play G2
c play G0
d play G8
a play R6
b play G3
c play G6
a play B0
b play K7
c play B3
d play B5
b play R4
c play R1
d play K2
a play Y5
b play R5
c play K9
d play K3
a play B7
b play Y7
c play K7
d play Y1
a play Y1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 90
from 6016 49 50
choice e play G7
best 0.583 29.6 play G7
tried 0.544 23.1 play Y7
why - trick_lost TRICKS-9.6 100
tried 0.530 23.7 play G8
why ! strong_card_spent TRICKS-9.8 100
tried 0.529 23.5 play G2
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.521 22.2 play K2
why - strong_card_spent TRICKS-9.8 100
tried 0.520 21.5 play K7
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R5,R7,G3,G4,B2,Y8,K0,K3,K4,K6,K9 b=R1,R3,R7,G1,G9,B0,B9,Y3,Y6,Y7,K1,K8 c=R2,R4,G5,G7,B1,B7,B7,Y0,Y2,Y9,K5,K7 d=R1,R6,R9,G6,B1,B4,B5,B6,Y1,Y1,Y5,K1 e=R8,G0,G1,G2,G7,G8,B3,B8,Y4,Y7,K2,K7
c lay B7
d pass
e lay G0,G8
a lay K0,K3,K4
b lay R3
c pass
d lay R6,B6
e pass
a pass
b pass
c pass
d pass
e trump G
a trump K
a partner d
a play K9
b play G1
c play G5
d play K1
e play G1
a play Y8
b play Y3
c play Y9
d play Y1
e play Y4
c play K7
d play G6
e play G0
a play G3
b play K8
b play B9
c play B7
d play B1
e play B3
a play B2
b play R7
c play R2
d play R9
e play R8
a play R0
d play B6
e play B8
a play K6
b play B0
c play B1
a play R7
b play R1
c play R4
d play R1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 91
from 6012 84 206
choice e play B5 | play B4 | play B0 | play B1
best 0.786 118.6 play B5
tried 0.744 108.9 play B7
why ! strong_card_spent TRICKS-9.8 90
tried 0.744 108.9 play Y7
why - strong_card_spent TRICKS-9.8 90
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R4,R5,R7,G1,G6,G7,B7,Y2,Y3,Y8,K1,K7 b=R2,R8,R9,G1,G3,G7,B0,Y5,Y6,K0,K1,K9 c=R1,R3,G0,G2,G5,B1,B4,B6,Y1,K4,K6,K8 d=R0,G8,B2,B3,B5,B7,B8,B9,Y4,Y7,K5,K7 e=R1,R6,R7,G4,G9,B1,Y0,Y1,Y7,Y9,K2,K3
c pass
d lay B7
e pass
a pass
b lay G1,B0
c lay B4
d lay B2,B3
e lay R1,Y1
a pass
b pass
c pass
d pass
e pass
e trump Y
d trump B
d partner b
d play B7
e play B1
a play Y2
b play Y5
c play Y1
d play B8
e play Y1
a play Y3
b play Y6
c play B1
d play B9
e play Y0
a play Y8
b play B0
c play B4
d play G8
e play G9
a play G1
b play G1
c play G0
e play Y9
a play B7
b play K1
c play B6
d play Y4
a play G7
b play G3
c play G2
d play Y7
e play G4
d play B2
e play Y7
a play R4
b play K0
c play R1
d play B3
e play K3
a play R5
b play R2
c play R3
d play B5
e play R6
a play K1
b play G7
c play K4
d play K7
e play K2
a play K7
b play K9
c play K8
b play R8
c play G5
d play R0
e play R1
a play R7
b play R9
c play K6
d play K5
e play R7
a play G6
! deal dealer=d a=R5,R7,G1,G6,G7,B0,B1,Y1,Y8,Y9,K4,K5 b=R0,R1,R4,G5,G7,B1,B7,B8,Y6,Y7,Y7,K2 c=R1,R6,R7,R9,B2,B5,B6,Y4,K1,K7,K7,K9 d=R2,R3,R8,G1,G2,G3,G4,G9,Y2,Y5,K0,K3 e=G0,G8,B3,B4,B7,B9,Y0,Y1,Y3,K1,K6,K8
d lay G2
e pass
a lay G1,G6
b lay G7
c lay R7,K7,K7
d pass
e lay G0,Y1
a lay B0,B1
b lay B7
c pass
d lay R2
e lay K1
a pass
b pass
c pass
d pass
e pass
c trump K
a trump 1
a partner e
a play G6
b play G7
c play K7
d play G2
e play G8
c play K1
d play K0
e play K6
a play B1
b play K2
c play R9
d play R2
e play G0
a play R5
b play R0
c play R7
d play R8
e play K8
a play R7
b play R4
e play K1
a play K5
b play R1
c play R1
d play G1
e play B9
a play B0
b play B8
c play B2
d play K3
d play G3
e play Y1
a play G7
b play G5
c play Y4
e play B7
a play G1
b play B7
c play B5
d play Y2
a play Y1
b play B1
c play K9
d play R3
e play B4
a play Y8
b play Y6
c play K7
d play Y5
e play Y0
c play R6
d play G4
e play B3
a play K4
b play Y7
a play Y9
b play Y7
c play B6
d play G9
e play Y3
! deal dealer=e a=R1,R4,R5,G2,G4,G6,G8,B8,Y3,Y4,K7,K8 b=R2,G1,B1,B2,B7,B9,Y0,Y1,Y2,Y8,K5,K6 c=R3,R7,R7,G0,G5,G7,G9,B6,Y5,K1,K7,K9 d=R0,R8,G1,G3,G7,B3,Y1,Y6,Y9,K0,K1,K3 e=R1,R6,R9,B0,B1,B4,B5,B7,Y7,Y7,K2,K4
e pass
a pass
b lay Y2
c lay R7,R7
d lay R0,G3,K3
e lay B7
a lay R1,R4,G2,G4
b lay R2
c lay G7,G9,K7
d pass
e lay R1,B0,B4
a pass
b pass
c pass
d pass
e pass
e trump B
c trump 7
c partner a
c play K9
d play K1
e play K4
a play K8
b play K5
c play G9
d play G1
e play R1
a play G6
b play G1
c play K1
d play K0
e play K2
a play K7
b play K6
a play R5
b play R2
c play R3
d play R8
e play R9
e play R6
a play R4
b play B7
c play G0
d play R0
b play Y8
c play Y5
d play Y9
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 92
from 6014 76 135
choice a play R5
best 0.778 82.4 play R5
tried 0.729 71.9 play R8
why ! strong_card_spent TRICKS-9.8 100
tried 0.729 71.9 play R7
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R6,R7,G2,G4,G8,B4,Y3,Y5,K5,K6 b=R0,R1,R3,G1,G3,B0,B7,Y9,K1,K8 c=R4,R8,G7,B1,B5,B8,Y4,K0,K3,K7 d=R1,R9,G1,B6,B7,B9,Y7,Y8,K2,K7 e=R7,G0,G7,B1,B2,Y0,Y1,Y1,Y2,K4 f=R2,R5,G5,G6,G9,B3,Y6,Y7,K1,K9
b lay R1
c lay R4,Y4
d lay R1,B7,Y7
e lay Y0,Y1
f lay G5
a lay G2,Y5
b pass
c pass
d pass
e pass
f pass
a pass
a trump G
d trump 7
d partner f
d play R9
e play G0
f play R2
a play R6
b play R0
c play R4
e play R7
f play G9
a play G4
b play G3
c play G7
d play G1
c play R8
d play R1
e play Y0
f play R5
a play B4
b play R3
c play K7
d play B7
e play G7
f play G5
a play G2
b play B7
e play B2
f play B3
a play G8
b play B0
c play B1
d play B9
a play R7
b play G1
c play K0
d play Y7
e play Y2
f play G6
a play K5
b play K8
c play K3
d play K2
e play K4
f play K9
f play Y7
a play Y3
b play R1
c play Y4
d play K7
e play B1
f play K1
a play K6
b play K1
c play B5
d play Y8
e play Y1
a play Y5
b play Y9
c play B8
d play B6
e play Y1
f play Y6
! deal dealer=c a=R5,R7,R8,G3,B5,B6,Y2,Y6,K0,K2 b=G0,G1,G4,G5,B1,B8,K1,K4,K5,K7 c=R1,R2,R6,R9,G8,Y4,Y7,Y9,K6,K9 d=R0,R4,G2,G7,B1,B3,Y0,Y3,Y8,K1 e=R1,R7,G1,G6,B0,B7,Y1,Y7,K3,K7 f=R3,G7,G9,B2,B4,B7,B9,Y1,Y5,K8
c lay R9
d pass
e pass
f lay B2,B7
a lay B6
b lay G1
c lay Y9,K9
d lay Y0
e lay R7
f pass
a lay K0
b pass
c pass
d pass
e pass
f pass
a pass
f trump B
c trump R
c partner a
c play R9
d play B1
e play R1
f play B9
a play B6
b play B1
c play Y9
d play Y0
e play Y1
f play Y1
a play Y6
b play B8
b play K1
c play K9
d play K1
e play K7
f play K8
a play K0
c play G8
d play G2
e play G6
f play G9
a play G3
b play G0
f play G7
a play B5
b play G1
c play R6
d play G7
e play G1
c play Y4
d play Y3
e play Y7
f play Y5
a play Y2
b play G4
e play B7
f play R3
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 93
from 6013 131 167
choice c play B9
best 0.428 69.9 play B9
tried 0.281 66.6 play B6
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
tried 0.275 66.0 play B8
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.268 65.0 play B7
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
tried 0.266 58.5 play G9
tried 0.266 58.5 play G5
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R3,R5,R7,R8,R9,G3,G7,B0,B3,B6,B7 b=R1,R4,G0,G1,G2,G4,G5,G8,B1,B5,B7,B9 c=R0,R2,R6,R7,G1,G6,G7,G9,B1,B2,B4,B8
a lay R3
b pass
c pass
a pass
a trump 3
a play R7
b play R4
c play R0
a play R8
b play R1
c play R2
a play R3
b play B1
c play G1
a play G3
b play G4
c play B1
a play B3
b play G1
c play B2
a play R9
b play G0
c play R6
a play R1
b play G2
c play R7
c play G9
a play G7
b play G5
c play G6
a play B0
b play G8
b play B9
c play B4
a play B6
b play B5
c play B8
a play B7
c play G7
a play R5
b play B7
! deal dealer=b a=R1,R2,R4,R7,R7,G3,B0,B1,B2,B5,B6,B9 b=R5,R6,R9,G0,G1,G1,G2,G4,G7,G9,B4,B7 c=R0,R1,R3,R8,G5,G6,G7,G8,B1,B3,B7,B8
b pass
c lay R8
a pass
b pass
c pass
c trump 8
c play R8
a play R1
b play R5
c play G8
a play B1
b play B4
c play B8
a play B0
b play G1
c play R1
a play R7
b play R6
a play B9
b play B7
c play B1
a play B6
b play G2
c play B7
c play B3
a play B5
b play G1
a play B2
b play G0
c play R0
a play R7
b play R9
c play R3
b play G7
c play G5
a play G3
b play G9
c play G6
a play R2
b play G4
c play G7
a play R4
! deal dealer=c a=R2,R3,R4,R8,G2,G5,G7,B1,B2,B3,B7,B8 b=R0,R1,R5,R7,R9,G0,G1,G8,B1,B4,B6,B7 c=R1,R6,R7,G1,G3,G4,G6,G7,G9,B0,B5,B9
c lay G6
a lay R2,B2
b pass
c lay G1,G3
a pass
b lay R0
c pass
a pass
b lay R1
c pass
a pass
b pass
c trump G
c play G9
a play G2
b play G0
c play B9
a play B1
b play B1
c play G1
a play G7
b play G1
a play B7
b play B4
c play B0
a play B8
b play B6
c play B5
a play R8
b play R5
c play R1
a play B2
b play B7
c play G6
c play G7
a play G5
b play G8
b play R7
c play R6
a play R2
b play R9
c play R7
a play R3
b play R0
c play G3
a play R4
c play G4
a play B3
b play R1
! deal dealer=a a=R1,R5,R6,G0,G1,G1,G3,G7,G7,B2,B5,B7 b=R0,R2,R3,R4,R7,R8,R9,G2,G6,G8,B1,B4 c=R1,R7,G4,G5,G9,B0,B1,B3,B6,B7,B8,B9
a pass
b lay R2
c lay B0,B7
a pass
b lay R0,R3
c lay B1,B3
a pass
b lay R4,R7
c pass
a pass
b pass
b trump 2
b play G2
c play R1
a play B2
b play R2
c play B1
a play R1
b play R7
c play R7
a play R5
b play R8
c play B0
a play R6
b play R3
c play B3
a play G1
b play R4
c play G4
a play G1
b play R0
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 94
from 6015 55 146
choice b play G5
best 0.827 97.8 play G5
tried 0.805 93.4 play B6
tried 0.803 93.5 play B0
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.725 86.8 play K7
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R7,R7,R8,G1,G3,G8,B1,B2,B6,Y2,Y7,Y7,K0,K7 b=R0,R1,R3,R4,G5,B7,B8,B9,Y0,Y3,Y5,Y6,Y9,K6,K8 c=R2,R9,G0,G2,B0,B3,B5,B7,Y1,Y1,Y4,K2,K3,K4,K5 d=R5,R6,G1,G4,G6,G7,G7,G9,B1,B4,Y8,K1,K1,K7,K9
b pass
c lay K2
d lay G7,G9
a lay R7,R7,Y7
b lay Y0,Y3
c pass
d lay G6,G7
a pass
b lay R1
c lay R2
d pass
a pass
b pass
c pass
a trump R
d trump G
d partner b
d play G9
a play R1
b play R4
c play R9
d play K9
a play K0
b play K6
c play K2
d play Y8
a play Y2
b play Y9
c play Y1
b play B8
c play B0
d play B4
a play B1
b play B7
c play B3
d play B1
a play B2
b play K8
c play K3
d play K1
a play K7
b play G5
c play R2
d play G6
a play G8
a play Y7
b play Y0
c play Y4
d play R6
d play K7
a play G3
b play R3
c play K4
a play B6
b play B9
c play B5
d play G7
d play G7
a play G1
b play R1
c play G0
d play K1
a play Y7
b play R0
c play K5
b play Y6
c play Y1
d play G4
a play R8
d play G1
a play R7
b play Y3
c play G2
c play B7
d play R5
a play R7
b play Y5
! deal dealer=c a=R4,R9,G1,G1,G6,G7,B1,B1,B5,B8,Y5,Y7,Y8,K3,K4 b=R0,R2,R7,G0,G4,G5,G8,B0,B6,B7,B9,Y1,Y3,K1,K7 c=R1,R3,R5,R7,G2,G9,B3,B7,Y0,Y1,Y2,K1,K5,K7,K8 d=R1,R6,R8,G3,G7,B2,B4,Y4,Y6,Y7,Y9,K0,K2,K6,K9
c lay G2
d lay R6,Y6
a lay B1
b lay B0
c pass
d pass
a pass
b lay R0,Y1
c pass
d lay Y9,K6
a lay G1
b pass
c lay Y0
d pass
a pass
b pass
c pass
b trump 0
d trump K
d partner a
d play K0
a play K3
b play R0
c play K1
d play Y9
a play Y5
b play Y3
c play Y1
d play R8
a play R4
b play R2
c play R1
d play G7
a play G1
b play G8
c play G2
b play G0
c play K7
d play K9
a play K4
d play Y7
a play Y8
b play Y1
c play Y2
a play R9
b play R7
c play R3
d play R6
a play B8
b play B9
c play B3
d play B2
b play B7
c play B7
d play B4
a play B1
b play K1
c play K8
d play K2
a play G1
c play G9
d play G3
a play G6
b play G4
c play R5
d play R1
a play B1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 95
from 6011 148 126
choice c play K1
best 0.727 77.5 play K1
tried 0.605 52.7 play G0
tried 0.602 52.4 play G2
tried 0.529 38.6 play G7
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.529 38.6 play G6
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R2,R6,G7,G7,G8,B1,B1,B3,B5,Y0,Y6,Y7,Y8,K0,K1 b=R3,R7,G0,G1,G4,G6,B0,B2,B4,B6,B9,Y1,Y1,K7,K8 c=R1,R1,R7,R8,G1,G2,G3,G9,B8,Y3,Y4,Y7,K1,K5,K6 d=R0,R4,R5,R9,G5,B7,B7,Y2,Y5,Y9,K2,K3,K4,K7,K9
b lay B0
c pass
d lay R5,G5
a lay Y0
b pass
c lay R1
d pass
a pass
b pass
c pass
c trump 1
d trump 5
d partner b
d play R5
a play K1
b play G1
c play R1
d play G5
a play B1
b play Y1
c play R1
d play Y5
a play B5
b play Y1
c play G1
d play Y9
a play Y8
b play G6
c play Y3
d play R9
a play R2
b play R7
c play R8
d play K9
a play K0
b play K7
c play K6
d play K2
a play R6
b play K8
c play K5
c play B8
d play B7
a play B3
b play B9
b play B0
c play K1
d play B7
a play G7
c play R7
d play R0
a play Y0
b play R3
c play Y7
d play Y2
a play Y6
b play G0
c play Y4
d play K3
a play Y7
b play B2
a play G8
b play G4
c play G2
d play R4
a play G7
b play B4
c play G9
d play K4
c play G3
d play K7
a play B1
b play B6
! deal dealer=c a=R1,R4,R7,R9,G1,G3,B5,B8,Y1,Y6,Y9,K1,K5,K7,K8 b=R5,R8,G5,G7,G9,B1,B2,B3,B6,B9,Y0,Y4,Y7,K3,K9 c=R2,R6,R7,G0,G2,G6,G7,G8,B0,B1,Y2,Y3,Y8,K1,K4 d=R0,R1,R3,G1,G4,B4,B7,B7,Y1,Y5,Y7,K0,K2,K6,K7
c lay R2
d pass
a lay K1,K5
b lay B1,B2,B3
c lay G2,G8,Y2
d lay K7
a lay R1
b pass
c pass
d lay B7
a pass
b pass
c pass
d pass
a trump K
c trump G
c partner b
c play Y8
d play Y1
a play Y1
b play Y7
c play R7
d play R1
a play R9
b play R5
a play K5
b play G7
c play G8
d play G1
c play B1
d play B7
a play B8
b play B9
b play R8
c play R2
d play R0
a play R1
b play G9
c play K4
d play K0
a play K1
b play B6
c play B0
d play B7
a play B5
d play Y7
a play Y9
b play Y0
c play Y2
a play G3
b play G5
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 96
from 6016 51 355
choice e play K4
best 0.300 58.6 play K4
tried 0.223 43.4 play K0
why - trick_lost TRICKS-9.6 100
tried 0.223 43.4 play G9
why ! trick_lost TRICKS-9.6 100
tried 0.216 41.9 play B2
why - trick_lost TRICKS-9.6 81
tried 0.193 37.6 play B7
why - trick_lost TRICKS-9.6 81
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=a a=R5,R9,G1,G7,B5,B8,Y6,Y7,K2,K3,K7,K8 b=R1,R6,G0,G8,B1,B4,B6,Y1,Y1,Y7,Y8,K5 c=R1,R4,G4,G9,B2,B3,B7,Y3,K0,K1,K7,K9 d=R0,R3,R7,R8,G2,G3,G7,Y2,Y4,Y9,K1,K6 e=R2,R7,G1,G5,G6,B0,B1,B7,B9,Y0,Y5,K4
a lay K7
b lay Y1,Y1
c lay K0
d lay R3,R7,R8
e lay B0
a pass
b pass
c pass
d pass
e pass
b trump 1
d trump R
d partner a
d play Y9
e play Y0
a play Y6
b play Y7
c play Y3
d play G7
e play G5
a play G7
b play G8
c play G9
c play K9
d play K6
e play K4
a play K2
b play K5
c play R1
d play K1
e play R7
a play G1
b play R6
c play G4
d play G2
e play G6
a play R5
b play G0
a play B8
b play B4
c play B2
d play R7
e play B0
d play R8
e play G1
a play R9
b play Y1
c play K1
a play Y7
b play Y8
c play R4
d play Y2
e play Y5
c play K7
d play R3
e play B9
a play K3
b play B6
d play G3
e play R2
a play B5
b play B1
c play K0
e play B7
a play K7
b play R1
c play B3
d play Y4
b play Y1
c play B7
d play R0
e play B1
a play K8
! deal dealer=b a=R2,R4,R5,G0,B1,B9,Y3,Y5,Y8,Y9,K6,K7 b=R6,R9,G1,G7,G7,B3,B5,B7,B7,K1,K1,K9 c=R0,R1,R1,R3,R7,R8,B2,B6,Y1,Y7,K4,K7 d=G1,G2,G4,G5,B1,B4,Y2,Y6,K0,K2,K3,K8 e=R7,G3,G6,G8,G9,B0,B8,Y0,Y1,Y4,Y7,K5
b lay G1
c lay R0,R7
d lay G2
e lay Y0
a lay Y5
b pass
c pass
d pass
e pass
a pass
a trump Y
c trump R
c partner e
c play R7
d play Y2
e play Y1
a play Y3
b play R9
b play R6
c play R8
d play Y6
e play Y7
a play Y9
c play Y1
d play K0
e play R7
a play Y5
b play K1
e play G8
a play G0
b play G1
c play Y7
d play G1
c play R3
d play G2
e play Y0
a play R4
b play B3
a play R2
b play G7
c play R1
d play B1
e play Y4
a play R5
b play B5
c play R1
d play K2
e play B0
a play B9
b play B7
c play B2
d play B4
e play B8
a play B1
b play B7
c play B6
d play K3
e play G3
b play K9
c play K4
d play K8
e play K5
a play K6
b play G7
c play R0
d play G4
e play G6
a play K7
c play K7
d play G5
e play G9
a play Y8
b play K1
! deal dealer=c a=R1,R5,R6,G0,G5,G8,B1,B7,Y4,Y7,K1,K4 b=R3,R8,R9,G1,G3,B0,B2,B4,B5,B6,K0,K7 c=R1,G1,G7,G9,B1,B7,B9,Y2,Y5,Y9,K1,K5 d=R0,R2,G4,G6,G7,Y0,Y1,Y1,Y3,Y6,K7,K9 e=R4,R7,R7,G2,B3,B8,Y7,Y8,K2,K3,K6,K8
c lay R1
d lay Y3,Y6
e lay G2,B8,K8
a lay Y4
b lay B0,B2
c lay G1,B1,Y2
d pass
e pass
a lay G0
b lay G1
c pass
d pass
e pass
a pass
b pass
e trump 8
c trump 1
c partner b
c play G7
d play G4
e play G2
a play G0
b play G3
c play R1
d play Y1
e play B8
a play R1
b play G1
c play G1
d play Y1
e play Y8
a play B1
b play R8
c play B1
d play R0
e play K8
a play K1
b play B5
c play B7
d play Y0
e play B3
a play B7
b play B6
c play K1
d play R2
e play K2
a play G8
b play B4
c play G9
d play G6
e play K3
a play G5
b play K7
c play B9
d play Y3
e play R4
a play Y4
b play B0
c play Y9
d play Y6
e play Y7
a play Y7
b play R3
c play Y2
d play G7
e play K6
a play K4
b play K0
c play Y5
d play K9
e play R7
a play R5
b play B2
c play K5
d play K7
e play R7
a play R6
b play R9
! deal dealer=d a=R8,R9,G2,G3,G7,B1,B9,Y1,Y4,Y8,Y9,K1 b=R1,R2,R4,R5,R6,R7,B1,B7,B8,Y6,K6,K8 c=R7,G0,G4,G7,B0,B2,B3,B4,K0,K3,K4,K9 d=R0,G1,G1,G6,G8,B5,B6,Y0,Y2,Y7,K7,K7 e=R1,R3,G5,G9,B7,Y1,Y3,Y5,Y7,K1,K2,K5
d lay G8
e lay G5,Y5
a lay R9,B1,Y9
b lay R1,B8
c lay B0
d pass
e pass
a pass
b pass
c pass
b trump R
a trump 9
a partner d
a play Y8
b play Y6
c play R7
d play Y0
e play Y3
c play B2
d play B5
e play B7
a play B1
b play B8
b play R2
c play K9
d play R0
e play R1
a play R9
a play G7
b play R4
c play G0
d play G1
e play G5
b play B7
c play B0
d play B6
e play G9
a play Y1
e play Y7
a play Y4
b play R6
c play K0
d play Y2
b play R1
c play B3
d play G1
e play R3
a play R8
a play B9
b play R7
c play K3
d play G6
e play Y1
a play Y9
b play R5
c play G4
d play Y7
e play K1
a play G2
b play K6
c play G7
d play G8
e play K2
d play K7
e play K5
a play K1
b play K8
c play K4
b play B1
c play B4
d play K7
e play Y5
a play G3
! deal dealer=e a=R7,G2,B0,B1,B1,Y5,Y7,Y9,K1,K1,K5,K9 b=R4,R6,R7,R8,G0,G1,G4,B3,B5,B8,Y3,Y4 c=R1,R1,G1,G3,G6,G7,B7,B9,Y0,Y1,Y6,Y8 d=R0,R2,R3,G5,B4,B6,Y1,Y2,Y7,K2,K6,K7 e=R5,R9,G7,G8,G9,B2,B7,K0,K3,K4,K7,K8
e lay K7
a lay B1,K1
b lay B3
c lay R1,R1,Y1
d lay R2
e lay K0,K3,K4
a pass
b lay R4,R6
c pass
d lay Y2
e pass
a pass
b pass
c pass
d pass
b trump R
e trump K
e partner c
e play G7
a play G2
b play G0
c play G1
d play G5
e play K7
a play K9
b play R4
c play R1
d play R0
a play Y9
b play Y4
c play Y1
d play Y2
e play R5
e play K8
a play K1
b play R7
c play R1
d play R2
e play G8
a play R7
b play G4
c play G3
d play K6
d play K7
e play R9
a play K5
b play R6
c play Y0
d play Y7
e play K3
a play Y5
b play Y3
c play Y6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 97
from 6012 85 179
choice d partner e
best 0.341 32.1 partner e
tried 0.199 2.9 partner b
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.191 -0.5 partner a
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R0,R1,R1,G0,G5,G7,G9,B3,B8,K1,K3,K4 b=R2,B2,B4,B9,Y0,Y1,Y5,Y9,K0,K2,K7,K8 c=G2,G7,Y1,Y2,Y4,Y7,Y8,K1,K5,K6,K7,K9 d=R3,R5,R7,R9,G1,G6,B1,B5,B6,B7,Y6,Y7 e=R4,R6,R7,R8,G1,G3,G4,G8,B0,B1,B7,Y3
b lay R2
c lay Y1,Y7
d lay B7
e lay G3
a lay G0
b lay B2,K2
c pass
d lay B1
e pass
a pass
b pass
c pass
d pass
b trump K
b partner c
b play B9
c play K7
d play B5
e play B1
a play B3
c play K9
d play Y6
e play G1
a play K1
b play K7
c play K6
d play R3
e play B0
a play K3
b play K8
b play Y9
c play Y2
d play Y7
e play Y3
a play K4
a play G9
b play K0
c play G7
d play G1
e play G3
b play Y1
c play Y7
d play B1
e play R4
a play R1
c play Y4
d play R5
e play G4
a play R1
b play Y5
b play R2
c play K5
d play R7
e play R8
a play R0
c play Y1
d play G6
e play R6
a play G0
b play Y0
c play Y8
d play B6
e play R7
a play G5
b play K2
b play B2
c play K1
d play B7
e play B7
a play B8
c play G2
d play R9
e play G8
a play G7
b play B4
! deal dealer=c a=R0,R2,R3,R9,G4,B0,B1,B5,B6,B9,Y1,K5 b=R1,R4,R6,G1,G1,G2,G6,B2,B4,B7,K1,K4 c=R1,R5,R7,R8,G3,G5,Y2,Y4,Y6,Y9,K0,K9 d=R7,G0,G7,G7,G9,Y0,Y1,Y7,Y8,K1,K7,K8 e=G8,B1,B3,B7,B8,Y3,Y5,Y7,K2,K3,K6,K7
c lay R5
d pass
e lay B3,Y3
a lay B0,B1,B5
b lay R4
c pass
d lay Y7
e pass
a pass
b pass
c pass
d pass
e trump 3
a trump B
a partner d
a play R9
b play R1
c play R1
d play R7
e play B7
e play B3
a play B1
b play B7
c play G3
d play Y8
e play G8
a play G4
b play G2
c play G5
d play G9
d play Y1
e play Y7
a play Y1
b play R6
c play Y9
c play K9
d play K7
e play K6
a play K5
b play K4
c play R5
d play K1
e play B8
a play R0
b play R4
e play K2
a play B6
b play K1
c play K0
d play K8
a play B5
b play B2
c play Y2
d play Y0
e play B1
a play B9
b play B4
c play Y4
d play Y7
e play Y3
a play R3
b play G1
c play R8
d play G7
e play K3
a play B0
b play G1
c play Y6
d play G0
e play Y5
a play R2
b play G6
c play R7
d play G7
e play K7
! deal dealer=d a=R5,R6,R7,R9,G0,G8,B1,B3,Y7,K4,K5,K9 b=R0,R3,G2,G3,B0,B2,B5,B6,Y1,K6,K7,K8 c=R1,R7,R8,G4,G5,B7,Y7,K0,K1,K1,K2,K3 d=G6,G7,G7,G9,B1,B4,B9,Y1,Y2,Y3,Y6,Y8 e=R1,R2,R4,G1,G1,B7,B8,Y0,Y4,Y5,Y9,K7
d pass
e lay Y4
a lay R5,G0
b lay B6
c lay K0,K1,K1
d lay Y6
e pass
a pass
b pass
c pass
d lay B1
e pass
a pass
b pass
c pass
d lay G6,G7
e lay Y0
a pass
b lay B5
c pass
d pass
e pass
a pass
b pass
c trump K
d trump Y
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 98
from 6013 137 52
choice b pass
best 0.421 27.9 pass
tried 0.249 -0.3 lay R1,R2
why - bid_missed TRICKS-10.3,TRICKS-12.2 90
tried 0.249 -0.1 lay R2,B0
why - bid_missed TRICKS-10.3,TRICKS-12.2 90
tried 0.249 -0.2 lay G7,B0
why - bid_missed TRICKS-10.3,TRICKS-12.2 90
tried 0.248 -0.5 lay R4,R5
why ! bid_missed TRICKS-10.3,TRICKS-12.2 90
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R0,R1,R6,G0,G4,G6,G9,B0,B3,B4,B6,B7 b=R1,R4,G1,G1,G2,G7,G7,G8,B1,B2,B8,B9 c=R2,R3,R5,R7,R7,R8,R9,G3,G5,B1,B5,B7
b pass
c lay R5
a lay R0,B0
b pass
c lay R2,R3
a pass
b pass
c pass
c trump R
c play R7
a play R0
b play R1
c play R7
a play R1
b play R4
c play R8
a play R6
b play G1
c play R2
a play G0
b play G1
c play R3
a play B0
b play B1
c play R5
a play B3
b play G2
c play R9
a play G4
b play B2
c play B1
a play B6
b play B8
b play G7
c play G3
a play G6
b play G7
c play G5
a play G9
a play B7
b play B9
c play B5
b play G8
c play B7
a play B4
! deal dealer=c a=R1,R3,G0,G4,G5,G7,G8,B2,B4,B5,B7,B9 b=R1,R2,R4,R5,R7,R9,G2,G7,B0,B1,B3,B7 c=R0,R6,R7,R8,G1,G1,G3,G6,G9,B1,B6,B8
c lay G6
a pass
b lay R7,R9
c lay R0,R6
a pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 99
from 6015 58 49
choice b play Y6
best 0.629 46.8 play Y6
tried 0.587 38.5 play B0
why - trick_lost TRICKS-9.6 100
tried 0.584 38.1 play B5
why - trick_lost TRICKS-9.6 100
tried 0.567 34.5 play G7
why - trick_lost TRICKS-9.6 100
tried 0.564 33.7 play B7
why - trick_lost TRICKS-9.6 100
tried 0.517 24.4 play Y8
why ! strong_card_spent TRICKS-9.8 100
tried 0.517 24.4 play R0
why - strong_card_spent TRICKS-9.8 100
tried 0.517 24.4 play R3
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:6/8 fierce:8/8
---
! deal dealer=d a=R4,G1,G2,G7,G9,B1,B6,Y3,Y7,K0,K1,K1,K4,K5,K9 b=R0,R1,R3,R7,R8,R9,G3,G7,B0,B5,B7,Y6,Y8,Y9,K6 c=R1,R2,R5,G4,G5,G6,G8,B1,B2,B3,B9,Y4,K2,K3,K7 d=R6,R7,G0,G1,B4,B7,B8,Y0,Y1,Y1,Y2,Y5,Y7,K7,K8
d lay Y7
a pass
b lay R0,R1
c lay R2
d lay Y0,Y1
a lay K9
b lay R3,R7
c lay R1,B3
d pass
a lay K5
b pass
c pass
d pass
a pass
d trump Y
b trump R
b partner c
b play R7
c play Y4
d play Y1
a play Y3
b play R8
c play R1
d play Y1
a play R4
b play R9
c play R2
d play Y0
a play Y7
b play R1
c play R5
d play R6
a play B6
d play R7
a play G1
b play Y9
c play B1
d play K7
a play K9
b play K6
c play K2
a play G7
b play G3
c play G8
d play G1
c play K7
d play K8
a play K0
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 100
from 6011 151 364
choice c play G4
best 0.492 135.0 play G4
tried 0.369 122.4 play Y7
why ! trick_lost TRICKS-9.6 100
tried 0.362 121.8 play K7
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R2,R3,R7,R9,G1,G6,B2,B3,B4,B8,Y0,Y3,Y4,K1 b=R7,G0,G4,G5,G9,B0,Y1,Y2,Y6,Y7,Y8,Y9,K4,K7,K9 c=R0,R1,R4,R8,G2,G7,G8,B5,B7,Y1,Y5,Y7,K1,K2,K5 d=R5,R6,G1,G3,G7,B1,B1,B6,B7,B9,K0,K3,K6,K7,K8
b pass
c lay B5
d pass
a lay R3,B3
b lay G4
c pass
d lay R6
a pass
b lay Y1,Y2
c pass
d pass
a pass
b pass
a trump R
b trump Y
b partner d
b play K7
c play K1
d play K8
a play K1
d play B9
a play B2
b play B0
c play B5
d play B7
a play B8
b play R7
c play B7
b play G9
c play G2
d play G7
a play G1
b play Y7
c play R1
d play R6
a play R1
b play Y8
c play R0
d play R5
a play R9
b play K9
c play K2
d play K0
a play R7
a play G6
b play G0
c play G7
d play G1
c play G8
d play G3
a play R2
b play G4
a play B3
b play Y2
c play Y7
d play B1
c play K5
d play K7
a play R3
b play K4
a play B4
b play Y1
c play Y5
d play B1
c play Y1
d play K3
a play Y3
b play Y6
b play G5
c play R4
d play B6
a play Y0
a play Y4
b play Y9
c play R8
d play K6
! deal dealer=c a=R4,G1,G7,G8,B0,B2,B4,B6,B8,Y4,Y7,Y7,K5,K7,K7 b=R6,R7,G0,G1,G7,G9,B1,B1,B3,B5,Y1,Y3,K0,K4,K6 c=R1,R1,R5,R7,R8,G3,G5,G6,B7,B9,Y2,Y8,Y9,K1,K8 d=R0,R2,R3,R9,G2,G4,B7,Y0,Y1,Y5,Y6,K1,K2,K3,K9
c lay R8
d lay R2,G2
a lay G7,Y7,Y7
b lay G0,B1,B1,B3
c lay R1
d pass
a pass
b pass
c pass
a trump 7
b trump 1
b partner c
b play Y3
c play Y8
d play Y0
a play Y4
c play B9
d play B7
a play B0
b play B3
d play Y1
a play G7
b play G1
c play R1
d play K1
a play Y7
b play Y1
c play R1
d play K9
a play K5
b play K0
c play K8
d play Y5
a play G1
b play B5
c play Y2
a play G8
b play G9
c play G3
d play G2
b play B1
c play R7
d play R0
a play Y7
b play B1
c play B7
d play R2
a play K7
b play K6
c play K1
d play K2
a play B2
c play G6
d play G4
a play K7
b play G0
a play R4
b play R6
c play R8
d play R9
d play Y6
a play B4
b play R7
c play Y9
b play K4
c play R5
d play K3
a play B8
b play G7
c play G5
d play R3
a play B6
! deal dealer=d a=R6,R7,G1,G3,G7,B2,B5,B7,Y1,Y2,Y3,K0,K2,K8,K9 b=R1,R1,R5,R8,G1,G6,G7,B0,B1,B4,Y5,Y6,Y7,K1,K6 c=R0,R2,R3,R7,G2,G4,G8,B6,B8,Y0,Y1,Y4,Y8,K4,K7 d=R4,R9,G0,G5,G9,B1,B3,B7,B9,Y7,Y9,K1,K3,K5,K7
d lay R9
a lay B2,K2
b lay R1,R1,G1
c lay Y4
d pass
a pass
b pass
c pass
a trump 2
b trump 1
b partner d
b play B1
c play Y1
d play B1
a play G1
b play K1
c play R2
d play K1
a play Y1
b play B0
c play B8
d play B9
a play B5
d play Y9
a play Y3
b play Y6
c play Y0
d play R9
a play R6
b play R5
c play R0
d play G9
a play G3
b play G6
c play G4
d play Y7
a play B2
b play Y7
c play Y4
a play K8
b play K6
c play K4
d play K3
a play B7
b play B4
c play B6
d play B3
a play K9
b play G1
c play K7
d play K7
b play R1
c play G2
d play B7
a play Y2
b play R8
c play R3
d play R4
a play R7
b play R1
c play G8
d play G0
a play K2
b play G7
c play Y8
d play G5
a play G7
b play Y5
c play R7
d play K5
a play K0
! deal dealer=a a=R1,R1,R4,R7,R8,R9,G1,G3,G6,B2,B7,Y0,Y5,Y6,Y8 b=R0,R5,G5,G7,G9,B1,B3,B5,Y1,Y3,Y4,Y9,K2,K4,K5 c=R2,R6,G1,G2,G4,G7,G8,B1,B7,B9,Y7,K0,K3,K7,K9 d=R3,R7,G0,B0,B4,B6,B8,Y1,Y2,Y7,K1,K1,K6,K7,K8
a lay R1
b pass
c lay G1,G7
d lay K8
a lay R1,R4
b pass
c pass
d pass
a pass
c trump G
a trump R
a partner d
a play R7
b play G7
c play G1
d play G0
a play R8
b play G9
c play G2
d play R7
a play R9
b play G5
c play G4
d play R3
a play Y8
b play Y9
c play Y7
d play Y1
b play K5
c play K9
d play K1
a play G6
a play Y6
b play Y4
c play G7
d play Y2
c play R6
d play K1
a play G1
b play R0
c play B9
d play B0
a play B2
b play B5
c play B7
d play B8
a play B7
b play B1
d play K7
a play G3
b play K2
c play K0
a play R4
b play R5
c play G8
d play B4
b play B3
c play B1
d play B6
a play Y0
d play Y7
a play Y5
b play Y3
c play R2
c play K3
d play K6
a play R1
b play K4
a play R1
b play Y1
c play K7
d play K8
! deal dealer=b a=R0,R4,R6,R7,G1,G5,G9,B0,B2,B7,B9,Y6,Y7,K2,K4 b=R3,R7,R9,G2,B4,B5,B6,Y0,Y1,Y1,Y2,K0,K1,K7,K9 c=R1,R8,G0,G4,B1,B1,B8,Y3,Y4,Y7,Y8,K1,K6,K7,K8 d=R1,R2,R5,G1,G3,G6,G7,G7,G8,B3,B7,Y5,Y9,K3,K5
b pass
c lay Y8
d lay G7,G8
a lay R0
b lay Y2
c lay R8,B8
d lay G6,G7
a lay G1
b lay Y0
c pass
d pass
a pass
b lay Y1
c pass
d pass
a pass
b pass
c trump 8
d trump G
d partner b
d play G8
a play G1
b play G2
c play G0
d play Y9
a play Y6
b play Y0
c play Y3
d play B7
a play B9
b play B6
c play B1
a play Y7
b play Y1
c play Y4
d play Y5
a play B7
b play B5
c play B1
d play B3
a play G9
b play K0
c play R8
d play G1
a play R7
b play R9
c play R1
d play R2
b play K9
c play K1
d play K3
a play K2
b play B4
c play B8
d play G6
a play B0
d play G7
a play G5
b play K7
c play Y8
d play G7
a play R0
b play K1
c play K8
d play K5
a play K4
b play Y1
c play K6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 101
from 6016 56 235
choice a play Y4
best 0.734 113.7 play Y4
tried 0.578 80.8 play R1
why - trick_lost TRICKS-9.6 100
tried 0.480 60.8 play Y8
why ! trick_lost TRICKS-9.6 100
tried 0.427 52.9 play B7
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R5,R8,R9,G0,B0,B1,B4,Y1,Y2,Y6,Y7,K8 b=R1,R3,G5,G7,G8,B3,Y3,Y5,Y7,K1,K2,K3 c=R0,R4,R7,G2,G3,B1,B6,Y8,Y9,K0,K1,K9 d=R2,R7,G1,G1,G4,G9,B2,Y0,K4,K5,K6,K7 e=R1,R6,G6,G7,B5,B7,B7,B8,B9,Y1,Y4,K7
b lay K3
c lay R0,K0
d lay K4
e lay R6
a lay R8
b lay R3,B3
c pass
d pass
e lay R1
a pass
b pass
c pass
d pass
e lay G7,B7
a lay Y1,Y2
b lay R1,K1
c pass
d lay K5
e pass
a pass
b pass
c pass
d pass
e trump B
b trump 3
b partner a
b play R3
c play B1
d play B2
e play B7
a play B4
b play Y3
c play G3
d play G1
e play B8
a play B0
b play K3
c play B6
d play G1
e play B9
a play B1
b play B3
c play K1
d play Y0
e play B5
a play Y7
b play G7
c play G2
d play G9
e play G6
a play G0
d play K7
e play K7
a play K8
b play K2
c play K9
c play Y8
d play R2
e play Y1
a play Y2
b play Y5
c play Y9
d play R7
e play Y4
a play Y1
b play Y7
c play K0
d play K6
e play R6
a play R5
b play K1
d play K4
e play R1
a play R9
b play R1
c play R0
d play K5
e play B7
a play R8
b play G5
c play R7
e play G7
a play Y6
b play G8
c play R4
d play G4
! deal dealer=c a=R0,R2,R8,R9,G1,G9,B8,Y1,Y1,K4,K5,K8 b=R1,R6,G2,G7,B0,B1,B7,B9,Y7,K0,K3,K7 c=G3,G4,G5,G7,G8,B1,B5,B6,Y3,K1,K1,K7 d=R4,R5,R7,G0,G6,B3,B4,Y6,Y7,K2,K6,K9 e=R1,R3,R7,G1,B2,B7,Y0,Y2,Y4,Y5,Y8,Y9
c pass
d lay G6
e pass
a pass
b lay G7,B7
c lay G8
d lay G0,Y6
e lay R1,R3,G1,Y0
a lay R8
b pass
c lay G7
d pass
e pass
a lay G1
b pass
c pass
d pass
e pass
a lay Y1
b pass
c pass
d pass
e pass
a pass
a trump 8
e trump Y
e partner b
e play Y9
a play R8
b play Y7
c play G8
d play Y6
e play B7
a play K8
b play B1
c play B6
d play B3
a play Y1
b play B0
c play Y3
d play Y7
e play Y8
e play B2
a play B8
b play B9
c play B5
d play B4
a play Y1
b play R1
c play B1
d play G0
e play Y2
e play G1
a play G9
b play G2
c play G3
d play G6
a play R9
b play R6
c play G7
d play R4
e play R3
a play K5
b play K7
c play K1
d play K9
e play Y4
e play R7
a play R0
b play K0
c play K1
d play R5
e play R1
a play R2
b play K3
c play K7
d play R7
d play K2
e play Y0
a play K4
b play G7
c play G4
e play Y5
a play G1
b play B7
c play G5
d play K6
! deal dealer=d a=R1,R4,R9,B7,Y2,Y4,Y5,Y7,Y8,K4,K7,K8 b=R3,R7,G1,G2,G5,B4,Y0,Y3,Y7,K3,K6,K9 c=R0,R2,R8,G4,G6,G9,B1,B2,B5,B9,Y6,K7 d=R1,R5,R7,G7,G8,B1,B3,B7,B8,Y1,K0,K5 e=R6,G0,G1,G3,G7,B0,B6,Y1,Y9,K1,K1,K2
d lay B7
e lay G1,Y1
a lay Y7
b lay R3,Y0,Y3
c lay B9
d pass
e pass
a lay R1,R4,Y4
b pass
c lay B5
d lay B1
e pass
a pass
b pass
c pass
d pass
b trump 3
a trump 4
a partner e
a play K7
b play K9
c play K7
d play K0
e play K2
b play B4
c play G4
d play B3
e play G3
a play K4
b play K6
c play B1
d play K5
e play K1
a play K8
a play Y2
b play Y0
c play Y6
d play Y1
e play Y9
e play Y1
a play Y7
b play Y7
c play R0
d play R1
a play R4
b play R3
c play R2
d play B1
e play G7
a play Y5
b play Y3
c play G6
d play R7
e play G1
b play R7
c play R8
d play R5
e play R6
a play R9
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 102
from 6012 96 48
choice b play Y4 | play B5 | play Y3 | play Y7
best 0.681 65.6 play Y4
tried 0.657 59.4 play K1
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 1
tried 0.656 59.3 play B1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=e a=R5,R7,R8,G1,G6,B7,B8,Y5,K1,K7,K7,K9 b=R1,G1,G7,B1,B1,B5,B6,Y0,Y3,Y4,Y7,K1 c=R2,R4,G3,G5,G7,G8,B9,Y1,Y6,Y7,K3,K8 d=R1,R3,R6,B2,B3,B4,Y1,Y2,Y8,Y9,K2,K6 e=R0,R7,R9,G0,G2,G4,G9,B0,B7,K0,K4,K5
e pass
a lay R5
b lay R1,B1
c lay G5,G7,G8
d lay Y2
e lay R0,G0,G4,B0
a lay K7
b pass
c pass
d lay B2
e lay K0
a lay G1
b pass
c pass
d pass
e pass
a pass
c trump G
e trump 0
e partner b
e play R9
a play R5
b play R1
c play R2
d play R1
e play G0
a play G1
b play G7
c play G3
d play Y1
e play K0
a play G6
b play Y0
c play G5
d play B2
e play R0
a play K7
b play G1
c play G8
d play Y2
e play G9
a play B8
b play B6
c play G7
d play K2
e play G2
a play Y5
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 103
from 6014 88 310
choice c play R3
best 0.314 32.1 play R3
tried 0.242 18.5 play K4
tried 0.229 15.9 play G1
tried 0.186 7.8 play R7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 1
tried 0.169 3.8 play Y2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:5/8 fierce:7/8
---
! deal dealer=c a=R5,B3,B9,Y0,Y2,Y7,K7,K7,K8,K9 b=G6,G7,B0,B1,B4,B7,Y4,Y6,K4,K5 c=R7,R7,G1,G4,Y1,Y7,Y8,Y9,K0,K1 d=R1,R1,R3,R6,R9,G3,G7,B5,K1,K6 e=G0,G1,G2,G8,B1,B7,Y1,Y3,Y5,K2 f=R0,R2,R4,R8,G5,G9,B2,B6,B8,K3
c lay R7
d lay R1,R1
e lay G1
f lay R2
a lay K9
b lay B0,B4,Y4
c lay R7,Y7,Y9
d pass
e lay G0
f lay R0
a lay Y7,K7
b pass
c pass
d pass
e pass
f pass
a pass
a trump Y
c trump 7
c partner b
c play Y7
d play G7
e play Y1
f play R0
a play Y0
b play Y6
c play G1
d play G3
e play G8
f play G9
a play B3
b play G6
f play B6
a play B9
b play B1
c play R7
d play B5
e play B1
c play K1
d play K1
e play K2
f play K3
a play K8
b play K4
a play K7
b play Y4
c play Y1
d play R6
e play Y5
f play R2
a play K7
b play G7
c play Y9
d play R3
e play Y3
f play B2
a play Y7
b play B7
c play Y8
d play K6
e play B7
f play R4
a play K9
b play K5
c play K0
d play R1
e play G0
f play R8
a play R5
b play B0
c play R7
d play R1
e play G2
f play G5
c play G4
d play R9
e play G1
f play B8
a play Y2
b play B4
! deal dealer=d a=R5,G0,G5,B1,B1,B2,B7,Y7,K7,K9 b=R4,R6,G8,B6,Y0,Y1,Y8,K0,K5,K6 c=R7,G1,G6,B5,B8,Y3,K1,K1,K4,K8 d=R1,R7,R9,G1,G2,B7,Y5,Y6,Y9,K3 e=R2,R3,R8,G3,G4,G7,B0,B4,Y2,Y4 f=R0,R1,G7,G9,B3,B9,Y1,Y7,K2,K7
d lay R7
e lay R2,B0
f lay R0,G7,Y7
a lay B7,Y7
b lay R6,B6,Y0,K0
c lay G1
d lay R1
e lay R3
f pass
a pass
b pass
c lay K1
d pass
e pass
f pass
a lay B1
b pass
c pass
d pass
e pass
f pass
a pass
a trump B
b trump 6
b partner e
b play R6
c play B5
d play B7
e play B4
f play B9
a play B1
b play K6
c play B8
d play Y6
e play B0
f play B3
a play B2
b play B6
c play G6
d play R1
e play R2
f play R1
a play B1
b play Y8
c play Y3
d play Y9
e play Y2
f play Y7
a play Y7
d play Y5
e play Y4
f play Y1
a play G0
b play Y1
c play R7
d play R9
e play R3
f play R0
a play R5
b play R4
c play K4
d play R7
e play R8
f play K2
a play B7
b play Y0
c play K8
a play K7
b play K0
c play K1
d play K3
e play G3
f play K7
a play K9
b play K5
c play K1
d play G2
e play G7
f play G7
a play G5
b play G8
c play G1
d play G1
e play G4
f play G9
! deal dealer=e a=R1,R3,R7,G3,G6,G7,B1,B6,B7,Y5 b=R2,R4,R6,R8,R9,B5,Y1,Y1,K5,K9 c=R0,G5,B4,B7,Y4,K0,K1,K4,K6,K7 d=R1,R5,G2,B8,Y2,Y6,Y9,K1,K7,K8 e=G4,G7,B0,B2,B3,B9,Y0,Y7,Y8,K2 f=R7,G0,G1,G1,G8,G9,B1,Y3,Y7,K3
e pass
f lay G1
a pass
b lay R2,R4
c lay B4,Y4,K4
d lay G2
e lay B0
f lay G0,G1,G8
a lay R1,R7,G7
b pass
c pass
d lay R1
e lay B2,K2
f pass
a pass
b pass
c pass
d pass
e pass
a trump R
f trump G
f partner b
f play G8
a play R7
b play R2
c play R0
d play R1
e play G4
f play G9
a play R3
b play R6
c play G5
d play R5
e play G7
f play G1
a play G7
b play R9
c play K6
d play G2
e play B0
a play B7
b play B5
c play B4
d play B8
e play B9
f play B1
e play B2
f play G0
a play B1
b play K5
c play B7
d play K1
f play G1
a play G6
b play R4
c play K7
d play Y6
e play Y0
a play G3
b play R8
c play K0
d play K7
e play B3
f play R7
a play B6
b play Y1
c play K1
d play Y2
e play K2
f play Y3
a play R1
b play Y1
c play Y4
d play K8
e play Y7
f play K3
a play Y5
b play K9
c play K4
d play Y9
e play Y8
f play Y7
! deal dealer=f a=R6,R7,R9,G0,G3,B5,B7,Y9,K0,K3 b=G1,G4,G5,G6,B0,B3,B8,Y1,Y3,K6 c=R3,R7,R8,G1,G8,Y2,Y7,K2,K4,K8 d=R0,R5,G2,B1,B4,B6,Y5,Y8,K1,K9 e=R2,G7,G7,B2,B7,Y1,Y7,K5,K7,K7 f=R1,R1,R4,G9,B1,B9,Y0,Y4,Y6,K1
f lay R1
a pass
b pass
c lay R8,G8
d lay R5
e pass
f lay R1,B1
a lay R7,G0
b lay G1
c lay R7,K8
d lay R0
e lay G7,G7,B7,Y7,K7
f pass
a lay G3,K3
b lay G4
c lay Y7,K4
d pass
e pass
f pass
a lay B5
b pass
c pass
d pass
e pass
f pass
a pass
e trump Y
c trump 8
c partner a
c play R8
d play Y8
e play Y7
f play Y6
a play Y9
b play Y3
d play K9
e play K7
f play K1
a play K0
b play K6
c play K2
d play B6
e play B7
f play B9
a play B5
b play B0
c play Y7
c play G8
d play Y5
e play Y1
f play Y0
a play R7
b play Y1
c play K8
d play B1
e play B2
f play Y4
a play K3
b play B8
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 104
from 6013 147 121
choice b play B7 | play B2
best 0.993 161.6 play B7
tried 0.743 75.0 play R7
why ! trick_lost TRICKS-9.6 100
tried 0.743 75.0 play G1
why - trick_lost TRICKS-9.6 100
tried 0.743 75.0 play R6
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R2,R3,R5,G1,G9,B1,B2,B3,B4,B6,B9 b=R0,R1,R7,R8,G1,G2,G3,G4,G6,G7,B7,B8 c=R4,R6,R7,R9,G0,G5,G7,G8,B0,B1,B5,B7
b pass
c pass
a lay B2
b lay G1,G7
c pass
a pass
b pass
b trump G
b play B7
c play B0
a play B9
a play G9
b play G4
c play G7
a play B1
b play B8
c play B1
b play R0
c play R7
a play R2
c play B7
a play B2
b play G3
b play G2
c play G8
a play G1
c play R9
a play R3
b play R1
c play B5
a play B3
b play G1
b play G6
c play G0
a play R1
b play G7
c play G5
a play B4
b play R7
c play R4
a play R5
b play R8
c play R6
a play B6
! deal dealer=c a=R0,R3,R6,R7,R7,G1,G3,G4,G5,G9,B0,B6 b=R4,R5,R9,G0,G7,G7,B2,B4,B5,B7,B7,B8 c=R1,R1,R2,R8,G1,G2,G6,G8,B1,B1,B3,B9
c lay R1
a pass
b lay G7,B7
c lay R1,G1
a pass
b pass
c pass
c trump 1
c play R1
a play G1
b play B5
c play B9
a play B0
b play B7
c play R1
a play R0
b play G0
c play G1
a play R3
b play R4
c play B1
a play G3
b play R5
c play B1
a play G4
b play B4
c play R8
a play R6
b play R9
b play B8
c play B3
a play B6
b play B2
c play R2
a play G5
b play B7
c play G2
a play R7
b play G7
c play G8
a play G9
a play R7
b play G7
c play G6
! deal dealer=a a=R2,R4,R5,R8,R9,G0,G1,G3,G6,G7,G9,B3 b=R6,R7,G1,B0,B1,B1,B2,B5,B6,B7,B8,B9 c=R0,R1,R1,R3,R7,G2,G4,G5,G7,G8,B4,B7
a lay G3
b lay B0,B6
c pass
a lay G0,G1
b lay B1,B1
c pass
a pass
b pass
b trump none
b play B9
c play B4
a play B3
b play B8
c play B7
a play G1
b play B0
c play R1
a play G0
b play B1
c play R1
a play R2
b play B1
c play R0
a play G3
b play B5
c play G2
a play R4
b play B6
c play R3
a play R5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 105
from 6015 59 183
choice a play B1
best 0.274 65.1 play B1
tried 0.245 59.5 play B0
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.235 57.0 play G2
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.233 56.5 play G3
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.216 53.0 play G7
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=b a=R1,R1,R3,R6,R7,G5,G8,B6,B8,Y4,Y7,Y8,K4,K6,K7 b=R2,R4,G2,G3,G6,G7,G7,B4,B7,Y1,Y2,Y7,K1,K3,K8 c=R0,R8,G1,G4,B0,B7,B9,Y0,Y1,Y3,Y6,Y9,K2,K5,K9 d=R5,R7,R9,G0,G1,G9,B1,B1,B2,B3,B5,Y5,K0,K1,K7
b lay G2
c lay R0,Y0
d lay R5
a lay R1,R6,B6
b lay R2
c lay G1,Y1
d lay B5
a pass
b lay Y1
c pass
d pass
a pass
b pass
a trump 6
c trump 0
c partner b
c play R0
d play G0
a play R6
b play G6
c play B0
d play K0
a play B6
b play R2
c play Y6
d play G1
a play K6
b play Y1
c play Y0
d play B1
a play R1
b play B7
c play B9
d play B1
a play B8
b play B4
c play B7
d play B2
a play R1
b play Y7
c play Y9
d play Y5
a play Y4
b play Y2
c play K9
d play K1
a play K4
b play K3
c play R8
d play R9
a play R3
b play R4
d play G9
a play G5
b play G7
c play G1
d play K7
a play K7
b play K8
c play K2
b play K1
c play K5
d play B3
a play G8
c play G4
d play R5
a play Y8
b play G7
b play G2
c play Y3
d play B5
a play R7
b play G3
c play Y1
d play R7
a play Y7
! deal dealer=c a=R5,R9,G6,G8,G9,B4,B8,Y1,Y1,Y2,Y7,K1,K4,K5,K7 b=R4,R7,G0,G1,G2,G7,B7,B9,Y4,Y6,Y8,Y9,K1,K3,K6 c=R2,R8,G1,G4,G5,B0,B1,B5,B7,Y0,Y5,Y7,K2,K7,K8 d=R0,R1,R1,R3,R6,R7,G3,G7,B1,B2,B3,B6,Y3,K0,K9
c lay B5
d lay R3,G3
a lay B4
b lay Y6
c pass
d pass
a pass
b pass
b trump Y
d trump R
d partner a
d play K9
a play K7
b play K1
c play K2
d play G7
a play G8
b play G0
c play G1
a play G9
b play G2
c play G4
d play G3
a play R9
b play Y9
c play Y0
d play Y3
a play B8
b play B9
c play B0
d play B1
b play B7
c play B5
d play B2
a play B4
b play Y8
c play R8
d play R1
a play Y1
c play K7
d play K0
a play K1
b play K3
c play K8
d play R7
a play K4
b play K6
d play B6
a play R5
b play G1
c play B1
a play G6
b play G7
c play G5
d play R6
d play B3
a play Y1
b play Y6
c play B7
b play R4
c play Y5
d play R1
a play Y2
b play R7
c play Y7
d play R0
a play Y7
b play Y4
c play R2
d play R3
a play K5
! deal dealer=d a=R2,R6,R7,G2,G3,G7,B0,B1,B1,Y2,Y4,Y6,K4,K6,K8 b=R1,R7,G4,B2,B4,B5,B6,B7,B8,Y1,Y7,K0,K2,K3,K5 c=R3,R5,R9,G0,G1,G6,G7,G8,B3,B7,Y0,Y1,Y7,Y9,K9 d=R0,R1,R4,R8,G1,G5,G9,B9,Y3,Y5,Y8,K1,K1,K7,K7
d lay R1
a lay R2,G2
b lay R1,B2,K0
c lay G0,G1,G6,G7
d lay G1
a pass
b pass
c pass
d pass
b trump B
c trump G
c partner a
c play R9
d play R1
a play R6
b play R1
c play K9
d play K1
a play K6
b play K3
c play Y9
d play Y3
a play Y6
b play Y1
c play Y7
d play Y8
a play Y2
b play Y7
d play R8
a play R2
b play R7
c play R3
d play G9
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 106
from 6011 155 145
choice b play Y1 | play R1 | play G1
best 0.689 73.5 play Y1
tried 0.610 63.7 play K9
why ! strong_card_spent TRICKS-9.8 100
tried 0.610 63.7 play K8
why - strong_card_spent TRICKS-9.8 100
tried 0.610 63.7 play K1
why - strong_card_spent TRICKS-9.8 100
tried 0.600 61.8 play B4
why - trick_lost TRICKS-9.6 93
tried 0.595 61.3 play B6
why - trick_lost TRICKS-9.6 93
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,G2,G3,G4,G6,B0,B1,B7,Y0,Y2,Y8,K0,K1,K7,K8 b=R0,R1,R2,G7,G8,G9,B4,B6,B7,Y1,Y1,Y6,Y9,K1,K6 c=R6,G0,G1,G5,G7,B1,B3,B9,Y3,Y4,Y5,Y7,K3,K4,K7 d=R3,R4,R5,R7,R7,R8,R9,G1,B2,B5,B8,Y7,K2,K5,K9
b lay Y6
c lay B3,Y3
d lay R7,R8,R9
a lay B0
b lay B6
c pass
d lay R7
a lay Y0
b lay R0
c pass
d lay R5
a pass
b lay R1,Y1,Y1
c pass
d lay R3,R4
a pass
b pass
c pass
d lay K9
a pass
b lay R2
c pass
d lay B8
a pass
b lay K1
c pass
d pass
a pass
b pass
b trump 1
d trump R
d partner a
d play K9
a play K0
b play K6
c play K3
d play B8
a play B0
b play B4
c play B9
c play K7
d play K2
a play K8
b play R0
b play G7
c play G0
d play R7
a play G6
d play Y7
a play Y8
b play Y6
c play Y3
a play B7
b play B6
c play B3
d play B2
a play R1
b play K1
c play G1
d play R7
a play Y0
b play Y9
c play Y4
d play R3
d play B5
a play B1
b play B7
c play R6
c play K4
d play K5
a play K7
b play Y1
b play Y1
c play B1
d play R4
a play K1
d play G1
a play G2
b play R2
c play G7
b play G8
c play G5
d play R5
a play G3
d play R9
a play Y2
b play R1
c play Y7
b play G9
c play Y5
d play R8
a play G4
! deal dealer=c a=R0,R1,R3,R7,R9,G0,G9,B0,B1,B3,B7,B8,Y5,Y8,K3 b=R1,R4,G1,G5,G7,B1,B4,B6,B7,Y1,Y2,Y7,K1,K8,K9 c=R2,R5,G1,G2,G3,G6,G7,G8,B2,B9,Y1,Y3,Y6,K0,K1 d=R6,R7,R8,G4,B5,Y0,Y4,Y7,Y9,K2,K4,K5,K6,K7,K7
c lay G2
d lay K7,K7
a lay R0,R1,B0
b lay R1,G1,B1,Y1
c lay G1
d lay K4,K5,K6
a pass
b pass
c pass
d lay K2
a pass
b pass
c pass
d lay Y9
a pass
b pass
c pass
d pass
b trump 1
d trump K
d partner a
d play Y9
a play Y5
b play Y7
c play Y3
d play R7
a play R9
b play R4
c play R2
a play Y8
b play Y2
c play Y6
d play Y7
a play G9
b play G5
c play G2
d play G4
a play B7
b play B7
c play B9
d play B5
c play K1
d play K2
a play R1
b play B1
c play G7
d play K6
a play G0
b play G7
d play R8
a play R0
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 107
from 6016 62 117
choice c play G7
best 0.753 72.3 play G7
tried 0.630 56.1 play K0
why - trick_lost TRICKS-9.6 78
tried 0.618 54.6 play K9
why ! trick_lost TRICKS-9.6 78
tried 0.610 53.4 play B0
why - trick_lost TRICKS-9.6 75
tried 0.609 53.3 play R4
why - trick_lost TRICKS-9.6 75
tried 0.608 53.2 play R2
why - trick_lost TRICKS-9.6 75
tried 0.603 53.9 play G3
tried 0.602 52.8 play R1
why - trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R7,R8,G7,B0,B1,B1,B2,Y1,Y6,K1,K2,K5 b=R1,R6,G1,G2,G9,B4,B6,B7,B8,Y5,K3,K4 c=R0,R3,R7,G1,G5,G6,Y2,Y3,Y7,Y8,Y9,K0 d=R4,G3,G8,B3,B5,B7,Y1,Y7,K1,K7,K8,K9 e=R1,R2,R5,R9,G0,G4,G7,B9,Y0,Y4,K6,K7
b lay B4
c lay R0,Y3
d lay K7
e lay R2,R5,R9
a lay B1
b pass
c pass
d pass
e pass
a pass
c trump Y
e trump R
e partner a
e play B9
a play B0
b play B4
c play Y8
d play B7
c play Y9
d play Y1
e play R9
a play Y6
b play R1
e play K7
a play K1
b play K3
c play K0
d play K8
d play G8
e play G0
a play G7
b play G9
c play G6
b play B6
c play Y7
d play B3
e play R2
a play B2
e play G7
a play R7
b play G1
c play G1
d play G3
a play R8
b play Y5
c play Y3
d play R4
e play Y0
a play B1
b play B8
c play G5
d play B5
e play Y4
e play R5
a play Y1
b play R6
c play R7
d play Y7
c play R3
d play K7
e play R1
a play B1
b play G2
c play Y2
d play K1
e play G4
a play K2
b play K4
c play R0
d play K9
e play K6
a play K5
b play B7
! deal dealer=c a=R7,R7,G1,G7,B1,B7,Y5,Y6,Y8,K3,K6,K7 b=R1,R6,G5,G6,B1,B2,B5,B7,Y1,Y7,Y9,K1 c=R1,R2,R4,G3,G7,B0,B9,Y1,K0,K5,K8,K9 d=R0,R5,R9,G4,G8,B3,B4,Y2,Y3,Y4,Y7,K4 e=R3,R8,G0,G1,G2,G9,B6,B8,Y0,K1,K2,K7
c pass
d lay Y4
e pass
a lay R7,R7
b lay B1
c lay R1,R2,B0
d lay R0,G4,B4
e lay G9
a lay G7,B7,K7
b lay R1
c lay G3,Y1,K0
d pass
e lay G2
a lay Y6,Y8
b pass
c pass
d pass
e pass
a pass
c trump K
a trump 7
a partner d
a play K7
b play K1
c play K5
d play K4
e play K1
a play Y6
b play Y9
c play Y1
d play Y2
e play Y0
b play B7
c play K8
d play Y7
e play K7
a play K3
e play B6
a play B1
b play B1
c play B9
d play B3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 108
from 6012 101 214
choice c play R3
best 0.890 128.0 play R3
tried 0.813 109.4 play K5
why - trick_lost TRICKS-9.6 71
tried 0.808 108.4 play G7
why ! trick_lost TRICKS-9.6 71
tried 0.808 108.2 play G6
why - trick_lost TRICKS-9.6 71
tried 0.801 106.4 play G1
why - trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R4,R7,G1,G9,B1,B1,B3,B6,B8,Y5,K4,K5 b=R1,R2,R3,R9,G7,G7,G8,B2,B4,Y4,Y6,K7 c=R1,R7,G3,G4,G6,B7,B9,Y0,Y3,Y7,K2,K6 d=R0,R6,R8,G0,G2,G5,B7,Y1,Y9,K1,K7,K8 e=R5,G1,B0,B5,Y1,Y2,Y7,Y8,K0,K1,K3,K9
a lay B1
b lay G7,G7
c lay R7
d lay R0
e lay Y1
a lay B1,B3
b lay R9,K7
c lay B7
d lay Y1,K1
e lay Y2
a pass
b pass
c pass
d pass
e pass
a trump B
b trump R
b partner d
b play R9
c play R1
d play R0
e play B0
a play B1
b play G7
c play G3
d play G0
e play G1
a play G9
a play R7
b play B2
c play B7
d play R8
e play B5
d play K8
e play K9
a play K4
b play K7
c play K6
e play Y7
a play Y5
b play Y4
c play Y0
d play Y9
d play K7
e play K0
a play K5
b play B4
c play K2
b play G7
c play G4
d play G5
e play R5
a play G1
e play Y8
a play B6
b play Y6
c play Y3
d play Y1
a play R4
b play R1
c play R7
d play B7
e play Y2
c play G6
d play G2
e play Y1
a play B3
b play G8
a play B1
b play R2
c play B9
d play R6
e play K1
d play K1
e play K3
a play B8
b play R3
c play Y7
! deal dealer=b a=R0,R6,G2,G4,G6,G7,B3,B6,B7,Y3,K5,K6 b=R4,R7,G0,G8,B0,B7,Y0,Y2,Y7,K4,K7,K7 c=R1,R7,G1,G7,G9,B1,B8,Y1,Y4,K1,K3,K9 d=R2,R3,R8,R9,G1,B2,B5,B9,Y8,Y9,K2,K8 e=R1,R5,G3,G5,B1,B4,Y1,Y5,Y6,Y7,K0,K1
b lay R7
c lay R1,K1
d lay R2,G1,B2
e lay Y5
a lay R0,R6,G6,B6
b lay B7,Y7,K7,K7
c lay G1,B1,Y4,K3
d lay R3
e lay R5
a pass
b lay R4,G8
c pass
d lay B5
e pass
a pass
b pass
c pass
d pass
c trump 1
b trump 7
b partner d
b play R7
c play R1
d play G1
e play R1
a play G7
b play B7
c play G1
d play R2
e play B1
a play B7
b play Y7
c play B1
d play R3
e play Y1
a play R0
b play K7
c play Y1
d play B9
e play K1
a play G2
b play K7
c play K1
d play K8
e play Y7
a play B3
b play G8
c play G9
d play Y9
e play G3
a play G4
c play B8
d play B2
e play B4
a play B6
b play B0
c play R7
d play B5
e play Y6
a play R6
b play G0
c play G7
d play K2
e play K0
a play K6
b play Y0
c play K9
d play R9
e play R5
a play K5
b play K4
c play K3
d play R8
e play Y5
a play Y3
b play Y2
c play Y4
d play Y8
e play G5
a play G6
b play R4
! deal dealer=c a=R1,R7,G5,G9,B7,Y6,Y7,Y8,K1,K3,K4,K8 b=R0,R1,G1,G8,B1,B3,B8,Y0,Y7,Y9,K0,K7 c=R2,R3,R7,R8,G0,G1,G2,G6,G7,B2,Y2,K5 d=R4,B0,B1,B4,B9,Y1,Y3,Y5,K1,K2,K6,K9 e=R5,R6,R9,G3,G4,G7,B5,B6,B7,Y1,Y4,K7
c lay G2
d pass
e pass
a pass
b lay R0,Y0
c lay R2,B2
d lay K1
e lay G7
a lay K1
b pass
c pass
d pass
e pass
a pass
b trump 0
c trump 2
c partner d
c play R2
d play K2
e play Y1
a play R1
b play R0
c play G0
d play B0
e play G3
a play K1
b play Y0
c play G2
d play Y3
e play G4
a play K3
b play K0
c play B2
d play Y5
e play Y4
a play K4
b play R1
c play Y2
d play Y1
e play R5
a play G5
b play G1
c play R7
d play R4
e play R9
a play R7
b play Y7
e play R6
a play Y6
b play B1
c play R8
d play K1
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 109
from 6014 88 226
choice a play G3
best 0.955 140.0 play G3
tried 0.936 134.2 play R1
why - trick_lost TRICKS-9.6 100
tried 0.926 130.5 play Y5
tried 0.923 128.6 play B6
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R5,B3,B9,Y0,Y2,Y7,K7,K7,K8,K9 b=G6,G7,B0,B1,B4,B7,Y4,Y6,K4,K5 c=R7,R7,G1,G4,Y1,Y7,Y8,Y9,K0,K1 d=R1,R1,R3,R6,R9,G3,G7,B5,K1,K6 e=G0,G1,G2,G8,B1,B7,Y1,Y3,Y5,K2 f=R0,R2,R4,R8,G5,G9,B2,B6,B8,K3
c lay R7
d lay R1,R1
e lay G1
f lay R2
a lay K9
b lay B0,B4,Y4
c lay R7,Y7,Y9
d pass
e lay G0
f lay R0
a lay Y7,K7
b pass
c pass
d pass
e pass
f pass
a pass
a trump Y
c trump 7
c partner b
c play Y7
d play G7
e play Y1
f play R0
a play Y0
b play Y6
c play G1
d play G3
e play G8
f play G9
a play B3
b play G6
f play B6
a play B9
b play B1
c play R7
d play B5
e play B1
c play K1
d play K1
e play K2
f play K3
a play K8
b play K4
a play K7
b play Y4
c play Y1
d play R6
e play Y5
f play R2
a play K7
b play G7
c play Y9
d play R3
e play Y3
f play B2
a play Y7
b play B7
c play Y8
d play K6
e play B7
f play R4
a play K9
b play K5
c play K0
d play R1
e play G0
f play R8
a play R5
b play B0
c play R7
d play R1
e play G2
f play G5
c play G4
d play R9
e play G1
f play B8
a play Y2
b play B4
! deal dealer=d a=R5,G0,G5,B1,B1,B2,B7,Y7,K7,K9 b=R4,R6,G8,B6,Y0,Y1,Y8,K0,K5,K6 c=R7,G1,G6,B5,B8,Y3,K1,K1,K4,K8 d=R1,R7,R9,G1,G2,B7,Y5,Y6,Y9,K3 e=R2,R3,R8,G3,G4,G7,B0,B4,Y2,Y4 f=R0,R1,G7,G9,B3,B9,Y1,Y7,K2,K7
d lay R7
e lay R2,B0
f lay R0,G7,Y7
a lay B7,Y7
b lay R6,B6,Y0,K0
c lay G1
d lay R1
e lay R3
f pass
a pass
b pass
c lay K1
d pass
e pass
f pass
a lay B1
b pass
c pass
d pass
e pass
f pass
a pass
a trump B
b trump 6
b partner e
b play R6
c play B5
d play B7
e play B4
f play B9
a play B1
b play K6
c play B8
d play Y6
e play B0
f play B3
a play B2
b play B6
c play G6
d play R1
e play R2
f play R1
a play B1
b play Y8
c play Y3
d play Y9
e play Y2
f play Y7
a play Y7
d play Y5
e play Y4
f play Y1
a play G0
b play Y1
c play R7
d play R9
e play R3
f play R0
a play R5
b play R4
c play K4
d play R7
e play R8
f play K2
a play B7
b play Y0
c play K8
a play K7
b play K0
c play K1
d play K3
e play G3
f play K7
a play K9
b play K5
c play K1
d play G2
e play G7
f play G7
a play G5
b play G8
c play G1
d play G1
e play G4
f play G9
! deal dealer=e a=R1,R3,R7,G3,G6,G7,B1,B6,B7,Y5 b=R2,R4,R6,R8,R9,B5,Y1,Y1,K5,K9 c=R0,G5,B4,B7,Y4,K0,K1,K4,K6,K7 d=R1,R5,G2,B8,Y2,Y6,Y9,K1,K7,K8 e=G4,G7,B0,B2,B3,B9,Y0,Y7,Y8,K2 f=R7,G0,G1,G1,G8,G9,B1,Y3,Y7,K3
e pass
f lay G1
a pass
b lay R2,R4
c lay B4,Y4,K4
d lay G2
e lay B0
f lay G0,G1,G8
a lay R1,R7,G7
b pass
c pass
d lay R1
e lay B2,K2
f pass
a pass
b pass
c pass
d pass
e pass
a trump R
f trump G
f partner b
f play G8
a play R7
b play R2
c play R0
d play R1
e play G4
f play G9
a play R3
b play R6
c play G5
d play R5
e play G7
f play G1
a play G7
b play R9
c play K6
d play G2
e play B0
a play B7
b play B5
c play B4
d play B8
e play B9
f play B1
e play B2
f play G0
a play B1
b play K5
c play B7
d play K1
f play G1
a play G6
b play R4
c play K7
d play Y6
e play Y0
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 110
from 6013 156 311
choice c play R0 | play R1
best 0.586 154.0 play R0
tried 0.448 127.0 play R8
why ! strong_card_spent TRICKS-9.8 100
tried 0.357 110.0 play R6
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R2,R3,R4,R6,R7,R8,R9,G1,G3,G7,G9,B8 b=G1,G2,G6,G7,B0,B1,B1,B4,B5,B7,B7,B9 c=R0,R1,R1,R5,R7,G0,G4,G5,G8,B2,B3,B6
a lay R3
b lay B0,B7
c pass
a lay R2,R4
b lay B1,B1
c pass
a lay R6,R7
b pass
c pass
a pass
a trump 3
a play R4
b play B0
c play R7
c play B3
a play G3
b play G6
c play G8
a play G1
b play G7
c play B6
a play B8
b play B9
b play B4
c play B2
a play R3
a play R9
b play G1
c play R1
a play R6
b play B1
c play R1
a play R7
b play B1
c play R0
a play R8
b play G2
c play R5
a play R2
b play B5
c play G0
a play G7
b play B7
c play G4
a play G9
b play B7
c play G5
! deal dealer=b a=R2,R5,R6,R7,G1,G5,G8,B0,B1,B6,B7,B9 b=R0,R1,R4,R9,G0,G1,G6,G7,G7,G9,B7,B8 c=R1,R3,R7,R8,G2,G3,G4,B1,B2,B3,B4,B5
b lay G7
c pass
a lay B0,B6
b lay G0,G1
c pass
a pass
b pass
b trump G
b play G9
c play G2
a play G1
b play R9
c play R1
a play R2
b play G1
c play G3
a play G5
a play R7
b play R1
c play R8
c play R7
a play R5
b play R0
c play B1
a play B7
b play B8
b play G6
c play G4
a play G8
a play B6
b play B7
c play B2
b play G7
c play R3
a play B1
b play G7
c play B3
a play B0
b play G0
c play B4
a play B9
b play R4
c play B5
a play R6
! deal dealer=c a=R1,R2,R5,R7,G1,G3,G7,G8,B0,B4,B5,B6 b=R3,R6,R7,R8,R9,G1,G4,G5,G6,B1,B1,B7 c=R0,R1,R4,G0,G2,G7,G9,B2,B3,B7,B8,B9
c pass
a pass
b pass
! deal dealer=a a=R1,R1,R2,R6,R7,G3,G4,G5,G6,G7,B2,B3 b=R5,R9,G1,G1,G2,G7,G9,B0,B1,B4,B7,B8 c=R0,R3,R4,R7,R8,G0,G8,B1,B5,B6,B7,B9
a pass
b lay B1
c lay R7,R8
a pass
b pass
c pass
c trump R
c play B9
a play B2
b play B1
c play R8
a play R1
b play R9
b play B7
c play B1
a play B3
b play B8
c play B5
a play G3
b play G9
c play G0
a play G5
b play G7
c play G8
a play G6
c play B7
a play R6
b play B0
a play G7
b play G1
c play R7
c play B6
a play R1
b play B4
a play G4
b play G1
c play R0
c play R3
a play R2
b play R5
b play G2
c play R4
a play R7
! deal dealer=b a=R0,R2,R4,R5,R7,R9,G1,G3,G7,B1,B7,B7 b=R1,R1,R3,R6,G4,G5,G6,G7,B2,B6,B8,B9 c=R7,R8,G0,G1,G2,G8,G9,B0,B1,B3,B4,B5
b lay R6
c pass
a lay R7,G7
b lay R1,G6
c pass
a pass
b pass
b trump 6
b play R6
c play G1
a play R2
b play G6
c play B1
a play R4
b play B6
c play G0
a play R0
b play B8
c play B0
a play B1
b play B9
c play B3
a play B7
b play R1
c play R7
a play R7
c play G8
a play G1
b play G4
c play R8
a play R9
b play R1
a play G3
b play G5
c play G9
c play B4
a play B7
b play B2
a play R5
b play R3
c play G2
a play G7
b play G7
c play B5
! deal dealer=c a=R1,R3,R7,R8,G2,G3,G7,B0,B5,B7,B7,B9 b=R1,R4,R6,R9,G1,G4,G5,B1,B2,B3,B4,B8 c=R0,R2,R5,R7,G0,G1,G6,G7,G8,G9,B1,B6
c lay G9
a lay R7,B7
b pass
c lay G7,G8
a pass
b pass
c pass
c trump G
c play G7
a play G3
b play G1
c play G8
a play G2
b play G4
c play G9
a play G7
b play G5
c play B1
a play B5
b play B8
b play R9
c play R0
a play R1
b play B1
c play B6
a play B7
a play B9
b play B2
c play G6
c play R7
a play R8
b play R4
a play B0
b play B3
c play G0
c play R2
a play R3
b play R6
b play R1
c play R5
a play R7
a play B7
b play B4
c play G1
! deal dealer=a a=R1,R2,R8,G0,G1,G3,G4,G7,B1,B3,B6,B7 b=R0,R5,R6,R7,R7,G2,G6,G9,B1,B2,B4,B8 c=R1,R3,R4,R9,G1,G5,G7,G8,B0,B5,B7,B9
a pass
b pass
c lay G5
a pass
b pass
c pass
c trump G
c play R9
a play R1
b play R0
c play B9
a play B1
b play B1
c play R1
a play R2
b play R6
b play B8
c play B0
a play B3
b play R7
c play R3
a play R8
a play B7
b play B2
c play B5
a play G1
b play G9
c play G1
b play R7
c play R4
a play G0
a play G3
b play G2
c play G7
c play B7
a play B6
b play B4
c play G8
a play G4
b play G6
c play G5
a play G7
b play R5
! deal dealer=b a=R2,R3,R7,R9,G3,G6,G7,G8,B2,B4,B5,B7 b=R1,R4,R5,G0,G1,G4,G5,G7,B1,B1,B3,B6 c=R0,R1,R6,R7,R8,G1,G2,G9,B0,B7,B8,B9
b pass
c lay R8
a lay R7,G7
b pass
c lay R6,R7
a pass
b pass
c pass
c trump R
c play B7
a play B4
b play B1
c play B8
a play B2
b play B1
c play G9
a play G6
b play G1
c play B9
a play B5
b play B3
c play R7
a play R9
b play R4
a play G7
b play G0
c play G1
a play G8
b play G4
c play G2
a play B7
b play B6
c play B0
a play G3
b play G5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 111
from 6015 61 222
choice b play G1
best 0.055 -34.4 play G1
tried 0.032 -47.3 play R2
tried 0.032 -47.3 play R5
tried 0.027 -51.4 play G5
why ! strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R5,R9,G3,G7,B2,B3,B7,Y2,K1,K2,K3,K4,K7,K8 b=R7,G5,G7,B1,B1,B7,B8,Y3,Y4,Y6,Y7,Y7,Y9,K6,K7 c=R1,R2,R8,G0,G1,G2,G4,G6,G8,B4,B6,B9,Y1,Y8,K9 d=R0,R3,R4,R6,R7,G1,G9,B0,B5,Y0,Y1,Y5,K0,K1,K5
d pass
a lay K2
b lay R7,G7
c lay G0,G1,G8
d lay R0,G1,B0,Y0
a lay K1,K3,K4,K7
b lay B7,Y7,Y7,K7
c lay R1,G2,G4,Y1
d lay Y1
a pass
b lay B8,Y9
c pass
d pass
a pass
b pass
c trump G
b trump 7
b partner a
b play G7
c play G1
d play G1
a play G3
b play Y9
c play Y1
d play Y5
a play Y2
b play B8
c play B9
d play B0
a play B2
c play B6
d play B5
a play B3
b play B1
c play K9
d play K5
a play K1
b play K6
c play R8
d play R0
a play R9
b play R7
b play B7
c play G0
d play R7
a play G7
a play B7
b play G5
c play G2
d play G9
a play K7
b play Y7
c play G4
d play R3
a play K2
b play Y7
c play R1
d play K1
b play K7
c play G8
d play Y1
a play K3
b play Y6
c play Y8
d play Y0
a play R1
c play B4
d play R4
a play K4
b play B1
c play G6
d play K0
a play R5
b play Y3
c play R2
d play R6
a play K8
b play Y4
! deal dealer=a a=R3,R7,G3,G7,B1,B1,B6,Y1,Y8,Y9,K0,K1,K4,K6,K7 b=R1,R5,R6,G1,G7,G9,B4,B7,B9,Y0,Y3,Y5,Y6,K5,K9 c=R0,R1,R2,R4,R9,G5,G6,G8,B2,B5,B7,Y4,Y7,Y7,K3 d=R7,R8,G0,G1,G2,G4,B0,B3,B8,Y1,Y2,K1,K2,K7,K8
a lay K1
b lay R5,Y5
c lay R2
d lay G2
a pass
b pass
c pass
d pass
b trump Y
b partner a
b play B9
c play B2
d play B0
a play B6
b play G9
c play G5
d play G1
a play G7
b play K9
c play K3
d play K2
a play K6
b play G7
c play G8
d play G0
a play G3
c play R9
d play R7
a play R3
b play R1
c play B7
d play B8
a play B1
b play B4
d play R8
a play R7
b play R5
c play R0
d play K8
a play K1
b play K5
c play Y7
c play B5
d play B3
a play B1
b play B7
b play R6
c play R2
d play Y1
a play Y8
a play Y9
b play Y6
c play Y4
d play Y2
a play K0
b play Y5
c play Y7
d play K7
c play G6
d play G2
a play Y1
b play G1
a play K4
b play Y3
c play R1
d play K1
b play Y0
c play R4
d play G4
a play K7
! deal dealer=b a=R7,G0,G4,G6,B0,B6,B7,B7,Y2,Y3,Y5,Y8,K6,K7,K8 b=R1,R2,R5,R6,R8,G1,G2,G5,G7,G9,B2,B5,K2,K7,K9 c=R1,R9,G1,G7,B3,B9,Y6,Y7,Y7,Y9,K0,K1,K3,K4,K5 d=R0,R3,R4,R7,G3,G8,B1,B1,B4,B8,Y0,Y1,Y1,Y4,K1
b lay R2
c lay K0,K3
d lay B1,B1,B4
a lay G6
b lay G2,B2,K2
c pass
d pass
a lay B6
b lay G9
c pass
d lay R0
a pass
b pass
c pass
d lay Y1,Y1
a pass
b lay R8,K9
c pass
d pass
a pass
b pass
d trump 0
b trump G
b partner a
b play K9
c play K1
d play K1
a play K6
b play G9
c play K0
d play G3
a play G0
a play K7
b play K2
c play K3
d play Y0
d play R7
a play R7
b play R8
c play R9
c play B9
d play B4
a play B6
b play B2
c play Y9
d play Y4
a play Y2
b play G7
b play K7
c play K4
d play G8
a play K8
d play B8
a play B7
b play B5
c play B3
d play R3
a play G6
b play R6
c play R1
a play Y8
b play G2
c play Y6
d play Y1
b play R1
c play G7
d play R4
a play Y3
c play K5
d play B1
a play B0
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 112
from 6016 64 438
choice a partner c
best 0.652 168.0 partner c
tried 0.396 132.9 partner b
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.335 129.7 partner d
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R0,R4,G1,B1,B2,B4,B5,Y0,Y3,Y7,Y7,K5 b=R1,R8,R9,G0,G2,G7,Y4,Y6,Y9,K1,K4,K7 c=R5,R7,G1,G4,G5,G7,G9,B8,Y5,Y8,K3,K7 d=R2,R3,R7,G6,B0,B3,B7,B7,B9,Y1,K2,K6 e=R1,R6,G3,G8,B1,B6,Y1,Y2,K0,K1,K8,K9
d lay B7
e pass
a lay Y0,Y3
b lay Y4
c lay R5,G5,Y5
d pass
e lay K1
a pass
b pass
c pass
d pass
e lay R1
a pass
b pass
c pass
d pass
e pass
a trump Y
c trump G
c partner e
c play G9
d play Y1
e play Y1
a play G1
b play Y9
c play B8
d play B9
e play B1
a play B5
b play Y6
b play R8
c play R5
d play R2
e play R1
a play R0
b play R9
c play R7
d play R3
e play R6
a play R4
b play G7
c play G1
d play G6
e play Y2
a play Y3
b play K7
c play K3
d play K2
e play K8
a play K5
e play K9
a play Y7
b play K1
c play K7
d play K6
a play B1
b play Y4
c play G7
d play B0
e play B6
c play G4
d play B3
e play G8
a play Y0
b play G0
e play K1
a play Y7
b play K4
c play G5
d play R7
c play Y8
d play B7
e play G3
a play B2
b play G2
e play K0
a play B4
b play R1
c play Y5
d play B7
! deal dealer=e a=R1,R3,G6,G7,B0,B2,B3,B4,K0,K2,K4,K9 b=R6,G1,G2,G4,G7,G9,B9,Y0,Y2,Y4,Y9,K5 c=R1,R4,R5,R9,G0,B7,Y1,Y5,K1,K3,K6,K8 d=R7,G3,B1,B5,B7,B8,Y1,Y3,Y6,Y7,Y7,Y8 e=R0,R2,R7,R8,G1,G5,G8,B1,B6,K1,K7,K7
e pass
a pass
b lay G9
c pass
d lay Y1,Y7
e lay R7
a lay B0
b lay G1,G2
c lay K8
d lay Y3,Y6
e lay G1
a lay B2,B3
b pass
c lay K6
d pass
e lay B1
a pass
b pass
c pass
d pass
e pass
b trump G
d trump Y
d partner e
d play Y6
e play G1
a play G7
b play Y9
c play G0
b play B9
c play B7
d play B1
e play B1
a play B3
b play K5
c play K8
d play Y7
e play K7
a play K4
d play Y7
e play G5
a play G6
b play G1
c play Y1
d play Y8
e play G8
a play B2
b play G9
c play Y5
d play Y3
e play K7
a play R3
b play Y4
c play K6
b play Y2
c play R1
d play Y1
e play B6
a play K9
b play G7
c play K1
d play G3
e play K1
a play B0
b play G2
c play K3
d play B5
e play R7
a play B4
b play G4
c play R4
d play B8
e play R0
a play R1
b play Y0
c play R5
d play R7
e play R2
a play K0
b play R6
c play R9
d play B7
e play R8
a play K2
! deal dealer=a a=R1,R3,G2,G4,G5,G9,B1,B7,B7,B8,Y0,Y4 b=R1,R2,R4,R5,R8,G3,B2,Y2,Y3,Y8,Y9,K5 c=R7,R9,G1,G6,G8,B1,Y1,Y5,K0,K1,K1,K7 d=R0,R6,G1,G7,G7,B6,B9,Y7,Y7,K7,K8,K9 e=R7,G0,B0,B3,B4,B5,Y1,Y6,K2,K3,K4,K6
a pass
b lay R2
c lay G1,B1
d lay G7,G7,Y7
e lay B0,Y1
a lay B1,B7
b lay R1,G3,B2
c pass
d lay R0,Y7
e lay K2
a lay B7
b pass
c pass
d pass
e lay B3
a pass
b pass
c pass
d pass
e pass
b trump 2
d trump 7
d partner a
d play G7
e play K2
a play G2
b play R2
c play R7
d play G7
e play R7
a play B7
b play B2
c play K7
d play Y7
e play Y1
a play B7
b play Y2
c play G1
d play K8
e play K3
a play Y4
b play K5
c play K1
d play Y7
e play G0
a play R1
b play R1
c play B1
d play K7
e play B4
a play R3
b play G3
c play Y1
d play B9
e play B3
a play B1
b play Y3
c play K1
d play B6
e play B5
a play B8
b play R4
c play K0
a play G9
b play R5
c play G8
d play G1
e play K4
a play Y0
b play Y8
c play Y5
d play R0
e play Y6
b play Y9
c play G6
d play K9
e play K6
a play G4
b play R8
c play R9
d play R6
e play B0
a play G5
! deal dealer=b a=R1,R1,R7,R9,G2,G9,B0,B1,B7,K1,K6,K9 b=R2,R3,R4,R6,R7,R8,B1,B2,B7,Y7,Y8,K3 c=G1,G3,G8,Y1,Y1,Y2,Y3,Y6,Y7,K1,K5,K8 d=R0,G0,G1,G6,G7,B8,B9,Y4,Y5,Y9,K2,K7 e=R5,G4,G5,G7,B3,B4,B5,B6,Y0,K0,K4,K7
b lay R7
c lay Y6,Y7
d lay G0
e lay B4
a lay R1,R1,B1
b lay R2,R3,R4
c pass
d lay G1
e lay B3
a pass
b pass
c pass
d pass
e pass
a trump 1
b trump R
b partner d
b play Y7
c play Y2
d play Y9
e play Y0
a play B1
a play R7
b play R8
c play G1
d play G1
e play R5
b play B1
c play Y1
d play R0
e play K4
a play R9
a play B7
b play B2
c play Y1
d play B9
e play B6
c play G8
d play G0
e play G5
a play G2
b play R6
b play B7
c play K1
d play B8
e play B3
a play B0
c play K8
d play K2
e play K0
a play K9
b play K3
a play R1
b play R2
c play Y6
d play Y4
e play B5
a play R1
b play R3
c play Y7
d play Y5
e play G7
a play K1
b play R7
c play G3
d play G6
e play G4
b play Y8
c play Y3
d play G7
e play B4
a play G9
b play R4
c play K5
d play K7
e play K7
a play K6
! deal dealer=c a=R0,R1,R2,R7,G0,G7,B4,Y0,Y1,Y9,K7,K8 b=R3,R5,R9,G1,G5,G7,B0,B3,Y4,Y7,K5,K6 c=G4,G8,B5,B6,B7,B9,Y5,Y8,K0,K1,K2,K4 d=R1,R4,R7,G1,G9,B1,B2,B7,Y1,Y2,Y7,K9 e=R6,R8,G2,G3,G6,B1,B8,Y3,Y6,K1,K3,K7
c lay K4
d lay R1,G1
e lay G6
a pass
b lay R5,G5,B0
c pass
d pass
e lay R8
a lay R0,R1
b pass
c pass
d pass
e lay G3,Y3
a lay R7
b pass
c lay K2
d pass
e pass
a pass
b pass
c pass
a trump 0
e trump 6
e partner d
e play R6
a play R0
b play B0
c play K0
d play R7
e play Y6
a play G0
b play K6
c play B6
d play B7
e play Y3
a play Y1
b play Y7
c play Y8
d play Y1
c play G8
d play G9
e play G3
a play G7
b play G1
d play K9
e play K7
a play K8
b play K5
c play K1
d play Y7
e play G2
a play Y9
b play Y4
c play Y5
a play K7
b play R3
c play K2
d play R1
e play K3
a play B4
b play B3
c play B5
d play B1
e play B8
e play G6
a play Y0
b play R9
c play G4
d play B2
e play R8
a play R2
b play R5
c play K4
d play R4
e play K1
a play R1
b play G5
c play B9
d play Y2
e play B1
a play R7
b play G7
c play B7
d play G1
! deal dealer=d a=R0,R1,R7,R7,G5,B7,Y1,Y4,Y8,K2,K3,K7 b=R2,R5,R8,G0,G1,G7,B6,B8,B9,Y0,K1,K5 c=R1,R9,G4,G6,B2,Y1,Y3,Y5,Y7,Y7,K0,K1 d=R3,G1,G2,G3,G8,G9,B3,B4,B7,Y6,Y9,K7 e=R4,R6,G7,B0,B1,B1,B5,Y2,K4,K6,K8,K9
d lay G3
e lay K4,K6
a lay Y1
b lay G0
c lay Y7
d lay R3,G1
e pass
a lay R0,R1,R7
b lay G1
c lay Y7
d pass
e lay B0
a lay Y4
b pass
c pass
d pass
e lay B1
a pass
b pass
c pass
d pass
e pass
e trump K
a trump 7
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 113
from 6012 127 253
choice d partner e
best 0.707 150.2 partner e
tried 0.648 131.0 partner b
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 1
tried 0.577 129.9 partner c
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:4/8 fierce:8/8
---
! deal dealer=e a=R6,R8,G6,G9,B0,B6,B7,Y2,Y7,K0,K2,K5 b=R7,G1,G3,G5,G7,G8,Y0,Y4,Y6,Y9,K6,K7 c=R1,R1,R7,R9,G0,B1,B2,B9,Y5,Y8,K1,K9 d=R4,G1,G4,G7,B3,B5,Y1,Y7,K1,K4,K7,K8 e=R0,R2,R3,R5,G2,B1,B4,B7,B8,Y1,Y3,K3
e lay R3
a lay R6,G6
b lay R7,G7,Y0
c lay R1,R1,G0,B1
d lay R4
e lay Y3
a pass
b pass
c pass
d lay G4
e pass
a pass
b pass
c pass
d pass
b trump G
c trump 1
c partner d
c play R9
d play R4
e play R0
a play R6
b play R7
c play K9
d play K4
e play K3
a play K0
b play K7
c play B9
d play B3
e play B4
a play B0
b play G8
b play Y6
c play Y8
d play Y7
e play Y3
a play Y2
c play R7
d play Y1
e play R2
a play R8
b play G1
b play Y9
c play Y5
d play K1
e play R3
a play Y7
d play G1
e play B1
a play G9
b play G3
c play G0
d play K8
e play Y1
a play K2
b play K6
c play B2
e play B7
a play B6
b play G7
c play R1
d play B5
c play R1
d play G7
e play G2
a play G6
b play G5
c play B1
d play G4
e play R5
a play K5
b play Y0
c play K1
d play K7
e play B8
a play B7
b play Y4
! deal dealer=a a=R2,R7,R7,G1,G7,G9,B2,B5,B7,Y0,K0,K2 b=R1,R5,R9,G7,G8,B1,B9,Y6,K4,K5,K7,K9 c=R1,R8,G0,G1,G6,B8,Y3,Y8,Y9,K1,K1,K8 d=R0,R4,G4,G5,B1,B7,Y1,Y4,Y7,K3,K6,K7 e=R3,R6,G2,G3,B0,B3,B4,B6,Y1,Y2,Y5,Y7
a lay B2
b pass
c lay R8,B8
d lay R4,G4,Y4
e lay B3
a pass
b lay K9
c lay G0,Y8
d pass
e lay R3
a lay R2
b lay K4
c pass
d pass
e pass
a pass
b pass
d trump 4
c trump 8
c partner b
c play R8
d play R4
e play B4
a play G1
b play G8
c play B8
d play G4
e play Y1
a play Y0
b play K4
c play Y8
d play Y4
e play B0
a play K0
b play Y6
c play Y9
d play Y1
e play Y2
a play R2
b play B1
c play K8
d play B1
e play G2
a play B2
b play R5
c play R1
d play R0
e play R3
a play R7
b play R9
b play K9
c play K1
d play K3
e play G3
a play K2
b play B9
c play G6
d play B7
e play B3
a play B5
b play K7
c play K1
d play K6
e play Y5
a play G9
b play G7
c play G0
d play G5
e play R6
a play G7
b play R1
c play G1
d play Y7
e play B6
a play R7
a play B7
b play K5
c play Y3
d play K7
e play Y7
! deal dealer=b a=R0,R1,R2,R4,R6,G1,G1,G3,G7,B8,Y0,K6 b=R5,R9,G5,G7,B1,B2,B7,Y5,K2,K7,K8,K9 c=R7,R8,G2,G4,B4,B5,B9,Y1,Y3,K0,K1,K7 d=G0,G6,G9,B0,B1,B6,Y2,Y6,Y7,Y8,K3,K5 e=R1,R3,R7,G8,B3,B7,Y1,Y4,Y7,Y9,K1,K4
b pass
c lay G4
d lay G6,B6
e lay Y7
a lay R0
b pass
c pass
d pass
e pass
a pass
e trump Y
d trump 6
d partner a
d play G6
e play Y1
a play Y0
b play Y5
c play Y1
d play B6
e play Y4
a play R6
b play G5
c play Y3
d play Y6
e play Y9
a play K6
b play K9
c play K1
d play G9
e play G8
a play G3
b play G7
c play G2
d play B1
e play B7
a play B8
b play B1
c play B9
c play R7
d play Y7
e play R1
a play R0
b play R5
d play K5
e play K1
a play R1
b play K8
c play K0
b play R9
c play R8
d play Y8
e play R3
a play R2
d play K3
e play K4
a play G1
b play K7
c play K7
b play B7
c play B4
d play B0
e play B3
a play G1
b play K2
c play G4
d play G0
e play Y7
a play R4
e play R7
a play G7
b play B2
c play B5
d play Y2
! deal dealer=c a=R5,R6,B1,B3,B4,B7,B9,Y1,Y7,Y7,K4,K7 b=R8,G0,G3,G9,B2,B5,Y0,Y5,Y6,K1,K3,K7 c=R1,R9,G1,G5,G7,B8,Y3,Y4,K0,K5,K6,K9 d=R0,R2,R4,G2,G6,G7,G8,B6,Y9,K1,K2,K8 e=R1,R3,R7,R7,G1,G4,B0,B1,B7,Y1,Y2,Y8
c lay K5
d lay R2,G2
e lay R1
a lay B7,Y7,Y7
b lay Y0,K1
c pass
d lay Y9,K2
e lay G1
a pass
b lay Y5
c lay K0
d pass
e pass
a pass
b pass
c pass
a trump B
d trump G
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 114
from 6014 91 162
choice b lay R1,G0,G1,Y2,K1 | lay R1,G0,G1,K1,K1
best 0.860 133.8 lay R1,G0,G1,Y2,K1
tried 0.477 58.2 pass
why ! bid_low TRICKS-10.3,TRICKS-11.1 75
tried 0.469 57.4 lay G0
why - bid_low TRICKS-10.3,TRICKS-11.1 75
tried 0.469 57.3 lay R1,G0,G1
why - bid_low TRICKS-10.3,TRICKS-11.1 75
tried 0.468 57.0 lay R1,G1,K1
why - bid_low TRICKS-10.3,TRICKS-11.1 75
tried 0.468 57.0 lay G1
why - bid_low TRICKS-10.3,TRICKS-11.1 75
tried 0.467 56.7 lay R1
why - bid_low TRICKS-10.3,TRICKS-11.1 75
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R6,R9,B0,B4,B7,Y1,Y3,Y4,Y6,Y7 b=R1,G1,G3,B1,B5,B7,B8,K1,K2,K7 c=R0,G9,B1,B6,Y0,Y1,K5,K6,K7,K9 d=R4,R7,G0,G4,G7,B2,B3,B9,Y2,K8 e=R1,R5,R8,G1,G6,Y5,Y8,Y9,K1,K4 f=R2,R3,R7,G2,G5,G7,G8,Y7,K0,K3
c lay R0
d lay B2,Y2
e lay R1
f lay G7
a lay Y1,Y3,Y4
b lay B7
c pass
d pass
e pass
f pass
a pass
b pass
d trump B
a trump Y
a partner b
a play R9
b play R1
c play R0
d play R4
e play R1
f play R3
a play B0
b play B8
c play Y0
d play Y2
e play Y8
f play Y7
e play Y9
f play G2
a play Y1
b play B1
c play B6
d play B2
e play R8
f play R2
a play R6
b play B5
c play Y1
d play R7
c play G9
d play G0
e play G1
f play G5
a play B7
b play G1
a play Y6
b play B7
c play B1
d play B3
e play Y5
f play K0
a play Y7
b play G3
c play K5
d play B9
e play K1
f play G7
a play B4
b play K1
c play K9
d play G4
e play K4
f play R7
a play Y3
b play K2
c play K6
d play K8
e play R5
f play G8
a play Y4
b play K7
c play K7
d play G7
e play G6
f play K3
! deal dealer=d a=R1,R7,G0,G1,G1,B2,B7,Y2,Y7,K0 b=R0,R3,R5,G5,G7,B0,B6,Y8,K2,K9 c=R1,R6,R9,G4,G7,Y6,Y7,Y9,K3,K5 d=R2,R8,G2,G3,B9,Y3,Y5,K1,K6,K8 e=R4,G8,B1,B1,B3,B5,Y0,Y1,Y4,K1 f=R7,G6,G9,B4,B7,B8,Y1,K4,K7,K7
d lay R2
e lay B1,B1
f lay B4,B7,Y1
a lay R7
b lay R0,K2
c lay R6
d pass
e pass
f pass
a pass
b pass
c pass
b trump R
f trump B
f partner e
f play G9
a play G1
b play G5
c play G4
d play G2
e play G8
f play K7
a play K0
b play K9
c play K3
d play K1
e play K1
b play R0
c play R1
d play B9
e play B1
f play R7
a play R7
d play K8
e play B3
f play K4
a play B7
b play K2
c play K5
a play Y7
b play Y8
c play Y9
d play Y3
e play Y1
f play Y1
c play G7
d play G3
e play B5
f play G6
a play G1
b play G7
e play Y0
f play K7
a play Y2
b play R5
c play Y6
d play Y5
b play B0
c play R9
d play R2
e play R4
f play B4
a play R1
f play B7
a play B2
b play R3
c play R6
d play R8
e play B1
f play B8
a play G0
b play B6
c play Y7
d play K6
e play Y4
! deal dealer=e a=R4,G4,G7,G7,B3,Y1,Y3,Y7,Y8,K4 b=R1,G0,G1,G6,B8,B9,Y2,K1,K1,K9 c=R2,G2,B1,B1,B4,B5,Y4,Y9,K2,K3 d=R0,R1,R7,R9,G1,G9,B0,B7,Y7,K8 e=R3,R7,R8,G5,B2,B7,Y0,Y1,K5,K7 f=R5,R6,G3,G8,B6,Y5,Y6,K0,K6,K7
e lay R7
f pass
a lay R4,G4
b lay B9
c lay R2,G2,B1
d lay R7,R9,B7,Y7
e lay B7
f lay R5,R6,G3,B6,K0
a pass
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 115
from 6013 157 98
choice a lay G0,G7 | lay G7,B7 | lay R1,R1
best 0.627 67.1 lay G0,G7
tried 0.450 31.0 pass
why ! bid_low TRICKS-10.3,TRICKS-11.1 78
proof 10 4 320
found gentle:0/8 casual:8/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R2,R3,R5,R6,R7,G1,G3,G8,B1,B2 b=R1,R7,R8,R9,G0,G1,G9,B3,B5,B6,B7,B9 c=R4,G2,G4,G5,G6,G7,G7,B0,B1,B4,B7,B8
a lay R2
b pass
c lay R4,G4
a lay R0,R1
b pass
c pass
a pass
a trump R
a play R1
b play R7
c play R4
b play B7
c play B8
a play B1
c play B7
a play B2
b play B6
c play G4
a play G8
b play G9
b play R8
c play B0
a play R0
b play B9
c play B4
a play R6
a play R2
b play R9
c play G2
b play B5
c play B1
a play R7
a play R3
b play R1
c play G5
a play R5
b play G1
c play G6
a play G1
b play G0
c play G7
c play G7
a play G3
b play B3
! deal dealer=b a=R0,R1,R3,R5,R7,R9,G1,G3,G9,B1,B4,B9 b=R1,R2,R7,R8,G1,G2,G6,G7,G7,B1,B6,B7 c=R4,R6,G0,G4,G5,G8,B0,B2,B3,B5,B7,B8
b lay R7
c pass
a lay R0,R3
b lay G7,G7
c pass
a lay R1,R5
b lay R8,B7
c pass
a pass
b pass
b trump G
b play G1
c play G4
a play G3
c play B7
a play B9
b play B1
a play R9
b play R1
c play R6
a play G9
b play G2
c play G0
a play R1
b play R7
c play R4
b play R8
c play G5
a play R0
c play B8
a play B4
b play B6
c play G8
a play G1
b play G6
c play B0
a play B1
b play B7
b play G7
c play B2
a play R3
b play G7
c play B3
a play R5
b play R2
c play B5
a play R7
! deal dealer=c a=R1,R1,R5,R7,R7,G0,G6,G7,G8,B2,B7,B9 b=R3,R4,R6,G1,G2,G4,G5,G7,G9,B1,B3,B4 c=R0,R2,R8,R9,G1,G3,B0,B1,B5,B6,B7,B8
c lay B0
a lay R7,R7
b pass
c lay B1,B5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 116
from 6015 69 203
choice b play G7 | play B7
best 0.261 40.8 play G7
tried 0.183 30.8 play R8
why ! points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.147 27.0 play K3
why - trick_lost TRICKS-9.6 71
tried 0.109 23.6 play Y5
why - trick_lost TRICKS-9.6 68
tried 0.107 23.4 play Y6
why - trick_lost TRICKS-9.6 68
tried 0.107 23.0 play G5
tried 0.064 17.1 play R3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R8,G0,G4,G6,G7,B1,B6,Y1,Y5,Y6,Y7,Y9,K1,K2,K5 b=R1,R2,R5,R9,G7,B4,B5,B7,B8,Y1,Y7,K0,K3,K6,K7 c=R1,R3,R6,R7,G1,G5,G8,G9,B2,B3,B7,B9,Y2,Y3,Y4 d=R0,R4,R7,G1,G2,G3,B0,B1,Y0,Y8,K1,K4,K7,K8,K9
d pass
a lay Y6
b lay G7,B7
c lay R1,R3,B3
d lay K1
a pass
b pass
c pass
d pass
b trump 7
c trump 3
c partner d
c play R3
d play K7
a play G7
b play K3
c play B3
d play R7
a play Y7
b play G7
c play Y3
d play G3
a play B1
b play B7
c play R7
d play G2
a play Y1
b play Y7
c play B7
d play B0
a play K1
b play K7
c play G8
d play G1
a play G0
b play R1
c play G9
d play K1
a play G4
b play Y1
c play B9
d play B1
a play B6
b play B4
c play G5
d play K4
a play G6
b play K6
a play Y9
b play K0
c play Y2
d play Y0
a play R8
b play R2
c play R1
d play R4
a play Y6
b play R5
c play Y4
d play Y8
d play K9
a play K2
b play B5
c play R6
d play K8
a play K5
b play R9
c play B2
d play R0
a play Y5
b play B8
c play G1
! deal dealer=a a=R4,R6,R7,R7,G0,G1,G6,G7,G8,B5,Y2,Y4,Y7,K6,K7 b=R0,R1,G2,G4,G9,B0,B1,B2,B6,Y1,K1,K4,K7,K8,K9 c=R2,R3,R9,G1,G3,B3,B4,B7,B7,B9,Y1,Y3,Y5,K2,K3 d=R1,R5,R8,G5,G7,B1,B8,Y0,Y6,Y7,Y8,Y9,K0,K1,K5
a lay G7
b pass
c lay R3,B3
d lay Y8
a lay R7,R7
b lay K9
c lay G3,Y3
d lay R8
a pass
b lay K8
c pass
d lay Y0
a pass
b pass
c pass
d lay R1,K0
a pass
b pass
c lay G1,Y1
d pass
a pass
b pass
c pass
d trump K
c trump 3
c partner b
c play R3
d play K1
a play K6
b play K7
c play G3
d play K5
a play K7
b play K4
c play B3
d play K0
a play G1
b play K8
c play Y3
d play G5
a play G0
b play K1
c play B9
d play B1
a play B5
b play B6
c play R9
d play R1
a play R4
b play R0
c play K3
d play Y0
a play Y2
b play K9
c play K2
d play Y6
a play Y4
b play B0
c play B7
d play B8
a play G6
b play B1
d play R5
a play R6
b play R1
c play R2
a play R7
b play Y1
c play G1
d play R8
d play Y9
a play Y7
b play G2
c play Y1
d play Y7
a play G7
b play B2
c play Y5
d play Y8
a play R7
b play G4
c play B4
d play G7
a play G8
b play G9
c play B7
! deal dealer=b a=R1,R6,R7,R7,R9,G3,G4,G7,B7,B8,B9,Y0,Y7,Y9,K7 b=R1,R3,R8,G5,G7,G8,B1,B5,B7,Y2,Y5,Y6,K0,K3,K7 c=R2,R4,G6,G9,B1,B3,Y1,Y7,Y8,K1,K1,K2,K4,K6,K8 d=R0,R5,G0,G1,G1,G2,B0,B2,B4,B6,Y1,Y3,Y4,K5,K9
b lay G5
c lay K1,K1
d lay G0
a lay R7,R7,G7
b pass
c lay K2,K4
d lay G1,G1
a lay B7,Y7
b lay B5
c pass
d lay R0
a pass
b pass
c pass
d pass
c trump K
a trump 7
a partner d
a play K7
b play K0
c play K1
d play K5
a play B8
b play B1
c play B1
d play B4
a play Y9
b play Y2
c play Y1
d play Y4
a play R9
b play R1
c play R2
d play R0
a play B9
b play B5
c play B3
d play B2
a play R7
b play K7
c play K6
d play K9
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 117
from 6011 177 444
choice d play K5
best 1.000 209.3 play K5
tried 0.942 202.8 play Y6
tried 0.923 198.5 play G7
why ! trick_lost TRICKS-9.6 68
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=G1,G3,G4,G7,B1,B2,B8,Y1,Y3,Y5,Y9,K5,K7,K7,K9 b=R0,R5,G1,G6,G7,B0,B5,B9,Y0,Y1,Y7,K1,K1,K4,K6 c=R1,R1,R3,R6,R7,R7,R9,G0,G5,B3,B6,Y7,K0,K2,K3 d=R2,R4,R8,G2,G8,G9,B1,B4,B7,B7,Y2,Y4,Y6,Y8,K8
c lay R3
d lay R8,Y8
a lay G3
b lay R0
c lay R1,R1
d lay G8,B1
a lay G1
b lay B0
c lay R6,R7
d pass
a pass
b pass
c pass
d trump 8
c trump R
c partner b
c play Y7
d play Y2
a play Y9
b play Y1
a play K7
b play K1
c play K0
d play G2
a play K7
b play K1
c play K2
d play G9
a play G7
b play G1
c play G0
d play B7
a play K9
b play K4
c play K3
d play Y6
a play Y5
b play Y7
c play R6
d play Y4
c play R1
d play R2
a play B8
b play R5
b play B9
c play B6
d play B1
a play B1
b play G7
c play G5
d play K8
a play G3
d play B7
a play B2
b play B0
c play B3
d play Y8
a play G1
b play R0
c play R7
c play R1
d play G8
a play Y1
b play G6
c play R9
d play R4
a play Y3
b play K6
c play R3
d play R8
a play G4
b play Y0
d play B4
a play K5
b play B5
c play R7
! deal dealer=d a=R1,R7,G0,G6,G9,B1,B4,B6,B7,Y2,Y8,Y9,K1,K5,K9 b=R1,R2,R3,G1,G1,G2,G5,B2,B3,B7,Y1,Y6,K0,K4,K7 c=R0,R4,R5,R6,R9,G7,B8,Y0,Y3,Y5,Y7,K1,K2,K3,K8 d=R7,R8,G3,G4,G7,G8,B0,B1,B5,B9,Y1,Y4,Y7,K6,K7
d pass
a lay B6
b pass
c lay R0,R4
d lay G4
a pass
b lay R2
c pass
d pass
a pass
b pass
a trump B
c trump R
c partner b
c play R9
d play B0
a play B1
b play B7
c play K8
d play K7
a play K9
b play K0
a play Y8
b play Y1
c play Y0
d play Y4
a play G9
b play G1
c play G7
d play G4
a play Y9
b play Y6
c play Y3
d play Y1
a play K5
b play K7
c play K2
d play K6
b play G1
c play R6
d play G3
a play G0
c play Y7
d play Y7
a play Y2
b play B2
b play G5
c play R0
d play G8
a play G6
c play K1
d play G7
a play K1
b play K4
b play G2
c play K3
d play B5
a play B6
a play R7
b play R1
c play B8
d play B1
a play R1
b play R2
c play R4
d play B9
c play Y5
d play R7
a play B4
b play B3
d play R8
a play B7
b play R3
c play R5
! deal dealer=a a=R1,R4,R6,R7,R8,G0,G5,G6,G7,G8,G9,B0,B3,Y8,K7 b=R0,R5,R7,G1,B4,B5,B6,B7,Y1,Y1,Y7,Y9,K1,K2,K9 c=R1,G1,G3,G7,B2,Y0,Y2,Y3,Y5,Y6,K0,K3,K5,K6,K8 d=R2,R3,R9,G2,G4,B1,B1,B7,B8,B9,Y4,Y7,K1,K4,K7
a lay G8
b pass
c lay G3,Y3
d pass
a lay G0,G5
b lay G1
c pass
d lay B1,B1
a pass
b pass
c pass
d pass
c trump 3
a trump G
a partner b
a play Y8
b play Y9
c play Y0
d play Y4
b play K9
c play K0
d play K7
a play K7
b play R7
c play R1
d play R9
a play R1
d play G2
a play B3
b play G1
c play G7
c play K6
d play K4
a play G6
b play K2
a play R6
b play R0
c play Y3
d play R2
c play G3
d play R3
a play G0
b play Y1
c play Y2
d play Y7
a play G7
b play Y7
a play G5
b play Y1
c play G1
d play G4
a play G8
b play B6
c play K3
d play K1
a play R7
b play R5
c play B2
d play B9
a play R4
b play K1
c play Y5
d play B1
a play R8
b play B4
c play K5
d play B1
a play G9
b play B7
c play K8
d play B8
a play B0
b play B5
c play Y6
d play B7
! deal dealer=b a=R4,G2,G8,B1,B2,B6,B7,B7,B8,Y0,Y4,Y5,Y7,K1,K4 b=R0,R5,R6,R7,R9,G0,G5,G9,B4,B5,Y3,Y6,Y7,K0,K9 c=R2,R8,G1,G3,G6,G7,B1,B3,B9,Y1,Y1,Y2,Y9,K1,K2 d=R1,R1,R3,R7,G1,G4,G7,B0,Y8,K3,K5,K6,K7,K7,K8
b lay R0
c lay G1,B1
d lay R7
a lay B1,B2,B6
b lay R9,G0,K0
c pass
d lay K3,K7
a pass
b pass
c pass
d pass
d trump K
b trump R
b partner a
b play G9
c play G1
d play G1
a play G2
b play R9
c play K1
d play K8
a play K4
b play Y7
c play Y9
d play Y8
a play Y0
c play R8
d play K6
a play K1
b play K9
c play B9
d play B0
a play B1
b play B4
c play G7
d play G4
a play G8
b play G0
a play Y7
b play Y3
c play Y1
d play K7
d play G7
a play R4
b play G5
c play G3
a play B6
b play B5
c play B1
d play K5
d play R7
a play B2
b play K0
c play K2
d play R3
a play Y4
b play R7
c play R2
b play R6
c play Y1
d play K3
a play Y5
b play R5
c play Y2
d play R1
a play B7
b play Y6
c play B3
d play K7
a play B8
d play R1
a play B7
b play R0
c play G6
! deal dealer=c a=R1,R6,R7,R7,R9,G2,G7,B1,B3,B7,B9,Y7,K1,K4,K9 b=R0,R1,R3,G0,G8,B1,B4,B6,Y1,Y2,Y3,K0,K2,K7,K8 c=R4,R5,R8,G1,G3,G5,G6,B0,B2,B5,B7,B8,Y1,K3,K5 d=R2,G1,G4,G7,G9,Y0,Y4,Y5,Y6,Y7,Y8,Y9,K1,K6,K7
c lay B5
d pass
a lay R7,R7
b lay R0
c lay R5,G5
d lay Y0,Y4,Y5,Y6
a lay R1,G7,B7
b lay G0
c pass
d pass
a pass
b pass
d trump Y
a trump 7
a partner c
a play Y7
b play Y1
c play B7
d play Y0
a play K9
b play K0
c play K3
d play K1
a play R9
b play R1
c play R4
d play R2
a play B9
b play B1
c play B0
d play Y5
d play K6
a play K1
b play K8
c play K5
b play G8
c play G1
d play G1
a play G2
b play B6
c play B2
d play Y4
a play B1
d play Y9
a play R7
b play Y2
c play Y1
a play R6
b play R0
c play R8
d play Y6
d play G9
a play R7
b play G0
c play G3
a play K4
b play K2
c play R5
d play Y8
d play G7
a play G7
b play Y3
c play G5
d play K7
a play B7
b play K7
c play B5
d play Y7
a play R1
b play R3
c play B8
d play G4
a play B3
b play B4
c play G6
! deal dealer=d a=R0,R9,G0,G1,G6,G7,B4,Y0,Y7,Y7,Y8,K1,K3,K6,K8 b=R1,R6,R7,R8,G2,G4,G8,G9,B0,B1,B7,Y3,K0,K1,K7 c=R5,R7,G1,G3,G5,B1,B2,B6,Y1,Y1,Y2,Y5,Y9,K2,K7 d=R1,R2,R3,R4,G7,B3,B5,B7,B8,B9,Y4,Y6,K4,K5,K9
d pass
a lay R0
b lay B0,K0
c lay Y2
d pass
a lay G0,G1
b pass
c pass
d lay B3,B5
a pass
b pass
c pass
d pass
d trump 3
a trump 0
a partner b
a play R0
b play Y3
c play G3
d play R3
a play G0
b play B0
c play G1
d play B3
a play Y0
b play K0
c play B1
d play K4
a play K3
b play R1
c play Y1
d play R1
a play R9
b play R6
c play R5
d play R2
a play Y7
b play B1
c play Y9
d play Y4
c play R7
d play R4
a play G1
b play R8
b play B7
c play B2
d play B8
a play B4
d play B9
a play K1
b play K1
c play B6
d play B7
a play K8
b play G2
c play K7
d play B5
a play G6
b play G4
c play Y2
d play K9
a play K6
b play K7
c play K2
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 118
from 6016 65 54
choice c play B3 | play B2
best 0.845 97.0 play B3
tried 0.634 47.5 play R1
why - trick_lost TRICKS-9.6 81
tried 0.631 46.8 play R5
why ! trick_lost TRICKS-9.6 81
tried 0.629 46.4 play Y5
why - trick_lost TRICKS-9.6 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R3,R7,G1,G4,B1,B4,B7,Y1,Y6,Y7,K0,K4 b=R4,R9,G2,G3,B6,B7,Y9,K1,K1,K3,K7,K7 c=R0,R1,R5,G0,G7,G9,B2,B3,B8,B9,Y0,Y5 d=R1,R2,R6,R7,G8,B1,Y1,Y2,Y3,Y7,K2,K5 e=R8,G1,G5,G6,G7,B0,B5,Y4,Y8,K6,K8,K9
c lay R0
d pass
e lay R8,Y8
a lay G4,B4,K0
b lay K7
c lay R1,G0,B2
d lay R1,R2,Y2
e pass
a pass
b lay K7
c pass
d pass
e pass
a pass
b pass
a trump 4
c trump 0
c partner e
c play R0
d play G8
e play Y4
a play G4
b play R4
c play G7
d play K5
e play G1
a play G1
b play G2
c play G0
d play R1
e play B0
a play B4
b play K1
c play Y0
d play K2
e play G6
a play K4
b play K1
c play B8
d play B1
e play B5
a play B1
b play B6
c play G9
d play R2
e play G5
a play K0
b play G3
a play B7
b play B7
c play B9
d play Y2
e play K6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 119
from 6012 141 65
choice c play K1
best 0.895 109.3 play K1
tried 0.884 105.5 play R1
why - trick_lost TRICKS-9.6 100
tried 0.880 105.1 play B8
why ! trick_lost TRICKS-9.6 65
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R4,G1,G5,G7,G8,G9,B3,B6,B7,Y1,K3,K5 b=R1,R5,R8,R9,G1,G2,B7,Y3,Y8,K0,K1,K7 c=R0,R1,B0,B8,Y0,Y4,Y9,K1,K2,K6,K8,K9 d=R2,R3,R7,G4,G6,G7,B1,B2,Y2,Y5,Y6,K7 e=R6,R7,G0,G3,B1,B4,B5,B9,Y1,Y7,Y7,K4
b lay R9
c lay R0,B0
d lay R2,B1,Y2
e lay R7
a lay G1
b pass
c lay R1,K1
d pass
e lay Y7
a lay G5
b lay R8
c pass
d pass
e pass
a pass
b pass
d trump Y
c trump 0
c partner e
c play R0
d play Y6
e play Y1
a play Y1
b play Y3
c play B0
d play Y5
e play G0
a play G1
b play K0
c play Y0
d play Y2
e play Y7
a play B3
b play Y8
c play K8
d play K7
e play K4
a play K3
b play K1
c play Y9
d play G4
e play Y7
a play R4
b play R1
c play Y4
d play B1
e play R6
a play G5
b play G1
c play K9
d play G6
e play G3
a play K5
b play K7
c play K6
d play R3
e play B4
a play G9
b play G2
c play K2
d play G7
e play B5
a play B6
b play R5
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 120
from 6014 107 534
choice f partner c
best 0.248 81.9 partner c
tried 0.092 55.9 partner a
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
tried 0.087 57.3 partner e
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
tried 0.056 52.9 partner d
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=G4,G7,G9,B1,Y0,Y2,Y3,Y4,K1,K3 b=R1,B3,B4,B5,B7,B9,Y1,Y8,K0,K1 c=R0,R1,R8,R9,G1,G5,B7,Y6,Y7,K6 d=R2,R3,R7,G0,G2,G6,B0,B2,B6,K7 e=R4,R6,G1,G3,G7,G8,B1,Y9,K4,K8 f=R5,R7,B8,Y1,Y5,Y7,K2,K5,K7,K9
a lay Y3
b lay R1,Y1
c lay Y6
d lay R2,G2,B2
e lay R4
f lay R7,K7
a pass
b pass
c pass
d pass
e pass
f lay R5,K5
a lay Y0
b lay B3,B4,K0
c lay R0
d pass
e lay G1
f pass
a pass
b pass
c pass
d pass
e pass
f trump R
b trump 1
b partner e
b play R1
c play G1
d play R2
e play R6
f play R5
a play B1
b play K1
c play R1
d play R7
e play G1
f play R7
a play K1
c play B7
d play B0
e play B1
f play B8
a play Y0
b play B5
e play Y9
f play Y5
a play Y2
b play Y8
c play Y6
d play R3
d play K7
e play K8
f play K9
a play K3
b play K0
c play K6
f play Y1
a play G7
b play Y1
c play R0
d play G0
e play R4
f play Y7
a play Y3
b play B4
c play Y7
d play G2
e play G3
f play K7
a play G4
b play B9
c play R8
d play B2
e play K4
c play R9
d play G6
e play G8
f play K2
a play Y4
b play B3
c play G5
d play B6
e play G7
f play K5
a play G9
b play B7
! deal dealer=b a=R0,G0,G3,G4,B0,B4,Y2,Y4,Y9,K7 b=R1,R2,R4,R6,G9,B6,Y1,Y3,K0,K2 c=R5,R7,G2,G7,G7,B8,Y1,Y5,Y7,K5 d=R1,G5,G6,G8,B1,B2,B5,B7,Y6,K1 e=R8,G1,G1,B1,B7,Y8,K6,K7,K8,K9 f=R3,R7,R9,B3,B9,Y0,Y7,K1,K3,K4
b pass
c lay Y5
d pass
e lay R8,K8
f lay R3,Y0,K3
a lay R0,G0,G3,Y2
b lay R1,R6,K0
c lay R5
d lay R1
e pass
f pass
a pass
b pass
c pass
d lay B1
e pass
f pass
a pass
b pass
c pass
d pass
b trump R
a trump 0
a partner f
a play G0
b play R2
c play R5
d play R1
e play R8
f play R3
a play B0
b play R4
c play R7
d play B1
e play G1
f play R9
a play R0
b play R1
c play Y1
d play K1
e play G1
f play Y0
a play Y9
b play Y1
c play Y5
d play Y6
e play Y8
f play Y7
a play Y4
b play Y3
c play Y7
d play B2
e play K6
f play R7
f play B9
a play B4
b play B6
c play B8
d play B5
e play B1
f play B3
a play Y2
b play R6
c play G7
d play B7
e play B7
b play G9
c play G7
d play G6
e play K7
f play K3
a play G3
b play K2
c play K5
d play G5
e play K8
f play K1
a play K7
e play K9
f play K4
a play G4
b play K0
c play G2
d play G8
! deal dealer=c a=R2,G0,G3,G7,B1,B3,B5,Y4,Y7,K1 b=R7,R7,B4,B8,Y3,Y5,Y6,K7,K8,K9 c=R5,R8,G5,G7,B2,Y0,Y7,Y9,K1,K6 d=R0,R1,R3,R6,G1,B0,B1,K0,K2,K7 e=R4,G2,G4,G6,B7,B7,B9,Y1,Y2,K3 f=R1,R9,G1,G8,G9,B6,Y1,Y8,K4,K5
c lay R5
d lay R0,B0
e lay G2
f lay G9
a lay B3
b lay B8
c pass
d pass
e pass
f lay R1,G8
a pass
b pass
c pass
d pass
e pass
f pass
d trump R
f trump 1
f partner e
f play R1
a play B1
b play R7
c play K1
d play G1
e play R4
f play Y8
a play Y4
b play Y5
c play Y9
d play R6
e play Y2
d play R1
e play Y1
f play R9
a play R2
b play R7
c play R5
d play B1
e play G2
f play G1
a play K1
b play K7
c play R8
d play K7
e play K3
f play K4
a play G0
b play K8
c play K6
b play Y3
c play Y7
d play R0
e play G4
f play Y1
a play Y7
f play G8
a play G3
b play B4
c play G5
d play R3
e play G6
d play K0
e play B9
f play K5
a play B3
b play K9
c play Y0
b play B8
c play B2
d play B0
e play B7
f play B6
a play B5
b play Y6
c play G7
d play K2
e play B7
f play G9
a play G7
! deal dealer=d a=R1,R4,R6,R7,G1,G6,G8,B2,Y7,K2 b=R8,G0,G2,G3,G7,G9,B7,Y0,Y1,K1 c=G7,B0,B1,B8,Y2,Y5,K0,K5,K7,K7 d=R1,R7,G5,B1,B3,B7,Y6,Y8,K4,K6 e=R0,R2,R5,G1,B9,Y1,Y3,Y4,Y9,K8 f=R3,R9,G4,B4,B5,B6,Y7,K1,K3,K9
d lay Y6
e lay Y1,Y9
f lay R9
a lay R1
b lay G0,G7,Y0
c lay K7
d pass
e pass
f lay K1
a pass
b pass
c pass
d pass
e pass
f pass
b trump 0
b partner f
b play G0
c play B0
d play R1
e play R0
f play B5
a play R1
b play Y0
c play K0
d play B1
e play G1
f play K1
a play G1
b play R8
c play B1
d play R7
e play R2
f play R3
a play R4
b play G9
c play G7
d play G5
e play Y1
f play G4
a play G8
b play G7
c play Y2
d play B3
e play Y3
f play B6
a play G6
b play G3
c play Y5
d play K4
e play Y4
f play B4
a play B2
b play G2
c play K5
d play Y6
e play R5
f play K3
a play K2
b play Y1
c play K7
d play Y8
e play Y9
f play Y7
a play Y7
e play B9
f play K9
a play R6
b play B7
c play B8
d play B7
e play K8
f play R9
a play R7
b play K1
c play K7
d play K6
! deal dealer=e a=R2,R7,R9,Y1,Y4,Y5,Y6,Y7,K3,K5 b=R0,G7,G7,B1,B1,B5,B7,Y2,K0,K9 c=R1,R6,G0,G4,B0,Y1,Y3,K1,K4,K7 d=R3,R4,R8,G1,G2,G3,G8,B3,B6,Y9 e=R5,G1,G5,G9,B8,B9,Y0,Y8,K2,K6 f=R1,R7,G6,B2,B4,B7,Y7,K1,K7,K8
e lay G5
f pass
a lay Y1,Y5
b lay B7
c lay K1
d lay R3,G3,B3
e pass
f lay R1,B2,B7,K1
a pass
b lay G7
c lay R1
d pass
e lay Y0
f pass
a pass
b lay R0
c pass
d pass
e pass
f pass
a pass
b pass
b trump 0
f trump 7
f partner c
f play B7
a play R7
b play B7
c play G0
d play G1
e play Y0
f play R7
a play Y7
b play K0
c play B0
d play G2
e play G1
f play Y7
a play Y1
b play G7
c play K7
d play R3
e play K2
f play K8
a play K3
b play K9
c play K1
d play B6
e play K6
b play G7
c play R1
d play G3
e play R5
f play K7
a play Y6
b play B1
c play Y3
d play B3
e play B8
f play B2
a play R2
e play G9
f play G6
a play Y4
b play B5
c play G4
d play G8
e play G5
f play B4
a play Y5
b play R0
c play Y1
d play R4
b play B1
c play K4
d play R8
e play B9
f play R1
a play K5
e play Y8
f play K1
a play R9
b play Y2
c play R6
d play Y9
! deal dealer=f a=R4,R7,R8,G4,G8,B4,Y1,Y7,Y9,K3 b=R5,R7,R9,G7,B3,B6,Y7,Y8,K0,K1 c=R0,G3,G6,G9,B0,Y0,Y1,Y5,K6,K7 d=R1,R1,R2,R3,G1,B1,B1,B5,B8,K5 e=R6,G2,G5,G7,B9,Y4,K2,K4,K8,K9 f=G0,G1,B2,B7,B7,Y2,Y3,Y6,K1,K7
f pass
a lay R4
b pass
c lay R0,Y0
d lay R1
e lay K2
f lay B7
a lay G4,Y1
b lay R5,R7
c lay G3,Y1
d lay R1
e lay Y4
f lay G0,B7
a pass
b pass
c pass
d pass
e pass
f pass
f trump B
c trump 0
c partner a
c play R0
d play B1
e play B9
f play G0
a play B4
b play B6
c play Y0
d play B1
e play G2
f play B7
a play R7
b play B3
c play B0
d play B5
e play K2
f play B7
a play Y7
b play K0
c play G9
d play G1
e play G5
f play G1
a play G4
b play G7
c play G3
d play B8
e play G7
f play Y3
a play G8
b play K1
d play K5
e play K8
f play K1
a play K3
b play R7
c play K6
e play K9
f play K7
a play Y1
b play Y7
c play K7
d play R2
e play K4
f play Y2
a play R4
b play R5
c play Y1
d play R3
e play R6
f play B2
a play R8
b play R9
c play Y5
d play R1
f play Y6
a play Y9
b play Y8
c play G6
d play R1
e play Y4
! deal dealer=a a=R2,R3,G2,G6,B1,Y1,Y4,Y6,K3,K4 b=R5,G0,G3,G4,G5,B2,B6,Y7,Y8,K5 c=R1,R8,G1,G1,G9,B5,Y0,Y9,K7,K8 d=R4,G7,B1,B3,B7,Y7,K0,K1,K2,K7 e=R0,R7,G7,G8,B7,B8,Y1,Y2,Y3,K1 f=R1,R6,R7,R9,B0,B4,B9,Y5,K6,K9
a lay R2
b pass
c lay R1,G1
d lay G7,B7,Y7
e lay R7
f lay R1,R9
a pass
b lay G5
c pass
d pass
e pass
f pass
a pass
b lay R5
c pass
d pass
e pass
f lay B0,B9
a lay B1
b lay G0
c pass
d pass
e lay G7
f lay B4
a pass
b lay B2
c pass
d pass
e pass
f pass
a pass
b pass
b trump G
f trump 1
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 121
from 6013 162 236
choice b pass
best 0.652 136.7 pass
tried 0.495 120.6 lay B1,B1
why - bid_missed TRICKS-10.3,TRICKS-12.2 81
tried 0.494 120.6 lay G2,B1
why - bid_missed TRICKS-10.3,TRICKS-12.2 81
tried 0.489 120.0 lay R4,R5
why - bid_missed TRICKS-10.3,TRICKS-12.2 81
tried 0.487 119.9 lay R6,R9
why ! bid_missed TRICKS-10.3,TRICKS-12.2 81
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R2,R7,R9,G0,G3,G8,B2,B4,B5,B7,B8 b=R1,R4,R7,R8,G1,G6,G7,G7,B0,B1,B7,B9 c=R0,R3,R5,R6,G1,G2,G4,G5,G9,B1,B3,B6
a lay B8
b lay R7,G7
c pass
a pass
b pass
b trump 7
b play R7
c play R0
a play R7
b play G7
c play G2
a play B7
b play G7
c play B1
a play R1
b play B7
c play G5
a play G0
b play B9
c play B3
a play B2
b play R8
c play R3
a play R9
a play G8
b play G1
c play G9
c play G1
a play G3
b play G6
b play R1
c play R6
a play R2
c play R5
a play B4
b play R4
c play G4
a play B5
b play B1
c play B6
a play B8
b play B0
! deal dealer=b a=R2,R3,R9,G0,G1,G6,G8,B1,B1,B4,B7,B8 b=R0,R4,R6,R7,R7,R8,G1,G7,B0,B5,B7,B9 c=R1,R1,R5,G2,G3,G4,G5,G7,G9,B2,B3,B6
b lay R7
c pass
a pass
b pass
b trump 7
b play R7
c play G7
a play B7
b play R7
c play R1
a play G1
b play G7
c play G5
a play B1
b play B7
c play R5
a play B1
b play B9
c play B3
a play B4
b play R4
c play R1
a play R9
a play G6
b play G1
c play G9
c play G2
a play G8
b play R0
a play B8
b play B0
c play B2
a play R2
b play R6
c play G3
b play R8
c play G4
a play R3
b play B5
c play B6
a play G0
! deal dealer=c a=R4,R5,R7,R7,G0,G1,G3,G7,G9,B3,B8,B9 b=R1,R2,R3,R6,G6,G7,G8,B1,B4,B5,B7,B7 c=R0,R1,R8,R9,G1,G2,G4,G5,B0,B1,B2,B6
c pass
a lay R7
b pass
c pass
a pass
a trump R
a play B8
b play B1
c play B0
a play B9
b play B4
c play B1
a play G9
b play G6
c play G2
a play G1
b play G7
c play G5
b play B7
c play B2
a play B3
b play G8
c play G1
a play G0
b play B7
c play B6
a play R7
a play G7
b play R6
c play G4
b play B5
c play R0
a play R7
a play G3
b play R2
c play R8
c play R1
a play R4
b play R1
a play R5
b play R3
c play R9
! deal dealer=a a=R1,R1,R2,R3,R5,R8,G6,G7,G8,B5,B7,B8 b=R0,R6,R9,G0,G1,G1,B0,B1,B2,B4,B6,B9 c=R4,R7,R7,G2,G3,G4,G5,G7,G9,B1,B3,B7
a lay R8
b lay R0,B0
c pass
a lay R3,R5
b pass
c pass
a lay R2
b pass
c lay G7
a pass
b pass
c lay R7
a pass
b pass
c lay R7
a pass
b pass
c pass
a trump R
a play R1
b play R6
c play R7
c play R4
a play R8
b play R9
b play B9
c play B3
a play B5
b play B1
c play B7
a play B8
a play G7
b play G0
c play G9
c play G7
a play G8
b play G1
a play B7
b play B0
c play B1
a play R1
b play R0
c play R7
c play G2
a play G6
b play G1
a play R5
b play B2
c play G3
a play R2
b play B4
c play G4
a play R3
b play B6
c play G5
! deal dealer=b a=R1,R2,R8,R9,G1,G5,B1,B2,B3,B6,B8,B9 b=R0,R3,R4,R6,R7,G0,G2,G4,G8,B1,B4,B7 c=R1,R5,R7,G1,G3,G6,G7,G7,G9,B0,B5,B7
b lay R4
c lay R7,G7
a pass
b pass
c lay G7
a pass
b pass
c pass
c trump 7
c play G7
a play R1
b play R7
c play R7
a play G1
b play B7
c play G6
a play G5
b play G8
b play G4
c play G9
a play B1
c play R5
a play R8
b play R6
a play B6
b play B1
c play B0
a play B8
b play B4
c play B5
a play B2
b play R0
c play G7
c play G3
a play R2
b play G0
c play R1
a play R9
b play R3
a play B3
b play G2
c play B7
c play G1
a play B9
b play R4
! deal dealer=c a=R0,R1,R7,R7,G0,G1,G5,G8,B0,B3,B5,B7 b=R1,R2,R4,R5,R6,R9,G2,G7,B1,B1,B8,B9 c=R3,R8,G1,G3,G4,G6,G7,G9,B2,B4,B6,B7
c pass
a lay R0
b lay R1,R2
c pass
a lay G0,B0
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 122
from 6015 70 287
choice a play R1
best 0.586 136.3 play R1
tried 0.557 132.9 play G5
why ! strong_card_spent TRICKS-9.8 87
tried 0.557 132.9 play G1
why - strong_card_spent TRICKS-9.8 87
tried 0.557 132.9 play G2
why - strong_card_spent TRICKS-9.8 87
tried 0.540 131.2 play K3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R4,R9,G4,G5,B1,B1,B5,B7,Y1,Y1,Y7,K0,K1,K9 b=R1,R3,R5,G1,G2,G6,G7,G8,B2,B4,Y0,Y8,K4,K7,K7 c=R6,R8,G0,G3,G7,B3,B6,B8,Y3,Y5,Y9,K1,K3,K5,K6 d=R0,R2,R7,R7,G1,G9,B0,B7,B9,Y2,Y4,Y6,Y7,K2,K8
d lay Y2
a pass
b pass
c pass
d pass
d trump 2
d partner c
d play R2
a play R1
b play G2
c play Y3
d play Y2
a play B1
b play B2
c play G3
d play K2
a play B1
b play R1
c play Y5
d play G9
a play G4
b play G1
c play G0
d play B9
a play B5
b play B4
c play B6
d play B7
a play B7
b play Y0
c play B8
c play K1
d play K8
a play K9
b play K4
a play R9
b play R3
c play R6
d play R0
a play Y7
b play Y8
c play Y9
d play Y4
c play B3
d play B0
a play Y1
b play R5
c play R8
d play R7
a play R4
b play G6
c play G7
d play G1
a play G5
b play G8
b play G7
c play K3
d play Y6
a play K0
b play K7
c play K5
d play R7
a play K1
b play K7
c play K6
d play Y7
a play Y1
! deal dealer=a a=R0,R3,R5,R6,R7,G2,G3,G7,B1,B5,Y1,Y1,K1,K3,K6 b=R1,R2,G6,G7,G8,B0,B6,B7,B8,Y3,Y7,Y7,K0,K4,K7 c=R7,R8,G0,G1,G5,B2,B7,B9,Y5,Y6,Y9,K1,K2,K5,K9 d=R1,R4,R9,G1,G4,G9,B1,B3,B4,Y0,Y2,Y4,Y8,K7,K8
a lay R3
b lay G7,B7
c lay G0,G5,K5
d lay R4,G4,Y0,Y4
a lay G3
b pass
c pass
d pass
a pass
c trump 5
d trump 4
d partner b
d play R4
a play R5
b play K4
c play Y5
d play G4
a play B5
b play G6
c play G5
d play B4
a play B1
b play B6
c play K5
d play Y4
a play Y1
b play G7
c play K1
d play R9
a play R0
b play R2
c play R7
d play G9
a play G2
b play G8
c play G1
d play K7
a play K1
b play K0
c play K9
c play B9
d play B1
a play R6
b play B0
c play R8
d play R1
a play R3
b play R1
c play Y9
d play Y0
a play Y1
b play Y3
c play G0
d play G1
a play G7
b play B8
a play R7
b play Y7
c play K2
d play Y2
a play K3
b play K7
c play Y6
d play K8
d play Y8
a play G3
b play Y7
c play B7
d play B3
a play K6
b play B7
c play B2
! deal dealer=b a=R2,R6,R9,G1,B1,B6,B7,Y1,Y3,Y6,Y7,Y7,Y8,K6,K9 b=R3,R5,G0,G3,G4,G7,G8,B3,Y0,Y5,Y9,K1,K2,K4,K7 c=R0,R1,R1,R7,R8,G6,G7,G9,B2,Y2,Y4,K0,K3,K5,K7 d=R4,R7,G1,G2,G5,B0,B1,B4,B5,B7,B8,B9,Y1,K1,K8
b lay G3
c pass
d lay B0,B1
a lay R6,B6,Y6
b pass
c lay B2
d lay B4,B5
a lay R9,K6
b lay R3
c lay R0,R1,R1
d lay B7,B8
a lay Y8,K9
b pass
c pass
d lay G1,Y1
a pass
b pass
c pass
d pass
a trump Y
d trump B
d partner c
d play B7
a play Y1
b play Y9
c play B2
d play B8
a play B1
b play Y0
c play Y4
d play B9
a play Y3
b play Y5
c play Y2
d play Y1
a play B7
b play B3
c play R1
a play K9
b play K7
c play K3
d play K1
a play R9
b play R3
c play R1
d play R4
a play G1
b play G8
c play G9
d play G2
c play G7
d play G1
a play Y6
b play G0
a play R6
b play R5
c play R7
d play R7
c play K5
d play K8
a play K6
b play K1
d play B1
a play B6
b play K2
c play K0
a play R2
b play G3
c play R8
d play B0
d play B4
a play Y8
b play G4
c play G6
d play B5
a play Y7
b play K4
c play K7
d play G5
a play Y7
b play G7
c play R0
! deal dealer=c a=R1,G1,G2,G5,G6,G7,G9,B7,Y7,Y9,K1,K3,K7,K8,K9 b=R2,R5,R6,R7,G0,G1,G8,B0,Y3,Y5,Y7,Y8,K0,K4,K7 c=R0,R1,R3,R8,G4,B1,B5,B6,B8,B9,Y1,Y1,Y4,K2,K5 d=R4,R7,R9,G3,G7,B1,B2,B3,B4,B7,Y0,Y2,Y6,K1,K6
c pass
d lay B2
a lay G7,G9
b lay G0
c lay R1
d pass
a lay G6
b pass
c pass
d pass
a lay G5
b lay B0
c lay R0,R3
d lay B1
a pass
b pass
c pass
d pass
c trump R
a trump G
a partner b
a play K7
b play K0
c play K2
d play K1
a play K8
b play K4
c play K5
d play K6
a play G9
b play R6
c play R3
d play R9
a play Y9
b play Y3
c play Y1
d play Y0
a play K9
b play K7
c play R8
d play G7
d play B1
a play B7
b play B0
c play B8
c play Y1
d play Y2
a play Y7
b play Y8
b play G8
c play G4
d play R4
a play G6
b play Y7
c play Y4
d play Y6
a play G7
a play K1
b play G1
c play B5
d play G3
d play B7
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 123
from 6011 179 297
choice b play G6
best 0.934 154.2 play G6
tried 0.866 149.9 play Y6
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.858 149.2 play Y8
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.823 143.8 play B9
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.798 145.6 play Y1
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.798 145.5 play R1
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.768 146.2 play R6
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R0,R1,R3,G0,G1,G6,G9,B6,B7,Y1,Y4,Y9,K1,K5,K9 b=R6,R7,R9,G1,G7,B0,B4,B7,B8,Y5,Y7,K1,K4,K6,K7 c=R2,R4,R8,G3,G4,G7,G8,B1,B3,Y1,Y2,Y3,Y8,K2,K8 d=R1,R5,R7,G2,G5,B1,B2,B5,B9,Y0,Y6,Y7,K0,K3,K7
d lay R5
a lay R1,G1
b lay B4
c lay R8,G8,Y8
d pass
a pass
b lay B7
c pass
d pass
a pass
b lay G1,B0
c pass
d lay G5
a pass
b pass
c pass
d pass
c trump 8
b trump 7
b partner d
b play R7
c play R8
d play R7
a play B7
b play R6
c play R2
d play R1
a play R1
b play K7
c play G8
d play Y7
a play G1
b play B7
c play Y8
d play K7
a play Y1
b play B0
c play B3
d play B5
a play B6
a play G6
b play G1
c play G3
d play G2
a play Y9
b play Y5
c play Y2
d play Y0
a play K9
b play K4
c play K2
d play K0
a play Y4
b play B8
c play Y1
d play Y6
b play G7
c play K8
d play B2
a play K1
b play Y7
c play G7
d play K3
a play R0
b play K6
c play B1
d play B1
a play K5
b play R9
c play R4
d play R5
a play R3
b play K1
c play Y3
d play G5
a play G0
b play B4
c play G4
d play B9
a play G9
! deal dealer=a a=R1,R2,R7,G5,B1,B2,B3,B4,B8,Y1,Y1,K5,K6,K8,K9 b=R1,R6,R7,G1,G2,G3,G6,G7,G9,B6,B9,Y0,Y8,K2,K4 c=R3,R5,R8,R9,G0,G4,G7,G8,B5,Y6,Y7,K1,K1,K3,K7 d=R0,R4,G1,B0,B1,B7,B7,Y2,Y3,Y4,Y5,Y7,Y9,K0,K7
a lay B1
b pass
c pass
d lay Y7,Y9
a pass
b pass
c lay R3
d pass
a pass
b lay G6
c pass
d pass
a pass
b pass
b trump G
d trump Y
d partner a
d play Y9
a play G5
b play G3
c play G0
d play K7
a play K8
b play K4
c play K1
a play K9
b play K2
c play K1
d play K0
a play B8
b play B9
c play B5
d play B1
b play R7
c play R8
d play R0
a play R1
c play R9
d play R4
a play R2
b play R6
c play K7
d play Y7
a play K6
b play Y8
b play G1
c play Y6
d play G1
a play Y1
c play Y7
d play Y2
a play Y1
b play G6
c play R3
d play Y3
a play R7
b play R1
d play B7
a play B2
b play B6
c play G7
c play K3
d play Y4
a play K5
b play G2
d play B7
a play B1
b play G7
c play G8
c play R5
d play Y5
a play B3
b play G9
d play B0
a play B4
b play Y0
c play G4
! deal dealer=b a=R0,R7,R8,G2,G4,G5,G7,G9,B2,B4,B6,Y4,K5,K7,K8 b=R2,R3,G0,G3,G7,B1,Y1,Y1,Y2,Y5,Y6,Y7,Y8,K1,K2 c=R1,R4,R5,R7,R9,G8,B1,B7,B9,Y3,Y7,K4,K6,K7,K9 d=R1,R6,G1,G1,G6,B0,B3,B5,B7,B8,Y0,Y9,K0,K1,K3
b pass
c lay R7
d pass
a lay G4,B4
b pass
c lay R1,R4
d lay B0
a pass
b lay B1,Y1
c pass
d pass
a pass
b pass
a trump G
c trump R
c partner b
c play B9
d play B0
a play B2
b play B1
c play K9
d play K1
a play K5
b play K2
c play R9
d play G1
a play G9
b play G0
c play B7
d play B8
a play B6
b play R2
b play Y8
c play Y3
d play Y9
a play Y4
d play B7
a play B4
b play R3
c play B1
b play Y7
c play Y7
d play Y0
a play G7
a play K7
b play K1
c play K4
d play K0
a play R7
b play G3
c play R1
d play G6
a play R8
b play G7
c play G8
d play R6
a play K8
b play Y1
c play K6
d play K3
a play G2
b play Y1
c play R7
d play G1
c play R4
d play R1
a play G4
b play Y6
c play R5
d play B3
a play G5
b play Y2
c play K7
d play B5
a play R0
b play Y5
! deal dealer=c a=R0,R4,R8,G7,B1,B2,B7,B7,Y0,Y7,Y9,K1,K3,K7,K9 b=R1,R6,G1,G1,G3,G4,G6,B1,B4,B9,Y1,Y1,Y4,Y6,Y8 c=R2,G2,G5,G8,B3,B5,B6,Y2,Y3,Y5,K0,K1,K4,K6,K8 d=R1,R3,R5,R7,R7,R9,G0,G7,G9,B0,B8,Y7,K2,K5,K7
c lay R2
d lay R7,R7
a lay G7,B7,B7
b lay R1,R6,G1,G6
c lay G2
d lay G7,Y7,K7
a pass
b pass
c pass
d lay R9
a pass
b lay G4
c pass
d lay G9
a pass
b lay G1,B1,Y1
c pass
d lay R5,B8
a pass
b pass
c pass
d pass
b trump Y
d trump R
d partner a
d play R9
a play Y7
b play Y4
c play Y2
d play G9
a play G7
b play G3
c play G2
d play B8
a play B1
b play B1
c play B3
d play G7
a play R4
b play G4
c play G5
a play R8
b play Y1
c play Y3
d play Y7
a play K9
b play G1
c play K1
d play K7
a play B7
b play B4
c play B5
d play B0
a play K1
b play G1
c play K6
d play K2
c play K8
d play K5
a play K3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 124
from 6016 66 122
choice d play Y7
best 0.606 51.0 play Y7
tried 0.514 41.9 play Y5
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.514 42.6 play B8
why ! trick_lost TRICKS-9.6 62
tried 0.513 42.3 play K0
why - trick_lost TRICKS-9.6 65
tried 0.507 42.1 play K1
why - trick_lost TRICKS-9.6 65
tried 0.502 41.0 play Y6
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=e a=R0,R9,G1,G6,B1,B7,B8,B9,Y1,K0,K4,K5 b=R6,R7,R8,G1,G7,Y0,Y2,Y8,Y9,K1,K1,K8 c=R2,G0,G7,G8,B1,B3,B6,Y6,Y7,K2,K3,K6 d=R1,R3,G2,G9,B0,B4,B7,Y3,Y5,Y7,K7,K9 e=R1,R4,R5,R7,G3,G4,G5,B2,B5,Y1,Y4,K7
e lay R4
a pass
b lay R8,Y8
c lay G0,B6,Y6
d lay B7
e pass
a lay B9
b pass
c pass
d pass
e pass
a pass
b trump 8
c trump 6
c partner a
c play K6
d play R1
e play R1
a play G6
b play R8
c play B6
d play B0
e play Y1
a play B8
b play Y8
c play Y7
d play Y3
e play Y4
a play Y1
b play Y9
b play R6
c play G8
d play G2
e play R7
a play G1
b play G7
c play G0
d play G9
e play G3
a play B1
d play K7
e play K7
a play K0
b play K1
c play K2
d play K9
e play B2
a play K4
b play K1
c play K3
d play Y7
e play R4
a play R0
b play Y0
c play R2
d play R3
e play R5
a play R9
b play R7
c play G7
a play B7
b play K8
c play B3
d play B4
e play B5
b play G1
c play Y6
d play Y5
e play G4
a play K5
c play B1
d play B7
e play G5
a play B9
b play Y2
! deal dealer=a a=R1,G9,B4,Y0,Y1,Y1,Y2,Y7,K1,K7,K8,K9 b=R0,R1,R3,R8,G3,G5,G7,G8,B1,B7,K4,K5 c=R5,G1,G2,G4,B0,B1,B6,Y3,Y8,K2,K3,K6 d=R2,R4,G6,G7,B5,B8,Y4,Y5,Y6,Y7,K0,K1 e=R6,R7,R7,R9,G0,G1,B2,B3,B7,B9,Y9,K7
a lay Y7
b pass
c lay G2,B0
d lay Y4
e lay R7,R7,B7
a pass
b lay R3
c pass
d pass
e pass
a pass
b pass
c trump G
e trump 7
e partner a
e play Y9
a play Y0
b play B7
c play Y8
d play Y4
b play G7
c play G4
d play G6
e play G1
a play G9
b play R8
c play R5
d play R2
e play R9
a play R1
e play B9
a play B4
b play B1
c play B6
d play B5
e play R6
a play Y7
b play R1
c play K6
d play R4
a play K7
b play G3
c play G2
d play G7
e play G0
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 125
from 6012 141 52
choice e play R7
best 0.681 63.8 play R7
tried 0.656 57.5 play G3
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.654 57.2 play B4
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.654 57.2 play B5
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.631 51.3 play B1
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.552 32.8 play B9
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:3/8 fierce:7/8
---
! deal dealer=b a=R4,G1,G5,G7,G8,G9,B3,B6,B7,Y1,K3,K5 b=R1,R5,R8,R9,G1,G2,B7,Y3,Y8,K0,K1,K7 c=R0,R1,B0,B8,Y0,Y4,Y9,K1,K2,K6,K8,K9 d=R2,R3,R7,G4,G6,G7,B1,B2,Y2,Y5,Y6,K7 e=R6,R7,G0,G3,B1,B4,B5,B9,Y1,Y7,Y7,K4
b lay R9
c lay R0,B0
d lay R2,B1,Y2
e lay R7
a lay G1
b pass
c lay R1,K1
d pass
e lay Y7
a lay G5
b lay R8
c pass
d pass
e pass
a pass
b pass
d trump Y
c trump 0
c partner e
c play R0
d play Y6
e play Y1
a play Y1
b play Y3
c play B0
d play Y5
e play G0
a play G1
b play K0
c play Y0
d play Y2
e play Y7
a play B3
b play Y8
c play K8
d play K7
e play K4
a play K3
b play K1
c play Y9
d play G4
e play Y7
a play R4
b play R1
c play Y4
d play B1
e play R6
a play G5
b play G1
c play K9
d play G6
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 126
from 6014 108 249
choice b play B4
best 0.624 78.4 play B4
tried 0.394 40.1 play R5
why ! trick_lost TRICKS-9.6 71
tried 0.383 38.4 play Y4
why - trick_lost TRICKS-9.6 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R5,R6,G2,G5,B5,B8,Y1,Y5,K2,K9 b=R1,R7,R7,G0,G1,G9,B1,Y1,K3,K4 c=G6,B2,B3,B4,B7,Y6,Y7,K1,K5,K6 d=R0,G3,G4,G7,G7,G8,B1,Y0,Y2,Y3 e=R1,R4,R8,G1,B0,B6,B9,Y4,K0,K1 f=R2,R3,R9,B7,Y7,Y8,Y9,K7,K7,K8
d lay G3
e pass
f lay B7,Y7
a pass
b lay R1,G1,B1
c lay G6
d pass
e lay R1
f lay R2,K7
a lay R5,G2,Y1
b pass
c lay Y6
d lay G4
e lay G1,B0
f pass
a lay G5,B5
b pass
c pass
d pass
e pass
f pass
a pass
f trump 7
a trump 5
a partner c
a play G5
b play R7
c play B7
d play G7
e play Y4
f play B7
a play B5
b play R7
c play Y7
d play G7
e play G1
f play Y7
a play Y5
b play R1
c play K5
d play B1
e play B0
f play K7
a play K9
b play K3
c play K1
d play R0
e play K1
f play K8
a play R5
b play G1
c play G6
d play Y0
e play K0
f play K7
a play B8
b play B1
c play B2
d play Y2
e play B9
f play R2
e play B6
f play R3
a play G2
b play G0
c play B3
d play G3
e play R1
f play R9
a play R6
b play K4
c play B4
d play Y3
f play Y8
a play Y1
b play Y1
c play Y6
d play G4
e play R4
f play Y9
a play K2
b play G9
c play K6
d play G8
e play R8
! deal dealer=e a=R7,G8,B1,B1,Y0,Y4,Y5,K5,K7,K9 b=R2,R7,G7,B5,B6,B7,Y7,Y8,K1,K1 c=G0,G2,G3,G4,G7,B0,B3,B8,Y1,K2 d=R0,R1,R1,R5,B9,Y7,K0,K6,K7,K8 e=R6,G5,G6,G9,B4,Y1,Y2,Y3,Y6,Y9 f=R3,R4,R8,R9,G1,G1,B2,B7,K3,K4
e pass
f lay R3
a pass
b lay R7,B7
c lay G7
d lay R0
e pass
f pass
a lay Y5
b pass
c pass
d pass
e lay Y6
f pass
a pass
b pass
c pass
d pass
e lay R6,Y1
f pass
a lay R7
b lay G7,K1
c lay G4
d lay R1
e pass
f lay G1
a lay Y0
b pass
c pass
d pass
e lay Y2,Y3
f pass
a pass
b pass
c pass
d pass
e pass
b trump 7
e trump 6
e partner d
e play Y6
f play B7
a play R7
b play R7
c play G7
d play Y7
e play G9
f play G1
a play G8
b play B6
c play G0
d play R1
b play Y8
c play Y1
d play K6
e play Y2
f play G1
a play Y0
d play B9
e play B4
f play B2
a play B1
b play B5
c play B0
d play K8
e play G5
f play K3
a play K9
b play K1
c play K2
a play K7
b play G7
c play G2
d play K7
e play G6
f play R3
e play R6
f play R4
a play B1
b play B7
c play G3
d play R0
e play Y9
f play K4
a play Y4
b play Y7
c play B3
d play R1
b play K1
c play G4
d play K0
e play Y3
f play R8
a play K5
a play Y5
b play R2
c play B8
d play R5
e play Y1
f play R9
! deal dealer=f a=R7,G4,G9,B6,B8,Y1,Y3,Y8,K7,K8 b=R5,R8,G7,B2,B4,B7,B7,B9,Y4,Y7 c=R1,R2,R9,G1,B1,B3,Y2,Y5,K3,K7 d=R4,G1,G2,G3,G5,G8,Y9,K1,K1,K9 e=R1,R6,R7,G6,G7,B5,Y0,Y6,Y7,K6 f=R0,R3,G0,B0,B1,Y1,K0,K2,K4,K5
f lay K0
a lay B8,Y8
b lay G7,B7,B7
c lay R1
d lay G1,G2,G3,G5
e lay R1,R7,G7,B5,Y0
f lay R0
a lay R7,Y1
b pass
c lay G1
d pass
e pass
f pass
a pass
b pass
c pass
a trump 8
e trump 7
e partner b
e play R7
f play B1
a play B8
b play G7
c play K7
d play G8
e play G7
f play Y1
a play Y8
b play B7
c play R1
d play G1
e play Y7
f play R0
a play K8
b play B7
c play G1
d play K1
e play K6
f play K0
a play K7
b play B2
c play K3
d play K1
a play R7
b play R8
c play R2
d play G2
e play R1
f play G0
a play G9
b play Y7
c play B1
d play G3
e play G6
f play B0
b play B9
c play B3
d play R4
e play B5
f play K2
a play B6
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 127
from 6013 163 92
choice a pass
best 0.492 49.0 pass
tried 0.286 19.3 lay G4,G5
why ! bid_missed TRICKS-10.3,TRICKS-12.2 75
tried 0.282 19.0 lay G0,G3
why - bid_missed TRICKS-10.3,TRICKS-12.2 75
tried 0.280 18.6 lay R8,G0
why - bid_missed TRICKS-10.3,TRICKS-12.2 75
tried 0.279 18.4 lay G0,G4
why - bid_missed TRICKS-10.3,TRICKS-12.2 75
tried 0.276 17.8 lay R8,B8
why - bid_missed TRICKS-10.3,TRICKS-12.2 75
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R2,R3,R4,R5,R7,G1,G4,G7,G8,B1,B1 b=R1,R6,R7,R8,G2,G3,G5,G7,G9,B6,B7,B8 c=R0,R9,G0,G1,G6,B0,B2,B3,B4,B5,B7,B9
a pass
b lay G7
c lay B0,B2
a pass
b pass
c pass
c trump 0
c play R0
a play R1
b play G3
c play G0
a play G1
b play G5
c play B0
a play B1
b play G9
c play R9
a play R2
b play R1
c play B9
a play B1
b play B8
c play B7
a play R3
b play B6
c play B2
a play R7
b play B7
b play R8
c play G1
a play R4
b play R6
c play B3
a play R5
b play R7
c play B4
a play G4
b play G7
c play G6
a play G8
a play G7
b play G2
c play B5
! deal dealer=b a=R0,R2,R3,R6,R8,G1,G2,G4,G7,G7,B1,B6 b=R1,R1,R7,G1,G5,G9,B0,B2,B3,B4,B7,B9 c=R4,R5,R7,R9,G0,G3,G6,G8,B1,B5,B7,B8
b pass
c lay R5
a pass
b pass
c pass
c trump 5
c play R5
a play G1
b play G5
c play B5
a play B1
b play G1
c play R9
a play R0
b play R1
c play G8
a play G2
b play G9
b play B9
c play B1
a play B6
b play B3
c play B7
a play R2
c play B8
a play R3
b play B2
c play G0
a play G7
b play B0
a play G7
b play B4
c play G3
a play R8
b play R1
c play R4
a play G4
b play R7
c play G6
c play R7
a play R6
b play B7
! deal dealer=c a=R1,R4,R7,R8,G0,G3,G4,G5,G8,B1,B7,B8 b=R1,R2,R5,R6,R7,R9,G1,G9,B0,B3,B7,B9 c=R0,R3,G1,G2,G6,G7,G7,B1,B2,B4,B5,B6
c pass
a lay G8
b lay R1,R9
c pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 128
from 6015 71 164
choice b play B7
best 0.787 124.0 play B7
tried 0.781 120.7 play B8
why ! strong_card_spent TRICKS-9.8 90
tried 0.767 115.8 play G2
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.762 113.9 play R8
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.762 112.8 play R9
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R0,R1,R2,R7,R9,G4,G5,G8,B4,B5,B6,K1,K3,K5,K7 b=R1,R5,R6,G1,G6,B8,Y1,Y3,Y4,Y8,Y9,K2,K6,K8,K9 c=R8,G1,G2,G3,G7,B0,B1,B1,B2,B3,Y0,Y1,Y2,Y6,K7 d=R3,R4,R7,G0,G7,G9,B7,B7,B9,Y5,Y7,Y7,K0,K1,K4
b pass
c lay B2
d lay R7,G7
a lay R0,G5,B5
b lay B8,Y8
c pass
d lay B7,B7
a pass
b pass
c lay G2
d lay Y7
a pass
b pass
c pass
d lay Y7
a pass
b pass
c pass
d pass
a trump 5
d trump 7
d partner b
d play R7
a play G5
b play R5
c play G7
d play G7
a play B5
b play K2
c play K7
d play B7
a play K5
b play B8
c play G1
d play B7
a play R7
b play R6
c play B1
d play Y7
a play K7
b play Y1
c play B1
d play Y7
a play R1
b play R1
c play Y1
d play B9
a play B4
b play K8
c play B0
d play G9
a play G4
b play G1
c play G2
d play R3
a play R9
b play Y3
c play R8
a play G8
b play G6
c play G3
d play G0
a play B6
b play Y4
c play B2
d play Y5
d play R4
a play R0
b play K9
c play Y0
d play K1
a play K3
b play K6
c play Y2
b play Y8
c play Y6
d play K0
a play K1
b play Y9
c play B3
d play K4
a play R2
! deal dealer=c a=R3,R6,G1,G4,G8,B6,B9,Y1,Y1,Y2,Y4,Y5,Y6,Y8,K1 b=R2,R7,R7,R8,R9,G2,G7,G9,B0,B3,B4,B7,B8,K2,K6 c=R0,R1,R1,G0,G6,B5,Y0,K0,K1,K3,K4,K7,K7,K8,K9 d=R4,R5,G1,G3,G5,G7,B1,B1,B2,B7,Y3,Y7,Y7,Y9,K5
c lay K0
d pass
a lay Y1,Y6
b lay B0
c lay K1,K3
d lay R5
a lay Y1,Y2
b lay B3
c lay K4,K7
d lay G5
a lay Y4,Y5
b lay R2
c lay K7,K8
d pass
a lay G1,K1
b pass
c lay R0,G0
d pass
a pass
b lay B4
c pass
d pass
a pass
b lay G2
c pass
d pass
a pass
b lay K6
c pass
d pass
a pass
b lay R7,R7
c pass
d pass
a pass
b pass
b trump B
c trump K
c partner a
c play K7
d play B1
a play B6
b play B3
c play K7
d play B1
a play K1
b play B4
c play K8
d play B2
a play B9
b play B0
c play K9
d play K5
a play R6
b play K2
c play R1
d play R4
a play R3
b play R7
b play K6
c play K1
d play B7
a play G1
b play R7
c play R1
d play R5
a play Y1
b play R2
c play R0
d play G1
a play Y1
b play G9
c play G0
d play G3
a play G4
b play G7
c play G6
d play G5
a play G8
a play Y8
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 129
from 6011 214 148
choice c play R3
best 0.831 144.0 play R3
tried 0.746 135.5 play G2
why - trick_lost TRICKS-9.6 100
tried 0.714 134.8 play G7
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R8,G1,G2,G3,G6,G7,B2,B7,Y2,Y3,Y7,K0,K2,K8 b=R1,R7,R7,R9,G0,G7,B0,B1,B3,B4,B9,Y0,Y1,Y7,K1 c=R0,R3,R6,G1,G4,B1,B5,B6,B7,B8,Y4,Y8,K4,K7,K9 d=R2,R4,R5,G5,G8,G9,Y1,Y5,Y6,Y9,K1,K3,K5,K6,K7
b lay B0
c lay G4,Y4
d lay R5,G5,K5
a lay G2,B2,Y2,K2
b lay G0
c lay R0
d lay Y1,K1
a lay R8,K8
b pass
c lay B1
d lay R2,K3
a pass
b pass
c pass
d pass
a trump G
d trump 5
d partner c
d play R5
a play G1
b play G0
c play G4
d play Y5
a play G2
b play G7
c play G1
d play K5
a play G3
b play R1
c play B5
d play G8
a play G6
b play B1
c play R6
d play Y9
a play Y2
b play Y1
c play Y4
d play G5
a play G7
b play K1
c play R3
d play G9
a play R1
b play B0
c play K4
d play K1
a play K8
b play Y0
c play K9
c play K7
d play K3
a play K0
b play B3
c play B8
d play Y1
a play B2
b play B9
b play R7
c play R0
d play R2
a play R8
a play B7
b play B4
c play B7
d play R4
a play Y7
b play Y7
c play Y8
d play Y6
c play B1
d play K6
a play K2
b play R9
c play B6
d play K7
a play Y3
b play R7
! deal dealer=c a=R1,R2,R6,R7,R9,B1,B4,Y3,Y5,Y9,K1,K4,K7,K8,K9 b=R4,G0,G6,G9,B5,B6,B7,Y2,Y4,Y7,Y8,K0,K1,K2,K5 c=R1,R3,R7,R8,G1,G2,G4,G7,G8,B2,Y0,Y1,Y1,Y7,K6 d=R0,R5,G1,G3,G5,G7,B0,B1,B3,B7,B8,B9,Y6,K3,K7
c pass
d lay B3
a lay R7,R9
b lay K0
c lay G1
d lay B0,B1
a lay R2,R6
b lay K1
c lay R1
d pass
a pass
b pass
c lay R3
d pass
a pass
b pass
c pass
c trump 1
a trump R
a partner d
a play K7
b play K0
c play K6
d play K7
a play K8
b play K2
c play B2
d play K3
a play R1
b play K1
c play G1
d play R0
a play K9
b play K5
c play G4
d play Y6
a play Y9
b play Y2
c play Y0
d play G7
a play B1
b play R4
c play Y1
d play R5
d play B7
a play B4
b play B5
c play R1
c play G8
d play G3
a play R7
b play G0
a play Y5
b play Y4
c play Y7
d play G1
d play B0
a play R6
b play B6
c play R7
c play R8
d play B1
a play R9
b play G9
a play K4
b play G6
c play Y1
d play B3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 130
from 6016 67 64
choice c play Y5
best 0.630 44.9 play Y5
tried 0.458 6.5 play R9
why ! trick_lost TRICKS-9.6 100
tried 0.417 0.2 play R8
why - trick_lost TRICKS-9.6 100
tried 0.401 -2.2 play Y1
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:5/8 fierce:8/8
---
! deal dealer=d a=R1,R5,R6,G1,B6,B7,B9,Y0,K0,K1,K1,K3 b=R4,G0,G1,G2,G9,B0,B2,B3,B5,K4,K7,K8 c=R7,R8,R9,G4,G6,B7,Y1,Y4,Y5,Y7,Y9,K9 d=R0,R2,R3,R7,G7,G8,B1,B1,B8,Y2,Y6,K2 e=R1,G3,G5,G7,B4,Y1,Y3,Y7,Y8,K5,K6,K7
d lay R2
e pass
a lay R1,K1
b lay G0
c lay Y1,Y4,Y9
d lay G8,Y2,K2
e lay Y7
a pass
b lay G1,G2
c lay G4,Y5
d pass
e lay Y1
a pass
b pass
c pass
d pass
e pass
d trump R
c trump Y
c partner e
c play Y9
d play R0
e play Y7
a play R1
b play R4
c play K9
d play K2
e play K6
a play K1
b play K4
c play Y7
d play R2
e play Y8
a play R5
b play B3
e play K7
a play K0
b play K8
c play Y4
d play Y6
d play G7
e play G3
a play G1
b play G9
c play G4
b play G1
c play G6
d play G8
e play G5
a play R6
a play B9
b play B0
c play B7
d play B1
e play B4
a play B6
b play B5
c play R7
d play B1
e play Y3
e play K5
a play K3
b play K7
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 131
from 6012 149 310
choice a play B4
best 0.843 143.1 play B4
tried 0.790 128.4 play B7
why - strong_card_spent TRICKS-9.8 100
tried 0.737 116.6 play B1
why - trick_lost TRICKS-9.6 90
tried 0.710 110.4 play R8
why ! trick_lost TRICKS-9.6 96
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! deal dealer=c a=R3,R5,G4,G7,G8,G9,B0,B3,Y7,K0,K5,K7 b=R1,R6,R8,R9,G0,G7,B2,B5,B8,Y2,K3,K6 c=R0,R4,R7,G1,B1,B6,B9,Y4,Y5,Y7,Y9,K8 d=R2,R7,G1,G2,G5,B1,B7,B7,Y1,K1,K4,K7 e=R1,G3,G6,B4,Y0,Y1,Y3,Y6,Y8,K1,K2,K9
c lay Y4
d pass
e lay Y0,Y3
a lay G7
b lay R9
c pass
d lay R7
e pass
a pass
b pass
c pass
d pass
b trump R
e trump Y
e partner d
e play K9
a play K0
b play K3
c play K8
d play K4
e play K1
a play K7
b play K6
c play Y7
d play K1
c play B9
d play B1
e play B4
a play B0
b play B2
c play Y9
d play R2
e play R1
a play R3
b play R6
c play B1
d play B7
e play Y6
a play B3
b play B5
e play Y8
a play R5
b play R1
c play R0
d play R7
e play K2
a play K5
b play Y2
c play Y4
d play K7
c play Y5
d play Y1
e play Y1
a play Y7
b play R8
a play G7
b play G0
c play G1
d play G2
e play G3
a play G8
b play G7
c play R7
d play G1
e play G6
c play B6
d play B7
e play Y0
a play G4
b play B8
e play Y3
a play G9
b play R9
c play R4
d play G5
! deal dealer=d a=R5,G0,G7,G7,B3,B7,Y1,Y5,Y7,Y9,K6,K7 b=R1,R1,R7,G1,G8,B2,B4,Y6,K3,K4,K5,K7 c=R2,G1,G2,G6,G9,B6,Y0,Y7,Y8,K0,K1,K1 d=R7,G4,B0,B1,B1,B7,B8,B9,Y1,Y2,Y4,K8 e=R0,R3,R4,R6,R8,R9,G3,G5,B5,Y3,K2,K9
d pass
e lay R3
a lay G7,Y7
b lay K7
c lay G1
d lay B0,B1,B1
e lay R0,R4,R6
a lay G0,G7,B7
b lay K5
c lay G2
d lay B7
e lay R8,K2
a pass
b pass
c pass
d lay B8,Y1,Y2
e pass
a pass
b pass
c pass
d lay G4
e pass
a pass
b pass
c pass
d lay Y4
e pass
a pass
b pass
c pass
d lay R7
e pass
a pass
b pass
c pass
d pass
e trump R
d trump B
d partner b
d play K8
e play K9
a play K6
b play K3
c play K0
e play G5
a play G7
b play G8
c play G9
d play G4
c play Y7
d play Y1
e play Y3
a play Y9
b play Y6
a play Y5
b play B4
c play Y0
d play Y4
e play B5
e play G3
a play G0
b play G1
c play G1
d play Y2
e play K2
a play K7
b play K4
c play K1
d play R7
d play B8
e play R0
a play R5
b play R7
c play R2
d play B7
e play R3
a play B3
b play R1
c play B6
d play B9
e play R9
a play B7
b play B2
c play K1
d play B0
e play R4
a play Y1
b play R1
c play G2
d play B1
e play R8
a play Y7
b play K7
c play Y8
d play B1
e play R6
a play G7
b play K5
c play G6
! deal dealer=e a=R5,G3,G6,B9,Y3,Y4,Y6,Y7,Y7,K2,K7,K9 b=R0,R1,R4,R9,G9,B1,B7,Y1,Y5,Y8,K1,K3 c=R8,G0,G1,G4,G7,B0,B1,B3,B5,K0,K1,K6 d=R1,R7,G1,G5,G7,G8,B2,B6,B7,Y1,Y2,K5 e=R2,R3,R6,R7,G2,B4,B8,Y0,Y9,K4,K7,K8
e lay R2
a lay Y3,Y7
b lay R1
c lay G0,G1,B0
d lay G7
e pass
a lay Y4,Y6
b lay B1
c pass
d lay B2
e lay R3
a pass
b pass
c pass
d lay R7
e pass
a pass
b pass
c pass
d pass
d trump B
a trump Y
a partner c
a play K9
b play K1
c play K6
d play K5
e play K4
a play K7
b play K3
c play K1
d play B6
e play K7
d play G7
e play G2
a play G3
b play G9
c play G1
b play Y8
c play B1
d play Y2
e play B4
a play B9
b play R1
c play R8
d play R1
e play R2
a play R5
c play G7
d play G8
e play Y9
a play G6
b play R0
e play R3
a play Y6
b play R4
c play G0
d play R7
a play Y7
b play B1
c play B0
d play B7
e play Y0
a play Y7
b play Y1
c play B3
d play Y1
e play B8
a play K2
b play Y5
c play K0
d play G1
e play K8
b play R9
c play B5
d play G5
e play R6
a play Y3
a play Y4
b play B7
c play G4
d play B2
e play R7
! deal dealer=a a=R8,G1,B1,B4,B6,B7,B7,B9,Y0,Y6,K6,K9 b=G0,G5,G7,B0,B2,B3,B8,Y1,Y4,K0,K1,K8 c=R1,R3,R7,R9,G1,G7,Y3,Y5,Y7,Y9,K7,K7 d=R0,R1,R2,G2,G3,G4,G9,Y8,K1,K2,K3,K4 e=R4,R5,R6,R7,G6,G8,B1,B5,Y1,Y2,Y7,K5
a lay B6
b pass
c lay R7,G7
d lay K1,K2,K3
e lay R5
a lay B1,B4,B7
b lay G0
c lay R1,Y7,K7
d pass
e lay B5
a lay B7,Y0
b lay B0
c pass
d lay R0,R2
e pass
a pass
b pass
c pass
d pass
c trump R
a trump B
a partner d
a play B9
b play B0
c play R1
d play R0
e play B1
a play K9
b play K1
c play K7
d play K2
e play K5
a play B6
b play B8
c play R7
d play R1
e play R6
b play K8
c play K7
d play K1
e play Y1
a play K6
b play G7
c play G1
d play G9
e play G8
a play G1
d play R2
e play R4
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 132
from 6014 127 533
choice f play K7
best 0.916 195.5 play K7
tried 0.858 177.3 play G5
why - trick_lost TRICKS-9.6 90
tried 0.853 174.8 play B6
why - trick_lost TRICKS-9.6 93
tried 0.853 176.4 play B5
why - trick_lost TRICKS-9.6 93
tried 0.851 174.3 play B4
why - trick_lost TRICKS-9.6 93
tried 0.850 173.2 play R0
why - trick_lost TRICKS-9.6 81
tried 0.850 174.6 play G8
why ! trick_lost TRICKS-9.6 90
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,G7,G8,B1,Y0,Y3,K0,K1,K4,K8 b=R2,R3,R4,R8,G1,G2,G4,Y1,K5,K7 c=R0,R7,R7,G0,G6,B0,B1,B7,Y4,K3 d=R1,R6,G1,G5,Y1,Y8,Y9,K1,K6,K7 e=G7,B2,B4,B5,B6,B7,B8,Y7,K2,K9 f=R5,R9,G3,G9,B3,B9,Y2,Y5,Y6,Y7
a lay K1
b pass
c lay R0,B0
d lay R1,G1,Y1
e lay B2,B4,B5,B7
f lay G3,Y2,Y5
a lay R1
b lay R2,G1,Y1
c pass
d pass
e pass
f pass
a pass
b pass
f trump 3
e trump B
e partner c
e play K9
f play G3
a play K0
b play K5
c play B7
d play K1
c play R7
d play R1
e play B6
f play R5
a play R1
b play R4
e play B2
f play B3
a play Y3
b play R3
c play B1
d play R6
f play Y7
a play Y0
b play Y1
c play Y4
d play Y1
e play Y7
f play G9
a play G7
b play G4
c play G0
d play G1
e play G7
f play Y2
a play B1
b play R8
c play R0
d play Y9
e play B7
e play B4
f play B9
a play K4
b play G1
c play K3
d play K6
f play R9
a play K1
b play R2
c play R7
d play G5
e play B5
e play B8
f play Y5
a play G8
b play G2
c play B0
d play Y8
e play K2
f play Y6
a play K8
b play K7
c play G6
d play K7
! deal dealer=b a=R0,R2,R4,R9,G1,B4,B9,Y0,Y6,K8 b=R5,G0,G4,G6,G7,G7,Y3,Y4,K1,K6 c=R1,G3,B7,B8,Y2,Y5,Y7,K2,K3,K5 d=R1,G8,G9,B1,B1,B3,B6,B7,Y1,K0 e=R6,R7,R7,B0,B2,B5,Y1,Y8,K4,K9 f=R3,R8,G1,G2,G5,Y7,Y9,K1,K7,K7
b lay G6
c pass
d pass
e pass
f lay G1,G2
a lay R0
b lay G0,K1
c lay K2
d lay R1
e lay R7
f lay Y7,K7
a lay G1
b pass
c lay R1
d lay B1
e lay B0
f pass
a pass
b pass
c pass
d pass
e pass
b trump G
f trump 1
f partner d
f play K7
a play K8
b play K6
c play K2
d play K0
e play K9
e play Y8
f play Y9
a play Y0
b play Y4
c play Y2
d play G8
d play B3
e play B0
f play G5
a play B4
b play G7
c play B7
b play Y3
c play Y5
d play R1
e play B2
f play Y7
a play Y6
d play B7
e play B5
f play K1
a play B9
b play R5
c play B8
f play R8
a play R9
b play G7
c play R1
d play B6
e play R6
c play K5
d play B1
e play K4
f play K7
a play G1
b play G6
a play R0
b play K1
c play K3
d play B1
e play R7
f play R3
b play G0
c play G3
d play Y1
e play Y1
f play G2
a play R2
d play G9
e play R7
f play G1
a play R4
b play G4
c play Y7
! deal dealer=c a=R8,G1,G7,G7,G9,B1,B4,Y1,Y3,Y5 b=R4,R7,G0,B9,Y4,Y7,Y9,K3,K4,K8 c=R6,G2,G4,G6,G8,B5,B8,Y8,K1,K9 d=R0,R1,R1,R5,G1,Y6,Y7,K0,K2,K7 e=R2,R7,G3,B0,B2,B3,B7,B7,K1,K7 f=R3,R9,G5,B1,B6,Y0,Y1,Y2,K5,K6
c lay G8
d lay R1,R1
e lay R7,B7,B7
f lay Y0,Y1
a lay G1
b lay B9
c lay G2,B8,K1
d pass
e pass
f lay Y2
a lay B1
b lay R7,G0
c pass
d pass
e pass
f pass
a pass
b pass
b trump R
c trump 8
c partner d
c play K9
d play K0
e play K1
f play K5
a play R8
b play K3
a play G7
b play G0
c play G2
d play G1
e play G3
f play G5
a play B4
b play B9
c play B5
d play R5
e play B0
f play B1
d play K7
e play K7
f play K6
a play G1
b play K4
c play K1
d play Y7
e play R7
f play Y0
a play Y3
b play Y4
c play G8
c play B8
d play R0
e play R2
f play R3
a play B1
b play R4
c play Y8
d play R1
e play B2
f play R9
a play Y1
b play K8
c play G4
d play R1
e play B3
f play Y1
a play G9
b play Y9
d play K2
e play B7
f play B6
a play Y5
b play Y7
c play R6
c play G6
d play Y6
e play B7
f play Y2
a play G7
b play R7
! deal dealer=d a=R0,R2,R4,G2,G6,B2,K0,K6,K7,K9 b=R3,B1,B4,B6,B7,Y1,Y7,K3,K4,K7 c=G4,G5,G7,G9,B1,B3,Y3,Y4,Y9,K1 d=R7,G7,G8,B8,B9,Y1,Y5,K1,K5,K8 e=R1,R1,R6,R7,G0,G3,B0,B5,Y0,K2 f=R5,R8,R9,G1,G1,B7,Y2,Y6,Y7,Y8
d lay G8
e lay G0,B0
f lay Y8
a lay R0,R2,G2
b lay B7,Y7
c lay B3
d lay B8,B9,K8
e pass
f lay Y2
a pass
b pass
c lay B1
d pass
e pass
f lay Y6
a pass
b lay B1
c pass
d pass
e pass
f pass
a pass
b pass
f trump Y
d trump 8
d partner a
d play B9
e play B0
f play B7
a play B2
b play B1
c play B1
d play G7
e play G0
f play G1
a play G2
b play Y7
c play G4
b play B6
c play B3
d play Y5
e play B5
f play Y6
a play R0
f play R9
a play R2
b play R3
c play Y3
d play R7
e play R6
c play G5
d play G8
e play G3
f play G1
a play G6
b play Y1
d play K1
e play K2
f play Y7
a play K0
b play K3
c play K1
f play R8
a play R4
b play K7
c play Y4
d play Y1
e play Y0
f play R5
a play K9
b play B4
c play Y9
d play B8
e play R1
d play K5
e play R1
f play Y2
a play K6
b play K4
c play G7
f play Y8
a play K7
b play B7
c play G9
d play K8
e play R7
! deal dealer=e a=R1,R7,G7,B1,B1,B5,Y0,Y5,K2,K6 b=R2,R3,G4,B3,B7,Y4,Y7,Y8,Y9,K7 c=R0,R4,R5,B2,B6,B8,Y1,Y7,K1,K8 d=R8,R9,G1,G1,G3,G5,G9,K0,K4,K9 e=R1,R6,R7,G7,B7,Y1,Y2,Y6,K3,K5 f=G0,G2,G6,G8,B0,B4,B9,Y3,K1,K7
e lay R7
f lay G0,G2
a lay B1
b lay R2,R3,G4
c lay B8
d lay G1,G3,G5,G9
e lay G7
f lay G6
a lay R1
b pass
c lay R0
d pass
e pass
f pass
a pass
b pass
c pass
f trump 0
d trump G
d partner b
d play K9
e play K3
f play K1
a play K2
b play K7
c play K1
d play R8
e play R1
f play G2
a play R7
b play R3
c play R4
f play G0
a play Y0
b play G4
c play R0
d play G1
e play G7
f play Y3
a play Y5
b play Y9
c play Y1
d play K0
e play Y1
d play G9
e play Y2
f play B0
a play G7
b play B7
c play B2
d play R9
e play R6
f play B4
a play R1
b play R2
c play R5
d play K4
e play K5
f play K7
a play K6
b play Y4
c play K8
c play B8
d play G3
e play B7
f play B9
a play B1
b play B3
d play G1
e play Y6
f play G6
a play B5
b play Y7
c play Y7
f play G8
a play B1
b play Y8
c play B6
d play G5
e play R7
! deal dealer=f a=R0,R2,R3,R5,G1,G4,Y2,Y6,Y9,K6 b=G6,G7,G7,B0,B2,B3,B7,B8,Y5,K1 c=R1,R1,R8,G0,G5,G9,B1,Y3,K1,K7 d=R4,R7,R9,B5,Y1,Y1,Y7,Y7,Y8,K8 e=R6,G2,G3,B4,B6,Y0,K3,K4,K7,K9 f=R7,G1,G8,B1,B7,B9,Y4,K0,K2,K5
f pass
a lay R2
b lay G7,B7
c lay R1,R1,B1
d lay Y1,Y7,Y7,Y8
e lay K3
f lay R7,G1,K0
a lay R0
b lay G6,B0,K1
c pass
d lay R9,Y1
e lay Y0
f lay Y4,K2
a pass
b pass
c pass
d pass
e pass
f pass
b trump 0
d trump Y
d partner f
d play K8
e play K9
f play K5
a play K6
b play K1
c play K7
e play Y0
f play K0
a play R0
b play B0
c play G0
d play Y1
e play K3
f play K2
a play Y9
b play G7
c play K1
d play R4
a play G1
b play G6
c play G9
d play Y7
e play G2
f play G1
d play R7
e play R6
f play R7
a play R2
b play Y5
c play R1
b play G7
c play G5
d play Y7
e play G3
f play G8
a play G4
d play Y8
e play B4
f play Y4
a play Y2
b play B2
c play Y3
d play R9
e play K4
f play B7
a play R3
b play B8
c play R1
d play Y1
e play B6
f play B1
a play Y6
b play B3
c play B1
a play R5
b play B7
c play R8
d play B5
e play K7
f play B9
! deal dealer=a a=R2,R7,G3,G4,G7,B3,Y1,Y3,Y4,K1 b=R4,R5,G0,G1,G7,B8,Y9,K1,K2,K5 c=R1,R8,G6,B0,B7,Y1,Y7,K6,K7,K8 d=R1,R3,R6,R7,B1,B7,B9,Y6,Y8,K3 e=R9,G1,G2,G9,B1,Y0,Y5,Y7,K0,K4 f=R0,G5,G8,B2,B4,B5,B6,Y2,K7,K9
a lay Y3
b pass
c lay B7,K7
d lay R7
e lay Y0
f lay R0,B2,B5
a pass
b lay G0,K5
c pass
d pass
e pass
f pass
a pass
b pass
c trump 7
f trump 2
f partner e
f play Y2
a play R2
b play G7
c play B7
d play R7
e play Y7
f play B2
a play R7
b play K2
c play Y7
d play B7
e play G2
f play K9
a play K1
b play K1
c play K8
d play K3
e play K0
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 133
from 6013 165 281
choice a play B5
best 0.203 121.2 play B5
tried 0.177 118.0 play G1
why - trick_lost TRICKS-9.6 100
tried 0.172 118.0 play G4
why - trick_lost TRICKS-9.6 100
tried 0.171 118.0 play R8
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R2,R4,G0,G3,G8,B1,B3,B5,B6,B8 b=R7,R7,G2,G4,G5,G7,G7,G9,B0,B2,B7,B7 c=R1,R3,R5,R6,R8,R9,G1,G1,G6,B1,B4,B9
c lay R1
a pass
b lay R7,R7
c lay G1,G1
a pass
b lay G7,G7
c pass
a pass
b lay B7
c pass
a pass
b lay B7
c pass
a pass
b lay G9
c pass
a pass
b pass
b trump 7
b play R7
c play R1
a play R1
b play R7
c play G1
a play B1
b play G7
c play G1
a play R0
b play G7
c play B1
a play G0
b play B7
c play R3
a play R2
b play B7
c play B4
a play G3
b play G9
c play G6
a play G8
b play G4
c play R5
a play B3
b play G5
c play R9
a play R4
b play G2
c play B9
a play B5
b play B2
c play R6
a play B6
a play B8
b play B0
c play R8
! deal dealer=a a=R2,R4,R6,R7,R8,R9,G0,G1,G2,B1,B1,B7 b=R1,R3,R7,G1,G4,G6,G7,G7,B0,B2,B3,B6 c=R0,R1,R5,G3,G5,G8,G9,B4,B5,B7,B8,B9
a lay R2
b pass
c lay R5,B5
a pass
b pass
c pass
c trump 5
c play B7
a play B1
b play B0
c play G8
a play G1
b play G1
c play B8
a play B1
b play B2
c play R5
a play G0
b play R1
c play G5
a play R2
b play R3
c play B5
a play G2
b play B3
c play G9
a play R4
b play G4
c play B9
a play B7
b play B6
c play B4
a play R9
b play G6
c play G3
a play R6
b play G7
b play R7
c play R1
a play R8
a play R7
b play G7
c play R0
! deal dealer=b a=R0,R1,R3,R4,G1,G2,G3,G4,B1,B2,B3,B5 b=R1,R6,R7,R7,R9,G0,G7,G8,G9,B0,B6,B7 c=R2,R5,R8,G1,G5,G6,G7,B1,B4,B7,B8,B9
b lay R7
c pass
a pass
b lay R7
c pass
a pass
b lay G7
c pass
a pass
b lay B7
c pass
a pass
b lay R9
c pass
a pass
b lay G9
c pass
a pass
b pass
b trump R
b play G7
c play G1
a play G1
b play G8
c play G5
a play G2
b play R9
c play R2
a play R1
b play G9
c play G6
a play G3
b play B7
c play B8
a play B2
c play B7
a play B1
b play B0
c play G7
a play G4
b play G0
c play R8
a play R0
b play R1
c play B9
a play B3
b play B6
c play B1
a play B5
b play R6
b play R7
c play R5
a play R3
b play R7
c play B4
a play R4
! deal dealer=c a=R0,R1,R4,R6,G1,G4,G5,G8,G9,B1,B6,B8 b=R1,R3,R5,G0,G1,G6,G7,B0,B3,B7,B7,B9 c=R2,R7,R7,R8,R9,G2,G3,G7,B1,B2,B4,B5
c lay R2
a pass
b pass
c pass
c trump 2
c play R7
a play R0
b play R1
c play R7
a play R1
b play R3
c play R8
a play R4
b play R5
c play R2
a play G1
b play G1
c play G2
a play B1
b play G0
c play B2
a play G4
b play B0
c play R9
a play R6
b play B3
c play B1
a play B6
b play B7
b play B7
c play B4
a play B8
a play G8
b play G6
c play G3
a play G9
b play G7
c play G7
a play G5
b play B9
c play B5
! deal dealer=a a=R0,R1,R4,R7,G1,G4,G5,G7,B0,B2,B5,B8 b=R2,R3,R5,R9,G0,B1,B1,B3,B6,B7,B7,B9 c=R1,R6,R7,R8,G1,G2,G3,G6,G7,G8,G9,B4
a pass
b pass
c lay G6
a pass
b pass
c lay G1
a pass
b pass
c pass
c trump G
c play G7
a play G1
b play G0
c play G8
a play G4
b play B1
c play G9
a play G5
b play B1
c play G2
a play G7
b play B6
a play B8
b play B3
c play B4
a play R7
b play R9
c play R1
b play B7
c play G6
a play B0
c play R6
a play R0
b play R2
c play R7
a play R1
b play R3
c play R8
a play R4
b play R5
c play G3
a play B2
b play B9
c play G1
a play B5
b play B7
! deal dealer=b a=R7,R8,G1,G4,G7,G7,B2,B5,B7,B7,B8,B9 b=R1,R2,R4,R7,G0,G1,G2,G3,G6,B0,B1,B4 c=R0,R1,R3,R5,R6,R9,G5,G8,G9,B1,B3,B6
b pass
c lay R3
a lay R7,B7
b pass
c lay R0,R1
a lay G7,G7
b pass
c pass
a pass
a trump 7
a play R7
b play R7
c play R1
a play B8
b play B1
c play B1
a play G7
b play R1
c play R0
a play G7
b play G1
c play R3
a play B7
b play G0
c play B3
a play B7
b play B0
c play R5
a play B9
b play B4
c play B6
a play B2
b play R2
c play G5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 134
from 6015 74 284
choice d play B7 | play K7 | play Y7
best 0.716 146.0 play B7
tried 0.686 136.9 play G5
why ! points_kept TRICKS-10.1,TRICKS-7.5 1 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R0,R2,R4,R8,R9,G7,B0,B1,Y1,Y3,Y7,Y8,K1,K6,K7 b=R3,R5,R7,G1,G5,G7,B1,B4,B6,B8,Y1,Y6,K3,K7,K9 c=R1,R1,R6,G0,G1,G2,G4,G6,B3,B7,B9,Y7,Y9,K1,K2 d=R7,G3,G8,G9,B2,B5,B7,Y0,Y2,Y4,Y5,K0,K4,K5,K8
d lay Y5
a lay R8,R9
b lay B1
c lay G0,G1,G2
d pass
a lay R2,R4
b lay B4
c pass
d lay B5
a pass
b pass
c pass
d pass
c trump G
a trump R
a partner b
a play R8
b play G7
c play G1
d play G9
a play Y7
b play Y1
c play Y7
d play Y0
a play R9
b play G5
c play G0
d play G3
a play Y8
b play Y6
c play Y9
d play Y2
c play G6
d play R7
a play R0
b play G1
d play K8
a play K1
b play K9
c play K1
b play K7
c play K2
d play K0
a play K6
b play R7
c play R1
d play G8
a play G7
b play B8
c play B9
d play B2
a play B1
c play R6
d play Y4
a play R2
b play R3
c play B7
d play B5
a play B0
b play B1
c play G2
d play K4
a play R4
b play R5
b play B4
c play B3
d play B7
a play Y1
d play Y5
a play Y3
b play K3
c play G4
c play R1
d play K5
a play K7
b play B6
! deal dealer=a a=R1,R3,R9,G1,G3,G9,B0,B1,B7,B7,Y1,Y2,Y6,K0,K6 b=R5,G0,G1,G5,G6,B4,B5,B8,B9,Y1,Y3,Y7,Y7,Y8,K7 c=R0,R7,R8,G2,G7,G8,B1,B6,Y0,Y9,K1,K1,K2,K3,K7 d=R1,R2,R4,R6,R7,G4,G7,B2,B3,Y4,Y5,K4,K5,K8,K9
a pass
b lay R5
c lay K1,K1
d lay R4,G4,Y4
a lay R1
b pass
c pass
d pass
a pass
c trump K
d trump 4
d partner b
d play R4
a play K0
b play K7
c play K2
d play G4
a play K6
b play B4
c play K1
d play K8
a play B0
b play G1
c play K1
d play Y4
a play R1
b play G0
c play K7
d play K5
a play Y2
b play Y1
c play K3
d play K4
a play G1
b play G6
c play B1
d play K9
a play B1
b play Y7
c play B6
d play R1
a play R9
b play R5
c play R0
a play G9
b play G5
c play G7
d play G7
a play B7
b play B8
c play Y0
d play B2
b play B9
c play G2
d play B3
a play B7
b play B5
c play G8
d play R6
a play Y1
b play Y7
c play Y9
d play Y5
a play Y6
c play R7
d play R2
a play R3
b play Y3
c play R8
d play R7
a play G3
b play Y8
! deal dealer=b a=R3,G4,G8,B1,B1,B6,Y1,Y2,Y3,Y4,Y5,Y9,K4,K8,K9 b=R1,R5,R6,R7,R8,G1,G5,G6,G9,B4,Y0,Y1,Y7,K3,K6 c=R1,R2,R4,R7,G3,G7,G7,B0,B3,B7,B8,B9,K0,K1,K7 d=R0,R9,G0,G1,G2,B2,B5,B7,Y6,Y7,Y8,K1,K2,K5,K7
b lay R6
c pass
d lay G2,K2
a lay Y9
b lay G6,Y0
c lay B7
d pass
a pass
b pass
c lay R1,B0,K1
d pass
a lay Y5
b pass
c pass
d pass
a pass
b trump 6
c trump 7
c partner a
c play K7
d play Y6
a play B6
b play R6
c play G7
d play B7
a play Y2
b play G6
c play B9
d play B2
a play B1
b play B4
c play R7
d play Y7
a play R3
b play K6
c play G7
d play K7
a play Y3
b play R7
c play B7
d play G1
a play G4
b play Y7
c play B8
d play B5
a play B1
b play R1
c play B0
d play K1
a play Y1
b play G1
c play B3
d play R0
a play Y4
b play Y1
c play R1
d play R9
a play K4
b play R5
d play K5
a play K8
b play K3
c play K0
a play Y5
b play Y0
c play G3
d play Y8
d play K2
a play K9
b play G5
c play K1
a play G8
b play G9
c play R2
d play G0
b play R8
c play R4
d play G2
a play Y9
! deal dealer=c a=R6,R7,R9,G0,G2,G3,G4,G6,G7,B5,B8,Y1,Y2,Y5,K5 b=R0,R1,R1,R5,G1,G7,B0,B3,B4,B7,Y1,K0,K6,K7,K8 c=R2,R4,R8,G1,G8,B2,B9,Y4,Y6,Y8,Y9,K1,K1,K3,K4 d=R3,R7,G5,G9,B1,B1,B6,B7,Y0,Y3,Y7,Y7,K2,K7,K9
c pass
d lay B7
a lay G6,G7
b lay R0
c lay R4,G1,K4
d lay R7,Y7,Y7
a lay G2,G3,G4
b lay B0
c pass
d pass
a pass
b pass
d trump 7
a trump G
a partner c
a play G7
b play G1
c play G8
d play G9
a play R9
b play R1
c play R2
d play R3
a play B8
b play B0
c play B2
d play B1
a play R6
b play R0
c play R8
d play R7
d play K9
a play K5
b play K0
c play K4
d play B6
a play B5
b play B3
c play B9
c play K1
d play K2
a play R7
b play K8
a play Y1
b play Y1
c play Y6
d play Y0
c play Y8
d play Y3
a play Y2
b play B7
b play G7
c play G1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 135
from 6011 255 389
choice d play K0 | play K2
best 0.667 111.0 play K0
tried 0.507 104.6 play K7
why ! strong_card_spent TRICKS-9.8 100
tried 0.507 104.6 play K6
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R2,R7,G4,G6,G7,B7,Y1,Y1,Y2,Y3,Y7,Y9,K1 b=R1,R3,R9,G1,G1,G2,B0,B1,B3,B7,B8,K0,K5,K7,K8 c=R4,R6,R8,G0,G7,G8,G9,B2,B4,B6,Y0,Y4,Y5,K4,K7 d=R5,R7,G3,G5,B1,B5,B9,Y6,Y7,Y8,K1,K2,K3,K6,K9
a lay Y7
b lay B0,B1
c lay R4,B4,Y4
d lay R5
a lay Y1,Y1,Y2
b lay B3,B7,K0
c lay G0,B2,Y0
d lay G5
a pass
b pass
c pass
d pass
b trump K
c trump 4
c partner a
c play G7
d play G3
a play G6
b play G2
c play R4
d play K1
a play K1
b play K0
c play B4
d play K2
a play G4
b play K5
c play Y4
d play K9
a play R0
b play K7
c play G8
d play G5
a play G7
b play G1
c play K4
d play K3
a play R7
b play K8
c play K7
d play K6
a play B7
b play R3
c play G9
d play B1
a play Y7
b play G1
c play G0
d play R5
a play R2
b play B1
c play R8
d play R7
a play R1
b play R9
b play R1
c play R6
d play B5
a play Y2
c play Y0
d play Y7
a play Y9
b play B0
a play Y1
b play B8
c play Y5
d play Y6
d play Y8
a play Y1
b play B3
c play B2
d play B9
a play Y3
b play B7
c play B6
! deal dealer=b a=R0,R1,G1,G1,G2,G5,G6,G9,B6,B7,Y0,Y1,Y5,K3,K7 b=R3,R5,R7,G0,G4,G8,B0,B3,B7,B8,Y2,Y4,K2,K4,K8 c=R4,R7,R8,R9,G3,G7,B2,B5,Y1,Y6,Y8,K0,K1,K7,K9 d=R1,R2,R6,G7,B1,B1,B4,B9,Y3,Y7,Y7,Y9,K1,K5,K6
b lay B8
c pass
d pass
a lay G1,G1
b pass
c lay R7
d lay R1
a pass
b pass
c pass
d pass
b trump B
a trump G
a partner d
a play G9
b play B8
c play B2
d play B4
a play G1
b play B0
c play G7
d play B1
c play R7
d play R1
a play R1
b play R7
c play R8
d play R2
a play R0
b play R3
c play K9
d play K1
a play K3
b play K4
c play Y8
d play Y9
a play Y0
b play Y2
d play Y7
a play Y5
b play Y4
c play Y1
d play Y7
a play Y1
b play B3
c play Y6
b play B7
c play B5
d play G7
a play B6
d play K5
a play K7
b play K8
c play K0
b play K2
c play K1
d play K6
a play B7
a play G6
b play G8
c play G3
d play B1
b play R5
c play R9
d play R6
a play G2
a play G5
b play G0
c play R4
d play B9
a play G1
b play G4
c play K7
d play Y3
! deal dealer=c a=R0,R7,R8,R9,G5,G9,B1,B9,Y0,Y8,Y9,K1,K4,K7,K9 b=R1,R2,R6,G0,G1,G1,G7,G8,B5,B7,Y5,Y6,Y7,K5,K8 c=R4,R5,G3,G6,B1,B2,B7,B8,Y1,Y3,Y7,K0,K1,K3,K7 d=R1,R3,R7,G2,G4,G7,B0,B3,B4,B6,Y1,Y2,Y4,K2,K6
c lay G3
d pass
a lay R9,G9
b lay G0
c pass
d lay G2
a lay B9
b lay B5
c pass
d pass
a pass
b lay R1,Y5
c lay Y3
d lay Y2
a lay R0,Y9
b lay R6,G1
c pass
d pass
a lay B1,Y0
b pass
c pass
d pass
a pass
b trump G
a trump 9
a partner d
a play R7
b play R1
c play R4
d play R7
a play Y8
b play Y6
c play Y1
d play Y2
a play R9
b play G7
c play G3
d play G7
a play B9
b play G8
c play G6
d play G2
a play G5
b play G0
c play B1
d play G4
a play R8
b play R2
c play R5
d play R3
a play Y9
b play G1
c play K1
d play B6
a play K7
b play K8
c play K0
d play K2
b play R6
c play B2
d play R1
a play R0
b play B5
c play B7
d play B0
a play B1
c play Y7
d play Y1
a play Y0
b play Y7
c play K7
d play K6
a play K1
b play K5
c play B8
d play B3
a play K9
b play B7
a play K4
b play G1
c play K3
d play B4
b play Y5
c play Y3
d play Y4
a play G9
! deal dealer=d a=R1,R3,R5,R6,R7,R9,B4,B6,B7,Y3,Y7,Y9,K1,K4,K8 b=R0,R1,R7,R8,G0,G1,G1,G2,G3,G9,B3,B7,K0,K1,K5 c=R2,R4,G4,G6,G7,B0,B1,B1,B8,Y2,Y4,Y6,Y7,K3,K6 d=G5,G7,G8,B2,B5,B9,Y0,Y1,Y1,Y5,Y8,K2,K7,K7,K9
d lay G5
a lay R1,R3
b pass
c lay R4
d lay B5,Y5
a lay R5,R6
b lay R0,R1,G0
c lay G4
d lay B9,K9
a lay R7,K1
b lay G1,G1,G2,G3
c pass
d pass
a pass
b lay K0
c pass
d pass
a pass
b lay K1
c pass
d pass
a pass
b lay B3
c pass
d pass
a pass
b pass
a trump R
b trump G
b partner c
b play G2
c play R2
d play G7
a play R6
d play B9
a play B6
b play B7
c play B1
d play K9
a play K4
b play K5
c play K3
d play K7
a play K8
b play K1
c play K6
a play Y9
b play G0
c play Y6
d play Y1
b play G9
c play R4
d play G5
a play R1
b play R0
c play G4
d play G8
a play R7
d play K7
a play K1
b play K0
c play G6
c play G7
d play Y1
a play R9
b play R1
c play B8
d play B2
a play B4
b play B3
c play Y7
d play Y8
a play Y3
b play R7
b play R8
c play B0
d play Y0
a play R3
b play G1
c play Y2
d play K2
a play R5
b play G1
c play Y4
d play B5
a play B7
b play G3
c play B1
d play Y5
a play Y7
! deal dealer=a a=R1,R1,R2,R6,R7,R8,G3,G5,G7,B7,Y4,Y7,K3,K5,K7 b=R0,G4,G7,G8,B0,B2,B4,B5,B7,B8,Y1,Y1,Y3,K4,K8 c=R3,R4,G1,G1,G2,G6,G9,B1,B6,B9,Y2,Y7,Y8,K1,K9 d=R5,R7,R9,G0,B1,B3,Y0,Y5,Y6,Y9,K0,K1,K2,K6,K7
a lay R7
b pass
c lay G1,G1
d lay G0,Y0,K0
a lay R1,R1,R2
b pass
c pass
d pass
a pass
d trump K
a trump R
a partner c
a play R7
b play K4
c play K1
d play R9
d play Y9
a play Y4
b play Y1
c play Y2
d play B1
a play B7
b play B8
c play B9
c play Y7
d play Y0
a play Y7
b play Y1
c play G9
d play G0
a play G7
b play G4
c play Y8
d play Y5
a play R6
b play Y3
a play R8
b play K8
c play R3
d play K1
a play R1
b play R0
c play R4
d play R7
d play Y6
a play R2
b play G7
c play G6
a play R1
b play G8
c play K9
d play R5
d play B3
a play K7
b play B0
c play B6
a play G3
b play B2
c play G1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 136
from 6016 69 67
choice d play B3
best 0.747 61.2 play B3
tried 0.732 57.0 play B0
why - trick_lost TRICKS-9.6 62
tried 0.726 55.6 play G6
why ! trick_lost TRICKS-9.6 62
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R1,R5,R6,R8,R9,G4,G8,B7,Y0,Y3,Y4 b=R7,G1,G1,G2,G7,B2,B5,Y7,Y8,K2,K4,K5 c=G0,B1,B1,B7,B8,B9,Y1,Y6,K1,K6,K7,K8 d=R2,R3,R7,G3,G6,G7,B0,B3,B6,Y7,Y9,K3 e=R0,R4,G5,G9,B4,Y1,Y2,Y5,K0,K1,K7,K9
d pass
e lay K0
a lay R1,R1
b lay G2,B2,K2
c lay B1
d lay B6
e pass
a lay R5,R6
b pass
c lay B1
d lay R3,G3,B0,B3
e lay K1
a lay R8,Y0
b pass
c pass
d pass
e pass
a pass
d trump 3
a trump R
a partner b
a play G8
b play G1
c play G0
d play G7
e play G9
e play K9
a play R6
b play K2
c play K1
d play B6
a play R1
b play R7
c play B1
d play R3
e play R0
d play Y9
e play Y2
a play Y0
b play Y8
c play Y6
d play Y7
e play Y1
a play Y4
b play Y7
c play Y1
d play K3
e play R4
a play R8
b play G2
c play B1
a play R9
b play B2
c play B9
d play G3
e play K1
a play R5
b play G1
c play K6
d play R7
e play K7
d play R2
e play K0
a play R1
b play K4
c play B7
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 137
from 6014 147 151
choice d play R3 | play R5
best 0.558 49.5 play R3
tried 0.394 26.4 play G7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R8,G1,G1,G6,B1,B5,K2,K5,K6 b=R5,R7,G2,G7,B1,B8,B9,Y1,Y2,Y9 c=R0,R1,R4,G9,B0,B3,B7,Y7,K3,K7 d=R2,R9,B2,B4,B7,K0,K1,K4,K8,K9 e=R7,G0,G3,G4,G8,Y0,Y3,Y6,Y7,K7 f=R3,R6,G5,G7,B6,Y1,Y4,Y5,Y8,K1
d lay K9
e lay R7,Y7
f lay R6
a lay R1,G1,G1
b lay B1,B9
c lay B7
d lay K1,K4,K8
e pass
f lay Y1,Y5
a pass
b pass
c lay Y7
d pass
e pass
f pass
a pass
b lay R7
c pass
d pass
e pass
f pass
a pass
b pass
b trump R
d trump K
d partner a
d play K8
e play R7
f play K1
a play K6
b play R5
c play R1
d play K9
e play K7
f play R3
a play R8
b play R7
c play R0
d play B2
e play G0
f play B6
a play B1
b play B9
c play B7
b play B8
c play B0
d play B4
e play Y0
f play R6
a play B5
f play Y8
a play K5
b play Y9
c play Y7
d play B7
e play Y3
a play G1
b play G2
c play G9
d play K4
e play G3
f play G5
d play K1
e play G4
f play Y1
a play R1
b play G7
c play K7
c play K3
d play R2
e play Y6
f play Y4
a play K2
b play Y1
c play B3
d play K0
e play G8
f play Y5
a play G6
b play B1
d play R9
e play Y7
f play G7
a play G1
b play Y2
c play R4
! deal dealer=e a=R1,R9,G1,G1,G3,B0,B4,B6,Y1,K7 b=R0,R1,R4,G2,G9,B1,B9,K1,K3,K8 c=R2,G4,B1,B7,B7,B8,Y5,K0,K5,K7 d=R3,R5,R7,R7,R8,G7,G7,B5,Y0,Y7 e=R6,G0,G5,B2,Y1,Y3,K2,K4,K6,K9 f=G6,G8,B3,Y2,Y4,Y6,Y7,Y8,Y9,K1
e lay K2
f lay Y2,Y6
a lay R1,G1,G1
b lay R0,G9
c lay B7
d lay R7,R7,G7,G7
e lay K4
f lay B3,Y4,K1
a pass
b pass
c lay B7
d lay R8,Y7
e pass
f pass
a pass
b pass
c pass
d pass
f trump Y
d trump 7
d partner a
d play Y7
e play Y1
f play Y6
a play K7
b play G2
c play Y5
d play R8
e play R6
f play Y2
a play R1
b play R1
c play R2
f play Y8
a play Y1
b play R4
c play B7
d play Y0
e play Y3
c play B7
d play R7
e play G0
f play Y9
a play G1
b play K3
c play K7
d play R7
e play K6
f play Y4
a play G1
b play B1
c play B8
d play B5
e play B2
f play B3
a play B0
b play B9
b play G9
c play G4
d play G7
e play G5
f play G6
a play G3
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 138
from 6013 166 103
choice a pass
best 0.199 27.4 pass
tried 0.073 -5.8 lay G3,G5
why ! bid_missed TRICKS-10.3,TRICKS-12.2 81
tried 0.072 -6.2 lay G0,G2
why - bid_missed TRICKS-10.3,TRICKS-12.2 81
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R1,R6,R8,G1,G2,G5,G7,B2,B6,B8 b=R2,R7,R9,G0,G1,G3,G4,B0,B3,B5,B7,B9 c=R3,R4,R5,R7,G6,G7,G8,G9,B1,B1,B4,B7
c lay R7
a pass
b pass
c lay G7
a pass
b pass
c lay B1
a pass
b pass
c lay B1
a pass
b pass
c lay R3
a pass
b pass
c pass
c trump 7
c play G9
a play G1
b play G1
c play G6
a play G2
b play G0
c play B7
a play G7
b play R7
c play G7
a play R1
b play B7
c play B4
a play B6
b play B0
a play R6
b play R9
c play R4
b play B3
c play B1
a play B8
a play R8
b play R2
c play R3
a play B2
b play B5
c play B1
b play G3
c play G8
a play G5
c play R5
a play R1
b play G4
c play R7
a play R0
b play B9
! deal dealer=a a=R3,R4,R5,G1,G3,G7,B1,B3,B5,B6,B7,B9 b=R1,R1,R6,R7,R9,G0,G1,G6,G8,G9,B1,B7 c=R0,R2,R7,R8,G2,G4,G5,G7,B0,B2,B4,B8
a pass
b lay G1
c pass
a pass
b pass
b trump 1
b play R1
c play B4
a play G1
b play R1
c play B2
a play B1
b play G8
c play G5
a play G3
b play R9
c play R0
a play R3
b play G9
c play G4
a play G7
b play G1
c play R2
a play B3
b play B1
c play G2
a play R4
b play G0
c play G7
a play B6
c play R7
a play R5
b play R6
c play R8
a play B7
b play R7
c play B0
a play B5
b play B7
b play G6
c play B8
a play B9
! deal dealer=b a=R3,R4,R8,G0,G2,G3,G5,G8,G9,B0,B2,B7 b=R5,R7,G1,G1,G4,G6,G7,B3,B4,B6,B7,B8 c=R0,R1,R1,R2,R6,R7,R9,G7,B1,B1,B5,B9
b pass
c lay R1
a lay G8,G9
b pass
c lay R0,R1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 139
from 6015 75 269
choice c play B4
best 0.510 132.0 play B4
tried 0.495 125.8 play K6
why - trick_lost TRICKS-9.6 81
tried 0.493 125.4 play K5
why - trick_lost TRICKS-9.6 81
tried 0.491 126.0 play B5
why - trick_lost TRICKS-9.6 71
tried 0.489 126.1 play Y3
why - trick_lost TRICKS-9.6 96
tried 0.488 124.1 play K1
why - trick_lost TRICKS-9.6 81
tried 0.482 124.9 play R6
tried 0.480 123.5 play B8
why ! trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:4/8 fierce:8/8
---
! deal dealer=d a=R0,R1,R6,R8,R9,G1,G7,B1,B3,Y2,Y6,Y7,K1,K8,K9 b=R1,R4,R5,G0,B4,B5,B7,B9,Y1,Y4,Y5,Y9,K4,K6,K7 c=R3,G1,G2,G4,G5,G6,G8,B1,B7,B8,Y0,K0,K1,K5,K7 d=R2,R7,R7,G3,G7,G9,B0,B2,B6,Y1,Y3,Y7,Y8,K2,K3
d lay R2
a lay R0,R1
b pass
c lay G1,G2,G4
d lay G9,B2,K2
a pass
b lay Y4
c pass
d pass
a pass
b lay R1,R5,G0,Y5
c pass
d pass
a pass
b pass
d trump 2
b trump 4
b partner a
b play Y4
c play G2
d play R2
a play Y2
b play B9
c play B1
d play B0
a play B3
b play B5
c play B7
d play B6
a play B1
c play G4
d play B2
a play R1
b play K4
c play G8
d play G3
a play G1
b play G0
c play B8
d play K2
a play K1
b play B7
d play Y7
a play Y6
b play Y9
c play Y0
b play R1
c play R3
d play R7
a play R8
a play K8
b play K7
c play K1
d play K3
a play K9
b play K6
c play K0
d play Y1
a play Y7
b play Y1
c play G1
d play Y8
d play R7
a play R9
b play R5
c play G5
a play R0
b play R4
c play K5
d play Y3
b play Y5
c play G6
d play G9
a play R6
b play B4
c play K7
d play G7
a play G7
! deal dealer=a a=R2,R4,R7,R7,R8,R9,G1,G6,B2,B8,Y0,K0,K1,K6,K7 b=R6,G0,G2,B0,B1,B3,B5,B7,B7,Y1,Y4,Y9,K3,K4,K5 c=R0,R1,R3,R5,G1,G4,G7,G7,G8,B4,B9,Y2,Y6,K1,K2 d=R1,G3,G5,G9,B1,B6,Y1,Y3,Y5,Y7,Y7,Y8,K7,K8,K9
a lay R2
b pass
c pass
d lay Y7,Y8
a lay R4,R7
b pass
c lay G1
d lay Y5,Y7
a lay R7,R8
b lay G2,B0,B1,Y1
c lay G4
d lay Y1,Y3
a pass
b pass
c pass
d pass
a trump R
d trump Y
d partner b
d play K7
a play K1
b play K4
c play K1
d play K8
a play K0
b play K3
c play K2
d play K9
a play K6
b play K5
c play Y6
c play B9
d play B1
a play B2
b play B0
c play G7
d play G9
a play G1
b play G0
d play Y7
a play R2
b play Y9
c play R1
b play Y4
c play R0
d play Y7
a play R9
d play Y8
a play R4
b play Y1
c play R3
d play B6
a play B8
b play B7
c play B4
a play G6
b play G2
c play G7
d play G3
c play G1
d play G5
a play R7
b play B1
a play K7
b play R6
c play G4
d play Y3
d play Y5
a play Y0
b play B7
c play R5
d play Y1
a play R8
b play B3
c play Y2
c play G8
d play R1
a play R7
b play B5
! deal dealer=b a=R0,R7,R8,G1,G2,B0,B1,B3,B5,B7,Y1,Y2,Y8,K1,K5 b=R1,R3,R5,R7,G0,G1,G4,G7,B2,Y4,Y5,K2,K4,K7,K9 c=R4,G3,G5,G8,B4,B7,B8,B9,Y6,Y7,Y7,K1,K6,K7,K8 d=R1,R2,R6,R9,G6,G7,G9,B1,B6,Y0,Y1,Y3,Y9,K0,K3
b lay R1
c lay G8,K8
d lay R6
a lay B1
b pass
c pass
d pass
a pass
d trump R
c trump 8
c partner b
c play B7
d play B1
a play B1
b play B2
c play B9
d play B6
a play B0
b play R7
b play K7
c play K1
d play K0
a play K1
b play G7
c play G3
d play G9
a play G2
d play G7
a play G1
b play G1
c play G5
d play Y9
a play Y2
b play Y5
c play Y6
d play G6
a play Y8
b play G0
c play B4
a play R8
b play R1
c play R4
d play R6
a play Y1
b play Y4
c play Y7
d play Y1
c play G8
d play R1
a play R0
b play R3
c play B8
d play R9
a play R7
b play R5
c play Y7
d play Y0
a play B3
b play K2
c play K8
d play R2
a play K5
b play K4
c play K6
d play K3
a play B5
b play K9
b play G4
c play K7
d play Y3
a play B7
! deal dealer=c a=R1,R3,R5,R7,G1,G1,G4,G7,G7,G8,B2,B6,B7,Y7,Y7 b=R1,R4,R7,R8,G3,G5,G9,B1,Y4,Y5,Y6,Y9,K1,K4,K7 c=R0,R6,G2,G6,B4,B5,B7,B8,Y0,Y3,Y8,K1,K3,K5,K6 d=R2,R9,G0,B0,B1,B3,B9,Y1,Y1,Y2,K0,K2,K7,K8,K9
c lay K6
d pass
a lay R7,G7
b lay R1,R4,Y4
c pass
d lay G0
a lay G7,B7
b lay B1,K1
c lay R6
d lay B0
a pass
b pass
c pass
d pass
a trump 7
b trump 4
b partner c
b play Y4
c play B7
d play K7
a play G4
b play R1
c play R0
d play R2
a play R3
a play G8
b play G9
c play G2
d play G0
b play Y6
c play Y8
d play Y1
a play R7
a play G1
b play G3
c play G6
d play B1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 140
from 6011 276 515
choice c play Y0 | play Y3
best 0.590 154.0 play Y0
tried 0.420 132.7 play B3
why ! trick_lost TRICKS-9.6 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R6,R7,R9,G1,G5,B3,B7,B8,Y2,Y6,Y9,K1,K1,K4,K6 b=R2,R3,R8,G2,G8,G9,B9,Y1,Y1,Y5,Y7,K5,K7,K8,K9 c=R0,R1,G0,G1,G6,G7,B0,B1,B2,B4,B5,Y3,Y7,K0,K7 d=R1,R4,R5,R7,G3,G4,G7,B1,B6,B7,Y0,Y4,Y8,K2,K3
a lay K6
b lay R8,G8
c lay R0
d lay R4
a lay R6,G1
b lay Y1,Y1
c lay G0
d lay G4
a pass
b pass
c pass
d pass
a trump K
b trump 8
b partner d
b play R8
c play K0
d play K2
a play K6
b play G8
c play K7
d play K3
a play K1
b play K8
c play R1
d play Y8
a play K1
b play K7
c play R0
d play R1
a play B8
a play G5
b play G9
c play G1
d play G3
b play K5
c play G0
d play Y0
a play K4
b play B9
c play B1
d play B6
a play B3
b play K9
c play B0
d play R7
a play Y6
b play Y7
c play Y3
d play Y4
a play Y9
a play R6
b play R2
c play G6
d play R4
a play R9
b play R3
c play B2
d play R5
a play R7
b play Y1
c play B4
d play B1
a play B7
b play Y1
c play B5
d play B7
a play Y2
b play Y5
c play Y7
d play G4
c play G7
d play G7
a play G1
b play G2
! deal dealer=b a=R1,R2,R4,R5,R8,R9,G1,G2,G6,B1,B2,Y4,K2,K4,K6 b=G0,G1,G7,B1,B6,B7,B7,B9,Y2,Y7,Y8,Y9,K1,K1,K7 c=R3,R6,R7,G4,G5,G7,G8,B0,B4,B5,Y1,Y3,K0,K5,K9 d=R0,R1,R7,G3,G9,B3,B8,Y0,Y1,Y5,Y6,Y7,K3,K7,K8
b lay B7
c lay G5,B5
d lay R0,G3,B3
a lay R1,R2,G2,B2
b lay G0,G7,B7,Y7
c pass
d pass
a pass
b pass
a trump R
b trump 7
b partner d
b play Y8
c play Y1
d play Y0
a play Y4
b play B9
c play B0
d play B3
a play B2
b play Y9
c play Y3
d play Y1
a play B1
b play B6
c play B4
d play B8
a play R8
a play R9
b play G7
c play R7
d play R1
c play G8
d play G9
a play G2
b play G0
d play Y7
a play R1
b play B7
c play R3
d play K7
a play R4
b play B7
c play R6
d play R7
a play R5
b play Y7
c play G7
d play K8
a play K4
b play K1
c play K9
c play G4
d play G3
a play G6
b play G1
a play G1
b play K7
c play G5
d play K3
b play B1
c play B5
d play R0
a play R2
a play K6
b play K1
c play K0
d play Y5
a play K2
b play Y2
c play K5
d play Y6
! deal dealer=c a=R3,R7,R9,G3,G4,G5,G7,B1,B4,Y1,Y3,Y7,K0,K1,K4 b=R1,R2,R4,R5,R7,R8,G2,G7,B8,Y1,Y2,Y4,Y6,K3,K5 c=R0,G1,G6,B0,B2,B3,B6,B7,B7,B9,Y5,Y7,K1,K6,K7 d=R1,R6,G0,G1,G8,G9,B1,B5,Y0,Y8,Y9,K2,K7,K8,K9
c lay B9
d lay G8,Y8
a lay G4
b lay R1,R2,R4
c pass
d lay G0,Y0
a lay R3,G3
b pass
c lay B7
d pass
a pass
b pass
c pass
a trump 4
d trump 8
d partner b
d play K7
a play K0
b play K3
c play K1
d play G8
a play G4
b play R4
c play G1
d play Y8
a play K4
b play Y4
c play R0
d play K8
a play B4
b play R8
c play B0
d play Y9
a play Y1
b play Y6
c play Y5
d play G9
a play G5
b play G2
c play G6
d play K9
a play K1
b play K5
c play K6
d play K2
a play B1
b play B8
c play K7
b play G7
c play B2
d play G0
a play G7
b play R7
c play B3
d play R1
a play R9
a play R7
b play R1
c play Y7
d play R6
a play G3
b play Y1
c play B6
d play G1
a play Y3
b play Y2
c play B7
d play Y0
a play Y7
b play R2
c play B7
d play B1
a play R3
b play R5
c play B9
d play B5
! deal dealer=d a=R5,R7,R7,G1,G1,G2,G6,G7,B0,B5,Y4,Y7,K0,K4,K6 b=R1,R3,R4,R6,G0,G7,B1,B3,B9,Y2,Y5,Y6,K1,K5,K8 c=R8,G3,G4,G5,G8,G9,B6,B8,Y0,Y1,Y1,Y3,K1,K2,K3 d=R0,R1,R2,R9,B1,B2,B4,B7,B7,Y7,Y8,Y9,K7,K7,K9
d lay B7
a lay G1,B0
b lay R3
c lay G3
d lay B7,Y7
a pass
b pass
c pass
d pass
a trump G
d trump 7
d partner c
d play Y8
a play Y4
b play Y2
c play Y0
d play K9
a play K0
b play K1
c play K2
d play R9
a play R5
b play R1
c play R8
d play Y9
a play K6
b play Y5
c play Y3
d play R1
a play B5
b play R3
c play G3
c play B6
d play B1
a play B0
b play B9
b play G7
c play G9
d play B7
a play G1
b play K5
c play K1
d play B7
a play K4
d play B4
a play G6
b play B3
c play B8
a play G7
b play G0
c play G4
d play Y7
a play R7
b play R4
c play G5
d play K7
a play R7
b play R6
c play G8
d play K7
a play G1
b play B1
c play Y1
d play R0
a play G2
b play Y6
c play Y1
d play R2
a play Y7
b play K8
c play K3
d play B2
! deal dealer=a a=R0,R1,G1,G1,G3,G4,G6,B0,B6,B7,Y2,Y3,Y8,Y9,K1 b=R1,R7,R7,R8,R9,G0,G7,G9,B3,B4,B7,Y4,Y6,K6,K9 c=R2,R3,G7,G8,B1,B1,B5,B9,Y1,Y5,Y7,K2,K5,K7,K8 d=R4,R5,R6,G2,G5,B2,B8,Y0,Y1,Y7,K0,K1,K3,K4,K7
a pass
b lay R7
c lay B5,Y5
d lay K0
a lay R0
b lay R1,R7
c pass
d pass
a lay R1
b pass
c pass
d pass
a pass
c trump B
b trump 7
b partner a
b play B7
c play B1
d play B2
a play B6
b play R8
c play R2
d play R4
a play R0
b play G9
c play G8
d play G2
a play G4
b play K9
c play K2
d play K1
a play K1
b play K6
c play K8
d play K0
a play B0
a play Y9
b play Y6
c play Y1
d play Y1
a play R1
b play R9
c play R3
d play R5
b play R7
c play B1
d play B8
a play B7
a play Y2
b play Y4
c play Y5
d play Y0
c play G7
d play Y7
a play G1
b play B3
c play Y7
d play K7
a play Y3
b play B4
c play K7
d play K3
a play Y8
b play R7
c play K5
d play K4
a play G6
b play G7
b play R1
c play B5
d play R6
a play G3
c play B9
d play G5
a play G1
b play G0
! deal dealer=b a=R2,R5,G2,G4,G6,G7,B4,B7,B9,Y1,Y1,Y6,K2,K5,K7 b=R1,R3,R4,R6,R8,R9,G1,G1,G5,G9,B0,Y9,K0,K1,K3 c=R1,R7,G3,G8,B1,B2,B5,B6,Y2,Y4,Y5,Y8,K4,K6,K7 d=R0,R7,G0,G7,B1,B3,B7,B8,Y0,Y3,Y7,Y7,K1,K8,K9
b lay R1
c pass
d lay R7,B7
a lay G2
b lay R3,R4
c lay B6
d lay G7,Y7
a lay G4,Y1
b lay R6,R8
c lay B5
d pass
a pass
b pass
c pass
d trump 7
b trump R
b partner a
b play Y9
c play Y2
d play Y0
a play Y6
b play G9
c play G3
d play G0
a play G4
b play G1
c play G8
d play G7
a play G2
d play R7
a play B7
b play R1
c play K7
d play K8
a play K5
b play K1
c play K6
d play K9
a play K2
b play K0
c play K4
d play B8
a play B9
b play B0
c play B1
a play R5
b play R6
c play R7
d play B7
c play Y8
d play Y3
a play Y1
b play R3
b play R4
c play R1
d play R0
a play G7
b play R8
c play B2
d play Y7
a play K7
b play K3
c play Y4
d play K1
a play G6
b play R9
c play B5
d play Y7
a play R2
b play G5
c play Y5
d play B1
a play B4
b play G1
c play B6
d play B3
a play Y1
! deal dealer=c a=R1,R1,R2,R3,R5,R7,R9,G1,G4,G9,Y4,Y5,Y6,K3,K9 b=G0,G1,G5,G6,G8,B0,B1,B4,B5,B6,Y7,K2,K4,K6,K7 c=R4,G2,G3,G7,G7,B3,B8,B9,Y0,Y1,Y3,Y8,Y9,K0,K5 d=R0,R6,R7,R8,B1,B2,B7,B7,Y1,Y2,Y7,K1,K1,K7,K8
c lay G3
d lay R7,B7
a pass
b lay G6
c lay B3,Y3
d pass
a pass
b pass
c pass
d trump 7
c trump Y
c partner b
c play B8
d play B1
a play R7
b play B1
a play G9
b play G1
c play G2
d play R7
d play Y7
a play Y4
b play K7
c play Y1
d play R6
a play R2
b play Y7
c play R4
b play B0
c play B9
d play B2
a play Y6
a play Y5
b play G0
c play Y8
d play Y1
c play K5
d play K8
a play K9
b play K2
a play R9
b play B4
c play G7
d play R0
c play G3
d play B7
a play G1
b play G5
d play K1
a play K3
b play K6
c play K0
b play K4
c play G7
d play K1
a play R3
c play Y9
d play Y2
a play R1
b play G6
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 141
from 6014 149 296
choice e play R5 | play R2
best 0.574 104.2 play R5
tried 0.555 100.2 play R9
why ! strong_card_spent TRICKS-9.8 100
tried 0.544 99.8 play G5
why - strong_card_spent TRICKS-9.8 100
tried 0.490 90.4 play G7
why - strong_card_spent TRICKS-9.8 100
tried 0.478 87.4 play K6
why - trick_lost TRICKS-9.6 100
tried 0.475 85.6 play K7
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! deal dealer=f a=R0,R1,R2,R5,B1,B7,Y1,K3,K4,K8 b=R7,R7,G6,B6,Y0,Y1,Y4,K7,K7,K9 c=R8,R9,G2,G4,G9,B2,B5,Y3,Y7,K2 d=R1,R4,G0,G1,G1,B0,B1,B8,Y2,Y9 e=R6,G3,G7,G7,B7,Y5,Y8,K0,K1,K6 f=R3,G5,G8,B3,B4,B9,Y6,Y7,K1,K5
f lay R3
a lay R1,B1
b lay R7,R7,K7
c lay G2,G4,B2,Y3
d lay R1,G1,G1
e lay G7
f lay B3
a pass
b lay K7,K9
c pass
d lay G0
e lay G7
f pass
a pass
b pass
c pass
d pass
e pass
c trump 2
b trump 7
b partner d
b play R7
c play G2
d play Y2
e play G7
f play Y7
a play R2
b play R7
c play B2
d play B0
e play G7
f play K1
a play B7
b play K7
c play K2
d play G1
e play B7
f play R3
a play R1
b play K7
c play Y7
d play R4
e play K1
f play B3
a play B1
b play K9
c play Y3
d play G0
e play K0
f play K5
a play K3
b play Y1
c play G4
d play Y9
e play Y5
f play Y6
a play Y1
d play B8
e play G3
f play B9
a play R0
b play B6
c play B5
f play G8
a play K4
b play G6
c play G9
d play G1
e play R6
c play R8
d play R1
e play K6
f play B4
a play R5
b play Y0
c play R9
d play B1
e play Y8
f play G5
a play K8
b play Y4
! deal dealer=a a=R7,R7,G4,G7,B1,B3,Y5,Y7,K3,K7 b=R1,R4,R8,G0,G6,B2,B7,B9,Y1,Y9 c=R1,G3,B0,B1,B8,Y0,Y3,Y4,Y8,K8 d=R2,R5,R9,G5,G8,B4,Y1,K2,K4,K9 e=R0,G1,G2,G7,G9,B6,B7,Y6,Y7,K7 f=R3,R6,G1,B5,Y2,K0,K1,K1,K5,K6
a lay R7
b pass
c lay B8,Y8
d lay R2
e lay G7,B7,Y7
f lay K6
a lay R7,G7,Y7
b lay B9
c pass
d lay B4
e pass
f lay K5
a pass
b lay Y9
c pass
d pass
e pass
f pass
a pass
b pass
e trump G
a trump 7
a partner c
a play G7
b play G0
c play G3
d play G8
e play G1
f play G1
a play G4
b play B7
c play R1
d play G5
e play G7
f play R6
e play B7
f play K0
a play R7
b play G6
c play B1
d play Y1
e play Y7
f play Y2
a play R7
b play B2
c play B0
d play R2
e play K7
f play R3
a play Y7
b play R4
c play Y0
d play B4
e play G2
f play K1
a play K7
b play R1
c play Y3
d play K4
a play B1
b play B9
c play B8
d play R5
e play B6
f play B5
b play Y9
c play Y4
d play K2
e play Y6
f play K1
a play Y5
b play R8
c play K8
d play R9
e play R0
f play K6
a play B3
d play K9
e play G9
f play K5
a play K3
b play Y1
c play Y8
! deal dealer=b a=R1,G1,G1,G8,B4,B5,B6,B7,Y6,Y8 b=R3,R4,R6,G2,B0,Y7,K0,K1,K2,K9 c=R0,R9,G6,G7,G7,B8,Y4,Y5,K3,K8 d=R1,R7,G5,G9,Y0,Y1,K4,K6,K7,K7 e=R2,R5,R7,G3,B1,B7,B9,Y1,K1,K5 f=R8,G0,G4,B1,B2,B3,Y2,Y3,Y7,Y9
b lay K9
c lay R0,B8
d lay R1
e lay B1
f lay B2
a lay R1
b pass
c pass
d lay Y0,K4
e pass
f pass
a pass
b pass
c pass
d lay K7
e lay Y1
f lay Y2
a lay G1
b lay K2
c pass
d pass
e pass
f pass
a pass
b pass
b trump K
d trump 7
d partner f
d play G9
e play G3
f play G0
a play G1
b play G2
c play G6
d play Y0
e play Y1
f play Y9
a play Y8
b play Y7
c play Y4
b play R6
c play R9
d play R1
e play R2
f play R8
a play R1
c play B8
d play K6
e play B1
f play B1
a play B4
b play B0
d play K7
e play K1
f play Y7
a play B7
b play K1
c play K3
d play G5
e play R7
f play G4
a play G1
b play R3
c play R0
e play B7
f play B2
a play B6
b play K0
c play K8
d play K7
d play R7
e play K5
f play Y2
a play B5
b play K9
c play G7
d play K4
e play R5
f play B3
a play G8
b play K2
c play G7
c play Y5
d play Y1
e play B9
f play Y3
a play Y6
b play R4
! deal dealer=c a=R3,R4,R6,G1,B2,Y7,K0,K3,K4,K5 b=G3,G4,B1,B4,B6,B7,B8,Y7,Y8,K2 c=G7,B0,B5,B7,B9,Y0,Y1,Y1,K1,K7 d=R0,R7,R7,G0,B1,B3,Y3,Y6,Y9,K8 e=R1,R2,R5,R9,G1,G5,G7,K1,K6,K7 f=R1,R8,G2,G6,G8,G9,Y2,Y4,Y5,K9
c lay B7
d pass
e lay R1,G1
f lay G2,G9,Y2
a lay K3
b lay B8
c pass
d lay R0,B1
e pass
f pass
a pass
b pass
c pass
d pass
e trump R
f trump G
f partner d
f play G8
a play G1
b play G3
c play G7
d play G0
e play R1
f play G9
a play R3
b play G4
c play Y1
d play R0
e play G1
f play K9
a play K0
b play K2
c play K1
d play K8
e play K1
f play Y2
a play Y7
b play Y8
c play Y0
d play Y9
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 142
from 6013 170 313
choice c play B1
best 0.866 161.6 play B1
tried 0.808 156.6 play B0
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.802 155.5 play B5
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.667 148.4 play G7
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
tried 0.633 145.9 play G9
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R2,R3,R5,G1,G7,G7,G8,G9,B1,B3,B4,B8 b=R1,R6,R9,G0,G2,G3,G6,B2,B5,B6,B7,B9 c=R0,R1,R4,R7,R7,R8,G1,G4,G5,B0,B1,B7
c pass
a pass
b lay B6
c pass
a pass
b pass
b trump 6
b play R6
c play B1
a play G1
b play G6
c play G5
a play B1
b play B6
c play G4
a play R2
b play R9
c play R1
a play R3
b play B9
c play B0
a play B3
b play R1
c play R7
a play R5
c play R0
a play B4
b play G0
c play R8
a play B8
b play G2
c play R4
a play G9
b play B2
c play R7
a play G7
b play G3
c play B7
a play G7
b play B5
c play G1
a play G8
b play B7
! deal dealer=a a=R0,R2,R3,R7,R9,G0,G1,G2,G3,G4,G5,B9 b=R1,R1,R4,R5,R6,R7,G7,G8,B5,B6,B7,B7 c=R8,G1,G6,G7,G9,B0,B1,B1,B2,B3,B4,B8
a lay G5
b lay R7,G7
c lay B1
a lay G3,G4
b pass
c pass
a pass
a trump G
a play B9
b play B5
c play B2
a play R9
b play R1
c play R8
a play G1
b play G7
c play G9
c play B8
a play G0
b play B6
a play R7
b play R1
c play G1
c play B4
a play G2
b play B7
a play R0
b play R6
c play B3
b play R4
c play B1
a play R2
b play G8
c play G6
a play G3
b play R7
c play B0
a play R3
b play R5
c play B1
a play G4
a play G5
b play B7
c play G7
! deal dealer=b a=R4,R6,R7,G3,G4,G5,G7,G8,G9,B0,B1,B3 b=R0,R1,R1,R3,R9,G0,G1,G6,B1,B5,B7,B7 c=R2,R5,R7,R8,G1,G2,G7,B2,B4,B6,B8,B9
b lay R1
c pass
a lay G8,G9
b pass
c pass
a pass
a trump G
a play G7
b play G1
c play G2
a play G8
b play G0
c play G1
a play G9
b play G6
c play G7
a play B1
b play B7
c play B9
c play B8
a play B0
b play B5
c play R7
a play R4
b play R0
c play B2
a play B3
b play B7
b play R9
c play R5
a play R6
b play B1
c play B4
a play G3
a play R7
b play R1
c play R8
c play B6
a play G4
b play R1
a play G5
b play R3
c play R2
! deal dealer=c a=R0,R1,R1,R2,R7,G1,G3,G7,G9,B0,B1,B1 b=R3,R9,G1,G2,G4,G5,G7,G8,B4,B7,B7,B9 c=R4,R5,R6,R7,R8,G0,G6,B2,B3,B5,B6,B8
c pass
a lay R1
b lay G1,G7
c pass
a pass
b pass
b trump G
b play R9
c play R4
a play R1
b play B9
c play B2
a play B1
b play G8
c play G0
a play G9
a play R7
b play R3
c play R8
c play B8
a play B0
b play B4
c play R7
a play R0
b play G7
b play B7
c play B5
a play B1
b play B7
c play B3
a play G7
a play R1
b play G2
c play R5
b play G4
c play G6
a play G3
c play R6
a play R2
b play G5
b play G1
c play B6
a play G1
! deal dealer=a a=R2,R5,R6,G0,G1,G4,G6,G7,B1,B2,B3,B9 b=R0,R7,R7,R8,G1,G3,G5,G8,B0,B1,B5,B8 c=R1,R1,R3,R4,R9,G2,G7,G9,B4,B6,B7,B7
a pass
b lay G8
c lay G7,B7
a pass
b pass
c pass
c trump 7
c play G9
a play G1
b play G1
c play G7
a play G7
b play R7
c play B7
a play B1
b play R7
c play R4
a play R6
b play R8
b play G8
c play G2
a play G6
b play G5
c play B4
a play G0
b play G3
c play B6
a play G4
a play R5
b play R0
c play R9
c play R3
a play R2
b play B1
c play R1
a play B2
b play B0
c play R1
a play B3
b play B5
c play B7
a play B9
b play B8
! deal dealer=b a=R1,R7,R8,G0,G2,G6,G7,G9,B4,B6,B7,B7 b=R0,R1,R2,R7,G1,G1,G8,B1,B1,B2,B3,B9 c=R3,R4,R5,R6,R9,G3,G4,G5,G7,B0,B5,B8
b lay B1
c pass
a lay R7,G7
b lay R1,G1
c pass
a lay B7,B7
b pass
c lay R5
a pass
b pass
c lay G5
a pass
b pass
c lay B0
a pass
b pass
c lay R3,G3
a lay R8,G9
b pass
c pass
a pass
a trump G
a play G9
b play G1
c play G3
a play R8
b play R1
c play R9
c play R5
a play R7
b play R0
a play R1
b play R7
c play R6
b play B9
c play B5
a play B4
b play G8
c play G4
a play G0
b play R2
c play R3
a play G6
a play B6
b play B1
c play B0
a play B7
b play B1
c play B8
c play G7
a play G2
b play G1
c play R4
a play G7
b play B2
a play B7
b play B3
c play G5
! deal dealer=c a=R2,R3,R4,R6,G1,G2,G4,G6,B4,B7,B7,B8 b=R0,R1,R1,R5,R7,R8,R9,G0,G5,G7,G8,B6 c=R7,G1,G3,G7,G9,B0,B1,B1,B2,B3,B5,B9
c pass
a lay R4
b lay R0,R1
c pass
a lay G4,B4
b lay R1,R5
c pass
a pass
b pass
b trump R
b play R7
c play R7
a play R2
b play R8
c play B1
a play R3
b play R9
c play G3
a play R4
b play R0
c play B2
a play R6
a play B7
b play B6
c play B3
a play B7
b play R5
c play B9
b play R1
c play G1
a play G1
b play R1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 143
from 6015 76 218
choice a play R2 | play Y2
best 0.968 190.0 play R2
tried 0.841 154.5 play K5
tried 0.638 93.1 play R8
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R5,R6,R8,R9,G3,G5,B1,B3,B4,B5,B8,Y4,Y6,Y8,K1 b=R1,R4,R7,G1,G4,G9,B2,Y1,Y3,K0,K2,K3,K5,K7,K7 c=R0,R1,R7,G1,G2,G7,B6,B7,B7,B9,Y2,Y5,Y7,K4,K9 d=R2,R3,G0,G6,G7,G8,B0,B1,Y0,Y1,Y7,Y9,K1,K6,K8
d lay G0
a pass
b lay K0,K2
c lay R7,G7,B7
d pass
a lay R5,B1,B5,K1
b pass
c lay B7,Y7
d lay B0
a pass
b pass
c pass
d pass
a trump K
c trump 7
c partner b
c play B9
d play B1
a play B1
b play B2
c play B6
d play B0
a play B8
b play R7
b play K7
c play K4
d play K1
a play K1
b play K7
c play R7
d play K8
a play R5
b play G9
c play G2
d play G0
a play G3
b play G1
c play G1
d play G6
a play G5
d play G7
a play Y6
b play K0
c play K9
d play Y7
a play B4
b play K2
c play G7
d play Y9
a play Y4
b play Y1
c play Y2
d play Y1
a play Y8
b play Y3
c play Y5
a play R8
b play R1
c play R1
d play R2
a play R6
b play R4
c play R0
d play R3
a play R9
b play G4
c play B7
d play Y0
c play B7
d play K6
a play B3
b play K3
c play Y7
d play G8
a play B5
b play K5
! deal dealer=a a=R0,R5,R7,R7,R9,G0,G1,G3,G7,G9,B6,B7,Y2,Y6,K3 b=R1,R2,R6,G5,G7,B1,B2,B5,B9,Y0,Y3,Y4,K0,K1,K1 c=R1,R3,R4,R8,G1,G6,G8,B3,B7,B8,Y1,Y7,Y7,Y8,K6 d=G2,G4,B0,B1,B4,Y1,Y5,Y9,K2,K4,K5,K7,K7,K8,K9
a pass
b lay B1
c lay R8,G8
d lay K2,K4,K5
a lay R7
b pass
c lay B8,Y8
d lay K7,K7
a lay R0,R7,G7
b lay R1
c lay B7,Y7
d lay B0,K8
a pass
b pass
c pass
d pass
c trump 8
d trump K
d partner a
d play K7
a play K3
b play K1
c play R8
d play K7
a play G3
b play K1
c play G8
d play K8
a play R5
b play K0
c play B8
d play K9
a play R0
b play R1
c play Y8
d play K2
a play G1
b play B1
c play K6
c play B7
d play B1
a play B6
b play B9
b play B5
c play B3
d play B0
a play B7
a play R9
b play R2
c play R1
d play G2
a play G9
b play G5
c play G1
d play G4
a play R7
b play R6
c play R3
d play K4
d play B4
a play Y6
b play B2
c play Y1
d play K5
a play Y2
b play Y0
c play R4
d play Y9
a play G0
b play Y3
c play Y7
d play Y5
a play R7
b play Y4
c play Y7
c play G6
d play Y1
a play G7
b play G7
! deal dealer=b a=R0,R2,R3,R8,G1,G5,B0,B2,Y2,Y7,K0,K2,K3,K5,K8 b=R1,R4,R5,R7,R9,G3,G6,B1,B5,B7,Y1,Y3,Y6,Y9,K7 c=R1,R6,G0,G4,G7,G8,B1,B9,Y0,Y1,Y4,Y5,Y7,K1,K7 d=R7,G1,G2,G7,G9,B3,B4,B6,B7,B8,Y8,K1,K4,K6,K9
b lay R1
c lay Y5,Y7
d lay B3,B4,B6
a lay K2
b pass
c pass
d pass
a lay R0,R2,B2
b lay R4
c pass
d pass
a pass
b pass
d trump B
a trump 2
a partner b
a play G1
b play G3
c play G7
d play G7
c play G8
d play G1
a play G5
b play G6
c play K7
d play K9
a play K0
b play K7
d play Y8
a play Y7
b play Y9
c play Y1
b play R9
c play R1
d play R7
a play R3
b play R1
c play R6
d play B6
a play R0
d play K6
a play K8
b play B7
c play K1
b play Y1
c play Y7
d play B7
a play K3
d play G9
a play B0
b play R7
c play G0
a play B2
b play B5
c play B1
d play B3
a play K2
b play B1
c play B9
d play B4
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 144
from 6011 277 374
choice d play B2 | play B1
best 0.415 117.4 play B2
tried 0.360 110.5 play B9
why ! strong_card_spent TRICKS-9.8 71
tried 0.337 105.2 play R4
why - trick_lost TRICKS-9.6 62
tried 0.333 106.5 play R5
why - trick_lost TRICKS-9.6 62
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R7,R7,R8,G1,G6,Y1,Y2,Y5,K1,K2,K3,K6,K8,K9 b=R0,R5,R9,G5,G7,B1,B3,B5,B7,B8,B9,Y0,Y3,K1,K5 c=R2,R3,R6,G0,G1,G2,G4,G9,B0,B6,Y1,Y4,Y7,K7,K7 d=R1,R4,G3,G7,G8,B1,B2,B4,B7,Y6,Y7,Y8,Y9,K0,K4
a lay K1
b lay R5,G5
c lay G0
d lay B4
a lay K2,K3
b pass
c pass
d lay B1
a pass
b pass
c pass
d pass
b trump 5
a trump K
a partner d
a play R7
b play R9
c play R6
d play R1
b play B7
c play B0
d play B2
a play K6
a play R7
b play R0
c play R2
d play R4
a play K8
b play K5
c play K7
d play K0
b play B8
c play B6
d play B1
a play Y5
a play K9
b play K1
c play K7
d play K4
a play K2
b play R5
c play G1
d play B7
a play K3
b play G5
c play Y1
d play B4
a play R8
b play B5
c play R3
d play G7
b play G7
c play G9
d play G3
a play G1
c play G0
d play G8
a play G6
b play B1
d play Y8
a play Y1
b play Y0
c play Y4
d play Y7
a play Y2
b play Y3
c play Y7
d play Y6
a play K1
b play B3
c play G2
a play R1
b play B9
c play G4
d play Y9
! deal dealer=b a=R1,R3,R6,R8,G1,G5,B0,B1,B4,Y0,Y3,Y5,Y8,K2,K3 b=G4,G6,G7,B2,B6,B7,B7,B8,Y4,Y7,Y9,K1,K5,K6,K7 c=R2,R4,R9,G0,G1,G2,G7,G8,B5,Y1,Y6,Y7,K0,K1,K7 d=R0,R1,R5,R7,R7,G3,G9,B1,B3,B9,Y1,Y2,K4,K8,K9
b lay G7
c lay G0,G1
d lay G3
a lay R3
b lay B7,B7
c pass
d pass
a pass
b pass
c trump G
b trump 7
b partner a
b play G7
c play G1
d play G9
a play G5
b play Y9
c play Y1
d play Y1
a play Y0
b play B6
c play B5
d play B9
a play B1
d play K9
a play K2
b play K1
c play K0
d play K8
a play K3
b play K5
c play K1
d play R5
a play R6
b play B7
c play R2
b play B8
c play Y7
d play B1
a play B0
c play K7
d play R7
a play G1
b play G4
c play G7
d play G3
a play R1
b play G6
c play Y6
d play Y2
a play Y8
b play Y4
a play R8
b play B7
c play R4
d play R0
b play Y7
c play G0
d play R7
a play R3
b play K7
c play G2
d play R1
a play Y3
b play K6
c play G8
d play K4
a play B4
c play R9
d play B3
a play Y5
b play B2
! deal dealer=c a=R0,R1,R4,R7,R8,G0,G5,G8,G9,B8,Y4,Y7,K1,K1,K9 b=R5,R6,G2,G3,G6,B0,B1,B5,B7,Y1,Y1,Y2,K5,K6,K8 c=R7,G1,G7,B2,B3,B4,B6,B7,B9,Y0,Y3,Y6,Y7,K2,K7 d=R1,R2,R3,R9,G1,G4,G7,B1,Y5,Y8,Y9,K0,K3,K4,K7
c lay B7
d pass
a lay R0,R8
b lay R5
c lay B2,B3
d lay K0,K3
a lay R1,R4
b lay B5
c pass
d lay K4
a pass
b pass
c pass
d pass
c trump B
a trump R
a partner b
a play G8
b play G2
c play G1
d play G4
a play K9
b play K6
c play K2
d play K3
a play G9
b play G6
c play G7
d play G1
a play G5
b play G3
c play B6
d play G7
c play K7
d play K0
a play K1
b play K8
b play Y1
c play Y0
d play Y5
a play Y7
a play K1
b play K5
c play B7
d play K7
c play Y6
d play Y8
a play Y4
b play Y1
d play R9
a play R1
b play B1
c play B2
d play R2
a play R7
b play B7
c play B9
a play R8
b play B0
c play B3
d play B1
a play R4
b play R6
c play R7
d play R1
c play Y3
d play Y9
a play R0
b play Y2
a play G0
b play R5
c play B4
d play K4
b play B5
c play Y7
d play R3
a play B8
! deal dealer=d a=R5,R7,G1,G1,G7,B5,B6,B7,B7,B9,Y1,Y3,K1,K1,K5 b=R1,R6,R9,G0,G2,G4,G6,G7,B0,B1,Y6,Y7,Y9,K0,K6 c=R1,R2,R4,R8,G5,G8,B1,B4,B8,Y0,Y1,Y7,K2,K3,K7 d=R0,R3,R7,G3,G9,B2,B3,Y2,Y4,Y5,Y8,K4,K7,K8,K9
d pass
a lay G1
b lay R6,G6
c lay R8
d lay Y2
a lay G1,Y1
b lay Y6,K6
c lay G8
d lay Y4
a pass
b pass
c pass
d lay R0
a pass
b pass
c pass
d lay R3,G3
a pass
b lay R9,Y9
c pass
d pass
a pass
b pass
d trump G
b trump 6
b partner a
b play R6
c play G5
d play G3
a play G7
b play Y6
c play G8
d play G9
a play B6
b play K6
c play R1
d play Y2
a play G1
b play G6
c play B1
d play K4
a play G1
b play R9
c play R2
d play R0
a play R5
b play Y7
c play Y1
d play Y8
a play Y1
d play B2
a play B9
b play B0
c play B4
a play B5
b play B1
c play B8
d play B3
c play R8
d play R7
a play R7
b play R1
c play Y0
d play Y4
a play Y3
b play Y9
b play K0
c play K7
d play K8
a play K1
d play K7
a play K1
b play G7
c play K2
b play G4
c play K3
d play R3
a play K5
b play G2
c play R4
d play Y5
a play B7
b play G0
c play Y7
d play K9
a play B7
! deal dealer=a a=R1,R9,G1,G3,G5,G7,G9,B6,Y3,Y4,Y9,K1,K3,K7,K9 b=R6,R7,G1,G6,G8,B0,B1,B3,B7,Y2,Y5,Y7,Y8,K0,K2 c=R1,R7,G2,G7,B5,B7,B8,Y1,Y1,Y6,Y7,K1,K4,K5,K8 d=R0,R2,R3,R4,R5,R8,G0,G4,B1,B2,B4,B9,Y0,K6,K7
a lay G3
b pass
c pass
d lay R0,R2
a lay R1,Y3
b lay B7
c lay R7
d lay G0,B1
a lay G1,K1
b lay B3
c lay G7
d pass
a pass
b pass
c pass
d trump B
a trump 3
a partner b
a play R9
b play R6
c play R1
d play R0
a play Y9
b play Y2
c play Y1
d play Y0
a play G9
b play G6
c play G2
d play G4
a play K9
b play K0
c play K1
d play K6
a play G3
b play B3
c play B5
d play B4
b play G8
c play G7
d play G0
a play G7
b play R7
c play R7
d play R8
a play R1
d play R3
a play Y3
b play B1
c play B7
d play R2
a play K3
b play Y7
c play Y1
a play K7
b play K2
c play K8
d play K7
c play Y6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 145
from 6016 76 223
choice a play R6 | play Y6
best 0.908 136.8 play R6
tried 0.829 124.1 play K9
why ! trick_lost TRICKS-9.6 90
tried 0.794 115.6 play K8
why - trick_lost TRICKS-9.6 90
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=e a=R5,R7,G0,G1,G4,B1,B1,B7,B9,K3,K4,K8 b=R2,G5,B2,B3,B5,B6,Y2,Y5,K1,K6,K7,K7 c=R3,R4,R7,R8,G6,G7,G8,B7,Y0,Y6,K1,K9 d=R0,R1,R9,B8,Y1,Y1,Y3,Y4,Y7,Y8,K0,K2 e=R1,R6,G1,G2,G3,G7,G9,B0,B4,Y7,Y9,K5
e pass
a pass
b lay B2
c lay R7,G7
d lay Y1,Y1,Y3
e lay G7
a lay G0,G4
b pass
c lay B7,K9
d lay Y4,Y7
e lay G1
a pass
b lay R2
c lay R8,G8
d pass
e lay R1,G9,B0
a pass
b pass
c pass
d pass
e pass
e trump G
c trump R
c partner d
c play K9
d play K0
e play K5
a play K4
b play K1
c play R7
d play R9
e play R1
a play G4
b play G5
d play B8
e play B4
a play B9
b play B6
c play B7
a play G0
b play R2
c play R8
d play R0
e play G3
c play K1
d play K2
e play G2
a play K3
b play K6
e play G1
a play R7
b play K7
c play G8
d play R1
a play B7
b play B2
c play G6
d play Y7
e play B0
c play Y0
d play Y8
e play Y9
a play B1
b play Y2
e play Y7
a play B1
b play Y5
c play Y6
d play Y1
e play G9
a play G1
b play B3
c play R3
d play Y3
c play R4
d play Y1
e play R6
a play R5
b play K7
e play G7
a play K8
b play B5
c play G7
d play Y4
! deal dealer=a a=R0,R9,G8,B4,B9,Y1,Y4,Y5,Y7,K1,K2,K8 b=R1,G2,G4,G5,G9,B0,B1,B3,B5,Y1,K3,K6 c=R5,R6,R7,R8,G0,G7,B2,B6,B7,B7,Y9,K4 d=R1,R2,R3,R7,G1,G6,G7,B1,Y0,K1,K5,K7 e=R4,G1,G3,B8,Y2,Y3,Y6,Y7,Y8,K0,K7,K9
a lay G8
b pass
c lay R7,G7
d lay R1
e lay G1,Y3,K0
a lay Y4
b lay B3
c lay B7,B7
d lay G1
e pass
a pass
b lay B0
c pass
d pass
e pass
a pass
b pass
e trump Y
c trump 7
c partner a
c play R5
d play R2
e play R4
a play R9
b play R1
a play Y1
b play Y1
c play R7
d play Y0
e play Y2
c play R6
d play R1
e play Y3
a play R0
b play K6
e play Y6
a play Y7
b play B1
c play G7
d play R7
a play Y5
b play B0
c play B7
d play G7
e play Y7
e play K7
a play Y4
b play G2
c play Y9
d play K7
e play B8
a play B9
b play B3
c play B2
d play B1
a play K1
b play K3
c play K4
d play K5
e play K0
d play R3
e play Y8
a play K2
b play G4
c play R8
e play K9
a play K8
b play G5
c play B7
d play K1
c play B6
d play G1
e play G1
a play B4
b play B5
c play G0
d play G6
e play G3
a play G8
b play G9
! deal dealer=b a=R4,R6,R8,G0,G7,B0,B1,B9,Y6,K7,K8,K9 b=R3,G6,G7,G8,G9,B3,B7,Y3,Y8,K0,K1,K2 c=R2,R7,R9,G1,G1,G5,B7,Y1,Y4,Y7,K4,K6 d=R1,R7,G4,B6,Y0,Y1,Y2,Y7,K1,K3,K5,K7 e=R0,R1,R5,G2,G3,B1,B2,B4,B5,B8,Y5,Y9
b lay R3
c lay R7,B7
d lay Y7
e lay R0,R5,B5
a lay R4,R6,G0,B1
b lay B3
c pass
d lay Y0
e pass
a pass
b pass
c pass
d pass
e trump B
a trump 6
a partner c
a play B9
b play G6
c play B7
d play B6
e play B1
d play R7
e play R0
a play R8
b play R3
c play R9
c play K6
d play R1
e play B4
a play B0
b play B3
c play R7
d play Y1
e play R5
a play R4
b play B7
b play G7
c play G1
d play G4
e play G2
a play G7
b play G8
c play G1
d play Y0
e play G3
a play G0
b play Y8
c play Y1
d play Y2
e play Y9
a play B1
a play K7
b play K0
c play K4
d play K1
e play R1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 146
from 6012 161 379
choice b play R9 | play R8
best 0.192 81.4 play R9
tried 0.042 75.7 play B8
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=G0,G1,G9,B4,B6,B8,Y3,Y6,K0,K1,K1,K7 b=R1,R3,R5,R9,G1,B0,B1,B5,B7,Y0,Y9,K4 c=R0,R4,R7,R8,G5,B3,Y1,Y2,Y4,Y5,K6,K8 d=R7,G7,G7,G8,B1,B9,Y1,Y7,Y7,Y8,K3,K5 e=R1,R2,R6,G2,G3,G4,G6,B2,B7,K2,K7,K9
c lay Y4
d pass
e lay R2,G2
a lay K0
b lay B7
c pass
d lay R7,G7,Y7
e lay R1,B2
a lay K1
b lay B5
c lay Y1
d lay B1,Y8
e lay G3,G4
a pass
b pass
c pass
d pass
e pass
d trump 8
e trump 2
e partner c
e play R2
a play B8
b play R1
c play R8
d play Y8
e play G2
a play G1
b play G1
c play K8
d play G8
e play K7
a play K1
b play K4
c play K6
d play K3
e play B2
a play K1
b play B1
c play Y2
d play B1
e play K2
a play G0
b play B0
c play R7
d play K5
e play K9
a play K0
b play Y0
c play R0
d play Y7
e play B7
a play B4
b play B5
c play B3
d play B9
d play G7
e play G3
a play G9
b play R3
c play G5
a play K7
b play R5
c play Y1
d play R7
e play R1
a play B6
b play B7
c play R4
d play G7
e play G4
b play Y9
c play Y4
d play Y1
e play R6
a play Y6
b play R9
c play Y5
d play Y7
e play G6
a play Y3
! deal dealer=d a=R1,G6,G9,B0,B3,B7,B7,B8,Y4,Y6,Y7,K3 b=R3,G0,G1,G2,G3,B1,B1,B6,Y1,Y5,Y7,K7 c=R1,R2,R5,R9,G7,G8,B2,B9,Y9,K0,K1,K4 d=R0,R7,R8,G1,G5,G7,B4,Y0,K1,K5,K6,K8 e=R4,R6,R7,G4,B5,Y1,Y2,Y3,Y8,K2,K7,K9
d lay K5
e pass
a lay B0,B7
b lay G1
c lay R9,B9,K0
d lay R0
e lay Y2
a pass
b pass
c pass
d pass
e pass
a trump B
c trump 9
c partner d
c play G7
d play G1
e play G4
a play G6
b play G1
c play R9
d play B4
e play B5
a play B0
b play B1
c play Y9
d play Y0
e play K9
a play B3
b play B1
c play B9
d play G5
e play Y1
a play G9
b play B6
c play G8
d play G7
e play Y2
a play B7
b play G0
a play B7
b play Y1
c play B2
d play K1
e play R6
a play B8
b play G2
c play R1
d play R0
e play R7
a play Y7
b play Y5
c play K1
d play K5
e play Y8
e play Y3
a play Y6
b play Y7
c play K0
d play K6
b play K7
c play K4
d play K8
e play K2
a play K3
d play R7
e play R4
a play R1
b play R3
c play R2
d play R8
e play K7
a play Y4
b play G3
c play R5
! deal dealer=e a=R2,R3,R4,R7,G1,G2,G7,B1,B4,B5,Y1,K1 b=G9,B1,B2,B7,B7,Y1,Y2,Y4,Y5,Y8,K1,K2 c=R0,R5,G0,G7,G8,B8,B9,Y7,K0,K5,K6,K7 d=R1,R7,R9,G3,G5,B0,B3,Y3,Y6,Y9,K4,K7 e=R1,R6,R8,G1,G4,G6,B6,Y0,Y7,K3,K8,K9
e lay R6
a lay G1,B1
b lay B2
c lay R0,R5,K0
d lay Y9
e lay R1,G6,Y0
a pass
b lay Y2
c pass
d lay B0
e pass
a pass
b pass
c pass
d pass
c trump 0
e trump 6
e partner d
e play R6
a play G1
b play B1
c play R0
d play Y6
e play G6
a play B1
b play Y1
c play G0
d play B0
e play B6
a play Y1
b play K1
c play K0
d play K4
e play K8
a play K1
b play K2
c play K5
d play K7
e play Y0
a play R2
b play B2
c play K6
d play R1
c play B8
d play B3
e play R1
a play B4
b play B7
c play B9
d play Y3
e play G1
a play B5
b play B7
c play G7
d play G5
e play G4
a play G7
b play G9
b play Y2
c play Y7
d play Y9
e play Y7
a play G2
d play R9
e play R8
a play R3
b play Y4
c play R5
d play R7
e play K3
a play R4
b play Y5
c play G8
d play G3
e play K9
a play R7
b play Y8
c play K7
! deal dealer=a a=R2,R4,R7,R7,G1,G9,B1,B7,Y1,Y6,K7,K8 b=R6,R8,R9,B0,B1,B5,Y1,Y9,K0,K1,K6,K9 c=R1,R5,G0,G2,G7,G7,B6,B7,B9,Y7,Y8,K1 d=R3,G1,G4,G5,B2,B3,B4,Y0,Y4,Y7,K2,K7 e=R0,R1,G3,G6,G8,B8,Y2,Y3,Y5,K3,K4,K5
a lay R7
b pass
c lay G7,G7
d lay R3
e lay R0,G3,Y3
a pass
b lay R9
c pass
d lay Y0
e pass
a pass
b pass
c pass
d pass
c trump 7
e trump 3
e partner a
e play G3
a play R7
b play B1
c play G7
d play K7
e play Y3
a play R7
b play Y1
c play G7
d play Y7
e play K3
a play B7
b play K1
c play B7
d play R3
e play G6
a play G9
b play B0
c play G0
d play G1
a play K7
b play K0
c play Y7
d play B3
e play R1
d play Y0
e play Y5
a play Y1
b play Y9
c play Y8
b play R6
c play R1
d play K2
e play R0
a play R2
b play K6
c play K1
d play Y4
e play K4
a play K8
a play Y6
b play B5
c play G2
d play B2
e play Y2
a play G1
b play R8
c play B6
d play G4
e play G8
e play K5
a play B1
b play K9
c play R5
d play G5
b play R9
c play B9
d play B4
e play B8
a play R4
! deal dealer=b a=R0,R1,R4,G4,G6,B5,B6,Y1,K3,K7,K8,K9 b=R1,R8,R9,G0,G7,B0,B1,B2,B8,Y1,Y4,Y5 c=R2,R5,R7,G1,G3,G5,B3,B7,B9,Y0,Y7,Y9 d=R3,G1,G7,G8,G9,B7,Y2,Y3,Y6,Y7,K0,K1 e=R6,R7,G2,B1,B4,Y8,K1,K2,K4,K5,K6,K7
b lay B8
c lay R7,B7
d lay Y7
e lay K1,K2,K4
a lay K3
b pass
c pass
d lay Y2
e pass
a pass
b pass
c pass
d pass
c trump 7
e trump K
e partner d
e play K7
a play K9
b play G7
c play R7
d play B7
e play Y8
a play Y1
b play Y1
c play Y9
d play Y3
c play B9
d play G7
e play B4
a play B5
b play B1
d play K1
e play K1
a play K7
b play G0
c play B7
a play K8
b play R1
c play Y7
d play Y7
e play K2
a play G6
b play B0
c play G1
d play G9
e play G2
d play G8
e play K6
a play G4
b play B2
c play G3
e play K4
a play K3
b play Y4
c play Y0
d play K0
e play R7
a play R1
b play Y5
c play R2
d play R3
e play K5
a play R0
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 147
from 6014 152 193
choice a partner c
best 0.057 -26.6 partner c
tried 0.017 -45.2 partner d
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.011 -44.4 partner b
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.009 -45.4 partner e
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=e a=R0,R1,R7,G4,G5,B1,Y1,Y8,K2,K9 b=R8,R9,G2,G6,B6,B7,Y2,Y7,K5,K7 c=R3,G7,B4,B5,B7,Y6,Y9,K1,K4,K6 d=R7,G9,B1,B2,B3,Y4,Y5,K0,K3,K8 e=R2,G0,G1,G7,G8,B0,Y0,Y1,Y7,K1 f=R1,R4,R5,R6,G1,G3,B8,B9,Y3,K7
e pass
f lay R1
a pass
b lay B7,Y7
c lay B4
d lay B3
e lay G0,G1,G7
f pass
a lay R0,R1
b pass
c pass
d pass
e lay B0
f lay R4
a lay B1
b pass
c lay K4
d lay K0
e pass
f pass
a pass
b pass
c pass
d pass
a trump R
e trump G
e partner f
e play Y1
f play Y3
a play Y8
b play Y7
c play Y9
d play Y4
c play B7
d play B1
e play B0
f play B8
a play B1
b play B6
f play B9
a play R7
b play B7
c play B4
d play B2
e play G0
e play K1
f play K7
a play K9
b play K7
c play K6
d play K0
a play G4
b play G6
c play G7
d play G9
e play R2
f play R1
d play Y5
e play Y7
f play G3
a play Y1
b play Y2
c play Y6
f play G1
a play R0
b play R8
c play R3
d play R7
e play G1
f play R4
a play R1
b play R9
c play K1
d play B3
e play G7
e play G8
f play R6
a play G5
b play G2
c play K4
d play K3
e play Y0
f play R5
a play K2
b play K5
c play B5
d play K8
! deal dealer=f a=R4,R6,G1,G6,B1,B5,B8,Y1,Y9,K6 b=R5,R7,R7,G9,B7,Y5,Y7,K1,K3,K5 c=R1,R9,G0,G3,G4,B4,B9,Y2,K7,K8 d=G2,G5,G7,G7,B3,Y3,Y6,K4,K7,K9 e=R0,R3,G1,G8,B1,Y0,Y4,Y7,Y8,K2 f=R1,R2,R8,B0,B2,B6,B7,Y1,K0,K1
f lay R1
a pass
b lay R5,K5
c lay G4
d lay G7
e lay Y8
f pass
a lay R6,G1,G6
b lay K1,K3
c lay B4
d lay G7
e lay G1,Y0
f lay Y1
a pass
b pass
c pass
d pass
e pass
f pass
e trump Y
b trump 5
b partner f
b play R5
c play Y2
d play Y3
e play Y7
f play Y1
a play Y1
b play K5
c play R1
d play Y6
e play Y0
f play B0
a play Y9
b play G9
c play G0
d play G2
e play G1
f play B6
a play G1
b play Y5
c play G3
d play G5
e play Y4
f play B7
a play B5
b play R7
c play R9
d play G7
e play R0
f play R1
a play R4
c play K7
d play K9
e play K2
f play K1
a play K6
b play K1
d play G7
e play G8
f play K0
a play G6
b play Y7
c play G4
b play R7
c play B4
d play B3
e play R3
f play R8
a play R6
f play B2
a play B8
b play B7
c play B9
d play K7
e play B1
c play K8
d play K4
e play Y8
f play R2
a play B1
b play K3
! deal dealer=a a=R6,R9,G2,G5,B3,Y3,Y8,K0,K3,K7 b=R5,R8,G7,G9,B0,B6,Y1,Y2,Y5,K4 c=R1,R3,R4,B8,Y4,K2,K5,K6,K8,K9 d=R0,R7,R7,G0,G3,B4,B5,B7,B7,K1 e=R2,G4,G6,G7,G8,B1,B9,Y0,Y1,Y9 f=R1,G1,G1,B1,B2,Y6,Y7,Y7,K1,K7
a pass
b lay Y5
c lay K8,K9
d lay R7,R7,B7
e lay R2,G4,B1,Y0
f lay R1,G1,G1,B1,B2
a lay K0
b lay B0
c pass
d pass
e pass
f pass
a lay G2,G5,B3,Y3,K3
b pass
c pass
d pass
e pass
f pass
a pass
f trump 1
a trump K
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 148
from 6013 176 216
choice a play B2 | play B1
best 0.965 162.6 play B2
tried 0.445 66.9 play B9
why ! strong_card_spent TRICKS-9.8 100
tried 0.445 66.9 play B6
why - strong_card_spent TRICKS-9.8 100
tried 0.445 66.9 play B8
why - strong_card_spent TRICKS-9.8 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R1,R2,R5,R6,R8,R9,G2,G9,B1,B2,B6,B7 b=R0,R4,G0,G3,G4,G6,G7,B0,B1,B3,B4,B9 c=R1,R3,R7,R7,G1,G1,G5,G7,G8,B5,B7,B8
c lay R7
a pass
b lay R0,G0
c lay R7,G7
a pass
b pass
c pass
c trump G
c play G8
a play G9
b play G6
a play G2
b play G7
c play G1
b play B9
c play B5
a play B6
b play B1
c play B7
a play B1
c play B8
a play B2
b play B0
c play R7
a play R9
b play R0
a play R8
b play R4
c play R1
a play B7
b play B3
c play G7
c play R7
a play R5
b play G0
b play B4
c play G5
a play R2
c play R3
a play R6
b play G3
b play G4
c play G1
a play R1
! deal dealer=a a=R0,R2,R3,R7,G1,G2,G3,B2,B7,B7,B8,B9 b=R1,R7,R8,R9,G5,G6,G7,G7,G8,G9,B0,B4 c=R1,R4,R5,R6,G0,G1,G4,B1,B1,B3,B5,B6
a lay R3
b lay G5,G7
c pass
a lay R2,B2
b lay G6,G7
c pass
a lay R0,G1
b pass
c pass
a pass
a trump 3
a play R3
b play R1
c play B3
a play G1
b play G6
c play G0
b play R7
c play R1
a play R0
b play G7
c play G1
a play G2
b play R8
c play R6
a play R7
b play G7
c play G4
a play G3
a play B9
b play B0
c play B1
a play B7
b play B4
c play B1
a play B7
b play G5
c play B5
a play B8
b play R9
c play B6
a play B2
b play G9
c play R4
a play R2
b play G8
c play R5
! deal dealer=b a=R4,R6,R7,R9,G1,G6,G7,B1,B1,B5,B8,B9 b=R0,R1,R1,R2,R3,R5,R7,G1,G3,B0,B4,B6 c=R8,G0,G2,G4,G5,G7,G8,G9,B2,B3,B7,B7
b lay R0
c lay G8,G9
a pass
b pass
c lay G7
a pass
b pass
c lay G5
a pass
b pass
c pass
c trump G
c play G7
a play G7
b play G1
c play G8
a play G6
b play G3
c play G9
a play G1
b play R1
c play R8
a play R9
b play R0
a play R7
b play R2
c play G0
c play B7
a play B8
b play B6
a play R6
b play R1
c play G2
c play B7
a play B9
b play B0
a play B5
b play B4
c play B2
a play R4
b play R3
c play G4
c play B3
a play B1
b play R5
c play G5
a play B1
b play R7
! deal dealer=c a=R1,R4,R7,R8,G0,G5,G7,B0,B1,B1,B3,B5 b=R0,R1,R5,R6,R9,G1,G3,G7,B2,B6,B7,B9 c=R2,R3,R7,G1,G2,G4,G6,G8,G9,B4,B7,B8
c lay G9
a pass
b pass
c lay G8
a pass
b pass
c lay G6
a pass
b pass
c pass
c trump G
c play G8
a play G0
b play G1
c play G9
a play G5
b play G3
c play B7
a play B5
b play B9
b play G7
c play G1
a play G7
b play R9
c play R2
a play R4
b play B6
c play B8
a play B0
c play R7
a play R8
b play R6
a play R7
b play R0
c play R3
a play R1
b play R1
c play G6
c play B4
a play B1
b play B7
b play B2
c play G2
a play B1
c play G4
a play B3
b play R5
! deal dealer=a a=R4,R5,G7,G7,B1,B1,B2,B6,B7,B7,B8,B9 b=R2,R3,R7,R8,G0,G1,G4,G9,B0,B3,B4,B5 c=R0,R1,R1,R6,R7,R9,G1,G2,G3,G5,G6,G8
a lay B7
b pass
c lay G6,G8
a lay B1,B1
b pass
c lay G3,G5
a lay B2,B6
b pass
c lay G1,G2
a lay B7,B8
b pass
c pass
a pass
a trump 7
a play G7
b play R7
c play R7
a play G7
b play G1
c play R1
a play R5
b play R8
c play R0
b play B0
c play R1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 149
from 6015 79 443
choice b play B6
best 0.909 185.6 play B6
tried 0.781 185.0 play R8
why ! strong_card_spent TRICKS-9.8 100
tried 0.781 185.0 play R6
why - strong_card_spent TRICKS-9.8 100
tried 0.732 158.7 play Y7
why - trick_lost TRICKS-9.6 100
tried 0.722 156.6 play Y2
why - trick_lost TRICKS-9.6 100
tried 0.721 156.8 play G1
why - trick_lost TRICKS-9.6 100
tried 0.718 156.1 play G7
why - trick_lost TRICKS-9.6 100
tried 0.662 141.2 play G9
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R1,R1,R4,R5,R7,R9,G0,G8,B7,B9,Y6,Y8,K0,K3,K7 b=R0,R3,R6,R7,G1,G5,G9,B0,B4,B7,Y0,Y7,K1,K6,K8 c=R2,R8,G7,B2,B6,B8,Y1,Y1,Y2,Y4,Y5,K1,K5,K7,K9 d=G1,G2,G3,G4,G6,G7,B1,B1,B3,B5,Y3,Y7,Y9,K2,K4
c lay Y2
d pass
a lay R1,R1
b lay R0,G1,B0
c pass
d lay G7
a lay R4,R5
b pass
c lay R2
d lay G6
a pass
b pass
c pass
d pass
b trump 0
a trump R
a partner c
a play B9
b play B7
c play B6
d play B1
a play G8
b play G9
c play G7
d play G2
b play G5
c play R2
d play G1
a play R7
a play B7
b play B4
c play B8
d play B1
c play K9
d play K2
a play K7
b play K1
c play K7
d play K4
a play K3
b play K8
b play R0
c play R8
d play G6
a play R1
b play K6
c play K1
d play G3
a play G0
a play R9
b play Y0
c play B2
d play B3
a play R4
b play B0
c play Y2
d play Y3
a play R5
b play R7
c play Y1
d play G7
b play R3
c play Y1
d play G4
a play R1
b play R6
c play Y4
d play Y7
a play K0
b play G1
c play Y5
d play B5
a play Y8
b play Y7
c play K5
d play Y9
a play Y6
! deal dealer=d a=R3,R4,R5,R6,R7,G2,G3,G5,G8,B7,Y1,Y6,Y7,K0,K7 b=R1,R7,R9,G1,G1,G7,B1,B2,B3,B7,Y3,Y9,K1,K2,K5 c=R0,R1,G0,G4,G6,G7,G9,B4,B5,B6,Y0,Y1,Y2,Y7,Y8 d=R2,R8,B0,B1,B8,B9,Y4,Y5,K1,K3,K4,K6,K7,K8,K9
d lay K9
a pass
b pass
c lay R0,Y0
d lay K7,K8
a lay R7
b lay R1,G1,G1,B3
c pass
d lay K4,K6
a lay R3
b pass
c pass
d pass
a pass
b trump 1
d trump K
d partner a
d play B8
a play B7
b play B3
c play B4
d play K1
a play K7
b play K5
c play R1
d play B9
a play R6
b play B2
c play B5
d play R8
a play R3
b play R9
c play R0
b play Y9
c play Y0
d play Y4
a play Y6
b play R7
c play G0
d play R2
a play R4
b play Y3
c play Y7
d play Y5
a play Y7
c play G9
d play K7
a play G2
b play G7
d play K8
a play Y1
b play R1
c play Y1
d play K9
a play K0
b play K1
c play G6
b play G1
c play Y2
d play K6
a play G3
d play B0
a play G5
b play B7
c play B6
b play G1
c play G4
d play K3
a play R7
d play K4
a play R5
b play B1
c play Y8
d play B1
a play G8
b play K2
c play G7
! deal dealer=a a=R1,R6,G1,G7,G9,B1,B4,B7,B8,Y0,Y1,Y8,K1,K5,K6 b=R0,R1,R2,R3,R4,G0,G2,G4,G6,B6,B7,Y2,Y4,Y7,Y9 c=R5,R7,G3,G7,B0,B9,Y3,Y5,Y7,K0,K2,K3,K4,K7,K8 d=R7,R8,R9,G1,G5,G8,B1,B2,B3,B5,Y1,Y6,K1,K7,K9
a lay B1
b lay R0,R2
c lay K0,K2,K3
d lay G1
a pass
b pass
c pass
d pass
b trump 2
c trump K
c partner d
c play K2
d play B2
a play K1
b play R2
c play B9
d play B3
a play B1
b play B6
c play K7
d play K9
a play K5
b play G2
d play R7
a play R1
b play R1
c play R7
d play R8
a play R6
b play R0
c play R5
d play R9
a play K6
b play R3
c play K8
c play K3
d play K7
a play G1
b play Y2
d play G8
a play G9
b play G0
c play G3
a play G7
b play G6
c play G7
d play G1
a play B7
b play B7
c play B0
d play B1
a play Y8
b play Y9
c play Y3
d play Y1
b play Y7
c play Y5
d play Y6
a play Y0
b play Y4
c play Y7
d play K1
a play Y1
d play G5
a play B4
b play G4
c play K0
c play K4
d play B5
a play B8
b play R4
! deal dealer=b a=R0,R7,R8,G1,G6,G7,G8,B0,B1,B3,Y4,Y7,Y9,K3,K9 b=R3,R5,R6,R7,G1,G3,B2,B4,B7,B8,B9,Y1,Y6,Y7,K7 c=R1,R1,R9,G0,G4,G9,B7,Y2,Y3,Y8,K1,K2,K4,K6,K7 d=R2,R4,G2,G5,G7,B1,B5,B6,Y0,Y1,Y5,K0,K1,K5,K8
b pass
c lay K2
d lay G5,B5
a lay R0
b lay B7
c lay K1,K4
d pass
a pass
b lay R3
c pass
d pass
a pass
b pass
b trump R
c trump K
c partner a
c play G9
d play G2
a play G6
b play G1
c play Y8
d play Y1
a play Y4
b play Y6
c play R1
d play K8
a play K9
b play R7
a play Y7
b play Y1
c play Y2
d play Y0
a play G7
b play G3
c play G0
d play G5
a play Y9
b play Y7
c play Y3
d play Y5
a play G8
b play R3
c play G4
d play G7
b play K7
c play R1
d play R2
a play R0
b play B7
c play B7
d play B1
a play B1
b play B9
c play K6
d play B5
a play B0
c play K7
d play K1
a play R7
b play R5
c play K4
d play K5
a play R8
b play R6
d play B6
a play B3
b play B2
c play K2
c play K1
d play R4
a play K3
b play B4
a play G1
b play B8
c play R9
d play K0
! deal dealer=c a=R6,R7,G1,G1,G4,G9,B1,B4,B7,B8,Y1,K2,K5,K7,K9 b=R0,R3,R5,G0,G2,G7,B3,B6,B7,Y0,Y3,Y7,Y7,K7,K8 c=R1,R1,R2,R4,R7,R8,G3,G6,G8,B2,Y2,Y5,Y6,K0,K1 d=R9,G5,G7,B0,B1,B5,B9,Y1,Y4,Y8,Y9,K1,K3,K4,K6
c lay R2
d pass
a lay G1,B1
b lay R0,G2,Y0
c lay R1,R1,R4
d lay Y4
a pass
b pass
c pass
d lay K4
a pass
b lay R3,B3
c pass
d pass
a pass
b lay Y7
c pass
d pass
a pass
b lay G7
c pass
d pass
a pass
b lay Y3
c pass
d pass
a pass
b lay R5
c pass
d pass
a pass
b pass
c trump 2
b trump 7
b partner a
b play K7
c play R2
d play G7
a play K2
b play G7
c play B2
d play B1
a play R7
b play Y7
c play Y2
d play Y1
a play B7
b play B7
c play R7
d play K1
a play K7
b play B3
c play K0
d play B9
a play B1
d play Y8
a play Y1
b play Y3
c play Y6
d play Y9
a play G1
b play Y0
c play Y5
d play G5
a play G9
b play G0
c play G3
a play K9
b play K8
c play K1
d play K3
a play B8
b play B6
c play R1
d play B0
a play B4
b play R5
c play R1
d play B5
d play R9
a play R6
b play R3
c play R4
d play Y4
a play G1
b play R0
c play G6
d play K4
a play K5
b play G2
c play R8
b play Y7
c play G8
d play K6
a play G4
! deal dealer=d a=R0,R3,G1,G5,G8,B1,B7,B9,Y0,Y4,Y8,K0,K3,K7,K7 b=R6,R7,R8,G1,G7,G9,B5,B6,Y2,Y3,Y5,Y7,K1,K1,K2 c=R9,G2,G3,G4,G6,B2,B3,B4,B8,Y1,Y6,Y9,K6,K8,K9 d=R1,R1,R2,R4,R5,R7,G0,G7,B0,B1,B7,Y1,Y7,K4,K5
d lay R7
a lay R0,K0
b lay Y5
c lay G6,Y1,Y6
d lay R2,R4,R5
a pass
b lay G1,Y2
c lay G2,B2
d lay R1,R1
a pass
b lay K1
c pass
d pass
a pass
b pass
c trump 6
d trump R
d partner b
d play R1
a play R0
b play R7
c play R9
c play K8
d play K4
a play K0
b play K1
c play Y9
d play Y1
a play Y0
b play Y5
c play K9
d play K5
a play K3
b play K2
c play B8
d play B1
a play B7
b play B5
c play B2
d play B7
a play B9
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 150
from 6011 277 615
choice d play Y2
best 0.776 197.2 play Y2
tried 0.718 196.2 play R9
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.718 196.2 play R4
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R7,R7,R8,G1,G6,Y1,Y2,Y5,K1,K2,K3,K6,K8,K9 b=R0,R5,R9,G5,G7,B1,B3,B5,B7,B8,B9,Y0,Y3,K1,K5 c=R2,R3,R6,G0,G1,G2,G4,G9,B0,B6,Y1,Y4,Y7,K7,K7 d=R1,R4,G3,G7,G8,B1,B2,B4,B7,Y6,Y7,Y8,Y9,K0,K4
a lay K1
b lay R5,G5
c lay G0
d lay B4
a lay K2,K3
b pass
c pass
d lay B1
a pass
b pass
c pass
d pass
b trump 5
a trump K
a partner d
a play R7
b play R9
c play R6
d play R1
b play B7
c play B0
d play B2
a play K6
a play R7
b play R0
c play R2
d play R4
a play K8
b play K5
c play K7
d play K0
b play B8
c play B6
d play B1
a play Y5
a play K9
b play K1
c play K7
d play K4
a play K2
b play R5
c play G1
d play B7
a play K3
b play G5
c play Y1
d play B4
a play R8
b play B5
c play R3
d play G7
b play G7
c play G9
d play G3
a play G1
c play G0
d play G8
a play G6
b play B1
d play Y8
a play Y1
b play Y0
c play Y4
d play Y7
a play Y2
b play Y3
c play Y7
d play Y6
a play K1
b play B3
c play G2
a play R1
b play B9
c play G4
d play Y9
! deal dealer=b a=R1,R3,R6,R8,G1,G5,B0,B1,B4,Y0,Y3,Y5,Y8,K2,K3 b=G4,G6,G7,B2,B6,B7,B7,B8,Y4,Y7,Y9,K1,K5,K6,K7 c=R2,R4,R9,G0,G1,G2,G7,G8,B5,Y1,Y6,Y7,K0,K1,K7 d=R0,R1,R5,R7,R7,G3,G9,B1,B3,B9,Y1,Y2,K4,K8,K9
b lay G7
c lay G0,G1
d lay G3
a lay R3
b lay B7,B7
c pass
d pass
a pass
b pass
c trump G
b trump 7
b partner a
b play G7
c play G1
d play G9
a play G5
b play Y9
c play Y1
d play Y1
a play Y0
b play B6
c play B5
d play B9
a play B1
d play K9
a play K2
b play K1
c play K0
d play K8
a play K3
b play K5
c play K1
d play R5
a play R6
b play B7
c play R2
b play B8
c play Y7
d play B1
a play B0
c play K7
d play R7
a play G1
b play G4
c play G7
d play G3
a play R1
b play G6
c play Y6
d play Y2
a play Y8
b play Y4
a play R8
b play B7
c play R4
d play R0
b play Y7
c play G0
d play R7
a play R3
b play K7
c play G2
d play R1
a play Y3
b play K6
c play G8
d play K4
a play B4
c play R9
d play B3
a play Y5
b play B2
! deal dealer=c a=R0,R1,R4,R7,R8,G0,G5,G8,G9,B8,Y4,Y7,K1,K1,K9 b=R5,R6,G2,G3,G6,B0,B1,B5,B7,Y1,Y1,Y2,K5,K6,K8 c=R7,G1,G7,B2,B3,B4,B6,B7,B9,Y0,Y3,Y6,Y7,K2,K7 d=R1,R2,R3,R9,G1,G4,G7,B1,Y5,Y8,Y9,K0,K3,K4,K7
c lay B7
d pass
a lay R0,R8
b lay R5
c lay B2,B3
d lay K0,K3
a lay R1,R4
b lay B5
c pass
d lay K4
a pass
b pass
c pass
d pass
c trump B
a trump R
a partner b
a play G8
b play G2
c play G1
d play G4
a play K9
b play K6
c play K2
d play K3
a play G9
b play G6
c play G7
d play G1
a play G5
b play G3
c play B6
d play G7
c play K7
d play K0
a play K1
b play K8
b play Y1
c play Y0
d play Y5
a play Y7
a play K1
b play K5
c play B7
d play K7
c play Y6
d play Y8
a play Y4
b play Y1
d play R9
a play R1
b play B1
c play B2
d play R2
a play R7
b play B7
c play B9
a play R8
b play B0
c play B3
d play B1
a play R4
b play R6
c play R7
d play R1
c play Y3
d play Y9
a play R0
b play Y2
a play G0
b play R5
c play B4
d play K4
b play B5
c play Y7
d play R3
a play B8
! deal dealer=d a=R5,R7,G1,G1,G7,B5,B6,B7,B7,B9,Y1,Y3,K1,K1,K5 b=R1,R6,R9,G0,G2,G4,G6,G7,B0,B1,Y6,Y7,Y9,K0,K6 c=R1,R2,R4,R8,G5,G8,B1,B4,B8,Y0,Y1,Y7,K2,K3,K7 d=R0,R3,R7,G3,G9,B2,B3,Y2,Y4,Y5,Y8,K4,K7,K8,K9
d pass
a lay G1
b lay R6,G6
c lay R8
d lay Y2
a lay G1,Y1
b lay Y6,K6
c lay G8
d lay Y4
a pass
b pass
c pass
d lay R0
a pass
b pass
c pass
d lay R3,G3
a pass
b lay R9,Y9
c pass
d pass
a pass
b pass
d trump G
b trump 6
b partner a
b play R6
c play G5
d play G3
a play G7
b play Y6
c play G8
d play G9
a play B6
b play K6
c play R1
d play Y2
a play G1
b play G6
c play B1
d play K4
a play G1
b play R9
c play R2
d play R0
a play R5
b play Y7
c play Y1
d play Y8
a play Y1
d play B2
a play B9
b play B0
c play B4
a play B5
b play B1
c play B8
d play B3
c play R8
d play R7
a play R7
b play R1
c play Y0
d play Y4
a play Y3
b play Y9
b play K0
c play K7
d play K8
a play K1
d play K7
a play K1
b play G7
c play K2
b play G4
c play K3
d play R3
a play K5
b play G2
c play R4
d play Y5
a play B7
b play G0
c play Y7
d play K9
a play B7
! deal dealer=a a=R1,R9,G1,G3,G5,G7,G9,B6,Y3,Y4,Y9,K1,K3,K7,K9 b=R6,R7,G1,G6,G8,B0,B1,B3,B7,Y2,Y5,Y7,Y8,K0,K2 c=R1,R7,G2,G7,B5,B7,B8,Y1,Y1,Y6,Y7,K1,K4,K5,K8 d=R0,R2,R3,R4,R5,R8,G0,G4,B1,B2,B4,B9,Y0,K6,K7
a lay G3
b pass
c pass
d lay R0,R2
a lay R1,Y3
b lay B7
c lay R7
d lay G0,B1
a lay G1,K1
b lay B3
c lay G7
d pass
a pass
b pass
c pass
d trump B
a trump 3
a partner b
a play R9
b play R6
c play R1
d play R0
a play Y9
b play Y2
c play Y1
d play Y0
a play G9
b play G6
c play G2
d play G4
a play K9
b play K0
c play K1
d play K6
a play G3
b play B3
c play B5
d play B4
b play G8
c play G7
d play G0
a play G7
b play R7
c play R7
d play R8
a play R1
d play R3
a play Y3
b play B1
c play B7
d play R2
a play K3
b play Y7
c play Y1
a play K7
b play K2
c play K8
d play K7
c play Y6
d play B1
a play Y4
b play Y5
d play B9
a play B6
b play B0
c play B8
d play R4
a play G1
b play B7
c play K4
b play Y8
c play Y7
d play B2
a play K1
d play R5
a play G5
b play G1
c play K5
! deal dealer=b a=R0,R8,G3,G5,B0,B5,B9,Y2,Y5,Y7,K2,K3,K4,K5,K7 b=R4,R7,G0,G1,G6,G8,B1,B4,B6,Y4,Y7,Y8,K0,K1,K6 c=R3,R7,G1,G4,B2,B8,Y0,Y1,Y1,Y3,Y6,Y9,K7,K8,K9 d=R1,R1,R2,R5,R6,R9,G2,G7,G7,G9,B1,B3,B7,B7,K1
b lay R4
c lay Y0,Y3
d pass
a lay G5,B5,K5
b pass
c lay Y1,Y1
d lay R1,R1,R2,G2,B1
a lay R0,B0,Y2
b lay B4
c pass
d pass
a pass
b pass
d trump R
a trump 5
a partner b
a play B9
b play B6
c play B2
d play B7
a play G5
b play R4
c play R3
d play R5
d play K1
a play K7
b play K1
c play K8
c play B8
d play B1
a play B0
b play B1
c play K7
d play B3
a play K2
b play K0
c play Y9
d play R6
a play Y2
b play Y4
d play B7
a play B5
b play B4
c play G1
a play Y5
b play R7
c play R7
d play R1
a play K5
b play G6
c play Y1
d play R1
a play R8
b play G1
c play Y1
d play R9
d play G9
a play G3
b play G0
c play G4
d play G7
a play R0
b play G8
c play Y0
a play K3
b play K6
c play K9
d play R2
d play G2
a play K4
b play Y8
c play Y6
d play G7
a play Y7
b play Y7
c play Y3
! deal dealer=c a=R1,R1,R3,R7,R9,G1,G8,G9,B3,Y1,Y3,Y8,Y9,K1,K7 b=R6,R7,R8,G4,G5,G6,G7,B5,B8,B9,Y7,Y7,K1,K6,K9 c=R0,G1,G2,G7,B1,B2,B4,B6,B7,Y1,Y5,K0,K2,K3,K4 d=R2,R4,R5,G0,G3,B0,B1,B7,Y0,Y2,Y4,Y6,K5,K7,K8
c lay B2
d lay G0,Y0
a lay R1,R3,B3
b lay R6,G6,B9,K6
c lay G2
d lay B1
a lay R1,G1
b lay R8,K9
c pass
d lay R2
a pass
b pass
c pass
d pass
a trump 1
b trump G
b partner d
b play B8
c play B2
d play B0
a play B3
b play B9
c play B4
d play B7
a play G8
a play Y8
b play Y7
c play Y5
d play Y0
a play R9
b play R6
c play R0
d play R4
a play G1
b play K1
c play G7
d play G3
a play Y9
b play Y7
c play G2
d play Y4
c play G1
d play G0
a play R1
b play G4
c play K0
d play K7
a play K7
b play K9
b play R7
c play B1
d play R2
a play R3
c play K2
d play K8
a play R1
b play K6
a play G9
b play G5
c play Y1
d play B1
a play Y3
b play G7
c play K3
d play Y6
b play R8
c play K4
d play R5
a play R7
b play G6
c play B6
d play Y2
a play Y1
b play B5
c play B7
d play K5
a play K1
! deal dealer=d a=G0,G2,G5,B1,B9,Y0,Y3,Y5,Y6,Y7,Y9,K0,K1,K2,K4 b=R1,R2,R3,R7,R7,R8,G1,G8,G9,B1,B2,B7,B7,K3,K8 c=R0,R1,G1,G3,G7,B4,B5,B6,Y1,Y1,Y7,Y8,K1,K7,K9 d=R4,R5,R6,R9,G4,G6,G7,B0,B3,B8,Y2,Y4,K5,K6,K7
d lay R6
a lay Y0,Y3
b lay R7,R7,R8
c lay Y1
d pass
a lay Y5,Y6
b lay R2,R3
c lay R1
d lay R4,G4,B0
a pass
b pass
c pass
d pass
a trump Y
b trump R
b partner d
b play G8
c play G1
d play G4
a play G0
b play G9
c play G3
d play G6
a play G2
b play R7
c play Y1
d play R5
a play Y9
b play K8
c play K9
d play K6
a play K0
c play K7
d play K5
a play K2
b play K3
c play G7
d play G7
a play G5
b play G1
c play K1
d play K7
a play K1
b play R7
b play R8
c play Y1
d play R6
a play Y0
b play B7
c play B4
d play B3
a play B9
a play B1
b play B7
c play B5
d play B8
d play B0
a play Y6
b play B1
c play B6
a play K4
b play R2
c play R1
d play Y4
b play R3
c play R0
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 151
from 6016 77 419
choice a play K6 | play R6 | play G6 | play B6
best 0.770 150.5 play K6
tried 0.732 144.2 play B1
why - trick_lost TRICKS-9.6 100
tried 0.730 143.8 play B3
why - trick_lost TRICKS-9.6 100
tried 0.728 144.1 play Y9
why ! strong_card_spent TRICKS-9.8 100
tried 0.727 142.9 play K1
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R3,R6,R7,G9,B1,Y0,Y1,Y7,K7,K8 b=R1,R8,G0,G5,G7,B4,Y1,Y5,Y8,K6,K7,K9 c=R2,R4,R5,G2,G4,G8,B7,Y3,Y4,K1,K3,K5 d=R7,R9,G1,G6,B0,B2,B3,B6,B7,B9,Y7,K1 e=G1,G3,G7,B1,B5,B8,Y2,Y6,Y9,K0,K2,K4
c lay R4
d lay B0,B7
e lay Y2
a lay R0,R1,R7
b lay G5
c pass
d pass
e pass
a pass
b pass
d trump B
a trump R
a partner c
a play G9
b play G0
c play G2
d play G1
e play G1
a play K7
b play K9
c play K1
d play K1
e play K0
b play Y8
c play Y3
d play Y7
e play Y9
a play Y1
e play Y6
a play Y7
b play Y1
c play Y4
d play B7
d play B0
e play B1
a play R7
b play R8
c play R2
b play G7
c play G8
d play G6
e play G3
a play R6
a play K8
b play K6
c play K3
d play B6
e play K2
d play B2
e play B5
a play B1
b play R1
c play R4
c play G4
d play B3
e play G7
a play R0
b play G5
a play Y0
b play Y5
c play R5
d play B9
e play Y2
c play K5
d play R7
e play K4
a play R1
b play K7
d play R9
e play B8
a play R3
b play B4
c play B7
! deal dealer=d a=R1,R4,R8,R9,G6,G7,B9,Y2,Y9,K1,K6,K8 b=R0,R5,G0,G2,G3,B0,B1,B5,B7,Y7,Y8,K4 c=G1,G5,G9,B3,B7,Y0,Y1,Y6,K1,K2,K7,K7 d=R1,R2,G1,G8,B2,B4,B8,Y4,Y5,K0,K5,K9 e=R3,R6,R7,R7,G4,G7,B1,B6,Y1,Y3,Y7,K3
d pass
e lay R3
a lay R9,B9
b lay R0
c lay K7
d lay B2
e lay B1,Y3
a pass
b pass
c pass
d lay K0
e pass
a pass
b pass
c pass
d pass
a trump 9
e trump 3
e partner d
e play R3
a play R9
b play G3
c play G9
d play K9
e play Y3
a play B9
b play B1
c play B3
d play B2
e play K3
a play Y9
b play R0
c play G1
d play K5
e play R6
a play R8
b play R5
c play Y6
d play R1
a play K8
b play K4
c play K2
d play K0
e play B1
a play K6
b play G0
c play K7
d play B4
e play Y1
c play K7
d play G1
e play G4
a play K1
b play B7
c play K1
d play R2
e play B6
a play G6
b play B0
c play B7
d play B8
e play G7
a play R1
b play B5
d play G8
e play Y7
a play G7
b play G2
c play G5
d play Y4
e play R7
a play Y2
b play Y7
c play Y0
b play Y8
c play Y1
d play Y5
e play R7
a play R4
! deal dealer=e a=R8,R9,G2,G4,B1,B3,B7,B7,Y5,Y8,K2,K7 b=R1,G8,B4,B8,B9,Y0,Y1,Y2,Y7,Y7,Y9,K1 c=R1,R3,R5,G3,G7,B0,B5,Y1,Y6,K4,K6,K8 d=R2,R7,R7,G0,G1,G5,G6,B2,B6,K1,K3,K5 e=R0,R4,R6,G1,G7,G9,B1,Y3,Y4,K0,K7,K9
e lay R0
a lay B7,B7
b lay Y7,Y7,Y9
c lay R3
d lay R2,G0
e pass
a pass
b pass
c pass
d pass
a trump B
b trump Y
b partner d
b play Y9
c play Y1
d play B6
e play B1
a play B1
b play G8
c play G3
d play G0
e play G9
a play G2
e play K9
a play K7
b play K1
c play K6
d play K1
e play G7
a play G4
b play Y7
c play G7
d play G6
b play Y7
c play B0
d play B2
e play Y3
a play Y8
a play R8
b play R1
c play R3
d play R2
e play R6
a play R9
b play B4
c play R1
d play R7
e play R0
b play Y1
c play Y6
d play G1
e play Y4
a play B7
c play K8
d play K5
e play K0
a play K2
b play Y0
b play Y2
c play B5
d play K3
e play G1
a play Y5
a play B3
b play B8
c play K4
d play R7
e play R4
b play B9
c play R5
d play G5
e play K7
a play B7
! deal dealer=a a=R1,R2,R7,G2,G8,B1,B7,B8,Y1,Y4,K1,K6 b=R0,R1,R6,R7,G3,B9,Y9,K1,K3,K5,K7,K7 c=G0,G1,G4,G7,B1,B2,B5,B7,Y1,K0,K4,K8 d=R4,R5,G1,G5,G6,B0,B3,B4,Y0,Y7,Y7,Y8 e=R3,R8,R9,G7,G9,B6,Y2,Y3,Y5,Y6,K2,K9
a lay R1
b lay K7,K7
c lay G0
d lay Y0
e lay R9,G9,Y2
a pass
b lay K3,K5
c lay G1
d lay R4,B0
e pass
a lay B1
b pass
c pass
d pass
e pass
a pass
e trump 9
b trump K
b partner d
b play R7
c play K0
d play R5
e play R3
a play R7
c play G7
d play G6
e play G7
a play G8
b play G3
a play B7
b play K7
c play B1
d play B0
e play B6
b play K7
c play K8
d play B4
e play K9
a play K6
e play R8
a play R2
b play R1
c play B7
d play R4
e play Y2
a play Y4
b play K5
c play Y1
d play Y0
b play R6
c play K4
d play G1
e play Y6
a play R1
c play G4
d play G5
e play K2
a play G2
b play K3
b play R0
c play G0
d play B3
e play R9
a play B1
e play Y3
a play Y1
b play K1
c play G1
d play Y7
b play B9
c play B2
d play Y8
e play G9
a play K1
a play B8
b play Y9
c play B5
d play Y7
e play Y5
! deal dealer=b a=R3,G0,G4,G8,B5,B9,Y1,Y1,Y9,K3,K5,K7 b=R4,G6,G7,B1,B6,B7,Y0,Y2,Y3,Y6,K1,K6 c=R0,R1,R8,G1,G7,G9,B1,B3,B7,Y4,Y7,K0 d=R1,R2,R5,R7,G1,G3,G5,B0,K2,K7,K8,K9 e=R6,R7,R9,G2,B2,B4,B8,Y5,Y7,Y8,K1,K4
b lay G6
c pass
d lay R1,R2
e lay B2
a lay R3
b lay B6,Y6
c lay G7
d pass
e pass
a pass
b pass
c pass
d trump 2
b trump 6
b partner a
b play G6
c play R1
d play K2
e play G2
a play K7
b play B6
c play G1
d play R2
e play B2
a play G0
b play Y6
c play B1
d play R1
e play R6
a play R3
b play K6
c play R0
d play G3
e play K1
a play K3
b play G7
c play G9
d play G5
e play R7
a play G4
c play G7
d play G1
e play B4
a play G8
b play Y2
b play B7
c play B3
d play B0
e play B8
a play B9
a play Y9
b play Y0
c play Y4
d play R7
e play Y5
a play B5
b play B1
c play B7
d play R5
e play K4
c play Y7
d play K9
e play Y8
a play Y1
b play Y3
e play Y7
a play Y1
b play K1
c play K0
d play K8
e play R9
a play K5
b play R4
c play R8
d play K7
! deal dealer=c a=R6,G1,G3,G6,B1,B3,B6,Y9,K0,K1,K5,K6 b=R2,R7,R7,R9,B1,Y2,Y4,Y5,Y7,Y7,K4,K8 c=R4,G1,G2,G7,G8,B2,B5,B7,Y8,K1,K2,K9 d=R0,R1,R3,R5,R8,G0,G5,G9,B0,B9,Y1,K3 e=R1,G4,G7,B4,B7,B8,Y0,Y1,Y3,Y6,K7,K7
c lay G2
d pass
e lay G7,B7
a lay R6,G6,K6
b lay R7,R7,Y7,Y7
c lay B2
d lay R0
e pass
a lay G1,K0
b lay R9,K8
c pass
d lay R1,R3,G0,Y1
e pass
a pass
b pass
c pass
d pass
a trump 6
b trump Y
b partner d
b play K8
c play K9
d play K3
e play K7
a play K0
c play G7
d play G9
e play G4
a play G1
b play Y7
b play R7
c play R4
d play R5
e play R1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 152
from 6012 166 186
choice b play Y7
best 0.503 60.3 play Y7
tried 0.457 54.9 play Y0
why - trick_lost TRICKS-9.6 68
tried 0.456 54.7 play B3
why - trick_lost TRICKS-9.6 65
tried 0.451 54.0 play B5
why - trick_lost TRICKS-9.6 65
tried 0.450 54.2 play G1
tried 0.443 53.0 play Y8
why - trick_lost TRICKS-9.6 68
tried 0.411 49.4 play K9
why ! trick_lost TRICKS-9.6 100
tried 0.411 49.4 play K6
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:6/8 fierce:8/8
---
! deal dealer=a a=R2,R9,G9,B5,B6,Y1,Y8,K0,K1,K2,K7,K9 b=R4,R7,R8,G5,B0,B7,Y1,Y3,Y6,K3,K4,K7 c=R0,R7,G6,G8,B1,B2,B3,B7,Y0,Y7,K5,K8 d=R1,G0,G1,G1,G7,G7,B4,B9,Y2,Y5,Y7,K1 e=R1,R3,R5,R6,G2,G3,G4,B1,B8,Y4,Y9,K6
a lay K9
b pass
c pass
d lay G0,G1
e lay R6
a lay K2,K7
b lay R7
c lay B1,B7
d pass
e pass
a pass
b pass
c pass
c trump B
a trump K
a partner d
a play R9
b play R4
c play R0
d play R1
e play R1
a play K9
b play B0
c play B3
d play B4
e play B1
a play G9
b play G5
c play G6
d play G0
e play G2
a play Y8
b play Y1
c play Y0
d play Y2
e play Y9
e play R5
a play R2
b play R7
c play R7
d play K1
d play Y7
e play Y4
a play Y1
b play Y3
c play Y7
d play G1
e play G3
a play K7
b play R8
c play G8
a play K1
b play K7
c play B2
d play B9
e play K6
b play Y6
c play K8
d play Y5
e play R6
a play B5
c play K5
d play G1
e play B8
a play K0
b play B7
c play B1
d play G7
e play R3
a play K2
b play K3
b play K4
c play B7
d play G7
e play G4
a play B6
! deal dealer=b a=R4,G3,G5,G7,B5,B7,B8,Y2,Y4,K0,K1,K6 b=R1,G2,G4,G9,B3,B4,B6,Y1,Y1,Y3,Y7,K3 c=R1,R3,R7,R8,R9,G1,G1,G6,B1,B9,Y7,K5 d=R0,R2,G7,G8,B2,B7,Y0,Y5,K1,K2,K4,K7 e=R5,R6,R7,G0,B0,B1,Y6,Y8,Y9,K7,K8,K9
b lay Y3
c lay R1,R3
d lay R0,R2,K2
e lay G0,B0,Y9,K9
a lay R4
b lay B3
c lay R7
d pass
e pass
a lay Y4
b pass
c pass
d pass
e pass
a pass
c trump 1
e trump K
e partner d
e play Y8
a play Y2
b play Y3
c play Y7
d play Y0
e play Y9
a play Y4
b play Y7
c play R8
d play Y5
e play R7
a play R4
b play K3
c play R3
d play R0
b play G9
c play G6
d play G8
e play G0
a play G3
b play G2
c play K5
d play G7
e play K7
a play G5
e play K8
a play K1
b play R1
c play B1
d play K2
a play B7
b play B3
c play B9
d play B2
e play B0
c play R7
d play R2
e play R5
a play K6
b play B6
a play B8
b play B4
c play R1
d play B7
e play K9
e play R6
a play K0
b play G4
c play R9
d play K7
d play K4
e play B1
a play B5
b play Y1
c play G1
d play K1
e play Y6
a play G7
b play Y1
c play G1
! deal dealer=c a=R1,R4,R9,G0,G3,G5,B9,Y1,Y6,Y7,K2,K8 b=G1,B0,B3,B5,Y0,Y7,Y8,K1,K3,K6,K7,K9 c=R1,R3,R5,R8,G1,G7,G9,B4,Y2,Y3,Y4,Y9 d=R2,R7,G7,B1,B6,B7,B7,Y1,Y5,K1,K5,K7 e=R0,R6,R7,G2,G4,G6,G8,B1,B2,B8,K0,K4
c pass
d lay B7
e lay G6,G8
a lay G5
b lay K1,K3,K6
c lay Y3
d lay R7,G7,B7
e pass
a lay G3
b pass
c lay R1,R3
d pass
e pass
a pass
b pass
c pass
b trump K
d trump 7
d partner e
d play K7
e play K0
a play K2
b play K1
c play G7
d play R7
e play K4
a play K8
b play K7
c play Y2
---
mu 1
game tricks
rules 1
option players 6
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 153
from 6014 157 130
choice d play G4
best 0.740 83.9 play G4
tried 0.596 55.1 play B1
why - strong_card_spent TRICKS-9.8 100
tried 0.595 54.7 play G9
why ! strong_card_spent TRICKS-9.8 100
tried 0.519 39.9 play B7
why - strong_card_spent TRICKS-9.8 100
tried 0.519 39.9 play B8
why - strong_card_spent TRICKS-9.8 100
tried 0.455 28.1 play K8
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:6/8
---
! deal dealer=d a=R0,R7,B1,B5,Y3,Y5,Y8,K1,K6,K9 b=G1,G1,G2,G5,B1,B2,B7,B9,K0,K7 c=R1,R6,R9,G4,G7,B7,B8,Y2,K1,K4 d=R2,R3,R4,G3,G7,G9,B3,B6,Y1,Y4 e=G0,G6,B0,B4,Y0,Y1,K2,K3,K5,K8 f=R1,R5,R7,R8,G8,Y6,Y7,Y7,Y9,K7
d lay R3
e lay G0,B0
f lay R7,Y7,Y7
a lay Y5
b lay G1
c lay G4
d lay R2,G3,Y1
e pass
f lay Y9,K7
a lay R0
b lay G1
c lay R1
d pass
e pass
f pass
a pass
b pass
c pass
d trump G
f trump 7
f partner a
f play Y9
a play Y3
b play B7
c play Y2
d play Y4
e play Y0
b play B9
c play B8
d play B3
e play B0
f play R7
a play B5
f play R8
a play R0
b play K7
c play R6
d play R3
e play K2
b play B1
c play G7
d play B6
e play B4
f play R1
a play B1
c play B7
d play G3
e play G0
f play G8
a play R7
b play G2
c play R1
d play R2
e play G6
f play R5
a play K1
b play K0
e play K8
f play Y7
a play K6
b play B2
c play K1
d play R4
f play Y7
a play Y5
b play G1
c play G4
d play G9
e play Y1
f play K7
a play K9
b play G1
c play K4
d play G7
e play K3
d play Y1
e play K5
f play Y6
a play Y8
b play G5
c play R9
! deal dealer=e a=R1,R7,G1,B1,B3,B4,B7,Y2,Y7,K5 b=R1,R3,R4,R5,Y3,Y4,K0,K7,K7,K9 c=R2,R6,G1,G2,G3,G5,G7,G8,Y6,K1 d=G4,G9,B1,B2,B7,B8,Y8,K2,K4,K8 e=R8,G0,B6,B9,Y0,Y5,Y7,Y9,K1,K6 f=R0,R7,R9,G6,G7,B0,B5,Y1,Y1,K3
e lay Y0
f lay R0,B0
a lay B7
b lay R3,R4,R5
c lay G1,G2,G3,G5
d lay G4,B1,B2,B7,K4
e lay K1
f pass
a lay R7
b pass
c pass
d pass
e pass
f pass
a pass
c trump G
d trump B
d partner e
d play K2
e play K1
f play K3
a play K5
b play K7
c play K1
b play K9
c play G7
d play K4
e play K6
f play B0
a play B7
a play Y7
b play Y3
c play Y6
d play Y8
e play Y9
f play Y1
e play B9
f play B5
a play G1
b play R1
c play G1
d play B2
e play Y5
f play Y1
a play Y2
b play Y4
c play G2
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 154
from 6013 183 49
choice c pass
best 0.490 31.1 pass
tried 0.357 8.0 lay R8,B8
why - bid_missed TRICKS-10.3,TRICKS-12.2 62
tried 0.356 8.0 lay R0,R8
why - bid_missed TRICKS-10.3,TRICKS-12.2 62
tried 0.356 7.9 lay G0,G1
why - bid_missed TRICKS-10.3,TRICKS-12.2 62
tried 0.342 5.8 lay G3,G6
why ! bid_missed TRICKS-10.3,TRICKS-12.2 62
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R2,R7,G0,G4,G5,G6,G7,G9,B0,B7,B9 b=R0,R3,R5,R7,G1,G2,G7,G8,B1,B4,B7,B8 c=R1,R4,R6,R8,R9,G1,G3,B1,B2,B3,B5,B6
b lay R7
c pass
a lay G0,G7
b lay R0,G7
c pass
a pass
b pass
b trump none
b play G2
c play G3
a play G6
a play G9
b play G1
c play G1
a play B9
b play B4
c play B6
a play G7
b play G8
c play R1
b play R5
c play R6
a play R7
a play B7
b play B8
c play B1
b play R7
c play R8
a play R2
c play R4
a play R1
b play R3
c play B2
a play B0
b play B7
b play G7
c play B3
a play G0
b play R0
c play R9
a play G4
c play B5
a play G5
b play B1
! deal dealer=c a=R1,R2,R5,R6,R7,G1,G2,G7,G7,B6,B7,B7 b=R1,R3,R4,R7,G4,G5,G9,B0,B1,B1,B3,B5 c=R0,R8,R9,G0,G1,G3,G6,G8,B2,B4,B8,B9
c lay G8
a lay R7,G7
b pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 155
from 6015 95 56
choice c play Y4 | play B4 | play G4 | play G3
best 0.729 84.8 play Y4
tried 0.703 77.3 play Y1
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R5,R6,R8,R9,G1,G1,G6,B3,B5,B7,Y5,Y7,K1,K4 b=R3,R4,G0,G5,G7,B2,Y0,Y1,Y3,Y8,K0,K1,K5,K6,K8 c=R2,G2,G3,G4,B4,B6,B7,B8,Y1,Y2,Y4,Y7,K2,K7,K7 d=R0,R1,R7,R7,G7,G8,G9,B0,B1,B1,B9,Y6,Y9,K3,K9
a lay R5
b lay K0,K1
c lay R2,G2,Y2
d lay G9,B9,Y9,K9
a lay B5
b lay K5
c lay G3,Y1
d pass
a pass
b pass
c pass
d trump 9
c trump 2
c partner b
c play R2
d play G9
a play R9
b play B2
c play B7
d play B1
a play B3
b play Y1
c play G2
d play B9
a play R1
b play R4
c play Y2
d play Y9
a play G1
b play R3
c play K2
d play K9
a play G1
b play K1
c play B8
d play B1
a play B5
b play G0
c play Y7
d play Y6
a play Y5
b play Y0
c play K7
d play K3
a play K1
b play K0
c play K7
d play R1
a play K4
b play K8
b play K5
c play B6
d play R0
a play R5
b play K6
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 156
from 6011 309 79
choice d play Y2 | play Y5
best 0.680 84.2 play Y2
tried 0.664 76.9 play Y7
tried 0.485 34.3 play B9
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
---
! deal dealer=a a=R1,R2,R6,R7,R9,G2,B1,B3,Y0,Y1,Y4,Y7,K5,K7,K8 b=R1,G5,G7,G8,G9,B4,B5,B6,B7,B7,B8,K0,K2,K3,K7 c=R0,R3,R4,G0,G1,G3,G6,G7,B0,Y3,Y6,Y8,Y9,K6,K9 d=R5,R7,R8,G1,G4,B1,B2,B9,Y1,Y2,Y5,Y7,K1,K1,K4
a lay R2
b lay B7,B8
c lay R0,G0,G1
d lay G1,B1,Y1,K1
a lay R1
b lay B5,B6,B7
c pass
d lay Y2,K1
a pass
b pass
c pass
d lay B2
a pass
b pass
c pass
d lay G4
a pass
b pass
c pass
d lay K4
a pass
b pass
c pass
d lay R5
a pass
b pass
c pass
d pass
b trump B
d trump 1
d partner a
d play B2
a play R1
b play R1
c play G1
a play R9
b play B6
c play R0
d play R8
b play G7
c play G0
d play G4
a play G2
b play G8
c play G3
d play R5
a play B3
a play B1
b play B4
c play B0
d play Y1
a play Y1
b play B5
c play R3
d play B1
d play G1
a play R6
b play B8
c play Y3
d play K1
a play Y7
b play B7
c play R4
d play K1
a play K7
b play B7
c play Y9
d play R7
a play R2
b play K0
c play K9
d play K4
a play K8
b play K2
c play K6
a play R7
b play K3
c play G6
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 157
from 6012 187 279
choice a play R7
best 0.507 60.1 play R7
tried 0.430 52.0 play G8
tried 0.429 51.9 play G6
tried 0.412 50.3 play B0
tried 0.411 50.8 play R2
tried 0.409 50.5 play B5
tried 0.370 46.2 play Y6
tried 0.361 45.5 play K9
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R0,R1,R6,G1,G2,B4,B6,Y3,Y9,K0,K2,K7 b=R1,R3,R4,R5,G9,B3,B7,Y7,Y7,K1,K4,K9 c=R7,R7,R8,G8,B0,B2,B9,Y0,Y2,Y8,K5,K8 d=G5,G7,B1,B1,B5,B8,Y1,Y6,K1,K3,K6,K7 e=R2,R9,G0,G1,G3,G4,G6,G7,B7,Y1,Y4,Y5
c lay Y8
d pass
e lay G0,G4
a lay R0
b lay R1
c lay R8,G8
d lay B1
e lay G1,G3
a lay R1
b lay R3
c lay B0,Y0
d lay B1
e pass
a pass
b lay R4,K1
c pass
d pass
e pass
a pass
b pass
b trump 4
c trump 8
c partner e
c play R8
d play B8
e play G4
a play B4
b play R4
c play G8
d play B1
e play Y4
a play R1
b play K4
c play B9
d play B1
e play B7
a play B6
b play B3
c play Y8
d play Y1
e play G6
a play G1
b play K1
c play K8
d play K1
e play G7
a play R0
b play R3
c play R7
d play K3
e play R9
a play R6
b play R1
e play R2
a play K0
b play R5
c play R7
d play G5
c play B0
d play B5
e play G1
a play K7
b play B7
b play Y7
c play Y0
d play Y6
e play Y1
a play Y9
a play Y3
b play Y7
c play Y2
d play K6
e play Y5
b play G9
c play B2
d play G7
e play G0
a play G2
b play K9
c play K5
d play K7
e play G3
a play K2
! deal dealer=d a=R4,G3,G5,B1,B3,B6,B9,Y6,K0,K1,K2,K9 b=R6,R7,G1,G4,G8,B2,B4,Y1,Y2,Y5,Y7,Y8 c=R0,R2,G1,G2,G7,G9,Y0,Y3,Y4,K3,K6,K8 d=R1,R7,R9,G0,G6,B5,B7,Y1,Y7,K1,K5,K7 e=R1,R3,R5,R8,G7,B0,B1,B7,B8,Y9,K4,K7
d lay R7
e pass
a pass
b lay G1,Y2
c lay G1
d lay B7,Y7
e lay R1
a lay B3
b lay G4,Y1
c lay G2
d pass
e lay R3
a lay B1
b pass
c pass
d pass
e pass
a pass
d trump 7
b trump 2
b partner e
b play Y2
c play R2
d play R7
e play G7
a play K2
b play G8
c play G9
d play G0
e play B7
a play G3
e play Y9
a play Y6
b play Y5
c play Y0
d play Y1
e play R8
a play R4
b play R6
c play R0
d play R9
d play G6
e play K7
a play G5
b play G4
c play G1
e play B8
a play B9
b play B4
c play G7
d play B5
c play G2
d play B7
e play R1
a play K0
b play Y7
c play K6
d play K1
e play K4
a play K9
b play R7
b play B2
c play Y3
d play Y7
e play B0
a play B1
b play Y8
c play Y4
d play K7
e play B1
a play B3
d play K5
e play R3
a play K1
b play G1
c play K8
c play K3
d play R1
e play R5
a play B6
b play Y1
! deal dealer=e a=R0,R9,G3,G6,G8,B4,B6,Y4,K3,K4,K5,K8 b=R5,R6,G4,G7,B3,B7,B9,Y2,Y6,Y7,K0,K9 c=R1,R4,R7,G1,G1,G9,B0,Y5,K1,K2,K6,K7 d=R1,R2,R3,G0,B2,B5,B8,Y1,Y3,Y7,K1,K7 e=R7,R8,G2,G5,G7,B1,B1,B7,Y0,Y1,Y8,Y9
e lay R7
a lay B4,K4
b lay G7,Y7,K0
c lay K1
d lay R2
e pass
a lay R0,G3
b pass
c lay R1
d lay B2
e lay G7
a pass
b pass
c pass
d pass
e pass
b trump G
a trump 4
a partner e
a play R9
b play R5
c play R1
d play R1
e play R7
a play B4
b play G4
c play G1
d play G0
e play G2
b play B9
c play B0
d play B2
e play B1
a play B6
b play R6
c play R7
d play R2
e play R8
a play R0
e play Y8
a play G6
b play Y2
c play Y5
d play Y1
a play Y4
b play G7
c play G1
d play K1
e play G7
a play K4
b play K0
c play G9
d play R3
e play G5
a play G3
b play Y6
c play R4
d play Y7
e play B1
c play K1
d play K7
e play Y1
a play K8
b play K9
b play B7
c play K2
d play B8
e play B7
a play G8
a play K3
b play Y7
c play K6
d play Y3
e play Y0
c play K7
d play B5
e play Y9
a play K5
b play B3
! deal dealer=a a=R2,R7,G4,G6,G8,B0,B5,Y0,Y6,Y9,K2,K9 b=R1,R6,R9,G0,G1,B3,B4,B7,Y3,K1,K7,K8 c=R3,R4,R5,G1,B1,B1,B2,B9,Y1,K0,K4,K5 d=R7,G7,B7,Y2,Y4,Y5,Y7,Y7,K1,K3,K6,K7 e=R0,R1,R8,G2,G3,G5,G7,G9,B6,B8,Y1,Y8
a lay B0
b lay B3,B4
c lay B1
d lay R7,G7,B7
e lay G2,G3,G5,G7
a lay R2
b lay R1
c lay G1
d lay Y7,Y7
e pass
a pass
b pass
c pass
d pass
e trump G
d trump 7
d partner b
d play G7
e play G9
a play G4
b play G1
c play G1
d play K1
e play G7
a play K2
b play K8
c play K0
e play Y8
a play Y9
b play Y3
c play Y1
d play Y2
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 158
from 6013 187 144
choice b lay R7,G0 | lay R7,B7 | lay G0,G6 | lay G0,G8
best 0.880 133.3 lay R7,G0
tried 0.704 95.5 pass
why ! bid_low TRICKS-10.3,TRICKS-11.1 96
proof 10 4 320
found gentle:0/8 casual:8/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R1,R2,R5,R7,R8,G1,G1,G2,G9,B2,B7 b=R0,R7,G0,G3,G4,G6,G7,G8,B1,B4,B6,B8 c=R3,R4,R6,R9,G5,G7,B0,B1,B3,B5,B7,B9
b pass
c lay B3
a lay R2,G2
b pass
c lay B0,B1
a pass
b pass
c pass
c trump B
c play B9
a play B2
b play B1
c play R9
a play R1
b play R0
c play B1
a play B7
b play B4
a play R7
b play R7
c play R3
a play G9
b play G6
c play G5
a play R8
b play B6
c play R4
b play G7
c play G7
a play G2
b play G8
c play B7
a play G1
c play B0
a play R2
b play B8
b play G3
c play B3
a play G1
c play R6
a play R1
b play G0
c play B5
a play R5
b play G4
! deal dealer=c a=R0,R1,R3,R4,R7,G1,G7,G7,B3,B5,B7,B9 b=R1,R7,R9,G0,G2,G8,G9,B0,B1,B2,B4,B8 c=R2,R5,R6,R8,G1,G3,G4,G5,G6,B1,B6,B7
c lay G6
a lay R7,G7
b pass
c pass
a pass
a trump 7
a play R7
b play R7
c play B7
a play G7
b play R1
c play G1
a play G7
b play G2
c play B1
a play B7
b play B1
c play R2
a play B9
b play B0
c play B6
a play B5
b play B8
c play R6
b play R9
c play R5
a play R1
b play B4
c play G6
a play B3
b play B2
c play G3
a play G1
b play G8
c play G4
a play R0
b play G9
c play G5
a play R3
b play G0
c play R8
a play R4
! deal dealer=a a=R1,R3,R7,R9,G1,G3,G9,B0,B1,B4,B5,B7 b=R2,R4,R6,R8,G1,G7,G7,B1,B2,B3,B8,B9 c=R0,R1,R5,R7,G0,G2,G4,G5,G6,G8,B6,B7
a pass
b pass
c pass
! deal dealer=b a=R1,R6,G3,G4,G5,G7,G9,B0,B1,B4,B8,B9 b=R3,R4,R7,R8,R9,G0,G1,G7,G8,B1,B2,B5 c=R0,R1,R2,R5,R7,G1,G2,G6,B3,B6,B7,B7
b pass
c pass
a pass
! deal dealer=c a=R1,R2,R7,G3,G5,G6,G7,B1,B2,B3,B7,B7 b=R0,R1,R3,R5,R6,R8,G0,G1,G7,B0,B4,B9 c=R4,R7,R9,G1,G2,G4,G8,G9,B1,B5,B6,B8
c lay G4
a pass
b pass
c pass
c trump none
c play G8
a play G3
b play G7
c play R9
a play R1
b play R5
c play G9
a play G5
b play G0
c play G1
a play G6
b play G1
a play G7
b play B4
c play G2
a play R7
b play R1
c play R4
a play B1
b play B9
c play B1
b play R8
c play R7
a play R2
b play R3
c play G4
a play B7
b play R0
c play B5
a play B7
b play R6
c play B8
a play B2
b play B0
c play B6
a play B3
! deal dealer=a a=R0,R2,R3,R6,R8,R9,G1,G1,G2,G3,G4,B2 b=R1,R5,R7,R7,G0,G6,G7,G8,B3,B7,B8,B9 c=R1,R4,G5,G7,G9,B0,B1,B1,B4,B5,B6,B7
a lay R2
b lay R7,G7
c lay B0,B1,B4
a pass
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 159
from 6015 96 215
choice b play G1 | play G3 | play R0
best 0.774 172.3 play G1
tried 0.721 168.5 play R7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 0
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R2,R6,R7,R8,G6,G7,G8,G9,B6,Y1,Y3,Y5,K1,K1,K8 b=R1,R4,R7,G1,G2,G3,B4,B5,B7,B8,Y7,Y8,K3,K7,K9 c=R1,R3,R5,G0,G1,G4,B2,B9,Y4,Y6,Y9,K0,K2,K5,K6 d=R0,R9,G5,G7,B0,B1,B1,B3,B7,Y0,Y1,Y2,Y7,K4,K7
c pass
d lay B0
a lay R2,R6
b lay B7
c lay K6
d pass
a pass
b pass
c pass
b trump 7
a trump 6
a partner c
a play G6
b play R7
c play Y6
d play G7
a play G8
b play G1
c play G0
d play G5
a play B6
b play B7
c play K6
d play B7
a play G7
b play Y7
c play R1
d play Y7
a play R2
b play R1
c play R5
d play R9
d play Y1
a play Y5
b play Y8
c play Y9
c play B9
d play B1
a play Y1
b play B4
c play K5
d play K4
a play K8
b play K9
b play K3
c play K0
d play K7
a play K1
d play Y0
a play Y3
b play K7
c play Y4
b play R4
c play R3
d play R0
a play R8
a play G9
b play G2
c play G1
d play B1
a play R7
b play G3
c play B2
d play B0
a play R6
b play B5
c play K2
d play Y2
a play K1
b play B8
c play G4
d play B3
! deal dealer=d a=R7,G1,G7,G8,B2,B3,B5,B7,Y1,Y3,Y6,Y8,K0,K4,K7 b=R0,R2,R7,R9,G0,G4,G9,B1,B9,Y0,Y2,K1,K3,K6,K8 c=R3,R8,G1,G2,G5,B0,B4,B7,B8,Y4,Y7,Y7,K2,K7,K9 d=R1,R1,R4,R5,R6,G3,G6,G7,B1,B6,Y1,Y5,Y9,K1,K5
d lay R1
a pass
b lay R0,G0
c lay B7,Y7,Y7
d pass
a lay B2,B7
b lay B1,K1
c pass
d lay R1
a pass
b pass
c pass
d pass
c trump 7
b trump 0
b partner a
b play R0
c play B0
d play G7
a play G7
b play G0
c play B7
d play R1
a play R7
b play Y0
c play Y7
d play R1
a play B7
b play G9
c play G1
d play G3
a play G1
b play B9
c play B4
d play B1
a play B2
b play R9
c play R3
d play R4
a play Y3
b play R7
c play Y7
d play Y1
a play K0
a play K7
b play K6
c play K7
d play K1
a play G8
b play G4
c play G2
d play G6
a play Y6
b play Y2
c play Y4
d play Y9
d play R6
a play Y1
b play R2
c play R8
c play B8
d play B6
a play B3
b play B1
c play K2
d play K5
a play K4
b play K8
b play K3
c play K9
d play Y5
a play B5
c play G5
d play R5
a play Y8
b play K1
! deal dealer=a a=R2,R8,G2,G6,B2,B4,B7,B8,Y0,Y1,Y2,Y5,K1,K7,K8 b=R0,R6,R7,G1,G1,G3,G7,G7,B0,B9,Y1,Y6,Y7,K0,K1 c=R1,R1,R3,R4,R5,R7,R9,G0,G8,B1,Y8,Y9,K3,K4,K6 d=G4,G5,G9,B1,B3,B5,B6,B7,Y3,Y4,Y7,K2,K5,K7,K9
a lay R8
b lay R0,B0
c lay R5,R7,R9
d lay B5
a pass
b pass
c lay R4
d lay G5
a lay B8
b pass
c lay R3
d pass
a lay B2
b pass
c lay R1
d pass
a lay R2,G2
b pass
c pass
d pass
a pass
a trump G
c trump R
c partner b
c play Y8
d play Y3
a play Y1
b play Y6
c play R9
d play G9
a play G2
b play G7
c play Y9
d play Y4
a play Y5
b play Y7
c play G0
d play G4
a play R2
b play R6
b play B9
c play B1
d play B1
a play B4
b play Y1
c play R7
d play Y7
a play Y2
c play K3
d play K9
a play K1
b play K1
d play K7
a play K8
b play K0
c play K4
a play B7
b play B0
c play G8
d play B3
c play K6
d play K2
a play K7
b play G7
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 160
from 6011 318 211
choice a play R1
best 0.513 70.8 play R1
tried 0.455 58.8 play B6
why ! trick_lost TRICKS-9.6 84
tried 0.451 57.6 play K2
why - trick_lost TRICKS-9.6 65
tried 0.427 51.6 play K4
why - trick_lost TRICKS-9.6 65
tried 0.426 51.3 play G1
why - trick_lost TRICKS-9.6 71
tried 0.422 50.0 play Y0
why - trick_lost TRICKS-9.6 62
tried 0.414 48.3 play Y1
why - trick_lost TRICKS-9.6 65
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R2,R5,R9,G1,G7,G9,B3,B7,Y2,Y6,Y7,Y7,K0,K4,K7 b=G0,G3,G4,G8,B0,B1,B5,Y0,Y3,Y8,K1,K2,K3,K5,K7 c=R0,R1,R3,R4,R7,R8,G1,G2,B7,B9,Y1,Y1,Y4,K6,K8 d=R1,R6,R7,G5,G6,G7,B1,B2,B4,B6,B8,Y5,Y9,K1,K9
b lay G0
c pass
d lay R6,B6
a lay G7,B7,Y7
b pass
c lay R0,R1,R4,G1
d pass
a lay Y7,K7
b lay B0
c pass
d pass
a pass
b pass
c trump R
a trump 7
a partner b
a play G9
b play G0
c play G2
d play G5
a play G7
b play K7
c play R1
d play R7
d play Y9
a play Y2
b play Y0
c play Y4
d play K9
a play K0
b play K1
c play K6
d play B6
a play B3
b play B1
c play B9
c play R4
d play G7
a play R2
b play B0
d play G6
a play G1
b play G8
c play G1
b play Y8
c play Y1
d play Y5
a play Y6
b play B5
c play R8
d play B1
a play B7
a play Y7
b play K2
c play R0
d play R1
a play Y7
b play G3
c play R7
d play R6
c play B7
d play B2
a play R9
b play Y3
c play R3
d play K1
a play K7
b play K3
a play K4
b play K5
c play K8
d play B4
c play Y1
d play B8
a play R5
b play G4
! deal dealer=c a=R1,R1,R5,R6,R7,G4,G6,B1,B6,B9,Y1,Y5,K0,K2,K7 b=R0,R2,R4,R8,G5,G7,B0,B4,B7,Y3,Y4,Y6,K1,K1,K5 c=G0,G2,G3,G7,B1,B2,B3,B5,B7,Y1,Y7,Y7,Y8,Y9,K9 d=R3,R7,R9,G1,G1,G8,G9,B8,Y0,Y2,K3,K4,K6,K7,K8
c pass
d lay K8
a lay R6,G6
b lay R4
c lay Y1,Y7,Y7
d lay K3,K4,K6
a pass
b lay B4
c pass
d pass
a pass
b pass
c trump 1
d trump K
d partner b
d play G8
a play G4
b play G5
c play G0
d play R9
a play R5
b play R0
c play G3
d play G9
a play G6
b play G7
c play G2
d play B8
a play B9
b play B0
c play B2
a play R7
b play R2
c play B1
d play R3
c play Y7
d play Y0
a play Y5
b play Y3
c play Y7
d play Y2
a play K7
b play Y4
a play R6
b play R4
c play K9
d play R7
c play B7
d play K6
a play B6
b play B4
d play G1
a play K0
b play K1
c play Y1
b play K1
c play Y8
d play K7
a play R1
b play B7
c play B3
d play K8
a play R1
d play K3
a play B1
b play K5
c play Y9
b play R8
c play G7
d play K4
a play Y1
d play G1
a play K2
b play Y6
c play B5
! deal dealer=d a=R1,R7,R7,R8,R9,G1,G7,B6,B7,Y0,Y1,K2,K4,K7,K7 b=R3,R5,G2,G3,G7,G9,B1,B5,Y2,Y7,Y9,K1,K5,K6,K9 c=R6,G0,G1,G4,G5,B0,B1,B7,B8,Y5,Y6,Y7,Y8,K0,K1 d=R0,R1,R2,R4,G6,G8,B2,B3,B4,B9,Y1,Y3,Y4,K3,K8
d lay B3
a lay R7,R7
b lay R5,B1,K5
c lay B0,B1
d pass
a lay G7,B7
b pass
c lay G0
d lay Y3
a lay K7
b pass
c pass
d pass
a lay K7
b pass
c pass
d pass
a lay R9
b pass
c pass
d pass
a pass
b trump 5
a trump 7
a partner c
a play R7
b play R5
c play Y7
d play R1
a play R7
b play B5
c play Y5
d play Y1
a play G7
b play K5
c play G5
d play R0
a play B7
b play G7
c play B7
d play R2
a play K7
b play Y7
c play B1
d play B2
a play K7
b play B1
c play K1
d play B3
a play R8
b play R3
c play R6
d play R4
a play R9
b play K1
c play K0
d play Y3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 161
from 6012 215 246
choice d partner a
best 0.378 65.7 partner a
tried 0.263 40.8 partner e
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.233 33.8 partner c
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R2,R8,G0,B5,B8,Y4,Y6,Y7,K1,K6,K9 b=R4,R9,G1,G2,G3,G9,B1,B3,B7,B9,K2,K8 c=R1,R3,R5,R7,G6,G7,B0,B1,B4,Y0,Y8,K7 d=R0,G1,G5,B7,Y1,Y2,Y3,Y7,K0,K4,K5,K7 e=R6,R7,G4,G7,G8,B2,B6,Y1,Y5,Y9,K1,K3
a lay Y6
b pass
c pass
d pass
e pass
a pass
a trump none
a partner e
a play K9
b play K2
c play K7
d play K0
e play K3
a play R8
b play R9
c play R3
d play R0
e play R6
b play G1
c play G7
d play G1
e play G8
a play G0
e play R7
a play R2
b play R4
c play R1
d play Y1
e play Y9
a play Y6
b play B1
c play Y0
d play Y2
e play G7
a play R1
b play G9
c play G6
d play G5
b play G2
c play B0
d play Y3
e play G4
a play K6
e play Y1
a play Y7
b play B3
c play Y8
d play Y7
c play R7
d play B7
e play K1
a play K1
b play B7
c play R5
d play K4
e play B2
a play Y4
b play G3
c play B1
d play K5
e play B6
a play B8
b play B9
b play K8
c play B4
d play K7
e play Y5
a play B5
! deal dealer=b a=R2,R7,G4,G6,B4,B7,B9,Y1,Y2,Y3,Y4,K6 b=R5,G2,G7,B1,B2,B3,Y0,Y6,Y8,Y9,K1,K7 c=R9,G1,G3,G5,G7,B1,B5,B6,Y1,K1,K2,K7 d=R1,R1,R7,G0,G1,G9,B0,B8,Y5,K3,K5,K9 e=R0,R3,R4,R6,R8,G8,B7,Y7,Y7,K0,K4,K8
b pass
c lay G1
d pass
e lay R0,R8
a lay G4,Y1,Y4
b lay B1,B2
c pass
d lay G0
e pass
a pass
b pass
c pass
d pass
e trump R
a trump 4
a partner b
a play B9
b play B2
c play B1
d play B0
e play B7
a play G4
b play R5
c play R9
d play R1
e play R4
e play K4
a play R2
b play B3
c play B6
d play R7
e play K8
a play K6
b play K1
c play K7
d play K9
d play B8
e play K0
a play B7
b play B1
c play B5
d play G9
e play G8
a play G6
b play G2
c play G3
d play Y5
e play Y7
a play Y1
b play Y8
c play Y1
b play G7
c play G1
d play G1
e play R0
a play R7
a play B4
b play Y0
c play K1
d play R1
e play R3
a play Y4
b play Y6
c play K2
d play G0
e play R8
a play Y2
b play Y9
c play G5
d play K3
e play Y7
b play K7
c play G7
d play K5
e play R6
a play Y3
! deal dealer=c a=R7,R9,G1,B4,B8,B9,Y1,Y4,Y7,K0,K2,K6 b=R1,G1,G6,B0,B2,Y2,Y3,Y9,K3,K5,K8,K9 c=R1,R6,R8,G7,G8,G9,B1,B6,Y6,Y7,K1,K4 d=R2,R4,R7,G0,G2,B1,B7,Y1,Y5,K1,K7,K7 e=R0,R3,R5,G3,G4,G5,G7,B3,B5,B7,Y0,Y8
c lay R6
d lay R7,B7
e lay R0,R3,G3
a lay B4
b lay K3,K5
c lay R1,B1,B6
d pass
e pass
a lay K0
b pass
c pass
d pass
e pass
a pass
e trump 3
c trump 6
c partner b
c play R6
d play B1
e play R3
a play K6
b play K3
c play B6
d play Y1
e play G3
a play G1
b play G6
c play G7
d play G0
e play G4
a play Y1
b play G1
c play Y6
d play K1
e play B3
a play K0
b play Y3
c play G8
d play G2
e play G5
a play K2
b play R1
c play G9
d play R2
e play G7
a play B4
b play Y2
c play R8
d play R4
e play R0
a play R9
b play B2
a play R7
b play B0
c play R1
d play R7
e play R5
a play B8
b play K5
c play B1
d play B7
e play B7
a play B9
b play K9
c play K1
d play K7
e play B5
a play Y7
b play Y9
c play Y7
d play Y5
e play Y0
b play K8
c play K4
d play K7
e play Y8
a play Y4
! deal dealer=d a=R5,R8,G8,B1,B2,B9,Y3,Y4,K1,K1,K5,K7 b=R0,R7,G0,G5,G7,B0,B1,B7,Y2,Y6,Y7,K8 c=R2,R3,G1,G4,G7,B4,B5,B8,Y1,Y7,K2,K4 d=R1,R4,R7,G1,G3,G6,G9,B6,K3,K6,K7,K9 e=R1,R6,R9,G2,B3,B7,Y0,Y1,Y5,Y8,Y9,K0
d lay G6
e lay Y0,Y1
a lay K5
b lay G7
c lay G1,G4,B4
d lay G9,B6,K6
e pass
a lay K1
b lay G0
c pass
d pass
e pass
a pass
b lay R0
c pass
d pass
e pass
a pass
b pass
b trump R
d trump K
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 162
from 6013 190 205
choice c play G7
best 0.722 102.9 play G7
tried 0.495 50.8 play R7
why ! trick_lost TRICKS-9.6 100
tried 0.436 36.4 play B3
why - trick_lost TRICKS-9.6 100
tried 0.422 33.0 play B7
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R1,R4,G1,G2,G5,G7,B1,B1,B4,B9 b=R2,R5,R6,R8,R9,G7,G9,B2,B5,B6,B7,B8 c=R3,R7,R7,G0,G1,G3,G4,G6,G8,B0,B3,B7
a pass
b lay B2
c lay R7,R7
a pass
b pass
c pass
c trump 7
c play B3
a play B4
b play B6
b play R6
c play R3
a play R0
b play G7
c play B7
a play G7
b play B7
c play R7
a play G2
b play R5
c play B0
a play R4
b play G9
c play G1
a play G5
b play B2
c play R7
a play B1
c play G8
a play G1
b play R2
c play G0
a play R1
b play B5
c play G3
a play R1
b play R9
c play G4
a play B1
b play B8
c play G6
a play B9
b play R8
! deal dealer=b a=R0,R7,R8,R9,G3,G5,G7,G9,B5,B7,B8,B9 b=R1,R2,R4,R5,R7,G4,G7,B1,B2,B3,B6,B7 c=R1,R3,R6,G0,G1,G1,G2,G6,G8,B0,B1,B4
b pass
c pass
a lay G5
b pass
c pass
a lay B5
b pass
c lay G1
a lay R9
b pass
c pass
a lay G9
b pass
c pass
a pass
a trump B
a play R7
b play R1
c play R3
a play R8
b play R2
c play R1
a play B7
b play B2
c play B0
a play B8
b play B1
c play B1
a play R9
b play R4
c play R6
a play G7
b play G4
c play G8
c play B4
a play B9
b play B3
a play G9
b play G7
c play G1
a play G5
b play B6
c play G1
b play B7
c play G0
a play B5
b play R7
c play G2
a play R0
b play R5
c play G6
a play G3
! deal dealer=c a=R0,R2,R4,R5,R6,R8,R9,G3,G5,G8,G9,B0 b=R1,R1,R3,R7,R7,G1,G4,G6,G7,B2,B4,B5 c=G0,G1,G2,G7,B1,B1,B3,B6,B7,B7,B8,B9
c pass
a lay R9
b pass
c pass
a lay R8
b pass
c lay B7
a lay R6
b pass
c lay B1
a lay R5
b pass
c lay B1
a lay R4
b pass
c lay B3
a lay R2
b pass
c lay B6,B7,B8
a lay R0,G9
b pass
c pass
a pass
a trump R
a play R8
b play R1
c play G2
a play G8
b play G1
c play G1
a play R9
b play R1
c play B6
a play G9
b play G4
c play G0
a play R4
b play R7
c play B7
b play G7
c play G7
a play G3
b play R7
c play B7
a play R0
b play G6
c play B9
a play G5
b play B2
c play B8
a play B0
c play B1
a play R6
b play B4
a play R5
b play R3
c play B1
a play R2
b play B5
c play B3
! deal dealer=a a=R1,R1,R3,R6,G0,G4,G6,B1,B2,B4,B5,B9 b=R0,R2,R4,R5,R7,R8,G1,B0,B1,B6,B7,B8 c=R7,R9,G1,G2,G3,G5,G7,G7,G8,G9,B3,B7
a pass
b lay R0
c lay G1,G7
a pass
b pass
c lay G2
a pass
b pass
c lay G3
a pass
b pass
c lay G5
a pass
b pass
c lay G7
a pass
b pass
c lay G8
a pass
b pass
c pass
c trump none
c play R9
a play R1
b play R0
c play G7
a play G0
b play G1
c play G9
a play G4
b play B1
c play G8
a play G6
b play B0
c play G1
a play B2
b play R2
c play G2
a play R1
b play R4
c play G5
a play B1
b play R5
c play G3
a play R3
b play B8
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 163
from 6015 104 200
choice a play K3 | play K0
best 0.527 69.5 play K3
tried 0.465 58.7 play B7
tried 0.436 53.4 play R1
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.435 53.3 play Y9
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.400 47.4 play K9
why - points_kept TRICKS-10.1,TRICKS-7.5 0 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=c a=R1,R3,R6,R7,R7,G5,B1,B3,Y2,Y6,Y7,Y7,K0,K1,K4 b=R8,R9,G0,G2,G3,G4,G7,G9,B0,B2,B7,Y4,Y9,K3,K7 c=R2,R4,R5,G8,B4,B5,B6,B8,B9,Y1,Y3,K1,K5,K6,K8 d=R0,R1,G1,G1,G6,G7,B1,B7,Y0,Y1,Y5,Y8,K2,K7,K9
c lay R5
d lay R1,Y1
a lay R3
b lay G0,G2,G3
c pass
d pass
a pass
b pass
d trump 1
b trump G
b partner c
b play R8
c play R2
d play R0
a play R3
b play Y9
c play Y3
d play Y0
a play Y6
b play R9
c play R4
d play G6
a play R7
d play K9
a play K4
b play K3
c play K5
d play Y8
a play Y2
b play Y4
c play G8
c play K8
d play K2
a play K0
b play K7
c play B8
d play B7
a play B3
b play B7
c play B9
d play G7
a play R6
b play B0
d play G1
a play K1
b play G0
c play Y1
d play G1
a play B1
b play G9
c play K1
d play Y5
a play Y7
b play G7
c play B6
b play G2
c play B4
d play R1
a play G5
a play R1
b play G3
c play K6
d play B1
b play G4
c play R5
d play Y1
a play R7
b play B2
c play B5
d play K7
a play Y7
! deal dealer=d a=R6,R7,G2,G8,G9,B0,B6,B7,Y3,Y4,Y6,Y8,K0,K2,K7 b=R1,R4,R9,G1,G7,B1,B1,B4,B5,B9,Y0,Y5,K1,K1,K3 c=R0,R2,R3,R8,G4,G6,G7,B2,B3,Y1,Y2,Y7,K7,K8,K9 d=R1,R5,R7,G0,G1,G3,G5,B7,B8,Y1,Y7,Y9,K4,K5,K6
d lay G5
a pass
b lay R1,B1
c lay R2,B2,Y2
d pass
a lay R6,B0,Y6,K0
b lay G1,B1,K1
c lay R8,K8,K9
d lay R5
a lay G2
b pass
c pass
d pass
a pass
a trump Y
c trump R
c partner b
c play K7
d play K4
a play K0
b play K3
c play K8
d play K5
a play K2
b play K1
c play K9
d play K6
a play K7
b play K1
c play R8
d play Y1
a play Y3
b play Y0
c play G7
d play G1
a play G8
b play G1
a play B7
b play B9
c play B2
d play B8
b play G7
c play G4
d play G0
a play G9
a play Y4
b play R9
c play Y7
d play R1
b play B1
c play B3
d play B7
a play B0
d play R7
a play Y6
b play R1
c play Y1
d play G3
a play G2
b play Y5
c play G6
b play B1
c play Y2
d play Y7
a play B6
d play R5
a play Y8
b play R4
c play R0
d play G5
a play R6
b play B4
c play R2
a play R7
b play B5
c play R3
d play Y9
! deal dealer=a a=R1,R1,R5,G1,G3,B0,B1,B4,B7,B7,Y9,K0,K1,K3,K9 b=R2,R4,R6,R9,G1,G2,G4,G7,G8,Y7,Y8,K1,K2,K5,K6 c=R0,R3,G5,G7,B3,B5,B8,Y1,Y1,Y2,Y4,Y6,K4,K7,K7 d=R7,R7,R8,G0,G6,G9,B1,B2,B6,B9,Y0,Y3,Y5,Y7,K8
a pass
b lay G2
c pass
d lay B1,Y0
a lay R1,R1,B1
b pass
c lay Y6
d pass
a pass
b pass
c pass
d trump Y
a trump 1
a partner c
a play G3
b play G7
c play G5
d play G9
d play B9
a play B4
b play Y7
c play B3
b play R9
c play R0
d play R7
a play R5
b play G8
c play G7
d play G0
a play B1
a play B0
b play Y8
c play B5
d play B6
b play R4
c play R3
d play R7
a play K1
a play G1
b play G1
c play Y6
d play B1
a play B7
b play K1
c play B8
d play B2
b play R2
c play Y2
d play R8
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 164
from 6011 328 139
choice b play K3
best 0.991 201.2 play K3
tried 0.900 144.1 play G4
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.889 140.6 play Y0
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.889 140.6 play Y3
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.889 140.6 play Y1
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.865 130.3 play K7
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R3,G8,B1,B4,B5,Y1,Y1,Y8,Y9,K0,K2,K3,K8,K9 b=R2,R7,R9,G1,G1,G2,G5,G7,G9,B3,Y3,Y6,Y7,K7,K7 c=R7,R8,G0,G6,B0,B6,B7,B8,Y2,Y5,Y7,K1,K1,K5,K6 d=R0,R1,R4,R5,R6,G3,G4,G7,B1,B2,B7,B9,Y0,Y4,K4
b lay G7
c lay G6,B6
d lay R4,G4,Y4
a lay R1
b lay G1,G1,G2
c pass
d lay R0,Y0
a lay K0,K2,K8
b lay R2,G5
c pass
d pass
a lay K3
b pass
c pass
d pass
a pass
a trump K
b trump G
b partner d
b play G9
c play K1
d play K4
a play K3
b play R9
c play R8
d play R6
a play R1
b play R7
c play R7
d play R1
a play R3
b play G7
c play K1
d play G3
a play K0
b play G1
c play G6
d play G7
a play K2
d play B9
a play B4
b play B3
c play B0
d play B7
a play B5
b play K7
c play B8
b play G5
c play K5
d play G4
a play K9
b play G2
c play K6
d play R0
a play G8
a play Y8
b play Y3
c play Y7
d play Y0
a play Y9
b play Y6
c play Y2
d play Y4
a play Y1
b play Y7
c play Y5
d play B2
b play G1
c play G0
d play R4
a play K8
b play K7
c play B6
d play B1
a play B1
b play R2
c play B7
d play R5
a play Y1
! deal dealer=c a=R0,R1,R1,R2,R3,R7,G7,B0,B1,B4,Y2,Y6,Y7,K1,K8 b=R5,R8,G4,B6,B7,Y0,Y1,Y3,Y5,Y7,Y8,Y9,K2,K3,K7 c=R4,R7,R9,G1,G2,G8,B1,B7,B8,Y1,Y4,K0,K4,K7,K9 d=R6,G0,G1,G3,G5,G6,G7,G9,B2,B3,B5,B9,K1,K5,K6
c lay R4
d lay G0,G5
a pass
b lay Y0,Y1,Y3
c lay R9,Y4,K4
d lay G1,G3,G6
a pass
b lay Y5,Y7,Y8
c pass
d lay G7,K1
a lay R1
b lay K2,K3
c pass
d pass
a pass
b pass
d trump G
b trump Y
b partner c
b play Y7
c play G1
d play G1
a play Y2
b play Y8
c play G2
d play G0
a play G7
b play Y9
c play G8
d play G9
a play Y6
b play R8
c play R4
d play R6
a play R1
b play Y5
c play Y1
d play G3
a play Y7
a play R7
b play R5
c play R9
d play G6
d play B9
a play B4
b play B6
c play B1
d play K1
a play K8
b play K2
c play K9
c play B7
d play B2
a play B0
b play B7
c play B8
d play B3
a play B1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 165
from 6012 221 136
choice d play K7
best 0.843 111.0 play K7
tried 0.818 104.9 play G9
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.493 27.0 play K1
why - trick_lost TRICKS-9.6 100
tried 0.483 25.4 play R8
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R2,G1,G7,B4,B7,B8,Y5,Y9,K2,K5,K7,K8 b=R1,R5,R7,R8,G2,G5,B0,B2,Y1,Y2,Y4,K1 c=R0,R1,G4,G6,G8,B3,B9,Y7,Y7,Y8,K4,K7 d=R3,R4,R6,G0,G3,G9,B1,B6,B7,Y1,Y3,K0 e=R7,R9,G1,G7,B1,B5,Y0,Y6,K1,K3,K6,K9
d pass
e lay K6
a lay G7,K7
b lay G2,B2,Y2
c lay Y7
d lay G0,B1
e pass
a pass
b pass
c pass
d pass
a trump K
b trump 2
b partner d
b play R7
c play R0
d play R3
e play R9
a play K7
a play R2
b play K1
c play K7
d play K0
e play K6
a play K2
b play G2
c play K4
d play G0
e play K3
a play Y9
b play Y1
c play Y7
d play Y3
e play Y6
a play B7
b play B0
c play B9
d play B1
e play B5
c play Y7
d play Y1
e play Y0
a play Y5
b play Y4
c play G8
d play G9
e play G1
a play G1
b play G5
d play R4
e play R7
a play K5
b play R1
c play R1
a play G7
b play B2
c play G4
d play G3
e play G7
b play Y2
c play B3
d play R6
e play K1
a play K8
b play R8
c play Y8
d play B6
e play K9
a play B4
e play B1
a play B8
b play R5
c play G6
d play B7
! deal dealer=e a=R0,R4,G1,G2,G7,B1,B3,B6,Y1,Y8,K3,K6 b=G4,B8,B9,Y2,Y3,Y7,K0,K1,K2,K5,K7,K9 c=R1,R7,G7,G8,B0,B1,B4,B7,Y0,Y1,Y4,Y7 d=R5,R8,R9,G5,G6,G9,B2,B5,Y9,K1,K7,K8 e=R1,R2,R3,R6,R7,G0,G1,G3,B7,Y5,Y6,K4
e lay R3
a pass
b lay K7,K9
c lay B7
d lay R5,G5,K1
e pass
a lay B3
b lay K2,K5
c lay R7
d lay B2,K8
e lay R1
a lay R0
b pass
c pass
d pass
e pass
a pass
b trump K
d trump 5
d partner c
d play K8
e play Y5
a play K6
b play K5
c play R1
b play B8
c play B1
d play B2
e play B7
a play B6
b play B9
c play B0
d play G6
e play K4
a play B3
e play R1
a play R4
b play K7
c play R7
d play R9
b play Y7
c play Y1
d play Y9
e play Y6
a play Y1
d play G5
e play G1
a play K3
b play K1
c play G7
d play R5
e play G0
a play G1
b play K9
c play Y7
d play B5
e play R2
a play B1
b play K0
c play Y0
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 166
from 6013 191 121
choice a play B0 | play B2
best 0.904 124.9 play B0
tried 0.889 121.0 play R1
why - trick_lost TRICKS-9.6 100
tried 0.886 120.0 play R5
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R6,R7,G0,G6,G8,G9,B1,B2,B4,B6,B7,B8 b=R8,R9,G1,G2,G3,G4,G5,G7,G7,B0,B7,B9 c=R0,R1,R1,R2,R3,R4,R5,R7,G1,B1,B3,B5
a lay B6
b lay G1,G7
c lay R0,R1,R1
a pass
b lay G2,G3
c pass
a pass
b pass
b trump G
b play B0
c play B3
a play B6
a play G8
b play G2
c play G1
a play B7
b play B7
c play B5
a play B2
b play B9
c play B1
b play R8
c play R0
a play R6
b play R9
c play R1
a play R7
b play G1
c play R2
a play G6
a play G9
b play G3
c play R3
a play B1
b play G4
c play R1
b play G5
c play R4
a play G0
b play G7
c play R5
a play B4
b play G7
c play R7
a play B8
! deal dealer=b a=R3,R6,R7,R7,R9,G4,G7,G8,G9,B1,B2,B4 b=R0,R1,R2,R4,R8,G0,G5,G7,B0,B1,B3,B7 c=R1,R5,G1,G1,G2,G3,G6,B5,B6,B7,B8,B9
b lay R0
c pass
a lay R7,R7
b pass
c pass
a pass
a trump 7
a play R7
b play G7
c play B7
a play G8
b play G0
c play G1
a play R7
b play B7
c play R1
a play G7
b play R0
c play G1
a play R9
b play R2
c play R5
a play G9
b play G5
c play G2
a play G4
b play R1
c play G6
c play B6
a play B1
b play B0
c play G3
a play B2
b play B3
c play B5
a play B4
b play B1
c play B8
a play R3
b play R4
c play B9
a play R6
b play R8
! deal dealer=c a=R1,R5,R7,R9,G7,G7,B0,B2,B6,B7,B8,B9 b=R0,R6,R8,G1,G1,G3,G5,G6,G8,B1,B5,B7 c=R1,R2,R3,R4,R7,G0,G2,G4,G9,B1,B3,B4
c lay R4
a lay R7,B7
b pass
c pass
a pass
a trump 7
a play R7
b play B7
c play R7
a play B6
b play B5
c play B1
a play B8
b play B1
c play B3
a play G7
b play G8
c play R1
a play G7
b play G3
c play G0
a play B7
b play G5
c play R2
a play R9
b play R0
c play R3
a play B9
b play G1
c play B4
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 167
from 6015 105 377
choice a play R2 | play R3
best 0.758 169.0 play R2
tried 0.648 149.9 play K7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 1
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R5,R7,G1,B0,B3,B8,Y1,Y2,Y3,Y4,Y8,Y9,K1,K1,K9 b=R2,R6,R7,R9,G0,G3,G6,G7,G8,G9,Y5,K0,K5,K7,K7 c=R0,R1,R8,G2,G4,G5,B1,B1,B2,B5,B7,Y7,K3,K6,K8 d=R1,R3,R4,G1,G7,B4,B6,B7,B9,Y0,Y1,Y6,Y7,K2,K4
d lay Y0
a lay Y1,Y2
b lay G7,G8,G9
c lay B2
d lay Y1
a lay Y3,Y4
b lay G3,G6
c lay B1
d lay R4,B4
a lay B0,Y8
b lay R9,G0
c pass
d lay R1,G1
a pass
b lay R7
c pass
d pass
a pass
b pass
a trump Y
b trump G
b partner d
b play G7
c play G2
d play Y1
a play Y1
b play G8
c play G4
d play G1
a play G1
b play R9
c play R1
d play R3
a play R5
b play G9
c play G5
d play Y6
a play Y9
b play K7
c play K8
d play K4
a play K9
a play R7
b play R2
c play R8
d play R1
c play K6
d play K2
a play K1
b play K7
b play R7
c play R0
d play R4
a play Y2
a play B8
b play G6
c play B1
d play B6
b play R6
c play B2
d play G7
a play K1
d play Y7
a play Y8
b play G3
c play Y7
b play K0
c play K3
d play B9
a play Y3
a play B0
b play G0
c play B1
d play B4
b play K5
c play B5
d play B7
a play Y4
a play B3
b play Y5
c play B7
d play Y0
! deal dealer=a a=R1,R2,R4,R6,G1,G7,G9,B3,B8,B9,Y1,Y2,Y7,K2,K5 b=R7,R9,G2,G4,G6,B2,B5,B6,B7,B7,Y5,Y6,Y8,K1,K4 c=R0,R5,R7,G0,G1,G3,G8,Y0,Y1,Y3,Y7,K0,K1,K3,K9 d=R1,R3,R8,G5,G7,B0,B1,B1,B4,Y4,Y9,K6,K7,K7,K8
a lay R2
b lay G6,B6
c lay R0,G0,Y0
d lay K6
a lay R1,G1,Y2
b pass
c lay G1,Y1
d lay R1,B0,B4
a pass
b pass
c pass
d pass
d trump K
c trump 0
c partner a
c play R0
d play K8
a play K2
b play K1
c play G0
d play K6
a play K5
b play K4
c play Y0
d play K7
a play R2
b play G2
c play K0
d play K7
a play R6
b play B2
c play G8
d play G7
a play G9
b play G4
a play B8
b play B5
c play K3
d play B4
c play G1
d play G5
a play G7
b play G6
a play B9
b play B6
c play R7
d play B1
a play G1
b play Y5
c play G3
d play Y4
c play Y1
d play Y9
a play Y1
b play Y6
d play R1
a play R1
b play R7
c play R5
b play Y8
c play Y3
d play B0
a play Y2
d play B1
a play B3
b play B7
c play K1
c play Y7
d play R3
a play Y7
b play R9
c play K9
d play R8
a play R4
b play B7
! deal dealer=b a=R3,R5,G0,G2,G3,G7,G8,G9,B0,B1,B6,Y1,Y3,K6,K8 b=R7,R8,G6,B1,B4,B7,B8,Y0,Y6,Y7,Y9,K1,K2,K3,K7 c=R2,R4,R6,G1,G4,G5,G7,B2,B5,B9,Y1,Y4,Y8,K1,K9 d=R0,R1,R1,R7,R9,G1,B3,B7,Y2,Y5,Y7,K0,K4,K5,K7
b lay R7
c lay R4,G4
d lay K7
a lay G0,G2,G3
b pass
c pass
d pass
a pass
c trump 4
a trump G
a partner d
a play K8
b play K1
c play K9
d play K5
c play B9
d play B3
a play B1
b play B7
c play G4
d play K4
a play G0
b play B4
c play Y8
d play Y2
a play Y1
b play Y6
c play K1
d play K7
a play K6
b play K2
d play B7
a play B0
b play B8
c play B2
b play R7
c play R2
d play R9
a play R3
d play Y7
a play Y3
b play Y9
c play Y1
b play R8
c play R6
d play R0
a play R5
b play Y7
c play G7
d play Y5
a play G8
a play G7
b play G6
c play G1
d play G1
a play G9
b play B1
c play R4
d play R7
a play B6
b play Y0
c play B5
d play R1
a play G2
b play K3
c play G5
d play K0
c play Y4
d play R1
a play G3
b play K7
! deal dealer=c a=R0,R1,R1,R5,G1,G6,G7,G8,B0,B5,Y8,Y9,K0,K1,K3 b=R2,G1,B1,B2,B7,B9,Y0,Y1,Y4,Y5,Y6,Y7,K2,K5,K6 c=R6,R9,G0,G4,G5,B1,B3,B4,B6,B8,Y1,Y2,Y3,K7,K8 d=R3,R4,R7,R7,R8,G2,G3,G7,G9,B7,Y7,K1,K4,K7,K9
c lay B3
d pass
a lay R0,B0
b lay Y7
c pass
d lay R3
a pass
b pass
c pass
d lay R7,R7
a pass
b pass
c pass
d pass
a trump 0
d trump 7
d partner b
d play R7
a play R0
b play Y0
c play G0
d play B7
a play B0
b play B7
c play K7
d play G7
a play K0
b play Y7
c play B1
d play K9
a play K1
b play K6
c play K8
d play K1
a play K3
b play K5
c play Y1
b play B9
c play B3
d play K7
a play B5
d play R3
a play R1
b play R2
c play R6
c play R9
d play R4
a play R5
b play G1
c play B4
d play R7
a play R1
b play B2
d play Y7
a play G7
b play Y6
c play Y2
d play K4
a play G1
b play K2
c play Y3
d play G9
a play G8
b play B1
c play G4
d play R8
a play Y9
b play Y1
c play G5
d play G2
a play G6
b play Y4
c play B6
a play Y8
b play Y5
c play B8
d play G3
! deal dealer=d a=R0,R1,R2,R3,R6,R7,R7,G0,G9,B0,B4,B8,Y5,Y8,K7 b=R9,G2,G3,G6,G7,B1,B1,B5,B7,Y1,Y9,K0,K2,K3,K6 c=R5,R8,G1,B2,B3,B6,B9,Y1,Y2,Y3,Y7,K1,K5,K8,K9 d=R1,R4,G1,G4,G5,G7,G8,B7,Y0,Y4,Y6,Y7,K1,K4,K7
d pass
a lay R0
b pass
c pass
d lay G1,G4
a lay R1,R2
b lay K6
c lay Y2
d pass
a lay R3
b lay K3
c lay G1
d pass
a pass
b pass
c pass
b trump K
a trump R
a partner d
a play G9
b play G2
c play G1
d play G4
a play Y8
b play Y9
c play Y2
d play Y6
b play R9
c play K5
d play K1
a play R1
b play G7
c play R8
d play G5
a play G0
c play Y7
d play Y7
a play Y5
b play Y1
c play B9
d play B7
a play B0
b play B7
c play B6
d play K7
a play B4
b play B1
d play G7
a play R6
b play G3
c play Y1
a play R7
b play K0
c play K1
d play K4
a play R7
b play K2
c play K9
d play R1
a play B8
b play B1
c play B2
d play R4
d play Y4
a play R0
b play B5
c play Y3
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 168
from 6011 331 64
choice b play R5
best 0.630 57.9 play R5
tried 0.554 38.3 play B6
why ! trick_lost TRICKS-9.6 93
tried 0.546 36.3 play Y4
why - trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,R6,G0,G1,G1,G9,B1,B2,B7,Y2,K1,K2,K5,K8,K9 b=R2,R5,R7,G4,G5,G6,B5,B6,Y0,Y1,Y4,Y8,K0,K3,K6 c=R0,R4,R7,R8,G2,G7,G7,G8,B0,B1,B7,Y1,Y3,Y7,K4 d=R1,R3,R9,G3,B3,B4,B8,B9,Y5,Y6,Y7,Y9,K1,K7,K7
a lay K1
b lay Y0,Y1
c lay R7,G7,G7
d lay R3
a lay R1,G1,G1
b lay R5
c pass
d lay G3
a pass
b pass
c pass
d pass
c trump 7
a trump 1
a partner b
a play R1
b play R7
c play B1
d play R1
a play G1
b play Y1
c play Y1
d play K1
a play B7
b play K0
c play R7
d play Y7
a play G1
b play B5
c play G7
d play K7
a play G9
b play G5
c play G2
d play G3
a play B1
b play Y0
c play G7
d play K7
a play K8
b play K3
c play K4
d play R3
a play K1
b play G6
c play B7
d play B3
a play K2
b play K6
c play Y7
d play Y6
c play G8
d play B4
a play G0
b play G4
c play R8
d play R9
a play R6
b play R2
d play Y5
a play Y2
b play Y8
c play Y3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 169
from 6012 222 629
choice b play K3
best 0.823 198.7 play K3
tried 0.778 194.5 play K7
why ! points_given TRICKS-10.1,TRICKS-7.5 2 1
tried 0.770 191.6 play R5
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R3,G4,G5,B0,B1,B2,B3,B7,Y4,Y5,K1,K7 b=R0,R1,R4,R7,R9,G7,B4,B9,Y0,Y3,Y9,K6 c=R6,G1,G2,G8,G9,Y1,Y7,Y7,Y8,K1,K4,K5 d=R2,G1,G3,G7,B1,B5,B7,Y1,K2,K3,K8,K9 e=R1,R5,R7,R8,G0,G6,B6,B8,Y2,Y6,K0,K7
c lay Y1
d pass
e lay G6,B6
a lay B7
b lay R0,R1,R9
c pass
d lay K2
e lay R8,Y6
a lay B3
b pass
c lay G1,G2
d lay K3
e pass
a pass
b pass
c pass
d pass
b trump 9
e trump R
e partner c
e play B8
a play B1
b play B4
c play Y1
d play B1
e play K7
a play K1
b play K6
c play K5
d play K8
d play G7
e play G0
a play G4
b play G7
c play G8
c play Y7
d play Y1
e play Y2
a play Y4
b play Y0
c play Y8
d play R2
e play Y6
a play Y5
b play Y3
d play K2
e play K0
a play K7
b play R7
c play K4
b play R9
c play G9
d play K9
e play R1
a play R3
b play R1
c play R6
d play G1
e play R7
a play B0
e play R8
a play B2
b play B9
c play Y7
d play G3
e play R5
a play B3
b play Y9
c play G1
d play K3
e play G6
a play G5
b play R0
c play G2
d play B7
b play R4
c play K1
d play B5
e play B6
a play B7
! deal dealer=d a=R7,G0,G1,G2,G4,G7,B1,B5,Y1,Y5,Y9,K4 b=R1,R5,G6,G8,G9,B0,Y4,Y8,K0,K6,K7,K8 c=R0,R1,R4,R7,R8,Y2,Y3,Y6,K1,K3,K5,K9 d=R3,G1,G3,G7,B3,B4,B8,Y0,Y7,Y7,K1,K2 e=R2,R6,R9,G5,B1,B2,B6,B7,B7,B9,Y1,K7
d lay B3
e lay B7,B9
a lay G7
b lay G8,B0,K8
c lay R0,K1,K3,K5
d lay R3
e pass
a lay G4
b pass
c pass
d pass
e pass
a pass
b trump 8
c trump R
c partner e
c play K9
d play K1
e play K7
a play K4
b play K0
c play R4
d play B8
e play R9
a play R7
b play R1
e play B6
a play B1
b play B0
c play K5
d play B3
e play B7
a play B5
b play R5
c play K3
d play B4
b play G9
c play K1
d play G3
e play G5
a play G0
b play Y4
c play Y3
d play Y7
e play Y1
a play Y9
a play G7
b play G6
c play R0
d play G1
e play R6
e play B1
a play G2
b play K6
c play Y2
d play R3
d play Y7
e play R2
a play Y1
b play K7
c play Y6
e play B2
a play G1
b play G8
c play R1
d play Y0
c play R7
d play K2
e play B7
a play G4
b play Y8
c play R8
d play G7
e play B9
a play Y5
b play K8
! deal dealer=e a=R3,G0,G6,B2,B9,Y1,Y5,Y7,K0,K1,K7,K8 b=R6,R7,G3,G7,G9,B0,B1,B3,B4,B5,B6,Y7 c=R0,R1,R1,R2,R5,R9,G1,B1,B7,Y9,K5,K6 d=R7,R8,G1,G2,G4,G5,G8,B7,Y1,Y2,Y4,K2 e=R4,G7,B8,Y0,Y3,Y6,Y8,K1,K3,K4,K7,K9
e lay K9
a pass
b lay B0,B1
c lay R1,R1,G1
d lay G2
e lay K3,K4,K7
a lay K8
b lay B3,B4,B5
c pass
d lay Y2
e pass
a lay K7
b pass
c lay R0
d pass
e pass
a pass
b pass
c pass
e trump K
b trump B
b partner a
b play G9
c play G1
d play G1
e play G7
a play G6
b play G7
c play K5
d play G2
e play K7
a play G0
e play B8
a play B9
b play B6
c play B1
d play K2
a play Y7
b play Y7
c play Y9
d play Y2
e play Y0
c play R9
d play R7
e play R4
a play R3
b play R6
c play R1
d play R8
e play Y3
a play K7
b play R7
a play Y1
b play B3
c play B7
d play Y4
e play Y6
c play K6
d play B7
e play K3
a play K1
b play B1
d play Y1
e play Y8
a play Y5
b play B4
c play R2
b play B5
c play R0
d play G4
e play K1
a play K0
b play B0
c play R1
d play G5
e play K9
a play B2
a play K8
b play G3
c play R5
d play G8
e play K4
! deal dealer=a a=R0,R3,R4,G0,G1,G4,Y0,Y1,Y2,Y4,K6,K8 b=G9,B0,B1,B6,B7,B7,B8,B9,Y7,Y9,K7,K9 c=R2,R7,G3,G7,G7,B1,B2,Y5,Y8,K1,K5,K7 d=R1,R7,R8,G1,G5,G8,B3,Y6,Y7,K1,K2,K3 e=R1,R5,R6,R9,G2,G6,B4,B5,Y1,Y3,K0,K4
a lay R0
b lay B0,B9
c lay R2
d lay B3
e lay R9
a lay G0,Y0
b lay B1,B6
c lay B1,K1
d lay R1
e lay R6
a pass
b lay B7
c lay G3
d pass
e pass
a pass
b pass
c pass
c trump 2
b trump B
b partner d
b play G9
c play G3
d play G5
e play G6
a play G1
b play K9
c play K1
d play K3
e play K0
a play K6
b play Y9
c play Y5
d play Y6
e play Y1
a play Y1
b play B6
c play R2
d play K2
e play G2
a play Y2
b play B7
c play B2
d play B3
e play B4
a play R0
c play R7
d play R1
e play R9
a play R3
b play B7
b play B8
c play B1
d play Y7
e play B5
a play G0
b play B0
c play G7
d play R7
e play R1
a play Y0
b play B1
c play K5
d play G1
e play Y3
a play R4
b play B9
c play G7
d play K1
e play K4
a play G4
b play Y7
c play Y8
d play R8
e play R6
a play Y4
c play K7
d play G8
e play R5
a play K8
b play K7
! deal dealer=b a=R0,G1,G3,G9,B3,B5,B7,B9,Y1,Y5,K1,K9 b=R3,R6,R8,G2,B1,B2,B7,Y0,Y1,Y7,Y8,K2 c=R1,R2,R4,R7,R7,G0,G4,G6,G7,B0,B1,Y9 d=R1,G5,G7,G8,B6,B8,Y2,Y3,Y6,Y7,K6,K7 e=R5,R9,G1,B4,Y4,K0,K1,K3,K4,K5,K7,K8
b lay G2
c pass
d lay B6,Y6
e lay K5,K7,K8
a lay G9
b pass
c lay G0,G7
d pass
e lay K4
a lay B9
b lay B2
c lay G4
d pass
e pass
a pass
b pass
c pass
c trump 0
e trump K
e partner a
e play K0
a play R0
b play Y0
c play G0
d play K6
e play R9
a play B7
b play R3
c play R2
d play R1
e play K7
a play K9
b play K2
c play B0
d play K7
a play B9
b play B1
c play B1
d play B6
e play B4
a play G9
b play G2
c play G6
d play G5
e play G1
a play G1
b play B2
c play G7
d play G8
e play K3
e play K8
a play K1
b play Y1
c play R7
d play Y2
e play R5
a play Y1
b play R6
c play R7
d play Y6
c play Y9
d play Y3
e play Y4
a play Y5
b play Y7
c play R4
d play Y7
e play K4
a play G3
b play R8
e play K5
a play B3
b play Y8
c play R1
d play B8
e play K1
a play B5
b play B7
c play G4
d play G7
! deal dealer=c a=R1,R1,R2,G7,B4,Y0,Y1,Y3,Y5,Y8,K0,K4 b=R5,R6,G1,G6,G7,G8,B3,B7,B8,K7,K8,K9 c=R9,G2,G3,B1,B2,B5,Y1,Y2,Y4,Y7,K1,K5 d=R7,G0,G1,G4,G9,B0,Y6,Y7,Y9,K2,K3,K7 e=R0,R3,R4,R7,R8,G5,B1,B6,B7,B9,K1,K6
c pass
d lay R7
e lay R7,R8
a lay Y8
b lay G1,G8,B8
c lay G2,Y2
d pass
e lay R3,R4
a lay Y5
b pass
c lay Y1
d lay Y7
e pass
a pass
b pass
c pass
d pass
b trump G
e trump R
e partner c
e play B9
a play B4
b play B3
c play B5
d play B0
e play R7
a play R1
b play G1
c play G2
d play G1
e play R8
a play R1
b play G8
c play G3
d play G9
e play B1
a play G7
b play B7
c play B1
d play R7
d play Y9
e play R3
a play Y1
b play R6
c play Y1
b play K7
c play K1
d play K2
e play K1
a play K0
b play K8
c play K5
d play K3
e play K6
a play K4
b play B8
c play B2
d play Y6
e play B6
a play R2
a play Y8
b play R5
c play Y7
d play Y7
e play B7
b play K9
c play Y2
d play K7
e play R4
a play Y0
e play R0
a play Y3
b play G6
c play R9
d play G0
c play Y4
d play G4
e play G5
a play Y5
b play G7
! deal dealer=d a=R1,R4,G0,G1,G2,G9,B1,B9,Y5,Y7,K4,K5 b=R3,R6,R8,G1,G4,G8,B3,B5,B8,Y8,K0,K8 c=R0,R5,G5,G7,B0,B2,B7,Y1,Y2,Y6,Y7,K9 d=R2,R7,R9,G3,G7,B1,B6,B7,Y0,Y3,K1,K1 e=R1,R7,G6,B4,Y1,Y4,Y9,K2,K3,K6,K7,K7
d lay B7
e lay K7,K7
a lay G9
b lay R8,G8,B8
c lay R0,Y1,Y2,Y7
d lay R7
e pass
a lay G2
b lay Y8,K0
c pass
d pass
e pass
a pass
b pass
c trump Y
b trump 8
b partner a
b play R8
c play Y7
d play Y0
e play Y1
a play Y7
b play G8
c play Y6
d play Y3
e play Y9
a play Y5
b play B8
c play Y2
d play B1
e play Y4
a play G0
b play K8
c play Y1
d play K1
e play R1
a play G2
b play Y8
c play B2
d play K1
e play K2
a play R4
b play G1
c play G5
d play G3
e play G6
a play G9
a play B9
b play B3
c play B0
d play B6
e play B4
a play G1
b play G4
c play G7
d play G7
e play K6
c play B7
d play B7
e play K3
a play B1
b play B5
c play K9
d play R2
e play K7
a play K4
b play K0
c play R0
d play R7
e play R7
a play R1
b play R3
d play R9
e play K7
a play K5
b play R6
c play R5
! deal dealer=e a=R1,R3,R4,R7,G1,G1,B6,B7,B8,Y4,Y7,K0 b=R0,R5,R9,G0,G9,B1,Y2,K3,K6,K7,K7,K9 c=R6,G5,G6,G7,B1,B4,B5,B7,Y3,Y9,K4,K8 d=R1,R8,G4,G7,G8,B0,B3,B9,Y0,Y5,Y7,K5 e=R2,R7,G2,G3,B2,Y1,Y1,Y6,Y8,K1,K1,K2
e lay R2
a pass
b lay K3,K9
c lay B5
d lay B0
e lay G2,B2
a lay R7
b lay K6,K7
c lay B1,B4
d lay R1
e pass
a lay R4
b pass
c pass
d pass
e pass
a pass
c trump 4
b trump K
b partner a
b play G9
c play G6
d play G8
e play G2
a play G1
b play R9
c play R6
d play R1
e play R2
a play R7
b play K9
c play B4
d play G4
e play K1
a play R4
b play K6
c play K4
d play K5
e play K2
a play Y4
c play G7
d play G7
e play G3
a play G1
b play G0
c play B5
d play B9
e play B2
a play B6
b play B1
d play R8
e play R7
a play R1
b play R0
c play Y3
d play Y7
e play Y8
a play Y7
b play Y2
c play Y9
c play G5
d play B0
e play Y1
a play K0
b play K7
---
mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 170
from 6013 192 102
choice b pass | lay G0 | lay G7
best 0.301 32.4 pass
tried 0.250 20.8 lay R0,G0,G7
why - bid_missed TRICKS-10.3,TRICKS-12.2 65
tried 0.249 20.7 lay G0,G1,G1
tried 0.249 20.5 lay G1,G3,G7
why ! bid_missed TRICKS-10.3,TRICKS-12.2 65
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R1,R7,R7,R8,G6,G8,B0,B1,B1,B3,B7,B9 b=R1,R3,R9,G1,G1,G4,G5,G7,G7,B5,B6,B7 c=R0,R2,R4,R5,R6,G0,G2,G3,G9,B2,B4,B8
c lay R2
a pass
b pass
c pass
c trump R
c play G9
a play G6
b play G1
c play B8
a play B1
b play B5
c play R0
a play R7
b play R9
b play B7
c play B2
a play B9
a play B7
b play B6
c play B4
a play B3
b play G7
c play R6
c play G0
a play G8
b play G4
a play B1
b play G1
c play R2
c play G2
a play R1
b play G7
a play R7
b play R1
c play R4
a play R8
b play R3
c play R5
a play B0
b play G5
c play G3
! deal dealer=a a=R0,R2,R3,R9,G1,G1,G3,G7,G9,B2,B4,B9 b=R4,R6,R8,G0,G2,G4,G5,G6,B1,B3,B5,B8 c=R1,R1,R5,R7,R7,G7,G8,B0,B1,B6,B7,B7
a pass
b pass
c lay R7
a pass
b pass
c lay R7
a pass
b pass
c lay G7
a pass
b pass
c lay B7
a pass
b pass
c pass
c trump 7
c play R7
a play G7
b play B1
c play R7
a play G3
b play G0
c play G7
a play B2
b play G2
c play B7
a play G1
b play B3
c play B7
a play G1
b play R4
c play G8
a play G9
b play G4
a play R2
b play R6
c play R1
b play G6
c play R1
a play B4
b play G5
c play B1
a play R3
b play R8
c play R5
a play R9
a play R0
b play B5
c play B0
a play B9
b play B8
c play B6
! deal dealer=b a=R1,R7,R7,G4,G5,G6,G8,G9,B1,B1,B7,B9 b=R0,R2,R6,R8,G0,G1,G1,G3,G7,G7,B7,B8 c=R1,R3,R4,R5,R9,G2,B0,B2,B3,B4,B5,B6
b lay G7
c pass
a lay R7,R7
b pass
c pass
a lay R1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 171
from 6015 109 262
choice c play Y7 | play K7
best 0.167 57.7 play Y7
tried 0.123 51.0 play R6
tried 0.119 50.5 play B9
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.115 49.1 play R2
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.112 49.8 play B8
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.084 45.3 play K4
why - trick_lost TRICKS-9.6 65
tried 0.074 43.2 play B5
why - trick_lost TRICKS-9.6 65
proof 10 4 320
found gentle:0/8 casual:8/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R8,R9,G1,G3,G6,G8,B0,B4,B5,B6,B7,B9,Y9,K1,K9 b=R2,R5,G2,G4,G7,B1,B2,B7,Y0,Y1,Y5,K0,K1,K2,K5 c=R1,R1,R3,R7,R7,G7,G9,B1,B8,Y6,Y7,Y8,K3,K6,K8 d=R0,R4,R6,G0,G1,G5,B3,Y1,Y2,Y3,Y4,Y7,K4,K7,K7
b lay R2
c lay R1,R1
d lay R0
a lay B0,B4,B9
b pass
c pass
d lay G1
a lay B5
b lay G2
c pass
d pass
a pass
b pass
b trump 2
a trump B
a partner d
a play R8
b play R5
c play R1
d play R0
a play Y9
b play Y1
c play Y6
d play Y7
a play K9
b play K1
c play K3
d play K7
a play R9
b play B7
c play R3
d play R4
b play B2
c play B8
d play B3
a play B0
b play G7
c play G9
d play G1
a play G1
c play Y7
d play Y4
a play B6
b play Y0
a play B7
b play B1
c play B1
d play Y2
a play B4
b play R2
c play R1
d play R6
a play G8
b play G4
c play G7
d play G0
a play B5
b play G2
c play K6
d play G5
a play G3
b play K2
c play R7
d play Y3
b play Y5
c play Y8
d play Y1
a play B9
a play G6
b play K0
c play K8
d play K4
a play K1
b play K5
c play R7
d play K7
! deal dealer=c a=R4,R5,R6,G5,G8,B0,B1,B3,B9,Y0,Y2,Y7,K1,K2,K4 b=R0,R1,R2,R7,R8,G1,G1,G2,G6,Y1,Y6,Y8,Y9,K8,K9 c=R3,G0,G4,G9,B2,B5,B6,B7,B8,Y1,Y5,Y7,K0,K6,K7 d=R1,R7,R9,G3,G7,G7,B1,B4,B7,Y3,Y4,K1,K3,K5,K7
c lay B2
d lay G3,K3
a lay B0
b lay R2,R7,R8
c pass
d pass
a pass
b lay R1
c lay B5
d lay R1
a lay B1
b pass
c pass
d pass
a pass
d trump 3
b trump R
b partner a
b play K8
c play K0
d play K1
a play K2
b play Y8
c play Y1
d play Y4
a play Y7
b play K9
c play K6
d play K5
a play K4
b play Y9
c play Y5
d play R1
a play Y0
d play K7
a play K1
b play R7
c play K7
b play G1
c play G9
d play G7
a play G5
c play R3
d play K3
a play B3
b play R1
c play B7
d play B1
a play B9
b play G6
a play G8
b play G1
c play G0
d play G7
a play B1
b play R8
c play B2
d play B7
b play Y1
c play Y7
d play Y3
a play Y2
d play B4
a play B0
b play R0
c play B5
b play G2
c play G4
d play R7
a play R4
d play G3
a play R6
b play R2
c play B8
a play R5
b play Y6
c play B6
d play R9
! deal dealer=d a=R2,R7,G0,G3,G4,G9,B2,B9,Y1,Y2,K0,K4,K5,K8,K9 b=R0,R4,R6,G1,G7,B1,B5,B6,B7,B7,B8,Y1,Y7,Y9,K1 c=R1,R3,R9,G5,G6,G7,B0,B4,Y0,Y3,Y5,Y6,Y8,K1,K6 d=R1,R5,R7,R8,G1,G2,G8,B1,B3,Y4,Y7,K2,K3,K7,K7
d lay G2
a lay R2,B2
b lay B7,B7,B8
c lay Y6
d lay R1
a lay G0,K0
b pass
c lay G6
d lay G1
a pass
b pass
c pass
d pass
b trump B
a trump 2
a partner d
a play K8
b play K1
c play K1
d play K3
a play R2
b play B1
c play B0
d play B1
a play Y2
b play B5
c play B4
d play B3
a play B2
b play B8
c play R1
d play K2
a play G9
b play G1
c play G5
d play G1
a play K9
b play B6
c play K6
d play K7
b play Y7
c play Y8
d play Y7
a play Y1
c play R9
d play R5
a play R7
b play R6
c play G7
d play G8
a play G0
b play G7
d play R7
a play B9
b play R0
c play R3
a play K0
b play B7
c play Y0
d play K7
b play R4
c play Y6
d play R8
a play G3
d play G2
a play G4
b play B7
c play Y3
d play R1
a play K4
b play Y1
c play Y5
d play Y4
a play K5
b play Y9
c play G6
! deal dealer=a a=R0,R1,G0,G1,G7,B1,B7,Y0,Y1,Y2,Y3,Y7,Y9,K5,K8 b=R1,G1,G5,G6,G7,G8,G9,B0,B1,B4,Y4,Y6,Y8,K6,K9 c=R2,R3,R6,R7,R9,G3,B2,B5,B8,B9,Y5,Y7,K1,K4,K7 d=R4,R5,R7,R8,G2,G4,B3,B6,B7,Y1,K0,K1,K2,K3,K7
a lay Y0
b lay G8,G9
c lay R2,R3,R6
d lay R4,R5,R7,K0
a lay Y1
b pass
c pass
d pass
a pass
c trump 3
d trump 7
d partner b
d play K7
a play Y3
b play G7
c play R3
d play B7
a play G7
b play Y6
c play G3
d play R7
a play B7
b play K6
c play R7
d play R8
a play R1
b play R1
c play R9
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 172
from 6011 337 205
choice c play R4 | play R3
best 0.460 58.9 play R4
tried 0.263 21.0 play B7
why ! trick_lost TRICKS-9.6 100
tried 0.253 19.6 play G0
why - trick_lost TRICKS-9.6 68
tried 0.151 0.4 play Y2
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R6,R8,R9,G7,G8,B1,B4,B6,B7,Y1,Y2,Y5,Y8,K0,K8 b=R1,R1,R5,G1,G2,G4,G9,B2,B3,B5,B7,Y4,Y7,Y7,K1 c=R2,G0,G3,G5,G7,B0,B1,B8,Y0,Y3,Y6,K1,K3,K4,K5 d=R0,R3,R4,R7,R7,G1,G6,B9,Y1,Y9,K2,K6,K7,K7,K9
d pass
a lay Y8
b pass
c lay G0,B0
d lay K2,K6,K7
a lay R8,G8,K0
b lay R1
c pass
d pass
a pass
b lay R1
c pass
d pass
a pass
b pass
d trump 2
a trump 8
a partner c
a play R8
b play G2
c play R2
d play K2
a play G8
b play B2
c play B8
d play G6
a play Y2
b play R1
c play Y6
d play K9
a play R9
b play R1
c play G7
d play R4
a play Y8
b play G1
c play G0
d play G1
a play K8
b play K1
c play B0
d play R3
a play G7
b play G9
c play G3
d play Y1
b play B7
c play B1
d play B9
a play B1
d play R7
a play R6
b play R5
c play K1
d play R0
a play Y1
b play B3
c play Y0
d play R7
a play K0
b play Y7
c play Y3
d play Y9
a play Y5
b play Y4
c play K3
d play K6
a play B4
b play G4
c play K4
d play K7
a play B6
b play Y7
c play K5
d play K7
a play B7
b play B5
c play G5
! deal dealer=a a=R0,R1,R4,R7,R8,G1,B3,B4,B7,B7,Y5,Y6,K3,K5,K8 b=R1,R2,R5,R6,G2,G5,B5,Y1,Y3,Y8,K1,K4,K6,K7,K9 c=R7,R9,G1,G3,G6,G7,B1,B6,B8,Y0,Y1,Y4,Y7,K2,K7 d=R3,G0,G4,G7,G8,G9,B0,B1,B2,B9,Y2,Y7,Y9,K0,K1
a lay R0
b lay R5,G5
c lay G7
d pass
a pass
b pass
c pass
c trump 7
b trump R
b partner a
b play K9
c play K2
d play K1
a play K3
b play Y8
c play Y1
d play Y2
a play Y6
b play K6
c play R7
d play K0
a play K5
c play B6
d play B0
a play B3
b play B5
c play B8
d play B9
a play B4
b play K7
b play G5
c play G6
d play G8
a play G1
d play R3
a play R7
b play R6
c play R9
a play R8
b play R1
c play G7
d play Y7
a play R4
b play R5
c play Y7
d play G7
b play Y1
c play Y0
d play Y9
a play Y5
d play G4
a play B7
b play G2
c play G1
a play K8
b play K1
c play K7
d play B1
c play Y4
d play B2
a play B7
b play Y3
a play R0
b play R2
c play B1
d play G9
b play K4
c play G3
d play G0
a play R1
! deal dealer=b a=R6,R7,G7,B0,B4,B7,B9,Y0,Y1,Y4,K3,K4,K5,K8,K9 b=R0,R2,R5,G1,G3,G6,B8,Y3,Y5,Y7,Y8,Y9,K0,K2,K7 c=R1,R3,R4,R7,R8,R9,G0,G8,G9,B1,B6,B7,Y2,Y7,K1 d=R1,G1,G2,G4,G5,G7,B1,B2,B3,B5,Y1,Y6,K1,K6,K7
b lay Y9
c lay R1,R7
d lay G1
a lay B0,B4,K4
b lay Y5,Y7,Y8
c lay R3,R4,R8
d lay R1,B1,Y1
a pass
b pass
c pass
d pass
b trump Y
c trump R
c partner d
c play R7
d play Y1
a play Y1
b play Y9
c play R8
d play R1
a play Y0
b play Y3
c play G8
d play G5
a play G7
b play G1
c play R9
d play Y6
a play Y4
b play Y5
c play G9
d play G7
a play R6
b play G6
a play R7
b play R0
c play R1
d play G1
a play K8
b play K0
c play K1
d play K1
a play B9
b play B8
c play B1
d play B3
a play B7
b play R5
c play B6
d play B5
b play K7
c play Y7
d play K6
a play K3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 173
from 6012 233 283
choice c play K6
best 0.882 188.5 play K6
tried 0.744 161.7 play G4
why - trick_lost TRICKS-9.6 71
tried 0.703 153.5 play B2
why - trick_lost TRICKS-9.6 71
tried 0.702 153.3 play Y6
why ! trick_lost TRICKS-9.6 68
tried 0.664 146.1 play K2
why - trick_lost TRICKS-9.6 71
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R6,G0,G1,G2,G7,G8,B0,B3,B6,Y7,Y8,K9 b=R1,R1,R4,G7,B1,B7,Y1,Y9,K0,K1,K2,K7 c=R2,R8,G5,B1,B2,B9,Y0,Y3,Y5,K3,K6,K8 d=R5,R7,R9,G3,G6,G9,B4,B5,B8,Y1,Y4,K4 e=R0,R3,R7,G1,G4,B7,Y2,Y6,Y7,K1,K5,K7
b lay R1
c pass
d pass
e lay R7,B7
a lay G0,G1,G2
b lay R1,B1,Y1
c lay R2
d lay B4,B5,Y1
e pass
a pass
b pass
c lay Y0
d pass
e pass
a pass
b pass
c pass
d trump 4
b trump 1
b partner a
b play R1
c play B1
d play Y1
e play G1
a play G1
b play R1
c play Y0
d play K4
e play K1
a play R6
b play B1
c play R2
d play Y4
e play G4
a play B6
b play Y1
c play B2
d play B4
e play R0
a play G7
b play K1
c play Y3
d play B8
e play Y2
a play Y7
b play B7
c play B9
d play B5
e play B7
a play B0
c play K8
d play G3
e play K5
a play K9
b play K0
a play B3
b play R4
c play K3
d play R7
e play R3
b play Y9
c play Y5
d play G6
e play Y6
a play Y8
b play K7
c play K6
d play R5
e play K7
a play G0
b play G7
c play G5
d play G9
e play R7
a play G2
d play R9
e play Y7
a play G8
b play K2
c play R8
! deal dealer=c a=R5,R7,R8,G0,G5,G7,B5,Y1,Y9,K1,K5,K9 b=R1,R1,R4,R7,G3,B1,B3,B6,B8,Y3,Y7,K8 c=R0,G1,G9,B9,Y2,Y6,Y7,Y8,K2,K3,K7,K7 d=R2,R6,G2,G4,G7,G8,B1,B4,Y0,Y5,K0,K6 e=R3,R9,G1,G6,B0,B2,B7,B7,Y1,Y4,K1,K4
c lay Y7
d lay G2,G4
e lay B0
a lay R5,G5,B5
b lay G3
c pass
d pass
e pass
a pass
b pass
d trump G
a trump 5
a partner b
a play R5
b play G3
c play G1
d play G7
e play G1
a play B5
b play B6
c play G9
d play Y5
e play G6
a play K5
b play R7
c play R0
d play G2
e play Y1
a play G5
b play Y7
c play Y2
d play G4
e play K1
a play K9
b play K8
c play K2
d play K0
e play K4
a play Y9
b play Y3
c play Y8
d play Y0
e play Y4
a play G7
b play R1
c play K3
d play G8
e play B7
d play B1
e play B7
a play G0
b play B1
c play B9
a play R7
b play R1
c play Y6
d play R2
e play R9
e play B0
a play Y1
b play B8
c play Y7
d play B4
b play R4
c play K7
d play R6
e play R3
a play R8
a play K1
b play B3
c play K7
d play K6
e play B2
! deal dealer=d a=R0,R1,R9,G1,G2,G7,B2,B9,Y9,K1,K4,K6 b=R7,G3,G5,G6,B3,B4,Y0,Y1,Y3,Y7,K2,K8 c=R3,R4,R7,R8,G7,G8,B1,B7,B8,Y1,Y4,Y7 d=G1,G4,G9,B7,Y2,Y5,Y6,Y8,K3,K7,K7,K9 e=R1,R2,R5,R6,G0,B0,B1,B5,B6,K0,K1,K5
d pass
e lay G0
a lay R9,B9
b lay G3
c lay R7,G7,B7
d lay Y2,Y5
e pass
a pass
b pass
c pass
d pass
a trump 9
c trump 7
c partner d
c play R7
d play K9
e play R1
a play R9
b play R7
c play G7
d play G9
e play B1
a play B9
b play Y7
c play B7
d play K7
e play K1
a play Y9
b play Y1
c play Y7
d play B7
e play G0
a play G7
b play Y0
c play G8
d play G1
e play B0
a play G1
b play G3
c play R8
d play K7
e play R2
a play R1
b play K2
d play Y6
e play K0
a play K1
b play Y3
c play Y4
d play Y5
e play B5
a play R0
b play B3
c play Y1
d play Y2
e play K5
a play G2
b play B4
c play R3
d play Y8
e play R5
a play B2
b play G5
c play R4
d play G4
e play B6
a play K4
b play G6
c play B1
b play K8
c play B8
d play K3
e play R6
a play K6
! deal dealer=e a=R1,R7,G8,B1,B6,B8,Y1,Y1,Y9,K1,K3,K5 b=R0,R1,R2,R6,G2,G5,G6,B1,Y4,Y8,K7,K8 c=G4,G7,G7,G9,B2,B7,Y6,Y7,K2,K6,K7,K9 d=R5,R8,G1,G1,B0,B5,B7,B9,Y0,Y7,K1,K4 e=R3,R4,R7,R9,G0,G3,B3,B4,Y2,Y3,Y5,K0
e lay R3
a lay R1,B1
b lay R1,R2,R6
c lay G7,G7,B7,K7
d lay G1,G1,B0
e lay G0,G3,B3,K0
a pass
b pass
c lay B2,K2
d pass
e pass
a pass
b pass
c pass
e trump 3
c trump 7
c partner d
c play G7
d play B7
e play R3
a play K3
b play K7
c play G7
d play Y7
e play G3
a play R7
b play R1
c play B7
d play Y0
e play B3
a play R1
b play B1
c play Y7
d play B0
e play Y3
a play B1
b play R0
c play K7
d play G1
e play R7
a play Y1
b play R2
c play G9
d play G1
e play G0
a play G8
b play G2
c play K9
d play K4
e play K0
a play K1
b play K8
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 174
from 6015 109 254
choice d play R7
best 0.486 116.7 play R7
tried 0.357 89.2 play K2
why - trick_lost TRICKS-9.6 68
tried 0.353 88.4 play R5
why - trick_lost TRICKS-9.6 78
tried 0.353 88.3 play R4
why - trick_lost TRICKS-9.6 78
tried 0.346 87.0 play K0
why - trick_lost TRICKS-9.6 68
tried 0.345 86.4 play K1
why - trick_lost TRICKS-9.6 71
tried 0.336 84.5 play Y1
why - trick_lost TRICKS-9.6 84
tried 0.332 85.5 play R8
why ! trick_lost TRICKS-9.6 78
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=b a=R8,R9,G1,G3,G6,G8,B0,B4,B5,B6,B7,B9,Y9,K1,K9 b=R2,R5,G2,G4,G7,B1,B2,B7,Y0,Y1,Y5,K0,K1,K2,K5 c=R1,R1,R3,R7,R7,G7,G9,B1,B8,Y6,Y7,Y8,K3,K6,K8 d=R0,R4,R6,G0,G1,G5,B3,Y1,Y2,Y3,Y4,Y7,K4,K7,K7
b lay R2
c lay R1,R1
d lay R0
a lay B0,B4,B9
b pass
c pass
d lay G1
a lay B5
b lay G2
c pass
d pass
a pass
b pass
b trump 2
a trump B
a partner d
a play R8
b play R5
c play R1
d play R0
a play Y9
b play Y1
c play Y6
d play Y7
a play K9
b play K1
c play K3
d play K7
a play R9
b play B7
c play R3
d play R4
b play B2
c play B8
d play B3
a play B0
b play G7
c play G9
d play G1
a play G1
c play Y7
d play Y4
a play B6
b play Y0
a play B7
b play B1
c play B1
d play Y2
a play B4
b play R2
c play R1
d play R6
a play G8
b play G4
c play G7
d play G0
a play B5
b play G2
c play K6
d play G5
a play G3
b play K2
c play R7
d play Y3
b play Y5
c play Y8
d play Y1
a play B9
a play G6
b play K0
c play K8
d play K4
a play K1
b play K5
c play R7
d play K7
! deal dealer=c a=R4,R5,R6,G5,G8,B0,B1,B3,B9,Y0,Y2,Y7,K1,K2,K4 b=R0,R1,R2,R7,R8,G1,G1,G2,G6,Y1,Y6,Y8,Y9,K8,K9 c=R3,G0,G4,G9,B2,B5,B6,B7,B8,Y1,Y5,Y7,K0,K6,K7 d=R1,R7,R9,G3,G7,G7,B1,B4,B7,Y3,Y4,K1,K3,K5,K7
c lay B2
d lay G3,K3
a lay B0
b lay R2,R7,R8
c pass
d pass
a pass
b lay R1
c lay B5
d lay R1
a lay B1
b pass
c pass
d pass
a pass
d trump 3
b trump R
b partner a
b play K8
c play K0
d play K1
a play K2
b play Y8
c play Y1
d play Y4
a play Y7
b play K9
c play K6
d play K5
a play K4
b play Y9
c play Y5
d play R1
a play Y0
d play K7
a play K1
b play R7
c play K7
b play G1
c play G9
d play G7
a play G5
c play R3
d play K3
a play B3
b play R1
c play B7
d play B1
a play B9
b play G6
a play G8
b play G1
c play G0
d play G7
a play B1
b play R8
c play B2
d play B7
b play Y1
c play Y7
d play Y3
a play Y2
d play B4
a play B0
b play R0
c play B5
b play G2
c play G4
d play R7
a play R4
d play G3
a play R6
b play R2
c play B8
a play R5
b play Y6
c play B6
d play R9
! deal dealer=d a=R2,R7,G0,G3,G4,G9,B2,B9,Y1,Y2,K0,K4,K5,K8,K9 b=R0,R4,R6,G1,G7,B1,B5,B6,B7,B7,B8,Y1,Y7,Y9,K1 c=R1,R3,R9,G5,G6,G7,B0,B4,Y0,Y3,Y5,Y6,Y8,K1,K6 d=R1,R5,R7,R8,G1,G2,G8,B1,B3,Y4,Y7,K2,K3,K7,K7
d lay G2
a lay R2,B2
b lay B7,B7,B8
c lay Y6
d lay R1
a lay G0,K0
b pass
c lay G6
d lay G1
a pass
b pass
c pass
d pass
b trump B
a trump 2
a partner d
a play K8
b play K1
c play K1
d play K3
a play R2
b play B1
c play B0
d play B1
a play Y2
b play B5
c play B4
d play B3
a play B2
b play B8
c play R1
d play K2
a play G9
b play G1
c play G5
d play G1
a play K9
b play B6
c play K6
d play K7
b play Y7
c play Y8
d play Y7
a play Y1
c play R9
d play R5
a play R7
b play R6
c play G7
d play G8
a play G0
b play G7
d play R7
a play B9
b play R0
c play R3
a play K0
b play B7
c play Y0
d play K7
b play R4
c play Y6
d play R8
a play G3
d play G2
a play G4
b play B7
c play Y3
d play R1
a play K4
b play Y1
c play Y5
d play Y4
a play K5
b play Y9
c play G6
! deal dealer=a a=R0,R1,G0,G1,G7,B1,B7,Y0,Y1,Y2,Y3,Y7,Y9,K5,K8 b=R1,G1,G5,G6,G7,G8,G9,B0,B1,B4,Y4,Y6,Y8,K6,K9 c=R2,R3,R6,R7,R9,G3,B2,B5,B8,B9,Y5,Y7,K1,K4,K7 d=R4,R5,R7,R8,G2,G4,B3,B6,B7,Y1,K0,K1,K2,K3,K7
a lay Y0
b lay G8,G9
c lay R2,R3,R6
d lay R4,R5,R7,K0
a lay Y1
b pass
c pass
d pass
a pass
c trump 3
d trump 7
d partner b
d play K7
a play Y3
b play G7
c play R3
d play B7
a play G7
b play Y6
c play G3
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 175
from 6011 343 284
choice b play Y7
best 0.456 89.8 play Y7
tried 0.378 85.9 play R7
tried 0.316 79.8 play K7
tried 0.212 78.8 play K0
why ! points_kept TRICKS-10.1,TRICKS-7.5 1 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:5/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R4,R5,G4,G8,G9,B2,B8,Y1,Y3,Y5,Y7,K0,K7 b=R1,R3,G0,G2,G3,G7,B1,B4,B9,Y2,Y9,K5,K7,K8,K9 c=R7,R7,R8,G1,G5,B0,B3,B5,B7,Y0,Y1,Y7,K1,K2,K6 d=R2,R6,R9,G1,G6,G7,B1,B6,B7,Y4,Y6,Y8,K1,K3,K4
a lay R0
b pass
c pass
d lay R6,G6
a pass
b lay G2
c lay B7
d pass
a pass
b pass
c pass
c trump 7
d trump 6
d partner a
d play R6
a play Y7
b play K7
c play R7
d play G6
a play K7
b play G7
c play R7
d play B6
a play R0
b play R1
c play B7
d play Y6
a play K0
b play G2
c play Y7
d play R9
a play R4
b play R3
c play R8
d play Y8
a play Y1
b play Y9
c play Y0
b play K5
c play K1
d play K1
a play R1
b play K8
c play K2
d play K3
a play B2
b play B9
c play B0
d play B1
a play B8
b play Y2
c play Y1
d play Y4
a play Y5
a play G8
b play G0
c play G1
d play G1
a play G9
b play G3
c play G5
d play G7
d play B7
a play Y3
b play B1
c play K6
c play B5
d play R2
a play G4
b play B4
c play B3
d play K4
a play R5
b play K9
! deal dealer=b a=R1,R2,R4,G3,G6,G9,B0,B4,B8,Y7,Y7,K0,K1,K2,K8 b=R7,R7,R8,G4,G5,G7,B1,B3,Y2,Y4,Y5,Y8,Y9,K6,K7 c=R5,R6,G1,G1,G8,B5,B7,B9,Y0,Y1,Y1,Y6,K5,K7,K9 d=R0,R1,R3,R9,G0,G2,G7,B1,B2,B6,B7,Y3,K1,K3,K4
b pass
c lay R5
d pass
a pass
b pass
c pass
c trump 5
c partner b
c play R5
d play R1
a play R1
b play G5
c play B5
d play B1
a play K1
b play Y5
c play K5
d play K1
a play B0
b play K7
c play B9
d play B2
a play B4
b play B1
c play K9
d play K3
a play K0
b play K6
c play B7
d play B6
a play B8
b play B3
a play K8
b play Y2
c play K7
d play K4
a play K2
b play Y4
c play G1
d play G7
a play G9
b play G4
c play G1
d play G0
a play G3
b play G7
c play G8
d play G2
c play Y1
d play Y3
a play Y7
b play Y8
b play R7
c play R6
d play R9
a play R2
d play B7
a play Y7
b play R8
c play Y1
d play R3
a play R4
b play R7
c play Y6
b play Y9
c play Y0
d play R0
a play G6
! deal dealer=c a=R1,R7,R7,R9,G0,G1,G7,B0,B6,B8,Y1,Y6,K0,K1,K8 b=R3,R8,G2,G4,G8,G9,B1,B3,B7,B9,Y1,Y2,Y7,K1,K2 c=R0,R1,R4,R6,G7,B1,B2,B4,Y3,Y4,Y5,Y7,Y8,K3,K4 d=R2,R5,G1,G3,G5,G6,B5,B7,Y0,Y9,K5,K6,K7,K7,K9
c lay Y4
d lay R5,G5
a lay R1,G0,B0
b lay R3
c lay R0,R4,B4
d lay B5,Y9,K5
a pass
b lay B1,Y1,K1
c pass
d pass
a pass
b pass
c trump 4
d trump K
d partner b
d play Y9
a play Y1
b play Y2
c play Y3
d play K9
a play K1
b play G4
c play K4
c play Y7
d play Y0
a play Y6
b play Y1
c play R1
d play R2
a play R7
b play R8
b play B9
c play B1
d play B7
a play B0
b play G8
c play G7
d play G6
a play G1
b play G9
c play R4
d play G1
a play G0
c play R6
d play R5
a play R7
b play R3
a play B8
b play B3
c play B2
d play B5
a play K8
b play K1
c play B4
d play K5
a play G7
b play G2
c play Y4
d play G3
c play R0
d play K6
a play R1
b play Y7
d play K7
a play K0
b play K2
c play K3
d play K7
a play R9
b play B1
c play Y5
d play G5
a play B6
b play B7
c play Y8
! deal dealer=d a=R1,G2,G7,G9,B2,B3,B8,B9,Y2,Y3,Y4,Y7,Y8,K1,K4 b=R3,R7,R8,G8,B0,B4,B5,B6,B7,Y7,Y9,K0,K6,K7,K9 c=R0,R1,R6,R9,G4,G5,G6,G7,B1,B1,Y1,K1,K2,K3,K8 d=R2,R4,R5,R7,G0,G1,G1,G3,B7,Y0,Y1,Y5,Y6,K5,K7
d lay R5
a lay G2,Y2
b lay R7,B7,Y7
c lay K1
d pass
a lay R1,K1
b pass
c lay R1
d lay Y5
a pass
b pass
c pass
d pass
b trump B
a trump 2
a partner d
a play G2
b play B4
c play B1
d play B7
a play Y2
b play B0
c play B1
d play R2
a play B2
b play B5
c play K2
d play Y6
a play B8
b play B6
c play R1
d play R7
a play G9
b play G8
c play G4
d play G0
a play G7
b play R3
c play G5
d play G3
a play B9
b play B7
c play Y1
d play K7
a play B3
b play K9
c play K1
d play Y0
a play Y7
b play Y9
c play R6
d play Y1
b play K6
c play K8
d play K5
a play K1
c play G6
d play G1
a play R1
b play R8
c play G7
d play G1
a play Y3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 176
from 6012 254 346
choice c partner a
best 0.861 190.0 partner a
tried 0.718 146.7 partner b
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.716 149.2 partner e
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R6,R7,B0,B6,B7,Y1,Y3,Y6,Y8,K7,K7 b=R1,G1,G3,G5,G6,G7,G8,B1,B9,Y5,Y9,K3 c=R3,R7,G0,G1,G9,B2,B4,B5,B7,Y4,Y7,K2 d=R0,R8,G2,G4,G7,B1,B3,Y0,Y1,Y7,K0,K6 e=R2,R4,R5,R9,B8,Y2,K1,K1,K4,K5,K8,K9
d lay R0
e lay K8,K9
a lay R6,B6,Y6
b lay G1,G3,G5,G6
c lay R7,G0,B7
d lay Y0
e lay K1,K4,K5
a pass
b lay R1,G7
c pass
d pass
e lay R9,K1
a pass
b pass
c lay B2
d pass
e pass
a pass
b pass
c pass
b trump G
e trump K
e partner c
e play R9
a play R1
b play R1
c play R7
d play R0
e play K8
a play K7
b play G1
c play G9
d play G2
e play K9
a play K7
b play G3
c play G0
d play G4
e play B8
a play B0
b play B9
c play B4
d play B3
b play Y9
c play Y7
d play Y0
e play Y2
a play Y6
b play Y5
c play Y4
d play Y7
e play K4
a play Y1
e play R2
a play R7
b play G7
c play R3
d play R8
b play B1
c play B7
d play B1
e play K5
a play B6
e play R4
a play R6
b play K3
c play B2
d play K6
d play Y1
e play K1
a play Y3
b play G5
c play B5
e play K1
a play Y8
b play G8
c play G1
d play K0
e play R5
a play B7
b play G6
c play K2
d play G7
! deal dealer=e a=R0,R7,R9,G1,G1,G3,B0,B7,B7,Y8,K1,K5 b=R1,R2,R5,R6,G2,B1,B1,Y1,K0,K2,K7,K9 c=R1,R4,R8,G4,G8,B5,Y3,Y7,Y9,K1,K3,K7 d=R7,G5,G7,G7,G9,B9,Y1,Y2,Y5,K4,K6,K8 e=R3,G0,G6,B2,B3,B4,B6,B8,Y0,Y4,Y6,Y7
e lay G6
a pass
b lay R2,G2
c lay R8
d lay G7
e pass
a lay R7
b pass
c pass
d pass
e pass
a pass
c trump 8
b trump 2
b partner e
b play R2
c play G8
d play K8
e play B8
a play Y8
b play K7
c play K3
d play K4
e play B2
a play K1
e play Y7
a play G1
b play Y1
c play Y9
d play Y5
c play K1
d play K6
e play G0
a play K5
b play K9
b play G2
c play R8
d play Y2
e play G6
a play G1
b play K2
c play Y3
d play Y1
e play B6
a play R0
b play K0
c play K7
d play R7
e play Y0
a play B7
c play Y7
d play G7
e play Y4
a play B0
b play R1
c play G4
d play G7
e play R3
a play G3
b play B1
d play G5
e play B3
a play B7
b play B1
c play R1
d play G9
e play B4
a play R7
b play R5
c play R4
d play B9
e play Y6
a play R9
b play R6
c play B5
! deal dealer=a a=R0,R1,R5,G1,G4,G5,G7,B0,Y6,K6,K7,K8 b=R3,R7,R9,G6,B4,B6,Y0,Y1,Y9,K0,K5,K7 c=R4,R6,R7,R8,G0,G1,B7,B8,Y2,Y7,Y7,K2 d=R1,G3,G7,G8,B1,B1,B2,B7,Y1,Y3,Y5,K3 e=R2,G2,G9,B3,B5,B9,Y4,Y8,K1,K1,K4,K9
a lay G7
b pass
c pass
d lay G3,Y3
e lay G9
a pass
b lay K0
c lay R7
d pass
e pass
a pass
b pass
c pass
e trump 9
d trump 3
d partner c
d play G7
e play G2
a play G1
b play G6
c play G1
d play G3
e play G9
a play R1
b play R9
c play G0
d play Y3
e play B9
a play R0
b play Y9
c play Y7
d play K3
e play K9
a play B0
b play R3
c play K2
d play G8
e play B3
a play G4
b play B6
c play R6
e play Y8
a play Y6
b play Y0
c play Y2
d play Y1
e play B5
a play R5
b play B4
c play B8
d play B2
c play R7
d play R1
e play R2
a play G5
b play R7
c play R4
d play B1
e play K1
a play K6
b play Y1
c play R8
d play Y5
e play K1
a play G7
b play K0
c play B7
d play B7
e play Y4
a play K8
b play K5
c play Y7
d play B1
e play K4
a play K7
b play K7
! deal dealer=b a=R0,R3,G6,B2,B5,B8,Y2,Y5,Y6,Y7,K1,K1 b=R1,R5,R6,R9,G2,G3,G4,G7,G8,G9,B0,Y9 c=G0,G1,G7,B1,B1,B9,Y0,Y7,Y8,K0,K3,K9 d=R7,G1,G5,B3,B4,B6,B7,Y1,Y1,K5,K7,K8 e=R1,R2,R4,R7,R8,B7,Y3,Y4,K2,K4,K6,K7
b lay G9
c pass
d pass
e lay R4,Y4
a lay Y7
b lay G2,G3
c lay G7
d lay B7
e lay R8,K4
a lay Y6
b lay G4,G7
c lay G0,G1,Y0
d lay B3
e lay R7,B7
a pass
b lay R1,B0
c pass
d pass
e pass
a pass
b pass
e trump R
b trump G
b partner c
b play G7
c play G1
d play G1
e play R1
a play R0
b play G8
c play G0
d play G5
e play R2
a play R3
b play G9
c play G7
d play R7
e play R4
a play G6
b play G2
c play K3
d play Y1
e play R7
a play K1
b play G3
c play B1
d play Y1
e play R8
a play K1
b play R6
c play K0
d play B3
e play K2
a play B2
b play R5
c play B1
d play B4
e play Y3
a play Y2
b play G4
c play Y8
d play K5
e play Y4
a play B5
b play Y9
c play Y7
d play K8
e play K4
a play Y5
b play R1
c play Y0
d play B6
e play K6
a play B8
b play R9
c play K9
d play B7
e play B7
a play Y6
b play B0
c play B9
d play K7
e play K7
a play Y7
! deal dealer=c a=R2,R6,R8,G0,G4,G7,B1,Y7,K1,K4,K7,K8 b=R1,R3,R4,R5,R7,G5,G8,B5,B7,K1,K7,K9 c=R0,R7,G1,G6,B4,B7,Y4,Y6,K0,K2,K5,K6 d=G2,G3,G9,B0,B2,B9,Y0,Y1,Y3,Y7,Y9,K3 e=R1,R9,G1,G7,B1,B3,B6,B8,Y1,Y2,Y5,Y8
c pass
d lay Y3
e pass
a lay K7,K8
b lay R1,R5,G5
c lay K6
d lay G3,B0,Y0
e lay R1
a pass
b pass
c lay K0,K2
d pass
e lay G1
a pass
b pass
c lay R0,G6
d pass
e pass
a pass
b pass
c pass
d trump Y
c trump K
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 177
from 6015 112 399
choice c play G7 | play K7 | play Y7
best 0.642 205.8 play G7
tried 0.604 194.0 play Y9
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.431 143.8 play R5
tried 0.429 147.3 play R1
tried 0.418 143.1 play B0
tried 0.414 142.1 play Y1
why - trick_lost TRICKS-9.6 68
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=b a=R0,R1,R2,R3,G4,G9,B0,B3,B4,B5,Y1,Y4,K1,K2,K9 b=R4,R5,R6,G0,G6,G7,B1,B2,B8,Y1,Y7,K4,K7,K7,K8 c=R1,R7,R9,G1,G1,G2,G3,G8,B6,Y2,Y5,Y7,Y8,K0,K6 d=R7,R8,G5,G7,B1,B7,B7,B9,Y0,Y3,Y6,Y9,K1,K3,K5
b lay K7
c lay G3,G8
d lay R7
a lay G4
b pass
c pass
d pass
a pass
c trump G
c partner a
c play R9
d play R8
a play R2
b play R4
c play Y7
d play Y9
a play Y1
b play Y7
d play R7
a play R3
b play R6
c play R1
d play B9
a play B0
b play B2
c play B6
d play Y6
a play Y4
b play Y1
c play Y8
c play G8
d play G5
a play G4
b play G0
c play R7
d play G7
a play R1
b play R5
d play B7
a play B3
b play B8
c play G2
c play Y5
d play Y0
a play K2
b play G6
b play K7
c play K0
d play K1
a play K1
b play K7
c play K6
d play K3
a play K9
a play G9
b play G7
c play G3
d play B1
a play R0
b play B1
c play G1
d play Y3
c play Y2
d play K5
a play B4
b play K4
c play G1
d play B7
a play B5
b play K8
! deal dealer=c a=R0,R3,R4,R9,G1,G3,G4,G7,G9,B3,K3,K4,K5,K7,K9 b=R7,R7,G0,G1,G8,B0,B1,B1,B7,Y2,Y4,Y7,K0,K1,K6 c=R1,G6,G7,B2,B4,B6,B7,B9,Y1,Y6,Y9,K1,K2,K7,K8 d=R1,R2,R5,R6,R8,G2,G5,B5,B8,Y0,Y1,Y3,Y5,Y7,Y8
c lay G6
d lay R5,Y5
a pass
b lay B0
c pass
d pass
a lay R3,G3,B3
b pass
c pass
d lay G5,Y0
a pass
b lay G0
c lay B6
d pass
a pass
b pass
c pass
a trump 3
d trump 5
d partner b
d play R5
a play R3
b play K6
c play R1
d play G5
a play B3
b play R7
c play Y1
d play B5
a play K3
b play R7
c play K1
d play Y5
a play G3
b play B7
c play B2
d play Y7
a play K4
b play Y2
c play Y9
c play B7
d play B8
a play G4
b play B0
d play Y8
a play R0
b play Y4
c play Y6
d play Y0
a play G1
b play Y7
c play K2
b play G8
c play G6
d play G2
a play G9
a play R9
b play G1
c play B6
d play R1
a play K5
b play B1
c play G7
d play Y3
a play K9
b play K1
c play K7
d play Y1
a play G7
b play G0
c play B4
d play R2
a play K7
b play K0
c play K8
d play R8
c play B9
d play R6
a play R4
b play B1
! deal dealer=d a=G4,G7,G7,B1,Y1,Y3,Y4,Y5,Y7,K2,K3,K5,K6,K7,K8 b=R1,R2,R3,R5,R7,G2,G8,B2,B3,B5,Y6,Y7,Y9,K0,K1 c=R0,R1,R4,R6,G0,G1,G3,G5,B0,B1,B4,B6,B7,B8,Y2 d=R7,R8,R9,G1,G6,G9,B7,B9,Y0,Y1,Y8,K1,K4,K7,K9
d lay K9
a lay G7,K7
b lay R2,G2,K0
c lay B8
d lay R9,G9,Y0
a lay K2
b pass
c lay B7
d pass
a pass
b pass
c pass
a trump K
d trump 9
d partner b
d play R7
a play B1
b play R2
c play R1
d play Y8
a play Y5
b play Y6
c play Y2
d play R9
a play K2
b play K0
c play G1
d play G9
a play K3
b play K1
c play B1
d play B9
a play K6
b play Y9
c play R0
d play K9
a play K8
b play R7
c play G0
d play K7
a play K5
b play G2
c play B0
d play Y1
a play Y7
b play Y7
c play R6
a play Y4
b play R1
c play G3
d play Y0
a play Y1
b play B2
c play R4
d play K4
d play G1
a play G7
b play G8
c play G5
b play R3
c play B4
d play R8
a play G4
d play G6
a play G7
b play B3
c play B6
a play K7
b play B5
c play B7
d play K1
a play Y3
b play R5
c play B8
d play B7
! deal dealer=a a=R1,R7,R8,G0,G2,G4,G8,B1,B4,Y1,Y7,K5,K7,K8,K9 b=R6,G1,G1,G5,G6,B5,B7,B8,Y0,Y3,Y4,Y7,K0,K1,K6 c=R1,R4,R5,R7,R9,B0,B2,B6,B7,Y1,Y2,Y5,K2,K4,K7 d=R0,R2,R3,G3,G7,G7,G9,B1,B3,B9,Y6,Y8,Y9,K1,K3
a pass
b lay G6
c lay B2,Y2
d lay R3,G3,B3
a lay G8
b pass
c lay R9,K2
d lay R0,B1
a lay G0
b lay R6
c pass
d pass
a lay R1,R8
b pass
c pass
d pass
a pass
c trump R
d trump 3
d partner a
d play G3
a play R1
b play Y3
c play R1
d play B3
a play R7
b play R6
c play R9
d play K3
a play R8
b play G1
c play R4
d play R3
a play K5
b play G1
c play R5
d play Y8
a play Y1
b play Y0
c play Y1
d play B9
a play B1
b play B5
c play B0
d play Y9
a play Y7
b play Y4
c play Y2
d play G7
a play G4
b play G5
c play R7
c play B7
d play B1
a play B4
b play B8
b play Y7
c play Y5
d play Y6
a play G0
b play B7
c play B2
d play R0
a play G2
d play R2
a play K7
b play K1
c play K2
d play G7
a play G8
b play G6
c play K4
a play K8
b play K0
c play K7
d play K1
a play K9
b play K6
c play B6
d play G9
! deal dealer=b a=R1,G0,G7,G9,B0,B2,B3,B9,Y0,Y3,Y4,Y6,Y9,K3,K7 b=R1,R3,R4,G5,G8,B5,B7,Y1,Y2,Y7,Y8,K1,K2,K5,K6 c=R5,R6,R7,R7,R9,G1,G7,B1,B6,B7,B8,Y1,Y5,K0,K4 d=R0,R2,R8,G1,G2,G3,G4,G6,B1,B4,Y7,K1,K7,K8,K9
b lay K5
c lay R7,R9
d lay G2
a pass
b pass
c pass
d pass
b trump 5
c trump R
c partner d
c play R5
d play R0
a play R1
b play R1
c play B7
d play B1
a play B3
b play B7
c play B8
d play B4
a play B9
b play K6
a play Y0
b play Y7
c play Y1
d play Y7
b play G8
c play G1
d play G1
a play G7
b play Y8
c play R6
d play R8
a play Y9
d play K7
a play K3
b play K1
c play K0
d play K8
a play K7
b play K2
c play K4
d play K1
a play G0
b play G5
c play R7
c play R7
d play R2
a play Y3
b play B5
c play R9
d play G6
a play B0
b play K5
c play G7
d play G2
a play G9
b play R3
b play R4
c play Y5
d play G3
a play B2
b play Y2
c play B1
d play G4
a play Y4
a play Y6
b play Y1
c play B6
d play K9
! deal dealer=c a=R9,G0,G4,G7,G9,B1,B6,B7,B7,B8,B9,Y1,Y4,Y7,Y8 b=R1,R4,R6,R8,G6,B2,B3,B4,B5,Y6,K0,K1,K3,K4,K6 c=R1,R2,R3,R5,R7,G3,G7,B0,B1,Y1,Y7,Y9,K5,K7,K7 d=R0,R7,G1,G1,G2,G5,G8,Y0,Y2,Y3,Y5,K1,K2,K8,K9
c lay R7
d lay G2,Y2
a pass
b lay R6,G6,K6
c lay G7,Y7,K7
d pass
a lay B7
b pass
c pass
d pass
a pass
b trump 6
c trump 7
c partner d
c play R7
d play R7
a play B6
b play R6
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 178
from 6011 345 367
choice a play Y7
best 0.360 84.6 play Y7
tried 0.209 57.5 play Y2
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.121 41.7 play B8
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.115 40.5 play B0
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.115 40.5 play B2
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! deal dealer=d a=R0,R1,R3,R4,G1,G3,G7,B7,Y3,Y5,Y6,Y7,Y8,Y9,K7 b=R5,R7,R9,B1,B3,B4,B6,B7,B8,Y0,Y1,Y2,K3,K5,K6 c=R2,R6,R7,R8,G1,G4,G7,G8,B1,Y1,Y4,Y7,K4,K8,K9 d=R1,G0,G2,G5,G6,G9,B0,B2,B5,B9,K0,K1,K1,K2,K7
d pass
a lay Y3
b pass
c lay G4,Y4
d pass
a lay Y5,Y6
b lay B8
c lay G1,B1
d lay K0,K1,K1
a lay Y7,Y8
b lay B7
c pass
d lay G0
a pass
b pass
c pass
d pass
c trump 4
a trump Y
a partner d
a play R4
b play B4
c play Y4
d play G6
c play K8
d play K1
a play K7
b play K6
c play K9
d play K0
a play Y7
b play K3
a play Y8
b play Y1
c play Y1
d play B2
a play Y9
b play Y0
c play G4
d play G5
a play Y3
b play Y2
c play Y7
d play B0
c play R7
d play R1
a play R1
b play R7
c play G7
d play G9
a play G7
b play B1
d play K7
a play Y6
b play K5
c play G1
a play Y5
b play B3
c play K4
d play B5
a play G3
b play R5
c play G8
d play G0
c play R6
d play K2
a play R0
b play R9
b play B7
c play B1
d play B9
a play B7
d play G2
a play G1
b play B8
c play R2
d play K1
a play R3
b play B6
c play R8
! deal dealer=a a=R1,R4,R5,G3,G5,G7,G8,B2,B3,B7,Y3,Y4,K1,K4,K7 b=R0,R3,B0,B4,B9,Y1,Y2,Y5,Y6,Y7,Y9,K0,K1,K2,K7 c=R7,R8,G0,G1,G2,G4,B1,B5,B6,Y1,Y7,Y8,K5,K6,K8 d=R1,R2,R6,R7,R9,G1,G6,G7,G9,B1,B7,B8,Y0,K3,K9
a lay G3
b lay Y7,Y9
c lay R8
d lay R9
a pass
b pass
c pass
d lay R6,Y0
a pass
b pass
c pass
d pass
b trump Y
d trump 9
d partner c
d play G1
a play G7
b play Y6
c play G1
b play B9
c play Y1
d play Y0
a play Y3
b play K7
c play K8
d play K3
a play K1
c play R7
d play R6
a play R1
b play R0
c play R8
d play R2
a play R4
b play R3
c play K6
d play B1
a play K7
b play K0
a play G8
b play Y7
c play G0
d play G7
b play Y9
c play Y8
d play K9
a play Y4
b play K1
c play K5
d play R1
a play K4
c play B1
d play B7
a play B2
b play B0
d play B8
a play B3
b play B4
c play B6
d play G9
a play G3
b play Y1
c play Y7
d play R9
a play R5
b play Y2
c play G2
d play R7
a play G5
b play Y5
c play G4
b play K2
c play B5
d play G6
a play B7
! deal dealer=b a=R3,R4,R5,R6,R7,G0,G4,G7,B8,Y2,Y4,Y6,Y9,K0,K1 b=R1,R7,R9,G1,G5,G7,B1,B5,B7,Y1,Y5,Y7,Y8,K4,K8 c=R2,G8,B2,B3,B4,B7,B9,Y0,Y1,Y7,K2,K3,K5,K6,K7 d=R0,R1,R8,G1,G2,G3,G6,G9,B0,B1,B6,Y3,K1,K7,K9
b lay G5
c lay R2,K2
d lay R0
a lay R4,G0,G4
b lay R9,B5,Y5
c pass
d lay R1,G1
a pass
b pass
c pass
d pass
a trump 4
b trump Y
b partner d
b play R9
c play R2
d play R0
a play R3
b play K8
c play K2
d play K9
a play K1
d play K7
a play K0
b play Y7
c play K3
b play G7
c play G8
d play G9
a play G0
d play B0
a play B8
b play B1
c play B2
a play G7
b play G1
c play Y7
d play G3
c play B7
d play B6
a play Y6
b play B5
a play Y4
b play Y1
c play B4
d play Y3
a play Y9
b play K4
c play Y0
d play R1
a play R7
b play R1
c play Y1
d play R8
c play B9
d play B1
a play R6
b play B7
c play B3
d play G6
a play R5
b play Y5
b play Y8
c play K5
d play G1
a play R4
b play G5
c play K6
d play G2
a play G4
a play Y2
b play R7
c play K7
d play K1
! deal dealer=c a=R1,R4,R7,R8,G8,B0,B2,B4,B9,Y0,Y2,Y7,K0,K1,K3 b=R0,R3,G0,G1,G6,B7,B8,Y4,Y5,Y6,Y7,K1,K2,K5,K8 c=R2,R5,R6,R7,G1,G2,G5,G7,B1,B3,B5,Y1,Y3,Y9,K9 d=R1,R9,G3,G4,G7,G9,B1,B6,B7,Y1,Y8,K4,K6,K7,K7
c lay R5
d pass
a lay B0,Y0
b lay K8
c lay G1,G5
d lay R1,B1,Y1,K4
a pass
b lay K5
c pass
d pass
a pass
b pass
c trump 5
d trump K
d partner b
d play B7
a play B9
b play B8
c play B3
a play R7
b play R0
c play R2
d play R9
d play Y1
a play Y0
b play Y7
c play Y9
c play R6
d play R1
a play R8
b play R3
a play G8
b play G1
c play G2
d play G9
d play Y8
a play Y2
b play Y6
c play Y1
d play K4
a play K0
b play K5
c play R5
b play B7
c play B1
d play B1
a play B0
b play G6
c play G7
d play G3
a play K3
a play Y7
b play Y4
c play Y3
d play K6
d play K7
a play K1
b play K8
c play K9
c play R7
d play K7
a play R1
b play G0
d play G7
a play B2
b play Y5
c play G1
b play K2
c play G5
d play B6
a play R4
b play K1
c play B5
d play G4
a play B4
! deal dealer=d a=R7,G9,B0,B1,B1,B2,B7,B8,Y1,Y2,Y7,K2,K3,K4,K9 b=R2,R5,R7,R8,G0,G1,G4,G5,G6,B4,Y1,Y3,Y5,Y9,K1 c=R1,R3,R4,R6,G2,G7,G8,Y0,Y4,Y6,Y8,K0,K5,K6,K7 d=R0,R1,R9,G1,G3,G7,B3,B5,B6,B7,B9,Y7,K1,K7,K8
d pass
a lay B2
b lay R5,G5
c lay R6
d lay R0,R1,B3
a lay B0,B1,B1
b pass
c lay Y6
d pass
a pass
b pass
c pass
d trump 3
a trump B
a partner b
a play G9
b play G6
c play G2
d play G1
a play K9
b play K1
c play K0
d play K1
a play B1
b play Y3
c play R3
d play B9
d play R9
a play R7
b play R2
c play R6
d play K7
a play K2
b play B4
c play K5
b play R7
c play R1
d play R1
a play B7
a play B1
b play G1
c play Y0
d play B7
d play K8
a play K4
b play Y1
c play K6
d play B3
a play K3
b play G0
c play Y6
d play Y7
a play Y1
b play Y9
c play Y4
b play R8
c play R4
d play R0
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 179
from 6012 257 182
choice e partner b
best 0.610 102.6 partner b
tried 0.508 76.0 partner c
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 1
tried 0.477 73.9 partner d
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R4,R7,G1,G4,G8,B9,Y1,Y2,Y5,K0,K2,K7 b=R1,R5,G6,G7,B5,B7,B8,Y3,Y6,Y8,K1,K4 c=R1,R7,R8,R9,G1,G5,B4,Y4,Y7,Y7,Y9,K9 d=R0,R2,R3,G2,G3,G7,G9,B0,B7,Y0,K1,K7 e=R6,G0,B1,B1,B2,B3,B6,Y1,K3,K5,K6,K8
b lay R5
c lay R9,Y9
d lay G2
e lay R6,G0,B6
a lay Y2
b pass
c pass
d lay G7
e pass
a pass
b pass
c pass
d pass
c trump 9
e trump 6
e partner d
e play R6
a play B9
b play G6
c play R9
d play G9
e play B6
a play G1
b play Y6
c play Y9
d play G3
e play K6
a play Y1
b play R1
c play K9
d play R2
e play K8
a play K0
b play K1
c play R1
d play K1
e play K5
a play K7
b play K4
c play Y7
d play K7
a play G8
b play G7
c play G1
d play G2
e play G0
a play K2
b play Y3
c play B4
d play R0
e play K3
e play B1
a play Y2
b play B7
c play Y7
d play B0
b play Y8
c play Y4
d play Y0
e play Y1
a play Y5
b play B5
c play G5
d play B7
e play B2
a play R4
d play G7
e play B3
a play G4
b play R5
c play R8
d play R3
e play B1
a play R7
b play B8
c play R7
! deal dealer=c a=R3,R7,R8,G7,B1,B3,Y5,Y7,K1,K4,K7,K8 b=R4,G6,G8,B2,B6,B7,Y1,Y8,Y9,K0,K5,K9 c=R0,R2,G1,G3,G4,G5,B7,Y2,Y6,K2,K3,K6 d=R1,R1,R7,G1,G7,G9,B1,B4,B8,Y0,Y3,K1 e=R5,R6,R9,G0,G2,B0,B5,B9,Y1,Y4,Y7,K7
c lay R2
d pass
e pass
a lay R7,K7
b lay G6
c pass
d pass
e lay G0
a pass
b pass
c pass
d lay B1
e pass
a pass
b pass
c pass
d lay R1,R1
e pass
a pass
b pass
c pass
d pass
a trump 7
d trump 1
d partner b
d play K1
e play Y1
a play B1
b play B7
c play G1
d play G1
e play Y7
a play K1
b play Y1
c play B7
d play R7
e play K7
a play R7
b play K0
c play R0
d play G9
e play G0
a play G7
b play G8
c play G3
a play K8
b play K9
c play K2
d play Y0
e play B0
b play Y8
c play Y2
d play Y3
e play Y4
a play Y5
b play Y9
c play Y6
d play G7
e play G2
a play R3
d play B4
e play B9
a play B3
b play B2
c play R2
e play R9
a play R8
b play R4
c play K3
d play R1
d play R1
e play B5
a play Y7
b play G6
c play G4
d play B1
e play R5
a play K7
b play B6
c play G5
d play B8
e play R6
a play K4
b play K5
c play K6
! deal dealer=d a=R0,R6,R7,R8,G9,B4,B7,B8,B9,Y2,K1,K7 b=R4,G2,G4,G7,B0,B1,B2,B3,B5,Y7,K1,K3 c=R1,R1,R2,R7,G3,G7,G8,B1,B6,Y6,K2,K4 d=R9,G1,G1,G6,B7,Y0,Y3,Y4,Y5,Y9,K0,K6 e=R3,R5,G0,G5,Y1,Y1,Y7,Y8,K5,K7,K8,K9
d pass
e lay R5
a lay R7,B7
b lay B5
c lay R2
d pass
e lay G0,G5
a pass
b pass
c pass
d lay G1,Y0
e pass
a pass
b pass
c pass
d pass
a trump B
e trump 5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 180
from 6015 115 136
choice b play R7 | play R5
best 0.680 82.0 play R7
tried 0.617 70.2 play Y7
why - trick_lost TRICKS-9.6 100
tried 0.594 67.6 play Y8
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R1,G1,G6,G8,B7,B7,B9,Y1,Y4,Y7,Y9,K0,K1,K3,K8 b=R2,R4,R6,R7,G5,G7,B0,B1,B1,B6,Y1,Y2,Y3,K6,K9 c=R1,R5,R9,G0,G3,G4,G7,B3,B4,Y0,Y5,Y6,K4,K5,K7 d=R0,R3,R7,R8,G1,G2,G9,B2,B5,B8,Y7,Y8,K1,K2,K7
a lay K1
b lay B0,B6
c lay G4
d lay G2,B2,K2
a pass
b pass
c pass
d pass
b trump B
d trump 2
d partner a
d play G2
a play B7
b play B6
c play B3
d play K2
a play B7
b play B1
c play B4
d play G9
a play G6
b play G5
c play G0
d play B2
a play B9
b play B0
c play R1
d play Y7
a play Y9
b play Y1
c play Y0
a play G8
b play G7
c play G3
d play G1
a play K8
b play K9
c play K4
d play K1
b play K6
c play K7
d play K7
a play K1
c play R9
d play R0
a play R1
b play R6
c play K5
d play B8
a play K0
b play R2
b play Y2
c play Y6
d play B5
a play G1
b play R4
c play R5
d play R7
a play Y7
d play Y8
a play Y4
b play Y3
c play Y5
d play R8
a play K3
b play R7
c play G4
d play R3
a play Y1
b play B1
c play G7
! deal dealer=b a=R0,R1,R2,R4,R8,R9,G1,G3,G9,B0,B2,B9,Y5,K6,K8 b=R3,R5,R7,R7,G1,G7,B1,B1,B7,Y6,Y7,Y7,Y8,K1,K3 c=R1,R6,G5,G8,B3,B4,Y0,Y1,Y3,Y9,K0,K1,K2,K7,K9 d=G0,G2,G4,G6,G7,B5,B6,B7,B8,Y1,Y2,Y4,K4,K5,K7
b pass
c lay K0
d lay G4,Y4
a lay R0,R1,R2
b lay G1,B1
c pass
d pass
a pass
b lay R7,R7
c lay K1
d pass
a lay R4,R8
b lay R3,B1
c pass
d pass
a lay G1,B0
b pass
c pass
d pass
a pass
b trump 1
a trump R
a partner c
a play R1
b play B1
c play R6
d play Y1
a play G9
b play G7
c play G5
d play G0
a play B9
b play B7
c play B3
d play B5
a play R8
b play B1
c play R1
d play G2
c play Y9
d play Y2
a play Y5
b play Y7
c play K9
d play K4
a play K6
b play K3
c play G8
d play G4
a play G3
b play G1
b play Y6
c play Y0
d play Y4
a play R0
a play R9
b play K1
c play Y1
d play K5
a play K8
b play R3
c play K0
d play K7
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 181
from 6011 345 57
choice a play Y5
best 0.352 -4.6 play Y5
tried 0.274 -20.2 play G1
why - trick_lost TRICKS-9.6 75
tried 0.257 -24.1 play G3
why - trick_lost TRICKS-9.6 75
tried 0.245 -26.0 play R3
why - trick_lost TRICKS-9.6 62
tried 0.245 -26.3 play R0
why - trick_lost TRICKS-9.6 62
tried 0.236 -28.1 play B7
why ! trick_lost TRICKS-9.6 68
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R0,R1,R3,R4,G1,G3,G7,B7,Y3,Y5,Y6,Y7,Y8,Y9,K7 b=R5,R7,R9,B1,B3,B4,B6,B7,B8,Y0,Y1,Y2,K3,K5,K6 c=R2,R6,R7,R8,G1,G4,G7,G8,B1,Y1,Y4,Y7,K4,K8,K9 d=R1,G0,G2,G5,G6,G9,B0,B2,B5,B9,K0,K1,K1,K2,K7
d pass
a lay Y3
b pass
c lay G4,Y4
d pass
a lay Y5,Y6
b lay B8
c lay G1,B1
d lay K0,K1,K1
a lay Y7,Y8
b lay B7
c pass
d lay G0
a pass
b pass
c pass
d pass
c trump 4
a trump Y
a partner d
a play R4
b play B4
c play Y4
d play G6
c play K8
d play K1
a play K7
b play K6
c play K9
d play K0
a play Y7
b play K3
a play Y8
b play Y1
c play Y1
d play B2
a play Y9
b play Y0
c play G4
d play G5
a play Y3
b play Y2
c play Y7
d play B0
c play R7
d play R1
a play R1
b play R7
c play G7
d play G9
a play G7
b play B1
d play K7
a play Y6
b play K5
c play G1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 182
from 6012 259 149
choice c play G4
best 0.444 40.9 play G4
tried 0.411 35.2 play B7
tried 0.344 25.7 play Y8
tried 0.335 31.1 play K1
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:3/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R7,G4,G8,B0,B1,B1,B2,B3,K1,K8 b=R2,R6,R8,G2,G5,B5,B7,B8,Y1,Y2,Y7,K4 c=R1,R3,R4,R7,G6,B4,Y1,Y4,Y6,Y7,K5,K7 d=R5,G0,G1,G3,G9,B9,Y0,Y5,Y9,K0,K1,K7 e=R9,G1,G7,G7,B6,B7,Y3,Y8,K2,K3,K6,K9
a lay B1
b lay R8,Y1
c lay R1,R4,B4
d lay G0
e lay G7
a pass
b lay R2,G5
c pass
d lay Y0
e lay G7
a lay B0
b pass
c pass
d pass
e pass
a pass
c trump 4
b trump 2
b partner a
b play Y1
c play Y1
d play Y9
e play Y3
a play G4
a play B2
b play G2
c play R4
d play G1
e play K2
a play K8
b play Y7
c play K5
d play K1
e play K9
e play R9
a play R1
b play R6
c play R3
d play R5
e play B7
a play B1
b play B8
c play B4
d play B9
c play R1
d play G0
e play G1
a play R7
b play R8
b play K4
c play Y4
d play Y0
e play K3
a play R0
b play B7
c play G6
d play K0
e play B6
a play B0
b play B5
c play Y6
d play G3
e play K6
a play B3
b play G5
c play Y7
d play G9
e play G7
a play G8
d play Y5
e play Y8
a play B1
b play R2
c play R7
b play Y2
c play K7
d play K7
e play G7
a play K1
! deal dealer=b a=R3,R5,R7,R8,G1,B4,B7,Y3,Y5,K6,K7,K7 b=R4,G2,G5,G7,G8,G9,B0,B1,B8,B9,Y7,K8 c=R1,R2,R6,G0,G4,B7,Y1,Y1,Y4,Y7,Y8,K1 d=R0,G3,G6,B3,B6,Y0,Y2,Y6,K0,K3,K4,K5 e=R1,R7,R9,G1,G7,B1,B2,B5,Y9,K1,K2,K9
b pass
c lay Y1
d pass
e lay R1,B1
a lay R7
b pass
c pass
d lay R0
e pass
a pass
b lay B0,B1,B8
c pass
d pass
e lay G1,B2
a lay B7
b pass
c lay Y1
d lay Y0
e pass
a pass
b pass
c pass
d pass
b trump 0
e trump 1
e partner d
e play R1
a play G1
b play B1
c play R1
d play R0
e play G1
a play R3
b play B0
c play Y1
d play Y0
e play Y9
a play Y3
b play Y7
c play Y4
d play Y6
e play B1
a play B4
b play G5
c play Y1
d play K0
e play K9
a play K6
b play K8
c play G0
d play K3
c play Y7
d play Y2
e play K1
a play Y5
b play R4
e play R9
a play R5
b play G8
c play R2
d play G6
e play R7
a play R8
b play G9
c play R6
d play G3
a play K7
b play G2
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 183
from 6015 121 98
choice d play Y7 | play G7 | play K7
best 0.586 64.5 play Y7
tried 0.514 49.6 play B4
why ! points_kept TRICKS-10.1,TRICKS-7.5 1 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R2,R4,G2,G8,B0,B6,B7,B9,Y9,K3,K5,K6,K7,K9 b=R3,R8,G1,G7,G7,G9,B1,B2,B3,B4,Y1,Y2,Y5,Y6,K2 c=R7,R7,R9,G0,G3,Y0,Y1,Y4,Y7,Y8,K0,K1,K4,K7,K8 d=R1,R1,R5,R6,G1,G4,G5,G6,B1,B5,B7,B8,Y3,Y7,K1
a lay K3
b pass
c lay G0,Y0
d lay R5
a lay K5,K6
b lay B2
c pass
d pass
a pass
b pass
c trump Y
a trump K
a partner d
a play B9
b play B1
c play Y7
d play B8
c play R9
d play R5
a play R0
b play R3
c play R7
d play R1
a play R2
b play R8
b play G9
c play G0
d play G5
a play G2
b play G7
c play G3
d play G4
a play G8
a play K9
b play Y1
c play Y1
d play Y7
a play R4
b play Y6
c play R7
d play R1
b play G7
c play K7
d play G6
a play B0
c play K8
d play Y3
a play Y9
b play Y2
c play Y0
d play K1
a play K6
b play Y5
a play K7
b play K2
c play K1
d play R6
a play K5
b play G1
c play Y4
d play G1
a play B6
b play B2
c play K0
d play B1
c play K4
d play B5
a play K3
b play B3
c play Y8
d play B7
a play B7
b play B4
! deal dealer=b a=R0,R7,G3,G8,B6,B7,B8,B9,Y1,Y1,Y2,Y7,K5,K6,K7 b=R1,R2,R3,R5,G1,G4,G6,B2,B7,Y0,Y5,Y8,K1,K3,K9 c=R1,R4,R9,G0,G2,G5,G7,G9,B0,B3,Y3,Y4,Y9,K1,K4 d=R6,R7,R8,G1,G7,B1,B1,B4,B5,Y6,Y7,K0,K2,K7,K8
b pass
c lay R4
d pass
a lay R7,Y7
b lay R5
c lay G0,Y4
d lay R7
a pass
b pass
c pass
d lay B1
a pass
b pass
c pass
d pass
a trump 7
c trump 4
c partner d
c play R4
d play R7
a play R7
b play G4
c play Y4
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 184
from 6011 348 311
choice b play B7 | play B6
best 0.504 68.3 play B7
tried 0.438 54.0 play Y0
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.434 53.1 play Y9
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.404 46.5 play K0
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.399 45.5 play K2
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.383 41.6 play K5
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! deal dealer=d a=R1,G0,G1,G1,G3,G4,G5,G6,G9,B4,Y1,Y4,Y5,K1,K2 b=R2,R6,G2,B5,Y1,Y6,Y7,Y7,Y8,K0,K1,K3,K7,K7,K9 c=R0,R1,R4,R8,R9,G7,G7,B0,B6,B7,B7,B8,B9,Y0,K5 d=R3,R5,R7,R7,G8,B1,B1,B2,B3,Y2,Y3,Y9,K4,K6,K8
d lay B3
a pass
b lay K0,K7
c lay B7,B8,B9
d pass
a lay G4,B4
b lay K1,K3
c lay B6,B7
d lay R3
a lay R1,G0
b pass
c lay B0
d pass
a pass
b pass
c pass
b trump K
c trump B
c partner a
c play B6
d play B1
a play K1
b play K1
c play B7
d play B1
a play K2
b play K9
c play B7
d play K4
a play B4
b play K0
c play B8
d play K8
a play G4
b play K3
c play R8
d play R3
a play R1
b play R2
c play R9
d play R5
a play Y1
b play R6
c play B9
d play B2
a play G0
b play B5
c play G7
d play G8
a play G9
b play G2
a play G5
b play K7
c play G7
d play B3
d play R7
a play Y5
b play K7
c play R1
b play Y6
c play Y0
d play Y9
a play Y4
d play R7
a play G3
b play Y1
c play R0
d play Y2
a play G6
b play Y7
c play K5
c play R4
d play K6
a play G1
b play Y7
d play Y3
a play G1
b play Y8
c play B0
! deal dealer=a a=R0,R1,R6,G1,B2,B7,B8,Y2,Y3,Y4,Y7,Y9,K0,K3,K8 b=R3,G1,G2,G8,G9,B0,B3,B6,Y1,Y7,Y8,K1,K4,K5,K9 c=R2,R5,R7,R7,R8,R9,G4,G5,G7,G7,B4,B9,K1,K2,K6 d=R1,R4,G0,G3,G6,B1,B1,B5,B7,Y0,Y1,Y5,Y6,K7,K7
a pass
b lay R3
c lay R8,R9
d lay Y1
a lay Y2
b pass
c lay R7
d pass
a pass
b pass
c lay R7
d lay R1
a lay R0
b lay B0
c lay R5
d pass
a pass
b pass
c lay R2
d pass
a pass
b pass
c lay B9
d pass
a pass
b pass
c lay G7
d pass
a lay R1,G1,Y3,K0,K3
b pass
c pass
d pass
a pass
a trump Y
c trump R
c partner b
c play R7
d play Y1
a play Y3
b play Y7
c play R7
d play R1
a play Y4
b play Y8
c play R8
d play Y0
a play R0
b play R3
c play B9
d play B1
a play B2
b play B6
c play R9
d play Y5
a play R1
b play Y1
c play G7
d play G0
a play G1
b play G8
b play K9
c play K6
d play K7
a play K3
b play G9
c play G4
d play G3
a play Y2
a play B7
b play B0
c play B4
d play B7
a play B8
b play B3
c play R2
d play B1
c play G7
d play G6
a play Y7
b play G1
a play K8
b play K1
c play K1
d play K7
a play R6
b play G2
c play R5
d play Y6
a play K0
b play K4
c play K2
d play R4
d play B5
a play Y9
b play K5
c play G5
! deal dealer=b a=R0,R1,R2,R3,R7,G1,G5,G7,B2,B4,Y4,Y7,K3,K7,K7 b=R1,R7,G0,G2,G8,B1,B7,B9,Y0,Y1,Y5,Y8,Y9,K5,K6 c=R5,R6,R8,G7,B0,B5,B6,B8,Y1,Y2,K0,K2,K4,K8,K9 d=R4,R9,G1,G3,G4,G6,G9,B1,B3,B7,Y3,Y6,Y7,K1,K1
b lay Y0
c lay K8,K9
d lay G1,G3,B3
a lay R7
b pass
c lay K2,K4
d pass
a lay R0,R1,R2,G1
b lay Y1
c pass
d pass
a pass
b pass
c trump K
a trump 7
a partner d
a play G1
b play G8
c play G7
d play G1
c play B6
d play B1
a play B4
b play B9
b play Y8
c play Y1
d play Y3
a play Y4
b play Y9
c play Y2
d play Y6
a play K3
a play G7
b play K5
c play K9
d play B7
a play R0
b play R1
c play R6
d play R9
d play B3
a play B2
b play B1
c play B5
c play R8
d play R4
a play R3
b play K6
b play Y1
c play K0
d play Y7
a play G5
d play G3
a play Y7
b play G0
c play B0
a play R2
b play R7
c play R5
d play G4
b play Y0
c play K2
d play G6
a play R7
a play R1
b play G2
c play K4
d play G9
c play B8
d play K1
a play K7
b play Y5
a play K7
b play B7
c play K8
d play K1
! deal dealer=c a=R0,R1,R7,G1,G4,G6,B1,B3,B7,B8,B9,Y1,Y5,K3,K9 b=R1,R4,B6,B7,Y0,Y1,Y7,Y8,Y9,K0,K1,K2,K5,K7,K7 c=R3,R5,R6,G0,G1,G2,G5,G8,B1,B2,Y4,Y6,Y7,K1,K4 d=R2,R7,R8,R9,G3,G7,G7,G9,B0,B4,B5,Y2,Y3,K6,K8
c pass
d lay R2
a pass
b lay K0,K7
c lay G8
d pass
a lay B1
b pass
c pass
d pass
a lay R0,B3
b lay K1,K2
c lay G5
d lay B0
a pass
b pass
c pass
d pass
a trump 3
b trump K
b partner c
b play Y7
c play Y4
d play Y2
a play Y1
b play Y8
c play Y6
d play K6
a play Y5
d play R7
a play R0
b play R1
c play R5
d play G9
a play G6
b play K7
c play G0
b play K1
c play K1
d play K8
a play B3
d play R8
a play R7
b play R4
c play R6
d play R2
a play R1
b play K7
c play Y7
b play Y1
c play R3
d play B0
a play G4
c play G8
d play G7
a play G1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 185
from 6012 259 237
choice d play K9
best 0.403 52.5 play K9
tried 0.384 48.8 play K8
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.375 47.1 play K6
why ! points_given TRICKS-10.1,TRICKS-7.5 2 0
tried 0.375 47.1 play K7
why - points_given TRICKS-10.1,TRICKS-7.5 2 0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R1,R7,G4,G8,B0,B1,B1,B2,B3,K1,K8 b=R2,R6,R8,G2,G5,B5,B7,B8,Y1,Y2,Y7,K4 c=R1,R3,R4,R7,G6,B4,Y1,Y4,Y6,Y7,K5,K7 d=R5,G0,G1,G3,G9,B9,Y0,Y5,Y9,K0,K1,K7 e=R9,G1,G7,G7,B6,B7,Y3,Y8,K2,K3,K6,K9
a lay B1
b lay R8,Y1
c lay R1,R4,B4
d lay G0
e lay G7
a pass
b lay R2,G5
c pass
d lay Y0
e lay G7
a lay B0
b pass
c pass
d pass
e pass
a pass
c trump 4
b trump 2
b partner a
b play Y1
c play Y1
d play Y9
e play Y3
a play G4
a play B2
b play G2
c play R4
d play G1
e play K2
a play K8
b play Y7
c play K5
d play K1
e play K9
e play R9
a play R1
b play R6
c play R3
d play R5
e play B7
a play B1
b play B8
c play B4
d play B9
c play R1
d play G0
e play G1
a play R7
b play R8
b play K4
c play Y4
d play Y0
e play K3
a play R0
b play B7
c play G6
d play K0
e play B6
a play B0
b play B5
c play Y6
d play G3
e play K6
a play B3
b play G5
c play Y7
d play G9
e play G7
a play G8
d play Y5
e play Y8
a play B1
b play R2
c play R7
b play Y2
c play K7
d play K7
e play G7
a play K1
! deal dealer=b a=R3,R5,R7,R8,G1,B4,B7,Y3,Y5,K6,K7,K7 b=R4,G2,G5,G7,G8,G9,B0,B1,B8,B9,Y7,K8 c=R1,R2,R6,G0,G4,B7,Y1,Y1,Y4,Y7,Y8,K1 d=R0,G3,G6,B3,B6,Y0,Y2,Y6,K0,K3,K4,K5 e=R1,R7,R9,G1,G7,B1,B2,B5,Y9,K1,K2,K9
b pass
c lay Y1
d pass
e lay R1,B1
a lay R7
b pass
c pass
d lay R0
e pass
a pass
b lay B0,B1,B8
c pass
d pass
e lay G1,B2
a lay B7
b pass
c lay Y1
d lay Y0
e pass
a pass
b pass
c pass
d pass
b trump 0
e trump 1
e partner d
e play R1
a play G1
b play B1
c play R1
d play R0
e play G1
a play R3
b play B0
c play Y1
d play Y0
e play Y9
a play Y3
b play Y7
c play Y4
d play Y6
e play B1
a play B4
b play G5
c play Y1
d play K0
e play K9
a play K6
b play K8
c play G0
d play K3
c play Y7
d play Y2
e play K1
a play Y5
b play R4
e play R9
a play R5
b play G8
c play R2
d play G6
e play R7
a play R8
b play G9
c play R6
d play G3
a play K7
b play G2
c play B7
d play K4
e play K2
a play K7
b play B8
c play K1
d play K5
e play B2
c play Y8
d play B3
e play B5
a play B7
b play G7
c play G4
d play B6
e play G7
a play R7
b play B9
! deal dealer=c a=R8,G3,G4,G9,B3,B7,Y1,Y6,Y7,Y8,K0,K5 b=R4,G6,G7,G7,B6,Y1,Y2,Y3,Y4,Y5,Y7,Y9 c=R2,R5,R7,R7,R9,B0,B1,B2,B5,B7,B8,B9 d=R1,G1,G2,B1,K1,K2,K3,K4,K6,K7,K8,K9 e=R0,R1,R3,R6,G0,G1,G5,G8,B4,Y0,K1,K7
c lay B7
d lay K8,K9
e lay R0,R1,G0
a lay Y1
b lay Y4
c lay B0,B1,B2
d lay K4,K6,K7
e pass
a lay Y6
b lay G7,Y1,Y7
c lay B5,B8
d lay K2,K3
e pass
a pass
b lay Y2
c lay R2,R5
d pass
e pass
a pass
b lay Y3
c pass
d pass
e pass
a pass
b lay Y5
c pass
d pass
e pass
a pass
b pass
d trump K
c trump B
c partner b
c play B7
d play K1
e play K1
a play K0
b play B6
c play B8
d play K2
e play K7
a play K5
b play Y2
c play B9
d play B1
e play B4
a play B3
b play G7
c play R9
d play R1
e play R1
a play R8
b play R4
c play B0
d play K3
e play G1
a play B7
b play Y5
a play G9
b play G7
c play B2
d play G1
e play G0
c play B5
d play K4
e play R0
a play Y1
b play Y7
c play B1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 186
from 6015 129 236
choice b play B6 | play Y4 | play K5
best 0.972 166.8 play B6
tried 0.937 160.6 play K3
why ! points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.937 160.6 play Y3
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R0,R7,R8,G1,G3,G6,G7,G9,B1,B3,B5,B6,Y0,Y5,Y8 b=R1,R5,G0,G4,G5,G8,B2,B8,Y1,Y7,K1,K6,K7,K8,K9 c=R1,R2,R3,R9,G7,B1,B4,B7,B7,B9,Y2,Y3,Y9,K1,K4 d=R4,R6,R7,G1,G2,B0,Y1,Y4,Y6,Y7,K0,K2,K3,K5,K7
a lay G1
b lay K8,K9
c lay B1,B4,B7
d lay K0
a pass
b lay K6,K7
c pass
d lay K2
a lay G3
b pass
c pass
d lay K3
a pass
b pass
c pass
d pass
c trump B
b trump K
b partner d
b play K7
c play B1
d play K2
a play B1
b play K8
c play K1
d play B0
a play B3
b play K9
c play B9
d play K3
a play B5
b play G8
c play G7
d play G2
a play G9
a play G6
b play G0
c play B7
d play G1
c play Y9
d play Y1
a play Y0
b play Y1
c play R9
d play R7
a play R0
b play R1
c play R1
d play R4
a play R7
b play R5
a play Y8
b play Y7
c play Y2
d play Y7
a play R8
b play K6
c play R2
d play R6
b play G4
c play K4
d play K7
a play G1
d play K5
a play B6
b play B2
c play B4
d play Y6
a play Y5
b play B8
c play Y3
b play G5
c play R3
d play K0
a play G3
d play Y4
a play G7
b play K1
c play B7
! deal dealer=b a=R1,R1,R2,R7,G0,G6,G7,G8,B1,B6,B8,Y1,Y7,K3,K7 b=G5,G9,B4,B5,Y3,Y4,Y6,Y7,Y8,Y9,K1,K1,K2,K8,K9 c=R0,R3,R5,G1,G2,G3,G4,B0,B1,B2,B7,Y0,Y1,Y2,K0 d=R4,R6,R7,R8,R9,G1,G7,B3,B7,B9,Y5,K4,K5,K6,K7
b lay Y9
c lay R0,B0
d lay R4,G1,B3
a lay R7
b lay Y6,Y7,Y8
c pass
d pass
a lay G7
b pass
c pass
d lay Y5,K5
a pass
b pass
c pass
d lay R7
a pass
b pass
c pass
d lay R6
a pass
b pass
c pass
d lay R8
a pass
b pass
c pass
d lay K4
a pass
b pass
c pass
d lay K6
a pass
b pass
c pass
d pass
b trump Y
d trump G
d partner a
d play K6
a play K3
b play K8
c play K0
b play K9
c play Y0
d play K7
a play K7
c play B1
d play B9
a play B6
b play B4
d play B7
a play B8
b play B5
c play B0
a play B1
b play Y6
c play B2
d play B3
b play G9
c play Y2
d play G1
a play Y1
b play K1
c play G2
d play K5
a play G6
a play G7
b play Y3
c play Y1
d play Y5
a play G8
b play Y9
c play G1
d play G7
a play R1
b play Y7
c play R0
d play R4
b play G5
c play G3
d play R9
a play G0
b play K1
c play G4
d play K4
a play R1
c play R3
d play R6
a play R2
b play Y4
b play K2
c play R5
d play R8
a play Y7
a play R7
b play Y8
c play B7
d play R7
! deal dealer=c a=R1,R2,R5,R6,R8,G2,G3,G6,B0,B1,B7,B9,Y0,Y8,K7 b=R1,G1,G9,B2,B4,B5,B6,Y3,Y4,Y7,Y9,K3,K4,K5,K9 c=R4,R7,G0,G1,G7,G8,B1,B7,B8,Y1,Y5,Y6,Y7,K0,K6 d=R0,R3,R7,R9,G4,G5,G7,B3,Y1,Y2,K1,K1,K2,K7,K8
c lay G7
d pass
a lay R1,R2
b lay B4
c pass
d lay R0,R3,Y1
a pass
b pass
c pass
d pass
a trump R
d trump 3
d partner c
d play K8
a play K7
b play K9
c play K0
b play Y9
c play Y1
d play Y2
a play Y0
b play G9
c play G1
d play G5
a play G6
b play Y7
c play Y5
d play Y1
a play Y8
a play B9
b play B2
c play B1
d play K1
a play B1
b play B4
c play B7
d play G7
c play G7
d play G4
a play G2
b play G1
c play B8
d play K2
a play B0
b play B5
c play K6
d play K1
a play R6
b play K4
a play R1
b play R1
c play R7
d play R0
c play G0
d play R9
a play G3
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 187
from 6012 269 290
choice d play B6 | play B7
best 0.955 154.2 play B6
tried 0.897 140.8 play B1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.894 142.7 play Y1
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=c a=R3,R4,R7,G5,B1,B2,Y1,Y3,Y6,Y9,K3,K9 b=R8,G1,G3,G7,G7,B4,B8,B9,Y7,Y8,K0,K2 c=R6,R7,G0,G6,G8,B6,B7,Y4,Y5,Y7,K1,K6 d=R1,R9,G1,G2,G4,G9,B1,B3,B7,Y0,Y1,K4 e=R0,R1,R2,R5,B0,B5,Y2,K1,K5,K7,K7,K8
c lay G6
d lay R1,G1
e lay R0,R5,K5
a lay R3,B1,Y1,Y3
b lay R8,G7,B8,B9,Y8
c lay R6
d lay B1,Y0
e pass
a pass
b pass
c pass
d pass
a trump 3
b trump G
b partner d
b play G3
c play G0
d play G2
e play R1
a play R3
b play B8
c play B6
d play B1
e play B0
a play B1
b play B9
c play B7
d play B7
e play B5
a play B2
b play R8
c play R6
d play R1
e play R0
a play R4
b play Y7
c play Y4
d play Y1
e play Y2
a play Y9
a play K9
b play K0
c play K6
d play K4
e play K7
a play R7
b play G7
c play R7
d play R9
e play R2
b play Y8
c play Y5
d play Y0
e play K1
a play Y1
b play G7
c play G8
d play G1
e play K7
a play Y3
c play G6
d play G9
e play R5
a play K3
b play G1
d play B3
e play K5
a play G5
b play K2
c play Y7
a play Y6
b play B4
c play K1
d play G4
e play K8
! deal dealer=d a=R2,R5,R7,R8,R9,G7,B1,B9,Y4,Y7,K1,K9 b=R1,R7,G1,G1,G2,G8,B1,B8,Y1,Y8,Y9,K1 c=R0,R3,R6,G6,B0,B4,B6,B7,Y0,Y6,K6,K7 d=G4,B2,B3,B5,B7,Y3,Y7,K2,K3,K4,K5,K8 e=R1,R4,G0,G3,G5,G7,G9,Y1,Y2,Y5,K0,K7
d pass
e lay G0
a lay R2,R9
b lay R1,G1,G1
c lay R6,G6,B6,Y6
d lay G4,B2,B3,K2,K3
e lay G3
a pass
b lay B1,Y1,K1
c lay R0,B0,Y0
d lay K4
e pass
a pass
b pass
c pass
d pass
d trump K
c trump 6
c partner b
c play R6
d play K2
e play K0
a play K1
b play K1
c play G6
d play K4
e play K7
a play K9
b play R7
c play B6
d play K3
e play R1
a play B1
b play G2
c play Y6
d play K8
e play Y1
a play R2
b play G8
c play K7
d play K5
e play G0
a play Y4
b play B8
c play K6
d play B2
e play Y2
a play R9
b play R1
c play B7
d play B3
e play G3
a play B9
b play B1
a play R7
b play G1
c play R0
d play G4
e play R4
a play R5
b play G1
c play R3
d play Y7
e play G5
a play R8
b play Y1
c play B0
d play Y3
e play Y5
a play G7
b play Y9
c play Y0
d play B5
e play G9
e play G7
a play Y7
b play Y8
c play B4
d play B7
! deal dealer=e a=G5,G8,G9,B0,B8,Y2,Y4,Y6,Y7,K0,K1,K6 b=R8,G1,B1,B4,B7,B7,Y0,Y5,Y9,K1,K2,K8 c=R1,R5,R7,G1,G4,G7,B2,B6,B9,Y3,K3,K7 d=R1,R2,R3,R4,R6,R9,G0,B1,B5,Y1,Y7,Y8 e=R0,R7,G2,G3,G6,G7,B3,Y1,K4,K5,K7,K9
e lay G7
a pass
b pass
c pass
d pass
e pass
e trump none
e partner c
e play K9
a play K1
b play K1
c play K7
d play G0
e play K7
a play K0
b play K8
c play K3
d play B1
b play Y9
c play Y3
d play Y1
e play Y1
a play Y6
b play R8
c play R1
d play R1
e play R0
a play Y7
b play B7
c play B9
d play B5
e play B3
a play B0
c play R7
d play R9
e play R7
a play Y2
b play B7
d play R6
e play G2
a play Y4
b play Y0
c play R5
d play R2
e play G3
a play G5
b play G1
c play G1
d play R3
e play K4
a play K6
b play B1
c play B2
d play R4
e play K5
a play G8
b play K2
c play G4
d play Y7
e play G6
a play B8
b play Y5
c play G7
d play Y8
e play G7
a play G9
b play B4
c play B6
! deal dealer=a a=R4,G2,G8,B2,B5,Y1,K0,K1,K3,K4,K6,K7 b=R0,R1,R7,G4,B8,B9,Y2,Y4,Y5,Y6,Y9,K8 c=R1,R8,G1,G1,G6,G7,G9,B3,Y0,Y8,K1,K9 d=R9,G3,G5,G7,B1,B4,B6,B7,B7,Y1,Y3,K7 e=R2,R3,R5,R6,R7,G0,B0,B1,Y7,Y7,K2,K5
a lay K0
b lay Y6,Y9
c lay R1,G1,G1
d lay B1,B7
e lay R7
a lay K1,K3,K4
b lay Y2,Y4,Y5
c pass
d pass
e lay R2
a pass
b pass
c pass
d lay G7,B7
e pass
a pass
b pass
c pass
d pass
d trump 1
b trump Y
b partner a
b play B8
c play B3
d play B4
e play B0
a play B2
b play B9
c play Y8
d play B7
e play G0
a play B5
c play K9
d play K7
e play K2
a play K0
b play K8
c play G9
d play G5
e play Y7
a play G2
b play G4
e play R7
a play R4
b play R0
c play R8
d play R9
d play G3
e play B1
a play G8
b play Y6
c play G6
b play Y9
c play R1
d play Y3
e play Y7
a play Y1
a play K3
b play Y4
c play G1
d play G7
e play K5
b play R7
c play Y0
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 188
from 6015 132 139
choice a play K7
best 0.844 102.9 play K7
tried 0.802 85.3 play G7
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.802 85.3 play G6
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R2,R5,R7,G3,G5,G6,B6,B7,Y4,Y9,K1,K3,K7,K7 b=R0,R3,R8,R9,G2,B2,B4,B5,Y2,Y3,Y5,K0,K6,K8,K9 c=R4,G1,G4,B0,B1,B1,B9,Y0,Y1,Y1,Y7,Y8,K1,K2,K4 d=R1,R6,R7,G0,G1,G7,G7,G8,G9,B3,B7,B8,Y6,Y7,K5
b lay G2
c pass
d lay G0,G7
a lay G3
b lay R0,B2
c lay G1
d lay G1,G7
a lay R7
b pass
c lay B1
d pass
a lay B7
b pass
c pass
d pass
a pass
a trump R
d trump 7
d partner b
d play R7
a play R2
b play R0
c play R4
d play G8
a play G5
b play G2
c play G1
d play B8
a play B6
b play B2
c play B9
c play Y8
d play Y6
a play Y9
b play Y2
a play B7
b play R9
c play Y7
d play R1
a play K7
b play R3
c play B0
d play R6
a play K7
b play R8
c play Y0
d play G7
a play R7
b play K0
c play K2
d play G7
a play K3
b play K6
c play K1
d play K5
b play Y5
c play Y1
d play B7
a play Y4
d play Y7
a play R1
b play Y3
c play B1
d play G9
a play G3
b play B4
c play G4
d play B3
a play R5
b play B5
c play B1
a play G6
b play K9
c play K4
d play G1
a play K1
b play K8
c play Y1
d play G0
! deal dealer=c a=R1,R1,R3,R8,G2,G6,G7,B1,B5,B7,Y4,Y7,Y9,K0,K7 b=R0,R2,G1,G1,G4,G8,B2,B4,B9,Y1,Y1,Y3,Y7,K7,K9 c=R5,R7,R7,G0,G5,G7,G9,B3,B6,B7,Y5,Y6,K3,K4,K8 d=R4,R6,R9,G3,B0,B1,B8,Y0,Y2,Y8,K1,K1,K2,K5,K6
c lay R5
d lay K1,K1
a lay R1
b lay G1
c lay G5,Y5
d pass
a pass
b pass
c pass
d trump K
c trump G
c partner a
c play G9
d play K1
a play G2
b play G1
c play B7
d play B8
a play B1
b play B2
d play R9
a play R3
b play R0
c play R5
d play Y8
a play Y9
b play Y1
c play Y6
a play R8
b play R2
c play R7
d play R4
a play Y7
b play Y1
c play Y5
d play Y0
a play B7
b play B9
c play B3
d play B0
b play G8
c play K3
d play K6
a play K0
b play Y7
c play G7
d play Y2
a play Y4
c play R7
d play R6
a play R1
b play K7
b play B4
c play B6
d play B1
a play B5
c play G5
d play K1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 189
from 6011 358 190
choice a play R7
best 0.624 95.6 play R7
tried 0.578 87.5 play B1
tried 0.568 85.8 play B2
tried 0.568 85.8 play B0
tried 0.564 85.4 play B6
tried 0.563 85.4 play Y0
tried 0.534 80.4 play G9
why ! trick_lost TRICKS-9.6 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R1,R3,R5,R9,G1,G2,G3,G7,B4,Y5,Y6,Y7,K1,K4,K7 b=R7,R7,G5,G6,B0,B1,B1,B2,Y0,Y1,Y3,Y7,K1,K6,K7 c=R0,R6,R8,G1,G7,B6,B8,Y1,Y4,Y8,Y9,K0,K3,K5,K8 d=R1,R2,R4,G0,G4,G8,G9,B3,B5,B7,B7,B9,Y2,K2,K9
d lay R2
a pass
b pass
c pass
d lay Y2
a lay G7
b lay R7
c lay R6
d pass
a pass
b pass
c pass
d trump 2
d partner c
d play R2
a play G2
b play B2
c play K3
d play G8
a play G1
b play G5
c play G1
d play Y2
a play R1
b play B1
c play K0
d play K2
a play K1
b play B1
c play Y1
d play G9
a play G3
b play G6
c play G7
d play B9
a play B4
b play B0
c play B6
d play K9
a play K4
b play K1
c play K5
d play B3
a play R3
b play Y1
c play B8
c play Y9
d play G0
a play Y5
b play Y0
c play R8
d play R1
a play R9
b play R7
a play G7
b play K6
c play Y4
d play G4
a play K7
b play K7
c play K8
d play R4
c play R0
d play B5
a play R5
b play R7
b play Y7
c play Y8
d play B7
a play Y6
c play R6
d play B7
a play Y7
b play Y3
! deal dealer=a a=G3,G4,G9,B0,B2,B4,Y3,Y4,Y5,Y7,Y8,K2,K3,K6,K8 b=R1,R2,R3,R7,G0,G1,G6,G7,B1,B3,B5,B8,Y1,Y6,K9 c=R0,R5,R6,R8,R9,G1,G8,B1,B7,B9,Y0,Y2,Y7,Y9,K1 d=R1,R4,R7,G2,G5,G7,B6,B7,Y1,K0,K1,K4,K5,K7,K7
a lay G3
b pass
c pass
d lay K0,K7
a pass
b lay B1
c lay R0
d pass
a pass
b pass
c pass
a trump 3
d trump K
d partner b
d play K1
a play K3
b play R3
c play K1
a play G9
b play G1
c play G1
d play G2
a play Y7
b play Y1
c play Y9
d play Y1
c play R9
d play R1
a play B0
b play R1
c play R8
d play R4
a play K6
b play R2
a play Y8
b play Y6
c play Y0
d play K7
d play G7
a play G4
b play G0
c play G8
c play Y7
d play K7
a play Y4
b play B5
d play K4
a play K8
b play K9
c play R0
b play G6
c play B1
d play G5
a play G3
a play B2
b play B8
c play B9
d play B6
c play B7
d play B7
a play B4
b play B1
c play R5
d play R7
a play Y3
b play R7
a play K2
b play B3
c play Y2
d play K5
d play K0
a play Y5
b play G7
c play R6
! deal dealer=b a=R7,R8,G7,G8,G9,B0,B1,B1,B2,B6,B9,Y0,Y9,K1,K7 b=R0,R1,R5,G1,G1,G3,G5,G6,B5,B8,Y6,Y7,K4,K7,K9 c=R1,R2,R7,G2,G4,G7,B3,B4,B7,Y1,Y2,Y4,Y8,K3,K6 d=R3,R4,R6,R9,G0,B7,Y1,Y3,Y5,Y7,K0,K1,K2,K5,K8
b lay G5
c lay G4,Y4
d lay K0
a lay B2,B6,B9
b pass
c pass
d pass
a pass
c trump 4
a trump B
a partner b
a play G7
b play G1
c play G7
d play G0
a play G8
b play G1
c play G2
d play B7
d play R9
a play R8
b play R1
c play R1
d play K8
a play K1
b play K9
c play K6
b play K7
c play K3
d play K1
a play K7
b play Y7
c play Y8
d play Y1
a play Y9
a play B9
b play K4
c play G4
d play R4
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 190
from 6012 297 292
choice a play Y4 | play Y6 | play Y8
best 0.802 152.1 play Y4
tried 0.741 137.9 play R8
why ! trick_lost TRICKS-9.6 75
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R9,G3,G4,G9,B0,B1,B2,B7,Y1,Y4,K3,K7 b=R4,R7,G2,G7,B9,Y5,Y7,Y8,K0,K1,K6,K8 c=R3,R7,R8,G0,G6,B3,B5,B7,Y1,Y6,K2,K4 d=R1,R1,R5,R6,G1,B6,B8,Y0,Y3,Y7,K5,K9 e=R0,R2,G1,G5,G7,G8,B1,B4,Y2,Y9,K1,K7
d pass
e lay G1
a pass
b lay K6,K8
c lay R3
d lay R6
e pass
a lay B0
b lay K1
c pass
d lay Y0
e pass
a pass
b pass
c pass
d pass
d trump R
b trump K
b partner a
b play B9
c play B3
d play B6
e play B1
a play B7
b play Y7
c play Y1
d play Y0
e play Y9
a play Y1
e play G7
a play G9
b play G2
c play G0
d play G1
a play B1
b play K6
c play B5
d play B8
e play B4
b play Y8
c play Y6
d play Y3
e play Y2
a play Y4
b play K8
c play R3
d play K9
e play R0
a play R9
d play R1
e play K7
a play K3
b play K1
c play R7
e play G8
a play G3
b play G7
c play G6
d play R6
d play Y7
e play K1
a play K7
b play Y5
c play B7
a play B0
b play K0
c play K2
d play R1
e play G1
c play R8
d play K5
e play R2
a play B2
b play R4
d play R5
e play G5
a play G4
b play R7
c play K4
! deal dealer=e a=R1,R5,G2,G6,B3,B6,B7,B9,Y2,Y3,K1,K9 b=R0,R1,G1,B0,B4,B5,B7,Y1,Y5,Y7,K6,K7 c=R4,R6,R7,G1,G7,Y6,Y7,Y9,K0,K1,K5,K7 d=R7,R8,G0,G4,G5,G7,B1,B2,Y0,Y4,K3,K4 e=R2,R3,R9,G3,G8,G9,B1,B8,Y1,Y8,K2,K8
e lay G8
a pass
b pass
c lay R7,K7
d lay G0,G4,Y4
e lay B1,B8,Y8
a lay B3
b lay B7
c pass
d pass
e pass
a lay B6
b lay B5
c pass
d pass
e pass
a pass
b pass
d trump 4
e trump 8
e partner c
e play G8
a play R1
b play B4
c play R4
d play G4
e play B8
a play K1
b play R1
c play R6
d play R8
e play G9
a play G2
b play G1
c play G7
d play G0
e play Y8
a play Y2
b play Y1
c play Y6
d play Y4
e play K8
a play B3
b play R0
c play R7
d play K4
e play R9
a play R5
b play B0
c play K7
d play R7
e play R2
a play Y3
b play B5
c play K0
d play B1
e play R3
a play B9
b play Y5
c play K5
d play G5
e play G3
a play G6
b play K6
c play G1
d play G7
d play K3
e play K2
a play K9
b play K7
c play K1
a play B7
b play B7
c play Y9
d play B2
e play B1
a play B6
b play Y7
c play Y7
d play Y0
e play Y1
! deal dealer=a a=R6,R7,R8,G1,G4,G7,G8,B7,Y1,Y7,K6,K7 b=G9,B1,B1,B6,B7,B9,Y0,Y2,Y5,Y7,K3,K7 c=R0,R3,G0,G1,G2,G6,B0,B4,Y3,Y6,Y9,K9 d=R1,R2,R4,R5,B2,B3,B5,B8,Y8,K0,K2,K5 e=R1,R7,R9,G3,G5,G7,Y1,Y4,K1,K1,K4,K8
a lay G7
b pass
c lay R0,G0
d pass
e lay R1,Y1,K1
a lay R7,B7,Y7
b lay B9
c pass
d lay R1,R2,R4
e pass
a pass
b lay B7
c pass
d pass
e pass
a pass
b pass
d trump 1
a trump 7
a partner e
a play R7
b play B1
c play G1
d play R1
e play R7
a play G7
b play B1
c play R0
d play B2
e play G7
a play B7
b play B7
c play G0
d play Y8
e play R1
a play Y7
b play Y7
c play B0
d play K0
e play Y1
a play K7
b play K7
c play G2
d play R4
e play K1
a play G1
b play Y0
c play R3
d play B3
e play K1
a play Y1
b play Y2
c play Y3
d play R2
e play G3
a play R6
b play K3
c play B4
d play R5
e play R9
e play K8
a play K6
b play Y5
c play K9
d play K2
c play Y6
d play B5
e play Y4
a play G4
b play B6
c play Y9
d play B8
e play K4
a play G8
b play G9
c play G6
d play K5
e play G5
a play R8
b play B9
! deal dealer=b a=R6,R8,G2,G7,G9,B5,B7,Y0,Y4,Y6,Y8,K7 b=R0,R1,R7,G7,B1,B2,B7,Y5,Y7,K1,K2,K5 c=R3,R5,G1,G5,B1,B4,B6,B8,Y9,K0,K7,K8 d=R1,R7,G0,G3,G4,G6,B0,B9,Y7,K1,K3,K9 e=R2,R4,R9,G1,G8,B3,Y1,Y1,Y2,Y3,K4,K6
b lay R7
c pass
d pass
e pass
a pass
b pass
b trump 7
b partner a
b play R7
c play K7
d play Y7
e play G1
a play G7
b play G7
c play G1
d play R7
e play Y1
a play B7
b play B7
c play B1
d play K1
e play Y1
a play K7
b play Y7
c play K0
d play B0
e play R2
a play R6
b play Y5
c play Y9
d play K3
e play Y2
a play Y0
c play B6
d play B9
e play B3
a play B5
b play B1
d play K9
e play K6
a play G2
b play K1
c play K8
d play G6
e play G8
a play G9
b play R0
c play G5
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 191
from 6015 132 132
choice b play K7
best 0.517 34.8 play K7
tried 0.471 29.5 play K9
why ! strong_card_spent TRICKS-9.8 100
tried 0.470 29.4 play G1
why - strong_card_spent TRICKS-9.8 100
tried 0.453 28.1 play G4
why - strong_card_spent TRICKS-9.8 100
tried 0.424 25.9 play B4
why - trick_lost TRICKS-9.6 100
tried 0.386 22.1 play Y3
why - trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=b a=R1,R2,R5,R7,G3,G5,G6,B6,B7,Y4,Y9,K1,K3,K7,K7 b=R0,R3,R8,R9,G2,B2,B4,B5,Y2,Y3,Y5,K0,K6,K8,K9 c=R4,G1,G4,B0,B1,B1,B9,Y0,Y1,Y1,Y7,Y8,K1,K2,K4 d=R1,R6,R7,G0,G1,G7,G7,G8,G9,B3,B7,B8,Y6,Y7,K5
b lay G2
c pass
d lay G0,G7
a lay G3
b lay R0,B2
c lay G1
d lay G1,G7
a lay R7
b pass
c lay B1
d pass
a lay B7
b pass
c pass
d pass
a pass
a trump R
d trump 7
d partner b
d play R7
a play R2
b play R0
c play R4
d play G8
a play G5
b play G2
c play G1
d play B8
a play B6
b play B2
c play B9
c play Y8
d play Y6
a play Y9
b play Y2
a play B7
b play R9
c play Y7
d play R1
a play K7
b play R3
c play B0
d play R6
a play K7
b play R8
c play Y0
d play G7
a play R7
b play K0
c play K2
d play G7
a play K3
b play K6
c play K1
d play K5
b play Y5
c play Y1
d play B7
a play Y4
d play Y7
a play R1
b play Y3
c play B1
d play G9
a play G3
b play B4
c play G4
d play B3
a play R5
b play B5
c play B1
a play G6
b play K9
c play K4
d play G1
a play K1
b play K8
c play Y1
d play G0
! deal dealer=c a=R1,R1,R3,R8,G2,G6,G7,B1,B5,B7,Y4,Y7,Y9,K0,K7 b=R0,R2,G1,G1,G4,G8,B2,B4,B9,Y1,Y1,Y3,Y7,K7,K9 c=R5,R7,R7,G0,G5,G7,G9,B3,B6,B7,Y5,Y6,K3,K4,K8 d=R4,R6,R9,G3,B0,B1,B8,Y0,Y2,Y8,K1,K1,K2,K5,K6
c lay R5
d lay K1,K1
a lay R1
b lay G1
c lay G5,Y5
d pass
a pass
b pass
c pass
d trump K
c trump G
c partner a
c play G9
d play K1
a play G2
b play G1
c play B7
d play B8
a play B1
b play B2
d play R9
a play R3
b play R0
c play R5
d play Y8
a play Y9
b play Y1
c play Y6
a play R8
b play R2
c play R7
d play R4
a play Y7
b play Y1
c play Y5
d play Y0
a play B7
b play B9
c play B3
d play B0
b play G8
c play K3
d play K6
a play K0
b play Y7
c play G7
d play Y2
a play Y4
c play R7
d play R6
a play R1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 192
from 6011 400 303
choice d play G5
best 0.917 177.8 play G5
tried 0.873 161.6 play K9
why ! strong_card_spent TRICKS-9.8 100
tried 0.777 145.2 play G3
tried 0.773 142.3 play K4
why - trick_lost TRICKS-9.6 81
tried 0.714 130.4 play Y5
why - trick_lost TRICKS-9.6 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=c a=R0,R6,R7,R9,G1,G3,G7,B2,B5,Y5,Y6,K2,K3,K4,K7 b=R2,R3,R4,R5,R7,R8,G4,G7,G8,B1,B8,B9,Y7,K1,K5 c=R1,G1,G2,G5,G6,B1,B4,B7,Y0,Y1,Y2,K0,K7,K8,K9 d=R1,G0,G9,B0,B3,B6,B7,Y1,Y3,Y4,Y7,Y8,Y9,K1,K6
c pass
d lay Y1
a lay K2,K3
b lay R2,R3,R8
c lay R1
d lay Y3,Y4,Y7
a lay K4
b lay R4,R5
c lay G1
d lay G0,Y8
a lay R0
b pass
c pass
d pass
a lay G1
b pass
c pass
d pass
a pass
b trump R
d trump Y
d partner a
d play Y7
a play R9
b play R2
c play R1
d play Y8
a play Y6
b play R3
c play Y1
d play Y9
a play R7
b play R4
c play Y0
d play G9
a play G1
b play G4
c play G1
d play R1
a play R0
b play R7
c play Y2
c play K7
d play K1
a play K4
b play K5
c play K8
d play K6
a play K7
b play K1
c play K9
d play Y3
a play K3
b play Y7
b play G7
c play G2
d play G0
a play G3
b play B8
c play B1
d play B0
a play B5
b play B9
c play B4
d play B3
a play B2
b play G8
c play G5
d play Y4
a play G7
d play B7
a play R6
b play B1
c play B7
a play K2
b play R5
c play K0
d play Y1
d play B6
a play Y5
b play R8
c play G6
! deal dealer=d a=R5,R7,G1,G3,G5,B1,Y2,Y3,Y5,Y7,Y7,K1,K1,K2,K4 b=R6,R7,G1,G2,G7,G8,G9,B1,B6,B9,Y0,Y1,Y4,Y9,K9 c=R1,R3,R8,R9,B0,B3,B4,B5,B7,Y6,Y8,K0,K5,K7,K7 d=R0,R1,R2,R4,G0,G4,G6,G7,B2,B7,B8,Y1,K3,K6,K8
d pass
a pass
b lay G9
c lay B5,B7
d lay R0
a lay R5,G1,Y5
b lay B9,Y0,Y9
c pass
d lay R1
a pass
b pass
c pass
d pass
a trump 1
b trump 9
b partner d
b play G7
c play R1
d play G0
a play G5
c play Y8
d play R1
a play Y5
b play Y0
d play B7
a play K4
b play B6
c play B0
d play K8
a play K2
b play R6
c play K0
d play R0
a play R7
b play R7
c play R8
c play R9
d play Y1
a play B1
b play G1
c play K7
d play K3
a play Y3
b play B1
b play Y1
c play R3
d play R2
a play G1
b play G8
c play B3
d play G4
a play G3
b play G9
c play B4
d play K6
a play K1
b play B9
c play B5
d play B2
a play K1
b play Y9
c play K5
d play R4
a play Y2
b play K9
c play Y6
d play G6
a play Y7
b play G2
c play B7
d play G7
a play R5
d play B8
a play Y7
b play Y4
c play K7
! deal dealer=a a=R7,G4,B0,B5,B6,B7,Y2,Y3,Y6,Y7,Y9,K3,K5,K8,K9 b=R1,R1,R7,G2,G7,G8,G9,B8,Y0,Y1,K0,K1,K1,K2,K7 c=R0,R3,R4,R5,G0,G3,G5,G7,B1,B7,Y4,Y5,Y7,Y8,K4 d=R2,R6,R8,R9,G1,G1,G6,B1,B2,B3,B4,B9,Y1,K6,K7
a pass
b lay K1
c lay R4,Y4
d lay R6,G1,G6
a lay Y3
b lay R1,R1,Y1
c pass
d pass
a lay B0,B5
b pass
c pass
d pass
a pass
d trump 6
b trump 1
b partner a
b play R1
c play B1
d play G1
a play Y6
b play R1
c play R0
d play G1
a play B6
b play G7
c play G0
d play R6
a play G4
d play R8
a play R7
b play R7
c play R3
d play B1
a play Y3
b play Y1
c play G7
d play Y1
a play K3
b play K1
c play B7
d play B9
a play B0
b play B8
c play Y7
d play R9
a play Y2
b play K1
c play R4
b play Y0
c play Y8
d play G6
a play Y9
d play K6
a play B5
b play K0
c play G3
d play R2
a play K5
b play G2
c play R5
c play G5
d play B2
a play K9
b play G8
b play G9
c play Y4
d play B3
a play B7
b play K7
c play K4
d play K7
a play K8
a play Y7
b play K2
c play Y5
d play B4
! deal dealer=b a=R4,G1,G2,B2,B6,B7,Y1,Y4,Y6,Y7,Y8,Y9,K0,K1,K6 b=R0,R1,G4,G7,G9,B1,B1,B3,B7,B9,Y0,Y7,K1,K2,K7 c=R1,R2,R3,R6,R7,R9,G1,G6,B4,B5,Y1,Y2,Y3,K3,K5 d=R5,R7,R8,G0,G3,G5,G7,G8,B0,B8,Y5,K4,K7,K8,K9
b lay B7
c pass
d lay R8,G8
a pass
b pass
c lay R9
d pass
a lay G2
b pass
c pass
d pass
a lay B6,Y6
b pass
c pass
d lay G0,B8
a pass
b lay B1
c lay R7
d pass
a pass
b pass
c pass
a trump 2
d trump 8
d partner c
d play K7
a play K1
b play K1
c play K3
d play R8
a play B2
b play K2
c play R2
d play G8
a play Y8
b play R1
c play Y2
d play B8
a play G2
b play B1
c play R6
d play R7
a play R4
b play R0
c play R9
c play R7
d play R5
a play G1
b play B1
c play G6
d play G7
a play Y7
b play G9
b play B7
c play B4
d play B0
a play B7
b play G7
c play G1
d play G0
a play B6
b play B9
c play B5
d play K8
a play Y1
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 193
from 6012 302 221
choice a play Y6
best 0.502 71.3 play Y6
tried 0.439 53.8 play R2
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.411 45.4 play R1
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.393 42.5 play R4
why ! points_kept TRICKS-10.1,TRICKS-7.5 1 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R5,G0,G1,G2,G5,G9,B6,Y2,Y3,Y7,Y8,K1 b=R0,R3,R7,R8,G7,B1,B7,B7,Y9,K1,K2,K9 c=R1,R1,R2,G8,B3,B4,Y5,K0,K4,K6,K7,K8 d=R4,R6,R9,G3,G4,G6,B0,B2,B8,Y0,Y1,K5 e=R7,G1,G7,B1,B5,B9,Y1,Y4,Y6,Y7,K3,K7
d lay B0
e lay R7,G7
a lay G9
b lay R7,G7,B7
c lay K0,K8
d pass
e pass
a pass
b pass
c pass
c trump K
b trump 7
b partner e
b play Y9
c play Y5
d play Y1
e play Y6
a play Y2
b play R8
c play R2
d play R9
e play R7
a play R5
e play K7
a play K1
b play K2
c play K8
d play K5
e play B9
a play B6
b play B1
c play B4
d play B0
e play B1
a play Y7
b play R0
c play B3
d play B2
a play Y8
b play R7
c play K7
d play Y0
e play Y1
c play K6
d play G3
e play G7
a play G1
b play G7
e play Y7
a play G0
b play B7
c play K0
d play R4
e play B5
a play G2
b play B7
c play R1
d play B8
b play K9
c play K4
d play G4
e play K3
a play Y3
b play K1
c play R1
d play G6
e play Y4
a play G5
b play R3
c play G8
d play R6
e play G1
a play G9
! deal dealer=e a=R6,R7,G7,B1,B2,B4,B7,Y0,K1,K3,K6,K9 b=R0,G0,G7,G8,B0,B5,Y1,Y2,Y6,Y8,K0,K7 c=R2,R8,G1,G1,G2,G3,G6,G9,B6,B9,Y1,K7 d=R1,R1,R4,R7,G4,G5,B3,B7,Y4,K1,K4,K8 e=R3,R5,R9,B1,B8,Y3,Y5,Y7,Y7,Y9,K2,K5
e lay R5
a pass
b lay R0,G0
c pass
d lay R4,G4,Y4
e lay R9,Y5,K5
a lay B7
b lay B0,Y1,Y2
c lay R2,G1,G1,G2,G6,Y1
d pass
e pass
a lay B4
b pass
c pass
d pass
e pass
a pass
b trump 0
c trump G
c partner d
c play G1
d play G4
e play K2
a play G7
b play G8
b play G0
c play G9
d play G5
e play Y7
a play Y0
b play G7
c play G1
d play R1
e play Y7
a play R6
b play Y6
c play Y1
d play Y4
e play Y9
a play K6
e play R9
a play R7
b play R0
c play R2
d play R1
b play Y1
c play G3
d play R7
e play Y3
a play B1
c play G2
d play B7
e play B1
a play K1
b play B0
c play G6
d play B3
e play R3
a play B2
b play K0
c play B9
d play R4
e play B8
a play B4
b play B5
c play R8
d play K4
e play R5
a play K3
b play Y2
c play K7
d play K8
e play K5
a play K9
b play K7
a play B7
b play Y8
c play B6
d play K1
e play Y5
! deal dealer=a a=R1,R1,R2,R4,R9,G5,Y3,Y6,Y8,K1,K4,K9 b=R3,R7,G7,B0,B2,B4,B6,B8,Y1,Y7,K1,K8 c=R6,R7,G1,G6,B5,B9,Y4,Y5,Y9,K2,K6,K7 d=R0,R8,G0,G2,G8,B1,B1,B7,Y1,Y7,K3,K7 e=R5,G1,G3,G4,G7,G9,B3,B7,Y0,Y2,K0,K5
a lay R9
b lay B0,B2
c lay B5
d lay B7
e lay G9
a lay R2,R4
b pass
c lay G1
d pass
e pass
a pass
b pass
c lay R6,K6
d lay Y7
e lay G7
a lay R1,R1
b pass
c pass
d pass
e pass
a pass
c trump B
a trump R
a partner b
a play K9
b play K1
c play K2
d play K3
e play K0
a play R9
b play B6
c play B9
d play B1
e play B3
a play Y8
b play Y1
c play Y4
d play Y1
e play Y0
a play K1
b play K8
c play K6
d play K7
e play K5
b play Y7
c play Y9
d play Y7
e play Y2
a play Y3
c play K7
d play R8
e play G7
a play K4
b play G7
d play G8
e play G1
a play G5
b play R7
c play G1
b play B0
c play B5
d play R0
e play R5
a play R1
e play G3
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 194
from 6015 143 55
choice b play B5
best 0.796 83.0 play B5
tried 0.728 66.5 play R1
why - trick_lost TRICKS-9.6 100
tried 0.696 59.9 play R8
why ! trick_lost TRICKS-9.6 100
tried 0.636 49.7 play Y6
why - trick_lost TRICKS-9.6 87
tried 0.596 41.4 play G7
why - trick_lost TRICKS-9.6 62
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=d a=R4,R5,G0,G2,G5,G6,G7,B1,B4,B8,Y1,K0,K2,K6,K8 b=R1,R3,R6,R7,R8,R9,G7,B5,Y0,Y5,Y6,Y7,K5,K7,K9 c=R1,R2,G1,G8,B2,B6,B7,B7,Y1,Y2,Y4,Y7,Y8,K1,K4 d=R0,R7,G1,G3,G4,G9,B0,B1,B3,B9,Y3,Y9,K1,K3,K7
d lay G3
a pass
b lay B5,Y5
c lay Y2
d pass
a lay G0
b lay Y0
c pass
d pass
a pass
b pass
d trump 3
b trump 5
b partner c
b play Y5
c play B6
d play G3
a play R5
b play R7
c play R1
d play R0
a play R4
b play R9
c play R2
d play R7
a play G5
a play B8
b play K5
c play B7
d play B1
b play R3
c play B7
d play B3
a play B1
b play R6
c play G1
d play Y3
a play G6
d play Y9
a play Y1
b play Y0
c play Y1
d play B9
a play B4
b play Y7
c play B2
d play K7
a play K8
b play K9
c play K4
b play K7
c play K1
d play K1
a play K0
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 195
from 6011 402 217
choice b play B7 | play G7 | play G1 | play Y7 | play Y5
best 0.420 77.5 play B7
tried 0.354 63.8 play Y1
why ! points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.276 46.8 play Y9
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:5/8 fierce:8/8
---
! deal dealer=a a=R3,G2,G7,B5,B8,B9,Y1,Y2,Y3,Y4,Y6,Y7,Y7,K7,K9 b=R2,R6,R7,G1,G3,G9,B0,B1,B2,Y9,K0,K1,K2,K3,K4 c=R1,R4,R7,R9,G4,G6,G8,B3,B4,B6,B7,Y8,K6,K7,K8 d=R0,R1,R5,R8,G0,G1,G5,G7,B1,B7,Y0,Y1,Y5,K1,K5
a lay Y7
b lay R2,K2
c pass
d lay R5,G5,Y5
a lay Y4,Y6,Y7
b pass
c lay B6
d lay R0,G0
a lay Y2,Y3
b pass
c lay G6
d pass
a pass
b pass
c lay R1
d pass
a pass
b pass
c pass
d trump 5
a trump Y
a partner c
a play B8
b play B1
c play B3
d play B1
a play B9
b play B0
c play B6
d play B7
a play K9
b play K1
c play K6
d play K1
a play G7
b play G9
c play G6
d play G7
b play Y9
c play Y8
d play Y5
a play Y1
d play R8
a play R3
b play R2
c play R9
c play K7
d play R5
a play K7
b play K0
d play G1
a play G2
b play G1
c play G4
c play R7
d play R1
a play Y6
b play R6
a play Y7
b play B2
c play R1
d play Y1
a play Y7
b play K2
c play R4
d play G5
a play Y2
b play G3
c play G8
d play K5
a play Y3
b play K3
c play B4
d play Y0
a play Y4
b play K4
c play B7
d play R0
a play B5
b play R7
c play K8
d play G0
! deal dealer=b a=R0,R1,R7,G4,G7,B0,B1,B4,B7,Y0,Y6,Y8,K1,K4,K8 b=R3,R6,R8,R9,G0,G2,G5,G6,B2,B3,B8,Y1,Y3,Y4,K1 c=R2,R7,G1,G1,G3,G8,B7,Y2,Y7,Y9,K0,K3,K5,K7,K9 d=R1,R4,R5,G7,G9,B1,B5,B6,B9,Y1,Y5,Y7,K2,K6,K7
b lay R3
c pass
d lay R5,B5
a lay R0,B0,Y0
b pass
c lay R2,K0
d pass
a pass
b pass
c pass
d trump 5
a trump B
a partner c
a play Y8
b play Y1
c play Y9
d play Y1
c play Y7
d play Y7
a play Y0
b play Y3
c play K9
d play K2
a play K4
b play K1
c play G8
d play G9
a play G4
b play G6
d play G7
a play G7
b play G0
c play G1
d play B5
a play B1
b play G5
c play K5
d play B9
a play B0
b play B2
c play B7
d play K7
a play K8
b play B3
c play K3
b play R8
c play R2
d play R1
a play R1
b play B8
c play K0
d play B6
a play B4
b play R9
c play R7
d play R4
a play R0
b play G2
c play G3
d play R5
a play B7
a play R7
b play R3
c play G1
d play Y5
d play B1
a play K1
b play Y4
c play Y2
d play K6
a play Y6
b play R6
c play K7
! deal dealer=c a=R4,R7,R8,R9,G4,G5,G7,B1,B4,B6,Y1,Y2,Y3,Y7,K6 b=G0,G1,G1,G2,G7,B2,B5,B7,Y1,Y5,Y7,Y9,K2,K3,K7 c=R0,R1,R2,R6,B0,B1,B3,B7,B8,Y0,Y8,K0,K1,K5,K7 d=R1,R3,R5,R7,G3,G6,G8,G9,B9,Y4,Y6,K1,K4,K8,K9
c pass
d lay R3
a lay R4,G4
b lay G2
c lay R0,R1,R2
d pass
a lay R9,B4
b lay B2
c pass
d lay R1
a pass
b pass
c lay B0,Y0
d pass
a pass
b pass
c lay K0
d pass
a pass
b pass
c pass
a trump R
c trump 0
c partner b
c play K7
d play K8
a play K6
b play K2
d play G8
a play G4
b play G1
c play K1
d play B9
a play B6
b play B2
c play B1
d play K9
a play R7
b play K3
c play K5
a play G7
b play G2
c play R6
d play G3
c play R0
d play R1
a play R9
b play G0
c play B8
d play R7
a play B4
b play B5
d play K1
a play R4
b play K7
c play B0
c play K0
d play R3
a play R8
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 196
from 6012 304 261
choice e partner c
best 0.117 11.8 partner c
tried 0.001 -41.4 partner b
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 3
tried 0.000 -41.5 partner d
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 3
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R1,R4,R7,G2,G4,G7,G9,B1,B4,Y3,K1,K1 b=R5,R7,R9,G3,G7,B6,B9,Y0,Y6,Y9,K6,K7 c=R0,R6,G8,B1,B3,B7,B7,Y4,Y7,K0,K4,K7 d=R3,R8,G1,G1,B0,Y1,Y2,Y5,Y7,Y8,K2,K3 e=R1,R2,G0,G5,G6,B2,B5,B8,Y1,K5,K8,K9
b lay Y6
c lay B7,B7
d lay Y1,Y2,Y5
e lay G0,B8
a lay R1,G2,B1,K1
b lay R5,G3,B6,Y0
c pass
d pass
e pass
a pass
b pass
a trump K
b trump 6
b partner e
b play B6
c play K0
d play K2
e play K9
a play K1
b play Y6
c play K4
d play K3
e play K8
a play K1
b play K6
c play K7
d play G1
e play G6
a play B1
b play B9
c play B1
d play B0
e play B2
a play B4
b play R9
c play R0
d play R3
e play R2
a play R4
b play Y9
c play Y4
d play Y1
e play Y1
a play Y3
b play K7
c play R6
d play Y2
e play K5
a play G4
c play G8
d play G1
e play G5
a play G9
b play G3
a play G7
b play G7
c play B7
d play Y5
e play G0
a play G2
b play Y0
c play B3
d play Y7
e play R1
a play R1
b play R7
c play B7
d play R8
e play B5
d play Y8
e play B8
a play R7
b play R5
c play Y7
! deal dealer=c a=R0,R1,R4,R7,R7,R9,G1,B1,B8,Y5,Y7,K5 b=G4,G8,B1,B3,B7,Y4,Y8,K0,K1,K3,K6,K7 c=R1,R6,G1,G7,G7,B5,B6,B7,Y0,Y9,K2,K7 d=R8,G3,G5,G9,B0,B4,B9,Y2,Y3,K1,K4,K9 e=R2,R3,R5,G0,G2,G6,B2,Y1,Y1,Y6,Y7,K8
c lay G7
d lay G9,B9
e lay Y1
a lay Y5
b lay K0,K1,K3
c lay G7,B7,K7
d pass
e lay G0,Y6
a lay R0,R1,G1,B1
b pass
c pass
d pass
e pass
a pass
c trump 7
a trump R
a partner d
a play B8
b play B1
c play B5
d play B0
e play B2
a play R9
b play B7
c play R1
d play R8
e play R2
a play R7
b play K7
c play G7
d play Y2
e play R3
a play R7
b play K1
c play G7
d play G3
e play R5
a play K5
b play K0
c play K2
d play K9
e play K8
d play G9
e play G2
a play G1
b play G4
c play G1
d play B4
e play Y7
a play B1
b play B3
c play B6
e play G6
a play R4
b play G8
c play R6
d play G5
c play Y9
d play Y3
e play Y6
a play Y5
b play Y4
c play Y0
d play K1
e play Y1
a play Y7
b play Y8
a play R0
b play K3
c play B7
d play K4
e play G0
a play R1
b play K6
c play K7
d play B9
e play Y1
! deal dealer=d a=R0,G5,G7,B1,B1,B7,B9,Y1,Y1,K0,K5,K9 b=R6,R7,G1,G7,G9,B5,Y2,Y3,Y6,Y8,K1,K7 c=R5,R8,R9,G1,G2,G4,G8,B7,Y0,Y7,K2,K7 d=R1,R2,R3,G0,G6,B0,B2,B6,Y5,Y9,K4,K6 e=R1,R4,R7,G3,B3,B4,B8,Y4,Y7,K1,K3,K8
d lay G6
e pass
a pass
b pass
c lay G4,G8
d lay G0,B6
e lay R1,B8
a lay R0,B1,B1,Y1
b lay Y2
c lay R9,G1,G2
d pass
e lay G3,B3
a pass
b lay Y3
c pass
d pass
e pass
a pass
b pass
e trump 3
c trump G
c partner a
c play R8
d play R1
e play R1
a play R0
b play R6
c play R9
d play R2
e play R4
a play K0
b play R7
c play K7
d play K4
e play K8
a play K9
b play K1
a play G7
b play G9
c play G1
d play R3
e play G3
e play Y7
a play Y1
b play Y8
c play Y0
d play Y9
d play K6
e play K1
a play K5
b play K7
c play K2
b play Y6
c play Y7
d play Y5
e play Y4
a play Y1
c play G8
d play G0
e play K3
a play G5
b play G1
c play R5
d play G6
e play R7
a play B1
b play G7
b play Y2
c play G2
d play B0
e play B4
a play B1
c play G4
d play B2
e play B3
a play B7
b play Y3
c play B7
d play B6
e play B8
a play B9
b play B5
! deal dealer=e a=R1,R4,R6,G9,B1,B4,Y7,K2,K3,K5,K8,K9 b=R7,R7,G1,G4,B6,B7,B8,Y6,Y8,Y9,K1,K7 c=R3,R5,R8,G2,G5,G7,B0,B2,B3,Y2,Y7,K1 d=G0,G1,G3,G6,G8,B1,Y1,Y3,Y4,K4,K6,K7 e=R0,R1,R2,R9,G7,B5,B7,B9,Y0,Y1,Y5,K0
e pass
a lay R4
b lay R7,B7
c lay G2,B2,Y2
d lay G3
e pass
a lay K2
b lay R7,G1
c pass
d lay G0
e lay R0,R1,R2,Y0,Y1
a lay R1
b pass
c pass
d pass
e lay B5
a lay K3,K5
b pass
c pass
d pass
e pass
a pass
a trump K
e trump 2
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 197
from 6015 161 142
choice b play B9
best 0.558 38.0 play B9
tried 0.480 27.0 play Y2
why ! points_given TRICKS-10.1,TRICKS-7.5 1 0
tried 0.480 27.0 play B5
why - points_given TRICKS-10.1,TRICKS-7.5 1 0
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=a a=R2,R4,R9,G3,G4,G9,B0,B7,B9,Y1,Y7,Y7,Y9,K4,K6 b=R6,G0,G6,G7,B3,B8,Y1,Y2,Y3,Y6,K1,K2,K3,K5,K9 c=R0,R3,R7,G1,G1,G2,G7,B5,B6,B7,Y0,Y8,K0,K7,K8 d=R1,R1,R5,R7,R8,G5,G8,B1,B1,B2,B4,Y4,Y5,K1,K7
a lay R4
b pass
c lay R0,Y0
d lay R1
a lay G4,B0
b lay B3
c pass
d lay R1
a pass
b pass
c pass
d pass
d trump 1
a trump 4
a partner c
a play R4
b play Y1
c play G1
d play B1
a play G4
b play K1
c play G1
d play R1
a play K4
b play G0
c play B6
d play R1
a play R9
b play R6
c play R7
d play R8
a play G9
b play G6
c play G7
d play G5
a play Y9
b play Y2
c play Y0
d play Y5
a play B9
b play B3
c play B7
d play B2
a play Y7
b play Y3
c play Y8
d play K1
d play B1
a play Y1
b play K2
c play R0
d play R7
a play R2
b play K3
c play R3
d play R5
a play B0
b play K5
c play K0
d play Y4
a play G3
b play Y6
c play G2
d play G8
a play K6
b play G7
c play B5
d play K7
a play B7
b play K9
c play K8
b play B8
c play K7
d play B4
a play Y7
! deal dealer=b a=R1,R3,R5,G0,G1,B0,B1,B2,B3,B4,B6,B7,Y3,K4,K9 b=R7,R7,R8,G1,B5,B7,B9,Y2,Y5,Y6,Y7,Y8,K0,K1,K8 c=R0,R2,R4,R6,R9,G3,G5,G6,G9,B8,Y9,K2,K3,K5,K6 d=R1,G2,G4,G7,G7,G8,B1,Y0,Y1,Y1,Y4,Y7,K1,K7,K7
b lay Y8
c lay R6,G6
d lay R1,B1,Y1
a lay B0,B1,B2,B3
b lay Y2,Y5,Y6,Y7
c pass
d pass
a lay B4,B6
b lay R8,B9
c pass
d pass
a pass
b pass
a trump B
b trump Y
b partner d
b play Y7
c play Y9
d play Y0
a play B6
c play R9
d play R1
a play R3
b play R8
c play G9
d play G4
a play G0
b play G1
c play R0
d play Y1
a play R1
b play R7
d play G7
a play G1
b play B7
c play G3
b play K8
c play K2
d play K1
a play K9
a play R5
b play R7
c play R2
d play B1
d play K7
a play K4
b play K0
c play K3
d play Y7
a play B1
b play Y8
c play B8
b play Y6
c play R4
d play Y1
a play B0
b play Y5
c play G5
d play Y4
a play B2
b play K1
c play K5
d play K7
a play B7
a play Y3
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 198
from 6011 404 313
choice d play Y1
best 0.844 158.6 play Y1
tried 0.808 154.0 play K5
why - trick_lost TRICKS-9.6 68
tried 0.806 153.8 play B5
why ! trick_lost TRICKS-9.6 84
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R0,R1,R5,R8,G0,G6,G7,G9,B7,B7,Y0,Y5,K3,K6,K7 b=R3,R4,G3,G4,G7,B2,B6,B9,Y2,Y4,Y6,Y7,K1,K4,K8 c=R1,R2,R7,G1,G1,G2,G5,G8,B0,B8,Y1,Y3,Y7,K0,K9 d=R6,R7,R9,B1,B1,B3,B4,B5,Y1,Y8,Y9,K1,K2,K5,K7
b lay Y4
c lay G5,G8
d lay B1,B1,B3
a lay R0,R1
b lay R4,G4,K1
c pass
d pass
a lay G0
b pass
c pass
d pass
a lay R5,K3
b lay B2,Y2
c pass
d pass
a pass
b pass
a trump 0
b trump 4
b partner c
b play R4
c play B0
d play B4
a play Y0
b play G4
c play K0
d play B1
a play G0
b play Y4
c play R7
d play B1
a play R0
b play K4
c play Y7
d play Y1
a play G6
b play B9
c play B8
d play B3
a play B7
b play B6
c play R1
d play B5
a play B7
a play K7
b play K8
c play K9
d play K1
c play G8
d play K2
a play G9
b play G3
a play R8
b play R3
c play R2
d play R9
d play R6
a play R1
b play K1
c play G1
d play R7
a play R5
b play B2
c play G1
d play K7
a play K3
b play Y2
c play Y1
d play K5
a play K6
b play Y6
c play G2
a play G7
b play G7
c play G5
d play Y8
a play Y5
b play Y7
c play Y3
d play Y9
! deal dealer=c a=R1,R6,R7,R8,R9,G2,G6,G8,B5,B8,Y1,Y3,Y7,K4,K5 b=R2,R3,R5,G0,G5,G7,G7,B0,B2,Y0,Y1,Y7,Y8,Y9,K3 c=R0,R7,G3,G9,B1,B1,B3,B4,B6,B7,Y2,Y4,Y6,K1,K6 d=R1,R4,G1,G1,G4,B7,B9,Y5,K0,K1,K2,K7,K7,K8,K9
c pass
d lay K1
a pass
b lay G0,Y0
c lay B7
d lay K0,K2
a lay R8,G8
b pass
c pass
d lay K7
a lay B5
b pass
c lay B6
d pass
a pass
b pass
c pass
a trump 8
d trump K
d partner b
d play K7
a play B8
b play Y8
c play K1
d play K7
a play G8
b play K3
c play K6
d play B7
a play B5
b play B0
c play B1
d play K8
a play R8
b play G7
c play B1
d play K9
a play K5
b play G7
c play R0
d play K0
a play K4
b play Y1
c play B6
a play R9
b play R2
c play R7
d play R1
a play R6
b play R3
c play Y2
d play R4
a play R7
b play R5
c play G3
d play K2
d play B9
a play R1
b play B2
c play B3
d play K1
a play Y3
b play G0
c play B4
d play G1
a play G6
b play G5
c play G9
c play Y6
d play Y5
a play Y7
b play Y9
b play Y7
c play Y4
d play G4
a play Y1
b play Y0
c play B7
d play G1
a play G2
! deal dealer=d a=R0,R3,G0,G2,G9,B1,B2,B5,Y1,Y7,K1,K2,K3,K8,K9 b=G3,G4,G5,G7,G8,B4,B7,B8,Y0,Y2,Y5,Y9,K0,K4,K6 c=R1,R7,R7,R8,G6,G7,B7,B9,Y1,Y4,Y6,Y7,K1,K5,K7 d=R1,R2,R4,R5,R6,R9,G1,G1,B0,B1,B3,B6,Y3,Y8,K7
d lay R1
a pass
b lay G4,B4
c lay R7,R7,G7
d lay R2,R4,R5
a lay K1,K2,K3
b pass
c lay B7,Y7
d pass
a lay G2
b pass
c lay K7
d pass
a pass
b pass
c pass
d trump 1
c trump 7
c partner a
c play R7
d play R1
a play K1
b play G7
c play R7
d play G1
a play B1
b play B7
c play G7
d play G1
a play Y1
b play Y0
c play B7
d play B1
a play Y7
b play K0
c play Y7
d play K7
a play R3
b play Y2
c play K7
d play B0
a play G0
b play G3
c play B9
d play B3
a play B5
b play B4
c play R8
d play R9
a play R0
b play K6
d play Y8
a play G2
b play Y9
c play Y4
b play B8
c play R1
d play B6
a play B2
c play G6
d play R2
a play G9
b play G4
a play K9
b play K4
c play K5
d play Y3
a play K2
b play Y5
c play Y1
d play R4
c play Y6
d play R5
a play K3
b play G5
c play K1
d play R6
a play K8
b play G8
! deal dealer=a a=R1,R5,R7,R8,R9,G2,G4,G5,B2,B6,Y7,K1,K3,K6,K7 b=R2,R3,R4,R7,G1,G3,B4,Y3,Y5,Y6,Y7,K0,K2,K4,K7 c=R1,G0,G1,G6,G9,B1,B1,B7,B8,B9,Y2,Y4,K1,K8,K9 d=R0,R6,G7,G7,G8,B0,B3,B5,B7,Y0,Y1,Y1,Y8,Y9,K5
a lay R5
b pass
c pass
d lay R0,Y0
a pass
b lay R3
c lay R1
d pass
a lay R1,G2
b pass
c pass
d pass
a lay R7
b lay G3
c lay G1
d pass
a pass
b pass
c pass
b trump 3
a trump 7
a partner c
a play R8
b play R2
c play R1
d play R0
a play K7
b play R3
c play B7
d play B3
a play Y7
b play G3
c play G6
d play G7
a play R9
b play R4
c play G0
d play R6
a play R1
b play R7
c play G1
d play B0
b play Y7
c play B1
d play G7
a play K3
b play K7
c play B1
d play B7
a play R7
b play Y3
c play K1
d play Y0
a play R5
b play Y5
c play Y2
d play Y8
a play G5
d play Y9
a play G2
b play Y6
c play Y4
d play Y1
a play G4
b play K0
c play G9
d play G8
a play K6
b play G1
c play B9
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 199
from 6012 309 42
choice c play B7
best 0.598 34.6 play B7
tried 0.565 29.8 play K0
tried 0.559 29.3 play R2
why - trick_lost TRICKS-9.6 75
tried 0.547 27.7 play B4
why - trick_lost TRICKS-9.6 75
tried 0.546 27.7 play B2
why - trick_lost TRICKS-9.6 71
tried 0.543 27.6 play K8
tried 0.541 27.4 play B1
why - trick_lost TRICKS-9.6 78
tried 0.540 26.5 play B8
why ! trick_lost TRICKS-9.6 75
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=d a=R3,R7,R8,R9,G6,G7,G7,G8,B9,Y7,K2,K7 b=G0,G9,B0,B3,B6,B7,Y3,Y7,Y9,K1,K5,K7 c=R0,R2,R7,B1,B1,B2,B4,B7,B8,K0,K3,K8 d=R4,R6,G4,G5,B5,Y0,Y1,Y4,Y8,K1,K4,K6 e=R1,R1,R5,G1,G1,G2,G3,Y1,Y2,Y5,Y6,K9
d pass
e lay G1
a lay R7,G7
b lay B7
c lay B1,B1,B2
d lay Y4
e lay R1,R1,G1
a lay G7,Y7,K2
b lay Y7
c pass
d lay Y0,Y1,K1
e pass
a pass
b pass
c pass
d lay R4,G5
e pass
a lay R3,G6
b pass
c pass
d pass
e pass
a pass
d trump R
a trump 7
a partner e
a play R7
b play B7
c play R0
d play R4
e play R5
a play B9
b play B0
c play B1
d play B5
e play Y6
a play G7
b play Y7
c play R7
d play R6
e play R1
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 200
from 6015 161 601
choice b play G1
best 0.552 156.7 play G1
tried 0.389 121.0 play B7
tried 0.372 117.5 play Y8
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.372 117.5 play Y6
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.372 117.5 play Y7
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.372 117.5 play Y3
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.372 117.5 play Y4
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:6/8 fierce:8/8
---
! deal dealer=a a=R2,R4,R9,G3,G4,G9,B0,B7,B9,Y1,Y7,Y7,Y9,K4,K6 b=R6,G0,G6,G7,B3,B8,Y1,Y2,Y3,Y6,K1,K2,K3,K5,K9 c=R0,R3,R7,G1,G1,G2,G7,B5,B6,B7,Y0,Y8,K0,K7,K8 d=R1,R1,R5,R7,R8,G5,G8,B1,B1,B2,B4,Y4,Y5,K1,K7
a lay R4
b pass
c lay R0,Y0
d lay R1
a lay G4,B0
b lay B3
c pass
d lay R1
a pass
b pass
c pass
d pass
d trump 1
a trump 4
a partner c
a play R4
b play Y1
c play G1
d play B1
a play G4
b play K1
c play G1
d play R1
a play K4
b play G0
c play B6
d play R1
a play R9
b play R6
c play R7
d play R8
a play G9
b play G6
c play G7
d play G5
a play Y9
b play Y2
c play Y0
d play Y5
a play B9
b play B3
c play B7
d play B2
a play Y7
b play Y3
c play Y8
d play K1
d play B1
a play Y1
b play K2
c play R0
d play R7
a play R2
b play K3
c play R3
d play R5
a play B0
b play K5
c play K0
d play Y4
a play G3
b play Y6
c play G2
d play G8
a play K6
b play G7
c play B5
d play K7
a play B7
b play K9
c play K8
b play B8
c play K7
d play B4
a play Y7
! deal dealer=b a=R1,R3,R5,G0,G1,B0,B1,B2,B3,B4,B6,B7,Y3,K4,K9 b=R7,R7,R8,G1,B5,B7,B9,Y2,Y5,Y6,Y7,Y8,K0,K1,K8 c=R0,R2,R4,R6,R9,G3,G5,G6,G9,B8,Y9,K2,K3,K5,K6 d=R1,G2,G4,G7,G7,G8,B1,Y0,Y1,Y1,Y4,Y7,K1,K7,K7
b lay Y8
c lay R6,G6
d lay R1,B1,Y1
a lay B0,B1,B2,B3
b lay Y2,Y5,Y6,Y7
c pass
d pass
a lay B4,B6
b lay R8,B9
c pass
d pass
a pass
b pass
a trump B
b trump Y
b partner d
b play Y7
c play Y9
d play Y0
a play B6
c play R9
d play R1
a play R3
b play R8
c play G9
d play G4
a play G0
b play G1
c play R0
d play Y1
a play R1
b play R7
d play G7
a play G1
b play B7
c play G3
b play K8
c play K2
d play K1
a play K9
a play R5
b play R7
c play R2
d play B1
d play K7
a play K4
b play K0
c play K3
d play Y7
a play B1
b play Y8
c play B8
b play Y6
c play R4
d play Y1
a play B0
b play Y5
c play G5
d play Y4
a play B2
b play K1
c play K5
d play K7
a play B7
a play Y3
b play B9
c play G6
d play G7
a play B3
b play Y2
c play R6
d play G2
b play B5
c play K6
d play G8
a play B4
! deal dealer=c a=R4,R7,R9,G2,G4,G7,G9,B1,B3,Y1,Y6,Y7,Y7,K3,K4 b=R6,G1,G7,G8,B4,B7,B9,Y0,Y3,Y5,K0,K1,K2,K5,K6 c=R1,R2,R3,R7,R8,G0,G1,G3,B2,B8,Y1,Y4,Y8,Y9,K9 d=R0,R1,R5,G5,G6,B0,B1,B5,B6,B7,Y2,K1,K7,K7,K8
c lay R8
d pass
a lay R4,G4
b lay K6
c lay R1,R2
d lay B5
a pass
b pass
c pass
d lay B0
a pass
b pass
c pass
d pass
d trump B
c trump 8
c partner a
c play R8
d play B0
a play B3
b play B9
c play Y8
d play B5
a play B1
b play B4
c play K9
d play K1
a play K3
b play K1
c play Y9
d play Y2
a play Y6
b play Y0
c play B8
d play B1
a play G2
b play G8
c play R7
d play R1
a play R4
b play R6
c play R1
d play R0
a play R7
b play B7
b play G7
c play G1
d play G6
a play G9
a play G7
b play G1
c play G0
d play G5
a play Y7
b play Y3
c play Y4
d play K8
d play B7
a play Y1
b play K0
c play B2
d play B6
a play G4
b play K2
c play Y1
d play K7
a play K4
b play K6
c play R2
d play K7
a play R9
b play K5
c play R3
d play R5
a play Y7
b play Y5
c play G3
! deal dealer=d a=R4,R8,G8,G9,B1,B5,B7,B8,Y1,Y1,Y2,Y5,Y8,K3,K4 b=R1,R1,R2,R3,R5,R6,R7,R9,G1,G7,Y0,Y6,Y9,K1,K2 c=R7,G1,G2,G7,B3,B7,B9,Y3,Y4,Y7,K0,K1,K6,K7,K8 d=R0,G0,G3,G4,G5,G6,B0,B1,B2,B4,B6,Y7,K5,K7,K9
d pass
a lay Y8
b lay R7,R9
c lay R7,G7,K7
d lay G0,G3
a lay R8,G8,B1
b lay R3,R5,R6
c pass
d lay R0,B1
a pass
b lay R2
c pass
d pass
a pass
b lay R1
c pass
d pass
a pass
b lay R1
c pass
d pass
a pass
b pass
a trump 8
b trump R
b partner d
b play Y9
c play Y3
d play Y7
a play Y1
b play G7
c play G1
d play G5
a play G9
a play R8
b play R1
c play R7
d play R0
a play B7
b play R7
c play B3
d play B0
b play R9
c play K8
d play B2
a play G8
b play Y6
c play Y7
d play G0
a play Y2
c play G7
d play G4
a play B8
b play G1
a play Y1
b play Y0
c play Y4
d play B6
c play K7
d play K9
a play K3
b play K2
d play K7
a play K4
b play K1
c play K1
d play B4
a play B1
b play R6
c play B9
b play R5
c play K0
d play G6
a play Y8
b play R2
c play G2
d play B1
a play R4
a play B5
b play R3
c play B7
d play G3
b play R1
c play K6
d play K5
a play Y5
! deal dealer=a a=R3,R7,R8,G4,G7,B3,B5,B6,B7,B8,Y1,Y6,K4,K5,K9 b=R0,R2,R4,R6,G1,G5,G6,B0,B9,Y1,Y3,Y5,K0,K6,K7 c=R9,G0,G7,G8,G9,B1,B2,B7,Y0,Y2,Y4,Y7,Y8,K2,K8 d=R1,R1,R5,R7,G1,G2,G3,B1,B4,Y7,Y9,K1,K1,K3,K7
a lay B3
b lay R0,B0
c lay G0,B2,Y2
d lay R1
a pass
b pass
c pass
d lay K1
a pass
b pass
c pass
d pass
d trump 1
c trump 2
c partner b
c play G7
d play G3
a play G4
b play G6
c play B2
d play B1
a play Y1
b play R2
c play Y2
d play G1
a play R3
b play G1
c play K2
d play K1
a play B3
b play Y1
c play R9
d play R5
a play R8
b play R6
c play G8
d play R1
a play G7
b play G5
d play R1
a play K4
b play R0
c play B1
d play K1
a play B6
b play B0
c play G0
d play Y9
a play Y6
b play Y3
c play Y0
d play G2
a play B7
b play K0
c play Y4
d play R7
a play R7
b play R4
c play G9
d play K7
a play K9
b play K6
c play K8
a play K5
b play K7
c play B7
d play K3
b play Y5
c play Y7
d play Y7
a play B5
c play Y8
d play B4
a play B8
b play B9
! deal dealer=b a=R9,G2,G3,G5,G9,B1,B5,B8,Y1,Y3,Y7,K1,K4,K5,K9 b=R1,R5,R6,R7,G1,G6,G7,G8,B1,B9,Y0,Y2,Y9,K1,K3 c=R1,R2,R3,R7,G0,G1,B2,B6,B7,Y1,Y5,K0,K2,K6,K7 d=R0,R4,R8,G4,G7,B0,B3,B4,B7,Y4,Y6,Y7,Y8,K7,K8
b lay R1
c pass
d pass
a lay G5,B5
b pass
c lay R2
d lay R4,G4,B4
a lay B1,Y1
b lay G1
c lay B2
d lay R8,Y8
a pass
b pass
c pass
d pass
a trump 5
d trump 4
d partner b
d play G7
a play G9
b play G1
c play G0
a play K4
b play R5
c play Y5
d play G4
a play R9
b play R1
c play R2
d play R0
a play K9
b play K1
c play K0
d play K7
a play B8
b play B9
c play B2
d play B3
b play Y9
c play Y1
d play Y6
a play Y1
b play G7
c play G1
d play Y7
a play G2
b play G8
c play R1
d play Y4
a play G3
d play Y8
a play Y3
b play Y0
c play K2
d play R4
a play G5
b play R6
c play R3
d play B7
a play B1
b play B1
c play B6
d play B4
a play B5
b play G6
c play K6
d play R8
a play K5
b play R7
c play R7
a play Y7
b play Y2
c play K7
d play B0
a play K1
b play K3
c play B7
d play K8
! deal dealer=c a=R0,R1,R4,G4,G8,B4,Y0,Y2,Y3,Y5,Y7,Y9,K0,K1,K7 b=R2,R9,G2,G7,B1,B1,B2,B7,B7,B8,B9,K1,K3,K5,K7 c=R1,R3,R5,R8,G0,G1,G6,B0,B5,Y1,Y6,Y8,K2,K6,K9 d=R6,R7,R7,G1,G3,G5,G7,G9,B3,B6,Y1,Y4,Y7,K4,K8
c lay G6
d pass
a lay Y0,Y2
b lay B7,B8,B9
c pass
d lay R7,G7
a lay Y3,Y5
b lay B2,B7
c lay Y6
d lay G1
a pass
b pass
c pass
d pass
a trump Y
b trump B
b partner d
b play B7
c play Y1
d play Y7
a play Y9
b play B7
c play B0
d play Y1
a play Y0
b play B8
c play Y8
d play Y4
a play Y2
b play R9
c play R1
d play R6
a play R1
b play B9
c play B5
d play B6
a play Y3
b play G7
c play G1
d play G3
a play G8
a play B4
b play B1
c play Y6
d play B3
a play K7
b play K1
c play K9
d play K4
c play R8
d play R7
a play R0
b play R2
c play R5
d play R7
a play R4
b play B2
b play K7
c play K2
d play K8
a play K1
d play G9
a play G4
b play G2
c play G0
d play G7
a play Y7
b play B1
c play G6
b play K3
c play K6
d play G5
a play K0
c play R3
d play G1
a play Y5
b play K5
! deal dealer=d a=R1,R2,R9,G2,G6,G8,B1,B3,B6,Y9,K0,K2,K3,K6,K7 b=R3,G1,G7,G9,B7,B7,B9,Y2,Y3,Y4,Y6,Y7,Y7,Y8,K1 c=R5,R6,G0,G4,G5,G7,B2,B4,B8,Y1,Y5,K4,K5,K7,K9 d=R0,R1,R4,R7,R7,R8,G1,G3,B0,B1,B5,Y0,Y1,K1,K8
d pass
a lay K2
b lay Y7,Y8
c lay R5,G5,Y5
d lay R0,R1,R4,R7
a lay R2
b lay Y4,Y6,Y7
c lay G0,B2,Y1
d lay B0
a pass
b lay Y2,Y3
c pass
d pass
a pass
b pass
c trump 5
b trump Y
b partner d
b play G9
c play G0
d play G3
a play G2
b play B9
c play B2
d play B1
a play B1
b play G7
c play G4
d play G1
a play G8
a play R9
b play R3
c play R6
d play R1
a play Y9
b play Y2
c play Y5
d play Y1
c play B8
d play B0
a play B3
b play B7
c play K9
d play K1
a play K0
b play K1
c play K7
d play K8
a play K2
---
mu 1
game tricks
rules 1
option players 4
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 201
from 6011 414 308
choice b play K1
best 0.624 157.0 play K1
tried 0.333 84.0 play Y3
why ! own_side_beaten TRICKS-7.5,TRICKS-9.6 100
tried 0.333 84.0 play Y2
why - own_side_beaten TRICKS-7.5,TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! deal dealer=b a=R0,R1,R7,R7,R8,G1,G3,G4,G9,B1,B2,B4,Y3,K0,K5 b=R9,G0,G1,G6,G7,B0,B6,B8,B9,Y0,Y2,Y7,Y8,Y9,K8 c=R3,R6,G7,G8,B5,B7,B7,Y1,Y5,Y6,Y7,K1,K1,K3,K6 d=R1,R2,R4,R5,G2,G5,B1,B3,Y1,Y4,K2,K4,K7,K7,K9
b lay Y0
c pass
d lay R2,K2
a lay R8
b lay G0,G1
c lay G7,B7
d pass
a pass
b pass
c lay K1,K6
d pass
a lay R7
b lay G6,Y2
c pass
d pass
a pass
b pass
c trump K
b trump 0
b partner d
b play Y7
c play Y7
d play Y1
a play Y3
b play B8
c play B5
d play B1
a play B1
b play R9
c play R3
d play R2
a play R1
b play B9
c play B7
d play B3
a play B2
b play Y8
c play Y1
d play Y4
a play K5
a play R0
b play G0
c play K3
d play K9
a play K0
b play B0
c play K1
d play K2
a play R7
b play Y0
c play R6
d play R4
b play K8
c play K1
d play K7
a play G1
b play Y9
c play Y6
d play K7
a play G3
d play G2
a play G9
b play G1
c play G7
a play R7
b play Y2
c play Y5
d play R1
a play R8
b play G6
c play B7
d play R5
a play G4
b play G7
c play G8
d play G5
c play K6
d play K4
a play B4
b play B6
! deal dealer=c a=R0,R1,R6,R7,G5,G6,B2,B7,B7,B8,B9,Y1,K1,K7,K7 b=R1,R8,G1,G3,G4,G7,G9,B0,B1,B4,B5,B6,Y4,Y8,K3 c=R4,R5,G2,G8,Y0,Y1,Y2,Y5,Y6,Y7,Y7,K2,K5,K6,K8 d=R2,R3,R7,R9,G0,G1,G7,B1,B3,Y3,Y9,K0,K1,K4,K9
c pass
d lay R3
a lay R7,B7
b lay G4,B0,B4
c lay R5,Y5
d lay G0,B3,K0
a lay B7,K7,K7
b pass
c lay G2,Y0,Y1,Y2
d pass
a pass
b pass
c lay Y6
d pass
a pass
b pass
c lay R4
d pass
a pass
b pass
c lay Y7
d pass
a pass
b pass
c pass
a trump 7
c trump Y
c partner b
c play R4
d play R9
a play R6
b play R1
d play K9
a play K1
b play K3
c play K5
d play K1
a play R7
b play Y4
c play K6
b play R8
c play R5
d play R2
a play R1
b play G9
c play G2
d play G1
a play G5
b play G1
c play G8
d play G0
a play G6
c play K2
d play K0
a play B7
b play Y8
b play B1
c play Y0
d play B1
a play B2
c play Y5
d play Y9
a play B7
b play G7
d play R3
a play R0
b play B0
c play K8
d play K4
a play Y1
b play G3
c play Y2
c play Y6
d play Y3
a play K7
b play B6
c play Y1
d play R7
a play K7
b play G4
c play Y7
d play G7
a play B9
b play B4
c play Y7
d play B3
a play B8
b play B5
! deal dealer=d a=R4,G1,G3,G8,G9,B3,B7,B7,Y0,Y4,Y8,Y9,K1,K2,K9 b=R0,R1,R2,R7,R7,G5,B0,B1,B9,Y1,Y3,Y7,K1,K3,K7 c=R3,R5,R8,R9,G0,G1,G4,B5,B6,Y1,Y7,K0,K6,K7,K8 d=R1,R6,G2,G6,G7,G7,B1,B2,B4,B8,Y2,Y5,Y6,K4,K5
d lay B2
a pass
b pass
c pass
d pass
d trump 2
d partner b
d play G2
a play K2
b play R2
c play R5
d play B2
a play G1
b play R7
c play B5
d play Y2
a play K1
b play R7
c play G1
d play B8
a play B3
b play B0
c play B6
d play B1
a play B7
b play B9
c play K7
b play B1
c play Y1
d play B4
a play B7
a play G8
b play G5
c play G0
d play G6
a play Y8
b play Y1
c play Y7
d play Y5
a play K9
b play K1
c play K0
d play K4
a play G9
b play R1
c play G4
d play G7
a play Y9
b play Y3
c play K6
d play Y6
a play R4
b play R0
c play R8
d play R1
c play R9
d play R6
a play Y0
b play K3
c play R3
d play K5
a play G3
b play K7
c play K8
d play G7
a play Y4
b play Y7
! deal dealer=a a=R3,R5,R7,R9,G0,G1,G2,B1,B3,B7,B8,Y0,Y5,Y6,K6 b=R1,R2,R8,G7,B2,Y1,Y2,Y3,Y7,Y7,Y9,K1,K4,K7,K8 c=R0,R6,R7,G3,G5,G6,G7,G8,B0,B7,Y1,Y4,Y8,K0,K2 d=R1,R4,G1,G4,G9,B1,B4,B5,B6,B9,K1,K3,K5,K7,K9
a pass
b lay Y2
c pass
d lay R4,B4
a lay B8
b lay Y1,Y3
c lay G3
d lay R1,G1
a lay B7
b lay Y7,Y7
c lay R0,B0,Y1
d pass
a pass
b pass
c pass
d trump B
b trump Y
b partner a
b play Y9
c play B0
d play B1
a play B7
b play Y7
c play B7
d play B9
a play B3
b play Y7
c play Y8
d play B6
a play B1
c play G8
d play G4
a play G1
b play G7
c play G5
d play G9
a play G0
b play B2
b play K7
c play K0
d play K9
a play K6
d play K5
a play Y6
b play K4
c play K2
a play R7
b play R8
c play R0
d play R1
b play Y1
c play Y4
d play B4
a play Y5
a play R9
b play R2
c play R6
d play R4
a play R3
b play R1
c play R7
d play B5
d play K1
a play G2
b play K8
c play Y1
c play G3
d play G1
a play Y0
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 202
from 6012 316 266
choice a partner b
best 0.817 167.6 partner b
tried 0.679 133.3 partner c
why - partner_without_trumps TRICKS-7.1,TRICKS-9.1 0 2
tried 0.660 121.6 partner d
why ! partner_without_trumps TRICKS-7.1,TRICKS-9.1 1 2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:7/8 fierce:8/8
---
! deal dealer=b a=R6,R7,G8,G9,B1,B6,B9,Y1,Y3,Y7,K8,K9 b=R0,R9,B2,B3,B4,B5,B8,Y0,Y4,K4,K5,K6 c=R5,R7,R8,G1,G6,G7,B0,B7,Y6,Y8,Y9,K1 d=R1,R2,R3,R4,G0,G4,G5,G7,Y1,K0,K2,K7 e=R1,G1,G2,G3,B1,B7,Y2,Y5,Y7,K1,K3,K7
b lay B4
c lay R7,G7
d lay R1
e lay G1
a lay G8
b lay R0,Y4
c lay B7,Y9
d lay R2
e lay B7,Y7
a lay B1
b pass
c pass
d pass
e lay R1,B1
a lay B6,Y1
b pass
c pass
d pass
e pass
a pass
c trump 7
e trump 1
e partner a
e play R1
a play R7
b play R0
c play G1
d play R1
e play B1
a play Y1
b play Y0
c play K1
d play Y1
e play K1
a play Y7
b play B2
c play R7
d play G7
e play G1
a play B1
b play B3
c play G7
d play K7
e play Y7
a play Y3
b play B4
c play B7
d play G0
e play K7
a play R6
b play Y4
c play B0
d play K0
e play G3
a play G8
b play K4
c play G6
d play G4
a play K8
b play K5
c play R5
d play K2
e play K3
a play G9
b play B5
c play R8
d play G5
e play G2
a play B9
b play B8
c play Y9
d play R2
e play B7
e play Y2
a play B6
b play K6
c play Y6
d play R3
c play Y8
d play R4
e play Y5
a play K9
b play R9
! deal dealer=c a=R4,R7,G1,B1,B2,Y1,Y1,Y3,Y9,K0,K3,K6 b=R1,R2,R3,R9,G2,B0,B6,Y0,Y2,K4,K7,K8 c=R0,R1,G1,G3,G7,B1,B4,B7,B8,Y4,Y7,K2 d=R5,R6,R7,G0,G6,G8,B3,Y7,Y8,K1,K5,K9 e=R8,G4,G5,G7,G9,B5,B7,B9,Y5,Y6,K1,K7
c pass
d lay R5
e pass
a lay G1,Y1
b lay R2,G2,B0
c lay B8
d pass
e lay G4,G5,B5,K1
a lay Y3
b pass
c lay B7
d lay G0
e pass
a pass
b pass
c pass
d pass
a trump 1
e trump 5
e partner c
e play K1
a play B1
b play R1
c play R1
d play R5
d play K5
e play Y5
a play G1
b play B6
c play G1
d play K9
e play K7
a play K0
b play K4
c play K2
d play Y7
e play Y6
a play Y3
b play Y0
c play Y4
d play G8
e play G9
a play K6
b play G2
c play G3
e play G7
a play Y1
b play B0
c play G7
d play G0
a play B2
b play R2
c play B7
d play B3
e play B9
e play G5
a play Y1
b play Y2
c play B1
d play K1
e play B7
a play K3
b play R3
c play B8
d play Y8
c play Y7
d play R6
e play B5
a play Y9
b play R9
e play R8
a play R4
b play K8
c play R0
d play R7
e play G4
a play R7
b play K7
c play B4
d play G6
! deal dealer=d a=R2,R6,R9,G0,G5,G7,Y2,Y5,Y6,Y7,K0,K1 b=R1,G2,G6,B3,B5,B7,B9,Y4,Y9,K3,K7,K9 c=R3,R7,R8,G1,G7,B1,B2,B6,B7,Y1,K2,K6 d=R7,G1,G9,B1,B4,B8,Y0,Y1,K1,K4,K5,K8 e=R0,R1,R4,R5,G3,G4,G8,B0,Y3,Y7,Y8,K7
d lay K1
e pass
a pass
b lay B9,Y9
c lay B7
d lay G1,B1
e lay R0,R1
a lay G0,K1
b pass
c pass
d pass
e pass
a pass
b trump 9
d trump 1
d partner a
d play G1
e play R1
a play K1
b play R1
c play G1
d play B1
e play G3
a play R9
b play B9
c play B1
d play Y1
e play Y3
a play Y2
b play Y9
c play Y1
d play B8
e play B0
a play K0
b play B3
c play B2
d play K8
e play K7
a play Y5
b play K3
c play K2
d play K1
e play Y8
a play G5
b play K9
c play R3
d play G9
e play R4
a play R6
b play G2
c play B6
d play R7
e play R0
a play R2
b play Y4
c play R8
c play G7
d play Y0
e play G8
a play G0
b play G6
e play Y7
a play Y6
b play B7
c play K6
d play B4
e play G4
a play G7
b play B5
c play R7
d play K4
a play Y7
b play K7
c play B7
d play K5
e play R5
! deal dealer=e a=R9,G0,G1,G1,G8,B2,B4,B7,Y0,Y7,K7,K7 b=R7,R7,G7,B7,B8,Y1,Y4,Y9,K1,K6,K8,K9 c=R2,R3,R6,G2,G5,B1,B3,Y3,Y7,Y8,K2,K4 d=R0,R1,R1,R5,G7,G9,B0,B5,Y5,Y6,K3,K5 e=R4,R8,G3,G4,G6,B1,B6,B9,Y1,Y2,K0,K1
e pass
a pass
b lay R7
c lay R2,G2
d lay R5,B5,Y5
e lay B1,Y1
a lay G0,G1,G1,B2
b lay R7
c pass
d lay R0,B0
e lay Y2,K0
a lay B7,Y7
b pass
c pass
d pass
e lay B6
a pass
b pass
c pass
d pass
e pass
e trump Y
a trump 7
---
mu 1
game tricks
rules 1
option players 5
option goal 200
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
puzzle 203
from 6012 316 282
choice b play B7 | play G7 | play R7
best 0.738 123.3 play B7
tried 0.690 117.4 play K9
why - points_kept TRICKS-10.1,TRICKS-7.5 0 2
tried 0.679 116.2 play K8
why - points_kept TRICKS-10.1,TRICKS-7.5 1 2
tried 0.676 115.7 play K6
tried 0.620 109.7 play B8
tried 0.550 98.2 play Y9
why ! trick_lost TRICKS-9.6 100
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:4/8 fierce:8/8
---
! deal dealer=b a=R6,R7,G8,G9,B1,B6,B9,Y1,Y3,Y7,K8,K9 b=R0,R9,B2,B3,B4,B5,B8,Y0,Y4,K4,K5,K6 c=R5,R7,R8,G1,G6,G7,B0,B7,Y6,Y8,Y9,K1 d=R1,R2,R3,R4,G0,G4,G5,G7,Y1,K0,K2,K7 e=R1,G1,G2,G3,B1,B7,Y2,Y5,Y7,K1,K3,K7
b lay B4
c lay R7,G7
d lay R1
e lay G1
a lay G8
b lay R0,Y4
c lay B7,Y9
d lay R2
e lay B7,Y7
a lay B1
b pass
c pass
d pass
e lay R1,B1
a lay B6,Y1
b pass
c pass
d pass
e pass
a pass
c trump 7
e trump 1
e partner a
e play R1
a play R7
b play R0
c play G1
d play R1
e play B1
a play Y1
b play Y0
c play K1
d play Y1
e play K1
a play Y7
b play B2
c play R7
d play G7
e play G1
a play B1
b play B3
c play G7
d play K7
e play Y7
a play Y3
b play B4
c play B7
d play G0
e play K7
a play R6
b play Y4
c play B0
d play K0
e play G3
a play G8
b play K4
c play G6
d play G4
a play K8
b play K5
c play R5
d play K2
e play K3
a play G9
b play B5
c play R8
d play G5
e play G2
a play B9
b play B8
c play Y9
d play R2
e play B7
e play Y2
a play B6
b play K6
c play Y6
d play R3
c play Y8
d play R4
e play Y5
a play K9
b play R9
! deal dealer=c a=R4,R7,G1,B1,B2,Y1,Y1,Y3,Y9,K0,K3,K6 b=R1,R2,R3,R9,G2,B0,B6,Y0,Y2,K4,K7,K8 c=R0,R1,G1,G3,G7,B1,B4,B7,B8,Y4,Y7,K2 d=R5,R6,R7,G0,G6,G8,B3,Y7,Y8,K1,K5,K9 e=R8,G4,G5,G7,G9,B5,B7,B9,Y5,Y6,K1,K7
c pass
d lay R5
e pass
a lay G1,Y1
b lay R2,G2,B0
c lay B8
d pass
e lay G4,G5,B5,K1
a lay Y3
b pass
c lay B7
d lay G0
e pass
a pass
b pass
c pass
d pass
a trump 1
e trump 5
e partner c
e play K1
a play B1
b play R1
c play R1
d play R5
d play K5
e play Y5
a play G1
b play B6
c play G1
d play K9
e play K7
a play K0
b play K4
c play K2
d play Y7
e play Y6
a play Y3
b play Y0
c play Y4
d play G8
e play G9
a play K6
b play G2
c play G3
e play G7
a play Y1
b play B0
c play G7
d play G0
a play B2
b play R2
c play B7
d play B3
e play B9
e play G5
a play Y1
b play Y2
c play B1
d play K1
e play B7
a play K3
b play R3
c play B8
d play Y8
c play Y7
d play R6
e play B5
a play Y9
b play R9
e play R8
a play R4
b play K8
c play R0
d play R7
e play G4
a play R7
b play K7
c play B4
d play G6
! deal dealer=d a=R2,R6,R9,G0,G5,G7,Y2,Y5,Y6,Y7,K0,K1 b=R1,G2,G6,B3,B5,B7,B9,Y4,Y9,K3,K7,K9 c=R3,R7,R8,G1,G7,B1,B2,B6,B7,Y1,K2,K6 d=R7,G1,G9,B1,B4,B8,Y0,Y1,K1,K4,K5,K8 e=R0,R1,R4,R5,G3,G4,G8,B0,Y3,Y7,Y8,K7
d lay K1
e pass
a pass
b lay B9,Y9
c lay B7
d lay G1,B1
e lay R0,R1
a lay G0,K1
b pass
c pass
d pass
e pass
a pass
b trump 9
d trump 1
d partner a
d play G1
e play R1
a play K1
b play R1
c play G1
d play B1
e play G3
a play R9
b play B9
c play B1
d play Y1
e play Y3
a play Y2
b play Y9
c play Y1
d play B8
e play B0
a play K0
b play B3
c play B2
d play K8
e play K7
a play Y5
b play K3
c play K2
d play K1
e play Y8
a play G5
b play K9
c play R3
d play G9
e play R4
a play R6
b play G2
c play B6
d play R7
e play R0
a play R2
b play Y4
c play R8
c play G7
d play Y0
e play G8
a play G0
b play G6
e play Y7
a play Y6
b play B7
c play K6
d play B4
e play G4
a play G7
b play B5
c play R7
d play K4
a play Y7
b play K7
c play B7
d play K5
e play R5
! deal dealer=e a=R9,G0,G1,G1,G8,B2,B4,B7,Y0,Y7,K7,K7 b=R7,R7,G7,B7,B8,Y1,Y4,Y9,K1,K6,K8,K9 c=R2,R3,R6,G2,G5,B1,B3,Y3,Y7,Y8,K2,K4 d=R0,R1,R1,R5,G7,G9,B0,B5,Y5,Y6,K3,K5 e=R4,R8,G3,G4,G6,B1,B6,B9,Y1,Y2,K0,K1
e pass
a pass
b lay R7
c lay R2,G2
d lay R5,B5,Y5
e lay B1,Y1
a lay G0,G1,G1,B2
b lay R7
c pass
d lay R0,B0
e lay Y2,K0
a lay B7,Y7
b pass
c pass
d pass
e lay B6
a pass
b pass
c pass
d pass
e pass
e trump Y
a trump 7
a partner b
a play Y7
b play Y4
c play Y3
d play Y5
e play Y2
a play B7
b play Y1
c play Y7
d play Y6
e play Y1
c play G5
d play G9
e play G4
a play G0
b play R7
---
