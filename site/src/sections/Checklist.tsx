import css from './Checklist.module.css';

/** Points to tick off in a meeting. */
export function Checklist({ items }: { items: readonly string[] }) {
	return (
		<ul className={css.list}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
