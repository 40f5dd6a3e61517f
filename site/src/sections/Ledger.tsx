import type { ReactNode } from 'react';
import type { TermText } from '../i18n/shapes';
import { LawNote } from '../ui/LawNote';
import { LinkedText } from '../ui/LinkedText';
import { Section } from '../ui/Section';
import css from './Ledger.module.css';

interface Props {
	readonly title: string;
	readonly items: readonly TermText[];
	/** Rows below the items. */
	readonly children?: ReactNode;
}

/** The small print that a board asks for, set like a data sheet on paper. */
export function Ledger({ title, items, children }: Props) {
	return (
		<Section className={css.sheet}>
			<h2>{title}</h2>
			<div>
				<dl>
					{items.map(({ term, text }) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>
								<LinkedText text={text} />
							</dd>
						</div>
					))}
					{children}
				</dl>
				<LawNote texts={items.map(({ text }) => text)} />
			</div>
		</Section>
	);
}
