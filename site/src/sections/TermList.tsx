import type { TermText } from '../i18n/shapes';
import css from './TermList.module.css';

/** Short facts in two columns, divided by lines. */
export function TermList({ items }: { items: readonly TermText[] }) {
	return (
		<dl className={css.list}>
			{items.map(({ term, text }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
