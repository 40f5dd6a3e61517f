import { useEffect, useRef, useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { formatWhole } from '../../../../money/amounts';
import { LiveRegion } from '../../../LiveRegion';
import { timeOf } from '../../clock';
import type { StationProps } from '../usePlay';
import { Keys } from './Keys';
import { Pay } from './Pay';
import { Receipts } from './Receipts';
import { Slip } from './Slip';
import css from './Till.module.css';
import { useTill } from './useTill';

/** The till: keys that print, a drawer that opens when the money is right. */
export function Till({ play }: StationProps) {
	const t = translator('tools/matchday/till');
	const till = useTill(play);
	const [isReversing, setReversing] = useState(false);
	const receipts = useRef<HTMLElement>(null);
	const { evening } = play;
	const count = evening.receipts.length;
	const name = count > 1 ? 'many' : count === 1 ? 'one' : 'none';

	useEffect(() => {
		if (isReversing) receipts.current?.focus({ preventScroll: true });
	}, [isReversing]);

	/** On a phone the keys of the goods come first: what pays opens with the first of them. */
	const isClosed = till.isEmpty && !till.printed && !till.fault && !isReversing;
	const head = <h2 className="sr-only">{t(`title.${name}`, { count: formatWhole(count) })}</h2>;
	if (evening.closedAt !== undefined) {
		return (
			<div className={css.closed}>
				{head}
				<p>{t('closed', { time: timeOf(evening.closedAt) })}</p>
				<Receipts play={play} />
			</div>
		);
	}
	return (
		<>
			{head}
			<div className={css.till}>
				<div className={css.plate}>
					{/* They keep their height, so that nothing moves. */}
					<div className={css.keys} inert={isReversing}>
						<Keys play={play} till={till} />
					</div>
					{isReversing && <Receipts ref={receipts} play={play} till={till} />}
				</div>
				<div className={css.reach} data-reversing={isReversing || undefined} data-closed={isClosed || undefined}>
					<Slip play={play} till={till} />
					<Pay
						till={till}
						isReversing={isReversing}
						onReverse={() => {
							setReversing(!isReversing);
							till.turn();
						}}
					/>
				</div>
			</div>
			<LiveRegion {...till.said} />
		</>
	);
}
