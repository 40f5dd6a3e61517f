import { CategoryPage } from '../../../layouts/CategoryPage';
import { RevenueChart } from '../../../scenes/RevenueChart';

export default function AnalyticsOverviewPage() {
	return <CategoryPage path="/solutions/analytics/" ns="solutions/analytics/index" scene={<RevenueChart />} />;
}
