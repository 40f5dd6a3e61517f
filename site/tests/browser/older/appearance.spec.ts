import type { Locator, Page } from '@playwright/test';
import { decode } from 'fast-png';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { newEntry } from '../contact/form';
import { colourViolations } from '../every-page/axe';
import { unreadable } from '../every-page/legible';
import { expect, test } from '../fixtures';
import { SECOND_RING } from '../support/ring';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';
import { colours } from './colours';
import { type Age, makeOlder } from './without';

const PAGES = ['/', '/contact', '/pricing/', '/devices/ticketing/', '/help/'] as const;

/** The themes of devices. */
const DEVICES = ['light', 'dark'] as const;

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

// A page may ask for another one in advance, whose answer nobody waits for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** A page of its own, as a visitor with an older browser sees it. */
async function olderPage(page: Page, age: Age): Promise<Page> {
	const older = await page.context().newPage();
	await makeOlder(older, age);
	return older;
}

/** The share of a drawing that is plain black, as all is that has no colour. */
async function blackness(drawing: Locator): Promise<number> {
	const { data, channels, width, height } = decode(await drawing.screenshot());
	let black = 0;
	for (let at = 0; at < data.length; at += channels) {
		if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) === 0) black += 1;
	}
	return black / (width * height);
}

test.describe('in the oldest browsers in which the site looks as designed', () => {
	for (const path of PAGES) {
		test(`${path} has the same colours as in new ones, in both themes`, {
			tag: path === '/' ? [] : SECOND_RING,
		}, async ({ page }) => {
			const older = await olderPage(page, 'styles');
			for (const one of [page, older]) await openReady(one, path);
			for (const device of DEVICES) {
				for (const one of [page, older]) await one.emulateMedia({ colorScheme: device });
				expect.soft(await colours(older), device).toEqual(await colours(page));
			}
		});
	}

	test('a theme that was chosen has the same colours as in new ones, whatever the device has', {
		tag: SECOND_RING,
	}, async ({ page }) => {
		const older = await olderPage(page, 'styles');
		for (const [chosen, device] of [DEVICES, DEVICES.toReversed()]) {
			for (const one of [page, older]) {
				await one.emulateMedia({ colorScheme: device });
				await one.addInitScript((theme) => localStorage.setItem('nono-ui-theme', theme), chosen);
				await openReady(one, '/');
			}
			expect.soft(await colours(older), `${chosen} on a ${device} device`).toEqual(await colours(page));
		}
	});

	for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
		test(`all can be read in both themes, in a window of ${width} pixels`, {
			tag: SECOND_RING,
		}, async ({ page }) => {
			test.slow();
			await makeOlder(page, 'styles');
			await page.setViewportSize(windowOf(width));
			for (const path of PAGES) {
				await openReady(page, path);
				expect.soft(await unreadable(page), path).toEqual([]);
				for (const device of DEVICES) {
					await test.step(`${path}, ${device}`, async () => {
						await page.emulateMedia({ colorScheme: device });
						expect.soft(await colourViolations(page)).toEqual([]);
						for (const drawing of await page.locator('main svg[role="img"]:visible').all())
							expect.soft(await blackness(drawing)).toBeLessThan(0.005);
					});
				}
			}
		});
	}

	test('fields have edges, and the header covers what lies under it', async ({ page }) => {
		await makeOlder(page, 'styles');
		await openReady(page, '/contact');
		for (const field of await page
			.locator('main form :is(input, textarea):not([type="checkbox"], [name="leaveEmpty"])')
			.all()) {
			await expect(field).toHaveCSS('border-top-style', 'solid');
			await expect(field).not.toHaveCSS(
				'border-top-color',
				await field.evaluate((one) => getComputedStyle(one).backgroundColor),
			);
		}
		await expect(page.getByRole('banner').locator('> div').last()).toHaveCSS('background-color', /^rgb\(/);
	});

	test('both prices of a plan show, and no choice that does nothing', async ({ page }) => {
		await makeOlder(page, 'styles');
		await openReady(page, '/pricing/');
		await expect(page.locator('[name="interval"]').first()).toBeHidden();
		expect(await unreadable(page)).toEqual([]);
	});

	test('a device comparison shows the picked classes, and only where they differ when that is asked for', {
		tag: SECOND_RING,
	}, async ({ page }) => {
		await makeOlder(page, 'styles');
		await openReady(page, '/devices/pos/');
		const table = page.locator('main table').first();
		await expect(table.locator('thead th:visible')).toHaveCount(3);
		const rows = await table.locator('tbody tr:visible').count();
		await page.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }).check();
		await expect.poll(() => table.locator('tbody tr:visible').count()).toBeLessThan(rows);
	});

	test('the page on which the functions answer has the colours of the theme', async ({ page }) => {
		await makeOlder(page, 'styles');
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.goto('/contact');
		await page.evaluate(
			(entry) => {
				const form = document.querySelector<HTMLFormElement>('main form');
				for (const [name, value] of Object.entries(entry)) {
					const field = form?.elements.namedItem(name);
					if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
				}
				form?.submit();
			},
			newEntry({ phone: '12' }),
		);
		await expect(page.getByRole('alert')).toBeVisible();
		expect(await colourViolations(page)).toEqual([]);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
			'rgb(5, 20, 36)',
		);
	});
});

for (const age of ['styles', 'scripts'] as const) {
	test(`the menu of a phone opens by its button and closes by what is chosen: ${age}`, {
		tag: age === 'styles' ? [] : SECOND_RING,
	}, async ({ page }) => {
		await makeOlder(page, age);
		await page.setViewportSize(windowOf(WIDTHS.phone));
		const uncaught: string[] = [];
		page.on('pageerror', ({ message }) => uncaught.push(message));
		await openReady(page, '/contact');
		const menu = page.locator('#menu');
		const toggle = page.getByRole('button', { name: common.nav.menu });
		await expect(menu).toBeHidden();
		await toggle.click();
		await expect(menu).toBeVisible();
		await menu.getByRole('button', { name: common.close }).click();
		await expect(menu).toBeHidden();
		await toggle.click();
		await menu.getByRole('link', { name: common.pages['/pricing/'], exact: true }).click();
		await expect(page).toHaveURL('/pricing/');
		await expect(menu).toBeHidden();
		expect(uncaught).toEqual([]);
	});
}

for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
	test(`in the oldest browsers whose scripts can send a form every page is plain, and can be read: ${width} pixels`, {
		tag: width === WIDTHS.phone ? [] : SECOND_RING,
	}, async ({ page }) => {
		test.slow();
		await makeOlder(page, 'scripts');
		await page.setViewportSize(windowOf(width));
		for (const path of PAGES) {
			await openReady(page, path);
			for (const device of DEVICES) {
				await test.step(`${path}, ${device}`, async () => {
					await page.emulateMedia({ colorScheme: device });
					expect.soft(await colourViolations(page)).toEqual([]);
				});
			}
		}
	});
}
