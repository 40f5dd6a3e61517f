import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { routes } from '../../site/src/routes.ts';
import { startEdge } from '../edge/server.mjs';
import { ROOT } from '../local/places.mjs';
import { freePorts } from '../local/ports.mjs';
import { startBackend } from '../local/stack.mjs';
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

	/** Problems that the smoke test finds in a site with these changes. */
	const problems = async ({
		template = TEMPLATE,
		dist = join(ROOT, 'site/dist'),
		apiPort = ports.api,
		follow = false,
	}) => {
		const path = join(folder, 'template.yaml');
		writeFileSync(path, template);
		const facts = JSON.parse(readFileSync(join(ROOT, 'site/build-facts.json'), 'utf8'));
		const edge = await startEdge({ port: 0, dist, apiPort, template: path, facts, originSecret: SECRET });
		try {
			const database = {
				endpoint: backend.dynamodb,
				table: backend.table,
				region: 'eu-central-1',
				credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
			};
			return (await smoke({ origin: edge.url, routes, database: follow ? database : undefined })).problems;
		} finally {
			await edge.close();
		}
	};

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
