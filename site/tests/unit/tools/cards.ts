import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hexOf } from '../../../src/content/palette';
import { contrast, readableGround, TEXT_CONTRAST } from '../../../src/workbench/cards/contrast';
import { layOut, type Mark, type Placed } from '../../../src/workbench/cards/imposition';
import { groundOf } from '../../../src/workbench/cards/model';
import { hexOfOklch, oklchOf } from '../../../src/workbench/cards/oklch';
import { INK, MARK, PAPER, SOFT_INK, shadeOf } from '../../../src/workbench/cards/pieces/type';
import { colours } from './inputs';

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** One colour over another one, as `#rrggbb`. */
function over(top: string, share: number, below: string): string {
	const channels = [1, 3, 5].map((at) => {
		const [one = 0, other = 0] = [top, below].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
		return Math.round(one * share + other * (1 - share));
	});
	return `#${Buffer.from(channels).toString('hex')}`;
}

describe('the club’s colour', () => {
	it('has the contrast that WCAG defines, and the values that the author of OKLCH published', () => {
		const contrasts = ['#000000', '#777777', '#767676'].map((colour) => contrast(colour, '#ffffff').toFixed(2));
		assert.deepEqual(contrasts, ['21.00', '4.48', '4.54']);
		const [red, white] = [oklchOf('#ff0000'), oklchOf('#ffffff')];
		const published = [red.lightness.toFixed(4), red.chroma.toFixed(4), degrees(red.hue).toFixed(2)];
		assert.deepEqual(published, ['0.6280', '0.2577', '29.23']);
		assert.deepEqual([white.lightness.toFixed(4), white.chroma.toFixed(4)], ['1.0000', '0.0000']);
	});

	it('comes back from OKLCH as it was, and one that no screen shows loses chroma alone', () => {
		fc.assert(
			fc.property(colours, (hex) => assert.equal(hexOfOklch(oklchOf(hex)), hex)),
			{ numRuns: 1_000 },
		);
		const shown = oklchOf(hexOfOklch({ lightness: 0.7, chroma: 0.4, hue: 2.5 }));
		assert.ok(Math.abs(shown.lightness - 0.7) < 0.01 && Math.abs(shown.hue - 2.5) < 0.02 && shown.chroma < 0.3);
	});

	it('is made as much darker or lighter as the text on it needs, and stays as it is where nothing is needed', () => {
		const example = groundOf({ ground: '#70b630', ink: 'white' });
		assert.deepEqual([example.chosenContrast.toFixed(1), Math.round(example.lightnessShift)], ['2.5', -15]);
		assert.ok(groundOf({ ground: '#ff0000', ink: 'dark' }).lightnessShift > 0);
		assert.equal(readableGround(hexOf('blue'), '#ffffff').printed, hexOf('blue'));
	});

	it('carries every text after the shift, keeps its hue, and a smaller shift would not do', () => {
		fc.assert(
			fc.property(colours, fc.oneof(fc.constantFrom('#ffffff', '#0b2036'), colours), (chosen, text) => {
				const { printed, printedContrast, lightnessShift } = readableGround(chosen, text);
				assert.ok(printedContrast >= TEXT_CONTRAST);
				assert.equal(printedContrast, contrast(printed, text));
				if (lightnessShift === 0) return assert.equal(printed, chosen);
				const [before, after] = [oklchOf(chosen), oklchOf(printed)];
				if (after.chroma > 0.05) {
					const turn = Math.abs(degrees(after.hue - before.hue));
					assert.ok(Math.min(turn, 360 - turn) < 6, `${chosen} becomes ${printed}`);
				}
				const less = before.lightness + lightnessShift / 100 - 0.01 * Math.sign(lightnessShift);
				const passed = Math.sign(less - before.lightness) !== Math.sign(lightnessShift);
				assert.ok(passed || contrast(hexOfOklch({ ...before, lightness: less }), text) < TEXT_CONTRAST);
			}),
			{ numRuns: 300 },
		);
	});

	it('leaves all type on the watermark the contrast that WCAG asks for', () => {
		const tokens = readFileSync(new URL('../../../src/theme/tokens.css', import.meta.url), 'utf8');
		assert.ok(tokens.includes(`--paper-ink: ${INK};`) && tokens.includes(`--paper-ink-soft: ${SOFT_INK};`));
		fc.assert(
			fc.property(colours, fc.constantFrom('white', 'dark'), (ground, ink) => {
				const { printed, text } = groundOf({ ground, ink });
				assert.ok(contrast(over(shadeOf(ink), MARK.onColour, printed), text) >= TEXT_CONTRAST);
				const paper = over(printed, MARK.onPaper, PAPER);
				for (const type of [INK, SOFT_INK]) assert.ok(contrast(paper, type) >= TEXT_CONTRAST, `${type} on ${paper}`);
			}),
			{ numRuns: 300 },
		);
	});
});

describe('the print sheet', () => {
	const sizes = fc.record({ width: fc.integer({ min: 20, max: 190 }), height: fc.integer({ min: 20, max: 277 }) });
	const isApart = (one: Placed, other: Placed) =>
		one.x + one.width <= other.x ||
		other.x + other.width <= one.x ||
		one.y + one.height <= other.y ||
		other.y + other.height <= one.y;
	const cuts = ({ x1, y1, x2, y2 }: Mark, { x, y, width, height }: Placed) =>
		x2 > x && x1 < x + width && y2 >= y && y1 <= y + height && (x1 !== x2 || (x1 > x && x1 < x + width));

	it('has every piece once, inside the paper, apart from each other and from all marks', () => {
		fc.assert(
			fc.property(fc.array(sizes, { maxLength: 20 }), (all) => {
				const pieces = all.map((size, index) => ({ ...size, id: String(index) }));
				const sheets = layOut(pieces);
				const ids = sheets.flatMap((sheet) => sheet.pieces).map(({ id }) => id);
				assert.deepEqual(ids.toSorted(), pieces.map(({ id }) => id).toSorted());
				for (const { pieces: placed, marks } of sheets) {
					assert.ok(placed.length > 0);
					for (const [index, piece] of placed.entries()) {
						assert.ok(piece.x >= 10 && piece.y >= 10 && piece.x + piece.width <= 200 && piece.y + piece.height <= 287);
						for (const other of placed.slice(index + 1)) assert.ok(isApart(piece, other));
					}
					assert.equal(marks.length, 8 * placed.length);
					for (const mark of marks) {
						assert.ok(mark.x1 >= 0 && mark.y1 >= 0 && mark.x2 <= 210 && mark.y2 <= 297);
						assert.ok(!placed.some((piece) => cuts(mark, piece)));
					}
				}
			}),
		);
	});
});
