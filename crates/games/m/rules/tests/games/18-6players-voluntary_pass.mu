mu 1
game m
rules 1
option players 6
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass true
---
! shuffle y10c,y20t,y40s,g10c,r10f,r20s,n20c,y20s,b40c,r20m,g20m,r30c,n40s,b0,r0,b10m,b0,g30s,y10m,y30c,r20c,r10t,n40t,b30m,g20t,b40m,g40m,y30m,r40f,n20s,n30s,b20t,b30s,r30f,b20c,y30f,y0,y40f,g10s,n10t,r30m,g20f,n10m,r0,b40t,n40c,g40s,r10c,n0,y40t,b30t,g0,y20f,r10s,r20t,n40m,b20s,n20m,y30s,g10t,n0,g30m,y0,y10f,r40s,y10t,b20f,n10s,g40c,r30t,y40c,b10s,r40t,n30c,n20f,b10c,n30f,y20m,g40f,b40f,n30t,g30f,g10m,n10f,g30t,r40m,g20c,b30c,b10f,g0
! first f
f place r30c 4,2
a place g20t 3,-1
b place y30c 0,0
c pass exchange r20c
d place r10t 3,-2
e place g20m 1,-1
f place b30m 4,3
a place y10m 2,2
b place b20t 1,-2
c place g40m 1,2
d place r20m 2,-2
e pass exchange r40f
f place y30f 5,3
a pass exchange n30s
b pass
c pass
d place y30m 1,3
e place b0 0,-2
f place n20s 2,-1
a pass exchange y0
b place y40f 1,1
c place g10s 3,1
d place r30f 5,2
e pass
f place r20s 5,1
a place n20c 5,0
b place y20s 0,3
c pass exchange b40c
d place y40t 4,-1
e place n40t 5,-1
e take 4,-1
f take 5,-1
a take 1,-1
b take 3,-1
f pass exchange g30s
a pass
b place b40m 3,3
b take 5,3
c take 4,3
d take 3,3
e take 1,3
c place b30s 5,3
d place r20t 5,-1
e place r30m 5,-2
f pass
a place n10m 3,-1
b pass exchange y20f
c pass exchange r10s
d pass exchange r0
e place b20c 0,-1
f pass exchange b20s
a pass exchange g30m
b place r10c 3,2
b take 4,2
c take 2,2
d take 3,2
c place y30s 3,2
d place b10m 4,-2
e pass exchange y10t
f pass exchange b30t
a place n10s 4,3
b pass exchange y0
c pass exchange r30t
d place g10t 4,-1
e pass exchange n0
f pass exchange b20f
a place n40s 3,3
b pass
c place n0 2,3
d place n10t 4,0
d take 4,-2
e take 4,3
f take 4,-1
a take 4,1
e place b40t 4,3
f pass exchange r40t
a pass exchange b40f
b pass
c place n30t 4,2
d pass exchange g30f
e pass exchange n40m
f pass exchange g40f
a pass exchange g0
b pass exchange b0
c pass
d place r40s 4,-2
e pass
f pass exchange n10f
a pass exchange n30c
b place n20f 1,-1
b take 3,-1
c take 1,-1
d take 5,-1
e take 0,-1
c pass exchange b10c
d pass exchange y40c
e place y20m 0,2
e take 0,-2
f take 0,1
a take 0,0
b take 0,3
f pass
a place g30t 0,-2
b place n20m 5,-1
b take 5,0
c take 5,3
d take 5,-1
e take 5,2
f take 5,-2
c place y10f 0,0
d pass exchange g20c
e pass exchange b10s
f pass exchange g20f
a place g40s 5,-2
a take 2,-2
b take 0,-2
c take 1,-2
d take 5,-2
e take 4,-2
b place b40c 5,3
c place r40m 4,-2
d place y20f 0,-1
e pass exchange b30t
f place y0 0,3
a place y0 0,1
b pass exchange n0
c place b20f 0,-2
c take 0,3
d take 0,1
e take 0,-2
f take 0,-1
a take 0,0
d place r40t 0,0
e pass
f place n40c 4,-1
a place n40m 5,-2
b place r20c 2,-2
c pass exchange g30m
d place y10t 0,-1
e place r10s 0,-2
f pass exchange n10f
a pass
b pass exchange g40c
c pass exchange r0
d place n30f 5,-1
e pass
f pass exchange n30s
a pass exchange r30t
b place b20s 0,3
c place y40c 0,1
c take 3,1
d take 2,1
e take 0,1
f take 5,1
d pass exchange g20c
e place b30c 5,2
f pass
a place g40c 2,1
b place r0 1,-2
c place n0 5,0
d place r30t 4,1
d take 4,-1
e take 4,-2
f take 4,1
a take 4,2
---
= a 20 b 110 c 110 d 160 e 270 f 80
