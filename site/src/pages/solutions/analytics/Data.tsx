import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { ExportDialog } from '../../../scenes/ExportDialog';
import { DrawnFlow } from '../../../sections/DrawnFlow';

export default function DataPage() {
	const { integration } = textOf('solutions/analytics/data');
	const { label } = textOf('scenes/fanfold');
	return (
		<SolutionPage
			ns="solutions/analytics/data"
			scene={<ExportDialog />}
			integration={<DrawnFlow text={integration} scene={{ name: 'fanfold', width: 560, height: 446, label }} />}
			tools={['matchday']}
		/>
	);
}
