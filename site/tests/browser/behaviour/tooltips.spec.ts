import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

/** The customer's delay, in milliseconds. */
const DELAY_MS = 700;

test('every control of header and footer that shows an icon alone says its name in a tooltip inside the window', async ({
	page,
}) => {
	for (const width of [WIDTHS.smallest, WIDTHS.desktop]) {
		await page.setViewportSize(windowOf(width));
		await openReady(page, '/legal/imprint');
		const icons = page.locator(':is(header, footer) :is(a, button):has(> svg:only-child):visible');
		expect(await icons.count()).toBeGreaterThanOrEqual(6);
		for (const icon of await icons.all()) {
			if ((await icon.innerText()).trim() !== '' || (await icon.getAttribute('href')) === '/') continue;
			await icon.focus();
			const tooltip = page.locator('[data-tooltip]');
			await expect(tooltip).toBeVisible();
			const name = (await icon.getAttribute('aria-label')) ?? '';
			expect(name.startsWith(await tooltip.innerText()), name).toBe(true);
			const box = await tooltip.boundingBox();
			expect(box?.x, name).toBeGreaterThanOrEqual(0);
			expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
		}
	}
});

test('tooltips open when the pointer has rested for 700 milliseconds, or at once by keyboard focus', async ({
	page,
}) => {
	const tooltip = page.locator('[data-tooltip]');
	const ways = page.getByRole('banner').getByRole('listitem').getByRole('link');
	const control = ways.filter({ visible: true }).nth(1);
	await page.clock.install();
	await openReady(page, '/');
	await page.clock.pauseAt(Date.now() + 60_000);

	await test.step('by the pointer, and close when it leaves', async () => {
		await control.hover();
		await page.clock.runFor(DELAY_MS - 10);
		expect(await tooltip.count()).toBe(0);
		await page.clock.runFor(20);
		await expect(tooltip).toHaveText('nono bei LinkedIn');
		await expect(tooltip).toBeVisible();
		await page.mouse.move(0, 600);
		await expect(tooltip).toHaveCount(0);
	});

	await test.step('by keyboard focus while no time passes, and close by Escape without moving it', async () => {
		await ways.first().focus();
		await page.keyboard.press('Tab');
		await expect(tooltip).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(tooltip).toHaveCount(0);
		await expect(control).toBeFocused();
	});
});
