import { GROUPS, type Group, ITEMS, type Item, items } from '../../bookkeeping/goods';
import { sampleStations } from '../../bookkeeping/sample-stations';
import { textOf } from '../../i18n/i18n';
import { formatCents } from '../../money/amounts';
import { Example } from '../../ui/Example';
import css from './TillPicture.module.css';

const SHOWN = ['drinks', 'food', 'tickets'] as const satisfies readonly Group[];
/** Notes as they lie in a hand, euros. */
const NOTES = [5, 10, 20, 50];

/** A till in the middle of half-time: its keys, its display and the money. */
export function TillPicture() {
	const text = textOf('solutions/payments/pos').till;
	const { left, lines } = sampleStations.till;
	const chosen = new Map<Item, number>(lines);
	const total = lines.reduce((sum, [item, pieces]) => sum + pieces * ITEMS[item].price, 0);
	return (
		<Example label={text.label} className={css.till}>
			<div className={css.keys}>
				{SHOWN.map((group) => (
					<div key={group}>
						<p className={css.group}>{`${text.groups[group]}, ${GROUPS[group].rate}\u00a0%`}</p>
						<ul>
							{items
								.filter((item) => ITEMS[item].group === group)
								.map((item) => (
									<li
										key={item}
										className={`${css.key} ${chosen.has(item) ? css.chosen : ''} ${left[item] === 0 ? css.out : ''}`}
									>
										<b>{text.items[item as keyof typeof text.items]}</b>
										<span>
											<b className={css.price}>{`${formatCents(ITEMS[item].price)}\u00a0€`}</b>
											{left[item] === 0 && <small>{text.out}</small>}
											{Boolean(left[item]) && <small>{`${text.left} ${left[item]}`}</small>}
										</span>
										{chosen.has(item) && <span className={css.count}>{`${chosen.get(item)}×`}</span>}
									</li>
								))}
						</ul>
					</div>
				))}
			</div>
			<div className={css.side}>
				<dl className={css.display}>
					<div>
						<dt>{text.given}</dt>
						<dd>{formatCents(total)}</dd>
					</div>
					<div>
						<dt>{text.change}</dt>
						<dd>{formatCents(0)}</dd>
					</div>
					<div className={css.sum}>
						<dt>{text.sum}</dt>
						<dd>{`${formatCents(total)}\u00a0€`}</dd>
					</div>
				</dl>
				<div aria-hidden="true">
					<p className={css.notes}>
						{NOTES.map((note) => (
							<span key={note} className={css[`n${note}`]}>
								{note}
							</span>
						))}
					</p>
					<p className={css.pays}>
						{text.pays.map((word) => (
							<span key={word}>{word}</span>
						))}
					</p>
				</div>
			</div>
		</Example>
	);
}
