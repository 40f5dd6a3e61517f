import { DENOMINATIONS } from '../events';
import { moneyLabel } from '../money';
import css from './Drawings.module.css';

/** What was counted in the drawer: a compartment for each kind of note and coin that lay in it. */
export function Counted({ pieces }: { readonly pieces: readonly number[] }) {
	return (
		<ul className={css.drawer}>
			{DENOMINATIONS.map((worth, index) => {
				const count = pieces[index] ?? 0;
				if (count === 0) return null;
				return (
					<li key={worth} data-money={worth >= 500 ? 'note' : 'coin'} data-worth={worth}>
						<b aria-hidden="true">{worth < 100 ? worth : worth / 100}</b>
						<span>{moneyLabel(worth)}</span> <strong>{count}</strong>
					</li>
				);
			})}
		</ul>
	);
}
