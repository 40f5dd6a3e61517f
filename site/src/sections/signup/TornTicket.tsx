import { LOGO_MARK } from '../../content/brand';
import { Paper } from '../../scenes/parts/Paper';

/** The torn edge, from top to bottom: 8 uneven teeth. */
const TEAR = 'l7 13-9 14 8 12-7 15 9 12-8 14 8 13-6 12 6 15-8 14 7 13-5 13 6 14-8 14 8 13-4 13';

/** A ticket torn in two: unsubscribed. Decoration, since the page says the same. */
export default function TornTicket() {
	return (
		<svg viewBox="0 0 560 380" aria-hidden="true">
			<g transform="translate(14 132) rotate(-9)">
				<Paper d={`M4 0H300${TEAR}H4l-4-4V4z`} />
				<path d={LOGO_MARK} fill="var(--card)" transform="translate(34 30) scale(.62)" />
				<path d="M40 128h168M40 158h196M40 184h110" stroke="var(--paper-line)" strokeWidth={9} strokeLinecap="round" />
			</g>
			<g transform="translate(350 66) rotate(13)">
				<Paper d={`M0 0H150l4 4V210l-4 4H4${reversed(TEAR)}z`} fill="var(--flood)" />
				<path
					d="M50 44v126M64 44v126M72 44v126M88 44v126M100 44v126M106 44v126M120 44v126"
					stroke="var(--on-flood)"
					strokeWidth={4}
				/>
			</g>
		</svg>
	);
}

/** The same edge from bottom to top, for the other half. */
function reversed(path: string): string {
	const steps = [...path.matchAll(/(-?\d+)[ ]?(-?\d+)/g)].map(([, dx, dy]) => [Number(dx), Number(dy)] as const);
	return steps
		.reverse()
		.map(([dx, dy]) => `l${-dx} ${-dy}`)
		.join('');
}
