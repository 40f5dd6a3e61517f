import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { onLoopback } from '../edge/loopback.mjs';
import { LOCAL_DIR } from '../machine/places.mjs';
import { dataDirOf, freePorts, portsFrom, requireFree } from './ports.mjs';

describe('the ports of the local stack', () => {
	it('are 4280 to 4283 unless the environment says otherwise', () => {
		assert.deepEqual(portsFrom({}), { site: 4280, mail: 4281, dynamodb: 4282, hook: 4283 });
		const chosen = portsFrom({ PORT: '80', MAIL_PORT: '81', DYNAMODB_PORT: '82', HOOK_PORT: '83' });
		assert.deepEqual(chosen, { site: 80, mail: 81, dynamodb: 82, hook: 83 });
	});

	it('are refused when one is no port, and the variable is named', () => {
		for (const text of ['', 'abc', '-1', '0', '65536', '4280.5', '0x10', ' 80'])
			assert.throws(() => portsFrom({ PORT: text }), /^Error: PORT=.* is not a port\. Set PORT to a number/);
	});

	it('have a folder of data for each database, so that two stacks of one checkout share no messages', () => {
		const [usual, other] = [{}, { DYNAMODB_PORT: '5282' }].map((chosen) => dataDirOf(portsFrom(chosen), chosen));
		assert.equal(usual, LOCAL_DIR);
		assert.notEqual(other, usual);
		assert.equal(dataDirOf({ dynamodb: 5282 }, { DATA_DIR: '/data' }), resolve('/data'));
	});

	it('that are looked for are all different, and none that the system gives to connections', async () => {
		const ports = [await freePorts(), await freePorts()].flatMap((found) => Object.values(found));
		assert.equal(new Set(ports).size, 10);
		for (const port of ports) assert.ok(port > 10_080 && port < 32_768, `${port}`);
	});

	it('are refused while in use, with what to do and the variable that changes it', async () => {
		const ports = await freePorts();
		await requireFree(ports);
		const holder = createServer();
		await onLoopback(holder, ports.dynamodb);
		try {
			await assert.rejects(requireFree(ports), {
				message: new RegExp(`^Port ${ports.dynamodb} is in use\\b.+ or set DYNAMODB_PORT to a free port\\.$`),
			});
		} finally {
			await new Promise((resolve) => holder.close(resolve));
		}
		await requireFree(ports);
	});
});
