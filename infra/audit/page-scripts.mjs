/**
 * Which JavaScript belongs to a page.
 */

/** Folders whose modules belong to one page each. */
const OWN = /^(site\/src\/pages\/|locales\/)/;

/** Files that a page loads in its life. `ready`: what starts React, the page's own module and texts; `onDemand`: what
 * these fetch later (dialogs, toasts, the worker that solves the proof of work). Other pages' modules and texts are
 * not its own.
 * @param {readonly import('./modules.mjs').Chunk[]} chunks
 * @param {{ entry: string, module: string, namespaces: readonly string[] }} page source modules, relative to the root
 * @returns {{ ready: import('./modules.mjs').Chunk[], onDemand: import('./modules.mjs').Chunk[] }}
 * @throws when the build has no chunk for one of them */
export function scriptsOf(chunks, { entry, module, namespaces }) {
	const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
	const start = [entry, module, ...namespaces].map((facade) => {
		const chunk = chunks.find((candidate) => candidate.facade === facade);
		if (chunk === undefined) throw new Error(`The client build has no chunk of ${facade}.`);
		return chunk;
	});
	const ready = closure(start, ({ imports }) => imports.map((file) => byFile.get(file)));
	const all = closure(start, (chunk) => [
		...chunk.imports.map((file) => byFile.get(file)),
		...chunk.dynamicImports.map((file) => byFile.get(file)).filter((next) => !OWN.test(next?.facade ?? '')),
		...workersIn(chunk, chunks),
	]);
	return { ready: [...ready], onDemand: [...all].filter((chunk) => !ready.has(chunk)) };
}

/** Everything that is reached from these chunks. */
function closure(start, next) {
	const seen = new Set(start);
	// A set that grows while it is walked is walked to its end.
	for (const chunk of seen) for (const follower of next(chunk)) if (follower !== undefined) seen.add(follower);
	return seen;
}

/** Workers are files that a chunk names and does not import. */
function workersIn(chunk, chunks) {
	return chunks.filter(({ file }) => /worker/.test(file) && chunk.code.includes(file.split('/').at(-1)));
}
