import { BASIS_POINTS, scaled } from './cents.ts';

/** What a transaction costs: a share of its amount, rounded half up to cents, and a fixed part. */
export interface Rate {
	/** 250 are 2.5 per cent. */
	readonly basisPoints: number;
	/** Euro cents, value added tax included. */
	readonly fixedCents: number;
}

/** The fee for one transaction of so many cents. */
export function feeCents(amountCents: number, { basisPoints, fixedCents }: Rate): number {
	return scaled(amountCents, basisPoints, BASIS_POINTS) + fixedCents;
}
