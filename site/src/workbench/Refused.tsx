import { translator } from '../i18n/i18n';
import css from './Refused.module.css';

/** Says that an address means numbers that nobody can read, and that the example stands in their place. */
export function Refused() {
	return (
		<p className={css.refused} role="status">
			{translator('common')('tools.refused')}
		</p>
	);
}
