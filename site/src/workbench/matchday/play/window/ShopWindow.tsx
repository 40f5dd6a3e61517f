import { useState } from 'react';
import { categories } from '../../../../bookkeeping/goods';
import { textOf, translator } from '../../../../i18n/i18n';
import { countOf, leftOf, priceOf } from '../../state';
import type { StationProps } from '../usePlay';
import { Checkout } from './Checkout';
import { moved, type Pulled, soldOf, stillPulled } from './order';
import { Pane } from './Pane';
import css from './ShopWindow.module.css';
import { Tray } from './Tray';

/** The advance sale: a shop window with a roll for each category, a stub to pay with, and a tray into which the tickets fall. */
export function ShopWindow({ play }: StationProps) {
	const t = translator('tools/matchday/window');
	const page = textOf('tools/matchday');
	const { evening, names } = play;
	const [held, setHeld] = useState<Pulled>({});
	const [fault, setFault] = useState('');
	const [paid, setPaid] = useState(0);
	const pulled = stillPulled(held, evening);
	const isClosed = evening.closedAt !== undefined;

	const pay = () => {
		const why = play.act({ kind: 'sold', pieces: pulled });
		setFault(why ? page.impossible[why] : '');
		if (why) return;
		setHeld({});
		setPaid(paid + 1);
	};

	return (
		<div className={css.station}>
			<h2>{titleOf(play)}</h2>
			<div className={css.shop}>
				<p className={css.sign}>
					<b>{names.event}</b>
					<span>
						{page.day}, {page.kickOff}
					</span>
				</p>
				<div className={css.awning} />
				<ul className={css.glass}>
					{categories.map((category) => (
						<Pane
							key={category}
							category={category}
							play={play}
							pulled={pulled[category] ?? 0}
							onMove={(by, atBound) => {
								const next = moved(pulled, category, by, evening);
								setFault(next ? '' : atBound);
								if (next) setHeld(next);
							}}
						/>
					))}
				</ul>
			</div>
			<div className={css.desk}>
				<Checkout
					count={countOf(pulled)}
					sum={priceOf(evening, pulled)}
					state={isClosed ? 'closed' : categories.some((one) => leftOf(evening, one) > 0) ? 'open' : 'soldOut'}
					onPay={pay}
				/>
				<div>
					<p role="status">{fault}</p>
					<p>{t('free')}</p>
				</div>
			</div>
			<Tray play={play} paid={paid} />
		</div>
	);
}

/** The headline is what came of it so far. */
function titleOf({ evening }: StationProps['play']): string {
	const t = translator('tools/matchday/window');
	const { sold, back } = soldOf(evening);
	if (sold === 0) return t('none');
	const title = t('sold', { count: sold });
	return back === 0 ? title : t('back', { count: back, sold: title });
}
