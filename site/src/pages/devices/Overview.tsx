import { CategoryPage } from '../../layouts/CategoryPage';
import { DeviceFamily } from '../../scenes/DeviceFamily';

export default function DevicesOverviewPage() {
	return <CategoryPage path="/devices/" ns="devices/index" scene={<DeviceFamily />} tools={['queue', 'devices']} />;
}
