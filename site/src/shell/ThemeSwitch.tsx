import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { translator } from '../i18n/i18n';
import { chooseTheme, readTheme, subscribeTheme, type Theme, themes } from '../theme/theme';
import { Tooltip } from '../ui/Tooltip';
import css from './ThemeSwitch.module.css';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, dark or as the device says. The labels are the specification's English words. */
export function ThemeSwitch() {
	const t = translator('common');
	const current = useSyncExternalStore<Theme>(subscribeTheme, readTheme, () => 'system');
	return (
		<fieldset className={css.switch}>
			<legend className="sr-only">{t('theme.label')}</legend>
			{themes.map((theme) => {
				const Icon = icons[theme];
				return (
					<Tooltip key={theme} text={t(`theme.${theme}`)} lang="en">
						<button
							type="button"
							data-js=""
							aria-pressed={theme === current}
							onClick={() => chooseTheme(theme)}
							aria-label={t(`theme.${theme}`)}
							lang="en"
						>
							<Icon size={17} aria-hidden="true" />
						</button>
					</Tooltip>
				);
			})}
		</fieldset>
	);
}
