import { LegalPage } from '../../layouts/LegalPage';

export default function Accessibility() {
	return <LegalPage ns="legal/accessibility" />;
}
