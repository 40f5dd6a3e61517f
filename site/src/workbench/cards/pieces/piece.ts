import type { CardsInput, groundOf } from '../model';
import { seasonPass } from '../sizes';

/** What a drawing shows. */
export interface PieceProps {
	readonly input: CardsInput;
	/** The club's colour as it is printed; `shade` takes its ground further away from the text on it. */
	readonly ground: ReturnType<typeof groundOf> & { readonly shade: string };
	/** Address of the visitor's own crest. */
	readonly crest: string | undefined;
}

const { width, height, radius } = seasonPass;
/** Where the upper edge ends; without the crumbs of binary fractions. */
const right = Number((width - radius).toFixed(2));
const arc = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;

/** Outline of a card, in millimetres. */
export const CARD = `M${radius} 0H${right}${arc(radius, radius)}V${height - radius}${arc(-radius, radius)}H${radius}${arc(-radius, -radius)}V${radius}${arc(radius, -radius)}z`;
