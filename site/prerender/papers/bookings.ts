import texts from '../../../locales/de/papers/match-day.json' with { type: 'json' };
import { closingOf, GROUPS, type Group, grossOf, type Payment, type Place, tills, VOUCHERS } from './match-day.ts';

/** Sample accounts of SKR 42, the chart for clubs: five digits. Which a club takes is up to its tax adviser. */
const ACCOUNTS = { cash: 16000, transit: 13720, shortage: 69690, surplus: 48390 } as const;
const REVENUE = { tickets: 43010, food: 43000, drinks: 44000 } as const satisfies Record<Group, number>;

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

/** The sample day as bookings: a line for each till, way of paying and group, then what was missing or too much. */
export function bookings(): readonly Booking[] {
	const places: readonly Place[] = ['online', 'gate', 'bar'];
	const payments: readonly Payment[] = ['online', 'cash', 'card'];
	const groups: readonly Group[] = ['tickets', 'drinks', 'food'];
	const income = places.flatMap((place) =>
		payments.flatMap((payment) => groups.map((group) => incomeOf(place, payment, group))),
	);
	return [...income.filter(({ amount }) => amount > 0), ...tills.flatMap(differenceOf)];
}

/** Cards and online payments arrive later: they wait on the transit account and never pass through the till's. */
function incomeOf(place: Place, payment: Payment, group: Group): Booking {
	return {
		amount: grossOf({ place, payment, group }),
		account: payment === 'cash' ? ACCOUNTS.cash : ACCOUNTS.transit,
		contra: REVENUE[group],
		sphere: SPHERES[GROUPS[group].sphere],
		voucher: VOUCHERS[place],
		text: `${texts.groups[group]}, ${texts.places[place]}, ${texts.payments[payment]}`,
	};
}

function differenceOf(till: (typeof tills)[number]): readonly Booking[] {
	const { difference } = closingOf(till);
	if (difference === 0) return [];
	const isShort = difference < 0;
	return [
		{
			amount: Math.abs(difference),
			account: isShort ? ACCOUNTS.shortage : ACCOUNTS.cash,
			contra: isShort ? ACCOUNTS.cash : ACCOUNTS.surplus,
			sphere: SPHERES[till.place === 'bar' ? 'business' : 'purpose'],
			voucher: VOUCHERS[till.place],
			text: `${isShort ? texts.shortage : texts.surplus}, ${texts.places[till.place]}`,
		},
	];
}
