import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { translator } from '../i18n/i18n';
import css from './Toasts.module.css';

/** How long one stays, in milliseconds. */
const LIFETIME_MS = 4000;
/** How far one has to be drawn aside to leave, in pixels. */
const SWIPE = 45;

/** A message that is shown. */
export interface ShownToast {
	readonly id: number;
	readonly text: string;
}

interface Props {
	readonly entries: readonly ShownToast[];
	readonly dismiss: (id: number) => void;
}

/**
 * The toast layer. Fetched with the first toast; each toast repeats something that also stands on the page. Not from a package: those
 * write a style element, whose text the security policy would have to know.
 */
export default function Toasts({ entries, dismiss }: Props) {
	const t = translator('common');
	return (
		<section aria-label={t('toasts')} aria-live="polite" className={css.toasts}>
			{entries.map(({ id, text }) => (
				<Toast key={id} text={text} onLeave={() => dismiss(id)} />
			))}
		</section>
	);
}

/** A short message that leaves by itself, but not while somebody points at it or has the focus in it. */
function Toast({ text, onLeave }: { text: string; onLeave: () => void }) {
	const t = translator('common');
	const [isPointedAt, setPointedAt] = useState(false);
	const [hasFocus, setFocus] = useState(false);
	const isHeld = isPointedAt || hasFocus;
	const [moved, setMoved] = useState(0);
	const from = useRef<number>(undefined);
	const leave = useEffectEvent(onLeave);
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(() => leave(), LIFETIME_MS);
		return () => clearTimeout(timer);
	}, [isHeld]);

	const begin = (event: PointerEvent<HTMLDivElement>) => {
		if (event.button !== 0 || (event.target as Element).closest('button')) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		from.current = event.clientX;
	};
	const stop = () => {
		from.current = undefined;
		setMoved(0);
	};
	const end = () => {
		if (Math.abs(moved) >= SWIPE) onLeave();
		else stop();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: fingers may draw it aside; for keys there is the button.
		<div
			className={css.toast}
			style={{ transform: `translateX(${moved}px)` }}
			onPointerEnter={() => setPointedAt(true)}
			onPointerLeave={() => setPointedAt(false)}
			onFocus={() => setFocus(true)}
			onBlur={() => setFocus(false)}
			onPointerDown={begin}
			onPointerMove={({ clientX }) => from.current !== undefined && setMoved(clientX - from.current)}
			onPointerUp={end}
			onPointerCancel={stop}
		>
			<p>{text}</p>
			<button type="button" aria-label={t('close')} onClick={onLeave}>
				×
			</button>
		</div>
	);
}
