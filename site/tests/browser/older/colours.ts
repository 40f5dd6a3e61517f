import type { Page } from '@playwright/test';

/** What has another shape where something is missing: the choice of the interval, and an e-mail field beside its button. */
const OTHERWISE = 'script, style, fieldset:has([name="interval"]) *, form[action="/api/signup"] > div';

/** The colours of every element that a visitor sees, one line each, in the order of the document. */
export function colours(page: Page): Promise<string[]> {
	return page.evaluate(
		(without) =>
			[...document.querySelectorAll('body *')]
				.filter((element) => !element.matches(without))
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
		OTHERWISE,
	);
}
