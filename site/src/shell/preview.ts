/** The size that link previews are shown at, in pixels. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Address of a page's link-preview picture. */
export function previewOf(path: string): string {
	const name = path.replace(/^\/|\/$/g, '').replace(/\//g, '-') || 'home';
	return `/previews/${name}.png`;
}
