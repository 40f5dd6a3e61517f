import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEADER = '// Written by `npm run build` from the files in locales/de. Do not edit.\n';

/** Sentences of the functions, of old browsers, of the build and on papers: the site never loads them. */
const ELSEWHERE = /^(?:(?:mail|answer|contact-thanks|llms|old-browser|offer)\.json|papers\/.*)$/;

/** Namespaces of a language: file paths below its folder, without `.json`. */
function namespaces(localeDir: string): string[] {
	return readdirSync(localeDir, { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => file.endsWith('.json') && !ELSEWHERE.test(file))
		.map((file) => file.slice(0, -'.json'.length))
		.sort();
}

/** The typed list of namespaces, so that a wrong key is a compile error. */
function resourceTypes(localeDir: string): string {
	const rows = namespaces(localeDir).map((ns) => `\t'${ns}': typeof import('../../../locales/de/${ns}.json');`);
	return `${HEADER}export interface Resources {\n${rows.join('\n')}\n}\n\nexport type Namespace = keyof Resources;\n`;
}

/** Brings `resources.d.ts` up to date; leaves an equal file alone. */
export function writeResourceTypes(root: string): void {
	const file = join(root, 'src/i18n/resources.d.ts');
	const localeDir = join(root, '../locales/de');
	const wanted = resourceTypes(localeDir);
	let present = '';
	try {
		present = readFileSync(file, 'utf8');
	} catch {
		// The first run has none.
	}
	if (present !== wanted) writeFileSync(file, wanted);
}
