import { AudiencePage } from '../../layouts/AudiencePage';
import { SceneFile } from '../../scenes/SceneFile';
import { TownHall } from '../../sections/moments/TownHall';

export default function GovernmentPage() {
	return (
		<AudiencePage
			ns="ecosystem/government"
			scene={<SceneFile name="town-slips" width={560} height={450} />}
			drawn={{ benefits: <TownHall /> }}
		/>
	);
}
