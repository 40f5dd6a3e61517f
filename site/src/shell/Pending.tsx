import { useLocation } from '@tanstack/react-router';
import { translator } from '../i18n/i18n';
import { metaOf } from './meta';
import css from './Pending.module.css';
import { useStandInTitle } from './title';

/** Shown while a page's code or texts are on their way. */
export function Pending() {
	const t = translator('common');
	const { pathname } = useLocation();
	useStandInTitle(metaOf(pathname).title);
	return (
		<div className={css.pending} role="status">
			<span className={css.bar} />
			<span className="sr-only">{t('pending')}</span>
		</div>
	);
}
