import { brand } from './brand.ts';

/** What the drawn QR codes say when somebody scans them: this site's home page, or its name. Short, so that the modules are large. */
export const qrTexts = {
	site: `${brand.origin.url}/`,
	/** In capitals, which take fewer modules. */
	sample: `MUSTER ${new URL(brand.origin.url).hostname.toUpperCase()}`,
} as const;

export type QrName = keyof typeof qrTexts;
