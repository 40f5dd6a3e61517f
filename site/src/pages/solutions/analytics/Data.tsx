import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { ExportDialog } from '../../../scenes/ExportDialog';
import { DrawnFlow } from '../../../sections/Flow';

export default function DataPage() {
	const { integration } = textOf('solutions/analytics/data');
	return (
		<SolutionPage
			ns="solutions/analytics/data"
			scene={<ExportDialog />}
			integration={<DrawnFlow text={integration} scene={{ name: 'fanfold', width: 560, height: 446 }} />}
			tools={['matchday']}
		/>
	);
}
