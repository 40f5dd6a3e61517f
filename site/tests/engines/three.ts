import { after, describe, it, type TestContext } from 'node:test';
import { WIDTHS, windowOf } from '../browser/support/window';
import { startChromium } from './chromium';
import { FIREFOX_PACKAGES, startFirefox } from './firefox';
import { type Gate, openGate } from './gate';
import type { Engine, Visitor } from './visitor';
import { startWebKit, WEBKIT_PACKAGES } from './webkit';

/** What a test of an engine gets. */
export interface Tour {
	/** The engine's name. */
	readonly engine: string;
	readonly gate: Gate;
	/** A new visitor, on a wide screen unless told otherwise. */
	visitor(test: TestContext, width?: number): Promise<Visitor>;
}

const engines: readonly { name: string; start: () => Promise<Engine | undefined>; packages: string }[] = [
	{ name: 'Chromium', start: startChromium, packages: 'chromium' },
	{ name: 'Firefox', start: startFirefox, packages: FIREFOX_PACKAGES },
	{ name: 'WebKitGTK', start: startWebKit, packages: WEBKIT_PACKAGES },
];

const started = new Map<string, Promise<Engine | undefined>>();
const gate = openGate();

after(async () => {
	for (const engine of started.values()) await (await engine)?.close();
	(await gate).close();
});

/** Declares tests for each engine; where one is missing they are skipped with a line that says how to get it. */
export function inEachEngine(
	what: string,
	sentence: string,
	run: (test: TestContext, tour: Tour) => Promise<void>,
): void {
	describe(what, () => {
		for (const { name, start, packages } of engines) {
			it(`${sentence} in ${name}`, async (test) => {
				if (!started.has(name)) started.set(name, start());
				const engine = await started.get(name);
				if (engine === undefined) {
					const missing = `${name} is missing. On Debian: apt-get install ${packages}`;
					if (process.env.ENGINES === 'required') throw new Error(missing);
					return test.skip(missing);
				}
				const open = await gate;
				test.after(() => open.keepBack());
				await run(test, {
					engine: name,
					gate: open,
					visitor: (of, width = WIDTHS.desktop) => engine.visit(of, windowOf(width)),
				});
			});
		}
	});
}
