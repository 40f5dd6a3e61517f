import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { ROOT } from '../../../../infra/local/places.mjs';
import { qr } from '../../../prerender/assets/qr';
import { offerInTexts } from '../../../prerender/sources/offer-texts';

type Site = typeof import('../../../src/entry-server');

const SITE = join(ROOT, 'site');

/** Modules of the site, by their path in `src/`, with what their exports are changed to. */
type Changes = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** What a visitor reads on each page, as the build would write it with other facts. */
export async function rendered(changes: Changes, stage = 'a test'): Promise<ReadonlyMap<string, string>> {
	const offer = changes['content/offer.ts']?.offer as Parameters<typeof offerInTexts>[1];
	const server = await createServer({
		root: SITE,
		configFile: false,
		logLevel: 'error',
		plugins: [offerInTexts(SITE, offer), react(), qr()],
		define: { __SHOWS_EXAMPLES__: JSON.stringify(stage !== 'production') },
		server: { middlewareMode: true, ws: false },
	});
	try {
		for (const [path, exported] of Object.entries(changes)) {
			const module = await server.ssrLoadModule(`/src/${path}`);
			for (const [name, value] of Object.entries(exported)) Object.assign(module[name], value);
		}
		const site = (await server.ssrLoadModule('/src/entry-server.tsx')) as Site;
		const pages = new Map<string, string>();
		for (const { path } of site.pages) pages.set(path, await site.renderPage(path));
		return pages;
	} finally {
		await server.close();
	}
}

/** The words of a page, without tags. */
export function wordsOf(html: string | undefined): string {
	const body = (html ?? '').replace(/<[^>]+>/g, ' ').replaceAll('\u00ad', '');
	return body.replace(/\s+/g, ' ').replaceAll('&quot;', '"');
}
