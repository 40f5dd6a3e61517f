// Gives each page exactly one address and turns it into the key of its file.
// Redirects go to constants of the table, or to this path on the site itself: no path can send a visitor elsewhere.
// routes:begin (written by infra/edge/generate.mjs)
const PAGES = {
	'/': 1,
	'/pricing/': 1,
	'/help/': 1,
	'/contact': 1,
	'/solutions/': 1,
	'/solutions/ticketing/': 1,
	'/solutions/ticketing/pre-sales/': 1,
	'/solutions/ticketing/printer/': 1,
	'/solutions/ticketing/season-pass/': 1,
	'/solutions/payments/': 1,
	'/solutions/payments/terminals/': 1,
	'/solutions/payments/self-service/': 1,
	'/solutions/payments/pos/': 1,
	'/solutions/analytics/': 1,
	'/solutions/analytics/revenue/': 1,
	'/solutions/analytics/reports/': 1,
	'/solutions/analytics/data/': 1,
	'/devices/': 1,
	'/devices/ticketing/': 1,
	'/devices/self-service/': 1,
	'/devices/pos/': 1,
	'/devices/payments/': 1,
	'/devices/accessories/': 1,
	'/ecosystem/': 1,
	'/ecosystem/clubs/': 1,
	'/ecosystem/sponsors/': 1,
	'/ecosystem/government/': 1,
	'/tools/': 1,
	'/tools/matchday/': 1,
	'/tools/cards/': 1,
	'/tools/costs/': 1,
	'/tools/queue/': 1,
	'/tools/board/': 1,
	'/company/about-us': 1,
	'/company/brand': 1,
	'/tree/': 1,
	'/tree/ticketing': 1,
	'/tree/payments': 1,
	'/tree/partners': 1,
	'/legal/terms': 1,
	'/legal/privacy': 1,
	'/legal/imprint': 1,
	'/legal/accessibility': 1,
	'/signup/asked': 1,
	'/signup/confirmed': 1,
	'/signup/unsubscribed': 1,
};
const REDIRECTS = {
	'/preise': { to: '/pricing/', robots: '' },
	'/hilfe': { to: '/help/', robots: '' },
	'/faq': { to: '/help/', robots: '' },
	'/kontakt': { to: '/contact', robots: '' },
	'/company/': { to: '/company/about-us', robots: 'noindex' },
	'/tools/devices/': { to: '/devices/', robots: '' },
	'/ueber-uns': { to: '/company/about-us', robots: '' },
	'/about': { to: '/company/about-us', robots: '' },
	'/geraete': { to: '/devices/', robots: '' },
	'/loesungen': { to: '/solutions/', robots: '' },
	'/vereine': { to: '/ecosystem/clubs/', robots: '' },
	'/datenschutzerklaerung': { to: '/legal/privacy', robots: '' },
	'/agb': { to: '/legal/terms', robots: '' },
	'/terms': { to: '/legal/terms', robots: '' },
	'/datenschutz': { to: '/legal/privacy', robots: '' },
	'/privacy': { to: '/legal/privacy', robots: '' },
	'/impressum': { to: '/legal/imprint', robots: '' },
	'/imprint': { to: '/legal/imprint', robots: '' },
	'/barrierefreiheit': { to: '/legal/accessibility', robots: '' },
};
// routes:end

// Both are the stack's: the site's own name, and another one that leads to it.
const NAME = '${DomainName}';
const OTHER_NAME = '${AlternateDomainName}';

// No key of the bucket ends in a slash.
const NO_FILE = '/404/';
// The mark of a fragment, as gateways for mail encode it, some of them twice.
const MARK = /%(25)*23/i;
// What the tools write behind it (site/src/workbench/state.ts): in a query anything else may be meant as it is.
const MARK_OF_TOOLS = /%(25)*23\d(\.|%(25)*2e)[\w-]/i;

// Punctuation that a sentence leaves behind an address, beyond ASCII percent-encoded. At most nine: without a limit the search could take long.
const MARKS_OF_A_SENTENCE =
	/([\s.,;:!?"'`*_~|=&+<>()[\]{}/-]|&[a-z]+;|%c2%(a0|ab|bb)|%e2%8[01]%[89ab][0-9a-f]|%ef%bb%bf){1,9}$/;
// Umlauts in UTF-8, as one character or as a letter with dots behind it, and how names spell them.
const UMLAUTS = [
	[/%c3%[8a]4/g, 'ae'],
	[/%c3%[9b]6/g, 'oe'],
	[/%c3%[9b]c/g, 'ue'],
	[/%c3%9f/g, 'ss'],
	[/%cc%88/g, 'e'],
];

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
	const request = event.request;
	const query = request.rawQueryString();
	const inPath = split(request.uri, MARK);
	const inQuery = split(query === undefined ? '' : query, MARK_OF_TOOLS);
	const fragment = inPath.fragment || inQuery.fragment;
	const search = query === undefined || (inQuery.fragment && !inQuery.rest) ? '' : `?${inQuery.rest}`;
	const behind = search + fragment;
	const site = request.headers.host.value === OTHER_NAME ? `https://${NAME}` : '';

	const path = tidied(inPath.rest);
	const name = UMLAUTS.reduce(inAscii, path.toLowerCase())
		.replace(MARKS_OF_A_SENTENCE, '')
		.replace(/(\/index|\b)\.(html?|php)$/, '');

	const redirect = REDIRECTS[`${name}/`] || REDIRECTS[name];
	if (redirect) return moved(site + redirect.to + behind, redirect.robots);

	const page = PAGES[`${name}/`] ? `${name}/` : PAGES[name] ? name : '';
	if (page && (site || fragment || page !== request.uri)) return moved(site + page + behind, '');
	if (site) return moved(site + request.uri + (query === undefined ? '' : `?${query}`), '');
	if (page) request.uri = page.endsWith('/') ? `${page}index.html` : `${page}/index.html`;
	// The bucket decodes paths, so a file would answer to many; 404.html is in there too and would answer 200.
	else if (path !== request.uri || path.endsWith('.html')) request.uri = NO_FILE;
	return request;
}

// The text before a mark, and the fragment behind it as far as a header can hold it.
function split(text, mark) {
	const at = text.search(mark);
	const behind = at < 0 ? '' : text.slice(at).replace(MARK, '');
	const fragment = behind.match(/^[\w.%-]*/)[0];
	return fragment ? { rest: text.slice(0, at), fragment: `#${fragment}` } : { rest: text, fragment: '' };
}

// The path as a visitor means it, without a slash at its end. The uri comes as it was sent, percent signs and all.
function tidied(uri) {
	// Names here are ASCII, of one byte a character: decoding only these never throws.
	const decoded = uri.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
	return decoded.split(/[/\\]/).reduce(below, '');
}

function inAscii(name, umlaut) {
	return name.replace(umlaut[0], umlaut[1]);
}

function below(folder, name) {
	if (name === '' || name === '.') return folder;
	return name === '..' ? folder.slice(0, folder.lastIndexOf('/')) : `${folder}/${name}`;
}

function moved(target, robots) {
	const headers = { location: { value: target } };
	if (robots) headers['x-robots-tag'] = { value: robots };
	return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
}
