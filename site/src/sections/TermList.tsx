import type { TermText } from '../i18n/shapes';
import { LinkedText } from '../ui/LinkedText';
import css from './TermList.module.css';

/** Short facts in two columns, divided by lines. */
export function TermList({ items }: { items: readonly TermText[] }) {
	return (
		<dl className={css.list}>
			{items.map(({ term, text }) => (
				<div key={term}>
					<dt className="label">{term}</dt>
					<dd>
						<LinkedText text={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}
