/**
 * A CloudFront ResponseHeadersPolicy, applied to Node's headers.
 */

/** A function that changes an answer's headers (lower-case names) as this policy says.
 * @param {Record<string, any>} config ResponseHeadersPolicyConfig with references resolved
 * @returns {(headers: Record<string, string | string[]>) => void} */
export function responsePolicy(config) {
	const removed = (config.RemoveHeadersConfig?.Items ?? []).map((item) => item.Header.toLowerCase());
	const added = [
		...securityHeaders(config.SecurityHeadersConfig ?? {}),
		...(config.CustomHeadersConfig?.Items ?? []).map((item) => [item.Header, item.Value, item.Override]),
	].map(([name, value, override]) => [name.toLowerCase(), value, override]);

	return (headers) => {
		for (const name of removed) delete headers[name];
		for (const [name, value, override] of added) {
			if (override || headers[name] === undefined) headers[name] = value;
		}
	};
}

function securityHeaders(config) {
	const known = {
		ContentSecurityPolicy: (part) => ['Content-Security-Policy', part.ContentSecurityPolicy],
		StrictTransportSecurity: (part) => ['Strict-Transport-Security', transportSecurity(part)],
		ContentTypeOptions: () => ['X-Content-Type-Options', 'nosniff'],
		ReferrerPolicy: (part) => ['Referrer-Policy', part.ReferrerPolicy],
	};
	return Object.entries(config).map(([key, part]) => {
		if (!known[key]) throw new Error(`The local edge does not know ${key} of a response headers policy.`);
		return [...known[key](part), part.Override];
	});
}

function transportSecurity(part) {
	const words = [`max-age=${part.AccessControlMaxAgeSec}`];
	if (part.IncludeSubdomains) words.push('includeSubDomains');
	if (part.Preload) words.push('preload');
	return words.join('; ');
}
