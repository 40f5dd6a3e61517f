import type { ReactNode } from 'react';
import { type CardsInput, groundOf } from './model';
import { PassBack } from './pieces/PassBack';
import { PassFront } from './pieces/PassFront';
import type { PieceProps } from './pieces/piece';
import { SampleReceipt } from './pieces/SampleReceipt';
import { SampleTicket } from './pieces/SampleTicket';
import { shadeOf } from './pieces/type';
import { narrowReceipt, wideReceipt } from './receipts';
import { rolls, type Size, seasonPass, ticket } from './sizes';

/** What lies on the mat, in the order in which it is printed. */
const pieceIds = ['front', 'back', 'ticket', 'narrow', 'wide'] as const;
export type PieceId = (typeof pieceIds)[number];

/** Something that a printer makes. */
export interface Piece extends Size {
	readonly id: PieceId;
	/** Content of an SVG whose unit is a millimetre. */
	readonly drawing: ReactNode;
}

/** Id of the element that shows a piece. */
export function elementId(id: PieceId): string {
	return `karte-${id}`;
}

/** All pieces, with what the visitor put on them. */
export function piecesOf(input: CardsInput, crest: string | undefined): readonly Piece[] {
	const props: PieceProps = { input, ground: { ...groundOf(input), shade: shadeOf(input.ink) }, crest };
	const [narrow, wide] = [narrowReceipt(input), wideReceipt(input)];
	return [
		{ id: 'front', ...sizeOf(seasonPass), drawing: <PassFront {...props} /> },
		{ id: 'back', ...sizeOf(seasonPass), drawing: <PassBack {...props} /> },
		{ id: 'ticket', ...sizeOf(ticket), drawing: <SampleTicket {...props} /> },
		{ id: 'narrow', ...on(rolls.narrow, narrow), drawing: <SampleReceipt roll={rolls.narrow} {...narrow} /> },
		{ id: 'wide', ...on(rolls.wide, wide), drawing: <SampleReceipt roll={rolls.wide} {...wide} /> },
	];
}

function sizeOf({ width, height }: Size): Size {
	return { width, height };
}

function on({ width }: Pick<Size, 'width'>, { height }: Pick<Size, 'height'>): Size {
	return { width, height };
}
