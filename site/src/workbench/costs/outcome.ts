import { planName } from '../../content/plans';
import { translator } from '../../i18n/i18n';
import type { TermText } from '../../i18n/shapes';
import { formatEuro } from '../../money/amounts';
import { counted, listed } from '../counted';
import { type CostsNumber, withUnit } from './fields';
import { type Costs, leadingPlan } from './model';
import { tariffOf } from './offered';
import { type CostsInput, wishes } from './sales';
import { hasOpenFee } from './tariff';

/** What a plan lacks for the year: `keine Kartenzahlung`. */
export function lackOf({ lacks }: Costs['lacking'][number]): string {
	const t = translator('common');
	return listed(lacks.map((need) => t(`tools.lacks.${need}`)));
}

/** Which plans are left out and why, and what would do without our till; empty where all are. */
export function lackingPlansSaid({ lacking, withCashBox }: Costs, page: 'tools/costs' | 'tools/board'): string {
	const t = translator(page);
	const said = lacking.map((plan) => t('lacking.plan', { plan: planName(plan.plan), lacks: lackOf(plan) }));
	return [...said, ...(withCashBox ? [t('lacking.cashBox', { plan: planName(withCashBox) })] : [])].join(' ');
}

/** The result in one line. */
export function costsHeadline(costs: Costs): string {
	const t = translator('tools/costs');
	const { verdict, plans } = costs;
	if (!('plan' in verdict)) return t('headline.open');
	const total = leadingPlan(costs)?.totalCents;
	const plan = planName(verdict.plan);
	if (typeof total === 'number') return t('headline.total', { plan, total: formatEuro(total) });
	// Where one plan alone can, it beats nothing.
	if (verdict.kind === 'individual' || plans.length === 1) return t('headline.only', { plan });
	return t(`headline.${verdict.kind}`, { plan });
}

/** Who pays what of it: guests nothing on top, the club the rest. */
export function whoPays(costs: Costs): string {
	const t = translator('tools/costs');
	const leading = leadingPlan(costs);
	const { verdict } = costs;
	const said = (sentence: string) => `${sentence} ${t('whoPays.guests', { guests: formatEuro(costs.guestsCents) })}`;
	if (verdict.kind === 'individual') return said(t('whoPays.individual', { plan: planName(verdict.plan) }));
	if (leading === undefined) return said(t('whoPays.noPlan'));
	const { planCents, totalCents } = leading;
	const values = { plan: planName(leading.plan), price: formatEuro(planCents) };
	return said(
		totalCents === null
			? t('whoPays.open', values)
			: t('whoPays.total', { ...values, fees: formatEuro(totalCents - planCents) }),
	);
}

/** The result in sentences, for screen readers: every number changes one of its figures. */
export function costsOutcome(costs: Costs): string {
	const t = translator('tools/costs');
	const { sales, onlineFeesCents, cardFeesCents } = costs;
	const fees = (cents: number | null) => (cents === null ? t('open') : formatEuro(cents));
	const receipt = t('spoken', {
		guests: counted('guests', sales.guests),
		admission: formatEuro(sales.admissionCents),
		bar: formatEuro(sales.barCents),
		onlineFees: fees(onlineFeesCents),
		cardFees: fees(cardFeesCents),
	});
	return [`${costsHeadline(costs)}.`, whoPays(costs), lackingPlansSaid(costs, 'tools/costs'), receipt]
		.filter(Boolean)
		.join(' ');
}

/** Input and result, for a message to sales. */
export function costsMessage(input: CostsInput, names: readonly CostsNumber[], costs: Costs, link: string): string {
	const t = translator('tools/costs');
	const lines = [
		...names.map((name) => `${t(`fields.${name}`)}: ${withUnit(name, input[name])}`),
		...wishes.map((name) => `${translator('common')(`tools.wishes.${name}`)}: ${t(`wishes.${input[name]}`)}`),
	];
	return t('message', { lines: lines.join('\n'), outcome: costsOutcome(costs), link });
}

/** How the year is computed, and where each number comes from. */
export function costsSources(): readonly TermText[] {
	const t = translator('tools/costs');
	const fees = hasOpenFee(tariffOf()) ? 'open' : 'known';
	return [
		{ term: t('sources.prices.term'), text: t('sources.prices.text') },
		{ term: t(`sources.fees.term.${fees}`), text: t(`sources.fees.text.${fees}`) },
		{ term: t('sources.rounding.term'), text: t('sources.rounding.text') },
		{ term: t('sources.example.term'), text: t('sources.example.text') },
	];
}
