mu 1
game m
rules 1
option players 5
option deck four_symbols
option start_shape zigzag
option area fixed
option none_matches_none true
option line_rule count
option double_line both
option voluntary_pass false
---
! shuffle b10m,b40f,n40t,b30c,g20f,r40m,r0,r10c,n30f,y10c,b40t,b10f,y10m,g20m,y40f,n20t,g10f,g0,y30c,y40m,b20m,n20m,g40c,b10t,n0,n30t,n40f,b0,b40c,r40t,r30t,r30m,r10f,n10c,y20f,r10m,b30m,n20f,g40m,g20c,y20m,y20t,y0,g40f,g30f,n10t,b40m,g10t,r20m,r40c,r20t,b0,n30m,n40m,g20t,g40t,y30f,r30f,r20c,y20c,n10f,y10f,y30t,r30c,b20t,y30m,b20c,n40c,r0,n0,g0,b20f,y0,g30c,r10t,g10m,g30m,g10c,n20c,y40t,n30c,r40f,b30t,g30t,b30f,r20f,n10m,y40c,y10t,b10c
! first e
e place r40m 1,-1
a place g10f 0,2
b place y10m 0,-1
c place g20m -1,1
d place y40m -1,0
e place b20m 0,0
a place b10f 4,0
b place r10c 1,-2
c place b10t 1,1
c take -1,1
d take 0,1
e take 4,1
d place y40f -1,-1
e place r30t 3,-1
a place r30m 2,-2
b place r10f 0,3
c place n10c 1,2
d place y10c 1,3
d take 1,3
e take 1,0
a take 1,-2
b take 1,1
e place b40t 4,-1
a place r0 2,-1
b place n20f 2,2
c place g40m -1,-2
d place r40t -1,3
e place n30t 2,3
a place b30m 1,0
a take 1,0
b take 0,0
c take -1,0
d take 4,0
b place b0 4,0
c place b40c -1,0
d place g30f 0,1
e place n10t 1,3
a place n20m 3,2
b place g40c 4,-2
c place n30f 3,3
c take 1,3
d take -1,3
e take 0,3
a take 3,3
d place g20c 4,2
e place y20m 1,0
a place b40m 3,1
b place g0 4,3
c place g40f 0,3
d place r40c 3,-2
e place r10m -1,2
a place n40f 1,3
b place n30m 1,-2
b take -1,-2
c take 2,-2
d take 3,-2
e take 1,-2
c place r20m 1,-2
c take 1,3
d take 1,2
e take 1,0
a take 1,-1
d place g20t 1,1
e place g40t -1,-2
a place y30f 1,3
b place r30f 2,-2
c place n40m -1,3
d place y20f 1,0
e pass exchange r20t
a place b20c 4,1
a take 4,2
b take 4,0
c take 4,-2
d take 4,-1
e take 4,1
b place y30t 4,-1
b take 4,-1
c take 2,-1
d take 3,-1
e take -1,-1
c place r30c 3,-1
d place b20t 4,0
e place y30m 1,-1
a place y20t 0,-2
b pass exchange n40c
c place g30c 2,-1
d place n0 3,3
d take 2,3
e take -1,3
a take 3,3
b take 4,3
c take 0,3
e place n10f 0,3
e take 0,-2
a take 0,2
b take 0,3
a place g30m 3,-2
b place g10t 4,-2
c place n20c 3,3
c take 3,3
d take 3,1
e take 3,-2
a take 3,2
b take 3,0
---
= a 210 b 80 c 160 d 210 e 30
