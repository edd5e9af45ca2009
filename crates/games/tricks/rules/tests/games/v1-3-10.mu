mu 1
game tricks
rules 1
option players 3
option goal 80
option fixed_rounds 0
option uncertain_end false
option show_cards_gone true
---
! deal dealer=b a=R1,R2,R5,R6,R7,R9,G0,G1,G2,G5,B3,B5 b=R4,R7,G4,G6,G7,G9,B0,B1,B2,B4,B7,B9 c=R0,R1,R3,R8,G1,G3,G7,G8,B1,B6,B7,B8
b pass
c pass
a pass
! deal dealer=c a=R1,R2,R6,G3,G4,G5,B0,B2,B3,B7,B8,B9 b=R0,R5,R7,R8,R9,G1,G8,B1,B4,B5,B6,B7 c=R1,R3,R4,R7,G0,G1,G2,G6,G7,G7,G9,B1
c pass
a lay R6
b pass
c lay R7,G1
a pass
b pass
c pass
c trump R
c play R7
a play R2
b play R8
b play B1
c play B1
a play B8
a play B2
b play B6
c play G9
b play R0
c play R1
a play R1
c play G0
a play G3
b play G8
b play B5
c play G6
a play B9
a play B7
b play B4
c play G7
a play B0
b play B7
c play G2
b play R7
c play R3
a play R6
b play R5
c play R4
a play G5
b play R9
c play G1
a play B3
b play G1
c play G7
a play G4
! deal dealer=a a=R0,R1,R3,R5,G3,G4,G6,G7,G7,G9,B1,B8 b=R1,R4,R9,G1,G2,G5,B0,B1,B3,B4,B7,B9 c=R2,R6,R7,R7,R8,G0,G1,G8,B2,B5,B6,B7
a pass
b pass
c pass
! deal dealer=b a=R1,R1,R6,R7,G1,G5,G7,G9,B2,B5,B7,B8 b=R2,R4,R5,R7,R8,R9,G1,G2,G4,G6,G8,B3 c=R0,R3,G0,G3,G7,B0,B1,B1,B4,B6,B7,B9
b pass
c pass
a pass
! deal dealer=c a=R0,R1,R2,R4,R5,R7,R9,G1,B1,B5,B6,B9 b=R6,R7,R8,G0,G1,G2,G3,G5,G6,B1,B2,B3 c=R1,R3,G4,G7,G7,G8,G9,B0,B4,B7,B7,B8
c lay G7
a pass
b pass
c lay B7
a lay R5
b lay G5,G6
c pass
a pass
b pass
! deal dealer=a a=R0,R2,R4,R7,G1,G4,G6,G7,G8,G9,B0,B5 b=R1,R5,R6,G0,G1,G3,G5,B1,B6,B7,B7,B9 c=R1,R3,R7,R8,R9,G2,G7,B1,B2,B3,B4,B8
a pass
b pass
c pass
! deal dealer=b a=R0,R1,R1,R6,R9,G4,G5,B0,B1,B3,B5,B7 b=R2,R4,R7,G1,G3,G6,G7,G8,B1,B2,B7,B8 c=R3,R5,R7,R8,G0,G1,G2,G7,G9,B4,B6,B9
b pass
c lay B4
a lay R9
b lay R2,R7
c pass
a lay G4
b pass
c lay G7
a pass
b pass
c lay B6
a pass
b lay R4,G7
c pass
a pass
b pass
b trump none
b play G1
c play G0
a play G5
a play B1
b play B2
c play B9
c play B6
a play B7
b play B7
a play G4
b play G3
c play G2
a play R1
b play R7
c play R5
b play B1
c play B4
a play B5
a play B0
b play B8
c play G9
b play G7
c play G7
a play R0
b play R4
c play R8
a play R1
c play R7
a play R9
b play R2
a play B3
b play G6
c play G1
a play R6
b play G8
c play R3
! deal dealer=c a=R1,R2,R3,R4,R7,G5,G7,B1,B1,B2,B7,B9 b=R1,R8,R9,G0,G1,G8,B0,B3,B4,B5,B7,B8 c=R0,R5,R6,R7,G1,G2,G3,G4,G6,G7,G9,B6
c lay G9
a lay G7,B9
b pass
c pass
a pass
a trump G
a play G7
b play G8
c play G2
b play B7
c play B6
a play B2
b play B5
c play G4
a play B9
c play R7
a play R7
b play R8
b play R1
c play R0
a play R4
a play R3
b play R9
c play R5
b play B0
c play R6
a play B1
a play G5
b play G1
c play G6
c play G9
a play R2
b play G0
c play G1
a play B7
b play B8
c play G3
a play B1
b play B4
c play G7
a play R1
b play B3
! deal dealer=a a=R0,R1,R3,R4,G1,G3,G4,G5,G6,B3,B7,B9 b=R6,R7,G1,G2,G7,G9,B0,B1,B2,B4,B7,B8 c=R1,R2,R5,R7,R8,R9,G0,G7,G8,B1,B5,B6
a lay G4
b pass
c lay R7
a lay R3
b lay R6,B4,B8
c pass
a pass
b lay B7
c pass
a pass
b lay B1
c pass
a lay R0,R4,B3
b pass
c pass
a lay G6
b pass
c pass
a pass
a trump 3
a play G5
b play G7
c play G7
b play B4
c play B6
a play B9
a play R0
b play R6
c play R7
c play B1
a play B7
b play B2
a play R4
b play R7
c play R2
b play B0
c play B5
a play R3
a play B3
b play B1
c play R9
a play G1
b play G9
c play G0
b play G2
c play G8
a play G4
c play R1
a play R1
b play G1
c play R5
a play G3
b play B7
a play G6
b play B8
c play R8
! deal dealer=b a=R5,R6,R9,G0,G1,G3,G7,G8,B2,B6,B8,B9 b=R1,R2,R7,R7,G2,G5,G6,G7,G9,B5,B7,B7 c=R0,R1,R3,R4,R8,G1,G4,B0,B1,B1,B3,B4
b lay B7
c pass
a lay G0,B8
b lay R7,G7
c pass
a pass
b pass
b trump 7
b play R1
c play R4
a play R6
a play G8
b play G5
c play G1
a play G0
b play G9
c play G4
b play B7
c play R0
a play G7
b play R7
c play B0
a play G3
b play B7
c play R8
a play B9
b play B5
c play B3
a play B8
a play R5
b play R2
c play R3
a play B2
b play G7
c play B1
b play R7
c play R1
a play R9
b play G2
c play B4
a play G1
b play G6
c play B1
a play B6
---
= a 56 b 94 c 60
