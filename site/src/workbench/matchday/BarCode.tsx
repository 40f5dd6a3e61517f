import css from './BarCode.module.css';
import { placeOf, strokesOf, WIDTH } from './bars';
import type { Line } from './roll';

/** The evening as a bar code: a bar for each event, hanging down where something was taken back. Each touch leaves a mark. */
export function BarCode({ lines, now }: { readonly lines: readonly Line[]; readonly now?: number }) {
	const { up, down } = strokesOf(lines);
	return (
		<svg viewBox={`0 0 ${WIDTH + 4} 50`} preserveAspectRatio="none" aria-hidden="true" className={css.code}>
			<path d={`M0 34H${WIDTH + 4}`} className={css.ground} />
			<path d={up} className={css.up} />
			<path d={down} className={css.down} />
			{now !== undefined && <path d={`M${placeOf(now)} 0v50`} className={css.now} />}
		</svg>
	);
}
