import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { SceneFile } from '../../../scenes/SceneFile';
import { BillSpike } from '../../../sections/moments/Contrasts';

export default function PosPage() {
	const text = textOf('solutions/payments/pos');
	return (
		<SolutionPage
			ns="solutions/payments/pos"
			scene={<SceneFile name="pos-screen" width={580} height={492} />}
			benefits={<BillSpike text={text.benefits} />}
			tools={['matchday']}
		/>
	);
}
