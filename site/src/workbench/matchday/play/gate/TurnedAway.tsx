import { useEffect, useRef, useState } from 'react';
import type { Category } from '../../../../bookkeeping/goods';
import { textOf, translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import paper from '../../../../ui/Paper.module.css';
import type { Impossible } from '../../evening';
import { priceText } from '../../money';
import { FIRST_TICKET, ticketOf } from '../../state';
import type { Play } from '../usePlay';
import css from './Gate.module.css';
import { offersOf, otherDayOfMonth, type Verdict } from './verdict';

interface Props {
	readonly play: Play;
	/** Of a guest who was turned away. */
	readonly verdict: Verdict;
	readonly onCheck: (number: number) => void;
	readonly onSkip: () => void;
}

/** What can be done for a guest who was turned away: sell a ticket at the box office, let the guest in with it. */
export function TurnedAway({ play, verdict, onCheck, onSkip }: Props) {
	const t = translator('tools/matchday/gate');
	const { evening, names } = play;
	const [number, setNumber] = useState<number>();
	const [fault, setFault] = useState<Impossible>();
	const admit = useRef<HTMLButtonElement>(null);
	const sold = number === undefined ? undefined : ticketOf(evening, number);

	// The pressed button is gone: the focus goes on to what comes next.
	useEffect(() => {
		if (number !== undefined) admit.current?.focus({ preventScroll: true });
	}, [number]);

	const sell = (category: Category) => {
		const next = FIRST_TICKET + evening.tickets.length;
		const given = evening.prices[category];
		const why = play.act({ kind: 'rungUp', pieces: { [category]: 1 }, payment: 'cash', given });
		setFault(why);
		if (why === undefined) setNumber(next);
	};
	const { offers, soldOut } = offersOf(evening, verdict.ticket);
	const isChoice = offers.length > 1 || soldOut !== undefined;

	return (
		<div className={`${paper.paper} ${css.next}`}>
			{sold ? (
				<p>{t('next.sold', { number: sold.number, category: names[sold.category], price: priceText(sold.price) })}</p>
			) : (
				<p>
					{verdict.kind !== 'valid' &&
						`${t(`next.${verdict.kind}`, {
							price: priceText(verdict.ticket?.price ?? 0),
							date: t('date', { day: otherDayOfMonth() }),
						})} `}
					{offers.length === 0 ? t('next.allSoldOut') : soldOut && t('next.soldOut', { category: names[soldOut] })}
				</p>
			)}
			{fault && <p role="alert">{textOf('tools/matchday').impossible[fault]}</p>}
			{sold ? (
				<button ref={admit} type="button" className={button()} onClick={() => onCheck(sold.number)}>
					{t('next.admit', { number: sold.number })}
				</button>
			) : (
				offers.map((category) => (
					<button
						key={category}
						type="button"
						className={button(isChoice ? 'quiet' : 'brand')}
						onClick={() => sell(category)}
					>
						{isChoice
							? t('next.choose', { category: names[category], price: priceText(evening.prices[category]) })
							: t('next.sell', { price: priceText(evening.prices[category]) })}
					</button>
				))
			)}
			<button type="button" className={button('quiet')} data-skip="" onClick={onSkip}>
				{t('next.skip')}
			</button>
		</div>
	);
}
