import { readFileSync } from 'node:fs';

const STYLES = new URL('../../src/theme/', import.meta.url);

/** A number of `theme/tokens.css`, without its unit.
 * @throws when there is none of that name */
export function numberToken(name: string): number {
	return Number(token(name, '[\\d.]+'));
}

/** A colour of `theme/tokens.css` that is the same in both themes, as '#rrggbb'.
 * @throws when there is none of that name */
export function colourToken(name: string): string {
	return token(name, '#\\w{6}(?=;)');
}

function token(name: string, pattern: string): string {
	const css = readFileSync(new URL('tokens.css', STYLES), 'utf8');
	const [, value] = new RegExp(`${name}: (${pattern})`).exec(css) ?? [];
	if (value === undefined) throw new Error(`theme/tokens.css has no ${name} of the kind ${pattern}`);
	return value;
}

/** The cut of headlines on the two axes of the font. */
export function headlineCut(): { readonly weight: number; readonly width: number } {
	return { weight: numberToken('--weight-headline'), width: numberToken('--width-headline') };
}

/** The range of an axis that `theme/font.css` declares for the font file.
 * @param property that holds the lowest and the highest value
 * @throws when it doesn't */
export function fontRange(property: 'font-weight' | 'font-stretch'): { readonly min: number; readonly max: number } {
	const css = readFileSync(new URL('font.css', STYLES), 'utf8');
	const [, min, max] = new RegExp(`${property}: (\\d+)%? (\\d+)%?;`).exec(css) ?? [];
	if (min === undefined || max === undefined) throw new Error(`theme/font.css declares no range of ${property}`);
	return { min: Number(min), max: Number(max) };
}
