import { AudiencePage } from '../../layouts/AudiencePage';
import { BlockPlan } from '../../scenes/BlockPlan';

export default function SponsorsPage() {
	return <AudiencePage path="/ecosystem/sponsors/" ns="ecosystem/sponsors" scene={<BlockPlan />} />;
}
