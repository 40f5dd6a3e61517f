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

/** The questions that are left. Fees drop out when the offer has them, or somebody typed them. */
export function openQuestions({ plans }: Costs, takesCash: boolean): readonly OpenQuestion[] {
	const parts = new Set(plans.flatMap(({ openParts }) => openParts));
	return [
		...Array.from(parts, (id) => ({ id, answeredBy: 'offer' }) as const),
		{ id: 'nonprofitTerms', answeredBy: 'offer' },
		{ id: 'devicePrices', answeredBy: 'offer' },
		{ id: 'payout', answeredBy: 'offer' },
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
