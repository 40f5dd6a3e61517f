import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeOf } from '../support/page-code';
import { holdReactBack, newVisitor } from '../support/visitor';
import { digested } from './files';
import { assertTyped, FORM_PAGES, formOf, look, markAndLook, send, type, uncaught } from './page';

/** A page's code that comes whole, and fails when it is run. */
const BROKEN = 'export default function Page() { throw new Error("broken"); }';

describe('a page that React fails to render', { concurrency: 3 }, () => {
	for (const path of FORM_PAGES) {
		it(`stays as it came, with what was typed, and its form can be sent: ${path}`, async (test) => {
			const page = await newVisitor(test);
			const errors = uncaught(page);
			const failed = page.waitForEvent('console', (message) => message.text().includes('broken'));
			const release = await holdReactBack(page);
			await page.route(codeOf(path), (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN }));
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const { parts: _, ...before } = await markAndLook(page);
			const form = formOf(path);
			assert.ok(form);
			await type(page, form);
			release();
			await failed;
			await digested(page);
			const { parts: _parts, ...after } = await look(page);
			assert.deepEqual(after, before);
			await assertTyped(page, form);
			await send(page, form);
			await page.waitForURL(form.thanks, { waitUntil: 'commit' });
			assert.deepEqual(errors, []);
		});
	}
});
