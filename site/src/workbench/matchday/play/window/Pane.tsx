import words from '../../../../../../locales/de/papers/match-day.json';
import type { Category } from '../../../../bookkeeping/goods';
import { translator } from '../../../../i18n/i18n';
import paper from '../../../../ui/Paper.module.css';
import { priceText } from '../../money';
import { nameOf } from '../../names';
import { whenOf } from '../../roll';
import { leftOf } from '../../state';
import type { Play } from '../usePlay';
import { lastSaleOf, quotaOf } from './order';
import css from './Pane.module.css';
import { TicketRoll } from './TicketRoll';

interface Props {
	readonly category: Category;
	readonly play: Play;
	/** How many of its tickets were pulled. */
	readonly pulled: number;
	/** Pulls one (1) or pushes one back (-1); `atBound` says why there is none to move. */
	readonly onMove: (by: 1 | -1, atBound: string) => void;
}

/** One category behind the glass: its roll, and the two buttons that move its tickets. */
export function Pane({ category, play: { evening, names }, pulled, onMove }: Props) {
	const t = translator('tools/matchday/window');
	const name = nameOf(category, names, words);
	const [left, quota, price] = [leftOf(evening, category), quotaOf(category), evening.prices[category]];
	const last = left === 0 ? lastSaleOf(evening, category) : undefined;
	return (
		<li className={`${paper.paper} ${css.pane}`}>
			<h3>{name}</h3>
			<b>{priceText(price)}</b>
			<small>{t('left', { left: left - pulled, quota })}</small>
			<TicketRoll left={left - pulled} quota={quota} pulled={pulled} price={price} />
			{left === 0 ? (
				<p>
					<strong>{t('soldOut')}</strong>
					{last !== undefined && <span>{t('last', { time: whenOf(last) })}</span>}
				</p>
			) : (
				evening.closedAt === undefined && (
					<div>
						<button
							type="button"
							aria-label={t('less', { name })}
							aria-disabled={pulled === 0}
							onClick={() => onMove(-1, t('atStart', { name }))}
						>
							−
						</button>
						<output>
							{pulled}
							<span className="sr-only">{` ${t('pulled')}`}</span>
						</output>
						<button
							type="button"
							aria-label={t('more', { name })}
							aria-disabled={pulled === left}
							onClick={() => onMove(1, t('atEnd', { name }))}
						>
							+
						</button>
					</div>
				)
			)}
		</li>
	);
}
