import type { ReactNode } from 'react';
import { LogoMark } from '../../shell/Logo';
import css from './Notice.module.css';

/** A notice with slips to tear off: one sheet, mostly looked at on a phone. */
export function Notice({ title, lead, slips }: { title: string; lead: string; slips: ReactNode }) {
	return (
		<div className={css.place}>
			<header className={css.notice}>
				<h1>{title}</h1>
				<p>{lead}</p>
				<LogoMark className={css.mark} />
			</header>
			{slips}
		</div>
	);
}
