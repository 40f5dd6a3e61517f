import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startEdge } from '../../../infra/edge/server.mjs';
import { ROOT } from '../../../infra/local/places.mjs';
import { freePorts } from '../../../infra/local/ports.mjs';
import { startBackend } from '../../../infra/local/stack.mjs';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { newVisitor, openReady } from '../support/visitor';
import { confirmation, fill, newEntry, sendButton, typed } from './form';

describe('while the functions are down', () => {
	const originSecret = 'secret of this test';
	const dataDir = mkdtempSync(join(tmpdir(), 'outage-'));
	let edge: Awaited<ReturnType<typeof startEdge>>;
	let ports: Awaited<ReturnType<typeof freePorts>>;

	before(async () => {
		ports = await freePorts();
		const facts = JSON.parse(readFileSync(join(ROOT, 'site/build-facts.json'), 'utf8'));
		edge = await startEdge({
			port: ports.site,
			dist: join(ROOT, 'site/dist'),
			apiPort: ports.api,
			facts,
			originSecret,
		});
	});
	after(async () => {
		await edge.close();
		rmSync(dataDir, { recursive: true });
	});

	it('a message waits in the form and goes out when they are back', async (test) => {
		const page = await newVisitor(test, { baseURL: edge.url });
		await openReady(page, '/contact');
		const entry = newEntry();
		await fill(page, entry);
		await sendButton(page).click();
		await page.getByRole('alert').getByText(common.form.failed.unreachable).waitFor();
		assert.deepEqual(await typed(page), { ...entry, ticked: true });

		const backend = await startBackend({ ports, dataDir, originSecret });
		test.after(backend.stop);
		await sendButton(page).click();
		await confirmation(page).waitFor();
	});
});
