import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { ReportPage } from '../../../scenes/ReportPage';
import { SceneFile } from '../../../scenes/SceneFile';
import { BeforeAfter } from '../../../sections/BeforeAfter';
import { Example } from '../../../ui/Example';
import { Section } from '../../../ui/Section';

export default function ReportsPage() {
	const { benefits } = textOf('solutions/analytics/reports');
	return (
		<SolutionPage
			ns="solutions/analytics/reports"
			scene={<ReportPage />}
			benefits={
				<Section title={benefits.title} split>
					<div>
						<Example>
							<SceneFile name="two-tables" width={560} height={286} />
						</Example>
						<BeforeAfter {...benefits} />
					</div>
				</Section>
			}
			tools={['matchday']}
		/>
	);
}
