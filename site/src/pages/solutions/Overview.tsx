import { CategoryPage } from '../../layouts/CategoryPage';
import { DeviceFamily } from '../../scenes/DeviceFamily';

export default function SolutionsOverviewPage() {
	return <CategoryPage path="/solutions/" ns="solutions/index" scene={<DeviceFamily />} />;
}
