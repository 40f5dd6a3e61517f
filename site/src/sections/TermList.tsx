import type { TermText } from '../i18n/shapes';
import { LinkedText } from '../ui/LinkedText';
import css from './TermList.module.css';

interface Props {
	readonly items: readonly TermText[];
	/** The form of a place of its own. */
	readonly className?: string | undefined;
}

/** Short facts, in two columns that are divided by lines where no place says otherwise. */
export function TermList({ items, className = css.list }: Props) {
	return (
		<dl className={className}>
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
