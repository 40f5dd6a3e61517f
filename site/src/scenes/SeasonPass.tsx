import { textOf } from '../i18n/i18n';
import { NfcWaves } from './parts/NfcWaves';
import { cardPath, Paper } from './parts/Paper';
import { QrCode } from './parts/QrCode';
import { Scene } from './parts/Scene';
import { type } from './parts/type';

type Texts = ReturnType<typeof textOf<'scenes/season-pass'>>;

/** An ID-1 card, 85.6 × 54 mm, at 4.2 units a millimetre. */
const CARD = cardPath(360, 227, 13);

/** The hole for the lanyard; one sees the table through it, in the card's shadow. */
const HOLE = (
	<g strokeWidth={13} strokeLinecap="round">
		<path d="M158 23h44" stroke="var(--ground)" />
		<path d="M158 23h44" stroke="var(--shadow)" />
	</g>
);

/** Lies on the table, so that both cards cover it where it passes. */
const LANYARD = 'M191 34C240 2 400-2 476 40S556 170 530 300 330 500 160 480 30 350 130 270';

/** Both sides of one season pass, and the lanyard that it hangs from. */
export function SeasonPass() {
	const text = textOf('scenes/season-pass');
	return (
		<Scene width={560} height={500} label={text.label}>
			<g fill="none" strokeWidth={14}>
				<path d={LANYARD} stroke="var(--shadow)" transform="translate(2 5)" />
				<path d={LANYARD} stroke="var(--flood)" />
			</g>
			<Front {...text.front} />
			<Back {...text.back} />
		</Scene>
	);
}

function Front({ label, club, holder, category }: Texts['front']) {
	return (
		<g transform="translate(14 72) rotate(-5)" fill="var(--on-bar)">
			<Paper d={CARD} fill="var(--card)" />
			<path d="M236 0h44L222 227h-44zM304 0h20L266 227h-20z" fill="var(--card-deep)" />
			{HOLE}
			<path d="M170-42h20v71h-20z" fill="var(--device)" />
			<circle cx={180} cy={-12} r={6} fill="var(--device-key)" />
			<NfcWaves x={306} y={44} size={32} />
			<text x={24} y={66} {...type.label} fontSize={17} fill="var(--on-bar-soft)">
				{label.toUpperCase()}
			</text>
			<text x={23} y={104} {...type.headline} fontSize={33}>
				{club}
			</text>
			<text x={24} y={170} {...type.headline} fontSize={26}>
				{holder}
			</text>
			<text x={24} y={195} fontSize={16}>
				{category}
			</text>
		</g>
	);
}

function Back({ state, validity, until, number, numberValue }: Texts['back']) {
	return (
		<g transform="translate(194 238) rotate(4)" fill="var(--paper-ink)">
			<Paper d={CARD} />
			{HOLE}
			<QrCode code="site" x={26} y={56} size={144} />
			<circle cx={206} cy={66} r={8} fill="var(--object-success)" />
			<text x={222} y={75} {...type.headline} fontSize={26} fill="var(--object-success)">
				{state}
			</text>
			<g {...type.label} fontSize={16} fill="var(--paper-ink-soft)">
				<text x={198} y={110}>
					{validity.toUpperCase()}
				</text>
				<text x={198} y={168}>
					{number.toUpperCase()}
				</text>
			</g>
			<g {...type.figure} fontSize={25}>
				<text x={198} y={136}>
					{until}
				</text>
				<text x={198} y={194}>
					{numberValue}
				</text>
			</g>
		</g>
	);
}
