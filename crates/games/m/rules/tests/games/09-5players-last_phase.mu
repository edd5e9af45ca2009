mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line both
option voluntary_pass false
---
! shuffle y30f,r40m,n30s,y20s,n0,r0,n0,g40c,b30s,n40c,g40f,y20m,y30c,n30f,b30t,y10m,b30c,r10c,r20s,n20s,y0,y40t,y20f,b40c,b10s,n10m,n40m,r30f,n40s,n40t,g40s,r30t,r20t,g10m,r30c,r0,b30m,y40f,b20f,g40m,g0,n10f,r20m,r20c,b40f,y10f,b0,r40t,b10c,y30s,g30f,y10t,n30t,g0,r10s,g10t,y40c,g30s,b20s,b10m,r40f,y40s,n20c,b0,b20c,y10c,r10t,g30m,g10c,y20t,n10t,b20t,r40s,g20m,b40m,g20c,b10f,b40t,g20f,y30m,r10f,g20t,y0,g10s,n30c,n10s,n20m,g30t,r30m,n20f
! first b
b place y10m 0,0
c place y20m 1,-1
d place y30c 2,-1
e place n30f -1,1
a place n40c 4,2
b place y0 3,-1
c place n0 -1,2
d place r30f 2,-2
e place n40s -1,3
a place n20s 3,1
a take 3,1
b take 0,1
c take 2,1
b place n10m 0,3
c place y40t 2,0
d place y20f 0,1
e place g10m 0,-1
a place n40t 4,3
b place g40s 3,2
c place n40m 0,-2
d place r20t 2,1
e place r20s 1,1
e take 0,1
a take 1,1
b take 4,1
a place b10s 1,3
b place g40f -1,-2
c place b30c 2,3
d place y40f 3,-2
e place b20f 4,0
a place g40m -1,-1
a order row
a take -1,-1
b take 0,-1
c take 2,-1
d take 3,-1
a take -1,-2
b take -1,3
c take -1,2
b place r0 1,1
c place b30m -1,0
d place r20m 0,-1
e place r20c 4,-1
a place b30t -1,2
b place y10f 2,-1
c place b0 1,2
c take 1,1
d take 1,2
e take 1,3
a take 1,0
d place r10c 1,3
e place b10c 0,2
a place b40f 4,1
a take 4,-1
b take 4,3
c take 4,0
d take 4,2
b place r0 1,1
c place n10f 4,-2
d place g40c 4,2
e place b20s 3,1
a place b10m -1,3
b place g30f 4,-1
c place r30t -1,-1
d place g30s 3,3
d take 3,0
e take 3,1
a take 3,3
e place b40c 4,3
e take 4,-2
a take 4,-1
b take 4,2
c take 4,1
a place y30s 3,0
b place r40f -1,-2
c place r10t 1,2
d place g30m 1,-2
e place b30s 4,2
a place r10s 4,0
b place g10t 4,-1
c place y10t 3,-1
c take 2,-1
d take 3,-1
e take -1,-1
a take 4,-1
b take 0,-1
d place r40s 3,-1
e place g20m 0,-1
a place b40m 3,3
a take 1,3
b take -1,3
c take 3,3
d take 2,3
e take 4,3
b place g20c 3,3
c place b10f 1,3
d place r40t 4,-1
e place g20f 2,3
a place r30c 4,3
b place n10t -1,3
b take 1,3
c take 0,3
d take 2,3
e take 4,3
a take -1,3
---
= a 280 b 80 c 160 d 80 e 190
