/** The evening that is there from the start: invented, and computed like every other. */
import type { Category } from '../../bookkeeping/goods.ts';
import { MATCH_DAY, momentAt } from './clock.ts';
import type { Event, Good, Pieces } from './events.ts';
import { EMPTY, priceOf } from './state.ts';

const [THURSDAY, FRIDAY, SATURDAY] = [0, 1, MATCH_DAY];

/** '14:31' of the match day. */
function at(time: string, day = SATURDAY): number {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	return momentAt(day, hour, minute);
}

const sold = (day: number, time: string, pieces: Pieces<Category>): Event => ({
	kind: 'sold',
	at: at(time, day),
	pieces,
});
const comes = (time: string, ...tickets: number[]): Event[] =>
	tickets.map((ticket) => ({ kind: 'admitted', at: at(time), ticket }));

/** A sale: the guest puts a note down, or just what it costs. Exact amounts need the prices, which no event of the sample changes. */
const cash = (time: string, pieces: Pieces, note?: 5 | 10 | 20): Event => ({
	...{ kind: 'rungUp', at: at(time), pieces, payment: 'cash' },
	given: note === undefined ? priceOf(EMPTY, pieces) : note * 100,
});
const card = (time: string, pieces: Pieces): Event => ({
	...{ kind: 'rungUp', at: at(time), pieces, payment: 'card' },
	given: priceOf(EMPTY, pieces),
});

const back = (time: string, receipt: number, item: Good): Event => ({
	kind: 'reversed',
	at: at(time),
	receipt,
	pieces: { [item]: 1 },
	tickets: [],
});

export const SAMPLE: readonly Event[] = [
	sold(THURSDAY, '19:12', { adults: 2, children: 2 }),
	sold(THURSDAY, '20:05', { members: 1 }),
	sold(FRIDAY, '08:40', { members: 2, children: 1 }),
	sold(FRIDAY, '12:31', { adults: 3 }),
	sold(FRIDAY, '18:22', { adults: 2, members: 1 }),
	sold(FRIDAY, '21:47', { adults: 1, children: 3 }),
	sold(SATURDAY, '09:15', { members: 2 }),
	sold(SATURDAY, '11:03', { adults: 2 }),
	{ kind: 'cancelled', at: at('12:20'), ticket: 1014 },
	...comes('14:31', 1001, 1002),
	...comes('14:32', 1003, 1004),
	cash('14:36', { coffee: 2, cake: 2 }, 20),
	...comes('14:39', 1009, 1010),
	...comes('14:40', 1011),
	cash('14:44', { soft: 2 }, 20),
	...comes('14:46', 1012),
	...comes('14:47', 1013),
	card('14:49', { beer: 1 }),
	...comes('14:51', 1006),
	...comes('14:52', 1007, 1008),
	cash('14:55', { coffee: 1, cake: 1 }),
	cash('14:58', { adults: 2 }, 20),
	...comes('14:59', 1023, 1024),
	card('15:01', { beer: 2, sausage: 2 }),
	...comes('15:02', 1015),
	...comes('15:03', 1016),
	cash('15:04', { soft: 1, fries: 1 }, 20),
	card('15:06', { members: 1 }),
	...comes('15:07', 1025),
	...comes('15:08', 1019, 1020),
	cash('15:09', { water: 2 }, 10),
	{ kind: 'refused', at: at('15:11'), ticket: 1007, why: 'inside' },
	cash('15:13', { beer: 3 }),
	{ kind: 'refused', at: at('15:14'), ticket: 1014, why: 'cancelled' },
	card('15:17', { adults: 2, children: 1 }),
	...comes('15:18', 1026, 1027),
	...comes('15:19', 1028),
	card('15:20', { sausage: 1, soft: 1 }),
	...comes('15:22', 1021),
	cash('15:24', { adults: 1, children: 1 }),
	...comes('15:25', 1029, 1030),
	cash('15:26', { beer: 2 }),
	cash('16:15', { sausage: 2, beer: 2 }),
	cash('16:16', { coffee: 2 }, 10),
	card('16:17', { fries: 2, soft: 2 }),
	cash('16:19', { sausage: 3 }, 20),
	card('16:21', { beer: 4 }),
	cash('16:22', { water: 1, cake: 2 }),
	cash('16:24', { soft: 3, sausage: 3 }),
	cash('16:26', { coffee: 1, cake: 1 }),
	card('16:28', { beer: 1, fries: 1 }),
	cash('16:31', { sausage: 2 }),
	back('16:33', 24, 'sausage'),
	card('17:16', { beer: 4 }),
	cash('17:18', { beer: 2, soft: 2 }),
	cash('17:21', { sausage: 2, fries: 1 }),
	card('17:25', { beer: 3 }),
	cash('17:32', { soft: 2 }, 10),
	cash('17:40', { beer: 2 }),
	card('17:55', { coffee: 3, cake: 3 }),
	card('18:10', { beer: 4, sausage: 2 }),
	back('18:12', 33, 'beer'),
	cash('18:25', { fries: 2 }),
	cash('18:48', { beer: 2, water: 1 }),
	card('19:05', { beer: 4 }),
	cash('19:30', { soft: 1, coffee: 1 }, 5),
	cash('19:58', { beer: 3 }, 20),
	card('20:20', { beer: 2, sausage: 1 }),
	cash('20:50', { beer: 2 }),
	card('21:35', { beer: 2, water: 2 }),
	// All that lies there (`drawer.ts`): 6 × 20, 9 × 10, 6 × 5; 14 × 2, 17 × 1, 22 × 0.50, 6 × 0.20, 3 × 0.10.
	{ kind: 'counted', at: at('22:41'), pieces: [0, 6, 9, 6, 14, 17, 22, 6, 3, 0, 0, 0] },
	{ kind: 'closed', at: at('22:58'), foundOn: 38 },
];
