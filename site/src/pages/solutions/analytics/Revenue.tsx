import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { RevenueChart } from '../../../scenes/RevenueChart';
import { DrawnFlow } from '../../../sections/Flow';

export default function RevenuePage() {
	const { integration } = textOf('solutions/analytics/revenue');
	return (
		<SolutionPage
			ns="solutions/analytics/revenue"
			scene={<RevenueChart />}
			integration={<DrawnFlow text={integration} scene={{ name: 'money-flow', width: 560, height: 500 }} />}
		/>
	);
}
