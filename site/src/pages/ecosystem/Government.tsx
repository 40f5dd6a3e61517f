import { AudiencePage } from '../../layouts/AudiencePage';
import { ReportPage } from '../../scenes/ReportPage';

export default function GovernmentPage() {
	return <AudiencePage path="/ecosystem/government/" ns="ecosystem/government" scene={<ReportPage />} />;
}
