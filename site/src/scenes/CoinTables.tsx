import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { Paper, stripPath } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Upper edge of both tables. */
const TOP = 270;
/** Height of a coin with the gap above it. */
const COIN = 8;
/** From one tower to the next. */
const PITCH = 26;
/** Coins in each tower: 75 of 138 are left, as 200 of 369 euros are. */
const ALL_IN_COINS = [9, 14, 17, 21, 23, 20, 16, 11, 7] as const;
const LEFT_IN_COINS = [17, 21, 20, 17] as const;

/** The takings of the sample evening's tills on the kitchen table: all in coins, and with the cards' part on paper. */
export function CoinTables() {
	const { label, before, rest, slip } = textOf('scenes/coin-tables');
	return (
		<Stage width={560} height={350} label={label}>
			<Table x={6} />
			<Table x={292} />
			<Towers x={32} coins={ALL_IN_COINS} />
			<Line x={136} y={64} size={38} voice="figure" anchor="middle" fill="var(--text)">
				{before}
			</Line>
			<Towers x={318} coins={LEFT_IN_COINS} />
			<Line x={357} y={88} size={24} voice="figure" anchor="middle" fill="var(--text)">
				{rest}
			</Line>
			<g transform="translate(418 72) rotate(3 66 90)">
				<Paper d={stripPath(132, 190)} />
				<Line x={14} y={36} size={24} voice="headline">
					{slip.title}
				</Line>
				<path d="M14 52h104M14 124h104" stroke="var(--paper-ink)" strokeWidth={2} strokeDasharray="5 4" />
				{slip.rows.map(({ text, amount }, i) => (
					<g key={text} transform={`translate(0 ${80 + i * 28})`}>
						<Line x={14} y={0} size={18} voice="tag">
							{text}
						</Line>
						<Line x={118} y={0} size={18} voice="figure" anchor="end">
							{amount}
						</Line>
					</g>
				))}
				<Line x={118} y={160} size={23} voice="figure" anchor="end">
					{slip.sum}
				</Line>
			</g>
		</Stage>
	);
}

function Table({ x }: { readonly x: number }) {
	return <path d={`M${x} ${TOP}h262v14h-14l-8 62h-12l-4-62h-186l-4 62h-12l-8-62h-14z`} fill="var(--device-key)" />;
}

/** Towers of coins on a table: a dash pattern cuts each line into coins. */
function Towers({ x, coins }: { readonly x: number; readonly coins: readonly number[] }) {
	return coins.map((count, i) => {
		const d = `M${x + i * PITCH} ${TOP}v${-count * COIN}`;
		return (
			<g key={d}>
				<path d={d} stroke="var(--on-flood)" strokeWidth={23} />
				<path
					d={`M${x + i * PITCH} ${TOP - 1}v${-count * COIN + 1}`}
					stroke={i % 3 === 1 ? 'var(--on-bar-soft)' : 'var(--flood)'}
					strokeWidth={20}
					strokeDasharray={`${COIN - 2} 2`}
				/>
			</g>
		);
	});
}
