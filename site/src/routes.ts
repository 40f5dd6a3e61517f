import type { ComponentType } from 'react';
import type { Namespace } from './i18n/resources';

/** What robots are told of a page; absent means the default 'index, follow'. */
type Robots = 'noindex' | 'noindex, nofollow';

interface PageRow {
	/** Canonical spelling: with or without a trailing slash, exactly as the specification's table has it. */
	readonly path: string;
	/** Text namespaces the page needs besides `common`; the first holds its `meta`. */
	readonly ns: readonly [Namespace, ...Namespace[]];
	readonly page: () => Promise<{ default: ComponentType }>;
	readonly robots?: Robots;
}

interface RedirectRow {
	readonly path: string;
	/** Where the edge sends the visitor, with status 301. */
	readonly redirect: string;
	readonly robots?: Robots;
}

/** One row of the route table. */
export type Route = PageRow | RedirectRow;

/**
 * The list of pages. Router, prerender, sitemap, navigation, edge redirects and robots headers are derived from it:
 * a new page is one row here and one file in `pages/`.
 */
const table = [
	{ path: '/', ns: ['home'], page: () => import('./pages/Home') },
	{ path: '/pricing/', ns: ['pricing'], page: () => import('./pages/Pricing') },
	{ path: '/help/', ns: ['help', 'contact'], page: () => import('./pages/Help') },
	{ path: '/contact', ns: ['contact-page', 'contact'], page: () => import('./pages/Contact') },
	{ path: '/contact/thanks', ns: ['contact-thanks'], page: () => import('./pages/ContactThanks'), robots: 'noindex' },
	{
		path: '/solutions/',
		ns: ['solutions/index', 'scenes/paper-trail'],
		page: () => import('./pages/solutions/Overview'),
	},
	{
		path: '/solutions/ticketing/',
		ns: ['solutions/ticketing/index', 'scenes/ticket-phone'],
		page: () => import('./pages/solutions/ticketing/Overview'),
	},
	{
		path: '/solutions/ticketing/pre-sales/',
		ns: ['solutions/ticketing/pre-sales', 'scenes/ticket-desk'],
		page: () => import('./pages/solutions/ticketing/PreSales'),
	},
	{
		path: '/solutions/ticketing/printer/',
		ns: ['solutions/ticketing/printer', 'scenes/thermal-paper'],
		page: () => import('./pages/solutions/ticketing/Printer'),
	},
	{
		path: '/solutions/ticketing/season-pass/',
		ns: ['solutions/ticketing/season-pass', 'scenes/season-pass'],
		page: () => import('./pages/solutions/ticketing/SeasonPass'),
	},
	{
		path: '/solutions/payments/',
		ns: ['solutions/payments/index', 'scenes/ground-plan'],
		page: () => import('./pages/solutions/payments/Overview'),
	},
	{
		path: '/solutions/payments/terminals/',
		ns: ['solutions/payments/terminals', 'scenes/card-terminal'],
		page: () => import('./pages/solutions/payments/Terminals'),
	},
	{
		path: '/solutions/payments/self-service/',
		ns: ['solutions/payments/self-service', 'scenes/self-service-kiosk'],
		page: () => import('./pages/solutions/payments/SelfService'),
	},
	{
		path: '/solutions/payments/pos/',
		ns: ['solutions/payments/pos', 'scenes/pos-screen'],
		page: () => import('./pages/solutions/payments/Pos'),
	},
	{
		path: '/solutions/analytics/',
		ns: ['solutions/analytics/index', 'scenes/monday-sheet'],
		page: () => import('./pages/solutions/analytics/Overview'),
	},
	{
		path: '/solutions/analytics/revenue/',
		ns: ['solutions/analytics/revenue', 'scenes/revenue-chart'],
		page: () => import('./pages/solutions/analytics/Revenue'),
	},
	{
		path: '/solutions/analytics/reports/',
		ns: ['solutions/analytics/reports', 'scenes/report-page'],
		page: () => import('./pages/solutions/analytics/Reports'),
	},
	{
		path: '/solutions/analytics/data/',
		ns: ['solutions/analytics/data', 'scenes/export-dialog'],
		page: () => import('./pages/solutions/analytics/Data'),
	},
	{ path: '/devices/', ns: ['devices/index', 'scenes/device-family'], page: () => import('./pages/devices/Overview') },
	{
		path: '/devices/ticketing/',
		ns: ['devices/ticketing', 'devices/fields', 'scenes/gate-scanner'],
		page: () => import('./pages/devices/Ticketing'),
	},
	{
		path: '/devices/self-service/',
		ns: ['devices/self-service', 'devices/fields', 'scenes/kiosk-range'],
		page: () => import('./pages/devices/SelfService'),
	},
	{
		path: '/devices/pos/',
		ns: ['devices/pos', 'devices/fields', 'scenes/till-range'],
		page: () => import('./pages/devices/Pos'),
	},
	{
		path: '/devices/payments/',
		ns: ['devices/payments', 'devices/fields', 'scenes/terminal-range'],
		page: () => import('./pages/devices/Payments'),
	},
	{
		path: '/devices/accessories/',
		ns: ['devices/accessories', 'devices/fields', 'scenes/printer-box'],
		page: () => import('./pages/devices/Accessories'),
	},
	{
		path: '/ecosystem/',
		ns: ['ecosystem/index', 'scenes/block-plan'],
		page: () => import('./pages/ecosystem/Overview'),
	},
	{
		path: '/ecosystem/clubs/',
		ns: ['ecosystem/clubs', 'scenes/shift-plan'],
		page: () => import('./pages/ecosystem/Clubs'),
	},
	{
		path: '/ecosystem/sponsors/',
		ns: ['ecosystem/sponsors', 'scenes/guest-quota'],
		page: () => import('./pages/ecosystem/Sponsors'),
	},
	{
		path: '/ecosystem/government/',
		ns: ['ecosystem/government', 'scenes/town-slips'],
		page: () => import('./pages/ecosystem/Government'),
	},
	{ path: '/company/', redirect: '/company/about-us', robots: 'noindex' },
	{ path: '/company/about-us', ns: ['company/about-us'], page: () => import('./pages/company/AboutUs') },
	{ path: '/company/brand', ns: ['company/brand'], page: () => import('./pages/company/Brand') },
	{ path: '/tree/', ns: ['tree/index'], page: () => import('./pages/tree/Overview') },
	{
		path: '/tree/ticketing',
		ns: ['tree/ticketing'],
		page: () => import('./pages/tree/Ticketing'),
		robots: 'noindex, nofollow',
	},
	{
		path: '/tree/payments',
		ns: ['tree/payments'],
		page: () => import('./pages/tree/Payments'),
		robots: 'noindex, nofollow',
	},
	{
		path: '/tree/partners',
		ns: ['tree/partners'],
		page: () => import('./pages/tree/Partners'),
		robots: 'noindex, nofollow',
	},
	{ path: '/legal/terms', ns: ['legal/terms'], page: () => import('./pages/legal/Terms') },
	{ path: '/legal/privacy', ns: ['legal/privacy'], page: () => import('./pages/legal/Privacy') },
	{ path: '/legal/imprint', ns: ['legal/imprint'], page: () => import('./pages/legal/Imprint') },
	{ path: '/legal/accessibility', ns: ['legal/accessibility'], page: () => import('./pages/legal/Accessibility') },
	{ path: '/signup/asked', ns: ['signup-asked'], page: () => import('./pages/signup/SignupAsked'), robots: 'noindex' },
	{
		path: '/signup/confirmed',
		ns: ['signup-confirmed'],
		page: () => import('./pages/signup/SignupConfirmed'),
		robots: 'noindex',
	},
	{
		path: '/signup/unsubscribed',
		ns: ['signup-unsubscribed'],
		page: () => import('./pages/signup/SignupUnsubscribed'),
		robots: 'noindex',
	},
] as const satisfies readonly Route[];

/** Path of a page, in its canonical spelling. */
export type RoutePath = Exclude<(typeof table)[number], { redirect: string }>['path'];

/** Every row, redirects included. */
export const routes: readonly Route[] = table;

/** True for rows that render a page. */
export function isPage(route: Route): route is PageRow {
	return 'page' in route;
}

/** The rows that render a page. */
export const pages = table.filter(isPage) as readonly (PageRow & { readonly path: RoutePath })[];

/** True for the canonical path of a page. */
export function isRoutePath(path: string): path is RoutePath {
	return pages.some((page) => page.path === path);
}
