/** Most notes that are drawn; the figure beside them tells the rest. */
const DRAWN_MAX = 6;
/** From one note of a stack to the next. */
const STEP = 1.8;

/** A stack of notes below a clip, upright as they lie in a drawer. Its colours are those of `data-worth` (Drawer.module.css). */
export function NoteStack({ worth, count }: { readonly worth: number; readonly count: number }) {
	const below = Array.from({ length: Math.min(count, DRAWN_MAX) - 1 }, (_, at) => (at + 1) * STEP).reverse();
	return (
		<svg viewBox="0 0 64 76" aria-hidden="true">
			{count > 0 && (
				<>
					{below.map((shift) => (
						<path key={shift} d={`M${15 - shift} ${4 + shift}h40v74h-40z`} data-part="edge" />
					))}
					<path d="M15 4h40v74h-40z" data-part="face" />
					<path d="M19 8h32v70h-32z" data-part="line" strokeDasharray="2 2" />
					<circle cx={35} cy={56} r={8} data-part="line" />
					<text x={0} y={0} fontSize={22} textAnchor="middle" transform="translate(28 27) rotate(90)">
						{worth / 100}
					</text>
				</>
			)}
		</svg>
	);
}
