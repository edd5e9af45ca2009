//! A connection that is closed when the other side takes nothing for too long.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

use super::handover::Handover;

/// How long whoever is sent something may take none of it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection with patience: what it has to send waits for a while, and not for ever.
#[derive(Debug)]
pub(super) struct Patient<S> {
    stream: S,
    /// Made when the other side is slow for the first time: most never are.
    waits: Option<Pin<Box<Sleep>>>,
    is_waiting: bool,
    /// Told whenever everything is sent.
    handover: Handover,
}

impl<S> Patient<S> {
    pub(super) const fn new(stream: S, handover: Handover) -> Self {
        Self { stream, waits: None, is_waiting: false, handover }
    }

    /// Passes on how a write went; it fails if it has waited too long.
    fn within<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.is_waiting = false;
            return written;
        }
        let until = Instant::now() + PATIENCE;
        let waits = self.waits.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
        if !self.is_waiting {
            self.is_waiting = true;
            waits.as_mut().reset(until);
        }
        ready!(waits.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the other side takes nothing")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.within(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.within(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        if let Poll::Ready(Ok(())) = flushed {
            self.handover.flushed();
        }
        self.within(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.within(context, shut)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_left() {
        let (ours, _theirs) = duplex(10);
        let begun = Instant::now();
        let failed = Patient::new(ours, Handover::default()).write_all(&[0; 100]).await.unwrap_err();
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
        assert_eq!(begun.elapsed().as_secs(), PATIENCE.as_secs());
    }

    #[tokio::test(start_paused = true)]
    async fn who_takes_a_little_now_and_then_is_waited_for() {
        let (ours, mut theirs) = duplex(10);
        let mut taken = [0; 10];
        let reading = async {
            tokio::time::sleep(PATIENCE * 9 / 10).await;
            theirs.read_exact(&mut taken).await.unwrap();
            tokio::time::sleep(PATIENCE * 9 / 10).await;
            theirs.read_exact(&mut taken).await.unwrap();
        };
        let mut ours = Patient::new(ours, Handover::default());
        let (written, ()) = tokio::join!(ours.write_all(&[0; 30]), reading);
        written.unwrap();
    }
}
