import { SolutionPage } from '../../../layouts/SolutionPage';
import { ThermalPaper } from '../../../scenes/ThermalPaper';

export default function PrinterPage() {
	return (
		<SolutionPage path="/solutions/ticketing/printer/" ns="solutions/ticketing/printer" scene={<ThermalPaper />} />
	);
}
