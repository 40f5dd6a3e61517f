import type { ReactNode } from 'react';
import { papersOn } from '../content/paper-pages';
import { textOf } from '../i18n/i18n';
import type { AudienceText, NamespaceOf } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { Checklist } from '../sections/Checklist';
import { DemoHero } from '../sections/DemoHero';
import { FaqSection } from '../sections/Faq';
import { LinkedOffers } from '../sections/LinkedOffers';
import { PageEnd } from '../sections/PageEnd';
import { Stories } from '../sections/Stories';
import { Boundaries } from '../ui/Boundaries';
import { Example } from '../ui/Example';
import { PaperList } from '../ui/PaperList';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import type { ToolName } from '../workbench/bench/objects';
import { ToolTeasers } from '../workbench/ToolTeasers';

interface Props {
	readonly ns: NamespaceOf<AudienceText>;
	readonly scene: ReactNode;
	/** What the page draws in place of a section's usual type. */
	readonly drawn: { readonly challenge?: ReactNode; readonly solution?: ReactNode; readonly benefits?: ReactNode };
	/** Those of the workbench that help here. */
	readonly tools?: readonly ToolName[];
}

/** A page for clubs, sponsors or municipalities. */
export function AudiencePage({ ns, scene, drawn, tools }: Props) {
	const path: RoutePath = `/${ns}/` as const;
	const text: AudienceText = textOf(ns);
	const papers = papersOn(path);
	return (
		<Boundaries>
			<DemoHero path={path} text={text.hero} scene={<Example>{scene}</Example>} />
			<Section title={text.challenge.title} tone="sunken">
				{drawn.challenge ?? <Prose paragraphs={text.challenge.paragraphs} />}
			</Section>
			<Section title={text.solution.title}>{drawn.solution ?? <LinkedOffers items={text.solution.items} />}</Section>
			<Section title={text.benefits.title}>{drawn.benefits ?? <Stories items={text.benefits.items} />}</Section>
			<Section title={text.checklist.title} tone="deep">
				<Checklist items={text.checklist.items}>
					{papers.length > 0 && (
						<>
							<h3>{textOf('papers').title}</h3>
							<PaperList papers={papers} />
						</>
					)}
				</Checklist>
			</Section>
			<PageEnd path={path} text={text}>
				<FaqSection {...text.questions} name={ns} />
				{tools && <ToolTeasers tools={tools} />}
			</PageEnd>
		</Boundaries>
	);
}
