import { translator } from '../i18n/i18n';
import { Extras } from './Extras';
import css from './TopBar.module.css';
import { WaysToUs } from './WaysToUs';

/** The slogan over every page, with the ways to reach the team; on wide screens also what a visitor seldom needs of the menu. */
export function TopBar() {
	const t = translator('common');
	return (
		<div className={css.bar}>
			<p className={css.slogan}>{t('slogan')}</p>
			<div className={css.extras}>
				<Extras />
			</div>
			<WaysToUs contact={t('social.contact')} align="end" />
		</div>
	);
}
