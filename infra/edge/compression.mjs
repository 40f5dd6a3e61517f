/**
 * Brotli and gzip as CloudFront applies them to cached objects.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Sizes in bytes that CloudFront compresses
 * (developer guide, "Serve compressed files"). */
const SMALLEST = 1_000;
const LARGEST = 10_000_000;

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/(svg\+xml|x-icon))/;

/** True when CloudFront would compress an object of this type and size.
 * @param {string} contentType @param {number} size in bytes */
export function isCompressible(contentType, size) {
	return size >= SMALLEST && size <= LARGEST && COMPRESSIBLE.test(contentType);
}

/** The encoding that CloudFront picks: brotli before gzip, undefined when neither is accepted.
 * @param {string | undefined} acceptEncoding
 * @returns {'br' | 'gzip' | undefined} */
export function chosenEncoding(acceptEncoding) {
	const accepted = (acceptEncoding ?? '').split(',').map((name) => name.trim());
	if (accepted.includes('br')) return 'br';
	return accepted.includes('gzip') ? 'gzip' : undefined;
}

/** @param {Buffer} body @param {'br' | 'gzip'} encoding */
export function compressed(body, encoding) {
	if (encoding === 'gzip') return gzipSync(body, { level: 9 });
	return brotliCompressSync(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	});
}
