import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Server = typeof import('../../src/entry-server');
type Page = Server['pages'][number];

/** Top folders of pages in the order of the list; what lies in none of them comes first. */
const FOLDERS = ['solutions', 'devices', 'tools', 'ecosystem', 'company', 'legal'] as const;

/** Headings and words of the files for machines: `locales/de/llms.json`. */
export type MachineTexts = typeof import('../../../locales/de/llms.json');

/** The words of a language. */
export function machineTexts(root: string): MachineTexts {
	return JSON.parse(readFileSync(join(root, '../locales/de/llms.json'), 'utf8'));
}

/** llms.txt (llmstxt.org): what the site is, and which page answers what, in the descriptions that pages have themselves. */
export function llmsTxt({ pages, brand, ORIGIN, textOf }: Server, words: MachineTexts, prices: string): string {
	const common = textOf('common');
	const names: Readonly<Record<string, string>> = common.pages;
	const description = ({ ns }: Page) => (textOf(ns[0]) as { meta: { description: string } }).meta.description;
	const line = (page: Page) => `- [${names[page.path]}](${ORIGIN}${page.path}): ${description(page)}`;
	const listed = pages.filter((page) => page.robots === undefined);
	const folderOf = ({ path }: Page) => FOLDERS.find((folder) => path.startsWith(`/${folder}/`));
	const sections = [undefined, ...FOLDERS].map((folder) => {
		const own = listed.filter((page) => folderOf(page) === folder).map(line);
		const title = folder === undefined ? words.start : (names[`/${folder}/`] ?? words[folder as 'company' | 'legal']);
		return `## ${title}\n\n${own.join('\n')}`;
	});
	return `${[`# ${brand.name}`, `> ${common.slogan}`, `- [${words.prices}](${ORIGIN}${prices})`, ...sections].join('\n\n')}\n`;
}
