import { net, yearly } from '../../content/plans';
import { textOf, translator } from '../../i18n/i18n';
import { formatEuro } from '../../ui/amounts';
import css from './PlanRoll.module.css';

/** The price of both intervals in one place; the checked radio decides which one shows. */
export function PlanPrice({ monthly }: { monthly: number | null }) {
	const text = textOf('pricing');
	const t = translator('pricing');
	if (monthly === null) {
		return (
			<div className={css.price}>
				<p>
					<strong>{text.individual}</strong>
				</p>
				<p>{text.individualNote}</p>
			</div>
		);
	}
	const total = yearly(monthly);
	const netOf = (gross: number) => t('net', { price: formatEuro(net(gross)) });
	return (
		<div className={css.price}>
			<p className={css.monthly}>
				<strong>{formatEuro(monthly)}</strong> {text.perMonth}
				{monthly > 0 && <span>{netOf(monthly)}</span>}
			</p>
			<p className={css.yearly}>
				<strong>{formatEuro(total)}</strong> {text.perYear}
				{monthly > 0 && (
					<span>
						{formatEuro(monthly)} {text.perMonth} · {netOf(total)}
					</span>
				)}
			</p>
			<p>{text.fee}</p>
		</div>
	);
}
