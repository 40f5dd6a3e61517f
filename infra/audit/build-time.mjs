/**
 * How long the site takes to build, and how that grows with the number of pages.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../site/src/routes.ts';
import { run } from '../local/children.mjs';
import { inputFiles } from '../local/inputs.mjs';
import { ROOT } from '../local/places.mjs';

/** Pages that are added in each build; the last is what the aim names. */
const ADDED = [0, 250, 500, 1_000];

/** What is multiplied: a page with a text file and a drawing of its own. */
const MODEL = {
	path: '/solutions/ticketing/pre-sales/',
	module: 'site/src/pages/solutions/ticketing/PreSales.tsx',
	ns: 'solutions/ticketing/pre-sales',
};

/** Builds copies of the site with more and more pages, outside of the repository.
 * @param {object} context of the run
 * @returns {Promise<{ seconds: number, series: { pages: number, seconds: number }[] }>} `seconds` of the site as it is
 * @throws when a copy doesn't build */
export async function measureBuildTime(context) {
	const folder = mkdtempSync(join(tmpdir(), 'audit-build-'));
	try {
		const series = [];
		copySite(folder);
		let there = 0;
		for (const added of ADDED) {
			for (; there < added; there++) addPage(folder, there);
			writeTables(folder, added);
			const started = performance.now();
			const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
			const built = await run(process.execPath, [vite, 'build', '--app', '--logLevel', 'error'], {
				cwd: join(folder, 'site'),
			});
			if (!built) throw new Error(`The copy of the site with ${added} more pages did not build.`);
			series.push({ pages: pages.length + added, seconds: (performance.now() - started) / 1_000 });
			context.log(`${series.at(-1).pages} pages  ${series.at(-1).seconds.toFixed(1)} s`);
		}
		return { seconds: series[0].seconds, series };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Everything that goes into the site, with the installed packages linked to. */
function copySite(folder) {
	for (const file of inputFiles(ROOT)) cpSync(join(ROOT, file), join(folder, file));
	cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
	// The font is the same however many pages there are.
	cpSync(join(ROOT, 'site/.generated'), join(folder, 'site/.generated'), { recursive: true, preserveTimestamps: true });
	for (const path of ['node_modules', 'site/node_modules']) symlinkSync(join(ROOT, path), join(folder, path));
}

/** A page of its own: module, texts, link preview; only the sentences are the model's. */
function addPage(folder, index) {
	const { module, ns, path } = generated(index);
	const source = readFileSync(join(folder, MODEL.module), 'utf8');
	mkdirSync(join(folder, 'site/src/pages/generated/pages'), { recursive: true });
	mkdirSync(join(folder, 'locales/de/generated'), { recursive: true });
	// As deep in the folders as the model, so that its imports hold.
	writeFileSync(
		join(folder, module),
		source.replaceAll(`"${MODEL.path}"`, `"${path}"`).replaceAll(`"${MODEL.ns}"`, `"${ns}"`),
	);
	cpSync(join(folder, `locales/de/${MODEL.ns}.json`), join(folder, `locales/de/${ns}.json`));
}

function generated(index) {
	const name = `P${String(index).padStart(4, '0')}`;
	return { module: `site/src/pages/generated/pages/${name}.tsx`, ns: `generated/${name}`, path: `/generated/${name}/` };
}

/** The three lists that name every page. */
function writeTables(folder, count) {
	const all = Array.from({ length: count }, (_, index) => generated(index));
	extend('site/src/routes.ts', '] as const', (page) => `\t{ path: '${page.path}', ns: ['${page.ns}'] },`);
	extend('site/src/pageComponents.ts', '};', ({ path, module }) => {
		const imported = module.replace('site/src/', './').replace('.tsx', '');
		return `\t'${path}': () => import('${imported}'),`;
	});
	const common = JSON.parse(readFileSync(join(ROOT, 'locales/de/common.json'), 'utf8'));
	for (const { path } of all) common.pages[path] = path;
	writeFileSync(join(folder, 'locales/de/common.json'), JSON.stringify(common));

	/** Adds a row for each page before the end of a file's table. */
	function extend(path, end, rowOf) {
		const text = readFileSync(join(ROOT, path), 'utf8');
		writeFileSync(join(folder, path), text.replace(`\n${end}`, `\n${all.map(rowOf).join('\n')}\n${end}`));
	}
}
