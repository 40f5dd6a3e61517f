import { type LackingPlan, type Need, plansFor, withCashBox } from '../../content/plan-choice';
import type { PlanId } from '../../content/plans';
import { netCents } from '../../money/cents';
import type { Rate } from '../../money/fee';
import { orderFeeParts, paymentFeesCents, ticketFeesCents } from './fees';
import { type CostsInput, needsOfYear, type PriceCategory, type Sales, salesOf } from './sales';
import { isSameInAll, type PricedPlan, pricedPlans, rateOf, type Tariff, withTypedFees } from './tariff';

/** What of a plan's costs nobody has named: keys of texts. */
export type OpenPart = 'onlineFee' | 'cardFee';

/** A year with one plan. */
interface PlanCosts {
	readonly plan: PlanId;
	/** The plan, a year; net and tax add up to it. */
	readonly planCents: number;
	readonly planNetCents: number;
	readonly planVatCents: number;
	/** Null while a fee is open that something is sold with. */
	readonly onlineFeesCents: number | null;
	readonly cardFeesCents: number | null;
	/** Open fees, which the sum leaves out. */
	readonly openParts: readonly OpenPart[];
	/** Sum of a year; null while a part is open. */
	readonly totalCents: number | null;
	/** What is left of a ticket, by category. */
	readonly tickets: readonly TicketLeft[];
}

/** What the club has of a ticket that is sold online. */
interface TicketLeft {
	readonly category: PriceCategory;
	readonly priceCents: number;
	/** Of an order's first ticket: those after it bear as much or a cent less. Null while the fee is open. */
	readonly feeCents: number | null;
	/** Price less fee: below 0 where the fee is more than the price. */
	readonly leftCents: number | null;
}

/**
 * Which of the plans that can costs least: `priceAlone` where only their prices differ, `open` while open fees decide, `individual`
 * where the smallest one has no price, `noPlan` while it is open which plan can.
 */
type Verdict =
	| { readonly kind: 'priceAlone' | 'cheapest' | 'individual'; readonly plan: PlanId }
	| { readonly kind: 'open' | 'noPlan' };

/** A year's costs, plan by plan. Devices are bought, not paid by the year: they are an account of their own. */
export interface Costs {
	readonly sales: Sales;
	/** The plans with a price that have what the year needs, from the smallest on. */
	readonly plans: readonly PlanCosts[];
	/** Those that have it too and are priced individually. */
	readonly individual: readonly PlanId[];
	/** Those that lack something of it. */
	readonly lacking: readonly LackingPlan[];
	/** The smaller plan that would do where cash stays in an open cash box. */
	readonly withCashBox: PlanId | undefined;
	/** On top of the ticket's price, in every plan: the club bears all the rest. */
	readonly guestsCents: 0;
	readonly verdict: Verdict;
}

/** The online tickets of an order that the fee is rounded for. */
export function perOrder(input: CostsInput, { onlineFeePer }: Tariff): number {
	return onlineFeePer === 'order' ? input.ticketsPerOrder : 1;
}

function onlineFees({ tickets }: Sales, orderOf: number, rate: Rate): number {
	return tickets.reduce((sum, { online, priceCents }) => sum + ticketFeesCents(online, priceCents, orderOf, rate), 0);
}

function ticketsLeft(sales: Sales, orderOf: number, rate: Rate | null): readonly TicketLeft[] {
	return sales.tickets.map(({ category, priceCents }) => {
		const [fee] = rate ? orderFeeParts(Array(orderOf).fill(priceCents), rate) : [];
		return { category, priceCents, feeCents: fee ?? null, leftCents: fee === undefined ? null : priceCents - fee };
	});
}

/** A year with one plan, for what is sold in it. */
function planCosts(plan: PricedPlan, input: CostsInput, tariff: Tariff, sales: Sales): PlanCosts {
	const planCents = tariff.monthsInYear * plan.monthlyCents;
	const planNetCents = netCents(planCents, tariff.vatPercent);
	const [online, card] = [rateOf(plan.onlineFee), rateOf(plan.cardFee)];
	const orderOf = perOrder(input, tariff);
	const onlineFeesCents = sales.onlineTickets === 0 ? 0 : online && onlineFees(sales, orderOf, online);
	const cardFeesCents =
		sales.cardCents === 0 ? 0 : card && paymentFeesCents(sales.cardCents, input.barPaymentCents, card);
	const openParts: OpenPart[] = [];
	if (onlineFeesCents === null) openParts.push('onlineFee');
	if (cardFeesCents === null) openParts.push('cardFee');
	return {
		plan: plan.plan,
		planCents,
		planNetCents,
		planVatCents: planCents - planNetCents,
		onlineFeesCents,
		cardFeesCents,
		openParts,
		totalCents: onlineFeesCents === null || cardFeesCents === null ? null : planCents + onlineFeesCents + cardFeesCents,
		tickets: ticketsLeft(sales, orderOf, online),
	};
}

/** A fee that is the same in all plans decides nothing, and may be open. */
function verdictOf(plans: readonly PricedPlan[], yearly: readonly PlanCosts[], smallest: PlanId | undefined): Verdict {
	const isSameOnline = isSameInAll(plans, 'onlineFee');
	const isSameCard = isSameInAll(plans, 'cardFee');
	let least: { readonly plan: PlanId; readonly cents: number } | undefined;
	for (const { plan, planCents, onlineFeesCents, cardFeesCents } of yearly) {
		const online = isSameOnline ? 0 : onlineFeesCents;
		const card = isSameCard ? 0 : cardFeesCents;
		if (online === null || card === null) return { kind: 'open' };
		const cents = planCents + online + card;
		if (least === undefined || cents < least.cents) least = { plan, cents };
	}
	if (least) return { kind: isSameOnline && isSameCard ? 'priceAlone' : 'cheapest', plan: least.plan };
	return smallest ? { kind: 'individual', plan: smallest } : { kind: 'noPlan' };
}

/** The plan for what is left of the needs, where that is a smaller one. */
function cashBoxPlan(needed: readonly Need[], tariff: Tariff): PlanId | undefined {
	const left = withCashBox(needed);
	const { plan } = plansFor(left, tariff);
	return left.length > 0 && plan !== plansFor(needed, tariff).plan ? plan : undefined;
}

/** What a year costs with each plan that can. */
export function costs(input: CostsInput, offer: Tariff, sales = salesOf(input)): Costs {
	const needed = needsOfYear(input);
	const tariff = withTypedFees(offer, input);
	const { plan: smallest, can, lacking } = plansFor(needed, tariff);
	const priced = pricedPlans(tariff, can);
	const plans = priced.map((plan) => planCosts(plan, input, tariff, sales));
	return {
		sales,
		plans,
		individual: can.filter((plan) => !plans.some((one) => one.plan === plan)),
		lacking,
		withCashBox: cashBoxPlan(needed, tariff),
		guestsCents: 0,
		verdict: verdictOf(priced, plans, smallest),
	};
}

/** The plan that decides; the smallest with a price where none does. */
export function leadingPlan({ plans, verdict }: Costs): PlanCosts | undefined {
	const plan = 'plan' in verdict ? verdict.plan : undefined;
	return plans.find((one) => one.plan === plan) ?? plans[0];
}
