import { useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { DENOMINATIONS } from '../../events';
import { moneyLabel } from '../../money';
import css from './Closing.module.css';
import { isNote } from './pieces';
import { Stack } from './Stack';

interface Props {
	/** What still lies in the compartments, and what was taken out of them. */
	readonly pieces: readonly number[];
	readonly taken: readonly number[];
	/** A large note lies below the insert. */
	readonly hasNoteBelow: boolean;
	readonly onLay: (place: number) => void;
	readonly onNote: () => void;
}

/** The drawer from above: a compartment for each kind of note, a cup for each kind of coin, and the insert that can be lifted. */
export function Drawer({ pieces, taken, hasNoteBelow, onLay, onNote }: Props) {
	const t = translator('tools/matchday/closing');
	const [isLifted, setLifted] = useState(false);
	return (
		<fieldset className={css.drawer} data-note-below={(hasNoteBelow && !isLifted) || undefined}>
			<legend className="sr-only">{t('drawer')}</legend>
			<div data-part="insert" className="label" hidden={isLifted}>
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
			{isLifted && (
				<div data-part="floor" className="label">
					{hasNoteBelow ? (
						<button type="button" data-worth={5000} onClick={onNote}>
							<b>{50}</b> <span>{t('insert.note')}</span>
						</button>
					) : (
						<p role="status">{t('insert.nothing')}</p>
					)}
				</div>
			)}
			<button type="button" className={button('quiet')} aria-expanded={isLifted} onClick={() => setLifted(!isLifted)}>
				{t(isLifted ? 'insert.lower' : 'insert.lift')}
				{hasNoteBelow && !isLifted && <span className="sr-only">{t('insert.corner')}</span>}
			</button>
		</fieldset>
	);
}
