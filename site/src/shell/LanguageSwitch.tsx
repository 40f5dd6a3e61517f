import { LANGUAGE, translator } from '../i18n/i18n';
import css from './NavigationGroup.module.css';

/** Says that the site is in German: there is no other language to switch to. */
export function LanguageSwitch() {
	const t = translator('common');
	return (
		<details name="navigation" className={css.group}>
			<summary aria-label={`${t('nav.language')}: ${LANGUAGE.toUpperCase()}`}>{LANGUAGE.toUpperCase()}</summary>
			<ul className={css.panel}>
				<li lang={LANGUAGE} aria-current="true">
					{t('nav.languageName')}
				</li>
			</ul>
		</details>
	);
}
