/**
 * The same bench on landing pages that others' tools make, so that who says "fast" says compared with what. Their code
 * is installed and built outside of the repository, in a temporary folder.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNpm } from '../local/children.mjs';
import { ROOT } from '../local/places.mjs';
import { lighthouseBrowser } from './chrome.mjs';
import { figuresOf, medians, runLighthouse } from './lighthouse.mjs';
import { serveFolder } from './servers.mjs';

/** Endings that the local edge can serve; what a peer has beyond is left out (source maps, for one). */
const SERVED = Object.keys(JSON.parse(readFileSync(join(ROOT, 'functions/publish/objects.json'), 'utf8')).contentTypes);

/** Templates that travel inside an npm package. Astro's own do not: `create astro` fetches them from a git host. */
const PEERS = [
	{
		name: 'Astro landing page',
		what: '@mcptoolshop/site-theme 2.2.0, its template for a product: Astro 7 and Tailwind, a hero, prices, praise, no JavaScript and no font',
		async make(folder) {
			await npm(['exec', '--yes', '--', '@mcptoolshop/site-theme@2.2.0', 'init', '--template', 'product'], folder);
			const peer = join(folder, 'site');
			await npm(['install', '--no-audit', '--no-fund'], peer);
			// The template expects to be served below a repository's name.
			await npm(['exec', '--', 'astro', 'build', '--base', '/'], peer);
			return join(peer, 'dist');
		},
	},
	{
		name: 'Next.js starter page',
		what: 'create-next-app 16.4.3, its default app template, exported as static files; Geist from the npm package geist instead of a foreign host',
		async make(folder) {
			const flags = ['--app', '--js', '--no-tailwind', '--no-linter', '--no-src-dir', '--no-turbopack'];
			const others = [
				'--no-react-compiler',
				'--import-alias',
				'@/*',
				'--use-npm',
				'--skip-install',
				'--disable-git',
				'--yes',
			];
			await npm(['exec', '--yes', '--', 'create-next-app@16.4.3', 'peer', ...flags, ...others], folder);
			const peer = join(folder, 'peer');
			writeFileSync(join(peer, 'next.config.mjs'), "export default { output: 'export' };\n");
			const layout = join(peer, 'app/layout.js');
			writeFileSync(layout, withGeist(readFileSync(layout, 'utf8')));
			await npm(['install', '--no-audit', '--no-fund', 'geist'], peer);
			await npm(['exec', '--', 'next', 'build'], peer);
			return join(peer, 'out');
		},
	},
	{
		name: 'VitePress home page',
		what: 'vitepress 1.6.4, the home page that its own scaffold writes, with its default theme: Vite, prerendered Vue',
		async make(folder) {
			writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
			await npm(['install', '--no-audit', '--no-fund', 'vitepress@1.6.4'], folder);
			const entry = join(folder, 'node_modules/vitepress/dist/node/index.js');
			const { scaffold } = await import(pathToFileURL(entry).href);
			scaffold({ root: folder, title: 'Peer', description: 'A site', theme: 'default', injectNpmScripts: false });
			await npm(['exec', '--', 'vitepress', 'build'], folder);
			return join(folder, '.vitepress/dist');
		},
	},
];

/** Builds the peers and measures their home pages and this site's in turn.
 * @param {object} context of the run
 * @returns {Promise<{ rows: object[] }>} a row a site: medians of Lighthouse's figures in processor time, and what the page loaded in all
 * @throws when a peer can't be installed or built */
export async function measurePeers(context) {
	const folder = mkdtempSync(join(tmpdir(), 'audit-peers-'));
	const servers = [];
	try {
		const sites = [{ name: 'This site', what: 'the home page', url: `${context.site}/` }];
		for (const [index, { name, what, make }] of PEERS.entries()) {
			context.log(`Building ${name} …`);
			const place = mkdtempSync(join(folder, 'build-'));
			const dist = join(folder, `dist-${index}`);
			copyServed(await make(place), dist);
			const server = await serveFolder(context.tls, dist, undefined);
			servers.push(server);
			sites.push({ name, what, url: `${server.url}/` });
		}
		const runs = new Map(sites.map(({ name }) => [name, []]));
		const chrome = await lighthouseBrowser(context);
		try {
			for (let run = 0; run < context.runs; run++) {
				for (const { name, url } of sites) runs.get(name).push(withWeights(await runLighthouse(url, chrome.port)));
			}
		} finally {
			chrome.kill();
		}
		const rows = sites.map(({ name, what }) => ({ name, what, ...medians(runs.get(name)) }));
		for (const { name, performance, lcp, bytes } of rows)
			context.log(`${name}  ${performance}, LCP ${Math.round(lcp)} ms, ${bytes} bytes`);
		return { rows };
	} finally {
		await Promise.all(servers.map((server) => server.close()));
		rmSync(folder, { recursive: true });
	}
}

function withWeights({ worked }) {
	const requests = worked.audits['network-requests'].details.items;
	const bytes = (items) => items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
	const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
	return { ...figuresOf(worked), bytes: bytes(requests), scripts: bytes(scripts), requests: requests.length };
}

/** The template asks a foreign host for its font while it builds. */
function withGeist(layout) {
	return layout
		.replace(
			/import \{ Geist, Geist_Mono \} from "next\/font\/google";/,
			'import { GeistSans as geistSans } from "geist/font/sans";\nimport { GeistMono as geistMono } from "geist/font/mono";',
		)
		.replace(/const geist(Sans|Mono) = Geist(_Mono)?\(\{[^}]*\}\);\n/g, '');
}

function copyServed(from, to) {
	cpSync(from, to, {
		recursive: true,
		filter: (path) => statSync(path).isDirectory() || SERVED.includes(extname(path).slice(1)),
	});
	if (!readdirSync(to).includes('404.html')) cpSync(join(to, 'index.html'), join(to, '404.html'));
}

/** The peers' builds stay silent unless they fail, and report nothing to their makers. */
async function npm(args, cwd) {
	// Astro wants the newer Node too, and its program asks PATH for one.
	const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
	const silent = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
	const env = { ...process.env, ...silent, PATH, CI: '1' };
	delete env.NODE_EXTRA_CA_CERTS;
	const done = await runNpm(args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
	if (!done) throw new Error(`npm ${args.join(' ')} failed: see its message above.`);
}
