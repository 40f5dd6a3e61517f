import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Server from '../../src/entry-server.tsx';
import { linkPreview } from './link-preview.ts';

/** Draws the link-preview picture of every page that may be shared. */
export async function writePreviews(root: string, dist: string, site: typeof Server): Promise<void> {
	mkdirSync(join(dist, 'previews'), { recursive: true });
	const names: Record<string, string> = site.textOf('common').pages;
	for (const { path, ns } of site.pages) {
		const { meta } = site.textOf(ns[0]) as { meta: { title: string } };
		const preview = await linkPreview(root, {
			// The title without the brand, which stands on the stub.
			title: meta.title.replace(new RegExp(` – ${site.brand.name}$`), ''),
			label: path === '/' ? site.ORIGIN.replace(/^https:\/\/(www\.)?/, '') : (names[path] ?? ''),
			brand: site.brand.name,
			color: site.brand.themeColor,
		});
		writeFileSync(join(dist, site.previewOf(path)), preview);
	}
}
