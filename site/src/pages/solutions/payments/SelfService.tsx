import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { SceneFile } from '../../../scenes/SceneFile';
import { Lanes } from '../../../sections/moments/Contrasts';

export default function SelfServicePage() {
	const text = textOf('solutions/payments/self-service');
	return (
		<SolutionPage
			ns="solutions/payments/self-service"
			scene={<SceneFile name="self-service-kiosk" width={560} height={560} />}
			benefits={<Lanes text={text.benefits} />}
		/>
	);
}
