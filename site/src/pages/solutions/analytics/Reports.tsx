import { sampleEvening } from '../../../bookkeeping/sample-evening';
import { addressOf, eveningPapers } from '../../../content/papers';
import { textOf, translator } from '../../../i18n/i18n';
import { BeforeAfter } from '../../../sections/BeforeAfter';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { Cases, Terms, Told } from '../../../sections/solutions/Parts';
import { Settlement } from '../../../sections/solutions/Settlement';
import { StationEnd } from '../../../sections/solutions/StationEnd';
import { StationHead } from '../../../sections/solutions/StationHead';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { LinkedText } from '../../../ui/LinkedText';
import css from './Reports.module.css';

const PAGE = '/solutions/analytics/reports/';

/** The settlement is the page: notes in its margin are the steps, the tabs at its edge are those who read it. */
export default function ReportsPage() {
	const t = translator('solutions/analytics/reports');
	const text = textOf('solutions/analytics/reports');
	const { hero, challenge, solution, steps, features, useCases, benefits, integration, dataBox, cta } = text;
	const { bookings } = sampleEvening;
	return (
		<Boundaries>
			<div className={css.desk}>
				<header className={css.head}>
					<StationHead page={PAGE} hero={hero} words={css.words} />
					<h2>{steps.title}</h2>
					<ol>
						{steps.items.map(({ title, text: words }) => (
							<li key={title}>
								<h3>{title}</h3>
								<p className={css.step}>{words}</p>
							</li>
						))}
					</ol>
				</header>
				<Settlement />
				<nav className={css.tabs} aria-label={integration.title}>
					{eveningPapers.map((sheet, at) => (
						<a key={sheet.id} href={addressOf(sheet)} download>
							{text.readers[at]}
						</a>
					))}
				</nav>
			</div>
			<div className={`band columns ${css.tables}`}>
				<section>
					<Told {...challenge} />
					<BeforeAfter caption={benefits.title} {...benefits} />
				</section>
				<section>
					<Told {...solution} />
					<Terms {...features} className={css.terms} />
				</section>
			</div>
			<Cases {...useCases} className="band deep" />
			<section className={`band columns ${css.law}`}>
				<LawFolds {...dataBox} page={PAGE} />
				<div className={css.onward}>
					<h3>{integration.title}</h3>
					<p>
						<LinkedText text={t('integration.text', { bookings })} />
					</p>
					<VoiceLine page={PAGE} none={text.noVoice} />
				</div>
			</section>
			<StationEnd page={PAGE} text={cta} className={`band ${css.end}`} />
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}
