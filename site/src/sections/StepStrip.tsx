import type { TitledText } from '../i18n/shapes';
import { Section } from '../ui/Section';
import css from './StepStrip.module.css';

/** How it works: numbered tickets of one roll. */
export function StepStrip({ title, items }: { title: string; items: readonly TitledText[] }) {
	return (
		<Section title={title} tone="deep">
			<ol className={css.strip}>
				{items.map((item, index) => (
					<li key={item.title} className={css.ticket}>
						<span className={css.number} aria-hidden="true">
							{index + 1}
						</span>
						<h3>{item.title}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
