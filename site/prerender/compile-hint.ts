import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Asks the browser to compile a whole file while it arrives: github.com/explainers-by-googlers/explicit-javascript-compile-hints-file-based */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Largest file that stays without, in characters: the two that React comes in are larger, and no page's own is. */
const SMALL = 100_000;

/** Marks the large files, whose functions nearly all run while React takes the page over, so that they don't compile one by one. */
export function compileHint(): Plugin {
	return {
		name: 'compile-hint',
		applyToEnvironment: ({ name }) => name === 'client',
		// Not earlier: the hint counts on the first line only, and Vite puts a line of its own before a file at the very end.
		writeBundle({ dir = '' }, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type !== 'chunk' || file.code.length <= SMALL) continue;
				const path = join(dir, file.fileName);
				writeFileSync(path, HINT + readFileSync(path, 'utf8'));
			}
		},
	};
}
