interface Props {
	/** Where the waves start: left end, middle of the height. */
	readonly x: number;
	readonly y: number;
	/** Height of the outermost wave, in user units. */
	readonly size: number;
	readonly color?: string;
}

/** The sign for "hold it here": four waves that open to the right. */
export function NfcWaves({ x, y, size, color = 'var(--on-bar)' }: Props) {
	return (
		<path
			d="M0-4q5 4 0 8M6-8q10 8 0 16M12-12q15 12 0 24M18-16q20 16 0 32"
			fill="none"
			stroke={color}
			strokeWidth={4}
			strokeLinecap="round"
			transform={`translate(${x} ${y}) scale(${Math.round((size / 32) * 100) / 100})`}
		/>
	);
}
