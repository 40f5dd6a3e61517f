import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { DURATIONS, ROOT } from '../../../infra/local/places.mjs';

/** A reporter: a line of JSON for each test file, as infra/local/file-durations.mjs writes it, with the sum of its tests. */
export default class Durations implements Reporter {
	readonly #seconds = new Map<string, number>();

	onTestEnd({ location }: TestCase, { duration }: TestResult): void {
		const file = relative(ROOT, location.file).replaceAll('\\', '/');
		this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1_000);
	}

	onEnd(): void {
		const lines = [...this.#seconds].map(([file, seconds]) => JSON.stringify({ file, seconds }));
		mkdirSync(dirname(DURATIONS.browser), { recursive: true });
		writeFileSync(DURATIONS.browser, `${lines.join('\n')}\n`);
	}

	printsToStdio(): boolean {
		return false;
	}
}
