import type { Graph, Thing } from 'schema-dts';
import type * as Server from '../../src/entry-server.tsx';
import type { RoutePath } from '../../src/routes.ts';

type Site = typeof Server;

/** JSON-LD is data, no script: the content security policy doesn't touch it. */
function scriptTag(thing: Thing): string {
	const graph: Graph = { '@context': 'https://schema.org', '@graph': [thing] };
	// `<` can't end the element early when it is escaped; soft hyphens are for lines, not for machines.
	const json = JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('\u00ad', '');
	return `<script type="application/ld+json">${json}</script>\n`;
}

/** What a page tells machines about its publisher or its place in the site. */
export function structuredData(site: Site, path: RoutePath): string {
	return scriptTag(path === '/' ? publisher(site) : breadcrumbs(site, path));
}

function publisher({ brand, LANGUAGE, ORIGIN }: Site): Thing {
	return {
		'@type': 'WebSite',
		name: brand.name,
		url: `${ORIGIN}/`,
		inLanguage: LANGUAGE,
		publisher: {
			'@type': 'Organization',
			name: brand.name,
			url: `${ORIGIN}/`,
			logo: `${ORIGIN}/icon-512.png`,
			sameAs: [brand.instagram.url, brand.linkedin.url],
		},
	};
}

function breadcrumbs({ brand, ORIGIN, parentOf, textOf }: Site, path: RoutePath): Thing {
	const trail: RoutePath[] = [path];
	for (let above = parentOf(path); above !== '/'; above = parentOf(above)) trail.unshift(above);
	const names: Record<string, string> = textOf('common').pages;
	return {
		'@type': 'BreadcrumbList',
		itemListElement: ['/' as RoutePath, ...trail].map((item, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: names[item] ?? brand.name,
			item: ORIGIN + item,
		})),
	};
}
