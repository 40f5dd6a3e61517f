import { AudiencePage } from '../../layouts/AudiencePage';
import { GuestQuota } from '../../scenes/GuestQuota';

export default function SponsorsPage() {
	return <AudiencePage path="/ecosystem/sponsors/" ns="ecosystem/sponsors" scene={<GuestQuota />} />;
}
