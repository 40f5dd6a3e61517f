import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { RevenueChart } from '../../../scenes/RevenueChart';
import { Example } from '../../../ui/Example';
import { SceneFile } from '../../../ui/SceneFile';

export default function RevenuePage() {
	const { label } = textOf('scenes/money-flow');
	return (
		<SolutionPage
			path="/solutions/analytics/revenue/"
			ns="solutions/analytics/revenue"
			scene={<RevenueChart />}
			drawn={{
				integration: (
					<Example>
						<SceneFile name="money-flow" width={560} height={500} label={label} />
					</Example>
				),
			}}
		/>
	);
}
