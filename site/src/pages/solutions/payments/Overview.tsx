import { CategoryPage } from '../../../layouts/CategoryPage';
import { CardTerminal } from '../../../scenes/CardTerminal';

export default function PaymentsOverviewPage() {
	return <CategoryPage path="/solutions/payments/" ns="solutions/payments/index" scene={<CardTerminal />} />;
}
