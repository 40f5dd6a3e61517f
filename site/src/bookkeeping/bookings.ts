import { GROUPS, type Group, type Payment, type Place } from './goods.ts';
import { type Closing, type Day, grossOf, type Words } from './sale.ts';

/** Sample accounts of SKR 42, the chart for clubs: five digits. Which a club takes is up to its tax adviser. */
const ACCOUNTS = { cash: 16000, transit: 13720, shortage: 69690, surplus: 48390 } as const;
const REVENUE = { tickets: 43010, food: 43000, drinks: 44000, deposit: 44000 } as const satisfies Record<Group, number>;

/** SKR 42 keeps the sphere in the first cost centre: 3 purpose-related operation, 4 taxable business. */
const SPHERES = { purpose: 3, business: 4 } as const;

/** One line of the booking batch. */
export interface Booking {
	/** Cents, above 0. */
	readonly amount: number;
	/** Debited. */
	readonly account: number;
	/** Credited. */
	readonly contra: number;
	readonly sphere: 3 | 4;
	readonly voucher: string;
	readonly text: string;
}

/** A day as bookings: a line for each place, way of paying and group, then what was missing or too much in the tills. */
export function bookings(day: Day, words: Words): readonly Booking[] {
	const places: readonly Place[] = ['online', 'gate', 'bar'];
	const payments: readonly Payment[] = ['online', 'cash', 'card'];
	const groups: readonly Group[] = ['tickets', 'drinks', 'deposit', 'food'];
	const income = places.flatMap((place) =>
		payments.flatMap((payment) => groups.map((group) => incomeOf(day, words, { place, payment, group }))),
	);
	return [
		...income.filter(({ amount }) => amount !== 0),
		...day.closings.flatMap((closing) => differenceOf(day, words, closing)),
	];
}

/** Cards and online payments arrive later: they wait on the transit account and never pass through the till's. */
function incomeOf(
	{ sales, vouchers }: Day,
	words: Words,
	{ place, payment, group }: { place: Place; payment: Payment; group: Group },
): Booking {
	const gross = grossOf(sales, { place, payment, group });
	const [money, revenue] = [payment === 'cash' ? ACCOUNTS.cash : ACCOUNTS.transit, REVENUE[group]];
	return {
		amount: Math.abs(gross),
		// More was given back than taken: revenue is debited.
		account: gross < 0 ? revenue : money,
		contra: gross < 0 ? money : revenue,
		sphere: SPHERES[GROUPS[group].sphere],
		voucher: vouchers[place],
		text: `${words.groups[group]}, ${words.places[place]}, ${words.payments[payment]}`,
	};
}

function differenceOf({ vouchers }: Day, words: Words, { place, difference }: Closing): readonly Booking[] {
	if (difference === 0) return [];
	const isShort = difference < 0;
	return [
		{
			amount: Math.abs(difference),
			account: isShort ? ACCOUNTS.shortage : ACCOUNTS.cash,
			contra: isShort ? ACCOUNTS.cash : ACCOUNTS.surplus,
			sphere: SPHERES[place === 'bar' ? 'business' : 'purpose'],
			voucher: vouchers[place],
			text: `${isShort ? words.shortage : words.surplus}, ${words.places[place]}`,
		},
	];
}
