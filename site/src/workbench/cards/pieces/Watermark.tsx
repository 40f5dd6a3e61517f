interface Props {
	/** Of its pattern: other for every drawing of a page. */
	readonly id: string;
	readonly text: string;
	/** Black darkens a ground for white type, white lightens one for dark type: either way it is read better, not worse. */
	readonly colour: string;
	/** Share of the colour. */
	readonly strength: number;
	/** Outline of what it covers. */
	readonly d: string;
}

/** Rows that cover the whole ground below the type, so that none can be cut off. */
export function Watermark({ id, text, colour, strength, d }: Props) {
	return (
		<>
			<pattern
				id={id}
				width={52}
				height={18}
				patternUnits="userSpaceOnUse"
				patternTransform="rotate(-20)"
				fontSize={5.6}
				fill={colour}
				fillOpacity={strength}
			>
				<text x={2} y={6.5}>
					{text}
				</text>
				<text x={-24} y={15.5}>
					{text}
				</text>
				<text x={28} y={15.5}>
					{text}
				</text>
			</pattern>
			<path d={d} fill={`url(#${id})`} />
		</>
	);
}
