import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { palette, rgbOf } from '../../src/content/palette';

const css = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8');

/** What a token is worth in a theme. */
function tokenValue(token: string, theme: 'light' | 'dark'): string | undefined {
	const value = new RegExp(`${token}: ([^;]+);`).exec(css)?.[1] ?? '';
	const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
	return (theme === 'light' ? light : dark) ?? value;
}

describe('the palette', () => {
	for (const { id, hex, token, theme } of palette) {
		it(`shows ${id} with the value that ${token} has in the ${theme} theme`, () => {
			assert.equal(hex, tokenValue(token, theme));
		});
	}

	it('divides the whole colour band', () => {
		const whole = palette.reduce((sum, { share }) => sum + share, 0);
		assert.equal(whole, 100);
	});

	it('tells a colour as red, green and blue', () => {
		assert.equal(rgbOf('#024b88'), '2, 75, 136');
	});
});
