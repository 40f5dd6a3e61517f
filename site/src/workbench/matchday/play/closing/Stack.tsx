import { isNote } from './pieces';

/** Most pieces that are drawn of a stack. */
const DRAWN_MAX = 12;
/** From one coin of a stack to the next, and from one note. */
const [COIN_STEP, NOTE_STEP] = [1.9, 1.4];
/** Where the lowest coin lies. */
const FLOOR = 58;

/** Diameters in mm by worth in cents, as the ECB states them, and how many units a millimetre is here. */
const DIAMETERS: Readonly<Record<number, number>> = {
	...{ 200: 25.75, 100: 23.25, 50: 24.25, 20: 22.25, 10: 19.75, 5: 21.25, 2: 18.75, 1: 16.25 },
};
const SCALE = 1.36;

/** A stack of money of one kind: coins from above, notes upright below a clip. Its colours are those of `data-worth` (Money.module.css). */
export function Stack({ worth, count }: { readonly worth: number; readonly count: number }) {
	if (count === 0) return <svg viewBox="0 0 64 64" aria-hidden="true" />;
	const layers = Array.from({ length: Math.min(count, DRAWN_MAX) }, (_, at) => at);
	if (isNote(worth)) {
		return (
			<svg viewBox="0 0 64 64" preserveAspectRatio="xMaxYMid" aria-hidden="true">
				{layers
					.map((at) => at * NOTE_STEP)
					.reverse()
					.map((shift) => (
						<path key={shift} d={`M${23 - shift} ${1 + shift}h35v62h-35z`} data-part={shift === 0 ? 'face' : 'edge'} />
					))}
				<path d="M27 5h27v58h-27z" data-part="line" strokeDasharray="2 2" />
				<text x={0} y={0} fontSize={19} textAnchor="middle" transform="translate(34 24) rotate(90)">
					{worth / 100}
				</text>
			</svg>
		);
	}
	const radius = ((DIAMETERS[worth] ?? 0) / 2) * SCALE;
	const top = FLOOR - radius - (layers.length - 1) * COIN_STEP;
	return (
		<svg viewBox="0 0 64 64" preserveAspectRatio="xMaxYMid" aria-hidden="true">
			{layers.map((at) => (
				<circle key={at} cx={38} cy={FLOOR - radius - at * COIN_STEP} r={radius} data-part="edge" />
			))}
			<circle cx={38} cy={top} r={radius} data-part="rim" />
			<circle cx={38} cy={top} r={radius * 0.7} data-part="face" />
			<text x={38} y={top + 4.5} fontSize={13} textAnchor="middle">
				{worth < 100 ? worth : worth / 100}
			</text>
		</svg>
	);
}
