import { brand } from '../content/brand';
import { plansFor } from '../content/plan-choice';
import { textOf, translator } from '../i18n/i18n';
import { Faq } from '../sections/Faq';
import { PageHero } from '../sections/PageHero';
import { Comparison } from '../sections/pricing/Comparison';
import { CostsOfPlans } from '../sections/pricing/CostsOfPlans';
import { Coupon } from '../sections/pricing/Coupon';
import { OpenFee } from '../sections/pricing/OpenFee';
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
			<OpenFee {...text.openFee} />
			<PlanRoll />
			<Section title={text.comparison.title} id={COMPARISON_ID}>
				<Comparison />
			</Section>
			<CostsOfPlans {...text.costs} />
			<Section title={text.faq.title}>
				<Coupon {...text.nonprofit}>
					<Faq items={text.faq.items} name="pricing" />
				</Coupon>
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
