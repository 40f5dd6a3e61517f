import { textOf } from '../i18n/i18n';
import { Key } from './parts/Device';
import { Line } from './parts/Line';
import { Paper, ticketPath } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { Stage } from './parts/Stage';

/** Index of the chosen format. */
const CHOSEN = 2;
/** Left edges of the register's tabs. */
const TABS = [28, 138, 248] as const;
/** Where the columns of the preview stand; the last one is flush right. */
const COLUMNS = [24, 90, 148, 230, 284, 488] as const;

/** The export as a register: format on the tab, period and preview on the sheet, the stub does it. */
export function ExportDialog() {
	const text = textOf('scenes/export-dialog');
	return (
		<Stage width={560} height={470} label={text.label}>
			{text.formats.map((format, i) => {
				const chosen = i === CHOSEN;
				const [x, width] = [TABS[i] ?? 0, chosen ? 132 : 100];
				return (
					<g key={format}>
						<Paper
							d={`M${x} 90V${chosen ? 22 : 32}l8-8h${width - 16}l8 8V90z`}
							fill={chosen ? 'var(--paper)' : 'var(--paper-shade)'}
						/>
						<Line x={x + width / 2} y={50} size={chosen ? 26 : 21} voice={chosen ? 'headline' : 'tag'} anchor="middle">
							{format}
						</Line>
					</g>
				);
			})}
			<g transform="translate(24 66)">
				<Paper d="M0 0H512V300H0z" />
				<path d="M224 0h132v10H224z" fill="var(--paper)" />
				<Line x={24} y={44} size={27} voice="headline">
					{text.title}
				</Line>
				{[
					{ x: 24, name: text.fromLabel, day: text.from },
					{ x: 264, name: text.toLabel, day: text.to },
				].map(({ x, name, day }) => (
					<g key={name} transform={`translate(${x} 62)`}>
						<rect width={224} height={44} rx={4} fill="none" stroke="var(--paper-ink-soft)" strokeWidth={2} />
						<Line x={14} y={29} size={17} voice="tag" fill="var(--paper-ink-soft)">
							{name}
						</Line>
						<Line x={210} y={30} size={22} voice="figure" anchor="end">
							{day}
						</Line>
					</g>
				))}
				{[text.head, ...text.rows].map((cells, row) => (
					<g key={cells.join()} transform={`translate(0 ${138 + row * 29})`}>
						{cells.map((cell, i) => (
							<Line
								key={COLUMNS[i]}
								x={COLUMNS[i] ?? 0}
								y={0}
								size={16}
								voice={row ? 'thermal' : 'tag'}
								{...(i === 5 && { anchor: 'end' })}
								{...(row === 0 && { fill: 'var(--paper-ink-soft)' })}
							>
								{cell}
							</Line>
						))}
						<path d="M24 9h464" stroke={row ? 'var(--paper-line)' : 'var(--paper-ink)'} />
					</g>
				))}
			</g>
			<g transform="translate(122 356) rotate(-2)">
				<Paper d={ticketPath(424, 92, [206])} fill="var(--card)" />
				<Perforation x={206} y={22} length={54} color="var(--on-bar-soft)" />
				<Line x={24} y={56} size={24} voice="figure" fill="var(--on-bar)">
					{text.count}
				</Line>
				<Key x={228} y={22} width={178} height={48} radius={4} fill="var(--flood)" />
				<Line x={317} y={54} size={24} voice="headline" anchor="middle" fill="var(--on-flood)">
					{text.button}
				</Line>
			</g>
		</Stage>
	);
}
