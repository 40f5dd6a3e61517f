import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { freePorts } from '../../../infra/stack/ports.mjs';
import { startStack } from '../../../infra/stack/stack.mjs';
import { Leads } from '../browser/support/leads';
import { WIDTHS, windowOf } from '../browser/support/window';
import { type Gate, openGate } from './gate';
import type { Engine, Installation, Visitor } from './visitor';

/** What a tour gets. */
export interface Tour {
	readonly gate: Gate;
	readonly leads: Leads;
	/** A new visitor, on a wide screen unless told otherwise. */
	visitor(test: TestContext, width?: number): Promise<Visitor>;
}

type Run = (test: TestContext, tour: Tour) => Promise<void>;

/** Longest time of a tour, in milliseconds: a driver that doesn't answer must not keep everybody waiting. */
const PATIENCE_MS = 300_000;

const tours: { readonly sentence: string; readonly run: Run }[] = [];

/** Declares what a visitor does, in whichever engine. */
export function inEachEngine(what: string, sentence: string, run: Run): void {
	tours.push({ sentence: `${what} ${sentence}`, run });
}

/** Makes tests of all that was declared. Where the engine is missing they are skipped, unless ENGINES=required. */
export function runIn({ name, packages, start }: Installation): void {
	if (start) {
		describe(name, () => declare(start));
		return;
	}
	const missing = `${name} is missing. On Debian: apt-get install ${packages}`;
	if (process.env.ENGINES === 'required') throw new Error(missing);
	it(`what a visitor does in ${name}`, { skip: missing });
}

function declare(start: () => Promise<Engine>): void {
	let leads: Leads;
	let gate: Gate;
	let engine: Engine;
	/** What closes what was opened, however far that came. */
	const closers: (() => unknown)[] = [];
	before(async () => {
		const dataDir = mkdtempSync(join(tmpdir(), 'engines-'));
		closers.unshift(() => rmSync(dataDir, { recursive: true }));
		const product = await startStack({ ports: await freePorts(), dataDir });
		closers.unshift(product.stop);
		leads = new Leads(product);
		gate = await openGate(product.site);
		closers.unshift(gate.close);
		engine = await start();
		closers.unshift(engine.close);
	});
	after(async () => {
		for (const close of closers) await close();
	});
	for (const { sentence, run } of tours) {
		it(sentence, { timeout: PATIENCE_MS }, async (test) => {
			test.after(() => gate.keepBack());
			await leads.forgetCounters();
			await run(test, {
				gate,
				leads,
				visitor: (of, width = WIDTHS.desktop) => engine.visit(of, windowOf(width)),
			});
		});
	}
}
