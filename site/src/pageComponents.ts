import type { RouteComponent } from '@tanstack/react-router';
import { createElement, type FunctionComponent } from 'react';
import { defaultOf } from './missing-file';
import type { RoutePath } from './routes';

type PageModule = () => Promise<{ default: RouteComponent }>;

/** A page that is its layout with these properties, and has no file of its own. */
function filled<Props extends object>(
	layout: () => Promise<{ default: FunctionComponent<Props> }>,
	props: Props,
): PageModule {
	return async () => {
		const Layout = await defaultOf(layout());
		return { default: () => createElement(Layout, props) };
	};
}

/** The component of each page, fetched when it is needed. Apart from `routes.ts`, which pages themselves read. */
export const pageComponents: Readonly<Record<RoutePath, PageModule>> = {
	'/': () => import('./pages/Home'),
	'/pricing/': () => import('./pages/Pricing'),
	'/help/': () => import('./pages/Help'),
	'/contact': () => import('./pages/Contact'),
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
	'/tools/': () => import('./pages/tools/Workbench'),
	'/tools/matchday/': () => import('./pages/tools/Matchday'),
	'/tools/cards/': () => import('./pages/tools/Cards'),
	'/tools/costs/': () => import('./pages/tools/Costs'),
	'/tools/queue/': () => import('./pages/tools/Queue'),
	'/tools/devices/': () => import('./pages/tools/Devices'),
	'/tools/board/': () => import('./pages/tools/Board'),
	'/company/about-us': () => import('./pages/company/AboutUs'),
	'/company/brand': () => import('./pages/company/Brand'),
	'/tree/': () => import('./pages/tree/Overview'),
	'/tree/ticketing': filled(() => import('./layouts/RolePage'), { slug: 'ticketing' }),
	'/tree/payments': filled(() => import('./layouts/RolePage'), { slug: 'payments' }),
	'/tree/partners': filled(() => import('./layouts/RolePage'), { slug: 'partners' }),
	'/legal/terms': filled(() => import('./layouts/LegalPage'), { ns: 'legal/terms' }),
	'/legal/privacy': filled(() => import('./layouts/LegalPage'), { ns: 'legal/privacy' }),
	'/legal/imprint': filled(() => import('./layouts/LegalPage'), { ns: 'legal/imprint' }),
	'/legal/accessibility': filled(() => import('./layouts/LegalPage'), { ns: 'legal/accessibility' }),
	'/signup/asked': () => import('./pages/signup/SignupAsked'),
	'/signup/confirmed': () => import('./pages/signup/SignupConfirmed'),
	'/signup/unsubscribed': () => import('./pages/signup/SignupUnsubscribed'),
};
