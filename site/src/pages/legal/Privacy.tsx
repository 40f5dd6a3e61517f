import { LegalPage } from '../../layouts/LegalPage';

export default function Privacy() {
	return <LegalPage ns="legal/privacy" />;
}
