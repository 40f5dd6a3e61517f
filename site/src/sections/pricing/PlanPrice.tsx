import type { PlanId } from '../../content/plans';
import { monthlyOf, net, perMonth, yearly } from '../../content/prices';
import { textOf, translator } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import css from './PlanRoll.module.css';

/** The price of both intervals in one place; the checked radio decides which one shows. */
export function PlanPrice({ plan }: { plan: PlanId }) {
	const text = textOf('pricing');
	const t = translator('pricing');
	const monthly = monthlyOf(plan);
	if (monthly == null) {
		return (
			<div className={css.price}>
				<p>
					<strong className="headline">{monthly === null ? text.individual : text.noPrice}</strong>
				</p>
				<p>{monthly === null ? text.individualNote : text.noPriceNote}</p>
			</div>
		);
	}
	const total = yearly(monthly);
	const netMonth = t('netMonth', { price: formatEuro(net(monthly)) });
	return (
		<div className={css.price}>
			<p className={css.monthly}>
				<strong className="headline">{formatEuro(monthly)}</strong>
				{` ${text.perMonth}`}
				{monthly > 0 && <span>{netMonth}</span>}
			</p>
			<p className={css.yearly}>
				<strong className="headline">{formatEuro(total)}</strong>
				{` ${text.perYear}`}
				{monthly > 0 && (
					<>
						<span>{`${formatEuro(perMonth(total))} ${text.perMonth}`}</span>
						<span>{t('netYear', { year: formatEuro(net(total)), month: formatEuro(perMonth(net(total))) })}</span>
					</>
				)}
			</p>
			<p>{text.fee}</p>
		</div>
	);
}
