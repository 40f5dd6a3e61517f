import { QrCode } from '../../../scenes/parts/QrCode';
import css from '../Mat.module.css';
import { LINE, type Printed } from '../receipt';
import type { PaperRoll } from '../sizes';
import { PAPER, THERMAL } from './type';

/** A printer knows one ink. */
const BLACK = '#000000';
/** Type of a usual line: a character is about 0.6 of it wide, and 1.5 mm are there for it. */
const SIZE = 2.4;
/** From the upper edge of a line to its baseline, share of its height. */
const BASELINE = 0.72;
/** Teeth of the cutter. */
const TOOTH = 2;
const CODE = 26;

interface Props {
	readonly roll: PaperRoll;
	readonly rows: readonly Printed[];
	readonly height: number;
}

/** What a thermal printer puts on its paper: black, in lines of characters of one width. */
export function SampleReceipt({ roll, rows, height }: Props) {
	const left = (roll.width - roll.printable) / 2;
	const teeth = roll.width / TOOTH;
	const edge = `l-${TOOTH / 2} 1-${TOOTH / 2}-1`.repeat(teeth);
	return (
		<g fill={BLACK} fontSize={SIZE} {...THERMAL}>
			<path d={`M0 0H${roll.width}V${height - 1}${edge}z`} fill={PAPER} className={css.paper} />
			{rows.map((row) => (
				<PrintedRow key={row.y} row={row} left={left} right={left + roll.printable} />
			))}
		</g>
	);
}

interface RowProps {
	readonly row: Printed;
	readonly left: number;
	readonly right: number;
}

function PrintedRow({ row, left, right }: RowProps) {
	const { y, height } = row;
	const middle = (left + right) / 2;
	if (row.kind === 'rule')
		return <path d={`M${left} ${y + height / 2}H${right}`} stroke={BLACK} strokeWidth={0.25} strokeDasharray="1 .5" />;
	if (row.kind === 'code') return <QrCode code="sample" x={middle - CODE / 2} y={y + 4} size={CODE} color={BLACK} />;
	const baseline = Math.round((y + height * BASELINE) * 100) / 100;
	const isLarge = 'isLarge' in row && row.isLarge;
	const size = isLarge ? (SIZE * height) / LINE : undefined;
	if (row.kind === 'band')
		return (
			<>
				<path d={`M${left} ${y}H${right}v${height}H${left}z`} />
				<text x={middle} y={y + 4.8} fontSize={3.6} fontWeight={700} textAnchor="middle" fill={PAPER}>
					{row.text}
				</text>
			</>
		);
	if (row.kind === 'centre')
		return (
			<text
				x={middle}
				y={baseline}
				fontSize={size}
				textAnchor="middle"
				fontWeight={row.isStrong || row.isLarge ? 700 : undefined}
			>
				{row.text}
			</text>
		);
	return (
		<g fontSize={size} fontWeight={row.isLarge ? 700 : undefined}>
			<text x={left} y={baseline}>
				{row.text}
			</text>
			{row.amount !== '' && (
				<text x={right} y={baseline} textAnchor="end">
					{row.amount}
				</text>
			)}
		</g>
	);
}
