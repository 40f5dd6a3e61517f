//! How far long work is: on stderr, and only when somebody looks at it.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A progress display that goes away with this value; where stderr is no terminal nothing is shown.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// For work of unknown length.
    pub(crate) fn counting(what: &'static str) -> Self {
        let bar = ProgressBar::new_spinner().with_style(style("{spinner} {pos} {msg}")).with_message(what);
        bar.enable_steady_tick(Duration::from_millis(100));
        Self(bar)
    }

    /// For work of `length` steps.
    pub(crate) fn of(length: usize, what: &'static str) -> Self {
        Self(ProgressBar::new(length as u64).with_style(style("{bar:30} {pos}/{len} {msg}")).with_message(what))
    }

    pub(crate) fn add(&self, steps: usize) {
        self.0.inc(steps as u64);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
