import { useState } from 'react';
import { sampleEvening } from '../../bookkeeping/sample-evening';
import { takeOverEach } from '../../boot/early-presses';
import { translator } from '../../i18n/i18n';
import type { Resources } from '../../i18n/resources';
import { formatCents, formatEuro } from '../../money/amounts';
import css from './Proof.module.css';

/** What a press adds or takes away, in cents. */
const STEP = 50;

/** The drawer of the sample evening: counted differently, it has another difference. Without script it is as it was counted. */
export function DrawerCount({ text }: { text: Resources['home']['facts']['drawer'] }) {
	const { float, cash, counted: atFirst } = sampleEvening;
	const [counted, setCounted] = useState(atFirst);
	const difference = counted - float - cash;
	const verdict = difference < 0 ? text.missing : difference > 0 ? text.surplus : text.right;
	const step = (by: number, name: string, sign: string) => (
		<button
			ref={takeOverEach}
			type="button"
			data-js={name}
			aria-label={name}
			onClick={() => setCounted(Math.max(0, counted + by))}
		>
			{sign}
		</button>
	);
	return (
		<>
			<h3>{text.title}</h3>
			<p className={css.row}>
				<span>{translator('home')('facts.drawer.expected', { float: formatEuro(float), cash: formatEuro(cash) })}</span>
				<b className="headline">{formatCents(float + cash)}</b>
			</p>
			<p className={css.row}>
				<span>{text.counted}</span>
				{step(-STEP, text.less, '−')}
				<b className="headline">{formatCents(counted)}</b>
				{step(STEP, text.more, '+')}
			</p>
			<p className={`${css.row} ${css.verdict}`} role="status">
				<span>{verdict}</span> <b className="headline">{formatEuro(Math.abs(difference))}</b>
			</p>
			<p>{text.booked}</p>
		</>
	);
}
