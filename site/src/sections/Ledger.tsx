import type { TermText } from '../i18n/shapes';
import css from './Ledger.module.css';

/** The small print that a board asks for, set like a data sheet on paper. */
export function Ledger({ title, items }: { title: string; items: readonly TermText[] }) {
	return (
		<section className={css.place}>
			<div className={css.sheet}>
				<h2>{title}</h2>
				<dl>
					{items.map(({ term, text }) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
