import { grossOf } from '../../src/bookkeeping/sale.ts';
import type { SampleEvening } from '../../src/bookkeeping/sample-evening.ts';
import { eveningOf } from '../../src/workbench/matchday/evening.ts';
import { bookedOf, takingsOf } from '../../src/workbench/matchday/figures.ts';
import { SAMPLE } from '../../src/workbench/matchday/sample.ts';
import { FLOAT } from '../../src/workbench/matchday/state.ts';
import { type ClosedDay, closingOf } from './match-day.ts';

/** The sample evening that visitors can go on with, closed: box office and bar share a drawer. */
export const evening: ClosedDay = closed();

/** What its papers say, for whoever checks them: a page that names it needs none of the evening. */
export const sampleEvening: SampleEvening = {
	lines: evening.sales.length,
	gross: grossOf(evening.sales),
	missing: evening.tills.reduce((sum, till) => sum - closingOf(till).difference, 0),
};

/** @throws when the sample is no evening that could have been, or was not counted */
function closed(): ClosedDay {
	const played = eveningOf(SAMPLE);
	if (!('tickets' in played) || played.counted === undefined) throw new Error('The sample evening is not whole.');
	const { cents } = played.counted;
	const till = { place: 'bar', float: FLOAT, cash: takingsOf(played, 'cash'), counted: cents } as const;
	return { ...bookedOf(played), tills: [till] };
}
