import { Parts } from '../../ui/Parts';
import { QueueTool } from '../../workbench/queue/QueueTool';
import { Sources } from '../../workbench/queue/Sources';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function Queue() {
	return (
		<Parts>
			<QueueTool />
			<Sources />
			<ToolsBack />
		</Parts>
	);
}
