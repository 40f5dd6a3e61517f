import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** What German copy needs besides ASCII: letters, quotes, dashes, arrows, signs, no-break and soft hyphens. */
const BEYOND_ASCII = 'ÄÖÜäöüßẞéèáàóíçñ„“”‚‘’–—…·•×→←↑↓✓€§°©®²³½−«»›‹\u00a0\u00ad\u202f';
/** Widths and weights that the tokens use. */
const AXES = { wdth: { min: 76, max: 100 }, wght: { min: 400, max: 850 } };

const source = () =>
	readFileSync(
		createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
	);
const characters = () =>
	Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') + BEYOND_ASCII;

/** The headline cut as a static TrueType font, for pictures drawn at build time. */
let headline: Promise<Buffer> | undefined;
export function headlineFont(): Promise<Buffer> {
	headline ??= subsetFont(source(), characters(), {
		targetFormat: 'truetype',
		variationAxes: { wdth: 80, wght: 800 },
		noLayoutClosure: true,
	});
	return headline;
}

/** Writes the site's one font file, subset and limited to the axes in use; does nothing when it is there. */
export async function writeFont(root: string): Promise<void> {
	const target = join(root, '.generated/archivo.woff2');
	const recipe = join(root, 'prerender/font.ts');
	const present = statSync(target, { throwIfNoEntry: false });
	if (present && present.mtimeMs > statSync(recipe).mtimeMs) return;
	const font = await subsetFont(source(), characters(), {
		targetFormat: 'woff2',
		variationAxes: AXES,
		// Alternate glyphs (fractions, proportional figures) are left out: the default figures are tabular.
		noLayoutClosure: true,
	});
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, font);
}
