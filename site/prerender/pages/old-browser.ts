import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import texts from '../../../locales/de/old-browser.json' with { type: 'json' };
import { contentHash, sha256 } from './bundle.ts';

/** A script file and its subresource integrity. */
export interface ScriptFile {
	readonly address: string;
	readonly integrity: string;
}

/** Writes the script that tells the visitors of browsers without modules what to expect. */
export function writeOldBrowserScript(root: string, dist: string): ScriptFile {
	const code = readFileSync(join(root, 'src/boot/old-browser.js'), 'utf8').replace(
		"'NOTICE'",
		JSON.stringify(texts.notice),
	);
	const address = `/assets/${contentHash(code)}.js`;
	mkdirSync(dirname(join(dist, address)), { recursive: true });
	writeFileSync(join(dist, address), code);
	return { address, integrity: sha256(code) };
}
