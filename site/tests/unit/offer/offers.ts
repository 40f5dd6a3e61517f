import { type Fact, factsIn } from '../../../src/content/fact';
import { type Offer, offer } from '../../../src/content/offer';

function known<T>(value: T): Fact<T> {
	return { status: 'known', value, source: 'a test', date: '2026-11-20' };
}

/** What a fact is when the business has answered, by the end of its path. */
const ANSWERS: Readonly<Record<string, unknown>> = {
	onlineFee: { basisPoints: 270, fixedCents: 25 },
	onlineFeePer: 'ticket',
	cardFee: { basisPoints: 90, fixedCents: 9 },
	sameOnlineFee: true,
	ticketSeller: 'euer Verein',
	onlinePayment: 'Girocard, Kreditkarte und Lastschrift',
	refunds: 'auf einen Klick, samt Gebühr',
	leaving: 'Vorausbezahltes kommt zurück, Tickets gelten weiter',
	passBlocking: true,
	shopAccess: 'EN 301 549',
	accessLog: 'jede Anmeldung, 30 Tage lang',
	payoutDays: 3,
	paymentProvider: 'Beispielbank AG, beaufsichtigt von der BaFin',
	takingsHolder: 'Treuhandkonto der Beispielbank AG',
	serverCountry: 'Deutschland',
	ticketing: 19_900,
	'self-service': 149_000,
	pos: 49_000,
	payments: 7_900,
	accessories: 1_950,
	noticeDays: 14,
	nonprofitPercent: 20,
	supportHours: 'Mo–Fr 9–17 Uhr',
	matchDayHours: 'Sa und So 9–19 Uhr',
	export: 'DSFinV-K 2.4',
	tse: 'Cloud-TSE der Beispiel GmbH, gültig bis 5/2030',
	offlineHours: 12,
	cancelling: 'als Gegenbuchung mit Grund',
	taxRates: true,
	bookingBatch: 'SKR 42, KOST1 und Geldtransit',
};

/** The offer with each of its facts changed. */
function changed(change: (path: string, fact: Fact<unknown>) => Fact<unknown>): Offer {
	const copy = structuredClone(offer);
	for (const [path, fact] of factsIn(offer)) {
		const steps = path.split('.');
		const last = steps.pop() ?? '';
		const parent = steps.reduce<Record<string, unknown>>(
			(branch, step) => branch[step] as typeof branch,
			copy as never,
		);
		parent[last] = change(path, fact);
	}
	return copy;
}

/** The offer as it is when the business has answered and confirmed everything. */
export const answered = changed(answerTo);

function answerTo(path: string, fact: Fact<unknown>): Fact<unknown> {
	const value = fact.status === 'open' ? ANSWERS[path.split('.').at(-1) ?? ''] : fact.value;
	if (value === undefined) throw new Error(`no answer for ${path}`);
	return known(value);
}

/** The offer in which only this fact is left open. */
export function openOnly(path: string): Offer {
	return changed((one, fact) => (one === path ? { status: 'open', question: `${path}?` } : answerTo(one, fact)));
}

/** Facts that nothing can be computed or promised without: they are never open. */
const NEVER_OPEN = ['vatPercent', 'monthsInYearlyPrice', 'minimumTerm', 'replyHours'];

/** The offer while nobody has said anything. */
export const unanswered = changed((path, fact) =>
	NEVER_OPEN.includes(path) ? fact : { status: 'open', question: `${path}?` },
);
