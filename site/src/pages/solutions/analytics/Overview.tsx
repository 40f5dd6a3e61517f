import { CategoryPage } from '../../../layouts/CategoryPage';
import { MondaySheet } from '../../../scenes/MondaySheet';

export default function AnalyticsOverviewPage() {
	return <CategoryPage path="/solutions/analytics/" ns="solutions/analytics/index" scene={<MondaySheet />} />;
}
