import { translator } from '../../../../i18n/i18n';
import css from './GivenNotes.module.css';
import type { TillState } from './useTill';

/** Notes that a guest puts down, euros. */
const NOTES = [5, 10, 20, 50] as const;

interface Props {
	readonly till: TillState;
	/** Nobody pays: the place stays. */
	readonly isOff: boolean;
}

/** Notes that add up: tapped twice, two of them lie there. */
export function GivenNotes({ till, isOff }: Props) {
	const t = translator('tools/matchday/till');
	return (
		<div className={css.notes} inert={isOff}>
			<button type="button" onClick={till.payExactly}>
				{t('pay.exact')}
			</button>
			{NOTES.map((worth) => {
				const count = till.given.notes[worth] ?? 0;
				return (
					<button
						key={worth}
						type="button"
						data-worth={worth}
						data-tapped={count > 0 || undefined}
						aria-label={count > 0 ? t('pay.noteMore', { worth, count }) : t('pay.note', { worth })}
						onClick={() => till.tapNote(worth)}
					>
						{worth}
						{count > 1 && <small>{count}×</small>}
					</button>
				);
			})}
		</div>
	);
}
