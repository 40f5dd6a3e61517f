import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { fontRange, headlineCut } from './tokens.ts';

/** What German copy needs besides ASCII: letters, quotes, dashes, the upright arrows, signs, no-break and soft hyphens. */
const BEYOND_ASCII = 'ÄÖÜäöüßéèáàóíçñ„“”‚‘’–—…·•×↑↓€§°©²−\u00a0\u00ad\u202f';
/** Path of the unchanged font that the site's own is cut from: Latin letters in all weights and widths. */
export function archivoFile(): string {
	return createRequire(import.meta.url).resolve(
		'@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
	);
}

/** Its content. */
export function archivo(): Buffer {
	return readFileSync(archivoFile());
}

/** Every character that the site can show. */
export function characters(): string {
	return Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') + BEYOND_ASCII;
}

/** Weight and width of a cut on the font's two axes. */
interface Cut {
	readonly weight: number;
	readonly width: number;
}

const cuts = new Map<string, Promise<Buffer>>();

/** One cut as a static TrueType font, for what is drawn at build time. */
export function staticFont({ weight, width }: Cut): Promise<Buffer> {
	const key = `${weight} ${width}`;
	const cut =
		cuts.get(key) ??
		subsetFont(archivo(), characters(), {
			targetFormat: 'truetype',
			variationAxes: { wdth: width, wght: weight },
			noLayoutClosure: true,
		});
	cuts.set(key, cut);
	return cut;
}

/** The headline cut. */
export function headlineFont(): Promise<Buffer> {
	return staticFont(headlineCut());
}

/** Writes the site's one font file, subset and limited to the axes in use; does nothing when it is there. */
export async function writeFont(root: string): Promise<void> {
	const target = join(root, '.generated/archivo.woff2');
	const recipe = ['prerender/assets/font.ts', 'src/theme/font.css'].map((file) => statSync(join(root, file)).mtimeMs);
	const present = statSync(target, { throwIfNoEntry: false });
	if (present && present.mtimeMs > Math.max(...recipe)) return;
	const font = await subsetFont(archivo(), characters(), {
		targetFormat: 'woff2',
		variationAxes: { wdth: fontRange('font-stretch'), wght: fontRange('font-weight') },
		// Alternate glyphs (fractions, proportional figures) are left out: the default figures are tabular.
		noLayoutClosure: true,
	});
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, font);
}
