import { brand } from '../content/brand';
import { offer } from '../content/offer';
import { plansFor } from '../content/plan-choice';
import { textOf, translator } from '../i18n/i18n';
import { AskLink } from '../sections/AskLink';
import { Faq } from '../sections/Faq';
import { PageHero } from '../sections/PageHero';
import { Comparison } from '../sections/pricing/Comparison';
import { CostsOfPlans } from '../sections/pricing/CostsOfPlans';
import fee from '../sections/pricing/OpenFee.module.css';
import css from '../sections/pricing/Pairs.module.css';
import { PlanRoll } from '../sections/pricing/PlanRoll';
import { SampleBill } from '../sections/pricing/SampleBill';
import { TicketCta } from '../sections/TicketCta';
import { Boundaries } from '../ui/Boundaries';
import { button } from '../ui/button';
import { External } from '../ui/External';
import { Link } from '../ui/Link';
import { Section } from '../ui/Section';
import { costsExample, needsOfYear } from '../workbench/costs/sales';
import { ToolTeasers } from '../workbench/ToolTeasers';

const COMPARISON_ID = 'vergleich';

export default function Pricing() {
	const text = textOf('pricing');
	const common = translator('common');
	return (
		<Boundaries>
			<PageHero
				label={text.hero.label}
				title={text.hero.title}
				lead={text.hero.lead}
				note={text.hero.note}
				actions={
					<>
						<a href={`#${COMPARISON_ID}`} className={button()}>
							{text.hero.compare}
						</a>
						<Link to="/contact" className={button('quiet')}>
							{text.hero.contact}
						</Link>
					</>
				}
				scene={<SampleBill plan={plansFor(needsOfYear(costsExample)).plan} />}
			/>
			{/* Above the plans, the figure that they lack. */}
			{offer.onlineFee.status === 'open' && (
				<div className={`flood ${fee.strip}`}>
					<p>{text.openFee.text}</p>
					<AskLink message={() => text.openFee.message}>{text.openFee.ask}</AskLink>
				</div>
			)}
			<PlanRoll />
			<Section title={text.comparison.title} id={COMPARISON_ID}>
				<Comparison />
			</Section>
			<CostsOfPlans {...text.costs} />
			<Section title={text.faq.title}>
				<div className={`columns ${css.beside}`}>
					<Faq items={text.faq.items} name="pricing" />
					<aside className={css.coupon}>
						<h2>{text.nonprofit.title}</h2>
						<p>{text.nonprofit.text}</p>
						<Link to="/contact" className={css.more}>
							{text.nonprofit.link}
						</Link>
					</aside>
				</div>
			</Section>
			<ToolTeasers tools={['costs']} />
			<TicketCta
				title={text.cta.title}
				text={text.cta.text}
				note={text.cta.note}
				action={
					<>
						<Link to="/contact" className={button()}>
							{text.cta.button}
						</Link>
						<External href={brand.meeting.url} className={css.more}>
							{common('nav.trial')}
						</External>
					</>
				}
			/>
		</Boundaries>
	);
}
