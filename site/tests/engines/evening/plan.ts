/**
 * What is done on the evening of the test, and what has to come of it: reckoned here, by no code of the tool's. Prices, tax rates
 * and accounts are those of the sample club, written down once more.
 */

/** Cents of what the sample club sells, in the order of its list, and what it counts as. */
const GOODS = {
	Erwachsene: [900, 'Eintritt'],
	Mitglieder: [600, 'Eintritt'],
	Kinder: [300, 'Eintritt'],
	'Bier 0,4 l': [350, 'Getränke'],
	'Limonade 0,4 l': [250, 'Getränke'],
	Kaffee: [200, 'Getränke'],
	'Wasser 0,4 l': [150, 'Getränke'],
	'Bratwurst im Brötchen': [350, 'Speisen'],
	Pommes: [300, 'Speisen'],
	Kuchen: [150, 'Speisen'],
} as const satisfies Readonly<Record<string, readonly [number, keyof typeof GROUPS]>>;

/** Tax rate, revenue account and cost centre of each group. */
export const GROUPS = {
	Eintritt: { rate: 7, account: '43010', sphere: '3' },
	Speisen: { rate: 7, account: '43000', sphere: '4' },
	Getränke: { rate: 19, account: '44000', sphere: '4' },
} as const;

/** What is sold. */
export type Good = keyof typeof GOODS;

/** One line of what was sold or taken back; cents. */
export interface Sold {
	readonly place: 'Vorverkauf' | 'Abendkasse' | 'Theke';
	readonly voucher: string;
	readonly payment: 'online' | 'bar' | 'Karte';
	readonly group: keyof typeof GROUPS;
	readonly good: Good;
	readonly pieces: number;
	readonly gross: number;
}

/** The orders at the window: 30 tickets, numbered from 1001 on. */
export const ORDERS = [
	['Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene'],
	['Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene', 'Mitglieder', 'Mitglieder', 'Mitglieder', 'Mitglieder'],
	['Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene', 'Erwachsene', 'Mitglieder'],
	['Mitglieder', 'Mitglieder', 'Kinder', 'Kinder', 'Kinder', 'Kinder', 'Kinder'],
] as const satisfies readonly (readonly Good[])[];

const online: readonly Good[] = ORDERS.flat();
const numberAt = (place: number) => 1001 + place;

/** The first ticket of the last order is given back. */
const GIVEN_BACK = numberAt(online.length - ORDERS[3].length);

/** Who comes to the gate: 25 guests, then one ticket for the second time, and the one that was given back. */
export const GUESTS = online
	.map((_, place) => numberAt(place))
	.filter((number) => number !== GIVEN_BACK)
	.slice(0, 25);
export const TURNED = [
	[GUESTS[0], 'Schon drin'],
	[GIVEN_BACK, 'Storniert'],
] as const;

/** A sale at the till: the keys of its goods, and the one that pays. A note is put down for cash. */
interface Sale {
	readonly goods: readonly Good[];
	readonly note?: 'Passend' | '5 Euro gegeben' | '10 Euro gegeben';
}

/** What is rung up nine times in a row. */
const ROUND: readonly Sale[] = [
	{ goods: ['Bier 0,4 l'], note: '5 Euro gegeben' },
	{ goods: ['Kaffee', 'Kuchen'], note: 'Passend' },
	{ goods: ['Bratwurst im Brötchen'] },
	{ goods: ['Limonade 0,4 l', 'Wasser 0,4 l'] },
];

/** 40 sales, three tickets of the box office among them. */
export const SALES: readonly Sale[] = [
	...Array.from({ length: 9 }, () => ROUND).flat(),
	{ goods: ['Erwachsene'], note: '10 Euro gegeben' },
	{ goods: ['Kinder', 'Pommes'] },
	{ goods: ['Bier 0,4 l', 'Bier 0,4 l'], note: '10 Euro gegeben' },
	{ goods: ['Kinder'], note: 'Passend' },
];

/** Of the last receipts one beer comes back, and a whole one with its ticket. */
export const BACK = [
	{ receipt: 39, goods: ['Bier 0,4 l'], isWhole: false },
	{ receipt: 40, goods: ['Kinder'], isWhole: true },
] as const satisfies readonly { receipt: number; goods: readonly Good[]; isWhole: boolean }[];

/** Cents in the drawer before the first sale, and how many are missing after the last. */
export const FLOAT = 10_000;
export const MISSING = 250;

function lineOf(
	place: Sold['place'] | undefined,
	payment: Sold['payment'],
	voucher: string,
	good: Good,
	pieces: number,
) {
	const [price, group] = GOODS[good];
	const till = group === 'Eintritt' ? 'Abendkasse' : 'Theke';
	return { place: place ?? till, voucher, payment, group, good, pieces, gross: pieces * price } satisfies Sold;
}

/** A receipt's lines: a good once, in the order of the list. */
function linesOf(number: number, { goods, note }: Sale, sign: 1 | -1): readonly Sold[] {
	const names = Object.keys(GOODS) as readonly Good[];
	return names.flatMap((name) => {
		const pieces = goods.filter((good) => good === name).length;
		return pieces === 0 ? [] : [lineOf(undefined, note ? 'bar' : 'Karte', `Bon ${number}`, name, sign * pieces)];
	});
}

/** All that was sold and taken back, in its order. */
export const SOLD: readonly Sold[] = [
	...online.map((good, place) => lineOf('Vorverkauf', 'online', `Ticket ${numberAt(place)}`, good, 1)),
	lineOf('Vorverkauf', 'online', `Ticket ${GIVEN_BACK}`, online[GIVEN_BACK - 1001] ?? 'Kinder', -1),
	...SALES.flatMap((sale, place) => linesOf(place + 1, sale, 1)),
	...BACK.flatMap(({ receipt, goods }, place) => {
		const { note } = SALES[receipt - 1] ?? {};
		return linesOf(SALES.length + place + 1, note ? { goods, note } : { goods }, -1);
	}),
];

/** What lines come to, cents. */
export const grossOf = (lines: readonly Sold[]): number => lines.reduce((sum, { gross }) => sum + gross, 0);

/** What should lie in the drawer, cents. */
export const EXPECTED = FLOAT + grossOf(SOLD.filter(({ payment }) => payment === 'bar'));
