import { CostsTool } from '../../sections/tools/costs/CostsTool';
import { Sources } from '../../sections/tools/costs/Sources';
import { ToolsBack } from '../../sections/tools/ToolsBack';
import { Parts } from '../../ui/Parts';

export default function Costs() {
	return (
		<Parts>
			<CostsTool />
			<Sources />
			<ToolsBack />
		</Parts>
	);
}
