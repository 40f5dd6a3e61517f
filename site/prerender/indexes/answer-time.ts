import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ANSWER_TIME_PATH } from '../../src/content/answer-time.ts';

/** What functions/reminder has not measured yet. It writes over it, and a later release leaves what it wrote. */
export function writeAnswerTime(folder: string): void {
	const file = join(folder, ANSWER_TIME_PATH);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, 'null\n');
}
