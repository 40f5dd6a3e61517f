import { DevicePage } from '../../layouts/DevicePage';
import { TerminalRange } from '../../scenes/TerminalRange';

export default function PaymentsPage() {
	return <DevicePage path="/devices/payments/" ns="devices/payments" scene={<TerminalRange />} />;
}
