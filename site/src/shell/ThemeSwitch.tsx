import { useSyncExternalStore } from 'react';
import { takeOver } from '../boot/early-presses';
import { translator } from '../i18n/i18n';
import { chooseTheme, readTheme, subscribeTheme, type Theme, themes } from '../theme/theme';
import css from './ThemeSwitch.module.css';

/** Light, dark or as the device says. The labels are English, as the customer has them. */
export function ThemeSwitch() {
	const t = translator('common');
	const current = useSyncExternalStore<Theme>(subscribeTheme, readTheme, () => 'system');
	return (
		<fieldset className={`scripted ${css.switch}`}>
			<legend className="sr-only">{t('theme.label')}</legend>
			{themes.map((theme) => (
				<button
					key={theme}
					ref={takeOver}
					type="button"
					data-js={theme}
					aria-pressed={theme === current}
					onClick={() => chooseTheme(theme)}
					lang="en"
				>
					{t(`theme.${theme}`)}
				</button>
			))}
		</fieldset>
	);
}
