import { fit } from '../fitting';

/** From one baseline to the next, in ems. */
const LEADING = 1.08;
/** How far the second line's baseline lies below that of a single one, in ems. */
const LOWER = 0.36;

interface Props {
	readonly text: string;
	/** Start of the line, or its end with `anchor`; its baseline. Two lines take as much room above as below it. */
	readonly x: number;
	readonly y: number;
	readonly width: number;
	/** Of the type, where the text is short enough. */
	readonly size: number;
	readonly anchor?: 'middle' | 'end';
	readonly fill?: string;
	readonly weight?: number;
}

/** The visitor's own words: as large as there is room, on two lines when that makes them larger. All lengths in millimetres. */
export function FittedText({ text, x, y, width, size: most, anchor, fill, weight }: Props) {
	const { lines, size } = fit(text, width, most);
	const last = y + (lines.length - 1) * LOWER * size;
	return lines.map((line, place) => (
		<text
			// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
			key={place}
			x={x}
			y={Math.round((last - (lines.length - 1 - place) * LEADING * size) * 100) / 100}
			fontSize={size}
			textAnchor={anchor}
			fill={fill}
			fontWeight={weight}
		>
			{line}
		</text>
	));
}
