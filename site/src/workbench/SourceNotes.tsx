import type { TermText } from '../i18n/shapes';
import { TermList } from '../sections/TermList';
import { Section } from '../ui/Section';

/** How a tool computes: its model, where each number comes from, and what is an assumption. */
export function SourceNotes({ title, items }: { title: string; items: readonly TermText[] }) {
	return (
		<Section title={title} split>
			<TermList items={items} />
		</Section>
	);
}
