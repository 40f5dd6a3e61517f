/**
 * Writes the route table into the CloudFront Functions, and these into template.yaml.
 * A part of `npm run generate`; with `--check` it only compares and fails on a difference.
 * Runs under tsx, since the route table is TypeScript.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { requestTable, responseTable, withTable } from './routes.mjs';

const ROOT = new URL('../../', import.meta.url);

/** Of code in the template, which has to hold it inline. */
const INDENT = ' '.repeat(8);

/** A stack parameter in a function's code, and everything else that begins like one. */
const PARAMETER = /'\$\{[A-Z]\w+\}'/;
const LITERAL = /(?<!')\$\{/g;

/** Every generated file with the text that it should have.
 * @returns {Promise<{ path: string, current: string, wanted: string }[]>} */
export async function generatedFiles() {
	const { routes } = await import(new URL('site/src/routes.ts', ROOT).href);
	const request = await edgeFile('infra/edge/viewer-request.js', requestTable(routes));
	const response = await edgeFile('infra/edge/viewer-response.js', responseTable(routes));
	const template = await readFile(new URL('template.yaml', ROOT), 'utf8');
	const wanted = [request, response].reduce((text, file) => withFunctionCode(text, file.path, file.wanted), template);
	return [request, response, { path: 'template.yaml', current: template, wanted }];
}

async function edgeFile(path, table) {
	const current = await readFile(new URL(path, ROOT), 'utf8');
	return { path, current, wanted: withTable(current, table) };
}

/** The template with the code block after the mark of this file replaced.
 * A mark is the comment `# begin <path>`, its block ends at `# end <path>`.
 * @param {string} template text of template.yaml
 * @param {string} path of the function, as the mark names it
 * @param {string} code
 * @throws when the marks are missing */
function withFunctionCode(template, path, code) {
	const begin = `# begin ${path}\n`;
	const start = template.indexOf(begin);
	const end = template.indexOf(`      # end ${path}\n`);
	if (start < 0 || end < start) throw new Error(`template.yaml lacks the marks "# begin ${path}" and "# end ${path}".`);
	// CloudFront counts comments too, and they can be read where the code is written.
	const lines = code.split('\n').filter((line) => !/^\s*(\/\/.*)?$/.test(line));
	const block = lines.map((line) => INDENT + line).join('\n');
	const [kind, text] = PARAMETER.test(block) ? ['!Sub |', block.replace(LITERAL, '${!')] : ['|', block];
	return `${template.slice(0, start + begin.length)}      FunctionCode: ${kind}\n${text}\n${template.slice(end)}`;
}

async function main() {
	const stale = (await generatedFiles()).filter((file) => file.current !== file.wanted);
	if (process.argv.includes('--check')) {
		if (stale.length === 0) return;
		console.error(`Out of date: ${stale.map((file) => file.path).join(', ')}.`);
		process.exitCode = 1;
		return;
	}
	for (const file of stale) {
		await writeFile(new URL(file.path, ROOT), file.wanted);
		console.log(`Wrote ${file.path}`);
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
