import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { at } from '../support/product';
import { newVisitor, ready } from '../support/visitor';
import { digested } from './files';
import { markAndLook, uncaught } from './page';

/** Addresses without a page, some of which look like one to whoever decodes or splits them. */
const NOWHERE = [
	'/nowhere',
	'/contact/nowhere',
	'/pricing/x%20y',
	'/foo%2fcontact',
	'/contact%252f',
	'/kontakt',
	// The Kelvin sign, of which the small letter is a k.
	'/solutions/tic%E2%84%AAeting/',
	'/help/%2e%2e/contact/nowhere',
	'/pricing/%',
	'/pricing/index.htm',
];

describe('an address that the edge answers with 404', { concurrency: 4 }, () => {
	for (const address of NOWHERE) {
		it(`shows the same page before and after React has come: ${address}`, async (test) => {
			const page = await newVisitor(test);
			const errors = uncaught(page);
			const response = await page.goto(new URL(at('/')).origin + address);
			assert.equal(response?.status(), 404);
			const before = await markAndLook(page);
			assert.deepEqual(before.headline, [common.notFound.title]);
			await ready(page);
			await digested(page);
			assert.deepEqual(await markAndLook(page), before);
			assert.deepEqual(errors, []);
		});
	}
});
