import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { MAIL_INBOX, ROOT } from '../machine/places.mjs';
import { startHook } from './hook.mjs';
import { freePorts } from './ports.mjs';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const now = () => Math.floor(Date.now() / 1000);
const ERASED = '{"type":"lead.erased","data":{"reference":"K7QM-4TXR"}}';

/** Posts a body that was signed with a secret at a time, but for what is changed in it then. */
async function post(url, { signedBy = secret, at = now(), sent = ERASED } = {}) {
	const signature = new Webhook(signedBy).sign('1', new Date(at * 1000), ERASED);
	const headers = { 'webhook-id': '1', 'webhook-timestamp': String(at), 'webhook-signature': signature };
	return (await fetch(url, { method: 'POST', headers, body: sent })).status;
}

describe('the receiver of npm start', () => {
	it('takes what is signed with its secret, and refuses another secret, another body and an old time', async () => {
		const { url, close } = await startHook({ port: 0, secret });
		try {
			assert.equal(await post(url), 204);
			assert.equal(await post(url, { signedBy: `whsec_${randomBytes(32).toString('base64')}` }), 401);
			assert.equal(await post(url, { sent: ERASED.replace('K', 'L') }), 401);
			assert.equal(await post(url, { at: now() - 3600 }), 401);
			assert.equal((await fetch(url, { method: 'POST', body: '{}' })).status, 401);
		} finally {
			await close();
		}
	});
});

describe('what runs on this machine', () => {
	/** @returns {Promise<number | undefined>} the status */
	const status = (url, headers) =>
		new Promise((resolve, reject) => {
			get(url, { headers }, (response) => resolve(response.resume().statusCode)).on('error', reject);
		});

	for (const [name, start] of Object.entries({
		'the receiver of the hook': async () => startHook({ port: 0, secret }),
		'the mail inbox': async () => {
			const { mail } = await freePorts();
			const child = spawn(process.execPath, [MAIL_INBOX, String(mail)], { cwd: ROOT });
			const url = `http://127.0.0.1:${mail}`;
			while ((await status(`${url}/store`, {}).catch(() => 0)) === 0) await pause(50);
			return { url, close: async () => child.kill() };
		},
	})) {
		it(`${name} answers no page of elsewhere, and under no other name`, async () => {
			const { url, close } = await start();
			const path = name === 'the mail inbox' ? '/store' : '/posts';
			try {
				const own = { host: 'localhost:4281', origin: 'http://localhost:4281' };
				assert.deepEqual([await status(url + path, {}), await status(url + path, own)], [200, 200]);
				for (const headers of [
					{ host: 'evil.example:4281' },
					{ host: 'localhost.evil.example' },
					{ origin: 'https://evil.example' },
					{ origin: 'https://localhost.evil.example' },
					{ origin: 'null' },
				])
					assert.equal(await status(url + path, headers), 403, JSON.stringify(headers));
			} finally {
				await close();
			}
		});
	}
});

describe('the receiver of docs/hook.md', () => {
	it('runs as it stands there: it verifies, tells the channel once, and has what the channel refused come again', async () => {
		const readme = readFileSync(join(ROOT, 'docs/hook.md'), 'utf8');
		const [, code] = /```js\n(import \{ createServer \}[\s\S]+?)```/.exec(readme) ?? assert.fail('there is none');
		const { site: port, mail: chat } = await freePorts();
		const told = [];
		const channel = createServer(async (request, response) => {
			const pieces = [];
			for await (const piece of request) pieces.push(piece);
			told.push(JSON.parse(Buffer.concat(pieces).toString()).text);
			// Long enough for what comes again meanwhile.
			if (told.length > 1) await pause(300);
			response.writeHead(told.length === 1 ? 500 : 200).end();
		}).listen(chat);
		const env = { ...process.env, PORT: String(port), HOOK_SECRET: secret, CHAT_URL: `http://localhost:${chat}` };
		const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: ROOT, env });
		try {
			const url = `http://localhost:${port}`;
			const isUp = () =>
				fetch(url).then(
					({ status }) => status === 401,
					() => false,
				);
			while (!(await isUp())) await pause(20);
			assert.equal(await post(url, { sent: ERASED.replace('K', 'L') }), 401);
			assert.equal(await post(url), 502);
			assert.deepEqual(await Promise.all([post(url), post(url)]), [204, 204]);
			assert.equal(await post(url), 204);
			assert.deepEqual(told, Array(2).fill('lead.erased K7QM-4TXR'));
		} finally {
			child.kill();
			channel.close();
		}
	});
});
