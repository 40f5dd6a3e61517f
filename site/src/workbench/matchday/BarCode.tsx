import css from './BarCode.module.css';
import { END, MARKS } from './clock';
import type { PrintedLine } from './roll';

/** Width of the drawing, in units; a bar is one wide. */
const WIDTH = 400;
/** Share of the width for all before the doors open: days with few events. */
const BEFORE = 0.14;

/** Where a moment stands on the bar code. */
function placeOf(moment: number): number {
	const [from, to, share, offset] =
		moment < MARKS.doors ? [MARKS.presale, MARKS.doors, BEFORE, 0] : [MARKS.doors, END, 1 - BEFORE, BEFORE];
	return Math.round(WIDTH * (offset + share * ((moment - from) / (to - from))));
}

/** The bars of an evening as paths to stroke: up for what was done, down for what was taken back. Moments that share a place share a bar. */
export function strokesOf(lines: readonly PrintedLine[]): { readonly up: string; readonly down: string } {
	const bars = (isBack: boolean, bar: string) => {
		const places = new Set(lines.filter((line) => line.isBack === isBack).map(({ at }) => placeOf(at)));
		return [...places].map((place) => `M${place} ${bar}`).join('');
	};
	return { up: bars(false, '4v28'), down: bars(true, '36v12') };
}

/** The evening as a bar code: a bar for each event, hanging down where something was taken back. Each touch leaves a mark. */
export function BarCode({ lines, now }: { readonly lines: readonly PrintedLine[]; readonly now?: number }) {
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
