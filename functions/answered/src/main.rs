//! Lambda: GET and POST /api/leads/answered and /api/leads/close.

use answered::Answered;
use lambda_http::Error;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    web::run(Answered::from_env()?).await
}
