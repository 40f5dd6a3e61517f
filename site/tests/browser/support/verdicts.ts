import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../infra/machine/places.mjs';
import type { ErrorCode } from '../../../src/contract/generated/rejected';

/** A text; or texts, each as often as the number behind it says. */
type Text = string | readonly (string | number)[];

/** What becomes of a value of the contact form. */
export interface Verdict {
	readonly field: 'firstName' | 'lastName' | 'email' | 'phone' | 'message';
	readonly typed: string;
	/** Why it is refused; missing when it is taken. */
	readonly code?: ErrorCode;
	/** True when no pattern can say so: the function knows numbering plans, and domains in punycode. */
	readonly functionOnly?: true;
}

function expanded(text: Text): string {
	if (typeof text === 'string') return text;
	return text
		.map((part, at) => {
			const times = text[at + 1];
			return typeof part === 'string' ? part.repeat(typeof times === 'number' ? times : 1) : '';
		})
		.join('');
}

/** The table that the function is tried with too. */
export const verdicts: readonly Verdict[] = (
	JSON.parse(readFileSync(join(ROOT, 'functions/contract/tests/verdicts.json'), 'utf8')) as (Verdict & {
		typed: Text;
	})[]
).map((row) => ({ ...row, typed: expanded(row.typed) }));

/** What a browser says of a value before anything is sent. */
export function expectedInBrowser({ code, functionOnly }: Verdict): ErrorCode | undefined {
	return functionOnly ? undefined : code;
}
