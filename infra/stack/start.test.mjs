import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { onLoopback } from '../edge/loopback.mjs';
import { MAIL_INBOX } from '../machine/places.mjs';
import { freePorts, requireFree } from './ports.mjs';

/** Most lines of a start with everything built: npm itself adds four. */
const LINES = 9;

const START = fileURLToPath(new URL('start.mjs', import.meta.url));

describe('npm start', () => {
	let dataDir;
	before(() => {
		dataDir = mkdtempSync(join(tmpdir(), 'start-'));
	});
	after(() => rmSync(dataDir, { recursive: true }));

	/** Starts the script on ports of its own. */
	const begin = async (extra = {}) => {
		const ports = await freePorts();
		const env = {
			...process.env,
			PORT: String(ports.site),
			MAIL_PORT: String(ports.mail),
			DYNAMODB_PORT: String(ports.dynamodb),
			HOOK_PORT: String(ports.hook),
			DATA_DIR: dataDir,
			...extra,
		};
		const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'pipe'] });
		const script = { ports, child, output: '', errors: '' };
		script.ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
		script.up = new Promise((resolve) => {
			child.stdout.on('data', (chunk) => {
				script.output += chunk;
				if (script.output.includes('Ctrl-C ends everything.')) resolve(undefined);
			});
		});
		child.stderr.on('data', (chunk) => {
			script.errors += chunk;
		});
		return script;
	};

	/** Waits until everything answers; fails with what the script said when it ends before. */
	const beUp = async (script) => {
		const ended = script.ended.then((code) => assert.fail(`ended with ${code}: ${script.errors}`));
		await Promise.race([script.up, ended]);
		script.ended.catch(() => {});
		ended.catch(() => {});
	};

	it('answers at every address of its short table, and leaves no process and no port behind on Ctrl-C', async () => {
		const script = await begin();
		await beUp(script);
		assert.ok(script.output.trimEnd().split('\n').length <= LINES, script.output);
		assert.equal((await fetch(`http://localhost:${script.ports.site}/`)).status, 200);
		assert.equal((await fetch(`http://localhost:${script.ports.site}/api/contact`)).status, 405);
		assert.equal((await fetch(`http://localhost:${script.ports.mail}/store`)).status, 200);
		assert.match(script.output, new RegExp(`Site +http://localhost:${script.ports.site}\n`));
		assert.match(script.output, new RegExp(`Mail inbox +http://localhost:${script.ports.mail}\n`));
		assert.match(script.output, new RegExp(`Hook +http://localhost:${script.ports.hook}\n`));
		assert.match(await (await fetch(`http://localhost:${script.ports.hook}/`)).text(), /What the hook posted/);
		assert.match(script.output, new RegExp(`DynamoDB endpoint +http://127.0.0.1:${script.ports.dynamodb}\n`));

		const children = descendants(script.child.pid);
		script.child.kill('SIGINT');
		assert.equal(await script.ended, 0);
		await requireFree(script.ports);
		for (const pid of children) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
	});

	it('ends everything and names the part when one part ends', { skip: process.platform !== 'linux' }, async () => {
		const script = await begin();
		await beUp(script);
		const inbox = descendants(script.child.pid).find((pid) => commandLine(pid).includes(MAIL_INBOX));
		process.kill(inbox, 'SIGKILL');
		assert.equal(await script.ended, 1);
		assert.match(script.errors, /The mail inbox ended \(SIGKILL\)/);
		await requireFree(script.ports);
	});

	it('asks for Rust in one line when cargo is missing', async () => {
		const script = await begin({ PATH: dataDir });
		assert.equal(await script.ended, 1);
		assert.match(script.errors, /^Rust is missing\. .*rustup.*\n$/);
	});

	it('names the port and its variable when a port is in use', async () => {
		const server = createServer();
		const port = await onLoopback(server);
		const script = await begin({ MAIL_PORT: String(port) });
		assert.equal(await script.ended, 1);
		assert.match(script.errors, new RegExp(`^Port ${port} is in use\\b[\\s\\S]*MAIL_PORT.*\n$`));
		await new Promise((resolve) => server.close(resolve));
	});
});

/** Ids of all processes below this one; empty where the system has no /proc. */
function descendants(pid) {
	if (process.platform !== 'linux') return [];
	const parents = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((name) => [Number(name), parentOf(name)]);
	const below = (parent) => parents.filter(([, ppid]) => ppid === parent).flatMap(([id]) => [id, ...below(id)]);
	return below(pid);
}

function parentOf(pid) {
	try {
		// The name, in brackets, may hold spaces; the parent is the second field after it.
		return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
	} catch {
		return undefined;
	}
}

function commandLine(pid) {
	return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
}
