import { Boundaries } from '../../ui/Boundaries';
import { CardsTool } from '../../workbench/cards/CardsTool';
import { Sources } from '../../workbench/cards/Sources';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function CardsPage() {
	return (
		<Boundaries>
			<CardsTool />
			<Sources />
			<ToolsBack />
		</Boundaries>
	);
}
