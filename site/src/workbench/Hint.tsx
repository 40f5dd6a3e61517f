import { translator } from '../i18n/i18n';
import css from './Hint.module.css';

/** How a tool is filled in; in its place, where no script runs, why it can't be. */
export function Hint({ children }: { children: string }) {
	const t = translator('common');
	return (
		<>
			<p className={css.hint}>{children}</p>
			<p className={css.withoutScript}>{t('tools.withoutScript')}</p>
		</>
	);
}
