//! Which branches of an instrumented program have been run. `cargo xtask fuzz` has the compiler call
//! [`__sanitizer_cov_trace_pc_guard`] on each of them (`SanitizerCoverage` of LLVM, `-C passes=sancov-module` with
//! `trace-pc-guard`), which needs neither a nightly compiler nor a sanitizer. Without these flags nothing calls it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// How many branches are told apart, a power of two. Requests to the server, the most of all targets, ran 116 000.
const BRANCHES: usize = 1 << 22;

static SEEN: [AtomicBool; BRANCHES] = [const { AtomicBool::new(false) }; BRANCHES];
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// How many branches have been run since the program began, or since [`forget`].
pub fn branches() -> usize {
    COUNT.load(Ordering::Relaxed)
}

/// Lets every branch count as not run. Takes as long as writing 4 MiB.
pub fn forget() {
    COUNT.store(0, Ordering::Relaxed);
    for seen in &SEEN {
        seen.store(false, Ordering::Relaxed);
    }
}

/// What instrumented code calls on each branch, with the address of a number that stands for it. The number is not
/// read: the address is as good. LLVM leaves functions with such a name uninstrumented, so it calls nothing that could
/// be a function of its own; hence `opt-level` in the workspace.
#[unsafe(no_mangle)]
#[expect(unsafe_code, reason = "the name by which instrumented code calls it")]
pub extern "C" fn __sanitizer_cov_trace_pc_guard(guard: *const u32) {
    let seen = &SEEN[(guard as usize / size_of::<u32>()) & (BRANCHES - 1)];
    if !seen.load(Ordering::Relaxed) {
        seen.store(true, Ordering::Relaxed);
        COUNT.fetch_add(1, Ordering::Relaxed);
    }
}

/// What instrumented code calls once for each module, with the range of its numbers. There is nothing to set up.
#[unsafe(no_mangle)]
#[expect(unsafe_code, reason = "the name by which instrumented code calls it")]
pub extern "C" fn __sanitizer_cov_trace_pc_guard_init(_: *const u32, _: *const u32) {}
