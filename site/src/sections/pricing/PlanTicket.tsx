import { brand } from '../../content/brand';
import type { Plan } from '../../content/plans';
import type { Interval } from '../../contract/generated/contact';
import { aboutQuery } from '../../forms/about';
import { textOf } from '../../i18n/i18n';
import { button } from '../../ui/button';
import { Link } from '../../ui/Link';
import paper from '../../ui/Paper.module.css';
import { PlanPrice } from './PlanPrice';
import css from './PlanRoll.module.css';

/** One plan. Its button leads to the registration, that of an individually priced one to the contact form; both say which. */
export function PlanTicket({ plan, interval }: { plan: Plan; interval: Interval | undefined }) {
	const text = textOf('pricing');
	const words = text.plans.find(({ id }) => id === plan.id);
	if (words === undefined) throw new Error(`locales: pricing.json has no plan '${plan.id}'`);
	const wish = new URLSearchParams({ plan: plan.id, ...(interval && { interval }) });
	const label = (
		<>
			{words.button}
			<span className="sr-only"> ({words.name})</span>
		</>
	);
	return (
		<li className={[paper.paper, css.plan, plan.recommended && css.marked].filter(Boolean).join(' ')}>
			<h3>{words.name}</h3>
			<p className={css.audience}>{words.audience}</p>
			<PlanPrice monthly={plan.monthly} />
			{plan.monthly === null ? (
				<Link to="/contact" search={aboutQuery({ plan: plan.id, interval })} className={button('quiet')}>
					{label}
				</Link>
			) : (
				<a href={`${brand.register.url}?${wish}`} className={button(plan.recommended ? 'brand' : 'quiet')}>
					{label}
				</a>
			)}
			<p className={css.about}>{words.description}</p>
			<ul>
				{words.features.map((feature) => (
					<li key={feature}>{feature}</li>
				))}
			</ul>
			{plan.recommended && <p className={css.badge}>{text.badge}</p>}
		</li>
	);
}
