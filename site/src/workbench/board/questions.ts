import type { Fact } from '../../content/fact';
import { offer } from '../../content/offer';
import type { Costs, OpenPart } from '../costs/model';

/** Who answers a question: the offer, or somebody in the club. */
type AnsweredBy = 'offer' | 'privacy' | 'helpers' | 'treasurer';

/** What has to be known before the board decides: the key of a sentence, and who knows it. */
export interface OpenQuestion {
	readonly id: QuestionId;
	readonly answeredBy: AnsweredBy;
}

type QuestionId =
	| OpenPart
	| 'devicePrices'
	| 'nonprofitTerms'
	| 'payout'
	| 'till'
	| 'servers'
	| 'notice'
	| 'processingAgreement'
	| 'training'
	| 'taxExport'
	| 'cashRecords';

/** A step after the decision: the key of a sentence. */
export type StepId =
	| 'askForOffer'
	| 'signAgreement'
	| 'testReception'
	| 'printSamples'
	| 'registerTill'
	| 'trainHelpers'
	| 'announcePresale'
	| 'rehearse'
	| 'lookBack';

/** Questions to us, with the facts that answer them. */
const asked = {
	nonprofitTerms: [offer.nonprofitPercent],
	devicePrices: Object.values(offer.devicesFrom),
	payout: [offer.takingsHolder, offer.paymentProvider, offer.payoutDays],
	till: [offer.till.tse, offer.till.offlineHours],
	servers: [offer.serverCountry],
	notice: [offer.noticeDays],
} as const satisfies Partial<Record<QuestionId, readonly Fact<unknown>[]>>;

/** The questions that are left. What the offer answers drops out, and a fee that somebody typed. */
export function openQuestions({ openParts }: Costs, takesCash: boolean): readonly OpenQuestion[] {
	const offered = (Object.keys(asked) as (keyof typeof asked)[]).filter(
		(id) => (takesCash || id !== 'till') && asked[id].some(({ status }) => status === 'open'),
	);
	return [
		...openParts.map((id) => ({ id, answeredBy: 'offer' }) as const),
		...offered.map((id) => ({ id, answeredBy: 'offer' }) as const),
		{ id: 'processingAgreement', answeredBy: 'privacy' },
		{ id: 'training', answeredBy: 'helpers' },
		{ id: 'taxExport', answeredBy: 'treasurer' },
		...(takesCash ? [{ id: 'cashRecords', answeredBy: 'treasurer' } as const] : []),
	];
}

/** What to do after the decision, in this order. A till that takes cash is reported to the tax office: § 146a Abs. 4 AO. */
export function stepsAfter(takesCash: boolean): readonly StepId[] {
	return [
		'askForOffer',
		'signAgreement',
		'testReception',
		'printSamples',
		...(takesCash ? (['registerTill'] as const) : []),
		'trainHelpers',
		'announcePresale',
		'rehearse',
		'lookBack',
	];
}
