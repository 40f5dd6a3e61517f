/** The site's icons, in a square of 24 units: lines two units wide, but for the mark that is a shape. A package's weigh more on every page. */
const LINES = {
	close: 'M6 6l12 12M18 6 6 18',
	contact: 'M5 17 4 21l5-1a9 9 0 1 0-4-3Z',
	instagram:
		'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17 7h0',
	menu: 'M4 5h16M4 12h16M4 19h16',
} as const;

const SHAPES = {
	linkedin: 'M3 9h4v12H3zM5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM10 9h4v2c2-3 8-3 8 3v7h-4v-6c0-4-4-4-4 0v6h-4z',
} as const;

/** A small picture beside words or in the place of words that its link or button has as a label. `size` in pixels. */
export function Icon({ name, size = 18 }: { name: keyof typeof LINES | keyof typeof SHAPES; size?: number }) {
	return (
		<svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
			{name in SHAPES ? (
				<path fill="currentColor" d={SHAPES[name as keyof typeof SHAPES]} />
			) : (
				<path
					fill="none"
					stroke="currentColor"
					strokeWidth="2"
					strokeLinecap="round"
					strokeLinejoin="round"
					d={LINES[name as keyof typeof LINES]}
				/>
			)}
		</svg>
	);
}
