import type { Page } from '@playwright/test';
import { footerGroups } from '../../../src/content/navigation';
import { pages, type RoutePath } from '../../../src/routes';
import { expect, test } from '../fixtures';
import { codeOf, filesOf } from '../support/built-files';
import { headerLink } from '../support/header';
import { askedFor, askedForLater, Rounds } from '../support/rounds';
import { suiteOfPage } from '../support/suite';
import { openReady, ready } from '../support/visitor';

/** A page from which one goes to another. */
const from = (path: RoutePath) => (path === '/help/' ? '/pricing/' : '/help/');

const footerLink = (page: Page, path: RoutePath) => page.locator(`footer a[href="${path}"]`).first();

/** Ways to another page: what comes before its files are asked for, what asks for them, and what leads there then. */
const WAYS = [
	{
		name: 'by pointer',
		before: (page: Page, path: RoutePath) => openReady(page, from(path)),
		ask: (page: Page, path: RoutePath) => footerLink(page, path).hover(),
		// The pointer rests on no link of the next page, which would ask for the files of that one.
		async go(page: Page, path: RoutePath) {
			await page.mouse.move(0, 0);
			await footerLink(page, path).dispatchEvent('click');
		},
	},
	{
		name: 'back in the history',
		async before(page: Page, path: RoutePath) {
			await openReady(page, path);
			await headerLink(page, from(path)).click();
			await page.waitForURL(from(path));
			// What came until here is forgotten.
			await page.reload();
			await ready(page);
		},
		ask: (page: Page) => page.evaluate(() => history.back()),
		go: async () => {},
	},
] as const;

const BACK = WAYS[1];

/** Pages that the footer leads to. */
const LINKED = new Set<RoutePath>(['/', '/contact', ...footerGroups.flatMap(({ columns }) => columns.flat())]);

for (const [index, { path }] of pages.entries()) {
	const way = (LINKED.has(path) && WAYS[index % WAYS.length]) || BACK;
	test(`everything that a change of page needs is asked for at once: to ${path} ${way.name}`, {
		tag: suiteOfPage(path),
	}, async ({ page }) => {
		await way.before(page, path);
		const known = await askedFor(page);
		const rounds = await Rounds.of(page);
		await way.ask(page, path);
		await rounds.begun();
		await rounds.last();
		await way.go(page, path);
		await page.waitForURL(path);
		await expect(page.locator('main h1')).toBeFocused();
		await page.waitForLoadState('networkidle');
		const files = await askedFor(page, known);
		expect(files.some((file) => codeOf(path).test(file))).toBe(true);
		expect(await askedForLater(page, files), 'asked for once the first files had come').toEqual([]);
	});
}

test('React comes in two rounds: what the document names, then all that its page needs', async ({ page }) => {
	for (const path of ['/', '/contact', '/tools/matchday/'] as const)
		await test.step(path, async () => {
			await page.unrouteAll();
			await page.goto('about:blank');
			const rounds = await Rounds.of(page);
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const named = (await page.locator('[data-scripts]').getAttribute('data-scripts'))?.split(' ') ?? [];
			await page.mouse.move(9, 9);
			for (const round of ['named', 'needed']) {
				await rounds.begun();
				await (round === 'named' ? rounds.next() : rounds.last());
			}
			await ready(page);
			const needed = filesOf(path).filter((file) => !named.includes(file));
			expect(needed).not.toEqual([]);
			expect(await askedForLater(page, named)).toEqual([]);
			expect(await askedForLater(page, needed)).toEqual([]);
		});
});
