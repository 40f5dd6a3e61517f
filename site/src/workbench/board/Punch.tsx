import css from './Sheet.module.css';

/** Where a sheet is punched, in millimetres from its left edge: two holes 80 mm apart, and the mark of its middle. */
export function Punch() {
	return (
		<svg viewBox="0 0 16 90" aria-hidden="true" className={css.punch}>
			<path d="M8 45h4" />
			<circle cx={12} cy={5} r={2.75} />
			<circle cx={12} cy={85} r={2.75} />
			<path d="M-7 5h19M-7 85h19" className={css.rings} />
		</svg>
	);
}
