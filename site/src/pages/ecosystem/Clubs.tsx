import { AudiencePage } from '../../layouts/AudiencePage';
import { SeasonPass } from '../../scenes/SeasonPass';

export default function ClubsPage() {
	return <AudiencePage path="/ecosystem/clubs/" ns="ecosystem/clubs" scene={<SeasonPass />} />;
}
