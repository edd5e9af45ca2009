mu 1
game m
rules 1
option players 2
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule contiguous
option double_line choose_one
option voluntary_pass false
---
! shuffle b30c,n0,n40t,b40f,g0,n40m,r30f,r20c,y30c,y10f,r40t,g10m,g40f,r10f,g40m,g30t,n10s,b20t,n40s,g10t,g30s,b40t,n30t,y40f,y40t,b0,b20f,g20m,r30m,r0,y30s,b0,b10m,b40c,g20t,g10c,y0,b30t,n20f,r30t,r20t,r10s,b10s,n30c,y10t,g0,y30m,y10c,y10m,b10c,n10t,g30m,b20c,b10f,y20t,y0,r40s,n20c,y40c,b30m,r20m,g40c,n30f,y20m,g40s,b20s,n20s,r20s,n10f,y30f,g20f,n20m,y40s,n0,r40m,y20f,y20s,r10t,n40c,r30c,g20c,g10s,g30f,b30s,r40f,r0,r10c,b40m,n10m,n30s
! first b
b place n40m 1,-1
a place g40f 1,-2
b place r10f 0,-2
a place g40m 4,0
b place r20c -1,1
a place r40t 3,-1
b place b20t -1,0
a place n10s 0,-3
b place g30t 4,-1
a place n40s -1,-3
b place b40t 2,-1
a place r30f 3,-2
b place g10m 0,-1
a place n30t 0,-4
b place y10f 1,-3
a place y40t 1,-4
b place y40f -1,-2
a place g30s 4,-2
b place g10t 2,-4
a place r30m 4,-3
b place r0 4,-4
a place y30s 3,-3
b pass
a place b20f 2,-2
b pass exchange b0
a pass
b pass
---
= a 90 b 30
