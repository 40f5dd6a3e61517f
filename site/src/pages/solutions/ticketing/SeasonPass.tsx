import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { SceneFile } from '../../../scenes/SceneFile';
import { Lanyard } from '../../../sections/moments/Lanyard';

export default function SeasonPassPage() {
	const text = textOf('solutions/ticketing/season-pass');
	return (
		<SolutionPage
			ns="solutions/ticketing/season-pass"
			scene={<SceneFile name="season-pass" width={560} height={500} />}
			integration={<Lanyard text={text.integration} />}
			tools={['cards']}
		/>
	);
}
