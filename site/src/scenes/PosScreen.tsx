import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { stripPath } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Place of the article that the team has to restock soon. */
const SCARCE = 5;
/** Left edges of the category tabs. */
const TABS = [14, 112, 196] as const;

/** The till's touch screen: roles and TSE in the bar, categories and articles with stock, the running receipt. */
export function PosScreen() {
	const { label, till, roles, tse, categories, articles, cart } = textOf('scenes/pos-screen');
	return (
		<Stage width={580} height={492} label={label}>
			<path d="M226 384h128l10 30H216z" fill="var(--device-key)" />
			<Housing x={40} y={406} width={500} height={72} radius={8} />
			<path d="M56 424h468" stroke="var(--device-edge)" strokeWidth={3} />
			<path d="M70 442h96" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
			<circle cx={496} cy={451} r={11} fill="var(--device-key)" />
			<path d="M496 445v12" stroke="var(--device)" strokeWidth={3} />
			<Housing x={8} y={6} width={564} height={388} radius={18} />
			<Display x={22} y={20} width={536} height={360}>
				<path d="M0 6a6 6 0 0 1 6-6h524a6 6 0 0 1 6 6v44H0z" fill="var(--card)" />
				<Line x={16} y={33} size={21} voice="headline" fill="var(--on-bar)">
					{till}
				</Line>
				<Key x={170} y={9} width={150} height={32} radius={5} fill="var(--card-deep)" />
				<Key x={172} y={11} width={73} height={28} radius={4} fill="var(--screen)" />
				<Line x={208} y={31} size={17} voice="headline" anchor="middle">
					{roles[0]}
				</Line>
				<Line x={282} y={31} size={17} voice="tag" anchor="middle" fill="var(--on-bar)">
					{roles[1]}
				</Line>
				<path d="M425 27l6 6 11-13" fill="none" stroke="var(--flood)" strokeWidth={4} />
				<Line x={520} y={32} size={18} voice="tag" anchor="end" fill="var(--on-bar)">
					{tse}
				</Line>
				{categories.map((name, i) => (
					<Line key={name} x={TABS[i] ?? 0} y={80} size={19} voice={i ? 'tag' : 'headline'}>
						{name}
					</Line>
				))}
				<path d="M14 92h322" stroke="var(--on-bar-soft)" strokeWidth={2} />
				<path d="M14 91h76" stroke="var(--card)" strokeWidth={5} />
				{articles.map(({ name, price, stock }, i) => (
					<g key={name} transform={`translate(${14 + (i % 3) * 110} ${106 + Math.floor(i / 3) * 122})`}>
						<rect width={102} height={112} rx={4} fill="none" stroke="var(--on-bar-soft)" strokeWidth={2} />
						{i === SCARCE && <path d="M0 82h102v26a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="var(--flood)" />}
						<Line x={10} y={27} size={17} voice="tag">
							{name}
						</Line>
						<Line x={10} y={62} size={27} voice="figure">
							{price}
						</Line>
						<Line x={10} y={103} size={17} voice="tag" fill={i === SCARCE ? undefined : 'var(--paper-ink-soft)'}>
							{stock}
						</Line>
					</g>
				))}
				<g transform="translate(350 50)">
					<path d={stripPath(172, 292)} fill="var(--paper)" stroke="var(--paper-line)" />
					<Line x={14} y={30} size={19} voice="headline">
						{cart.title}
					</Line>
					{cart.rows.map(({ name, sum }, i) => (
						<g key={name} transform={`translate(14 ${64 + i * 27})`}>
							<Line x={0} y={0} size={17} voice="tag">
								{name}
							</Line>
							<Line x={144} y={0} size={17} voice="figure" anchor="end">
								{sum}
							</Line>
						</g>
					))}
					<path d="M14 168h144" stroke="var(--paper-ink)" strokeDasharray="5 4" />
					<Line x={14} y={193} size={17} voice="tag">
						{cart.sumLabel}
					</Line>
					<Line x={158} y={228} size={38} voice="figure" anchor="end">
						{cart.sum}
					</Line>
					<Key x={14} y={242} width={144} height={40} radius={4} fill="var(--object-success)" />
					<Line x={86} y={269} size={20} voice="headline" anchor="middle" fill="var(--on-bar)">
						{cart.pay}
					</Line>
				</g>
			</Display>
		</Stage>
	);
}
