import { useState } from 'react';
import { type Category, categories } from '../../../../bookkeeping/goods';
import { textOf, translator } from '../../../../i18n/i18n';
import { formatEuro } from '../../../../money/amounts';
import { MARKS } from '../../clock';
import { gateOf } from '../../figures';
import { priceText } from '../../money';
import { Pane, Shop } from '../../shop/Shop';
import { TicketRoll } from '../../shop/TicketRoll';
import { leftOf } from '../../state';
import type { Play, StationProps } from '../usePlay';
import { moved, type Pulled, quotaOf, stillPulled } from './order';
import { Tray } from './Tray';
import css from './Window.module.css';

/** The advance sale: a shop window with a roll for each category, and a tray into which the tickets fall. */
export function ShopWindow({ play }: StationProps) {
	const t = translator('tools/matchday/window');
	const page = textOf('tools/matchday');
	const { evening, names } = play;
	const [held, setHeld] = useState<Pulled>({});
	const [fault, setFault] = useState('');
	/** The first ticket may have been sold by the press that began the evening. */
	const [paid, setPaid] = useState(evening.tickets.length);
	const pulled = stillPulled(held, evening);
	const { sold, valid } = gateOf(evening);

	const pay = () => {
		const why = play.act({ kind: 'sold', pieces: pulled });
		setFault(why ? page.impossible[why] : '');
		if (why) return;
		setHeld({});
		setPaid(paid + 1);
	};
	const move = (category: Category, by: 1 | -1) => {
		const next = moved(pulled, category, by, evening);
		setFault(next ? '' : t(by > 0 ? 'atEnd' : 'atStart', { name: names[category] }));
		if (next) setHeld(next);
	};

	return (
		<div className={css.station}>
			<h2 className="sr-only">
				{sold === 0
					? t('none')
					: sold === valid
						? t('sold', { count: sold })
						: t('back', { count: sold - valid, sold: t('sold', { count: sold }) })}
			</h2>
			<Shop
				sign={
					<>
						<b className="headline">{names.event}</b>
						<span>
							{page.day}, {page.kickOff}
						</span>
					</>
				}
			>
				{categories.map((category) => (
					<RollPane
						key={category}
						category={category}
						play={play}
						pulled={pulled[category] ?? 0}
						onMove={(by) => move(category, by)}
					/>
				))}
			</Shop>
			<Tray
				play={play}
				pulled={pulled}
				paid={paid}
				fault={fault}
				onPay={pay}
				onGo={() => (play.now < MARKS.doors ? play.wind('doors') : play.go('gate'))}
			/>
		</div>
	);
}

interface PaneProps {
	readonly category: Category;
	readonly play: Play;
	/** How many of its tickets were pulled. */
	readonly pulled: number;
	/** Pulls one (1) or pushes one back (-1). */
	readonly onMove: (by: 1 | -1) => void;
}

/** A category's roll, from which the pulled tickets hang, and the two buttons that move them. */
function RollPane({ category, play: { evening, names, now }, pulled, onMove }: PaneProps) {
	const t = translator('tools/matchday/window');
	const name = names[category];
	const [left, quota, price] = [leftOf(evening, category), quotaOf(category), evening.prices[category]];
	/** Pressed at its bound, too, it says why there is no more. */
	const step = (by: 1 | -1, label: 'less' | 'more', bound: number) => (
		<button type="button" aria-label={t(label, { name })} aria-disabled={pulled === bound} onClick={() => onMove(by)}>
			{by < 0 ? '−' : '+'}
		</button>
	);
	return (
		<Pane
			name={name}
			price={priceText(price)}
			left={translator('tools/matchday')('left', { left: left - pulled, quota })}
		>
			<div className={css.roll}>
				<TicketRoll left={left - pulled} quota={quota} />
				{pulled > 0 && (
					<div key={pulled} aria-hidden="true">
						{Array.from({ length: pulled }, (_, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: tickets of a chain are alike, and it is drawn anew with each.
							<span key={index}>{index === pulled - 1 && formatEuro(price)}</span>
						))}
					</div>
				)}
			</div>
			{left === 0 ? (
				<strong className={`headline ${css.soldOut}`}>{t('soldOut')}</strong>
			) : (
				evening.closedAt === undefined &&
				now < MARKS.kickOff && (
					<div className={css.steps}>
						{step(-1, 'less', 0)}
						<output className="headline">
							{/* Alone in its element: a browser that translated the page holds the text that React would change. */}
							<span>{pulled}</span>
							<span className="sr-only">{` ${t('pulled')}`}</span>
						</output>
						{step(1, 'more', left)}
					</div>
				)
			)}
		</Pane>
	);
}
