import { sha256 } from './bundle.ts';

/**
 * Origin of the analytics host, from `SITE_ANALYTICS_ORIGIN`; empty when none is set up. The build writes it into the
 * pages' code and into their policy, so that both agree.
 */
export function analyticsOrigin(): string {
	const value = process.env.SITE_ANALYTICS_ORIGIN ?? '';
	if (value === '') return '';
	if (!URL.canParse(value) || new URL(value).origin !== value) {
		throw new Error(`SITE_ANALYTICS_ORIGIN is '${value}': set it to an origin such as https://stats.example.org`);
	}
	return value;
}

/**
 * What a document may load and run: this site's files, its own inline script and style by their hashes, and the analytics
 * host. The pages that follow without a new document keep to it: what they need comes as files. What a meta tag can't say,
 * and what holds for every file, is in the header of `template.yaml`; where both speak of one thing, both must allow it.
 */
export function contentPolicy(script: string, style: string): string {
	const analytics = analyticsOrigin() && ` ${analyticsOrigin()}`;
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
