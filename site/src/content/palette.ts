import { brand } from './brand.ts';

interface Colour {
	/** Key of the colour's name in `company/brand.json`. */
	readonly id: string;
	/** Six lower-case digits. */
	readonly hex: string;
	/** The token of `theme/tokens.css` that the colour is, and in which theme. A test compares both. */
	readonly token: `--${string}`;
	readonly theme: 'light' | 'dark';
}

/** The brand's colours. */
export const palette = [
	{ id: 'paper', hex: '#f7f4ea', token: '--ground', theme: 'light' },
	{ id: 'blue', hex: brand.themeColor, token: '--brand', theme: 'light' },
	{ id: 'ink', hex: '#0b2036', token: '--text', theme: 'light' },
	{ id: 'night', hex: '#051424', token: '--ground', theme: 'dark' },
	{ id: 'sky', hex: '#85c0f7', token: '--brand', theme: 'dark' },
	{ id: 'flood', hex: '#ffd23f', token: '--flood', theme: 'light' },
] as const satisfies readonly Colour[];

export type ColourId = (typeof palette)[number]['id'];

/** The value of a colour as '#rrggbb'. */
export function hexOf(id: ColourId): string {
	const colour = palette.find((candidate) => candidate.id === id);
	if (colour === undefined) throw new Error(`content/palette.ts has no colour '${id}'`);
	return colour.hex;
}

/** '#01fe10' as '1, 254, 16'. */
export function rgbOf(hex: string): string {
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');
}
