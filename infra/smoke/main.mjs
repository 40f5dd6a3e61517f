/**
 * `npm run smoke -- <address> [--stage <name>] [--table <name> --region <region>]`: is this installation whole?
 *
 * Sends one marked message through the contact form, to an address of the SES simulator. With the table's
 * name it follows the message into the table and to its mails, and closes it; `npm start` is followed without being
 * asked, into the database at DYNAMODB_PORT (4282 unless set), as npm start has it. Without --stage it is production.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { routes } from '../../site/src/routes.ts';
import { stageConfig } from '../deploy/samconfig.mjs';
import { Failure } from '../processes/failure.mjs';
import { runMain } from '../processes/main.mjs';
import { smoke } from './smoke.mjs';

const USAGE = 'npm run smoke -- <address> [--stage <name>] [--table <name> --region <region>]';

await runMain(async () => {
	const { origin, stage, table, region } = options();
	const config = stageConfig(stage ?? 'production');
	const findings = await smoke({ origin, routes, config, database: database(origin, table, region) }).catch((error) => {
		if (!(error.cause instanceof Error)) throw error;
		throw new Failure(`${origin} can't be reached (${error.cause.code ?? error.cause.message}). Is it running?`);
	});
	for (const problem of findings.problems) console.error(`  ${problem}`);
	if (findings.open) {
		const close = `leads close ${findings.open}`;
		console.log(`Its message waits for an answer now. Close it (infra/RUNBOOK.md): ${close}`);
	}
	if (findings.problems.length > 0)
		throw new Failure(`${findings.problems.length} of ${findings.checks} checks of ${origin} failed.`);
	console.log(`${findings.checks} checks of ${origin} passed.`);
});

function options() {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { stage: { type: 'string' }, table: { type: 'string' }, region: { type: 'string' } },
		});
		const [address, ...more] = positionals;
		if (!URL.canParse(address ?? '') || more.length > 0) throw new Failure(`Which site? ${USAGE}`);
		if (values.table && !values.region) throw new Failure(`--table needs --region. ${USAGE}`);
		return { origin: new URL(address).origin, ...values };
	} catch (error) {
		throw error instanceof Failure ? error : new Failure(`${error.message} ${USAGE}`);
	}
}

function database(origin, table, region) {
	if (table) {
		// The variables of AWS's own tools for another endpoint.
		const { AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL } = process.env;
		const endpoint = AWS_ENDPOINT_URL_DYNAMODB || AWS_ENDPOINT_URL || `https://dynamodb.${region}.amazonaws.com`;
		return { endpoint, table, region, credentials: credentials() };
	}
	if (['localhost', '127.0.0.1'].includes(new URL(origin).hostname)) {
		const endpoint = `http://127.0.0.1:${process.env.DYNAMODB_PORT ?? 4282}`;
		const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
		return { endpoint, table: 'leads', region: 'eu-central-1', credentials, local: true };
	}
	console.log('Without --table the message is not followed into the table.');
	return undefined;
}

/** From the environment, else from the AWS CLI, which knows profiles and single sign-on. */
function credentials() {
	if (process.env.AWS_ACCESS_KEY_ID && process.env.AWS_SECRET_ACCESS_KEY) {
		return {
			accessKeyId: process.env.AWS_ACCESS_KEY_ID,
			secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
			sessionToken: process.env.AWS_SESSION_TOKEN,
		};
	}
	const cli = spawnSync('aws', ['configure', 'export-credentials'], { encoding: 'utf8' });
	if (cli.status !== 0) {
		throw new Failure(
			'--table needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or log in with the AWS CLI.',
		);
	}
	const { AccessKeyId, SecretAccessKey, SessionToken } = JSON.parse(cli.stdout);
	return { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: SessionToken };
}
