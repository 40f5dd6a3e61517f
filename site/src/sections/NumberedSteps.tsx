import type { TitledText } from '../i18n/shapes';
import css from './NumberedSteps.module.css';

interface Props {
	readonly title: string;
	readonly items: readonly TitledText[];
	/** How many of them are behind the visitor. */
	readonly done?: number;
}

/** A short sequence down a perforated line. */
export function NumberedSteps({ title, items, done = 0 }: Props) {
	return (
		<section className={css.steps}>
			<h2>{title}</h2>
			<ol>
				{items.map((item, index) => (
					<li
						key={item.title}
						className={index < done ? css.done : undefined}
						aria-current={done > 0 && index === done ? 'step' : undefined}
					>
						<h3>{item.title}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
