import { useEffect, useRef, useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import type { Play } from '../usePlay';
import { ordersOf } from './order';
import { TicketList } from './TicketList';
import css from './Tray.module.css';

/** Tickets that are shown before somebody asks for more: those of an order, and those of the evening. */
const ORDER_FIRST = 6;
const EARLIER_FIRST = 20;

interface Props {
	readonly play: Play;
	/** How often was paid here: with each payment the tray is shown. */
	readonly paid: number;
}

/** The tray below the window: the last order's tickets lie in it, those of earlier ones are a press away. */
export function Tray({ play, paid }: Props) {
	const t = translator('tools/matchday/window');
	const [isOpen, setOpen] = useState(false);
	const tray = useRef<HTMLDivElement>(null);
	const head = useRef<HTMLHeadingElement>(null);
	const { last, earlier } = ordersOf(play.evening);

	// The button that was pressed is gone. What came of it is read next, and lies below a phone's lower edge.
	useEffect(() => {
		if (paid === 0) return;
		head.current?.focus({ preventScroll: true });
		tray.current?.scrollIntoView({ block: 'nearest' });
	}, [paid]);

	return (
		<>
			<div ref={tray} className={css.tray}>
				<h3 ref={head} tabIndex={-1}>
					{last.length === 0 ? t('tray') : t('paid', { count: last.length })}
				</h3>
				<TicketList key={last[0]?.number} tickets={last} play={play} first={ORDER_FIRST} isTray />
			</div>
			{earlier.length > 0 && (
				<details className={css.earlier} onToggle={(event) => setOpen(event.currentTarget.open)}>
					<summary>{t('earlier', { count: earlier.length })}</summary>
					{isOpen && <TicketList tickets={earlier} play={play} first={EARLIER_FIRST} />}
				</details>
			)}
			{play.evening.tickets.some(({ receipt }) => receipt !== undefined) && (
				<p className={css.earlier}>{t('boxOffice')}</p>
			)}
		</>
	);
}
