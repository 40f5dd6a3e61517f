import type { BoardHead } from '../../../tools/board/fields';
import { boardFields } from '../../../tools/board/fields';
import { lineOf } from '../../../tools/fields';
import css from './Sheet.module.css';

interface Props {
	readonly name: keyof BoardHead;
	readonly label: string;
	readonly value: string;
	readonly onType: (value: string) => void;
	/** Called when the line is left. */
	readonly onLeave: () => void;
}

/** A ruled line with its name: typed on here, or written on by hand when it stays empty. */
export function Ruled({ name, label, value, onType, onLeave }: Props) {
	const id = `board-${name}`;
	return (
		<div className={css.ruled}>
			<label htmlFor={id}>{label}</label>
			<span className={css.line}>
				<span className={css.written}>{value}</span>
				<input
					type="text"
					id={id}
					name={name}
					maxLength={boardFields[name].max}
					autoComplete="off"
					value={value}
					onChange={({ target }) => onType(lineOf(target.value, boardFields[name]))}
					onBlur={onLeave}
				/>
			</span>
		</div>
	);
}
