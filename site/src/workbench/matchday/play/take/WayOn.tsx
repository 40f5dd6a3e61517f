import words from '../../../../../../locales/de/papers/match-day.json';
import { type Need, type PlanChoice, plansFor } from '../../../../content/plan-choice';
import { type PlanId, planName } from '../../../../content/plans';
import { monthlyOf } from '../../../../content/prices';
import { registerAddress } from '../../../../content/register';
import { aboutQuery } from '../../../../forms/about';
import { textOf, translator } from '../../../../i18n/i18n';
import { AskLink } from '../../../../sections/AskLink';
import { Link } from '../../../../ui/Link';
import { LinkedText } from '../../../../ui/LinkedText';
import { listed } from '../../../counted';
import { ADDRESS_MAX } from '../../address';
import type { Event } from '../../events';
import { priceText } from '../../money';
import type { Names } from '../../names';
import torn from '../../Torn.module.css';
import { titleOf } from '../closing/words';
import type { ReportFigures } from './figures';
import { eveningAddress } from './Keep';
import css from './Take.module.css';

interface Props {
	readonly needs: readonly Need[];
	readonly choice: PlanChoice;
	readonly report: ReportFigures;
	readonly events: readonly Event[];
	readonly names: Names;
}

/** The way on: the plan that this evening needs, with the reason, or a message that tells of it. */
export function WayOn({ needs, choice: { plan, because }, report, events, names }: Props) {
	const text = textOf('tools/matchday/take').next;
	const message = () => {
		const address = eveningAddress(names, events);
		return eveningMessage(report, address.length > ADDRESS_MAX ? '' : address);
	};
	return (
		<section className={css.next}>
			{plan ? <Stub plan={plan} because={because} needs={needs} /> : <p>{text.open}</p>}
			<p>
				<LinkedText text={`${needs.includes('presale') ? `${text.fee} ` : ''}${text.devices}`} />
			</p>
			<AskLink message={message} look="quiet">
				{text.ask}
			</AskLink>
		</section>
	);
}

/** A ticket with the plan, and on its yellow stub the way to it. */
function Stub({ plan, because, needs }: { plan: PlanId; because: readonly Need[]; needs: readonly Need[] }) {
	const t = translator('tools/matchday/take');
	const text = textOf('tools/matchday/take').next;
	const name = planName(plan);
	const presale = needs.includes('presale') ? plansFor(['presale']).plan : undefined;
	const register = text.register.replace('{{plan}}', name);
	return (
		<div className={`paper ${torn.torn}`} data-plan={plan}>
			<div>
				<h2>{t(plan === 'free' ? 'next.enough' : 'next.title', { plan: name })}</h2>
				<p>
					{[
						t('next.because', { reasons: listed(because.map((need) => text.reasons[need])) }),
						presale && presale !== plan && t('next.presaleAlone', { plan: planName(presale) }),
					]
						.filter(Boolean)
						.join(' ')}
				</p>
			</div>
			{monthlyOf(plan) == null ? (
				<Link to="/contact" search={aboutQuery({ plan, interval: undefined })}>
					{text.contact}
				</Link>
			) : (
				<a href={registerAddress(plan)}>{register}</a>
			)}
		</div>
	);
}

/** The evening in a few lines, for the contact form.
 * @param address empty when it is too long for one */
function eveningMessage({ guests, gross, payments, difference }: ReportFigures, address: string): string {
	const t = translator('tools/matchday/take');
	const till = difference === undefined ? textOf('tools/matchday/take').message.uncounted : titleOf(difference);
	return [
		t('message.first'),
		t('message.guests', guests),
		t('message.gross', {
			gross: priceText(gross),
			payments: payments.map((row) => `${words.payments[row.payment]} ${priceText(row.gross)}`).join(', '),
		}),
		`– ${till}`,
		...(address ? ['', address] : []),
	].join('\n');
}
