import { LANGUAGE, languages, translator } from '../i18n/i18n';
import css from './LanguageSwitch.module.css';

/** Lists the languages that `locales/` has. With one language there is nothing to switch, and it says which one. */
export function LanguageSwitch() {
	const t = translator('common');
	return (
		<details name="navigation" className={css.switch}>
			<summary aria-label={`${t('nav.language')}: ${LANGUAGE.toUpperCase()}`}>{LANGUAGE.toUpperCase()}</summary>
			<ul>
				{languages.map((language) => (
					<li key={language} lang={language} aria-current={language === LANGUAGE ? 'true' : undefined}>
						{t(`nav.languages.${language as 'de'}`)}
					</li>
				))}
			</ul>
		</details>
	);
}
