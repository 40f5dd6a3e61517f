// The counting script of a third party: a build of the site's own, with an analytics host of the test's own.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, type TestContext } from 'node:test';
import { startEdge } from '../../infra/edge/server.mjs';
import { inputFiles } from '../../infra/local/inputs.mjs';
import { ROOT } from '../../infra/local/places.mjs';
import { browser } from './support/product';
import { ready } from './support/visitor';

/** What the third party's script would do: say on the page that it runs, and report the visit. */
const SCRIPT = `document.documentElement.dataset.counted = document.currentScript.dataset.domain;
fetch(new URL('/api/event', document.currentScript.src), { method: 'POST', body: location.pathname });`;

const asked: IncomingMessage[] = [];
const host = createServer((request, response) => {
	asked.push(request);
	response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
	response.end(SCRIPT);
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const analytics = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

const copy = mkdtempSync(join(tmpdir(), 'analytics-'));
for (const path of inputFiles(ROOT)) cpSync(join(ROOT, path), join(copy, path));
for (const path of ['node_modules', 'site/node_modules']) symlinkSync(join(ROOT, path), join(copy, path));
execFileSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--app'], {
	cwd: join(copy, 'site'),
	env: { ...process.env, SITE_ANALYTICS_ORIGIN: analytics },
	stdio: 'pipe',
});
const site = await startEdge({
	port: 0,
	dist: join(copy, 'site/dist'),
	apiPort: 1,
	facts: JSON.parse(readFileSync(join(copy, 'site/build-facts.json'), 'utf8')),
	originSecret: 'unused',
});

after(async () => {
	await site.close();
	host.closeAllConnections();
	host.close();
	rmSync(copy, { recursive: true });
});

async function visitor(test: TestContext) {
	const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE' });
	test.after(() => context.close());
	const page = await context.newPage();
	const heard: string[] = [];
	page.on('console', (message) => heard.push(message.text()));
	asked.length = 0;
	const open = async (path: string) => {
		await page.goto(path);
		await ready(page);
	};
	const answer = async (name: 'Ablehnen' | 'Zustimmen') => {
		await page.getByRole('button', { name: 'Cookie Consent' }).click();
		await page.getByRole('dialog').getByRole('button', { name }).click();
	};
	const counted = () => page.locator('html[data-counted]').waitFor({ state: 'attached' });
	return { page, heard, open, answer, counted };
}

describe('the analytics script', () => {
	it('is not asked for before an answer, on any of several pages', async (test) => {
		const { page, open } = await visitor(test);
		for (const path of ['/', '/pricing/', '/help/']) await open(path);
		await page.waitForLoadState('networkidle');
		assert.deepEqual(asked, []);
	});

	it('is not asked for after a refusal, nor on the next visit', async (test) => {
		const { page, open, answer } = await visitor(test);
		await open('/');
		await answer('Ablehnen');
		await open('/pricing/');
		await page.waitForLoadState('networkidle');
		assert.deepEqual(asked, []);
	});

	it('loads at once after opt-in, may report to its own host, and the policy stops neither', async (test) => {
		const { page, heard, open, answer, counted } = await visitor(test);
		await open('/');
		await answer('Zustimmen');
		await counted();
		assert.equal(await page.getAttribute('html', 'data-counted'), 'localhost');
		await page.waitForLoadState('networkidle');
		assert.deepEqual(
			asked.map(({ method, url }) => `${method} ${url}`),
			['GET /js/script.js', 'POST /api/event'],
		);
		assert.equal(asked[0]?.headers.cookie, undefined);
		assert.deepEqual(heard, []);
	});

	it('loads by itself on the next page, once, and no more after the answer was taken back', async (test) => {
		const { page, open, answer, counted } = await visitor(test);
		await open('/');
		await answer('Zustimmen');
		await counted();
		asked.length = 0;
		await open('/pricing/');
		await counted();
		assert.equal(asked.filter(({ url }) => url === '/js/script.js').length, 1);
		await page.waitForLoadState('networkidle');
		await Promise.all([page.waitForEvent('load'), answer('Ablehnen')]);
		await ready(page);
		asked.length = 0;
		await open('/help/');
		await page.waitForLoadState('networkidle');
		assert.deepEqual(asked, []);
		assert.equal(await page.locator('html[data-counted]').count(), 0);
	});

	it('is named with its host in the dialog, before anybody answers', async (test) => {
		const { page, open } = await visitor(test);
		await open('/');
		await page.getByRole('button', { name: 'Cookie Consent' }).click();
		await page.getByRole('dialog').getByText(new URL(analytics).host).waitFor();
	});
});
