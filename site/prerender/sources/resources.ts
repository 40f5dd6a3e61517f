import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEADER = '// Written by `npm run generate` and `npm run build` from the files in locales/de. Do not edit.\n';

/** Sentences of the functions, of the build and in downloads: the site never loads them. */
const ELSEWHERE = /^(?:(?:mail|answer|contact-thanks|offer)\.json|papers\/.*)$/;

/** Namespaces of a language: file paths below its folder, without `.json`. */
function namespaces(localeDir: string): string[] {
	return readdirSync(localeDir, { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => file.endsWith('.json') && !ELSEWHERE.test(file))
		.map((file) => file.slice(0, -'.json'.length))
		.sort();
}

/** Path and text of the typed list of namespaces, so that a wrong key is a compile error.
 * @param root of the site */
export function resourceTypes(root: string): [file: string, text: string] {
	const names = namespaces(join(root, '../locales/de'));
	const rows = names.map((ns) => `\t'${ns}': typeof import('../../../locales/de/${ns}.json');`);
	const text = `${HEADER}export interface Resources {\n${rows.join('\n')}\n}\n\nexport type Namespace = keyof Resources;\n`;
	return [join(root, 'src/i18n/resources.d.ts'), text];
}

/** Brings the list up to date; leaves an equal file alone. */
export function writeResourceTypes(root: string): void {
	const [file, text] = resourceTypes(root);
	if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
