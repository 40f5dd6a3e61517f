import { translator } from '../i18n/i18n';
import css from './TopBar.module.css';
import { WaysToUs } from './WaysToUs';

/** The slogan over every page, with the ways to reach the team. */
export function TopBar() {
	const t = translator('common');
	return (
		<div className={css.bar}>
			<p className={css.slogan}>{t('slogan')}</p>
			<WaysToUs contact={t('social.contact')} align="end" />
		</div>
	);
}
