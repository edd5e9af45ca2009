mu 1
game m
rules 1
option players 2
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
---
! shuffle b30c,y20t,b10c,y10m,y0,n10t,g0,r10t,n30t,n20c,n30s,b30s,g0,n0,b20s,n40c,n20s,y30f,b10f,b0,y40s,r20s,y30c,b30m,r40t,y20m,g10t,r20t,n40s,y40f,r30m,g30m,g40m,r20m,r30t,n0,b10m,g40f,g30t,g10s,n30c,g30s,r10s,r40s,r30c,b30t,r0,n20f,r40m,n10m,g10m,b10s,n40t,n10s,y20f,r10c,b20f,y20s,b0,r20c,g40c,n20m,g10c,n10f,g20c,r0,y40c,g20f,r30f,n40m,y30s,g20t,b40c,b40f,g30f,n30f,y10f,y30m,y10c,y10t,y40t,g40s,b20t,r40f,b40m,b40t,b20c,y0,r10f,g20m
! first b
b place r10t 1,-1
a place n30s 0,2
b place n20c 2,2
a place n30t 0,-1
b place n40c 0,3
a place b20s 3,2
b place n0 5,1
a place b10f 2,-1
b place y30f 2,-2
a place y40s 3,3
b place r20s 1,2
a place g0 5,2
b place b30s 4,3
a place r40t 0,-2
b place y20m 4,0
a place y30c 0,0
a take 0,0
b take 0,2
a take 0,3
b take 0,-1
a take 0,1
b place r20t 4,-1
a place n20s 1,3
b place n10t 0,0
a place r30m 4,-2
b place g30m 3,-2
a place g10t 3,-1
b place b30m 5,-2
b take 0,-2
a take 4,-2
b take 5,-2
a take 3,-2
a place n40s 2,3
b place r20m 4,-2
b take 4,0
a take 4,-1
b take 4,-2
a take 4,3
a place b10m 0,-1
b place g40f 5,3
a place g40m 0,-2
b place g10s 0,3
a place n30c 0,1
b place g30s 4,3
a place g0 5,0
b place b0 5,-1
b take 5,3
a take 5,-1
b take 5,2
a take 5,1
a place g30t 5,3
a take 1,3
b take 2,3
a take 3,3
b take 0,3
a take 5,3
b place n0 2,3
a place r0 1,3
b place r40s 0,3
a place r30c 0,2
a take 0,3
b take 0,-2
a take 0,0
b take 0,1
a take 0,2
---
= a 120 b 110
