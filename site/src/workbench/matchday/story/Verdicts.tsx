import { textOf, translator } from '../../../i18n/i18n';
import { timeOf } from '../clock';
import { gateOf } from '../figures';
import { type Evening, ticketOf } from '../state';
import css from './Drawings.module.css';

const SIGNS = { valid: 'M9 17l6 6 12-13', inside: 'M18 9v10l7 4', cancelled: 'M10 10l16 16M26 10L10 26' } as const;

/** What the gate said that evening: word, sign and colour say the same. */
export function Verdicts({ evening }: { readonly evening: Evening }) {
	const t = translator('tools/matchday');
	const { verdicts } = textOf('tools/matchday').story;
	const first = evening.tickets.find(({ admittedAt }) => admittedAt !== undefined);
	const [again, cancelled] = evening.turned.map(({ ticket }) => ticketOf(evening, ticket));
	const rows = [
		['valid', { count: gateOf(evening).inside, time: timeOf(first?.admittedAt ?? 0) }],
		['inside', { number: again?.number, time: timeOf(again?.admittedAt ?? 0) }],
		['cancelled', { number: cancelled?.number, time: timeOf(cancelled?.cancelledAt ?? 0) }],
	] as const;
	return (
		<ul className={css.gate}>
			{rows.map(([verdict, values]) => (
				<li key={verdict} data-verdict={verdict}>
					<svg viewBox="0 0 36 36" aria-hidden="true">
						<circle cx={18} cy={18} r={16} strokeWidth={0} />
						<path d={SIGNS[verdict]} />
					</svg>
					<b>{verdicts[verdict].word}</b>
					<span>{t(`story.verdicts.${verdict}.text`, values)}</span>
				</li>
			))}
		</ul>
	);
}
