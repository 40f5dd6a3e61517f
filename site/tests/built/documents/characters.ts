import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { create } from 'fontkit';
import { expectNone } from '../../../../infra/testing/faults.mjs';
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

describe('the characters of a page', () => {
	it('are all in the site’s font, so that nothing waits for another or looks different elsewhere', () => {
		const file = readdirSync(join(DIST, 'assets')).find((name) => /^archivo-.*\.woff2$/.test(name));
		const font = create(built(`assets/${file}`));
		const hasGlyph = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
		const pages = new Map<string, string>();
		for (const document of documents)
			for (const character of charactersOf(document)) pages.set(character, document.path);
		const missing = [...pages].filter(([character]) => !hasGlyph(character));
		assert.equal(hasGlyph('→'), false, 'the measure finds what is missing');
		expectNone(
			missing.map(([character, path]) => `${path}: ${character}`),
			'Write another character in locales/de or the style, or add it to the font (site/prerender/assets):',
		);
	});
});
