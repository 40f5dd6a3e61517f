import { useLayoutEffect, useRef } from 'react';
import { restoreDrafts } from '../../forms/drafts';
import { textOf } from '../../i18n/i18n';
import { lineOf } from '../fields';
import type { BoardHead } from './fields';
import { boardFields } from './fields';
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

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when React comes.
	useLayoutEffect(() => {
		// What was typed before React came; an address with words counts more than what was typed here on an earlier visit.
		if (location.hash === '') restoreDrafts(lines.current);
		for (const input of lines.current?.querySelectorAll('input') ?? []) {
			const name = input.name as keyof BoardHead;
			if (input.value !== head[name]) onChange({ [name]: lineOf(input.value, boardFields[name]) });
		}
	}, []);

	const ruled = (name: keyof BoardHead) => (
		<Ruled
			name={name}
			label={text[name]}
			value={head[name]}
			onType={(value) => onChange({ [name]: value })}
			onLeave={onLeave}
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
