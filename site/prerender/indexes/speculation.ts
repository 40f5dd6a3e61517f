import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from '../pages/bundle.ts';

/**
 * What browsers that know speculation rules fetch ahead: the page behind a link on which the pointer rests (`moderate`).
 * It makes a plain link quick before React is there; nothing is fetched unasked while nobody points at anything.
 */
const RULES = {
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: '/*' },
					{ not: { href_matches: ['/api/*', '/brand/*'] } },
					{ not: { selector_matches: '[download], [target="_blank"]' } },
				],
			},
			eagerness: 'moderate',
		},
	],
};

const text = JSON.stringify(RULES);

/** Address of the rules, with their hash. `template.yaml` names it in the header `Speculation-Rules` of pages. */
const speculationRules = `/assets/${contentHash(text)}.speculationrules`;

/** Writes the rules into the built site. */
export function writeSpeculationRules(dist: string): void {
	const file = join(dist, speculationRules);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}
