interface Props {
	/** Outline; see the functions below. */
	readonly d: string;
	readonly fill?: string;
}

/** A flat thing that lies on the ground: its outline, and below it the same outline twice as a short shadow. */
export function Paper({ d, fill = 'var(--paper)' }: Props) {
	return (
		<>
			<path d={d} fill="var(--shadow-far)" transform="translate(4 10)" />
			<path d={d} fill="var(--shadow)" transform="translate(2 4)" />
			<path d={d} fill={fill} />
		</>
	);
}

/** A rectangle with rounded corners, from the origin. */
export function cardPath(width: number, height: number, radius: number): string {
	const arc = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
	const r = radius;
	return `M${r} 0H${width - r}${arc(r, r)}V${height - r}${arc(-r, r)}H${r}${arc(-r, -r)}V${r}${arc(r, -r)}z`;
}

/** A ticket from the origin with punched half circles where it tears, at the given distances from its left edge. */
export function ticketPath(width: number, height: number, tears: readonly number[], notch = 11): string {
	const top = tears.map((x) => `H${x - notch}a${notch} ${notch} 0 0 0 ${2 * notch} 0`).join('');
	const bottom = [...tears]
		.reverse()
		.map((x) => `H${x + notch}a${notch} ${notch} 0 0 0 ${-2 * notch} 0`)
		.join('');
	return `M4 0${top}H${width - 4}l4 4V${height - 4}l-4 4${bottom}H4l-4-4V4z`;
}

/** A strip from the printer, from the origin: straight sides, the lower edge torn off at a comb of teeth of about 8 units. */
export function stripPath(width: number, height: number): string {
	const teeth = Math.round(width / 8);
	const half = Math.round((width / teeth / 2) * 10) / 10;
	return `M0 0H${width}V${height}${`l-${half} 5-${half}-5`.repeat(teeth - 1)}L${half} ${height + 5} 0 ${height}z`;
}
