import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decode, encode } from 'fast-png';
import { Failure } from '../../../infra/local/failure.mjs';
import { differenceOf } from '../../shots/difference';
import { optionsFrom } from '../../shots/options';
import { pages } from '../../src/routes';

/** A white picture of so many pixels, one of which is black. */
function picture(width: number, height: number, black?: number): Buffer {
	const data = new Uint8Array(width * height * 3).fill(255);
	if (black !== undefined) data.fill(0, black * 3, black * 3 + 3);
	return Buffer.from(encode({ width, height, data, channels: 3 }));
}

describe('npm run shots', () => {
	it('takes every page and the one for no address, unless some are named, and refuses what it doesn’t know', () => {
		assert.equal(optionsFrom([]).paths.length, pages.length + 1);
		const named = optionsFrom(['--pages', '/help/, /,/404', '--against', 'main']);
		assert.deepEqual(named, { paths: ['/', '/help/', '/404'], against: 'main' });
		assert.throws(() => optionsFrom(['--agianst', 'main']), { constructor: Failure, message: /--agianst/ });
		assert.throws(() => optionsFrom(['--pages', '/,/hlep/']), { constructor: Failure, message: /\/hlep\// });
	});

	it('counts a single pixel that differs and shows where it is, and what only one of two pictures reaches', () => {
		assert.equal(differenceOf(picture(4, 3), picture(4, 3)), undefined);
		assert.equal(differenceOf(picture(4, 3), picture(4, 5))?.pixels, 8);
		const found = differenceOf(picture(4, 3), picture(4, 3, 5));
		assert.equal(found?.pixels, 1);
		const { data, channels } = decode(found.picture);
		assert.deepEqual([...data.slice(5 * channels, 5 * channels + 3)], [255, 0, 0]);
	});
});
