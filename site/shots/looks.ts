import { WIDTHS, windowOf } from '../tests/browser/support/window';

/** What a page is looked at with: a size of the window and a theme. */
export interface Look {
	/** Such as `phone, dark`. */
	readonly name: string;
	readonly viewport: { readonly width: number; readonly height: number };
	readonly theme: 'light' | 'dark';
}

/** Phone and desktop in both themes. */
export const LOOKS: readonly Look[] = (['phone', 'desktop'] as const).flatMap((device) =>
	(['light', 'dark'] as const).map((theme) => ({
		name: `${device}, ${theme}`,
		viewport: windowOf(WIDTHS[device]),
		theme,
	})),
);

/** Name of the file of a page's picture, without its ending. */
export function fileName(path: string, { viewport, theme }: Look): string {
	const page = path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
	return `${page}-${viewport.width}-${theme}`;
}
