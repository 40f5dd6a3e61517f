import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { LOGO_MARK } from '../src/content/logo';
import { headlineFont } from './font';

/** The size that link previews are shown at, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The palette of an afternoon match; the picture has no themes. */
const PAPER = '#f7f4ea';
const INK = '#0b2036';
const FLOOD = '#ffd23f';

type Node = { type: string; props: { style?: Record<string, unknown>; children?: unknown; [name: string]: unknown } };
const box = (style: Record<string, unknown>, ...children: unknown[]): Node => ({
	type: 'div',
	props: { style: { display: 'flex', ...style }, children },
});

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
				width: 876,
				height: HEIGHT,
				flexDirection: 'column',
				justifyContent: 'space-between',
				padding: '72px 64px',
				background: color,
				color: '#ffffff',
			},
			box({ fontSize: 36, opacity: 0.86 }, label),
			box({ fontSize: title.length > 42 ? 82 : 100, lineHeight: 1.04, letterSpacing: '-0.01em' }, title),
		),
		box(
			{
				width: 324,
				height: HEIGHT,
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
	const recipe = readFileSync(join(root, 'prerender/link-preview.ts'));
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
