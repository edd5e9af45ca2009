mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 1
from 1 0 58
choice b take 1,3
best 0.546 254.8 take 1,3
tried 0.373 216.1 take 1,4
why - card_lower M-11.2,M-11.3 -20 20
tried 0.072 185.4 take 1,1
why ! card_lower M-11.2,M-11.3 -40 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20s,g40s,y20m,g20t,r40m,r0,b40m,g40f,r30f,g20m,y40c,r30c,r40f,r20m,n40t,n40s,g10s,n10s,g10t,g10c,b0,r10c,r40s,b40f,y20t,n10t,r20s,b10f,g40m,n20f,r30t,r0,n30s,b30m,g0,n20c,n0,g20c,g20f,y30s,y40f,y40t,y30f,r40t,r10t,b30s,g30t,b20c,n30f,b40c,n40c,g0,b20t,y40s,g10m,n40m,y0,b30t,y10c,g30s,b20f,n20m,b30c,r10s,b20s,n10f,b0,r30m,b10m,b10s,r10f,y0,b10c,g30m,r20c,g40c,g30f,b40t,y20f,y30c,y20s,n0,n10m,n30t,y10f,r20t,y10m,y30m,y10t,n30c
! first c
c place n40t 4,0
a place g20m 3,1
b place r20m 5,1
b take 4,1
c take 3,1
a take 5,1
b take 0,1
c place n10s 0,0
a place n40s -1,0
a take -1,0
b take 4,0
c take 3,0
a take 0,0
b place y40c 1,1
c place r30c 1,2
a place b40m 2,0
b place g10s 0,0
c place r0 0,2
a place r10c 0,1
b place n10t -1,0
c place b40f 3,0
c take 1,0
a take -1,0
b take 0,0
c take 2,0
a place b10f 3,-1
b place g40m 2,0
c place r20s 2,2
a place r40f 1,0
b place r0 0,0
c place n20f 3,1
a place y20t 3,2
b place g0 -1,0
b take 1,0
c take 2,0
a take -1,0
b take 0,0
c place n20c 1,3
a place r30t -1,1
b place r40s -1,2
c place g20f 2,0
a place n0 0,3
b place g10c 1,0
c place n30s 4,1
a place y30f 2,-1
b place g40f 1,-1
c place r30f 4,0
a place g10t 0,0
a take 4,0
b take 0,0
c take 3,0
a take 1,0
b place y40f 3,0
c place b20c 1,4
c take 1,-1
a take 1,2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 2
from 1 1 50
choice a take 4,-1 | take -1,-1 | take 3,-1
best 0.556 212.7 take 4,-1
tried 0.414 184.1 take 2,-1
why ! card_lower M-11.2,M-11.3 -40 0
tried 0.395 191.0 take 0,-1
why - card_lower M-11.2,M-11.3 -40 0
proof 10 4 40
found gentle:3/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30t,r20s,b20c,g0,y10m,r30f,b30m,y20t,n10f,n40m,n10m,y10c,n30t,r40m,b40m,y10t,b20f,n30c,b40c,g0,b40f,b40t,b0,r10t,b10m,n0,r40s,n40s,y40f,y10f,y40s,r10f,g40f,r0,g20t,b10s,g10c,y20s,n30f,r40f,g30f,n10t,r20c,r30m,b30c,r0,n20m,g20c,g10t,y40t,g30t,g20f,n0,r10s,n20c,g20m,y30c,b0,g40c,g40m,r10c,y30f,g30m,y30s,y30m,n40c,b10c,y0,r20t,b10f,r30c,g40s,y40c,y20m,b30s,n30s,b20t,n20f,y20f,b20s,g30s,n40t,r40t,r20m,g10m,n10s,g10s,n20s,b30t,y0
! first b
b place r30f 0,0
c place n40m 4,2
a place y20t 1,1
b place y10c 5,1
b take 0,1
c take 1,1
a take 5,1
c place y10t 5,1
a place b20f 1,1
b place b40f 0,1
b take 0,1
c take 1,1
a take 5,1
c place b40c 2,2
a place r40m 3,2
b place r10t -1,0
c place n30t -1,-1
a place g0 3,-1
b place n10f 0,-1
c place n40s 1,-1
a place n0 2,-1
a take 1,-1
b take 3,-1
c take -1,-1
a take 0,-1
b place b40m 2,3
c place b10m 2,4
c take 2,2
a take 2,-1
b take 2,4
c take 2,3
a place b0 3,-1
b place g40f 0,-1
c place y40s 1,-1
a place g20t 2,0
b place r40s -1,-1
c place b40t 2,-1
a place y20s 1,1
b place y10f 0,1
c place b30m 2,2
a place r10f -1,1
a take 1,1
b take 4,1
c take 0,1
a take -1,1
b place b10s 1,1
c place r0 4,-1
c take 1,-1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 3
from 1 2 44
choice c take 4,-1
best 0.560 232.6 take 4,-1
tried 0.499 212.3 take 4,2
why - card_lower M-11.2,M-11.3 -20 0
tried 0.459 196.8 take 4,1
why ! card_lower M-11.2,M-11.3 -40 0
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r40s,b30m,n10m,n30f,n40m,y20t,n20f,r10s,g30m,r40f,r20c,g40f,b20f,n10f,r10t,n0,y20f,g30s,r10f,b40t,g10c,n10s,b20t,g20t,n0,b40f,g10t,y40s,r0,b40c,n10t,y40t,y0,b30c,b10s,r30t,b30s,n40c,b30t,b0,g40m,g10s,y20s,r40m,y30c,y40c,n20m,n20c,y20m,g20m,g40s,r30m,b20c,b0,b20s,n20s,r20s,r20t,n40t,r20m,y0,r30c,y10t,g30t,b10f,r0,n40s,r30f,n30c,g0,b40m,y30s,g40c,y30m,g30f,b10c,y10c,y40f,g10m,n30s,y10m,y10f,g20f,y30f,n30t,b10m,r40t,g0,r10c,g20c
! first a
a place g30m 3,1
b place r40f -1,1
b take -1,1
c take 0,1
a take 4,1
b take 3,1
c place n10f 3,1
a place g30s 0,0
b place b20f 1,-1
c place y20f 4,0
a place y20t 5,0
a take 3,0
b take 0,0
c take 5,0
a take 4,0
b place n0 2,2
c place r20c 1,-2
a place g40f 4,1
b place n0 3,2
c place b20t 1,-3
a place g10t 0,-3
b place r10f 0,-2
c place b40f 0,-1
a place b40c 0,0
b place n20f 4,2
c place b40t 0,1
c take 0,-1
a take 0,0
b take 0,-3
c take 0,1
a place r10t 0,-3
b place y40s 4,0
c place b10s 0,-1
a place y0 4,-1
b place b30c 0,0
c place n40c 3,0
a place b30t -1,0
a take 3,0
b take -1,0
c take 0,0
b place b0 4,-2
b take 4,-2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 4
from 1 5 56
choice a take 0,0
best 0.152 122.2 take 0,0
tried 0.045 84.9 take 1,0
why ! card_lower M-11.2,M-11.3 -20 20
tried 0.038 76.0 take 2,0
why - card_lower M-11.2,M-11.3 -20 20
tried 0.034 86.6 take 3,0
why - card_lower M-11.2,M-11.3 -20 20
tried 0.034 86.6 take 4,0
why - card_lower M-11.2,M-11.3 -20 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20s,g20m,b40t,g10c,y0,r10t,g30t,r30f,b10c,r20c,b10f,y30f,r20s,g30m,y30s,n10f,r30t,r40f,b30t,b20t,n0,g20t,g10t,y10t,n30f,b40c,r30m,r0,r30c,y20t,g20c,n40s,b0,b20c,b0,g0,y20m,b20s,n0,r20t,b30m,n20m,b30c,r20m,n20f,n10m,n40m,y30c,y40s,g40s,b10m,g40c,g10m,y40f,n10s,n40t,y0,y10c,g30f,r10f,n30c,r40m,b10s,n10t,r40s,b40f,n30s,y40c,y10f,r0,g40f,b30s,r10c,g30s,y30m,n20s,g0,b20f,g10s,n20c,g20f,n30t,y40t,y20f,r10s,r40t,y10m,n40c,g40m,b40m
! first a
a place b10c 2,2
b place g30t 2,0
c place r30f 2,-1
a place r40f 2,-2
a take 2,-2
b take 2,-1
c take 2,0
a take 2,2
b place r20c 0,0
c place b20t 1,1
a place n0 5,1
a take 1,1
b take 0,1
c take 5,1
a take 4,1
b place g20t 2,0
c place g10t 4,0
c take 0,0
a take 4,0
b take 3,0
c take 1,0
a place r10t 1,0
b place b30t 1,1
c place b40c 0,1
a place y30f 1,2
b place n10f 1,3
c place r30c 0,0
a place y10t 1,-1
a take 1,1
b take 1,0
c take 1,-1
a take 1,3
b place g20c 1,0
c place b10f 0,2
a place y20t 2,2
b place r20s 3,2
c place n40s 3,1
a place g0 1,-1
b place r0 0,-1
c place g30m 2,-1
a place n0 0,-2
a take 0,0
b take 0,1
c take 0,-2
a take 0,2
b place r20t 2,3
b take 2,1
c take 2,3
a take 2,-1
c place b20s 2,1
a place n20m 3,0
b place b30c 1,1
c place r20m 0,0
a place n20f 4,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 5
from 1 6 66
choice b take 3,1 | take 3,2
best 0.342 206.7 take 3,1
tried 0.023 116.0 take 3,-1
why ! card_lower M-11.2,M-11.3 -40 0
tried 0.004 120.0 take 3,-2
why - card_lower M-11.2,M-11.3 -40 0
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30m,y30s,y0,g40f,g40m,r0,b20s,r10f,b10m,g0,r30c,y0,y10t,b40t,g20m,n40t,y20s,r40t,b40c,g0,y10f,y40f,g30t,g30f,g10m,n10m,y30m,r40f,b10s,g20f,n0,b20c,n40c,y20f,g40s,b20f,g10c,n20s,n30s,b30t,r40s,b30s,g40c,r10t,n20f,r30m,y30c,b30c,y10m,n20c,b10f,y20m,n10t,n0,y20t,b10c,y30f,g30s,b0,r0,b40m,n20m,y40s,b30m,g10t,g20c,r20t,g10s,r10s,n40s,r20s,n30f,r30t,r40m,n30c,n10f,r20c,y40t,n30t,r30f,r20m,b20t,y10c,g20t,r10c,n40m,y40c,b0,n10s,b40f
! first a
a place g20m 4,0
b place g0 3,1
c place r30c 0,0
a place r0 -1,0
b place b20s 1,-1
c place g0 -1,1
a place y10f 2,0
b place b40c 0,-1
c place y20s 2,-1
a place r40t -1,-1
b place y40f 3,-1
c place b40t 4,2
a place y30m 1,1
a take 4,1
b take 0,1
c take 1,1
a take -1,1
b take 2,1
b place g10m 2,1
c place g30t 4,1
a place g20f 4,-1
b place n40t 4,3
b take 4,3
c take 4,2
a take 4,1
b take 4,-1
c place b10s 1,1
a place g30f 4,-1
b place n0 -1,1
c place g40s 4,1
a place n40c -1,2
b place r40f -1,-2
b take -1,2
c take -1,-2
a take -1,-1
b take -1,0
c place b20c -1,-1
c take 0,-1
a take 4,-1
b take -1,-1
c take 1,-1
a take 2,-1
a place n30s 0,1
b place y10t 2,-1
c place r40s 3,-2
a place y0 1,-1
b place y20f 4,-1
c place r10f 2,-2
a place n20f 2,-3
b place g10c 2,2
b take 2,-3
c take 2,1
a take 2,2
b take 2,-2
c take 2,-1
c place y30c 2,-1
a place b30s 2,-2
b place b30t 0,2
c place n20c -1,0
a place b10f 1,2
b place r30m 0,3
c place n10t -1,2
a place n0 3,2
a take 3,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 6
from 1 8 60
choice b take 2,-1 | take 3,-1
best 0.818 244.4 take 2,-1
tried 0.722 229.6 take 1,-1
why - card_lower M-11.2,M-11.3 -20 -10
tried 0.687 209.9 take 0,-1
why ! card_lower M-11.2,M-11.3 -40 -10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b0,r20t,r40m,g20t,y0,g0,y30f,y20s,y40t,y20t,n40t,n10f,n20f,y20f,b10m,g40m,r30f,b40m,g10c,n10m,n20m,g10m,r40s,y40f,y0,y30m,b10s,g20c,b30m,y40c,y40s,g30t,b20t,r10t,y10f,r10f,n40c,g0,g30s,r20s,n10t,n0,y10c,g40s,g40f,g40c,g20f,n40s,n20s,r10c,r0,n10s,r30c,b20f,r40t,b40t,g30m,n30c,b30s,g20m,b40c,y30c,r0,n30t,b0,b10c,r30m,b30t,b40f,r40f,b20s,b10f,n30f,y30s,b20c,g10s,g10t,n20c,b30c,n40m,r30t,y10t,y10m,n30s,g30f,r10s,r20c,y20m,n0,r20m
! first b
b place y40t 2,0
c place y20t 4,0
a place y20f 5,0
a take 2,0
b take 4,0
c take 5,0
b place g0 4,0
c place n20f 1,-1
a place n40t 2,0
b place n10f 2,-1
c place g10m 3,-1
a place y20s 5,1
b place b10m 0,2
c place y0 5,0
c take 2,0
a take 3,0
b take 5,0
a place r30f 2,0
b place y40f 3,1
c place g10c 4,-1
a place n10m 1,2
b place b40m 2,2
c place g40m 3,2
a place y30m 4,2
b place b20t 0,0
c place y40s 5,2
a place b30m 4,3
a take 4,2
b take 4,3
c take 4,0
a take 4,-1
b place y40c 4,2
b take 4,2
c take 5,2
a take 3,2
b take 2,2
c take 1,2
c place g20c 0,-1
a place y10f 3,0
b place b10s 0,3
b take 0,0
c take 0,-1
a take 0,3
b take 0,2
c place n40c 0,-1
a place r40s 5,0
b place g30s 3,-2
c place r20s 3,-3
a place g40s 5,-1
b place g40f 2,-2
c place y30f 3,2
c take 3,1
a take 3,2
b take 3,-1
c take 3,-2
a take 3,-3
a place n10t 3,-1
a take 5,-1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 7
from 1 8 19
choice a place r30f 2,0
best 0.496 195.6 place r30f 2,0
tried 0.364 184.1 place y30m 3,1
why ! tokens_left M-6.1 1 2
tried 0.325 175.7 place r40s 5,2
why - tokens_left M-6.1 0 2
tried 0.317 175.5 place n10m 1,2
why - tokens_left M-6.1 0 2
tried 0.310 172.7 place n10m 0,3
why - tokens_left M-6.1 0 2
tried 0.298 171.2 place n10m 1,-2
why - tokens_left M-6.1 0 2
tried 0.286 175.4 place r30f 2,2
why - tokens_left M-6.1 0 2
tried 0.285 171.3 place n10m 2,-2
why - tokens_left M-6.1 0 2
proof 10 4 40
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b0,r20t,r40m,g20t,y0,g0,y30f,y20s,y40t,y20t,n40t,n10f,n20f,y20f,b10m,g40m,r30f,b40m,g10c,n10m,n20m,g10m,r40s,y40f,y0,y30m,b10s,g20c,b30m,y40c,y40s,g30t,b20t,r10t,y10f,r10f,n40c,g0,g30s,r20s,n10t,n0,y10c,g40s,g40f,g40c,g20f,n40s,n20s,r10c,r0,n10s,r30c,b20f,r40t,b40t,g30m,n30c,b30s,g20m,b40c,y30c,r0,n30t,b0,b10c,r30m,b30t,b40f,r40f,b20s,b10f,n30f,y30s,b20c,g10s,g10t,n20c,b30c,n40m,r30t,y10t,y10m,n30s,g30f,r10s,r20c,y20m,n0,r20m
! first b
b place y40t 2,0
c place y20t 4,0
a place y20f 5,0
a take 2,0
b take 4,0
c take 5,0
b place g0 4,0
c place n20f 1,-1
a place n40t 2,0
b place n10f 2,-1
c place g10m 3,-1
a place y20s 5,1
b place b10m 0,2
c place y0 5,0
c take 2,0
a take 3,0
b take 5,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 8
from 1 9 30
choice c take 0,3
best 0.743 200.4 take 0,3
tried 0.629 191.0 take 0,1
why - card_lower M-11.2,M-11.3 0 10
tried 0.616 196.4 take 0,0
why ! card_lower M-11.2,M-11.3 -10 10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b20f,g30m,y40c,y40s,g40f,g20t,g0,r20t,r10c,y20t,r30m,b0,r10s,g10m,b10f,n40c,y40t,y30s,y30f,b0,b20t,n30f,n30t,y30c,b10m,y10f,n10s,n20s,b40c,n20m,n10t,r40s,r10t,y0,g10c,r20m,g40m,r30t,r40t,r40f,r20c,g40s,g20c,b20s,b30m,y20m,r20s,n10f,r0,b40m,n40s,r10f,g30f,n20f,y20f,y0,y30m,b30t,y40f,b10c,g10t,n0,n30c,b10s,y20s,r40m,y10m,r30f,g20m,g10s,g40c,n20c,n40m,b20c,g30t,n0,r0,g0,y10c,g20f,b30s,b30c,g30s,b40f,r30c,n40t,b40t,n30s,y10t,n10m
! first b
b place g20t 0,0
c place n40c 3,1
a place y40t 4,0
b place y30s 2,0
b take 3,0
c take 4,0
a take 2,0
b take 0,0
c place y30f 1,1
a place b0 -1,1
b place b0 -1,2
c place n30f 0,0
a place g10m 1,-1
b place y30c 2,0
c place b10m 0,2
a place n30t 3,0
b place r10c 2,-1
c place r10s 0,3
a place r20t 3,-1
b place b10f 0,-1
c place y20t 4,-1
c take 3,-1
a take 4,-1
b take 2,-1
c take 0,-1
a place r40s 0,4
a take 0,4
b take 0,2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 9
from 1 11 65
choice a take 1,2 | take 2,2
best 0.730 270.5 take 1,2
tried 0.657 251.8 take -2,2
why ! card_lower M-11.2,M-11.3 -30 -10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b0,n10m,g0,g40m,r10t,y20f,r30m,n40t,b10s,g20c,y10m,b10m,g20t,g30s,y40c,r30t,r40s,b10c,r20c,n0,g30f,b10f,y10c,b30s,n30c,y10t,g10t,g40f,b20c,r20s,b30c,r30f,y10f,y40s,g40c,n30t,r40f,y0,g30m,y20t,g10c,y20s,g20m,n20c,b40t,r40t,g10s,b30m,n10s,b40c,b40m,g20f,g30t,r10f,b0,y30c,r20t,y30m,r10c,g0,g10m,r0,g40s,n20f,n30s,y20m,y40f,b30t,b20f,n40c,n10t,n10f,n40s,r40m,r0,n20m,b20t,y40t,n0,r20m,r30c,n40m,b20s,y30f,y30s,r10s,y0,n20s,b40f,n30f
! first a
a place b10s 0,0
b place g20t 3,1
c place r40s 4,0
a place b10c -1,0
a take 3,0
b take 4,0
c take -1,0
a take 0,0
b place r30t 5,1
b take 5,1
c take 4,1
a take 3,1
b take 2,1
c place n0 0,0
a place b10m 1,1
b place b10f 1,-1
c place n40t -1,0
a place g30f 1,-2
b place n30c 1,-3
c place y10m 1,2
c take 1,-3
a take 1,-2
b take 1,-1
c take 1,1
a take 1,0
a place y20f 1,3
b place g20c 1,4
c place g30s 0,4
a place r20s 0,3
b place g40f -2,0
c place y10c 1,5
a place g10t 0,5
b place y40s -3,0
c place r30f -2,1
a place y40c -4,0
a take -2,0
b take -4,0
c take -3,0
a take 0,0
b place r40f -2,0
c place y0 1,1
a place b30s -3,1
b place r30m -3,0
c place g10c -1,4
a place g30m -1,5
b place r20c -1,3
c place n20c -1,2
c take -1,0
a take -1,5
b take -1,3
c take -1,4
a place n30t -2,2
b place b30c -1,1
c place g40c -1,0
a place b30m -4,1
a take -3,1
b take 1,1
c take -1,1
a take -4,1
b take 0,1
b place y20t 0,2
c place y10t 2,2
c take 0,2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 10
from 1 12 53
choice c take 2,0
best 0.819 185.1 take 2,0
tried 0.663 203.7 take -2,0
tried 0.448 145.7 take -3,0
why ! card_lower M-11.2,M-11.3 -40 0
proof 10 4 40
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10f,g0,y20s,g40m,n20s,g10t,n40t,y20m,r20m,r10s,n40m,b40f,g20m,r40m,g20t,y10t,b40t,b40m,y20f,b0,b20c,b30m,r40f,y0,r30f,y10m,r40s,b10c,y30c,r30c,g20f,b10m,n40c,n20f,n40s,y30f,b20t,y30s,n10f,g30f,y10c,n10m,y10f,y40f,b30c,n30t,n30c,r20t,y0,g40f,r10t,b40c,b20s,g30s,r10c,n30f,r0,r40t,y40s,g30m,b0,g20c,r20s,n0,g10m,r30m,b30t,y40t,g10s,r30t,b30s,n0,n10s,g40c,g10c,y40c,g30t,g0,n30s,g40s,y30m,n20m,y20t,r0,r10f,r20c,b10s,n10t,n20c,b20f
! first c
c place r20m 3,1
a place g20m 2,0
b place n40m 4,0
c place b40f -1,1
c take -1,1
a take 2,1
b take 3,1
c take 4,1
a place n40t 5,0
a take 5,0
b take 4,0
c take 3,0
a take 2,0
b place b0 0,0
c place g10t 1,1
a place y20f -1,1
b place y20m -2,1
c place b20c -1,0
a place y10t 2,1
a take -2,1
b take 0,1
c take 1,1
a take -1,1
b place y10m 2,2
c place g20t 2,0
a place b10c 2,3
b place r40m 1,2
c place b40m 1,3
a place g20f -2,0
b place r40f -3,0
c place n40c 1,4
a place n20f 1,5
b place y30c 2,4
c place r30c -3,1
a place r30f -2,1
b place y30s -3,2
c place n10f 0,5
a place r10s -2,2
b place n40s 0,4
c place y30f 2,5
c take 2,4
a take 2,5
b take 2,2
c take 2,0
a take 2,3
a place b30m -1,1
b place b10m 0,1
b take -3,1
c take 0,1
a take -1,1
c place y0 2,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 11
from 1 16 41
choice c take 2,-1
best 0.362 203.6 take 2,-1
tried 0.289 196.6 take 2,2
why - card_lower M-11.2,M-11.3 -20 -10
tried 0.243 193.4 take 2,1
why ! card_lower M-11.2,M-11.3 -30 -10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40c,r10c,b30c,y30c,y0,y40s,n20f,g30m,n40c,g40f,n10t,g0,r20t,g30f,r20s,n30f,n0,b20f,g10c,n30c,y30f,n20c,y0,n40m,n20m,g30t,y30s,n30s,y20s,r30c,b0,r10t,b0,r10s,y20f,b10m,n40s,r40m,r30m,b40f,y10m,r30f,g20m,b30t,b10f,g40s,b10c,r30t,r40s,r20m,y20t,g10m,b20t,y10c,y30m,g10s,n30t,b40c,g20t,b30m,y10t,r40f,b30s,r40t,b20s,n10s,r0,b10s,g30s,n40t,g0,r20c,n0,b40t,n10m,n10f,g10t,g20c,g40m,n20s,b40m,y10f,y20m,y40t,r10f,y40f,b20c,y40c,g20f,r0
! first b
b place n40c 1,1
c place g40f -1,1
c take -1,1
a take 0,1
b take 1,1
c take 4,1
a place g30m 3,1
b place b20f 2,2
c place g10c 2,0
a place g30f 3,2
b place y40s 3,-1
c place n30f 3,3
c take 3,1
a take 3,2
b take 3,-1
c take 3,3
a place n30c 3,1
b place y30f 3,2
c place n20c 1,1
a place y0 3,3
b place g0 3,4
b take 3,1
c take 3,4
a take 3,0
b take 3,2
c place n20m 1,2
a place y20s 3,2
b place y30s 3,1
c place b0 2,3
a place g30t 3,0
b place b0 3,4
b take 3,1
c take 3,0
a take 3,2
b take 3,3
c place r10s 2,-1
a place n0 2,4
a take 2,0
b take 2,4
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 12
from 1 17 67
choice a take 4,0
best 0.874 222.9 take 4,0
tried 0.648 183.9 take 4,4
why - card_lower M-11.2,M-11.3 -10 20
tried 0.474 161.7 take 4,3
why ! card_lower M-11.2,M-11.3 -40 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n0,n30s,r40m,g10c,n10t,b30m,n20s,g40m,r40s,g30s,y20m,b20s,r30c,y20t,n30c,b30c,r0,n30f,y40f,y0,b10c,y10t,n40m,g40f,r20s,y10c,b10s,g0,b40c,y10f,g10t,r40f,g30t,y40t,r40t,b30t,n20m,r10s,r30t,y40s,y20s,y30m,n40c,r30f,b40f,b10m,n20c,r10c,n10s,b20f,r20t,n0,n10m,g20c,g20m,g20t,n40s,b20c,b20t,y30s,g30f,r10f,g20f,g40c,n10f,y10m,r30m,b40m,b40t,b0,r10t,g10m,y30f,r0,b10f,n20f,n40t,g40s,g30m,y20f,y30c,n30t,g0,b0,y40c,r20c,y0,g10s,r20m,b30s
! first c
c place n30c 0,0
a place r30c 2,0
b place y20t 4,2
c place b20s 1,-1
a place b30c -1,0
a take -1,0
b take 1,0
b place r0 1,1
c place b30m 0,-1
a place y10t 5,1
a take 2,1
b take 5,1
c take 0,1
a take 1,1
b place y0 4,3
c place b10c 1,0
a place r20s 2,-1
b place y10c 4,0
b take 0,0
c take 2,0
a take 1,0
b take 4,0
c place b10s 2,0
a place g30s 1,0
b place g40m 0,0
c place g40f -1,0
c take -1,0
a take 2,0
b take 0,0
c take 1,0
a place g10t 3,1
b place n40m 0,0
c place r40s 1,0
a place y40t 3,2
b place y20m 3,3
c place g30t 4,0
a place g0 2,1
b place r10s 3,-1
c place r30t 4,-1
c take 4,0
a take 4,-1
b take 4,1
c take 4,3
a place y40f 4,3
b place r40t 4,1
c place y30m 3,4
c take 3,0
a take 3,-1
b take 3,1
c take 3,3
a take 3,4
a place n40c 3,3
b place b40c 0,1
c place y10f 4,4
a place y40s 3,4
b place r40f 0,2
c place b30t -1,-1
a place n20s 3,-1
a take -1,-1
b take 1,-1
c take 0,-1
a take 3,-1
b place r30f 1,-1
c place r20t 4,0
c take 4,2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 13
from 1 18 78
choice c place b40c 3,-1
best 0.500 150.0 place b40c 3,-1
tried 0.394 136.1 place b10s -1,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.393 125.3 place n40t -1,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.384 116.0 place n40t 3,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.382 116.8 place b40c 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.335 120.4 place b10f 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.331 120.8 place b10s 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.323 123.2 place b40c 0,3
why ! scoring_missed M-8.1,M-9.3 40
proof 10 4 40
found gentle:1/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10c,y10f,y10c,b40t,b20t,r10t,y30f,g30m,r30t,r10f,b0,g40s,n10m,y0,b30t,g20t,r30c,b40f,g40f,g10m,g30t,n0,b10m,n10t,n30f,g0,r40s,n30t,n10s,n10f,n30s,r20s,r20m,n20c,g0,y30c,y40s,y20m,r30f,g20m,y30m,r40f,r10s,b40c,y40c,r10c,g30s,y20t,r30m,n40t,n20s,y0,r20t,b30m,n0,b10f,y40f,b30s,b10s,g30f,b20f,y10t,n40c,g10s,b40m,b20s,n40m,g40c,n30c,g20f,g10t,y20f,b0,r40m,g40m,r20c,g10c,y20s,r40t,y10m,n20m,g20c,n20f,n40s,y40t,b20c,b30c,r0,y30s,r0
! first a
a place r10t 1,1
b place g20t 4,0
c place b0 -1,1
a place b40f 0,0
b place y30f 0,-1
c place y0 1,-1
a place b30t -1,0
b place n0 -1,2
c place b10m 2,0
a place n10t 3,1
b place n30f -1,-1
c place g0 -1,3
c take -1,0
a take -1,-1
b take -1,1
c take -1,3
a place g40s -1,0
b place g40f -1,-1
c place n10s -1,1
a place n10f 0,2
b place n10m 0,3
b take 0,0
c take 0,-1
a take 0,2
b take 0,3
c place g10m 0,0
a place r40s 3,-1
b place n20c 0,2
c place g0 0,-1
a place r20m 4,-1
b place n30t 1,2
c place r30c 2,2
a place r30t 3,2
a take 1,2
b take 0,2
c take -1,2
a take 2,2
b place r10f 2,2
c place r20s 3,-2
c take 3,0
a take 3,-1
b take 3,1
c take 3,-2
a place r30f 1,2
b place r10s 0,2
c place g30m 3,0
a place g30t 4,2
a take 1,2
b take 0,2
c take 3,2
a take 2,2
b place n30s -1,2
c place y20m 3,1
a place y30c 0,2
b place g20m 4,-2
b take 4,1
c take 4,0
a take 4,-2
b take 4,-1
c place y30m 4,0
c take -1,0
a take 2,0
b take 0,0
c take 3,0
a take 4,0
a place y20t 4,1
a take -1,1
b take 0,1
c take 4,1
b place r10c 0,1
c place r20t 3,2
a place b30m 4,1
b place y0 2,0
c place g30s 0,-2
a place y40c 2,-1
b place r30m -1,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 14
from 1 19 78
choice b place r20m 2,2
best 1.000 160.0 place r20m 2,2
tried 0.301 136.9 place r0 1,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.227 131.2 place r0 3,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.190 129.5 place b10s 3,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.051 131.3 place b10s 4,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.027 118.3 place b10s 3,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.018 116.6 place b10s 2,2
why ! scoring_missed M-8.1,M-9.3 30
tried 0.000 130.0 place r0 -1,2
proof 10 4 40
found gentle:0/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b40t,y0,r20s,n10f,n40c,g30f,r40m,r10s,y40t,n10m,y30f,y10m,b40m,y40f,r30f,b40f,y20f,b30c,n10s,g20f,b30m,n30c,b20c,y20m,g20c,r40t,n20s,n20c,n30t,n20m,b20f,r20t,n30s,g10m,n0,r30m,g20m,b10s,g30s,y40s,r0,y20s,b30s,y30m,n10t,b10f,r10t,n40s,n0,r20m,n30f,y0,y10t,y30c,b20s,r10c,g10t,g10c,g40f,b0,r10f,r30t,g30t,y30s,y20t,g20t,n20f,g10s,g0,b0,y10c,g0,r30c,r40s,r0,r20c,b30t,n40m,b40c,g30m,g40m,n40t,r40f,y40c,b20t,b10c,y10f,g40c,b10m,g40s
! first c
c place y40t 0,0
a place n10m 4,0
b place y20f 2,0
c place y10m 5,0
c take 0,0
a take 2,0
b take 5,0
c take 4,0
a place n10s 3,1
b place y40f 4,0
c place b30m -1,1
a place b40m -1,0
b place y30f 1,-1
c place g30f -1,2
a place b40f 0,2
b place g20f 1,-2
c place n20s 0,-2
a place n30c 0,-1
b place b20c -1,-1
c place y20m -1,-2
a place b20f 0,3
a take 0,1
b take 0,3
c take 0,2
a take 0,-1
b place n30t 0,1
c place r30f -1,3
c take -1,0
a take -1,1
b take -1,-1
c take -1,-2
a take -1,3
a place r40m 2,2
b place r10s 3,2
c place b30c -1,1
a place g20m -1,-2
b place r40t 4,2
c place r30m 0,2
a place g10m 1,2
b place n0 3,-1
c place y20s 0,-1
a place n20c 0,-3
a take 0,1
b take 0,-1
c take 0,-3
b place y30m 0,1
c place g30s 0,-1
a place y40s 0,0
b place r20t 1,-3
c place n10t 0,-3
a place n0 3,-2
a take 3,0
b take 3,2
c take 3,-2
a take 3,-1
b place r10t 3,2
b take 2,2
c take -1,2
a take 1,2
b take 4,2
c take 3,2
c place n40s 3,0
a place g20c -1,-1
b place y10t 4,-1
c place y30c -1,0
a place b10f 2,-2
b place r10c 2,-3
c place n20m -1,-3
c take -1,0
a take -1,1
b take -1,-1
c take -1,-3
a place g10c -1,-3
b place g40f 2,-1
c place g10t -1,-1
a place y0 -1,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 15
from 1 19 79
choice b take 2,-2
best 1.000 160.0 take 2,-2
tried 0.750 170.0 take 2,1
tried 0.750 170.0 take 2,2
tried 0.500 160.0 take 2,-3
tried 0.250 150.0 take 2,-1
why ! card_lower M-11.2,M-11.3 0 10
proof 10 4 40
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b40t,y0,r20s,n10f,n40c,g30f,r40m,r10s,y40t,n10m,y30f,y10m,b40m,y40f,r30f,b40f,y20f,b30c,n10s,g20f,b30m,n30c,b20c,y20m,g20c,r40t,n20s,n20c,n30t,n20m,b20f,r20t,n30s,g10m,n0,r30m,g20m,b10s,g30s,y40s,r0,y20s,b30s,y30m,n10t,b10f,r10t,n40s,n0,r20m,n30f,y0,y10t,y30c,b20s,r10c,g10t,g10c,g40f,b0,r10f,r30t,g30t,y30s,y20t,g20t,n20f,g10s,g0,b0,y10c,g0,r30c,r40s,r0,r20c,b30t,n40m,b40c,g30m,g40m,n40t,r40f,y40c,b20t,b10c,y10f,g40c,b10m,g40s
! first c
c place y40t 0,0
a place n10m 4,0
b place y20f 2,0
c place y10m 5,0
c take 0,0
a take 2,0
b take 5,0
c take 4,0
a place n10s 3,1
b place y40f 4,0
c place b30m -1,1
a place b40m -1,0
b place y30f 1,-1
c place g30f -1,2
a place b40f 0,2
b place g20f 1,-2
c place n20s 0,-2
a place n30c 0,-1
b place b20c -1,-1
c place y20m -1,-2
a place b20f 0,3
a take 0,1
b take 0,3
c take 0,2
a take 0,-1
b place n30t 0,1
c place r30f -1,3
c take -1,0
a take -1,1
b take -1,-1
c take -1,-2
a take -1,3
a place r40m 2,2
b place r10s 3,2
c place b30c -1,1
a place g20m -1,-2
b place r40t 4,2
c place r30m 0,2
a place g10m 1,2
b place n0 3,-1
c place y20s 0,-1
a place n20c 0,-3
a take 0,1
b take 0,-1
c take 0,-3
b place y30m 0,1
c place g30s 0,-1
a place y40s 0,0
b place r20t 1,-3
c place n10t 0,-3
a place n0 3,-2
a take 3,0
b take 3,2
c take 3,-2
a take 3,-1
b place r10t 3,2
b take 2,2
c take -1,2
a take 1,2
b take 4,2
c take 3,2
c place n40s 3,0
a place g20c -1,-1
b place y10t 4,-1
c place y30c -1,0
a place b10f 2,-2
b place r10c 2,-3
c place n20m -1,-3
c take -1,0
a take -1,1
b take -1,-1
c take -1,-3
a place g10c -1,-3
b place g40f 2,-1
c place g10t -1,-1
a place y0 -1,1
b place r20m 2,2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 16
from 1 20 49
choice a take 2,2
best 0.875 234.6 take 2,2
tried 0.626 185.9 take 2,-2
why ! card_lower M-11.2,M-11.3 -20 30
tried 0.549 167.8 take 2,-1
why - card_lower M-11.2,M-11.3 -20 30
tried 0.472 162.1 take 2,1
why - card_lower M-11.2,M-11.3 -30 30
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40t,g10m,r20c,b40f,n10t,b30c,r40t,n20f,g0,r20t,g10t,b20c,g30f,y40c,b0,b40m,n20c,g30s,g20c,n10m,b20f,y10t,b20t,y30s,b30t,g0,r30m,r40m,g20t,y10m,r10f,g30m,y20m,b10m,y0,n0,n30c,y10c,r30c,b10s,g40m,r40f,n30t,y30c,b10c,n20m,g40c,b20s,n20s,r10t,y0,r20s,g20f,n30f,y10f,y30m,n40t,r10s,y40f,r30f,r10c,n0,y20t,b40t,n40m,r20m,r40s,r0,n30s,n10f,g30t,g40f,r30t,r0,n40c,y20f,n10s,g10s,g20m,g40s,b10f,b30m,g10c,b0,b30s,y20s,y30f,y40s,n40s,b40c
! first a
a place b0 3,-1
b place r40t 3,1
c place g10t 0,0
a place g0 4,-1
b place g20c -1,0
c place y40c -1,1
c take -1,1
a take 0,1
b take 3,1
c take 4,1
a place b30c 3,1
b place g30f 4,0
c place b20t 2,-1
a place b20f 4,1
b place y10t 1,-1
c place n10m 0,-1
a place r30m 1,1
b place r20t 0,1
c place n20f -1,1
a place g30s 4,-2
b place b30t 3,-2
c place g30m -1,-1
a place y30s 4,-3
a take 4,-3
b take 4,-2
c take 4,1
a take 4,0
b place b40m 2,-2
c place g20t 4,-2
a place y10m 1,-2
b place r40m 1,2
b take 1,0
c take 1,2
a take 1,-1
b take 1,1
c place n20c 1,1
c take 0,1
a take 2,1
b take -1,1
c take 3,1
a place y20m 1,-1
b place r10f 0,-2
c place y10c 1,0
a place b20c 2,0
b place n30c 2,1
c place y30c 2,2
c take 2,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 17
from 1 22 64
choice b place b20t 5,1
best 0.523 183.8 place b20t 5,1
tried 0.354 169.7 place n20f 5,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.302 155.1 place n20f 2,0
why ! scoring_missed M-8.1,M-9.3 50
tried 0.290 156.9 place n20f 6,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.249 144.7 place y40s 6,0
why - scoring_missed M-8.1,M-9.3 50
tried 0.216 141.8 place y40s 2,-3
why - scoring_missed M-8.1,M-9.3 50
tried 0.173 131.8 place y40s 5,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.155 129.9 place y40s 5,1
proof 10 4 40
found gentle:2/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20m,r10s,b20f,n10s,g20m,n10m,g30s,b40m,g30t,n40m,y20f,n40t,y30s,b10m,r20t,y10t,n0,r0,b30c,r20m,g20t,b40t,y40c,g10t,r30t,y30c,g10s,y10m,y0,g0,n40c,r0,r40f,b10c,n0,b0,n10t,n40s,r10c,g20f,g30f,y40s,y10f,g40s,y40t,y10c,b20s,y30f,y0,y40f,n20f,r30f,g10c,b20t,g0,r40s,b30m,g30m,r10t,b10s,b40f,b30t,n20s,g40c,n20c,g40f,r40t,b20c,y30m,n20m,n30s,n30c,n30t,y20t,b30s,n30f,y20s,g40m,g10m,r20s,r40m,r30m,r10f,r20c,n10f,b40c,r30c,b10f,g20c,b0
! first b
b place r20t 1,1
c place y10t 0,0
a place b10m 2,0
b place n10m 4,0
b take 0,0
c take 2,0
a take 1,0
b take 4,0
c place g30s 4,0
a place r20m -1,1
a take 4,1
b take -1,1
c take 0,1
a take 1,1
b place g30t 4,-1
c place y30s 3,-1
a place b40m 2,2
b place g10t 4,-2
c place r30t 3,-2
a place y40c 2,3
b place r0 2,-2
c place b40t 3,3
a place y0 2,-1
a take 2,3
b take 2,-2
c take 2,-1
b place n40t 3,2
b take 3,-2
c take 3,-1
a take 3,2
b take 3,3
c place y10m 4,-3
a place y30c 3,-3
b place g10s 3,-1
c place b10c 3,-2
a place y20f 5,-3
b place g20t 5,-2
c place n10t 5,-1
a place n40s 5,0
b place b0 1,1
c place n40c 5,1
c take 5,0
a take 5,1
b take 5,-1
c take 5,-3
a place g30f 4,1
a take 4,-1
b take 4,-3
c take 4,0
a take 4,1
b place g0 4,-1
c place y10f 3,1
a place g40s 4,0
b place r40f 3,2
c place g20f 5,-1
a place b20s 5,0
b place r10c 4,-3
c place b30c 1,2
a place y40f 6,-1
b place y40t 4,1
c place n40m 4,2
a place g10c 5,-3
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 18
from 1 22 36
choice c place b10c 3,-2
best 0.806 214.5 place b10c 3,-2
tried 0.683 195.6 place n40m 5,-3
why - tokens_left M-6.1 0 2
tried 0.679 195.8 place b10c 2,0
why - tokens_left M-6.1 1 2
tried 0.674 193.5 place n40c 3,2
why ! tokens_left M-6.1 0 2
tried 0.668 199.8 place b10c 3,1
why - tokens_left M-6.1 1 2
tried 0.645 187.3 place b30c 5,-1
why - tokens_left M-6.1 0 2
tried 0.630 188.9 place b10c 5,-2
why - tokens_left M-6.1 0 2
tried 0.619 194.5 place b10c 2,-1
why - tokens_left M-6.1 0 2
proof 10 4 40
found gentle:3/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20m,r10s,b20f,n10s,g20m,n10m,g30s,b40m,g30t,n40m,y20f,n40t,y30s,b10m,r20t,y10t,n0,r0,b30c,r20m,g20t,b40t,y40c,g10t,r30t,y30c,g10s,y10m,y0,g0,n40c,r0,r40f,b10c,n0,b0,n10t,n40s,r10c,g20f,g30f,y40s,y10f,g40s,y40t,y10c,b20s,y30f,y0,y40f,n20f,r30f,g10c,b20t,g0,r40s,b30m,g30m,r10t,b10s,b40f,b30t,n20s,g40c,n20c,g40f,r40t,b20c,y30m,n20m,n30s,n30c,n30t,y20t,b30s,n30f,y20s,g40m,g10m,r20s,r40m,r30m,r10f,r20c,n10f,b40c,r30c,b10f,g20c,b0
! first b
b place r20t 1,1
c place y10t 0,0
a place b10m 2,0
b place n10m 4,0
b take 0,0
c take 2,0
a take 1,0
b take 4,0
c place g30s 4,0
a place r20m -1,1
a take 4,1
b take -1,1
c take 0,1
a take 1,1
b place g30t 4,-1
c place y30s 3,-1
a place b40m 2,2
b place g10t 4,-2
c place r30t 3,-2
a place y40c 2,3
b place r0 2,-2
c place b40t 3,3
a place y0 2,-1
a take 2,3
b take 2,-2
c take 2,-1
b place n40t 3,2
b take 3,-2
c take 3,-1
a take 3,2
b take 3,3
c place y10m 4,-3
a place y30c 3,-3
b place g10s 3,-1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 19
from 1 23 73
choice c place y30f 0,-1
best 0.637 269.3 place y30f 0,-1
tried 0.505 264.1 place r20c 1,1
why - tokens_left M-6.1 1 2
tried 0.494 253.1 place n40m -1,-2
why - tokens_left M-6.1 1 2
tried 0.489 259.7 place n40m 0,-3
why ! tokens_left M-6.1 1 2
tried 0.359 249.7 place g10m 3,-2
why - tokens_left M-6.1 0 2
tried 0.317 249.7 place r20c -2,-3
why - tokens_left M-6.1 0 2
tried 0.306 249.3 place g10m 0,1
why - tokens_left M-6.1 0 2
tried 0.276 239.0 place n40m 3,-2
why - tokens_left M-6.1 0 2
proof 10 4 40
found gentle:3/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10m,b40c,r0,r40t,b10s,r0,n30f,b20s,r40f,r40s,g20t,n40m,y10m,r20s,b40f,b0,g20c,n10m,y0,y20t,y30m,n20f,r30c,g30m,b20f,g30t,y10c,n40t,g30s,g40s,y40t,b10f,g0,r30f,g10c,r20m,y20f,y10f,r20c,y40c,n0,b40m,n20c,b30t,g10m,n20s,g10s,n0,g0,g40m,y10t,n40s,y40f,y30f,n10f,r30m,r10c,y20m,b20c,b30s,b10c,g20f,g20m,r40m,y30c,b20t,r10f,n30t,y0,n30s,n30c,r30t,n10t,g10t,y30s,b0,n40c,r20t,r10t,g40c,b40t,b30c,n20m,g30f,b30m,r10s,n10s,g40f,y40s,y20s
! first c
c place r40f 2,0
a place b0 1,1
b place r20s 3,1
c place n10m -1,1
c take 3,1
a take -1,1
b take 0,1
c take 4,1
a take 1,1
a place r40s 1,1
b place g20t 4,0
c place r0 3,1
a place n30f 2,-1
b place g20c 5,0
b take 1,0
c take 2,0
a take 5,0
b take 4,0
c place b40f 3,-1
a place b20f 1,-1
b place r30c 2,0
c place g30m 2,-2
a place y0 2,2
a take 2,-2
b take 2,2
c take 2,0
b place b20s 1,0
c place y30m 2,-2
a place y40t 3,-2
b place y20t 1,-2
c place g0 3,2
c take 3,-1
a take 3,-2
b take 3,0
c take 3,1
a place y10m 0,-2
b place b10f 0,-1
c place g40s 0,1
a place y20f 1,-3
a take 1,-3
b take 1,1
c take 1,-1
a take 1,-2
b place y10f 1,-2
c place r20m -1,-2
a place n20f 1,-1
b place n0 2,2
c place b40m 0,0
a place r30f -1,-1
b place b30t -1,0
c place y10c 0,-3
c take 0,0
a take 0,1
b take 0,-1
c take 0,-3
a place y40c 0,-3
b place g30s 0,0
c place n0 3,1
a place n20c -1,-3
b place g10c 1,-3
c place y10t 2,-3
a place n20s -2,-3
a take -2,-3
b take 1,-3
c take 2,-3
a take 0,-3
b place g30t -1,1
b take -1,-1
c take -1,0
a take -1,1
b take -1,-2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 20
from 1 23 32
choice c place g0 3,2
best 0.875 273.9 place g0 3,2
tried 0.763 248.8 place g40s 0,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.741 262.9 place g40s 1,2
tried 0.732 245.6 place g40s 0,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.730 243.6 place n40m 1,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.713 239.1 place y10c 3,-3
why ! scoring_missed M-8.1,M-9.3 40
tried 0.709 240.4 place y10c 4,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.706 248.2 place n40m 2,-3
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 40
found gentle:1/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10m,b40c,r0,r40t,b10s,r0,n30f,b20s,r40f,r40s,g20t,n40m,y10m,r20s,b40f,b0,g20c,n10m,y0,y20t,y30m,n20f,r30c,g30m,b20f,g30t,y10c,n40t,g30s,g40s,y40t,b10f,g0,r30f,g10c,r20m,y20f,y10f,r20c,y40c,n0,b40m,n20c,b30t,g10m,n20s,g10s,n0,g0,g40m,y10t,n40s,y40f,y30f,n10f,r30m,r10c,y20m,b20c,b30s,b10c,g20f,g20m,r40m,y30c,b20t,r10f,n30t,y0,n30s,n30c,r30t,n10t,g10t,y30s,b0,n40c,r20t,r10t,g40c,b40t,b30c,n20m,g30f,b30m,r10s,n10s,g40f,y40s,y20s
! first c
c place r40f 2,0
a place b0 1,1
b place r20s 3,1
c place n10m -1,1
c take 3,1
a take -1,1
b take 0,1
c take 4,1
a take 1,1
a place r40s 1,1
b place g20t 4,0
c place r0 3,1
a place n30f 2,-1
b place g20c 5,0
b take 1,0
c take 2,0
a take 5,0
b take 4,0
c place b40f 3,-1
a place b20f 1,-1
b place r30c 2,0
c place g30m 2,-2
a place y0 2,2
a take 2,-2
b take 2,2
c take 2,0
b place b20s 1,0
c place y30m 2,-2
a place y40t 3,-2
b place y20t 1,-2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 21
from 2 0 73
choice b place b30t 3,-5
best 0.802 254.5 place b30t 3,-5
tried 0.408 240.2 place b30t 2,-3
why ! scoring_missed M-8.1,M-9.3 30
tried 0.390 231.8 place r20m 2,-5
why - scoring_missed M-8.1,M-9.3 30
tried 0.342 232.6 place b30t 1,-4
why - scoring_missed M-8.1,M-9.3 30
tried 0.336 231.5 place y40f 4,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.296 232.1 place b30t 4,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.295 230.4 place y40f 2,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.263 227.4 place y40f 2,-2
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 40
found gentle:0/8 casual:7/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y10m,b10c,g40m,n10s,g40s,n30c,r30f,r20c,r40f,y30f,y10c,y10f,y10t,b10m,y20s,n40t,b20s,b40m,r40t,b30m,n10t,y30s,b20c,y30c,n30f,b30c,r20s,g40f,g10m,r0,b40f,y0,g40c,g30s,y40s,y40c,r20t,g30m,n20m,y0,b0,g0,y30m,n0,r20m,b40t,r30c,b30t,n0,g30t,y40f,y20m,n10f,g10s,b30s,g20f,n10m,b20f,n30s,n20s,g10t,r40m,g10c,n20c,g20c,n20f,g20t,r30m,r0,g30f,g20m,n40m,b0,y20t,n40c,g0,r10t,n40s,b10f,r10f,r10s,b10s,r40s,b40c,r30t,y20f,y40t,r10c,n30t,b20t
! first b
b place y10f 0,0
c place n40t 3,1
a place b10m 1,1
a take 3,1
b take 4,1
c take 0,1
a take 1,1
b place b40m 1,1
c place y10t 4,0
a place y10c -1,0
a take 1,0
b take -1,0
c take 0,0
a take 4,0
b place y20s 3,-1
c place y30f 3,-2
a place b20s 0,1
b place n10t 4,0
c place y30s 3,-3
a place b30c 3,-4
b place r40f 1,0
c place n30f 4,1
a place b20c -1,1
a take 1,1
b take 4,1
c take -1,1
a take 0,1
b place r0 0,0
c place r40t 1,1
a place g10m 3,1
b place r20s 0,1
c place g40f 2,-2
a place b30m 4,-4
b place y30c 4,-3
c place r20t -1,1
c take 1,1
a take 3,1
b take -1,1
c take 0,1
a place y40s 3,1
b place n20m 4,-1
c place y0 -1,0
c take 3,0
a take -1,0
b take 0,0
c take 1,0
a place g30m 4,-2
b place y40c 2,-3
c place y30m 2,-4
a place y0 1,-4
b place g40c 2,0
b take 2,-2
c take 2,-3
a take 2,0
b take 2,1
c place b40t 4,1
a place b0 0,-4
a take 3,-4
b take 0,-4
c take 1,-4
a take 4,-4
b place n30c 4,-4
b take 4,-2
c take 4,1
a take 4,-4
b take 4,-1
c take 4,-3
c place g30s 3,-4
c take 3,1
a take 3,-4
a place g30t 3,-4
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 22
from 2 0 38
choice a take 3,1
best 0.608 193.2 take 3,1
tried 0.472 187.6 take -1,1
why ! card_lower M-11.2,M-11.3 -20 -10
tried 0.472 187.6 take 0,1
why - card_lower M-11.2,M-11.3 -20 -10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y10m,b10c,g40m,n10s,g40s,n30c,r30f,r20c,r40f,y30f,y10c,y10f,y10t,b10m,y20s,n40t,b20s,b40m,r40t,b30m,n10t,y30s,b20c,y30c,n30f,b30c,r20s,g40f,g10m,r0,b40f,y0,g40c,g30s,y40s,y40c,r20t,g30m,n20m,y0,b0,g0,y30m,n0,r20m,b40t,r30c,b30t,n0,g30t,y40f,y20m,n10f,g10s,b30s,g20f,n10m,b20f,n30s,n20s,g10t,r40m,g10c,n20c,g20c,n20f,g20t,r30m,r0,g30f,g20m,n40m,b0,y20t,n40c,g0,r10t,n40s,b10f,r10f,r10s,b10s,r40s,b40c,r30t,y20f,y40t,r10c,n30t,b20t
! first b
b place y10f 0,0
c place n40t 3,1
a place b10m 1,1
a take 3,1
b take 4,1
c take 0,1
a take 1,1
b place b40m 1,1
c place y10t 4,0
a place y10c -1,0
a take 1,0
b take -1,0
c take 0,0
a take 4,0
b place y20s 3,-1
c place y30f 3,-2
a place b20s 0,1
b place n10t 4,0
c place y30s 3,-3
a place b30c 3,-4
b place r40f 1,0
c place n30f 4,1
a place b20c -1,1
a take 1,1
b take 4,1
c take -1,1
a take 0,1
b place r0 0,0
c place r40t 1,1
a place g10m 3,1
b place r20s 0,1
c place g40f 2,-2
a place b30m 4,-4
b place y30c 4,-3
c place r20t -1,1
c take 1,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 23
from 2 2 83
choice c take 1,-1
best 0.500 200.0 take 1,-1
tried 0.000 180.0 take 1,3
why ! card_lower M-11.2,M-11.3 -30 -10
tried 0.000 180.0 take 1,2
why - card_lower M-11.2,M-11.3 -30 -10
tried 0.000 180.0 take 1,4
why - card_lower M-11.2,M-11.3 -30 -10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r20c,y40c,y10t,g40m,g30m,g30t,y20m,n20s,y0,n10f,r30c,n30f,y10f,g20c,y30m,n20f,g30s,n40m,n0,b30t,b40t,y40s,y40t,r40m,g40f,r10s,b20c,y0,g10m,r0,b10f,b0,y10m,n20c,y30c,r20m,n0,g40c,b30m,n40t,r10f,g0,y20t,b40f,n40s,b10m,n10m,n30c,n30t,b10s,g10s,y20s,b30c,y30f,b20s,g20m,n20m,r20t,r10t,g20t,r40s,g40s,g10t,n30s,r30f,r40f,r40t,n10s,n10t,r10c,b40m,g0,r30t,b30s,r0,g10c,r20s,r30m,b20t,n40c,y40f,b10c,y30s,g30f,y20f,b40c,y10c,b20f,b0,g20f
! first a
a place y30m 2,0
b place y20m 1,1
c place g20c -1,1
c take 4,1
a take -1,1
b take 0,1
c take 1,1
a place y0 1,1
b place n0 0,1
c place n20s 0,2
a place b40t 3,1
b place y40s 1,2
c place y40t 4,1
c take 4,1
a take 3,1
b take 2,1
c take 1,1
a place n40m 1,1
b place y10f 1,-1
c place g30s 3,1
a place n30f 2,1
b place n10f 1,-2
b take 1,0
c take 1,2
a take 1,-2
b take 1,-1
c place g10m 1,0
a place r0 -1,1
a take 1,1
b take 2,1
c take 3,1
a take -1,1
b place b10f 1,-1
c place b30t 2,-1
a place g30t 3,-1
b place y0 -1,1
c place r10s 0,-1
a place b20c 0,3
b place n0 -1,2
c place g40c 0,4
a place r40m -1,4
b place n20c -2,2
c place y30c -2,1
a place g0 1,1
b place n20f -2,3
c place b40f -2,4
a place b30m 1,3
b place g40f 3,1
c place n10m 0,0
a place n30c -2,0
a take -2,2
b take -2,1
c take -2,0
a take -2,4
b place n30t -2,2
c place r30c 1,4
a place n40s -2,4
b place y20t -2,1
c place r10f -1,-1
c take 3,-1
a take 2,-1
b take -1,-1
c take 0,-1
a place y10m 0,-1
a take 0,3
b take 0,2
c take 0,-1
a take 0,0
b place y20s -2,0
b take -2,4
c take -2,0
a take -2,2
b take -2,1
c place b0 -2,1
c take 3,1
a take -2,1
b take -1,1
c take 1,1
a place n20m -2,4
b place n40t -1,3
c place b30c 1,2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 24
from 2 3 74
choice b take 5,0
best 0.888 291.3 take 5,0
tried 0.804 269.0 take 4,0
why - card_lower M-11.2,M-11.3 -10 10
tried 0.740 251.3 take 2,0
why ! card_lower M-11.2,M-11.3 -30 10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r10f,b0,b10f,n10s,y20s,g40c,b10s,y10t,y0,g40m,b0,n20s,g30s,n20f,y10c,n40c,r30f,n10m,y30c,b40f,r10c,n40s,g30t,g20t,r40s,r30m,y10f,n0,y20m,n30c,r40f,b10c,b10m,r20t,n20m,b30s,r0,n10f,n30t,n40m,r20m,y30f,r10s,g0,b30m,y40t,b20t,b40t,r0,g0,y30m,g30f,y20f,r30c,n10t,g10c,g10m,r40m,n40t,b30t,r10t,r20c,g40s,b40c,y30s,b30c,b20s,n20c,y10m,g40f,r30t,n30s,g20c,g20f,r40t,g10t,g30m,r20s,y40c,y20t,g20m,b20f,y0,y40f,b20c,b40m,n30f,y40s,n0,g10s
! first b
b place y10c 3,1
c place b10s 1,1
c take 4,1
a take 0,1
b take 3,1
c take 1,1
a place b0 1,1
b place n10m 3,1
c place g30s 3,-1
a place r30f 2,-1
b place y0 1,2
c place g40m 3,-2
a place g30t 2,-2
b place g20t 1,-2
c place n40c 3,-3
a place y10t 2,2
b place y10f 3,2
c place y30c 2,-3
a place y20m 1,-3
b place n20s 0,-2
c place r40f 4,-3
a place b40f 5,-3
a take 1,-3
b take 3,-3
c take 2,-3
a take 5,-3
b place g40c 4,-2
b take 4,-2
c take 2,-2
a take 0,-2
b take 1,-2
c place r40s 2,-2
a place r30m 3,-3
b place b30s 2,0
c place r20t 2,-3
a place n20m 1,-3
b place n30t 0,-3
c place r0 1,-1
c take 1,-1
a take 1,0
b take 1,1
c take 1,2
a place r20m 1,-2
b place n30c -1,-3
b take -1,-3
c take 3,-3
a take 0,-3
b take 1,-3
c take 4,-3
c place r10s 1,-3
a place n20f 1,-1
b place b10m 4,1
c place y40t 3,-3
a place b10c 4,0
b place r10c 4,2
c place n40s 1,0
a place n10f 1,1
b place b30m 4,-1
c place g30f 4,-2
a place y20f 0,-1
a take 1,-1
b take 3,-1
c take 2,-1
a take 4,-1
b place r30c 2,-1
c place n10t 1,2
c take 1,-2
a take 1,1
b take 1,2
c take 1,-3
a place g10c 5,0
a take 3,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 25
from 2 6 84
choice c take 3,-3
best 0.949 289.8 take 3,-3
tried 0.897 262.5 take 3,2
why ! card_lower M-11.2,M-11.3 -40 0
tried 0.806 248.0 take 3,0
why - card_lower M-11.2,M-11.3 -40 0
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b30t,r10s,n30t,y40c,g40s,n0,r0,r20m,n20m,r30c,y20f,r40m,y10f,b20t,r40s,r40f,b20s,r40t,b0,y30s,g10t,y20s,n0,g30t,b40f,y40t,r30f,y30f,y40f,b0,n20c,r20t,n10m,g40c,b20c,g0,n40s,b20f,n30f,n10f,g30m,b40m,g30s,y40s,y10m,b30m,r20s,r20c,y30c,y0,y0,n40c,g10s,b10s,b40c,n40m,r30t,r10f,b10m,y20t,n20f,n10s,n30c,g20t,g10m,n30s,y20m,n40t,g0,r0,g20c,g10c,y10c,y10t,b30s,b30c,b10c,n10t,r10t,g20m,g30f,y30m,g40m,g20f,n20s,g40f,b40t,r10c,r30m,b10f
! first b
b place r40m 4,0
c place r30c 1,1
a place b20t -1,1
a take 4,1
b take 1,1
c take -1,1
a take 0,1
b place r40t 2,0
c place r40f 5,0
c take 2,0
a take 5,0
b take 4,0
c take 1,0
a place y30s 3,1
b place g10t 1,1
c place y10f 3,-1
a place y20f 2,-1
b place n0 2,2
c place y20s 1,-1
a place y40t 2,0
b place r30f 2,-2
c place b0 2,3
c take 2,-2
a take 2,3
b take 2,0
c take 2,2
a place y40f 4,1
b place g30t 0,1
b take 0,1
c take 4,1
a take 1,1
b take 3,1
c place n20c 2,0
a place r20t 1,0
b place n20m 1,1
c place y30f 3,1
a place b20c 0,1
b place b0 -1,1
c place r0 -2,1
c take 3,1
a take 2,1
b take -2,1
c take -1,1
a take 0,1
a place b20f 2,1
b place r40s 0,-1
c place n10f 4,-1
c take 0,-1
a take 3,-1
b take 1,-1
c take 2,-1
a place b20s 1,-1
b place b40m 3,1
c place n40s 2,-1
a place y40s 4,1
b place y10m 4,0
c place b40f 3,-1
a place r20s 0,-1
a take 0,-1
b take 4,-1
c take 1,-1
a take 3,-1
b place r20c 0,0
b take 3,0
c take 0,0
a take 1,0
b take 4,0
c place y30c 5,1
a place r20m 0,1
a take 0,1
b take 1,1
c take 5,1
a take 2,1
b take 4,1
b place n10m 2,1
c place g40c 3,0
a place g10s 3,-1
b place g0 3,-2
c place n40c 3,2
a place y0 3,-3
a take 3,1
b take 3,-1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 26
from 2 7 78
choice b place r10c 3,0
best 0.469 141.8 place r10c 3,0
tried 0.289 137.5 place r10c 3,4
why - tokens_left M-6.1 0 1
tried 0.287 123.6 place g10s 5,1
why - tokens_left M-6.1 0 1
tried 0.277 132.2 place g10s 4,0
why - tokens_left M-6.1 0 1
tried 0.261 128.1 place r10c 2,-1
why - tokens_left M-6.1 0 1
tried 0.250 141.1 place r30c 4,4
why - tokens_left M-6.1 0 1
tried 0.228 127.9 place r40s 5,1
why - tokens_left M-6.1 0 1
tried 0.167 124.4 place r40s 3,4
why ! tokens_left M-6.1 0 1
proof 10 4 40
found gentle:2/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40c,b40f,n20m,y20f,y30c,n10t,n0,y10f,n40s,y40t,g20m,g30t,n0,y10t,b30c,b40c,r30f,y30f,b20t,g40s,n40m,b30s,g30f,g0,g20c,r10t,n10s,r40t,r10c,n30s,g10m,n30c,r20t,g10t,g40f,b20c,r30m,n30f,r0,g30m,r40s,n10m,r40f,y0,g20t,r10s,r20c,y20s,g40c,n20s,r20s,b0,g10s,r30t,r10f,r30c,y30s,g0,y20t,b0,n10f,n40c,g10c,y20m,b20s,b40t,n30t,b10c,b20f,n20f,n40t,n20c,y10m,g40m,b30t,r40m,b10s,y30m,y0,y40s,y10c,b40m,r0,b30m,g30s,r20m,b10m,g20f,y40f,b10f
! first c
c place n40s 1,1
a place b40c -1,1
a take -1,1
b take 0,1
c take 1,1
a take 4,1
b place g20m 3,1
c place b30c 0,0
a place b20t 2,0
b place y10f 4,0
b take 0,0
c take 1,0
a take 2,0
b take 3,0
c place g30t 3,2
a place n0 1,1
b place g30f 3,0
c place n10t 2,2
a place n0 1,2
b place y10t 5,0
c place y30f 3,-1
a place g20c 2,0
b place r30f 4,-1
c place g0 1,0
a place y40t 6,0
a take 6,0
b take 4,0
c take 1,0
a take 5,0
b take 2,0
b place n30c 4,0
c place n40m 4,1
a place r40t 4,2
b place g40f 4,-2
c place r20t 4,3
c take 4,1
a take 4,-2
b take 4,0
c take 4,3
a take 4,-1
a place g10t 3,3
a take 3,-1
b take 3,0
c take 3,3
a take 3,2
b place g40s 4,1
c place b20c 2,0
a place b30s 2,-1
b place n30f 3,-1
c place n10m 2,3
c take 2,-1
a take 2,2
b take 2,3
c take 2,1
a place r30m 3,2
b place y0 1,3
c place r0 2,2
a place r40f 5,2
a take 4,2
b take 1,2
c take 3,2
a take 5,2
b place r20c 3,2
c place g20t 4,2
a place r10s 3,3
b place n20s 3,0
c place n10s 3,4
c take 3,-1
a take 3,1
b take 3,2
c take 3,0
a take 3,4
a place b0 1,2
b place r10t 3,2
c place r30t 4,3
a place g10m 3,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 27
from 2 7 30
choice a take 5,0
best 0.685 230.2 take 5,0
tried 0.554 205.8 take 2,0
why - card_lower M-11.2,M-11.3 -20 10
tried 0.456 196.2 take 3,0
why ! card_lower M-11.2,M-11.3 -30 10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40c,b40f,n20m,y20f,y30c,n10t,n0,y10f,n40s,y40t,g20m,g30t,n0,y10t,b30c,b40c,r30f,y30f,b20t,g40s,n40m,b30s,g30f,g0,g20c,r10t,n10s,r40t,r10c,n30s,g10m,n30c,r20t,g10t,g40f,b20c,r30m,n30f,r0,g30m,r40s,n10m,r40f,y0,g20t,r10s,r20c,y20s,g40c,n20s,r20s,b0,g10s,r30t,r10f,r30c,y30s,g0,y20t,b0,n10f,n40c,g10c,y20m,b20s,b40t,n30t,b10c,b20f,n20f,n40t,n20c,y10m,g40m,b30t,r40m,b10s,y30m,y0,y40s,y10c,b40m,r0,b30m,g30s,r20m,b10m,g20f,y40f,b10f
! first c
c place n40s 1,1
a place b40c -1,1
a take -1,1
b take 0,1
c take 1,1
a take 4,1
b place g20m 3,1
c place b30c 0,0
a place b20t 2,0
b place y10f 4,0
b take 0,0
c take 1,0
a take 2,0
b take 3,0
c place g30t 3,2
a place n0 1,1
b place g30f 3,0
c place n10t 2,2
a place n0 1,2
b place y10t 5,0
c place y30f 3,-1
a place g20c 2,0
b place r30f 4,-1
c place g0 1,0
a place y40t 6,0
a take 6,0
b take 4,0
c take 1,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 28
from 2 9 60
choice a place y10f 2,-1
best 0.893 273.6 place y10f 2,-1
tried 0.800 260.1 place b10m 2,1
why - tokens_left M-6.1 0 2
tried 0.737 254.9 place r40f 3,-3
why - tokens_left M-6.1 0 2
tried 0.725 248.5 place y10f 1,-2
why - tokens_left M-6.1 0 2
tried 0.703 251.3 place y10f 2,1
why - tokens_left M-6.1 0 2
tried 0.697 253.2 place r40f 2,1
why ! tokens_left M-6.1 0 2
tried 0.691 255.9 place r40f 4,1
why - tokens_left M-6.1 0 2
tried 0.669 244.0 place y10f 0,2
why - tokens_left M-6.1 0 2
proof 10 4 40
found gentle:3/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b30t,y40c,y10t,n40c,g10s,g10t,g30m,y20f,g0,n20c,r10c,y30f,n30f,y0,r10s,r30c,r40t,g20t,g30t,n30c,y40f,y20s,y30s,b40m,g40f,n40s,y0,g30s,g20f,b30s,y10c,r10t,b20s,b40t,g30f,r30t,g0,b10m,n10f,b0,b20c,y20t,r40s,r40f,b30m,r20t,y10f,n0,r30f,y10m,g20m,y40t,r20m,y20m,n30s,n10m,r10f,g20c,r40m,r30m,n20f,n20m,g10c,r0,n40m,b20f,g10m,n20s,n10t,y40s,b10f,y30m,b10s,r20s,b40f,b0,b20t,b10c,g40s,r0,n30t,n0,g40c,r20c,y30c,b40c,b30c,n40t,g40m,n10s
! first b
b place y30f 1,1
c place r30c 0,0
a place r10c 2,0
b place r10s 5,1
b take 1,1
c take 0,1
a take 2,1
b take 5,1
c place g30t -1,0
a place y0 1,-1
b place g20t -1,-1
c place n30f -1,1
a place y30s 0,1
b place y40f 1,1
c place g40f 3,1
a place n40s 4,0
a take 1,0
b take 0,0
c take 3,0
a take 4,0
b place g0 0,-1
c place g30m 0,0
a place r40t 2,1
b place g10t 3,0
c place y10c 2,-1
a place r10t 3,-1
b place b40m 2,2
c place b40t 2,3
c take 2,3
a take 2,-1
b take 2,1
c take 2,2
a place g20f 4,0
b place r30t 3,-2
c place n20c -1,-2
a place g30f -1,2
a take -1,1
b take -1,-2
c take -1,-1
a take -1,0
b place n10f 2,1
c place g30s -1,1
c take -1,1
a take 1,1
b take 2,1
c take 3,1
a take 4,1
a place y20f -1,1
b place y20t 4,-1
c place b0 0,-2
a place n30c 0,2
b place y0 0,-3
b take 0,1
c take 0,-3
a take 0,2
b take 0,-2
c take 0,-1
c place g0 0,-1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 29
from 2 11 41
choice c take 1,2
best 0.639 240.3 take 1,2
tried 0.510 195.8 take 2,2
why ! card_lower M-11.2,M-11.3 -30 20
tried 0.402 211.4 take 4,2
why - card_lower M-11.2,M-11.3 -20 20
tried 0.402 211.3 take 0,2
why - card_lower M-11.2,M-11.3 -20 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10f,n40s,n30s,b40c,y40s,b20c,g40m,b10s,r40m,n20f,g40c,r30f,y30s,n40t,b30c,b20s,n20s,n30f,g10c,n20c,b40t,r10c,r30c,r40t,y0,r40f,g30s,n30t,b30t,r30m,r20t,y40f,y10t,g20c,g10m,y30f,r20c,b30s,y20s,g30f,n10s,y10f,g20m,g10t,y30c,y10c,g30t,n0,b20f,n10m,g0,g20t,n0,b30m,r40s,y10m,r10s,b0,r20s,r0,r10f,r20m,b10c,n10t,n20m,y0,g0,g30m,b10m,r10t,n40m,b20t,y20t,n30c,y20m,g40s,r30t,g40f,g20f,n10f,y40c,y20f,b40m,b0,y40t,b40f,g10s,n40c,r0,y30m
! first b
b place r40m 4,0
c place n20f 1,1
a place b10s -1,1
a take 4,1
b take 1,1
c take -1,1
a take 0,1
b place n30f 1,1
c place b20s 2,0
a place n20c 3,1
b place r30f 5,0
c place r10c 4,1
a place g40c 0,0
b place b30c 0,1
c place g40m 0,-1
a place r40f 1,-1
b place r40t 5,1
c place g10c 0,-2
a place r30c 1,-2
b place r30m 1,-3
b take 1,-1
c take 1,0
a take 1,-3
b take 1,-2
c place y30s 0,2
a place n20s 1,2
b place g30s 1,0
c place g20c 0,-3
c take 0,0
a take 0,2
b take 0,1
c take 0,-3
a take 0,-2
a place g10m 0,0
b place b40t 5,2
c place r20t 4,2
a place b30s 2,2
b place y20s 0,2
b take 5,2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 30
from 2 13 51
choice a take 0,0
best 0.236 171.4 take 0,0
tried 0.114 145.3 take 4,0
why ! card_lower M-11.2,M-11.3 -40 -10
tried 0.114 145.3 take 3,0
why - card_lower M-11.2,M-11.3 -40 -10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n0,y40s,y20f,n40s,r30c,g10c,y0,r20t,r30t,n20c,y40t,b0,b40t,r0,g30f,y0,g20t,b30c,g10s,g40c,r10f,g0,b30s,b20c,r40s,n10f,g30s,g30m,b30t,y30c,b10m,y10c,g10m,r40t,r20s,n20f,y30f,y10f,r30m,n20s,n40t,y10m,r40f,y20m,b30m,n0,g40s,b20f,n10t,y10t,g20c,n10s,b0,n10m,r20m,b10f,n30c,n30t,g40m,r30f,y40c,n20m,n30s,g0,r40m,g40f,n40c,b40c,g10t,r10t,g20m,y30m,b40m,r10c,g30t,y30s,r20c,y20t,n30f,y20s,n40m,b10s,b10c,b40f,r0,r10s,b20t,g20f,b20s,y40f
! first a
a place b0 -1,1
b place y0 1,1
b take 4,1
c take -1,1
a take 0,1
b take 1,1
c place y40t 2,0
a place r30t 2,-1
b place b40t 1,-1
c place r0 2,-2
a place b30c 0,-1
b place n20c 3,1
c place b30s 0,0
a place g10c -1,-1
b place r40s 4,0
b take 4,0
c take 1,0
a take 2,0
b take 0,0
c place r20t 1,-2
a place g30s 3,-1
b place g10s 4,-1
b take 2,-1
c take 1,-1
a take -1,-1
b take 0,-1
c take 4,-1
c place n10f 2,0
a place b20c 0,-2
b place g0 3,-2
c place b30t -1,-2
a place g10m 1,0
b place b10m 0,0
c place y10c 0,-1
a place n20f 3,2
a take 3,-2
b take 3,1
c take 3,2
a take 3,-1
b place y30f -1,-1
c place r20s 3,1
a place r10f 1,-1
b place y0 3,-2
b take -1,-2
c take 0,-2
a take 3,-2
b take 1,-2
c place n40t 4,0
c take 2,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 31
from 2 14 61
choice a place g20c 4,-3
best 0.253 157.6 place g20c 4,-3
tried 0.115 145.4 place g20c 3,-1
why ! scoring_missed M-8.1,M-9.3 50
tried 0.109 136.9 place g20c 2,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.107 139.6 place g20c 3,-3
why - scoring_missed M-8.1,M-9.3 50
tried 0.077 128.6 place g20c 1,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.072 127.7 place g20c 1,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.070 124.7 place n40t 3,0
why - scoring_missed M-8.1,M-9.3 50
tried 0.067 124.3 place g20c 4,2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 40
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30m,n30t,r30m,y20f,g30t,n30s,g10c,y30c,b20f,b20t,r40f,g40f,r10t,n10t,n0,y10t,n10f,r30c,n20s,b0,y20t,y40s,b40t,y40f,b30s,r10f,b30m,r10c,g20m,n20m,n10s,y30f,y0,n40s,y10m,g10t,y40c,b10s,n30c,b40c,g40s,g40m,y0,g20c,b40f,g20t,n40t,r30t,b30t,y30s,g10s,b20c,n40m,n20f,n0,b0,r40s,r40t,g30f,r20t,g40c,r20c,g0,r30f,r20s,y20m,g0,y10c,y20s,r20m,y10f,g10m,g30s,y30m,b10m,b10f,r0,r40m,g20f,b20s,r10s,n40c,b30c,r0,n20c,b40m,b10c,n30f,y40t,n10m
! first b
b place n30s 1,1
c place y10t 4,0
a place y30c 3,1
b place r30c 0,0
c place r10t 5,0
c take 0,0
a take 4,0
b take 1,0
c take 5,0
a place r40f 2,0
b place y20t 4,0
c place y40s 1,0
a place b40t 5,1
b place b20f 5,0
c place b30s 0,0
a place b0 5,-1
b place n0 1,2
c place b20t 4,-1
a place g20m 3,-1
b place g40f 2,-1
c place g10c 3,-2
a place y30f 3,2
a take 3,1
b take 3,2
c take 3,0
a take 3,-1
b place y40f 1,-1
c place n40s 0,-1
a place n10t 4,-2
b place g10t 3,-1
c place y40c 2,-2
a place y10m 1,-2
b place y0 1,3
b take 1,-1
c take 1,0
a take 1,3
b take 1,1
c take 1,2
c place b40c 2,-3
c take 2,-2
a take 2,-1
b take 2,1
c take 2,0
a place b10s 2,-2
b place n20m 0,-2
c place n10s 1,-1
c take 5,-1
a take 1,-1
b take 3,-1
a place g40s 0,2
b place b40f 5,-1
c place r10c 1,-3
a place n10f 5,-2
a take 1,-2
b take 4,-2
c take 5,-2
a take 2,-2
b place n30c 0,-3
c place g20t 4,-2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 32
from 2 15 67
choice c take 0,1
best 0.363 264.6 take 0,1
tried 0.267 254.6 take 1,1
why - card_lower M-11.2,M-11.3 10 20
tried 0.139 231.6 take 5,1
why - card_lower M-11.2,M-11.3 -20 20
tried 0.109 222.6 take 3,1
why ! card_lower M-11.2,M-11.3 -30 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n40t,n10f,r30c,b40c,g30f,r10s,y40t,b20t,y20f,b40m,r40m,y20m,r10c,n20c,y40c,g40s,b40t,n40m,g40c,r30m,y30c,r0,y30m,g20c,r10t,r10f,g40m,n20f,y10c,b20f,y10f,g10s,g40f,b10f,r20c,r30t,n0,b10s,r20s,r40s,n40s,b20s,g20f,n30f,n20s,n40c,g0,g30m,n10m,b30m,r0,n10t,n20m,g30s,r40f,g10m,y10t,y10m,g30t,n0,g20t,r30f,y20t,b20c,y0,r20m,n30t,y40s,y0,b30c,r40t,b30t,n30c,b10m,n30s,y30f,b30s,y20s,g20m,b0,y30s,b0,n10s,y40f,b10c,r20t,b40f,g0,g10c,g10t
! first c
c place r10s 1,-1
a place r10c 2,0
b place n20c 1,1
c place n40m -1,1
c take -1,1
a take 0,1
b take 4,1
c take 2,1
a place g40c 2,1
b place r40m 2,-1
c place y30c 3,1
a place b40m 3,-1
b place y30m 4,1
c place y40c 4,0
a place y40t 5,0
a take 1,0
b take 5,0
c take 2,0
a take 3,0
b place r30m 5,1
b take 4,1
c take 1,1
a take 5,1
b take 2,1
c place y20m 3,0
a place g40s 4,-1
b place y10c 4,1
c place g40m 2,0
a place r10t 0,-1
a take 2,-1
b take 4,-1
c take 0,-1
a take 3,-1
b place g10s 1,0
c place g20c 2,1
a place r0 0,-1
b place r10f 0,0
c place g40f 1,1
a place n20f 0,1
b place b10s 1,-2
c place r20s 0,-2
a place r40s 0,-3
a take 0,-3
b take 0,-1
c take 0,-2
a take 0,0
b place n40s 0,0
c place b20s 0,-1
a place b10f 0,-2
b place n30f -1,1
b take 1,1
c take 0,1
a take -1,1
b take 2,1
c take 4,1
c place y20f 4,1
a place n40c 2,1
b place r20c 2,2
c place r30t 3,2
a place n10m 1,1
b place b20t 4,2
c place n20s 0,1
a place g20f 5,1
a take 2,1
b take 4,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 33
from 2 16 61
choice c take 2,1
best 0.826 201.6 take 2,1
tried 0.510 167.7 take 3,1
why - card_lower M-11.2,M-11.3 -20 20
tried 0.365 164.6 take 1,1
why ! card_lower M-11.2,M-11.3 -30 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30m,n20m,g20f,b10m,y0,n0,r20c,r40s,g10m,b40t,y30m,r20t,g20m,r30c,g30m,g0,r20m,b20s,y20t,r40f,b0,g30s,y10t,r0,n30f,y40t,g20c,b20c,n30t,r20s,b0,g30f,g10c,n10s,b10c,r40m,n10t,r30f,b40m,b40f,n20s,y0,y20m,n30s,b40c,b20f,r10s,g40m,y30c,g10s,n10f,n20f,n10m,y10m,g30t,y40c,y10f,r10f,n40t,r10c,n40m,r10t,n30c,y40f,y20f,y10c,r40t,g40f,b10f,b30c,g40c,b20t,r30t,n0,n20c,y30f,g40s,y20s,r0,g20t,n40c,y40s,g0,y30s,b30m,g10t,b30t,n40s,b30s,b10s
! first b
b place r20t 1,1
c place g20m 2,0
a place r20m -1,1
a take 2,1
b take -1,1
c take 0,1
a take 1,1
b place n0 0,0
c place g0 -1,0
c take -1,0
a take 0,0
b take 1,0
c take 2,0
a place y30m 3,1
b place b0 4,0
c place g30s 3,2
a place y10t 5,1
b place r0 4,-1
c place b40t 5,0
a place r40s 5,-1
b place g20c 2,2
c place y20t 2,1
a place y40t 1,1
a take 1,1
b take 4,1
c take 3,1
a take 5,1
b place b20s 3,1
c place b0 3,-1
a place g30f 3,3
a take 3,2
b take 3,-1
c take 3,3
a take 3,0
b place r20s 3,2
c place b20c 3,0
a place b10c 4,1
b place g30m 1,2
c place r20c 2,0
a place r30c 4,2
b place b40m 6,0
b take 2,0
c take 4,0
a take 3,0
b take 6,0
c place n10t 5,1
a place n30t 1,1
b place g10c 5,2
c place y20m 0,2
a place n20s 2,3
b place g10m 5,3
b take 5,-1
c take 5,2
a take 5,3
b take 5,1
c place b20f 3,3
a place n30s 1,3
b place b40c 5,1
b take 5,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 34
from 2 19 47
choice b take 1,2
best 0.416 186.8 take 1,2
tried 0.334 178.2 take 1,3
why - card_lower M-11.2,M-11.3 10 20
tried 0.241 155.1 take 1,0
why ! card_lower M-11.2,M-11.3 -30 20
tried 0.204 173.4 take 1,1
why - card_lower M-11.2,M-11.3 -20 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20t,r30c,y30s,n40s,r10c,y30c,y20f,b30t,b40m,y40c,n10s,g10s,r10s,g20c,n0,g40f,n30s,r0,y40f,g0,r40m,b40t,y20m,b40c,b0,r30t,g40s,b10s,b20f,b0,y20s,b20t,y0,y30m,g0,r20s,r40t,g10m,n0,g10t,b10f,g20f,r0,y10t,g30m,n30f,n20s,y40t,g20t,r40s,y10m,r20t,n40m,n30t,r10f,n40t,r10t,g20m,g10c,n10m,n40c,y10f,n20f,r30m,y10c,b10m,r20m,g40c,r40f,g30s,b30m,n10t,n10f,r30f,b40f,n20m,y40s,b30c,n30c,b10c,b20s,y0,g30f,r20c,y30f,b20c,b30s,n20c,g30t,g40m
! first b
b place y30c 1,1
c place r10s 3,1
c take 1,1
a take 0,1
b take 3,1
c take 4,1
a place n30s 2,0
b place g10s 3,1
c place y40c 1,1
a place g0 3,2
b place r40m 1,2
c place y20f 0,1
a place n10s 4,1
a take 1,1
b take 2,1
c take 3,1
b place n0 3,1
c place y40f 0,2
a place g20c 0,0
b place g40s 4,0
b take 4,0
c take 3,0
a take 0,0
c place g40f 2,2
a place b30t 1,-1
b place b40m 1,-2
c place b40t 1,-3
c take 1,-3
a take 1,2
b take 1,-2
c take 1,-1
a place b20f 1,2
b place b40c -1,2
c place y30m 0,0
a place b20t -1,1
b place r20s 1,1
c place y20s -1,0
a place g10m 4,2
b place n0 3,0
c place g10t 2,3
a place g0 3,3
b place g20f 4,3
c place b10s 1,3
a place r30t 1,-1
a take 1,-1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 35
from 2 19 91
choice b place n10m 2,4
best 0.500 210.0 place n10m 2,4
tried 0.250 210.0 place n10m 4,0
why ! scoring_given M-8.7,M-9.4 10 40
tried 0.000 190.0 place n10m 3,-1
why - scoring_given M-8.7,M-9.4 -10 40
proof 10 4 40
found gentle:2/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20t,r30c,y30s,n40s,r10c,y30c,y20f,b30t,b40m,y40c,n10s,g10s,r10s,g20c,n0,g40f,n30s,r0,y40f,g0,r40m,b40t,y20m,b40c,b0,r30t,g40s,b10s,b20f,b0,y20s,b20t,y0,y30m,g0,r20s,r40t,g10m,n0,g10t,b10f,g20f,r0,y10t,g30m,n30f,n20s,y40t,g20t,r40s,y10m,r20t,n40m,n30t,r10f,n40t,r10t,g20m,g10c,n10m,n40c,y10f,n20f,r30m,y10c,b10m,r20m,g40c,r40f,g30s,b30m,n10t,n10f,r30f,b40f,n20m,y40s,b30c,n30c,b10c,b20s,y0,g30f,r20c,y30f,b20c,b30s,n20c,g30t,g40m
! first b
b place y30c 1,1
c place r10s 3,1
c take 1,1
a take 0,1
b take 3,1
c take 4,1
a place n30s 2,0
b place g10s 3,1
c place y40c 1,1
a place g0 3,2
b place r40m 1,2
c place y20f 0,1
a place n10s 4,1
a take 1,1
b take 2,1
c take 3,1
b place n0 3,1
c place y40f 0,2
a place g20c 0,0
b place g40s 4,0
b take 4,0
c take 3,0
a take 0,0
c place g40f 2,2
a place b30t 1,-1
b place b40m 1,-2
c place b40t 1,-3
c take 1,-3
a take 1,2
b take 1,-2
c take 1,-1
a place b20f 1,2
b place b40c -1,2
c place y30m 0,0
a place b20t -1,1
b place r20s 1,1
c place y20s -1,0
a place g10m 4,2
b place n0 3,0
c place g10t 2,3
a place g0 3,3
b place g20f 4,3
c place b10s 1,3
a place r30t 1,-1
a take 1,-1
b take 1,2
c take 1,3
a take 1,0
b place g30m 4,4
c place r40t 1,2
a place y10t 1,3
b place y40t 0,3
b take 0,3
c take 3,3
a take 1,3
b take 2,3
c place g20t 3,3
a place y20m 3,4
b place b0 3,-1
b take 3,4
c take 3,-1
a take 3,0
b take 3,3
c take 3,1
c place b0 -1,3
a place r40s 2,1
a take 0,1
b take -1,1
c take 4,1
a take 2,1
b place y0 0,3
c place r0 1,3
a place n20s -1,-1
b place r0 -1,4
b take -1,2
c take -1,-1
a take -1,0
b take -1,3
c place g20m 3,3
a place g10c 3,4
b place r10t 4,1
c place n30f -1,0
a place n40t -1,-1
b place n30t 0,-1
c place r20t 1,-1
a place b10f -1,1
b place y10m -1,2
c place r10f 1,4
a place n40m 3,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 36
from 2 20 78
choice c take 1,1
best 0.500 200.0 take 1,1
tried 0.500 130.0 take -1,1
why ! card_lower M-11.2,M-11.3 -40 30
tried 0.500 170.0 take 2,1
why - card_lower M-11.2,M-11.3 0 30
tried 0.500 170.0 take 3,1
why - card_lower M-11.2,M-11.3 0 30
tried 0.500 160.0 take 4,1
why - card_lower M-11.2,M-11.3 -10 30
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10c,b40m,g40m,n0,n20m,b30t,y0,g30f,r20s,n10f,g0,b20t,g30t,b10s,b40c,r30f,g30m,b20s,y40s,b40f,r10c,y40f,b20f,y40t,y10f,g0,r40t,n40m,y20f,g10c,n30c,r0,n20f,y20m,y30f,n40t,b10m,n10s,g40f,b20c,n10m,n30t,b40t,n20s,r10s,r20t,g40c,g10t,g10m,y0,r40m,g40s,n40c,y20t,y30m,r20c,n10t,n30s,r40f,g30s,y40c,r20m,r30m,y10t,b0,b30s,r0,n0,y10c,y10m,r30c,g20c,g20t,g10s,n40s,b10f,y30c,n30f,r30t,b30c,y20s,r10t,b0,r10f,n20c,b30m,g20f,g20m,r40s,y30s
! first c
c place b40c 1,1
a place n10f 4,0
b place b10s -1,1
b take 1,1
c take 4,1
a take -1,1
b take 0,1
c place b20t 1,-1
a place y40s 1,1
b place g0 3,1
c place r20s 2,-1
a place y40f 4,-1
b place g30f 4,1
c place y40t 0,1
c take 2,1
a take 0,1
b take 4,1
c take 3,1
a place y10f 1,2
b place g0 3,1
c place r10c 1,3
a place y0 2,1
b place b20f 1,-2
b take 1,0
c take 1,1
a take 1,-2
b take 1,-1
c take 1,3
c place g10c 4,1
a place r30f 0,2
b place r0 2,0
c place n20f 3,-1
a place y20m 2,2
b place g30m 3,2
c place b30t -1,2
a place g30t 4,2
a take -1,2
b take 3,2
c take 2,2
a take 4,2
b take 0,2
b place y30f 1,1
c place g40f 0,1
a place n40m -1,1
b place b40f 0,2
c place r40t -1,2
a place b10m -1,0
b place y20f 2,2
c place b20s -1,-1
a place b20c 0,-1
a take 4,-1
b take -1,-1
c take 0,-1
a take 2,-1
b place n20s 4,-1
c place g10t 0,0
a place r20t 2,-1
b place y0 3,2
c place n40t 2,-2
a place b40t 0,3
b place g40c -1,3
c place n30t 0,-1
a place n30c 1,-2
b place n10m -1,-1
b take -1,3
c take -1,1
a take -1,0
b take -1,-1
c place n10t 1,-1
c take 0,-1
a take 1,-1
b take 2,-1
c take 4,-1
a place g40s -1,0
b place r40f -1,1
b take 0,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 37
from 2 22 52
choice a take 1,0
best 0.952 314.5 take 1,0
tried 0.899 272.9 take 1,1
why - card_lower M-11.2,M-11.3 -20 20
tried 0.833 255.0 take 1,3
why ! card_lower M-11.2,M-11.3 -40 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y30s,b40t,g30s,n10m,b30c,y20s,b30s,g0,b0,r10f,y40t,g20m,r10s,g10t,b20t,b30t,n20c,r40s,n40c,y30f,r10t,r20m,n10s,r30m,y40s,n20s,b10f,r30c,r0,n20m,n40m,y20f,b40c,g40f,r30f,r20c,r40m,r20t,b10s,y40f,r10c,b20f,g10s,n40s,y20m,g40c,n30s,r40t,r0,y20t,g30f,b10m,r40f,b30m,g30t,g40s,g20t,y40c,g40m,y10m,b40f,y0,g30m,n30t,y30c,g10m,r30t,b10c,n10f,g10c,n30c,b20s,b0,y30m,g20c,n10t,n30f,b20c,n20f,n0,n0,g0,y0,r20s,b40m,y10f,g20f,n40t,y10t,y10c
! first b
b place b0 1,-1
c place b30t 1,1
a place g10t 2,0
b place y20s -1,1
b take -1,1
c take 0,1
a take 1,1
b take 2,1
c place n40c 4,0
a place n20c 5,0
a take 1,0
b take 4,0
c take 5,0
b place b20t 1,0
c place b30s 5,1
a place g0 2,-1
b place r30m 3,1
c place r10f 2,1
a place n20s 6,1
b place g20m 3,-1
c place r20m 1,1
a place r0 3,2
b place n20m 3,-2
b take 3,-2
c take 3,0
a take 3,1
b take 3,-1
c place r30c 3,1
c take 6,1
a take 3,1
b take 1,1
c take 5,1
a take 4,1
a place y20f 1,1
b place r40s 2,2
c place y40s 2,3
c take 2,1
a take 2,-1
b take 2,0
c take 2,3
a place r30f 1,2
b place r20c 2,1
c place r10s 3,1
a place r20t 2,0
b place r10t 3,0
c place y40f 1,3
a place y30f 1,4
a take 1,2
b take 1,-1
c take 1,4
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 38
from 2 22 22
choice c place r20m 1,1
best 0.567 201.2 place r20m 1,1
tried 0.463 186.4 place r20m 6,2
why - tokens_left M-6.1 0 1
tried 0.432 183.5 place r30c 5,2
why - tokens_left M-6.1 0 1
tried 0.431 184.1 place y40s 5,2
why ! tokens_left M-6.1 0 1
tried 0.427 187.2 place r20m 2,2
why - line_opened M-8.1,M-9.3 81
tried 0.425 189.1 place r10s 2,2
why - line_opened M-8.1,M-9.3 78
tried 0.416 184.6 place y40s 6,0
why - tokens_left M-6.1 0 1
tried 0.399 180.8 place r20m 3,-2
why - line_opened M-8.1,M-9.3 62
proof 10 4 40
found gentle:4/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y30s,b40t,g30s,n10m,b30c,y20s,b30s,g0,b0,r10f,y40t,g20m,r10s,g10t,b20t,b30t,n20c,r40s,n40c,y30f,r10t,r20m,n10s,r30m,y40s,n20s,b10f,r30c,r0,n20m,n40m,y20f,b40c,g40f,r30f,r20c,r40m,r20t,b10s,y40f,r10c,b20f,g10s,n40s,y20m,g40c,n30s,r40t,r0,y20t,g30f,b10m,r40f,b30m,g30t,g40s,g20t,y40c,g40m,y10m,b40f,y0,g30m,n30t,y30c,g10m,r30t,b10c,n10f,g10c,n30c,b20s,b0,y30m,g20c,n10t,n30f,b20c,n20f,n0,n0,g0,y0,r20s,b40m,y10f,g20f,n40t,y10t,y10c
! first b
b place b0 1,-1
c place b30t 1,1
a place g10t 2,0
b place y20s -1,1
b take -1,1
c take 0,1
a take 1,1
b take 2,1
c place n40c 4,0
a place n20c 5,0
a take 1,0
b take 4,0
c take 5,0
b place b20t 1,0
c place b30s 5,1
a place g0 2,-1
b place r30m 3,1
c place r10f 2,1
a place n20s 6,1
b place g20m 3,-1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 39
from 2 23 64
choice a take 2,0
best 0.877 258.9 take 2,0
tried 0.687 224.4 take 2,2
why - card_lower M-11.2,M-11.3 -20 20
tried 0.435 212.5 take 2,4
why ! card_lower M-11.2,M-11.3 -40 20
tried 0.375 210.2 take 2,5
why - card_lower M-11.2,M-11.3 -30 20
tried 0.286 205.0 take 2,3
why - card_lower M-11.2,M-11.3 -40 20
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r10f,y10c,y20f,g40s,y30c,r40s,r0,g10m,g10t,r10t,r20m,r0,n20s,b30t,r30t,y30f,n20m,n40s,b40c,y10m,y0,b40m,r30m,g30f,r30c,g30m,g30s,n0,r10c,r10s,g20c,y40t,g30t,b20t,n30t,b0,n10f,b20f,n30c,g20f,b10c,g10s,r20c,r20s,y10f,n30f,n40m,b30c,b10m,r40f,g0,y20t,y20s,r30f,y30m,n40t,y0,y40f,r40m,n30s,b20s,y40c,n40c,y30s,b10s,r20t,n20c,b0,b30m,y40s,n20f,r40t,g40m,g20m,n10s,y20m,b10f,g40c,g0,g20t,b20c,n0,n10t,n10m,b40f,b40t,y10t,g10c,b30s,g40f
! first a
a place g10t 0,0
b place y30f 1,1
c place n20m 2,2
a place r0 -1,1
b place r10t -1,0
c place y10m 1,2
a place n40s 2,3
b place b40c 4,0
c place r20m 0,2
a place g30f 3,1
b place r0 -1,2
c place g30m 3,2
a place g30s 4,2
a take 3,2
b take 4,2
c take 0,2
a take 2,2
b take -1,2
b place b40m 1,3
c place r10c 1,-1
c take 1,1
a take 1,3
b take 1,-1
c take 1,0
a place r10s 0,2
b place r30c -1,2
c place y40t 2,2
a place g30t 1,0
a take 3,0
b take 0,0
c take -1,0
a take 4,0
b place g20c 2,0
c place b30t 3,2
a place r30t 0,0
b place n10f 1,3
c place n30t 4,2
c take 0,2
a take 3,2
b take -1,2
c take 2,2
a take 4,2
a place r40s -1,0
b place g20f 3,0
b take -1,0
c take 0,0
a take 1,0
b take 3,0
c place b10c 0,2
a place b0 -1,2
b place r20c 1,0
c place r20s 0,0
a place y10f 0,3
b place n30f 1,4
c place n40m 2,4
a place y0 -1,3
b place n0 1,5
c place g10m 3,0
a place n30c 2,5
b place n20s 3,5
c place y20s 2,2
c take 2,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 40
from 2 24 22
choice c take 1,1
best 0.661 230.4 take 1,1
tried 0.581 217.1 take 2,1
why - card_lower M-11.2,M-11.3 -10 10
tried 0.448 206.6 take 5,1
why ! card_lower M-11.2,M-11.3 -30 10
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30s,b30c,g10c,g0,y10t,n20m,g20f,g10s,r40t,b0,g30m,y0,b30m,n20f,r30m,n40s,y40c,r10f,n30f,r0,r10c,b30s,g10m,b40m,b30t,n40m,n40t,n10m,n20s,y30m,g20t,b10f,g20c,r40m,g40m,y0,n40c,g40f,y10f,b20t,b20c,r20c,g20m,y40f,b10m,n30t,y30f,b20s,y20s,n10s,r40s,g30f,b40f,y40s,y30s,r40f,b20f,y10m,y20f,y20m,y20t,r20t,r30c,n10f,n10t,r30t,r20m,g30t,r10t,y10c,g10t,g40c,n30c,r20s,b10s,b0,y30c,g40s,y40t,b40c,b40t,r30f,r0,g0,n30s,b10c,n20c,n0,r10s,n0
! first a
a place r30m 0,0
b place n40s -1,1
c place g10s 3,1
c take -1,1
a take 0,1
b take 3,1
c take 4,1
a place r40t -1,0
b place b0 4,0
b take -1,0
c take 0,0
a take 1,0
b take 4,0
c place g30m 3,1
a place r10f 1,1
b place g20f 2,0
c place g10m 1,0
a place b40m 4,1
b place b30m 5,1
b take 3,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 41
from 2 25 63
choice b take 0,-1
best 0.968 263.5 take 0,-1
tried 0.737 226.9 take 0,0
why - card_lower M-11.2,M-11.3 0 40
tried 0.737 226.9 take 0,1
why - card_lower M-11.2,M-11.3 0 40
tried 0.737 226.9 take 0,2
why - card_lower M-11.2,M-11.3 0 40
tried 0.690 246.5 take 0,3
why ! card_lower M-11.2,M-11.3 0 40
proof 10 4 40
found gentle:2/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r0,g30t,r0,y20t,g0,y40c,b0,r10c,n20f,r20s,b10f,b10s,g10s,b10m,g20f,b40f,b40m,y0,y30m,y30s,g40s,n30t,n30f,b0,g20c,b30m,b30s,r40f,y10m,y30f,y20s,g10t,n10f,r30m,r10s,y40s,y20f,r20c,y10t,g20m,n40m,b20c,b40c,n40t,y40t,n0,y10c,n0,g0,r10t,g40f,b30t,r30f,r20m,n20m,n10m,g10c,n40c,n40s,n30c,y0,n10s,b40t,y20m,g20t,r20t,n10t,y10f,b10c,n20c,b20s,y30c,r30c,n30s,g30f,b20f,b30c,g30m,g10m,r30t,g40c,n20s,g40m,r10f,r40t,y40f,b20t,r40s,r40m,g30s
! first b
b place g20f 4,0
c place b40f 4,-1
a place b10m 4,-2
b place y0 3,1
c place b0 4,2
c take 4,0
a take 4,1
b take 4,2
c take 4,-2
a place b10f 4,-2
b place n20f 4,0
c place g10s 1,-1
a place b40m 3,-2
b place y40c 3,-1
c place g20c 2,-1
a place b30m 3,-3
a take 3,-2
b take 3,-1
c take 3,-3
a take 3,0
b place g40s 3,-1
c place r40f 5,-1
c take 4,-1
a take 3,-1
b take 2,-1
c take 1,-1
a place n30f 4,-1
b place y30f 5,0
c place y20s 3,0
a place r10c 5,-2
b place b30s 3,-1
c place r30m 1,1
a place r10s 3,-2
b place y40s 3,2
c place r20s 3,-3
c take 3,-1
a take 3,2
b take 3,0
c take 3,-2
a take 3,-3
a place g10t 1,-1
b place b0 3,-2
c place y20f 3,0
a place n40m 1,2
b place y10t 2,-1
c place b40c 1,3
a place y30s 3,2
b place n10f 1,-2
c place n0 0,2
a place n40t 0,3
b place b10s 2,-2
c place g0 0,0
a place r20c 2,3
b place g40f 0,-1
c place y30m 4,2
a place y10m 5,2
a take 3,2
b take 5,2
c take 0,2
a take 4,2
b place n0 0,2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 42
from 2 27 81
choice b place g0 -1,0
best 0.750 250.0 place g0 -1,0
tried 0.471 242.3 place g0 0,1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.388 243.4 place g0 0,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.349 240.3 place g20t 4,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.279 236.6 place g30t 3,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.218 227.0 place g20t 0,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.214 223.4 place g0 0,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.149 225.4 place g20t 2,-1
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 40
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40s,g20m,r30m,b40c,b20f,b40t,n20f,y20m,n40s,y10t,g10t,n40c,g10s,y40s,r40t,r30t,b30m,g20f,r40f,y20f,r20s,g30s,n20m,b20c,g0,n30t,r30c,r10f,r10t,y30f,n10t,b10f,b10s,y20t,r40s,g40m,b30t,n10m,n40m,y10c,n10s,n0,g0,g20c,g10m,g10c,b40f,g40c,y0,r20m,n20c,y30s,y40t,y40f,g20t,y10m,b20t,g30t,r40m,b30c,y30c,n0,r30f,b0,r10c,r0,n30c,y0,n30f,b20s,g30f,r10s,b30s,n30s,y40c,r0,b0,y10f,y20s,r20c,n20s,b40m,r20t,n40t,b10m,g40f,b10c,n10f,g30m,y30m
! first a
a place b40t 4,0
b place g10s 0,0
c place g10t -1,0
c take 4,0
a take -1,0
b take 0,0
a place g20f 0,0
b place r40f 3,1
c place b30m 2,0
a place n40s -1,1
a take 0,1
b take -1,1
c take 3,1
a take 2,1
b place n20f -1,0
b take -1,0
c take 0,0
a take 1,0
b take 2,0
c place y20m 4,2
a place b20c 3,1
b place y10t 4,3
c place n20m 3,2
a place r30c 2,0
b place r10f 2,-1
c place n30t 3,3
a place r40t 3,-1
b place n10t 3,4
b take 3,0
c take 3,-1
a take 3,4
b take 3,3
c take 3,2
c place y20f 3,2
a place n40c 2,1
b place y20t 3,3
c place y40s 2,2
a place r20s 2,3
b place b30t 3,0
c place r40s 2,4
c take 2,4
a take 2,0
b take 2,1
c take 2,3
a take 2,-1
a place b10s 2,1
b place y10c 2,3
c place r10t 2,0
a place y30f 4,0
b place r30t 4,4
c place n10m 1,0
a place g10m 1,1
b place g30s 1,2
c place b40f 5,1
c take 5,1
a take 1,1
b take 3,1
c take 4,1
a place g40c 1,3
b place g10c 1,1
c place b10f 3,1
a place g40m 0,3
a take 0,3
b take 2,3
c take 4,3
a take 1,3
b place y30s 4,3
c place y40t 3,4
c take 3,1
a take 3,2
b take 3,4
a place y40f 4,1
a take 4,4
b take 4,2
c take 4,0
a take 4,3
b place y0 3,2
c place y10m 2,3
a place n0 0,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 43
from 2 29 60
choice b take 2,3 | take 2,-2 | take 2,-1
best 0.452 270.0 take 2,3
tried 0.207 208.8 take 2,0
why - card_lower M-11.2,M-11.3 -10 30
tried 0.153 195.9 take 2,1
why - card_lower M-11.2,M-11.3 -30 30
tried 0.124 186.5 take 2,2
why ! card_lower M-11.2,M-11.3 -40 30
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:7/8 fierce:8/8
---
! shuffle y40c,b40f,b30m,n30t,r30m,n10t,g0,b30c,r0,b0,y30f,r0,g10s,r30c,y40f,b10c,g30m,n40m,r10t,n30f,n10m,g30s,b10f,y30m,b10m,n40s,r10c,n20c,b40t,n40t,b30s,r40t,b30t,b20t,n0,r30t,g40c,n10s,r10f,n20m,n20f,r20c,r20m,g30t,g40f,b40m,g20t,n30s,n30c,n40c,y20m,y20f,y30s,b20s,g10m,y0,g30f,g40m,y10c,r20s,r40m,n0,y10f,g10t,y40s,g10c,g40s,r10s,b20c,g20c,b0,y20s,r30f,y10m,n10f,b40c,g20m,y20t,g20f,b10s,r40s,b20f,g0,y30c,n20s,r20t,y10t,r40f,y0,y40t
! first c
c place y40f 0,0
a place b10c 1,1
b place b30c 3,1
b take 0,1
c take 3,1
a take 4,1
b take 1,1
c place n40m 2,0
a place b0 1,1
b place g30m 3,1
c place n10t 4,0
c take 1,0
a take 0,0
b take 2,0
c take 3,0
a place g10s 3,0
b place n30f 4,1
c place r0 0,1
c take 4,1
a take 0,1
b take 3,1
c take 1,1
a place g30s 2,0
b place b10f 3,1
c place r10c 4,1
a place g0 1,0
b place n40s 5,0
c place n40t 6,0
c take 6,0
a take 1,0
b take 5,0
c take 4,0
a take 3,0
a place b30s 3,0
b place r30c 4,0
c place r0 4,-1
a place n20c 4,2
b place n0 4,-2
b take 4,2
c take 4,-2
a take 4,0
b take 4,-1
c place r30t 4,0
a place g40c 1,0
b place r40t 5,0
b take 1,0
c take 3,0
a take 5,0
b take 2,0
c place b30t 3,0
a place b10m 2,0
b place b40t 2,2
c place r20c 4,-1
a place b20t 3,-1
b place g30t 2,3
c place g40f 3,2
a place n20m 2,-1
b place n20f 2,-2
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 44
from 2 29 19
choice c place r0 0,1
best 0.824 263.4 place r0 0,1
tried 0.692 251.7 place n10m 2,0
why - scoring_missed M-8.1,M-9.3 60
tried 0.626 235.0 place r0 1,0
why ! scoring_missed M-8.1,M-9.3 60
tried 0.612 240.3 place y30m 4,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.601 235.8 place r0 1,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.574 235.1 place n10m 3,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.533 229.4 place n10m 4,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.449 221.5 place y30m 5,1
why - scoring_missed M-8.1,M-9.3 60
proof 10 4 40
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40c,b40f,b30m,n30t,r30m,n10t,g0,b30c,r0,b0,y30f,r0,g10s,r30c,y40f,b10c,g30m,n40m,r10t,n30f,n10m,g30s,b10f,y30m,b10m,n40s,r10c,n20c,b40t,n40t,b30s,r40t,b30t,b20t,n0,r30t,g40c,n10s,r10f,n20m,n20f,r20c,r20m,g30t,g40f,b40m,g20t,n30s,n30c,n40c,y20m,y20f,y30s,b20s,g10m,y0,g30f,g40m,y10c,r20s,r40m,n0,y10f,g10t,y40s,g10c,g40s,r10s,b20c,g20c,b0,y20s,r30f,y10m,n10f,b40c,g20m,y20t,g20f,b10s,r40s,b20f,g0,y30c,n20s,r20t,y10t,r40f,y0,y40t
! first c
c place y40f 0,0
a place b10c 1,1
b place b30c 3,1
b take 0,1
c take 3,1
a take 4,1
b take 1,1
c place n40m 2,0
a place b0 1,1
b place g30m 3,1
c place n10t 4,0
c take 1,0
a take 0,0
b take 2,0
c take 3,0
a place g10s 3,0
b place n30f 4,1
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 45
from 2 30 57
choice a take 2,1
best 0.357 179.4 take 2,1
tried 0.213 159.0 take 2,0
tried 0.104 102.6 take 2,-1
why - card_lower M-11.2,M-11.3 -30 30
tried 0.077 93.6 take 2,2
why ! card_lower M-11.2,M-11.3 -40 30
proof 10 4 40
found gentle:0/8 casual:5/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle y20f,n0,g30f,g10t,y10m,y40c,g0,n40s,n40m,r10c,b10m,b40m,b30c,b40t,y30c,b20t,y30s,n20f,r40m,r30c,b30m,g30m,y20m,b0,r40t,n20c,r20t,r10f,g40f,r40f,g30s,r0,n30t,n40c,y0,b40c,y20t,r20s,y30f,b10s,b10f,n10s,g10s,r10s,g10m,g30t,r30m,b20c,g20m,n10f,y40t,g40s,b30s,n40t,y30m,g40c,g10c,y10c,n0,g20f,g20t,b30t,g40m,g0,y40f,r10t,y0,n10m,y40s,n30s,b20f,r20m,y10t,g20c,n20m,r30f,r40s,n30f,r30t,n20s,y10f,r20c,b20s,b10c,r0,n30c,b0,y20s,n10t,b40f
! first a
a place b40m 4,2
b place g0 2,0
c place b10m 4,0
a place n20f 1,1
b place b30c 2,2
c place b40t 3,2
a place b30m 5,0
a take 5,0
b take 3,0
c take 4,0
a take 2,0
b place b20t 1,2
c place y20m 0,2
a place n40m 5,2
a take 4,2
b take 5,2
c take 2,2
a take 1,2
b take 0,2
b place r40m 4,2
c place n20c 0,0
a place y30c 4,0
b place r40t 3,3
c place r30c 4,3
a place r40f 2,2
b place r10c 2,3
c place g40f 1,2
a place y40c 1,3
b place n40c 1,4
b take 1,3
c take 1,0
a take 1,4
b take 1,1
c place y30s 4,4
a place b40c 4,-1
b place r10f 1,1
c place r20s 1,0
a place r20t -1,1
b place g30s 2,0
c place b10f 3,1
a place n30t -1,0
b place g10s 1,3
c place r10s 1,-1
c take 1,3
a take 1,2
b take 1,-1
c take 1,0
a place y30f 3,0
a take 2,0
b take -1,0
c take 4,0
a take 0,0
b place g30m 2,0
c place r30m 2,-1
c take 2,3
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 46
from 2 32 41
choice c take 4,3
best 0.393 187.1 take 4,3
tried 0.191 138.0 take 2,3
why ! card_lower M-11.2,M-11.3 -20 0
tried 0.188 146.1 take 5,3
why - card_lower M-11.2,M-11.3 -10 0
tried 0.188 146.1 take 6,3
why - card_lower M-11.2,M-11.3 -10 0
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n10t,g40m,n40m,n10m,b20c,r0,g20f,g20c,r20s,r30c,n20m,n30t,b30m,g30t,y30s,n40s,y20s,g20t,b0,g30m,b10c,n30f,r30t,y10c,r10c,r10t,y10f,g40c,n40t,b10s,y30f,n20c,r40t,n40c,n20s,b20f,g0,r30m,r40s,n30s,y20f,b30s,y30c,b40t,g40s,y0,g10s,r10f,y10t,r20c,b30t,g30s,r40m,b20t,g10c,n20f,n10f,n0,b40f,b0,g40f,g0,y30m,y10m,r40f,y20m,g10t,r10s,g10m,n30c,y40f,y40s,n0,y40t,y20t,g30f,b40m,y40c,g20m,r20m,r0,b30c,b40c,n10s,r30f,b10f,b10m,b20s,r20t,y0
! first b
b place r20s 4,2
c place b30m 2,0
a place n20m 3,1
b place n30t -1,1
b take 2,1
c take 4,1
a take -1,1
b take 0,1
c place g20f 3,2
a place y20s 4,1
b place r0 4,3
c place n40s 4,0
a place g30m 0,0
a take 4,0
b take 0,0
c take 1,0
a take 2,0
b place y10c 4,0
c place r30c 4,4
a place r30t 4,5
a take 4,2
b take 4,0
c take 4,1
a take 4,5
b take 4,4
b place b10c 2,0
c place b0 4,4
a place g20c 2,1
b place g20t 2,2
c place r10c 5,3
a place r10t 6,3
b place b10s 5,4
c place n30f 3,-1
a place n20c 2,-1
b place y10f 6,4
c place g0 4,2
a place n20s 2,3
b place r40t 7,3
b take 7,3
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 47
from 2 33 63
choice a take 1,0
best 0.956 255.6 take 1,0
tried 0.753 226.4 take -1,0
why - card_lower M-11.2,M-11.3 -30 0
tried 0.549 197.4 take 3,0
why ! card_lower M-11.2,M-11.3 -40 0
proof 10 4 40
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r0,g30m,n0,b40f,g0,b10s,g40c,g0,n0,b30s,g10t,r30t,g10c,r40t,b10f,y30c,y30m,b10c,r30c,b20s,r40m,y0,g20f,n10f,y20m,n40c,g20m,r40f,n30t,r20m,y20f,g40s,y0,y40s,b30c,n30f,r20s,r10f,n30s,y10c,n10m,b30m,b40m,b10m,g30f,g40f,y10t,n40m,y40t,n40s,r20t,n10s,n20f,g40m,b20t,r40s,n10t,g20c,y10m,r10c,r30f,g30t,y40c,n20m,n40t,y10f,b0,b30t,r10t,b40t,y40f,r10s,r20c,n20c,y30f,b20f,b0,g20t,n30c,y20t,g10m,b20c,y20s,r0,b40c,n20s,g10s,g30s,y30s,r30m
! first a
a place r30t 0,0
b place g40c 4,0
c place g0 1,1
a place b10f 3,-1
b place r30c -1,0
b take 4,0
c take -1,0
a take 0,0
b take 1,0
c place b20s 2,-1
a place r40m -1,1
b place g10c 4,2
c place g20f 4,0
a place n10f 4,-1
b place y30c 4,3
c place y30m -1,0
a place b10s 1,-1
b place y0 0,0
c place r40t -1,2
a place r20m 0,2
b place y20f 3,3
c place n30t -1,-1
a place g20m 1,2
b place b30s 4,4
c place n40c -1,3
a place n30f 3,4
b place r40f 0,3
c place r10f 0,4
c take 0,3
a take 0,2
b take 0,4
c take 0,0
a place n30s 0,-1
a take 0,-1
b take -1,-1
c take 4,-1
a take 1,-1
b take 3,-1
b place r20s 0,2
c place n10m 2,2
a place b10c 3,-1
b place y10c 3,2
b take -1,2
c take 2,2
a take 3,2
b take 1,2
c place g40s -1,2
a place y0 0,0
b place g40f 3,2
c place g10t 4,-1
a place n40m -1,4
a take -1,1
b take -1,2
c take -1,4
a take -1,3
b place y40s -1,2
c place n40s 2,0
a place n0 1,0
a take 2,0
b take 4,0
c take 0,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 48
from 2 33 15
choice a place n10f 4,-1
best 0.485 204.2 place n10f 4,-1
tried 0.390 195.2 place b10s 1,-1
why - tokens_left M-6.1 0 1
tried 0.380 194.1 place b10c 1,-1
why - tokens_left M-6.1 0 1
tried 0.377 193.2 place n10f 3,-2
why - tokens_left M-6.1 0 1
tried 0.372 192.8 place b10c 3,2
why - tokens_left M-6.1 0 1
tried 0.366 188.8 place n0 0,2
why - tokens_left M-6.1 0 1
tried 0.359 189.6 place n10f 3,2
why - tokens_left M-6.1 0 1
tried 0.345 189.0 place b10c 3,-2
why ! tokens_left M-6.1 0 1
proof 10 4 40
found gentle:3/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r0,g30m,n0,b40f,g0,b10s,g40c,g0,n0,b30s,g10t,r30t,g10c,r40t,b10f,y30c,y30m,b10c,r30c,b20s,r40m,y0,g20f,n10f,y20m,n40c,g20m,r40f,n30t,r20m,y20f,g40s,y0,y40s,b30c,n30f,r20s,r10f,n30s,y10c,n10m,b30m,b40m,b10m,g30f,g40f,y10t,n40m,y40t,n40s,r20t,n10s,n20f,g40m,b20t,r40s,n10t,g20c,y10m,r10c,r30f,g30t,y40c,n20m,n40t,y10f,b0,b30t,r10t,b40t,y40f,r10s,r20c,n20c,y30f,b20f,b0,g20t,n30c,y20t,g10m,b20c,y20s,r0,b40c,n20s,g10s,g30s,y30s,r30m
! first a
a place r30t 0,0
b place g40c 4,0
c place g0 1,1
a place b10f 3,-1
b place r30c -1,0
b take 4,0
c take -1,0
a take 0,0
b take 1,0
c place b20s 2,-1
a place r40m -1,1
b place g10c 4,2
c place g20f 4,0
---
mu 1
game m
rules 1
option players 3
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 49
from 2 35 80
choice b place n0 5,1
best 1.000 220.0 place n0 5,1
tried 0.427 202.5 place n0 5,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.341 196.7 place g40m -1,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.324 195.4 place g40m -1,1
why - scoring_missed M-8.1,M-9.3 30
tried 0.305 200.8 place g40m 0,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.253 197.3 place g30t -1,-2
why ! scoring_missed M-8.1,M-9.3 30
tried 0.218 196.5 place g30t 3,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.217 195.5 place n0 4,0
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 40
found gentle:0/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20f,r10s,y40t,y30s,r0,r40f,g40f,n30f,g10s,b20t,r10c,y20m,g20f,g40c,g10t,n10s,n30t,n40m,b20c,r30m,b40t,b40m,r30t,g40s,b0,b10f,r20m,y20s,r10f,y40f,g10m,y40c,y10f,r10t,r40s,y10m,y10c,g20m,r20s,b10m,n0,n20c,y20f,g20c,g30s,g40m,y0,n40t,n0,g30m,g0,b20f,g10c,r0,y30c,r20c,n30c,g30t,n10f,b10c,n20s,y20t,n30s,b40c,y30m,g30f,y40s,r30f,r20t,b30m,b30c,n20m,r40m,b30t,y0,b10s,n10t,n40s,b20s,g0,g20t,y10t,r40t,n10m,r30c,b40f,n40c,b30s,y30f,b0
! first a
a place r40f 1,1
b place g20f -1,1
b take 1,1
c take -1,1
a take 0,1
b take 4,1
c place n30t 3,1
a place g10t 1,1
b place n10s 1,-1
c place g40c 0,1
a place g10s 0,0
b place b20t 3,2
c place r30t 2,0
a place g40s -1,0
a take -1,0
b take 2,0
c take 3,0
a take 0,0
b place b40m 2,2
c place r10c 0,0
a place b40t 1,2
b place g40f 0,2
c place r10f 0,-1
a place y40f -1,2
a take 0,2
b take -1,2
c take 1,2
a take 2,2
b place y20s 2,2
c place y40c -1,1
c take -1,1
a take 1,1
b take 0,1
c take 3,1
a place y20m 3,1
b place r10t 2,0
c place r30m 3,0
a place y10f 1,1
b place y10c -1,0
b take -1,0
c take 0,0
a take 1,0
b take 3,0
c place b10f 1,0
a place r20m 3,0
b place b10m 0,0
c place r40s 2,-1
a place n40m 3,-1
b place y20f 2,3
b take 2,1
c take 2,2
a take 2,0
b take 2,3
c place n0 1,-2
a place y10m 0,1
b place g10m 2,1
c place g20c 2,2
a place n40t 2,-2
b place b20c 3,3
b take 3,1
c take 3,-1
a take 3,2
b take 3,0
c place g20m 2,3
c take 2,1
a take 2,-1
b take 2,3
c take 2,-2
a place r20s 2,3
b place b20f 3,2
c place n30f 0,-2
a place g0 2,-2
b place y30c 2,1
c place r20c 3,1
a place g30s 2,-1
b place b0 4,2
c place g10c 2,0
a place r0 4,1
---
