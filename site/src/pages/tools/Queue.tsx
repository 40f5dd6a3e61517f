import { QueueTool } from '../../sections/tools/queue/QueueTool';
import { Sources } from '../../sections/tools/queue/Sources';
import { ToolsBack } from '../../sections/tools/ToolsBack';
import { Parts } from '../../ui/Parts';

export default function Queue() {
	return (
		<Parts>
			<QueueTool />
			<Sources />
			<ToolsBack />
		</Parts>
	);
}
