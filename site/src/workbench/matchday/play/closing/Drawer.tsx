import { translator } from '../../../../i18n/i18n';
import { DENOMINATIONS } from '../../events';
import { moneyLabel } from '../../money';
import css from './Drawer.module.css';
import { Coins } from './money/Coins';
import { NoteStack } from './money/NoteStack';
import { isNote } from './pieces';
import { moneyName } from './words';

interface Props {
	readonly pieces: readonly number[];
	/** The compartment that is counted. */
	readonly place: number;
	readonly onPlace: (place: number) => void;
	/** False once the count is finished. */
	readonly isOpen: boolean;
}

/** The drawer from above: a compartment for each kind of note, a cup for each kind of coin. One of them is counted. */
export function Drawer({ pieces, place, onPlace, isOpen }: Props) {
	const t = translator('tools/matchday/closing');
	return (
		<fieldset className={css.drawer} disabled={!isOpen}>
			<legend className="sr-only">{t('drawer')}</legend>
			{DENOMINATIONS.map((worth, at) => {
				const count = pieces[at] ?? 0;
				const Stack = isNote(worth) ? NoteStack : Coins;
				return (
					<label key={worth} data-worth={worth} data-note={isNote(worth) || undefined}>
						<input
							type="radio"
							name="closing-compartment"
							aria-label={t('compartment', { money: moneyName(worth), count })}
							checked={isOpen && at === place}
							onChange={() => onPlace(at)}
						/>
						<Stack worth={worth} count={count} />
						<span aria-hidden="true">
							<span>{moneyLabel(worth)}</span> <b>{count === 0 ? '–' : count}</b>
						</span>
					</label>
				);
			})}
		</fieldset>
	);
}
