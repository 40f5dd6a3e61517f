import type { TitledText } from '../i18n/shapes';
import css from './NumberedSteps.module.css';

/** A short sequence down a perforated line. */
export function NumberedSteps({ title, items }: { title: string; items: readonly TitledText[] }) {
	return (
		<section className={css.steps}>
			<h2>{title}</h2>
			<ol>
				{items.map((item) => (
					<li key={item.title}>
						<h3>{item.title}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
