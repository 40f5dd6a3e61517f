import { textOf } from '../../../i18n/i18n';
import { QrCode } from '../../../scenes/parts/QrCode';
import { SceneFile } from '../../../scenes/SceneFile';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { Cases, Gains, Terms, ThreeSteps, Told } from '../../../sections/solutions/Parts';
import { StationEnd } from '../../../sections/solutions/StationEnd';
import { StationHead } from '../../../sections/solutions/StationHead';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { Example } from '../../../ui/Example';
import css from './SeasonPass.module.css';

const NS = 'solutions/ticketing/season-pass';
const PAGE = `/${NS}/` as const;

/** Home matches of the season, today's, and those that were missed before it. */
const [MATCHES, TODAY, MISSED] = [17, 14, [5, 9]] as const;

const matches = Array.from({ length: MATCHES }, (_, index) => index + 1);

/** The card in the hand: its front on the lanyard, the matches punched in it, its back at the end. */
export default function SeasonPassPage() {
	const text = textOf(NS);
	const { title, text: counted } = text.integration;
	return (
		<Boundaries>
			<div className={css.hand}>
				<StationHead page={PAGE} hero={text.hero} title={css.title} words={css.words} />
				<div className={css.card}>
					<Example>
						<SceneFile name="season-pass" width={600} height={566} />
					</Example>
				</div>
			</div>
			<div className={`band columns ${css.season}`}>
				<Told title={title} paragraphs={[counted]} />
				<Matches />
			</div>
			<ThreeSteps {...text.steps} className="band" />
			<div className={`band columns ${css.pairs}`}>
				<Told {...text.challenge} />
				<Told {...text.solution} />
				<Gains {...text.benefits} />
				<Terms {...text.features} />
			</div>
			<Cases {...text.useCases} className="band sunken" />
			<div className={`band columns ${css.end}`}>
				<LawFolds {...text.dataBox} page={PAGE} />
				<div>
					<div className={`paper ${css.back}`}>
						<svg viewBox="0 0 100 100" aria-hidden="true">
							<QrCode code="sample" x={0} y={0} size={100} />
						</svg>
						<StationEnd page={PAGE} text={text.cta} />
					</div>
					<VoiceLine page={PAGE} none={text.noVoice} />
				</div>
			</div>
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}

/** The season in the card: a hole for each match that its holder saw. */
function Matches() {
	const { games, legend } = textOf(NS).integration;
	return (
		<Example label={games}>
			<ol className={css.matches}>
				{matches.map((match) => {
					const seen = match < TODAY && MISSED.every((missed) => missed !== match);
					return (
						<li key={match} className={match === TODAY ? css.today : seen ? css.seen : undefined}>
							{match}
						</li>
					);
				})}
			</ol>
			<p>{legend}</p>
		</Example>
	);
}
