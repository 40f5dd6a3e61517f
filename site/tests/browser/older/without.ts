import type { Page } from '@playwright/test';

/** How what is newer than the list `styles` in `package.json` is written in the built site, and a spelling that no browser knows. */
const UNKNOWN: readonly (readonly [written: RegExp, instead: string])[] = [
	// Functions, units and keywords.
	[/\b(light-dark|color-mix|oklch|oklab|lab|lch)\(/g, 'x-$1('],
	[/(\d)([dsl]v[hwib]|cq\w+)\b/g, '$1x$2'],
	[/\bsubgrid\b/g, 'x-subgrid'],
	[/(overflow[\w-]*:)clip\b/g, '$1x-clip'],
	[/(content:"[^"]*") ?\/ ?"[^"]*"/g, '$1 x'],
	// Properties. A prefixed one is older.
	[
		/(?<=[;{])(rotate|translate|scale|mask[\w-]*|text-wrap[\w-]*|text-box[\w-]*|hanging-punctuation|hyphenate[\w-]*|view-timeline|animation-(?:timeline|range)|container[\w-]*|field-sizing|interpolate-size)(?=:)/g,
		'x-$1',
	],
	// Selectors.
	[/:(has|popover-open|user-invalid|user-valid|open|state)\b/g, ':x-$1'],
	[/::(details-content|scroll-marker|picker|checkmark|picker-icon)\b/g, '::x-$1'],
	// Rules and what they ask for.
	[/@(container|scope|starting-style|property|position-try|view-transition)\b/g, '@x-$1'],
	[/\((scripting|prefers-reduced-transparency|inverted-colors)\b/g, '(x-$1'],
	[/\((width|height)(?=[<>=])/g, '(x-$1'],
	[/(?<=[<>=])(width|height)(?=[<>=])/g, 'x-$1'],
	// Attributes.
	[/ popover="/g, ' x-popover="'],
];

/** What is older than the list `styles`, but not than the list `scripts`. */
const OLDEST: typeof UNKNOWN = [
	...UNKNOWN,
	[/@layer\b/g, '@x-layer'],
	[/:(focus-visible|where|is)\b/g, ':x-$1'],
	[/(?<=[;{])(inset[\w-]*|aspect-ratio|accent-color|color-scheme)(?=:)/g, 'x-$1'],
];

/** How old a browser is: the oldest in which the site looks as designed, or the oldest whose scripts can send a form. */
export type Age = 'styles' | 'scripts';

/** Shows pages as an older browser would: what it lacks is unknown in documents and stylesheets, and to scripts. Before `goto`;
 * needs `bypassCSP`, since the policy knows the styles as they were. */
export async function makeOlder(page: Page, age: Age): Promise<void> {
	const changes = age === 'styles' ? UNKNOWN : OLDEST;
	await page.route(
		({ pathname }) => pathname.endsWith('.css') || !pathname.includes('.'),
		async (route) => {
			if (route.request().method() !== 'GET') return route.fallback();
			const response = await route.fetch({ maxRedirects: 0 });
			const body = await response.text();
			await route.fulfill({
				response,
				body: changes.reduce((text, [written, instead]) => text.replace(written, instead), body),
			});
		},
	);
	await page.addInitScript(forgetPopovers);
}

/** Runs in the page: popovers and the selectors that came with them are unknown to scripts, too. */
function forgetPopovers(): void {
	for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
		Reflect.deleteProperty(HTMLElement.prototype, name);
	const known = Element.prototype.matches;
	Element.prototype.matches = function (this: Element, selector: string) {
		if (selector.includes(':popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector.`);
		return known.call(this, selector);
	} as typeof known;
}
