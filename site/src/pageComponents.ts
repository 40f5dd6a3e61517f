import type { RouteComponent } from '@tanstack/react-router';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { defaultOf } from './missing-file';
import type { RoutePath } from './routes';

interface PageModule {
	(): Promise<{ default: RouteComponent }>;
	/** What it fetches, where it has no file of its own. */
	readonly files?: readonly (() => Promise<{ default: unknown }>)[];
}

/** A page that is its layout with these properties, and has no file of its own. */
function filled<Props extends object>(
	layout: () => Promise<{ default: FunctionComponent<Props> }>,
	props: Props,
): PageModule {
	const load = async () => {
		const Layout = await defaultOf(layout());
		return { default: () => createElement(Layout, props) };
	};
	return Object.assign(load, { files: [layout] });
}

const category = () => import('./layouts/CategoryPage');
const message = () => import('./layouts/MessagePage');

/** A page that is its layout with these properties and this drawing. */
function drawn<const Props extends object>(
	layout: () => Promise<{ default: FunctionComponent<Props & { scene: ReactNode }> }>,
	drawing: () => Promise<{ default: FunctionComponent }>,
	props: Props,
): PageModule {
	const load = async () => {
		const [Layout, Scene] = await Promise.all([defaultOf(layout()), defaultOf(drawing())]);
		return { default: () => createElement(Layout, { ...props, scene: createElement(Scene) }) };
	};
	return Object.assign(load, { files: [layout, drawing] });
}

/** The component of each page, fetched when it is needed. Apart from `routes.ts`, which pages themselves read. */
export const pageComponents: Readonly<Record<RoutePath, PageModule>> = {
	'/': () => import('./pages/Home'),
	'/pricing/': () => import('./pages/Pricing'),
	'/help/': () => import('./pages/Help'),
	'/contact': () => import('./pages/Contact'),
	'/solutions/': drawn(category, () => import('./scenes/PaperTrail'), { at: 'solutions', tools: ['matchday'] }),
	'/solutions/ticketing/': drawn(category, () => import('./scenes/TicketPhone'), { at: 'solutions/ticketing' }),
	'/solutions/ticketing/pre-sales/': () => import('./pages/solutions/ticketing/PreSales'),
	'/solutions/ticketing/printer/': () => import('./pages/solutions/ticketing/Printer'),
	'/solutions/ticketing/season-pass/': () => import('./pages/solutions/ticketing/SeasonPass'),
	'/solutions/payments/': drawn(category, () => import('./scenes/GroundPlan'), { at: 'solutions/payments' }),
	'/solutions/payments/terminals/': () => import('./pages/solutions/payments/Terminals'),
	'/solutions/payments/self-service/': () => import('./pages/solutions/payments/SelfService'),
	'/solutions/payments/pos/': () => import('./pages/solutions/payments/Pos'),
	'/solutions/analytics/': drawn(category, () => import('./scenes/MondaySheet'), { at: 'solutions/analytics' }),
	'/solutions/analytics/revenue/': () => import('./pages/solutions/analytics/Revenue'),
	'/solutions/analytics/reports/': () => import('./pages/solutions/analytics/Reports'),
	'/solutions/analytics/data/': () => import('./pages/solutions/analytics/Data'),
	'/devices/': filled(() => import('./layouts/CategoryPage'), { at: 'devices', tools: ['queue'] }),
	'/devices/ticketing/': filled(() => import('./layouts/DevicePage'), { ns: 'devices/ticketing' }),
	'/devices/self-service/': filled(() => import('./layouts/DevicePage'), { ns: 'devices/self-service' }),
	'/devices/pos/': filled(() => import('./layouts/DevicePage'), { ns: 'devices/pos' }),
	'/devices/payments/': filled(() => import('./layouts/DevicePage'), { ns: 'devices/payments' }),
	'/devices/accessories/': filled(() => import('./layouts/DevicePage'), { ns: 'devices/accessories' }),
	'/ecosystem/': drawn(category, () => import('./scenes/BlockPlan'), { at: 'ecosystem' }),
	'/ecosystem/clubs/': () => import('./pages/ecosystem/Clubs'),
	'/ecosystem/sponsors/': () => import('./pages/ecosystem/Sponsors'),
	'/ecosystem/government/': () => import('./pages/ecosystem/Government'),
	'/tools/': () => import('./pages/tools/Workbench'),
	'/tools/matchday/': () => import('./pages/tools/Matchday'),
	'/tools/cards/': () => import('./pages/tools/Cards'),
	'/tools/costs/': () => import('./pages/tools/Costs'),
	'/tools/queue/': () => import('./pages/tools/Queue'),
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
	'/signup/asked': drawn(message, () => import('./sections/signup/Letter'), { ns: 'signup-asked' }),
	'/signup/confirmed': () => import('./pages/signup/SignupConfirmed'),
	'/signup/unsubscribed': drawn(message, () => import('./sections/signup/TornTicket'), { ns: 'signup-unsubscribed' }),
};
