/**
 * What the CloudFront Functions know of the site: its pages, redirects and robots rules.
 */

/** One row of site/src/routes.ts, as far as the edge reads it.
 * @typedef {{ path: string, robots?: 'noindex' | 'noindex, nofollow', redirect?: string }} Route */

/** Marks around the table inside each function. */
const TABLE_BEGIN = '// routes:begin (written by infra/edge/generate.mjs)';
const TABLE_END = '// routes:end';

/** The table of viewer-request.js, as JavaScript.
 * @param {readonly Route[]} routes */
export function requestTable(routes) {
	const pages = routes.filter((route) => !route.redirect).map((route) => [route.path, 1]);
	const redirects = routes
		.filter((route) => route.redirect)
		.map((route) => [route.path, { to: route.redirect, robots: route.robots ?? '' }]);
	return [declaration('PAGES', pages), declaration('REDIRECTS', redirects)].join('\n');
}

/** The table of viewer-response.js, as JavaScript.
 * @param {readonly Route[]} routes */
export function responseTable(routes) {
	const robots = routes.filter((route) => route.robots && !route.redirect).map((route) => [route.path, route.robots]);
	return declaration('ROBOTS', robots);
}

/** The code with the lines between the marks replaced.
 * @param {string} code @param {string} table
 * @throws when the marks are missing */
export function withTable(code, table) {
	const begin = code.indexOf(TABLE_BEGIN);
	const end = code.indexOf(TABLE_END);
	if (begin < 0 || end < begin) throw new Error(`The marks "${TABLE_BEGIN}" and "${TABLE_END}" are missing.`);
	return `${code.slice(0, begin + TABLE_BEGIN.length)}\n${table}\n${code.slice(end)}`;
}

/** @param {string} name @param {(string | number | object | undefined)[][]} entries */
function declaration(name, entries) {
	const rows = entries.map(([key, value]) => `\t${quoted(key)}: ${literal(value)},`);
	return rows.length === 0 ? `const ${name} = {};` : `const ${name} = {\n${rows.join('\n')}\n};`;
}

function literal(value) {
	if (typeof value === 'object') {
		const fields = Object.entries(value).map(([key, field]) => `${key}: ${quoted(field)}`);
		return `{ ${fields.join(', ')} }`;
	}
	return typeof value === 'string' ? quoted(value) : String(value);
}

function quoted(text) {
	const json = JSON.stringify(text);
	return `'${json.slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`;
}
