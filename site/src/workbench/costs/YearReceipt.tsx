import type { ReactNode } from 'react';
import { planName } from '../../content/plans';
import { translator } from '../../i18n/i18n';
import { formatCents, formatEuro, formatWhole } from '../../money/amounts';
import { PrintedPart, type PrintedRow, PrintedRows, PrintedSlip } from '../../ui/PrintedSlip';
import { counted } from '../counted';
import { type Costs, leadingPlan } from './model';
import { lackOf } from './outcome';
import type { CostsInput } from './sales';
import type { Tariff } from './tariff';
import css from './YearReceipt.module.css';

interface Props {
	readonly input: CostsInput;
	readonly tariff: Tariff;
	readonly costs: Costs;
	/** True while it is the invented club's. */
	readonly isExample: boolean;
}

type PlanOfYear = Costs['plans'][number];

/** An amount, or that it is open. */
function amountOf(cents: number | null): ReactNode {
	if (cents !== null) return formatCents(cents);
	return <span className={css.open}>{translator('tools/costs')('open')}</span>;
}

/** The receipt's sum: the plan that leads, the tax in its price, and what its fees come to. */
function sumOf({ plan, planCents, planNetCents, planVatCents, totalCents }: PlanOfYear, vatPercent: number) {
	const t = translator('tools/costs');
	const tax: readonly PrintedRow[] = [
		{ text: t('receipt.net'), amount: formatCents(planNetCents), weight: 'within' },
		{ text: t('receipt.vat', { percent: vatPercent }), amount: formatCents(planVatCents), weight: 'within' },
	];
	return [
		{ text: t('receipt.plan', { plan: planName(plan) }), amount: formatEuro(planCents) },
		...(planCents > 0 ? tax : []),
		{ text: t('receipt.plusFees'), amount: amountOf(totalCents === null ? null : totalCents - planCents) },
		...(totalCents === null ? [] : [{ text: t('receipt.total'), amount: formatEuro(totalCents) }]),
	];
}

/** The year on one till receipt: what comes in, what each plan costs, who pays it. The cheapest plan is its sum. */
export function YearReceipt({ input, tariff, costs, isExample }: Props) {
	const t = translator('tools/costs');
	const { sales, plans, lacking, individual } = costs;
	const leading = leadingPlan(costs);
	const fees: readonly PrintedRow[] = [
		{
			text: t('receipt.online', { tickets: formatWhole(sales.onlineTickets) }),
			amount: amountOf(costs.onlineFeesCents),
		},
		{ text: t('receipt.card', { amount: formatEuro(sales.cardCents) }), amount: amountOf(costs.cardFeesCents) },
	];
	const priceOf = (plan: PlanOfYear): readonly PrintedRow[] => [
		{ text: t('receipt.net'), amount: amountOf(plan.planNetCents) },
		{ text: t('receipt.vat', { percent: tariff.vatPercent }), amount: amountOf(plan.planVatCents) },
		...(plan.totalCents === null ? [] : [{ text: t('receipt.withFees'), amount: amountOf(plan.totalCents) }]),
	];
	return (
		<PrintedSlip className={css.receipt}>
			<h2>{isExample ? t('receipt.example') : t('receipt.title')}</h2>
			<p>{t('receipt.year', { guests: counted('guests', sales.guests) })}</p>
			<PrintedRows
				rows={[
					...sales.tickets.map(({ category, tickets, turnoverCents }) => ({
						text: t('receipt.times', { count: formatWhole(tickets), what: t(`categories.${category}`) }),
						amount: formatCents(turnoverCents),
					})),
					{ text: t('receipt.admission'), amount: formatCents(sales.admissionCents), weight: 'strong' },
					{
						text: t('receipt.times', { count: formatWhole(input.events), what: t('receipt.bar') }),
						amount: formatCents(sales.barCents),
					},
				]}
			/>
			<PrintedRows rows={[...(leading ? fees : []), { text: t('receipt.devices'), amount: t('receipt.separate') }]} />
			{lacking.length > 0 && (
				<PrintedRows
					rows={lacking.map((plan) => ({
						text: t('receipt.plan', { plan: planName(plan.plan) }),
						amount: lackOf(plan),
					}))}
				/>
			)}
			{plans
				.filter((plan) => plan !== leading)
				.map((plan) => (
					<PrintedRows
						key={plan.plan}
						rows={[
							{
								text: t('receipt.plan', { plan: planName(plan.plan) }),
								amount: formatCents(plan.planCents),
								weight: 'strong',
							},
							...priceOf(plan),
						]}
					/>
				))}
			{individual.length > 0 && (
				<PrintedRows
					rows={[
						{ text: t('receipt.plan', { plan: individual.map(planName).join(', ') }), amount: t('receipt.individual') },
					]}
				/>
			)}
			{leading && <PrintedRows className={css.sum} rows={sumOf(leading, tariff.vatPercent)} />}
			<PrintedPart
				title={t('receipt.whoPays')}
				rows={[
					{ text: t('receipt.guests'), amount: formatCents(costs.guestsCents) },
					{
						text: t('receipt.club'),
						amount: leading?.totalCents == null ? t('receipt.planAndFees') : formatCents(leading.totalCents),
					},
				]}
			/>
			{leading && (
				<PrintedPart
					title={t('receipt.left')}
					rows={costs.ticketsLeft.map(({ category, priceCents, leftCents }) => ({
						text: t('receipt.ticket', { category: t(`categories.${category}`), price: formatCents(priceCents) }),
						amount:
							leftCents === null ? t('receipt.lessFee', { price: formatCents(priceCents) }) : formatCents(leftCents),
					}))}
				/>
			)}
		</PrintedSlip>
	);
}
