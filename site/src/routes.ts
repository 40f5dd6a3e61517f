import type { Namespace } from './i18n/resources';

/** The robots directive of a page; absent means the default 'index, follow'. */
type Robots = 'noindex' | 'noindex, nofollow';

interface PageRow {
	/** Canonical spelling, with or without a trailing slash; the edge redirects the other one. */
	readonly path: string;
	/** Text namespaces the page needs besides `common`; the first holds its `meta`. */
	readonly ns: readonly [Namespace, ...Namespace[]];
	readonly robots?: Robots;
}

interface RedirectRow {
	readonly path: string;
	/** Where the edge sends the visitor, with status 301. */
	readonly redirect: RoutePath;
	readonly robots?: Robots;
}

/** One row of the route table. */
export type Route = PageRow | RedirectRow;

/** The roles of the founding team: each has a link page, `/tree/<role>`, and a pass on the page about us. */
export const roles = ['ticketing', 'payments', 'partners'] as const;

/** A role of the founding team. */
export type Role = (typeof roles)[number];

const textsOfRole = <R extends Role>(role: R) => `tree/${role}` as const;

/**
 * The list of pages. Router, prerender, sitemap, navigation, edge redirects and robots headers are derived from it:
 * a new page is one row here, one in `pageComponents.ts`, and one file in `pages/`, unless it is a layout with other texts or
 * another drawing.
 */
const table = [
	{ path: '/', ns: ['home'] },
	{ path: '/pricing/', ns: ['pricing'] },
	{ path: '/help/', ns: ['help', 'papers', 'contact'] },
	{ path: '/contact', ns: ['contact-page', 'contact'] },
	{ path: '/solutions/', ns: ['solutions/index', 'scenes/paper-trail'] },
	{ path: '/solutions/ticketing/', ns: ['solutions/ticketing/index', 'scenes/ticket-phone'] },
	{ path: '/solutions/ticketing/pre-sales/', ns: ['solutions/ticketing/pre-sales'] },
	{ path: '/solutions/ticketing/printer/', ns: ['solutions/ticketing/printer'] },
	{
		path: '/solutions/ticketing/season-pass/',
		ns: ['solutions/ticketing/season-pass', 'scenes/season-pass'],
	},
	{ path: '/solutions/payments/', ns: ['solutions/payments/index', 'scenes/ground-plan'] },
	{ path: '/solutions/payments/terminals/', ns: ['solutions/payments/terminals'] },
	{
		path: '/solutions/payments/self-service/',
		ns: ['solutions/payments/self-service'],
	},
	{ path: '/solutions/payments/pos/', ns: ['solutions/payments/pos', 'papers'] },
	{ path: '/solutions/analytics/', ns: ['solutions/analytics/index', 'scenes/monday-sheet'] },
	{
		path: '/solutions/analytics/revenue/',
		ns: ['solutions/analytics/revenue', 'papers'],
	},
	{ path: '/solutions/analytics/reports/', ns: ['solutions/analytics/reports'] },
	{
		path: '/solutions/analytics/data/',
		ns: ['solutions/analytics/data', 'papers'],
	},
	{ path: '/devices/', ns: ['devices/index'] },
	{ path: '/devices/ticketing/', ns: ['devices/ticketing', 'devices/fields'] },
	{ path: '/devices/self-service/', ns: ['devices/self-service', 'devices/fields'] },
	{ path: '/devices/pos/', ns: ['devices/pos', 'devices/fields'] },
	{ path: '/devices/payments/', ns: ['devices/payments', 'devices/fields'] },
	{ path: '/devices/accessories/', ns: ['devices/accessories', 'devices/fields'] },
	{ path: '/ecosystem/', ns: ['ecosystem/index', 'scenes/block-plan'] },
	{ path: '/ecosystem/clubs/', ns: ['ecosystem/clubs', 'scenes/shift-plan', 'scenes/work-week', 'papers'] },
	{ path: '/ecosystem/sponsors/', ns: ['ecosystem/sponsors', 'scenes/guest-quota', 'scenes/boards'] },
	{ path: '/ecosystem/government/', ns: ['ecosystem/government', 'scenes/town-slips', 'scenes/town-hall', 'papers'] },
	{ path: '/tools/', ns: ['tools/index', 'tools/queue'] },
	{ path: '/tools/matchday/', ns: ['tools/matchday'] },
	{ path: '/tools/cards/', ns: ['tools/cards'] },
	{ path: '/tools/costs/', ns: ['tools/costs'] },
	{ path: '/tools/queue/', ns: ['tools/queue'] },
	{ path: '/tools/board/', ns: ['tools/board', 'tools/queue'] },
	{ path: '/company/about-us', ns: ['company/about-us', ...roles.map(textsOfRole)] },
	{ path: '/company/brand', ns: ['company/brand'] },
	{ path: '/tree/', ns: ['tree/index'] },
	...roles.map(
		(role) => ({ path: `/${textsOfRole(role)}`, ns: [textsOfRole(role)], robots: 'noindex, nofollow' }) as const,
	),
	{ path: '/legal/terms', ns: ['legal/terms'] },
	{ path: '/legal/privacy', ns: ['legal/privacy'] },
	{ path: '/legal/imprint', ns: ['legal/imprint'] },
	{ path: '/legal/accessibility', ns: ['legal/accessibility'] },
	{ path: '/signup/asked', ns: ['signup-asked'], robots: 'noindex' },
	{ path: '/signup/confirmed', ns: ['signup-confirmed'], robots: 'noindex' },
	{ path: '/signup/unsubscribed', ns: ['signup-unsubscribed'], robots: 'noindex' },
] as const satisfies readonly PageRow[];

/** Path of a page, in its canonical spelling. */
export type RoutePath = (typeof table)[number]['path'];

/** Addresses that lead to a page: those that moved, and names under which people look for one. The browser never sees this list. */
const redirects: readonly RedirectRow[] = [
	{ path: '/preise', redirect: '/pricing/' },
	{ path: '/hilfe', redirect: '/help/' },
	{ path: '/faq', redirect: '/help/' },
	{ path: '/kontakt', redirect: '/contact' },
	{ path: '/company/', redirect: '/company/about-us', robots: 'noindex' },
	{ path: '/tools/devices/', redirect: '/devices/' },
	{ path: '/ueber-uns', redirect: '/company/about-us' },
	{ path: '/about', redirect: '/company/about-us' },
	{ path: '/geraete', redirect: '/devices/' },
	{ path: '/loesungen', redirect: '/solutions/' },
	{ path: '/vereine', redirect: '/ecosystem/clubs/' },
	{ path: '/datenschutzerklaerung', redirect: '/legal/privacy' },
	{ path: '/agb', redirect: '/legal/terms' },
	{ path: '/terms', redirect: '/legal/terms' },
	{ path: '/datenschutz', redirect: '/legal/privacy' },
	{ path: '/privacy', redirect: '/legal/privacy' },
	{ path: '/impressum', redirect: '/legal/imprint' },
	{ path: '/imprint', redirect: '/legal/imprint' },
	{ path: '/barrierefreiheit', redirect: '/legal/accessibility' },
];

/** Every row, redirects included. Marked as pure, so that the bundler leaves it out where nobody asks for it. */
export const routes: readonly Route[] = /* @__PURE__ */ [table, redirects].flat();

/** True for rows that render a page. */
export function isPage(route: Route): route is PageRow {
	return 'ns' in route;
}

/** The rows that render a page. */
export const pages: readonly (PageRow & { readonly path: RoutePath })[] = table;

/** True for the canonical path of a page. */
export function isRoutePath(path: string): path is RoutePath {
	return pages.some((page) => page.path === path);
}
