import { Boundaries } from '../../ui/Boundaries';
import { MatchdayTool } from '../../workbench/matchday/MatchdayTool';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function MatchdayPage() {
	return (
		<Boundaries>
			<MatchdayTool />
			<ToolsBack />
		</Boundaries>
	);
}
