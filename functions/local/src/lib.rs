//! The functions in one process with an embedded DynamoDB, for a developer's machine and for tests.
//!
//! Handlers, clients and the table's definition are those of the stack; only the endpoints and the credentials differ.

mod api;
mod clients;
mod database;
mod guard;
mod parts;
mod schedules;
mod settings;
mod stream;
mod table;
mod template;

use std::net::SocketAddr;

use answered::Answered;
use anyhow::Context;
use contact::Contact;
use leads::{Hook, HookSender, Intake, MailSender, Store};
use mailer::Mailer;
use reminder::Reminder;
use signup::Signup;
use tokio::net::TcpListener;
use web::{OriginSecret, SiteOrigin};

use parts::Parts;

pub use settings::Settings;
pub use table::TableDefinition;

/// Everything that runs; ends with [`Local::stop`].
pub struct Local {
    /// Where the API answers.
    pub api: SocketAddr,
    /// Where DynamoDB answers.
    pub dynamodb: SocketAddr,
    functions: Parts,
    database: Parts,
}

impl Local {
    /// Opens the database, makes the table if it is missing, and starts the API and the stream.
    ///
    /// # Errors
    /// One line that names the port, the file or the setting, and what to do.
    pub async fn start(settings: Settings) -> anyhow::Result<Self> {
        let api_listener = listen(settings.api_port, "API_PORT").await?;
        let dynamodb_listener = listen(settings.dynamodb_port, "DYNAMODB_PORT").await?;
        let (api, dynamodb) = (api_listener.local_addr()?, dynamodb_listener.local_addr()?);

        let definition = TableDefinition::of_the_stack()?;
        let database = database::open(&settings.data_dir, &settings.table, &definition)?;
        let aws = clients::config(dynamodb, &settings.mail_endpoint).await;
        let store = Store::new(leads::aws::dynamodb(&aws.dynamodb), &settings.table).hooked(settings.hook.is_some());
        let sender = MailSender::new(leads::aws::ses(&aws.mail), settings.mail.clone());
        let intake = Intake::new(store.clone(), settings.mail.secret.clone(), settings.visitor_mails_an_hour);
        let origin = OriginSecret::new(&settings.origin_secret);
        let site = SiteOrigin::new(&settings.mail.site_origin);
        let answered = Answered::new(store.clone(), origin.clone(), site.clone(), settings.mail.secret.clone());
        let router = api::routes(Contact::new(intake.clone(), origin.clone(), site.clone()))
            .merge(api::routes(Signup::new(intake, origin, site)))
            .merge(api::routes(answered));
        let stream = stream::Stream::open(database.clone(), &settings)?;

        let mut functions = Parts::default();
        functions.spawn(api::serve(api_listener, router, functions.end()));
        let hook = settings.hook.clone().map_or(Hook::None, |hook| Hook::To(HookSender::new(hook)));
        let mailer = Mailer::new(store.clone(), sender.clone()).with_hook(hook);
        if let Some(rest) = settings.lists {
            let reminder = Reminder::new(store, sender);
            functions.spawn(schedules::remind(reminder, rest, functions.end()));
        }
        functions.spawn(schedules::sweep(mailer.clone(), functions.end()));
        functions.spawn(stream.feed(mailer, functions.end()));
        let mut tables = Parts::default();
        tables.spawn(database::serve(dynamodb_listener, database.clone(), tables.end()));
        tables.spawn(database::expire(database, tables.end()));
        Ok(Self { api, dynamodb, functions, database: tables })
    }

    /// Ends all parts, each after what it is doing; the database last, so that what the others do is still written.
    ///
    /// # Errors
    /// The first part that failed.
    pub async fn stop(self) -> anyhow::Result<()> {
        let outcome = self.functions.stop().await;
        outcome.and(self.database.stop().await)
    }
}

async fn listen(port: u16, variable: &str) -> anyhow::Result<TcpListener> {
    TcpListener::bind(("127.0.0.1", port))
        .await
        .with_context(|| format!("port {port} can't be used: free it, or set {variable} to another port"))
}
