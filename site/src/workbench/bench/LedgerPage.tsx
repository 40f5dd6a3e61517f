import { planName } from '../../content/plans';
import { textOf } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import { Line } from '../../scenes/parts/Line';
import { cardPath, Paper, stripPath } from '../../scenes/parts/Paper';
import { Stage } from '../../scenes/parts/Stage';
import { ThermalLine } from '../../scenes/parts/ThermalLine';
import type { Stock } from './stock';

/** A ledger, and on it the receipt of a year, which hangs over its edge. */
export function LedgerPage({ stock: { folder } }: { stock: Stock }) {
	const text = textOf('tools/index').drawings;
	const { plans, lacking } = folder.paper.costs;
	/** What a plan costs, or that it lacks what the year needs. */
	const lines = [
		...lacking.map(({ plan }) => ({ plan, amount: '–' })),
		...plans.map(({ plan, planCents }) => ({ plan, amount: formatEuro(planCents) })),
	];
	return (
		<Stage width={320} height={430} label="">
			<Paper d={cardPath(310, 330, 6)} fill="var(--card-deep)" />
			<path d="M10 8H302V320H10z" fill="var(--paper-shade)" />
			<path
				d="M10 48H302M10 80H302M10 112H302M10 144H302M10 176H302M10 208H302M10 240H302M10 272H302M10 304H302"
				stroke="var(--paper-line)"
			/>
			<path d="M58 8V320M250 8V320" stroke="var(--object-danger)" strokeOpacity={0.4} />
			<g transform="translate(52 62) rotate(2)">
				<Paper d={stripPath(220, 350)} />
				<Line x={110} y={46} size={26} voice="headline" anchor="middle">
					{text.year}
				</Line>
				<path d="M18 66H202M18 238H202" stroke="var(--paper-ink)" strokeDasharray="6 4" strokeWidth={1.5} />
				<g fontSize={18}>
					{lines.map(({ plan, amount }, place) => (
						<ThermalLine
							key={plan}
							y={104 + place * 48}
							left={18}
							right={202}
							text={planName(plan)}
							amount={amount}
							weight={700}
						/>
					))}
					<ThermalLine y={276} left={18} right={202} text={text.onTop} />
					<ThermalLine y={306} left={18} right={202} text={text.guests} amount={formatEuro(0)} />
				</g>
			</g>
		</Stage>
	);
}
