import { formatEuro } from '../../../../money/amounts';
import { radiusOf } from './order';
import css from './Pane.module.css';

/** Radii of the drawing: the hole, the cardboard core, the last layer of a full roll, and that between two layers that are drawn. */
const HOLE = 9;
const CORE = 17;
const FULL = 46;
const LAYER = 3.5;
/** So many pulled tickets have room for their price; of more, the ones behind fold up. */
const READABLE = 2;

interface Props {
	readonly left: number;
	readonly quota: number;
	readonly pulled: number;
	/** Cents. */
	readonly price: number;
}

/** A roll as thick as what is left of it, from which the pulled tickets hang: a chain with perforations. */
export function TicketRoll({ left, quota, pulled, price }: Props) {
	const radius = radiusOf(left, quota, CORE, FULL);
	const layers = Array.from(
		{ length: Math.floor((radius - CORE) / LAYER) },
		(_, index) => radius - LAYER * (index + 1),
	);
	return (
		<div className={css.roll}>
			<svg viewBox="0 0 100 100" aria-hidden="true">
				<g fill="none" stroke="var(--paper-ink-soft)">
					<circle cx={50} cy={50} r={FULL + 2} strokeDasharray="0.1 4" strokeLinecap="round" strokeWidth={1.5} />
					{left > 0 && <circle cx={50} cy={50} r={radius} fill="var(--paper)" strokeWidth={1.5} />}
				</g>
				<g fill="none" stroke="var(--paper-line)">
					{layers.map((layer) => (
						<circle key={layer} cx={50} cy={50} r={layer} strokeWidth={1} />
					))}
				</g>
				<circle cx={50} cy={50} r={(CORE + HOLE) / 2} strokeWidth={CORE - HOLE} data-core="" />
				<circle cx={50} cy={50} r={HOLE} fill="var(--device)" />
			</svg>
			{pulled > 0 && (
				<div key={pulled} aria-hidden="true">
					{Array.from({ length: pulled }, (_, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: tickets of a chain are alike, and it is drawn anew with each.
						<span key={index}>{(pulled <= READABLE || index === pulled - 1) && formatEuro(price)}</span>
					))}
				</div>
			)}
		</div>
	);
}
