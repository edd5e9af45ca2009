mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
---
! shuffle g0,y30m,g20t,n40c,g30t,y20t,y40f,n30t,b10f,r30t,n10f,b40c,y40s,b40t,g10s,r10t,y0,n0,g40s,y40c,y30c,g30m,y20f,r30m,b30t,b20f,r0,n10m,n0,n10s,r10f,r20m,r10c,b40f,b10c,b20t,b0,y10c,n40t,g0,b10s,r40m,b30c,r40f,n20c,n30f,g10c,r30f,g40f,y30s,b10m,y30f,y10f,n30c,g30f,r40s,g20m,r0,r20c,n20m,n20s,y20m,y0,b30m,y20s,y10m,b30s,g40m,g20f,y40t,g10m,g40c,b20s,r20s,r20t,g20c,n30s,r10s,n10t,y10t,g30s,n20f,b20c,n40s,r30c,b40m,g10t,n40m,b0,r40t
! first a
a place g10s -1,1
b place r10t 2,2
c place n10f -1,0
a place b10f 1,2
b place r30t 3,2
c place y40c 3,-1
a place y30c 3,3
b place g30m 4,3
c place n30t 2,3
a place r30m 4,2
b place y40s -1,2
c place b40t 4,0
a place b40c -1,3
b place b30t 1,3
b take 1,3
c take 2,3
a take -1,3
b take 3,3
c place y20f -1,3
a place r0 2,3
b place y40f -1,4
b take -1,0
c take -1,4
a take -1,3
b take -1,2
c place r20m 3,3
a place y20t 3,4
b place n10m -1,0
c place b10c 2,-1
a place r10c 1,3
b place b40f 4,-1
b take 4,2
c take 4,0
a take 4,1
b take 4,3
c place n0 -1,-1
a place n10s 0,-1
b place r10f 0,3
c place y10c -1,3
a place r40m 0,4
b place g40s 4,0
c place b10s 4,1
a place n40t 4,4
b place b30c 4,2
c place r40f 1,4
a place n20c 4,3
b place g40f 0,2
c place g10c -1,2
c take -1,-1
a take -1,2
b take -1,1
c take -1,3
a place r30f -1,3
a take 3,3
b take 2,3
c take 1,3
a take 0,3
b place n30f -1,-1
c place b20f 1,3
a place b20t 2,3
b place g30f -1,2
b take 2,2
c take 1,2
a take 3,2
b take 0,2
c take 4,2
c place y10f 1,2
a place n30c 1,-1
b place r0 -1,4
c place r20c 2,4
a place g20m 3,3
b place g0 3,2
c pass
a pass
b pass
---
= a 110 b 120 c 150
