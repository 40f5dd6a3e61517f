import { sampleEvening } from '../../bookkeeping/sample-evening';
import { SignupForm } from '../../forms/SignupForm';
import { translator } from '../../i18n/i18n';
import type { Resources } from '../../i18n/resources';
import { formatEuro } from '../../money/amounts';
import type { RoutePath } from '../../routes';
import { SceneFile } from '../../scenes/SceneFile';
import { PlayTicket } from '../../shell/TryOut';
import { Link } from '../../ui/Link';
import { LinkedText } from '../../ui/LinkedText';
import frame from '../Hero.module.css';
import css from './HomeDay.module.css';

/** What there is for each part of a match day, in the order of its texts. */
const PAGES: readonly (readonly RoutePath[])[] = [
	['/solutions/ticketing/pre-sales/', '/solutions/ticketing/season-pass/'],
	[
		'/solutions/ticketing/printer/',
		'/solutions/payments/pos/',
		'/solutions/payments/terminals/',
		'/solutions/payments/self-service/',
		'/devices/',
	],
	['/solutions/analytics/revenue/', '/solutions/analytics/reports/', '/solutions/analytics/data/'],
];

const AUDIENCES: readonly RoutePath[] = ['/ecosystem/clubs/', '/ecosystem/sponsors/', '/ecosystem/government/'];

interface Props {
	readonly text: Resources['home']['hero'];
	readonly day: Resources['home']['timeline'];
	/** Beside every e-mail field: what comes, the consent to later mails, and what becomes of the address. */
	readonly signup: Pick<Resources['home']['cta'], 'note' | 'news' | 'privacy'>;
}

/** What this is, and what it does before, on and after a match day, beside the roll that a printer makes of such a day. */
export function HomeDay({ text, day, signup }: Props) {
	const t = translator('common');
	const { events, gross } = sampleEvening;
	return (
		<div className={`columns ${css.frame}`}>
			<header className={`${frame.words} ${css.words}`}>
				<h1>{text.title.join(' ')}</h1>
				<p className={frame.lead}>{text.lead}</p>
				<PlayTicket />
				<SignupForm
					label={text.emailLabel}
					placeholder={text.emailPlaceholder}
					button={text.button}
					news={signup.news}
					privacy={signup.privacy}
				/>
				<p className={css.next}>{signup.note}</p>
				<p className={frame.note}>
					<LinkedText text={t('costs')} />
				</p>
			</header>
			<div className={`no-print ${css.objects}`}>
				<SceneFile name="hero-objects" width={460} height={640} label={text.scene} />
			</div>
			<svg
				viewBox="0 0 390 2100"
				preserveAspectRatio="xMidYMin slice"
				role="img"
				aria-label={translator('home')('hero.roll', { events, gross: formatEuro(gross) })}
				className={`no-print ${css.roll}`}
			>
				<use href="/scenes/evening-roll.svg#scene" />
			</svg>
			<section id="spieltag" aria-label={day.title} className={css.day}>
				{day.items.map(({ badge, when, title, text: meaning }, part) => (
					<section key={badge}>
						<div className={css.time}>
							<p className="headline">{badge}</p>
							<p className="label">{when}</p>
						</div>
						<h2>{title}</h2>
						<p className={frame.lead}>{meaning}</p>
						<Pages paths={PAGES[part] ?? []} />
					</section>
				))}
				<section>
					<p className="label">{day.for}</p>
					<Pages paths={AUDIENCES} />
				</section>
			</section>
		</div>
	);
}

function Pages({ paths }: { readonly paths: readonly RoutePath[] }) {
	const t = translator('common');
	return (
		<ul className={css.pages}>
			{paths.map((path) => (
				<li key={path}>
					<Link to={path}>{t(`pages.${path}`)}</Link>
				</li>
			))}
		</ul>
	);
}
