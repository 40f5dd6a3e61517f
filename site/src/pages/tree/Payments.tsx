import { textOf } from '../../i18n/i18n';
import { RolePage } from '../../layouts/RolePage';

export default function Payments() {
	return <RolePage slug="payments" text={textOf('tree/payments')} />;
}
