import { planName } from '../../content/plans';
import { textOf, translator } from '../../i18n/i18n';
import { formatEuro, formatWhole } from '../../money/amounts';
import { leadingPlan } from '../costs/model';
import { wishes } from '../costs/sales';
import { counted, listed } from '../counted';
import { sentenceOf } from '../queue/fields';
import { waitOf } from '../queue/outcome';
import type { Folder } from './folder';
import type { BoardPaper, DeviceLine } from './model';

type Row = BoardPaper['rows'][number];
type Evening = BoardPaper['today'];

/** Lines to write on by hand. */
export const RULE = '________';

/** An amount, or that it is open. */
export function amount(cents: number | null): string {
	return cents === null ? textOf('tools/board').costs.open : formatEuro(cents);
}

/** What the board decides, a sentence or two each. */
export function proposalOf({ paper }: Folder): readonly string[] {
	const t = translator('tools/board');
	const { verdict } = paper.costs;
	const { planCents = 0, totalCents } = leadingPlan(paper.costs) ?? {};
	const values = {
		needed: paper.proposed?.counters,
		today: paper.today.counters,
		plan: 'plan' in verdict ? planName(verdict.plan) : '',
		price: formatEuro(planCents),
		total: formatEuro(totalCents ?? 0),
		blank: RULE,
	};
	return paper.proposal.map((id) => t(`proposal.${id}`, values));
}

/** Name of a row of the costs. */
export function rowName({ id }: Row, { paper, vatPercent }: Folder): string {
	const { onlineTickets, cardCents } = paper.costs.sales;
	return translator('tools/board')(`costs.rows.${id}`, {
		vat: vatPercent,
		tickets: counted('onlineTickets', onlineTickets),
		turnover: formatEuro(cardCents),
	});
}

/** Which plan it is. */
export function planVerdict({ paper }: Folder): string {
	const { verdict, plans } = paper.costs;
	const plan = 'plan' in verdict ? planName(verdict.plan) : '';
	return translator('tools/board')(`costs.verdict.${plans.length === 1 ? 'only' : verdict.kind}`, { plan });
}

/** What the costs are computed from. */
export function costsBasis({ paper, input: { costs } }: Folder): string {
	const t = translator('tools/board');
	const wished = wishes.filter((name) => costs[name] === 'yes');
	const more = listed(wished.map((name) => translator('common')(`tools.wishes.${name}`)));
	const basis = t('costs.basis', {
		events: counted('events', costs.events),
		guests: counted('guestsEach', costs.guestsPerEvent),
		online: costs.onlinePercent,
		bar: formatEuro(paper.costs.sales.barCents),
		card: costs.barCardPercent,
	});
	return more ? `${basis} ${t('costs.wishes', { more })}` : basis;
}

/** What the queue is computed from: the sentence of its own page, and where the year of the costs differs from it. */
export function queueBasis({ input: { queue, costs } }: Folder): string {
	const t = translator('tools/board');
	const guests = counted('guestsEach', costs.guestsPerEvent);
	return [
		sentenceOf(queue),
		...(queue.guests === costs.guestsPerEvent ? [] : [t('queue.otherGuests', { guests })]),
		...(queue.payment.toLowerCase().includes('cash') || queue.ticketPercent === 100 ? [] : [t('queue.otherPayment')]),
	].join(' ');
}

/** An evening in one line. */
export function eveningLine({ counters, queue }: Evening, name: 'today' | 'proposed'): string {
	const t = translator('tools/board');
	return `${t(`queue.${name}`, { count: counters })}: ${waitOf(queue)}. ${t(`queue.meaning.${queue.state}`)}`;
}

/** Devices in use and those that lie ready, e.g. `3 + 1`. */
export function devicesWritten({ count, spare }: DeviceLine): string {
	return spare > 0 ? `${formatWhole(count)} + ${spare}` : formatWhole(count);
}

/** Where the devices of a kind are. */
export function placesOf({ count, spare }: DeviceLine): string {
	const t = translator('tools/board');
	return [t('devices.gate', { count }), ...(spare > 0 ? [t('devices.spare', { count: spare })] : [])].join(', ');
}

/** A kind of devices in one line. */
export function deviceLine(line: DeviceLine): string {
	return `${devicesWritten(line)} ${textOf('tools/board').devices.kinds[line.id]}: ${placesOf(line)}`;
}
