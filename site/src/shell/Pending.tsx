import { useLocation } from '@tanstack/react-router';
import { translator } from '../i18n/i18n';
import css from './Message.module.css';
import { metaOf, useStandInTitle } from './meta';

/** Shown while a page's code or texts are on their way. */
export function Pending() {
	const t = translator('common');
	const { pathname } = useLocation();
	useStandInTitle(metaOf(pathname).title);
	return (
		<div className={css.message} role="status">
			{t('pending')}
		</div>
	);
}
