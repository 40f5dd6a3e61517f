import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Blob, Face, Font, shape, Buffer as TextRun } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { pageFile } from '../../../infra/audit/dist.mjs';
import { ROOT } from '../../../infra/local/places.mjs';
import texts from '../../../locales/de/company/brand.json' with { type: 'json' };
import { fontRange, numberToken } from '../../prerender/assets/tokens';
import { pages } from '../../src/routes';

const SITE = join(ROOT, 'site');

/** Where weights and widths may be numbers. */
const SOURCES = ['src/theme/tokens.css', 'src/theme/font.css'];

describe('the cuts of the font', () => {
	it('are chosen from the tokens everywhere', () => {
		const sheets = readdirSync(join(SITE, 'src'), { recursive: true, encoding: 'utf8' })
			.map((file) => join('src', file))
			.filter((file) => file.endsWith('.css') && !SOURCES.includes(file));
		assert.ok(sheets.length > 50);
		const own = sheets.flatMap((file) =>
			[
				...readFileSync(join(SITE, file), 'utf8').matchAll(/(?:font-(?:weight|stretch)|--weight):(?!\s*var\(--)[^;]+/g),
			].map(([declaration]) => `${file}: ${declaration}`),
		);
		assert.deepEqual(own, []);
	});

	it('lie within what the font file has', () => {
		const weight = fontRange('font-weight');
		for (const name of ['text', 'strong', 'label', 'headline']) {
			const value = numberToken(`--weight-${name}`);
			assert.ok(value >= weight.min && value <= weight.max, name);
		}
		const width = fontRange('font-stretch');
		for (const name of ['label', 'headline']) {
			const value = numberToken(`--width-${name}`);
			assert.ok(value >= width.min && value <= width.max, name);
		}
	});

	it('are described on the brand page as they are', () => {
		const settings = Object.values(texts.font.cuts).map(({ setting }) => setting);
		const cut = (width: number, weight: number) => `Breite ${width}, Stärke ${weight}`;
		const headline = cut(numberToken('--width-headline'), numberToken('--weight-headline'));
		assert.deepEqual(settings, [
			headline,
			cut(100, numberToken('--weight-text')),
			cut(numberToken('--width-label'), numberToken('--weight-label')),
			`${headline}, gleich breit`,
		]);
	});
});

/** Characters that stand in a page: its words and what its styles add. */
function charactersOf(html: string): string[] {
	const body = html.slice(html.indexOf('<body'));
	const words = body.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '').replace(/&(\w+|#\w+);/g, '');
	const added = [...html.matchAll(/\bcontent:"([^"]*)"/g)].map(([, text]) => text ?? '');
	return [...new Set(words + added.join(''))].filter((character) => !/[\n\t]/.test(character));
}

/** The site's font as it is served, ready to be asked for glyphs. */
async function servedFont(): Promise<Font> {
	const assets = join(SITE, 'dist/assets');
	const file = readdirSync(assets).find((name) => /^archivo-.*\.woff2$/.test(name));
	assert.ok(file);
	const everything = Array.from({ length: 0x2800 }, (_, code) => String.fromCodePoint(code)).join('');
	const plain = await subsetFont(readFileSync(join(assets, file)), everything, { targetFormat: 'truetype' });
	return new Font(new Face(new Blob(new Uint8Array(plain))));
}

function hasGlyph(font: Font, character: string): boolean {
	const run = new TextRun();
	run.addText(character);
	run.guessSegmentProperties();
	shape(font, run);
	return run.getGlyphInfosAndPositions().every(({ codepoint }) => codepoint > 0);
}

describe('the characters of a page', () => {
	it('are all in the site’s font, so that nothing waits for another or looks different elsewhere', async () => {
		const font = await servedFont();
		const missing = pages.flatMap(({ path }) =>
			charactersOf(readFileSync(join(SITE, 'dist', pageFile(path)), 'utf8'))
				.filter((character) => !hasGlyph(font, character))
				.map((character) => `${character} on ${path}`),
		);
		assert.equal(hasGlyph(font, '→'), false, 'the measure finds what is missing');
		assert.deepEqual(missing, []);
	});
});
