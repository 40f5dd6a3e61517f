import { DevicesTool } from '../../sections/tools/devices/DevicesTool';
import { Sources } from '../../sections/tools/devices/Sources';
import { ToolsBack } from '../../sections/tools/ToolsBack';
import { Parts } from '../../ui/Parts';

export default function Devices() {
	return (
		<Parts>
			<DevicesTool />
			<Sources />
			<ToolsBack />
		</Parts>
	);
}
