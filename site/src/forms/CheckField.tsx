import { type ReactNode, useId } from 'react';
import type { Constraints } from '../contract/constraints';
import css from './Field.module.css';

interface Props {
	readonly name: string;
	readonly label: ReactNode;
	/** Beside the label, such as a link to what is confirmed. */
	readonly aside?: ReactNode;
	readonly error?: string | undefined;
	readonly rules: Constraints;
}

/** A labelled checkbox with its error. */
export function CheckField({ name, label, aside, error, rules }: Props) {
	const id = useId();
	return (
		<div className={css.check}>
			<input
				id={id}
				type="checkbox"
				name={name}
				required={rules.required}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}e` : undefined}
			/>
			<div>
				<label htmlFor={id}>{label}</label> {aside}
			</div>
			{error && (
				<p id={`${id}e`} className={css.error}>
					{error}
				</p>
			)}
		</div>
	);
}
