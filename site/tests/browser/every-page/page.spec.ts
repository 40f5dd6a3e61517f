import common from '../../../../locales/de/common.json' with { type: 'json' };
import { isRoutePath } from '../../../src/routes';
import { expect, test } from '../fixtures';
import { addresses, NOWHERE } from '../support/addresses';
import { filesOf } from '../support/built-files';
import { deadControls } from '../support/dead-controls';
import { FULL_SUITE, suiteOfFailure, suiteOfPage, suiteOfUse } from '../support/suite';
import { complaints, openReady, ready, requests } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';
import { changesByReact, keepServedMarkup, sidewaysScroll } from './alive';
import { colourViolations, violations } from './axe';
import { expectFit, expectFitWithoutFont } from './fit';
import { expectForcedColours } from './forced-colours';
import { expectWalkable } from './keyboard';
import { movements } from './motion';
import { expectSpoken } from './names';
import { expectPrintable } from './print';
import { expectReflow, unreadableInLargeText } from './reflow';

/** Tools with fields: without a script they show their example, and say why. */
const FILLED_IN = /^\/tools\/(?!matchday)./;

/** Header and footer are the same on every page: on these the keyboard walks through them too. */
const WALKED_WHOLE = ['/contact', NOWHERE];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of addresses) {
	test(`${path} comes alive, can be read in both themes and fits every width`, {
		tag: suiteOfPage(path),
	}, async ({ page }) => {
		const heard = complaints(page);
		const { own, foreign } = requests(page);
		await page.addInitScript(keepServedMarkup);
		await page.goto(path);
		await ready(page);

		await test.step('by its own files, without a changed element or a request to another site', async () => {
			expect.soft(await changesByReact(page), 'draw it from what server and browser both know').toEqual([]);
			expect.soft(foreign, 'serve it from this site').toEqual([]);
			const scripts = own.filter((file) => file.endsWith('.js'));
			if (isRoutePath(path)) expect.soft(new Set(scripts)).toEqual(new Set(filesOf(path)));
		});
		await test.step('passes axe, in both themes', async () => {
			expect.soft(await violations(page), 'correct what axe names').toEqual([]);
			await page.emulateMedia({ colorScheme: 'dark' });
			expect.soft(await colourViolations(page), 'in the dark theme').toEqual([]);
			await page.emulateMedia({ colorScheme: 'light' });
		});
		if (path === '/contact') await test.step('says the right names', () => expectSpoken(page));
		await test.step('fits every width', () => expectFit(page));
		await test.step('fits phones in text of twice the size', async () => {
			expect.soft(await unreadableInLargeText(page), 'give it room in text at 200 % on a phone').toEqual([]);
		});
		await test.step('is not enlarged by a tap: neither by two quick ones, nor by one into a field', async () => {
			const enlarging = await page.locator('a, button, input, select, textarea, summary, label').evaluateAll((all) =>
				all
					.filter((one) => {
						const { touchAction, fontSize } = getComputedStyle(one);
						return (
							touchAction !== 'manipulation' || (one.matches('input, select, textarea') && parseFloat(fontSize) < 16)
						);
					})
					.map(({ outerHTML }) => outerHTML.slice(0, 120)),
			);
			expect.soft(enlarging, 'leave `touch-action` and the size of fields to base.css').toEqual([]);
		});
		await test.step('shows all of it in forced colours', () => expectForcedColours(page));
		await test.step('says nothing in the console', () => {
			expect
				.soft(
					heard.filter((line) => !line.includes('status of 404')),
					'heard in the console',
				)
				.toEqual([]);
		});
	});

	test(`${path} is fit for every way of use`, { tag: suiteOfUse(path) }, async ({ page }) => {
		test.slow();
		await openReady(page, path);
		await test.step('stands still for those who asked for less motion', async () => {
			expect.soft(await movements(page), 'stop it in @media (prefers-reduced-motion)').toEqual([]);
		});
		await test.step('fits a phone without its font', () => expectFitWithoutFont(page));
		await test.step('reflows', () => expectReflow(page));
		await test.step('prints', () => expectPrintable(page));
		// The last: it unfolds whatever can be unfolded.
		await test.step('is walked by keyboard', () => expectWalkable(page, WALKED_WHOLE.includes(path) ? 'body' : 'main'));
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const { path } of addresses) {
		test(`${path} shows no control that would do nothing`, { tag: suiteOfFailure(path) }, async ({ page }) => {
			await page.goto(path);
			expect(await deadControls(page), 'hide them until React comes, by data-js').toEqual([]);
			if (FILLED_IN.test(path)) await expect(page.getByText(common.tools.withoutScript)).toBeVisible();
			await expect(page.locator('[popovertarget]'), 'the menu’s buttons').toHaveCount(2);
		});
	}
});

test.describe('on a phone', { tag: FULL_SUITE }, () => {
	test.use({ viewport: windowOf(WIDTHS.phone), hasTouch: true, isMobile: true });

	for (const { path } of addresses) {
		test(`${path} passes axe in both themes and fits the window`, async ({ page }) => {
			const heard = complaints(page);
			await openReady(page, path);
			expect.soft(await violations(page), 'correct what axe names').toEqual([]);
			expect.soft(await sidewaysScroll(page), 'sideways').toBe(0);
			await page.emulateMedia({ colorScheme: 'dark' });
			expect.soft(await colourViolations(page), 'in the dark theme').toEqual([]);
			expect
				.soft(
					heard.filter((line) => !line.includes('status of 404')),
					'heard in the console',
				)
				.toEqual([]);
		});
	}
});
