import { textOf, translator } from '../i18n/i18n';
import { Paper, ticketPath } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { freeSeats, SeatBlock } from './parts/SeatBlock';
import { Stage } from './parts/Stage';
import { type } from './parts/type';

type Texts = ReturnType<typeof textOf<'scenes/block-plan'>>;

/**
 * Where the blocks lie, how far they turn to the pitch in degrees, and what is sold of each row, front row first:
 * seats left free at the left end, then seats sold. The middle of the stand goes first.
 */
const BLOCKS = [
	{ x: 38, y: 100, turn: 8, left: [0, 1, 3, 4, 6, 7], sold: [9, 8, 6, 5, 3, 2] },
	{ x: 196, y: 122, turn: 0, left: [0, 0, 1, 1, 2, 2], sold: [9, 9, 8, 7, 5, 3] },
	{ x: 355, y: 119, turn: -8, left: [0, 0, 0, 0, 0, 0], sold: [9, 7, 7, 4, 2, 1] },
] as const;

const STANDING = { free: 412, places: 600 } as const;
const STANDING_WIDTH = 476;

/** The plan of a small stand: what is sold, what is left of each quota, and a ticket just bought. */
export default function BlockPlan() {
	const text = textOf('scenes/block-plan');
	const t = translator('scenes/block-plan');
	const sold = Math.round((1 - STANDING.free / STANDING.places) * STANDING_WIDTH);
	return (
		<Stage width={560} height={470} label={text.name}>
			<g transform="translate(14 8)" fill="var(--paper-ink)">
				<Paper d="M0 0H532V408H0z" />
				<text x={28} y={48} {...type.headline} fontSize={30}>
					{text.title}
				</text>
				<Legend words={text.legend} />
				{BLOCKS.map((block, index) => (
					<SeatBlock
						key={block.x}
						{...block}
						name={text.blocks[index] ?? ''}
						quota={t('quota', { free: freeSeats(block.sold) })}
					/>
				))}
				<g transform="translate(28 262)">
					<path d={`M0 0H${STANDING_WIDTH}V44H0z`} fill="none" stroke="var(--card)" strokeWidth={2} />
					<path d={`M0 0H${sold}V44H0z`} fill="var(--card)" />
					<text x={14} y={30} {...type.headline} fontSize={20} fill="var(--on-bar)">
						{text.standing}
					</text>
					<text x={STANDING_WIDTH - 14} y={30} textAnchor="end" {...type.figure} fontSize={20}>
						{t('quota', { free: STANDING.free })}
					</text>
				</g>
				<path d="M28 330H504V408H28z" fill="var(--paper-shade)" />
				<path
					d="M28 331H504M266 331V408M206 408a60 48 0 0 1 120 0"
					fill="none"
					stroke="var(--paper-line)"
					strokeWidth={3}
				/>
				<text x={44} y={366} {...type.label} fontSize={18} fill="var(--paper-ink-soft)">
					{text.pitch.toUpperCase()}
				</text>
			</g>
			<Choice {...text.choice} />
		</Stage>
	);
}

function Legend({ words }: { readonly words: Texts['legend'] }) {
	return (
		<g fontSize={16}>
			<circle cx={364} cy={43} r={6} fill="none" stroke="var(--paper-ink-soft)" strokeWidth={2} />
			<circle cx={428} cy={43} r={7} fill="var(--card)" />
			<text x={376} y={48}>
				{words[0]}
			</text>
			<text x={441} y={48}>
				{words[1]}
			</text>
		</g>
	);
}

function Choice({ label, seat, price }: Texts['choice']) {
	return (
		<g transform="translate(218 378) rotate(-4)" fill="var(--on-flood)">
			<Paper d={ticketPath(326, 84, [230])} fill="var(--flood)" />
			<Perforation x={230} y={20} length={46} color="var(--on-flood)" />
			<text x={22} y={34} {...type.label} fontSize={16}>
				{label.toUpperCase()}
			</text>
			<text x={21} y={64} {...type.headline} fontSize={23}>
				{seat}
			</text>
			<text x={278} y={52} textAnchor="middle" {...type.figure} fontSize={24}>
				{price}
			</text>
		</g>
	);
}
