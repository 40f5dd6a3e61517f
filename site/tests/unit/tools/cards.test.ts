import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { contrast, readableGround, TEXT_CONTRAST } from '../../../src/tools/cards/contrast';
import { cardsExample, groundOf } from '../../../src/tools/cards/model';
import { hexOfOklch, oklchOf } from '../../../src/tools/cards/oklch';
import { layOut, type Mark, type Placed } from '../../../src/tools/cards/sheet';
import { a4, CREST_BYTES_MAX, crestPixels, rolls, seasonPass, ticket } from '../../../src/tools/cards/sizes';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const degrees = (radians: number) => (radians * 180) / Math.PI;

describe('the sizes of what is printed', () => {
	it('are those of the standards and of the rolls', () => {
		assert.deepEqual([seasonPass.width, seasonPass.height], [85.6, 53.98]);
		assert.deepEqual([ticket.width, ticket.height], [148, 52]);
		assert.deepEqual(rolls.narrow, { width: 58, printable: 48, characters: 32 });
		assert.deepEqual(rolls.wide, { width: 80, printable: 72, characters: 48 });
		assert.deepEqual(a4, { width: 210, height: 297 });
	});

	it('draw a crest of at most 2 MB at most 1,024 pixels long, never larger than it is and never without a pixel', () => {
		assert.equal(CREST_BYTES_MAX, 2_097_152);
		assert.deepEqual(crestPixels({ width: 4_096, height: 2_048 }), { width: 1_024, height: 512 });
		assert.deepEqual(crestPixels({ width: 100, height: 300 }), { width: 100, height: 300 });
		assert.deepEqual(crestPixels({ width: 10_000, height: 1 }), { width: 1_024, height: 1 });
	});
});

describe('OKLCH', () => {
	it('has the values that its author published for the primaries', () => {
		const { lightness, chroma, hue } = oklchOf('#ff0000');
		assert.deepEqual([lightness.toFixed(4), chroma.toFixed(4), degrees(hue).toFixed(2)], ['0.6280', '0.2577', '29.23']);
		const white = oklchOf('#ffffff');
		assert.deepEqual([white.lightness.toFixed(4), white.chroma.toFixed(4)], ['1.0000', '0.0000']);
	});

	it('gives back each colour that a screen shows', () => {
		fc.assert(
			fc.property(colours, (hex) => assert.equal(hexOfOklch(oklchOf(hex)), hex)),
			{ numRuns: 2_000 },
		);
	});

	it('keeps lightness and hue of a colour that no screen shows, and takes off chroma', () => {
		const shown = oklchOf(hexOfOklch({ lightness: 0.7, chroma: 0.4, hue: 2.5 }));
		assert.ok(Math.abs(shown.lightness - 0.7) < 0.01 && Math.abs(shown.hue - 2.5) < 0.02 && shown.chroma < 0.3);
	});
});

describe('the club’s colour', () => {
	it('has the contrast that WCAG reckons', () => {
		assert.equal(contrast('#000000', '#ffffff'), 21);
		assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
		assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
	});

	it('is made as much darker as white text needs, and the shift and both contrasts are told', () => {
		const words = {
			club: '',
			shortName: '',
			season: '',
			event: '',
			venue: '',
			adultName: '',
			reducedName: '',
			childName: '',
		};
		const example = groundOf(cardsExample(words));
		assert.equal(example.chosenContrast.toFixed(1), '2.5');
		assert.ok(example.printedContrast >= TEXT_CONTRAST);
		assert.equal(Math.round(example.lightnessShift), -15);
		assert.equal(groundOf({ ground: '#ff0000', ink: 'dark' }).lightnessShift > 0, true);
		assert.equal(groundOf({ ground: '#000000', ink: 'dark' }).printedContrast >= TEXT_CONTRAST, true);
	});

	it('stays as chosen where text can be read on it', () => {
		const { printed, lightnessShift } = readableGround('#024b88', '#ffffff');
		assert.deepEqual([printed, lightnessShift], ['#024b88', 0]);
	});

	it('carries every text after the shift, keeps its hue, and a smaller shift would not do', () => {
		fc.assert(
			fc.property(colours, fc.oneof(fc.constantFrom('#ffffff', '#0b2036'), colours), (chosen, text) => {
				const { printed, printedContrast, lightnessShift } = readableGround(chosen, text);
				assert.ok(printedContrast >= TEXT_CONTRAST);
				assert.equal(printedContrast, contrast(printed, text));
				if (lightnessShift === 0) return assert.equal(printed, chosen);
				const colour = oklchOf(chosen);
				const after = oklchOf(printed);
				if (after.chroma > 0.05) {
					const turn = Math.abs(degrees(after.hue - colour.hue));
					assert.ok(Math.min(turn, 360 - turn) < 6, `${chosen} becomes ${printed}`);
				}
				const less = colour.lightness + lightnessShift / 100 - 0.01 * Math.sign(lightnessShift);
				const passed = Math.sign(less - colour.lightness) !== Math.sign(lightnessShift);
				assert.ok(passed || contrast(hexOfOklch({ ...colour, lightness: less }), text) < TEXT_CONTRAST);
			}),
			{ numRuns: 500 },
		);
	});
});

describe('the print sheet', () => {
	const pieces = fc
		.array(fc.record({ width: fc.integer({ min: 20, max: 230 }), height: fc.integer({ min: 20, max: 300 }) }), {
			maxLength: 20,
		})
		.map((sizes) => sizes.map((size, index) => ({ ...size, id: String(index) })));
	const isApart = (one: Placed, other: Placed) =>
		one.x + one.width <= other.x ||
		other.x + other.width <= one.x ||
		one.y + one.height <= other.y ||
		other.y + other.height <= one.y;
	const cuts = ({ x1, y1, x2, y2 }: Mark, { x, y, width, height }: Placed) =>
		x2 > x && x1 < x + width && y2 >= y && y1 <= y + height && (x1 !== x2 || (x1 > x && x1 < x + width));

	it('takes both sides of the pass, the ticket and both receipts on one A4, in true size', () => {
		const { width, height } = seasonPass;
		const { sheets, tooLarge } = layOut([
			{ id: 'front', width, height },
			{ id: 'back', width, height },
			{ id: 'ticket', width: ticket.width, height: ticket.height },
			{ id: 'narrow', width: rolls.narrow.width, height: 87 },
			{ id: 'wide', width: rolls.wide.width, height: 87 },
		]);
		assert.deepEqual(tooLarge, []);
		assert.equal(sheets.length, 1);
		assert.deepEqual(
			sheets[0]?.pieces.map(({ id, x, y }) => [id, x, Number(y.toFixed(2))]),
			[
				['front', 10, 10],
				['back', 105.6, 10],
				['ticket', 10, 73.98],
				['narrow', 10, 135.98],
				['wide', 78, 135.98],
			],
		);
		assert.deepEqual(sheets[0]?.marks[0], { x1: 6, y1: 10, x2: 9, y2: 10 });
	});

	it('has every piece once, inside the paper and apart from each other, or says that it is too large', () => {
		fc.assert(
			fc.property(pieces, (all) => {
				const { sheets, tooLarge } = layOut(all);
				const ids = [...sheets.flatMap((sheet) => sheet.pieces), ...tooLarge].map(({ id }) => id);
				assert.deepEqual(ids.toSorted(), all.map(({ id }) => id).toSorted());
				for (const { width, height } of tooLarge) assert.ok(width > 190 || height > 277);
				for (const { pieces: placed } of sheets) {
					assert.ok(placed.length > 0);
					for (const [index, piece] of placed.entries()) {
						assert.ok(piece.x >= 10 && piece.y >= 10 && piece.x + piece.width <= 200 && piece.y + piece.height <= 287);
						for (const other of placed.slice(index + 1)) assert.ok(isApart(piece, other));
					}
				}
			}),
		);
	});

	it('has eight cutting marks for each piece, none of them on a piece or off the paper', () => {
		fc.assert(
			fc.property(pieces, (all) => {
				for (const { pieces: placed, marks } of layOut(all).sheets) {
					assert.equal(marks.length, 8 * placed.length);
					for (const mark of marks) {
						assert.ok(mark.x1 >= 0 && mark.y1 >= 0 && mark.x2 <= 210 && mark.y2 <= 297);
						for (const piece of placed) assert.ok(!cuts(mark, piece));
					}
				}
			}),
		);
	});
});
