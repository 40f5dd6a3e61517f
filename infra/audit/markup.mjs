/**
 * The Nu HTML checker over every built page.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pageFile } from './dist.mjs';

/** What the checker calls an error and is none, each with the reason. */
const ANSWERED = [
	{
		pattern: /^CSS: “(animation-timeline|animation-range|view-timeline|container-type)”: Property .* doesn't exist/,
		reason: 'newer than the checker’s style rules; browsers without it leave the decoration out',
	},
	{ pattern: /^CSS: Unrecognized at-rule “@container”/, reason: 'newer than the checker’s style rules' },
	{
		pattern: /^CSS: “(mask|background)”: Too many values or values are not recognized/,
		reason: 'several layers with calc(), valid by CSS Masking 1 and Backgrounds 3; the checker reads one layer',
	},
];

const SERVED_FOR_UNKNOWN = '404.html';

/** @param {object} context of the run
 * @returns {{ notRun: string } | { errors: number, messages: { file: string, type: string, message: string, extract: string, count: number, answer?: string }[] }} */
export function measureMarkup(context) {
	if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return { notRun: 'Java missing' };
	const jar = createRequire(import.meta.url)('vnu-jar');
	const files = [...context.pages.map(({ path }) => pageFile(path)), SERVED_FOR_UNKNOWN].map((file) =>
		join(context.dist, file),
	);
	const run = spawnSync('java', ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files], {
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	});
	if (run.status !== 0) throw new Error(`The Nu HTML checker failed: ${run.stderr}`);
	const messages = grouped(JSON.parse(run.stdout).messages);
	const errors = messages
		.filter(({ type, answer }) => type === 'error' && !answer)
		.reduce((sum, { count }) => sum + count, 0);
	for (const { message, file, count, answer } of messages) if (!answer) context.log(`${count} × ${message} (${file})`);
	context.log(`${errors} errors`);
	return { errors, messages };
}

/** The same message on many pages is one row.
 * @param {readonly { type: string, subType?: string, message: string, url: string, extract?: string }[]} messages */
export function grouped(messages) {
	const rows = new Map();
	for (const { type, subType, message, url, extract = '' } of messages) {
		const key = `${type} ${message}`;
		const answer = ANSWERED.find(({ pattern }) => pattern.test(message))?.reason;
		const row = rows.get(key) ?? {
			type: subType ?? type,
			message,
			extract: extract.slice(0, 200),
			file: url,
			count: 0,
			answer,
		};
		row.count++;
		rows.set(key, row);
	}
	return [...rows.values()].sort((a, b) => b.count - a.count);
}
