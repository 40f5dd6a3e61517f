import { textOf } from '../i18n/i18n';
import { NfcWaves } from './parts/NfcWaves';
import { cardPath, Paper, stripPath, ticketPath } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { QrCode } from './parts/QrCode';
import { Scene } from './parts/Scene';
import { ThermalLine } from './parts/ThermalLine';
import { type } from './parts/type';

type Texts = ReturnType<typeof textOf<'scenes/hero-objects'>>;

/** Left edges of the ticket's three fields, as wide as their values need. */
const FIELDS = [30, 142, 300] as const;

/** Everything that passes through hands on a match day, lying on one table. */
export function HeroObjects() {
	const text = textOf('scenes/hero-objects');
	return (
		<Scene width={680} height={600} label={text.name}>
			<Pass {...text.pass} />
			<Receipt {...text.receipt} />
			<Ticket {...text.ticket} />
			<Terminal {...text.terminal} />
		</Scene>
	);
}

function Pass({ label, club }: Texts['pass']) {
	return (
		<g transform="translate(80 76) rotate(-8)">
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

function Ticket({ label, event, date, fields }: Texts['ticket']) {
	return (
		<g transform="translate(14 222) rotate(-6)" fill="var(--paper-ink)">
			<Paper d={ticketPath(630, 220, [446])} />
			<path d="M457 0H626l4 4V216l-4 4H457a11 11 0 0 0-11-11V11a11 11 0 0 0 11-11z" fill="var(--flood)" />
			<Perforation x={446} y={20} length={184} color="var(--paper-ink)" />
			<text x={30} y={42} {...type.label} fontSize={20} fill="var(--paper-ink-soft)">
				{label.toUpperCase()}
			</text>
			<g {...type.headline}>
				<text x={28} y={95} fontSize={60}>
					{event}
				</text>
				<text x={30} y={131} fontSize={31}>
					{date}
				</text>
			</g>
			{fields.map((field, index) => (
				<g key={field.label} transform={`translate(${FIELDS[index]} 0)`}>
					<text y={167} {...type.label} fontSize={20} fill="var(--paper-ink-soft)">
						{field.label.toUpperCase()}
					</text>
					<text y={198} {...type.figure} fontSize={31}>
						{field.value}
					</text>
				</g>
			))}
			<QrCode code="site" x={472} y={24} size={134} />
		</g>
	);
}

function Receipt({ place, items, total, note }: Texts['receipt']) {
	return (
		<g transform="translate(44 378) rotate(-2)" fill="var(--paper-ink)">
			<Paper d={stripPath(296, 212)} />
			<g {...type.thermal} fontSize={20}>
				<text x={148} y={88} textAnchor="middle" fontWeight={700}>
					{place}
				</text>
				{items.map((item, index) => (
					<ThermalLine key={item.text} y={116 + index * 24} left={20} right={276} {...item} />
				))}
				<path d="M20 151H276" stroke="var(--paper-ink)" strokeWidth={2} strokeDasharray="5 4" />
				<ThermalLine y={176} left={20} right={276} size={23} weight={700} {...total} />
				<text x={20} y={199} fontSize={17}>
					{note}
				</text>
			</g>
		</g>
	);
}

function Terminal({ label, amount, state }: Texts['terminal']) {
	return (
		<g transform="translate(446 349) rotate(5)" textAnchor="middle" fill="var(--paper-ink)">
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
