import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../infra/local/places.mjs';

const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');

/** A folder below the site, where the compiler finds schema-dts, and that git and the site's own types leave out. */
const FOLDER = join(ROOT, 'site/.generated/structured-data');

/**
 * What schema.org's vocabulary has against these blocks: types that it doesn't know, properties that a type or its
 * parents don't have, values that a property doesn't take. The vocabulary is schema-dts, which is generated from it as
 * types, and the compiler compares each block as a literal. One line a fault, begun with the block's name.
 */
export function faultsOf(blocks: Readonly<Record<string, object>>): string[] {
	const names = Object.keys(blocks);
	const literals = Object.values(blocks).map(
		(block, index) => `export const b${index}: Graph = ${JSON.stringify(block)};`,
	);
	mkdirSync(FOLDER, { recursive: true });
	const file = join(FOLDER, `${process.pid}.ts`);
	writeFileSync(file, ["import type { Graph } from 'schema-dts';", ...literals].join('\n'));
	const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false'];
	const { stdout, status } = spawnSync(process.execPath, [COMPILER, ...options, file], { encoding: 'utf8' });
	rmSync(file);
	const found = Array.from(
		stdout.matchAll(/\.ts\((\d+),\d+\): error (.+)/g),
		([, line, message]) =>
			// The blocks begin on the second line.
			`${names[Number(line) - 2] ?? 'schema-dts'}: ${message}`,
	);
	return status === 0 || found.length > 0 ? found : [stdout];
}
