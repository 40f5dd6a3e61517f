import { brand } from '../../src/content/brand.ts';
import { factsIn } from '../../src/content/fact.ts';
import { offer } from '../../src/content/offer.ts';
import { operator } from '../../src/content/operator.ts';

/** The files that hold facts with a mark on those that still wait for the customer's answer. */
const FILES = { 'content/brand.ts': brand, 'content/operator.ts': operator, 'content/offer.ts': offer };

type Files = Readonly<Record<string, object>>;

/** What still waits for the customer's answer, by file and name: placeholders, and what we assumed. */
export function placeholders(files: Files = FILES): string[] {
	return Object.entries(files).flatMap(([file, facts]) => waiting(facts).map((name) => `${file}: ${name}`));
}

function waiting(facts: object): string[] {
	return Object.entries(facts).flatMap(([name, fact]) => {
		if (typeof fact !== 'object') return [];
		if ('placeholder' in fact) return fact.placeholder ? [name] : [];
		return factsIn({ [name]: fact }).flatMap(([path, { status }]) => (status === 'assumed' ? [path] : []));
	});
}

/** Ends a production build (`SITE_STAGE=production`) that still has placeholders, and lists them. */
export function refusePlaceholders(files: Files = FILES): void {
	const open = placeholders(files);
	if (process.env.SITE_STAGE !== 'production' || open.length === 0) return;
	throw new Error(
		`Fill in these placeholders before a production build:\n${open.map((row) => `  - ${row}`).join('\n')}`,
	);
}
