import { grossOf } from '../../bookkeeping/sale';
import { textOf } from '../../i18n/i18n';
import { formatCents } from '../../money/amounts';
import { Line } from '../../scenes/parts/Line';
import { stripPath } from '../../scenes/parts/Paper';
import { Stage } from '../../scenes/parts/Stage';
import { ThermalLine } from '../../scenes/parts/ThermalLine';
import { type } from '../../scenes/parts/type';
import { MARKS, type Moment, timeOf } from './clock';
import { bookedOf } from './figures';
import { playedOf } from './roll';
import { SAMPLE } from './sample';

/** Size of the drawing: the home page keeps its place. */
const [WIDTH, HEIGHT] = [390, 2100];
const [LEFT, RIGHT, TOP] = [38, 352, 146];
/** Below the last line: the sum, and the torn edge. */
const END = 74;

/** What the roll is divided by, as on the evening's clock. */
const PARTS = ['presale', 'doors', 'halfTime', 'finalWhistle', 'closing'] as const satisfies readonly Moment[];
/** Lines that a head takes. */
const HEAD = 2.2;

/** All that the sample evening printed, as it comes out of the printer: as long as the drawing, however many lines there are. */
export function PrintedEvening() {
	const { marks, example, roll } = textOf('tools/matchday');
	const { evening, lines } = playedOf(SAMPLE);
	const step = (HEIGHT - TOP - END) / (lines.length + HEAD * PARTS.length);
	const partOf = (at: number) => PARTS.findLastIndex((mark) => at >= MARKS[mark]);
	const heads = PARTS.map((mark, part) => {
		const first = lines.findIndex(({ at }) => partOf(at) === part);
		const name = mark === 'presale' ? marks[mark] : `${timeOf(MARKS[mark])} ${marks[mark]}`;
		return { name: name.toUpperCase(), y: TOP + step * (first + HEAD * part) };
	});
	return (
		<Stage width={WIDTH} height={HEIGHT} label="">
			<path d={stripPath(350, HEIGHT - 12)} transform="translate(20)" fill="var(--paper)" />
			<path d="M0 0h390v20q0 10-10 10H10Q0 30 0 20z" fill="var(--device)" />
			<path d="M14 18h362" stroke="#000" strokeWidth={7} />
			<g {...type.thermal} fontSize={15}>
				<text x={195} y={72} fontSize={22} fontWeight={700} textAnchor="middle">
					{example.club}
				</text>
				<path d="M38 92h314v24H38z" fill="var(--paper-ink)" />
				{heads.map(({ name, y }) => (
					<g key={name}>
						<text x={195} y={y + 15} fontWeight={700} fontSize={17} textAnchor="middle">
							{name}
						</text>
						<path
							d={`M${LEFT} ${y - 4}h314m-314 26h314`}
							stroke="var(--paper-ink)"
							strokeWidth={2}
							strokeDasharray="7 5"
						/>
					</g>
				))}
				{lines.map(({ at, time, text, right, isBack }, index) => {
					const y = TOP + step * (index + HEAD * (partOf(at) + 1));
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the roll.
						<g key={index} {...(isBack && { fill: 'var(--paper)' })}>
							{isBack && <path d={`M30 ${y - 15}h330v${step}H30z`} fill="var(--paper-ink)" />}
							<ThermalLine y={y} left={LEFT} right={RIGHT} text={time} amount={right} />
							<text x={122} y={y}>
								{text}
							</text>
						</g>
					);
				})}
				<path d={`M${LEFT} ${HEIGHT - 74}h314`} stroke="var(--paper-ink)" strokeWidth={2} strokeDasharray="7 5" />
				<ThermalLine
					y={HEIGHT - 42}
					left={LEFT}
					right={RIGHT}
					text={roll.sum.toUpperCase()}
					amount={formatCents(grossOf(bookedOf(evening).sales))}
					size={24}
					weight={700}
				/>
			</g>
			<Line x={195} y={110} size={16} voice="headline" anchor="middle" fill="var(--paper)">
				{textOf('common').example}
			</Line>
		</Stage>
	);
}
