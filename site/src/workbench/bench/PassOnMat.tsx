import { textOf } from '../../i18n/i18n';
import { Line } from '../../scenes/parts/Line';
import { cardPath, Paper } from '../../scenes/parts/Paper';
import { Stage } from '../../scenes/parts/Stage';
import type { Stock } from './stock';

/** A club's name never gets wider than its card: so wide is a letter, in parts of the type's size. */
const LETTER = 0.5;

/** A cutting mat, a centimetre a square, on which a season pass lies. */
export function PassOnMat({ stock: { cards } }: { stock: Stock }) {
	const text = textOf('tools/index').drawings;
	return (
		<Stage width={420} height={300} label="">
			<Paper d={cardPath(412, 286, 10)} fill="var(--card)" />
			<path
				d="M32 24V272M72 24V272M112 24V272M152 24V272M192 24V272M232 24V272M272 24V272M312 24V272M352 24V272M392 24V272M20 32H400M20 72H400M20 112H400M20 152H400M20 192H400M20 232H400M20 272H400"
				stroke="var(--deep-line)"
			/>
			<g transform="translate(58 82) rotate(-7)">
				<Paper d={cardPath(286, 180, 13)} fill={cards.printed} />
				<g fill={cards.text}>
					<path d="M118 14h50a6 6 0 0 1 0 12h-50a6 6 0 0 1 0-12z" fill="var(--card)" />
					<Line x={20} y={110} size={20} voice="tag">
						{`${text.pass} ${cards.season}`}
					</Line>
					<Line x={20} y={144} size={Math.min(32, 250 / (cards.club.length * LETTER))} voice="headline">
						{cards.club}
					</Line>
					<path
						d="M232 66a22 22 0 0 0 0-32M243 74a34 34 0 0 0 0-48M254 82a46 46 0 0 0 0-64"
						fill="none"
						stroke={cards.text}
						strokeWidth={5}
						strokeLinecap="round"
					/>
				</g>
			</g>
		</Stage>
	);
}
