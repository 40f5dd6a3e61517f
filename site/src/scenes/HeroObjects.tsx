import { textOf } from '../i18n/i18n';
import { NfcWaves } from './parts/NfcWaves';
import { cardPath, Paper } from './parts/Paper';
import { Stage } from './parts/Stage';
import { type } from './parts/type';

type Texts = ReturnType<typeof textOf<'scenes/hero-objects'>>;

/** What passes through a guest's hands on a match day. */
export function HeroObjects() {
	const text = textOf('scenes/hero-objects');
	return (
		<Stage width={460} height={640} label={text.name}>
			<Pass {...text.pass} />
			<Terminal {...text.terminal} />
		</Stage>
	);
}

function Pass({ label, club }: Texts['pass']) {
	return (
		<g transform="translate(8 84) rotate(-10)">
			<Paper d={cardPath(416, 262, 14)} fill="var(--card)" />
			<path d="M270 0h50L250 262h-50zM350 0h24L304 262h-24z" fill="var(--card-deep)" />
			<path d="M182 26h52" stroke="var(--ground)" strokeWidth={14} strokeLinecap="round" />
			<NfcWaves x={356} y={46} size={36} />
			<text x={30} y={70} {...type.label} fontSize={20} fill="var(--on-bar-soft)">
				{label.toUpperCase()}
			</text>
			<text x={29} y={112} {...type.headline} fontSize={38} fill="var(--on-bar)">
				{club}
			</text>
		</g>
	);
}

function Terminal({ label, amount, state }: Texts['terminal']) {
	return (
		<g transform="translate(140 290) rotate(5) scale(1.36)" textAnchor="middle" fill="var(--paper-ink)">
			<Paper d={cardPath(194, 224, 24)} fill="var(--device)" />
			<path d={cardPath(164, 142, 8)} fill="var(--screen)" transform="translate(15 16)" />
			<text x={97} y={42} {...type.label} fontSize={20}>
				{label.toUpperCase()}
			</text>
			<text x={97} y={83} {...type.figure} fontSize={44}>
				{amount}
			</text>
			<circle cx={97} cy={111} r={18} fill="var(--object-success)" />
			<path d="M89 111l6 6 11-12" fill="none" stroke="var(--on-bar)" strokeWidth={4} />
			<text x={97} y={149} {...type.headline} fontSize={20}>
				{state}
			</text>
			<g strokeWidth={16} strokeLinecap="round">
				<path d="M32 177h20M87 177h20M142 177h20M32 202h20M87 202h20" stroke="var(--device-key)" />
				<path d="M142 202h20" stroke="var(--object-success)" />
			</g>
		</g>
	);
}
