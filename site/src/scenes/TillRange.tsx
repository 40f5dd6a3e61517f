import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Upper edge of the counter. */
const COUNTER = 262;
/** Middles of the four tills, in the order of the names. */
const MIDDLES = [86, 246, 394, 508] as const;
/** Coins in their bowls: one colour a bowl. */
const COINS = ['var(--flood)', 'var(--paper-line)', 'var(--flood-strong)', 'var(--paper-line)'] as const;

/** Four tills on one counter, and what stands below it. */
export default function TillRange() {
	const { label, names, amounts } = textOf('scenes/till-range');
	return (
		<Stage width={560} height={430} label={label}>
			<path d="M12 284H548V430H12z" fill="var(--card)" />
			<path d="M12 284H548v14H12z" fill="var(--card-deep)" />
			<g>
				<path d="M68 220h36l10 42H58z" fill="var(--device-key)" />
				<Housing x={10} y={98} width={152} height={126} radius={12} />
				<Screen x={20} y={108} scale={1.1} amount={amounts[0]} />
			</g>
			<g>
				<path d="M238 66h16v196h-16z" fill="var(--device-key)" />
				<Housing x={200} y={14} width={92} height={62} radius={8} />
				<Display x={208} y={22} width={76} height={46} radius={4}>
					<rect width={76} height={46} rx={4} fill="var(--flood)" />
					<Line x={38} y={35} size={32} voice="figure" anchor="middle">
						{amounts[1]}
					</Line>
				</Display>
				<Housing x={182} y={236} width={128} height={26} radius={6} />
				<Housing x={178} y={108} width={136} height={113} radius={12} />
				<Screen x={188} y={118} scale={0.97} amount={amounts[1]} />
			</g>
			<g>
				<path d="M366 230l-16 32h88l-16-32z" fill="var(--device-key)" />
				<Housing x={336} y={140} width={117} height={97} radius={12} />
				<Screen x={344} y={148} scale={0.84} amount={amounts[2]} />
			</g>
			<g>
				<g transform="translate(482 68)">
					<Paper d={`M0 5${'l4-5 4 5'.repeat(6)}V80H0z`} />
					<path d="M9 26h30M9 40h20M9 54h26" stroke="var(--paper-ink)" strokeWidth={5} strokeDasharray="9 3 14 3" />
				</g>
				<Housing x={474} y={134} width={66} height={124} radius={12} />
				<Display x={482} y={146} width={50} height={70} radius={4}>
					<Line x={25} y={30} size={24} voice="figure" anchor="middle">
						{amounts[3]}
					</Line>
					<Key x={6} y={44} width={38} height={18} radius={3} fill="var(--object-success)" />
				</Display>
				<path d="M462 262v-10q0-10 10-10h70q10 0 10 10v10z" fill="var(--device-key)" />
			</g>
			<Paper d={`M0 ${COUNTER}h560v22H0z`} fill="var(--paper-shade)" />
			{names.map((name, i) => (
				<Line key={name} x={MIDDLES[i] ?? 0} y={326} size={20} voice="headline" anchor="middle" fill="var(--on-bar)">
					{name}
				</Line>
			))}
			<g>
				<path d="M28 350h116v44H28z" fill="var(--device-key)" />
				{COINS.map((fill, i) => (
					<g key={MIDDLES[i]}>
						<circle cx={44 + i * 28} cy={372} r={12} fill="var(--device)" />
						<circle cx={44 + i * 28} cy={371} r={8} fill={fill} />
					</g>
				))}
				<Housing x={20} y={390} width={132} height={30} radius={4} />
				<path d="M66 405h40" stroke="var(--device-key)" strokeWidth={7} strokeLinecap="round" />
			</g>
			{[418, 492].map((x) => (
				<g key={x}>
					<circle cx={x} cy={386} r={32} fill="var(--paper)" />
					<circle cx={x} cy={386} r={21} fill="none" stroke="var(--paper-shade)" strokeWidth={3} />
					<circle cx={x} cy={386} r={11} fill="var(--device)" />
				</g>
			))}
		</Stage>
	);
}

interface ScreenProps {
	readonly x: number;
	readonly y: number;
	readonly scale: number;
	readonly amount: string | undefined;
}

/** The till's screen, 120 by 96 before scaling: articles to the left, the running sum to the right. */
function Screen({ x, y, scale, amount }: ScreenProps) {
	return (
		<g transform={`translate(${x} ${y}) scale(${scale})`}>
			<Display x={0} y={0} width={120} height={96} radius={4}>
				<path d="M0 4a4 4 0 0 1 4-4h112a4 4 0 0 1 4 4v12H0z" fill="var(--card)" />
				<path d="M8 37h50M8 69h50" stroke="var(--on-bar-soft)" strokeWidth={26} strokeDasharray="23 4" />
				<Line x={114} y={48} size={23} voice="figure" anchor="end">
					{amount}
				</Line>
				<Key x={66} y={60} width={48} height={22} radius={3} fill="var(--object-success)" />
			</Display>
		</g>
	);
}
