import { MONTHS_A_YEAR, net, plans, VAT_PERCENT, yearly } from '../../content/plans';
import { textOf, translator } from '../../i18n/i18n';
import type { TermText } from '../../i18n/shapes';
import { formatEuro } from '../../ui/amounts';
import css from './SampleBill.module.css';

/** A year of the marked plan, added up on a till roll: what is in the sum and what is not. */
export function SampleBill() {
	const text = textOf('pricing');
	const t = translator('pricing');
	const plan = plans.find(({ recommended }) => recommended);
	if (!plan?.monthly) throw new Error('content/plans.ts: no plan with a price is recommended');
	const total = yearly(plan.monthly);
	const parts: readonly (readonly TermText[])[] = [
		[{ term: t('bill.months', { count: MONTHS_A_YEAR, price: formatEuro(plan.monthly) }), text: formatEuro(total) }],
		[{ term: text.bill.total, text: formatEuro(total) }],
		[
			{ term: text.bill.net, text: formatEuro(net(total)) },
			{ term: t('bill.vat', { percent: VAT_PERCENT }), text: formatEuro(total - net(total)) },
		],
		text.bill.apart,
	];
	return (
		<div className={css.bill}>
			<figure className={css.strip}>
				<figcaption>
					{text.bill.caption}
					<strong>{t('bill.plan', { plan: text.comparison.columns[plan.id] })}</strong>
				</figcaption>
				{parts.map((rows) => (
					<dl key={rows[0]?.term}>
						{rows.map((row) => (
							<div key={row.term}>
								<dt>{row.term}</dt>
								<dd>{row.text}</dd>
							</div>
						))}
					</dl>
				))}
			</figure>
		</div>
	);
}
