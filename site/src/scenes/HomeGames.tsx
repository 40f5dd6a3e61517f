import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { cardPath, Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Places in a row; the last place of the second row takes the sum. */
const IN_A_ROW = 6;

/** A season pass with a place for every match that it opens, on its lanyard's hook. */
export function HomeGames() {
	const { label, title, club, games, count, unit } = textOf('scenes/home-games');
	return (
		<Stage width={560} height={350} label={label}>
			<path d="M262 0h36v26h-36zM268 20h24v30h-24z" fill="var(--device)" />
			<g transform="translate(10 34)">
				<Paper d={cardPath(540, 296, 18)} fill="var(--card)" />
				<path d="M380 0h84L344 296h-84z" fill="var(--card-deep)" />
				<path d="M228 22h84" stroke="var(--ground)" strokeWidth={16} strokeLinecap="round" />
				<Line x={28} y={82} size={34} voice="headline" fill="var(--on-bar)">
					{title}
				</Line>
				<Line x={512} y={80} size={20} voice="tag" anchor="end" fill="var(--on-bar)">
					{club}
				</Line>
				{games.map((game, i) => {
					const x = 66 + (i % IN_A_ROW) * 82;
					const y = 148 + Math.floor(i / IN_A_ROW) * 88;
					return (
						<g key={game}>
							<circle cx={x} cy={y} r={37} fill="var(--paper)" />
							<Line x={x} y={y + 7} size={22} voice="figure" anchor="middle">
								{game}
							</Line>
						</g>
					);
				})}
				<Line x={476} y={244} size={48} voice="figure" anchor="middle" fill="var(--flood)">
					{count}
				</Line>
				<Line x={476} y={266} size={17} voice="tag" anchor="middle" fill="var(--on-bar)">
					{unit}
				</Line>
			</g>
		</Stage>
	);
}
