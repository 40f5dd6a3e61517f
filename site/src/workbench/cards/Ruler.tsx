import css from './Mat.module.css';

/** Height of a ruler, in millimetres. */
const HEIGHT = 6;
/** Centimetres from number to number. */
const LABELLED = 5;

/** A ruler along an edge of the mat, as long as anything on it can be. */
export function Ruler({ centimetres, down = false }: { readonly centimetres: number; readonly down?: boolean }) {
	const length = centimetres * 10 + 5;
	const numbers = Array.from({ length: Math.floor(centimetres / LABELLED) + 1 }, (_, index) => index * LABELLED);
	return (
		<svg
			viewBox={down ? `0 -2 ${HEIGHT} ${length}` : `-2 0 ${length} ${HEIGHT}`}
			className={down ? css.down : css.along}
			aria-hidden="true"
		>
			{numbers.map((number) => (
				<text key={number} x={down ? 2.4 : number * 10} y={down ? number * 10 + 1 : 3.4}>
					{number}
				</text>
			))}
		</svg>
	);
}
