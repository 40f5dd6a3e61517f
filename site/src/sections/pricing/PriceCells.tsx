import { planIds, planName } from '../../content/plans';
import { monthlyOf, yearly } from '../../content/prices';
import { textOf } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import css from './Comparison.module.css';

/** The price of each plan, of the interval that is chosen above. */
export function PriceCells() {
	const text = textOf('pricing');
	return planIds.map((id) => {
		const monthly = monthlyOf(id);
		return (
			<td key={id} data-plans={planName(id)}>
				{monthly == null ? (
					<span>{monthly === null ? text.comparison.individual : text.noPrice}</span>
				) : (
					<>
						<span className={css.monthly}>{`${formatEuro(monthly)} ${text.perMonth}`}</span>
						<span className={css.yearly}>{`${formatEuro(yearly(monthly))} ${text.perYear}`}</span>
					</>
				)}
			</td>
		);
	});
}
