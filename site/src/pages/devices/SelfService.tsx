import { DevicePage } from '../../layouts/DevicePage';
import { KioskRange } from '../../scenes/KioskRange';

export default function SelfServicePage() {
	return <DevicePage path="/devices/self-service/" ns="devices/self-service" scene={<KioskRange />} />;
}
