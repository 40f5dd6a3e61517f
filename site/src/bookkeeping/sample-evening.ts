/** What the papers of the sample evening come to, amounts in cents. */
export interface SampleEvening {
	/** Lines of its table, without the head. */
	readonly lines: number;
	readonly gross: number;
	/** What the drawer lacks in the end. */
	readonly missing: number;
}

declare const __SAMPLE_EVENING__: SampleEvening;

/** The build reckons it from what the papers are made of (`prerender/papers/evening.ts`): the evening itself is a large module. */
export const sampleEvening: SampleEvening = __SAMPLE_EVENING__;
