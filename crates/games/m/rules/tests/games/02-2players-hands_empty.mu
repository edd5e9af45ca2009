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
! shuffle b20f,y30f,n10t,g10t,r10s,y40s,r30f,b10c,n20f,n0,y20f,r30c,r0,r10t,g0,y0,r40s,n30c,g20t,n40m,b30c,n40s,b40t,r40f,n40c,n20m,y10m,b0,r10c,b10s,n30s,g20f,r30t,n10s,b40c,y30c,n10m,r0,y40t,y20t,b30s,r10f,g30f,b20c,n20c,g0,y10t,r40t,b20t,g30t,n0,b20s,g40m,g10c,g40s,g40f,g10m,n10f,y30m,r20s,r20c,y30s,n30t,b0,r20m,b40m,g40c,g30s,b30t,y40f,y20s,y10f,y10c,n30f,g20m,g20c,y0,y20m,y40c,n20s,g30m,b10m,b30m,b40f,r40m,r30m,r20t,g10s,n40t,b10f
! first b
b place b10c 4,2
a place r30f 1,-1
b place r30c 0,-1
a place n20f -1,1
b place r10t 4,3
a place y20f -1,0
b place n30c 1,-2
a place g20t 3,3
b place n40m 2,-2
a place b30c 0,2
b place n40s 2,2
a place b40t 0,3
b place n0 3,-2
a place n40c 1,3
b place r40f 2,-1
a place y10m 3,1
b place b0 -1,3
a place r10c 4,0
b place y0 4,-2
a place n30s 0,-2
a take 2,-2
b take 4,-2
a take 1,-2
b take 0,-2
b place n20m 2,3
a place g0 4,-2
b place g20f 1,-2
a place r30t 2,0
b place y30c -1,-1
a place b40c -1,-2
b place r0 4,-1
b take 4,0
a take 4,3
b take 4,-2
a take 4,2
b take 4,-1
a place n10m 4,-2
b place y40s 4,2
a place y40t 3,2
b place r10f 1,1
a place g30f 0,0
a take 2,0
b take 1,0
a take 0,0
b take -1,0
b place b20c 0,-2
b take 4,-2
a take -1,-2
b take 3,-2
a take 0,-2
a place n20c 0,0
b place y20t 4,3
b take 2,3
a take 0,3
b take 3,3
a take 1,3
b take -1,3
a place b30s 0,3
a take 0,-1
b take 0,3
a take 0,2
b take 0,1
b place n10s 4,0
a place y10t -1,-2
b place r40t 2,3
a place r40s 4,-1
b place g30t 3,3
a place r0 4,-2
b place g0 3,-2
a place b20t 0,-2
b place b10s 1,2
---
= a 220 b 80
