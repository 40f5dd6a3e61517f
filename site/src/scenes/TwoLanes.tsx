import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { Stage } from './parts/Stage';

/** A place on the ground, in user units. */
type Spot = readonly [x: number, y: number];

/** From one person to the next in the queue. */
const PITCH = 58;

/** One queue that winds to the counter: four people a row. */
const QUEUE: readonly Spot[] = Array.from({ length: 18 }, (_, i) => {
	const row = Math.floor(i / 4);
	const place = row % 2 ? 3 - (i % 4) : i % 4;
	return [46 + place * PITCH, 176 + row * 78];
});

/** The same eighteen: at the station, at the hatch, along the rail. */
const SPREAD: readonly Spot[] = [
	...[0, 1, 2].map((i): Spot => [338, 176 + i * 44]),
	...[0, 1, 2].map((i): Spot => [430 + i * 42, 206]),
	...Array.from({ length: 12 }, (_, i): Spot => [319 + (i % 6) * 42, 390 + Math.floor(i / 6) * 50]),
];

/** The same crowd twice: in one queue at the counter, and spread over station, hatch and pitch. */
export function TwoLanes() {
	const { label, before, after } = textOf('scenes/two-lanes');
	return (
		<Stage width={560} height={580} label={label}>
			<path d="M0 0h272v580H0z" fill="var(--paper)" />
			<path d="M288 0h272v580H288z" fill="var(--card)" />
			<path d="M20 24h232v72H20z" fill="var(--device)" />
			<Line x={136} y={70} size={30} voice="headline" anchor="middle" fill="var(--on-bar)">
				{before.title}
			</Line>
			<path
				d="M20 215h200M52 293h200M20 371h200M52 449h200"
				stroke="var(--card)"
				strokeWidth={5}
				strokeLinecap="round"
			/>
			<People at={QUEUE} fill="var(--paper-ink)" />
			<Line x={136} y={556} size={24} voice="headline" anchor="middle">
				{before.count}
			</Line>
			<path d="M304 24h68v100h-68z" fill="var(--device)" />
			<path d="M314 34h48v54h-48z" fill="var(--screen)" />
			<Line x={338} y={114} size={18} voice="tag" anchor="middle" fill="var(--on-bar)">
				{after.station}
			</Line>
			<path d="M400 24h144v100H400z" fill="var(--device)" />
			<path d="M400 124h144v42H400z" fill="var(--flood)" />
			<Line x={472} y={114} size={76} voice="figure" anchor="middle" fill="var(--on-bar)">
				{after.number}
			</Line>
			<Line x={472} y={153} size={24} voice="headline" anchor="middle">
				{after.ready}
			</Line>
			<Line x={472} y={48} size={18} voice="tag" anchor="middle" fill="var(--on-bar)">
				{after.pickup}
			</Line>
			<People at={SPREAD} fill="var(--on-bar)" />
			<path d="M300 482h248" stroke="var(--on-bar)" strokeWidth={5} strokeLinecap="round" />
			<path d="M288 500h272v80H288z" fill="var(--card-deep)" />
			<path d="M300 580v-68h248v68M424 512v68" fill="none" stroke="var(--on-bar-soft)" strokeWidth={2} />
			<Line x={424} y={350} size={24} voice="headline" anchor="middle" fill="var(--on-bar)">
				{after.count}
			</Line>
			<Line x={416} y={554} size={18} voice="tag" anchor="end" fill="var(--on-bar)">
				{after.pitch}
			</Line>
		</Stage>
	);
}

/** Heads and shoulders. */
function People({ at, fill }: { readonly at: readonly Spot[]; readonly fill: string }) {
	return (
		<path
			d={at
				.map(([x, y]) => `M${x - 8} ${y - 8}a8 8 0 0 1 16 0a8 8 0 0 1-16 0zM${x - 14} ${y + 18}a14 14 0 0 1 28 0z`)
				.join('')}
			fill={fill}
		/>
	);
}
