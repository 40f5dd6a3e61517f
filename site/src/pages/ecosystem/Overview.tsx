import { CategoryPage } from '../../layouts/CategoryPage';
import { BlockPlan } from '../../scenes/BlockPlan';

export default function EcosystemOverviewPage() {
	return <CategoryPage path="/ecosystem/" ns="ecosystem/index" scene={<BlockPlan />} />;
}
