import { DevicePage } from '../../layouts/DevicePage';
import { TillRange } from '../../scenes/TillRange';

export default function PosPage() {
	return <DevicePage path="/devices/pos/" ns="devices/pos" scene={<TillRange />} />;
}
