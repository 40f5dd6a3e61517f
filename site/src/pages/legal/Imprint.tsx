import { LegalPage } from '../../layouts/LegalPage';

export default function Imprint() {
	return <LegalPage ns="legal/imprint" />;
}
