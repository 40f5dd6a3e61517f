import { ITEMS } from '../../bookkeeping/goods';
import { type Need, sellingNeeds } from '../../content/plan-choice';
import { apportioned, scaled } from '../../money/cents';
import { choice, count, type InputOf, open, whole } from '../fields';

const price = whole(0, 100_000);
const percent = whole(0, 100);
const typedBasisPoints = open(0, 10_000);
const typedCents = open(0, 10_000);
const wish = choice(['no', 'yes']);

/** Needs of a year that no number shows: names of fields, and of the functions that a plan has to have. */
export const wishes = ['seasonPass', 'datev', 'accessRights'] as const satisfies readonly Need[];

/** What a year's costs are computed from. */
export const costsFields = {
	/** Events in the year. */
	events: count(1, 366),
	guestsPerEvent: whole(1, 20_000),
	/** Prices of a ticket. */
	adultCents: price,
	reducedCents: price,
	childCents: price,
	/** Shares of the guests: per cent when they add up to 100, else in proportion; equal when all are 0. */
	adultShare: percent,
	reducedShare: percent,
	childShare: percent,
	/** Guests who pay online. */
	onlinePercent: percent,
	/** Tickets in an online order, for a fee that is taken per order: with 1 it is one for each ticket. */
	ticketsPerOrder: count(1, 20),
	/** Turnover of the bar at one event. */
	barCentsPerEvent: whole(0, 10_000_000),
	/** Share of the bar's turnover that is paid by card. At the box office all is cash. */
	barCardPercent: percent,
	/** Size of a card payment at the bar. */
	barPaymentCents: whole(100, 100_000),
	/** Fees from an offer that the visitor has; open as long as nobody typed one. */
	onlineBasisPoints: typedBasisPoints,
	onlineFixedCents: typedCents,
	cardBasisPoints: typedBasisPoints,
	cardFixedCents: typedCents,
	seasonPass: wish,
	datev: wish,
	accessRights: wish,
} as const;

/** A year as a visitor filled it in. */
export type CostsInput = InputOf<typeof costsFields>;

/** The year that the page shows before anybody types: an invented club, all of it assumptions. */
export const costsExample: CostsInput = {
	events: 12,
	guestsPerEvent: 400,
	adultCents: ITEMS.adults.price,
	reducedCents: ITEMS.members.price,
	childCents: ITEMS.children.price,
	adultShare: 60,
	reducedShare: 30,
	childShare: 10,
	onlinePercent: 40,
	ticketsPerOrder: 1,
	barCentsPerEvent: 90_000,
	barCardPercent: 55,
	barPaymentCents: 900,
	onlineBasisPoints: null,
	onlineFixedCents: null,
	cardBasisPoints: null,
	cardFixedCents: null,
	seasonPass: 'no',
	datev: 'no',
	accessRights: 'no',
};

/** True for the example's numbers, whoever typed them. */
export function isExample(input: CostsInput): boolean {
	return Object.entries(costsExample).every(([name, value]) => input[name as keyof CostsInput] === value);
}

/** Who buys a ticket: keys of texts, in the order of the tables. */
export const priceCategories = ['adult', 'reduced', 'child'] as const;
/** One of them. */
export type PriceCategory = (typeof priceCategories)[number];

/** Tickets of one category in a year. */
interface TicketSales {
	readonly category: PriceCategory;
	readonly priceCents: number;
	readonly tickets: number;
	/** Of those, the ones that are sold online. */
	readonly online: number;
	readonly turnoverCents: number;
}

/** What is sold in a year, before any cost. */
export interface Sales {
	readonly guests: number;
	readonly tickets: readonly TicketSales[];
	readonly onlineTickets: number;
	readonly admissionCents: number;
	readonly barCents: number;
	/** Of the bar's turnover, what is paid by card. */
	readonly cardCents: number;
}

/** Shares of the categories, in their order. */
export function sharesOf(input: CostsInput): readonly number[] {
	return priceCategories.map((category) => input[`${category}Share`]);
}

/** What is sold in a year, and to how many. */
export function salesOf(input: CostsInput): Sales {
	const guests = input.events * input.guestsPerEvent;
	const shares = sharesOf(input);
	const counts = apportioned(guests, shares);
	const onlineTickets = scaled(guests, input.onlinePercent, 100);
	const online = apportioned(onlineTickets, counts);
	const tickets = priceCategories.map((category, index): TicketSales => {
		const priceCents = input[`${category}Cents`];
		const count = counts[index] ?? 0;
		return { category, priceCents, tickets: count, online: online[index] ?? 0, turnoverCents: count * priceCents };
	});
	const barCents = input.barCentsPerEvent * input.events;
	return {
		guests,
		tickets,
		onlineTickets,
		admissionCents: tickets.reduce((sum, { turnoverCents }) => sum + turnoverCents, 0),
		barCents,
		cardCents: scaled(barCents, input.barCardPercent, 100),
	};
}

/** What a plan has to have for a year like this. */
export function needsOfYear(input: CostsInput): readonly Need[] {
	const { tickets, onlineTickets, guests, barCents, cardCents } = salesOf(input);
	const isPaidAtGate = tickets.some(({ tickets, online, priceCents }) => tickets > online && priceCents > 0);
	return sellingNeeds({
		online: onlineTickets > 0,
		gate: guests > onlineTickets,
		cash: isPaidAtGate || barCents > cardCents,
		card: cardCents > 0,
		seasonPass: input.seasonPass === 'yes',
		datev: input.datev === 'yes',
		accessRights: input.accessRights === 'yes',
	});
}
