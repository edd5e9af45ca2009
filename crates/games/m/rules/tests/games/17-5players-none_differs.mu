mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none false
option line_rule count
option double_line choose_one
option voluntary_pass false
---
! shuffle g40s,y40c,b10c,g30m,b40f,g40f,g0,g20f,b0,n30s,n40t,g30s,b20f,n40m,r10f,b20t,b10f,r20c,y0,g10c,g10t,r20t,y20s,r40m,y10m,n0,r0,b20c,r30c,y30m,y30c,b40c,y30s,n10f,n10t,n20c,g30t,r40f,r30f,g30f,b0,g0,n30f,r40t,b10s,g40c,r10s,r40s,b40m,y20t,y40s,n20f,g10m,b40t,r30m,g20t,n40s,r20s,g10s,y20f,n10s,b20s,g40m,b30m,g20c,y20m,y10c,b30c,n30c,n10m,b10m,n40c,g20m,y40t,n20m,y10t,y0,r20m,y40f,b30s,b30t,n0,r30t,r10c,n30t,r10t,r0,n20s,y30f,y10f
! first c
c place n40t -1,1
d place r20t -1,2
e place g20f -1,3
a place r40m 0,2
b place r10f -1,4
c place b20t -1,0
d place g0 3,-1
e place r20c 1,2
a place n40m 4,2
b place y30m 3,2
c place y30c 2,0
d place b10f -1,-1
e place y30s 1,-1
a place b0 4,-1
b place y10m 4,3
c place n20c 1,3
d place b40c 1,4
e place b20f 0,4
a place y0 4,4
b place g30f 0,-1
c place n0 3,4
d place g30t 2,-1
e place y20s 2,3
a pass
b place g10c 1,1
b take 0,1
c take 4,1
d take 1,1
e take 2,1
c place g40f 4,1
d place g0 4,0
e place r40s 1,1
a place r30f 2,1
b place b40m 0,1
c pass exchange b0
d place g30s 3,1
d take 3,2
e take 3,-1
a take 3,0
b take 3,1
e place r40f 3,2
a place r40t 3,1
b place b40t 3,-1
c place g40c 3,0
d place r10s 2,2
e place n40s 2,4
a place r20s 0,3
b pass
c pass exchange y20t
d pass exchange y40s
e pass
a pass exchange r30c
b pass exchange n10t
c pass exchange r30m
d pass exchange g20c
e pass exchange b20s
a pass exchange g40m
b pass exchange b10s
c place b30c 0,0
d pass exchange g20t
e pass exchange n10m
a pass exchange n10f
b pass
c pass exchange g10t
---
= a 90 b 110 c 80 d 160 e 50
