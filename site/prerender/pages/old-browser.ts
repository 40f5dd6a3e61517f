import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import texts from '../../../locales/de/old-browser.json' with { type: 'json' };
import { contentHash } from './bundle.ts';

/** Writes the script that tells the visitors of browsers without modules what to expect. @returns its address */
export function writeOldBrowserScript(root: string, dist: string): string {
	const code = readFileSync(join(root, 'src/boot/old-browser.js'), 'utf8').replace(
		"'NOTICE'",
		JSON.stringify(texts.notice),
	);
	const address = `/assets/${contentHash(code)}.js`;
	mkdirSync(dirname(join(dist, address)), { recursive: true });
	writeFileSync(join(dist, address), code);
	return address;
}
