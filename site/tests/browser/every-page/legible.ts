import type { Page } from '@playwright/test';

/**
 * What of the page's text can't be read, one line each: outside of the window, cut by a box that hides what is too
 * much, over other text, or longer than the field that shows it. Empty when all can be read.
 */
export function unreadable(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const faults = new Set<string>();
		const lines: { rect: DOMRect; block: Element; text: string }[] = [];
		// Drawings are pictures; what is for screen readers only is hidden on purpose.
		const skipped = 'svg, script, style, noscript, option, [aria-hidden="true"], .sr-only, .sr-only *';
		const isHidden = ({ clipPath }: CSSStyleDeclaration) => clipPath === 'inset(50%)';
		const blockOf = (element: Element): Element => {
			let block = element;
			while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
			return block;
		};
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
			const parent = node.parentElement;
			const text = node.nodeValue?.trim() ?? '';
			if (!parent || text === '' || parent.closest(skipped)) continue;
			if (!parent.checkVisibility({ visibilityProperty: true })) continue;
			const above: Element[] = [];
			for (let one: Element | null = parent; one !== null; one = one.parentElement) above.push(one);
			const styles = above.map((one) => getComputedStyle(one));
			if (styles.some(isHidden)) continue;
			range.selectNodeContents(node);
			for (const rect of range.getClientRects()) {
				if (rect.width < 1 || rect.bottom + scrollY < 0) continue;
				const line = `‘${text.slice(0, 60)}’`;
				if (rect.left < -1 || rect.right > innerWidth + 1) faults.add(`${line} is outside of the window`);
				for (const [index, one] of above.entries()) {
					const style = styles[index];
					if (!style || one === document.body || one === document.documentElement) continue;
					const box = one.getBoundingClientRect();
					const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
					const sideways = cuts(style.overflowX) && (rect.left < box.left - 1 || rect.right > box.right + 1);
					const above =
						cuts(style.overflowY) &&
						(rect.top < box.top - rect.height / 3 || rect.bottom > box.bottom + rect.height / 3);
					if (sideways || above) faults.add(`${line} is cut`);
				}
				lines.push({ rect, block: blockOf(parent), text: line });
			}
		}
		for (const arrow of document.querySelectorAll('.arrow'))
			if (arrow.checkVisibility({ visibilityProperty: true }))
				lines.push({ rect: arrow.getBoundingClientRect(), block: arrow, text: 'an arrow' });
		lines.sort((one, other) => one.rect.top - other.rect.top);
		for (const [index, one] of lines.entries()) {
			for (const other of lines.slice(index + 1)) {
				if (other.rect.top >= one.rect.bottom) break;
				if (one.block === other.block) continue;
				// The box of a line is higher than its letters.
				const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
				const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
				if (wide > 2 && high > 0.4 * Math.min(one.rect.height, other.rect.height))
					faults.add(`${one.text} and ${other.text} lie on each other`);
			}
		}
		const context = document.createElement('canvas').getContext('2d');
		for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')) {
			if (!context || !field.checkVisibility({ visibilityProperty: true })) continue;
			const style = getComputedStyle(field);
			context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
			const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
			// The arrow of a dropdown takes about as much as its text is high.
			const arrow = field instanceof HTMLSelectElement ? Number.parseFloat(style.fontSize) : 0;
			const room =
				field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
			const isLonger = context.measureText(text).width > room + 1;
			// A dropdown may cut what stands in full as the heading of its column.
			if (isLonger && !lines.some((line) => line.text === `‘${text}’`))
				faults.add(`‘${text}’ is longer than its field`);
		}
		for (const element of document.querySelectorAll('a, button, input, select, textarea, summary, table, img, svg')) {
			if (element.matches(skipped.replace('svg, ', '')) || !element.checkVisibility({ visibilityProperty: true }))
				continue;
			if (element.closest('[aria-hidden="true"]') || element.parentElement?.closest('svg')) continue;
			const { left, right, width } = element.getBoundingClientRect();
			if (width > 0 && (left < -1 || right > innerWidth + 1))
				faults.add(`${element.localName} ‘${element.textContent?.trim().slice(0, 40)}’ is outside of the window`);
		}
		const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
		if (sideways > 0) faults.add(`the page scrolls sideways by ${sideways} pixels`);
		return [...faults];
	});
}
