import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { ReportPage } from '../../../scenes/ReportPage';
import { Example } from '../../../ui/Example';
import { SceneFile } from '../../../ui/SceneFile';

export default function ReportsPage() {
	const { label } = textOf('scenes/two-tables');
	return (
		<SolutionPage
			path="/solutions/analytics/reports/"
			ns="solutions/analytics/reports"
			scene={<ReportPage />}
			drawn={{
				benefits: (
					<Example>
						<SceneFile name="two-tables" width={560} height={286} label={label} />
					</Example>
				),
			}}
		/>
	);
}
