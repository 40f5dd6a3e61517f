import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { RevenueChart } from '../../../scenes/RevenueChart';
import { SceneFile } from '../../../scenes/SceneFile';
import { Flow } from '../../../sections/Flow';
import { Example } from '../../../ui/Example';
import { Section } from '../../../ui/Section';

export default function RevenuePage() {
	const { integration } = textOf('solutions/analytics/revenue');
	return (
		<SolutionPage
			path="/solutions/analytics/revenue/"
			ns="solutions/analytics/revenue"
			scene={<RevenueChart />}
			integration={
				<Section title={integration.title}>
					<Flow
						{...integration}
						drawing={
							<Example>
								<SceneFile name="money-flow" width={560} height={500} label={textOf('scenes/money-flow').label} />
							</Example>
						}
					/>
				</Section>
			}
		/>
	);
}
