import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { ExportDialog } from '../../../scenes/ExportDialog';
import { Example } from '../../../ui/Example';
import { SceneFile } from '../../../ui/SceneFile';

export default function DataPage() {
	const { label } = textOf('scenes/fanfold');
	return (
		<SolutionPage
			path="/solutions/analytics/data/"
			ns="solutions/analytics/data"
			scene={<ExportDialog />}
			drawn={{
				integration: (
					<Example>
						<SceneFile name="fanfold" width={560} height={446} label={label} />
					</Example>
				),
			}}
		/>
	);
}
