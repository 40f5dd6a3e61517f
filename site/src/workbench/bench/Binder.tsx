import { textOf } from '../../i18n/i18n';
import { Line } from '../../scenes/parts/Line';
import { cardPath, Paper } from '../../scenes/parts/Paper';
import { Stage } from '../../scenes/parts/Stage';
import type { Stock } from './stock';

/** The open binder with the paper that the board votes on. */
export function Binder({ stock: { folder } }: { stock: Stock }) {
	const text = textOf('tools/index').drawings;
	const { proposal } = folder.paper;
	return (
		<Stage width={420} height={300} label="">
			<Paper d={cardPath(404, 286, 8)} fill="var(--card-deep)" />
			<path d="M386 30h18v34h-18zM386 72h18v34h-18zM386 114h18v34h-18z" fill="var(--card)" />
			<path d="M56 12H386V274H56z" fill="var(--paper)" />
			<Line x={98} y={60} size={32} voice="headline">
				{text.board}
			</Line>
			<g transform="translate(98 88)">
				{proposal.slice(0, 3).map((id, place) => (
					<g key={id} transform={`translate(0 ${place * 32})`}>
						<Line x={0} y={16} size={20} voice="figure">
							{place + 1}
						</Line>
						<path
							d={`M24 4h${[228, 196, 214][place]}M24 15h${[150, 96, 120][place]}`}
							stroke="var(--paper-line)"
							strokeWidth={6}
						/>
					</g>
				))}
			</g>
			<Line x={98} y={236} size={20} voice="tag">
				{text.yes}
			</Line>
			<Line x={236} y={236} size={20} voice="tag">
				{text.no}
			</Line>
			<path d="M122 240H208M270 240H352" stroke="var(--paper-ink)" strokeWidth={2} />
			<path d="M136 235v-20m9 20v-20m9 20v-20m9 20v-20M130 230l40-11" stroke="var(--card)" strokeWidth={3} />
			<g fill="var(--card-deep)">
				<circle cx={74} cy={84} r={7} />
				<circle cx={74} cy={202} r={7} />
			</g>
			<path d="M26 84H74M26 202H74" stroke="var(--line-strong)" strokeWidth={7} strokeLinecap="round" />
		</Stage>
	);
}
