//! Accepting a valid form: one read finds all that decides about it, one transaction stores it.
//!
//! Every public form is accepted here, so that no form evades the limits of another. The transaction's conditions check that
//! what was read still holds; if not, the numbers are read again and decide anew. A post that is refused, or came before, writes
//! nothing.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::Next;
use jiff::Timestamp;
use tracing::error;

use crate::consent::Consents;
use crate::intake::decision::Decision;
use crate::intake::form::{Form, FormName};
use crate::intake::idempotency::{Identity, Receipt};
use crate::intake::numbers::{Bounds, Numbers};
use crate::intake::proof;
use crate::platform::env::{self, Missing};
use crate::platform::logs::causes;
use crate::platform::metrics;
use crate::platform::secret::Secret;
use crate::platform::source::Source;
use crate::table::lead::Lead;
use crate::table::promise::answer_by;
use crate::table::reference::Reference;
use crate::table::store::{Store, Transacted, Unavailable, in_time, pause_after_conflict};
use crate::table::verdict::{Doubt, Judgement, Verdict};

/// What became of a valid form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Acceptance {
    /// The submission is stored.
    Stored(Receipt, Verdict),
    /// The same post came before; this is what it was answered.
    Replayed(Receipt),
    /// The key came before with another body; nothing was stored.
    KeyReused,
    /// Too many posts came from the source; nothing was stored.
    TooMany {
        /// Seconds until posts are taken again.
        retry_after: u64,
    },
}

/// Takes submissions of public forms into the table.
#[derive(Clone, Debug)]
pub struct Intake {
    pub(crate) store: Store,
    pub(crate) secret: Secret,
    visitor_mails_an_hour: u64,
}

/// Index of the submission among the writes of a post.
const RECORD: usize = 0;

impl Intake {
    /// The way into this table; the secret makes and checks proofs of work and hides addresses. No more than so many mails to
    /// visitors are promised in an hour, of all sources.
    pub fn new(store: Store, secret: Secret, visitor_mails_an_hour: u64) -> Self {
        Self { store, secret, visitor_mails_an_hour }
    }

    /// The way into the table of the environment, with the secret and the bound of the environment.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set, or set to what it can't be.
    pub fn from_env() -> Result<Self, Missing> {
        Ok(Self::new(Store::from_env()?, Secret::from_env()?, env::count("VISITOR_MAILS_AN_HOUR")?))
    }

    /// The way of a sign-up from its request to its end.
    pub fn consents(&self) -> Consents {
        Consents::new(self.store.clone(), self.secret.clone())
    }

    /// A new challenge for the proof of work of a form.
    ///
    /// # Errors
    /// [`Unavailable`] when the operating system has no random numbers.
    pub fn challenge(&self, form: FormName) -> Result<contract::Challenge, Unavailable> {
        let challenge = proof::challenge(&self.secret, form, Timestamp::now()).map_err(Unavailable::defect);
        challenge.inspect_err(|cause| error!(cause = causes(cause), form = form.name(), "challenge not made"))
    }

    /// Stores a valid form: a contact form as a lead, a sign-up as one whose address has to be confirmed.
    ///
    /// Without a key of its own a form is recognised by its content: a double click with JavaScript off is one lead. The
    /// answer to a sign-up does not tell whether the address is known.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; posting the same form again is safe.
    pub async fn accept<'a>(&self, form: impl Into<Form<'a>>, source: Source) -> Result<Acceptance, Unavailable> {
        in_time(self.take(form.into(), source)).await
    }

    async fn take(&self, form: Form<'_>, source: Source) -> Result<Acceptance, Unavailable> {
        let bounds = Bounds::of(self.visitor_mails_an_hour);
        let identity = Identity::of(form, source, &self.secret);
        let mut proven =
            form.proof().and_then(|field| proof::check(field, form.name(), &self.secret, Timestamp::now()));
        let mut attempt = 0;
        loop {
            attempt += 1;
            let now = Timestamp::now();

            let counters = Numbers::of(source, &self.secret, now);
            let found = self.store.items(counters.keys().into_iter().chain([identity.record_key()]).collect()).await?;
            let numbers = counters.read(&found);

            if let Some(earlier) = identity.find(&found, now)? {
                let is_same = earlier.body_digest == identity.body_digest;
                return Ok(if is_same { Acceptance::Replayed(earlier.receipt) } else { Acceptance::KeyReused });
            }
            if let Some(retry_after) = counters.retry_after(numbers, now) {
                self.count(form, "limited");
                return Ok(Acceptance::TooMany { retry_after });
            }
            let doubt = if form.proof().is_some() { Doubt::BadProof } else { Doubt::NoProof };
            let proof = proven.as_ref().map(drop).ok_or(doubt);
            let decision = Decision::of(form.name(), form.is_honeypot_filled(), proof, numbers, bounds);
            let Decision { judgement: Judgement { verdict, .. }, next, counts } = decision;

            // With a good proof the reference follows from it, so that no other submission can have that proof.
            let reference = proven.as_ref().map(|challenge| Reference::of(&self.secret, challenge));
            let reference = reference.map_or_else(Reference::random, Ok).map_err(Unavailable::defect)?;
            let is_promised = matches!(form, Form::Contact(_)) && next == Next::Mail;
            let receipt = Receipt { reference, next, answer_by: is_promised.then(|| answer_by(now)) };
            let mut writes = self.records(form, source, (&receipt, decision.judgement), now)?;
            writes.push(identity.keep(&self.store, &receipt, now)?);
            writes.extend(self.store.count(&counters.counted(counts), now)?);
            match self.store.transact(writes).await? {
                Transacted::Written => {
                    self.count(form, verdict.name());
                    if counts.visitors.is_some() {
                        metrics::count("VisitorMails", 1, &[("Table", self.store.table())]);
                    }
                    return Ok(Acceptance::Stored(receipt, verdict));
                }
                // The proof was used before, which this function can't read: it may write leads and read none.
                Transacted::Refused(at) if at.contains(&RECORD) => proven = None,
                // Another post passed a bound, or stored the same key, since this one was read.
                Transacted::Refused(_) | Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
    }

    /// The writes that are the submission: its record first, its mails, its posts to the hook.
    fn records(
        &self,
        form: Form<'_>,
        source: Source,
        (receipt, judgement): (&Receipt, Judgement),
        now: Timestamp,
    ) -> Result<Vec<TransactWriteItem>, Unavailable> {
        match form {
            Form::Contact(form) => {
                let network = source.network_name(&self.secret);
                let mut lead = Lead::from_form(form, receipt.reference.clone(), judgement, network, now);
                lead.hooked = self.store.is_hooked();
                self.store.new_lead(&lead, now)
            }
            Form::Signup(form) => self.consents().request(form, source, (&receipt.reference, judgement), now),
        }
    }

    /// Counts a post by its table, so that the stages of an account don't mix, and by what became of it.
    fn count(&self, form: Form<'_>, verdict: &str) {
        let form = form.name().name();
        metrics::count("Submissions", 1, &[("Table", self.store.table()), ("Form", form), ("Verdict", verdict)]);
    }
}
