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
! shuffle g30t,g0,g10c,n30c,n40s,g10t,n30f,n0,n40m,r40s,r0,g30s,b20t,r20s,y20t,n30t,y20f,y10f,y20m,r20c,r40t,g40m,y30m,b20c,b10m,r10c,n30s,g30m,y30c,y30f,g0,b30c,y40c,n20c,g20f,y20s,b40c,r10t,y40f,g10m,y0,y10m,b30m,y10t,y10c,r20m,y0,n10s,b30s,g20t,g40c,g20c,b10f,g20m,r0,b30t,r40m,b40m,n40t,b0,g40s,n20m,b20s,b0,y40s,r30c,r10s,b20f,g10s,b40f,n10t,r40f,b10c,n0,r30f,b40t,n10m,r30t,y40t,g40f,n40c,r20t,n20f,g30f,b10s,r30m,r10f,n10f,n20s,y30s
! first a
a place g30s 0,0
b place n30f 4,2
a place n0 3,2
b place n40m 5,1
a place n30t 0,2
b place y20t 1,2
a place r40s 0,-1
b place r0 1,-1
a place r20c 1,3
b place b20t 0,3
a place r20s 1,-2
b place y20f 2,-2
a place b20c 3,-2
b place y30m 5,2
a place g40m 5,3
b place y20m 5,0
a place g30m 4,3
b place y30c 2,3
a place g10t 1,1
a take 2,1
b take 5,1
a take 0,1
b place n30s 3,3
a place r10c 2,1
b place y40c 5,-1
a place n20c 4,0
a take 1,0
b take 4,0
a take 3,0
b place b10m 4,-2
a place y10f 5,-2
b place r40t 2,0
a place y20s 4,0
b place b40c 3,-1
a place r10t 0,-2
b place y40f 3,0
a pass exchange y10m
b pass
a pass exchange y30f
b pass
a place y10c 4,-1
a take 4,-1
b take 3,-1
a take 5,-1
b take 1,-1
b place g20f 5,-1
a place y10t 2,-1
b pass exchange y0
a place n10s 0,1
b pass
a place g20t 1,0
a take 1,3
b take 1,1
a take 1,2
b take 1,0
b place b30m 1,3
a place r20m 4,-1
b place b30s 1,2
a pass
b pass
---
= a 170 b 80
