import type { ComponentProps } from 'react';
import css from './RoutingSlip.module.css';

interface Props extends ComponentProps<'input'> {
	readonly label: string;
	/** The text in the field, for a page without scripts and on paper. */
	readonly text: string;
	/** Id of the sentence that says what is wrong with it, if anything is. */
	readonly fault?: string | undefined;
	/** Share of the slip's width; the whole has no class of its own. */
	readonly room: 'whole' | 'most' | 'third';
}

/** A line of the slip: what it asks for in small type, and what was written on it. */
export function Entry({ label, text, fault, room, ...input }: Props) {
	return (
		<label className={[css.entry, css[room]].filter(Boolean).join(' ')}>
			{`${label} `}
			<span>{text}</span>
			<input
				type="text"
				autoComplete="off"
				value={text}
				aria-invalid={fault ? true : undefined}
				aria-describedby={fault}
				{...input}
			/>
		</label>
	);
}
