mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule contiguous
option double_line choose_one
option voluntary_pass false
---
! shuffle y20f,r40s,b30c,r20m,b0,y30c,y10c,b40m,r40f,b30s,n40s,n20c,b20f,n40t,g10m,g30s,y20t,r10t,r20s,n0,y10m,n10s,g10s,b20c,n30c,b40t,b10c,y0,g30t,g30m,n40m,y40t,n30f,r40t,r40m,y30m,g40f,r0,n10m,b30t,y0,r10c,g10t,b20s,n20m,r0,g20f,b10m,y30s,n10t,y40f,g20m,r30m,g40c,g40s,r30f,b30m,r20t,g30f,n20s,r10f,g0,r10s,g20c,b40c,b20t,n10f,r30c,n20f,y40s,y10t,y30f,y20s,n30s,g10c,n0,g40m,r30t,g0,y10f,r20c,n30t,y20m,n40c,b40f,b10s,g20t,b0,y40c,b10f
! first a
a place n40t 1,-1
b place n40s 2,-1
c place n20c 3,-1
d place y20t 0,-1
a place y30c 0,2
b place r20s -1,-1
c place b40m 4,2
d place y10m 1,2
a place r10t -1,-2
b place g10m 4,3
c place g30s -1,0
d place b20f 3,1
a place n10s 1,3
b place y10c 3,3
c place y40t 1,-2
d place n30f 4,-1
a place g30m 4,-2
b place n40m 3,-2
c place y30m -1,2
d place n30c 2,3
a place b40t 2,-2
b place n10m -1,3
c place b20c 3,2
c take 3,2
d take 3,-2
a take 3,-1
b take 3,1
c take 3,3
d place r40f 3,-1
a place b30s 3,2
b place b10c 0,3
c place b20s 2,0
d place g40f 3,-2
a place r40t 0,-2
a take 1,-2
b take -1,-2
c take 4,-2
d take 0,-2
a take 2,-2
b place g10t 0,-2
c place b10m 3,1
d place y30s 0,0
d take -1,0
a take 3,0
b take 2,0
c take 1,0
a place n10t 1,-2
b place y40f -1,1
c place n0 4,0
c take 4,0
d take 4,-1
a take 4,1
b take 4,2
d place g30t 4,-2
a place r10c -1,-2
b place g10s 4,1
c place g20m 4,0
d place r30m 3,0
a place r20t 4,-1
b place g30f 3,3
c place r30f -1,0
d place b30m 2,2
d take 1,2
a take 3,2
b take 2,2
c take -1,2
a place g0 4,2
b place g40s 1,0
c place g20c 1,1
d place b40c 2,2
a pass exchange r0
b place n10f 2,-2
b take 4,-2
c take 3,-2
d take 0,-2
a take 1,-2
b take 2,-2
c place r30c 4,-2
d place n20f 2,-2
a place b20t 1,-2
b pass
c pass
d place r10f 3,-2
a pass
b pass
c pass
d pass
---
= a 120 b 140 c 60 d 210
