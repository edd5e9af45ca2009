mu 1
game tricks
rules 1
option players 4
option goal 100
option fixed_rounds 0
option uncertain_end true
option show_cards_gone false
---
! deal dealer=c a=R0,R2,R8,G0,G7,G7,B0,B4,B7,Y4,K1,K4,K5,K6,K7 b=R1,R3,R4,R7,R9,G1,G1,G5,B3,Y1,Y1,Y2,Y6,K2,K9 c=R5,G3,G6,G8,B6,B7,B9,Y5,Y7,Y8,Y9,K0,K1,K3,K8 d=R1,R6,R7,G2,G4,G9,B1,B1,B2,B5,B8,Y0,Y3,Y7,K7
c lay K3
d pass
a lay B7
b lay G5,K2
c pass
d lay R7
a pass
b pass
c lay G8,Y9
d pass
a lay B0
b pass
c pass
d pass
a lay K5
b pass
c lay G6
d pass
a pass
b lay R1,B3,Y6
c lay G3
d pass
a pass
b lay Y1
c lay B9
d pass
a pass
b pass
c pass
! draw B8
---
= a 0 b 30 c -60 d 0
