//! How the promise of an answer within 24 hours is kept, for people to read.

use std::io::{Write, stdout};

use jiff::Timestamp;
use leads::{AnswerTime, Store};

use crate::Ended;
use crate::connect::hint;
use crate::read::{ended, nothing};

/// Tells the share and the median of some days.
pub(crate) async fn run(store: &Store, days: u16) -> anyhow::Result<Ended> {
    let measured = AnswerTime::measure(store, days, Timestamp::now()).await.map_err(hint)?;
    let Some(percent) = measured.percent() else {
        ended(&measured.unreadable)?;
        return nothing(&format!("no lead of the last {days} days was answered or waits for more than 24 hours"));
    };
    let mut out = stdout().lock();
    writeln!(out, "Days                  {days}")?;
    writeln!(out, "Within 24 hours       {} of {} ({percent} %)", measured.in_time, measured.counted())?;
    writeln!(out, "Answered later        {}", measured.answered - measured.in_time)?;
    writeln!(out, "Waiting for longer    {}", measured.late)?;
    let median = measured.median.map_or_else(|| "-".to_owned(), |time| hours_and_minutes(time.as_mins()));
    writeln!(out, "Median to the answer  {median}")?;
    drop(out);
    ended(&measured.unreadable)
}

fn hours_and_minutes(minutes: i64) -> String {
    format!("{} h {:02} min", minutes / 60, minutes % 60)
}
