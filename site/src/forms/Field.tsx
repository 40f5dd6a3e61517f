import { type ComponentProps, useId } from 'react';
import type { Constraints } from '../contract/constraints';
import css from './Field.module.css';

interface Common {
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	/** Said beside the label of a field that may stay empty. */
	readonly optional?: string;
	readonly error?: string | undefined;
	readonly rules: Constraints;
}

type Props = Common &
	(
		| ({ readonly multiline?: false } & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'>)
		| ({ readonly multiline: true } & Pick<ComponentProps<'textarea'>, 'rows'>)
	);

/** A labelled text field that owns hint, error and the attributes that tie them to the input. */
export function Field({ name, label, hint, optional, error, rules, multiline, ...input }: Props) {
	const id = useId();
	const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
	const shared = {
		id,
		name,
		...rules,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described || undefined,
		className: css.input,
	} as const;
	return (
		<div className={css.field}>
			<label htmlFor={id} className={css.label}>
				{label}
				{optional && <span className={css.optional}> {optional}</span>}
			</label>
			{hint && (
				<p id={`${id}h`} className={css.hint}>
					{hint}
				</p>
			)}
			{multiline ? (
				<textarea {...omitType(shared)} {...(input as ComponentProps<'textarea'>)} />
			) : (
				<input type="text" {...(input as ComponentProps<'input'>)} {...shared} />
			)}
			{error && (
				<p id={`${id}e`} className={css.error}>
					{error}
				</p>
			)}
		</div>
	);
}

function omitType<T extends { type?: unknown; pattern?: unknown }>({ type: _type, pattern: _pattern, ...rest }: T) {
	return rest;
}
