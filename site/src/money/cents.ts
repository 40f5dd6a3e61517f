/** Basis points of the whole: 100 are one per cent. */
export const BASIS_POINTS = 10_000;

/**
 * `amount · numerator / denominator`, rounded half up to a whole number. Exact, however large the product is, as long as the result is
 * below 2⁵³.
 *
 * @param amount whole, from 0 on, as is the numerator
 * @param denominator whole, from 1 on
 */
export function scaled(amount: number, numerator: number, denominator: number): number {
	const product = BigInt(amount) * BigInt(numerator);
	const whole = BigInt(denominator);
	return Number((2n * product + whole) / (2n * whole));
}

/** The net amount in a gross one, both in cents. What is left is the value added tax, so that both add up. */
export function netCents(grossCents: number, vatPercent: number): number {
	return scaled(grossCents, 100, 100 + vatPercent);
}

/**
 * Divides a whole number into whole parts that add up to it (largest remainder, ties to the earlier part).
 *
 * @param weights whole, from 0 on; when all are 0 the parts are equal
 */
export function apportioned(total: number, weights: readonly number[]): readonly number[] {
	if (!weights.some((weight) => weight > 0)) {
		return weights.length === 0 ? [] : apportioned(total, Array(weights.length).fill(1));
	}
	const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
	const products = weights.map((weight) => BigInt(total) * BigInt(weight));
	const parts = products.map((product) => Number(product / sum));
	const missing = total - parts.reduce((all, part) => all + part, 0);
	const byRemainder = products
		.map((product, index) => ({ index, remainder: product % sum }))
		.sort((one, other) => (one.remainder === other.remainder ? 0 : one.remainder > other.remainder ? -1 : 1));
	for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
	return parts;
}
