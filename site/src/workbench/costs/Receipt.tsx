import { planName } from '../../content/plans';
import { translator } from '../../i18n/i18n';
import { formatCents, formatEuro, formatWhole } from '../../money/amounts';
import paper from '../../ui/Paper.module.css';
import { counted } from '../counted';
import { lackOf } from './lacking';
import { type Costs, leadingPlan } from './model';
import css from './Receipt.module.css';
import type { CostsInput } from './sales';
import type { Tariff } from './tariff';

interface Props {
	readonly input: CostsInput;
	readonly tariff: Tariff;
	readonly costs: Costs;
	/** True while it is the invented club's. */
	readonly isExample: boolean;
}

/** A line: words, and an amount in cents, or null while it is open. */
interface Row {
	readonly text: string;
	readonly amount: number | string | null;
	readonly isStrong?: boolean;
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
	return (
		<dl>
			{rows.map(({ text, amount, isStrong }) => (
				<div key={text} className={isStrong ? css.strong : undefined}>
					<dt>{text}</dt>
					<dd>{typeof amount === 'string' ? amount : <Amount cents={amount} />}</dd>
				</div>
			))}
		</dl>
	);
}

/** An amount, or that it is open. */
function Amount({ cents }: { readonly cents: number | null }) {
	if (cents !== null) return formatCents(cents);
	return <span className={css.open}>{translator('tools/costs')('open')}</span>;
}

/** The receipt's sum: the plan that leads, the tax in its price, and what its fees come to. */
function Sum({ of, vatPercent }: { readonly of: Costs['plans'][number]; readonly vatPercent: number }) {
	const t = translator('tools/costs');
	const { plan, planCents, planNetCents, planVatCents, totalCents } = of;
	return (
		<dl className={css.sum}>
			<div>
				<dt>{t('receipt.plan', { plan: planName(plan) })}</dt>
				<dd>{formatEuro(planCents)}</dd>
			</div>
			{planCents > 0 && (
				<>
					<div className={css.within}>
						<dt>{t('receipt.net')}</dt>
						<dd>{formatCents(planNetCents)}</dd>
					</div>
					<div className={css.within}>
						<dt>{t('receipt.vat', { percent: vatPercent })}</dt>
						<dd>{formatCents(planVatCents)}</dd>
					</div>
				</>
			)}
			<div>
				<dt>{t('receipt.plusFees')}</dt>
				<dd>
					<Amount cents={totalCents === null ? null : totalCents - planCents} />
				</dd>
			</div>
			{totalCents !== null && (
				<div>
					<dt>{t('receipt.total')}</dt>
					<dd>{formatEuro(totalCents)}</dd>
				</div>
			)}
		</dl>
	);
}

/** The year on one till receipt: what comes in, what each plan costs, who pays it. The cheapest plan is its sum. */
export function Receipt({ input, tariff, costs, isExample }: Props) {
	const t = translator('tools/costs');
	const { sales, plans, lacking, verdict, individual } = costs;
	const leading = leadingPlan(costs);
	const isDecided = 'plan' in verdict;
	const isSameFee = verdict.kind === 'priceAlone';
	const feesOf = (plan: Costs['plans'][number]): readonly Row[] => [
		{
			text: t('receipt.online', { tickets: formatWhole(sales.onlineTickets) }),
			amount: plan.onlineFeesCents,
		},
		{ text: t('receipt.card', { amount: formatEuro(sales.cardCents) }), amount: plan.cardFeesCents },
	];
	const priceOf = (plan: Costs['plans'][number]): readonly Row[] => [
		{ text: t('receipt.net'), amount: plan.planNetCents },
		{ text: t('receipt.vat', { percent: tariff.vatPercent }), amount: plan.planVatCents },
		...(isSameFee ? [] : feesOf(plan)),
		...(plan.totalCents === null ? [] : [{ text: t('receipt.withFees'), amount: plan.totalCents }]),
	];
	return (
		<div className={`${paper.paper} ${css.receipt}`}>
			<h2>{isExample ? t('receipt.example') : t('receipt.title')}</h2>
			<p>{t('receipt.year', { guests: counted('guests', sales.guests) })}</p>
			<Rows
				rows={[
					...sales.tickets.map(({ category, tickets, turnoverCents }) => ({
						text: t('receipt.times', { count: formatWhole(tickets), what: t(`categories.${category}`) }),
						amount: turnoverCents,
					})),
					{ text: t('receipt.admission'), amount: sales.admissionCents, isStrong: true },
					{
						text: t('receipt.times', { count: formatWhole(input.events), what: t('receipt.bar') }),
						amount: sales.barCents,
					},
				]}
			/>
			<Rows
				rows={[
					...(isSameFee && leading ? feesOf(leading) : []),
					{ text: t('receipt.devices'), amount: t('receipt.separate') },
				]}
			/>
			{lacking.length > 0 && (
				<Rows
					rows={lacking.map((plan) => ({
						text: t('receipt.plan', { plan: planName(plan.plan) }),
						amount: lackOf(plan),
					}))}
				/>
			)}
			{plans
				.filter((plan) => !isDecided || plan !== leading)
				.map((plan) => (
					<div key={plan.plan}>
						<Rows
							rows={[
								{ text: t('receipt.plan', { plan: planName(plan.plan) }), amount: plan.planCents, isStrong: true },
								...priceOf(plan),
							]}
						/>
					</div>
				))}
			{individual.length > 0 && (
				<Rows
					rows={[
						{ text: t('receipt.plan', { plan: individual.map(planName).join(', ') }), amount: t('receipt.individual') },
					]}
				/>
			)}
			{isDecided && leading && <Sum of={leading} vatPercent={tariff.vatPercent} />}
			<h3>{t('receipt.whoPays')}</h3>
			<Rows
				rows={[
					{ text: t('receipt.guests'), amount: costs.guestsCents },
					{ text: t('receipt.club'), amount: leading?.totalCents ?? t('receipt.planAndFees') },
				]}
			/>
			{leading && (
				<>
					<h3>{t('receipt.left')}</h3>
					<Rows
						rows={leading.tickets.map(({ category, priceCents, leftCents }) => ({
							text: t('receipt.ticket', { category: t(`categories.${category}`), price: formatCents(priceCents) }),
							amount: leftCents ?? t('receipt.lessFee', { price: formatCents(priceCents) }),
						}))}
					/>
				</>
			)}
		</div>
	);
}
