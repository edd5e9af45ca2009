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
