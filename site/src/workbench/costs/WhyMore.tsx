import { type PlanId, planName } from '../../content/plans';
import { textOf, translator } from '../../i18n/i18n';
import { perOne } from '../../money/amounts';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import { type Costs, leadingPlan } from './model';
import css from './WhyMore.module.css';

/** What speaks for a dearer plan: what it can do, and how little lower its fee would have to be. Nothing where no plan with a price is dearer. */
export function WhyMore({ costs }: { costs: Costs }) {
	const t = translator('tools/costs');
	const { adds } = textOf('tools/costs').why;
	const { plans, sales, individual } = costs;
	const leading = leadingPlan(costs);
	if (leading === undefined) return null;
	const dearer = plans.filter(({ planCents }) => planCents > leading.planCents);
	if (dearer.length === 0) return null;
	const said = (sentence: 'more' | 'lower', cents: number) => {
		const { unit, value } = perOne(cents);
		return t(`why.${sentence}.${unit}`, { value });
	};
	const lower = (cents: number) => (sales.onlineTickets > 0 ? said('lower', cents / sales.onlineTickets) : undefined);
	const item = (plan: PlanId, figure: string, sentences: readonly (string | undefined)[]) => (
		<div key={plan}>
			<dt>{planName(plan)}</dt>
			<dd className="headline">{figure}</dd>
			{sentences.filter(Boolean).map((sentence) => (
				<dd key={sentence}>{sentence}</dd>
			))}
		</div>
	);
	return (
		<Section title={t('why.title')} tone="deep" className={css.why}>
			<p>{t('why.text')}</p>
			<dl className={css.reasons}>
				{dearer.map(({ plan, planCents }) => {
					const more = planCents - leading.planCents;
					return item(plan, said('more', more / sales.guests), [...partsOf(adds[plan]), lower(more)]);
				})}
				{individual.map((plan) => item(plan, t('receipt.individual'), partsOf(adds[plan])))}
			</dl>
			<Link to="/pricing/">{t('why.link')}</Link>
		</Section>
	);
}

/** What a plan can do, a line each: as one run it stands on the home page. */
function partsOf(adds: string): readonly string[] {
	return adds.replace(': ', ': · ').split(/\s·\s/);
}
