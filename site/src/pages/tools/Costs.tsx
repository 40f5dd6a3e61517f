import { textOf } from '../../i18n/i18n';
import { Boundaries } from '../../ui/Boundaries';
import { CostsTool } from '../../workbench/costs/CostsTool';
import { costsSources } from '../../workbench/costs/outcome';
import { SourceNotes } from '../../workbench/SourceNotes';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function CostsPage() {
	return (
		<Boundaries>
			<CostsTool />
			<SourceNotes title={textOf('tools/costs').sources.title} items={costsSources()} />
			<ToolsBack />
		</Boundaries>
	);
}
