import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

/** Fields whose unit, or whose full stop, begins a line of its own. */
function torn(page: Page): Promise<string[]> {
	return page.locator('main input').evaluateAll((fields) =>
		fields.flatMap((field) => {
			const blank = field.parentElement;
			const texts = document.createTreeWalker(field.closest('p, li') ?? document.body, NodeFilter.SHOW_TEXT);
			let next = texts.nextNode();
			while (
				next !== null &&
				!((blank?.compareDocumentPosition(next) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING && !blank?.contains(next))
			)
				next = texts.nextNode();
			const unit = /^\s*(?:%|€|ct|s|Uhr|\.)(?!\p{L})/u.exec(next?.nodeValue ?? '');
			if (!blank || !next || !unit) return [];
			const range = document.createRange();
			range.setStart(next, unit[0].length - 1);
			range.setEnd(next, unit[0].length);
			return range.getBoundingClientRect().top > blank.getBoundingClientRect().bottom - 4
				? [field.getAttribute('name') ?? '']
				: [];
		}),
	);
}

test('a unit stays on the line of its number', async ({ page }) => {
	for (const tool of ['queue', 'costs']) {
		await openReady(page, `/tools/${tool}/`);
		for (let width = 320; width <= 1_440; width += 20) {
			await page.setViewportSize({ width, height: 900 });
			expect(await torn(page), `${tool} at ${width} px`).toEqual([]);
		}
	}
});
