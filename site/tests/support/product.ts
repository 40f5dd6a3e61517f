import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { requireBrowser } from '../../../infra/local/browser.mjs';
import { freePorts } from '../../../infra/local/ports.mjs';
import { startStack } from '../../../infra/local/stack.mjs';

// One product for all tests of a process, and each `*.test.ts` is a process of its own.
const dataDir = mkdtempSync(join(tmpdir(), 'site-tests-'));

/** Site, functions, mail inbox and an empty database, on free ports. */
export const stack = await startStack({ ports: await freePorts(), dataDir });

/** The browser that every visitor uses. */
export const browser = await launchBrowser();

after(async () => {
	await browser.close();
	await stack.stop();
	rmSync(dataDir, { recursive: true });
});

/** Address of a path of the site. */
export function at(path: string): string {
	return new URL(path, stack.site).href;
}

async function launchBrowser(): Promise<Browser> {
	// Chromium has no sandbox for root, which is who runs in a container.
	const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
	return chromium.launch({ executablePath: await requireBrowser(), args });
}
