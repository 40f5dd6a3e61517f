import type { Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import queue from '../../../../locales/de/tools/queue.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { FULL_SUITE } from '../support/suite';
import { openReady } from '../support/visitor';

type Pointer = 'touch' | 'mouse' | 'pen';

/** A press where something is now, whatever moves after it has begun. */
async function press(page: Page, pointer: Pointer, target: Locator): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error('what is to be pressed is not shown');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	if (pointer === 'touch') return page.touchscreen.tap(x, y);
	if (pointer === 'mouse') return page.mouse.click(x, y, { delay: 20 });
	const pen = await page.context().newCDPSession(page);
	for (const type of ['mousePressed', 'mouseReleased'] as const)
		await pen.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, pointerType: 'pen' });
	await pen.detach();
}

const PLACES: readonly { width: number; height: number; pointer: Pointer; tag?: string }[] = [
	{ width: 320, height: 568, pointer: 'touch' },
	{ width: 1366, height: 768, pointer: 'mouse' },
	{ width: 667, height: 375, pointer: 'touch', tag: FULL_SUITE },
	{ width: 800, height: 1280, pointer: 'pen', tag: FULL_SUITE },
];

for (const { width, height, pointer, tag } of PLACES)
	test.describe(`a press by ${pointer} at ${width} × ${height}`, { tag: tag ?? [] }, () => {
		test.use({ viewport: { width, height }, hasTouch: pointer === 'touch' });

		test('opens the group of the menu that it began on, with another one open', async ({ page }) => {
			await openReady(page, '/legal/imprint');
			const button = page.getByRole('button', { name: common.nav.menu });
			if (await button.isVisible()) await press(page, pointer, button);
			const openers = page.locator('#menu summary:visible');
			const count = await openers.count();
			expect(count).toBeGreaterThan(3);
			for (let first = 0; first < count; first++)
				for (let second = 0; second < count; second++) {
					// Beside it the open one moves most; every pair is for the full suite.
					if (first === second || (!tag && Math.abs(first - second) > 1)) continue;
					const [before, after] = [openers.nth(first), openers.nth(second)];
					const pair = `${await before.innerText()}, then ${await after.innerText()}`;
					await press(page, pointer, before);
					await press(page, pointer, after);
					await expect(page, pair).toHaveURL('/legal/imprint');
					const open = page.locator('#menu details[open] > summary');
					await expect(open, pair).toHaveText([await after.innerText()]);
					await expect(open, `${pair}: in view`).toBeInViewport({ ratio: 0.9 });
					await press(page, pointer, after);
					await expect(open, pair).toHaveCount(0);
				}
		});
	});

test.describe('a press on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('in the menu chooses the theme that it began on, with the list of languages open above it', async ({ page }) => {
		await openReady(page, '/');
		await press(page, 'touch', page.getByRole('button', { name: common.nav.menu }));
		await press(page, 'touch', page.locator('#menu summary').last());
		await press(page, 'touch', page.getByRole('button', { name: common.theme.dark, exact: true }));
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	});

	test('on what lies below a field that is left lands there, though a sentence about the field comes between', async ({
		page,
	}) => {
		for (const pointer of ['touch', 'mouse', 'pen'] as const) {
			await openReady(page, '/tools/queue/');
			const field = page.locator('[name="guests"]');
			await field.fill('20001');
			await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
			await press(page, pointer, page.getByRole('link', { name: queue.ask }));
			await expect(page, pointer).toHaveURL(/\/contact/);
		}
	});

	test('finds the link beside a box as high as a finger needs, and leaves the box alone', async ({ page }) => {
		await openReady(page, '/contact');
		const link = page.getByRole('link', { name: contact.form.hints.privacyAccepted });
		expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
		const [opened] = await Promise.all([page.waitForEvent('popup'), press(page, 'touch', link)]);
		await expect(opened).toHaveURL('/legal/privacy');
		await expect(page.getByRole('checkbox', { name: contact.form.labels.privacyAccepted })).not.toBeChecked();
	});
});
