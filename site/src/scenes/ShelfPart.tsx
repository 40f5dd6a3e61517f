import { SHELF, type ShelfGroup, shelfParts } from './shelf';

interface Props {
	readonly group: ShelfGroup;
	/** What a screen reader says. */
	readonly label: string;
}

/** The devices of a group, from the one drawing of all: a centimetre is an em, as long in each of them. */
export function ShelfPart({ group, label }: Props) {
	const [x, width, height] = shelfParts[group];
	const box = `${x} ${SHELF.height - height} ${width} ${height}`;
	return (
		<svg viewBox={box} width={`${width / 10}em`} height={`${height / 10}em`} role="img" aria-label={label}>
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
