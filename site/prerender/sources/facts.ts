import { fileURLToPath } from 'node:url';
import { type Fact, factsIn } from '../../src/content/fact.ts';
import { offer } from '../../src/content/offer.ts';
import { formatEuro } from '../../src/money/amounts.ts';

/** Facts whose numbers are euro cents. */
const AMOUNTS = /^(prices|devicesFrom)\./;

/** What the list says of each state, in its order: the questions for the business come last. */
const TITLES = {
	known: 'Known',
	assumed: 'Assumed: to be confirmed before a production build',
	open: 'Open: questions for the business',
} as const;

/** The facts of the offer by what we know of them. */
export function factList(of: object = offer): string {
	const facts = factsIn(of);
	const groups = Object.entries(TITLES).flatMap(([status, title]) => {
		const lines = facts.flatMap(([path, fact]) => (fact.status === status ? [`  ${path}: ${line(path, fact)}`] : []));
		return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
	});
	return groups.join('\n\n');
}

function line(path: string, fact: Fact<unknown>): string {
	if (fact.status === 'open') return fact.question;
	const why = fact.status === 'known' ? `${fact.source}, ${fact.date}` : `from ${fact.readFrom}`;
	return `${shown(path, fact.value)} (${why})`;
}

function shown(path: string, value: unknown): string {
	if (value === null) return 'individual';
	if (typeof value === 'number' && AMOUNTS.test(path)) return formatEuro(value);
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(factList());
