import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Fact, statedIn } from '../../src/content/fact.ts';
import { type DeviceGroup, type FeatureId, type Offer, offer } from '../../src/content/offer.ts';
import { operator } from '../../src/content/operator.ts';
import { planName } from '../../src/content/plans.ts';
import { remaining } from '../../src/content/prices.ts';
import { formatCents, formatEuro } from '../../src/money/amounts.ts';
import type { Rate } from '../../src/money/fee.ts';

/** A sentence for each state of a fact. */
interface Said {
	readonly known: string;
	readonly open: string;
}

/** Where a fact is no figure, each of its values has a sentence; the others that of `else`. */
interface SaidOfFact {
	readonly known: string | Readonly<Record<string, string>>;
	readonly open: string;
}

/** `locales/de/offer.json`: what pages say of the offer's facts. */
export interface OfferTexts {
	/** In the place of a noun: 'a {{fee}} for each transaction'. */
	readonly fee: Said;
	/** Where an amount stands, as in a table. */
	readonly feeValue: Said;
	readonly feeParts: string;
	/** Known: a sentence. Open: what is open, as one part of a list. */
	readonly facts: Readonly<Record<string, SaidOfFact>>;
	readonly and: string;
	/** Of the price list: names of the functions. */
	readonly features: Readonly<Record<string, string>>;
	/** One phrase about everything that is open, with a link to what we say of it. */
	readonly open: string;
}

type Values = Readonly<Record<string, string>>;

/** The ticket of the example, in euro cents. */
const TICKET = 900;

/** `{{firm}}`, `{{fee}}`, `{{feeValue <fact>}}`, `{{say <facts>}}`, `{{known <facts>}}` and `{{open <fact>}}`, with the space before it. */
const TOKEN = /(?<space> ?)\{\{(?<kind>firm|fee|feeValue|say|known|open)(?<ids>(?: [\w/-]+)*)\}\}/g;

/**
 * A text file with what it leaves to the offer filled in. `{{firm}}` is who offers it; `{{fee}}` is the online fee as a noun, with the figure where there is
 * one; `{{feeValue cardFee}}` is a figure alone, of either fee; `{{say onlineFee payout}}` is a sentence for each fact that is known, and one for all that are open; `{{known …}}` is only
 * the former, `{{open …}}` only the names of the latter.
 */
export function withOffer(source: string, texts: OfferTexts, of: Offer = offer): string {
	return source.replace(TOKEN, (...match) => {
		const { space, kind, ids } = match.at(-1) as { space: string; kind: string; ids: string };
		const said = phrase(kind, ids.trim().split(' '), texts, of);
		// The source is JSON.
		return said && space + JSON.stringify(said).slice(1, -1);
	});
}

function phrase(kind: string, ids: readonly string[], texts: OfferTexts, of: Offer): string {
	if (kind === 'firm') return `${operator.companyName.value} ${operator.legalForm.value}`;
	if (kind === 'fee' || kind === 'feeValue') {
		const fee = statedIn(ids[0] === 'cardFee' ? of.cardFee : of.onlineFee);
		return fee ? filled(texts[kind].known, { fee: parts(fee, texts) }) : texts[kind].open;
	}
	const facts = ids.map((id) => ({ said: saidOf(id, texts), values: valuesOf(id, of, texts) }));
	const known = facts.flatMap(({ said, values }) => (values ? [sentence(said, values)] : []));
	const names = [...new Set(facts.flatMap(({ said, values }) => (values ? [] : [said.open])))];
	const open = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${texts.and} `);
	if (kind === 'open') return capital(open);
	if (kind === 'known' || names.length === 0) return known.join(' ');
	return [...known, filled(texts.open, { facts: open })].join(' ');
}

function saidOf(id: string, { facts }: OfferTexts): SaidOfFact {
	const said = facts[id.replace(/\/.*/, '')];
	if (said === undefined) throw new Error(`locales/de/offer.json says nothing of '${id}'`);
	return said;
}

/** The sentence of a known fact. */
function sentence({ known }: SaidOfFact, values: Values): string {
	const said = typeof known === 'string' ? known : (known[values.value ?? ''] ?? known.else);
	if (said === undefined) throw new Error(`locales/de/offer.json has no sentence for '${values.value}'`);
	return filled(said, values);
}

/** Facts whose value stands in their sentence, or chooses it, by their names in the texts. */
const PLAIN = {
	onlineFeePer: (of) => of.onlineFeePer,
	sameOnlineFee: (of) => of.sameOnlineFee,
	cardFeeBearer: (of) => of.cardFeeBearer,
	payout: (of) => of.payoutDays,
	paymentProvider: (of) => of.paymentProvider,
	takingsHolder: (of) => of.takingsHolder,
	serverCountry: (of) => of.serverCountry,
	ticketSeller: (of) => of.ticketSeller,
	onlinePayment: (of) => of.onlinePayment,
	refunds: (of) => of.refunds,
	leaving: (of) => of.leaving,
	passBlocking: (of) => of.passBlocking,
	shopAccess: (of) => of.shopAccess,
	accessLog: (of) => of.accessLog,
	notice: (of) => of.noticeDays,
	nonprofit: (of) => of.nonprofitPercent,
	support: (of) => of.supportHours,
	matchDay: (of) => of.matchDayHours,
	tillExport: (of) => of.till.export,
	tse: (of) => of.till.tse,
	offline: (of) => of.till.offlineHours,
	cancelling: (of) => of.till.cancelling,
	taxRates: (of) => of.till.taxRates,
	bookingBatch: (of) => of.bookingBatch,
} satisfies Record<string, (of: Offer) => Fact<string | number | boolean>>;

/** What the sentence of a known fact is filled with; undefined while the fact is open. */
function valuesOf(id: string, of: Offer, texts: OfferTexts): Values | undefined {
	const { onlineFee, cardFee, devicesFrom, includedFrom } = of;
	if (id in PLAIN)
		return given<string | number | boolean>(PLAIN[id as keyof typeof PLAIN](of), (value) => ({ value: said(value) }));
	switch (id) {
		case 'onlineFee':
			return given(onlineFee, (fee) => ({ ticket: exact(TICKET), rest: exact(remaining(TICKET, fee)) }));
		case 'cardFee':
			return given(cardFee, (fee) => ({ fee: parts(fee, texts) }));
		case 'cashSale':
			return given(includedFrom.pos, (plan) => ({ plan: planName(plan) }));
		case 'devices': {
			const prices = Object.values(devicesFrom).map((fact) => statedIn(fact));
			return prices.every((price) => price !== undefined) ? { price: formatEuro(Math.min(...prices)) } : undefined;
		}
		default:
			return valuesOfOne(id, of, texts);
	}
}

/** Of one group of devices, `devices/pos`, or of one function, `feature/pos`. */
function valuesOfOne(id: string, { devicesFrom, includedFrom }: Offer, { features }: OfferTexts): Values | undefined {
	const [kind, name = ''] = id.split('/');
	const price = kind === 'devices' && devicesFrom[name as DeviceGroup];
	if (price) return given(price, (cents) => ({ price: formatEuro(cents) }));
	const from = kind === 'feature' && includedFrom[name as FeatureId];
	if (from) return given(from, (plan) => ({ feature: features[name] ?? '', plan: planName(plan) }));
	throw new Error(`content/offer.ts has no fact '${id}'`);
}

function given<T>(fact: Fact<T>, values: (value: T) => Values): Values | undefined {
	const value = statedIn(fact);
	return value === undefined ? undefined : values(value);
}

function parts({ basisPoints, fixedCents }: Rate, { feeParts }: OfferTexts): string {
	return filled(feeParts, { percent: decimal(basisPoints / 100), cents: exact(fixedCents) });
}

function filled(sentence: string, values: Values): string {
	return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

function said(value: string | number | boolean): string {
	return typeof value === 'number' ? decimal(value) : String(value);
}

function decimal(number: number): string {
	return String(number).replace('.', ',');
}

/** With cents even where there are none, as beside other amounts. */
function exact(cents: number): string {
	return `${formatCents(cents)}\u00a0€`;
}

/** The sentences of a language. */
export function offerTexts(root: string): OfferTexts {
	const read = (file: string) => JSON.parse(readFileSync(join(root, '../locales/de', file), 'utf8'));
	const { features } = read('pricing.json');
	return { ...read('offer.json'), features };
}

/** Fills the offer into every text file that the site loads. */
export function offerInTexts(root: string, of: Offer = offer): Plugin {
	return {
		name: 'offer-in-texts',
		enforce: 'pre',
		transform: {
			filter: { id: /\/locales\/.+\.json$/ },
			handler(source) {
				for (const file of ['offer.json', 'pricing.json']) this.addWatchFile(join(root, '../locales/de', file));
				return { code: withOffer(source, offerTexts(root), of), map: null };
			},
		},
	};
}
