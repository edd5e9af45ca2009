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
option voluntary_pass false
---
! shuffle b20s,y0,y20t,r10t,n30t,n10s,r30t,g30m,r40f,r10c,b10c,y10m,n40s,g40s,b30s,y30f,n30s,g20c,g10s,g10m,n20s,y40c,b30t,n10m,r20m,g20m,r0,r40s,y30m,n40c,r30c,b30c,r20s,b0,y10c,b40m,b40f,g10t,b30m,g40c,g0,y30s,b40c,r30f,r10s,b20f,n0,y30c,n40t,y20f,y10t,n10t,y40t,y0,n20c,g20f,b40t,y20m,g20t,r20t,n0,r0,g40m,y20s,n40m,g0,b10m,y10f,n20f,r30m,g30t,b10f,n20m,g10c,r40m,r40t,n30f,g40f,b20t,b10s,g30s,b0,y40f,b20c,r20c,y40s,n10f,g30f,n30c,r10f
! first b
b place g20c -1,1
c place r30t 4,2
d place g40s -1,0
e place r40f 4,3
f place y40c 2,2
a place b30t 3,1
a take 4,1
b take -1,1
b place n40c 2,3
c place g10s -1,-1
d place g10m 0,-1
e place b30s -1,-2
f place r40s -1,1
a place y30m 1,2
b place b40m -1,2
c place r20m -1,3
d place g30m 4,1
e place r20s 0,3
f place r10c 3,-1
a place b10c 3,-2
b place n10s 2,-2
c place r30c 4,-2
d place b30c 3,2
d take 3,1
e take 3,2
f take 3,-2
e place r10s 1,-2
f place g40c 3,3
f take 3,3
a take 4,3
b take 2,3
c take -1,3
a place y10c 4,-1
b place y30c 4,3
c place b40f 2,3
d place g10t 4,0
e place y10t 1,-1
f place b20f -1,3
a place y40t 2,0
a take 2,2
b take 2,3
c take 2,0
d take 2,1
b place y30s 1,1
b take 1,1
c take 1,0
d take 1,-2
e take 1,2
c place n20c 3,3
d place g20f 1,3
e place n20s 1,1
f place n10t 3,2
a place g20t 2,0
b place r20t 2,2
c place n40t 1,0
d place y20f 2,1
e place b30m 0,-2
f place y20m 2,3
a pass
b place n10m 1,-2
b take 1,-2
c take -1,-2
d take 4,-2
e take 2,-2
c place b40c 3,-2
d place g20m 0,2
e place b40t 2,-2
f place y20s 1,2
f take 1,-1
a take 1,2
b take 1,0
c take 1,3
a place n40m 1,-1
b place g30t -1,-2
c place b10f 4,-2
d place n20m 1,3
d take 0,3
e take 2,3
f take 4,3
a take -1,3
b take 1,3
e place n20f 1,0
f place r30m 0,3
a place r40t 1,3
b place n30f 4,3
c place b10m 1,-2
c take 4,-2
d take 3,-2
e take 1,-2
f take 2,-2
a take 0,-2
d place b20t 1,2
d take 3,2
e take -1,2
f take 1,2
a take 0,2
b take 4,2
e place g10c 4,-2
e take 4,-1
f take 4,0
a take 4,-2
b take 4,3
f place g30s -1,2
a place n0 4,3
b place g0 4,2
c place n40s 1,-2
c take 1,-1
d take 1,3
e take 1,-2
f take 1,0
d place r20c 1,0
e place r0 1,3
f place n10f 4,-1
a place n30s -1,3
a take -1,0
b take -1,3
c take -1,2
d take -1,-1
e take -1,1
---
= a 50 b 180 c -10 d 280 e 70 f 160
