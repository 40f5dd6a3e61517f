import { Parts } from '../../ui/Parts';
import { CostsTool } from '../../workbench/costs/CostsTool';
import { Sources } from '../../workbench/costs/Sources';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function Costs() {
	return (
		<Parts>
			<CostsTool />
			<Sources />
			<ToolsBack />
		</Parts>
	);
}
