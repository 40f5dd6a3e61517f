import { expect, test } from '../fixtures';
import { addresses } from '../support/addresses';
import { complaints, openReady } from '../support/visitor';
import { sidewaysScroll } from './alive';
import { colourViolations, violations } from './axe';
import { expectNoBlank } from './blank';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of addresses) {
	test(`${path} passes axe in both themes, fits the window and is shown whole`, async ({ page }) => {
		const heard = complaints(page);
		await openReady(page, path);
		expect.soft(await violations(page)).toEqual([]);
		expect.soft(await sidewaysScroll(page), 'sideways').toBe(0);
		await expectNoBlank(page);
		await page.emulateMedia({ colorScheme: 'dark' });
		expect.soft(await colourViolations(page), 'in the dark theme').toEqual([]);
		expect.soft(heard.filter((line) => !line.includes('status of 404'))).toEqual([]);
	});
}
