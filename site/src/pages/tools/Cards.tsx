import { CardsTool } from '../../sections/tools/cards/CardsTool';
import { Sources } from '../../sections/tools/cards/Sources';
import { ToolsBack } from '../../sections/tools/ToolsBack';
import { Parts } from '../../ui/Parts';

export default function Cards() {
	return (
		<Parts>
			<CardsTool />
			<Sources />
			<ToolsBack />
		</Parts>
	);
}
