import type { Page } from 'playwright-core';

/** Words that go on in the next line without a hyphen, one line each. Not every browser can hyphenate German. */
export function torn(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found = new Set<string>();
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
			const parent = node.parentElement;
			// Drawings are pictures; the trap of a form is for robots.
			if (!parent?.checkVisibility() || parent.closest('svg, script, style, option, .sr-only, [aria-hidden="true"]'))
				continue;
			// A part behind a soft hyphen begins in the line before: the hyphen stands there.
			for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/(?<![\p{L}\u00AD])\p{L}{2,}/gu)) {
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
				if (lines.size > 1) found.add(`‘${word}’ in <${parent.localName}>`);
			}
		}
		return [...found];
	});
}
