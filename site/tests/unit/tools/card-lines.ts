import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { create } from 'fontkit';
import texts from '../../../../locales/de/tools/cards.json' with { type: 'json' };
import { characters, headlineFont } from '../../../prerender/assets/font';
import { dateOfDay, partsOf } from '../../../src/workbench/cards/day';
import { emsOf, fit } from '../../../src/workbench/cards/fitting';
import { cardsFields } from '../../../src/workbench/cards/model';
import { cells, type Row, typeset, wrap } from '../../../src/workbench/cards/receipt';
import { rolls } from '../../../src/workbench/cards/sizes';

const lines = fc.string({ maxLength: 60, unit: 'grapheme' }).map((line) => line.slice(0, 60));

describe('a line on a card', () => {
	it('counts as at least as wide as the font sets it, each letter and each of a club’s name', async () => {
		const font = create(await headlineFont());
		const letters = [...characters()].filter((letter) => letter !== '\u00ad');
		for (const text of [...letters, 'SV Musterstadt 1908', 'TSV Groß-Gerau', 'WWWWMMMM', 'Ballspielverein']) {
			const advance = font.layout(text).advanceWidth / font.unitsPerEm;
			assert.ok(emsOf(text) >= advance - 1e-9, `‘${text}’ is ${advance} wide, computed as ${emsOf(text)}`);
		}
	});

	it('keeps its size while there is room, breaks where that makes it larger, and fits whatever is typed', () => {
		for (const text of ['SV Musterstadt 1908', ''])
			assert.deepEqual(fit(text, 75.6, 7.4), { lines: [text], size: 7.4 });
		const long = fit('Spielgemeinschaft Unterwaldhausen-Beispiel', 75.6, 7.4);
		assert.deepEqual(long.lines, ['Spielgemeinschaft', 'Unterwaldhausen-Beispiel']);
		const whole = fit('Turn- und Sportvereinigung Oberschleißheim-Badersfeld e. V.', 75.6, 7.4);
		assert.deepEqual(whole.lines, ['Turn- und Sportvereinigung', 'Oberschleißheim-Badersfeld e. V.']);
		assert.ok(whole.size > 4, 'read at arm’s length');
		fc.assert(
			fc.property(lines, fc.integer({ min: 9, max: 84 }), fc.integer({ min: 3, max: 10 }), (text, width, size) => {
				const fitted = fit(text, width, size);
				assert.ok(fitted.lines.length <= 2 && fitted.size <= size && fitted.size > 0.1);
				for (const line of fitted.lines) assert.ok(emsOf(line) * fitted.size <= width + 1e-9);
				// What was typed is there, but for the blank that the break takes.
				assert.ok(['', ' '].some((blank) => fitted.lines.join(blank) === text));
			}),
		);
	});
});

describe('a receipt', () => {
	it('breaks lines between words, and words that are longer than a line', () => {
		assert.deepEqual(wrap('SVM – FC Beispielau', 16), ['SVM – FC', 'Beispielau']);
		assert.deepEqual(wrap('Rindfleischetikettierung', 10), ['Rindfleisc', 'hetikettie', 'rung']);
		assert.deepEqual(wrap('', 10), []);
		fc.assert(
			fc.property(lines, fc.integer({ min: 8, max: 48 }), (text, most) => {
				const wrapped = wrap(text, most);
				for (const line of wrapped) assert.ok(cells(line) <= most);
				assert.equal(wrapped.join('').replaceAll(' ', ''), text.replaceAll(' ', ''));
			}),
		);
	});

	it('puts each row below the one before, in lines that fit its roll, and loses no amount', () => {
		const pair = fc.record({ text: lines, amount: fc.constantFrom('8 €', '1.000,00 €'), isLarge: fc.boolean() });
		fc.assert(
			fc.property(fc.array(pair, { maxLength: 8 }), fc.constantFrom(rolls.narrow, rolls.wide), (pairs, roll) => {
				const rows = pairs.map((pair): Row => ({ kind: 'pair', ...pair }));
				const printed = typeset([{ kind: 'rule' }, ...rows, { kind: 'code' }], roll);
				const amounts: string[] = [];
				let y = 0;
				for (const row of printed.rows) {
					assert.ok(row.y >= y);
					y = row.y + row.height;
					if (row.kind !== 'pair') continue;
					assert.ok(cells(row.text) + cells(row.amount) < roll.characters / (row.isLarge ? 2 : 1));
					if (row.amount !== '') amounts.push(row.amount);
				}
				assert.ok(printed.height > y);
				assert.equal(amounts.join(), pairs.map(({ amount }) => amount).join());
			}),
		);
	});
});

describe('a date', () => {
	it('is read as people write it, and no day that the calendar lacks', () => {
		for (const [day, ...spellings] of [
			[
				21_065,
				'4.9.2027',
				' 4. 9. 27 ',
				'2027-09-04',
				'Samstag, 4.9.27',
				'So. 4.9.2027',
				'4,9,2027',
				'4/9/2027',
				'4 sep 27',
			],
			[21_065, 'Samstag, den 4. September 2027', 'am 4. Sept., 2027', '4.9.2027.', '4 .9 .2027', "4.9.'27"],
			[20_889, '12. März 2027', '12. Mär. 2027'],
			[21_243, '29.2.2028'],
			[undefined, '29.2.2027', '31.4.2027', '4.13.2027', '0.9.2027', '-4.9.2027', '4.9.0027', '9/31/2027'],
			[undefined, '4.9.', '2027,9', '1e9', 'morgen', '', '4. Brumaire 2027', '4. Ma. 2027', 'Abend, 4.9.2027'],
		] as const)
			for (const typed of spellings) assert.equal(dateOfDay.read(typed), day, typed);
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
