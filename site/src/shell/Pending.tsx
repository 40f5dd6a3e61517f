import { translator } from '../i18n/i18n';
import css from './Pending.module.css';

/** Shown while a page's code or texts are on their way. */
export function Pending() {
	const t = translator('common');
	return (
		<div className={css.pending} role="status">
			<span className={css.bar} />
			<span className="sr-only">{t('pending')}</span>
		</div>
	);
}
