import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * Class names of CSS modules: file and local name, without a hash, which no compression can shorten.
 * @throws when two files would share their names
 */
export function scopedName(local: string, file: string): string {
	const name = basename(file.split('?')[0] ?? file, '.module.css');
	const other = files.get(name);
	if (other !== undefined && other !== file)
		throw new Error(`Rename ${file} or ${other}: their class names would be the same.`);
	files.set(name, file);
	return `${name}-${local}`;
}
