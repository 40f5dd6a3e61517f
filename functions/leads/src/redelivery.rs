//! Delivering again what the mailer gave up: the request is a change of the record, which the table's stream reports.

use jiff::Timestamp;

use crate::item::{Item, NotALead, lead_from_item, lead_key, signup_from_item, signup_key};
use crate::mail::MailKind;
use crate::query::Period;
use crate::reference::Reference;
use crate::scan::Pages;
use crate::store::{Store, Unavailable};

/// The attribute that asks; template.yaml filters the stream by it.
const REQUESTED_AT: &str = "deliveryRequestedAt";

/// A pass over the whole table in search of records whose mails were given up.
#[derive(Debug)]
pub struct UndeliveredSearch {
    pages: Pages,
    periods: Vec<Period>,
}

/// A lead or a sign-up that lacks a mail.
#[derive(Clone, Debug)]
pub struct UndeliveredRecord {
    reference: Reference,
    key: Item,
}

impl UndeliveredRecord {
    /// The code by which sales names it.
    pub fn reference(&self) -> &Reference {
        &self.reference
    }
}

impl UndeliveredSearch {
    /// The records of the next page, and how many records were looked at; `None` after the last.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or holds a record that can't be read.
    pub async fn next(&mut self) -> Result<Option<(Vec<UndeliveredRecord>, usize)>, Unavailable> {
        let Some(items) = self.pages.next().await? else { return Ok(None) };
        let (count, now) = (items.len(), Timestamp::now());
        let records = items.into_iter().filter_map(|item| undelivered(item, &self.periods, now).transpose());
        Ok(Some((records.collect::<Result<_, _>>()?, count)))
    }
}

impl Store {
    /// Begins a search for leads of these times, and for sign-ups up to their ends, that lack a mail.
    pub fn search_undelivered(&self, periods: Vec<Period>) -> UndeliveredSearch {
        UndeliveredSearch { pages: self.pages(), periods }
    }

    /// Has the mails of a record sent that were never claimed; those that were stay as they are.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; asking again is safe.
    pub async fn request_delivery(&self, record: &UndeliveredRecord, now: Timestamp) -> Result<(), Unavailable> {
        self.change_existing(record.key.clone(), &format!("SET {REQUESTED_AT} = :now"), now).await
    }
}

/// True for the image of a lead that is to be delivered again.
///
/// The claims that follow are changes too and come by here; delivering then finds nothing left to do.
pub fn delivery_is_requested(item: &serde_dynamo::Item) -> bool {
    item.contains_key(REQUESTED_AT)
}

fn undelivered(item: Item, periods: &[Period], now: Timestamp) -> Result<Option<UndeliveredRecord>, Unavailable> {
    let image = serde_dynamo::Item::from(item);
    let unclaimed = |due: &[MailKind]| due.iter().any(|kind| !image.contains_key(&kind.claimed_at()));
    match lead_from_item(image.clone()) {
        Ok(lead) => {
            let is_of_the_time = periods.iter().any(|period| period.contains(lead.created_at()));
            let record = UndeliveredRecord { reference: lead.reference().clone(), key: lead_key(lead.reference()) };
            return Ok((is_of_the_time && unclaimed(lead.due_mails())).then_some(record));
        }
        Err(NotALead::OtherKind) => {}
        Err(unreadable) => return Err(Unavailable::because(unreadable)),
    }
    match signup_from_item(image.clone()) {
        Ok((signup, _)) => {
            // It is confirmed or released at a time of its own, so only the end of a period bounds it.
            let was_there = |period: &Period| Period { since: None, ..*period }.contains(signup.created_at());
            let record =
                UndeliveredRecord { reference: signup.reference().clone(), key: signup_key(signup.reference()) };
            Ok((periods.iter().any(was_there) && unclaimed(signup.due_mails(now))).then_some(record))
        }
        Err(NotALead::OtherKind) => Ok(None),
        Err(unreadable) => Err(Unavailable::because(unreadable)),
    }
}
