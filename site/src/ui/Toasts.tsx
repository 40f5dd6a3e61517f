import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { translator } from '../i18n/i18n';
import css from './Toasts.module.css';

/** The specification's toast numbers; lifetime in milliseconds, distances in pixels. Width 356 is the stylesheet's. */
const LIFETIME_MS = 4000;
const VISIBLE = 3;
const GAP = 14;

/** The toast layer. Fetched with the first toast; each toast repeats something that also stands on the page. */
export default function Toasts({ pending, taken }: { pending: readonly string[]; taken: () => void }) {
	const t = translator('common');
	useEffect(() => {
		if (pending.length === 0) return;
		// biome-ignore lint/complexity/noUselessFragments: in an element of ours, so that its words stay whole (typography/).
		for (const text of pending) toast(<>{text}</>);
		taken();
	}, [pending, taken]);
	return (
		<Toaster
			duration={LIFETIME_MS}
			visibleToasts={VISIBLE}
			gap={GAP}
			closeButton
			containerAriaLabel={t('toasts')}
			toastOptions={{ className: css.toast ?? '', closeButtonAriaLabel: t('close') }}
		/>
	);
}
