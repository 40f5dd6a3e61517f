import { Boundaries } from '../../ui/Boundaries';
import { BoardTool } from '../../workbench/board/BoardTool';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function BoardPage() {
	return (
		<Boundaries>
			<BoardTool />
			<ToolsBack />
		</Boundaries>
	);
}
