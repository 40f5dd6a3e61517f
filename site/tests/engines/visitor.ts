import type { TestContext } from 'node:test';

/** A visitor with an empty profile in some engine: what the tests need of its driver. */
export interface Visitor {
	/** Opens an address and waits until its document is there. */
	go(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs a function in the page; arguments and result travel as JSON. */
	run<A extends readonly unknown[], R>(script: (...args: A) => R, ...args: A): Promise<R>;
	/** Presses an element with the pointer. */
	click(selector: string): Promise<void>;
	/** Types into a field, in place of what stands there. */
	type(selector: string, text: string): Promise<void>;
	press(key: 'Enter' | 'Escape'): Promise<void>;
	/** What the engine's own console said, as far as its driver tells. */
	messages(): readonly string[];
}

/** A browser that brings visitors. They leave with their test. */
export interface Engine {
	visit(test: TestContext, window: { width: number; height: number }): Promise<Visitor>;
	readonly close: () => Promise<void>;
}

/** An engine on this machine, or what brings it. */
export interface Installation {
	readonly name: string;
	/** Debian's packages. */
	readonly packages: string;
	/** Undefined where it is missing. */
	readonly start: (() => Promise<Engine>) | undefined;
}
