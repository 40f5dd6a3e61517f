import { formatWhole } from '../../money/amounts';
import { Line } from '../../scenes/parts/Line';
import { cardPath, Paper } from '../../scenes/parts/Paper';
import { Stage } from '../../scenes/parts/Stage';
import { standing } from '../queue/evening';
import { perFigure } from '../queue/hill';
import { waitOf } from '../queue/outcome';
import type { Stock } from './stock';

/** Figures that fit before the gate, in two lines. */
const FIGURES = 24;

/** A gate on a sheet, whoever waits before it, and the scoreboard above. */
export function GateAhead({ stock: { folder } }: { stock: Stock }) {
	const { paper, input } = folder;
	const persons = standing({ input: input.queue, queue: paper.today.queue });
	const figures = Math.ceil(persons / perFigure(persons, FIGURES));
	return (
		<Stage width={420} height={300} label="">
			<Paper d={cardPath(412, 286, 4)} />
			<g transform="translate(22 22)">
				<path d={cardPath(368, 92, 8)} fill="var(--footer)" />
				<Line x={18} y={61} size={42} voice="figure" fill="var(--on-bar)">
					{formatWhole(persons)}
				</Line>
				<Line x={350} y={58} size={34} voice="figure" anchor="end" fill="var(--flood)">
					{waitOf(paper.today.queue)}
				</Line>
			</g>
			<g fill="var(--paper-ink)">
				{Array.from({ length: figures }, (_, place) => (
					<path
						// biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place.
						key={place}
						d="M7 7a5 5 0 1 1 10 0 5 5 0 1 1-10 0M3 34V22a9 9 0 0 1 18 0v12z"
						transform={`translate(${260 - Math.floor(place / 2) * 21} ${place % 2 === 0 ? 222 : 180})`}
					/>
				))}
				<path d="M14 258H398" stroke="var(--paper-ink)" strokeWidth={4} />
			</g>
			<g transform="translate(296 150)">
				<path d="M6 34h6v74H6zM88 34h6v74h-6z" fill="var(--paper-ink)" />
				<path
					d="M0 0h100l5 36a9 9 0 0 1-18 2 9 9 0 0 1-18 0 9 9 0 0 1-19 0 9 9 0 0 1-18 0 9 9 0 0 1-19 0 9 9 0 0 1-18-2z"
					fill="var(--card)"
				/>
				<path d="M12 72h76v36H12z" fill="var(--device)" />
				<path d="M41 58a9 9 0 1 1 18 0 9 9 0 1 1-18 0" fill="var(--paper-ink)" />
			</g>
		</Stage>
	);
}
