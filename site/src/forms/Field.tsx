import { type ComponentProps, useRef } from 'react';
import { constraints, type Schema } from '../contract/constraints';
import { AddressSlip } from './AddressSlip';
import form from './Fault.module.css';
import css from './Field.module.css';

interface Common {
	/** Unique in the document. */
	readonly id: string;
	readonly name: string;
	readonly schema: Schema;
	readonly label: string;
	readonly hint?: string | undefined;
	/** Said beside the label of a field that may stay empty. */
	readonly optional?: string;
	readonly error?: string | undefined;
}

type Props = Common &
	(
		| ({ readonly multiline?: false } & Pick<
				ComponentProps<'input'>,
				'autoCapitalize' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'type'
		  >)
		| ({ readonly multiline: true } & Pick<ComponentProps<'textarea'>, 'rows'>)
	);

/** A labelled text field that owns hint, error and the attributes that tie them to the input. */
export function Field({ id, name, schema, label, hint, optional, error, multiline, ...input }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
	const { required, pattern } = constraints(schema, name);
	const shared = {
		id,
		name,
		required,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described || undefined,
		className: css.input,
	} as const;
	const isAddress = !multiline && 'inputMode' in input && input.inputMode === 'email';
	return (
		<div className={css.field}>
			<label htmlFor={id} className={css.label}>
				{label}
				{optional && <span className={css.optional}>{` ${optional}`}</span>}
			</label>
			{hint && (
				<p id={`${id}h`} className={css.hint}>
					{hint}
				</p>
			)}
			{multiline ? (
				<textarea {...shared} {...(input as ComponentProps<'textarea'>)} />
			) : (
				<input ref={field} type="text" {...(input as ComponentProps<'input'>)} {...shared} pattern={pattern} />
			)}
			{isAddress && <AddressSlip field={field} />}
			{error && (
				<p id={`${id}e`} className={form.fault}>
					{error}
				</p>
			)}
		</div>
	);
}
