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
option voluntary_pass false
puzzle 50
from 6043 0 46
choice a take 2,4
best 0.119 61.0 take 2,4
tried 0.047 59.7 take 2,3
tried 0.047 59.7 take 2,2
why - card_lower M-11.2,M-11.3 -10 20
tried 0.028 37.2 take 2,1
why - card_lower M-11.2,M-11.3 -30 20
tried 0.026 54.0 take 2,0
why ! card_lower M-11.2,M-11.3 -20 20
proof 10 4 320
found gentle:0/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30f,y30s,y30f,y20m,b10m,n10s,r40t,n40m,b40t,n10f,n40c,n40t,b10c,g10s,g0,g10c,g0,r40m,b40f,g40m,n0,y10t,g40f,n10t,r10f,r20c,b20c,y40s,n20c,b30c,g20t,n30c,g30s,y10c,n30f,y20f,y10f,r10c,b0,y20t,r0,n0,r40s,b10s,n30s,r30m,b40m,y30m,g40c,n20s,r30f,g10t,n10m,r30t,n30t,g30t,y10m,r40f,g20f,r30c,b30t,g30m,r10s,y40f,g10m,b20t,n40s,n20f,y30c,b40c,r10t,g20m,b30m,y20s,n20m,r20m,b20s,r0,y0,b20f,y0,r20t,b10f,r20s,b30s,g40s,g20c,y40t,b0,y40c
! first b
b place n40m 4,0
a place b10c 4,2
b place g10s 0,0
a place n40c 5,0
a take 4,0
b take 5,0
a take 0,0
b place g10c -1,1
a place b40t 4,3
b place r40m 4,0
a place r40t 3,3
b place n40t 4,4
b take 4,4
a take 4,0
b take 4,3
a place b40f 4,3
b place y10t 2,0
a place g0 0,2
b place n10t 3,2
a place g0 -1,2
b place g40m 4,0
a place g40f 4,-1
a take 4,1
b take 4,-1
a take 4,2
b take 4,0
b place n10f 2,2
a place n0 1,2
a take 2,2
b take -1,2
a take 0,2
b take 1,2
b place b30c 0,0
a place b20c -1,0
a take -1,0
b take 0,0
a take 2,0
b take 3,0
b place y40s 2,0
a place g30s 1,1
b place y10c 2,2
a place r10f 4,2
b place r20c 2,3
a place n20c 2,4
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
puzzle 51
from 6045 0 15
choice b place g0 6,0
best 0.663 234.9 place g0 6,0
tried 0.532 201.1 place b20s 6,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.526 214.1 place b20s 4,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.523 210.1 place b20s 5,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.522 215.2 place b30s 4,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.510 210.4 place b30s 5,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.508 198.9 place b20s 0,0
why ! scoring_missed M-8.1,M-9.3 40
tried 0.496 207.0 place g0 2,2
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:6/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30f,y20t,g20f,b40f,r10t,y20f,b0,r40t,b30s,b40m,r30m,y0,b10c,r10c,n40c,b0,y30f,g40c,n0,b30t,g0,n10t,r40s,b20s,y40t,g40f,r0,b20t,g10c,n20s,n30s,y30c,n20f,n30f,r40f,y10m,r20s,n40t,n10f,y10t,b20f,g10s,r10s,b10m,n30c,y40s,n10s,n40s,n20m,g10t,r30c,r20c,g30s,n30t,n10m,y20s,r20m,g30f,b10f,g10m,y40f,g40s,r0,r30t,n20c,g40m,g20c,y30m,r20t,b20c,b40t,r10f,y40c,n40m,b40c,y20m,y10f,y0,g20m,b30m,r40m,n0,g30t,y10c,g0,g30m,g20t,b10s,b30c,y30s
! first b
b place y20f 1,1
c place b10c 4,0
a place y30f 2,0
b place n40c 3,-1
c place b40m 4,-1
a place r40t 5,1
a take 5,1
b take 0,1
c take 2,1
a take 4,1
b place y0 2,1
c place b0 5,0
a place b30t 5,-1
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
puzzle 52
from 6046 1 71
choice a take 3,-2
best 0.774 209.8 take 3,-2
tried 0.204 160.0 take -1,-2
why - card_lower M-11.2,M-11.3 -20 30
tried 0.150 137.7 take 1,-2
why ! card_lower M-11.2,M-11.3 -40 30
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n0,r0,y10m,r20m,r10s,y20s,b10s,b30s,g20t,n40t,n40m,r40f,b40m,r10f,g10t,y30s,b30m,g40s,g10m,b20f,y20f,y10t,n0,g0,b20c,b40f,b0,r40s,b0,r30t,y0,g30s,y20t,y20m,r40t,b10m,n30c,y30c,r10c,y40c,r10t,n10t,g40f,y10c,g40c,g30t,n20f,r40m,n10m,n30t,g30m,g40m,n10s,b30t,y0,r30m,b20t,y40t,n20m,n20c,g20c,n40c,b40t,g0,r20c,b20s,y30f,g30f,g20m,r20s,n10f,r30c,n40s,n30f,y30m,n30s,b30c,r0,y40f,b10c,g10s,y10f,g20f,y40s,r30f,n20s,g10c,b40c,b10f,r20t
! first a
a place y20s 3,1
b place y30s 2,2
c place r10f 2,0
a place g40s 3,2
b place g10m 4,2
c place b20f 2,-1
a place y20f 2,-2
a take 2,2
b take 2,-2
c take 2,-1
a take 2,0
b place b10s 5,1
b take 3,1
c take 4,1
a take 0,1
b take 5,1
c place n40m 3,1
a place g10t 2,2
b place b40m 4,1
c place b30m 4,0
a place b0 0,0
b place b20c 0,1
c place b40f 5,1
c take 4,1
a take 5,1
b take 3,1
c take 0,1
a place g0 -1,0
a take 4,0
b take -1,0
c take 3,0
a take 0,0
b place y10t 5,2
c place b0 0,0
a place r40f 1,-1
b place y0 2,0
c place b30s 0,1
a place g20t 1,2
a take 5,2
b take 4,2
c take 2,2
a take 1,2
b place r40s -1,1
c place g30s -2,1
a place y20t 3,0
b place y40c 3,1
c place r10t -1,2
a place b10m 0,2
b place n40t 1,-2
c place n0 0,-2
a place r30t -2,2
b place g30t 2,-2
c place n20f -1,-2
a place r40m 2,2
b place n10m 1,2
b take 1,2
c take -2,2
a take 0,2
b take -1,2
c take 2,2
c place y10c 3,-1
a place g30m 2,2
b place g40m 3,3
b take 3,1
c take 3,-1
a take 3,0
b take 3,3
c place n10s 3,1
a place b30t 3,-2
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
puzzle 53
from 6041 3 68
choice b place g40c -1,0
best 0.500 160.0 place g40c -1,0
tried 0.500 130.0 place b20s 4,-4
tried 0.500 120.0 place b20s 5,-3
tried 0.500 120.0 place b20s -1,-3
tried 0.320 109.8 place g10c 4,1
why ! scoring_missed M-8.1,M-9.3 60
tried 0.212 102.0 place g10c 5,0
why - scoring_missed M-8.1,M-9.3 60
tried 0.196 90.7 place y10c -1,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.146 94.8 place g10c -1,0
why - scoring_missed M-8.1,M-9.3 60
proof 10 4 320
found gentle:0/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20s,y30c,y0,g20f,r10t,n30t,r40t,n30f,g0,n0,g20m,y20t,b10m,b20c,y30s,r10s,b40t,r10f,b30c,y10f,n30c,b30t,b40f,n10f,r0,y20f,g40f,b10c,n10m,r20c,y10c,r40m,b0,g10s,n40t,y0,n20f,g40m,r20s,b40c,g20c,g10m,r20t,r20m,g30m,b30s,b20t,b20f,g10c,n20m,y30f,b20s,g0,n0,n20s,y40c,y40t,g40c,r10c,r30f,b10f,g40s,b40m,n30s,b10s,r40s,y40f,r30c,y30m,r30m,r30t,b0,g20t,n40c,g10t,n40s,n10t,g30s,y20m,r40f,r0,y10m,y40s,b30m,n20c,n40m,g30f,y10t,n10s,g30t
! first a
a place y30s 1,1
b place r40t 5,1
b take 5,1
c take 1,1
a take 0,1
b take 4,1
c place g20m 3,-1
a place y20t 2,0
b place n0 2,2
c place b20c 2,-1
a place n30c 1,-1
b place b10m 2,-2
c place y10f 1,1
a place g0 3,1
b place b30c 1,-2
c place n30f 1,2
a place n30t 1,3
a take 1,0
b take 1,-1
c take 1,2
a take 1,3
b take 1,1
b place b10c 1,-1
c place n10m 2,-3
c take 2,0
a take 2,-3
b take 2,1
c take 2,2
a take 2,-2
a place r20c 2,-2
b place r0 2,-3
c place r40m 3,-2
a place b0 1,-3
b place r10s 3,-3
c place y20f 2,0
a place y0 2,1
b place g10s 3,-4
b take 3,-3
c take 3,-2
a take 3,1
b take 3,-4
c take 3,-1
c place b40f 1,0
a place r20s 3,-1
b place n20f 3,-2
c place g40m 0,0
a place g10m 0,-1
b place r20t 3,-3
c place r20m 4,-1
c take 3,-1
a take 4,-1
b take 0,-1
c take 1,-1
a place g30m 0,-2
b place b30t 1,-1
c place g20c 3,-1
a place n10f 4,0
b place b30s 0,-3
c place n20m 4,-1
a place y30f 1,1
b place b40c 0,-4
c place g0 3,1
a place n0 4,-2
b place n20s 4,-3
c place b40t 1,-4
a place y40t 0,1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 54
from 6042 1 85
choice d place g40f 0,-1
best 0.829 255.7 place g40f 0,-1
tried 0.721 214.0 place y30c 3,5
why - scoring_missed M-8.1,M-9.3 40
tried 0.707 209.8 place b40c 0,-1
tried 0.703 212.1 place b40c 1,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.699 205.4 place g40f 2,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.697 211.6 place r30t 2,4
why ! scoring_missed M-8.1,M-9.3 40
tried 0.658 203.7 place r30t 4,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.541 201.0 place b40c 0,4
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y10t,y20m,y10f,g20t,n0,g10m,n10m,g20c,g0,n40s,n10t,r40s,y20s,r10t,g20f,r20t,g40s,b30s,r20s,n10s,r10s,r30t,b0,b20t,b30c,n10f,b10c,r40f,b40m,y0,g10s,b30m,b40f,n20f,g40c,g10t,n0,b40c,b10m,y20f,b20c,y0,r40t,y30f,y30m,n30c,n30t,g30t,n20m,b30t,r0,r30f,r40m,y30c,n20c,g10c,r0,n30s,r20m,n20s,g40m,y20t,r10c,r20c,b10s,g40f,y40s,g30m,n40c,y30s,b10f,g30s,r30c,b0,b40t,g30f,n40m,n30f,y40f,y40t,r10f,r30m,y10c,g20m,b20f,g0,y40c,b20s,y10m,n40t
! first d
d place g10m 1,1
a place g20f 2,0
b place r20t 0,2
c place r10s 1,2
d place r10t 2,2
a place n10t 3,1
b place n10s 3,2
c place g0 4,0
d place n40s 4,2
d take 4,2
a take 0,2
b take 3,2
c take 1,2
a place b10c 1,2
b place b20t 3,2
c place y20s 0,0
c take 0,0
d take 2,0
a take 1,0
b take 3,0
d place n10f 0,2
a place b0 4,2
b place r40f 2,0
c place g40s 1,0
d place n20f 2,-1
a place r20s 1,-1
b place r40s 1,-2
b take 1,0
c take 1,-2
d take 1,1
a take 1,-1
c place n0 5,1
c take 0,1
d take 3,1
a take 4,1
d place y0 4,1
a place g40c 3,0
b place y20f 2,-2
b take 2,0
c take 2,1
d take 2,-2
a take 2,-1
c place b20c 1,1
d place y0 5,2
d take 0,2
a take 4,2
b take 5,2
c take 1,2
a place b10m 1,2
b place g20c 0,1
c place b30c 0,2
d place n30c 0,0
a place r40t 2,0
b place g30t 2,-1
c place y30m 0,-1
d place b30s 0,3
d take 0,1
a take 0,-1
b take 0,3
c take 0,0
a place r0 5,0
b place b30m 0,1
c place b40m 1,0
d place b30t 2,1
a place n30t 2,-2
a take 2,0
b take 2,1
c take 2,-2
d take 2,-1
b place g10c 2,1
c place r40m 0,0
c take 0,0
d take 3,0
a take 4,0
b take 1,0
d place n30s 5,2
a place g10s 1,3
b place g10t 2,3
c place r0 4,0
d place y20t 3,3
a place r10c 0,3
b place r20c 3,4
c place b40f 0,0
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 55
from 6044 4 105
choice e place n30f 2,4
best 0.750 250.0 place n30f 2,4
tried 0.725 213.1 place r0 1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.711 212.5 place r0 0,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.699 213.5 place y30f 3,0
why ! scoring_missed M-8.1,M-9.3 30
tried 0.694 208.9 place n30f 4,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.690 203.9 place n30f 3,4
why - scoring_missed M-8.1,M-9.3 30
tried 0.683 203.4 place r0 4,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.681 198.9 place b10f 5,0
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b40m,n40s,b10s,y40t,r30t,g10s,n0,g40s,y30f,g10m,g20c,b0,b40t,y30s,n20f,r20c,b30s,g30f,y20s,b10c,r20s,n20m,r10c,r40m,g20t,b0,b40f,b30m,b30t,g40f,g30m,n20s,n10f,b20t,g0,b20c,n40t,n10m,g40m,r40t,r40f,n30c,y0,y10f,y30m,b10m,n30s,y0,n40c,r0,g0,r20t,r40s,r30m,g20m,g10t,b40c,r30c,b20f,n40m,g40c,n10t,r10s,y10c,y10t,y40s,y20f,n30t,b10f,r30f,y30c,g30t,r10f,r0,r10t,y20m,n20c,y40c,n30f,g10c,b30c,y20t,r20m,g20f,n0,n10s,b20s,y10m,y40f,g30s
! first b
b place r20c 4,2
c place n20m 0,0
d place g40s 1,1
e place y30s 3,1
a place g20t 4,0
b place g20c 5,0
b take 1,0
c take 3,0
d take 0,0
e take 5,0
c place b40f -1,1
c take -1,1
d take 0,1
e take 1,1
a take 4,1
b take 2,1
d place g30f 3,0
e place y20s 4,1
a place g40f 4,-1
b place r20s 4,3
b take 4,-1
c take 4,1
d take 4,0
e take 4,3
c place b30s 2,1
d place b30m 2,0
e place r40m 4,3
a place g0 4,0
b place b0 1,0
c place b0 5,0
c take 2,0
d take 3,0
e take 1,0
a take 5,0
d place n10m 3,3
e place g40m 4,-1
a place r40t 4,4
a take 4,-1
b take 4,0
c take 4,4
d take 4,3
b place r40f 5,2
c place n30c 3,2
d place r10c 4,3
e place b30t 2,2
a place b10c 3,4
b place b10m 3,5
b take 3,2
c take 3,1
d take 3,5
e take 3,4
c place n30s 2,3
d place n10f 5,3
e place y10f 6,3
e take 4,3
a take 6,3
b take 2,3
c take 5,3
a place y30m 2,3
b place g10s 1,1
c place n20s 2,0
d place r40s 1,0
e place r30m 3,2
a place n20f 4,3
b place g30m 2,4
b take 2,4
c take 2,3
d take 2,1
e take 2,0
c place r20t 5,3
d place b40t 0,0
e place n40c 2,0
a place g20m 3,1
b place g10t 0,1
c place n10t 1,2
d place r10s 0,2
e place b20t 4,1
a place n40m 3,0
b place y40s 0,-1
c place n40t 4,0
c take 0,0
d take 2,0
e take 3,0
a take 4,0
d place n30t 2,3
e place b20f 5,1
e take 3,1
a take 0,1
b take 4,1
c take 5,1
a place y10t 2,1
b place g40c 0,0
c place g30t 3,1
d place r30c 4,1
e place y10c 0,1
a place r10t 0,3
a take 0,0
b take 0,1
c take 0,-1
d take 0,2
b place g0 0,1
c place b40c 5,1
d place y40c 2,0
---
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
option voluntary_pass false
puzzle 56
from 6043 10 33
choice b place g40s 3,-4
best 0.791 173.0 place g40s 3,-4
tried 0.663 160.4 place n30f -1,1
why ! scoring_missed M-8.1,M-9.3 60
tried 0.594 156.1 place r40f 0,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.592 155.5 place n30f 0,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.589 143.8 place g40s 4,-2
why - scoring_missed M-8.1,M-9.3 60
tried 0.534 147.1 place g40s 2,-1
why - scoring_missed M-8.1,M-9.3 60
tried 0.516 142.5 place n0 2,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.495 145.3 place n30f 2,-2
why - scoring_missed M-8.1,M-9.3 60
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30t,g40f,g0,r20m,y0,y40f,y20s,y20t,n10s,n10f,r40s,n30s,g20t,n20c,g10c,r30f,n20s,n0,y40c,n20f,y10c,r40f,r40m,b30t,b20s,n30f,y40s,r10s,r20s,b40c,b20c,g40s,n20m,y40t,b10c,y30f,y20m,y10t,b40t,n30c,y30s,b30c,g30f,n0,n40m,b10s,g30t,n40c,b0,b20f,r20t,g30s,b30s,r0,y30m,r30c,g10m,n40t,g30m,g10s,y20f,b0,y10m,g0,b30m,b40m,b40f,y30c,g40m,g20c,r0,r10f,r10c,b20t,r10t,n10m,n30t,n10t,b10f,y10f,g40c,n40s,b10m,r30m,r40t,g20m,y0,g20f,r20c,g10t
! first b
b place y20t 4,0
a place g20t 4,-1
b place n20c 3,-1
a place r40s 0,0
b place n10f 1,-1
a place y20s 5,0
a take 0,0
b take 4,0
a take 5,0
b place n30s 2,-1
a place n10s 3,-2
b place n20f 0,-1
b take 2,-1
a take 1,-1
b take 0,-1
a take 3,-1
a place n20s 3,-1
b place r30f 0,0
a place g10c 4,-2
b place b30t -1,0
a place y40c 1,-1
b place y40f 0,-1
a place y40s 3,-3
b place r10s 4,-3
a place r20s 4,-4
a take 4,-4
b take 4,-3
a take 4,1
b take 4,-2
b place b40c -1,-1
a place b20c 4,0
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
puzzle 57
from 6045 0 24
choice b take 6,-1
best 0.616 242.5 take 6,-1
tried 0.505 213.7 take 2,-1
why - card_lower M-11.2,M-11.3 -20 30
tried 0.359 203.4 take 3,-1
why ! card_lower M-11.2,M-11.3 -20 30
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30f,y20t,g20f,b40f,r10t,y20f,b0,r40t,b30s,b40m,r30m,y0,b10c,r10c,n40c,b0,y30f,g40c,n0,b30t,g0,n10t,r40s,b20s,y40t,g40f,r0,b20t,g10c,n20s,n30s,y30c,n20f,n30f,r40f,y10m,r20s,n40t,n10f,y10t,b20f,g10s,r10s,b10m,n30c,y40s,n10s,n40s,n20m,g10t,r30c,r20c,g30s,n30t,n10m,y20s,r20m,g30f,b10f,g10m,y40f,g40s,r0,r30t,n20c,g40m,g20c,y30m,r20t,b20c,b40t,r10f,y40c,n40m,b40c,y20m,y10f,y0,g20m,b30m,r40m,n0,g30t,y10c,g0,g30m,g20t,b10s,b30c,y30s
! first b
b place y20f 1,1
c place b10c 4,0
a place y30f 2,0
b place n40c 3,-1
c place b40m 4,-1
a place r40t 5,1
a take 5,1
b take 0,1
c take 2,1
a take 4,1
b place y0 2,1
c place b0 5,0
a place b30t 5,-1
b place g0 6,0
b take 3,0
c take 1,0
a take 4,0
b take 5,0
c take 6,0
c place y40t 2,-1
a place g40f 3,0
b place b30s 6,-1
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
puzzle 58
from 6046 1 70
choice a place b30t 3,-2
best 0.817 210.7 place b30t 3,-2
tried 0.636 197.0 place n10t 2,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.566 190.0 place g40c 2,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.489 190.6 place n10t 0,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.483 182.0 place g40c -2,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.427 182.2 place n10t 3,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.415 183.8 place g40c 1,2
why ! scoring_missed M-8.1,M-9.3 30
tried 0.411 178.0 place b30t -2,0
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:1/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n0,r0,y10m,r20m,r10s,y20s,b10s,b30s,g20t,n40t,n40m,r40f,b40m,r10f,g10t,y30s,b30m,g40s,g10m,b20f,y20f,y10t,n0,g0,b20c,b40f,b0,r40s,b0,r30t,y0,g30s,y20t,y20m,r40t,b10m,n30c,y30c,r10c,y40c,r10t,n10t,g40f,y10c,g40c,g30t,n20f,r40m,n10m,n30t,g30m,g40m,n10s,b30t,y0,r30m,b20t,y40t,n20m,n20c,g20c,n40c,b40t,g0,r20c,b20s,y30f,g30f,g20m,r20s,n10f,r30c,n40s,n30f,y30m,n30s,b30c,r0,y40f,b10c,g10s,y10f,g20f,y40s,r30f,n20s,g10c,b40c,b10f,r20t
! first a
a place y20s 3,1
b place y30s 2,2
c place r10f 2,0
a place g40s 3,2
b place g10m 4,2
c place b20f 2,-1
a place y20f 2,-2
a take 2,2
b take 2,-2
c take 2,-1
a take 2,0
b place b10s 5,1
b take 3,1
c take 4,1
a take 0,1
b take 5,1
c place n40m 3,1
a place g10t 2,2
b place b40m 4,1
c place b30m 4,0
a place b0 0,0
b place b20c 0,1
c place b40f 5,1
c take 4,1
a take 5,1
b take 3,1
c take 0,1
a place g0 -1,0
a take 4,0
b take -1,0
c take 3,0
a take 0,0
b place y10t 5,2
c place b0 0,0
a place r40f 1,-1
b place y0 2,0
c place b30s 0,1
a place g20t 1,2
a take 5,2
b take 4,2
c take 2,2
a take 1,2
b place r40s -1,1
c place g30s -2,1
a place y20t 3,0
b place y40c 3,1
c place r10t -1,2
a place b10m 0,2
b place n40t 1,-2
c place n0 0,-2
a place r30t -2,2
b place g30t 2,-2
c place n20f -1,-2
a place r40m 2,2
b place n10m 1,2
b take 1,2
c take -2,2
a take 0,2
b take -1,2
c take 2,2
c place y10c 3,-1
a place g30m 2,2
b place g40m 3,3
b take 3,1
c take 3,-1
a take 3,0
b take 3,3
c place n10s 3,1
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
puzzle 59
from 6041 14 58
choice a place y30c 4,2
best 0.181 157.3 place y30c 4,2
tried 0.103 115.7 place b0 4,2
why - scoring_missed M-8.1,M-9.3 70
tried 0.096 133.5 place y0 1,3
why ! scoring_missed M-8.1,M-9.3 70
tried 0.096 128.7 place b0 3,3
why - scoring_missed M-8.1,M-9.3 70
tried 0.094 129.5 place y0 3,3
why - scoring_missed M-8.1,M-9.3 70
tried 0.068 118.9 place y10m 0,-1
why - scoring_missed M-8.1,M-9.3 70
tried 0.055 106.9 place y30c 0,2
why - scoring_missed M-8.1,M-9.3 70
tried 0.040 105.2 place y30c 5,2
why - scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10c,r30m,b10s,g40s,b30c,y10f,r10s,r30f,b40m,r20c,g30m,n30c,y20s,b20t,b30s,y40s,b30m,y20f,n0,g20m,n10s,n10f,b40t,g0,b40c,y40t,y30f,r20m,n20f,b0,n30t,b0,g20f,g0,g40f,n40m,g40m,y20m,r0,n30f,y0,g30s,r20t,y10m,r40f,n20s,n20c,y30m,n40c,y30c,n40s,b40f,g10t,r10f,y40c,b10m,b20s,r40t,y10t,n10t,y30s,r40s,r30t,n10m,g10s,g30f,r40m,g20c,r30c,g10c,n0,y10c,g20t,g30t,y0,r10t,n40t,g40c,y20t,b30t,n30s,b20c,b20f,g10m,y40f,b10f,r20s,n20m,r10c,r0
! first b
b place b30s 1,1
c place r10s 2,0
a place b30m 0,0
b place b40m 3,1
c place r20c 5,1
a place b20t 5,2
b place y20f 5,0
c place y40s 3,2
a place b40t 4,2
b place y10f 2,2
c place y20s 1,2
a place g20m 0,-1
b place n10s 0,2
c place r20m 0,-2
c take 0,0
a take 0,-2
b take 0,-1
c take 0,1
a place g30m 0,0
a take 3,0
b take 0,0
c take 1,0
a take 2,0
b place n30c 0,1
c place n10f 5,-1
a place n20f 5,-2
a take 5,1
b take 5,2
c take 5,-2
a take 5,-1
b place y30f 4,0
c place b40c 5,2
c take 4,2
a take 0,2
b take 5,2
c take 2,2
a take 1,2
a place r30f 5,1
b place g20f 4,-1
c place n30t 1,0
a place g40f 5,-1
b place n40m 0,0
c place n30f 5,-2
a place y20m 3,0
b place g30s 2,2
c place r20t 3,-1
a place y40t 3,3
a take 3,-1
b take 3,1
c take 3,2
a take 3,3
b place r40f 4,-2
c place n20s 2,0
a place n20c 3,-1
b place y30m 1,2
c place g0 2,3
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 60
from 6042 3 55
choice a place n30c 0,1
best 0.246 179.3 place n30c 0,1
tried 0.124 152.1 place n10t 2,-1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.111 148.1 place g20t 6,1
why - scoring_missed M-8.1,M-9.3 30
tried 0.098 145.0 place n30c 1,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.097 146.4 place g20t 2,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.096 142.7 place g20t 6,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.087 140.1 place n10t 2,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.079 131.8 place n30c 5,2
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y10t,g20f,n20m,r10s,b0,g10t,b40c,g40c,y30m,y40t,n30s,b30c,n30f,b10f,g40s,r30m,b10c,b40t,b20f,b20t,g30s,g40f,y10f,y10m,g10m,n40c,r20t,r20c,y20m,y30s,n30c,g0,g20m,g30m,n10m,r10c,b40f,g10s,n0,b20s,n30t,b10s,n10t,g30t,n20c,r40m,g20t,y40s,r10t,r30t,n20s,y40c,y40f,g20c,r0,r40f,b30t,r10f,r40t,g30f,r20s,r20m,n40s,b40m,y20f,n10f,y20t,b20c,r30f,n20f,b0,y10c,y30f,y0,n0,b30m,y0,n40m,r0,b10m,r30c,y30c,n10s,y20s,g10c,g0,g40m,r40s,n40t,b30s
! first d
d place b10f 4,0
a place b40c 4,-1
b place b20t 1,1
c place b10c 3,-1
d place g10t -1,1
d take 1,1
a take -1,1
b take 0,1
c take 4,1
a place n30s 3,1
b place b30c 4,1
c place g10m 2,0
d place g40f 0,0
d take 0,0
a take 1,0
b take 4,0
c take 2,0
a place r20t 2,0
b place r20c 4,0
c place g30s 3,2
d place y30s 3,3
d take 3,-1
a take 3,3
b take 3,2
c take 3,1
a place g40s 3,-1
b place r30m 3,1
c place g20m 2,-1
d place b40t 3,-2
a place b20f 2,-2
b place g40c 4,-2
c place b40f 2,-3
c take 2,-3
d take 2,-1
a take 2,-2
b take 2,0
d place n40c 4,-3
d take 4,-1
a take 4,-2
b take 4,0
c take 4,-3
a place n10m 2,0
b place b20s 4,0
c place y30m 3,2
c take 3,-2
d take 3,-1
a take 3,2
b take 3,1
d place g30m 5,1
a place y10f 1,0
b place y10m 1,-1
c place n30f 1,1
d place g10s 5,0
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 61
from 6044 5 75
choice c place n20c 2,3
best 0.609 224.1 place n20c 2,3
tried 0.535 201.2 place r0 0,3
why - scoring_missed M-8.1,M-9.3 20
tried 0.527 200.0 place r20t 0,3
why - scoring_missed M-8.1,M-9.3 20
tried 0.505 201.4 place y30s 2,3
why - scoring_missed M-8.1,M-9.3 20
tried 0.498 197.3 place y30s 0,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.492 189.3 place n20c 0,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.489 193.0 place n20c -1,-1
why ! scoring_missed M-8.1,M-9.3 20
tried 0.467 186.4 place r20t 4,-2
why - scoring_missed M-8.1,M-9.3 20
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r0,b10s,b30s,r40m,y40c,b0,r20m,r30f,r40t,n20f,g30m,n10s,g40c,g20t,r40f,n40t,n10m,y40f,n0,r10t,r30c,b20c,b10f,g30f,g10m,y20m,y10t,g20f,n20m,y20t,y10c,n40m,y20s,y30s,g40f,b20s,y30m,b40t,y0,y30f,y30c,y10f,n40c,b10c,b40f,n30c,g40m,n10f,r0,n20s,y20f,b20f,b30c,g0,g10t,b10m,r20c,g40s,n20c,y0,g30t,y40s,r10s,r20t,n0,r10c,b30m,r30t,g30s,b40c,y10m,n10t,r20s,g10s,g20m,b20t,b40m,n30s,b0,r40s,n30t,r10f,g10c,g0,b30t,n40s,y40t,n30f,g20c,r30m
! first e
e place b0 1,1
a place r20m -1,1
b place y40f 4,0
c place g20t -1,0
d place r10t 0,0
e place r30c 3,1
a place n10s 0,-1
b place r30f 0,2
c place g30f 0,3
c take 0,3
d take 0,2
e take 0,-1
a take 0,0
d place y20t -1,-1
e place g30m -1,2
a place y10t -1,-2
a take -1,2
b take -1,1
c take -1,-2
d take -1,-1
b place y20s -1,-1
c place r40t -1,1
d place g40f 4,-1
e place n40t 3,-1
a place n10m 1,-1
b place b40t 2,0
c place n20m 0,-1
c take 4,-1
d take -1,-1
e take 3,-1
a take 0,-1
d place r40f 0,2
e place y30c 2,2
a place y30m 3,2
b place b10f 2,-1
c place b10c 2,-2
c take 2,2
d take 2,-2
e take 2,0
a take 2,-1
d place b40f 2,0
e place n30c 2,2
a place y10f 2,-1
b place n10f 2,-2
b take 2,0
c take 2,-1
d take 2,1
e take 2,-2
c place y0 4,2
d place g10m 2,0
e place y20m 2,-1
a place g40m -1,2
b place g40c 4,-1
c place n0 4,3
c take 4,-1
d take 4,0
e take 4,2
a take 4,1
d place n20f 2,-2
e place b10m 3,-1
a place b20f 3,-2
b place b30c 4,1
b take -1,1
c take 1,1
d take 4,1
c place g0 -1,1
d place n20s 1,-2
e place g30t 2,1
a place r20c 4,1
a take 2,1
b take 3,1
c take -1,1
b place n40c 4,0
---
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
option voluntary_pass false
puzzle 62
from 6043 12 60
choice b place b10m -1,2
best 1.000 190.0 place b10m -1,2
tried 0.346 140.6 place n0 4,-1
why - scoring_missed M-8.1,M-9.3 10
tried 0.309 146.2 place r0 0,-3
why ! scoring_missed M-8.1,M-9.3 10
tried 0.189 136.0 place b10c -1,2
why - scoring_missed M-8.1,M-9.3 10
tried 0.180 140.6 place n0 -1,-3
why - scoring_missed M-8.1,M-9.3 10
tried 0.082 129.9 place b10m 4,-1
why - scoring_missed M-8.1,M-9.3 10
tried 0.000 150.0 place n0 4,-2
tried 0.000 150.0 place r0 4,-2
proof 10 4 320
found gentle:0/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g10s,g40f,b0,g10t,b20s,n20c,b30s,g20m,y10f,r0,y40s,g10c,b40f,r20c,r40t,y20t,b40t,n10s,y10c,y0,g0,b40m,g40c,b30m,g40m,n30s,r40s,n0,n40c,n10m,b10c,g40s,r20s,n20m,n30f,y30m,b10m,b30t,y40c,g20t,r30f,r20m,r0,g30t,n10t,n40t,r40m,y40f,n0,r30t,y20m,g0,g30m,r10s,r10c,n10f,n40m,b0,b30c,b20f,y40t,r30c,y30c,n30t,y30f,g20c,b40c,r30m,n20s,r20t,y20s,n30c,r10f,g10m,n40s,b10s,r10t,y0,y30s,b20c,b20t,n20f,y10m,y20f,r40f,y10t,g30s,g20f,g30f,b10f
! first a
a place g10c 0,0
b place b30s -1,1
a place g20m 4,0
b place r40t 1,-1
a place r20c 0,-1
b place b40t 2,0
a place y20t 2,-1
b place y10c 3,-1
a place n20c 4,-1
b place g0 1,1
b take -1,1
a take 4,1
b take 0,1
a take 1,1
a place b40m 1,1
b place g40c -1,0
b take -1,0
a take 1,0
b take 2,0
a take 4,0
b take 0,0
a place n10s 4,0
b place b40f 1,0
a place n30s 4,1
b place r40s 0,0
a place r0 2,2
b place g40m 0,1
a place b30m -1,1
b place y10f 2,-2
a place y0 3,-2
b place y40s 1,-2
a place g40s 1,-3
a take 1,-3
b take 1,-2
a take 1,0
b take 1,1
b place r20s 1,0
a place n0 4,-2
b place n30f 4,2
b take 4,-2
a take 4,0
b take 4,-1
a take 4,2
a place b30t 3,1
b place y40c 4,-1
b take 2,-1
a take 3,-1
b take 4,-1
a take 0,-1
a place n10m 4,0
b place n40c 0,-1
a place r20m -1,0
b place r30f 1,-2
a place n20m -1,-1
b place n10t 2,-1
a place y30m 2,-3
b place r40m 0,-2
a place n40t -1,-2
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
puzzle 63
from 6045 1 44
choice b take -1,1
best 0.445 186.6 take -1,1
tried 0.379 181.0 take 2,1
why - card_lower M-11.2,M-11.3 -30 -20
tried 0.338 174.1 take 3,1
why ! card_lower M-11.2,M-11.3 -40 -20
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10m,r30f,g30s,n10t,y10c,g10t,r20m,b30s,r10f,y10m,y30s,n40c,b20c,r30t,y40f,b40m,g0,b30m,r10s,n30t,g40f,r40f,b20t,r30c,g20f,y40c,y10f,g20m,b20s,y0,g10c,b10s,b0,n10m,y40s,n30s,r10c,r20c,y30m,n30c,b0,g10m,n10f,n0,g0,r10t,g40m,n40t,b40c,b40f,r40t,n20s,y20m,y0,g20t,g30m,b30t,n20f,y20t,y20f,g40s,y40t,g10s,g40c,b10c,b40t,n0,r40s,y30f,b30c,n30f,r0,r20s,n40s,n20c,g30t,r40m,g20c,r20t,b20f,g30f,n20m,n40m,r30m,r0,y20s,n10s,y10t,b10f,y30c
! first a
a place g10t 3,1
b place y10m -1,1
b take -1,1
c take 0,1
a take 3,1
b take 4,1
c place r30t 2,0
a place b30m 1,1
b place r10s 3,1
c place g0 2,2
a place y40f 0,0
b place b40m 0,1
c place n30t 4,0
c take 0,0
a take 1,0
b take 2,0
c take 4,0
a place r10f 4,1
a take 0,1
b take 3,1
c take 1,1
a take 4,1
b place g20f 3,2
c place b30s 1,1
a place n40c 3,-1
b place b20c 0,1
c place y30s 1,0
a place r30c 0,0
b place g10c 3,1
c place y40c 3,-2
c take 3,-2
a take 3,1
b take 3,-1
c take 3,0
a place b0 1,2
b place g20m -1,1
c place y40s 2,0
a place g40f 3,1
b place r40f 4,1
b take 4,1
c take 1,1
a take 0,1
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
puzzle 64
from 6046 1 64
choice b place n30c 3,-2
best 0.430 192.1 place n30c 3,-2
tried 0.325 176.6 place g40f 3,3
why - scoring_given M-8.7,M-9.4 0 20
tried 0.236 167.8 place y20m -1,-1
why - tokens_left M-6.1 0 1
tried 0.219 166.5 place g40m 1,2
why - tokens_left M-6.1 0 1
tried 0.208 170.9 place y20m 1,2
why - tokens_left M-6.1 0 1
tried 0.203 158.4 place g40f 2,-3
why ! tokens_left M-6.1 0 1
tried 0.141 166.6 place g40m 2,3
why - scoring_given M-8.7,M-9.4 -20 0
tried 0.130 158.8 place g40m 3,3
why - scoring_given M-8.7,M-9.4 0 20
proof 10 4 320
found gentle:4/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n0,r0,y10m,r20m,r10s,y20s,b10s,b30s,g20t,n40t,n40m,r40f,b40m,r10f,g10t,y30s,b30m,g40s,g10m,b20f,y20f,y10t,n0,g0,b20c,b40f,b0,r40s,b0,r30t,y0,g30s,y20t,y20m,r40t,b10m,n30c,y30c,r10c,y40c,r10t,n10t,g40f,y10c,g40c,g30t,n20f,r40m,n10m,n30t,g30m,g40m,n10s,b30t,y0,r30m,b20t,y40t,n20m,n20c,g20c,n40c,b40t,g0,r20c,b20s,y30f,g30f,g20m,r20s,n10f,r30c,n40s,n30f,y30m,n30s,b30c,r0,y40f,b10c,g10s,y10f,g20f,y40s,r30f,n20s,g10c,b40c,b10f,r20t
! first a
a place y20s 3,1
b place y30s 2,2
c place r10f 2,0
a place g40s 3,2
b place g10m 4,2
c place b20f 2,-1
a place y20f 2,-2
a take 2,2
b take 2,-2
c take 2,-1
a take 2,0
b place b10s 5,1
b take 3,1
c take 4,1
a take 0,1
b take 5,1
c place n40m 3,1
a place g10t 2,2
b place b40m 4,1
c place b30m 4,0
a place b0 0,0
b place b20c 0,1
c place b40f 5,1
c take 4,1
a take 5,1
b take 3,1
c take 0,1
a place g0 -1,0
a take 4,0
b take -1,0
c take 3,0
a take 0,0
b place y10t 5,2
c place b0 0,0
a place r40f 1,-1
b place y0 2,0
c place b30s 0,1
a place g20t 1,2
a take 5,2
b take 4,2
c take 2,2
a take 1,2
b place r40s -1,1
c place g30s -2,1
a place y20t 3,0
b place y40c 3,1
c place r10t -1,2
a place b10m 0,2
b place n40t 1,-2
c place n0 0,-2
a place r30t -2,2
b place g30t 2,-2
c place n20f -1,-2
a place r40m 2,2
b place n10m 1,2
b take 1,2
c take -2,2
a take 0,2
b take -1,2
c take 2,2
c place y10c 3,-1
a place g30m 2,2
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
puzzle 65
from 6041 16 51
choice c place b0 3,3 | place g0 3,3
best 0.270 187.9 place b0 3,3
tried 0.169 169.4 place b40c 3,1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.157 169.1 place r20s -2,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.139 167.4 place b0 3,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.129 162.0 place g0 1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.123 150.2 place g0 2,4
tried 0.123 150.1 place b0 2,4
proof 10 4 320
found gentle:1/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y30s,b10s,r40f,r40m,g20m,g30m,r20t,n0,r10s,b30c,n10t,y40t,n20s,b30s,g10t,g40m,r40s,g30f,b20s,y10t,n30s,g10s,y10f,y40f,n10f,n30f,y40s,n40c,g10m,g40c,b0,b40t,n30t,b10c,y0,g20t,b40c,b0,g30t,r20s,r40t,y20t,g0,g40f,g20f,b20t,g0,r10t,b30m,n0,n40m,n40s,y40c,r20m,b40m,b40f,g20c,g30s,r0,b20c,b10f,n20f,y20f,y0,n10s,r0,n20m,r30f,r10c,y10c,n40t,g10c,y30c,n30c,y20s,y30f,y10m,y30m,r30t,n20c,r10f,b10m,n10m,r30c,y20m,r30m,r20c,b20f,g40s,b30t
! first b
b place r10s 1,1
c place g40m 3,1
c take 3,1
a take 0,1
b take 4,1
c take 1,1
a place r40s 2,0
b place y40t 3,1
c place r20t 4,1
a place y10t 0,0
b place g10t -1,0
b take 2,0
c take 3,0
a take -1,0
b take 0,0
c place g10s 0,0
a place y10f 1,1
b place g30f 0,1
c place n20s 4,0
a place n10t 3,0
b place g30m -1,1
b take -1,1
c take 0,1
a take 3,1
b take 4,1
c take 1,1
c place n10f 2,0
c take 0,0
a take 4,0
b take 1,0
c take 3,0
a place n30f 2,2
b place g40c 1,1
c place n40c 1,2
a place g10m 1,0
b place y40s 0,1
c place b10c 3,0
a place b40t 0,2
b place g20t -1,2
c place b20s -1,1
a place b30s -2,1
a take 0,1
b take 1,1
c take -1,1
a take -2,1
b place n30s 1,3
c place b30c 0,3
a place n0 2,3
b place g30t -1,3
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 66
from 6042 6 89
choice c place n40m -2,-2
best 0.667 240.0 place n40m -2,-2
tried 0.484 218.1 place b30c -2,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.458 203.5 place b10m -1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.454 222.1 place b30c -3,0
why ! scoring_missed M-8.1,M-9.3 30
tried 0.449 209.3 place b30c -1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.416 193.7 place b10m 0,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.383 198.4 place b10m -3,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.333 200.0 place b10m -2,-2
proof 10 4 320
found gentle:0/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g20c,g10t,r40t,r30c,n30c,g30f,r20t,b30t,y0,g40s,r30m,r40f,b20t,y20t,n20f,b10f,y40f,g40m,g20f,y40s,n40s,n20c,r40m,g10m,r10s,r20s,y10c,g0,y10m,g20t,b0,r0,g30t,r10c,y30c,r30t,n0,b40f,g30s,b40c,r0,y10t,n10t,b20s,n10s,n10f,g40f,y30s,g0,n30t,b30c,r20m,y30m,y40c,n40t,g10s,b30s,b40m,b20c,r10t,y20s,n0,b10m,y0,b10c,y20f,n40m,r20c,g10c,b30m,b40t,n20s,n40c,y30f,n30s,y10f,r30f,y20m,b10s,g20m,n10m,g40c,n30f,y40t,n20m,b0,r10f,r40s,g30m,b20f
! first b
b place g40m 1,1
c place r30m 3,1
d place b30t 2,0
a place n40s 2,2
b place n20c -1,1
b take 1,1
c take 2,1
d take 4,1
a take -1,1
b take 0,1
c place r40m 3,2
d place b10f 0,0
a place y40f 1,2
b place y20t 1,1
c place g20f 0,1
d place r40f 0,2
a place r10s -1,0
b place r20s -2,0
b take 3,0
c take -2,0
d take 2,0
a take 1,0
b take -1,0
c place n20f 1,0
d place g0 -1,1
a place y0 -2,1
a take 0,1
b take 3,1
c take 1,1
d take -2,1
b place g30f 0,1
c place b0 -1,0
d place r0 -1,2
a place n0 2,0
b place b40f 1,1
c place r20t 4,2
d place g10m 0,-1
a place y10m 0,-2
a take 0,1
b take 0,2
c take 0,-2
d take 0,0
b place g20t 1,-1
c place n10t 2,-1
d place y40s 1,3
d take 1,0
a take 1,2
b take 1,3
a place r0 -1,3
b place g40s 1,2
b take 1,2
c take 4,2
d take 3,2
a take 2,2
c place g40f 0,1
d place b20s -2,0
a place g0 0,0
b place n10f 2,1
c place g30s -2,1
d place y30s -3,1
d take -1,1
a take 0,1
b take 2,1
c take -3,1
d take 1,1
a place b20t -2,-1
b place y10t 3,-1
b take 0,-1
c take 3,-1
d take -2,-1
a take 2,-1
c place n40t 2,-1
d place g10s 0,-1
a place b30s -1,-1
b place n30t 3,-1
b take 0,-1
c take 3,-1
d take 2,-1
a take -1,-1
c place b20c 1,-2
d place r30t -2,2
a place y20s 2,-2
b place r10c -2,3
c place y10c -3,3
d place r10t -3,2
a place g30t -3,1
b place b40m -2,-1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 67
from 6044 8 93
choice d place r40f 5,3
best 0.527 200.1 place r40f 5,3
tried 0.480 168.0 place r40s 3,3
why ! scoring_missed M-8.1,M-9.3 40
tried 0.478 163.5 place r40f 4,4
tried 0.429 164.1 place n10t 1,4
why - scoring_missed M-8.1,M-9.3 40
tried 0.424 163.3 place r40s 1,4
why - scoring_missed M-8.1,M-9.3 40
tried 0.416 161.1 place r40f 4,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.410 160.0 place r40s 3,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.399 158.2 place r40f 2,-1
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10s,n20s,r20c,b40c,n0,n40m,b20t,r20t,g0,g40c,b30m,y20m,r10c,b20f,r40m,g10m,g20c,r20s,n30c,g10c,b40t,y30s,n10t,b20s,g30f,b0,b10f,n40c,r30c,r30m,b30c,g40s,r10f,b10c,y10t,g20f,n40s,g20t,n10f,n40t,b0,g0,g10s,b40f,r0,y0,g30t,n0,y40t,g20m,r30t,y40f,r0,g30m,y0,r10s,n20f,b10m,y10c,b30t,r20m,n20m,n30s,g10t,y20s,y10f,n30f,r40s,g40f,n20c,g30s,y40c,r40f,r10t,y40s,y30c,n10s,y20t,b40m,y20f,n10m,r40t,n30t,y30f,y10m,b30s,r30f,b20c,g40m,y30m
! first b
b place n40m 4,0
c place b20t 1,1
d place r20s 0,0
e place b20s 2,0
e take 4,0
a take 2,0
b take 0,0
c take 1,0
a place g40c 2,0
b place b0 4,0
c place b10f -1,1
c take 2,1
d take -1,1
e take 0,1
a take 1,1
d place n40c 3,1
e place n30c 2,1
a place g10c 2,2
b place b30c 3,2
c place y30s 1,1
d place r10f 2,3
e place g0 5,1
e take 3,1
a take 5,1
b take 2,1
c take 4,1
a place g30f 2,1
b place b30m 3,1
c place g20c 2,-1
c take 2,3
d take 2,0
e take 2,1
a take 2,-1
d place g20t 2,3
e place r30c 2,1
a place y10t 1,2
b place b0 4,1
c place g40s 2,4
d place r10c 2,0
d take 2,4
e take 2,3
a take 2,2
b take 2,1
e place b10c 4,2
a place r30m 2,1
b place y0 5,1
b take 2,1
c take 4,1
d take 3,1
c place n40s 0,1
d place n0 5,0
e place y40t 0,2
a place r40m 3,-1
b place g10m 2,-1
c place y40f 3,-2
d place r0 4,-1
e place n10f 2,-2
a place y0 5,-1
b place b40t 3,1
b take 3,-1
c take 3,0
d take 3,1
e take 3,2
c place n20f 2,-3
d place b10m 3,0
e place y10c 2,1
e take 2,-3
a take 2,-1
b take 2,0
c take 2,-2
a place n40t 1,3
b place r30t 0,3
c place y20m 3,1
d place g10s 2,0
e place b20f 3,2
a place y20s 2,2
b place r10s 1,0
b take 1,0
c take 3,0
d take 2,0
e take 4,0
c place n30f 3,3
d place n30s 2,3
e place b40f 4,3
a place g20m 3,0
a take 3,2
b take 3,3
c take 3,1
d take 3,-2
b place r20m 3,-1
c place y40c 4,1
---
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
option voluntary_pass false
puzzle 68
from 6043 15 34
choice a place g30s 2,2
best 0.552 191.1 place g30s 2,2
tried 0.436 167.9 place g30s 0,-2
tried 0.383 171.7 place n40s 2,2
why ! scoring_given M-8.7,M-9.4 0 40
tried 0.369 165.6 place n40s 2,-3
tried 0.359 158.1 place n10f 3,-2
tried 0.305 152.3 place n40s 3,2
tried 0.285 125.0 place n40s 1,-1
why - scoring_given M-8.7,M-9.4 -50 -20
tried 0.275 144.7 place y10t 1,2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:4/8 fierce:7/8
---
! shuffle r40s,g40c,y40s,b0,b30c,n30t,b0,b40c,g30f,b30s,n30c,y10t,b10c,b40f,y30f,n10f,y10c,r10f,r40m,y0,r20m,n10m,g20m,n40s,n10s,b40m,n40c,b30m,b20s,y30s,g40f,y20s,n0,g30s,g0,b10s,b20f,b10f,r30c,g40s,r0,g40m,g30t,r20t,g20c,r0,y0,r30t,g0,n30f,g20f,y10m,n40m,g10s,n20f,g30m,r10t,y20m,r30m,g20t,r40t,n40t,b40t,y30c,g10c,n20m,b20c,n20c,y40f,n0,r30f,g10m,y20t,y10f,r20c,n20s,n30s,y20f,r10c,b20t,r10s,y40c,r40f,g10t,n10t,b30t,r20s,y40t,y30m,b10m
! first a
a place b30s 3,1
b place b0 4,0
a place b40c 1,1
b place n30c 5,1
b take 1,1
a take 0,1
b take 3,1
a take 4,1
b take 5,1
a place b40f 2,0
b place y10c 1,1
a place r10f 0,1
b place g30f 0,0
a place y0 5,0
a take 2,0
b take 5,0
a take 0,0
b take 4,0
a take 1,0
b place b10c 3,-1
a place n10m -1,1
b place r20m -2,1
a place n30t -1,0
b place y30f 0,0
a place b40m 2,0
b place n40c 2,-1
a place b30m -2,0
b place b20s 3,1
a place y30s -2,-1
b place n10s -1,-1
a place y20s 0,-1
b place n0 2,-2
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
puzzle 69
from 6045 2 37
choice b take 6,-1
best 0.539 200.2 take 6,-1
tried 0.493 174.5 take 6,0
why - card_lower M-11.2,M-11.3 -10 10
tried 0.393 161.5 take 6,-3
why ! card_lower M-11.2,M-11.3 -30 10
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b30m,r20m,b30c,r30f,b20s,b20t,n10t,g20t,g30s,b10s,n10s,n20s,g0,n20c,g40f,r20c,b10f,y10f,n0,g20m,b0,y30s,g40m,r10c,y20t,y20s,r30m,r0,y30c,r40t,b20f,g30t,n30c,r30t,b40c,b10c,n20f,r20s,g10m,y10c,b30t,n20m,g10t,r20t,b0,g40c,n30f,g10c,y40f,r40m,g40s,r40f,y0,r10t,b40t,g10s,r30c,g20c,r0,g20f,y20m,n30t,y20f,b10m,n0,y30f,n10m,g30f,r10s,y10t,y30m,r10f,y40c,n40t,n30s,b20c,y40s,y10m,g30m,n40c,y40t,n40s,b30s,b40f,g0,b40m,n10f,n40m,y0,r40s
! first b
b place b20t 1,1
c place r20c 3,1
a place g20t 5,1
b place g30s 4,0
c place g0 5,0
a place g20m 0,0
a take 4,0
b take 3,0
c take 0,0
a take 1,0
b place b0 4,0
c place n0 5,-1
a place n20c 5,-2
b place n20s 5,-3
b take 5,-3
c take 5,1
a take 5,0
b take 5,-2
c place b10s 5,1
c take 0,1
a take 5,1
b take 4,1
c take 1,1
a take 2,1
a place n10s 6,-1
b place r30m 2,1
c place r0 4,-1
a place b10f 6,0
b place g40f 6,1
c place b20f 3,0
a place g40m 1,1
b place y10f 5,1
c place y30s 6,-2
a place y30c 6,-3
a take 6,1
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
puzzle 70
from 6046 2 54
choice a place r30f -1,4
best 0.492 224.5 place r30f -1,4
tried 0.342 198.3 place n10m 1,3
why - scoring_missed M-8.1,M-9.3 60
tried 0.321 197.6 place n10m -2,3
why - scoring_missed M-8.1,M-9.3 60
tried 0.305 196.9 place n40s -2,2
why ! scoring_missed M-8.1,M-9.3 60
tried 0.267 191.0 place r30f -2,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.266 190.5 place b40t -2,0
why - scoring_missed M-8.1,M-9.3 60
tried 0.255 181.9 place r30f 3,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.212 174.7 place b40t 2,-2
why - scoring_missed M-8.1,M-9.3 60
proof 10 4 320
found gentle:0/8 casual:7/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle b30c,y10m,b10m,r0,g20m,g10t,g20c,b20s,y20t,n0,b10s,n10t,y20f,r10t,r30f,n40t,r40s,y40t,g30m,g0,g20t,n40m,b0,b20c,r0,g10c,g20f,n10s,b20f,r10c,g40c,y30f,r30c,r20t,n30f,b40t,g40s,g30s,n40s,n30t,r40t,g40f,b10f,n0,n10m,g30t,r30m,n20m,r40m,b30t,n40c,b40m,g10m,n20c,b30m,r20m,y30m,n10f,r40f,y10c,r20c,y10t,y0,y20m,b40f,b40c,r20s,b20t,y40f,r10s,y30s,b0,n20f,g40m,y40s,n20s,g0,y40c,b10c,y0,g10s,r30t,y30c,g30f,b30s,n30s,r10f,y20s,y10f,n30c
! first a
a place g10t 2,2
b place n0 3,-1
c place r10t 2,0
a place y20t 1,-1
b place n40t 2,-1
c place b10s 1,1
a place n10t 2,3
a take 2,-1
b take 2,0
c take 2,3
a take 2,2
b place g20c 5,1
b take 0,1
c take 5,1
a take 4,1
b take 1,1
c place b0 3,1
a place y40t 0,0
b place g30m 1,1
c place b20s 4,1
a place b20c 5,1
a take 1,1
b take 5,1
c take 3,1
a take 4,1
b place y20f 0,-1
c place g10c 1,1
a place r10c 2,0
b place r0 4,0
b take 0,0
c take 2,0
a take 4,0
c place y30f 0,0
a place r30c 0,1
b place g40c -1,1
c place r40s 0,2
a place g20f 0,-2
a take 0,-2
b take 0,0
c take 0,1
a take 0,-1
b place g40s 0,1
c place g30s -1,2
a place g20t -1,0
b place n30t 2,-1
c place n30f -1,3
a place g40f -2,1
a take 0,1
b take 2,1
c take -1,1
b place n40m 0,3
c place g0 -1,1
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
puzzle 71
from 6041 25 42
choice b take 2,0
best 0.545 239.8 take 2,0
tried 0.351 216.5 take 5,0
tried 0.351 216.5 take 4,0
why - card_lower M-11.2,M-11.3 -20 10
tried 0.337 207.6 take 3,0
why - card_lower M-11.2,M-11.3 -10 10
tried 0.297 196.8 take 1,0
why ! card_lower M-11.2,M-11.3 -40 10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10m,g10m,r20s,n30t,y30f,b20s,g20c,n0,b30s,b40f,b10f,b40c,g40m,r20m,r10f,n40m,r0,y10m,r20c,g40s,n10f,n0,y40s,n30f,n20s,g0,r30c,n30s,b40m,b30c,y40c,y40t,r10t,n20c,r30m,r40m,n40t,b10s,g30m,y20s,y0,y20t,y30s,y20f,r40f,g0,n20m,g40f,r10s,y10t,g40c,n40s,b30t,g20m,y30m,g20t,g20f,r20t,b20c,y10c,n10m,y20m,y0,y40f,n10t,g10c,b0,n10s,y30c,b10c,g30t,b30m,y10f,n20f,r10c,g30s,r40t,g10t,r30t,r40s,r30f,b0,g10s,n30c,b40t,n40c,g30f,r0,b20t,b20f
! first a
a place b30s 3,1
b place g40m 0,0
c place r20m 1,1
c take 3,1
a take 4,1
b take 1,1
c take 0,1
a place r10f 1,1
b place b40f 0,1
c place n0 3,-1
a place b20s -1,1
b place n0 4,-1
c place y40s -1,0
a place n30f 4,0
a take -1,0
b take 0,0
c take 4,0
a take 1,0
b place n20s 3,1
b take 3,1
c take -1,1
a take 0,1
b take 1,1
c place g40s 1,1
a place r30c 2,0
b place n30s 1,0
c place r0 2,-1
a place n10f 4,0
b place n40m 0,0
c place b40m -1,0
c take -1,0
a take 0,0
b take 2,0
c take 1,0
a take 4,0
a place r10t 2,0
b place n20c 4,0
c place y40t 1,0
a place r40m 1,-1
b place g20c 5,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 72
from 6042 15 54
choice d place n30t -1,0
best 0.782 258.0 place n30t -1,0
tried 0.721 246.5 place n20f -1,0
tried 0.699 245.3 place n10f 1,-1
why ! scoring_missed M-8.1,M-9.3 60
tried 0.698 244.1 place n20f 1,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.696 245.9 place n20f 0,-1
why - scoring_missed M-8.1,M-9.3 60
tried 0.682 241.5 place n10f 1,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.680 243.5 place n30t 0,-1
why - scoring_missed M-8.1,M-9.3 60
tried 0.666 236.6 place n10f -1,0
proof 10 4 320
found gentle:0/8 casual:2/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle b30s,g10t,b40m,r40f,n30c,y10f,y40t,y10t,b30m,b10f,n10s,r20m,b0,y20t,g40c,r20t,r0,r30t,b40f,g20t,r10c,b20s,n30f,n40m,y20f,g20c,r30m,r40s,r10f,r10s,n20s,b10m,r10t,g40f,n30t,g0,y40s,n0,n10f,y40f,n40c,r20s,g40s,y40c,n20c,n40s,n20f,r30f,g20m,g10m,g40m,r30c,g30s,b40c,y30s,y30m,g30f,b30c,y10m,b30t,y0,r40m,g30t,b20c,y20s,b20f,g10c,n20m,r20c,g0,b0,y10c,g20f,b40t,y30f,r0,n30s,n0,n10t,b10s,y30c,g30m,g10s,y0,n40t,b10c,n10m,r40t,y20m,b20t
! first c
c place b10f 1,1
d place y40t 2,0
a place r20m 2,2
b place b30m -1,1
b take 2,1
c take -1,1
d take 4,1
a take 0,1
c place b20s 1,2
d place n10s 1,3
a place n40m 2,3
b place y20f 2,1
c place y20t 2,-1
c take 2,0
d take 2,3
a take 2,-1
b take 2,2
d place b40f 3,1
a place r20t 2,0
b place b0 3,2
c place r10s 1,4
c take 1,1
d take 1,0
a take 1,4
b take 1,3
d place n20s 1,0
a place g20t 1,1
b place r0 4,2
c place y10f 3,-1
d place r30m 4,0
a place g0 3,3
a take 3,1
b take 3,0
c take 3,3
b place r10t 3,0
c place r30t 4,1
d place n30f 0,0
a place b10m 4,-1
b place r10c 2,-1
c place g40f 0,1
d place g40c -1,1
d take -1,1
a take 4,1
b take 1,1
c take 0,1
a place r40s 1,-1
b place y40s 1,1
c place n40s 1,-2
c take 1,1
d take 1,-2
a take 1,-1
b take 1,2
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 73
from 6044 9 49
choice c place g40s -2,-1
best 0.826 245.3 place g40s -2,-1
tried 0.757 233.6 place g40s 1,1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.734 228.6 place g40s 0,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.710 223.5 place n30t 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.699 218.7 place n30f 1,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.696 222.4 place g40s 0,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.696 219.4 place n30t 3,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.695 223.6 place n30f -2,-1
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g10t,y40s,n30c,n0,b10s,b20s,g40c,r40s,n30s,g0,r10c,g30s,r40t,g10s,b0,g10m,b40f,b20f,r10t,b10f,y10f,b30c,y0,r10s,y20f,n20m,b0,b30m,r40f,g10c,n10t,y30c,n20s,g20c,r20s,r20m,n30t,r30m,g20f,g30f,g40f,n30f,y40t,g20m,g30m,b30s,g40s,b40c,n40t,n0,r30f,y30s,b30t,y0,r30c,y40f,r10f,y10t,r0,y20m,b20t,y10m,b20c,y20s,n10m,n20f,r20t,y10c,b10c,r30t,n40c,n10s,n40m,g0,n10f,r40m,r0,y20t,g30t,n40s,y30f,n20c,g40m,y30m,b10m,b40t,b40m,r20c,g20t,y40c
! first b
b place y10f 0,0
c place g40c 1,1
d place r40s 5,1
e place n30s 3,1
e take 1,1
a take 5,1
b take 3,1
c take 0,1
d take 4,1
a place b0 3,-1
b place n20m 3,1
c place g30s 1,1
d place y0 2,-1
e place r10s 0,1
a place y20f 1,-1
b place r10c -1,1
b take 2,1
c take 1,1
d take 3,1
e take -1,1
c place b40f 0,-1
d place b20f -1,-1
d take 0,-1
e take -1,-1
a take 1,-1
b take 3,-1
e place r40f 1,1
a place g0 3,-1
b place g10m 3,-2
c place y30c 1,-1
d place b30m 3,-3
e place g20c 1,-2
a place g10c 1,-3
a take 1,0
b take 1,1
c take 1,-3
d take 1,-2
b place r20m -1,1
c place b0 3,1
c take 3,-3
d take 3,-2
e take 3,-1
a take 3,1
d place y40t 0,-1
e place g20f -1,0
a place g30f 1,0
b place g40f -1,-1
---
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
option voluntary_pass false
puzzle 74
from 6043 17 21
choice b place b30s 3,0
best 0.357 170.8 place b30s 3,0
tried 0.235 158.5 place y10c 1,-2
tried 0.213 151.9 place g30t 1,2
why - tokens_left M-6.1 0 1
tried 0.187 164.9 place y10c 2,-3
why ! scoring_given M-8.7,M-9.4 20 30
tried 0.185 151.3 place g10m 3,1
why - tokens_left M-6.1 0 1
tried 0.173 136.7 place b30s 4,-1
why - tokens_left M-6.1 0 1
tried 0.167 151.1 place g10m 0,1
why - tokens_left M-6.1 0 1
tried 0.162 150.8 place g30t 0,1
why - tokens_left M-6.1 0 1
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40t,g10t,r10f,r40f,y10t,y20m,y20s,n30c,r30m,n40s,r10s,g10c,n10m,y40c,g30t,n40t,g10m,b10m,y30s,n20f,b30s,n10s,y10c,n40m,r20s,n30f,n20m,g30f,b30m,r0,r40t,y40f,b20s,n0,b30c,y20t,b0,n20c,y10f,r20c,r40s,n10f,r30f,r20m,n30t,b40m,y0,b20c,g40f,n0,y40s,y30m,b10s,n20s,y30f,b20f,g40c,r30t,g40s,b40c,g10s,n40c,b0,g20c,y30c,g30m,r20t,g30s,y10m,b40f,n30s,g0,r10c,b40t,r10t,r40m,b10f,y20f,g0,n10t,r30c,g40m,b10c,r0,g20t,y0,b30t,g20f,g20m,b20t
! first a
a place y20m -1,1
b place r10s 3,1
b take -1,1
a take 0,1
b take 4,1
a take 3,1
a place g10c 1,1
b place r30m 3,1
a place n40s 3,-1
b place n10m 1,-1
a place n30c 2,-1
b place y30s 3,-2
a place y40c 2,-2
b place y20s 3,-3
b take 3,0
a take 3,-3
b take 3,-2
a take 3,1
a place n10s 2,0
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
puzzle 75
from 6045 3 38
choice b place b10m 1,-1
best 0.898 268.5 place b10m 1,-1
tried 0.803 250.6 place g40c 0,3
tried 0.800 253.6 place y40f 4,2
why - tokens_left M-6.1 0 1
tried 0.790 252.7 place b10m 2,3
why - tokens_left M-6.1 0 1
tried 0.785 247.2 place y40s 2,-1
why - tokens_left M-6.1 0 1
tried 0.777 230.9 place b10m 0,-2
why ! tokens_left M-6.1 0 1
tried 0.751 229.1 place b10m 1,4
why - tokens_left M-6.1 0 1
tried 0.747 233.2 place g40c 1,4
why - tokens_left M-6.1 0 1
proof 10 4 320
found gentle:3/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g20t,g10c,y20t,g0,b10f,r30f,r20s,n40s,g40s,b20c,y40f,n20f,n40c,g10s,n30c,b30c,r30t,r0,n40m,g20f,y30s,r20c,r10c,b0,y30m,y40s,y20m,y10m,g30s,g40m,b40c,g40c,n20c,g0,y30c,y10f,r10s,b10m,g30m,n10t,r10f,n20m,r40t,y0,g10m,y20f,b10c,b30m,n0,g40f,n10f,g30f,r0,r30c,r30m,y20s,g30t,n40t,b30s,r40s,b20t,b10s,r40m,b40f,n10s,y0,n30t,r20t,y10c,n30s,y30f,b40m,y40t,b40t,b20f,g10t,n10m,r10t,n0,y40c,y10t,g20m,b0,b30t,r20m,r40f,b20s,g20c,n30f,n20s
! first c
c place g40s 0,0
a place b20c 1,1
b place g10s 4,0
c place r0 3,-1
a place r20s 4,-1
b place g20f 2,0
c place r30f 2,-1
a place b30c 1,-1
b place n40s -1,0
b take 0,0
c take -1,0
a take 2,0
b take 1,0
c take 4,0
c place n30c 1,0
a place r20c 5,-1
a take 2,-1
b take 1,-1
c take 3,-1
a take 5,-1
b place r30t 0,0
c place b0 1,2
a place n40m 1,-1
b place g30s 3,-1
c place g40m 1,-2
c take 1,-2
a take 1,-1
b take 1,1
c take 1,0
a place b40c 1,3
b place r10c 1,0
c place y20m -1,1
a place g0 0,2
b place y30c -1,0
c place y10f -1,-1
a place r10s 0,-1
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
puzzle 76
from 6046 2 39
choice a take 0,-2
best 0.213 169.1 take 0,-2
tried 0.086 120.4 take 0,2
why ! card_lower M-11.2,M-11.3 -40 20
tried 0.086 117.5 take 0,-1
why - card_lower M-11.2,M-11.3 -20 20
tried 0.086 117.5 take 0,1
why - card_lower M-11.2,M-11.3 -30 20
tried 0.084 110.1 take 0,0
why - card_lower M-11.2,M-11.3 -30 20
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b30c,y10m,b10m,r0,g20m,g10t,g20c,b20s,y20t,n0,b10s,n10t,y20f,r10t,r30f,n40t,r40s,y40t,g30m,g0,g20t,n40m,b0,b20c,r0,g10c,g20f,n10s,b20f,r10c,g40c,y30f,r30c,r20t,n30f,b40t,g40s,g30s,n40s,n30t,r40t,g40f,b10f,n0,n10m,g30t,r30m,n20m,r40m,b30t,n40c,b40m,g10m,n20c,b30m,r20m,y30m,n10f,r40f,y10c,r20c,y10t,y0,y20m,b40f,b40c,r20s,b20t,y40f,r10s,y30s,b0,n20f,g40m,y40s,n20s,g0,y40c,b10c,y0,g10s,r30t,y30c,g30f,b30s,n30s,r10f,y20s,y10f,n30c
! first a
a place g10t 2,2
b place n0 3,-1
c place r10t 2,0
a place y20t 1,-1
b place n40t 2,-1
c place b10s 1,1
a place n10t 2,3
a take 2,-1
b take 2,0
c take 2,3
a take 2,2
b place g20c 5,1
b take 0,1
c take 5,1
a take 4,1
b take 1,1
c place b0 3,1
a place y40t 0,0
b place g30m 1,1
c place b20s 4,1
a place b20c 5,1
a take 1,1
b take 5,1
c take 3,1
a take 4,1
b place y20f 0,-1
c place g10c 1,1
a place r10c 2,0
b place r0 4,0
b take 0,0
c take 2,0
a take 4,0
c place y30f 0,0
a place r30c 0,1
b place g40c -1,1
c place r40s 0,2
a place g20f 0,-2
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
puzzle 77
from 6041 29 52
choice b place y0 1,4
best 0.522 233.3 place y0 1,4
tried 0.461 221.9 place r10f 1,-2
tried 0.424 214.2 place r10f 0,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.391 214.1 place b10c 0,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.384 221.3 place b10c 1,-2
tried 0.362 203.1 place y0 3,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.353 207.2 place r10f 2,3
why ! scoring_missed M-8.1,M-9.3 40
tried 0.341 205.1 place b10c -1,-1
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n30s,n20s,n20m,n30t,b30t,r30m,g30f,y40t,b40t,r30f,b0,r40m,n20c,b30s,y0,b40c,g10m,b20t,b10f,r10t,g0,y10c,b20s,n30c,n30f,g10s,r0,r20m,g30t,r20t,g40c,g30s,b10c,b20f,y20m,g40m,r40t,y10m,r10f,y30m,g40s,r0,b30m,r10c,y30s,y30c,n10f,r30t,y10t,y20s,y30f,b10s,y40s,r20s,r40f,n20f,y20t,y40f,g20t,g10c,n0,n0,g20c,b0,r30c,g0,n10s,y10f,g10t,n40t,r10s,n40s,b20c,b40m,b30c,b10m,r40s,g20m,n40c,g30m,r20c,g20f,n10t,y40c,y0,y20f,n40m,g40f,n10m,b40f
! first b
b place r30m 3,1
c place n20c 1,1
c take 0,1
a take 3,1
b take 4,1
c take 1,1
a place g10m 2,2
b place b20t 2,0
c place b40c 2,-1
a place y40t 3,-1
b place b40t 2,-2
b take 2,-2
c take 2,-1
a take 2,0
b take 2,2
c place r30f 4,0
a place b20s 1,1
b place n30c 2,0
c place n30f 5,0
c take 5,0
a take 4,0
b take 2,0
c take 1,0
a place b0 0,1
b place r40m 2,2
c place r20m 1,2
a place g10s 1,0
b place r20t 3,1
c place b10f 0,0
a place r10t 4,1
a take 3,1
b take 1,1
c take 0,1
a take 4,1
b place r0 0,2
c place b20f -1,0
a place g30s 1,-1
b place g40m 1,1
c place g40c 2,-1
a place g30t 1,-2
a take 1,2
b take 1,-1
c take 1,0
a take 1,-2
b place g0 0,3
c place r40t 1,2
a place y10m 1,0
b place r0 1,3
c place y30m 3,1
a place r10c 1,-1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 78
from 6042 24 46
choice c place g40s 0,2
best 0.264 166.9 place g40s 0,2
tried 0.170 146.8 place g30f 1,-3
why - scoring_missed M-8.1,M-9.3 40
tried 0.159 145.3 place g30f 1,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.147 142.6 place b20s 1,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.141 139.4 place g40s 1,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.131 137.0 place b20s 3,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.131 138.1 place b10f 3,-1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.127 139.2 place b20s -1,1
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n40s,n20c,b40c,b30c,y0,r30c,y20s,b0,g40f,b40t,r40t,n20m,y10f,g30m,y20m,g10m,n10f,b40m,y40t,r0,g20m,b40f,n10s,y40f,g10c,r10f,y0,r40s,g30f,g0,n30c,b10s,r30t,g40m,g10t,y10m,b10f,y10t,n0,r20m,b20s,n30t,r10s,n0,g40s,y30c,r10c,n40c,g20t,n30s,g10s,n10t,b20t,n40m,b30m,b30s,b0,g20c,r40f,y40c,n20f,n30f,n20s,b10c,g40c,b10m,y20t,r20s,r20c,y30m,r30f,g30t,y10c,r30m,n40t,r10t,b30t,r20t,y20f,b20f,r40m,g30s,b20c,n10m,y40s,y30s,y30f,g20f,g0,r0
! first d
d place r30c 2,0
a place y20s 0,0
b place b0 3,1
c place g20m 0,-1
d place g30m -1,-1
a place n10s -1,1
a take 0,1
b take 2,1
c take -1,1
d take 3,1
b place n20m -1,0
c place n10f 1,1
d place r10f 2,1
a place y20m 1,-1
b place y40f 0,1
c place g40f 0,2
d place b40f 1,2
a place r40t 2,2
b place g10m 0,-2
b take 0,1
c take 0,2
d take 0,-1
a take 0,0
c place y10f 1,-2
d place g40m 0,-1
a place g10t -1,-2
b place y10m 1,-3
b take 1,2
c take 1,0
d take 1,-3
a take 1,-2
b take 1,1
c place g10c -1,-3
d place g0 0,-3
a place n30c 3,-1
b place r20m 0,0
c place r30t 1,1
d place n30t 4,-1
d take 0,-1
a take 3,-1
b take 1,-1
c take 4,-1
a place r10s 1,0
b place r40s 0,1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 79
from 6044 15 86
choice a take 1,4
best 0.580 206.9 take 1,4
tried 0.469 192.4 take 1,3
tried 0.300 172.4 take 1,2
why ! card_lower M-11.2,M-11.3 -30 -10
proof 10 4 320
found gentle:0/8 casual:3/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle r10t,b20c,b40t,r20m,y20t,y10c,y30s,g30f,r20s,r40s,b10s,n0,g10t,y30m,g40c,n30t,n40t,b30c,n20c,r20c,n20f,g20m,y0,y20s,b20f,g20c,r0,g10s,b40c,b0,g0,g40s,g20t,y10m,r40m,b30s,r40f,y40c,r10s,n30c,b20t,r20t,b40m,g10c,y10t,b10c,r30m,y40s,n10t,n40m,b30t,y20m,b10f,n40s,g30m,g40f,n20m,n10s,r30f,y40t,y30f,b20s,b10m,r10c,g10m,y20f,n30f,b30m,r30t,y30c,n30s,b40f,g0,y40f,r10f,g30s,y10f,n40c,n20s,y0,r30c,g20f,g40m,n0,b0,g30t,n10f,n10m,r40t,r0
! first b
b place b10s 1,1
c place g20m 4,0
d place b30c 2,2
e place r20s 0,0
a place b20f 2,0
a take 0,0
b take 1,0
c take 2,0
d take 4,0
b place g20c 4,0
c place y30s 1,2
d place g10t -1,1
d take 4,1
e take -1,1
a take 0,1
b take 1,1
e place b40c 2,3
a place r40s 1,1
b place y10c 1,3
c place r0 0,1
d place y0 0,2
e place y10m 0,3
a place r40m 2,0
b place b30s 2,4
c place r40f 2,-1
c take 2,-1
d take 2,0
e take 2,3
a take 2,2
b take 2,4
d place y40c 2,2
e place n20c 2,3
a place b0 -1,1
b place b20t 3,1
b take 2,1
c take 1,1
d take -1,1
e take 0,1
c place n40t 2,1
d place g20t 4,1
e place y20s 3,2
a place n30c 1,1
b place n20f 4,2
c place r20t 5,1
c take 3,1
d take 4,1
e take 2,1
a take 1,1
d place g30f 4,-1
e place n10t 5,2
a place r20c 4,1
b place b10c 5,3
c place y20m 3,1
d place b40m 2,1
e place n40s 1,1
a place g30m 4,-2
a take 4,2
b take 4,0
c take 4,-2
d take 4,-1
b place n30t 5,0
c place r30m 4,0
d place y40s 0,1
d take 5,1
e take 1,1
a take 2,1
b take 0,1
c take 3,1
e place r10s 3,1
a place y10t 2,1
b place y30f 1,1
c place n20m 4,2
d place b10m 2,0
e place y30m 1,0
a place g10m 4,3
b place y20f 0,1
b take 1,1
c take 4,1
d take 3,1
e take 2,1
c place n30f 1,1
d place n10s 3,3
e place g10c 1,4
e take 1,1
---
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
option voluntary_pass false
puzzle 80
from 6043 18 18
choice a take 3,0
best 0.235 120.9 take 3,0
tried 0.142 107.1 take 0,0
why ! card_lower M-11.2,M-11.3 -20 10
tried 0.142 107.1 take 2,0
tried 0.139 111.8 take 1,0
why - card_lower M-11.2,M-11.3 -10 10
proof 10 4 320
found gentle:0/8 casual:3/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle y20t,g10m,n10m,n10f,r20t,g40s,n10s,g10s,n20c,b10f,g30m,y10f,n40t,n40m,y30m,g10c,g20c,r20m,b10s,b10m,g40c,n20m,n30t,b40c,g40m,n0,n20s,b0,b30t,b10c,b30c,n10t,y40f,b30m,r30t,n40s,y30f,b40t,r30f,y10t,b30s,r40f,y10m,g0,g30f,g20m,y20f,g30t,g20f,r10t,y40t,y30c,n30s,n40c,y40c,g10t,r20c,b40f,g40f,g20t,y0,y30s,r40s,y20m,r30c,b20f,r10s,n20f,r30m,y10c,b20s,y20s,b20t,b20c,b40m,n30f,y40s,r0,g0,r10c,b0,r40t,r10f,y0,r20s,r40m,n30c,r0,n0,g30s
! first a
a place y10f 1,1
b place n10s 2,0
a place n40m 2,2
b place n20c 3,1
a place b10f 3,-1
b place g20c 0,0
a place r20m 5,1
a take 0,1
b take 1,1
a take 3,1
b take 5,1
a take 4,1
b place y30m 1,1
a place g10s 3,1
b place g40c -1,0
b take -1,0
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
puzzle 81
from 6045 3 82
choice a take -2,-3
best 1.000 210.0 take -2,-3
tried 0.000 160.0 take -2,0
why ! card_lower M-11.2,M-11.3 -40 10
tried 0.000 180.0 take -2,-1
why - card_lower M-11.2,M-11.3 -20 10
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g20t,g10c,y20t,g0,b10f,r30f,r20s,n40s,g40s,b20c,y40f,n20f,n40c,g10s,n30c,b30c,r30t,r0,n40m,g20f,y30s,r20c,r10c,b0,y30m,y40s,y20m,y10m,g30s,g40m,b40c,g40c,n20c,g0,y30c,y10f,r10s,b10m,g30m,n10t,r10f,n20m,r40t,y0,g10m,y20f,b10c,b30m,n0,g40f,n10f,g30f,r0,r30c,r30m,y20s,g30t,n40t,b30s,r40s,b20t,b10s,r40m,b40f,n10s,y0,n30t,r20t,y10c,n30s,y30f,b40m,y40t,b40t,b20f,g10t,n10m,r10t,n0,y40c,y10t,g20m,b0,b30t,r20m,r40f,b20s,g20c,n30f,n20s
! first c
c place g40s 0,0
a place b20c 1,1
b place g10s 4,0
c place r0 3,-1
a place r20s 4,-1
b place g20f 2,0
c place r30f 2,-1
a place b30c 1,-1
b place n40s -1,0
b take 0,0
c take -1,0
a take 2,0
b take 1,0
c take 4,0
c place n30c 1,0
a place r20c 5,-1
a take 2,-1
b take 1,-1
c take 3,-1
a take 5,-1
b place r30t 0,0
c place b0 1,2
a place n40m 1,-1
b place g30s 3,-1
c place g40m 1,-2
c take 1,-2
a take 1,-1
b take 1,1
c take 1,0
a place b40c 1,3
b place r10c 1,0
c place y20m -1,1
a place g0 0,2
b place y30c -1,0
c place y10f -1,-1
a place r10s 0,-1
b place b10m 1,-1
c place g30m 2,-1
c take 2,-1
a take 3,-1
b take 0,-1
c take 4,-1
a take -1,-1
a place y30m 0,-1
b place g40c 1,4
b take 1,4
c take 1,2
a take 1,-1
b take 1,3
c place n20c 1,1
a place y10m 0,-2
a take 0,1
b take 0,2
c take 0,-2
a take 0,0
b place y0 -1,-1
c place n20m 0,1
c take -1,1
a take 4,1
b take 0,1
c take 1,1
a place r40t 1,1
b place y40s -2,0
c place g10m 1,-1
a place y20f -2,-1
b place y40f 1,2
c place n20f 2,2
a place n0 -1,-2
b place r0 -1,-3
c place n10f -2,-2
a place r30m 0,0
b place r10f -2,-3
c place r30c 0,1
a place n40c -1,1
b place g40f -2,1
c place g30t 3,1
a place g30f -2,2
a take -2,1
b take -2,2
c take -2,-2
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
puzzle 82
from 6046 3 50
choice b take 2,3 | take 2,-2
best 0.569 202.6 take 2,3
tried 0.510 169.0 take 2,-1
why ! card_lower M-11.2,M-11.3 -20 0
proof 10 4 320
found gentle:0/8 casual:8/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle y10f,r20c,g30s,g10m,y10m,b10m,y0,r40s,r30m,b40m,b40c,r20m,g40c,y30m,n0,y10c,b20c,n10f,b40f,b30s,g20t,r40f,y40s,y40t,g10s,n30s,y40f,r10f,b0,n10m,b20f,y20m,n30f,b10s,n30c,y30c,n40t,r30f,g10t,g30f,y40c,y30f,r40t,r0,r20s,r0,g30m,g20c,b30c,y10t,n20f,n20c,y0,r10t,y20s,n20s,g20f,n10s,n30t,b40t,n40c,b30m,b20s,n40s,g30t,g20m,b20t,r20t,n40m,g0,r30t,y30s,n20m,r10s,g40f,g10c,r40m,n0,n10t,y20t,r30c,b10c,b30t,y20f,g40m,r10c,g0,b10f,b0,g40s
! first c
c place r30m 2,0
a place b40m 4,0
b place y30m 3,1
c place b10m 5,0
c take 4,0
a take 2,0
b take 5,0
c take 3,0
a place y10c 5,1
a take 0,1
b take 5,1
c take 4,1
a take 3,1
b place r40s 1,1
c place g20t 2,0
a place b40f 0,1
b place b40c 0,0
c place n10f -1,1
a place r40f -1,0
b place n30s 3,1
b take 0,1
c take 1,1
a take -1,1
b take 2,1
c place n0 3,2
a place r10f -2,0
a take -2,0
b take -1,0
c take 0,0
a take 1,0
b place b0 2,2
c place r20m 1,0
a place g10s 3,0
b place b20c 0,0
c place y40t 2,-1
a place g40c 3,-1
b place y20m 1,-1
c place y30c 0,-1
a place b10s -1,0
b place b30s -2,0
b take -2,0
c take 1,0
a take -1,0
b take 0,0
c take 3,0
c place g10t 2,-2
a place y0 2,3
a take 2,2
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
puzzle 83
from 6041 32 10
choice a place g10t 4,-2
best 0.649 218.2 place g10t 4,-2
tried 0.569 204.1 place g30m -1,2
why - tokens_left M-6.1 0 1
tried 0.568 206.3 place b20f 1,2
why ! tokens_left M-6.1 0 1
tried 0.560 207.7 place b20f 4,2
why - tokens_left M-6.1 0 1
tried 0.545 204.9 place b20f 0,2
why - tokens_left M-6.1 0 1
tried 0.539 199.6 place g40s -1,0
why - tokens_left M-6.1 0 1
tried 0.526 202.2 place g10t 3,-3
why - tokens_left M-6.1 0 1
tried 0.508 209.0 place g10t 2,-2
why - tokens_left M-6.1 0 1
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b0,n40s,n30s,y40c,r20t,g0,r40s,g30m,g40f,n10m,y0,n10t,y10f,r40f,n20f,b0,g40s,y30f,r30t,g10t,r30m,y10c,b20f,y40f,b20c,y10m,r30f,b30t,r10t,n30f,y20f,n40m,g20f,y20s,g30t,y40s,n10f,r20c,n10s,r20m,b10c,b30c,y0,n40c,g20m,r0,g10c,r40t,b10s,g40c,y40t,b20s,b40t,r10s,g10m,r30c,y30m,g30f,y30c,y30s,n0,b10f,n0,g20t,r0,y20t,n30t,n20c,b30s,r10f,b40c,g20c,n30c,g10s,r10c,g30s,b10m,n20m,y10t,b40f,n40t,g0,n20s,r20s,b30m,b40m,g40m,r40m,y20m,b20t
! first b
b place g0 -1,1
c place r40s 2,0
a place r40f 4,0
b place y30f 2,2
c place y10f 4,-1
a place y0 3,-1
b place n10t 1,-1
c place y10c 3,-2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 84
from 6042 26 68
choice d place y20t -1,0
best 0.569 234.9 place y20t -1,0
tried 0.459 216.7 place r20m 2,4
tried 0.412 209.8 place y20t 3,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.409 206.3 place y20t -1,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.407 207.1 place r20m -1,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.391 200.8 place y20t 0,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.357 198.9 place r30f 4,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.338 189.9 place r20m 1,3
why ! scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:1/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b40f,g20f,y10m,y10f,r40t,n30t,b20s,y30m,g0,r40s,y40c,y30c,y20m,g40m,n40t,r30c,n20m,n30s,b30t,g10c,r20t,n10s,g30m,b0,n0,r0,r30f,b20f,y0,b30m,g20t,r40m,b30c,r10c,n10m,y40s,g10s,n20f,r10f,n10t,n40s,b40m,r20m,b20t,b10c,g40s,y40f,g40c,g40f,g10t,g30f,r20s,g20m,r20c,y20t,y20f,r10t,g0,y10t,n10f,b10f,y10c,y0,b10s,b30s,n20s,y40t,r30t,b10m,n30f,n20c,n40c,g30s,g10m,r30m,n40m,n30c,y30s,r40f,g30t,y30f,b0,g20c,r10s,b20c,r0,b40c,n0,b40t,y20s
! first c
c place g40m 1,1
d place y40c 3,1
a place y30m 2,2
b place r20t 5,1
b take 0,1
c take 1,1
d take 3,1
a take 5,1
b take 4,1
c place n10s 3,1
d place g30m 1,1
a place g10c 2,0
b place y20m 1,2
c place n30s 3,2
d place n40t 3,3
a place b20f 1,-1
b place n20m 2,3
c place b30m 1,3
d place b20s 1,-2
d take 1,1
a take 1,3
b take 1,-2
c take 1,0
d take 1,2
a place y30c 1,1
b place b30c 1,0
c place n30t 1,2
d place n10m 2,4
d take 2,2
a take 2,4
b take 2,0
c take 2,1
a place y40s 2,1
b place n0 1,3
c place n20f 1,-2
c take 1,1
d take 1,3
a take 1,2
b take 1,-2
c take 1,-1
d place r10f 4,0
a place n10t 3,4
a take 3,3
b take 3,0
c take 3,4
b place n40s 2,2
c place b40m 1,1
d place g20t 1,3
a place b20t 0,0
b place b10c 0,1
c place r10c -1,1
c take 2,1
d take 0,1
a take -1,1
d place b30t 0,1
a place g40c 1,2
b place g10s 3,0
c place g40s 2,1
d place g30f 2,0
a place r30c 1,-1
a take 1,1
b take 1,-1
c take 1,2
d take 1,3
b place g0 2,-1
c place g10t 3,-1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 85
from 6044 17 41
choice d place y20t 3,0
best 0.833 229.6 place y20t 3,0
tried 0.728 211.0 place b20s -1,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.728 212.6 place n20s 4,3
why - scoring_missed M-8.1,M-9.3 20
tried 0.723 211.8 place n20s 0,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.722 212.0 place y20t 4,3
why ! scoring_missed M-8.1,M-9.3 20
tried 0.721 212.3 place y20t 4,-1
why - scoring_missed M-8.1,M-9.3 20
tried 0.715 210.6 place b20s 3,3
why - scoring_missed M-8.1,M-9.3 20
tried 0.715 211.3 place b20s 4,3
why - scoring_missed M-8.1,M-9.3 20
proof 10 4 320
found gentle:2/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r0,r10f,y0,r40m,g20t,n20c,g20c,y0,g0,n20s,n0,b10c,r40s,r40f,g40s,g30f,y40f,r30f,y10t,g30s,g20f,y30m,b0,b20f,n40t,g0,n40m,n10f,y20f,b20s,r30m,r10t,n40s,n30c,y10f,g10m,b10f,b40c,r40t,y20s,b40f,b30s,y30f,g10t,y20t,g20m,y40t,g30m,n10t,b20c,n30t,y10m,n30f,n0,b10m,y30s,r30t,b0,r0,b30m,g10s,n20m,g40f,y10c,g30t,r30c,b30c,r10c,g40c,n30s,y40s,r20m,n10m,r20t,y20m,n10s,g10c,b40t,r10s,r20s,y30c,n40c,b20t,n20f,b40m,r20c,b10s,y40c,b30t,g40m
! first e
e place n20c 4,2
a place y40f 2,0
b place r40s 0,0
c place r40f -1,0
c take -1,0
d take 0,0
e take 2,0
d place g40s 4,0
e place g30f 1,-1
a place b10c 3,2
b place r30f 0,0
c place y10t 2,2
d place g30s 5,0
d take 3,0
e take 4,0
a take 0,0
b take 5,0
e place r30m 0,0
a place y30m 0,-1
b place y0 0,2
c place g0 0,3
c take 0,-1
d take 0,0
e take 0,3
a take 0,2
d place y10f 2,0
e place g20f 2,-1
a place r10t 0,0
b place n10f 0,-1
c place y20f 2,-2
c take 2,-2
d take 2,-1
e take 2,0
a take 2,2
d place y20s 4,0
e place b40f -1,-1
a place b10f -1,0
b place y30f 2,0
c place n30c 2,-1
---
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
option voluntary_pass false
puzzle 86
from 6043 20 22
choice b place r20m -1,-1
best 0.720 177.2 place r20m -1,-1
tried 0.621 155.9 place g10s 3,-2
why ! scoring_missed M-8.1,M-9.3 100
tried 0.544 151.9 place g10s 1,-2
why - scoring_missed M-8.1,M-9.3 100
tried 0.527 155.5 place n10s 4,2
why - scoring_missed M-8.1,M-9.3 100
tried 0.501 149.3 place n10s 4,-2
why - scoring_missed M-8.1,M-9.3 100
tried 0.487 149.5 place n10s 3,2
why - scoring_missed M-8.1,M-9.3 100
tried 0.362 141.6 place g10s 2,-3
why - scoring_missed M-8.1,M-9.3 100
tried 0.293 130.1 place r10t -1,-1
why - scoring_missed M-8.1,M-9.3 100
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b30m,r40t,g10c,b10f,y10m,g0,b20s,y30s,y10t,r40s,g20t,r10s,n0,b40t,r10f,g30s,b20c,y20t,y20f,g10s,r30m,n10s,b10s,r20c,b10m,r10t,y30m,r20m,g40c,g10t,b20t,y40s,y20m,n20s,n40c,n30f,r0,n30s,n10f,g0,r40m,b0,b40c,y40t,n0,r10c,r20s,y0,b30s,y10c,r30c,r20t,n40m,g20c,r0,g30t,n20f,y20s,n20c,n20m,b40m,g20f,n40t,b30t,b10c,n40s,y10f,b20f,b30c,g40m,y40c,y40f,n30c,g10m,n10m,g30f,y30f,y30c,g40f,n30t,r30t,b0,n10t,g30m,r40f,g40s,g20m,r30f,y0,b40f
! first b
b place r10s 2,0
a place y10t 3,1
b place b40t 0,0
a place r10f 4,0
a take 0,0
b take 2,0
a take 3,0
b take 4,0
b place r40s 1,-1
a place g20t 2,0
b place g30s 2,-1
a place y20f 3,0
b place y20t 4,0
a place b20s 3,-1
b place y30s 4,-1
a place b10s -1,1
b place g0 2,-2
a place r30m 0,0
b place r20c 0,-1
a place b10m -1,0
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
puzzle 87
from 6045 4 55
choice c take 3,0
best 0.501 225.7 take 3,0
tried 0.356 186.1 take 0,0
why - card_lower M-11.2,M-11.3 -30 10
tried 0.330 183.9 take 1,0
why ! card_lower M-11.2,M-11.3 -30 10
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n40c,b30m,g20f,n10f,y40f,r30m,n30s,r20m,y20t,r20s,y10f,y30m,g10c,n30f,g30s,g0,b20f,r20c,g10s,b40m,y0,g30t,r40m,b10f,n30c,r30t,r40f,y40c,n10m,r20t,g20m,g40f,n20s,n20c,n40s,y30s,g20c,b20t,g10t,g30m,n20m,y20s,n10t,b30c,g40m,g40s,n40t,r0,n30t,y10t,b10s,n10s,r40t,n0,r10s,r30c,r10f,y10m,r30f,b30t,g10m,b40f,r0,b0,y0,g40c,b20c,y40s,b40c,b0,b10c,g20t,g30f,r10t,n0,n40m,b40t,y20f,y20m,r40s,y30c,b20s,y30f,b10m,g0,y10c,b30s,y40t,r10c,n20f
! first a
a place y30m 4,2
b place n30s 0,0
c place b20f 2,0
a place g30s 5,2
b place g0 2,2
c place y10f 4,0
c take 0,0
a take 2,0
b take 4,0
a place y0 3,2
b place r20s 5,3
c place n30f 1,1
a place b10f 2,0
b place g30t 1,2
c place r30t 4,3
a place r40f 4,0
b place g10c 0,2
c place r40m 4,-1
c take 4,1
a take 4,-1
b take 4,2
c take 4,0
a place y20t 3,3
b place g20m 2,3
c place r20m 2,4
c take 2,4
a take 2,0
b take 2,3
c take 2,2
a place r20c 2,3
b place n30c 0,0
c place n10m 0,-1
a place y30s 4,2
a take 1,2
b take 4,2
c take 0,2
a take 5,2
b place g10s 0,-2
c place n40s 0,2
c take 0,1
a take 0,-2
b take 0,2
c take 0,0
a place r20t 1,3
a take 1,3
b take 3,3
c take 2,3
a take 5,3
b place g30m 0,0
c place n20m 2,0
a place r30m -1,0
a take -1,0
b take 2,0
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
puzzle 88
from 6046 4 54
choice a take 3,3
best 0.971 272.1 take 3,3
tried 0.935 232.9 take 3,0
why - card_lower M-11.2,M-11.3 -10 30
tried 0.918 227.3 take 3,1
why - card_lower M-11.2,M-11.3 -30 30
tried 0.841 211.1 take 3,-1
why ! card_lower M-11.2,M-11.3 -40 30
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b20s,y0,b10s,r30t,g40c,g20m,y40f,r0,b10f,n30s,g20c,n0,y20s,g10c,n0,y40c,r30c,y40t,g0,y30m,g30f,g30t,n20f,b40m,b30c,n30t,g20t,g0,r0,r10f,b40c,y10t,r40s,b30m,g40m,g10m,y30f,r20s,n20c,r30m,y20f,b10c,n10t,b10m,y20t,g10s,n40t,y10f,n40s,r40f,n40c,n20m,n10s,b20f,g30m,g40s,b0,y10m,n40m,r20t,r40t,y40s,b30t,n10f,r10s,r20m,r20c,y0,b0,r10c,n30f,r30f,n10m,y30c,b20c,n20s,b30s,r40m,g40f,y30s,b40t,y10c,r10t,g30s,g20f,b40f,g10t,n30c,b20t,y20m
! first c
c place g20m 4,2
a place y20s 1,1
b place r30c 4,0
c place b10f -1,1
a place g0 1,-1
b place r0 0,-1
c place g30f -1,0
a place g30t 1,-2
b place n20f -1,2
c place y40t 2,-2
a place b30c 3,1
b place g10c 3,2
c place g20t 1,-3
c take 1,-2
a take 1,-3
b take 1,1
a place n30s 0,2
b place r0 0,-2
c place n0 0,-3
c take 0,2
a take 0,-3
b take 0,1
c take 0,-2
a place g0 0,0
a take -1,0
b take 3,0
c take 4,0
b place y10t 1,1
c place r10f 2,2
a place y40f 1,2
b place g40m 1,-2
c place g10m 1,-3
c take 1,-2
a take 1,2
b take 1,1
c take 1,-3
a place y30f 2,3
b place n30t -1,3
c place n20c 0,2
c take 4,2
a take 3,2
b take -1,2
a place r30m 3,2
b place r20s 1,2
c place n0 0,3
a place n10t -1,2
b place y30m 3,3
c place r40s 4,2
a place y40c 4,3
b place b10m 3,0
c place b40m 3,-1
c take 3,2
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
puzzle 89
from 6041 45 31
choice c take 1,0
best 0.428 216.5 take 1,0
tried 0.319 184.3 take 0,0
why ! card_lower M-11.2,M-11.3 -40 0
tried 0.281 200.1 take 4,0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40s,n30c,b20f,b30s,r40t,b10m,n30f,g20t,g30s,g40f,b40f,g30f,r30c,b0,b30t,y20f,y40t,g40c,b10s,r10s,g20c,y10f,r40m,n10s,b10c,y10c,g0,y20s,n40s,g40m,y30c,n20m,g10m,y40c,b30c,n0,n20s,y20t,b20s,g0,b30m,r30t,n40c,b40c,n40t,y30f,y30m,n40m,r0,y0,n10m,b10f,g10t,n10f,b40t,y30s,y40f,g20m,y20m,r40s,y10t,g10s,r0,r10f,n0,r10c,b0,n20f,n20c,r20c,b20t,r10t,g10c,r30f,r20s,n10t,g30m,r40f,g30t,n30t,g20f,y0,r30m,b40m,n30s,r20t,r20m,y40s,y10m,b20c
! first b
b place b30t 2,0
c place r30c 4,0
a place b40f 3,1
b place g30s -1,1
b take 4,1
c take 3,1
a take -1,1
b take 0,1
c place n30f 0,0
c take 0,0
a take 4,0
b take 2,0
c take 1,0
a place b0 2,0
b place b10m 3,1
c place g40f 1,1
a place y40t 0,1
b place g30f 2,2
c place y20f 1,2
a place y10c 0,2
b place g0 1,0
c place b10c 4,1
c take 2,1
a take 1,1
b take 3,1
c take 4,1
a place g20t 1,1
b place g40c 0,0
c place b10s 4,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 90
from 6042 27 52
choice d take -2,2
best 0.181 173.6 take -2,2
tried 0.113 147.5 take 1,2
why ! card_lower M-11.2,M-11.3 -20 10
tried 0.104 143.5 take -1,2
tried 0.091 135.6 take 2,2
why - card_lower M-11.2,M-11.3 0 10
proof 10 4 320
found gentle:0/8 casual:4/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle b10s,r10t,n40c,n30t,y30m,g20c,r30m,g40m,b20s,r30f,r10f,b0,b30s,n20s,y40s,g40c,r0,r20t,y40t,y10t,b30c,g30s,n40t,r10c,y30s,b20t,b20c,n0,n10s,g40s,y10c,n0,n30c,n20m,y10m,y30c,b10f,r40f,r40m,g10c,g20t,r10s,g10t,b40m,g10s,b30t,y0,r40s,n10f,g30m,n30f,g30f,g30t,g0,g40f,y10f,n20f,b40f,b20f,b40t,y40c,n30s,n40m,n10t,y20m,n40s,y20t,y30f,g20f,n20c,r30t,g0,b10c,r20c,r20m,g10m,r20s,r30c,g20m,b10m,y40f,y0,b0,b40c,r0,y20f,y20s,r40t,b30m,n10m
! first d
d place n20s 2,2
a place y40t 2,0
b place y10t 4,0
c place b30c 3,1
d place r30f 4,2
a place r10f 0,0
a take 2,0
b take 3,0
c take 0,0
d take 4,0
b place r10c 1,1
c place b30s 3,2
d place r20t 1,2
a place n40t 2,0
b place g40c 3,0
c place n10s -1,1
c take 2,1
d take 3,1
a take 4,1
b take -1,1
c take 1,1
d place b20t 0,2
d take 0,2
a take 4,2
b take 3,2
c take 2,2
a place b20c 0,2
b place n0 2,1
c place r0 2,2
d place n20m 1,3
a place y10m 0,0
b place g40m 4,0
b take 2,0
c take 1,0
d take 4,0
a take 0,0
c place b20s 0,3
d place g40s 0,4
a place y40s 0,5
a take 0,5
b take 0,1
c take 0,4
d take 0,2
b place n0 2,3
c place g20t 0,2
d place g20c 0,1
a place y10c -1,1
b place g10c -1,2
c place g10s -2,2
c take 0,2
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 91
from 6044 27 109
choice d place r40t 2,5
best 0.375 210.0 place r40t 2,5
tried 0.073 175.4 place y10t 3,2
why ! scoring_missed M-8.1,M-9.3 40
tried 0.038 175.6 place y10m 1,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.029 166.8 place y20t -1,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.020 175.5 place r40t 1,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.018 164.9 place y10t 0,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.017 169.8 place r40t 3,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.013 166.6 place r40t 1,5
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40s,g20m,b0,r30c,n10t,b30m,r0,g30t,y40s,b40f,n40m,y10f,n0,y30c,y30m,y40c,n20f,y20f,y0,n30c,n10s,g10c,r20s,n20c,r20t,r30t,g30f,b10c,n10f,n30f,b20f,g10s,n10m,b40t,r10c,r20m,b20t,b30s,n30t,r10s,g40m,b20c,y20m,n0,g0,n40c,b40c,n40s,y20s,y40f,b10m,r30m,r0,g10m,b30t,g20c,r40t,r10t,b40m,y10c,y30f,y10t,g0,n20s,n40t,b10f,n30s,b20s,y30s,r40m,r10f,y10m,g30m,y40t,g40c,r30f,y20t,n20m,g30s,g40f,b0,r40f,g20t,b10s,r20c,b30c,y0,g10t,r40s,g20f
! first c
c place b30m 2,0
d place g10c 4,0
e place r20s 0,0
a place y0 2,2
b place r20t -1,0
b take 2,0
c take -1,0
d take 0,0
e take 4,0
c place r30t 4,0
d place g30f 0,0
e place b10c 3,1
a place n10f 5,1
a take 0,1
b take 3,1
c take 4,1
d take 5,1
b place b40f -1,0
c place b20f 1,1
d place n20f 0,1
e place y20f -1,1
a place y40s -1,-1
b place y30m 0,-1
c place n40m 1,-1
d place y10f 1,2
e place n10m 1,-2
e take 1,-1
a take 1,0
b take 1,1
c take 1,-2
a place n20c -1,2
b place n30f 0,2
c place g40m -1,-2
d place r0 3,2
d take 0,2
e take -1,2
a take 2,2
b take 3,2
e place y20m -1,2
e take -1,-2
a take -1,-1
b take -1,0
c take -1,1
a place b40t 4,-1
b place r10c 1,3
c place n40c 3,-1
d place b40c 2,0
e place g30t -1,0
e take -1,0
a take 3,0
b take 4,0
a place y20s 0,2
b place n30c 2,-1
c place r20m -1,1
d place r30m 1,-1
d take 1,-1
e take 2,-1
a take 0,-1
b take 4,-1
e place b30s 1,0
a place g10m -1,0
b place y40f 3,0
c place b10m -2,0
c take 3,0
d take -2,0
e take 0,0
a take -1,0
b take 1,0
d place b20c 3,0
e place n40s 2,-1
a place b40m 3,1
b place b30t 3,2
c place y40c 3,-2
c take 3,-1
d take 3,1
e take 3,0
a take 3,-2
d place b20t 3,1
e place r0 -2,1
a place y30c 0,3
b place n40t 3,0
c place b10f 2,2
c take -1,2
d take 3,2
e take 1,2
d place n30s 2,-2
d take 2,0
e take 2,-2
a take 2,1
b take 2,-1
e place b20s 2,1
e take 0,1
a take -2,1
b take 2,1
c take -1,1
a place n0 2,0
b place r10s 1,2
c place r10f 2,3
d place g10s 3,3
e place r10t 3,2
a place y40t 3,-1
a take 3,-1
b take 3,0
c take 3,2
d take 3,3
b place r40m 2,4
c place r30f 1,4
---
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
option voluntary_pass false
puzzle 92
from 6043 50 33
choice a place n40m 2,-2
best 0.730 220.6 place n40m 2,-2
tried 0.641 186.1 place r10c 1,2
why - scoring_missed M-8.1,M-9.3 70
tried 0.604 175.8 place n40m 0,0
why ! scoring_missed M-8.1,M-9.3 70
tried 0.557 186.7 place n30f -1,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.552 193.4 place n30f -1,0
why - scoring_missed M-8.1,M-9.3 70
tried 0.548 182.2 place y30s -2,-1
why - scoring_missed M-8.1,M-9.3 70
tried 0.515 179.5 place y30s 0,1
why - scoring_missed M-8.1,M-9.3 70
tried 0.479 175.9 place r10c -1,0
why - scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b30m,b40c,y30m,n30t,g10c,b10s,y40s,g10t,g10s,n10m,g10m,r40f,n40t,g30t,n0,y30c,y40c,r30f,r30m,n30f,n20f,r40m,y0,y0,r10s,r10c,b40m,y30s,b10m,n40m,r10f,n10f,y20s,g40s,n20m,n20c,b20t,y10c,r20t,g0,g20c,g20m,b10c,r20s,r20m,b40f,y20f,b0,y40t,g40c,n20s,y20m,y10t,g30m,r0,y40f,r20c,r30t,y10f,n10t,y30f,r10t,g40m,b30c,g20f,b0,r40t,g0,n30s,b30s,y10m,n40c,g40f,n10s,n30c,g30f,n0,r0,g20t,y20t,b40t,b30t,n40s,r40s,b20f,b20c,b20s,r30c,b10f,g30s
! first a
a place b10s 0,0
b place g10s -1,0
a place g30t 3,1
b place g10m -1,1
a place y30c 1,1
a take 0,1
b take -1,1
a take 1,1
b take 3,1
a take 4,1
b place n40t 4,0
b take 4,0
a take -1,0
b take 3,0
a take 0,0
a place n10m 2,2
b place y40c 1,1
a place g10t 3,2
b place y40s 2,0
a place r40f 1,-1
b place n0 2,3
a place y0 2,4
a take 2,0
b take 2,2
a take 2,4
b take 2,3
b place n20f 0,-1
a place r30f -1,-1
b place b40m 2,0
a place r40m 2,-1
b place b10m 2,2
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
puzzle 93
from 6045 5 35
choice a take 4,0
best 0.806 273.9 take 4,0
tried 0.725 258.0 take 3,0
why - card_lower M-11.2,M-11.3 -10 10
tried 0.656 251.1 take 1,0
tried 0.656 251.1 take 5,0
why - card_lower M-11.2,M-11.3 -20 10
tried 0.649 237.3 take 6,0
why ! card_lower M-11.2,M-11.3 -40 10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40f,g30s,r20m,n10f,b40f,r0,r40m,y10c,n40s,r40f,n20c,n40t,b0,y40c,b20f,y40f,r10t,g20m,y30m,y20t,y20f,g10s,b10m,n0,g30t,y0,b20s,y30f,g20t,y10t,n10s,b10f,b40c,b20c,n40m,g0,g10t,n30s,n10m,n30f,b10s,r10s,r30f,r30c,b10c,b20t,r40s,g30m,g10c,g40s,n20f,y0,y30c,r20c,b40m,r40t,r10f,b30c,r20s,g0,n30c,y30s,g20c,b30s,b30m,n10t,y40t,n20m,r30m,b30t,n0,n40c,n30t,y10m,b40t,g30f,y40s,r0,g10m,g40m,y20s,r10c,y20m,g40c,n20s,y10f,b0,g20f,r30t,r20t
! first a
a place b20f 3,1
b place y40f -1,1
b take 4,1
c take -1,1
a take 0,1
b take 3,1
c place r10t 3,1
a place g20m 1,1
b place r40f 3,-1
c place y40c 2,-1
a place n40s 1,-1
b place g10s 4,1
c place y10c 4,0
a place y20f 4,-1
b place y30m 1,2
c place y20t 5,-1
c take 1,-1
a take 2,-1
b take 3,-1
c take 4,-1
a place n0 3,-1
b place r40m 2,2
c place y0 4,-1
a place r0 3,2
b place n10s 5,1
b take 2,1
c take 5,1
a take 4,1
c place b10m 2,1
a place y10t 4,1
b place b20c 5,0
c place b10f 5,1
a place b40c 6,0
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
puzzle 94
from 6046 4 58
choice b place y20f 3,3
best 0.260 138.8 place y20f 3,3
tried 0.163 105.3 place n40t 3,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.148 102.4 place r40f 3,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.137 97.9 place r40f 0,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.133 98.5 place r40f -1,-1
why - scoring_missed M-8.1,M-9.3 70
tried 0.117 100.8 place r40f 3,3
why ! scoring_missed M-8.1,M-9.3 70
tried 0.108 98.9 place y20f 3,-2
why - scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:1/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b20s,y0,b10s,r30t,g40c,g20m,y40f,r0,b10f,n30s,g20c,n0,y20s,g10c,n0,y40c,r30c,y40t,g0,y30m,g30f,g30t,n20f,b40m,b30c,n30t,g20t,g0,r0,r10f,b40c,y10t,r40s,b30m,g40m,g10m,y30f,r20s,n20c,r30m,y20f,b10c,n10t,b10m,y20t,g10s,n40t,y10f,n40s,r40f,n40c,n20m,n10s,b20f,g30m,g40s,b0,y10m,n40m,r20t,r40t,y40s,b30t,n10f,r10s,r20m,r20c,y0,b0,r10c,n30f,r30f,n10m,y30c,b20c,n20s,b30s,r40m,g40f,y30s,b40t,y10c,r10t,g30s,g20f,b40f,g10t,n30c,b20t,y20m
! first c
c place g20m 4,2
a place y20s 1,1
b place r30c 4,0
c place b10f -1,1
a place g0 1,-1
b place r0 0,-1
c place g30f -1,0
a place g30t 1,-2
b place n20f -1,2
c place y40t 2,-2
a place b30c 3,1
b place g10c 3,2
c place g20t 1,-3
c take 1,-2
a take 1,-3
b take 1,1
a place n30s 0,2
b place r0 0,-2
c place n0 0,-3
c take 0,2
a take 0,-3
b take 0,1
c take 0,-2
a place g0 0,0
a take -1,0
b take 3,0
c take 4,0
b place y10t 1,1
c place r10f 2,2
a place y40f 1,2
b place g40m 1,-2
c place g10m 1,-3
c take 1,-2
a take 1,2
b take 1,1
c take 1,-3
a place y30f 2,3
b place n30t -1,3
c place n20c 0,2
c take 4,2
a take 3,2
b take -1,2
a place r30m 3,2
b place r20s 1,2
c place n0 0,3
a place n10t -1,2
b place y30m 3,3
c place r40s 4,2
a place y40c 4,3
b place b10m 3,0
c place b40m 3,-1
c take 3,2
a take 3,3
b take 3,1
c take 3,-1
a place g10s 3,1
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
puzzle 95
from 6041 48 79
choice a take -1,1
best 0.576 213.9 take -1,1
tried 0.509 193.9 take 1,1
why - card_lower M-11.2,M-11.3 -10 10
tried 0.484 185.6 take 4,1
why ! card_lower M-11.2,M-11.3 -20 10
tried 0.471 203.4 take 0,1
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10f,b20t,g40s,n30f,n20s,g40m,y0,y30f,g10t,b20s,b40t,y0,r20t,r40f,r30m,y20m,r40m,b30m,y10t,b0,g30s,n20m,y40f,g0,b30s,y40c,r20s,n40m,g20c,n40t,n10f,b10m,y40s,n20f,r30f,r0,y10m,g30t,r30t,y20s,g10s,b40f,r10t,g10c,y10c,r10s,r10c,b30c,g30m,r40t,n30t,r20m,b10s,b40m,r20c,n10m,y30s,n30c,g20t,g20m,r10f,r40s,n30s,y20f,y30c,y30m,g30f,g10m,n40s,b40c,g40c,y40t,g0,n20c,b30t,n0,r0,r30c,b20f,g40f,n0,g20f,b0,n10s,y20t,n40c,y10f,b10c,n10t,b20c
! first c
c place g10t 1,1
a place b20s 0,0
b place r40m 2,2
c place b30m 1,-1
a place y20m 0,-1
b place b40t 1,2
c place g30s 3,1
c take 2,1
a take 1,1
b take 4,1
a place y10t 1,1
b place r40f 0,2
c place r30m 1,-2
c take 1,2
a take 1,-1
b take 1,0
c take 1,-2
a place r20t 1,2
b place y40f 0,3
b take 0,3
c take 0,2
a take 0,1
b take 0,-1
c place g40m 3,2
a place n20m 0,-1
b place b0 -1,0
c place r20s 4,1
a place b30s 4,0
b place g20c 4,2
c place y40s 2,1
a place n40m 2,0
b place b10m 1,0
c place n40t 0,-2
a place y10m 1,-1
b place y40c 1,-2
c place g0 -1,1
a place n10f 2,-1
b place g10s 0,1
c place b40f 3,-1
a place r10t 0,2
a take 3,2
b take 2,2
c take 4,2
a take 0,2
b place r30f 4,-1
c place r30t 1,3
c take 1,3
a take 1,0
b take 1,-2
c take 1,2
a take 1,-1
a place n20f 1,-1
a take 3,-1
b take 4,-1
c take 2,-1
a take 1,-1
b place r10c 0,2
c place y10c 1,2
a place y20s 2,2
b place g10c -1,2
c place n30t 0,-3
c take 0,2
a take 0,0
b take 0,-3
c take 0,-2
a take 0,-1
a place r10s 0,2
b place r40t 1,0
c place y0 -1,-1
a place y0 -1,-2
a take -1,2
b take -1,-2
c take -1,1
a take -1,-1
b place b10s -1,1
b take 2,1
c take 3,1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 96
from 6042 31 15
choice d place y30c 3,1
best 0.444 181.5 place y30c 3,1
tried 0.291 164.2 place y20m 4,-1
why - tokens_left M-6.1 0 2
tried 0.276 160.1 place y20m 4,3
why - tokens_left M-6.1 0 2
tried 0.267 159.5 place y30c 4,3
why - tokens_left M-6.1 0 2
tried 0.265 159.6 place y30c 3,-1
why ! tokens_left M-6.1 0 2
tried 0.264 157.7 place y20s 4,3
why - tokens_left M-6.1 0 2
tried 0.258 157.6 place n10m 0,1
why - tokens_left M-6.1 0 2
tried 0.236 152.7 place n10m 3,2
why - tokens_left M-6.1 0 2
proof 10 4 320
found gentle:1/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30f,n20s,g40c,y40s,y40f,b30c,n10m,b40f,b20t,r20t,y20m,r30m,r10s,b10f,n30f,y40c,g20t,y30f,y20s,r0,y10f,b10s,y10t,g20f,n10t,r30t,y30c,n20c,n10s,y0,y30s,b0,g30s,r40m,b30t,y40t,g10t,g0,r10f,g0,g40m,r0,n40c,b40m,g10s,r20m,n10f,r20c,b20c,g40s,r30f,r40s,y30m,g20c,g30m,b40t,g10c,b20s,n40m,b30m,n30c,y20t,r10c,g10m,n40s,n20m,g40f,r30c,r10t,g20m,n20f,g30t,b10m,r20s,r40t,n0,b20f,b10c,n30s,b0,y0,n40t,b30s,n30t,y10c,n0,y10m,r40f,b40c,y20f
! first c
c place y30f 4,0
d place n30f 0,0
a place y40c 3,1
b place g20t 1,1
c place b10s 1,-1
d place y10t 4,2
a place g20f -1,1
a take 3,1
b take 0,1
c take -1,1
d take 1,1
b place n10t 0,-1
c place r20t -1,-1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 97
from 6044 31 106
choice a place r10t 4,0
best 0.375 220.0 place r10t 4,0
tried 0.250 190.0 place r10t 3,-3
tried 0.250 190.0 place y10f -1,0
tried 0.142 168.9 place g20m 0,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.090 186.1 place g20m 1,-3
why ! scoring_missed M-8.1,M-9.3 40
tried 0.044 171.3 place g40f 0,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.031 170.1 place r10t 4,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.000 160.0 place g40f -1,0
proof 10 4 320
found gentle:0/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y30m,y40s,g40m,r40s,r20s,y40f,y0,n20m,g10c,r20t,g10m,r30t,b10c,b30s,n30c,r30m,r30c,n40s,g20c,b30t,b20c,g40s,y20s,n20c,b10f,b20s,b10m,n20f,n30t,y0,g10t,g0,n20s,n10f,g30f,n40m,g30s,r40m,n10s,y20f,y40c,y40t,b0,r10f,r10c,y30f,g30m,r40f,r0,b0,y20t,y30c,n40t,y10t,b30m,r30f,n30s,y30s,r20m,r40t,g40c,g40f,y10c,b30c,b40c,g10s,r10t,g20t,n10t,y20m,n30f,y10f,b40f,r10s,b40t,g30t,g20m,b20t,b40m,g0,y10m,g20f,n0,n40c,b10s,n0,r0,b20f,r20c,n10m
! first e
e place r30m 3,1
a place g40s 2,0
b place y20s 5,1
b take 2,1
c take 0,1
d take 3,1
e take 5,1
c place b30s 3,1
d place r20t 4,0
e place b20s 2,1
a place r30t 5,0
a take 1,0
b take 2,0
c take 3,0
d take 5,0
b place n20m 4,-1
c place n30t 3,0
d place n30c 3,-1
e place g10m 4,-2
a place b10m 4,-3
a take 4,0
b take 4,1
c take 4,-3
d take 4,-1
b place n20f 2,0
c place g10c 3,-2
d place b30t 3,2
d take 3,0
e take 3,1
a take 3,-2
b take 3,2
e place b20c 2,-1
a place g30s 3,-2
b place b10c 4,-1
c place n10f 3,0
d place b10f 3,1
e place g10t 4,0
a place r30c 2,-2
b place r40m 2,-3
c place r10f 4,1
d place r10c 4,2
d take 4,1
e take 4,-1
a take 4,2
b take 4,0
e place n40m 4,-1
a place g30m 3,-3
a take 3,0
b take 3,-3
c take 3,1
d take 3,-1
b place n20s 3,-1
c place n10s 3,0
d place b0 2,2
e place y30f 1,-2
a place y30c 0,-2
a take 0,-2
b take 3,-2
c take 1,-2
d take 4,-2
b place n40t 4,0
c place g20c 3,-2
d place y20f 1,1
e place r30f 1,0
a place y40t 5,0
a take 5,0
b take 1,0
c take 3,0
d take 4,0
b place n40s 3,0
c place r20m 1,0
d place r40t 4,0
e place g40c 3,-3
a place y0 1,2
b place r40f 5,0
b take 4,0
c take 5,0
d take 3,0
e take 1,0
c place n20c 1,0
d place b40c 1,-1
e place y40c 1,-2
e take 1,-2
a take 1,1
b take 1,2
c take 1,0
a place n30s 3,0
b place y30s 3,1
b take 3,-3
c take 3,1
d take 3,0
e take 3,-2
c place n10t 3,0
d place b30m 1,-2
e place g10s 3,1
a place g0 3,2
b place b40f 1,0
c place r10s 3,-2
d place b40t 0,-1
d take 4,-1
e take 0,-1
a take 1,-1
b take 3,-1
e place y40f 0,0
---
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
option voluntary_pass false
puzzle 98
from 6043 56 21
choice b place b20c 1,3
best 0.076 156.9 place b20c 1,3
tried 0.063 123.0 place g0 2,3
tried 0.055 105.6 place g0 0,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.053 107.5 place g40f 0,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.050 112.4 place g40f 1,-2
why - scoring_missed M-8.1,M-9.3 60
tried 0.047 114.9 place b20c 2,-2
why ! scoring_missed M-8.1,M-9.3 60
tried 0.043 107.7 place g30t 3,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.043 103.5 place g0 3,2
why - scoring_missed M-8.1,M-9.3 60
proof 10 4 320
found gentle:1/8 casual:6/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle g30m,r30c,g10t,b20t,b40c,b20f,b30m,r10c,b10f,y10t,g40f,y0,g0,y30m,b10m,b30t,g0,r40m,g40c,g20c,g30t,y10f,b20c,y10c,r20t,n10f,y40c,n40c,n30s,y20s,r40s,b30s,n20m,g10m,n20c,n40s,y20f,b10c,b10s,b40t,g20t,b30c,r10f,n30f,r30f,r0,b40m,r0,n30c,n10s,y30s,n40m,y40t,r30m,y0,r20s,b0,y20m,g10s,n10t,r20c,g20f,r20m,g40m,g40s,g10c,n40t,g20m,r40f,y40f,r40t,b20s,y30c,n20s,g30f,y10m,r30t,n0,y30f,n0,b0,r10t,y20t,n20f,b40f,y40s,n30t,r10s,n10m,g30s
! first a
a place b20f 4,0
b place b10f 3,1
a place y30m 0,0
b place b30m -1,1
b take 4,1
a take -1,1
b take 0,1
a take 3,1
a place b30t 2,0
a take 2,0
b take 4,0
a take 3,0
b take 0,0
b place g0 2,2
a place r10c 2,0
b place g40c 1,1
a place g20c 1,2
b place b10m 2,-1
a place r40m 1,-1
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
puzzle 99
from 6045 5 66
choice b place g10t 2,-1
best 0.595 266.7 place g10t 2,-1
tried 0.408 252.1 place y0 1,-1
tried 0.377 237.2 place b20t 5,2
why - scoring_missed M-8.1,M-9.3 80
tried 0.376 237.7 place b20t 4,3
why - scoring_missed M-8.1,M-9.3 80
tried 0.364 230.0 place y0 3,-2
why - scoring_missed M-8.1,M-9.3 80
tried 0.350 237.4 place y0 5,-2
why ! scoring_missed M-8.1,M-9.3 80
tried 0.192 233.8 place y0 4,2
tried 0.098 209.5 place g10t 1,-1
why - scoring_missed M-8.1,M-9.3 80
proof 10 4 320
found gentle:0/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40f,g30s,r20m,n10f,b40f,r0,r40m,y10c,n40s,r40f,n20c,n40t,b0,y40c,b20f,y40f,r10t,g20m,y30m,y20t,y20f,g10s,b10m,n0,g30t,y0,b20s,y30f,g20t,y10t,n10s,b10f,b40c,b20c,n40m,g0,g10t,n30s,n10m,n30f,b10s,r10s,r30f,r30c,b10c,b20t,r40s,g30m,g10c,g40s,n20f,y0,y30c,r20c,b40m,r40t,r10f,b30c,r20s,g0,n30c,y30s,g20c,b30s,b30m,n10t,y40t,n20m,r30m,b30t,n0,n40c,n30t,y10m,b40t,g30f,y40s,r0,g10m,g40m,y20s,r10c,y20m,g40c,n20s,y10f,b0,g20f,r30t,r20t
! first a
a place b20f 3,1
b place y40f -1,1
b take 4,1
c take -1,1
a take 0,1
b take 3,1
c place r10t 3,1
a place g20m 1,1
b place r40f 3,-1
c place y40c 2,-1
a place n40s 1,-1
b place g10s 4,1
c place y10c 4,0
a place y20f 4,-1
b place y30m 1,2
c place y20t 5,-1
c take 1,-1
a take 2,-1
b take 3,-1
c take 4,-1
a place n0 3,-1
b place r40m 2,2
c place y0 4,-1
a place r0 3,2
b place n10s 5,1
b take 2,1
c take 5,1
a take 4,1
c place b10m 2,1
a place y10t 4,1
b place b20c 5,0
c place b10f 5,1
a place b40c 6,0
a take 4,0
b take 6,0
c take 3,0
a take 1,0
b place y30f 4,-2
c place n30s 3,-2
a place n40t 3,0
b place n30f 3,-3
b take 3,1
c take 3,0
a take 3,-1
b take 3,-3
c take 3,-2
c place n20c 0,1
a place r10s 3,1
b place g30t 5,-2
c place n40m 0,2
a place b10c 5,2
a take 5,-1
b take 5,1
c take 5,-2
a take 5,2
b place b0 5,-1
c place g20t 5,1
a place g0 1,0
b place g10c 2,0
c place b10s 3,0
a place n20f 0,3
b place r30f 1,3
c place r40s 2,3
a place r20c 3,3
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
puzzle 100
from 6046 5 58
choice c take 3,1
best 0.268 169.4 take 3,1
tried 0.077 132.9 take 0,1
why - card_lower M-11.2,M-11.3 -20 10
tried 0.074 140.4 take 4,1
why - card_lower M-11.2,M-11.3 -20 10
tried 0.059 124.1 take 2,1
why ! card_lower M-11.2,M-11.3 -30 10
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20s,y0,n10f,g40m,r20m,r10c,r20c,b20f,r30c,r20t,g40s,b40f,n20s,b10f,b40t,y20t,n10t,b10m,n30s,b20t,y30f,g30t,y0,y40t,n0,b40c,n30c,g10t,y10m,g30m,g20f,g30s,g10c,g30f,g0,g20t,n20m,r30t,y10t,r40s,r40m,n20c,y20m,y30s,n40c,g40c,y10c,n40m,y30m,g40f,y40f,b10s,n20f,b30t,g20m,y10f,y40s,b40m,n40t,n10m,b30m,y40c,n10s,b0,r30m,n0,b20c,r40t,g0,r10s,n30f,b10c,r0,b30c,y20f,r10f,b30s,r10t,b0,n30t,r30f,r40f,g20c,g10s,r0,n40s,r20s,y30c,b20s,g10m
! first c
c place b40t 3,-1
a place y20t 0,0
b place b20f -1,1
c place b10m 3,1
a place r20c -1,0
b place n10t 0,-1
c place y30f 1,1
a place r20t -1,-1
b place b20t -1,2
c place y40t 0,2
a place n0 1,-1
b place b40c 4,-1
b take 4,-1
c take 3,-1
a take -1,-1
b take 0,-1
c place b40f 1,2
a place n20s 0,-1
b place y10m 2,0
c place g30m 4,0
c take 3,0
a take -1,0
b take 4,0
c take 1,0
a take 0,0
a place g10t 3,0
b place y0 1,0
c place r10c 4,0
a place g30f 2,2
b place b10f 3,2
c place r30c 2,3
a place n20m 2,-1
b place g0 1,-2
b take 1,2
c take 1,0
a take 1,-2
c place g10c 3,3
a place g30t 1,2
a take 3,2
b take 2,2
c take -1,2
a take 0,2
b place r30t 1,3
c place g20t 0,0
a place y20m 2,-2
a take 2,-2
b take 2,0
c take 2,1
b place g30s 2,2
c place y10t 0,2
a place g20f -1,0
b place g40s -1,-1
c place n40m -1,-2
a place y30m 2,1
a take 1,1
b take -1,1
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
puzzle 101
from 6041 64 32
choice b place g20t 3,1
best 0.527 247.9 place g20t 3,1
tried 0.448 237.4 place g20t 1,-2
why - tokens_left M-6.1 0 1
tried 0.421 234.0 place n10t 1,-2
why - tokens_left M-6.1 0 1
tried 0.417 233.7 place y20f 4,0
why - tokens_left M-6.1 0 1
tried 0.411 226.1 place n10t 4,0
why - tokens_left M-6.1 0 1
tried 0.390 226.6 place n10t 2,-3
why ! scoring_given M-8.7,M-9.4 20 30
tried 0.386 215.9 place g20t 2,2
why - tokens_left M-6.1 0 1
tried 0.368 221.1 place g20t 2,-3
why - scoring_given M-8.7,M-9.4 10 30
proof 10 4 320
found gentle:4/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b30c,y30c,y30f,y20t,g20m,r0,b30t,r20m,r40s,r10s,g20t,b0,b40m,g10t,g30f,r40t,y20s,b40c,y0,y20f,n30s,y40s,y30s,g30m,g40s,n10t,r30t,n10m,r30c,b20s,b40f,y10f,b0,n20f,y10c,y40f,y10m,n0,b30s,y30m,r40m,b20f,r20t,n40m,n40s,n20c,r0,b10s,n30f,n10s,n40t,y0,g0,y10t,g40c,g10c,n0,r20s,b30m,g10m,g0,g40m,r10c,b10f,y40c,g20c,g10s,r30m,b20t,g30s,b20c,r20c,y40t,b40t,n20s,r40f,b10m,n20m,g40f,y20m,n10f,r10t,r10f,g30t,n30c,n40c,n30t,b10c,g20f,r30f
! first c
c place g30f 1,1
a place b30t 2,0
b place y20s 3,1
c place b40c -1,1
c take -1,1
a take 1,1
b take 0,1
c take 2,1
a take 4,1
a place y0 1,1
b place r20m 3,-1
c place r0 0,1
a place r40t 2,-1
b place y30s 2,1
c place b0 -1,1
c take 2,1
a take 3,1
b take -1,1
c take 1,1
a place y40s 1,-1
b place g10t 2,-2
c place r30t 1,1
a place g40s 1,-2
b place r30c 1,2
b take 1,1
c take 1,-1
a take 1,-2
b take 1,2
c place g30m 2,1
a place r10s 3,-2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 102
from 6042 39 101
choice c place r20t 4,1
best 1.000 240.0 place r20t 4,1
tried 0.830 222.5 place n20s 4,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.758 203.5 place g40f 0,0
why ! scoring_missed M-8.1,M-9.3 40
tried 0.749 203.5 place g40f 3,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.735 191.5 place g40f 0,4
why - scoring_missed M-8.1,M-9.3 40
tried 0.733 194.5 place g40f 1,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.727 204.8 place r20t 2,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.667 220.0 place r20t 4,2
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r20s,n30s,r10t,r10c,y10f,y40f,n20s,n20m,n10t,r40s,n10m,y40t,y20m,r0,g30f,n10s,g0,y40s,y10m,n40c,g40s,b10m,g30t,y0,g10s,y30s,n20f,n0,y0,r30c,b0,y30m,b40m,b40f,y30f,r0,y20f,b40c,n40m,g40c,y10c,g30s,r30t,n0,r30f,b20t,g40m,y20t,n40t,g30m,n40s,n30f,g10m,r10s,r20t,r20m,b30m,n30c,y10t,b30c,b20f,g0,g40f,b20c,n10f,r40t,r10f,b20s,g20f,g10c,y20s,b30s,g10t,y40c,g20c,b0,g20t,b30t,n30t,n20c,y30c,g20m,r40m,b40t,r30m,b10c,r40f,b10f,r20c,b10s
! first b
b place r40s 2,0
c place y10m 3,1
d place n10s 0,0
a place n10t -1,0
a take 2,0
b take -1,0
c take 0,0
d take 3,0
b place y40f 5,1
b take 5,1
c take 0,1
d take 4,1
a take 3,1
c place g30t 1,1
d place y40t 1,2
a place g10s 2,0
b place y40s 3,0
c place n20f 0,0
d place n20m -1,0
d take 3,0
a take 1,0
b take -1,0
c take 0,0
a place g0 1,0
b place y30s 1,3
c place b0 0,0
d place y0 1,-1
d take 1,3
a take 1,2
b take 1,-1
c take 1,0
a place b40m -1,0
b place b10m 2,-1
c place y30f 1,2
d place y30m 0,2
a place y20f -1,2
b place r30c 2,2
c place n10m 2,-2
c take 2,2
d take 2,1
a take 2,-2
b take 2,-1
d place g40c 2,1
a place y20m -1,1
b place b40f 2,2
c place r30t 0,3
d place n40c 3,2
a place r30f -1,3
b place b40c 4,2
b take 0,2
c take -1,2
d take 2,2
a take 4,2
b take 3,2
c place g30f 0,2
d place y20t 1,3
a place y10c 2,2
b place g30m -1,2
c place n40m -1,-1
c take -1,-1
d take -1,0
a take -1,1
b take -1,2
d place r0 0,-1
a place y0 0,-2
a take 0,3
b take 0,-2
c take 0,-1
d take 0,0
b place g30s 0,1
c place g40m 1,0
d place r20m 1,4
a place g10m 1,-1
a take 1,2
b take 1,4
c take 1,-1
d take 1,3
a take 1,1
b place n30c 1,2
c place n40s 1,1
d place n30f -1,2
a place b20f 0,3
b place g0 0,0
c place y10t 3,2
c take -1,2
d take 3,2
a take 2,2
b take 1,2
d place n0 0,-1
d take 0,3
a take 0,-1
b take 0,0
c take 0,1
a place b30m -1,2
b place r40t 3,1
c place r10f 0,3
d place b20c 2,2
a place n10f 0,1
b place b20t 3,2
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 103
from 6044 32 39
choice a place n40s -2,0
best 0.600 215.3 place n40s -2,0
tried 0.498 199.7 place n40s -1,-1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.473 193.0 place b30s -2,1
tried 0.464 195.6 place b10m 0,2
tried 0.401 189.5 place b30s 3,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.400 186.2 place b10m 3,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.383 188.5 place n40s -2,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.358 182.5 place n40s -1,2
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:2/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle b40t,r30m,y10c,b30t,r30c,n40c,g30f,r40t,b40c,n10m,r40f,r20t,y10f,r30f,y0,g30t,n10t,r0,n0,y40t,b30c,g40m,b30m,b30s,b10s,n40t,r40s,n10s,n20m,n30c,y30s,r10c,r10s,g40f,n30f,y30c,g20t,r0,n40s,b10c,b20t,r10t,y20f,b10m,b10f,g0,b20c,n20f,r20s,y30f,r40m,b20s,g20f,y20s,g20c,g10t,g30s,y0,y40c,y20m,b40m,r20c,y40f,r20m,n40m,g40s,b0,y30m,g10c,n30s,g10s,r30t,b40f,g20m,y10t,b0,y20t,n20s,n30t,b20f,r10f,n20c,y40s,y10m,n0,n10f,g0,g40c,g10m,g30m
! first c
c place b30c 3,1
d place g40m 0,0
e place r40t -1,1
e take 0,1
a take -1,1
b take 3,1
c take 4,1
a place b40c 3,1
b place n10m 1,1
c place n40c 0,1
d place r20t 1,-1
e place b30m 4,1
a place r30f 4,0
b place n30c 2,0
c place r40f 5,0
c take 5,0
d take 0,0
e take 3,0
a take 1,0
b take 4,0
d place n10t 1,0
e place n10s 0,0
a place n20m 0,-1
b place y0 2,2
c place n40t -1,1
c take 0,1
d take -1,1
e take 4,1
a take 3,1
b take 1,1
d place r10c 1,1
e place y10f 1,2
a place n0 0,-2
b place b10s 0,1
c place y30s -1,1
d place r40s -1,0
e place r0 1,-2
---
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
option voluntary_pass false
puzzle 104
from 6043 67 38
choice b place r40s 1,1
best 0.760 192.2 place r40s 1,1
tried 0.654 163.7 place g30m -2,2
why - scoring_missed M-8.1,M-9.3 70
tried 0.623 177.9 place y10m -2,-1
why - scoring_missed M-8.1,M-9.3 70
tried 0.572 173.8 place y10m -3,-1
why - scoring_missed M-8.1,M-9.3 70
tried 0.556 142.0 place r40s -1,2
why - scoring_missed M-8.1,M-9.3 70
tried 0.554 173.6 place g20c -2,-1
why - scoring_missed M-8.1,M-9.3 70
tried 0.550 164.3 place g20c -4,1
tried 0.527 174.5 place g20c -2,2
why ! scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r20t,g10m,n30t,b0,r20c,y30f,n10t,g10t,r20s,y30c,b30t,y10f,n0,r0,y40f,r30m,n40t,b30c,r40f,b40f,g30m,g30s,y10m,b20c,r40s,n40m,b30m,r10s,r30c,r20m,g20c,n30s,y30m,n10m,b20f,g20f,r0,y10t,g40m,n30f,b40m,n10f,y20t,b10m,g20t,y20f,g0,y20m,g0,n40c,g40f,b30s,g30f,y0,y40s,r10f,r40t,b40t,g20m,n40s,y40t,r10c,g10c,g40c,y0,n10s,b10f,g40s,n20m,b40c,r40m,b10s,y20s,y10c,n20f,y40c,b10c,b20s,y30s,n20s,r10t,g30t,r30f,r30t,b0,b20t,n30c,n0,n20c,g10s
! first a
a place g10t 1,1
b place n10t 0,0
a place r0 4,0
b place r20s -1,1
b take -1,1
a take 0,1
b take 4,1
a take 1,1
a place r30m 1,1
b place n40t -1,0
b take -1,0
a take 0,0
b take 4,0
a take 1,0
a place b30c 2,0
b place b30t 1,0
a place b40f 0,0
b place r40f 0,1
a place y10f -1,0
b place n0 3,1
a place y30f -2,0
a take 0,0
b take 1,0
a take 2,0
b take 3,0
a take -2,0
b place y40f -1,1
b take 3,1
a take -1,1
b take 2,1
a take 1,1
a place y30c -2,0
b place b30m -3,0
a place r10s -1,1
b place r30c -2,1
a place b20c -3,1
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
puzzle 105
from 6045 7 20
choice b place b20c 2,0
best 0.541 235.4 place b20c 2,0
tried 0.436 219.6 place b20c 3,2
why - tokens_left M-6.1 1 2
tried 0.417 221.2 place b30m 0,2
why - tokens_left M-6.1 0 2
tried 0.416 219.5 place b20c 0,1
why ! tokens_left M-6.1 1 2
tried 0.395 215.7 place b20c 0,-1
why - tokens_left M-6.1 1 2
tried 0.351 217.3 place n30t -1,0
why - tokens_left M-6.1 0 2
tried 0.343 205.9 place b20c -1,0
why - tokens_left M-6.1 0 2
tried 0.336 208.6 place b20c 3,-1
why - tokens_left M-6.1 0 2
proof 10 4 320
found gentle:3/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g20m,b20t,y10c,g20f,r40t,g30t,g10m,n30t,b0,n30s,n40m,n10m,b0,g30m,n20f,y30f,y40c,b10m,y30s,b40f,r10s,g40c,b30m,g10c,b10s,b20c,n10t,r40m,y20f,y40f,b20s,n40s,r10t,g30f,y20s,n0,r20m,n10s,r20c,g20t,n40t,g0,g40f,b30t,g40m,b40c,y20m,y0,n20c,r20s,b10f,g10s,y0,b40m,n20m,g30s,b20f,n30f,g0,b30s,b10c,g10t,r20t,b30c,n40c,r30f,y20t,n0,r30c,n10f,r30m,y10t,y40t,r40f,g40s,r10c,r0,b40t,r0,n30c,r30t,r40s,y30m,y30c,y10f,y10m,g20c,n20s,r10f,y40s
! first c
c place n20f 0,0
a place b0 1,-1
b place g30m 0,2
c place b10m 1,1
a place g10m -1,1
a take 4,1
b take 0,1
c take -1,1
b place n40m 0,1
c place n10m 1,2
a place g40c 3,1
b place b40f 0,-1
c place g30t 0,3
c take 0,-1
a take 0,1
b take 0,2
c take 0,3
a place b10s 2,2
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
puzzle 106
from 6046 6 26
choice b take 1,-2
best 0.702 230.3 take 1,-2
tried 0.572 219.4 take 1,0
why ! card_lower M-11.2,M-11.3 -10 10
tried 0.531 212.7 take 1,2
why - card_lower M-11.2,M-11.3 -10 10
proof 10 4 320
found gentle:3/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n10f,r10t,n40m,b10s,n30s,g10t,n10m,b10c,y0,y20t,n20c,y10f,n40s,b10m,y20f,g0,r0,y20m,g40c,r40f,b40t,r40m,y10m,g40f,n30c,r40s,y30c,g20t,g10c,r30m,b40f,n30t,y30f,b40c,n10t,r20s,n20s,n0,n30f,r10s,y40f,y30s,y0,r0,b20f,b40m,b30t,g0,y10c,g20m,r20t,n40t,y30m,n40c,y10t,b20t,y20s,y40t,n0,g40s,r20m,g30m,r30c,r40t,r20c,b30m,b10f,g30f,y40c,b30c,b20s,r30t,r10f,b0,g10s,g10m,n20f,g20c,n10s,g30s,b20c,b0,y40s,b30s,g30t,r30f,r10c,n20m,g20f,g40m
! first b
b place g10t 0,0
c place n10m 1,1
a place b10m 1,2
b place y10f -1,1
b take 4,1
c take 0,1
a take -1,1
b take 1,1
c place n40s 3,1
a place b10c 1,-1
b place b40t 1,1
c place g40c 0,1
a place y10m 2,0
b place g40f -1,1
b take -1,1
c take 0,1
a take 1,1
b take 3,1
c place r40m 1,1
a place r40s 3,-1
b place y20m 2,2
c place g0 -1,0
a place g10c 1,-2
a take 1,1
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
puzzle 107
from 6041 70 63
choice b place g30m -1,3
best 0.685 255.3 place g30m -1,3
tried 0.589 236.3 place g10c -1,3
tried 0.522 226.9 place g10c 1,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.510 223.2 place r20s 1,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.495 221.1 place g10c 0,-2
why ! scoring_missed M-8.1,M-9.3 40
tried 0.489 221.8 place r20s 1,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.472 226.4 place r20s -1,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.459 203.9 place r20s 4,2
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n30f,g30t,y20s,r20t,n30c,g40f,g10s,y40f,n40m,b20t,r40s,b30m,y0,r10f,n30t,y20t,b10c,g20t,b10s,y30c,r40f,r0,g30f,g30s,n0,r30f,g40m,r20m,b0,r10c,b40m,b40f,b30c,g40c,r10t,n10m,n40s,b40c,r20s,g10m,y20m,g10c,b20f,g0,y20f,b0,b20s,r40m,y10f,y30f,g30m,r30m,n20c,n40c,r20c,b10f,g20c,g20f,g10t,y40c,y40t,n10s,n20m,y30s,y10c,b20c,n40t,n10f,r10s,r30t,n20f,r30c,n20s,b10m,r0,b30s,y0,g0,n0,r40t,n30s,y30m,y10m,y10t,b40t,n10t,b30t,g20m,g40s,y40s
! first b
b place g40f 0,0
c place y20t 2,0
a place y40f -1,0
a take -1,0
b take 0,0
c take 2,0
b place g20t 2,0
c place b10s 2,2
a place y30c 0,0
b place n30t 4,0
c place g10s 3,2
a place g30f 4,2
b place g30s 1,1
c place n0 0,2
a place r30f -1,1
a take 0,1
b take 4,1
c take 1,1
b place b30m -1,0
c place r0 -1,2
c take 4,2
a take -1,2
b take 3,2
c take 0,2
a place r40s 3,1
b place n40m 4,1
c place b40m 3,2
a place b40f 4,2
b place r10c 0,1
c place b20t -1,-1
a place r10t 1,-1
b place g40m 3,3
c place g40c 3,4
c take 3,4
a take 3,0
b take 3,3
c take 3,1
a place b40c 2,3
b place b30c 2,4
b take 2,0
c take 2,2
a take 2,4
b take 2,3
c place n40s 3,1
c take 0,1
a take 4,1
b take -1,1
a place b10c 0,-1
b place n10m 3,0
c place b20f 2,2
a place r10f 1,2
b place r40f 0,2
b take 2,2
c take 0,2
a take 3,2
b take 4,2
c place r20m 2,2
a place b20s 3,2
b place r40m -1,1
c place g10m -1,2
a place y20m 0,1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 108
from 6042 40 89
choice a place b30t -2,1
best 0.790 250.8 place b30t -2,1
tried 0.598 230.7 place b0 2,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.581 235.4 place y30f 0,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.564 235.1 place y30f -3,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.556 229.0 place b40f 0,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.507 232.2 place y30f -3,-1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.500 230.8 place b40f -3,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.397 208.9 place b30t -3,0
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r40s,y20m,r20m,r30f,b30m,y20s,n40c,r30m,n40t,b10f,b30s,n20c,g10m,g40s,g30s,r10t,y40c,n30c,y0,n0,n30s,g10t,r0,n40s,r20t,y30s,r30t,r0,b10m,y30c,n20m,n30t,b20t,n40m,g20t,r40f,b30t,g10c,n20s,b10s,r20s,n10t,r30c,y10f,b20c,y40f,b40t,g0,g30f,y40s,n10f,r40m,b0,y40t,b20f,r20c,g0,b10c,n20f,r10f,y30f,r10s,y20f,g20m,b40f,n10s,b40m,y0,g10s,g20f,n0,g20c,b30c,g40f,r10c,b0,y10m,y30m,b40c,n10m,y10t,g40c,g40m,g30t,g30m,y10c,b20s,y20t,r40t,n30f
! first b
b place y20s 1,1
c place b30s 5,1
c take 0,1
d take 5,1
a take 4,1
b take 1,1
d place r30m 2,0
a place g10m 1,1
b place g10t 0,1
c place g30s 2,-1
d place r10t 3,1
a place n30s 3,-1
b place y30s 1,-1
c place r30t 4,1
c take 4,1
d take 2,1
a take 0,1
b take 1,1
d place r0 2,1
a place r20t 1,1
b place b10f 3,2
c place y0 0,0
d place n0 -1,0
d take 2,0
a take 1,0
b take 3,0
c take -1,0
a place y40c 0,-1
b place n30c 4,-1
b take 0,-1
c take 4,-1
d take 3,-1
a take 2,-1
c place r0 0,1
d place r40f 2,2
a place n40t 1,2
b place y30c 0,-1
c place n20s 1,-2
d place n20c 1,-3
d take 1,2
a take 1,-1
b take 1,-3
c take 1,-2
a place r20s 1,2
b place n10t 4,1
b take 1,1
c take 3,1
d take 4,1
a take 2,1
c place r30c 0,2
d place b10s 4,2
d take 0,2
a take 4,2
b take 3,2
c take 2,2
a place b20c 0,-2
b place g40s 1,3
c place n40c -1,-1
d place y10f 1,-1
a place b10m 1,-2
b place y40f 1,0
b take 1,0
c take 1,-2
d take 1,-1
a take 1,3
c place n20m -1,-2
d place r40m 0,2
a place b20t 0,-3
a take 0,-1
b take 0,2
c take 0,-3
d take 0,-2
b place y40t -1,0
c place n10f -1,-3
d place r20c 0,2
a place g0 1,0
b place y40s 0,-1
c place g20t -2,-2
d place n40s 0,-2
d take 0,-2
a take 0,-1
b take 0,2
c take 0,0
a place g30f -2,-3
b place r10s 0,2
c place n20f -2,-1
d place n30t -2,0
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 109
from 6044 34 33
choice e take 0,1
best 0.487 179.3 take 0,1
tried 0.398 169.6 take -1,1
tried 0.304 146.4 take 2,1
why ! card_lower M-11.2,M-11.3 -30 10
tried 0.291 144.3 take 3,1
why - card_lower M-11.2,M-11.3 -30 10
proof 10 4 320
found gentle:0/8 casual:3/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle n10s,g40s,n30f,n20m,r30t,b10f,y40t,n30t,g40c,r20s,r0,r40s,y30c,b10m,b10c,b20s,r0,g10t,b30m,y40c,g20c,n0,n10m,b30t,y10m,y40s,r10c,y30m,r20m,r10f,g30m,y20m,n0,r20t,g0,n30c,b20t,y0,n40t,b20f,b10s,y20s,g40f,b30c,r30c,g30t,n20s,r30f,g10s,g30f,y10c,n30s,r40f,g0,g30s,n10t,y10t,b0,n20f,y40f,r40m,g10c,r20c,b40t,r10t,y30s,r40t,b40f,b0,b30s,g20f,n10f,y30f,g40m,y0,n40m,b40m,g20t,n20c,r10s,y10f,n40s,r30m,g10m,b40c,b20c,n40c,y20f,y20t,g20m
! first a
a place b20s 0,0
b place r0 4,2
c place n30t 3,1
d place b30t 5,1
d take 3,1
e take 5,1
a take 0,1
e place r20s 3,-1
a place r0 4,-1
b place y40t 1,-1
c place y30m 3,1
d place r20m 4,0
e place b10c 0,1
a place g30m 2,0
b place n0 4,-2
b take 4,1
c take 4,0
d take 4,-2
e take 4,2
c place n0 4,0
d place r20t 0,-1
e place g0 5,0
e take 1,0
a take 3,0
b take 4,0
c take 5,0
a place b10f 0,2
b place y20m 1,0
c place y30c 1,1
d place b10m -1,1
d take 1,1
---
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
option voluntary_pass false
puzzle 110
from 6043 78 23
choice a place r30f -1,0
best 0.183 167.3 place r30f -1,0
tried 0.127 139.7 place y20m 4,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.111 125.3 place y20m 3,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.102 115.1 place r30f 5,1
why - scoring_missed M-8.1,M-9.3 50
tried 0.092 119.0 place r30f 1,1
why ! scoring_missed M-8.1,M-9.3 50
tried 0.088 116.4 place r30f 0,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.088 117.1 place r30f 3,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.085 117.1 place r30f 2,-2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r20c,r20t,g30t,b40m,r40m,y10m,n20c,b30c,n40m,r40t,b30s,b20t,n0,r40s,n0,r40f,r20m,b20c,n30c,b40t,g30s,y40c,r30f,b20f,y20m,y40f,g40f,r10c,y10f,y0,y40s,b30m,r0,n20s,r10f,y30f,n10f,y30c,b0,b10s,y30m,b40c,r30t,n30s,y40t,g40c,y10c,y10t,b30t,g30m,g0,n20m,g40s,g20f,y20f,r30m,n40t,g10c,g10t,b10f,g10m,n10s,n40s,n20f,g10s,r30c,n30t,b40f,n40c,n10t,r0,g0,r20s,n30f,g20t,y20t,n10m,y30s,g30f,g20m,b20s,r10s,r10t,g20c,g40m,y0,b0,y20s,b10c,b10m
! first b
b place b20t 1,1
a place n40m 5,1
a take 5,1
b take 4,1
a take 0,1
b take 1,1
b place r40t 2,0
a place b30s 3,1
b place y10m 3,-1
a place r20m 2,-1
b place b20c 1,-1
a place n20c 2,-2
b place b30c 1,-2
a place n30c 2,-3
a take 2,0
b take 2,-3
a take 2,-1
b take 2,-2
b place b40t 2,0
a place g30s 4,1
b place r40f 0,0
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
puzzle 111
from 6045 7 37
choice b take 1,-1
best 0.729 287.4 take 1,-1
tried 0.680 256.1 take 1,3
why ! card_lower M-11.2,M-11.3 -30 0
tried 0.606 255.7 take 1,2
why - card_lower M-11.2,M-11.3 -10 0
tried 0.604 255.5 take 1,1
why - card_lower M-11.2,M-11.3 -10 0
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g20m,b20t,y10c,g20f,r40t,g30t,g10m,n30t,b0,n30s,n40m,n10m,b0,g30m,n20f,y30f,y40c,b10m,y30s,b40f,r10s,g40c,b30m,g10c,b10s,b20c,n10t,r40m,y20f,y40f,b20s,n40s,r10t,g30f,y20s,n0,r20m,n10s,r20c,g20t,n40t,g0,g40f,b30t,g40m,b40c,y20m,y0,n20c,r20s,b10f,g10s,y0,b40m,n20m,g30s,b20f,n30f,g0,b30s,b10c,g10t,r20t,b30c,n40c,r30f,y20t,n0,r30c,n10f,r30m,y10t,y40t,r40f,g40s,r10c,r0,b40t,r0,n30c,r30t,r40s,y30m,y30c,y10f,y10m,g20c,n20s,r10f,y40s
! first c
c place n20f 0,0
a place b0 1,-1
b place g30m 0,2
c place b10m 1,1
a place g10m -1,1
a take 4,1
b take 0,1
c take -1,1
b place n40m 0,1
c place n10m 1,2
a place g40c 3,1
b place b40f 0,-1
c place g30t 0,3
c take 0,-1
a take 0,1
b take 0,2
c take 0,3
a place b10s 2,2
b place b20c 2,0
c place b0 2,-1
a place y30s 2,3
b place b30m 1,3
c place n10t 0,1
a place n30s 0,2
b place y40c 4,1
b take 3,1
c take 1,1
a take 0,1
b take 4,1
c place r10t 1,1
a place g30f 0,3
b place n30t 0,1
c place n0 1,-2
c take 1,0
a take 1,-2
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
puzzle 112
from 6046 7 61
choice c take 3,1
best 0.426 217.2 take 3,1
tried 0.354 207.9 take 1,1
why - card_lower M-11.2,M-11.3 20 30
tried 0.204 183.2 take -1,1
why ! card_lower M-11.2,M-11.3 -20 30
tried 0.160 176.1 take 0,1
why - card_lower M-11.2,M-11.3 -20 30
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30t,n40t,n30s,g20c,r20c,g40s,g40c,y10t,b20c,b10s,g30m,y30f,y10c,n40s,b40t,r30c,r0,y30c,g20t,b0,n10s,y40f,r40t,r40m,r30t,b30s,r20s,n10m,n30c,y20f,n20s,g0,b30c,n20c,g10m,g10c,y40s,g40f,y40t,g30s,y20s,r40f,y20t,n20f,g20f,b40c,n30t,y40c,y20m,y0,r10c,y10m,n20m,b30t,n10t,b20f,n40c,r0,n0,r30m,b20s,b30m,r30f,y30m,b10c,g10s,b40m,r10f,b40f,b10m,g10t,b20t,y30s,n10f,b0,y0,r10t,g0,g30f,r40s,r10s,n0,b10f,r20m,g40m,r20t,g20m,n40m,y10f,n30f
! first c
c place g40s 1,1
a place r30c 3,1
a take 1,1
b take 0,1
c take 3,1
a take 4,1
b place n40s 1,1
c place y30c 3,1
a place b10s 0,1
b place y10t 0,0
c place n10s -1,1
c take 1,1
a take 3,1
b take -1,1
c take 0,1
a place g40c 1,-1
b place r40t 0,-1
c place b20c 1,-2
a place r30t 1,1
b place g30m 3,1
c place y30f 0,1
a place y40f -1,1
a take -1,1
b take 1,1
c take 0,1
a take 3,1
b place n30c 2,0
c place r20s 0,-2
a place g20t 4,0
a take 0,0
b take 1,0
c take 4,0
a take 3,0
b place b30s 2,2
c place b30c 1,0
a place y10c 2,-1
b place b0 2,3
c place g10c 2,-2
c take 2,0
a take 2,-2
b take 2,3
c take 2,-1
a take 2,2
a place n20c 1,1
b place r0 -1,-2
c place b40t 0,0
a place g30s 2,0
b place g0 2,-1
c place r40m -1,-1
a place y20t 0,1
b place g40f -1,0
c place r40f -2,-1
c take -2,-1
a take 1,-1
b take -1,-1
c take 0,-1
a place y40s -1,1
b place n30t 3,1
b take 2,1
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
puzzle 113
from 6041 72 36
choice b take 3,-2
best 0.523 204.5 take 3,-2
tried 0.438 197.8 take 3,-1
tried 0.438 197.8 take 3,1
why - card_lower M-11.2,M-11.3 30 40
tried 0.433 195.0 take 3,2
why - card_lower M-11.2,M-11.3 20 40
tried 0.415 188.6 take 3,3
why - card_lower M-11.2,M-11.3 10 40
tried 0.204 171.4 take 3,0
why ! card_lower M-11.2,M-11.3 -20 40
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b0,g30t,g30s,y40f,n30c,r10t,g10t,y30m,r10f,y40s,y20t,y30f,n20f,b10f,n0,n0,b20s,n30t,n30f,r20t,y20m,y30c,g30m,b10m,n40s,g20c,y0,r40m,n10m,b20c,n10t,b30m,r30c,r40t,n10f,b10c,g20t,r10s,b10s,b30t,n20c,g20m,g20f,b40c,r20c,n40c,r30m,b30s,g40c,r0,r40s,b0,r30t,y30s,y40t,b20t,y40c,r0,n20s,n40t,b20f,n30s,r40f,g0,r20s,y10f,r10c,y20s,n10s,g40s,n40m,y10c,b40t,g10s,g10m,g30f,y20f,g40f,y10t,b40f,g40m,y0,b30c,b40m,r20m,g10c,r30f,g0,y10m,n20m
! first c
c place y30f 3,1
a place n0 -1,1
a take 3,1
b take 4,1
c take -1,1
a take 0,1
b place y30m 2,0
c place n30t 1,1
a place n30f 3,1
b place b20s 2,2
c place r10t 1,-1
a place n20f 3,2
b place r20t 1,2
c place r10f 1,-2
c take 1,0
a take 1,1
b take 1,2
c take 1,-2
a place g10t 1,-2
b place y20t 1,0
c place b10m 2,-1
a place r40m 3,-1
b place g20c 1,1
c place y20m 1,2
a place n10t 1,-3
a take 1,-3
b take 1,-2
c take 1,1
a take 1,0
b take 1,-1
b place g30m 1,1
c place r30c 1,0
a place n40s 3,-2
b place n10f 3,3
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 114
from 6042 43 86
choice d take 2,-1
best 0.333 140.0 take 2,-1
tried 0.167 130.0 take 0,-1
why ! card_lower M-11.2,M-11.3 -20 -10
tried 0.000 140.0 take 4,-1
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b20f,b30c,b40t,g30m,r10s,n30s,n30f,y30f,r40m,n40s,g40m,r10c,r30f,r30m,b30t,b10f,r40s,g0,n10s,b10m,g40s,r0,y10f,g30s,b0,b20c,n40t,n0,r10t,y20f,y40c,n20c,r0,n0,r20t,r30t,g20f,n30c,r20m,b40m,g20c,n20s,g20m,g30t,y20s,y30c,y10t,y10m,y30s,b20s,n10f,y0,n10t,y20t,y30m,y40s,g40c,n20m,g20t,r40f,n20f,b10s,g30f,r30c,b10c,n40c,g10s,g10c,y0,b40c,y10c,g0,y40t,y40f,r40t,b30m,g10t,r20c,b0,y20m,g40f,r20s,n40m,b40f,g10m,n10m,n30t,b30s,b20t,r10f
! first a
a place r30m 4,0
b place b30t 1,1
c place b10m 2,0
d place r40s 5,1
d take 2,1
a take 5,1
b take 1,1
c take 0,1
a place n30s 3,1
b place n10s 2,1
c place b10f 1,1
d place r30f 5,0
d take 5,0
a take 1,0
b take 4,0
c take 3,0
a place b20c 1,0
b place y10f 0,1
b take 1,1
c take 4,1
d take 2,1
a take 0,1
c place g30s 3,2
d place g40s 4,2
a place n40s 4,1
b place y40c 0,0
c place n0 4,0
d place b0 5,0
d take 4,0
a take 5,0
b take 0,0
c take 1,0
a place g0 2,2
b place g40m 1,0
c place r10c 2,-1
d place r40m 1,-1
a place r0 0,-1
b place r20m 0,0
c place y30f 3,3
d place g20f 4,3
a place y20f -1,0
b place r20t -1,-1
c place g30t 2,3
d place r10t 2,-2
d take 2,-2
a take 2,-1
b take 2,2
c take 2,3
a place n0 0,-2
b place n40t -1,-2
c place y10m 2,-1
d place r0 1,-2
a place b20s 2,1
b place y10t 3,-1
b take 1,-1
c take 0,-1
d take -1,-1
a take 3,-1
c place y0 2,-2
d place y20s 2,2
d take 2,1
a take 2,2
b take 2,-2
a place y20t -1,-1
b place y30m 3,0
c place n20c 0,-1
d place y30s 4,0
d take 0,0
a take 3,0
b take 4,0
c take 1,0
d take -1,0
a place n20m 2,1
b place n30f 2,2
c place r30t 2,3
d place n10t 3,0
a place b10s 3,-1
b place n10f 4,0
c place b40m 1,0
d place b10c 0,0
a place y30c -1,0
b place g10s 4,-1
b take -1,-1
c take 3,-1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 115
from 6044 35 44
choice e place r20t 0,1
best 0.569 193.1 place r20t 0,1
tried 0.465 177.6 place y30m 4,0
why ! scoring_missed M-8.1,M-9.3 20
tried 0.435 170.9 place y30m 3,-1
why - scoring_missed M-8.1,M-9.3 20
tried 0.429 167.4 place y30m 5,1
why - scoring_missed M-8.1,M-9.3 20
tried 0.427 169.2 place n30s 3,-1
why - scoring_missed M-8.1,M-9.3 20
tried 0.422 167.6 place r20t 0,0
why - scoring_missed M-8.1,M-9.3 20
tried 0.414 166.6 place y30m 4,2
why - scoring_missed M-8.1,M-9.3 20
tried 0.412 167.4 place r20t 2,-1
why - scoring_missed M-8.1,M-9.3 20
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g20t,r10s,r10f,n40s,g30s,b20s,n0,r20c,y40f,y20t,r30f,n20f,y30f,b30s,b0,g30t,y10c,b20t,n20s,g40c,g10c,b10s,n30s,r30t,g0,n20c,y30s,b40m,b10c,n10f,b10m,g10s,r20s,r30m,y0,r40m,n20m,r20t,n10t,n0,n40t,y10f,y30m,n40c,y0,g20f,r10c,y20f,r40f,r40t,g20c,b30c,r0,y20s,b20c,b40c,n30f,n10s,y40s,y20m,r20m,g0,y10t,g20m,b10f,g10m,g40f,b20f,g40s,y30c,r30c,g40m,r10t,n30t,y40c,g10t,b40f,b30m,n10m,y10m,b40t,g30m,b0,y40t,r0,g30f,n40m,r40s,b30t,n30c
! first c
c place g10c 1,1
d place b10s 4,0
e place b20t -1,1
e take 4,1
a take -1,1
b take 0,1
c take 1,1
a place r30t 1,1
b place b0 4,1
c place g30t 0,1
d place n0 5,1
d take 0,1
e take 1,1
a take 4,1
b take 5,1
e place r20c 1,1
a place y40f 3,1
b place n10f 2,0
c place b10m 5,0
c take 3,0
d take 2,0
e take 1,0
a take 5,0
d place y10c 4,1
e place r20s 0,1
e take 0,1
a take 1,1
b take 2,1
c take 3,1
a place b30s 3,0
b place g40c 4,2
c place r30f 2,0
d place y30s 3,1
e place y30f 2,1
a place n10t 4,-1
b place y20t 1,1
c place n40t 4,-2
c take 4,-2
d take 4,2
e take 4,0
a take 4,-1
d place n20f 1,0
---
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
option voluntary_pass false
puzzle 116
from 6043 83 23
choice a place y40c 2,-3
best 0.763 193.6 place y40c 2,-3
tried 0.677 177.9 place y40c 3,-2
why ! scoring_missed M-8.1,M-9.3 50
tried 0.667 184.3 place b30t 0,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.638 177.4 place b30t 2,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.578 168.2 place b30t 1,-3
why - scoring_missed M-8.1,M-9.3 50
tried 0.567 170.1 place b30t 0,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.491 165.3 place y40c 3,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.452 159.6 place y40c 2,2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n10m,n0,y40f,r40f,y20m,r40t,b30t,b0,r20t,y10t,n10s,r30t,g10m,y10f,y30m,g30m,y0,y0,y20t,b10f,g20m,r10s,y40c,y10c,r20s,g10s,y30s,g40c,r30m,g20c,n40t,b20f,b10c,n20c,g40f,r10t,b20t,n20m,g30f,g30s,n0,r30f,r0,n10f,g0,n20s,b30m,b30s,g10c,r20m,n10t,y40s,b0,n30s,b10m,r10c,b30c,b40c,g10t,r10f,y10m,g0,g20t,n40m,b40f,b40m,y20f,b40t,r40s,g20f,n30f,g40s,n40c,r40m,y30c,y30f,b10s,b20s,b20c,r30c,y40t,n20f,y20s,r0,r20c,n40s,g40m,n30c,g30t,n30t
! first b
b place b0 1,-1
a place r20t 4,0
b place y10f 3,1
a place n10s 0,0
b place r30t 5,0
b take 3,0
a take 5,0
b take 4,0
a take 0,0
a place y0 2,0
b place y0 2,-1
a place g10m -1,1
a take 2,1
b take -1,1
a take 4,1
b take 0,1
b place y10t 3,0
a place y20t 2,1
b place b10f 1,-2
a place y30m 3,-1
b place y10c 2,-2
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
puzzle 117
from 6046 7 39
choice c place g10c 2,-2
best 0.464 179.1 place g10c 2,-2
tried 0.321 160.3 place y20f 2,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.288 162.8 place b40t 0,0
why ! scoring_missed M-8.1,M-9.3 50
tried 0.242 150.4 place b40t 1,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.230 145.1 place b40t 1,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.208 149.0 place b40t 3,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.204 152.9 place r40m -1,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.197 154.9 place r40m -1,-1
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:1/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30t,n40t,n30s,g20c,r20c,g40s,g40c,y10t,b20c,b10s,g30m,y30f,y10c,n40s,b40t,r30c,r0,y30c,g20t,b0,n10s,y40f,r40t,r40m,r30t,b30s,r20s,n10m,n30c,y20f,n20s,g0,b30c,n20c,g10m,g10c,y40s,g40f,y40t,g30s,y20s,r40f,y20t,n20f,g20f,b40c,n30t,y40c,y20m,y0,r10c,y10m,n20m,b30t,n10t,b20f,n40c,r0,n0,r30m,b20s,b30m,r30f,y30m,b10c,g10s,b40m,r10f,b40f,b10m,g10t,b20t,y30s,n10f,b0,y0,r10t,g0,g30f,r40s,r10s,n0,b10f,r20m,g40m,r20t,g20m,n40m,y10f,n30f
! first c
c place g40s 1,1
a place r30c 3,1
a take 1,1
b take 0,1
c take 3,1
a take 4,1
b place n40s 1,1
c place y30c 3,1
a place b10s 0,1
b place y10t 0,0
c place n10s -1,1
c take 1,1
a take 3,1
b take -1,1
c take 0,1
a place g40c 1,-1
b place r40t 0,-1
c place b20c 1,-2
a place r30t 1,1
b place g30m 3,1
c place y30f 0,1
a place y40f -1,1
a take -1,1
b take 1,1
c take 0,1
a take 3,1
b place n30c 2,0
c place r20s 0,-2
a place g20t 4,0
a take 0,0
b take 1,0
c take 4,0
a take 3,0
b place b30s 2,2
c place b30c 1,0
a place y10c 2,-1
b place b0 2,3
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
puzzle 118
from 6041 73 54
choice b place r30f 7,0
best 0.245 260.0 place r30f 7,0
tried 0.184 228.2 place g20t 3,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.160 232.2 place r30f 3,-2
why - scoring_missed M-8.1,M-9.3 60
tried 0.154 221.1 place r30f 2,-1
why ! scoring_missed M-8.1,M-9.3 60
tried 0.132 223.7 place y40s 3,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.117 210.5 place g20t 7,0
why - scoring_missed M-8.1,M-9.3 60
tried 0.105 220.3 place g20t 2,0
why - scoring_missed M-8.1,M-9.3 60
tried 0.098 205.7 place r30f 6,-1
why - scoring_missed M-8.1,M-9.3 60
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g10t,y30f,g30f,r40t,n20s,n30f,b40f,y10c,y20f,r10c,y40f,b10s,g40s,y10t,n10t,g20t,n20m,y30c,r30m,y0,g10s,n40t,n40m,g30m,r30t,b30s,n30t,n30s,r40f,n10m,r20m,r40m,n40c,g40f,g30t,n10s,b30c,g0,g20c,y40s,y40t,r0,r30f,b20s,n0,b0,n0,b10m,y20m,r10f,y10f,y20t,y0,r20t,r30c,y20s,n40s,b40c,r10s,b40m,b20t,g40c,b20c,r40s,y30s,b10f,g30s,b30m,b20f,g40m,b10c,n20c,y40c,n20f,b30t,y10m,g20m,b0,r0,g0,g10c,b40t,y30m,r20s,r20c,n30c,n10f,g20f,g10m,r10t
! first a
a place n10t 4,0
b place g40s 3,1
c place y10t -1,1
c take 3,1
a take 4,1
b take -1,1
c take 0,1
a place y20f 1,1
b place r30m 2,0
c place y40f 3,1
a place n30f 0,0
a take 0,0
b take 3,0
c take 1,0
a take 2,0
b place n40t 4,1
c place n40m 5,1
c take 1,1
a take 4,1
b take 5,1
c take 2,1
a place b10s 4,-1
b place b40f 3,-1
c place y10c 4,1
a place n30t 5,0
b place n30s 5,-1
c place r40f 2,-1
a place y30c 5,1
b place r20m 2,-2
c place r40m 3,-2
a place n40c 3,0
b place g40f 3,2
b take 3,-2
c take 3,1
a take 3,0
b take 3,2
c place y0 3,1
a place n10s 6,-1
a take 2,-1
b take 5,-1
c take 6,-1
a take 4,-1
b place b30c 6,1
c place g0 2,1
c take 4,1
a take 2,1
b take 3,1
c take 5,1
a place g30m 5,1
b place r30t 6,0
c place y40t 3,0
a place g10s 4,1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 119
from 6042 44 94
choice d place r30t -2,0
best 0.642 231.2 place r30t -2,0
tried 0.479 210.9 place b40m -2,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.478 211.9 place b40m 3,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.434 206.1 place b40m -1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.427 203.6 place r30t -1,-1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.395 196.6 place b0 0,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.382 195.1 place r30t 3,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.355 191.9 place r30t -2,1
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y10c,b30m,n20f,g40m,y30c,b30c,n40m,b20s,b10c,b10s,r30m,g0,r20c,y40s,g40s,g0,r20s,g10m,n30t,n10m,g10t,y0,n10f,g20c,y20f,y10f,r40f,y30s,r0,r30t,n0,g10s,n30s,r10c,r20m,r40m,n20s,b40c,g30m,n30c,b0,r40s,b20c,n40t,g40f,b40m,y20s,b10m,n0,y20m,r10t,n40s,g30f,b30s,y40f,g30s,g10c,n20m,y30f,b40t,g40c,b20t,b40f,r30f,n30f,b0,r20t,g30t,n10s,r10f,n20c,r10s,y10t,y40c,y10m,b10f,y0,b20f,y40t,r30c,r0,r40t,b30t,g20m,n10t,y20t,g20f,n40c,g20t,y30m
! first d
d place b10s 0,0
a place n40m 2,0
b place b20s -1,0
b take 2,0
c take -1,0
d take 0,0
c place r20c -1,1
d place g10m 0,0
a place r30m -1,0
b place g20c 3,1
c place y20f 2,2
d place y40s 4,0
a place n30t 4,2
b place n10m 1,1
c place r20s -1,-1
d place y10f 1,2
a place n10f 0,2
b place g10s 0,-1
c place g10t 0,-2
c take 0,2
d take 0,-2
a take 0,1
b take 0,-1
d place r10c 0,1
d take 3,1
a take -1,1
b take 1,1
c take 0,1
a place r20m 2,0
b place r40m 0,-1
c place n20s 3,2
d place b40c 1,-1
a place r40f 2,-1
b place g0 0,1
c place r0 -1,1
d place r40s 3,-1
d take 1,-1
a take 0,-1
b take 2,-1
c take 3,-1
a place g40s 0,-1
b place y30s 1,-1
c place g40f 4,-1
d place y0 0,2
a place y20s 2,-1
a take -1,-1
b take 0,-1
c take 4,-1
d take 2,-1
b place g0 -1,2
b take 4,2
c take -1,2
d take 2,2
a take 3,2
b take 0,2
c place b10c 4,2
d place y20m 3,1
a place g30m 2,-1
b place b10m 3,-1
c place g30f 2,2
d place b30s 4,-1
a place b20c 4,3
a take 4,0
b take 4,3
c take 4,2
d take 4,-1
b place g30s 2,3
b take 2,-1
c take 2,3
d take 2,2
a take 2,0
c place g10c 0,2
d place n20m 2,0
a place y40f 4,0
b place b40t 4,-1
c place g40c 4,-2
d place b30c 4,2
d take 4,-2
a take 4,0
b take 4,1
c take 4,-1
a place y30f 3,2
b place r30f 3,3
b take 3,0
c take 3,-1
d take 3,1
a take 3,3
c place n30f 2,2
c take 4,2
d take 0,2
a take 1,2
b take 2,2
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 120
from 6044 44 98
choice a place g30t 2,3 | place n30t -1,0
best 0.250 190.0 place g30t 2,3
tried 0.178 158.2 place g30t -1,0
why ! scoring_missed M-8.1,M-9.3 30
tried 0.087 143.0 place g30t -1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.073 141.3 place g30t -2,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.073 142.5 place n30t -1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.061 153.5 place g0 2,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.059 147.4 place n30t 2,3
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:5/8 casual:7/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle g40m,g20f,y20m,b30t,b10m,r40f,g10m,b20f,n40c,b0,y10c,g0,n20f,r30m,y0,y40s,b30c,y40c,g40c,n30c,y40t,b10s,y20s,b0,r20s,n40m,g20t,b40f,g40s,r20m,r10s,b10c,b30m,g30s,y30m,y40f,r40m,y30c,n0,n20m,r40s,r20t,n10m,n0,n10s,b20t,y0,r0,r30t,y10t,g10t,n10f,g40f,y30f,r10f,r20c,n40s,b30s,y10m,r30c,g30f,g30t,y20t,r10c,n40t,g20c,g0,y20f,b40m,b20c,g10s,r10t,r30f,n10t,n30s,n30f,n30t,g30m,b40c,g20m,n20c,y10f,r40t,b10f,g10c,b20s,y30s,b40t,r0,n20s
! first e
e place r40f 0,0
a place g10m 1,1
b place b20f 2,0
c place g40c -1,1
c take -1,1
d take 0,1
e take 4,1
a take 2,1
d place n30c 3,-1
e place n40m 0,1
a place b30c 4,0
a take 0,0
b take 3,0
c take 4,0
d take 1,0
b place n20f 2,-1
c place n40c -1,1
d place r20m 1,0
e place y10c -1,2
a place g20t 1,-1
b place y40c 0,2
c place g40s 1,2
d place y30m 0,0
e place y40t 0,-1
a place r40m -1,0
b place y30c 0,3
b take 0,-1
c take 0,2
d take 0,1
e take 0,0
c place g30s 1,3
c take 1,3
d take 1,-1
e take 1,0
d place y0 -1,3
e place r40s -1,-1
e take -1,-1
a take -1,0
b take -1,3
c take -1,1
a place b10c -1,3
b place y20s 0,2
c place n0 2,-2
d place n20m 0,1
e place y40f 1,3
a place b10s 2,1
b place b40f 2,2
c place n0 3,-2
d place y10t -2,2
d take 1,2
e take 0,2
a take -1,2
b take -2,2
e place y40s 2,3
a place n10f 1,2
b place g40f 1,0
c place y30f 1,-1
d place r20s -1,1
e place r10s -1,2
a place r20t -2,1
a take -2,1
b take 2,1
c take 0,1
d take -1,1
b place b30m 2,1
c place y10m 0,2
d place n10s 0,1
e place r20c 3,0
a place y0 1,-2
b place b30s -1,1
c place r10c -2,2
c take 1,2
d take -2,2
e take -1,2
a take 0,2
d place r10f 1,2
e place b20t -1,2
a place n40s 3,3
a take 1,3
b take 2,3
c take 3,3
d take -1,3
b place y20t -1,3
c place b40m 2,3
c take 2,-1
d take 2,-2
e take 2,1
a take 2,2
b take 2,3
d place b0 2,-2
e place g30f 1,3
a place r10t -2,2
b place r30f -2,1
c place r30t -2,3
d place n40t 0,0
e place n30f 0,-1
---
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
option voluntary_pass false
puzzle 121
from 6043 88 24
choice b place n30s 0,2
best 0.500 177.1 place n30s 0,2
tried 0.267 163.8 place n30t 3,4
why - tokens_left M-6.1 0 1
tried 0.247 147.2 place n30t 0,-1
why - tokens_left M-6.1 0 1
tried 0.236 146.2 place n30s 0,-1
why - tokens_left M-6.1 0 1
tried 0.216 149.6 place b40t 0,2
tried 0.203 163.7 place n30s -1,0
why ! scoring_given M-8.7,M-9.4 20 30
tried 0.203 147.9 place b40t 1,3
why - tokens_left M-6.1 0 1
tried 0.143 136.6 place b40t 4,1
why - tokens_left M-6.1 0 1
proof 10 4 320
found gentle:4/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40f,g30t,g40m,b20c,b20s,n20s,g30s,g40f,b10c,b40f,g20m,r40s,b30s,n30s,y40s,g10c,r20m,g40c,n20m,b40t,n10f,b10m,n40t,r0,y20f,n30t,n20c,y30m,y0,r20s,b20t,r10s,n0,b0,y10t,r10f,r40m,y10m,g40s,b40m,n40s,g0,y10c,r30c,b20f,g20f,b30t,g20c,y30f,b0,y20t,n0,r30m,y0,r10t,n30f,g10s,g10m,y20m,g30m,r40t,b10f,r0,n40m,y30c,n40c,n10s,y30s,r30t,y10f,b10s,n10m,y20s,y40c,n10t,g0,b40c,r10c,r40f,r20c,b30m,r30f,n20f,r20t,n30c,b30c,g20t,y40t,g10t,g30f
! first b
b place g40f 1,1
a place g20m 3,1
a take 1,1
b take 0,1
a take 3,1
b take 4,1
b place b40f 3,1
a place g30s 1,1
b place g10c 2,0
a place b10c 3,2
b place g40c 2,2
a place y40s 1,2
b place n20s 0,1
a place n20m -1,1
a take 3,1
b take -1,1
a take 2,1
b take 0,1
b place b10m 3,1
a place n10f 3,3
b place r40s 0,1
a place b30s 0,0
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
puzzle 122
from 6046 9 62
choice b take 0,0 | take -1,0
best 0.172 192.2 take 0,0
tried 0.058 155.7 take 4,0
why ! card_lower M-11.2,M-11.3 -30 20
tried 0.058 155.7 take 1,0
tried 0.045 148.3 take 2,0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle r10f,r30t,r10s,r10t,n40c,g10s,b20f,n10t,g20m,n30t,n40m,y0,g40m,g30t,r40f,y0,r30c,n20f,b30s,g10t,y20s,g30s,g0,y30s,b10s,b40c,b40t,y40f,b20c,b40f,g20f,y20t,b10c,b40m,r40m,g40c,y30f,r0,b10f,b0,n40t,y40c,r0,b20s,b20t,g30m,y40t,y20m,r20m,g10c,g40f,g20c,n10f,n30f,n0,g20t,y40s,r30m,b30m,y10f,n20s,y30c,n30c,n20m,y10t,n40s,r40t,b0,n10m,r40s,n20c,g10m,b30c,b30t,r20c,y20f,g0,r30f,n30s,g40s,b10m,r20s,y10m,y30m,y10c,r10c,n0,g30f,n10s,r20t
! first c
c place r40f 1,1
a place n30t 4,0
b place r30c 2,0
c place g10s -1,1
a place b20f 0,2
b place n10t 3,1
c place g20m -1,2
a place g40m -1,0
b place g10t 0,0
c place n20f 1,2
a place b30s 0,3
b place g30t 0,-1
b take 0,3
c take 0,-1
a take 0,2
b take 0,1
c place y20s 0,2
a place y0 0,3
b place b40c 4,2
c place b40t 3,2
c take -1,2
a take 3,2
b take 4,2
c take 0,2
a place g20f 0,1
b place y20t 0,2
c place y30s -1,2
a place y40f -1,3
b place r40m -1,-1
b take -1,-1
c take -1,0
a take -1,3
b take -1,1
c place y0 0,4
c take 0,2
a take 0,4
b take 0,3
c take 0,0
a place y30f 0,2
b place n40m 3,2
c place g40c 4,2
a place g30s -1,1
b place n40t 1,3
c place b40f 0,3
a place b10s -1,3
b place b20c 2,-1
c place b10c 3,-1
a place b40m 3,3
a take 3,3
b take 3,0
c take 3,-1
a take 3,1
b place y40t 1,4
b take 1,1
c take 1,4
a take 1,2
b take 1,3
c place b20t 0,0
a place r20m 1,1
b place b20s -1,0
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
puzzle 123
from 6041 80 94
choice c place b20f 3,0
best 1.000 300.0 place b20f 3,0
tried 0.974 275.7 place b0 -1,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.916 277.2 place g30f 0,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.906 276.2 place g30f -2,-2
why - scoring_missed M-8.1,M-9.3 60
tried 0.905 252.3 place b20f 2,1
why ! scoring_missed M-8.1,M-9.3 60
tried 0.886 270.6 place b0 1,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.864 250.0 place b20f 0,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.850 236.7 place b0 3,0
why - scoring_missed M-8.1,M-9.3 60
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30m,b0,b30s,y40c,y20s,g20c,r0,b0,g10c,r40s,r40f,r10f,y30s,b10m,n10t,b40f,n20f,r10c,g10t,y40t,n20c,g10s,y10f,y30f,b20t,r40t,y40s,r10s,y20t,y10c,r30t,n10f,n0,b30m,n30s,b10s,n30f,b10f,y10m,n10m,b40t,b30t,g0,y30m,r40m,g40f,r10t,y20f,b10c,r20t,b40c,g40m,n40m,b30c,b40m,g30f,b20s,n30t,b20f,r20s,n0,n40t,r30c,n20m,y10t,y0,r30f,r0,g30s,n40s,r20m,g30t,y40f,y20m,g40s,g20f,n10s,n40c,g0,g20m,n20s,b20c,r20c,y0,y30c,g30m,g10m,n30c,g20t,g40c
! first a
a place g20c 4,0
b place b40f 2,0
c place b10m 0,0
a place g10c 5,0
a take 2,0
b take 4,0
c take 0,0
a take 5,0
b place r40s 3,1
c place y40t 4,0
a place r10c -1,1
b place r0 0,0
c place r40f -1,0
a place y30f 0,2
b place g10t 4,-1
c place r40t 3,-1
a place r10f -1,2
b place b20t 1,-1
c place y20t 2,-1
a place y10c 1,2
b place g10s 2,2
c place y10f -1,3
a place y40s -1,4
b place r10s 3,2
b take 0,2
c take 1,2
a take 2,2
b take 3,2
c place n30s 0,4
a place b10s 0,3
b place b30m 1,1
b take 3,1
c take 2,1
a take 1,1
b take 0,1
c take 4,1
c place b10f 0,2
a place n10t 4,1
b place r30t 0,-1
c place b40t 2,0
a place y10m 3,1
b place n30f -1,-1
c place n10f 3,2
a place n0 4,2
b place g0 4,3
b take 4,0
c take 4,2
a take 4,-1
b take 4,3
c place n20f 3,3
c take 3,0
a take 3,-1
b take 3,3
c take 3,2
a place r40m 2,1
b place b10c 3,0
c place r10t 0,1
c take 3,1
a take 2,1
b take -1,1
c take 4,1
a place b40c 4,0
a take -1,0
b take 0,0
c take 2,0
a take 4,0
b take 3,0
b place n10m -1,1
c place n40m -1,0
c take -1,4
a take -1,0
b take -1,3
c take -1,2
a take -1,1
a place b30t 0,0
a take 0,0
b take 0,4
c take 0,3
a take 0,2
b take 0,1
b place g40f -2,-1
c place r20t 3,-1
c take 1,-1
a take 3,-1
b take 2,-1
c take -2,-1
a take -1,-1
a place b30c 0,0
b place b40m -1,0
c place y30m -1,-1
a place b20s 2,0
b place g40m -2,-1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 124
from 6042 47 45
choice b place y40t 1,2
best 0.674 205.9 place y40t 1,2
tried 0.542 190.4 place y40t 3,2
why ! tokens_left M-6.1 1 2
tried 0.518 185.7 place g0 0,3
why - tokens_left M-6.1 0 2
tried 0.516 184.7 place b0 2,0
why - tokens_left M-6.1 0 2
tried 0.512 164.7 place y40t 4,1
tried 0.511 182.8 place g0 3,3
why - tokens_left M-6.1 0 2
tried 0.506 183.9 place g0 2,4
why - tokens_left M-6.1 0 2
tried 0.448 179.7 place y40t 1,4
why - tokens_left M-6.1 0 2
proof 10 4 320
found gentle:2/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r10s,n40s,r30t,n30s,g30t,y30c,n40t,r30f,b30t,b10c,r10f,b20f,r40t,y10t,g10c,r30c,g0,g10s,n20m,r30m,r20s,b20t,y30f,y30m,b0,y10m,y0,r0,g0,y30s,g10m,g30f,g40f,y20m,n30f,r20c,y20s,y10c,r0,g20c,y40t,r40f,n40c,b20s,g30m,b10s,n40m,y40f,n10m,b40m,b0,b40f,b30c,g20t,n10s,r20m,b20c,b30s,b30m,g40s,r10c,n30t,y40c,y40s,y0,n10f,n20c,r20t,g40m,n0,n20s,g40c,n30c,b10m,b40c,y20t,r40m,n10t,b40t,g20f,n0,y20f,r10t,g20m,g30s,g10t,y10f,r40s,n20f,b10f
! first c
c place y30c 3,1
d place r10f -1,1
d take 4,1
a take 3,1
b take -1,1
c take 0,1
a place r30c 3,1
b place r20s 2,0
c place b10c 3,2
d place n40t 1,1
a place b20f 2,-1
b place b30t 3,-1
c place y10t 2,2
d place g10c 3,3
d take 3,-1
a take 3,0
b take 3,1
c take 3,2
a place r0 3,0
b place r40t 3,1
c place y10m 2,3
c take 2,-1
d take 2,3
a take 2,0
b take 2,1
d place g10m 2,3
a place r30f 3,-1
b place g40f 1,3
c place g10s 3,4
c take 3,-1
d take 3,3
a take 3,4
b take 3,0
d place n30f 0,0
a place r20c 3,0
b place y20s 2,0
c place b20t 2,1
d place n20m 0,1
a place g30f -1,0
a take 1,0
b take 3,0
c take -1,0
d take 2,0
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 125
from 6044 45 97
choice c take 0,-2
best 0.625 180.0 take 0,-2
tried 0.500 180.0 take 0,-3
tried 0.000 110.0 take 0,1
why ! card_lower M-11.2,M-11.3 -40 30
tried 0.000 110.0 take 0,0
why - card_lower M-11.2,M-11.3 -40 30
tried 0.000 120.0 take 0,-1
why - card_lower M-11.2,M-11.3 -30 30
proof 10 4 320
found gentle:0/8 casual:3/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle y20m,n10t,n20s,g0,b30t,b20s,g30t,n20f,g30f,y40t,n30t,b40m,b40f,r40f,g20c,b10m,y0,g30m,y30c,n0,y40c,r10c,y10m,r20c,r30f,n10s,b20c,n30s,y10t,b10f,y20t,g10c,n40t,g30s,b40c,g40m,r20s,r10f,g20t,r30t,r10t,b20t,b20f,n10m,r0,r30c,g10t,y10c,y40f,n10f,y10f,g40f,g20m,n30f,y30f,b30s,b10c,n0,b0,y40s,b30m,y30s,y20f,n20c,b40t,b30c,g10s,n20m,r0,g40c,r40s,b0,r30m,r20t,b10s,r40t,y30m,r40m,n40c,n40m,g40s,r20m,g10m,n40s,r10s,n30c,y0,g0,g20f,y20s
! first c
c place b10m 0,0
d place g30t 4,0
e place y10m -1,0
e take 4,0
a take -1,0
b take 0,0
a place g30f 4,0
b place n0 2,0
c place y40c -1,1
d place r10c 1,-1
e place n20f 1,1
e take -1,1
a take 4,1
b take 1,1
c take 0,1
a place y10t 0,0
a take 0,0
b take 1,0
c take 4,0
d take 3,0
b place g20c 3,1
c place n10s 1,0
d place b20c 4,1
e place n30s 1,1
a place r40f 0,-1
b place b40c 5,1
b take 5,1
c take 1,1
d take 2,1
e take 4,1
c place y20t 3,2
d place r20s 0,0
e place b40f -1,-1
a place g20t 0,1
b place r30f -1,0
c place n30t -1,1
d place g10c 1,1
e place n40t -2,1
e take 0,1
a take -2,1
b take -1,1
c take 1,1
a place n10m 2,-1
b place b10f -2,-1
b take -1,-1
c take 2,-1
d take 0,-1
e take -2,-1
c place r30c -2,0
c take 1,0
d take -2,0
e take -1,0
a take 0,0
d place g10t 1,-2
e place b20f 2,2
a place g30s 0,-2
b place r0 2,-1
c place r10t 2,-2
d place b20t 2,3
d take 2,-2
e take 2,2
a take 2,3
b take 2,-1
e place r10f 1,-3
a place n30f 0,-3
b place r30t 0,-1
c place b20s -1,-2
d place g40f 4,1
e place g20m 4,2
a place r20c -1,-1
b place n10f 2,-1
c place b30s -1,-3
d place b10c 2,-2
e place y10c 3,-2
e take 0,-2
a take -1,-2
b take 2,-2
c take 3,-2
a place y30c -1,-2
b place y30f 2,2
c place y10f 2,-2
d place g10s 2,-3
e place g30m 0,-2
a place r0 1,0
b place y40t 4,0
c place r40s 0,0
d place b0 1,1
d take 1,-3
e take 1,-2
a take 1,0
b take 1,1
e place r30m -1,0
a place r20t -1,1
b place b10s 3,-2
c place r40t 0,1
---
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
option voluntary_pass false
puzzle 126
from 6043 88 41
choice b take 3,1
best 0.565 199.7 take 3,1
tried 0.426 175.2 take 1,1
why ! card_lower M-11.2,M-11.3 -30 -10
tried 0.426 175.2 take -2,1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40f,g30t,g40m,b20c,b20s,n20s,g30s,g40f,b10c,b40f,g20m,r40s,b30s,n30s,y40s,g10c,r20m,g40c,n20m,b40t,n10f,b10m,n40t,r0,y20f,n30t,n20c,y30m,y0,r20s,b20t,r10s,n0,b0,y10t,r10f,r40m,y10m,g40s,b40m,n40s,g0,y10c,r30c,b20f,g20f,b30t,g20c,y30f,b0,y20t,n0,r30m,y0,r10t,n30f,g10s,g10m,y20m,g30m,r40t,b10f,r0,n40m,y30c,n40c,n10s,y30s,r30t,y10f,b10s,n10m,y20s,y40c,n10t,g0,b40c,r10c,r40f,r20c,b30m,r30f,n20f,r20t,n30c,b30c,g20t,y40t,g10t,g30f
! first b
b place g40f 1,1
a place g20m 3,1
a take 1,1
b take 0,1
a take 3,1
b take 4,1
b place b40f 3,1
a place g30s 1,1
b place g10c 2,0
a place b10c 3,2
b place g40c 2,2
a place y40s 1,2
b place n20s 0,1
a place n20m -1,1
a take 3,1
b take -1,1
a take 2,1
b take 0,1
b place b10m 3,1
a place n10f 3,3
b place r40s 0,1
a place b30s 0,0
b place n30s 0,2
a place n20c 4,0
a take 0,0
b take 2,0
a take 1,0
b take 4,0
b place n30t -1,2
b take -1,2
a take 3,2
b take 0,2
a take 1,2
a place n40t 2,3
b place r0 -1,1
a place b20t 1,3
b place y30m 1,0
a place y20f 2,0
b place b0 -2,1
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
puzzle 127
from 6046 10 22
choice a take 2,-1
best 0.298 199.1 take 2,-1
tried 0.222 178.5 take 2,4
why - card_lower M-11.2,M-11.3 -10 10
tried 0.167 165.7 take 2,0
why ! card_lower M-11.2,M-11.3 -20 10
proof 10 4 320
found gentle:0/8 casual:8/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r40m,g30s,g40s,b40c,y10c,b30t,r0,b20c,r30c,n20c,g40f,y30c,b40m,n30f,y30m,g40m,r10t,b20f,n10m,g30m,b0,y40f,r20s,b10f,r30t,g10m,r0,y0,r40t,b10s,b20s,y10t,r20c,n10t,g0,b10m,n40t,n40s,g20c,y40t,g10c,n10f,r30f,y20f,r10s,r40f,n0,y40c,b40f,n40m,n20m,y0,y30s,n20f,b0,n30s,y20s,g10s,b30c,y30f,r20m,g40c,y40s,g30t,b30s,g20m,n30t,y10m,r10f,n40c,g20t,b20t,n0,n10s,b10c,g20f,n20s,g30f,r30m,g0,y20m,r40s,r20t,g10t,b30m,r10c,n30c,y10f,b40t,y20t
! first b
b place y30c 4,0
c place g40m 1,1
a place g40f 0,0
b place r30c 5,0
b take 0,0
c take 1,0
a take 5,0
b take 4,0
c place b40m -1,1
c take 4,1
a take -1,1
b take 0,1
c take 1,1
a place b20c 4,0
b place b0 3,-1
c place y40f 2,0
a place g30m 2,2
b place b10f 2,-1
c place n10m 2,3
a place g10m 2,4
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
puzzle 128
from 6041 85 24
choice c take 3,1
best 0.587 228.4 take 3,1
tried 0.511 225.0 take 3,2
tried 0.511 225.0 take 3,3
why - card_lower M-11.2,M-11.3 10 20
tried 0.354 188.6 take 3,0
why - card_lower M-11.2,M-11.3 -40 20
tried 0.278 189.1 take 3,-1
why ! card_lower M-11.2,M-11.3 -40 20
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30m,r20m,r40t,r40m,b20c,n20c,b20s,y20s,r20c,g30s,b20f,n40t,n10m,b30t,n40m,b10c,b40f,n30f,n10s,g10s,y40s,r30t,n20m,n10t,b10s,r10t,b10m,r40s,n30t,g30t,b10f,y40f,b30c,y20f,r0,b30m,y20t,r10f,y10c,y30m,y30f,b20t,g30f,n30s,y40t,n0,y10f,n20s,n20f,n30c,b0,y20m,g40c,n40s,r30m,n10f,b40t,r40f,g20f,b40m,n40c,b30s,g0,g20m,r10s,r20s,g40m,r10c,g0,y40c,y30s,y10t,g20c,g10c,y0,r0,r20t,b40c,g10m,g10t,r30c,y0,b0,y30c,g40s,n0,g20t,r30f,y10m,g40f
! first b
b place n40m 2,0
c place n10m 0,0
a place b40f 3,1
b place n20c 5,1
b take 2,1
c take 3,1
a take 0,1
b take 5,1
c place n10s -1,0
c take -1,0
a take 0,0
b take 1,0
c take 2,0
a place b20f 4,2
b place r20c 4,0
c place r30t 2,0
a place n20m 3,1
b place n10t 2,1
c place b20s 3,2
a place g10s 2,2
b place y40s 3,-1
c place b10s 3,3
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 129
from 6042 49 65
choice b place b10m 3,1
best 0.225 199.4 place b10m 3,1
tried 0.123 165.6 place b10m 4,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.120 170.1 place r30f 2,3
why ! scoring_missed M-8.1,M-9.3 50
tried 0.116 166.1 place r30f 1,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.112 168.8 place b0 1,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.112 164.7 place b10m 2,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.101 162.4 place r30f 2,1
why - scoring_missed M-8.1,M-9.3 50
tried 0.090 158.0 place b10m 4,2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40t,y30f,b10s,g10c,b40m,y30c,b30s,y30s,b0,n40m,g10t,y10c,b20s,n40t,g20m,b10c,g10m,r10c,n10m,r30t,r10t,r20t,b30c,r40m,y20m,g30t,r10f,b40f,g0,b30t,y40c,g20t,n20c,n0,g30m,y10m,n30f,g20c,y10f,b20f,n40c,g40c,g40f,b20t,n10s,r20s,y0,n20m,r30f,r20m,b40t,y20t,b10m,g20f,g30f,r40f,r0,r30c,b0,n10f,r0,g40m,n40s,y40s,r40s,b30m,g10s,n30c,n30t,g40s,y20f,y30m,y40f,b40c,n20f,y0,r40t,g0,b10f,y10t,n30s,n0,g30s,r20c,n10t,n20s,r10s,y20s,r30m,b20c
! first c
c place y30c 0,0
d place n10m 3,1
a place y30s 1,1
b place b20s 5,1
c place r20t 0,2
d place b30c 2,0
a place b10c 4,0
a take 0,0
b take 2,0
c take 1,0
d take 3,0
b place r10t 3,0
c place g30t 1,2
d place b30s 5,0
a place y10c 2,0
b place y20m 1,0
c place n40m 0,0
d place g10t 2,2
a place b40f 0,-1
b place g10m 2,3
c place r10c 3,2
d place y40c 1,-1
a place g20t 1,3
a take 1,-1
b take 1,2
c take 1,1
d take 1,3
b place n30f 0,-2
c place g20c 1,2
d place r10f 3,3
a place r30t 0,3
a take 0,1
b take 0,2
c take 0,0
d take 0,3
a take 0,-2
b place n40c 4,2
c place g40c 0,2
c take 4,2
d take 0,2
a take 2,2
b take 1,2
d place y10f 2,2
a place b20t 0,0
b place n10s 5,-1
c place r20s 1,1
d place g30m 2,4
d take 2,4
a take 2,0
b take 2,1
c take 2,3
a place y10m 2,0
a take 2,0
b take 5,0
c take 1,0
d take 3,0
b place n20c 5,0
c place r20m 0,1
c take 3,1
d take 0,1
a take 5,1
d place g20m 5,1
a place y20t 0,1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 130
from 6044 46 101
choice a place r0 1,-3
best 0.500 230.0 place r0 1,-3
tried 0.280 181.2 place n30f 2,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.270 176.6 place r0 1,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.263 209.2 place n30f 2,1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.263 209.0 place g20f 2,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.261 196.0 place r0 0,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.259 195.7 place n30s 0,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.258 195.0 place r0 2,-2
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20m,y20f,n40t,y10t,b30c,n30t,b40c,y30c,n40m,b0,g20t,r40s,y0,y40t,n10m,b10s,g20m,b10f,b20t,r0,y40f,n40s,n30c,b30m,y40c,y10c,r40m,y30m,y20m,r20t,b10c,n30s,r30f,n10f,b40f,g10s,g0,n10s,g40m,g30f,y30s,g10t,b20s,y30f,n0,y40s,g10m,r30c,r40t,y0,r10s,n30f,y20s,g40c,g40f,g0,r40f,b20c,r10f,g40s,n20c,b0,y20t,g30t,r20s,y10m,r10c,g20c,y10f,g30m,b30t,g20f,r30m,b30s,g10c,n20s,r0,r20c,r20m,r30t,r10t,n40c,b10m,g30s,n10t,n20f,b40m,b40t,b20f,n0
! first e
e place y40f 2,0
a place g20m 0,0
b place b10f 4,0
c place b20t 3,1
d place n10m -1,1
d take 2,1
e take 4,1
a take 0,1
b take 3,1
e place y10c 3,-1
a place r40m 0,1
b place y0 2,-1
c place y20m -1,0
c take 2,0
d take -1,0
e take 0,0
a take 3,0
b take 4,0
d place r20t 0,0
e place n30t -1,0
a place n40s -1,-1
b place r30f 1,1
c place y40t 2,0
d place y40c 3,0
d take 2,0
e take 3,0
a take -1,0
e place g10s 3,0
a place g0 3,1
b place n10s -2,1
b take 0,1
c take 1,1
d take -2,1
e take 3,1
c place n10f -2,1
d place b0 2,-2
e place y30s 2,0
a place r40s 0,-1
b place y30c 1,1
c place n40m -2,-1
c take 0,-1
d take -2,-1
e take 3,-1
a take -1,-1
d place g30f 2,1
e place y40s 1,-1
a place b40c 1,-2
b place r30c 1,2
b take 1,-2
c take 1,-1
d take 1,1
e take 1,2
c place y30f 2,2
c take 2,0
d take 2,2
e take 2,1
a take 2,-2
d place y0 1,-1
e place r10s 0,1
a place g10t -1,0
b place y20s 2,0
b take 0,0
c take 2,0
d take -1,0
e take 3,0
c place r40t 0,2
d place b40f -3,1
e place g0 0,-1
a place r40f 1,1
b place y30m 2,0
c place r10f 1,2
d place n0 1,-2
d take 1,0
e take 1,-1
a take 1,2
e place b10s -1,0
a place g10m 0,0
b place b20c -3,0
c place g40m 1,0
c take 2,0
d take -1,0
e take 1,0
a take -3,0
d place r0 1,-1
e place b10c -1,0
a place b0 0,-2
a take 0,2
b take 0,1
c take 0,-2
d take 0,-1
b place n30c -2,0
c place g40c -3,0
d place r20s 1,2
e place n20c 2,2
a place r10c 1,0
b place r30m 0,1
c place y10f 2,0
d place g30m -3,-1
e place b30t -2,-1
---
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
option voluntary_pass false
puzzle 131
from 6043 94 50
choice a place r20s 0,2
best 0.256 236.0 place r20s 0,2
tried 0.181 209.3 place b10m 0,-1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.129 220.7 place r20s 4,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.120 202.8 place y10f 3,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.107 202.4 place r20s 1,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.074 200.4 place b10m 4,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.069 198.8 place b10m 3,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.067 186.1 place b10m 4,3
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:5/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle r40t,g0,n0,r10t,y30c,b30t,r40m,n20f,n20m,g0,g20m,r30m,g40m,b20t,y0,b30m,r40f,r30f,y40t,b20s,g20c,y10m,y20t,g40c,b30c,b20f,n10s,g10m,n40s,g10c,b40m,b40c,g20f,y10f,b10s,b10f,y30s,g20t,g40f,r10c,r20t,b10m,g10s,r20s,y10c,y10t,y30m,g40s,y40s,y40c,n30f,g30s,n30s,y20m,g30t,b30s,y40f,r10f,n40t,n10t,y30f,b10c,n40m,n0,r10s,n10f,g30m,r20m,n30t,y20s,b0,g10t,n10m,r0,y0,r30c,b40t,r20c,r0,g30f,b0,r40s,n20s,n30c,b20c,n40c,r30t,b40f,n20c,y20f
! first a
a place r30m 4,0
b place g40m 0,0
a place b30t -1,1
b place g20m 0,-1
a place b30m -1,0
b place n20m -1,-1
a place g0 1,-1
b place r40f 0,2
a place r30f 0,3
a take 0,0
b take 0,1
a take 0,3
b take 0,2
b place y0 1,1
a place y10m 1,2
b place y40t 0,1
a place b20s -1,2
b place y20t 0,2
a place b20f -1,-2
b place n10s 2,2
a place g10m 1,3
a take 1,3
b take 1,-1
a take 1,1
b take 1,2
b place g20c 0,-2
a place g40c 0,-3
a take 0,-3
b take 0,1
a take 0,-2
b take 0,2
b place b40m 0,-2
a place g10c 1,-1
b place b30c 1,-2
a place b20t 3,-1
b place n40s -1,3
a place b10f 2,-1
b place b10s 2,-2
a place b40c 3,-2
b place r40m 0,3
a place r10c 4,2
b place r20t 0,2
a place g20t 0,1
a take 0,3
b take 0,2
a take 0,-1
b take 0,1
b place g10s 3,2
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
puzzle 132
from 6046 10 48
choice a place g0 0,-1
best 0.543 220.1 place g0 0,-1
tried 0.304 198.7 place y10t 5,1
why - scoring_missed M-8.1,M-9.3 50
tried 0.280 203.8 place g10c 1,1
why - scoring_missed M-8.1,M-9.3 50
tried 0.259 182.0 place y10t 5,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.253 188.8 place y20f 5,0
why - scoring_missed M-8.1,M-9.3 50
tried 0.239 195.1 place g10c 2,2
why ! scoring_missed M-8.1,M-9.3 50
tried 0.237 193.4 place y20f 3,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.224 177.5 place y20f 5,2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r40m,g30s,g40s,b40c,y10c,b30t,r0,b20c,r30c,n20c,g40f,y30c,b40m,n30f,y30m,g40m,r10t,b20f,n10m,g30m,b0,y40f,r20s,b10f,r30t,g10m,r0,y0,r40t,b10s,b20s,y10t,r20c,n10t,g0,b10m,n40t,n40s,g20c,y40t,g10c,n10f,r30f,y20f,r10s,r40f,n0,y40c,b40f,n40m,n20m,y0,y30s,n20f,b0,n30s,y20s,g10s,b30c,y30f,r20m,g40c,y40s,g30t,b30s,g20m,n30t,y10m,r10f,n40c,g20t,b20t,n0,n10s,b10c,g20f,n20s,g30f,r30m,g0,y20m,r40s,r20t,g10t,b30m,r10c,n30c,y10f,b40t,y20t
! first b
b place y30c 4,0
c place g40m 1,1
a place g40f 0,0
b place r30c 5,0
b take 0,0
c take 1,0
a take 5,0
b take 4,0
c place b40m -1,1
c take 4,1
a take -1,1
b take 0,1
c take 1,1
a place b20c 4,0
b place b0 3,-1
c place y40f 2,0
a place g30m 2,2
b place b10f 2,-1
c place n10m 2,3
a place g10m 2,4
a take 2,-1
b take 2,0
c take 2,4
a take 2,3
b take 2,2
b place b20f 4,-1
c place n20c 4,-2
a place r40t 2,0
b place r0 2,-1
c place b20s 3,1
a place r20s 4,-3
b place b30t 4,1
c place r30t 3,-3
a place r10t 3,-4
a take 3,0
b take 3,-1
c take 3,-3
a take 3,-4
b place r20c 3,0
c place r0 1,-1
a place n40s 5,-3
b place y30m 4,2
c place n40t 5,-2
a place n30f 5,-1
b place b10m 3,2
c place r30f 3,-1
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
puzzle 133
from 6041 92 73
choice a place g40c 1,-2
best 0.889 311.6 place g40c 1,-2
tried 0.702 267.4 place n0 3,1
why - scoring_missed M-8.1,M-9.3 70
tried 0.688 235.7 place b40t 1,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.665 267.8 place g40c 2,-1
why ! scoring_missed M-8.1,M-9.3 70
tried 0.661 290.4 place g40c 6,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.653 255.7 place g40f 2,-3
why - scoring_missed M-8.1,M-9.3 70
tried 0.632 246.1 place b40t 6,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.612 260.5 place n0 5,2
why - scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:0/8 casual:5/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle r20t,n20m,b30m,g30t,r0,r30m,n20s,g0,n30f,n30s,n30t,n0,b0,n20c,y30c,y40s,y10c,y10t,n30c,r40t,r20c,g10m,y30m,g10t,g40m,r10c,y30f,g10s,g30s,r30c,y20t,r30f,g40c,r20m,r40f,y20f,r10t,b10c,y30s,r10f,b20f,g40f,n10f,r0,r30t,b0,y40c,b20c,b40c,r20s,n0,b30c,b10m,b40t,b10f,g10c,y40f,y0,b10s,b40m,g20f,b20t,n10m,n40c,n20f,g0,y10m,n40s,y20m,n10s,y40t,r10s,g20t,g20c,b20s,g40s,y0,r40s,b30s,y10f,b30t,n10t,g30m,n40t,y20s,r40m,b40f,g20m,n40m,g30f
! first a
a place r30m 2,0
b place n20s 0,0
c place n30t 1,1
a place n0 5,1
a take 1,1
b take 2,1
c take 0,1
a take 5,1
b place b0 4,2
c place n20c -1,0
c take -1,0
a take 0,0
b take 1,0
c take 2,0
a place y10t 2,0
b place y40s 1,0
c place g0 3,1
a place g10t 2,1
b place g40m 1,1
c place y30m 3,-1
a place y30f 2,-1
b place n30s 1,-1
c place r40t 4,0
a place r30c 4,-1
b place g10m 0,1
b take 1,1
c take 4,1
a take 0,1
b take 2,1
c place g30s 0,-1
c take 1,-1
a take 0,-1
b take 4,-1
c take 3,-1
a place y30c 3,-1
b place g10s 2,1
c place r40f 5,0
c take 5,0
a take 3,0
b take 4,0
c take 1,0
a place n30f 4,-1
b place r10t 1,0
c place y10c 1,-1
a place y30s 4,-2
b place n30c 3,-2
c place r10c 0,-1
c take 2,-1
a take 4,-1
b take 0,-1
c take 1,-1
a place y20f 4,-1
b place r10f 1,1
c place r0 4,1
a place r20c 4,0
b place b0 3,2
c place r30f 0,1
c take 0,1
a take 2,1
b take 1,1
c take 3,1
a place r30t 3,0
b place r20m 5,0
b take 3,0
c take 4,0
a take 1,0
b take 2,0
c place r20s 4,0
a place b20c 5,-1
b place b30c 5,-2
c place y40c 2,-2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 134
from 6042 70 90
choice d place g40c 5,-1
best 0.365 219.9 place g40c 5,-1
tried 0.192 200.5 place g20c -1,-1
tried 0.130 171.6 place g20c 4,-3
why - scoring_missed M-8.1,M-9.3 80
tried 0.114 170.4 place b10f 4,-3
why - scoring_missed M-8.1,M-9.3 80
tried 0.086 166.9 place b10f 2,-2
why ! scoring_missed M-8.1,M-9.3 80
tried 0.059 191.3 place n20c -1,-1
tried 0.011 133.1 place b10f 1,2
why - scoring_missed M-8.1,M-9.3 80
tried 0.007 160.2 place g40c 4,-3
why - scoring_missed M-8.1,M-9.3 80
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30t,b30t,n20m,g40f,b40t,n30c,b30s,n40t,b30c,b0,r40f,n40s,r0,y40s,y40f,r30c,y20m,y0,r20c,g10t,g20m,r10c,r10t,n20s,y10t,y30m,b40c,r0,y30c,n30f,g10s,n20f,b10m,b10s,r40t,y30s,r20t,b0,n0,y40c,y30f,g20c,n40m,y10c,r10s,r40s,b40f,g20t,r20m,g40s,r30m,g30f,b30m,n10t,b40m,g0,y20f,g40c,y20s,g30m,y0,b10f,n30t,r20s,g10m,n20c,b20f,b20s,g30t,r10f,g10c,n10m,n10s,g0,g40m,n30s,b10c,y20t,b20t,r40m,n0,y10m,g30s,r30f,y10f,n10f,g20f,b20c,y40t,n40c
! first d
d place n30c 1,1
a place y40f 4,0
b place n40t 3,1
b take 3,1
c take 4,1
d take 0,1
a take 1,1
c place g20m 3,1
d place b0 0,0
a place r40f 3,-1
b place n40s 4,-1
c place y20m 4,1
d place y0 -1,0
d take 3,0
a take -1,0
b take 0,0
c take 1,0
a place b30s 4,-2
b place r30c 3,-2
c place b30c 4,-3
c take 4,-3
d take 4,-1
a take 4,-2
b take 4,1
d place y40s 4,-1
a place b40c 4,-2
b place n20f 3,0
c place y30c 3,-3
c take 3,-1
d take 3,0
a take 3,-3
b take 3,-2
d place y30m 3,0
a place r40t 5,0
b place y30s 3,-1
c place b10m 2,0
d place b10s 2,-1
a place r10t 6,0
a take 4,0
b take 3,0
c take 6,0
d take 5,0
b place y40c 3,-2
c place y10t 2,-2
d place n30f 1,1
a place n40m 2,2
a take 2,2
b take 2,1
c take 2,-1
d take 2,-2
b place y10c 2,-1
c place y30f 2,-2
d place b0 4,-3
a place g10s 3,0
b place g20t 3,2
b take 3,-2
c take 3,0
d take 3,2
a take 3,1
c place r10s 3,0
d place r40s 4,0
a place n0 4,-4
a take 4,-1
b take 4,-4
c take 4,0
d take 4,-3
b place r0 3,1
c place b30m 3,-2
d place g40s 4,-1
a place r30m 3,-3
a take 3,-1
b take 3,1
c take 3,-3
d take 3,0
b place g0 4,0
c place y20f 1,-2
d place n10t 1,0
a place y20s 0,-2
a take 2,-2
b take 0,-2
c take 4,-2
d take 1,-2
b place g30f 4,-2
c place r20t 0,0
d place r10c 1,-1
a place r20c 0,-1
b place n20s 0,1
c place g10m 3,-1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 135
from 6044 56 81
choice e place g40m 2,-1
best 0.505 211.7 place g40m 2,-1
tried 0.419 191.7 place g40f 2,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.395 189.7 place r20s 1,0
why ! scoring_missed M-8.1,M-9.3 50
tried 0.348 165.5 place g40m 0,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.327 179.5 place r20s 2,1
why - scoring_missed M-8.1,M-9.3 50
tried 0.307 169.9 place g40f 4,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.291 166.3 place r20s 1,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.251 162.5 place r20s -1,2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:0/8 casual:4/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle n40t,r30f,y10c,r20m,n20f,y30f,n40c,b30c,y10t,r40f,g30m,g10s,b30m,y40t,y10m,n10t,y40f,r40m,g10c,b20t,n40s,r10s,n30t,y0,y20m,n0,r30m,r10c,n40m,b40f,b20c,g20c,b30s,g40m,r20t,b10f,n0,r20c,r0,b40c,r40s,b30t,g10m,n30c,r40t,b10c,y20f,r30t,n30s,g0,b10m,g30f,n20s,g40f,g20t,g30t,g10t,n10s,y20t,r10f,n20m,g20f,g40c,r20s,b10s,r0,y10f,n20c,b20f,y30s,b0,y0,g20m,y30c,r30c,y40s,g40s,b40t,b40m,y30m,g30s,r10t,b0,b20s,g0,n30f,y40c,n10m,y20s,n10f
! first b
b place g30m 1,-1
c place y40f 1,1
d place n30t -1,1
d take 1,1
e take -1,1
a take 0,1
b take 4,1
e place y10t 2,2
a place y20m 3,1
b place y30f 1,1
c place r30m 0,1
d place r10c 2,0
e place y0 1,2
a place y10m 2,-1
b place n0 1,3
b take 1,-1
c take 1,0
d take 1,1
e take 1,3
c place r10s 1,-1
d place b30m 3,-1
e place y40t 3,2
a place r20t 1,0
b place n10t 2,3
b take 2,3
c take 2,-1
d take 2,0
e take 2,1
c place g20c 2,0
d place b30c 3,-2
d take 3,2
e take 3,1
a take 3,-2
b take 3,0
e place r0 1,1
a place b20t 3,0
b place r40s 0,0
c place b30t 4,0
c take 0,0
d take 4,0
e take 3,0
a take 1,0
d place r20c 1,0
e place n30c 3,0
a place r40t 0,0
b place b10c 2,-1
c place n40c 4,0
c take 0,0
d take 4,0
e take 3,0
a take 1,0
d place g10m 3,0
e place n30s -1,1
a place b40f 4,-1
b place b10f 4,0
c place g10s 0,-1
c take 4,-1
d take 3,-1
e take 2,-1
a take 0,-1
d place n20s 2,-1
e place n40m 3,-1
a place b40c 4,-1
b place b20c 2,-2
c place g10t 2,3
c take 2,-2
d take 2,2
e take 2,-1
a take 2,3
d place r30t -1,0
e place y20t 1,3
a place r40f 0,0
b place n40s 0,-1
c place y20f 1,4
c take 1,-1
d take 1,4
e take 1,3
a take 1,2
d place b30s -1,-1
---
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
option voluntary_pass false
puzzle 136
from 6043 95 36
choice b place y30f 1,3
best 0.451 186.0 place y30f 1,3
tried 0.346 162.2 place y20f 1,3
why ! scoring_missed M-8.1,M-9.3 50
tried 0.311 162.5 place g40f 1,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.226 160.3 place g40f 4,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.211 157.9 place g40f 3,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.206 168.0 place y20f 3,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.188 150.1 place y30f 0,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.184 162.6 place r10c 5,2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:0/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n30c,n40c,n40m,r0,y40c,g20f,b10c,g20c,b10s,r10f,b10f,n0,y30m,g0,y30s,n10t,g40c,n40s,g20t,b40f,r20c,b40c,n30t,g30m,r20s,r30c,b20s,y40t,g10t,n20m,b40m,y20f,g10c,r10c,n10m,y30f,n30f,g40f,r30m,b30m,y0,b40t,n0,g20m,n20s,b20c,n20c,b30s,n10s,y10f,g10m,n20f,g40m,r10t,y30c,n10f,y40f,g0,b30c,r40s,r30f,b20f,y40s,g30s,g30t,y10t,y10m,r30t,n40t,r20m,r20t,r40m,r40t,r40f,b0,y10c,b10m,b0,r10s,g40s,b20t,r0,g10s,y20m,b30t,y0,y20s,g30f,y20t,n30s
! first b
b place n0 1,1
a place b10c 0,0
b place g20c 5,1
a place b10f 0,-1
b place n10t 1,-1
a place y30s 0,2
b place n40s 1,2
a place y30m 0,3
a take 0,1
b take 0,2
a take 0,3
b take 0,-1
b place r10f 0,-1
a place r20c 4,0
b place b40c 5,0
a place n30t 1,-2
a take 1,-2
b take 1,0
a take 1,2
b take 1,-1
b place b40f 2,2
a place g20t 4,-1
b place g0 3,-1
a place b20s 5,-1
b place r30c 0,-2
a place b10s 1,-1
b place g20f 2,3
a place g10t 2,-1
b place y40t 2,-2
a place g40c 3,-2
b place g30m 4,-2
a place n10m 1,0
b place n20m 5,-2
a place n30f 1,2
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
puzzle 137
from 6041 93 64
choice c take 2,-1
best 0.653 306.2 take 2,-1
tried 0.250 245.4 take 2,-2
tried 0.211 253.3 take 2,3
why ! card_lower M-11.2,M-11.3 -30 20
proof 10 4 320
found gentle:0/8 casual:3/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle r40m,n40s,r40t,y20f,r0,y30c,y30s,r20c,r10s,g0,n40m,b30t,y40s,n30f,y10t,n20m,g20m,n10m,n10f,b40t,y30m,n0,y10m,y40c,n40c,n20c,b30c,r20s,b30s,y40f,r10f,y20t,n30t,b10c,b10s,n30s,y0,y0,r20t,n10s,b40c,g30s,b20c,g10c,b20s,y20m,r20m,n0,y30f,y40t,g20c,r40s,r30m,b30m,b0,b20f,r10t,g20f,g40c,g10m,b10m,g20t,r10c,g10t,g40m,g30f,g0,n30c,y10f,y20s,n20f,g30t,n40t,b0,b40f,n20s,g10s,r30f,g30m,r30c,n10t,b20t,b10f,b40m,g40f,r30t,y10c,r40f,r0,g40s
! first b
b place r10s 1,1
c place g0 5,1
c take 0,1
a take 1,1
b take 5,1
c take 4,1
a place r20c 3,1
b place n10m 0,0
c place y40s 2,0
a place n40m -1,0
a take -1,0
b take 2,0
c take 3,0
a take 0,0
b place y30c 3,2
c place n0 0,0
a place b40t 1,1
b place y40c 2,0
c place n40c 0,1
a place n20c -1,1
a take 0,1
b take 1,1
c take 2,1
a take -1,1
b place b30c 3,0
c place r20s 1,-1
a place b30s 4,0
a take 1,0
b take 3,0
c take 0,0
a take 4,0
b place b30t 4,2
c place y30s 1,0
a place y20t 2,-1
b place n30t 2,2
c place b10c 3,0
a place y10m 3,-1
b place y30m 3,-2
b take 3,2
c take 3,-2
a take 3,0
b take 3,-1
c place n10f 1,2
a place b10s 1,1
b place r20t 1,-2
b take 1,0
c take 1,-2
a take 1,1
b take 1,2
c place r10f 0,-1
a place b40c 3,0
b place y10t -1,-1
c place b20c 1,0
a place g10c 0,0
b place b20s 3,-1
c place n10s -1,0
a place y0 -1,-2
b place y40f 0,-2
c place y20m 1,-2
a place r20m 2,-2
b place n30s 2,3
b take 2,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 138
from 6042 83 99
choice b place y20f 3,-3
best 0.667 220.0 place y20f 3,-3
tried 0.425 197.9 place r30f 4,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.411 195.3 place r30f 2,-2
why ! scoring_missed M-8.1,M-9.3 20
tried 0.395 188.7 place r30t 1,1
why - scoring_missed M-8.1,M-9.3 20
tried 0.394 189.3 place g30f 5,0
why - scoring_missed M-8.1,M-9.3 20
tried 0.348 185.6 place y20f 0,1
why - scoring_missed M-8.1,M-9.3 20
tried 0.347 188.2 place y20f 0,3
why - scoring_missed M-8.1,M-9.3 20
tried 0.333 168.2 place r30t 1,-1
why - scoring_missed M-8.1,M-9.3 20
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40s,g20t,y40s,y30c,b20s,n0,b30m,b40m,y40c,b30t,r10t,r20s,g10c,g20c,g0,y40t,y20m,r30f,n20c,b30s,r30m,b10s,g40f,y30m,g0,g30t,b20t,b0,b10c,b30c,n40m,g10t,n30c,b10f,y10m,r0,r30c,g30f,r0,r20m,y0,r10s,n20f,r40m,g10m,g40c,y0,g10s,g20f,r30t,b40t,n40s,n30s,g30m,n40t,n10s,b20c,y20s,b10m,r10c,n10f,y30s,r20t,b40c,g20m,y30f,n10m,r20c,r40t,y20f,r40f,b40f,n30t,r10f,n20m,y10f,g30s,g40m,y10t,n0,y20t,y40f,n40c,b20f,r40s,b0,n10t,n20s,y10c,n30f
! first b
b place g20c 0,0
c place b30m 4,0
d place b40m 5,0
d take 5,0
a take 4,0
b take 0,0
a place y20m 2,0
b place b30t 4,0
c place g40f 1,1
d place b30s 3,1
d take 1,1
a take 0,1
b take 3,1
c take 2,1
a place g0 0,0
b place n0 -1,0
b take 4,0
c take -1,0
d take 0,0
a take 1,0
b take 2,0
c place n20c 3,1
d place b0 4,2
a place b10c 3,2
b place b30c 4,0
c place r10t 2,2
d place r20s 2,1
a place r30m 2,0
b place b10s 3,3
c place y10m 2,3
d place y40t 3,-1
a place y40c 4,-1
b place g30t 2,-1
c place b20t 4,3
d place y30m 5,0
a place r30c 1,0
a take 4,0
b take 3,0
c take 1,0
d take 5,0
b place b10f 3,4
b take 3,2
c take 3,3
d take 3,4
c place n40m 3,0
d place g10t 3,3
a place g10c 3,4
a take 3,3
b take 3,-1
c take 3,4
d take 3,1
b place g40c 3,-1
c place n20f 3,1
d place r0 1,2
a place g10m 2,4
a take 2,-1
b take 2,4
c take 2,0
d take 2,3
a take 2,2
b place r10s 2,2
c place b40t 4,0
d place r20m 1,1
a place n30s 2,0
b place g30m 2,-1
c place y0 0,2
d place g10s 2,3
d take 2,-1
a take 2,3
b take 2,2
c take 2,1
a place b20c 4,4
a take 4,0
b take 4,-1
c take 4,1
d take 4,4
a take 4,3
b place y20s 2,1
c place r0 0,1
d place n40s 2,-1
a place y0 2,2
b place y30s 2,-2
c place g0 -1,1
c take 2,1
d take -1,1
a take 0,1
b take 1,1
d place r40m 4,-1
a place g20m 4,0
b place y30f 2,-3
b take 2,-3
c take 2,-2
d take 2,0
a take 2,-1
c place b10m 2,0
d place r10c 2,-1
a place g20f 3,-2
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 139
from 6044 59 109
choice a place g0 5,0
best 0.750 240.0 place g0 5,0
tried 0.679 221.2 place r30t 1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.643 210.9 place n40t 4,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.561 196.9 place g0 0,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.560 206.5 place n40t 5,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.473 195.5 place g0 2,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.455 191.9 place g30m 1,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.447 196.6 place g30m 2,2
why ! scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n40c,b30s,g40s,r0,b20s,y40c,y30f,n30t,b30c,y20m,r40s,r20c,y0,y0,y10c,y10f,r40f,g10s,y10m,r30f,g20t,y30c,r10f,n0,b0,b10c,b20f,g30t,b20c,y40t,n40m,r10t,n10s,g0,r40m,n20s,r40t,n10t,g20c,y40s,r30c,b0,r10s,n20m,g20f,n0,y30s,g40f,n10f,y10t,y20f,g10m,n20f,g30s,g10t,g40m,b20t,b10m,n40t,b10s,n10m,r20t,y40f,b40t,g30f,g20m,r10c,y30m,r30t,b10f,n20c,n30f,g40c,g0,r30m,n30s,b30t,n30c,g30m,g10c,r20m,r0,b40f,r20s,n40s,y20s,y20t,b40c,b30m,b40m
! first c
c place r40s 1,1
d place y30c 0,0
e place r10f 1,2
a place y0 -1,0
b place b0 4,0
b take 1,0
c take 0,0
d take -1,0
e take 4,0
c place y40c -1,1
c take -1,1
d take 0,1
e take 1,1
a take 4,1
d place r40f 2,2
e place g10s 1,1
a place n0 3,-1
b place y40t 3,2
c place b10c 0,1
d place r20c 0,2
e place n30t 2,-1
a place b20c -1,2
a take 2,2
b take 3,2
c take -1,2
d take 0,2
b place y10c 0,2
c place g20t 1,-1
d place r40t 2,0
e place g30t 1,0
a place g20c 1,-2
a take 1,2
b take 1,1
c take 1,-2
d take 1,-1
b place r30f 1,-1
c place r30c 0,0
d place y30f 0,-1
e place y0 4,0
e take 2,0
a take 0,0
b take 3,0
c take 4,0
a place b30c 0,0
b place y20m 0,3
c place y10f 0,-2
c take 0,-1
d take 0,-2
e take 0,0
a take 0,3
b take 0,2
d place y30s 2,0
e place n10t 0,0
a place n10f 0,-1
b place y40s 2,2
c place n20s 3,0
d place r10t -1,0
d take 1,0
e take -1,0
a take 2,0
e place n10s 2,0
a place g30s 3,1
b place g10t 1,1
c place g40m 1,2
d place b0 4,-1
d take 2,-1
e take 1,-1
a take 3,-1
b take 4,-1
e place b10m 1,0
a place n20m 1,-1
b place b10s 3,2
c place n10m 1,-2
c take 1,2
d take 1,-1
e take 1,0
a take 1,-2
d place g10m 4,2
e place r10s 1,0
a place g0 4,1
b place y10t 5,2
c place n0 4,0
d place r10c 1,-1
e place g40f 1,2
a place b40t 0,2
b place b10f 0,-2
b take 0,2
c take 0,-2
d take 0,0
e take 0,1
c place n20c 2,-1
d place n30f 3,-1
e place n20f 4,-1
e take 1,-1
a take 0,-1
b take 2,-1
c take 4,-1
a place y10m 6,2
a take 2,2
b take 3,2
c take 1,2
d take 4,2
e take 6,2
b place r30m 0,0
c place g20m 0,1
d place b30t 0,-1
e place n30c 2,-1
---
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
option voluntary_pass false
puzzle 140
from 6043 108 13
choice a place g30m -1,1
best 0.703 202.1 place g30m -1,1
tried 0.547 185.0 place r20c 3,-1
why - scoring_missed M-8.1,M-9.3 100
tried 0.530 183.6 place y40c 2,2
why - scoring_missed M-8.1,M-9.3 100
tried 0.505 180.7 place r30m 0,2
why - scoring_missed M-8.1,M-9.3 100
tried 0.490 177.1 place r30m 1,2
why - scoring_missed M-8.1,M-9.3 100
tried 0.479 176.1 place y40c 1,2
why ! scoring_missed M-8.1,M-9.3 100
tried 0.472 175.1 place y40c 4,2
why - scoring_missed M-8.1,M-9.3 100
tried 0.460 174.7 place r30m 1,0
why - scoring_missed M-8.1,M-9.3 100
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30t,g10c,y10t,n20f,g40s,g40m,y30c,g10m,b40m,r30m,b0,y10f,r20s,r20c,n30f,y40c,y40f,g30m,b30s,n20s,n40m,y20f,g20t,y10c,r40m,b10m,r10c,r20t,r10s,b30t,n10s,y20s,g10s,r10f,g0,y0,g30s,g20c,g40f,b40c,n10t,b20c,r30c,n0,n30t,g10t,r40f,n20c,b40f,r0,n40c,r0,n30s,r30f,b20t,r40t,b30m,g40c,b10f,b40t,y40t,n30c,b10c,b20f,r10t,y30m,y40s,g30f,y30s,b30c,y20m,y20t,r20m,y0,n0,y30f,r40s,y10m,g0,n40s,g20f,b20s,b10s,r30t,n20m,n40t,g20m,b0,n10m,n10f
! first a
a place y10f 2,0
b place y30c 1,1
a place g10m 0,0
b place r20s 4,0
a place g40m -1,0
a take -1,0
b take 0,0
a take 1,0
b take 4,0
a take 2,0
b place y40f 3,1
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
puzzle 141
from 6041 95 86
choice b take 5,0
best 0.750 240.0 take 5,0
tried 0.500 230.0 take 2,0
why ! card_lower M-11.2,M-11.3 -30 -20
tried 0.500 240.0 take 3,0
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y10f,b40c,b30c,y30s,g30s,r40s,y10m,g0,g30f,r10t,b20c,g20m,y0,g40m,y30c,y40s,n20m,g30t,r10c,r30m,b10m,n30c,n10f,g30m,r20c,n40m,r30t,y10c,r0,y20s,n40t,y20m,g10c,g40f,g40c,r20s,b10s,b40m,r30f,r20t,g40s,y20f,g20t,g20c,b30s,y10t,n30f,b40f,r10f,y20t,n20c,b20f,b20t,n10m,b30t,r40f,g10m,n0,n40c,b10c,r30c,n10s,y40f,g20f,r40m,g10s,n0,b40t,n10t,n30s,n20s,y40t,r20m,n40s,y40c,y30m,r0,b0,r10s,b0,n20f,b30m,g10t,y30f,g0,b10f,b20s,r40t,y0,n30t
! first a
a place g30f 3,1
b place y40s 4,0
c place b20c 1,-1
a place y30c 1,1
a take 0,1
b take 1,1
c take 3,1
a take 4,1
b place r10c 1,1
c place r30m 3,1
a place r40s 4,1
b place n30c 2,0
c place n20m 2,-1
a place g30m 3,-1
b place r20c 0,1
b take 4,1
c take 2,1
a take 3,1
b take 0,1
c place n10f 2,1
a place g20m 0,-1
b place y10m 3,1
c place g40m 4,-1
c take 4,-1
a take 3,-1
b take 0,-1
c take 1,-1
a place y20s 3,-1
b place n40t 1,-1
c place y20m 4,-1
a place g30t 0,-1
b place y0 4,1
c place g40c 0,0
c take 0,0
a take 1,0
b take 4,0
c take 2,0
a place r30t -1,-1
a take 3,-1
b take 4,-1
c take -1,-1
a take 0,-1
b take 1,-1
b place r10t 0,1
b take 3,1
c take 4,1
a take 0,1
b take 1,1
c place b40m 1,-1
a place r20s 3,-1
b place b10s 3,1
c place r0 3,-2
a place y20f 2,0
b place g40f 1,0
c place n40m 1,1
a place b30s 3,2
a take 3,2
b take 3,0
c take 3,1
a take 3,-2
b place g20t 3,0
c place g0 0,0
a place g10c 3,1
b place r20t 4,0
b take 2,0
c take 1,0
a take 3,0
b take 4,0
c place g40s 1,0
a place n20c 3,0
b place y10c 4,0
c place y20t 4,-1
a place b10m 4,1
b place y10t 5,0
b take 4,0
c take 1,0
a take 0,0
b take 5,0
c place n30f 2,0
a place b40f 1,0
b place b20f 4,0
c place b20t 5,0
c take 1,0
a take 4,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 142
from 6042 85 91
choice c place n10t 1,-3
best 1.000 270.0 place n10t 1,-3
tried 0.776 247.0 place y30f 2,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.754 247.0 place g40f 1,-3
why - scoring_missed M-8.1,M-9.3 40
tried 0.718 233.5 place g40f 0,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.713 233.4 place b40m 0,-2
why ! scoring_missed M-8.1,M-9.3 40
tried 0.711 242.4 place b40m 1,-3
why - scoring_missed M-8.1,M-9.3 40
tried 0.684 229.3 place g40f 4,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.677 223.7 place b40m 0,2
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40s,y40c,n30c,n20s,r40m,r10s,b40t,r30m,r10c,b30s,g30f,n30t,g40m,y20f,y40s,n10m,b10m,r30f,b20c,b30c,n40c,n10s,g10t,y20m,b10f,g20t,r10f,r40s,y30c,y30s,g10m,n0,y0,b40m,n40s,r20m,g40c,g0,g20c,y10t,g30t,r20s,n20c,b30m,b10c,g10s,n20m,b0,n20f,b30t,b40f,y20s,g20f,y10c,n10f,b20s,r10t,n40t,g30s,g20m,y10m,y30f,r0,n30s,y40t,n10t,n0,r40f,y0,g40f,b0,r20c,r0,n40m,y30m,y40f,y10f,g0,r20t,n30f,g30m,b10s,r40t,b20f,g10c,r30t,y20t,r30c,b40c,b20t
! first c
c place r10s 4,0
d place b20c 2,0
a place n10m 3,1
b place n40c 1,1
b take 0,1
c take 1,1
d take 4,1
a take 2,1
c place n10s 5,0
c take 1,0
d take 3,0
a take 2,0
b take 5,0
d place g10t 3,0
a place r30m 4,1
b place b10m 3,-1
c place b30s 4,-1
d place b40t 4,-2
a place b30c 3,-2
b place y30c 3,-3
b take 3,1
c take 3,-3
d take 3,-2
a take 3,-1
c place g20t 2,0
d place g30f 3,-1
a place n30t 2,-1
b place b10f 3,-2
c place r30f 2,-2
d place r10f 3,1
a place r20m 4,2
a take 4,-2
b take 4,-1
c take 4,0
d take 4,1
b place r10c 3,2
b take 3,-1
c take 3,-2
d take 3,2
a take 3,0
c place y20f 2,1
d place g10m 4,1
a place r40s 3,2
b place g30t 5,1
c place y30s 2,2
d place g20c 5,2
a place y10t 3,0
b place g40c 6,2
b take 6,2
c take 2,2
d take 3,2
a take 4,2
c place g0 4,2
d place n40s 1,-1
a place y20m 2,2
a take 2,-1
b take 2,1
c take 2,2
d take 2,-2
b place n20f 2,1
c place r20s 1,0
d place n20c 2,-1
a place y20s 1,1
b place b10c 3,-1
c place b30t 6,1
c take 2,1
d take 6,1
a take 1,1
b take 5,1
c take 3,1
d place n20m 5,1
a place b0 3,-2
b place r10t 4,0
c place y10c 3,1
d place n10f 5,0
a place n0 2,-2
b place y0 3,-3
b take 3,-1
c take 3,0
d take 3,-3
a take 3,-2
c place g10s 3,0
d place y40s 0,0
a place b20s 0,-1
b place g20f 3,-1
c place n40t 1,-2
d place r0 1,1
a place r40f 0,1
b place y0 3,2
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 143
from 6044 63 49
choice e place y40c 3,1
best 0.662 214.7 place y40c 3,1
tried 0.545 197.3 place y40c 2,2
why ! scoring_missed M-8.1,M-9.3 40
tried 0.543 191.9 place g0 0,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.528 190.6 place g0 -1,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.527 192.9 place y40c -2,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.521 195.8 place b10c 3,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.512 190.5 place g0 -2,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.487 186.1 place y40c 0,3
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g10c,r40s,n30c,r40t,y10t,y20s,b10c,y10m,n40t,r20t,n10m,b10f,g30t,n20c,y10f,b0,y40s,n30f,g10s,n10f,b30s,n20m,y20f,y10c,y30c,b20t,g30s,g30m,b40t,b10s,b20c,g20t,r10f,y30m,g40m,y40f,g0,g20f,r10c,r0,y30s,y40c,r30m,b20s,g40c,n30s,b10m,g20m,n10s,y0,g10t,n10t,g20c,g40s,n20s,n20f,r20c,y40t,r40m,r20m,y0,g0,b40c,n40s,g30f,n0,y20m,r30f,b20f,n40c,r40f,b30m,r0,b40m,r20s,r30t,b40f,r30c,g10m,r10t,r10s,n40m,n0,b0,b30c,y20t,b30t,y30f,g40f,n30t
! first d
d place n10m 0,2
e place y40s 4,0
a place g30t 3,1
b place n40t 2,0
c place y10f 5,1
c take 2,1
d take 3,1
e take 4,1
a take 5,1
d place y20s 5,0
d take 5,0
e take 4,0
a take 3,0
b take 2,0
e place g30s 0,0
a place y10m -1,1
b place g10s -1,2
c place y30c -1,0
d place b30s -2,2
e place b10f -2,1
a place y20f -2,0
b place b40t 2,0
c place g40m 1,1
d place b20t 3,0
d take -1,0
e take 1,0
a take -2,0
b take 0,0
c take 3,0
e place n20m 1,2
a place r10f -3,1
a take -1,1
b take 0,1
c take -2,1
d take -3,1
b place y30m 0,1
c place b10s -3,2
c take 1,2
d take 0,2
e take -3,2
a take -2,2
d place y30s -1,1
e place g20t 1,0
a place g30m 0,0
b place y10c 0,2
c place g40c 1,2
d place y40f 2,1
---
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
option voluntary_pass false
puzzle 144
from 6043 110 42
choice b place y40c -2,0
best 0.898 219.2 place y40c -2,0
tried 0.883 184.2 place g30s 3,1
why - scoring_missed M-8.1,M-9.3 70
tried 0.814 169.2 place g40s 1,2
why - scoring_missed M-8.1,M-9.3 70
tried 0.803 184.3 place g30s 1,2
why ! scoring_missed M-8.1,M-9.3 70
tried 0.787 198.6 place g30s 3,-1
why - scoring_missed M-8.1,M-9.3 70
tried 0.772 191.6 place g20c 2,3
tried 0.760 174.7 place g30s -2,1
why - scoring_missed M-8.1,M-9.3 70
tried 0.713 186.6 place g40s -1,2
why - scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20c,n10f,g20f,r10c,y20m,g10t,r20s,n10t,y30c,b40c,y10t,y10f,g20c,n10m,b10m,y10m,y20f,b20s,g40s,y40f,b40m,n40s,y30f,y40t,g20m,g20t,g30s,b10s,b40f,n10s,n0,g10s,n30c,b30m,y40c,b10c,b20f,n0,y30s,b20c,b10f,g0,g30f,g30t,n40c,r20m,n40t,r40t,r10t,g10m,r30m,r0,b30c,r10s,g30m,b40t,r20t,r40f,n30t,g0,b0,n20f,y20s,y10c,r40s,g40c,r40m,b30t,b30s,y30m,y0,r30t,n30s,n40m,r30c,y40s,b20t,g40f,g10c,g40m,r30f,y0,r20c,r0,n20s,r10f,y20t,n20m,b0,n30f
! first a
a place g10t 2,0
b place r20s 3,1
a place y10f 4,0
b place y30c -1,1
a place n10t 0,0
a take 0,0
b take 2,0
a take 3,0
b take 4,0
b place y20f 1,1
b take -1,1
a take 0,1
b take 1,1
a take 4,1
b take 3,1
a place b20s 3,1
b place y10t 0,0
a place y40f 1,1
b place b40m 1,2
a place y10m 0,1
b place b10m -1,1
b take 1,1
a take 0,1
b take -1,1
a take 3,1
a place y40t -1,0
b place g20m 2,2
a place g20t -1,1
b place y30f 2,0
a place n40s 1,3
b place b40f 1,1
a place n10s 1,-1
a take 1,3
b take 1,-1
a take 1,1
b take 1,2
b place n0 1,-1
a place n10m 0,-1
b place n30c 2,-1
a place g10s 1,1
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
puzzle 145
from 6041 100 70
choice a take 2,0
best 0.907 326.4 take 2,0
tried 0.686 298.2 take 2,-1
tried 0.686 298.2 take 2,3
why - card_lower M-11.2,M-11.3 -20 10
tried 0.670 278.2 take 2,2
why ! card_lower M-11.2,M-11.3 -40 10
tried 0.585 268.2 take 2,4
why - card_lower M-11.2,M-11.3 -20 10
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r10s,n40m,b40f,y30f,b20c,g40f,r10t,g20f,y0,g20m,y10f,b40c,g20c,n20c,r0,r10f,n10s,r40s,n10m,g30f,y30s,b20t,g10t,r40m,y40f,g20t,r20t,b10f,n0,b20s,r30t,b0,r40f,y40t,n30c,b10s,n30s,n10t,y10c,n40c,r20m,b20f,b30t,g30t,r40t,g30s,g40m,b30m,g10s,g0,y20t,n40s,g30m,n10f,r20c,g10c,n20f,y40s,y40c,n20s,r30f,b0,g10m,b30s,y10m,y10t,n30t,y0,b10m,n0,r30c,r10c,y30c,g40s,g0,b10c,n40t,y30m,r30m,r0,n30f,b30c,b40t,y20s,r20s,n20m,y20f,b40m,g40c,y20m
! first c
c place b40c 5,1
a place r10t 0,2
b place g20f 3,1
c place r40s 1,1
c take 5,1
a take 1,1
b take 3,1
c take 4,1
a place n10m 0,0
b place g30f 3,1
c place g40f 4,1
a place r10f 4,0
b place n10s -1,1
b take 4,1
c take 3,1
a take 0,1
c place r40m 1,1
a place y40f 2,0
a take 4,0
b take 1,0
c take 0,0
a take 2,0
b place g10t -1,2
c place r20t -1,3
a place b20t 0,3
b place y10f 2,0
c place r0 1,2
a place r30t 1,3
b place b0 2,2
c place r40f 1,0
a place y40t 3,1
b place g20t -2,2
b take -2,2
c take -1,2
a take 1,2
b take 2,2
c place b10s -2,1
c take 2,1
a take 3,1
b take -2,1
c take -1,1
a place n30s 1,4
b place n30c 1,5
b take 1,3
c take 1,5
a take 1,0
b take 1,4
c place y10c 2,-1
a place b10f 3,-1
b place r20m -1,2
c place y30s 4,0
a place b30t 4,-1
b place n20c -1,1
c place r40t 1,2
a place g20c -1,4
b place g30t 0,4
c place b30m 1,4
a place n40c -1,0
a take -1,2
b take -1,0
c take -1,1
a take -1,3
b place g40m 2,2
c place b20f -1,3
a place g30s 4,1
b place g30m 3,1
c place b20s 2,4
a place g20m 2,3
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 146
from 6042 95 27
choice b take 2,-1
best 0.731 219.5 take 2,-1
tried 0.618 203.1 take 3,-1
tried 0.588 187.0 take 0,-1
why ! card_lower M-11.2,M-11.3 10 20
proof 10 4 320
found gentle:0/8 casual:5/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle n10t,g10c,n30f,b20c,b30m,y10m,r20s,g0,y40c,r30c,g10s,r40f,r40t,r30m,g40m,y20m,n10m,y20t,b20t,y40t,g40f,r30f,r40m,b40m,b20f,n40s,b40c,b30c,y10f,g30s,n30t,b40f,g0,g20c,g30m,n40t,y30f,r10c,y0,y20s,n30s,r30t,n10f,r20m,g20m,b30s,n40m,g40c,n10s,b30t,y40s,n0,b20s,b0,g40s,y30s,n20f,g30t,b10m,r20c,r10t,g10t,g30f,n20s,y20f,g20t,g10m,r0,r20t,r10s,b40t,b0,b10s,n0,y0,b10f,n20m,y30m,y10c,n40c,y40f,g20f,y30c,r40s,y10t,r10f,r0,b10c,n20c,n30c
! first c
c place r30c 2,0
d place g10s 0,0
a place y20m 4,0
b place n10m 1,1
c place y10m 5,0
c take 2,0
d take 4,0
a take 0,0
b take 5,0
c take 1,0
d place g40m 1,0
a place b40m 5,1
a take 5,1
b take 4,1
c take 0,1
d take 1,1
b place g40f 1,1
c place y20t 3,-1
d place b20t 2,-1
a place b30c 3,1
b place r40t 1,-1
c place r30m 0,-1
d place r40m -1,-1
d take 1,-1
a take -1,-1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 147
from 6044 68 114
choice a place y10c 5,3
best 0.750 200.0 place y10c 5,3
tried 0.500 200.0 place b20f 3,5
tried 0.487 171.3 place r10t 1,2
why ! scoring_missed M-8.1,M-9.3 40
tried 0.347 161.1 place n40t 5,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.322 164.3 place b20f 5,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.310 161.3 place y10c 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.235 158.9 place b20f 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.210 157.3 place b20f 3,0
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:2/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle y30m,r20s,y0,n0,g30s,r0,g20t,b30c,y40t,n20f,b10m,r30f,n10s,y10m,r20t,g0,r30c,r40s,r30m,g10s,r20c,g20c,y20t,n30f,r10s,g20f,g10m,b0,n40s,g30f,n10f,y10f,n20m,n10t,r10t,y30s,r40t,y30c,b20s,n30s,b0,r40m,n0,y20m,b40m,n40c,n30c,g30m,b30t,b10c,y30f,y20s,n20c,r20m,y40f,b40f,g30t,y40s,g0,b20f,g40c,b40t,y40c,n20s,g20m,b30s,n40m,b20c,y0,b30m,g40m,y10t,r0,g10c,n40t,r10f,n10m,r30t,b20t,y10c,g40f,n30t,b10s,b40c,y20f,r40f,b10f,g40s,r10c,g10t
! first b
b place r0 2,0
c place r30c 0,0
d place y20t 1,1
e place r30m -1,1
e take -1,1
a take 4,1
b take 0,1
c take 1,1
a place r20t -1,0
b place g0 3,1
c place g20t -2,0
c take -2,0
d take -1,0
e take 0,0
a take 1,0
b take 2,0
d place b0 2,0
e place n40s 3,-1
a place g10s 3,2
b place b10m 1,0
c place g10m 3,3
c take 3,3
d take 3,-1
e take 3,2
a take 3,0
d place n10s 0,0
e place y10m 1,1
a place r10s 0,1
b place r20c -1,1
c place g20c -2,1
c take -2,1
d take -1,1
e take 0,1
a take 2,1
b take 1,1
d place r40s -1,0
e place b20s -2,0
a place g30f 3,2
b place b0 3,0
b take -2,0
c take -1,0
d take 0,0
e take 3,0
a take 1,0
c place y10f 3,3
d place n0 2,1
e place n30f 2,2
a place n20f 2,3
b place y30s 1,2
c place n30c 1,3
d place n20m 2,4
d take 2,2
e take 2,0
a take 2,1
b take 2,3
e place n10t 2,3
a place n30s 2,2
b place g20f 3,4
c place r30f 4,4
d place n20c 1,4
e place b30t 0,2
a place b10c 1,5
b place y30f 1,1
b take 1,1
c take 1,5
d take 1,3
e take 1,4
c place g30t 4,2
c take 3,2
d take 2,2
e take 0,2
a take 1,2
d place y30c 4,3
e place g0 4,1
a place y40f 4,5
b place b40f 4,6
b take 4,6
c take 4,4
d take 4,1
e take 4,5
a take 4,3
c place r40t 2,2
d place g30m 4,1
e place y40t 4,3
a place g20m 2,5
b place g40c 2,1
c place y20s 3,5
d place y40c 2,0
d take 2,2
e take 2,0
a take 2,1
b take 2,3
c take 2,5
e place n20s 3,6
e take 3,3
a take 3,1
b take 3,6
c take 3,5
a place b40m 4,0
b place g40m 3,3
c place b40t 4,-1
c take 4,3
d take 4,-1
e take 4,0
a take 4,1
d place b30c 4,1
e place r20m 2,3
a place b30m 3,2
b place b30s 3,1
c place n10m 2,2
d place r0 1,3
e place g10c 4,3
---
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
option voluntary_pass false
puzzle 148
from 6043 124 66
choice b take 3,2
best 0.832 108.2 take 3,2
tried 0.760 102.7 take 1,2
tried 0.760 102.7 take 2,2
why - card_lower M-11.2,M-11.3 -20 -10
tried 0.581 79.9 take 4,2
why - card_lower M-11.2,M-11.3 -30 -10
tried 0.461 82.1 take 0,2
why ! card_lower M-11.2,M-11.3 -20 -10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30c,g0,b20c,g10c,r30t,y10c,y30f,g30s,b20s,y40c,n20f,g20f,g40f,g30f,b40m,n30t,n40m,b30t,y40s,y40f,r20t,n30s,g30t,n30f,n20s,r30m,r20m,r40s,r0,n0,g40c,b10c,n10m,y30c,r40t,r10t,b30m,n40s,r30f,n40t,y30s,y20s,b40c,g0,n10f,r20c,b10s,b30c,b10f,b20f,b0,g40s,r10f,y20f,r40f,r40m,r20s,y10t,b20t,g20t,n10t,r10s,y10f,b10m,n10s,n30c,y40t,n40c,y0,y30m,n20m,y20m,g20c,g30m,b40f,g20m,g10s,b30s,y10m,g40m,r0,g10t,n20c,b40t,r10c,g10m,y0,y20t,b0,n0
! first b
b place g20f 2,0
a place b20s 2,2
b place g30f 0,0
a place g40f -1,0
a take -1,0
b take 0,0
a take 2,0
b place g30s 0,0
a place y30f 5,1
b place y10c 0,2
a place y40s 1,2
b place y40f 0,3
a place b40m 1,3
b place n30s 0,-1
b take 0,0
a take 0,3
b take 0,2
a take 0,-1
a place g30t 0,0
b place y40c 0,2
a place n40m 0,3
b place b30t 0,-1
b take 0,0
a take 0,2
b take 0,3
a take 0,-1
a place r20m 2,3
b place r40s 0,2
a place r0 0,0
b place r30m 0,3
a place g40c 1,1
b place n0 0,-1
b take 0,-1
a take 0,0
b take 0,1
a take 0,3
a place n20f 5,0
b place y30c 3,1
a place r40t 0,3
b place b10c 3,2
a place b30m 1,4
a take 1,1
b take 1,2
a take 1,0
b take 1,4
b place n40s 1,2
a place n20s 1,1
b place r10t 3,3
a place r20t 3,4
a take 3,1
b take 3,0
a take 3,3
b take 3,4
b place y20s 0,1
b take 5,1
a take 0,1
b take 1,1
a take 2,1
a place r30f 4,0
b place n30f 5,1
a place n10m 3,3
b place r20c 3,1
a place b40c 2,1
b place b30c 4,2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 149
from 6042 98 90
choice b place g20c 5,2
best 0.383 224.6 place g20c 5,2
tried 0.140 191.4 place g0 3,0
why - scoring_missed M-8.1,M-9.3 50
tried 0.111 184.7 place g20c 1,4
why - scoring_missed M-8.1,M-9.3 50
tried 0.110 197.5 place g20c 4,3
tried 0.110 188.9 place b40t 3,0
why ! scoring_missed M-8.1,M-9.3 50
tried 0.072 163.1 place b40t 2,0
why - scoring_missed M-8.1,M-9.3 50
tried 0.064 162.9 place r0 0,1
why - scoring_missed M-8.1,M-9.3 50
tried 0.050 183.1 place g0 4,3
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:0/8 casual:4/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle r40t,g20f,g10m,b30m,b10m,y10c,n0,n10f,y30c,b20f,r10f,y20t,g30m,n20f,y20f,r30f,y40s,g30f,g40s,b0,g20m,n40m,r10c,n30f,r20m,n30t,y30m,r10t,g30t,r40s,y0,y40c,r40m,n30c,g10t,y40f,g30s,y10f,b20s,g40f,y10t,b20t,y10m,g40m,r30m,r0,n10s,g20t,r30t,b40t,y0,y30f,g0,n40t,r10s,n30s,n0,g0,r40f,b20c,r20s,b0,b30s,r20t,b10f,g20c,y40t,n10m,y30s,b40f,n20c,b40c,b10s,n40c,y20s,b30c,r20c,b40m,b30t,g10c,n20s,y20m,n10t,g40c,g10s,b10c,r0,r30c,n20m,n40s
! first b
b place g30f 2,0
c place r10f 1,1
d place b0 4,0
a place g30m 3,1
a take 0,1
b take 3,1
c take 2,1
d take 1,1
b place n40m 3,1
c place n0 5,0
c take 3,0
d take 1,0
a take 2,0
b take 4,0
d place n10f 4,0
a place r20m 3,2
b place b20f 4,2
c place y20f 4,-1
d place n30f 3,0
a place y30c 3,-1
b place y10c 3,-2
b take 3,1
c take 3,2
d take 3,-1
a take 3,-2
c place y30m 3,-1
d place y20t 4,-2
d take 4,-1
a take 4,0
b take 4,2
c take 4,-2
a place r40m 4,2
b place r40s 3,2
c place y0 3,-2
d place r10t 2,2
a place y40s 3,3
a take 3,2
b take 3,-2
c take 3,-1
d take 3,0
b place y10f 2,3
c place g40s 4,3
d place r30f 1,2
a place y10t 2,4
b place n20f 1,3
c place y10m 3,2
d place g40m 3,1
a place r30m 5,2
a take 4,2
b take 2,2
c take 5,2
d take 1,2
b place b20t 1,4
c place r10c 2,2
d place y40c 2,1
a place g30s 5,3
a take 5,3
b take 4,3
c take 3,3
d take 2,3
b place n30c 1,2
c place n10s 2,3
d place y40f 2,0
d take 2,0
a take 2,2
b take 2,3
c take 2,4
a place g20m 4,2
b place n40t 1,1
c place b20s 2,4
d place y30f 2,2
a place n0 0,2
b place n30t 1,0
b take 1,1
c take 1,4
d take 1,0
a take 1,2
c place r40f 2,0
d place b20c 2,5
d take 2,1
a take 2,0
b take 2,5
c take 2,4
a place g30t 2,1
b place b0 4,0
c place b30s 4,-1
d place n30s 1,2
a place b10f 2,3
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 150
from 6044 74 76
choice a place g40s 5,1
best 0.632 247.0 place g40s 5,1
tried 0.532 233.0 place g40s 0,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.500 224.7 place b30t 3,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.495 225.1 place g40s 4,2
why ! scoring_missed M-8.1,M-9.3 40
tried 0.465 219.9 place b30t 5,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.460 219.4 place g40s 1,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.441 215.8 place r40f 4,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.323 200.5 place r40f 5,1
proof 10 4 320
found gentle:0/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n40m,r10c,g10s,n20s,n10f,y0,r20s,r20t,b40f,n10s,y20t,g20m,n40t,n10t,r10s,b30t,g0,r40m,n0,y40f,n0,g20f,r40t,b30m,b20c,y20m,g30t,b40c,n20m,b30s,r40f,g30s,r0,b0,g40c,g40m,g20c,y10m,b20s,g40f,r30f,n10m,g30m,n30f,b0,g0,g10t,y10t,g30f,r30m,b10m,y10c,y40t,r30t,r20c,g10m,b40t,y40s,b40m,r0,g40s,y20s,g20t,n30c,n30s,y30f,y30m,y20f,r10t,y30c,r20m,n30t,n20c,b20f,y30s,n40s,r40s,r10f,y0,b10s,n20f,b10f,r30c,n40c,y40c,b30c,y10f,g10c,b20t,b10c
! first a
a place y20t 3,-1
b place r20s 2,0
c place r20t 2,-1
d place n10t 1,1
e place r10s 3,1
e take 0,1
a take 3,1
b take 1,1
c take 2,1
a place n0 3,1
b place g20f 4,0
c place r40t 1,-1
d place n20m 2,1
e place n10s 1,1
a place y20m 4,-1
b place g20m 5,-1
b take 1,-1
c take 5,-1
d take 2,-1
e take 3,-1
c place r40m 0,0
d place b0 3,2
e place b20c 2,2
a place g40m -1,0
a take -1,0
b take 0,0
c take 4,0
d take 2,0
e take 1,0
b place g20c 2,0
c place y10m 4,-2
d place b40f 4,2
e place y40f 4,3
e take 4,3
a take 4,2
b take 4,1
c take 4,-2
a place y0 5,-1
b place g30s 1,0
c place g30m 1,-1
d place b20s 1,2
e place g40c 2,-1
a place g0 6,-1
a take 2,-1
b take 6,-1
c take 1,-1
d take 5,-1
b place n10m 3,-1
c place y10t 5,-1
d place n0 3,3
d take 3,0
e take 3,3
a take 3,1
b take 3,2
e place b30s 3,2
a place b10m 3,1
b place g10t 3,0
c place y40t 4,0
d place r30t 5,0
e place r30m 6,0
e take 4,0
a take 1,0
b take 5,0
c take 2,0
d take 6,0
a place g10m 3,-2
a take 3,2
b take 3,-1
c take 3,-2
d take 3,1
b place y10c 3,-1
c place n40t 3,1
d place b40m 3,2
e place g40f 4,1
---
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
option voluntary_pass false
puzzle 151
from 6043 132 70
choice a place r10t 2,3
best 0.814 157.1 place r10t 2,3
tried 0.652 152.7 place b40f 0,-1
why - tokens_left M-6.1 0 1
tried 0.617 151.9 place b40f -1,-2
why ! tokens_left M-6.1 0 1
tried 0.427 147.1 place b40f 1,3
why - tokens_left M-6.1 0 1
tried 0.389 145.6 place r10t -1,-2
why - tokens_left M-6.1 0 1
tried 0.382 145.9 place r10t 0,-1
why - tokens_left M-6.1 0 1
tried 0.287 143.7 place r10t -2,-2
why - tokens_left M-6.1 0 1
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40f,y0,g20c,n30c,n10s,r30m,y40t,g20m,r40t,b30c,r20s,y30s,g40s,g10c,b30s,n40s,b40m,y20m,b10c,g40c,g20t,g10t,r10s,r20c,n30t,r20m,g10m,g30s,n0,r20t,g20f,y20f,g30m,g0,g0,r10f,y10c,b40t,y40c,y20s,n20m,n20c,b30t,b40f,y30c,b20c,r0,r10t,r40f,y0,g40m,n40m,n10f,n30f,b30m,y20t,n30s,b10f,n20f,g30f,y30f,n40t,b40c,g10s,y30m,b20s,r10c,y40s,g40f,b20f,r30c,b10m,b10s,r30f,r0,n10t,g30t,b20t,n10m,y10t,r40s,y10f,n20s,n0,r40m,y10m,n40c,r30t,b0,b0
! first a
a place y30s 0,0
b place r40t -1,1
a place g10c 3,1
a take -1,1
b take 0,1
a take 3,1
b take 4,1
b place b30s -1,0
a place b30c 3,1
b place b40m -2,0
a place y20m 1,1
b place r20s 0,1
a place r30m -1,1
b place g20t 0,2
a place g20m -2,1
b place y40t 1,2
a place g10t 2,2
b place b10c 3,2
a place r20c -1,2
b place r10s -1,-1
a place r20m -1,3
a take -1,1
b take -1,-1
a take -1,2
b take -1,3
b place g40s -1,1
a place g40c -1,2
b place g20f -2,2
a place g30s 3,-1
b place n0 1,-1
a place g0 2,-1
b place g0 1,-2
b take 1,2
a take 1,1
b take 1,-2
a take 1,-1
a place r20t 1,2
a take -1,2
b take 1,2
a take -2,2
b take 0,2
a take 2,2
b place y10c 2,2
a place y20f 1,1
b place y40c 1,2
a place y20s 3,-2
b place n30t -1,-1
a place n40s 0,-1
b place b30t -2,-1
b take 2,-1
a take -1,-1
b take -2,-1
a take 0,-1
a place n20c 0,2
b place y30c 2,0
b take 2,0
a take 1,0
b take -2,0
a take 0,0
b take -1,0
a place b20c 2,0
b place n20m 1,0
a place b40t 3,3
b place r40f -1,0
a place r10f -1,-1
b place r0 -2,-1
a place y0 2,-2
b place g30m -2,2
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
puzzle 152
from 6041 105 72
choice b take 3,1
best 0.674 242.0 take 3,1
tried 0.562 242.0 take -1,1
tried 0.456 212.1 take 1,1
why - card_lower M-11.2,M-11.3 -40 -10
tried 0.253 207.1 take 2,1
why ! card_lower M-11.2,M-11.3 -40 -10
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g20t,n0,n10m,g30f,y40t,b30s,r40m,y10m,g10s,b0,y20t,b10f,r40f,b20f,g10m,g10t,n30f,n40t,b40f,n10f,n30t,b30t,b30c,g0,n0,r20c,n20f,r0,r30m,n40c,y30c,b20t,y10c,g40m,n20s,b10s,b0,r40t,g40f,r10s,g30t,n30c,r40s,y20f,r20t,r10c,y0,b30m,y10t,y30f,g20c,b20s,b40m,y40f,n40s,b10m,g40s,y20s,y20m,y40c,g20f,n10t,n30s,r10t,n40m,b40c,r30t,g30s,r30c,g0,r0,g40c,y10f,y40s,g10c,n20c,r30f,n10s,g20m,b20c,g30m,r10f,b40t,n20m,r20s,r20m,y30s,b10c,y0,y30m
! first c
c place b30s 3,-1
a place g10t 3,1
b place y20t 5,1
b take 0,1
c take 5,1
a take 4,1
b take 3,1
c place g10m 3,1
a place r40f 4,0
b place n30f 2,0
c place n40t 1,1
a place b0 0,0
a take 4,0
b take 2,0
c take 0,0
a take 1,0
b place n10f 2,0
c place b10f 2,-1
a place n0 1,0
b place b20f 2,-2
c place n20f 2,-3
c take 2,-1
a take 2,0
b take 2,-3
c take 2,-2
a place r0 0,0
b place r20c -1,0
c place n30t 2,0
a place b30t 2,-1
b place b20t 3,-2
c place g10s 3,2
c take 3,-2
a take 3,-1
b take 3,0
c take 3,1
a place g40m 2,2
b place y10m 3,1
c place n40c 1,2
a place b0 1,-1
b place b30c 2,-2
b take 2,2
c take 2,-2
a take 2,1
b take 2,-1
c place g40f 2,2
a place y30c 3,0
b place g30t 3,3
c place y10c 3,-1
c take 3,0
a take 3,-1
b take 3,3
c take 3,1
a place r40m 0,1
b place r40t 2,1
c place g0 0,-1
a place r10s -1,1
b place y0 1,-2
b take 1,2
c take 1,-2
a take 1,1
b take 1,0
c place b30m 2,-1
a place y10t 3,1
b place y30f 3,0
c place r20t -2,0
c take 3,0
a take -1,0
b take -2,0
a place r40s 1,1
a take 0,1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 153
from 6042 99 40
choice d place y40f 4,1
best 0.726 216.1 place y40f 4,1
tried 0.611 192.8 place n20s 1,2
why ! scoring_missed M-8.1,M-9.3 40
tried 0.611 190.2 place y40f 5,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.609 193.8 place b30c 2,4
why - scoring_missed M-8.1,M-9.3 40
tried 0.605 193.3 place b30c 1,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.579 188.5 place b30c 1,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.578 187.7 place y30s 0,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.533 181.6 place y40f 0,0
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:1/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20f,r30m,n40c,r10f,g20c,n10m,b40c,b40f,n30s,r30c,n20s,r20m,g40m,y30m,b40t,g0,b0,r30f,g40f,n40s,g30t,n0,y40f,n10t,y20s,r20c,b30c,r0,n0,y10f,r10t,g20f,g40s,b20f,y30f,n30c,r40m,y10t,y30s,n20c,b20s,y20m,b10s,r40f,n40t,b20c,n30f,b20t,r10c,g40c,n40m,b10c,n30t,y30c,b30m,y10c,r0,y20t,n10s,r20t,g10s,g20t,y10m,b30t,g20m,b30s,b10f,y0,r30t,y40s,y40c,g10m,g30f,g10t,r20s,r40t,b10m,g30m,y0,r40s,g30s,n20m,r10s,b0,n20f,b40m,y40t,g10c,n10f,g0
! first c
c place n10m 2,0
d place g40f 3,1
a place r20m 0,0
b place g40m 5,1
c place r30c 4,0
d place b40c 5,0
a place g0 3,2
b place g30t 4,2
c place r20c 1,1
d place b40t 5,2
a place n10t 2,-1
b place n0 2,2
c place n0 2,3
c take 2,1
d take 2,-1
a take 2,0
b take 2,3
d place r10t 2,0
d take 5,0
a take 1,0
b take 4,0
c take 0,0
d take 2,0
a place r0 1,2
a take 5,2
b take 4,2
c take 1,2
d take 3,2
b place b0 2,3
c place b20f 4,0
d place y30f 4,-1
a place n40s 3,2
b place g40s 4,2
c place r30f 4,-2
c take 4,-2
d take 4,0
a take 4,1
b take 4,-1
---
mu 1
game m
rules 1
option players 5
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 154
from 6044 78 32
choice a place y40c 3,-3
best 0.547 196.7 place y40c 3,-3
tried 0.460 176.6 place r20t 1,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.452 177.9 place y40c 1,-2
why ! scoring_missed M-8.1,M-9.3 40
tried 0.377 162.4 place n20f 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.368 166.2 place r20t 2,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.366 161.5 place r10t 0,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.359 159.7 place n20f 0,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.344 161.5 place r10t 1,2
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10f,y10c,r10s,r40t,b0,y10t,b20t,r20m,r10f,g20m,y20s,n30s,r0,r30f,b40c,r30c,b40t,g30s,y40c,g10s,y30f,g20c,b10c,r20t,n10m,y20m,g40s,g10t,y20f,g10m,n20s,b20f,y0,n20f,g0,b0,g20f,y40t,r10t,r20s,g30t,b30t,b10s,n10t,r30m,r0,n40m,g40m,n40s,y40f,b20s,y0,y40s,b20c,b10m,n30f,g0,b30s,b30m,n10s,y30m,r40m,b30c,n0,g30f,r40f,g40c,y10f,n0,n10f,n40t,n40c,r30t,r40s,y10m,r10c,g10c,n30c,g30m,y20t,y30s,b40m,g20t,n30t,g40f,b40f,r20c,n20c,y30c,n20m
! first c
c place y10t 1,1
d place b20t 4,0
e place r0 3,1
e take 1,1
a take 0,1
b take 3,1
c take 4,1
a place r10f 2,0
b place g10s 1,1
c place r30c 3,1
d place b40t 5,0
d take 3,0
e take 5,0
a take 4,0
b take 1,0
e place b10c 3,0
a place y20f 2,-1
b place g10m 1,0
c place y20m 1,-1
d place b20f 3,-1
e place r20m 3,-2
a place r30f 3,2
a take 3,2
b take 3,1
c take 3,0
d take 3,-2
b place b40c 3,-2
c place y30f 3,0
d place n30s 3,1
e place y40t 2,-2
---
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
option voluntary_pass false
puzzle 155
from 6043 137 43
choice b place b0 2,0
best 0.313 168.7 place b0 2,0
tried 0.156 149.8 place n0 0,4
why - scoring_missed M-8.1,M-9.3 30
tried 0.132 147.4 place y30s 5,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.130 140.2 place n40t -1,3
why ! scoring_missed M-8.1,M-9.3 30
tried 0.128 147.5 place y30s 4,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.121 144.8 place n40t 1,4
why - scoring_missed M-8.1,M-9.3 30
tried 0.094 134.6 place b0 1,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.068 129.7 place b0 4,2
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:1/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20t,n0,r0,n30c,y20f,r20t,n30s,r30m,b10m,g20f,r10c,b10c,y0,b10f,g40f,n40c,y30c,y10c,b20f,n10m,n40t,n10t,b40m,y40t,b20c,r10s,b30m,b30c,n20f,g10m,n0,g20m,b40c,g30s,y30s,n40m,b0,g0,b40f,b20s,y20s,g10c,g0,r20m,r30f,b20t,g40c,g30f,b0,n30t,b30t,g30t,r20s,y10f,g20c,y40c,r30c,b30s,r20c,g10t,n40s,r10t,b10s,n10f,r40m,g40m,n20c,r10f,y10t,y10m,b40t,g10s,r0,n30f,r40t,g40s,g30m,y20m,n20m,g20t,r40s,r40f,y30f,y40f,y0,n20s,y40s,r30t,n10s,y30m
! first a
a place b10c 3,-1
b place y0 1,1
a place g20f 5,1
a take 0,1
b take 5,1
a take 4,1
b take 1,1
b place r10c 3,1
a place b10f 2,-1
b place y30c 4,-1
a place r30m 4,0
b place b10m 4,1
a place n10m 1,-1
b place n30s 0,0
a place n10t 0,-1
a take 4,-1
b take 1,-1
a take 0,-1
b take 3,-1
b place b40m 4,2
a place y10c 3,-1
b place b20c 3,2
a place r20t 2,2
b place b20f 1,2
a place r10s 4,-1
b place n20f 0,2
b take 4,2
a take 3,2
b take 0,2
a take 1,2
a place y40t 1,2
b place b30m 5,0
b take 3,0
a take 5,0
b take 0,0
a take 1,0
a place b30c 3,0
b place b40c 0,2
a place g20m 2,3
b place g40f 1,3
a place n40c 0,3
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
puzzle 156
from 6041 106 43
choice c place n30t 0,1
best 0.857 316.8 place n30t 0,1
tried 0.713 288.1 place n30t 2,0
why ! scoring_missed M-8.1,M-9.3 70
tried 0.703 285.6 place g20c 4,3
why - scoring_missed M-8.1,M-9.3 70
tried 0.701 281.3 place n0 4,0
why - scoring_missed M-8.1,M-9.3 70
tried 0.650 274.8 place b10m 1,4
tried 0.640 279.4 place b10m 5,2
why - scoring_missed M-8.1,M-9.3 70
tried 0.615 275.3 place g20c 2,-1
why - scoring_missed M-8.1,M-9.3 70
tried 0.602 274.7 place b10m 2,-1
why - scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:0/8 casual:5/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle y30f,g30s,r30c,y0,r30f,n10t,y30s,b20c,r30m,r40s,b40t,g40c,r30t,n40t,g30m,g10c,n0,y20s,b10c,r40t,y30m,g10t,y10t,n0,g30t,n40m,n20s,y20t,n20c,b10m,y20m,b20f,g10s,r20m,r40m,g20c,y40s,y40t,n30t,g40s,n30s,r0,n30c,y10f,r0,g30f,n40c,g0,g20t,r40f,y30c,b20t,g20m,n10s,n20m,b40f,y0,b10f,g40m,r10s,g40f,b10s,b0,g20f,g10m,r10c,n20f,r20s,n10f,y20f,b0,r20c,r10t,b30c,b40m,b20s,b40c,y40f,b30m,r20t,y10c,n40s,n30f,y40c,g0,y10m,r10f,n10m,b30s,b30t
! first c
c place g30m 1,1
a place y30s 2,0
b place b20c 2,2
c place r30m 5,1
c take 0,1
a take 5,1
b take 1,1
c take 4,1
a place r30t 1,1
b place b40t 1,2
c place y30m 3,1
a place g10c 1,-1
b place n40t 1,3
b take 1,0
c take 1,1
a take 1,3
b take 1,2
c place y20s 3,2
a place g30t 1,1
b place y10t 1,0
c place g40c 1,2
a place b10c 1,3
b place n20c 2,3
c place n20s 3,3
a place y20m 4,0
b place n40m 4,1
c place g10s 2,-1
a place g10t 2,-2
a take 2,1
b take 2,-2
c take 2,-1
a take 2,3
b take 2,2
b place b20f 2,3
c place n10t 0,0
c take 2,0
a take 0,0
b take 3,0
c take 4,0
a place r20m 4,2
b place y40t 2,1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 157
from 6042 100 47
choice c place n30f -3,0
best 0.901 262.8 place n30f -3,0
tried 0.758 243.5 place g0 -1,1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.724 240.6 place n40m 2,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.724 231.9 place g0 0,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.717 228.0 place b30m -2,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.715 228.0 place b30m 1,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.707 227.0 place n30f -2,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.687 227.7 place n40m 1,3
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r10s,b10f,y40c,n40s,n30s,b30m,n10m,b30c,n10s,b20c,r20t,y30c,y10f,y40s,b30s,r10c,g20c,y10m,n20s,g10t,n40c,n30c,b0,y20f,g30s,y10c,y10t,r0,g10m,g40s,r0,y30m,n40t,g0,y40f,y0,n20m,n30f,r30f,b40c,g10c,n40m,g20f,y20s,n10f,b20s,b10s,b0,n20f,g30t,r40s,r40t,g10s,g40f,g40m,b30t,r10f,b20t,r30m,n0,r20m,r30t,b40m,y40t,r20s,y20m,g40c,g30f,y20t,y30f,g30m,b10c,y0,g20t,y30s,b10m,r40m,n10t,b40f,b20f,n0,n20c,r40f,g20m,b40t,r30c,r10t,n30t,r20c,g0
! first c
c place y40s 4,0
d place n10m 0,0
a place r10c 1,1
b place n40c 3,1
b take 3,1
c take 4,1
d take 0,1
a take 1,1
c place y10m -1,0
c take 4,0
d take 3,0
a take -1,0
b take 0,0
d place b0 0,0
a place b30c 2,0
b place y10f 1,1
c place b20c 2,-1
d place b30s 1,-1
a place r0 -1,0
b place g10m 1,2
c place n30c 3,0
c take 3,0
d take 2,0
a take -1,0
b take 1,0
d place y10t 2,2
a place y30c 2,0
b place n40t 2,3
c place g40s 1,3
d place r0 -1,0
a place y0 0,1
b place g30s 1,-2
b take 1,-1
c take 1,1
d take 1,3
a take 1,-2
c place y10c 1,1
d place r30f -2,0
a place b40c 1,0
b place g20c 2,-2
b take 2,3
c take 2,1
d take 2,-2
a take 2,0
b take 2,-1
---
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
option voluntary_pass false
puzzle 158
from 6043 145 33
choice b place y10c 2,2
best 0.619 151.5 place y10c 2,2
tried 0.371 134.0 place n0 4,1
why - tokens_left M-6.1 0 1
tried 0.370 132.5 place y10c 3,1
tried 0.360 130.7 place n0 4,-1
why - tokens_left M-6.1 0 1
tried 0.313 123.2 place g20t -1,-1
why - tokens_left M-6.1 0 1
tried 0.308 136.2 place g40s -1,2
tried 0.284 123.9 place n0 3,-2
why - tokens_left M-6.1 0 1
tried 0.083 71.5 place g40s 2,-3
why ! scoring_given M-8.7,M-9.4 -50 10
proof 10 4 320
found gentle:1/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
---
! shuffle n30c,b10c,g10s,r30c,b0,r40t,b20s,y30f,g30s,b30c,r20m,r0,y40c,r40f,y40t,n30f,r10s,b30m,b40t,g40s,n10t,y10t,b20t,g20t,b40f,b40m,y0,y10c,n40m,n40s,y40s,n0,y30m,n30s,r30f,b10m,n20m,r30t,y10m,n0,g20c,g10t,g10m,y0,y30c,g20f,n20f,g40f,b20c,y20s,n20c,y30s,n10m,g30f,b30s,g40m,r10c,b10f,b20f,r30m,b30t,y10f,r20t,r20s,b0,g0,g30t,y40f,b40c,y20m,n40t,n10f,r40m,g10c,g30m,y20t,g40c,r10f,g0,g20m,n40c,b10s,r0,y20f,n30t,n10s,r40s,r10t,n20s,r20c
! first b
b place b30c 4,0
a place y40c 0,0
b place y30f 3,-1
a place y40t -1,0
a take -1,0
b take 0,0
a take 4,0
b place r0 4,0
a place r10s 2,0
b place r40f 4,-1
a place g30s 2,-1
b place b30m 0,0
a place n10t 1,1
b place n30f -1,1
b take -1,1
a take 0,1
b take 1,1
a take 4,1
a place b20s 1,-1
b place r40t 5,-1
b take 3,-1
a take 4,-1
b take 1,-1
a take 5,-1
a place b20t -1,0
b place y10t 1,1
a place b40t 0,1
b place b40m -1,1
a place y0 1,2
b place n40s 2,-2
a place y40s 0,2
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
puzzle 159
from 6041 110 82
choice a take 3,1
best 0.163 214.4 take 3,1
tried 0.040 214.4 take 3,0
tried 0.009 194.7 take 3,5
why ! card_lower M-11.2,M-11.3 -40 -20
proof 10 4 320
found gentle:0/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40c,r40f,y10f,r30c,b40m,n40s,n0,n20c,r0,y30f,y0,y30s,n30s,b30c,r20s,g20c,g20f,b20t,y10m,g10m,b10s,r20m,r30m,b0,r40m,r30f,b40f,n10t,y40f,y40s,g20t,b10f,g10s,n0,r10t,n40c,r40s,b30m,y20t,r10s,n10s,y20m,r0,b30s,y40t,n20s,n40t,g40s,y10c,r20t,b30t,n30t,b40c,n30f,r40t,g30f,g10t,y10t,g30s,r30t,n20m,g10c,b20s,y30m,r20c,b0,b10m,g40m,b20f,y0,b40t,g0,y20s,g40f,r10f,y20f,y30c,g30t,n30c,r10c,g40c,g0,n40m,g30m,n10m,g20m,n10f,b20c,b10c,n20f
! first c
c place n40s 0,0
a place y30f 2,0
b place b30c 4,0
b take 0,0
c take 4,0
a take 2,0
c place b20t 4,2
a place y10m 2,2
b place g10m 1,2
c place b10s 3,2
a place g20c 0,2
b place r30m 4,0
c place y30s -1,1
a place r40m 0,0
b place r30f 2,0
b take 0,0
c take 1,0
a take 2,0
b take 3,0
c place b40f 3,1
c take 3,1
a take 0,1
b take 2,1
c take -1,1
a place r20m 4,-1
b place n20c -1,2
b take -1,2
c take 4,2
a take 0,2
b take 1,2
c take 2,2
c place b0 4,2
a place n30s 2,2
b place b10f 3,1
c place r0 4,3
c take 4,-1
a take 4,0
b take 4,2
c take 4,1
a place n10t 2,1
b place r10t 3,3
c place r20s 2,3
a place r40s 4,2
b place y40f 4,1
c place y20t 3,4
a place g20t 2,4
b place n10s 2,0
b take 2,3
c take 2,0
a take 2,1
b take 2,2
c place g10s 2,3
a place r10s 2,2
b place y0 4,4
c place y40t 4,0
c take 4,0
a take 4,2
b take 4,3
c take 4,1
a place r0 4,3
b place b30s 2,1
c place y20m 3,5
c take 3,5
a take 3,4
b take 3,3
c take 3,1
a place n20s 3,1
b place b30m 1,1
c place b30t 2,0
c take 2,0
a take 2,2
b take 2,4
c take 2,3
a place n0 5,4
b place b40c 2,2
c place y40s 3,4
a place n0 5,3
b place g20f 3,0
c place g40s 3,5
c take 3,4
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 160
from 6042 101 26
choice b place n40t 5,0
best 0.454 189.2 place n40t 5,0
tried 0.359 180.8 place n40m 0,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.333 170.2 place n40m 0,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.327 166.4 place n40t 5,1
tried 0.300 160.9 place r20c 2,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.292 160.3 place r20c 3,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.287 162.0 place n40m 5,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.285 162.5 place n40m 4,-1
why ! scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:5/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle y40s,b0,n30s,y30s,n10t,y20s,r10s,r10t,n30f,g40s,g10t,b10s,g0,b30m,r30t,r10f,n40m,r30m,g30m,y40t,b10m,g30f,n30t,r40t,r20c,y30c,r20m,n20f,n40t,g40c,b40m,y10m,y10f,g0,y0,n0,r30f,r40s,g10s,n40s,b30t,b20t,r10c,b40t,g20t,b10c,g20f,n10f,y30m,g10c,y0,g20m,n40c,b30c,g20c,g10m,y20f,y40f,y10t,g30t,r40f,y40c,b0,y20t,b20c,n0,n20s,n10s,g30s,r40m,n20c,r0,b20s,r20s,b40f,b10f,g40f,b40c,y30f,b30s,g40m,r20t,y20m,n20m,r30c,n30c,n10m,b20f,r0,y10c
! first c
c place b30m 2,0
d place r30t 3,1
a place b10s 1,1
b place n30f 4,0
c place y20s -1,1
c take 1,1
d take 2,1
a take 3,1
b take -1,1
c take 0,1
d place n30t 3,1
a place r10t 3,2
b place g0 0,0
b take 3,0
c take 4,0
d take 0,0
a take 1,0
c place g30f 2,1
d place g10t 4,2
a place r10f 2,2
b place b10m 1,0
c place y30c 3,0
d place g30m 1,1
a place y40t 4,0
---
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
option voluntary_pass false
puzzle 161
from 6043 148 67
choice b place n30t 3,1
best 0.394 182.0 place n30t 3,1
tried 0.198 143.3 place g30s 4,2
why ! scoring_given M-8.7,M-9.4 -10 10
tried 0.198 143.3 place g30s -1,2
why - scoring_given M-8.7,M-9.4 -10 10
tried 0.186 134.1 place y10f 3,1
tried 0.105 134.2 place g30s 2,3
why - tokens_left M-6.1 0 1
tried 0.072 122.5 place g30s -1,1
why - tokens_left M-6.1 0 1
tried 0.068 128.7 place n30t -1,1
why - tokens_left M-6.1 0 1
tried 0.055 102.8 place n30t 0,3
why - tokens_left M-6.1 0 1
proof 10 4 320
found gentle:3/8 casual:0/8 steady:0/8 keen:1/8 fierce:8/8
---
! shuffle n10t,y30c,g20m,r20s,b0,r20m,g20c,b30s,g30f,b30m,g20t,n30f,n10f,r10c,r30f,y20s,n30c,r40m,n20f,r10s,g0,y20f,g10m,b40f,y40s,b40m,n10m,y10m,y30s,r30c,b10c,b20c,r30m,n0,g20f,r40f,y40f,g30m,n40m,b30c,r10t,r0,y10f,g40c,g30s,n40t,n30t,n30s,b40c,g40f,y40t,n20s,b20t,r40s,g10t,n20m,b20s,g30t,r0,n40s,r40t,g40s,y10c,y20m,g40m,r10f,n40c,b10f,b30t,n10s,r20t,n20c,y0,g10c,g0,b0,y40c,y20t,y10t,y0,y30f,r30t,g10s,b10m,y30m,b40t,r20c,n0,b20f,b10s
! first a
a place n30f 0,0
b place g20c 2,0
a place b30s 4,0
b place n10f -1,0
b take 0,0
a take 4,0
b take 2,0
a take -1,0
a place y20s 2,0
b place n30c 0,0
a place b30m 2,2
b place r30f -1,0
a place r10c -1,1
b place g0 4,2
a place r40m 1,2
b place g10m 0,2
a place r10s -1,2
b place g30f 3,2
a place b40f -1,-1
b place n20f 0,-1
a place y10m 1,1
b place n10m 0,3
b take 0,0
a take 0,-1
b take 0,1
a take 0,3
a place b40m -1,-2
a take -1,-2
b take -1,-1
a take -1,2
b take -1,0
b place b10c 0,1
b take 0,1
a take 4,1
b take -1,1
a take 1,1
a place y20f 3,1
b place r30m 1,1
a place n0 5,2
a take 2,2
b take 1,2
a take 5,2
b take 4,2
a take 0,2
b place g20t 2,2
a place r20m 1,2
b place y40f 0,0
a place b20c 4,0
b place n40m 0,1
a place b30c 5,0
a take 5,0
b take 1,0
a take 4,0
b take 3,0
a take 2,0
b place g20f 4,1
b take 0,1
a take 3,1
b take 2,1
a take 4,1
a place r40f 1,0
b place y30s 0,1
a place g30m 0,2
b place r10t 2,1
a place r0 2,0
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
puzzle 162
from 6041 111 57
choice a take 1,0
best 0.814 246.0 take 1,0
tried 0.718 225.9 take 0,0
tried 0.634 216.5 take 4,0
why - card_lower M-11.2,M-11.3 -10 0
tried 0.617 206.5 take -1,0
why ! card_lower M-11.2,M-11.3 -20 0
proof 10 4 320
found gentle:0/8 casual:2/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle b30m,b0,g30t,b30s,g10m,b40f,y20m,r10t,n10f,r0,r20s,y20s,n40m,n20c,y40c,n20f,g30m,r30f,y10f,g10t,y40s,b10s,y30m,g20f,y30c,g30f,y40t,g40c,r20m,y10t,r20t,r10c,r30t,r40s,y20t,g20m,y10c,n40t,b40t,g40m,y10m,n10s,y0,b0,n30f,b40c,b20t,g0,g10c,g40s,r0,y30s,n20m,b20f,r10f,g20c,g40f,g10s,y20f,b10f,r40m,r20c,r30c,b30c,n40c,r30m,r40t,n20s,b10m,b20s,n30t,b40m,y40f,g30s,n0,y0,n30c,n10t,r10s,y30f,b20c,r40f,g0,n40s,n10m,b30t,g20t,n0,b10c,n30s
! first b
b place b40f 0,0
c place r0 1,-1
a place g30m 3,1
b place r30f 0,-1
c place n20f -1,-1
a place n20c -1,-2
b place n10f 0,-2
c place y10f 0,-3
c take 0,0
a take 0,-1
b take 0,1
c take 0,-3
a place r10t 1,-2
b place g20f -1,0
c place b10s 4,0
a place y30m 2,2
b place y40s 1,2
c place y30c 3,2
a place g10t 1,-3
a take 1,2
b take 1,-3
c take 1,-2
b place y10t 4,2
c place r20t -1,-3
a place r10c 0,-3
b place y40c 1,-3
c place r40s 2,-3
a place r20s 3,-3
a take -1,-3
b take 0,-3
c take 3,-3
a take 2,-3
b place g20m 1,2
c place y10c 0,-3
a place r20m 0,2
a take 2,2
b take 0,2
c take 3,2
a take 4,2
b place b40t 2,0
c place g40m 2,2
a place y10m 3,2
b place r30t 2,-1
c place g40c -1,-3
a place g30f 3,-1
b place n10s 4,2
c place y20m 0,2
c take 0,2
a take 3,2
b take 2,2
c take 4,2
a place b20t 1,1
b place g0 0,0
b take 2,0
c take 3,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 163
from 6042 106 30
choice d place r20s 0,0
best 0.569 205.6 place r20s 0,0
tried 0.444 189.6 place g10c 1,3
why - tokens_left M-6.1 0 1
tried 0.441 189.1 place g10c 1,-1
why - tokens_left M-6.1 0 1
tried 0.434 188.8 place g10c 3,3
why - tokens_left M-6.1 0 1
tried 0.425 187.4 place g10s 1,-1
why - tokens_left M-6.1 0 1
tried 0.424 187.4 place g10s 2,3
why ! tokens_left M-6.1 0 1
tried 0.423 186.0 place r10f 0,3
why - tokens_left M-6.1 0 1
tried 0.394 185.1 place g10s 3,-1
why - tokens_left M-6.1 0 1
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20m,y30c,y20t,g30m,y20f,g10m,g10s,g40f,y20s,n30s,y40f,b40m,y40c,n30f,b10f,b40c,r40s,n10t,b0,b10s,n30c,n10m,g30t,g20c,b0,y30f,r10f,y10t,y30s,g10t,r20s,g30s,n10f,b40f,g10c,b20f,r30c,r40m,r40f,b30m,r0,g40m,y40s,r30t,n0,b20t,g0,g0,n30t,n10s,y10c,n20c,n20m,r30f,n40s,g30f,n40c,n0,r10t,b20c,y10f,g40s,r20m,g20m,g20t,y0,g20f,r0,y0,r10s,y40t,n20s,n40t,r20t,n40m,b10c,b10m,r20c,b30c,b30s,r10c,y30m,y10m,b40t,b30t,g40c,b20s,r40t,n20f,r30m
! first c
c place n30f 4,0
d place y40f 1,1
a place b40m 0,2
b place y20s -1,1
b take 1,1
c take -1,1
d take 4,1
c place g10m 1,2
d place g30t 2,0
a place g20c 1,1
b place y40c 0,0
b take 0,0
c take 1,0
d take 2,0
a take 4,0
c place n10t 2,2
d place b0 -1,2
a place y10t 3,2
a take 0,2
b take 1,2
c take 3,2
d take -1,2
b place y30s 2,0
c place y30f 3,1
d place b10f 3,2
a place g30s 1,0
b place n30c 1,2
c place n10m 0,2
---
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
option voluntary_pass false
puzzle 164
from 6043 149 68
choice a place r10t -1,0
best 1.000 210.0 place r10t -1,0
tried 0.630 178.0 place n20f -2,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.545 172.9 place n40m 0,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.512 171.0 place n20f -1,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.502 180.1 place n40m 1,-1
why ! scoring_missed M-8.1,M-9.3 50
tried 0.492 173.9 place n20f 0,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.393 171.9 place n40m 1,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.034 138.7 place r10t 1,-2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y0,y30s,g20c,b30c,g10m,y40f,n20m,y10f,r20m,r20s,y20f,b10f,r40f,n10f,b30s,g40c,b10m,y40t,n10m,y20m,r30f,y20t,g10t,n30s,g30t,b10c,y20s,n40t,y30m,g40s,b20s,r20c,g0,g30s,r0,b0,n20f,r40m,r10f,b20c,b40f,y40c,y10c,g10s,r10t,b30t,n40m,y10t,g0,g10c,r30t,g30f,b40c,n30f,r30m,n0,r30c,b40t,n40c,n30c,y40s,n0,n10s,n30t,y10m,r40s,y30f,g20f,n20c,b20t,y0,b40m,r10c,g20m,b20f,n40s,g20t,b0,b10s,y30c,r0,r40t,g40m,r10s,r20t,n10t,g40f,g30m,n20s,b30m
! first b
b place y40f 0,0
a place y20f 1,1
b place b10f 4,0
a place r40f -1,0
a take -1,0
b take 0,0
a take 1,0
b take 4,0
b place g40c 2,0
a place b10m 4,0
b place y40t 1,0
a place n10m 5,0
a take 1,0
b take 2,0
a take 4,0
b take 5,0
b place y10f 1,2
a place b30s 3,-1
b place y20m 0,2
a place g10t 2,2
b place n30s 2,-1
a place g30t 2,0
b place b10c 3,1
a place r30f 1,0
b place r20s 1,-1
a place r20m 1,-2
a take 1,-2
b take 1,1
a take 1,0
b take 1,-1
b place y20t 1,1
a place y30m 1,0
b place r20c -1,2
a place n20m 1,-1
b place g30s 2,-2
b take 2,-2
a take 2,0
b take 2,1
a take 2,2
a place r0 -1,1
a take 1,1
b take 4,1
a take -1,1
b take 3,1
b place n10f 1,-2
a place y20s 1,1
b place n40t 2,-2
a place r10f 1,-3
a take 1,1
b take 1,2
a take 1,-3
b take 1,-2
a take 1,-1
b place g40s 3,-2
a place g0 3,-3
b place b20c 3,1
b take 3,-2
a take 3,-3
b take 3,1
a take 3,-1
a place b20s 3,-1
b place y40c 1,1
a place b40f 3,-2
b place b30t 2,0
a place y10c -1,1
b place y10t 0,0
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
puzzle 165
from 6041 114 46
choice a place n40s 3,-4
best 0.292 231.5 place n40s 3,-4
tried 0.176 192.5 place g20c 0,-2
why - scoring_missed M-8.1,M-9.3 80
tried 0.169 196.3 place g10m 1,-2
why - scoring_missed M-8.1,M-9.3 80
tried 0.164 192.6 place b20f 1,-2
why ! scoring_missed M-8.1,M-9.3 80
tried 0.161 210.4 place b20f 5,1
tried 0.157 191.5 place b20f 4,0
why - scoring_missed M-8.1,M-9.3 80
tried 0.132 179.1 place n40s 0,2
why - scoring_missed M-8.1,M-9.3 80
tried 0.092 185.6 place g20c 3,2
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30m,y20s,r30t,b10c,y20f,n40t,b40c,n0,g40m,y40c,g20t,y0,b20t,n0,g30f,b10m,r20m,r30f,r40f,n10t,g10t,g0,n20c,y10m,b10f,g10s,g20c,y0,n20m,g10m,n10f,r10s,n40c,y30m,b0,b40t,b30c,r40m,b20f,g10c,n20s,n40s,r20s,b0,n30f,b10s,r10f,y20m,n40m,y40s,g40s,r0,b30s,n20f,y10f,n10m,g30t,y40f,y30c,b30t,r10t,g30s,b30m,b40m,g40c,r20c,r40s,g20f,n30t,r30c,y20t,n10s,r10c,b20s,b40f,r0,y10t,r40t,g40f,y10c,y40t,n30s,y30f,r20t,y30s,b20c,g20m,g30m,n30c,g0
! first a
a place g30f 5,1
b place b20t 2,0
c place r20m 1,1
c take 0,1
a take 2,1
b take 5,1
c take 1,1
a place n40t 2,-1
b place b40c 3,-1
c place g20t 1,-1
a place g40m 4,-1
b place y40c 4,0
c place n20c 3,1
a place g10t 0,-1
a take 2,-1
b take 3,-1
c take 4,-1
a take 0,-1
b place g0 0,-1
c place n10t 2,1
a place y0 0,0
b place y0 -1,0
b take 2,0
c take -1,0
a take 0,0
b take 3,0
c take 4,0
c place n20m 1,1
a place y10m 2,0
b place n10f 3,0
c place g10s 2,-1
a place r30f 4,0
b place b10m 3,-1
c place r10s 4,-1
a place b40t 3,-2
b place r40f 4,-2
c place n0 0,1
a place n40c 3,-3
b place b10f 2,-2
c place r40m 4,-3
c take 4,-3
a take 4,-2
b take 4,-1
c take 4,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 166
from 6042 108 65
choice b place b10c 1,2
best 0.384 192.7 place b10c 1,2
tried 0.283 174.1 place n40c -1,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.237 165.2 place n40c -2,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.235 165.9 place r20c 3,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.231 170.3 place n40c 0,-3
why - scoring_missed M-8.1,M-9.3 40
tried 0.228 165.2 place r20c 0,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.221 164.9 place b10c 2,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.213 161.5 place r20t 3,-2
why ! scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:1/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b0,b30c,n40t,b10m,g40m,n10t,g20m,r10t,r10s,n0,n10m,b30m,y0,n20f,y20f,b30t,r40s,b40m,r20t,r30m,n30t,r0,n10f,y40t,g30t,b0,y20s,g20f,g20t,r10f,n40m,y0,b10s,g10m,r20c,r30t,n10s,g10c,y40s,y10m,g40f,r20m,y20m,r20s,n0,r40t,n40c,n30c,g10s,b40f,b10c,b20t,n20s,g0,g30s,n40s,y40f,r30c,b10f,g0,b20f,n20m,n30s,r40f,y20t,n30f,y30c,g20c,y10f,n20c,g40s,r40m,y30s,b40c,y40c,b20c,r0,g10t,g40c,b30s,r10c,g30m,y30m,y10c,g30f,y30f,b40t,b20s,r30f,y10t
! first a
a place b40m 2,0
b place n10m 3,1
c place r30m 4,0
d place y0 -1,1
d take 2,1
a take 4,1
b take 3,1
c take -1,1
a place r0 -1,1
b place n10f 3,-1
c place b30m 0,0
c take 0,0
d take 4,0
a take 3,0
d place g30t 1,-1
a place b0 1,1
b place y20f 3,-2
c place b30t 2,1
d place n30t 3,1
d take 3,1
a take 2,1
b take -1,1
c take 1,1
a place n0 -1,1
b place n40m 3,0
c place g20f 1,-2
d place g20t 2,-2
a place g10m 2,-1
b place y20s 0,-2
c place y40t 0,-1
d place b10s 1,1
a place n20f 1,-3
a take 1,-1
b take 1,0
c take 1,-3
b place y40s -1,-2
b take -1,-2
c take 0,-2
d take 2,-2
a take 3,-2
c place y0 0,0
d place g40f 1,-1
a place r10f 4,-1
a take 1,-1
b take 0,-1
c take 3,-1
d take 4,-1
b place g20m 1,-1
c place y10m 1,0
d place n0 -1,0
d take 3,0
a take 2,0
b take 1,0
c take -1,0
a place r20m 2,-2
b place y20m 0,-1
c place r20s 0,-2
d place r40s 0,-3
d take 0,-3
a take 0,1
b take 0,-1
c take 0,-2
a place b40f 1,-3
---
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
option voluntary_pass false
puzzle 167
from 6043 156 45
choice b take 0,1
best 0.447 161.2 take 0,1
tried 0.327 151.8 take 4,1
tried 0.171 117.9 take 1,1
why - card_lower M-11.2,M-11.3 -20 20
tried 0.138 104.9 take -1,1
why ! card_lower M-11.2,M-11.3 -10 20
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b40f,b20s,n30c,y10f,g20t,g20c,n30t,n10s,y40s,b20t,g10m,b10m,g30f,y30f,r10f,g40m,b10f,n30s,r30t,n0,r30f,n0,r10s,n10t,y20t,r20s,n20f,b40m,r40s,g30t,y0,g40c,y0,g20f,n10m,n40m,n40s,r20m,n40t,y10c,g10c,g0,b30t,r30c,g20m,y40c,n40c,r20c,n10f,b30m,b30c,y20s,n20s,n20m,y20f,r10t,r30m,r20t,g40s,r40f,r40t,n30f,g0,r0,b40t,b20c,b20f,b40c,y40f,y10t,b10c,g40f,g30s,y10m,y30c,y30s,g10s,b0,y20m,b10s,g30m,r0,r10c,g10t,n20c,y30m,b0,r40m,y40t,b30s
! first b
b place n10s 2,0
a place g30f 3,1
b place b20t 0,0
a place g10m 4,0
b place g40m 5,0
b take 5,0
a take 4,0
b take 0,0
a take 2,0
b take 3,0
a place b10f 0,0
b place n30s 2,0
a place r30t 3,0
b place n0 2,-1
a place n30t 4,0
a take 2,0
b take 4,0
a take 0,0
b take 3,0
b place b10m 0,0
a place r10f 0,2
b place n0 2,-2
a place r10s 0,3
b place r20s -1,2
a place n20f 1,1
b place y30f 1,2
a place r30f -1,1
b place g30t 2,2
a place r40s -1,3
b place g40c 3,2
a place y40s 1,3
b place g20c 4,2
b take 3,2
a take 2,2
b take 4,2
a take 1,2
b take -1,2
a place n10m 0,-1
a take 0,-1
b take 0,0
a take 0,3
b take 0,1
b place g20f 0,1
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
puzzle 168
from 6041 123 46
choice c place y30m 3,1
best 0.566 211.3 place y30m 3,1
tried 0.448 191.3 place y30m 2,0
why ! tokens_left M-6.1 1 2
tried 0.417 188.4 place y30m 4,2
why - tokens_left M-6.1 1 2
tried 0.403 186.9 place g40m 1,0
why - tokens_left M-6.1 0 2
tried 0.385 186.2 place g20m 3,3
why - tokens_left M-6.1 0 2
tried 0.334 180.8 place y30m 2,2
why - tokens_left M-6.1 0 2
tried 0.202 159.9 place g40m 5,-1
why - scoring_given M-8.7,M-9.4 0 20
tried 0.202 159.9 place g40m -1,-1
why - scoring_given M-8.7,M-9.4 0 20
proof 10 4 320
found gentle:3/8 casual:1/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n10f,n30s,r20t,b10m,b30t,r20c,g40c,g40s,y10c,y20f,n30t,g10m,g30f,r10s,y40s,g10c,b0,g30s,y10m,r30f,n20s,b10f,g30m,r0,r40s,r40m,r20m,r30t,y40c,g20m,g0,y20t,y30m,b40t,y20s,b40m,g30t,n20f,g40m,r10f,r10c,b10s,b30m,y10t,b40c,b30s,g0,g10s,r40f,r30c,n40s,g20t,y20m,y40t,r40t,b20c,r10t,n0,n20m,g10t,n10t,g40f,b20f,g20c,y30c,y0,n30c,y10f,r20s,b20s,y30s,n10s,n20c,y30f,b20t,y40f,b40f,g20f,b30c,n10m,n40t,r30m,y0,b10c,n40m,r0,b0,n40c,n0,n30f
! first c
c place r20c 2,2
a place g30f 0,0
b place n30t 1,1
c place y40s 1,-1
a place g40c 0,-1
b place r10s 2,0
c place y10c 2,-1
a place b10f 4,0
a take 0,0
b take 1,0
c take 2,0
a take 4,0
b place r30f 1,2
c place g10m 0,0
a place y10m 3,-1
b place b0 4,0
c place g30s 1,0
a place g10c -1,0
a take 1,0
b take -1,0
c take 0,0
a take 4,0
b place g30m 4,0
c place n20s 1,0
a place y20f 0,2
b place r40m 1,3
c place r20m 1,4
c take 1,4
a take 1,0
b take 1,1
c take 1,3
a place b40t 3,1
b place y20t 3,2
c place b40m 4,-1
a place g30t 5,1
a take 5,1
b take 2,1
c take 3,1
a take 0,1
b place n20f -1,2
b take -1,2
c take 0,2
a take 1,2
b take 2,2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 169
from 6042 114 46
choice a place r30f 4,-2
best 0.310 165.1 place r30f 4,-2
tried 0.234 148.3 place b30c 2,1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.195 140.9 place r10s 5,-2
tried 0.171 143.6 place b40m 4,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.159 137.0 place b30c 5,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.154 132.1 place r10s 2,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.147 128.4 place r10s 0,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.138 127.1 place r30f 2,0
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b20f,n40m,g40m,r20t,n40c,b30s,b10m,y10c,n30s,g10t,y10f,g40f,r20s,g40c,b20s,n20m,y0,r20c,r10t,b20c,n30t,y20t,g30m,g20m,b30t,b30c,r30m,n20s,n10s,g0,y10m,r10c,g30f,g10c,y40s,n20f,r20m,r10s,g20t,b40t,g30t,b40m,y30f,n40s,n0,r30f,r0,r0,y10t,y40f,n40t,n10m,b10s,y30m,y40c,n10t,g20c,b0,b30m,g10m,g10s,y20f,b40c,g40s,b0,g0,y30s,r40s,n0,g20f,g30s,y30c,r40t,b20t,n20c,y40t,r40f,r40m,y20s,r10f,n30c,y0,r30t,b40f,n10f,r30c,y20m,b10c,n30f,b10f
! first a
a place g40c 4,2
b place b10m 1,1
c place n20m 2,0
d place n30t 4,0
a place y20t 5,0
b place y10f 0,2
c place y10c 5,1
d place y0 0,3
a place r20c 5,2
b place r10t 1,2
c place g20m 0,0
d place n30s 1,-1
a place g0 3,2
b place g30m 0,-1
b take 0,-1
c take 0,2
d take 0,0
a take 0,1
c place n20s 1,-2
c take 1,0
d take 1,-2
a take 1,-1
b take 1,1
d place b30t 3,-1
a place g10c 2,2
b place b20s 2,-1
c place n20f 1,0
c take 4,0
d take 1,0
a take 2,0
b take 5,0
d place r20m 2,0
a place b30s 2,-2
a take 2,-2
b take 2,1
c take 2,0
d take 2,-1
b place y10m 0,2
c place r10c 4,0
d place n10s 5,0
a place g10t 0,1
b place r30m 4,-1
c place b40t 1,1
d place r20s 5,-1
---
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
option voluntary_pass false
puzzle 170
from 6043 158 36
choice b place y20t 2,-2
best 0.215 136.2 place y20t 2,-2
tried 0.121 113.0 place y20m 1,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.110 108.4 place y20m -2,-1
tried 0.094 112.3 place y20t 3,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.081 112.9 place n40m 3,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.074 104.0 place y20m -1,-2
why ! scoring_missed M-8.1,M-9.3 30
tried 0.069 90.5 place n40m -2,-1
tried 0.059 108.1 place n20s -2,-1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r0,g10t,y40t,n30c,n30f,b30t,n30t,g10s,n20m,r30t,b0,r30f,r10s,y0,g30f,r10t,b10s,r20s,g10m,y10m,y10t,n40m,b30c,b0,g40f,y20m,r40f,b40f,r10c,n20s,y40c,r20c,r30c,y20t,g20t,g0,g20f,n40t,r40s,b40c,y40s,n10t,n20f,g0,n40c,b20s,n0,r0,y30m,r10f,n20c,y40f,r40m,g30t,y30f,b10c,y10f,n10m,b30m,y0,b10m,b20t,g40s,g40m,b20c,y20s,y10c,b10f,b30s,r20m,g10c,n10s,b20f,y30s,g30s,g20m,y30c,n30s,g40c,b40t,r30m,n0,y20f,b40m,r20t,r40t,g20c,g30m,n40s,n10f
! first b
b place b30t 2,0
a place n30t 3,1
b place y0 -1,1
b take 2,1
a take 4,1
b take 3,1
a take -1,1
a place r10s 1,1
b place r10t 0,0
a place b10s 2,1
b place r20s -1,0
a place g10m 1,-1
b place y10m 0,-1
a place y10t 2,-1
b place r30f -1,1
a place g30f -2,1
a take -1,1
b take 0,1
a take 1,1
b take 2,1
b place r30t -2,0
a place n20m -1,-1
b place g10s -1,1
a place b30c 2,1
b place b0 2,2
a place r10c 1,1
b place b40f -2,2
a place y40c 3,-1
b place r20c -2,-1
a place r40f -2,3
a take -2,3
b take -2,-1
a take -2,0
b take -2,2
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
puzzle 171
from 6041 124 36
choice a take 2,1
best 0.628 230.7 take 2,1
tried 0.507 207.5 take 4,1
why - card_lower M-11.2,M-11.3 -10 30
tried 0.446 186.6 take 1,1
why ! card_lower M-11.2,M-11.3 -40 30
tried 0.381 210.3 take 3,1
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20s,r40s,b30c,r10c,b10m,g30t,r10f,g30s,g30f,b30m,y20m,y0,y30c,y0,y20t,g20f,g40f,b10f,n10s,n40m,b20t,r30f,g40c,b0,b40m,r40f,y30f,n10t,n10m,y40t,n40s,n40c,b10c,r20m,b20s,n20c,g0,r0,b40c,n30c,y30m,g20t,g30m,n0,r0,r10t,g20c,b0,b30t,r40t,g10t,g20m,g40s,y10m,r20s,r20c,g10m,r30c,y20s,y40c,n20f,n0,g40m,y10c,y20f,b40f,n30s,r30m,n20m,y40s,b20c,b30s,b10s,r20t,g10s,g10c,n40t,b40t,y10t,r10s,n30f,y30s,r30t,n30t,g0,y40f,b20f,r40m,y10f,n10f
! first b
b place g30t 2,2
c place r10f 4,0
a place g30s 1,1
b place b10f 3,1
b take 1,1
c take 0,1
a take 3,1
b take 4,1
c place y30c 3,1
a place n40m 0,0
b place y20t 3,2
c place r30f 2,0
a place g40c 1,1
b place g30f 1,2
c place b40m -1,0
c take 1,0
a take -1,0
b take 0,0
c take 2,0
a take 3,0
a place r40f 4,-1
b place y30f 3,0
c place g20f 3,-1
a place y20m 3,3
a take 3,1
b take 3,-1
c take 3,2
a take 3,3
b place y40t 3,-1
c place b30m 3,1
a place n10m 4,1
b place b20t 3,2
c place n10s 5,1
c take 5,1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 172
from 6042 118 84
choice a place n40m 0,-2
best 0.134 144.1 place n40m 0,-2
tried 0.054 107.5 place n30s 1,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.051 109.3 place g30f 2,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.047 109.8 place g30f -2,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.045 114.9 place n30s 2,0
why ! scoring_missed M-8.1,M-9.3 40
tried 0.044 113.8 place n0 2,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.042 107.8 place n30s 3,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.033 111.7 place n40m 2,0
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:7/8 fierce:8/8
---
! shuffle y30c,r10c,g30t,y20s,b40m,y40f,n30t,g0,g10c,n20c,n40s,r0,y0,y10c,r40f,b20c,n10m,b30s,r20s,n10s,b10c,r10f,y40t,n40t,g20f,r30c,r20t,r30t,n30c,g30s,n30f,n20f,b30c,r30f,r40m,n10f,b0,r40t,b30m,b40c,y10f,n30s,n20s,g10t,r30m,r10t,n20m,b20t,y10m,g30f,r20m,g30m,y30f,n0,g40f,y40c,y20f,b40f,b20s,g10s,n40c,n40m,y10t,g10m,r40s,g0,b40t,g20c,b0,y20t,g20t,y20m,r10s,b10s,b20f,n0,y30m,b30t,g40m,y0,r0,g20m,b10f,r20c,y30s,n10t,b10m,g40s,g40c,y40s
! first a
a place y40f 4,0
b place r20s 1,-1
c place b20c 0,0
d place b10c -1,0
d take 4,0
a take 0,0
b take -1,0
a place b30s 4,0
b place y40t 3,1
c place r0 0,-1
d place g10c 1,1
a place y10c -1,1
a take 3,1
b take 4,1
c take -1,1
d take 0,1
a take 1,1
b place r20t 2,0
c place r30t 0,0
d place g20f 2,-1
a place g30s 5,0
a take 5,0
b take 0,0
c take 4,0
d take 3,0
a take 1,0
b place r40f 1,0
c place n40t 1,1
d place b30c 2,2
a place r30c 2,3
a take 2,1
b take 2,3
c take 2,2
d take 2,-1
b place n30t 2,1
c place n20f 2,-1
d place b0 -1,-1
a place r10f 0,0
b place n30f 3,-1
b take 1,-1
c take -1,-1
d take 0,-1
a take 2,-1
c place n10f 0,1
d place y10f -1,0
a place r30f 3,0
b place b30m 3,1
c place n10s -1,1
c take 3,1
d take 1,1
a take -1,1
b take 0,1
d place n30c 3,1
a place n20c 2,-1
b place n40s 1,-1
c place g10t -2,0
d place r30m 1,1
a place r40t 0,1
b place r40m 0,-1
c place b20t 0,2
d place y10m -1,-1
a place r10t -1,1
a take 3,1
b take 0,1
c take 2,1
d take -1,1
b place r20m 0,1
c place g30m -2,-1
d place y20f -1,1
a place b40f -1,2
b place g40f -1,3
b take -1,2
c take -1,1
d take -1,3
a take -1,0
c place g10s -1,0
c take 1,0
d take -2,0
a take -1,0
b take 3,0
c take 2,0
d place n10m 1,0
---
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
option voluntary_pass false
puzzle 173
from 6043 163 58
choice b place n0 -1,2
best 0.998 289.5 place n0 -1,2
tried 0.944 260.2 place b30m 0,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.872 266.5 place b30m 2,-1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.755 260.4 place n0 2,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.753 255.2 place n0 3,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.750 268.8 place b30m -2,-3
why - scoring_missed M-8.1,M-9.3 40
tried 0.741 258.5 place b30m 3,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.720 267.2 place n20s -2,-3
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40t,y30s,g10c,b0,b20c,g40s,g20m,y10t,b40c,g30t,y30c,g10s,y0,b10c,r30t,r40m,y40s,r10s,b40t,n0,r30m,b10f,b40f,b10m,r0,n20s,n40s,r10f,y0,r20m,y30f,r40s,r20s,y20f,g40m,y10c,g10m,b20s,n40m,n30s,b10s,b30c,r30c,r20t,r40f,n0,n40t,b30m,n20c,n30t,g0,n10t,y30m,n30f,y20m,r10c,y20t,r20c,n20f,r10t,b30t,b20f,g40f,y20s,g30m,n10s,g10t,g40c,n40c,g30s,g0,y10m,n10m,g20f,g30f,n10f,b40m,n30c,g20c,g20t,b30s,r40t,b0,b20t,y40f,y10f,r30f,y40c,r0,n20m
! first b
b place g30t 1,1
a place b40c 3,1
a take 0,1
b take 3,1
a take 1,1
b take 4,1
b place g10s 1,1
a place r30t 0,0
b place y10t 0,1
a place g20m 1,2
b place g40s 2,2
a place y0 -1,1
b place b10c 3,1
b take 3,1
a take -1,1
b take 0,1
a take 1,1
a place y40s 1,-1
b place r10s 0,-1
a place b40f 1,-2
b place b10f 1,-3
b take 1,-1
a take 1,-3
b take 1,-2
a take 1,2
a place r30m 1,-1
b place b10m 3,1
a place b40t 3,2
b place r40m 2,-1
a place y30c 1,1
b place r10f 0,-2
a place y30f 0,1
b place r40s 0,-3
a place r0 1,-2
b place r20m 1,-3
a place r20s 2,-2
b place y20f 2,-3
a place y0 -1,1
b place y10c -2,1
a place n40m -1,-3
b place n30s 1,2
a place g40m -2,-3
a take 2,-3
b take 1,-3
a take -2,-3
b take 0,-3
b place b20s 2,-3
b take 2,-3
a take 2,-2
b take 2,-1
a take 2,2
a place b10s 2,0
b place b30c 2,2
a place r40f -1,-2
b place r20t -1,-1
a place g10m 0,-3
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
puzzle 174
from 6041 125 59
choice b place y40s 2,3
best 0.135 174.3 place y40s 2,3
tried 0.070 158.1 place y40f 3,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.068 154.5 place y40f 1,1
why - scoring_missed M-8.1,M-9.3 30
tried 0.065 161.6 place r20t 0,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.060 159.2 place y40f 3,1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.057 158.7 place y40s 3,1
why - scoring_missed M-8.1,M-9.3 30
tried 0.057 145.9 place y40s 1,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.055 146.1 place y40f 1,2
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30t,g40c,g20c,b20f,n30f,n10t,g40m,g30m,n20m,r10s,b30m,g30f,r10t,g40f,r30m,y40s,r30c,n0,b40c,b10s,n30s,r20s,n10m,n20f,r40f,g20t,b30t,n30c,g40s,r40m,g10c,b20s,n10f,g20f,r20m,y10m,b40f,g30s,g10m,b40m,b30s,n20s,r20t,n40m,r30f,y40f,y10f,g30t,y40t,r40t,n10s,y30f,n0,b10m,y10t,y40c,g20m,y0,y30s,y10c,b0,y0,r0,y30m,r10f,g10s,y20m,y20t,n40s,b20c,y20s,r10c,b20t,b40t,n20c,y20f,n40c,b30c,r0,r40s,g0,g10t,n30t,b10c,g0,r20c,b10f,n40t,b0,y30c
! first a
a place n20m 3,1
b place r10t -1,1
b take 4,1
c take 3,1
a take -1,1
b take 0,1
c place g40f 2,0
a place g30f 1,1
b place b40c 3,1
c place b10s 3,-1
a place r30m 0,1
b place g40m 0,0
c place g30m -1,0
c take -1,0
a take 0,0
b take 1,0
c take 2,0
a place n20f 2,0
b place r40f -1,1
c place n10m 2,-1
a place n30s 1,0
b place r10s 0,0
c place b30m 1,-1
a place r40m -2,1
a take -2,1
b take -1,1
c take 1,1
a take 0,1
b take 2,1
b place r20s -1,0
b take -1,0
c take 1,0
a take 0,0
b take 3,0
c place b20s 3,0
a place n0 2,-2
b place n30c 1,-2
c place r20m 1,0
a place n10t 3,-2
b place b40f 2,1
c place r30c 0,-2
a place b30t 0,-1
b place g20f 1,1
c place g20t 1,2
c take 1,1
a take 1,0
b take 1,2
c take 1,-2
a place g10m 3,-3
b place b40m 3,2
b take 3,-3
c take 3,-2
a take 3,-1
b take 3,0
c take 3,1
c place g40s 2,2
a place r30f 1,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 175
from 6042 121 26
choice c place y20s -1,0
best 0.698 212.2 place y20s -1,0
tried 0.502 192.8 place b40f 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.492 185.4 place g30f 1,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.481 184.0 place b40f 1,-1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.455 184.7 place g30f 1,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.455 183.1 place g10s 3,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.412 176.1 place b40f 0,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.411 174.7 place y20s 5,2
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n30t,y40f,n40s,b10s,r30f,b20t,r20c,g0,r40s,y30s,g30s,r40m,r0,y30m,n20c,r20m,g30f,y40s,b10c,g10m,g10s,g40f,n30c,n10m,y20s,n0,g40c,r40t,g20c,g40m,y20f,b0,b40f,r20s,n10t,b20c,b40c,y10c,g10c,b0,g30t,r10c,b30s,g20t,n40m,y10f,r40f,r0,r30m,y40t,b20s,g0,b40t,n30f,g40s,y30f,n20m,y0,r10s,g20f,y0,b10m,b30t,r20t,y30c,n20f,n40c,b20f,n0,g10t,y40c,r30t,b40m,n20s,b10f,y10m,g30m,r30c,n40t,b30m,y20t,y10t,g20m,y20m,b30c,n10s,n10f,r10t,n30s,r10f
! first d
d place y30s 1,1
a place g30s 3,1
b place r20m 4,2
c place r40s 2,0
d place y30m 3,2
a place n30c -1,1
a take 2,1
b take 1,1
c take -1,1
d take 0,1
a take 3,1
b place r40m 3,3
c place r0 4,3
d place y40s 0,0
a place b10c 3,-1
b place r40t 3,4
b take 3,4
c take 3,3
d take 3,2
a take 3,-1
c place g20c 3,2
d place g40m 2,-1
a place r20c 3,3
b place n10m 2,-2
---
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
option voluntary_pass false
puzzle 176
from 6043 168 55
choice b take 2,0
best 0.955 165.6 take 2,0
tried 0.138 136.6 take -1,0
tried 0.138 136.6 take 1,0
why - card_lower M-11.2,M-11.3 -10 30
tried 0.117 122.3 take 3,0
why - card_lower M-11.2,M-11.3 -30 30
tried 0.087 117.7 take 0,0
why ! card_lower M-11.2,M-11.3 -40 30
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r40m,b40m,b0,r20t,g40c,n20f,b40f,r30t,y10t,g10s,g0,r40s,g0,b30c,g30s,n30c,b10c,g30t,g40f,b20c,y30m,r10t,y10c,n10f,n10m,g20t,b30m,y40t,y20m,g20m,n40m,y10m,y10f,b20s,r30m,g10c,b40c,b30s,y20t,n30t,y30c,n40s,r20m,n40c,r30f,y30s,r0,r10f,n10t,n10s,n20c,y20s,n0,g30m,g10t,g20c,y40c,b10m,n30f,y40s,r20s,r30c,y30f,b10s,r40t,y0,g40s,r0,b10f,g10m,n20s,b30t,b0,n30s,g20f,b20f,n0,b20t,r40f,b40t,r10s,n40t,g30f,g40m,y40f,y0,r20c,r10c,n20m,y20f
! first b
b place r40s 0,0
a place b40f 1,1
b place g10s -1,0
a place g0 4,2
b place n20f 1,2
a place g30s 3,2
b place g30t 4,0
a place g40f -1,1
b place b20c 2,0
a place g0 -1,2
b place r10t -1,-1
a place y10t -1,-2
a take -1,1
b take -1,-2
a take -1,-1
b take -1,0
b place n10f 1,3
a place b10c 1,4
b place b30c 1,5
b take 1,0
a take 1,1
b take 1,5
a take 1,4
b take 1,3
a place y30m 3,3
b place r30t -1,0
a place b30m -1,-1
b place g20m 0,2
a place n10m -1,-2
b place y10m 0,-2
a place n40m 0,-1
b place b20s 1,0
b take 1,0
a take 3,0
b take 2,0
a take 4,0
b take 0,0
a place r30m 0,0
a take 0,2
b take 0,0
a take 0,-2
b take 0,-1
b place y40t 0,0
a place y20m 0,-1
b place b30s 2,0
a place y10c 0,-2
b place n30t 1,0
a place y20t 1,-1
b place g10c -1,3
a place y10f 1,-2
b place n40c 0,3
a place y30c 2,-1
b place y30s 3,0
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
puzzle 177
from 6041 132 74
choice a place r10f 1,2
best 0.750 260.0 place r10f 1,2
tried 0.632 243.3 place r10f 1,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.613 245.9 place g0 -1,-2
why - scoring_missed M-8.1,M-9.3 30
tried 0.579 235.9 place r10f 2,-2
why ! scoring_missed M-8.1,M-9.3 30
tried 0.559 230.1 place y10t -1,2
why - scoring_missed M-8.1,M-9.3 30
tried 0.500 240.0 place g30s 3,-2
tried 0.500 240.0 place y10t 1,2
tried 0.500 230.0 place y10t 0,2
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle b10c,g10m,r40m,g0,b40m,b10m,g30s,y40s,y0,n10t,b40t,b20c,y40t,n30s,n30t,n40m,y20s,b30s,b30t,y10f,r20m,g40f,r20c,r20s,r40t,g20c,g20t,n20m,g20m,r20t,r30t,y20t,r10t,b20s,r10s,b40c,r10f,n30f,r40s,n10m,b20f,b10f,n40c,n20f,n40s,y10c,b30c,y30m,g0,g10s,r30f,n20c,y10m,g40s,y40c,n10f,y20f,y10t,y30f,n10s,b40f,n0,g30t,g10t,r0,g40c,b20t,b30m,r30c,g30m,y30c,r10c,n0,b0,g20f,y30s,r40f,y0,y40f,n40t,b0,b10s,n20s,g40m,n30c,y20m,r30m,r0,g10c,g30f
! first c
c place b10m 1,1
a place n40m 5,1
a take 5,1
b take 4,1
c take 1,1
a take 0,1
b place b40t 2,2
c place n30t 1,2
a place b30t 3,2
b place y10f 0,0
c place b20c 2,3
a place g40f 2,0
b place r20c 2,4
b take 2,0
c take 2,2
a take 2,4
b take 2,3
c place r20m 1,-1
a place y40t 2,2
b place y20s 0,-1
c place g20t 0,-2
a place n20m 1,1
b place g20m 2,0
c place r20s 1,-2
c take 1,2
a take 1,1
b take 1,0
c take 1,-2
a place r40t 1,-2
b place y20t 1,0
c place r20t 1,1
a place r30t 1,2
a take 1,-2
b take 1,-1
c take 1,2
a take 1,1
b place g20c 1,-1
c place r10t 1,1
a place n10t 0,1
b place n30f -1,0
c place b30s -1,-1
a place n10m -1,1
b place b20f -1,-2
c place b10f -1,-3
c take -1,-1
a take -1,0
b take -1,-2
c take -1,-3
a place n40c -2,1
b place r10s -1,0
c place r40s -2,0
c take -2,0
a take -1,0
b take 2,0
c take 3,0
a take 0,0
a place y10c 0,0
b place y40s 2,0
c place b40c 3,1
a place b20s 2,-1
b place n20f 1,-2
c place n40s 3,0
a place n20c -1,0
b place b30c -2,0
c place g40s 3,-1
a place y40c 2,3
a take 2,1
b take 2,-1
c take 2,2
a take 2,3
b place g10s 2,-1
c place y20f 0,-3
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 178
from 6042 123 95
choice a place y30c 2,1
best 0.619 253.2 place y30c 2,1
tried 0.489 242.2 place n40s 1,-3
tried 0.480 222.2 place n40s 2,-5
tried 0.453 218.4 place r10f 3,-2
why ! line_opened M-8.1,M-9.3 68
tried 0.433 217.8 place n40s 3,-3
tried 0.428 219.1 place n40s -1,-2
why - line_opened M-8.1,M-9.3 71
tried 0.383 216.7 place n40s -1,-1
why - line_opened M-8.1,M-9.3 78
tried 0.333 220.0 place r10f 2,-5
why - scoring_given M-8.7,M-9.4 0 40
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
---
! shuffle y20m,y40c,n30t,b30t,b0,y10t,b30c,g0,y30m,n10f,g30t,y10m,r20t,y10c,y30f,y40s,n40m,y0,r40s,g30m,r10t,r20c,n40t,r10c,y40t,g20t,b20f,n20c,n20m,g30s,y20t,g30f,n10s,b40t,n30f,r10s,n20f,n30s,n40s,y20s,g10c,b20c,g0,b20s,n10t,b10c,b30m,g10s,g40c,y0,r40t,n20s,b0,g40m,y40f,r40f,y20f,y30s,y30c,b40f,g20m,b10s,n10m,n40c,g40f,g20c,r10f,y10f,r0,g40s,r30f,r0,n0,r30c,g20f,n0,b10m,g10t,r40m,b30s,r30m,b40m,r20m,r20s,b10f,g10m,b20t,b40c,n30c,r30t
! first d
d place y10t 2,0
a place b30c 3,1
b place g0 5,1
b take 3,1
c take 2,1
d take 0,1
a take 5,1
c place n40m 0,0
d place y0 1,-1
a place y30f 2,-1
b place g30m 3,-1
c place y40t 0,-1
d place y10c 1,1
a place b20f 3,1
b place y10m 0,1
c place y30m -1,1
c take -1,1
d take 3,1
a take 0,1
b take 4,1
d place g30s 4,-1
d take 0,-1
a take 2,-1
b take 1,-1
c take 3,-1
a place g30t 4,0
a take 0,0
b take 1,0
c take 4,0
b place g30f 3,-1
c place r10t 1,0
d place g20t 2,-1
a place n30f 4,0
b place r10c 0,0
b take 3,0
c take 4,0
d take 2,0
a take 0,0
c place r20t 1,-1
d place b40t 2,0
a place y20t 0,-1
a take 0,-1
b take 1,-1
c take 4,-1
d take 3,-1
b place y40s 2,1
c place g10c 1,-1
d place r20c 2,-2
a place r40s 2,2
a take 2,1
b take 2,0
c take 2,-1
d take 2,2
b place r10s 1,-2
c place n10s 1,-3
c take 1,-3
d take 1,-2
a take 1,1
b take 1,0
d place b10c 2,-1
a place b30m 2,0
b place n20c 1,-2
c place n20f 0,-2
d place n10f 0,-1
a place r40t 2,-3
b place b20s -1,-2
c place g40c 1,-3
d place b20c -2,-2
d take 2,-2
a take 0,-2
b take -2,-2
c take -1,-2
a place n40t 0,-2
b place r40f 2,-4
c place n10t 2,-2
d place g40m 1,0
a place y40f 0,-3
b place b40f 1,-4
c place g20m 1,1
c take 1,-2
d take 1,-1
a take 1,-4
b take 1,1
c take 1,-3
d place y30s 3,0
a place n10m 1,-1
b place n20s 1,-2
c place g40f 0,0
d place n30s 4,0
d take 0,0
a take 4,0
b take 3,0
c take 1,0
---
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
option voluntary_pass false
puzzle 179
from 6043 180 47
choice a place b30c 3,-2
best 0.544 152.5 place b30c 3,-2
tried 0.362 133.0 place g30t 2,-1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.329 138.8 place r30f 4,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.308 137.8 place g30t 0,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.286 136.9 place r30f 0,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.274 133.0 place g30t 4,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.224 131.2 place r0 4,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.190 117.3 place g30t 3,-2
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r10c,r0,n10m,y0,g10m,r20s,r10t,b10m,b40c,b40f,y20m,b20c,y40f,g20m,b30c,b10f,r20t,b10c,n40c,n10s,r30c,n20f,r20m,n20c,b30s,n30s,g10s,g0,r0,y10f,y30m,g40s,g30t,n20s,y30c,b20f,r30f,y40t,r40f,n40t,y0,g30m,b40m,b0,g30f,b20s,g20t,g40m,y10t,n0,y30s,y10c,g30s,n0,n30f,y40c,r10s,g40f,y10m,y30f,n10f,b30t,b40t,r30m,b30m,b0,n30c,y20t,r10f,b10s,r20c,g10t,b20t,n20m,r40s,g20f,n30t,y20f,r40t,g20c,y40s,r40m,n40m,g10c,g40c,y20s,n40s,n10t,g0,r30t
! first b
b place r20s 0,0
a place r10t 1,1
b place g20m 5,1
b take 5,1
a take 4,1
b take 0,1
a take 1,1
a place y20m 3,1
b place b10f 2,2
a place y40f 3,2
b place b10c 1,2
a place r20t -1,0
b place b40f 0,2
a place b40c -1,2
a take -1,2
b take 0,2
a take 1,2
b take 2,2
b place n20f 2,2
a place r20m -2,0
a take -2,0
b take -1,0
a take 0,0
b take 1,0
b place b10m 1,1
a place b30s 1,0
b place b20c 1,2
a place r30c 1,-1
b place n20c 1,3
b take 1,-1
a take 1,0
b take 1,2
a take 1,1
a place n40c 1,2
b place n10s 1,1
a place y30m 2,0
b place n30s 1,0
a place g10s 1,-1
b place y10f 2,-1
a place y30c 3,-1
b place b20f 2,3
b take 2,3
a take 2,0
b take 2,-1
a take 2,2
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
puzzle 180
from 6041 133 65
choice a take 3,-2
best 0.705 234.5 take 3,-2
tried 0.621 214.5 take 3,-1
tried 0.621 214.5 take 3,-3
why - card_lower M-11.2,M-11.3 10 30
tried 0.448 184.3 take 3,0
why ! card_lower M-11.2,M-11.3 -40 30
tried 0.296 194.4 take 3,1
why - card_lower M-11.2,M-11.3 -20 30
tried 0.236 185.3 take 3,2
why - card_lower M-11.2,M-11.3 -20 30
proof 10 4 320
found gentle:0/8 casual:2/8 steady:8/8 keen:5/8 fierce:8/8
---
! shuffle y30f,y10c,b30s,b20t,g40s,n10m,r20s,b20f,b20c,n0,b40m,b30c,y0,n30s,g20t,n40c,g40f,r30c,r0,n20f,g0,g10c,b40t,g10m,r20m,y40c,b0,n40s,g30m,y10t,n10s,n30c,r40t,b30m,g30s,g20f,r20t,y20t,r20c,y10f,g10t,n40t,n20s,y20s,b0,n30f,r10s,y30c,b10s,n0,r10f,y40f,b30t,b40f,n30t,g0,y20m,g40m,b10m,n40m,b10c,r40s,y40t,r30f,n10f,r0,g20m,r10c,b40c,y30s,g30t,n10t,y0,r10t,g20c,y30m,y10m,r30t,y20f,g10s,b10f,y40s,b20s,g40c,g30f,r40m,r30m,r40f,n20c,n20m
! first b
b place b30c 2,0
c place r20s 3,1
a place g40f 5,1
a take 5,1
b take 4,1
c take 0,1
a take 2,1
b place r30c 2,1
c place n40c 1,1
a place b20f 2,-1
b place b20c 1,-1
c place y0 0,0
a place b40t 3,-1
b place g20t 4,0
b take 2,0
c take 3,0
a take 4,0
b take 0,0
c place n0 0,1
a place b40m 0,-1
b place n10m 0,0
c place n40s 3,0
a place g30m -1,-1
b place g10m -2,-1
b take 0,-1
c take 3,-1
a take 1,-1
b take 2,-1
c take -2,-1
c place r20m -1,0
a place n30c 2,0
b place r40t -2,0
c place b30m 0,-1
a place n20f -1,1
b place b0 0,2
c place r0 0,3
c take 0,-1
a take 0,1
b take 0,3
c take 0,2
a place n30s 0,1
b place r20c -2,1
c place g10c 0,-1
a place g10t -2,-1
b place y10t 1,-1
c place n10s 2,-1
a place g30s 3,-1
b place n40t 2,-2
c place r20t 1,-2
a place r10s 0,-2
b place g20f -1,2
c place n30f 0,2
c take 0,1
a take 0,-1
b take 0,0
c take 0,2
a place n0 0,1
b place r10f -2,2
c place n20s 0,2
a place b30t 3,-2
b place b40f 2,-3
c place b10s 3,-3
a place y20s 3,2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 181
from 6042 126 87
choice c place g10c 4,-1
best 1.000 310.0 place g10c 4,-1
tried 0.942 283.7 place g10t 4,-1
why - scoring_missed M-8.1,M-9.3 20
tried 0.939 286.4 place g10c 3,0
why - scoring_missed M-8.1,M-9.3 20
tried 0.901 284.6 place g10t 3,1
why - scoring_missed M-8.1,M-9.3 20
tried 0.899 273.2 place r30m -1,0
why - scoring_missed M-8.1,M-9.3 20
tried 0.874 283.7 place g10c -1,1
why - scoring_missed M-8.1,M-9.3 20
tried 0.866 281.8 place y10f 3,1
why ! scoring_missed M-8.1,M-9.3 20
tried 0.787 281.9 place r30m 4,-4
why - scoring_missed M-8.1,M-9.3 20
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30s,b30t,g20t,y20f,b10f,r10t,b40f,n30s,b10c,r40f,n30t,n20c,y40c,n40s,y30f,r40s,n40m,n40c,n30c,b40m,b0,b40c,g10s,y40t,n0,g20c,b20c,y40s,y30m,n20f,g10m,r10f,y0,y20s,y30c,b10s,b20s,r30c,g40m,n30f,g40s,n40t,b20t,r20c,r0,n20m,r20s,g20f,r40m,r20m,g10c,g30m,y0,r0,n10s,g40c,b30m,y10t,r30m,b20f,b30c,r10s,y10f,n10f,r40t,r30t,g10t,g20m,n0,y10c,y10m,b0,r30f,r20t,y40f,y20m,g40f,g30t,r10c,n10t,b30s,y20t,n20s,n10m,y30s,b10m,b40t,g0,g0,g30f
! first b
b place r40f 4,0
c place n30t 1,1
d place n30s 0,0
a place b10c 5,1
a take 1,1
b take 0,1
c take 4,1
d take 5,1
b place r10t 1,1
c place b40f 5,0
c take 5,0
d take 4,0
a take 0,0
b take 1,0
d place n20c 2,0
a place y40c 2,-1
b place g20c 3,-1
c place b20c 3,1
d place b40m 1,-1
a place y30m 2,-2
b place n40s 0,-1
c place g10m 3,-2
d place y40s 1,-2
a place n40m -1,-1
a take 2,-1
b take 1,-1
c take -1,-1
d take 0,-1
b place b40c 3,2
b take 3,2
c take 3,1
d take 3,-2
a take 3,0
c place n30c 2,-1
d place r10f 0,1
a place b20s 4,-1
b place n40c 1,-1
c place y30c 2,-3
c take 2,-1
d take 2,1
a take 2,-3
b take 2,-2
d place y40t 0,-2
a place g40s 3,-2
b place r30c 1,0
c place g40m 0,-1
d place r20c 2,-1
d take 1,-1
a take 3,-1
b take 0,-1
c take 4,-1
a place r0 1,2
b place y20s 2,-2
c place r20s 1,-1
d place r40s 1,-3
d take 1,-3
a take 1,-2
b take 1,2
c take 1,1
a place r40m 0,0
b place r20m 1,1
c place b20t 1,-2
d place g20f 2,1
a place y0 2,-3
b place n40t -1,-2
b take 3,-2
c take -1,-2
d take 1,-2
a take 0,-2
c place y30f 2,-4
d place b10s 1,-2
a place b0 1,-3
b place n20m 0,-1
c place n10s 0,-2
d place b20f 1,-4
a place n0 0,-3
b place n20f 0,-4
c place g10s 3,-2
d place g40c 3,-1
a place b30c 3,-4
b place r10s 4,-2
b take 3,-2
c take 1,-2
d take 0,-2
a take 4,-2
---
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
option voluntary_pass false
puzzle 182
from 6043 188 29
choice a place r40f -1,0
best 0.640 190.8 place r40f -1,0
tried 0.496 174.0 place y30m 2,-1
why - scoring_missed M-8.1,M-9.3 60
tried 0.470 167.4 place y30m 0,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.395 158.0 place r40f 1,-1
why ! scoring_missed M-8.1,M-9.3 60
tried 0.376 167.0 place g30s 2,2
why - scoring_missed M-8.1,M-9.3 60
tried 0.372 152.2 place r40f 4,0
why - scoring_missed M-8.1,M-9.3 60
tried 0.328 154.0 place r40f 0,-2
why - scoring_missed M-8.1,M-9.3 60
tried 0.276 147.9 place r40f 2,-1
why - scoring_missed M-8.1,M-9.3 60
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle r30t,r20s,b20t,g10m,y40s,r0,b40m,y20t,g20f,b40c,n10m,g20c,n20s,n20f,b0,y10c,r10c,y0,y30m,r30f,r20m,r40m,r40f,g10t,b30s,r20c,g30s,g30f,r40t,b40f,n30c,y10f,y30f,b20f,g30t,y30c,y20f,y0,g40s,g40m,n20c,y40f,n20m,n30s,y10t,n40m,n40c,r40s,n10t,b30m,r0,n0,y10m,g20m,r20t,n30t,g0,y40t,y20m,g0,b30c,y20s,b10s,n10f,b40t,n30f,b10m,g40c,b0,n0,b20s,r30c,n10s,g30m,g10c,b10c,n40t,r10s,g10s,g20t,b20c,y30s,b30t,r10f,g40f,n40s,b10f,y40c,r30m,r10t
! first b
b place g20c 2,0
a place b40m 3,1
b place y20t 1,1
b take 0,1
a take 3,1
b take 4,1
a take 2,1
a place n20s 2,1
b place b40c 2,-1
a place g20f 3,1
b place y10c 3,-1
a place r10c 1,-1
b place r0 0,-1
a place b0 -1,-1
a take 2,-1
b take -1,-1
a take 3,-1
b take 1,-1
b place r30f 0,0
a place n10m 4,0
a take 0,0
b take 2,0
a take 3,0
b take 4,0
b place r40m 0,0
a place r20m 2,0
b place n20f 3,0
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
puzzle 183
from 6041 133 80
choice a place y20t 2,-1
best 0.750 270.0 place y20t 2,-1
tried 0.683 244.4 place y40c 2,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.665 245.5 place y40c 3,1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.517 234.8 place y20t 1,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.511 236.0 place g0 -1,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.507 233.5 place y40c 2,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.480 230.1 place y20t 2,3
why - scoring_missed M-8.1,M-9.3 30
tried 0.479 225.0 place y20t -1,3
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y30f,y10c,b30s,b20t,g40s,n10m,r20s,b20f,b20c,n0,b40m,b30c,y0,n30s,g20t,n40c,g40f,r30c,r0,n20f,g0,g10c,b40t,g10m,r20m,y40c,b0,n40s,g30m,y10t,n10s,n30c,r40t,b30m,g30s,g20f,r20t,y20t,r20c,y10f,g10t,n40t,n20s,y20s,b0,n30f,r10s,y30c,b10s,n0,r10f,y40f,b30t,b40f,n30t,g0,y20m,g40m,b10m,n40m,b10c,r40s,y40t,r30f,n10f,r0,g20m,r10c,b40c,y30s,g30t,n10t,y0,r10t,g20c,y30m,y10m,r30t,y20f,g10s,b10f,y40s,b20s,g40c,g30f,r40m,r30m,r40f,n20c,n20m
! first b
b place b30c 2,0
c place r20s 3,1
a place g40f 5,1
a take 5,1
b take 4,1
c take 0,1
a take 2,1
b place r30c 2,1
c place n40c 1,1
a place b20f 2,-1
b place b20c 1,-1
c place y0 0,0
a place b40t 3,-1
b place g20t 4,0
b take 2,0
c take 3,0
a take 4,0
b take 0,0
c place n0 0,1
a place b40m 0,-1
b place n10m 0,0
c place n40s 3,0
a place g30m -1,-1
b place g10m -2,-1
b take 0,-1
c take 3,-1
a take 1,-1
b take 2,-1
c take -2,-1
c place r20m -1,0
a place n30c 2,0
b place r40t -2,0
c place b30m 0,-1
a place n20f -1,1
b place b0 0,2
c place r0 0,3
c take 0,-1
a take 0,1
b take 0,3
c take 0,2
a place n30s 0,1
b place r20c -2,1
c place g10c 0,-1
a place g10t -2,-1
b place y10t 1,-1
c place n10s 2,-1
a place g30s 3,-1
b place n40t 2,-2
c place r20t 1,-2
a place r10s 0,-2
b place g20f -1,2
c place n30f 0,2
c take 0,1
a take 0,-1
b take 0,0
c take 0,2
a place n0 0,1
b place r10f -2,2
c place n20s 0,2
a place b30t 3,-2
b place b40f 2,-3
c place b10s 3,-3
a place y20s 3,2
a take 3,-2
b take 3,-1
c take 3,0
a take 3,-3
b take 3,1
b place y30c 2,2
b take 2,-3
c take 2,-2
a take 2,-1
b take 2,2
c take 2,0
c place n30t 1,2
a place b10m 0,-1
b place y20m 3,3
c place g40m -2,-2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 184
from 6042 129 44
choice c take 2,1
best 0.814 234.7 take 2,1
tried 0.695 214.2 take 3,1
why ! card_lower M-11.2,M-11.3 -40 -20
tried 0.664 220.8 take -1,1
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle r0,b40c,g40f,b30c,r10s,y40f,y10c,b20c,r20m,b10m,g40m,y30s,b30s,r20s,r20c,b10f,y0,g30t,b20s,b40m,r10c,g20c,n40t,g40c,r40f,n0,y10f,b20f,g20f,n10t,r0,r30m,y40s,g30m,n40c,y10m,g0,g20t,r10f,g0,n10m,g30s,r20t,r40m,r30c,r40s,b10c,r30f,y30c,y20t,n10s,y30m,g10t,y40t,y40c,y20f,g20m,y30f,y0,g40s,g30f,b30t,n20s,r30t,n30t,y10t,b0,n10f,b20t,b40t,n20c,n20m,b10s,r40t,b40f,b0,n30s,b30m,n30c,y20s,n30f,n40s,r10t,g10m,g10s,y20m,n40m,n20f,n0,g10c
! first c
c place b10m 4,0
d place r20c 0,0
a place b40m 2,0
a take 2,0
b take 0,0
c take 4,0
b place r10c 4,0
c place g20c 2,0
d place y10c 5,0
d take 2,0
a take 4,0
b take 5,0
a place g40c 2,0
b place r40f 1,1
c place n0 -1,1
c take 1,1
d take 2,1
a take 4,1
b take -1,1
d place b20s 4,0
a place y30s 3,-1
b place b30s 4,-1
c place r20s 5,0
c take 3,0
d take 4,0
a take 5,0
d place r0 -1,1
a place b10f 1,-1
b place y40s 3,0
c place y40f 2,-1
d place g40m 3,1
a place b20f 0,-1
a take 4,-1
b take 2,-1
c take 0,-1
d take 1,-1
b place g20f 2,1
c place g30t 2,-1
d place n40t 1,-1
a place b20c 2,2
b place g0 -2,1
b take -2,1
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
puzzle 185
from 6041 138 51
choice c place n20m 3,3
best 0.764 289.3 place n20m 3,3
tried 0.600 271.8 place n0 3,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.578 265.9 place n0 4,3
why ! scoring_missed M-8.1,M-9.3 50
tried 0.531 259.4 place b40m 5,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.508 260.8 place r10t 5,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.473 248.0 place n20m 5,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.419 247.5 place n20m 6,0
tried 0.411 244.1 place n20m 4,3
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n40m,r10f,r30m,y30s,b10m,g0,n10t,g40m,n20c,g40s,r10t,r40t,y30f,r10c,b20s,n20f,g20f,n30c,n0,b20c,y20t,g30f,y10c,y20m,b40t,n0,n30t,n10m,b40m,b40c,g20t,y30m,n40s,y40f,g30m,b20f,y20s,g40f,y30c,g30t,g30s,y0,r0,n20m,r30c,r40m,y20f,n30f,b30c,n40c,r20m,n30s,g20m,n10f,r20s,r30f,y0,b0,y10t,y40s,r30t,n10s,y10f,y40c,g40c,b10f,r0,g10m,b10s,n40t,g10t,b30m,b20t,g10c,y10m,b30t,b10c,b0,y40t,r20t,g20c,r40f,b40f,r10s,g10s,b30s,n20s,g0,r40s,r20c
! first a
a place r40t 1,1
b place y30f 2,0
c place g40m -1,1
c take 1,1
a take -1,1
b take 0,1
c take 2,1
a place b20s 4,0
b place g40s 3,-1
c place r10c 0,0
c take 3,0
a take 0,0
b take 1,0
c take 2,0
a place n20c 5,0
b place n10t 5,1
c place g20f 3,0
a place y20m 3,1
b place b40t 4,-1
c place b20c 5,-1
a place y20t 4,-2
b place n10m 4,2
b take 4,-1
c take 4,-2
a take 4,0
b take 4,1
c place y10c 4,1
a place n30c 5,2
b place g20t 4,-1
c place y30m 3,2
a place n40s 3,-2
a take 3,-1
b take 3,-2
c take 3,2
a take 3,0
b place n20f 3,2
c place g30m 2,1
a place n30t 5,3
a take 5,-1
b take 5,2
c take 5,1
a take 5,3
b place y20s 4,0
c place g40f 2,2
a place y30c 3,0
b place g30t 2,0
c place g30s 3,-1
a place b20f 5,-1
b place g30f 2,-1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 186
from 6042 130 95
choice a place b20c 4,0
best 0.667 240.0 place b20c 4,0
tried 0.544 231.3 place n20f 3,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.539 230.9 place y20f 2,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.495 229.0 place n30s 1,2
why - scoring_missed M-8.1,M-9.3 20
tried 0.491 228.7 place n20f 4,-1
why ! scoring_missed M-8.1,M-9.3 20
tried 0.466 228.9 place b20c 3,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.464 229.4 place n30s -2,2
why - scoring_missed M-8.1,M-9.3 20
tried 0.436 224.9 place n20f 4,0
why - scoring_missed M-8.1,M-9.3 20
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b0,g10s,n20m,y30c,b10m,r0,r10s,r30t,r20m,r20c,y20t,n30t,b40m,b30c,n40c,n0,y40f,y20s,y10f,y30s,b10f,n10t,b40c,b30t,b10s,n40s,b30s,r20t,y30f,g10t,b0,b10c,g20t,b40f,r10c,y10t,b20t,y0,n30s,y40c,g40c,y10c,g10c,g0,b40t,n20c,y10m,g40s,n30c,r0,g30s,y0,r20s,n20s,n0,r40t,y30m,r30c,n20f,b20f,n10s,r10f,y20f,g0,g20c,g20f,b20c,b30m,r30m,r40s,y20m,b20s,r10t,n40t,n40m,g10m,n10m,g40f,g30m,g20m,n30f,g30t,n10f,g30f,r40m,y40t,g40m,y40s,r40f,r30f
! first d
d place y20s 2,0
a place r10s 1,-1
b place y30s 2,-1
c place y40f 3,-1
d place b30c 4,0
a place b40c 5,0
a take 5,0
b take 3,0
c take 2,0
b place n0 -1,1
c place b40m 3,1
c take 3,1
d take 2,1
a take 4,1
b take -1,1
d place n40s 2,0
a place n40c 3,0
b place b30t 5,0
b take 2,0
c take 5,0
d take 3,0
a take 4,0
c place b10s 2,0
d place r20c 0,-1
a place y10f 3,0
b place b10c 0,0
c place r20m -1,-1
c take 3,-1
d take 2,-1
a take -1,-1
b take 1,-1
d place r0 -1,-1
a place r10c 1,-1
b place y10t 2,-1
c place y30f 4,0
c take 4,0
d take 3,0
a take 2,0
b take 0,0
d place g10t 2,0
a place y20t 3,-1
a take 1,-1
b take 3,-1
c take 2,-1
d take -1,-1
b place y40c -1,-1
c place b10f 1,1
d place n10t 2,1
a place b30s -1,1
b place n30t 3,1
b take 3,1
c take -1,1
d take 2,1
a take 1,1
c place b20t 3,0
d place y10c 1,-1
a place y10m 2,-1
b place g0 1,1
c place g40c 2,1
d place b40f 3,1
a place g10c 2,-2
b place g40s 2,2
b take 2,-1
c take 2,-2
d take 2,0
a take 2,2
c place g20t 2,0
d place n20c 2,-1
a place b0 -1,1
a take 2,1
b take -1,1
c take 3,1
d take 0,1
b place r20t 3,-1
c place r20s 4,-1
c take -1,-1
d take 2,-1
a take 1,-1
b take 0,-1
c take 4,-1
d place n20s 2,-1
a place g30s 1,-1
b place y0 0,1
c place y30m 0,2
d place y0 1,2
a place n0 1,3
a take 1,-1
b take 1,1
c take 1,2
d take 1,3
b place g0 0,0
c place n10s 1,-1
d place r30c -1,2
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
puzzle 187
from 6041 140 34
choice b place b40f 4,-2
best 0.785 247.1 place b40f 4,-2
tried 0.720 231.2 place g20f 4,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.713 227.9 place g20f 2,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.679 220.1 place n20c 2,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.638 223.3 place b40f 1,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.607 215.1 place g20f 5,0
why ! scoring_missed M-8.1,M-9.3 40
tried 0.593 215.8 place y30m 2,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.577 211.9 place y30m 5,1
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b30m,b10f,g20t,y40t,y0,r10t,y10t,b30c,n10t,b10s,b30s,y0,n20c,g30m,n30s,y30c,b20f,n40c,y30s,y20t,r0,y20m,b40t,n30t,g20f,r30f,r10f,y30m,y10m,g0,y40f,r30m,r20c,b40f,g30t,g20c,y40s,r30c,n10m,r40s,g40c,g40s,n40t,b40m,n20f,r20t,g40m,n0,g10c,y40c,y20f,b10c,n10s,g0,r30t,b40c,g30f,n20m,g30s,y20s,b20c,b30t,r40f,g40f,g10m,b20t,g10s,n10f,b0,r10c,g10t,g20m,n40m,r40t,r20m,y10f,b10m,n30c,n30f,y10c,n0,r0,b20s,n20s,b0,r10s,n40s,r20s,r40m,y30f
! first a
a place r10t 2,0
b place y10t 3,1
c place b30s -1,1
c take -1,1
a take 0,1
b take 2,1
c take 3,1
a place y0 3,1
b place y30c 4,0
c place b20f 0,0
c take 3,0
a take 4,0
b take 0,0
c take 1,0
a place r0 2,1
b place b10s 1,0
c place y20t 3,0
a place n10t 0,0
b place y30s 4,0
c place b40t 3,-1
a place n30t -1,0
a take 4,0
b take 2,0
c take -1,0
a take 0,0
b take 1,0
b place y20m 4,0
c place y10m 4,2
a place g0 2,2
b place y40f 4,-1
c place b30c 2,-1
a place r20c 2,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 188
from 6042 131 41
choice b place n40s 2,-3
best 0.691 220.5 place n40s 2,-3
tried 0.522 199.0 place n40s 3,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.522 192.8 place g10m 3,-1
why ! scoring_missed M-8.1,M-9.3 40
tried 0.476 184.5 place r40t 4,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.471 186.4 place r40t 3,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.449 179.4 place g10m 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.445 179.0 place n20s 1,-3
why - scoring_missed M-8.1,M-9.3 40
tried 0.430 176.8 place g10m 1,-3
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y30m,b30m,r40m,b20f,n20f,b20t,g30s,g10m,n40t,y30f,r20t,n10t,g30m,r40s,r30t,b0,b0,n20m,b10m,n10f,r10f,g0,r10s,b30s,b30c,r0,y30c,g20t,n30s,n10s,r30m,n40s,y20t,b10c,b30t,n20s,r30c,y10m,y40f,r40t,y10c,n40c,y20s,r20s,g0,y30s,y0,r30f,g30f,b20c,n0,g10t,n30f,n30t,g40f,g40c,r40f,r20c,g10c,y10f,n0,g10s,g20c,b40c,r10c,b40m,y20f,y40c,y40t,y0,b40f,n30c,g20f,r10t,y40s,r20m,n10m,b10s,g30t,g40m,g40s,y10t,n40m,b40t,b20s,g20m,y20m,n20c,b10f,r0
! first d
d place n20m 3,1
a place r30t 1,1
b place n10f 5,1
b take 0,1
c take 1,1
d take 3,1
a take 5,1
b take 4,1
c place r10f 3,1
d place y30f 4,0
a place b10m 2,0
b place b30s 0,0
b take 4,0
c take 0,0
d take 1,0
a take 3,0
c place b0 1,0
d place r0 1,1
a place r10s 3,0
b place b0 1,2
c place n30s 3,-1
d place b20t 1,3
a place r30m 2,-1
b place g20t 1,4
b take 1,0
c take 1,1
d take 1,4
a take 1,3
c place n40t 3,-2
d place r40s 2,-2
a place y30c 1,-1
b place n10t 3,-3
b take 3,-2
c take 3,0
d take 3,-1
a take 3,-3
c place b30c 1,0
d place y10m 3,0
a place g30s 1,-2
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
puzzle 189
from 6041 141 68
choice a take 2,-2
best 0.753 243.5 take 2,-2
tried 0.523 227.9 take 3,-2
tried 0.514 219.5 take 4,-2
why ! card_lower M-11.2,M-11.3 -40 -30
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30t,g20c,g20f,n20f,y30c,r30f,g40m,b20t,r20m,r10f,g0,n20s,b30c,b10c,y10f,n10s,b40f,n20m,b30s,r40m,y0,y40s,r20t,g30m,n30s,n30t,n10m,g40c,b40t,r30c,n30c,b30t,g40s,n40t,g20t,b10f,r10s,n40c,g40f,n10t,y10c,n0,b40c,g30f,n20c,y40c,n30f,r30m,b0,g0,n10f,n40s,g10c,y10t,b20c,y20f,g10t,y0,y30s,g30s,g20m,b0,y30m,r10c,y20t,r0,y40t,y10m,r40f,r30t,y20s,r10t,b30m,b10s,b20s,n40m,r0,g10m,b20f,r20c,y20m,y40f,r40t,b40m,b10m,r20s,y30f,r40s,n0,g10s
! first b
b place y10f 3,1
c place g40m 1,1
a place b20t 2,0
b place r30f 4,0
c place r10f 5,0
c take 4,0
a take 1,0
b take 3,0
c take 2,0
a place b10c 4,0
b place n20m 1,2
c place n10s 3,0
a place r20t 0,2
b place n20s 2,2
c place y40s 3,2
a place g0 0,0
b place g30m 1,0
c place b30s 4,2
a place b40t 0,3
b place y0 0,-1
b take 0,3
c take 0,2
a take 0,1
b take 0,0
c place b30c 4,-1
a place r40m 0,1
a take 1,1
b take 0,1
c take 4,1
a take 3,1
b place n10m 0,2
b take 4,2
c take 3,2
a take 2,2
b take 0,2
c place n30s 3,-1
a place g20t 1,1
b place g40s 2,0
c place r10s 2,-1
a place b40f 5,-1
b place r20m 2,2
c place n30c 0,2
a place b30t 0,1
b place r30c 2,-2
c place b40c 0,3
a place n30t 3,-2
b place n0 0,-2
b take 0,3
c take 0,2
a take 0,1
b take 0,-2
c place y40c 0,-2
a place y10c 1,-2
b place r30m 4,-2
c place b0 4,1
a place g0 4,2
a take 4,-1
b take 4,-2
c take 4,2
a take 4,0
b place b10f 4,0
b take 4,0
c take 1,0
a take 2,0
c place n40t 4,-2
c take 0,-2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 190
from 6042 137 102
choice d place b40c -3,-1
best 0.797 327.3 place b40c -3,-1
tried 0.687 319.5 place y40f -2,-2
tried 0.680 319.1 place n40s -2,-2
tried 0.675 319.6 place y30c 2,1
tried 0.672 321.2 place y40f -3,0
tried 0.667 320.0 place y30c 2,0
why ! scoring_given M-8.7,M-9.4 20 30
tried 0.664 310.6 place b40c -2,1
tried 0.661 319.8 place n40s 2,0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:7/8 fierce:8/8
---
! shuffle r10f,g30f,r10s,n30t,r30c,r20s,g30s,g10s,b40f,g10t,y20f,n0,n30f,b20c,n30s,g20t,b0,n40t,n10s,y20t,y20m,b40m,r20t,r30f,y10f,y10c,y40s,g30m,n10t,y40f,g20f,b10f,r10t,g10m,n20s,b20t,g30t,g20c,r30t,g40s,b10c,y30m,g0,r0,g10c,r10c,b30t,y30f,b20f,b30c,n0,y40t,n30c,y0,g20m,b20s,y10t,n40s,b30s,g0,r40m,r20m,b40t,r40f,n10m,b40c,g40m,n20f,g40c,y30c,r30m,n40m,y0,r20c,y20s,n10f,b10s,n20m,r40s,y30s,g40f,n40c,r0,n20c,b0,y10m,r40t,b10m,b30m,y40c
! first d
d place g10t 2,0
a place n30s 3,1
b place g10s 1,1
b take 4,1
c take 3,1
d take 2,1
a take 0,1
c place b40f 0,0
d place b40m -1,0
d take -1,0
a take 0,0
b take 1,0
c take 3,0
a place g30s 1,0
b place g20t 0,0
c place y10f 2,1
d place r20s 0,1
a place r20t -1,0
b place y20t -2,0
b take 1,0
c take -2,0
d take -1,0
a take 0,0
c place n10t 1,0
d place b20c -1,1
a place n10s 0,0
b place b10f 3,1
b take 0,1
c take 2,1
d take -1,1
a take 1,1
c place r10t 2,1
d place y10c 1,1
a place g20f 3,0
b place b20t 3,-1
c place g30t 2,-1
d place n40t 1,-1
a place y40s 0,-1
b place g40s -1,-1
b take -1,-1
c take 0,-1
d take 3,-1
a take 2,-1
c place n30f 0,-1
d place g10m 0,1
a place y20f 4,0
a take 3,0
b take 2,0
c take 4,0
d take 0,0
b place g30m -1,1
b take -1,1
c take 1,1
d take 3,1
a take 0,1
c place b10c 1,1
d place r10c 2,0
a place n20s 0,0
b place y30f -1,-1
c place y20m -1,0
d place g20c 0,1
a place r30t 2,-1
b place r30f -2,-1
b take 2,-1
c take 1,-1
d take -2,-1
a take -1,-1
c place g10c 3,0
c take -1,0
d take 2,0
a take 3,0
b take 1,0
d place b30c -1,1
a place b30t -2,1
a take -2,1
b take 0,1
c take 2,1
d take -1,1
b place b20s 0,1
c place n30c 1,0
d place y30m 1,-1
a place g20m -1,0
b place n0 0,-2
c place b0 0,-3
c take 0,-1
d take 0,1
a take 0,-3
b take 0,-2
d place r20m 0,-1
a place b30s 0,1
b place r0 0,-2
c place r40m -1,-1
d place y0 0,-3
d take 0,1
a take 0,-3
b take 0,-1
c take 0,0
a place b40t -2,-1
b place n20f 0,0
c place b20f -2,0
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
puzzle 191
from 6041 144 68
choice b place r30f -1,-1
best 0.201 236.5 place r30f -1,-1
tried 0.108 219.2 place r30m -2,4
why - scoring_missed M-8.1,M-9.3 70
tried 0.075 215.2 place r30m 1,3
why - scoring_missed M-8.1,M-9.3 70
tried 0.075 211.9 place r30f 1,3
why - scoring_missed M-8.1,M-9.3 70
tried 0.057 207.6 place r30f 0,4
why - scoring_missed M-8.1,M-9.3 70
tried 0.049 209.5 place b10s 2,0
why - scoring_missed M-8.1,M-9.3 70
tried 0.037 204.0 place n30c 1,3
why ! scoring_missed M-8.1,M-9.3 70
tried 0.014 185.1 place b10s 3,-1
why - scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n10m,b10c,n40m,y10f,n40t,b30s,g40f,b40m,y20t,g10m,y30c,b20f,n10t,n20s,r10s,y30s,n20m,n30c,r0,g0,b30m,b10m,n40c,b30c,y10c,r20s,b40t,r20m,r10t,b0,n30f,g20c,y30f,r20c,r40f,r30f,g30m,y10m,y10t,y0,n10f,r30t,y0,g10t,g40s,y20m,r0,n20c,g20m,y40f,b10s,b30t,y20f,r30m,b0,n30t,y40t,r30c,g40c,g40m,n10s,b20c,y30m,g30s,n30s,n40s,g10s,y40s,r20t,r40m,r40t,g20f,b10f,r40s,y20s,g20t,g10c,g0,b20t,n0,g30f,n20f,r10f,g30t,b20s,r10c,b40c,y40c,n0,b40f
! first b
b place y20t 4,0
c place n10t 2,0
a place b40m 1,1
b place r10s 0,0
c place g40f 3,1
a place n20m -1,1
a take 2,1
b take -1,1
c take 1,1
a take 4,1
b take 3,1
b place b30m 1,1
c place b10m 2,1
a place n20s 4,1
b place b20f 3,1
c place g10m -1,1
c take 1,1
a take 4,1
b take -1,1
c take 3,1
a take 0,1
a place r20s -1,0
a take 2,0
b take -1,0
c take 4,0
a take 0,0
b take 1,0
b place b30c 1,1
c place y10c 0,1
a place r10t 3,1
b place b0 1,0
c place r20m 3,2
a place g20c 3,3
b place y30f 3,-1
b take 3,1
c take 3,-1
a take 3,3
b take 3,2
c place n30f 1,2
a place y30c 0,2
b place b30s 2,2
c place y30s 0,3
a place n40c -1,2
b place y10t 3,1
c place g30m 1,3
a place g0 1,-1
a take 1,3
b take 1,-1
c take 1,1
a take 1,2
b place r30t 1,2
c place r20c -2,2
a place n10f -1,1
b place g40s -1,3
c place y0 0,0
a place y10m -1,0
b place n20c -2,1
c place y20m -2,0
c take -2,0
a take 0,0
b take 1,0
c take -1,0
a place g10t 1,1
b place b40t 3,2
c place g20m -2,3
a place r40f -1,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 192
from 6042 147 71
choice c place g20t 3,1
best 0.477 186.1 place g20t 3,1
tried 0.337 168.0 place y30s 2,3
why - scoring_missed M-8.1,M-9.3 40
tried 0.318 161.8 place b30m 4,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.309 155.4 place y10f -1,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.300 159.3 place y10f 3,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.291 159.4 place b30m 2,3
why ! scoring_missed M-8.1,M-9.3 40
tried 0.275 154.2 place y10f 0,0
why - scoring_missed M-8.1,M-9.3 40
tried 0.258 145.6 place g20t -1,0
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b40f,y0,r20c,n0,n10m,n40s,n20c,g40f,g10s,b30s,b20t,g40m,y40s,r30m,b40t,r10s,n30c,y10c,r0,y40f,b40m,g20f,y20f,g20c,b30t,b0,y40t,b40c,b30m,n10s,g30s,n20m,b10m,n30t,r40m,b20s,g20t,y40c,g10c,r10f,r40s,y20s,b10s,n40m,g0,g10m,b20f,g0,y10f,n20f,y30f,y30m,r20m,y20t,y10m,r40f,y30s,n30f,y10t,r20t,n0,r10t,b0,r20s,r30f,n20s,g30f,b10c,b30c,g10t,g40c,r30c,b10f,n40c,n30s,r40t,b20c,g30t,g40s,g30m,n10f,r0,y20m,n40t,r30t,y30c,n10t,y0,r10c,g20m
! first d
d place n40s 4,0
a place r0 2,0
b place y40f 0,0
c place n30c 3,1
d place b30s -1,1
a place y20f 1,1
b place g40m 4,-1
c place y40s -1,0
c take -1,0
d take 0,0
a take 4,0
b take 1,0
c take 2,0
d place r30m -1,0
a place n20c 2,0
b place g20c 1,0
c place b30t -1,-1
d place y10c 1,-1
a place y40t 0,-1
b place n20m 4,0
c place g10s -1,2
d place n30t -1,-2
d take -1,-1
a take -1,-2
b take -1,1
c take -1,0
a place b20t 0,0
b place g40f -1,1
b take 0,1
c take 1,1
d take 4,1
a take 3,1
b take 2,1
c place b40m -1,0
d place n10s 2,-1
a place b40t -1,-1
a take -1,-1
b take 0,-1
c take 1,-1
d take 2,-1
b place b40c 0,1
c place r40s 0,2
d place y40c 1,1
a place r40m 1,2
b place n40m 3,-1
c place g0 -1,3
d place b0 -1,4
d take -1,0
a take -1,4
b take -1,3
c take -1,2
a place g30s -1,2
b place g0 4,-2
c place b10m 0,-1
d place g10m 0,-2
d take 0,1
a take 0,0
b take 0,-2
c take 0,-1
a place g10c 0,0
a take 4,0
b take 3,0
c take 0,0
d take 1,0
b place b20s -1,3
c place r20m 0,3
d place y20t 2,1
a place y10m 1,3
b place r40f 0,1
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
puzzle 193
from 6041 147 50
choice c place b20s -1,-2
best 0.885 311.4 place b20s -1,-2
tried 0.806 290.3 place g30t -1,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.800 282.8 place b30m -2,0
why - scoring_missed M-8.1,M-9.3 70
tried 0.800 283.0 place g30t -2,0
why - scoring_missed M-8.1,M-9.3 70
tried 0.778 280.0 place g30t -2,1
why - scoring_missed M-8.1,M-9.3 70
tried 0.750 280.3 place r20m 1,0
why - scoring_missed M-8.1,M-9.3 70
tried 0.742 273.4 place r20m 4,-2
why - scoring_missed M-8.1,M-9.3 70
tried 0.716 283.4 place r20m -1,-2
why ! scoring_missed M-8.1,M-9.3 70
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y0,y20s,g10t,y30s,g30s,r30f,r30c,g20c,y10m,n30f,n20f,r20m,r0,n0,b10c,y10f,y40f,b40c,b20c,g40s,y20f,g30f,b10m,b40f,g0,b20t,g0,b40m,y40s,r40f,n30t,b20f,g30t,b10f,n40t,y10c,y20m,g20m,b30m,y30c,b40t,b20s,g10c,y10t,n10s,g40m,n30s,g30m,r20t,y30m,b0,r40t,r10f,r10c,b30c,n40c,n10f,y30f,g40c,r40m,g40f,g10s,y40t,y0,n20s,n20m,n40m,y20t,n30c,r40s,g20t,r10s,r30t,n40s,y40c,n20c,r0,b30t,n10t,r30m,n10m,r20c,r10t,n0,b10s,r20s,b30s,b0,g10m,g20f
! first c
c place y10m 1,1
a place y10f 2,0
b place n0 -1,1
b take 4,1
c take 1,1
a take 2,1
b take -1,1
c place b10c 2,-1
a place b20c 1,-1
b place y40f 1,1
c place r30f 2,1
a place r30c 3,-1
b place n20f 2,2
c place b40c 2,-2
c take 2,-2
a take 2,1
b take 2,0
c take 2,2
a place g0 -1,1
b place g40s -2,1
c place y20f 0,0
a place g30f -1,0
b place y40s 2,1
b take -2,1
c take 1,1
a take 2,1
b take -1,1
c place g0 -1,1
a place b40m 1,-2
b place b20f 2,-2
c place r40f 3,-2
a place b10f 0,-1
b place b20t 0,-2
c place b40f -1,-1
c take -1,-1
a take 3,-1
b take 1,-1
c take 0,-1
a place y20m 0,-1
b place g20c -1,-1
c place y10c 2,0
a place y30c 4,0
a take 4,0
b take 3,0
c take 0,0
a take 1,0
b take 2,0
b place b10m 1,-1
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 194
from 6042 167 103
choice c place g20t 1,3
best 0.500 190.0 place g20t 1,3
tried 0.400 178.0 place r0 2,-1
why - scoring_missed M-8.1,M-9.3 20
tried 0.277 174.2 place g20t -1,3
why - scoring_missed M-8.1,M-9.3 20
tried 0.258 177.0 place r0 1,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.236 165.1 place r0 2,3
why ! scoring_missed M-8.1,M-9.3 20
tried 0.234 169.7 place g20t -2,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.205 170.4 place g20t 0,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.198 169.8 place g20t 0,3
why - scoring_missed M-8.1,M-9.3 20
proof 10 4 320
found gentle:0/8 casual:5/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle b10m,b20f,y40t,g10t,n20f,g10m,r40t,y0,g30t,y30s,b40m,n40m,b10f,y40f,n10m,n20s,g30f,b20s,r20t,n10f,y10c,y0,y30c,g30s,r10t,b30t,g40m,b10s,r30f,y10f,n30t,y30m,r40m,y10t,y20f,r20s,b40t,n30c,g10c,b0,g20f,g0,y40c,y10m,r40s,b0,b20t,y20t,n40c,g40c,g0,g20m,r30c,b40f,b30c,r0,r30t,g30m,n40s,n30s,n40t,r10f,r30m,r0,y20m,n0,r10c,g20t,b20c,r20c,n0,g40s,b10c,n20c,n10t,r10s,y40s,y20s,r40f,g20c,r20m,b30s,n20m,y30f,b40c,n30f,g40f,g10s,n10s,b30m
! first a
a place b20s 0,0
b place r20t 3,1
c place n10f 4,0
d place b10f 5,0
d take 0,0
a take 3,0
b take 5,0
c take 4,0
a place y40f 2,0
b place b40m 1,1
b take 1,1
c take 2,1
d take 4,1
a take 3,1
c place y0 2,-1
d place y10c -1,1
a place b30t 0,0
b place y30c -1,0
c place b10s 1,1
d place g30t -2,0
a place y10f 3,0
a take 2,0
b take -1,0
c take 0,0
d take -2,0
a take 3,0
b place g40m 0,2
c place g30s 1,2
d place r10t 2,1
a place g10m -1,2
b place y20f 1,-1
c place r20s 2,2
d place g30f 1,3
d take 1,2
a take 1,-1
b take 1,1
c take 1,3
a place n30c -2,1
b place r40t 3,1
b take -1,1
c take -2,1
d take 3,1
c place b0 0,0
d place b40t 1,1
a place y10t -1,1
b place g10c 0,3
c place y10m -2,1
c take 1,1
d take -1,1
a take -2,1
d place g20f -1,3
a place y0 0,-1
a take 0,2
b take 0,-1
c take 0,0
d take 0,3
b place b20t 1,1
c place y20t 2,0
d place r40s 2,3
d take 2,3
a take 2,0
b take 2,-1
c take 2,1
a place b0 0,0
b place n10m -1,1
c place y30m 0,2
d place r30f 0,3
a place g0 0,-1
a take 0,2
b take 0,0
c take 0,-1
d take 0,3
b place b30c 0,0
c place n40m 0,2
d place n40c -1,0
a place g40c -1,-1
a take -1,-1
b take -1,0
c take -1,1
d take -1,3
b place n40s 0,3
c place n30s 0,4
c take 0,2
d take 0,0
a take 0,4
b take 0,3
d place r40m -1,1
a place g30m 0,2
b place y40c -2,1
c place g20m 1,2
d place r30t 2,1
a place b40f 0,0
b place r10c 3,2
c place r0 3,1
d place n40t -1,0
a place r10f 2,0
b place r30m 3,0
c place n20s -1,-1
d place b20c 0,-1
a place r20c 1,-1
b place n30t -2,-1
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
puzzle 195
from 6041 148 24
choice c place g40s 1,4
best 0.743 249.9 place g40s 1,4
tried 0.632 225.3 place g40c 0,3
why - scoring_missed M-8.1,M-9.3 80
tried 0.622 222.0 place g40s 0,3
why - scoring_missed M-8.1,M-9.3 80
tried 0.621 215.4 place g40c -1,2
why - scoring_missed M-8.1,M-9.3 80
tried 0.608 213.3 place g40s -1,2
why - scoring_missed M-8.1,M-9.3 80
tried 0.583 220.4 place y20t 0,1
why - scoring_missed M-8.1,M-9.3 80
tried 0.519 210.1 place b40c 3,-1
why - scoring_missed M-8.1,M-9.3 80
tried 0.502 206.6 place y20t 0,0
why ! scoring_missed M-8.1,M-9.3 80
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n30f,n30t,b30t,b20t,r40f,n30c,r30t,g40f,g0,g10t,g40c,g10m,b10s,g40s,n20c,y30s,b40t,b10f,y10m,r40s,r30m,n40m,b40c,r0,g20m,r10t,y40f,r20c,y20t,r30f,n0,g20t,g20f,n20f,y30f,g0,y10t,r20t,n30s,y10c,n10t,g30f,y40t,b30c,r40m,n20s,b20f,r20m,r10f,b30m,g40m,r30c,y10f,n40s,b0,g10s,b20s,n10f,r20s,y20f,r0,b40m,y20m,g30t,g30m,r40t,g20c,g30s,b10m,n10s,b40f,y40c,r10c,y40s,b30s,y20s,n10m,b0,y30m,b10c,n0,y0,r10s,y30c,y0,n20m,b20c,g10c,n40c,n40t
! first a
a place n30c 1,1
b place r30t 3,1
b take 4,1
c take 3,1
a take 0,1
b take 1,1
c place b40t 2,0
a place b10f 3,1
b place y30s 1,1
c place g40f 3,2
a place r30m 1,2
b place y10m 0,1
c place r40s 1,3
a place g10m -1,1
a take 1,1
b take 3,1
c take -1,1
a take 0,1
b place g10t 3,1
c place r10t 1,1
a place r0 2,3
b place g20m 0,2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 196
from 6042 168 28
choice a place g40f 1,0
best 0.493 186.2 place g40f 1,0
tried 0.407 174.3 place g40f 1,2
why ! tokens_left M-6.1 1 2
tried 0.398 175.1 place g40f 0,1
why - tokens_left M-6.1 1 2
tried 0.392 171.8 place y30s 2,3
why - tokens_left M-6.1 0 2
tried 0.336 163.4 place g40f 1,-2
why - tokens_left M-6.1 0 2
tried 0.335 161.2 place g40f 2,3
why - tokens_left M-6.1 0 2
tried 0.329 161.7 place g40f 0,-2
why - tokens_left M-6.1 0 2
tried 0.322 159.4 place g40f -1,0
why - tokens_left M-6.1 0 2
proof 10 4 320
found gentle:2/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g10c,g40c,n20f,r10s,r0,g30s,g20f,g10s,n40t,b40f,b0,g0,b10c,n10t,y20t,y30s,y30f,r20t,r40m,r30c,r40s,b20t,r20c,r20s,n40s,g20t,y10t,b40m,b20f,b20s,g30m,g40f,r20m,n0,r40f,g40m,y40c,g30t,y30m,r0,b40c,g20c,n30s,y40t,y20m,g40s,y10f,g10m,b10f,y10c,n20c,b40t,n0,r30m,n40c,y0,n20m,y30c,y40s,b10m,n10m,y20s,n10f,b30t,r40t,r10c,n10s,b0,n30c,n30f,g0,r10t,b30m,r10f,g10t,g30f,r30f,y0,g20m,n40m,y40f,r30t,n20s,y20f,b20c,b10s,y10m,b30c,n30t,b30s
! first c
c place r20t 3,1
d place g20f 1,1
d take 1,1
a take 3,1
b take 0,1
c take 4,1
a place g10s 1,-1
b place n40t 1,1
c place n10t 3,1
d place r20c 2,0
a place r20s 2,-1
b place r40s 3,-1
c place g20t 0,-1
d place y20t -1,-1
d take 3,-1
a take 1,-1
b take -1,-1
c take 2,-1
a place g0 1,-1
b place y30f 2,2
c place g30s 0,0
d place g30m -1,0
d take 1,0
a take 2,0
b take -1,0
c take 3,0
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
puzzle 197
from 6041 163 72
choice b place r40t 3,4 | place r40t 3,-2
best 0.957 253.9 place r40t 3,4
tried 0.854 216.4 place g0 2,-2
tried 0.844 216.0 place g30m 4,0
why ! scoring_missed M-8.1,M-9.3 80
tried 0.840 228.6 place r40t 4,-1
tried 0.743 212.5 place g0 1,-2
why - scoring_missed M-8.1,M-9.3 80
tried 0.705 200.0 place r40t 1,-2
why - scoring_missed M-8.1,M-9.3 80
tried 0.601 207.8 place g0 -1,-2
why - scoring_missed M-8.1,M-9.3 80
proof 10 4 320
found gentle:1/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n40t,r10c,g20t,b30c,n30c,r30f,b10s,g10t,n20s,r10s,g40s,y40c,b20c,g0,g20f,b10c,b0,r0,n30t,r10f,g30s,n10s,n40m,r20t,y30f,b30s,y20s,n30f,g30m,b40t,y40s,y30m,n0,n0,y20f,g10c,b30t,n40c,y30s,y30c,r40f,g30t,b40c,g30f,b10f,n20m,g0,y10f,r20m,r30t,b30m,r30m,g40f,n40s,y10t,r40t,g20m,n10t,b40f,r40s,n30s,y0,b20t,r20c,y40f,r0,g40c,g40m,r20s,n20c,y20m,r30c,b10m,g20c,y10c,b0,y10m,n10m,y40t,b20f,n20f,r10t,g10s,b20s,y20t,g10m,n10f,b40m,y0,r40m
! first c
c place r30f 4,0
a place b20c 2,0
b place g10t 1,1
c place y40c 0,0
a place n30t 3,1
a take 0,1
b take 3,1
c take 4,1
a take 2,1
b place g40s 0,1
c place g20f 2,1
a place n10s -1,1
b place n40m -1,0
c place g30s 3,1
a place y30f 4,1
b place r10f 4,2
c place r0 1,-1
a place b10s 3,2
b place b0 2,-1
c place n20s 2,2
a place b10c 3,-1
b place b30s 4,-1
c place y20s 2,3
c take 2,2
a take 2,1
b take 2,3
c take 2,0
a place r10s 3,3
a take 3,1
b take 3,-1
c take 3,2
a take 3,3
b place y30m 3,1
b take -1,1
c take 0,1
a take 1,1
b take 3,1
c place b40t 3,-1
a place b30t 3,1
b place y20f 4,3
c place r20t 3,2
a place n0 -1,-1
b place r40f 3,3
c place g10c 0,1
a place b40c 2,0
a take -1,0
b take 4,0
c take 2,0
a take 1,0
b place g30f 4,0
b take 4,1
c take 4,0
a take 4,3
b take 4,2
c place y30s 4,0
a place y30c 4,1
b place n40c -1,0
c place b10f 2,0
a place n30f 2,1
b place r30t 4,2
c place y10f 1,1
a place r20m 4,3
b place g40f -1,1
c place b30m 4,-2
c take 4,-2
a take 4,-1
b take 4,2
c take 4,3
a take 4,0
a place n20m 2,2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 198
from 6042 171 73
choice c place g20m 7,1
best 0.742 266.9 place g20m 7,1
tried 0.543 239.3 place b0 2,3
why ! scoring_missed M-8.1,M-9.3 40
tried 0.493 235.8 place g40c 7,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.488 232.3 place b0 6,-2
why - scoring_missed M-8.1,M-9.3 40
tried 0.488 233.9 place g40c 1,1
why - scoring_missed M-8.1,M-9.3 40
tried 0.465 231.6 place b0 7,-1
why - scoring_missed M-8.1,M-9.3 40
tried 0.453 231.1 place g40c 6,2
why - scoring_missed M-8.1,M-9.3 40
tried 0.443 226.2 place b0 4,3
why - scoring_missed M-8.1,M-9.3 40
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y40f,n40s,n20c,g30m,r0,b10s,g0,b30s,g20m,g10c,g10s,y20m,r0,y20s,y0,y20t,g10m,b0,y10m,r20s,n30f,r40s,y40t,n10s,r40m,b20t,b10c,y30s,g30f,n0,n20f,r40t,b40f,b30m,b40t,g20t,n30t,g10t,b10f,y10t,b10m,n40c,n30c,n10m,g0,n40m,y20f,n10t,g40c,b20c,b30t,b20f,y10c,n30s,y40s,g30s,b0,n10f,g40f,r40f,r30f,r10f,b40m,n20s,r20m,r20c,r10c,r20t,y0,y30f,g20c,r30m,r10s,y10f,y30c,n0,n20m,r10t,r30c,b20s,g40m,r30t,n40t,g40s,g30t,b40c,y30m,y40c,b30c,g20f
! first d
d place y20s 1,1
a place g0 5,1
a take 0,1
b take 1,1
c take 5,1
d take 4,1
b place y20m 3,1
c place n30f 2,0
d place r40s 0,0
a place y0 3,2
b place y20t 2,2
c place g10m 4,0
c take 0,0
d take 1,0
a take 2,0
b take 3,0
d place b10s 5,0
a place y10m 3,0
b place n10s 2,0
c place r40m 4,1
d place g10c 2,-1
a place y40t 2,3
a take 2,3
b take 2,2
c take 2,1
d take 2,-1
b place y30s 2,1
c place b40f 5,1
d place b30m 4,-1
a place b40t 6,1
a take 2,1
b take 3,1
c take 5,1
d take 6,1
b place b30s 5,-1
c place r0 4,2
d place b0 4,3
d take 4,-1
a take 4,2
b take 4,0
c take 4,3
a place n20f 1,0
b place r20s 5,1
c place b10m 4,0
c take 4,0
d take 1,0
a take 2,0
b take 3,0
d place g10t 6,0
a place b10c 6,-1
b place g20t 6,1
c place g0 2,2
d place n0 3,3
a place y20f 5,2
b place n10m 4,0
c place g30f 6,2
d place b20c 6,-2
d take 6,-2
a take 6,-1
b take 6,2
c take 6,0
a place b30t 6,0
b place b20f 6,-1
c place n30t 4,-1
d place n30s 5,-2
d take 5,-1
a take 5,-2
b take 5,2
c take 5,1
a place y40s 3,1
b place g30s 2,1
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
puzzle 199
from 6041 167 26
choice a take 3,0
best 0.586 196.8 take 3,0
tried 0.453 176.6 take 2,0
why ! card_lower M-11.2,M-11.3 -20 -10
tried 0.421 173.7 take 0,0
tried 0.409 170.2 take 4,0
tried 0.409 170.2 take 5,0
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle r30t,b20c,b30s,g10s,n30t,b40f,n20m,g40c,y10t,b30c,g10m,n30c,r40m,n0,y20t,r30f,r20c,n20s,b20t,y30c,r0,r40f,b10c,b20f,r10t,g10t,b0,n10m,r40s,y10c,b10m,g10c,y20m,g20t,g0,b40m,n40m,n30f,n10t,g40m,y20s,b20s,b40c,y0,r10s,g40f,y40f,y0,n20c,n10f,b40t,n30s,r0,y20f,n40c,n10s,r10f,r30c,y10m,b30t,y30f,b10f,g30s,y40s,g30m,r20t,y30m,n0,y30s,r20s,g30t,y10f,b30m,r20m,b10s,b0,n20f,g0,n40s,g20m,g20c,g30f,n40t,y40c,r30m,r10c,g20f,r40t,g40s,y40t
! first a
a place n30c 1,1
b place b30c 0,0
c place g10m 3,-1
a place n20s 2,0
b place r30f -1,1
b take 2,1
c take -1,1
a take 0,1
b take 1,1
c place n0 2,1
a place y10t 4,0
b place n20m 1,1
c place y30c -1,0
c take 3,0
a take 1,0
b take -1,0
c take 0,0
a place b20f 1,0
b place r10t 4,-1
c place g40c 3,-2
a place b0 0,0
b place n10m 3,0
c place g10t 5,0
c take 1,0
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 200
from 6042 176 87
choice c take 2,-1 | take 2,1
best 0.533 213.5 take 2,-1
tried 0.196 170.0 take 2,0
tried 0.073 164.6 take 2,2
why - card_lower M-11.2,M-11.3 -30 -20
tried 0.037 162.5 take 2,-3
why ! card_lower M-11.2,M-11.3 -40 -20
proof 10 4 320
found gentle:0/8 casual:5/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle n20c,b20f,b30t,b10f,y40f,g10m,y0,r10f,b40f,b30m,b40t,g40s,g10t,n20s,g10s,y10t,b40m,y10f,b20s,y20s,r20s,b0,y40s,y20f,g30s,n30c,n0,b20c,r30f,r30c,r40t,g40c,n40s,n10f,n40t,g30f,g20c,n20m,y30f,y40c,r20t,y20m,r20c,b30c,n40m,r20m,n30f,y10m,n30t,r40m,b30s,g40f,n40c,b10s,r30m,r40s,g20m,y40t,y10c,g30m,n10m,n30s,g30t,g20t,g0,b10m,y20t,g0,y30c,r40f,g40m,n10s,n20f,r10s,g10c,r30t,r0,y30s,y0,r0,r10t,b20t,y30m,b10c,b0,r10c,n0,g20f,n10t,b40c
! first b
b place b30m 2,0
c place b40t 3,1
d place r10f 4,0
a place r20s 0,0
b place y10f 5,0
b take 2,0
c take 0,0
d take 3,0
a take 5,0
b take 4,0
c place y40s 5,1
c take 5,1
d take 4,1
a take 0,1
b take 3,1
d place y10t 2,2
a place b40m 2,0
b place b0 1,1
c place y0 1,2
d place g40s 2,-1
a place b40f 1,-1
b place r30c 3,1
c place g10s 2,-2
c take 2,2
d take 2,0
a take 2,-1
b take 2,-2
d place b20c 2,0
a place n40s 1,-2
b place n20s 1,-3
b take 1,0
c take 1,2
d take 1,1
a take 1,-3
b take 1,-2
c place b20s 1,0
d place g40c 2,-1
a place g30s 2,2
b place n30c 3,0
c place y30f 3,2
d place y40c 2,-2
d take 2,1
a take 2,-1
b take 2,-2
c take 2,2
a place g20c 0,0
b place g10m -1,0
c place r20c 2,1
d place y20s 1,1
a place r30f 2,2
b place y20m 0,1
c place n40t 4,0
d place y10m -1,1
d take 0,1
a take 2,1
b take 1,1
c take -1,1
a place n30t 3,3
b place r20m 2,1
c place n30f 3,-1
c take 3,2
d take 3,-1
a take 3,0
b take 3,3
d place g30f 0,-1
a place n40c 3,0
a take 0,0
b take 3,0
c take -1,0
d take 1,0
a take 4,0
b place b10s 1,0
c place b30s 3,2
d place y20f 2,-1
a place g20m 3,-1
b place n20m 4,-1
b take 1,-1
c take 0,-1
d take 2,-1
a take 4,-1
c place r30m 4,1
d place b30c 4,2
a place r20t 2,-1
b place y40t 2,-2
c place r40t 2,-3
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
puzzle 201
from 6041 171 35
choice b take 2,-3
best 0.439 235.7 take 2,-3
tried 0.284 199.2 take 2,2
tried 0.168 167.5 take 2,-1
why - card_lower M-11.2,M-11.3 -10 30
tried 0.147 159.5 take 2,0
why ! card_lower M-11.2,M-11.3 0 30
tried 0.108 161.1 take 2,1
why - card_lower M-11.2,M-11.3 -10 30
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle y20m,r40t,n10m,b40t,b10f,r30t,b10s,n0,b40m,y20t,g20t,r10f,n40c,g30f,g10s,g0,y10m,y40t,g30t,b20s,y20s,g20m,r40s,r40f,b30t,y20f,y10t,r0,b30s,n40t,y30m,g40f,b10c,b10m,b40c,y30s,g20f,b20c,n30c,r10c,y40f,n30f,r10s,r20c,r40m,g40c,g40s,y30f,r10t,g30s,n30t,n10f,r30m,g30m,r30c,r20m,g10c,r20t,y0,n30s,g40m,b20t,n40s,n0,n20c,r20s,r0,g20c,b0,b40f,n40m,n10s,y40c,y10c,n20s,b20f,y40s,b30c,n20f,g0,r30f,n20m,b30m,g10t,n10t,y30c,y10f,g10m,b0,y0
! first c
c place b40m 1,1
a place b10s 3,1
a take 1,1
b take 0,1
c take 3,1
a take 4,1
b place g20t 3,-1
c place r10f 1,1
a place n40c 2,0
b place g30f 3,-2
c place y40t 2,-1
a place y20t 1,-1
b place y10m 1,2
c place y20s 1,-2
c take 1,0
a take 1,-2
b take 1,-1
c take 1,1
a place b30t 2,-2
b place b20s 1,-2
c place g10s 1,1
a place g20m 2,2
b place b30s 2,-3
b take 2,-1
c take 2,-3
a take 2,0
b take 2,2
c place r30t 2,-1
a place y30m 2,2
b place y20f 3,2
c place n40t 2,0
a place g30t 2,-3
a take 2,-2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 202
from 6042 176 105
choice a place g0 1,3
best 1.000 250.0 place g0 1,3
tried 0.777 235.1 place n10m 0,1
why ! scoring_missed M-8.1,M-9.3 30
tried 0.698 223.2 place g0 5,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.669 223.2 place n10m 5,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.669 225.5 place n10m 4,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.659 220.5 place g0 4,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.649 222.2 place n10m 4,-1
why - scoring_missed M-8.1,M-9.3 30
tried 0.577 219.5 place n10m 1,2
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20c,b20f,b30t,b10f,y40f,g10m,y0,r10f,b40f,b30m,b40t,g40s,g10t,n20s,g10s,y10t,b40m,y10f,b20s,y20s,r20s,b0,y40s,y20f,g30s,n30c,n0,b20c,r30f,r30c,r40t,g40c,n40s,n10f,n40t,g30f,g20c,n20m,y30f,y40c,r20t,y20m,r20c,b30c,n40m,r20m,n30f,y10m,n30t,r40m,b30s,g40f,n40c,b10s,r30m,r40s,g20m,y40t,y10c,g30m,n10m,n30s,g30t,g20t,g0,b10m,y20t,g0,y30c,r40f,g40m,n10s,n20f,r10s,g10c,r30t,r0,y30s,y0,r0,r10t,b20t,y30m,b10c,b0,r10c,n0,g20f,n10t,b40c
! first b
b place b30m 2,0
c place b40t 3,1
d place r10f 4,0
a place r20s 0,0
b place y10f 5,0
b take 2,0
c take 0,0
d take 3,0
a take 5,0
b take 4,0
c place y40s 5,1
c take 5,1
d take 4,1
a take 0,1
b take 3,1
d place y10t 2,2
a place b40m 2,0
b place b0 1,1
c place y0 1,2
d place g40s 2,-1
a place b40f 1,-1
b place r30c 3,1
c place g10s 2,-2
c take 2,2
d take 2,0
a take 2,-1
b take 2,-2
d place b20c 2,0
a place n40s 1,-2
b place n20s 1,-3
b take 1,0
c take 1,2
d take 1,1
a take 1,-3
b take 1,-2
c place b20s 1,0
d place g40c 2,-1
a place g30s 2,2
b place n30c 3,0
c place y30f 3,2
d place y40c 2,-2
d take 2,1
a take 2,-1
b take 2,-2
c take 2,2
a place g20c 0,0
b place g10m -1,0
c place r20c 2,1
d place y20s 1,1
a place r30f 2,2
b place y20m 0,1
c place n40t 4,0
d place y10m -1,1
d take 0,1
a take 2,1
b take 1,1
c take -1,1
a place n30t 3,3
b place r20m 2,1
c place n30f 3,-1
c take 3,2
d take 3,-1
a take 3,0
b take 3,3
d place g30f 0,-1
a place n40c 3,0
a take 0,0
b take 3,0
c take -1,0
d take 1,0
a take 4,0
b place b10s 1,0
c place b30s 3,2
d place y20f 2,-1
a place g20m 3,-1
b place n20m 4,-1
b take 1,-1
c take 0,-1
d take 2,-1
a take 4,-1
c place r30m 4,1
d place b30c 4,2
a place r20t 2,-1
b place y40t 2,-2
c place r40t 2,-3
c take 2,1
d take 2,-1
a take 2,2
b take 2,-3
c take 2,-2
d place g20t 2,-1
a place g10t 1,-1
b place n10f 0,-1
c place g30t 5,2
d place g30m 5,1
a place y30c 2,1
b place b10m 0,0
c place y20t 5,3
d place r40s 3,3
a place n40m 3,4
b place n30s 1,1
c place n0 2,4
d place g0 1,4
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
puzzle 203
from 6041 183 78
choice a place g20t 3,0
best 1.000 280.0 place g20t 3,0
tried 0.740 261.3 place n30c -1,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.679 248.8 place y40s -1,4
why - scoring_missed M-8.1,M-9.3 50
tried 0.655 255.4 place y10c 2,0
why - scoring_missed M-8.1,M-9.3 50
tried 0.617 249.1 place g20t 1,4
why ! scoring_missed M-8.1,M-9.3 50
tried 0.597 247.8 place g20t 2,0
why - scoring_missed M-8.1,M-9.3 50
tried 0.586 243.6 place g20t -2,1
why - scoring_missed M-8.1,M-9.3 50
tried 0.500 230.0 place y40s 2,0
proof 10 4 320
found gentle:0/8 casual:2/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g10t,b20c,y40t,g30f,b40c,g40c,g20m,b30m,n40s,b0,n40t,g30t,y0,n20f,r10t,n10t,b30c,b10m,n20m,g20c,y20s,y10m,r20s,n30s,r30t,n40m,b10f,r30m,y40c,g20f,n20s,r0,b40m,r10s,g0,r0,n10m,y40s,g30s,n0,y20m,g10s,r10f,b30t,n30t,g10m,b30s,r20t,g40f,y10c,b40t,r40f,n0,y30f,g0,g20t,b20s,r30c,n30c,r40t,r30f,g30m,n40c,b20t,y20f,n20c,r40s,y10f,n30f,y40f,g10c,r20m,n10s,y10t,b0,r10c,y0,b10c,y30c,b40f,g40s,y30m,y20t,g40m,b20f,n10f,y30s,b10s,r20c,r40m
! first b
b place g40c 1,1
c place n10t -1,1
c take 1,1
a take 4,1
b take -1,1
c take 0,1
a place n40t 2,2
b place g30t 3,1
c place b0 0,0
a place g20c 1,-1
b place r10t 3,2
c place y0 -1,0
a place b30c 0,-1
b place y20s 1,1
c place n20m 1,2
a place n20f 1,3
a take 1,0
b take 1,-1
c take 1,2
a take 1,3
b place n30s 1,2
c place r30t 2,0
a place y40c -1,-1
b place g20f 4,0
b take 3,0
c take 4,0
a take -1,0
b take 2,0
c place g20m 3,0
a place n40m 2,0
b place b40m -1,0
c place r10s 0,2
a place b30m -2,0
a take 2,0
b take 3,0
c take -1,0
a take -2,0
b place r0 0,3
c place r30m 1,3
a place g0 0,4
a take 0,-1
b take 0,2
c take 0,3
a take 0,4
b place g30s 1,4
c place n10m 2,3
a place r0 0,3
b place b10f 3,3
c place n0 0,2
a place r20s 0,4
b place g10s 2,4
c place r10f 3,4
a place b30s 1,0
b place r20t -1,4
b take 1,4
c take 2,4
a take 3,4
b take -1,4
c place g10m 2,4
a place y20m 1,4
b place b10m 3,4
c place g40f -2,-1
a place b30t 1,-1
a take 1,0
b take 1,3
c take 1,-1
a take 1,2
b take 1,4
b place n40s 1,2
c place g0 -2,0
a place n0 -1,2
a take -1,2
b take 1,2
c take 3,2
b place b40t 3,2
c place n20s 1,2
---
mu 1
game m
rules 1
option players 4
option deck five_symbols
option start_shape zigzag
option area floating
option none_matches_none true
option line_rule count
option double_line choose_one
option voluntary_pass false
puzzle 204
from 6042 178 95
choice d place r10f 5,0
best 1.000 280.0 place r10f 5,0
tried 0.905 258.3 place y40s 2,2
why - scoring_missed M-8.1,M-9.3 20
tried 0.858 253.9 place r10f 2,-2
why ! scoring_missed M-8.1,M-9.3 20
tried 0.857 262.4 place y40s 5,-1
why - scoring_missed M-8.1,M-9.3 20
tried 0.834 247.5 place r10f 0,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.783 242.5 place r10f 1,-3
why - scoring_missed M-8.1,M-9.3 20
tried 0.773 243.0 place n0 4,-2
why - scoring_missed M-8.1,M-9.3 20
tried 0.753 238.8 place r30t 3,-2
why - scoring_missed M-8.1,M-9.3 20
proof 10 4 320
found gentle:0/8 casual:5/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle b10s,b20s,g30f,n0,g10c,b10m,g0,y40t,b20f,r20m,g0,g20m,y30c,n30t,y0,g30m,n20m,r10s,g30t,g40s,b40t,g40c,y20s,b30m,n10t,y30m,g20f,b20t,g20t,b40c,n10s,n40m,y30s,r30c,g10s,y20f,n40t,g40f,b10c,r20s,y10c,r0,b20c,r40f,y10m,y40f,g10t,y40s,b40f,b0,y20m,r30t,g20c,r40s,r10c,r40m,y20t,n20s,n30s,n10f,n30c,r20c,n40c,n0,r0,n10m,b30s,r10f,g30s,y10t,n30f,b30t,y0,b40m,g10m,r40t,b10f,n20c,y30f,y40c,b0,g40m,r10t,y10f,r30m,r20t,b30c,n20f,n40s,r30f
! first b
b place b10m 0,0
c place g0 3,1
d place g40s 1,1
a place b20f 1,-1
b place r10s -1,1
b take 1,1
c take 0,1
d take -1,1
a take 4,1
b take 3,1
c place g0 3,1
d place b30m 0,-1
a place b40t 0,-2
b place g40c -1,-2
c place g30t -1,-1
d place b20t -1,0
a place g20t 1,1
b place r20m 0,1
c place y20s -1,1
d place g20m 0,2
d take 0,-2
a take 0,-1
b take 0,1
c take 0,0
a place n20m 0,1
b place y30m -1,2
c place g20f 0,0
d place g30m 1,2
a place y30s -1,3
a take -1,-2
b take -1,-1
c take -1,0
d take -1,2
a take -1,1
b place r30c 2,2
c place g10s -1,2
d place y20f 0,-1
a place n10t 4,0
b place g40f -1,0
b take -1,0
c take 1,0
d take 3,0
a take 4,0
c place b20c 1,0
d place r20s -1,1
a place y30c 2,0
b place r0 4,1
b take 2,1
c take -1,1
d take 4,1
a take 1,1
b take 3,1
c place n10s -2,2
c take 2,2
d take -1,2
a take 1,2
b take -2,2
d place n40m -1,1
a place y10m -1,2
b place b40c 2,-1
c place y20m 1,1
d place r40f -1,0
a place b40f -1,-1
a take -1,-1
b take -1,0
c take -1,2
d take -1,3
b place y40f 0,-2
b take 0,0
c take 0,1
d take 0,-2
a take 0,-1
c place y0 2,1
d place r40m 0,1
a place y20t 1,2
b place b0 3,1
b take 0,1
c take 3,1
d take 1,1
a take -1,1
c place r10c 3,0
d place y40t 2,2
a place n40t 2,3
a take 2,-1
b take 2,0
c take 2,3
d take 2,2
b place r40s 3,-1
c place n40c 4,-1
d place n10f 4,0
a place y10c 2,0
b place r20c 2,-1
c place b10c 1,-2
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
puzzle 205
from 6041 185 83
choice c take 1,0
best 0.500 250.0 take 1,0
tried 0.250 220.0 take -1,0
why - card_lower M-11.2,M-11.3 -10 20
tried 0.000 190.0 take -2,0
why ! card_lower M-11.2,M-11.3 -40 20
tried 0.000 250.0 take 2,0
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n40m,b30t,g20t,y40t,b40m,r10s,b20t,g30s,g30t,y0,r30m,y10c,r40f,y40f,g40c,r40m,y30s,y30m,r20c,g0,n30s,b20f,y30f,g30m,g10t,y10t,n30c,r30f,g20c,g40f,n10t,n30f,g10s,b0,y20m,g10c,r20t,r20m,n20c,b30s,b10s,b40f,r10f,b20c,n10s,r40t,n40s,b40t,y20s,r30c,r30t,r10c,n40c,n10f,b30m,g40s,y10m,b40c,y20t,n20f,n20m,y0,g20m,b30c,b10c,n30t,y40c,y10f,n20s,n0,b0,n10m,b20s,n0,g30f,y20f,g40m,r10t,g10m,b10f,n40t,b10m,r0,r40s,g20f,g0,y30c,r0,y40s,r20s
! first a
a place g30t 2,0
b place r40f 4,0
c place r30m 0,0
a place y30m -1,0
a take 4,0
b take 0,0
c take -1,0
a take 2,0
b place b20t 3,1
c place y40f 4,0
a place n30s 0,0
b place r40m 5,1
b take 0,1
c take 5,1
a take 3,1
b take 4,1
c place y30f 5,0
c take 5,0
a take 4,0
b take 0,0
c take 3,0
a place g30m 1,1
b place g10t 2,0
c place y30s 0,0
a place n30c 0,1
b place r20c 0,2
c place g20c 1,2
a place g40f 2,2
b place b20f 1,-1
c place n30f 0,-1
a place g40c 1,3
a take 1,1
b take 1,0
c take 1,-1
a take 1,3
b place r30f 0,-2
b take 0,2
c take 0,-2
a take 0,-1
b take 0,0
c place g30s 1,1
a place r10s 1,0
b place n10t 0,0
c place y20m 1,3
a place g10s 1,-1
a take 1,3
b take 1,-1
c take 1,0
a take 1,1
b place r20t 1,0
c place b10s -1,0
a place n20c 1,1
b place r10f -1,-1
c place b20c -1,1
a place n10s 0,-1
b place b30s -2,0
b take -2,0
c take 1,0
a take 2,0
b take 0,0
c place n40s 0,0
a place y10c 0,2
b place y20s 1,0
c place r20m 2,0
a place g10c -1,2
b place r10c 0,3
b take 0,0
c take 0,2
a take 0,-1
b take 0,1
c place n40c 0,2
a place b40f 3,2
a take -1,2
b take 3,2
c take 1,2
a take 2,2
b place r40t -2,-1
c place r30c 0,1
a place b40t -2,0
b place b40c -3,0
b take -3,0
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
puzzle 206
from 6041 187 83
choice a take -1,1
best 0.500 210.0 take -1,1
tried 0.000 180.0 take -1,2
why ! card_lower M-11.2,M-11.3 -40 -10
tried 0.000 180.0 take -1,-3
tried 0.000 190.0 take -1,0
why - card_lower M-11.2,M-11.3 -30 -10
proof 10 4 320
found gentle:0/8 casual:0/8 steady:0/8 keen:8/8 fierce:8/8
---
! shuffle r10t,r40s,r40t,r20c,g40c,n40m,b40m,y40t,y40c,y30c,r20t,r40f,n40c,r0,g0,b0,n40t,y30s,n20s,y0,n20c,y10c,g30m,g10t,r20m,n0,b10s,g20f,r10c,b40f,y10f,n20m,n20f,n30s,r0,y0,b30s,r30c,g20m,n40s,b20f,b10m,g20c,g30t,r30m,n10m,r10f,g40s,g20t,r30t,n10t,y10t,y20f,n0,g0,g30s,b30c,n30t,y10m,b20t,n30c,y40f,b40c,g40m,g10s,n10f,n10s,g40f,y20t,y20m,r40m,y20s,r30f,g30f,g10c,g10m,b10c,y30f,r20s,y30m,b0,b10f,r10s,b30m,b30t,n30f,b20s,y40s,b20c,b40t
! first a
a place y40c 2,0
b place n40c 3,1
c place y40t 1,1
c take 1,1
a take 2,1
b take 3,1
c take 4,1
a place r40f 0,0
b place n20s 4,0
c place r0 1,1
a place n20c 5,0
a take 0,0
b take 1,0
c take 5,0
a take 4,0
b take 3,0
b place y30c 3,0
c place y0 1,0
a place g10t -1,1
b place y10c -2,1
c place g30m -1,0
a place y30s -2,0
b place r20m -1,-1
c place r10c 2,1
a place b40f 2,-1
b place y10f 3,1
c place n0 1,2
a place n20f -1,-2
b place b0 1,-1
c place n40t 0,2
a place g0 1,-2
a take 1,-2
b take 1,2
c take 1,-1
a take 1,0
b place b30s 3,-1
c place r20t -1,2
a place y0 1,0
b place g20f -1,-3
b take -1,2
c take -1,-3
a take -1,-2
b take -1,1
c take -1,-1
c place r30c -1,1
a place g20m -1,-1
b place g20c 0,-1
c place g30t -2,-1
a place n40m -1,-2
b place n10m -1,-3
b take -1,1
c take -1,0
a take -1,-3
b take -1,-2
c place r10f -1,1
c take 3,1
a take 1,1
b take -1,1
c take -2,1
a take 2,1
a place r30m -1,0
b place n30s -2,1
c place r30t -1,1
a place n10t -1,2
b place g20t -1,-2
b take -1,0
c take -1,-2
a take -1,1
b take -1,2
c place y20f 1,-1
a place b10s -1,1
b place b40m -1,2
c place g30s -1,0
c take -2,0
a take 1,0
b take 3,0
c take 2,0
a place b30c -2,0
b place g0 -1,-2
c place r0 -1,-3
c take -1,-1
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
puzzle 207
from 6041 196 70
choice a take 0,0
best 0.869 239.5 take 0,0
tried 0.588 188.7 take 0,-1
why - card_lower M-11.2,M-11.3 0 30
tried 0.587 201.0 take 0,-4
tried 0.429 208.5 take 0,-3
why ! card_lower M-11.2,M-11.3 -10 30
tried 0.429 208.5 take 0,1
why - card_lower M-11.2,M-11.3 20 30
proof 10 4 320
found gentle:1/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20s,g40m,b40m,r30m,y10m,y20f,n10t,b20t,n30s,y0,g10s,y40t,n30t,g20f,y40s,r20c,y40c,r0,r40f,g10m,b30c,y30c,b10f,n20m,y20m,r20m,y40f,b20c,g20t,b30t,b10c,y20s,r0,n10m,r30c,n30c,g30f,r40s,n30f,y30m,b10m,n40s,r30t,b40f,g30s,b10s,g40f,g20m,n10f,r10c,g30t,y0,r30f,b40c,b30m,g0,b30s,g40c,g0,y10t,n20c,n40c,b0,n40t,y20t,y30s,g40s,r10t,g10c,r20s,r10s,b20s,n10s,r10f,r20t,g30m,b0,r40t,n20f,n40m,y10c,y10f,r40m,n0,n0,b20f,g10t,y30f,b40t,g20c
! first c
c place y40s 0,0
a place r20c 3,-1
b place b20t -1,1
c place y20f -1,0
a place r40f 2,0
b place g10m 3,1
b take 2,1
c take 0,1
a take -1,1
b take 3,1
c place r0 2,-1
a place y30c 3,1
b place y40c 2,1
c place y40t 1,1
a place y20m 4,0
b place g20f 4,-1
c place y40f -1,-1
a place y0 0,-1
b place g10s 4,-2
c place n30s 4,-3
a place b10c 3,-2
b place y20s 0,1
c place b30c 3,-3
c take 3,-3
a take 3,1
b take 3,-2
c take 3,0
a place b20c -1,1
b place g20t 3,-2
c place n20m 3,-3
a place n30t 4,-4
a take 4,1
b take 4,-2
c take 4,-3
a take 4,0
b take 4,-1
b place r30c 3,0
c place n30c 4,0
c take 2,0
a take 3,0
b take 4,0
c take -1,0
a take 0,0
a place y30m 0,0
b place r40s 2,0
c place n40s 4,-3
a place n10t 3,-4
b place r20m 2,-2
c place g30s 4,-2
a place n10m 2,-3
b place b10f 2,-4
c place r0 3,0
a place r30t 4,-1
b place r10c 3,1
c place n30f 1,-4
a place n10f 1,-3
b place r30f 0,-4
b take 1,-4
c take 4,-4
a take 3,-4
b take 2,-4
c place g20m 3,-4
c take 3,-1
a take 3,1
b take 3,-3
c take 3,0
a take 3,-4
a place g30f 0,-3
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
puzzle 208
from 6041 206 53
choice a take 3,0
best 0.180 190.7 take 3,0
tried 0.124 181.5 take 3,1
tried 0.124 181.5 take 3,-1
why - card_lower M-11.2,M-11.3 20 30
tried 0.095 175.4 take 3,2
why - card_lower M-11.2,M-11.3 20 30
tried 0.042 129.3 take 3,3
why ! card_lower M-11.2,M-11.3 20 30
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20m,b30c,y30m,y0,b20c,n10s,y40s,g10s,y20t,r30f,b10m,y30s,r20t,b40f,g10c,b30m,y10f,y40t,g30t,b0,n40s,g20t,n20f,b30t,g40s,b40t,n10m,b20s,n20s,r40m,y40c,n0,y40f,r30t,y10c,n30c,y30c,y20s,g20m,b0,b10f,n40t,b20t,n10t,g20c,r20s,g10t,y30f,g40m,b20f,r40s,r10s,r20m,g0,g30m,b40m,r30c,g40c,g30s,g30f,y0,y20f,n30t,r40f,b10c,r10f,n40c,n30s,r0,n20c,g40f,r20c,g20f,r10t,y10t,r40t,b30s,n40m,g0,b40c,r10c,n10f,n30f,g10m,y20m,r30m,y10m,n0,b10s,r0
! first c
c place y30s 2,0
a place b30m 1,1
b place b10m 0,0
c place y20t 3,1
a place g30t 3,2
b place b0 4,0
b take 1,0
c take 2,0
a take 0,0
b take 3,0
c place y40t 2,2
a place r20t 4,2
b place b40f 1,2
c place b30t 3,0
a place g20t 5,2
a take 1,2
b take 2,2
c take 3,2
a take 5,2
b place n20f -1,1
b take 3,1
c take -1,1
a take 0,1
b take 1,1
c take 2,1
c place g10c 5,1
a place b20s 3,1
b place n20s 3,2
c place n10m 2,2
a place y40c 6,1
b place g10s 2,1
c place n10s 1,1
c take 6,1
a take 3,1
b take 4,1
c take 2,1
a take 1,1
a place y40s 3,3
b place y10c 2,3
c place r40m 4,3
a place r30f 5,3
b place y10f 1,3
b take 3,3
c take 1,3
a take 2,3
b take 5,3
c place g20m 5,2
a place g40s 3,3
b place b10f 5,0
c place n30c 3,1
a place b20t 3,-1
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
puzzle 209
from 6041 206 21
choice b place n20f -1,1
best 0.393 205.9 place n20f -1,1
tried 0.262 186.4 place b40t 4,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.245 181.2 place b40t 3,2
why ! scoring_missed M-8.1,M-9.3 50
tried 0.244 181.1 place n20f 3,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.236 178.1 place b40t 4,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.218 174.7 place b40t 3,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.202 170.0 place n20f 5,2
why - scoring_missed M-8.1,M-9.3 50
tried 0.198 174.5 place y10f 2,2
why - scoring_missed M-8.1,M-9.3 50
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20m,b30c,y30m,y0,b20c,n10s,y40s,g10s,y20t,r30f,b10m,y30s,r20t,b40f,g10c,b30m,y10f,y40t,g30t,b0,n40s,g20t,n20f,b30t,g40s,b40t,n10m,b20s,n20s,r40m,y40c,n0,y40f,r30t,y10c,n30c,y30c,y20s,g20m,b0,b10f,n40t,b20t,n10t,g20c,r20s,g10t,y30f,g40m,b20f,r40s,r10s,r20m,g0,g30m,b40m,r30c,g40c,g30s,g30f,y0,y20f,n30t,r40f,b10c,r10f,n40c,n30s,r0,n20c,g40f,r20c,g20f,r10t,y10t,r40t,b30s,n40m,g0,b40c,r10c,n10f,n30f,g10m,y20m,r30m,y10m,n0,b10s,r0
! first c
c place y30s 2,0
a place b30m 1,1
b place b10m 0,0
c place y20t 3,1
a place g30t 3,2
b place b0 4,0
b take 1,0
c take 2,0
a take 0,0
b take 3,0
c place y40t 2,2
a place r20t 4,2
b place b40f 1,2
c place b30t 3,0
a place g20t 5,2
a take 1,2
b take 2,2
c take 3,2
a take 5,2
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
puzzle 210
from 6041 210 69
choice b take 3,-1
best 0.517 253.4 take 3,-1
tried 0.448 253.4 take 3,1
tried 0.379 222.3 take 3,3
why ! card_lower M-11.2,M-11.3 -40 10
tried 0.284 233.4 take 3,0
why - card_lower M-11.2,M-11.3 -10 10
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n30t,r20t,b30t,b40c,r30c,b0,r40f,g10m,b20f,g40f,y30m,b10m,y40f,y30f,n20s,b30c,n20f,y40t,r10s,y10f,r20c,g20f,r0,g10t,n10t,n10s,g30s,n10m,y30c,n30s,y0,b10f,r40t,b10c,n40c,y20m,g20m,r40m,b10s,g30f,y40s,y10c,b40t,n20m,y30s,b30m,g30m,y10t,b30s,g40s,b20s,r0,n40t,r20s,y20f,n20c,r10f,y20s,b20t,y0,n0,g40m,r30t,r40s,b40f,g20c,b40m,r30f,n30c,n0,r10c,y10m,g0,b20c,n40m,y20t,n30f,g20t,g40c,g30t,n10f,g10c,r10t,g10s,g0,r30m,b0,y40c,r20m,n40s
! first b
b place b20f 2,0
c place b30c 3,1
a place n20f -1,1
b place y40t 1,1
c place r40f 4,0
a place y30f 3,2
b place n20s 0,0
c place g20f -1,0
a place y30m 2,2
b place b0 2,-1
c place y40f 1,2
a place r0 2,-2
a take 2,2
b take 2,1
c take 2,0
a take 2,-2
b place b10m 3,-1
c place r10s 4,-1
a place y30c 2,1
a take 1,1
b take 2,1
c take 3,1
a take -1,1
b place g10t -1,1
c place g40f 2,2
a place y10f 1,3
b place r40t 1,1
c place b10c 1,4
a place n40c 2,1
b place n30s 4,2
c place n10m 0,-1
a place n10s 4,3
a take 4,2
b take 4,3
c take 4,0
a take 4,-1
b place g30s 4,2
c place g30f 2,3
a place r40m 4,0
b place y10c 3,1
c place b40t 2,0
c take 1,0
a take 0,0
b take 2,0
c take 3,0
a place n20m 0,0
b place y20m 3,0
c place b30m 3,3
a place g30m 3,4
a take 3,2
b take 3,0
c take 3,3
a take 3,4
b place y30s 0,2
c place y0 0,3
a place g10m 3,0
b place r20c 1,0
c place g20m 4,-1
a place y40s 3,2
b place b10s -1,2
c place b30s 4,3
c take 4,0
a take 4,-1
b take 4,3
c take 4,1
a place g40s 3,3
a take 3,2
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
puzzle 211
from 6041 211 29
choice b place n20f 4,0
best 0.499 200.8 place n20f 4,0
tried 0.380 184.2 place n20f 4,2
why ! tokens_left M-6.1 1 2
tried 0.361 183.0 place b40t 4,2
why - tokens_left M-6.1 1 2
tried 0.342 176.1 place y0 0,-2
tried 0.330 176.5 place b40t 4,-1
why - tokens_left M-6.1 0 2
tried 0.325 172.9 place r20s 0,3
why - tokens_left M-6.1 0 2
tried 0.295 171.6 place n20f 3,-1
why - tokens_left M-6.1 0 2
tried 0.267 168.8 place n20f 5,2
why - tokens_left M-6.1 0 2
proof 10 4 320
found gentle:3/8 casual:0/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g30m,r20t,n20c,b20t,b10f,r20m,g10s,y30c,n10t,r20s,y20f,g0,n10s,n10m,g40s,g20t,r40s,g0,b20c,n30c,g10m,n20f,y10f,n40m,g40m,g30f,g20m,b30c,n20s,n0,y0,r30m,y10c,b40t,b0,n40s,r40t,y30s,r30t,g20f,b30m,r0,y40f,n30s,r10f,n30t,n40t,r10t,n40c,n10f,b40f,y30f,b30t,g10t,r40m,g40c,r10s,y20m,n30f,g30t,b40m,y10t,g20c,b40c,b20s,r40f,r10c,y20s,b0,r20c,g30s,g40f,n20m,b10c,r30f,y0,y40c,r0,b10s,b20f,y40t,b10m,b30s,n0,r30c,y40s,g10c,y20t,y10m,y30m
! first a
a place r20m 1,1
b place g20t 2,0
c place y20f 3,1
a place n10t 4,0
b place g10s 4,-1
c place n10m 5,0
c take 1,0
a take 2,0
b take 3,0
c take 4,0
a place g10m 4,0
b place n10s 5,1
c place y10f 3,0
a place g0 0,0
b place g40m 5,-1
c place y30c 2,0
a place g0 0,-1
b place b20c 3,2
c place n30c 2,2
a place n40m 1,2
b place b30c 4,2
c place r30m 0,2
a place g40s 4,-2
a take 4,-2
b take 4,2
c take 4,-1
a take 4,0
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
puzzle 212
from 6041 214 84
choice c place g20m -1,1
best 1.000 240.0 place g20m -1,1
tried 1.000 220.0 place g10c 1,2
tried 1.000 220.0 place g20m 1,2
tried 0.986 217.3 place y40f -2,-3
why - scoring_missed M-8.1,M-9.3 30
tried 0.975 215.7 place g10c -1,-3
why ! scoring_missed M-8.1,M-9.3 30
tried 0.964 212.3 place y40f -1,0
why - scoring_missed M-8.1,M-9.3 30
tried 0.954 209.1 place y40f -1,1
why - scoring_missed M-8.1,M-9.3 30
tried 0.705 206.6 place y40f 3,-2
why - scoring_missed M-8.1,M-9.3 30
proof 10 4 320
found gentle:0/8 casual:3/8 steady:0/8 keen:0/8 fierce:8/8
---
! shuffle n0,b10c,n10m,b10m,r30m,n40c,g30f,y20t,b30c,r0,r40m,r10s,n10s,r20s,n30f,n10t,n10f,n30t,g30m,g30s,r0,y0,g0,g30t,y20s,g40c,g10m,g0,n20f,y40t,r40f,b10f,n30s,n20s,g40m,b40t,r20t,b30s,r10c,g20m,y20m,b30t,g40s,g20f,r20m,g10s,y30s,y0,y40f,r10t,y40c,n40t,r30c,b40c,g10c,b30m,n40s,b20s,y30c,r20c,g20c,g20t,y10f,y30f,y10t,y10m,r30t,r40t,n0,b0,y30m,n40m,b20t,b40m,n30c,g40f,r10f,b40f,b10s,y20f,b20c,b20f,y40s,n20c,g10t,b0,y10c,n20m,r30f,r40s
! first b
b place n40c 1,1
c place n10t 2,0
a place r40m 3,1
a take 3,1
b take 1,1
c take 4,1
a take 2,1
b place b30c 1,-1
c place n10s 0,0
a place n10f -1,0
a take -1,0
b take 0,0
c take 3,0
a take 2,0
b place r0 -1,1
c place g30m 1,-2
a place g30s 2,-1
b place r10s 2,0
c place g30f 2,-2
a place g0 2,-3
b place g30t 1,-3
c place y20s 2,1
a place y20t 2,2
a take 2,0
b take 2,-3
c take 2,-2
a take 2,2
b take 2,-1
b place y40t 0,-3
c place r40f -1,0
a place g40c 0,-2
b place n30t 1,-4
b take 1,-4
c take 1,-3
a take 1,-2
c place g0 -1,-2
a place g40m -1,-1
b place b40t 0,-1
c place y0 -1,-3
c take -1,-1
a take -1,0
b take -1,-3
c take -1,1
a place b30s 2,0
b place r10c 1,-2
c place r0 0,2
c take 0,-2
a take 0,-3
b take 0,2
c take 0,1
a place b10f 0,0
b place n30f 2,-1
c place g40s -1,-1
a place g20f 0,1
b place n30s 3,-1
b take -1,-1
c take 2,-1
a take 3,-1
b take 1,-1
c place g10s 1,1
a place y20m 3,1
b place y0 -2,-2
c place n20s 3,0
a place r10t 1,-1
b place b30t 2,-1
c place r20t 2,-2
a place r30c 1,-3
a take 1,-3
b take 1,1
c take 1,-2
a take 1,-1
b place b40c 1,-1
c place n40t 3,-1
a place y30s 2,2
a take 2,2
b take 2,-2
c take 2,1
a take 2,0
b place g10m 1,1
c place b20s 2,0
a place b30m 2,1
b place n40s 1,-2
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
puzzle 213
from 6041 215 69
choice b place y40f 5,0
best 0.825 224.3 place y40f 5,0
tried 0.728 205.2 place y10c 5,0
tried 0.535 182.2 place b40m 4,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.475 180.6 place y10c 4,1
why - scoring_missed M-8.1,M-9.3 60
tried 0.420 182.4 place y40f 4,1
why ! scoring_missed M-8.1,M-9.3 60
tried 0.388 192.7 place b40m 0,-1
why - scoring_missed M-8.1,M-9.3 60
tried 0.353 174.8 place b40m -1,0
why - scoring_missed M-8.1,M-9.3 60
tried 0.146 147.7 place b40m 3,2
proof 10 4 320
found gentle:0/8 casual:3/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle n20s,n40s,r40t,g20t,g20c,y30c,g0,n30s,n0,g10m,g40c,r0,n40c,b30t,b10f,g20f,g10c,r10f,r10t,r40m,y0,y0,r20s,n30f,y20t,n0,r30c,g40f,y10c,r30m,n30t,b20s,b10m,g30t,b40t,r0,r10s,y40f,y20s,b0,y10t,n20c,g40m,y10f,n10m,r40s,y30f,b40c,y40c,n20f,g30m,n30c,b40m,n10f,n10t,b40f,r20c,b30c,y20m,g40s,n40m,r20t,b20f,b10c,y10m,b30s,g30f,r30f,y30s,r10c,y40t,g20m,g10s,r30t,n20m,y30m,n10s,y40s,b10s,b30m,b0,b20t,r40f,g10t,g30s,r20m,n40t,y20f,b20c,g0
! first c
c place n0 0,0
a place n40c 1,1
b place g40c 3,1
b take 3,1
c take 1,1
a take 0,1
b take 4,1
c place r10f 2,2
a place r10t 3,1
b place g10c 3,2
c place y0 -1,0
a place y0 -2,0
a take 3,0
b take -2,0
c take -1,0
a take 0,0
b place r40m 2,0
c place r0 3,0
a place g0 3,-1
b place r20s 1,1
c place r30c 1,2
a place g10m 2,-1
b place n0 3,-2
b take 3,2
c take 3,1
a take 3,-2
b take 3,0
c place b10f 2,3
c take 2,0
a take 2,1
b take 2,2
c take 2,3
a place g40f 1,-1
b place b20s 0,0
c place y30c 1,3
c take 1,0
a take 1,3
b take 1,2
c take 1,1
a place g20f 0,-1
b place b40t 1,0
c place b10m 2,0
a place n30t 1,1
b place b30t 2,1
c place r0 3,-2
a place r10s 2,-2
b place n30s 0,1
c place y20s -1,-1
a place y20t -2,-1
a take 1,-1
b take 0,-1
c take 3,-1
a take -2,-1
b take -1,-1
b place y10t 1,-1
c place n10m 1,-2
a place g30t 1,2
a take 1,2
b take 1,-1
c take 1,1
a take 1,-2
b place y10f 1,-2
c place r30m 3,-1
a place g40m 3,0
b place y30f 4,-1
c place b40c 3,1
a place y40c 4,0
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
puzzle 214
from 6041 220 73
choice a place n10f 2,3
best 0.250 230.0 place n10f 2,3
tried 0.109 209.7 place g40f -1,-2
why ! scoring_missed M-8.1,M-9.3 50
tried 0.093 192.9 place n10f -2,-1
why - scoring_missed M-8.1,M-9.3 50
tried 0.057 200.8 place n10f -1,-2
why - scoring_missed M-8.1,M-9.3 50
tried 0.043 199.2 place g40f 3,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.035 198.0 place y10t 3,3
why - scoring_missed M-8.1,M-9.3 50
tried 0.000 180.0 place n40s -2,-1
tried 0.000 200.0 place n10f 1,2
proof 10 4 320
found gentle:0/8 casual:4/8 steady:8/8 keen:8/8 fierce:8/8
---
! shuffle g40m,r20c,b10s,b30m,r30t,r20m,n30t,n10s,g0,b30c,b40f,r0,r30m,y0,b10c,n20f,n20s,g20t,n10m,g10m,g30s,y40f,y30m,r40m,g30f,g40s,n40m,b0,g10s,y30s,g20c,r10s,r40f,n30c,b20f,g10c,b40m,r40t,n30f,y20t,b10m,b10f,g30m,n40s,b20t,n30s,y10t,b30s,y20f,r10f,b40c,y20m,n20m,g0,b40t,g40f,y30c,g20f,n10f,y30f,y10m,y20s,r40s,n0,g30t,g10t,r30f,r10t,y10f,b30t,y40t,n0,r0,y40c,y40s,n40t,b20s,r20s,y10c,r10c,y0,n20c,r30c,b20c,b0,n40c,n10t,g20m,r20t,g40c
! first b
b place b10c 2,0
c place r30m 0,0
a place n20s 2,2
b place r20m -1,0
b take 0,0
c take -1,0
a take 2,0
c place b30c 3,1
a place g10m -1,1
a take 3,1
b take 4,1
c take -1,1
a take 0,1
b place g30s 3,1
c place n30t 3,2
a place b40f 3,-1
b place r0 0,0
c place y40f 3,-2
c take 3,1
a take 3,-2
b take 3,-1
c take 3,2
a place y0 0,1
b place g0 -1,0
c place b0 -1,1
a place y30m 4,0
a take -1,0
b take 0,0
c take 4,0
a take 3,0
b place r40m 1,-1
c place n10m 3,1
a place g10s 3,2
b place r40f 0,-1
c place n30c 3,0
a place b20f -2,1
b place g10c 2,0
c place g30f -2,2
a place r10s 2,-1
b place y30s 3,-1
c place g20c -2,3
a place b10m -1,0
b place n40m -1,-1
c place b40m -2,0
c take 3,0
a take -2,0
b take 1,0
a place n10s 3,0
b place b20t -2,0
c place n30s 2,3
c take 2,3
a take 2,1
b take 2,-1
c take 2,2
a place g40s 2,-1
b place b30s -1,2
c place g30m 1,0
a place r40t -2,-1
b place g20t -2,4
b take -2,-1
c take -2,2
a take -2,0
b take -2,1
c take -2,4
c place y20m 3,-2
a place r10f 2,1
b place b10f 2,2
c place y20f 0,-2
a place n20m 1,-2
b place y30c -2,2
c place g20f 2,-2
---
