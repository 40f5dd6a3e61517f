import { LOGO_MARK } from '../../content/brand';
import { Paper, ticketPath } from '../../scenes/parts/Paper';
import { Perforation } from '../../scenes/parts/Perforation';

/** A ticket with the gate's stamp on it: confirmed. Decoration, since the page says the same. */
export function ValidTicket() {
	return (
		<svg viewBox="0 0 560 380" aria-hidden="true">
			<g transform="translate(26 128) rotate(-8)">
				<Paper d={ticketPath(500, 214, [372], 14)} />
				<path d="M386 0h110l4 4v206l-4 4H386a14 14 0 0 0-14-14V14a14 14 0 0 0 14-14z" fill="var(--flood)" />
				<Perforation x={372} y={24} length={170} color="var(--paper-ink-soft)" />
				<path d={LOGO_MARK} fill="var(--card)" transform="translate(34 30) scale(.62)" />
				<path d="M40 128h190M40 158h236M40 184h120" stroke="var(--paper-line)" strokeWidth={9} strokeLinecap="round" />
				<path
					d="M418 44v126M432 44v126M440 44v126M456 44v126M468 44v126M474 44v126"
					stroke="var(--on-flood)"
					strokeWidth={4}
				/>
				<g transform="translate(262 102) rotate(14)" fill="none" stroke="var(--object-success)">
					<circle r={82} strokeWidth={9} />
					<circle r={66} strokeWidth={3} />
					<path d="m-34 2 24 26 46-52" strokeWidth={15} strokeLinecap="round" strokeLinejoin="round" />
				</g>
			</g>
		</svg>
	);
}
