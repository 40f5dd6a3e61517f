import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './Tooltip.module.css';

/** Time that the pointer rests before a tooltip opens, in milliseconds, as the customer has it: a pointer that only passes opens none. */
const DELAY_MS = 700;

interface Props {
	/** The same words as the control's accessible name, so that they are not read twice. */
	readonly text: string;
	/** Controls at the start or end of a line open their tooltip towards the middle. */
	readonly align: 'start' | 'end';
	readonly children: ReactNode;
}

/**
 * Shows the name of an icon control. Opens after a rest of the pointer, at once by keyboard focus; stays while the pointer
 * is on control or tooltip; Escape closes it without moving either.
 */
export function Tooltip({ text, align, children }: Props) {
	const [open, setOpen] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	function close() {
		clearTimeout(timer.current);
		setOpen(false);
	}

	function onFocus({ target }: FocusEvent) {
		if (target.matches(':focus-visible')) setOpen(true);
	}

	useEffect(() => () => clearTimeout(timer.current), []);

	useEffect(() => {
		if (!open) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key === 'Escape') setOpen(false);
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [open]);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what acts; this only watches.
		<span
			className={css.anchor}
			onPointerEnter={() => {
				timer.current = setTimeout(() => setOpen(true), DELAY_MS);
			}}
			onPointerLeave={close}
			onPointerDown={close}
			onFocus={onFocus}
			onBlur={close}
		>
			{children}
			{open && (
				<span className={`${css.tip} ${css[align]}`} aria-hidden="true" data-tooltip="">
					{text}
				</span>
			)}
		</span>
	);
}
