import { AudiencePage } from '../../layouts/AudiencePage';
import { GuestQuota } from '../../scenes/GuestQuota';
import { Boards } from '../../sections/moments/Boards';

export default function SponsorsPage() {
	return <AudiencePage ns="ecosystem/sponsors" scene={<GuestQuota />} drawn={{ solution: <Boards /> }} />;
}
