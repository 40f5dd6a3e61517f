import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { findNumber } from '../../src/forms/solve';

const SALT = '0123456789abcdef?expires=1893456000&';

/** A challenge as the function makes it, whose answer is that number. */
function challengeOf(number: number, maxnumber: number) {
	const challenge = createHash('sha256').update(`${SALT}${number}`).digest('hex');
	return { algorithm: 'SHA-256', challenge, maxnumber, salt: SALT, signature: '' };
}

describe('the proof of work', () => {
	it('finds the number behind the salt, from the smallest to the largest', async () => {
		for (const [number, largest] of [
			[0, 1_000],
			[255, 1_000],
			[256, 1_000],
			[700, 1_000],
			[1_000, 1_000],
			[0, 0],
		] as const)
			assert.equal(await findNumber(challengeOf(number, largest)), number, `${number} of ${largest}`);
	});

	it('finds nothing above the largest number', async () => {
		assert.equal(await findNumber(challengeOf(601, 600)), undefined);
	});
});
