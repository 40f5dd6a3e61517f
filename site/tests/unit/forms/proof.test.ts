import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { ProofOfWork } from '../../../src/forms/proof';

/** What the browser has: a network that fails until it is back, and a worker that solves at once. */
function browser() {
	const network = { isThere: false, asked: 0 };
	const worker = class {
		onmessage = (_: { data: string }) => {};
		postMessage = () => this.onmessage({ data: `solved ${network.asked}` });
		terminate = () => {};
	};
	const fetch = async () => {
		network.asked += 1;
		return { ok: network.isThere, json: async () => ({}) };
	};
	Object.assign(globalThis, { fetch, Worker: worker });
	return network;
}

it('a challenge that did not come is asked for again, not at each key, and at once when the form is sent', async () => {
	mock.timers.enable({ apis: ['Date'] });
	const network = browser();
	const proof = new ProofOfWork('contact');
	const type = async () => {
		for (let keys = 0; keys < 50; keys++) {
			proof.begin();
			await setImmediate();
		}
	};
	await type();
	assert.equal(network.asked, 1);
	mock.timers.tick(60_000);
	await type();
	assert.equal(network.asked, 2);
	network.isThere = true;
	assert.equal(await proof.take(), 'solved 3');
	await type();
	assert.equal(network.asked, 4, 'a proof is spent by one submission');
	mock.timers.tick(20 * 60_000);
	await type();
	assert.equal(network.asked, 4);
	mock.timers.tick(2 * 60 * 60_000);
	await type();
	assert.equal(await proof.take(), 'solved 5', 'of a new challenge for who takes two hours to write');
});
