// Tells search engines which pages stay out of the index.
// CloudFront does not call it for answers of 400 and above; those are never indexed.
// routes:begin (written by infra/edge/generate.mjs)
const ROBOTS = {
	'/tree/ticketing': 'noindex, nofollow',
	'/tree/payments': 'noindex, nofollow',
	'/tree/partners': 'noindex, nofollow',
	'/signup/asked': 'noindex',
	'/signup/confirmed': 'noindex',
	'/signup/unsubscribed': 'noindex',
};
// routes:end

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
	const response = event.response;
	// The path may be the visitor's or the one that viewer-request rewrote.
	const named = event.request.uri.replace(/\/index\.html$/, '/');
	const other = named.endsWith('/') ? named.slice(0, -1) : `${named}/`;
	const robots = ROBOTS[named] || ROBOTS[other];
	// A stage that nobody may index has said so already (template.yaml).
	if (robots && !response.headers['x-robots-tag']) response.headers['x-robots-tag'] = { value: robots };
	return response;
}
