mu 1
game tricks
rules 1
option players 3
option goal 200
option fixed_rounds 3
option uncertain_end false
option show_cards_gone true
---
! deal dealer=b a=R1,R2,R7,R7,R8,R9,G1,G3,G5,G6,B1,B3 b=R0,R5,R6,G0,G1,G7,G8,B5,B7,B7,B8,B9 c=R1,R3,R4,G2,G4,G7,G9,B0,B1,B2,B4,B6
b pass
c pass
a pass
! deal dealer=c a=R2,R3,R4,R7,R7,G0,G2,G8,B4,B5,B6,B7 b=R0,R5,R8,G1,G1,G6,G7,G9,B0,B2,B8,B9 c=R1,R1,R6,R9,G3,G4,G5,G7,B1,B1,B3,B7
c pass
a lay G8
b lay R0,B8
c pass
a pass
b pass
b trump R
b play G7
c play G5
a play G2
b play R8
c play R6
a play R3
b play G1
c play G3
a play G8
a play G0
b play G9
c play G4
b play B9
c play B3
a play B6
b play R0
c play R9
a play R2
c play B7
a play B7
b play B0
c play R1
a play R7
b play R5
a play R7
b play G1
c play R1
a play B5
b play B8
c play B1
b play B2
c play B1
a play B4
a play R4
b play G6
c play G7
! deal dealer=a a=R0,G0,G3,G7,G7,G8,G9,B1,B4,B6,B7,B7 b=R1,R1,R2,R4,R7,R8,G1,G5,B2,B5,B8,B9 c=R3,R5,R6,R7,R9,G1,G2,G4,G6,B0,B1,B3
a lay G3
b pass
c pass
a pass
a trump 3
a play G8
b play G1
c play G1
a play B4
b play B8
c play B1
b play B5
c play B0
a play B6
a play G9
b play G5
c play G4
a play B7
b play B2
c play R9
a play G7
b play R2
c play G2
a play G0
b play R7
c play G6
c play R5
a play R0
b play R4
c play R7
a play G3
b play R8
a play B1
b play B9
c play R6
b play R1
c play B3
a play G7
c play R3
a play B7
b play R1
---
= a 62 b 39 c 21
