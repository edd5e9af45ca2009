mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape arch
option area fixed
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
---
! shuffle g30s,n40t,r30f,b40f,y40s,g10s,b20s,n30c,b30c,r20t,b30s,n20f,r10s,b10c,g30t,r20m,n20m,y30f,r40s,g40s,b40m,b10m,y10f,n10t,b20c,b0,y10t,r10c,b30t,r10f,y10m,n10s,n0,n40m,y0,n10m,y20f,n40s,b10f,g0,g40f,r10t,n0,b10s,r0,b30m,n30f,g10c,y0,r40m,n30s,n20c,g20c,b20f,n20s,g10t,b40c,y30m,y10c,g40m,n10f,g0,g20f,y20t,g20m,b40t,g20t,y20s,r0,b20t,g40c,y40t,r40t,r30c,r30t,g10m,r40f,r20s,g30f,n40c,y20m,n30t,y40c,y30s,r20c,g30m,y30c,y40f,r30m,b0
! first b
b place b30c 0,2
c place b20s -1,1
a place b10c 2,-1
b place g30t 0,-1
c place r10s -2,1
a place b30s 0,3
a take 0,1
b take 0,3
c take 0,-1
a take 0,2
b place g10s -2,2
c place r40s -3,2
a place n30c 2,-2
b place n10t -2,0
c place b10m -2,-1
a place y10f 1,1
b place n20f 0,1
c place r10c -3,-1
a place b30t -1,-1
b place b40m -2,-2
b take -2,-2
c take -2,2
a take -2,0
c place y10m 2,2
a place n10s 2,3
b place r10f -2,2
c place n40m 1,-2
a place g40s 1,3
b place y10t -2,0
c place r20m -3,3
a place n20m 0,2
b place b10f -3,-2
c place r20t 0,-1
a place b0 -2,-2
b place n10m -3,0
c place b20c -1,-2
a place n40s -3,1
a take -3,2
b take -3,1
c take -3,-2
a take -3,-1
b take -3,3
b place n0 -3,-2
b take -3,-2
c take -2,-2
a take 1,-2
b take 2,-2
c place b30m -2,-2
c take -2,2
a take -2,0
b take -2,1
c take -2,-2
a place b10s 2,-2
a take 2,1
b take 2,3
c take 2,0
a take 2,2
b take 2,-2
b place g10c 2,1
c place g0 2,3
a place r40m 0,3
b place r10t -2,0
c place n20c 2,-2
a place g20c 1,-2
b place r0 -1,3
c place n0 -3,1
a place g10t -3,-1
b place b20f 0,-2
c place y0 -3,2
a place y10c -2,2
b place b40c -2,-2
b take 1,-2
c take -2,-2
a take 2,-2
b take 0,-2
---
= a 50 b 250 c 180
