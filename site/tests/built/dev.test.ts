import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../../../infra/local/places.mjs';
import { BRAND_FOLDER, KIT_FILE, logoFile, logoFormats, logoVariants } from '../../src/content/brand-files';

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
	async function answered(path: string, accept = '*/*'): Promise<{ type: string; size: number }> {
		const address = server.resolvedUrls?.local[0] ?? assert.fail('the server has no address');
		const response = await fetch(new URL(path, address), { headers: { accept } });
		assert.equal(response.status, 200, path);
		return { type: response.headers.get('content-type') ?? '', size: (await response.arrayBuffer()).byteLength };
	}

	it('serves every file that the brand page offers', async () => {
		const logos = logoVariants.flatMap((variant) => logoFormats.map((format) => logoFile(variant, format)));
		for (const file of [...logos, KIT_FILE]) {
			const { type, size } = await answered(`${BRAND_FOLDER}/${file}`);
			assert.match(type, /svg|png|zip/, file);
			assert.ok(size > 200, file);
		}
	});

	it('serves the icons, also those that nobody names but many ask for, and the manifest', async () => {
		const touch = ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png'];
		for (const file of ['favicon.svg', 'favicon.ico', ...touch, 'icon-192.png', 'icon-512.png', 'site.webmanifest']) {
			const { type, size } = await answered(`/${file}`);
			assert.match(type, /svg|png|icon|manifest/, file);
			assert.ok(size > 0, file);
		}
	});

	it('serves the scenes that the start page shows as files, drawn as on the built site', async () => {
		const built = join(SITE, 'dist/scenes');
		for (const file of readdirSync(built)) {
			const address = server.resolvedUrls?.local[0] ?? assert.fail('the server has no address');
			const response = await fetch(new URL(`/scenes/${file}`, address));
			assert.match(response.headers.get('content-type') ?? '', /svg/, file);
			const shapes = (svg: string) => svg.match(/ (d|transform)="[^"]*"/g);
			assert.deepEqual(shapes(await response.text()), shapes(readFileSync(join(built, file), 'utf8')), file);
		}
	});

	it('serves the stylesheet of the pages that the functions answer with', async () => {
		assert.match((await answered('/answer.css', 'text/css')).type, /^text\/css/);
	});

	it('serves the start page, whatever the address', async () => {
		for (const path of ['/', '/pricing/']) assert.match((await answered(path, 'text/html')).type, /^text\/html/);
	});
});
