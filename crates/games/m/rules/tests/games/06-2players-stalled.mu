mu 1
game m
rules 1
option players 2
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass true
---
! shuffle r20t,r10c,n10f,b10s,g0,r10t,r40t,r10s,r20c,r10f,n10t,b30s,b40c,g20f,g10t,r0,y10t,b10c,g20t,g30f,y40t,y40c,g20c,y0,y30f,b20t,g40m,b10f,g0,r30f,n40c,y30c,r30t,b30t,b20s,n30c,g40c,n20f,y40f,n10m,y10c,g10s,n30f,y0,n20m,y10m,r0,b30m,n10s,n0,r30c,n30t,g20m,r20s,b30c,r30m,r40m,n20s,b0,y30s,b20f,r20m,b10m,y10f,b40m,y20t,g40f,y40s,b40t,y20m,g30s,g30t,n40t,b20c,y30m,g30m,y20s,b40f,g40s,n40m,y20f,n30s,n20c,g10c,n40s,n0,b0,r40s,g10m,r40f
! first b
b pass exchange b30s
a place n10t 1,-1
b place r10t 0,-1
a place r40t 0,2
b place r10s 2,2
a place y10t 1,-2
b place r0 -1,-1
a place g10t 0,3
b place g30f 1,3
a place y40t 0,-2
b place r10f 2,-1
a place g20c -1,3
b place y0 -1,-2
a pass exchange r20c
b place g20f 4,2
a place g20t 4,3
b pass exchange b10c
a place g40m -1,2
b pass exchange y40c
a pass exchange b40c
b pass exchange b10f
a pass exchange r30t
b pass exchange b20t
a pass exchange b20s
---
= a 80 b 40
