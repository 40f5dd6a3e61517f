import { textOf } from '../../../i18n/i18n';
import { SolutionPage } from '../../../layouts/SolutionPage';
import { SceneFile } from '../../../scenes/SceneFile';
import { TicketChain } from '../../../sections/moments/TicketChain';

export default function PreSalesPage() {
	const text = textOf('solutions/ticketing/pre-sales');
	return (
		<SolutionPage
			ns="solutions/ticketing/pre-sales"
			scene={<SceneFile name="ticket-desk" width={560} height={470} />}
			integration={<TicketChain text={text.integration} />}
			tools={['matchday', 'cards']}
		/>
	);
}
