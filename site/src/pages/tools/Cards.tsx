import { Parts } from '../../ui/Parts';
import { CardsTool } from '../../workbench/cards/CardsTool';
import { Sources } from '../../workbench/cards/Sources';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function Cards() {
	return (
		<Parts>
			<CardsTool />
			<Sources />
			<ToolsBack />
		</Parts>
	);
}
