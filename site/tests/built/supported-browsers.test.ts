import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { documents } from './dist';
import { built, DIST } from './files';
import { SCRIPTS, STYLES } from './supported-browsers/known';
import { newerIn as newerInScript } from './supported-browsers/scripts';
import { newerIn as newerInStyle } from './supported-browsers/styles';

/** Contents of the built files of a kind, and of the elements of the documents that hold the same, each once, with where it stands. */
function contentsOf(ending: string, element: string): Map<string, string> {
	const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
	return new Map([
		...documents.map(({ path, $ }) => [$(element).text(), path] as const),
		...files.map((file) => [built(file).toString(), file] as const),
	]);
}

const scripts = contentsOf('.js', 'script[data-scripts]');
const styles = contentsOf('.css', 'style');

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

const inScripts = faults(scripts, newerInScript, SCRIPTS);
const inStyles = faults(styles, newerInStyle, STYLES);

const HINT =
	'Write it otherwise, or say in site/tests/built/supported-browsers/known.ts what a visitor of such a browser gets instead.';

describe('the browsers that site/package.json lists', () => {
	it('can read every script, and have all that it calls', () => {
		assert.ok(scripts.size > 50, `${scripts.size} scripts`);
		assert.deepEqual(inScripts.unknown, [], HINT);
	});

	it('have all that the styles need, or do well without', () => {
		assert.ok(styles.size > 10, `${styles.size} sheets`);
		assert.deepEqual(inStyles.unknown, [], HINT);
	});

	// What nothing finds any more is not excused either: so this would fail if the search found nothing.
	it('are excused from nothing that the site does not have', () => {
		assert.deepEqual([...inScripts.unused, ...inStyles.unused], []);
	});
});
