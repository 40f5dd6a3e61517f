import type { PageStyle } from './bundle.ts';
import { contentPolicy } from './policy.ts';

/** What every page of one build shares. */
export interface Build {
	readonly lang: string;
	/** The inline loader, minified. */
	readonly loader: string;
	/** Addresses of the files that React comes in. */
	readonly scripts: readonly string[];
	/** Address of what pages look like on paper. */
	readonly print: string;
	/** Address of the preloaded font. */
	readonly font: string;
	/** Address of the icon in the tab. */
	readonly icon: string;
	readonly themeColor: string;
}

/** Tags that React hoists to the start of the markup and that belong into the head. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)/s;

/** Elements without content, as React closes them. Attribute values hold no `>`: React writes it as `&gt;`. */
const CLOSED_VOID_TAG = /(<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^>]*)\/>/g;

/** Splits React's output into the head's tags and the body. */
function splitHead(markup: string): { head: string; body: string } {
	let head = '';
	let body = markup;
	for (let match = HOISTED.exec(body); match; match = HOISTED.exec(body)) {
		head += match[0];
		body = body.slice(match[0].length);
	}
	return { head, body };
}

/** A whole page. The order is the order of need: encoding, what may load and run, font, look, then what is read by machines. */
export function htmlDocument(build: Build, style: PageStyle, markup: string, structuredData: string): string {
	const { head, body } = splitHead(markup.replace(CLOSED_VOID_TAG, '$1>'));
	return `<!doctype html>
<html lang="${build.lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(build.loader, style.css)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="preload" href="${build.font}" as="font" type="font/woff2" crossorigin>
<style>${style.css}</style>
${disabledLinks(style)}<script data-scripts="${build.scripts.join(' ')}">${build.loader}</script>
${head}
<meta name="theme-color" content="${build.themeColor}">
<link rel="icon" href="${build.icon}" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<link rel="stylesheet" href="${build.print}" media="print">
${structuredData}</head>
<body><div id="root">${body}</div></body>
</html>
`;
}

/** Links that make Vite's loader skip a page's stylesheet, which is inline already; disabled, so that the browser fetches nothing. */
function disabledLinks({ files }: PageStyle): string {
	return files.map((file) => `<link rel="stylesheet" href="${file}" disabled>\n`).join('');
}
