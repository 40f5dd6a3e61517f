import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the style element holds that sonner writes when it comes: nothing at first, then its rules. The content security
 * policy has to know both.
 * @throws when the package writes its style in another way */
export function toastStyles(): readonly string[] {
	const file = fileURLToPath(import.meta.resolve('sonner'));
	const [, text] = /^__insertCSS\((".*")\);$/m.exec(readFileSync(file, 'utf8')) ?? [];
	if (text === undefined)
		throw new Error(
			`${file} writes its style in another way than before: look there for what the policy has to allow.`,
		);
	return ['', JSON.parse(text)];
}
