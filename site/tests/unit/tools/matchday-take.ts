import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import report from '../../../../locales/de/papers/report.json' with { type: 'json' };
import matchday from '../../../../locales/de/tools/matchday.json' with { type: 'json' };
import { GROUPS } from '../../../src/bookkeeping/goods';
import { grossOf } from '../../../src/bookkeeping/sale';
import { dayText, MARKS } from '../../../src/workbench/matchday/clock';
import type { Event, Pieces } from '../../../src/workbench/matchday/events';
import { bookedOf, byHalfHour, positionsOf } from '../../../src/workbench/matchday/figures';
import { UNCOUNTED } from '../../../src/workbench/matchday/play/closing/pieces';
import { needsOfEvening, reportOf } from '../../../src/workbench/matchday/play/take/figures';
import { fileOf, wordsWith } from '../../../src/workbench/matchday/play/take/files';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { EMPTY, leftOf, priceOf } from '../../../src/workbench/matchday/state';
import { logs, played } from './evenings';

const NAMES = { club: 'SV Łódź 😀 北京', event: 'Heimspiel', adults: 'Große', members: '=1+1', children: 'Kinder' };

describe('the day of the evening', () => {
	const written = (date: Date, month: 'long' | 'numeric', weekday?: 'long') =>
		new Intl.DateTimeFormat('de-DE', { weekday, day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(date);

	it('is the same wherever it is named', () => {
		const { date, vouchers } = bookedOf(played(SAMPLE));
		assert.equal(matchday.day, written(date, 'long', 'long'));
		assert.equal(dayText(MARKS.doors), written(date, 'numeric'));
		assert.ok(vouchers.online.endsWith(date.toISOString().slice(2, 10).replaceAll('-', '')));
		assert.ok(report.head.label.endsWith(written(date, 'long', 'long')));
	});
});

describe('the report of an evening', () => {
	const sum = <Row extends object>(rows: readonly Row[], key: keyof Row & string) =>
		rows.reduce((all, row) => all + Number(row[key]), 0);

	it('adds up: each table to its sum, and all tables to the takings', () => {
		fc.assert(
			fc.property(logs, (events) => {
				const evening = played(events);
				const report = reportOf(evening);
				const all = grossOf(positionsOf(evening));
				assert.equal(report.gross, all);
				assert.equal(sum(report.tickets, 'gross') + report.cancelled.gross, report.ticketSum.gross);
				assert.equal(sum(report.tickets, 'pieces') + report.cancelled.pieces, report.ticketSum.pieces);
				const valid = evening.tickets.filter(({ cancelledAt }) => cancelledAt === undefined);
				assert.deepEqual(report.ticketSum, { pieces: valid.length, gross: sum(valid, 'price') });
				assert.equal(report.cancelled.numbers.length + report.cancelled.pieces, 0);
				assert.equal(sum(report.bar, 'gross'), report.barSum.gross);
				assert.equal(report.ticketSum.gross + report.barSum.gross, all);
				assert.equal(sum(report.payments, 'gross'), all);
				assert.equal(report.taxSum.gross, all);
				for (const { group, net, vat, gross } of report.taxes)
					assert.ok(net + vat === gross && Math.abs(vat * 100 - net * GROUPS[group].rate) <= 60, group);
				const online = report.payments.find(({ payment }) => payment === 'online')?.gross ?? 0;
				assert.equal(sum(evening.receipts, 'total') + online, all);
				assert.equal(sum(report.halfHours, 'gross') + online, all);
				assert.equal(sum(report.halfHours, 'bar'), report.barSum.gross);
				for (const { item, left } of report.bar) assert.equal(left ?? Number.POSITIVE_INFINITY, leftOf(evening, item));
				assert.ok(report.halfHours.every(({ gate, bar, gross }) => gate + bar === gross));
			}),
		);
	});

	it('has a row for each half hour of an evening, and only for those with sales where days lie between', () => {
		const evening = played(SAMPLE);
		assert.equal(byHalfHour(evening).length, 15, 'from 14:30 to 21:30');
		assert.deepEqual(byHalfHour(EMPTY), []);
		const early: Event = { kind: 'rungUp', at: MARKS.presale, pieces: { beer: 1 }, payment: 'cash', given: 350 };
		const late: Event = { ...early, at: MARKS.closing };
		assert.deepEqual(
			byHalfHour(played([early, late])).map(({ gross }) => gross),
			[350, 350],
		);
	});
});

describe('what is taken home', () => {
	it('is a table with the visitor’s names, of which none is a formula', () => {
		const { name, bytes } = fileOf('sales', played(SAMPLE), NAMES);
		assert.equal(name, 'probe-spieltag.csv');
		const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
		assert.equal(lines.length, 1 + positionsOf(played(SAMPLE)).length);
		assert.ok(lines.slice(1).every((line) => line.startsWith('SV Łódź 😀 北京;')));
		assert.ok(lines.some((line) => line.includes(';Große;')) && lines.some((line) => line.includes(";'=1+1;")));
		for (const club of ['=A1', '+1', '-1', '@SUM']) assert.equal(wordsWith({ ...NAMES, club }).club, `'${club}`);
		assert.equal(wordsWith({ ...NAMES, club: 'TSV 1908' }).club, 'TSV 1908');
	});

	it('is a batch in Windows-1252, whatever the club is called', () => {
		const { name, bytes } = fileOf('batch', played(SAMPLE), NAMES);
		assert.equal(name, 'EXTF_probe-spieltag.csv');
		const text = new TextDecoder('windows-1252').decode(bytes);
		assert.match(text, /^"EXTF";700;21;/);
		assert.doesNotMatch(text, /Łódź|😀|\?/);
	});
});

describe('what an evening needs of a plan', () => {
	const at = MARKS.doors;
	const sale = (pieces: Pieces, payment: 'cash' | 'card'): Event => {
		return { kind: 'rungUp', at, pieces, payment, given: priceOf(EMPTY, pieces) };
	};
	const needs = (events: readonly Event[], hasBatch = false) => needsOfEvening(played(events), hasBatch);

	it('follows from what was done', () => {
		assert.deepEqual(needs([]), []);
		assert.deepEqual(needs([{ kind: 'sold', at, pieces: { adults: 1 } }]), ['presale']);
		assert.deepEqual(needs([sale({ adults: 1 }, 'card')]), ['printing', 'cardPayment']);
		assert.deepEqual(needs([sale({ adults: 1 }, 'cash')]), ['printing', 'pos'], 'cash needs a till with a TSE');
		assert.deepEqual(needs([sale({ adults: 1, beer: 1 }, 'card')]), ['printing', 'cardPayment'], 'cards need none');
		assert.deepEqual(needs([{ kind: 'priced', at: EMPTY.at, item: 'adults', cents: 1 }]), [], 'from the card workshop');
		assert.deepEqual(
			needs([...SAMPLE.slice(0, 1), { kind: 'counted', at, pieces: UNCOUNTED }, { kind: 'closed', at }]),
			['presale'],
			'closing alone takes none',
		);
		assert.deepEqual(needs(SAMPLE), ['presale', 'printing', 'pos', 'cardPayment']);
		assert.deepEqual(needs(SAMPLE, true), [...needs(SAMPLE), 'datev']);
	});
});
