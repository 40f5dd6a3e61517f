import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import css from './Mission.module.css';

/** Why we do this: one line over the whole page, then the reasons. */
export function Mission({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
	return (
		<Section tone="sunken">
			<h2 className={css.line}>{title}</h2>
			<Prose paragraphs={paragraphs} />
		</Section>
	);
}
