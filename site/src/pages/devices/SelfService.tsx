import { DevicePage } from '../../layouts/DevicePage';
import { SelfServiceKiosk } from '../../scenes/SelfServiceKiosk';

export default function SelfServicePage() {
	return <DevicePage path="/devices/self-service/" ns="devices/self-service" scene={<SelfServiceKiosk />} />;
}
