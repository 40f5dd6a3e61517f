import { join } from 'node:path';
import { after } from 'node:test';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';
import { ROOT } from '../../../../infra/machine/places.mjs';
import { qr } from '../../../prerender/assets/qr';
import { sampleEvening } from '../../../prerender/downloads/evening';
import { sampleStations } from '../../../prerender/downloads/stations';
import { offerInTexts } from '../../../prerender/sources/offer-texts';
import { type Offer, offer } from '../../../src/content/offer';

type Site = typeof import('../../../src/entry-server');

const SITE = join(ROOT, 'site');

/** Modules of the site, by their path in `src/`, with what their exports are changed to. */
type Changes = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Nobody reads classes here, and reading their sheets takes a second. */
const classNames: Plugin = {
	name: 'class-names',
	enforce: 'pre',
	resolveId: { filter: { id: /\.css$/ }, handler: () => '\0class-names' },
	load: {
		filter: { id: /^\0class-names$/ },
		handler: () => 'export default new Proxy({}, { get: (_, name) => name });',
	},
};

/** The offer that texts are filled with. */
const shown = structuredClone(offer) as Offer;

// React as in a build, which takes half the time.
process.env.NODE_ENV = 'production';

/** One for all: it reads each module once. */
const starting = createServer({
	root: SITE,
	configFile: false,
	logLevel: 'error',
	define: {
		__SAMPLE_EVENING__: JSON.stringify(sampleEvening),
		__SAMPLE_STATIONS__: JSON.stringify(sampleStations),
	},
	plugins: [classNames, offerInTexts(SITE, shown), qr()],
	server: { middlewareMode: true, ws: false, hmr: false, watch: null },
	optimizeDeps: { noDiscovery: true },
});
after(async () => (await starting).close());

/** What a visitor reads on each page, as the build would write it with other facts. */
export async function rendered(changes: Changes): Promise<ReadonlyMap<string, string>> {
	const { ssr } = (await starting).environments;
	Object.assign(shown, structuredClone(offer), changes['content/offer.ts']?.offer);
	for (const [id, module] of ssr.moduleGraph.idToModuleMap)
		if (/\/locales\/.+\.json$/.test(id)) module.transformResult = null;
	// Each has modules of its own, so that nothing is left of what was changed before.
	const runner = createServerModuleRunner(ssr, { hmr: false });
	try {
		for (const [path, exported] of Object.entries(changes)) {
			const module = await runner.import(`/src/${path}`);
			for (const [name, value] of Object.entries(exported)) Object.assign(module[name], value);
		}
		const site: Site = await runner.import('/src/entry-server.tsx');
		const pages = new Map<string, string>();
		for (const { path } of site.pages) pages.set(path, await site.renderPage(path));
		return pages;
	} finally {
		await runner.close();
	}
}

/** The words of a page, without tags. */
export function wordsOf(html: string | undefined): string {
	const body = (html ?? '').replace(/<[^>]+>/g, ' ').replaceAll('\u00ad', '');
	return body.replace(/\s+/g, ' ').replaceAll('&quot;', '"');
}
