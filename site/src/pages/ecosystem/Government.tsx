import { AudiencePage } from '../../layouts/AudiencePage';
import { TownSlips } from '../../scenes/TownSlips';

export default function GovernmentPage() {
	return <AudiencePage path="/ecosystem/government/" ns="ecosystem/government" scene={<TownSlips />} />;
}
