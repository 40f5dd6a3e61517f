import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The style element that sonner writes when it comes, by which the content security policy knows it.
 * @throws when the package writes its style in another way */
export function toastStyle(): string {
	const file = fileURLToPath(import.meta.resolve('sonner'));
	const [, text] = /^__insertCSS\((".*")\);$/m.exec(readFileSync(file, 'utf8')) ?? [];
	if (text === undefined)
		throw new Error(
			`${file} writes its style in another way than before: look there for what the policy has to allow.`,
		);
	return JSON.parse(text);
}
