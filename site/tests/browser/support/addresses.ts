import { pages } from '../../../src/routes';

/** An address that no page has. */
export const NOWHERE = '/gibt-es-nicht';

/** Every page, and the one that is not there, with what each has to answer. */
export const addresses = [
	...pages.map(({ path, robots }) => ({ path: path as string, status: 200, robots })),
	{ path: NOWHERE, status: 404, robots: 'noindex' as const },
];
