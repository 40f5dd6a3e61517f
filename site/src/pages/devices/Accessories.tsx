import { DevicePage } from '../../layouts/DevicePage';
import { PrinterBox } from '../../scenes/PrinterBox';

export default function AccessoriesPage() {
	return <DevicePage path="/devices/accessories/" ns="devices/accessories" scene={<PrinterBox />} />;
}
