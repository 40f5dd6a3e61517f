import { useState } from 'react';
import { type Category, categories, ITEMS } from '../../../bookkeeping/goods';
import { sampleEvening } from '../../../bookkeeping/sample-evening';
import { takeOver } from '../../../boot/early-presses';
import { textOf, translator } from '../../../i18n/i18n';
import { formatCents, formatEuro } from '../../../money/amounts';
import { QrCode } from '../../../scenes/parts/QrCode';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { Cases, Gains, Terms, ThreeSteps, Told } from '../../../sections/solutions/Parts';
import { StationEnd } from '../../../sections/solutions/StationEnd';
import { StationHead } from '../../../sections/solutions/StationHead';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { Example } from '../../../ui/Example';
import css from './Printer.module.css';

const NS = 'solutions/ticketing/printer';
const PAGE = `/${NS}/` as const;

/** What the box office printed on the evening of the example, as far as half of it fits a strip. */
const { printed } = sampleEvening;
const onWide = printed.slice(0, printed.length / 2);
const onNarrow = printed.slice(onWide.length);

/** The box office: its printer feeds two strips in true size down the page. */
export default function PrinterPage() {
	const text = textOf(NS);
	const sum = printed.reduce((cents, { category }) => cents + ITEMS[category].price, 0);
	const { title } = text.integration;
	const integration = translator(NS)('integration.text', { pieces: printed.length, sum: formatEuro(sum) });
	return (
		<Boundaries>
			<div className={css.desk}>
				<StationHead page={PAGE} hero={text.hero} title={css.title} words={css.words} />
				<div className={`deep ${css.blue}`}>
					<Printer />
					<Terms {...text.features} className={css.terms} />
				</div>
				<div className={css.beside}>
					<ThreeSteps {...text.steps} />
					<Told {...text.challenge} />
					<Told {...text.solution} />
					<Gains {...text.benefits} />
					<Told title={title} paragraphs={[integration]} />
					<Cases {...text.useCases} />
				</div>
			</div>
			<div className={`band columns ${css.rest}`}>
				<LawFolds {...text.dataBox} page={PAGE} />
				<VoiceLine page={PAGE} none={text.noVoice} />
			</div>
			<StationEnd page={PAGE} text={text.cta} className={`paper band ${css.end}`} />
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}

type Printed = (typeof printed)[number];

/** Prints one more ticket at a press, on the wide paper. */
function Printer() {
	const { strip } = textOf(NS);
	const [more, setMore] = useState<readonly Printed[]>([]);
	const print = (category: Category) => {
		const last = more[0] ?? printed.at(-1);
		if (last) setMore([{ category, number: last.number + 1, time: last.time }, ...more]);
	};
	return (
		<Example className={css.printer} label={strip.label}>
			<div className={css.bar}>
				<p className={`no-print scripted ${css.hint}`}>{strip.print}</p>
				{categories.map((category) => (
					<button key={category} ref={takeOver} type="button" data-js={category} onClick={() => print(category)}>
						{strip.categories[category]}
					</button>
				))}
			</div>
			<div className={css.strips}>
				<Strip tickets={[...more, ...onWide]} width={strip.wide} className={css.wide} />
				<Strip tickets={onNarrow} width={strip.narrow} className={css.narrow} />
			</div>
		</Example>
	);
}

interface StripProps {
	readonly tickets: readonly Printed[];
	readonly width: string;
	readonly className: string | undefined;
}

function Strip({ tickets, width, className }: StripProps) {
	const { strip } = textOf(NS);
	const t = translator(NS);
	return (
		<div className={className}>
			<ol aria-live="polite">
				{tickets.map(({ number, category, time }) => (
					<li key={number}>
						<p>{strip.club}</p>
						<p>{strip.kind}</p>
						<p className="headline">{strip.categories[category]}</p>
						<p className="headline">{`${formatCents(ITEMS[category].price)}\u00a0€`}</p>
						<svg viewBox="0 0 100 100" aria-hidden="true">
							<QrCode code="sample" x={0} y={0} size={100} />
						</svg>
						<p>{t('strip.number', { number, time })}</p>
					</li>
				))}
			</ol>
			<p className="label">{width}</p>
		</div>
	);
}
