import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import words from '../../../../locales/de/papers/match-day.json' with { type: 'json' };
import exportDialog from '../../../../locales/de/scenes/export-dialog.json' with { type: 'json' };
import fanfold from '../../../../locales/de/scenes/fanfold.json' with { type: 'json' };
import report from '../../../../locales/de/scenes/report-page.json' with { type: 'json' };
import { day } from '../../../prerender/papers/match-day';
import { bookings } from '../../../src/bookkeeping/bookings';

/** Cents of an amount as it is drawn: `810,50 €`, or `1.506 €`. */
function cents(amount: string): number {
	const [euros = '', rest = '0'] = amount.replace(/[.\s€]/g, '').split(',');
	return Number(euros) * 100 + Number(rest);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the match day that several drawings show', () => {
	const total = cents(report.total.sum);

	it('adds up on its report', () => {
		assert.equal(sum(report.rows.map((row) => cents(row.sum))), total);
	});

	it('is exported as the first lines of its booking batch', () => {
		const drawn = exportDialog.rows.map(([, account, contra, sphere, , amount = '']) => ({
			account: Number(account),
			contra: Number(contra),
			sphere: Number(sphere),
			amount: cents(amount.replace(' S', '')),
		}));
		const first = bookings(day, words).slice(0, drawn.length);
		assert.deepEqual(
			drawn,
			first.map(({ account, contra, sphere, amount }) => ({ account, contra, sphere, amount })),
		);
	});

	it('is torn into the guests and the amounts of the report', () => {
		assert.equal(sum(fanfold.rows.map(([, , guests]) => Number(guests))), Number(fanfold.guests.sum));
		assert.equal(fanfold.guests.sum, report.figures[0]?.value);
		assert.equal(sum(fanfold.rows.map(([, , , amount]) => cents(amount ?? ''))), cents(fanfold.bookings.sum));
		assert.equal(cents(fanfold.bookings.sum), total);
	});
});
