import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../../infra/local/places.mjs';
import { SCRIPTS, STYLES } from './supported-browsers/known';
import { newerIn as newerInScript } from './supported-browsers/scripts';
import { newerIn as newerInStyle } from './supported-browsers/styles';

const DIST = join(ROOT, 'site/dist');

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });

/** Contents of the built files of a kind, and of the elements of the pages that hold the same, each once. */
function built(ending: string, element: RegExp): Map<string, string> {
	const found = new Map<string, string>();
	for (const file of files.filter((name) => name.endsWith(ending)))
		found.set(readFileSync(join(DIST, file), 'utf8'), file);
	for (const file of files.filter((name) => name.endsWith('.html'))) {
		const html = readFileSync(join(DIST, file), 'utf8');
		for (const [, content = ''] of html.matchAll(element)) if (!found.has(content)) found.set(content, file);
	}
	return found;
}

const scripts = built('.js', /<script data-scripts="[^"]*">(.*?)<\/script>/gs);
const styles = built('.css', /<style>(.*?)<\/style>/gs);

/** What of all that is newer than the lists of `package.json`, one line each; `known` gets what was found of it. */
function faults(
	contents: ReadonlyMap<string, string>,
	newerIn: (content: string) => ReadonlyMap<string, readonly string[]>,
	known: Readonly<Record<string, string>>,
): { readonly unknown: string[]; readonly unused: string[] } {
	const unknown = new Set<string>();
	const unused = new Set(Object.keys(known));
	for (const [content, file] of contents) {
		for (const [name, browsers] of newerIn(content)) {
			unused.delete(name);
			if (!Object.hasOwn(known, name)) unknown.add(`${name} in ${file}: not in ${browsers.join(', ')}`);
		}
	}
	return { unknown: [...unknown], unused: [...unused] };
}

const HINT =
	'Write it otherwise, or say in site/tests/unit/supported-browsers/known.ts what a visitor of such a browser gets instead.';

describe('the browsers that site/package.json lists', () => {
	it('can read every script, and have all that it calls', () => {
		assert.ok(scripts.size > 50);
		assert.deepEqual(faults(scripts, newerInScript, SCRIPTS).unknown, [], HINT);
	});

	it('have all that the styles need, or do well without', () => {
		assert.ok(styles.size > 10);
		assert.deepEqual(faults(styles, newerInStyle, STYLES).unknown, [], HINT);
	});

	it('are excused from nothing that the site does not have', () => {
		const unused = [...faults(scripts, newerInScript, SCRIPTS).unused, ...faults(styles, newerInStyle, STYLES).unused];
		assert.deepEqual(unused, []);
	});

	it('would be told of what they lack', () => {
		const script =
			'AbortSignal.timeout(1); [].at(-1); structuredClone({}); /(?<=a)b/.test(""); typeof reportError; a?.at?.(0);';
		assert.deepEqual([...newerInScript(script).keys()].sort(), [
			'(?<=',
			'.at()',
			'AbortSignal.timeout',
			'structuredClone',
		]);
		assert.throws(() => newerInScript('a ??= b'));
		const style =
			'a:has(b) { color: light-dark(red, blue); rotate: 1deg; height: 1vh; height: 1dvh; width: 1dvh } @container (width > 1px) {} @media (scripting: none) {} @supports (rotate: 1deg) { a { rotate: 1deg } }';
		assert.deepEqual([...newerInStyle(style).keys()].sort(), [
			'(scripting',
			':has',
			'@container',
			'dvh',
			'light-dark()',
			'rotate',
		]);
	});
});
