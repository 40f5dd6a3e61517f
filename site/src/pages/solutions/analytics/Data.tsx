import { SolutionPage } from '../../../layouts/SolutionPage';
import { ExportDialog } from '../../../scenes/ExportDialog';

export default function DataPage() {
	return <SolutionPage path="/solutions/analytics/data/" ns="solutions/analytics/data" scene={<ExportDialog />} />;
}
