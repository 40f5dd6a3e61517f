import type { TermText } from '../i18n/shapes';
import { LawNote } from '../ui/LawNote';
import css from './Ledger.module.css';

/** The small print that a board asks for, set like a data sheet on paper. */
export function Ledger({ title, items }: { title: string; items: readonly TermText[] }) {
	return (
		<section className={css.place}>
			<div className={css.sheet}>
				<h2>{title}</h2>
				<div>
					<dl>
						{items.map(({ term, text }) => (
							<div key={term}>
								<dt>{term}</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
					<LawNote texts={items.map(({ text }) => text)} />
				</div>
			</div>
		</section>
	);
}
