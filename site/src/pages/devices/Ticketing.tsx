import { DevicePage } from '../../layouts/DevicePage';
import { GateScanner } from '../../scenes/GateScanner';

export default function TicketingPage() {
	return <DevicePage path="/devices/ticketing/" ns="devices/ticketing" scene={<GateScanner />} />;
}
