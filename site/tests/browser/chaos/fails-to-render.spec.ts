import { codeOf } from '../support/built-files';
import { deadControls } from '../support/dead-controls';
import { headerLink } from '../support/header';
import { FULL_SUITE } from '../support/suite';
import { holdReactBack, openReady } from '../support/visitor';
import { expect, test } from './fixtures';
import { expectTyped, FORM_PAGES, formOf, look, markAndLook, send, type } from './page';

/** A page's code that comes whole, and fails when it is run. */
const BROKEN = 'export default function Page() { throw new Error("broken"); }';

test.describe('a page that React fails to render', () => {
	for (const path of FORM_PAGES) {
		const tag = path === '/contact' ? [] : [FULL_SUITE];
		test(`stays as it came, with what was typed, and its form can be sent: ${path}`, { tag }, async ({
			page,
			traffic,
		}) => {
			const failed = page.waitForEvent('console', (message) => message.text().includes('broken'));
			const release = await holdReactBack(page);
			await page.route(codeOf(path), (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN }));
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const { parts: _, ...before } = await markAndLook(page);
			const form = formOf(path);
			if (!form) throw new Error(`${path} has no form`);
			await type(page, form);
			release();
			await failed;
			await traffic.settled();
			const { parts: _parts, ...after } = await look(page);
			expect(after).toEqual(before);
			await expectTyped(page, form);
			expect(await deadControls(page, 'main')).toEqual([]);
			await send(page, form);
			await page.waitForURL(form.thanks, { waitUntil: 'commit' });
		});
	}

	test('is as it is without JavaScript where React had answered its controls, until another page comes', async ({
		page,
	}) => {
		await openReady(page, '/tools/cards/');
		await page.evaluate(() => {
			Number.prototype.toFixed = () => {
				throw new Error('broken');
			};
		});
		await page.locator('main input[name="club"]').fill('TSV Probe');
		await expect.poll(() => deadControls(page, 'main'), 'there, and dead').toEqual([]);
		await expect(page.locator('main h1')).toBeVisible();
		await headerLink(page, '/pricing/').click();
		await page.waitForURL('/pricing/');
		await expect(page.getByRole('button', { name: 'Dark', exact: true })).toBeVisible();
	});
});
