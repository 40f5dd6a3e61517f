import { Parts } from '../../ui/Parts';
import { DevicesTool } from '../../workbench/devices/DevicesTool';
import { Sources } from '../../workbench/devices/Sources';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function Devices() {
	return (
		<Parts>
			<DevicesTool />
			<Sources />
			<ToolsBack />
		</Parts>
	);
}
