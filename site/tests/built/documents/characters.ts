import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Blob, Face, Font, shape, Buffer as TextRun } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expectNone } from '../../../../infra/local/faults.mjs';
import { type Document, documents } from '../dist';
import { built, DIST } from '../files';

/** Characters that stand in a page: its words and what its styles add. */
function charactersOf({ $ }: Document): string[] {
	const added = Array.from(
		$('style')
			.text()
			.matchAll(/\bcontent:"([^"]*)"/g),
		([, text]) => text ?? '',
	);
	return [...new Set($('body').text() + added.join(''))].filter((character) => !/[\n\t]/.test(character));
}

/** The site's font as it is served, ready to be asked for glyphs. */
async function servedFont(): Promise<Font> {
	const file = readdirSync(join(DIST, 'assets')).find((name) => /^archivo-.*\.woff2$/.test(name));
	const everything = Array.from({ length: 0x2800 }, (_, code) => String.fromCodePoint(code)).join('');
	const plain = await subsetFont(built(`assets/${file}`), everything, { targetFormat: 'truetype' });
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
		const pages = new Map<string, string>();
		for (const document of documents)
			for (const character of charactersOf(document)) pages.set(character, document.path);
		const missing = [...pages].filter(([character]) => !hasGlyph(font, character));
		assert.equal(hasGlyph(font, '→'), false, 'the measure finds what is missing');
		expectNone(
			missing.map(([character, path]) => `${path}: ${character}`),
			'Write another character in locales/de or the style, or add it to the font (site/prerender/assets):',
		);
	});
});
