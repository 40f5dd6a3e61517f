import { SolutionPage } from '../../../layouts/SolutionPage';
import { SeasonPass } from '../../../scenes/SeasonPass';

export default function SeasonPassPage() {
	return (
		<SolutionPage
			path="/solutions/ticketing/season-pass/"
			ns="solutions/ticketing/season-pass"
			scene={<SeasonPass />}
		/>
	);
}
