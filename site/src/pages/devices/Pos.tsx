import { DevicePage } from '../../layouts/DevicePage';
import { PosScreen } from '../../scenes/PosScreen';

export default function PosPage() {
	return <DevicePage path="/devices/pos/" ns="devices/pos" scene={<PosScreen />} />;
}
