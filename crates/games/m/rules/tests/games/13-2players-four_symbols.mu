mu 1
game m
rules 1
option players 2
option deck four_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
---
! shuffle g20f,y20t,g0,g0,b30f,y30c,n30t,y10c,n20t,n20m,g10t,b30c,r30c,y20c,y40t,g10m,r40c,r30m,y10f,n0,r30t,y30t,g30c,g10c,r30f,y40m,y10m,g40c,b40t,n40m,r10c,b10m,y0,r20m,b20c,b40c,r10m,g20t,r40t,b20f,g40t,g40f,r20f,n10c,b20m,n10t,r40m,n30c,g30m,g40m,g10f,y40c,b20t,g30t,n20f,b0,r40f,n40f,r0,b10f,b0,g30f,n30f,n0,r10f,y20m,g20c,y10t,b40f,r20t,g20m,y30f,r10t,b30t,b40m,r0,y20f,n40t,y0,b30m,n20c,n30m,y30m,b10c,n40c,n10m,n10f,r20c,b10t,y40f
! first a
a place b30c 4,2
b place r30c 3,2
a place y30c 5,2
b place g10t 1,-1
a place y10c 4,3
b place n30t 5,1
a place y20c 5,3
b place r40c 3,3
a place g10m 0,2
b place r30t 0,-1
a place r30m 2,3
b place g30c 0,3
a place g10c 5,4
b place n20t 0,0
a place y30t 1,3
b place y10f 2,-1
a place g40c 3,4
b place r30f 0,4
a place n40m 2,4
b place y40t 5,0
a place y40m 1,2
b place y10m 5,-1
a place r20m 4,-1
b place y0 2,0
b line row
b take 0,0
a take 5,0
b take 1,0
a take 2,0
a place n20m 5,0
b place b40t 1,0
a place b40c 4,4
a take 2,4
b take 3,4
a take 0,4
b take 4,4
b place r40t 3,4
a place g20t 0,4
b place r10c 2,4
a place g40f 1,1
a take 2,1
b take 4,1
a take 1,1
b take 0,1
b place g40t 0,1
a place n10c 4,1
b place r10m 2,2
a place n10t 2,1
b place r40m 0,0
a pass exchange n0
b pass exchange g30m
---
= a 60 b 160
