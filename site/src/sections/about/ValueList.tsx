import type { TitledText } from '../../i18n/shapes';
import css from './ValueList.module.css';

/** Words to be measured by: as large as they are meant. */
export function ValueList({ items }: { items: readonly TitledText[] }) {
	return (
		<ul className={css.values}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
