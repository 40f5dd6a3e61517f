/**
 * The private bucket: the built site by key, held in memory.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compressed, isCompressible } from './compression.mjs';

/** How files are stored: the rules of the function that publishes them. */
const RULES = JSON.parse(readFileSync(new URL('../../functions/publish/objects.json', import.meta.url), 'utf8'));

/**
 * @typedef {object} StoredObject
 * @property {Buffer} body
 * @property {string} etag strong, with quotes
 * @property {Record<string, string>} headers content-type, cache-control when it has its own, and what S3 says of itself
 * @property {(encoding: 'br' | 'gzip') => Buffer | undefined} encoded undefined when compressing is no use
 */

/** Every file below the folder by its key, as an upload would store them.
 * @param {string} folder
 * @returns {Map<string, StoredObject>}
 * @throws when the folder can't be read */
export function readBucket(folder) {
	const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
	return new Map(
		files
			.filter((file) => statSync(file).isFile())
			.map((file) => relative(folder, file).split(sep).join('/'))
			.map((key) => [key, storedObject(key, readFileSync(join(folder, key)))]),
	);
}

/** The key of an address, or undefined when it can't be one.
 * @param {string} path raw, beginning with a slash */
export function keyOf(path) {
	try {
		return decodeURIComponent(path.slice(1));
	} catch {
		return undefined;
	}
}

/** A rule that ends in a slash covers everything below. */
function cacheControl(key) {
	const rules = Object.entries(RULES.cacheControl);
	return rules.find(([rule]) => (rule.endsWith('/') ? key.startsWith(rule) : key === rule))?.[1];
}

/** @returns {StoredObject} */
function storedObject(key, body) {
	const type = RULES.contentTypes[extname(key).slice(1)];
	if (!type) throw new Error(`${key} has no known content type: add its ending to functions/publish/objects.json.`);
	const own = cacheControl(key);
	const digest = createHash('sha256').update(body).digest('hex');
	const known = new Map();
	return {
		body,
		etag: `"${digest.slice(0, 32)}"`,
		headers: {
			'content-type': type,
			...(own ? { 'cache-control': own } : {}),
			// Fixed, so that the headers have the same length each time.
			'last-modified': 'Mon, 02 Nov 2026 10:24:36 GMT',
			// As S3 answers; the response headers policies take them away.
			server: 'AmazonS3',
			'x-amz-server-side-encryption': 'AES256',
			'x-amz-meta-digest': digest,
		},
		encoded(encoding) {
			if (!isCompressible(type, body.length)) return undefined;
			if (!known.has(encoding)) known.set(encoding, compressed(body, encoding));
			return known.get(encoding);
		},
	};
}
