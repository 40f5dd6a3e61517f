import type { ReactNode } from 'react';
import { constraints, type Schema } from '../contract/constraints';
import form from './Fault.module.css';
import css from './Field.module.css';

interface Props {
	/** Unique in the document. */
	readonly id: string;
	readonly name: string;
	readonly schema: Schema;
	readonly label: ReactNode;
	/** Beside the label, such as a link to what is confirmed. */
	readonly aside?: ReactNode;
	readonly error?: string | undefined;
}

/** A labelled checkbox with its error. */
export function CheckField({ id, name, schema, label, aside, error }: Props) {
	return (
		<div className={css.check}>
			<input
				id={id}
				type="checkbox"
				name={name}
				required={constraints(schema, name).required}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}e` : undefined}
			/>
			<div>
				<label htmlFor={id}>{label}</label> {aside}
			</div>
			{error && (
				<p id={`${id}e`} className={form.fault}>
					{error}
				</p>
			)}
		</div>
	);
}
