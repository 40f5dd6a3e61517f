import { type FeatureId, featureGroups, type Offer } from '../../../src/content/offer';
import { type PlanId, planIds, planName } from '../../../src/content/plans';
import { includes } from '../../../src/content/prices';
import type { RoutePath } from '../../../src/routes';
import { wordsOf } from './rendered';
import { vagueAmountsIn } from './vague';

/** How sentences name a function. */
const NAMES: Readonly<Record<FeatureId, RegExp>> = {
	presale: /Vorverkauf/,
	categories: /Kategorien/,
	coupons: /Gutschein/,
	seasonPass: /Dauerkarte/,
	printing: /Ticketdruck|Tickets drucken/,
	cardPayment: /Kartenzahlung|mit Karte kassier/,
	// A till that can record cash needs a TSE: § 146a AO.
	pos: /Kasse mit TSE|Abendkasse verkauf|bar kassier/,
	selfService: /Selbstbedienung/,
	reports: /Bericht/,
	datev: /DATEV/,
	accessRights: /Zugriffsrechte|Personenrechte|Rechte/,
};

/** The page of each function. It says from which plan on there is one. */
export const FEATURE_PAGES = {
	presale: '/solutions/ticketing/pre-sales/',
	seasonPass: '/solutions/ticketing/season-pass/',
	printing: '/solutions/ticketing/printer/',
	cardPayment: '/solutions/payments/terminals/',
	selfService: '/solutions/payments/self-service/',
	pos: '/solutions/payments/pos/',
	reports: '/solutions/analytics/reports/',
	datev: '/solutions/analytics/data/',
} as const satisfies Partial<Record<FeatureId, RoutePath>>;

/** What stands in the price of no plan: the fee for online transactions, the one for card payments, devices. */
const BESIDE_THE_PLAN = 3;
const NUMBERS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

/** Whoever registers by a click has no offer and signs nothing. */
const OFFERED = /(?:in|laut|nennt|nach|vor) (?:deinem|eurem|euer|deiner|eurer) (?:Angebot|Unterschrift)/g;

/** What a page says and the offer does not: each with the sentence. */
export function contradictions(path: string, html: string, offer: Offer): string[] {
	const [, main = ''] = html.split(/<main[^>]*>|<\/main>/);
	const words = wordsOf(main);
	const sentences = [...sentencesOf(main), ...cards(main)];
	return [
		...sentences.flatMap((sentence) => missingFeatures(sentence, offer).map((feature) => `${feature}: ${sentence}`)),
		...sentences.flatMap(vagueAmountsIn),
		...(words.match(OFFERED) ?? []),
		// Beside the whole bill alone.
		...(path === '/pricing/' ? [] : (words.match(/versteckten? Kosten|Vertragsbindung/gi) ?? [])),
		...(offer.sameOnlineFee.status === 'open' ? (words.match(/gilt dieselbe Gebühr|Gebühr ist in allen/g) ?? []) : []),
		...wrongCount(words, /(\p{L}+) Posten zählen/giu, BESIDE_THE_PLAN + 1),
		...wrongCount(words, /Außerhalb des Plans liegen (\p{L}+) Posten/gu, BESIDE_THE_PLAN),
	];
}

/** What ends a sentence without a full stop. */
const ENDS = /<\/(?:p|li|h\d|d[dt]|t[dh]|summary|caption|legend|label|button|text)>/g;
const NAMED = new RegExp(`\\b(?:${planIds.map(planName).join('|')})\\b`);

function sentencesOf(html: string): string[] {
	// What a plan adds to a smaller one is no sentence about the smaller.
	return wordsOf(html.replace(ENDS, '. '))
		.replaceAll(/Alles aus \w+, dazu:/g, '')
		.split(/(?<=[.!?]) /);
}

/** What stands below the name of a plan is said of that plan, as far as it names no other. */
function cards(html: string): string[] {
	const [, ...all] = html.split(/(?=<h3[^>]*>(?:Free|Starter|Club|Pro)<\/h3>)/);
	return all.flatMap((card) => {
		const [name = '', ...sentences] = sentencesOf(card.slice(0, card.indexOf('</ul>')));
		return sentences.filter((sentence) => !NAMED.test(sentence)).map((sentence) => `${name} ${sentence}`);
	});
}

/** The functions that a sentence promises in the one plan that it names, and that this plan lacks. */
function missingFeatures(sentence: string, offer: Offer): FeatureId[] {
	const named = planIds.filter((id) => new RegExp(`\\b${planName(id)}\\b`).test(sentence));
	const [plan] = named;
	if (plan === undefined || named.length > 1 || /kein|nicht|ohne/.test(sentence)) return [];
	return Object.values(featureGroups)
		.flat()
		.filter((feature) => NAMES[feature].test(sentence) && includes(plan, feature, offer) === false);
}

function wrongCount(words: string, counted: RegExp, right: number): string[] {
	return Array.from(words.matchAll(counted)).flatMap(([found, number]) =>
		number?.toLowerCase() === NUMBERS[right] ? [] : [found],
	);
}

/** The offer with every function from this plan on. */
export function withAllFrom(offer: Offer, plan: PlanId): Offer {
	const from = { status: 'known', value: plan, source: 'a test', date: '2026-11-20' } as const;
	const includedFrom = Object.fromEntries(Object.keys(offer.includedFrom).map((feature) => [feature, from]));
	return { ...offer, includedFrom: includedFrom as Offer['includedFrom'] };
}
