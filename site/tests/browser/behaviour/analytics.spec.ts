import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startEdge } from '../../../../infra/edge/server.mjs';
import { inputFiles } from '../../../../infra/machine/inputs.mjs';
import { ROOT } from '../../../../infra/machine/places.mjs';
import { FULL_SUITE } from '../support/suite';
import { openReady, ready } from '../support/visitor';

/** Longest time that the build of a whole site may take, in milliseconds. */
const BUILD_MS = 180_000;

/** What the third party's script would do: say on the page that it runs, and report the visit. */
const SCRIPT = `document.documentElement.dataset.counted = document.currentScript.dataset.domain;
fetch(new URL('/api/event', document.currentScript.src), { method: 'POST', body: location.pathname });`;

/** The third party's server. */
interface Analytics {
	readonly origin: string;
	/** Method and path of all that it was asked for since the test began. */
	readonly asked: string[];
	/** The cookies that came with it. */
	readonly cookies: string[];
	readonly close: () => void;
}

async function startAnalytics(): Promise<Analytics> {
	const asked: string[] = [];
	const cookies: string[] = [];
	const server = createServer(({ method, url, headers }, response) => {
		asked.push(`${method} ${url}`);
		if (headers.cookie) cookies.push(headers.cookie);
		response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
		response.end(SCRIPT);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { origin, asked, cookies, close: () => server.close().closeAllConnections() };
}

/** Builds the site in a folder, where no other build is in its way. */
function buildSite(folder: string, analyticsOrigin: string): void {
	for (const path of inputFiles(ROOT)) cpSync(join(ROOT, path), join(folder, path));
	appendFileSync(join(folder, 'samconfig.toml'), `\n[default.site.parameters]\nanalytics = "${analyticsOrigin}"\n`);
	for (const path of ['node_modules', 'site/node_modules']) symlinkSync(join(ROOT, path), join(folder, path));
	execFileSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--app'], {
		cwd: join(folder, 'site'),
		env: { ...process.env, SITE_STAGE: 'staging' },
		stdio: 'pipe',
	});
}

/** A site that counts its visitors, without the functions behind it. */
const test = base.extend<
	{ analytics: Analytics },
	{ counting: { readonly analytics: Analytics; readonly url: string } }
>({
	counting: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
		async ({}, use) => {
			const analytics = await startAnalytics();
			const folder = mkdtempSync(join(tmpdir(), 'analytics-'));
			buildSite(folder, analytics.origin);
			const site = await startEdge({
				port: 0,
				dist: join(folder, 'site/dist'),
				apiPort: 1,
				originSecret: 'unused',
			});
			await use({ analytics, url: site.url });
			await site.close();
			analytics.close();
			rmSync(folder, { recursive: true });
		},
		{ scope: 'worker', timeout: BUILD_MS },
	],
	baseURL: ({ counting }, use) => use(counting.url),
	analytics: async ({ counting }, use) => {
		counting.analytics.asked.length = 0;
		counting.analytics.cookies.length = 0;
		await use(counting.analytics);
	},
});

// One build for all.
test.describe.configure({ mode: 'default' });

async function openDialog(page: Page) {
	await page.getByRole('button', { name: 'Cookie Consent' }).click();
	return page.getByRole('dialog');
}

/** Answers the question, and expects that the answer is kept and that the dialog says so after a reload. */
async function answer(page: Page, name: 'Ablehnen' | 'Zustimmen'): Promise<void> {
	await (await openDialog(page)).getByRole('button', { name }).click();
	const statistics = name === 'Zustimmen';
	const consent = () => page.evaluate(() => JSON.parse(localStorage.getItem('nono-consent') ?? 'null'));
	await expect.poll(consent).toMatchObject({ statistics, version: 1, at: expect.stringMatching(/^20.+Z$/) });
}

async function expectSaid(page: Page, sentence: string): Promise<void> {
	const dialog = await openDialog(page);
	await expect(dialog).toContainText(sentence);
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
}

test.describe('the analytics script', { tag: FULL_SUITE }, () => {
	test('is asked for neither before an answer, which the dialog asks for fairly, nor after a refusal', async ({
		page,
		analytics,
	}) => {
		for (const path of ['/pricing/', '/']) await openReady(page, path);
		await page.waitForLoadState('networkidle');
		expect(analytics.asked).toEqual([]);

		await test.step('it names the host, and refusing is as easy as agreeing', async () => {
			const dialog = await openDialog(page);
			await expect(dialog).toContainText(new URL(analytics.origin).host);
			const refuse = await dialog.getByRole('button', { name: 'Ablehnen' }).boundingBox();
			const accept = await dialog.getByRole('button', { name: 'Zustimmen' }).boundingBox();
			expect({ ...refuse, x: 0 }).toEqual({ ...accept, x: 0 });
			await page.keyboard.press('Escape');
		});

		await test.step('the privacy page names the host', async () => {
			await openReady(page, '/legal/privacy');
			for (const section of ['#statistik', '#browser-regeln'])
				await expect(page.locator(section)).toContainText(new URL(analytics.origin).host);
		});

		await answer(page, 'Ablehnen');
		await openReady(page, '/pricing/');
		await expectSaid(page, 'Du hast abgelehnt.');
		await page.waitForLoadState('networkidle');
		expect(analytics.asked).toEqual([]);
	});

	test('loads at once after opt-in and once on each page, until the answer is taken back', async ({
		page,
		analytics,
	}) => {
		const heard: string[] = [];
		page.on('console', (message) => heard.push(message.text()));
		const counted = page.locator('html[data-counted]');
		const visit = ['GET /js/script.js', 'POST /api/event'];

		await test.step('at once, and the policy lets it report to its own host', async () => {
			await openReady(page, '/');
			await answer(page, 'Zustimmen');
			await expect(counted).toHaveAttribute('data-counted', 'localhost');
			await expect.poll(() => analytics.asked).toEqual(visit);
		});

		await test.step('once on the next page, without a cookie', async () => {
			await openReady(page, '/pricing/');
			await expect(counted).toHaveCount(1);
			await expectSaid(page, 'Du hast zugestimmt.');
			await page.waitForLoadState('networkidle');
			expect(analytics.asked).toEqual([...visit, ...visit]);
			expect(analytics.cookies).toEqual([]);
			expect(heard).toEqual([]);
		});

		await test.step('no more after a refusal', async () => {
			await Promise.all([page.waitForEvent('load'), answer(page, 'Ablehnen')]);
			await ready(page);
			analytics.asked.length = 0;
			await openReady(page, '/help/');
			await page.waitForLoadState('networkidle');
			expect(analytics.asked).toEqual([]);
			await expect(counted).toHaveCount(0);
		});
	});
});
