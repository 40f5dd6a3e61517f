/**
 * The template that the rehearsal builds: template.yaml for this machine's processor.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';

/** Beside template.yaml, since the paths in it count from there; not in git. */
export const TEMPLATE = join(ROOT, 'template.rehearsal.yaml');

/** Writes it. */
export function writeTemplate() {
	const text = readFileSync(join(ROOT, 'template.yaml'), 'utf8');
	const processor = process.arch === 'arm64' ? 'arm64' : 'x86_64';
	writeFileSync(TEMPLATE, text.replace('Architectures: [arm64]', `Architectures: [${processor}]`));
}
