//! Lambda: POST /api/contact and GET /api/challenge.

use contact::Contact;
use lambda_http::Error;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    web::run(Contact::from_env()?).await
}
