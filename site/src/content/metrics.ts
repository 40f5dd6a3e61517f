/** A key figure of the business. */
export interface Metric {
	/** As it is read, e.g. '120'. */
	readonly figure: string;
	readonly unit: string;
	/** One sentence that says what is counted. */
	readonly text: string;
	/** Who counted it. */
	readonly source: string;
	/** Day of the count, e.g. '2026-11-20'. */
	readonly date: string;
}

/** Key figures of the business; nobody has named one yet. */
export const metrics: readonly Metric[] = [];
