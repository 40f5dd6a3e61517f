/**
 * The few figures that sum up a series of measurements.
 */

/** Middle value; of an even number the mean of the two in the middle.
 * @param {readonly number[]} values @returns {number} NaN without values */
export function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	if (sorted.length === 0) return Number.NaN;
	return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How much a measure grows from one row to the next, compared with the number of pages: 1 is linear.
 * @param {readonly { pages: number, seconds: number }[]} series in the order of their pages, at least three
 * @returns {number} seconds a page in the last step over those in the first */
export function growth(series) {
	const slopes = series.slice(1).map((point, index) => {
		const before = series[index];
		return (point.seconds - before.seconds) / (point.pages - before.pages);
	});
	return slopes.at(-1) / slopes[0];
}
