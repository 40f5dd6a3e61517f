import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { SceneFile } from '../../../scenes/SceneFile';
import { CoinKitchen } from '../../../sections/moments/Contrasts';

export default function TerminalsPage() {
	const text = textOf('solutions/payments/terminals');
	return (
		<SolutionPage
			ns="solutions/payments/terminals"
			scene={<SceneFile name="card-terminal" width={560} height={480} />}
			benefits={<CoinKitchen text={text.benefits} />}
			tools={['queue']}
		/>
	);
}
