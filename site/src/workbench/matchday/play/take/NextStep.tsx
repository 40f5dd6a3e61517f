import { statedIn } from '../../../../content/fact';
import { offer } from '../../../../content/offer';
import { planName } from '../../../../content/plans';
import { monthlyOf } from '../../../../content/prices';
import { registerAddress } from '../../../../content/register';
import { aboutQuery } from '../../../../forms/about';
import { textOf, translator } from '../../../../i18n/i18n';
import { AskLink } from '../../../../sections/AskLink';
import { Link } from '../../../../ui/Link';
import { LinkedText } from '../../../../ui/LinkedText';
import paper from '../../../../ui/Paper.module.css';
import { ADDRESS_MAX } from '../../address';
import type { Event } from '../../events';
import type { Names } from '../../names';
import type { Report } from './figures';
import { addressOf } from './Keep';
import { messageOf } from './message';
import type { Fit, Need } from './plan';
import css from './Take.module.css';
import torn from './Torn.module.css';

interface Props {
	readonly needs: readonly Need[];
	/** Undefined while it is open which plan has all this. */
	readonly fit: Fit | undefined;
	readonly report: Report;
	readonly events: readonly Event[];
	readonly names: Names;
}

/** The way on: the plan that this evening needs, with the reason, or a message that tells of it. */
export function NextStep({ needs, fit, report, events, names }: Props) {
	const text = textOf('tools/matchday/take').next;
	const message = () => {
		const address = addressOf(names, events);
		return messageOf(report, address.length > ADDRESS_MAX ? '' : address);
	};
	return (
		<section className={css.next}>
			{fit && <Stub fit={fit} needs={needs} report={report} />}
			{!fit && <p>{text.open}</p>}
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
function Stub({ fit: { plan, because }, needs, report }: { readonly fit: Fit } & Pick<Props, 'needs' | 'report'>) {
	const t = translator('tools/matchday/take');
	const text = textOf('tools/matchday/take').next;
	const name = planName(plan);
	// A till that took cash for tickets alone is one as well.
	const isBar = report.barSum.pieces !== 0 || report.barSum.gross !== 0;
	const reasons = because.map((need) => text.reasons[need === 'pos' && !isBar ? 'cash' : need]);
	const last = reasons.pop() ?? '';
	const presale = needs.includes('presale') ? statedIn(offer.includedFrom.presale) : undefined;
	const register = text.register.replace('{{plan}}', name);
	return (
		<div className={`${paper.paper} ${torn.torn}`} data-plan={plan}>
			<div>
				<h2>{t(plan === 'free' ? 'next.enough' : 'next.title', { plan: name })}</h2>
				<p>
					{t('next.because', { reasons: reasons.length > 0 ? `${reasons.join(', ')} ${text.and} ${last}` : last })}{' '}
					{presale && presale !== plan && t('next.presaleAlone', { plan: planName(presale) })}
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
