import type { RoutePath } from '../routes';
import { type Handout, papers } from './papers';

/** Which papers help on which page: no more than three or four. Apart from `papers.ts`, so that the help page doesn't load it. */
export const paperPages: { readonly [path in RoutePath]?: readonly Handout['id'][] } = {
	'/solutions/payments/pos/': ['count', 'registration'],
	'/solutions/analytics/revenue/': ['report'],
	'/solutions/analytics/data/': ['sales', 'batch'],
	'/ecosystem/clubs/': ['report', 'count', 'registration', 'procedure'],
	'/ecosystem/government/': ['processing'],
};

/** The papers that a page hands out. */
export function papersOn(path: RoutePath): readonly Handout[] {
	return papers.filter(({ id }) => paperPages[path]?.includes(id));
}
