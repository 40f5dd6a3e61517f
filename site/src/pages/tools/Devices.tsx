import { Boundaries } from '../../ui/Boundaries';
import { DevicesTool } from '../../workbench/devices/DevicesTool';
import { Sources } from '../../workbench/devices/Sources';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function Devices() {
	return (
		<Boundaries>
			<DevicesTool />
			<Sources />
			<ToolsBack />
		</Boundaries>
	);
}
