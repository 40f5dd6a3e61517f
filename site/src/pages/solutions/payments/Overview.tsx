import { CategoryPage } from '../../../layouts/CategoryPage';
import { GroundPlan } from '../../../scenes/GroundPlan';

export default function PaymentsOverviewPage() {
	return <CategoryPage path="/solutions/payments/" ns="solutions/payments/index" scene={<GroundPlan />} />;
}
