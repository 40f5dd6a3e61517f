import { textOf } from '../i18n/i18n';
import { formatEuro, formatWhole } from '../money/amounts';
import { Housing } from './parts/Device';
import { Line } from './parts/Line';
import { Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Takings of an invented spring, whole euros a home match; the dates are Saturdays. */
const MATCHES = [
	{ day: '6.3.', tickets: 1980, catering: 1240 },
	{ day: '20.3.', tickets: 2250, catering: 1460 },
	{ day: '3.4.', tickets: 1820, catering: 1110 },
	{ day: '17.4.', tickets: 4428, catering: 2316 },
	{ day: '1.5.', tickets: 2610, catering: 2340 },
	{ day: '15.5.', tickets: 2340, catering: 1520 },
	{ day: '29.5.', tickets: 3060, catering: 2180 },
] as const;
const GRID = [2000, 4000, 6000] as const;
/** Baseline of the bars, in user units. */
const ZERO = 412;
const EUROS_PER_UNIT = 32;

const sum = (key: 'tickets' | 'catering') => MATCHES.reduce((total, match) => total + match[key], 0);
const height = (euros: number) => Math.round(euros / EUROS_PER_UNIT);

/** Takings over the match days: the scoreboard with the sums hangs over the sheet with the bars. */
export function RevenueChart() {
	const { label, board, title, flag } = textOf('scenes/revenue-chart');
	const [tickets, catering] = [sum('tickets'), sum('catering')];
	const peak = MATCHES.reduce((top, match) => (match.tickets > top.tickets ? match : top), MATCHES[0]);
	const sums = [
		{ name: board.tickets, value: tickets, x: 270, dashes: undefined },
		{ name: board.catering, value: catering, x: 412, dashes: '3 3' },
	];
	return (
		<Stage width={560} height={470} label={label}>
			<Paper d="M28 60H532V452H28z" />
			<Housing x={12} y={8} width={534} height={110} radius={10} />
			<Line x={40} y={43} size={19} voice="tag" fill="var(--on-bar-soft)">
				{board.total}
			</Line>
			<Line x={40} y={95} size={54} voice="figure" fill="var(--flood)">
				{formatEuro((tickets + catering) * 100)}
			</Line>
			{sums.map(({ name, value, x, dashes }) => (
				<g key={name}>
					<path d={`M${x - 18} 26v74`} stroke="var(--device-key)" strokeWidth={2} />
					<path d={`M${x + 9} 28v18`} stroke="var(--on-bar)" strokeWidth={18} strokeDasharray={dashes} />
					<Line x={x + 28} y={44} size={19} voice="tag" fill="var(--on-bar-soft)">
						{name}
					</Line>
					<Line x={x} y={92} size={32} voice="figure" fill="var(--on-bar)">
						{formatEuro(value * 100)}
					</Line>
				</g>
			))}
			<Line x={48} y={162} size={23} voice="headline">
				{title}
			</Line>
			{GRID.map((value) => (
				<g key={value}>
					<path d={`M98 ${ZERO - height(value)}H512`} stroke="var(--paper-line)" strokeDasharray="2 5" />
					<Line x={86} y={ZERO - height(value) + 6} size={16} voice="figure" anchor="end" fill="var(--paper-ink-soft)">
						{formatWhole(value)}
					</Line>
				</g>
			))}
			{MATCHES.map((match, i) => {
				const x = 128 + i * 60;
				const middle = ZERO - height(match.tickets);
				const top = middle - height(match.catering);
				return (
					<g key={match.day}>
						<path d={`M${x} ${ZERO}V${middle}`} stroke="var(--card)" strokeWidth={42} />
						<path d={`M${x} ${top}V${middle - 3}`} stroke="var(--card)" strokeWidth={42} strokeDasharray="3 3" />
						<Line x={x} y={ZERO + 25} size={18} voice="figure" anchor="middle">
							{match.day}
						</Line>
						{match === peak && (
							<g transform={`translate(${x + 21} ${top})`}>
								<path d="M0 0v-36h78l-10 15 10 15H4V0z" fill="var(--flood)" />
								<Line x={10} y={-14} size={19} voice="headline">
									{flag}
								</Line>
							</g>
						)}
					</g>
				);
			})}
			<path d={`M98 ${ZERO}H512`} stroke="var(--paper-ink)" strokeWidth={2} />
		</Stage>
	);
}
