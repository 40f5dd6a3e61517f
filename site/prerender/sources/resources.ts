import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HEADER = '// Written by `npm run build` from the files in locales/de. Do not edit.\n';

/** Sentences of the functions, of the build and on papers: the site never loads them. */
const ELSEWHERE = /^(?:(?:mail|answer|contact-thanks|llms|offer)\.json|papers\/.*)$/;

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
	const { file, present, wanted } = compared(root);
	if (present !== wanted) writeFileSync(file, wanted);
}

function compared(root: string): { file: string; present: string; wanted: string } {
	const file = join(root, 'src/i18n/resources.d.ts');
	// The first run has none.
	const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
	return { file, present, wanted: resourceTypes(join(root, '../locales/de')) };
}

// A part of `npm run generate`; with `--check` it only compares.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const root = fileURLToPath(new URL('../..', import.meta.url));
	const { file, present, wanted } = compared(root);
	if (!process.argv.includes('--check')) writeResourceTypes(root);
	else if (present !== wanted) {
		console.error(`Out of date: ${file}.`);
		process.exit(1);
	}
}
