import type { Resources } from '../../i18n/resources';
import { Section } from '../../ui/Section';
import css from './Facts.module.css';

/** Figures that anybody can check, set like a scoreboard. */
export function Facts({ text }: { text: Resources['home']['facts'] }) {
	return (
		<Section title={text.title} tone="deep">
			<ul className={css.board}>
				{text.items.map(({ figure, unit, text: meaning }) => (
					<li key={unit}>
						<p className={css.figure}>
							{figure} <span>{unit}</span>
						</p>
						<p className={css.meaning}>{meaning}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
