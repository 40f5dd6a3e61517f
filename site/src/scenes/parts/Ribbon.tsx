interface Props {
	/** Middle of the upper end. */
	readonly from: readonly [x: number, y: number];
	/** Middle of the lower end. */
	readonly to: readonly [x: number, y: number];
	/** In user units. */
	readonly width: number;
	readonly color: string;
	/** Striped across; passes over what lies below with an edge in the colour of the ground. */
	readonly striped?: boolean;
}

/** A band that falls from one place into another and is as wide as what it carries. */
export function Ribbon({ from: [x, y], to: [toX, toY], width, color, striped = false }: Props) {
	const middle = (y + toY) / 2;
	const d = `M${x} ${y}C${x} ${middle} ${toX} ${middle} ${toX} ${toY}`;
	return (
		<g fill="none">
			{striped && <path d={d} stroke="var(--ground)" strokeWidth={width + 6} />}
			<path d={d} stroke={color} strokeWidth={width} strokeDasharray={striped ? '3 3' : undefined} />
		</g>
	);
}
