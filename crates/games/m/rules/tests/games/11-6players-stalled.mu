mu 1
game m
rules 1
option players 6
option deck four_symbols
option start_shape arch
option area fixed
option none_matches_none false
option line_rule contiguous
option double_line both
option voluntary_pass true
---
! shuffle b20f,y40t,b30f,n0,b30m,r40f,y40c,r30f,g10c,g0,r20c,b10m,b20m,n30f,b30t,b0,y30f,r10c,r40c,g20f,y10f,b30c,g10t,n30c,n10f,y20m,n30t,y40m,n20m,b40m,n10m,y20f,g20c,r30m,n40t,g20m,b10f,y30t,g40m,b10c,r0,r40t,y40f,g30m,y0,b20t,n10c,r30c,g40t,y20c,n20c,r20t,g30f,y10m,b40f,y0,y10t,n20t,g40f,r40m,r10m,g30t,r10t,g30c,r10f,b20c,n40f,g0,g10m,y10c,y30m,r20m,r30t,b10t,n20f,n10t,b40c,r0,b0,g10f,g40c,n40c,y30c,g20t,y20t,r20f,n40m,n0,n30m,b40t
! first e
e place r40f 0,-1
f place b20m 1,1
a pass exchange y20m
b pass exchange n30t
c place b0 0,2
d place y30f 2,2
e place b40m 0,-2
f place y40c -1,-2
a place r30f 3,1
b place g20c -1,-3
c place g0 -2,-3
d pass exchange r20c
e place g20m -1,1
f pass exchange b10f
a place g20f -2,1
a take 2,1
b take 0,1
c take 3,1
d take -2,1
e take -1,1
b place b30t 1,2
c pass exchange b10c
d place n20m 3,0
e pass exchange r10c
f place n10f 1,-1
a place n30f 3,1
b pass exchange y0
c place b20t 0,1
d pass exchange r0
e place b10m 1,-2
f pass exchange y40f
a place y20c 3,-1
b place y10f -1,0
c place b30c 3,2
d place g10t 2,-2
e pass exchange r40t
f pass exchange n10m
a place y0 -2,0
b pass exchange g40m
c pass
d pass exchange n10c
e pass exchange r30c
f place g40t -2,-2
a pass exchange g30m
b place r10t -1,1
c pass exchange r20t
d place g40f -1,-1
e place r10f 2,-3
f place b40f 3,-3
a place y30t -2,1
b place g10c 1,-3
c pass exchange g10m
d pass exchange g30c
e place n30c -2,2
f pass exchange b20c
a pass exchange n40f
b pass exchange g0
c pass exchange r30m
d pass exchange n40t
e pass exchange r40m
f pass
a pass exchange g30t
b pass
c place y40m -2,-1
d place n40c 0,-3
e pass exchange b40c
f pass exchange r40c
a pass exchange y20f
b pass exchange g10f
c place g40c 3,-2
d pass exchange g30f
e pass exchange y30c
f pass exchange r0
a pass exchange g20t
b pass
c pass exchange n20f
d pass exchange n30t
e pass
f pass exchange r20m
a pass exchange r30t
b pass exchange b40t
c place n20t 2,-1
d pass exchange y0
e pass exchange y10m
f pass exchange b10f
a pass exchange n30m
b pass exchange r40t
c pass exchange n10m
d pass exchange y10c
e pass exchange n40m
f pass exchange r0
a pass exchange y40f
b pass exchange n20c
c pass exchange y20m
d pass
e pass exchange n10c
f pass exchange r30c
a place b10c -1,2
b pass exchange r20t
c pass
d pass exchange g40m
e pass
f pass
a pass exchange g30m
b pass exchange y10t
c pass exchange g10m
d pass exchange g30c
e pass exchange r20c
f pass
a pass
b pass exchange r40c
c pass exchange y30c
d pass exchange y20f
e pass exchange y30m
f pass exchange r10m
a pass
---
= a 60 b 30 c 170 d 110 e 60 f 50
