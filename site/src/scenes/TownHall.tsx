import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { cardPath, Paper, ticketPath } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { Stage } from './parts/Stage';

/** Guests of the three evenings in `town-slips`. */
const EVENINGS = [640, 910, 350] as const;
const GUESTS_PER_UNIT = 11;

/** The roof with its clock, at half past seven. */
export function Roof() {
	return (
		<svg viewBox="0 0 560 104" aria-hidden="true">
			<path d="M280 1V30" stroke="var(--line-strong)" strokeWidth={3} />
			<path d="M281 2h34l-7 8 7 8H281z" fill="var(--flood)" />
			<path d="M0 104L262 40H298L560 104z" fill="var(--card)" />
			<path d="M244 104V42L280 26L316 42V104z" fill="var(--card-deep)" />
			<circle cx={280} cy={70} r={22} fill="var(--paper)" />
			<path d="M280 70V85M280 70L272 79" stroke="var(--paper-ink)" strokeWidth={4} strokeLinecap="round" />
		</svg>
	);
}

function Culture() {
	const { culture } = textOf('scenes/town-hall');
	return (
		<Stage width={260} height={132} label={culture.label}>
			<Paper d="M6 6H250V122H6z" />
			<Line x={22} y={56} size={44} voice="figure" fill="var(--card)">
				{culture.sum}
			</Line>
			<Line x={22} y={86} size={20} voice="tag">
				{culture.unit}
			</Line>
			{EVENINGS.map((guests, i) => (
				<path
					key={guests}
					d={`M${156 + i * 34} 108v-${Math.round(guests / GUESTS_PER_UNIT)}`}
					stroke="var(--card)"
					strokeWidth={24}
				/>
			))}
		</Stage>
	);
}

function Treasury() {
	const { treasury } = textOf('scenes/town-hall');
	return (
		<Stage width={260} height={132} label={treasury.label}>
			{[96, 158, 206].map((x, i) => (
				<g key={x}>
					<rect
						x={x - 90}
						y={14}
						width={i ? 40 : 54}
						height={110}
						rx={4}
						fill={i === 1 ? 'var(--flood)' : 'var(--card)'}
					/>
					<path d={`M${x - 80} 34h${i ? 20 : 34}v22h-${i ? 20 : 34}z`} fill="var(--paper)" />
					<circle cx={x - 70 + (i ? 0 : 7)} cy={104} r={8} fill="var(--ground)" />
				</g>
			))}
			<Paper d="M142 44H254V124H142z" />
			<Line x={154} y={74} size={18} voice="tag" fill="var(--paper-ink-soft)">
				{treasury.unit}
			</Line>
			<Line x={154} y={106} size={25} voice="figure">
				{treasury.sum}
			</Line>
		</Stage>
	);
}

function Audit() {
	const { audit } = textOf('scenes/town-hall');
	return (
		<Stage width={260} height={132} label={audit.label}>
			<Paper d="M6 6H176V122H6z" />
			<path d="M24 30H120M24 52H158M24 70H158M24 88H104" stroke="var(--paper-line)" strokeWidth={5} />
			<g transform="translate(168 84) rotate(-9)">
				<rect x={-78} y={-28} width={156} height={54} rx={4} fill="var(--paper)" stroke="var(--card)" strokeWidth={4} />
				<Line x={0} y={9} size={30} voice="headline" anchor="middle" fill="var(--card)">
					{audit.stamp}
				</Line>
			</g>
		</Stage>
	);
}

function Square() {
	const { square } = textOf('scenes/town-hall');
	return (
		<Stage width={260} height={132} label={square.label}>
			<g transform="translate(4 34) rotate(-3)">
				<Paper d={ticketPath(152, 78, [112])} fill="var(--flood)" />
				<Perforation x={112} y={20} length={42} color="var(--on-flood)" />
				<Line x={16} y={46} size={26} voice="headline" fill="var(--on-flood)">
					{square.paper}
				</Line>
			</g>
			<g transform="translate(170 4)">
				<Paper d={cardPath(78, 122, 12)} fill="var(--device)" />
				<path d={cardPath(64, 98, 4)} transform="translate(7 12)" fill="var(--screen)" />
				<Line x={39} y={68} size={22} voice="headline" anchor="middle">
					{square.phone}
				</Line>
			</g>
		</Stage>
	);
}

/** What lies in each office, from the upper floor down to the square before the house. */
export const Rooms = [Culture, Treasury, Audit, Square] as const;
