import { LOGO_MARK } from '../../content/brand';
import { hexOf } from '../../content/palette';
import type { Role } from '../../routes';
import { Display, Housing, Key } from '../../scenes/parts/Device';
import { NfcWaves } from '../../scenes/parts/NfcWaves';
import { cardPath, Paper, ticketPath } from '../../scenes/parts/Paper';
import { Perforation } from '../../scenes/parts/Perforation';

interface Props {
	readonly slug: Role;
	readonly className: string | undefined;
}

const motifs = { ticketing: Tickets, payments: Terminal, partners: Pennants } satisfies Record<Role, () => unknown>;

/** The picture on a pass: what the role looks after. Decoration, since the role stands below. */
export function Motif({ slug, className }: Props) {
	const Drawing = motifs[slug];
	return (
		<svg viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
			<Drawing />
		</svg>
	);
}

function Tickets() {
	return (
		<>
			<path d="M0 0h240v200H0z" fill="var(--card)" />
			<g transform="translate(92 196) rotate(-62)">
				<Paper d={ticketPath(200, 88, [142], 8)} fill="var(--paper-shade)" />
			</g>
			<g transform="translate(58 190) rotate(-80)">
				<Paper d={ticketPath(200, 88, [142], 8)} />
				<path d="M150 0h46l4 4v80l-4 4h-46a8 8 0 0 0-8-8V8a8 8 0 0 0 8-8z" fill="var(--flood)" />
				<Perforation x={142} y={16} length={60} color="var(--paper-ink-soft)" />
				<path d={LOGO_MARK} fill="var(--card)" transform="translate(16 12) scale(.32)" />
				<path d="M20 58h92M20 72h60" stroke="var(--paper-line)" strokeWidth={6} strokeLinecap="round" />
				<path d="M158 20v50M164 20v50M172 20v50M177 20v50M186 20v50" stroke="var(--on-flood)" strokeWidth={3} />
			</g>
		</>
	);
}

function Terminal() {
	return (
		<>
			<path d="M0 0h240v200H0z" fill={hexOf('sky')} />
			<g transform="translate(66 22) rotate(6)">
				<Housing x={0} y={0} width={112} height={210} radius={16} />
				<Display x={14} y={16} width={84} height={58} />
				<path d="m40 46 12 13 22-25" fill="none" stroke="var(--object-success)" strokeWidth={8} strokeLinecap="round" />
				{[0, 1, 2].map((row) =>
					[0, 1, 2].map((column) => (
						<Key key={`${row}${column}`} x={16 + column * 28} y={90 + row * 24} width={23} height={18} radius={5} />
					)),
				)}
			</g>
			<g transform="translate(98 116) rotate(-14)">
				<Paper d={cardPath(132, 83, 8)} fill="var(--card)" />
				<path d="M0 18h132v16H0z" fill="var(--card-deep)" />
				<NfcWaves x={100} y={58} size={22} />
			</g>
		</>
	);
}

/** Pennants on two lines, each a triangle that hangs from the rope. */
function Pennants() {
	return (
		<>
			<path d="M0 0h240v200H0z" fill="var(--paper-ink)" />
			<Rope y={34} colours={['--paper', '--flood', '--card', '--paper', '--flood']} />
			<Rope y={112} colours={['--flood', '--card', '--paper', '--flood', '--paper']} />
		</>
	);
}

function Rope({ y, colours }: { y: number; colours: readonly string[] }) {
	return (
		<g transform={`translate(0 ${y})`}>
			{colours.map((colour, index) => {
				// The rope sags by 24 units in its middle.
				const sag = (x: number) => Math.round(24 - ((x - 120) / 120) ** 2 * 24);
				const left = 8 + index * 46;
				return (
					<path
						key={left}
						d={`M${left} ${sag(left)}L${left + 40} ${sag(left + 40)}L${left + 20} ${sag(left + 20) + 62}z`}
						fill={`var(${colour})`}
					/>
				);
			})}
			<path d="M-4-2Q120 50 244-2" fill="none" stroke="var(--on-bar-soft)" strokeWidth={4} />
		</g>
	);
}
