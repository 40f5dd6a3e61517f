import { textOf, translator } from '../../../../i18n/i18n';
import paper from '../../../../ui/Paper.module.css';
import { priceText } from '../../money';
import css from './Checkout.module.css';

interface Props {
	/** How many tickets were pulled, and what they cost in cents. */
	readonly count: number;
	readonly sum: number;
	readonly state: 'open' | 'soldOut' | 'closed';
	readonly onPay: () => void;
}

/** The stub that pays; as long as there is nothing to pay, a slip that says what to do. */
export function Checkout({ count, sum, state, onPay }: Props) {
	const t = translator('tools/matchday/window');
	if (state !== 'open' || count === 0) {
		const [title, how] = {
			open: [t('invite'), t('how')],
			soldOut: [t('allSold'), t('allSoldHow')],
			closed: [t('closed'), textOf('tools/matchday').impossible.closed],
		}[state];
		return (
			<div className={`${paper.paper} ${css.slip}`}>
				<p>
					<b>{title}</b>
					<span>{how}</span>
				</p>
			</div>
		);
	}
	return (
		<div className={`${paper.paper} ${css.slip}`} data-due="">
			<p id="window-sum">
				<span>{t('order', { count })}</span>
				<b>{priceText(sum)}</b>
			</p>
			<div>
				<button type="button" aria-describedby="window-sum" onClick={onPay}>
					{`${t('pay')} `}
					<span className="arrow" />
				</button>
			</div>
		</div>
	);
}
