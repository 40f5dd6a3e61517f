import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { LOGO_MARK } from '../../src/content/brand.ts';

/** Side lengths in pixels: of a bookmark, the one that iOS asks for, and the two of a web app manifest. */
const BOOKMARK_ICON = 48;
const TOUCH_ICON = 180;
const MANIFEST_ICONS = [192, 512];

/** The favicon, which follows the browser's theme. */
export function favicon(color: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>path{fill:${color}}@media(prefers-color-scheme:dark){path{fill:#85c0f7}}</style><path d="${LOGO_MARK}"/></svg>`;
}

/** A full square, since phones cut their own corners: the mark in white on the brand's colour, with a margin. */
function tile(color: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${color}" d="M0 0h100v100H0z"/><path fill="#fff" transform="translate(21 21) scale(.58)" d="${LOGO_MARK}"/></svg>`;
}

function png(svg: string, width: number): Buffer {
	return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Writes the icon for those who read no page, touch icons, manifest icons and the manifest that names them. */
export function writeIcons(dist: string, { name, themeColor }: { name: string; themeColor: string }): void {
	// Feed readers, link lists and old phones ask for these by name, without reading a page; all of them take a PNG.
	writeFileSync(join(dist, 'favicon.ico'), png(tile(themeColor), BOOKMARK_ICON));
	for (const name of ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png'])
		writeFileSync(join(dist, name), png(tile(themeColor), TOUCH_ICON));
	for (const size of MANIFEST_ICONS) writeFileSync(join(dist, `icon-${size}.png`), png(tile(themeColor), size));
	const manifest = {
		name,
		short_name: name,
		lang: 'de',
		start_url: '/',
		display: 'browser',
		theme_color: themeColor,
		background_color: themeColor,
		icons: MANIFEST_ICONS.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
	};
	writeFileSync(join(dist, 'site.webmanifest'), JSON.stringify(manifest));
}
