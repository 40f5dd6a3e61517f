import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Failure } from '../../../infra/processes/failure.mjs';
import { optionsFrom } from '../../shots/options';
import { pages } from '../../src/routes';

describe('npm run shots', () => {
	it('takes every page and the one for no address, unless some are named, and refuses what it doesn’t know', () => {
		assert.equal(optionsFrom([]).paths.length, pages.length + 1);
		const named = optionsFrom(['--pages', '/help/, /,/404', '--against', 'main']);
		assert.deepEqual(named, { paths: ['/', '/help/', '/404'], against: 'main' });
		assert.throws(() => optionsFrom(['--agianst', 'main']), { constructor: Failure, message: /--agianst/ });
		assert.throws(() => optionsFrom(['--pages', '/,/hlep/']), { constructor: Failure, message: /\/hlep\// });
	});
});
