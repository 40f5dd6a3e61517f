import { brand } from '../../content/brand';
import { type PlanId, planIds, planName } from '../../content/plans';
import { monthlyOf } from '../../content/prices';
import type { Resources } from '../../i18n/resources';
import { formatEuro } from '../../money/amounts';
import { button } from '../../ui/button';
import { ContactLink } from '../../ui/ContactLink';
import { Link } from '../../ui/Link';
import { LinkedText } from '../../ui/LinkedText';
import css from './PriceBoard.module.css';

/** The plans side by side; each says the name that it had here before. Below them what comes on top. */
export function PriceBoard({ text }: { text: Resources['home']['pricing'] }) {
	const words = new Map<string, (typeof text.plans)[number]>(text.plans.map((plan) => [plan.id, plan]));
	return (
		<section id="preise" className={`deep ${css.board}`}>
			<h2>{text.title}</h2>
			<ul>
				{planIds.map((id) => {
					const plan = words.get(id);
					return plan && <Plan key={id} id={id} plan={plan} text={text} />;
				})}
			</ul>
			<div className={`flood ${css.strip}`}>
				<p>
					<LinkedText text={text.note} />
				</p>
				<ContactLink className={button()}>{text.ask}</ContactLink>
			</div>
		</section>
	);
}

interface PlanProps {
	readonly id: PlanId;
	readonly plan: Resources['home']['pricing']['plans'][number];
	readonly text: Resources['home']['pricing'];
}

function Plan({ id, plan, text }: PlanProps) {
	const price = monthlyOf(id);
	const name = planName(id);
	return (
		<li>
			<h3>{name}</h3>
			<p className={`${css.price} headline`}>
				{price == null ? (
					<span>{price === null ? text.individual : text.noPrice}</span>
				) : (
					<>
						{`${formatEuro(price)} `}
						<small>{text.perMonth}</small>
					</>
				)}
			</p>
			<p>{plan.tagline}</p>
			{'formerly' in plan && <p className={css.was}>{plan.formerly}</p>}
			{'button' in plan ? (
				<a href={`${brand.register.url}?plan=${id}`}>
					{plan.button}
					<span className="sr-only"> ({name})</span>
				</a>
			) : (
				<Link to="/pricing/">{text.link}</Link>
			)}
		</li>
	);
}
