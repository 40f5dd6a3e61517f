import type { Page } from '@playwright/test';

/** The colours of every element that a visitor sees, one line each, in the order of the document. */
export function colours(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('body *')]
			// The choice of the interval is there only where it can be shown.
			.filter((element) => !element.matches('script, style') && !element.closest('fieldset:has([name="interval"])'))
			.map((element) => {
				const style = getComputedStyle(element);
				const values = [
					style.color,
					style.backgroundColor,
					style.backgroundImage,
					style.borderTopColor,
					style.borderBottomColor,
					style.boxShadow,
					style.fill,
					style.stroke,
					style.stopColor,
				];
				return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${values.join(' | ')}`;
			}),
	);
}
