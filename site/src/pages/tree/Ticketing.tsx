import { textOf } from '../../i18n/i18n';
import { RolePage } from '../../layouts/RolePage';

export default function Ticketing() {
	return <RolePage slug="ticketing" text={textOf('tree/ticketing')} />;
}
