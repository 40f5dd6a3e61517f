import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync, type Plugin } from 'vite';
import { writeBrandKit } from './assets/brand-kit.ts';
import { writeFont } from './assets/font.ts';
import { favicon, writeIcons } from './assets/icons.ts';
import { writePreviews } from './assets/previews.ts';
import { writeScenes } from './assets/scenes.ts';
import { BROWSERS } from './browsers.ts';
import { sampleEvening } from './downloads/evening.ts';
import { sampleStations } from './downloads/stations.ts';
import { writeDownloads } from './downloads/write.ts';
import { robotsTxt, sitemapXml } from './indexes/robots.ts';
import { securityTxt } from './indexes/security.ts';
import { structuredData } from './indexes/structured-data.ts';
import { ClientBundle, contentHash } from './pages/bundle.ts';
import { type Build, htmlDocument } from './pages/document.ts';
import { refusePlaceholders } from './sources/placeholders.ts';
import { writeResourceTypes } from './sources/resources.ts';
import { stage } from './sources/stage.ts';

type Server = typeof import('../src/entry-server');

/** Rendered at an address that no page has, and served for every such address. */
const NOT_FOUND = { path: '/404', file: '404.html' };

/**
 * Builds the site twice, for the browser and for Node, renders every row of the route table to a file and writes
 * sitemap, robots.txt and what else stands beside the pages. A build that fails leaves the last good one. Why our own:
 * `docs/decisions/0023`.
 */
export function prerender(root: string): Plugin {
	const dist = join(root, '.dist');
	const ssr = join(root, '.ssr');
	return {
		name: 'prerender',
		async config(_, { command }) {
			writeResourceTypes(root);
			await writeFont(root);
			return {
				define: {
					__SITE_ORIGIN__: JSON.stringify(stage.origin),
					__ANALYTICS_ORIGIN__: JSON.stringify(stage.analytics),
					__LEAD_RECIPIENT__: JSON.stringify(stage.recipient),
					__SAMPLE_EVENING__: JSON.stringify(sampleEvening),
					__SAMPLE_STATIONS__: JSON.stringify(sampleStations),
				},
				builder: { sharedConfigBuild: true },
				environments: {
					client: {
						build: {
							outDir: dist,
							emptyOutDir: true,
							manifest: true,
							rolldownOptions: {
								input: ['src/entry-client.tsx', 'src/theme/answer.css'].map((file) => join(root, file)),
							},
						},
					},
					ssr: {
						build: {
							outDir: ssr,
							emptyOutDir: true,
							ssr: true,
							rolldownOptions: {
								input: join(root, 'src/entry-server.tsx'),
								// The server names the files of pages, of which some stand in its own bundle.
								checks: { ineffectiveDynamicImport: false },
							},
						},
						// One bundle: the packages' own CommonJS and ESM mixtures stay Vite's affair. In development they are Node's.
						resolve: command === 'build' ? { noExternal: true } : {},
					},
				},
			};
		},
		async buildApp(builder) {
			const { client, ssr: server } = builder.environments;
			if (client === undefined || server === undefined) throw new Error('The client and ssr environments are needed.');
			refusePlaceholders();
			await builder.build(client);
			await builder.build(server);
			const site = (await import(pathToFileURL(join(ssr, 'entry-server.js')).href)) as Server;
			const bundle = new ClientBundle(dist);
			const build = readBuild(root, dist, bundle, site);
			for (const { path, file } of [...site.pages.map(pageFile), NOT_FOUND]) {
				const style = bundle.pageStyle(await site.pageModules(path));
				// First: it loads the page's texts.
				const markup = await site.renderPage(path);
				const target = join(dist, file);
				mkdirSync(dirname(target), { recursive: true });
				const data = site.isRoutePath(path) ? structuredData(site, path) : '';
				writeFileSync(target, htmlDocument(build, style, markup, data));
			}
			await writePreviews(root, dist, site);
			await writeScenes(dist, site);
			writeFileSync(join(dist, 'answer.css'), bundle.answerStyle);
			writeIcons(dist, site.brand);
			await writeBrandKit(dist, site.brand);
			await writeDownloads(dist);
			writeFileSync(join(dist, 'sitemap.xml'), sitemapXml(site.pages, site.ORIGIN));
			writeFileSync(join(dist, 'robots.txt'), robotsTxt(site.ORIGIN, process.env.SITE_STAGE));
			mkdirSync(join(dist, '.well-known'), { recursive: true });
			writeFileSync(join(dist, '.well-known/security.txt'), securityTxt(site.ORIGIN, new Date()));
			const last = join(root, 'dist');
			rmSync(last, { recursive: true, force: true });
			renameSync(dist, last);
			rmSync(ssr, { recursive: true });
			this.info(`${site.pages.length + 1} pages written to ${last}`);
		},
	};
}

/** `/contact` and `/pricing/` alike become a folder with an index. */
function pageFile({ path }: { path: string }): { path: string; file: string } {
	return { path, file: join(path, 'index.html') };
}

function readBuild(root: string, dist: string, bundle: ClientBundle, site: Server): Build {
	const loader = readFileSync(join(root, 'src/boot/loader.js'), 'utf8');
	return {
		lang: site.LANGUAGE,
		loader: minifySync('loader.js', loader, { module: false, compress: { target: BROWSERS } }).code.trim(),
		scripts: bundle.scripts,
		print: bundle.writePrintStyle(),
		font: bundle.font,
		icon: writeFavicon(dist, favicon(site.brand.themeColor)),
		themeColor: site.brand.themeColor,
	};
}

/** Chromium's private windows ask for the icon with each address, those of a tool's numbers too: named by its content, it is kept.
 * @returns its address */
function writeFavicon(dist: string, svg: string): string {
	const address = `/assets/favicon-${contentHash(svg)}.svg`;
	writeFileSync(join(dist, address), svg);
	return address;
}
