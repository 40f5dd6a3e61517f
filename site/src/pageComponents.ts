import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { RoutePath } from './routes';

/** The component of each page, fetched when it is needed. Apart from `routes.ts`, which pages themselves read. */
const modules: Readonly<Record<RoutePath, () => Promise<{ default: ComponentType }>>> = {
	'/': () => import('./pages/Home'),
	'/pricing/': () => import('./pages/Pricing'),
	'/help/': () => import('./pages/Help'),
	'/contact': () => import('./pages/Contact'),
	'/contact/thanks': () => import('./pages/ContactThanks'),
	'/solutions/': () => import('./pages/solutions/Overview'),
	'/solutions/ticketing/': () => import('./pages/solutions/ticketing/Overview'),
	'/solutions/ticketing/pre-sales/': () => import('./pages/solutions/ticketing/PreSales'),
	'/solutions/ticketing/printer/': () => import('./pages/solutions/ticketing/Printer'),
	'/solutions/ticketing/season-pass/': () => import('./pages/solutions/ticketing/SeasonPass'),
	'/solutions/payments/': () => import('./pages/solutions/payments/Overview'),
	'/solutions/payments/terminals/': () => import('./pages/solutions/payments/Terminals'),
	'/solutions/payments/self-service/': () => import('./pages/solutions/payments/SelfService'),
	'/solutions/payments/pos/': () => import('./pages/solutions/payments/Pos'),
	'/solutions/analytics/': () => import('./pages/solutions/analytics/Overview'),
	'/solutions/analytics/revenue/': () => import('./pages/solutions/analytics/Revenue'),
	'/solutions/analytics/reports/': () => import('./pages/solutions/analytics/Reports'),
	'/solutions/analytics/data/': () => import('./pages/solutions/analytics/Data'),
	'/devices/': () => import('./pages/devices/Overview'),
	'/devices/ticketing/': () => import('./pages/devices/Ticketing'),
	'/devices/self-service/': () => import('./pages/devices/SelfService'),
	'/devices/pos/': () => import('./pages/devices/Pos'),
	'/devices/payments/': () => import('./pages/devices/Payments'),
	'/devices/accessories/': () => import('./pages/devices/Accessories'),
	'/ecosystem/': () => import('./pages/ecosystem/Overview'),
	'/ecosystem/clubs/': () => import('./pages/ecosystem/Clubs'),
	'/ecosystem/sponsors/': () => import('./pages/ecosystem/Sponsors'),
	'/ecosystem/government/': () => import('./pages/ecosystem/Government'),
	'/company/about-us': () => import('./pages/company/AboutUs'),
	'/company/brand': () => import('./pages/company/Brand'),
	'/tree/': () => import('./pages/tree/Overview'),
	'/tree/ticketing': () => import('./pages/tree/Ticketing'),
	'/tree/payments': () => import('./pages/tree/Payments'),
	'/tree/partners': () => import('./pages/tree/Partners'),
	'/legal/terms': () => import('./pages/legal/Terms'),
	'/legal/privacy': () => import('./pages/legal/Privacy'),
	'/legal/imprint': () => import('./pages/legal/Imprint'),
	'/legal/accessibility': () => import('./pages/legal/Accessibility'),
	'/signup/asked': () => import('./pages/signup/SignupAsked'),
	'/signup/confirmed': () => import('./pages/signup/SignupConfirmed'),
	'/signup/unsubscribed': () => import('./pages/signup/SignupUnsubscribed'),
};

const components = new Map<string, AsyncRouteComponent<object>>(
	Object.entries(modules).map(([path, load]) => [path, lazyRouteComponent(load)]),
);

/** The component of a page of the route table. Its code comes with `preload`, or else when it is first rendered.
 * @throws when no page has that path */
export function pageComponent(path: string): AsyncRouteComponent<object> {
	const component = components.get(path);
	if (component === undefined) throw new Error(`No page has the path ${path}.`);
	return component;
}
