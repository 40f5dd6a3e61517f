// `npm run contract` writes the TypeScript types of the JSON Schemas that the Rust contract generates; `-- --check` only compares.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const schemas = join(root, 'functions/contract/schema');
const target = join(root, 'site/src/contract/generated');
const HEADER = '// Written by `npm run contract` from functions/contract/schema. Do not edit.';

/** File name and text of every generated type. */
export async function contractTypes(): Promise<Map<string, string>> {
	const types = new Map<string, string>();
	for (const file of readdirSync(schemas).sort()) {
		const schema = JSON.parse(readFileSync(join(schemas, file), 'utf8'));
		const name = file.replace('.schema.json', '');
		types.set(
			`${name}.d.ts`,
			await compile(schema, name, { bannerComment: HEADER, style: { useTabs: true, singleQuote: true } }),
		);
	}
	return types;
}

/** Files whose committed text differs from the generated one. */
export async function staleContractTypes(): Promise<string[]> {
	return [...(await contractTypes())].filter(([file, text]) => read(join(target, file)) !== text).map(([file]) => file);
}

function read(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	if (process.argv.includes('--check')) {
		const stale = await staleContractTypes();
		if (stale.length > 0) {
			console.error(
				`site/src/contract/generated is out of date (${stale.join(', ')}): run \`npm run contract\` and commit the result.`,
			);
			process.exit(1);
		}
	} else {
		mkdirSync(target, { recursive: true });
		for (const [file, text] of await contractTypes()) writeFileSync(join(target, file), text);
	}
}
