// A picture of a whole page, taken as soon as it is ready, shows the whole page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pages } from '../src/routes';
import { blankStretch } from './screenshots/blank';
import { newVisitor, ready, WIDTHS, windowOf } from './support/visitor';

/** The longest stretch of one colour from edge to edge that the design has, in pixels. */
const LONGEST = 300;

for (const device of ['phone', 'desktop'] as const) {
	describe(`a picture of a whole page on a ${device}`, { concurrency: 4 }, () => {
		for (const { path } of pages) {
			it(`has no blank stretch: ${path}`, async (test) => {
				const page = await newVisitor(test, { viewport: windowOf(WIDTHS[device]), reducedMotion: 'reduce' });
				await page.goto(path);
				await ready(page);
				const picture = await page.screenshot({ fullPage: true });
				await page.context().close();
				const { rows, from, of } = await blankStretch(picture);
				assert.ok(rows <= LONGEST, `${rows} px are blank, from ${from} on, of ${of}`);
			});
		}
	});
}
