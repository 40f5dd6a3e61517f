import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Full hours from the first line of the calendar to the last. */
const [FIRST, LAST] = [14, 22] as const;
/** Height of an hour, width of a day, left edge and upper line of the days, in user units. */
const [HOUR, DAY, LEFT, TOP] = [30, 81, 62, 92] as const;
/** Begin and end of what each day brings, and whether it is the fête itself. */
const WORK = [
	{ from: 16, to: 18, tone: 'before' },
	{ from: 14, to: 18, tone: 'fete' },
	{ from: 19, to: 22, tone: 'after' },
	{ from: 19, to: 21, tone: 'after' },
	{ from: 19, to: 22, tone: 'after' },
	{ from: 20, to: 22, tone: 'after' },
] as const;
const TONES = {
	before: { fill: 'var(--paper-line)', ink: 'var(--paper-ink)' },
	fete: { fill: 'var(--flood)', ink: 'var(--on-flood)' },
	after: { fill: 'var(--card)', ink: 'var(--on-bar)' },
} as const;

const bottom = TOP + (LAST - FIRST) * HOUR;
const hours = (wanted: keyof typeof TONES) =>
	WORK.reduce((sum, { from, to, tone }) => (tone === wanted ? sum + to - from : sum), 0);

/** The week of a fête on the calendar: one afternoon for the guests, and the evenings that follow. */
export function WorkWeek() {
	const { label, days, fete, after } = textOf('scenes/work-week');
	return (
		<Stage width={560} height={436} label={label}>
			<Paper d="M0 22H560V422H0z" />
			<path d="M24 30H540" stroke="var(--paper-line)" strokeWidth={12} strokeLinecap="round" strokeDasharray="0 32" />
			<path
				d={Array.from({ length: 17 }, (_, i) => `M${24 + i * 32} 12v18`).join('')}
				stroke="var(--device-edge)"
				strokeWidth={5}
				strokeLinecap="round"
			/>
			{[FIRST, 16, 18, 20, LAST].map((hour) => (
				<g key={hour}>
					<path d={`M${LEFT} ${TOP + (hour - FIRST) * HOUR}H548`} stroke="var(--paper-line)" strokeDasharray="2 5" />
					<Line
						x={50}
						y={TOP + (hour - FIRST) * HOUR + 6}
						size={17}
						voice="figure"
						anchor="end"
						fill="var(--paper-ink-soft)"
					>
						{hour}
					</Line>
				</g>
			))}
			{days.map(({ day, work }, i) => {
				const { from, to, tone } = WORK[i] ?? WORK[0];
				const { fill, ink } = TONES[tone];
				return (
					<g key={day} transform={`translate(${LEFT + i * DAY} 0)`}>
						<Line x={4} y={74} size={18} voice="headline">
							{day}
						</Line>
						<rect
							x={2}
							y={TOP + (from - FIRST) * HOUR}
							width={DAY - 4}
							height={(to - from) * HOUR}
							rx={4}
							fill={fill}
						/>
						{work.map((line, row) => (
							<Line
								key={line}
								x={8}
								y={TOP + (from - FIRST) * HOUR + 24 + row * 20}
								size={tone === 'fete' ? 27 : 16}
								voice={tone === 'fete' ? 'headline' : 'tag'}
								fill={ink}
							>
								{line}
							</Line>
						))}
					</g>
				);
			})}
			<path d={`M20 ${bottom + 18}H540`} stroke="var(--paper-ink)" strokeWidth={2} />
			{[
				{ x: 20, count: hours('fete'), words: fete, mark: 'var(--flood)' },
				{ x: 248, count: hours('after'), words: after, mark: 'var(--card)' },
			].map(({ x, count, words, mark }) => (
				<g key={words} transform={`translate(${x} ${bottom + 34})`}>
					<path d="M7 0v38" stroke={mark} strokeWidth={14} />
					<Line x={26} y={35} size={44} voice="figure">
						{count}
					</Line>
					<Line x={count > 9 ? 80 : 57} y={34} size={24} voice="headline">
						{words}
					</Line>
				</g>
			))}
		</Stage>
	);
}
