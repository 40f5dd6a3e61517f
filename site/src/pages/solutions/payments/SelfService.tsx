import { ITEMS } from '../../../bookkeeping/goods';
import { textOf, translator } from '../../../i18n/i18n';
import { formatCents } from '../../../money/amounts';
import { LawFolds } from '../../../sections/solutions/LawFolds';
import { PageFoot } from '../../../sections/solutions/PageFoot';
import { Cases, Gains, Terms, ThreeSteps, Told } from '../../../sections/solutions/Parts';
import { StationEnd } from '../../../sections/solutions/StationEnd';
import { StationHead } from '../../../sections/solutions/StationHead';
import { VoiceLine } from '../../../sections/Voices';
import { Boundaries } from '../../../ui/Boundaries';
import { Example } from '../../../ui/Example';
import css from './SelfService.module.css';

const NS = 'solutions/payments/self-service';
const PAGE = `/${NS}/` as const;

/** What stands on the tiles, and which of it is in the basket. */
const TILES = ['sausage', 'fries', 'soft', 'adults'] as const;
const CHOSEN: readonly string[] = ['sausage', 'soft'];

/** The number to wait for. */
const NUMBER = 47;

const euro = (cents: number) => `${formatCents(cents)}\u00a0€`;
const sum = euro(TILES.filter((item) => CHOSEN.includes(item)).reduce((cents, item) => cents + ITEMS[item].price, 0));

/** The guest's screen: a dark column that stays while the page goes by, first with the order, then with the number. */
export default function SelfServicePage() {
	const text = textOf(NS);
	const { title, text: way } = text.integration;
	return (
		<Boundaries>
			<div className={`columns ${css.station}`}>
				<StationHead page={PAGE} hero={text.hero} title={css.title} words={css.words} />
				<div className={css.first}>
					<Order />
				</div>
				<div className={css.beside}>
					<Told {...text.challenge} />
					<Told {...text.solution} />
					<ThreeSteps {...text.steps} />
				</div>
				<div className={css.second}>
					<Ready />
				</div>
				<div className={css.after}>
					<Terms {...text.features} />
					<Gains {...text.benefits} />
					<Told title={title} paragraphs={[way]} />
				</div>
			</div>
			<div className={`band columns ${css.rest}`}>
				<Cases {...text.useCases} />
				<LawFolds {...text.dataBox} page={PAGE} />
				<VoiceLine page={PAGE} none={text.noVoice} />
				<StationEnd page={PAGE} text={text.cta} className={css.end} />
			</div>
			<PageFoot page={PAGE} text={text} />
		</Boundaries>
	);
}

function Order() {
	const { screen } = textOf(NS);
	const t = translator(NS);
	return (
		<Example label={t('screen.order', { sum })}>
			<div className={css.screen}>
				<p className="headline">{screen.title}</p>
				<ul>
					{TILES.map((item, index) => (
						<li key={item} className={CHOSEN.includes(item) ? css.chosen : undefined}>
							<Dish dish={index} />
							<span className="label">{screen.tiles[index]}</span>
							<span className="headline">{euro(ITEMS[item].price)}</span>
						</li>
					))}
				</ul>
				<p className={css.sum}>
					{t('screen.basket', { count: CHOSEN.length })}
					<b className="headline">{sum}</b>
				</p>
				<p className={css.pay}>{screen.pay}</p>
			</div>
		</Example>
	);
}

/** What a tile shows: a sausage in a roll, a bag of chips, a glass, a ticket. */
function Dish({ dish }: { readonly dish: number }) {
	return (
		<svg viewBox="0 0 64 40" aria-hidden="true">
			<path d={DISHES[dish]} fill="none" stroke="currentColor" strokeWidth={3} strokeLinejoin="round" />
		</svg>
	);
}

const DISHES = [
	'M12 22c0 8 6 12 12 12h16c6 0 12-4 12-12M4 16a6 6 0 0 1 6-6h44a6 6 0 0 1 0 12H10a6 6 0 0 1-6-6zM18 13l4 6m8-6 4 6m8-6 4 6',
	'M18 16h28l-4 22H22zM22 16V4h5v12m2 0V2h5v14m2 0V5h5v11',
	'M22 3h20l-3 35H25zM23 13h18M36 3l6-4',
	'M6 8h52v8a5 5 0 0 0 0 9v8H6v-8a5 5 0 0 0 0-9zM42 9v23',
] as const;

function Ready() {
	const { screen } = textOf(NS);
	const t = translator(NS);
	return (
		<Example label={t('screen.ready', { number: NUMBER })}>
			<div className={css.ready}>
				<p>{screen.number}</p>
				<p className="headline">{NUMBER}</p>
				<p>{screen.pickup}</p>
				<p aria-hidden="true" className={`${css.slip} headline`}>
					{NUMBER}
				</p>
			</div>
		</Example>
	);
}
