interface Props {
	/** Baseline. */
	readonly y: number;
	/** The printable width starts and ends here. */
	readonly left: number;
	readonly right: number;
	readonly text: string;
	/** Flush right, e.g. an amount. */
	readonly amount?: string;
	readonly size?: number;
	readonly weight?: number;
}

/**
 * One printed line: text to the left, amount to the right, each aligned by itself, since every system has another
 * monospace font. Stands in a group of `type.thermal` with the print's size.
 */
export function ThermalLine({ y, left, right, text, amount, size, weight }: Props) {
	return (
		<>
			<text x={left} y={y} fontSize={size} fontWeight={weight}>
				{text}
			</text>
			{amount && (
				<text x={right} y={y} textAnchor="end" fontSize={size} fontWeight={weight}>
					{amount}
				</text>
			)}
		</>
	);
}
