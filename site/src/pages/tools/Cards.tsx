import { textOf } from '../../i18n/i18n';
import { Boundaries } from '../../ui/Boundaries';
import { CardsTool } from '../../workbench/cards/CardsTool';
import { cardsSources } from '../../workbench/cards/outcome';
import { SourceNotes } from '../../workbench/SourceNotes';
import { ToolsBack } from '../../workbench/ToolsBack';

export default function CardsPage() {
	return (
		<Boundaries>
			<CardsTool />
			<SourceNotes title={textOf('tools/cards').sources.title} items={cardsSources()} />
			<ToolsBack />
		</Boundaries>
	);
}
