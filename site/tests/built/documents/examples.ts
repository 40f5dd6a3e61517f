import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documents } from '../dist';

/** The home page and each solution have a place for what somebody says of the product. */
const PLACE = /^\/$|^\/solutions\/\w+\/[\w-]+\/$/;

describe('what nobody has said yet', () => {
	it('is one example on each page that has a place for a voice, marked as one, and on no other page', () => {
		for (const { path, $ } of documents) {
			const marks =
				$('body')
					.text()
					.match(/keine echte Stimme/g) ?? [];
			assert.equal(marks.length, PLACE.test(path) ? 1 : 0, path);
		}
	});
});
