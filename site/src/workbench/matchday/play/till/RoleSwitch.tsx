import { translator } from '../../../../i18n/i18n';
import css from './RoleSwitch.module.css';

export type TillRole = 'till' | 'admin';

const ROLES: readonly TillRole[] = ['till', 'admin'];

interface Props {
	readonly role: TillRole;
	readonly onTurn: (role: TillRole) => void;
}

/** Whose key is in the till: two radio buttons, drawn as the lock between them. */
export function RoleSwitch({ role, onTurn }: Props) {
	const t = translator('tools/matchday/till');
	return (
		<fieldset className={css.lock} data-role={role}>
			<legend className="sr-only">{t('role.label')}</legend>
			{ROLES.map((each) => (
				<label key={each}>
					<input type="radio" name="till-role" value={each} checked={role === each} onChange={() => onTurn(each)} />
					{t(`role.${each}`)}
				</label>
			))}
		</fieldset>
	);
}
