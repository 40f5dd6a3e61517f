import { brand } from '../../content/brand';
import { type PlanId, planIds, planName } from '../../content/plans';
import { monthlyOf } from '../../content/prices';
import type { Resources } from '../../i18n/resources';
import { formatEuro } from '../../money/amounts';
import { button } from '../../ui/button';
import { Link } from '../../ui/Link';
import { LinkedText } from '../../ui/LinkedText';
import { Section } from '../../ui/Section';
import css from './PriceBoard.module.css';

/** The plans with a price of their own as a price board; each says the name that it had here before. */
export function PriceBoard({ text }: { text: Resources['home']['pricing'] }) {
	const words = new Map<string, (typeof text.plans)[number]>(text.plans.map((plan) => [plan.id, plan]));
	return (
		<Section title={text.title} className={css.board}>
			<ul>
				{planIds.map((id) => {
					const plan = words.get(id);
					return plan && <Row key={id} id={id} plan={plan} perMonth={text.perMonth} noPrice={text.noPrice} />;
				})}
			</ul>
			<p className={css.note}>
				<LinkedText text={text.note} />
			</p>
			<Link to="/pricing/" className={css.all}>
				{`${text.link} `}
				<span className="arrow" />
			</Link>
		</Section>
	);
}

interface RowProps {
	readonly id: PlanId;
	readonly plan: Resources['home']['pricing']['plans'][number];
	readonly perMonth: string;
	/** Instead of a price that nobody has named. */
	readonly noPrice: string;
}

function Row({ id, plan, perMonth, noPrice }: RowProps) {
	const price = monthlyOf(id);
	const name = planName(id);
	return (
		<li className={css.row}>
			<h3>{name}</h3>
			<p className={`${css.price} headline`}>
				{price == null ? (
					noPrice
				) : (
					<>
						{`${formatEuro(price)} `}
						<span>{perMonth}</span>
					</>
				)}
			</p>
			<div className={css.about}>
				<p>
					{plan.tagline}. <Link to="/pricing/">{plan.formerly}</Link>
				</p>
				<p className={css.points}>{plan.points}</p>
				{'hint' in plan && plan.hint && <p className={css.points}>{plan.hint}</p>}
			</div>
			<a href={`${brand.register.url}?plan=${id}`} className={button('quiet', 'small')}>
				{plan.button}
				<span className="sr-only"> ({name})</span>
			</a>
		</li>
	);
}
