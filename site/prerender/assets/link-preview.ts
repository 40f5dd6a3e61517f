import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { LOGO_MARK } from '../../src/content/brand.ts';
import { hexOf } from '../../src/content/palette.ts';
import { PREVIEW } from '../../src/shell/preview.ts';
import { headlineFont } from './font.ts';

const { width: WIDTH, height: HEIGHT } = PREVIEW;
/** The palette of an afternoon match; the picture has no themes. */
const PAPER = hexOf('paper');
const INK = hexOf('ink');
const FLOOD = hexOf('flood');

type Node = { type: string; props: { style?: Record<string, unknown>; children?: unknown; [name: string]: unknown } };
const box = (style: Record<string, unknown>, ...children: unknown[]): Node => ({
	type: 'div',
	// Without border-box, padding comes on top of a size and pushes the last line out of the picture.
	props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

/** Widths of the ticket and of its stub, and the margin around the ticket's words. */
const TICKET_WIDTH = 876;
const STUB_WIDTH = WIDTH - TICKET_WIDTH;
const MARGIN = { block: 72, inline: 64 };

/** Type sizes of headlines: of short ones, and of those with more than so many characters. */
const HEADLINE = { size: 100, small: 82, characters: 42 };

/** A letter of the headline cut in long German words, as a part of the type size: 0.48 in „Nutzungsbedingungen“, and some air. */
const LETTER = 0.5;

/** Type size at which a headline's longest word, German as it is, still fits on a line. */
function headlineSize(title: string): number {
	const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
	const fitting = Math.floor((TICKET_WIDTH - 2 * MARGIN.inline) / (longest * LETTER));
	return Math.min(fitting, title.length > HEADLINE.characters ? HEADLINE.small : HEADLINE.size);
}

/** What one picture says. */
export interface Preview {
	readonly title: string;
	readonly label: string;
	readonly brand: string;
	readonly color: string;
}

/** A ticket with the page's headline, the brand on its stub. */
function ticket({ title, label, brand, color }: Preview): Node {
	const mark = {
		type: 'svg',
		props: {
			viewBox: '0 0 100 100',
			width: 116,
			height: 116,
			children: { type: 'path', props: { d: LOGO_MARK, fill: INK } },
		},
	};
	return box(
		{ width: WIDTH, height: HEIGHT, background: PAPER, fontFamily: 'Archivo', color: INK },
		box(
			{
				width: TICKET_WIDTH,
				height: HEIGHT,
				flexShrink: 0,
				flexDirection: 'column',
				justifyContent: 'space-between',
				padding: `${MARGIN.block}px ${MARGIN.inline}px`,
				background: color,
				color: '#ffffff',
			},
			box({ fontSize: 36, opacity: 0.86 }, label),
			box({ fontSize: headlineSize(title), lineHeight: 1.04, letterSpacing: '-0.01em', textWrap: 'balance' }, title),
		),
		box(
			{
				width: STUB_WIDTH,
				height: HEIGHT,
				flexShrink: 0,
				flexDirection: 'column',
				alignItems: 'center',
				justifyContent: 'center',
				gap: 28,
				background: FLOOD,
				borderLeft: `10px dotted ${PAPER}`,
			},
			mark,
			box({ fontSize: 76 }, brand),
		),
	);
}

/** Draws a preview, or takes it from an earlier build with the same words. Returns the file's bytes. */
export async function linkPreview(root: string, preview: Preview): Promise<Buffer> {
	const recipe = readFileSync(join(root, 'prerender/assets/link-preview.ts'));
	const key = createHash('sha256').update(recipe).update(JSON.stringify(preview)).digest('hex').slice(0, 24);
	const cache = join(root, '.generated/previews');
	const file = join(cache, `${key}.png`);
	if (existsSync(file)) return readFileSync(file);
	const svg = await satori(ticket(preview) as never, {
		width: WIDTH,
		height: HEIGHT,
		fonts: [{ name: 'Archivo', data: await headlineFont(), weight: 800, style: 'normal' }],
	});
	const png = new Resvg(svg).render().asPng();
	mkdirSync(cache, { recursive: true });
	writeFileSync(file, png);
	return png;
}
