import { LegalPage } from '../../layouts/LegalPage';

export default function Terms() {
	return <LegalPage ns="legal/terms" />;
}
