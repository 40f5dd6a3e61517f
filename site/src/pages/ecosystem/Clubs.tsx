import { AudiencePage } from '../../layouts/AudiencePage';
import { ShiftPlan } from '../../scenes/ShiftPlan';
import { Week } from '../../sections/moments/Week';

export default function ClubsPage() {
	return <AudiencePage ns="ecosystem/clubs" scene={<ShiftPlan />} drawn={{ challenge: <Week /> }} tools={['board']} />;
}
