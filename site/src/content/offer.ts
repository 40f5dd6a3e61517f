import type { Rate } from '../money/fee';
import type { Fact, Known, Open, Settled } from './fact';
import type { PlanId } from './plans';

/** Functions in the order and the groups of the comparison; their names are in `locales/de/pricing.json`. */
export const featureGroups = {
	sale: ['presale', 'categories', 'coupons', 'seasonPass'],
	venue: ['printing', 'cardPayment', 'pos', 'selfService'],
	figures: ['reports', 'datev', 'accessRights'],
} as const;

export type FeatureId = (typeof featureGroups)[keyof typeof featureGroups][number];

/** Groups of devices, by the last part of their pages' paths. */
export type DeviceGroup = 'ticketing' | 'self-service' | 'pos' | 'payments' | 'accessories';

/** Everything that the site says of prices and terms, each with what we know of it. */
export interface Offer {
	/**
	 * Euro cents a month, value added tax included; null is priced individually. Sentences all over the site say that Free costs
	 * nothing and that only Pro has no fixed price: anything else needs other sentences.
	 */
	readonly prices: {
		readonly free: Fact<0>;
		readonly starter: Fact<number>;
		readonly club: Fact<number>;
		readonly pro: Fact<null>;
	};
	/** The smallest plan that has a function; larger ones have it too. */
	readonly includedFrom: Readonly<Record<FeatureId, Fact<PlanId>>>;
	/** Value added tax that every price includes, in per cent. */
	readonly vatPercent: Settled<number>;
	/** Monthly prices that a year costs; 12 is no discount. */
	readonly monthsInYearlyPrice: Settled<number>;
	/** For an online ticket or an online payment; the association bears it. */
	readonly onlineFee: Fact<Rate>;
	/** What that fee is taken of. */
	readonly onlineFeePer: Fact<'ticket' | 'order'>;
	/** Whether that fee is the same in each plan. */
	readonly sameOnlineFee: Fact<boolean>;
	/** For a card payment at a terminal. */
	readonly cardFee: Fact<Rate>;
	/** Who bears that one: guests may not (§ 270a BGB). */
	readonly cardFeeBearer: Fact<'club'>;
	/** Who is named as the seller on a ticket and its invoice, e.g. 'euer Verein'. */
	readonly ticketSeller: Fact<string>;
	/** How visitors pay online, e.g. 'Girocard, Kreditkarte und Lastschrift'. */
	readonly onlinePayment: Fact<string>;
	/** What becomes of tickets of a cancelled event and of their fee, e.g. 'auf einen Klick, samt Gebühr'. */
	readonly refunds: Fact<string>;
	/** Working days until the association has its takings. */
	readonly payoutDays: Fact<number>;
	/** Who moves the money of online payments, e.g. 'Beispielbank AG, beaufsichtigt von der BaFin'. */
	readonly paymentProvider: Fact<string>;
	/** On whose account the takings of an online sale lie until the association has them. */
	readonly takingsHolder: Fact<string>;
	/** Where the servers of the product stand, as behind 'in', e.g. 'Deutschland'. */
	readonly serverCountry: Fact<string>;
	/** The lowest price of a device of each group, in euro cents, value added tax included. */
	readonly devicesFrom: Readonly<Record<DeviceGroup, Fact<number>>>;
	/** Months. Sentences all over the site promise that there is none: any other number needs other sentences. */
	readonly minimumTerm: Known<0>;
	/** Days before the end of a billing period. */
	readonly noticeDays: Fact<number>;
	/** What becomes of prepaid months, sold tickets and data when a plan ends, as one noun phrase. */
	readonly leaving: Fact<string>;
	/** Whether a season pass can be blocked. */
	readonly passBlocking: Fact<boolean>;
	/** What the ticket shop is tested against, e.g. 'EN 301 549'. */
	readonly shopAccess: Fact<string>;
	/** What is kept of who did what, and how long, e.g. 'jede Anmeldung, 30 Tage lang'. */
	readonly accessLog: Fact<string>;
	/** Per cent off the monthly price for registered non-profits. */
	readonly nonprofitPercent: Fact<number>;
	/** Hours until a message is answered: pages and mails promise it in words. */
	readonly replyHours: Known<24>;
	/** When somebody answers the telephone, e.g. 'Mo–Fr 9–17 Uhr'. */
	readonly supportHours: Fact<string>;
	/** When somebody answers it on match days, e.g. 'Sa und So 9–19 Uhr'. */
	readonly matchDayHours: Fact<string>;
	/** What a cash inspection or a tax office asks of the tills; each a short noun phrase. */
	readonly till: {
		/** E.g. 'DSFinV-K 2.4'. */
		readonly export: Fact<string>;
		/** The TSE and the end of its certificate, e.g. 'Cloud-TSE der Beispiel GmbH, gültig bis 5/2030'. */
		readonly tse: Fact<string>;
		/** How long tills sell without a network, in hours; 0: not at all. */
		readonly offlineHours: Fact<number>;
		/** How a cancelled sale and a Z report look, e.g. 'als Gegenbuchung mit Grund'. */
		readonly cancelling: Fact<string>;
		/** Whether each article has a tax rate of its own. */
		readonly taxRates: Fact<boolean>;
	};
	/** What the DATEV export knows, e.g. 'SKR 42, KOST1 und Geldtransit'. */
	readonly bookingBatch: Fact<string>;
}

/** Stated by the customer when the site was ordered. */
const SPECIFIED = { source: 'the customer’s order', date: '2026-11-20' } as const;

function known<T>(value: T): Known<T> {
	return { status: 'known', value, ...SPECIFIED };
}

function open(question: string): Open {
	return { status: 'open', question };
}

/** No one has said which plan has which function: the larger the event that needs it, the larger the plan. */
function from(value: PlanId): Fact<PlanId> {
	return {
		status: 'assumed',
		value,
		readFrom: 'the audiences of the plans; nobody has said it',
	};
}

/** A lowest price of a group of devices that nobody has named. */
function devicePrice(group: string): Open {
	return open(`From which price (gross) is there a ${group}, and is it bought or rented?`);
}

/** The offer. `npm run facts` lists its facts and the questions that are left. */
export const offer: Offer = {
	prices: {
		free: { status: 'assumed', value: 0, readFrom: 'Basic of an earlier pricing view' },
		starter: { status: 'assumed', value: 799, readFrom: 'Advanced of an earlier pricing view' },
		club: { status: 'assumed', value: 1599, readFrom: 'Ultimate of an earlier landing page' },
		pro: known(null),
	},
	includedFrom: {
		presale: from('free'),
		categories: from('free'),
		coupons: from('starter'),
		seasonPass: from('club'),
		printing: from('starter'),
		cardPayment: from('starter'),
		pos: from('club'),
		selfService: from('club'),
		reports: from('starter'),
		datev: from('club'),
		accessRights: from('club'),
	},
	vatPercent: { status: 'known', value: 19, source: 'standard rate, § 12 Abs. 1 UStG', date: '2026-11-20' },
	monthsInYearlyPrice: {
		status: 'assumed',
		value: 12,
		readFrom: 'the choice between month and year, which names no discount',
	},
	onlineFee: open('How high is the fee for an online transaction, in per cent and cents?'),
	onlineFeePer: open('Is the fee for an online transaction taken of each ticket or of each order?'),
	sameOnlineFee: open('Is the fee for an online transaction the same in all plans?'),
	cardFee: open('How high is the fee for a card payment at a terminal, in per cent and cents?'),
	cardFeeBearer: {
		status: 'known',
		value: 'club',
		source: '§ 270a BGB: nobody may ask consumers a fee for girocard, Visa and Mastercard',
		date: '2026-11-29',
	},
	ticketSeller: open('Who is named as the seller on an online ticket, and who issues its invoice?'),
	onlinePayment: open('By which means do visitors pay online?'),
	refunds: open('How are tickets of a cancelled event refunded, and who bears their fee then?'),
	payoutDays: open('How many working days after a sale are the takings on the account of the association?'),
	paymentProvider: open('Which payment service provider moves the money, and who supervises it?'),
	takingsHolder: open('On whose account do the takings lie until they are paid out?'),
	serverCountry: open('In which country do the servers of the product stand?'),
	devicesFrom: {
		ticketing: devicePrice('ticket scanner or printer'),
		'self-service': devicePrice('self-service station'),
		pos: devicePrice('cash register'),
		payments: devicePrice('card terminal'),
		accessories: devicePrice('piece of accessories'),
	},
	minimumTerm: known(0),
	noticeDays: open('How many days before the end of a billing period can a plan be cancelled?'),
	leaving: open('What becomes of prepaid months, sold tickets and data when a plan ends?'),
	passBlocking: open('Can a lost season pass be blocked?'),
	shopAccess: open('Which proof is there that the ticket shop is accessible?'),
	accessLog: open('Which accesses are logged, and for how long?'),
	nonprofitPercent: open('How many per cent do registered non-profits save on the monthly price?'),
	replyHours: known(24),
	supportHours: open('On which days and at which hours does somebody answer the telephone?'),
	matchDayHours: open('Does somebody answer the telephone on match days and at weekends, and at which hours?'),
	till: {
		export: open('Do the tills export in DSFinV-K, and in which version?'),
		tse: open('Which TSE do the tills have, and until when is its certificate valid?'),
		offlineHours: open('Do the tills sell without a network, and for how long?'),
		cancelling: open('How do the tills show a cancelled sale, and how a Z report?'),
		taxRates: open('Does each article have a tax rate of its own?'),
	},
	bookingBatch: open('Does the DATEV export know SKR 42, KOST1 and an account for money in transit?'),
};
