/**
 * What must not go into production: facts that still wait for the customer's answer.
 */

/** Top-level domains that nobody can own (RFC 2606). */
const RESERVED = /[@.](example|test|invalid|localhost)$|[@.]example\.(com|net|org)$/;

/** Placeholders of the site and of the stack's parameters, each with the file that holds it.
 * @param {Record<string, string>} parameters of the stack
 * @returns {Promise<string[]>} */
export async function openPlaceholders(parameters) {
	const { tsImport } = await import('tsx/esm/api');
	const site = await tsImport('../../site/prerender/sources/placeholders.ts', import.meta.url);
	const reserved = Object.entries(parameters).filter(([, text]) => RESERVED.test(text));
	const missing = ['DomainName', 'CertificateArn'].filter((name) => !parameters[name]);
	return [
		...site.placeholders().map((name) => `site/src/${name}`),
		...reserved.map(([name, text]) => `samconfig.toml: ${name}=${text}`),
		...missing.map((name) => `samconfig.toml: ${name} is not set`),
	];
}
