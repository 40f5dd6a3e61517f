/** A page that is in the document, in view or not. */
interface BuiltPage {
	/** Tells two visits to one page apart: the second finds it as new. */
	readonly visit: number;
	readonly path: string;
}

/** The pages in the document. */
interface Built {
	/** The page in view. */
	readonly shown: BuiltPage;
	/** Pages that have just been left. */
	readonly left: readonly BuiltPage[];
	/** The page whose link the visitor turned to. */
	readonly next?: BuiltPage;
}

/** After the first page has been loaded. */
export function firstPage(path: string): Built {
	return { shown: { visit: 0, path }, left: [] };
}

/** After the address has changed to a page. */
export function arrived({ shown, left, next }: Built, path: string): Built {
	return { shown: next?.path === path ? next : follow(next ?? shown, path), left: [...left, shown] };
}

/** After the visitor has turned to a link. */
export function turned({ shown, next }: Built, path: string): Built {
	if (path === shown.path) return { shown, left: [] };
	return { shown, left: [], next: next?.path === path ? next : follow(next ?? shown, path) };
}

/** After the pages that were left have gone. */
export function alone(built: Built): Built {
	return built.left.length === 0 ? built : { ...built, left: [] };
}

function follow({ visit }: BuiltPage, path: string): BuiltPage {
	return { visit: visit + 1, path };
}
