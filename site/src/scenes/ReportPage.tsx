import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

const SHEET = 'M0 0H420V424H0z';
/** Left edges of the three figures at the top. */
const FIGURES = [48, 146, 248] as const;
/** Left edges and widths of the tags of those who may read along. */
const TAGS = [
	{ x: 146, width: 86 },
	{ x: 240, width: 62 },
	{ x: 310, width: 74 },
] as const;

/** The sheet that goes to the board: guests, categories, sums, and who may read along. */
export function ReportPage() {
	const text = textOf('scenes/report-page');
	return (
		<Stage width={560} height={470} label={text.label}>
			<g transform="translate(70 20) rotate(3 210 212)">
				<Paper d={SHEET} fill="var(--paper-shade)" />
			</g>
			<g transform="translate(58 20) rotate(-1.5 210 212)">
				<Paper d="M416 60h46l8 8v128l-8 8h-46z" fill="var(--flood)" />
				<g transform="translate(438 132) rotate(90)">
					<Line x={0} y={0} size={21} voice="headline" anchor="middle">
						{text.tab}
					</Line>
				</g>
				<Paper d={SHEET} />
				{[118, 306].map((y) => (
					<circle key={y} cx={22} cy={y} r={9} fill="var(--ground)" stroke="var(--paper-line)" />
				))}
				<Line x={48} y={40} size={16} voice="tag" fill="var(--paper-ink-soft)">
					{text.club}
				</Line>
				<Line x={48} y={72} size={32} voice="headline">
					{text.title}
				</Line>
				<Line x={48} y={96} size={18} voice="tag">
					{text.date}
				</Line>
				<g transform="translate(342 56) rotate(-9)">
					<rect x={-52} y={-22} width={104} height={40} rx={3} fill="none" stroke="var(--card)" strokeWidth={3} />
					<Line x={0} y={6} size={21} voice="headline" anchor="middle" fill="var(--card)">
						{text.stamp}
					</Line>
				</g>
				<path d="M48 112h340" stroke="var(--paper-ink)" strokeWidth={2} />
				{text.figures.map(({ name, value }, i) => (
					<g key={name} transform={`translate(${FIGURES[i]} 0)`}>
						<Line x={0} y={138} size={17} voice="tag" fill="var(--paper-ink-soft)">
							{name}
						</Line>
						<Line x={0} y={184} size={46} voice="figure">
							{value}
						</Line>
					</g>
				))}
				{text.rows.map(({ name, count, sum }, i) => (
					<g key={name} transform={`translate(48 ${230 + i * 29})`}>
						<Line x={0} y={0} size={18} voice="tag">
							{name}
						</Line>
						{count && (
							<Line x={196} y={0} size={18} voice="figure" anchor="end">
								{count}
							</Line>
						)}
						<Line x={340} y={0} size={18} voice="figure" anchor="end">
							{sum}
						</Line>
						<path d="M0 9h340" stroke="var(--paper-line)" />
					</g>
				))}
				<Line x={48} y={352} size={21} voice="headline">
					{text.total.name}
				</Line>
				<Line x={388} y={352} size={23} voice="figure" anchor="end">
					{text.total.sum}
				</Line>
				<path d="M268 360h120M268 364h120" stroke="var(--paper-ink)" strokeWidth={2} />
				<Line x={48} y={400} size={17} voice="tag" fill="var(--paper-ink-soft)">
					{text.shared}
				</Line>
				{text.people.map((name, i) => {
					const { x, width } = TAGS[i] ?? TAGS[0];
					return (
						<g key={name}>
							<rect x={x} y={380} width={width} height={30} rx={3} fill="var(--card)" />
							<Line x={x + width / 2} y={401} size={17} voice="tag" anchor="middle" fill="var(--on-bar)">
								{name}
							</Line>
						</g>
					);
				})}
			</g>
		</Stage>
	);
}
