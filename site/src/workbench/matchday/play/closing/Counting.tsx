import { useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { button } from '../../../../ui/button';
import { MARKS, timeOf } from '../../clock';
import { drawerOf } from '../../drawer';
import { DENOMINATIONS } from '../../events';
import { moneyLabel, priceText } from '../../money';
import { centsOf, type Evening } from '../../state';
import { Confirm } from '../Confirm';
import css from './Closing.module.css';
import { Drawer } from './Drawer';
import { laid, UNCOUNTED } from './pieces';

interface Props {
	readonly evening: Evening;
	readonly now: number;
	/** All lies on the board, and the till may be closed. */
	readonly onDone: (pieces: readonly number[]) => void;
}

/** The drawer is counted: each tap lays ten pieces onto the board. What should be there does not show. */
export function Counting({ evening, now, onDone }: Props) {
	const t = translator('tools/matchday/closing');
	const [board, setBoard] = useState(UNCOUNTED);
	/** The row that money was laid into last. */
	const [newest, setNewest] = useState<number>();
	const [isAsked, setAsked] = useState(false);
	const [isLeft, setLeft] = useState(false);
	const [said, say] = useState('');
	const pieces = drawerOf(evening);
	const sum = priceText(centsOf(board));
	const left = pieces.filter((count, place) => count > (board[place] ?? 0)).length;

	const lay = (place: number) => {
		const next = laid(board, place, pieces);
		setBoard(next);
		setNewest(place);
		setLeft(false);
		const count = next[place] ?? 0;
		const values = { count, money: priceText(count * (DENOMINATIONS[place] ?? 0)), sum: priceText(centsOf(next)) };
		say(t(count === pieces[place] ? 'said.empty' : 'said.laid', values));
	};
	const finish = () => {
		if (left > 0) setLeft(true);
		else if (now < MARKS.kickOff) setAsked(true);
		else onDone(board);
	};

	return (
		<div className={css.desk}>
			<Drawer pieces={pieces.map((count, place) => count - (board[place] ?? 0))} taken={board} onLay={lay} />
			<div className={css.count}>
				<div className={css.board}>
					{newest === undefined ? (
						<p>
							<strong className="headline">{t('board.title')}</strong>
							<span>{t('board.how')}</span>
						</p>
					) : (
						<ul>
							{DENOMINATIONS.map((worth, place) => {
								const count = board[place] ?? 0;
								if (count === 0) return null;
								const tens = Array.from({ length: Math.ceil(count / 10) }, (_, at) => Math.min(10, count - at * 10));
								return (
									<li key={worth} data-worth={worth} data-newest={place === newest || undefined}>
										<span>{moneyLabel(worth)}</span>{' '}
										<span aria-hidden="true" data-part="tens">
											{tens.map((ten, at) => (
												// biome-ignore lint/suspicious/noArrayIndexKey: tens are alike.
												<i key={at} style={{ '--count': ten } as React.CSSProperties} />
											))}
										</span>
										<b>
											<span>{count}</span>
											<span className="sr-only">{t('board.pieces')}</span>
										</b>{' '}
										<span>{formatCents(count * worth)}</span>
									</li>
								);
							})}
						</ul>
					)}
				</div>
				<p className={`label ${css.sum}`}>
					<span>{t('board.sum')}</span> <b className="headline">{sum}</b>
				</p>
				{isLeft && <p role="alert">{t('left', { count: left })}</p>}
				{isAsked ? (
					<Confirm
						text={t('early', { time: timeOf(MARKS.kickOff) })}
						answers={[t('earlyNo'), t('earlyYes')]}
						onNo={() => setAsked(false)}
						onYes={() => onDone(board)}
					/>
				) : (
					<button type="button" className={button(left === 0 ? 'brand' : 'quiet')} data-asks="" onClick={finish}>
						{t('close')}
					</button>
				)}
				<p role="status" className="sr-only">
					{said}
				</p>
			</div>
		</div>
	);
}
