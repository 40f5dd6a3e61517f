import { offer } from '../../content/offer';
import { type PlanId, planName } from '../../content/plans';
import { monthlyOf, net, yearly } from '../../content/prices';
import { textOf, translator } from '../../i18n/i18n';
import type { TermText } from '../../i18n/shapes';
import { formatEuro } from '../../money/amounts';
import css from './SampleBill.module.css';

/** A year of a plan, added up on a till roll: what is in the sum and what is not. Nothing while it has no price. */
export function SampleBill({ plan }: { plan: PlanId | undefined }) {
	const text = textOf('pricing');
	const t = translator('pricing');
	const monthly = plan && monthlyOf(plan);
	if (plan === undefined || monthly == null) return null;
	const total = yearly(monthly);
	const parts: readonly (readonly TermText[])[] = [
		[
			{
				term: t('bill.months', { count: offer.monthsInYearlyPrice.value, price: formatEuro(monthly) }),
				text: formatEuro(total),
			},
		],
		[{ term: text.bill.total, text: formatEuro(total) }],
		[
			{ term: text.bill.net, text: formatEuro(net(total)) },
			{ term: t('bill.vat', { percent: offer.vatPercent.value }), text: formatEuro(total - net(total)) },
		],
		text.bill.apart,
	];
	return (
		<div className={css.bill}>
			<figure className={css.strip}>
				<figcaption>
					{text.bill.caption}
					<strong>{t('bill.plan', { plan: planName(plan) })}</strong>
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
