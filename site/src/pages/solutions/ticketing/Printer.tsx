import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { SceneFile } from '../../../scenes/SceneFile';
import { FallingReceipt } from '../../../sections/moments/FallingReceipt';

export default function PrinterPage() {
	const text = textOf('solutions/ticketing/printer');
	return (
		<SolutionPage
			ns="solutions/ticketing/printer"
			scene={<SceneFile name="thermal-paper" width={560} height={500} />}
			steps={<FallingReceipt text={text.steps} />}
			tools={['matchday', 'cards']}
		/>
	);
}
