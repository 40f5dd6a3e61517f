import type { Page } from '@playwright/test';
import type { RoutePath } from '../../../src/routes';
import type { Leads } from '../support/leads';
import { idle, PATIENCE_MS } from '../support/visitor';
import { type Case, casesOf, FULL, ordered } from './cases';
import { failing, HANGS, silentWays, ways } from './files';
import { expect, test } from './fixtures';
import { expectTyped, formOf, look, markAndLook, send, type } from './page';
import type { Traffic } from './traffic';

/** What the browser itself says of a body that is torn. */
const TORN = /SyntaxError|Unexpected end of input/;

/** Pages without a form on which a link is followed after each failure. */
const FOLLOWED: readonly RoutePath[] = [
	'/pricing/',
	'/solutions/ticketing/',
	'/company/brand',
	'/tree/',
	'/legal/imprint',
];

interface Watched {
	readonly page: Page;
	readonly leads: Leads;
	readonly traffic: Traffic;
	readonly uncaught: string[];
}

/** Presses a button that only React can answer. The loader asks for React, and holds the press until it gives up. */
function pressEarly(page: Page): Promise<void> {
	return page.evaluate(() => document.querySelector<HTMLElement>('header button[data-js]')?.click());
}

/** Opens a page, one of whose files fails, and does there what a visitor does. */
async function visit({ page, leads, traffic, uncaught }: Watched, path: RoutePath, [file, way]: Case): Promise<void> {
	await page.unrouteAll();
	const failed = await failing(page, (asked) => asked === file, way);
	const form = formOf(path);
	// What the page before still asked for would never be said to have ended.
	await page.goto('about:blank');
	traffic.restart();
	await page.goto(path, { waitUntil: 'domcontentloaded' });
	const before = await markAndLook(page);
	await pressEarly(page);
	if (form) await type(page, form);
	await failed();
	if (path === FULL && silentWays.includes(way)) {
		await idle(page);
		await page.clock.fastForward(PATIENCE_MS);
	}
	await page.waitForFunction(() => document.querySelector('[data-held]') === null);
	await traffic.settled(way === HANGS ? 1 : 0);
	expect(await look(page)).toEqual(before);
	expect(traffic.documents, 'loaded by itself').toEqual([path]);
	if (form) {
		await expectTyped(page, form);
		await leads.forgetCounters();
		await send(page, form);
		await page.waitForURL(form.thanks, { waitUntil: 'commit' });
	} else if (FOLLOWED.includes(path)) {
		await page.locator('header a[href="/help/"]').first().click();
		await page.waitForURL('**/help/', { waitUntil: 'commit' });
	}
	const heard = uncaught.splice(0);
	expect(way === 'comes torn' ? heard.filter((error) => !TORN.test(error)) : heard, 'uncaught').toEqual([]);
}

async function visitAll(watched: Watched, path: RoutePath, cases: readonly Case[]): Promise<void> {
	expect(cases.length).toBeGreaterThan(0);
	for (const one of cases) await test.step(one.join(' '), () => visit(watched, path, one));
}

test.describe('where one of its files fails', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	for (const path of ordered.filter((one) => one !== FULL)) {
		test(`the page ${path} stays as it is, and can be used`, async ({ page, leads, traffic, uncaught }) => {
			const watched = { page, leads, traffic, uncaught };
			await visitAll(watched, path, casesOf(path));
		});
	}

	for (const way of ways) {
		test(`the page ${FULL} stays as it is, and its form can be sent: when a file ${way}`, async ({
			page,
			leads,
			traffic,
			uncaught,
		}) => {
			const watched = { page, leads, traffic, uncaught };
			if (silentWays.includes(way)) await page.clock.install();
			await visitAll(
				watched,
				FULL,
				casesOf(FULL).filter(([, one]) => one === way),
			);
		});
	}
});
