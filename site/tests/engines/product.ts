import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { freePorts } from '../../../infra/local/ports.mjs';
import { startStack } from '../../../infra/local/stack.mjs';
import { Leads } from '../browser/support/leads';

const dataDir = mkdtempSync(join(tmpdir(), 'engines-'));

/** Site, functions, mail inbox and an empty database, on free ports, for all tests of these engines. */
export const product = await startStack({ ports: await freePorts(), dataDir });

/** What that product has stored and sent. */
export const leads = new Leads(product);

after(async () => {
	await product.stop();
	rmSync(dataDir, { recursive: true });
});
