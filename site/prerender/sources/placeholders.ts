import { stageConfig } from '../../../infra/deploy/samconfig.mjs';
import { brand } from '../../src/content/brand.ts';
import { factsIn } from '../../src/content/fact.ts';
import { offer } from '../../src/content/offer.ts';
import { operator } from '../../src/content/operator.ts';

/** The files that hold facts with a mark on those that still wait for the customer's answer. */
const FILES = { 'content/brand.ts': brand, 'content/operator.ts': operator, 'content/offer.ts': offer };

/** Top-level domains that nobody can own (RFC 2606). */
const RESERVED = /[@.](example|test|invalid|localhost)$|[@.]example\.(com|net|org)$/;

/** Placeholders for the customer's answers: the facts of the site, and the parameters of production. */
interface Answers {
	readonly files?: Readonly<Record<string, object>>;
	readonly parameters?: Readonly<Record<string, string>>;
}

/** What still waits for the customer's answer, by file and name: placeholders, what we assumed, and addresses that nobody can own. */
export function placeholders({
	files = FILES,
	parameters = stageConfig('production').parameters,
}: Answers = {}): string[] {
	const reserved = Object.entries(parameters).filter(([, text]) => RESERVED.test(text));
	const missing = ['DomainName', 'CertificateArn'].filter((name) => !parameters[name]);
	return [
		...Object.entries(files).flatMap(([file, facts]) => waiting(facts).map((name) => `site/src/${file}: ${name}`)),
		...reserved.map(([name, text]) => `samconfig.toml: ${name}=${text}`),
		...missing.map((name) => `samconfig.toml: ${name} is not set`),
	];
}

function waiting(facts: object): string[] {
	return Object.entries(facts).flatMap(([name, fact]) => {
		if (typeof fact !== 'object') return [];
		if ('placeholder' in fact) return fact.placeholder ? [name] : [];
		return factsIn({ [name]: fact }).flatMap(([path, { status }]) => (status === 'assumed' ? [path] : []));
	});
}

/** Ends a production build (`SITE_STAGE=production`) that still has placeholders, and lists them. */
export function refusePlaceholders(answers?: Answers): void {
	const open = placeholders(answers);
	if (process.env.SITE_STAGE !== 'production' || open.length === 0) return;
	throw new Error(
		`Fill in these placeholders before a production build:\n${open.map((row) => `  - ${row}`).join('\n')}`,
	);
}
