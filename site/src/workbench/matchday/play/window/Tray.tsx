import { useEffect, useRef } from 'react';
import { categories } from '../../../../bookkeeping/goods';
import { textOf, translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { MARKS } from '../../clock';
import { priceText } from '../../money';
import { countOf, leftOf, priceOf } from '../../state';
import torn from '../../Torn.module.css';
import type { Play } from '../usePlay';
import { ordersOf, type Pulled } from './order';
import { TicketStub } from './TicketStub';
import css from './Window.module.css';

interface Props {
	readonly play: Play;
	readonly pulled: Pulled;
	/** How often was paid here: with each payment the tray is shown. */
	readonly paid: number;
	/** Why nothing came of the last press. */
	readonly fault: string;
	readonly onPay: () => void;
	/** Goes on to the gate. */
	readonly onGo: () => void;
}

/** The tray below the window: the tickets that were sold, the last order first, and beside them the stub that pays. */
export function Tray({ play, pulled, paid, fault, onPay, onGo }: Props) {
	const t = translator('tools/matchday/window');
	const { impossible } = textOf('tools/matchday');
	const { evening } = play;
	const tray = useRef<HTMLDivElement>(null);
	const head = useRef<HTMLHeadingElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const { last, earlier } = ordersOf(evening);
	const numbers = last.filter(({ cancelledAt }) => cancelledAt === undefined).map(({ number }) => number);
	const isSoldOut = categories.every((category) => leftOf(evening, category) === 0);
	const count = countOf(pulled);

	// The button that was pressed is gone. What came of it is read next, and lies below a phone's lower edge.
	useEffect(() => {
		if (paid === 0) return;
		head.current?.focus({ preventScroll: true });
		tray.current?.scrollIntoView({ block: 'nearest' });
		list.current?.scrollTo({ left: 0 });
	}, [paid]);

	return (
		<div ref={tray} className={css.tray}>
			<div className={css.words}>
				<h3 ref={head} tabIndex={-1}>
					{last.length === 0
						? t('tray')
						: t('mine', { count: numbers.length, first: numbers[0], last: numbers[numbers.length - 1] })}
				</h3>
				<p role="status">{fault}</p>
				<p>
					{evening.closedAt !== undefined
						? impossible.closed
						: play.now >= MARKS.kickOff
							? impossible.presaleOver
							: t(isSoldOut ? 'allSold' : 'free')}
				</p>
				{evening.tickets.some(({ receipt }) => receipt !== undefined) && <p>{t('boxOffice')}</p>}
			</div>
			{count > 0 ? (
				<div className={`paper ${torn.torn}`} data-due="">
					<p id="window-sum">
						<b>{priceText(priceOf(evening, pulled))}</b>
						<span>{t('order', { count })}</span>
					</p>
					<button type="button" aria-describedby="window-sum" onClick={onPay}>
						{t('pay')}
					</button>
				</div>
			) : (
				last.length > 0 && (
					<button type="button" className={button()} onClick={onGo}>
						{`${t('go')} `}
						<span className="arrow" />
					</button>
				)
			)}
			<ol ref={list}>
				{[...last, ...earlier].map((ticket) => (
					<TicketStub key={ticket.number} ticket={ticket} play={play} />
				))}
			</ol>
		</div>
	);
}
