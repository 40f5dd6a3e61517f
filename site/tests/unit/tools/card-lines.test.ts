import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { characters } from '../../../prerender/assets/font';
import { wordSetter } from '../../../prerender/assets/outlines';
import { numberToken } from '../../../prerender/assets/tokens';
import { INK, MARK, PAPER, SOFT_INK, shadeOf } from '../../../src/sections/tools/cards/pieces/type';
import { contrast, TEXT_CONTRAST } from '../../../src/tools/cards/contrast';
import { dateOfDay, partsOf } from '../../../src/tools/cards/day';
import { emsOf, fit } from '../../../src/tools/cards/fitting';
import { cardsFields, groundOf } from '../../../src/tools/cards/model';
import { cells, print, type Row, wrap } from '../../../src/tools/cards/receipt';
import { rolls } from '../../../src/tools/cards/sizes';

const lines = fc.string({ maxLength: 40, unit: 'grapheme' }).map((line) => line.slice(0, 40));

describe('a line on a card', () => {
	it('is reckoned at least as wide as the font sets it, each letter and each of a club’s name', async () => {
		const set = await wordSetter();
		const cut = {
			size: 1,
			weight: numberToken('--weight-headline'),
			width: numberToken('--width-headline'),
			letterSpacing: 0,
		};
		for (const letter of characters()) {
			if (letter === '\u00ad') continue;
			const { advance } = set(letter, cut);
			assert.ok(emsOf(letter) >= advance - 1e-9, `‘${letter}’ is ${advance} wide, reckoned as ${emsOf(letter)}`);
		}
		for (const name of ['SV Musterstadt 1908', 'TSV Groß-Gerau', 'WWWWMMMM', 'Ballspielverein'])
			assert.ok(emsOf(name) >= set(name, cut).advance);
	});

	it('keeps its size while there is room, breaks where that makes it larger, and fits whatever is typed', () => {
		assert.deepEqual(fit('SV Musterstadt 1908', 75.6, 7.4), { lines: ['SV Musterstadt 1908'], size: 7.4 });
		assert.deepEqual(fit('Spielgemeinschaft Unterwaldhausen-Beispiel', 75.6, 7.4).lines, [
			'Spielgemeinschaft',
			'Unterwaldhausen-Beispiel',
		]);
		assert.deepEqual(fit('', 75.6, 7.4), { lines: [''], size: 7.4 });
		fc.assert(
			fc.property(lines, fc.integer({ min: 9, max: 84 }), fc.integer({ min: 3, max: 10 }), (text, width, size) => {
				const fitted = fit(text, width, size);
				assert.ok(fitted.lines.length <= 2 && fitted.size <= size && fitted.size > 0.1);
				for (const line of fitted.lines) assert.ok(emsOf(line) * fitted.size <= width + 1e-9);
				// What was typed is there, but for the blank that the break takes.
				const together = fitted.lines.join('');
				assert.ok(together === text || fitted.lines.join(' ') === text);
			}),
		);
	});
});

describe('the watermark', () => {
	/** One colour over another one, as `#rrggbb`. */
	const over = (top: string, share: number, below: string) =>
		[1, 3, 5].reduce((hex, at) => {
			const [one = 0, other = 0] = [top, below].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
			return (
				hex +
				Math.round(one * share + other * (1 - share))
					.toString(16)
					.padStart(2, '0')
			);
		}, '#');

	it('leaves all type on it the contrast that WCAG asks for, whatever the club’s colour is', () => {
		const colours = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
		fc.assert(
			fc.property(colours, fc.constantFrom('white', 'dark'), (ground, ink) => {
				const { printed, text } = groundOf({ ground, ink });
				assert.ok(contrast(over(shadeOf(ink), MARK.onColour, printed), text) >= TEXT_CONTRAST);
				const paper = over(printed, MARK.onPaper, PAPER);
				for (const type of [INK, SOFT_INK]) assert.ok(contrast(paper, type) >= TEXT_CONTRAST, `${type} on ${paper}`);
			}),
			{ numRuns: 1_000 },
		);
	});

	it('lies on the paper and the inks of the tokens', () => {
		const tokens = readFileSync(new URL('../../../src/theme/tokens.css', import.meta.url), 'utf8');
		assert.match(tokens, new RegExp(`--paper-ink-soft: ${SOFT_INK};`));
		assert.match(tokens, new RegExp(`--paper-ink: ${INK};`));
	});
});

describe('a receipt', () => {
	it('breaks lines between words, and words that are longer than a line', () => {
		assert.deepEqual(wrap('SVM – FC Beispielau', 16), ['SVM – FC', 'Beispielau']);
		assert.deepEqual(wrap('Rindfleischetikettierung', 10), ['Rindfleisc', 'hetikettie', 'rung']);
		assert.deepEqual(wrap('', 10), []);
		assert.equal(cells('⚽ä'), 3);
		fc.assert(
			fc.property(lines, fc.integer({ min: 8, max: 48 }), (text, most) => {
				const wrapped = wrap(text, most);
				for (const line of wrapped) assert.ok(cells(line) <= most);
				assert.equal(wrapped.join('').replaceAll(' ', ''), text.replaceAll(' ', ''));
			}),
		);
	});

	it('puts each row below the one before, in lines that fit its roll, and loses no amount', () => {
		const texts = fc.record({ text: lines, amount: fc.constantFrom('8 €', '1.000,00 €'), isLarge: fc.boolean() });
		fc.assert(
			fc.property(fc.array(texts, { maxLength: 8 }), fc.constantFrom(rolls.narrow, rolls.wide), (pairs, roll) => {
				const rows = pairs.map((pair): Row => ({ kind: 'pair', ...pair }));
				const printed = print([{ kind: 'rule' }, ...rows, { kind: 'code' }], roll);
				let y = 0;
				for (const row of printed.rows) {
					assert.ok(row.y >= y);
					y = row.y + row.height;
					if (row.kind !== 'pair') continue;
					const most = row.isLarge ? roll.characters / 2 : roll.characters;
					assert.ok(cells(row.text) + cells(row.amount) < most);
				}
				assert.ok(printed.height > y);
				const amounts = printed.rows.flatMap((row) => (row.kind === 'pair' && row.amount !== '' ? [row.amount] : []));
				assert.deepEqual(
					amounts,
					pairs.map(({ amount }) => amount),
				);
			}),
		);
	});
});

describe('a date', () => {
	it('is read as people write it, and no day that the calendar lacks', () => {
		const read = Object.entries({
			'4.9.2027': 21_065,
			'04.09.2027': 21_065,
			' 4. 9. 27 ': 21_065,
			'2027-09-04': 21_065,
			'29.2.2028': 21_243,
			'29.2.2027': undefined,
			'31.4.2027': undefined,
			'4.9.': undefined,
			'4.13.2027': undefined,
			'0.9.2027': undefined,
			'9/4/2027': undefined,
			'4.9.0027': undefined,
			'1e9': undefined,
			'-4.9.2027': undefined,
			morgen: undefined,
			'': undefined,
		});
		for (const [typed, day] of read) assert.equal(dateOfDay.read(typed), day, typed);
	});

	it('is read from what is written, and named as a calendar does', () => {
		const long = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' });
		fc.assert(
			fc.property(fc.integer({ min: cardsFields.day.min, max: cardsFields.day.max }), (day) => {
				assert.equal(dateOfDay.read(dateOfDay.write(day)), day);
				const { weekday, date, month, year } = partsOf(day);
				const named = `${texts.weekdays[weekday]}, ${date}. ${texts.months[month]} ${year}`;
				assert.equal(named, long.format(day * 86_400_000));
			}),
		);
	});
});
