//! The pictures of the five types of Buildings in elevation, on a square of 100 units with the ground at 66.

use city::BuildingType;
use maud::{Markup, PreEscaped, html};

use face::palette::{Colour, buildings};
use face::svg::{num, polar};

/// The colour of a type.
pub const fn colour(kind: BuildingType) -> Colour {
    match kind {
        BuildingType::Military => buildings::MILITARY,
        BuildingType::Worship => buildings::WORSHIP,
        BuildingType::Trade => buildings::TRADE,
        BuildingType::Political => buildings::POLITICAL,
        BuildingType::Farming => buildings::FARMING,
    }
}

/// The sign of a type, around the origin, in a square of 12 units; filled by whoever places it.
pub(super) const fn sign(kind: BuildingType) -> PreEscaped<&'static str> {
    PreEscaped(match kind {
        BuildingType::Military => r#"<path d="M-4.5 5v-9h2v2h1.500v-2h2v2h1.500v-2h2v9z"/>"#,
        BuildingType::Worship => r#"<path d="M-6 5v-3h2v-3h2v-3h4v3h2v3h2v3z"/>"#,
        BuildingType::Trade => {
            r#"<path d="M-5.5-2.500h11l-1.500 7.500h-8z"/><path d="M-3-2.500a3 3 0 0 1 6 0" fill="none" stroke="white" stroke-width="1.4"/>"#
        }
        BuildingType::Political => {
            r#"<path d="M-6-2 0-6l6 4zM-5-.8h2V4h-2zM-1-.8h2V4h-2zM3-.8h2V4H3zM-6 4.800H6V6H-6z"/>"#
        }
        BuildingType::Farming => {
            r#"<path d="M-.8 6V0C-5 0-6-3-6-5c3.500 0 5.200 1.500 5.800 3.500C.4-4 2.500-5.500 6-5.500 6-2 4 .5.8.8V6z"/>"#
        }
    })
}

/// The sky of a type: its top and its foot.
const fn sky(kind: BuildingType) -> [&'static str; 2] {
    match kind {
        BuildingType::Military => ["#f3b48f", "#e98a5f"],
        BuildingType::Worship => ["#8f86d6", "#f0b7c0"],
        BuildingType::Trade => ["#8fd9dc", "#d8f3e6"],
        BuildingType::Political => ["#f4d38a", "#fbecc4"],
        BuildingType::Farming => ["#bfe0d8", "#f3f0bf"],
    }
}

/// The five pictures, for `use`: once a page.
pub(super) fn defs() -> Markup {
    html! {
        clipPath id="cb-clip" { rect width="100" height="100" rx="9" {} }
        filter id="c-grey" { feColorMatrix type="saturate" values=".12" {} }
        @for kind in BuildingType::ALL {
            @let [top, foot] = sky(kind);
            linearGradient id={ "cs-" (kind.letter()) } x2="0" y2="1" { stop stop-color=(top) {} stop offset=".75" stop-color=(foot) {} }
            g id={ "cb-" (kind.letter()) } clip-path="url(#cb-clip)" {
                rect width="100" height="100" fill={ "url(#cs-" (kind.letter()) ")" } {}
                (drawing(kind))
            }
        }
    }
}

fn drawing(kind: BuildingType) -> Markup {
    match kind {
        BuildingType::Military => fort(),
        BuildingType::Worship => temple(),
        BuildingType::Trade => market(),
        BuildingType::Political => forum(),
        BuildingType::Farming => fields(),
    }
}

/// Two towers, a gate and a rising sun.
fn fort() -> Markup {
    html! {
        path d="M0 66h100v34H0z" fill="#7a3524" {}
        path d="M0 66h100v4H0z" fill="#9a4a33" {}
        circle cx="70" cy="26" r="12" fill="#ffe3b8" opacity=".9" {}
        path d="M0 58l14-10 12 6 18-14 20 12 16-8 20 12v12H0z" fill="#b5614a" opacity=".55" {}
        path d="M32 48h36v19H32z" fill="#d9a07f" {}
        path d="M58 48h10v19H58z" fill="#8a3d29" opacity=".35" {}
        path d="M32 48v-5h5v3h4v-3h5v3h4v-3h4v3h4v-3h5v3h5v2z" fill="#d9a07f" {}
        @for x in [19, 67] {
            path d={ "M" (x) " 67V36h-2v-7h4v3h3v-3h4v3h3v-3h4v7h-2v31z" } fill="#f0c6a4" {}
            path d={ "M" (x + 9) " 67V36h7v-7h-2v7h-2v31z" } fill="#8a3d29" opacity=".38" {}
            path d={ "M" (x + 5) " 43h3v7h-3z" } fill="#8a3d29" {}
        }
        path d="M44 67v-8a6 6 0 0 1 12 0v8z" fill="#4a1d14" {}
        path d="M46.5 67v-7M50 67v-8M53.5 67v-7" stroke="#c98a62" stroke-width="1" {}
        path d="M26 29V17l10 3.5-10 3.5M74 29V19l9 3-9 3" fill="#c4432b" stroke="#5a1d12" stroke-width="1" {}
    }
}

/// A stepped temple before the sun.
fn temple() -> Markup {
    let step = |index: u8| (16.0 + f64::from(index) * 8.5, 67.0 - f64::from(index + 1) * 8.2);
    html! {
        circle cx="50" cy="36" r="21" fill="#ffd98a" opacity=".35" {}
        circle cx="50" cy="36" r="14" fill="#ffe2a0" {}
        g stroke="#ffe7b5" stroke-width="1.3" opacity=".8" {
            @for ray in 0..11_u8 {
                @let turn = -0.25 + f64::from(ray) / 20.0;
                @let (near, far) = (polar(24.0, turn), polar(31.0, turn));
                path d={ "M" (num(50.0 + near.0)) " " (num(36.0 + near.1)) "L" (num(50.0 + far.0)) " " (num(36.0 + far.1)) } {}
            }
        }
        path d="M0 66h100v34H0z" fill="#3c3478" {}
        path d="M0 66h100v4H0z" fill="#5a50a0" {}
        @for index in 0..4_u8 {
            @let (left, top) = step(index);
            @let width = 100.0 - 2.0 * left;
            path d={ "M" (num(left)) " " (num(top)) "h" (num(width)) "v8.4h-" (num(width)) "z" } fill=(Colour::hex(0x9d_92_d8).mix(Colour::hex(0xd8_d0_ff), index * 33)) {}
            path d={ "M" (num(left + width * 0.62)) " " (num(top)) "h" (num(width * 0.38)) "v8.4h-" (num(width * 0.38)) "z" } fill="#4b428f" opacity=".38" {}
            path d={ "M" (num(left)) " " (num(top)) "h" (num(width)) "v1.5h-" (num(width)) "z" } fill="#fff" opacity=".5" {}
        }
        path d="M43 67l3-34h8l3 34z" fill="#f3ecff" {}
        path d="M43 64h14M43.4 60h13.2M43.8 56h12.4M44.200 52h11.600M44.600 48h10.800M45 44h10M45.400 40h9.200M45.800 36h8.400" stroke="#8d82cc" stroke-width=".9" {}
        path d="M43 34v-9l7-6 7 6v9z" fill="#efe8ff" {}
        path d="M47.5 34v-6a2.5 2.5 0 0 1 5 0v6z" fill="#f2a93b" {}
    }
}

/// A domed market by the water, with a sail.
fn market() -> Markup {
    html! {
        path d="M0 66h100v34H0z" fill="#0c5a64" {}
        path d="M0 66h100v4H0z" fill="#2a9aa2" {}
        circle cx="24" cy="24" r="10" fill="#fff2c9" opacity=".95" {}
        path d="M14 58h18l-4 8H18z" fill="#6b3f22" {}
        path d="M23 57V34l13 20zM21.5 57V38L13 55z" fill="#fff6df" {}
        path d="M38 66V40h46v26z" fill="#f6dfb0" {}
        path d="M70 40h14v26H70z" fill="#a66f2b" opacity=".35" {}
        path d="M48 40a13 13 0 0 1 26 0z" fill="#1f9aa2" {}
        path d="M61 27v-6" stroke="#f6dfb0" stroke-width="2" {}
        path d="M63 40a13 13 0 0 0-2-13 13 13 0 0 1 13 13z" fill="#063f46" opacity=".35" {}
        @for x in [40.0, 54.7, 69.4] {
            path d={ "M" (num(x)) " 66V55a5.8 5.8 0 0 1 11.6 0v11z" } fill="#5a2f18" {}
            path d={ "M" (num(x - 1.3)) " 47h14.2v5a2.4 2.4 0 0 1-4.7 0 2.4 2.4 0 0 1-4.7 0 2.4 2.4 0 0 1-4.8 0z" } fill="#fff6df" {}
            path d={ "M" (num(x - 1.3)) " 47h4.8v5a2.4 2.4 0 0 1-4.8 0zM" (num(x + 8.2)) " 47h4.7v5a2.4 2.4 0 0 1-4.7 0z" } fill="#d9572f" {}
        }
    }
}

/// A pillared hall with a pediment.
fn forum() -> Markup {
    html! {
        path d="M0 66h100v34H0z" fill="#7c5511" {}
        path d="M0 66h100v4H0z" fill="#b98826" {}
        path d="M0 60c14-14 24-8 34-14s20-10 34-2 20 4 32 12v10H0z" fill="#c79a45" opacity=".6" {}
        path d="M20 62h60v5H20zM24 58h52v4.5H24z" fill="#fff0cc" {}
        path d="M62 58h14v4.5h4V67H62z" fill="#94660f" opacity=".35" {}
        @for index in 0..5_u8 {
            @let x = 27.0 + f64::from(index) * 10.2;
            path d={ "M" (num(x)) " 37h5.2v21h-5.2z" } fill="#fff5dd" {}
            path d={ "M" (num(x + 3.3)) " 37h1.9v21h-1.9z" } fill="#a37418" opacity=".5" {}
            path d={ "M" (num(x - 1.0)) " 35.5h7.2v2.5h-7.2z" } fill="#fff" {}
        }
        path d="M22 35.5 50 20l28 15.5z" fill="#ffe9b4" {}
        path d="M50 20l28 15.5H50z" fill="#a37418" opacity=".38" {}
        circle cx="50" cy="30" r="3.2" fill="#c4432b" {}
        path d="M22 33.5h56v2.5H22z" fill="#fff8e4" {}
        path d="M50 20v-8l9 2.6-9 3" fill="#c4432b" stroke="#6a1d12" stroke-width=".8" {}
    }
}

/// A house among fields on a slope.
fn fields() -> Markup {
    let rows =
        [("#8fae3a", 51.0), ("#b9cc5c", 57.5), ("#7d9a2d", 64.0), ("#a3bd48", 71.0), ("#65821f", 78.0)];
    html! {
        circle cx="74" cy="25" r="11" fill="#fff0b8" {}
        path d="M0 46c18-10 34-6 52-10s30-4 48 2v62H0z" fill="#a8bf4c" {}
        @for (fill, y) in rows {
            path d={ "M0 " (num(y)) "c16-6 30 2 50-2s34-6 50 0V100H0z" } fill=(fill) {}
            path d={ "M0 " (num(y)) "c16-6 30 2 50-2s34-6 50 0" } fill="none" stroke="#4d651a" stroke-width="1.1" opacity=".65" {}
        }
        @for (row, y) in [(0_u8, 52.0), (1, 58.5), (2, 65.0)] {
            g stroke=(if row == 1 { "#3e5a12" } else { "#f3d35a" }) stroke-width="1.2" fill="none" {
                @for plant in 0..8_u8 {
                    @let x = 18.0 + f64::from(row % 2) * 5.0 + 9.0 * f64::from(plant);
                    path d={ "M" (num(x)) " " (num(y + if plant % 2 == 1 { 1.2 } else { -0.8 })) "v-3.5m-1.6 1 1.6 1.5 1.6-1.5" } {}
                }
            }
        }
        path d="M28 47V36h16v11z" fill="#f4e3bd" {}
        path d="M38 47V36h6v11z" fill="#8a6a2f" opacity=".4" {}
        path d="M24.5 37 36 22l11.5 15z" fill="#b5652b" {}
        path d="M36 22l11.5 15H38z" fill="#7a3d14" opacity=".5" {}
        path d="M33.5 47v-6h4v6z" fill="#5b3416" {}
    }
}
