import { SolutionPage } from '../../../layouts/SolutionPage';
import { TicketDesk } from '../../../scenes/TicketDesk';

export default function PreSalesPage() {
	return (
		<SolutionPage path="/solutions/ticketing/pre-sales/" ns="solutions/ticketing/pre-sales" scene={<TicketDesk />} />
	);
}
