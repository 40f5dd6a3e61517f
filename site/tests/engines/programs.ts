import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first program of these names on PATH, or else of the first of these places that is there. */
export function programOnPath(names: readonly string[], places: readonly string[] = []): string | undefined {
	const folders = (process.env.PATH ?? '').split(delimiter);
	const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
	return [...onPath, ...places].find((path) => existsSync(path));
}

/** Path of a program in a folder of a library, which no PATH names, such as /usr/lib/<machine>/<library>/<program>. */
export function programOfLibrary(library: string, program: string): string | undefined {
	const roots = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((root) => existsSync(root));
	const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))]);
	return folders.map((folder) => join(folder, library, program)).find((path) => existsSync(path));
}
