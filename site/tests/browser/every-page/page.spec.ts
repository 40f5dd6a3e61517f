import { isRoutePath } from '../../../src/routes';
import { expect, test } from '../fixtures';
import { addresses, NOWHERE } from '../support/addresses';
import { filesOf } from '../support/built-files';
import { complaints, ready, requests } from '../support/visitor';
import { brotliBytes, changesByReact, keepServedMarkup } from './alive';
import { expectServed } from './as-served';
import { colourViolations, violations } from './axe';
import { expectNoBlank } from './blank';
import { expectFit, expectFitWithoutFont } from './fit';
import { expectForcedColours } from './forced-colours';
import { expectWalkable } from './keyboard';
import { movements } from './motion';
import { expectSpoken } from './names';
import { expectPrintable } from './print';
import { expectReflow } from './reflow';
import { expectSense } from './sense';
import { breakable } from './torn';

/** Most JavaScript that a page may fetch before anybody touches it, and the least that shows that all was seen, in bytes of brotli. */
const SCRIPT_BYTES = { least: 50_000, most: 124_000 };
/** A tool reckons and draws in the browser. */
const TOOL_BYTES = 133_000;

/** Header and footer are the same on every page: on these the keyboard walks through them too. */
const WALKED_WHOLE = ['/', '/contact', NOWHERE];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addresses) {
	const { path } = address;

	test(`${path} is whole, alive, and fit for every way of use`, async ({ page }) => {
		test.slow();
		const heard = complaints(page);
		const { own, foreign } = requests(page);
		await page.addInitScript(keepServedMarkup);
		const response = await page.goto(path);
		await ready(page);
		if (!response) throw new Error(`${path} has no answer`);

		await test.step('comes as its row in the route table says', () => expectServed(page, address, response));
		await test.step('comes to life by its own files, without a changed element or a request to another site', async () => {
			expect.soft(await changesByReact(page)).toEqual([]);
			expect.soft(foreign).toEqual([]);
			const scripts = own.filter((file) => file.endsWith('.js'));
			if (isRoutePath(path)) expect.soft(new Set(scripts)).toEqual(new Set(filesOf(path)));
			const bytes = brotliBytes(scripts);
			expect.soft(bytes, 'bytes of JavaScript').toBeGreaterThan(SCRIPT_BYTES.least);
			const most = path.startsWith('/tools/') ? TOOL_BYTES : SCRIPT_BYTES.most;
			expect.soft(bytes, 'bytes of JavaScript').toBeLessThanOrEqual(most);
		});
		await test.step('stands still for those who asked for less motion', async () => {
			expect.soft(await movements(page)).toEqual([]);
		});
		await test.step('is a picture without a blank stretch', () => expectNoBlank(page));
		await test.step('says the right names', () => expectSpoken(page, path));
		await test.step('makes sense when it is heard', () => expectSense(page));
		await test.step('passes axe, in both themes', async () => {
			expect.soft(await violations(page)).toEqual([]);
			await page.emulateMedia({ colorScheme: 'dark' });
			expect.soft(await colourViolations(page), 'in the dark theme').toEqual([]);
			await page.emulateMedia({ colorScheme: 'light' });
		});
		await test.step('lets no line end in the middle of a short word or a reference', async () => {
			expect.soft(await breakable(page)).toEqual([]);
		});
		await test.step('fits every width', () => expectFit(page));
		await test.step('fits a phone without its font', () => expectFitWithoutFont(page));
		await test.step('reflows', () => expectReflow(page));
		await test.step('prints', () => expectPrintable(page));
		await test.step('keeps its edges in forced colours', () => expectForcedColours(page));
		// The last: it unfolds whatever can be unfolded.
		await test.step('is walked by keyboard', () => expectWalkable(page, WALKED_WHOLE.includes(path) ? 'body' : 'main'));
		await test.step('says nothing in the console', () => {
			expect.soft(heard.filter((line) => !line.includes('status of 404'))).toEqual([]);
		});
	});
}
