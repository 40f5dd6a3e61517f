import { Boundaries } from '../../ui/Boundaries';
import { CostsTool } from '../../workbench/costs/CostsTool';
import { Sources } from '../../workbench/costs/Sources';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function CostsPage() {
	return (
		<Boundaries>
			<CostsTool />
			<Sources />
			<ToolsBack />
		</Boundaries>
	);
}
