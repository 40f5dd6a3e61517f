/** The widths that the design is made for, in pixels; 320 is a 1280 px screen at 400 % zoom. */
export const WIDTHS = { smallest: 320, phone: 390, tablet: 768, desktop: 1440 } as const;

/** A size of the window for each width. */
export function windowOf(width: number): { width: number; height: number } {
	return { width, height: width < WIDTHS.tablet ? 844 : 900 };
}
