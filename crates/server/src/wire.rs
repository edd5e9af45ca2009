//! Compression: what is made for a visitor, whole or event by event, on its way out.
//!
//! An event is compressed for itself and can be read as soon as it is there. The encoder belongs to the thread, not
//! to the stream, which keeps a sum and a length. What has secrets beside texts of others says
//! `Cache-Control: no-transform`, and is left as it is, here and by proxies; see docs/security.md.

use std::cell::RefCell;
use std::convert::Infallible;

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};
use futures_util::{StreamExt as _, stream};

/// What is shorter is not worth the header.
const SMALL: u64 = 600;

/// What is text besides all that says so.
const WORDY: [&str; 3] = ["application/json", "application/toml", "image/svg+xml"];

/// Shorter parts of a stream are stored as they are: no encoder is asked.
const STORED: usize = 256;

/// How much compressed lengths are blurred by, in bytes.
const BLUR: u8 = 64;

/// An encoding that this site speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// `br`: for files.
    Brotli,
    /// `gzip`.
    Gzip,
}

impl Encoding {
    /// Its name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// Of these the one that a visitor likes best; of those liked as well the first. None if none is liked as well
    /// as what is not compressed.
    pub(crate) fn liked(headers: &HeaderMap, of: &[Self]) -> Option<Self> {
        let liking = |name: &str| {
            let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
            lines.flat_map(|line| line.split(',')).find_map(|one| {
                let mut parts = one.split(';').map(str::trim);
                let named = parts.next()?;
                let weight =
                    parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
                // What cannot be read is not wanted.
                let weight = weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
                named.eq_ignore_ascii_case(name).then_some(weight)
            })
        };
        let any = liking("*");
        let plain: f32 = liking("identity").unwrap_or(0.0);
        let liking = |one: Self| liking(one.name()).or(any).unwrap_or(0.0);
        let best = of.iter().map(|&one| liking(one)).fold(0.0, f32::max);
        let first = of.iter().copied().find(|&one| liking(one) >= best)?;
        (best > 0.0 && best >= plain).then_some(first)
    }
}

/// Compresses answers for visitors who can read that.
pub(crate) async fn compress(request: Request, next: Next) -> Response {
    let reads = Encoding::liked(request.headers(), &[Encoding::Gzip]).is_some();
    let mut response = next.run(request).await;
    let headers = response.headers();
    let text =
        |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
    let kind = text(header::CONTENT_TYPE).split(';').next().unwrap_or_default();
    let is_events = kind == "text/event-stream";
    let is_text = is_events || WORDY.contains(&kind) || kind.starts_with("text/");
    let is_fixed = headers.contains_key(header::CONTENT_ENCODING)
        || text(header::CACHE_CONTROL).contains("no-transform");
    if !is_text || is_fixed {
        return response;
    }
    response.headers_mut().entry(header::VARY).or_insert(HeaderValue::from_static("accept-encoding"));
    let length = response.body().size_hint().exact();
    if !reads || length.is_some_and(|length| length < SMALL) || (length.is_none() && !is_events) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(Encoding::Gzip.name()));
    let body = if is_events { events(body) } else { whole(body).await };
    Response::from_parts(parts, body)
}

/// An answer that is compressed neither here nor by a proxy: whoever chooses a part of its text and sees how long it
/// is could else guess the rest of it.
pub(crate) fn untouched(mut answer: Response) -> Response {
    let keep = HeaderValue::from_static("no-store, no-transform");
    answer.headers_mut().insert(header::CACHE_CONTROL, keep);
    answer
}

/// A body that is there already, compressed.
async fn whole(body: Body) -> Body {
    // It is in memory: it cannot fail to come.
    let Ok(bytes) = to_bytes(body, usize::MAX).await else { return Body::empty() };
    let mut gzip = Gzip::default();
    let mut out = Vec::with_capacity(bytes.len() / 4);
    gzip.begin(&mut out, blur());
    gzip.write(&mut out, &bytes);
    gzip.end(&mut out);
    Body::from(out)
}

/// A stream of events, each compressed as it comes.
fn events(body: Body) -> Body {
    let begun = (body.into_data_stream(), Some(Gzip::default()));
    let parts = stream::unfold(begun, |(mut events, gzip)| async move {
        let mut gzip = gzip?;
        let mut out = Vec::new();
        if !gzip.has_begun {
            gzip.begin(&mut out, 0);
        }
        // A stream that breaks off is opened again by its page.
        let Some(Ok(event)) = events.next().await else {
            gzip.end(&mut out);
            return Some((Ok::<_, Infallible>(Bytes::from(out)), (events, None)));
        };
        gzip.write(&mut out, &event);
        if event.len() >= STORED {
            // A comment of no meaning: who counts bytes from outside learns less.
            let comment = format!(":{}\n\n", " ".repeat(blur()));
            gzip.store(&mut out, comment.as_bytes());
        }
        Some((Ok(Bytes::from(out)), (events, Some(gzip))))
    });
    Body::from_stream(parts)
}

/// By how much a compressed length is blurred.
fn blur() -> usize {
    let mut byte = [0];
    // Where the system has no random bytes nothing is played either.
    let _ = getrandom::fill(&mut byte);
    usize::from(byte[0] % BLUR)
}

/// A gzip file that is written part by part; each part can be read without what comes after it. RFC 1952, 1951.
#[derive(Default)]
struct Gzip {
    has_begun: bool,
    sum: Crc,
}

thread_local! {
    /// The encoder of this thread, as new before each use: no part can refer to what came before it.
    static ENCODER: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// A part as deflate blocks, none of them the last, up to a boundary of bytes.
fn deflate(encoder: &mut Compress, part: &[u8], out: &mut Vec<u8>) {
    encoder.reset();
    loop {
        let read = usize::try_from(encoder.total_in()).unwrap_or(part.len());
        out.reserve(part.len() / 4 + 64);
        // It fails only if it is asked for something impossible.
        let Ok(status) = encoder.compress_vec(&part[read..], out, FlushCompress::Sync) else { return };
        // With room left everything has come out.
        let is_out = out.len() < out.capacity() || status == Status::BufError;
        if is_out && encoder.total_in() >= part.len() as u64 {
            return;
        }
    }
}

/// Of 1 to 9. Above it pages and events become hardly smaller: 3 takes 0.8 ms for the largest page of a table and
/// leaves 32 kB, 5 takes 1.2 ms and leaves 30 kB, 9 takes 3.2 ms and leaves 29.6 kB. Half of all events take 0.03 ms.
const LEVEL: u32 = 5;

impl Gzip {
    /// Begins the file, with so many bytes of no meaning in its header.
    fn begin(&mut self, out: &mut Vec<u8>, extra: usize) {
        const WITH_EXTRA: u8 = 4;
        self.has_begun = true;
        let length = u16::try_from(extra).unwrap_or_default();
        out.extend([0x1f, 0x8b, 8, if length == 0 { 0 } else { WITH_EXTRA }, 0, 0, 0, 0, 0, 255]);
        if length > 0 {
            out.extend(length.to_le_bytes());
            out.extend(std::iter::repeat_n(0, length.into()));
        }
    }

    /// A part of the file.
    fn write(&mut self, out: &mut Vec<u8>, part: &[u8]) {
        if part.len() < STORED {
            return self.store(out, part);
        }
        self.sum.update(part);
        ENCODER.with_borrow_mut(|encoder| deflate(encoder, part, out));
    }

    /// A short part as it is: a stored block each 65535 bytes, not the last one.
    fn store(&mut self, out: &mut Vec<u8>, part: &[u8]) {
        self.sum.update(part);
        for block in part.chunks(usize::from(u16::MAX)) {
            let length = u16::try_from(block.len()).unwrap_or_default();
            out.push(0);
            out.extend(length.to_le_bytes());
            out.extend((!length).to_le_bytes());
            out.extend(block);
        }
    }

    /// The end of the file: an empty last block, and what was in it.
    fn end(self, out: &mut Vec<u8>) {
        out.extend([3, 0]);
        out.extend(self.sum.sum().to_le_bytes());
        out.extend(self.sum.amount().to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    fn liked(text: &'static str) -> Option<Encoding> {
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(text))]);
        Encoding::liked(&headers, &[Encoding::Brotli, Encoding::Gzip])
    }

    #[test]
    fn the_encoding_is_the_one_that_the_visitor_likes_best() {
        use Encoding::{Brotli, Gzip};
        assert_eq!(Encoding::liked(&HeaderMap::new(), &[Brotli, Gzip]), None);
        for (text, wanted) in [
            ("", None),
            ("identity", None),
            ("zstd, deflate", None),
            ("gzip, deflate, br, zstd", Some(Brotli)),
            ("gzip, deflate", Some(Gzip)),
            ("GZIP", Some(Gzip)),
            ("br;q=0.5, gzip;q=0.8", Some(Gzip)),
            ("br ; q=0.50 ,gzip ;q=0.8", Some(Gzip)),
            ("br;q=0, gzip;q=0", None),
            ("*", Some(Brotli)),
            ("*;q=0.1, br;q=0", Some(Gzip)),
            ("*;q=0", None),
            ("gzip;q=0.5, identity", None),
            ("gzip;q=0.5, identity;q=0.5", Some(Gzip)),
            ("br;q=loud, gzip", Some(Gzip)),
        ] {
            assert_eq!(liked(text), wanted, "{text:?}");
        }
    }

    #[tokio::test]
    async fn lengths_are_blurred() {
        let text = "<li class=\"pl\">of a table</li>".repeat(40);
        let (mut pages, mut streams) = (std::collections::BTreeSet::new(), std::collections::BTreeSet::new());
        for _ in 0..200 {
            let page = to_bytes(whole(Body::from(text.clone())).await, usize::MAX).await.unwrap();
            let stream = to_bytes(events(Body::from(format!("data: {text}\n\n"))), usize::MAX).await.unwrap();
            let mut read = String::new();
            GzDecoder::new(&page[..]).read_to_string(&mut read).unwrap();
            assert_eq!(read, text);
            pages.insert(page.len());
            streams.insert(stream.len());
        }
        assert!(pages.len() > 30 && streams.len() > 30, "{pages:?} {streams:?}");
    }

    #[test]
    fn every_part_can_be_read_before_the_next_is_written_and_refers_to_none_before_it() {
        let long = "<li class=\"pl\">of a table</li>".repeat(400);
        let random: Vec<u8> =
            (0..70_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13).to_le_bytes()[0]).collect();
        let parts: [&[u8]; 5] = [b"event: beat\n\n", long.as_bytes(), &random, b"", long.as_bytes()];
        let (mut gzip, mut file, mut wanted, mut lengths) =
            (Gzip::default(), Vec::new(), Vec::new(), Vec::new());
        gzip.begin(&mut file, 7);
        for part in parts {
            let before = file.len();
            gzip.write(&mut file, part);
            lengths.push(file.len() - before);
            wanted.extend_from_slice(part);
            let mut read = vec![0; wanted.len()];
            GzDecoder::new(&file[..]).read_exact(&mut read).unwrap();
            assert!(read == wanted, "part {} is not there yet", lengths.len());
        }
        assert_eq!(lengths[1], lengths[4], "what stood in an earlier part makes a later one no shorter");
        assert!(lengths[1] * 20 < long.len() && lengths[2] < random.len() + 200, "{lengths:?}");
        gzip.end(&mut file);
        let mut read = Vec::new();
        GzDecoder::new(&file[..]).read_to_end(&mut read).unwrap();
        assert!(read == wanted, "length and sum at the end are right");
    }
}
