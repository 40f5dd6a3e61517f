import { AudiencePage } from '../../layouts/AudiencePage';
import { ShiftPlan } from '../../scenes/ShiftPlan';

export default function ClubsPage() {
	return <AudiencePage path="/ecosystem/clubs/" ns="ecosystem/clubs" scene={<ShiftPlan />} />;
}
