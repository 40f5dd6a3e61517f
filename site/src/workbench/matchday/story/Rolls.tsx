import { categories } from '../../../bookkeeping/goods';
import { textOf, translator } from '../../../i18n/i18n';
import { formatEuro } from '../../../money/amounts';
import paper from '../../../ui/Paper.module.css';
import { type Evening, leftOf } from '../state';
import css from './Drawings.module.css';

/** What is left on the rolls in the ticket window: a roll is as thick as its quota. */
export function Rolls({ evening }: { readonly evening: Evening }) {
	const t = translator('tools/matchday');
	const text = textOf('tools/matchday');
	return (
		<ul className={`${paper.paper} ${css.window}`}>
			{categories.map((category) => {
				const left = leftOf(evening, category);
				return (
					<li key={category}>
						<svg viewBox="0 0 44 44" aria-hidden="true">
							<circle cx={22} cy={22} r={10 + left / 2} />
							<circle cx={22} cy={22} r={6} />
						</svg>
						<b>{text.example[category]}</b>
						{` ${formatEuro(evening.prices[category])}`}
						<span data-out={left === 0 || undefined}>
							{left === 0 ? text.story.soldOut : t('story.left', { left })}
						</span>
					</li>
				);
			})}
		</ul>
	);
}
