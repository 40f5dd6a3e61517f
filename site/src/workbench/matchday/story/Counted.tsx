import { translator } from '../../../i18n/i18n';
import { DENOMINATIONS } from '../events';
import css from './Drawings.module.css';

/** What was counted in the drawer: a compartment for each kind of note and coin that lay in it. */
export function Counted({ pieces }: { readonly pieces: readonly number[] }) {
	const t = translator('tools/matchday');
	return (
		<ul className={css.drawer}>
			{DENOMINATIONS.map((worth, index) => {
				const count = pieces[index] ?? 0;
				if (count === 0) return null;
				const unit = worth < 100 ? t('story.cent', { worth }) : t('story.euro', { worth: worth / 100 });
				return (
					<li key={worth} data-money={worth >= 500 ? 'note' : 'coin'} data-worth={worth}>
						<b aria-hidden="true">{worth < 100 ? worth : worth / 100}</b>
						<span>{unit}</span> <strong>{count}</strong>
					</li>
				);
			})}
		</ul>
	);
}
