import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import type { RoutePath } from '../../../src/routes';
import { filesOf } from '../support/built-files';
import { deadControls } from '../support/dead-controls';
import type { Leads } from '../support/leads';
import { idle, PATIENCE_MS } from '../support/visitor';
import { failing, HANGS, silentWays, type Way, ways } from './files';
import { expect, test } from './fixtures';
import { expectTyped, formOf, look, markAndLook, send, type } from './page';
import type { Traffic } from './traffic';

/** A file, and how it fails. */
type Case = readonly [file: string, way: Way];

/** The page with a form, where the shell's texts fail in every way; the page that loads most; one of the many with a scene; a tool. */
const PATHS = ['/contact', '/', '/solutions/payments/pos/', '/tools/costs/'] as const satisfies readonly RoutePath[];

/** One file of each kind fails: the shell's texts, the page's, its code, one that pages share, the first of all. */
function casesOf(path: RoutePath, first: number): readonly Case[] {
	// In the order in which they are found to be needed.
	const [entry = '', code = '', shell = '', texts = '', shared = ''] = filesOf(path);
	const kinds = [shell, texts, code, shared, entry];
	// Each page begins with another way.
	const inOneWay = kinds.map((file, at): Case => [file, ways[(first + at) % ways.length] ?? HANGS]);
	return path === PATHS[0] ? [...ways.map((way): Case => [shell, way]), ...inOneWay.slice(1)] : inOneWay;
}

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

/** Presses a button that only React can answer: the loader asks for React, and holds the press until it gives up.
 * @returns whether the press is held: false when the loader had given up before */
function pressEarly(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const button = document.querySelector<HTMLElement>('header button[data-js]');
		button?.click();
		return button?.dataset.held !== undefined;
	});
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
	const isHeld = await pressEarly(page);
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
	await expect(page.locator('html')).not.toHaveAttribute('data-script');
	await expect(page.getByText(common.lost)).toBeVisible({ visible: isHeld });
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

	for (const [at, path] of PATHS.entries())
		test(`the page ${path} stays as it is without JavaScript, and can be used`, async ({
			page,
			leads,
			traffic,
			uncaught,
		}) => {
			const cases = casesOf(path, at);
			test.setTimeout(cases.length * VISIT_MS);
			await page.clock.install();
			for (const one of cases)
				await test.step(one.join(' '), () => visit({ page, leads, traffic, uncaught }, path, one));
		});
});
