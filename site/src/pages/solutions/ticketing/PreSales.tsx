import { demoPlace } from '../../../content/navigation';
import { addressOf, eveningPapers } from '../../../content/papers';
import { textOf } from '../../../i18n/i18n';
import { BeforeAfter } from '../../../sections/BeforeAfter';
import { DemoTicket } from '../../../sections/DemoTicket';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { BriefSteps, Cases, TermGrid, Told } from '../../../sections/solutions/Parts';
import { ShopFront } from '../../../sections/solutions/ShopFront';
import { StationHead } from '../../../sections/solutions/StationHead';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { StationInPlace } from '../../../workbench/matchday/InPlace';
import css from './PreSales.module.css';

const PAGE = '/solutions/ticketing/pre-sales/';

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
				<div>
					<Told {...challenge} />
					<Told {...solution} className={css.then} />
				</div>
				<BeforeAfter caption={benefits.title} {...benefits} />
			</section>
			<section className={`band sunken ${css.days}`}>
				<h2>{integration.title}</h2>
				<p>{integration.event}</p>
				<ol>
					{integration.days.map(({ count, unit, text: words }) => (
						<li key={count}>
							<p>
								<b>{count}</b>
								{` ${unit}`}
							</p>
							<p>{words}</p>
						</li>
					))}
				</ol>
			</section>
			<section className={`band columns ${css.board}`}>
				<div className={css.stack}>
					<Cases {...useCases} />
					<VoiceLine page={PAGE} none={text.noVoice} />
				</div>
				<div className={css.stack}>
					<LawFolds {...dataBox} page={PAGE} />
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
