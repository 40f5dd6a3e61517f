import { SolutionPage } from '../../../layouts/SolutionPage';
import { RevenueChart } from '../../../scenes/RevenueChart';

export default function RevenuePage() {
	return (
		<SolutionPage path="/solutions/analytics/revenue/" ns="solutions/analytics/revenue" scene={<RevenueChart />} />
	);
}
