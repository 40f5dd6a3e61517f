import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MARKS } from '../../../src/workbench/matchday/clock';
import { after } from '../../../src/workbench/matchday/evening';
import type { Event } from '../../../src/workbench/matchday/events';
import {
	checkOf,
	idleOf,
	lastVerdict,
	otherDayOfMonth,
	stubsOf,
} from '../../../src/workbench/matchday/play/gate/verdict';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { EMPTY, OTHER_DAYS } from '../../../src/workbench/matchday/state';
import { played } from './evenings';

const before = (moment: number) => SAMPLE.filter(({ at }) => at < moment);

describe('the gate', () => {
	it('does with every number what the evening then takes', () => {
		const evening = played(before(MARKS.kickOff));
		for (const [number, kind] of [
			[1005, 'admitted'],
			[1007, 'inside'],
			[1014, 'cancelled'],
			[901, 'otherDay'],
			[1999, 'unknown'],
		] as const) {
			const act = checkOf(evening, number);
			assert.equal(act.kind === 'refused' ? act.why : act.kind, kind, String(number));
			assert.equal(typeof after(evening, { ...act, at: evening.at } as Event), 'object');
		}
	});

	it('shows what it said last, with what the ticket is now', () => {
		assert.equal(lastVerdict([], EMPTY), undefined);
		assert.equal(lastVerdict(before(MARKS.doors), played(before(MARKS.doors))), undefined);
		const last = lastVerdict(SAMPLE, played(SAMPLE));
		assert.deepEqual([last?.kind, last?.number, last?.ticket?.category], ['valid', 1030, 'children']);
		const refused = SAMPLE.filter(({ at }) => at < MARKS.kickOff).filter(({ kind }) => kind !== 'counted');
		const cut = refused.slice(0, refused.findIndex((event) => event.kind === 'refused') + 1);
		assert.equal(lastVerdict(cut, played(cut))?.kind, 'inside');
	});

	it('tells two guests of the same moment apart, as at the end of the evening', () => {
		const shown: Event = { kind: 'refused', at: MARKS.doors, ticket: 901, why: 'otherDay' };
		const [once, twice] = [[shown], [shown, { ...shown }]];
		assert.notEqual(lastVerdict(once, played(once))?.place, lastVerdict(twice, played(twice))?.place);
	});

	it('says of a number that nobody had sold no more than that, also when it is sold afterwards', () => {
		const events: Event[] = [
			{ kind: 'refused', at: MARKS.doors, ticket: 1001, why: 'unknown' },
			{ kind: 'rungUp', at: MARKS.doors, pieces: { adults: 1 }, payment: 'card', given: 900 },
		];
		assert.equal(lastVerdict(events, played(events))?.ticket, undefined);
	});

	it('lays out the valid tickets first, one of another day among them, then the cancelled, then the torn, latest first', () => {
		const stubs = stubsOf(played(SAMPLE));
		assert.deepEqual(
			stubs.slice(0, 8).map(({ number }) => number),
			[1005, 1017, OTHER_DAYS[0], 1018, 1022, 1014, 1030, 1029],
		);
		assert.equal(stubs.length, 31);
		assert.deepEqual(
			stubsOf(EMPTY).map(({ kind }) => kind),
			['otherDay'],
		);
	});

	it('is shut before the doors open, and after the till was closed', () => {
		assert.equal(idleOf(EMPTY, MARKS.doors - 1), 'shut');
		assert.equal(idleOf(EMPTY, MARKS.doors), 'waiting');
		assert.equal(idleOf(played(SAMPLE), MARKS.doors), 'over');
	});

	it('knows that the other day is the one a week before', () => {
		assert.equal(otherDayOfMonth(), 17);
	});
});
