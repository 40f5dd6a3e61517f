import { useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { button } from '../../../../ui/button';
import { drawerOf } from '../../drawer';
import { DENOMINATIONS } from '../../events';
import { moneyLabel, priceText } from '../../money';
import { centsOf, type Evening } from '../../state';
import { Confirm } from '../Confirm';
import css from './Closing.module.css';
import { Drawer } from './Drawer';
import { EMPTY_BOARD, laid, laidCounts, leftIn, putBack } from './pieces';

interface Props {
	readonly evening: Evening;
	readonly onDone: (pieces: readonly number[]) => void;
}

/** The drawer is counted: each tap lays ten pieces onto the board. What should be there does not show. */
export function Counting({ evening, onDone }: Props) {
	const t = translator('tools/matchday/closing');
	const [board, setBoard] = useState(EMPTY_BOARD);
	/** The row that money was laid into last. */
	const [newest, setNewest] = useState<number>();
	const [isAsked, setAsked] = useState(false);
	const [said, say] = useState('');
	const { pieces, hasNoteBelow } = drawerOf(evening);
	const counted = laidCounts(board);
	const sum = priceText(centsOf(counted));
	const left = leftIn(evening, board);

	const put = (next: typeof board, place: number) => {
		setBoard(next);
		setNewest(place);
		setAsked(false);
		const count = laidCounts(next)[place] ?? 0;
		const isEmpty = next.pieces[place] === pieces[place];
		const values = {
			count,
			money: priceText(count * (DENOMINATIONS[place] ?? 0)),
			sum: priceText(centsOf(laidCounts(next))),
		};
		say(t(isEmpty ? 'said.empty' : 'said.laid', values));
	};

	return (
		<div className={css.desk}>
			<Drawer
				pieces={pieces.map((count, place) => count - (board.pieces[place] ?? 0))}
				taken={board.pieces}
				hasNoteBelow={hasNoteBelow && !board.hasNote}
				onLay={(place) => put(laid(board, place, pieces), place)}
				onNote={() => put({ ...board, hasNote: true }, 0)}
			/>
			<div className={css.count}>
				<div className={css.board}>
					{counted.every((count) => count === 0) ? (
						<p>
							<strong className="headline">{t('board.title')}</strong>
							<span>{t('board.how')}</span>
						</p>
					) : (
						<ul>
							{DENOMINATIONS.map((worth, place) => {
								const count = counted[place] ?? 0;
								if (count === 0) return null;
								const tens = Array.from({ length: Math.ceil(count / 10) }, (_, at) => Math.min(10, count - at * 10));
								return (
									<li key={worth}>
										<button
											type="button"
											data-worth={worth}
											data-newest={place === newest || undefined}
											onClick={() => put(putBack(board, place), place)}
										>
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
											<span className="sr-only">{t('board.back')}</span>
										</button>
									</li>
								);
							})}
						</ul>
					)}
				</div>
				<p className={`label ${css.sum}`}>
					<span>{t('board.sum')}</span> <b className="headline">{sum}</b>
				</p>
				{isAsked ? (
					<Confirm
						text={t('left', { count: left })}
						answers={[t('leftOn'), t('leftDone')]}
						onNo={() => setAsked(false)}
						onYes={() => onDone(counted)}
					/>
				) : (
					<button
						type="button"
						className={button(left === 0 ? 'brand' : 'quiet')}
						data-asks=""
						onClick={() => (left === 0 ? onDone(counted) : setAsked(true))}
					>
						{t('done')}
					</button>
				)}
				<p role="status" className="sr-only">
					{said}
				</p>
			</div>
		</div>
	);
}
