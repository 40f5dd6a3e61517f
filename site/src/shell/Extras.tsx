import { brand } from '../content/brand';
import { translator } from '../i18n/i18n';
import { Link } from '../ui/Link';
import css from './Extras.module.css';
import header from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { ThemeSwitch } from './ThemeSwitch';

/** Ways into the account, language and theme: on wide screens in the bar, on small ones at the end of the menu. */
export function Extras() {
	const t = translator('common');
	return (
		<>
			<div className={`${css.group} ${header.places}`}>
				<Link to="/contact" className={css.link}>
					{t('nav.contact')}
				</Link>
				<a href={brand.login.url} className={css.link}>
					{t('nav.login')}
				</a>
				<a href={brand.register.url} className={css.link}>
					{t('nav.register')}
				</a>
			</div>
			<div className={css.group}>
				<LanguageSwitch />
				<ThemeSwitch />
			</div>
		</>
	);
}
