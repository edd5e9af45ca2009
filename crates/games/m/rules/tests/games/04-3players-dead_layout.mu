mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape arch
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
---
! shuffle g10c,b10m,b40m,r20m,n40t,n10t,n30c,g40c,n10f,g30m,b20t,b20s,y10m,g20t,n40m,b20f,r10t,g10s,r10c,y10c,b30s,g20m,r40t,y20m,g40m,g40f,r20s,g40s,g10t,n20s,g0,y40f,b10s,y20f,r30c,n30f,g30t,r10f,y40c,b30t,n10m,b0,r30f,r30t,b30c,y0,y20t,y40s,g0,r10s,g20f,r40f,y30c,r20t,y0,r0,b10f,g30f,n0,b40t,r20c,n10s,r40m,b40f,y10f,n20f,n0,n30s,y30f,g10m,n40c,y30m,r40s,n20c,r0,y20s,b40c,g20c,g30s,b30m,n30t,n40s,b10c,y10t,r30m,n20m,b0,y30s,y40t,b20c
! first a
a place n10t 2,2
b place y10m -1,0
c place r10t -1,-1
a place n10f 0,-1
b place n30c 3,2
c place y10c -1,1
a place g10s 0,2
b place r10c 0,3
c place b20t -1,-2
a place y20m -2,1
b place g40m -2,0
c place g20t 2,-1
a place n40m 3,1
a take -1,1
b take 2,1
c take -2,1
b place g30m 3,-1
c place g40f 2,-2
a place n20s 1,2
b place g0 -2,1
c place r40t -1,3
a place r20s -2,-2
b place g20m 3,0
b take 0,0
c take -2,0
a take 2,0
b take 3,0
c place g40c 2,0
a place n30f 3,3
b place g40s -2,3
c place r10f -1,2
a place y40c 1,-2
b place g30t 2,3
c place r30c -2,-1
a place b10s 0,0
b place r30f 3,-2
c place g10t -1,1
a pass exchange b30s
b place y20f 0,-2
c place n10m 1,1
a pass exchange b30c
b pass exchange g0
c pass exchange r10s
a place g20f -2,2
b pass exchange b20f
c pass exchange r30t
a place r20t 1,3
b pass
c pass exchange y20t
a pass exchange b10f
---
= a 120 b 90 c 110
