mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line both
option voluntary_pass false
---
! shuffle r20t,g40s,g20c,g10t,n30c,y0,b10m,b20s,y30f,n10s,b10s,g40m,b40f,y10f,r30f,y20m,g10c,g30f,r20c,r30c,b0,b10c,y40f,g20t,r40t,g40f,g0,n30s,b30s,y10m,y0,g0,b40t,r40s,n20m,b30m,g10m,r40f,y10c,n10m,y20t,b40c,y30s,y30m,n20f,n0,y30c,n20s,g30s,b20f,n40m,n40c,b30t,n40s,n10f,g40c,n30t,y20s,g20f,n20c,r10f,b30c,r40m,y10t,b0,g10s,g30m,n30f,b40m,r0,n10t,r30t,r30m,g30t,b10f,y20f,b20c,r0,n40t,y40t,r10s,r20m,r10c,y40c,r20s,n0,g20m,b20t,r10t,y40s
! first c
c place n10s 3,-1
d place r20c 0,2
a place g40m 2,0
b place g10c 4,2
c place y10f 4,3
d place r30f 4,4
a place g20t 3,2
b place y30f 5,3
c place g40f 5,2
d place y40f 1,-1
a place r30c 5,4
b place b30s 3,4
c place g30f 4,0
d place g0 2,2
a place n30s 4,-1
b place b40f 0,-1
c place b10c 0,3
d place y0 2,3
a place b30m 0,4
b place b0 2,4
b take 2,4
c take 2,3
d take 2,0
a take 2,2
c place r40s 1,2
d place b10s 1,3
a place n10m 2,3
b place g10m 2,0
c place b40c 5,1
d place y10c 2,-1
a place y30m 5,-1
b place r40t 0,0
b take 0,0
c take 0,-1
d take 0,4
a take 0,2
b take 0,1
c place y10m 1,4
d place y30s 0,0
a place b20s 1,1
b place y20t 0,-1
c pass exchange y0
d place y30c 5,0
d take 5,4
a take 5,3
b take 5,0
c take 5,1
d take 5,-1
a place n20s 2,2
b place g30s 0,1
c place r40f 5,3
d place n10f 0,4
a place n40c 5,-1
b place n20f 5,0
c place n40s 5,1
d place g20f 5,4
a place g40c 0,2
b pass exchange b40t
c pass exchange n0
d place b10m 2,4
d order row
d take 3,4
a take 1,4
b take 0,4
c take 5,4
d take 2,4
d take 2,3
a take 2,-1
b take 2,1
c take 2,0
a place n20c 2,1
b place r10f 0,4
c place g10s 2,3
c take 1,3
d take 4,3
a take 2,3
d place n40m 2,-1
a place y10t 3,3
b place n30t 3,4
c place r0 5,4
d place r40m 1,4
a place y20m 2,3
b place b40m 1,3
b take 1,1
c take 1,4
d take 1,3
a take 1,0
b take 1,-1
---
= a 160 b 190 c 110 d 110
