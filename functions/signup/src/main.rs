//! Lambda: sign-up with double opt-in, and its withdrawal.

use lambda_http::Error;
use signup::Signup;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    web::run(Signup::from_env()?).await
}
