/**
 * How long test files take.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** How many of the slowest files are told. */
const TOLD = 10;

/** @typedef {{ file: string, seconds: number }} Duration */

/** @type {Duration[]} */
const recorded = [];

/** Notes durations for the end of `npm test`. @param {readonly Duration[]} files */
export function record(files) {
	recorded.push(...files);
}

/** Notes what a reporter wrote, if it came to that. @param {string} path of its file, which is removed */
export function recordFrom(path) {
	if (!existsSync(path)) return;
	const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
	record(lines.map((line) => JSON.parse(line)));
	rmSync(path);
}

/** The ten slowest of these files, the slowest first; empty without files.
 * @param {readonly Duration[]} [files] all that are recorded, unless others are given @returns {string} */
export function slowest(files = recorded) {
	if (files.length === 0) return '';
	const rows = files
		.toSorted((a, b) => b.seconds - a.seconds)
		.slice(0, TOLD)
		.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
	return ['Slowest test files:', ...rows].join('\n');
}
