import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import postcss, { type Declaration } from 'postcss';
import { expectNone } from '../../../infra/testing/faults.mjs';

const SOURCE = new URL('../../src/', import.meta.url);
const TOKENS = 'theme/tokens.css';

/** All declarations of all style sheets, each with its file. */
const declarations: (readonly [file: string, declaration: Declaration])[] = [];
for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }))
	if (file.endsWith('.css'))
		postcss
			.parse(readFileSync(new URL(file, SOURCE)))
			.walkDecls((declaration) => void declarations.push([file, declaration]));

function isForPaper({ parent }: Declaration): boolean {
	const around = parent?.parent;
	return around?.type === 'atrule' && 'params' in around && around.params === 'print';
}

/**
 * A token, or one that stops growing where a word of it fills a phone; what is around it, in fields no smaller than a phone takes
 * without zooming in; units of a drawing, shares of its width.
 */
const SIZE = /^(var\(--size-\w+\)|min\(var\(--size-\w+\), [\d.]+vw\)|inherit|max\(1em, 1rem\)|[\d.]+(px|cqi))$/;

describe('type', () => {
	it('has no other size but in drawings and on paper', () => {
		const faults = declarations
			.filter(([file, declaration]) => file !== TOKENS && !isForPaper(declaration))
			.filter(([, { prop }]) => prop === 'font-size' || prop === 'font' || prop.startsWith('--size-'))
			.map(([file, { prop, value }]) => {
				// Between the weight and the line height or family.
				const size = prop === 'font' ? value.replace(/^var\(--weight-\w+\) | (\/ .*|var\(--font\))$/g, '') : value;
				return SIZE.test(size) ? '' : `${file}: ${prop}: ${value}`;
			});
		expectNone(faults.filter(Boolean), `Take one of the sizes of site/src/${TOKENS}, such as var(--size-text):`);
	});
});
