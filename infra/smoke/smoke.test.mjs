/**
 * The smoke test of a deployment over the product on this machine: the built site behind the edge of template.yaml, the functions,
 * their database, the mailbox. So it is also where every row of the route table is asked for once: status, type, headers and
 * robots of each page, each redirect, what is not there.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '../../site/src/routes.ts';
import { stageConfig } from '../deploy/samconfig.mjs';
import { FILES } from '../edge/fixtures.mjs';
import { startEdge } from '../edge/server.mjs';
import { builtProgram, ROOT } from '../machine/places.mjs';
import { freePorts } from '../stack/ports.mjs';
import { startBackend } from '../stack/stack.mjs';
import { checkAddress } from './address.mjs';
import { checkStored } from './database.mjs';
import { Findings } from './findings.mjs';
import { smoke } from './smoke.mjs';

const SECRET = 'origin-secret-of-the-smoke-test';
const TEMPLATE = join(ROOT, 'template.yaml');
const DIST = join(ROOT, 'site/dist');

describe('the smoke test', () => {
	let folder;
	let backend;
	let database;
	before(async () => {
		folder = mkdtempSync(join(tmpdir(), 'smoke-'));
		backend = await startBackend({
			ports: await freePorts(),
			dataDir: join(folder, 'data'),
			originSecret: SECRET,
		});
		const env = {
			...{ AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', AWS_ENDPOINT_URL_DYNAMODB: backend.dynamodb },
			DYNAMODB_PORT: new URL(backend.dynamodb).port,
		};
		database = { place: ['--table', backend.table, '--region', 'eu-central-1'], env };
	});
	after(async () => {
		await backend.stop();
		rmSync(folder, { recursive: true });
	});

	/** Starts the site for a test. */
	const startSite = async (t, { template = TEMPLATE, dist = DIST, apiPort = backend.api, parameters = {} } = {}) => {
		const edge = await startEdge({ port: 0, dist, apiPort, template, originSecret: SECRET, parameters });
		t.after(() => edge.close());
		return edge.url;
	};

	it('is green for the local stack, and its message reaches the table and both mailboxes', async (t) => {
		const findings = await smoke({ origin: await startSite(t), routes, database });
		assert.deepEqual(findings.problems, []);
		const { emails } = await (await fetch(`${backend.mail}/store`)).json();
		assert.equal(emails.length, 2);
		const receivers = emails.flatMap(({ destination }) => destination.to).join();
		assert.match(receivers, /success\+.+@simulator\.amazonses\.com/);
	});

	it('leaves no message behind that waits for an answer, for sales and for the hook’s receiver', async () => {
		// The tool that sales and operations list leads with: it ends with 3 when there is none.
		const env = { ...process.env, ...database.env };
		const list = (state) =>
			spawnSync(builtProgram('leads'), ['--local', 'list', '--state', state], { env, encoding: 'utf8' });
		const [open, closed] = ['open', 'closed'].map(list);
		assert.deepEqual([open.stdout, open.status], ['', 3], open.stderr);
		assert.deepEqual([/Smoke Test/.test(closed.stdout), closed.status], [true, 0], closed.stderr);
		const told = async () => (await fetch(`${backend.hook}/posts`)).json();
		for (let tries = 0; (await told()).length < 2 && tries < 50; tries += 1) await pause(100);
		const posts = await told();
		assert.deepEqual(
			posts.map(({ body }) => body.type),
			['lead.closed', 'lead.received'],
		);
		assert.ok(
			posts.every(({ isOurs }) => isOurs),
			'verified by a library that is not ours',
		);
		const schema = JSON.parse(readFileSync(join(ROOT, 'functions/contract/schema/hook.schema.json'), 'utf8'));
		const lead = schema.$defs.HookLead;
		for (const name of lead.required) assert.ok(name in posts[1].body.data, name);
		for (const name of Object.keys(posts[1].body.data)) assert.ok(name in lead.properties, name);
	});

	it('is red for a site that lacks a header, a hash, a page, a redirect and its functions, and names each', async (t) => {
		const template = join(folder, 'template.yaml');
		const broken = [
			['Header: Cross-Origin-Opener-Policy', 'Header: X-Nothing'],
			[`'/company/': { to: '/company/about-us', robots: 'noindex' },`, ''],
			[`'/signup/asked': 'noindex',`, ''],
		].reduce(
			(text, [part, other]) => {
				assert.ok(text.includes(part), `template.yaml has no ${part}`);
				return text.replaceAll(part, other);
			},
			readFileSync(TEMPLATE, 'utf8'),
		);
		writeFileSync(template, broken);
		const dist = join(folder, 'dist');
		cpSync(DIST, dist, { recursive: true });
		const start = readFileSync(join(dist, 'index.html'), 'utf8');
		writeFileSync(join(dist, 'index.html'), start.replace(/(style-src 'self') '[^']+'/, '$1'));
		const origin = await startSite(t, { template, dist, apiPort: 9, parameters: { HstsMaxAge: '3600' } });
		const config = { ...stageConfig('production'), origin: 'https://www.other.example' };
		const { problems } = await smoke({ origin, routes: [...routes, { path: '/legal/unbuilt' }], config });
		for (const problem of [
			'/pricing/: cross-origin-opener-policy is missing instead of "same-origin"',
			'/: the policy blocks an inline style of the page',
			`/help/: its canonical address is "${stageConfig('production').origin}/help/" instead of "https://www.other.example/help/"`,
			'strict-transport-security is "max-age=3600" instead of "max-age=63072000"',
			'/legal/unbuilt: status is 404 instead of 200',
			'/legal/unbuilt/: status is 404 instead of 301',
			'/company/: status is 404 instead of 301',
			'/signup/asked: x-robots-tag is missing instead of "noindex"',
			'POST /api/contact: status is 502 instead of 202',
		]) {
			assert.ok(problems.includes(problem), `${problem} is not in\n${problems.join('\n')}`);
		}
	});

	it('is red for a stage that search engines may index, and for a production that they may not', async (t) => {
		const parameters = { Stage: 'staging' };
		const staging = await startSite(t, { parameters });
		// The site behind it is that of production, and so is its robots.txt.
		assert.deepEqual((await smoke({ origin: staging, routes, config: stageConfig('staging') })).problems, [
			'/robots.txt of staging closes something or names a sitemap: build the site with SITE_STAGE=staging',
		]);
		const asProduction = (await smoke({ origin: staging, routes })).problems;
		const asStaging = (await smoke({ origin: await startSite(t), routes, config: stageConfig('staging') })).problems;
		for (const [path, problems, robots, wanted] of /** @type {const} */ ([
			['/', asProduction, '"noindex, nofollow"', 'missing'],
			['/smoke-test/nowhere', asProduction, '"noindex, nofollow"', 'missing'],
			['/', asStaging, 'missing', '"noindex, nofollow"'],
			['/signup/asked', asStaging, '"noindex"', '"noindex, nofollow"'],
			['/smoke-test/nowhere', asStaging, 'missing', '"noindex, nofollow"'],
		])) {
			const problem = `${path}: x-robots-tag is ${robots} instead of ${wanted}`;
			assert.ok(problems.includes(problem), `${problem} is not in\n${problems.join('\n')}`);
		}
	});

	it('is red under another name than the stage’s, but for those under which it is looked at before', async (t) => {
		const origin = (await startSite(t)).replace('localhost', '0.0.0.0');
		const findings = new Findings();
		const config = stageConfig('production');
		await checkAddress(findings, origin, config);
		assert.deepEqual(findings.problems, [
			`The address of production, as samconfig.toml has it, is "${origin}" instead of "${config.origin}"`,
		]);
	});

	it('asks after the sender’s identity when a message was taken and not mailed', async () => {
		const reference = 'K7QM-4TXS';
		const Item = { pk: { S: `LEAD#${reference}` }, sk: { S: 'CONTACT' } };
		const put = await fetch(backend.dynamodb, {
			method: 'POST',
			headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'DynamoDB_20120810.PutItem' },
			body: JSON.stringify({ TableName: backend.table, Item }),
		});
		assert.equal(put.status, 200);
		const findings = new Findings();
		await checkStored(findings, reference, { ...database, tries: 0 });
		assert.match(findings.problems[0], /mail to sales for \S+ was not sent\. Is the sender verified\? aws sesv2 get/);
	});

	it('is red at once, and names the variable, when the message is in another database', async () => {
		const findings = new Findings();
		await checkStored(findings, 'K7QM-4TXR', { ...database, place: ['--local'] });
		assert.equal(findings.checks, 1);
		const [problem] = findings.problems;
		assert.match(problem, /^There is no message K7QM-4TXR in the table\. .+ DYNAMODB_PORT here$/);
	});

	it('finds every file that has a name of its own, icons that nobody links among them, as what it is', async (t) => {
		const origin = await startSite(t);
		for (const path of FILES) {
			const { status, headers } = await fetch(origin + path);
			assert.equal(status, 200, path);
			assert.doesNotMatch(headers.get('content-type') ?? '', /html/, path);
			if (/icon.*\.(ico|png)$/.test(path)) assert.match(headers.get('content-type') ?? '', /^image\//, path);
		}
	});
});
