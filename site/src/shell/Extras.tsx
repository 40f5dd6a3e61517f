import { brand } from '../content/brand';
import { LANGUAGE, translator } from '../i18n/i18n';
import { Link } from '../ui/Link';
import css from './Extras.module.css';
import header from './Header.module.css';
import panel from './NavigationGroup.module.css';
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

/** Says that the site is in German: there is no other language to switch to. */
function LanguageSwitch() {
	const t = translator('common');
	const name = t('nav.languageName');
	return (
		<details name="navigation" className={panel.group}>
			<summary aria-label={`${t('nav.language')}: ${name}`}>{name}</summary>
			<ul className={panel.panel}>
				<li lang={LANGUAGE} aria-current="true">
					{name}
				</li>
			</ul>
		</details>
	);
}
