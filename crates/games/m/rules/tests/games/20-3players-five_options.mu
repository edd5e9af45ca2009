mu 1
game m
rules 1
option players 3
option deck four_symbols
option start_shape arch
option area floating
option none_matches_none false
option line_rule contiguous
option double_line choose_one
option voluntary_pass true
---
! shuffle b40f,g0,g10c,y0,y30c,r10c,b0,y40t,b10c,r0,r10f,n20t,b20f,b10t,n20f,n10m,r40c,y30m,n10c,y40m,r0,y10m,g40c,y40f,r20f,r40f,r20c,g10f,b30t,y20c,g20t,n40m,b40t,n40t,g40m,y30t,g10t,y20t,y0,b10m,r10m,y10t,y40c,n40f,b40m,g20c,g0,y20f,g40f,g10m,n30c,b0,g30t,n10f,y10f,g30c,g30f,b40c,g20m,n20m,r30t,b30m,g20f,b20c,n30m,r30c,b20m,b30c,r10t,r20t,n40c,y30f,r30f,n0,n10t,n30f,n30t,b20t,b30f,n20c,g40t,n0,b10f,y10c,r40m,g30m,y20m,r40t,r30m,r20m
! first c
c place b10c 1,1
a place b0 0,2
b pass exchange r10f
c place y30m 2,2
a pass exchange r0
b place y40m 3,2
c place r0 -1,0
a place n10m 4,2
b place r40c 1,-1
c place n20t 4,3
a place n10c 1,-2
b pass exchange y40t
c place y40f 3,1
a pass
b place b10t -1,2
c place r20c 0,-2
a place g10f -1,3
b pass exchange g20t
c place n40m 4,1
a pass
b place b30t 2,3
c place r10c 2,-2
a place b40t 1,3
b place g40c 4,0
c place y20c 3,0
a place y20t -1,-2
b place y30t 3,3
c pass exchange g10t
a place r20f 3,-1
b pass exchange n40t
c place b10m 0,3
a pass exchange n40f
b place r40f 3,-2
b take 3,3
c take 3,1
a take 3,2
b take 3,-1
c take 3,-2
c place y40c 3,-2
a place y10m 3,1
b place b40m 4,-1
c pass
a pass exchange b20f
b pass
c pass exchange g40m
a pass exchange r10m
b place y10t 3,3
c place g20c 0,-1
c take 0,-1
a take 0,2
b take 0,3
c take 0,0
a place n10f 0,2
b pass exchange y0
c pass
a place b0 -1,1
b pass exchange b40c
c place g40f 0,3
c take 0,3
a take 4,3
b take 2,3
c take 1,3
a take -1,3
a pass exchange g10m
b place y10f 0,3
c place n20f 1,3
a pass exchange g0
b place y40t -1,3
c pass exchange g20t
a place r0 0,-1
b place n40t 4,3
c place r10f 0,0
a pass exchange b20f
b place g40m 4,-2
b take 4,1
c take 4,-2
a take 4,-1
b take 4,2
c take 4,0
c pass exchange r10m
a place y0 4,-2
b place n30c 3,-1
c place g10m 3,2
c take 3,2
a take 3,-2
b take 3,1
c take 3,0
a place g10t 4,2
b place y20f 2,3
b take 1,3
c take 2,3
a take -1,3
b take 0,3
c take 4,3
---
= a 130 b 90 c 260
