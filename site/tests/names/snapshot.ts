import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';

const FOLDER = import.meta.dirname;

/** How to write the files anew. */
const COMMAND = 'UPDATE_NAMES=1 node --import tsx --test site/tests/names.test.ts';

/** What a screen reader is told of a part of the page: roles, names, states and addresses, one line each. */
export function spoken(part: Locator): Promise<string> {
	return part.ariaSnapshot();
}

/** Name of a page's file. */
export function fileOf(path: string): string {
	return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}

/** Compares what is said with the file, or writes it when UPDATE_NAMES is set. */
export function assertSpoken(name: string, said: string): void {
	const file = join(FOLDER, `${name}.yaml`);
	const text = `${said}\n`;
	if (process.env.UPDATE_NAMES) {
		mkdirSync(FOLDER, { recursive: true });
		writeFileSync(file, text);
		return;
	}
	assert.ok(existsSync(file), `site/tests/names/${name}.yaml is missing. Write it by: ${COMMAND}`);
	assert.equal(text, readFileSync(file, 'utf8'), `site/tests/names/${name}.yaml differs. If that is meant: ${COMMAND}`);
}
