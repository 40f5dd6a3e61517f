import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from '../../../../infra/edge/server.mjs';
import { ROOT } from '../../../../infra/local/places.mjs';
import { freePorts } from '../../../../infra/local/ports.mjs';
import { startBackend } from '../../../../infra/local/stack.mjs';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { confirmation, fill, newEntry, sendButton, typed } from './form';

test('while the functions are down a message waits in the form, and goes out when they are back', async ({ page }) => {
	const originSecret = 'secret of this test';
	const dataDir = mkdtempSync(join(tmpdir(), 'outage-'));
	const ports = await freePorts();
	const facts = JSON.parse(readFileSync(join(ROOT, 'site/build-facts.json'), 'utf8'));
	const dist = join(ROOT, 'site/dist');
	const edge = await startEdge({ port: ports.site, dist, apiPort: ports.api, facts, originSecret });
	try {
		await openReady(page, `${edge.url}/contact`);
		const entry = newEntry();
		await fill(page, entry);
		await sendButton(page).click();
		await expect(page.getByRole('alert').getByText(common.form.failed.unreachable)).toBeVisible();
		expect(await typed(page)).toEqual({ ...entry, ticked: true });

		const backend = await startBackend({ ports, dataDir, originSecret });
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		await backend.stop();
	} finally {
		await edge.close();
		rmSync(dataDir, { recursive: true });
	}
});
