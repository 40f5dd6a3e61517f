import { takeOverEach } from '../boot/early-presses';
import { translator } from '../i18n/i18n';
import { Blank } from './Blank';
import css from './Blank.module.css';
import type { NumberField } from './useTyped';

interface Props {
	readonly id: string;
	readonly name: string;
	/** What the field asks for, for screen readers. */
	readonly label: string;
	/** True where a label stands beside it. */
	readonly isLabelled?: boolean;
	readonly field: NumberField;
	/** The text in the field. */
	readonly text: string;
	/** The placeholder while it is empty. */
	readonly placeholder?: string | undefined;
	/** What follows on the same line. */
	readonly unit?: string | undefined;
	/** Id of the sentence that says what is wrong with it, if anything is. */
	readonly fault: string | undefined;
	readonly onType: (text: string) => void;
	readonly onLeave: () => void;
}

/** A blank for a number. What was typed stays, whatever it is. A small count has a button on either side, and arrow keys do the same. */
export function NumberBlank(props: Props) {
	const { id, name, label, isLabelled, field, text, placeholder, unit, fault, onType, onLeave } = props;
	const { bounds, writing } = field;
	const isCount = bounds.kind === 'whole' && bounds.isCount;
	const t = translator('common');
	const now = writing.read(text);
	/** Begins anew where no number stands. */
	const go = (by: number) =>
		onType(writing.write(now === undefined ? bounds.min : Math.min(bounds.max, Math.max(bounds.min, now + by))));
	const blank = (
		<Blank id={id} label={isLabelled ? undefined : label} text={text || (placeholder ?? '')} unit={isCount ? '' : unit}>
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
				onKeyDown={(event) => {
					if (event.key === 'Enter') onLeave();
					const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
					if (!isCount || by === undefined) return;
					event.preventDefault();
					go(by);
				}}
			/>
		</Blank>
	);
	if (!isCount) return blank;
	const step = (by: 1 | -1, key: 'less' | 'more', bound: number) => (
		<button
			ref={takeOverEach}
			type="button"
			data-js={`${id}-${key}`}
			className={css.step}
			aria-label={t(`tools.${key}`, { field: label })}
			aria-disabled={now === bound}
			onClick={() => {
				go(by);
				onLeave();
			}}
		>
			{by < 0 ? '−' : '+'}
		</button>
	);
	return (
		<span className="whole">
			{step(-1, 'less', bounds.min)}
			{blank}
			{step(1, 'more', bounds.max)}
			{unit}
		</span>
	);
}
