import { fileURLToPath } from 'node:url';
import { type Fact, factsIn } from '../../src/content/fact.ts';
import { offer } from '../../src/content/offer.ts';
import { formatEuro } from '../../src/money/amounts.ts';
import { ageingFacts, dueFacts } from './ageing.ts';

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

/** The facts that age, with a mark at those to look at on a day. */
function ageingList(day: string): string {
	const due = dueFacts(day);
	const lines = ageingFacts.map((fact) => {
		const again = due.includes(fact) ? 'LOOK AGAIN' : `look again from ${fact.again}`;
		return `  ${fact.what} (checked ${fact.checked}, ${again}): ${fact.where.join(', ')}`;
	});
	return ['Facts that age', ...lines].join('\n');
}

/** A warning of GitHub's for each fact to look at on a day. */
function warnings(day: string): string {
	const lines = dueFacts(day).map(
		({ what, where, checked }) =>
			`::warning file=${where[0]}::Look again: ${what} (checked ${checked}). Then set its day in site/prerender/sources/ageing.ts.`,
	);
	return lines.length > 0 ? lines.join('\n') : 'No fact is to be looked at today.';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const today = new Date().toISOString().slice(0, 10);
	console.log(process.argv.includes('--due') ? warnings(today) : `${factList()}\n\n${ageingList(today)}`);
}
