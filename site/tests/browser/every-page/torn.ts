import type { Page } from '@playwright/test';

/** Words that go on in the next line without a hyphen, and numbers, one line each. Not every browser can hyphenate German. */
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
			const text = node.nodeValue ?? '';
			for (const { 0: word, index } of text.matchAll(/\p{L}{2,}|\d[\d.,:]*\d/gu)) {
				// A part behind a soft hyphen begins in the line before, where the hyphen stands.
				range.setStart(node, text[index - 1] === '\u00AD' ? index + 1 : index);
				range.setEnd(node, index + word.length);
				const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
				if (lines.size > 1) found.add(`‘${word}’ in <${parent.localName}>`);
			}
		}
		return [...found];
	});
}
