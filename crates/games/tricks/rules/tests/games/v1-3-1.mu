mu 1
game tricks
rules 1
option players 3
option goal 150
option fixed_rounds 0
option uncertain_end false
option show_cards_gone false
---
! deal dealer=b a=R2,R3,R5,R7,G1,G3,G4,G7,B2,B3,B4,B6 b=R0,R1,R6,R7,R8,G1,G2,G8,B1,B5,B7,B8 c=R1,R4,R9,G0,G5,G6,G7,G9,B0,B1,B7,B9
b pass
c pass
a lay G1
b lay B7,B8
c lay R4
a pass
b pass
c pass
b trump none
b play G1
c play G6
a play G3
c play G7
a play G7
b play G8
b play R1
c play R1
a play R7
a play G1
b play G2
c play G9
c play G0
a play G4
b play B8
a play B3
b play B7
c play B9
c play B1
a play B2
b play B5
b play B1
c play B0
a play B6
a play B4
b play R7
c play B7
c play G5
a play R5
b play R0
c play R9
a play R2
b play R8
c play R4
a play R3
b play R6
! deal dealer=c a=R0,R3,R7,R8,G1,G7,G7,B0,B1,B4,B7,B9 b=R1,R1,R6,R7,G1,G3,G4,G8,B3,B5,B6,B7 c=R2,R4,R5,R9,G0,G2,G5,G6,G9,B1,B2,B8
c lay R2
a lay B0
b pass
c lay B1
a pass
b pass
c pass
c trump 1
c play G9
a play G7
b play G8
c play B1
a play B1
b play R1
c play G5
a play G7
b play G3
a play R3
b play R7
c play R2
b play B3
c play B2
a play B9
a play B0
b play B7
c play B8
c play G6
a play R8
b play G4
c play G2
a play R0
b play B6
c play R5
a play R7
b play R6
a play B4
b play B5
c play G0
b play R1
c play R4
a play G1
b play G1
c play R9
a play B7
! deal dealer=a a=R2,G4,G6,G7,B1,B3,B4,B6,B7,B7,B8,B9 b=R1,R4,R5,R6,R7,R9,G1,G2,G3,G7,B0,B2 c=R0,R1,R3,R7,R8,G0,G1,G5,G8,G9,B1,B5
a pass
b pass
c lay G5
a lay B3
b pass
c lay G1
a pass
b pass
c pass
c trump G
c play R0
a play R2
b play R6
b play R1
c play R1
a play B9
b play R7
c play R3
a play B7
b play B2
c play B1
a play B8
a play G7
b play G2
c play G0
a play B1
b play B0
c play B5
c play G5
a play G4
b play G7
b play G1
c play G9
a play G6
c play G1
a play B3
b play G3
b play R4
c play R8
a play B7
c play R7
a play B6
b play R5
c play G8
a play B4
b play R9
! deal dealer=b a=R1,R2,R4,R6,G2,G3,G5,G7,G9,B1,B3,B7 b=R0,R3,R7,R7,G0,G1,G4,G7,B0,B1,B5,B9 c=R1,R5,R8,R9,G1,G6,G8,B2,B4,B6,B7,B8
b lay G1
c lay G6,B8
a pass
b lay R7,B1
c pass
a pass
b pass
b trump G
b play B5
c play B2
a play B3
b play R7
c play R5
a play R4
b play R0
c play R9
a play R6
c play B7
a play B7
b play B0
c play R8
a play R2
b play R3
c play B8
a play B1
b play B1
c play B4
a play G2
b play B9
a play R1
b play R7
c play R1
b play G1
c play G6
a play G5
c play G8
a play G7
b play G0
c play G1
a play G9
b play G4
a play G3
b play G7
c play B6
! deal dealer=c a=R0,R1,R2,R4,R5,R8,G1,G4,G7,G7,B1,B1 b=R1,R3,R7,R9,G3,G5,G6,G8,B5,B7,B8,B9 c=R6,R7,G0,G1,G2,G9,B0,B2,B3,B4,B6,B7
c pass
a pass
b lay B9
c pass
a pass
b pass
b trump 9
b play B9
c play G9
a play G1
b play G3
c play G0
a play G7
a play G7
b play G8
c play G1
b play R7
c play R6
a play R5
b play R3
c play R7
a play R4
c play B0
a play B1
b play B8
b play R9
c play G2
a play R1
b play G5
c play B4
a play G4
b play B7
c play B7
a play B1
b play B5
c play B2
a play R0
b play G6
c play B6
a play R2
b play R1
c play B3
a play R8
! deal dealer=a a=R1,R2,R5,R7,R9,G1,G1,G6,G9,B0,B6,B7 b=R0,R1,R3,R4,R8,G0,G2,G3,G4,B1,B1,B9 c=R6,R7,G5,G7,G7,G8,B2,B3,B4,B5,B7,B8
a lay G1
b pass
c pass
a pass
a trump G
a play R7
b play R1
c play R6
a play B0
b play B9
c play B3
b play R4
c play R7
a play R5
c play G5
a play G1
b play G0
c play B2
a play B7
b play B1
a play B6
b play B1
c play B7
c play B5
a play R2
b play G2
b play R0
c play G7
a play R9
c play G8
a play G1
b play G4
c play B4
a play G9
b play G3
a play G6
b play R8
c play G7
c play B8
a play R1
b play R3
---
= a 48 b 86 c 162
