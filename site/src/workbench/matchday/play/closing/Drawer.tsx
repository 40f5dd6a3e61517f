import { translator } from '../../../../i18n/i18n';
import { DENOMINATIONS } from '../../events';
import { moneyLabel } from '../../money';
import css from './Closing.module.css';
import { isNote } from './pieces';
import { Stack } from './Stack';

interface Props {
	/** What still lies in the compartments, and what was taken out of them. */
	readonly pieces: readonly number[];
	readonly taken: readonly number[];
	readonly onLay: (place: number) => void;
}

/** The drawer from above: a compartment for each kind of note, a cup for each kind of coin. */
export function Drawer({ pieces, taken, onLay }: Props) {
	const t = translator('tools/matchday/closing');
	return (
		<fieldset className={css.drawer}>
			<legend className="sr-only">{t('drawer')}</legend>
			<div data-part="insert" className="label">
				{DENOMINATIONS.map((worth, place) => {
					const count = pieces[place] ?? 0;
					const money = moneyLabel(worth);
					return (
						<button
							key={worth}
							type="button"
							data-worth={worth}
							data-note={isNote(worth) || undefined}
							aria-disabled={count === 0 || undefined}
							data-emptied={(count === 0 && (taken[place] ?? 0) > 0) || undefined}
							onClick={() => count > 0 && onLay(place)}
						>
							<Stack worth={worth} count={count} />
							<span>{money}</span>
							<span className="sr-only">{t(count === 0 ? 'compartment.empty' : 'compartment.stack')}</span>
						</button>
					);
				})}
			</div>
		</fieldset>
	);
}
