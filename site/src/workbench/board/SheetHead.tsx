import { useRef } from 'react';
import { textOf } from '../../i18n/i18n';
import { useTyped } from '../useTyped';
import { type BoardHead, boardFields } from './fields';
import { Ruled } from './Ruled';
import css from './Sheet.module.css';

interface Props {
	readonly head: BoardHead;
	readonly onChange: (change: Partial<BoardHead>) => void;
	readonly onLeave: () => void;
}

/** Title of the paper, whose it is, and for which meeting. */
export function SheetHead({ head, onChange, onLeave }: Props) {
	const text = textOf('tools/board').head;
	const lines = useRef<HTMLElement>(null);
	const typed = useTyped<keyof BoardHead>(boardFields, head, onChange, onLeave, lines);
	const ruled = (name: keyof BoardHead) => (
		<Ruled
			name={name}
			label={text[name]}
			value={head[name]}
			isCut={typed.wrong.includes(name)}
			onType={(value) => typed.type(name, value)}
			onLeave={() => typed.leave(name)}
		/>
	);
	return (
		<header ref={lines} className={css.head}>
			<div className={css.title}>
				<p>{text.kind}</p>
				<h2>{text.title}</h2>
			</div>
			<div className={css.lines}>
				{ruled('club')}
				{ruled('meeting')}
				{ruled('presenter')}
			</div>
		</header>
	);
}
