import { emsOf } from '../fitting';

interface Props {
	readonly text: string;
	/** Black darkens a ground for white type, white lightens one for dark type: either way it is read better, not worse. */
	readonly colour: string;
	/** Share of the colour. */
	readonly strength: number;
	/** Its middle, in millimetres. */
	readonly x: number;
	readonly y: number;
	/** Size of its type, in millimetres. */
	readonly size: number;
}

/** The imprint of a rubber stamp below the type, across the middle: cut off, nothing of the card is left. */
export function Stamp({ text, colour, strength, x, y, size }: Props) {
	const width = (emsOf(text) + 0.9) * size;
	return (
		<g
			data-watermark
			transform={`translate(${x} ${y}) rotate(-14)`}
			opacity={strength}
			stroke={colour}
			strokeWidth={size * 0.13}
		>
			<rect x={-width / 2} y={-0.95 * size} width={width} height={1.9 * size} rx={size * 0.25} fill="none" />
			<text y={0.35 * size} fontSize={size} textAnchor="middle" fill={colour} stroke="none">
				{text}
			</text>
		</g>
	);
}
