import { ITEMS } from '../bookkeeping/goods';
import { sampleEvening } from '../bookkeeping/sample-evening';
import { sampleStations } from '../bookkeeping/sample-stations';
import { textOf, translator } from '../i18n/i18n';
import { formatCents } from '../money/amounts';
import { Line } from './parts/Line';
import { Paper, stripPath, ticketPath } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { QrCode } from './parts/QrCode';
import { Stage } from './parts/Stage';
import { ThermalLine } from './parts/ThermalLine';
import { type } from './parts/type';

const euro = (cents: number) => `${formatCents(cents)}\u00a0€`;

/** What one match day leaves behind, in order: a ticket, a receipt, the day's account. */
export default function PaperTrail() {
	const { ticket, receipt, report } = textOf('scenes/paper-trail');
	const t = translator('scenes/paper-trail');
	const { gross, groups } = sampleEvening;
	const [[item, pieces] = ['sausage', 0] as const] = sampleStations.till.lines;
	const paid = formatCents(pieces * ITEMS[item].price);
	return (
		<Stage width={560} height={470} label={t('label', { gross: euro(gross) })}>
			<g transform="translate(8 44) rotate(-4)">
				<Paper d={ticketPath(400, 156, [262])} />
				<path d="M262 11a11 11 0 0 0 11-11h123l4 4v148l-4 4H273a11 11 0 0 0-11-11z" fill="var(--flood)" />
				<Perforation x={262} y={20} length={118} />
				<Line x={22} y={38} size={17} voice="tag" fill="var(--paper-ink-soft)">
					{ticket.club}
				</Line>
				<Line x={21} y={78} size={40} voice="headline">
					{ticket.title}
				</Line>
				<Line x={22} y={106} size={19} voice="tag">
					{ticket.date}
				</Line>
				<Line x={22} y={138} size={25} voice="figure">
					{euro(ITEMS.adults.price)}
				</Line>
				<QrCode code="site" x={281} y={28} size={100} />
			</g>
			<g transform="translate(36 202) rotate(3)">
				<Paper d={stripPath(206, 206)} />
				<Line x={103} y={42} size={19} voice="thermal" anchor="middle">
					{receipt.title}
				</Line>
				<g {...type.thermal} fontSize={18}>
					<ThermalLine text={`${pieces} ${receipt.item}`} amount={paid} y={96} left={18} right={188} />
					<ThermalLine text={receipt.sum} amount={`${paid}\u00a0€`} y={166} left={18} right={188} weight={700} />
				</g>
				<path d="M18 134h170" stroke="var(--paper-ink)" strokeDasharray="5 4" />
			</g>
			<g transform="translate(254 246) rotate(-3)">
				<Paper d="M0 0H298V214H0z" />
				<path d="M0 0H298V58H0z" fill="var(--card)" />
				<Line x={24} y={39} size={28} voice="headline" fill="var(--on-bar)">
					{report.title}
				</Line>
				{[groups.tickets, groups.drinks + groups.food, gross].map((cents, i) => (
					<g key={report.rows[i]} transform={`translate(0 ${98 + i * 42})`}>
						<Line x={24} y={0} size={i === 2 ? 23 : 19} voice={i === 2 ? 'headline' : 'tag'}>
							{report.rows[i]}
						</Line>
						<Line x={274} y={0} size={i === 2 ? 27 : 22} voice="figure" anchor="end">
							{euro(cents)}
						</Line>
						<path
							d="M24 14h250"
							stroke={i === 1 ? 'var(--paper-ink)' : 'var(--paper-line)'}
							strokeWidth={i === 1 ? 2 : 1}
						/>
					</g>
				))}
			</g>
		</Stage>
	);
}
