import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { routes } from '../../site/src/routes.ts';
import { startEdge } from '../edge/server.mjs';
import { ROOT } from '../local/places.mjs';
import { freePorts } from '../local/ports.mjs';
import { startBackend } from '../local/stack.mjs';
import { newLead } from '../rehearsal/stream/leads.mjs';
import { checkStored } from './database.mjs';
import { Findings } from './findings.mjs';
import { signed } from './signature.mjs';
import { smoke } from './smoke.mjs';

const SECRET = 'origin-secret-of-the-smoke-test';
const TEMPLATE = readFileSync(join(ROOT, 'template.yaml'), 'utf8');

describe('the smoke test', () => {
	let folder;
	let ports;
	let backend;
	before(async () => {
		folder = mkdtempSync(join(tmpdir(), 'smoke-'));
		ports = await freePorts();
		backend = await startBackend({ ports, dataDir: join(folder, 'data'), originSecret: SECRET });
	});
	after(async () => {
		await backend.stop();
		rmSync(folder, { recursive: true });
	});

	/** Starts a site with these changes for as long as it is looked at. */
	const withSite = async ({ template = TEMPLATE, dist = join(ROOT, 'site/dist'), apiPort = ports.api }, look) => {
		const path = join(folder, 'template.yaml');
		writeFileSync(path, template);
		const facts = JSON.parse(readFileSync(join(ROOT, 'site/build-facts.json'), 'utf8'));
		const edge = await startEdge({ port: 0, dist, apiPort, template: path, facts, originSecret: SECRET });
		try {
			return await look(edge.url);
		} finally {
			await edge.close();
		}
	};

	/** Problems that the smoke test finds in a site with these changes. */
	const problems = ({ follow = false, ...changes }) =>
		withSite(changes, async (origin) => {
			const database = {
				endpoint: backend.dynamodb,
				table: backend.table,
				region: 'eu-central-1',
				credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
			};
			return (await smoke({ origin, routes, database: follow ? database : undefined })).problems;
		});

	const changed = (text, replacement) => {
		assert.ok(TEMPLATE.includes(text), `template.yaml has no ${text}`);
		return TEMPLATE.replaceAll(text, replacement);
	};

	it('is green for the local stack, and its message reaches the table and both mailboxes', async () => {
		assert.deepEqual(await problems({ follow: true }), []);
		const mails = (await (await fetch(`${backend.mail}/store`)).json()).emails;
		const receivers = mails.flatMap((mail) => mail.destination.to);
		assert.ok(
			receivers.some((address) => /^success\+.+@simulator\.amazonses\.com$/.test(address)),
			String(receivers),
		);
		assert.equal(mails.length, 2);
	});

	it('is red when a header is missing', async () => {
		const found = await problems({ template: changed('Header: Cross-Origin-Opener-Policy', 'Header: X-Nothing') });
		assert.ok(
			found.includes('/pricing/: cross-origin-opener-policy is missing instead of "same-origin"'),
			found.join('\n'),
		);
	});

	it('is red when the policy lacks a hash', async () => {
		const found = await problems({ template: changed(`\${SiteFacts.StyleSources}`, '') });
		assert.ok(found.includes('/: the policy blocks an inline style of the page'), found.join('\n'));
	});

	it('is red when a route is missing', async () => {
		const dist = join(folder, 'dist');
		cpSync(join(ROOT, 'site/dist'), dist, { recursive: true });
		rmSync(join(dist, 'legal/imprint'), { recursive: true });
		assert.ok((await problems({ dist })).includes('/legal/imprint: status is 404 instead of 200'));
	});

	it('is red when the edge function does not know a route', async () => {
		const found = await problems({ template: changed(`'/legal/imprint': 1,`, '') });
		assert.ok(found.includes('/legal/imprint/: status is 404 instead of 301'), found.join('\n'));
	});

	it('is red when the function does not answer', async () => {
		const found = await problems({ apiPort: 9 });
		assert.ok(found.includes('POST /api/contact: status is 502 instead of 202'), found.join('\n'));
	});

	const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

	it('asks after the sender’s identity when a message was taken and not mailed', async () => {
		const database = { endpoint: backend.dynamodb, table: backend.table, region: 'eu-central-1', credentials };
		const { reference, item } = newLead();
		const Item = { ...item, verdict: { S: 'spam' } };
		const put = { target: 'DynamoDB_20120810.PutItem', body: JSON.stringify({ TableName: backend.table, Item }) };
		assert.equal((await fetch(database.endpoint, signed({ ...database, ...put }))).status, 200);
		const findings = new Findings();
		await checkStored(findings, reference, { ...database, tries: 0 });
		assert.match(findings.problems[0], /mail to sales for \S+ was not sent\. Is the sender verified\? aws sesv2 get/);
	});

	it('is red at once, and names the variable, when the message is in another database', async () => {
		const findings = new Findings();
		const database = { endpoint: backend.dynamodb, table: backend.table, region: 'eu-central-1', credentials };
		await checkStored(findings, 'K7QM-4TXR', { ...database, local: true });
		assert.equal(findings.checks, 1);
		assert.match(
			findings.problems.join(),
			/^The message K7QM-4TXR is not in the table leads at .+ DYNAMODB_PORT here$/,
		);
	});

	describe('as a command', () => {
		/** Runs it beside this process, which serves the site. */
		const command = (origin, dynamodbPort) =>
			new Promise((resolve) => {
				const env = { ...process.env, DYNAMODB_PORT: String(dynamodbPort) };
				const args = ['--import', 'tsx', 'infra/smoke/main.mjs', origin];
				const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] });
				let errors = '';
				child.stderr.on('data', (chunk) => {
					errors += chunk;
				});
				child.once('close', (status) => resolve({ status, errors }));
			});

		it('names the database and its variable when only the database is elsewhere', async () => {
			const { dynamodb: closed } = await freePorts();
			const { status, errors } = await withSite({}, (origin) => command(origin, closed));
			assert.equal(status, 1);
			assert.equal(
				errors,
				`The database at http://127.0.0.1:${closed} can't be reached (ECONNREFUSED). If npm start runs with DYNAMODB_PORT, set the same DYNAMODB_PORT here.\n`,
			);
		});

		it('names them too when something else answers in the database’s place', async () => {
			const { status, errors } = await withSite({}, (origin) => command(origin, new URL(backend.mail).port));
			assert.equal(status, 1);
			assert.match(errors, /^The database at \S+ answered \d+: .+\. If npm start runs with DYNAMODB_PORT, /);
		});

		it('says that the site can’t be reached when it is the site', async () => {
			const { site: closed } = await freePorts();
			const { status, errors } = await command(`http://localhost:${closed}`, ports.dynamodb);
			assert.equal(status, 1);
			assert.equal(errors, `http://localhost:${closed} can't be reached (ECONNREFUSED). Is it running?\n`);
		});
	});
});

describe('the signature', () => {
	it('is that of botocore for the same request', () => {
		const request = signed({
			endpoint: 'https://dynamodb.eu-central-1.amazonaws.com',
			region: 'eu-central-1',
			credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
			target: 'DynamoDB_20120810.GetItem',
			body: '{"TableName":"leads"}',
			now: new Date('2026-11-20T12:00:00Z'),
		});
		assert.match(
			request.headers.authorization,
			/Signature=0f3b5e7bc521f4628cb9435af45f786d7877d2086e7131158477228ebcde584b$/,
		);
	});
});
