/**
 * Origin of the analytics host, from `SITE_ANALYTICS_ORIGIN`; empty when none is set up. The build writes it into the
 * pages' code and into the facts that the content security policy is made of, so that both agree.
 */
export function analyticsOrigin(): string {
	const value = process.env.SITE_ANALYTICS_ORIGIN ?? '';
	if (value === '') return '';
	if (!URL.canParse(value) || new URL(value).origin !== value) {
		throw new Error(`SITE_ANALYTICS_ORIGIN is '${value}': set it to an origin such as https://stats.example.org`);
	}
	return value;
}
