import { ITEMS } from '../../../bookkeeping/goods';
import { taxesOf } from '../../../bookkeeping/sale';
import { sampleEvening } from '../../../bookkeeping/sample-evening';
import { sampleStations } from '../../../bookkeeping/sample-stations';
import { addressOf, eveningPapers } from '../../../content/papers';
import { textOf, translator } from '../../../i18n/i18n';
import { formatCents } from '../../../money/amounts';
import { BeforeAfter } from '../../../sections/BeforeAfter';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { BriefSteps, Told } from '../../../sections/solutions/Parts';
import { StationEnd } from '../../../sections/solutions/StationEnd';
import { StationHead } from '../../../sections/solutions/StationHead';
import { TillPicture } from '../../../sections/solutions/TillPicture';
import { TermList } from '../../../sections/TermList';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { PrintedRows, PrintedSlip } from '../../../ui/PrintedSlip';
import { StationInPlace } from '../../../workbench/matchday/InPlace';
import css from './Pos.module.css';

const PAGE = '/solutions/payments/pos/';

/** The till: keys and display fill the first screen, its receipt hangs into the page and goes on as the list of what it can do. */
export default function PosPage() {
	const t = translator('solutions/payments/pos');
	const text = textOf('solutions/payments/pos');
	const { hero, challenge, solution, steps, useCases, benefits, integration, dataBox, cta } = text;
	const [, , batch] = eveningPapers;
	return (
		<Boundaries>
			<header className={css.till}>
				<div className={css.head}>
					<StationHead page={PAGE} hero={hero} title={css.title} words={css.words} />
				</div>
				<div className={css.station}>
					<StationInPlace station="till" action={text.play}>
						<TillPicture />
					</StationInPlace>
				</div>
				<div className={css.slot} />
			</header>
			<div className={`band columns ${css.body}`}>
				<Receipt />
				<section className={css.steps}>
					<h2>{steps.title}</h2>
					<BriefSteps items={steps.items} />
				</section>
				<div className={`columns ${css.duo}`}>
					<Told {...challenge} />
					<Told {...solution} />
				</div>
				<section>
					<BeforeAfter caption={benefits.title} {...benefits} />
				</section>
			</div>
			<section className={`band columns sunken ${css.places}`}>
				<h2 className="sr-only">{useCases.title}</h2>
				{useCases.items.map(({ title, text: words }) => (
					<article key={title}>
						<h3>{title}</h3>
						<p>{words}</p>
					</article>
				))}
				<article>
					<h3>{integration.title}</h3>
					<p>
						{`${t('integration.text', { bookings: sampleEvening.bookings })} `}
						<a href={addressOf(batch)} download>
							{integration.file}
						</a>
					</p>
				</article>
			</section>
			<LawFolds {...dataBox} page={PAGE} className={`band columns ${css.law}`}>
				<VoiceLine page={PAGE} none={text.noVoice} />
			</LawFolds>
			<StationEnd page={PAGE} text={cta} className={`band ${css.end}`} />
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}

/** The receipt of what lies on the display, and below it on the same strip what the till can do. */
function Receipt() {
	const { features, till } = textOf('solutions/payments/pos');
	const t = translator('solutions/payments/pos');
	const { lines, number, time } = sampleStations.till;
	const printed = lines.map(([item, pieces]) => ({ item, pieces, price: ITEMS[item].price }));
	const total = printed.reduce((sum, { pieces, price }) => sum + pieces * price, 0);
	const name = (item: keyof typeof ITEMS) => till.items[item as keyof typeof till.items];
	return (
		<PrintedSlip className={css.receipt}>
			<p className={css.club}>
				<b>{till.club}</b>
				<span>{t('till.receipt', { number, day: sampleEvening.day, time })}</span>
				<b>{till.noTse}</b>
			</p>
			<PrintedRows
				rows={[
					...printed.map(({ item, pieces, price }) => ({
						text: `${pieces} ${name(item)}`,
						amount: formatCents(pieces * price),
					})),
					{ text: till.sum.toUpperCase(), amount: formatCents(total), weight: 'sum' },
					...taxesOf(printed).map(({ rate, gross, vat }) => ({
						text: t('till.tax', { rate, gross: formatCents(gross) }),
						amount: formatCents(vat),
						weight: 'within' as const,
					})),
					{ text: till.paid, amount: formatCents(total), weight: 'within' },
				]}
			/>
			<section className={css.features}>
				<h2>{features.title}</h2>
				<TermList items={features.items} className={css.terms} />
			</section>
			<p className={css.last}>{till.end}</p>
		</PrintedSlip>
	);
}
