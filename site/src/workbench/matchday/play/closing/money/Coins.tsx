/** Most coins that are drawn; the figure beside them tells the rest. */
const DRAWN_MAX = 6;
/** Height of a coin in a stack that is seen from above. */
const STEP = 3.4;
/** Where the lowest coin of each stack lies. */
const FLOOR = 60;

/** Diameters in mm by worth in cents, as the ECB states them, and how many units a millimetre is here. */
const DIAMETERS: Readonly<Record<number, number>> = {
	...{ 200: 25.75, 100: 23.25, 50: 24.25, 20: 22.25, 10: 19.75, 5: 21.25, 2: 18.75, 1: 16.25 },
};
const SCALE = 1.62;

/** A stack of coins of one kind, seen from above. Its colours are those of `data-worth` (Drawer.module.css). */
export function Coins({ worth, count }: { readonly worth: number; readonly count: number }) {
	const radius = ((DIAMETERS[worth] ?? 0) / 2) * SCALE;
	const stack = Array.from({ length: Math.min(count, DRAWN_MAX) }, (_, at) => FLOOR - radius - at * STEP);
	const top = stack[stack.length - 1];
	return (
		<svg viewBox="0 0 64 64" aria-hidden="true">
			{top !== undefined && (
				<>
					<circle cx={32} cy={FLOOR - radius + 2} r={radius + 1} data-part="shadow" />
					{stack.map((y) => (
						<circle key={y} cx={32} cy={y} r={radius} data-part="edge" />
					))}
					<circle cx={32} cy={top} r={radius} data-part="rim" />
					<circle cx={32} cy={top} r={radius * 0.7} data-part="face" />
					<text x={32} y={top + 5.5} fontSize={15} textAnchor="middle">
						{worth < 100 ? worth : worth / 100}
					</text>
				</>
			)}
		</svg>
	);
}
