import { SolutionPage } from '../../../layouts/SolutionPage';
import { CardTerminal } from '../../../scenes/CardTerminal';

export default function TerminalsPage() {
	return (
		<SolutionPage path="/solutions/payments/terminals/" ns="solutions/payments/terminals" scene={<CardTerminal />} />
	);
}
