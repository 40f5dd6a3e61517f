import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../../../infra/machine/places.mjs';
import { BRAND_FOLDER, KIT_FILE } from '../../src/content/brand-files';

const SITE = join(ROOT, 'site');

describe('the development server', () => {
	let server: ViteDevServer;
	before(async () => {
		const config = { root: SITE, configFile: join(SITE, 'vite.config.ts'), logLevel: 'error' } as const;
		server = await createServer({ ...config, server: { port: 0, strictPort: false, host: '127.0.0.1' } });
		await server.listen();
	});
	after(() => server.close());

	/** What the server answers to a request for this kind of content. */
	async function answered(path: string, accept = '*/*'): Promise<{ type: string; text: string }> {
		const address = server.resolvedUrls?.local[0] ?? assert.fail('the server has no address');
		const response = await fetch(new URL(path, address), { headers: { accept } });
		assert.equal(response.status, 200, path);
		const text = await response.text();
		return { type: response.headers.get('content-type') ?? '', text };
	}

	it('serves what the build writes beside the pages: icons, the brand’s files, scenes, the style of the functions’ pages', async () => {
		const [scene] = readdirSync(join(SITE, 'dist/scenes'));
		for (const [path, type] of [
			['/favicon.svg', /svg/],
			['/icon-192.png', /png/],
			['/site.webmanifest', /manifest/],
			[`${BRAND_FOLDER}/${KIT_FILE}`, /zip/],
			[`/scenes/${scene}`, /svg/],
		] as const) {
			const file = await answered(path);
			assert.match(file.type, type, path);
			assert.notEqual(file.text, '', path);
		}
		assert.match((await answered('/answer.css', 'text/css')).type, /^text\/css/);
	});

	it('serves the start page, whatever the address', async () => {
		for (const path of ['/', '/pricing/']) assert.match((await answered(path, 'text/html')).type, /^text\/html/);
	});
});
