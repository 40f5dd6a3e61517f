import { LOGO_MARK } from '../../src/content/brand.ts';
import type { LogoVariant } from '../../src/content/brand-files.ts';
import { hexOf } from '../../src/content/palette.ts';
import { type Wordmark, wordmark } from './wordmark.ts';

/** The logo's measures in hundredths of the name's size, as in `shell/Logo.module.css`. */
const NAME_SIZE = 100;
const MARK_SCALE = 1.15;
const GAP = 54.4;

/** Where the mark's ink lies in its square of 100 units. */
const MARK = { left: 4, top: 8, width: 92, height: 84 };

/** Colours of mark and name; one colour is black, so that a printer needs one ink. */
const COLOURS: Record<LogoVariant, { mark: string; name: string }> = {
	primary: { mark: hexOf('blue'), name: hexOf('ink') },
	reversed: { mark: '#ffffff', name: '#ffffff' },
	mono: { mark: '#000000', name: '#000000' },
	mark: { mark: hexOf('blue'), name: hexOf('ink') },
};

/** Draws every version of the logo as SVG, the name as outlines, so that the file needs no font. */
export async function logoSvgs(name: string): Promise<(variant: LogoVariant) => string> {
	const word = await wordmark(name, NAME_SIZE);
	return (variant) => (variant === 'mark' ? markSvg(name, COLOURS.mark.mark) : lockupSvg(name, word, COLOURS[variant]));
}

function lockupSvg(title: string, word: Wordmark, colours: { mark: string; name: string }): string {
	const mark = { width: MARK.width * MARK_SCALE, height: MARK.height * MARK_SCALE };
	const nameAt = `${round(mark.width + GAP)} ${round((mark.height - word.height) / 2)}`;
	return svg(
		title,
		round(mark.width + GAP + word.width),
		round(mark.height),
		`<path fill="${colours.mark}" transform="scale(${MARK_SCALE}) translate(${-MARK.left} ${-MARK.top})" d="${LOGO_MARK}"/>` +
			`<path fill="${colours.name}" transform="translate(${nameAt})" d="${word.path}"/>`,
	);
}

function markSvg(title: string, colour: string): string {
	const drawing = `<path fill="${colour}" transform="translate(${-MARK.left} ${-MARK.top})" d="${LOGO_MARK}"/>`;
	return svg(title, MARK.width, MARK.height, drawing);
}

function svg(title: string, width: number, height: number, drawing: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${title}</title>${drawing}</svg>\n`;
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
