import { pages } from '../../src/routes';

/** Every page, and the one that is not there. */
export const addresses: readonly string[] = [...pages.map(({ path }) => path), '/gibt-es-nicht'];
