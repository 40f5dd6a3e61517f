import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../infra/local/ports.mjs';
import { startStack } from '../../../infra/local/stack.mjs';
import { Leads } from '../browser/support/leads';

/** The product for all tests of an engine. */
export interface Product {
	/** Address of the site. */
	readonly site: string;
	/** What it has stored and sent. */
	readonly leads: Leads;
	readonly stop: () => Promise<void>;
}

/** Starts site, functions, mail inbox and an empty database, on free ports. */
export async function startProduct(): Promise<Product> {
	const dataDir = mkdtempSync(join(tmpdir(), 'engines-'));
	const stack = await startStack({ ports: await freePorts(), dataDir });
	return {
		site: stack.site,
		leads: new Leads(stack),
		async stop() {
			await stack.stop();
			rmSync(dataDir, { recursive: true });
		},
	};
}
