//! The decision about a submission: its verdict, and what follows from that for the visitor and for sales, which are two
//! decisions (docs/decisions/0013).
//!
//! | verdict | when | sales | the address given | kept |
//! |---|---|---|---|---|
//! | clean | the browser did its proof of work | a mail | a mail, as long as the hour has one left | as its kind |
//! | held | there is a [`Doubt`] | a mail at once, marked; past 20 an hour a list names it | no mail until sales releases it | as its kind |
//! | spam | the honeypot is filled and there is no good proof of work | nothing | no mail | 30 days |
//!
//! Past 100 mails to sales an hour a lead with a proof is held too, and a list names it: nobody's mailbox is the next flood.
//!
//! The answer to the sender says nothing of the honeypot: it would teach programs to leave it empty.
//!
//! What a list has to name has the attribute `forList` (true) and is in a queue; lists are fair by network
//! (`crate::work::shares`).

use contract::Next;

use crate::intake::form::FormName;
use crate::intake::numbers::{Bounds, Numbers};
use crate::table::verdict::{Doubt, Judgement, Verdict};

/// Mails to sales an hour up to which a further doubtful submission gets one of its own: with more than one every three
/// minutes nobody reads them singly.
const DOUBTFUL_MAILS_AN_HOUR: u64 = 20;
/// The same for submissions with a good proof.
const PROVEN_MAILS_AN_HOUR: u64 = 100;

/// A verdict with all that follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) judgement: Judgement,
    /// What the answer says happens next.
    pub(crate) next: Next,
    /// The counters that it adds to, each with the bound that its write checks.
    pub(crate) counts: Numbers<Option<u64>>,
}

impl Decision {
    /// Judges a submission by its proof, which is a good one or there is a doubt, and by the numbers of its networks and mails.
    pub(crate) fn of(
        form: FormName,
        honeypot_filled: bool,
        proof: Result<(), Doubt>,
        numbers: Numbers,
        bounds: Bounds,
    ) -> Self {
        let doubt = proof.err().or(numbers.is_crowded(bounds).then_some(Doubt::ManyFromSource));
        let undoubted = doubt.is_none();
        let is_lead = form == FormName::Contact;
        let is_sales_reached = is_lead && numbers.sales >= PROVEN_MAILS_AN_HOUR;
        let visitor_mail = undoubted && numbers.visitors < bounds.visitors && !is_sales_reached;
        let next = if visitor_mail { Next::Mail } else { Next::Review };
        let mut judgement = match (honeypot_filled, proof) {
            (true, Err(_)) => Judgement { verdict: Verdict::Spam, ..Judgement::default() },
            (true, Ok(())) => Judgement::held(Doubt::Honeypot),
            (false, _) => match doubt {
                Some(doubt) => Judgement::held(doubt),
                None if visitor_mail => Judgement::default(),
                None if is_lead && !is_sales_reached => {
                    Judgement { doubt: Some(Doubt::ManyMails), ..Judgement::default() }
                }
                None => Judgement::held(Doubt::ManyMails),
            },
        };
        let is_held = judgement.verdict == Verdict::Held;
        let own_mail_up_to = match judgement.verdict {
            Verdict::Clean if is_lead => PROVEN_MAILS_AN_HOUR,
            Verdict::Held => DOUBTFUL_MAILS_AN_HOUR,
            Verdict::Clean | Verdict::Spam => 0,
        };
        let sales = (numbers.sales < own_mail_up_to).then_some(own_mail_up_to);
        judgement.for_list = is_held && sales.is_none();
        let counts = Numbers {
            customer: Some(numbers.customer_bound()),
            network: undoubted.then_some(bounds.share),
            visitors: visitor_mail.then_some(bounds.visitors),
            sales,
        };
        Self { judgement, next, counts }
    }
}

#[cfg(test)]
mod tests {
    use contract::Next;

    use super::{Bounds, Decision, Doubt, FormName, Numbers, Verdict};

    /// The proof, and how many posts came from the customer.
    type Evidence = (Result<(), Doubt>, u64);

    const GOOD: Evidence = (Ok(()), 14);
    const CROWDED: Evidence = (Ok(()), 15);
    const NONE: Evidence = (Err(Doubt::NoProof), 0);
    const BAD: Evidence = (Err(Doubt::BadProof), 15);

    /// How many mails went to visitors, and to sales.
    fn sent(visitors: u64, sales: u64) -> Numbers {
        Numbers { visitors, sales, ..Numbers::default() }
    }

    /// Verdict, doubt, what the answer says; whether sales gets a mail, whether a list names it.
    type Decided = (Verdict, Option<Doubt>, Next, bool, bool);

    fn decided(form: FormName, honeypot: bool, (proof, customer): Evidence, sent: Numbers) -> Decided {
        let numbers = Numbers { customer, ..sent };
        let Decision { judgement, next, counts } = Decision::of(form, honeypot, proof, numbers, Bounds::of(200));
        assert_eq!(counts.visitors.is_some(), next == Next::Mail);
        (judgement.verdict, judgement.doubt, next, counts.sales.is_some(), judgement.for_list)
    }

    #[test]
    fn what_becomes_of_a_submission_follows_from_honeypot_proof_and_numbers() {
        use FormName::{Contact, Signup};
        use Next::{Mail, Review};
        use Verdict::{Clean, Held, Spam};
        let (quiet, no_visitor, doubtful, full) = (sent(32, 0), sent(33, 99), sent(32, 20), sent(32, 100));
        let many = Some(Doubt::ManyMails);
        for (form, honeypot, evidence, sent, expected) in [
            (Contact, false, GOOD, quiet, (Clean, None, Mail, true, false)),
            (Contact, false, GOOD, doubtful, (Clean, None, Mail, true, false)),
            (Contact, false, GOOD, no_visitor, (Clean, many, Review, true, false)),
            (Contact, false, GOOD, full, (Held, many, Review, false, true)),
            (Contact, false, CROWDED, quiet, (Held, Some(Doubt::ManyFromSource), Review, true, false)),
            (Contact, false, CROWDED, doubtful, (Held, Some(Doubt::ManyFromSource), Review, false, true)),
            (Contact, false, NONE, quiet, (Held, Some(Doubt::NoProof), Review, true, false)),
            (Contact, false, BAD, doubtful, (Held, Some(Doubt::BadProof), Review, false, true)),
            (Contact, true, GOOD, quiet, (Held, Some(Doubt::Honeypot), Mail, true, false)),
            (Contact, true, GOOD, no_visitor, (Held, Some(Doubt::Honeypot), Review, false, true)),
            (Contact, true, CROWDED, quiet, (Held, Some(Doubt::Honeypot), Review, true, false)),
            (Contact, true, NONE, quiet, (Spam, None, Review, false, false)),
            (Contact, true, BAD, full, (Spam, None, Review, false, false)),
            (Signup, false, GOOD, quiet, (Clean, None, Mail, false, false)),
            (Signup, false, GOOD, full, (Clean, None, Mail, false, false)),
            (Signup, false, GOOD, no_visitor, (Held, many, Review, false, true)),
            (Signup, false, GOOD, sent(33, 19), (Held, many, Review, true, false)),
            (Signup, false, NONE, quiet, (Held, Some(Doubt::NoProof), Review, true, false)),
            (Signup, false, NONE, doubtful, (Held, Some(Doubt::NoProof), Review, false, true)),
            (Signup, true, GOOD, quiet, (Held, Some(Doubt::Honeypot), Mail, true, false)),
            (Signup, true, NONE, quiet, (Spam, None, Review, false, false)),
        ] {
            let name = form.name();
            let decided = decided(form, honeypot, evidence, sent);
            assert_eq!(decided, expected, "{name}, honeypot {honeypot}, {evidence:?}, {sent:?}");
        }
    }
}
