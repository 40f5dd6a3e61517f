/**
 * The private bucket: the built site by key, held in memory.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compressed, isCompressible } from './compression.mjs';

const CONTENT_TYPES = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml',
	'.zip': 'application/zip',
};

/** Objects that are stored with a Cache-Control of their own. The error page is one: it also answers
 * for missing assets, whose address a later release may fill. */
const OWN_CACHE_CONTROL = { '404.html': 'no-cache' };

/**
 * @typedef {object} StoredObject
 * @property {Buffer} body
 * @property {string} etag strong, with quotes
 * @property {Record<string, string>} headers content-type, and cache-control when it has its own
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

/** @returns {StoredObject} */
function storedObject(key, body) {
	const type = CONTENT_TYPES[extname(key)] ?? 'application/octet-stream';
	const own = OWN_CACHE_CONTROL[key];
	const known = new Map();
	return {
		body,
		etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
		headers: own ? { 'content-type': type, 'cache-control': own } : { 'content-type': type },
		encoded(encoding) {
			if (!isCompressible(type, body.length)) return undefined;
			if (!known.has(encoding)) known.set(encoding, compressed(body, encoding));
			return known.get(encoding);
		},
	};
}
