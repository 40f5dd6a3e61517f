import { pages, type RoutePath } from '../routes';

/** Pages directly below an overview, in the route table's order. */
export function childrenOf(path: RoutePath): RoutePath[] {
	const depth = path.split('/').length;
	return pages
		.map((page) => page.path)
		.filter((other) => other !== path && other.startsWith(path) && other.split('/').length === depth + 1);
}

/** The overview above a page; home for those at the top. */
export function parentOf(path: RoutePath): RoutePath {
	const above = path.replace(/[^/]+\/?$/, '');
	return pages.find((page) => page.path === above)?.path ?? '/';
}

/** The other pages below the same overview. */
export function siblings(path: RoutePath): RoutePath[] {
	return childrenOf(parentOf(path)).filter((other) => other !== path);
}

/** The solutions as places of one evening, in the order in which it comes by them. */
const EVENING: readonly RoutePath[] = [
	'/solutions/ticketing/pre-sales/',
	'/solutions/ticketing/season-pass/',
	'/solutions/ticketing/printer/',
	'/solutions/payments/self-service/',
	'/solutions/payments/terminals/',
	'/solutions/payments/pos/',
	'/solutions/analytics/revenue/',
	'/solutions/analytics/reports/',
	'/solutions/analytics/data/',
];

/** Where the evening goes on; after its last place it can be played. */
export function nextInEvening(path: RoutePath): RoutePath {
	return EVENING[EVENING.indexOf(path) + 1] ?? '/tools/matchday/';
}

/** One entry of the main navigation: a link, or a panel of links named by `nav.groups` in `locales/de/common.json`. */
export type NavigationItem =
	| { readonly path: RoutePath }
	| {
			readonly group: 'solutions' | 'devices' | 'ecosystem' | 'company';
			readonly columns: readonly (readonly RoutePath[])[];
	  };

const overviewColumns = (path: RoutePath): RoutePath[][] =>
	childrenOf(path).map((child) => [child, ...childrenOf(child)]);

/** The header's navigation before what can be tried (`shell/TryOut.tsx`). In each column the first page is the overview of the others. */
export const navigation: readonly NavigationItem[] = [
	{ group: 'solutions', columns: overviewColumns('/solutions/') },
	{ group: 'devices', columns: [['/devices/', ...childrenOf('/devices/')]] },
	{ group: 'ecosystem', columns: [['/ecosystem/', ...childrenOf('/ecosystem/')]] },
	{ path: '/pricing/' },
	{ path: '/help/' },
	{ group: 'company', columns: [['/company/about-us', '/company/brand', '/tree/']] },
];

/** The footer's link lists; `name` is a key of `footer.groups`. As in the header, a column begins with the overview of its pages. */
export const footerGroups = [
	{ name: 'solutions', columns: overviewColumns('/solutions/') },
	{ name: 'devices', columns: [['/devices/', ...childrenOf('/devices/')]] },
	{ name: 'tools', columns: [['/tools/', ...childrenOf('/tools/')]] },
	{
		name: 'rest',
		columns: [
			['/ecosystem/', ...childrenOf('/ecosystem/')],
			['/company/about-us', '/company/brand', '/pricing/', '/help/', '/contact', '/tree/'],
		],
	},
] as const satisfies readonly { readonly name: string; readonly columns: readonly (readonly RoutePath[])[] }[];

/** Pages linked in the bottom strip. */
export const stripPaths: readonly RoutePath[] = [
	'/legal/imprint',
	'/legal/privacy',
	'/legal/terms',
	'/legal/accessibility',
];

/** Where a demo is asked for: in the calendar, where a date is picked at once, or by the form, which we answer. */
export type DemoPlace = 'calendar' | 'form';

/** Pages with a layout whose buttons say "Demo vereinbaren", as the header's does. */
const WITH_CALENDAR: ReadonlySet<RoutePath> = new Set([
	'/solutions/',
	'/solutions/ticketing/',
	'/solutions/ticketing/printer/',
	'/solutions/payments/pos/',
	'/solutions/payments/terminals/',
	'/solutions/analytics/',
	'/solutions/analytics/reports/',
	'/devices/ticketing/',
	'/devices/pos/',
	'/devices/accessories/',
	'/ecosystem/sponsors/',
]);

/** Where a page's buttons for a demo lead: the same words to the same place on every page. */
export const demoPlace = (path: RoutePath): DemoPlace => (WITH_CALENDAR.has(path) ? 'calendar' : 'form');
