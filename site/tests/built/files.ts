import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../infra/machine/places.mjs';

/** The built site; SITE_DIST names another folder, for tries with broken files. */
export const DIST = process.env.SITE_DIST ?? join(ROOT, 'site/dist');

/** A file of the built site as it is. */
export function built(file: string): Buffer {
	return readFileSync(join(DIST, file));
}
