mu 1
game m
rules 1
option players 4
option deck four_symbols
option start_shape zigzag
option area fixed
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
---
! shuffle y40c,b40t,b30f,n10t,g40t,b20c,r40f,b10f,g30t,n40m,n30m,g10t,y30t,b40c,g40c,n40c,b0,r40m,n20c,y10m,y30c,y30m,r40c,g20f,r10f,r20m,g10f,r30m,g10m,g40f,g30f,y0,n30t,y0,r30f,y20f,r0,r30t,b30m,b40f,r20f,n30f,y10t,y20t,r10m,n10m,g20t,g10c,r0,n30c,y30f,n10f,b30t,g0,n0,n20m,r30c,n0,g0,y40t,y40m,b40m,g20m,b0,g30m,g40m,r10c,b20t,b20m,r10t,r20t,n40t,g20c,y40f,y10c,b10m,b10t,g30c,y20m,n20t,n40f,b30c,y10f,r40t,b20f,n10c,y20c,n20f,b10c,r20c
! first c
c place b40c 5,1
d place g40c 4,2
a place g10t 1,-1
b place y30c 0,2
c place b20c 1,2
d place r40c 3,2
a place y10m 1,-2
b place r10f 2,-1
c place r20m 2,-2
d place r40f 2,-3
a place b10f 0,-2
b place g10m 4,0
c place g40f 0,-3
d place g30f 3,-3
a place r30m 4,-1
b place g30t 5,-1
c place n40m 4,-2
d place n30m 5,-2
d take 4,-2
a take 5,-2
b take 2,-2
c take 0,-2
a place y20f 1,-3
b place r0 4,-2
c place r30t 3,1
d place r30f 5,-2
a place b40f 2,2
b place r20f 5,-3
c place r40m 0,-2
d place g10f 2,-2
d take 2,-2
a take 2,-3
b take 2,-1
c take 2,2
a place n40c 0,0
a take 0,-2
b take 0,-3
c take 0,2
d take 0,0
b place n30t 3,-1
b take 3,0
c take 3,-1
d take 3,-3
a take 3,2
c place n10m 2,-1
d place b30m 2,-2
a place g10c 0,2
b place b0 3,-2
b take 4,-2
c take 3,-2
d take 2,-2
c place n30c 4,-2
d place y10t 0,-1
d take 4,-1
a take 2,-1
b take 0,-1
a place n10f 3,-2
b place r10m 3,-3
c place y30m 0,-2
c take 3,-2
d take 1,-2
a take 5,-2
d place y30f 5,-2
a place y0 0,-3
b place r30c 3,-2
c place n30f 2,-2
d place g20t 3,2
a place y20t 0,0
b place y30t 2,-1
c place b40m 1,1
c take 1,1
d take 1,-1
a take 1,2
d place g20m 0,-1
a place n20m 4,-3
b place y40m 1,-1
c place g0 1,2
d place r10c 5,2
a place b20t 2,0
b place g30m 3,-1
c place g40m 5,0
c take 0,0
d take 1,0
a take 4,0
b take 2,0
---
= a 260 b 60 c 170 d 100
