import { categories, type Item, items } from '../../src/bookkeeping/goods.ts';
import type { SampleStations } from '../../src/bookkeeping/sample-stations.ts';
import { MATCH_DAY, momentAt, timeOf } from '../../src/workbench/matchday/clock.ts';
import { eveningOf } from '../../src/workbench/matchday/evening.ts';
import { bookedOf } from '../../src/workbench/matchday/figures.ts';
import { SAMPLE } from '../../src/workbench/matchday/sample.ts';
import { EMPTY, type Evening, FIRST_TICKET, FLOAT, leftOf, type Receipt } from '../../src/workbench/matchday/state.ts';

const at = (hour: number, minute: number) => momentAt(MATCH_DAY, hour, minute);

/** @throws when the sample is no evening that could have been */
function until(moment: number): Evening {
	const evening = eveningOf(SAMPLE.filter((event) => event.at <= moment));
	if (!('tickets' in evening)) throw new Error('The sample evening is not whole.');
	return evening;
}

const whole = until(Number.POSITIVE_INFINITY);

function receiptAt(moment: number): Receipt {
	const receipt = whole.receipts.find((one) => one.at === moment);
	if (receipt === undefined) throw new Error(`The sample evening has no receipt of ${timeOf(moment)}.`);
	return receipt;
}

const linesOf = ({ lines }: Receipt) => lines.map(({ item, pieces }) => [item, pieces] as const);

/** What is left of each item, but of those that never run out. */
function stockOf(evening: Evening): { [Name in Item]?: number } {
	const left = items.map((item) => [item, leftOf(evening, item)] as const);
	return Object.fromEntries(left.filter(([, count]) => Number.isFinite(count)));
}

function soldOf({ sales }: ReturnType<typeof bookedOf>): SampleStations['settlement']['sold'] {
	const sums = new Map<string, SampleStations['settlement']['sold'][number]>();
	for (const { place, payment, item, pieces } of sales) {
		const key = `${place} ${payment} ${item}`;
		sums.set(key, [place, payment, item, (sums.get(key)?.[3] ?? 0) + pieces]);
	}
	return [...sums.values()];
}

const SOLD_OUT = at(15, 24);
const HALF_TIME = receiptAt(at(16, 31));
const BY_CARD = receiptAt(at(16, 28));
const atWindow = until(SOLD_OUT);

/** The stations of the sample evening, each at its hour. */
export const sampleStations: SampleStations = {
	window: {
		time: timeOf(SOLD_OUT),
		rolls: categories.map((category) => ({
			category,
			quota: leftOf(EMPTY, category),
			left: leftOf(atWindow, category),
		})),
		next: FIRST_TICKET + atWindow.tickets.length,
	},
	till: {
		number: HALF_TIME.number,
		time: timeOf(HALF_TIME.at),
		lines: linesOf(HALF_TIME),
		left: stockOf(until(HALF_TIME.at - 1)),
	},
	card: {
		number: BY_CARD.number,
		lines: linesOf(BY_CARD),
		payments: whole.receipts
			.filter(({ payment }) => payment === 'card')
			.map((receipt) => ({ number: receipt.number, time: timeOf(receipt.at), total: receipt.total })),
	},
	settlement: {
		sold: soldOf(bookedOf(whole)),
		float: FLOAT,
		counted: whole.counted?.cents ?? 0,
	},
};
