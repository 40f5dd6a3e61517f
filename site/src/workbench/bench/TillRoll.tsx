import { textOf } from '../../i18n/i18n';
import { Line } from '../../scenes/parts/Line';
import { Stage } from '../../scenes/parts/Stage';
import type { Stock } from './stock';

/** Bars of the evening: place, and which way they go. */
const BARS = 'M26 0v34m9-34v34m14-34v34m6-34v34m5-34v34m20-34v34m5-34v34m4-34v34m5-34v34m12-34v34m24-34v34m17-34v34';

/** A receipt as long as an evening, and the printer that it rises from. */
export function TillRoll({ stock: _ }: { stock: Stock }) {
	const text = textOf('tools/index').drawings.matchday;
	return (
		<Stage width={420} height={300} label="">
			<path
				d="M84 6l8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6V250H84z"
				fill="var(--paper)"
			/>
			<path d={BARS} transform="translate(98 34)" stroke="var(--paper-ink)" strokeWidth={4} fill="none" />
			<path d="M186 68v14m42-14v14" stroke="var(--object-danger)" strokeWidth={4} />
			<g fill="var(--paper-ink)">
				{text.lines.map(([time, amount], at) => (
					<g key={time} transform={`translate(0 ${122 + at * 32})`}>
						<Line x={106} y={0} size={24}>
							{time}
						</Line>
						<Line x={310} y={0} size={24} voice="figure" anchor="end">
							{amount}
						</Line>
					</g>
				))}
			</g>
			<path d="M60 236h300a12 12 0 0 1 12 12v46H48v-46a12 12 0 0 1 12-12z" fill="var(--device)" />
			<path d="M74 246h272v8H74z" fill="#05080c" />
		</Stage>
	);
}
