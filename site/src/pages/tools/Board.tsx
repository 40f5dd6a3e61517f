import { BoardTool } from '../../sections/tools/board/BoardTool';
import { ToolsBack } from '../../sections/tools/ToolsBack';
import { Parts } from '../../ui/Parts';

export default function Board() {
	return (
		<Parts>
			<BoardTool />
			<ToolsBack />
		</Parts>
	);
}
