import { stage } from '../sources/stage.ts';
import { sha256 } from './bundle.ts';

/**
 * What a document may load and run: this site's files, its own inline script and style by their hashes, and the analytics
 * host. The pages that follow without a new document keep to it: what they need comes as files. What a meta tag can't say,
 * and what holds for every file, is in the header of `template.yaml`; where both speak of one thing, both must allow it.
 * Why not all in a header: `docs/decisions/0007`.
 */
export function contentPolicy(script: string, style: string): string {
	const analytics = stage.analytics && ` ${stage.analytics}`;
	return [
		`default-src 'none'`,
		`script-src 'self' '${sha256(script)}'${analytics}`,
		`style-src 'self' '${sha256(style)}'`,
		`img-src 'self' blob:`,
		`font-src 'self'`,
		`connect-src 'self'${analytics}`,
		`manifest-src 'self'`,
		`require-trusted-types-for 'script'`,
		// Of src/entry-client.tsx: addresses of scripts, which script-src bounds, and no text that becomes markup.
		`trusted-types default`,
	].join(';');
}
