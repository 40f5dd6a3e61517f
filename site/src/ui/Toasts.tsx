import { useEffect, useState } from 'react';
import { translator } from '../i18n/i18n';
import { Toast } from './Toast';
import css from './Toasts.module.css';

/** How many are shown at once: a further one takes the place of the oldest. */
const VISIBLE = 3;

interface Entry {
	readonly id: number;
	readonly text: string;
}

let made = 0;

/**
 * The toast layer. Fetched with the first toast; each toast repeats something that also stands on the page. Not from a package: those
 * write a style element, whose text the security policy would have to know.
 */
export default function Toasts({ pending, taken }: { pending: readonly string[]; taken: () => void }) {
	const t = translator('common');
	const [shown, setShown] = useState<readonly Entry[]>([]);
	useEffect(() => {
		if (pending.length === 0) return;
		const added = pending.map((text) => ({ id: made++, text }));
		setShown((before) => [...before, ...added].slice(-VISIBLE));
		taken();
	}, [pending, taken]);
	return (
		<section aria-label={t('toasts')} aria-live="polite" className={css.toasts}>
			{shown.map(({ id, text }) => (
				<Toast key={id} text={text} onLeave={() => setShown((now) => now.filter((entry) => entry.id !== id))} />
			))}
		</section>
	);
}
