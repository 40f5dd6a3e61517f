import { SHELF, type ShelfGroup, shelfParts } from './shelf';

interface Props {
	readonly group: ShelfGroup;
	/** What a screen reader says. */
	readonly label: string;
	readonly className?: string | undefined;
}

/** The devices of a group, from the one drawing of all: a millimetre is as long in each of them. */
export function ShelfPart({ group, label, className }: Props) {
	const [x, width, height] = shelfParts[group];
	const box = `${x} ${SHELF.height - height} ${width} ${height}`;
	return (
		<svg viewBox={box} width={width} height={height} role="img" aria-label={label} className={className}>
			{/* What stands beside it is cut off here, wherever the drawing is shown. */}
			<svg
				x={x}
				y={SHELF.height - height}
				width={width}
				height={height}
				viewBox={box}
				overflow="hidden"
				aria-hidden="true"
			>
				<use href="/scenes/device-shelf.svg#scene" width={SHELF.width} height={SHELF.height} />
			</svg>
		</svg>
	);
}
