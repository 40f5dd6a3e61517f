import { Boundaries } from '../../ui/Boundaries';
import { QueueTool } from '../../workbench/queue/QueueTool';
import { Sources } from '../../workbench/queue/Sources';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function QueuePage() {
	return (
		<Boundaries>
			<QueueTool />
			<Sources />
			<ToolsBack />
		</Boundaries>
	);
}
