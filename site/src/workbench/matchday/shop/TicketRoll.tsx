import css from './Shop.module.css';

/** Radii of the drawing: the hole, the cardboard core, the last layer of a full roll, and that between two layers that are drawn. */
const HOLE = 9;
const CORE = 17;
const FULL = 46;
const LAYER = 3.5;

/** A roll as thick as what is left of it: as on a real one, the area of the paper is in proportion to its length. */
export function TicketRoll({ left, quota }: { readonly left: number; readonly quota: number }) {
	const radius = Math.sqrt(CORE ** 2 + (FULL ** 2 - CORE ** 2) * Math.min(1, left / quota));
	const layers = Array.from(
		{ length: Math.floor((radius - CORE) / LAYER) },
		(_, index) => radius - LAYER * (index + 1),
	);
	return (
		<svg viewBox="0 0 100 100" aria-hidden="true" className={css.roll}>
			<g fill="none" stroke="var(--paper-ink-soft)">
				<circle cx={50} cy={50} r={FULL + 2} strokeDasharray="0.1 4" strokeLinecap="round" strokeWidth={1.5} />
				{left > 0 && <circle cx={50} cy={50} r={radius} fill="var(--paper)" strokeWidth={1.5} />}
			</g>
			<g fill="none" stroke="var(--paper-line)">
				{layers.map((layer) => (
					<circle key={layer} cx={50} cy={50} r={layer} strokeWidth={1} />
				))}
			</g>
			{/* Cardboard, which no token knows: nothing else on the site is made of it. */}
			<circle cx={50} cy={50} r={(CORE + HOLE) / 2} strokeWidth={CORE - HOLE} fill="none" stroke="#b08d57" />
			<circle cx={50} cy={50} r={HOLE} fill="var(--device)" />
		</svg>
	);
}
