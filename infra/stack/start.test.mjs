import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
		const code = await Promise.race([script.up, script.ended]);
		assert.equal(code, undefined, script.errors);
	};

	it('answers at every address of its short table, and leaves no port behind on Ctrl-C', async () => {
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

		script.child.kill('SIGINT');
		assert.equal(await script.ended, 0);
		await requireFree(script.ports);
	});

	it('ends everything and names the part when one part ends', { skip: process.platform !== 'linux' }, async () => {
		const script = await begin();
		await beUp(script);
		const inbox = childrenOf(script.child.pid).find((pid) => commandLine(pid).includes(MAIL_INBOX));
		process.kill(inbox ?? assert.fail('there is no inbox'), 'SIGKILL');
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

/** Ids of the programs that this process has started. */
function childrenOf(pid) {
	return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

const commandLine = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
