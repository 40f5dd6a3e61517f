import type { ReactNode } from 'react';
import css from './Blank.module.css';

interface Props {
	/** The text in the field: it sets the width, and is what a page without scripts and a print show. */
	readonly text: string;
	/** What the field asks for, for screen readers; nothing when a label stands beside it. */
	readonly label?: string | undefined;
	readonly id: string;
	/** True for a dropdown, whose arrow takes some room. */
	readonly isChoice?: boolean;
	/** What follows on the same line: a unit, or the end of the sentence. A browser would break before it, whatever space there is. */
	readonly unit?: string | undefined;
	/** A field of that id, with the class `css.field`. */
	readonly children: ReactNode;
}

/** A blank in a sentence, as wide as what is filled in. */
export function Blank({ text, label, id, isChoice = false, unit, children }: Props) {
	const blank = (
		<span className={isChoice ? `${css.blank} ${css.choice}` : css.blank}>
			{label && (
				<label htmlFor={id} className={`sr-only ${css.label}`}>
					{label}
				</label>
			)}
			<span className={css.text}>{text}</span>
			{children}
		</span>
	);
	if (!unit) return blank;
	return (
		<span className="whole">
			{blank}
			{unit}
		</span>
	);
}
