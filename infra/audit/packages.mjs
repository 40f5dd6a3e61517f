/**
 * Which npm package the code of a minified file comes from.
 */

/** Characters of minified code by the package that they come from.
 * @param {string} code
 * @param {readonly (readonly (readonly number[])[])[]} mappings decoded: for each line its segments
 * @param {readonly (string | null)[]} sources of the source map
 * @returns {Record<string, number>} what no source stands for is the bundler's: `runtime` */
export function packagesOf(code, mappings, sources) {
	const sizes = {};
	const lines = code.split('\n');
	const count = (name, characters) => {
		if (characters > 0) sizes[name] = (sizes[name] ?? 0) + characters;
	};
	for (const [index, segments] of mappings.entries()) {
		const { length } = lines[index] ?? '';
		count('runtime', segments[0]?.[0] ?? length);
		for (const [position, [column, source]] of segments.entries()) {
			const end = segments[position + 1]?.[0] ?? length;
			count(source === undefined ? 'runtime' : packageOf(sources[source] ?? ''), end - column);
		}
	}
	return sizes;
}

/** The npm package of a source file; the project's own are `site`. @param {string} source */
export function packageOf(source) {
	const path = source.replaceAll('\\', '/');
	const inside = path.split('node_modules/').at(-1);
	if (inside !== path)
		return inside
			.split('/')
			.slice(0, inside.startsWith('@') ? 2 : 1)
			.join('/');
	return path.startsWith('\0') || path === '' ? 'runtime' : 'site';
}
