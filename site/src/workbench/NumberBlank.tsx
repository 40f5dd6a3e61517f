import { Blank } from './Blank';
import css from './Blank.module.css';
import type { Writing } from './written';

interface Props {
	readonly id: string;
	readonly name: string;
	/** For screen readers; nothing when a label stands beside it. */
	readonly label?: string | undefined;
	readonly writing: Writing;
	/** What stands in the field. */
	readonly text: string;
	/** What stands there while it is empty. */
	readonly placeholder?: string | undefined;
	/** What follows on the same line. */
	readonly unit?: string | undefined;
	/** Id of the sentence that says what is wrong with it, if anything is. */
	readonly fault: string | undefined;
	readonly onType: (text: string) => void;
	readonly onLeave: () => void;
}

/** A blank for a number. What was typed stays, whatever it is. */
export function NumberBlank({ id, name, label, writing, text, placeholder, unit, fault, onType, onLeave }: Props) {
	return (
		<Blank id={id} label={label} text={text || (placeholder ?? '')} unit={unit}>
			<input
				type="text"
				id={id}
				name={name}
				className={css.field}
				inputMode={writing.inputMode}
				autoComplete="off"
				value={text}
				placeholder={placeholder}
				aria-invalid={fault ? true : undefined}
				aria-describedby={fault}
				onChange={({ target }) => onType(target.value)}
				onBlur={onLeave}
				onKeyDown={({ key }) => key === 'Enter' && onLeave()}
			/>
		</Blank>
	);
}
