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
		console.log(`Its message is open now. Close it (infra/RUNBOOK.md): ${close}`);
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
	if (table) return { place: ['--table', table, '--region', region], env: credentials() };
	if (['localhost', '127.0.0.1'].includes(new URL(origin).hostname)) return { place: ['--local'] };
	console.log('Without --table nobody checks that the message was stored, and it stays open.');
	return undefined;
}

/** The AWS CLI knows profiles with single sign-on, which the tool does not. @returns {Record<string, string>} as variables */
function credentials() {
	if (process.env.AWS_ACCESS_KEY_ID) return {};
	const args = ['configure', 'export-credentials', '--format', 'env-no-export'];
	const { status, stdout } = spawnSync('aws', args, { encoding: 'utf8' });
	if (status !== 0) {
		throw new Failure(
			'--table needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or log in with the AWS CLI.',
		);
	}
	return Object.fromEntries(
		stdout
			.trim()
			.split('\n')
			.map((line) => line.split(/=(.*)/s, 2)),
	);
}
