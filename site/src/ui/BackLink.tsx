import type { ReactNode } from 'react';
import { translator } from '../i18n/i18n';
import type { RoutePath } from '../routes';
import css from './BackLink.module.css';
import { Link } from './Link';

/** The way back up, at the foot of a page, with the neighbours beside it. */
export function BackLink({ to, text, children }: { to: RoutePath; text: string; children?: ReactNode }) {
	const t = translator('common');
	return (
		<nav className={css.back} aria-label={t('nav.nearby')}>
			<Link to={to} className={css.up}>
				<span className="arrow" />
				{` ${text}`}
			</Link>
			{children}
		</nav>
	);
}
