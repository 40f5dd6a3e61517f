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

/** Words like E-Mail, QR-Code, DSFinV-K and K7QM-4TXR that a line may break at their hyphen, in some window or other. */
export function breakable(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const short =
			/(?<![\p{L}\d-])(?:[\p{Lu}\d]{1,2}-\p{L}+|\p{L}+-[\p{Lu}\d](?![\p{L}\d-])|[A-Z\d]{4}-[A-Z\d]{4}(?![\p{L}\d]))/gu;
		const found = new Set<string>();
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
			const parent = node.parentElement;
			if (!parent || parent.closest('svg, script, style, noscript, option, textarea')) continue;
			if (getComputedStyle(parent).whiteSpace === 'nowrap') continue;
			for (const [word] of (node.nodeValue ?? '').matchAll(short)) found.add(`‘${word}’ in <${parent.localName}>`);
		}
		return [...found];
	});
}
