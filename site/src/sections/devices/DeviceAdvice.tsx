import type { TitledText } from '../../i18n/shapes';
import css from './DeviceAdvice.module.css';

/** Questions about the own ground, each with the class that the answer leads to. */
export function DeviceAdvice({ items }: { items: readonly TitledText[] }) {
	return (
		<ol className={css.advice}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>
						<span className="arrow" />
						<span>{text}</span>
					</p>
				</li>
			))}
		</ol>
	);
}
