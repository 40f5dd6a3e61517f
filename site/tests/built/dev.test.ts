import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../../../infra/machine/places.mjs';
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
	async function answered(path: string, accept = '*/*'): Promise<{ type: string; text: string }> {
		const address = server.resolvedUrls?.local[0] ?? assert.fail('the server has no address');
		const response = await fetch(new URL(path, address), { headers: { accept } });
		assert.equal(response.status, 200, path);
		const text = await response.text();
		return { type: response.headers.get('content-type') ?? '', text };
	}

	const logos = logoVariants.flatMap((variant) => logoFormats.map((format) => logoFile(variant, format)));
	const icons = [
		'favicon.svg',
		'favicon.ico',
		'apple-touch-icon.png',
		'apple-touch-icon-precomposed.png',
		'icon-192.png',
	];
	it('serves what the build writes beside the pages: the brand’s files, icons, the manifest', async () => {
		const files = [...logos, KIT_FILE].map((file) => `${BRAND_FOLDER}/${file}`);
		for (const file of [...files, ...icons.map((icon) => `/${icon}`), '/site.webmanifest']) {
			const { type, text } = await answered(file);
			assert.match(type, /svg|png|zip|icon|manifest/, file);
			assert.notEqual(text, '', file);
		}
	});

	it('serves the scenes that the start page shows as files, drawn as on the built site', async () => {
		const built = join(SITE, 'dist/scenes');
		for (const file of readdirSync(built)) {
			const { type, text } = await answered(`/scenes/${file}`);
			assert.match(type, /svg/, file);
			const shapes = (svg: string) => svg.match(/ (d|transform)="[^"]*"/g);
			assert.deepEqual(shapes(text), shapes(readFileSync(join(built, file), 'utf8')), file);
		}
	});

	it('serves the style of the functions’ pages', async () => {
		assert.match((await answered('/answer.css', 'text/css')).type, /^text\/css/);
	});

	it('serves the start page, whatever the address', async () => {
		for (const path of ['/', '/pricing/']) assert.match((await answered(path, 'text/html')).type, /^text\/html/);
	});
});
