import { SolutionPage } from '../../../layouts/SolutionPage';
import { PosScreen } from '../../../scenes/PosScreen';

export default function PosPage() {
	return <SolutionPage path="/solutions/payments/pos/" ns="solutions/payments/pos" scene={<PosScreen />} />;
}
