import type { ReactNode } from 'react';
import { papersOn } from '../content/paper-pages';
import { textOf } from '../i18n/i18n';
import type { NamespaceOf, SolutionText } from '../i18n/shapes';
import type { RoutePath } from '../routes';
import { BeforeAfter } from '../sections/BeforeAfter';
import { DemoHero } from '../sections/DemoHero';
import { DuoText } from '../sections/DuoText';
import { Flow } from '../sections/Flow';
import { Ledger } from '../sections/Ledger';
import { PageEnd } from '../sections/PageEnd';
import { type StepPaper, StepStrip } from '../sections/StepStrip';
import { Stories } from '../sections/Stories';
import { TermList } from '../sections/TermList';
import { Voices } from '../sections/Voices';
import { Boundaries } from '../ui/Boundaries';
import { Example } from '../ui/Example';
import { PaperList } from '../ui/PaperList';
import { Section } from '../ui/Section';
import type { ToolName } from '../workbench/bench/objects';
import { ToolTeasers } from '../workbench/ToolTeasers';

interface Props {
	readonly ns: NamespaceOf<SolutionText>;
	readonly scene: ReactNode;
	/** The page's drawn moment: a section of its own in place of the usual one. */
	readonly steps?: ReactNode;
	readonly benefits?: ReactNode;
	readonly integration?: ReactNode;
	/** Those of the workbench that help here. */
	readonly tools?: readonly ToolName[];
}

/** Tickets are sold, payments end in a receipt, figures in a binder. */
function paperOf(path: RoutePath): StepPaper {
	if (path.startsWith('/solutions/payments/')) return 'receipts';
	return path.startsWith('/solutions/analytics/') ? 'sheets' : 'tickets';
}

/** One of the nine solution pages, from the treasurer's problem to the demo. */
export function SolutionPage({ ns, scene, steps, benefits, integration, tools }: Props) {
	const path: RoutePath = `/${ns}/` as const;
	const text: SolutionText = textOf(ns);
	const papers = papersOn(path);
	return (
		<Boundaries>
			<DemoHero path={path} text={text.hero} scene={<Example>{scene}</Example>} />
			<DuoText problem={text.challenge} answer={text.solution} />
			{steps ?? <StepStrip {...text.steps} paper={paperOf(path)} />}
			<Section title={text.features.title}>
				<TermList items={text.features.items} />
			</Section>
			<Section title={text.useCases.title} tone="sunken">
				<Stories items={text.useCases.items} />
			</Section>
			{benefits ?? (
				<Section title={text.benefits.title} split>
					<BeforeAfter {...text.benefits} />
				</Section>
			)}
			{integration ?? (
				<Section title={text.integration.title}>
					<Flow {...text.integration} />
				</Section>
			)}
			<Ledger {...text.dataBox}>
				{papers.length > 0 && (
					<div>
						<dt>{textOf('papers').title}</dt>
						<dd>
							<PaperList papers={papers} />
						</dd>
					</div>
				)}
			</Ledger>
			<Voices page={path} none={text.noVoice} />
			<PageEnd path={path} text={text}>
				{tools && <ToolTeasers tools={tools} />}
			</PageEnd>
		</Boundaries>
	);
}
