import { textOf } from '../../i18n/i18n';
import { Line } from '../../scenes/parts/Line';
import { Stage } from '../../scenes/parts/Stage';
import { strokesOf } from './BarCode';
import { playedOf } from './roll';
import { SAMPLE } from './sample';

/** Where the moments below the bar code begin; the last one ends with it. */
const PLACES = [0, 96, 212, 404] as const;

const PRINT = { stroke: 'var(--paper-ink-soft)', strokeWidth: 3, fill: 'none' } as const;

/** What the header's panel of tools shows (`shell/TryOut.tsx`): four objects in a row, and the sample evening as a bar code. */
export function MenuObjects() {
	const { up, down } = strokesOf(playedOf(SAMPLE).lines);
	return (
		<Stage width={404} height={136} label="">
			<path d="M14 6h36v52l-6-4-6 4-6-4-6 4-6-4-6 4z" fill="var(--paper)" stroke="var(--paper-line)" />
			<path d="M22 18h20m-20 9h20m-20 9h12" {...PRINT} />
			<path d="M22 45h20" stroke="var(--flood)" strokeWidth={6} />
			<g transform="translate(64)" fill="var(--text)">
				{[12, 25, 38, 51].map((x) => (
					<path key={x} d={`M${x - 5} 50V36q0-4 5-4t5 4v14zM${x - 5} 26a5 5 0 0 1 10 0a5 5 0 0 1-10 0z`} />
				))}
				<path d="M4 54h56" stroke="var(--text)" strokeWidth={3} />
			</g>
			<g transform="translate(128)">
				<path d="M8 14h20l5 6h23v38H8z" fill="var(--card-deep)" />
				<path d="M14 8h36v40H14z" fill="var(--paper)" stroke="var(--paper-line)" />
				<path d="M21 17h22m-22 8h22" {...PRINT} />
				<path d="M6 30h52l-4 28H10z" fill="var(--card)" />
			</g>
			<g transform="translate(192) rotate(-8 32 32)">
				<rect x={5} y={15} width={54} height={35} rx={4} fill="var(--object-success)" />
				<path d="M36 15h11l-9 35H27z" fill="#07583b" />
				<path d="M12 41h13" stroke="var(--on-bar)" strokeWidth={4} />
			</g>
			<g transform="translate(0 64)" strokeWidth={2} fill="none">
				<path d="M0 34h404" stroke="var(--deep-line)" />
				<path d={up} stroke="var(--on-bar)" />
				<path d={down} stroke="#ffa198" />
			</g>
			{textOf('tools/matchday').story.times.map(([time, name], at) => (
				<Line
					key={time}
					x={PLACES[at] ?? 0}
					y={132}
					size={16}
					voice="figure"
					{...(at === PLACES.length - 1 && { anchor: 'end' as const })}
					fill="var(--on-bar-soft)"
				>{`${time} ${name}`}</Line>
			))}
		</Stage>
	);
}
