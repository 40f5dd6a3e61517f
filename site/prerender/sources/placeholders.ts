import { brand } from '../../src/content/brand.ts';
import { operator } from '../../src/content/operator.ts';

/** The files that hold facts with a mark on those that still wait for the customer's answer. */
const FILES = { 'content/brand.ts': brand, 'content/operator.ts': operator };

/** What still waits for the customer's answer, by file and name. */
export function placeholders(): string[] {
	return Object.entries(FILES).flatMap(([file, facts]) =>
		Object.entries(facts)
			.filter(([, fact]) => typeof fact === 'object' && fact.placeholder)
			.map(([name]) => `${file}: ${name}`),
	);
}

/** Ends a production build (`SITE_STAGE=production`) that still has placeholders, and lists them. */
export function refusePlaceholders(): void {
	const open = placeholders();
	if (process.env.SITE_STAGE !== 'production' || open.length === 0) return;
	throw new Error(
		`Fill in these placeholders before a production build:\n${open.map((row) => `  - ${row}`).join('\n')}`,
	);
}
