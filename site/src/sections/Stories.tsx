import type { TitledText } from '../i18n/shapes';
import css from './Stories.module.css';

/** Small example stories, each beside its title. */
export function Stories({ items }: { items: readonly TitledText[] }) {
	return (
		<div className={css.stories}>
			{items.map(({ title, text }) => (
				<article key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</article>
			))}
		</div>
	);
}
