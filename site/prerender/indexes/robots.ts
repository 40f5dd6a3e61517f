interface Listed {
	readonly path: string;
	readonly robots?: string;
}

/** The sitemap: every page that robots may index, in the table's order. */
export function sitemapXml(pages: readonly Listed[], origin: string): string {
	const rows = pages
		.filter((page) => page.robots === undefined)
		.map((page) => `\t<url><loc>${origin}${page.path}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}

/** Pages that robots shall not index say so themselves, by header and tag: a closed path would hide that. */
export function robotsTxt(origin: string): string {
	return `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}
