import { useEffect, useRef } from 'react';
import { button } from '../../../ui/button';
import css from './closing/Closing.module.css';

interface Props {
	readonly text: string;
	/** What goes on as before, and what is done all the same. */
	readonly answers: readonly [no: string, yes: string];
	readonly onNo: () => void;
	readonly onYes: () => void;
}

/** A question in the place of the button that asked for it, which has `data-asks`. The harmless answer is the main one. */
export function Confirm({ text, answers: [no, yes], onNo, onYes }: Props) {
	const first = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		first.current?.focus();
		const place = first.current?.parentElement?.parentElement;
		// Who goes on as before does so where the question came from.
		const goBack = () => {
			if (document.activeElement === document.body) place?.querySelector<HTMLElement>('[data-asks]')?.focus();
		};
		return () => void setTimeout(goBack);
	}, []);
	return (
		<div className={css.question} role="alert">
			<p>{text}</p>
			<button ref={first} type="button" className={button()} onClick={onNo}>
				{no}
			</button>
			<button type="button" className={button('quiet')} onClick={onYes}>
				{yes}
			</button>
		</div>
	);
}
