import { CategoryPage } from '../../layouts/CategoryPage';
import { PaperTrail } from '../../scenes/PaperTrail';

export default function SolutionsOverviewPage() {
	return <CategoryPage path="/solutions/" ns="solutions/index" scene={<PaperTrail />} tools={['matchday']} />;
}
