import type { Page } from '@playwright/test';

/** What could be a control, and a group of controls without one. */
const CONTROLS = 'button, input, select, textarea, [role="button"], [contenteditable], fieldset:not(:has(input))';

/** What the browser answers by itself: fields of a form and the button that sends it, what opens a popover, and boxes whose mark a
 * stylesheet reads (the plans’ interval, and what stops the supporters’ band). */
const ANSWERED =
	'form[action] :not([type="button"]), [popovertarget], :disabled, [name="interval"], [type="checkbox"].sr-only';

/** Controls in a part of the page that a visitor can see and that do nothing without a script, each by the start of its markup. */
export function deadControls(page: Page, part: 'body' | 'main' = 'body'): Promise<string[]> {
	return page.evaluate(
		([controls, answered, place]) =>
			[...document.querySelectorAll(`${place} :is(${controls})`)]
				.filter((control) => control.getClientRects().length > 0 && !control.matches(answered))
				.filter((control) => getComputedStyle(control).visibility === 'visible')
				.map(({ outerHTML }) => outerHTML.slice(0, 120)),
		[CONTROLS, ANSWERED, part] as const,
	);
}
