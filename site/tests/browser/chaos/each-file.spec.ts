import type { Page } from '@playwright/test';
import type { RoutePath } from '../../../src/routes';
import { deadControls } from '../support/dead-controls';
import type { Leads } from '../support/leads';
import { ringOfFailure, ringOfPage } from '../support/ring';
import { idle, PATIENCE_MS } from '../support/visitor';
import { type Case, caseOf, casesOfKinds, ordered } from './cases';
import { failing, HANGS, silentWays } from './files';
import { expect, test } from './fixtures';
import { expectTyped, formOf, look, markAndLook, send, type } from './page';
import type { Traffic } from './traffic';

/** What the browser itself says of a body that is torn. */
const TORN = /SyntaxError|Unexpected end of input/;

/** Longest time of one visit, in milliseconds; generous, for machines that are busy. */
const VISIT_MS = 15_000;

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
	// Whoever sends the form before the loader has given up waits for that, and no longer.
	const isSentEarly = form !== undefined && way === HANGS;
	if (isSentEarly) {
		await leads.forgetCounters();
		await send(page, form);
	}
	if (silentWays.includes(way)) {
		await idle(page);
		await page.clock.fastForward(PATIENCE_MS);
	}
	if (isSentEarly) {
		await page.waitForURL(form.thanks, { waitUntil: 'commit' });
		return;
	}
	await page.waitForFunction(() => document.querySelector('[data-held]') === null);
	await traffic.settled(way === HANGS ? 1 : 0);
	expect(await look(page)).toEqual(before);
	expect(traffic.documents, 'loaded by itself').toEqual([path]);
	expect(await deadControls(page), 'there, and dead').toEqual([]);
	if (form) {
		await expectTyped(page, form);
		await leads.forgetCounters();
		await send(page, form);
		await page.waitForURL(form.thanks, { waitUntil: 'commit' });
	} else {
		await page.locator('header a[href="/help/"]').first().click();
		await page.waitForURL('**/help/', { waitUntil: 'commit' });
	}
	const heard = uncaught.splice(0);
	expect(way === 'comes torn' ? heard.filter((error) => !TORN.test(error)) : heard, 'uncaught').toEqual([]);
}

test.describe('where one of its files fails', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	for (const path of ordered) {
		const isOfItsKind = ringOfFailure(path).length === 0;
		test(`the page ${path} stays as it is without JavaScript, and can be used`, { tag: ringOfPage(path) }, async ({
			page,
			leads,
			traffic,
			uncaught,
		}) => {
			const cases = isOfItsKind ? casesOfKinds(path) : caseOf(path);
			test.setTimeout(cases.length * VISIT_MS);
			await page.clock.install();
			for (const one of cases)
				await test.step(one.join(' '), () => visit({ page, leads, traffic, uncaught }, path, one));
		});
	}
});
