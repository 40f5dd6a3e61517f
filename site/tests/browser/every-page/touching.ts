import type { Page } from '@playwright/test';

/** Lines of text of a page's own part that run into another text or into a sign beside them, such as the arrow of a row. */
export function touching(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		interface Box {
			readonly owner: Element;
			readonly name: string;
			readonly rect: DOMRect;
		}
		const boxes: Box[] = [];
		const isClipped = (element: Element | null): boolean =>
			element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
		const main = document.querySelector('main') ?? document.body;
		const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
			const parent = node.parentElement;
			const name = node.nodeValue?.trim();
			// Drawings lay papers over papers; the trap of a form is for robots.
			if (
				!parent?.checkVisibility({ visibilityProperty: true }) ||
				!name ||
				parent.closest('svg, style, option, .sr-only, [aria-hidden="true"]')
			)
				continue;
			// Only for those who hear it.
			if (isClipped(parent)) continue;
			// A link in a sentence is part of its lines.
			let owner = parent;
			while (getComputedStyle(owner).display === 'inline' && owner.parentElement) owner = owner.parentElement;
			range.selectNodeContents(node);
			for (const rect of range.getClientRects()) boxes.push({ owner, name, rect });
		}
		for (const owner of main.querySelectorAll('.arrow'))
			if (owner.checkVisibility()) boxes.push({ owner, name: 'an arrow', rect: owner.getBoundingClientRect() });
		const overlap = (a: DOMRect, b: DOMRect) =>
			Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
			Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
		return boxes.flatMap((one, index) =>
			boxes
				.slice(index + 1)
				.filter(({ owner, rect }) => owner !== one.owner && overlap(one.rect, rect))
				.map(({ name }) => `‘${one.name}’ and ‘${name}’`),
		);
	});
}
