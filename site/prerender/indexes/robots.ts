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

/** Pages that robots shall not index say so themselves, by header and tag: a closed path would hide that. A deployed stage other than
 * production says so of everything (template.yaml), and names no sitemap, which lists the addresses of production. */
export function robotsTxt(origin: string, stage: string | undefined): string {
	const everything = 'User-agent: *\nAllow: /\n';
	if (stage && stage !== 'production') return everything;
	return `${everything}Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}
