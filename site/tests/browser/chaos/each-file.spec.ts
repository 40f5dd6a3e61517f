import type { Page } from '@playwright/test';
import type { RoutePath } from '../../../src/routes';
import { expect, test } from '../fixtures';
import type { Leads } from '../support/leads';
import { type Case, casesOfPages, ordered } from './cases';
import { digested, failing, HANGS, loads } from './files';
import { expectTyped, formOf, look, markAndLook, send, type, uncaught } from './page';

/** More than the loader waits for a file before the page does without it, in milliseconds. */
const GIVEN_UP_MS = 20_000;

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

/** How many pages are open at once: while one waits, the others work. */
const AT_ONCE = 3;

// Which file fails on which page is found by a visit to each of them, once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let cases: ReadonlyMap<RoutePath, readonly Case[]>;

/** Opens a page, one of whose files fails, and does there what a visitor does. */
async function visit(page: Page, leads: Leads, path: RoutePath, [file, way]: Case): Promise<void> {
	const [errors, loaded] = [uncaught(page), loads(page)];
	const failed = await failing(page, (asked) => asked === file, way);
	const form = formOf(path);
	if (way === HANGS) await page.clock.install();
	await page.goto(path, { waitUntil: 'domcontentloaded' });
	const before = await markAndLook(page);
	if (form) await type(page, form);
	// React is asked for at the first touch, or else when the page is idle.
	else await page.mouse.move(1, 1);
	await failed();
	if (way === HANGS) await page.clock.fastForward(GIVEN_UP_MS);
	else await digested(page);
	expect(await look(page)).toEqual(before);
	expect(loaded, 'loaded by itself').toEqual([path]);
	if (form) {
		await expectTyped(page, form);
		await leads.forgetSources();
		await send(page, form);
		await page.waitForURL(form.thanks, { waitUntil: 'commit' });
	} else if (FOLLOWED.includes(path)) {
		await page.locator('header a[href="/help/"]').first().click();
		await page.waitForURL('**/help/', { waitUntil: 'commit' });
	}
	expect(way === 'comes torn' ? errors.filter((error) => !TORN.test(error)) : errors, 'uncaught').toEqual([]);
}

test.describe('where one of its files fails', () => {
	test.beforeAll(async ({ browser, product }) => {
		test.setTimeout(180_000);
		cases = await casesOfPages(() => browser.newPage({ baseURL: product.site }));
	});

	for (const path of ordered) {
		test(`the page ${path} stays as it is, and its form can be sent`, async ({ newVisitor, leads }) => {
			test.setTimeout(300_000);
			const left = [...(cases.get(path) ?? [])];
			expect(left.length).toBeGreaterThan(0);
			const visitor = async () => {
				for (let one = left.shift(); one !== undefined; one = left.shift()) {
					const page = await newVisitor();
					await test
						.step(one.join(' '), () => visit(page, leads, path, one as Case))
						.catch((error: Error) => expect.soft(error.message, one?.join(' ')).toBe(''));
					await page.context().close();
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, visitor));
		});
	}
});
