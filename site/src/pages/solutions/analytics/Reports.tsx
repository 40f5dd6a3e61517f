import { SolutionPage } from '../../../layouts/SolutionPage';
import { ReportPage } from '../../../scenes/ReportPage';

export default function ReportsPage() {
	return <SolutionPage path="/solutions/analytics/reports/" ns="solutions/analytics/reports" scene={<ReportPage />} />;
}
