import { DevicePage } from '../../layouts/DevicePage';
import { CardTerminal } from '../../scenes/CardTerminal';

export default function PaymentsPage() {
	return <DevicePage path="/devices/payments/" ns="devices/payments" scene={<CardTerminal />} />;
}
