import { Parts } from '../../ui/Parts';
import { BoardTool } from '../../workbench/board/BoardTool';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function Board() {
	return (
		<Parts>
			<BoardTool />
			<ToolsBack />
		</Parts>
	);
}
