import { offer } from '../../content/offer';
import { type PlanId, planName } from '../../content/plans';
import { monthlyOf, net, yearly } from '../../content/prices';
import { textOf, translator } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import { type PrintedRow, PrintedRows, PrintedSlip } from '../../ui/PrintedSlip';
import css from './SampleBill.module.css';

/** A year of a plan, added up on a till roll: what is in the sum and what is not. Nothing while it has no price. */
export function SampleBill({ plan }: { plan: PlanId | undefined }) {
	const text = textOf('pricing');
	const t = translator('pricing');
	const monthly = plan && monthlyOf(plan);
	if (plan === undefined || monthly == null) return null;
	const total = yearly(monthly);
	const parts: readonly (readonly PrintedRow[])[] = [
		[
			{
				text: t('bill.months', { count: offer.monthsInYearlyPrice.value, price: formatEuro(monthly) }),
				amount: formatEuro(total),
			},
		],
		[{ text: text.bill.total, amount: formatEuro(total), weight: 'sum' }],
		[
			{ text: text.bill.net, amount: formatEuro(net(total)) },
			{ text: t('bill.vat', { percent: offer.vatPercent.value }), amount: formatEuro(total - net(total)) },
		],
		text.bill.apart.map(({ term, text }) => ({ text: term, amount: text })),
	];
	return (
		<div className={`no-print ${css.bill}`}>
			<PrintedSlip as="figure" className={css.strip}>
				<figcaption>
					{text.bill.caption}
					<strong>{t('bill.plan', { plan: planName(plan) })}</strong>
				</figcaption>
				{parts.map((rows) => (
					<PrintedRows key={rows[0]?.text} rows={rows} />
				))}
			</PrintedSlip>
		</div>
	);
}
