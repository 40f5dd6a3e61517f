import { AudiencePage } from '../../layouts/AudiencePage';
import { TownSlips } from '../../scenes/TownSlips';
import { TownHall } from '../../sections/moments/TownHall';

export default function GovernmentPage() {
	return (
		<AudiencePage
			path="/ecosystem/government/"
			ns="ecosystem/government"
			scene={<TownSlips />}
			drawn={{ benefits: <TownHall /> }}
		/>
	);
}
