import { CategoryPage } from '../../../layouts/CategoryPage';
import { TicketPhone } from '../../../scenes/TicketPhone';

export default function TicketingOverviewPage() {
	return <CategoryPage path="/solutions/ticketing/" ns="solutions/ticketing/index" scene={<TicketPhone />} />;
}
