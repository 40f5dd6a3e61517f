//! Ports that no other test gets.

use std::net::TcpListener;
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

/// Ports that the tests of one process take at most: processes that begin one after the other have neighbouring ids.
const OF_A_PROCESS: u32 = 16;
/// Below what Linux (32,768) and the IANA (49,152) call dynamic ports.
const PORTS: Range<u16> = 20_000..32_000;

/// A port that is free and stays so until the test uses it: below those that systems give to connections, and to
/// listeners on port 0, of which each of the other tests has many.
pub(crate) fn free_port() -> u16 {
    static TRIED: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id().wrapping_mul(OF_A_PROCESS);
    loop {
        let tried = TRIED.fetch_add(1, Ordering::Relaxed);
        let port = PORTS.start + u16::try_from(first.wrapping_add(tried) % PORTS.len() as u32).expect("16 bits");
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
