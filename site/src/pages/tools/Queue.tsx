import { textOf } from '../../i18n/i18n';
import { Boundaries } from '../../ui/Boundaries';
import { queueSources } from '../../workbench/queue/outcome';
import { QueueTool } from '../../workbench/queue/QueueTool';
import { SourceNotes } from '../../workbench/SourceNotes';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function QueuePage() {
	return (
		<Boundaries>
			<QueueTool />
			<SourceNotes title={textOf('tools/queue').sources.title} items={queueSources()} />
			<ToolsBack />
		</Boundaries>
	);
}
