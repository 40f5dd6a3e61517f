import type { ReactNode } from 'react';
import css from './Blank.module.css';

interface Props {
	/** What stands in the field: its width, and the text for a page without scripts and on paper. */
	readonly text: string;
	/** What the field asks for, for screen readers. */
	readonly label: string;
	readonly id: string;
	/** A field of that id, with the class `css.field`. */
	readonly children: ReactNode;
}

/** A blank in a sentence, as wide as what is filled in. */
export function Blank({ text, label, id, children }: Props) {
	return (
		<span className={css.blank}>
			<label htmlFor={id} className={`sr-only ${css.label}`}>
				{label}
			</label>
			<span className={css.text}>{text}</span>
			{children}
		</span>
	);
}
