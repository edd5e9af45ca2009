mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
---
! shuffle g20t,g20m,y20t,n0,b30m,r0,n40m,g40f,y10f,n20c,b0,b0,r10c,y10t,y10m,b10f,r20m,y30s,r40f,b30t,y30c,r10s,r40t,r20s,n30f,y20m,n30s,g0,y20s,n20s,b20c,g10t,b40t,y40f,g30s,b40f,y40t,r10t,y40c,g10m,b10m,b30s,b20t,n20m,b40c,n40t,r40m,r0,n40c,b30c,g40m,y20f,n0,r10f,r30m,y30m,b40m,y0,y40s,n10f,n40s,r40s,n10m,n30t,n10s,n10t,g20c,g30t,g30m,g40s,r30t,g10s,b10s,r20c,g10c,r30f,g40c,y10c,r30c,y30f,n20f,n30c,g20f,b20s,g30f,y0,g0,b20f,b10c,r20t
! first b
b place n20c 1,-1
c place n40m 3,-1
d place g40f 3,-2
a place r20m 0,-1
b place y10t -1,1
c place y10m -1,-1
d place b30t 4,2
a place y10f 2,2
b place y20m -1,-2
c place r40t 0,2
d place b10f -1,0
a place n30f 2,3
b place r10s -1,2
c place r40f 0,3
d place r20s 1,1
a place y30c 3,2
b place y40f 4,-1
c place n30s 2,-1
d place b0 4,3
a place y40t 4,-2
a take 4,2
b take 4,1
c take 4,-2
d take 4,3
b place r0 -1,3
c place y40c 4,2
c take 2,2
d take 0,2
a take 4,2
d place b40f 1,3
a place y20s 0,-2
b place n20s 1,-2
b take 1,-2
c take 1,-1
d take 1,0
a take 1,1
c place b20t 1,1
d place g10t 1,0
a place b10m 1,2
b place r10t 0,2
c place b20c 1,-2
d place g10m 0,0
a place r10c 4,2
b place y30s 3,3
b take 3,-2
c take 3,0
d take 3,3
c place r40m 4,-2
d place n20m 3,0
a place n40c 2,-2
b place b30c 4,3
c place r30m 3,3
d place r0 4,1
a place b40t 3,-2
b place n40t 2,0
c pass exchange y40s
d place y30m 2,2
d take 2,2
a take 4,2
b take 1,2
c take -1,2
d take 0,2
a place b40m 1,2
a take 1,1
b take 1,0
c take 1,2
b place r10f 1,2
c place n10m 1,0
c take 3,0
d take 1,0
a take 0,0
b take -1,0
d place n30t 3,0
a place b40c 1,0
b place y0 -1,2
b take -1,-1
c take -1,2
d take -1,1
a take -1,3
c place g20c -1,1
d place g30t -1,2
a place g30m -1,0
b place g40s -1,3
c place g40m -1,-1
c take -1,-1
d take -1,-2
a take -1,0
b take -1,1
c take -1,2
---
= a 40 b 200 c 50 d 200
