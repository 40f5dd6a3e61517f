interface Props {
	readonly x: number;
	readonly y: number;
	/** Length; downwards unless `across`. */
	readonly length: number;
	readonly across?: boolean;
	readonly color?: string;
}

/** A row of punched holes. */
export function Perforation({ x, y, length, across = false, color = 'var(--paper-line)' }: Props) {
	return (
		<path
			d={`M${x} ${y}${across ? 'h' : 'v'}${length}`}
			stroke={color}
			strokeWidth={4}
			strokeLinecap="round"
			strokeDasharray="0 9"
		/>
	);
}
