import { offer } from '../../content/offer';
import type { Resources } from '../../i18n/resources';
import { AskLink } from '../AskLink';
import css from './OpenFee.module.css';

/** Above the plans, the figure that they lack, with the way to it. Nothing once the fee is known. */
export function OpenFee({ text, ask, message }: Resources['pricing']['openFee']) {
	if (offer.onlineFee.status !== 'open') return null;
	return (
		<div className={`flood ${css.strip}`}>
			<p>{text}</p>
			<AskLink message={() => message}>{ask}</AskLink>
		</div>
	);
}
