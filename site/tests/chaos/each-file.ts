import assert from 'node:assert/strict';
import { before, describe, it, type TestContext } from 'node:test';
import type { RoutePath } from '../../src/routes';
import { at } from '../support/product';
import { newVisitor } from '../support/visitor';
import { AT_ONCE, type Case, casesOfPages, ordered } from './cases';
import { digested, failing, HANGS, loads } from './files';
import { assertTyped, formOf, look, markAndLook, send, type, uncaught } from './page';
import { pool } from './pool';

/** Longest wait for a file before the page does without it, and what a busy machine may add, in milliseconds. */
const GIVES_UP_MS = 8_000;
const MARGIN_MS = 12_000;

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

// Pages that wait for a file need no processor, and there may be more of them.
const [busy, waiting] = [pool(AT_ONCE), pool(2 * AT_ONCE)];

/** Opens a page, one of whose files fails, and does there what a visitor does. */
async function visit(test: TestContext, path: RoutePath, [file, way]: Case): Promise<void> {
	const page = await newVisitor(test, { reducedMotion: 'reduce' });
	try {
		const [errors, loaded] = [uncaught(page), loads(page)];
		const failed = await failing(page, (asked) => asked === file, way);
		const form = formOf(path);
		// The page's own clock goes on where nothing else shows that the wait is over.
		if (way === HANGS && !form) await page.clock.install();
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		const before = await markAndLook(page);
		if (form) await type(page, form);
		// React is asked for at the first touch, or else when the page is idle.
		else await page.mouse.move(1, 1);
		await failed();
		if (way !== HANGS) await digested(page);
		else if (!form) await page.clock.fastForward(GIVES_UP_MS + MARGIN_MS);
		assert.deepEqual(await look(page), before);
		assert.deepEqual(loaded, [path], 'loaded by itself');
		if (form) {
			await assertTyped(page, form);
			await send(page, form);
			await page.waitForURL(form.thanks, { timeout: GIVES_UP_MS + MARGIN_MS, waitUntil: 'commit' });
		} else if (FOLLOWED.includes(path)) {
			await page.locator('header a[href="/help/"]').first().click();
			await page.waitForURL(at('/help/'), { waitUntil: 'commit' });
		}
		const own = way === 'comes torn' ? errors.filter((error) => !TORN.test(error)) : errors;
		assert.deepEqual(own, [], 'uncaught');
	} finally {
		await page.context().close();
	}
}

/** What goes wrong in a case, in one line. */
async function wrongIn(test: TestContext, path: RoutePath, chosen: Case): Promise<string[]> {
	try {
		await visit(test, path, chosen);
		return [];
	} catch (error) {
		const [reason] = String(error instanceof Error ? error.message : error).split('\nCall log');
		return [`${chosen.join(' ')}: ${reason}`];
	}
}

describe('where one of its files fails', { concurrency: AT_ONCE }, () => {
	let cases: ReadonlyMap<RoutePath, readonly Case[]>;
	before(async () => {
		cases = await casesOfPages();
	});

	for (const path of ordered) {
		it(`the page ${path} stays as it is, and its form can be sent`, async (test) => {
			const chosen = cases.get(path) ?? [];
			assert.ok(chosen.length > 0);
			const wrong = chosen.map((one) => (one[1] === HANGS ? waiting : busy)(() => wrongIn(test, path, one)));
			assert.deepEqual((await Promise.all(wrong)).flat(), []);
		});
	}
});
