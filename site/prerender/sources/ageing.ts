/** What was so on a day and may change without a change here: nobody's test fails when it does. */
interface AgeingFact {
	readonly what: string;
	/** Where it is written, from the root of the repository; the first is the place to begin. */
	readonly where: readonly string[];
	/** The day on which somebody last looked, e.g. '2026-11-20'. */
	readonly checked: string;
	/** The day from which `npm run facts` and the nightly job ask somebody to look again. */
	readonly again: string;
}

/** The day on which every sentence about law was checked: pages and downloads say it. */
export const LAW_CHECKED = '2026-11-25';

/** Every fact that ages. Offer and quotes have days of their own: `content/offer.ts`, `content/voices.ts`. */
export const ageingFacts: readonly AgeingFact[] = [
	{
		what: 'law on pages and downloads; tax rates and limits change with a year',
		where: ['locales/de/common.json', 'locales/de/papers/frame.json', 'locales/de/papers/'],
		checked: LAW_CHECKED,
		again: '2027-01-15',
	},
	{
		what: 'privacy page, terms, imprint, accessibility statement',
		where: ['locales/de/legal/'],
		checked: '2026-11-29',
		again: '2027-11-29',
	},
	{
		what: 'the day of the sample match, which lies in the future',
		where: ['site/src/workbench/matchday/clock.ts', 'site/src/workbench/cards/model.ts'],
		checked: '2026-11-28',
		again: '2027-04-01',
	},
	{
		what: 'times of paying, by the newest study of the Bundesbank',
		where: ['site/src/workbench/queue/payment-times.ts'],
		checked: '2026-11-25',
		again: '2027-11-25',
	},
	{
		what: 'prices of AWS, and its quotas',
		where: ['infra/COSTS.md', 'infra/template/parameters.test.mjs'],
		checked: '2026-11-20',
		again: '2027-05-20',
	},
	{
		what: 'the oldest browsers that get scripts and styles',
		where: ['site/prerender/browsers.ts'],
		checked: '2026-11-29',
		again: '2027-11-29',
	},
	{
		what: 'the oldest Node, and the one that is recommended: Node 22 ends in April 2027',
		where: ['package.json', 'README.md'],
		checked: '2026-11-25',
		again: '2027-05-01',
	},
	{
		what: 'the root authorities of Amazon',
		where: ['functions/leads/trust/amazon.pem'],
		checked: '2026-11-20',
		again: '2027-11-20',
	},
];

/** The facts that somebody should look at on a day, e.g. '2027-05-20'. */
export function dueFacts(day: string, of = ageingFacts): readonly AgeingFact[] {
	return of.filter(({ again }) => again <= day);
}
