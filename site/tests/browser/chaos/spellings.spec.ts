import common from '../../../../locales/de/common.json' with { type: 'json' };
import { ready } from '../support/visitor';
import { expect, test } from './fixtures';
import { markAndLook } from './page';

/** Addresses without a page, some of which look like one to whoever decodes or splits them. */
const NOWHERE = [
	'/contact/nowhere',
	'/pricing/x%20y',
	'/foo%2fcontact',
	'/contact%252f',
	// The Kelvin sign, of which the small letter is a k.
	'/solutions/tic%E2%84%AAeting/',
	'/help/%2e%2e/contact/nowhere',
	'/pricing/%',
	'/pricing/index.xml',
];

test('an address that the edge answers with 404 shows the same page before and after React has come', async ({
	page,
	product,
	traffic,
}) => {
	for (const address of NOWHERE)
		await test.step(address, async () => {
			const response = await page.goto(product.site.replace(/\/$/, '') + address);
			expect(response?.status()).toBe(404);
			const before = await markAndLook(page);
			expect(before.headline).toEqual([common.notFound.title]);
			await ready(page);
			await traffic.settled();
			expect(await markAndLook(page)).toEqual(before);
		});
});
