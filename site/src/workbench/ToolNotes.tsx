import { translator } from '../i18n/i18n';
import css from './ToolNotes.module.css';

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

/** Says that an address means numbers that nobody can read, and that the example stands in their place. */
export function Refused() {
	return (
		<p className={css.refused} role="status">
			{translator('common')('tools.refused')}
		</p>
	);
}
