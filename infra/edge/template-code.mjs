/**
 * Carries the CloudFront Functions into template.yaml, which has to hold their code inline.
 */

const INDENT = ' '.repeat(8);

/** The template with the code block after the mark of this file replaced.
 * A mark is the comment `# begin <path>`, its block ends at `# end <path>`.
 * @param {string} template text of template.yaml
 * @param {string} path of the function, as the mark names it
 * @param {string} code
 * @throws when the marks are missing */
export function withFunctionCode(template, path, code) {
	const begin = `# begin ${path}\n`;
	const start = template.indexOf(begin);
	const end = template.indexOf(`      # end ${path}\n`);
	if (start < 0 || end < start) throw new Error(`template.yaml lacks the marks "# begin ${path}" and "# end ${path}".`);
	const lines = code.trimEnd().split('\n');
	const block = lines.map((line) => (line === '' ? '' : INDENT + line)).join('\n');
	return `${template.slice(0, start + begin.length)}      FunctionCode: |\n${block}\n${template.slice(end)}`;
}
