import type { ReactNode } from 'react';
import { translator } from '../i18n/i18n';
import css from './Example.module.css';

interface Props {
	/** What a screen reader says of an example that is no drawing: "Beispiel: …". A drawing has a name of its own. */
	readonly label?: string;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** Something made up, marked as an example for the eye. For screen readers its name says so. */
export function Example({ label, className = '', children }: Props) {
	const t = translator('common');
	return (
		<figure className={`${css.example} ${className}`} aria-label={label}>
			{children}
			<figcaption className={css.mark} aria-hidden="true">
				{t('example')}
			</figcaption>
		</figure>
	);
}
