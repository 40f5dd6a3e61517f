import { textOf } from '../../i18n/i18n';
import { RolePage } from '../../layouts/RolePage';

export default function Partners() {
	return <RolePage slug="partners" text={textOf('tree/partners')} />;
}
