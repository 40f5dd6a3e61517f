import { statedIn } from './fact.ts';
import { type FeatureId, type Offer, offer } from './offer.ts';
import { type PlanId, planIds } from './plans.ts';
import { includes } from './prices.ts';

/** How a club sells, in a year or at an evening. */
export interface Selling {
	/** Tickets online. */
	readonly online: boolean;
	/** Tickets at the gate, where each is printed when it is sold. */
	readonly gate: boolean;
	/** For cash, at the gate or at the bar. */
	readonly cash: boolean;
	/** For cards, at the gate or at the bar. */
	readonly card: boolean;
	/** Passes for a season. */
	readonly seasonPass: boolean;
	/** Handing bookings to a tax office in DATEV's format. */
	readonly datev: boolean;
	/** Giving each person rights of their own. */
	readonly accessRights: boolean;
}

/** What that takes: functions of the offer. */
export type Need = Extract<
	FeatureId,
	'presale' | 'printing' | 'pos' | 'cardPayment' | 'seasonPass' | 'datev' | 'accessRights'
>;

/** The questions of the price list: each answer with what it takes. What an answer of null takes, the smallest plan can. */
export const planQuestions = {
	seasonPass: { yes: 'seasonPass', no: null },
	bar: { cash: 'pos', card: 'cardPayment', none: null },
	taxOffice: { yes: 'datev', no: null },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Need | null>>>>;

/**
 * What a club needs to sell like this. Cash that it takes with our till is cash that our till records, and such a till needs a TSE
 * (§ 146a AO): so cash needs `pos`. Cards alone need a terminal, whatever is sold. Who leaves cash in an open cash box records none:
 * see `withCashBox`. Categories and quotas belong to the advance sale, and are no need of their own; neither is the settlement of a till.
 */
export function sellingNeeds({ online, gate, cash, card, ...asked }: Selling): readonly Need[] {
	const needed: Readonly<Record<Need, boolean>> = {
		presale: online,
		printing: gate,
		pos: cash,
		cardPayment: card,
		...asked,
	};
	return (Object.keys(needed) as Need[]).filter((need) => needed[need]);
}

/** What is left of the needs where cash, and with it the sale at the gate, stays in an open cash box, which the law allows. */
export function withCashBox(needs: readonly Need[]): readonly Need[] {
	return needs.filter((need) => need !== 'pos' && need !== 'printing');
}

/** A plan that can't do what is needed. */
export interface LackingPlan {
	readonly plan: PlanId;
	/** What it is known not to have. */
	readonly lacks: readonly Need[];
}

/** Which plans can do what is needed, and which can't. */
export interface PlanChoice {
	/** The smallest plan that can: the one to name. Undefined while it is open which plan has what. */
	readonly plan: PlanId | undefined;
	/** What no smaller plan has; all of it where there is no smaller one. */
	readonly because: readonly Need[];
	/** The plans that are known to have all of it, from the smallest on. */
	readonly can: readonly PlanId[];
	/** Those that are known to lack some of it, from the smallest on. */
	readonly lacking: readonly LackingPlan[];
}

/** The plans for what a club needs: the only place that decides which plan is for whom. */
export function plansFor(needs: readonly Need[], of: Pick<Offer, 'includedFrom'> = offer): PlanChoice {
	const can = planIds.filter((plan) => needs.every((need) => includes(plan, need, of)));
	const lacking = planIds
		.map((plan) => ({ plan, lacks: needs.filter((need) => includes(plan, need, of) === false) }))
		.filter(({ lacks }) => lacks.length > 0);
	const [plan] = can;
	const because = needs.filter((need) => plan === planIds[0] || statedIn(of.includedFrom[need]) === plan);
	return { plan, because, can, lacking };
}
