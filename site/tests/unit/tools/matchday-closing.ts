import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PIECES_MAX } from '../../../src/workbench/matchday/evening';
import type { Event } from '../../../src/workbench/matchday/events';
import { differenceOf, takingsOf } from '../../../src/workbench/matchday/figures';
import { isStale, readCount, UNCOUNTED, withCount } from '../../../src/workbench/matchday/play/closing/pieces';
import { zReportOf } from '../../../src/workbench/matchday/play/closing/z-report';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { centsOf, EMPTY } from '../../../src/workbench/matchday/state';
import { played } from './evenings';

describe('the drawer', () => {
	it('is counted compartment by compartment, and holds from none to its bound', () => {
		const twenties = withCount(UNCOUNTED, 1, 6);
		assert.equal(centsOf(twenties), 12_000);
		assert.equal(centsOf(withCount(twenties, 5, 17)), 13_700);
		assert.deepEqual(withCount(twenties, 1, -1), UNCOUNTED);
		assert.equal(withCount(UNCOUNTED, 11, PIECES_MAX + 40)[11], PIECES_MAX);
	});

	it('reads a count as people write it, and says what it can’t read', () => {
		for (const [typed, count] of [
			['12', 12],
			[' 1.000 ', 'tooMany'],
			['rund 40 Stück', 40],
			['', 0],
			['12,5', 'unreadable'],
			['-3', 'unreadable'],
			['zwölf', 'unreadable'],
			[String(PIECES_MAX), PIECES_MAX],
			['99999', 'tooMany'],
		] as const)
			assert.equal(readCount(typed), count, typed);
	});

	it('has to be counted again when cash moved since', () => {
		const at = SAMPLE.findIndex(({ kind }) => kind === 'counted');
		const counted = SAMPLE.slice(0, at + 1);
		const sale = (payment: 'cash' | 'card'): Event => {
			return { kind: 'rungUp', at: 250_000, pieces: { beer: 1 }, payment, given: 350 };
		};
		const { receipts } = played(counted);
		const [paidByCard, paidInCash] = (['card', 'cash'] as const).map((payment) => {
			return receipts.find((receipt) => receipt.payment === payment)?.number ?? 0;
		});
		assert.equal(isStale(counted, receipts), false);
		assert.equal(isStale([...counted, sale('card')], receipts), false);
		assert.equal(isStale([...counted, sale('cash'), sale('card')], receipts), true);
		const back = (receipt = 0): Event => ({ kind: 'reversed', at: 250_000, receipt, pieces: { beer: 1 }, tickets: [] });
		assert.equal(isStale([...counted, back(paidInCash)], receipts), true);
		assert.equal(isStale([...counted, back(paidByCard)], receipts), false, 'what goes back to a card');
	});
});

describe('the Z report', () => {
	const evening = played(SAMPLE);

	it('adds up, and says of the sample what its papers say', () => {
		const report = zReportOf(evening);
		assert.deepEqual(report, {
			...{ sales: 40, reversals: 2, gate: 5_700, bar: 31_900, back: -700, total: 36_900 },
			...{ card: 16_900, cash: 20_000, cashIn: 20_350, cashBack: -350, float: 10_000, expected: 30_000 },
		});
		assert.equal(report.total, report.gate + report.bar + report.back);
		assert.equal(report.cash, takingsOf(evening, 'cash'));
		assert.equal(differenceOf(EMPTY), undefined);
	});

	it('is of nought and the float before the first receipt', () => {
		const { sales, total, expected, float } = zReportOf(EMPTY);
		assert.deepEqual([sales, total, expected], [0, 0, float]);
	});
});
