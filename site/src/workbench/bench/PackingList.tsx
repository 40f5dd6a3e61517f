import { textOf } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { Line } from '../../scenes/parts/Line';
import { Paper } from '../../scenes/parts/Paper';
import { Stage } from '../../scenes/parts/Stage';
import { devicesOf, type Stock } from './stock';

/** A list, torn from a pad, of what goes where. */
export function PackingList({ stock }: { stock: Stock }) {
	const text = textOf('tools/index').drawings;
	const counts = devicesOf(stock);
	return (
		<Stage width={420} height={300} label="">
			<g transform="translate(44 6) rotate(-3)">
				<Paper d={`M0 8${'l8-8 8 8'.repeat(18)}V270H0z`} />
				<Line x={24} y={58} size={30} voice="headline">
					{text.packing}
				</Line>
				{(['gate', 'bar', 'spare'] as const).map((spot, place) => (
					<g key={spot} transform={`translate(24 ${88 + place * 58})`}>
						<path d="M2 6h20v20H2z" fill="none" stroke="var(--paper-ink)" strokeWidth={2.5} />
						{place < 2 && <path d="M5 14l7 8L28 0" fill="none" stroke="var(--card)" strokeWidth={4} />}
						<Line x={46} y={25} size={22} voice="tag">
							{text[spot]}
						</Line>
						<Line x={240} y={28} size={36} voice="figure" anchor="end">
							{formatWhole(counts[spot])}
						</Line>
						<path d="M0 42H240" stroke="var(--paper-line)" strokeWidth={1.5} />
					</g>
				))}
			</g>
		</Stage>
	);
}
