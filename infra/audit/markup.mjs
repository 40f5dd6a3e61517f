/**
 * The Nu HTML checker over every built page.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pageFile } from './dist.mjs';

/** Errors that the checker reports wrongly: properties and at-rules that are newer than its style rules, which
 * browsers without them leave out; layers with calc(), valid by CSS Masking 1 and Backgrounds 3; and SVG's attributes of
 * the font, which it knows from SVG 1.1 alone. */
const ANSWERED = [
	'CSS: “(animation-timeline|animation-range|view-timeline|container-type)”: Property .* doesn.t exist.*',
	'CSS: Unrecognized at-rule “@container”.*',
	'CSS: “(mask|background)”: Too many values or values are not recognized.*',
	'CSS: “mask”: .*calc.* is not a “mask” value.*',
	'Bad value “[0-9]+%?” for attribute “font-(stretch|weight)” on element “(svg|g|text)”.*',
];
const OPTIONS = ['--errors-only', '--stdout', '--exit-zero-always', '--filterpattern', ANSWERED.join('|')];

/** One row; none without Java. @param {import('./measure.mjs').Context} context of the run @throws when the checker doesn't run */
export async function* measure({ dist, pages }) {
	if (spawnSync('java', ['-version']).status !== 0) return console.log('  left out: Java is missing');
	const files = [...pages.map(({ path }) => pageFile(path)), '404.html'].map((file) => join(dist, file));
	const args = ['-jar', createRequire(import.meta.url)('vnu-jar'), ...OPTIONS, ...files];
	const { status, stdout, stderr } = spawnSync('java', args, { encoding: 'utf8' });
	if (status !== 0) throw new Error(`The Nu HTML checker failed: ${stderr}`);
	const errors = stdout.split('\n').filter(Boolean);
	yield { where: `${files.length} files`, markup: errors.length, errors };
}
