import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { ExportDialog } from '../../../scenes/ExportDialog';
import { SceneFile } from '../../../scenes/SceneFile';
import { Flow } from '../../../sections/Flow';
import { Example } from '../../../ui/Example';
import { Section } from '../../../ui/Section';

export default function DataPage() {
	const { integration } = textOf('solutions/analytics/data');
	return (
		<SolutionPage
			path="/solutions/analytics/data/"
			ns="solutions/analytics/data"
			scene={<ExportDialog />}
			integration={
				<Section title={integration.title}>
					<Flow
						{...integration}
						drawing={
							<Example>
								<SceneFile name="fanfold" width={560} height={446} label={textOf('scenes/fanfold').label} />
							</Example>
						}
					/>
				</Section>
			}
		/>
	);
}
