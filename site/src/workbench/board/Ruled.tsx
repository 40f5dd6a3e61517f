import form from '../../forms/Fault.module.css';
import { translator } from '../../i18n/i18n';
import { type BoardHead, boardFields } from './fields';
import css from './Ruled.module.css';

interface Props {
	readonly name: keyof BoardHead;
	readonly label: string;
	readonly value: string;
	/** Only the beginning of what was typed counts. */
	readonly isCut: boolean;
	readonly onType: (value: string) => void;
	/** Called when the line is left. */
	readonly onLeave: () => void;
}

/** A ruled line with its name: typed on here, or written on by hand when it stays empty. */
export function Ruled({ name, label, value, isCut, onType, onLeave }: Props) {
	const id = `board-${name}`;
	const { max } = boardFields[name];
	return (
		<div className={css.ruled}>
			<label htmlFor={id}>{label}</label>
			<span className={css.line}>
				<span className={css.written}>{value}</span>
				<input
					type="text"
					id={id}
					name={name}
					autoComplete="off"
					value={value}
					aria-describedby={isCut ? `${id}-long` : undefined}
					onChange={({ target }) => onType(target.value)}
					onBlur={onLeave}
				/>
			</span>
			{isCut && (
				<p id={`${id}-long`} role="status" className={form.fault}>
					{translator('tools/board')('head.long', { field: label, max })}
				</p>
			)}
		</div>
	);
}
