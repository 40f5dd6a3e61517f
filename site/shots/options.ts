import { parseArgs } from 'node:util';
import { Failure } from '../../infra/processes/failure.mjs';
import { isRoutePath, pages } from '../src/routes';

/** An address that no page has: it shows the not-found page. */
const NOT_FOUND = '/404';

/** What the person at the keyboard asks `npm run shots` for. */
export interface Options {
	/** Paths of the pages, in the order of the route table. */
	readonly paths: readonly string[];
	/** Name of the commit that the pages are compared with. */
	readonly against?: string | undefined;
}

/** @throws {Failure} when an option is unknown or a page doesn't exist */
export function optionsFrom(args: readonly string[]): Options {
	const { pages: wanted, against } = parsed(args);
	const all = [...pages.map(({ path }) => path), NOT_FOUND];
	if (wanted === undefined) return { paths: all, against };
	const chosen = wanted.split(',').map((path) => path.trim());
	const unknown = chosen.filter((path) => path !== NOT_FOUND && !isRoutePath(path));
	if (unknown.length > 0) {
		throw new Failure(
			`No page has the address ${unknown.join(', ')}. Write addresses as site/src/routes.ts does, with commas between ` +
				`them: --pages /,/help/,/contact (${NOT_FOUND} is the not-found page).`,
		);
	}
	return { paths: all.filter((path) => chosen.includes(path)), against };
}

function parsed(args: readonly string[]) {
	try {
		const options = { pages: { type: 'string' }, against: { type: 'string' } } as const;
		return parseArgs({ args: [...args], options }).values;
	} catch (error) {
		const [reason] = String(error instanceof Error ? error.message : error).split('. To specify');
		throw new Failure(
			`${reason}. Options: --pages /,/help/ takes only these, --against main shows what changed since.`,
		);
	}
}
