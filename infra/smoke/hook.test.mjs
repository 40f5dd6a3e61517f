/**
 * What the hook posts, from a form to a receiver that verifies it.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startApiEdge } from '../edge/api-server.mjs';
import { ROOT } from '../machine/places.mjs';
import { freePorts } from '../stack/ports.mjs';
import { startBackend } from '../stack/stack.mjs';
import { solved } from './proof.mjs';

const ORIGIN_SECRET = 'of the test';
const MESSAGE = 'Kommt das an? „Ja“ & <b>nein</b> 👍';

/** What came at a receiver, once there is any. */
async function posts(url) {
	for (;;) {
		const came = await (await fetch(`${url}/posts`)).json();
		if (came.length > 0) return came;
		await pause(50);
	}
}

describe('a lead of the real functions', () => {
	let dataDir, backend, edge;
	before(async () => {
		dataDir = mkdtempSync(join(tmpdir(), 'hook-'));
		backend = await startBackend({ ports: await freePorts(), dataDir, originSecret: ORIGIN_SECRET });
		// The functions answer requests of the edge only.
		edge = await startApiEdge({ port: 0, apiPort: backend.api, originSecret: ORIGIN_SECRET });
	});
	after(async () => {
		await edge?.close();
		await backend?.stop();
		rmSync(dataDir, { recursive: true });
	});

	it('reaches the receiver signed so that the library of Standard Webhooks verifies it, in the shape of the schema', async () => {
		const body = {
			...{ firstName: 'Erika', lastName: 'Mustermann', email: 'erika@visitor.example', message: MESSAGE },
			...{ privacyAccepted: true, proof: await solved(edge.url, 'contact') },
		};
		const answer = await fetch(`${edge.url}/api/contact`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
		assert.equal(answer.status, 202);
		const { reference } = await answer.json();
		const [post] = await posts(backend.hook);
		assert.ok(post.isOurs, 'verified by a library that is not ours');
		assert.equal(post.id, `${reference}-lead-received`);
		assert.equal(post.body.data.message, MESSAGE);
		const schema = JSON.parse(readFileSync(join(ROOT, 'functions/contract/schema/hook.schema.json'), 'utf8'));
		assert.deepEqual(Object.keys(post.body).sort(), schema.required.toSorted());
		assert.ok(schema.$defs.HookEvent.oneOf.some(({ const: name }) => name === post.body.type));
		const lead = schema.$defs.HookLead;
		for (const name of lead.required) assert.ok(name in post.body.data, name);
		for (const name of Object.keys(post.body.data)) assert.ok(name in lead.properties, name);
		const page = await (await fetch(backend.hook)).text();
		assert.ok(page.includes(reference) && !page.includes('<b>nein'), 'a visitor’s words are text');
	});
});
