import type { PlanId } from '../../content/plans';
import { type Costs, costs, leadingPlan } from '../costs/model';
import { type CostsInput, needsOfYear } from '../costs/sales';
import type { Tariff } from '../costs/tariff';
import { leastCounters, type Queue, type QueueInput, queue } from '../queue/model';
import { type OpenQuestion, openQuestions, type StepId, stepsAfter } from './questions';

/** What the other tools hold, and with what the paper is made. */
export interface BoardInput {
	readonly queue: QueueInput;
	readonly costs: CostsInput;
}

/** Who pays a row, where that is known. */
type Payer = 'club' | 'guests' | 'open';

/** A row of the table of costs; cells are in the order of `plans`, and null where the offer leaves them open. */
interface CostRow {
	readonly id: 'plan' | 'net' | 'vat' | 'onlineFees' | 'cardFees' | 'total' | 'onTop';
	readonly cents: readonly (number | null)[];
	readonly payer: Payer;
}

/** An evening at the gate, with so many counters. */
interface Evening {
	readonly counters: number;
	readonly queue: Queue;
}

/** What the board is asked to decide: keys of sentences, filled with the numbers of the paper. */
type ProposalId =
	| 'sellOnline'
	| 'choosePlan'
	| 'choosePlanTotal'
	| 'chooseIndividual'
	| 'openCounters'
	| 'limit'
	| 'authorise'
	| 'conditions';

/** The paper for the board's meeting. */
export interface BoardPaper {
	readonly proposal: readonly ProposalId[];
	readonly costs: Costs;
	readonly plans: readonly PlanId[];
	readonly rows: readonly CostRow[];
	/** With the counters of today. */
	readonly today: Evening;
	/** With as many as let guests wait less than five minutes; null where today's do. */
	readonly proposed: Evening | null;
	readonly devices: readonly DeviceLine[];
	readonly questions: readonly OpenQuestion[];
	readonly steps: readonly StepId[];
}

/** From so many devices of a kind on one more lies ready: an assumption. */
const SPARE_FROM = 3;

/** Devices of a kind at the gate. */
export interface DeviceLine {
	readonly id: 'scanner' | 'till';
	/** In use; `spare` come on top. */
	readonly count: number;
	readonly spare: number;
}

/** A scanner at each open counter, and a till where guests buy their ticket there, which the plan has only where cash is taken. */
function devicesAt({ counters }: Evening, { ticketPercent }: QueueInput, takesCash: boolean): readonly DeviceLine[] {
	const ids = takesCash && ticketPercent < 100 ? (['scanner', 'till'] as const) : (['scanner'] as const);
	return ids.map((id) => ({ id, count: counters, spare: counters >= SPARE_FROM ? 1 : 0 }));
}

function evening(input: QueueInput): Evening {
	return { counters: input.counters, queue: queue(input) };
}

function rowsOf(
	{ plans, onlineFeesCents, cardFeesCents, guestsCents }: Costs,
	{ cardFeeBearer }: Tariff,
): readonly CostRow[] {
	return [
		{ id: 'plan', payer: 'club', cents: plans.map(({ planCents }) => planCents) },
		{ id: 'net', payer: 'club', cents: plans.map(({ planNetCents }) => planNetCents) },
		{ id: 'vat', payer: 'club', cents: plans.map(({ planVatCents }) => planVatCents) },
		{ id: 'onlineFees', payer: 'club', cents: plans.map(() => onlineFeesCents) },
		{ id: 'cardFees', payer: cardFeeBearer ?? 'open', cents: plans.map(() => cardFeesCents) },
		{ id: 'total', payer: 'club', cents: plans.map(({ totalCents }) => totalCents) },
		{ id: 'onTop', payer: 'guests', cents: plans.map(() => guestsCents) },
	];
}

/** What the decision is about. Limit and conditions are there in any case: what devices cost stands in an offer alone. */
function proposalOf(yearly: Costs, proposed: Evening | null): readonly ProposalId[] {
	const { sales, verdict } = yearly;
	const online = sales.onlineTickets > 0 ? (['sellOnline'] as const) : [];
	const priced = leadingPlan(yearly)?.totalCents == null ? ('choosePlan' as const) : ('choosePlanTotal' as const);
	const plan = 'plan' in verdict ? [verdict.kind === 'individual' ? ('chooseIndividual' as const) : priced] : [];
	const counters = proposed ? (['openCounters'] as const) : [];
	return [...online, ...plan, ...counters, 'limit', 'authorise', 'conditions'];
}

/** Gathers what the other tools say into a paper; whose club it is, and which season, is the cards'. */
export function board(input: BoardInput, tariff: Tariff): BoardPaper {
	const yearly = costs(input.costs, tariff);
	const takesCash = needsOfYear(input.costs).includes('pos');
	const today = evening(input.queue);
	const needed = leastCounters(input.queue);
	const proposed = needed > input.queue.counters ? evening({ ...input.queue, counters: needed }) : null;
	return {
		proposal: proposalOf(yearly, proposed),
		costs: yearly,
		plans: yearly.plans.map(({ plan }) => plan),
		rows: rowsOf(yearly, tariff),
		today,
		proposed,
		devices: devicesAt(proposed ?? today, input.queue, takesCash),
		questions: openQuestions(yearly, takesCash),
		steps: stepsAfter(takesCash),
	};
}
