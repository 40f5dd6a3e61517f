/** Address of a page's link-preview picture. */
export function previewOf(path: string): string {
	const name = path.replace(/^\/|\/$/g, '').replace(/\//g, '-') || 'home';
	return `/previews/${name}.png`;
}
