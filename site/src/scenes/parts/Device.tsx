import type { ReactNode } from 'react';

interface Box {
	readonly x: number;
	readonly y: number;
	/** In user units. */
	readonly width: number;
	readonly height: number;
	readonly radius?: number;
}

/** A moulded housing: short shadow, the edge that catches the light from above, the face. */
export function Housing({ x, y, width, height, radius = 14 }: Box) {
	return (
		<>
			<rect x={x + 4} y={y + 8} width={width} height={height} rx={radius} fill="var(--shadow)" />
			<rect x={x} y={y} width={width} height={height} rx={radius} fill="var(--device-edge)" />
			<rect x={x + 2} y={y + 3} width={width - 4} height={height - 3} rx={radius - 2} fill="var(--device)" />
		</>
	);
}

/** A lit display; its children are placed from its upper left corner. */
export function Display({ x, y, width, height, radius = 6, children }: Box & { readonly children?: ReactNode }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<rect width={width} height={height} rx={radius} fill="var(--screen)" />
			{children}
		</g>
	);
}

/** A key or a button. */
export function Key({
	x,
	y,
	width,
	height,
	radius = 6,
	fill = 'var(--device-key)',
}: Box & { readonly fill?: string | undefined }) {
	return <rect x={x} y={y} width={width} height={height} rx={radius} fill={fill} />;
}
