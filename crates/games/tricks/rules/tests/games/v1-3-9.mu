mu 1
game tricks
rules 1
option players 3
option goal 60
option fixed_rounds 0
option uncertain_end true
option show_cards_gone false
---
! deal dealer=b a=R0,R1,R3,R4,R9,G1,G4,B1,B2,B4,B8,B9 b=R1,R2,R8,G1,G2,G6,G7,G9,B1,B3,B5,B7 c=R5,R6,R7,R7,G0,G3,G5,G7,G8,B0,B6,B7
b pass
c pass
a pass
! draw B4
! deal dealer=c a=R1,R4,R6,R8,G0,G1,G4,G9,B1,B2,B7,B7 b=R0,R1,G1,G2,G3,G5,G7,B0,B3,B4,B5,B6 c=R2,R3,R5,R7,R7,R9,G6,G7,G8,B1,B8,B9
c pass
a pass
b pass
! draw G3
! deal dealer=a a=R0,R1,R2,R3,R6,R9,G4,G5,G7,G9,B1,B6 b=R1,G1,G2,G3,G6,G7,G8,B0,B4,B5,B7,B7 c=R4,R5,R7,R7,R8,G0,G1,B1,B2,B3,B8,B9
a pass
b pass
c pass
! draw G4
! deal dealer=b a=R0,R1,R2,G0,G1,G2,G6,G8,B1,B2,B6,B9 b=R1,R6,R7,R7,R8,R9,G1,G3,G7,B3,B7,B8 c=R3,R4,R5,G4,G5,G7,G9,B0,B1,B4,B5,B7
b lay R7
c pass
a lay G8,B1
b pass
c lay G7
a pass
b pass
c pass
a trump none
a play B9
b play B3
c play B7
a play G1
b play G7
c play G5
b play R9
c play R4
a play R1
b play G3
c play G7
a play G2
c play R5
a play R0
b play R7
b play R6
c play R3
a play R2
b play R7
c play G4
a play G8
b play R8
c play B0
a play B2
b play R1
c play B5
a play G0
b play B8
c play B4
a play B1
b play G1
c play G9
a play G6
c play B1
a play B6
b play B7
! draw R7
---
= a -17 b 37 c 16
