import { demoPlace } from '../../../content/navigation';
import { addressOf, eveningPapers } from '../../../content/papers';
import { textOf } from '../../../i18n/i18n';
import { BeforeAfter } from '../../../sections/BeforeAfter';
import { DemoTicket } from '../../../sections/DemoTicket';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { BriefSteps, TermGrid, Told } from '../../../sections/solutions/Parts';
import { ShopFront } from '../../../sections/solutions/ShopFront';
import { StationHead } from '../../../sections/solutions/StationHead';
import { TallySlips } from '../../../sections/solutions/TallySlips';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { StationInPlace } from '../../../workbench/matchday/InPlace';
import css from './PreSales.module.css';

const PAGE = '/solutions/ticketing/pre-sales/';
/** Tickets in the quota of the feast, which is what a full bar stands for. */
const QUOTA = 300;

/** The shop front: sign, awning and window are the head of the page, what can be set stands on its base. */
export default function PreSalesPage() {
	const text = textOf('solutions/ticketing/pre-sales');
	const { hero, challenge, solution, steps, features, useCases, benefits, integration, dataBox, cta } = text;
	const [, table] = eveningPapers;
	return (
		<Boundaries>
			<header className={`band columns deep ${css.sign}`}>
				<StationHead page={PAGE} hero={hero} title={css.title} words={css.words} />
			</header>
			<div className={css.shop}>
				<div className={`no-print ${css.awning}`} />
				<div className={css.frame}>
					<StationInPlace station="window" action={text.play}>
						<ShopFront />
					</StationInPlace>
					<section className={`paper ${css.note}`}>
						<h2>{steps.title}</h2>
						<BriefSteps items={steps.items} />
					</section>
				</div>
			</div>
			<TermGrid {...features} className={`band deep ${css.base}`} />
			<section className={`band columns ${css.lists}`}>
				<TallySlips />
				<div>
					<Told {...challenge} />
					<Told {...solution} className={css.then} />
					<BeforeAfter caption={benefits.title} {...benefits} />
				</div>
			</section>
			<section className={`band sunken ${css.days}`}>
				<h2>{integration.title}</h2>
				<p>{integration.event}</p>
				<ol>
					{integration.days.map(({ count, unit, text: words, sold }) => (
						<li key={count} className={sold === undefined ? css.after : undefined}>
							<p>
								<b>{count}</b>
								{` ${unit}`}
							</p>
							<p>{words}</p>
							{sold !== undefined && (
								<svg viewBox={`0 0 ${QUOTA} 8`} preserveAspectRatio="none" aria-hidden="true">
									<path d={`M0 0h${sold}v8H0z`} fill="var(--card)" />
								</svg>
							)}
						</li>
					))}
				</ol>
			</section>
			<section className={`band columns ${css.board}`}>
				<div className={css.posters}>
					<h2 className="sr-only">{useCases.title}</h2>
					{useCases.items.map(({ title, text: words }) => (
						<article key={title}>
							<small>{text.example}</small>
							<h3>{title}</h3>
							<p>{words}</p>
						</article>
					))}
				</div>
				<div className={css.law}>
					<LawFolds {...dataBox} page={PAGE} />
					<VoiceLine page={PAGE} none={text.noVoice} />
					<p>
						{`${text.check} `}
						<a href={addressOf(table)} download>
							{text.table}
						</a>
					</p>
				</div>
			</section>
			<DemoTicket {...cta} to={demoPlace(PAGE)} />
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}
