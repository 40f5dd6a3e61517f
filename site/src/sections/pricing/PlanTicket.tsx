import { type PlanId, planName } from '../../content/plans';
import { addedFeatures, monthlyOf, smallerThan } from '../../content/prices';
import { registerAddress } from '../../content/register';
import type { Interval } from '../../contract/generated/contact';
import { aboutQuery } from '../../forms/about';
import { textOf, translator } from '../../i18n/i18n';
import { button } from '../../ui/button';
import { Link } from '../../ui/Link';
import { PlanPrice } from './PlanPrice';
import css from './PlanRoll.module.css';

interface Props {
	readonly plan: PlanId;
	readonly interval: Interval | undefined;
	/** Whether it is the one that the answers above it lead to. */
	readonly isFitting: boolean;
}

/** One plan. Its button leads to the registration, that of a plan without a price to the contact form; both say which. */
export function PlanTicket({ plan, interval, isFitting }: Props) {
	const text = textOf('pricing');
	const t = translator('pricing');
	const words = text.plans.find(({ id }) => id === plan);
	if (words === undefined) throw new Error(`locales: pricing.json has no plan '${plan}'`);
	const smaller = smallerThan(plan);
	const label = (
		<>
			{words.button}
			<span className="sr-only"> ({words.name})</span>
		</>
	);
	return (
		<li className={`paper ${css.plan} ${isFitting ? css.fitting : ''}`}>
			<h3 data-fits={text.questions.fits}>{words.name}</h3>
			<p className={css.audience}>{words.audience}</p>
			<PlanPrice plan={plan} />
			{monthlyOf(plan) == null ? (
				<Link to="/contact" search={aboutQuery({ plan, interval })} className={button('quiet')}>
					{label}
				</Link>
			) : (
				<a href={registerAddress(plan, interval)} className={button('quiet')}>
					{label}
				</a>
			)}
			<ul>
				{smaller && <li className={css.smaller}>{t('includesPlan', { plan: planName(smaller) })}</li>}
				{addedFeatures(plan).map((feature) => (
					<li key={feature}>{text.features[feature]}</li>
				))}
				{words.more.map((more) => more && <li key={more}>{more}</li>)}
			</ul>
		</li>
	);
}
