import { brand } from './brand.ts';

/** Versions of the logo, in the order of the brand page. */
export const logoVariants = ['primary', 'reversed', 'mono', 'mark'] as const;

export type LogoVariant = (typeof logoVariants)[number];

/** Formats that each version comes in. */
export const logoFormats = ['svg', 'png'] as const;

/** Where the build puts the brand's files (`prerender/assets/brand-kit.ts`) and the brand page finds them. */
export const BRAND_FOLDER = '/brand';

/** File name of a logo. */
export function logoFile(variant: LogoVariant, format: (typeof logoFormats)[number]): string {
	return `${brand.name}-${variant === 'mark' ? variant : `logo-${variant}`}.${format}`;
}

/** File name of the archive with everything in it. */
export const KIT_FILE = `${brand.name}-brand-kit.zip`;

/** Width and height of the drawings in units of their own, rounded: mark and name, and the mark alone. */
export const LOCKUP_SIZE = { width: 358, height: 97 };
export const MARK_SIZE = { width: 92, height: 84 };
