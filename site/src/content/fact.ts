/** A fact that the business has stated. */
export interface Known<T> {
	readonly status: 'known';
	readonly value: T;
	/** Who or what says so. */
	readonly source: string;
	/** Day of the statement, e.g. '2026-11-20'. */
	readonly date: string;
}

/** A fact that we read from something else: shown on every stage but production, which is not built with it. */
interface Assumed<T> {
	readonly status: 'assumed';
	readonly value: T;
	/** What it is read from. */
	readonly readFrom: string;
}

/** A fact that nobody has stated: pages say in a plain sentence that it is missing. */
export interface Open {
	readonly status: 'open';
	/** What the business has to answer. */
	readonly question: string;
}

/** A fact that pages can't do without. */
export type Settled<T> = Known<T> | Assumed<T>;

/** One fact of the offer, in one of three states. */
export type Fact<T> = Settled<T> | Open;

/** The value of a fact; undefined while it is open. */
export function statedIn<T>(fact: Fact<T>): T | undefined {
	return fact.status === 'open' ? undefined : fact.value;
}

/** The facts of a tree of them, each with its path in dots. */
export function factsIn(tree: object, path: readonly string[] = []): (readonly [path: string, fact: Fact<unknown>])[] {
	return Object.entries(tree).flatMap(([name, branch]) =>
		'status' in branch ? [[[...path, name].join('.'), branch] as const] : factsIn(branch, [...path, name]),
	);
}
