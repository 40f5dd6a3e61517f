import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../tests/browser/support/addresses';
import { ready } from '../tests/browser/support/visitor';

/** A font that comes later than a tenth of a second stays out of the page (`theme/font.css`); a picture waits for it. */
test.beforeEach(async ({ context }) => {
	await context.route(
		({ pathname }) => !pathname.includes('.'),
		async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('font-display:optional', 'font-display:block');
			await route.fulfill({ response, body });
		},
	);
});

for (const { path } of addresses) {
	test(path, async ({ page }, { project }) => {
		await page.goto(path);
		await ready(page);
		await showEverything(page);
		const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
		// One machine draws the same page the same way, so that any difference is a change.
		const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
		expect(picture).toMatchSnapshot(`${name}-${project.name}.png`, { threshold: 0 });
	});
}

async function showEverything(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = 'eager';
		// What can't be decoded shows as it does to a visitor.
		await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
		await document.fonts.ready;
	});
}
