import { textOf } from '../../i18n/i18n';
import { QueueTool } from '../../sections/tools/queue/QueueTool';
import { Sources } from '../../sections/tools/queue/Sources';
import { ToolsBack } from '../../sections/tools/ToolsBack';
import { Parts } from '../../ui/Parts';

export default function Queue() {
	const text = textOf('tools/queue');
	return (
		<Parts>
			<QueueTool />
			<Sources />
			<ToolsBack text={text.back} />
		</Parts>
	);
}
