import type { ReactNode } from 'react';
import { translator } from '../i18n/i18n';
import css from './Example.module.css';

/** A drawing with made-up content, marked as an example for the eye. For screen readers its own name says so. */
export function Example({ children }: { children: ReactNode }) {
	const t = translator('common');
	return (
		<figure className={css.example}>
			{children}
			<figcaption className={css.mark} aria-hidden="true">
				{t('example')}
			</figcaption>
		</figure>
	);
}
